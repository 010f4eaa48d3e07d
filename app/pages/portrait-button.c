/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/portrait-button.h"

#include "pages/accessible.h"
#include "table/popover.h"
#include "table/portrait-view.h"
#include "turn/portraits.h"

#define SIZE 40
#define OFFERED_SIZE 56
#define COLUMNS 4
#define SPACE 4

struct _CanastaPortraitButton
{
  GtkButton parent_instance;

  CanastaCardArt *art;
  char *title;
  guint portrait;
  CanastaPortraitView *view;
  GtkWidget *popover;                           /* NULL until it is opened */
  GtkWidget *offered[CANASTA_N_PORTRAITS];      /* in it: toggle buttons */
};

G_DEFINE_FINAL_TYPE (CanastaPortraitButton, canasta_portrait_button, GTK_TYPE_BUTTON)

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
tell_expanded (CanastaPortraitButton *self)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED,
                               gtk_widget_get_visible (self->popover), -1);
}

static void
offered_clicked_cb (GtkWidget *button, CanastaPortraitButton *self)
{
  guint portrait = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "portrait"));

  gtk_popover_popdown (GTK_POPOVER (self->popover));
  g_signal_emit (self, signals[CHOSEN], 0, portrait);
}

static GtkWidget *
new_offered (CanastaPortraitButton *self, guint portrait)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *view = canasta_portrait_view_new (self->art, OFFERED_SIZE);
  const char *words = canasta_portrait_describe (portrait);

  canasta_portrait_view_set_portrait (CANASTA_PORTRAIT_VIEW (view), portrait);
  gtk_button_set_child (GTK_BUTTON (button), view);
  gtk_widget_set_tooltip_text (button, words);
  gtk_widget_add_css_class (button, "flat");
  canasta_accessible_set_name (button, words);
  g_object_set_data (G_OBJECT (button), "portrait", GUINT_TO_POINTER (portrait));
  g_signal_connect_object (button, "clicked", G_CALLBACK (offered_clicked_cb), self,
                           G_CONNECT_DEFAULT);
  return button;
}

static void
make_popover (CanastaPortraitButton *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), SPACE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), SPACE);
  for (guint i = 0; i < CANASTA_N_PORTRAITS; i++)
    {
      self->offered[i] = new_offered (self, i);
      if (i > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->offered[i]),
                                     GTK_TOGGLE_BUTTON (self->offered[0]));
      gtk_grid_attach (GTK_GRID (grid), self->offered[i], (int) (i % COLUMNS), (int) (i / COLUMNS),
                       1, 1);
    }
  self->popover = gtk_popover_new ();
  gtk_widget_add_css_class (self->popover, "portraits");
  gtk_popover_set_child (GTK_POPOVER (self->popover), grid);
  canasta_accessible_set_name (self->popover, self->title);
  gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
  g_signal_connect_object (self->popover, "notify::visible", G_CALLBACK (tell_expanded), self,
                           G_CONNECT_SWAPPED);
}

/* Begins at the one that is shown. */
static void
canasta_portrait_button_clicked (GtkButton *button)
{
  CanastaPortraitButton *self = CANASTA_PORTRAIT_BUTTON (button);

  if (!self->popover)
    make_popover (self);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->offered[self->portrait]), TRUE);
  gtk_popover_popup (GTK_POPOVER (self->popover));
  gtk_widget_grab_focus (self->offered[self->portrait]);
}

static void
canasta_portrait_button_dispose (GObject *object)
{
  CanastaPortraitButton *self = CANASTA_PORTRAIT_BUTTON (object);

  canasta_popover_remove (&self->popover);
  g_clear_object (&self->art);
  g_clear_pointer (&self->title, g_free);
  G_OBJECT_CLASS (canasta_portrait_button_parent_class)->dispose (object);
}

static void
canasta_portrait_button_class_init (CanastaPortraitButtonClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_portrait_button_dispose;
  GTK_BUTTON_CLASS (class)->clicked = canasta_portrait_button_clicked;
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
canasta_portrait_button_init (CanastaPortraitButton *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "portrait");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, TRUE,
                                  -1);
}

/**
 * canasta_portrait_button_new:
 * @art: draws the faces
 * @title: whose face it is, in words
 *
 * Returns: the button, which shows the first portrait
 */
GtkWidget *
canasta_portrait_button_new (CanastaCardArt *art, const char *title)
{
  CanastaPortraitButton *self = g_object_new (CANASTA_TYPE_PORTRAIT_BUTTON, NULL);
  GtkWidget *view = canasta_portrait_view_new (art, SIZE);

  self->art = g_object_ref (art);
  self->title = g_strdup (title);
  self->view = CANASTA_PORTRAIT_VIEW (view);
  gtk_button_set_child (GTK_BUTTON (self), view);
  canasta_accessible_set_name (self, title);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), title);
  canasta_portrait_button_set_portrait (self, 0);
  return GTK_WIDGET (self);
}

void
canasta_portrait_button_set_portrait (CanastaPortraitButton *self, guint portrait)
{
  g_return_if_fail (portrait < CANASTA_N_PORTRAITS);

  self->portrait = portrait;
  canasta_portrait_view_set_portrait (self->view, portrait);
  canasta_accessible_set_description (self, canasta_portrait_describe (portrait));
}
