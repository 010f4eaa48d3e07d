/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs the worked cases of the rules: one test a case, written down in
 * rule-cases/. Each gives a position or a deal, actions with what the rules say
 * of them, and what stands there afterwards; `also` repeats it with some keys
 * changed, for houses that rule otherwise. */
#include "config.h"

#include <string.h>

#include "tables.h"

/* A row at work, and where it stands. */
typedef struct
{
  const char *id;
  guint number;
  const char *says;
  CanastaTable *table;
  CanastaState state;
} Row;

static void G_GNUC_PRINTF (2, 3) G_GNUC_NORETURN
fail (const Row *row, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_error ("%s, row %u (%s): %s", row->id, row->number, row->says, text);
}

static void
check_text (const Row *row, const char *what, const char *is, const char *should_be)
{
  if (g_strcmp0 (is, should_be) != 0)
    fail (row, "%s is “%s”, should be “%s”", what, is ? is : "nothing",
          should_be ? should_be : "nothing");
}

static void
check_number (const Row *row, const char *what, gint64 is, gint64 should_be)
{
  if (is != should_be)
    fail (row, "%s is %" G_GINT64_FORMAT ", should be %" G_GINT64_FORMAT, what, is, should_be);
}

/* Actions */

static void
check_refusal (const Row *row, JsonObject *expected, const char *action,
               const CanastaRefusal *refusal)
{
  const CanastaRule *rule = canasta_refusal_get_rule (refusal);
  const char *need, *have;
  g_autofree char *what = g_strdup_printf ("the rule behind “%s”", action);

  /* The numbers are those that the reason says it has. */
  canasta_reason_describe (refusal->reason, &need, &have);
  if ((refusal->need != CANASTA_NO_NUMBER && !need)
      || (refusal->have != CANASTA_NO_NUMBER && !have))
    fail (row, "“%s” has numbers its reason does not have", action);
  if (json_object_has_member (expected, "rule"))
    check_text (row, what, rule ? rule->name : NULL,
                json_object_get_string_member (expected, "rule"));
  if (json_object_has_member (expected, "need"))
    check_number (row, "need", refusal->need, json_object_get_int_member (expected, "need"));
  if (json_object_has_member (expected, "have"))
    check_number (row, "have", refusal->have, json_object_get_int_member (expected, "have"));
}

static void
try_action (Row *row, JsonObject *expected)
{
  const char *action = json_object_get_string_member (expected, "action");
  const char *should_be = json_object_get_string_member (expected, "is");
  g_autofree char *what = g_strdup_printf ("“%s”", action);
  CanastaRefusal refusal = { 0 };
  gboolean legal = test_play (&row->state, row->table, action, &refusal);

  check_text (row, what, legal ? "legal" : canasta_reason_get_code (refusal.reason), should_be);
  if (!legal)
    check_refusal (row, expected, action, &refusal);
}

/* What stands there afterwards */

static char *
write_cards (const CanastaCard *cards, guint n_cards)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_cards; i++)
    {
      char name[CANASTA_CARD_TEXT_SIZE];

      canasta_card_write (cards[i], name);
      g_string_append_printf (text, i > 0 ? " %s" : "%s", name);
    }
  return g_string_free (text, FALSE);
}

/* A meld; of a sequence the cards as they lie. */
static char *
write_meld (const CanastaMeld *meld)
{
  CanastaCard cards[CANASTA_MAX_CARDS];
  GString *text;
  CanastaCardSet set;
  guint n;

  canasta_meld_get_cards (meld, &set);
  if (!canasta_meld_spans (meld))
    return canasta_card_set_write (&set);
  text = g_string_new (NULL);
  n = canasta_meld_list_cards (meld, cards);
  for (guint i = 0; i < n; i++)
    {
      char name[CANASTA_CARD_TEXT_SIZE];

      canasta_card_write (cards[i], name);
      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", name);
    }
  return g_string_free (text, FALSE);
}

static char *
write_melds (const CanastaBoard *board, guint side)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < board->n_melds; i++)
    if (board->melds[i].side == side)
      {
        g_autofree char *meld = write_meld (&board->melds[i]);

        g_string_append_printf (text, text->len > 0 ? " | %s" : "%s", meld);
      }
  return g_string_free (text, FALSE);
}

static char *
write_sides (const Row *row)
{
  const CanastaBoard *board = &row->state.board;
  GString *text = g_string_new ("[");

  for (guint side = 0; side < board->n_sides; side++)
    {
      const char *comma = "";

      g_string_append (text, side > 0 ? ",[" : "[");
      for (guint seat = 0; seat < row->table->players; seat++)
        if (board->side[seat] == side)
          {
            g_string_append_printf (text, "%s%u", comma, seat);
            comma = ",";
          }
      g_string_append_c (text, ']');
    }
  g_string_append_c (text, ']');
  return g_string_free (text, FALSE);
}

