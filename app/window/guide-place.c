/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "window/guide-place.h"

#include "pages/guide-window.h"

struct _CanastaGuidePlace
{
  GObject parent_instance;

  GtkWindow *window;            /* which lives longer … */
  CanastaTablePage *table_page; /* … and the page of its table, or NULL */
  CanastaRegistry *registry;
  CanastaCardArt *art;
  CanastaGuideView *guide;      /* while it is open, or NULL … */
  CanastaTable *table;          /* … and the table it is about */
};

G_DEFINE_FINAL_TYPE (CanastaGuidePlace, canasta_guide_place, G_TYPE_OBJECT)

/**
 * canasta_guide_place_is_beside:
 * @self: the place of the rules
 *
 * Returns: whether they stand beside the table
 */
gboolean
canasta_guide_place_is_beside (CanastaGuidePlace *self)
{
  return self->guide
         && gtk_widget_get_root (GTK_WIDGET (self->guide)) == GTK_ROOT (self->window);
}

/**
 * canasta_guide_place_close:
 * @self: the place of the rules
 *
 * Takes them away, where they are open.
 */
void
canasta_guide_place_close (CanastaGuidePlace *self)
{
  if (canasta_guide_place_is_beside (self))
    canasta_table_page_show_guide (self->table_page, NULL);
  else if (self->guide)
    gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->guide))));
}

static void
open_guide (CanastaGuidePlace *self, CanastaTable *table, gboolean is_at_table)
{
  CanastaGuideView *guide = canasta_guide_window_new_view (table, self->registry, self->art);

  g_signal_connect_object (guide, "close", G_CALLBACK (canasta_guide_place_close), self,
                           G_CONNECT_SWAPPED);
  g_clear_pointer (&self->table, canasta_table_unref);
  self->table = canasta_table_ref (table);
  g_set_weak_pointer (&self->guide, guide);
  if (is_at_table && canasta_table_page_has_room (self->table_page, CANASTA_GUIDE_VIEW_WIDTH))
    {
      canasta_guide_view_put_beside (guide);
      canasta_table_page_show_guide (self->table_page, GTK_WIDGET (guide));
    }
  else
    {
      canasta_guide_window_new (self->window, guide);
    }
}

/**
 * canasta_guide_place_explain:
 * @self: the place of the rules
 * @table: the table whose rules are wanted
 * @rule: (nullable): the name of a rule, whose paragraph is wanted
 * @is_at_table: whether the page of the table is shown
 *
 * Shows the rules, in place of those of another table.
 */
void
canasta_guide_place_explain (CanastaGuidePlace *self, CanastaTable *table, const char *rule,
                             gboolean is_at_table)
{
  if ((canasta_guide_place_is_beside (self) && !is_at_table) || self->table != table)
    canasta_guide_place_close (self);
  if (!self->guide)
    open_guide (self, table, is_at_table);
  canasta_guide_view_show_rule (self->guide, rule);
  if (canasta_guide_place_is_beside (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->guide));
  else
    gtk_window_present (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->guide))));
}

static void
canasta_guide_place_dispose (GObject *object)
{
  CanastaGuidePlace *self = CANASTA_GUIDE_PLACE (object);

  g_clear_weak_pointer (&self->guide);
  g_clear_pointer (&self->table, canasta_table_unref);
  g_clear_object (&self->art);
  g_clear_object (&self->registry);
  G_OBJECT_CLASS (canasta_guide_place_parent_class)->dispose (object);
}

static void
canasta_guide_place_class_init (CanastaGuidePlaceClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_guide_place_dispose;
}

static void
canasta_guide_place_init (CanastaGuidePlace *self)
{
}

/**
 * canasta_guide_place_new:
 * @window: a window
 * @registry: the variants and houses
 * @art: what draws the cards
 *
 * Returns: (transfer full): the place of the rules of that window
 */
CanastaGuidePlace *
canasta_guide_place_new (GtkWindow *window, CanastaRegistry *registry, CanastaCardArt *art)
{
  CanastaGuidePlace *self = g_object_new (CANASTA_TYPE_GUIDE_PLACE, NULL);

  self->window = window;
  self->registry = g_object_ref (registry);
  self->art = g_object_ref (art);
  return self;
}

/**
 * canasta_guide_place_set_table_page:
 * @self: the place of the rules
 * @table_page: the page of the table in the window, which has come
 */
void
canasta_guide_place_set_table_page (CanastaGuidePlace *self, CanastaTablePage *table_page)
{
  self->table_page = table_page;
}
