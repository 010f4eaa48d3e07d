/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All houses: those that come with the game and the person's own.
 *
 * A house is a file `NAME.json`. Those of the game are never changed; a person
 * copies one and changes the copy. */
#include "config.h"

#include "rules/houses.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "files/plain-text.h"
#include "files/safe-file.h"
#include "rules/house-given.h"
#include "rules/house-private.h"

typedef struct
{
  CanastaHouse *house;
  char *path;   /* NULL for a house of the game */
} Entry;

struct _CanastaHouses
{
  GObject parent_instance;

  char *shipped_folder;
  char *own_folder;
  GPtrArray *entries;   /* of Entry */
  GPtrArray *problems;  /* of sentences, NULL at the end */
};

static GType
get_item_type (GListModel *model)
{
  return CANASTA_TYPE_HOUSE;
}

static guint
get_n_items (GListModel *model)
{
  return CANASTA_HOUSES (model)->entries->len;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  CanastaHouses *self = CANASTA_HOUSES (model);
  Entry *entry;

  if (position >= self->entries->len)
    return NULL;

  entry = g_ptr_array_index (self->entries, position);
  return g_object_ref (entry->house);
}

static void
init_list_model (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (CanastaHouses, canasta_houses, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, init_list_model))

static void
entry_free (Entry *entry)
{
  g_object_unref (entry->house);
  g_free (entry->path);
  g_free (entry);
}

static void
canasta_houses_finalize (GObject *object)
{
  CanastaHouses *self = CANASTA_HOUSES (object);

  g_clear_pointer (&self->shipped_folder, g_free);
  g_clear_pointer (&self->own_folder, g_free);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_pointer (&self->problems, g_ptr_array_unref);

  G_OBJECT_CLASS (canasta_houses_parent_class)->finalize (object);
}

static void
canasta_houses_class_init (CanastaHousesClass *class)
{
  G_OBJECT_CLASS (class)->finalize = canasta_houses_finalize;
}

static void
canasta_houses_init (CanastaHouses *self)
{
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) entry_free);
  self->problems = g_ptr_array_new_with_free_func (g_free);
}

static Entry *
find_entry (CanastaHouses *self,
            const char    *id,
            guint         *position)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      Entry *entry = g_ptr_array_index (self->entries, i);

      if (g_str_equal (canasta_house_get_id (entry->house), id))
        {
          if (position)
            *position = i;
          return entry;
        }
    }
  return NULL;
}

static void
append (CanastaHouses *self,
        CanastaHouse  *house,
        const char    *path)
{
  Entry *entry = g_new0 (Entry, 1);

  entry->house = g_object_ref (house);
  entry->path = g_strdup (path);
  g_ptr_array_add (self->entries, entry);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  const char *one = *(const char *const *) a, *other = *(const char *const *) b;
  gboolean one_is_standard = g_str_equal (one, CANASTA_STANDARD_HOUSE ".json");
  gboolean other_is_standard = g_str_equal (other, CANASTA_STANDARD_HOUSE ".json");

  return one_is_standard || other_is_standard ? other_is_standard - one_is_standard
                                              : strcmp (one, other);
}

/* The names of the houses' files in a folder, sorted, that of the standard house first. A
 * folder that is not there has none. */
static GPtrArray *
list_files (const char *folder)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, ".json"))
      g_ptr_array_add (names, g_strdup (name));

  g_ptr_array_sort (names, compare_names);
  return names;
}

static void
load_folder (CanastaHouses *self,
             const char    *folder,
             gboolean       own)
{
  g_autoptr (GPtrArray) names = list_files (folder);

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *shown = canasta_plain_text_quote (name, -1);
      g_autoptr (GError) error = NULL;
      g_autoptr (CanastaHouse) house = canasta_house_new_from_file (path, &error);

      if (!house)
        g_ptr_array_add (self->problems, g_strdup (error->message));
      else if (find_entry (self, canasta_house_get_id (house), NULL))
        g_ptr_array_add (self->problems,
                         /* Translators: a file name and the name of a house */
                         g_strdup_printf (_("%s: there is another house “%s”."),
                                          shown, canasta_house_get_id (house)));
      else
        append (self, house, own ? path : NULL);
    }
}

