/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is told of the table the person is at, what is said there, and the match that is played. */
#include "config.h"

#include "elsewhere/company-private.h"

/* What is told. */

void
canasta_company_tell (CanastaCompany *self, const char *sentence)
{
  g_signal_emit_by_name (self, "told", sentence);
}

void
canasta_company_note (CanastaCompany *self, const char *sentence)
{
  if (sentence)
    g_signal_emit_by_name (self, "noted", sentence);
}

/* What the person is called at a table where they look on, or NULL. */
static const char *
get_onlooker (CanastaCompany *self)
{
  CanastaVisit *visit = canasta_company_get_visit (self);

  return visit && canasta_visit_is_looking (visit) ? canasta_visit_get_name (visit) : NULL;
}

static void
note_news (CanastaCompany *self)
{
  guint seat = canasta_company_get_seat (self);
  g_auto (CanastaMessage) message = { 0 };
  const CanastaTableSeen *table = canasta_company_see_table (self, &message);
  g_autofree char *news = NULL;

  if (table)
    news = canasta_table_news_tell (self->news, table, seat, get_onlooker (self),
                                    self->visiting && canasta_visiting_is_lost (self->visiting));
  canasta_company_note (self, news);
}

/* The game itself says for whom it waits. */
void
canasta_company_tell_change (CanastaCompany *self)
{
  g_autofree char *awaited = canasta_company_describe_awaited (self);

  note_news (self);
  if (self->session)
    canasta_others_set_awaited (canasta_session_get_others (self->session), awaited);
  g_signal_emit_by_name (self, "changed");
}

/* The clock. */

static void
show_clock (CanastaCompany *self)
{
  if (self->session)
    canasta_others_set_clock (canasta_session_get_others (self->session),
                              canasta_clock_seen_get (self->clock));
}

static void
take_clock (CanastaCompany *self, CanastaClockSeen *clock)
{
  self->clock = g_object_ref (clock);
  g_signal_connect_swapped (clock, "changed", G_CALLBACK (show_clock), self);
  g_signal_connect_swapped (clock, "told", G_CALLBACK (canasta_company_tell), self);
}

static void
drop_clock (CanastaCompany *self)
{
  g_signal_handlers_disconnect_by_data (self->clock, self);
  g_clear_object (&self->clock);
}

/* The match. */

/* Nobody it was played with has anything to do with it any more. */
void
canasta_company_drop_session (CanastaCompany *self)
{
  CanastaTableClock clock;

  if (!self->session)
    return;
  canasta_table_clock_set (&clock, 0);
  g_signal_handlers_disconnect_by_data (self->session, self);
  canasta_others_set_awaited (canasta_session_get_others (self->session), NULL);
  canasta_others_set_clock (canasta_session_get_others (self->session), &clock);
  g_clear_object (&self->session);
  self->round = 0;
}

static void
session_changed_cb (CanastaCompany *self)
{
  CanastaMatch *match = canasta_session_get_match (self->session);

  if (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING
      && canasta_match_get_round (match) != self->round)
    {
      self->round = canasta_match_get_round (match);
      g_signal_emit_by_name (self, "began");
    }
  if (self->visiting)
    canasta_visiting_keep_match (self->visiting);
  canasta_company_tell_change (self);
}

void
canasta_company_take_session (CanastaCompany *self, CanastaSession *session)
{
  if (session == self->session)
    return;
  canasta_company_drop_session (self);
  self->session = g_object_ref (session);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (session_changed_cb), self);
  show_clock (self);
  canasta_matches_play (self->matches, session);
  session_changed_cb (self);
}

/* What people say. */

static void
remarked_cb (CanastaCompany *self, guint seat, CanastaRemark remark)
{
  if (self->session)
    canasta_others_note_remark (canasta_session_get_others (self->session), seat,
                                canasta_talk_describe (remark));
  g_signal_emit_by_name (self, "remarked", seat, remark);
}

/* Takes it. */
static void
take_talk (CanastaCompany *self, CanastaTalk *talk)
{
  self->talk = talk;
  g_signal_connect_swapped (talk, "remarked", G_CALLBACK (remarked_cb), self);
  g_signal_connect_swapped (talk, "told", G_CALLBACK (canasta_company_tell), self);
}

static void
drop_talk (CanastaCompany *self)
{
  g_signal_handlers_disconnect_by_data (self->talk, self);
  g_clear_object (&self->talk);
}

/* The table that the person is at. */

void
canasta_company_take_table (CanastaCompany *self, CanastaClockSeen *clock, CanastaTalk *talk)
{
  self->news = canasta_table_news_new ();
  take_clock (self, clock);
  take_talk (self, talk);
}

void
canasta_company_drop_table (CanastaCompany *self)
{
  drop_clock (self);
  drop_talk (self);
  g_clear_pointer (&self->news, canasta_table_news_free);
}
