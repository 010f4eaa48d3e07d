/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/facts.h"

#include <glib/gi18n-lib.h>

#include "cards/phrases.h"
#include "play/score.h"
#include "rules/numbers.h"
#include "turn/key-words.h"
#include "turn/packets.h"
#include "turn/passage.h"
#include "turn/prompt.h"
#include "turn/say.h"
#include "turn/side-facts.h"
#include "turn/viewer.h"

/* Says a fact in few words, or in more. */
typedef char *(*SayFunc) (CanastaTurn *turn, gboolean more);

static const CanastaBoard *
get_board (CanastaTurn *turn)
{
  return &canasta_turn_get_observation (turn)->board;
}

/* Whose turn it is, and what can be answered. */

/* A question of the person's own is confirmed or cancelled as the partner's is
 * answered. */
static CanastaIntent
get_answer (CanastaTurn *turn, CanastaIntent intent)
{
  if (intent == CANASTA_INTENT_CONFIRM)
    return CANASTA_INTENT_YES;
  return intent == CANASTA_INTENT_CANCEL && canasta_turn_is_asking (turn) ? CANASTA_INTENT_NO
                                                                          : intent;
}

static char *
find_key (CanastaTurn *turn, const CanastaPromptButton *button)
{
  gboolean has_letters = canasta_turn_has_letters (turn);
  CanastaIntent intent = get_answer (turn, button->intent);
  char *key = canasta_keys_dup_name (canasta_intent_get_action (intent), has_letters);

  if (!key && intent == CANASTA_INTENT_HINT)
    key = canasta_keys_dup_name ("win.hint", has_letters);
  if (!key && button->suggested)
    key = g_strdup (C_("key", "Enter"));
  return key;
}

/* What can be chosen, each with its key: "D: Draw. T: Take pile."; %NULL where nothing
 * can. */
static char *
list_keys (CanastaTurn *turn)
{
  g_autoptr (CanastaPrompt) prompt = canasta_prompt_new (turn);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < prompt->n_buttons; i++)
    {
      g_autofree char *key = find_key (turn, &prompt->buttons[i]);

      if (key && !prompt->buttons[i].reason)
        /* Translators: a key, and what it does: "D: Draw." */
        canasta_passage_take (text, g_strdup_printf (C_("key", "%1$s: %2$s."), key,
                                                     prompt->buttons[i].label));
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* What time somebody has left, or %NULL where no clock takes it, or it is used up, which the
 * prompt tells. */
static char *
say_left (CanastaTurn *turn, guint seat)
{
  const CanastaSurroundings *surroundings = canasta_turn_get_surroundings (turn);
  gboolean is_own = seat == canasta_turn_get_observation (turn)->seat;
  gint64 left;

  if (!canasta_table_clock_times (&surroundings->clock, seat))
    return NULL;
  left = canasta_table_clock_get_left (&surroundings->clock, seat, g_get_monotonic_time () / 1000);
  return left > 0 ? canasta_table_clock_tell_left (left, is_own ? NULL
                                                                : surroundings->seats[seat].name)
                  : NULL;
}

/* Where there is a clock: the time of who is to act, and the own one. */
static void
add_times (GString *text, CanastaTurn *turn)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);

  if (observation->board.ended)
    return;
  if (observation->board.to_act != observation->seat)
    canasta_passage_take (text, say_left (turn, observation->board.to_act));
  canasta_passage_take (text, say_left (turn, observation->seat));
}

static char *
say_turn (CanastaTurn *turn, gboolean more)
{
  GString *text = g_string_new (NULL);

  canasta_passage_take (text, canasta_turn_say_prompt (turn));
  add_times (text, turn);
  if (more)
    canasta_passage_take (text, list_keys (turn));
  return g_string_free (text, FALSE);
}

static char *
say_answer (CanastaTurn *turn, gboolean more)
{
  gboolean is_asked = canasta_turn_is_asking (turn) || canasta_turn_get_hint (turn);
  GString *text = g_string_new (NULL);

  if (!is_asked)
    canasta_passage_take (text, g_strdup (_("Nothing is asked.")));
  else if (more)
    canasta_passage_take (text, canasta_turn_say_prompt (turn));
  if (is_asked || more)
    canasta_passage_take (text, list_keys (turn));
  return g_string_free (text, FALSE);
}

