/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/company-private.h"

#include <glib/gi18n-lib.h>

#include <string.h>

#include "elsewhere/take-over.h"

G_DEFINE_FINAL_TYPE (CanastaCompany, canasta_company, G_TYPE_OBJECT)

/* The table that is open here. */

static void
dealt_cb (CanastaCompany *self)
{
  canasta_company_take_session (self, canasta_host_get_session (canasta_company_get_host (self)));
}

static void let_go_cb (CanastaCompany *self, const char *sentence);

static void
take_hosting (CanastaCompany *self, CanastaHosting *hosting)
{
  self->hosting = hosting;
  canasta_company_take_table (self, canasta_hosting_get_clock (hosting),
                              canasta_talk_new_at_host (canasta_hosting_get_host (hosting),
                                                        canasta_hosting_get_person (hosting),
                                                        self->data_folder));
  g_signal_connect_swapped (hosting, "changed", G_CALLBACK (canasta_company_tell_change), self);
  g_signal_connect_swapped (hosting, "told", G_CALLBACK (canasta_company_tell), self);
  g_signal_connect_swapped (hosting, "moved", G_CALLBACK (let_go_cb), self);
  g_signal_connect_object (canasta_hosting_get_host (hosting), "dealt", G_CALLBACK (dealt_cb),
                           self, G_CONNECT_SWAPPED);
}

static void
drop_hosting (CanastaCompany *self)
{
  g_signal_handlers_disconnect_by_data (canasta_company_get_host (self), self);
  g_signal_handlers_disconnect_by_data (self->hosting, self);
  g_clear_object (&self->hosting);
  canasta_company_drop_table (self);
}

/* Nobody else is sent on to where the table moved that was open here before: this is another one. */
static void
finish_moved (CanastaCompany *self)
{
  if (!self->moved)
    return;
  canasta_hosting_finish (self->moved);
  g_clear_object (&self->moved);
  g_clear_pointer (&self->sentence, g_free);
}

static void
note_open (CanastaCompany *self)
{
  canasta_company_note (self, _("The table is open."));
  canasta_company_tell_change (self);
}

/**
 * canasta_company_open:
 * @self: who the person plays with: nobody elsewhere
 * @setup: what is to be played
 * @error: where to say what is missing
 *
 * Opens a table, to which people elsewhere can come.
 *
 * Returns: whether it is open
 */
gboolean
canasta_company_open (CanastaCompany *self, const CanastaSetup *setup, GError **error)
{
  CanastaHosting *hosting;

  g_return_val_if_fail (!self->hosting, FALSE);

  finish_moved (self);
  hosting = canasta_hosting_new (self->matches, self->data_folder, setup, error);
  if (!hosting)
    return FALSE;
  take_hosting (self, hosting);
  note_open (self);
  return TRUE;
}

/* The match of a table that was open before, or visited, goes on. */
static void
go_on (CanastaCompany *self, const CanastaNotice *notice)
{
  if (canasta_host_get_session (canasta_hosting_get_host (self->hosting)))
    {
      dealt_cb (self);
      canasta_session_start (self->session);
    }
  note_open (self);
  if (notice)
    canasta_company_tell (self, notice->sentence);
}

/**
 * canasta_company_open_again:
 * @self: who the person plays with: nobody elsewhere
 * @error: where to say what is missing
 *
 * Opens the table again that was open last, whose guests have their seats by their tickets. A
 * match that was not over goes on.
 *
 * Returns: whether it is open
 */
gboolean
canasta_company_open_again (CanastaCompany *self, GError **error)
{
  g_autoptr (CanastaNotice) notice = NULL;
  CanastaHosting *hosting;

  g_return_val_if_fail (!self->hosting, FALSE);

  finish_moved (self);
  hosting = canasta_hosting_new_again (self->matches, self->data_folder, &notice, error);
  if (!hosting)
    return FALSE;
  take_hosting (self, hosting);
  go_on (self, notice);
  return TRUE;
}

/* The visit at somebody else's table. */

