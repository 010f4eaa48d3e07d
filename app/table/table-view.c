/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/table-view.h"

#include <glib/gi18n-lib.h>

#include "settings/choices.h"
#include "table/card-settings.h"
#include "table/choice-popover.h"
#include "table/felt.h"
#include "table/ground.h"
#include "table/key-bindings.h"
#include "table/paint.h"
#include "table/popover.h"
#include "table/seams.h"
#include "table/table-actions.h"
#include "table/table-counting.h"
#include "table/table-drag.h"
#include "table/table-motion.h"
#include "table/table-pointing.h"
#include "table/table-regions.h"
#include "turn/facts.h"
#include "turn/prompt.h"
#include "turn/say.h"
#include "turn/viewer.h"

struct _CanastaTableView
{
  GtkWidget parent_instance;

  GSettings *settings;
  CanastaTurn *turn;
  CanastaCardArt *art;
  CanastaTableParts parts;
  CanastaTableRegions *regions;
  CanastaGround *ground;
  CanastaTableMotion *motion;
  CanastaTableCounting *counting;
  CanastaTableDrag *drag;
  CanastaTableKeys *keys;
  CanastaTableActions *actions;
  CanastaTablePointing *pointing;
  GtkWidget *popover; /* of what there is to choose from, or NULL */
  CanastaTurnChange changes; /* what is not shown yet … */
  guint frame;               /* … until there is a frame for it */
  int width;
  int height;
};

G_DEFINE_FINAL_TYPE (CanastaTableView, canasta_table_view, GTK_TYPE_WIDGET)

enum
{
  PROP_SETTINGS = 1,
  PROP_SORT_ORDER,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* Showing. */

/* The bands follow the sides, which form anew in some rounds. Only the first one, the
 * own, shows more than the position. */
static void
show_bands (CanastaTableView *self, CanastaTurnChange changes)
{
  CanastaTableParts *parts = &self->parts;
  guint sides[CANASTA_MAX_SEATS];
  guint n = canasta_turn_list_sides (self->turn, sides);

  while (parts->n_bands > n)
    gtk_widget_unparent (GTK_WIDGET (parts->bands[--parts->n_bands]));
  while (parts->n_bands < n)
    {
      GtkWidget *band = canasta_band_view_new (self->art, self->turn);

      gtk_widget_insert_after (band, GTK_WIDGET (self), GTK_WIDGET (parts->seats));
      parts->bands[parts->n_bands++] = CANASTA_BAND_VIEW (band);
    }
  for (guint i = 0; i < n; i++)
    if (i == 0 || (changes & CANASTA_TURN_CHANGE_POSITION) != 0)
      canasta_band_view_update (parts->bands[i], sides[i]);
}

/* The hand is what a person begins with; who looks on has none, and begins with the players. */
static gboolean
focus_first (CanastaTableView *self)
{
  GtkWidget *hand = GTK_WIDGET (self->parts.hand), *seats = GTK_WIDGET (self->parts.seats);

  if (gtk_widget_get_visible (hand))
    return gtk_widget_grab_focus (hand);
  return gtk_widget_get_focus_child (GTK_WIDGET (self)) == seats
         || gtk_widget_child_focus (seats, GTK_DIR_TAB_FORWARD);
}

/* A button that is gone or does something else gives the focus to the hand. */
static void
show_prompt (CanastaTableView *self)
{
  if (!canasta_prompt_view_update (self->parts.prompt, self->turn))
    focus_first (self);
}

/* Of a group that nothing describes Orca 48 reads out all that is written in it. */
static void
describe (CanastaTableView *self)
{
  guint n = canasta_turn_get_observation (self->turn)->table->players;
  g_autofree char *players = g_strdup_printf (ngettext ("%u player", "%u players", n), n);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  players, -1);
}

