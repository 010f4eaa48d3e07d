/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading a saved match: its table and rules first, then every action is played
 * again, so that nothing is believed that is not legal. Where that does not lead
 * to the position that is held beside them, the match goes on from there. Who
 * only looks is shown that position, and nothing is played. */
#include "config.h"

#include "match/archive.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cards/deck.h"
#include "files/json-reader.h"
#include "files/plain-text.h"
#include "match/archive-private.h"
#include "match/match-names.h"
#include "notation/action-text.h"
#include "rules/house.h"
#include "rules/rules-json.h"
#include "rules/table-fault.h"
#include "rules/table-name.h"

#define MAX_TURNS 2000

/* A match being read. */
typedef struct
{
  CanastaJsonReader *reader;
  const char *name;
  CanastaVariantFunc find_variant;
  gpointer data;
  gboolean is_look;             /* how the match stands is enough */
  CanastaTable *table;
  char **names;
  CanastaDealing dealing;
  guint64 number;
  CanastaMatch *match;
} Reading;

static void G_GNUC_PRINTF (3, 4)
refuse (Reading *self, const char *key, const char *sentence, ...)
{
  va_list arguments;
  GError *error;

  va_start (arguments, sentence);
  error = g_error_new_valist (CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_CONTENT, sentence,
                              arguments);
  va_end (arguments);
  canasta_json_reader_refuse (self->reader, key, error);
}

/* Whether there are rules beside all those that are known here. Where one of those is
 * missing instead, its name may be damaged. */
static gboolean
has_newer_rules (Reading *self)
{
  JsonNode *node = canasta_json_reader_get_node (self->reader, "rules");
  JsonObject *rules = node && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;

  if (!rules || json_object_get_size (rules) <= canasta_rule_count ())
    return FALSE;
  for (guint i = 0; i < canasta_rule_count (); i++)
    if (!json_object_has_member (rules, canasta_rule_get (i)->name))
      return FALSE;
  return TRUE;
}

/* A newer form, or a rule of tomorrow, is no fault of the file: it gets a sentence of its
 * own. */
static gboolean
check_format (Reading *self, GError **error)
{
  gint64 format = canasta_json_reader_get_int (self->reader, "format", 1, G_MAXINT32, 1);

  if (format <= CANASTA_ARCHIVE_FORMAT && !has_newer_rules (self))
    return TRUE;
  g_set_error (error, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_FORMAT,
               _("“%s” was saved by a newer version of Canasta, which this one cannot read."),
               self->name);
  return FALSE;
}

static CanastaVariant *
find_variant (Reading *self, const char *id, GError **error)
{
  g_autoptr (GError) cause = NULL;
  CanastaVariant *variant = self->find_variant (id, self->data, &cause);

  if (!variant && cause)
    g_set_error (error, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_VARIANT,
                 /* Translators: a file, the name of a variant, and a sentence. */
                 _("“%s” needs the variant “%s”, which is not there: %s"), self->name, id,
                 cause->message);
  else if (!variant)
    g_set_error (error, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_VARIANT,
                 /* Translators: a file and the name of a variant. */
                 _("“%s” needs the variant “%s”, which is not there."), self->name, id);
  return variant;
}

static CanastaRules *
read_rules (Reading *self)
{
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  JsonNode *node = canasta_json_reader_get_node (self->reader, "rules");
  GError *cause = NULL;

  if (!node || !JSON_NODE_HOLDS_OBJECT (node))
    refuse (self, "rules", _("the rules of the match are missing."));
  else if (!canasta_rules_apply_json (rules, json_node_get_object (node), &cause))
    canasta_json_reader_refuse (self->reader, "rules", cause);
  return g_steal_pointer (&rules);
}

/* A variant that fails is no fault of the file. */
static void
set_variant_fails (Reading *self, const GError *fault, GError **error)
{
  g_set_error (error, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_VARIANT,
               /* Translators: a file, and a sentence. */
               _("“%s” cannot be opened as long as its variant fails: %s"), self->name,
               fault->message);
}

