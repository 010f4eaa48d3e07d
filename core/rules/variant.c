/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks a variant's hooks and believes no answer it has not checked. */
#include "config.h"

#include "rules/variant-private.h"

#include <glib/gi18n-lib.h>

#include "files/plain-text.h"
#include "rules/table-name.h"

#define MAX_TABLES 32

/* The most characters of what a hook says is wrong. */
#define LONGEST_REASON 300

/* What an answer holds before the hook is asked: never a valid one. */
#define NO_ANSWER G_MAXUINT

#define ID_KEY "canasta-variant-id"
#define WATCH_KEY "canasta-variant-watch"

G_DEFINE_INTERFACE (CanastaVariant, canasta_variant, G_TYPE_OBJECT)

static void
canasta_variant_default_init (CanastaVariantInterface *iface)
{
}

/**
 * canasta_variant_get_id:
 * @self: a variant
 *
 * Returns: the name under which the variant was found, the name of its plugin;
 *   of a variant made in another way, the name of its type
 */
const char *
canasta_variant_get_id (CanastaVariant *self)
{
  const char *id;

  g_return_val_if_fail (CANASTA_IS_VARIANT (self), NULL);

  id = g_object_get_data (G_OBJECT (self), ID_KEY);
  return id ? id : G_OBJECT_TYPE_NAME (self);
}

/**
 * canasta_variant_set_id:
 * @self: a variant
 * @id: its name in houses, saved matches and messages
 *
 * Names a variant; done once, by whoever makes it.
 */
void
canasta_variant_set_id (CanastaVariant *self,
                        const char     *id)
{
  g_return_if_fail (CANASTA_IS_VARIANT (self));
  g_return_if_fail (id != NULL);

  g_object_set_data_full (G_OBJECT (self), ID_KEY, g_strdup (id), g_free);
}

/* Has everything asked of a variant noted; @watch stays for as long as it does. */
void
canasta_variant_set_watch (CanastaVariant *self,
                           CanastaWatch   *watch)
{
  g_object_set_data (G_OBJECT (self), WATCH_KEY, watch);
}

/* Makes what a variant says fit to be shown: a line of plain text. */
char *
canasta_variant_clean_reason (const char *said)
{
  return canasta_plain_text_line (said, LONGEST_REASON);
}

/* The error of a hook that gave no answer. Takes the hook's own error. */
static void
set_failure (GError         **error,
             CanastaVariant  *self,
             CanastaHook      hook,
             GError          *cause)
{
  const char *name = canasta_hook_get_name (hook);
  g_autofree char *reason = cause ? canasta_variant_clean_reason (cause->message) : NULL;

  if (reason)
    g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT,
                 /* Translators: the name of a variant, of one of its functions, and a
                  * sentence */
                 _("The variant “%s” gave no answer for “%s”: %s"),
                 canasta_variant_get_id (self), name, reason);
  else
    g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT,
                 /* Translators: the name of a variant and of one of its functions */
                 _("The variant “%s” gave no answer for “%s”."),
                 canasta_variant_get_id (self), name);
  g_clear_error (&cause);
}

void
canasta_variant_set_nonsense (GError         **error,
                              CanastaVariant  *self,
                              CanastaHook      hook,
                              const char      *problem)
{
  g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT,
               /* Translators: the name of a variant, of one of its functions, and a
                * sentence about its answer */
               _("The variant “%s” gave an unusable answer for “%s”: %s"),
               canasta_variant_get_id (self), canasta_hook_get_name (hook), problem);
}

gboolean
canasta_variant_check_range (CanastaVariant  *self,
                             CanastaHook      hook,
                             gint64           answer,
                             int              minimum,
                             int              maximum,
                             GError         **error)
{
  g_autofree char *number = NULL;
  g_autofree char *problem = NULL;

  if (answer >= minimum && answer <= maximum)
    return TRUE;

  number = g_strdup_printf ("%" G_GINT64_FORMAT, answer);
  problem = g_strdup_printf (_("%s is not between %d and %d."), number, minimum, maximum);
  canasta_variant_set_nonsense (error, self, hook, problem);
  return FALSE;
}

/* Before a hook is asked.
 * Returns: what is to be left again; NULL for a variant that nobody watches. */
CanastaWatch *
canasta_variant_enter (CanastaVariant *self,
                       CanastaHook     hook)
{
  CanastaWatch *watch = g_object_get_data (G_OBJECT (self), WATCH_KEY);

  if (watch)
    canasta_watch_enter (watch, hook);
  return watch;
}

/* After a hook was asked.
 * Returns: whether it answered: it said so, left no error, and filled the answer. */
gboolean
canasta_variant_leave (CanastaVariant  *self,
                       CanastaWatch    *watch,
                       CanastaHook      hook,
                       gboolean         given,
                       gboolean         filled,
                       GError          *cause,
                       GError         **error)
{
  if (watch)
    canasta_watch_leave (watch, hook);
  if (given && filled && !cause)
    return TRUE;

  set_failure (error, self, hook, cause);
  return FALSE;
}

