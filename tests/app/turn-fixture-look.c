/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn-fixture.h"

#include <string.h>

#include "notation/action-text.h"
#include "notation/draft-text.h"
#include "turn/band.h"
#include "turn/choices.h"
#include "turn/facts.h"
#include "turn/ledgers.h"
#include "turn/prompt.h"
#include "turn/standing.h"

static char *
look_at_band (TurnFixture *self, guint side)
{
  g_autoptr (CanastaBand) band = canasta_band_new (self->turn, side);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s %d", band->name, band->points);
  for (guint i = 0; i < band->melds->len; i++)
    {
      const CanastaMeldItem *item = &g_array_index (band->melds, CanastaMeldItem, i);
      g_autofree char *cards = NULL;
      CanastaCardSet set = { 0 };

      if (item->place.kind != CANASTA_PLACE_NEW)
        canasta_meld_get_cards (&item->meld, &set);
      cards = canasta_card_set_write (&set);
      g_string_append_printf (text, " | %s%s%s%s%s", *cards != '\0' ? cards : "new",
                              item->tentative ? " tentative" : "", item->changed ? " changed" : "",
                              item->target ? " target" : "", item->hinted ? " hinted" : "");
      if (item->consequence)
        g_string_append_printf (text, " (%s)", item->consequence);
    }
  return g_string_free (text, FALSE);
}

static char *
look_at_choices (TurnFixture *self)
{
  g_autoptr (GPtrArray) choices = canasta_turn_list_choices (self->turn);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < choices->len; i++)
    {
      const CanastaChoice *choice = g_ptr_array_index (choices, i);

      g_string_append_printf (text, "%s%s%s", text->len > 0 ? " | " : "",
                              choice->enabled ? "" : "not ", choice->label);
      if (choice->detail)
        g_string_append_printf (text, " (%s)", choice->detail);
    }
  return g_string_free (text, FALSE);
}

/* From left to right, a dash where a slot before another is empty. The main one is
 * marked by a star, what does nothing stands in brackets. */
static char *
look_at_buttons (const CanastaPrompt *prompt)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0, slot = 0; i < prompt->n_buttons; i++, slot++)
    {
      const CanastaPromptButton *button = &prompt->buttons[i];

      for (; slot < button->slot; slot++)
        g_string_append (text, text->len > 0 ? " | –" : "–");
      g_string_append_printf (text, "%s%s%s%s%s", text->len > 0 ? " | " : "",
                              button->reason ? "[" : "", button->label,
                              button->reason ? "]" : "", button->suggested ? "*" : "");
    }
  return g_string_free (text, FALSE);
}

/* Under which sign each stands who has points, the person first. */
static char *
look_at_signs (TurnFixture *self)
{
  const CanastaObservation *observation = canasta_turn_get_observation (self->turn);
  g_autoptr (GString) text = g_string_new (NULL);
  guint ledgers[CANASTA_MAX_SEATS];
  guint n = canasta_ledgers_list (observation->table, &observation->board, observation->seat,
                                  ledgers);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "",
                            canasta_standing_find_shape (self->turn, ledgers[i]));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
look_at_hand (TurnFixture *self)
{
  g_autofree char *text = canasta_hand_order_save (canasta_turn_get_hand (self->turn));
  CanastaCardSet cards;

  g_assert_true (canasta_card_set_read (text, &cards));
  return canasta_card_set_write (&cards);
}

static char *
look_at_fresh (TurnFixture *self)
{
  const CanastaHandOrder *hand = canasta_turn_get_hand (self->turn);
  CanastaCardSet fresh = { 0 };

  for (guint i = 0; i < canasta_hand_order_get_count (hand); i++)
    if (canasta_hand_order_get (hand, i)->fresh)
      canasta_card_set_add_card (&fresh, canasta_hand_order_get (hand, i)->card);
  return canasta_card_set_write (&fresh);
}

static char *
look_at_opening (TurnFixture *self)
{
  CanastaOpening opening;

  canasta_draft_get_opening (canasta_turn_get_draft (self->turn), &opening);
  return opening.opened ? g_strdup ("opened")
                        : g_strdup_printf ("%d of %d", opening.points, opening.minimum);
}

