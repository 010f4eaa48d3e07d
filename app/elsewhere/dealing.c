/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table is dealt by itself, or several are dealt the same: then all that is done here is done at
 * all of them. Their rounds begin together, and what was dealt is told once the last of them has
 * ended it, since who knows it could tell somebody who still plays. */
#include "config.h"

#include "elsewhere/dealing.h"

#include <string.h>

#include "elsewhere/table-places.h"

static CanastaDeals *
get_deals (CanastaDealtTable *self)
{
  return canasta_dealt_table_get_deals (self);
}

static CanastaDealtTable *
get_table (CanastaDealtTable *self, guint table)
{
  return g_ptr_array_index (get_deals (self)->tables, table);
}

static guint
find_table (CanastaDealtTable *self)
{
  guint table = 0;

  g_ptr_array_find (get_deals (self)->tables, self, &table);
  return table;
}

/* Whether everybody is ready at all tables that are dealt the same. */
static gboolean
can_deal (CanastaDealtTable *self)
{
  gboolean has_any = FALSE;

  for (guint table = 0; table < get_deals (self)->tables->len; table++)
    if (canasta_dealt_table_goes_on (get_table (self, table)))
      {
        has_any = TRUE;
        if (!canasta_dealt_table_can_deal (get_table (self, table)))
          return FALSE;
      }
  return has_any;
}

/* What all have promised, to who is there of those who agree. */
static void
say_promises_to (CanastaDealtTable *self, guint table, guint seat)
{
  const CanastaAgreement *agreement = &get_deals (self)->agreement;
  const CanastaGuest *guest =
    canasta_guests_find_at_seat (canasta_dealt_table_get_guests (self), seat);
  CanastaMessage message;

  if (!guest || !canasta_agreement_includes (agreement, table, seat))
    return;
  canasta_agreement_fill_promises (agreement, table, seat, &message);
  canasta_dealt_table_say (self, guest->line, &message);
}

static void
say_promises (CanastaDealtTable *self)
{
  for (guint table = 0; table < get_deals (self)->tables->len; table++)
    for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
      say_promises_to (get_table (self, table), table, seat);
}

/* How a round was dealt is kept, as the deal itself, before anybody has seen a card of it. */
static void
deal (CanastaDealtTable *self)
{
  g_autoptr (GPtrArray) dealt = g_ptr_array_new ();
  guint64 number = canasta_deals_settle (get_deals (self));

  for (guint table = 0; table < get_deals (self)->tables->len; table++)
    if (canasta_dealt_table_goes_on (get_table (self, table)))
      {
        g_ptr_array_add (dealt, get_table (self, table));
        canasta_dealt_table_clear_ready (get_table (self, table));
        g_signal_emit_by_name (get_table (self, table), "to-keep");
      }
  for (guint i = 0; i < dealt->len; i++)
    canasta_dealt_table_deal (g_ptr_array_index (dealt, i), number);
}

static void
begin (CanastaDealtTable *self, gint64 now)
{
  guint seats[CANASTA_FAIR_DEAL_TABLES] = { 0 };

  for (guint table = 0; table < get_deals (self)->tables->len; table++)
    if (canasta_dealt_table_goes_on (get_table (self, table)))
      seats[table] = canasta_dealt_table_list_agreeing (get_table (self, table));
  if (!canasta_deals_begin (get_deals (self), canasta_dealt_table_get_round (self) + 1, seats, now))
    return;
  if (canasta_fair_deal_is_shown (&get_deals (self)->agreement.deal))
    {
      deal (self);
      return;
    }
  for (guint table = 0; table < get_deals (self)->tables->len; table++)
    g_signal_emit_by_name (get_table (self, table), "to-keep");
  say_promises (self);
}

/* Who has not answered is not ready. */
static void
note_late (CanastaDealtTable *self, guint table)
{
  CanastaGuests *guests = canasta_dealt_table_get_guests (get_table (self, table));

  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      CanastaGuest *guest = canasta_guests_find_at_seat (guests, seat);

      if (guest && canasta_agreement_awaits (&get_deals (self)->agreement, table, seat))
        guest->is_ready = FALSE;
    }
}

