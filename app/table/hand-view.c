/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The person's hand. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "rules/numbers.h"
#include "table/hand-view.h"
#include "table/key-bindings.h"
#include "table/paint.h"

/* So many milliseconds later a frame is drawn. */
#define TELLING 100

/* How many cards of each rank are in the hand, and how many of them are selected. */
typedef struct
{
  guint8 held[CANASTA_N_RANKS];
  guint8 selected[CANASTA_N_RANKS];
} RankCounts;

struct _CanastaHandView
{
  GtkWidget parent_instance;

  CanastaCardArt *art;
  CanastaTurn *turn;
  GPtrArray *cards; /* CanastaCardView, as the order has them; not owned */
  RankCounts counts; /* as they are told */
  CanastaHandLayout layout;
  int card_width;
  int card_height;

  guint current;   /* the id of the card that has or had the focus */
  guint anchor;    /* the id of the card a range starts from */
  gboolean lifted; /* the selected cards are being dragged */
  guint leaving;   /* the source that tells of the card that was left, or 0 */
  char *told;      /* what was done and is said before the card that has the focus, … */
  guint telling;   /* … until this source has told that once more, or 0 */
};

G_DEFINE_FINAL_TYPE (CanastaHandView, canasta_hand_view, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_ACTIVATE,
  SIGNAL_THROW,
  SIGNAL_LOSE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static CanastaCardView *
get_card (CanastaHandView *self, guint index)
{
  return g_ptr_array_index (self->cards, index);
}

/* Where a card is in the hand as the person holds it by now; -1 where it has left. */
static int
get_index (CanastaHandView *self, CanastaCardView *card)
{
  return canasta_hand_order_find (canasta_turn_get_hand (self->turn),
                                  canasta_card_view_get_id (card));
}

/* Where the card of an id is shown, or -1. */
static int
find_shown (CanastaHandView *self, guint id)
{
  for (guint i = 0; i < self->cards->len; i++)
    if (canasta_card_view_get_id (get_card (self, i)) == id)
      return (int) i;
  return -1;
}

/* The keyboard. */

/* The card of the keyboard: the focused one, or where the focus returns to. */
static int
get_current (CanastaHandView *self)
{
  int index = find_shown (self, self->current);

  return index >= 0 || self->cards->len == 0 ? index : 0;
}

static void
focus_index (CanastaHandView *self, int index)
{
  if (index >= 0 && index < (int) self->cards->len)
    gtk_widget_grab_focus (GTK_WIDGET (get_card (self, index)));
}

/* Marks. */

static void
count_ranks (CanastaHandView *self, RankCounts *counts)
{
  const CanastaHandOrder *order = canasta_turn_get_hand (self->turn);

  *counts = (RankCounts){ 0 };
  for (guint i = 0, n = canasta_hand_order_get_count (order); i < n; i++)
    {
      const CanastaHandCard *card = canasta_hand_order_get (order, i);

      counts->held[canasta_card_get_rank (card->card)]++;
      counts->selected[canasta_card_get_rank (card->card)] += card->selected;
    }
}

/* How many cards of its rank are in the hand, and selected. */
static char *
say_counts (CanastaRank rank, const RankCounts *counts, const char *points)
{
  const char *plural = canasta_rank_get_plural (rank);

  if (counts->selected[rank] == 0)
    /* Translators: %1$s is "10 points", %3$s the name of a rank: "Kings". */
    return g_strdup_printf (_("%1$s. %3$s: %2$d in hand"), points, counts->held[rank], plural);
  /* Translators: %1$s is "10 points", %4$s the name of a rank: "Kings". */
  return g_strdup_printf (_("%1$s. %4$s: %3$d in hand, %2$d selected"), points,
                          counts->selected[rank], counts->held[rank], plural);
}

static char *
describe_card (CanastaHandView *self, const CanastaHandCard *card, const RankCounts *counts)
{
  const CanastaTable *table = canasta_turn_get_observation (self->turn)->table;
  CanastaRank rank = canasta_card_get_rank (card->card);
  g_autofree char *value = canasta_number_format (table->values[rank]);
  g_autofree char *points = NULL;
  g_autofree char *sentence = NULL;

  points = g_strdup_printf (ngettext ("%s point", "%s points", table->values[rank]), value);
  sentence = say_counts (rank, counts, points);
  return card->fresh
           /* Translators: what is said of a card, and that it came in this turn. */
           ? g_strdup_printf (_("%s. New this turn"), sentence)
           : g_steal_pointer (&sentence);
}

/* What a screen reader adds to the name of a card one comes to. */
static void
describe (CanastaHandView *self, CanastaCardView *view, const CanastaHandCard *card)
{
  g_autofree char *sentence = describe_card (self, card, &self->counts);
  g_autofree char *description = NULL;

  /* Translators: that a card is selected, and what else is said of it. */
  description = card->selected ? g_strdup_printf (_("Selected. %s"), sentence)
                               : g_strdup (sentence);
  canasta_card_view_set_description (view, description);
}

/* Of all cards of a rank is said how many there are. */
static void
note_counts (CanastaHandView *self)
{
  RankCounts counts;

  count_ranks (self, &counts);
  for (guint i = 0; i < self->cards->len; i++)
    {
      CanastaRank rank = canasta_card_get_rank (canasta_card_view_get_card (get_card (self, i)));

      if (counts.held[rank] != self->counts.held[rank]
          || counts.selected[rank] != self->counts.selected[rank])
        canasta_card_view_forget_description (get_card (self, i));
    }
  self->counts = counts;
}

/* Shows which cards are selected, new or proposed; their order is as before. */
void
canasta_hand_view_update_marks (CanastaHandView *self)
{
  const CanastaHandOrder *order = canasta_turn_get_hand (self->turn);
  const CanastaAction *hint = canasta_turn_get_lit (self->turn);
  CanastaCardSet hinted = { 0 };

  note_counts (self);
  if (hint)
    canasta_action_get_cards (hint, &hinted);
  for (guint i = 0; i < self->cards->len; i++)
    {
      CanastaCardView *view = get_card (self, i);
      const CanastaHandCard *card = canasta_hand_order_get (order, i);
      CanastaCardMarks marks = {
        .selected = card->selected,
        .fresh = card->fresh,
        .hinted = canasta_card_set_count_card (&hinted, card->card) > 0,
        .lifted = self->lifted && card->selected,
      };

      if (marks.hinted)
        canasta_card_set_remove_card (&hinted, card->card);
      canasta_card_view_set_marks (view, &marks);
      if (canasta_card_view_needs_description (view))
        describe (self, view, card);
    }
}

/* Selecting. */

static void
toggle_cb (CanastaCardView *card, GdkModifierType state, CanastaHandView *self)
{
  int index = get_index (self, card);
  int anchor =
    canasta_hand_order_find (canasta_turn_get_hand (self->turn), self->anchor);

  if (index < 0)
    return;
  if (!gtk_widget_has_focus (GTK_WIDGET (card)))
    gtk_widget_grab_focus (GTK_WIDGET (card));
  if ((state & GDK_SHIFT_MASK) && anchor >= 0)
    {
      canasta_turn_select_range (self->turn, (guint) anchor, (guint) index);
      return;
    }
  self->anchor = canasta_card_view_get_id (card);
  if (state & GDK_CONTROL_MASK)
    {
      canasta_turn_toggle_rank (self->turn,
                                canasta_card_get_rank (canasta_card_view_get_card (card)));
      return;
    }
  canasta_turn_toggle (self->turn, self->anchor);
}

static void
activate_cb (CanastaCardView *card, CanastaHandView *self)
{
  g_signal_emit (self, signals[SIGNAL_ACTIVATE], 0, canasta_card_view_get_id (card));
}

static void
throw_cb (CanastaCardView *card, CanastaHandView *self)
{
  g_signal_emit (self, signals[SIGNAL_THROW], 0, canasta_card_view_get_id (card));
}

/* The cards as widgets. */

static void
focus_changed_cb (GtkEventControllerFocus *controller, CanastaHandView *self)
{
  GtkWidget *card = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));

  self->current = canasta_card_view_get_id (CANASTA_CARD_VIEW (card));
}

