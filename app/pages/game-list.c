/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/game-list.h"

#include <glib/gi18n-lib.h>

#include "pages/accessible.h"
#include "variants/plugin-home.h"
#include "variants/tables.h"

struct _CanastaGameList
{
  AdwPreferencesGroup parent_instance;

  CanastaRegistry *registry;
  GPtrArray *rows;  /* not owned */
  const char *last; /* what was played last, while the list is filled */
};

G_DEFINE_FINAL_TYPE (CanastaGameList, canasta_game_list, ADW_TYPE_PREFERENCES_GROUP)

static guint chosen_signal;

static void
variant_toggled_cb (GtkCheckButton *button, CanastaGameList *self)
{
  if (gtk_check_button_get_active (button))
    g_signal_emit (self, chosen_signal, 0, g_object_get_data (G_OBJECT (button), "variant"));
}

static int
count_packs (CanastaGameList *self, CanastaPlugin *plugin)
{
  const char *const *tables = canasta_plugin_list_tables (plugin);
  g_autoptr (CanastaRules) rules =
    canasta_registry_make_standard (self->registry, tables[0], NULL, NULL);
  int packs = 0;

  if (rules)
    g_object_get (rules, "packs", &packs, NULL);
  return packs;
}

static GtkWidget *
new_figure (const char *text, const char *tooltip)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_set_halign (label, GTK_ALIGN_END);
  gtk_widget_set_tooltip_text (label, tooltip);
  return label;
}

/* For how many players it is, and with how many packs it is played: one above the
 * other, so that what is said of the game has room in a narrow window, too. */
static void
add_figures (CanastaGameList *self, GtkWidget *row, CanastaPlugin *plugin, const char *players)
{
  GtkWidget *figures = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *seats = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  int n = count_packs (self, plugin);
  g_autofree char *packs = g_strdup_printf (ngettext ("%d pack", "%d packs", n), n);

  gtk_widget_add_css_class (figures, "dim-label");
  gtk_widget_set_valign (figures, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (seats, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (seats), canasta_accessible_new_icon ("system-users-symbolic"));
  gtk_box_append (GTK_BOX (seats), new_figure (players, _("Players")));
  gtk_box_append (GTK_BOX (figures), new_figure (packs, _("Packs of cards")));
  gtk_box_append (GTK_BOX (figures), seats);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), figures);
}

/* One that is off leads to where it is switched on; another that cannot be played says
 * why. */
static void
bar_row (GtkWidget *row, GtkWidget *button, CanastaPlugin *plugin)
{
  gtk_widget_set_sensitive (button, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  canasta_plugin_get_name (plugin), -1);
  if (canasta_plugin_is_on (plugin))
    {
      adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                                 canasta_accessible_new_icon ("dialog-warning-symbolic"));
      return;
    }
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "app.preferences");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             canasta_accessible_new_icon ("go-next-symbolic"));
}

static GtkWidget *
new_variant_row (CanastaGameList *self, CanastaPlugin *plugin, GtkCheckButton *group)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_check_button_new ();
  const char *problem = canasta_plugin_is_on (plugin)
                        ? canasta_plugin_get_problem (plugin)
                        : _("Off until you switch it on in the preferences.");
  const char *summary = problem ? problem : canasta_plugin_get_summary (plugin);
  g_autofree char *players = !problem ? canasta_plugin_dup_players (plugin) : NULL;
  g_autofree char *title = g_markup_escape_text (canasta_plugin_get_name (plugin), -1);
  g_autofree char *subtitle = g_markup_escape_text (summary ? summary : "", -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_check_button_set_group (GTK_CHECK_BUTTON (button), group);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  summary ? summary : "", -1);
  g_object_set_data_full (G_OBJECT (button), "variant",
                          g_strdup (canasta_plugin_get_id (plugin)), g_free);
  g_object_set_data (G_OBJECT (row), "button", button);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), button);

  if (problem)
    {
      bar_row (row, button, plugin);
      return row;
    }

  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  if (players)
    add_figures (self, row, plugin, players);
  g_signal_connect (button, "toggled", G_CALLBACK (variant_toggled_cb), self);
  return row;
}

