/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/setup-private.h"

#include <glib/gi18n-lib.h>

#include "rules/numbers.h"
#include "rules/rules-json.h"
#include "rules/table-name.h"
#include "settings/settings.h"
#include "settings/titles.h"
#include "turn/name-list.h"

#define STANDARD_VARIANT "partnership"
#define STANDARD_PLAYERS 4

/**
 * canasta_setup_new:
 *
 * Returns: (transfer full): four players, the standard house
 */
CanastaSetup *
canasta_setup_new (void)
{
  CanastaSetup *self = g_new0 (CanastaSetup, 1);

  self->house = g_strdup (CANASTA_STANDARD_HOUSE);
  self->has_hints = TRUE;
  self->deal = CANASTA_ANY_DEAL;
  canasta_setup_set_table (self, STANDARD_VARIANT, STANDARD_PLAYERS, NULL);
  return self;
}

void
canasta_setup_free (CanastaSetup *self)
{
  g_free (self->variant);
  g_free (self->seating);
  g_free (self->house);
  canasta_setup_fit_players (self, 0);
  g_free (self);
}

CanastaSetup *
canasta_setup_copy (const CanastaSetup *self)
{
  CanastaSetup *copy = g_new0 (CanastaSetup, 1);

  copy->variant = g_strdup (self->variant);
  copy->seating = g_strdup (self->seating);
  copy->house = g_strdup (self->house);
  copy->target = self->target;
  copy->is_short = self->is_short;
  copy->has_hints = self->has_hints;
  copy->deal = self->deal;
  canasta_setup_copy_players (self, copy);
  return copy;
}

const char *
canasta_setup_get_variant (const CanastaSetup *self)
{
  return self->variant;
}

guint
canasta_setup_get_players (const CanastaSetup *self)
{
  return self->players;
}

/**
 * canasta_setup_get_seating:
 * @self: a setup
 *
 * Returns: (nullable): the seating, %NULL for the standard one
 */
const char *
canasta_setup_get_seating (const CanastaSetup *self)
{
  return self->seating;
}

/**
 * canasta_setup_get_house:
 * @self: a setup
 *
 * Returns: the house, empty for the variant's own standard rules
 */
const char *
canasta_setup_get_house (const CanastaSetup *self)
{
  return self->house;
}

/**
 * canasta_setup_get_target:
 * @self: a setup
 *
 * Returns: the total that ends the match, 0 for that of the rules
 */
int
canasta_setup_get_target (const CanastaSetup *self)
{
  return self->target;
}

/**
 * canasta_setup_has_hints:
 * @self: a setup
 *
 * Returns: whether each of several persons may ask for hints, or none of them; whoever plays
 *   alone always may
 */
gboolean
canasta_setup_has_hints (const CanastaSetup *self)
{
  return self->has_hints || !canasta_setup_is_shared (self);
}

/**
 * canasta_setup_set_hints:
 * @self: a setup
 * @has_hints: whether each of several persons may ask for hints
 */
void
canasta_setup_set_hints (CanastaSetup *self, gboolean has_hints)
{
  self->has_hints = has_hints;
}

/**
 * canasta_setup_is_short:
 * @self: a setup
 *
 * Returns: whether one round decides, whatever the rules say
 */
gboolean
canasta_setup_is_short (const CanastaSetup *self)
{
  return self->is_short;
}

static void
set_string (char **string, const char *value)
{
  char *copy = g_strdup (value);

  g_free (*string);
  *string = copy;
}

/**
 * canasta_setup_set_table:
 * @self: a setup
 * @variant: a variant
 * @players: how many play
 * @seating: (nullable): the seating, %NULL for the standard one
 *
 * Changes the table. Players are kept as far as there are seats; new ones are
 * made up.
 */
void
canasta_setup_set_table (CanastaSetup *self, const char *variant, guint players,
                         const char *seating)
{
  g_autofree char *old_variant = self->variant;
  g_autofree char *old_seating = self->seating;

  self->variant = g_strdup (variant);
  self->seating = g_strdup (seating);
  canasta_setup_fit_players (self, CLAMP (players, 1, CANASTA_MAX_SEATS));
}

/**
 * canasta_setup_set_house:
 * @self: a setup
 * @house: (nullable): a house, %NULL for the variant's own standard rules
 */
void
canasta_setup_set_house (CanastaSetup *self, const char *house)
{
  set_string (&self->house, house ? house : "");
}

/**
 * canasta_setup_set_target:
 * @self: a setup
 * @target: the total that ends the match, 0 for that of the rules
 */
void
canasta_setup_set_target (CanastaSetup *self, int target)
{
  self->target = target;
}

