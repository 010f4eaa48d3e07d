/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events in words. Sentences to "you" and sentences about somebody are written
 * apart: languages bend verbs and names differently. */
#include "config.h"

#include "match/event.h"

#include <glib/gi18n-lib.h>

#include "cards/phrases.h"
#include "melds/meld-words.h"
#include "rules/numbers.h"
#include "rules/table-words.h"

/* Whose sentence it is: the name, or NULL for the reader. */
typedef struct
{
  const CanastaEvent *event;
  const CanastaAction *action;
  const CanastaTable *table;
  const char *const *names;
  guint viewer;
  const char *name;
} Telling;

/* Whether a red three was drawn, and another card for it: that is told at once. */
static gboolean
is_replaced (const CanastaEvent *event)
{
  return event->action.kind == CANASTA_ACTION_DRAW && event->n_drawn == 1
         && canasta_card_set_count (&event->red_threes) == 1
         && event->second_hand == CANASTA_NO_SEAT;
}

static char *
tell_replaced (const Telling *telling)
{
  g_autofree char *red_three = canasta_phrase_cards (&telling->event->red_threes);
  g_autofree char *card = NULL;

  if (telling->name)
    /* Translators: a name, and a card: "the three of hearts" */
    return g_strdup_printf (_("%1$s drew a red three, %2$s, laid it down and drew another card."),
                            telling->name, red_three);
  card = canasta_phrase_cards (&telling->event->drawn);
  /* Translators: two cards: "the three of hearts", and "the king of clubs" */
  return g_strdup_printf (_("You drew a red three, %1$s, laid it down and drew %2$s."), red_three,
                          card);
}

static char *
tell_draw (const Telling *telling)
{
  const CanastaEvent *event = telling->event;
  g_autofree char *cards = NULL;

  if (event->n_drawn == 0)
    return NULL;
  if (is_replaced (event))
    return tell_replaced (telling);
  if (telling->name)
    return g_strdup_printf (ngettext ("%s drew a card.", "%s drew %d cards.", event->n_drawn),
                            telling->name, event->n_drawn);

  cards = canasta_phrase_cards (&event->drawn);
  return g_strdup_printf (_("You drew %s."), cards);
}

/* The name of who took the second hand up, or else of who acted; NULL for the reader. */
static const char *
get_owner (const Telling *telling)
{
  guint seat = telling->event->second_hand;

  if (seat == CANASTA_NO_SEAT)
    return telling->name;
  return seat == telling->viewer ? NULL : telling->names[seat];
}

static char *
tell_second_hand (const Telling *telling)
{
  const char *owner = get_owner (telling);
  guint count = telling->event->n_second_hand;

  if (telling->event->second_hand == CANASTA_NO_SEAT)
    return NULL;
  if (owner)
    return g_strdup_printf (TN_(telling->table, "%s took the second hand up: %u card.",
                                                "%s took the second hand up: %u cards.",
                                                count),
                            owner, count);
  return g_strdup_printf (TN_(telling->table, "You took your second hand up: %u card.",
                                              "You took your second hand up: %u cards.",
                                              count),
                          count);
}

/* Who is alone against the others now. */
static char *
tell_lone_hand (const Telling *telling)
{
  guint seat = telling->event->alone;

  if (seat == CANASTA_NO_SEAT)
    return NULL;
  if (seat == telling->viewer)
    return g_strdup (_("You play alone now; the others are partners and put their melds "
                       "together."));
  return g_strdup_printf (_("%s plays alone now; the others are partners and put their melds "
                            "together."),
                          telling->names[seat]);
}

static char *
tell_new_stock (const Telling *telling)
{
  return telling->event->new_stock
           ? g_strdup (T_(telling->table, "The stock is empty; the second hand that was left is "
                                          "the stock now."))
           : NULL;
}

/* Red threes laid down by themselves, or by hand. */
static char *
tell_red_threes (const Telling *telling)
{
  const char *owner = get_owner (telling);
  int count = canasta_card_set_count (&telling->event->red_threes);
  g_autofree char *list = NULL;

  if (count == 0 || is_replaced (telling->event))
    return NULL;

  list = canasta_phrase_cards (&telling->event->red_threes);
  if (owner)
    /* Translators: a name, and one card or several: "the three of hearts" */
    return g_strdup_printf (ngettext ("%1$s laid down a red three: %2$s.",
                                      "%1$s laid down red threes: %2$s.", count),
                            owner, list);
  /* Translators: one card or several: "the three of hearts" */
  return g_strdup_printf (ngettext ("You laid down a red three: %s.",
                                    "You laid down red threes: %s.", count),
                          list);
}

