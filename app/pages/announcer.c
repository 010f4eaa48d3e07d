/* SPDX-License-Identifier: GPL-3.0-or-later */
/* GTK can announce since 4.14. Before, the name of a window serves: a screen reader
 * speaks it when it changes. Orca 43 is silent, though, where a window has the name
 * already when the focus moves in it, and a focus that moves cuts off what is being
 * said. So a sentence goes out after the focus has moved, and the name is empty again
 * at once: whenever the screen reader comes to look, it finds another than the one
 * that it is about to be told. Of a window that is open beside the one of the
 * application it does not follow the name: there the sentence describes what has the
 * focus, for as long as that has it.
 *
 * Where the focus moves because of what happened, that would be heard after it: whoever
 * moves it takes the sentence, to have it said with what has the focus next.
 *
 * The title that people see carries the sentence in either case, for window lists. */
#include "config.h"

#include "pages/announcer.h"

#include "pages/accessible.h"
#include "turn/passage.h"

/* In so many milliseconds all has been said that belongs together. */
#define SETTLING 60

/* So often that is waited for, where what has the focus is not there. */
#define MOST_UNSETTLED 20

struct _CanastaAnnouncer
{
  GObject parent_instance;

  GtkWindow *window;            /* not owned: the window owns the announcer */
  GString *told;                /* what happened and is still to be said, in its order */
  char *question;               /* what the person asked for last, … */
  char *answer;                 /* … and the answer, to be said after it, or NULL */
  char *standing;               /* how things stand, to be said after it, or NULL */
  guint source;                 /* until something can be said */
  guint n_unsettled;            /* how often what has the focus was not there yet */
  gint64 least;                 /* nothing is said before this time, in microseconds */
  GString *early;               /* what was said since the window came up, or NULL */
};

G_DEFINE_FINAL_TYPE (CanastaAnnouncer, canasta_announcer, G_TYPE_OBJECT)

