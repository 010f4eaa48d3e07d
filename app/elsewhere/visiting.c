/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/visiting.h"

#include "elsewhere/awaited.h"
#include "elsewhere/call.h"
#include "elsewhere/goodbye.h"
#include "elsewhere/places-words.h"
#include "elsewhere/table-news.h"
#include "elsewhere/take-over.h"
#include "elsewhere/tickets.h"
#include "elsewhere/visit-keeper.h"
#include "elsewhere/visit-record.h"
#include "elsewhere/visit-table.h"

struct _CanastaVisiting
{
  GObject parent_instance;

  char *data_folder;
  char *relay;                  /* through which the table is reached, or NULL */
  CanastaVisit *visit;
  CanastaVisitKeeper *keeper;   /* of its table */
  CanastaCall *call;            /* by which it is made */
  CanastaSession *kept;         /* whose match is over and kept, or NULL */
};

G_DEFINE_FINAL_TYPE (CanastaVisiting, canasta_visiting, G_TYPE_OBJECT)

static void
canasta_visiting_dispose (GObject *object)
{
  CanastaVisiting *self = CANASTA_VISITING (object);

  if (self->visit)
    g_signal_handlers_disconnect_by_data (self->visit, self);
  if (self->call)
    {
      g_signal_handlers_disconnect_by_data (self->call, self);
      canasta_call_stop (self->call);
    }
  g_clear_object (&self->call);
  g_clear_object (&self->keeper);
  g_clear_object (&self->visit);
  g_clear_object (&self->kept);
  g_clear_pointer (&self->data_folder, g_free);
  g_clear_pointer (&self->relay, g_free);
  G_OBJECT_CLASS (canasta_visiting_parent_class)->dispose (object);
}

