/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Results as a report: programs and people are told the same figures. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "cli/command.h"
#include "cli/report.h"
#include "findings.h"

/* A mean with its standard error; NAN where there is none. */
typedef struct
{
  double mean;
  double error;
} Estimate;

#define FINGERPRINT_SIZE 20

/* Figures that are means over the rounds; canastas come after them. */
static const struct
{
  const char *key;
  const char *label;
  gsize offset;
} figures[] = {
  { "turns-per-round", NC_("result of a simulation", "Turns per round"),
    G_STRUCT_OFFSET (CanastaTally, turns) },
  { "actions-per-round", NC_("result of a simulation", "Actions per round"),
    G_STRUCT_OFFSET (CanastaTally, actions) },
  { "takes-per-round", NC_("result of a simulation", "Piles taken per round"),
    G_STRUCT_OFFSET (CanastaTally, takes) },
};

static const struct
{
  const char *key;
  const char *label;
  CanastaEnd end;
} ends[] = {
  { "out", NC_("result of a simulation", "Rounds ended by going out"), CANASTA_END_OUT },
  { "concealed", NC_("result of a simulation", "Rounds ended by going out concealed"),
    CANASTA_END_CONCEALED },
  { "stock", NC_("result of a simulation", "Rounds ended by the stock"), CANASTA_END_STOCK },
};

/* Figures */

static double
divide (double sum, guint64 n)
{
  return n > 0 ? sum / (double) n : 0;
}

static Estimate
estimate (double sum, double squares, guint64 n)
{
  double mean = divide (sum, n);
  double variance = n > 1 ? MAX (squares - mean * sum, 0) / (double) (n - 1) : 0;

  return (Estimate){ mean, n > 0 ? sqrt (variance / (double) n) : 0 };
}

static Estimate
estimate_points (const CanastaFindings *self, guint ledger)
{
  return estimate ((double) self->tally.points[ledger], (double) self->tally.squares[ledger],
                   self->tally.rounds);
}

/* How far the players of side 0 are ahead of the others in a game, both having
 * played both hands. */
static Estimate
estimate_lead (const CanastaFindings *self)
{
  return estimate ((double) self->tally.difference / 2,
                   (double) self->tally.difference_squares / 4, self->tally.pairs);
}

static gboolean
has_lead (const CanastaFindings *self)
{
  return self->tally.pairs > 0;
}

/* What share of the matches the players of side 0 have won. */
static Estimate
estimate_share (const CanastaFindings *self)
{
  double most = self->duplicate ? 4 : 2;

  return estimate ((double) self->tally.score / most,
                   (double) self->tally.score_squares / (most * most), self->tally.contests);
}

static gboolean
has_share (const CanastaFindings *self)
{
  return self->n_ledgers == 2 && self->tally.contests > 0;
}

/* The difference in strength that makes one win so often. */
static Estimate
estimate_elo (const CanastaFindings *self)
{
  Estimate share = estimate_share (self);

  if (share.mean <= 0 || share.mean >= 1)
    return (Estimate){ NAN, NAN };
  return (Estimate){
    400 * log10 (share.mean / (1 - share.mean)),
    400 / G_LN10 * share.error / (share.mean * (1 - share.mean)),
  };
}

static guint64
count_forfeits (const CanastaFindings *self)
{
  guint64 n = 0;

  for (guint seat = 0; seat < self->n_seats; seat++)
    n += self->tally.forfeits[seat];
  return n;
}

/* The report */

#define LABEL_WIDTH 38

static void
add_count (CanastaReport *report, const char *key, const char *label, guint64 count)
{
  canasta_report_add (report, key, label, json_node_init_int (json_node_alloc (), (gint64) count),
                      canasta_number_format ((gint64) count));
}

static JsonNode *
make_number (double number)
{
  return isnan (number) ? json_node_init_null (json_node_alloc ())
                        : json_node_init_double (json_node_alloc (), number);
}

/* For programs alone where there is no label. */
static void
add_decimal (CanastaReport *report, const char *key, const char *label, double number,
             guint places)
{
  canasta_report_add (report, key, label, make_number (number),
                      label ? canasta_number_format_decimal (number, places) : NULL);
}

/* In words, where there is such a number. */
static char *
describe_estimate (Estimate estimated, const char *format, double scale)
{
  g_autofree char *mean = NULL;
  g_autofree char *error = NULL;

  if (isnan (estimated.mean))
    return g_strdup ("–");
  mean = canasta_number_format_decimal (estimated.mean * scale, 1);
  error = canasta_number_format_decimal (estimated.error * scale, 1);
  return g_strdup_printf (format, mean, error);
}

