/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/frame.h"

typedef struct
{
  GtkWidget *widget;
  CanastaFrameFunc func;
  gulong handler;
} Call;

static void
free_call (gpointer data, GClosure *closure)
{
  Call *call = data;

  g_object_unref (call->widget);
  g_free (call);
}

static void
layout_cb (GdkFrameClock *clock, Call *call)
{
  g_autoptr (GtkWidget) widget = g_object_ref (call->widget);
  CanastaFrameFunc func = call->func;

  g_signal_handler_disconnect (clock, call->handler);
  if (gtk_widget_get_root (widget))
    func (widget);
}

/**
 * canasta_frame_call_before_paint:
 * @widget: a widget
 * @func: what is called once, and may ask for other sizes
 *
 * While sizes are given none can be asked for, and what is asked for when all is idle has
 * everything painted once as it is not going to be. Between them is the end of a layout, after
 * which there is another one. Where nothing has a size yet, nothing is called.
 */
void
canasta_frame_call_before_paint (GtkWidget *widget, CanastaFrameFunc func)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  Call *call;

  if (!clock)
    return;
  call = g_new0 (Call, 1);
  call->widget = g_object_ref (widget);
  call->func = func;
  call->handler =
    g_signal_connect_data (clock, "layout", G_CALLBACK (layout_cb), call, free_call, 0);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}
