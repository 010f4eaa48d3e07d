/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/table-news.h"

#include <glib/gi18n-lib.h>

#include "elsewhere/onlookers.h"
#include "session/away.h"
#include "turn/passage.h"

/* A seat as it was told. */
typedef struct
{
  char *name;
  CanastaOccupant occupant;
  gboolean is_here;
  gboolean is_ready;
} Seat;

struct _CanastaTableNews
{
  guint n_seats;                /* 0 before anything was told */
  guint round;
  gboolean is_lost;             /* the line to its host */
  Seat seats[CANASTA_MAX_SEATS];
  CanastaOnlookers onlookers;
  gboolean looks_on;            /* whoever is told it, as they were told */
};

/* A table of which nothing was told. */
CanastaTableNews *
canasta_table_news_new (void)
{
  return g_new0 (CanastaTableNews, 1);
}

void
canasta_table_news_free (CanastaTableNews *self)
{
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    g_free (self->seats[seat].name);
  canasta_onlookers_clear (&self->onlookers);
  g_free (self);
}

/* Who sits there has another seat than before. */
static gboolean
has_seat (const CanastaTableSeen *table, const char *name)
{
  for (guint seat = 0; seat < table->n_seats; seat++)
    if (table->seats[seat].occupant == CANASTA_OCCUPANT_PERSON
        && g_strcmp0 (table->seats[seat].name, name) == 0)
      return TRUE;
  return FALSE;
}

/* That somebody's time is used up the clock tells. */
static char *
tell_leaving (const Seat *before, const CanastaTableSeen *table, const CanastaSeatSeen *now)
{
  gboolean is_same = g_strcmp0 (before->name, now->name) == 0;

  if (before->occupant != CANASTA_OCCUPANT_PERSON || has_seat (table, before->name))
    return NULL;
  if (now->occupant != CANASTA_OCCUPANT_COMPUTER || !is_same)
    return g_strdup_printf (_("%s has left the table."), before->name);
  return table->clock != 0 && now->left == 0 ? NULL : canasta_away_tell_left (before->name);
}

/* Before a round: that somebody is gone is told with what is waited for. */
static char *
tell_ready (const Seat *before, const CanastaSeatSeen *now)
{
  if (!now->here || before->is_ready == now->ready)
    return NULL;
  return g_strdup_printf (now->ready ? _("%s is ready.") : _("%s is no longer ready."), now->name);
}

/* Of somebody else. */
static char *
tell_person (CanastaTableNews *self, const CanastaTableSeen *table, guint seat)
{
  const Seat *before = &self->seats[seat];
  const CanastaSeatSeen *now = &table->seats[seat];

  if (g_strcmp0 (before->name, now->name) != 0 || before->occupant < CANASTA_OCCUPANT_COMPUTER)
    return g_strdup_printf (_("%1$s sits at seat %2$u."), now->name, seat + 1);
  if (!before->is_here && now->here)
    return canasta_away_tell_back (now->name, TRUE);
  return self->round == table->round ? tell_ready (before, now) : NULL;
}

static void
tell_seat (CanastaTableNews *self, const CanastaTableSeen *table, guint seat, GString *told)
{
  const CanastaSeatSeen *now = &table->seats[seat];

  canasta_passage_take (told, tell_leaving (&self->seats[seat], table, now));
  if (now->occupant == CANASTA_OCCUPANT_PERSON)
    canasta_passage_take (told, tell_person (self, table, seat));
}

/* What the person does is seen and heard where they do it. */
static void
tell_own_seat (CanastaTableNews *self, const CanastaTableSeen *table, guint seat, GString *told)
{
  if (table->seats[seat].occupant == CANASTA_OCCUPANT_PERSON
      && self->seats[seat].occupant < CANASTA_OCCUPANT_COMPUTER)
    canasta_passage_take (told, g_strdup_printf (_("You sit at seat %u."), seat + 1));
}

/* Of one that was lost. */
const char *
canasta_table_news_tell_line (void)
{
  return _("The line is there again.");
}

/* Somebody else goes on with the table, which is called @title now. */
char *
canasta_table_news_tell_move (const char *title)
{
  return g_strdup_printf (_("The table moved to “%s”. The rounds that are over stand; the deal that was "
                            "begun is dealt anew."), title);
}

static void
keep (CanastaTableNews *self, const CanastaTableSeen *table)
{
  self->n_seats = table->n_seats;
  self->round = table->round;
  for (guint seat = 0; seat < table->n_seats; seat++)
    {
      const CanastaSeatSeen *now = &table->seats[seat];

      g_free (self->seats[seat].name);
      self->seats[seat] = (Seat){ g_strdup (now->name), now->occupant, now->here, now->ready };
    }
}

/**
 * canasta_table_news_tell:
 * @self: a table as it was
 * @table: the table as it is
 * @viewer: the seat of who is told, or %CANASTA_NO_SEAT
 * @own: (nullable): what they are called, where they look on
 * @is_lost: whether the line to its host is
 *
 * Returns: (transfer full) (nullable): what has happened there; of a table of which nothing was
 *   told, only where the viewer sits, or that they look on, and who else does
 */
char *
canasta_table_news_tell (CanastaTableNews *self, const CanastaTableSeen *table, guint viewer,
                         const char *own, gboolean is_lost)
{
  g_autoptr (GString) told = g_string_new (NULL);

  if (self->is_lost && !is_lost)
    canasta_passage_add (told, canasta_table_news_tell_line ());
  for (guint seat = 0; seat < table->n_seats; seat++)
    if (seat == viewer)
      tell_own_seat (self, table, seat, told);
    else if (self->n_seats > 0)
      tell_seat (self, table, seat, told);
  if (own && !self->looks_on)
    canasta_passage_add (told, _("You look on."));
  canasta_passage_take (told, canasta_onlookers_tell (&self->onlookers, table, own));
  self->looks_on = own != NULL;
  keep (self, table);
  self->is_lost = is_lost;
  return told->len > 0 ? g_string_free (g_steal_pointer (&told), FALSE) : NULL;
}
