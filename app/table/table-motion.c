/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/table-motion.h"

#include "settings/choices.h"
#include "table/change-motion.h"
#include "table/deal-motion.h"

/* What is to move as soon as everything has its place. */
typedef enum
{
  MOVING_NOTHING,
  MOVING_CHANGE,
  MOVING_DEAL,
} Moving;

struct _CanastaTableMotion
{
  CanastaFlights flights;
  GSettings *settings;

  Moving moving;        /* what has not been launched yet */
  gboolean dealing;     /* whether the cards of a deal may be on their way */
  gboolean is_shown;    /* whether a position was shown before, … */
  CanastaObservation now; /* … this one; after a change the one that is shown … */
  gboolean is_lifted;   /* … and whether the top of its pile lies in a meld for now */
  CanastaMoment before; /* what was shown before that change */
  graphene_rect_t let_go; /* where cards are that the person has let go … */
  gboolean has_let_go;    /* … if there are any */
};

/* Whether cards move is the system's wish, unless the person has another one:
 * every animation of the program follows it. */
static void
follow_wish (CanastaTableMotion *self)
{
  CanastaAnimations wish = g_settings_get_enum (self->settings, "animations");
  GtkSettings *system = gtk_widget_get_settings (self->flights.table);

  if (wish == CANASTA_ANIMATIONS_SYSTEM)
    gtk_settings_reset_property (system, "gtk-enable-animations");
  else
    g_object_set (system, "gtk-enable-animations", wish == CANASTA_ANIMATIONS_FULL, NULL);
}

/* Neither the table nor its parts are owned. */
CanastaTableMotion *
canasta_table_motion_new (GtkWidget               *table,
                          const CanastaTableParts *parts,
                          CanastaCardArt          *art,
                          CanastaTurn             *turn,
                          GSettings               *settings)
{
  CanastaTableMotion *self = g_new0 (CanastaTableMotion, 1);

  self->flights = (CanastaFlights){
    .table = table,
    .parts = parts,
    .art = g_object_ref (art),
    .turn = g_object_ref (turn),
    .motion = canasta_motion_new (table),
  };
  self->settings = g_object_ref (settings);
  canasta_moment_init (&self->before);
  g_signal_connect_swapped (settings, "changed::animations", G_CALLBACK (follow_wish), self);
  follow_wish (self);
  return self;
}

void
canasta_table_motion_free (CanastaTableMotion *self)
{
  g_signal_handlers_disconnect_by_data (self->settings, self);
  canasta_motion_free (self->flights.motion);
  canasta_moment_clear (&self->before);
  g_object_unref (self->settings);
  g_object_unref (self->flights.turn);
  g_object_unref (self->flights.art);
  g_free (self);
}

CanastaMotion *
canasta_table_motion_get_flights (CanastaTableMotion *self)
{
  return self->flights.motion;
}

/* Everything is where it belongs, at once. */
void
canasta_table_motion_finish (CanastaTableMotion *self)
{
  canasta_motion_finish (self->flights.motion);
}

/* What moves is where it belongs; outlines stay for their time. */
void
canasta_table_motion_land (CanastaTableMotion *self)
{
  canasta_motion_land (self->flights.motion);
}

/* What is drawn is no longer under the pointer. */
void
canasta_table_motion_snapshot (CanastaTableMotion *self, GtkSnapshot *snapshot)
{
  self->has_let_go = FALSE;
  canasta_motion_snapshot (self->flights.motion, snapshot);
}

/* How much longer things take than as a rule: cards move at the pace of the scene, if they
 * move; 0: nothing does. */
double
canasta_table_motion_get_stretch (CanastaTableMotion *self)
{
  CanastaScene *scene = canasta_turn_get_scene (self->flights.turn);
  gboolean enabled;

  g_object_get (gtk_widget_get_settings (self->flights.table), "gtk-enable-animations", &enabled,
                NULL);
  if (!enabled)
    return 0;
  return scene ? canasta_motion_kind_get_stretch (canasta_scene_get_pace (scene)) : 1;
}

/* Another deal: the cards are dealt as soon as the table shows, if nobody has
 * played yet. */
