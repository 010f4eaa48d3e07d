/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/passage.h"

/**
 * canasta_passage_add:
 * @passage: sentences
 * @sentence: (nullable): another, to follow them
 */
void
canasta_passage_add (GString *passage, const char *sentence)
{
  if (!sentence || *sentence == '\0')
    return;
  if (passage->len > 0)
    g_string_append_c (passage, ' ');
  g_string_append (passage, sentence);
}

/**
 * canasta_passage_take:
 * @passage: sentences
 * @sentence: (nullable) (transfer full): another, to follow them
 */
void
canasta_passage_take (GString *passage, char *sentence)
{
  canasta_passage_add (passage, sentence);
  g_free (sentence);
}
