/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "window/replay-page.h"

#include <glib/gi18n-lib.h>

#include "pages/open-hands.h"
#include "pages/panel-frame.h"
#include "pages/step-list.h"
#include "settings/choice-types.h"
#include "table/key-bindings.h"
#include "table/table-view.h"
#include "window/replay-menu.h"

/* From this width on the steps stand beside the table, … */
#define WIDE 900
/* … and from this one on the bar has room for words. */
#define ROOMY 640

struct _CanastaReplayPage
{
  AdwBin parent_instance;

  CanastaReplay *replay;        /* NULL where none is shown */
  GSignalGroup *replay_signals;
  guint round;                  /* what is shown … */
  guint seat;
  guint step;                   /* … of it */
  guint told_round;             /* of what a review has been told: the same … */
  guint told_seat;
  guint told_step;              /* … or G_MAXUINT where there is nothing to tell */
  GtkWidget *focus;             /* what had it before another moment is shown, or NULL */
  gboolean is_fresh;            /* nothing is shown yet */
  gboolean is_wide;
  gboolean is_roomy;

  CanastaPanelFrame *frame;
  AdwBin *table_place;
  CanastaTableView *table;
  GtkWidget *hands_place;
  CanastaOpenHands *hands;
  CanastaStepList *steps;
  GtkWidget *below;             /* opens the verdict, where it is not … */
  AdwBin *popover_place;
  AdwBin *beside;               /* … in the panel */
  GtkWidget *verdict;
  GtkLabel *verdict_short;
  GtkLabel *verdict_title;
  GtkLabel *verdict_text;
  GtkWidget *bar;
  GtkWidget *play_button;
  GtkWidget *review_button;
  GtkWidget *play_on_button;
  GtkMenuButton *menu_button;
};

G_DEFINE_FINAL_TYPE (CanastaReplayPage, canasta_replay_page, ADW_TYPE_BIN)

enum
{
  PROP_ROUND = 1,
  PROP_SEAT,
  PROP_PACE,
  PROP_PLAYING,
  PROP_HANDS,
  PROP_PANEL,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* Showing. */

static void
show_sentences (CanastaReplayPage *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) sentences = NULL;

  for (guint i = 0; i <= canasta_replay_count_steps (self->replay); i++)
    {
      g_autofree char *sentence = canasta_replay_describe_step (self->replay, i);

      g_strv_builder_add (builder, sentence);
    }
  sentences = g_strv_builder_end (builder);
  canasta_step_list_set_sentences (self->steps, (const char *const *) sentences);
}

/* Where they have no room the menu has them. */
static void
show_words (CanastaReplayPage *self)
{
  gtk_widget_set_visible (self->review_button, self->is_roomy);
  gtk_widget_set_visible (self->play_on_button, self->is_roomy);
}

