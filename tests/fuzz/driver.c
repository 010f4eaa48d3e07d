/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs a fuzz target as a test: on every input of its corpus, and on a fixed
 * number of damaged copies of each. */
#include "config.h"

#include <glib.h>
#include <stdint.h>
#include <string.h>

#define DAMAGED_COPIES 200

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* The target gets a copy of exactly the size, so that reading past the end is
 * noticed. */
static void
run (const char *data, gsize size)
{
  g_autofree guint8 *copy = g_memdup2 (data, size);

  LLVMFuzzerTestOneInput (copy, size);
}

static void
run_damaged (GRand *random, const char *data, gsize size)
{
  g_autofree char *copy = g_memdup2 (data, size);
  gsize length = (gsize) g_rand_int_range (random, 0, (gint32) size + 1);
  int changes = g_rand_int_range (random, 0, 5);

  for (int i = 0; i < changes; i++)
    copy[g_rand_int_range (random, 0, (gint32) size)] = (char) g_rand_int_range (random, 0, 256);

  run (copy, g_rand_boolean (random) ? length : size);
}

static void
test_input (gconstpointer path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  g_autofree char *data = NULL;
  gsize size;

  g_file_get_contents (path, &data, &size, &error);
  g_assert_no_error (error);

  run (data, size);
  for (int i = 0; i < DAMAGED_COPIES && size > 0; i++)
    run_damaged (random, data, size);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GDir) corpus = NULL;
  g_autoptr (GError) error = NULL;
  const char *name;

  g_test_init (&argc, &argv, NULL);
  if (argc != 2)
    g_error ("usage: %s CORPUS", argv[0]);

  corpus = g_dir_open (argv[1], 0, &error);
  g_assert_no_error (error);
  while ((name = g_dir_read_name (corpus)))
    {
      g_autofree char *test = g_strconcat ("/corpus/", name, NULL);

      g_test_add_data_func_full (test, g_build_filename (argv[1], name, NULL), test_input, g_free);
    }

  return g_test_run ();
}
