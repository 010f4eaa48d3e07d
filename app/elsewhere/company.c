/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/company-private.h"

#include <glib/gi18n-lib.h>

#include <string.h>

#include "elsewhere/awaited.h"
#include "elsewhere/take-over.h"

G_DEFINE_FINAL_TYPE (CanastaCompany, canasta_company, G_TYPE_OBJECT)

/* What is asked of it. */

/* The table that is open here, or %NULL. */
CanastaHost *
canasta_company_get_host (CanastaCompany *self)
{
  return self->hosting ? canasta_hosting_get_host (self->hosting) : NULL;
}

/* The visit at somebody else's table, or %NULL. */
CanastaVisit *
canasta_company_get_visit (CanastaCompany *self)
{
  return self->visiting ? canasta_visiting_get_visit (self->visiting) : NULL;
}

/* How the last visit ended, in a sentence, until there is another one; or %NULL. */
const char *
canasta_company_get_sentence (CanastaCompany *self)
{
  return self->sentence;
}

/* Where the person sits at the table, or %CANASTA_NO_SEAT. */
guint
canasta_company_get_seat (CanastaCompany *self)
{
  if (self->visiting)
    return canasta_visit_get_seat (canasta_visiting_get_visit (self->visiting));
  return self->hosting ? canasta_hosting_get_person (self->hosting) : CANASTA_NO_SEAT;
}

/* What is to be played, or %NULL before that is known. */
CanastaTable *
canasta_company_get_table (CanastaCompany *self)
{
  if (self->visiting)
    return canasta_visit_get_table (canasta_visiting_get_visit (self->visiting));
  return self->hosting ? canasta_host_get_table (canasta_company_get_host (self)) : NULL;
}

/* What is played, or %NULL before the first deal. */
CanastaSession *
canasta_company_get_session (CanastaCompany *self)
{
  return self->session;
}

/* The table as everybody at it sees it, or NULL; @message holds the own one. */
static const CanastaTableSeen *
see_table (CanastaCompany *self, CanastaMessage *message)
{
  if (self->visiting)
    return canasta_visit_get_seen (canasta_visiting_get_visit (self->visiting));
  if (!self->hosting)
    return NULL;
  canasta_host_describe (canasta_company_get_host (self), message);
  return &message->table;
}

static CanastaMatch *
get_match (CanastaCompany *self)
{
  return self->session ? canasta_session_get_match (self->session) : NULL;
}

/**
 * canasta_company_describe_awaited:
 * @self: who the person plays with
 *
 * Returns: (transfer full) (nullable): for whom the table waits, and why; see
 *   canasta_awaited_describe()
 */
char *
canasta_company_describe_awaited (CanastaCompany *self)
{
  g_auto (CanastaMessage) message = { 0 };

  if (self->visiting)
    return canasta_visiting_describe_awaited (self->visiting, get_match (self));
  return self->hosting ? canasta_awaited_describe (see_table (self, &message),
                                                   canasta_company_get_seat (self), get_match (self))
                       : NULL;
}

/**
 * canasta_company_explain_clock:
 * @self: who the person plays with
 *
 * Returns: (transfer full) (nullable): what is to be known of the clock; see
 *   canasta_awaited_explain_clock()
 */
char *
canasta_company_explain_clock (CanastaCompany *self)
{
  g_auto (CanastaMessage) message = { 0 };

  return canasta_awaited_explain_clock (see_table (self, &message), get_match (self));
}

/**
 * canasta_company_is_complete:
 * @self: who the person plays with
 *
 * Returns: whether everybody is there and ready, so that a round is being dealt
 */
gboolean
canasta_company_is_complete (CanastaCompany *self)
{
  g_auto (CanastaMessage) message = { 0 };
  const CanastaTableSeen *table = see_table (self, &message);

  return table && canasta_awaited_is_over (table);
}

/* What is told. */

static void
tell (CanastaCompany *self, const char *sentence)
{
  g_signal_emit_by_name (self, "told", sentence);
}

static void
note (CanastaCompany *self, const char *sentence)
{
  if (sentence)
    g_signal_emit_by_name (self, "noted", sentence);
}

