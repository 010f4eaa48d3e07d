/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-cli review: a round of a match gone through with the strongest player. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <unistd.h>

#include "canasta.h"
#include "cli/command.h"
#include "cli/number-option.h"
#include "cli/input.h"
#include "cli/tables.h"
#include "session/person.h"
#include "session/saved-matches.h"

/* How many mistakes are told in words. */
#define MOST_TOLD 3

/* A review, of what it was made, and how it is shown. */
typedef struct
{
  CanastaMatch *match;
  CanastaReview *review;
} Reviewed;

static CanastaMatch *
read_match (const char *path, CanastaRegistry *registry, CanastaPersonal *personal, GError **error)
{
  g_autofree char *name = canasta_input_dup_name (path);
  g_autofree char *text = NULL;
  gsize length;

  text = canasta_input_read (path, &length, error);
  return text ? canasta_archive_read (text, (gssize) length, name,
                                      canasta_saved_match_find_variant, registry, personal, error) : NULL;
}

/* The report. */

static void
add_points (CanastaReport *report, const char *key, const char *title, int points)
{
  canasta_report_add (report, key, title, json_node_init_int (json_node_alloc (), points),
                      title ? canasta_number_format_signed (points) : NULL);
}

/* What the round is made up of; the terms come in the order of the keys. */
static void
add_sum (CanastaReport *report, const Reviewed *self)
{
  const CanastaReview *review = self->review;
  g_autoptr (GArray) terms = canasta_review_list_terms (review, self->match);
  const CanastaReviewTerm *term = &g_array_index (terms, CanastaReviewTerm, 0);
  CanastaReport *decisions;

  add_points (report, "start", term++->title, review->start);
  add_points (report, "luck", term++->title, review->luck);
  decisions = canasta_report_add_list (report, "decisions", NULL);
  for (guint seat = 0; seat < canasta_match_get_table (self->match)->players; seat++)
    add_points (decisions, NULL, term++->title, review->decisions[seat]);
  add_points (report, "result", term->title, review->result);
}

static void
add_mistakes (CanastaReport *report, const Reviewed *self)
{
  guint steps[MOST_TOLD];
  guint n = canasta_review_list_costliest (self->review, steps, MOST_TOLD);
  CanastaReport *mistakes =
    canasta_report_add_section (report, canasta_review_get_judgement (self->review));

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *sentence = canasta_review_describe_step (self->review, steps[i],
                                                                self->match);

      canasta_report_add_line (mistakes, NULL, sentence);
    }
}

static void
add_action (CanastaReport *report, const char *key, const CanastaAction *action)
{
  g_autofree char *text = canasta_action_write (action);

  canasta_report_add_text (report, key, text);
}

static void
add_discard (CanastaReport *report, const char *key, CanastaCard card)
{
  char text[CANASTA_CARD_TEXT_SIZE];

  if (card == CANASTA_NO_CARD)
    return;
  canasta_card_write (card, text);
  canasta_report_add_text (report, key, text);
}

/* People are told what the position was worth after each turn. */
static void
add_step (CanastaReport *steps, const Reviewed *self, guint index)
{
  const CanastaReviewStep *step = &g_array_index (self->review->steps, CanastaReviewStep, index);
  CanastaReport *report = canasta_report_add_object (steps, NULL, NULL);
  g_autofree char *turn = canasta_review_ends_turn (self->review, index)
                            ? canasta_review_describe_turn (self->review, index, self->match)
                            : NULL;

  canasta_report_add_number (report, "turn", step->turn);
  canasta_report_add_number (report, "seat", step->seat);
  add_action (report, "action", &step->action);
  add_discard (report, "discard", step->discard);
  if (step->effect != 0)
    {
      g_autofree char *message = canasta_review_describe_step (self->review, index, self->match);

      add_action (report, "better", &step->better);
      add_discard (report, "better-discard", step->better_discard);
      canasta_report_add_number (report, "effect", step->effect);
      canasta_report_add_number (report, "error", step->error);
      canasta_report_add_text (report, "reason", canasta_hint_reason_get_id (&step->reason));
      canasta_report_add_text (report, "message", message);
    }
  add_points (report, "worth", turn, step->worth);
}

