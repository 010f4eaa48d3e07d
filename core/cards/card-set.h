/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card set: how many there are of each face. Hands, melds and piles are sums
 * of them.
 *
 * Each face has four bits, the four suits of a rank one lane of sixteen, four
 * lanes a word: sums and totals by rank take a handful of instructions. A face
 * occurs at most fourteen times (the jokers of seven packs), so lanes never
 * overflow. */

#pragma once

#include <string.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "cards/card.h"

G_BEGIN_DECLS

/**
 * CanastaCardSet:
 *
 * Counts of the 53 faces, as a value: copied by assignment, empty when zero.
 */
typedef struct
{
  guint64 words[4];
} CanastaCardSet;

/**
 * CanastaLane:
 *
 * The cards of one rank: four bits a suit, clubs lowest.
 */
typedef guint16 CanastaLane;

/**
 * CanastaRankCounts:
 *
 * How many cards of each rank, suits taken together.
 */
typedef struct
{
  guint8 of[16];
} CanastaRankCounts;

/* The lane of a card alone. */
static inline CanastaLane
canasta_lane_of (CanastaCard card)
{
  return (CanastaLane) (1 << (4 * canasta_card_get_suit (card)));
}

static inline int
canasta_lane_count (CanastaLane lane)
{
  int pairs = (lane & 0x0f0f) + ((lane >> 4) & 0x0f0f);

  return (pairs + (pairs >> 8)) & 0xff;
}

/* One card of each suit there is. */
static inline CanastaLane
canasta_lane_list_suits (CanastaLane lane)
{
  int pairs = lane | (lane >> 1);

  return (CanastaLane) ((pairs | (pairs >> 2)) & 0x1111);
}

/* Takes so many cards out of a lane, the lowest suits first. */
static inline CanastaLane
canasta_lane_take (CanastaLane *from, int count)
{
  CanastaLane taken = 0;

  if (canasta_lane_count (*from) == count)
    taken = *from;
  else
    for (guint suit = 0; suit < CANASTA_N_SUITS && count > 0; suit++)
      {
        int here = MIN ((*from >> (4 * suit)) & 15, count);

        taken += (CanastaLane) (here << (4 * suit));
        count -= here;
      }
  *from -= taken;
  return taken;
}

/* Where the lane of rank 0 lies among the four of a word, which is where the others follow. */
#define CANASTA_FIRST_LANE (G_BYTE_ORDER == G_BIG_ENDIAN ? 3 : 0)

static inline CanastaLane
canasta_card_set_get_lane (const CanastaCardSet *set, CanastaRank rank)
{
  CanastaLane lane;

  /* As it lies in memory: a seventh of the instructions that shifting its word takes. */
  memcpy (&lane, (const char *) set->words + (rank ^ CANASTA_FIRST_LANE) * sizeof lane,
          sizeof lane);
  return lane;
}

static inline void
canasta_card_set_add_lane (CanastaCardSet *set, CanastaRank rank, CanastaLane lane)
{
  set->words[rank >> 2] += (guint64) lane << (16 * (rank & 3));
}

static inline void
canasta_card_set_remove_lane (CanastaCardSet *set, CanastaRank rank, CanastaLane lane)
{
  set->words[rank >> 2] -= (guint64) lane << (16 * (rank & 3));
}

static inline int
canasta_card_set_count_card (const CanastaCardSet *set, CanastaCard card)
{
  return (set->words[card >> 4] >> (4 * (card & 15))) & 15;
}

static inline void
canasta_card_set_add_card (CanastaCardSet *set, CanastaCard card)
{
  set->words[card >> 4] += G_GUINT64_CONSTANT (1) << (4 * (card & 15));
}

static inline void
canasta_card_set_remove_card (CanastaCardSet *set, CanastaCard card)
{
  set->words[card >> 4] -= G_GUINT64_CONSTANT (1) << (4 * (card & 15));
}

static inline void
canasta_card_set_add (CanastaCardSet *set, const CanastaCardSet *other)
{
  for (int i = 0; i < 4; i++)
    set->words[i] += other->words[i];
}

/* Takes @other away; every card of it must be there. */
static inline void
canasta_card_set_remove (CanastaCardSet *set, const CanastaCardSet *other)
{
  for (int i = 0; i < 4; i++)
    set->words[i] -= other->words[i];
}

