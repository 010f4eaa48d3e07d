/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two hosts' tables that are dealt the same: their rounds begin together, by one number, and nothing
 * that was dealt is told before both have ended it. */
#include "config.h"

#include <string.h>

#include "elsewhere/dealing.h"
#include "elsewhere/table-places.h"
#include "host-fixture.h"

#define TABLES 2
#define TWO "come a; let a 0; come b; let b 1; "
#define READY "ready a; ready b; wait 0"

static void
begin (Evening *tables, const char *rules)
{
  for (guint i = 0; i < TABLES; i++)
    evening_begin (&tables[i], 2, rules);
  g_assert_true (canasta_dealing_join (CANASTA_DEALT_TABLE (tables[1].host),
                                       CANASTA_DEALT_TABLE (tables[0].host)));
}

static void
end (Evening *tables)
{
  for (guint i = 0; i < TABLES; i++)
    evening_end (&tables[i]);
}

/* What the guests of one table are asked for comes of what those of the other one say. */
static void
let_answer (Evening *tables)
{
  for (guint i = 0; i < 4 * TABLES; i++)
    evening_take_steps (&tables[i % TABLES], "wait 0");
}

static void
deal (Evening *tables)
{
  for (guint i = 0; i < TABLES; i++)
    evening_take_steps (&tables[i], "wait 2000; " READY);
  let_answer (tables);
  for (guint i = 0; i < TABLES; i++)
    canasta_session_set_pace (canasta_host_get_session (tables[i].host), CANASTA_PACE_INSTANT);
}

static guint
count_others (Evening *table)
{
  g_auto (CanastaMessage) message = { 0 };

  canasta_host_describe (table->host, &message);
  return message.table.others;
}

static guint
count_unready (Evening *table)
{
  g_auto (CanastaMessage) message = { 0 };

  canasta_host_describe (table->host, &message);
  return message.table.unready;
}

static void
assert_proofs (Evening *tables, guint n)
{
  for (guint i = 0; i < TABLES; i++)
    for (guint guest = 0; guest < 2; guest++)
      g_assert_cmpuint (tables[i].guests[guest].n_proofs, ==, n);
}

/* What the guest has heard last of that kind. */
static void
find_heard (const EveningGuest *guest, CanastaMessageKind kind, CanastaMessage *message)
{
  for (guint i = guest->heard->len; i > 0; i--)
    {
      const char *text = g_ptr_array_index (guest->heard, i - 1);

      g_assert_true (canasta_message_read (message, text, strlen (text), CANASTA_SENDER_HOST, NULL));
      if (message->kind == kind)
        return;
      canasta_message_clear (message);
      canasta_message_init (message, CANASTA_MESSAGE_LEAVE);
    }
  g_error ("nothing of the kind was heard");
}

static void
test_together (void)
{
  Evening tables[TABLES];

  begin (tables, "rounds=2");
  evening_take_steps (&tables[0], TWO READY);
  evening_take_steps (&tables[1], TWO "ready a; wait 0");
  let_answer (tables);
  g_assert_null (canasta_host_get_session (tables[0].host));
  g_assert_cmpuint (count_unready (&tables[0]), ==, 1);
  g_assert_cmpuint (count_unready (&tables[1]), ==, 0);
  g_assert_cmpuint (count_others (&tables[0]), ==, 0);
  deal (tables);
  for (guint round = 1; round <= 2; round++)
    {
      g_assert_cmpuint (canasta_match_get_deal (evening_get_match (&tables[0]), round), ==,
                        canasta_match_get_deal (evening_get_match (&tables[1]), round));
      for (guint i = 0; i < TABLES; i++)
        {
          g_assert_cmpuint (tables[i].guests[0].deal.n_parties, ==, 1 + 2 * TABLES);
          g_assert_cmpuint (count_others (&tables[i]), ==, 0);
          evening_play_round (&tables[i]);
          assert_proofs (tables, i + 1 == TABLES ? round : round - 1);
        }
      if (round == 1)
        deal (tables);
    }
  end (tables);
}