/* Black threes of the pile that were set aside. */
static char *
tell_set_aside (const Telling *telling)
{
  guint count = telling->event->set_aside;

  if (count == 0)
    return NULL;
  if (telling->name)
    return g_strdup_printf (ngettext ("%s set %u black three aside.",
                                      "%s set %u black threes aside.", count),
                            telling->name, count);
  return g_strdup_printf (ngettext ("You set %u black three aside.",
                                    "You set %u black threes aside.", count),
                          count);
}

/* Sequences go by their lowest rank, which would not name them. */
static char *
tell_join (const Telling *telling)
{
  return telling->name ? g_strdup_printf (_("%s joined two melds."), telling->name)
                       : g_strdup (_("You joined two melds."));
}

static char *
tell_pass (const Telling *telling)
{
  if (telling->event->ended == CANASTA_END_NONE)
    return telling->name ? g_strdup_printf (_("%s kept the last card."), telling->name)
                        : g_strdup (_("You kept your last card."));
  if (telling->name)
    return g_strdup_printf (_("%s did not take the pile."), telling->name);
  return g_strdup (_("You did not take the pile."));
}

/* The meld that cards are added to, and whose it is where another side has one like it. Who
 * plays alone adds only to their own. */
static char *
say_place (const Telling *telling, const CanastaMeld *meld, gboolean is_shared)
{
  const char *place = canasta_meld_get_phrase (meld);
  guint mates = telling->event->mates;

  if (!is_shared || mates == 1u << telling->event->seat)
    return g_strdup (place);
  if (telling->viewer < CANASTA_MAX_SEATS && (mates >> telling->viewer & 1) != 0)
    /* Translators: a meld of the reader’s side: "added 2 kings to the kings of your side" */
    return g_strdup_printf (C_("added to", "%s of your side"), place);
  /* Translators: a meld of the side of who plays: "added 2 kings to the kings of their side" */
  return g_strdup_printf (C_("added to", "%s of their side"), place);
}

static char *
tell_take (const Telling *telling)
{
  const CanastaEvent *event = telling->event;
  g_autofree char *with = canasta_phrase_counts (&telling->action->cards);

  /* All of it went into the hand. */
  if (event->freely)
    return telling->name
             ? g_strdup_printf (ngettext ("%s took the pile (%d card).",
                                          "%s took the pile (%d cards).", event->taken),
                                telling->name, event->taken)
             : g_strdup_printf (ngettext ("You took the pile (%d card).",
                                          "You took the pile (%d cards).", event->taken),
                                event->taken);
  if (!with)
    {
      const char *top = canasta_phrase_card (event->top);
      g_autofree char *meld = say_place (telling, &event->top_meld, event->top_shared);

      if (telling->name)
        /* Translators: "Anna took the pile (5 cards), adding the king of clubs to the kings." */
        return g_strdup_printf (ngettext ("%s took the pile (%d card), adding %s to %s.",
                                          "%s took the pile (%d cards), adding %s to %s.",
                                          event->taken),
                                telling->name, event->taken, top, meld);
      return g_strdup_printf (ngettext ("You took the pile (%d card), adding %s to %s.",
                                        "You took the pile (%d cards), adding %s to %s.",
                                        event->taken),
                              event->taken, top, meld);
    }

  if (telling->name)
    return g_strdup_printf (ngettext ("%s took the pile (%d card) with %s.",
                                      "%s took the pile (%d cards) with %s.",
                                      event->taken),
                            telling->name, event->taken, with);
  return g_strdup_printf (ngettext ("You took the pile (%d card) with %s.",
                                    "You took the pile (%d cards) with %s.",
                                    event->taken),
                          event->taken, with);
}

/* Takes @sentence. */
static void
add_sentence (GString *text, char *sentence)
{
  if (!sentence)
    return;
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}

static char *
tell_added (const Telling *telling, const CanastaCardSet *cards, const CanastaMeld *meld,
            gboolean is_shared)
{
  g_autofree char *list = canasta_phrase_counts (cards);
  g_autofree char *place = say_place (telling, meld, is_shared);

  if (telling->name)
    /* Translators: "Anna added 2 kings to the kings." */
    return g_strdup_printf (_("%s added %s to %s."), telling->name, list, place);
  return g_strdup_printf (_("You added %s to %s."), list, place);
}

