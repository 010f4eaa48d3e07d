/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/guest-view.h"

#include <string.h>

#include "files/json-reader.h"
#include "files/json-text.h"
#include "notation/observation-json.h"

static JsonNode *
observe (CanastaMatch *match, guint seat)
{
  CanastaObservation observation;

  canasta_match_observe (match, seat, &observation);
  return canasta_observation_write (&observation, NULL);
}

/**
 * canasta_guest_view_write_position:
 * @match: the match of the host
 * @seat: the seat of the guest, or %CANASTA_NO_SEAT for who looks on
 *
 * Returns: (transfer full): a message with all that the guest may know now
 */
char *
canasta_guest_view_write_position (CanastaMatch *match, guint seat)
{
  g_auto (CanastaMessage) message = { 0 };

  canasta_message_init (&message, CANASTA_MESSAGE_POSITION);
  message.position.r = canasta_record_get_count (canasta_match_get_record (match));
  message.position.observation = observe (match, seat);
  return canasta_message_write (&message);
}

/**
 * canasta_guest_view_write_record:
 * @match: the match of the host, in which something has happened
 * @seat: the seat of the guest, or %CANASTA_NO_SEAT for who looks on
 *
 * Returns: (transfer full): a message with what happened last, and all that the guest may
 *   know after it
 */
char *
canasta_guest_view_write_record (CanastaMatch *match, guint seat)
{
  const CanastaRecord *record = canasta_match_get_record (match);
  guint n = canasta_record_get_count (record);
  g_auto (CanastaMessage) message = { 0 };
  const CanastaEvent *event;

  g_return_val_if_fail (n > 0, NULL);

  event = canasta_record_get (record, n - 1);
  canasta_message_init (&message, CANASTA_MESSAGE_RECORD);
  message.record.r = n;
  message.record.seat = event->seat;
  message.record.action = event->action;
  message.record.observation = observe (match, seat);
  return canasta_message_write (&message);
}

static char **
list_actions (CanastaMatch *match, guint round)
{
  const CanastaRecord *record = canasta_match_get_record (match);
  guint end = canasta_record_find_round (record, round + 1);
  g_autoptr (GStrvBuilder) actions = g_strv_builder_new ();

  for (guint i = canasta_record_find_round (record, round); i < end; i++)
    g_strv_builder_add (actions, canasta_record_get (record, i)->text);
  return g_strv_builder_end (actions);
}

/* Whether the round is over, and in the record from its deal on. */
static gboolean
has_round (CanastaMatch *match, guint round)
{
  guint last = canasta_match_get_round (match);

  return round < last + (canasta_match_get_stage (match) != CANASTA_STAGE_PLAYING)
         && canasta_match_knows_deal (match, round);
}

static char *
write_known_round (CanastaMatch *match, guint round)
{
  g_auto (CanastaMessage) message = { 0 };

  canasta_message_init (&message, CANASTA_MESSAGE_REPLAYED);
  message.replayed.round = round;
  message.replayed.deal = (gint64) canasta_match_get_deal (match, round);
  message.replayed.actions = list_actions (match, round);
  return canasta_message_write (&message);
}

/**
 * canasta_guest_view_write_round:
 * @match: the match of the host
 * @round: a round
 *
 * Returns: (transfer full): a message with all of the round, if it is over, and known
 */
char *
canasta_guest_view_write_round (CanastaMatch *match, guint round)
{
  g_auto (CanastaMessage) none = { 0 };
  g_autofree char *text = NULL;

  if (has_round (match, round))
    text = write_known_round (match, round);
  if (text && strlen (text) <= canasta_message_get_limit (CANASTA_SENDER_HOST))
    return g_steal_pointer (&text);
  canasta_message_init (&none, CANASTA_MESSAGE_REPLAYED);
  none.replayed.round = round;
  return canasta_message_write (&none);
}

/**
 * canasta_guest_view_read:
 * @message: a position, or a record
 * @table: the table that is played at, which must live as long as the observation
 * @observation: (out caller-allocates): what the guest may know; that of no seat belongs to who
 *   looks on
 * @error: return location for an error
 *
 * Returns: whether that can be at this table
 */
gboolean
canasta_guest_view_read (const CanastaMessage *message, const CanastaTable *table,
                         CanastaObservation *observation, GError **error)
{
  JsonNode *node = message->kind == CANASTA_MESSAGE_RECORD ? message->record.observation
                                                           : message->position.observation;
  g_autofree char *text = NULL;
  g_autoptr (CanastaJsonReader) reader = NULL;

  g_return_val_if_fail (message->kind == CANASTA_MESSAGE_RECORD
                          || message->kind == CANASTA_MESSAGE_POSITION, FALSE);

  text = canasta_json_write (node, FALSE);
  reader = canasta_json_reader_new (text, -1, "observation", error);
  if (!reader)
    return FALSE;
  if (canasta_json_reader_has (reader, "seat"))
    canasta_observation_read (reader, table, observation);
  else
    canasta_observation_read_nobodys (reader, table, observation);
  return canasta_json_reader_finish (reader, error);
}

static char *
write_observation (const CanastaObservation *observation)
{
  g_autoptr (JsonNode) node = canasta_observation_write (observation, NULL);

  return canasta_json_write (node, FALSE);
}

/**
 * canasta_guest_view_is_of_deal:
 * @dealt: what the guest could see when the round had been dealt
 * @deal: the number by which the host says it was
 *
 * Returns: whether it was: the same hand, and the same cards on the table
 */
gboolean
canasta_guest_view_is_of_deal (const CanastaObservation *dealt, guint64 deal)
{
  const CanastaBoard *board = &dealt->board;
  CanastaObservation observation;
  CanastaMemory memory = { 0 };
  CanastaState state;
  g_autofree char *text = NULL;
  g_autofree char *told = write_observation (dealt);

  canasta_state_deal (&state, dealt->table, deal, board->round, board->dealer, board->totals);
  canasta_state_observe (&state, dealt->table, &memory, dealt->seat, &observation);
  text = write_observation (&observation);
  return strcmp (text, told) == 0;
}
