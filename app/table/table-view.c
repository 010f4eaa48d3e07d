/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table view: the widget, its children, preferences and signals. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "table/card-settings.h"
#include "table/popover.h"
#include "table/table-view-private.h"

G_DEFINE_FINAL_TYPE (CanastaTableView, canasta_table_view, GTK_TYPE_WIDGET)

enum
{
  PROP_SETTINGS = 1,
  PROP_SORT_ORDER,
  PROP_FELT,
  PROP_STRONG_FOCUS,
  PROP_SINGLE_KEYS,
  PROP_CARD_SIZE,
  N_PROPS,
};

enum
{
  SIGNAL_ACTION,
  SIGNAL_UNDO,
  SIGNAL_REDO,
  SIGNAL_UNDO_ALL,
  SIGNAL_SKIP,
  SIGNAL_EXPLAIN,
  SIGNAL_ANNOUNCE,
  SIGNAL_ASKED,
  SIGNAL_DRAFT_CHANGED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
canasta_table_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (widget);

  if (!self->has_observation)
    return;
  GTK_WIDGET_CLASS (canasta_table_view_parent_class)->snapshot (widget, snapshot);
  canasta_motion_snapshot (self->motion, snapshot);
  canasta_table_view_snapshot_drag (self, snapshot);
}

/* Preferences. */

static void
set_class (GtkWidget *widget, const char *css_class, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

static void
set_felt (CanastaTableView *self, const char *felt)
{
  static const char *const felts[] = { "green", "blue", "red", "brown", "grey" };

  for (guint i = 0; i < G_N_ELEMENTS (felts); i++)
    {
      g_autofree char *css_class = g_strconcat ("felt-", felts[i], NULL);

      set_class (GTK_WIDGET (self), css_class, g_strcmp0 (felt, felts[i]) == 0);
    }
}

static void
bind_settings (CanastaTableView *self)
{
  GSettings *settings = self->settings;

  canasta_card_settings_bind (settings, self->art);
  g_settings_bind (settings, "sort-order", self, "sort-order", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "felt", self, "felt", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "strong-focus", self, "strong-focus", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "single-key-shortcuts", self, "single-keys", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "card-size", self, "card-size", G_SETTINGS_BIND_GET);
}

/* The cards look otherwise: everything that shows some is drawn anew. */
static void
redraw (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    redraw (child);
}

static void
art_changed_cb (CanastaCardArt *art, CanastaTableView *self)
{
  redraw (GTK_WIDGET (self));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Children. */

static void
selection_changed_cb (CanastaHandView *hand, CanastaTableView *self)
{
  if (!self->has_observation)
    return;
  /* A sentence about the cards selected before would mislead. */
  g_clear_pointer (&self->message, g_free);
  canasta_table_view_show_bands (self);
  canasta_table_view_show_well (self);
  canasta_table_view_show_prompt (self);
}

static void
order_changed_cb (CanastaHandView *hand, CanastaTableView *self)
{
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SORT_ORDER]);
  g_signal_emit (self, signals[SIGNAL_DRAFT_CHANGED], 0);
}

static void
card_activated_cb (CanastaHandView *hand, guint id, CanastaTableView *self)
{
  canasta_table_view_activate_card (self, id, FALSE);
}

static void
card_thrown_cb (CanastaHandView *hand, guint id, CanastaTableView *self)
{
  canasta_table_view_activate_card (self, id, TRUE);
}

static void
stock_activated_cb (CanastaPileView *stock, CanastaTableView *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.draw", NULL);
}

static void
pile_activated_cb (CanastaPileView *pile, CanastaTableView *self)
{
  if (self->has_observation)
    canasta_table_view_activate_pile (self);
}

static void
draft_changed_cb (CanastaDraft *draft, CanastaTableView *self)
{
  /* An update shows everything once, at its end. */
  if (self->updating)
    return;
  canasta_table_view_note_places (self);
  canasta_table_view_refresh (self);
  g_signal_emit (self, signals[SIGNAL_DRAFT_CHANGED], 0);
}

static void
create_children (CanastaTableView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->seats = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST,
                              "homogeneous", TRUE, "spacing", CANASTA_TABLE_VIEW_SEAT_GAP, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->seats), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Players"), -1);
  self->well = canasta_well_view_new (self->art);
  self->prompt = canasta_prompt_view_new ();
  self->hand = canasta_hand_view_new (self->art);
  gtk_widget_set_parent (self->seats, widget);
  gtk_widget_set_parent (self->well, widget);
  gtk_widget_set_parent (self->prompt, widget);
  gtk_widget_set_parent (self->hand, widget);

  g_signal_connect (self->hand, "selection-changed", G_CALLBACK (selection_changed_cb), self);
  g_signal_connect (self->hand, "order-changed", G_CALLBACK (order_changed_cb), self);
  g_signal_connect (self->hand, "activate", G_CALLBACK (card_activated_cb), self);
  g_signal_connect (self->hand, "throw", G_CALLBACK (card_thrown_cb), self);
  g_signal_connect (canasta_well_view_get_stock (CANASTA_WELL_VIEW (self->well)), "activate",
                    G_CALLBACK (stock_activated_cb), self);
  g_signal_connect (canasta_well_view_get_pile (CANASTA_WELL_VIEW (self->well)), "activate",
                    G_CALLBACK (pile_activated_cb), self);
}

/* The class. */

