/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-cli statistics: what became of the matches the person has played. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cli/command.h"
#include "cli/number-option.h"
#include "cli/output.h"
#include "cli/players.h"
#include "cli/tables.h"
#include "session/figures.h"
#include "session/finished.h"
#include "session/saved-matches.h"

/* Which matches are wanted, as they are named on the command line. */
typedef struct
{
  char *house;
  char *variant;
  int players;
  char *level;
  char *person;
  char *since;
  char *until;
  char *format;
} Options;

static void
options_clear (Options *self)
{
  g_free (self->house);
  g_free (self->variant);
  g_free (self->level);
  g_free (self->person);
  g_free (self->since);
  g_free (self->until);
  g_free (self->format);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static gboolean
parse (Options *options, int *argc, char ***argv)
{
  const GOptionEntry entries[] = {
    { "house", 0, 0, G_OPTION_ARG_STRING, &options->house,
      N_("Only games by the rules of this house, such as classic"), N_("HOUSE") },
    { "variant", 0, 0, G_OPTION_ARG_STRING, &options->variant,
      N_("Only games of this variant, such as partnership"), N_("VARIANT") },
    { "players", 0, 0, G_OPTION_ARG_INT, &options->players,
      N_("Only games with this many players"), N_("NUMBER") },
    { "level", 0, 0, G_OPTION_ARG_STRING, &options->level,
      N_("Only games with other players of this level, such as casual"), N_("LEVEL") },
    { "person", 0, 0, G_OPTION_ARG_STRING, &options->person,
      N_("The games of this person, who played beside you at this computer"), N_("NAME") },
    { "since", 0, 0, G_OPTION_ARG_STRING, &options->since,
      N_("Only games that ended on this day or later, such as 2026-11-22"), N_("DATE") },
    { "until", 0, 0, G_OPTION_ARG_STRING, &options->until,
      N_("Only games that ended on this day or before"), N_("DATE") },
    { "format", 0, 0, G_OPTION_ARG_STRING, &options->format,
      N_("How they are shown: text, csv or json"), N_("FORMAT") },
    { NULL },
  };
  const CanastaCommandHelp help = {
    .name = "statistics",
    .summary = _("Shows statistics of the games you have played, here and in the window."),
    .description = _("A game counts when it is over or given up."),
  };

  return canasta_command_parse (&help, entries, argc, argv, 0)
         && canasta_command_check_format (help.name, options->format, "text", "csv", "json", NULL);
}

/* The beginning of a day, or of the day after it; 0 where none is named. */
static gboolean
read_day (const char *text, int days_after, gint64 *time, GError **error)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_local ();
  g_autofree char *moment = NULL;
  g_autofree char *shown = NULL;
  g_autoptr (GDateTime) day = NULL;
  g_autoptr (GDateTime) wanted = NULL;

  *time = 0;
  if (!text)
    return TRUE;
  moment = g_strconcat (text, "T00:00:00", NULL);
  day = g_date_time_new_from_iso8601 (moment, zone);
  wanted = day ? g_date_time_add_days (day, days_after) : NULL;
  if (wanted)
    {
      *time = g_date_time_to_unix (wanted);
      return TRUE;
    }
  shown = canasta_plain_text_quote (text, -1);
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               _("“%s” is not a date such as 2026-11-22."), shown);
  return FALSE;
}

static gboolean
make_filter (Options *options, CanastaResultFilter *filter, GError **error)
{
  if (!canasta_tables_check_players (&options->players, error))
    return FALSE;
  *filter = (CanastaResultFilter){ .variant = options->variant, .house = options->house,
                                   .players = (guint) options->players,
                                   .level = options->level,
                                   .person = options->person ? options->person : "" };
  return read_day (options->since, 0, &filter->from, error)
         && read_day (options->until, 1, &filter->until, error);
}

static gboolean
has_any (GPtrArray *all, const CanastaResultFilter *filter)
{
  g_autoptr (GPtrArray) results = canasta_statistics_filter (all, filter);

  return results->len > 0;
}

