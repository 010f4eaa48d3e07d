/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn-fixture.h"

#include <string.h>

#include "../core/players.h"
#include "notation/action-text.h"
#include "notation/position.h"
#include "settings/settings.h"
#include "turn/prompt.h"

/* The scene. */

static void
show (TurnFixture *self)
{
  static const CanastaMemory memory = { 0 };
  CanastaObservation observation;
  CanastaSurroundings surroundings = {
    .seats = { { "Ada" }, { "Ben", .spoken = "Ben discarded the six of diamonds." }, { "Clara" },
               { "Dora" }, { "Emil" }, { "Frida" } },
    .undo = self->before->len > 0 ? CANASTA_UNDO_POSSIBLE
                                  : self->has_drawn ? CANASTA_UNDO_DRAWN : CANASTA_UNDO_NOTHING,
    .can_redo = self->after->len > 0,
    .must_wait = self->must_wait,
    .awaited = self->awaited,
  };

  if (!self->looks_on)
    surroundings.recall = self->recall;
  canasta_state_observe (&self->state, self->table, &memory,
                         self->looks_on ? CANASTA_NO_SEAT : 0, &observation);
  test_scene_show (self->scene, self->turn, &observation, &surroundings);
}

static gboolean
apply (TurnFixture *self, const CanastaAction *action, CanastaRefusal *refusal)
{
  CanastaState before = self->state;

  if (!canasta_state_apply (&self->state, self->table, action, refusal))
    return FALSE;
  canasta_recall_follow (&self->recall, 0, &before, &self->state);
  self->has_drawn = self->has_drawn || action->kind == CANASTA_ACTION_DRAW;
  g_array_append_val (self->before, before);
  g_array_set_size (self->after, 0);
  if (action->kind != CANASTA_ACTION_MELD && action->kind != CANASTA_ACTION_DISCARD)
    g_array_set_size (self->before, 0);
  show (self);
  return TRUE;
}

static gboolean
act_cb (gpointer data, const CanastaAction *action, CanastaRefusal *refusal)
{
  TurnFixture *self = data;
  g_autofree char *text = canasta_action_write (action);

  if (self->refuses)
    {
      self->refuses = FALSE;
      *refusal = (CanastaRefusal){
        .reason = CANASTA_REASON_NOT_YOUR_TURN, .rank = -1, .rule = -1, .card = CANASTA_NO_CARD,
        .need = CANASTA_NO_NUMBER, .have = CANASTA_NO_NUMBER,
      };
      return FALSE;
    }
  g_string_append_printf (self->played, "%s%s", self->played->len > 0 ? "; " : "", text);
  return apply (self, action, refusal);
}

/* Goes from one position to the last one that was kept. */
static void
step (TurnFixture *self, GArray *from, GArray *to)
{
  g_array_append_val (to, self->state);
  self->state = g_array_index (from, CanastaState, from->len - 1);
  g_array_set_size (from, from->len - 1);
}

static void
step_cb (gpointer data, CanastaIntent intent)
{
  TurnFixture *self = data;

  g_string_append_printf (self->requests, "%s%s", self->requests->len > 0 ? " " : "",
                          canasta_intent_get_action (intent) + strlen ("table."));
  if (intent == CANASTA_INTENT_UNDO)
    step (self, self->before, self->after);
  else if (intent == CANASTA_INTENT_REDO)
    step (self, self->after, self->before);
  while (intent == CANASTA_INTENT_UNDO_ALL && self->before->len > 0)
    step (self, self->before, self->after);
  if (intent != CANASTA_INTENT_SKIP)
    show (self);
}

static void
speak_cb (CanastaTurn *turn, guint speech, TurnFixture *self)
{
  g_string_append_printf (self->spoken, "%s%s", self->spoken->len > 0 ? " " : "",
                          speech == CANASTA_SPEECH_SAYING ? "saying" : "prompt");
}

static void
changed_cb (CanastaTurn *turn, guint changes, TurnFixture *self)
{
  self->shown++;
}

