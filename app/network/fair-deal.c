/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/fair-deal.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cards/deck.h"
#include "network/bytes.h"

/* What is hashed begins with what it is, so that no hash can stand for another. */
#define PROMISE_LABEL "canasta promise"
#define NUMBER_LABEL "canasta deal"

#define NUMBER_BITS 53

G_DEFINE_QUARK (canasta-fair-deal-error-quark, canasta_fair_deal_error)

/* Hashing */

static void
add_number (GChecksum *sum, guint32 number)
{
  guint32 big_end_first = GUINT32_TO_BE (number);

  g_checksum_update (sum, (const guint8 *) &big_end_first, sizeof big_end_first);
}

static GChecksum *
begin_sum (const char *label, const CanastaOccasion *occasion)
{
  GChecksum *sum = g_checksum_new (G_CHECKSUM_SHA256);

  g_checksum_update (sum, (const guint8 *) label, (gssize) strlen (label) + 1);
  g_checksum_update (sum, occasion->match, sizeof occasion->match);
  add_number (sum, occasion->round);
  add_number (sum, occasion->attempt);
  return sum;
}

static void
end_sum (GChecksum *sum, guint8 *digest)
{
  gsize size = 32;

  g_checksum_get_digest (sum, digest, &size);
  g_checksum_free (sum);
}

/* Shares */

/**
 * canasta_share_draw:
 * @self: (out caller-allocates): a share
 * @error: return location for an error
 *
 * Draws a share by chance.
 *
 * Returns: whether it could
 */
gboolean
canasta_share_draw (CanastaShare *self, GError **error)
{
  return canasta_bytes_draw (self->bytes, sizeof self->bytes, error);
}

/**
 * canasta_share_promise:
 * @self: a share
 * @occasion: what it is for
 * @party: whose it is
 * @promise: (out caller-allocates): what binds to it
 */
void
canasta_share_promise (const CanastaShare *self, const CanastaOccasion *occasion, guint party,
                       CanastaPromise *promise)
{
  GChecksum *sum = begin_sum (PROMISE_LABEL, occasion);

  add_number (sum, party);
  g_checksum_update (sum, self->bytes, sizeof self->bytes);
  end_sum (sum, promise->bytes);
}

/* The deal */

static gboolean
is_same_promise (const CanastaPromise *one, const CanastaPromise *other)
{
  return memcmp (one->bytes, other->bytes, sizeof one->bytes) == 0;
}

static gboolean
refuse (GError **error, CanastaFairDealError code, const char *sentence)
{
  g_set_error_literal (error, CANASTA_FAIR_DEAL_ERROR, (int) code, sentence);
  return FALSE;
}

/**
 * canasta_fair_deal_begin:
 * @self: (out caller-allocates): a deal nobody has promised anything for
 * @occasion: what it is for
 * @n_parties: how many parties there are, 1 to %CANASTA_FAIR_DEAL_PARTIES
 */
void
canasta_fair_deal_begin (CanastaFairDeal *self, const CanastaOccasion *occasion, guint n_parties)
{
  g_return_if_fail (n_parties >= 1 && n_parties <= CANASTA_FAIR_DEAL_PARTIES);

  *self = (CanastaFairDeal){ .occasion = *occasion, .n_parties = n_parties };
}

/**
 * canasta_fair_deal_promise:
 * @self: a deal
 * @party: a party
 * @promise: its promise; the same once more changes nothing
 * @error: return location for an error
 *
 * Returns: whether it holds
 */
gboolean
canasta_fair_deal_promise (CanastaFairDeal *self, guint party, const CanastaPromise *promise,
                           GError **error)
{
  g_return_val_if_fail (party < self->n_parties, FALSE);

  if (self->has_promised[party])
    return is_same_promise (promise, &self->promises[party])
           || refuse (error, CANASTA_FAIR_DEAL_ERROR_CHANGED,
                      _("For this deal something else was promised before."));
  for (guint other = 0; other < self->n_parties; other++)
    if (self->has_promised[other] && is_same_promise (promise, &self->promises[other]))
      return refuse (error, CANASTA_FAIR_DEAL_ERROR_COPIED,
                     _("For this deal somebody else has promised the same."));
  self->promises[party] = *promise;
  self->has_promised[party] = TRUE;
  self->n_promised++;
  return TRUE;
}

/**
 * canasta_fair_deal_is_promised:
 * @self: a deal
 *
 * Returns: whether everybody has promised, so that shares may be shown to the host
 */
gboolean
canasta_fair_deal_is_promised (const CanastaFairDeal *self)
{
  return self->n_promised == self->n_parties;
}

/**
 * canasta_fair_deal_show:
 * @self: a deal
 * @party: a party
 * @share: its share; the same once more changes nothing
 * @error: return location for an error
 *
 * Returns: whether it is what was promised, once everybody had
 */
gboolean
canasta_fair_deal_show (CanastaFairDeal *self, guint party, const CanastaShare *share,
                        GError **error)
{
  CanastaPromise promise;

  g_return_val_if_fail (party < self->n_parties, FALSE);

  if (!canasta_fair_deal_is_promised (self))
    return refuse (error, CANASTA_FAIR_DEAL_ERROR_EARLY,
                   _("Not everybody has promised something for this deal yet."));
  canasta_share_promise (share, &self->occasion, party, &promise);
  if (!is_same_promise (&promise, &self->promises[party]))
    return refuse (error, CANASTA_FAIR_DEAL_ERROR_BROKEN,
                   _("For this deal something else was shown than was promised."));
  self->shares[party] = *share;
  self->n_shown += !self->has_shown[party];
  self->has_shown[party] = TRUE;
  return TRUE;
}

/**
 * canasta_fair_deal_is_shown:
 * @self: a deal
 *
 * Returns: whether every share is known, so that the number is
 */
gboolean
canasta_fair_deal_is_shown (const CanastaFairDeal *self)
{
  return self->n_shown == self->n_parties;
}

/**
 * canasta_fair_deal_get_number:
 * @self: a deal of which every share is known
 *
 * Returns: the deal number that follows from all of them, 0 to %CANASTA_MAX_DEAL
 */
guint64
canasta_fair_deal_get_number (const CanastaFairDeal *self)
{
  GChecksum *sum;
  guint64 first;
  guint8 digest[32];

  g_return_val_if_fail (canasta_fair_deal_is_shown (self), 0);

  sum = begin_sum (NUMBER_LABEL, &self->occasion);
  add_number (sum, self->n_parties);
  for (guint party = 0; party < self->n_parties; party++)
    g_checksum_update (sum, self->shares[party].bytes, sizeof self->shares[party].bytes);
  end_sum (sum, digest);
  memcpy (&first, digest, sizeof first);
  return GUINT64_FROM_BE (first) >> (64 - NUMBER_BITS);
}

/**
 * canasta_fair_deal_prove:
 * @self: a deal, after its round
 * @number: the deal number the cards of the round were dealt by
 * @error: return location for an error
 *
 * Returns: whether they were dealt as was promised
 */
gboolean
canasta_fair_deal_prove (const CanastaFairDeal *self, guint64 number, GError **error)
{
  if (canasta_fair_deal_is_shown (self) && canasta_fair_deal_get_number (self) == number)
    return TRUE;
  return refuse (error, CANASTA_FAIR_DEAL_ERROR_NUMBER,
                 _("The cards were not dealt as everybody had promised."));
}
