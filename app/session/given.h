/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A file that a person opens, of their own or given by somebody: what it is.
 * Nothing is changed by looking. */

#pragma once

#include "rules/house.h"
#include "variants/registry.h"

G_BEGIN_DECLS

/**
 * CANASTA_MATCH_SUFFIX:
 *
 * What the name of a match ends with that is given away; those the program keeps
 * for itself have another one.
 */
#define CANASTA_MATCH_SUFFIX ".canasta"

/**
 * CANASTA_HOUSE_SUFFIX:
 *
 * What the name of a house ends with that is given away.
 */
#define CANASTA_HOUSE_SUFFIX ".canasta-house"

/**
 * CanastaGiven:
 * @path: where it is
 * @text: what stands in it
 * @house: (nullable): the house it is, or %NULL for a match
 * @is_over: whether it is a match that is over, and can only be looked at
 *
 * A file that can be opened.
 */
typedef struct
{
  char *path;
  char *text;
  CanastaHouse *house;
  gboolean is_over;
} CanastaGiven;

CanastaGiven  *canasta_given_read           (const char          *path,
                                             CanastaRegistry     *registry,
                                             GError             **error);
void           canasta_given_free           (CanastaGiven        *self);

gboolean       canasta_given_is_known_house (const CanastaGiven  *self,
                                             CanastaHouses       *houses);
char          *canasta_given_describe_house (const CanastaGiven  *self,
                                             CanastaRegistry     *registry);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaGiven, canasta_given_free)

G_END_DECLS
