/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "window/application.h"

#include <glib-unix.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "pages/accessible.h"
#include "cards/deck.h"
#include "window/keyboard.h"
#include "settings/choice-types.h"
#include "settings/language.h"
#include "elsewhere/company.h"
#include "preferences/preferences.h"
#include "rules/table-name.h"
#include "window/trying-window.h"
#include "window/window.h"
#include "settings/settings.h"
#include "table/key-bindings.h"

/* What was asked for on the command line. */
typedef struct
{
  char *variant;
  int players;
  char *seating;
  char *house;
  gint64 deal;
  char *speed;
  char *language;
  char *data_folder;
  gboolean show_version;
} Options;

struct _CanastaApplication
{
  AdwApplication parent_instance;

  Options options;
  CanastaMatches *matches;
  CanastaCompany *company;
  CanastaKeyboard *keyboard;
  CanastaWindow *window;        /* not owned: GTK keeps it while it is open */
  GtkWindow *trying;            /* not owned either: comes before the window, if at all … */
  GPtrArray *files;             /* … which opens these then */
  CanastaPreferences *preferences;
  gulong names;                 /* of widgets, for those who hear them */
  guint signals[2];             /* sources of SIGTERM and SIGINT */
};

G_DEFINE_FINAL_TYPE (CanastaApplication, canasta_application, ADW_TYPE_APPLICATION)

/* The command line. */

static void
add_options (CanastaApplication *self)
{
  Options *options = &self->options;
  const GOptionEntry entries[] = {
    { "variant", 0, 0, G_OPTION_ARG_STRING, &options->variant,
      _("Start a game of this variant"), _("VARIANT") },
    { "players", 0, 0, G_OPTION_ARG_INT, &options->players,
      _("Start a game for this many players"), _("NUMBER") },
    { "seating", 0, 0, G_OPTION_ARG_STRING, &options->seating,
      _("Who plays with whom, where there is a choice"), _("SEATING") },
    { "house", 0, 0, G_OPTION_ARG_STRING, &options->house,
      _("Start a game by the rules of this house"), _("HOUSE") },
    { "deal", 0, 0, G_OPTION_ARG_INT64, &options->deal,
      _("Start a game with this deal number"), _("NUMBER") },
    { "speed", 0, 0, G_OPTION_ARG_STRING, &options->speed,
      _("How fast the others play: slow, normal, fast or instant"), _("SPEED") },
    { "lang", 0, 0, G_OPTION_ARG_STRING, &options->language,
      _("The language of the game, such as fr"), _("LANGUAGE") },
    { "data-dir", 0, 0, G_OPTION_ARG_FILENAME, &options->data_folder,
      _("Keep preferences and games in this folder"), _("FOLDER") },
    { "version", 0, 0, G_OPTION_ARG_NONE, &options->show_version, _("Show the version"), NULL },
    { NULL },
  };

  options->deal = CANASTA_ANY_DEAL;
  g_application_add_main_option_entries (G_APPLICATION (self), entries);
  /* Translators: on the command line, what may follow the options */
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[FILE…]"));
  g_application_set_option_context_summary (
    G_APPLICATION (self), _("Canasta for one person and computer players."));
}

static gboolean
wants_new_game (const Options *options)
{
  return options->variant || options->players != 0 || options->seating
         || options->house || options->deal != CANASTA_ANY_DEAL;
}

static gboolean
read_pace (const char *speed, CanastaPace *pace)
{
  g_autoptr (GEnumClass) class = g_type_class_ref (CANASTA_TYPE_PACE);
  const GEnumValue *value = g_enum_get_value_by_nick (class, speed);

  if (value)
    *pace = (CanastaPace) value->value;
  return value != NULL;
}