/**
 * canasta_houses_new:
 * @shipped_folder: (type filename): where the houses of the game are
 * @own_folder: (type filename): where the person's own are; it need not exist
 *
 * Reads all houses. Files that cannot be read are left out and told by
 * [method@Houses.list_problems].
 *
 * Returns: (transfer full): the houses
 */
CanastaHouses *
canasta_houses_new (const char *shipped_folder,
                    const char *own_folder)
{
  CanastaHouses *self = g_object_new (CANASTA_TYPE_HOUSES, NULL);

  self->shipped_folder = g_strdup (shipped_folder);
  self->own_folder = g_strdup (own_folder);
  canasta_houses_reload (self);
  return self;
}

/**
 * canasta_houses_reload:
 * @self: the houses
 *
 * Reads all files again.
 */
void
canasta_houses_reload (CanastaHouses *self)
{
  guint removed;

  g_return_if_fail (CANASTA_IS_HOUSES (self));

  removed = self->entries->len;
  g_ptr_array_set_size (self->entries, 0);
  g_ptr_array_set_size (self->problems, 0);
  load_folder (self, self->shipped_folder, FALSE);
  load_folder (self, self->own_folder, TRUE);
  g_ptr_array_add (self->problems, NULL);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, removed, self->entries->len);
}

/**
 * canasta_houses_list_problems:
 * @self: the houses
 *
 * Returns: (transfer none) (array zero-terminated=1): a sentence for each file
 *   that could not be read, with its name
 */
const char *const *
canasta_houses_list_problems (CanastaHouses *self)
{
  g_return_val_if_fail (CANASTA_IS_HOUSES (self), NULL);

  return (const char *const *) self->problems->pdata;
}

/**
 * canasta_houses_find:
 * @self: the houses
 * @id: the name of a house
 * @error: return location for an error that names the houses there are
 *
 * Returns: (transfer none): the house, %NULL with @error set
 */
CanastaHouse *
canasta_houses_find (CanastaHouses  *self,
                     const char     *id,
                     GError        **error)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  g_autofree char *list = NULL;
  g_autofree char *shown = NULL;
  Entry *entry;

  g_return_val_if_fail (CANASTA_IS_HOUSES (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  entry = find_entry (self, id, NULL);
  if (entry)
    return entry->house;

  for (guint i = 0; i < self->entries->len; i++)
    g_strv_builder_add (ids, canasta_house_get_id (((Entry *) self->entries->pdata[i])->house));
  names = g_strv_builder_end (ids);
  list = g_strjoinv (", ", names);
  shown = canasta_plain_text_quote (id, -1);
  g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_TABLE,
               /* Translators: the name of a house, then names of houses */
               _("There is no house “%s”; choose one of %s."), shown, list);
  return NULL;
}

/**
 * canasta_houses_is_own:
 * @self: the houses
 * @house: one of them
 *
 * Returns: whether it is one of the person's own, which can be changed
 */
gboolean
canasta_houses_is_own (CanastaHouses *self,
                       CanastaHouse  *house)
{
  Entry *entry;

  g_return_val_if_fail (CANASTA_IS_HOUSES (self), FALSE);
  g_return_val_if_fail (CANASTA_IS_HOUSE (house), FALSE);

  entry = find_entry (self, canasta_house_get_id (house), NULL);
  return entry && entry->house == house && entry->path;
}

/* The entry of one of the person's own houses, NULL with error set for one of
 * the game. */
