/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of the program, a row a key. Whatever has keys, or tells of them, reads
 * these rows: no key is named anywhere else. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CanastaKeyPlace:
 * @CANASTA_KEYS_PROGRAM: all windows of the program
 * @CANASTA_KEYS_MATCH: the page of the match being played
 * @CANASTA_KEYS_TABLE: any window in which a table is shown, wherever the focus is
 * @CANASTA_KEYS_BARE: the same, while nothing has the focus
 * @CANASTA_KEYS_FELT: a table that has the focus
 * @CANASTA_KEYS_HAND: the hand, likewise
 * @CANASTA_KEYS_CARD: a card of the hand
 * @CANASTA_KEYS_MELD: a meld
 * @CANASTA_KEYS_PILE: stock or pile
 * @CANASTA_KEYS_REPLAY: a round that is watched, before what has the focus there
 * @CANASTA_KEYS_REPLAY_REST: the same, with what is left over by what has the focus
 * @CANASTA_KEYS_PAGE: a page from which there is a way back
 * @CANASTA_KEYS_GUIDE: the rules
 * @CANASTA_KEYS_DUPLICATE: the window in which a deal is played again
 *
 * Where a key holds.
 */
typedef enum
{
  CANASTA_KEYS_PROGRAM,
  CANASTA_KEYS_MATCH,
  CANASTA_KEYS_TABLE,
  CANASTA_KEYS_BARE,
  CANASTA_KEYS_FELT,
  CANASTA_KEYS_HAND,
  CANASTA_KEYS_CARD,
  CANASTA_KEYS_MELD,
  CANASTA_KEYS_PILE,
  CANASTA_KEYS_REPLAY,
  CANASTA_KEYS_REPLAY_REST,
  CANASTA_KEYS_PAGE,
  CANASTA_KEYS_GUIDE,
  CANASTA_KEYS_DUPLICATE,
} CanastaKeyPlace;

#define CANASTA_N_KEY_PLACES (CANASTA_KEYS_DUPLICATE + 1)

/**
 * CanastaKey:
 * @trigger: the key, as GTK reads it
 * @action: what it does: the name of an action, and what it is to do it with,
 *   `hand.go::on`; %NULL for what GTK does with it in any program
 * @place: where it holds
 * @title: (nullable): what it is for, not translated yet; %NULL for the same as
 *   the key before
 */
typedef struct
{
  const char *trigger;
  const char *action;
  CanastaKeyPlace place;
  const char *title;
} CanastaKey;

/**
 * CanastaKeyGroup:
 * @title: what the keys have to do with, not translated yet
 * @keys: (array length=n): the keys
 * @n: how many
 */
typedef struct
{
  const char *title;
  const CanastaKey *keys;
  guint n;
} CanastaKeyGroup;

/**
 * CanastaKeyFunc:
 * @key: a key
 * @data: what was given with the function
 */
typedef void (*CanastaKeyFunc) (const CanastaKey *key,
                                gpointer          data);

const CanastaKeyGroup  *canasta_keys_list_groups  (guint            *n);
void                    canasta_keys_foreach      (CanastaKeyPlace   place,
                                                   CanastaKeyFunc    func,
                                                   gpointer          data);

const char             *canasta_keys_translate    (const char       *title);
gboolean                canasta_key_is_letter     (const CanastaKey *key);
guint                   canasta_key_count_alike   (const CanastaKey *key,
                                                   guint             n);
char                  **canasta_key_write_lines   (const CanastaKey *keys,
                                                   guint             n);

G_END_DECLS