static gboolean
check_options (const Options *options, GError **error)
{
  CanastaPace pace;

  if (options->speed && !read_pace (options->speed, &pace))
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   _("There is no speed “%s”: choose slow, normal, fast or instant."),
                   options->speed);
      return FALSE;
    }
  if (options->deal < CANASTA_ANY_DEAL || options->deal > (gint64) CANASTA_MAX_DEAL)
    {
      g_autofree char *most = g_strdup_printf ("%" G_GUINT64_FORMAT, (guint64) CANASTA_MAX_DEAL);

      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   _("A deal number is a whole number from 0 to %s."), most);
      return FALSE;
    }
  return TRUE;
}

static gboolean
start_game (CanastaApplication *self, GError **error)
{
  const Options *options = &self->options;
  g_autoptr (CanastaSetup) setup = canasta_setup_new ();
  CanastaRegistry *registry = canasta_matches_get_registry (self->matches);
  g_autofree char *name = canasta_settings_dup_name (canasta_matches_get_settings (self->matches));

  if (!canasta_setup_choose_table (setup, registry, options->variant, options->players,
                                   options->seating, options->house, error))
    return FALSE;
  canasta_setup_set_deal (setup, options->deal);
  canasta_setup_set_name (setup, 0, name);
  return canasta_matches_start (self->matches, setup, error);
}

/* Everything that can be wrong with the options is told before there is a
 * window. */
static gboolean
prepare (CanastaApplication *self, GError **error)
{
  const Options *options = &self->options;
  CanastaPace pace;

  if (!check_options (options, error)
      || (options->language && !canasta_language_set (options->language, error)))
    return FALSE;

  self->matches = canasta_matches_new (options->data_folder, error);
  if (!self->matches)
    return FALSE;
  self->company = canasta_company_new (self->matches, options->data_folder);
  if (options->speed && read_pace (options->speed, &pace))
    canasta_matches_set_pace (self->matches, pace);
  if (!options->language)
    {
      g_autofree char *language =
        g_settings_get_string (canasta_matches_get_settings (self->matches), "language");

      if (!canasta_language_set (language, error))
        return FALSE;
    }
  return !wants_new_game (options) || start_game (self, error);
}

static int
canasta_application_handle_local_options (GApplication *application, GVariantDict *dictionary)
{
  CanastaApplication *self = CANASTA_APPLICATION (application);
  g_autoptr (GError) error = NULL;

  if (self->options.show_version)
    {
      g_print ("Canasta %s\n", CANASTA_VERSION);
      return 0;
    }

  /* With a game or a folder of its own it is another program. */
  if (wants_new_game (&self->options) || self->options.data_folder)
    g_application_set_flags (application, g_application_get_flags (application) |
                                            G_APPLICATION_NON_UNIQUE);

  g_application_register (application, NULL, NULL);
  if (g_application_get_is_remote (application))
    return -1;
  if (!prepare (self, &error))
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }
  return -1;
}

/* Actions. */

static void
quit_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  CanastaApplication *self = data;

  if (self->preferences)
    gtk_window_destroy (GTK_WINDOW (self->preferences));
  if (self->trying)
    gtk_window_close (self->trying);
  if (self->window)
    gtk_window_close (GTK_WINDOW (self->window));
}

static gboolean
terminate_cb (gpointer data)
{
  quit_action (NULL, NULL, data);
  return G_SOURCE_CONTINUE;
}

static void
show_preferences (CanastaApplication *self, const char *page)
{
  if (!self->preferences)
    {
      self->preferences = canasta_preferences_new (canasta_matches_get_settings (self->matches),
                                                   canasta_matches_get_registry (self->matches));
      g_object_add_weak_pointer (G_OBJECT (self->preferences), (gpointer *) &self->preferences);
      gtk_window_set_transient_for (GTK_WINDOW (self->preferences), GTK_WINDOW (self->window));
      /* Making its hundred rows anew takes time. */
      gtk_window_set_hide_on_close (GTK_WINDOW (self->preferences), TRUE);
      if (page)
        adw_preferences_window_set_visible_page_name (ADW_PREFERENCES_WINDOW (self->preferences),
                                                      page);
    }
  gtk_window_present (GTK_WINDOW (self->preferences));
}

