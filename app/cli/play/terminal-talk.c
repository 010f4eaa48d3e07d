/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said to people elsewhere and by them, line by line. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "terminal.h"

#include <glib/gi18n-lib.h>

#include "match/player-names.h"
#include "network/message-forms.h"

static char *
dup_name (CanastaTerminal *self, guint seat)
{
  g_autofree char *name = canasta_talk_dup_name (self->talk, seat);

  return canasta_plain_text_line (name ? name : "", CANASTA_MESSAGE_LONGEST_NAME);
}

/* What is said. */

static void
list_remarks (void)
{
  g_print ("%s\n", _("Say one of these:"));
  for (guint i = 0; i < CANASTA_N_REMARKS; i++)
    /* Translators: the word of a remark, and the remark; “say” is what is typed. */
    g_print (_("  say %1$s: %2$s\n"), canasta_remark_words[i],
             canasta_talk_describe ((CanastaRemark) i));
}

static void
say (CanastaTerminal *self, const char *text)
{
  for (guint i = 0; i < CANASTA_N_REMARKS; i++)
    if (g_ascii_strcasecmp (text, canasta_remark_words[i]) == 0)
      {
        if (canasta_talk_can_speak (self->talk))
          canasta_talk_speak (self->talk, (CanastaRemark) i);
        else
          g_print ("%s\n", _("Nothing can be said to the others now."));
        return;
      }
  list_remarks ();
}

static void
remarked_cb (CanastaTerminal *self, guint seat, CanastaRemark remark)
{
  g_autofree char *written = canasta_talk_write (self->talk, seat, remark);
  g_autofree char *line = canasta_plain_text_lines (written);

  g_print ("%s\n", line);
}

static void
told_cb (CanastaTerminal *self, const char *sentence)
{
  g_print ("%s\n", sentence);
}

/* Who is listened to. */

static guint
find_person (CanastaTerminal *self, const char *name)
{
  guint persons = canasta_talk_list_persons (self->talk);

  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      g_autofree char *own = (persons & (1u << seat)) != 0 ? dup_name (self, seat) : NULL;

      if (own && canasta_name_is_same (own, name))
        return seat;
    }
  return CANASTA_NO_SEAT;
}

static void
list_persons (CanastaTerminal *self, const char *word)
{
  guint persons = canasta_talk_list_persons (self->talk);

  if (persons == 0)
    {
      g_print ("%s\n", _("Nobody at this table is elsewhere."));
      return;
    }
  g_print ("%s\n", _("Say who is meant:"));
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    if ((persons & (1u << seat)) != 0)
      {
        g_autofree char *name = dup_name (self, seat);

        g_print ("  %s %s\n", word, name);
      }
}

static void
mute (CanastaTerminal *self, const char *text, gboolean is_muted)
{
  guint seat = find_person (self, text);
  g_autofree char *name = NULL;
  g_autofree char *sentence = NULL;

  if (seat == CANASTA_NO_SEAT)
    {
      list_persons (self, is_muted ? "mute" : "unmute");
      return;
    }
  name = dup_name (self, seat);
  canasta_talk_set_muted (self->talk, seat, is_muted);
  sentence = g_strdup_printf (is_muted ? _("What %s says is not shown from now on.")
                                       : _("What %s says is shown again."), name);
  g_print ("%s\n", sentence);
}

/**
 * canasta_terminal_follow_talk:
 * @self: a match being played
 * @word: what a line asks for
 * @text: (nullable): what stands behind it
 *
 * Returns: whether it is about what people say to one another
 */
gboolean
canasta_terminal_follow_talk (CanastaTerminal *self, CanastaWord word, const char *text)
{
  if (word != CANASTA_WORD_SAY && word != CANASTA_WORD_MUTE && word != CANASTA_WORD_UNMUTE)
    return FALSE;
  if (!self->talk)
    g_print ("%s\n", _("Nobody at this table is elsewhere."));
  else if (word == CANASTA_WORD_SAY)
    say (self, text);
  else
    mute (self, text, word == CANASTA_WORD_MUTE);
  return TRUE;
}

/* From now on what is said there is heard. */
void
canasta_terminal_take_talk (CanastaTerminal *self, CanastaTalk *talk)
{
  self->talk = talk;
  g_signal_connect_swapped (talk, "remarked", G_CALLBACK (remarked_cb), self);
  g_signal_connect_swapped (talk, "told", G_CALLBACK (told_cb), self);
}
