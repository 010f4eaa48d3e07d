/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Variants that did not come with the game. Those of the person's own folder are
 * switched on by the person. A trial can take long: held beforehand, on a thread of its
 * own, it keeps nobody waiting. */
#include "config.h"

#include "variants/registry.h"

#include <glib/gi18n-lib.h>

#include "files/plain-text.h"
#include "variants/plugin-private.h"
#include "variants/registry-private.h"
#include "variants/switches.h"
#include "variants/trial.h"
#include "variants/trust.h"

/* A variant to try, and why it did not pass. */
typedef struct
{
  CanastaPlugin *plugin;
  char *path;
  char *id;
  guint available;      /* the layers that this system has */
  GError *error;
} Stranger;

static void
stranger_free (gpointer data)
{
  Stranger *self = data;

  g_object_unref (self->plugin);
  g_free (self->path);
  g_free (self->id);
  g_clear_error (&self->error);
  g_free (self);
}

/* Whether nothing is known of a variant yet, and it may be tried. */
static gboolean
is_untried (CanastaRegistry *self, CanastaPlugin *plugin)
{
  g_autofree char *folder = canasta_plugin_dup_folder (plugin);

  return !canasta_plugin_get_variant (plugin) && !canasta_plugin_get_error (plugin)
         && !canasta_plugin_is_shipped (plugin)
         && canasta_trust_check_files (folder, CANASTA_PLUGIN_DEPTH, NULL)
         && canasta_trial_is_due (canasta_plugin_get_path (plugin),
                                  canasta_plugin_get_id (plugin), CANASTA_PLUGIN_DEPTH,
                                  canasta_registry_get_layers (self));
}

static GPtrArray *
list_strangers (CanastaRegistry *registry)
{
  GPtrArray *strangers = g_ptr_array_new_with_free_func (stranger_free);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (registry)); i++)
    {
      g_autoptr (CanastaPlugin) plugin = g_list_model_get_item (G_LIST_MODEL (registry), i);
      Stranger *stranger;

      if (!is_untried (registry, plugin))
        continue;
      stranger = g_new0 (Stranger, 1);
      stranger->path = g_strdup (canasta_plugin_get_path (plugin));
      stranger->id = g_strdup (canasta_plugin_get_id (plugin));
      stranger->available = canasta_registry_get_layers (registry);
      stranger->plugin = g_steal_pointer (&plugin);
      g_ptr_array_add (strangers, stranger);
    }
  return strangers;
}

/**
 * canasta_registry_list_untried:
 * @self: a registry
 *
 * Lists the variants that did not come with the game and would be tried before they
 * are loaded for the first time, which can take some seconds for each.
 *
 * Returns: (transfer full) (array zero-terminated=1): their names, as a rule none
 */
char **
canasta_registry_list_untried (CanastaRegistry *self)
{
  g_autoptr (GPtrArray) strangers = NULL;
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  g_return_val_if_fail (CANASTA_IS_REGISTRY (self), NULL);

  strangers = list_strangers (self);
  for (guint i = 0; i < strangers->len; i++)
    g_strv_builder_add (names, ((Stranger *) g_ptr_array_index (strangers, i))->id);
  return g_strv_builder_end (names);
}

/* The registry belongs to another thread: nothing of it is used here. */
static void
hold_trials (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GPtrArray *strangers = data;

  for (guint i = 0; i < strangers->len; i++)
    {
      Stranger *stranger = g_ptr_array_index (strangers, i);
      guint layers;

      canasta_trial_hold (stranger->path, stranger->id, CANASTA_PLUGIN_DEPTH, stranger->available,
                          &layers, &stranger->error);
    }
  g_task_return_boolean (task, TRUE);
}

static void
tell_changed (CanastaRegistry *self, CanastaPlugin *changed)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self)); i++)
    {
      g_autoptr (CanastaPlugin) plugin = g_list_model_get_item (G_LIST_MODEL (self), i);

      if (plugin == changed)
        g_list_model_items_changed (G_LIST_MODEL (self), i, 1, 1);
    }
}