/* Where a game stands: those that belong to the language come first, then the one that
 * was played last, the others of the classic game and those that say why they cannot be
 * played; the rest of the family is in one row that unfolds, and at the end are those
 * that are off. */
typedef enum
{
  PLACE_HOME,
  PLACE_LAST,
  PLACE_CLASSIC,
  PLACE_BROKEN,
  PLACE_FAMILY,
  PLACE_OFF,
  N_PLACES,
} Place;

static Place
get_place (CanastaGameList *self, CanastaPlugin *plugin)
{
  if (!canasta_plugin_is_on (plugin))
    return PLACE_OFF;
  if (canasta_plugin_get_problem (plugin))
    return PLACE_BROKEN;
  if (canasta_plugin_is_at_home (plugin))
    return PLACE_HOME;
  if (g_str_equal (canasta_plugin_get_id (plugin), self->last))
    return PLACE_LAST;
  return g_strcmp0 (canasta_plugin_get_game (plugin), "classic") == 0 ? PLACE_CLASSIC
                                                                      : PLACE_FAMILY;
}

static void
add_row (CanastaGameList *self, GtkWidget *row)
{
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  g_ptr_array_add (self->rows, row);
}

/* Adds a row of the family, which is there from its first member on. */
static void
add_to_family (CanastaGameList *self, GtkWidget **family, GtkWidget *row)
{
  const char *name = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
  const char *others;
  g_autofree char *names = NULL;

  if (!*family)
    {
      *family = adw_expander_row_new ();
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (*family), _("More games"));
      add_row (self, *family);
    }
  others = adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (*family));
  /* Translators: a list of games: those before, and one more. */
  names = *others == '\0' ? g_strdup (name)
                          : g_strdup_printf (C_("games", "%s, %s"), others, name);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (*family), names);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (*family), row);
}

/* Returns the button of the game that was played last or, where it cannot be played, of
 * the first that can, or %NULL. */
static GtkCheckButton *
add_variants (CanastaGameList *self)
{
  GListModel *plugins = G_LIST_MODEL (self->registry);
  GtkCheckButton *first = NULL;
  GtkCheckButton *last = NULL;
  GtkWidget *family = NULL;

  for (Place place = 0; place < N_PLACES; place++)
    for (guint i = 0; i < g_list_model_get_n_items (plugins); i++)
      {
        g_autoptr (CanastaPlugin) plugin = g_list_model_get_item (plugins, i);
        gboolean barred = place == PLACE_BROKEN || place == PLACE_OFF;
        GtkWidget *row;

        if (get_place (self, plugin) != place)
          continue;
        row = new_variant_row (self, plugin, first);
        if (!first && !barred)
          first = g_object_get_data (G_OBJECT (row), "button");
        if (!barred && g_str_equal (canasta_plugin_get_id (plugin), self->last))
          last = g_object_get_data (G_OBJECT (row), "button");
        if (place == PLACE_FAMILY)
          add_to_family (self, &family, row);
        else
          add_row (self, row);
      }
  return last ? last : first;
}

/**
 * canasta_game_list_fill:
 * @self: a list
 * @registry: the variants, loaded
 * @last: the variant that was played last
 *
 * Returns: (nullable): the variant that is chosen now: @last, or the first that
 *   can be played
 */
const char *
canasta_game_list_fill (CanastaGameList *self, CanastaRegistry *registry, const char *last)
{
  GtkCheckButton *chosen;

  g_set_object (&self->registry, registry);
  self->last = last;
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);

  chosen = add_variants (self);
  self->last = NULL;
  if (!chosen)
    return NULL;
  gtk_check_button_set_active (chosen, TRUE);
  return g_object_get_data (G_OBJECT (chosen), "variant");
}

static void
canasta_game_list_dispose (GObject *object)
{
  CanastaGameList *self = CANASTA_GAME_LIST (object);

  g_clear_object (&self->registry);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (canasta_game_list_parent_class)->dispose (object);
}

static void
canasta_game_list_class_init (CanastaGameListClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_game_list_dispose;
  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_FIRST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
canasta_game_list_init (CanastaGameList *self)
{
  self->rows = g_ptr_array_new ();
}