/* What the person is called at a table where they look on, or NULL. */
static const char *
get_onlooker (CanastaCompany *self)
{
  CanastaVisit *visit = canasta_company_get_visit (self);

  return visit && canasta_visit_is_looking (visit) ? canasta_visit_get_name (visit) : NULL;
}

static void
note_news (CanastaCompany *self)
{
  guint seat = canasta_company_get_seat (self);
  g_auto (CanastaMessage) message = { 0 };
  const CanastaTableSeen *table = see_table (self, &message);
  g_autofree char *news = NULL;

  if (table)
    news = canasta_table_news_tell (self->news, table, seat, get_onlooker (self),
                                    self->visiting && canasta_visiting_is_lost (self->visiting));
  note (self, news);
}

/* The game itself says for whom it waits. */
static void
tell_change (CanastaCompany *self)
{
  g_autofree char *awaited = canasta_company_describe_awaited (self);

  note_news (self);
  if (self->session)
    canasta_others_set_awaited (canasta_session_get_others (self->session), awaited);
  g_signal_emit_by_name (self, "changed");
}

/* The clock. */

static void
show_clock (CanastaCompany *self)
{
  if (self->session)
    canasta_others_set_clock (canasta_session_get_others (self->session),
                              canasta_clock_seen_get (self->clock));
}

static void
take_clock (CanastaCompany *self, CanastaClockSeen *clock)
{
  self->clock = g_object_ref (clock);
  g_signal_connect_swapped (clock, "changed", G_CALLBACK (show_clock), self);
  g_signal_connect_swapped (clock, "told", G_CALLBACK (tell), self);
}

static void
drop_clock (CanastaCompany *self)
{
  g_signal_handlers_disconnect_by_data (self->clock, self);
  g_clear_object (&self->clock);
}

/* The match. */

/* Nobody it was played with has anything to do with it any more. */
static void
drop_session (CanastaCompany *self)
{
  CanastaTableClock clock;

  if (!self->session)
    return;
  canasta_table_clock_set (&clock, 0);
  g_signal_handlers_disconnect_by_data (self->session, self);
  canasta_others_set_awaited (canasta_session_get_others (self->session), NULL);
  canasta_others_set_clock (canasta_session_get_others (self->session), &clock);
  g_clear_object (&self->session);
  self->round = 0;
}

static gboolean
is_over (CanastaCompany *self)
{
  return self->session
         && canasta_match_get_stage (canasta_session_get_match (self->session))
              == CANASTA_STAGE_MATCH_OVER;
}

static void
session_changed_cb (CanastaCompany *self)
{
  CanastaMatch *match = canasta_session_get_match (self->session);

  if (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING
      && canasta_match_get_round (match) != self->round)
    {
      self->round = canasta_match_get_round (match);
      g_signal_emit_by_name (self, "began");
    }
  if (self->visiting)
    canasta_visiting_keep_match (self->visiting);
  tell_change (self);
}

static void
take_session (CanastaCompany *self, CanastaSession *session)
{
  if (session == self->session)
    return;
  drop_session (self);
  self->session = g_object_ref (session);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (session_changed_cb), self);
  show_clock (self);
  canasta_matches_play (self->matches, session);
  session_changed_cb (self);
}

/* Whoever begins to play something else leaves those whom they played with. */
static void
matches_changed_cb (CanastaCompany *self)
{
  if (self->session && canasta_matches_get_session (self->matches) != self->session)
    canasta_company_leave (self);
}

/* What people say. */

static void
remarked_cb (CanastaCompany *self, guint seat, CanastaRemark remark)
{
  if (self->session)
    canasta_others_note_remark (canasta_session_get_others (self->session), seat,
                                canasta_talk_describe (remark));
  g_signal_emit_by_name (self, "remarked", seat, remark);
}

/* What is said at the table the person is at, or %NULL. */
CanastaTalk *
canasta_company_get_talk (CanastaCompany *self)
{
  return self->talk;
}

/* Takes it. */
static void
take_talk (CanastaCompany *self, CanastaTalk *talk)
{
  self->talk = talk;
  g_signal_connect_swapped (talk, "remarked", G_CALLBACK (remarked_cb), self);
  g_signal_connect_swapped (talk, "told", G_CALLBACK (tell), self);
}