static void
show (CanastaTableView *self, CanastaTurnChange changes)
{
  const CanastaTurnChange of_cards = CANASTA_TURN_CHANGE_POSITION | CANASTA_TURN_CHANGE_LAID_OUT
                                     | CANASTA_TURN_CHANGE_ORDER;
  const CanastaObservation *observation = canasta_turn_get_observation (self->turn);

  canasta_card_settings_follow_table (observation->table, self->art);
  gtk_widget_set_visible (GTK_WIDGET (self->parts.hand), !canasta_viewer_looks_on (observation));
  if (changes & CANASTA_TURN_CHANGE_POSITION)
    {
      canasta_seats_view_update (self->parts.seats);
      canasta_score_pad_update (self->parts.pad, self->turn);
    }
  if (changes & of_cards)
    canasta_hand_view_update (self->parts.hand);
  else
    canasta_hand_view_update_marks (self->parts.hand);
  show_bands (self, changes);
  canasta_well_view_update (self->parts.well);
  show_prompt (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  if (changes & CANASTA_TURN_CHANGE_POSITION)
    describe (self);
  if (changes & CANASTA_TURN_CHANGE_DEAL)
    focus_first (self);
}

/* The turn sees something else than the parts show by now. */
static void
note_changes (CanastaTableView *self, CanastaTurnChange changes)
{
  canasta_table_pointing_forget (self->pointing);
  if (changes & (CANASTA_TURN_CHANGE_POSITION | CANASTA_TURN_CHANGE_LAID_OUT))
    canasta_table_motion_note (self->motion, (changes & CANASTA_TURN_CHANGE_DEAL) != 0);
}

/* The turn is shown as it is by now. */
static void
show_changes (CanastaTableView *self)
{
  CanastaTurnChange changes = self->changes;

  if (self->frame != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->frame);
  self->frame = 0;
  self->changes = 0;
  if (!changes)
    return;
  note_changes (self, changes);
  show (self, changes);
}

static gboolean
frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (widget);

  self->frame = 0;
  show_changes (self);
  return G_SOURCE_REMOVE;
}

static void
catch_up_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_changes (CANASTA_TABLE_VIEW (widget));
}

/* However much changes before the next frame, that shows it once. Whoever looks at the
 * parts or speaks of them before has it shown at once. */
static void
show_with_frame (CanastaTableView *self, CanastaTurnChange changes)
{
  self->changes |= changes;
  if (self->changes && self->frame == 0)
    self->frame = gtk_widget_add_tick_callback (GTK_WIDGET (self), frame_cb, NULL, NULL);
}

/* What there is to choose from. */

/* Beside the pile, or the button that lays cards down. */
static GtkWidget *
find_place_for_choices (CanastaTableView *self)
{
  CanastaOffer offer = canasta_turn_get_offer (self->turn, NULL);
  CanastaIntent intent = offer == CANASTA_OFFER_JOINS ? CANASTA_INTENT_JOIN : CANASTA_INTENT_MELD;
  GtkWidget *button;

  if (offer == CANASTA_OFFER_WAYS)
    return GTK_WIDGET (canasta_well_view_get_pile (self->parts.well));
  button = canasta_prompt_view_find_button (self->parts.prompt,
                                            canasta_intent_get_action (intent));
  return button ? button : GTK_WIDGET (self->parts.prompt);
}

static void
show_choices (CanastaTableView *self)
{
  show_changes (self);
  canasta_popover_remove (&self->popover);
  self->popover = canasta_choice_popover_new (self->turn, self->art,
                                              canasta_popover_get_room (GTK_WIDGET (self)));
  canasta_choice_popover_show (self->popover, GTK_WIDGET (self), find_place_for_choices (self));
}

/* The turn. */

