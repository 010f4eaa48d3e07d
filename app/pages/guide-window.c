/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/guide-window.h"

#include "settings/titles.h"
#include "variants/tables.h"

/**
 * canasta_guide_window_new_view:
 * @table: a table, played at or not
 * @registry: the variants and houses
 * @art: what draws the cards
 *
 * Returns: (transfer floating): the rules of the table; what differs from the standard of
 *   its house is marked
 */
CanastaGuideView *
canasta_guide_window_new_view (const CanastaTable *table, CanastaRegistry *registry,
                               CanastaCardArt *art)
{
  const char *house = canasta_table_get_house (table);
  g_autofree char *name = canasta_table_dup_name (table);
  g_autoptr (CanastaRules) standard = canasta_registry_make_standard (registry, name, house, NULL);

  return canasta_guide_view_new (
    table, standard,
    canasta_titles_get_rules (registry, canasta_table_get_variant (table), house), art);
}

/**
 * canasta_guide_window_new:
 * @parent: the window it stands beside
 * @view: (transfer floating): the rules, without a place
 *
 * Returns: (transfer none): the window, not yet presented
 */
GtkWindow *
canasta_guide_window_new (GtkWindow *parent, CanastaGuideView *view)
{
  GtkWindow *window = g_object_new (ADW_TYPE_WINDOW, "transient-for", parent, "title",
                                    canasta_guide_view_get_title (view), "default-width", 860,
                                    "default-height", 680, "destroy-with-parent", TRUE,
                                    "content", view, NULL);

  /* With newer versions of GTK nothing takes the focus before it is shown. */
  g_signal_connect_object (window, "map", G_CALLBACK (gtk_widget_grab_focus), view,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  return window;
}
