/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Follows all windows, whoever opens them. */
#include "config.h"

#include "window/keyboard.h"

#include "pages/announcer.h"
#include "table/card-view.h"
#include "window/presses.h"

/* In so many milliseconds a screen reader knows a window that has come up; where others keep
 * it from that, in twice as many, or again twice, and so on. What there is to say waits for the
 * third time: one that is late leaves out what it was told of the focus where it is about to be
 * told so again, and does not listen to a window of which it knows no focus. */
#define KNOWING 250
#define SAYING (4 * KNOWING)
#define MOST_KNOWING (16 * KNOWING)

/* In so many milliseconds somebody has noticed what came up without their doing. */
#define NOTICING 1000

struct _CanastaKeyboard
{
  GObject parent_instance;

  CanastaPresses presses;
  GdkEvent *last;               /* the key that came last, or NULL */
  GtkWidget *answered;          /* what the last Enter that counted was for, or NULL */
  gboolean has_begun;           /* a window has been used */
  gboolean has_turned;          /* and since then another one has come up or gone: … */
  GtkWindow *turned;            /* … the one that is used now, or NULL */
  guint knowing;                /* until a screen reader knows that */
  guint patience;               /* in milliseconds */
  GdkFrameClock *asking;        /* of the window whose question nobody has seen yet, or NULL */
  guint noticing;               /* until somebody has, where it was not expected */
};

G_DEFINE_FINAL_TYPE (CanastaKeyboard, canasta_keyboard, G_TYPE_OBJECT)

/* The focus. GTK hides where it is three seconds after the last key. */

static GQuark
get_pointed_quark (void)
{
  return g_quark_from_static_string ("canasta-pointed");
}

/* Whether the pointer was used in a window after the keyboard. */
static gboolean
is_pointed (GtkWindow *window)
{
  return g_object_get_qdata (G_OBJECT (window), get_pointed_quark ()) != NULL;
}

static void
set_pointed (GtkWindow *window, gboolean pointed)
{
  g_object_set_qdata (G_OBJECT (window), get_pointed_quark (), GINT_TO_POINTER (pointed));
}

static void
focus_visible_cb (GtkWindow *window)
{
  if (gtk_window_get_focus_visible (window))
    set_pointed (window, FALSE);
  else if (!is_pointed (window))
    gtk_window_set_focus_visible (window, TRUE);
}

static GtkWindow *
get_window (gpointer controller)
{
  return GTK_WINDOW (gtk_widget_get_root (gtk_event_controller_get_widget (controller)));
}

static gboolean
pointer_cb (GtkEventController *controller, GdkEvent *event, CanastaKeyboard *self)
{
  GtkWindow *window = get_window (controller);
  GdkEventType type = gdk_event_get_event_type (event);

  if (type != GDK_BUTTON_PRESS && type != GDK_TOUCH_BEGIN)
    return GDK_EVENT_PROPAGATE;
  canasta_presses_interrupt (&self->presses);
  set_pointed (window, TRUE);
  gtk_window_set_focus_visible (window, FALSE);
  return GDK_EVENT_PROPAGATE;
}

/* The keys. */

#define COMMANDS (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)

static gboolean
is_enter (guint key)
{
  return key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter;
}

static gboolean
is_space (guint key)
{
  return key == GDK_KEY_space || key == GDK_KEY_KP_Space;
}

/* Whether a key does something, unlike those that go somewhere. */
static gboolean
acts (guint key, GdkModifierType state)
{
  return (state & COMMANDS) == 0
         && (is_enter (key) || is_space (key)
             || (key != GDK_KEY_Tab && gdk_keyval_to_unicode (key) != 0));
}

static void
forget_asking (CanastaKeyboard *self)
{
  if (self->asking)
    g_signal_handlers_disconnect_by_data (self->asking, self);
  g_clear_object (&self->asking);
  g_clear_handle_id (&self->noticing, g_source_remove);
}

/* Whoever goes somewhere has noticed where they are. */
static void
notice (CanastaKeyboard *self, GdkEvent *event)
{
  if (self->noticing != 0 && !gdk_key_event_is_modifier (event)
      && !acts (gdk_key_event_get_keyval (event), gdk_event_get_modifier_state (event)))
    forget_asking (self);
}

