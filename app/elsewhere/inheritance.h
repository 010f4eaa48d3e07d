/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a guest has of a table by which they could go on with it in the host's place, and by what
 * they have their seat again where somebody else does. */

#pragma once

#include "elsewhere/kept-table.h"
#include "elsewhere/past-rounds.h"
#include "network/seat-key.h"

G_BEGIN_DECLS

/**
 * CanastaInheritance:
 * @pin: by what the invitation knows the host, or nought
 * @origin: the match with which it began
 * @has_key: whether there is a @key
 * @key: that of the seat, in all that goes on from there
 * @keys: a message of the kind “keys”, or “leave”, which holds nothing
 * @ticket: what is to open the door of the table, or nought where none was drawn yet
 *
 * What was told and drawn for it.
 */
typedef struct
{
  guint8 pin[CANASTA_INVITATION_PIN_SIZE];
  guint8 origin[16];
  gboolean has_key;
  CanastaSeatKey key;
  CanastaMessage keys;
  CanastaTicket ticket;
} CanastaInheritance;

/**
 * CanastaTableKnown:
 * @match: by what promises know the match
 * @table: (nullable): what is played
 * @seen: (nullable): who is there
 * @seat: where whoever goes on with it sits, or %CANASTA_NO_SEAT where nobody of that computer does
 *
 * What is known of the table anyhow.
 */
typedef struct
{
  const guint8 *match;
  CanastaTable *table;
  const CanastaTableSeen *seen;
  guint seat;
} CanastaTableKnown;

void      canasta_inheritance_init         (CanastaInheritance        *self);
void      canasta_inheritance_forget       (CanastaInheritance        *self);

/* The key of the seat. */
gboolean  canasta_inheritance_meet         (CanastaInheritance        *self,
                                            const CanastaWelcome      *welcome);
void      canasta_inheritance_take_key     (CanastaInheritance        *self,
                                            const CanastaSeatKey      *key);
gboolean  canasta_inheritance_sign         (const CanastaInheritance  *self,
                                            const CanastaTicket       *ticket,
                                            CanastaClaim              *claim);

/* The table. */
void      canasta_inheritance_take_keys    (CanastaInheritance        *self,
                                            CanastaMessage            *message);
gboolean  canasta_inheritance_fill_kept    (CanastaInheritance        *self,
                                            const CanastaTableKnown   *known,
                                            CanastaKeptTable          *kept,
                                            GError                   **error);
char     *canasta_inheritance_write_rounds (const CanastaInheritance  *self,
                                            const CanastaTableKnown   *known,
                                            const CanastaPastRounds   *past);

G_END_DECLS
