/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a round is agreed on that a host deals, and when it is proved. A table is dealt by itself, or
 * several are dealt the same: then all that is done here is done at all of them. Their rounds begin
 * together, and what was dealt is told once the last of them has ended it, since who knows it could
 * tell somebody who still plays. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <string.h>

#include "elsewhere/host-private.h"

static CanastaHost *
get_host (CanastaHost *self, guint table)
{
  return g_ptr_array_index (self->deals->hosts, table);
}

static guint
find_table (CanastaHost *self)
{
  guint table = 0;

  g_ptr_array_find (self->deals->hosts, self, &table);
  return table;
}

static guint
get_round (CanastaHost *self)
{
  return self->session ? canasta_match_get_round (canasta_session_get_match (self->session)) : 0;
}

/* Whether it has played to the end. */
gboolean
canasta_host_is_over (CanastaHost *self)
{
  return self->session
         && canasta_match_get_stage (canasta_session_get_match (self->session))
            == CANASTA_STAGE_MATCH_OVER;
}

/* Whether it is dealt at that table, now or later. */
static gboolean
goes_on (CanastaHost *self)
{
  return !self->is_closed && !canasta_host_is_over (self);
}

/* Whether everybody is ready at all tables that are dealt the same. */
static gboolean
can_deal (CanastaHost *self)
{
  gboolean has_any = FALSE;

  for (guint table = 0; table < self->deals->hosts->len; table++)
    if (goes_on (get_host (self, table)))
      {
        has_any = TRUE;
        if (!canasta_host_can_deal (get_host (self, table)))
          return FALSE;
      }
  return has_any;
}

static void
say_promises (CanastaHost *self)
{
  for (guint table = 0; table < self->deals->hosts->len; table++)
    {
      CanastaHost *host = get_host (self, table);

      canasta_host_say_promises (host, host->guests, &self->deals->agreement, table);
    }
}

/* How a round was dealt is kept, as the deal itself, before anybody has seen a card of it. */
static void
deal (CanastaHost *self)
{
  g_autoptr (GPtrArray) dealt = g_ptr_array_new ();
  guint64 number = canasta_deals_settle (self->deals);

  for (guint table = 0; table < self->deals->hosts->len; table++)
    if (goes_on (get_host (self, table)))
      {
        g_ptr_array_add (dealt, get_host (self, table));
        canasta_host_clear_ready (get_host (self, table));
        g_signal_emit_by_name (get_host (self, table), "to-keep");
      }
  for (guint i = 0; i < dealt->len; i++)
    canasta_host_deal (g_ptr_array_index (dealt, i), number);
}

static void
begin (CanastaHost *self)
{
  guint seats[CANASTA_FAIR_DEAL_TABLES] = { 0 };

  for (guint table = 0; table < self->deals->hosts->len; table++)
    if (goes_on (get_host (self, table)))
      seats[table] = canasta_host_list_agreeing (get_host (self, table));
  if (!canasta_deals_begin (self->deals, canasta_host_get_next_round (self), seats, self->now))
    return;
  if (canasta_fair_deal_is_shown (&self->deals->agreement.deal))
    {
      deal (self);
      return;
    }
  for (guint table = 0; table < self->deals->hosts->len; table++)
    g_signal_emit_by_name (get_host (self, table), "to-keep");
  say_promises (self);
}

/* Who has not answered is not ready. */
static void
note_late (CanastaHost *self, guint table)
{
  CanastaHost *host = get_host (self, table);

  for (guint seat = 0; seat < host->seats.n; seat++)
    {
      CanastaGuest *guest = canasta_guests_find_at_seat (host->guests, seat);

      if (guest && canasta_agreement_awaits (&self->deals->agreement, table, seat))
        guest->is_ready = FALSE;
    }
}

static void
give_up (CanastaHost *self)
{
  gboolean is_late = canasta_deals_is_late (self->deals, self->now);

  for (guint table = 0; table < self->deals->hosts->len && is_late; table++)
    note_late (self, table);
  canasta_deals_give_up (self->deals);
}

/* Deals where it is time, or begins anew. */
void
canasta_host_go_on_dealing (CanastaHost *self)
{
  if (!goes_on (self))
    return;
  if (self->deals->agreement.is_open
      && (!can_deal (self) || canasta_deals_is_late (self->deals, self->now)))
    give_up (self);
  if (canasta_deals_is_due (self->deals, self->now) && can_deal (self))
    begin (self);
}

/* What guests say. */

void
canasta_host_take_promise (CanastaHost *self, CanastaGuest *guest, const CanastaPromised *promise)
{
  CanastaAgreement *agreement = &self->deals->agreement;
  gboolean was_promised = canasta_fair_deal_is_promised (&agreement->deal);

  if (!canasta_agreement_promise (agreement, find_table (self), guest->seat, promise))
    canasta_host_say_refused (self, guest->line, CANASTA_REFUSED_NOT_NOW);
  else if (!was_promised && canasta_fair_deal_is_promised (&agreement->deal))
    say_promises (self);
}

void
canasta_host_take_share (CanastaHost *self, CanastaGuest *guest, const CanastaShown *share)
{
  CanastaAgreement *agreement = &self->deals->agreement;

  if (!canasta_agreement_show (agreement, find_table (self), guest->seat, share))
    canasta_host_say_refused (self, guest->line, CANASTA_REFUSED_NOT_NOW);
  else if (canasta_fair_deal_is_shown (&agreement->deal))
    deal (self);
}

