/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-cli review: a round of a match gone through with the strongest player. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <unistd.h>

#include "canasta.h"
#include "command.h"
#include "input.h"
#include "session/saved-matches.h"
#include "tables.h"

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

/* Text. */

static void
print_points (const char *title, int points)
{
  g_autofree char *text = canasta_number_format_signed (points);

  g_print ("  %s: %s\n", title, text);
}

static void
print_sum (const Reviewed *self)
{
  g_autofree char *sentence = canasta_review_describe_sum (self->review);
  g_autoptr (GArray) terms = canasta_review_list_terms (self->review, self->match);

  for (guint i = 0; i < terms->len; i++)
    {
      const CanastaReviewTerm *term = &g_array_index (terms, CanastaReviewTerm, i);

      print_points (term->title, term->points);
    }
  g_print ("%s\n", sentence);
}

static void
print_mistakes (const Reviewed *self)
{
  guint steps[MOST_TOLD];
  guint n = canasta_review_list_costliest (self->review, steps, MOST_TOLD);

  g_print ("\n%s\n", canasta_review_get_judgement (self->review));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *sentence = canasta_review_describe_step (self->review, steps[i],
                                                                self->match);

      g_print ("  %s\n", sentence);
    }
}

/* What the position was worth after each turn. */
static void
print_curve (const Reviewed *self)
{
  GArray *steps = self->review->steps;

  g_print ("\n%s\n", canasta_review_get_curve_title ());
  for (guint i = 0; i < steps->len; i++)
    if (canasta_review_ends_turn (self->review, i))
      {
        g_autofree char *title = canasta_review_describe_turn (self->review, i, self->match);

        print_points (title, g_array_index (steps, CanastaReviewStep, i).worth);
      }
}

static void
print_text (const Reviewed *self)
{
  g_autofree char *round = g_strdup_printf (_("Round %u"), self->review->round);
  const char *gap = canasta_review_get_gap (self->review);

  g_print ("%s – %s. %s\n", round, canasta_match_get_names (self->match)[self->review->seat],
           canasta_review_get_unit (self->match));
  if (gap)
    g_print ("%s\n", gap);
  print_sum (self);
  print_mistakes (self);
  print_curve (self);
}

/* JSON. */

static void
add_action (JsonBuilder *builder, const char *key, const CanastaAction *action)
{
  g_autofree char *text = canasta_action_write (action);

  canasta_json_add_text (builder, key, text);
}

static void
add_discard (JsonBuilder *builder, const char *key, CanastaCard card)
{
  char text[CANASTA_CARD_TEXT_SIZE];

  if (card == CANASTA_NO_CARD)
    return;
  canasta_card_write (card, text);
  canasta_json_add_text (builder, key, text);
}

static void
add_step (JsonBuilder *builder, const Reviewed *self, guint index)
{
  const CanastaReviewStep *step = &g_array_index (self->review->steps, CanastaReviewStep, index);

  json_builder_begin_object (builder);
  canasta_json_add_number (builder, "turn", (int) step->turn);
  canasta_json_add_number (builder, "seat", step->seat);
  add_action (builder, "action", &step->action);
  add_discard (builder, "discard", step->discard);
  if (step->effect != 0)
    {
      g_autofree char *message = canasta_review_describe_step (self->review, index, self->match);

      add_action (builder, "better", &step->better);
      add_discard (builder, "better-discard", step->better_discard);
      canasta_json_add_number (builder, "effect", step->effect);
      canasta_json_add_number (builder, "error", step->error);
      canasta_json_add_text (builder, "reason", canasta_hint_reason_get_id (&step->reason));
      canasta_json_add_text (builder, "message", message);
    }
  canasta_json_add_number (builder, "worth", step->worth);
  json_builder_end_object (builder);
}

static void
print_json (const Reviewed *self)
{
  const CanastaReview *review = self->review;
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;

  json_builder_begin_object (builder);
  canasta_json_add_number (builder, "round", (int) review->round);
  canasta_json_add_number (builder, "seat", (int) review->seat);
  canasta_json_add_switch (builder, "whole", review->whole);
  canasta_json_add_number (builder, "start", review->start);
  canasta_json_add_number (builder, "luck", review->luck);
  json_builder_set_member_name (builder, "decisions");
  json_builder_begin_array (builder);
  for (guint seat = 0; seat < canasta_match_get_table (self->match)->players; seat++)
    json_builder_add_int_value (builder, review->decisions[seat]);
  json_builder_end_array (builder);
  canasta_json_add_number (builder, "result", review->result);
  json_builder_set_member_name (builder, "steps");
  json_builder_begin_array (builder);
  for (guint i = 0; i < review->steps->len; i++)
    add_step (builder, self, i);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  node = json_builder_get_root (builder);
  canasta_command_print_json (node);
}

/* How far it is, where somebody looks. */
static void
progress_cb (guint done, guint total, gpointer data)
{
  g_printerr ("\r%3u %%%s", done * 100 / total, done == total ? "\r     \r" : "");
}

static gboolean
review (Reviewed *self, const char *path, guint round, int seat, guint threads,
        CanastaRegistry *registry, GError **error)
{
  g_auto (CanastaPersonal) personal = { 0 };
  CanastaReviewOptions options;

  self->match = read_match (path, registry, &personal, error);
  if (!self->match)
    return FALSE;
  if (seat < 0)
    seat = personal.seat == CANASTA_NO_SEAT ? 0 : personal.seat;
  if (seat >= (int) canasta_match_get_table (self->match)->players)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                   _("There is no seat %d at this table; the first one is seat 0."), seat);
      return FALSE;
    }
  canasta_review_init_options (&options, canasta_match_get_table (self->match));
  options.threads = threads;
  self->review =
    canasta_review_round (self->match,
                          round > 0 ? round : MAX (canasta_match_get_n_scores (self->match), 1),
                          (guint) seat, &options, isatty (STDERR_FILENO) ? progress_cb : NULL, NULL,
                          NULL, error);
  return self->review != NULL;
}

int
canasta_review_main (int argc, char *argv[], const char *data_folder)
{
  g_autofree char *format = NULL;
  int round = 0;
  int seat = -1;
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
  g_autoptr (GError) error = NULL;
  Reviewed reviewed = { 0 };

  if (!canasta_command_parse (&help, entries, &argc, &argv, 1)
      || !canasta_command_check_format (help.name, format, "text", "json", NULL))
    return CANASTA_EXIT_WRONG_INPUT;
  if (argc < 2)
    return canasta_command_refuse_with (help.name, "%s", _("Name the file of a saved game."));
  if (round < 0)
    return canasta_command_refuse_with (help.name, "%s", _("Rounds are counted from 1."));

  registry = canasta_tables_open_registry (data_folder);
  if (!review (&reviewed, argv[1], (guint) round, seat, g_get_num_processors (), registry, &error))
    {
      g_clear_object (&reviewed.match);
      return canasta_command_refuse (help.name, error);
    }
  if (g_strcmp0 (format, "json") == 0)
    print_json (&reviewed);
  else
    print_text (&reviewed);
  canasta_review_free (reviewed.review);
  g_object_unref (reviewed.match);
  return CANASTA_EXIT_DONE;
}