/* "fact-pile" is what table.say-pile says at first, "more-pile" what it says then. */
static char *
look_at_fact (TurnFixture *self, const char *what)
{
  gboolean more = g_str_has_prefix (what, "more-");
  g_autofree char *action = g_strdup_printf ("table.say-%s", strchr (what, '-') + 1);

  for (CanastaFact fact = 0; fact < CANASTA_N_FACTS; fact++)
    if (g_str_equal (canasta_fact_get_action (fact), action))
      return canasta_fact_say (fact, self->turn, more);
  g_error ("There is no fact “%s”.", what);
}

/* What the person sees, and what the match was handed: in one line. */
char *
turn_fixture_look (TurnFixture *self, const char *what)
{
  static const char *const questions[] = { "", "discard", "go-out", "withdraw" };
  static const char *const ends[] = { "", "out", "concealed", "stock" };
  g_autoptr (CanastaPrompt) prompt = NULL;
  CanastaCardSet cards;

  /* The prompt asks for them itself. */
  if (g_str_equal (what, "written"))
    return g_strdup_printf ("%u", self->scene->n_written);
  if (canasta_turn_get_observation (self->turn))
    prompt = canasta_prompt_new (self->turn);
  if (g_str_has_prefix (what, "fact-") || g_str_has_prefix (what, "more-"))
    return look_at_fact (self, what);
  if (g_str_equal (what, "deal"))
    return canasta_fact_say_deal (self->turn);
  if (g_str_equal (what, "played"))
    return g_strdup (self->played->str);
  if (g_str_equal (what, "requests"))
    return g_strdup (self->requests->str);
  if (g_str_equal (what, "spoken"))
    {
      char *spoken = g_strdup (self->spoken->str);

      g_string_truncate (self->spoken, 0);
      return spoken;
    }
  if (g_str_equal (what, "shown"))
    {
      char *shown = g_strdup_printf ("%u", self->shown);

      self->shown = 0;
      return shown;
    }
  if (g_str_equal (what, "said"))
    return canasta_turn_say_speech (self->turn, CANASTA_SPEECH_SAYING);
  if (g_str_equal (what, "prompt"))
    return canasta_turn_say_speech (self->turn, CANASTA_SPEECH_PROMPT);
  if (g_str_equal (what, "title"))
    return g_strdup (prompt->title);
  if (g_str_equal (what, "line"))
    return g_strdup (prompt->line);
  if (g_str_equal (what, "rule"))
    return g_strdup (prompt->rule);
  if (g_str_equal (what, "buttons"))
    return look_at_buttons (prompt);
  if (g_str_equal (what, "question"))
    return g_strdup (questions[canasta_turn_get_question (self->turn, NULL)]);
  if (g_str_equal (what, "ended"))
    return g_strdup (ends[self->state.board.ended]);
  if (g_str_equal (what, "choices"))
    return look_at_choices (self);
  if (g_str_equal (what, "standing"))
    return canasta_standing_say (self->turn);
  if (g_str_equal (what, "signs"))
    return look_at_signs (self);
  if (g_str_equal (what, "hand"))
    return look_at_hand (self);
  if (g_str_equal (what, "order"))
    return canasta_hand_order_save (canasta_turn_get_hand (self->turn));
  if (g_str_equal (what, "kept-hand"))
    return canasta_turn_save_hand (self->turn);
  if (g_str_equal (what, "fresh"))
    return look_at_fresh (self);
  if (g_str_equal (what, "draft"))
    return canasta_turn_save_draft (self->turn);
  if (g_str_equal (what, "opening"))
    return look_at_opening (self);
  if (g_str_equal (what, "penalty"))
    return g_strdup_printf ("%d", self->state.board.opening_penalty[0]);
  if (g_str_equal (what, "hint"))
    return canasta_turn_get_hint (self->turn)
             ? canasta_action_write (canasta_turn_get_hint (self->turn)) : NULL;
  if (g_str_equal (what, "own"))
    return look_at_band (self, 0);
  if (g_str_equal (what, "theirs"))
    return look_at_band (self, 1);
  if (!g_str_equal (what, "selected"))
    g_error ("There is nothing called “%s” to see.", what);
  canasta_turn_get_selected (self->turn, &cards);
  return canasta_card_set_write (&cards);
}
