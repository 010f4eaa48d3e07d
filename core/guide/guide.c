/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The guide of a table: which sections it has. */
#include "config.h"

#include "guide/guide.h"

#include <glib/gi18n-lib.h>

#include "guide/guide-private.h"

/**
 * canasta_guide_new:
 * @table: a table
 * @standard: (nullable): the rules to compare with; what differs is marked
 *
 * Writes the rules in force at @table, for somebody who does not know the game.
 *
 * Returns: (transfer full): the guide
 */
CanastaGuide *
canasta_guide_new (const CanastaTable *table, CanastaRules *standard)
{
  g_autoptr (CanastaRules) own = canasta_table_dup_rules (table);
  g_autofree char *title = g_strdup_printf (ngettext ("Rules for %d player", "Rules for %d players",
                                                      table->players),
                                            table->players);
  CanastaGuideWriter writer = {
    .guide = canasta_guide_begin (title), .table = table, .rules = &table->rules,
    .own = own, .standard = standard,
  };

  canasta_guide_write_game (&writer);
  canasta_guide_write_second_hand (&writer);
  canasta_guide_write_melds (&writer);
  canasta_guide_write_canastas (&writer);
  canasta_guide_write_opening (&writer);
  canasta_guide_write_pile (&writer);
  canasta_guide_write_threes (&writer);
  canasta_guide_write_going_out (&writer);
  canasta_guide_write_end (&writer);
  return writer.guide;
}

/**
 * canasta_guide_get_title:
 * @self: the guide
 *
 * Returns: (transfer none): its title
 */
const char *
canasta_guide_get_title (const CanastaGuide *self)
{
  return self->title;
}

/**
 * canasta_guide_get_length:
 * @self: the guide
 *
 * Returns: how many sections it has
 */
guint
canasta_guide_get_length (const CanastaGuide *self)
{
  return self->sections->len;
}

/**
 * canasta_guide_get_section: (skip)
 * @self: the guide
 * @index: which section, from 0
 *
 * Returns: (transfer none): the section
 */
const CanastaGuideSection *
canasta_guide_get_section (const CanastaGuide *self, guint index)
{
  g_return_val_if_fail (index < self->sections->len, NULL);

  return g_ptr_array_index (self->sections, index);
}

/**
 * canasta_guide_has_changes:
 * @self: the guide
 *
 * Returns: whether a paragraph is marked as changed
 */
gboolean
canasta_guide_has_changes (const CanastaGuide *self)
{
  for (guint i = 0; i < self->sections->len; i++)
    {
      const CanastaGuideSection *section = g_ptr_array_index (self->sections, i);

      for (guint j = 0; j < section->paragraphs->len; j++)
        if (((CanastaGuideParagraph *) g_ptr_array_index (section->paragraphs, j))->changed)
          return TRUE;
    }
  return FALSE;
}

/**
 * canasta_guide_find: (skip)
 * @self: the guide
 * @rule: the name of a rule: `freeze-model`
 *
 * Returns: (transfer none) (nullable): the paragraph about the rule or, where
 *   none is about it first of all, one that speaks of it
 */
const CanastaGuideParagraph *
canasta_guide_find (const CanastaGuide *self, const char *rule)
{
  const CanastaGuideParagraph *found = NULL;

  for (guint i = 0; i < self->sections->len; i++)
    {
      const CanastaGuideSection *section = g_ptr_array_index (self->sections, i);

      for (guint j = 0; j < section->paragraphs->len; j++)
        {
          const CanastaGuideParagraph *paragraph = g_ptr_array_index (section->paragraphs, j);

          if (g_strcmp0 (paragraph->rules[0], rule) == 0)
            return paragraph;
          if (!found && g_strv_contains ((const char *const *) paragraph->rules, rule))
            found = paragraph;
        }
    }
  return found;
}