static void
give_up (CanastaDealtTable *self, gint64 now)
{
  gboolean is_late = canasta_deals_is_late (get_deals (self), now);

  for (guint table = 0; table < get_deals (self)->tables->len && is_late; table++)
    note_late (self, table);
  canasta_deals_give_up (get_deals (self));
}

/* Deals where it is time, or begins anew. */
void
canasta_dealing_go_on (CanastaDealtTable *self, gint64 now)
{
  if (!canasta_dealt_table_goes_on (self))
    return;
  if (get_deals (self)->agreement.is_open
      && (!can_deal (self) || canasta_deals_is_late (get_deals (self), now)))
    give_up (self, now);
  if (canasta_deals_is_due (get_deals (self), now) && can_deal (self))
    begin (self, now);
}

/* What guests say. Returns: whether they could, at this moment. */

gboolean
canasta_dealing_take_promise (CanastaDealtTable *self, CanastaGuest *guest, const CanastaPromised *promise)
{
  CanastaAgreement *agreement = &get_deals (self)->agreement;
  gboolean was_promised = canasta_fair_deal_is_promised (&agreement->deal);

  if (!canasta_agreement_promise (agreement, find_table (self), guest->seat, promise))
    return FALSE;
  if (!was_promised && canasta_fair_deal_is_promised (&agreement->deal))
    say_promises (self);
  return TRUE;
}

gboolean
canasta_dealing_take_share (CanastaDealtTable *self, CanastaGuest *guest, const CanastaShown *share)
{
  CanastaAgreement *agreement = &get_deals (self)->agreement;

  if (!canasta_agreement_show (agreement, find_table (self), guest->seat, share))
    return FALSE;
  if (canasta_fair_deal_is_shown (&agreement->deal))
    deal (self);
  return TRUE;
}

/* Somebody has come back while a deal is agreed on. */
void
canasta_dealing_ask_again (CanastaDealtTable *self, const CanastaGuest *guest)
{
  if (guest->seat != CANASTA_NO_SEAT)
    say_promises_to (self, find_table (self), guest->seat);
}

/* The proof. */

/* Whether the round of another table is still to be dealt here, or to be ended. */
static gboolean
is_behind (CanastaDealtTable *self, CanastaDealtTable *other)
{
  if (canasta_dealt_table_is_closed (self))
    return FALSE;
  return canasta_dealt_table_is_playing (self)
         || (canasta_dealt_table_goes_on (self)
             && canasta_dealt_table_get_round (self) < canasta_dealt_table_get_round (other));
}

/* How many of those that are dealt the same are behind this one. */
static guint
count_behind (CanastaDealtTable *self)
{
  guint n = 0;

  for (guint table = 0; table < get_deals (self)->tables->len; table++)
    n += is_behind (get_table (self, table), self);
  return n;
}

/* Whether the round is over at this table, and at all others that were dealt it. */
gboolean
canasta_dealing_may_prove (CanastaDealtTable *self)
{
  return canasta_dealt_table_get_match (self) && !canasta_dealt_table_is_playing (self)
         && count_behind (self) == 0;
}

static void
prove (CanastaDealtTable *self)
{
  CanastaGuests *guests = canasta_dealt_table_get_guests (self);

  if (canasta_dealt_table_is_closed (self) || !canasta_dealing_may_prove (self)
      || !canasta_dealt_table_note_proved (self, canasta_dealt_table_get_round (self)))
    return;
  for (guint i = 0; i < canasta_guests_count (guests); i++)
    {
      const CanastaGuest *guest = canasta_guests_get (guests, i);

      if (!canasta_guest_is_let_in (guest))
        continue;
      canasta_table_places_tell (self, guest);
      canasta_dealt_table_say_text (self, guest->line, get_deals (self)->proof);
    }
}

/* Where a round is over at all tables that were dealt it, everybody there is told how that was. */
void
canasta_dealing_prove (CanastaDealtTable *self)
{
  for (guint table = 0; table < get_deals (self)->tables->len; table++)
    prove (get_table (self, table));
}

/* How many of the other tables still play a round that is over here. */
guint
canasta_dealing_count_others (CanastaDealtTable *self)
{
  return canasta_dealt_table_is_playing (self) ? 0 : count_behind (self);
}

