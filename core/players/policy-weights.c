/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The weights of the policy: name, the size of a step of the tuner, and the
 * values where two play, where sides form inside a deal (three players with a
 * lone hand), where more play alone, and where partners play; then those of games with
 * sequences, with wild melds besides, with short sequences that cost besides, and with
 * wild melds alone; of games with second hands, for partners and for players alone; of games
 * with wild cards in sequences, and of those in which nothing but sequences is melded; and of
 * games with second hands and without wild melds, for partners and for players alone.
 * Written here from what `tests/bench/tune` printed:
 *
 *   tune --table {classic,fr-online,it-classic,fr-ducale}:two-player/2 --pool --pairs 20
 *     --pace 4e-5, with --steps 15000 --seed 24, then 30000 --seed 26
 *   tune --table {classic,it-classic}:three-player/3/lone-hand --steps 10000
 *   tune --table {classic,fr-ducale,it-classic}:three-player/3/individual --pool
 *     --pairs 20 --pace 4e-5 --steps 15000 --seed 4
 *   tune --table classic:partnership/4 --pool --pairs 20 --pace 4e-5, with --steps
 *     15000 --seed 4, then 30000 --seed 6, then 50000 --seed 9
 *   tune --table :samba/4 --steps 8000 --pace 2e-5, then --pace 5e-5 --seed 2; by hand
 *     single, out and run-spare, so that the sequences of the game are played for
 *   tune --table :bolivia/4 --steps 6000 --pace 1e-5, then --seed 2
 *   tune --table :brazilian/4 --steps 8000 --pace 2e-5, then --pace 3e-5 --seed 2,
 *     then --steps 3000 --seed 4
 *   tune --table :uruguay/4 --table :cuban/4 --steps 12000 --pace 2e-5, then
 *     --steps 20000 --pace 4e-5 --seed 2
 *   tune --table :hand-and-foot/{4,6/trios} --table HOUSE:hand-and-foot/4 --pairs 20, with
 *     --steps 4000 --pace 1e-5, then --pace 2e-5 with --steps 12000 --seed 2 and, with
 *     HOUSE:hand-and-foot/6/trios, --steps 24000 --seed 3; HOUSE is hand-and-foot-bicycle
 *   tune --table :hand-and-foot/{2,3} --pairs 20, with --steps 6000 --pace 1e-5, then with
 *     :hand-and-foot/5 and HOUSE:hand-and-foot/2 --steps 12000 --pace 2e-5 --seed 2, then
 *     with HOUSE:hand-and-foot/3 --steps 24000 --seed 3; then --table :hand-and-foot/{2,3,5}
 *     with --outs 3000 --steps 4000 --seed 7 and --outs 8000 --steps 5000 --seed 33
 *   tune --table HOUSE:hand-and-foot/{4,6/trios} from those of second hands for partners, with
 *     --outs 5000 --steps 4000 --seed 7, then --steps 5000 --seed 11, then, with wild-room 4000,
 *     --outs 12000 --steps 6000 --seed 21; the mean of that and of --outs 28000 --steps 5000
 *     --seed 31 from there; late and single by hand
 *   tune --table HOUSE:hand-and-foot/{5,3,2} from those for players alone, with --outs 3000
 *     --steps 5000 --seed 7, then --outs 4000 --steps 6000 --seed 22, then, with wild-room 3000
 *     and without /2, --outs 5000 --steps 5000 --seed 32
 *   tune --table burraco-tournament:burraco/{4,2} --pairs 20 --steps 6000, with --pace 2e-5,
 *     then out, pair-wild and what takes a pile by hand, then --pace 3e-5 --seed 2
 *   tune --table :buraco/4 --table buraco-stbl:buraco/4 --table :buraco/2 --pairs 20 --pace 3e-5
 *     --steps 5000 --seed 2, from those of the row before, a sequence begun with more cards and
 *     the cards of a rank worth nothing in the hand
 *
 * the walks with --outs by a program of the same kind that left alone what has no say there;
 * each begun with the values before, those of second hands with round numbers as one sets
 * them by hand, second and second-wild by hand; the four before with those of partners and
 * wild-least 400, with sequences also hold -2000 and wild-least 350; what says how
 * cards are spared for sequences is set by hand, and so are sequences and wild melds
 * where no table has them. What they gain over weights set by hand is printed by
 * `tune --steps 0 --table HOUSE:TABLE`; tests/README.md has a table. */