/* What is measured and its error are one line, for people times @scale. */
static void
add_estimate (CanastaReport *report, const char *label, Estimate estimated, const char *format,
              double scale)
{
  canasta_report_add (report, "mean", label, make_number (estimated.mean),
                      describe_estimate (estimated, format, scale));
  canasta_report_add (report, "standard-error", NULL, make_number (estimated.error), NULL);
}

/* What was played, as it is kept. */
static void
add_played (CanastaReport *report, const CanastaFindings *self)
{
  JsonObject *played = json_node_get_object (self->played);
  JsonArray *players = json_object_get_array_member (played, "players");
  JsonNode *table = json_object_get_member (played, "table");
  JsonNode *house = json_object_get_member (played, "house");
  CanastaReport *list;

  canasta_report_add (report, "table", C_("result of a simulation", "Table"),
                      json_node_copy (table),
                      g_strdup (json_object_get_string_member_with_default (played, "table", "")));
  canasta_report_add (report, "house", C_("result of a simulation", "House"),
                      json_node_copy (house),
                      json_node_is_null (house) ? NULL : json_node_dup_string (house));
  canasta_report_add (report, "by", NULL,
                      json_node_copy (json_object_get_member (played, "by")), NULL);
  list = canasta_report_add_list (report, "players", NULL);
  for (guint seat = 0; seat < json_array_get_length (players); seat++)
    {
      g_autofree char *label = g_strdup_printf (C_("result of a simulation", "Seat %u"), seat);

      canasta_report_add (list, NULL, label,
                          json_node_copy (json_array_get_element (players, seat)),
                          g_strdup (json_array_get_string_element (players, seat)));
    }
  canasta_report_add (report, "settings", NULL,
                      json_node_copy (json_object_get_member (played, "settings")), NULL);
}

static void
add_deals (CanastaReport *report, const CanastaFindings *self)
{
  CanastaReport *list = canasta_report_add_list (report, "deals", NULL);
  g_autoptr (GString) shown = g_string_new (NULL);

  for (guint i = 0; i < self->deals->len; i++)
    {
      const CanastaDealRange *range = &g_array_index (self->deals, CanastaDealRange, i);
      CanastaReport *deals = canasta_report_add_object (list, NULL, NULL);

      canasta_report_add_number (deals, "first", (gint64) range->first);
      canasta_report_add_number (deals, "last", (gint64) range->last);
      g_string_append_printf (shown, "%s%" G_GUINT64_FORMAT "–%" G_GUINT64_FORMAT,
                              i > 0 ? ", " : "", range->first, range->last);
    }
  canasta_report_add_line (report, C_("result of a simulation", "Numbers of the deals"),
                           shown->str);
}

static void
add_points (CanastaReport *report, const CanastaFindings *self)
{
  CanastaReport *list = canasta_report_add_list (report, "points", NULL);

  for (guint i = 0; i < self->n_ledgers; i++)
    {
      CanastaReport *points = canasta_report_add_object (list, NULL, NULL);
      g_autofree char *label = g_strdup_printf (
        self->by_seat ? C_("result of a simulation", "Points per round of seat %u")
                      : C_("result of a simulation", "Points per round of side %u"), i);
      g_autofree char *wins = g_strdup_printf (
        self->by_seat ? C_("result of a simulation", "Matches won by seat %u")
                      : C_("result of a simulation", "Matches won by side %u"), i);

      canasta_report_add_number (points, "id", i);
      add_estimate (points, label, estimate_points (self, i), "%s ± %s", 1);
      if (self->matches)
        add_count (points, "matches-won", wins, self->tally.wins[i]);
    }
}

/* The games that programs lost by failing, by the seat they were given. */
static void
add_forfeits (CanastaReport *report, const CanastaFindings *self)
{
  CanastaReport *list;

  if (count_forfeits (self) == 0)
    return;
  list = canasta_report_add_list (report, "forfeits", NULL);
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      g_autofree char *label = g_strdup_printf (
        C_("result of a simulation", "Games lost by failing at seat %u"), seat);

      add_count (list, NULL, label, self->tally.forfeits[seat]);
    }
}

