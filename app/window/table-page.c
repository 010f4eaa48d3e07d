/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "window/table-page.h"

#include "pages/announcer.h"
#include "pages/curtain.h"
#include "pages/panel-frame.h"
#include "pages/side-panel.h"
#include "session/seat.h"
#include "table/key-bindings.h"
#include "turn/facts.h"
#include "turn/news.h"

/* From this width on the side panel stands beside the table. */
#define WIDE 1400

/* What a table wants that is not narrow. */
#define TABLE_WIDTH 1024

struct _CanastaTablePage
{
  AdwBin parent_instance;

  CanastaPanelFrame *frame;
  AdwBin *table_place;
  GtkStack *panels;             /* the side panel, or the rules */
  CanastaSidePanel *side_panel;
  GtkWidget *guide;             /* the rules, while they stand beside the table, or NULL */
  CanastaTableView *table;      /* NULL while the curtain hangs: nobody finds a card there */
  CanastaCurtain *curtain;      /* or NULL */

  GSettings *settings;
  CanastaCardArt *art;
  CanastaNarrator *narrator;
  CanastaSession *session;      /* NULL where no match is shown */
  GSignalGroup *scene_signals;  /* of the person who sees it */
  GSignalGroup *session_signals;
  GSignalGroup *screen_signals;
  gboolean is_mine;             /* the person is to act … */
  guint8 phase;                 /* … in this phase */
  guint following;              /* until there is a frame in which the panel follows, or 0 */
  gboolean is_wide;
  gboolean is_closed_in_wide;   /* the person does not want the panel */
};

G_DEFINE_FINAL_TYPE (CanastaTablePage, canasta_table_page, ADW_TYPE_BIN)

enum
{
  PROP_PANEL_SHOWN = 1,
};

/* Whether it is the page that is shown of its window. */
static gboolean
is_shown (CanastaTablePage *self)
{
  return gtk_widget_get_child_visible (GTK_WIDGET (self));
}

/* The side panel. */

static gboolean
is_panel_shown (CanastaTablePage *self)
{
  return !self->guide && canasta_panel_frame_get_shown (self->frame);
}

/* It follows the match for as long as it is seen, also behind a curtain. */
static void
update_panel (CanastaTablePage *self)
{
  if (self->session && is_panel_shown (self))
    canasta_side_panel_update (self->side_panel, self->session, self->art, self->settings);
}

static gboolean
frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  CanastaTablePage *self = CANASTA_TABLE_PAGE (widget);

  self->following = 0;
  update_panel (self);
  return G_SOURCE_REMOVE;
}

/* However much changes before the next frame, it is brought up to date once. */
static void
update_panel_with_frame (CanastaTablePage *self)
{
  if (self->following == 0)
    self->following = gtk_widget_add_tick_callback (GTK_WIDGET (self), frame_cb, NULL, NULL);
}

/* The turns of the person. */

/* A coach proposes something before they are asked. */
static void
coach (CanastaTablePage *self)
{
  if (self->table && self->is_mine
      && !canasta_turn_forbids_hints (canasta_table_view_get_turn (self->table))
      && g_settings_get_enum (self->settings, "hints") == CANASTA_HINTS_COACH)
    canasta_turn_follow (canasta_table_view_get_turn (self->table), CANASTA_INTENT_HINT);
}

/* After a change was shown: what is to be done when the person is to act on
 * something new. */
static void
follow_turn (CanastaTablePage *self, const CanastaBoard *board, guint seat)
{
  gboolean was_mine = self->is_mine;
  guint8 phase = self->phase;

  self->is_mine = canasta_board_awaits (board, seat);
  self->phase = board->phase;
  if (self->is_mine && !was_mine)
    canasta_narrator_call_person (self->narrator, is_shown (self));
  else if (was_mine && !self->is_mine)
    canasta_narrator_withdraw_call (self->narrator);
  if (!was_mine || self->phase != phase)
    coach (self);
}

/* What the session tells. */

static void
happened_cb (CanastaTablePage *self, const CanastaEvent *event)
{
  canasta_narrator_note_event (self->narrator, event);
}

/* Before a change is shown. */
static void
note_position (CanastaTablePage *self)
{
  canasta_narrator_note_position (self->narrator);
}

/* When it is shown. */
static void
follow (CanastaTablePage *self)
{
  CanastaTurn *turn = canasta_table_view_get_turn (self->table);
  const CanastaObservation *observation = canasta_turn_get_observation (turn);

  canasta_narrator_announce_steps (self->narrator, &observation->board);
  follow_turn (self, &observation->board, observation->seat);
  update_panel_with_frame (self);
}

/* What stands beside the table. */

