/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is shown is so at the table: no mixed canasta where there is none. */
#include "config.h"

#include "pages/guide-pictures.h"

#include <glib/gi18n-lib.h>

#include "table/card-row.h"

#define CARD_HEIGHT 84
#define PICTURE_WIDTH 220

static gboolean
has_wild_cards (const CanastaTable *table)
{
  return table->roles.wild_ranks != 0;
}

static gboolean
has_red_threes (const CanastaTable *table)
{
  return table->roles.aside_rank != CANASTA_NO_RANK;
}

static gboolean
has_mixed_canastas (const CanastaTable *table)
{
  return table->rules.mixed_canasta > 0 && table->forms.of[CANASTA_RANK_KING].most_wilds > 1;
}

static gboolean
has_sequences (const CanastaTable *table)
{
  return table->forms.of[CANASTA_FORM_SEQUENCE].when != CANASTA_MELD_WHEN_NEVER;
}

static gboolean
is_any (const CanastaTable *table)
{
  return TRUE;
}

static const struct
{
  const char *section;
  const char *caption;
  const char *cards;
  gboolean (*holds) (const CanastaTable *table);
} pictures[] = {
  { "cards", N_("Wild cards"), "Jo 2S 2H", has_wild_cards },
  { "cards", N_("Natural cards"), "4C KH AS", is_any },
  { "canastas", N_("Natural canasta"), "7C 7D 7D 7H 7H 7S 7S", is_any },
  { "canastas", N_("Mixed canasta"), "KC KD KH KS KS 2D Jo", has_mixed_canastas },
  { "melds", N_("Sequences"), "5H 6H 7H 8H 9H", has_sequences },
  { "threes", N_("Red threes"), "3D 3D 3H 3H", has_red_threes },
};

static GtkWidget *
new_picture (CanastaCardArt *art, const char *text, const char *caption)
{
  GtkWidget *picture = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *row = canasta_card_row_new (art, CARD_HEIGHT);
  GtkWidget *label = gtk_label_new (caption);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  CanastaCard cards[CANASTA_MAX_CARDS];
  guint n = 0;

  for (const char *word; (word = words[n]); n++)
    if (!canasta_card_read (&word, &cards[n]))
      g_return_val_if_reached (picture);
  canasta_card_row_set_cards (CANASTA_CARD_ROW (row), cards, n);
  canasta_card_row_set_most_width (CANASTA_CARD_ROW (row), PICTURE_WIDTH);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (picture), row);
  gtk_box_append (GTK_BOX (picture), label);
  return picture;
}

/**
 * canasta_guide_pictures_new:
 * @art: what draws the cards
 * @table: the table the rules are of
 * @section: the name of a section of the guide
 *
 * Returns: (nullable): examples for it
 */
GtkWidget *
canasta_guide_pictures_new (CanastaCardArt *art, const CanastaTable *table, const char *section)
{
  GtkWidget *box = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      if (!g_str_equal (pictures[i].section, section) || !pictures[i].holds (table))
        continue;
      if (!box)
        box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);
      gtk_box_append (GTK_BOX (box),
                      new_picture (art, pictures[i].cards, _(pictures[i].caption)));
    }
  return box;
}
