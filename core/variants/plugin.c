/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A variant plugin: what its description says, and what became of it.
 *
 * The description is the file `ID.plugin`. It is read here and checked before
 * any of the plugin's code is. */
#include "config.h"

#include "variants/plugin-private.h"

#include <glib/gi18n-lib.h>
#include <libintl.h>
#include <stdlib.h>
#include <string.h>

#include "files/plain-text.h"
#include "files/safe-file.h"
#include "rules/table-name.h"
#include "rules/variant-words.h"
#include "variants/layers.h"
#include "variants/paths.h"
#include "variants/plugin-home.h"
#include "variants/trust.h"

#define GROUP "Plugin"

/* The most characters of a name, and of what a plugin says of itself. */
#define LONGEST_NAME 100

struct _CanastaPlugin
{
  GObject parent_instance;

  char *path;
  char *id;
  char *name;
  char *summary;
  char *words;          /* what its players call things, or NULL */
  char **terms;         /* the same term by term, or NULL */
  char **languages;     /* of those whose own game it is */
  char **options;       /* names of the rules that are changed most often, or NULL */
  char *version;
  char **authors;
  char *loader;
  char *game;           /* the game it is one of the tables of, or NULL */
  char *domain;         /* of the catalogue it brings, or NULL */

  guint layers;         /* what shut it in while it was tried */
  CanastaVariant *variant;
  char **tables;
  GError *error;
  gboolean is_off;
  gboolean is_tried;    /* now */
  GError *bar;          /* why it cannot be played for the time being */
};

G_DEFINE_FINAL_TYPE (CanastaPlugin, canasta_plugin, G_TYPE_OBJECT)

static void
canasta_plugin_finalize (GObject *object)
{
  CanastaPlugin *self = CANASTA_PLUGIN (object);

  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->id, g_free);
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->summary, g_free);
  g_clear_pointer (&self->words, g_free);
  g_clear_pointer (&self->terms, g_strfreev);
  g_clear_pointer (&self->languages, g_strfreev);
  g_clear_pointer (&self->options, g_strfreev);
  g_clear_pointer (&self->version, g_free);
  g_clear_pointer (&self->authors, g_strfreev);
  g_clear_pointer (&self->loader, g_free);
  g_clear_pointer (&self->game, g_free);
  g_clear_pointer (&self->domain, g_free);
  g_clear_object (&self->variant);
  g_clear_pointer (&self->tables, g_strfreev);
  g_clear_error (&self->error);
  g_clear_error (&self->bar);

  G_OBJECT_CLASS (canasta_plugin_parent_class)->finalize (object);
}

static void
canasta_plugin_class_init (CanastaPluginClass *class)
{
  G_OBJECT_CLASS (class)->finalize = canasta_plugin_finalize;
}

static void
canasta_plugin_init (CanastaPlugin *self)
{
}

/* The words of a key as a line of plain text, NULL where there are none. */
static char *
read_words (GKeyFile   *file,
            const char *key,
            guint       most)
{
  g_autofree char *words = g_key_file_get_string (file, GROUP, key, NULL);

  return words ? canasta_plain_text_line (words, most) : NULL;
}

/* The words of a list, each a line of plain text; NULL where there is none. */
static char **
read_list (GKeyFile   *file,
           const char *key,
           guint       most)
{
  char **list = g_key_file_get_string_list (file, GROUP, key, NULL, NULL);

  for (guint i = 0; list && list[i]; i++)
    {
      g_autofree char *words = list[i];

      list[i] = canasta_plain_text_line (words, most);
    }
  return list;
}

static void
read_description (CanastaPlugin *self,
                  GKeyFile      *file)
{
  self->name = read_words (file, "Name", LONGEST_NAME);
  self->summary = read_words (file, "Description", CANASTA_LONGEST_WORDS);
  self->version = read_words (file, "Version", LONGEST_NAME);
  self->authors = read_list (file, "Authors", LONGEST_NAME);
  self->loader = g_key_file_get_string (file, GROUP, "Loader", NULL);
  self->game = read_words (file, "X-Canasta-Game", LONGEST_NAME);
  self->words = read_words (file, "X-Canasta-Words", CANASTA_LONGEST_WORDS);
  self->terms = read_list (file, "X-Canasta-Terms", CANASTA_LONGEST_WORDS);
  self->languages = g_key_file_get_string_list (file, GROUP, "X-Canasta-Languages", NULL, NULL);
  self->options = read_list (file, "X-Canasta-Options", LONGEST_NAME);
}

/* A plugin from outside brings its translations in a folder beside its
 * description; they change with the language of the game. */