static void
take_guide_away (CanastaTablePage *self)
{
  GtkWidget *guide = g_steal_pointer (&self->guide);

  gtk_stack_set_visible_child (self->panels, GTK_WIDGET (self->side_panel));
  if (guide)
    gtk_stack_remove (self->panels, guide);
}

/* Whoever closes what stands beside the table wants to play on. */
static void
show_beside (CanastaTablePage *self, gboolean shown)
{
  canasta_panel_frame_set_shown (self->frame, shown);
  canasta_side_panel_forget (self->side_panel);
  update_panel (self);
  if (!shown && self->table && is_shown (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
  g_object_notify (G_OBJECT (self), "panel-shown");
}

static void
show_panel (CanastaTablePage *self, gboolean shown)
{
  if (shown == is_panel_shown (self))
    return;
  if (self->is_wide)
    self->is_closed_in_wide = !shown;
  take_guide_away (self);
  show_beside (self, shown);
}

/* Whether the panel has all the room. */
static gboolean
is_covered (CanastaTablePage *self)
{
  gboolean covering;

  g_object_get (self->frame, "covering", &covering, NULL);
  return covering;
}

static gboolean
focus_panel_cb (gpointer data)
{
  CanastaTablePage *self = data;

  if (is_covered (self) && is_shown (self))
    gtk_widget_child_focus (GTK_WIDGET (self->panels), GTK_DIR_TAB_FORWARD);
  return G_SOURCE_REMOVE;
}

/* What is covered cannot have the focus. */
static void
covering_cb (CanastaTablePage *self)
{
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, focus_panel_cb, g_object_ref (self), g_object_unref);
}

/* Leaves a panel that has all the room. */
static void
uncover_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaTablePage *self = CANASTA_TABLE_PAGE (widget);

  if (!is_covered (self))
    return;
  if (self->guide)
    canasta_table_page_show_guide (self, NULL);
  else
    show_panel (self, FALSE);
}

/* Where nothing covers the table, Escape is for the table. */
static gboolean
is_key_meant (GtkWidget *widget, const CanastaKey *key)
{
  return !g_str_equal (key->action, "match.uncover") || is_covered (CANASTA_TABLE_PAGE (widget));
}

static void
resized_cb (CanastaTablePage *self, int width)
{
  gboolean is_closed = self->is_closed_in_wide;
  gboolean is_wide = width >= WIDE;

  if (is_wide == self->is_wide)
    return;
  self->is_wide = is_wide;
  if (self->guide)
    return;
  show_panel (self, is_wide && !is_closed);
  self->is_closed_in_wide = is_closed;
}

/* Whose hand is seen. */

/* What was done with a card that had the focus is told by the one that has it next. */
static char *
lose_cb (CanastaTablePage *self)
{
  return canasta_narrator_take_told (self->narrator);
}

/* Who is called behind the curtain is there. */
static void
lay_table (CanastaTablePage *self)
{
  if (self->curtain)
    canasta_announcer_forget (canasta_announcer_find (GTK_WIDGET (self)));
  self->curtain = NULL;
  self->table = CANASTA_TABLE_VIEW (canasta_table_view_new (self->settings));
  adw_bin_set_child (self->table_place, GTK_WIDGET (self->table));
  g_signal_connect_object (canasta_table_view_get_parts (self->table)->hand, "lose",
                           G_CALLBACK (lose_cb), self, G_CONNECT_SWAPPED);
}

static void
show_scene (CanastaTablePage *self, CanastaScene *scene)
{
  if (!self->table)
    lay_table (self);
  self->is_mine = FALSE;
  canasta_narrator_set_scene (self->narrator, scene);
  /* What is to be known before the table shows it is asked for before the table is. */
  g_signal_group_set_target (self->scene_signals, scene);
  canasta_table_view_set_scene (self->table, scene);
  if (scene)
    follow (self);
}

/* Whether nobody has acted in the round. */
static gboolean
is_new_round (CanastaTablePage *self)
{
  CanastaMatch *match = canasta_session_get_match (self->session);
  const CanastaRecord *record = canasta_match_get_record (match);

  return canasta_match_knows_deal (match, canasta_match_get_round (match))
         && canasta_record_find_round (record, canasta_match_get_round (match))
              == canasta_record_get_count (record);
}

/* What the cards tell that were dealt, which no event does. */
static void
tell_deal (CanastaTablePage *self)
{
  g_autofree char *deal = NULL;

  if (!self->table || !is_new_round (self))
    return;
  deal = canasta_fact_say_deal (canasta_table_view_get_turn (self->table));
  canasta_narrator_tell (self->narrator, deal);
}

static void
tell_curtain (CanastaTablePage *self)
{
  g_autofree char *text = canasta_curtain_say (self->curtain);

  if (is_shown (self))
    canasta_narrator_tell (self->narrator, text);
}

