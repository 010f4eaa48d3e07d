/* SPDX-License-Identifier: GPL-3.0-or-later */
/* GTK can announce since 4.14. Before, the title of the window serves: a screen
 * reader speaks it when it changes, and the header bar shows a title of its
 * own. The title carries the sentence in either case, for window lists. */
#include "config.h"

#include "window/announcer.h"

struct _CanastaAnnouncer
{
  GObject parent_instance;

  GtkWindow *window;            /* not owned: the window owns the announcer */
  char *waiting;                /* the newest sentence not yet said */
  guint pause;
};

G_DEFINE_FINAL_TYPE (CanastaAnnouncer, canasta_announcer, G_TYPE_OBJECT)

static void
canasta_announcer_dispose (GObject *object)
{
  CanastaAnnouncer *self = CANASTA_ANNOUNCER (object);

  g_clear_handle_id (&self->pause, g_source_remove);
  g_clear_pointer (&self->waiting, g_free);
  G_OBJECT_CLASS (canasta_announcer_parent_class)->dispose (object);
}

static void
canasta_announcer_class_init (CanastaAnnouncerClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_announcer_dispose;
}

static void
canasta_announcer_init (CanastaAnnouncer *self)
{
}

CanastaAnnouncer *
canasta_announcer_new (GtkWindow *window)
{
  CanastaAnnouncer *self = g_object_new (CANASTA_TYPE_ANNOUNCER, NULL);

  self->window = window;
  return self;
}

#if GTK_CHECK_VERSION (4, 14, 0)
G_GNUC_BEGIN_IGNORE_DEPRECATIONS
/* On a desktop without assistive technologies GTK falls back to a context of its
 * tests, which has no function to announce: at least up to 4.18 it crashes. */
static void
announce_by_gtk (GtkAccessible *accessible, const char *sentence)
{
  g_autoptr (GtkATContext) context = gtk_accessible_get_at_context (accessible);

  if (context && !g_str_equal (G_OBJECT_TYPE_NAME (context), "GtkTestATContext"))
    gtk_accessible_announce (accessible, sentence, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}
G_GNUC_END_IGNORE_DEPRECATIONS
#endif

static void
announce (CanastaAnnouncer *self, const char *sentence)
{
#if GTK_CHECK_VERSION (4, 14, 0)
  announce_by_gtk (GTK_ACCESSIBLE (self->window), sentence);
#endif
  gtk_window_set_title (self->window, sentence);
}

static gboolean
pause_over_cb (gpointer data)
{
  CanastaAnnouncer *self = data;
  g_autofree char *sentence = g_steal_pointer (&self->waiting);

  if (!sentence)
    {
      self->pause = 0;
      return G_SOURCE_REMOVE;
    }

  announce (self, sentence);
  return G_SOURCE_CONTINUE;
}

/**
 * canasta_announcer_say:
 * @self: an announcer
 * @sentence: what to say
 *
 * Says the sentence, at once or when the last one has had its time. Of several
 * that wait only the newest is said.
 */
void
canasta_announcer_say (CanastaAnnouncer *self, const char *sentence)
{
  if (self->pause != 0)
    {
      g_free (self->waiting);
      self->waiting = g_strdup (sentence);
      return;
    }

  announce (self, sentence);
  self->pause = g_timeout_add (CANASTA_ANNOUNCER_PAUSE, pause_over_cb, self);
}