static void
drop_talk (CanastaCompany *self)
{
  g_signal_handlers_disconnect_by_data (self->talk, self);
  g_clear_object (&self->talk);
}

/* The table that the person is at. */

static void
take_table (CanastaCompany *self, CanastaClockSeen *clock, CanastaTalk *talk)
{
  self->news = canasta_table_news_new ();
  take_clock (self, clock);
  take_talk (self, talk);
}

static void
drop_table (CanastaCompany *self)
{
  drop_clock (self);
  drop_talk (self);
  g_clear_pointer (&self->news, canasta_table_news_free);
}

/* The table that is open here. */

static void
dealt_cb (CanastaCompany *self)
{
  take_session (self, canasta_host_get_session (canasta_company_get_host (self)));
}

static void let_go_cb (CanastaCompany *self, const char *sentence);

static void
take_hosting (CanastaCompany *self, CanastaHosting *hosting)
{
  self->hosting = hosting;
  take_table (self, canasta_hosting_get_clock (hosting),
              canasta_talk_new_at_host (canasta_hosting_get_host (hosting),
                                        canasta_hosting_get_person (hosting), self->data_folder));
  g_signal_connect_swapped (hosting, "changed", G_CALLBACK (tell_change), self);
  g_signal_connect_swapped (hosting, "told", G_CALLBACK (tell), self);
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
  drop_table (self);
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
  note (self, _("The table is open."));
  tell_change (self);
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
    tell (self, notice->sentence);
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
  drop_table (self);
}

/* That it moves. */

/* The table goes on elsewhere, or here, or its host is gone: nobody is told goodbye, and the seat stays the
 * person's there. */
static void
part (CanastaCompany *self)
{
  g_autoptr (CanastaSession) session = self->session ? g_object_ref (self->session) : NULL;

  drop_session (self);
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
  tell_change (self);
  tell (self, sentence);
}

/* It goes on here, where its host was somebody else. */
static void
go_on_in_place (CanastaCompany *self, CanastaHosting *hosting, const CanastaNotice *notice,
                const char *sentence)
{
  part (self);
  /* The page about it is shown before there is a match, which would cover it. */
  tell_change (self);
  take_hosting (self, hosting);
  go_on (self, notice);
  tell (self, sentence);
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
  note (self, canasta_opening_meet (self->opening));
}

static void
visit_began_cb (CanastaCompany *self)
{
  take_session (self, canasta_visit_get_session (canasta_company_get_visit (self)));
}

/* A match that is over can be looked at for as long as one likes. */
static void
visit_over_cb (CanastaCompany *self, const char *sentence)
{
  g_autoptr (CanastaSession) session = self->session ? g_object_ref (self->session) : NULL;
  gboolean was_over = is_over (self);

  self->sentence = g_strdup (sentence);
  drop_session (self);
  drop_visiting (self);
  if (session && !was_over && canasta_matches_get_session (self->matches) == session)
    canasta_matches_leave (self->matches);
  if (self->sentence)
    tell (self, self->sentence);
  tell_change (self);
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
  g_signal_connect_swapped (self->opening, "changed", G_CALLBACK (tell_change), self);
  g_signal_connect_swapped (self->opening, "told", G_CALLBACK (tell), self);
  visit = canasta_visiting_get_visit (self->visiting);
  take_table (self, canasta_visit_get_clock (visit),
              canasta_talk_new_at_visit (visit, invitation, self->data_folder));
  g_signal_connect_swapped (self->visiting, "changed", G_CALLBACK (meet_heir_cb), self);
  g_signal_connect_swapped (self->visiting, "changed", G_CALLBACK (tell_change), self);
  g_signal_connect_swapped (self->visiting, "began", G_CALLBACK (visit_began_cb), self);
  g_signal_connect_swapped (self->visiting, "told", G_CALLBACK (tell), self);
  g_signal_connect_swapped (self->visiting, "to-follow", G_CALLBACK (send_on_cb), self);
  g_signal_connect_swapped (self->visiting, "ended", G_CALLBACK (visit_over_cb), self);
  canasta_visiting_start (self->visiting);
  tell_change (self);
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
    tell (self, error->message);
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
  note (self, canasta_opening_describe (self->opening));
  tell_change (self);
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

  drop_session (self);
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
  tell_change (self);
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
  drop_session (self);
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
