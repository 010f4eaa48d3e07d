/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the variants, and has them loaded.
 *
 * A plugin is the folder `ID` with the description `ID.plugin` and, written in
 * C, the module `libID.so`. It is loaded when its variant is first asked for. */
#include "config.h"

#include "variants/registry.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "files/plain-text.h"
#include "rules/table-name.h"
#include "rules/table.h"
#include "rules/variant-rules.h"
#include "variants/loader.h"
#include "variants/paths.h"
#include "variants/plugin-private.h"
#include "variants/registry-private.h"
#include "variants/switches.h"
#include "variants/trial-game.h"
#include "variants/trial.h"
#include "variants/trust.h"

struct _CanastaRegistry
{
  GObject parent_instance;

  CanastaLoader *loader;
  GPtrArray *plugins;   /* of CanastaPlugin */
  char **on;            /* those of the person's own folder that are switched on */
  CanastaHouses *houses;
  CanastaWatch *watch;  /* in a process that is there to try a variant, who is told of it */
  guint layers;         /* what shuts trials in on this system, once that is known */
  gboolean knows_layers;
};

static GType
get_item_type (GListModel *model)
{
  return CANASTA_TYPE_PLUGIN;
}

static guint
get_n_items (GListModel *model)
{
  return CANASTA_REGISTRY (model)->plugins->len;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  CanastaRegistry *self = CANASTA_REGISTRY (model);

  if (position >= self->plugins->len)
    return NULL;
  return g_object_ref (g_ptr_array_index (self->plugins, position));
}

static void
init_list_model (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (CanastaRegistry, canasta_registry, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, init_list_model))

static void
canasta_registry_finalize (GObject *object)
{
  CanastaRegistry *self = CANASTA_REGISTRY (object);

  g_clear_pointer (&self->plugins, g_ptr_array_unref);
  g_clear_pointer (&self->on, g_strfreev);
  g_clear_object (&self->houses);
  g_clear_pointer (&self->loader, canasta_loader_free);

  G_OBJECT_CLASS (canasta_registry_parent_class)->finalize (object);
}

static void
canasta_registry_class_init (CanastaRegistryClass *class)
{
  G_OBJECT_CLASS (class)->finalize = canasta_registry_finalize;
}

static void
canasta_registry_init (CanastaRegistry *self)
{
  self->plugins = g_ptr_array_new_with_free_func (g_object_unref);
}

/* Takes in a plugin unless one of its name was found before. Those of the person's own
 * folder are off until they are switched on. */
static void
add_plugin (CanastaRegistry *self,
            CanastaPlugin   *plugin)
{
  const char *id = canasta_plugin_get_id (plugin);

  if (canasta_registry_find_plugin (self, id))
    return;
  if (!self->watch && canasta_plugin_is_own (plugin))
    canasta_plugin_set_on (plugin, g_strv_contains ((const char *const *) self->on, id));
  g_ptr_array_add (self->plugins, g_object_ref (plugin));
}

/* Takes in the plugin in a folder, if there is one. */
static void
scan_plugin (CanastaRegistry *self,
             const char      *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = NULL;
      g_autoptr (CanastaPlugin) plugin = NULL;

      if (!g_str_has_suffix (name, ".plugin"))
        continue;

      path = g_build_filename (folder, name, NULL);
      plugin = canasta_plugin_new (path);
      add_plugin (self, plugin);
    }
}

static void
scan_folder (CanastaRegistry *self,
             const char      *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      scan_plugin (self, path);
    }
}

static int
compare_ids (gconstpointer a,
             gconstpointer b)
{
  return strcmp (canasta_plugin_get_id (*(CanastaPlugin *const *) a),
                 canasta_plugin_get_id (*(CanastaPlugin *const *) b));
}

/**
 * canasta_registry_new_for:
 * @plugin_folders: (array zero-terminated=1): folders with a folder for each
 *   plugin; of two plugins of one name the first counts
 * @houses: the houses
 *
 * Looks for variants in given places.
 *
 * Returns: (transfer full): a registry
 */
CanastaRegistry *
canasta_registry_new_for (const char *const *plugin_folders,
                          CanastaHouses     *houses)
{
  CanastaRegistry *self = g_object_new (CANASTA_TYPE_REGISTRY, NULL);

  self->houses = g_object_ref (houses);
  self->loader = canasta_loader_new ();
  self->on = canasta_switches_read ();
  for (guint i = 0; plugin_folders[i]; i++)
    scan_folder (self, plugin_folders[i]);
  g_ptr_array_sort (self->plugins, compare_ids);
  return self;
}

