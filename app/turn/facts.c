/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/facts.h"

#include <glib/gi18n-lib.h>

#include "cards/phrases.h"
#include "melds/meld-words.h"
#include "play/score.h"
#include "rules/numbers.h"
#include "turn/band.h"
#include "turn/key-words.h"
#include "turn/prompt.h"
#include "turn/sentences.h"

/* Says a fact in few words, or in more. */
typedef char *(*SayFunc) (CanastaTurn *turn, gboolean more);

/* Adds a sentence to others; takes it, and nothing where there is none. */
static void
add (GString *text, char *sentence)
{
  g_autofree char *owned = sentence;

  if (owned)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", owned);
}

static char *
end (GString *text)
{
  return g_string_free (text, FALSE);
}

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
        add (text, g_strdup_printf (C_("key", "%1$s: %2$s."), key, prompt->buttons[i].label));
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

static char *
say_turn (CanastaTurn *turn, gboolean more)
{
  GString *text = g_string_new (NULL);

  add (text, canasta_turn_say_prompt (turn));
  if (more)
    add (text, list_keys (turn));
  return end (text);
}

static char *
say_answer (CanastaTurn *turn, gboolean more)
{
  gboolean is_asked = canasta_turn_is_asking (turn) || canasta_turn_get_hint (turn);
  GString *text = g_string_new (NULL);

  if (!is_asked)
    add (text, g_strdup (_("Nothing is asked.")));
  else if (more)
    add (text, canasta_turn_say_prompt (turn));
  if (is_asked || more)
    add (text, list_keys (turn));
  return end (text);
}

static char *
say_news (CanastaTurn *turn, gboolean more)
{
  const CanastaSurroundings *surroundings = canasta_turn_get_surroundings (turn);
  const char *news = more ? surroundings->all_news : surroundings->news;

  return g_strdup (news ? news : _("Nothing has happened since your last turn."));
}

static char *
say_task (CanastaTurn *turn, gboolean more)
{
  const char *task = canasta_turn_get_surroundings (turn)->task;

  return g_strdup (task ? task : _("Only in a lesson there is a task."));
}

/* The piles. */

/**
 * canasta_say_taking:
 * @turn: a turn that sees a position
 *
 * Returns: (transfer full) (nullable): whether the person can take the pile, or why
 *   not; %NULL where they have not to choose
 */
char *
canasta_say_taking (CanastaTurn *turn)
{
  const CanastaBoard *board = get_board (turn);
  g_autoptr (GArray) ways = NULL;
  CanastaRefusal refusal;

  if (!canasta_turn_is_mine (turn) || board->phase != CANASTA_PHASE_DRAW
      || board->pile_count == 0)
    return NULL;
  ways = canasta_draft_list_ways (canasta_turn_get_draft (turn));
  if (ways->len > 0)
    return g_strdup (g_array_index (ways, CanastaWay, 0).standing == CANASTA_STANDING_LEGAL
                       ? _("You can take the pile.")
                       : _("You can take the pile if you open with it."));
  canasta_draft_explain_take (canasta_turn_get_draft (turn), &refusal);
  return canasta_refusal_get_message (&refusal, canasta_turn_get_partner (turn));
}

/* Whether the person can take the pile, in their own turn also when it is too late. */
static char *
say_taking (CanastaTurn *turn)
{
  CanastaRefusal refusal;

  if (!canasta_turn_is_mine (turn) || get_board (turn)->phase != CANASTA_PHASE_PLAY)
    return canasta_say_taking (turn);
  canasta_draft_explain_take (canasta_turn_get_draft (turn), &refusal);
  return canasta_refusal_get_message (&refusal, canasta_turn_get_partner (turn));
}

/* The hand cards of a way, and what is missing with them. */
static void
add_way (GString *text, CanastaTurn *turn, const CanastaWay *way)
{
  g_autofree char *cards = canasta_phrase_hand (&way->cards);

  if (cards)
    /* Translators: a way to take the pile: with these cards of the hand. */
    add (text, g_strdup_printf (_("With %s."), cards));
  if (way->standing == CANASTA_STANDING_WAITING)
    add (text, canasta_refusal_get_message (&way->refusal, canasta_turn_get_partner (turn)));
}