static void
note_deal (CanastaTableMotion *self, const CanastaObservation *observation)
{
  canasta_motion_finish (self->flights.motion);
  self->dealing = FALSE;
  self->moving = MOVING_NOTHING;
  if (!canasta_motion_is_still (self->flights.motion)
      && (!observation->log || !*observation->log))
    self->moving = MOVING_DEAL;
}

/* What the others do does not cut the dealing short. */
static void
land (CanastaTableMotion *self)
{
  const CanastaBoard *board = &self->now.board;

  if (self->dealing && canasta_motion_count (self->flights.motion) > 0
      && (board->ended || board->to_act != self->now.seat))
    return;
  self->dealing = FALSE;
  canasta_motion_land (self->flights.motion);
}

/* Remembers what is shown. Changes that follow one another before they were
 * drawn are one change. */
static void
note_change (CanastaTableMotion *self)
{
  if (self->moving != MOVING_NOTHING)
    return;
  land (self);
  if (!self->is_shown || !gtk_widget_get_mapped (self->flights.table))
    return;
  self->moving = MOVING_CHANGE;
  self->before.seen = self->now;
  self->before.is_lifted = self->is_lifted;
  self->before.was_let_go = self->has_let_go;
  self->before.let_go = self->let_go;
  canasta_moment_note (&self->before, &self->flights);
}

static guint
count_in_melds (const CanastaBoard *board, CanastaCard card)
{
  guint n = 0;

  for (guint i = 0; i < board->n_melds; i++)
    {
      CanastaCardSet cards;

      canasta_meld_get_cards (&board->melds[i], &cards);
      n += (guint) canasta_card_set_count_card (&cards, card);
    }
  return n;
}

/* A pile that is taken is pictured as long as it is shown. */
static void
note_pile (CanastaTableMotion *self, const CanastaObservation *observation)
{
  const CanastaBoard *before = &self->now.board;
  CanastaCard top = canasta_board_get_top (before);

  if (self->moving != MOVING_CHANGE || canasta_motion_is_still (self->flights.motion)
      || observation->board.pile_count >= before->pile_count)
    return;
  self->before.takes_top = !self->is_lifted
                           && count_in_melds (&observation->board, top) > count_in_melds (before, top);
  canasta_moment_note_heap (&self->before, &self->flights, self->before.takes_top);
}

/**
 * canasta_table_motion_note:
 * @deal: whether other cards were dealt
 *
 * The turn sees something new, and the parts still show what was before.
 */
void
canasta_table_motion_note (CanastaTableMotion *self, gboolean deal)
{
  CanastaTurn *turn = self->flights.turn;
  const CanastaObservation *observation = canasta_turn_get_observation (turn);

  canasta_motion_set_stretch (self->flights.motion, canasta_table_motion_get_stretch (self));
  if (observation && deal)
    note_deal (self, observation);
  else
    note_change (self);
  if (observation && self->is_shown)
    note_pile (self, observation);
  self->is_shown = observation != NULL;
  self->is_lifted = observation && canasta_draft_is_taking (canasta_turn_get_draft (turn));
  if (observation)
    self->now = *observation;
}

/**
 * canasta_table_motion_let_go:
 * @place: (nullable): where the person lets cards go; %NULL: what has changed has
 *   nothing to do with that
 *
 * What is shown next came of a drag: the cards do not fly from where they were before.
 */
void
canasta_table_motion_let_go (CanastaTableMotion *self, const graphene_rect_t *place)
{
  self->has_let_go = place != NULL;
  if (place)
    self->let_go = *place;
}

/**
 * canasta_table_motion_launch:
 * @card_width: of the cards of the hand, in pixels
 * @card_height: likewise
 *
 * The parts show what the turn sees, and have their places.
 *
 * Returns: whether a part shows something else now, for which it needs its place anew
 */
gboolean
canasta_table_motion_launch (CanastaTableMotion *self, int card_width, int card_height)
{
  CanastaFlights *flights = &self->flights;
  Moving moving = self->moving;

  flights->card_width = card_width;
  flights->card_height = card_height;
  flights->holds_pile = FALSE;
  self->moving = MOVING_NOTHING;
  self->dealing = self->dealing || moving == MOVING_DEAL;
  if (moving == MOVING_CHANGE)
    canasta_change_motion_launch (flights, &self->before, &self->now, self->is_lifted);
  else if (moving == MOVING_DEAL)
    canasta_deal_motion_launch (flights);
  return flights->holds_pile;
}
