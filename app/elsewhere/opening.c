/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/opening.h"

#include <glib/gi18n-lib.h>

struct _CanastaOpening
{
  GObject parent_instance;

  CanastaMatches *matches;
  char *data_folder;            /* or NULL */
  CanastaVisiting *visiting;
  gboolean is_heir;             /* the person is, as was told */
  gboolean asks_router;         /* they want the router to be asked */
  CanastaHosting *hosting;      /* where it is open here, or NULL, … */
  char *outer;                  /* … behind what router, or NULL, … */
  char *invitation;             /* … by what, or NULL before the host is told, … */
  CanastaNotice *notice;        /* … and what is to be told of its match, or NULL */
};

G_DEFINE_FINAL_TYPE (CanastaOpening, canasta_opening, G_TYPE_OBJECT)

static void
canasta_opening_dispose (GObject *object)
{
  CanastaOpening *self = CANASTA_OPENING (object);

  canasta_opening_give_up (self);
  g_clear_object (&self->visiting);
  g_clear_object (&self->matches);
  g_clear_pointer (&self->data_folder, g_free);
  G_OBJECT_CLASS (canasta_opening_parent_class)->dispose (object);
}

static void
canasta_opening_class_init (CanastaOpeningClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_opening_dispose;
  g_signal_new ("reached", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  g_signal_new ("told", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
canasta_opening_init (CanastaOpening *self)
{
}

/**
 * canasta_opening_new:
 * @matches: the matches, which know the variants
 * @data_folder: (nullable): where everything of the person is kept
 * @visiting: the visit at the table
 *
 * Returns: (transfer full): the table, which is open at its host's alone
 */
CanastaOpening *
canasta_opening_new (CanastaMatches *matches, const char *data_folder, CanastaVisiting *visiting)
{
  CanastaOpening *self = g_object_new (CANASTA_TYPE_OPENING, NULL);

  self->matches = g_object_ref (matches);
  self->data_folder = g_strdup (data_folder);
  self->visiting = g_object_ref (visiting);
  return self;
}

static CanastaVisit *
get_visit (CanastaOpening *self)
{
  return canasta_visiting_get_visit (self->visiting);
}

/**
 * canasta_opening_meet:
 * @self: a table at which something has changed
 *
 * Where the line to its host is lost nothing is known of what it asks.
 *
 * Returns: (nullable): what the host asks from now on, or that it does not any more; %NULL for
 *   nothing new
 */
const char *
canasta_opening_meet (CanastaOpening *self)
{
  gboolean is_heir = canasta_visit_is_heir (get_visit (self));

  if (!canasta_visit_is_connected (get_visit (self)) || is_heir == self->is_heir)
    return NULL;
  self->is_heir = is_heir;
  if (is_heir)
    return canasta_opening_describe (self);
  canasta_opening_give_up (self);
  return _("The table stays with its host.");
}

/* What the host asks the person, or what they have agreed to; or %NULL. */
const char *
canasta_opening_describe (CanastaOpening *self)
{
  if (self->hosting)
    return _("The table is open here, and goes on here once the host has told the others.");
  if (!canasta_visit_is_heir (get_visit (self)))
    return NULL;
  return _("The host has to leave, and asks you to go on with the table. It is open at your computer "
           "then, and the deal that was begun is dealt anew.");
}

/* Whether the person has agreed, and the host has not told the others yet. */
gboolean
canasta_opening_is_open (CanastaOpening *self)
{
  return self->hosting != NULL;
}

/* Who comes to the table here was told to, even where that was not heard. */
static void
changed_cb (CanastaOpening *self)
{
  const CanastaGuests *guests = canasta_host_get_guests (canasta_hosting_get_host (self->hosting));

  for (guint i = 0; i < canasta_guests_count (guests); i++)
    if (canasta_guests_get (guests, i)->seat != CANASTA_NO_SEAT
        && canasta_guests_get (guests, i)->line != 0)
      {
        g_signal_emit_by_name (self, "reached");
        return;
      }
}

static void
tell_host (CanastaOpening *self)
{
  CanastaHost *host = canasta_hosting_get_host (self->hosting);
  g_auto (CanastaMessage) message = { 0 };

  g_signal_connect_swapped (host, "changed", G_CALLBACK (changed_cb), self);
  canasta_host_describe (host, &message);
  self->invitation = canasta_hosting_dup_invitation (self->hosting, self->outer);
  canasta_visit_inherit (get_visit (self), message.table.round - 1, self->invitation);
}

/* What the router answers belongs into the invitation, whatever that is. */
static void
tell_host_in_time (CanastaOpening *self)
{
  if (!self->invitation && !canasta_hosting_awaits_router (self->hosting))
    tell_host (self);
}

static void
hosting_changed_cb (CanastaOpening *self)
{
  tell_host_in_time (self);
  g_signal_emit_by_name (self, "changed");
}

static void
told_cb (CanastaOpening *self, const char *sentence)
{
  g_signal_emit_by_name (self, "told", sentence);
}

/* People come as the person has come or, where that is by no relay, as they want. */
static void
let_people_come (CanastaOpening *self)
{
  const char *relay = canasta_visiting_get_relay (self->visiting);

  g_signal_connect_swapped (self->hosting, "changed", G_CALLBACK (hosting_changed_cb), self);
  g_signal_connect_swapped (self->hosting, "told", G_CALLBACK (told_cb), self);
  if (relay)
    canasta_hosting_go_through (self->hosting, relay, NULL);
  else if (self->asks_router)
    canasta_hosting_ask_router (self->hosting, TRUE);
  tell_host_in_time (self);
}

/**
 * canasta_opening_open:
 * @self: a table with which its host asks the person to go on
 * @outer: (nullable): the address of the router before this computer
 * @error: where to say what is missing
 *
 * Opens it here as well, and tells the host where; before that the router is asked, where the person
 * wants it. People come through the relay by which the person has come, if they have come by one.
 *
 * Returns: whether it is open
 */
gboolean
canasta_opening_open (CanastaOpening *self, const char *outer, GError **error)
{
  const char *visited = canasta_visiting_get_kept (self->visiting);

  canasta_opening_give_up (self);
  if (!visited)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY,
                           _("Not all of the game is known here yet: try again in a moment."));
      return FALSE;
    }
  self->hosting = canasta_hosting_new_in_place (self->matches, self->data_folder, visited,
                                                &self->notice, error);
  if (!self->hosting)
    return FALSE;
  self->outer = g_strdup (outer);
  let_people_come (self);
  return TRUE;
}

/* The router. */

/* Whether it is to open the port once the table is open here; what is asked already stays so. */
void
canasta_opening_ask_router (CanastaOpening *self, gboolean is_asked)
{
  self->asks_router = is_asked;
}

/* Returns: (transfer full) (nullable): how it stands with the router, where it is asked or is to be */
char *
canasta_opening_describe_router (CanastaOpening *self)
{
  if (self->hosting)
    return canasta_hosting_describe_router (self->hosting);
  return self->asks_router ? g_strdup (_("The router is asked once you go on with the table.")) : NULL;
}

/* By which relay people come, or %NULL. */
const char *
canasta_opening_get_relay (CanastaOpening *self)
{
  return canasta_visiting_get_relay (self->visiting);
}

/* The person does not go on with it. Where it is open here it stays so until the host knows. */
void
canasta_opening_decline (CanastaOpening *self)
{
  canasta_visit_inherit (get_visit (self), 0, NULL);
}

/* Whether that is the invitation by which it is open here. */
gboolean
canasta_opening_leads_here (CanastaOpening *self, const char *invitation)
{
  return g_strcmp0 (invitation, self->invitation) == 0;
}

/* What is open here is nobody's any more. */
static void
forget (CanastaOpening *self)
{
  if (self->hosting)
    {
      g_signal_handlers_disconnect_by_data (canasta_hosting_get_host (self->hosting), self);
      g_signal_handlers_disconnect_by_data (self->hosting, self);
    }
  g_clear_object (&self->hosting);
  g_clear_pointer (&self->outer, g_free);
  g_clear_pointer (&self->invitation, g_free);
  g_clear_pointer (&self->notice, canasta_notice_free);
}

/**
 * canasta_opening_take:
 * @self: a table that is open here
 * @notice: (out) (nullable) (transfer full): what is to be told of its match
 *
 * Returns: (transfer full): the table, which goes on here from now on
 */
CanastaHosting *
canasta_opening_take (CanastaOpening *self, CanastaNotice **notice)
{
  CanastaHosting *hosting = g_object_ref (self->hosting);

  *notice = g_steal_pointer (&self->notice);
  forget (self);
  canasta_hosting_take (hosting);
  return hosting;
}

/* The table stays with its host. */
void
canasta_opening_give_up (CanastaOpening *self)
{
  g_autoptr (CanastaHosting) hosting = self->hosting ? g_object_ref (self->hosting) : NULL;

  forget (self);
  if (hosting)
    canasta_hosting_give_up (hosting);
}