static gboolean
describe_left_cb (gpointer data)
{
  CanastaHandView *self = data;

  self->leaving = 0;
  if (canasta_turn_get_observation (self->turn))
    canasta_hand_view_update (self);
  return G_SOURCE_REMOVE;
}

/* A screen reader is at the card until it has heard of the focus elsewhere. */
static void
focus_left_cb (CanastaHandView *self)
{
  if (self->leaving == 0)
    self->leaving = g_idle_add (describe_left_cb, self);
}

static CanastaCardView *
add_card_view (CanastaHandView *self, const CanastaHandCard *card)
{
  GtkWidget *view = canasta_card_view_new (self->art, card->card, card->id);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (focus, "enter", G_CALLBACK (focus_changed_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_left_cb), self);
  gtk_widget_add_controller (view, focus);
  g_signal_connect (view, "toggle", G_CALLBACK (toggle_cb), self);
  g_signal_connect (view, "activate", G_CALLBACK (activate_cb), self);
  g_signal_connect (view, "throw", G_CALLBACK (throw_cb), self);
  gtk_widget_set_parent (view, GTK_WIDGET (self));
  return CANASTA_CARD_VIEW (view);
}

CanastaCardView *
canasta_hand_view_find (CanastaHandView *self, guint id)
{
  int index = find_shown (self, id);

  return index >= 0 ? get_card (self, index) : NULL;
}

