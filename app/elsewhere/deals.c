/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "elsewhere/deals.h"

#include <string.h>

#include "network/bytes.h"

/* How long a deal may take to be agreed on, and how soon another attempt begins, in
 * milliseconds. */
#define AGREEMENT_TIME 15000
#define ATTEMPT_PAUSE 2000
#define MOST_ATTEMPTS 1000

/* Those of no table yet. */
CanastaDeals *
canasta_deals_new (void)
{
  CanastaDeals *self = g_rc_box_new0 (CanastaDeals);

  self->tables = g_ptr_array_new ();
  return self;
}

CanastaDeals *
canasta_deals_ref (CanastaDeals *self)
{
  return g_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  CanastaDeals *self = data;

  g_ptr_array_unref (self->tables);
  g_free (self->proof);
}

void
canasta_deals_unref (CanastaDeals *self)
{
  g_rc_box_release_full (self, clear);
}

/* Another match begins. */
gboolean
canasta_deals_draw_match (CanastaDeals *self, GError **error)
{
  return canasta_bytes_draw (self->match, sizeof self->match, error);
}

/* Whether no attempt is open, and another one may begin. */
gboolean
canasta_deals_is_due (const CanastaDeals *self, gint64 now)
{
  return !self->agreement.is_open && self->attempt < MOST_ATTEMPTS
         && (self->attempt == 0 || now - self->agreement.begun >= ATTEMPT_PAUSE);
}

/**
 * canasta_deals_begin:
 * @self: the deals of a match
 * @round: the round that is to be dealt
 * @seats: for each of the tables, the seats of the guests who agree on it, as bits
 * @now: what time it is
 *
 * Begins another attempt.
 *
 * Returns: whether it is open: the host has promised
 */
gboolean
canasta_deals_begin (CanastaDeals *self, guint round, const guint *seats, gint64 now)
{
  CanastaOccasion occasion = { .round = round, .attempt = ++self->attempt };
  g_autoptr (GError) error = NULL;

  memcpy (occasion.match, self->match, sizeof occasion.match);
  if (canasta_agreement_begin (&self->agreement, &occasion, seats, self->tables->len, now, &error))
    return TRUE;
  self->agreement.is_open = FALSE;
  g_warning ("%s", error->message);
  return FALSE;
}

/* Whether the attempt that was begun last has taken too long. */
gboolean
canasta_deals_is_late (const CanastaDeals *self, gint64 now)
{
  return now - self->agreement.begun >= AGREEMENT_TIME;
}

/* What was promised holds no more. */
void
canasta_deals_give_up (CanastaDeals *self)
{
  self->agreement.is_open = FALSE;
}

/**
 * canasta_deals_settle:
 * @self: the deals of a match, in which all have shown what they had promised
 *
 * The round is dealt, and can be proved.
 *
 * Returns: the number of the deal
 */
guint64
canasta_deals_settle (CanastaDeals *self)
{
  CanastaMessage message;

  canasta_agreement_fill_proof (&self->agreement, &message);
  g_free (self->proof);
  self->proof = canasta_message_write (&message);
  self->proved = message.proof.round;
  self->agreement.is_open = FALSE;
  self->attempt = 0;
  return canasta_fair_deal_get_number (&self->agreement.deal);
}

void
canasta_deals_fill_kept (const CanastaDeals *self, CanastaKeptTable *kept)
{
  memcpy (kept->match, self->match, sizeof kept->match);
  kept->attempt = self->attempt;
  kept->proof = self->proof ? json_from_string (self->proof, NULL) : NULL;
}

/**
 * canasta_deals_take_kept:
 * @self: the deals of a match
 * @kept: what was kept; another match is dealt where its @match is nought
 * @round: the round that is dealt next
 * @error: return location for an error
 *
 * Where the round that was dealt was not saved yet, it is dealt anew, by an attempt that was not
 * begun before.
 *
 * Returns: whether it could be read
 */
gboolean
canasta_deals_take_kept (CanastaDeals *self, const CanastaKeptTable *kept, guint round,
                         GError **error)
{
  g_auto (CanastaMessage) proof = { .kind = CANASTA_MESSAGE_LEAVE };

  if (canasta_bytes_are_nought (kept->match, sizeof kept->match))
    return TRUE;
  memcpy (self->match, kept->match, sizeof self->match);
  self->attempt = kept->attempt;
  if (!kept->proof)
    return TRUE;
  if (!canasta_kept_table_read_message (kept->proof, CANASTA_MESSAGE_PROOF, &proof, error))
    return FALSE;
  if (proof.proof.round >= round)
    self->attempt = MAX (self->attempt, proof.proof.attempt);
  else
    {
      self->proof = canasta_message_write (&proof);
      self->proved = proof.proof.round;
    }
  return TRUE;
}

/**
 * canasta_deals_merge:
 * @self: the deals of a match
 * @other: those of another one, which are as these from now on
 *
 * What was kept of the same deals twice is taken where it is newer.
 */
void
canasta_deals_merge (CanastaDeals *self, const CanastaDeals *other)
{
  self->attempt = MAX (self->attempt, other->attempt);
  if (other->proved <= self->proved)
    return;
  g_free (self->proof);
  self->proof = g_strdup (other->proof);
  self->proved = other->proved;
}