/* After a hook was asked that returns a list, a GVariant, floating or not.
 * Returns: the list; NULL where it is none of that type. */
GVariant *
canasta_variant_leave_list (CanastaVariant  *self,
                            CanastaWatch    *watch,
                            CanastaHook      hook,
                            GVariant        *answer,
                            const char      *type,
                            GError          *cause,
                            GError         **error)
{
  g_autoptr (GVariant) taken = answer ? g_variant_take_ref (answer) : NULL;

  if (!canasta_variant_leave (self, watch, hook, taken != NULL, TRUE, cause, error))
    return NULL;

  if (!g_variant_is_of_type (taken, G_VARIANT_TYPE (type)))
    {
      g_autofree char *problem =
        g_strdup_printf (_("It is of the type “%s” instead of “%s”."),
                         g_variant_get_type_string (taken), type);

      canasta_variant_set_nonsense (error, self, hook, problem);
      return NULL;
    }
  return g_steal_pointer (&taken);
}

/* What the four hooks that every variant fills have in common. */
static gboolean
leave_number (CanastaVariant  *self,
              CanastaWatch    *watch,
              CanastaHook      hook,
              gboolean         given,
              GError          *cause,
              guint            answer,
              int              minimum,
              int              maximum,
              guint           *checked,
              GError         **error)
{
  if (!canasta_variant_leave (self, watch, hook, given, answer != NO_ANSWER, cause, error)
      || !canasta_variant_check_range (self, hook, answer, minimum, maximum, error))
    return FALSE;

  *checked = answer;
  return TRUE;
}

typedef gboolean (*AskTable) (CanastaVariant  *self,
                              guint            players,
                              const char      *seating,
                              guint           *answer,
                              GError         **error);

/* Asks a hook whose answer stands for a rule: it must be within the rule's
 * range. */
static gboolean
ask_for_rule (CanastaVariant  *self,
              CanastaHook      hook,
              AskTable         ask,
              const char      *rule_name,
              guint            players,
              const char      *seating,
              guint           *answer,
              GError         **error)
{
  const CanastaRule *rule = canasta_rule_find (rule_name);
  CanastaWatch *watch = canasta_variant_enter (self, hook);
  guint given = NO_ANSWER;
  GError *cause = NULL;
  gboolean has_answer = ask && ask (self, players, seating, &given, &cause);

  return leave_number (self, watch, hook, has_answer, cause, given, rule->minimum, rule->maximum,
                       answer, error);
}

/**
 * canasta_variant_list_tables: (virtual list_tables)
 * @self: a variant
 * @error: return location for an error
 *
 * Lists the tables the variant offers, each as the number of players and,
 * where it has several ways to seat them, the seating: `4`, `3/lone-hand`.
 *
 * Returns: (transfer full) (array zero-terminated=1): the tables, the standard
 *   one first, at least one; %NULL with @error set
 */
char **
canasta_variant_list_tables (CanastaVariant  *self,
                             GError         **error)
{
  g_auto (GStrv) tables = NULL;
  GError *cause = NULL;
  CanastaWatch *watch;
  guint n_tables;

  g_return_val_if_fail (CANASTA_IS_VARIANT (self), NULL);

  watch = canasta_variant_enter (self, CANASTA_HOOK_LIST_TABLES);
  if (CANASTA_VARIANT_GET_IFACE (self)->list_tables)
    tables = CANASTA_VARIANT_GET_IFACE (self)->list_tables (self, &cause);
  n_tables = tables ? g_strv_length (tables) : 0;
  if (!canasta_variant_leave (self, watch, CANASTA_HOOK_LIST_TABLES, tables != NULL, n_tables > 0,
                              cause, error)
      || !canasta_variant_check_range (self, CANASTA_HOOK_LIST_TABLES, n_tables, 1, MAX_TABLES,
                                       error))
    return NULL;

  for (guint i = 0; i < n_tables; i++)
    {
      g_autofree char *problem = NULL;
      g_autofree char *shown = canasta_plain_text_quote (tables[i], -1);

      if (!canasta_table_name_is_offer (tables[i]))
        problem = g_strdup_printf (_("“%s” names no table; a table is a number of players from "
                                     "2 to %u and perhaps a seating, as in “4” or “3/lone-hand”."),
                                   shown, CANASTA_MAX_SEATS);

      for (guint j = 0; j < i && !problem; j++)
        if (g_str_equal (tables[i], tables[j]))
          problem = g_strdup_printf (_("The table “%s” is listed twice."), tables[i]);

      if (problem)
        {
          canasta_variant_set_nonsense (error, self, CANASTA_HOOK_LIST_TABLES, problem);
          return NULL;
        }
    }

  return g_steal_pointer (&tables);
}

/**
 * canasta_variant_deal_size: (virtual deal_size)
 * @self: a variant
 * @players: how many play
 * @seating: (nullable): the seating, %NULL where the table has only one
 * @answer: (out): cards dealt to each player
 * @error: return location for an error
 *
 * Asks how many cards each player is dealt.
 *
 * Returns: whether there is an answer; %FALSE with @error set
 */
