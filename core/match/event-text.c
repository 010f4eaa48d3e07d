/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events in words. Sentences to "you" and sentences about somebody are written
 * apart: languages bend verbs and names differently. */
#include "config.h"

#include "match/event.h"

#include <glib/gi18n-lib.h>

#include "cards/phrases.h"
#include "rules/numbers.h"

/* Whose sentence it is: the name, or NULL for the reader. */
typedef struct
{
  const CanastaEvent *event;
  const CanastaAction *action;
  const char *const *names;
  guint viewer;
  const char *name;
} Teller;

static char *
tell_draw (const Teller *teller)
{
  const CanastaEvent *event = teller->event;
  g_autofree char *cards = NULL;

  if (event->n_drawn == 0)
    return NULL;
  if (teller->name)
    return g_strdup_printf (ngettext ("%s drew a card.", "%s drew %d cards.", event->n_drawn),
                            teller->name, event->n_drawn);

  cards = canasta_phrase_cards (&event->drawn);
  return g_strdup_printf (_("You drew %s."), cards);
}

/* Red threes laid down by themselves, or by hand. */
static char *
tell_red_threes (const Teller *teller)
{
  g_autofree char *list = NULL;

  if (canasta_card_set_is_empty (&teller->event->red_threes))
    return NULL;

  list = canasta_phrase_cards (&teller->event->red_threes);
  if (teller->name)
    return g_strdup_printf (_("%s laid down %s."), teller->name, list);
  return g_strdup_printf (_("You laid down %s."), list);
}

static char *
tell_pass (const Teller *teller)
{
  if (teller->name)
    return g_strdup_printf (_("%s did not take the pile."), teller->name);
  return g_strdup (_("You did not take the pile."));
}

static char *
tell_take (const Teller *teller)
{
  const CanastaEvent *event = teller->event;
  g_autofree char *with = canasta_phrase_counts (&teller->action->cards);

  if (!with)
    {
      const char *top = canasta_phrase_card (event->top);

      if (teller->name)
        return g_strdup_printf (ngettext ("%s took the pile (%d card), adding %s to a meld.",
                                          "%s took the pile (%d cards), adding %s to a meld.",
                                          event->taken),
                                teller->name, event->taken, top);
      return g_strdup_printf (ngettext ("You took the pile (%d card), adding %s to a meld.",
                                        "You took the pile (%d cards), adding %s to a meld.",
                                        event->taken),
                              event->taken, top);
    }

  if (teller->name)
    return g_strdup_printf (ngettext ("%s took the pile (%d card) with %s.",
                                      "%s took the pile (%d cards) with %s.",
                                      event->taken),
                            teller->name, event->taken, with);
  return g_strdup_printf (ngettext ("You took the pile (%d card) with %s.",
                                    "You took the pile (%d cards) with %s.",
                                    event->taken),
                          event->taken, with);
}

/* The melds laid down, of a take those after the pile's top card. */
static char *
tell_melds (const Teller *teller)
{
  const CanastaEvent *event = teller->event;
  CanastaCardSet cards = { 0 };
  g_autofree char *list = NULL;

  for (guint i = 0; i < teller->action->n_groups; i++)
    canasta_card_set_add (&cards, &teller->action->groups[i].cards);
  list = canasta_phrase_counts (&cards);
  if (!list)
    return NULL;

  if (event->joined < CANASTA_N_RANKS)
    {
      const char *meld = canasta_phrase_meld (event->joined);

      if (teller->name)
        /* Translators: "Anna added 2 kings to the kings." */
        return g_strdup_printf (_("%s added %s to %s."), teller->name, list, meld);
      return g_strdup_printf (_("You added %s to %s."), list, meld);
    }
  if (event->opened && event->kind == CANASTA_ACTION_MELD)
    {
      if (teller->name)
        return g_strdup_printf (_("%s opened with %s."), teller->name, list);
      return g_strdup_printf (_("You opened with %s."), list);
    }
  if (teller->name)
    return g_strdup_printf (_("%s laid down %s."), teller->name, list);
  return g_strdup_printf (_("You laid down %s."), list);
}

static char *
tell_withdrawn (const Teller *teller)
{
  int penalty = teller->event->penalty;
  g_autofree char *points = canasta_number_format (penalty);

  if (teller->name)
    return g_strdup_printf (ngettext ("%s laid down too little to open and took it back: "
                                      "the minimum rises by %s point.",
                                      "%s laid down too little to open and took it back: "
                                      "the minimum rises by %s points.",
                                      penalty),
                            teller->name, points);
  return g_strdup_printf (ngettext ("You laid down too little to open and took it back: "
                                    "the minimum rises by %s point.",
                                    "You laid down too little to open and took it back: "
                                    "the minimum rises by %s points.",
                                    penalty),
                          points);
}

