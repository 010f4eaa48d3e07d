/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What shuts the process in that tries a stranger's variant, by name. */
#include "config.h"

#include "variants/layers.h"

#include <string.h>

/* In the order of their bits. */
static const char *const names[] = {
  "limits",            "memory",           "spaces",           "read-only", "landlock",
  "landlock-truncate", "landlock-network", "landlock-signals", "seccomp",
};

G_STATIC_ASSERT ((1 << G_N_ELEMENTS (names)) - 1 == CANASTA_ALL_LAYERS);

/* Their names, with a space between them. */
char *
canasta_layers_write (guint layers)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (layers & (1u << i))
      g_strv_builder_add (builder, names[i]);
  list = g_strv_builder_end (builder);
  return g_strjoinv (" ", list);
}

/* What other versions may call a layer counts for nothing. */
guint
canasta_layers_read (const char *text)
{
  g_auto (GStrv) list = g_strsplit (text, " ", -1);
  guint layers = 0;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_strv_contains ((const char *const *) list, names[i]))
      layers |= 1u << i;
  return layers;
}
