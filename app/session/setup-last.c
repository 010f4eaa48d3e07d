/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was played last, kept to begin the next game with. */
#include "config.h"

#include "session/setup.h"

#include "match/match-names.h"
#include "match/player-names.h"
#include "session/person.h"
#include "settings/settings.h"

/* How players are kept in the preferences: a name, empty where nobody typed one, and a
 * word for who sits there each. */
#define PLAYERS_TYPE "a(ss)"

/* Earlier versions kept the names that they had made up for computer players, in the
 * language of the day. */
static gboolean
was_made_up (const CanastaSetup *self, guint seat, const char *name)
{
  static const char *const made_up[CANASTA_MAX_SEATS][4] = {
    [1] = { "Anna" },
    [2] = { "Ben", "Benoît", "Bruno" },
    [3] = { "Clara" },
    [4] = { "David", "Davide" },
    [5] = { "Emma" },
  };

  return canasta_name_is_made_up (name)
         || (!canasta_setup_is_person (self, seat) && g_strv_contains (made_up[seat], name));
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
  canasta_setup_set_table (self, canasta_setup_get_variant (self), n, NULL);
  for (guint seat = 0; seat < n; seat++)
    {
      const char *name, *driver;

      g_variant_get_child (players, seat, "(&s&s)", &name, &driver);
      canasta_setup_set_driver (self, seat, driver);
      if (!was_made_up (self, seat, name))
        canasta_setup_set_name (self, seat, name);
    }
}

/* Those who sat there before; whatever is kept of others changes nothing. */
static void
read_former (CanastaSetup *self, GSettings *settings)
{
  g_auto (GStrv) names = g_settings_get_strv (settings, "former-names");

  for (guint seat = 0; names[seat] && seat < canasta_setup_get_players (self); seat++)
    canasta_setup_set_former_name (self, seat, names[seat]);
}

/* What is no target is none. */
static int
read_target (GSettings *settings)
{
  const CanastaRule *rule = canasta_rule_find ("target");
  int target = g_settings_get_int (settings, "last-target");

  return target >= rule->minimum && target <= rule->maximum ? target : 0;
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
  g_autofree char *name = canasta_settings_dup_name (settings);
  g_autofree char *variant = g_settings_get_string (settings, "last-variant");
  g_autofree char *house = g_settings_get_string (settings, "last-house");
  g_autofree char *seating = g_settings_get_string (settings, "last-seating");
  g_autofree char *players = g_settings_get_string (settings, "last-players");

  if (*variant != '\0')
    {
      read_players (self, players);
      canasta_setup_set_table (self, variant, canasta_setup_get_players (self),
                               *seating != '\0' ? seating : NULL);
    }
  read_former (self, settings);
  canasta_setup_set_house (self, house);
  canasta_setup_set_target (self, read_target (settings));
  canasta_setup_set_short (self, g_settings_get_boolean (settings, "last-short"));
  canasta_setup_set_hints (self, g_settings_get_boolean (settings, "shared-hints"));
  canasta_setup_set_name (self, 0, name);
  return self;
}

/* How long a match is, where the rules of its house would have it otherwise. */
static void
follow_length (CanastaSetup *self, const CanastaTable *table, CanastaRegistry *registry)
{
  g_autoptr (CanastaRules) rules = canasta_setup_make_rules (self, registry, NULL);
  int target, rounds;

  if (!rules)
    return;
  g_object_get (rules, "target", &target, "rounds", &rounds, NULL);
  canasta_setup_set_short (self, table->rules.rounds == 1 && rounds != 1);
  canasta_setup_set_target (self, table->rules.target != target ? table->rules.target : 0);
}

/* Names that somebody typed, as far as a match tells. */
static void
take_names (CanastaSetup *self, CanastaMatch *match, guint first, const char *own)
{
  const char *const *names = canasta_match_get_typed_names (match);
  guint players = canasta_setup_get_players (self);

  canasta_setup_set_name (self, 0,
                          canasta_setup_is_shared (self) && canasta_match_is_named (match, first)
                            ? names[first] : own);
  for (guint seat = 1; seat < players; seat++)
    if (!was_made_up (self, seat, names[(first + seat) % players]))
      canasta_setup_set_name (self, seat, names[(first + seat) % players]);
  /* What the program calls somebody depends on what the others are called. */
  for (guint seat = 1; seat < players; seat++)
    canasta_setup_set_name (self, seat, canasta_setup_get_name (self, seat));
}

/**
 * canasta_setup_new_again:
 * @match: a match
 * @personal: what is kept beside it
 * @registry: the variants and houses
 * @settings: the preferences
 *
 * Returns: (transfer full): the same table, house, length and players
 */
CanastaSetup *
canasta_setup_new_again (CanastaMatch *match, const CanastaPersonal *personal,
                         CanastaRegistry *registry, GSettings *settings)
{
  const CanastaTable *table = canasta_match_get_table (match);
  const char *house = canasta_table_get_house (table);
  g_autofree char *name = canasta_settings_dup_name (settings);
  guint persons = canasta_person_list (personal);
  guint elsewhere = canasta_person_list_elsewhere (personal);
  CanastaSetup *self = canasta_setup_new ();

  canasta_setup_set_table (self, canasta_table_get_variant (table), table->players,
                           canasta_table_get_seating (table));
  canasta_setup_set_house (self, house ? house : "");
  follow_length (self, table, registry);
  for (guint seat = 1; seat < table->players; seat++)
    {
      guint place = (personal->seat + seat) % table->players;

      if ((elsewhere & (1u << place)) != 0)
        continue;
      canasta_setup_set_driver (self, seat, (persons & (1u << place)) != 0
                                              ? CANASTA_PERSON_WORD : personal->players[place]);
    }
  read_former (self, settings);
  canasta_setup_set_hints (self, canasta_setup_is_shared (self)
                                   ? !personal->no_hints
                                   : g_settings_get_boolean (settings, "shared-hints"));
  take_names (self, match, personal->seat, name);
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
  guint players = canasta_setup_get_players (self);
  const char *seating = canasta_setup_get_seating (self);
  g_auto (GStrv) drivers = canasta_setup_list_drivers (self);
  const char *former[CANASTA_MAX_SEATS + 1] = { NULL };
  GVariantBuilder builder;
  g_autoptr (GVariant) kept = NULL;
  g_autofree char *text = NULL;

  g_variant_builder_init (&builder, G_VARIANT_TYPE (PLAYERS_TYPE));
  for (guint seat = 0; seat < players; seat++)
    {
      g_variant_builder_add (&builder, "(ss)",
                             canasta_setup_is_named (self, seat)
                               ? canasta_setup_get_name (self, seat) : "",
                             drivers[seat]);
      former[seat] = canasta_setup_get_former_name (self, seat);
    }
  kept = g_variant_ref_sink (g_variant_builder_end (&builder));
  text = g_variant_print (kept, FALSE);

  g_settings_set_string (settings, "last-variant", canasta_setup_get_variant (self));
  g_settings_set_string (settings, "last-house", canasta_setup_get_house (self));
  g_settings_set_string (settings, "last-seating", seating ? seating : "");
  g_settings_set_string (settings, "last-players", text);
  g_settings_set_strv (settings, "former-names", former);
  g_settings_set_int (settings, "last-target", canasta_setup_get_target (self));
  g_settings_set_boolean (settings, "last-short", canasta_setup_is_short (self));
  if (canasta_setup_is_shared (self))
    g_settings_set_boolean (settings, "shared-hints", canasta_setup_has_hints (self));
}
