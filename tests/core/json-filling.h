/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records that are described by rows, filled with all that they may be. */

#pragma once

#include "files/json-rows.h"

/* What fields are filled with. */
typedef enum
{
  TEST_JSON_NOUGHT,
  TEST_JSON_LEAST,
  TEST_JSON_MOST,
  TEST_JSON_BETWEEN,
  TEST_JSON_LAST = TEST_JSON_BETWEEN + 20,
} TestJsonFilling;

#define TEST_JSON_FOR_EACH_ROW(row, rows) \
  for (const CanastaJsonRow *row = (rows); row->kind != CANASTA_JSON_END; row++)

void  test_json_fill     (const CanastaJsonRow  *rows,
                          char                  *record,
                          TestJsonFilling        filling,
                          GRand                 *random);
void  test_json_compare  (const CanastaJsonRow  *row,
                          const char            *one,
                          const char            *other);