static Entry *
find_own (CanastaHouses  *self,
          CanastaHouse   *house,
          guint          *position,
          GError        **error)
{
  if (canasta_houses_is_own (self, house))
    return find_entry (self, canasta_house_get_id (house), position);

  g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VALUE,
               _("The house “%s” comes with the game and stays as it is; copy it and change the "
                 "copy."),
               canasta_house_get_title (house));
  return NULL;
}

/* A name for a house that no other has, from words in any language. */
static char *
make_id (CanastaHouses *self,
         const char    *words)
{
  g_autofree char *stem = canasta_house_make_id (words, "house");
  g_autofree char *id = g_strdup (stem);

  for (guint number = 2; find_entry (self, id, NULL); number++)
    {
      g_free (id);
      id = g_strdup_printf ("%s-%u", stem, number);
    }
  return g_steal_pointer (&id);
}

/* A file in the person's folder that is not there yet. */
static char *
make_path (CanastaHouses *self,
           const char    *id)
{
  g_autofree char *path = NULL;

  for (guint number = 1;; number++)
    {
      g_autofree char *name = number == 1 ? g_strconcat (id, ".json", NULL)
                                          : g_strdup_printf ("%s.%u.json", id, number);

      g_free (path);
      path = g_build_filename (self->own_folder, name, NULL);
      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }
}

static gboolean
write_own (CanastaHouse  *house,
           const char    *path,
           GError       **error)
{
  g_autofree char *text = canasta_house_to_text (house);

  if (!canasta_safe_file_write (path, text, -1, TRUE, error))
    return FALSE;

  canasta_house_note_written (house, path, text);
  return TRUE;
}

/**
 * canasta_houses_copy:
 * @self: the houses
 * @house: a house
 * @title: the title of the copy, in the person's own words
 *
 * Copies a house under a name that no other has. The copy is none of the person's
 * yet, until [method@Houses.add] makes it one.
 *
 * Returns: (transfer full): the copy
 */
CanastaHouse *
canasta_houses_copy (CanastaHouses *self,
                     CanastaHouse  *house,
                     const char    *title)
{
  g_autofree char *id = NULL;

  g_return_val_if_fail (CANASTA_IS_HOUSES (self), NULL);
  g_return_val_if_fail (CANASTA_IS_HOUSE (house), NULL);
  g_return_val_if_fail (title != NULL, NULL);

  id = make_id (self, title);
  return canasta_house_duplicate (house, id, title);
}

/**
 * canasta_houses_make:
 * @self: the houses
 * @title: the title of the house, in the person's own words
 * @tables: the names of its tables
 * @error: return location for an error that says why it cannot have them
 *
 * Makes a house that leaves every rule to the variants of its tables, under a name that no
 * other has. It is none of the person's yet, until [method@Houses.add] makes it one.
 *
 * Returns: (transfer full): the house, %NULL with @error set
 */
CanastaHouse *
canasta_houses_make (CanastaHouses      *self,
                     const char         *title,
                     const char *const  *tables,
                     GError            **error)
{
  g_autofree char *id = NULL;

  g_return_val_if_fail (CANASTA_IS_HOUSES (self), NULL);
  g_return_val_if_fail (title != NULL, NULL);
  g_return_val_if_fail (tables != NULL, NULL);

  id = make_id (self, title);
  return canasta_house_new (id, title, tables, error);
}

/**
 * canasta_houses_add:
 * @self: the houses
 * @house: a house that is not one of them, under a name of its own
 * @error: return location for an error
 *
 * Takes a house into the person's own, and writes it.
 *
 * Returns: whether it was written; otherwise it is none of them
 */
gboolean
canasta_houses_add (CanastaHouses  *self,
                    CanastaHouse   *house,
                    GError        **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (CANASTA_IS_HOUSES (self), FALSE);
  g_return_val_if_fail (CANASTA_IS_HOUSE (house), FALSE);

  path = make_path (self, canasta_house_get_id (house));
  if (!write_own (house, path, error))
    return FALSE;

  append (self, house, path);
  g_list_model_items_changed (G_LIST_MODEL (self), self->entries->len - 1, 0, 1);
  return TRUE;
}