static void
read_position (TurnFixture *self, const char *text)
{
  g_autofree char *json = g_strdelimit (g_strdup (text), "'", '"');
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaJsonReader) reader = canasta_json_reader_new (json, -1, text, &error);

  g_assert_no_error (error);
  canasta_position_read (reader, self->table, &self->state);
  canasta_json_reader_finish (reader, &error);
  g_assert_no_error (error);
  canasta_recall_begin (&self->recall, 0, &self->state);
  g_array_set_size (self->before, 0);
  g_array_set_size (self->after, 0);
  self->has_drawn = FALSE;
}

/* What the person does. */

static CanastaCardSet
read_cards (const char *text)
{
  CanastaCardSet cards;

  g_assert_true (canasta_card_set_read (text, &cards));
  return cards;
}

static CanastaCard
read_card (const char *text)
{
  CanastaCardSet cards = read_cards (text);

  return canasta_card_set_next (&cards);
}

static CanastaAction
read_action (const char *text)
{
  CanastaAction action;

  if (!canasta_action_read (text, &action))
    g_error ("%s is no action", text);
  return action;
}

/* The place of a card in the hand. */
static guint
find_card (TurnFixture *self, const char *text)
{
  const CanastaHandOrder *hand = canasta_turn_get_hand (self->turn);
  guint i = 0;

  while (canasta_hand_order_get (hand, i)->card != read_card (text))
    i++;
  return i;
}

static void
do_select (TurnFixture *self, const char *text)
{
  CanastaCardSet cards = read_cards (text);

  canasta_turn_select (self->turn, &cards);
}

static void
do_toggle (TurnFixture *self, const char *text)
{
  const CanastaHandOrder *hand = canasta_turn_get_hand (self->turn);

  canasta_turn_toggle (self->turn, canasta_hand_order_get (hand, find_card (self, text))->id);
}

static void
do_toggle_rank (TurnFixture *self, const char *text)
{
  canasta_turn_toggle_rank (self->turn, canasta_card_get_rank (read_card (text)));
}

/* From one card to another. */
static void
do_range (TurnFixture *self, const char *text)
{
  g_auto (GStrv) ends = g_strsplit (text, " ", 2);

  canasta_turn_select_range (self->turn, find_card (self, ends[0]), find_card (self, ends[1]));
}

static void
do_move (TurnFixture *self, const char *text)
{
  const CanastaHandOrder *hand = canasta_turn_get_hand (self->turn);
  g_auto (GStrv) words = g_strsplit (text, " ", 2);

  canasta_turn_move_card (self->turn,
                          canasta_hand_order_get (hand, find_card (self, words[0]))->id,
                          (guint) g_ascii_strtoull (words[1], NULL, 10));
}

static void
do_play (TurnFixture *self, const char *text)
{
  CanastaAction action = read_action (text);

  self->reply = canasta_turn_play (self->turn, &action);
}

static void
do_lay_down (TurnFixture *self, const char *text)
{
  CanastaAction action = read_action (text);

  self->reply = canasta_turn_lay_down (self->turn, &action);
}

static void
do_take_with (TurnFixture *self, const char *text)
{
  CanastaCardSet cards = read_cards (text);

  self->reply = canasta_turn_take_with (self->turn, &cards);
}

/* "new", "meld 0", "group 0" or "top". */
static void
do_lay_at (TurnFixture *self, const char *text)
{
  static const char *const kinds[] = { "new", "meld", "group", "top", NULL };
  g_auto (GStrv) words = g_strsplit (text, " ", 2);
  CanastaPlace place = { .kind = CANASTA_PLACE_NEW };

  while (!g_str_equal (kinds[place.kind], words[0]))
    place.kind++;
  place.index = words[1] ? (guint8) g_ascii_strtoull (words[1], NULL, 10) : 0;
  self->reply = canasta_turn_lay_at (self->turn, &place);
}

static void
do_throw (TurnFixture *self, const char *text)
{
  self->reply = canasta_turn_discard (self->turn, read_card (text), FALSE);
}

static void
do_throw_by_accident (TurnFixture *self, const char *text)
{
  self->reply = canasta_turn_discard (self->turn, read_card (text), TRUE);
}

static void
do_enter (TurnFixture *self, const char *text)
{
  self->reply = canasta_turn_enter (self->turn, read_card (text), FALSE);
}

static void
do_choose (TurnFixture *self, const char *text)
{
  self->reply = canasta_turn_choose (self->turn, (guint) g_ascii_strtoull (text, NULL, 10));
}

