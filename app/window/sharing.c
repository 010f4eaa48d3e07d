/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "window/sharing.h"

#include <glib/gi18n-lib.h>

#include "pages/printing.h"
#include "session/score-sheet.h"
#include "session/sides.h"
#include "settings/titles.h"

/* The number of the deal, and which one it is said to be. */
void
canasta_sharing_copy_deal (GtkWidget *widget, CanastaSession *session, CanastaMessages *messages)
{
  CanastaMatch *match = canasta_session_get_match (session);
  guint64 deal = canasta_sides_get_shared_deal (match);
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, deal);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), number);
  canasta_messages_say (messages,
                        deal != canasta_match_get_state (match)->board.deal
                          ? _("Number of the first deal copied: it deals all rounds of this "
                              "game again.")
                          : _("Deal number copied."));
}

/* The sheet as text, under what was played: "Classic, four players, round 2" */
void
canasta_sharing_copy_scores (GtkWidget *widget, CanastaSession *session, CanastaRegistry *registry,
                             CanastaCardArt *art)
{
  CanastaMatch *match = canasta_session_get_match (session);
  g_autofree char *title = canasta_titles_dup_match (match, registry);
  g_autofree char *text =
    canasta_score_sheet_to_text (match, canasta_session_get_reader (session),
                                 canasta_card_art_get_letters (art), title);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
}

void
canasta_sharing_print_scores (GtkWindow *window, CanastaSession *session, CanastaRegistry *registry,
                              CanastaCardArt *art)
{
  CanastaMatch *match = canasta_session_get_match (session);
  g_autofree char *title = canasta_titles_dup_match (match, registry);
  g_autoptr (CanastaPaper) paper =
    canasta_paper_new_scores (match, canasta_session_get_reader (session),
                              canasta_card_art_get_letters (art), title);

  canasta_paper_print (paper, window);
}
