/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds and loads the variants: the only file that knows libpeas.
 *
 * A plugin is the folder `ID` with the description `ID.plugin` and, written in
 * C, the module `libID.so`. libpeas is shown the folder of a plugin only once
 * its description has been checked, when its variant is first asked for. */
#include "config.h"

#include "variants/registry.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#if HAVE_PEAS2
#include <libpeas.h>
#else
#include <libpeas/peas.h>
#endif

#include "files/plain-text.h"
#include "files/safe-file.h"
#include "rules/classic-variant.h"
#include "rules/table-name.h"
#include "rules/table.h"
#include "rules/variant-rules.h"
#include "variants/paths.h"
#include "variants/plugin-private.h"
#include "variants/trial-game.h"
#include "variants/trial.h"

/* How far below its folder a plugin's files may lie: a package of Python, and
 * what Python keeps of it. */
#define MAX_DEPTH 2

/* The most bytes of a file in Python. */
#define MAX_PYTHON_SIZE (8 * 1024 * 1024)

struct _CanastaRegistry
{
  GObject parent_instance;

  PeasEngine *engine;
  GPtrArray *plugins;   /* of CanastaPlugin */
  CanastaHouses *houses;
  gboolean has_python;
  gboolean tries;       /* this process is there to try a variant */
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
  g_clear_object (&self->houses);
  g_clear_object (&self->engine);

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

/* Takes in the plugin in a folder, if there is one, unless one of its name was
 * found before. */
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
      if (!canasta_registry_find_plugin (self, canasta_plugin_get_id (plugin)))
        g_ptr_array_add (self->plugins, g_steal_pointer (&plugin));
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
  self->engine = peas_engine_new ();
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

/* Listens to libpeas, which tells why it failed only in its log. A plugin that
 * cannot be loaded is no fault of ours, so its warnings are never fatal. */
typedef struct
{
  guint handler;
  GLogLevelFlags fatal;
  char *reason;         /* the first warning, which names the cause */
} Ear;

static void
hear (const char     *domain,
      GLogLevelFlags  level,
      const char     *message,
      gpointer        data)
{
  Ear *ear = data;

  if (!ear->reason)
    ear->reason = canasta_plain_text_line (message, 0);
}

static void
open_ear (Ear *ear)
{
  ear->reason = NULL;
  ear->fatal = g_log_set_always_fatal (G_LOG_FATAL_MASK);
  ear->handler = g_log_set_handler ("libpeas", G_LOG_LEVEL_WARNING | G_LOG_LEVEL_CRITICAL,
                                    hear, ear);
}

static void
close_ear (Ear *ear)
{
  g_log_remove_handler ("libpeas", ear->handler);
  g_log_set_always_fatal (ear->fatal);
}

/* Gets ready for plugins in another language than C. Python finds the game's
 * interface by an environment variable it reads when it starts. */
static void
prepare_loader (CanastaRegistry *self,
                const char      *loader)
{
  if (!loader || g_ascii_strcasecmp (loader, "c") == 0)
    return;

  if (!self->has_python && g_str_has_prefix (loader, "python"))
    {
      g_autofree char *folder = canasta_paths_dup_typelibs ();
      const char *others = g_getenv ("GI_TYPELIB_PATH");
      g_autofree char *path =
        others ? g_strjoin (G_SEARCHPATH_SEPARATOR_S, folder, others, NULL)
               : g_strdup (folder);

      g_setenv ("GI_TYPELIB_PATH", path, TRUE);
      self->has_python = TRUE;
    }
  peas_engine_enable_loader (self->engine, loader);
}

static gboolean check_folder (const char *folder, guint depth, GError **error);

/* Whatever is there is an ordinary file of sensible size, or a folder of them.
 * What is gone meanwhile, or cannot be looked at, nobody can wait for. */
static gboolean
check_entry (const char  *path,
             guint        depth,
             GError     **error)
{
  gsize most = G_MAXSSIZE;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;
  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    return depth == 0 || check_folder (path, depth - 1, error);

  if (g_str_has_suffix (path, ".plugin"))
    most = CANASTA_PLUGIN_MAX_DESCRIPTION;
  else if (g_str_has_suffix (path, ".py") || g_str_has_suffix (path, ".pyc"))
    most = MAX_PYTHON_SIZE;
  return canasta_safe_file_check (path, most, error);
}

/* libpeas reads every description in the folder of a plugin and one folder
 * below, the linker and Python read the modules, and all of them wait for a pipe
 * and read any size. */
static gboolean
check_folder (const char  *folder,
              guint        depth,
              GError     **error)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  gboolean good = TRUE;
  const char *name;

  while (good && dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      good = check_entry (path, depth, error);
    }
  return good;
}