static char *
tell_question (const Teller *teller)
{
  guint asked = teller->event->asked;

  if (!teller->name)
    return g_strdup_printf (_("You asked %s: “May I go out?”"), teller->names[asked]);
  if (asked == teller->viewer)
    return g_strdup_printf (_("%s asked you: “May I go out?”"), teller->name);
  return g_strdup_printf (_("%s asked %s: “May I go out?”"), teller->name,
                          teller->names[asked]);
}

static char *
tell_answer (const Teller *teller)
{
  if (teller->event->kind == CANASTA_ACTION_YES)
    return !teller->name ? g_strdup (_("You said yes."))
                         : g_strdup_printf (_("%s said yes."), teller->name);
  return !teller->name ? g_strdup (_("You said no."))
                       : g_strdup_printf (_("%s said no."), teller->name);
}

static char *
tell_discard (const Teller *teller)
{
  const char *card = canasta_phrase_card (teller->action->card);

  if (teller->event->froze)
    return !teller->name
             ? g_strdup_printf (_("You froze the pile with %s."), card)
             : g_strdup_printf (_("%s froze the pile with %s."), teller->name, card);
  return !teller->name
           ? g_strdup_printf (_("You discarded %s."), card)
           : g_strdup_printf (_("%s discarded %s."), teller->name, card);
}

static char *
tell_action (const Teller *teller)
{
  switch ((CanastaActionKind) teller->event->kind)
    {
    case CANASTA_ACTION_DRAW:
      return tell_draw (teller);
    case CANASTA_ACTION_TAKE:
      return tell_take (teller);
    case CANASTA_ACTION_PASS:
      return tell_pass (teller);
    case CANASTA_ACTION_LAY:
      return NULL;
    case CANASTA_ACTION_MELD:
      return tell_melds (teller);
    case CANASTA_ACTION_WITHDRAW:
      return tell_withdrawn (teller);
    case CANASTA_ACTION_ASK:
      return tell_question (teller);
    case CANASTA_ACTION_YES:
    case CANASTA_ACTION_NO:
      return tell_answer (teller);
    case CANASTA_ACTION_DISCARD:
      return tell_discard (teller);
    case CANASTA_ACTION_OUT:
    default:
      return NULL;
    }
}

static char *
tell_canastas (const Teller *teller)
{
  const CanastaEvent *event = teller->event;
  int count = event->natural_canastas + event->mixed_canastas + event->special_canastas;

  if (count == 0)
    return NULL;
  if (event->natural_canastas == count)
    return g_strdup_printf (ngettext ("That makes a natural canasta.",
                                      "That makes %d natural canastas.", count), count);
  if (event->mixed_canastas == count)
    return g_strdup_printf (ngettext ("That makes a mixed canasta.",
                                      "That makes %d mixed canastas.", count), count);
  return g_strdup_printf (ngettext ("That makes a canasta.",
                                    "That makes %d canastas.", count), count);
}

static char *
tell_end (const Teller *teller)
{
  switch ((CanastaEnd) teller->event->ended)
    {
    case CANASTA_END_OUT:
      return !teller->name ? g_strdup (_("You went out."))
                           : g_strdup_printf (_("%s went out."), teller->name);
    case CANASTA_END_CONCEALED:
      return !teller->name ? g_strdup (_("You went out concealed."))
                           : g_strdup_printf (_("%s went out concealed."), teller->name);
    case CANASTA_END_STOCK:
      return g_strdup (_("The stock is used up: the round is over."));
    case CANASTA_END_NONE:
    default:
      return NULL;
    }
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

/**
 * canasta_event_describe:
 * @self: an event
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
canasta_event_describe (const CanastaEvent *self, const char *const *names, guint viewer)
{
  g_autoptr (GString) text = g_string_new (NULL);
  CanastaAction action;
  Teller teller = {
    .event = self,
    .action = &action,
    .names = names,
    .viewer = viewer,
    .name = self->seat == viewer ? NULL : names[self->seat],
  };

  canasta_event_get_action (self, &action);
  if (self->kind == CANASTA_ACTION_LAY)
    {
      add_sentence (text, tell_red_threes (&teller));
      add_sentence (text, tell_draw (&teller));
    }
  else
    {
      add_sentence (text, tell_action (&teller));
      if (self->kind == CANASTA_ACTION_TAKE)
        add_sentence (text, tell_melds (&teller));
      add_sentence (text, tell_red_threes (&teller));
    }
  add_sentence (text, tell_canastas (&teller));
  add_sentence (text, tell_end (&teller));
  return g_string_free (g_steal_pointer (&text), FALSE);
}
