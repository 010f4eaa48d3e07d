/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where nobody has a partner, a player is no side but “you”: what is said there in place of
 * texts that speak of the side of who is told. */
#include "config.h"

#include "rules/lone-words.h"

#include <glib/gi18n-lib.h>

/* A text for one and for several, for xgettext to find. */
#define NP_(one, several) { one, several }

static const struct
{
  const char *side[2];
  const char *alone[2];
} rows[] = {
  /* What going out takes. */
  { { "Your side needs %d canasta to go out; it has %d.",
      "Your side needs %d canastas to go out; it has %d." },
    NP_("You need %d canasta to go out; you have %d.",
        "You need %d canastas to go out; you have %d.") },
  { { "Your side needs %d natural canasta to go out; it has %d.",
      "Your side needs %d natural canastas to go out; it has %d." },
    NP_("You need %d natural canasta to go out; you have %d.",
        "You need %d natural canastas to go out; you have %d.") },
  { { "Your side needs %d mixed canasta to go out; it has %d.",
      "Your side needs %d mixed canastas to go out; it has %d." },
    NP_("You need %d mixed canasta to go out; you have %d.",
        "You need %d mixed canastas to go out; you have %d.") },
  { { "Your side needs %d canasta of wild cards to go out; it has %d.",
      "Your side needs %d canastas of wild cards to go out; it has %d." },
    NP_("You need %d canasta of wild cards to go out; you have %d.",
        "You need %d canastas of wild cards to go out; you have %d.") },
  { { "Your side needs %d complete sequence to go out; it has %d.",
      "Your side needs %d complete sequences to go out; it has %d." },
    NP_("You need %d complete sequence to go out; you have %d.",
        "You need %d complete sequences to go out; you have %d.") },
  { { "Your side needs %d semi-clean canasta to go out; it has %d.",
      "Your side needs %d semi-clean canastas to go out; it has %d." },
    NP_("You need %d semi-clean canasta to go out; you have %d.",
        "You need %d semi-clean canastas to go out; you have %d.") },
  { { "Your side needs %d red three to go out; it has %d.",
      "Your side needs %d red threes to go out; it has %d." },
    NP_("You need %d red three to go out; you have %d.",
        "You need %d red threes to go out; you have %d.") },
  { { "Your side’s canastas do not let you go out." },
    { N_("Your canastas do not let you go out.") } },
  { { "You must keep a card until your side may go out." },
    { N_("You must keep a card until you may go out.") } },
  { { "You must keep a card to discard and one more until your side may go out; %d would be left.",
      "You must keep a card to discard and one more until your side may go out; %d would be left." },
    NP_("You must keep a card to discard and one more until you may go out; %d would be left.",
        "You must keep a card to discard and one more until you may go out; %d would be left.") },
  { { "You may end your turn without a discard only with one card in your hand, while your side "
      "may not go out." },
    { N_("You may end your turn without a discard only with one card in your hand, while you may "
         "not go out.") } },
  { { "Your side may not go out yet – keep your last card and end your turn" },
    { N_("You may not go out yet – keep your last card and end your turn") } },
  { { "With it your side has the canastas it needs to go out." },
    { N_("With it you have the canastas you need to go out.") } },
  { { "Opponents may go out already, your side not: this brings the %3$s to %2$d cards, and %1$d "
      "more completes a canasta.",
      "Opponents may go out already, your side not: this brings the %3$s to %2$d cards, and %1$d "
      "more complete a canasta." },
    NP_("Opponents may go out already, you may not: this brings the %3$s to %2$d cards, and %1$d "
        "more completes a canasta.",
        "Opponents may go out already, you may not: this brings the %3$s to %2$d cards, and %1$d "
        "more complete a canasta.") },
  { { "Your side may go out, and you hold only %d card: the pile would fill your hand.",
      "Your side may go out, and you hold only %d cards: the pile would fill your hand." },
    NP_("You may go out, and you hold only %d card: the pile would fill your hand.",
        "You may go out, and you hold only %d cards: the pile would fill your hand.") },

  /* Melds and opening. */
  { { "Your side has a meld of wild cards that is not complete; no other can be begun yet." },
    { N_("You have a meld of wild cards that is not complete; no other can be begun yet.") } },
  { { "Your side has a meld of %s that is not full; no other can be begun yet." },
    { N_("You have a meld of %s that is not full; no other can be begun yet.") } },
  { { "There is no meld number %d of this rank: your side has %d.",
      "There is no meld number %d of this rank: your side has %d." },
    NP_("There is no meld number %d of this rank: you have %d.",
        "There is no meld number %d of this rank: you have %d.") },
  { { "You hold no other %s, and your side has no meld of them." },
    { N_("You hold no other %s, and have no meld of them.") } },
  { { "It opens your side: these cards make %s point, and %s are needed.",
      "It opens your side: these cards make %s points, and %s are needed." },
    NP_("You open with it: these cards make %s point, and %s are needed.",
        "You open with it: these cards make %s points, and %s are needed.") },
  { { "It opens your side, and for you the pile is no longer frozen." },
    { N_("You open with it, and for you the pile is no longer frozen.") } },
  { { "Your side needs %s points to open.\n" }, { N_("You need %s points to open.\n") } },
  { { "By these rules the minimum of your side then rises by %s point.",
      "By these rules the minimum of your side then rises by %s points." },
    NP_("By these rules your minimum then rises by %s point.",
        "By these rules your minimum then rises by %s points.") },

  /* The pile. */
  { { "You may take the pile only after your side has opened." },
    { N_("You may take the pile only once you have opened.") } },
  { { "The pile is frozen for your side until you open: take it with two natural %s." },
    { N_("The pile is frozen for you until you open: take it with two natural %s.") } },
  { { "The pile is frozen for your side until you open: you need two natural %s; you hold none." },
    { N_("The pile is frozen for you until you open: you need two natural %s; you hold none.") } },
  { { "The pile is frozen for your side until you open: you need two natural %s; you hold only "
      "one." },
    { N_("The pile is frozen for you until you open: you need two natural %s; you hold only "
         "one.") } },
  { { "It is frozen for your side until you open." },
    { N_("It is frozen for you until you open.") } },
  { { "To take the pile your side would have to open with %s point.",
      "To take the pile your side would have to open with %s points." },
    NP_("To take the pile you would have to open with %s point.",
        "To take the pile you would have to open with %s points.") },
  { { "Only %1$d card of the pile’s %2$d goes with what you hold or your side has melded.",
      "Only %1$d cards of the pile’s %2$d go with what you hold or your side has melded." },
    NP_("Only %1$d card of the pile’s %2$d goes with what you hold or have melded.",
        "Only %1$d cards of the pile’s %2$d go with what you hold or have melded.") },
  { { "It opens your side and brings you %d card.", "It opens your side and brings you %d cards." },
    NP_("You open with it, and it brings you %d card.",
        "You open with it, and it brings you %d cards.") },
  { { "It costs you no card: the top card goes on a meld of your side." },
    { N_("It costs you no card: the top card goes on one of your melds.") } },

  /* What counts. */
  { { "The round ends, and your side is %s point ahead on the table.",
      "The round ends, and your side is %s points ahead on the table." },
    NP_("The round ends, and you are %s point ahead on the table.",
        "The round ends, and you are %s points ahead on the table.") },
  { { "The %d card in your hand would cost your side %s points.",
      "The %d cards in your hand would cost your side %s points." },
    NP_("The %d card in your hand would cost you %s points.",
        "The %d cards in your hand would cost you %s points.") },
  { { "Going out counts %1$s, your side has %2$s on the table." },
    { N_("Going out counts %1$s, you have %2$s on the table.") } },
};

/**
 * canasta_lone_words_put: (skip)
 * @text: a text of the source, or one of its forms for one and for several
 *
 * Returns: what is said in its place to who plays alone; the text itself where it speaks of no
 *   side
 */
const char *
canasta_lone_words_put (const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint form = 0; form < G_N_ELEMENTS (rows[i].side); form++)
      if (g_strcmp0 (rows[i].side[form], text) == 0)
        return rows[i].alone[form];
  return text;
}