static void
update_name (CanastaHandView *self, const char *told)
{
  guint n = self->cards->len;
  g_autofree char *name = g_strdup_printf (ngettext ("Your hand, %u card",
                                                     "Your hand, %u cards", n), n);
  g_autofree char *led = told ? g_strdup_printf ("%s %s", told, name) : NULL;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  led ? led : name, -1);
}

/* Whether the widgets are the cards of the hand, in their order. */
static gboolean
has_order (CanastaHandView *self, const CanastaHandOrder *order)
{
  if (canasta_hand_order_get_count (order) != self->cards->len)
    return FALSE;
  for (guint i = 0; i < self->cards->len; i++)
    if (canasta_card_view_get_id (get_card (self, i))
        != canasta_hand_order_get (order, i)->id)
      return FALSE;
  return TRUE;
}

/* What was done with the card that had the focus, to be said with what has it next. */
static char *
lose_focus (CanastaHandView *self)
{
  char *told = NULL;

  g_signal_emit (self, signals[SIGNAL_LOSE], 0, &told);
  return told;
}

/* Whoever asked for it while a frame was drawn may have got no answer in time; who did is told
 * nothing new. */
static gboolean
tell_again_cb (gpointer data)
{
  CanastaHandView *self = data;
  g_autofree char *told = g_steal_pointer (&self->told);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *card = gtk_widget_get_focus_child (GTK_WIDGET (self));

  self->telling = 0;
  if (root && card && gtk_root_get_focus (root) == card
      && canasta_card_view_is_led (CANASTA_CARD_VIEW (card)))
    {
      gtk_root_set_focus (root, NULL);
      canasta_card_view_lead (CANASTA_CARD_VIEW (card), told);
      gtk_root_set_focus (root, card);
    }
  return G_SOURCE_REMOVE;
}

/* Says before a card that is about to have the focus what was done. */
static void
lead (CanastaHandView *self, CanastaCardView *view, const char *told)
{
  canasta_card_view_lead (view, told);
  g_free (self->told);
  self->told = g_strdup (told);
  if (self->telling == 0)
    self->telling = g_timeout_add (TELLING, tell_again_cb, self);
}

/* What is said of a card that is to have the focus changes before: what changes then is said
 * once more. */
static void
focus_neighbour (CanastaHandView *self, int index)
{
  CanastaCardView *view = get_card (self, (guint) index);
  g_autofree char *told = lose_focus (self);

  note_counts (self);
  describe (self, view,
            canasta_hand_order_get (canasta_turn_get_hand (self->turn), (guint) index));
  if (told)
    lead (self, view, told);
  focus_index (self, index);
}

/* Makes the widgets follow the order. The focus stays on its card, or goes to
 * the neighbour of a card that left; where that was the last one the hand keeps
 * it until it has cards again. */