static void
drop_visiting (CanastaCompany *self)
{
  g_signal_handlers_disconnect_by_data (self->opening, self);
  canasta_opening_give_up (self->opening);
  g_clear_object (&self->opening);
  g_signal_handlers_disconnect_by_data (self->visiting, self);
  g_clear_object (&self->visiting);
  canasta_company_drop_table (self);
}

/* That it moves. */

/* The table goes on elsewhere, or here, or its host is gone: nobody is told goodbye, and the seat stays the
 * person's there. */
static void
part (CanastaCompany *self)
{
  g_autoptr (CanastaSession) session = self->session ? g_object_ref (self->session) : NULL;

  canasta_company_drop_session (self);
  if (self->hosting)
    drop_hosting (self);
  if (self->visiting)
    drop_visiting (self);
  if (session && canasta_matches_get_session (self->matches) == session)
    canasta_matches_leave (self->matches);
  g_clear_pointer (&self->sentence, g_free);
}

/* Somebody else has the table from now on that was open here. The person may go there, where their seat
 * is kept for them. */
static void
let_go_cb (CanastaCompany *self, const char *sentence)
{
  g_autoptr (CanastaHosting) hosting = g_object_ref (self->hosting);

  part (self);
  g_set_object (&self->moved, hosting);
  self->sentence = g_strdup (sentence);
  canasta_company_tell_change (self);
  canasta_company_tell (self, sentence);
}

/* It goes on here, where its host was somebody else. */
static void
go_on_in_place (CanastaCompany *self, CanastaHosting *hosting, const CanastaNotice *notice,
                const char *sentence)
{
  part (self);
  /* The page about it is shown before there is a match, which would cover it. */
  canasta_company_tell_change (self);
  take_hosting (self, hosting);
  go_on (self, notice);
  canasta_company_tell (self, sentence);
}

/* Its host has told the others so, or one of them has come. */
static void
go_on_here (CanastaCompany *self)
{
  g_autoptr (CanastaNotice) notice = NULL;
  CanastaHosting *hosting = canasta_opening_take (self->opening, &notice);

  go_on_in_place (self, hosting, notice,
                  _("The table goes on here, and the others are told. The deal that was begun is dealt "
                    "anew."));
}

static void
meet_heir_cb (CanastaCompany *self)
{
  canasta_company_note (self, canasta_opening_meet (self->opening));
}

static void
visit_began_cb (CanastaCompany *self)
{
  canasta_company_take_session (self, canasta_visit_get_session (canasta_company_get_visit (self)));
}

static gboolean
is_over (CanastaCompany *self)
{
  return self->session
         && canasta_match_get_stage (canasta_session_get_match (self->session))
              == CANASTA_STAGE_MATCH_OVER;
}

/* A match that is over can be looked at for as long as one likes. */
static void
visit_over_cb (CanastaCompany *self, const char *sentence)
{
  g_autoptr (CanastaSession) session = self->session ? g_object_ref (self->session) : NULL;
  gboolean was_over = is_over (self);

  self->sentence = g_strdup (sentence);
  canasta_company_drop_session (self);
  drop_visiting (self);
  if (session && !was_over && canasta_matches_get_session (self->matches) == session)
    canasta_matches_leave (self->matches);
  if (self->sentence)
    canasta_company_tell (self, self->sentence);
  canasta_company_tell_change (self);
}

static void send_on_cb (CanastaCompany *self, const char *text);

