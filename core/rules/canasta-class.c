/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules/canasta-class.h"

#include <glib/gi18n-lib.h>

#include "rules/rules.h"

/* A text for one and for several, for xgettext to find. */
#define NP_(one, several) { one, several }

static const CanastaClassRow rows[CANASTA_N_CLASSES] = {
  [CANASTA_CLASS_NATURAL] = {
    .key = "natural",
    .place = 1,
    .line = CANASTA_LINE_NATURAL_CANASTAS,
    .rule = "natural-canasta",
    .to_go_out = "natural-canastas-to-go-out",
    .sign = "★",
    .colour = "canasta_natural_badge",
    .seal = CANASTA_SEAL_ROSETTE,
    .name = NC_("canasta", "natural"),
    .lying = N_("%1$s: natural canasta, %2$s"),
    .listed = N_("  %s, natural canasta of %d cards: %s\n"),
    .counted = NP_ ("%d natural canasta", "%d natural canastas"),
    .made = NP_ ("That makes a natural canasta.", "That makes %d natural canastas."),
    .completed = NP_ ("It completes a natural canasta: %s point.",
                      "It completes a natural canasta: %s points."),
    .valued = N_("Natural canasta"),
    .each = N_("Each natural canasta"),
    .needed = NP_ ("Your side needs %d natural canasta to go out; it has %d.",
                   "Your side needs %d natural canastas to go out; it has %d."),
    .among = NP_ ("At least %d of them must be a natural canasta.",
                  "At least %d of them must be natural canastas."),
  },
  [CANASTA_CLASS_MIXED] = {
    .key = "mixed",
    .place = 3,
    .line = CANASTA_LINE_MIXED_CANASTAS,
    .rule = "mixed-canasta",
    .to_go_out = "mixed-canastas-to-go-out",
    .sign = "◐",
    .colour = "canasta_mixed_badge",
    .seal = CANASTA_SEAL_SHIELD,
    /* Translators: a canasta with %d wild cards; w stands for "wild". */
    .name = NC_("canasta", "mixed %dw"),
    .lying = N_("%1$s: mixed canasta, %2$s, %3$s"),
    .listed = N_("  %s, mixed canasta of %d cards: %s\n"),
    .counted = NP_ ("%d mixed canasta", "%d mixed canastas"),
    .made = NP_ ("That makes a mixed canasta.", "That makes %d mixed canastas."),
    /* Translators: a meld, its cards afterwards, points lost. */
    .turned = NP_ ("%1$s: %2$d cards, would become mixed, %3$s point",
                   "%1$s: %2$d cards, would become mixed, %3$s points"),
    .completed = NP_ ("It completes a mixed canasta: %s point.",
                      "It completes a mixed canasta: %s points."),
    .valued = N_("Mixed canasta"),
    .each = N_("Each mixed canasta"),
    .needed = NP_ ("Your side needs %d mixed canasta to go out; it has %d.",
                   "Your side needs %d mixed canastas to go out; it has %d."),
    .among = NP_ ("At least %d of them must be a mixed canasta.",
                  "At least %d of them must be mixed canastas."),
  },
  [CANASTA_CLASS_WILD] = {
    .key = "wild",
    .place = 4,
    .line = CANASTA_LINE_SPECIAL_CANASTAS,
    .rule = "wild-canasta",
    .to_go_out = "wild-canastas-to-go-out",
    .sign = "◆",
    .colour = "canasta_wild_badge",
    .seal = CANASTA_SEAL_DISC,
    .name = NC_("canasta", "wild"),
    /* Translators: what a meld is: title, number of cards. */
    .lying = N_("%1$s: canasta of wild cards, %2$s"),
    .listed = N_("  %s, canasta of %d cards: %s\n"),
    .counted = NP_ ("%d canasta of wild cards", "%d canastas of wild cards"),
    .made = NP_ ("That makes a canasta of wild cards.",
                 "That makes %d canastas of wild cards."),
    .completed = NP_ ("It completes a canasta of wild cards: %s point.",
                      "It completes a canasta of wild cards: %s points."),
    .valued = N_("Canasta of wild cards alone"),
    .each = N_("Each canasta of wild cards alone"),
    .needed = NP_ ("Your side needs %d canasta of wild cards to go out; it has %d.",
                   "Your side needs %d canastas of wild cards to go out; it has %d."),
    .among = NP_ ("At least %d of them must be a canasta of wild cards.",
                  "At least %d of them must be canastas of wild cards."),
  },
  [CANASTA_CLASS_SEQUENCE] = {
    .key = "sequence",
    .place = 5,
    .line = CANASTA_LINE_SPECIAL_CANASTAS,
    .rule = "sequence-canasta",
    .sign = "→",
    .colour = "canasta_sequence_badge",
    .seal = CANASTA_SEAL_RHOMB,
    /* Translators: what a meld is: suit, first and last rank, number of cards. */
    .lying = N_("%1$s: complete sequence, %2$s"),
    .listed = N_("  %s, complete sequence of %d cards: %s\n"),
    .counted = NP_ ("%d complete sequence", "%d complete sequences"),
    .made = NP_ ("That makes a complete sequence.", "That makes %d complete sequences."),
    .completed = NP_ ("It completes a sequence: %s point.",
                      "It completes a sequence: %s points."),
    .valued = N_("Complete sequence"),
    .each = N_("Each complete sequence"),
    .needed = NP_ ("Your side needs %d complete sequence to go out; it has %d.",
                   "Your side needs %d complete sequences to go out; it has %d."),
    .among = NP_ ("At least %d of them must be a complete sequence.",
                  "At least %d of them must be complete sequences."),
  },
  [CANASTA_CLASS_SEMI_CLEAN] = {
    .key = "semi-clean",
    .place = 2,
    .line = CANASTA_LINE_SEMI_CLEAN_CANASTAS,
    .rule = "semi-clean-canasta",
    .is_optional = TRUE,
    .sign = "◕",
    .colour = "canasta_semi_clean_badge",
    .seal = CANASTA_SEAL_HEXAGON,
    .name = NC_("canasta", "semi-clean"),
    .lying = N_("%1$s: semi-clean canasta, %2$s, %3$s"),
    .listed = N_("  %s, semi-clean canasta of %d cards: %s\n"),
    .counted = NP_ ("%d semi-clean canasta", "%d semi-clean canastas"),
    .made = NP_ ("That makes a semi-clean canasta.", "That makes %d semi-clean canastas."),
    .turned = NP_ ("%1$s: %2$d cards, would become semi-clean, %3$s point",
                   "%1$s: %2$d cards, would become semi-clean, %3$s points"),
    .completed = NP_ ("It completes a semi-clean canasta: %s point.",
                      "It completes a semi-clean canasta: %s points."),
    .valued = N_("Semi-clean canasta"),
    .each = N_("Each semi-clean canasta"),
    .needed = NP_ ("Your side needs %d semi-clean canasta to go out; it has %d.",
                   "Your side needs %d semi-clean canastas to go out; it has %d."),
    .among = NP_ ("At least %d of them must be a semi-clean canasta.",
                  "At least %d of them must be semi-clean canastas."),
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

static guint
get_place (CanastaCanastaClass class)
{
  return rows[class].place != 0 ? rows[class].place : CANASTA_N_CLASSES;
}

static void
fill_list (CanastaCanastaClass *classes)
{
  for (guint n = 0; n < CANASTA_N_CLASSES - 1; n++)
    {
      guint at = n;

      for (; at > 0 && get_place (classes[at - 1]) > get_place (n + 1); at--)
        classes[at] = classes[at - 1];
      classes[at] = n + 1;
    }
}

/**
 * canasta_class_list: (skip)
 *
 * Returns: (transfer none): all classes, each in its place; %CANASTA_CLASS_NONE at the end
 */
const CanastaCanastaClass *
canasta_class_list (void)
{
  static CanastaCanastaClass classes[CANASTA_N_CLASSES];
  static gsize ready;

  if (g_once_init_enter (&ready))
    {
      fill_list (classes);
      g_once_init_leave (&ready, 1);
    }
  return classes;
}

/**
 * canasta_class_get_worth: (skip)
 * @canasta_class: a class of canastas
 * @rules: the rules of a table
 *
 * Returns: what its rule makes one worth beside its cards, in points
 */
int
canasta_class_get_worth (CanastaCanastaClass canasta_class, const CanastaRuleValues *rules)
{
  const CanastaRule *rule = canasta_rule_find (canasta_class_get (canasta_class)->rule);

  return G_STRUCT_MEMBER (gint32, rules, rule->offset);
}