static void
follow_order (CanastaHandView *self, const CanastaHandOrder *order)
{
  guint n = canasta_hand_order_get_count (order);
  GPtrArray *before = self->cards;
  gboolean was_empty = gtk_widget_has_focus (GTK_WIDGET (self));
  g_autofree char *told = NULL;
  int focused = -1;

  for (guint i = 0; i < before->len; i++)
    {
      if (gtk_widget_has_focus (g_ptr_array_index (before, i)))
        focused = i;
    }
  self->cards = g_ptr_array_new ();
  for (guint i = 0; i < n; i++)
    {
      const CanastaHandCard *card = canasta_hand_order_get (order, i);
      CanastaCardView *view = NULL;

      for (guint j = 0; j < before->len && !view; j++)
        {
          if (canasta_card_view_get_id (g_ptr_array_index (before, j)) == card->id)
            view = g_ptr_array_steal_index (before, j);
        }
      if (!view)
        view = add_card_view (self, card);
      gtk_widget_insert_before (GTK_WIDGET (view), GTK_WIDGET (self), NULL);
      g_ptr_array_add (self->cards, view);
    }
  if (focused >= 0 && n == 0)
    told = lose_focus (self);
  update_name (self, told);
  gtk_widget_set_focusable (GTK_WIDGET (self), n == 0);
  if (was_empty || (focused >= 0 && n == 0))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  else if (focused >= 0 && canasta_hand_order_find (order, self->current) < 0)
    focus_neighbour (self, MIN (focused, (int) n - 1));
  for (guint i = 0; i < before->len; i++)
    gtk_widget_unparent (g_ptr_array_index (before, i));
  g_ptr_array_unref (before);

  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static int
find_in_row (CanastaHandView *self, int from, int row_change)
{
  const CanastaHandSlot *slot = &self->layout.slots[from];
  int row = slot->row + row_change;
  int best = from;
  int distance = G_MAXINT;

  for (guint i = 0; i < self->cards->len; i++)
    {
      int away = ABS (self->layout.slots[i].x - slot->x);

      if (self->layout.slots[i].row == row && away < distance)
        {
          best = i;
          distance = away;
        }
    }
  return best;
}

static CanastaRank
get_rank (CanastaHandView *self, int index)
{
  return canasta_card_get_rank (
    canasta_card_view_get_card (get_card (self, (guint) index)));
}

static int
find_next_rank (CanastaHandView *self, int from, int step)
{
  int index = from;

  while (index + step >= 0 && index + step < (int) self->cards->len)
    {
      index += step;
      if (get_rank (self, index) != get_rank (self, from))
        break;
    }
  /* Backwards to the first card of the rank. */
  while (step < 0 && index > 0 && get_rank (self, index - 1) == get_rank (self, index))
    index--;
  return index;
}

static void
move_current (CanastaHandView *self, int index, int step)
{
  int to = CLAMP (index + step, 0, (int) self->cards->len - 1);

  if (to != index)
    canasta_turn_move_card (
      self->turn, canasta_card_view_get_id (get_card (self, (guint) index)), to);
}

/* The card one comes to from another. */
static int
find_on_way (CanastaHandView *self, int from, const char *way)
{
  if (g_str_equal (way, "back"))
    return from - 1;
  if (g_str_equal (way, "on"))
    return from + 1;
  if (g_str_equal (way, "rank-back"))
    return find_next_rank (self, from, -1);
  if (g_str_equal (way, "rank-on"))
    return find_next_rank (self, from, 1);
  if (g_str_equal (way, "up"))
    return find_in_row (self, from, -1);
  if (g_str_equal (way, "down"))
    return find_in_row (self, from, 1);
  return g_str_equal (way, "first") ? 0 : (int) self->cards->len - 1;
}

/* Goes from card to card; hand.select takes those on the way along. */
static void
go_action (GtkWidget *widget, const char *name, GVariant *way)
{
  CanastaHandView *self = CANASTA_HAND_VIEW (widget);
  int from = get_current (self);
  int to;

  if (from < 0)
    return;
  to = CLAMP (find_on_way (self, from, g_variant_get_string (way, NULL)), 0,
              (int) self->cards->len - 1);
  if (g_str_equal (name, "hand.select"))
    canasta_turn_select_range (self->turn, from, to);
  focus_index (self, to);
}

static void
move_action (GtkWidget *widget, const char *name, GVariant *way)
{
  CanastaHandView *self = CANASTA_HAND_VIEW (widget);
  int from = get_current (self);

  if (from >= 0)
    move_current (self, from, g_str_equal (g_variant_get_string (way, NULL), "back") ? -1 : 1);
}

/* Tab enters at the card that last had the focus, and leaves at once. */
static gboolean
canasta_hand_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return !gtk_widget_get_focus_child (widget) && !gtk_widget_has_focus (widget)
         && gtk_widget_grab_focus (widget);
}