/* Has libpeas load a plugin and make its variant; NULL if it did not. */
static GObject *
load_module (CanastaRegistry *self,
             CanastaPlugin   *plugin)
{
  g_autofree char *folder = canasta_plugin_dup_folder (plugin);
  PeasPluginInfo *info;

  prepare_loader (self, canasta_plugin_get_loader (plugin));
  peas_engine_add_search_path (self->engine, folder, NULL);
  info = peas_engine_get_plugin_info (self->engine, canasta_plugin_get_id (plugin));
  if (!info || !peas_engine_load_plugin (self->engine, info)
      || !peas_engine_provides_extension (self->engine, info, CANASTA_TYPE_VARIANT))
    return NULL;

  return (GObject *) peas_engine_create_extension (self->engine, info, CANASTA_TYPE_VARIANT, NULL);
}

/* A class in Python that derives from ClassicVariant without naming Variant again
 * writes its hooks into those that all classic variants share; nothing else does.
 * Returns whether that happened, and puts them back. */
static gboolean
restore_shared_hooks (const CanastaVariantInterface *before)
{
  g_autoptr (GTypeClass) class = g_type_class_ref (CANASTA_TYPE_CLASSIC_VARIANT);
  CanastaVariantInterface *shared = g_type_interface_peek (class, CANASTA_TYPE_VARIANT);

  if (memcmp (shared, before, sizeof *shared) == 0)
    return FALSE;
  *shared = *before;
  return TRUE;
}

static CanastaVariantInterface
get_shared_hooks (void)
{
  g_autoptr (GTypeClass) class = g_type_class_ref (CANASTA_TYPE_CLASSIC_VARIANT);

  return *(CanastaVariantInterface *) g_type_interface_peek (class, CANASTA_TYPE_VARIANT);
}

/* Whether a plugin came with the game. */
static gboolean
is_shipped (CanastaPlugin *plugin)
{
  g_auto (GStrv) folders = canasta_paths_dup_plugins ();
  g_autofree char *folder = canasta_plugin_dup_folder (plugin);
  g_autofree char *above = g_path_get_dirname (folder);

  return g_str_equal (above, folders[g_strv_length (folders) - 1]);
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

  *watch = NULL;
  if (!check_folder (folder, MAX_DEPTH, error))
    return FALSE;
  if (self->tries)
    *watch = canasta_trial_watch (path, id, MAX_DEPTH);
  return self->tries || is_shipped (plugin)
         || canasta_trial_pass (path, id, MAX_DEPTH, watch, error);
}

static CanastaVariant *
make_variant (CanastaRegistry  *self,
              CanastaPlugin    *plugin,
              GError          **error)
{
  const char *id = canasta_plugin_get_id (plugin);
  g_autofree char *reason = NULL;
  g_autoptr (GError) cause = NULL;
  CanastaVariantInterface shared = get_shared_hooks ();
  g_autoptr (GObject) variant = NULL;
  CanastaWatch *watch;
  Ear ear;

  if (!may_load (self, plugin, &watch, &cause))
    {
      if (g_error_matches (cause, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT))
        {
          g_propagate_error (error, g_steal_pointer (&cause));
          return NULL;
        }
      g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT,
                   /* Translators: the name of a variant, and a sentence */
                   _("The variant “%s” is not loaded: %s"), id, cause->message);
      return NULL;
    }

  open_ear (&ear);
  canasta_watch_enter (watch, CANASTA_PLACE_LOADING);
  variant = load_module (self, plugin);
  canasta_watch_leave (watch, CANASTA_PLACE_LOADING);
  close_ear (&ear);
  reason = ear.reason;

  if (restore_shared_hooks (&shared))
    {
      g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT,
                   /* Translators: the name of a variant; the other names stay as they are */
                   _("The variant “%s” must name “Canasta.Variant” beside "
                     "“Canasta.ClassicVariant” where its class begins."), id);
      return NULL;
    }
  if (variant)
    {
      canasta_variant_set_id (CANASTA_VARIANT (variant), id);
      canasta_variant_set_watch (CANASTA_VARIANT (variant), watch);
      return CANASTA_VARIANT (g_steal_pointer (&variant));
    }

  if (reason)
    g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT,
                 /* Translators: the name of a variant, and the system's reason */
                 _("The variant “%s” could not be loaded: %s."), id, reason);
  else
    g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT,
                 _("The plugin “%s” holds no variant of the game."), id);
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
      if (!table || (self->tries && !canasta_trial_game_play (table, error)))
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

static void
set_no_variant (CanastaRegistry  *self,
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
      set_no_variant (self, id, error);
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

/**
 * canasta_registry_try:
 * @path: (type filename): the description of a plugin
 * @id: the name of its variant
 * @error: return location for an error of domain %CANASTA_RULES_ERROR
 *
 * Loads a variant that nobody trusts yet, and puts it through what a game would
 * ask of it; only for a process that may come to harm.
 *
 * Returns: whether it did all that well; %FALSE with @error set
 */
gboolean
canasta_registry_try (const char  *path,
                      const char  *id,
                      GError     **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *above = g_path_get_dirname (folder);
  const char *folders[] = { above, NULL };
  g_autofree char *houses_folder = canasta_paths_dup_houses ();
  g_autoptr (CanastaHouses) houses = canasta_houses_new (houses_folder, houses_folder);
  g_autoptr (CanastaRegistry) self = canasta_registry_new_for (folders, houses);

  self->tries = TRUE;
  return canasta_registry_get_variant (self, id, error) != NULL;
}