static void
bind_catalogue (CanastaPlugin *self)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autofree char *locale = g_build_filename (folder, "locale", NULL);

  if (!g_file_test (locale, G_FILE_TEST_IS_DIR))
    return;

  self->domain = g_strconcat ("canasta-", self->id, NULL);
  bindtextdomain (self->domain, locale);
  bind_textdomain_codeset (self->domain, "UTF-8");
}

/* A plugin written for other hooks than these must not be loaded: its code
 * would read and write past them. */
static void
check_version (CanastaPlugin *self,
               GKeyFile      *file)
{
  g_autofree char *version = read_words (file, "X-Canasta-Api", LONGEST_NAME);

  if (version && atoi (version) == CANASTA_API_VERSION_NUMBER)
    return;

  if (version && atoi (version) == CANASTA_API_VERSION_NUMBER - 1)
    self->error = g_error_new (CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT,
                               /* Translators: the name of a variant, two numbers; other names
                                * stay as they are */
                               _("The variant “%s” was written for version %d of the plugin "
                                 "interface; this game has version %d. Its hooks for seats, play "
                                 "and score belong to groups of their own now (SeatingHooks, "
                                 "PlayHooks, ScoreHooks), and may_go_out says why not."),
                               self->id, CANASTA_API_VERSION_NUMBER - 1,
                               CANASTA_API_VERSION_NUMBER);
  else if (!version)
    self->error = g_error_new (CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT,
                               _("The variant “%s” does not say for which version of the game it "
                                 "was written (X-Canasta-Api)."),
                               self->id);
  else
    self->error = g_error_new (CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT,
                               _("The variant “%s” was written for version %s of the plugin "
                                 "interface; this game has version %d."),
                               self->id, version, CANASTA_API_VERSION_NUMBER);
}

/* The module has the name of the variant. */
static void
read_id (CanastaPlugin *self,
         GKeyFile      *file)
{
  g_autofree char *id = g_key_file_get_string (file, GROUP, "Module", NULL);
  g_autofree char *shown = id ? canasta_plain_text_quote (id, -1) : NULL;
  g_autofree char *path = canasta_plain_text_file (self->path);

  if (id && canasta_table_name_is_word (id))
    {
      g_free (self->id);
      self->id = g_steal_pointer (&id);
    }
  else if (id)
    self->error = g_error_new (CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT,
                               /* Translators: a file and what it names its module */
                               _("“%s”: “%s” cannot name a variant; a name is made of "
                                 "lower-case letters, digits and hyphens."), path, shown);
  else
    self->error = g_error_new (CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT,
                               _("“%s” does not describe a plugin."), path);
}

/* Reads the description at path. One that is no good makes a plugin with an
 * error, called after its file. */
CanastaPlugin *
canasta_plugin_new (const char *path)
{
  CanastaPlugin *self = g_object_new (CANASTA_TYPE_PLUGIN, NULL);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  self->path = g_strdup (path);
  self->id = canasta_plain_text_quote (name, (gssize) strlen (name) - (gssize) strlen (".plugin"));
  if (!canasta_safe_file_read (path, CANASTA_PLUGIN_MAX_DESCRIPTION, &text, &length, &error))
    {
      self->error = g_error_new_literal (CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT,
                                         error->message);
      return self;
    }

  g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, NULL);
  read_id (self, file);
  if (!self->error)
    {
      read_description (self, file);
      bind_catalogue (self);
      check_version (self, file);
    }
  return self;
}

const char *
canasta_plugin_get_loader (CanastaPlugin *self)
{
  return self->loader;
}

/* The folder the plugin lies in. */
char *
canasta_plugin_dup_folder (CanastaPlugin *self)
{
  return g_path_get_dirname (self->path);
}

/* Whether it came with the game. */
gboolean
canasta_plugin_is_shipped (CanastaPlugin *self)
{
  g_auto (GStrv) folders = canasta_paths_dup_plugins ();
  g_autofree char *folder = canasta_plugin_dup_folder (self);
  g_autofree char *above = g_path_get_dirname (folder);

  return g_str_equal (above, folders[g_strv_length (folders) - 1]);
}

/* NULL as long as the plugin is not loaded. */
CanastaVariant *
canasta_plugin_get_variant (CanastaPlugin *self)
{
  return self->variant;
}

const GError *
canasta_plugin_get_error (CanastaPlugin *self)
{
  return self->error ? self->error : self->bar;
}

static void
update_bar (CanastaPlugin *self)
{
  g_clear_error (&self->bar);
  if (self->is_off)
    self->bar = g_error_new (CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT,
                             /* Translators: the name of a variant, twice */
                             _("The variant “%s” is off until you switch it on, in the "
                               "preferences or with “canasta-cli variants --on=%s”."),
                             self->id, self->id);
  else if (self->is_tried)
    self->bar = g_error_new (CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT,
                             /* Translators: the name of a variant */
                             _("The variant “%s” is being tried."), self->id);
}

