/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a guest is told: all that their seat may know, or who looks on, the same to the byte
 * whatever the hidden cards are, and afterwards the deal it came from. */
#include "config.h"

#include <string.h>

#include "../core/players.h"
#include "network/guest-view.h"

#define GUEST 2
#define N_CHANGED 2             /* cards of each of the others that are other ones */
#define N_ACTIONS 40

static void
read_message (const char *text, CanastaMessage *message)
{
  g_autoptr (GError) error = NULL;

  canasta_message_read (message, text, strlen (text), CANASTA_SENDER_HOST, &error);
  g_assert_no_error (error);
}

static char *
write_observed (const CanastaObservation *observation)
{
  g_autoptr (JsonNode) node = NULL;
  CanastaObservation copy = *observation;

  copy.log = NULL;
  node = canasta_observation_write (&copy, NULL);
  return canasta_json_write (node, FALSE);
}

/* That a guest reads of the text what the seat may know. */
static void
check_read (const char *text, CanastaMatch *match, guint seat)
{
  g_auto (CanastaMessage) message = { 0 };
  g_autoptr (GError) error = NULL;
  CanastaObservation observation, wanted;
  g_autofree char *read = NULL;
  g_autofree char *known = NULL;

  read_message (text, &message);
  canasta_guest_view_read (&message, canasta_match_get_table (match), &observation, &error);
  g_assert_no_error (error);
  canasta_match_observe (match, seat, &wanted);
  read = write_observed (&observation);
  known = write_observed (&wanted);
  g_assert_cmpstr (read, ==, known);
}

/* Those who are told something: each seat, and after them who looks on. */
#define N_VIEWERS 5

static guint
get_viewer (guint i)
{
  return i + 1 < N_VIEWERS ? i : CANASTA_NO_SEAT;
}

/* Every seat follows a round by what it is told, action by action, and so does who looks on. */
static void
test_round (void)
{
  g_autoptr (CanastaTable) table = test_table_new (4, "rounds=1");
  g_autoptr (CanastaMatch) match =
    canasta_match_new (table, CANASTA_DEALING_TOLD, 5318973571280228, NULL);
  g_autoptr (GRand) random = g_rand_new_with_seed (4);
  guint64 r = 0;

  for (guint i = 0; i < N_VIEWERS; i++)
    {
      g_autofree char *position = canasta_guest_view_write_position (match, get_viewer (i));

      check_read (position, match, get_viewer (i));
    }
  while (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING)
    {
      guint actor = canasta_match_get_to_act (match);

      test_play_action (match, random);
      r++;
      for (guint i = 0; i < N_VIEWERS; i++)
        {
          g_autofree char *text = canasta_guest_view_write_record (match, get_viewer (i));
          g_auto (CanastaMessage) message = { 0 };

          g_assert_cmpuint (strlen (text), <, canasta_message_get_limit (CANASTA_SENDER_HOST));
          check_read (text, match, get_viewer (i));
          read_message (text, &message);
          g_assert_cmpuint (message.record.r, ==, r);
          g_assert_cmpuint (message.record.seat, ==, actor);
        }
    }
  g_assert_cmpuint (r, >, 50);
}

/* Hidden cards */

/* Whether it can change places: no red three, which is laid at once, and none that has
 * changed already. */
static gboolean
can_change (const CanastaTable *table, const CanastaCardSet *changed, CanastaCard card)
{
  return !canasta_faces_have (table->roles.aside, card)
         && canasta_card_set_count_card (changed, card) == 0;
}

static CanastaCard
find_given (const CanastaTable *table, const CanastaCardSet *changed, CanastaCardSet hand)
{
  CanastaCard card;

  do
    card = canasta_card_set_next (&hand);
  while (!can_change (table, changed, card));
  return card;
}

/* Each of those whose hand is hidden from the viewer has some cards that lay at the bottom of the
 * stock, which is drawn from its end, and the stock has theirs. */
static void
change_hidden (CanastaState *state, const CanastaTable *table, guint viewer,
               CanastaCardSet *changed)
{
  guint place = 0;

  for (guint seat = 0; seat < table->players; seat++)
    for (guint i = 0; seat != viewer && i < N_CHANGED; i++)
      {
        CanastaCard given = find_given (table, changed, state->hands[seat]);
        CanastaCard taken;

        canasta_card_set_add_card (changed, given);
        while (!can_change (table, changed, state->stock[place]))
          place++;
        taken = state->stock[place];
        canasta_card_set_add_card (changed, taken);
        canasta_card_set_remove_card (&state->hands[seat], given);
        canasta_card_set_add_card (&state->hands[seat], taken);
        state->stock[place++] = given;
      }
}