/* Somebody has come back while a deal is agreed on. */
void
canasta_host_ask_again (CanastaHost *self, const CanastaGuest *guest)
{
  CanastaMessage message;

  if (guest->seat == CANASTA_NO_SEAT
      || !canasta_agreement_includes (&self->deals->agreement, find_table (self), guest->seat))
    return;
  canasta_agreement_fill_promises (&self->deals->agreement, find_table (self), guest->seat,
                                   &message);
  canasta_host_say (self, guest->line, &message);
}

/* The proof. */

/* Whether the round is still to be dealt there, or to be ended. */
static gboolean
is_behind (CanastaHost *self, guint round)
{
  return canasta_host_is_playing (self) || (goes_on (self) && get_round (self) < round);
}

/* Whether the round is over at this table, and at all others that were dealt it. */
gboolean
canasta_host_may_prove (CanastaHost *self)
{
  if (!self->session || canasta_host_is_playing (self))
    return FALSE;
  for (guint table = 0; table < self->deals->hosts->len; table++)
    if (!get_host (self, table)->is_closed && is_behind (get_host (self, table), get_round (self)))
      return FALSE;
  return TRUE;
}

static void
prove (CanastaHost *self)
{
  if (self->proved == get_round (self) || self->is_closed || !canasta_host_may_prove (self))
    return;
  self->proved = get_round (self);
  for (guint i = 0; i < canasta_guests_count (self->guests); i++)
    {
      const CanastaGuest *guest = canasta_guests_get (self->guests, i);

      if (!canasta_guest_is_let_in (guest))
        continue;
      canasta_host_say_places (self, guest);
      canasta_host_say_text (self, guest->line, self->deals->proof);
    }
}

/* Where a round is over at all tables that were dealt it, everybody there is told how that was. */
void
canasta_host_prove (CanastaHost *self)
{
  for (guint table = 0; table < self->deals->hosts->len; table++)
    prove (get_host (self, table));
}

/* How many of the other tables still play a round that is over here. */
guint
canasta_host_count_others (CanastaHost *self)
{
  guint n = 0;

  for (guint table = 0; table < self->deals->hosts->len && !canasta_host_is_playing (self); table++)
    n += !get_host (self, table)->is_closed && is_behind (get_host (self, table), get_round (self));
  return n;
}

/* At how many of the other tables not everybody is ready for the next round. */
guint
canasta_host_count_unready (CanastaHost *self)
{
  guint n = 0;

  if (canasta_host_is_playing (self) || !goes_on (self))
    return 0;
  for (guint table = 0; table < self->deals->hosts->len; table++)
    {
      CanastaHost *host = get_host (self, table);

      n += host != self && goes_on (host) && !canasta_host_is_playing (host)
           && !canasta_host_can_deal (host);
    }
  return n;
}

/* Which tables are dealt the same. */

/* From now on it is dealt with no other one. */
void
canasta_host_leave_deals (CanastaHost *self)
{
  canasta_deals_give_up (self->deals);
  g_ptr_array_remove (self->deals->hosts, self);
  g_clear_pointer (&self->deals, canasta_deals_unref);
}

/* Whether the next round of one may be the last one of the other, which was dealt to that only when
 * the program ended. */
static gboolean
can_follow (CanastaHost *self, CanastaHost *other)
{
  return get_round (self) >= get_round (other)
         || (get_round (self) + 1 == get_round (other) && !canasta_host_is_playing (self)
             && goes_on (self));
}

/* Whether both can be dealt the same: none has begun, or what was dealt so far was the same. */
static gboolean
are_alike (CanastaHost *self, CanastaHost *other)
{
  CanastaMatch *one = self->session ? canasta_session_get_match (self->session) : NULL;
  CanastaMatch *two = other->session ? canasta_session_get_match (other->session) : NULL;

  if (!one && !two)
    return TRUE;
  if (memcmp (self->deals->match, other->deals->match, sizeof self->deals->match) != 0
      || !can_follow (self, other) || !can_follow (other, self))
    return FALSE;
  for (guint round = 1; round <= MIN (get_round (self), get_round (other)); round++)
    if (!canasta_match_knows_deal (one, round) || !canasta_match_knows_deal (two, round)
        || canasta_match_get_deal (one, round) != canasta_match_get_deal (two, round))
      return FALSE;
  return TRUE;
}

/**
 * canasta_host_deal_as:
 * @self: a host of whose table no round is being agreed on
 * @other: another one, with as many seats
 *
 * Returns: whether their tables are dealt the same from now on; %FALSE where they were not before
 */
gboolean
canasta_host_deal_as (CanastaHost *self, CanastaHost *other)
{
  CanastaDeals *deals = other->deals;

  g_return_val_if_fail (deals->hosts->len < CANASTA_FAIR_DEAL_TABLES, FALSE);

  if (!are_alike (self, other))
    return FALSE;
  canasta_deals_merge (deals, self->deals);
  canasta_host_leave_deals (self);
  self->deals = canasta_deals_ref (deals);
  g_ptr_array_add (deals->hosts, self);
  return TRUE;
}

/**
 * canasta_host_finish_deal:
 * @self: a host
 *
 * Where the program ended while a round had been dealt at some of the tables that are dealt the
 * same, it is dealt at the others.
 */
void
canasta_host_finish_deal (CanastaHost *self)
{
  CanastaHost *first = self;

  for (guint table = 0; table < self->deals->hosts->len; table++)
    if (get_round (get_host (self, table)) > get_round (first))
      first = get_host (self, table);
  for (guint table = 0; table < self->deals->hosts->len; table++)
    {
      CanastaHost *host = get_host (self, table);

      if (goes_on (host) && get_round (host) < get_round (first))
        canasta_host_deal (host, canasta_match_get_deal (canasta_session_get_match (first->session),
                                                         get_round (first)));
    }
}
