/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-cli choose: a computer player for other programs. Reads an observation
 * a line and answers each with an action. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "canasta.h"
#include "cli/command.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/players.h"
#include "cli/tables.h"

#define STANDARD_LEVEL "master"

static gboolean
refuse (GError **error, guint line, const char *sentence)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _("%s, line %u: %s"),
               _("Standard input"), line, sentence);
  return FALSE;
}

/* A seat that is to act, with something to do: a position that somebody made up
 * may be none. */
static gboolean
check_turn (const CanastaObservation *observation, guint line, GError **error)
{
  const CanastaBoard *board = &observation->board;
  g_autofree char *sentence = NULL;

  if (board->ended != CANASTA_END_NONE)
    return refuse (error, line, _("the round has ended."));
  if (board->to_act != observation->seat)
    {
      sentence = g_strdup_printf (_("it is not the turn of seat %d but of seat %d."),
                                  observation->seat, board->to_act);
      return refuse (error, line, sentence);
    }
  return canasta_list_any_legal (observation->table, board, &observation->hand)
         || refuse (error, line, _("no action is legal in this position."));
}

/* An answer: the action, and why; and which rules of the observation have no say in
 * it, because they are not known here. */
typedef struct
{
  CanastaAction action;
  CanastaHintReason reason;
  CanastaTable *table;          /* NULL where it was not understood */
  char **unknown;               /* NULL for none */
} Answer;

static void
answer_clear (Answer *self)
{
  g_clear_pointer (&self->table, canasta_table_unref);
  g_strfreev (self->unknown);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Answer, answer_clear)

/* Chooses for the observation of a line. */
static gboolean
choose (const GString *line, guint number, CanastaRegistry *registry, CanastaPlayer *player,
        Answer *answer, GError **error)
{
  g_autoptr (CanastaJsonReader) reader =
    canasta_json_reader_new_at (line->str, (gssize) line->len, _("Standard input"), number, error);
  g_autoptr (JsonNode) rules = NULL;
  CanastaObservation observation;

  if (!reader)
    return FALSE;

  answer->table = canasta_tables_read (registry, reader, &rules, &answer->unknown);
  if (answer->table)
    canasta_observation_read (reader, answer->table, &observation);
  canasta_json_reader_refuse_unknown (reader);
  if (!canasta_json_reader_finish (reader, error)
      || !check_turn (&observation, number, error)
      || !canasta_player_choose (player, &observation, &answer->action, NULL, error))
    return FALSE;
  canasta_hint_reason_find (&answer->reason, &observation, &answer->action, NULL);
  return canasta_table_check_variant (answer->table, error);
}

static void
add_number (CanastaReport *report, const char *key, int number)
{
  if (number != CANASTA_NO_NUMBER)
    canasta_report_add_number (report, key, number);
}

static char *
describe_reason (const CanastaHintReason *reason, const CanastaTable *table)
{
  char *names[CANASTA_MAX_SEATS];
  char *words;

  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    names[seat] = g_strdup_printf (_("Seat %u"), seat);
  words = canasta_hint_reason_describe (reason, table, (const char *const *) names);
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    g_free (names[seat]);
  return words;
}

static void
add_reason (CanastaReport *answer, const CanastaHintReason *reason, const CanastaTable *table)
{
  CanastaReport *report = canasta_report_add_object (answer, "reason", NULL);
  g_autofree char *message = describe_reason (reason, table);
  char card[CANASTA_CARD_TEXT_SIZE];

  canasta_report_add_text (report, "code", canasta_hint_reason_get_id (reason));
  if (reason->seat != CANASTA_NO_SEAT)
    add_number (report, "seat", reason->seat);
  if (reason->card != CANASTA_NO_CARD)
    {
      canasta_card_write (reason->card, card);
      canasta_report_add_text (report, "card", card);
    }
  if (reason->rank >= 0)
    canasta_report_add_text (report, "rank", canasta_rank_get_text (reason->rank));
  add_number (report, "count", reason->count);
  add_number (report, "total", reason->total);
  add_number (report, "points", reason->points);
  if (reason->code == CANASTA_HINT_CANNOT_TAKE)
    canasta_report_add_text (report, "refusal", canasta_reason_get_code (reason->refusal.reason));
  canasta_report_add_text (report, "message", message);
}