/* What the last person saw is not behind the curtain: it is gone. */
static void
hang_curtain (CanastaTablePage *self)
{
  if (!self->curtain)
    {
      show_scene (self, NULL);
      /* It may be what has hung the curtain. */
      g_idle_add_once (g_object_unref, g_object_ref (self->table));
      self->table = NULL;
      self->curtain = CANASTA_CURTAIN (canasta_curtain_new (self->art, self->settings));
      adw_bin_set_child (self->table_place, GTK_WIDGET (self->curtain));
    }
  canasta_curtain_update (self->curtain, self->session);
  update_panel (self);
  if (is_shown (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->curtain));
  tell_curtain (self);
}

/* @seat: the seat of the person, or %CANASTA_NO_SEAT where they look on */
static void
show_person (CanastaTablePage *self, guint seat)
{
  g_autoptr (CanastaScene) scene = canasta_seat_new (self->session, seat);
  gboolean was_hidden = self->curtain != NULL;

  if (!self->table)
    lay_table (self);
  canasta_prompt_view_set_watched (canasta_table_view_get_parts (self->table)->prompt,
                                   seat == CANASTA_NO_SEAT);
  show_scene (self, scene);
  update_panel_with_frame (self);
  if (!was_hidden || !is_shown (self))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  tell_deal (self);
  coach (self);
}

static void
screen_changed_cb (CanastaTablePage *self)
{
  CanastaScreen *screen = canasta_session_get_screen (self->session);

  /* Where nobody sits before it whoever is there looks on. */
  if (canasta_screen_get_called (screen) != CANASTA_NO_SEAT)
    hang_curtain (self);
  else
    show_person (self, canasta_screen_get_shown (screen));
  g_signal_emit_by_name (self, "curtain-moved");
}

/* The others may go on while it hangs. */
static void
session_changed_cb (CanastaTablePage *self)
{
  if (!self->curtain)
    return;
  canasta_curtain_update (self->curtain, self->session);
  update_panel (self);
}

static void
lift_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaTablePage *self = CANASTA_TABLE_PAGE (widget);

  if (self->curtain)
    canasta_screen_lift (canasta_session_get_screen (self->session));
}

/* The page itself. */

static void
canasta_table_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, is_panel_shown (CANASTA_TABLE_PAGE (object)));
}

static void
canasta_table_page_set_property (GObject *object, guint id, const GValue *value,
                                 GParamSpec *pspec)
{
  show_panel (CANASTA_TABLE_PAGE (object), g_value_get_boolean (value));
}

static void
canasta_table_page_dispose (GObject *object)
{
  CanastaTablePage *self = CANASTA_TABLE_PAGE (object);

  g_clear_object (&self->screen_signals);
  g_clear_object (&self->session_signals);
  g_clear_object (&self->scene_signals);
  g_clear_object (&self->session);
  g_clear_object (&self->narrator);
  g_clear_object (&self->art);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (canasta_table_page_parent_class)->dispose (object);
}