static void
preferences_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  show_preferences (data, NULL);
}

static void
add_actions (CanastaApplication *self)
{
  static const GActionEntry entries[] = {
    { .name = "preferences", .activate = preferences_action },
    { .name = "quit", .activate = quit_action },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  canasta_keys_set_accelerators (GTK_APPLICATION (self));
}

/* Style and language. */

static void
follow_style (CanastaApplication *self)
{
  static const AdwColorScheme schemes[] = {
    [CANASTA_STYLE_SYSTEM] = ADW_COLOR_SCHEME_DEFAULT,
    [CANASTA_STYLE_LIGHT] = ADW_COLOR_SCHEME_FORCE_LIGHT,
    [CANASTA_STYLE_DARK] = ADW_COLOR_SCHEME_FORCE_DARK,
  };
  int style = g_settings_get_enum (canasta_matches_get_settings (self->matches), "style");

  adw_style_manager_set_color_scheme (adw_application_get_style_manager (ADW_APPLICATION (self)),
                                      schemes[style]);
}

static void
open_window (CanastaApplication *self)
{
  self->window = canasta_window_new (GTK_APPLICATION (self), self->matches, self->company,
                                     self->keyboard);
  g_object_add_weak_pointer (G_OBJECT (self->window), (gpointer *) &self->window);
  gtk_window_present (GTK_WINDOW (self->window));
}

/* What is on the screen keeps its words: new windows take the place of the old
 * ones, the match goes on. */
static gboolean
rebuild_cb (gpointer data)
{
  CanastaApplication *self = data;
  CanastaWindow *old = self->window;
  g_autofree char *page = NULL;

  if (!old)
    return G_SOURCE_REMOVE;
  if (self->preferences)
    {
      if (gtk_widget_get_visible (GTK_WIDGET (self->preferences)))
        page = g_strdup (adw_preferences_window_get_visible_page_name (
          ADW_PREFERENCES_WINDOW (self->preferences)));
      gtk_window_destroy (GTK_WINDOW (self->preferences));
    }

  g_object_remove_weak_pointer (G_OBJECT (old), (gpointer *) &self->window);
  open_window (self);
  gtk_window_destroy (GTK_WINDOW (old));
  if (page)
    show_preferences (self, page);
  return G_SOURCE_REMOVE;
}

static void
language_changed_cb (CanastaApplication *self)
{
  g_autofree char *language =
    g_settings_get_string (canasta_matches_get_settings (self->matches), "language");
  g_autoptr (GError) error = NULL;

  if (g_str_equal (language, canasta_language_get ()))
    return;
  if (!canasta_language_set (language, &error))
    {
      g_warning ("%s", error->message);
      return;
    }
  /* The row that was chosen from is still at work. */
  g_idle_add_full (G_PRIORITY_DEFAULT, rebuild_cb, g_object_ref (self), g_object_unref);
}

/* The life of the program. */

static void
canasta_application_startup (GApplication *application)
{
  CanastaApplication *self = CANASTA_APPLICATION (application);
  g_autoptr (GtkCssProvider) provider = NULL;

  G_APPLICATION_CLASS (canasta_application_parent_class)->startup (application);

  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (provider,
                                       "/io/github/canasta_game/Canasta/pages/pages.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  /* Who comes to a text wants to read it, not to copy it. */
  g_object_set (gtk_settings_get_default (), "gtk-label-select-on-focus", FALSE, NULL);
  self->names = canasta_accessible_name_widgets ();
  self->keyboard = canasta_keyboard_new ();
  add_actions (self);
  self->signals[0] = g_unix_signal_add (SIGTERM, terminate_cb, self);
  self->signals[1] = g_unix_signal_add (SIGINT, terminate_cb, self);
}

static void
tried_cb (CanastaApplication *self)
{
  GtkWindow *trying = self->trying;

  open_window (self);
  gtk_window_destroy (trying);
  for (guint i = 0; i < self->files->len; i++)
    canasta_window_open (self->window, g_ptr_array_index (self->files, i));
  g_ptr_array_set_size (self->files, 0);
}

static void
open_trying_window (CanastaApplication *self)
{
  self->trying = GTK_WINDOW (canasta_trying_window_new (
    GTK_APPLICATION (self), canasta_matches_get_registry (self->matches)));
  g_object_add_weak_pointer (G_OBJECT (self->trying), (gpointer *) &self->trying);
  g_signal_connect_object (self->trying, "tried", G_CALLBACK (tried_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (self->trying);
}

static void
canasta_application_activate (GApplication *application)
{
  CanastaApplication *self = CANASTA_APPLICATION (application);
  GSettings *settings = canasta_matches_get_settings (self->matches);
  g_auto (GStrv) untried = NULL;

  if (self->window || self->trying)
    {
      gtk_window_present (self->window ? GTK_WINDOW (self->window) : self->trying);
      return;
    }

  g_signal_connect_object (settings, "changed::style", G_CALLBACK (follow_style), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::language", G_CALLBACK (language_changed_cb), self,
                           G_CONNECT_SWAPPED);
  follow_style (self);
  untried = canasta_registry_list_untried (canasta_matches_get_registry (self->matches));
  if (untried[0])
    open_trying_window (self);
  else
    open_window (self);
}

/* Files of the command line and the file manager. */
static void
canasta_application_open (GApplication *application, GFile **files, int n, const char *hint)
{
  CanastaApplication *self = CANASTA_APPLICATION (application);

  g_application_activate (application);
  for (int i = 0; i < n; i++)
    {
      if (self->window)
        canasta_window_open (self->window, files[i]);
      else
        g_ptr_array_add (self->files, g_object_ref (files[i]));
    }
}

static void
canasta_application_shutdown (GApplication *application)
{
  CanastaApplication *self = CANASTA_APPLICATION (application);

  for (guint i = 0; i < G_N_ELEMENTS (self->signals); i++)
    g_clear_handle_id (&self->signals[i], g_source_remove);
  if (self->company)
    canasta_company_finish (self->company);
  if (self->matches)
    canasta_matches_leave (self->matches);
  canasta_accessible_leave_widgets (self->names);
  G_APPLICATION_CLASS (canasta_application_parent_class)->shutdown (application);
}

static void
canasta_application_finalize (GObject *object)
{
  CanastaApplication *self = CANASTA_APPLICATION (object);

  g_clear_object (&self->company);
  g_clear_object (&self->matches);
  g_clear_object (&self->keyboard);
  g_ptr_array_unref (self->files);
  g_free (self->options.variant);
  g_free (self->options.seating);
  g_free (self->options.house);
  g_free (self->options.speed);
  g_free (self->options.language);
  g_free (self->options.data_folder);
  G_OBJECT_CLASS (canasta_application_parent_class)->finalize (object);
}

static void
canasta_application_class_init (CanastaApplicationClass *class)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = canasta_application_finalize;
  application_class->handle_local_options = canasta_application_handle_local_options;
  application_class->startup = canasta_application_startup;
  application_class->activate = canasta_application_activate;
  application_class->open = canasta_application_open;
  application_class->shutdown = canasta_application_shutdown;
}

static void
canasta_application_init (CanastaApplication *self)
{
  add_options (self);
  self->files = g_ptr_array_new_with_free_func (g_object_unref);
}

CanastaApplication *
canasta_application_new (void)
{
  return g_object_new (CANASTA_TYPE_APPLICATION,
                       "application-id", APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/io/github/canasta_game/Canasta",
                       NULL);
}

/* %NULL before the program has looked at its options. */
CanastaMatches *
canasta_application_get_matches (CanastaApplication *self)
{
  return self->matches;
}
