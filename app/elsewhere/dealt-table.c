/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/dealt-table.h"

G_DEFINE_INTERFACE (CanastaDealtTable, canasta_dealt_table, G_TYPE_OBJECT)

static void
canasta_dealt_table_default_init (CanastaDealtTableInterface *interface)
{
}

CanastaDeals *
canasta_dealt_table_get_deals (CanastaDealtTable *self)
{
  return CANASTA_DEALT_TABLE_GET_IFACE (self)->get_deals (self);
}

void
canasta_dealt_table_set_deals (CanastaDealtTable *self, CanastaDeals *deals)
{
  CANASTA_DEALT_TABLE_GET_IFACE (self)->set_deals (self, deals);
}

/* The match, or %NULL before there is one. */
CanastaMatch *
canasta_dealt_table_get_match (CanastaDealtTable *self)
{
  CanastaSession *session = CANASTA_DEALT_TABLE_GET_IFACE (self)->get_session (self);

  return session ? canasta_session_get_match (session) : NULL;
}

CanastaGuests *
canasta_dealt_table_get_guests (CanastaDealtTable *self)
{
  return CANASTA_DEALT_TABLE_GET_IFACE (self)->get_guests (self);
}

const char *
canasta_dealt_table_get_title (CanastaDealtTable *self)
{
  return CANASTA_DEALT_TABLE_GET_IFACE (self)->get_title (self);
}

char *
canasta_dealt_table_dup_name (CanastaDealtTable *self, guint seat)
{
  return CANASTA_DEALT_TABLE_GET_IFACE (self)->dup_name (self, seat);
}

gboolean
canasta_dealt_table_is_closed (CanastaDealtTable *self)
{
  return CANASTA_DEALT_TABLE_GET_IFACE (self)->is_closed (self);
}

gboolean
canasta_dealt_table_can_deal (CanastaDealtTable *self)
{
  return CANASTA_DEALT_TABLE_GET_IFACE (self)->can_deal (self);
}

guint
canasta_dealt_table_list_agreeing (CanastaDealtTable *self)
{
  return CANASTA_DEALT_TABLE_GET_IFACE (self)->list_agreeing (self);
}

void
canasta_dealt_table_clear_ready (CanastaDealtTable *self)
{
  CANASTA_DEALT_TABLE_GET_IFACE (self)->clear_ready (self);
}

void
canasta_dealt_table_deal (CanastaDealtTable *self, guint64 number)
{
  CANASTA_DEALT_TABLE_GET_IFACE (self)->deal (self, number);
}

gboolean
canasta_dealt_table_note_proved (CanastaDealtTable *self, guint round)
{
  return CANASTA_DEALT_TABLE_GET_IFACE (self)->note_proved (self, round);
}

void
canasta_dealt_table_say_text (CanastaDealtTable *self, guint line, const char *text)
{
  CANASTA_DEALT_TABLE_GET_IFACE (self)->say (self, line, text);
}

void
canasta_dealt_table_say (CanastaDealtTable *self, guint line, const CanastaMessage *message)
{
  g_autofree char *text = canasta_message_write (message);

  canasta_dealt_table_say_text (self, line, text);
}

static gboolean
is_at (CanastaDealtTable *self, CanastaStage stage)
{
  CanastaMatch *match = canasta_dealt_table_get_match (self);

  return match && canasta_match_get_stage (match) == stage;
}

gboolean
canasta_dealt_table_is_playing (CanastaDealtTable *self)
{
  return is_at (self, CANASTA_STAGE_PLAYING);
}

/* Whether it has played to the end. */
gboolean
canasta_dealt_table_is_over (CanastaDealtTable *self)
{
  return is_at (self, CANASTA_STAGE_MATCH_OVER);
}

/* Whether it is dealt there, now or later. */
gboolean
canasta_dealt_table_goes_on (CanastaDealtTable *self)
{
  return !canasta_dealt_table_is_closed (self) && !canasta_dealt_table_is_over (self);
}

/* The round that was dealt last, or 0. */
guint
canasta_dealt_table_get_round (CanastaDealtTable *self)
{
  CanastaMatch *match = canasta_dealt_table_get_match (self);

  return match ? canasta_match_get_round (match) : 0;
}