/* @origin: (nullable): the match that is to go on there, where the host of before has sent the person */
static void
visit_table (CanastaCompany *self, const CanastaInvitation *invitation, const char *name,
             gboolean looks_on, const guint8 *origin)
{
  CanastaVisit *visit;

  g_clear_pointer (&self->sentence, g_free);
  g_clear_object (&self->moved);
  self->visiting =
    canasta_visiting_new (self->matches, self->data_folder, invitation, name, looks_on);
  if (origin)
    canasta_visiting_expect (self->visiting, origin);
  self->opening = canasta_opening_new (self->matches, self->data_folder, self->visiting);
  g_signal_connect_swapped (self->opening, "reached", G_CALLBACK (go_on_here), self);
  g_signal_connect_swapped (self->opening, "changed", G_CALLBACK (canasta_company_tell_change),
                            self);
  g_signal_connect_swapped (self->opening, "told", G_CALLBACK (canasta_company_tell), self);
  visit = canasta_visiting_get_visit (self->visiting);
  canasta_company_take_table (self, canasta_visit_get_clock (visit),
                              canasta_talk_new_at_visit (visit, invitation, self->data_folder));
  g_signal_connect_swapped (self->visiting, "changed", G_CALLBACK (meet_heir_cb), self);
  g_signal_connect_swapped (self->visiting, "changed", G_CALLBACK (canasta_company_tell_change),
                            self);
  g_signal_connect_swapped (self->visiting, "began", G_CALLBACK (visit_began_cb), self);
  g_signal_connect_swapped (self->visiting, "told", G_CALLBACK (canasta_company_tell), self);
  g_signal_connect_swapped (self->visiting, "to-follow", G_CALLBACK (send_on_cb), self);
  g_signal_connect_swapped (self->visiting, "ended", G_CALLBACK (visit_over_cb), self);
  canasta_visiting_start (self->visiting);
  canasta_company_tell_change (self);
}

/* The host has handed the table over: to the person, or to somebody else. */
static void
send_on_cb (CanastaCompany *self, const char *text)
{
  CanastaVisit *visit = canasta_company_get_visit (self);
  g_autofree char *name = g_strdup (canasta_visit_get_name (visit));
  gboolean looks_on = canasta_visit_wants_to_look (visit);
  g_auto (CanastaInvitation) invitation = { 0 };
  g_autoptr (GError) error = NULL;
  guint8 origin[16];

  if (canasta_opening_leads_here (self->opening, text))
    {
      go_on_here (self);
      return;
    }
  if (!canasta_invitation_read (&invitation, text, &error))
    {
      visit_over_cb (self, error->message);
      return;
    }
  memcpy (origin, canasta_visit_get_origin (visit), sizeof origin);
  part (self);
  visit_table (self, &invitation, name, looks_on, origin);
}

/**
 * canasta_company_join:
 * @self: who the person plays with
 * @invitation: where a table is
 * @name: what the person is called there
 * @looks_on: whether they look on there, and want no seat
 *
 * Goes to somebody else's table, and leaves that where the person was.
 */
void
canasta_company_join (CanastaCompany *self, const CanastaInvitation *invitation, const char *name,
                      gboolean looks_on)
{
  canasta_company_leave (self);
  visit_table (self, invitation, name, looks_on, NULL);
}

/* Where it moves. */

/**
 * canasta_company_follow:
 * @self: who the person plays with: nobody, and a table of their own moved
 * @name: which of those at this computer goes
 *
 * They go where it is, and have their seat there. Who was away is sent on all the same.
 */
void
canasta_company_follow (CanastaCompany *self, const char *name)
{
  g_autoptr (CanastaHosting) moved = g_object_ref (self->moved);
  CanastaHost *host = canasta_hosting_get_host (moved);
  g_auto (CanastaInvitation) invitation = { 0 };
  g_autoptr (GError) error = NULL;

  if (canasta_invitation_read (&invitation, canasta_hosting_get_moved (moved), &error))
    visit_table (self, &invitation, name, FALSE, canasta_host_get_origin (host));
  else
    canasta_company_tell (self, error->message);
}

/**
 * canasta_company_inherit:
 * @self: who the person plays with, as a guest whom the host asks to go on with the table
 * @error: where to say what is missing
 *
 * Opens the table here. It goes on here once the host reaches it.
 *
 * Returns: whether it is open
 */
gboolean
canasta_company_inherit (CanastaCompany *self, GError **error)
{
  if (!canasta_opening_open (self->opening, self->outer, error))
    return FALSE;
  canasta_company_note (self, canasta_opening_describe (self->opening));
  canasta_company_tell_change (self);
  return TRUE;
}

