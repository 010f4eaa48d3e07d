/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules/plain-variant.h"

#include "rules/classic-variant.h"
#include "rules/rules-json.h"
#include "rules/variant-rules.h"

/* One table of the classic game; what of it is not so is for rules to say. */
#define CANASTA_TYPE_PLAIN_VARIANT (canasta_plain_variant_get_type ())
G_DECLARE_FINAL_TYPE (CanastaPlainVariant, canasta_plain_variant, CANASTA, PLAIN_VARIANT,
                      CanastaClassicVariant)

struct _CanastaPlainVariant
{
  CanastaClassicVariant parent_instance;
};

G_DEFINE_FINAL_TYPE (CanastaPlainVariant, canasta_plain_variant, CANASTA_TYPE_CLASSIC_VARIANT)

static void
canasta_plain_variant_class_init (CanastaPlainVariantClass *class)
{
}

static void
canasta_plain_variant_init (CanastaPlainVariant *self)
{
}

static CanastaVariant *
make (const char *variant_id, guint players, const char *seating)
{
  CanastaVariant *self = g_object_new (CANASTA_TYPE_PLAIN_VARIANT, NULL);
  g_autofree char *name = seating ? g_strdup_printf ("%u/%s", players, seating)
                                  : g_strdup_printf ("%u", players);

  canasta_variant_set_id (self, variant_id);
  canasta_classic_variant_add_table (CANASTA_CLASSIC_VARIANT (self), name, 11, 1, 1);
  return self;
}

/* Whether somebody else sits beside or plays with a player at one of two tables. */
static gboolean
sits_otherwise (const CanastaTable *a, const CanastaTable *b)
{
  return memcmp (a->seatings, b->seatings, sizeof a->seatings) != 0
         || a->sides_form != b->sides_form
         || (a->sides_form && memcmp (a->formed, b->formed, sizeof a->formed) != 0);
}

static gboolean
needs_otherwise (const CanastaOutNeeds *a, const CanastaOutNeeds *b)
{
  return a->n != b->n || memcmp (a->of, b->of, a->n * sizeof *a->of) != 0;
}

/* Whether a variant has its own idea of what a first meld must count, and rules leave it that. */
static gboolean
asks_minimum (const CanastaTable *table, CanastaVariant *plain)
{
  return table->rules.opening_minimum.n == 0
         && CANASTA_VARIANT_GET_IFACE (table->variant)->meld_threshold
              != CANASTA_VARIANT_GET_IFACE (plain)->meld_threshold;
}

/**
 * canasta_plain_variant_is_enough:
 * @table: a table
 *
 * Returns: whether its rules say all that its variant would: so that
 *   [func@plain_variant_open_table] makes one at which the same is played
 */
gboolean
canasta_plain_variant_is_enough (const CanastaTable *table)
{
  g_autoptr (CanastaRules) rules = canasta_table_dup_rules (table);
  g_autoptr (CanastaVariant) variant = make (table->variant_id, table->players, table->seating_id);
  g_autoptr (CanastaTable) plain = canasta_table_new (variant, table->variant_id, table->players,
                                                      table->seating_id, NULL, rules, NULL);

  return table->variant && plain && !table->asks_variant && !asks_minimum (table, variant)
         && !sits_otherwise (table, plain)
         && !needs_otherwise (&table->out_needs, &plain->out_needs);
}

/**
 * canasta_plain_variant_stands_in:
 * @table: a table
 *
 * Returns: whether it is played without the plugin of its game, which may not be here
 */
gboolean
canasta_plain_variant_stands_in (const CanastaTable *table)
{
  return CANASTA_IS_PLAIN_VARIANT (table->variant);
}

/**
 * canasta_plain_variant_open_table:
 * @variant_id: the variant that is played by somebody else
 * @players: how many play
 * @seating: (nullable): the seating, where the variant has several
 * @rules: (nullable): the rules by name, in JSON; those that are not there are classic
 * @error: return location for an error that names what is wrong with them
 *
 * Makes a table without the variant's plugin.
 *
 * Returns: (transfer full): the table
 */
CanastaTable *
canasta_plain_variant_open_table (const char *variant_id, guint players, const char *seating,
                                  JsonObject *rules, GError **error)
{
  g_autoptr (CanastaVariant) variant = make (variant_id, players, seating);
  g_autoptr (CanastaRules) all = canasta_variant_make_rules (variant, players, seating, error);

  if (!all || (rules && !canasta_rules_apply_json (all, rules, error)))
    return NULL;
  return canasta_table_new (variant, variant_id, players, seating, NULL, all, error);
}
