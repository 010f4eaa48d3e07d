/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules/classic-variant.h"

#include <glib/gi18n-lib.h>

#include "rules/score-hooks.h"
#include "rules/variant-rules.h"

/* A table and its answers to the hooks that are asked by table. */
typedef struct
{
  char *name;
  guint deal_size;
  guint draw_count;
  guint canastas_to_go_out;
} Table;

/* A rule that is not as in the classic game. */
typedef struct
{
  char *table;          /* the one it holds at, or NULL for all of them */
  char *name;
  char *value;          /* as GVariant's text */
} Rule;

/* What going out takes besides. */
typedef struct
{
  char *table;          /* as of a rule */
  char *thing;
  guint count;
} Need;

typedef struct
{
  GArray *tables;       /* of Table */
  GArray *rules;        /* of Rule */
  GArray *needs;        /* of Need */
} CanastaClassicVariantPrivate;

static void init_hooks (CanastaVariantInterface *iface);
static void init_seating_hooks (CanastaSeatingHooksInterface *iface);
static void init_play_hooks (CanastaPlayHooksInterface *iface);

/**
 * CanastaClassicVariant:
 *
 * What most variants begin with: it answers the hooks that every variant needs,
 * by the tables, rules and needs that are added to it. A game that differs from the
 * classic one by nothing else fills no hook. It has all groups of hooks: in other
 * languages than C a class that fills one names its group again.
 */
G_DEFINE_ABSTRACT_TYPE_WITH_CODE (CanastaClassicVariant, canasta_classic_variant, G_TYPE_OBJECT,
                                  G_ADD_PRIVATE (CanastaClassicVariant)
                                  G_IMPLEMENT_INTERFACE (CANASTA_TYPE_VARIANT, init_hooks)
                                  G_IMPLEMENT_INTERFACE (CANASTA_TYPE_SEATING_HOOKS,
                                                         init_seating_hooks)
                                  G_IMPLEMENT_INTERFACE (CANASTA_TYPE_PLAY_HOOKS,
                                                         init_play_hooks)
                                  G_IMPLEMENT_INTERFACE (CANASTA_TYPE_SCORE_HOOKS, NULL))

static CanastaClassicVariantPrivate *
get_private (gpointer variant)
{
  return canasta_classic_variant_get_instance_private (CANASTA_CLASSIC_VARIANT (variant));
}

/* The name of a table: `4`, `3/lone-hand`. */
static char *
name_table (guint players, const char *seating)
{
  return seating ? g_strdup_printf ("%u/%s", players, seating) : g_strdup_printf ("%u", players);
}

static const Table *
find_table (CanastaVariant  *variant,
            guint            players,
            const char      *seating,
            GError         **error)
{
  g_autofree char *name = name_table (players, seating);
  GArray *tables = get_private (variant)->tables;

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
  GArray *tables = get_private (variant)->tables;

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
  *answer = canasta_rules_get_classic_threshold (total);
  return TRUE;
}

/* Whether what was added for a table, or for all of them, holds at one. */
static gboolean
holds_at (const char *added, const char *table)
{
  return !added || g_str_equal (added, table);
}

static gboolean
set_rule (CanastaRules *rules, const Rule *rule, GError **error)
{
  g_autoptr (GVariant) value = NULL;
  const CanastaRule *row = canasta_rule_find (rule->name);

  if (!row)
    {
      /* Translators: a word for a rule, as draw-count */
      g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT,
                   _("There is no rule “%s”."), rule->name);
      return FALSE;
    }
  value = g_variant_parse (NULL, rule->value, NULL, NULL, error);
  return value && canasta_rules_set_value (rules, row, value, error);
}

static gboolean
configure (CanastaVariant  *variant,
           CanastaRules    *rules,
           guint            players,
           const char      *seating,
           GError         **error)
{
  g_autofree char *table = name_table (players, seating);
  GArray *all = get_private (variant)->rules;

  for (guint i = 0; i < all->len; i++)
    {
      const Rule *rule = &g_array_index (all, Rule, i);

      if (holds_at (rule->table, table) && !set_rule (rules, rule, error))
        return FALSE;
    }
  return TRUE;
}

/* An even number of players from four on sits in pairs, partners opposite each
 * other; others play alone. */
static GVariant *
seating (CanastaSeatingHooks *variant, guint players, const char *name, guint round,
         GError **error)
{
  guint sides = players >= 4 && players % 2 == 0 ? players / 2 : players;
  GVariantBuilder seats;

  g_variant_builder_init (&seats, G_VARIANT_TYPE ("a(uu)"));
  for (guint seat = 0; seat < players; seat++)
    g_variant_builder_add (&seats, "(uu)", seat, seat % sides);
  return g_variant_builder_end (&seats);
}

/* Where one plays alone against the others, that is who takes the pile first; the
 * side of the lowest seat is 0. */
