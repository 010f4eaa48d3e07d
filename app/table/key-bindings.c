/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/key-bindings.h"

/* What is being bound. */
typedef struct
{
  CanastaKeyGuard guard;
  GtkEventController *letters;
  GtkEventController *others;
} Binding;

/* A key, and who is asked whether it is meant. */
typedef struct
{
  const CanastaKey *key;
  CanastaKeyGuard guard;
} GuardedKey;

/* Reads what a key does; its action is one of those the program has, so it is right. */
static char *
read_action (const CanastaKey *key, GVariant **target)
{
  g_autoptr (GError) error = NULL;
  char *name;

  if (!g_action_parse_detailed_name (key->action, &name, target, &error))
    g_error ("%s", error->message);
  return name;
}

static gboolean
guarded_cb (GtkWidget *widget, GVariant *target, gpointer data)
{
  const GuardedKey *guarded = data;
  g_autoptr (GVariant) wanted = NULL;
  g_autofree char *name = read_action (guarded->key, &wanted);

  return guarded->guard (widget, guarded->key)
         && gtk_widget_activate_action_variant (widget, name, wanted);
}

static GtkShortcutAction *
make_guarded_action (const CanastaKey *key, CanastaKeyGuard guard)
{
  GuardedKey *guarded = g_new (GuardedKey, 1);

  *guarded = (GuardedKey){ key, guard };
  return gtk_callback_action_new (guarded_cb, guarded, g_free);
}

static GtkShortcut *
make_shortcut (const CanastaKey *key, CanastaKeyGuard guard)
{
  g_autoptr (GVariant) target = NULL;
  g_autofree char *name = read_action (key, &target);
  GtkShortcutAction *action =
    guard ? make_guarded_action (key, guard) : gtk_named_action_new (name);
  GtkShortcut *shortcut =
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string (key->trigger), action);

  gtk_shortcut_set_arguments (shortcut, guard ? NULL : target);
  return shortcut;
}

static void
bind_key (const CanastaKey *key, gpointer data)
{
  Binding *binding = data;
  GtkEventController *controller =
    canasta_key_is_letter (key) ? binding->letters : binding->others;

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        make_shortcut (key, binding->guard));
}

static void
bind_class_key (const CanastaKey *key, gpointer data)
{
  g_autoptr (GtkShortcut) shortcut = make_shortcut (key, NULL);

  gtk_widget_class_add_shortcut (data, shortcut);
}

static GtkEventController *
make_controller (CanastaKeyPlace place)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  if (place == CANASTA_KEYS_TABLE || place == CANASTA_KEYS_BARE)
    gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                       GTK_SHORTCUT_SCOPE_MANAGED);
  if (place == CANASTA_KEYS_REPLAY)
    gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  return controller;
}

static gboolean
get_phase (GValue *value, GVariant *variant, gpointer data)
{
  g_value_set_enum (value, g_variant_get_boolean (variant) ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE);
  return TRUE;
}

static void
add (GtkWidget *widget, GtkEventController *controller)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (controller)) > 0)
    gtk_widget_add_controller (widget, controller);
  else
    g_object_unref (controller);
}

/**
 * canasta_keys_bind:
 * @widget: a widget
 * @place: the place it is
 * @settings: (nullable): the preferences, of which one has letters do nothing; %NULL
 *   for a place without letters
 * @guard: (nullable): asked whether a key is meant; %NULL where all of them are
 *
 * Has the widget answer the keys of the place.
 */
void
canasta_keys_bind (GtkWidget       *widget,
                   CanastaKeyPlace  place,
                   GSettings       *settings,
                   CanastaKeyGuard  guard)
{
  Binding binding = { guard, make_controller (place), make_controller (place) };

  canasta_keys_foreach (place, bind_key, &binding);
  if (settings)
    g_settings_bind_with_mapping (settings, "single-key-shortcuts", binding.letters,
                                  "propagation-phase", G_SETTINGS_BIND_GET, get_phase, NULL,
                                  NULL, NULL);
  add (widget, binding.letters);
  add (widget, binding.others);
}

/**
 * canasta_keys_bind_class:
 * @widget_class: a class of widgets
 * @place: the place each of them is
 *
 * Has all widgets of the class answer the keys of the place, which has no letters.
 */
void
canasta_keys_bind_class (GtkWidgetClass *widget_class, CanastaKeyPlace place)
{
  canasta_keys_foreach (place, bind_class_key, widget_class);
}

static void
set_accelerator (const CanastaKey *key, gpointer data)
{
  g_auto (GStrv) before = gtk_application_get_accels_for_action (data, key->action);
  g_autoptr (GStrvBuilder) keys = g_strv_builder_new ();
  g_auto (GStrv) accelerators = NULL;

  g_strv_builder_addv (keys, (const char **) before);
  g_strv_builder_add (keys, key->trigger);
  accelerators = g_strv_builder_end (keys);
  gtk_application_set_accels_for_action (data, key->action, (const char *const *) accelerators);
}

/**
 * canasta_keys_set_accelerators:
 * @application: the program
 *
 * Has all windows answer the keys of the program; menus name them.
 */
void
canasta_keys_set_accelerators (GtkApplication *application)
{
  canasta_keys_foreach (CANASTA_KEYS_PROGRAM, set_accelerator, application);
}
