/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing matches: the form of the text. Reading it is archive-reader.c. */
#include "config.h"

#include "match/archive.h"

#include <json-glib/json-glib.h>

#include "files/json-members.h"
#include "files/json-text.h"
#include "match/archive-private.h"
#include "match/match-names.h"
#include "rules/rules-json.h"

G_DEFINE_QUARK (canasta-archive-error-quark, canasta_archive_error)

/* A round, and where it begins in the record. */
typedef struct
{
  guint64 deal;
  guint dealer;
  guint first;
} Round;

struct _CanastaArchive
{
  CanastaTable *table;
  CanastaDealing dealing;
  guint64 number;
  char **names;
  CanastaRecord *record;
  GArray *rounds;               /* of Round */
  CanastaMoment now;
  CanastaMoment *start;         /* where the record begins; NULL for the first deal */
  guint n_scores_at_start;
  GArray *scores;               /* of CanastaScore */
  gboolean has_personal;
  CanastaPersonal personal;
};

const char *const canasta_dealing_nicks[] = { "by-match", "in-succession", "told", NULL };

static void
add_names (JsonBuilder *builder, char **names)
{
  if (!names)
    return;
  json_builder_set_member_name (builder, "names");
  json_builder_begin_array (builder);
  for (guint i = 0; names[i]; i++)
    json_builder_add_string_value (builder, names[i]);
  json_builder_end_array (builder);
}

/* The actions from one place in the record to another, a text a turn. */
static void
add_turns (JsonBuilder *builder, const CanastaRecord *record, guint first, guint end)
{
  g_autoptr (GString) turn = g_string_new (NULL);

  json_builder_set_member_name (builder, "turns");
  json_builder_begin_array (builder);
  for (guint i = first; i < end; i++)
    {
      const CanastaEvent *event = canasta_record_get (record, i);

      if (turn->len > 0)
        g_string_append (turn, "; ");
      g_string_append (turn, event->text);
      if (canasta_event_ends_turn (event) || i + 1 == end)
        {
          json_builder_add_string_value (builder, turn->str);
          g_string_truncate (turn, 0);
        }
    }
  json_builder_end_array (builder);
}

static void
add_rounds (JsonBuilder *builder, const CanastaArchive *self)
{
  json_builder_set_member_name (builder, "rounds");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->rounds->len; i++)
    {
      const Round *round = &g_array_index (self->rounds, Round, i);

      json_builder_begin_object (builder);
      canasta_json_add_number (builder, "deal", (gint64) round->deal);
      canasta_json_add_number (builder, "dealer", round->dealer);
      add_turns (builder, self->record, round->first,
                 i + 1 < self->rounds->len ? round[1].first
                                           : canasta_record_get_count (self->record));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* Where the record begins, unless it is the first deal, and where the match
 * stands: should a later version rule otherwise, it goes on from there. */
static void
add_moments (JsonBuilder *builder, const CanastaArchive *self)
{
  const CanastaScore *scores = (const CanastaScore *) (gpointer) self->scores->data;

  if (self->start)
    canasta_held_write (builder, "from", self->table, self->start, scores,
                        self->n_scores_at_start);
  canasta_held_write (builder, "held", self->table, &self->now, scores, self->scores->len);
}

static GArray *
list_rounds (CanastaMatch *match)
{
  GArray *rounds = g_array_new (FALSE, FALSE, sizeof (Round));

  for (guint i = canasta_match_get_first_round (match); i <= canasta_match_get_round (match); i++)
    {
      Round round = {
        .deal = canasta_match_get_deal (match, i),
        .dealer = canasta_match_get_dealer (match, i),
        .first = canasta_record_find_round (canasta_match_get_record (match), i),
      };

      g_array_append_val (rounds, round);
    }
  return rounds;
}

/**
 * canasta_archive_new:
 * @match: a match
 * @personal: (nullable): what is kept beside it
 *
 * Returns: (transfer full): how it is now
 */
CanastaArchive *
canasta_archive_new (CanastaMatch *match, const CanastaPersonal *personal)
{
  CanastaArchive *self = g_new0 (CanastaArchive, 1);

  self->table = canasta_table_ref (canasta_match_get_table (match));
  self->dealing = canasta_match_get_dealing (match);
  self->number = canasta_match_get_number (match);
  self->names = g_strdupv ((char **) canasta_match_get_typed_names (match));
  self->record = canasta_record_copy (canasta_match_get_record (match));
  self->rounds = list_rounds (match);
  self->now = match->now;
  self->start = match->start ? g_memdup2 (match->start, sizeof *match->start) : NULL;
  self->n_scores_at_start = match->n_scores_at_start;
  self->scores = g_array_copy (match->scores);
  self->has_personal = personal != NULL;
  if (personal)
    canasta_personal_copy (personal, &self->personal);
  return self;
}

void
canasta_archive_free (CanastaArchive *self)
{
  canasta_table_unref (self->table);
  g_strfreev (self->names);
  canasta_record_free (self->record);
  g_array_unref (self->rounds);
  g_free (self->start);
  g_array_unref (self->scores);
  canasta_personal_clear (&self->personal);
  g_free (self);
}

/**
 * canasta_archive_to_text:
 * @self: a match as it was
 *
 * Returns: (transfer full): it as text, from which [func@archive_read] makes the match
 *   again
 */
char *
canasta_archive_to_text (const CanastaArchive *self)
{
  g_autoptr (CanastaRules) rules = canasta_table_dup_rules (self->table);
  g_autofree char *name = canasta_table_dup_name (self->table);
  const char *house = canasta_table_get_house (self->table);
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  canasta_json_add_number (builder, "format",
                           self->dealing == CANASTA_DEALING_TOLD ? CANASTA_ARCHIVE_FORMAT
                                                                 : CANASTA_ARCHIVE_FORMAT_BEFORE);
  canasta_json_add_text (builder, "table", name);
  if (house)
    canasta_json_add_text (builder, "house", house);
  json_builder_set_member_name (builder, "rules");
  json_builder_add_value (builder, canasta_rules_to_json (rules));
  canasta_json_add_text (builder, "dealing", canasta_dealing_nicks[self->dealing]);
  canasta_json_add_number (builder, "number", (gint64) self->number);
  add_names (builder, self->names);
  add_rounds (builder, self);
  if (self->has_personal)
    canasta_personal_write (&self->personal, builder);
  add_moments (builder, self);
  json_builder_end_object (builder);

  root = json_builder_get_root (builder);
  return canasta_json_write (root, TRUE);
}

/**
 * canasta_archive_write:
 * @match: a match
 * @personal: (nullable): what is kept beside it
 *
 * Returns: (transfer full): the match as text, as it is now
 */
char *
canasta_archive_write (CanastaMatch *match, const CanastaPersonal *personal)
{
  g_autoptr (CanastaArchive) archive = canasta_archive_new (match, personal);

  return canasta_archive_to_text (archive);
}