/* The table; %NULL with the reader's error set, or with @error. */
static CanastaTable *
read_table (Reading *self, GError **error)
{
  const char *name = canasta_json_reader_get_string (self->reader, "table", "");
  const char *house = canasta_json_reader_get_string (self->reader, "house", NULL);
  g_autoptr (CanastaVariant) variant = NULL;
  g_autoptr (CanastaRules) rules = read_rules (self);
  g_autofree char *id = NULL;
  g_autofree char *seating = NULL;
  CanastaTable *table;
  GError *cause = NULL;
  guint players;

  if (house && !canasta_house_is_id (house))
    refuse (self, "house",
            _("the name of a house is made of lower-case letters, digits and hyphens."));
  if (canasta_json_reader_has_failed (self->reader))
    return NULL;
  if (!canasta_table_name_read (name, &id, &players, &seating, &cause))
    {
      canasta_json_reader_refuse (self->reader, "table", cause);
      return NULL;
    }
  variant = find_variant (self, id, error);
  if (!variant)
    return NULL;

  table = canasta_table_new (variant, id, players, seating, house, rules, &cause);
  if (g_error_matches (cause, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT))
    {
      set_variant_fails (self, cause, error);
      g_error_free (cause);
    }
  else if (!table)
    canasta_json_reader_refuse (self->reader, "rules", cause);
  return table;
}

/* Plays one action of the file again. */
static void
replay_action (Reading *self, const char *text)
{
  guint seat = canasta_match_get_to_act (self->match);
  g_autofree char *shown = canasta_plain_text_quote (text, -1);
  g_autofree char *message = NULL;
  CanastaRefusal refusal;
  CanastaAction action;

  if (!canasta_action_read (text, &action))
    {
      refuse (self, NULL, _("“%s” is not an action."), shown);
      return;
    }
  if (seat == CANASTA_NO_SEAT)
    {
      refuse (self, NULL, _("“%s” comes after the end of the round."), shown);
      return;
    }
  if (canasta_match_act (self->match, seat, &action, &refusal))
    return;

  message = canasta_refusal_get_message (&refusal, canasta_match_get_table (self->match), NULL);
  /* Translators: an action in notation, and why it is not legal. */
  refuse (self, NULL, _("“%s” is not possible: %s"), shown, message);
}

static void
replay_turn (Reading *self, guint index)
{
  const char *text;
  g_auto (GStrv) actions = NULL;

  if (!canasta_json_reader_enter_element (self->reader, index))
    return;
  text = canasta_json_reader_get_string (self->reader, NULL, "");
  actions = g_strsplit (text, ";", -1);
  for (guint i = 0; actions[i] && !canasta_json_reader_has_failed (self->reader); i++)
    replay_action (self, g_strstrip (actions[i]));
  canasta_json_reader_leave (self->reader);
}

/* Each element of a list, as far as nothing is wrong with those before it. */
static void
replay_list (Reading *self, const char *key, guint most,
             void (*replay) (Reading *self, guint index))
{
  guint length;

  if (!canasta_json_reader_enter_list (self->reader, key, most, &length))
    return;
  for (guint i = 0; i < length && !canasta_json_reader_has_failed (self->reader); i++)
    replay (self, i);
  canasta_json_reader_leave (self->reader);
}

/* The first round was dealt with the match. */
static gboolean
deal_round (Reading *self, guint index, gint64 deal)
{
  if (index > 0 && self->dealing == CANASTA_DEALING_TOLD && deal >= 0)
    canasta_match_tell_deal (self->match, (guint64) deal);
  return index == 0 || canasta_match_start_round (self->match);
}

/* Dealer, and deal where it was not told, follow from the match; they are checked, so
 * that a file never goes on with other cards than it was saved with. */
