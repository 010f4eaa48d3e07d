/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with the houses, in sentences that name the place. */

#pragma once

#include "variants/registry.h"

G_BEGIN_DECLS

/**
 * CanastaFaultWords:
 * @house: a house
 * @table: the name of one of its tables, whose rules contradict each other
 * @sentence: which, and why
 * @data: data of the caller
 *
 * Says so in a person's words.
 *
 * Returns: (transfer full) (nullable): a sentence, or %NULL where it is told elsewhere
 */
typedef char *(*CanastaFaultWords) (CanastaHouse *house,
                                    const char   *table,
                                    const char   *sentence,
                                    gpointer      data);

CANASTA_API char **canasta_registry_list_faults       (CanastaRegistry   *self);
CANASTA_API char **canasta_registry_list_house_faults (CanastaRegistry   *self,
                                                       CanastaHouse      *house,
                                                       CanastaFaultWords  words,
                                                       gpointer           data);

G_END_DECLS
