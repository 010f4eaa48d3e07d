/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules/classic-variant.h"

#include <glib/gi18n-lib.h>

#include "rules/variant-rules.h"

/* A table and its answers to the hooks that are asked by table. */
typedef struct
{
  char *name;
  guint deal_size;
  guint draw_count;
  guint canastas_to_go_out;
} Table;

typedef struct
{
  GArray *tables;       /* of Table */
} CanastaClassicVariantPrivate;

static void init_hooks (CanastaVariantInterface *iface);

/**
 * CanastaClassicVariant:
 *
 * What most variants begin with: it answers the hooks that every variant needs,
 * by the tables that are added to it and with the classic minimums.
 */
G_DEFINE_ABSTRACT_TYPE_WITH_CODE (CanastaClassicVariant, canasta_classic_variant, G_TYPE_OBJECT,
                                  G_ADD_PRIVATE (CanastaClassicVariant)
                                  G_IMPLEMENT_INTERFACE (CANASTA_TYPE_VARIANT, init_hooks))

static GArray *
get_tables (CanastaVariant *variant)
{
  CanastaClassicVariantPrivate *priv =
    canasta_classic_variant_get_instance_private (CANASTA_CLASSIC_VARIANT (variant));

  return priv->tables;
}

static const Table *
find_table (CanastaVariant  *variant,
            guint            players,
            const char      *seating,
            GError         **error)
{
  g_autofree char *name = seating ? g_strdup_printf ("%u/%s", players, seating)
                                  : g_strdup_printf ("%u", players);
  GArray *tables = get_tables (variant);

  for (guint i = 0; i < tables->len; i++)
    if (g_str_equal (g_array_index (tables, Table, i).name, name))
      return &g_array_index (tables, Table, i);

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
  GArray *tables = get_tables (variant);

  for (guint i = 0; i < tables->len; i++)
    g_strv_builder_add (names, g_array_index (tables, Table, i).name);
  return g_strv_builder_end (names);
}

static gboolean
deal_size (CanastaVariant  *variant,
           guint            players,
           const char      *seating,
           guint           *answer,
           GError         **error)
{
  const Table *table = find_table (variant, players, seating, error);

  if (table)
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
  const Table *table = find_table (variant, players, seating, error);

  if (table)
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
  const Table *table = find_table (variant, players, seating, error);

  if (table)
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
clear_table (gpointer data)
{
  Table *table = data;

  g_free (table->name);
}

static void
canasta_classic_variant_finalize (GObject *object)
{
  CanastaClassicVariantPrivate *priv =
    canasta_classic_variant_get_instance_private (CANASTA_CLASSIC_VARIANT (object));

  g_clear_pointer (&priv->tables, g_array_unref);
  G_OBJECT_CLASS (canasta_classic_variant_parent_class)->finalize (object);
}

static void
canasta_classic_variant_class_init (CanastaClassicVariantClass *class)
{
  G_OBJECT_CLASS (class)->finalize = canasta_classic_variant_finalize;
}

static void
canasta_classic_variant_init (CanastaClassicVariant *self)
{
  CanastaClassicVariantPrivate *priv = canasta_classic_variant_get_instance_private (self);

  priv->tables = g_array_new (FALSE, FALSE, sizeof (Table));
  g_array_set_clear_func (priv->tables, clear_table);
}

/**
 * canasta_classic_variant_add_table:
 * @self: a variant that is being made
 * @name: players and, where there are several ways to seat them, the seating:
 *   `4`, `3/lone-hand`
 * @deal_size: cards dealt to each player
 * @draw_count: cards drawn from the stock in a turn
 * @canastas_to_go_out: canastas a side needs before it may go out
 *
 * Adds a table, the standard one first. Done only while the variant is made: a
 * variant does not change afterwards.
 */
void
canasta_classic_variant_add_table (CanastaClassicVariant *self,
                                   const char            *name,
                                   guint                  deal_size,
                                   guint                  draw_count,
                                   guint                  canastas_to_go_out)
{
  CanastaClassicVariantPrivate *priv = canasta_classic_variant_get_instance_private (self);
  Table table = { NULL, deal_size, draw_count, canastas_to_go_out };

  g_return_if_fail (CANASTA_IS_CLASSIC_VARIANT (self));
  g_return_if_fail (name != NULL);

  table.name = g_strdup (name);
  g_array_append_val (priv->tables, table);
}
