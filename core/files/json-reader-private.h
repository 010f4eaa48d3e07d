/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the walk and the values of a JSON reader share. */
#pragma once

#include "files/json-reader.h"

G_BEGIN_DECLS

/* A value the reader has entered. */
typedef struct
{
  JsonNode *node;       /* (unowned) */
  gsize pointer_length; /* of the pointer to the value before it */
} Step;

/* How much of a value was asked for. */
typedef enum
{
  ASKED_FOR = 1,
  TAKEN_WHOLE,
} Asked;

struct _CanastaJsonReader
{
  JsonNode *root;
  CanastaJsonLines *lines;
  char *name;       /* as messages show it */
  GArray *steps;    /* of Step: the value the reader stands on comes last */
  GString *pointer; /* to that value */
  GHashTable *asked; /* JsonNode → Asked */
  GError *error;
};

JsonNode *canasta_json_reader_get_current
                                   (CanastaJsonReader *self);
JsonNode *canasta_json_reader_find (CanastaJsonReader *self,
                                    const char        *key);

G_END_DECLS