/**
 * canasta_registry_try_strangers_async:
 * @self: a registry
 * @callback: (scope async): called when all are tried
 * @data: for @callback
 *
 * Tries the variants that [method@Registry.list_untried] lists, one after the other on
 * a thread of its own. Until then none of them can be played.
 */
void
canasta_registry_try_strangers_async (CanastaRegistry     *self,
                                      GAsyncReadyCallback  callback,
                                      gpointer             data)
{
  g_autoptr (GTask) task = NULL;
  GPtrArray *strangers;

  g_return_if_fail (CANASTA_IS_REGISTRY (self));

  strangers = list_strangers (self);
  for (guint i = 0; i < strangers->len; i++)
    canasta_plugin_set_tried (((Stranger *) g_ptr_array_index (strangers, i))->plugin, TRUE);
  task = g_task_new (self, NULL, callback, data);
  g_task_set_source_tag (task, canasta_registry_try_strangers_async);
  g_task_set_task_data (task, strangers, (GDestroyNotify) g_ptr_array_unref);
  g_task_run_in_thread (task, hold_trials);
}

/**
 * canasta_registry_try_strangers_finish:
 * @self: a registry
 * @result: what the callback was given
 *
 * Notes what came of the trials. What did not pass is a problem of its plugin.
 */
void
canasta_registry_try_strangers_finish (CanastaRegistry *self, GAsyncResult *result)
{
  GPtrArray *strangers;

  g_return_if_fail (g_task_is_valid (result, self));

  strangers = g_task_get_task_data (G_TASK (result));
  for (guint i = 0; i < strangers->len; i++)
    {
      Stranger *stranger = g_ptr_array_index (strangers, i);

      canasta_plugin_set_tried (stranger->plugin, FALSE);
      if (g_error_matches (stranger->error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT))
        canasta_plugin_take_error (stranger->plugin, g_steal_pointer (&stranger->error));
      tell_changed (self, stranger->plugin);
    }
}

/* Those that are on, with or without one of them. What is no longer in the folder is
 * forgotten: should it come back, it is new. */
static char **
list_on (CanastaRegistry *self, CanastaPlugin *changed, gboolean on)
{
  g_auto (GStrv) before = canasta_switches_read ();
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self)); i++)
    {
      g_autoptr (CanastaPlugin) plugin = g_list_model_get_item (G_LIST_MODEL (self), i);
      const char *id = canasta_plugin_get_id (plugin);

      if (plugin == changed ? on : (canasta_plugin_is_own (plugin)
                                    && g_strv_contains ((const char *const *) before, id)))
        g_strv_builder_add (builder, id);
    }
  return g_strv_builder_end (builder);
}

/**
 * canasta_registry_switch:
 * @self: a registry
 * @id: the name of a variant in the person's own folder
 * @on: whether it may run
 * @error: return location for an error of domain %CANASTA_RULES_ERROR or %G_FILE_ERROR
 *
 * Switches a variant on or off, here and in all programs that are started from now on.
 * One that is loaded stays so until the program ends, but cannot be played. Whoever
 * shows the registry is told that it has changed; new ones are not tried yet.
 *
 * Returns: whether that is kept; %FALSE with @error set, and nothing changed
 */
gboolean
canasta_registry_switch (CanastaRegistry *self, const char *id, gboolean on, GError **error)
{
  CanastaPlugin *plugin;
  g_auto (GStrv) ids = NULL;

  g_return_val_if_fail (CANASTA_IS_REGISTRY (self), FALSE);
  g_return_val_if_fail (id != NULL, FALSE);

  plugin = canasta_registry_find_plugin (self, id);
  if (!plugin)
    {
      canasta_registry_set_no_variant (self, id, error);
      return FALSE;
    }
  if (!canasta_plugin_is_own (plugin))
    {
      g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT,
                   /* Translators: the name of a variant */
                   _("The variant “%s” is always on: only those in your own folder are switched "
                     "on and off."), id);
      return FALSE;
    }

  ids = list_on (self, plugin, on);
  if (!canasta_switches_write ((const char *const *) ids, error))
    return FALSE;
  canasta_plugin_set_on (plugin, on);
  tell_changed (self, plugin);
  return TRUE;
}