static char *
join (JsonArray *list, const char *separator)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < json_array_get_length (list); i++)
    g_string_append_printf (text, i > 0 ? "%s%s" : "%s%s", i > 0 ? separator : "",
                            json_array_get_string_element (list, i));
  return g_string_free (text, FALSE);
}

static void
check_numbers (const Row *row, const char *what, JsonNode *list, const gint32 *numbers, guint n)
{
  JsonArray *expected = json_node_get_array (list);

  check_number (row, what, n, json_array_get_length (expected));
  for (guint i = 0; i < n; i++)
    check_number (row, what, numbers[i], json_array_get_int_element (expected, i));
}

static gint32
get_row_number (const Row *row, const CanastaScoreRow *score, const char *name)
{
  if (g_str_equal (name, "total"))
    return score->total;
  for (guint kind = 0; kind < CANASTA_N_LINES; kind++)
    if (g_str_equal (canasta_line_get (kind)->key, name))
      return score->lines[kind].points;
  fail (row, "there is no “%s” in a score", name);
}

static void
check_scores (const Row *row, JsonObject *rows)
{
  CanastaScore score;
  JsonObjectIter iter;
  const char *id;
  JsonNode *node;

  canasta_state_score (&row->state, row->table, &score);
  json_object_iter_init (&iter, rows);
  while (json_object_iter_next (&iter, &id, &node))
    {
      guint ledger = (guint) g_ascii_strtoull (id, NULL, 10);
      JsonObjectIter inner;
      const char *name;
      JsonNode *value;

      json_object_iter_init (&inner, json_node_get_object (node));
      while (json_object_iter_next (&inner, &name, &value))
        {
          g_autofree char *what = g_strdup_printf ("“%s” of %s", name, id);

          check_number (row, what, get_row_number (row, &score.rows[ledger], name),
                        json_node_get_int (value));
        }
    }
}

static void
check_winners (const Row *row, JsonArray *winners)
{
  CanastaScore score;
  guint expected = 0;

  canasta_state_score (&row->state, row->table, &score);
  for (guint i = 0; i < json_array_get_length (winners); i++)
    expected |= 1u << json_array_get_int_element (winners, i);
  check_number (row, "the winners", score.winners, expected);
}

/* Keys that hold something for each seat or side. */
static void
check_each (const Row *row, const char *key, const char *id, JsonNode *node)
{
  const CanastaBoard *board = &row->state.board;
  guint i = (guint) g_ascii_strtoull (id, NULL, 10);
  g_autofree char *what = g_strdup_printf ("“%s” of %s", key, id);
  g_autofree char *is = NULL;
  g_autofree char *should_be = NULL;
  CanastaCardSet cards = { 0 };

  if (g_str_equal (key, "minimum"))
    {
      check_number (row, what, canasta_board_get_minimum (row->table, board, i),
                    json_node_get_int (node));
      return;
    }

  if (g_str_equal (key, "melds"))
    {
      is = write_melds (board, i);
      should_be = join (json_node_get_array (node), " | ");
    }
  else
    {
      canasta_card_set_add_lane (&cards, CANASTA_RANK_THREE,
                                 g_str_equal (key, "black-threes") ? board->black_threes[i]
                                                                   : board->red_threes[i]);
      is = canasta_card_set_write (g_str_equal (key, "hands") ? &row->state.hands[i] : &cards);
      should_be = g_strdup (json_node_get_string (node));
    }
  check_text (row, what, is, should_be);
}

static void
check_each_of (const Row *row, const char *key, JsonObject *object)
{
  JsonObjectIter iter;
  const char *id;
  JsonNode *node;

  json_object_iter_init (&iter, object);
  while (json_object_iter_next (&iter, &id, &node))
    check_each (row, key, id, node);
}

static void
check_counts (const Row *row, JsonNode *list)
{
  gint32 counts[CANASTA_MAX_SEATS];

  for (guint seat = 0; seat < row->table->players; seat++)
    counts[seat] = row->state.board.hand_count[seat];
  check_numbers (row, "hand counts", list, counts, row->table->players);
}

static void
check_second_hands (const Row *row, JsonNode *list)
{
  gint32 counts[CANASTA_MAX_SEATS];

  for (guint seat = 0; seat < row->table->players; seat++)
    counts[seat] = row->state.board.second_hand_count[seat];
  check_numbers (row, "second hands", list, counts, row->table->players);
}

/* The seats that wait for their second hands. */
static void
check_waiting (const Row *row, JsonArray *seats)
{
  guint expected = 0;

  for (guint i = 0; i < json_array_get_length (seats); i++)
    expected |= 1u << json_array_get_int_element (seats, i);
  check_number (row, "who waits", row->state.board.second_hand_waiting, expected);
}