static char *
tell_laid (const Telling *telling, const char *list)
{
  if (telling->name)
    return g_strdup_printf (_("%s laid down %s."), telling->name, list);
  return g_strdup_printf (_("You laid down %s."), list);
}

/* The sequence that a take makes or makes longer: the cards of the hand do not tell of what
 * suit it is. */
static char *
tell_top_sequence (const Telling *telling)
{
  const CanastaEvent *event = telling->event;
  CanastaCardSet cards = telling->action->cards;
  g_autofree char *run = NULL;

  if (canasta_card_set_is_empty (&cards) || !canasta_meld_spans (&event->top_meld))
    return NULL;
  canasta_card_set_add_card (&cards, event->top);
  if (event->top_added)
    return tell_added (telling, &cards, &event->top_meld, event->top_shared);
  run = canasta_meld_dup_phrase (&event->top_meld, &cards);
  return tell_laid (telling, run);
}

static char *
tell_opening (const Telling *telling)
{
  int opening = telling->event->opening;
  g_autofree char *points = canasta_number_format (opening);

  if (opening == 0)
    return NULL;
  return g_strdup_printf (ngettext ("That opens with %s point.", "That opens with %s points.",
                                    opening), points);
}

/* The new melds, each with its own wild cards. */
static char *
list_new_melds (const Telling *telling)
{
  const CanastaAction *action = telling->action;
  guint32 added = telling->event->added;
  g_autoptr (GPtrArray) melds = g_ptr_array_new_with_free_func (g_free);
  gboolean of_lists = FALSE;

  for (guint i = 0; i < action->n_groups; i++)
    {
      const CanastaMeld *meld = &telling->event->melds[i];
      const CanastaCardSet *cards = &action->groups[i].cards;

      if ((added & 1u << i) != 0)
        continue;
      g_ptr_array_add (melds, canasta_meld_dup_phrase (meld, cards));
      of_lists |= canasta_meld_is_phrased_as_list (meld, cards);
    }
  return canasta_phrase_list (melds, of_lists);
}

/* The melds laid down, of a take those after the pile's top card. */
static void
tell_melds (const Telling *telling, GString *text)
{
  const CanastaAction *action = telling->action;
  g_autofree char *list = list_new_melds (telling);

  add_sentence (text, tell_top_sequence (telling));
  if (list)
    add_sentence (text, tell_laid (telling, list));
  for (guint i = 0; i < action->n_groups; i++)
    if ((telling->event->added & 1u << i) != 0)
      add_sentence (text, tell_added (telling, &action->groups[i].cards,
                                      &telling->event->melds[i],
                                      (telling->event->shared & 1u << i) != 0));
  add_sentence (text, tell_opening (telling));
}

static char *
tell_withdrawn (const Telling *telling)
{
  int penalty = telling->event->penalty;
  g_autofree char *points = canasta_number_format (penalty);

  if (telling->name)
    return g_strdup_printf (ngettext ("%s laid down too little to open and took it back: "
                                      "the minimum rises by %s point.",
                                      "%s laid down too little to open and took it back: "
                                      "the minimum rises by %s points.",
                                      penalty),
                            telling->name, points);
  return g_strdup_printf (ngettext ("You laid down too little to open and took it back: "
                                    "the minimum rises by %s point.",
                                    "You laid down too little to open and took it back: "
                                    "the minimum rises by %s points.",
                                    penalty),
                          points);
}

static char *
tell_question (const Telling *telling)
{
  guint asked = telling->event->asked;

  if (!telling->name)
    return g_strdup_printf (_("You asked %s: “May I go out?”"), telling->names[asked]);
  if (asked == telling->viewer)
    return g_strdup_printf (_("%s asked you: “May I go out?”"), telling->name);
  return g_strdup_printf (_("%s asked %s: “May I go out?”"), telling->name,
                          telling->names[asked]);
}

static char *
tell_answer (const Telling *telling)
{
  if (telling->event->action.kind == CANASTA_ACTION_YES)
    return !telling->name ? g_strdup (_("You said yes."))
                         : g_strdup_printf (_("%s said yes."), telling->name);
  return !telling->name ? g_strdup (_("You said no."))
                       : g_strdup_printf (_("%s said no."), telling->name);
}

