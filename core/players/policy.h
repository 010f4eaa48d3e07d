/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A quick way to play by rules of thumb: what searches play deals out with. It
 * is given the board and its own hand, nothing else. */

#pragma once

#include "play/legality.h"
#include "play/observation.h"

G_BEGIN_DECLS

/**
 * CanastaWeight:
 *
 * What the rules of thumb weigh; points are in hundredths.
 */
typedef enum
{
  CANASTA_WEIGHT_TAKE_OPENED,       /* to take the pile, the side having opened */
  CANASTA_WEIGHT_TAKE_OPENING,      /* to take the pile and open with it */
  CANASTA_WEIGHT_TAKE_CARD,         /* for each card of the pile */
  CANASTA_WEIGHT_TAKE_USEFUL,       /* for each that is of use, where it is taken freely */
  CANASTA_WEIGHT_TAKE_WILD,         /* for each wild card it costs */
  CANASTA_WEIGHT_TAKE_NEAR,         /* while an opponent is near going out */
  CANASTA_WEIGHT_TAKE_HAND,         /* for each card of the own hand */
  CANASTA_WEIGHT_TAKE_ABLE,         /* while the side has canastas enough to go out */
  CANASTA_WEIGHT_TAKE_SECOND,       /* while a second hand waits for the player */
  CANASTA_WEIGHT_HOLD,              /* to meld nothing while the side needs pairs for the pile */
  CANASTA_WEIGHT_HOLD_CARD,         /* for each card of the pile */
  CANASTA_WEIGHT_HOLD_HAND,         /* for each card of the own hand */
  CANASTA_WEIGHT_HOLD_NEAR,         /* while an opponent is near going out */
  CANASTA_WEIGHT_HOLD_STOCK,        /* for each card of the stock */
  CANASTA_WEIGHT_HOLD_OPENING,      /* where the side has not opened */
  CANASTA_WEIGHT_HOLD_MINIMUM,      /* besides, for each point of the minimum */
  CANASTA_WEIGHT_HOLD_THEIRS,       /* for each card of the opponents */
  CANASTA_WEIGHT_HOLD_PARTNER,      /* for each card of the partners */
  CANASTA_WEIGHT_OPENING_WILDS,     /* wild cards an opening may cost, in hundredths */
  CANASTA_WEIGHT_CANASTA_WILDS,     /* wild cards a canasta may cost, in hundredths */
  CANASTA_WEIGHT_LATE,              /* cards in the stock from which on all wilds go */
  CANASTA_WEIGHT_SPOIL,             /* naturals from which on a meld is kept free of wilds */
  CANASTA_WEIGHT_ADD_WILD,          /* to lay a wild card on the largest meld */
  CANASTA_WEIGHT_ADD_WILD_SIZE,     /* for each card of it */
  CANASTA_WEIGHT_ADD_WILD_HAND,     /* for each card of the own hand */
  CANASTA_WEIGHT_PAIR_WILD,         /* to begin a meld with a pair and a wild card */
  CANASTA_WEIGHT_PAIR_WILD_HAND,    /* for each card of the own hand */
  CANASTA_WEIGHT_PAIR_WILD_SECOND,  /* while a second hand waits for the player */
  CANASTA_WEIGHT_SECOND,            /* to lay all for a second hand, while wild cards are kept */
  CANASTA_WEIGHT_SECOND_WILD,       /* for each wild card it costs */
  CANASTA_WEIGHT_OUT,               /* to go out */
  CANASTA_WEIGHT_OUT_OPPONENT_CARD, /* for each card of the opponents */
  CANASTA_WEIGHT_OUT_PARTNER_CARD,  /* for each card of the partners */
  CANASTA_WEIGHT_OUT_LEAD,          /* for each point the side leads by */
  CANASTA_WEIGHT_UNASKED,           /* clear enough to go out without asking, where one may ask */
  CANASTA_WEIGHT_YES,               /* to let the partner go out */
  CANASTA_WEIGHT_YES_COST,          /* for each point the own hand costs */
  CANASTA_WEIGHT_YES_CARD,          /* for each card of the own hand */
  CANASTA_WEIGHT_YES_OPPONENT_CARD, /* for each card of the opponents */
  CANASTA_WEIGHT_RISK,              /* risk that the pile is taken, for each card of it */
  CANASTA_WEIGHT_RISK_BASE,         /* cards a pile is worth besides its own */
  CANASTA_WEIGHT_RISK_THROWN,       /* percent of the risk left where the next threw the rank */
  CANASTA_WEIGHT_RISK_PASSED,       /* percent of it left where the next let the rank lie */
  CANASTA_WEIGHT_RISK_FEW,          /* percent more for each card the next hand is short of many */
  CANASTA_WEIGHT_RISK_OPENED,       /* percent more where the next side has opened */
  CANASTA_WEIGHT_SINGLE,            /* to keep a lone card */
  CANASTA_WEIGHT_SINGLE_UNSEEN,     /* for each card of its rank that is unseen */
  CANASTA_WEIGHT_SINGLE_HAND,       /* for each card of the own hand */
  CANASTA_WEIGHT_PAIR,              /* to keep one of a pair */
  CANASTA_WEIGHT_PAIR_FROZEN,       /* besides, while the side needs pairs to take the pile */
  CANASTA_WEIGHT_PAIR_UNSEEN,       /* for each card of its rank that is unseen */
  CANASTA_WEIGHT_PAIR_PILE,         /* for each card of a pile that the side needs pairs to take */
  CANASTA_WEIGHT_TRIPLE,            /* to keep one of three */
  CANASTA_WEIGHT_TRIPLE_PILE,       /* for each card of the pile */
  CANASTA_WEIGHT_MORE,              /* to keep one of more */
  CANASTA_WEIGHT_OWN_MELD,          /* to keep a card of a rank the side has melded */
  CANASTA_WEIGHT_OPPONENT_MELD,     /* to keep a card of a rank the next side has melded */
  CANASTA_WEIGHT_DEAD,              /* to throw a rank of which nothing is left */
  CANASTA_WEIGHT_VALUE,             /* to throw, for each point it costs in the hand */
  CANASTA_WEIGHT_VALUE_NEAR,        /* besides, while an opponent is near going out */
  CANASTA_WEIGHT_BLACK_THREE,       /* to throw a black three */
  CANASTA_WEIGHT_BLACK_THREE_CARD,  /* for each card of the pile */
  CANASTA_WEIGHT_WILD,              /* to keep a wild card */
  CANASTA_WEIGHT_JOKER,             /* to keep a joker, besides */
  CANASTA_WEIGHT_FREEZE,            /* to freeze, for each card of the pile */
  CANASTA_WEIGHT_FREEZE_PAIRS,      /* the same, where the side needs pairs anyway */
  CANASTA_WEIGHT_RUN_NEXT,          /* to keep a card for an own sequence, for each card of it */
  CANASTA_WEIGHT_RUN_NEAR,          /* to keep a card, for each that could be in sequence with it */
  CANASTA_WEIGHT_OUT_RUN,           /* to go out, for each card of sequences on their way */
  CANASTA_WEIGHT_RUN_GIVE,          /* not to lengthen a sequence of the next */
  CANASTA_WEIGHT_RUN_LEAST,         /* cards a sequence is begun with, in hundredths */
  CANASTA_WEIGHT_RUN_SPARE,         /* what a card is worth so for it to stay out of melds */
  CANASTA_WEIGHT_WILD_LEAST,        /* wild cards a meld of their own must come to, in hundredths */
  CANASTA_WEIGHT_WILD_ROOM,         /* to keep a wild card that own melds have room for, while an
                                     * empty hand is all that is missing */
  CANASTA_WEIGHT_MIXED_FIRST,       /* no second meld of wild cards while going out lacks mixed
                                     * canastas */
} CanastaWeight;

