/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tables.h"

/* The one registry of a test program; plugins are never unloaded anyway. */
static CanastaRegistry *
get_registry (void)
{
  static CanastaRegistry *registry;

  if (!registry)
    registry = canasta_registry_new ();
  return registry;
}

/* The table a position names: four partners by the house classic where it
 * names none; by no house where that is null. */
CanastaTable *
test_open_table (JsonObject *position)
{
  g_autoptr (GError) error = NULL;
  CanastaTable *table;
  JsonObject *rules = NULL;

  const char *house = "classic";

  if (json_object_has_member (position, "house"))
    house = json_object_get_null_member (position, "house")
                ? NULL
                : json_object_get_string_member (position, "house");
  if (json_object_has_member (position, "rules"))
    rules = json_object_get_object_member (position, "rules");
  table = canasta_registry_open_table (
    get_registry (),
    json_object_get_string_member_with_default (position, "variant", "partnership"),
    (guint) json_object_get_int_member_with_default (position, "players", 4),
    json_object_get_string_member_with_default (position, "seating", NULL),
    house, rules, &error);
  g_assert_no_error (error);
  return table;
}

/* A reader of an object that also names its table, which is open already. */
static CanastaJsonReader *
open_reader (const char *text, const char *name, GError **error)
{
  static const char *const table_keys[] = { "variant", "players", "seating", "house", "rules" };
  CanastaJsonReader *reader = canasta_json_reader_new (text, -1, name, error);

  for (guint i = 0; reader && i < G_N_ELEMENTS (table_keys); i++)
    canasta_json_reader_get_node (reader, table_keys[i]);
  return reader;
}

gboolean
test_read_position (JsonObject *position, CanastaTable *table, CanastaState *state, GError **error)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (CanastaJsonReader) reader = NULL;
  g_autofree char *text = NULL;

  json_node_set_object (node, position);
  text = canasta_json_write (node, FALSE);
  reader = open_reader (text, "position", error);
  if (!reader)
    return FALSE;
  canasta_position_read (reader, table, state);
  canasta_json_reader_refuse_unknown (reader);
  return canasta_json_reader_finish (reader, error);
}

gboolean
test_read_observation (const char *text, CanastaTable *table, CanastaObservation *observation,
                       GError **error)
{
  g_autoptr (CanastaJsonReader) reader = open_reader (text, "observation", error);

  if (!reader)
    return FALSE;
  canasta_observation_read (reader, table, observation);
  canasta_json_reader_refuse_unknown (reader);
  return canasta_json_reader_finish (reader, error);
}

CanastaCard
test_card (const char *text)
{
  CanastaCard card;

  g_assert_true (canasta_card_read (&text, &card));
  g_assert_cmpstr (text, ==, "");
  return card;
}

JsonNode *
test_read_json (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = canasta_json_read (text, -1, "test", NULL, &error);

  g_assert_no_error (error);
  return node;
}

/* A table and a position from one text; quotes may be single ones. */
CanastaTable *
test_set_up (const char *position, CanastaState *state)
{
  g_autofree char *text = g_strdelimit (g_strdup (position), "'", '"');
  g_autoptr (JsonNode) node = test_read_json (text);
  g_autoptr (CanastaTable) table = test_open_table (json_node_get_object (node));
  g_autoptr (GError) error = NULL;

  test_read_position (json_node_get_object (node), table, state, &error);
  g_assert_no_error (error);
  return g_steal_pointer (&table);
}

/* Gives seat 0 a hand with which nothing may be legal: judging goes that far,
 * positions do not. */
void
test_set_hand (CanastaState *state, const char *cards)
{
  gboolean whole;

  whole = canasta_card_set_read (cards, &state->hands[0]);
  g_assert_true (whole);
  state->board.hand_count[0] = (guint16) canasta_card_set_count (&state->hands[0]);
}

/* Plays an action; one that is not legal, or no action at all, must leave the
 * position as it was. */
gboolean
test_play (CanastaState *state, const CanastaTable *table, const char *text,
           CanastaRefusal *refusal)
{
  g_autofree CanastaState *before = g_memdup2 (state, sizeof *state);
  g_autoptr (GError) error = NULL;
  CanastaAction action;

  if (!canasta_action_read (text, &action))
    {
      *refusal = (CanastaRefusal){
        .reason = CANASTA_REASON_NOT_AN_ACTION, .card = CANASTA_NO_CARD, .rank = -1, .rule = -1,
        .need = CANASTA_NO_NUMBER, .have = CANASTA_NO_NUMBER,
      };
      return FALSE;
    }
  if (!canasta_state_apply (state, table, &action, refusal))
    {
      g_assert_cmpmem (before, sizeof *before, state, sizeof *state);
      return FALSE;
    }
  canasta_state_check (state, table, &error);
  g_assert_no_error (error);
  return TRUE;
}

static gboolean
add_action (const CanastaAction *action, gpointer list)
{
  g_autofree char *text = canasta_action_write (action);

  if (((GString *) list)->len > 0)
    g_string_append (list, ", ");
  g_string_append (list, text);
  return TRUE;
}

/* The legal actions as one text, with commas between them. */
char *
test_list_legal (const CanastaState *state, const CanastaTable *table)
{
  GString *list = g_string_new (NULL);

  canasta_list_legal (table, &state->board, &state->hands[state->board.to_act], add_action, list);
  return g_string_free (list, FALSE);
}