/**
 * canasta_setup_set_short:
 * @self: a setup
 * @is_short: whether one round decides
 */
void
canasta_setup_set_short (CanastaSetup *self, gboolean is_short)
{
  self->is_short = is_short;
}

/**
 * canasta_setup_set_deal:
 * @self: a setup
 * @deal: the deal number of the first round, or %CANASTA_ANY_DEAL
 */
void
canasta_setup_set_deal (CanastaSetup *self, gint64 deal)
{
  self->deal = deal;
}

/* Takes the first table of a house that fits, %NULL for the variants' own. */
static gboolean
choose_table_of (CanastaSetup *self, CanastaRegistry *registry, const char *house,
                 const char *variant, int players, const char *seating, GError **error)
{
  g_autofree char *name =
    canasta_registry_choose_table (registry, house, variant, players, seating, error);
  g_autofree char *chosen_variant = NULL;
  g_autofree char *chosen_seating = NULL;
  guint chosen_players;

  if (!name
      || !canasta_table_name_read (name, &chosen_variant, &chosen_players, &chosen_seating, error))
    return FALSE;

  canasta_setup_set_table (self, chosen_variant, chosen_players, chosen_seating);
  canasta_setup_set_house (self, house);
  return TRUE;
}

/**
 * canasta_setup_choose_table:
 * @self: a setup
 * @registry: the variants and houses
 * @variant: (nullable): a variant, %NULL for any
 * @players: how many play, 0 for any number
 * @seating: (nullable): a seating, %NULL for any
 * @house: (nullable): a house, %NULL for any
 * @error: where to say which tables there are
 *
 * Takes the first table that fits. Where no house is named, that is one by the
 * own rules of a variant that is a game of its own; otherwise one of the standard
 * house, of the first other house that has such a table, or one by the variant's
 * own rules.
 *
 * Returns: whether there is one; otherwise nothing changes
 */
gboolean
canasta_setup_choose_table (CanastaSetup *self, CanastaRegistry *registry, const char *variant,
                            int players, const char *seating, const char *house,
                            GError **error)
{
  GListModel *houses = G_LIST_MODEL (canasta_registry_get_houses (registry));

  if (house)
    return choose_table_of (self, registry, house, variant, players, seating, error);

  if (variant && canasta_titles_is_own_game (registry, variant)
      && choose_table_of (self, registry, NULL, variant, players, seating, NULL))
    return TRUE;
  if (choose_table_of (self, registry, CANASTA_STANDARD_HOUSE, variant, players, seating, NULL))
    return TRUE;
  for (guint i = 0; i < g_list_model_get_n_items (houses); i++)
    {
      g_autoptr (CanastaHouse) other = g_list_model_get_item (houses, i);

      if (choose_table_of (self, registry, canasta_house_get_id (other), variant, players,
                           seating, NULL))
        return TRUE;
    }
  return choose_table_of (self, registry, NULL, variant, players, seating, error);
}

/* What is played. */
static char *
describe_match (const CanastaSetup *self, CanastaRegistry *registry)
{
  const char *rules = canasta_titles_get_rules (registry, self->variant, self->house);
  g_autofree char *players = canasta_titles_describe_players (self->players);
  g_autofree char *target = canasta_number_format (self->target);

  if (self->is_short)
    return g_strdup_printf (C_("house, players", "%s, %s, one round"), rules, players);
  if (self->target != 0)
    return g_strdup_printf (C_("house, players, target", "%s, %s, to %s"), rules, players, target);
  return g_strdup_printf (C_("house, players", "%s, %s"), rules, players);
}

/**
 * canasta_setup_describe:
 * @self: a setup
 * @registry: the variants and houses
 *
 * Returns: (transfer full): "Classic, four players", "Classic, four players, to 3,000",
 *   "Classic, four players, with Karl"
 */
char *
canasta_setup_describe (const CanastaSetup *self, CanastaRegistry *registry)
{
  g_autofree char *what = describe_match (self, registry);
  g_autofree char *others = NULL;
  const char *names[CANASTA_MAX_SEATS] = { NULL };
  guint persons = 0;

  if (!canasta_setup_is_shared (self))
    return g_steal_pointer (&what);
  for (guint seat = 0; seat < self->players; seat++)
    {
      names[seat] = canasta_setup_get_name (self, seat);
      if (seat != self->person && canasta_setup_is_person (self, seat))
        persons |= 1u << seat;
    }
  others = canasta_name_list_write (names, persons);
  /* Translators: a game and the other persons who play it at this computer: “Classic, four
   * players, with Karl” */
  return g_strdup_printf (C_("game, persons", "%s, with %s"), what, others);
}

