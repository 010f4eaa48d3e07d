/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "weights.h"

#include <string.h>

/* Round numbers; what stands at 0 plays no part. */
const CanastaWeights weights_untuned = { {
    [CANASTA_WEIGHT_TAKE_OPENED] = -250,
    [CANASTA_WEIGHT_TAKE_OPENING] = -50,
    [CANASTA_WEIGHT_TAKE_CARD] = 100,
    [CANASTA_WEIGHT_HOLD] = -100000,
    [CANASTA_WEIGHT_OPENING_WILDS] = 350,
    [CANASTA_WEIGHT_CANASTA_WILDS] = 350,
    [CANASTA_WEIGHT_LATE] = 20,
    [CANASTA_WEIGHT_SPOIL] = 7,
    [CANASTA_WEIGHT_ADD_WILD] = -100000,
    [CANASTA_WEIGHT_OUT] = 10000,
    [CANASTA_WEIGHT_OUT_OPPONENT_CARD] = 1000,
    [CANASTA_WEIGHT_OUT_PARTNER_CARD] = -1000,
    [CANASTA_WEIGHT_YES] = 15000,
    [CANASTA_WEIGHT_YES_COST] = -100,
    [CANASTA_WEIGHT_RISK] = 400,
    [CANASTA_WEIGHT_RISK_THROWN] = 50,
    [CANASTA_WEIGHT_RISK_PASSED] = 100,
    [CANASTA_WEIGHT_SINGLE] = 500,
    [CANASTA_WEIGHT_PAIR] = 1000,
    [CANASTA_WEIGHT_TRIPLE] = 1000,
    [CANASTA_WEIGHT_MORE] = 2000,
    [CANASTA_WEIGHT_OWN_MELD] = 1000,
    [CANASTA_WEIGHT_DEAD] = 500,
    [CANASTA_WEIGHT_VALUE] = -10,
    [CANASTA_WEIGHT_BLACK_THREE] = 3000,
    [CANASTA_WEIGHT_WILD] = 5000,
    [CANASTA_WEIGHT_JOKER] = 1000,
    [CANASTA_WEIGHT_FREEZE] = 250,
    [CANASTA_WEIGHT_FREEZE_PAIRS] = 250,
} };

/* Melds at once, and throws without a thought for the pile. */
void
weights_race (CanastaWeights *self)
{
  self->of[CANASTA_WEIGHT_HOLD] = -1000000;
  self->of[CANASTA_WEIGHT_FREEZE] = self->of[CANASTA_WEIGHT_FREEZE_PAIRS] = 0;
  self->of[CANASTA_WEIGHT_RISK] = 0;
}

/* Holds back and freezes wherever the pile could be won. */
void
weights_fight (CanastaWeights *self)
{
  self->of[CANASTA_WEIGHT_HOLD] += 1500;
  self->of[CANASTA_WEIGHT_FREEZE] = 300;
}

/* Reads lines of a name and a number, as the tuner prints them; a weight that is
 * not named stays as it is. */
gboolean
weights_read (CanastaWeights *self, const char *path, GError **error)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &text, NULL, error))
    return FALSE;
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line; line++)
    for (guint i = 0; i < CANASTA_N_WEIGHTS; i++)
      {
        const char *name = canasta_weight_get_name (i);

        if (g_str_has_prefix (*line, name) && (*line)[strlen (name)] == ' ')
          self->of[i] = (gint32) g_ascii_strtoll (*line + strlen (name), NULL, 10);
      }
  return TRUE;
}