static void
canasta_table_page_class_init (CanastaTablePageClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->get_property = canasta_table_page_get_property;
  object_class->set_property = canasta_table_page_set_property;
  object_class->dispose = canasta_table_page_dispose;

  g_object_class_install_property (
    object_class, PROP_PANEL_SHOWN,
    g_param_spec_boolean ("panel-shown", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));

  g_type_ensure (CANASTA_TYPE_PANEL_FRAME);
  g_type_ensure (CANASTA_TYPE_SIDE_PANEL);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/canasta_game/Canasta/window/table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CanastaTablePage, frame);
  gtk_widget_class_bind_template_child (widget_class, CanastaTablePage, table_place);
  gtk_widget_class_bind_template_child (widget_class, CanastaTablePage, panels);
  gtk_widget_class_bind_template_child (widget_class, CanastaTablePage, side_panel);
  gtk_widget_class_install_action (widget_class, "match.uncover", NULL, uncover_action);
  gtk_widget_class_install_action (widget_class, "match.lift-curtain", NULL, lift_action);
  /* It hangs, or somebody else is called, or it is gone. */
  g_signal_new ("curtain-moved", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_FIRST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
canasta_table_page_init (CanastaTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->frame, "resized", G_CALLBACK (resized_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->frame, "notify::covering", G_CALLBACK (covering_cb), self,
                           G_CONNECT_SWAPPED);
  self->session_signals = g_signal_group_new (CANASTA_TYPE_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "changed", G_CALLBACK (session_changed_cb),
                                  self);
  self->screen_signals = g_signal_group_new (CANASTA_TYPE_SCREEN);
  g_signal_group_connect_swapped (self->screen_signals, "changed", G_CALLBACK (screen_changed_cb),
                                  self);
  self->scene_signals = g_signal_group_new (CANASTA_TYPE_SCENE);
  g_signal_group_connect_swapped (self->scene_signals, "happened", G_CALLBACK (happened_cb), self);
  g_signal_group_connect_swapped (self->scene_signals, "changed", G_CALLBACK (note_position), self);
  g_signal_group_connect_data (self->scene_signals, "changed", G_CALLBACK (follow), self, NULL,
                               G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

/**
 * canasta_table_page_set_up:
 * @self: a page, new
 * @settings: the preferences
 * @art: what draws the cards
 * @narrator: who tells what happens
 */
void
canasta_table_page_set_up (CanastaTablePage *self, GSettings *settings, CanastaCardArt *art,
                           CanastaNarrator *narrator)
{
  self->settings = g_object_ref (settings);
  self->art = g_object_ref (art);
  self->narrator = g_object_ref (narrator);
  lay_table (self);
  g_signal_connect_object (settings, "changed::hints", G_CALLBACK (coach), self,
                           G_CONNECT_SWAPPED);
  canasta_keys_bind (GTK_WIDGET (self), CANASTA_KEYS_MATCH, settings, is_key_meant);
}

/**
 * canasta_table_page_set_session:
 * @self: a page
 * @session: (nullable): the match to show
 */
void
canasta_table_page_set_session (CanastaTablePage *self, CanastaSession *session)
{
  g_signal_group_set_target (self->session_signals, session);
  g_signal_group_set_target (self->screen_signals,
                             session ? canasta_session_get_screen (session) : NULL);
  g_set_object (&self->session, session);
  if (session)
    screen_changed_cb (self);
  else
    show_scene (self, NULL);
}

/* Before anybody has played in it; a curtain tells it itself. */
static void
tell_round (CanastaTablePage *self)
{
  CanastaMatch *match = canasta_session_get_match (self->session);
  guint shown = canasta_screen_get_shown (canasta_session_get_screen (self->session));
  g_autofree char *round = canasta_news_tell_round (match, shown);

  if (!round || self->curtain || !is_new_round (self))
    return;
  canasta_narrator_tell (self->narrator, round);
  tell_deal (self);
}

/**
 * canasta_table_page_begin:
 * @self: a page that is shown
 *
 * Lets the match go on.
 */
void
canasta_table_page_begin (CanastaTablePage *self)
{
  gboolean was_hung = self->curtain != NULL;

  if (self->table)
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
  tell_round (self);
  coach (self);
  canasta_session_start (self->session);
  if (self->curtain)
    gtk_widget_grab_focus (GTK_WIDGET (self->curtain));
  /* What falls now tells of itself. */
  if (self->curtain && was_hung)
    tell_curtain (self);
}

/* The table, or %NULL while the curtain hangs. */
CanastaTableView *
canasta_table_page_get_table (CanastaTablePage *self)
{
  return self->table;
}

/* Has the round that is over counted as a scene; returns whether it is. */
gboolean
canasta_table_page_count (CanastaTablePage *self)
{
  if (!self->table)
    return FALSE;
  return canasta_table_view_count (
    self->table, canasta_counting_new (canasta_session_get_match (self->session),
                                       canasta_session_get_reader (self->session)));
}

/* Has the sheet of scores stand beside the table, and gives it the focus. */
void
canasta_table_page_show_scores (CanastaTablePage *self)
{
  show_panel (self, TRUE);
  gtk_widget_child_focus (GTK_WIDGET (self->panels), GTK_DIR_TAB_FORWARD);
}

/**
 * canasta_table_page_has_room:
 * @self: a page
 * @width: of what shall stand beside the table
 *
 * Returns: whether both have the room they want
 */
gboolean
canasta_table_page_has_room (CanastaTablePage *self, int width)
{
  return gtk_widget_get_width (GTK_WIDGET (self)) >= TABLE_WIDTH + width;
}

/**
 * canasta_table_page_show_guide:
 * @self: a page
 * @guide: (nullable) (transfer floating): the rules, or %NULL to take them away
 *
 * Has the rules stand beside the table in place of the side panel, which comes back
 * after them where it was open in a wide window.
 */
void
canasta_table_page_show_guide (CanastaTablePage *self, GtkWidget *guide)
{
  gboolean had_focus =
    self->guide && gtk_widget_get_focus_child (GTK_WIDGET (self->panels)) == self->guide;

  if (!self->guide && !guide)
    return;
  take_guide_away (self);
  self->guide = guide;
  if (guide)
    {
      gtk_stack_add_child (self->panels, guide);
      gtk_stack_set_visible_child (self->panels, guide);
    }
  show_beside (self, guide || (self->is_wide && !self->is_closed_in_wide));
  if (!guide && had_focus && is_shown (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
}