/* What has changed since the last frame is another thing to answer. */
static void
catch_up (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (focus)
    gtk_widget_activate_action (focus, "table.catch-up", NULL);
}

/* Whether a key counts that was pressed in a window, which has caught up. */
static gboolean
take (CanastaKeyboard *self, GtkWindow *window, GdkEvent *event)
{
  guint key = gdk_key_event_get_keyval (event);
  GdkModifierType state = gdk_event_get_modifier_state (event);
  GtkWidget *focus = gtk_window_get_focus (window);
  GtkWidget *answered = focus ? focus : GTK_WIDGET (window);
  gboolean writes = focus && (GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus));
  CanastaPress press = {
    .code = gdk_key_event_get_keycode (event),
    .time = gdk_event_get_time (event),
    .answers = (state & COMMANDS) == 0 && (is_enter (key) || (is_space (key) && !writes)),
    .is_unseen = self->asking == gtk_widget_get_frame_clock (GTK_WIDGET (window)),
    .is_other = self->answered != answered,
    .may_be_held = !acts (key, state) || (writes && !is_enter (key)),
  };
  int pause;

  g_object_get (gtk_widget_get_settings (answered), "gtk-double-click-time", &pause, NULL);
  if (!canasta_presses_take (&self->presses, &press, (guint) pause))
    return FALSE;
  if (press.answers)
    g_set_weak_pointer (&self->answered, answered);
  return TRUE;
}

/* A screen reader finds nothing in a window that is kept back. That is for newer versions
 * of GTK, and of Orca: when one comes upon a window while it is still about the key that
 * opened it, Orca 48 looks for what has the focus there, says nothing of it, and is told
 * no news when it is told of it. */
static void
keep_back (GtkWindow *window, gboolean back)
{
#if GTK_CHECK_VERSION (4, 14, 0)
  GtkWidget *content = gtk_widget_get_first_child (GTK_WIDGET (window));

  if (content)
    gtk_accessible_update_state (GTK_ACCESSIBLE (content), GTK_ACCESSIBLE_STATE_HIDDEN, back, -1);
#endif
}

/* Whoever presses a key hears what is said. */
static void
forget_early (GtkWindow *window)
{
  canasta_announcer_forget_early (canasta_announcer_find (GTK_WIDGET (window)));
}

static void
put_off (GtkWindow *window, guint milliseconds)
{
  canasta_announcer_put_off (canasta_announcer_find (GTK_WIDGET (window)), milliseconds);
}

static void
end_knowing (CanastaKeyboard *self)
{
  if (self->turned)
    {
      keep_back (self->turned, FALSE);
      put_off (self->turned, 0);
      forget_early (self->turned);
    }
  g_clear_weak_pointer (&self->turned);
  g_clear_handle_id (&self->knowing, g_source_remove);
}

static gboolean
key_pressed_cb (GtkEventController *controller,
                guint               key,
                guint               code,
                GdkModifierType     state,
                CanastaKeyboard    *self)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);

  /* It comes to the window, to what pops up in it, or to both. */
  if (event == self->last)
    return GDK_EVENT_PROPAGATE;
  g_clear_pointer (&self->last, gdk_event_unref);
  self->last = gdk_event_ref (event);
  notice (self, event);
  if (self->patience > KNOWING)
    end_knowing (self);
  catch_up (get_window (controller));
  return take (self, get_window (controller), event) ? GDK_EVENT_PROPAGATE : GDK_EVENT_STOP;
}

static void
key_released_cb (GtkEventController *controller,
                 guint               key,
                 guint               code,
                 GdkModifierType     state,
                 CanastaKeyboard    *self)
{
  canasta_presses_release (&self->presses, code);
}

/* What is asked. */

static gboolean
noticed_cb (gpointer data)
{
  CanastaKeyboard *self = data;

  self->noticing = 0;
  forget_asking (self);
  return G_SOURCE_REMOVE;
}