#include "config.h"

#include "players/policy.h"

/* More than any weight comes to. */
#define NEVER G_MAXINT32

/* At Samba the policy by itself hardly goes out, so that there are sambas. Whoever plays
 * to win goes out wherever there is a way: it is worth 357 points a round. */
#define OUT_TO_WIN 0

#define WEIGHTS(row) \
  row (TAKE_OPENED, "take-opened", 100, \
       -141, -360, -207, -684, -496, -586, -541, -448, -194, -111, 12, 69, -108, -376) \
  row (TAKE_OPENING, "take-opening", 100, \
       -604, -99, -178, 110, -18, -87, 83, 49, -19, -177, -5, 13, 39, -62) \
  row (TAKE_CARD, "take-card", 50, \
       165, 1, 163, 305, 145, 116, 90, 232, 181, 149, 22, 70, 218, 353) \
  row (TAKE_USEFUL, "take-useful", 50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 212, 217, 0, 0) \
  row (TAKE_WILD, "take-wild", 100, \
       -259, -173, -140, -370, -352, -362, -157, -279, -156, -594, -361, -357, -273, 0) \
  row (TAKE_NEAR, "take-near", 150, \
       -316, 58, -74, -78, -74, -150, -125, -25, -166, 111, 8, 26, 240, 250) \
  row (TAKE_HAND, "take-hand", 20, -64, -41, -18, 24, 6, -29, 5, 44, -9, 1, 7, -1, 18, 12) \
  row (TAKE_ABLE, "take-able", 100, \
       -123, 103, -67, -133, -220, -70, -265, -93, 53, 66, -8, -25, 27, -26) \
  row (TAKE_SECOND, "take-second", 200, 0, 0, 0, 0, 0, 0, 0, 0, -259, -35, 38, 64, -151, -382) \
  row (HOLD, "hold", 300, \
       -992, -99926, -826, 401, -1673, -1717, -2553, -255, \
       -3190, -2565, -1663, -1619, -3658, -2856) \
  row (HOLD_CARD, "hold-card", 40, 166, -2, 157, 14, -21, -1, -17, 15, 15, 74, -23, -20, -153, 40) \
  row (HOLD_HAND, "hold-hand", 40, -89, 113, -17, 276, 92, 121, 144, 119, 43, 4, 91, 88, 155, -43) \
  row (HOLD_NEAR, "hold-near", 300, \
       -959, -1720, -644, -3432, -2236, -2008, -2091, -2272, -55, 603, -2193, -2228, -655, 34) \
  row (HOLD_STOCK, "hold-stock", 10, 35, 0, 25, -15, -9, 15, 2, -2, -2, 8, -9, -9, -13, -21) \
  row (HOLD_OPENING, "hold-opening", 300, \
       35, -149, -210, 230, -386, -197, -257, -52, -67, -615, -369, -374, 251, 4) \
  row (HOLD_MINIMUM, "hold-minimum", 5, 5, 0, 2, -15, 0, 0, 0, 0, -8, 5, 0, -2, -7, -15) \
  row (HOLD_THEIRS, "hold-theirs", 40, 110, 0, 5, -105, 0, 0, 0, 0, -2, -50, 2, 2, -35, 66) \
  row (HOLD_PARTNER, "hold-partner", 40, 0, 0, 0, 73, 0, 0, 0, 0, 7, -1, 3, 0, 91, 3) \
  row (OPENING_WILDS, "opening-wilds", 100, \
       -32, 363, 36, 366, 207, 401, 23, 392, 44, -206, 202, 202, 461, -208) \
  row (CANASTA_WILDS, "canasta-wilds", 100, \
       331, 382, 458, 535, 288, 412, 438, 414, 419, 215, 295, 286, 216, 524) \
  row (LATE, "late", 8, 25, 19, 20, 29, 26, 28, 24, 27, 11, 10, 26, 25, 4, 14) \
  row (SPOIL, "spoil", 1, 7, 7, 6, 7, 7, 7, 6, 7, 5, 5, 7, 7, 3, 5) \
  row (ADD_WILD, "add-wild", 100, \
       -521, -99997, -480, -108, -115, -108, -71, -104, -406, -673, -104, -106, -421, -436) \
  row (ADD_WILD_SIZE, "add-wild-size", 40, \
       157, 107, 137, 139, 89, 84, 108, 127, 21, 45, 107, 110, -2, -24) \
  row (ADD_WILD_HAND, "add-wild-hand", 20, \
       -77, -82, -75, -94, -83, -85, -118, -88, -3, -10, -83, -85, -88, -73) \
  row (PAIR_WILD, "pair-wild", 200, \
       -99999, -99999, -99999, -99999, -99999, -99999, -99999, -99999, \
       69, -370, 320, 332, 69, -206) \
  row (PAIR_WILD_HAND, "pair-wild-hand", 40, 0, 0, 0, 0, 0, 0, 0, 0, 45, -24, 6, 8, 45, -8) \
  row (PAIR_WILD_SECOND, "pair-wild-second", 200, \
       0, 0, 0, 0, 0, 0, 0, 0, 125, -139, -17, -14, 125, 103) \
  row (SECOND, "second", 100, 0, 0, 0, 0, 0, 0, 0, 0, 500, 500, -1, 6, 500, 500) \
  row (SECOND_WILD, "second-wild", 60, 0, 0, 0, 0, 0, 0, 0, 0, -200, -300, -2, -3, -200, -300) \
  row (OUT, "out", 5000, \
       14468, 13351, 11130, 39316, -38000, 22055, 27348, 27731, \
       15486, 35031, 5160, 6770, 25748, 29063) \
  row (OUT_OPPONENT_CARD, "out-opponent-card", 400, \
       2934, 1384, 1863, 2706, 2643, 2302, 1872, 2247, 1295, 1704, 2739, 2623, 3435, 2061) \
  row (OUT_PARTNER_CARD, "out-partner-card", 400, \
       -1095, -673, -1116, 396, -561, 240, 203, -268, -175, -643, -601, -627, -175, -643) \
  row (OUT_LEAD, "out-lead", 30, -26, 3, -35, 1, 6, 10, 8, -1, 9, 13, 3, 5, 3, -12) \
  row (UNASKED, "unasked", 0, \
       NEVER, NEVER, NEVER, NEVER, NEVER, NEVER, NEVER, NEVER, \
       NEVER, NEVER, NEVER, NEVER, NEVER, NEVER) \
  row (YES, "yes", 4000, \
       17113, 10417, 16546, 22419, 21704, 12124, 17940, 11407, \
       14639, 16178, 21907, 22241, 14639, 16178) \
  row (YES_COST, "yes-cost", 30, \
       -127, -126, -127, -154, -93, -125, -54, -108, -77, -110, -87, -78, -77, -110) \
  row (YES_CARD, "yes-card", 400, \
       101, -372, 117, -891, -239, -178, -348, -34, -506, 100, -280, -245, -506, 100) \
  row (YES_OPPONENT_CARD, "yes-opponent-card", 300, \
       164, -161, 183, 220, 641, 822, 1059, 601, 92, -229, 589, 666, 92, -229) \
  row (RISK, "risk", 80, 454, 389, 288, 890, 599, 713, 705, 683, 494, 303, 589, 616, 558, 486) \
  row (RISK_BASE, "risk-base", 100, \
       308, -191, -48, 161, 123, 179, -166, 108, 58, -136, 162, 169, 299, -206) \
  row (RISK_THROWN, "risk-thrown", 20, 115, 78, 130, 91, 79, 134, 53, 61, 57, 57, 80, 76, 38, 83) \
  row (RISK_PASSED, "risk-passed", 20, 95, 96, 70, 66, 72, 71, 49, 78, 95, 99, 74, 71, 48, 77) \
  row (RISK_FEW, "risk-few", 3, 13, 0, -1, 10, 0, 0, 0, 0, -1, 7, -1, -2, 0, 0) \
  row (RISK_OPENED, "risk-opened", 10, 72, 0, -5, 62, 0, 0, 0, 0, 5, -26, -2, 2, -14, -13) \
  row (SINGLE, "single", 400, \
       -618, 388, -389, 562, 1000, 1100, 241, 717, -420, -338, 635, 246, -2900, -1981) \
  row (SINGLE_UNSEEN, "single-unseen", 80, \
       -124, -133, -75, -503, -180, -111, -191, -146, 114, 183, -277, 30, 336, 310) \
  row (SINGLE_HAND, "single-hand", 40, 119, 0, -69, 52, 0, 0, 0, 0, -73, -123, -32, 0, -216, -55) \
  row (PAIR, "pair", 400, \
       1789, 1199, 611, 1563, 897, 918, 688, 955, 1133, 990, 1181, -57, 1681, 1557) \
  row (PAIR_FROZEN, "pair-frozen", 400, \
       901, -150, 106, -817, -363, -285, -563, -233, 321, 153, -365, -403, -186, -745) \
  row (PAIR_UNSEEN, "pair-unseen", 80, \
       -199, -15, -53, -159, 73, 65, 31, 79, 240, 266, 120, -6, 592, 422) \
  row (PAIR_PILE, "pair-pile", 40, 5, 0, 9, 53, 0, 0, 0, 0, 27, 51, -1, -15, 50, -40) \
  row (TRIPLE, "triple", 600, \
       481, 855, 1706, 598, 1554, 34, 1658, 500, 3353, 3105, 1510, -296, 5621, 5679) \
  row (TRIPLE_PILE, "triple-pile", 40, 2, 0, 11, -79, 0, 0, 0, 0, 62, 108, 1, -8, 193, 208) \
  row (MORE, "more", 800, \
       1068, 2431, 1771, -937, 722, 101, 1240, 626, 2948, 3229, 815, -297, 4179, -1033) \
  row (OWN_MELD, "own-meld", 400, \
       195, 1118, 1208, 916, 1753, 1863, 1428, 1255, 1424, 1985, 1659, 1653, 1278, 2163) \
  row (OPPONENT_MELD, "opponent-meld", 400, \
       -617, -341, -764, -1488, -1762, -1693, -1835, -944, -307, 172, -1682, -1724, 755, 124) \
  row (DEAD, "dead", 300, \
       1616, 796, 1057, 1398, 838, 1060, 1388, 918, 19, 201, 873, -37, 146, 571) \
  row (VALUE, "value", 20, -74, -22, -43, -82, -61, -57, -69, -30, -17, -10, -58, -54, -25, -58) \
  row (VALUE_NEAR, "value-near", 20, -51, -4, -36, 6, -14, 6, -16, 14, 20, -20, -13, -13, 63, 58) \
  row (BLACK_THREE, "black-three", 800, \
       2620, 3356, 3087, 203, 2230, 1655, 3523, 1532, 3555, 4115, 2075, 2038, 4363, 3201) \
  row (BLACK_THREE_CARD, "black-three-card", 100, \
       106, 6, 26, 549, 432, 590, 724, 516, -102, 106, 470, 465, 70, 171) \
  row (WILD, "wild", 1200, \
       4926, 6731, 5723, 4890, 4559, 5683, 3465, 5354, 2795, 6565, 5015, 5515, 192, 1754) \
  row (JOKER, "joker", 600, \
       2382, 1502, 2305, 2857, 1483, 1703, 1039, 1997, 994, 711, 1467, 1258, 2835, 1493) \
  row (FREEZE, "freeze", 80, -58, 132, 86, -7, 84, 7, -68, 43, 47, 220, 84, 39, -29, 170) \
  row (FREEZE_PAIRS, "freeze-pairs", 80, \
       766, 257, 494, 693, 647, 487, 394, 591, 588, 455, 657, 652, 705, 594) \
  row (RUN_NEXT, "run-next", 200, \
       0, 2500, 0, 2500, 2497, 2423, 2323, 2433, 0, 0, 2485, 2418, 0, 0) \
  row (RUN_NEAR, "run-near", 80, 0, 900, 0, 900, 934, 852, 804, 879, 0, 0, 928, 961, 0, 0) \
  row (OUT_RUN, "out-run", 4000, \
       0, -10000, 0, -10000, -3989, -8020, -10240, -7571, 0, 0, -111, 584, 0, 0) \
  row (RUN_GIVE, "run-give", 200, 0, 1000, 0, 1000, 1373, 963, 1403, 953, 0, 0, 1424, 1437, 0, 0) \
  row (RUN_LEAST, "run-least", 50, 0, 300, 0, 300, 300, 317, 319, 289, 0, 0, 296, 425, 0, 0) \
  row (RUN_SPARE, "run-spare", 400, \
       0, 4000, 0, 4000, 4000, 500, 2895, 4000, 0, 0, 4145, 4162, 0, 0) \
  row (WILD_LEAST, "wild-least", 100, \
       0, 700, 0, 700, 391, 279, 180, 553, 282, 257, 380, 371, 282, 257) \
  row (WILD_ROOM, "wild-room", 200, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4074, 2920) \
  row (MIXED_FIRST, "mixed-first", 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0)