/* Neither those who were there are told, nor who comes back, nor who asks for the round. */
static void
test_secret (void)
{
  Evening tables[TABLES];

  begin (tables, "rounds=2");
  for (guint i = 0; i < TABLES; i++)
    evening_take_steps (&tables[i], TWO READY);
  deal (tables);
  evening_play_round (&tables[0]);
  evening_take_steps (&tables[0], "back a");
  g_assert_nonnull (strstr (tables[0].heard->str, "a position"));
  g_assert_null (strstr (tables[0].heard->str, "proof"));
  evening_take_steps (&tables[0], "say b {\"k\":\"replay\",\"round\":1}");
  g_assert_cmpstr (tables[0].heard->str, ==, "b refused not-now");
  g_assert_cmpuint (count_others (&tables[0]), ==, 1);
  g_assert_cmpuint (count_unready (&tables[0]), ==, 0);
  g_assert_cmpuint (count_others (&tables[1]), ==, 0);
  evening_take_steps (&tables[0], READY);
  let_answer (tables);
  g_assert_cmpuint (canasta_match_get_round (evening_get_match (&tables[0])), ==, 1);
  evening_play_round (&tables[1]);
  assert_proofs (tables, 1);
  evening_take_steps (&tables[0], "say b {\"k\":\"replay\",\"round\":1}");
  g_assert_cmpstr (tables[0].heard->str, ==, "b replayed");
  end (tables);
}

/* Who does not answer is not ready, at whatever table; all others are asked anew. */
static void
test_silent (void)
{
  Evening tables[TABLES];
  g_auto (CanastaMessage) table = { 0 };

  begin (tables, "rounds=1");
  evening_take_steps (&tables[0], TWO READY);
  evening_take_steps (&tables[1], TWO "mute b; " READY);
  let_answer (tables);
  g_assert_null (canasta_host_get_session (tables[0].host));
  for (guint i = 0; i < TABLES; i++)
    evening_take_steps (&tables[i], "wait 15000");
  canasta_host_describe (tables[1].host, &table);
  g_assert_true (table.table.seats[0].ready);
  g_assert_false (table.table.seats[1].ready);
  g_assert_cmpuint (count_unready (&tables[0]), ==, 1);
  tables[1].guests[1].is_mute = FALSE;
  deal (tables);
  for (guint i = 0; i < TABLES; i++)
    evening_play_round (&tables[i]);
  assert_proofs (tables, 1);
  end (tables);
}

/* A table that is closed is not awaited. */
static void
test_closed (void)
{
  Evening tables[TABLES];

  begin (tables, "rounds=1");
  for (guint i = 0; i < TABLES; i++)
    evening_take_steps (&tables[i], TWO READY);
  deal (tables);
  evening_play_round (&tables[0]);
  g_assert_cmpuint (tables[0].guests[0].n_proofs, ==, 0);
  evening_take_steps (&tables[1], "close");
  evening_take_steps (&tables[0], "wait 0");
  g_assert_cmpuint (tables[0].guests[0].n_proofs, ==, 1);
  g_assert_cmpuint (count_others (&tables[0]), ==, 0);
  end (tables);
}

/* In the end everybody is told the places of those who had their cards, and who comes back is told
 * them again. */
