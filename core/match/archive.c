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

/* The actions of a round, a text a turn. */
static void
add_turns (JsonBuilder *builder, const CanastaRecord *record, guint round)
{
  g_autoptr (GString) turn = g_string_new (NULL);
  guint end = canasta_record_find_round (record, round + 1);

  json_builder_set_member_name (builder, "turns");
  json_builder_begin_array (builder);
  for (guint i = canasta_record_find_round (record, round); i < end; i++)
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
add_rounds (JsonBuilder *builder, CanastaMatch *match)
{
  json_builder_set_member_name (builder, "rounds");
  json_builder_begin_array (builder);
  for (guint round = canasta_match_get_first_round (match);
       round <= canasta_match_get_round (match); round++)
    {
      json_builder_begin_object (builder);
      json_builder_set_member_name (builder, "deal");
      json_builder_add_int_value (builder, (gint64) canasta_match_get_deal (match, round));
      json_builder_set_member_name (builder, "dealer");
      json_builder_add_int_value (builder, canasta_match_get_dealer (match, round));
      add_turns (builder, canasta_match_get_record (match), round);
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
add_moments (JsonBuilder *builder, CanastaMatch *match)
{
  const CanastaScore *scores = (const CanastaScore *) (gpointer) match->scores->data;

  if (match->start)
    canasta_held_write (builder, "from", match->table, match->start, scores,
                        match->n_scores_at_start);
  canasta_held_write (builder, "held", match->table, &match->now, scores, match->scores->len);
}

/**
 * canasta_archive_write:
 * @match: a match
 * @personal: (nullable): what is kept beside it
 *
 * Returns: (transfer full): the match as text, from which
 *   [func@archive_read] makes it again
 */
char *
canasta_archive_write (CanastaMatch *match, const CanastaPersonal *personal)
{
  CanastaTable *table = canasta_match_get_table (match);
  g_autoptr (CanastaRules) rules = canasta_table_dup_rules (table);
  g_autofree char *name = canasta_table_dup_name (table);
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "format");
  json_builder_add_int_value (builder, CANASTA_ARCHIVE_FORMAT);
  add_string (builder, "table", name);
  add_string (builder, "house", canasta_table_get_house (table));
  json_builder_set_member_name (builder, "rules");
  json_builder_add_value (builder, canasta_rules_to_json (rules));
  add_string (builder, "dealing", canasta_dealing_nicks[canasta_match_get_dealing (match)]);
  json_builder_set_member_name (builder, "number");
  json_builder_add_int_value (builder, (gint64) canasta_match_get_number (match));
  add_strings (builder, "names", canasta_match_get_typed_names (match));
  add_rounds (builder, match);
  if (personal)
    add_personal (builder, personal);
  add_moments (builder, match);
  json_builder_end_object (builder);

  root = json_builder_get_root (builder);
  return canasta_json_write (root, TRUE);
}