static void
add_ways (GString *text, CanastaTurn *turn)
{
  g_autoptr (GArray) ways = NULL;

  if (!canasta_turn_is_mine (turn) || get_board (turn)->phase != CANASTA_PHASE_DRAW)
    return;
  ways = canasta_draft_list_ways (canasta_turn_get_draft (turn));
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

  if (observation->table->rules.pile_visibility != CANASTA_PILE_SHOWS_ALL
      || observation->board.pile_count < 2)
    return NULL;
  for (guint i = 0; i < observation->board.pile_count; i++)
    canasta_card_set_add_card (&cards, observation->board.pile[i]);
  list = canasta_phrase_hand (&cards);
  /* Translators: all cards of the discard pile, by rank. */
  return g_strdup_printf (_("In the pile: %s."), list);
}

static char *
say_pile (CanastaTurn *turn, gboolean more)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  GString *text = g_string_new (NULL);
  g_autofree char *stock = canasta_say_stock (observation);

  add (text, canasta_say_pile (observation));
  if (observation->board.pile_count == 0)
    g_string_append_c (text, '.');
  add (text, say_taking (turn));
  if (more)
    {
      add_ways (text, turn);
      add (text, say_pile_cards (turn));
    }
  add (text, g_strdup_printf ("%s.", stock));
  return end (text);
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
canasta_say_selected (CanastaTurn *turn)
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
    add (text, canasta_say_selected (turn));
  if (more && count > 0)
    add (text, say_cost (turn, &hand));
  return end (text);
}

/* The sides. */

static void
add_meld (GString *text, const CanastaMeldItem *item, gboolean more)
{
  int count = canasta_meld_count (&item->meld);
  g_autofree char *title = canasta_meld_dup_spoken_title (&item->meld);
  g_autofree char *cards = g_strdup_printf (ngettext ("%d card", "%d cards", count), count);
  g_autofree char *rest = g_strdup_printf (ngettext ("%d to go", "%d to go", item->missing),
                                           item->missing);
  g_autofree char *whole = canasta_meld_describe_aloud (&item->meld, item->missing);

  if (more || canasta_meld_is_canasta (&item->meld))
    add (text, g_strdup_printf ("%s.", whole));
  else
    add (text, g_strdup_printf (_("%1$s: %2$s, %3$s."), title, cards, rest));
}

static guint
count_melds (const CanastaBand *band)
{
  guint n = 0;

  for (guint i = 0; i < band->melds->len; i++)
    n += g_array_index (band->melds, CanastaMeldItem, i).place.kind != CANASTA_PLACE_NEW;
  return n;
}

static void
add_melds (GString *text, const CanastaBand *band, gboolean more)
{
  guint n = count_melds (band);

  if (n == 0)
    /* Translators: a side that has no melds. */
    add (text, g_strdup_printf (_("%s: no melds."), band->name));
  else
    /* Translators: a side, and how many melds it has; what they are follows. */
    add (text, g_strdup_printf (ngettext ("%1$s: %2$u meld.", "%1$s: %2$u melds.", n),
                                band->name, n));
  for (guint i = 0; i < band->melds->len; i++)
    {
      const CanastaMeldItem *item = &g_array_index (band->melds, CanastaMeldItem, i);

      if (item->place.kind != CANASTA_PLACE_NEW)
        add_meld (text, item, more);
    }
}

static char *
say_melds (CanastaTurn *turn, gboolean more)
{
  GString *text = g_string_new (NULL);
  guint sides[CANASTA_MAX_SEATS];
  guint n = canasta_turn_list_sides (turn, sides);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (CanastaBand) band = canasta_band_new (turn, sides[i]);

      add_melds (text, band, more);
    }
  return end (text);
}

