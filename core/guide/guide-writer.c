/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing a guide: sections, paragraphs, sentences, grids. */
#include "config.h"

#include "guide/guide.h"

#include <glib/gi18n-lib.h>

#include "guide/guide-private.h"

G_DEFINE_BOXED_TYPE (CanastaGuide, canasta_guide, canasta_guide_ref, canasta_guide_unref)

static void
row_free (CanastaGuideRow *self)
{
  g_strfreev (self->cells);
  g_free (self);
}

static void
grid_free (CanastaGuideGrid *self)
{
  g_strfreev (self->header);
  g_ptr_array_unref (self->rows);
  g_free (self);
}

static void
paragraph_free (CanastaGuideParagraph *self)
{
  g_free (self->text);
  g_strfreev (self->rules);
  g_clear_pointer (&self->grid, grid_free);
  g_free (self);
}

static void
section_free (CanastaGuideSection *self)
{
  g_free (self->id);
  g_free (self->title);
  g_ptr_array_unref (self->paragraphs);
  g_free (self);
}

CanastaGuide *
canasta_guide_begin (const char *title)
{
  CanastaGuide *self = g_new0 (CanastaGuide, 1);

  self->ref_count = 1;
  self->title = g_strdup (title);
  self->sections = g_ptr_array_new_with_free_func ((GDestroyNotify) section_free);
  return self;
}

/**
 * canasta_guide_ref:
 * @self: the guide
 *
 * Returns: (transfer full): the guide, counted once more
 */
CanastaGuide *
canasta_guide_ref (CanastaGuide *self)
{
  g_atomic_int_inc (&self->ref_count);
  return self;
}

/**
 * canasta_guide_unref:
 * @self: (transfer full): the guide
 */
void
canasta_guide_unref (CanastaGuide *self)
{
  if (!g_atomic_int_dec_and_test (&self->ref_count))
    return;

  g_free (self->title);
  g_ptr_array_unref (self->sections);
  g_free (self);
}

void
canasta_guide_write_head (CanastaGuideWriter *self, const char *id, const char *title)
{
  self->section = g_new0 (CanastaGuideSection, 1);
  self->section->id = g_strdup (id);
  self->section->title = g_strdup (title);
  self->section->paragraphs =
      g_ptr_array_new_with_free_func ((GDestroyNotify) paragraph_free);
  self->paragraph = NULL;
  g_ptr_array_add (self->guide->sections, self->section);
}

static gboolean
is_minimum_same (const CanastaGuideWriter *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaTable) other =
      canasta_table_new (self->table->variant, self->table->variant_id, self->table->players,
                         self->table->seating_id, NULL, self->standard, &error);

  return other && canasta_guide_is_minimum_same (self->table, other);
}

static gboolean
differs (const CanastaGuideWriter *self, const CanastaRule *rule)
{
  const CanastaRuleValues *standard = canasta_rules_get_values (self->standard);

  if (canasta_rules_is_same (self->own, self->standard, rule)
      || !canasta_table_rule_has_say (self->table, rule))
    return FALSE;
  return rule->offset != G_STRUCT_OFFSET (CanastaRuleValues, opening_minimum)
         || (self->rules->opening_minimum.n > 0) == (standard->opening_minimum.n > 0)
         || !is_minimum_same (self);
}

/* Whether one of some rules differs from the standard and matters here. */
static gboolean
is_changed (const CanastaGuideWriter *self, const char *rules)
{
  g_auto (GStrv) names = g_strsplit (rules, " ", -1);

  for (guint i = 0; self->standard && names[i]; i++)
    if (differs (self, canasta_rule_find (names[i])))
      return TRUE;
  return FALSE;
}

void
canasta_guide_add_rules (CanastaGuideWriter *self, const char *rules)
{
  CanastaGuideParagraph *paragraph = self->paragraph;
  g_auto (GStrv) names = g_strsplit (rules, " ", -1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  if (paragraph->rules)
    g_strv_builder_addv (builder, (const char **) paragraph->rules);
  for (guint i = 0; names[i]; i++)
    {
      g_assert (canasta_rule_find (names[i]));
      if (!paragraph->rules
          || !g_strv_contains ((const char *const *) paragraph->rules, names[i]))
        g_strv_builder_add (builder, names[i]);
    }
  g_strfreev (paragraph->rules);
  paragraph->rules = g_strv_builder_end (builder);
  paragraph->changed |= is_changed (self, rules);
}

void
canasta_guide_write (CanastaGuideWriter *self, const char *rules, const char *format, ...)
{
  va_list arguments;

  self->paragraph = g_new0 (CanastaGuideParagraph, 1);
  g_ptr_array_add (self->section->paragraphs, self->paragraph);
  va_start (arguments, format);
  self->paragraph->text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  canasta_guide_add_rules (self, rules);
}

void
canasta_guide_add (CanastaGuideWriter *self, const char *rules, const char *format, ...)
{
  g_autofree char *before = self->paragraph->text;
  g_autofree char *sentence = NULL;
  va_list arguments;

  va_start (arguments, format);
  sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  self->paragraph->text = g_strconcat (before, " ", sentence, NULL);
  canasta_guide_add_rules (self, rules);
}

gboolean
canasta_guide_meets (const CanastaGuideWriter *self, guint64 needs)
{
  return canasta_rule_values_meet (self->rules, needs);
}

gboolean
canasta_guide_has_say (const CanastaGuideWriter *self, const char *rule)
{
  return canasta_table_rule_has_say (self->table, canasta_rule_find (rule));
}

static char **
collect (const char *first, va_list *arguments)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (const char *text = first; text; text = va_arg (*arguments, const char *))
    g_strv_builder_add (builder, text);
  return g_strv_builder_end (builder);
}

void
canasta_guide_add_grid (CanastaGuideWriter *self, ...)
{
  CanastaGuideGrid *grid = g_new0 (CanastaGuideGrid, 1);
  va_list arguments;

  va_start (arguments, self);
  grid->header = collect (va_arg (arguments, const char *), &arguments);
  va_end (arguments);
  grid->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) row_free);
  self->paragraph->grid = grid;
}

void
canasta_guide_add_row (CanastaGuideWriter *self, const char *rules, ...)
{
  CanastaGuideRow *row = g_new0 (CanastaGuideRow, 1);
  va_list arguments;

  va_start (arguments, rules);
  row->cells = collect (va_arg (arguments, const char *), &arguments);
  va_end (arguments);
  row->changed = is_changed (self, rules);
  g_ptr_array_add (self->paragraph->grid->rows, row);
  canasta_guide_add_rules (self, rules);
}

void
canasta_guide_add_points (CanastaGuideWriter *self, const char *rules, const char *thing,
                          int points)
{
  g_autofree char *number = canasta_number_format (points);

  canasta_guide_add_row (self, rules, thing, number, NULL);
}