static char *
say_news (CanastaTurn *turn, gboolean more)
{
  char *news = canasta_scene_dup_news (canasta_turn_get_scene (turn),
                                       more ? CANASTA_DETAIL_FULL : CANASTA_DETAIL_BRIEF);

  if (news)
    return news;
  return g_strdup (canasta_viewer_looks_on (canasta_turn_get_observation (turn))
                     ? _("Nothing has happened in this round yet.")
                     : _("Nothing has happened since your last turn."));
}

static char *
say_task (CanastaTurn *turn, gboolean more)
{
  const char *task = canasta_turn_get_surroundings (turn)->task;

  return g_strdup (task ? task : _("Only in a lesson there is a task."));
}

/* The piles. */

/* Whether the person is to choose between the stock and a pile. */
static gboolean
may_choose_pile (CanastaTurn *turn)
{
  return canasta_turn_is_mine (turn) && get_board (turn)->phase == CANASTA_PHASE_DRAW
         && get_board (turn)->pile_count > 0;
}

/**
 * canasta_fact_say_taking:
 * @turn: a turn that sees a position
 *
 * Returns: (transfer full) (nullable): whether the person can take the pile, or why
 *   not; %NULL where they have not to choose
 */
char *
canasta_fact_say_taking (CanastaTurn *turn)
{
  CanastaPossible *possible = canasta_turn_get_possible (turn);
  CanastaRefusal refusal;
  const CanastaWay *first;

  if (!may_choose_pile (turn))
    return NULL;
  if (!canasta_possible_may_take (possible, &refusal))
    return canasta_say_refusal (&refusal, canasta_turn_get_observation (turn),
                                canasta_turn_get_partner (turn));
  first = &g_array_index (canasta_possible_get_ways (possible), CanastaWay, 0);
  return g_strdup (first->standing == CANASTA_STANDING_LEGAL
                     ? _("You can take the pile.")
                     : _("You can take the pile if you open with it."));
}

/* Whether the person can take the pile, in their own turn also when it is too late. */
static char *
say_taking (CanastaTurn *turn)
{
  CanastaRefusal refusal;

  if (!canasta_turn_is_mine (turn) || get_board (turn)->phase != CANASTA_PHASE_PLAY)
    return canasta_fact_say_taking (turn);
  canasta_possible_may_take (canasta_turn_get_possible (turn), &refusal);
  return canasta_refusal_get_message (&refusal, canasta_turn_get_observation (turn)->table,
                                      canasta_turn_get_partner (turn));
}

/* The hand cards of a way, and what is missing with them. */
static void
add_way (GString *text, CanastaTurn *turn, const CanastaWay *way)
{
  g_autofree char *cards = canasta_phrase_hand (&way->cards);

  if (cards)
    /* Translators: a way to take the pile: with these cards of the hand. */
    canasta_passage_take (text, g_strdup_printf (_("With %s."), cards));
  if (way->standing == CANASTA_STANDING_WAITING)
    canasta_passage_take (text, canasta_refusal_get_message (
                                  &way->refusal, canasta_turn_get_observation (turn)->table,
                                  canasta_turn_get_partner (turn)));
}

static void
add_ways (GString *text, CanastaTurn *turn)
{
  GArray *ways;

  if (!may_choose_pile (turn))
    return;
  ways = canasta_possible_get_ways (canasta_turn_get_possible (turn));
  for (guint i = 0; i < ways->len; i++)
    add_way (text, turn, &g_array_index (ways, CanastaWay, i));
}

/* All cards of the pile, where the rules let them be seen. */
static char *
say_pile_cards (CanastaTurn *turn)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  CanastaCardSet cards = { 0 };
  g_autofree char *list = NULL;

  if (!canasta_table_shows_pile (observation->table) || observation->board.pile_count < 2)
    return NULL;
  for (guint i = 0; i < observation->board.pile_count; i++)
    canasta_card_set_add_card (&cards, observation->board.pile[i]);
  list = canasta_phrase_hand (&cards);
  /* Translators: all cards of the discard pile, by rank. */
  return g_strdup_printf (_("In the pile: %s."), list);
}

