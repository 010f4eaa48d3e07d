/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table-fuzzing.h"

#include "cli/tables.h"

/* The variants, opened once, and no house of anybody's. */
CanastaRegistry *
fuzz_get_registry (void)
{
  static CanastaRegistry *registry;

  if (!registry)
    registry = canasta_tables_open_registry ("/nonexistent");
  return registry;
}
