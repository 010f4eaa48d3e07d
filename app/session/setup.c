/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/setup.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "players/bot.h"
#include "rules/table-name.h"
#include "settings/settings.h"
#include "settings/titles.h"

#define STANDARD_VARIANT "partnership"
#define STANDARD_PLAYERS 4
#define STANDARD_HOUSE "classic"
#define STANDARD_LEVEL "beginner"

/* How players are kept in the preferences: a name and a manner each. */
#define PLAYERS_TYPE "a(ss)"

struct _CanastaSetup
{
  char *variant;
  guint players;
  char *seating;                /* NULL for the standard one */
  char *house;                  /* empty for the variant's own standard rules */
  gint64 deal;                  /* of the first round, or CANASTA_ANY_DEAL */
  char *names[CANASTA_MAX_SEATS + 1];
  char *manners[CANASTA_MAX_SEATS + 1]; /* in a word each; the person has one, too */
};

/* Players made up, in the order of the seats. */
static const char *
get_standard_name (guint seat)
{
  switch (seat)
    {
    case 1:
      return C_("name of a player", "Anna");
    case 2:
      return C_("name of a player", "Ben");
    case 3:
      return C_("name of a player", "Clara");
    case 4:
      return C_("name of a player", "David");
    default:
      return C_("name of a player", "Emma");
    }
}

/**
 * canasta_setup_new:
 *
 * Returns: (transfer full): four players, the standard house
 */
CanastaSetup *
canasta_setup_new (void)
{
  CanastaSetup *self = g_new0 (CanastaSetup, 1);

  self->house = g_strdup (STANDARD_HOUSE);
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
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      g_free (self->names[seat]);
      g_free (self->manners[seat]);
    }
  g_free (self);
}

