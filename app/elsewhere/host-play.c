/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A host's table while it is played at: what guests are told, and what they do. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "elsewhere/host-private.h"

#include <string.h>

#include "elsewhere/host-giver.h"
#include "elsewhere/table-places.h"
#include "network/guest-view.h"

/* So many records behind, somebody is told the position. */
#define MOST_BEHIND 32

gboolean
canasta_host_is_playing (CanastaHost *self)
{
  return canasta_dealt_table_is_playing (CANASTA_DEALT_TABLE (self));
}

/* The round for which one is ready. */
guint
canasta_host_get_next_round (CanastaHost *self)
{
  return canasta_dealt_table_get_round (CANASTA_DEALT_TABLE (self)) + 1;
}

static guint
list_left (CanastaHost *self)
{
  return self->session ? canasta_session_list_left (self->session) : 0;
}

/* What of a seat is known only as it is played at. */
static void
describe_play (CanastaHost *self, guint seat, CanastaSeatSeen *seen)
{
  if (self->session)
    seen->missed = g_strdup (canasta_session_get_desk (self->session, seat)->missed);
  if (self->clock.time != 0 && self->seats.held[seat].occupant == CANASTA_OCCUPANT_PERSON)
    seen->left = (gint32) canasta_table_clock_get_left (&self->clock, seat, self->now);
}

static void
describe_onlookers (CanastaHost *self, CanastaTableSeen *table)
{
  for (guint i = 0; i < canasta_guests_count (self->guests); i++)
    {
      const CanastaGuest *guest = canasta_guests_get (self->guests, i);

      if (guest->is_looking && guest->line != 0)
        table->onlookers[table->n_onlookers++].name = g_strdup (guest->name);
    }
}

/**
 * canasta_host_describe:
 * @self: a host
 * @message: (out caller-allocates): the table as everybody sees it
 */
void
canasta_host_describe (CanastaHost *self, CanastaMessage *message)
{
  CanastaTableSeen *table = &message->table;

  canasta_message_init (message, CANASTA_MESSAGE_TABLE);
  canasta_seats_describe (&self->seats, self->guests, list_left (self), table);
  for (guint seat = 0; seat < table->n_seats; seat++)
    describe_play (self, seat, &table->seats[seat]);
  table->hints = (guint8) self->has_hints;
  table->remarks = TRUE;
  table->round = canasta_host_get_next_round (self);
  table->clock = (guint32) self->clock.time;
  table->waits = (guint32) self->grace;
  table->others = (guint8) canasta_dealing_count_others (CANASTA_DEALT_TABLE (self));
  table->unready = (guint8) canasta_dealing_count_unready (CANASTA_DEALT_TABLE (self));
  if (canasta_host_get_heir (self) != CANASTA_NO_SEAT)
    table->heir = (gint32) self->succession.heir;
  describe_onlookers (self, table);
}

/* What somebody has left of their time is told with the table, and is no change of it. */
static char *
write_table (CanastaHost *self, gboolean has_times)
{
  g_auto (CanastaMessage) message = { 0 };

  canasta_host_describe (self, &message);
  for (guint seat = 0; seat < message.table.n_seats && !has_times; seat++)
    message.table.seats[seat].left = -1;
  return canasta_message_write (&message);
}

/* Everybody is told what has changed of it. Returns: whether anything has. */
gboolean
canasta_host_tell_table (CanastaHost *self)
{
  g_autofree char *told = write_table (self, FALSE);
  g_autofree char *text = NULL;

  if (g_strcmp0 (told, self->told) == 0)
    return FALSE;
  g_free (self->told);
  self->told = g_steal_pointer (&told);
  text = write_table (self, TRUE);
  for (guint i = 0; i < canasta_guests_count (self->guests); i++)
    canasta_host_say_text (self, canasta_guests_get (self->guests, i)->line, text);
  g_signal_emit_by_name (self, "changed");
  return TRUE;
}

static void
tell_table_again (CanastaHost *self, guint line)
{
  g_autofree char *text = write_table (self, TRUE);

  canasta_host_say_text (self, line, text);
}

