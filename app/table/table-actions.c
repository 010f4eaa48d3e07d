/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/table-actions.h"

#include "table/details.h"
#include "turn/facts.h"
#include "turn/prompt.h"
#include "turn/say.h"
#include "turn/viewer.h"

struct _CanastaTableActions
{
  GtkWidget *table;
  const CanastaTableParts *parts;
  CanastaTurn *turn;
  CanastaTableKeys *keys;
  const char *followed;         /* the action that is being done */
  gboolean has_said;            /* since anything has changed, … */
  CanastaFact said;             /* … this last */
};

static void
announce (CanastaTableActions *self, const char *sentence)
{
  gtk_widget_activate_action (self->table, "win.answer", "(ss)", self->followed, sentence);
}

static GtkWidget *
get_focus (CanastaTableActions *self)
{
  GtkRoot *root = gtk_widget_get_root (self->table);

  return root ? gtk_root_get_focus (root) : NULL;
}

/* Whether there is a hand; who looks on is told why not. */
static gboolean
check_hand (CanastaTableActions *self)
{
  const CanastaObservation *observation = canasta_turn_get_observation (self->turn);

  if (!observation || !canasta_viewer_looks_on (observation))
    return TRUE;
  canasta_turn_say (self->turn, CANASTA_SAYING_LOOKING_ON);
  return FALSE;
}

static void
select_rank (CanastaTableActions *self, GVariant *parameter)
{
  g_autofree char *sentence = NULL;

  if (!check_hand (self))
    return;
  canasta_hand_view_select_rank (self->parts->hand);
  if (!canasta_turn_get_observation (self->turn))
    return;
  sentence = canasta_fact_say_selected (self->turn);
  announce (self, sentence);
}

/* Asked again, while nothing has changed, it says more. */
static void
say_fact (CanastaTableActions *self, CanastaFact fact)
{
  gboolean more = self->has_said && self->said == fact;
  g_autofree char *sentences = NULL;

  if (!canasta_turn_get_observation (self->turn))
    return;
  sentences = canasta_fact_say (fact, self->turn, more);
  self->has_said = TRUE;
  self->said = fact;
  announce (self, sentences);
}

static void
say_details (CanastaTableActions *self, GVariant *parameter)
{
  GtkWidget *focus = get_focus (self);
  const char *details = focus ? canasta_details_get (focus) : NULL;
  g_autofree char *description = NULL;

  if (focus && CANASTA_IS_CARD_VIEW (focus))
    description = canasta_hand_view_describe (self->parts->hand, CANASTA_CARD_VIEW (focus));
  if (description || details)
    announce (self, description ? description : details);
}

static void
view_pile (CanastaTableActions *self, GVariant *parameter)
{
  const CanastaObservation *observation = canasta_turn_get_observation (self->turn);

  if (!observation)
    return;
  if (!canasta_table_shows_pile (observation->table))
    canasta_turn_say (self->turn, CANASTA_SAYING_PILE_COVERED);
  else if (observation->board.pile_count == 0)
    canasta_turn_say (self->turn, CANASTA_SAYING_PILE_EMPTY);
  else
    {
      g_autofree char *cards = canasta_fact_say (CANASTA_FACT_PILE, self->turn, TRUE);

      canasta_well_view_show_pile (self->parts->well);
      announce (self, cards);
    }
}

static void
explain (CanastaTableActions *self, GVariant *parameter)
{
  const char *rule = canasta_prompt_view_get_rule (self->parts->prompt);

  gtk_widget_activate_action (self->table, "win.explain", "s", rule ? rule : "");
}

static void
jump (CanastaTableActions *self, GVariant *rank)
{
  const char *text = g_variant_get_string (rank, NULL);
  g_autofree char *sentence = NULL;
  CanastaRank wanted;

  if (!check_hand (self) || canasta_table_keys_jump (self->keys, text)
      || !canasta_turn_get_observation (self->turn))
    return;
  sentence = canasta_say_none_of (canasta_rank_read (&text, &wanted) ? (int) wanted
                                                                     : CANASTA_WILD_RANK);
  announce (self, sentence);
}