/* What both matches can do that shows none of the changed cards. */
static gboolean
find_action (CanastaMatch *one, CanastaMatch *other, const CanastaCardSet *changed,
             CanastaAction *action)
{
  guint seat = canasta_match_get_to_act (one);

  canasta_action_init (action, CANASTA_ACTION_DRAW);
  if (canasta_match_judge (one, seat, action, NULL))
    return canasta_match_judge (other, seat, action, NULL);
  for (CanastaCard card = 0; card <= CANASTA_JOKER; card++)
    {
      char text[CANASTA_CARD_TEXT_SIZE];
      g_autofree char *discard = NULL;

      canasta_card_write (card, text);
      discard = g_strconcat ("discard ", text, NULL);
      if (canasta_card_set_count_card (changed, card) == 0 && canasta_action_read (discard, action)
          && canasta_match_judge (one, seat, action, NULL)
          && canasta_match_judge (other, seat, action, NULL))
        return TRUE;
    }
  return FALSE;
}

/* Two matches that differ in cards alone that are hidden from the viewer. */
static void
test_hidden (gconstpointer data)
{
  guint viewer = GPOINTER_TO_UINT (data);
  g_autoptr (CanastaTable) table = test_table_new (4, "rounds=1");
  g_autoptr (CanastaMatch) dealt = canasta_match_new (table, CANASTA_DEALING_TOLD, 17, NULL);
  CanastaState state = *canasta_match_get_state (dealt);
  g_autoptr (CanastaMatch) one = canasta_match_new_at (table, &state, NULL);
  g_autoptr (CanastaMatch) other = NULL;
  g_autofree char *first = canasta_guest_view_write_position (one, viewer);
  g_autofree char *first_other = NULL;
  CanastaCardSet changed = { 0 };
  guint n_told_apart = 0;

  change_hidden (&state, table, viewer, &changed);
  other = canasta_match_new_at (table, &state, NULL);
  g_assert_false (canasta_state_equal (canasta_match_get_state (one),
                                       canasta_match_get_state (other)));
  first_other = canasta_guest_view_write_position (other, viewer);
  g_assert_cmpstr (first, ==, first_other);

  for (guint i = 0; i < N_ACTIONS; i++)
    {
      guint actor = canasta_match_get_to_act (one);
      CanastaAction action;

      g_assert_true (find_action (one, other, &changed, &action));
      g_assert_true (canasta_match_act (one, actor, &action, NULL));
      g_assert_true (canasta_match_act (other, actor, &action, NULL));
      for (guint k = 0; k < N_VIEWERS; k++)
        {
          g_autofree char *text = canasta_guest_view_write_record (one, get_viewer (k));
          g_autofree char *text_other = canasta_guest_view_write_record (other, get_viewer (k));

          if (get_viewer (k) == viewer || get_viewer (k) == CANASTA_NO_SEAT)
            g_assert_cmpstr (text, ==, text_other);
          else
            n_told_apart += strcmp (text, text_other) != 0;
        }
    }
  g_assert_cmpuint (n_told_apart, ==, (viewer == CANASTA_NO_SEAT ? 4 : 3) * N_ACTIONS);
}

/* What was seen at first tells whether it was dealt by a number. */
static void
test_deal (void)
{
  const guint64 deal = 5318973571280228;
  g_autoptr (CanastaTable) table = test_table_new (4, "rounds=1");
  g_autoptr (CanastaMatch) match = canasta_match_new (table, CANASTA_DEALING_TOLD, deal, NULL);
  g_autofree char *text = canasta_guest_view_write_position (match, GUEST);
  g_auto (CanastaMessage) message = { 0 };
  CanastaObservation dealt;

  read_message (text, &message);
  g_assert_true (canasta_guest_view_read (&message, table, &dealt, NULL));
  g_assert_null (strstr (text, "5318973571280228"));
  g_assert_true (canasta_guest_view_is_of_deal (&dealt, deal));
  for (guint64 other = deal - 50; other < deal + 50; other++)
    g_assert_cmpint (canasta_guest_view_is_of_deal (&dealt, other), ==, other == deal);
}

/* A host may say anything of the cards. */
static void
test_refused (void)
{
  static const char *const observations[] = {
    "{\"seat\":9}",
    "{\"seat\":2,\"hand\":\"KC KC KC\"}",
    "{\"seat\":2,\"hand\":\"3H\"}",
    "{\"seat\":2,\"stock-count\":200}",
    "{\"seat\":2,\"hand\":[1]}",
    "{\"stock-count\":200}",
  };
  g_autoptr (CanastaTable) table = test_table_new (4, "rounds=1");

  for (guint i = 0; i < G_N_ELEMENTS (observations); i++)
    {
      g_autofree char *text = g_strdup_printf ("{\"k\":\"position\",\"r\":1,\"observation\":%s}",
                                               observations[i]);
      g_auto (CanastaMessage) message = { 0 };
      g_autoptr (GError) error = NULL;
      CanastaObservation observation;

      read_message (text, &message);
      g_test_message ("%s", text);
      g_assert_false (canasta_guest_view_read (&message, table, &observation, &error));
      g_assert_nonnull (error);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/guest-view/round", test_round);
  g_test_add_data_func ("/guest-view/hidden", GUINT_TO_POINTER (GUEST), test_hidden);
  g_test_add_data_func ("/guest-view/hidden-from-onlooker", GUINT_TO_POINTER (CANASTA_NO_SEAT),
                        test_hidden);
  g_test_add_func ("/guest-view/deal", test_deal);
  g_test_add_func ("/guest-view/refused", test_refused);
  return g_test_run ();
}