static void
changed_cb (CanastaTableView *self, guint changes)
{
  if (changes & CANASTA_TURN_CHANGE_POSITION)
    canasta_table_counting_end (self->counting);
  canasta_table_actions_forget (self->actions);
  if (!canasta_turn_get_observation (self->turn))
    {
      note_changes (self, changes);
      self->changes = 0;
      canasta_hand_view_update (self->parts.hand);
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
  else
    {
      show_with_frame (self, changes & ~CANASTA_TURN_CHANGE_CHOICE);
      /* The hand takes the focus, which others may want after it. */
      if (changes & CANASTA_TURN_CHANGE_DEAL)
        show_changes (self);
      if ((changes & CANASTA_TURN_CHANGE_CHOICE) != 0
          && canasta_turn_get_offer (self->turn, NULL) != CANASTA_OFFER_NONE)
        show_choices (self);
    }
}

/* Whether what is asked is to be told with the keys that answer it: a question of the
 * partner, and a proposed move that Enter would not play from where the focus is. */
static gboolean
wants_keys (CanastaTableView *self, CanastaSpeech speech)
{
  if (speech == CANASTA_SPEECH_PROMPT)
    return canasta_turn_is_mine (self->turn)
           && canasta_turn_get_observation (self->turn)->board.phase == CANASTA_PHASE_REPLY;
  return canasta_turn_get_hint (self->turn) && !canasta_table_keys_enter_confirms (self->keys);
}

/* Whether the prompt tells of what the partner has answered. */
static gboolean
is_answer (CanastaTableView *self, CanastaSpeech speech)
{
  return speech == CANASTA_SPEECH_PROMPT && canasta_turn_is_mine (self->turn)
         && canasta_turn_get_observation (self->turn)->board.answer == CANASTA_ANSWER_YES
         && !canasta_card_set_is_empty (&canasta_turn_get_observation (self->turn)->hand);
}

/* Whether Enter, pressed now, does something that is to be told: else keys are. */
static const char *
say_enter (CanastaTableView *self, CanastaSpeech speech)
{
  gboolean is_meant = speech == CANASTA_SPEECH_PROMPT || canasta_turn_get_hint (self->turn);

  return is_meant && canasta_table_keys_enter_confirms (self->keys)
           ? canasta_turn_say_enter (self->turn) : NULL;
}

/* Why something cannot be done answers whoever tried it. The prompt, and a proposed move,
 * hold until there is another; an answer has happened. */
static void
speak_cb (CanastaTableView *self, guint speech)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autofree char *sentence = NULL;
  const char *enter;

  show_changes (self);
  enter = say_enter (self, speech);
  sentence = wants_keys (self, speech) ? canasta_fact_say (CANASTA_FACT_ANSWER, self->turn, TRUE)
                                       : canasta_turn_say_speech (self->turn, speech);
  if (!sentence)
    return;
  if (is_answer (self, speech))
    gtk_widget_activate_action (widget, "win.tell", "s", sentence);
  else if (enter)
    gtk_widget_activate_action (widget, "win.advise", "(ss)", sentence, enter);
  else if (speech == CANASTA_SPEECH_PROMPT && canasta_turn_is_routine (self->turn))
    gtk_widget_activate_action (widget, "win.advise", "(ss)", "", sentence);
  else if (speech == CANASTA_SPEECH_PROMPT || canasta_turn_get_hint (self->turn))
    gtk_widget_activate_action (widget, "win.say", "s", sentence);
  else
    gtk_widget_activate_action (widget, "win.answer", "(ss)", "saying", sentence);
}

/* Input. */

static void
card_activated_cb (CanastaTableView *self, guint id)
{
  CanastaCardView *view = canasta_hand_view_find (self->parts.hand, id);

  if (view && canasta_turn_get_observation (self->turn))
    canasta_turn_enter (self->turn, canasta_card_view_get_card (view),
                        canasta_table_keys_enters_again (self->keys));
}

static void
card_thrown_cb (CanastaTableView *self, guint id)
{
  CanastaCardView *view = canasta_hand_view_find (self->parts.hand, id);

  if (view)
    canasta_turn_discard (self->turn, canasta_card_view_get_card (view), FALSE);
}

/* Any input finds what is there, and finishes what still moves. */
static void
pressed_cb (CanastaTableView *self)
{
  show_changes (self);
  canasta_table_keys_note (self->keys, GDK_KEY_VoidSymbol);
  canasta_table_motion_land (self->motion);
  canasta_table_counting_end (self->counting);
}

static gboolean
key_pressed_cb (CanastaTableView *self, guint key)
{
  show_changes (self);
  canasta_table_keys_note (self->keys, key);
  canasta_table_motion_land (self->motion);
  /* Those that only go with others say nothing. */
  return (key < GDK_KEY_Shift_L || key > GDK_KEY_Hyper_R)
         && canasta_table_counting_end (self->counting);
}