/* Takes @other away as far as it is there. */
static inline void
canasta_card_set_remove_there (CanastaCardSet *set, const CanastaCardSet *other)
{
  guint8 there[sizeof set->words], gone[sizeof set->words];

  /* Two faces a byte; a compiler makes a handful of vector instructions of this. */
  memcpy (there, set->words, sizeof there);
  memcpy (gone, other->words, sizeof gone);
  for (guint i = 0; i < sizeof there; i++)
    {
      guint8 low = there[i] & 15, high = there[i] & 240;
      guint8 low_gone = gone[i] & 15, high_gone = gone[i] & 240;

      low = low > low_gone ? low - low_gone : 0;
      high = high > high_gone ? high - high_gone : 0;
      there[i] = low | high;
    }
  memcpy (set->words, there, sizeof there);
}

static inline gboolean
canasta_card_set_is_empty (const CanastaCardSet *set)
{
  return (set->words[0] | set->words[1] | set->words[2] | set->words[3]) == 0;
}

static inline gboolean
canasta_card_set_equal (const CanastaCardSet *a, const CanastaCardSet *b)
{
  return ((a->words[0] ^ b->words[0]) | (a->words[1] ^ b->words[1])
          | (a->words[2] ^ b->words[2]) | (a->words[3] ^ b->words[3])) == 0;
}

/* The faces of a word that borrow from the next one in the difference of two
 * words, by their highest bits: those there are not enough of, the first at
 * least. */
static inline guint64
canasta_card_word_borrows (guint64 there, guint64 wanted)
{
  return ((~there & wanted) | (~(there ^ wanted) & (there - wanted)))
         & G_GUINT64_CONSTANT (0x8888888888888888);
}

/* Whether every card of @part is in @set. */
static inline gboolean
canasta_card_set_contains (const CanastaCardSet *set, const CanastaCardSet *part)
{
  guint64 borrows = 0;

  for (int i = 0; i < 4; i++)
    borrows |= canasta_card_word_borrows (set->words[i], part->words[i]);
  return borrows == 0;
}

/* Takes @part out of @set where all of it is there. */
static inline gboolean
canasta_card_set_take (CanastaCardSet *set, const CanastaCardSet *part)
{
  CanastaCardSet rest;
  guint64 borrows = 0;

  for (int i = 0; i < 4; i++)
    {
      rest.words[i] = set->words[i] - part->words[i];
      borrows |= canasta_card_word_borrows (set->words[i], part->words[i]);
    }
  if (borrows)
    return FALSE;
  *set = rest;
  return TRUE;
}

/* Two faces a byte become one sum a byte. */
static inline guint64
canasta_card_word_pairs (guint64 word)
{
  const guint64 low = G_GUINT64_CONSTANT (0x0f0f0f0f0f0f0f0f);

  return (word & low) + ((word >> 4) & low);
}

/* The cards of each rank in a word, as four sums in sixteen bits each. */
static inline guint64
canasta_card_word_sums (guint64 word)
{
  guint64 pairs = canasta_card_word_pairs (word);

  return (pairs + (pairs >> 8)) & G_GUINT64_CONSTANT (0x00ff00ff00ff00ff);
}

static inline int
canasta_card_set_count (const CanastaCardSet *set)
{
  const guint64 even = G_GUINT64_CONSTANT (0x00ff00ff00ff00ff);
  guint64 pairs = 0;

  for (int i = 0; i < 4; i++)
    pairs += canasta_card_word_pairs (set->words[i]);
  pairs = (pairs & even) + ((pairs >> 8) & even);
  return (int) ((pairs * G_GUINT64_CONSTANT (0x0001000100010001)) >> 48);
}

static inline int
canasta_card_set_count_rank (const CanastaCardSet *set, CanastaRank rank)
{
  return canasta_lane_count (canasta_card_set_get_lane (set, rank));
}

#ifdef __SSE2__
/* Half a set, word by word: after a card came or went, a word is there sooner than
 * both of them in one. */
static inline __m128i
canasta_card_half_load (const guint64 *words)
{
  return _mm_unpacklo_epi64 (_mm_loadl_epi64 ((const __m128i *) &words[0]),
                             _mm_loadl_epi64 ((const __m128i *) &words[1]));
}

/* The cards of each rank in half a set, as sums in sixteen bits each. */
static inline __m128i
canasta_card_half_sums (const guint64 *words)
{
  const __m128i low = _mm_set1_epi8 (15);
  __m128i faces = canasta_card_half_load (words);
  __m128i pairs = _mm_add_epi8 (_mm_and_si128 (faces, low),
                                _mm_and_si128 (_mm_srli_epi16 (faces, 4), low));

  return _mm_and_si128 (_mm_add_epi8 (pairs, _mm_srli_epi16 (pairs, 8)), _mm_set1_epi16 (255));
}
#endif

