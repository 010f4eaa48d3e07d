/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/onlookers.h"

#include <glib/gi18n-lib.h>

#include "files/plain-text.h"
#include "turn/passage.h"

void
canasta_onlookers_clear (CanastaOnlookers *self)
{
  g_clear_pointer (&self->names, g_strfreev);
}

static char **
list_names (const CanastaTableSeen *table)
{
  char **names = g_new0 (char *, table->n_onlookers + 1);

  for (guint i = 0; i < table->n_onlookers; i++)
    names[i] = canasta_plain_text_line (table->onlookers[i].name, CANASTA_MESSAGE_LONGEST_NAME);
  return names;
}

/* @format: a sentence with a place for the name of whoever is among @names and not among @others */
static void
tell_difference (GString *told, const char *format, char **names, char **others, const char *own)
{
  for (guint i = 0; names && names[i]; i++)
    if (g_strcmp0 (names[i], own) != 0
        && !(others && g_strv_contains ((const char *const *) others, names[i])))
      canasta_passage_take (told, g_strdup_printf (format, names[i]));
}

/**
 * canasta_onlookers_tell:
 * @self: who looked on
 * @table: the table as it is
 * @own: (nullable): what whoever is told it is called, where they look on
 *
 * Returns: (transfer full) (nullable): who looks on now, or does no longer, in sentences; %NULL
 *   where that is nobody else than before
 */
char *
canasta_onlookers_tell (CanastaOnlookers *self, const CanastaTableSeen *table, const char *own)
{
  g_autoptr (GString) told = g_string_new (NULL);
  char **names = list_names (table);

  tell_difference (told, _("%s no longer looks on."), self->names, names, own);
  tell_difference (told, _("%s looks on."), names, self->names, own);
  canasta_onlookers_clear (self);
  self->names = names;
  return told->len > 0 ? g_string_free (g_steal_pointer (&told), FALSE) : NULL;
}
