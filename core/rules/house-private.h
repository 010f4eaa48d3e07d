/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What reading, asking and changing a house share. */

#pragma once

#include "files/json-lines.h"
#include "rules/house.h"

G_BEGIN_DECLS

#define CANASTA_HOUSE_MAX_TABLES 32

/* The most characters of a title, and of what else is said of a house. */
#define CANASTA_HOUSE_MAX_TITLE 100
#define CANASTA_HOUSE_MAX_WORDS 1000

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

  /* Of the text it was read from, or written to last. */
  char *written;        /* that text, until its places are asked for */
  char *file;
  CanastaJsonLines *lines;
  char **unknown;
};

HouseTable *canasta_house_table_new        (const char    *name,
                                            GError       **error);
HouseTable *canasta_house_find_by_name     (CanastaHouse  *self,
                                            const char    *name,
                                            guint         *position);
JsonObject *canasta_house_get_root         (CanastaHouse  *self);
JsonObject *canasta_house_get_table        (CanastaHouse  *self,
                                            guint          position);
JsonObject *canasta_house_get_common_rules (CanastaHouse  *self);
JsonObject *canasta_house_get_table_rules  (CanastaHouse  *self,
                                            guint          position);
gboolean    canasta_house_has_value        (JsonObject    *rules,
                                            const char    *name);
char       *canasta_house_find_rules       (CanastaHouse  *self,
                                            const char    *table,
                                            const char *const *names);
char       *canasta_house_place            (CanastaHouse  *self,
                                            const char    *pointer,
                                            const char    *sentence);
void        canasta_house_note_written     (CanastaHouse  *self,
                                            const char    *path,
                                            const char    *text);
void        canasta_house_set_no_table     (CanastaHouse  *self,
                                            const char    *name,
                                            GError       **error);

G_END_DECLS
