/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What shuts the process in that tries a stranger's variant, by name. */
#include "config.h"

#include "variants/layers.h"

#include <glib/gi18n-lib.h>
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

/* Landlock alone lets permissions be changed, and in its first versions files be cut. */
static gboolean
can_change_files (guint layers)
{
  return !(layers & CANASTA_LAYER_READ_ONLY)
         && !((layers & CANASTA_LAYER_LANDLOCK) && (layers & CANASTA_LAYER_SECCOMP));
}

static const char *
describe_files (guint layers)
{
  gboolean can_read = !(layers & CANASTA_LAYER_LANDLOCK);

  if (can_read && can_change_files (layers))
    return _("While it was tried it could read and change your files.");
  if (can_read)
    return _("While it was tried it could read your files, but change none.");
  if (can_change_files (layers))
    return _("While it was tried it could not read your files, but could change some.");
  return _("While it was tried it could neither read nor change your files.");
}

/* Where other programs can be reached, they can be had reach the network. */
static const char *
describe_others (guint layers)
{
  return layers & CANASTA_LAYER_SECCOMP
         ? _("It could reach neither the network nor other programs.")
         : _("It could reach other programs, and by them the network.");
}

static const char *
describe_memory (guint layers)
{
  return layers & CANASTA_LAYER_MEMORY ? _("It could take no more than a gigabyte of memory.")
                                       : _("It could take all the memory there is.");
}

/* What a variant could and could not do that was shut in by these layers: a sentence each. */
char **
canasta_layers_describe (guint layers)
{
  const char *sentences[] = { describe_files (layers), describe_others (layers),
                              describe_memory (layers), NULL };

  return g_strdupv ((char **) sentences);
}
