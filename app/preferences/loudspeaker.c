/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "preferences/loudspeaker.h"

#if HAVE_GSOUND
#include <gsound.h>
#include <math.h>
#endif

/* Whether the game was built to make sounds. */
gboolean
canasta_loudspeaker_exists (void)
{
  return HAVE_GSOUND;
}

/* %NULL where nothing can be played. */
GObject *
canasta_loudspeaker_new (void)
{
#if HAVE_GSOUND
  g_autoptr (GError) error = NULL;
  GSoundContext *context = gsound_context_new (NULL, &error);

  if (!context)
    g_debug ("no sounds: %s", error->message);
  return (GObject *) context;
#else
  return NULL;
#endif
}

/* A system without sound plays without it. */
void
canasta_loudspeaker_play (const char *file, double volume, gpointer loudspeaker)
{
#if HAVE_GSOUND
  g_autoptr (GError) error = NULL;
  char decibels[G_ASCII_DTOSTR_BUF_SIZE];

  if (!loudspeaker)
    return;
  g_ascii_formatd (decibels, sizeof decibels, "%.1f", 20 * log10 (volume));
  if (!gsound_context_play_simple (loudspeaker, NULL, &error, GSOUND_ATTR_MEDIA_FILENAME, file,
                                   GSOUND_ATTR_MEDIA_ROLE, "game", GSOUND_ATTR_CANBERRA_VOLUME,
                                   decibels, NULL))
    g_debug ("%s: %s", file, error->message);
#endif
}
