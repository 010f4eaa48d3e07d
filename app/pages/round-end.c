/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/round-end.h"

#include <glib/gi18n-lib.h>

#include "pages/accessible.h"
#include "review/out-reason.h"
#include "turn/counting.h"

/* A line of more letters is hard to read. */
#define READABLE 80

struct _CanastaRoundEnd
{
  AdwBin parent_instance;

  CanastaMatch *match;          /* whose round is over; NULL where nobody can be asked */
  guint round;
  guint viewer;
  GCancellable *cancellable;    /* while the answer is looked for */

  GtkLabel *end;
  GtkWidget *button;
  GtkLabel *answer;
};

G_DEFINE_FINAL_TYPE (CanastaRoundEnd, canasta_round_end, ADW_TYPE_BIN)

static void
stop (CanastaRoundEnd *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
canasta_round_end_dispose (GObject *object)
{
  CanastaRoundEnd *self = CANASTA_ROUND_END (object);

  stop (self);
  g_clear_object (&self->match);
  G_OBJECT_CLASS (canasta_round_end_parent_class)->dispose (object);
}

static void
canasta_round_end_class_init (CanastaRoundEndClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_round_end_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
show_answer (CanastaRoundEnd *self, const char *text)
{
  gtk_label_set_label (self->answer, text);
  gtk_widget_set_visible (GTK_WIDGET (self->answer), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->answer));
  gtk_widget_set_visible (self->button, FALSE);
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (CanastaRoundEnd) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree CanastaOutReason *reason = canasta_out_reason_find_finish (result, &error);
  g_autofree char *text = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->cancellable);
  if (reason)
    text = canasta_out_reason_describe (reason, canasta_match_get_names (self->match),
                                        self->viewer);
  show_answer (self, reason ? text : error->message);
}

static void
clicked_cb (CanastaRoundEnd *self)
{
  gtk_widget_set_sensitive (self->button, FALSE);
  self->cancellable = g_cancellable_new ();
  canasta_out_reason_find_async (self->match, self->cancellable, answered_cb, g_object_ref (self));
}

static GtkLabel *
new_label (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, "felt-quiet");
  return GTK_LABEL (label);
}

static void
canasta_round_end_init (CanastaRoundEnd *self)
{
  /* So much that the ring of the focus leaves what is above it alone. */
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->end = new_label ();
  self->button = gtk_button_new_with_label (C_("a question to who went out", "Why?"));
  self->answer = new_label ();
  gtk_label_set_selectable (self->answer, TRUE);
  gtk_label_set_max_width_chars (self->answer, READABLE);
  gtk_widget_set_halign (GTK_WIDGET (self->answer), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->button, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (line, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->button, "felt-button");
  gtk_widget_add_css_class (self->button, "small");
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->end));
  gtk_box_append (GTK_BOX (line), self->button);
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->answer));
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (clicked_cb), self);
}

static void
offer_question (CanastaRoundEnd *self, gboolean can_ask)
{
  guint seat = canasta_out_reason_find_seat (self->match);
  gboolean is_other = can_ask && seat != CANASTA_NO_SEAT;
  g_autofree char *question =
    is_other ? g_strdup_printf (_("Why did %s go out?"),
                                canasta_match_get_names (self->match)[seat])
             : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->answer), FALSE);
  gtk_widget_set_visible (self->button, is_other);
  gtk_widget_set_sensitive (self->button, TRUE);
  if (is_other)
    {
      gtk_widget_set_tooltip_text (self->button, question);
      canasta_accessible_set_name (self->button, question);
    }
}

/**
 * canasta_round_end_show:
 * @self: the end of a round
 * @match: a match whose round is over
 * @viewer: the seat of the person, or %CANASTA_NO_SEAT where several share the screen
 * @can_ask: whether a computer player went out, if anybody did: persons ask each other
 *
 * Tells how it ended, where that is in the record. Who went out can be asked why.
 */
void
canasta_round_end_show (CanastaRoundEnd *self, CanastaMatch *match, guint viewer,
                        gboolean can_ask)
{
  guint round = canasta_match_get_round (match);
  g_autofree char *end = canasta_counting_describe_end (match, viewer);

  /* An answer stays as long as the question does. */
  if (self->match == match && self->round == round && self->viewer == viewer
      && g_strcmp0 (gtk_label_get_label (self->end), end) == 0)
    return;
  stop (self);
  g_set_object (&self->match, match);
  self->round = round;
  self->viewer = viewer;
  gtk_label_set_label (self->end, end ? end : "");
  gtk_widget_set_visible (GTK_WIDGET (self), end != NULL);
  offer_question (self, can_ask);
}

/* How it ended, in sentences; empty where it is not in the record. */
const char *
canasta_round_end_get_text (CanastaRoundEnd *self)
{
  return gtk_label_get_label (self->end);
}