/* Whether the person is to draw and cannot take the pile: the reason names all that
 * keeps them from it. */
static gboolean
is_refused (CanastaTurn *turn)
{
  return may_choose_pile (turn)
         && !canasta_possible_may_take (canasta_turn_get_possible (turn), NULL);
}

/* The pile as it lies. */
static void
add_pile (GString *text, CanastaTurn *turn)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);

  canasta_passage_take (text, is_refused (turn) ? canasta_say_pile_top (observation)
                                                : canasta_say_pile (observation));
  if (observation->board.pile_count == 0)
    g_string_append_c (text, '.');
}

static char *
say_pile (CanastaTurn *turn, gboolean more)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  GString *text = g_string_new (NULL);
  g_autofree char *stock = canasta_say_stock (observation);
  g_autofree char *packets =
    canasta_packets_describe_middle (observation->table, &observation->board);

  add_pile (text, turn);
  canasta_passage_take (text, say_taking (turn));
  if (more)
    {
      add_ways (text, turn);
      canasta_passage_take (text, say_pile_cards (turn));
    }
  canasta_passage_take (text, g_strdup_printf ("%s.", stock));
  if (packets)
    canasta_passage_take (text, g_strdup_printf ("%s.", packets));
  return g_string_free (text, FALSE);
}

/* The hand, without what is laid out. */

static char *
say_cost (CanastaTurn *turn, const CanastaCardSet *hand)
{
  int cost = canasta_table_cost_hand (canasta_turn_get_observation (turn)->table, hand);
  g_autofree char *points = canasta_number_format (cost);

  return g_strdup_printf (ngettext ("They cost %s point if they are left in your hand.",
                                    "They cost %s points if they are left in your hand.", cost),
                          points);
}

/* The cards that are selected, by rank. */
char *
canasta_fact_say_selected (CanastaTurn *turn)
{
  CanastaCardSet selected;
  g_autofree char *list = NULL;

  canasta_turn_get_selected (turn, &selected);
  list = canasta_phrase_hand (&selected);
  /* Translators: the cards that are selected, by rank. */
  return list ? g_strdup_printf (_("Selected: %s."), list) : g_strdup (_("Nothing is selected."));
}

static gboolean
has_selected (CanastaTurn *turn)
{
  CanastaCardSet selected;

  canasta_turn_get_selected (turn, &selected);
  return !canasta_card_set_is_empty (&selected);
}

static char *
say_hand (CanastaTurn *turn, gboolean more)
{
  GString *text = g_string_new (NULL);
  CanastaCardSet hand;
  g_autofree char *list = NULL;
  int count;

  if (canasta_viewer_looks_on (canasta_turn_get_observation (turn)))
    {
      g_string_append (text, _("You look on, and hold no cards."));
      return g_string_free (text, FALSE);
    }
  canasta_draft_get_hand (canasta_turn_get_draft (turn), &hand);
  count = canasta_card_set_count (&hand);
  list = more ? canasta_say_card_names (&hand) : canasta_phrase_hand (&hand);
  if (count == 0)
    g_string_append_printf (text, ngettext ("You hold %d card.", "You hold %d cards.", count),
                            count);
  else
    /* Translators: how many cards, and which. */
    g_string_append_printf (text, ngettext ("You hold %1$d card: %2$s.",
                                            "You hold %1$d cards: %2$s.", count), count, list);
  if (has_selected (turn))
    canasta_passage_take (text, canasta_fact_say_selected (turn));
  if (more && count > 0)
    canasta_passage_take (text, say_cost (turn, &hand));
  return g_string_free (text, FALSE);
}

/* The situation. */

/* What a turn needs: the others' cards and what is written down can wait. Who looks on has no turn:
 * they are told what lies there, and how many cards each has. */