enum
{
  ANNOUNCED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
forget_answer (CanastaAnnouncer *self)
{
  g_clear_pointer (&self->question, g_free);
  g_clear_pointer (&self->answer, g_free);
}

static void
forget (CanastaAnnouncer *self)
{
  g_string_truncate (self->told, 0);
  canasta_announcer_forget_standing (self);
}

static void
canasta_announcer_dispose (GObject *object)
{
  CanastaAnnouncer *self = CANASTA_ANNOUNCER (object);

  g_clear_handle_id (&self->source, g_source_remove);
  forget (self);
  G_OBJECT_CLASS (canasta_announcer_parent_class)->dispose (object);
}

static void
canasta_announcer_finalize (GObject *object)
{
  canasta_announcer_forget_early (CANASTA_ANNOUNCER (object));
  g_string_free (CANASTA_ANNOUNCER (object)->told, TRUE);
  G_OBJECT_CLASS (canasta_announcer_parent_class)->finalize (object);
}

static void
canasta_announcer_class_init (CanastaAnnouncerClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_announcer_dispose;
  G_OBJECT_CLASS (class)->finalize = canasta_announcer_finalize;
  signals[ANNOUNCED] = g_signal_new ("announced", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_FIRST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
canasta_announcer_init (CanastaAnnouncer *self)
{
  self->told = g_string_new (NULL);
}

/* The road that GTK has. */

#if GTK_CHECK_VERSION (4, 14, 0)
G_GNUC_BEGIN_IGNORE_DEPRECATIONS
/* On a desktop without assistive technologies GTK falls back to a context of its
 * tests, which has no function to announce: at least up to 4.18 it crashes. */
static void
announce (GtkWindow *window, const char *sentence)
{
  g_autoptr (GtkATContext) context = gtk_accessible_get_at_context (GTK_ACCESSIBLE (window));

  if (context && !g_str_equal (G_OBJECT_TYPE_NAME (context), "GtkTestATContext"))
    gtk_accessible_announce (GTK_ACCESSIBLE (window), sentence,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}
G_GNUC_END_IGNORE_DEPRECATIONS
#else
static void
set_name (GtkWindow *window, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (window), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Its own name comes back when another window is used: nobody speaks it then. */
static void
is_active_cb (GtkWindow *window)
{
  if (!gtk_window_is_active (window))
    set_name (window, gtk_window_get_title (window));
}

static void
announce_by_name (GtkWindow *window, const char *sentence)
{
  static const char followed[] = "canasta-announces";

  if (!g_object_get_data (G_OBJECT (window), followed))
    {
      g_object_set_data (G_OBJECT (window), followed, window);
      g_signal_connect (window, "notify::is-active", G_CALLBACK (is_active_cb), NULL);
    }
  set_name (window, sentence);
  set_name (window, "");
}

static void
focus_moved_cb (GtkWindow *window, GParamSpec *property, GtkWidget *described)
{
  canasta_accessible_cover_description (described, NULL);
  g_signal_handlers_disconnect_by_func (window, focus_moved_cb, described);
}

/* The text of a number is told of with its field. */
static void
announce_at_focus (GtkWindow *window, const char *sentence)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (focus && GTK_IS_SPIN_BUTTON (gtk_widget_get_parent (focus)))
    focus = gtk_widget_get_parent (focus);
  if (!focus)
    return;
  g_signal_handlers_disconnect_by_func (window, focus_moved_cb, focus);
  canasta_accessible_cover_description (focus, sentence);
  g_signal_connect_object (window, "notify::focus-widget", G_CALLBACK (focus_moved_cb), focus, 0);
}

static void
announce (GtkWindow *window, const char *sentence)
{
  if (GTK_IS_APPLICATION_WINDOW (window))
    announce_by_name (window, sentence);
  else
    announce_at_focus (window, sentence);
}
#endif

static void
show_in_title (CanastaAnnouncer *self, const char *sentence)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self->window));

  if (surface && GTK_IS_APPLICATION_WINDOW (self->window))
    gdk_toplevel_set_title (GDK_TOPLEVEL (surface), sentence);
}

/* What waits. */

static void
tell_answer (CanastaAnnouncer *self)
{
  canasta_passage_add (self->told, self->answer);
  forget_answer (self);
}

/* On a new page what has the focus is there with the first frame or after it, and is told
 * then: what was said before would be cut off by that. What never comes is not waited for. */
static gboolean
is_settling (CanastaAnnouncer *self)
{
  GtkWidget *focus = gtk_window_get_focus (self->window);
  gboolean is_there = !focus || gtk_widget_get_realized (focus)
                      || !gtk_widget_get_mapped (GTK_WIDGET (self->window));

  self->n_unsettled = is_there ? 0 : self->n_unsettled + 1;
  return !is_there && self->n_unsettled < MOST_UNSETTLED;
}

static gboolean pause_over_cb (gpointer data);

static void
note_said (CanastaAnnouncer *self, const char *sentences)
{
  if (self->early && gtk_window_is_active (self->window))
    canasta_passage_add (self->early, sentences);
  show_in_title (self, sentences);
  g_signal_emit (self, signals[ANNOUNCED], 0, sentences);
}

static gboolean
focus_told_cb (gpointer data)
{
  CanastaAnnouncer *self = data;
  g_autofree char *sentences = NULL;

  if (g_get_monotonic_time () < self->least || is_settling (self))
    {
      self->source = g_timeout_add (SETTLING, pause_over_cb, self);
      return G_SOURCE_REMOVE;
    }
  tell_answer (self);
  canasta_passage_add (self->told, self->standing);
  self->source = 0;
  if (self->told->len == 0)
    return G_SOURCE_REMOVE;
  sentences = g_strdup (self->told->str);
  forget (self);
  announce (self->window, sentences);
  note_said (self, sentences);
  self->source = g_timeout_add (CANASTA_ANNOUNCER_PAUSE, pause_over_cb, self);
  return G_SOURCE_REMOVE;
}

/* However long the program was busy, the focus is told first, which has the time begin
 * anew. */
static gboolean
pause_over_cb (gpointer data)
{
  CanastaAnnouncer *self = data;

  self->source = g_idle_add_full (CANASTA_ANNOUNCER_PRIORITY, focus_told_cb, self, NULL);
  return G_SOURCE_REMOVE;
}

/* When the focus is where it goes with what is told, or when the last sentences have had
 * their time. */
static void
wait (CanastaAnnouncer *self)
{
  if (self->source == 0)
    self->source = g_timeout_add (SETTLING, pause_over_cb, self);
}

/* A key, or the focus where it moves, has cut off what was being said: nothing has to
 * wait for its end. */
static void
cut_off_cb (CanastaAnnouncer *self)
{
  if (self->source == 0)
    return;
  g_clear_handle_id (&self->source, g_source_remove);
  if (self->told->len > 0 || self->answer || self->standing)
    wait (self);
}

static gboolean
key_pressed_cb (CanastaAnnouncer *self)
{
  cut_off_cb (self);
  return GDK_EVENT_PROPAGATE;
}

static void
follow_cuts (CanastaAnnouncer *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->window), keys);
  g_signal_connect_object (self->window, "notify::focus-widget", G_CALLBACK (cut_off_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
free_announcer (gpointer announcer)
{
  g_object_run_dispose (announcer);
  g_object_unref (announcer);
}

/**
 * canasta_announcer_find:
 * @widget: a widget
 *
 * Returns: (transfer none) (nullable): the announcer of its window; %NULL where it is in
 *   none
 */
CanastaAnnouncer *
canasta_announcer_find (GtkWidget *widget)
{
  static const char name[] = "canasta-announcer";
  GtkRoot *root = gtk_widget_get_root (widget);
  CanastaAnnouncer *self;

  if (!GTK_IS_WINDOW (root))
    return NULL;
  self = g_object_get_data (G_OBJECT (root), name);
  if (!self)
    {
      self = g_object_new (CANASTA_TYPE_ANNOUNCER, NULL);
      self->window = GTK_WINDOW (root);
      follow_cuts (self);
      g_object_set_data_full (G_OBJECT (root), name, self, free_announcer);
    }
  return self;
}

/**
 * canasta_announcer_tell:
 * @self: an announcer
 * @sentence: what happened
 *
 * Says the sentence after those that wait.
 */
void
canasta_announcer_tell (CanastaAnnouncer *self, const char *sentence)
{
  canasta_passage_add (self->told, sentence);
  wait (self);
}

/**
 * canasta_announcer_take:
 * @self: an announcer
 *
 * Returns: (transfer full) (nullable): what happened and still waits, to be said with what is
 *   about to have the focus; %NULL also where the window is not used, and nobody hears that
 */
char *
canasta_announcer_take (CanastaAnnouncer *self)
{
  char *sentences;

  if (self->told->len == 0 || !gtk_window_is_active (self->window))
    return NULL;
  sentences = g_strdup (self->told->str);
  g_string_truncate (self->told, 0);
  note_said (self, sentences);
  return sentences;
}

/**
 * canasta_announcer_answer:
 * @self: an announcer
 * @question: the name of what was asked for, such as an action
 * @sentence: the answer
 *
 * Says the sentence after all that happened and before how things stand. Nothing takes
 * its place but a newer answer to the same question.
 */
void
canasta_announcer_answer (CanastaAnnouncer *self, const char *question, const char *sentence)
{
  if (g_strcmp0 (self->question, question) != 0)
    tell_answer (self);
  forget_answer (self);
  self->question = g_strdup (question);
  self->answer = g_strdup (sentence);
  wait (self);
}

/**
 * canasta_announcer_say:
 * @self: an announcer
 * @sentence: how things stand now, or what is to be done
 *
 * Says the sentence after all that happened, in place of another such sentence that
 * still waits: that is true no longer.
 */
void
canasta_announcer_say (CanastaAnnouncer *self, const char *sentence)
{
  g_free (self->standing);
  self->standing = g_strdup (sentence);
  wait (self);
}

/**
 * canasta_announcer_put_off:
 * @self: an announcer
 * @milliseconds: for how long, or 0
 *
 * Says nothing before, whatever waits: whoever hears it does not know the window yet. What is
 * said from now on is kept, until it is forgotten.
 */
void
canasta_announcer_put_off (CanastaAnnouncer *self, guint milliseconds)
{
  if (milliseconds > 0 && !self->early)
    self->early = g_string_new (NULL);
  self->least = g_get_monotonic_time () + (gint64) milliseconds * G_TIME_SPAN_MILLISECOND;
}

/**
 * canasta_announcer_get_early:
 * @self: an announcer
 *
 * Returns: (transfer none) (nullable): what was said since the window came up, which somebody who
 *   did not know it then has not heard; %NULL where it was forgotten
 */
const char *
canasta_announcer_get_early (CanastaAnnouncer *self)
{
  return self->early ? self->early->str : NULL;
}

/* Whoever listens knows the window by now. */
void
canasta_announcer_forget_early (CanastaAnnouncer *self)
{
  if (self->early)
    g_string_free (g_steal_pointer (&self->early), TRUE);
}

/**
 * canasta_announcer_forget_standing:
 * @self: an announcer
 *
 * Answers that wait, and how things stood, are of no interest any more: what happened is.
 */
void
canasta_announcer_forget_standing (CanastaAnnouncer *self)
{
  forget_answer (self);
  g_clear_pointer (&self->standing, g_free);
}

/**
 * canasta_announcer_forget:
 * @self: an announcer
 *
 * What waits is of no interest any more, nor what was said before.
 */
void
canasta_announcer_forget (CanastaAnnouncer *self)
{
  const char *title = gtk_window_get_title (self->window);

  forget (self);
  if (self->early)
    g_string_truncate (self->early, 0);
  show_in_title (self, title ? title : "");
}
