/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A deal that nobody has chosen: what whoever tries to gets, and what becomes of all
 * shares together. */
#include "config.h"

#include <string.h>

#include "cards/deck.h"
#include "network/fair-deal.h"

#define N_PARTIES 3

static const CanastaOccasion occasion = { .match = "sixteen of bytes", .round = 2, .attempt = 1 };

/* The share of a party, the same in every run; others by another salt. */
static CanastaShare
make_share (guint party, guint salt)
{
  CanastaShare share;

  memset (share.bytes, (int) (16 * salt + party + 1), sizeof share.bytes);
  return share;
}

/* Steps: “promise 1” and “show 1”, the latter with what is done otherwise: the share of
 * another, as made up later, or what was promised for another party, round, attempt or
 * match. The last step is the one that is tried. */
static const struct
{
  const char *name;
  const char *steps;
  int code;                     /* −1 where it is right */
} cases[] = {
  { "as it should be", "promise 0; promise 1; promise 2; show 1; show 2; show 0", -1 },
  { "in any order", "promise 2; promise 0; promise 1; show 0; show 2; show 1", -1 },
  { "the same again, after a break", "promise 0; promise 1; promise 2; show 1; show 1", -1 },
  { "the same promise again", "promise 0; promise 1; promise 1", -1 },
  { "a guest shows while the host has not promised", "promise 1; promise 2; show 1",
    CANASTA_FAIR_DEAL_ERROR_EARLY },
  { "a guest shows while another has not promised", "promise 0; promise 1; show 1",
    CANASTA_FAIR_DEAL_ERROR_EARLY },
  { "the host changes the promise", "promise 0; promise 1; promise 0 later",
    CANASTA_FAIR_DEAL_ERROR_CHANGED },
  { "a guest changes the promise", "promise 0; promise 1; promise 2; show 1; promise 2 later",
    CANASTA_FAIR_DEAL_ERROR_CHANGED },
  { "the host shows what suits, having seen the guests'",
    "promise 0; promise 1; promise 2; show 1; show 2; show 0 later",
    CANASTA_FAIR_DEAL_ERROR_BROKEN },
  { "a guest shows what suits", "promise 0; promise 1; promise 2; show 2; show 1 later",
    CANASTA_FAIR_DEAL_ERROR_BROKEN },
  { "a guest shows what another has shown",
    "promise 0; promise 1; promise 2; show 2; show 1 as-2", CANASTA_FAIR_DEAL_ERROR_BROKEN },
  { "a guest promises what the host has", "promise 0; promise 1 as-0",
    CANASTA_FAIR_DEAL_ERROR_COPIED },
  { "the host promises what a guest has", "promise 1; promise 0 as-1",
    CANASTA_FAIR_DEAL_ERROR_COPIED },
  { "what was promised for another round",
    "promise 0; promise 1 round; promise 2; show 1", CANASTA_FAIR_DEAL_ERROR_BROKEN },
  { "what was promised for another attempt",
    "promise 0; promise 1 attempt; promise 2; show 1", CANASTA_FAIR_DEAL_ERROR_BROKEN },
  { "what was promised in another match",
    "promise 0 match; promise 1; promise 2; show 0", CANASTA_FAIR_DEAL_ERROR_BROKEN },
  { "a round that was not dealt by them",
    "promise 0; promise 1; promise 2; show 0; show 1; show 2; prove other",
    CANASTA_FAIR_DEAL_ERROR_NUMBER },
  { "a round of which the host keeps a share back",
    "promise 0; promise 1; promise 2; show 1; show 2; prove", CANASTA_FAIR_DEAL_ERROR_NUMBER },
  { "a round that was",
    "promise 0; promise 1; promise 2; show 0; show 1; show 2; prove", -1 },
};

/* The promise of a step, for what its last word says. */
static CanastaPromise
make_promise (guint party, const char *how)
{
  gboolean later = g_strcmp0 (how, "later") == 0;
  CanastaShare share = make_share (party, later);
  CanastaOccasion other = occasion;
  CanastaPromise promise;

  if (g_strcmp0 (how, "round") == 0)
    other.round--;
  else if (g_strcmp0 (how, "attempt") == 0)
    other.attempt++;
  else if (g_strcmp0 (how, "match") == 0)
    other.match[15]++;
  if (how && g_str_has_prefix (how, "as-"))
    {
      party = (guint) (how[3] - '0');
      share = make_share (party, 0);
    }
  canasta_share_promise (&share, &other, party, &promise);
  return promise;
}

static gboolean
take_step (CanastaFairDeal *deal, const char *step, GError **error)
{
  g_auto (GStrv) words = g_strsplit (step, " ", -1);
  guint party = words[1] ? (guint) (words[1][0] - '0') : 0;
  const char *how = words[1] ? words[2] : NULL;

  if (g_str_equal (words[0], "promise"))
    {
      CanastaPromise promise = make_promise (party, how);

      return canasta_fair_deal_promise (deal, party, &promise, error);
    }
  if (g_str_equal (words[0], "show"))
    {
      guint whose = how && g_str_has_prefix (how, "as-") ? (guint) (how[3] - '0') : party;
      CanastaShare share = make_share (whose, g_strcmp0 (how, "later") == 0);

      return canasta_fair_deal_show (deal, party, &share, error);
    }
  g_assert_cmpstr (words[0], ==, "prove");
  return canasta_fair_deal_prove (deal,
                                  canasta_fair_deal_is_shown (deal)
                                    ? canasta_fair_deal_get_number (deal) + (words[1] != NULL)
                                    : 5,
                                  error);
}

