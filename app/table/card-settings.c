/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/card-settings.h"

#include <glib/gi18n-lib.h>

static gboolean
get_letters (GValue *value, GVariant *variant, gpointer data)
{
  const char *letters = g_variant_get_string (variant, NULL);

  /* Translators: the letters on court cards where this language is spoken:
   * "english" (J Q K), "french" (V D R) or "german" (B D K); nothing else. */
  if (g_str_equal (letters, "local"))
    letters = C_("court cards", "english");

  if (g_str_equal (letters, "french"))
    g_value_set_enum (value, CANASTA_INDEX_LETTERS_FRENCH);
  else if (g_str_equal (letters, "german"))
    g_value_set_enum (value, CANASTA_INDEX_LETTERS_GERMAN);
  else
    g_value_set_enum (value, CANASTA_INDEX_LETTERS_ENGLISH);
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
  g_settings_bind (settings, "large-print", art, "large-print", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "four-colour", art, "four-colour", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "card-back", art, "back-id", G_SETTINGS_BIND_GET);
  g_settings_bind_with_mapping (settings, "index-letters", art, "letters", G_SETTINGS_BIND_GET,
                                get_letters, NULL, NULL, NULL);
}
