/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "preferences/faults-group.h"

#include <glib/gi18n-lib.h>

#include "pages/accessible.h"
#include "variants/faults.h"

struct _CanastaFaultsGroup
{
  AdwPreferencesGroup parent_instance;

  CanastaRuleEditor *editor;
  CanastaHouse *open;           /* the house that was open last */
  GHashTable *found;            /* of the houses that were looked at: their faults, a GStrv */
  char **shown;
  GPtrArray *rows;              /* of GtkWidget, one for each that is shown */
};

G_DEFINE_FINAL_TYPE (CanastaFaultsGroup, canasta_faults_group, ADW_TYPE_PREFERENCES_GROUP)

static void
canasta_faults_group_dispose (GObject *object)
{
  CanastaFaultsGroup *self = CANASTA_FAULTS_GROUP (object);

  g_clear_object (&self->editor);
  g_clear_object (&self->open);
  g_clear_pointer (&self->found, g_hash_table_unref);
  g_clear_pointer (&self->shown, g_strfreev);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (canasta_faults_group_parent_class)->dispose (object);
}

static void
canasta_faults_group_class_init (CanastaFaultsGroupClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_faults_group_dispose;
}

static void
canasta_faults_group_init (CanastaFaultsGroup *self)
{
  self->found = g_hash_table_new_full (NULL, NULL, g_object_unref, (GDestroyNotify) g_strfreev);
  self->shown = g_new0 (char *, 1);
  self->rows = g_ptr_array_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), _("Houses with a fault"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self),
                                         _("Their files are kept as they are."));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* Showing. */

static GtkWidget *
new_row (const char *fault)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *title = g_markup_escape_text (fault, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             canasta_accessible_new_icon ("dialog-warning-symbolic"));
  return row;
}

/* What is known to be wrong: files that cannot be read, then the houses in their order. */
static char **
list_found (CanastaFaultsGroup *self)
{
  CanastaHouses *houses = canasta_rule_editor_get_houses (self->editor);
  g_autoptr (GStrvBuilder) faults = g_strv_builder_new ();

  g_strv_builder_addv (faults, (const char **) canasta_houses_list_problems (houses));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (houses)); i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (G_LIST_MODEL (houses), i);
      const char **of_house = g_hash_table_lookup (self->found, house);

      if (of_house)
        g_strv_builder_addv (faults, of_house);
    }
  return g_strv_builder_end (faults);
}

static void
show (CanastaFaultsGroup *self)
{
  g_auto (GStrv) faults = list_found (self);

  if (g_strv_equal ((const char *const *) faults, (const char *const *) self->shown))
    return;

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self),
                                  g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; faults[i]; i++)
    {
      GtkWidget *row = new_row (faults[i]);

      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
      g_ptr_array_add (self->rows, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), faults[0] != NULL);
  g_strfreev (self->shown);
  self->shown = g_steal_pointer (&faults);
}

/* Looking. */

/* At the table that is open a contradiction is told beside its rules. */
static char *
say_contradiction (CanastaHouse *house, const char *table, const char *sentence, gpointer data)
{
  CanastaFaultsGroup *self = data;
  g_autofree char *table_words = NULL;

  if (house == canasta_rule_editor_get_house (self->editor)
      && g_str_equal (table, canasta_rule_editor_get_table (self->editor)))
    return NULL;
  table_words = canasta_rule_editor_describe_table (self->editor, table);
  /* Translators: the title of house rules, a table at which they are played, such as "Classic,
   * 4 players", and one or two sentences */
  return g_strdup_printf (_("“%1$s”, table “%2$s”: %3$s"), canasta_house_get_title (house),
                          table_words, sentence);
}

static void
look_at (CanastaFaultsGroup *self, CanastaHouse *house)
{
  g_hash_table_insert (
    self->found, g_object_ref (house),
    canasta_registry_list_house_faults (canasta_rule_editor_get_registry (self->editor), house,
                                        say_contradiction, self));
}

static gboolean
has_none (CanastaFaultsGroup *self, CanastaHouse *house)
{
  char **faults = house ? g_hash_table_lookup (self->found, house) : NULL;

  return faults && !faults[0];
}

/* What is told beside the rules of the one table is told here of the other. */
static void
opened_cb (CanastaFaultsGroup *self)
{
  CanastaHouse *house = canasta_rule_editor_get_house (self->editor);

  if (self->open && self->open != house)
    look_at (self, self->open);
  if (house)
    look_at (self, house);
  g_set_object (&self->open, house);
  show (self);
}

/* A copy is like its original, but for the places in its file. */
static void
copied_cb (CanastaFaultsGroup *self)
{
  CanastaHouse *copy = canasta_rule_editor_get_house (self->editor);

  if (has_none (self, canasta_rule_editor_get_original (self->editor)))
    g_hash_table_insert (self->found, g_object_ref (copy), g_new0 (char *, 1));
  else
    look_at (self, copy);
  g_set_object (&self->open, copy);
  show (self);
}

/* The faults there are may stand on other lines now. */
static void
changed_cb (CanastaFaultsGroup *self)
{
  CanastaHouse *house = canasta_rule_editor_get_house (self->editor);

  if (has_none (self, house))
    return;
  look_at (self, house);
  show (self);
}

/**
 * canasta_faults_group_look:
 * @self: a group that was opened
 *
 * Looks at the houses that were not looked at before: they are to be shown.
 */
void
canasta_faults_group_look (CanastaFaultsGroup *self)
{
  GListModel *houses = G_LIST_MODEL (canasta_rule_editor_get_houses (self->editor));

  for (guint i = 0; i < g_list_model_get_n_items (houses); i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (houses, i);

      if (!g_hash_table_contains (self->found, house))
        look_at (self, house);
    }
  show (self);
}

/**
 * canasta_faults_group_open:
 * @self: a group that was not opened yet
 * @editor: what holds the house that is looked at
 *
 * Follows an editor.
 */
void
canasta_faults_group_open (CanastaFaultsGroup *self, CanastaRuleEditor *editor)
{
  self->editor = g_object_ref (editor);
  g_signal_connect_object (editor, "opened", G_CALLBACK (opened_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (editor, "copied", G_CALLBACK (copied_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (editor, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  /* What was wrong with a house that is deleted goes with it. */
  g_signal_connect_object (canasta_rule_editor_get_houses (editor), "items-changed",
                           G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  opened_cb (self);
}