#define CANASTA_N_WEIGHTS (CANASTA_WEIGHT_MIXED_FIRST + 1)

/**
 * CanastaWeights:
 * @of: the weights, by #CanastaWeight; whole numbers, so that every machine
 *   chooses alike
 */
typedef struct
{
  gint32 of[CANASTA_N_WEIGHTS];
} CanastaWeights;

CANASTA_API const CanastaWeights  *canasta_policy_get_weights       (const CanastaTable  *table);
CANASTA_API const CanastaWeights  *canasta_policy_get_keen_weights  (const CanastaTable  *table);
CANASTA_API const char            *canasta_weight_get_name          (CanastaWeight        weight);
CANASTA_API int                    canasta_weight_get_step          (CanastaWeight        weight);

CANASTA_API void  canasta_policy_decide  (const CanastaTable        *table,
                                          const CanastaBoard        *board,
                                          const CanastaCardSet      *hand,
                                          const CanastaMemory       *memory,
                                          const CanastaWeights      *weights,
                                          CanastaAction             *action,
                                          CanastaPlan               *plan);
CANASTA_API void  canasta_policy_play_out (CanastaState             *state,
                                          const CanastaTable        *table,
                                          CanastaMemory             *memory,
                                          const CanastaWeights      *weights);
guint             canasta_policy_rank_discards
                                         (const CanastaTable        *table,
                                          const CanastaBoard        *board,
                                          const CanastaCardSet      *hand,
                                          const CanastaMemory       *memory,
                                          const CanastaWeights      *weights,
                                          CanastaCard               *cards);
CANASTA_API void  canasta_policy_choose  (const CanastaObservation  *observation,
                                          const CanastaWeights      *weights,
                                          CanastaAction             *action);

G_END_DECLS