/* A new plugin is on. */
void
canasta_plugin_set_on (CanastaPlugin *self,
                       gboolean       on)
{
  self->is_off = !on;
  update_bar (self);
}

/* Nobody loads it while it is tried. */
void
canasta_plugin_set_tried (CanastaPlugin *self,
                          gboolean       is_tried)
{
  self->is_tried = is_tried;
  update_bar (self);
}

void
canasta_plugin_take_variant (CanastaPlugin   *self,
                             CanastaVariant  *variant,
                             char           **tables)
{
  self->variant = variant;
  self->tables = tables;
  canasta_variant_set_words (variant, self->words, self->domain);
  canasta_variant_set_terms (variant, self->terms);
}

void
canasta_plugin_set_layers (CanastaPlugin *self,
                           guint          layers)
{
  self->layers = layers;
}

void
canasta_plugin_take_error (CanastaPlugin *self,
                           GError        *error)
{
  self->error = error;
}

/**
 * canasta_plugin_get_id:
 * @self: a plugin
 *
 * Returns: the name of its variant in tables, houses and saved matches
 */
const char *
canasta_plugin_get_id (CanastaPlugin *self)
{
  g_return_val_if_fail (CANASTA_IS_PLUGIN (self), NULL);

  return self->id;
}

/**
 * canasta_plugin_get_name:
 * @self: a plugin
 *
 * Returns: its name in the language of the interface
 */
const char *
canasta_plugin_get_name (CanastaPlugin *self)
{
  const char *name;

  g_return_val_if_fail (CANASTA_IS_PLUGIN (self), NULL);

  name = canasta_words_translate (self->name, self->domain);
  return name ? name : self->id;
}

/**
 * canasta_plugin_get_summary:
 * @self: a plugin
 *
 * Returns: (nullable): one sentence about it, in the language of the interface
 */
const char *
canasta_plugin_get_summary (CanastaPlugin *self)
{
  g_return_val_if_fail (CANASTA_IS_PLUGIN (self), NULL);

  return canasta_words_translate (self->summary, self->domain);
}

/**
 * canasta_plugin_get_version:
 * @self: a plugin
 *
 * Returns: (nullable): its own version
 */
const char *
canasta_plugin_get_version (CanastaPlugin *self)
{
  g_return_val_if_fail (CANASTA_IS_PLUGIN (self), NULL);

  return self->version;
}

/**
 * canasta_plugin_dup_authors:
 * @self: a plugin
 *
 * Returns: (transfer full) (nullable): who wrote it, separated by commas
 */
char *
canasta_plugin_dup_authors (CanastaPlugin *self)
{
  g_return_val_if_fail (CANASTA_IS_PLUGIN (self), NULL);

  return self->authors ? g_strjoinv (", ", self->authors) : NULL;
}

/**
 * canasta_plugin_get_path:
 * @self: a plugin
 *
 * Returns: (type filename): the file that describes it
 */
const char *
canasta_plugin_get_path (CanastaPlugin *self)
{
  g_return_val_if_fail (CANASTA_IS_PLUGIN (self), NULL);

  return self->path;
}

/**
 * canasta_plugin_list_tables:
 * @self: a plugin
 *
 * Returns: (transfer none) (nullable) (array zero-terminated=1): the names of
 *   the tables it offers, the standard one first; %NULL as long as it is off or
 *   not loaded
 */
const char *const *
canasta_plugin_list_tables (CanastaPlugin *self)
{
  g_return_val_if_fail (CANASTA_IS_PLUGIN (self), NULL);

  return self->bar ? NULL : (const char *const *) self->tables;
}

/**
 * canasta_plugin_dup_players:
 * @self: a plugin
 *
 * Returns: (transfer full) (nullable): for how many players it is, as in
 *   “5, 6”; %NULL as long as it is not loaded
 */
char *
canasta_plugin_dup_players (CanastaPlugin *self)
{
  g_autoptr (GString) counts = NULL;

  g_return_val_if_fail (CANASTA_IS_PLUGIN (self), NULL);

  if (!self->tables)
    return NULL;

  counts = g_string_new (NULL);
  for (guint players = 2; players <= CANASTA_MAX_SEATS; players++)
    for (guint i = 0; self->tables[i]; i++)
      {
        guint offered = 0;

        canasta_table_name_read (self->tables[i], NULL, &offered, NULL, NULL);
        if (offered == players)
          {
            g_string_append_printf (counts, counts->len > 0 ? ", %u" : "%u", players);
            break;
          }
      }
  return g_string_free (g_steal_pointer (&counts), FALSE);
}