static void
add_unknown (CanastaReport *report, char **unknown)
{
  CanastaReport *list;

  if (!unknown || !unknown[0])
    return;
  list = canasta_report_add_list (report, "unknown-rules", NULL);
  for (guint i = 0; unknown[i]; i++)
    canasta_report_add_text (list, NULL, unknown[i]);
}

/* Writes an answer in a line: the action, or why there is none. */
static void
print_answer (const Answer *answer, const GError *error)
{
  g_autoptr (CanastaReport) report = canasta_report_new ();
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;

  if (error)
    canasta_report_add_text (report, "error", error->message);
  else
    {
      g_autofree char *notation = canasta_action_write (&answer->action);

      canasta_report_add_text (report, "action", notation);
      add_reason (report, &answer->reason, answer->table);
    }
  add_unknown (report, answer->unknown);
  node = canasta_report_to_json (report);
  text = canasta_json_write (node, FALSE);
  canasta_output_write (text);
}

/* Answers line by line to the end of the input, as long as somebody reads it.
 * Returns: whether all lines were observations. */
static gboolean
answer_all (CanastaRegistry *registry, CanastaPlayer *player)
{
  g_autoptr (GString) line = g_string_new (NULL);
  gboolean all = TRUE;

  for (guint number = 1; !canasta_output_has_failed () && canasta_input_read_line (line);
       number++)
    {
      g_autoptr (GError) error = NULL;
      g_auto (Answer) answer = { 0 };

      if (strspn (line->str, " \t\r") == line->len)
        continue;
      all &= choose (line, number, registry, player, &answer, &error);
      print_answer (&answer, error);
    }
  return all;
}

int
canasta_choose_main (int argc, char *argv[], const char *data_folder)
{
  g_autofree char *level = NULL;
  g_autofree char *rollouts = NULL;
  g_autofree char *think_time = NULL;
  gint64 seed = 1;
  const GOptionEntry entries[] = {
    { "level", 0, 0, G_OPTION_ARG_STRING, &level, N_("How well it plays"), N_("PLAYER") },
    { "rollouts", 0, 0, G_OPTION_ARG_STRING, &rollouts,
      N_("How many deals it plays out for a choice, in place of the level’s number"),
      N_("NUMBER") },
    { "think", 0, 0, G_OPTION_ARG_STRING, &think_time,
      N_("The most time for a choice, such as 200ms; without it the answer does not depend on "
         "time"),
      N_("TIME") },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed,
      N_("Where its random numbers begin: the same seed gives the same answers"), N_("NUMBER") },
    { NULL },
  };
  g_autofree char *words = canasta_player_kind_list ();
  g_autofree char *habits = canasta_player_kind_explain_habits ();
  g_autofree char *players = g_strdup_printf (_("Players: %s."), words);
  g_autofree char *description = g_strdup_printf ("%s\n%s", players, habits);
  const CanastaCommandHelp help = {
    .name = "choose",
    .summary = _("Reads what a player may know, one object a line, and answers each with\n"
                 "  {\"action\": \"take QS QH\", \"reason\": {…}}"),
    .description = description,
  };
  g_autoptr (CanastaRegistry) registry = NULL;
  g_autoptr (CanastaPlayer) player = NULL;
  g_autoptr (GError) error = NULL;
  CanastaPlayerKind kind;

  if (!canasta_command_parse (&help, entries, &argc, &argv, 0))
    return CANASTA_EXIT_WRONG_INPUT;
  if (!canasta_player_kind_read (level ? level : STANDARD_LEVEL, &kind, &error)
      || !canasta_player_kind_set_numbers (&kind, rollouts, think_time, &error))
    return canasta_command_refuse (help.name, error);

  registry = canasta_tables_open_registry (data_folder);
  player = canasta_player_kind_new (&kind, (guint64) seed);
  return answer_all (registry, player) ? CANASTA_EXIT_DONE : CANASTA_EXIT_WRONG_INPUT;
}