static void
tell_rules (CanastaHost *self, guint line)
{
  g_autofree char *text = canasta_host_say_write_rules (self->table);

  canasta_host_say_text (self, line, text);
}

static void
read_clock (CanastaHost *self, guint seat, CanastaClock *clock)
{
  *clock = (CanastaClock){
    .seat = (guint8) seat,
    .left = (guint32) canasta_table_clock_get_left (&self->clock, seat, self->now),
    .runs = seat == self->clock.seat,
  };
}

static void
tell_position (CanastaHost *self, const CanastaGuest *guest)
{
  canasta_host_say_position (self, guest,
                             self->session ? canasta_session_get_match (self->session) : NULL);
}

/* By what everybody has their seat where the table goes on elsewhere. @message: (out caller-allocates) */
void
canasta_host_fill_keys (CanastaHost *self, CanastaMessage *message)
{
  canasta_succession_fill_keys (&self->succession, &self->seats, self->guests, message);
}

/* What is needed to go on with the table, to who sits at it, if their program can. */
static void
tell_keys (CanastaHost *self, const CanastaGuest *guest)
{
  g_auto (CanastaMessage) message = { .kind = CANASTA_MESSAGE_LEAVE };

  if (!self->session || !guest->can_move || guest->seat == CANASTA_NO_SEAT)
    return;
  canasta_host_fill_keys (self, &message);
  canasta_host_say (self, guest->line, &message);
}

/* Whose time runs, if anybody’s does. */
static void
tell_running (CanastaHost *self, const CanastaGuest *guest)
{
  CanastaClock clock;

  if (self->clock.seat == CANASTA_NO_SEAT)
    return;
  read_clock (self, self->clock.seat, &clock);
  canasta_host_say_clock_to (self, guest, &clock);
}

/* What of the match somebody may know whose place they have: how it stands, whose time runs, and
 * how a round that is over was dealt. */
void
canasta_host_tell_match (CanastaHost *self, const CanastaGuest *guest)
{
  tell_position (self, guest);
  tell_running (self, guest);
  if (!canasta_dealing_may_prove (CANASTA_DEALT_TABLE (self)) || !canasta_guest_is_let_in (guest))
    return;
  canasta_table_places_tell (CANASTA_DEALT_TABLE (self), guest);
  canasta_host_say_text (self, guest->line, self->deals->proof);
}

/* All that who has come, or come back, is to know. */
void
canasta_host_tell_all (CanastaHost *self, CanastaGuest *guest)
{
  tell_rules (self, guest->line);
  if (!canasta_host_tell_table (self))
    tell_table_again (self, guest->line);
  tell_keys (self, guest);
  canasta_host_tell_match (self, guest);
  canasta_dealing_ask_again (CANASTA_DEALT_TABLE (self), guest);
}

/* They are long, and the same as long as the table is. */
static JsonNode *
get_rules (CanastaHost *self)
{
  g_autofree char *text = self->rules ? NULL : canasta_host_say_write_rules (self->table);

  if (!self->rules)
    {
      self->rules = json_from_string (text, NULL);
      json_node_seal (self->rules);
    }
  return self->rules;
}

/**
 * canasta_host_fill_kept:
 * @self: a host
 * @kept: (out): what is to be kept of the table, but for where it listens
 */
void
canasta_host_fill_kept (CanastaHost *self, CanastaKeptTable *kept)
{
  const char *path = self->session ? canasta_session_get_path (self->session) : NULL;

  *kept = (CanastaKeptTable){ .ticket = self->door.ticket, .no_hints = !self->has_hints,
                              .n_seats = (guint8) self->seats.n,
                              .clock = (guint32) self->clock.time,
                              .waits = (guint32) self->grace,
                              .most_onlookers = (guint8) self->door.most_onlookers,
                              .is_untouched = (guint8) self->bequest.is_untouched };
  canasta_guest_list_copy (&self->door.list, &kept->list);
  kept->title = g_strdup (self->title);
  canasta_deals_fill_kept (self->deals, kept);
  memcpy (kept->origin, self->succession.origin, sizeof kept->origin);
  kept->file = path ? g_path_get_basename (path) : NULL;
  kept->rules = json_node_ref (get_rules (self));
  for (guint seat = 0; seat < self->seats.n; seat++)
    {
      const CanastaSeatHeld *held = &self->seats.held[seat];

      kept->seats[seat] = (CanastaKeptSeat){ held->occupant, g_strdup (held->name),
                                             g_strdup (held->word),
                                             (guint32) self->clock.left[seat] };
    }
  kept->n_guests = (guint8) canasta_guests_fill_kept (self->guests, kept->guests);
}