CanastaSetup *
canasta_setup_copy (const CanastaSetup *self)
{
  CanastaSetup *copy = g_new0 (CanastaSetup, 1);

  copy->variant = g_strdup (self->variant);
  copy->players = self->players;
  copy->seating = g_strdup (self->seating);
  copy->house = g_strdup (self->house);
  copy->deal = self->deal;
  for (guint seat = 0; seat < self->players; seat++)
    {
      copy->names[seat] = g_strdup (self->names[seat]);
      copy->manners[seat] = g_strdup (self->manners[seat]);
    }
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

const char *
canasta_setup_get_name (const CanastaSetup *self, guint seat)
{
  g_return_val_if_fail (seat < self->players, NULL);

  return self->names[seat];
}

/* The words are checked when they come in. */
static CanastaManner
read_manner (const CanastaSetup *self, guint seat)
{
  CanastaManner manner;

  if (!canasta_manner_read (&manner, self->manners[seat]))
    g_assert_not_reached ();
  return manner;
}

/**
 * canasta_setup_get_level:
 * @self: a setup
 * @seat: a seat
 *
 * Returns: how strong the computer player there would be
 */
const char *
canasta_setup_get_level (const CanastaSetup *self, guint seat)
{
  g_return_val_if_fail (seat < self->players, NULL);

  return read_manner (self, seat).level->id;
}

/**
 * canasta_setup_get_habits:
 * @self: a setup
 * @seat: a seat
 *
 * Returns: how the computer player there would like to play
 */
CanastaHabits
canasta_setup_get_habits (const CanastaSetup *self, guint seat)
{
  g_return_val_if_fail (seat < self->players, (CanastaHabits){ 0 });

  return read_manner (self, seat).habits;
}

/**
 * canasta_setup_get_manners:
 * @self: a setup
 *
 * Returns: (array zero-terminated=1): how well and in what manner the computer players
 *   play, a word a seat
 */
const char *const *
canasta_setup_get_manners (const CanastaSetup *self)
{
  return (const char *const *) self->manners;
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
  self->players = CLAMP (players, 1, CANASTA_MAX_SEATS);
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      if (seat >= self->players)
        {
          g_clear_pointer (&self->names[seat], g_free);
          g_clear_pointer (&self->manners[seat], g_free);
          continue;
        }
      if (!self->names[seat])
        self->names[seat] = g_strdup (seat == 0 ? C_("name of a player", "You")
                                                : get_standard_name (seat));
      if (!self->manners[seat])
        self->manners[seat] = g_strdup (STANDARD_LEVEL);
    }
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
 * canasta_setup_set_deal:
 * @self: a setup
 * @deal: the deal number of the first round, or %CANASTA_ANY_DEAL
 */
void
canasta_setup_set_deal (CanastaSetup *self, gint64 deal)
{
  self->deal = deal;
}

void
canasta_setup_set_name (CanastaSetup *self, guint seat, const char *name)
{
  g_return_if_fail (seat < self->players);
  g_return_if_fail (name != NULL);

  set_string (&self->names[seat], name);
}

static void
set_manner (CanastaSetup *self, guint seat, const CanastaManner *manner)
{
  g_free (self->manners[seat]);
  self->manners[seat] = canasta_manner_write (manner);
}

/**
 * canasta_setup_set_level:
 * @self: a setup
 * @seat: a seat
 * @level: how strong the computer player there plays
 */
void
canasta_setup_set_level (CanastaSetup *self, guint seat, const char *level)
{
  const CanastaLevel *found = canasta_level_find (level);
  CanastaManner manner;

  g_return_if_fail (seat < self->players);
  g_return_if_fail (found != NULL);

  manner = read_manner (self, seat);
  manner.level = found;
  set_manner (self, seat, &manner);
}

/**
 * canasta_setup_set_habits:
 * @self: a setup
 * @seat: a seat
 * @habits: how the computer player there likes to play
 */
void
canasta_setup_set_habits (CanastaSetup *self, guint seat, const CanastaHabits *habits)
{
  CanastaManner manner;

  g_return_if_fail (seat < self->players);

  manner = read_manner (self, seat);
  manner.habits = *habits;
  set_manner (self, seat, &manner);
}

/**
 * canasta_setup_set_manner:
 * @self: a setup
 * @seat: a seat
 * @word: how well and in what manner the computer player there plays; what is no
 *   manner changes nothing
 */
void
canasta_setup_set_manner (CanastaSetup *self, guint seat, const char *word)
{
  CanastaManner manner;

  g_return_if_fail (seat < self->players);

  if (canasta_manner_read (&manner, word))
    set_manner (self, seat, &manner);
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

  if (variant && canasta_registry_is_own_game (registry, variant)
      && choose_table_of (self, registry, NULL, variant, players, seating, NULL))
    return TRUE;
  if (choose_table_of (self, registry, STANDARD_HOUSE, variant, players, seating, NULL))
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

/* The players as they are kept; a text that is not theirs changes nothing. */
static void
read_players (CanastaSetup *self, const char *text)
{
  g_autoptr (GVariant) players = NULL;
  guint n;

  if (*text == '\0')
    return;
  players = g_variant_parse (G_VARIANT_TYPE (PLAYERS_TYPE), text, NULL, NULL, NULL);
  if (!players)
    return;

  n = g_variant_n_children (players);
  if (n < 2 || n > CANASTA_MAX_SEATS)
    return;
  canasta_setup_set_table (self, STANDARD_VARIANT, n, NULL);
  for (guint seat = 0; seat < n; seat++)
    {
      const char *name, *manner;

      g_variant_get_child (players, seat, "(&s&s)", &name, &manner);
      if (*name != '\0')
        canasta_setup_set_name (self, seat, name);
      canasta_setup_set_manner (self, seat, manner);
    }
}

/**
 * canasta_setup_new_last:
 * @settings: the preferences
 *
 * Returns: (transfer full): what was played last, or the standard
 */
CanastaSetup *
canasta_setup_new_last (GSettings *settings)
{
  CanastaSetup *self = canasta_setup_new ();
  g_autofree char *name = canasta_person_dup_name (settings);
  g_autofree char *variant = g_settings_get_string (settings, "last-variant");
  g_autofree char *house = g_settings_get_string (settings, "last-house");
  g_autofree char *seating = g_settings_get_string (settings, "last-seating");
  g_autofree char *players = g_settings_get_string (settings, "last-players");

  if (*variant != '\0')
    {
      read_players (self, players);
      canasta_setup_set_table (self, variant, self->players, *seating != '\0' ? seating : NULL);
    }
  canasta_setup_set_house (self, house);
  canasta_setup_set_name (self, 0, name);
  return self;
}

/**
 * canasta_setup_new_again:
 * @match: a match
 * @seat: where the person sits
 * @settings: the preferences
 *
 * Returns: (transfer full): the same table, house and players; how strong those are
 *   a match does not know
 */
CanastaSetup *
canasta_setup_new_again (CanastaMatch *match, guint seat, GSettings *settings)
{
  const CanastaTable *table = canasta_match_get_table (match);
  const char *house = canasta_table_get_house (table);
  const char *const *names = canasta_match_get_names (match);
  g_autofree char *name = canasta_person_dup_name (settings);
  CanastaSetup *self = canasta_setup_new ();

  canasta_setup_set_table (self, canasta_table_get_variant (table), table->players,
                           canasta_table_get_seating (table));
  canasta_setup_set_house (self, house ? house : "");
  canasta_setup_set_name (self, 0, name);
  for (guint i = 1; i < table->players; i++)
    canasta_setup_set_name (self, i, names[(seat + i) % table->players]);
  return self;
}

/**
 * canasta_setup_store:
 * @self: a setup
 * @settings: the preferences
 *
 * Keeps it for the next game; the deal is not.
 */
void
canasta_setup_store (const CanastaSetup *self, GSettings *settings)
{
  GVariantBuilder builder;
  g_autoptr (GVariant) players = NULL;
  g_autofree char *text = NULL;

  g_variant_builder_init (&builder, G_VARIANT_TYPE (PLAYERS_TYPE));
  for (guint seat = 0; seat < self->players; seat++)
    g_variant_builder_add (&builder, "(ss)", self->names[seat], self->manners[seat]);
  players = g_variant_ref_sink (g_variant_builder_end (&builder));
  text = g_variant_print (players, FALSE);

  g_settings_set_string (settings, "last-variant", self->variant);
  g_settings_set_string (settings, "last-house", self->house);
  g_settings_set_string (settings, "last-seating", self->seating ? self->seating : "");
  g_settings_set_string (settings, "last-players", text);
}

/**
 * canasta_setup_describe:
 * @self: a setup
 * @registry: the variants and houses
 *
 * Returns: (transfer full): "Classic, four players"
 */
char *
canasta_setup_describe (const CanastaSetup *self, CanastaRegistry *registry)
{
  g_autofree char *players = canasta_players_describe (self->players);

  return g_strdup_printf (C_("house, players", "%s, %s"),
                          canasta_registry_get_rules_title (registry, self->variant, self->house),
                          players);
}

static CanastaTable *
open_table (const CanastaSetup *self, CanastaRegistry *registry, GError **error)
{
  return canasta_registry_open_table (registry, self->variant, self->players, self->seating,
                                      *self->house != '\0' ? self->house : NULL, NULL, error);
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
 * canasta_setup_list_partners:
 * @table: a table
 *
 * Returns: the seats of a setup whose players are always on the person's side, as bits
 */
guint
canasta_setup_list_partners (const CanastaTable *table)
{
  guint person = canasta_setup_find_seat (table);
  const guint8 *side = table->seatings[0].side;
  guint partners = 0;

  for (guint i = 1; i < table->players && !table->sides_form; i++)
    if (side[(person + i) % table->players] == side[person])
      partners |= 1u << i;
  return partners;
}

/* Everybody moves on by @seat seats. */
static void
move_players (char **words, guint players, guint seat)
{
  char *moved[CANASTA_MAX_SEATS];

  for (guint i = 0; i < players; i++)
    moved[(seat + i) % players] = words[i];
  memcpy (words, moved, players * sizeof *words);
}

/**
 * canasta_setup_seat_person:
 * @self: a setup
 * @registry: the variants and houses
 *
 * Gives the person, who has seat 0, a seat where nobody ever rests; the others
 * move along.
 *
 * Returns: the seat of the person
 */
guint
canasta_setup_seat_person (CanastaSetup *self, CanastaRegistry *registry)
{
  g_autoptr (CanastaTable) table = open_table (self, registry, NULL);
  guint seat = table ? canasta_setup_find_seat (table) : 0;

  move_players (self->names, self->players, seat);
  move_players (self->manners, self->players, seat);
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
  g_autoptr (CanastaTable) table = open_table (self, registry, error);

  if (!table)
    return NULL;
  /* In succession, so that the number of the first round is that of them all. */
  return canasta_match_new (table, CANASTA_DEALING_IN_SUCCESSION,
                            self->deal != CANASTA_ANY_DEAL ? (guint64) self->deal
                                                                 : canasta_deal_choose (),
                            (const char *const *) self->names);
}
