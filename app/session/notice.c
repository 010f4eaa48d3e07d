/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/notice.h"

#include <glib/gi18n-lib.h>

#include "match/archive.h"

/* Takes the sentence. */
static CanastaNotice *
new_notice (char *sentence, const char *details)
{
  CanastaNotice *self = g_new0 (CanastaNotice, 1);

  self->sentence = sentence;
  self->details = g_strdup (details);
  return self;
}

void
canasta_notice_free (CanastaNotice *self)
{
  g_free (self->sentence);
  g_free (self->details);
  g_free (self);
}

static void
append_line (char **text, const char *line)
{
  char *joined = g_strjoin ("\n", *text, line, NULL);

  g_free (*text);
  *text = joined;
}

/**
 * canasta_notice_new_mended:
 * @title: a match
 * @damage: what was wrong with its last version
 *
 * Returns: (transfer full): that the version before took its place
 */
CanastaNotice *
canasta_notice_new_mended (const char *title, const GError *damage)
{
  return new_notice (
    /* Translators: a saved game, as “Classic, four players, round 2”. */
    g_strdup_printf (_("The last save of the game “%s” was damaged; the version before it "
                       "takes its place."), title),
    damage->message);
}

/**
 * canasta_notice_new_resumed:
 * @gap: why the steps of a match cannot be played again
 *
 * Returns: (transfer full): that it goes on without them
 */
CanastaNotice *
canasta_notice_new_resumed (const char *gap)
{
  return new_notice (g_strdup (_("The game goes on; its earlier steps cannot be shown.")), gap);
}

/* The variant is named, so that the person can bring it back. */
static CanastaNotice *
new_waiting (const GError *cause)
{
  CanastaNotice *self = new_notice (g_strdup (cause->message), cause->message);

  append_line (&self->sentence,
               _("The game is kept, and can be opened as soon as the variant works."));
  return self;
}

/**
 * canasta_notice_new_unreadable:
 * @cause: why a saved match cannot be read
 *
 * Returns: (transfer full): that it cannot be opened
 */
CanastaNotice *
canasta_notice_new_unreadable (const GError *cause)
{
  gboolean is_damaged =
    cause->domain != G_FILE_ERROR
    && !g_error_matches (cause, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_FORMAT);
  CanastaNotice *self;

  if (g_error_matches (cause, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_VARIANT))
    return new_waiting (cause);
  self = new_notice (
    g_strdup (is_damaged
                ? _("A saved game is damaged and cannot be opened; its files are kept.")
                : _("A saved game cannot be opened.")),
    cause->message);
  self->several = is_damaged
                    ? _("Several saved games are damaged and cannot be opened; their files are kept.")
                    : _("Several saved games cannot be opened.");
  return self;
}

/**
 * canasta_notice_new_elsewhere:
 * @title: a match
 * @cause: who has it
 *
 * Returns: (transfer full): that another program plays it
 */
CanastaNotice *
canasta_notice_new_elsewhere (const char *title, const GError *cause)
{
  return new_notice (
    /* Translators: a saved game, as “Classic, four players, round 2”. */
    g_strdup_printf (_("The game “%s” is open in another window or terminal: close it there, "
                       "or play another one."), title),
    cause->message);
}

/**
 * canasta_notice_new_stopped:
 * @fault: what went wrong with the variant, a sentence
 *
 * Returns: (transfer full): that the match cannot go on, and is kept
 */
CanastaNotice *
canasta_notice_new_stopped (const char *fault)
{
  CanastaNotice *self = new_notice (g_strdup (fault), fault);

  append_line (&self->sentence,
               _("The game stays as it was before, and goes on once the variant is repaired."));
  return self;
}

/**
 * canasta_notice_new_nothing:
 * @title: a match
 *
 * Returns: (transfer full): that there is no round to look at
 */
CanastaNotice *
canasta_notice_new_nothing (const char *title)
{
  return new_notice (g_strdup (_("No round of this game can be watched.")), title);
}

/**
 * canasta_notice_new_unsaved:
 * @details: why not
 *
 * Returns: (transfer full): that the match being played is not saved
 */
CanastaNotice *
canasta_notice_new_unsaved (const char *details)
{
  return new_notice (g_strdup (_("This game cannot be saved; you can play on all the same.")),
                     details);
}

CanastaNotice *
canasta_notice_new_undeleted (const GError *cause)
{
  return new_notice (g_strdup (_("The saved game could not be deleted.")), cause->message);
}

CanastaNotice *
canasta_notice_new_unrestored (const GError *cause)
{
  return new_notice (g_strdup (_("The deleted game could not be restored.")), cause->message);
}

/**
 * canasta_notice_new_uncounted:
 * @cause: why not
 *
 * Returns: (transfer full): that a match is not counted in the statistics
 */
CanastaNotice *
canasta_notice_new_uncounted (const GError *cause)
{
  return new_notice (g_strdup (_("This game could not be counted in the statistics.")),
                     cause->message);
}

/**
 * canasta_notice_new_statistics:
 * @damage: what is wrong with the statistics
 *
 * Returns: (transfer full): what of them is still there
 */
CanastaNotice *
canasta_notice_new_statistics (const GError *damage)
{
  gboolean is_mended =
    damage->domain != G_FILE_ERROR
    && !g_error_matches (damage, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_FORMAT);

  return new_notice (
    g_strdup (is_mended
                ? _("The statistics were damaged; all that could be read is kept.")
                : _("The statistics cannot be read.")),
    damage->message);
}

/**
 * canasta_notice_new_unreset:
 * @cause: why not
 *
 * Returns: (transfer full): that the statistics are as they were
 */
CanastaNotice *
canasta_notice_new_unreset (const GError *cause)
{
  return new_notice (g_strdup (_("The statistics could not be reset.")), cause->message);
}

/**
 * canasta_notice_new_given_up:
 * @title: a match
 *
 * Returns: (transfer full): that it was given up and does not go on
 */
CanastaNotice *
canasta_notice_new_given_up (const char *title)
{
  return new_notice (g_strdup (_("This game was given up.")), title);
}

/* What has happened once more is not told by another line. */
static void
append_sentence (char **text, const CanastaNotice *more)
{
  g_auto (GStrv) lines = g_strsplit (*text, "\n", -1);

  for (guint i = 0; more->several && lines[i]; i++)
    if (g_str_equal (lines[i], more->sentence) || g_str_equal (lines[i], more->several))
      {
        g_free (lines[i]);
        lines[i] = g_strdup (more->several);
        g_free (*text);
        *text = g_strjoinv ("\n", lines);
        return;
      }
  append_line (text, more->sentence);
}

/**
 * canasta_notice_append:
 * @self: (inout) (nullable): what is to be told so far
 * @more: (transfer full): what else
 */
void
canasta_notice_append (CanastaNotice **self, CanastaNotice *more)
{
  if (!*self)
    {
      *self = more;
      return;
    }
  append_sentence (&(*self)->sentence, more);
  append_line (&(*self)->details, more->details);
  canasta_notice_free (more);
}
