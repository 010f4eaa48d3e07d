/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A deal that nobody has chosen. Each party draws a share by chance and promises it: a
 * hash of it is sent to everybody, which binds and tells nothing. Once all have promised,
 * the guests show their shares to the host, who deals by the number that follows from all
 * of them, the host's own among them. After the round all shares are shown to everybody,
 * who sees that they are the promised ones and that the cards were dealt by them.
 *
 * As long as one party draws by chance, nobody else chooses the deal. What is left to who
 * shows last is to stay silent: the deal is begun anew then, which everybody sees by the
 * number of the attempt. */

#pragma once

#include <gio/gio.h>

#include "rules/variant.h"

G_BEGIN_DECLS

/* At most so many tables are dealt the same. */
#define CANASTA_FAIR_DEAL_TABLES 32

/* The host, as party 0, and whoever else sits down at any of them. */
#define CANASTA_FAIR_DEAL_PARTIES (CANASTA_FAIR_DEAL_TABLES * CANASTA_MAX_SEATS + 1)

#define CANASTA_FAIR_DEAL_ERROR (canasta_fair_deal_error_quark ())

/**
 * CanastaFairDealError:
 * @CANASTA_FAIR_DEAL_ERROR_EARLY: shown before everybody had promised
 * @CANASTA_FAIR_DEAL_ERROR_CHANGED: promised once more, and something else
 * @CANASTA_FAIR_DEAL_ERROR_COPIED: the promise of another party
 * @CANASTA_FAIR_DEAL_ERROR_BROKEN: not what was promised
 * @CANASTA_FAIR_DEAL_ERROR_NUMBER: the cards were dealt by another number
 */
typedef enum
{
  CANASTA_FAIR_DEAL_ERROR_EARLY,
  CANASTA_FAIR_DEAL_ERROR_CHANGED,
  CANASTA_FAIR_DEAL_ERROR_COPIED,
  CANASTA_FAIR_DEAL_ERROR_BROKEN,
  CANASTA_FAIR_DEAL_ERROR_NUMBER,
} CanastaFairDealError;

/* What a party adds to the deal. It has 256 bits, so that no salt is needed to keep
 * anybody from finding it by its hash. */
typedef struct
{
  guint8 bytes[32];
} CanastaShare;

/* The hash of a share, its occasion and its party. */
typedef struct
{
  guint8 bytes[32];
} CanastaPromise;

/**
 * CanastaOccasion:
 * @match: by what the match is known, drawn by chance by the host
 * @round: the round, from 1
 * @attempt: how often its deal was begun, from 1
 *
 * What a share is for: a promise holds for one occasion, and for no other.
 */
typedef struct
{
  guint8 match[16];
  guint32 round;
  guint32 attempt;
} CanastaOccasion;

/**
 * CanastaFairDeal:
 * @occasion: what it is for
 * @n_parties: how many parties there are, the host among them
 * @n_promised: how many of them have promised
 * @n_shown: of how many the share is known
 * @has_promised: whether each has
 * @has_shown: whether that of each is
 *
 * A deal being agreed on, as the host and as each guest has it. A value.
 */
typedef struct
{
  CanastaOccasion occasion;
  guint n_parties;
  guint n_promised;
  guint n_shown;
  guint8 has_promised[CANASTA_FAIR_DEAL_PARTIES];
  guint8 has_shown[CANASTA_FAIR_DEAL_PARTIES];
  CanastaPromise promises[CANASTA_FAIR_DEAL_PARTIES];
  CanastaShare shares[CANASTA_FAIR_DEAL_PARTIES];
} CanastaFairDeal;

GQuark    canasta_fair_deal_error_quark  (void);

gboolean  canasta_share_draw             (CanastaShare           *self,
                                          GError                **error);
void      canasta_share_promise          (const CanastaShare     *self,
                                          const CanastaOccasion  *occasion,
                                          guint                   party,
                                          CanastaPromise         *promise);

void      canasta_fair_deal_begin        (CanastaFairDeal        *self,
                                          const CanastaOccasion  *occasion,
                                          guint                   n_parties);
gboolean  canasta_fair_deal_promise      (CanastaFairDeal        *self,
                                          guint                   party,
                                          const CanastaPromise   *promise,
                                          GError                **error);
gboolean  canasta_fair_deal_is_promised  (const CanastaFairDeal  *self);
gboolean  canasta_fair_deal_show         (CanastaFairDeal        *self,
                                          guint                   party,
                                          const CanastaShare     *share,
                                          GError                **error);
gboolean  canasta_fair_deal_is_shown     (const CanastaFairDeal  *self);
guint64   canasta_fair_deal_get_number   (const CanastaFairDeal  *self);
gboolean  canasta_fair_deal_prove        (const CanastaFairDeal  *self,
                                          guint64                 number,
                                          GError                **error);

G_END_DECLS
