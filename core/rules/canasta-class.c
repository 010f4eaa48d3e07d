/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules/canasta-class.h"

#include <glib/gi18n-lib.h>

#include "rules/refuse.h"
#include "rules/rule-values.h"

/* A text for one and for several, for xgettext to find. */
#define NP_(one, several) { one, several }

static const CanastaClassRow rows[CANASTA_N_CLASSES] = {
  [CANASTA_CLASS_NATURAL] = {
    .key = "natural",
    .rule = RULE (natural_canasta),
    .made = NP_ ("That makes a natural canasta.", "That makes %d natural canastas."),
  },
  [CANASTA_CLASS_MIXED] = {
    .key = "mixed",
    .rule = RULE (mixed_canasta),
    .made = NP_ ("That makes a mixed canasta.", "That makes %d mixed canastas."),
  },
  [CANASTA_CLASS_WILD] = {
    .key = "wild",
    .rule = RULE (wild_canasta),
    .made = NP_ ("That makes a canasta of wild cards.",
                 "That makes %d canastas of wild cards."),
  },
  [CANASTA_CLASS_SEQUENCE] = {
    .key = "sequence",
    .rule = RULE (sequence_canasta),
    .made = NP_ ("That makes a complete sequence.", "That makes %d complete sequences."),
  },
};

/**
 * canasta_class_get: (skip)
 * @canasta_class: a class of canastas
 *
 * Returns: (transfer none): its row
 */
const CanastaClassRow *
canasta_class_get (CanastaCanastaClass canasta_class)
{
  g_return_val_if_fail (canasta_class > CANASTA_CLASS_NONE, &rows[0]);
  g_return_val_if_fail (canasta_class < CANASTA_N_CLASSES, &rows[0]);

  return &rows[canasta_class];
}
