/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules/classic-variant.h"

#include <glib/gi18n-lib.h>

#include "rules/variant-rules.h"

static void init_hooks (CanastaVariantInterface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (CanastaClassicVariant, canasta_classic_variant, G_TYPE_OBJECT,
                                  G_IMPLEMENT_INTERFACE (CANASTA_TYPE_VARIANT, init_hooks))

static const CanastaClassicTable *
get_tables (CanastaVariant *variant)
{
  return CANASTA_CLASSIC_VARIANT_GET_CLASS (variant)->tables;
}

static const CanastaClassicTable *
find_table (CanastaVariant  *variant,
            guint            players,
            const char      *seating,
            GError         **error)
{
  g_autofree char *name = seating != NULL ? g_strdup_printf ("%u/%s", players, seating)
                                          : g_strdup_printf ("%u", players);

  for (const CanastaClassicTable *table = get_tables (variant);
       table != NULL && table->name != NULL; table++)
    if (g_str_equal (table->name, name))
      return table;

  g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT,
               /* Translators: players and perhaps their seating, as 3/lone-hand */
               _("There is no table “%s”."), name);
  return NULL;
}

static char **
list_tables (CanastaVariant  *variant,
             GError         **error)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (const CanastaClassicTable *table = get_tables (variant);
       table != NULL && table->name != NULL; table++)
    g_strv_builder_add (names, table->name);
  return g_strv_builder_end (names);
}

static gboolean
deal_size (CanastaVariant  *variant,
           guint            players,
           const char      *seating,
           guint           *answer,
           GError         **error)
{
  const CanastaClassicTable *table = find_table (variant, players, seating, error);

  if (table != NULL)
    *answer = table->deal_size;
  return table != NULL;
}

static gboolean
draw_count (CanastaVariant  *variant,
            guint            players,
            const char      *seating,
            guint           *answer,
            GError         **error)
{
  const CanastaClassicTable *table = find_table (variant, players, seating, error);

  if (table != NULL)
    *answer = table->draw_count;
  return table != NULL;
}

static gboolean
canastas_to_go_out (CanastaVariant  *variant,
                    guint            players,
                    const char      *seating,
                    guint           *answer,
                    GError         **error)
{
  const CanastaClassicTable *table = find_table (variant, players, seating, error);

  if (table != NULL)
    *answer = table->canastas_to_go_out;
  return table != NULL;
}

static gboolean
meld_threshold (CanastaVariant  *variant,
                int              total,
                guint            round,
                guint           *answer,
                GError         **error)
{
  *answer = canasta_classic_threshold (total);
  return TRUE;
}

static void
init_hooks (CanastaVariantInterface *iface)
{
  iface->list_tables = list_tables;
  iface->deal_size = deal_size;
  iface->draw_count = draw_count;
  iface->canastas_to_go_out = canastas_to_go_out;
  iface->meld_threshold = meld_threshold;
}

static void
canasta_classic_variant_class_init (CanastaClassicVariantClass *class)
{
}

static void
canasta_classic_variant_init (CanastaClassicVariant *self)
{
}
