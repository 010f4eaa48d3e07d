/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "window/absence.h"

#include <glib/gi18n-lib.h>

#include "match/match-names.h"
#include "preferences/message-dialog.h"
#include "session/away.h"

/* What an answer is about: a while may have passed since it was asked. */
typedef struct
{
  CanastaSession *session;
  CanastaMessages *messages;
} Question;

static void
free_question (gpointer data, GClosure *closure)
{
  Question *self = data;

  g_object_unref (self->session);
  g_object_unref (self->messages);
  g_free (self);
}

/* Each answer is a seat. */
static void
ask (AdwMessageDialog *dialog, CanastaSession *session, CanastaMessages *messages,
     GCallback answered)
{
  Question *question = g_new (Question, 1);

  question->session = g_object_ref (session);
  question->messages = g_object_ref (messages);
  canasta_message_dialog_let_cancel (dialog, "cancel");
  g_signal_connect_data (dialog, "response", answered, question, free_question, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static gboolean
read_seat (const char *response, guint *seat)
{
  guint64 number = 0;
  gboolean is_seat =
    g_ascii_string_to_unsigned (response, 10, 0, CANASTA_MAX_SEATS - 1, &number, NULL);

  *seat = (guint) number;
  return is_seat;
}

static void
add_answer (AdwMessageDialog *dialog, guint seat, const char *label)
{
  g_autofree char *response = g_strdup_printf ("%u", seat);

  adw_message_dialog_add_response (dialog, response, label);
}

/* Leaving. */

/**
 * canasta_absence_find_leaving:
 * @session: a session
 *
 * Returns: the seat of the person before the screen, who can leave the others; else
 *   %CANASTA_NO_SEAT
 */
guint
canasta_absence_find_leaving (CanastaSession *session)
{
  guint seat = canasta_screen_get_viewer (canasta_session_get_screen (session));

  return seat != CANASTA_NO_SEAT && canasta_session_can_leave (session, seat) ? seat
                                                                              : CANASTA_NO_SEAT;
}

static void
leave_cb (AdwMessageDialog *dialog, const char *response, Question *question)
{
  g_autofree char *name = NULL;
  g_autofree char *sentence = NULL;
  guint seat;

  if (!read_seat (response, &seat) || !canasta_session_can_leave (question->session, seat))
    return;
  name = canasta_match_dup_name (canasta_session_get_match (question->session), seat);
  sentence = canasta_away_tell_left (name);
  canasta_session_leave (question->session, seat);
  canasta_messages_say (question->messages, sentence);
}

/**
 * canasta_absence_begin:
 * @widget: where it is wanted
 * @session: a session
 * @messages: where it is told
 *
 * Asks whether the person before the screen leaves.
 */
void
canasta_absence_begin (GtkWidget *widget, CanastaSession *session, CanastaMessages *messages)
{
  guint seat = canasta_absence_find_leaving (session);
  g_autofree char *name = NULL;
  g_autofree char *heading = NULL;
  g_autofree char *sentence = NULL;
  AdwMessageDialog *dialog;

  if (seat == CANASTA_NO_SEAT)
    return;
  name = canasta_match_dup_name (canasta_session_get_match (session), seat);
  heading = g_strdup_printf (_("%s leaves the table?"), name);
  sentence = g_strdup_printf (_("A computer player goes on with these cards. The rounds in which it "
                                "plays do not count for %1$s. %1$s can come back between two "
                                "turns."), name);
  dialog = canasta_message_dialog_new (widget, heading, sentence);
  adw_message_dialog_add_response (dialog, "cancel", _("_Cancel"));
  add_answer (dialog, seat, _("_Leave"));
  ask (dialog, session, messages, G_CALLBACK (leave_cb));
}

/* Coming back. */

static void
come_back (CanastaSession *session, guint seat, CanastaMessages *messages)
{
  g_autofree char *name = canasta_match_dup_name (canasta_session_get_match (session), seat);
  g_autofree char *sentence =
    canasta_away_tell_back (name, canasta_session_come_back (session, seat));

  canasta_messages_say (messages, sentence);
}

static void
come_back_cb (AdwMessageDialog *dialog, const char *response, Question *question)
{
  guint seat;

  if (read_seat (response, &seat)
      && (canasta_session_list_left (question->session) & (1u << seat)) != 0)
    come_back (question->session, seat, question->messages);
}

static void
ask_who (GtkWidget *widget, CanastaSession *session, CanastaMessages *messages)
{
  guint left = canasta_session_list_left (session);
  AdwMessageDialog *dialog =
    canasta_message_dialog_new (widget, _("Who comes back?"),
                                _("Computer players go on for the others."));

  adw_message_dialog_add_response (dialog, "cancel", _("_Cancel"));
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    if ((left & (1u << seat)) != 0)
      {
        g_autofree char *name = canasta_match_dup_name (canasta_session_get_match (session), seat);
        /* A stroke below in a name is none of the language's. */
        g_auto (GStrv) parts = g_strsplit (name, "_", -1);
        g_autofree char *label = g_strjoinv ("__", parts);

        add_answer (dialog, seat, label);
      }
  ask (dialog, session, messages, G_CALLBACK (come_back_cb));
}

/**
 * canasta_absence_end:
 * @widget: where it is wanted
 * @session: a session
 * @messages: where it is told
 *
 * Has whoever left come back; asks who, where there are several.
 */
void
canasta_absence_end (GtkWidget *widget, CanastaSession *session, CanastaMessages *messages)
{
  guint left = canasta_session_list_left (session);

  if (left != 0 && (left & (left - 1)) == 0)
    come_back (session, g_bit_nth_lsf (left, -1), messages);
  else if (left != 0)
    ask_who (widget, session, messages);
}