/* Ideas with a bar between them, as if they had been thought of. */
static void
do_propose (TurnFixture *self, const char *text)
{
  g_auto (GStrv) ideas = g_strsplit (text, "; ", -1);
  CanastaHint *hint = g_new0 (CanastaHint, 1);

  for (; ideas[hint->n_ideas]; hint->n_ideas++)
    {
      hint->ideas[hint->n_ideas].action = read_action (ideas[hint->n_ideas]);
      hint->ideas[hint->n_ideas].reason.code = CANASTA_HINT_LONE_CARD;
    }
  canasta_turn_propose (self->turn, hint);
}

/* Until the hint that is looked for is found. */
static void
do_wait (TurnFixture *self, const char *text)
{
  g_assert_true (canasta_turn_is_thinking (self->turn));
  while (canasta_turn_is_thinking (self->turn))
    g_main_context_iteration (NULL, TRUE);
}

static void
do_refuse (TurnFixture *self, const char *text)
{
  self->refuses = TRUE;
}

/* Whoever is to act does it. */
static void
do_others (TurnFixture *self, const char *text)
{
  CanastaAction action = read_action (text);

  g_assert_true (apply (self, &action, NULL));
}

static void
do_position (TurnFixture *self, const char *text)
{
  read_position (self, text);
  show (self);
}

static void
do_show (TurnFixture *self, const char *text)
{
  show (self);
}

/* A person elsewhere is to act, or the line to somebody is broken. */
static void
do_await (TurnFixture *self, const char *text)
{
  g_free (self->awaited);
  self->awaited = *text != '\0' ? g_strdup (text) : NULL;
  self->must_wait = TRUE;
  show (self);
}

/* Nobody hurries anybody at a table where one looks on. */
static void
do_look_on (TurnFixture *self, const char *text)
{
  self->looks_on = self->must_wait = TRUE;
  show (self);
}

static void
do_clear (TurnFixture *self, const char *text)
{
  canasta_turn_set_scene (self->turn, NULL);
}

static void
do_restore_hand (TurnFixture *self, const char *text)
{
  canasta_turn_restore_hand (self->turn, text);
}

static void
do_restore_draft (TurnFixture *self, const char *text)
{
  self->reply = canasta_turn_restore_draft (self->turn, text) ? CANASTA_REPLY_LAID_OUT
                                                              : CANASTA_REPLY_NOTHING;
}

static void
do_say_covered (TurnFixture *self, const char *text)
{
  canasta_turn_say (self->turn, CANASTA_SAYING_PILE_COVERED);
}

static const struct
{
  const char *word;
  void (*function) (TurnFixture *self, const char *text);
} words[] = {
  { "select", do_select },
  { "toggle", do_toggle },
  { "toggle-rank", do_toggle_rank },
  { "range", do_range },
  { "move", do_move },
  { "play", do_play },
  { "lay-down", do_lay_down },
  { "take-with", do_take_with },
  { "lay-at", do_lay_at },
  { "throw", do_throw },
  { "throw-by-accident", do_throw_by_accident },
  { "enter", do_enter },
  { "choose", do_choose },
  { "propose", do_propose },
  { "wait", do_wait },
  { "refuse", do_refuse },
  { "others", do_others },
  { "position", do_position },
  { "show", do_show },
  { "await", do_await },
  { "look-on", do_look_on },
  { "clear", do_clear },
  { "restore-hand", do_restore_hand },
  { "restore-draft", do_restore_draft },
  { "say-covered", do_say_covered },
};

static void
do_step (TurnFixture *self, const char *word, const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (words[i].word, word))
      {
        words[i].function (self, text);
        return;
      }
  for (guint intent = 0; intent < CANASTA_N_INTENTS; intent++)
    if (g_str_equal (canasta_intent_get_action (intent) + strlen ("table."), word))
      {
        self->reply = canasta_turn_follow (self->turn, intent);
        return;
      }
  g_error ("There is no step “%s”.", word);
}

/* Scripts. */