/* The end. */

static void
end_strangers (CanastaHost *self, CanastaByeWhy why)
{
  g_autoptr (GArray) lines = canasta_door_list (&self->door);

  for (guint i = 0; i < lines->len; i++)
    {
      canasta_door_leave (&self->door, g_array_index (lines, guint, i));
      canasta_host_say_goodbye (self, g_array_index (lines, guint, i), why);
    }
}

static void
end_guest (CanastaHost *self, CanastaGuest *guest, CanastaByeWhy why)
{
  const char *moved = self->succession.moved;
  guint line = guest->line;

  guest->line = 0;
  guest->since = self->now;
  guest->knows_move |= moved && line != 0;
  if (moved && line != 0)
    canasta_host_say_move (self, line, moved, guest->can_follow);
  else
    canasta_host_say_goodbye (self, line, why);
}

static void
end_all (CanastaHost *self, CanastaByeWhy why)
{
  self->is_closed = TRUE;
  canasta_deals_give_up (self->deals);
  end_strangers (self, why);
  canasta_host_giver_end (self, &self->bequest, why);
  for (guint i = 0; i < canasta_guests_count (self->guests); i++)
    end_guest (self, canasta_guests_get (self->guests, i), why);
  if (self->session)
    canasta_session_stop (self->session);
}

/* The program ends; whoever is at the table may come back to it. */
void
canasta_host_stop (CanastaHost *self)
{
  end_all (self, CANASTA_BYE_STOPPING);
}

/* The table is no more. */
void
canasta_host_close (CanastaHost *self)
{
  end_all (self, CANASTA_BYE_CLOSED);
}

/* Handing it over. */

/* The rounds of which whoever goes on with the table has to know. */
guint
canasta_host_count_over (CanastaHost *self)
{
  return canasta_host_get_next_round (self) - (canasta_host_is_playing (self) ? 2 : 1);
}

/* Whether the match could go on elsewhere. Where others are dealt the same it could not. */
gboolean
canasta_host_can_move (CanastaHost *self)
{
  return self->session && !self->is_closed && self->deals->tables->len == 1
         && canasta_match_get_stage (canasta_session_get_match (self->session))
            != CANASTA_STAGE_MATCH_OVER;
}

/* The seat of who is asked to go on with the table, or %CANASTA_NO_SEAT. */
guint
canasta_host_get_heir (CanastaHost *self)
{
  return canasta_host_can_move (self) ? self->succession.heir : CANASTA_NO_SEAT;
}

/**
 * canasta_host_move:
 * @self: a host whose heir has opened the table
 * @invitation: the one by which they have
 *
 * Everybody is told of it, as whoever comes from now on is, and nothing happens here any more. A round
 * that is over is not to be lost: where the heir does not know of the last one the table stays here.
 *
 * Returns: whether the table is there from now on
 */
gboolean
canasta_host_move (CanastaHost *self, const char *invitation)
{
  return canasta_host_get_heir (self) != CANASTA_NO_SEAT
         && canasta_host_give_away (self, self->succession.rounds, invitation);
}

/**
 * canasta_host_give_away:
 * @self: a host
 * @rounds: how many rounds are over where the table is to go on
 * @invitation: by which it is open there
 *
 * See canasta_host_move(), for one whom no guest follows as a host.
 *
 * Returns: whether the table is there from now on
 */
gboolean
canasta_host_give_away (CanastaHost *self, guint rounds, const char *invitation)
{
  if (!canasta_host_can_move (self) || rounds != canasta_host_count_over (self))
    return FALSE;
  self->succession.moved = g_strdup (invitation);
  end_all (self, CANASTA_BYE_CLOSED);
  return TRUE;
}