static void
add_contests (CanastaReport *report, const CanastaFindings *self)
{
  if (has_lead (self))
    {
      CanastaReport *pairs = canasta_report_add_object (report, "duplicate", NULL);

      add_count (pairs, "pairs", C_("result of a simulation", "Duplicate pairs"),
                 self->tally.pairs);
      add_count (pairs, "won", C_("result of a simulation", "Pairs won by side 0"),
                 self->tally.pairs_won);
      add_count (pairs, "even", C_("result of a simulation", "Pairs that were even"),
                 self->tally.pairs_even);
      add_estimate (pairs, C_("result of a simulation", "Lead of side 0, points per game"),
                    estimate_lead (self), "%s ± %s", 1);
    }
  if (has_share (self))
    {
      add_estimate (canasta_report_add_object (report, "share-of-matches", NULL),
                    C_("result of a simulation", "Side 0’s share of the matches"),
                    estimate_share (self), "%s %% ± %s %%", 100);
      add_estimate (canasta_report_add_object (report, "elo", NULL),
                    C_("result of a simulation", "Lead of side 0 in Elo"), estimate_elo (self),
                    "%s ± %s", 1);
    }
}

static void
add_ends (CanastaReport *report, const CanastaFindings *self)
{
  CanastaReport *ended = canasta_report_add_object (report, "ended", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    add_count (ended, ends[i].key,
               g_dpgettext2 (GETTEXT_PACKAGE, "result of a simulation", ends[i].label),
               self->tally.ends[ends[i].end]);
}

/* Means over the rounds. People are not told of kinds of canastas that nobody has made: a game
 * may have none of them. */
static void
add_figures (CanastaReport *report, const CanastaTally *tally)
{
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    add_decimal (report, figures[i].key,
                 g_dpgettext2 (GETTEXT_PACKAGE, "result of a simulation", figures[i].label),
                 divide ((double) G_STRUCT_MEMBER (guint64, tally, figures[i].offset),
                         tally->rounds),
                 2);
  for (guint kind = 0; kind < CANASTA_N_LINES; kind++)
    if (canasta_line_get (kind)->is_of_canastas)
      {
        const CanastaLineRow *line = canasta_line_get (kind);
        g_autofree char *key = g_strconcat (line->key, "-per-round", NULL);

        add_decimal (report, key,
                     tally->canastas[kind] == 0
                       ? NULL
                       : g_dpgettext2 (GETTEXT_PACKAGE, "result of a simulation", line->per_round),
                     divide ((double) tally->canastas[kind], tally->rounds), 2);
      }
}

/* In a form to be compared by eye. */
static void
add_fingerprint (CanastaReport *report, const CanastaTally *tally)
{
  char text[FINGERPRINT_SIZE];

  g_snprintf (text, sizeof text, "%012" G_GINT64_MODIFIER "x", tally->fingerprint);
  canasta_report_add (report, "fingerprint",
                      C_("result of a simulation", "Fingerprint of all actions"),
                      json_node_init_string (json_node_alloc (), text), g_strdup (text));
}

/* For adding them up. */
static JsonNode *
write_sums (const CanastaTally *tally)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  canasta_json_rows_write (canasta_tally_rows, tally, builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

static CanastaReport *
make_report (const CanastaFindings *self)
{
  const CanastaTally *tally = &self->tally;
  CanastaReport *report = canasta_report_new ();

  add_played (report, self);
  add_deals (report, self);
  if (self->matches)
    add_count (report, "matches", C_("result of a simulation", "Matches"), tally->games);
  add_count (report, "rounds", C_("result of a simulation", "Rounds"), tally->rounds);
  add_points (report, self);
  add_forfeits (report, self);
  add_contests (report, self);
  add_ends (report, self);
  add_figures (report, tally);
  add_fingerprint (report, tally);
  add_decimal (report, "seconds", C_("result of a simulation", "Seconds"), self->seconds, 1);
  canasta_report_add (report, "rounds-per-second", NULL,
                      make_number (self->seconds > 0 ? (double) tally->rounds / self->seconds : 0),
                      NULL);
  canasta_report_add (report, "sums", NULL, write_sums (tally), NULL);
  return report;
}

/**
 * canasta_findings_print:
 * @self: results
 * @format: (nullable): `text`, or JSON
 */
void
canasta_findings_print (const CanastaFindings *self, const char *format)
{
  g_autoptr (CanastaReport) report = make_report (self);

  canasta_command_print_report (report, format ? format : "json", LABEL_WIDTH);
}