static CanastaReport *
make_report (const Reviewed *self)
{
  const CanastaReview *review = self->review;
  g_autofree char *round = g_strdup_printf (_("Round %u"), review->round);
  const char *gap = canasta_review_get_gap (review);
  g_autofree char *title =
    g_strdup_printf ("%s – %s. %s%s%s", round, canasta_match_get_names (self->match)[review->seat],
                     canasta_review_get_unit (self->match), gap ? "\n" : "", gap ? gap : "");
  g_autofree char *sentence = canasta_review_describe_sum (review);
  CanastaReport *report = canasta_report_new ();
  CanastaReport *steps;

  canasta_report_add_number (report, "round", review->round);
  canasta_report_add_number (report, "seat", review->seat);
  canasta_report_add_switch (report, "whole", review->whole);
  add_sum (canasta_report_add_section (report, title), self);
  canasta_report_add_line (report, NULL, sentence);
  add_mistakes (report, self);
  steps = canasta_report_add_list (report, "steps", canasta_review_get_curve_title ());
  for (guint i = 0; i < review->steps->len; i++)
    add_step (steps, self, i);
  return report;
}

/* How far it is, where somebody looks. */
static void
progress_cb (guint done, guint total, gpointer data)
{
  g_printerr ("\r%3u %%%s", done * 100 / total, done == total ? "\r     \r" : "");
}

static gboolean
review (Reviewed *self, const char *path, int round, int seat, guint threads,
        CanastaRegistry *registry, GError **error)
{
  g_auto (CanastaPersonal) personal = { 0 };
  CanastaReviewOptions options;
  int last;

  self->match = read_match (path, registry, &personal, error);
  if (!self->match)
    return FALSE;
  if (personal.players)
    canasta_match_set_person (self->match, canasta_person_find_reader (&personal));
  if (seat == CANASTA_NOT_GIVEN)
    seat = personal.seat == CANASTA_NO_SEAT ? 0 : personal.seat;
  last = (int) canasta_match_get_table (self->match)->players - 1;
  if (seat < 0 || seat > last)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                   _("There is no seat %d at this table: its seats are 0 to %d."), seat, last);
      return FALSE;
    }
  canasta_review_init_options (&options, canasta_match_get_table (self->match));
  options.threads = threads;
  self->review =
    canasta_review_round (self->match,
                          round == CANASTA_NOT_GIVEN
                            ? MAX (canasta_match_get_n_scores (self->match), 1) : (guint) round,
                          (guint) seat, &options, isatty (STDERR_FILENO) ? progress_cb : NULL, NULL,
                          NULL, error);
  return self->review != NULL;
}

int
canasta_review_main (int argc, char *argv[], const char *data_folder)
{
  g_autofree char *format = NULL;
  int round = CANASTA_NOT_GIVEN;
  int seat = CANASTA_NOT_GIVEN;
  const GOptionEntry entries[] = {
    { "round", 0, 0, G_OPTION_ARG_INT, &round,
      N_("Which round; without it the last one that is over"), N_("NUMBER") },
    { "seat", 0, 0, G_OPTION_ARG_INT, &seat,
      N_("Whose decisions; without it those of the person who played"), N_("NUMBER") },
    { "format", 0, 0, G_OPTION_ARG_STRING, &format,
      N_("How the review is shown: text or json"), N_("FORMAT") },
    { NULL },
  };
  const CanastaCommandHelp help = {
    .name = "review",
    .parameters = _("FILE"),
    .summary = _("Goes through a round of a saved game with the strongest player: what it would\n"
                 "have done from what the player could see, what the difference was, and what\n"
                 "was luck."),
  };
  g_autoptr (CanastaRegistry) registry = NULL;
  g_autoptr (CanastaReport) report = NULL;
  g_autoptr (GError) error = NULL;
  Reviewed reviewed = { 0 };

  if (!canasta_command_parse (&help, entries, &argc, &argv, 1)
      || !canasta_command_check_format (help.name, format, "text", "json", NULL))
    return CANASTA_EXIT_WRONG_INPUT;
  if (argc < 2)
    return canasta_command_refuse_with (help.name, "%s", _("Name the file of a saved game."));
  if (round != CANASTA_NOT_GIVEN && round < 1)
    return canasta_command_refuse_with (help.name, "%s", _("Rounds are counted from 1."));

  registry = canasta_tables_open_registry (data_folder);
  if (!review (&reviewed, argv[1], round, seat, g_get_num_processors (), registry, &error))
    {
      g_clear_object (&reviewed.match);
      return canasta_command_refuse (help.name, error);
    }
  report = make_report (&reviewed);
  canasta_command_print_report (report, format, 0);
  canasta_review_free (reviewed.review);
  g_object_unref (reviewed.match);
  return CANASTA_EXIT_DONE;
}
