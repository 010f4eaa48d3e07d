/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/printing.h"

#include <glib/gi18n-lib.h>

#include "pages/score-rows.h"
#include "session/score-sheet.h"
#include "session/sides.h"

/* A grid whose first row are the titles of its columns. */
static void
add_grid (CanastaPaper *paper, GPtrArray *rows)
{
  canasta_paper_add_head (paper, g_ptr_array_index (rows, 0));
  for (guint i = 1; i < rows->len; i++)
    canasta_paper_add_row (paper, g_ptr_array_index (rows, i), FALSE);
}

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
  add_grid (paper, hands);
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
      g_autofree char *result = canasta_sides_dup_result (match, viewer);

      canasta_paper_add_text (paper, result, FALSE);
    }
  canasta_paper_add_heading (paper, _("All rounds"));
  add_grid (paper, rounds);
  canasta_paper_add_chart (paper, canasta_score_chart_new (match, viewer));
  add_hands (paper, match, viewer, letters);
  return paper;
}

static void
add_guide_grid (CanastaPaper *paper, const CanastaGuideGrid *grid)
{
  canasta_paper_add_head (paper, grid->header);
  for (guint i = 0; i < grid->rows->len; i++)
    {
      const CanastaGuideRow *row = g_ptr_array_index (grid->rows, i);

      canasta_paper_add_row (paper, row->cells, row->changed);
    }
}

/**
 * canasta_paper_new_guide:
 * @guide: the rules in words
 * @title: whose rules they are
 *
 * Returns: (transfer full): the rules, section by section; what differs from the
 *   standard is set in bold
 */
CanastaPaper *
canasta_paper_new_guide (const CanastaGuide *guide, const char *title)
{
  CanastaPaper *paper = canasta_paper_new (title);

  if (canasta_guide_has_changes (guide))
    canasta_paper_add_text (paper, _("This differs from the standard rules."), TRUE);
  for (guint i = 0; i < canasta_guide_get_length (guide); i++)
    {
      const CanastaGuideSection *section = canasta_guide_get_section (guide, i);

      canasta_paper_add_heading (paper, section->title);
      for (guint k = 0; k < section->paragraphs->len; k++)
        {
          const CanastaGuideParagraph *paragraph = g_ptr_array_index (section->paragraphs, k);

          canasta_paper_add_text (paper, paragraph->text, paragraph->changed);
          if (paragraph->grid)
            add_guide_grid (paper, paragraph->grid);
        }
    }
  return paper;
}