static void
go_on (CanastaTableActions *self, GVariant *parameter)
{
  canasta_table_keys_go (self->keys, GTK_DIR_TAB_FORWARD);
}

static void
go_back (CanastaTableActions *self, GVariant *parameter)
{
  canasta_table_keys_go (self->keys, GTK_DIR_TAB_BACKWARD);
}

static void
enter (CanastaTableActions *self, GVariant *parameter)
{
  if (canasta_turn_get_observation (self->turn))
    canasta_turn_enter (self->turn, CANASTA_NO_CARD, FALSE);
}

static void
choose (CanastaTableActions *self, GVariant *parameter)
{
  CanastaCardView *card = canasta_table_keys_choose (self->keys);
  g_autofree char *sentence =
    card ? canasta_hand_view_say_selected (self->parts->hand, card) : NULL;

  if (sentence)
    announce (self, sentence);
}

/* Those that are neither an intent nor a fact. */
static const struct
{
  const char *name;
  const char *parameter;
  void (*func) (CanastaTableActions *self, GVariant *parameter);
} others[] = {
  { "table.choose", NULL, choose },
  { "table.enter", NULL, enter },
  { "table.jump", "s", jump },
  { "table.next-zone", NULL, go_on },
  { "table.previous-zone", NULL, go_back },
  { "table.say-details", NULL, say_details },
  { "table.select-rank", NULL, select_rank },
  { "table.view-pile", NULL, view_pile },
  { "table.why", NULL, explain },
};

/**
 * canasta_table_actions_install:
 * @widget_class: the class of a table
 * @func: what calls canasta_table_actions_follow() with the name it gets
 *
 * Installs all actions of a table.
 */
void
canasta_table_actions_install (GtkWidgetClass *widget_class, GtkWidgetActionActivateFunc func)
{
  for (CanastaIntent intent = 0; intent < CANASTA_N_INTENTS; intent++)
    gtk_widget_class_install_action (widget_class, canasta_intent_get_action (intent), NULL, func);
  for (CanastaFact fact = 0; fact < CANASTA_N_FACTS; fact++)
    gtk_widget_class_install_action (widget_class, canasta_fact_get_action (fact), NULL, func);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    gtk_widget_class_install_action (widget_class, others[i].name, others[i].parameter, func);
}

/* Nothing of it is owned; lives as long as the table. */
CanastaTableActions *
canasta_table_actions_new (GtkWidget *table, const CanastaTableParts *parts, CanastaTurn *turn,
                           CanastaTableKeys *keys)
{
  CanastaTableActions *self = g_new0 (CanastaTableActions, 1);

  self->table = table;
  self->parts = parts;
  self->turn = turn;
  self->keys = keys;
  return self;
}

void
canasta_table_actions_free (CanastaTableActions *self)
{
  g_free (self);
}

/* Something has changed: what was said is to be said anew. */
void
canasta_table_actions_forget (CanastaTableActions *self)
{
  self->has_said = FALSE;
}

/* The order of the hand is seen, and no part of the prompt. */
static void
follow (CanastaTableActions *self, CanastaIntent intent)
{
  CanastaReply reply = canasta_turn_follow (self->turn, intent);

  if (intent == CANASTA_INTENT_SORT && reply != CANASTA_REPLY_REFUSAL
      && canasta_turn_get_observation (self->turn))
    announce (self, canasta_say_order (
      canasta_hand_order_get_sort (canasta_turn_get_hand (self->turn))));
}

/* Does what an action of the table stands for. */
void
canasta_table_actions_follow (CanastaTableActions *self, const char *name, GVariant *parameter)
{
  self->followed = name;
  for (CanastaIntent intent = 0; intent < CANASTA_N_INTENTS; intent++)
    if (g_str_equal (name, canasta_intent_get_action (intent)))
      {
        follow (self, intent);
        return;
      }
  for (CanastaFact fact = 0; fact < CANASTA_N_FACTS; fact++)
    if (g_str_equal (name, canasta_fact_get_action (fact)))
      {
        say_fact (self, fact);
        return;
      }
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (g_str_equal (name, others[i].name))
      others[i].func (self, parameter);
}