static void
show_buttons (CanastaReplayPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean is_playing = canasta_replay_is_playing (self->replay);
  const char *label = is_playing ? _("Pause") : C_("replay", "Play");
  guint step = canasta_replay_get_step (self->replay);
  guint n = canasta_replay_count_steps (self->replay);
  gboolean plays_on = canasta_replay_can_play_on (self->replay);

  gtk_button_set_icon_name (GTK_BUTTON (self->play_button),
                            is_playing ? "media-playback-pause-symbolic"
                                       : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (self->play_button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_action_set_enabled (widget, "replay.start", step > 0);
  gtk_widget_action_set_enabled (widget, "replay.turn-back", step > 0);
  gtk_widget_action_set_enabled (widget, "replay.back", step > 0);
  gtk_widget_action_set_enabled (widget, "replay.on", step < n);
  gtk_widget_action_set_enabled (widget, "replay.turn-on", step < n);
  gtk_widget_action_set_enabled (widget, "replay.end", step < n);
  gtk_widget_action_set_enabled (widget, "replay.playing", n > 0);
  gtk_widget_action_set_enabled (widget, "replay.play-on", plays_on);
  show_words (self);
}

/* A button that is no longer of use, or a hand that is dealt anew, leaves the
 * focus to what goes on. */
static void
keep_focus (CanastaReplayPage *self)
{
  g_autoptr (GtkWidget) focus = g_steal_pointer (&self->focus);
  gboolean is_mine = focus && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  if (!is_mine || !gtk_widget_is_sensitive (focus) || !gtk_widget_grab_focus (focus))
    gtk_widget_grab_focus (self->play_button);
}

/* A verdict belongs to its moment. It takes no room from the table where there is a
 * panel, and little elsewhere. */
static void
show_verdict (CanastaReplayPage *self)
{
  gboolean is_told = self->told_step == self->step && self->told_round == self->round
                     && self->told_seat == self->seat;
  gboolean is_beside = self->is_wide && canasta_panel_frame_get_shown (self->frame);
  AdwBin *place = is_beside ? self->beside : self->popover_place;

  if (adw_bin_get_child (place) == NULL)
    {
      g_autoptr (GtkWidget) verdict = g_object_ref (self->verdict);

      adw_bin_set_child (is_beside ? self->popover_place : self->beside, NULL);
      adw_bin_set_child (place, verdict);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->beside), is_told && is_beside);
  gtk_widget_set_visible (self->below, is_told && !is_beside);
}

/* Of a round that goes on by itself no step is passed over; who goes through it step by
 * step wants to know where they are. */
static void
announce (CanastaReplayPage *self, const char *sentence)
{
  gtk_widget_activate_action (GTK_WIDGET (self),
                              canasta_replay_is_playing (self->replay) ? "win.tell" : "win.say",
                              "s", sentence);
}

/* Before the table shows another moment. */
static void
note_focus (CanastaReplayPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  g_set_object (&self->focus, focus);
}

/* When it does. */
static void
show_moment (CanastaReplayPage *self)
{
  guint round = canasta_replay_get_round (self->replay);
  guint seat = canasta_replay_get_seat (self->replay);
  guint step = canasta_replay_get_step (self->replay);
  gboolean is_other = self->is_fresh || round != self->round || seat != self->seat;
  g_autofree char *sentence = canasta_replay_describe_step (self->replay, step);

  if (is_other)
    show_sentences (self);
  canasta_open_hands_update (self->hands, canasta_replay_get_match (self->replay), seat);
  canasta_step_list_show_step (self->steps, step);
  show_buttons (self);
  keep_focus (self);

  self->is_fresh = FALSE;
  self->round = round;
  self->seat = seat;
  self->step = step;
  show_verdict (self);
  for (guint i = PROP_ROUND; i <= PROP_PLAYING; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  announce (self, sentence);
  if (is_other)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-header", NULL);
}

static void
playing_cb (CanastaReplayPage *self)
{
  note_focus (self);
  show_buttons (self);
  keep_focus (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
}

/* What the person wants. */

static void
step_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  static const struct
  {
    const char *name;
    void (*func) (CanastaReplay *replay);
  } steps[] = {
    { "replay.turn-back", canasta_replay_turn_back },
    { "replay.back", canasta_replay_go_back },
    { "replay.on", canasta_replay_go_on },
    { "replay.turn-on", canasta_replay_turn_on },
  };
  CanastaReplay *replay = CANASTA_REPLAY_PAGE (widget)->replay;

  if (!replay)
    return;
  if (g_str_equal (name, "replay.start"))
    canasta_replay_go_to (replay, 0);
  else if (g_str_equal (name, "replay.end"))
    canasta_replay_go_to (replay, G_MAXUINT);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (g_str_equal (name, steps[i].name))
      steps[i].func (replay);
}

static void
play_on_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaReplayPage *self = CANASTA_REPLAY_PAGE (widget);

  if (self->replay)
    gtk_widget_activate_action (widget, "win.play-on", NULL);
}

static void
chosen_cb (CanastaReplayPage *self, guint step)
{
  if (self->replay)
    canasta_replay_go_to (self->replay, step);
}

/* On the table arrows go from card to card, and what pops up has all keys for itself. */
static gboolean
is_key_meant (GtkWidget *widget, const CanastaKey *key)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  GtkWidget *table = GTK_WIDGET (CANASTA_REPLAY_PAGE (widget)->table);

  if (!focus)
    return TRUE;
  return !gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER)
         && (g_str_equal (key->action, "win.back") || !gtk_widget_is_ancestor (focus, table));
}

