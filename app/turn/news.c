/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/news.h"

#include <glib/gi18n-lib.h>

#include "cards/phrases.h"
#include "turn/passage.h"
#include "turn/say.h"

/* Cards in a hand: whoever has no more may go out soon. */
#define FEW 3

/* What the person is asked, the prompt asks, and of a yes to them it says what that is for. */
static gboolean
is_in_prompt (const CanastaEvent *event, guint viewer)
{
  return viewer != CANASTA_NO_SEAT && event->asked == viewer
         && (event->action.kind == CANASTA_ACTION_ASK || event->action.kind == CANASTA_ACTION_YES);
}

/* A draw of another player that shows nothing is a matter of course. */
static gboolean
is_plain_draw (const CanastaEvent *event, guint viewer)
{
  return event->action.kind == CANASTA_ACTION_DRAW && event->seat != viewer
         && canasta_card_set_is_empty (&event->red_threes) && event->ended == CANASTA_END_NONE
         && event->second_hand == CANASTA_NO_SEAT && !event->new_stock;
}

static gboolean
is_told (const CanastaEvent *event, guint viewer, CanastaDetail detail)
{
  if (is_in_prompt (event, viewer))
    return FALSE;
  return detail == CANASTA_DETAIL_FULL || !is_plain_draw (event, viewer);
}

/* What the pile brought, which whoever took it sees in their hand, or %NULL. Its top card was
 * melded, unless all of it may be kept. */
static char *
tell_gained (const CanastaEvent *event)
{
  g_autofree char *cards = canasta_phrase_hand (&event->gained);

  if (!cards)
    return NULL;
  if (event->freely)
    /* Translators: cards by rank: "2 kings and a four" */
    return g_strdup_printf (_("The pile brings you %s."), cards);
  /* Translators: cards by rank: "2 kings and a four" */
  return g_strdup_printf (_("Beside its top card the pile brings you %s."), cards);
}

/* What happened, or %NULL where it is not worth telling. */
char *
canasta_news_tell_event (const CanastaEvent *event,
                         const CanastaTable *table,
                         const char *const  *names,
                         guint               viewer,
                         CanastaDetail       detail)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (!is_told (event, viewer, detail))
    return NULL;
  canasta_passage_take (text, canasta_event_describe (event, table, names, viewer));
  if (event->seat == viewer && event->ended == CANASTA_END_NONE)
    canasta_passage_take (text, tell_gained (event));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static guint
find_first (CanastaMatch *match)
{
  return canasta_record_find_round (canasta_match_get_record (match), canasta_match_get_round (match));
}

/* The first event after the last turn of a player in this round, or of the round. */
static guint
find_begin (CanastaMatch *match, guint viewer)
{
  const CanastaRecord *record = canasta_match_get_record (match);
  guint first = find_first (match);
  guint i = canasta_record_get_count (record);

  while (i > first)
    {
      const CanastaEvent *event = canasta_record_get (record, i - 1);

      if (event->seat == viewer && canasta_event_ends_turn (event))
        return i;
      i--;
    }
  return first;
}

/**
 * canasta_news_tell_round:
 * @match: a match
 * @viewer: the seat of the person, or %CANASTA_NO_SEAT
 *
 * Returns: (transfer full) (nullable): how the round began: its number, who deals and who
 *   begins; %NULL where it was not dealt
 */
char *
canasta_news_tell_round (CanastaMatch *match, guint viewer)
{
  const char *const *names = canasta_match_get_names (match);
  const CanastaBoard *board = &canasta_match_get_state (match)->board;
  guint dealer = board->dealer;
  guint first = board->next[dealer];

  if (!canasta_match_knows_deal (match, board->round))
    return NULL;
  if (dealer == viewer)
    return g_strdup_printf (_("Round %1$u. You deal, %2$s begins."), board->round, names[first]);
  if (first == viewer)
    return g_strdup_printf (_("Round %1$u. %2$s deals, you begin."), board->round, names[dealer]);
  return g_strdup_printf (_("Round %1$u. %2$s deals, %3$s begins."), board->round, names[dealer],
                          names[first]);
}

/**
 * canasta_news_tell_since:
 * @match: a match
 * @viewer: the seat of the person, or %CANASTA_NO_SEAT for who looks on
 * @detail: how much is told
 *
 * Returns: (transfer full) (nullable): what has happened since the last turn of the
 *   person in this round, or of whoever plays now: what the others did, in full also how the
 *   round began and what the person did since; %NULL where there is nothing
 */
char *
canasta_news_tell_since (CanastaMatch *match, guint viewer, CanastaDetail detail)
{
  const CanastaRecord *record = canasta_match_get_record (match);
  guint n = canasta_record_get_count (record);
  guint begin = find_begin (match, viewer != CANASTA_NO_SEAT
                                     ? viewer : canasta_match_get_state (match)->board.turn_seat);
  g_autoptr (GString) text = g_string_new (NULL);

  if (detail == CANASTA_DETAIL_FULL && begin == find_first (match))
    canasta_passage_take (text, canasta_news_tell_round (match, viewer));
  for (guint i = begin; i < n; i++)
    {
      const CanastaEvent *event = canasta_record_get (record, i);
      g_autofree char *sentence = canasta_news_tell_event (event, canasta_match_get_table (match),
                                                             canasta_match_get_names (match),
                                                           viewer, detail);

      if (sentence && (event->seat != viewer || detail == CANASTA_DETAIL_FULL))
        canasta_passage_add (text, sentence);
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

static void
append_points (GString *text, const CanastaObservation *observation,
               const CanastaSurroundings *surroundings)
{
  for (guint side = 0; side < observation->board.n_sides; side++)
    {
      g_autofree char *points = canasta_say_points (observation, surroundings, side);

      g_string_append_printf (text, " %s", points);
    }
}

/* How many cards are left in a hand. */
static char *
say_count (const CanastaObservation *observation, const CanastaSurroundings *surroundings,
           guint seat)
{
  int count = observation->board.hand_count[seat];

  if (seat == observation->seat)
    return g_strdup_printf (ngettext ("You hold %d card.", "You hold %d cards.", count), count);
  /* Translators: a player, and the cards in their hand */
  return g_strdup_printf (ngettext ("%1$s has %2$d card.", "%1$s has %2$d cards.", count),
                          surroundings->seats[seat].name, count);
}

/* How things stand after the turn of a player, or %NULL where that is not worth telling: how
 * many cards they have is a matter of course where nothing of the turn changed that, unless they
 * are few. */
char *
canasta_news_tell_after_turn (const CanastaObservation  *observation,
                              const CanastaSurroundings *surroundings,
                              guint                      seat,
                              gboolean                   is_changed,
                              CanastaDetail              detail)
{
  const CanastaBoard *board = &observation->board;
  GString *text;

  if (detail == CANASTA_DETAIL_BRIEF || board->ended)
    return NULL;
  if (detail == CANASTA_DETAIL_NORMAL && !is_changed && board->hand_count[seat] > FEW)
    return NULL;

  text = g_string_new (NULL);
  canasta_passage_take (text, say_count (observation, surroundings, seat));
  if (detail == CANASTA_DETAIL_FULL && seat != observation->seat)
    {
      g_autofree char *stock = canasta_say_stock (observation);
      g_autofree char *pile = canasta_say_pile (observation);

      g_string_append_printf (text, " %s. %s", stock, pile);
      append_points (text, observation, surroundings);
    }
  return g_string_free (text, FALSE);
}