/**
 * canasta_plugin_get_game:
 * @self: a plugin
 *
 * Several variants can be one game for different numbers of players.
 *
 * Returns: (nullable): the game it belongs to, as “classic”; %NULL where it is
 *   one of its own
 */
const char *
canasta_plugin_get_game (CanastaPlugin *self)
{
  g_return_val_if_fail (CANASTA_IS_PLUGIN (self), NULL);

  return self->game;
}

/**
 * canasta_plugin_list_options:
 * @self: a plugin
 *
 * Whose table it is plays some rules in one way and some in another. Those that are changed
 * most often can be offered by themselves.
 *
 * Returns: (transfer none) (nullable) (array zero-terminated=1): the names of these rules, in
 *   the order to offer them in; a stranger's may be none
 */
const char *const *
canasta_plugin_list_options (CanastaPlugin *self)
{
  g_return_val_if_fail (CANASTA_IS_PLUGIN (self), NULL);

  return (const char *const *) self->options;
}

/* Whether the locale is one of the language: “it” or “it_IT.UTF-8” of “it”. */
static gboolean
is_locale_of (const char *locale, const char *language)
{
  gsize length = strlen (language);

  return strncmp (locale, language, length) == 0 && strchr ("_.@", locale[length]) != NULL;
}

/**
 * canasta_plugin_is_at_home: (skip)
 * @self: a plugin
 *
 * Returns: whether it is a game of those who speak the language of the interface
 */
gboolean
canasta_plugin_is_at_home (CanastaPlugin *self)
{
  const char *locale = g_get_language_names ()[0];

  g_return_val_if_fail (CANASTA_IS_PLUGIN (self), FALSE);

  for (guint i = 0; self->languages && self->languages[i]; i++)
    if (is_locale_of (locale, self->languages[i]))
      return TRUE;
  return FALSE;
}

/**
 * canasta_plugin_get_problem:
 * @self: a plugin
 *
 * Returns: (nullable): why it cannot be used, a sentence; %NULL as long as
 *   nothing is wrong with it
 */
const char *
canasta_plugin_get_problem (CanastaPlugin *self)
{
  const GError *error;

  g_return_val_if_fail (CANASTA_IS_PLUGIN (self), NULL);

  error = canasta_plugin_get_error (self);
  return error ? error->message : NULL;
}

/**
 * canasta_plugin_is_own:
 * @self: a plugin
 *
 * Returns: whether it lies in the person's own folder, and is switched on and off
 *   by [method@Registry.switch]; the others are always on
 */
gboolean
canasta_plugin_is_own (CanastaPlugin *self)
{
  g_auto (GStrv) folders = canasta_paths_dup_plugins ();
  g_autofree char *folder = canasta_plugin_dup_folder (self);
  g_autofree char *above = g_path_get_dirname (folder);
  guint own = g_strv_length (folders) - 2;      /* behind it comes the game's */

  g_return_val_if_fail (CANASTA_IS_PLUGIN (self), FALSE);

  for (guint i = 0; i < own; i++)
    {
      g_autofree char *named = g_canonicalize_filename (folders[i], NULL);

      if (g_str_equal (named, above))
        return FALSE;
    }
  return g_str_equal (folders[own], above);
}

/**
 * canasta_plugin_is_on:
 * @self: a plugin
 *
 * Returns: whether it may run
 */
gboolean
canasta_plugin_is_on (CanastaPlugin *self)
{
  g_return_val_if_fail (CANASTA_IS_PLUGIN (self), FALSE);

  return !self->is_off;
}

/**
 * canasta_plugin_get_warning:
 * @self: a plugin
 *
 * Returns: (nullable): what one should know before it is switched on, in sentences;
 *   %NULL when it came with the game
 */
const char *
canasta_plugin_get_warning (CanastaPlugin *self)
{
  g_return_val_if_fail (CANASTA_IS_PLUGIN (self), NULL);

  if (canasta_plugin_is_shipped (self))
    return NULL;
  return _("A variant that did not come with the game runs with all your rights: it can read, "
           "change and send whatever you can. It is tried first, which shows only that it did no "
           "harm meanwhile. Use none whose source you do not trust.");
}

/**
 * canasta_plugin_list_trial:
 * @self: a plugin
 *
 * Returns: (transfer full) (nullable) (array zero-terminated=1): what it could do
 *   while it was tried, in sentences; %NULL when it was not, or is not loaded
 */
char **
canasta_plugin_list_trial (CanastaPlugin *self)
{
  g_return_val_if_fail (CANASTA_IS_PLUGIN (self), NULL);

  if (!self->variant || canasta_plugin_is_shipped (self))
    return NULL;
  return canasta_layers_describe (self->layers);
}
