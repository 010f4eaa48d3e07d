/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands above the page that is shown: the title and the buttons of the header bar, and below it for
 * whom the game waits and what its host asks. */
#include "config.h"

#include "window/window-private.h"

#include <glib/gi18n-lib.h>

#include "turn/passage.h"
#include "window/title.h"

/* What is shown. */

/* Whether one of some pages is. */
gboolean
canasta_window_is_page (CanastaWindow *self, guint pages)
{
  return (self->page & pages) != 0;
}

/* %NULL where there is no match, and while the curtain hangs. */
CanastaTableView *
canasta_window_get_table (CanastaWindow *self)
{
  return self->table_page ? canasta_table_page_get_table (self->table_page) : NULL;
}

/* Whether the table of the match is shown, and no curtain before it. */
gboolean
canasta_window_is_at_table (CanastaWindow *self)
{
  return canasta_window_is_page (self, PAGE_TABLE) && canasta_window_get_table (self);
}

/* Whether a lesson is being played. */
static gboolean
is_lesson (CanastaWindow *self)
{
  return canasta_window_is_page (self, PAGE_LEARN) && canasta_learn_page_get_match (self->learn_page);
}

/* The header bar. */

/* The round and the totals of a match are other ones only when a page is shown anew. */
void
canasta_window_show_title (CanastaWindow *self)
{
  g_autofree char *title = NULL;
  g_autofree char *subtitle = NULL;

  if (self->session && canasta_window_is_page (self, PAGES_OF_MATCH))
    {
      canasta_title_show_match (self->title, canasta_session_get_match (self->session),
                                canasta_session_get_reader (self->session),
                                canasta_matches_get_registry (self->matches), self->is_narrow);
      return;
    }
  if (canasta_window_is_page (self, PAGE_PAST))
    {
      title = canasta_past_page_dup_title (self->past_page);
      subtitle = canasta_past_page_dup_subtitle (self->past_page);
    }
  else if (canasta_window_is_page (self, PAGE_LEARN))
    {
      title = canasta_learn_page_dup_title (self->learn_page, &subtitle);
    }
  else if (canasta_window_is_page (self, PAGE_PEOPLE))
    {
      title = g_strdup (canasta_company_page_get_title (self->people_page));
    }
  else
    {
      title = g_strdup (canasta_window_is_page (self, PAGE_NEW_GAME)     ? _("New game")
                        : canasta_window_is_page (self, PAGE_STATISTICS) ? _("Statistics")
                                                                         : _("Canasta"));
    }
  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle ? subtitle : "");
}

/* Whether the match that is shown is one in which something can be said to others. */
static gboolean
can_remark (CanastaWindow *self)
{
  CanastaTalk *talk = canasta_company_get_talk (self->company);

  return talk && canasta_window_is_page (self, PAGES_OF_MATCH)
         && self->session == canasta_company_get_session (self->company)
         && canasta_talk_can_speak (talk);
}

/* Whether the person only looks on at the match that is shown. */
static gboolean
looks_on (CanastaWindow *self)
{
  return self->session && canasta_window_is_page (self, PAGES_OF_MATCH)
         && canasta_screen_is_watched (canasta_session_get_screen (self->session));
}

/* In a narrow window the title needs the room, and the menu, or the coach of a
 * lesson, has the rest; nothing is undone there where others have seen it but by the prompt. Of
 * what the desktop puts there the button that closes it is enough. */
void
canasta_window_show_buttons (CanastaWindow *self)
{
  gboolean is_table = canasta_window_is_page (self, PAGE_TABLE);
  gboolean helps = (is_table && !looks_on (self)) || (!self->is_narrow && is_lesson (self));
  gboolean has_hints = !is_table || !canasta_session_get_personal (self->session)->no_hints;

  gtk_widget_set_visible (self->new_button,
                          !self->is_narrow && canasta_window_is_page (self, PAGES_OF_MATCH));
  gtk_widget_set_visible (GTK_WIDGET (self->remark_button), can_remark (self));
  gtk_widget_set_visible (self->undo_button, helps && !(self->is_narrow && can_remark (self)));
  gtk_widget_set_visible (self->hint_button, helps && has_hints);
  gtk_widget_set_visible (self->panel_button, !self->is_narrow && is_table);
  adw_header_bar_set_decoration_layout (self->header, self->is_narrow ? ":close" : NULL);
}

/* What is said below it. */

/* What the clock means is heard once; no other sentence takes its place before. */
static void
tell_clock (CanastaWindow *self)
{
  g_autofree char *clock = canasta_company_explain_clock (self->company);

  if (clock && g_strcmp0 (clock, self->told_clock) != 0)
    canasta_narrator_tell (self->narrator, clock);
  g_free (self->told_clock);
  self->told_clock = g_steal_pointer (&clock);
}

/* On the page of people one awaited sentence takes the place of another, until the cards are
 * dealt, which has happened then. */
static void
tell_awaited (CanastaWindow *self, const char *sentence)
{
  if (canasta_company_is_complete (self->company))
    canasta_narrator_tell (self->narrator, sentence);
  else
    canasta_narrator_say (self->narrator, sentence);
}

/* For whom the game waits, and what the person can do instead. */
static char *
describe_awaited (CanastaWindow *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  canasta_passage_take (text, canasta_company_describe_awaited (self->company));
  if (canasta_company_can_take_over (self->company))
    canasta_passage_add (text, _("You can go on without the host: under “People elsewhere” there is "
                                 "a button for it."));
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* What the host asks is seen until it is answered: above the page or, where a narrow window needs the
 * room for the table, in the place of its title. Returns: whether it is above the page */
static gboolean
show_question (CanastaWindow *self)
{
  gboolean is_asked = canasta_company_describe_heir (self->company)
                      && !canasta_company_has_agreed (self->company);
  gboolean is_title = is_asked && self->is_narrow && canasta_window_is_at_table (self);

  canasta_people_bar_ask (self->people_bar, is_asked);
  gtk_widget_set_visible (self->question_button, is_title);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->title)), !is_title);
  return is_asked && !is_title && !canasta_window_is_page (self, PAGE_PEOPLE);
}

/* For whom the game waits is said above it, where neither the table nor the page of people says
 * it; what is new, by ear as well. */
void
canasta_window_show_awaited (CanastaWindow *self)
{
  gboolean is_match = canasta_window_is_page (self, PAGES_OF_MATCH)
                      && self->session == canasta_company_get_session (self->company);
  gboolean is_people = canasta_window_is_page (self, PAGE_PEOPLE);
  g_autofree char *sentence = is_match || is_people ? describe_awaited (self) : NULL;
  gboolean is_new = canasta_people_bar_say (self->people_bar, sentence);
  gboolean is_asked = show_question (self);

  gtk_widget_set_visible (GTK_WIDGET (self->people_bar),
                          is_asked || (sentence && is_match && !canasta_window_is_at_table (self)));
  if (!sentence)
    g_clear_pointer (&self->told_clock, g_free);
  else if (is_new && is_people)
    tell_awaited (self, sentence);
  else if (is_new)
    canasta_narrator_tell (self->narrator, sentence);
  if (sentence && is_people)
    tell_clock (self);
}

/* What the header bar says and holds, and what is said below it, for the page and for the width of the
 * window. */
void
canasta_window_show_header (CanastaWindow *self)
{
  canasta_window_show_buttons (self);
  canasta_window_show_title (self);
  canasta_window_show_awaited (self);
}