/**
 * canasta_registry_new:
 *
 * Looks for variants where [func@paths_dup_plugins] says, and for houses
 * beside the game and in `$XDG_DATA_HOME/canasta/houses`.
 *
 * Returns: (transfer full): a registry
 */
CanastaRegistry *
canasta_registry_new (void)
{
  g_auto (GStrv) folders = canasta_paths_dup_plugins ();
  g_autofree char *shipped = canasta_paths_dup_houses ();
  g_autofree char *own = g_build_filename (g_get_user_data_dir (), "canasta", "houses", NULL);
  g_autoptr (CanastaHouses) houses = canasta_houses_new (shipped, own);

  return canasta_registry_new_for ((const char *const *) folders, houses);
}

/**
 * canasta_registry_get_houses:
 * @self: a registry
 *
 * Returns: (transfer none): the houses
 */
CanastaHouses *
canasta_registry_get_houses (CanastaRegistry *self)
{
  g_return_val_if_fail (CANASTA_IS_REGISTRY (self), NULL);

  return self->houses;
}

/**
 * canasta_registry_find_plugin:
 * @self: a registry
 * @id: the name of a variant
 *
 * Returns: (transfer none) (nullable): its plugin, loaded or not
 */
CanastaPlugin *
canasta_registry_find_plugin (CanastaRegistry *self,
                              const char      *id)
{
  g_return_val_if_fail (CANASTA_IS_REGISTRY (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < self->plugins->len; i++)
    if (g_str_equal (canasta_plugin_get_id (g_ptr_array_index (self->plugins, i)), id))
      return g_ptr_array_index (self->plugins, i);
  return NULL;
}

/* What shuts trials in here. Only those ask who have a stranger's variant. */
guint
canasta_registry_get_layers (CanastaRegistry *self)
{
  if (!self->knows_layers)
    self->layers = canasta_trial_find_layers ();
  self->knows_layers = TRUE;
  return self->layers;
}

/* Whether a plugin may be loaded; *watch becomes what notes where the program is
 * inside one that did not come with the game. */
static gboolean
may_load (CanastaRegistry  *self,
          CanastaPlugin    *plugin,
          CanastaWatch    **watch,
          GError          **error)
{
  const char *path = canasta_plugin_get_path (plugin);
  const char *id = canasta_plugin_get_id (plugin);
  g_autofree char *folder = canasta_plugin_dup_folder (plugin);
  guint layers;

  *watch = NULL;
  if (!canasta_trust_check_files (folder, CANASTA_PLUGIN_DEPTH, error))
    return FALSE;
  if (canasta_plugin_is_shipped (plugin))
    return TRUE;
  if (self->watch)
    {
      *watch = self->watch;
      return TRUE;
    }
  if (!canasta_trial_hold (path, id, CANASTA_PLUGIN_DEPTH, canasta_registry_get_layers (self),
                           &layers, error))
    return FALSE;
  canasta_plugin_set_layers (plugin, layers);
  *watch = canasta_trial_watch (path, id, CANASTA_PLUGIN_DEPTH);
  return TRUE;
}

/* What else is wrong is told as a problem of the variant. */
static CanastaVariant *
make_variant (CanastaRegistry  *self,
              CanastaPlugin    *plugin,
              GError          **error)
{
  const char *id = canasta_plugin_get_id (plugin);
  g_autofree char *folder = canasta_plugin_dup_folder (plugin);
  g_autoptr (GError) cause = NULL;
  CanastaWatch *watch;

  if (may_load (self, plugin, &watch, &cause))
    return canasta_loader_load (self->loader, id, folder, canasta_plugin_get_loader (plugin),
                                watch, error);

  if (g_error_matches (cause, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT))
    g_propagate_error (error, g_steal_pointer (&cause));
  else
    g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT,
                 /* Translators: the name of a variant, and a sentence */
                 _("The variant “%s” is not loaded: %s"), id, cause->message);
  return NULL;
}

/* Asks a new variant for each of its tables, so that one which answers nonsense
 * is found out before anybody sits down. */
static char **
try_tables (CanastaRegistry  *self,
            CanastaVariant   *variant,
            GError          **error)
{
  g_auto (GStrv) offers = canasta_variant_list_tables (variant, error);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  guint answer;

  if (!offers || !canasta_variant_meld_threshold (variant, 0, 1, &answer, error))
    return NULL;

  for (guint i = 0; offers[i]; i++)
    {
      g_autofree char *name = g_strjoin ("/", canasta_variant_get_id (variant), offers[i], NULL);
      g_autofree char *seating = NULL;
      g_autoptr (CanastaRules) rules = NULL;
      g_autoptr (CanastaTable) table = NULL;
      guint players;

      if (!canasta_table_name_read (name, NULL, &players, &seating, error))
        return NULL;

      rules = canasta_variant_make_rules (variant, players, seating, error);
      if (!rules)
        return NULL;

      table = canasta_table_new (variant, canasta_variant_get_id (variant), players, seating,
                                 NULL, rules, error);
      if (!table || (self->watch && !canasta_trial_game_play (table, error)))
        return NULL;
      g_strv_builder_add (names, name);
    }
  return g_strv_builder_end (names);
}