static void
drawn_cb (CanastaKeyboard *self)
{
  g_signal_handlers_disconnect_by_data (self->asking, self);
  self->noticing = g_timeout_add (NOTICING, noticed_cb, self);
}

/* Calls back when the window of @widget has been drawn. */
static void
ask (CanastaKeyboard *self, GtkWidget *widget, GCallback drawn)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);

  if (self->answered && GTK_WIDGET (gtk_widget_get_root (self->answered)) == window)
    g_clear_weak_pointer (&self->answered);
  forget_asking (self);
  if (!clock)
    return;
  self->asking = g_object_ref (clock);
  g_signal_connect_swapped (clock, "after-paint", drawn, self);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
}

/**
 * canasta_keyboard_ask:
 * @self: the keyboard
 * @widget: what asks
 *
 * From now on an Enter in the window answers something else, although what has
 * the focus may be the same; it counts when that has been drawn.
 */
void
canasta_keyboard_ask (CanastaKeyboard *self, GtkWidget *widget)
{
  ask (self, widget, G_CALLBACK (forget_asking));
}

/**
 * canasta_keyboard_surprise:
 * @self: the keyboard
 * @widget: what asks
 *
 * As canasta_keyboard_ask(), where what is asked comes up without a key: an Enter that
 * was meant for what stood there before, answers nothing.
 */
void
canasta_keyboard_surprise (CanastaKeyboard *self, GtkWidget *widget)
{
  ask (self, widget, G_CALLBACK (drawn_cb));
}

/* The windows. */

static GQuark
get_followed_quark (void)
{
  return g_quark_from_static_string ("canasta-followed");
}

static void
follow (CanastaKeyboard *self, GtkWidget *widget)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *pointer = gtk_event_controller_legacy_new ();

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, 0);
  g_signal_connect_object (keys, "key-released", G_CALLBACK (key_released_cb), self, 0);
  g_signal_connect_object (pointer, "event", G_CALLBACK (pointer_cb), self, 0);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (pointer, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (widget, keys);
  gtk_widget_add_controller (widget, pointer);
}

/* GTK tells screen readers of a focus when it moves, but not where the widget is yet to be
 * realized, as on a new page; and what it tells while a program is just beginning, nobody
 * knows where to look for. What is announced comes after it. */

#define TELLING G_PRIORITY_HIGH_IDLE
G_STATIC_ASSERT (TELLING < CANASTA_ANNOUNCER_PRIORITY);

/* Tells what has the focus, and of a card, before its name, the sentences, if there are any. */
static void
tell_focus (GtkWidget *focus, const char *sentences)
{
  GtkRoot *root = gtk_widget_get_root (focus);

  if (!root || gtk_root_get_focus (root) != focus || !gtk_widget_get_realized (focus))
    return;
  gtk_root_set_focus (root, NULL);
  if (CANASTA_IS_CARD_VIEW (focus) && sentences && *sentences != '\0')
    canasta_card_view_lead (CANASTA_CARD_VIEW (focus), sentences);
  gtk_root_set_focus (root, focus);
}

/* Who comes upon the window only when the focus is told once more has not heard what was said
 * before; of a card that has the focus, whoever knows it is not told its other name. Newer versions
 * of GTK announce to whoever listens. */
static const char *
get_early (GtkWidget *focus)
{
  return gtk_check_version (4, 14, 0)
           ? canasta_announcer_get_early (canasta_announcer_find (focus)) : NULL;
}

static gboolean
realized_late_cb (gpointer data)
{
  tell_focus (data, NULL);
  return G_SOURCE_REMOVE;
}

static void
realized_cb (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (widget, realized_cb, NULL);
  g_idle_add_full (TELLING, realized_late_cb, g_object_ref (widget), g_object_unref);
}

static void
tell_when_realized (GtkWidget *focus)
{
  if (gtk_widget_get_realized (focus))
    return;
  g_signal_handlers_disconnect_by_func (focus, realized_cb, NULL);
  g_signal_connect_after (focus, "realize", G_CALLBACK (realized_cb), NULL);
}