/* The page adapts to its width. */

static void
show_panel (CanastaReplayPage *self, gboolean shown)
{
  if (shown == canasta_panel_frame_get_shown (self->frame))
    return;
  canasta_panel_frame_set_shown (self->frame, shown);
  show_verdict (self);
  if (!shown && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (self->play_button);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PANEL]);
}

static void
adapt (CanastaReplayPage *self)
{
  GtkBox *box = GTK_BOX (gtk_widget_get_parent (self->bar));

  show_panel (self, self->is_wide);
  /* In a small window the table may want more height than there is. */
  gtk_box_reorder_child_after (box, self->below, self->is_roomy ? GTK_WIDGET (self->frame) : NULL);
  gtk_box_reorder_child_after (box, self->bar, self->is_roomy ? self->below : NULL);
  show_verdict (self);
  show_words (self);
}

static void
resized_cb (CanastaReplayPage *self, int width)
{
  gboolean is_wide = width >= WIDE;
  gboolean is_roomy = width >= ROOMY;

  if (is_wide == self->is_wide && is_roomy == self->is_roomy)
    return;
  self->is_wide = is_wide;
  self->is_roomy = is_roomy;
  adapt (self);
}

/* The page itself. */

static void
canasta_replay_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CanastaReplayPage *self = CANASTA_REPLAY_PAGE (object);

  if (id == PROP_PANEL)
    g_value_set_boolean (value, canasta_panel_frame_get_shown (self->frame));
  else if (id == PROP_HANDS)
    g_value_set_boolean (value, gtk_widget_get_visible (self->hands_place));
  else if (!self->replay)
    g_param_value_set_default (pspec, value);
  else if (id == PROP_ROUND)
    g_value_set_uint (value, canasta_replay_get_round (self->replay));
  else if (id == PROP_SEAT)
    g_value_set_uint (value, canasta_replay_get_seat (self->replay));
  else if (id == PROP_PACE)
    g_value_set_enum (value, (int) canasta_replay_get_pace (self->replay));
  else if (id == PROP_PLAYING)
    g_value_set_boolean (value, canasta_replay_is_playing (self->replay));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

/* Whoever opens the hands wants to see them. */
static void
open_hands (CanastaReplayPage *self, gboolean open)
{
  gtk_widget_set_visible (self->hands_place, open);
  if (open)
    show_panel (self, TRUE);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HANDS]);
}

static gboolean
has_round (CanastaReplay *replay, guint round)
{
  return round >= canasta_replay_get_first_round (replay)
         && round <= canasta_replay_get_last_round (replay);
}

static void
canasta_replay_page_set_property (GObject *object, guint id, const GValue *value,
                                  GParamSpec *pspec)
{
  CanastaReplayPage *self = CANASTA_REPLAY_PAGE (object);
  CanastaReplay *replay = self->replay;

  if (id == PROP_PANEL)
    show_panel (self, g_value_get_boolean (value));
  else if (id == PROP_HANDS)
    open_hands (self, g_value_get_boolean (value));
  else if (!replay)
    return;
  else if (id == PROP_ROUND && has_round (replay, g_value_get_uint (value)))
    canasta_replay_set_round (replay, g_value_get_uint (value));
  else if (id == PROP_SEAT
           && g_value_get_uint (value)
                < canasta_match_get_table (canasta_replay_get_match (replay))->players)
    canasta_replay_set_seat (replay, g_value_get_uint (value));
  else if (id == PROP_PACE)
    canasta_replay_set_pace (replay, (CanastaPace) g_value_get_enum (value));
  else if (id == PROP_PLAYING && g_value_get_boolean (value) != canasta_replay_is_playing (replay))
    canasta_scene_skip (CANASTA_SCENE (replay));
}

