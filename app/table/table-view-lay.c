/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Taking the pile and laying cards down. Where several things can be meant the
 * person is asked; what is laid out is played as soon as it may be. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "table/choice-popover.h"
#include "table/popover.h"
#include "turn/sentences.h"
#include "table/table-view-private.h"

static void
get_selected (CanastaTableView *self, CanastaCardSet *selected)
{
  canasta_hand_view_get_selected (CANASTA_HAND_VIEW (self->hand), selected);
}

/* Popovers to choose from. */

static void
open_choices (CanastaTableView *self, GtkWidget *popover, GtkWidget *beside)
{
  graphene_rect_t bounds;

  canasta_popover_remove (&self->popover);
  self->popover = popover;
  gtk_widget_set_parent (popover, GTK_WIDGET (self));
  if (gtk_widget_compute_bounds (beside, GTK_WIDGET (self), &bounds))
    gtk_popover_set_pointing_to (GTK_POPOVER (popover),
                                 &(GdkRectangle){ bounds.origin.x, bounds.origin.y,
                                                  bounds.size.width, bounds.size.height });
  gtk_popover_set_position (GTK_POPOVER (popover), GTK_POS_TOP);
  gtk_popover_popup (GTK_POPOVER (popover));
}

static GtkWidget *
get_prompt_button (CanastaTableView *self, const char *action)
{
  GtkWidget *button = canasta_prompt_view_find_button (CANASTA_PROMPT_VIEW (self->prompt), action);

  return button ? button : self->prompt;
}

/* Taking the pile. */

static void
begin_take (CanastaTableView *self, const CanastaCardSet *cards)
{
  CanastaRefusal refusal;
  gboolean at_once = g_settings_get_boolean (self->settings, "take-without-asking");
  CanastaAction take;

  canasta_table_view_clear_selection (self);
  if (!canasta_draft_begin_take (self->draft, cards, &refusal))
    canasta_table_view_say_refusal (self, &refusal);
  else if (at_once && canasta_draft_judge (self->draft, NULL) == CANASTA_STANDING_LEGAL
           && canasta_draft_get_action (self->draft, &take))
    canasta_table_view_play (self, &take);
  else
    canasta_table_view_explain (self);
}

static void
way_chosen_cb (guint index, gpointer data)
{
  CanastaTableView *self = data;

  begin_take (self, &g_array_index (self->choices, CanastaWay, index).cards);
}

static void
add_way (CanastaTableView *self, GtkWidget *popover, const CanastaWay *way)
{
  g_autofree char *cards = canasta_card_set_show (&way->cards,
                                                  canasta_card_art_get_letters (self->art));
  g_autofree char *meld = canasta_say_meld (&way->meld);
  g_autofree char *label = NULL;
  g_autofree char *detail = NULL;

  if (*cards == '\0')
    label = g_strdup (_("Add the top card to your meld"));
  else
    /* Translators: a way to take the pile: with these cards. */
    label = g_strdup_printf (_("With %s"), cards);
  if (way->standing == CANASTA_STANDING_WAITING)
    detail = canasta_refusal_get_message (&way->refusal, canasta_table_view_get_partner (self));
  canasta_choice_popover_add (CANASTA_CHOICE_POPOVER (popover), label,
                              detail ? detail : meld, TRUE);
}

static void
choose_way (CanastaTableView *self)
{
  GtkWidget *popover = canasta_choice_popover_new (_("Take the pile"), way_chosen_cb, self);

  for (guint i = 0; i < self->choices->len; i++)
    add_way (self, popover, &g_array_index (self->choices, CanastaWay, i));
  open_choices (self, popover,
                GTK_WIDGET (canasta_well_view_get_pile (CANASTA_WELL_VIEW (self->well))));
}

/* The second time confirms what the first time laid out. */
void
canasta_table_view_take (CanastaTableView *self)
{
  g_autoptr (GArray) ways = NULL;
  CanastaRefusal refusal;
  CanastaAction take;

  if (!canasta_table_view_check_turn (self))
    return;
  if (canasta_draft_is_taking (self->draft))
    {
      if (canasta_draft_judge (self->draft, &refusal) != CANASTA_STANDING_LEGAL)
        canasta_table_view_say_refusal (self, &refusal);
      else if (canasta_draft_get_action (self->draft, &take))
        canasta_table_view_play (self, &take);
      return;
    }
  ways = canasta_draft_list_ways (self->draft);
  if (ways->len == 0)
    {
      canasta_draft_explain_take (self->draft, &refusal);
      canasta_table_view_say_refusal (self, &refusal);
    }
  else if (ways->len == 1)
    {
      begin_take (self, &g_array_index (ways, CanastaWay, 0).cards);
    }
  else
    {
      g_clear_pointer (&self->choices, g_array_unref);
      self->choices = g_steal_pointer (&ways);
      choose_way (self);
    }
}

/* Laying cards down. */

