/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "preferences/tile-row.h"

struct _CanastaTileRow
{
  AdwPreferencesRow parent_instance;

  GtkFlowBox *tiles;
  GSettings *settings;
  char *key;
};

G_DEFINE_FINAL_TYPE (CanastaTileRow, canasta_tile_row, ADW_TYPE_PREFERENCES_ROW)

/* The word on the disk that a tile stands for. */
static const char *
get_word (GtkFlowBoxChild *tile)
{
  return g_object_get_data (G_OBJECT (tile), "word");
}

static void
tell_checked (CanastaTileRow *self)
{
  GtkFlowBoxChild *tile;

  for (int i = 0; (tile = gtk_flow_box_get_child_at_index (self->tiles, i)); i++)
    gtk_accessible_update_state (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_STATE_CHECKED,
                                 gtk_flow_box_child_is_selected (tile)
                                   ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                   : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

static void
chosen_cb (CanastaTileRow *self)
{
  g_autoptr (GList) chosen = gtk_flow_box_get_selected_children (self->tiles);

  tell_checked (self);
  if (chosen)
    g_settings_set_string (self->settings, self->key, get_word (chosen->data));
}

/* A word that no tile stands for chooses the first, as those who read it do. */
static void
setting_changed_cb (CanastaTileRow *self)
{
  g_autofree char *word = g_settings_get_string (self->settings, self->key);
  GtkFlowBoxChild *chosen = gtk_flow_box_get_child_at_index (self->tiles, 0);
  GtkFlowBoxChild *tile;

  for (int i = 0; (tile = gtk_flow_box_get_child_at_index (self->tiles, i)); i++)
    if (g_str_equal (get_word (tile), word))
      chosen = tile;
  g_signal_handlers_block_by_func (self->tiles, chosen_cb, self);
  gtk_flow_box_select_child (self->tiles, chosen);
  g_signal_handlers_unblock_by_func (self->tiles, chosen_cb, self);
  tell_checked (self);
}

static void
canasta_tile_row_dispose (GObject *object)
{
  CanastaTileRow *self = CANASTA_TILE_ROW (object);

  g_clear_object (&self->settings);
  g_clear_pointer (&self->key, g_free);
  G_OBJECT_CLASS (canasta_tile_row_parent_class)->dispose (object);
}

/* Whoever goes to the row comes to the tile that is chosen: so the search of the preferences finds
 * the way. */
static gboolean
canasta_tile_row_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (GTK_WIDGET (CANASTA_TILE_ROW (widget)->tiles),
                                 GTK_DIR_TAB_FORWARD);
}

static void
canasta_tile_row_class_init (CanastaTileRowClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_tile_row_dispose;
  GTK_WIDGET_CLASS (class)->grab_focus = canasta_tile_row_grab_focus;
}

static void
canasta_tile_row_init (CanastaTileRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *title = gtk_label_new (NULL);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  g_object_bind_property (self, "title", title, "label", G_BINDING_SYNC_CREATE);

  self->tiles = GTK_FLOW_BOX (g_object_new (GTK_TYPE_FLOW_BOX,
                                            "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO_GROUP,
                                            "selection-mode", GTK_SELECTION_BROWSE,
                                            "homogeneous", TRUE,
                                            "max-children-per-line", 12,
                                            "row-spacing", 6,
                                            "column-spacing", 6,
                                            "halign", GTK_ALIGN_START, NULL));
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->tiles),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY, title, NULL, -1);

  gtk_accessible_update_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  title, NULL, -1);

  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->tiles));
  gtk_widget_add_css_class (box, "tiles");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
}

/**
 * canasta_tile_row_add:
 * @self: a row
 * @word: what it stands for on the disk
 * @name: what it is called
 * @picture: what it looks like
 */
void
canasta_tile_row_add (CanastaTileRow *self, const char *word, const char *name, GtkWidget *picture)
{
  GtkWidget *tile = g_object_new (GTK_TYPE_FLOW_BOX_CHILD,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), label);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (tile), box);

  g_object_set_data_full (G_OBJECT (tile), "word", g_strdup (word), g_free);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_STATE_CHECKED,
                               GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  gtk_flow_box_append (self->tiles, tile);
}

/**
 * canasta_tile_row_bind:
 * @self: a row with its tiles
 * @settings: the preferences
 * @key: the one that is chosen here, a word
 *
 * From now on the row shows and changes the preference.
 */
void
canasta_tile_row_bind (CanastaTileRow *self, GSettings *settings, const char *key)
{
  g_autofree char *changed = g_strconcat ("changed::", key, NULL);

  g_set_object (&self->settings, settings);
  self->key = g_strdup (key);
  setting_changed_cb (self);
  g_signal_connect_object (self->tiles, "selected-children-changed", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, changed, G_CALLBACK (setting_changed_cb), self,
                           G_CONNECT_SWAPPED);
}