/* What the own side needs to open, less what is laid out; %NULL where it has. */
static char *
say_opening (CanastaTurn *turn)
{
  CanastaOpening opening;
  g_autofree char *points = NULL;
  int missing;

  canasta_draft_get_opening (canasta_turn_get_draft (turn), &opening);
  if (opening.opened)
    return NULL;
  missing = MAX (opening.minimum - opening.points, 0);
  points = canasta_number_format (missing);
  return g_strdup_printf (ngettext ("You still need %s point to open.",
                                    "You still need %s points to open.", missing), points);
}

/* The same of another side, of which @seat is one. */
static char *
say_opening_of (CanastaTurn *turn, guint seat)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  const CanastaBoard *board = &observation->board;
  int minimum = canasta_get_minimum (observation->table, board, seat);
  g_autofree char *points = canasta_number_format (minimum);
  g_autofree char *name = NULL;

  if (canasta_board_has_opened (board, board->side[seat]))
    return NULL;
  name = canasta_say_side (observation, canasta_turn_get_surroundings (turn), board->side[seat]);
  /* Translators: another side, and what it must lay down to open. */
  return g_strdup_printf (ngettext ("%1$s: still %2$s point to open.",
                                    "%1$s: still %2$s points to open.", minimum), name, points);
}

static guint
find_seat (const CanastaBoard *board, guint side)
{
  guint seat = 0;

  while (board->side[seat] != side)
    seat++;
  return seat;
}

static char *
say_points (CanastaTurn *turn, gboolean more)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  GString *text = g_string_new (NULL);
  guint sides[CANASTA_MAX_SEATS];
  guint n = canasta_turn_list_sides (turn, sides);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (CanastaBand) band = canasta_band_new (turn, sides[i]);
      g_autofree char *whole = canasta_band_describe (band);

      if (more)
        add (text, g_strdup_printf ("%s.", whole));
      else
        add (text, canasta_say_points (observation, canasta_turn_get_surroundings (turn),
                                       sides[i]));
    }
  add (text, say_opening (turn));
  for (guint i = 1; more && i < n; i++)
    add (text, say_opening_of (turn, find_seat (&observation->board, sides[i])));
  return end (text);
}

/* Ledgers: who is written down together. */

static guint
count_ledgers (const CanastaObservation *observation)
{
  return observation->table->by_seat ? observation->table->players : observation->board.n_sides;
}

static char *
say_ledger (CanastaTurn *turn, guint ledger)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  const CanastaSurroundings *surroundings = canasta_turn_get_surroundings (turn);

  if (!observation->table->by_seat)
    return canasta_say_side (observation, surroundings, ledger);
  return g_strdup (ledger == observation->seat ? C_("side", "You")
                                               : surroundings->seats[ledger].name);
}

/* What is told of a ledger. */
typedef int (*NumberFunc) (const CanastaObservation *observation, guint ledger);

static int
count_red_threes (const CanastaObservation *observation, guint ledger)
{
  return canasta_lane_count (observation->board.red_threes[ledger]);
}

static int
value_red_threes (const CanastaObservation *observation, guint ledger)
{
  return canasta_board_value_red_threes (&observation->board, observation->table, ledger);
}

static int
get_total (const CanastaObservation *observation, guint ledger)
{
  return observation->board.totals[ledger];
}

/* "Us: 1,460, Them: 555", the own number first. */
static char *
list_numbers (CanastaTurn *turn, NumberFunc func)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  guint own = canasta_table_get_ledger (observation->table, &observation->board,
                                        observation->seat);
  guint n = count_ledgers (observation);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      guint ledger = (own + i) % n;
      g_autofree char *name = say_ledger (turn, ledger);
      g_autofree char *number = canasta_number_format (func (observation, ledger));

      if (i > 0)
        g_string_append (text, ", ");
      /* Translators: a side, and how much it has: "Us: 690" */
      g_string_append_printf (text, C_("number of a side", "%1$s: %2$s"), name, number);
    }
  return end (text);
}