static void
replay_round (Reading *self, guint index)
{
  guint round = canasta_match_get_first_round (self->match) + index;
  gint64 deal, dealer;

  if (!canasta_json_reader_enter_element (self->reader, index))
    return;

  deal = canasta_json_reader_get_int (self->reader, "deal", 0, (gint64) CANASTA_MAX_DEAL, -1);
  if (!deal_round (self, index, deal))
    refuse (self, NULL, _("the round before it has not ended, or the match has."));
  dealer = canasta_json_reader_get_int (self->reader, "dealer", 0, CANASTA_MAX_SEATS - 1, -1);
  if (!canasta_json_reader_has_failed (self->reader)
      && deal != (gint64) canasta_match_get_deal (self->match, round))
    refuse (self, "deal", _("this is not the deal number of round %u of the match."), round);
  else if (!canasta_json_reader_has_failed (self->reader)
           && dealer != (gint64) canasta_match_get_dealer (self->match, round))
    refuse (self, "dealer", _("this seat does not deal round %u of the match."), round);
  else
    replay_list (self, "turns", MAX_TURNS, replay_turn);
  canasta_json_reader_leave (self->reader);
}

/* The match where it stood, or as it begins without @held. */
static void
begin_match (Reading *self, const CanastaHeld *held)
{
  const char *const *names = (const char *const *) self->names;

  g_clear_object (&self->match);
  self->match = held->scores
                  ? canasta_match_new_held (self->table, self->dealing, self->number, names, held)
                  : canasta_match_new (self->table, self->dealing, self->number, names);
}

static void
replay (Reading *self)
{
  g_auto (CanastaHeld) from = { 0 };

  canasta_held_read (self->reader, "from", self->table, &from);
  begin_match (self, &from);
  if (!canasta_json_reader_has_failed (self->reader))
    replay_list (self, "rounds", CANASTA_MATCH_MAX_ROUNDS, replay_round);
}

/* The match goes on from the position; whatever the record says does not matter. */
static void
stand_at (Reading *self, const CanastaHeld *held)
{
  begin_match (self, held);
  canasta_json_reader_get_node (self->reader, "from");
  canasta_json_reader_get_node (self->reader, "rounds");
}

/* The position wins only where the record does not lead to it. */
static void
replay_or_hold (Reading *self, const CanastaHeld *held)
{
  CanastaJsonReader *reader = self->reader;
  g_autoptr (GError) gap = NULL;

  replay (self);
  if (held->scores && !canasta_json_reader_has_failed (reader)
      && !canasta_match_stands_at (self->match, held))
    refuse (self, "held", _("the actions lead to another position."));
  if (!held->scores || !canasta_json_reader_has_failed (reader))
    {
      canasta_json_reader_get_node (reader, "held");
      return;
    }

  gap = canasta_json_reader_take_error (reader);
  stand_at (self, held);
  canasta_match_set_gap (self->match, gap->message);
}

/* A position that cannot be is none, and nothing in it matters. */
static void
read_play (Reading *self)
{
  g_auto (CanastaHeld) held = { 0 };
  g_autoptr (GError) damage = NULL;

  canasta_held_read (self->reader, "held", self->table, &held);
  damage = canasta_json_reader_take_error (self->reader);
  if (!self->is_look || !held.scores)
    {
      replay_or_hold (self, &held);
      return;
    }
  stand_at (self, &held);
  canasta_json_reader_get_node (self->reader, "held");
}

static void
read_names (Reading *self)
{
  g_auto (GStrv) names = canasta_json_reader_get_strings (self->reader, "names", CANASTA_MAX_SEATS);

  if (names && canasta_personal_check_texts (self->reader, "names", names, self->table->players))
    self->names = g_steal_pointer (&names);
}

static void
read_match (Reading *self)
{
  CanastaJsonReader *reader = self->reader;

  read_names (self);
  self->dealing = canasta_json_reader_get_choice (reader, "dealing", canasta_dealing_nicks,
                                                  CANASTA_DEALING_BY_MATCH);
  self->number = (guint64) canasta_json_reader_get_int (reader, "number", 0,
                                                        (gint64) CANASTA_MAX_DEAL, 0);
  if (!canasta_json_reader_has_failed (reader))
    read_play (self);
}

