/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game's own window comes after it: whatever it shows may need one of the
 * variants. */
#include "config.h"

#include "window/trying-window.h"

#include <glib/gi18n-lib.h>

#define WIDTH 420
#define SPINNER 32
#define SPACE 24

struct _CanastaTryingWindow
{
  AdwApplicationWindow parent_instance;
};

G_DEFINE_FINAL_TYPE (CanastaTryingWindow, canasta_trying_window, ADW_TYPE_APPLICATION_WINDOW)

enum
{
  TRIED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
canasta_trying_window_class_init (CanastaTryingWindowClass *class)
{
  signals[TRIED] = g_signal_new ("tried", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
canasta_trying_window_init (CanastaTryingWindow *self)
{
}

static void
tried_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (CanastaTryingWindow) self = data;

  canasta_registry_try_strangers_finish (CANASTA_REGISTRY (source), result);
  if (gtk_window_get_application (GTK_WINDOW (self)))
    g_signal_emit (self, signals[TRIED], 0);
}

static char *
describe (CanastaRegistry *registry)
{
  g_auto (GStrv) untried = canasta_registry_list_untried (registry);
  g_autofree char *names = g_strjoinv (", ", untried);

  return g_strdup_printf (
    /* Translators: the names of variants that were installed beside the game */
    ngettext ("The new variant “%s” is tried before it can be played.",
              "New variants are tried before they can be played: %s.",
              g_strv_length (untried)),
    names);
}

static GtkWidget *
new_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* The words beside it say all there is to say. */
static GtkWidget *
new_spinner (void)
{
  GtkWidget *spinner = g_object_new (GTK_TYPE_SPINNER, "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_spinner_start (GTK_SPINNER (spinner));
  gtk_widget_set_size_request (spinner, SPINNER, SPINNER);
  gtk_widget_set_halign (spinner, GTK_ALIGN_CENTER);
  return spinner;
}

/**
 * canasta_trying_window_new:
 * @application: the application
 * @registry: the variants, some of which are to be tried
 *
 * Tries the variants, from now on.
 *
 * Returns: the window, not yet presented
 */
GtkWidget *
canasta_trying_window_new (GtkApplication *application, CanastaRegistry *registry)
{
  CanastaTryingWindow *self = g_object_new (CANASTA_TYPE_TRYING_WINDOW, "application", application,
                                            "title", _("Canasta"), "default-width", WIDTH, NULL);
  g_autofree char *what = describe (registry);
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACE / 2);

  gtk_widget_set_margin_start (content, SPACE);
  gtk_widget_set_margin_end (content, SPACE);
  gtk_widget_set_margin_top (content, SPACE);
  gtk_widget_set_margin_bottom (content, SPACE);
  gtk_box_append (GTK_BOX (content), new_spinner ());
  gtk_box_append (GTK_BOX (content), new_label (what, "heading"));
  gtk_box_append (GTK_BOX (content),
                  new_label (_("This takes a few seconds, and is done only once."), "dim-label"));
  gtk_box_append (GTK_BOX (page), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (page), content);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (self), page);
  canasta_registry_try_strangers_async (registry, tried_cb, g_object_ref (self));
  return GTK_WIDGET (self);
}