static void
follow_line (TurnFixture *self, const char *row, const char *line)
{
  static const char *const replies[] = { "nothing", "action", "laid-out", "question", "choice",
                                         "refusal" };
  g_auto (GStrv) halves = g_strsplit (line, " -> ", 2);
  gboolean is_look = g_str_has_prefix (line, "? ");
  g_auto (GStrv) parts = g_strsplit (is_look ? line + 2 : halves[0], " ", 2);
  g_autofree char *found = NULL;
  const char *wanted = is_look ? parts[1] : halves[1];

  if (is_look)
    found = turn_fixture_look (self, parts[0]);
  else
    {
      do_step (self, parts[0], parts[1] ? parts[1] : "");
      found = wanted ? g_strdup (replies[self->reply]) : NULL;
    }
  if (g_strcmp0 (found ? found : "", wanted ? wanted : "") != 0)
    g_error ("%s: %s\n  is: %s", row, line, found);
}

static void
set_up (TurnFixture *self, const TurnRow *row)
{
  g_auto (GStrv) preferences = g_strsplit (row->preferences ? row->preferences : "", " ", -1);
  g_autoptr (GError) error = NULL;

  *self = (TurnFixture){ 0 };
  self->table = test_table_new (row->players ? row->players : 4, row->rules ? row->rules : "asking=0");
  self->before = g_array_new (FALSE, FALSE, sizeof (CanastaState));
  self->after = g_array_new (FALSE, FALSE, sizeof (CanastaState));
  self->played = g_string_new (NULL);
  self->requests = g_string_new (NULL);
  self->spoken = g_string_new (NULL);
  self->settings = canasta_settings_new (g_get_user_config_dir (), &error);
  g_assert_no_error (error);
  for (guint i = 0; preferences[i] && *preferences[i] != '\0'; i++)
    {
      g_auto (GStrv) pair = g_strsplit (preferences[i], "=", 2);
      g_autoptr (GVariant) value = g_variant_parse (NULL, pair[1], NULL, NULL, NULL);

      g_assert_true (g_settings_set_value (self->settings, pair[0], value));
    }
  self->turn = canasta_turn_new (self->settings);
  self->scene = test_scene_new ();
  self->scene->act = act_cb;
  self->scene->step = step_cb;
  self->scene->data = self;
  g_signal_connect (self->turn, "speak", G_CALLBACK (speak_cb), self);
  g_signal_connect (self->turn, "changed", G_CALLBACK (changed_cb), self);
}

static void
tear_down (TurnFixture *self, const TurnRow *row)
{
  g_auto (GStrv) preferences = g_strsplit (row->preferences ? row->preferences : "", " ", -1);

  g_assert_finalize_object (self->turn);
  g_assert_finalize_object (self->scene);
  for (guint i = 0; preferences[i] && *preferences[i] != '\0'; i++)
    g_settings_reset (self->settings, strtok (preferences[i], "="));
  g_settings_reset (self->settings, "sort-order");
  g_assert_finalize_object (self->settings);
  canasta_table_unref (self->table);
  g_array_unref (self->before);
  g_array_unref (self->after);
  g_string_free (self->played, TRUE);
  g_string_free (self->requests, TRUE);
  g_string_free (self->spoken, TRUE);
  g_free (self->awaited);
}

/* A test of one row; without a position the turn sees nothing at first. */
static void
run_row (gconstpointer data)
{
  const TurnRow *row = data;
  g_auto (GStrv) lines = g_strsplit (row->script, "\n", -1);
  TurnFixture self;

  set_up (&self, row);
  if (row->position)
    {
      read_position (&self, row->position);
      show (&self);
    }
  for (guint i = 0; lines[i]; i++)
    if (*lines[i] != '\0')
      follow_line (&self, row->name, lines[i]);
  tear_down (&self, row);
}

/* Begins a program of tests, one a row; others may follow. */
void
turn_fixture_add (int *argc, char ***argv, const TurnRow *rows, guint n_rows)
{
  g_test_init (argc, argv, NULL);
  for (guint i = 0; i < n_rows; i++)
    {
      g_autofree char *path = g_strdup_printf ("/turn/%s", rows[i].name);

      g_test_add_data_func (path, &rows[i], run_row);
    }
}

/* A program of tests, one a row. */
int
turn_fixture_main (int argc, char *argv[], const TurnRow *rows, guint n_rows)
{
  turn_fixture_add (&argc, &argv, rows, n_rows);
  return g_test_run ();
}
