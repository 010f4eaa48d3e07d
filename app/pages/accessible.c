/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the program makes itself has names of its own; what GTK and libadwaita put
 * together inside their widgets gets one here, when it is mapped.
 *
 * Before its version 4.10 GTK calls whatever nobody has named by the name of its
 * class: a screen reader says “GtkToggleButton”. There everything is named, or
 * hidden where there is nothing to say. Newer versions say nothing instead, and
 * find most names themselves: name_what_gtk_misses() has what is left up to 4.18. */
#include "config.h"

#include "pages/accessible.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "table/card-view.h"

/* From one row that is made known to the next, in milliseconds. */
#define TELLING 200

/* Seen, but nothing to be told of; what they hold has nothing either. */
static const char *const decorations[] = {
  "GtkImage", "GtkPicture", "GtkBuiltinIcon", "GtkScrollbar", "GtkShortcutLabel", NULL,
};

static gboolean
is_named (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  return gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL)
         || gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/**
 * canasta_accessible_set_name:
 * @accessible: (type Gtk.Accessible): what is told of
 * @name: (nullable): its name
 *
 * Tells this name of it, whatever it shows. A label of its own would come before the
 * name, from GTK 4.10 on also that of a button.
 */
void
canasta_accessible_set_name (gpointer accessible, const char *name)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (accessible), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (accessible), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name ? name : "", -1);
}

/* By their role: newer versions of GTK forget that something is hidden when it is shown. */
static void
leave_out_labels (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    g_object_set (widget, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    leave_out_labels (child);
}

/**
 * canasta_accessible_tell_as_one:
 * @row: a row of a list, with all that it shows
 * @sentence: what its labels say
 *
 * Tells it as one sentence: Orca 48 would say each label after it.
 */
void
canasta_accessible_tell_as_one (GtkWidget *row, const char *sentence)
{
  canasta_accessible_set_name (row, sentence);
  leave_out_labels (row);
}

#define DESCRIPTION "canasta-description"
#define COVERED "canasta-covered"

/* What parts two things for the eye is a pause for the ear, or it would be read out as
 * a “middle dot”. */
static char *
dup_spoken (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text ? text : "", " · ", -1);

  return g_strjoinv (", ", parts);
}

/**
 * canasta_accessible_set_description:
 * @accessible: (type Gtk.Accessible): what is told of
 * @description: (nullable): what is told of it after its name
 *
 * Describes it, as soon as nothing covers the description.
 */
void
canasta_accessible_set_description (gpointer accessible, const char *description)
{
  char *spoken = dup_spoken (description);

  g_object_set_data_full (accessible, DESCRIPTION, spoken, g_free);
  if (!g_object_get_data (accessible, COVERED))
    gtk_accessible_update_property (GTK_ACCESSIBLE (accessible),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);
}

/**
 * canasta_accessible_cover_description:
 * @accessible: (type Gtk.Accessible): what is told of
 * @sentence: (nullable): what is told now in place of its description, or %NULL for that
 */
void
canasta_accessible_cover_description (gpointer accessible, const char *sentence)
{
  const char *own = g_object_get_data (accessible, DESCRIPTION);

  g_object_set_data (accessible, COVERED, sentence ? accessible : NULL);
  if (!sentence && !own)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (accessible),
                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (accessible),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    sentence ? sentence : own, -1);
}

static gboolean
is_decoration (GtkWidget *widget)
{
  return g_strv_contains (decorations, G_OBJECT_TYPE_NAME (widget));
}

/* The first text that is shown in a widget, or NULL. */
static GtkWidget *
find_label (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_child_visible (widget))
    return NULL;
  if (GTK_IS_LABEL (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child);
  return found;
}

static void
set_labelled_by (GtkWidget *widget, GtkWidget *label)
{
  if (label)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    label, NULL, -1);
  else
    canasta_accessible_set_name (widget, NULL);
}

/* What the icon of a button means, where it has no tooltip. */
static const char *
name_icon (const char *icon)
{
  if (g_strcmp0 (icon, "go-previous-symbolic") == 0)
    return C_("navigation", "Back");
  if (g_strcmp0 (icon, "edit-find-symbolic") == 0)
    return C_("navigation", "Search");
  if (g_strcmp0 (icon, "window-close-symbolic") == 0)
    return C_("navigation", "Close");
  return NULL;
}