static void
test_cases (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (GStrv) steps = g_strsplit (cases[i].steps, "; ", -1);
      g_autoptr (GError) error = NULL;
      CanastaFairDeal deal;
      gboolean done = TRUE;

      g_test_message ("%s", cases[i].name);
      canasta_fair_deal_begin (&deal, &occasion, N_PARTIES);
      for (guint step = 0; steps[step]; step++)
        {
          CanastaFairDeal before = deal;

          g_assert_true (done);
          done = take_step (&deal, steps[step], &error);
          if (!done)
            g_assert_cmpmem (&deal, sizeof deal, &before, sizeof before);
        }
      g_assert_cmpint (done, ==, cases[i].code < 0);
      if (!done)
        {
          g_assert_error (error, CANASTA_FAIR_DEAL_ERROR, cases[i].code);
          g_assert_true (g_str_has_suffix (error->message, "."));
        }
    }
}

static guint64
agree (const CanastaOccasion *on, guint n_parties, const CanastaShare *shares)
{
  CanastaFairDeal deal;

  canasta_fair_deal_begin (&deal, on, n_parties);
  for (guint party = 0; party < n_parties; party++)
    {
      CanastaPromise promise;

      canasta_share_promise (&shares[party], on, party, &promise);
      g_assert_true (canasta_fair_deal_promise (&deal, party, &promise, NULL));
    }
  for (guint party = 0; party < n_parties; party++)
    g_assert_true (canasta_fair_deal_show (&deal, party, &shares[party], NULL));
  return canasta_fair_deal_get_number (&deal);
}

/* Every bit of every share has a say, and so have round, attempt, match and company. */
static void
test_everything_counts (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  CanastaShare shares[N_PARTIES];
  CanastaOccasion others[3] = { occasion, occasion, occasion };
  guint n = 0;

#define NOTE(number) (n++, g_hash_table_add (seen, g_memdup2 (&(guint64){ number }, 8)))
  for (guint party = 0; party < N_PARTIES; party++)
    shares[party] = make_share (party, 0);
  NOTE (agree (&occasion, N_PARTIES, shares));
  NOTE (agree (&occasion, N_PARTIES - 1, shares));
  others[0].round++;
  others[1].attempt++;
  others[2].match[0]++;
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    NOTE (agree (&others[i], N_PARTIES, shares));
  for (guint party = 0; party < N_PARTIES; party++)
    for (guint bit = 0; bit < 256; bit++)
      {
        shares[party].bytes[bit / 8] ^= (guint8) (1 << bit % 8);
        NOTE (agree (&occasion, N_PARTIES, shares));
        shares[party].bytes[bit / 8] ^= (guint8) (1 << bit % 8);
      }
#undef NOTE
  g_assert_cmpuint (g_hash_table_size (seen), ==, n);
}

/* Numbers come from the whole range: whatever the host keeps the same, each of 53 bits
 * is on in about half of the rounds. */
static void
test_whole_range (void)
{
  CanastaShare shares[2] = { make_share (0, 0), make_share (1, 0) };
  CanastaOccasion on = occasion;
  guint on_bits[53] = { 0 };

  for (on.round = 1; on.round <= 2000; on.round++)
    {
      guint64 number = agree (&on, 2, shares);

      g_assert_cmpuint (number, <=, CANASTA_MAX_DEAL);
      for (guint bit = 0; bit < 53; bit++)
        on_bits[bit] += number >> bit & 1;
    }
  for (guint bit = 0; bit < 53; bit++)
    {
      g_assert_cmpuint (on_bits[bit], >, 850);
      g_assert_cmpuint (on_bits[bit], <, 1150);
    }
}

/* Another program must come to the same, for ever: what is hashed is in the page about
 * the protocol. */
static void
test_same_for_ever (void)
{
  CanastaShare shares[N_PARTIES] = { make_share (0, 0), make_share (1, 0), make_share (2, 0) };
  const char *hex = "f5d4e1fd6a6818f98e8c38c6f5cbfc9df8d73ab78fe0518487831d45286ac860";
  CanastaPromise promise;

  canasta_share_promise (&shares[1], &occasion, 1, &promise);
  for (guint i = 0; i < sizeof promise.bytes; i++)
    g_assert_cmpint (promise.bytes[i], ==, g_ascii_xdigit_value (hex[2 * i]) * 16
                                             + g_ascii_xdigit_value (hex[2 * i + 1]));
  g_assert_cmpuint (agree (&occasion, N_PARTIES, shares), ==, 5318973571280228);
}

static void
test_chance (void)
{
  CanastaShare one, other;
  g_autoptr (GError) error = NULL;

  g_assert_true (canasta_share_draw (&one, &error));
  g_assert_true (canasta_share_draw (&other, &error));
  g_assert_no_error (error);
  g_assert_cmpint (memcmp (&one, &other, sizeof one), !=, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fair-deal/cases", test_cases);
  g_test_add_func ("/fair-deal/everything-counts", test_everything_counts);
  g_test_add_func ("/fair-deal/whole-range", test_whole_range);
  g_test_add_func ("/fair-deal/same-for-ever", test_same_for_ever);
  g_test_add_func ("/fair-deal/chance", test_chance);
  return g_test_run ();
}
