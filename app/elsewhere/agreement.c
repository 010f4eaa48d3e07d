/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/agreement.h"

#define HOST 0

static guint
count (guint seats)
{
  guint n = 0;

  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    n += (seats >> seat) & 1;
  return n;
}

static guint
find_party (const CanastaAgreement *self, guint table, guint seat)
{
  guint party = HOST + 1;

  for (guint before = 0; before < table; before++)
    party += count (self->seats[before]);
  return party + count (self->seats[table] & ((1u << seat) - 1));
}

/**
 * canasta_agreement_begin:
 * @self: (out caller-allocates): a deal for which the host has promised
 * @occasion: what it is for
 * @seats: for each table that is dealt by it, the seats of the guests, as bits
 * @n_tables: how many those are
 * @now: when that is
 * @error: return location for an error
 *
 * Returns: whether the host could draw a share
 */
gboolean
canasta_agreement_begin (CanastaAgreement *self, const CanastaOccasion *occasion,
                         const guint *seats, guint n_tables, gint64 now, GError **error)
{
  CanastaPromise promise;
  guint n_guests = 0;

  g_return_val_if_fail (n_tables <= CANASTA_FAIR_DEAL_TABLES, FALSE);

  *self = (CanastaAgreement){ .n_tables = n_tables, .begun = now, .is_open = TRUE };
  for (guint table = 0; table < n_tables; table++)
    {
      self->seats[table] = seats[table];
      n_guests += count (seats[table]);
    }
  canasta_fair_deal_begin (&self->deal, occasion, HOST + 1 + n_guests);
  if (!canasta_share_draw (&self->own, error))
    return FALSE;
  canasta_share_promise (&self->own, occasion, HOST, &promise);
  if (!canasta_fair_deal_promise (&self->deal, HOST, &promise, error))
    return FALSE;
  /* Without guests there is nobody to wait for. */
  return n_guests > 0 || canasta_fair_deal_show (&self->deal, HOST, &self->own, error);
}

/* Whether the guest at that seat is to agree on it. */
gboolean
canasta_agreement_includes (const CanastaAgreement *self, guint table, guint seat)
{
  return self->is_open && table < self->n_tables && (self->seats[table] & (1u << seat)) != 0;
}

/* What is said for another occasion came too late, or was sent twice. */
static gboolean
is_for_it (const CanastaAgreement *self, guint table, guint seat, guint32 round, guint32 attempt)
{
  return canasta_agreement_includes (self, table, seat)
         && round == self->deal.occasion.round && attempt == self->deal.occasion.attempt;
}

/* Whether what a guest has promised holds. */
gboolean
canasta_agreement_promise (CanastaAgreement *self, guint table, guint seat,
                           const CanastaPromised *promise)
{
  return is_for_it (self, table, seat, promise->round, promise->attempt)
         && canasta_fair_deal_promise (&self->deal, find_party (self, table, seat),
                                       &promise->promise, NULL);
}

/* Whether a guest has shown what was promised. The host's own share comes last. */
gboolean
canasta_agreement_show (CanastaAgreement *self, guint table, guint seat, const CanastaShown *share)
{
  if (!is_for_it (self, table, seat, share->round, share->attempt)
      || !canasta_fair_deal_show (&self->deal, find_party (self, table, seat), &share->share, NULL))
    return FALSE;
  return self->deal.n_shown + 1 < self->deal.n_parties
         || canasta_fair_deal_show (&self->deal, HOST, &self->own, NULL);
}

/* Whether it is held up by the guest at that seat. */
gboolean
canasta_agreement_awaits (const CanastaAgreement *self, guint table, guint seat)
{
  const guint8 *done = canasta_fair_deal_is_promised (&self->deal) ? self->deal.has_shown
                                                                   : self->deal.has_promised;

  return canasta_agreement_includes (self, table, seat) && !done[find_party (self, table, seat)];
}

/**
 * canasta_agreement_fill_promises:
 * @self: a deal
 * @table: the table of who is told
 * @seat: their seat there
 * @message: (out): what they are told: the host's promise alone as long as not everybody has
 *   promised, and everybody's then
 */
void
canasta_agreement_fill_promises (const CanastaAgreement *self, guint table, guint seat,
                                 CanastaMessage *message)
{
  CanastaPromises *body = &message->promises;

  canasta_message_init (message, CANASTA_MESSAGE_PROMISES);
  body->round = self->deal.occasion.round;
  body->attempt = self->deal.occasion.attempt;
  body->party = (guint8) find_party (self, table, seat);
  body->n_promises = canasta_fair_deal_is_promised (&self->deal) ? (guint8) self->deal.n_parties : 1;
  for (guint party = 0; party < body->n_promises; party++)
    body->promises[party].promise = self->deal.promises[party];
}

/**
 * canasta_agreement_fill_proof:
 * @self: a deal of which every share is known, after its round
 * @message: (out): what everybody is told
 */
void
canasta_agreement_fill_proof (const CanastaAgreement *self, CanastaMessage *message)
{
  CanastaProof *body = &message->proof;

  canasta_message_init (message, CANASTA_MESSAGE_PROOF);
  body->round = self->deal.occasion.round;
  body->attempt = self->deal.occasion.attempt;
  body->deal = canasta_fair_deal_get_number (&self->deal);
  body->n_shares = (guint8) self->deal.n_parties;
  for (guint party = 0; party < body->n_shares; party++)
    body->shares[party].share = self->deal.shares[party];
}