static void
check_key (const Row *row, const char *key, JsonNode *node)
{
  static const char *const ends[] = { NULL, "out", "concealed", "stock" };
  static const char *const phases[] = { "draw", "play", "reply" };
  const CanastaState *state = &row->state;
  const CanastaBoard *board = &state->board;
  g_autofree char *is = NULL;
  g_autofree char *should_be = NULL;
  CanastaScore score;

  canasta_state_score (state, row->table, &score);
  if (JSON_NODE_HOLDS_OBJECT (node) && g_str_equal (key, "rows"))
    check_scores (row, json_node_get_object (node));
  else if (JSON_NODE_HOLDS_OBJECT (node))
    check_each_of (row, key, json_node_get_object (node));
  else if (g_str_equal (key, "ended"))
    check_text (row, key, ends[board->ended], json_node_get_string (node));
  else if (g_str_equal (key, "phase"))
    check_text (row, key, phases[board->phase], json_node_get_string (node));
  else if (g_str_equal (key, "pile"))
    {
      is = write_cards (board->pile, board->pile_count);
      check_text (row, key, is, json_node_get_string (node));
    }
  else if (g_str_equal (key, "sides"))
    {
      is = write_sides (row);
      should_be = g_strchomp (canasta_json_write (node, FALSE));
      check_text (row, key, is, should_be);
    }
  else if (g_str_equal (key, "legal"))
    {
      is = test_list_legal (state, row->table);
      should_be = join (json_node_get_array (node), ", ");
      check_text (row, key, is, should_be);
    }
  else if (g_str_equal (key, "totals"))
    check_numbers (row, key, node, score.totals, score.n_rows);
  else if (g_str_equal (key, "counts"))
    check_counts (row, node);
  else if (g_str_equal (key, "second-hands"))
    check_second_hands (row, node);
  else if (g_str_equal (key, "waiting"))
    check_waiting (row, json_node_get_array (node));
  else if (g_str_equal (key, "winners"))
    check_winners (row, json_node_get_array (node));
  else if (g_str_equal (key, "match-over"))
    check_number (row, key, score.match_over, json_node_get_boolean (node));
  else if (g_str_equal (key, "frozen"))
    check_number (row, key, board->frozen, json_node_get_boolean (node));
  else if (g_str_equal (key, "to-act"))
    check_number (row, key, board->to_act, json_node_get_int (node));
  else if (g_str_equal (key, "stock"))
    check_number (row, key, board->stock_count, json_node_get_int (node));
  else if (g_str_equal (key, "resting"))
    check_number (row, key, board->resting, json_node_get_int (node));
  else if (g_str_equal (key, "pile-taken-by"))
    check_number (row, key, board->pile_taken_by, json_node_get_int (node));
  else
    fail (row, "“%s” is no key of what stands there afterwards", key);
}

static void
check_after (const Row *row, JsonObject *after)
{
  JsonObjectIter iter;
  const char *key;
  JsonNode *node;

  json_object_iter_init (&iter, after);
  while (json_object_iter_next (&iter, &key, &node))
    check_key (row, key, node);
}

/* Rows */

static void
deal (Row *row, JsonObject *given)
{
  gint32 totals[CANASTA_MAX_SEATS] = { 0 };
  JsonArray *told = json_object_has_member (given, "totals")
                      ? json_object_get_array_member (given, "totals") : NULL;
  guint round = (guint) json_object_get_int_member_with_default (given, "round", 1);
  guint64 number = (guint64) json_object_get_int_member (given, "deal");

  for (guint i = 0; told && i < json_array_get_length (told); i++)
    totals[i] = (gint32) json_array_get_int_element (told, i);
  canasta_state_deal (&row->state, row->table, number, round,
                      canasta_table_get_dealer (row->table, round, row->table->players - 1u),
                      totals);
}

/* What stands there reads as it was written. */
static void
check_written (const Row *row, JsonObject *given)
{
  JsonNode *rules = json_object_get_member (given, "rules");
  g_autoptr (JsonNode) node = canasta_position_write (&row->state, row->table, rules);
  g_autofree CanastaState *again = g_new (CanastaState, 1);
  g_autoptr (GError) error = NULL;

  if (!test_read_position (json_node_get_object (node), row->table, again, &error))
    fail (row, "the position afterwards is not read: %s", error->message);
  if (!canasta_state_equal (&row->state, again))
    fail (row, "another position than that afterwards is read");
}

/* Sets the position up; FALSE where it is refused, as it should be. */
static gboolean
set_up (Row *row, JsonObject *given, gboolean is_deal, const char *refused)
{
  g_autoptr (GError) error = NULL;

  if (is_deal)
    {
      deal (row, given);
      return TRUE;
    }
  if (test_read_position (given, row->table, &row->state, &error))
    {
      if (refused)
        fail (row, "the position is accepted");
      return TRUE;
    }
  if (!refused || !strstr (error->message, refused))
    fail (row, "%s", error->message);
  return FALSE;
}

