/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window shows of the match: the table, and the sheet of a round. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "players/bot.h"
#include "session/sides.h"
#include "variants/tables.h"
#include "window/window-private.h"

/* How long the table stays before the sheet of the round covers it. */
#define SHEET_DELAY 1500

/* The table. */

static void
fill_surroundings (CanastaWindow *self, CanastaSurroundings *surroundings)
{
  CanastaMatch *match = canasta_session_get_match (self->session);
  guint players = canasta_match_get_table (match)->players;
  CanastaIndexLetters letters = canasta_card_art_get_letters (self->art);

  *surroundings = (CanastaSurroundings){ 0 };
  for (guint seat = 0; seat < players; seat++)
    {
      const CanastaLevel *level =
        canasta_level_find (canasta_session_get_player (self->session, seat));
      CanastaSeatText *text = &surroundings->seats[seat];

      text->name = canasta_match_get_names (match)[seat];
      text->level = level ? canasta_level_get_title (level) : NULL;
      text->said = canasta_session_describe_last (self->session, seat, letters);
      switch (canasta_session_get_answer (self->session, seat))
        {
        case CANASTA_ANSWER_YES:
          text->answer = C_("answer", "Yes");
          break;
        case CANASTA_ANSWER_NO:
          text->answer = C_("answer", "No");
          break;
        case CANASTA_ANSWER_NONE:
        default:
          break;
        }
    }
  canasta_session_recall (self->session, &surroundings->recall);
  surroundings->undo = canasta_session_get_undo (self->session);
  surroundings->can_redo = canasta_session_can_redo (self->session);
  surroundings->letters = letters;
}

static void
clear_surroundings (CanastaSurroundings *surroundings)
{
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    g_free ((char *) surroundings->seats[seat].said);
}

static void
update_table (CanastaWindow *self)
{
  CanastaObservation observation;
  CanastaSurroundings surroundings;

  canasta_session_observe (self->session, &observation);
  fill_surroundings (self, &surroundings);
  canasta_window_tell_after_turn (self, &observation, &surroundings);
  canasta_turn_update (self->turn, &observation, &surroundings);
  canasta_window_follow_turn (self, &observation);
  clear_surroundings (&surroundings);
  canasta_side_panel_update (self->side_panel, self->session);
  canasta_window_show_title (self);
}

static void
show_sheet (CanastaWindow *self)
{
  g_clear_handle_id (&self->sheet, g_source_remove);
  if (!self->round_page)
    {
      self->round_page = g_object_new (CANASTA_TYPE_ROUND_PAGE, NULL);
      canasta_round_page_set_art (self->round_page, self->art);
      gtk_stack_add_named (self->pages, GTK_WIDGET (self->round_page), "round");
    }
  canasta_round_page_update (self->round_page, self->session);
  canasta_window_show_page (self, "round");
  canasta_round_page_focus (self->round_page);
  canasta_announcer_say (self->announcer, canasta_round_page_get_summary (self->round_page));
}