/**
 * canasta_houses_save:
 * @self: the houses
 * @house: one of the person's own
 * @error: return location for an error
 *
 * Writes a house that has been changed.
 *
 * Returns: whether it was written
 */
gboolean
canasta_houses_save (CanastaHouses  *self,
                     CanastaHouse   *house,
                     GError        **error)
{
  Entry *entry;
  guint position;

  g_return_val_if_fail (CANASTA_IS_HOUSES (self), FALSE);
  g_return_val_if_fail (CANASTA_IS_HOUSE (house), FALSE);

  entry = find_own (self, house, &position, error);
  if (!entry || !write_own (house, entry->path, error))
    return FALSE;

  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 1);
  return TRUE;
}

/**
 * canasta_houses_rename:
 * @self: the houses
 * @house: one of the person's own
 * @title: its new title, in the person's own words
 * @error: return location for an error
 *
 * Gives a house another title. Its name in positions and saved matches stays.
 *
 * Returns: whether it was renamed
 */
gboolean
canasta_houses_rename (CanastaHouses  *self,
                       CanastaHouse   *house,
                       const char     *title,
                       GError        **error)
{
  g_return_val_if_fail (CANASTA_IS_HOUSES (self), FALSE);
  g_return_val_if_fail (CANASTA_IS_HOUSE (house), FALSE);
  g_return_val_if_fail (title != NULL, FALSE);

  if (!find_own (self, house, NULL, error))
    return FALSE;

  canasta_house_set_title (house, title);
  return canasta_houses_save (self, house, error);
}

/**
 * canasta_houses_delete:
 * @self: the houses
 * @house: one of the person's own
 * @error: return location for an error
 *
 * Deletes a house with its file.
 *
 * Returns: whether it was deleted
 */
gboolean
canasta_houses_delete (CanastaHouses  *self,
                       CanastaHouse   *house,
                       GError        **error)
{
  Entry *entry;
  guint position;
  g_autofree char *previous = NULL;

  g_return_val_if_fail (CANASTA_IS_HOUSES (self), FALSE);
  g_return_val_if_fail (CANASTA_IS_HOUSE (house), FALSE);

  entry = find_own (self, house, &position, error);
  if (!entry)
    return FALSE;

  if (g_unlink (entry->path) != 0 && errno != ENOENT)
    {
      int code = errno;

      g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (code),
                   /* Translators: the title of a house, and the system's reason */
                   _("The house “%s” could not be deleted: %s."),
                   canasta_house_get_title (house), g_strerror (code));
      return FALSE;
    }

  previous = canasta_safe_file_previous_path (entry->path);
  g_unlink (previous);
  g_ptr_array_remove_index (self->entries, position);
  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 0);
  return TRUE;
}

/**
 * canasta_houses_import:
 * @self: the houses
 * @path: (type filename): a file somebody gave
 * @error: return location for an error that names the line and the key
 *
 * Takes a house into the person's own. Where there is one of its name already,
 * it gets another name. [method@House.write] is the way back, into a file.
 *
 * Returns: (transfer none): the house, %NULL with @error set
 */
CanastaHouse *
canasta_houses_import (CanastaHouses  *self,
                       const char     *path,
                       GError        **error)
{
  g_autoptr (CanastaHouse) house = NULL;

  g_return_val_if_fail (CANASTA_IS_HOUSES (self), NULL);
  g_return_val_if_fail (path != NULL, NULL);

  house = canasta_house_new_from_file (path, error);
  if (!house)
    return NULL;

  if (find_entry (self, canasta_house_get_id (house), NULL))
    {
      g_autofree char *id = make_id (self, canasta_house_get_id (house));

      canasta_house_set_id (house, id);
    }

  return canasta_houses_add (self, house, error) ? house : NULL;
}