static void
run_row (Row *row, JsonObject *given, gboolean is_deal, JsonObject *expected)
{
  const char *refused = json_object_get_string_member_with_default (expected, "refused", NULL);
  g_autoptr (CanastaTable) table = test_open_table (given);
  JsonArray *tries;

  row->table = table;
  if (!set_up (row, given, is_deal, refused))
    return;
  if (json_object_has_member (expected, "try"))
    {
      tries = json_object_get_array_member (expected, "try");
      for (guint i = 0; i < json_array_get_length (tries); i++)
        try_action (row, json_array_get_object_element (tries, i));
    }
  if (json_object_has_member (expected, "after"))
    check_after (row, json_object_get_object_member (expected, "after"));
  check_written (row, given);
}

static JsonObject *
change (JsonObject *given, JsonObject *with)
{
  JsonObject *changed = json_object_new ();
  JsonObjectIter iter;
  const char *key;
  JsonNode *node;

  json_object_iter_init (&iter, given);
  while (json_object_iter_next (&iter, &key, &node))
    json_object_set_member (changed, key, json_node_copy (node));
  if (!with)
    return changed;
  json_object_iter_init (&iter, with);
  while (json_object_iter_next (&iter, &key, &node))
    json_object_set_member (changed, key, json_node_copy (node));
  return changed;
}

static void
run_case (gconstpointer data)
{
  JsonObject *object = json_node_get_object ((JsonNode *) data);
  gboolean is_deal = json_object_has_member (object, "deal");
  JsonObject *given = json_object_get_object_member (object, is_deal ? "deal" : "position");
  g_autofree Row *row = g_new0 (Row, 1);
  JsonArray *also;

  row->id = json_object_get_string_member (object, "id");
  row->says = json_object_get_string_member (object, "says");
  run_row (row, given, is_deal, object);
  if (!json_object_has_member (object, "also"))
    return;

  also = json_object_get_array_member (object, "also");
  for (guint i = 0; i < json_array_get_length (also); i++)
    {
      JsonObject *other = json_array_get_object_element (also, i);
      JsonObject *with = json_object_has_member (other, "with")
                             ? json_object_get_object_member (other, "with")
                             : NULL;
      g_autoptr (JsonObject) changed = change (given, with);

      row->number = i + 1;
      row->says = json_object_get_string_member_with_default (
        other, "says", json_object_get_string_member (object, "says"));
      run_row (row, changed, is_deal, other);
    }
}

/* Adds a test for each case of a file. */
static void
add_cases (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *section = g_strndup (name, strlen (name) - strlen (".json"));
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;
  JsonArray *cases;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  root = canasta_json_read (text, (gssize) length, name, NULL, &error);
  g_assert_no_error (error);

  cases = json_object_get_array_member (json_node_get_object (root), "cases");
  g_assert_cmpuint (json_array_get_length (cases), >, 0);
  for (guint i = 0; i < json_array_get_length (cases); i++)
    {
      JsonNode *node = json_array_get_element (cases, i);
      g_autofree char *test =
          g_strdup_printf ("/rules/%s/%s", section,
                           json_object_get_string_member (json_node_get_object (node), "id"));

      g_test_add_data_func_full (test, json_node_copy (node), run_case,
                                 (GDestroyNotify) json_node_unref);
    }
}

int
main (int argc, char *argv[])
{
  static const char *const sections[] = {
    "setup.json", "drawing.json", "pile.json", "opening.json", "melds.json", "discards.json",
    "going-out.json", "stock-end.json", "scoring.json", "three-players.json",
    "five-and-six.json", "asking.json", "red-threes-by-hand.json", "taking-part.json",
    "many-melds.json", "lone-hand.json", "order-of-reasons.json",
    "sequences.json", "wild-sequences.json", "concealed.json", "freezing.json",
    "black-threes.json", "wild-melds.json",
    "stock-policies.json", "minimum.json", "match-end.json", "teams.json",
    "viennese.json", "uruguay.json", "cuban.json", "brazilian.json", "samba.json",
    "samba-dutch.json", "bolivia.json", "kinds-of-canastas.json", "hand-and-foot.json",
    "second-hands-of-sides.json", "ordinary-threes.json", "groups.json", "full-sequences.json",
    "last-cards.json", "taking-freely.json", "start-sequence.json", "burraco.json",
    "burraco-three.json", "buraco.json",
  };
  g_autofree char *folder = NULL;

  g_test_init (&argc, &argv, NULL);
  folder = g_test_build_filename (G_TEST_DIST, "core", "rule-cases", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    add_cases (folder, sections[i]);
  return g_test_run ();
}
