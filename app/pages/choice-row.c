/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/choice-row.h"

#include <glib/gi18n-lib.h>

#include "pages/accessible.h"

/* Widths in characters: beside the title, and in the list. */
#define ROW_CHARACTERS 26
#define LIST_CHARACTERS 40

/* What keeps a label, and the name of a row, as an item is called. */
#define WATCH "canasta-title"

/* What a row calls an item, and something else while it is shown: the item is a text, or
 * something of which the expression of the row makes one. */
static GtkExpression *
new_title (AdwComboRow *row)
{
  GtkExpression *given = adw_combo_row_get_expression (row);

  return given ? gtk_expression_ref (given)
               : gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");
}

static void
end_watch (GtkExpressionWatch *watch)
{
  gtk_expression_watch_unwatch (watch);
  gtk_expression_watch_unref (watch);
}

/* Until another one is kept for the same row or item, or none. */
static void
keep_watch (gpointer object, GtkExpressionWatch *watch)
{
  g_object_set_data_full (object, WATCH, watch ? gtk_expression_watch_ref (watch) : NULL,
                          watch ? (GDestroyNotify) end_watch : NULL);
}

/* The name. */

static void
name_row (gpointer row)
{
  GtkExpressionWatch *watch = g_object_get_data (row, WATCH);
  const char *title = adw_preferences_row_get_title (row);
  g_auto (GValue) chosen = G_VALUE_INIT;
  g_autofree char *name = NULL;

  if (watch && gtk_expression_watch_evaluate (watch, &chosen))
    /* Translators: what can be chosen, and what is: "Pace: Normal" */
    name = g_strdup_printf (C_("choice", "%1$s: %2$s"), title, g_value_get_string (&chosen));
  canasta_accessible_set_name (row, name ? name : title);
}

static void
follow_chosen (AdwComboRow *row)
{
  gpointer chosen = adw_combo_row_get_selected_item (row);
  g_autoptr (GtkExpression) title = new_title (row);

  keep_watch (row, chosen ? gtk_expression_watch (title, chosen, name_row, row, NULL) : NULL);
  name_row (row);
}

/**
 * canasta_choice_row_name:
 * @row: a row whose model is a #GtkStringList, or has an expression for its titles
 *
 * Calls the row by its title and by what is chosen, which GTK tells only of the label inside.
 */
void
canasta_choice_row_name (AdwComboRow *row)
{
  g_signal_connect (row, "notify::selected-item", G_CALLBACK (follow_chosen), NULL);
  /* From which nothing may be chosen, as where there is nothing. */
  g_signal_connect (row, "notify::model", G_CALLBACK (follow_chosen), NULL);
  g_signal_connect (row, "notify::expression", G_CALLBACK (follow_chosen), NULL);
  g_signal_connect (row, "notify::title", G_CALLBACK (name_row), NULL);
  follow_chosen (row);
}

/* Its items. */

/* Breaks a sentence between words. The lists in an AdwComboRow give a label that
 * wraps by itself one line only. */
static char *
break_lines (const char *sentence,
             glong       characters)
{
  g_auto (GStrv) words = g_strsplit (sentence, " ", -1);
  GString *lines = g_string_new (NULL);
  glong length = 0;

  for (guint i = 0; words[i]; i++)
    {
      glong word = g_utf8_strlen (words[i], -1);
      gboolean fits = length + 1 + word <= characters;

      if (i > 0)
        g_string_append_c (lines, fits ? ' ' : '\n');
      g_string_append (lines, words[i]);
      length = i > 0 && fits ? length + 1 + word : word;
    }
  return g_string_free (lines, FALSE);
}

static char *
break_for_row_cb (gpointer    item,
                  const char *title)
{
  return break_lines (title, ROW_CHARACTERS);
}

static char *
break_for_list_cb (gpointer    item,
                   const char *title)
{
  return break_lines (title, LIST_CHARACTERS);
}