static inline void
canasta_card_set_count_ranks (const CanastaCardSet *set, CanastaRankCounts *counts)
{
#ifdef __SSE2__
  _mm_storeu_si128 ((__m128i *) counts->of,
                    _mm_packus_epi16 (canasta_card_half_sums (set->words),
                                      canasta_card_half_sums (set->words + 2)));
#else
  CanastaLane lanes[16];

  memcpy (lanes, set->words, sizeof lanes);
  for (int rank = 0; rank < 16; rank++)
    counts->of[rank] = (guint8) canasta_lane_count (lanes[rank ^ CANASTA_FIRST_LANE]);
#endif
}

/* The ranks of which a set has cards of some suits, each four bits of @suits, as
 * bits. */
static inline guint16
canasta_card_set_list_ranks_of (const CanastaCardSet *set, CanastaLane suits)
{
#ifdef __SSE2__
  __m128i none = _mm_setzero_si128 ();
  __m128i these = _mm_set1_epi16 ((short) suits);
  __m128i low = _mm_and_si128 (canasta_card_half_load (set->words), these);
  __m128i high = _mm_and_si128 (canasta_card_half_load (set->words + 2), these);

  return (guint16) ~_mm_movemask_epi8 (_mm_packs_epi16 (_mm_cmpeq_epi16 (low, none),
                                                        _mm_cmpeq_epi16 (high, none)));
#else
  guint16 ranks = 0;

  for (int rank = 0; rank < 16; rank++)
    ranks |= (guint16) ((canasta_card_set_get_lane (set, rank) & suits ? 1 : 0) << rank);
  return ranks;
#endif
}

/* The ranks of a set, as bits. */
static inline guint16
canasta_card_set_list_ranks (const CanastaCardSet *set)
{
  return canasta_card_set_list_ranks_of (set, 0xffff);
}

/* The ranks of a suit in a set, as bits. */
static inline guint16
canasta_card_set_list_suit (const CanastaCardSet *set, CanastaSuit suit)
{
  return canasta_card_set_list_ranks_of (set, (CanastaLane) (15 << (4 * suit)));
}

/* The ranks of each suit of which a set has @least cards or more, one or two, as bits: all
 * suits together take half of what one after the other does. */
static inline void
canasta_card_set_list_suits (const CanastaCardSet *set, int least, guint16 *suits)
{
  const int counted = least > 1 ? 0xeeee : 0xffff;
#ifdef __SSE2__
  guint64 all = 0;
  const __m128i some = _mm_set1_epi16 ((short) counted), lows = _mm_set1_epi16 (0x7777);
  __m128i low = _mm_and_si128 (canasta_card_half_load (set->words), some);
  __m128i high = _mm_and_si128 (canasta_card_half_load (set->words + 2), some);

  /* The highest of the four bits of a face tells; those of spades are a lane's sign. */
  low = _mm_or_si128 (_mm_add_epi16 (_mm_and_si128 (low, lows), lows), low);
  high = _mm_or_si128 (_mm_add_epi16 (_mm_and_si128 (high, lows), lows), high);
  for (int suit = CANASTA_N_SUITS - 1; suit >= 0; suit--)
    {
      all = all << 16 | (guint) _mm_movemask_epi8 (_mm_packs_epi16 (low, high));
      low = _mm_slli_epi16 (low, 4);
      high = _mm_slli_epi16 (high, 4);
    }
  /* At once, as they are read: who writes one by one waits until all have come to memory. */
  memcpy (suits, &all, sizeof all);
#else
  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    suits[suit] = canasta_card_set_list_ranks_of (
        set, (CanastaLane) (counted & (15 << (4 * suit))));
#endif
}

/* How many ranks are set, read from a table by eight: processors without an instruction for
 * it take a third of what arithmetic takes. */
static inline int
canasta_ranks_count (guint16 ranks)
{
#define COUNT_2(n) n, n + 1, n + 1, n + 2
#define COUNT_4(n) COUNT_2 (n), COUNT_2 (n + 1), COUNT_2 (n + 1), COUNT_2 (n + 2)
#define COUNT_6(n) COUNT_4 (n), COUNT_4 (n + 1), COUNT_4 (n + 1), COUNT_4 (n + 2)
  static const guint8 counts[256] = { COUNT_6 (0), COUNT_6 (1), COUNT_6 (1), COUNT_6 (2) };
#undef COUNT_2
#undef COUNT_4
#undef COUNT_6

  return counts[ranks & 255] + counts[ranks >> 8];
}