/* The rules of this match alone, or NULL. */
static JsonObject *
list_own_rules (const CanastaSetup *self)
{
  JsonObject *rules;

  if (!self->is_short && self->target == 0)
    return NULL;
  rules = json_object_new ();
  if (self->is_short)
    json_object_set_int_member (rules, "rounds", 1);
  else
    json_object_set_int_member (rules, "target", self->target);
  return rules;
}

static const char *
get_house_or_null (const CanastaSetup *self)
{
  return *self->house != '\0' ? self->house : NULL;
}

/**
 * canasta_setup_make_rules:
 * @self: a setup
 * @registry: the variants and houses
 * @error: where to say what is missing
 *
 * Returns: (transfer full) (nullable): the rules of the house or of the variant, with
 *   the length that is chosen
 */
CanastaRules *
canasta_setup_make_rules (const CanastaSetup *self, CanastaRegistry *registry, GError **error)
{
  g_autofree char *table = canasta_table_name_write (self->variant, self->players, self->seating);
  g_autoptr (CanastaRules) rules =
    canasta_registry_make_rules (registry, table, get_house_or_null (self), error);
  g_autoptr (JsonObject) own = list_own_rules (self);

  if (!rules || (own && !canasta_rules_apply_json (rules, own, error)))
    return NULL;
  return g_steal_pointer (&rules);
}

/**
 * canasta_setup_open_table:
 * @self: a setup
 * @registry: the variants and houses
 * @error: where to say what is missing
 *
 * Returns: (transfer full) (nullable): the table
 */
CanastaTable *
canasta_setup_open_table (const CanastaSetup *self, CanastaRegistry *registry, GError **error)
{
  g_autoptr (JsonObject) own = list_own_rules (self);

  return canasta_registry_open_table (registry, self->variant, self->players, self->seating,
                                      get_house_or_null (self), own, error);
}

/**
 * canasta_setup_find_seat:
 * @table: a table
 *
 * Returns: the first seat that rests in no round, which is the person's: where five
 *   play, one of the pair
 */
guint
canasta_setup_find_seat (const CanastaTable *table)
{
  guint resting = 0;

  for (guint i = 0; i < CANASTA_SEATING_PERIOD; i++)
    if (table->seatings[i].resting != CANASTA_NO_SEAT)
      resting |= 1u << table->seatings[i].resting;

  for (guint seat = 0; seat < table->players; seat++)
    if (!(resting & (1u << seat)))
      return seat;
  return 0;
}

/**
 * canasta_setup_list_side:
 * @table: a table
 * @seat: a seat of a setup
 *
 * Returns: the seats of a setup whose players are always on the side of whoever sits there,
 *   with them, as bits
 */
guint
canasta_setup_list_side (const CanastaTable *table, guint seat)
{
  guint person = canasta_setup_find_seat (table);
  const guint8 *side = table->seatings[0].side;
  guint seats = 1u << seat;

  for (guint i = 0; i < table->players && !table->sides_form; i++)
    if (side[(person + i) % table->players] == side[(person + seat) % table->players])
      seats |= 1u << i;
  return seats;
}

/**
 * canasta_setup_seat_person:
 * @self: a setup
 * @registry: the variants and houses
 *
 * Gives the first person, who has seat 0, a seat where nobody ever rests; the others
 * move along.
 *
 * Returns: the seat of the first person
 */
guint
canasta_setup_seat_person (CanastaSetup *self, CanastaRegistry *registry)
{
  g_autoptr (CanastaTable) table = canasta_setup_open_table (self, registry, NULL);
  guint seat = table ? canasta_setup_find_seat (table) : 0;

  canasta_setup_move_players (self, seat);
  return seat;
}

/**
 * canasta_setup_start:
 * @self: a setup
 * @registry: the variants and houses
 * @error: where to say what is missing
 *
 * Returns: (transfer full) (nullable): a new match
 */
CanastaMatch *
canasta_setup_start (const CanastaSetup *self, CanastaRegistry *registry, GError **error)
{
  g_autoptr (CanastaTable) table = canasta_setup_open_table (self, registry, error);
  const char *names[CANASTA_MAX_SEATS + 1] = { NULL };

  if (!table || !canasta_setup_check_names (self, error))
    return NULL;
  for (guint seat = 0; seat < self->players; seat++)
    names[seat] = canasta_setup_get_name (self, seat);
  /* In succession, so that the number of the first round is that of them all. */
  return canasta_match_new (table, CANASTA_DEALING_IN_SUCCESSION,
                            self->deal != CANASTA_ANY_DEAL ? (guint64) self->deal
                                                                 : canasta_deal_choose (),
                            names);
}
