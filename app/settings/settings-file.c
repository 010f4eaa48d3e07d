/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Several changes at once are saved once, when what has made them is done: the disk may take its
 * time. The file is replaced by another one that is whole, or stays as it is. GLib's own file of
 * settings is not used: where the disk is full it leaves an empty one, takes it for changes of
 * another program, and follows them. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "settings/settings-file.h"

#include "files/safe-file.h"

#define GROUP "canasta"

/* Under what it lies with the preferences that it keeps. */
#define DATA "canasta-settings-file"

/* The most bytes of the file. */
#define MAX_SIZE (1024 * 1024)

struct _CanastaSettingsFile
{
  char *path;
  GKeyFile *keys;               /* all of the file, and what has changed since */
  GHashTable *changed;          /* the names of it */
  guint soon;                   /* until it is saved */
  gboolean has_failed;          /* which was said */
};

/* It may be a pipe, and of any size. */
static gboolean
read_keys (const char *path, GKeyFile *keys, GError **error)
{
  g_autofree char *text = NULL;
  gsize length;

  return canasta_safe_file_read (path, MAX_SIZE, &text, &length, error)
         && g_key_file_load_from_data (keys, text, length, G_KEY_FILE_KEEP_COMMENTS, error);
}

/**
 * canasta_settings_file_open:
 * @path: (type filename): an ini file, which need not be there
 * @error: a `GFileError` where it cannot be read, a `GKeyFileError` where it is no ini file
 *
 * Returns: (transfer full) (nullable): the file
 */
CanastaSettingsFile *
canasta_settings_file_open (const char *path, GError **error)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autoptr (GError) problem = NULL;
  CanastaSettingsFile *self;

  if (!read_keys (path, keys, &problem)
      && !g_error_matches (problem, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    {
      g_propagate_error (error, g_steal_pointer (&problem));
      return NULL;
    }
  self = g_new0 (CanastaSettingsFile, 1);
  self->path = g_strdup (path);
  self->keys = g_steal_pointer (&keys);
  self->changed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return self;
}

/* Returns: the value that is kept of a preference, %NULL for none that it can have */
static GVariant *
read_value (CanastaSettingsFile *self, GSettingsSchemaKey *key)
{
  g_autofree char *text =
    g_key_file_get_value (self->keys, GROUP, g_settings_schema_key_get_name (key), NULL);
  g_autoptr (GVariant) value =
    text ? g_variant_parse (g_settings_schema_key_get_value_type (key), text, NULL, NULL, NULL)
         : NULL;

  return value && g_settings_schema_key_range_check (key, value) ? g_steal_pointer (&value) : NULL;
}

/**
 * canasta_settings_file_load:
 * @self: a file
 * @settings: preferences that hold standard values
 *
 * Gives preferences the values they have in the file.
 */
void
canasta_settings_file_load (CanastaSettingsFile *self, GSettings *settings)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) names = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  names = g_settings_schema_list_keys (schema);
  for (guint i = 0; names[i]; i++)
    {
      g_autoptr (GSettingsSchemaKey) key = g_settings_schema_get_key (schema, names[i]);
      g_autoptr (GVariant) value = read_value (self, key);

      if (value)
        g_settings_set_value (settings, names[i], value);
    }
}

static void
set_key (GKeyFile *keys, const char *name, const char *text)
{
  if (text)
    g_key_file_set_value (keys, GROUP, name, text);
  else
    g_key_file_remove_key (keys, GROUP, name, NULL);
}

/* What another program has changed meanwhile stays; what is damaged is written anew. */
static char *
write_keys (CanastaSettingsFile *self, gsize *length)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  GHashTableIter iter;
  gpointer name;

  if (!read_keys (self->path, keys, NULL) || !g_key_file_has_group (keys, GROUP))
    return g_key_file_to_data (self->keys, length, NULL);
  g_hash_table_iter_init (&iter, self->changed);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    {
      g_autofree char *text = g_key_file_get_value (self->keys, GROUP, name, NULL);

      set_key (keys, name, text);
    }
  return g_key_file_to_data (keys, length, NULL);
}

static void
save (CanastaSettingsFile *self)
{
  g_autoptr (GError) problem = NULL;
  gsize length;
  g_autofree char *text = write_keys (self, &length);

  g_clear_handle_id (&self->soon, g_source_remove);
  if (canasta_safe_file_write (self->path, text, (gssize) length, FALSE, &problem))
    {
      g_hash_table_remove_all (self->changed);
      self->has_failed = FALSE;
    }
  else if (!self->has_failed)
    {
      g_message ("%s", problem->message);
      self->has_failed = TRUE;
    }
}

static gboolean
soon_cb (gpointer data)
{
  CanastaSettingsFile *self = data;

  self->soon = 0;
  save (self);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (CanastaSettingsFile *self, const char *name, GSettings *settings)
{
  g_autoptr (GVariant) value = g_settings_get_user_value (settings, name);
  g_autofree char *text = value ? g_variant_print (value, FALSE) : NULL;
  g_autofree char *kept = g_key_file_get_value (self->keys, GROUP, name, NULL);

  if (g_strcmp0 (text, kept) == 0)
    return;
  set_key (self->keys, name, text);
  g_hash_table_add (self->changed, g_strdup (name));
  if (self->soon == 0)
    self->soon = g_idle_add (soon_cb, self);
}

/**
 * canasta_settings_file_keep:
 * @self: (transfer full): a file
 * @settings: preferences
 *
 * Saves each change of preferences, as long as there are any. One that cannot be saved
 * is tried again with the next one, and said once.
 */
void
canasta_settings_file_keep (CanastaSettingsFile *self, GSettings *settings)
{
  g_object_set_data_full (G_OBJECT (settings), DATA, self,
                          (GDestroyNotify) canasta_settings_file_free);
  g_signal_connect_swapped (settings, "changed", G_CALLBACK (changed_cb), self);
}

/**
 * canasta_settings_file_finish:
 * @settings: preferences, which need not be kept
 *
 * Saves at once what was to be saved soon.
 */
void
canasta_settings_file_finish (GSettings *settings)
{
  CanastaSettingsFile *self = g_object_get_data (G_OBJECT (settings), DATA);

  if (self && self->soon != 0)
    save (self);
}

void
canasta_settings_file_free (CanastaSettingsFile *self)
{
  if (self->soon != 0)
    save (self);
  g_free (self->path);
  g_key_file_unref (self->keys);
  g_hash_table_unref (self->changed);
  g_free (self);
}