/* At how many of the other tables not everybody is ready for the next round. */
guint
canasta_dealing_count_unready (CanastaDealtTable *self)
{
  guint n = 0;

  if (canasta_dealt_table_is_playing (self) || !canasta_dealt_table_goes_on (self))
    return 0;
  for (guint table = 0; table < get_deals (self)->tables->len; table++)
    {
      CanastaDealtTable *one = get_table (self, table);

      n += one != self && canasta_dealt_table_goes_on (one) && !canasta_dealt_table_is_playing (one)
           && !canasta_dealt_table_can_deal (one);
    }
  return n;
}

/* Which tables are dealt the same. */

/* From now on it is dealt with no other one. */
void
canasta_dealing_leave (CanastaDealtTable *self)
{
  canasta_deals_give_up (get_deals (self));
  g_ptr_array_remove (get_deals (self)->tables, self);
  canasta_dealt_table_set_deals (self, NULL);
}

/* Whether the next round of one may be the last one of the other, which was dealt to that only when
 * the program ended. */
static gboolean
can_follow (CanastaDealtTable *self, CanastaDealtTable *other)
{
  guint own = canasta_dealt_table_get_round (self);
  guint round = canasta_dealt_table_get_round (other);

  return own >= round
         || (own + 1 == round && !canasta_dealt_table_is_playing (self)
             && canasta_dealt_table_goes_on (self));
}

/* Whether both can be dealt the same: none has begun, or what was dealt so far was the same. */
static gboolean
are_alike (CanastaDealtTable *self, CanastaDealtTable *other)
{
  CanastaMatch *one = canasta_dealt_table_get_match (self);
  CanastaMatch *two = canasta_dealt_table_get_match (other);
  guint n_rounds = MIN (canasta_dealt_table_get_round (self),
                        canasta_dealt_table_get_round (other));

  if (!one && !two)
    return TRUE;
  if (memcmp (get_deals (self)->match, get_deals (other)->match, sizeof get_deals (self)->match) != 0
      || !can_follow (self, other) || !can_follow (other, self))
    return FALSE;
  for (guint round = 1; round <= n_rounds; round++)
    if (!canasta_match_knows_deal (one, round) || !canasta_match_knows_deal (two, round)
        || canasta_match_get_deal (one, round) != canasta_match_get_deal (two, round))
      return FALSE;
  return TRUE;
}

/**
 * canasta_dealing_join:
 * @self: a table where no round is being agreed on
 * @other: another one, with as many seats
 *
 * Returns: whether they are dealt the same from now on; %FALSE where they were not before
 */
gboolean
canasta_dealing_join (CanastaDealtTable *self, CanastaDealtTable *other)
{
  CanastaDeals *deals = get_deals (other);

  g_return_val_if_fail (deals->tables->len < CANASTA_FAIR_DEAL_TABLES, FALSE);

  if (!are_alike (self, other))
    return FALSE;
  canasta_deals_merge (deals, get_deals (self));
  canasta_dealing_leave (self);
  canasta_dealt_table_set_deals (self, deals);
  g_ptr_array_add (deals->tables, self);
  return TRUE;
}

/**
 * canasta_dealing_finish:
 * @self: a table
 *
 * Where the program ended while a round had been dealt at some of the tables that are dealt the
 * same, it is dealt at the others.
 */
void
canasta_dealing_finish (CanastaDealtTable *self)
{
  CanastaDealtTable *first = self;
  CanastaMatch *match;
  guint round;

  for (guint table = 0; table < get_deals (self)->tables->len; table++)
    if (canasta_dealt_table_get_round (get_table (self, table)) > canasta_dealt_table_get_round (first))
      first = get_table (self, table);
  match = canasta_dealt_table_get_match (first);
  round = canasta_dealt_table_get_round (first);
  for (guint table = 0; table < get_deals (self)->tables->len; table++)
    {
      CanastaDealtTable *one = get_table (self, table);

      if (canasta_dealt_table_goes_on (one) && canasta_dealt_table_get_round (one) < round)
        canasta_dealt_table_deal (one, canasta_match_get_deal (match, round));
    }
}