static void
test_places (void)
{
  Evening tables[TABLES];

  begin (tables, "rounds=1");
  for (guint i = 0; i < TABLES; i++)
    evening_take_steps (&tables[i], TWO READY);
  deal (tables);
  evening_take_steps (&tables[0], "act a");
  evening_play_round (&tables[0]);
  g_assert_null (canasta_table_places_list (CANASTA_DEALT_TABLE (tables[0].host)));
  evening_play_round (&tables[1]);
  for (guint i = 0; i < TABLES; i++)
    for (guint seat = 0; seat < 2; seat++)
      {
        g_auto (CanastaMessage) message = { 0 };
        const CanastaPlaceTold *places = message.places.places;
        guint own;

        find_heard (&tables[i].guests[seat], CANASTA_MESSAGE_PLACES, &message);
        g_assert_cmpuint (message.places.n_places, ==, TABLES);
        g_assert_true (places[0].own != places[1].own);
        own = places[0].own ? 0 : 1;
        g_assert_cmpint (places[own].points, ==,
                         canasta_match_get_total (evening_get_match (&tables[i]), seat));
        g_assert_cmpint (places[1 - own].points, ==,
                         canasta_match_get_total (evening_get_match (&tables[1 - i]), seat));
        g_assert_cmpint (places[0].points, >=, places[1].points);
        g_assert_cmpstr (places[own].names[0], ==, seat == 0 ? "Guest A" : "Guest B");
      }
  evening_take_steps (&tables[0], "back b");
  g_assert_nonnull (strstr (tables[0].heard->str, "b places; b proof"));
  end (tables);
}

/* Of three with these points. */
static const struct
{
  int points[3];
  guint places[3];
  guint tables[3];
} cases[] = {
  { { 300, 100, 200 }, { 1, 2, 3 }, { 0, 2, 1 } },
  { { 100, 300, 300 }, { 1, 1, 3 }, { 1, 2, 0 } },
  { { -50, 300, -50 }, { 1, 2, 2 }, { 1, 0, 2 } },
  { { 0, 0, 0 }, { 1, 1, 1 }, { 0, 1, 2 } },
};

static void
test_count (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GArray) places = canasta_places_count (cases[i].points, 3);
      double sum = 0;

      for (guint j = 0; j < 3; j++)
        {
          const CanastaPlacedSide *side = &g_array_index (places, CanastaPlacedSide, j);

          g_assert_cmpuint (side->place, ==, cases[i].places[j]);
          g_assert_cmpuint (side->table, ==, cases[i].tables[j]);
          g_assert_cmpint (side->points, ==, cases[i].points[side->table]);
          sum += cases[i].points[j];
        }
      g_assert_cmpfloat_with_epsilon (canasta_places_get_mean (places), sum / 3, 0.001);
    }
}

/* Whose program knows of no other tables would wait without an end. */
static void
test_older (void)
{
  Evening tables[TABLES];

  begin (tables, "rounds=1");
  evening_take_steps (&tables[0], "connect a; say a {\"k\":\"hello\",\"program\":\"x\","
                                  "\"name\":\"Anna\",\"can\":[\"clock\"]}");
  g_assert_cmpstr (tables[0].heard->str, ==, "a bye newer-needed; a end");
  end (tables);
}

/* What has begun by itself is not dealt the same as something else. */
static void
test_unlike (void)
{
  Evening tables[TABLES];

  for (guint i = 0; i < TABLES; i++)
    evening_begin (&tables[i], 2, "rounds=1");
  evening_take_steps (&tables[0], TWO READY);
  g_assert_nonnull (canasta_host_get_session (tables[0].host));
  g_assert_false (canasta_dealing_join (CANASTA_DEALT_TABLE (tables[1].host),
                                       CANASTA_DEALT_TABLE (tables[0].host)));
  g_assert_false (canasta_dealing_join (CANASTA_DEALT_TABLE (tables[0].host),
                                       CANASTA_DEALT_TABLE (tables[1].host)));
  end (tables);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/same-deals/together", test_together);
  g_test_add_func ("/same-deals/secret", test_secret);
  g_test_add_func ("/same-deals/silent", test_silent);
  g_test_add_func ("/same-deals/closed", test_closed);
  g_test_add_func ("/same-deals/places", test_places);
  g_test_add_func ("/same-deals/count", test_count);
  g_test_add_func ("/same-deals/older", test_older);
  g_test_add_func ("/same-deals/unlike", test_unlike);
  return g_test_run ();
}
