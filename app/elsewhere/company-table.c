/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/company-private.h"

#include "elsewhere/awaited.h"
#include "elsewhere/reopen.h"
#include "elsewhere/take-over.h"

/* At which table the person is, and how it stands there. */

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

/* What is said at the table the person is at, or %NULL. */
CanastaTalk *
canasta_company_get_talk (CanastaCompany *self)
{
  return self->talk;
}

/* The table as everybody at it sees it, or NULL; @message holds the own one. */
const CanastaTableSeen *
canasta_company_see_table (CanastaCompany *self, CanastaMessage *message)
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
  return self->hosting ? canasta_awaited_describe (canasta_company_see_table (self, &message),
                                                   canasta_company_get_seat (self),
                                                   get_match (self))
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

  return canasta_awaited_explain_clock (canasta_company_see_table (self, &message), get_match (self));
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
  const CanastaTableSeen *table = canasta_company_see_table (self, &message);

  return table && canasta_awaited_is_over (table);
}

/* The table that is open here, and the one that was open last. */

/**
 * canasta_company_describe_last:
 * @self: who the person plays with
 *
 * Returns: (transfer full) (nullable): who sat elsewhere at the table that was open last, where
 *   anybody did
 */
char *
canasta_company_describe_last (CanastaCompany *self)
{
  return canasta_reopen_describe_last (self->data_folder);
}

void
canasta_company_seat_computer (CanastaCompany *self, guint seat, const char *level)
{
  canasta_hosting_seat_computer (self->hosting, seat, level);
}

guint16
canasta_company_get_port (CanastaCompany *self)
{
  return canasta_hosting_get_port (self->hosting);
}

/* The address of the router before this computer, as somebody types it; empty for none. */
void
canasta_company_set_outer (CanastaCompany *self, const char *address)
{
  g_free (self->outer);
  self->outer = g_strstrip (g_strdup (address));
}

char *
canasta_company_dup_invitation (CanastaCompany *self)
{
  return canasta_hosting_dup_invitation (self->hosting, self->outer);
}

gboolean
canasta_company_is_announced (CanastaCompany *self)
{
  return canasta_hosting_is_announced (self->hosting);
}

/* Before the table of somebody else is open here it is asked once that is. */
void
canasta_company_ask_router (CanastaCompany *self, gboolean is_asked)
{
  if (self->hosting)
    canasta_hosting_ask_router (self->hosting, is_asked);
  else
    canasta_opening_ask_router (self->opening, is_asked);
}

char *
canasta_company_describe_router (CanastaCompany *self)
{
  return self->hosting ? canasta_hosting_describe_router (self->hosting)
                       : canasta_opening_describe_router (self->opening);
}

/* @relay: (nullable): the address of a relay by which people come, as somebody has typed it */
gboolean
canasta_company_go_through (CanastaCompany *self, const char *relay, GError **error)
{
  g_autofree char *address = relay ? g_strstrip (g_strdup (relay)) : NULL;

  return canasta_hosting_go_through (self->hosting, address, error);
}

/* By which people come, or would come, or %NULL. */
const char *
canasta_company_get_relay (CanastaCompany *self)
{
  return self->hosting ? canasta_hosting_get_relay (self->hosting)
                       : canasta_opening_get_relay (self->opening);
}

char *
canasta_company_describe_relay (CanastaCompany *self)
{
  return canasta_hosting_describe_relay (self->hosting);
}

/* Handing it over. */

/**
 * canasta_company_hand_over:
 * @self: who the person plays with, at a table that is open here
 * @seat: that of a guest who could go on with it
 *
 * They are asked to. Until they have it the table stays here.
 */
void
canasta_company_hand_over (CanastaCompany *self, guint seat)
{
  canasta_hosting_hand_over (self->hosting, seat);
}

/**
 * canasta_company_give:
 * @self: who the person plays with, at a table that is open here
 * @invitation: to a table of somebody who keeps tables for others, at which nobody is
 *
 * Their table is to go on there. Until it is open there it stays here.
 */
void
canasta_company_give (CanastaCompany *self, const char *invitation)
{
  canasta_hosting_give (self->hosting, invitation);
}

/* Whether it is on its way there. */
gboolean
canasta_company_is_giving (CanastaCompany *self)
{
  return canasta_hosting_is_giving (self->hosting);
}

/* Nobody is asked to any more. */
void
canasta_company_stay (CanastaCompany *self)
{
  canasta_hosting_stay (self->hosting);
}

/* Why the table stays here, though somebody was asked last; else %NULL. */
const char *
canasta_company_get_reason (CanastaCompany *self)
{
  return canasta_hosting_get_reason (self->hosting);
}

/**
 * canasta_company_list_followers:
 * @self: who the person plays with
 *
 * Returns: (transfer full): who of this computer has a seat where a table of the person's own goes on
 *   elsewhere, as long as nobody of them has gone there in the window
 */
char **
canasta_company_list_followers (CanastaCompany *self)
{
  return self->moved ? canasta_hosting_list_names (self->moved) : g_new0 (char *, 1);
}

/**
 * canasta_company_dup_way:
 * @self: who the person plays with: nobody, and a table of their own moved
 *
 * Returns: (transfer full): by what each of those at this computer goes there with another program,
 *   which finds their key here; a line for each
 */
char *
canasta_company_dup_way (CanastaCompany *self)
{
  g_auto (GStrv) names = canasta_company_list_followers (self);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; names[i]; i++)
    {
      g_autofree char *name = g_shell_quote (names[i]);
      g_autofree char *folder = self->data_folder ? g_shell_quote (self->data_folder) : NULL;

      g_string_append_printf (text, "canasta-cli join '%s' --name=%s%s%s\n",
                              canasta_hosting_get_moved (self->moved), name,
                              folder ? " --data-dir=" : "", folder ? folder : "");
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Somebody else's. */

/* What its host asks the person, or what they have agreed to; or %NULL. */
const char *
canasta_company_describe_heir (CanastaCompany *self)
{
  return self->opening ? canasta_opening_describe (self->opening) : NULL;
}

/* Whether they have agreed to go on with it, and the host has not told the others yet. */
gboolean
canasta_company_has_agreed (CanastaCompany *self)
{
  return self->opening && canasta_opening_is_open (self->opening);
}

/* The person does not go on with it. */
void
canasta_company_decline (CanastaCompany *self)
{
  canasta_opening_decline (self->opening);
}

/**
 * canasta_company_can_take_over:
 * @self: who the person plays with
 *
 * Returns: whether the person is a guest whose host is gone, and could go on with the table
 */
gboolean
canasta_company_can_take_over (CanastaCompany *self)
{
  return self->visiting && canasta_visiting_is_lost (self->visiting)
         && canasta_visiting_get_kept (self->visiting);
}

/**
 * canasta_company_describe_visited:
 * @self: who the person plays with
 *
 * Returns: (transfer full) (nullable): who else sat at the table where the person was a guest last, if
 *   they could go on with it
 */
char *
canasta_company_describe_visited (CanastaCompany *self)
{
  return canasta_take_over_describe_last (self->data_folder);
}
