/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who has which seat of a host's table, before a match and in it. */

#pragma once

#include "elsewhere/guests.h"
#include "match/personal.h"

G_BEGIN_DECLS

/**
 * CanastaSeatHeld:
 * @occupant: whose it is
 * @name: (nullable): what they are called, where they are no guest
 * @word: (nullable): how a computer player plays there
 *
 * A seat; that of a guest is known by the guest.
 */
typedef struct
{
  CanastaOccupant occupant;
  char *name;
  char *word;
} CanastaSeatHeld;

/**
 * CanastaSeats:
 * @n: how many there are
 * @held: they
 * @is_ready: whether who sits at the host's computer is ready
 *
 * The seats of a table.
 */
typedef struct
{
  guint n;
  CanastaSeatHeld held[CANASTA_MAX_SEATS];
  gboolean is_ready;
} CanastaSeats;

void      canasta_seats_clear         (CanastaSeats         *self);
void      canasta_seats_give          (CanastaSeats         *self,
                                       guint                 seat,
                                       CanastaOccupant       occupant,
                                       const char           *name,
                                       const char           *word);
guint     canasta_seats_list_free     (const CanastaSeats   *self);
gboolean  canasta_seats_have_here     (const CanastaSeats   *self,
                                       const CanastaGuests  *guests);
guint     canasta_seats_list_present  (const CanastaSeats   *self,
                                       const CanastaGuests  *guests);
gboolean  canasta_seats_are_ready     (const CanastaSeats   *self,
                                       const CanastaGuests  *guests,
                                       guint                 left);
void      canasta_seats_describe      (const CanastaSeats   *self,
                                       const CanastaGuests  *guests,
                                       guint                 left,
                                       CanastaTableSeen     *table);
void      canasta_seats_mark_guests   (const CanastaGuests  *guests,
                                       CanastaPersonal      *personal);
void      canasta_seats_make_personal (const CanastaSeats   *self,
                                       const CanastaGuests  *guests,
                                       CanastaPersonal      *personal);
char     *canasta_seats_dup_name      (const CanastaSeats   *self,
                                       const CanastaGuests  *guests,
                                       guint                 seat);
char     *canasta_seats_tell_apart    (const CanastaSeats   *self,
                                       const CanastaGuests  *guests,
                                       const char           *name);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CanastaSeats, canasta_seats_clear)

G_END_DECLS