/* Names the variant whose rules are refused. Takes the error. */
static GError *
blame (const char *id,
       GError     *cause)
{
  GError *error = g_error_new (CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT,
                               /* Translators: the name of a variant, and a sentence */
                               _("The variant “%s” has rules that cannot be played: %s"),
                               id, cause->message);

  g_error_free (cause);
  return error;
}

/* Loads a plugin if it is not; it keeps its variant or its error. */
static void
load (CanastaRegistry *self,
      CanastaPlugin   *plugin)
{
  g_autoptr (CanastaVariant) variant = NULL;
  char **tables = NULL;
  GError *error = NULL;

  if (canasta_plugin_get_variant (plugin) || canasta_plugin_get_error (plugin))
    return;

  variant = make_variant (self, plugin, &error);
  if (variant)
    tables = try_tables (self, variant, &error);
  if (error && !g_error_matches (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT))
    error = blame (canasta_plugin_get_id (plugin), error);
  if (tables)
    canasta_plugin_take_variant (plugin, g_steal_pointer (&variant), tables);
  else
    canasta_plugin_take_error (plugin, error);
}

/**
 * canasta_registry_load_all:
 * @self: a registry
 *
 * Loads every plugin, so that tables and problems of all are known.
 */
void
canasta_registry_load_all (CanastaRegistry *self)
{
  g_return_if_fail (CANASTA_IS_REGISTRY (self));

  for (guint i = 0; i < self->plugins->len; i++)
    load (self, g_ptr_array_index (self->plugins, i));
}

/* Says that there is no variant of this name. */
void
canasta_registry_set_no_variant (CanastaRegistry  *self,
                                 const char       *id,
                                 GError          **error)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) ids = NULL;
  g_autofree char *list = NULL;
  g_autofree char *shown = canasta_plain_text_quote (id, -1);

  for (guint i = 0; i < self->plugins->len; i++)
    g_strv_builder_add (builder, canasta_plugin_get_id (g_ptr_array_index (self->plugins, i)));
  ids = g_strv_builder_end (builder);
  list = g_strjoinv (", ", ids);
  g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT,
               /* Translators: the name of a variant, then names of variants */
               _("There is no variant “%s”; choose one of %s."), shown, list);
}

/**
 * canasta_registry_get_variant:
 * @self: a registry
 * @id: the name of a variant
 * @error: return location for an error of domain %CANASTA_RULES_ERROR
 *
 * Finds a variant, loading its plugin if need be.
 *
 * Returns: (transfer none): the variant, %NULL with @error set
 */
CanastaVariant *
canasta_registry_get_variant (CanastaRegistry  *self,
                              const char       *id,
                              GError          **error)
{
  CanastaPlugin *plugin;

  g_return_val_if_fail (CANASTA_IS_REGISTRY (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  plugin = canasta_registry_find_plugin (self, id);
  if (!plugin)
    {
      canasta_registry_set_no_variant (self, id, error);
      return NULL;
    }

  load (self, plugin);
  if (canasta_plugin_get_error (plugin))
    {
      g_propagate_error (error, g_error_copy (canasta_plugin_get_error (plugin)));
      return NULL;
    }
  return canasta_plugin_get_variant (plugin);
}

/* Loads a variant that nobody trusts yet, and puts it through what a game would ask of
 * it; only for a process that may come to harm.
 *
 * path is its description; watch notes where the process is inside it.
 * Returns: whether it did all that well; FALSE with the reason. */
gboolean
canasta_registry_try (const char    *path,
                      const char    *id,
                      CanastaWatch  *watch,
                      GError       **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  const char *nowhere[] = { NULL };
  g_autofree char *houses_folder = canasta_paths_dup_houses ();
  g_autoptr (CanastaHouses) houses = canasta_houses_new (houses_folder, houses_folder);
  g_autoptr (CanastaRegistry) self = canasta_registry_new_for (nowhere, houses);

  self->watch = watch;
  scan_plugin (self, folder);
  return canasta_registry_get_variant (self, id, error) != NULL;
}
