/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is shown is so at the table: no mixed canasta where there is none. */
#include "config.h"

#include "pages/guide-pictures.h"

#include <glib/gi18n-lib.h>

#include "rules/rule-needs.h"
#include "rules/table-words.h"
#include "table/card-row.h"

#define CARD_HEIGHT 84
#define PICTURE_WIDTH 220

/* What the cards of a picture are for, if the roles of the table know it. */
typedef enum
{
  ROLE_ANY,
  ROLE_WILD,
  ROLE_ASIDE,
} Role;

/* Each is shown where the rules meet what it needs and not what it must lack. */
static const struct
{
  const char *section;
  const char *caption;
  const char *cards;
  Role role;
  guint64 needs;
  guint64 lacks;
} pictures[] = {
  { "cards", N_("Wild cards"), "Jo 2S 2H", ROLE_WILD, CANASTA_NEEDS_JOKERS, 0 },
  { "cards", N_("Wild cards"), "2S 2H", ROLE_WILD, 0, CANASTA_NEEDS_JOKERS },
  { "cards", N_("Natural cards"), "4C KH AS", ROLE_ANY, 0, 0 },
  { "canastas", N_("Natural canasta"), "7C 7D 7D 7H 7H 7S 7S", ROLE_ANY,
    CANASTA_NEEDS_CANASTAS, 0 },
  { "canastas", N_("Mixed canasta"), "KC KC KD KH KS KS 2D", ROLE_WILD,
    CANASTA_NEEDS_CANASTAS | CANASTA_NEEDS_WILDS_IN_MELDS, 0 },
  { "melds", N_("Sequences"), "5H 6H 7H 8H 9H", ROLE_ANY, CANASTA_NEEDS_SEQUENCES, 0 },
  { "threes", N_("Red threes"), "3D 3D 3H 3H", ROLE_ASIDE, 0, 0 },
};

static gboolean
holds (guint picture, const CanastaTable *table)
{
  if (!canasta_rule_values_meet (&table->rules, pictures[picture].needs)
      || (pictures[picture].lacks
          && canasta_rule_values_meet (&table->rules, pictures[picture].lacks)))
    return FALSE;
  switch (pictures[picture].role)
    {
    case ROLE_WILD:
      return table->roles.wild_ranks != 0;
    case ROLE_ASIDE:
      return table->roles.aside_rank != CANASTA_NO_RANK;
    case ROLE_ANY:
    default:
      return TRUE;
    }
}

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
      if (!g_str_equal (pictures[i].section, section) || !holds (i, table))
        continue;
      if (!box)
        box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);
      gtk_box_append (GTK_BOX (box),
                      new_picture (art, pictures[i].cards, T_(table, pictures[i].caption)));
    }
  return box;
}