/* A name that nothing goes by is a mistake. Houses and variants may be gone since they were played. */
static gboolean
check_names (const Options *options, GPtrArray *all, CanastaRegistry *registry, GError **error)
{
  const CanastaResultFilter variant = { .variant = options->variant };
  const CanastaResultFilter house = { .house = options->house };
  const CanastaResultFilter level = { .level = options->level };
  CanastaPlayerKind kind;

  return (!options->variant || has_any (all, &variant)
          || canasta_registry_get_variant (registry, options->variant, error))
         && (!options->house || *options->house == '\0' || has_any (all, &house)
             || canasta_houses_find (canasta_registry_get_houses (registry), options->house, error))
         && (!options->level || *options->level == '\0' || has_any (all, &level)
             || canasta_player_kind_find (options->level, &kind, error));
}

/* What is wrong goes where it does not get into what is read on. */
static void
tell (CanastaNotice *notice)
{
  if (notice)
    g_printerr ("%s\n%s\n", notice->sentence, notice->details);
}

/* All matches that are over, those among them that were not counted yet. */
static CanastaFinished *
open_finished (CanastaRegistry *registry, const char *data_folder)
{
  CanastaFinished *finished = canasta_finished_new (data_folder);
  g_auto (GStrv) paths = canasta_saved_matches_list (data_folder);
  g_autoptr (CanastaNotice) notice = NULL;
  g_autoptr (GError) error = NULL;

  if (!canasta_finished_load (finished, &error))
    canasta_notice_append (&notice, canasta_notice_new_statistics (error));
  for (guint i = 0; paths[i]; i++)
    {
      g_autoptr (CanastaMatch) match =
        canasta_saved_match_look (paths[i], registry, NULL, &notice);

      if (match)
        canasta_finished_catch_up (finished, paths[i], match, registry, &notice);
    }
  tell (notice);
  return finished;
}

/* @n: how many matches there are, none of which is meant */
static void
add_none (CanastaReport *report, guint n)
{
  g_autofree char *sentence = NULL;

  if (n == 0)
    sentence = g_strdup (_("There are no finished games to count yet."));
  else
    sentence = g_strdup_printf (_("No finished game fits these choices (%u in all)."), n);
  canasta_report_add_line (report, NULL, sentence);
}

/* People are told figures, programs what they are made of.
 *
 * @table: a table of the game that all are of, if they are
 * @n: how many matches there are, those that are not meant among them */
static CanastaReport *
make_report (GPtrArray *results, const CanastaTable *table, guint n)
{
  CanastaReport *report = canasta_report_new ();
  g_autoptr (JsonNode) node = canasta_statistics_to_json (results);
  g_autoptr (GPtrArray) figures = NULL;
  CanastaStatistics sums;
  const char *group = NULL;
  CanastaReport *section = NULL;

  canasta_report_add_members (report, node);
  canasta_statistics_add_up (&sums, results);
  if (sums.matches == 0)
    {
      add_none (report, n);
      return report;
    }
  figures = canasta_figures_list (&sums, table);
  for (guint i = 0; i < figures->len; i++)
    {
      const CanastaFigure *figure = g_ptr_array_index (figures, i);

      if (g_strcmp0 (group, figure->group) != 0)
        section = canasta_report_add_section (report, figure->group);
      group = figure->group;
      canasta_report_add_line (section, figure->title, figure->value);
    }
  return report;
}

int
canasta_statistics_main (int argc, char *argv[], const char *data_folder)
{
  g_auto (Options) options = { .players = CANASTA_NOT_GIVEN };
  g_autoptr (CanastaRegistry) registry = NULL;
  g_autoptr (CanastaFinished) finished = NULL;
  g_autoptr (GPtrArray) results = NULL;
  g_autoptr (GError) error = NULL;
  CanastaResultFilter filter;
  GPtrArray *all;

  if (!parse (&options, &argc, &argv))
    return CANASTA_EXIT_WRONG_INPUT;
  if (!make_filter (&options, &filter, &error))
    return canasta_command_refuse ("statistics", error);

  registry = canasta_tables_open_registry (data_folder);
  finished = open_finished (registry, data_folder);
  all = canasta_finished_get_results (finished);
  if (!check_names (&options, all, registry, &error))
    return canasta_command_refuse ("statistics", error);
  results = canasta_statistics_filter (all, &filter);
  if (g_strcmp0 (options.format, "csv") == 0)
    {
      g_autofree char *csv = canasta_statistics_write_csv (results);

      canasta_output_write (csv);
    }
  else
    {
      g_autoptr (CanastaTable) table = canasta_figures_open_table (results, registry);
      g_autoptr (CanastaReport) report = make_report (results, table, all->len);

      canasta_command_print_report (report, options.format, 0);
    }
  return CANASTA_EXIT_DONE;
}
