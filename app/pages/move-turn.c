/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/move-turn.h"

#include <glib/gi18n-lib.h>

struct _CanastaMoveTurn
{
  GObject parent_instance;

  guint first;          /* where it begins in the record … */
  guint end;            /* … and ends */
  guint seat;           /* whose turn it is */
  guint place;          /* of the side, that of who looks at the table being 0 */
  char *name;
  GString *lines;       /* short, one below the other */
  GString *sentences;   /* the same in full, for who has it read out */
};

G_DEFINE_FINAL_TYPE (CanastaMoveTurn, canasta_move_turn, G_TYPE_OBJECT)

static void
canasta_move_turn_finalize (GObject *object)
{
  CanastaMoveTurn *self = CANASTA_MOVE_TURN (object);

  g_free (self->name);
  g_string_free (self->lines, TRUE);
  g_string_free (self->sentences, TRUE);
  G_OBJECT_CLASS (canasta_move_turn_parent_class)->finalize (object);
}

static void
canasta_move_turn_class_init (CanastaMoveTurnClass *class)
{
  G_OBJECT_CLASS (class)->finalize = canasta_move_turn_finalize;
}

static void
canasta_move_turn_init (CanastaMoveTurn *self)
{
  self->lines = g_string_new (NULL);
  self->sentences = g_string_new (NULL);
}

/* A partner who is asked answers in the turn of who asks. */
static gboolean
is_answer (const CanastaEvent *event)
{
  return event->action.kind == CANASTA_ACTION_YES || event->action.kind == CANASTA_ACTION_NO;
}

/* What happened, in a few words; readers know what they drew themselves. */
static char *
say_line (const CanastaEvent *event, const CanastaTable *table, const char *const *names,
          guint viewer, CanastaIndexLetters letters)
{
  if (is_answer (event))
    return canasta_event_describe (event, table, names, viewer);
  if (event->action.kind == CANASTA_ACTION_DRAW && event->seat == viewer && event->n_drawn > 0)
    {
      g_autofree char *cards = canasta_card_set_show (&event->drawn, letters);

      /* Translators: what the reader did, and the cards, as 7♠ 7♥ */
      return g_strdup_printf (C_("last action", "Drew %s"), cards);
    }
  return canasta_event_summarise (event, letters);
}

static void
append (GString *text, const char *between, char *words)
{
  if (text->len > 0)
    g_string_append (text, between);
  g_string_append (text, words);
  g_free (words);
}

/**
 * canasta_move_turn_new:
 * @match: a match
 * @viewer: the seat of the reader
 * @looker: the seat from which the table is seen, whose side bears the sign of the own one
 * @letters: the letters of court cards
 * @first: where the turn begins in the record
 *
 * Returns: (transfer full): what the player of that action did until another one
 *   played
 */
CanastaMoveTurn *
canasta_move_turn_new (CanastaMatch *match, guint viewer, guint looker, CanastaIndexLetters letters,
                       guint first)
{
  CanastaMoveTurn *self = g_object_new (CANASTA_TYPE_MOVE_TURN, NULL);
  const CanastaRecord *record = canasta_match_get_record (match);
  const CanastaBoard *board = &canasta_match_get_state (match)->board;
  const CanastaTable *table = canasta_match_get_table (match);
  const char *const *names = canasta_match_get_names (match);
  guint count = canasta_record_get_count (record);
  guint seat = canasta_record_get (record, first)->seat;
  guint own = board->side[looker == CANASTA_NO_SEAT ? 0 : looker];

  self->first = first;
  self->seat = seat;
  self->place = (board->side[seat] + board->n_sides - own) % board->n_sides;
  self->name = g_strdup (seat == viewer ? C_("player", "You") : names[seat]);
  for (self->end = first; self->end < count; self->end++)
    {
      const CanastaEvent *event = canasta_record_get (record, self->end);

      if (event->seat != seat && !is_answer (event))
        break;
      append (self->lines, "\n", say_line (event, table, names, viewer, letters));
      append (self->sentences, " ", canasta_event_describe (event, table, names, viewer));
      /* Also where the same player is next. */
      if (canasta_event_ends_turn (event))
        {
          self->end++;
          break;
        }
    }
  return self;
}

guint
canasta_move_turn_get_first (CanastaMoveTurn *self)
{
  return self->first;
}

guint
canasta_move_turn_get_end (CanastaMoveTurn *self)
{
  return self->end;
}

guint
canasta_move_turn_get_seat (CanastaMoveTurn *self)
{
  return self->seat;
}

guint
canasta_move_turn_get_place (CanastaMoveTurn *self)
{
  return self->place;
}

const char *
canasta_move_turn_get_name (CanastaMoveTurn *self)
{
  return self->name;
}

const char *
canasta_move_turn_get_lines (CanastaMoveTurn *self)
{
  return self->lines->str;
}

const char *
canasta_move_turn_get_sentences (CanastaMoveTurn *self)
{
  return self->sentences->str;
}