static void
bind_title (AdwComboRow *row,
            GtkListItem *item,
            GtkWidget   *label,
            GCallback    break_cb)
{
  GtkExpression *title = new_title (row);
  GtkExpression *lines =
    gtk_cclosure_expression_new (G_TYPE_STRING, NULL, 1, &title, break_cb, NULL, NULL);

  keep_watch (item, gtk_expression_bind (lines, label, "label", gtk_list_item_get_item (item)));
}

static void
setup_in_row_cb (GtkSignalListItemFactory *factory,
                 GtkListItem              *item,
                 gpointer                  data)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_list_item_set_child (item, label);
}

static void
bind_in_row_cb (GtkSignalListItemFactory *factory,
                GtkListItem              *item,
                AdwComboRow              *row)
{
  bind_title (row, item, gtk_list_item_get_child (item), G_CALLBACK (break_for_row_cb));
}

static void
unbind_in_row_cb (GtkSignalListItemFactory *factory,
                  GtkListItem              *item,
                  AdwComboRow              *row)
{
  keep_watch (item, NULL);
}

/* In the list, what is chosen has a check mark. */
static void
show_chosen (AdwComboRow *row,
             GtkListItem *item)
{
  GtkWidget *mark = gtk_widget_get_last_child (gtk_list_item_get_child (item));

  gtk_widget_set_opacity (mark, adw_combo_row_get_selected_item (row) ==
                                gtk_list_item_get_item (item));
}

static void
show_chosen_cb (AdwComboRow *row,
                GParamSpec  *pspec,
                GtkListItem *item)
{
  show_chosen (row, item);
}

static void
setup_in_list_cb (GtkSignalListItemFactory *factory,
                  GtkListItem              *item,
                  gpointer                  data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), canasta_accessible_new_icon ("object-select-symbolic"));
  gtk_list_item_set_child (item, box);
}

static void
bind_in_list_cb (GtkSignalListItemFactory *factory,
                 GtkListItem              *item,
                 AdwComboRow              *row)
{
  bind_title (row, item, gtk_widget_get_first_child (gtk_list_item_get_child (item)),
              G_CALLBACK (break_for_list_cb));
  show_chosen (row, item);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (show_chosen_cb), item, 0);
}

static void
unbind_in_list_cb (GtkSignalListItemFactory *factory,
                   GtkListItem              *item,
                   AdwComboRow              *row)
{
  keep_watch (item, NULL);
  g_signal_handlers_disconnect_by_func (row, show_chosen_cb, item);
}

/**
 * canasta_choice_row_add_button:
 * @row: a row
 * @button: a button that is not in it, or behind what is chosen
 *
 * Puts a button before what is chosen, so that the arrows stand in a line.
 */
void
canasta_choice_row_add_button (AdwComboRow *row,
                               GtkWidget   *button)
{
  GtkWidget *parent = gtk_widget_get_parent (button);

  if (!parent)
    {
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
      parent = gtk_widget_get_parent (button);
    }
  gtk_widget_insert_after (button, parent, NULL);
}

/**
 * canasta_choice_row_let_wrap:
 * @row: a row whose model is a #GtkStringList, or has an expression for its titles
 *
 * Lets choices take more than one line instead of being cut, and names the row.
 */
void
canasta_choice_row_let_wrap (AdwComboRow *row)
{
  g_autoptr (GtkListItemFactory) in_row = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkListItemFactory) in_list = gtk_signal_list_item_factory_new ();

  g_signal_connect (in_row, "setup", G_CALLBACK (setup_in_row_cb), NULL);
  g_signal_connect (in_row, "bind", G_CALLBACK (bind_in_row_cb), row);
  g_signal_connect (in_row, "unbind", G_CALLBACK (unbind_in_row_cb), row);
  adw_combo_row_set_factory (row, in_row);

  g_signal_connect (in_list, "setup", G_CALLBACK (setup_in_list_cb), NULL);
  g_signal_connect (in_list, "bind", G_CALLBACK (bind_in_list_cb), row);
  g_signal_connect (in_list, "unbind", G_CALLBACK (unbind_in_list_cb), row);
  adw_combo_row_set_list_factory (row, in_list);
  canasta_choice_row_name (row);
}
