/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What everyone may see of a position, as JSON: what positions and observations
 * have in common. */
#pragma once

#include "files/json-reader.h"
#include "play/state.h"

G_BEGIN_DECLS

/* Reads a board out of a reader that stands on the object of a position. The
 * first thing that cannot be becomes the reader's error. */
typedef struct
{
  CanastaJsonReader *reader;
  const CanastaTable *table;
  CanastaBoard *board;
  CanastaCardSet unnamed;       /* cards of the packs nobody named so far */
} CanastaBoardReader;

/* A seat or a side as a key. */
typedef struct
{
  char text[4];
} CanastaSeatKey;

static inline CanastaSeatKey
canasta_seat_key (guint seat)
{
  CanastaSeatKey key;

  g_snprintf (key.text, sizeof key.text, "%u", seat % 100);
  return key;
}

static inline guint
canasta_table_count_ledgers (const CanastaTable *table)
{
  return table->by_seat ? table->players : table->n_sides;
}

/* The words of the phases of a turn, and of what may be none, which has no word. */
extern const char *const canasta_board_phases[];
extern const char *const canasta_board_sources[];
extern const char *const canasta_board_answers[];
extern const char *const canasta_board_ends[];

void      canasta_board_reader_init         (CanastaBoardReader    *self,
                                             CanastaJsonReader     *reader,
                                             const CanastaTable    *table,
                                             CanastaBoard          *board);
void      canasta_board_reader_refuse       (CanastaBoardReader    *self,
                                             const char            *key,
                                             const char            *sentence,
                                             ...) G_GNUC_PRINTF (3, 4);
guint     canasta_board_reader_list_cards   (CanastaBoardReader    *self,
                                             const char            *key,
                                             CanastaCard           *cards,
                                             guint                  size);
gboolean  canasta_board_reader_name_cards   (CanastaBoardReader    *self,
                                             const char            *key,
                                             const CanastaCard     *cards,
                                             guint                  n_cards);
gboolean  canasta_board_reader_take_cards   (CanastaBoardReader    *self,
                                             const char            *key,
                                             CanastaCardSet        *set);
void      canasta_board_reader_read_deal    (CanastaBoardReader    *self);
void      canasta_board_reader_read_melds   (CanastaBoardReader    *self);
void      canasta_board_reader_read_turn    (CanastaBoardReader    *self);
guint     canasta_board_reader_read_second_hands
                                            (CanastaBoardReader    *self,
                                             CanastaCard           *cards);

void      canasta_board_get_standard_laid   (const CanastaBoard    *board,
                                             CanastaCardSet        *laid);
gboolean  canasta_board_get_standard_melded (const CanastaBoard    *board);

void      canasta_json_add_cards            (JsonBuilder           *builder,
                                             const char            *key,
                                             const CanastaCardSet  *cards);
void      canasta_json_add_card_list        (JsonBuilder           *builder,
                                             const char            *key,
                                             const CanastaCard     *cards,
                                             guint                  n_cards,
                                             gboolean               backwards);
void      canasta_board_write_table         (const CanastaTable    *table,
                                             JsonBuilder           *builder);
void      canasta_board_write_deal          (const CanastaBoard    *board,
                                             const CanastaTable    *table,
                                             JsonBuilder           *builder);
void      canasta_board_write_melds         (const CanastaBoard    *board,
                                             const CanastaTable    *table,
                                             JsonBuilder           *builder);
void      canasta_board_write_second_hands  (const CanastaBoard    *board,
                                             const CanastaTable    *table,
                                             const CanastaCard     *cards,
                                             JsonBuilder           *builder);
void      canasta_board_write_history       (const CanastaBoard    *board,
                                             const CanastaTable    *table,
                                             JsonBuilder           *builder);

G_END_DECLS