static char *
tell_discard (const Telling *telling)
{
  const char *card = canasta_phrase_card (telling->action->card);

  if (telling->event->froze)
    return !telling->name
             ? g_strdup_printf (_("You froze the pile with %s."), card)
             : g_strdup_printf (_("%s froze the pile with %s."), telling->name, card);
  return !telling->name
           ? g_strdup_printf (_("You discarded %s."), card)
           : g_strdup_printf (_("%s discarded %s."), telling->name, card);
}

static char *
tell_action (const Telling *telling)
{
  switch ((CanastaActionKind) telling->event->action.kind)
    {
    case CANASTA_ACTION_DRAW:
      return tell_draw (telling);
    case CANASTA_ACTION_TAKE:
      return tell_take (telling);
    case CANASTA_ACTION_PASS:
      return tell_pass (telling);
    case CANASTA_ACTION_WITHDRAW:
      return tell_withdrawn (telling);
    case CANASTA_ACTION_ASK:
      return tell_question (telling);
    case CANASTA_ACTION_YES:
    case CANASTA_ACTION_NO:
      return tell_answer (telling);
    case CANASTA_ACTION_DISCARD:
      return tell_discard (telling);
    case CANASTA_ACTION_JOIN:
      return tell_join (telling);
    case CANASTA_ACTION_LAY:
    case CANASTA_ACTION_MELD:
    case CANASTA_ACTION_OUT:
    default:
      return NULL;
    }
}

static char *
tell_canastas (const Telling *telling)
{
  const CanastaEvent *event = telling->event;
  int count = canasta_canastas_count (&event->canastas);

  for (guint class = CANASTA_CLASS_NONE + 1; class < CANASTA_N_CLASSES; class++)
    if (event->canastas.of[class] == count && count > 0)
      {
        const CanastaClassRow *row = canasta_class_get (class);

        return g_strdup_printf (TN_(telling->table, row->made[0], row->made[1], count), count);
      }
  return count == 0 ? NULL
                    : g_strdup_printf (TN_(telling->table, "That makes a canasta.",
                                                           "That makes %d canastas.",
                                                           count), count);
}

static char *
tell_end (const Telling *telling)
{
  switch ((CanastaEnd) telling->event->ended)
    {
    case CANASTA_END_OUT:
      return !telling->name ? g_strdup (_("You went out."))
                           : g_strdup_printf (_("%s went out."), telling->name);
    case CANASTA_END_CONCEALED:
      return !telling->name ? g_strdup (_("You went out concealed."))
                           : g_strdup_printf (_("%s went out concealed."), telling->name);
    case CANASTA_END_STOCK:
      if (telling->event->idle)
        return g_strdup (_("For so long nobody has drawn or melded that the round is over."));
      return g_strdup (_("The stock is used up: the round is over."));
    case CANASTA_END_NONE:
    default:
      return NULL;
    }
}

/**
 * canasta_event_describe:
 * @self: an event
 * @table: (nullable): the table it happened at
 * @names: the players' names, by seat
 * @viewer: the seat of the reader, or %CANASTA_NO_SEAT for somebody who only
 *   looks on
 *
 * Says what happened, in the language of the interface. Names no card that
 * @viewer did not see.
 *
 * Returns: (transfer full): one sentence, or several
 */
char *
canasta_event_describe (const CanastaEvent *self, const CanastaTable *table,
                        const char *const *names, guint viewer)
{
  g_autoptr (GString) text = g_string_new (NULL);
  Telling telling = {
    .event = self,
    .action = &self->action,
    .table = table,
    .names = names,
    .viewer = viewer,
    .name = self->seat == viewer ? NULL : names[self->seat],
  };

  if (self->action.kind == CANASTA_ACTION_LAY)
    {
      add_sentence (text, tell_red_threes (&telling));
      add_sentence (text, tell_draw (&telling));
      add_sentence (text, tell_second_hand (&telling));
    }
  else
    {
      add_sentence (text, tell_action (&telling));
      if (self->action.kind == CANASTA_ACTION_TAKE || self->action.kind == CANASTA_ACTION_MELD)
        tell_melds (&telling, text);
      add_sentence (text, tell_second_hand (&telling));
      add_sentence (text, tell_red_threes (&telling));
      add_sentence (text, tell_set_aside (&telling));
    }
  add_sentence (text, tell_lone_hand (&telling));
  add_sentence (text, tell_new_stock (&telling));
  add_sentence (text, tell_canastas (&telling));
  add_sentence (text, tell_end (&telling));
  return g_string_free (g_steal_pointer (&text), FALSE);
}
