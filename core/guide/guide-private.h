/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the sections of the guide are written; private to the guide. */

#pragma once

#include "guide/guide.h"
#include "rules/numbers.h"
#include "rules/rule-needs.h"
#include "rules/rule-say.h"
#include "rules/table-words.h"

G_BEGIN_DECLS

struct _CanastaGuide
{
  gint ref_count;
  char *title;
  GPtrArray *sections;
};

/* A guide being written. Rules are named in one string, separated by spaces,
 * the one a sentence is about first. */
typedef struct
{
  CanastaGuide *guide;
  const CanastaTable *table;
  const CanastaRuleValues *rules;
  CanastaRules *own;
  CanastaRules *standard;
  CanastaGuideSection *section;
  CanastaGuideParagraph *paragraph;
} CanastaGuideWriter;

CanastaGuide *canasta_guide_begin      (const char          *title);
void          canasta_guide_write_head (CanastaGuideWriter  *self,
                                        const char          *id,
                                        const char          *title);
/* A new paragraph. */
void          canasta_guide_write      (CanastaGuideWriter  *self,
                                        const char          *rules,
                                        const char          *format,
                                        ...) G_GNUC_PRINTF (3, 4);
/* A further sentence of the paragraph; or rules that it settles unsaid. */
void          canasta_guide_add        (CanastaGuideWriter  *self,
                                        const char          *rules,
                                        const char          *format,
                                        ...) G_GNUC_PRINTF (3, 4);
void          canasta_guide_add_rules  (CanastaGuideWriter  *self,
                                        const char          *rules);
/* A grid after the paragraph, and its rows; both end with NULL. */
void          canasta_guide_add_grid   (CanastaGuideWriter  *self,
                                        ...) G_GNUC_NULL_TERMINATED;
void          canasta_guide_add_row    (CanastaGuideWriter  *self,
                                        const char          *rules,
                                        ...) G_GNUC_NULL_TERMINATED;
/* A row of a thing and a number of points. */
void          canasta_guide_add_points (CanastaGuideWriter  *self,
                                        const char          *rules,
                                        const char          *thing,
                                        int                  points);

/* Whether it matters which melds of a side are its first ones. */
gboolean      canasta_guide_has_opening     (const CanastaGuideWriter  *self);

/* Whether a player who goes out concealed with the pile needs no minimum. */
gboolean      canasta_guide_waives_with_pile (const CanastaGuideWriter  *self);

/* What a natural canasta of a rank is worth. */
int           canasta_guide_value_canasta   (const CanastaTable        *table,
                                             CanastaRank                rank);

/* Whether canastas of one rank are of this class alone, so that it needs no name. */
gboolean      canasta_guide_is_only_class   (const CanastaGuideWriter  *self,
                                             CanastaCanastaClass        canasta_class);

/* Whether canastas of a class are worth something of their own at the table, or could be. */
gboolean      canasta_guide_has_class       (const CanastaGuideWriter  *self,
                                             CanastaCanastaClass        canasta_class);

/* Whether sequences of so many natural cards are worth something of their own. */
gboolean      canasta_guide_values_length   (const CanastaGuideWriter  *self,
                                             int                        cards);

/* Whether complete sequences are worth something else than canastas of one rank. */
gboolean      canasta_guide_values_sequences
                                            (const CanastaGuideWriter  *self);

/* The most cards a meld of a natural rank holds. */
static inline int
canasta_guide_get_most (const CanastaGuideWriter *self)
{
  return self->table->forms.of[CANASTA_FORM_GROUP].most;
}

/* Whether threes have a part of their own. */
static inline gboolean
canasta_guide_has_special_threes (const CanastaGuideWriter *self)
{
  return self->rules->threes == CANASTA_THREES_SPECIAL;
}

/* Whether the pile is taken without melding its top card. */
static inline gboolean
canasta_guide_takes_freely (const CanastaGuideWriter *self)
{
  return self->rules->take_freely;
}

/* What a table's minimums are, by total. */
void          canasta_guide_find_bands (const CanastaTable  *table,
                                        CanastaBands        *bands);
gboolean      canasta_guide_is_minimum_same (const CanastaTable  *one,
                                             const CanastaTable  *other);

/* Whether the rules of the table meet all of some needs; whether a rule has a
 * say there. */
gboolean      canasta_guide_meets      (const CanastaGuideWriter  *self,
                                        guint64                    needs);
gboolean      canasta_guide_has_say    (const CanastaGuideWriter  *self,
                                        const char                *rule);

/* The sections. */
void          canasta_guide_write_game    (CanastaGuideWriter *self);
void          canasta_guide_write_second_hand
                                          (CanastaGuideWriter *self);
void          canasta_guide_write_melds   (CanastaGuideWriter *self);
void          canasta_guide_write_canastas
                                          (CanastaGuideWriter *self);
void          canasta_guide_write_opening (CanastaGuideWriter *self);
void          canasta_guide_write_pile    (CanastaGuideWriter *self);
void          canasta_guide_write_threes  (CanastaGuideWriter *self);
void          canasta_guide_write_going_out
                                          (CanastaGuideWriter *self);
void          canasta_guide_write_end     (CanastaGuideWriter *self);

G_END_DECLS