static char *
say_red_threes (CanastaTurn *turn, gboolean more)
{
  g_autofree char *counts = list_numbers (turn, count_red_threes);
  GString *text = g_string_new (NULL);

  /* Translators: how many each side has: "Red threes. Us: 2, Them: 0." */
  g_string_append_printf (text, _("Red threes. %s."), counts);
  if (more)
    {
      g_autofree char *points = list_numbers (turn, value_red_threes);

      /* Translators: what the red threes of each side count: "Us: 200, Them: 0" */
      add (text, g_strdup_printf (_("In points, as things stand. %s."), points));
    }
  return end (text);
}

static char *
say_target (CanastaTurn *turn)
{
  const CanastaTable *table = canasta_turn_get_observation (turn)->table;
  int rounds = table->rules.rounds, target = table->rules.target;
  g_autofree char *points = canasta_number_format (target);

  if (rounds > 0)
    return g_strdup_printf (ngettext ("The match is over after %d round.",
                                      "The match is over after %d rounds.", rounds), rounds);
  return g_strdup_printf (ngettext ("The match is over at %s point.",
                                    "The match is over at %s points.", target), points);
}

/* How far the person is ahead of the best of the others, or behind. */
static char *
say_lead (CanastaTurn *turn)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  guint own = canasta_table_get_ledger (observation->table, &observation->board,
                                        observation->seat);
  int best = G_MININT, lead;
  g_autofree char *points = NULL;

  for (guint ledger = 0; ledger < count_ledgers (observation); ledger++)
    if (ledger != own)
      best = MAX (best, get_total (observation, ledger));
  lead = get_total (observation, own) - best;
  points = canasta_number_format (ABS (lead));
  if (lead == 0)
    return g_strdup (_("Nobody is ahead."));
  if (lead > 0)
    return g_strdup_printf (ngettext ("You are %s point ahead.", "You are %s points ahead.", lead),
                            points);
  return g_strdup_printf (ngettext ("You are %s point behind.", "You are %s points behind.", -lead),
                          points);
}

static char *
say_totals (CanastaTurn *turn, gboolean more)
{
  g_autofree char *totals = list_numbers (turn, get_total);
  GString *text = g_string_new (NULL);

  /* Translators: the totals of the sides: "Totals. Us: 690, Them: 1,085." */
  g_string_append_printf (text, _("Totals. %s."), totals);
  add (text, say_target (turn));
  if (more)
    {
      add (text, say_lead (turn));
      add (text, g_strdup_printf (_("Round %u."), get_board (turn)->round));
    }
  return end (text);
}

/* The other players. */
static char *
say_players (CanastaTurn *turn, gboolean more)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  const CanastaSurroundings *surroundings = canasta_turn_get_surroundings (turn);
  guint players = observation->table->players;
  GString *text = g_string_new (NULL);

  for (guint i = 1; i < players; i++)
    {
      guint seat = (observation->seat + i) % players;
      g_autofree char *said = NULL;

      if (seat == observation->board.resting)
        continue;
      said = canasta_say_seat (observation, surroundings, seat);
      add (text, g_strdup_printf ("%s.", said));
      if (more)
        add (text, g_strdup (surroundings->seats[seat].spoken));
    }
  return end (text);
}

static char *
say_situation (CanastaTurn *turn, gboolean more)
{
  static const SayFunc parts[] = { say_turn, say_pile, say_hand, say_melds, say_points,
                                   say_red_threes, say_players, say_totals };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    add (text, parts[i] (turn, more));
  return end (text);
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
  [CANASTA_FACT_MELDS] = { "table.say-melds", say_melds },
  [CANASTA_FACT_POINTS] = { "table.say-points", say_points },
  [CANASTA_FACT_RED_THREES] = { "table.say-red-threes", say_red_threes },
  [CANASTA_FACT_PLAYERS] = { "table.say-players", say_players },
  [CANASTA_FACT_TOTALS] = { "table.say-totals", say_totals },
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