static gboolean
canasta_hand_view_grab_focus (GtkWidget *widget)
{
  CanastaHandView *self = CANASTA_HAND_VIEW (widget);

  if (self->cards->len == 0)
    return GTK_WIDGET_CLASS (canasta_hand_view_parent_class)->grab_focus (widget);
  focus_index (self, get_current (self));
  return TRUE;
}

/* The class. */

static void
canasta_hand_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CanastaHandView *self = CANASTA_HAND_VIEW (widget);

  for (guint i = 0; i < self->cards->len; i++)
    {
      const CanastaHandSlot *slot = &self->layout.slots[i];
      GtkAllocation place = { slot->x, slot->y, self->card_width, self->card_height };

      canasta_card_view_set_strip (get_card (self, i), slot->strip);
      gtk_widget_size_allocate (GTK_WIDGET (get_card (self, i)), &place, -1);
    }
}

/* The focus is around what is seen of a card, over its neighbours: around all of it, these would
 * cover half of it, and it would seem to be theirs as well. */
static void
snapshot_focus (CanastaHandView *self, GtkSnapshot *snapshot)
{
  GtkWidget *card = gtk_widget_get_focus_child (GTK_WIDGET (self));
  graphene_rect_t place;

  if (!card || (gtk_widget_get_state_flags (card) & GTK_STATE_FLAG_FOCUS_VISIBLE) == 0)
    return;
  canasta_hand_view_get_visible (self, CANASTA_CARD_VIEW (card), &place);
  graphene_rect_offset (&place, 0,
                        -(float) canasta_card_view_get_rise (CANASTA_CARD_VIEW (card)));
  canasta_paint_focus (GTK_WIDGET (self), snapshot, &place,
                       self->card_width * CANASTA_CARD_ART_RADIUS);
}

static void
canasta_hand_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (canasta_hand_view_parent_class)->snapshot (widget, snapshot);
  snapshot_focus (CANASTA_HAND_VIEW (widget), snapshot);
}

static void
canasta_hand_view_dispose (GObject *object)
{
  CanastaHandView *self = CANASTA_HAND_VIEW (object);

  for (guint i = 0; i < self->cards->len; i++)
    gtk_widget_unparent (GTK_WIDGET (get_card (self, i)));
  g_ptr_array_set_size (self->cards, 0);
  g_clear_handle_id (&self->leaving, g_source_remove);
  g_clear_handle_id (&self->telling, g_source_remove);
  g_clear_object (&self->turn);
  g_clear_object (&self->art);
  G_OBJECT_CLASS (canasta_hand_view_parent_class)->dispose (object);
}

static void
canasta_hand_view_finalize (GObject *object)
{
  CanastaHandView *self = CANASTA_HAND_VIEW (object);

  g_ptr_array_unref (self->cards);
  g_free (self->told);
  G_OBJECT_CLASS (canasta_hand_view_parent_class)->finalize (object);
}

