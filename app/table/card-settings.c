/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/card-settings.h"

#include <glib/gi18n-lib.h>

static gboolean
get_letters (GValue *value, GVariant *variant, gpointer data)
{
  g_autoptr (GEnumClass) class = g_type_class_ref (CANASTA_TYPE_INDEX_LETTERS);
  const GEnumValue *letters =
    g_enum_get_value_by_nick (class, g_variant_get_string (variant, NULL));

  /* The one word that names no letters stands for those of the language. */
  if (!letters)
    /* Translators: the letters on court cards where this language is spoken:
     * "english" (J Q K), "french" (V D R) or "german" (B D K); nothing else. */
    letters = g_enum_get_value_by_nick (class, C_("court cards", "english"));
  g_value_set_enum (value, letters ? letters->value : CANASTA_INDEX_LETTERS_ENGLISH);
  return TRUE;
}

/**
 * canasta_card_settings_bind:
 * @settings: the preferences
 * @art: card art
 *
 * Draws the cards as the person wants them, from now on. The letters are those
 * of the language spoken now.
 */
void
canasta_card_settings_bind (GSettings *settings, CanastaCardArt *art)
{
  g_settings_bind (settings, "card-deck", art, "deck-id", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "large-print", art, "large-print", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "four-colour", art, "four-colour", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "card-back", art, "back-id", G_SETTINGS_BIND_GET);
  g_settings_bind_with_mapping (settings, "index-letters", art, "letters", G_SETTINGS_BIND_GET,
                                get_letters, NULL, NULL, NULL);
}

/**
 * canasta_card_settings_follow_table:
 * @table: a table
 * @art: card art
 *
 * Draws cards as they are played at this table, until another is told: threes bear the signs
 * of what they do there.
 */
void
canasta_card_settings_follow_table (const CanastaTable *table, CanastaCardArt *art)
{
  canasta_card_art_set_plain_threes (art, table->rules.threes == CANASTA_THREES_ORDINARY);
}