static CanastaMatch *
read_archive (Reading *self, const char *text, gssize length, CanastaPersonal *personal,
              GError **error)
{
  g_autoptr (CanastaJsonReader) reader =
    canasta_json_reader_new (text, length, self->name, error);
  g_autoptr (CanastaTable) table = NULL;
  g_autoptr (CanastaMatch) match = NULL;
  g_auto (GStrv) names = NULL;
  g_auto (CanastaPersonal) own_personal = { 0 };

  if (personal)
    *personal = (CanastaPersonal){ 0 };
  self->reader = reader;
  if (!reader || !check_format (self, error))
    return NULL;

  canasta_json_reader_require (reader, "format", "table", "rules", "number", "names", "rounds",
                               NULL);
  table = self->table = read_table (self, error);
  if (!table)
    {
      if (!error || !*error)
        canasta_json_reader_finish (reader, error);
      return NULL;
    }

  read_match (self);
  match = self->match;
  names = self->names;
  if (canasta_table_get_fault (table))
    {
      set_variant_fails (self, canasta_table_get_fault (table), error);
      return NULL;
    }
  if (match)
    {
      canasta_personal_read (reader, table->players, &own_personal);
      if (own_personal.players)
        canasta_match_set_person (match, own_personal.seat);
      canasta_json_reader_refuse_unknown (reader);
    }
  if (!canasta_json_reader_finish (reader, error))
    return NULL;

  if (personal)
    {
      *personal = own_personal;
      own_personal = (CanastaPersonal){ 0 };
    }
  return g_steal_pointer (&match);
}

/**
 * canasta_archive_read:
 * @text: what [func@archive_write] wrote
 * @length: its length in bytes, or −1 where it ends with a zero byte
 * @name: what to call it in messages
 * @find_variant: (scope call): finds its variant
 * @data: data for @find_variant
 * @personal: (out caller-allocates) (optional): what was kept beside the match;
 *   empty on failure
 * @error: why there is no match, a sentence with the line where it stands
 *
 * Makes a match again by playing every action of it. Where that is not possible
 * any more, because rules have changed, it goes on from the position that is
 * held beside its actions; [method@Match.get_gap] says why.
 *
 * Returns: (transfer full) (nullable): the match as it was left
 */
CanastaMatch *
canasta_archive_read (const char           *text,
                      gssize                length,
                      const char           *name,
                      CanastaVariantFunc    find_variant_func,
                      gpointer              data,
                      CanastaPersonal      *personal,
                      GError              **error)
{
  Reading self = { .name = name, .find_variant = find_variant_func, .data = data };

  return read_archive (&self, text, length, personal, error);
}

/**
 * canasta_archive_look:
 * @text: what [func@archive_write] wrote
 * @length: its length in bytes, or −1 where it ends with a zero byte
 * @name: what to call it in messages
 * @find_variant: (scope call): finds its variant
 * @data: data for @find_variant
 * @personal: (out caller-allocates) (optional): what was kept beside the match;
 *   empty on failure
 * @error: why there is no match, a sentence with the line where it stands
 *
 * Sees how a match stands, without playing it: its table, names, scores and
 * position are there, but nothing is in its record. A match that was saved
 * before positions were held beside the actions has to be played all the same.
 *
 * Returns: (transfer full) (nullable): the match where it was left
 */
CanastaMatch *
canasta_archive_look (const char           *text,
                      gssize                length,
                      const char           *name,
                      CanastaVariantFunc    find_variant_func,
                      gpointer              data,
                      CanastaPersonal      *personal,
                      GError              **error)
{
  Reading self = { .name = name, .find_variant = find_variant_func, .data = data,
                   .is_look = TRUE };

  return read_archive (&self, text, length, personal, error);
}