/* A button whose text is an icon, or that is part of something with a name. */
static void
name_button (GtkWidget *button)
{
  GtkWidget *parent = gtk_widget_get_parent (button);
  GtkWidget *label = find_label (button);

  if (GTK_IS_DROP_DOWN (parent) && label)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    parent, label, NULL, -1);
  else if (label)
    set_labelled_by (button, label);
  else if (gtk_widget_get_tooltip_text (button))
    canasta_accessible_set_name (button, gtk_widget_get_tooltip_text (button));
  else
    canasta_accessible_set_name (button,
                                 name_icon (gtk_button_get_icon_name (GTK_BUTTON (button))));
}

/* What a part of the window is about, or NULL. */
static const char *
get_title (GtkWidget *widget)
{
  const char *title = NULL;

  if (ADW_IS_PREFERENCES_ROW (widget))
    title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget));
  else if (ADW_IS_PREFERENCES_PAGE (widget))
    title = adw_preferences_page_get_title (ADW_PREFERENCES_PAGE (widget));
  else if (GTK_IS_WINDOW (widget))
    title = gtk_window_get_title (GTK_WINDOW (widget));
  return title && *title != '\0' ? title : NULL;
}

/* A list, or a field to write in, inside something that says what it is for. */
static void
name_by_surroundings (GtkWidget *widget)
{
  GtkWidget *around = gtk_widget_get_parent (widget);

  while (around && !GTK_IS_DROP_DOWN (around) && !get_title (around))
    around = gtk_widget_get_parent (around);
  if (GTK_IS_DROP_DOWN (around))
    set_labelled_by (widget, around);
  else
    canasta_accessible_set_name (widget, around ? get_title (around) : NULL);
}

static void
name_by_text (GtkWidget *item)
{
  GtkWidget *label = find_label (item);

  if (label)
    canasta_accessible_set_name (item, gtk_label_get_text (GTK_LABEL (label)));
}

static void
name_pages (GtkStack *stack)
{
  g_autoptr (GListModel) pages = G_LIST_MODEL (gtk_stack_get_pages (stack));

  for (guint i = 0; i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr (GObject) page = g_list_model_get_item (pages, i);

      if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_PROPERTY_LABEL))
        canasta_accessible_set_name (page, gtk_stack_page_get_title (GTK_STACK_PAGE (page)));
    }
}

/* An icon may label its button: it says nothing. A menu button labels its own. */
static gboolean
has_only_an_icon (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) && !find_label (widget)
         && !GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget))
         && !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                               GTK_ACCESSIBLE_PROPERTY_LABEL);
}

/* A group without a title calls its list by nothing. */
static gboolean
is_in_untitled_group (GtkWidget *widget)
{
  GtkWidget *group = gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_GROUP);
  const char *title;

  if (!group || !GTK_IS_LIST_BOX (widget))
    return FALSE;
  title = adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (group));
  return !title || *title == '\0';
}

/* A button says its text with the line that marks a letter. */
static gboolean
has_marked_letter (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) && gtk_button_get_use_underline (GTK_BUTTON (widget))
         && gtk_button_get_label (GTK_BUTTON (widget));
}

static gboolean
is_list_item (GtkWidget *widget)
{
  return widget && g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkListItemWidget");
}

/* A list shows items before it fills them, and fills them anew; a name that is
 * empty until then would be told as well. A list may name its items itself, as
 * that of the moves, whose first label is the sign of a side. */
static void
name_list_item (GtkWidget *item)
{
  GtkWidget *child = gtk_widget_get_first_child (item);
  GtkWidget *label = child ? find_label (child) : NULL;

  if (label && !gtk_test_accessible_has_property (GTK_ACCESSIBLE (item),
                                                  GTK_ACCESSIBLE_PROPERTY_LABEL))
    set_labelled_by (item, label);
}

/* A screen reader says of each row of a GtkListBox that is not selected that it is not:
 * where nothing can be selected that would be said of all. */
static void
forget_selection (GtkWidget *row)
{
  GtkWidget *list = gtk_widget_get_parent (row);

  if (GTK_IS_LIST_BOX (list)
      && gtk_list_box_get_selection_mode (GTK_LIST_BOX (list)) == GTK_SELECTION_NONE)
    gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_SELECTED, TRUE, -1);
}

/* Newer versions of GTK tell that of the items of other lists as well. */
static void
forget_selection_of_item (GtkWidget *item)
{
  GtkWidget *list = gtk_widget_get_parent (item);

  if (!gtk_check_version (4, 10, 0) && GTK_IS_LIST_VIEW (list)
      && GTK_IS_NO_SELECTION (gtk_list_view_get_model (GTK_LIST_VIEW (list))))
    gtk_accessible_update_state (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_STATE_SELECTED, TRUE, -1);
}