/* The ranks with @least cards or more (1 to 127), as bits. */
#ifdef __SSE2__
static inline guint16
canasta_rank_counts_at_least (const CanastaRankCounts *counts, guint least)
{
  __m128i of = _mm_loadu_si128 ((const __m128i *) counts->of);

  return (guint16) _mm_movemask_epi8 (_mm_cmpgt_epi8 (of, _mm_set1_epi8 ((char) (least - 1))));
}
#else
/* One bit for each of eight bytes below 128 that is @least or more. */
static inline guint
canasta_bytes_at_least (guint64 bytes, guint least)
{
  const guint64 ones = G_GUINT64_CONSTANT (0x0101010101010101);
  guint64 high = ((bytes + (128 - least) * ones) >> 7) & ones;

  return (guint) ((high * G_GUINT64_CONSTANT (0x0102040810204080)) >> 56);
}

static inline guint16
canasta_rank_counts_at_least (const CanastaRankCounts *counts, guint least)
{
  guint64 halves[2];

  memcpy (halves, counts->of, sizeof halves);
  return (guint16) (canasta_bytes_at_least (halves[0], least)
                    | canasta_bytes_at_least (halves[1], least) << 8);
}
#endif

/* Numbers of all ranks at once: one loop each, of which a compiler makes an instruction or two. */

static inline CanastaRankCounts
canasta_rank_counts_repeat (guint8 number)
{
  CanastaRankCounts all;

  memset (all.of, number, sizeof all.of);
  return all;
}

static inline CanastaRankCounts
canasta_rank_counts_add (CanastaRankCounts a, CanastaRankCounts b)
{
  for (int rank = 0; rank < 16; rank++)
    a.of[rank] += b.of[rank];
  return a;
}

/* The difference, but nothing below zero. */
static inline CanastaRankCounts
canasta_rank_counts_subtract (CanastaRankCounts from, CanastaRankCounts counts)
{
  for (int rank = 0; rank < 16; rank++)
    {
      guint8 larger = MAX (from.of[rank], counts.of[rank]);

      from.of[rank] = (guint8) (larger - counts.of[rank]);
    }
  return from;
}

#ifdef __SSE2__
/* Ranks, given as bits, as whole bytes. */
static inline __m128i
canasta_ranks_spread (guint16 ranks)
{
  const __m128i bits = _mm_set1_epi64x ((gint64) G_GUINT64_CONSTANT (0x8040201008040201));
  __m128i all = _mm_cvtsi32_si128 (ranks);

  /* Each byte of the ranks eight times, of which each keeps its own bit. */
  all = _mm_shufflelo_epi16 (_mm_unpacklo_epi8 (all, all), _MM_SHUFFLE (1, 1, 0, 0));
  all = _mm_shuffle_epi32 (all, _MM_SHUFFLE (1, 1, 0, 0));
  return _mm_cmpeq_epi8 (_mm_and_si128 (all, bits), bits);
}
#endif

/* Those of some ranks, given as bits. */
static inline CanastaRankCounts
canasta_rank_counts_keep (CanastaRankCounts counts, guint16 ranks)
{
#ifdef __SSE2__
  __m128i of = _mm_loadu_si128 ((const __m128i *) counts.of);

  _mm_storeu_si128 ((__m128i *) counts.of, _mm_and_si128 (of, canasta_ranks_spread (ranks)));
#else
  for (int rank = 0; rank < 16; rank++)
    counts.of[rank] = (ranks >> rank) & 1 ? counts.of[rank] : 0;
#endif
  return counts;
}

/* One of each rank that is set. */
static inline CanastaRankCounts
canasta_rank_counts_of (guint16 ranks)
{
  return canasta_rank_counts_keep (canasta_rank_counts_repeat (1), ranks);
}

