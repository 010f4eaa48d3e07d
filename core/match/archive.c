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

const char *const canasta_dealing_nicks[] = { "by-match", "in-succession", NULL };

/**
 * canasta_personal_clear:
 * @self: what is kept
 *
 * Frees what it holds and empties it.
 */
void
canasta_personal_clear (CanastaPersonal *self)
{
  g_free (self->draft);
  g_free (self->hand);
  g_strfreev (self->players);
  g_free (self->origin.file);
  g_free (self->strongest);
  *self = (CanastaPersonal){ 0 };
}

static void
add_string (JsonBuilder *builder, const char *key, const char *value)
{
  if (!value)
    return;
  json_builder_set_member_name (builder, key);
  json_builder_add_string_value (builder, value);
}

static void
add_strings (JsonBuilder *builder, const char *key, const char *const *values)
{
  if (!values)
    return;
  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  for (guint i = 0; values[i]; i++)
    json_builder_add_string_value (builder, values[i]);
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
      json_builder_set_member_name (builder, "deal");
      json_builder_add_int_value (builder, (gint64) round->deal);
      json_builder_set_member_name (builder, "dealer");
      json_builder_add_int_value (builder, round->dealer);
      add_turns (builder, self->record, round->first,
                 i + 1 < self->rounds->len ? round[1].first
                                           : canasta_record_get_count (self->record));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_origin (JsonBuilder *builder, const CanastaOrigin *origin)
{
  if (origin->round == 0)
    return;
  json_builder_set_member_name (builder, "origin");
  json_builder_begin_object (builder);
  add_string (builder, "file", origin->file);
  json_builder_set_member_name (builder, "round");
  json_builder_add_int_value (builder, origin->round);
  json_builder_set_member_name (builder, "step");
  json_builder_add_int_value (builder, origin->step);
  json_builder_end_object (builder);
}

static void
add_personal (JsonBuilder *builder, const CanastaPersonal *personal)
{
  json_builder_set_member_name (builder, "desk");
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "seat");
  json_builder_add_int_value (builder, personal->seat);
  add_string (builder, "draft", personal->draft);
  add_string (builder, "hand", personal->hand);
  add_strings (builder, "players", (const char *const *) personal->players);
  add_origin (builder, &personal->origin);
  add_string (builder, "strongest", personal->strongest);
  if (personal->hints)
    canasta_json_add_switch (builder, "hints", TRUE);
  json_builder_end_object (builder);
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

static void
copy_personal (CanastaPersonal *self, const CanastaPersonal *other)
{
  *self = *other;
  self->draft = g_strdup (other->draft);
  self->hand = g_strdup (other->hand);
  self->players = g_strdupv (other->players);
  self->origin.file = g_strdup (other->origin.file);
  self->strongest = g_strdup (other->strongest);
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
    copy_personal (&self->personal, personal);
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
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "format");
  json_builder_add_int_value (builder, CANASTA_ARCHIVE_FORMAT);
  add_string (builder, "table", name);
  add_string (builder, "house", canasta_table_get_house (self->table));
  json_builder_set_member_name (builder, "rules");
  json_builder_add_value (builder, canasta_rules_to_json (rules));
  add_string (builder, "dealing", canasta_dealing_nicks[self->dealing]);
  json_builder_set_member_name (builder, "number");
  json_builder_add_int_value (builder, (gint64) self->number);
  add_strings (builder, "names", (const char *const *) self->names);
  add_rounds (builder, self);
  if (self->has_personal)
    add_personal (builder, &self->personal);
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