static void
canasta_replay_page_dispose (GObject *object)
{
  CanastaReplayPage *self = CANASTA_REPLAY_PAGE (object);

  if (self->replay_signals)
    g_signal_group_set_target (self->replay_signals, NULL);
  g_clear_object (&self->replay_signals);
  g_clear_object (&self->replay);
  g_clear_object (&self->focus);
  G_OBJECT_CLASS (canasta_replay_page_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *class)
{
  const GParamFlags flags =
    G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_ROUND] = g_param_spec_uint ("round", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_SEAT] = g_param_spec_uint ("seat", NULL, NULL, 0, CANASTA_MAX_SEATS, 0, flags);
  properties[PROP_PACE] = g_param_spec_enum ("pace", NULL, NULL, CANASTA_TYPE_PACE,
                                             CANASTA_PACE_NORMAL, flags);
  properties[PROP_PLAYING] = g_param_spec_boolean ("playing", NULL, NULL, FALSE, flags);
  properties[PROP_HANDS] = g_param_spec_boolean ("hands", NULL, NULL, FALSE, flags);
  properties[PROP_PANEL] = g_param_spec_boolean ("panel", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (class, N_PROPS, properties);
}

static void
install_actions (GtkWidgetClass *class)
{
  static const char *const steps[] = { "replay.start", "replay.turn-back", "replay.back",
                                       "replay.on", "replay.turn-on", "replay.end" };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    gtk_widget_class_install_action (class, steps[i], NULL, step_action);
  gtk_widget_class_install_action (class, "replay.play-on", NULL, play_on_action);
  for (guint i = PROP_ROUND; i < N_PROPS; i++)
    {
      g_autofree char *name = g_strconcat ("replay.", properties[i]->name, NULL);

      gtk_widget_class_install_property_action (class, name, properties[i]->name);
    }
}

static void
canasta_replay_page_class_init (CanastaReplayPageClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->get_property = canasta_replay_page_get_property;
  object_class->set_property = canasta_replay_page_set_property;
  object_class->dispose = canasta_replay_page_dispose;

  install_properties (object_class);
  install_actions (widget_class);

  g_type_ensure (CANASTA_TYPE_OPEN_HANDS);
  g_type_ensure (CANASTA_TYPE_PANEL_FRAME);
  g_type_ensure (CANASTA_TYPE_STEP_LIST);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/canasta_game/Canasta/window/replay-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CanastaReplayPage, frame);
  gtk_widget_class_bind_template_child (widget_class, CanastaReplayPage, table_place);
  gtk_widget_class_bind_template_child (widget_class, CanastaReplayPage, hands_place);
  gtk_widget_class_bind_template_child (widget_class, CanastaReplayPage, hands);
  gtk_widget_class_bind_template_child (widget_class, CanastaReplayPage, steps);
  gtk_widget_class_bind_template_child (widget_class, CanastaReplayPage, below);
  gtk_widget_class_bind_template_child (widget_class, CanastaReplayPage, popover_place);
  gtk_widget_class_bind_template_child (widget_class, CanastaReplayPage, beside);
  gtk_widget_class_bind_template_child (widget_class, CanastaReplayPage, verdict);
  gtk_widget_class_bind_template_child (widget_class, CanastaReplayPage, verdict_short);
  gtk_widget_class_bind_template_child (widget_class, CanastaReplayPage, verdict_title);
  gtk_widget_class_bind_template_child (widget_class, CanastaReplayPage, verdict_text);
  gtk_widget_class_bind_template_child (widget_class, CanastaReplayPage, bar);
  gtk_widget_class_bind_template_child (widget_class, CanastaReplayPage, play_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaReplayPage, review_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaReplayPage, play_on_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaReplayPage, menu_button);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
canasta_replay_page_init (CanastaReplayPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->told_step = G_MAXUINT;
  adapt (self);
  g_signal_connect_object (self->frame, "resized", G_CALLBACK (resized_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->steps, "chosen", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  self->replay_signals = g_signal_group_new (CANASTA_TYPE_REPLAY);
  g_signal_group_connect_swapped (self->replay_signals, "changed", G_CALLBACK (note_focus), self);
  g_signal_group_connect_data (self->replay_signals, "changed", G_CALLBACK (show_moment), self, NULL,
                               G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_group_connect_swapped (self->replay_signals, "notify::playing", G_CALLBACK (playing_cb),
                                  self);
  canasta_keys_bind (GTK_WIDGET (self), CANASTA_KEYS_REPLAY, NULL, is_key_meant);
  canasta_keys_bind (GTK_WIDGET (self), CANASTA_KEYS_REPLAY_REST, NULL, NULL);
}

GtkWidget *
canasta_replay_page_new (GSettings *settings, CanastaCardArt *art)
{
  CanastaReplayPage *self = g_object_new (CANASTA_TYPE_REPLAY_PAGE, NULL);

  canasta_open_hands_set_art (self->hands, art);
  self->table = CANASTA_TABLE_VIEW (canasta_table_view_new (settings));
  canasta_prompt_view_set_watched (canasta_table_view_get_parts (self->table)->prompt, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Replay"), -1);
  adw_bin_set_child (self->table_place, GTK_WIDGET (self->table));
  return GTK_WIDGET (self);
}

CanastaReplay *
canasta_replay_page_get_replay (CanastaReplayPage *self)
{
  return self->replay;
}

/**
 * canasta_replay_page_set_replay:
 * @self: a page
 * @replay: (nullable): what to show
 */
void
canasta_replay_page_set_replay (CanastaReplayPage *self, CanastaReplay *replay)
{
  g_autoptr (GMenu) menu = NULL;

  if (self->replay)
    canasta_replay_pause (self->replay);
  note_focus (self);
  /* What is to be known before the table shows it is asked for before the table is. */
  g_signal_group_set_target (self->replay_signals, replay);
  g_set_object (&self->replay, replay);
  canasta_table_view_set_scene (self->table, (CanastaScene *) replay);
  self->is_fresh = TRUE;
  if (!replay)
    {
      g_clear_object (&self->focus);
      return;
    }
  menu = canasta_replay_menu_new (replay);
  gtk_menu_button_set_menu_model (self->menu_button, G_MENU_MODEL (menu));
  show_moment (self);
}

/**
 * canasta_replay_page_tell:
 * @self: a page that shows a replay
 * @words: what a review says of what was decided at the moment that is shown
 *
 * Says what a review has found, as long as the moment is looked at.
 */
void
canasta_replay_page_tell (CanastaReplayPage *self, const CanastaReviewWords *words)
{
  g_autofree char *title = g_strdup_printf ("%s – %s", words->turn, words->done);
  g_autofree char *text = canasta_review_words_compare (words);
  g_autofree char *sentence = g_strdup_printf ("%s. %s", title, text);

  self->told_round = self->round;
  self->told_seat = self->seat;
  self->told_step = self->step;
  gtk_label_set_label (self->verdict_title, title);
  gtk_label_set_label (self->verdict_text, text);
  gtk_label_set_label (self->verdict_short, words->verdict);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->verdict), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->below), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words->verdict, -1);
  show_verdict (self);
  announce (self, sentence);
}

/* Space and Enter let the round play. */
void
canasta_replay_page_focus (CanastaReplayPage *self)
{
  gtk_widget_grab_focus (self->play_button);
}
