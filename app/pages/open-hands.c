/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/open-hands.h"

#include "table/card-row.h"
#include "table/card-settings.h"

#define CARD_HEIGHT 64

struct _CanastaOpenHands
{
  AdwBin parent_instance;

  CanastaCardArt *art;
  GtkWidget *box;
  GtkWidget *names[CANASTA_MAX_SEATS];
  GtkWidget *rows[CANASTA_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (CanastaOpenHands, canasta_open_hands, ADW_TYPE_BIN)

static void
canasta_open_hands_dispose (GObject *object)
{
  g_clear_object (&CANASTA_OPEN_HANDS (object)->art);
  G_OBJECT_CLASS (canasta_open_hands_parent_class)->dispose (object);
}

static void
canasta_open_hands_class_init (CanastaOpenHandsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_open_hands_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
canasta_open_hands_init (CanastaOpenHands *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

static void
add_rows (CanastaOpenHands *self)
{
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      self->names[seat] = gtk_label_new (NULL);
      self->rows[seat] = canasta_card_row_new (self->art, CARD_HEIGHT);
      gtk_label_set_xalign (GTK_LABEL (self->names[seat]), 0);
      gtk_label_set_ellipsize (GTK_LABEL (self->names[seat]), PANGO_ELLIPSIZE_END);
      gtk_box_append (GTK_BOX (self->box), self->names[seat]);
      gtk_box_append (GTK_BOX (self->box), self->rows[seat]);
    }
}

/* Before it is updated for the first time. */
void
canasta_open_hands_set_art (CanastaOpenHands *self, CanastaCardArt *art)
{
  g_return_if_fail (!self->art);

  self->art = g_object_ref (art);
  add_rows (self);
}

/**
 * canasta_open_hands_update:
 * @self: open hands
 * @match: a match
 * @viewer: the player whose hand lies on the table anyway
 */
void
canasta_open_hands_update (CanastaOpenHands *self, CanastaMatch *match, guint viewer)
{
  const CanastaState *state = canasta_match_get_state (match);
  guint players = canasta_match_get_table (match)->players;

  canasta_card_settings_follow_table (canasta_match_get_table (match), self->art);
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      gboolean is_shown = seat < players && seat != viewer && seat != state->board.resting;

      gtk_widget_set_visible (self->names[seat], is_shown);
      gtk_widget_set_visible (self->rows[seat], is_shown);
      if (!is_shown)
        continue;
      gtk_label_set_label (GTK_LABEL (self->names[seat]), canasta_match_get_names (match)[seat]);
      canasta_card_row_set_hand (CANASTA_CARD_ROW (self->rows[seat]), &state->hands[seat]);
    }
}
