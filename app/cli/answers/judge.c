/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-cli judge: which actions are legal in a position, and why not. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "canasta.h"
#include "cli/command.h"
#include "cli/input.h"
#include "cli/tables.h"

#define MOST_ACTIONS 10000

/* A position, and the actions to be judged in it. */
typedef struct
{
  CanastaTable *table;
  JsonNode *rules;              /* overrides of the position, written back */
  CanastaState state;
  char **actions;
  gboolean each;
} Case;

static void
case_free (Case *self)
{
  g_clear_pointer (&self->table, canasta_table_unref);
  g_clear_pointer (&self->rules, json_node_unref);
  g_strfreev (self->actions);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Case, case_free)

static Case *
case_read (const char *text, gsize length, const char *name, CanastaRegistry *registry,
           GError **error)
{
  g_autoptr (CanastaJsonReader) reader =
    canasta_json_reader_new (text, (gssize) length, name, error);
  g_autoptr (Case) self = g_new0 (Case, 1);

  if (!reader)
    return NULL;

  canasta_json_reader_require (reader, "position", NULL);
  if (canasta_json_reader_enter_object (reader, "position"))
    {
      self->table = canasta_tables_read (registry, reader, &self->rules, NULL);
      if (self->table)
        canasta_position_read (reader, self->table, &self->state);
      canasta_json_reader_leave (reader);
    }
  self->actions = canasta_json_reader_get_strings (reader, "try", MOST_ACTIONS);
  self->each = canasta_json_reader_get_bool (reader, "each", FALSE);
  canasta_json_reader_refuse_unknown (reader);

  return canasta_json_reader_finish (reader, error) ? g_steal_pointer (&self) : NULL;
}

/* Scores */

static void
add_scores (CanastaReport *report, const CanastaState *state, const CanastaTable *table)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) lines = NULL;
  CanastaReport *scores;
  CanastaScore score;

  if (state->board.ended == CANASTA_END_NONE)
    {
      canasta_report_add_text (report, "scores", NULL);
      return;
    }

  canasta_state_score (state, table, &score);
  json_builder_begin_object (builder);
  canasta_score_write (&score, FALSE, builder);
  json_builder_end_object (builder);
  lines = json_builder_get_root (builder);
  scores = canasta_report_add_object (report, "scores", NULL);
  canasta_report_add_text (scores, "by", score.by_seat ? "seat" : "side");
  canasta_report_add_members (scores, lines);
}

/* Positions */

static gboolean
add_legal_action (const CanastaAction *action, gpointer list)
{
  g_autofree char *text = canasta_action_write (action);

  canasta_report_add_text (list, NULL, text);
  return TRUE;
}

/* What stands in a position: itself, its legal actions, its end and scores. */
static void
add_position (CanastaReport *report, Case *self, const CanastaState *state, const char *legal_key)
{
  static const char *const ends[] = { NULL, "out", "concealed", "stock" };
  const CanastaBoard *board = &state->board;
  CanastaReport *legal;

  canasta_report_add (report, "position", NULL,
                      canasta_position_write (state, self->table, self->rules), NULL);
  legal = canasta_report_add_list (report, legal_key, NULL);
  if (board->ended == CANASTA_END_NONE)
    canasta_list_legal (self->table, board, &state->hands[board->to_act], add_legal_action, legal);
  canasta_report_add_text (report, "ended", ends[board->ended]);
  add_scores (report, state, self->table);
}

/* Actions */

static gboolean
try_action (Case *self, CanastaState *state, const char *text, CanastaRefusal *refusal)
{
  CanastaAction action;

  if (canasta_action_read (text, &action))
    return canasta_state_apply (state, self->table, &action, refusal);

  *refusal = (CanastaRefusal){
    .reason = CANASTA_REASON_NOT_AN_ACTION, .card = CANASTA_NO_CARD, .rank = -1, .rule = -1,
    .need = CANASTA_NO_NUMBER, .have = CANASTA_NO_NUMBER,
  };
  return FALSE;
}

