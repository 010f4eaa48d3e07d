/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/choice-popover.h"

#include <glib/gi18n-lib.h>

#include "table/card-row.h"
#include "table/popover.h"
#include "turn/choices.h"

#define CARD_HEIGHT 64

static void
clicked_cb (GtkButton *button, CanastaTurn *turn)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index"));

  gtk_popover_popdown (
    GTK_POPOVER (gtk_widget_get_ancestor (GTK_WIDGET (button), GTK_TYPE_POPOVER)));
  canasta_turn_choose (turn, index);
}

static void
add_line (GtkWidget *lines, const char *text, const char *css_class)
{
  GtkWidget *line = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (line), 0);
  gtk_label_set_wrap (GTK_LABEL (line), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (line), 44);
  if (css_class)
    gtk_widget_add_css_class (line, css_class);
  gtk_box_append (GTK_BOX (lines), line);
}

/* The cards something is done with. */
static void
add_cards (GtkWidget *content, CanastaCardArt *art, const CanastaCardSet *cards)
{
  GtkWidget *row;

  if (canasta_card_set_is_empty (cards))
    return;
  row = canasta_card_row_new (art, CARD_HEIGHT);
  canasta_card_row_set_hand (CANASTA_CARD_ROW (row), cards);
  gtk_widget_set_valign (row, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), row);
}

static GtkWidget *
new_button (const CanastaChoice *choice, CanastaCardArt *art)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  add_cards (content, art, &choice->cards);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_box_append (GTK_BOX (content), lines);
  add_line (lines, choice->label, NULL);
  if (choice->detail)
    add_line (lines, choice->detail, "caption");
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_sensitive (button, choice->enabled);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  choice->label, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  choice->detail ? choice->detail : "", -1);
  return button;
}

static const char *
get_title (CanastaOffer offer)
{
  switch (offer)
    {
    case CANASTA_OFFER_WAYS:
      return _("Take the pile");
    case CANASTA_OFFER_JOINS:
      return _("Join two melds");
    case CANASTA_OFFER_TARGETS:
    case CANASTA_OFFER_NONE:
    default:
      return _("Lay the cards down here");
    }
}

/* A list of what there is to choose from in a turn, no wider than @room; @art draws
 * the cards in it. */
GtkWidget *
canasta_choice_popover_new (CanastaTurn *turn, CanastaCardArt *art, int room)
{
  g_autoptr (GPtrArray) choices = canasta_turn_list_choices (turn);
  const char *title = get_title (canasta_turn_get_offer (turn, NULL));
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  add_line (box, title, "heading");
  for (guint i = 0; i < choices->len; i++)
    {
      GtkWidget *button = new_button (g_ptr_array_index (choices, i), art);

      g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (i));
      g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), turn,
                               G_CONNECT_DEFAULT);
      gtk_box_append (GTK_BOX (box), button);
    }
  canasta_popover_set_child (GTK_POPOVER (popover), box, room);
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  return popover;
}

/* Shows a popover of a widget above a part of it. */
void
canasta_choice_popover_show (GtkWidget *popover, GtkWidget *over, GtkWidget *beside)
{
  graphene_rect_t bounds;

  gtk_widget_set_parent (popover, over);
  if (gtk_widget_compute_bounds (beside, over, &bounds))
    gtk_popover_set_pointing_to (GTK_POPOVER (popover),
                                 &(GdkRectangle){ bounds.origin.x, bounds.origin.y,
                                                  bounds.size.width, bounds.size.height });
  gtk_popover_set_position (GTK_POPOVER (popover), GTK_POS_TOP);
  gtk_popover_popup (GTK_POPOVER (popover));
}