/* Lists and what they hold; menu items, whose labels are hidden. A list without a
 * role, as in a row that unfolds, can have no name: it leaves the focus to its row. */
static void
name_what_gtk_misses (GtkWidget *widget)
{
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton"))
    name_by_text (widget);
  else if (is_list_item (widget))
    name_list_item (widget);
  else if (GTK_IS_LIST_BOX (widget) && role == GTK_ACCESSIBLE_ROLE_GENERIC)
    gtk_widget_set_focusable (widget, FALSE);
  else if (is_in_untitled_group (widget))
    name_by_surroundings (widget);
  else if (is_named (widget))
    return;
  else if (GTK_IS_LIST_BOX_ROW (widget))
    set_labelled_by (widget, find_label (widget));
  else if (GTK_IS_LIST_BOX (widget) || GTK_IS_LIST_VIEW (widget) || GTK_IS_TEXT_VIEW (widget))
    name_by_surroundings (widget);
}

static void
name_instead_of_class (GtkWidget *widget)
{
  if (GTK_IS_STACK (widget))
    name_pages (GTK_STACK (widget));

  if (has_marked_letter (widget))
    name_by_text (widget);
  else if (has_only_an_icon (widget))
    name_button (widget);
  else if (is_named (widget) || is_list_item (widget))
    return;
  else if (is_decoration (widget))
    gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  else if (GTK_IS_BUTTON (widget))
    name_button (widget);
  else if (GTK_IS_SEARCH_ENTRY (widget))
    canasta_accessible_set_name (widget, C_("navigation", "Search"));
  else if (GTK_IS_POPOVER (widget) && GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget)))
    set_labelled_by (widget, gtk_widget_get_parent (widget));
  else if (GTK_IS_SCROLLED_WINDOW (widget))
    name_by_surroundings (widget);
  else if (GTK_IS_MENU_BUTTON (widget))
    canasta_accessible_set_name (widget, gtk_widget_get_tooltip_text (widget));
  else if (!GTK_IS_WINDOW (widget))
    canasta_accessible_set_name (widget, NULL);
}

/* Cards are described after they are shown. A tab is told once more as the pressed one. */
static gboolean
is_described (GtkWidget *widget)
{
  return CANASTA_IS_CARD_VIEW (widget)
         || gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_TAB
         || gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                              GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static gboolean
is_in_active_window (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return GTK_IS_WINDOW (root) && gtk_window_is_active (GTK_WINDOW (root));
}

#define KNOWN "canasta-known"

/* Up to 4.8 at least, GTK makes a widget known when it has the focus for the first time, or
 * what it holds, and tells all that describes it then, which is heard once more after what has
 * the focus. It is made known before; a state that it has not has what waits told. A window
 * that is only coming up would have no name for ever if what it holds were known before it:
 * that waits until the window is used. */
static void
make_known (GtkWidget *widget)
{
  gboolean is_focusable = gtk_widget_get_focusable (widget);

  if (!is_in_active_window (widget) || gtk_widget_has_focus (widget)
      || (!is_focusable && !GTK_IS_SPIN_BUTTON (widget)))
    return;
  g_object_set_data (G_OBJECT (widget), KNOWN, widget);
  gtk_widget_set_focusable (widget, !is_focusable);
  gtk_widget_set_focusable (widget, is_focusable);
  gtk_accessible_reset_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_BUSY);
}

#define UNKNOWN "canasta-unknown"

/* What waits in a window to be made known. */
typedef struct
{
  GQueue widgets;
  guint source;
} Unknown;

static void
free_unknown (gpointer data)
{
  Unknown *self = data;

  g_clear_handle_id (&self->source, g_source_remove);
  g_queue_clear_full (&self->widgets, g_object_unref);
  g_free (self);
}

static gboolean
is_in_row (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_ROW) != NULL;
}

/* A page of rules has a hundred rows: a screen reader that is told of all at once says nothing
 * until it has been through that. */
static gboolean
make_next_known_cb (gpointer data)
{
  Unknown *self = data;
  gboolean was_in_row = FALSE;

  while (!was_in_row && !g_queue_is_empty (&self->widgets))
    {
      g_autoptr (GtkWidget) widget = g_queue_pop_head (&self->widgets);

      was_in_row = is_in_row (widget);
      make_known (widget);
    }
  self->source = g_queue_is_empty (&self->widgets)
                   ? 0
                   : g_timeout_add_full (G_PRIORITY_LOW, TELLING, make_next_known_cb, self, NULL);
  return G_SOURCE_REMOVE;
}