static GVariant *
form_sides (CanastaSeatingHooks *variant, guint players, const char *name, guint taker,
            GError **error)
{
  GVariantBuilder sides;

  g_variant_builder_init (&sides, G_VARIANT_TYPE ("au"));
  for (guint seat = 0; g_strcmp0 (name, "lone-hand") == 0 && seat < players; seat++)
    g_variant_builder_add (&sides, "u", (seat == taker) == (taker == 0) ? 0 : 1);
  return g_variant_builder_end (&sides);
}

static GVariant *
going_out_needs (CanastaPlayHooks *variant, guint players, const char *name, GError **error)
{
  g_autofree char *table = name_table (players, name);
  GArray *all = get_private (variant)->needs;
  GVariantBuilder needs;

  g_variant_builder_init (&needs, G_VARIANT_TYPE ("a(su)"));
  for (guint i = 0; i < all->len; i++)
    {
      const Need *need = &g_array_index (all, Need, i);

      if (holds_at (need->table, table))
        g_variant_builder_add (&needs, "(su)", need->thing, need->count);
    }
  return g_variant_builder_end (&needs);
}

static void
init_hooks (CanastaVariantInterface *iface)
{
  iface->list_tables = list_tables;
  iface->deal_size = deal_size;
  iface->draw_count = draw_count;
  iface->canastas_to_go_out = canastas_to_go_out;
  iface->meld_threshold = meld_threshold;
  iface->configure = configure;
}

static void
init_seating_hooks (CanastaSeatingHooksInterface *iface)
{
  iface->seating = seating;
  iface->form_sides = form_sides;
}

static void
init_play_hooks (CanastaPlayHooksInterface *iface)
{
  iface->going_out_needs = going_out_needs;
}

static void
clear_table (gpointer data)
{
  Table *table = data;

  g_free (table->name);
}

static void
clear_rule (gpointer data)
{
  Rule *rule = data;

  g_free (rule->table);
  g_free (rule->name);
  g_free (rule->value);
}

static void
clear_need (gpointer data)
{
  Need *need = data;

  g_free (need->table);
  g_free (need->thing);
}

static void
canasta_classic_variant_finalize (GObject *object)
{
  CanastaClassicVariantPrivate *priv =
    canasta_classic_variant_get_instance_private (CANASTA_CLASSIC_VARIANT (object));

  g_clear_pointer (&priv->tables, g_array_unref);
  g_clear_pointer (&priv->rules, g_array_unref);
  g_clear_pointer (&priv->needs, g_array_unref);
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
  priv->rules = g_array_new (FALSE, FALSE, sizeof (Rule));
  g_array_set_clear_func (priv->rules, clear_rule);
  priv->needs = g_array_new (FALSE, FALSE, sizeof (Need));
  g_array_set_clear_func (priv->needs, clear_need);
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

/**
 * canasta_classic_variant_add_rule:
 * @self: a variant that is being made
 * @table: (nullable): the table at which the rule is so, as it was added; %NULL for
 *   all tables
 * @rule: the rule's name: `packs`
 * @value: what it is there, as GVariant's text: `3`, `true`, `'always'`,
 *   `[100, 200, 300]`
 *
 * Says how a rule differs from the classic game. Of two values for a rule the later
 * one holds. Done only while the variant is made. A name or value that does not
 * exist is told when the table is opened.
 */
void
canasta_classic_variant_add_rule (CanastaClassicVariant *self,
                                  const char            *table,
                                  const char            *rule,
                                  const char            *value)
{
  CanastaClassicVariantPrivate *priv = canasta_classic_variant_get_instance_private (self);
  Rule added;

  g_return_if_fail (CANASTA_IS_CLASSIC_VARIANT (self));
  g_return_if_fail (rule != NULL && value != NULL);

  added = (Rule){ g_strdup (table), g_strdup (rule), g_strdup (value) };
  g_array_append_val (priv->rules, added);
}

/**
 * canasta_classic_variant_add_need:
 * @self: a variant that is being made
 * @table: (nullable): the table at which it takes this, as it was added; %NULL for
 *   all tables
 * @thing: a class of canastas, `natural`, `mixed`, `wild` or `sequence`, or `red-threes`
 * @count: how many
 *
 * Says what going out takes besides the canastas of the table: so many of a class among
 * them, so many red threes. Done only while the variant is made. What there is not is
 * told when the table is opened.
 */
void
canasta_classic_variant_add_need (CanastaClassicVariant *self, const char *table,
                                  const char *thing, guint count)
{
  CanastaClassicVariantPrivate *priv = canasta_classic_variant_get_instance_private (self);
  Need added;

  g_return_if_fail (CANASTA_IS_CLASSIC_VARIANT (self));
  g_return_if_fail (thing != NULL);

  added = (Need){ g_strdup (table), g_strdup (thing), count };
  g_array_append_val (priv->needs, added);
}