#define NAME(weight, name, ...) \
  [CANASTA_WEIGHT_##weight] = name,
#define STEP(weight, name, step, ...) \
  [CANASTA_WEIGHT_##weight] = step,
#define TWO(weight, name, step, two, ...) \
  [CANASTA_WEIGHT_##weight] = two,
#define FORMING(weight, name, step, two, forming, ...) \
  [CANASTA_WEIGHT_##weight] = forming,
#define ALONE(weight, name, step, two, forming, alone, ...) \
  [CANASTA_WEIGHT_##weight] = alone,
#define PARTNERS(weight, name, step, two, forming, alone, partners, ...) \
  [CANASTA_WEIGHT_##weight] = partners,
#define RUNS(weight, name, step, two, forming, alone, partners, runs, ...) \
  [CANASTA_WEIGHT_##weight] = runs,
#define RUNS_TO_WIN(weight, name, step, two, forming, alone, partners, runs, ...) \
  [CANASTA_WEIGHT_##weight] = CANASTA_WEIGHT_##weight == CANASTA_WEIGHT_OUT ? OUT_TO_WIN : runs,
#define RUNS_AND_WILDS(weight, name, step, two, forming, alone, partners, runs, both, ...) \
  [CANASTA_WEIGHT_##weight] = both,
#define COSTLY_RUNS(weight, name, step, two, forming, alone, partners, runs, both, costly, ...) \
  [CANASTA_WEIGHT_##weight] = costly,
#define WILDS(weight, name, step, two, forming, alone, partners, runs, both, costly, wilds, ...) \
  [CANASTA_WEIGHT_##weight] = wilds,
#define SECOND(weight, name, step, two, forming, alone, partners, runs, both, costly, wilds, \
               second, ...) \
  [CANASTA_WEIGHT_##weight] = second,
#define SECOND_ALONE(weight, name, step, two, forming, alone, partners, runs, both, costly, wilds, \
                     second, second_alone, ...) \
  [CANASTA_WEIGHT_##weight] = second_alone,
#define WILD_RUNS(weight, name, step, two, forming, alone, partners, runs, both, costly, wilds, \
                  second, second_alone, wild_runs, ...) \
  [CANASTA_WEIGHT_##weight] = wild_runs,
#define LONE_RUNS(weight, name, step, two, forming, alone, partners, runs, both, costly, wilds, \
                  second, second_alone, wild_runs, lone_runs, ...) \
  [CANASTA_WEIGHT_##weight] = lone_runs,
#define SECOND_RANKS(weight, name, step, two, forming, alone, partners, runs, both, costly, wilds, \
                     second, second_alone, wild_runs, lone_runs, second_ranks, ...) \
  [CANASTA_WEIGHT_##weight] = second_ranks,
#define SECOND_RANKS_ALONE(weight, name, step, two, forming, alone, partners, runs, both, costly, \
                           wilds, second, second_alone, wild_runs, lone_runs, second_ranks, \
                           second_ranks_alone) \
  [CANASTA_WEIGHT_##weight] = second_ranks_alone,

static const CanastaWeights two = { { WEIGHTS (TWO) } };
static const CanastaWeights forming = { { WEIGHTS (FORMING) } };
static const CanastaWeights alone = { { WEIGHTS (ALONE) } };
static const CanastaWeights partners = { { WEIGHTS (PARTNERS) } };
static const CanastaWeights runs = { { WEIGHTS (RUNS) } };
static const CanastaWeights runs_to_win = { { WEIGHTS (RUNS_TO_WIN) } };
static const CanastaWeights runs_and_wilds = { { WEIGHTS (RUNS_AND_WILDS) } };
static const CanastaWeights costly_runs = { { WEIGHTS (COSTLY_RUNS) } };
static const CanastaWeights wilds = { { WEIGHTS (WILDS) } };
static const CanastaWeights second = { { WEIGHTS (SECOND) } };
static const CanastaWeights second_alone = { { WEIGHTS (SECOND_ALONE) } };
static const CanastaWeights wild_runs = { { WEIGHTS (WILD_RUNS) } };
static const CanastaWeights lone_runs = { { WEIGHTS (LONE_RUNS) } };
static const CanastaWeights second_ranks = { { WEIGHTS (SECOND_RANKS) } };
static const CanastaWeights second_ranks_alone = { { WEIGHTS (SECOND_RANKS_ALONE) } };

/* Those of a table with second hands and without sequences. */
static const CanastaWeights *
get_second_weights (const CanastaTable *table)
{
  gboolean each_alone = table->n_sides == table->players;

  if (canasta_forms_have_wild_melds (&table->forms))
    return each_alone ? &second_alone : &second;
  return each_alone ? &second_ranks_alone : &second_ranks;
}

/**
 * canasta_policy_get_weights: (skip)
 * @table: a table
 *
 * Returns: (transfer none): the weights the policy plays by at @table
 */
const CanastaWeights *
canasta_policy_get_weights (const CanastaTable *table)
{
  const CanastaForms *forms = &table->forms;
  gboolean has_wilds = canasta_forms_have_wild_melds (forms);

  if (canasta_forms_have_sequences (forms))
    return forms->of[CANASTA_FORM_SEQUENCE].most_wilds > 0 ? (forms->groups ? &wild_runs : &lone_runs)
           : table->rules.short_sequence_loss > 0          ? &costly_runs
           : has_wilds                                     ? &runs_and_wilds
                                                           : &runs;
  if (table->rules.second_hands != CANASTA_SECOND_HANDS_NONE && !table->sides_form)
    return get_second_weights (table);
  if (table->players == 2)
    return &two;
  if (table->sides_form)
    return &forming;
  if (table->n_sides == table->players)
    return &alone;
  return has_wilds ? &wilds : &partners;
}

/**
 * canasta_policy_get_keen_weights: (skip)
 * @table: a table
 *
 * Returns: (transfer none): the weights of who plays to win, and takes all others to do
 *   so: those of players that look ahead
 */
const CanastaWeights *
canasta_policy_get_keen_weights (const CanastaTable *table)
{
  const CanastaWeights *weights = canasta_policy_get_weights (table);

  return weights == &runs ? &runs_to_win : weights;
}

/**
 * canasta_weight_get_name: (skip)
 * @weight: a weight
 *
 * Returns: its name in the files of the tuner
 */
const char *
canasta_weight_get_name (CanastaWeight weight)
{
  static const char *const names[] = { WEIGHTS (NAME) };

  return names[weight];
}

/**
 * canasta_weight_get_step: (skip)
 * @weight: a weight
 *
 * Returns: the size of a usual change while it is tuned
 */
int
canasta_weight_get_step (CanastaWeight weight)
{
  static const gint32 steps[] = { WEIGHTS (STEP) };

  return steps[weight];
}
