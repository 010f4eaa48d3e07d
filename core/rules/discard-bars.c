/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules/discard-bars.h"

#include "rules/refuse.h"

#define ALL_FACES G_MAXUINT64

static void
add (CanastaBars *self, CanastaBarKind kind, CanastaReason reason, gint16 rule, gboolean yields,
     guint64 faces)
{
  self->of[self->n++] = (CanastaBar){ (guint8) kind, (guint8) reason, rule, yields, faces };
  self->kinds |= (guint16) (1 << kind);
}

/**
 * canasta_bars_freeze: (skip)
 * @self: (out caller-allocates): the bars
 * @roles: what the cards of the table are for
 * @rules: its rules
 * @asks_variant: whether its variant has a say in each discard
 *
 * Lists what keeps cards off the pile, in the order in which it is named to who
 * tries.
 */
void
canasta_bars_freeze (CanastaBars *self, const CanastaRoles *roles, const CanastaRuleValues *rules,
                     gboolean asks_variant)
{
  *self = (CanastaBars){ 0 };
  add (self, CANASTA_BAR_ASIDE, CANASTA_REASON_RED_THREE, NO_RULE, FALSE, roles->aside);
  if (asks_variant)
    add (self, CANASTA_BAR_VARIANT, CANASTA_REASON_DISCARD_NOT_ALLOWED, NO_RULE, TRUE, ALL_FACES);
  if (roles->stop != 0 && rules->first_lap_discard != CANASTA_FIRST_LAP_ANY)
    add (self, CANASTA_BAR_FIRST_LAP, CANASTA_REASON_RANK_BARRED, RULE (first_lap_discard), TRUE,
         roles->stop);
  if (rules->take_freely && rules->lone_pile_card == CANASTA_LONE_PILE_CARD_BARRED)
    add (self, CANASTA_BAR_LONE_CARD, CANASTA_REASON_LONE_CARD_BACK, RULE (lone_pile_card), FALSE,
         ALL_FACES);
  if (!rules->take_freely && rules->pile_must_be_melded == CANASTA_PILE_ALWAYS)
    add (self, CANASTA_BAR_PILE_LEFT, CANASTA_REASON_PILE_NOT_MELDED, RULE (pile_must_be_melded),
         FALSE, ALL_FACES);
  add (self, CANASTA_BAR_PROMISE, CANASTA_REASON_MUST_GO_OUT, RULE (asking), FALSE, ALL_FACES);
  add (self, CANASTA_BAR_ASIDE_HELD, CANASTA_REASON_RED_THREE, RULE (red_threes_laid), FALSE,
       ALL_FACES);
  if (rules->final_discard == CANASTA_FINAL_DISCARD_FORBIDDEN)
    add (self, CANASTA_BAR_LAST_CARD, CANASTA_REASON_FINAL_DISCARD, RULE (final_discard), FALSE,
         ALL_FACES);
  else if (rules->last_discard == CANASTA_LAST_DISCARD_NO_WILD)
    add (self, CANASTA_BAR_LAST_WILD, CANASTA_REASON_LAST_CARD_BARRED, RULE (last_discard), FALSE,
         roles->wild);
}