static char *
say_in_short (CanastaTurn *turn)
{
  GString *text = g_string_new (NULL);

  canasta_passage_take (text, say_turn (turn, FALSE));
  add_pile (text, turn);
  if (canasta_viewer_looks_on (canasta_turn_get_observation (turn)))
    {
      canasta_passage_take (text, canasta_fact_say_points (turn, FALSE));
      canasta_passage_take (text, canasta_fact_say_players (turn, FALSE));
      return g_string_free (text, FALSE);
    }
  canasta_passage_take (text, canasta_fact_say_taking (turn));
  canasta_passage_take (text, say_hand (turn, FALSE));
  canasta_passage_take (text, canasta_fact_say_opening (turn));
  return g_string_free (text, FALSE);
}

/* All facts, in detail. */
static char *
say_all (CanastaTurn *turn)
{
  static const SayFunc parts[] = {
    say_turn,
    say_pile,
    say_hand,
    canasta_fact_say_melds,
    canasta_fact_say_points,
    canasta_fact_say_red_threes,
    canasta_fact_say_players,
    canasta_fact_say_totals,
  };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    canasta_passage_take (text, parts[i] (turn, TRUE));
  return g_string_free (text, FALSE);
}

static char *
say_situation (CanastaTurn *turn, gboolean more)
{
  return more ? say_all (turn) : say_in_short (turn);
}

/* The deal. */

static char *
say_turned_up (CanastaTurn *turn)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  const CanastaBoard *board = &observation->board;
  const char *card;

  if (board->pile_count == 0)
    return NULL;
  card = canasta_phrase_card (canasta_board_get_top (board));
  if (board->dealer == observation->seat)
    return g_strdup_printf (_("You turn up %s."), card);
  /* Translators: who deals, and the first card of the discard pile: "Anna turns up the king of
   * clubs." */
  return g_strdup_printf (_("%1$s turns up %2$s."),
                          canasta_turn_get_surroundings (turn)->seats[board->dealer].name, card);
}

static guint
count_players (const CanastaObservation *observation, guint side)
{
  guint n = 0;

  for (guint seat = 0; seat < observation->table->players; seat++)
    n += observation->board.side[seat] == side;
  return n;
}

/* Those who play after the person, in their order, where there are several: they hear nobody
 * sit. */
static char *
say_order (CanastaTurn *turn)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  guint seats[CANASTA_MAX_SEATS];
  guint n = canasta_viewer_list_others (observation, seats);
  g_autofree char *list = NULL;

  n -= canasta_viewer_has_resting_other (observation) ? 1 : 0;
  for (guint i = 0; i < n; i++)
    {
      const char *name = canasta_turn_get_surroundings (turn)->seats[seats[i]].name;

      list = canasta_phrase_join (g_steal_pointer (&list), g_strdup (name), i + 1 == n);
    }
  if (observation->board.resting == observation->seat)
    /* Translators: players in the order of play: "Anna, Ben and Clara" */
    return g_strdup_printf (_("You sit out this round; in turn play %s."), list);
  /* Translators: players in the order of play: "Anna, Ben and Clara" */
  return n > 1 ? g_strdup_printf (_("After you play %s."), list) : NULL;
}

/* Which of the others does not play. */
static char *
say_resting (CanastaTurn *turn)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  guint resting = observation->board.resting;

  return canasta_viewer_has_resting_other (observation)
           ? g_strdup_printf (_("%s sits out this round."),
                              canasta_turn_get_surroundings (turn)->seats[resting].name)
           : NULL;
}

/* Those of a larger team than two are no partner by themselves. */
static char *
say_partner (CanastaTurn *turn)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  const char *partner =
    canasta_surroundings_get_partner (canasta_turn_get_surroundings (turn), observation);

  return partner && count_players (observation, observation->board.side[observation->seat]) == 2
           ? g_strdup_printf (_("%s is your partner."), partner) : NULL;
}

/* In which order they play, which is another one in each round where somebody sits out. */
static void
add_order (GString *text, CanastaTurn *turn)
{
  canasta_passage_take (text, say_order (turn));
  canasta_passage_take (text, say_resting (turn));
}

