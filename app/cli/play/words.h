/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person types in the terminal, made into the notation of actions. */
#pragma once

#include "canasta.h"

G_BEGIN_DECLS

/* What a line asks for. */
typedef enum
{
  CANASTA_WORD_NOTHING,
  CANASTA_WORD_ACTION,
  CANASTA_WORD_JOIN,
  CANASTA_WORD_HAND,
  CANASTA_WORD_HIDE,
  CANASTA_WORD_LEAVE,
  CANASTA_WORD_BACK,
  CANASTA_WORD_SAY,
  CANASTA_WORD_MUTE,
  CANASTA_WORD_UNMUTE,
  CANASTA_WORD_HAND_OVER,
  CANASTA_WORD_TAKE_OVER,
  CANASTA_WORD_TABLE,
  CANASTA_WORD_SCORE,
  CANASTA_WORD_RULES,
  CANASTA_WORD_LOG,
  CANASTA_WORD_HINT,
  CANASTA_WORD_WHY,
  CANASTA_WORD_UNDO,
  CANASTA_WORD_REDO,
  CANASTA_WORD_SAVE,
  CANASTA_WORD_HELP,
  CANASTA_WORD_QUIT,
} CanastaWord;

CanastaWord  canasta_words_read  (const char            *line,
                                  const CanastaRoles    *roles,
                                  const CanastaCardSet  *hand,
                                  char                 **action,
                                  GError               **error);
gboolean     canasta_words_read_answer
                                 (const char            *line,
                                  gboolean              *is_yes);

G_END_DECLS