static void
watch_input (CanastaTableView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_event_controller_set_propagation_phase (motion, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (show_changes), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
}

/* What it can be asked for. */

static void
action_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (widget);

  if (!canasta_table_counting_end (self->counting))
    canasta_table_actions_follow (self->actions, name, parameter);
}

static gboolean
is_key_meant (GtkWidget *widget, const CanastaKey *key)
{
  return canasta_table_keys_are_meant (CANASTA_TABLE_VIEW (widget)->keys, key);
}

/* Preferences. */

/* What the table itself looks like; of the cards their art tells. */
static const char *const of_looks[] = {
  "changed::card-size", "changed::felt", "changed::strong-focus",
};

/* The cards look otherwise, or the ring around what has the focus: everything is
 * drawn anew. */
static void
redraw (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    redraw (child);
}

static void
follow_settings (CanastaTableView *self)
{
  GSettings *settings = self->settings;

  canasta_paint_set_class (GTK_WIDGET (self), "strong-focus",
                           g_settings_get_boolean (settings, "strong-focus"));
  canasta_table_regions_set_card_size (self->regions,
                                       g_settings_get_double (settings, "card-size"));
  canasta_ground_forget (self->ground);
  redraw (GTK_WIDGET (self));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
art_changed_cb (CanastaTableView *self)
{
  canasta_turn_set_letters (self->turn, canasta_card_art_get_letters (self->art));
  redraw (GTK_WIDGET (self));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* The widget. */

static void
canasta_table_view_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  canasta_table_regions_measure (CANASTA_TABLE_VIEW (widget)->regions, orientation, minimum,
                                 natural);
}

static void
canasta_table_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (widget);
  const CanastaTableLayout *layout = canasta_table_regions_get_layout (self->regions);

  /* Where cards were flying to is elsewhere now. */
  if (width != self->width || height != self->height)
    canasta_table_motion_finish (self->motion);
  self->width = width;
  self->height = height;
  canasta_table_regions_allocate (self->regions, width, height);
  if (self->popover)
    gtk_popover_present (GTK_POPOVER (self->popover));
  if (canasta_table_motion_launch (self->motion, layout->card_width, layout->card_height))
    canasta_table_regions_allocate (self->regions, width, height);
  canasta_table_counting_allocate (self->counting, layout, width, height);
}

static void
canasta_table_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (widget);
  const CanastaTableLayout *layout = canasta_table_regions_get_layout (self->regions);

  if (!canasta_turn_get_observation (self->turn))
    return;
  canasta_ground_snapshot (self->ground, snapshot, layout);
  canasta_seams_snapshot (widget, snapshot, &self->parts, layout);
  GTK_WIDGET_CLASS (canasta_table_view_parent_class)->snapshot (widget, snapshot);
  canasta_seats_view_snapshot_own (self->parts.seats, snapshot, &layout->own_seat);
  canasta_seats_view_snapshot_bubbles (self->parts.seats, snapshot);
  canasta_table_counting_snapshot (self->counting, snapshot);
  canasta_table_motion_snapshot (self->motion, snapshot);
  canasta_table_drag_snapshot (self->drag, snapshot, layout->card_width, layout->card_height);
}

/* Other colours. */
static void
canasta_table_view_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (canasta_table_view_parent_class)->css_changed (widget, change);
  if (CANASTA_TABLE_VIEW (widget)->ground)
    canasta_ground_forget (CANASTA_TABLE_VIEW (widget)->ground);
}

static gboolean
canasta_table_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return canasta_table_keys_focus (CANASTA_TABLE_VIEW (widget)->keys, direction);
}

static gboolean
canasta_table_view_grab_focus (GtkWidget *widget)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (widget);

  show_changes (self);
  return focus_first (self);
}

/* The class. */

