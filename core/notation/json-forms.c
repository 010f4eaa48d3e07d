/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "notation/json-forms.h"

#include <glib/gi18n-lib.h>

#include "notation/action-text.h"

static char *
write_action (gconstpointer value)
{
  return canasta_action_write (value);
}

static gboolean
read_action (const char *text, gpointer value)
{
  return canasta_action_read (text, value);
}

const CanastaJsonForm canasta_action_form = {
  write_action, read_action, N_("this is not an action."), NULL,
};

static char *
write_card (gconstpointer value)
{
  const CanastaCard *card = value;
  char text[CANASTA_CARD_TEXT_SIZE];

  if (*card == CANASTA_NO_CARD)
    return NULL;
  canasta_card_write (*card, text);
  return g_strdup (text);
}

static gboolean
read_card (const char *text, gpointer value)
{
  return canasta_card_read (&text, value) && *text == '\0';
}

const CanastaJsonForm canasta_card_form = {
  write_card, read_card, N_("this is not a card."), "^((10|[2-9JQKA])[CDHS]|Jo)$",
};
