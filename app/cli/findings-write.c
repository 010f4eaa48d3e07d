/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Results as JSON and as a text. Both say the same figures. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "command.h"
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

/* In a form to be compared by eye. */
static const char *
get_fingerprint (const CanastaFindings *self, char *text)
{
  g_snprintf (text, FINGERPRINT_SIZE, "%012" G_GINT64_MODIFIER "x", self->tally.fingerprint);
  return text;
}

static guint64
count_forfeits (const CanastaFindings *self)
{
  guint64 n = 0;

  for (guint seat = 0; seat < self->n_seats; seat++)
    n += self->tally.forfeits[seat];
  return n;
}

/* JSON */

static void
add_number (JsonBuilder *builder, const char *key, double number)
{
  json_builder_set_member_name (builder, key);
  if (isnan (number))
    json_builder_add_null_value (builder);
  else
    json_builder_add_double_value (builder, number);
}

static void
add_estimate (JsonBuilder *builder, Estimate estimated)
{
  add_number (builder, "mean", estimated.mean);
  add_number (builder, "standard-error", estimated.error);
}

static void
add_points (JsonBuilder *builder, const CanastaFindings *self)
{
  json_builder_set_member_name (builder, "points");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->n_ledgers; i++)
    {
      json_builder_begin_object (builder);
      canasta_json_add_number (builder, "id", i);
      add_estimate (builder, estimate_points (self, i));
      if (self->matches)
        canasta_json_add_number (builder, "matches-won", self->tally.wins[i]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* The games that programs lost by failing, by the seat they were given. */
static void
add_forfeits (JsonBuilder *builder, const CanastaFindings *self)
{
  if (count_forfeits (self) == 0)
    return;
  json_builder_set_member_name (builder, "forfeits");
  json_builder_begin_array (builder);
  for (guint seat = 0; seat < self->n_seats; seat++)
    json_builder_add_int_value (builder, (gint64) self->tally.forfeits[seat]);
  json_builder_end_array (builder);
}

static void
add_contests (JsonBuilder *builder, const CanastaFindings *self)
{
  if (has_lead (self))
    {
      json_builder_set_member_name (builder, "duplicate");
      json_builder_begin_object (builder);
      canasta_json_add_number (builder, "pairs", self->tally.pairs);
      canasta_json_add_number (builder, "won", self->tally.pairs_won);
      canasta_json_add_number (builder, "even", self->tally.pairs_even);
      add_estimate (builder, estimate_lead (self));
      json_builder_end_object (builder);
    }
  if (has_share (self))
    {
      json_builder_set_member_name (builder, "share-of-matches");
      json_builder_begin_object (builder);
      add_estimate (builder, estimate_share (self));
      json_builder_end_object (builder);
      json_builder_set_member_name (builder, "elo");
      json_builder_begin_object (builder);
      add_estimate (builder, estimate_elo (self));
      json_builder_end_object (builder);
    }
}

static void
add_deals (JsonBuilder *builder, const CanastaFindings *self)
{
  json_builder_set_member_name (builder, "deals");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->deals->len; i++)
    {
      const CanastaDealRange *deals = &g_array_index (self->deals, CanastaDealRange, i);

      json_builder_begin_object (builder);
      canasta_json_add_number (builder, "first", deals->first);
      canasta_json_add_number (builder, "last", deals->last);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_played (JsonBuilder *builder, const CanastaFindings *self)
{
  JsonObject *played = json_node_get_object (self->played);
  g_autoptr (GList) keys = json_object_get_members (played);

  for (GList *at = keys; at; at = at->next)
    {
      json_builder_set_member_name (builder, at->data);
      json_builder_add_value (builder, json_node_copy (json_object_get_member (played, at->data)));
    }
}

static JsonNode *
write_json (const CanastaFindings *self)
{
  const CanastaTally *tally = &self->tally;
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  char fingerprint[FINGERPRINT_SIZE];

  json_builder_begin_object (builder);
  add_played (builder, self);
  add_deals (builder, self);
  if (self->matches)
    canasta_json_add_number (builder, "matches", tally->games);
  canasta_json_add_number (builder, "rounds", tally->rounds);
  add_points (builder, self);
  add_forfeits (builder, self);
  add_contests (builder, self);
  json_builder_set_member_name (builder, "ended");
  json_builder_begin_object (builder);
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    canasta_json_add_number (builder, ends[i].key, tally->ends[ends[i].end]);
  json_builder_end_object (builder);
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    add_number (builder, figures[i].key,
                divide ((double) G_STRUCT_MEMBER (guint64, tally, figures[i].offset),
                        tally->rounds));
  for (guint kind = 0; kind < CANASTA_N_LINES; kind++)
    if (canasta_line_get (kind)->is_of_canastas)
      {
        g_autofree char *key = g_strconcat (canasta_line_get (kind)->key, "-per-round", NULL);

        add_number (builder, key, divide ((double) tally->canastas[kind], tally->rounds));
      }
  json_builder_set_member_name (builder, "fingerprint");
  json_builder_add_string_value (builder, get_fingerprint (self, fingerprint));
  add_number (builder, "seconds", self->seconds);
  add_number (builder, "rounds-per-second",
              self->seconds > 0 ? (double) tally->rounds / self->seconds : 0);
  json_builder_set_member_name (builder, "sums");
  json_builder_begin_object (builder);
  canasta_json_rows_write (canasta_tally_rows, &self->tally, builder);
  json_builder_end_object (builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

/* Text */

#define LABEL_WIDTH 38

static void G_GNUC_PRINTF (2, 3)
print_line (const char *label, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_print ("%s%*s%s\n", label, (int) MAX (LABEL_WIDTH - g_utf8_strlen (label, -1), 1), "", text);
}

static void
print_estimate (const char *label, Estimate estimated, const char *format)
{
  g_autofree char *mean = NULL;
  g_autofree char *error = NULL;

  if (isnan (estimated.mean))
    {
      print_line (label, "–");
      return;
    }
  mean = canasta_number_format_decimal (estimated.mean, 1);
  error = canasta_number_format_decimal (estimated.error, 1);
  print_line (label, format, mean, error);
}

static void
print_decimal (const char *label, double number, guint places)
{
  g_autofree char *text = canasta_number_format_decimal (number, places);

  print_line (label, "%s", text);
}

static void
print_players (const CanastaFindings *self)
{
  JsonObject *played = json_node_get_object (self->played);
  JsonArray *players = json_object_get_array_member (played, "players");
  JsonNode *house = json_object_get_member (played, "house");
  g_autoptr (GString) deals = g_string_new (NULL);

  print_line (C_("result of a simulation", "Table"), "%s",
              json_object_get_string_member_with_default (played, "table", ""));
  if (house && !json_node_is_null (house))
    print_line (C_("result of a simulation", "House"), "%s",
                json_object_get_string_member_with_default (played, "house", ""));
  for (guint seat = 0; seat < json_array_get_length (players); seat++)
    {
      g_autofree char *label = g_strdup_printf (C_("result of a simulation", "Seat %u"), seat);

      print_line (label, "%s", json_array_get_string_element (players, seat));
    }
  for (guint i = 0; i < self->deals->len; i++)
    {
      const CanastaDealRange *range = &g_array_index (self->deals, CanastaDealRange, i);

      g_string_append_printf (deals, "%s%" G_GUINT64_FORMAT "–%" G_GUINT64_FORMAT,
                              i > 0 ? ", " : "", range->first, range->last);
    }
  print_line (C_("result of a simulation", "Numbers of the deals"), "%s", deals->str);
}

static void
print_count (const char *label, guint64 count)
{
  g_autofree char *text = canasta_number_format ((gint64) count);

  print_line (label, "%s", text);
}

static void
print_points (const CanastaFindings *self)
{
  for (guint i = 0; i < self->n_ledgers; i++)
    {
      g_autofree char *points = g_strdup_printf (
        self->by_seat ? C_("result of a simulation", "Points per round of seat %u")
                      : C_("result of a simulation", "Points per round of side %u"), i);
      g_autofree char *wins = g_strdup_printf (
        self->by_seat ? C_("result of a simulation", "Matches won by seat %u")
                      : C_("result of a simulation", "Matches won by side %u"), i);

      print_estimate (points, estimate_points (self, i), "%s ± %s");
      if (self->matches)
        print_count (wins, self->tally.wins[i]);
    }
  for (guint seat = 0; count_forfeits (self) > 0 && seat < self->n_seats; seat++)
    {
      g_autofree char *label = g_strdup_printf (
        C_("result of a simulation", "Games lost by failing at seat %u"), seat);

      print_count (label, self->tally.forfeits[seat]);
    }
}

static void
print_contests (const CanastaFindings *self)
{
  if (has_lead (self))
    {
      print_count (C_("result of a simulation", "Duplicate pairs"), self->tally.pairs);
      print_count (C_("result of a simulation", "Pairs won by side 0"), self->tally.pairs_won);
      print_count (C_("result of a simulation", "Pairs that were even"), self->tally.pairs_even);
      print_estimate (C_("result of a simulation", "Lead of side 0, points per game"),
                      estimate_lead (self), "%s ± %s");
    }
  if (has_share (self))
    {
      Estimate share = estimate_share (self);

      share.mean *= 100;
      share.error *= 100;
      print_estimate (C_("result of a simulation", "Side 0’s share of the matches"), share,
                      "%s %% ± %s %%");
      print_estimate (C_("result of a simulation", "Lead of side 0 in Elo"), estimate_elo (self),
                      "%s ± %s");
    }
}

static void
print_text (const CanastaFindings *self)
{
  const CanastaTally *tally = &self->tally;
  char fingerprint[FINGERPRINT_SIZE];

  print_players (self);
  if (self->matches)
    print_count (C_("result of a simulation", "Matches"), tally->games);
  print_count (C_("result of a simulation", "Rounds"), tally->rounds);
  print_points (self);
  print_contests (self);
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    print_count (g_dpgettext2 (GETTEXT_PACKAGE, "result of a simulation", ends[i].label),
                 tally->ends[ends[i].end]);
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    print_decimal (g_dpgettext2 (GETTEXT_PACKAGE, "result of a simulation", figures[i].label),
                   divide ((double) G_STRUCT_MEMBER (guint64, tally, figures[i].offset),
                           tally->rounds),
                   2);
  for (guint kind = 0; kind < CANASTA_N_LINES; kind++)
    if (canasta_line_get (kind)->is_of_canastas)
      print_decimal (g_dpgettext2 (GETTEXT_PACKAGE, "result of a simulation",
                                   canasta_line_get (kind)->per_round),
                     divide ((double) tally->canastas[kind], tally->rounds), 2);
  print_line (C_("result of a simulation", "Fingerprint of all actions"), "%s",
              get_fingerprint (self, fingerprint));
  print_decimal (C_("result of a simulation", "Seconds"), self->seconds, 1);
}

/**
 * canasta_findings_print:
 * @self: results
 * @format: (nullable): `text`, or JSON
 */
void
canasta_findings_print (const CanastaFindings *self, const char *format)
{
  g_autoptr (JsonNode) node = NULL;

  if (g_strcmp0 (format, "text") == 0)
    {
      print_text (self);
      return;
    }
  node = write_json (self);
  canasta_command_print_json (node);
}