/* The clock. */

/* Whose time runs: that of the person who is to act and is there. */
static guint
find_timed (CanastaHost *self)
{
  const CanastaGuest *guest;
  guint seat;

  if (self->clock.time == 0 || self->is_closed || !canasta_host_is_playing (self))
    return CANASTA_NO_SEAT;
  seat = canasta_match_get_to_act (canasta_session_get_match (self->session));
  if (seat == CANASTA_NO_SEAT || (list_left (self) & (1u << seat)) != 0
      || self->seats.held[seat].occupant != CANASTA_OCCUPANT_PERSON)
    return CANASTA_NO_SEAT;
  guest = canasta_guests_find_at_seat (self->guests, seat);
  return guest && guest->line == 0 ? CANASTA_NO_SEAT : seat;
}

static void
tell_clock (CanastaHost *self, guint seat)
{
  CanastaClock clock;

  if (seat == CANASTA_NO_SEAT)
    return;
  read_clock (self, seat, &clock);
  canasta_host_say_clock (self, self->guests, &clock);
  g_signal_emit_by_name (self, "clock", &clock);
}

/* For whoever has used up their time a computer player goes on. */
static void
keep_clock (CanastaHost *self)
{
  guint timed = find_timed (self);
  guint before = self->clock.seat;

  if (timed != CANASTA_NO_SEAT
      && canasta_table_clock_get_left (&self->clock, timed, self->now) == 0)
    {
      canasta_session_sit_out (self->session, timed);
      timed = find_timed (self);
    }
  if (!canasta_table_clock_run (&self->clock, timed, self->now))
    return;
  tell_clock (self, before);
  tell_clock (self, timed);
}

static void
tell_record (CanastaHost *self, CanastaMatch *match, const CanastaGuest *guest)
{
  g_autofree char *text = NULL;

  if (!canasta_guest_is_let_in (guest) || guest->line == 0)
    return;
  text = canasta_guest_view_write_record (match, guest->seat);
  canasta_host_say_text (self, guest->line, text);
}

/* Something was done: everybody elsewhere is told, and after a round how it was dealt. */
static void
happened_cb (CanastaHost *self)
{
  CanastaMatch *match = canasta_session_get_match (self->session);

  /* What is proved, and what comes after it, is not played anew by a host that was killed. */
  if (!canasta_host_is_playing (self))
    canasta_session_save (self->session, NULL);
  /* Whose round it was is known before it is over. */
  if (list_left (self) != 0)
    canasta_host_tell_table (self);
  for (guint i = 0; i < canasta_guests_count (self->guests); i++)
    tell_record (self, match, canasta_guests_get (self->guests, i));
  canasta_dealing_prove (CANASTA_DEALT_TABLE (self));
}

static void
changed_cb (CanastaHost *self)
{
  keep_clock (self);
  canasta_host_tell_table (self);
}

static void
failed_cb (CanastaHost *self)
{
  canasta_host_close (self);
}