static void
canasta_visiting_class_init (CanastaVisitingClass *class)
{
  GType type = G_TYPE_FROM_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_visiting_dispose;

  g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("began", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("told", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("to-follow", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("ended", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
}

static void
canasta_visiting_init (CanastaVisiting *self)
{
}

/* What happens there. */

static void
changed_cb (CanastaVisiting *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
began_cb (CanastaVisiting *self)
{
  g_signal_emit_by_name (self, "began");
}

static void
moved_cb (CanastaVisiting *self)
{
  g_autofree char *sentence = canasta_table_news_tell_move (canasta_visit_get_title (self->visit));

  g_signal_emit_by_name (self, "told", sentence);
}

static void
follow_cb (CanastaVisiting *self, const char *invitation)
{
  g_signal_emit_by_name (self, "to-follow", invitation);
}

/* A host that stops may come back: the call tries on. */
static void
bye_cb (CanastaVisiting *self, CanastaByeWhy why)
{
  if (why == CANASTA_BYE_STOPPING)
    g_signal_emit_by_name (self, "told", canasta_goodbye_describe (why));
}

/* Of tables that were dealt the same. */
static void
placed_cb (CanastaVisiting *self, const CanastaPlacesTold *places)
{
  g_autofree char *sentence = canasta_places_words_tell (places);

  if (sentence)
    g_signal_emit_by_name (self, "told", sentence);
}

static void
ended_cb (CanastaVisiting *self)
{
  g_signal_emit_by_name (self, "ended", canasta_call_get_sentence (self->call));
}

/**
 * canasta_visiting_new:
 * @matches: the matches, which know the variants
 * @data_folder: (nullable): where everything of the person is kept
 * @invitation: where a table is
 * @name: what the person is called there
 * @looks_on: whether they look on there, and want no seat
 *
 * Returns: (transfer full): a visit that is made once it is started
 */
CanastaVisiting *
canasta_visiting_new (CanastaMatches *matches, const char *data_folder,
                      const CanastaInvitation *invitation, const char *name, gboolean looks_on)
{
  CanastaVisiting *self = g_object_new (CANASTA_TYPE_VISITING, NULL);
  g_autofree char *path = canasta_tickets_dup_path (data_folder, invitation, name);

  self->data_folder = g_strdup (data_folder);
  self->relay = invitation->is_relayed ? g_strdup (invitation->places[0]) : NULL;
  self->visit = canasta_visit_new (name, canasta_visit_open_table,
                                   canasta_matches_get_registry (matches));
  if (looks_on)
    canasta_visit_look_on (self->visit);
  canasta_visit_let_inherit (self->visit);
  self->keeper = canasta_visit_keeper_new (self->visit, data_folder);
  /* What the visit says is known to the call before it is told. */
  self->call = canasta_call_new (self->visit, invitation);
  canasta_call_keep_ticket (self->call, path);
  return self;
}

/* The host of before has sent the person there: from which match it is to go on. */
void
canasta_visiting_expect (CanastaVisiting *self, const guint8 *origin)
{
  canasta_visit_expect (self->visit, origin);
}

/* The person goes there. Whoever listens to the visit by now hears of everything first. */
void
canasta_visiting_start (CanastaVisiting *self)
{
  g_signal_connect_swapped (self->visit, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->visit, "began", G_CALLBACK (began_cb), self);
  g_signal_connect_swapped (self->visit, "placed", G_CALLBACK (placed_cb), self);
  g_signal_connect_swapped (self->visit, "moved", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (self->visit, "to-follow", G_CALLBACK (follow_cb), self);
  g_signal_connect_swapped (self->visit, "ended", G_CALLBACK (bye_cb), self);
  g_signal_connect_swapped (self->call, "missed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->call, "ended", G_CALLBACK (ended_cb), self);
  canasta_call_start (self->call);
}

CanastaVisit *
canasta_visiting_get_visit (CanastaVisiting *self)
{
  return self->visit;
}

/* Where the table is kept, or %NULL, so that the person could go on with it. */
const char *
canasta_visiting_get_kept (CanastaVisiting *self)
{
  return canasta_visit_keeper_get_path (self->keeper);
}

/* Through which relay the table is reached, or %NULL. */
const char *
canasta_visiting_get_relay (CanastaVisiting *self)
{
  return self->relay;
}

/* For good: the person does not go on with the table either. */
void
canasta_visiting_leave (CanastaVisiting *self)
{
  const char *kept = canasta_visiting_get_kept (self);

  canasta_visit_leave (self->visit);
  if (kept)
    canasta_take_over_forget (kept);
}

/* Whether the line is lost. */
gboolean
canasta_visiting_is_lost (CanastaVisiting *self)
{
  return canasta_call_is_lost (self->call);
}

/**
 * canasta_visiting_describe_awaited:
 * @self: a visit
 * @match: (nullable): what is played there
 *
 * Returns: (transfer full) (nullable): for whom the table waits, or the person for it, and why
 */
char *
canasta_visiting_describe_awaited (CanastaVisiting *self, CanastaMatch *match)
{
  const CanastaTableSeen *table = canasta_visit_get_seen (self->visit);
  guint seat = canasta_visit_get_seat (self->visit);
  gboolean is_lost = canasta_visiting_is_lost (self);
  gboolean is_let_in = seat != CANASTA_NO_SEAT || canasta_visit_is_looking (self->visit);

  if (is_lost || !canasta_visit_is_connected (self->visit))
    return g_strdup (canasta_awaited_describe_line (match || is_let_in, is_lost));
  if (!is_let_in)
    return g_strdup (canasta_awaited_describe_door (canasta_visit_wants_to_look (self->visit)));
  return canasta_awaited_describe (table, seat, match);
}

/* Keeps the match that is played there among the person's own, once it is over. */
void
canasta_visiting_keep_match (CanastaVisiting *self)
{
  CanastaSession *session = canasta_visit_get_session (self->visit);
  g_autoptr (GError) error = NULL;

  if (session == self->kept
      || canasta_match_get_stage (canasta_session_get_match (session)) != CANASTA_STAGE_MATCH_OVER)
    return;
  g_set_object (&self->kept, session);
  if (!canasta_visit_record_match (self->visit, self->data_folder, &error))
    g_signal_emit_by_name (self, "told", error->message);
}
