/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What reading a house and asking it share. */

#pragma once

#include "rules/house.h"

G_BEGIN_DECLS

#define CANASTA_HOUSE_MAX_TABLES 32

typedef struct
{
  char *name;
  char *variant;
  char *seating;
  guint players;
} HouseTable;

struct _CanastaHouse
{
  GObject parent_instance;

  JsonNode *root;
  GPtrArray *tables;    /* of HouseTable, in the order of the JSON */
  char **unknown;
};

HouseTable *canasta_house_table_new    (const char   *name,
                                        GError      **error);
HouseTable *canasta_house_find_by_name (CanastaHouse *self,
                                        const char   *name,
                                        guint        *position);

G_END_DECLS