/* Plays what is laid out as soon as it may be; a take waits to be confirmed. */
static void
after_laying (CanastaTableView *self)
{
  CanastaAction action;

  self->question = CANASTA_QUESTION_NONE;
  canasta_table_view_clear_selection (self);
  if (!canasta_draft_is_taking (self->draft)
      && canasta_draft_judge (self->draft, NULL) == CANASTA_STANDING_LEGAL
      && canasta_draft_get_action (self->draft, &action))
    {
      canasta_action_copy (&self->laid, &action);
      canasta_table_view_play (self, &action);
      return;
    }
  canasta_table_view_explain (self);
}

static void
lay (CanastaTableView *self, const CanastaCardSet *cards, const CanastaPlace *place)
{
  CanastaRefusal refusal;

  if (canasta_draft_add (self->draft, cards, place, &refusal))
    after_laying (self);
  else
    canasta_table_view_say_refusal (self, &refusal);
}

static void
target_chosen_cb (guint index, gpointer data)
{
  CanastaTableView *self = data;
  CanastaCardSet selected;

  get_selected (self, &selected);
  lay (self, &selected, &g_array_index (self->choices, CanastaTarget, index).place);
}

static char *
say_new_meld (const CanastaTarget *target)
{
  g_autofree char *meld = canasta_say_meld (&target->meld);

  return g_strdup_printf (_("New meld – %s"), meld);
}

static void
choose_target (CanastaTableView *self)
{
  GtkWidget *popover = canasta_choice_popover_new (_("Lay the cards down here"),
                                                   target_chosen_cb, self);

  for (guint i = 0; i < self->choices->len; i++)
    {
      const CanastaTarget *target = &g_array_index (self->choices, CanastaTarget, i);
      gboolean refused = target->standing == CANASTA_STANDING_REFUSED;
      g_autofree char *detail = NULL;
      g_autofree char *label = NULL;

      if (refused)
        detail = canasta_refusal_get_message (&target->refusal,
                                              canasta_table_view_get_partner (self));
      if (refused && target->place.kind != CANASTA_PLACE_NEW)
        label = canasta_say_meld (&target->meld);
      else if (target->place.kind == CANASTA_PLACE_NEW)
        label = refused ? g_strdup (_("New meld")) : say_new_meld (target);
      else
        label = canasta_table_view_say_target (target);
      canasta_choice_popover_add (CANASTA_CHOICE_POPOVER (popover), label, detail, !refused);
    }
  open_choices (self, popover, get_prompt_button (self, "table.meld"));
}

/* Lays cards down where only one thing can be meant; asks where several can. */
static void
lay_anywhere (CanastaTableView *self, const CanastaCardSet *cards)
{
  g_autoptr (GArray) targets = NULL;
  gboolean wild = canasta_card_set_count (cards)
                  == canasta_roles_count_wilds (&self->observation.table->roles, cards);
  CanastaRefusal refusal;
  guint open = 0;

  if (!wild && canasta_draft_add_all (self->draft, cards, &refusal))
    {
      after_laying (self);
      return;
    }
  targets = canasta_draft_list_targets (self->draft, cards);
  for (guint i = 0; i < targets->len; i++)
    open += g_array_index (targets, CanastaTarget, i).standing != CANASTA_STANDING_REFUSED;
  if (open > 0)
    {
      g_clear_pointer (&self->choices, g_array_unref);
      self->choices = g_steal_pointer (&targets);
      choose_target (self);
      return;
    }
  if (wild && targets->len > 0)
    refusal = g_array_index (targets, CanastaTarget, 0).refusal;
  else if (wild)
    canasta_draft_add (self->draft, cards, &(CanastaPlace){ .kind = CANASTA_PLACE_NEW }, &refusal);
  canasta_table_view_say_refusal (self, &refusal);
}

/* A red three that is laid by hand. */
static gboolean
lay_red_three (CanastaTableView *self, const CanastaCardSet *selected)
{
  CanastaCardSet rest = *selected;
  CanastaAction lay;

  if (!self->observation.table->by_hand
      || canasta_card_set_count (selected) != 1
      || canasta_roles_count_aside (&self->observation.table->roles, selected) != 1)
    return FALSE;
  canasta_action_init_card (&lay, CANASTA_ACTION_LAY, canasta_card_set_next (&rest));
  canasta_table_view_try (self, &lay);
  return TRUE;
}

void
canasta_table_view_meld (CanastaTableView *self)
{
  CanastaCardSet selected;

  if (!canasta_table_view_check_turn (self))
    return;
  get_selected (self, &selected);
  if (canasta_card_set_is_empty (&selected))
    canasta_table_view_say (self, _("Select the cards to lay down."));
  else if (!lay_red_three (self, &selected))
    lay_anywhere (self, &selected);
}

void
canasta_table_view_activate_meld (CanastaTableView *self, CanastaMeldView *meld)
{
  const CanastaMeldItem *item = canasta_meld_view_get_item (meld);
  CanastaCardSet selected;

  get_selected (self, &selected);
  if (!item->own || canasta_card_set_is_empty (&selected))
    {
      canasta_meld_view_show_cards (meld);
      return;
    }
  if (canasta_table_view_check_turn (self))
    lay (self, &selected, &item->place);
}
