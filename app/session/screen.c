/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/screen.h"

struct _CanastaScreen
{
  GObject parent_instance;

  guint persons;                /* the seats of those who share it, as bits */
  guint8 shown;                 /* whose hand may be seen, or CANASTA_NO_SEAT */
  guint8 called;                /* before whom the curtain hangs, or CANASTA_NO_SEAT */
};

G_DEFINE_FINAL_TYPE (CanastaScreen, canasta_screen, G_TYPE_OBJECT)

static guint changed_signal;

static void
canasta_screen_class_init (CanastaScreenClass *class)
{
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_FIRST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
canasta_screen_init (CanastaScreen *self)
{
  self->shown = CANASTA_NO_SEAT;
  self->called = CANASTA_NO_SEAT;
}

/* Returns: (transfer full): a screen before which nobody sits */
CanastaScreen *
canasta_screen_new (void)
{
  return g_object_new (CANASTA_TYPE_SCREEN, NULL);
}

static void
set (CanastaScreen *self, guint shown, guint called)
{
  if (shown == self->shown && called == self->called)
    return;
  self->shown = shown;
  self->called = called;
  g_signal_emit (self, changed_signal, 0);
}

static gboolean
has (CanastaScreen *self, guint seat)
{
  return seat != CANASTA_NO_SEAT && (self->persons & (1u << seat)) != 0;
}

/**
 * canasta_screen_set_persons:
 * @self: a screen
 * @seats: the seats of the persons before it, as bits
 * @next: who of them acts next
 *
 * Who has gone is neither shown nor called any more. Who is alone is shown, unless the
 * curtain hangs.
 */
void
canasta_screen_set_persons (CanastaScreen *self, guint seats, guint next)
{
  guint shown, called;

  self->persons = seats;
  shown = has (self, self->shown) ? self->shown : CANASTA_NO_SEAT;
  called = has (self, self->called) ? self->called : CANASTA_NO_SEAT;
  if (shown == CANASTA_NO_SEAT && called == CANASTA_NO_SEAT && seats != 0)
    {
      if (canasta_screen_is_shared (self))
        called = next;
      else
        shown = next;
    }
  set (self, shown, called);
}

/* The seats of those before it, as bits. */
guint
canasta_screen_get_persons (CanastaScreen *self)
{
  return self->persons;
}

/* Whether more than one person sits before it. */
gboolean
canasta_screen_is_shared (CanastaScreen *self)
{
  return (self->persons & (self->persons - 1)) != 0;
}

/* Whose hand may be seen, or %CANASTA_NO_SEAT where there is a curtain. */
guint
canasta_screen_get_shown (CanastaScreen *self)
{
  return self->shown;
}

/* Whom the curtain calls, or %CANASTA_NO_SEAT where there is none. */
guint
canasta_screen_get_called (CanastaScreen *self)
{
  return self->called;
}

/* Through whose eyes is told what everybody may know; %CANASTA_NO_SEAT where nobody
 * is there. */
guint
canasta_screen_get_viewer (CanastaScreen *self)
{
  return self->shown != CANASTA_NO_SEAT ? self->shown : self->called;
}

/* Whether nobody sits before it: whoever is there looks on. */
gboolean
canasta_screen_is_watched (CanastaScreen *self)
{
  return self->persons == 0;
}

/**
 * canasta_screen_call:
 * @self: a screen
 * @seat: the seat of a person before it
 *
 * They are to act. Where another's hand lies there, the curtain falls.
 */
void
canasta_screen_call (CanastaScreen *self, guint seat)
{
  g_return_if_fail (has (self, seat));

  if (self->shown != seat)
    set (self, CANASTA_NO_SEAT, seat);
}

/* The curtain falls before whoever is shown. */
void
canasta_screen_hide (CanastaScreen *self)
{
  if (self->shown != CANASTA_NO_SEAT)
    set (self, CANASTA_NO_SEAT, self->shown);
}

/* Whoever is called is there: the curtain rises. */
void
canasta_screen_lift (CanastaScreen *self)
{
  if (self->called != CANASTA_NO_SEAT)
    set (self, self->called, CANASTA_NO_SEAT);
}