static void
canasta_table_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (object);

  if (id == PROP_SORT_ORDER)
    g_object_get_property (G_OBJECT (self->turn), "sort-order", value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
canasta_table_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (object);

  switch (id)
    {
    case PROP_SETTINGS:
      self->settings = g_value_dup_object (value);
      break;
    case PROP_SORT_ORDER:
      g_object_set_property (G_OBJECT (self->turn), "sort-order", value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
sort_order_cb (CanastaTableView *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SORT_ORDER]);
}

static void
create_parts (CanastaTableView *self)
{
  CanastaTableParts *parts = &self->parts;
  GtkWidget *widget = GTK_WIDGET (self);

  parts->seats = CANASTA_SEATS_VIEW (canasta_seats_view_new (self->art, self->turn));
  parts->well = CANASTA_WELL_VIEW (canasta_well_view_new (self->art, self->turn));
  parts->prompt = CANASTA_PROMPT_VIEW (canasta_prompt_view_new ());
  parts->hand = CANASTA_HAND_VIEW (canasta_hand_view_new (self->art, self->turn));
  gtk_widget_set_parent (GTK_WIDGET (parts->seats), widget);
  gtk_widget_set_parent (GTK_WIDGET (parts->well), widget);
  gtk_widget_set_parent (GTK_WIDGET (parts->prompt), widget);
  gtk_widget_set_parent (GTK_WIDGET (parts->hand), widget);
  parts->pad = CANASTA_SCORE_PAD (canasta_score_pad_new ());
  gtk_widget_set_parent (GTK_WIDGET (parts->pad), widget);
  g_signal_connect_swapped (parts->hand, "activate", G_CALLBACK (card_activated_cb), self);
  g_signal_connect_swapped (parts->hand, "throw", G_CALLBACK (card_thrown_cb), self);
}

static void
canasta_table_view_constructed (GObject *object)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (object);
  GtkWidget *widget = GTK_WIDGET (self);

  G_OBJECT_CLASS (canasta_table_view_parent_class)->constructed (object);
  self->turn = canasta_turn_new (self->settings);
  create_parts (self);
  self->regions = canasta_table_regions_new (widget, &self->parts, self->art);
  self->ground = canasta_ground_new (widget);
  self->motion =
    canasta_table_motion_new (widget, &self->parts, self->art, self->turn, self->settings);
  self->counting = canasta_table_counting_new (widget, &self->parts, self->art, self->turn);
  self->keys = canasta_table_keys_new (widget, &self->parts, self->turn);
  self->actions = canasta_table_actions_new (widget, &self->parts, self->turn, self->keys);
  canasta_keys_bind (widget, CANASTA_KEYS_FELT, NULL, is_key_meant);
  canasta_keys_bind (widget, CANASTA_KEYS_TABLE, self->settings, NULL);
  canasta_keys_bind (widget, CANASTA_KEYS_BARE, NULL, is_key_meant);
  watch_input (self);
  self->drag =
    canasta_table_drag_new (widget, &self->parts, self->art, self->turn, self->motion);
  self->pointing = canasta_table_pointing_new (widget, &self->parts);
  g_signal_connect_object (self->art, "changed", G_CALLBACK (art_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->turn, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->turn, "speak", G_CALLBACK (speak_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->turn, "notify::sort-order", G_CALLBACK (sort_order_cb), self,
                           G_CONNECT_SWAPPED);
  canasta_card_settings_bind (self->settings, self->art);
  canasta_felt_bind (self->settings, GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (of_looks); i++)
    g_signal_connect_object (self->settings, of_looks[i], G_CALLBACK (follow_settings), self,
                             G_CONNECT_SWAPPED);
  follow_settings (self);
}

static void
canasta_table_view_dispose (GObject *object)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (object);
  GtkWidget *child;

  g_signal_handlers_disconnect_by_data (self->turn, self);
  canasta_turn_set_scene (self->turn, NULL);
  self->changes = 0;
  g_clear_pointer (&self->drag, canasta_table_drag_free);
  g_clear_pointer (&self->pointing, canasta_table_pointing_free);
  g_clear_pointer (&self->motion, canasta_table_motion_free);
  g_clear_pointer (&self->counting, canasta_table_counting_free);
  canasta_popover_remove (&self->popover);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  self->parts = (CanastaTableParts){ 0 };
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (canasta_table_view_parent_class)->dispose (object);
}

static void
canasta_table_view_finalize (GObject *object)
{
  CanastaTableView *self = CANASTA_TABLE_VIEW (object);

  canasta_table_actions_free (self->actions);
  canasta_table_keys_free (self->keys);
  canasta_table_regions_free (self->regions);
  canasta_ground_free (self->ground);
  g_object_unref (self->art);
  g_object_unref (self->turn);
  G_OBJECT_CLASS (canasta_table_view_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *class)
{
  properties[PROP_SETTINGS] =
    g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS,
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_SORT_ORDER] =
    g_param_spec_enum ("sort-order", NULL, NULL, CANASTA_TYPE_SORT_ORDER,
                       CANASTA_SORT_RANK_ASCENDING,
                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (class, N_PROPS, properties);
}

static void
canasta_table_view_class_init (CanastaTableViewClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->get_property = canasta_table_view_get_property;
  object_class->set_property = canasta_table_view_set_property;
  object_class->constructed = canasta_table_view_constructed;
  object_class->dispose = canasta_table_view_dispose;
  object_class->finalize = canasta_table_view_finalize;
  widget_class->measure = canasta_table_view_measure;
  widget_class->size_allocate = canasta_table_view_size_allocate;
  widget_class->snapshot = canasta_table_view_snapshot;
  widget_class->css_changed = canasta_table_view_css_changed;
  widget_class->focus = canasta_table_view_focus;
  widget_class->grab_focus = canasta_table_view_grab_focus;

  install_properties (object_class);
  canasta_table_actions_install (widget_class, action_cb);
  gtk_widget_class_install_action (widget_class, "table.catch-up", NULL, catch_up_action);
  gtk_widget_class_install_property_action (widget_class, "table.sort-order", "sort-order");
  gtk_widget_class_set_css_name (widget_class, "table-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
canasta_table_view_init (CanastaTableView *self)
{
  self->art = canasta_card_art_new ();
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Table"), -1);
}

GtkWidget *
canasta_table_view_new (GSettings *settings)
{
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  return g_object_new (CANASTA_TYPE_TABLE_VIEW, "settings", settings, NULL);
}

/* What the person is about. */
CanastaTurn *
canasta_table_view_get_turn (CanastaTableView *self)
{
  return self->turn;
}

/* What is shown from now on, or %NULL for nothing. */
void
canasta_table_view_set_scene (CanastaTableView *self, CanastaScene *scene)
{
  canasta_turn_set_scene (self->turn, scene);
}

/**
 * canasta_table_view_count:
 * @self: a table
 * @counting: (transfer full): what a round was worth, that is over there
 *
 * Has the round counted as a scene, where things move; when that is over, or left, the window is
 * asked for the sheet, by “win.show-sheet”.
 *
 * Returns: whether it is
 */
gboolean
canasta_table_view_count (CanastaTableView *self, CanastaCounting *counting)
{
  double stretch = canasta_table_motion_get_stretch (self->motion);

  if (stretch == 0 || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      canasta_counting_free (counting);
      return FALSE;
    }
  show_changes (self);
  canasta_table_motion_finish (self->motion);
  canasta_table_counting_begin (self->counting, counting,
                                canasta_table_regions_get_layout (self->regions), stretch);
  return TRUE;
}

/* No more melds will lie there than a low table shows, as in a lesson. */
void
canasta_table_view_set_few_melds (CanastaTableView *self)
{
  canasta_table_regions_set_few_melds (self->regions);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* What it is made of: for the tests. */
const CanastaTableParts *
canasta_table_view_get_parts (CanastaTableView *self)
{
  show_changes (self);
  return &self->parts;
}

/* What there is to choose from, or %NULL: likewise. */
GtkPopover *
canasta_table_view_get_choices (CanastaTableView *self)
{
  return self->popover ? GTK_POPOVER (self->popover) : NULL;
}

/* The scene in which a round is counted, or %NULL: likewise. */
GtkWidget *
canasta_table_view_get_counting (CanastaTableView *self)
{
  return canasta_table_counting_get_view (self->counting);
}

/* What is under way: likewise. */
CanastaMotion *
canasta_table_view_get_flights (CanastaTableView *self)
{
  return canasta_table_motion_get_flights (self->motion);
}