static void
canasta_table_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (object);

  switch (id)
    {
    case PROP_SORT_ORDER:
      g_value_set_enum (value, canasta_hand_view_get_sort (CANASTA_HAND_VIEW (self->hand)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
canasta_table_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (object);

  switch (id)
    {
    case PROP_SETTINGS:
      self->settings = g_value_dup_object (value);
      break;
    case PROP_SORT_ORDER:
      if (g_value_get_enum (value)
          != (int) canasta_hand_view_get_sort (CANASTA_HAND_VIEW (self->hand)))
        canasta_hand_view_sort (CANASTA_HAND_VIEW (self->hand), g_value_get_enum (value));
      break;
    case PROP_FELT:
      set_felt (self, g_value_get_string (value));
      break;
    case PROP_STRONG_FOCUS:
      set_class (GTK_WIDGET (self), "strong-focus", g_value_get_boolean (value));
      break;
    case PROP_SINGLE_KEYS:
      gtk_event_controller_set_propagation_phase (
        self->letters, g_value_get_boolean (value) ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE);
      break;
    case PROP_CARD_SIZE:
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
canasta_table_view_constructed (GObject *object)
{
  G_OBJECT_CLASS (canasta_table_view_parent_class)->constructed (object);
  bind_settings (CANASTA_TABLE_VIEW (object));
}

static void
canasta_table_view_dispose (GObject *object)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (object);
  GtkWidget *child;

  self->has_observation = FALSE;
  g_clear_pointer (&self->motion, canasta_motion_free);
  g_clear_pointer (&self->places, g_array_unref);
  canasta_popover_remove (&self->popover);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  self->n_bands = 0;
  if (self->draft)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  if (self->art)
    g_signal_handlers_disconnect_by_data (self->art, self);
  g_clear_object (&self->draft);
  g_clear_object (&self->art);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->choices, g_array_unref);
  g_clear_pointer (&self->message, g_free);
  g_clear_pointer (&self->asked, g_free);
  canasta_surroundings_clear (&self->surroundings);
  G_OBJECT_CLASS (canasta_table_view_parent_class)->dispose (object);
}

static void
install_signals (GType type)
{
  static const struct
  {
    guint id;
    const char *name;
  } plain[] = {
    { SIGNAL_UNDO, "undo" },
    { SIGNAL_REDO, "redo" },
    { SIGNAL_UNDO_ALL, "undo-all" },
    { SIGNAL_SKIP, "skip" },
    { SIGNAL_ASKED, "asked" },
    { SIGNAL_DRAFT_CHANGED, "draft-changed" },
  };

  signals[SIGNAL_ACTION] = g_signal_new ("action", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SIGNAL_EXPLAIN] = g_signal_new ("explain", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_ANNOUNCE] = g_signal_new ("announce", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                           NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  for (guint i = 0; i < G_N_ELEMENTS (plain); i++)
    signals[plain[i].id] = g_signal_new (plain[i].name, type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                         NULL, G_TYPE_NONE, 0);
}

static void
install_properties (GObjectClass *class)
{
  properties[PROP_SETTINGS] =
    g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS,
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_SORT_ORDER] =
    g_param_spec_enum ("sort-order", NULL, NULL, CANASTA_TYPE_SORT_ORDER,
                       CANASTA_SORT_RANK_ASCENDING,
                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_FELT] =
    g_param_spec_string ("felt", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_STRONG_FOCUS] =
    g_param_spec_boolean ("strong-focus", NULL, NULL, FALSE,
                          G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SINGLE_KEYS] =
    g_param_spec_boolean ("single-keys", NULL, NULL, TRUE,
                          G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_CARD_SIZE] =
    g_param_spec_double ("card-size", NULL, NULL, 0.8, 1.5, 1.0,
                         G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (class, N_PROPS, properties);
}

/* The hand is what a person begins with. */
static gboolean
canasta_table_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (CANASTA_TABLE_VIEW (widget)->hand);
}

static void
canasta_table_view_class_init (CanastaTableViewClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->get_property = canasta_table_view_get_property;
  object_class->set_property = canasta_table_view_set_property;
  object_class->constructed = canasta_table_view_constructed;
  object_class->dispose = canasta_table_view_dispose;
  widget_class->measure = canasta_table_view_measure;
  widget_class->size_allocate = canasta_table_view_size_allocate;
  widget_class->snapshot = canasta_table_view_snapshot;
  widget_class->focus = canasta_table_view_focus;
  widget_class->grab_focus = canasta_table_view_grab_focus;

  install_properties (object_class);
  install_signals (G_TYPE_FROM_CLASS (class));
  canasta_table_view_install_actions (widget_class);
  gtk_widget_class_set_css_name (widget_class, "table-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
canasta_table_view_init (CanastaTableView *self)
{
  self->art = canasta_card_art_new ();
  self->draft = canasta_draft_new ();
  self->motion = canasta_motion_new (GTK_WIDGET (self));
  self->places = canasta_table_view_new_places ();
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Table"), -1);
  create_children (self);
  canasta_table_view_add_keys (self);
  canasta_table_view_add_drag (self);
  g_signal_connect (self->art, "changed", G_CALLBACK (art_changed_cb), self);
  g_signal_connect (self->draft, "changed", G_CALLBACK (draft_changed_cb), self);
}

GtkWidget *
canasta_table_view_new (GSettings *settings)
{
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  return g_object_new (CANASTA_TYPE_TABLE_VIEW, "settings", settings, NULL);
}