/* @refusal: (nullable): why an action is not legal, or %NULL where it is */
static void
add_refusal (CanastaReport *report, const CanastaRefusal *refusal, const CanastaTable *table)
{
  const CanastaRule *rule = refusal ? canasta_refusal_get_rule (refusal) : NULL;
  g_autofree char *message = refusal ? canasta_refusal_get_message (refusal, table, NULL) : NULL;
  CanastaReport *numbers;

  canasta_report_add_text (report, "reason",
                           refusal ? canasta_reason_get_code (refusal->reason) : NULL);
  canasta_report_add_text (report, "rule", rule ? rule->name : NULL);
  numbers = canasta_report_add_object (report, "numbers", NULL);
  if (refusal && refusal->need != CANASTA_NO_NUMBER)
    canasta_report_add_number (numbers, "need", refusal->need);
  if (refusal && refusal->have != CANASTA_NO_NUMBER)
    canasta_report_add_number (numbers, "have", refusal->have);
  canasta_report_add_text (report, "message", message);
}

/* Tries an action and tells what came of it. A result has its own “legal”,
 * so the list of legal actions after it has another name. */
static void
add_result (CanastaReport *report, Case *self, CanastaState *state, const char *text)
{
  CanastaReport *result = canasta_report_add_object (report, NULL, NULL);
  CanastaRefusal refusal;
  gboolean legal = try_action (self, state, text, &refusal);

  canasta_report_add_text (result, "action", text);
  canasta_report_add_switch (result, "legal", legal);
  add_refusal (result, legal ? NULL : &refusal, self->table);
  if (self->each)
    add_position (result, self, state, "legal-actions");
}

static CanastaReport *
judge (Case *self)
{
  CanastaReport *report = canasta_report_new ();
  CanastaReport *results = canasta_report_add_list (report, "results", NULL);
  g_autofree CanastaState *state = g_memdup2 (&self->state, sizeof self->state);

  for (guint i = 0; self->actions && self->actions[i]; i++)
    {
      add_result (results, self, state, self->actions[i]);
      if (self->each)
        *state = self->state;
    }
  add_position (report, self, state, "legal");
  return report;
}

/* The closed list of reasons. */
static CanastaReport *
list_reasons (void)
{
  CanastaReport *report = canasta_report_new ();
  CanastaReport *reasons = canasta_report_add_list (report, "reasons", NULL);

  for (guint i = CANASTA_REASON_NONE + 1; i < CANASTA_N_REASONS; i++)
    {
      CanastaReport *reason = canasta_report_add_object (reasons, NULL, NULL);
      const char *need = NULL;
      const char *have = NULL;
      const char *description = canasta_reason_describe (i, &need, &have);
      CanastaReport *numbers;

      canasta_report_add_text (reason, "reason", canasta_reason_get_code (i));
      canasta_report_add_text (reason, "description", description);
      numbers = canasta_report_add_object (reason, "numbers", NULL);
      if (need)
        canasta_report_add_text (numbers, "need", need);
      if (have)
        canasta_report_add_text (numbers, "have", have);
    }
  return report;
}

int
canasta_judge_main (int argc, char *argv[], const char *data_folder)
{
  gboolean reasons = FALSE;
  const GOptionEntry entries[] = {
    { "reasons", 0, 0, G_OPTION_ARG_NONE, &reasons,
      N_("List the reasons for which an action can be refused"), NULL },
    { NULL },
  };
  const CanastaCommandHelp help = {
    .name = "judge",
    .parameters = _("[FILE]"),
    .summary = _("Judges actions in a position. FILE, or standard input, is an object as in\n"
                 "  {\"position\": {…}, \"try\": [\"take KH KS\", \"draw\"], \"each\": false}"),
    .description = _("Actions are played one after another; one that is not legal changes\n"
                     "nothing. With “each” every one is tried in the given position."),
  };
  g_autoptr (CanastaRegistry) registry = NULL;
  g_autoptr (Case) self = NULL;
  g_autoptr (CanastaReport) answer = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (!canasta_command_parse (&help, entries, &argc, &argv, 1))
    return CANASTA_EXIT_WRONG_INPUT;

  if (reasons)
    {
      answer = list_reasons ();
      canasta_command_print_report (answer, "json", 0);
      return CANASTA_EXIT_DONE;
    }

  registry = canasta_tables_open_registry (data_folder);
  name = canasta_input_dup_name (argc > 1 ? argv[1] : NULL);
  text = canasta_input_read (argc > 1 ? argv[1] : NULL, &length, &error);
  if (text)
    self = case_read (text, length, name, registry, &error);
  if (!self)
    return canasta_command_refuse (help.name, error);

  answer = judge (self);
  if (!canasta_table_check_variant (self->table, &error))
    {
      canasta_command_refuse (help.name, error);
      return CANASTA_EXIT_FAILED;
    }
  canasta_command_print_report (answer, "json", 0);
  return CANASTA_EXIT_DONE;
}
