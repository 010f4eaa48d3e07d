/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The guide: the rules in force at a table, in words that teach the game. */

#pragma once

#include "rules/table.h"

G_BEGIN_DECLS

/**
 * CanastaGuideRow:
 * @cells: (array zero-terminated=1): the cells, as many as the header of the
 *   grid has
 * @changed: whether a rule of the row differs from the standard
 */
typedef struct
{
  char **cells;
  gboolean changed;
} CanastaGuideRow;

/**
 * CanastaGuideGrid:
 * @header: (array zero-terminated=1): the titles of the columns
 * @rows: (element-type CanastaGuideRow): the rows
 */
typedef struct
{
  char **header;
  GPtrArray *rows;
} CanastaGuideGrid;

/**
 * CanastaGuideParagraph:
 * @text: whole sentences in the language of the interface
 * @rules: (array zero-terminated=1): the names of the rules it speaks of
 * @changed: whether one of them differs from the standard
 * @grid: (nullable): the grid that follows it
 */
typedef struct
{
  char *text;
  char **rules;
  gboolean changed;
  CanastaGuideGrid *grid;
} CanastaGuideParagraph;

/**
 * CanastaGuideSection:
 * @id: its name, the same in all languages: `going-out`
 * @title: its heading in the language of the interface
 * @paragraphs: (element-type CanastaGuideParagraph): what it says
 */
typedef struct
{
  char *id;
  char *title;
  GPtrArray *paragraphs;
} CanastaGuideSection;

/**
 * CanastaGuide:
 *
 * An immutable, counted value, written in the language the interface had when
 * it was made.
 */
typedef struct _CanastaGuide CanastaGuide;

#define CANASTA_TYPE_GUIDE (canasta_guide_get_type ())

CANASTA_API GType          canasta_guide_get_type        (void) G_GNUC_CONST;
CANASTA_API CanastaGuide  *canasta_guide_new             (const CanastaTable  *table,
                                                          CanastaRules        *standard);
CANASTA_API CanastaGuide  *canasta_guide_compare         (const CanastaTable  *one,
                                                          const char          *name_of_one,
                                                          const CanastaTable  *other,
                                                          const char          *name_of_other);
CANASTA_API gboolean       canasta_guide_tables_differ   (const CanastaTable  *one,
                                                          const CanastaTable  *other,
                                                          const CanastaRule   *rule);
CANASTA_API CanastaGuide  *canasta_guide_ref             (CanastaGuide        *self);
CANASTA_API void           canasta_guide_unref           (CanastaGuide        *self);

CANASTA_API const char    *canasta_guide_get_title       (const CanastaGuide  *self);
CANASTA_API gboolean       canasta_guide_has_changes     (const CanastaGuide  *self);
CANASTA_API guint          canasta_guide_get_length      (const CanastaGuide  *self);
CANASTA_API const CanastaGuideSection    *
                           canasta_guide_get_section     (const CanastaGuide  *self,
                                                          guint                index);
CANASTA_API const CanastaGuideParagraph  *
                           canasta_guide_find            (const CanastaGuide  *self,
                                                          const char          *rule);

CANASTA_API char          *canasta_guide_to_text         (const CanastaGuide  *self);
CANASTA_API char          *canasta_guide_to_markdown     (const CanastaGuide  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaGuide, canasta_guide_unref)

G_END_DECLS