/* The session in which it is played, from now on. */
void
canasta_host_follow (CanastaHost *self, CanastaMatch *match, const CanastaPersonal *personal)
{
  self->session = canasta_session_new_shared (match, personal, CANASTA_REFEREE (self), self->file);
  g_signal_connect_object (self->session, "happened", G_CALLBACK (happened_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "failed", G_CALLBACK (failed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
open_session (CanastaHost *self, guint64 deal)
{
  char *names[CANASTA_MAX_SEATS + 1] = { NULL };
  g_auto (CanastaPersonal) personal = { 0 };
  g_autoptr (CanastaMatch) match = NULL;

  for (guint seat = 0; seat < self->seats.n; seat++)
    names[seat] = canasta_seats_dup_name (&self->seats, self->guests, seat);
  match = canasta_match_new (self->table, CANASTA_DEALING_TOLD, deal, (const char *const *) names);
  for (guint seat = 0; seat < self->seats.n; seat++)
    g_free (names[seat]);

  canasta_seats_make_personal (&self->seats, self->guests, &personal);
  canasta_host_follow (self, match, &personal);
  if (!self->has_hints)
    canasta_session_forbid_hints (self->session);
}

static gboolean
start_round (CanastaHost *self, guint64 deal)
{
  CanastaMatch *match = canasta_session_get_match (self->session);

  canasta_match_tell_deal (match, deal);
  if (!canasta_match_start_round (match))
    {
      canasta_host_close (self);
      return FALSE;
    }
  canasta_session_follow_round (self->session);
  return TRUE;
}

/* A round begins; how it was dealt is kept. */
void
canasta_host_deal (CanastaHost *self, guint64 number)
{
  gboolean is_first = !self->session;

  canasta_table_clock_set (&self->clock, self->clock.time);
  if (is_first)
    open_session (self, number);
  else if (!start_round (self, number))
    return;
  canasta_session_save (self->session, NULL);
  /* From now on it is known where the match lies. */
  if (is_first)
    g_signal_emit_by_name (self, "to-keep");
  for (guint i = 0; i < canasta_guests_count (self->guests); i++)
    {
      tell_keys (self, canasta_guests_get (self->guests, i));
      tell_position (self, canasta_guests_get (self->guests, i));
    }
  canasta_host_tell_table (self);
  keep_clock (self);
  g_signal_emit_by_name (self, "dealt");
  if (is_first)
    canasta_session_start (self->session);
}

/* Whether everybody at the table is ready for the next round. */
gboolean
canasta_host_can_deal (CanastaHost *self)
{
  return !self->is_closed && !canasta_host_is_playing (self)
         && (!self->session
             || canasta_match_get_stage (canasta_session_get_match (self->session))
                == CANASTA_STAGE_ROUND_OVER)
         && canasta_seats_are_ready (&self->seats, self->guests, list_left (self));
}

/* The seats of those who agree on the next deal, as bits. */
guint
canasta_host_list_agreeing (CanastaHost *self)
{
  return canasta_seats_list_present (&self->seats, self->guests) & ~list_left (self);
}

/* The match. */

/* Whether the guest may do anything now; what they want is judged by the session. */
static gboolean
may_act (CanastaHost *self, const CanastaGuest *guest, const CanastaAct *act,
         CanastaRefusedWhy *why)
{
  CanastaMatch *match = self->session ? canasta_session_get_match (self->session) : NULL;

  *why = CANASTA_REFUSED_NOT_NOW;
  if (!canasta_host_is_playing (self) || (list_left (self) & (1u << guest->seat)) != 0)
    return FALSE;
  *why = CANASTA_REFUSED_NOT_YOURS;
  if (canasta_match_get_to_act (match) != guest->seat)
    return FALSE;
  *why = CANASTA_REFUSED_STALE;
  return act->at == canasta_record_get_count (canasta_match_get_record (match));
}

static char *
act_for (CanastaHost *self, const CanastaGuest *guest, const CanastaAct *act)
{
  CanastaMessage message;
  CanastaRefusedWhy why;

  canasta_message_init (&message, CANASTA_MESSAGE_REFUSED);
  message.refused.n = act->n;
  if (!may_act (self, guest, act, &why))
    message.refused.why = why;
  else if (canasta_session_act (self->session, guest->seat, &act->action, &message.refused.refusal))
    {
      canasta_message_init (&message, CANASTA_MESSAGE_DONE);
      message.done.n = act->n;
      message.done.r = act->at + 1;
    }
  return canasta_message_write (&message);
}

/* An action that was answered is answered as before, and one before that is too old. */
void
canasta_host_take_act (CanastaHost *self, CanastaGuest *guest, const CanastaAct *act)
{
  if (act->n > guest->n)
    {
      char *answer = act_for (self, guest, act);

      guest->n = act->n;
      g_free (guest->answer);
      guest->answer = answer;
    }
  if (act->n == guest->n && guest->answer)
    canasta_host_say_text (self, guest->line, guest->answer);
  else
    canasta_host_say_refused (self, guest->line, CANASTA_REFUSED_STALE);
}

void
canasta_host_take_seen (CanastaHost *self, CanastaGuest *guest, guint64 seen)
{
  CanastaMatch *match = self->session ? canasta_session_get_match (self->session) : NULL;
  guint count;

  if (!match)
    return;
  count = canasta_record_get_count (canasta_match_get_record (match));
  guest->has_seen_end |= seen == count
                         && canasta_match_get_stage (match) == CANASTA_STAGE_MATCH_OVER;
  if (seen == 0 || seen + MOST_BEHIND < count)
    tell_position (self, guest);
}

/* A round for whoever was away while it was played. */
void
canasta_host_take_replay (CanastaHost *self, const CanastaGuest *guest, guint round)
{
  g_autofree char *text = NULL;

  if (!self->session
      || (round >= canasta_match_get_round (canasta_session_get_match (self->session))
          && !canasta_host_is_playing (self)
          && !canasta_dealing_may_prove (CANASTA_DEALT_TABLE (self))))
    {
      canasta_host_say_refused (self, guest->line, CANASTA_REFUSED_NOT_NOW);
      return;
    }
  text = canasta_guest_view_write_round (canasta_session_get_match (self->session), round);
  canasta_host_say_text (self, guest->line, text);
}

/**
 * canasta_host_awaits_guests:
 * @self: a host
 *
 * Returns: whether the match is over, and somebody elsewhere who sits at the table has not said
 *   that they have seen all of it; or it goes on elsewhere, and somebody does not know where
 */
gboolean
canasta_host_awaits_guests (CanastaHost *self)
{
  if (self->succession.moved)
    return canasta_succession_awaits_followers (self->guests);
  if (!self->session || self->is_closed
      || canasta_match_get_stage (canasta_session_get_match (self->session))
         != CANASTA_STAGE_MATCH_OVER)
    return FALSE;
  for (guint i = 0; i < canasta_guests_count (self->guests); i++)
    {
      const CanastaGuest *guest = canasta_guests_get (self->guests, i);

      if (guest->seat != CANASTA_NO_SEAT && !guest->has_seen_end)
        return TRUE;
    }
  return FALSE;
}

/**
 * canasta_host_remark:
 * @self: a host
 * @seat: who says something
 * @remark: what
 *
 * Everybody whose program can is told it.
 */
void
canasta_host_remark (CanastaHost *self, guint seat, CanastaRemark remark)
{
  canasta_host_say_remark (self, self->guests, seat, remark);
  g_signal_emit_by_name (self, "remarked", seat, remark);
}

void
canasta_host_take_remark (CanastaHost *self, CanastaGuest *guest, CanastaRemark remark)
{
  if (canasta_guest_speak (guest, self->now))
    canasta_host_remark (self, guest->seat, remark);
  else
    canasta_host_say_refused (self, guest->line, CANASTA_REFUSED_TOO_FAST);
}

/* Who is awaited. */

/* A computer player goes on for whoever had the seat, if the match goes on. */
void
canasta_host_hand_seat_over (CanastaHost *self, guint seat)
{
  if (!self->session)
    return;
  if ((list_left (self) & (1u << seat)) != 0)
    canasta_session_stay_away (self->session, seat);
  else if (canasta_session_can_leave (self->session, seat))
    canasta_session_leave (self->session, seat);
}

/* Nobody plays for people who are all gone. */
static void
replace_absent (CanastaHost *self)
{
  if (!self->session
      || (!canasta_seats_have_here (&self->seats, self->guests)
          && canasta_seats_list_present (&self->seats, self->guests) == 0))
    return;
  for (guint i = 0; i < canasta_guests_count (self->guests); i++)
    {
      const CanastaGuest *guest = canasta_guests_get (self->guests, i);

      if (guest->seat != CANASTA_NO_SEAT && guest->line == 0
          && self->now - guest->since >= self->grace)
        canasta_host_hand_seat_over (self, guest->seat);
    }
}

/* Deals where it is time, and has somebody replaced who is gone for too long. */
void
canasta_host_go_on (CanastaHost *self)
{
  replace_absent (self);
  keep_clock (self);
  canasta_dealing_go_on (CANASTA_DEALT_TABLE (self), self->now);
  if (self->deals->tables->len > 1)
    canasta_dealing_prove (CANASTA_DEALT_TABLE (self));
  g_signal_emit_by_name (self, "to-keep");
  canasta_host_tell_table (self);
}
