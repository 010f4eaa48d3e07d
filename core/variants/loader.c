/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loads the code of a plugin: the only file that knows libpeas. It is shown the folder
 * of a plugin only once its description has been checked. */
#include "config.h"

#include "variants/loader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#if HAVE_PEAS2
#include <libpeas.h>
#else
#include <libpeas/peas.h>
#endif

#include "files/plain-text.h"
#include "rules/classic-variant.h"
#include "rules/score-hooks.h"
#include "rules/variant-private.h"
#include "variants/paths.h"

struct _CanastaLoader
{
  PeasEngine *engine;
  gboolean has_python;
};

CanastaLoader *
canasta_loader_new (void)
{
  CanastaLoader *self = g_new0 (CanastaLoader, 1);

  self->engine = peas_engine_new ();
  return self;
}

void
canasta_loader_free (CanastaLoader *self)
{
  g_object_unref (self->engine);
  g_free (self);
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
prepare_language (CanastaLoader *self,
                  const char    *language)
{
  if (!language || g_ascii_strcasecmp (language, "c") == 0)
    return;

  if (!self->has_python && g_str_has_prefix (language, "python"))
    {
      g_autofree char *folder = canasta_paths_dup_typelibs ();
      const char *others = g_getenv ("GI_TYPELIB_PATH");
      g_autofree char *path =
        others ? g_strjoin (G_SEARCHPATH_SEPARATOR_S, folder, others, NULL)
               : g_strdup (folder);

      g_setenv ("GI_TYPELIB_PATH", path, TRUE);
      self->has_python = TRUE;
    }
  peas_engine_enable_loader (self->engine, language);
}

/* Has libpeas load a plugin and make its variant; NULL if it did not. */
static GObject *
load_module (CanastaLoader *self,
             const char    *id,
             const char    *folder,
             const char    *language)
{
  PeasPluginInfo *info;

  prepare_language (self, language);
  peas_engine_add_search_path (self->engine, folder, NULL);
  info = peas_engine_get_plugin_info (self->engine, id);
  if (!info || !peas_engine_load_plugin (self->engine, info)
      || !peas_engine_provides_extension (self->engine, info, CANASTA_TYPE_VARIANT))
    return NULL;

  return (GObject *) peas_engine_create_extension (self->engine, info, CANASTA_TYPE_VARIANT, NULL);
}

/* The hooks that all classic variants share. */
typedef struct
{
  CanastaVariantInterface variant;
  CanastaSeatingHooksInterface seating;
  CanastaPlayHooksInterface play;
  CanastaScoreHooksInterface score;
} SharedHooks;

typedef void (*HooksFunc) (gpointer shared, gpointer kept, gsize size, GType group, gpointer data);

static void
for_each_group (SharedHooks *kept, HooksFunc func, gpointer data)
{
  g_autoptr (GTypeClass) class = g_type_class_ref (CANASTA_TYPE_CLASSIC_VARIANT);
  const struct
  {
    GType type;
    gpointer kept;
    gsize size;
  } groups[] = {
    { CANASTA_TYPE_VARIANT, &kept->variant, sizeof kept->variant },
    { CANASTA_TYPE_SEATING_HOOKS, &kept->seating, sizeof kept->seating },
    { CANASTA_TYPE_PLAY_HOOKS, &kept->play, sizeof kept->play },
    { CANASTA_TYPE_SCORE_HOOKS, &kept->score, sizeof kept->score },
  };

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    func (g_type_interface_peek (class, groups[i].type), groups[i].kept, groups[i].size,
          groups[i].type, data);
}

static void
keep (gpointer shared, gpointer kept, gsize size, GType group, gpointer data)
{
  memcpy (kept, shared, size);
}

static void
restore (gpointer shared, gpointer kept, gsize size, GType group, gpointer data)
{
  GType *changed = data;

  if (memcmp (shared, kept, size) == 0)
    return;
  memcpy (shared, kept, size);
  *changed = group;
}

/* A class in Python that derives from ClassicVariant and fills a hook without naming
 * its group again writes it into those that all classic variants share; nothing else
 * does. Puts them back, and returns the group, 0 where that did not happen. */
static GType
restore_shared_hooks (SharedHooks *before)
{
  GType changed = 0;

  for_each_group (before, restore, &changed);
  return changed;
}

/* Loads a plugin, and makes its variant.
 *
 * folder is where its description lies, language what it is written in, NULL for C;
 * watch notes where the program is inside it, or is NULL. */
CanastaVariant *
canasta_loader_load (CanastaLoader  *self,
                     const char     *id,
                     const char     *folder,
                     const char     *language,
                     CanastaWatch   *watch,
                     GError        **error)
{
  SharedHooks shared;
  GType forgotten;
  g_autoptr (GObject) variant = NULL;
  g_autofree char *reason = NULL;
  Ear ear;

  for_each_group (&shared, keep, NULL);
  open_ear (&ear);
  canasta_watch_enter (watch, CANASTA_HOOK_LOADING);
  variant = load_module (self, id, folder, language);
  canasta_watch_leave (watch, CANASTA_HOOK_LOADING);
  close_ear (&ear);
  reason = ear.reason;

  forgotten = restore_shared_hooks (&shared);
  if (forgotten)
    {
      g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT,
                   /* Translators: the name of a variant, and of a group of its functions, as
                    * PlayHooks; the other names stay as they are */
                   _("The variant “%s” must name “Canasta.%s” beside “Canasta.ClassicVariant” "
                     "where its class begins."),
                   id, g_type_name (forgotten) + strlen ("Canasta"));
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