/* Who knows it already is told nothing new; who presses a key does. */
static gboolean
known_cb (gpointer data)
{
  CanastaKeyboard *self = data;
  GtkWidget *focus;

  self->knowing = 0;
  if (!self->turned || !gtk_widget_get_mapped (GTK_WIDGET (self->turned)))
    return G_SOURCE_REMOVE;
  keep_back (self->turned, FALSE);
  focus = gtk_window_get_focus (self->turned);
  if (focus)
    tell_focus (focus, get_early (focus));
  if (self->patience == SAYING)
    put_off (self->turned, 0);
  self->patience *= 2;
  if (self->patience <= MOST_KNOWING)
    self->knowing = g_timeout_add (self->patience, known_cb, self);
  else
    forget_early (self->turned);
  return G_SOURCE_REMOVE;
}

static gboolean
drawn_first_cb (gpointer data)
{
  CanastaKeyboard *self = data;

  self->knowing = g_timeout_add (self->patience, known_cb, self);
  return G_SOURCE_REMOVE;
}

/* Where another window has come up or gone, the focus of the one that is used now is told
 * once that is known. */
static void
is_active_cb (GtkWindow *window, GParamSpec *property, CanastaKeyboard *self)
{
  if (!self->has_turned || !gtk_window_is_active (window))
    return;
  end_knowing (self);
  g_set_weak_pointer (&self->turned, window);
  keep_back (window, self->has_begun);
  self->has_turned = FALSE;
  self->has_begun = TRUE;
  self->patience = KNOWING;
  self->knowing = g_idle_add_full (G_PRIORITY_LOW, drawn_first_cb, self, NULL);
}

static void
turned_cb (CanastaKeyboard *self)
{
  self->has_turned = TRUE;
}

static void
mapped_cb (CanastaKeyboard *self, GtkWindow *window)
{
  self->has_turned = TRUE;
  put_off (window, MOST_KNOWING);
}

/* What pops up has all keys for itself. */
static void
focus_changed_cb (CanastaKeyboard *self, GParamSpec *pspec, GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  GtkWidget *native = focus ? GTK_WIDGET (gtk_widget_get_native (focus)) : NULL;

  if (focus)
    tell_when_realized (focus);
  if (!GTK_IS_POPOVER (native) || g_object_get_qdata (G_OBJECT (native), get_followed_quark ()))
    return;
  g_object_set_qdata (G_OBJECT (native), get_followed_quark (), self);
  follow (self, native);
}

static void
follow_window (CanastaKeyboard *self, GtkWidget *window)
{
  follow (self, window);
  g_signal_connect (window, "notify::focus-visible", G_CALLBACK (focus_visible_cb), NULL);
  g_signal_connect_object (window, "map", G_CALLBACK (mapped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "unmap", G_CALLBACK (turned_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "notify::is-active", G_CALLBACK (is_active_cb), self, 0);
  g_signal_connect_object (window, "notify::focus-widget", G_CALLBACK (focus_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
windows_changed_cb (GListModel      *windows,
                    guint            position,
                    guint            removed,
                    guint            added,
                    CanastaKeyboard *self)
{
  for (guint i = 0; i < added; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, position + i);

      follow_window (self, window);
    }
}

/* The class. */

static void
canasta_keyboard_dispose (GObject *object)
{
  CanastaKeyboard *self = CANASTA_KEYBOARD (object);

  forget_asking (self);
  g_clear_pointer (&self->last, gdk_event_unref);
  g_clear_weak_pointer (&self->answered);
  end_knowing (self);
  G_OBJECT_CLASS (canasta_keyboard_parent_class)->dispose (object);
}

static void
canasta_keyboard_class_init (CanastaKeyboardClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_keyboard_dispose;
}

static void
canasta_keyboard_init (CanastaKeyboard *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  g_signal_connect_object (windows, "items-changed", G_CALLBACK (windows_changed_cb), self, 0);
  windows_changed_cb (windows, 0, 0, g_list_model_get_n_items (windows), self);
}

/**
 * canasta_keyboard_new:
 *
 * Returns: what follows all windows as long as it lives; one is enough
 */
CanastaKeyboard *
canasta_keyboard_new (void)
{
  return g_object_new (CANASTA_TYPE_KEYBOARD, NULL);
}
