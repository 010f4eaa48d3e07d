/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "company/clock-row.h"

#include <glib/gi18n-lib.h>

#include "pages/choice-row.h"
#include "turn/table-clock.h"

#define MINUTE 60000

struct _CanastaClockRow
{
  AdwComboRow parent_instance;

  GtkStringList *titles;
  GArray *times;                /* of gint64, in milliseconds; 0 is no clock */
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (CanastaClockRow, canasta_clock_row, ADW_TYPE_COMBO_ROW)

static void
canasta_clock_row_dispose (GObject *object)
{
  CanastaClockRow *self = CANASTA_CLOCK_ROW (object);

  g_clear_object (&self->titles);
  g_clear_pointer (&self->times, g_array_unref);
  G_OBJECT_CLASS (canasta_clock_row_parent_class)->dispose (object);
}

static void
canasta_clock_row_class_init (CanastaClockRowClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_clock_row_dispose;
  g_signal_new ("chosen", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
add_time (CanastaClockRow *self, gint64 time)
{
  char *title = time == 0 ? g_strdup (_("No clock")) : canasta_table_clock_say (time);

  g_array_append_val (self->times, time);
  gtk_string_list_take (self->titles, title);
}

static void
selected_cb (CanastaClockRow *self)
{
  if (!self->is_filling)
    g_signal_emit_by_name (self, "chosen");
}

static void
canasta_clock_row_init (CanastaClockRow *self)
{
  static const guint minutes[] = { 0, 2, 5, 10, 15, 20, 30, 45, 60 };

  self->titles = gtk_string_list_new (NULL);
  self->times = g_array_new (FALSE, FALSE, sizeof (gint64));
  for (guint i = 0; i < G_N_ELEMENTS (minutes); i++)
    add_time (self, (gint64) minutes[i] * MINUTE);
  adw_combo_row_set_model (ADW_COMBO_ROW (self), G_LIST_MODEL (self->titles));
  canasta_choice_row_let_wrap (ADW_COMBO_ROW (self));
  g_signal_connect_object (self, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
}

/* What is chosen, in milliseconds; 0 is no clock. */
gint64
canasta_clock_row_get_time (CanastaClockRow *self)
{
  return g_array_index (self->times, gint64, adw_combo_row_get_selected (ADW_COMBO_ROW (self)));
}

static guint
find_time (CanastaClockRow *self, gint64 time)
{
  guint index = 0;

  while (index < self->times->len && g_array_index (self->times, gint64, index) != time)
    index++;
  return index;
}

/**
 * canasta_clock_row_show:
 * @self: a row
 * @time: what is chosen by now: also what a terminal has chosen, which has any time
 */
void
canasta_clock_row_show (CanastaClockRow *self, gint64 time)
{
  guint index = find_time (self, time);

  self->is_filling = TRUE;
  if (index == self->times->len)
    add_time (self, time);
  adw_combo_row_set_selected (ADW_COMBO_ROW (self), index);
  self->is_filling = FALSE;
}