static void
add_unknown (Unknown *self, GtkWidget *widget, guint delay)
{
  g_queue_push_tail (&self->widgets, g_object_ref (widget));
  if (self->source == 0)
    self->source = g_timeout_add_full (G_PRIORITY_LOW, delay, make_next_known_cb, self, NULL);
}

static void
add_all_unknown (Unknown *self, GtkWidget *widget)
{
  if (is_described (widget) && !g_object_get_data (G_OBJECT (widget), KNOWN))
    add_unknown (self, widget, TELLING);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      if (gtk_widget_get_mapped (child))
        add_all_unknown (self, child);
    }
}

static void
is_active_cb (GtkWindow *window, GParamSpec *property, Unknown *unknown)
{
  if (gtk_window_is_active (window))
    add_all_unknown (unknown, GTK_WIDGET (window));
}

/**
 * canasta_accessible_make_known:
 * @widget: what is about to have the focus for the first time, in a window that is used
 *
 * Has it said once then.
 */
void
canasta_accessible_make_known (GtkWidget *widget)
{
  if (gtk_check_version (4, 10, 0))
    make_known (widget);
}

/* What is unknown in a window, which is followed from now on. */
static Unknown *
find_unknown (gpointer window)
{
  Unknown *unknown = g_object_get_data (window, UNKNOWN);

  if (unknown)
    return unknown;
  unknown = g_new0 (Unknown, 1);
  g_object_set_data_full (window, UNKNOWN, unknown, free_unknown);
  g_signal_connect (window, "notify::is-active", G_CALLBACK (is_active_cb), unknown);
  return unknown;
}

static void
make_known_in_turn (GtkWidget *widget)
{
  if (!is_in_row (widget))
    make_known (widget);
  else if (is_in_active_window (widget))
    add_unknown (find_unknown (gtk_widget_get_root (widget)), widget, 0);
}

static void
name (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (gtk_check_version (4, 10, 0) && GTK_IS_WINDOW (widget))
    find_unknown (widget);
  if (gtk_check_version (4, 10, 0) && is_described (widget))
    make_known_in_turn (widget);

  if (GTK_IS_STACK (parent) && gtk_check_version (4, 10, 0))
    name_pages (GTK_STACK (parent));
  if (GTK_IS_LIST_BOX_ROW (widget))
    forget_selection (widget);
  if (is_list_item (widget))
    forget_selection_of_item (widget);
  if (g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Canasta"))
    return;
  name_what_gtk_misses (widget);
  if (gtk_check_version (4, 10, 0))
    name_instead_of_class (widget);
}

/* What lies in a widget without being mapped is told as well. */
static void
name_all (GtkWidget *widget)
{
  name (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_get_mapped (child))
        name_all (child);
    }
}

static gboolean
map_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);
  GtkWidget *parent = gtk_widget_get_parent (widget);

  name_all (widget);
  if (is_list_item (parent))
    name_list_item (parent);
  return TRUE;
}

static guint
get_signal (void)
{
  /* There are no signals of a class that nobody has used. */
  g_autoptr (GTypeClass) class = g_type_class_ref (GTK_TYPE_WIDGET);

  return g_signal_lookup ("map", G_TYPE_FROM_CLASS (class));
}

/**
 * canasta_accessible_new_icon:
 * @name: the name of an icon
 *
 * Returns: (transfer floating): the icon, which adorns and is not told of
 */
GtkWidget *
canasta_accessible_new_icon (const char *name)
{
  return g_object_new (GTK_TYPE_IMAGE, "icon-name", name, "accessible-role",
                       GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

/**
 * canasta_accessible_name_widgets:
 *
 * From now on what GTK leaves without a name gets one when it is shown.
 *
 * Returns: what ends this
 */
gulong
canasta_accessible_name_widgets (void)
{
  return g_signal_add_emission_hook (get_signal (), 0, map_cb, NULL, NULL);
}

/**
 * canasta_accessible_leave_widgets:
 * @names: what canasta_accessible_name_widgets() has returned
 *
 * Names no more widgets.
 */
void
canasta_accessible_leave_widgets (gulong names)
{
  g_signal_remove_emission_hook (get_signal (), names);
}
