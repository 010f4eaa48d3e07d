/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/printing.h"

#include <glib/gi18n-lib.h>

#include "pages/score-rows.h"
#include "session/score-sheet.h"
#include "session/sides.h"

/* The hands under the titles of their columns. */
static void
add_hands (CanastaPaper *paper, CanastaMatch *match, guint viewer, CanastaIndexLetters letters)
{
  g_autoptr (GPtrArray) hands = canasta_score_sheet_list_hands (match, viewer, letters);
  const char *const head[] = { _("Player"), _("Points"), _("Cards"), NULL };

  if (hands->len == 0)
    return;
  canasta_paper_add_heading (paper, _("Cards left in hand"));
  g_ptr_array_insert (hands, 0, g_strdupv ((char **) head));
  canasta_paper_add_table (paper, hands);
}

/**
 * canasta_paper_new_scores:
 * @match: a match
 * @viewer: the seat of the reader
 * @letters: the letters of court cards
 * @title: what the match is called
 *
 * Returns: (transfer full): its score sheet
 */
CanastaPaper *
canasta_paper_new_scores (CanastaMatch *match, guint viewer, CanastaIndexLetters letters,
                          const char *title)
{
  CanastaPaper *paper = canasta_paper_new (title);
  g_autoptr (GPtrArray) rounds = canasta_score_sheet_list_rounds (match, viewer);

  if (canasta_match_get_stage (match) == CANASTA_STAGE_MATCH_OVER)
    {
      g_autofree char *result = canasta_match_dup_result (match, viewer);

      canasta_paper_add_text (paper, result);
    }
  canasta_paper_add_heading (paper, _("All rounds"));
  canasta_paper_add_table (paper, rounds);
  canasta_paper_add_chart (paper, canasta_score_chart_new (match, viewer));
  add_hands (paper, match, viewer, letters);
  return paper;
}

static void
add_table (CanastaPaper *paper, const CanastaGuideTable *table)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  g_ptr_array_add (rows, g_strdupv (table->header));
  for (guint i = 0; i < table->rows->len; i++)
    g_ptr_array_add (rows,
                     g_strdupv (((CanastaGuideRow *) g_ptr_array_index (table->rows, i))->cells));
  canasta_paper_add_table (paper, rows);
}

/**
 * canasta_paper_new_guide:
 * @guide: the rules in words
 * @title: whose rules they are
 *
 * Returns: (transfer full): the rules, section by section
 */
CanastaPaper *
canasta_paper_new_guide (const CanastaGuide *guide, const char *title)
{
  CanastaPaper *paper = canasta_paper_new (title);

  for (guint i = 0; i < canasta_guide_get_length (guide); i++)
    {
      const CanastaGuideSection *section = canasta_guide_get_section (guide, i);

      canasta_paper_add_heading (paper, section->title);
      for (guint k = 0; k < section->paragraphs->len; k++)
        {
          const CanastaGuideParagraph *paragraph = g_ptr_array_index (section->paragraphs, k);

          canasta_paper_add_text (paper, paragraph->text);
          if (paragraph->table)
            add_table (paper, paragraph->table);
        }
    }
  return paper;
}