static void
canasta_hand_view_class_init (CanastaHandViewClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = canasta_hand_view_dispose;
  object_class->finalize = canasta_hand_view_finalize;
  widget_class->size_allocate = canasta_hand_view_size_allocate;
  widget_class->snapshot = canasta_hand_view_snapshot;
  widget_class->focus = canasta_hand_view_focus;
  widget_class->grab_focus = canasta_hand_view_grab_focus;

  signals[SIGNAL_ACTIVATE] =
    g_signal_new ("activate", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_THROW] =
    g_signal_new ("throw", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);

  signals[SIGNAL_LOSE] =
    g_signal_new ("lose", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_STRING, 0);

  gtk_widget_class_install_action (widget_class, "hand.go", "s", go_action);
  gtk_widget_class_install_action (widget_class, "hand.select", "s", go_action);
  gtk_widget_class_install_action (widget_class, "hand.move", "s", move_action);
  canasta_keys_bind_class (widget_class, CANASTA_KEYS_HAND);
  gtk_widget_class_set_css_name (widget_class, "hand");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
canasta_hand_view_init (CanastaHandView *self)
{
  self->cards = g_ptr_array_new ();
}

GtkWidget *
canasta_hand_view_new (CanastaCardArt *art, CanastaTurn *turn)
{
  CanastaHandView *self = g_object_new (CANASTA_TYPE_HAND_VIEW, NULL);

  self->art = g_object_ref (art);
  self->turn = g_object_ref (turn);
  return GTK_WIDGET (self);
}

/* Shows the hand as the person holds it. */
void
canasta_hand_view_update (CanastaHandView *self)
{
  const CanastaHandOrder *order = canasta_turn_get_hand (self->turn);

  if (!has_order (self, order))
    follow_order (self, order);
  canasta_hand_view_update_marks (self);
}

/* Where the cards go; called while the parent is given its size. */
void
canasta_hand_view_set_layout (CanastaHandView         *self,
                              const CanastaHandLayout *layout,
                              int                      card_width,
                              int                      card_height)
{
  self->layout = *layout;
  self->card_width = card_width;
  self->card_height = card_height;
}

guint
canasta_hand_view_list_cards (CanastaHandView *self, CanastaCard *cards, guint size)
{
  guint n = MIN (size, self->cards->len);

  for (guint i = 0; i < n; i++)
    cards[i] = canasta_card_view_get_card (get_card (self, i));
  return n;
}

void
canasta_hand_view_lift (CanastaHandView *self, gboolean lifted)
{
  self->lifted = lifted;
  if (canasta_turn_get_observation (self->turn))
    canasta_hand_view_update (self);
}

/* What is said of a card beside its name; %NULL where it has left the hand. */
char *
canasta_hand_view_describe (CanastaHandView *self, CanastaCardView *card)
{
  int index = get_index (self, card);
  g_autofree char *description = NULL;
  RankCounts counts;

  if (index < 0)
    return NULL;
  count_ranks (self, &counts);
  description = describe_card (self, canasta_hand_order_get (canasta_turn_get_hand (self->turn),
                                                            (guint) index), &counts);
  return g_strdup_printf ("%s. %s", canasta_card_get_name (canasta_card_view_get_card (card)),
                          description);
}

/* Whether a card is selected, its name first; %NULL where it has left the hand. */
char *
canasta_hand_view_say_selected (CanastaHandView *self, CanastaCardView *card)
{
  const CanastaHandOrder *order = canasta_turn_get_hand (self->turn);
  const char *name = canasta_card_get_name (canasta_card_view_get_card (card));
  int index = get_index (self, card);

  if (index < 0)
    return NULL;
  if (canasta_hand_order_get (order, (guint) index)->selected)
    /* Translators: the name of a card. */
    return g_strdup_printf (_("%s, selected."), name);
  /* Translators: the name of a card. */
  return g_strdup_printf (_("%s, not selected."), name);
}

/* What no other card covers of a card. */
void
canasta_hand_view_get_visible (CanastaHandView *self, CanastaCardView *card, graphene_rect_t *place)
{
  int index = find_shown (self, canasta_card_view_get_id (card));
  const CanastaHandSlot *slot = &self->layout.slots[MAX (index, 0)];
  gboolean is_last = slot->row + 1u >= self->layout.n_rows;

  graphene_rect_init (place, (float) slot->x, (float) slot->y,
                      (float) MIN (slot->strip, self->card_width),
                      (float) (is_last ? self->card_height
                                       : MIN (self->layout.row_step, self->card_height)));
}

/* The place in the hand of a card that is dropped there. */
guint
canasta_hand_view_get_index_at (CanastaHandView *self, double x, double y)
{
  guint row = self->layout.n_rows - 1;

  while (row > 0 && y < CANASTA_LAYOUT_RISE + row * self->layout.row_step)
    row--;
  for (guint i = self->layout.first[row]; i < self->layout.first[row + 1]; i++)
    {
      if (x < self->layout.slots[i].x + self->layout.slots[i].strip / 2.0)
        return i;
    }
  return self->layout.first[row + 1];
}

/* Selects all cards of the rank of the keyboard's card, or none of them. */
void
canasta_hand_view_select_rank (CanastaHandView *self)
{
  int current = get_current (self);

  if (current >= 0)
    canasta_turn_toggle_rank (self->turn, get_rank (self, current));
}

/* Moves the focus to the next card of one of the ranks, given as bits. Returns: whether
 * there is one. */
gboolean
canasta_hand_view_jump (CanastaHandView *self, guint ranks)
{
  gboolean inside = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  int from = inside ? get_current (self) : -1;

  for (guint i = 1; i <= self->cards->len; i++)
    {
      int index = (from + (int) i) % (int) self->cards->len;

      if (ranks & (1u << get_rank (self, index)))
        {
          focus_index (self, index);
          return TRUE;
        }
    }
  return FALSE;
}