static gboolean
sheet_cb (gpointer data)
{
  CanastaWindow *self = data;

  self->sheet = 0;
  show_sheet (self);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (CanastaWindow *self)
{
  CanastaStage stage = canasta_match_get_stage (canasta_session_get_match (self->session));

  update_table (self);
  if (stage == CANASTA_STAGE_PLAYING || !canasta_window_is_page (self, "table"))
    return;
  if (canasta_session_get_pace (self->session) == CANASTA_PACE_INSTANT)
    show_sheet (self);
  else if (self->sheet == 0)
    self->sheet = g_timeout_add (SHEET_DELAY, sheet_cb, self);
}

static void
failed_cb (CanastaWindow *self, const char *sentence)
{
  canasta_window_stop_match (self, canasta_notice_new_stopped (sentence));
}

static void
save_failed_cb (CanastaWindow *self, const char *details)
{
  g_autoptr (CanastaNotice) notice = canasta_notice_new_unsaved (details);

  canasta_window_say_notice (self, notice);
}

static void
act_cb (CanastaWindow *self, const CanastaAction *action)
{
  CanastaRefusal refusal;

  if (!canasta_session_act (self->session, action, &refusal))
    canasta_turn_refuse (self->turn, &refusal);
}

static void
asked_cb (CanastaWindow *self)
{
  canasta_keyboard_ask (self->keyboard, GTK_WIDGET (self));
}

void
canasta_window_skip (CanastaWindow *self)
{
  if (!self->session)
    return;
  if (self->sheet != 0)
    show_sheet (self);
  else
    canasta_session_skip (self->session);
}

static void
request_cb (CanastaWindow *self, guint intent)
{
  switch ((CanastaIntent) intent)
    {
    case CANASTA_INTENT_UNDO:
      canasta_session_undo (self->session);
      break;
    case CANASTA_INTENT_UNDO_ALL:
      canasta_session_undo_all (self->session);
      break;
    case CANASTA_INTENT_REDO:
      canasta_session_redo (self->session);
      break;
    case CANASTA_INTENT_SKIP:
      canasta_window_skip (self);
      break;
    default:
      g_return_if_reached ();
    }
}

static CanastaGuideWindow *
new_guide (CanastaWindow *self)
{
  const CanastaTable *table = canasta_match_get_table (canasta_session_get_match (self->session));
  g_autofree char *name = canasta_table_dup_name (table);
  g_autoptr (CanastaRules) standard =
    canasta_registry_make_standard (canasta_matches_get_registry (self->matches), name,
                                    canasta_table_get_house (table), NULL);

  return canasta_guide_window_new (GTK_WINDOW (self), table, standard);
}

/* Shows the rules; with the name of a rule, its paragraph. */
void
canasta_window_explain (CanastaWindow *self, const char *rule)
{
  if (!self->session)
    return;
  if (!self->guide)
    g_set_weak_pointer (&self->guide, new_guide (self));
  canasta_guide_window_show_rule (self->guide, rule);
  gtk_window_present (GTK_WINDOW (self->guide));
}

/* What the person has arranged is kept beside the match. */
static void
turn_changed_cb (CanastaWindow *self, guint changes)
{
  g_autofree char *hand = NULL;
  g_autofree char *draft = NULL;

  if (!self->session || !(changes & (CANASTA_TURN_CHANGE_LAID_OUT | CANASTA_TURN_CHANGE_ORDER)))
    return;
  hand = canasta_turn_save_hand (self->turn);
  draft = canasta_turn_save_draft (self->turn);
  canasta_session_set_personal (self->session, hand, draft);
}

void
canasta_window_make_table (CanastaWindow *self)
{
  GSettings *settings = canasta_matches_get_settings (self->matches);

  self->turn = canasta_turn_new (settings);
  self->table = CANASTA_TABLE_VIEW (canasta_table_view_new (settings, self->turn));
  g_signal_connect_object (self->turn, "act", G_CALLBACK (act_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->turn, "request", G_CALLBACK (request_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->turn, "changed", G_CALLBACK (turn_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->table, "asked", G_CALLBACK (asked_cb), self);
  g_signal_connect_swapped (self->table, "announce", G_CALLBACK (canasta_window_announce), self);
  g_signal_connect_swapped (self->table, "explain", G_CALLBACK (canasta_window_explain), self);
  adw_bin_set_child (self->table_place, GTK_WIDGET (self->table));
}

/* The session. */

void
canasta_window_forget_session (CanastaWindow *self)
{
  g_clear_handle_id (&self->sheet, g_source_remove);
  if (self->guide)
    gtk_window_destroy (GTK_WINDOW (self->guide));
  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  self->is_mine = FALSE;
}

void
canasta_window_open_session (CanastaWindow *self)
{
  g_autofree char *hand = NULL;
  g_autofree char *draft = NULL;

  canasta_window_forget_session (self);
  canasta_turn_clear (self->turn);
  g_string_truncate (self->told, 0);
  if (!canasta_matches_get_session (self->matches))
    return;

  self->session = g_object_ref (canasta_matches_get_session (self->matches));
  g_signal_connect_swapped (self->session, "stepped", G_CALLBACK (canasta_window_tell), self);
  g_signal_connect_swapped (self->session, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->session, "failed", G_CALLBACK (failed_cb), self);
  g_signal_connect_swapped (self->session, "save-failed", G_CALLBACK (save_failed_cb), self);

  /* Showing the match may change what is kept beside the match. */
  hand = g_strdup (canasta_session_get_hand (self->session));
  draft = g_strdup (canasta_session_get_draft (self->session));
  update_table (self);
  if (hand)
    canasta_turn_restore_hand (self->turn, hand);
  if (draft)
    canasta_turn_restore_draft (self->turn, draft);
}

/**
 * canasta_window_show_session:
 * @self: a window
 *
 * Shows the match that is played and lets it go on.
 */
void
canasta_window_show_session (CanastaWindow *self)
{
  g_return_if_fail (self->session != NULL);

  if (canasta_match_get_stage (canasta_session_get_match (self->session)) != CANASTA_STAGE_PLAYING)
    {
      show_sheet (self);
      return;
    }

  canasta_window_show_page (self, "table");
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  canasta_window_coach (self);
  canasta_session_start (self->session);
}
