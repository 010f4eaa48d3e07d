/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/talk.h"

#include <glib/gi18n-lib.h>

#include "elsewhere/muted.h"
#include "network/bytes.h"

struct _CanastaTalk
{
  GObject parent_instance;

  CanastaHost *host;            /* of the table where the person is, or … */
  CanastaVisit *visit;          /* … their visit at it */
  guint person;                 /* where they sit at their own, or CANASTA_NO_SEAT */
  char *place;                  /* by what somebody else's is known */
  CanastaMuted *muted;
  gint64 may_speak;             /* from when on they may say something, in milliseconds */
};

G_DEFINE_FINAL_TYPE (CanastaTalk, canasta_talk, G_TYPE_OBJECT)

static void
canasta_talk_dispose (GObject *object)
{
  CanastaTalk *self = CANASTA_TALK (object);

  g_clear_object (&self->host);
  g_clear_object (&self->visit);
  g_clear_pointer (&self->muted, canasta_muted_free);
  g_clear_pointer (&self->place, g_free);
  G_OBJECT_CLASS (canasta_talk_parent_class)->dispose (object);
}

static void
canasta_talk_class_init (CanastaTalkClass *class)
{
  GType type = G_TYPE_FROM_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_talk_dispose;
  g_signal_new ("remarked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                G_TYPE_UINT, G_TYPE_UINT);
  g_signal_new ("told", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
}

static void
canasta_talk_init (CanastaTalk *self)
{
}

/* Who is there. */

static guint
get_person (CanastaTalk *self)
{
  return self->visit ? canasta_visit_get_seat (self->visit) : self->person;
}

static gboolean
is_elsewhere (CanastaTalk *self, guint seat)
{
  const CanastaTableSeen *seen = self->visit ? canasta_visit_get_seen (self->visit) : NULL;

  if (self->host)
    return canasta_guests_find_at_seat (canasta_host_get_guests (self->host), seat) != NULL;
  return seen && seat < seen->n_seats && seat != get_person (self)
         && seen->seats[seat].occupant == CANASTA_OCCUPANT_PERSON;
}

/* The seats of persons elsewhere, as bits. */
guint
canasta_talk_list_persons (CanastaTalk *self)
{
  guint seats = 0;

  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    if (is_elsewhere (self, seat))
      seats |= 1u << seat;
  return seats;
}

/* What somebody at the table is called, or %NULL. */
char *
canasta_talk_dup_name (CanastaTalk *self, guint seat)
{
  const CanastaTableSeen *seen = self->visit ? canasta_visit_get_seen (self->visit) : NULL;

  if (self->host)
    return canasta_host_dup_name (self->host, seat);
  return g_strdup (seen && seat < seen->n_seats ? seen->seats[seat].name : NULL);
}

/* To whom the person listens. */

/* At the own table a person is known by their ticket; at somebody else's, which is known by its
 * key, by the name that nobody else has there. %NULL for nobody elsewhere. */
static char *
dup_mark (CanastaTalk *self, guint seat)
{
  g_autoptr (GChecksum) sum = NULL;
  g_autofree char *name = NULL;
  const CanastaGuest *guest;

  if (!is_elsewhere (self, seat))
    return NULL;
  if (self->host)
    {
      guest = canasta_guests_find_at_seat (canasta_host_get_guests (self->host), seat);
      return canasta_bytes_write (guest->mark, sizeof guest->mark);
    }
  sum = g_checksum_new (G_CHECKSUM_SHA256);
  name = canasta_talk_dup_name (self, seat);
  g_checksum_update (sum, (const guchar *) self->place, -1);
  g_checksum_update (sum, (const guchar *) (name ? name : ""), -1);
  return g_strdup (g_checksum_get_string (sum));
}

void
canasta_talk_set_muted (CanastaTalk *self, guint seat, gboolean is_muted)
{
  g_autofree char *mark = dup_mark (self, seat);

  if (mark)
    canasta_muted_set (self->muted, mark, is_muted);
}

gboolean
canasta_talk_is_muted (CanastaTalk *self, guint seat)
{
  g_autofree char *mark = dup_mark (self, seat);

  return mark && canasta_muted_has (self->muted, mark);
}

/* What is said. */

/**
 * canasta_talk_describe:
 * @remark: what somebody says
 *
 * Returns: (transfer none): it, in the language of now
 */
const char *
canasta_talk_describe (CanastaRemark remark)
{
  switch (remark)
    {
    case CANASTA_REMARK_HELLO:
      return C_("said to the table", "Hello!");
    case CANASTA_REMARK_GOOD_LUCK:
      return C_("said to the table", "Good luck!");
    case CANASTA_REMARK_WELL_PLAYED:
      return C_("said to the table", "Well played!");
    case CANASTA_REMARK_THANKS:
      return C_("said to the table", "Thank you!");
    case CANASTA_REMARK_SORRY:
      return C_("said to the table", "Sorry!");
    case CANASTA_REMARK_ONE_MOMENT:
      return C_("said to the table", "One moment, please.");
    case CANASTA_REMARK_BACK_AGAIN:
      return C_("said to the table", "Here I am again.");
    case CANASTA_REMARK_ONE_MORE:
      return C_("said to the table", "Another game?");
    case CANASTA_REMARK_GOODBYE:
    default:
      return C_("said to the table", "Goodbye!");
    }
}

/**
 * canasta_talk_write:
 * @self: a talk
 * @seat: who says something
 * @remark: what
 *
 * Returns: (transfer full): that, with their name
 */
char *
canasta_talk_write (CanastaTalk *self, guint seat, CanastaRemark remark)
{
  g_autofree char *name = canasta_talk_dup_name (self, seat);
  const char *text = canasta_talk_describe (remark);

  if (seat == get_person (self))
    return g_strdup_printf (C_("said to the table", "You: %s"), text);
  return g_strdup_printf (C_("said to the table", "%1$s: %2$s"), name ? name : "", text);
}

/* A seat without a person says nothing, whatever a host tells. */
static void
remarked_cb (CanastaTalk *self, guint seat, CanastaRemark remark)
{
  if ((seat == get_person (self) || is_elsewhere (self, seat))
      && !canasta_talk_is_muted (self, seat))
    g_signal_emit_by_name (self, "remarked", seat, remark);
}

/* Whether the person can say something to the table now. */
gboolean
canasta_talk_can_speak (CanastaTalk *self)
{
  const CanastaTableSeen *seen = self->visit ? canasta_visit_get_seen (self->visit) : NULL;

  if (self->host)
    return self->person != CANASTA_NO_SEAT;
  return seen && seen->remarks && canasta_visit_is_connected (self->visit)
         && canasta_visit_get_seat (self->visit) != CANASTA_NO_SEAT;
}

static gint64
get_now (void)
{
  return g_get_monotonic_time () / 1000;
}

static void
tell_pause (CanastaTalk *self)
{
  guint seconds = (guint) ((self->may_speak - get_now () + 999) / 1000);
  g_autofree char *sentence =
    g_strdup_printf (ngettext ("What you said before is still being read: wait %u second.",
                               "What you said before is still being read: wait %u seconds.",
                               seconds), seconds);

  g_signal_emit_by_name (self, "told", sentence);
}

/* A host that is slower has not said it. */
static void
too_fast_cb (CanastaTalk *self)
{
  self->may_speak = get_now () + CANASTA_TALK_PAUSE;
  tell_pause (self);
}

/**
 * canasta_talk_speak:
 * @self: a talk in which the person can speak
 * @remark: what they say to the table
 *
 * What was said before is to be read first.
 */
void
canasta_talk_speak (CanastaTalk *self, CanastaRemark remark)
{
  if (get_now () < self->may_speak)
    {
      tell_pause (self);
      return;
    }
  self->may_speak = get_now () + CANASTA_TALK_PAUSE;
  if (self->visit)
    canasta_visit_remark (self->visit, remark);
  else
    canasta_host_remark (self->host, self->person, remark);
}

/* The object. */

/**
 * canasta_talk_new_at_host:
 * @host: the table of the person
 * @person: where they sit, or %CANASTA_NO_SEAT where nobody does at this computer
 * @data_folder: (nullable): the folder of their files
 *
 * Returns: (transfer full): what is said there
 */
CanastaTalk *
canasta_talk_new_at_host (CanastaHost *host, guint person, const char *data_folder)
{
  CanastaTalk *self = g_object_new (CANASTA_TYPE_TALK, NULL);

  self->host = g_object_ref (host);
  self->person = person;
  self->muted = canasta_muted_new (data_folder);
  g_signal_connect_object (host, "remarked", G_CALLBACK (remarked_cb), self, G_CONNECT_SWAPPED);
  return self;
}

/**
 * canasta_talk_new_at_visit:
 * @visit: a visit at somebody else's table
 * @invitation: that leads there
 * @data_folder: (nullable): the folder of the guest's files
 *
 * Returns: (transfer full): what is said there
 */
CanastaTalk *
canasta_talk_new_at_visit (CanastaVisit *visit, const CanastaInvitation *invitation,
                           const char *data_folder)
{
  CanastaTalk *self = g_object_new (CANASTA_TYPE_TALK, NULL);

  self->visit = g_object_ref (visit);
  self->place = invitation->has_pin
                  ? canasta_bytes_write (invitation->pin, sizeof invitation->pin)
                  : g_strdup (invitation->places[0]);
  self->muted = canasta_muted_new (data_folder);
  g_signal_connect_object (visit, "remarked", G_CALLBACK (remarked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (visit, "too-fast", G_CALLBACK (too_fast_cb), self, G_CONNECT_SWAPPED);
  return self;
}
