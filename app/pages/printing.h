/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be put on paper: a score sheet, and the rules. */
#pragma once

#include "guide/guide.h"
#include "match/match.h"
#include "pages/paper.h"

G_BEGIN_DECLS

CanastaPaper  *canasta_paper_new_scores (CanastaMatch         *match,
                                         guint                 viewer,
                                         CanastaIndexLetters   letters,
                                         const char           *title);
CanastaPaper  *canasta_paper_new_guide  (const CanastaGuide   *guide,
                                         const char           *title);

G_END_DECLS