/**
 * canasta_company_take_over:
 * @self: who the person plays with: nobody, or as a guest whose host is gone
 * @error: where to say what is missing
 *
 * Goes on with the table where the person is a guest, or was last, in the place of its host.
 *
 * Returns: whether it is open here
 */
gboolean
canasta_company_take_over (CanastaCompany *self, GError **error)
{
  g_autofree char *path =
    self->visiting ? g_strdup (canasta_visiting_get_kept (self->visiting))
                   : canasta_take_over_find_last (self->data_folder);
  g_autoptr (CanastaNotice) notice = NULL;
  CanastaHosting *hosting;

  g_return_val_if_fail (!self->hosting && path, FALSE);

  if (self->opening)
    canasta_opening_give_up (self->opening);
  finish_moved (self);
  hosting = canasta_hosting_new_in_place (self->matches, self->data_folder, path, &notice, error);
  if (!hosting)
    return FALSE;
  canasta_hosting_take (hosting);
  go_on_in_place (self, hosting, notice,
                  _("The table goes on here. Send the others the invitation: each has their seat by it."));
  return TRUE;
}

/* The end. */

/**
 * canasta_company_leave:
 * @self: who the person plays with
 *
 * Closes the table that is open here, where whoever sits there is told; or leaves that of
 * somebody else for good.
 */
void
canasta_company_leave (CanastaCompany *self)
{
  g_autoptr (CanastaSession) session = self->session ? g_object_ref (self->session) : NULL;

  canasta_company_drop_session (self);
  if (self->hosting)
    {
      canasta_hosting_close (self->hosting);
      drop_hosting (self);
    }
  if (self->visiting)
    {
      canasta_visiting_leave (self->visiting);
      drop_visiting (self);
    }
  if (session && canasta_matches_get_session (self->matches) == session)
    canasta_matches_leave (self->matches);
  canasta_company_tell_change (self);
}

/**
 * canasta_company_finish:
 * @self: who the person plays with
 *
 * The program ends; does not return before whoever is to know it does. A seat at somebody
 * else's table stays the person's, who may come back to it.
 */
void
canasta_company_finish (CanastaCompany *self)
{
  canasta_company_drop_session (self);
  if (self->hosting)
    {
      canasta_hosting_finish (self->hosting);
      drop_hosting (self);
    }
  if (self->visiting)
    drop_visiting (self);
  finish_moved (self);
}

/* The object. */

/* Whoever begins to play something else leaves those whom they played with. */
static void
matches_changed_cb (CanastaCompany *self)
{
  if (self->session && canasta_matches_get_session (self->matches) != self->session)
    canasta_company_leave (self);
}

/**
 * canasta_company_new:
 * @matches: the matches, one of which may be played with others
 * @data_folder: (nullable): where everything of the person is kept
 *
 * Returns: (transfer full): nobody elsewhere yet
 */
CanastaCompany *
canasta_company_new (CanastaMatches *matches, const char *data_folder)
{
  CanastaCompany *self = g_object_new (CANASTA_TYPE_COMPANY, NULL);

  self->matches = g_object_ref (matches);
  self->data_folder = g_strdup (data_folder);
  g_signal_connect_object (matches, "session-changed", G_CALLBACK (matches_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

static void
canasta_company_dispose (GObject *object)
{
  CanastaCompany *self = CANASTA_COMPANY (object);

  canasta_company_finish (self);
  g_clear_object (&self->matches);
  g_clear_pointer (&self->data_folder, g_free);
  g_clear_pointer (&self->outer, g_free);
  g_clear_pointer (&self->sentence, g_free);
  G_OBJECT_CLASS (canasta_company_parent_class)->dispose (object);
}

static void
canasta_company_class_init (CanastaCompanyClass *class)
{
  GType type = G_TYPE_FROM_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_company_dispose;

  g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("began", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("remarked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                G_TYPE_UINT, G_TYPE_INT);
  g_signal_new ("told", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("noted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
}

static void
canasta_company_init (CanastaCompany *self)
{
}