gboolean
canasta_variant_deal_size (CanastaVariant  *self,
                           guint            players,
                           const char      *seating,
                           guint           *answer,
                           GError         **error)
{
  g_return_val_if_fail (CANASTA_IS_VARIANT (self), FALSE);

  return ask_for_rule (self, CANASTA_HOOK_DEAL_SIZE, CANASTA_VARIANT_GET_IFACE (self)->deal_size,
                       "deal-size", players, seating, answer, error);
}

/**
 * canasta_variant_draw_count: (virtual draw_count)
 * @self: a variant
 * @players: how many play
 * @seating: (nullable): the seating, %NULL where the table has only one
 * @answer: (out): cards drawn from the stock in a turn
 * @error: return location for an error
 *
 * Asks how many cards are drawn from the stock in a turn.
 *
 * Returns: whether there is an answer; %FALSE with @error set
 */
gboolean
canasta_variant_draw_count (CanastaVariant  *self,
                            guint            players,
                            const char      *seating,
                            guint           *answer,
                            GError         **error)
{
  g_return_val_if_fail (CANASTA_IS_VARIANT (self), FALSE);

  return ask_for_rule (self, CANASTA_HOOK_DRAW_COUNT, CANASTA_VARIANT_GET_IFACE (self)->draw_count,
                       "draw-count", players, seating, answer, error);
}

/**
 * canasta_variant_canastas_to_go_out: (virtual canastas_to_go_out)
 * @self: a variant
 * @players: how many play
 * @seating: (nullable): the seating, %NULL where the table has only one
 * @answer: (out): canastas
 * @error: return location for an error
 *
 * Asks how many canastas a side needs before it may go out.
 *
 * Returns: whether there is an answer; %FALSE with @error set
 */
gboolean
canasta_variant_canastas_to_go_out (CanastaVariant  *self,
                                    guint            players,
                                    const char      *seating,
                                    guint           *answer,
                                    GError         **error)
{
  g_return_val_if_fail (CANASTA_IS_VARIANT (self), FALSE);

  return ask_for_rule (self, CANASTA_HOOK_CANASTAS_TO_GO_OUT,
                       CANASTA_VARIANT_GET_IFACE (self)->canastas_to_go_out,
                       "canastas-to-go-out", players, seating, answer, error);
}

/**
 * canasta_variant_meld_threshold: (virtual meld_threshold)
 * @self: a variant
 * @total: the side's total before the deal, in points
 * @round: the round, from 1
 * @answer: (out): points
 * @error: return location for an error
 *
 * Asks what a side's first meld must count. The variant has a say only while
 * the house sets no `opening-minimum`.
 *
 * Returns: whether there is an answer; %FALSE with @error set
 */
gboolean
canasta_variant_meld_threshold (CanastaVariant  *self,
                                int              total,
                                guint            round,
                                guint           *answer,
                                GError         **error)
{
  guint given = NO_ANSWER;
  GError *cause = NULL;
  gboolean has_answer = FALSE;
  CanastaWatch *watch;

  g_return_val_if_fail (CANASTA_IS_VARIANT (self), FALSE);

  watch = canasta_variant_enter (self, CANASTA_HOOK_MELD_THRESHOLD);
  if (CANASTA_VARIANT_GET_IFACE (self)->meld_threshold)
    has_answer =
      CANASTA_VARIANT_GET_IFACE (self)->meld_threshold (self, total, round, &given, &cause);
  return leave_number (self, watch, CANASTA_HOOK_MELD_THRESHOLD, has_answer, cause, given,
                       0, CANASTA_MOST_POINTS, answer, error);
}

/**
 * canasta_variant_configure: (virtual configure)
 * @self: a variant
 * @rules: the rules of a table, at the standard of the core and of the hooks
 *   that answer with a rule
 * @players: how many play
 * @seating: (nullable): the seating, %NULL where the table has only one
 * @error: return location for an error
 *
 * Lets the variant set any other rule's standard value. On failure some of
 * @rules may have been set.
 *
 * Returns: whether it did; %FALSE with @error set
 */
gboolean
canasta_variant_configure (CanastaVariant  *self,
                           CanastaRules    *rules,
                           guint            players,
                           const char      *seating,
                           GError         **error)
{
  GError *cause = NULL;
  CanastaWatch *watch;
  gboolean done;

  g_return_val_if_fail (CANASTA_IS_VARIANT (self), FALSE);
  g_return_val_if_fail (CANASTA_IS_RULES (rules), FALSE);

  if (!CANASTA_VARIANT_GET_IFACE (self)->configure)
    return TRUE;

  watch = canasta_variant_enter (self, CANASTA_HOOK_CONFIGURE);
  done = CANASTA_VARIANT_GET_IFACE (self)->configure (self, rules, players, seating, &cause);
  return canasta_variant_leave (self, watch, CANASTA_HOOK_CONFIGURE, done, TRUE, cause, error);
}