/* The cards of some ranks, given as bits. */
static inline CanastaCardSet
canasta_card_set_keep_ranks (const CanastaCardSet *set, guint16 ranks)
{
  CanastaCardSet kept;
#ifdef __SSE2__
  __m128i all = canasta_ranks_spread (ranks);

  _mm_storeu_si128 ((__m128i *) kept.words,
                    _mm_and_si128 (canasta_card_half_load (set->words),
                                   _mm_unpacklo_epi8 (all, all)));
  _mm_storeu_si128 ((__m128i *) (kept.words + 2),
                    _mm_and_si128 (canasta_card_half_load (set->words + 2),
                                   _mm_unpackhi_epi8 (all, all)));
#else
  kept = (CanastaCardSet){ 0 };
  for (; ranks; ranks &= (guint16) (ranks - 1))
    {
      CanastaRank rank = (CanastaRank) __builtin_ctz (ranks);

      canasta_card_set_add_lane (&kept, rank, canasta_card_set_get_lane (set, rank));
    }
#endif
  return kept;
}

/* The smaller ones of both. */
static inline CanastaRankCounts
canasta_rank_counts_min (CanastaRankCounts a, CanastaRankCounts b)
{
  for (int rank = 0; rank < 16; rank++)
    a.of[rank] = MIN (a.of[rank], b.of[rank]);
  return a;
}

/* Adds a number to those of some ranks, given as bits. */
static inline void
canasta_rank_counts_mark (CanastaRankCounts *self, guint16 ranks, guint8 number)
{
  *self = canasta_rank_counts_add (*self, canasta_rank_counts_keep (
                                              canasta_rank_counts_repeat (number), ranks));
}

/* How many cards they are together. */
static inline int
canasta_rank_counts_sum (const CanastaRankCounts *counts)
{
#ifdef __SSE2__
  __m128i sums = _mm_sad_epu8 (_mm_loadu_si128 ((const __m128i *) counts->of),
                               _mm_setzero_si128 ());

  return _mm_cvtsi128_si32 (sums) + _mm_extract_epi16 (sums, 4);
#else
  int sum = 0;

  for (int rank = 0; rank < 16; rank++)
    sum += counts->of[rank];
  return sum;
#endif
}

/* The sum of what they count by some numbers. */
static inline int
canasta_rank_counts_multiply (const CanastaRankCounts *counts, const gint16 *numbers)
{
#ifdef __SSE2__
  const __m128i *by = (const __m128i *) numbers;
  __m128i of = _mm_loadu_si128 ((const __m128i *) counts->of), none = _mm_setzero_si128 ();
  __m128i sums = _mm_add_epi32 (
      _mm_madd_epi16 (_mm_unpacklo_epi8 (of, none), _mm_loadu_si128 (&by[0])),
      _mm_madd_epi16 (_mm_unpackhi_epi8 (of, none), _mm_loadu_si128 (&by[1])));

  sums = _mm_add_epi32 (sums, _mm_shuffle_epi32 (sums, 0x4e));
  return _mm_cvtsi128_si32 (_mm_add_epi32 (sums, _mm_shuffle_epi32 (sums, 0xb1)));
#else
  int sum = 0;

  for (int rank = 0; rank < 16; rank++)
    sum += counts->of[rank] * numbers[rank];
  return sum;
#endif
}

/* The red suits of a lane, and the black ones. */
#define CANASTA_LANE_RED ((CanastaLane) 0x0ff0)
#define CANASTA_LANE_BLACK ((CanastaLane) 0xf00f)

/**
 * canasta_card_set_next:
 * @rest: (inout): the faces still to come
 *
 * Takes the lowest face with all its copies out of @rest: a walk over the faces
 * of a set in the order of the notation.
 *
 * Returns: the face, or %CANASTA_NO_CARD when @rest is empty
 */
static inline CanastaCard
canasta_card_set_next (CanastaCardSet *rest)
{
  for (int i = 0; i < 4; i++)
    {
      if (rest->words[i])
        {
          int face = __builtin_ctzll (rest->words[i]) >> 2;

          rest->words[i] &= ~(G_GUINT64_CONSTANT (15) << (4 * face));
          return (CanastaCard) (16 * i + face);
        }
    }
  return CANASTA_NO_CARD;
}

CANASTA_API char     *canasta_card_set_write    (const CanastaCardSet  *set);
CANASTA_API void      canasta_card_set_append   (const CanastaCardSet  *set,
                                                 GString               *text);
CANASTA_API gboolean  canasta_card_set_read     (const char            *text,
                                                 CanastaCardSet        *set);
CANASTA_API char     *canasta_card_set_show     (const CanastaCardSet  *self,
                                                 CanastaIndexLetters    letters);
CANASTA_API guint     canasta_cards_read        (const char            *text,
                                                 CanastaCard           *cards,
                                                 guint                  size,
                                                 gboolean              *whole);

G_END_DECLS
