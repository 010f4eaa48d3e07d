/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a plugin's description says, in the language of the interface, and the terms of its
 * players. */

#pragma once

#include "rules/variant.h"

G_BEGIN_DECLS

/* The most letters of a sentence that a plugin says of itself. */
#define CANASTA_LONGEST_WORDS 1000

const char  *canasta_words_translate   (const char      *words,
                                        const char      *domain);
void         canasta_variant_set_words (CanastaVariant  *self,
                                        const char      *words,
                                        const char      *domain);
const char  *canasta_variant_get_words (CanastaVariant  *self);
void         canasta_variant_set_terms (CanastaVariant  *self,
                                        char           **terms);
const char  *canasta_variant_put_terms (CanastaVariant  *self,
                                        const char      *text);

G_END_DECLS