/* With whom one plays, and who else plays together. */
static void
add_sides (GString *text, CanastaTurn *turn)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  const CanastaSurroundings *surroundings = canasta_turn_get_surroundings (turn);

  canasta_passage_take (text, say_partner (turn));
  for (guint side = 0; side < observation->board.n_sides; side++)
    if (!canasta_viewer_is_on_side (observation, side) && count_players (observation, side) > 1)
      {
        g_autofree char *players = canasta_say_players (observation, surroundings, side);

        /* Translators: the players of a team: "Anna and Clara" */
        canasta_passage_take (text, g_strdup_printf (_("%s play together."), players));
      }
}

/* How many cards they are is the name of the hand. */
static char *
say_dealt (CanastaTurn *turn)
{
  g_autofree char *list = canasta_phrase_hand (&canasta_turn_get_observation (turn)->hand);

  /* Translators: the cards of a hand, by rank: "3 kings and a two" */
  return list ? g_strdup_printf (_("You hold %s."), list) : NULL;
}

static gboolean
has_red_threes (const CanastaBoard *board)
{
  for (guint ledger = 0; ledger < CANASTA_MAX_SEATS; ledger++)
    if (canasta_lane_count (board->red_threes[ledger]) > 0)
      return TRUE;
  return FALSE;
}

/**
 * canasta_fact_say_deal:
 * @turn: a turn that sees a round in which nobody has acted
 *
 * Returns: (transfer full): who plays when, where that is not known from the round before, and in
 *   the first round with whom; what lies open already: the first card of the pile, and the red
 *   threes that were dealt; what the side needs to open, what others do where that differs, and
 *   what the person holds
 */
char *
canasta_fact_say_deal (CanastaTurn *turn)
{
  const CanastaBoard *board = get_board (turn);
  gboolean is_seated = !canasta_viewer_looks_on (canasta_turn_get_observation (turn));
  gboolean is_first = board->round == 1;
  GString *text = g_string_new (NULL);

  if (is_seated && (is_first || board->resting != CANASTA_NO_SEAT))
    add_order (text, turn);
  if (is_seated && is_first)
    add_sides (text, turn);
  canasta_passage_take (text, say_turned_up (turn));
  if (board->frozen)
    canasta_passage_add (text, _("The pile is frozen."));
  if (has_red_threes (board))
    canasta_passage_take (text, canasta_fact_say_red_threes (turn, FALSE));
  canasta_passage_take (text, canasta_fact_say_opening (turn));
  canasta_passage_take (text, canasta_fact_say_other_openings (turn));
  if (!canasta_viewer_looks_on (canasta_turn_get_observation (turn)))
    canasta_passage_take (text, say_dealt (turn));
  return g_string_free (text, FALSE);
}

/* The facts. */

static const struct
{
  const char *action;
  SayFunc say;
} facts[CANASTA_N_FACTS] = {
  [CANASTA_FACT_SITUATION] = { "table.say-situation", say_situation },
  [CANASTA_FACT_TURN] = { "table.say-turn", say_turn },
  [CANASTA_FACT_ANSWER] = { "table.say-answer", say_answer },
  [CANASTA_FACT_NEWS] = { "table.say-news", say_news },
  [CANASTA_FACT_PILE] = { "table.say-pile", say_pile },
  [CANASTA_FACT_HAND] = { "table.say-hand", say_hand },
  [CANASTA_FACT_MELDS] = { "table.say-melds", canasta_fact_say_melds },
  [CANASTA_FACT_POINTS] = { "table.say-points", canasta_fact_say_points },
  [CANASTA_FACT_RED_THREES] = { "table.say-red-threes", canasta_fact_say_red_threes },
  [CANASTA_FACT_PLAYERS] = { "table.say-players", canasta_fact_say_players },
  [CANASTA_FACT_TOTALS] = { "table.say-totals", canasta_fact_say_totals },
  [CANASTA_FACT_TASK] = { "table.say-task", say_task },
};

/* The name of the action that asks for it. */
const char *
canasta_fact_get_action (CanastaFact fact)
{
  return facts[fact].action;
}

/**
 * canasta_fact_say:
 * @fact: what is asked for
 * @turn: a turn that sees a position
 * @more: whether it is asked for again
 *
 * Returns: (transfer full): it, in sentences
 */
char *
canasta_fact_say (CanastaFact fact, CanastaTurn *turn, gboolean more)
{
  return facts[fact].say (turn, more);
}
