/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The well. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "table/well-view.h"

#include "table/card-index.h"
#include "table/card-row.h"
#include "table/heap.h"
#include "table/letters.h"
#include "table/opening-meter.h"
#include "table/packets-view.h"
#include "table/paint.h"
#include "table/popover.h"
#include "turn/facts.h"
#include "turn/keys.h"
#include "turn/say.h"

#define FEW_NOTES 6.2 /* what stands beside the piles, in heights of the text */
#define NOTES_WIDTH 24 /* what stands beside them, in heights of the text … */
#define LEAST_NOTES 10 /* … and at least */
#define LAST_STOCK_CARDS 4
#define CAPTION_GAP 6 /* between the names of the piles */

struct _CanastaWellView
{
  GtkWidget parent_instance;

  CanastaCardArt *art;
  CanastaTurn *turn;
  CanastaPacketsView *packets;
  GtkWidget *stock;
  GtkWidget *open; /* the cards of the pile, where all of it may be seen */
  GtkWidget *pile;
  GtkWidget *stock_caption;
  GtkWidget *pile_caption;
  GtkWidget *notes; /* badges, meter, sentence */
  GtkWidget *frozen;
  GtkWidget *blocked;
  GtkWidget *meter;
  GtkWidget *sentence;
  GtkWidget *view_pile;
  GtkWidget *popover;
  CanastaObservation *held; /* with the pile as it is until a card has landed, or NULL */
  int card_width;
  int card_height;
  gboolean compact;
  GdkRectangle piles; /* where their cards and names are */
  guint n_open;          /* how many cards lie there beside the top */
  gboolean pile_is_open; /* all of it may be looked at */
};

G_DEFINE_FINAL_TYPE (CanastaWellView, canasta_well_view, GTK_TYPE_WIDGET)

static int
measure_height (GtkWidget *widget, int width)
{
  int minimum, natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL, NULL);
  return natural;
}

static int
measure_width (GtkWidget *widget)
{
  int minimum, natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return natural;
}

static void
allocate (GtkWidget *widget, int x, int y, int width, int height)
{
  GtkAllocation place = { x, y, MAX (width, 0), MAX (height, 0) };

  gtk_widget_size_allocate (widget, &place, -1);
}

static int
get_caption_width (CanastaWellView *self)
{
  return MAX (measure_width (self->stock_caption), measure_width (self->pile_caption));
}

/* How wide what is said must be at least, so that no word is broken. */
static int
get_least_notes (CanastaWellView *self)
{
  int notes, button = 0;

  gtk_widget_measure (self->notes, GTK_ORIENTATION_HORIZONTAL, -1, &notes, NULL, NULL, NULL);
  if (gtk_widget_get_visible (self->view_pile))
    gtk_widget_measure (self->view_pile, GTK_ORIENTATION_HORIZONTAL, -1, &button, NULL, NULL,
                        NULL);
  return MAX (MAX (notes, button), (int) (LEAST_NOTES * canasta_paint_get_em (GTK_WIDGET (self))));
}

static void
allocate_pile (CanastaWellView *self,
               GtkWidget       *pile,
               GtkWidget       *caption,
               int              middle,
               int              room)
{
  int width = self->card_width + 2 * CANASTA_PILE_CROSSWISE (self->card_width) + 2;
  int height = canasta_well_layout_get_height (self->card_height, 0);

  canasta_pile_view_set_size (CANASTA_PILE_VIEW (pile), self->card_width, self->card_height);
  canasta_letters_set (caption, canasta_letters_find (caption, room - CAPTION_GAP, 1));
  allocate (pile, middle - width / 2, 0, width, height);
  allocate (caption, middle - room / 2, height, room, measure_height (caption, -1));
}

/* The cards of an open pile look out at the left of its top. */
static void
allocate_open (CanastaWellView *self, const CanastaWellLayout *layout)
{
  gtk_widget_set_child_visible (self->open, layout->n_open > 0);
  if (!gtk_widget_get_visible (self->open))
    return;
  canasta_card_row_set_height (CANASTA_CARD_ROW (self->open), self->card_height);
  canasta_card_row_show_last (CANASTA_CARD_ROW (self->open), layout->n_open + 1);
  allocate (self->open, layout->pile - self->card_width / 2 - layout->row,
            canasta_heap_get_reach (self->card_height), layout->row + self->card_width,
            self->card_height);
}

/* Better no sentence than half of one: asked for the pile, the prompt says it. Then badges
 * have smaller letters. */
static void
fit_notes (CanastaWellView *self, int width, int height)
{
  int sentence = measure_height (self->sentence, width);
  double letters = 1;
  int needed;

  canasta_letters_set (self->frozen, letters);
  canasta_letters_set (self->blocked, letters);
  needed = measure_height (self->notes, width);
  gtk_widget_set_child_visible (self->sentence, needed <= height);
  if (gtk_widget_get_visible (self->sentence))
    height += sentence + gtk_box_get_spacing (GTK_BOX (self->notes));
  while (letters > CANASTA_LETTERS_SMALLEST && measure_height (self->notes, width) > height)
    {
      letters -= CANASTA_LETTERS_STEP;
      canasta_letters_set (self->frozen, letters);
      canasta_letters_set (self->blocked, letters);
    }
}

/* What is said about both piles, beside their cards, and the way to all of one below. In a
 * small window it needs all there is. */
static void
allocate_notes (CanastaWellView *self, int left, int width, int all)
{
  int top = self->compact ? 0 : canasta_heap_get_reach (self->card_height);
  int height = all - top;
  gboolean has_button = gtk_widget_get_visible (self->view_pile);
  int button_height = has_button ? measure_height (self->view_pile, width) : 0;
  int notes_height = height - (has_button ? button_height + 4 : 0);

  fit_notes (self, width, notes_height);
  allocate (self->notes, left, top, width, notes_height);
  if (has_button)
    allocate (self->view_pile, left, all - button_height, width, button_height);
}

/* What decides where all goes, but for the room and the size of cards. */
static CanastaWellNeeds
get_needs (CanastaWellView *self)
{
  return (CanastaWellNeeds){
    .compact = self->compact,
    .caption_width = get_caption_width (self),
    .least_notes = get_least_notes (self),
    .most_notes = (int) (NOTES_WIDTH * canasta_paint_get_em (GTK_WIDGET (self))),
    .n_open = self->n_open,
    .n_packets = canasta_packets_view_get_room (self->packets),
  };
}

static void
canasta_well_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CanastaWellView *self = CANASTA_WELL_VIEW (widget);
  CanastaWellNeeds needs = get_needs (self);
  CanastaCardIndex index;
  CanastaWellLayout layout;

  canasta_card_index_measure (&index, canasta_card_art_get_large_print (self->art),
                              self->card_width, self->card_height);
  needs.width = width;
  needs.card_width = self->card_width;
  needs.strip = index.width;
  canasta_well_layout_compute (&layout, &needs);
  canasta_packets_view_place (self->packets, layout.packets);
  allocate_pile (self, self->stock, self->stock_caption, layout.stock, layout.caption);
  allocate_open (self, &layout);
  allocate_pile (self, self->pile, self->pile_caption, layout.pile, layout.caption);
  allocate_notes (self, layout.notes, layout.notes_width, height);
  self->piles.height = height;
  canasta_well_layout_get_piles (&layout, self->card_width, &self->piles.x, &self->piles.width);
}

/* What can have the focus, from the first to the last. */
static guint
list_stops (CanastaWellView *self, GtkWidget **stops)
{
  guint n = 0;

  stops[n++] = self->stock;
  stops[n++] = self->pile;
  if (gtk_widget_get_visible (self->view_pile))
    stops[n++] = self->view_pile;
  return n;
}

/* Arrows go from one to the next, whether that lies beside it or below. */
static gboolean
canasta_well_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CanastaWellView *self = CANASTA_WELL_VIEW (widget);
  GtkWidget *from = gtk_widget_get_focus_child (widget);
  gboolean is_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  int step = direction == GTK_DIR_RIGHT || direction == GTK_DIR_DOWN ? 1 : -1;
  GtkWidget *stops[3];
  int n = (int) list_stops (self, stops);

  if (is_tab || !from)
    return GTK_WIDGET_CLASS (canasta_well_view_parent_class)->focus (widget, direction);
  for (int i = MAX (0, -step); i < n && i + step < n; i++)
    if (stops[i] == from)
      return gtk_widget_grab_focus (stops[i + step]);
  return FALSE;
}

static void
canasta_well_view_dispose (GObject *object)
{
  CanastaWellView *self = CANASTA_WELL_VIEW (object);
  GtkWidget *child;

  canasta_popover_remove (&self->popover);
  g_clear_pointer (&self->held, g_free);
  g_clear_object (&self->turn);
  g_clear_object (&self->art);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (canasta_well_view_parent_class)->dispose (object);
}

static void
canasta_well_view_class_init (CanastaWellViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_well_view_dispose;
  widget_class->size_allocate = canasta_well_view_size_allocate;
  widget_class->focus = canasta_well_view_focus;
  gtk_widget_class_set_css_name (widget_class, "well");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
new_label (const char *css_class, gboolean wrap)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), wrap);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  if (!wrap)
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* What is said of the pile begins beside it, so that it is not taken for a word of whoever sits
 * at the other side of that. It is as wide as its words are: no word breaks while there is room. */
static GtkWidget *
add_note (CanastaWellView *self, const char *css_class)
{
  GtkWidget *label = new_label (css_class, TRUE);

  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_WORD);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_LEFT);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_halign (label, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (self->notes), label);
  return label;
}

static void
canasta_well_view_init (CanastaWellView *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Piles"), -1);
}

/* What stands on it takes two lines where the well is narrow. */
static GtkWidget *
new_view_pile (void)
{
  GtkWidget *button = gtk_button_new_with_label (_("View pile"));
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.view-pile");
  gtk_widget_add_css_class (button, "felt-button");
  return button;
}

static void
stock_activated_cb (CanastaWellView *self)
{
  canasta_turn_follow (self->turn, CANASTA_INTENT_DRAW);
}

/* The pile takes a selected card, gives itself, or says why not. */
static void
pile_activated_cb (CanastaWellView *self)
{
  const CanastaObservation *observation = canasta_turn_get_observation (self->turn);
  gboolean playing = observation && observation->board.phase == CANASTA_PHASE_PLAY;

  canasta_turn_follow (self->turn, playing ? CANASTA_INTENT_DISCARD : CANASTA_INTENT_TAKE);
}

/* Whoever hears the table asks the pile for them. */
static GtkWidget *
new_open (CanastaWellView *self)
{
  GtkWidget *row = canasta_card_row_new (self->art, 0);
  GtkGesture *click = gtk_gesture_click_new ();

  g_object_set (row, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  g_signal_connect_swapped (click, "released", G_CALLBACK (pile_activated_cb), self);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (click));
  return row;
}

GtkWidget *
canasta_well_view_new (CanastaCardArt *art, CanastaTurn *turn)
{
  CanastaWellView *self = g_object_new (CANASTA_TYPE_WELL_VIEW, NULL);
  GtkWidget *widget = GTK_WIDGET (self);

  self->art = g_object_ref (art);
  self->turn = g_object_ref (turn);
  self->packets = CANASTA_PACKETS_VIEW (canasta_packets_view_new (art));
  self->stock = canasta_pile_view_new (art);
  self->open = new_open (self);
  self->pile = canasta_pile_view_new (art);
  self->stock_caption = new_label ("pile-caption", FALSE);
  self->pile_caption = new_label ("pile-caption", FALSE);
  self->notes = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->view_pile = new_view_pile ();
  gtk_widget_set_parent (GTK_WIDGET (self->packets), widget);
  gtk_widget_set_parent (self->stock, widget);
  gtk_widget_set_parent (self->stock_caption, widget);
  gtk_widget_set_parent (self->open, widget);
  gtk_widget_set_parent (self->pile, widget);
  gtk_widget_set_parent (self->pile_caption, widget);
  gtk_widget_set_parent (self->notes, widget);
  gtk_widget_set_parent (self->view_pile, widget);

  self->frozen = add_note (self, "badge-frozen");
  self->blocked = add_note (self, "badge-blocked");
  self->meter = canasta_opening_meter_new ();
  gtk_box_append (GTK_BOX (self->notes), self->meter);
  self->sentence = add_note (self, "well-sentence");
  g_signal_connect_swapped (self->stock, "activate", G_CALLBACK (stock_activated_cb), self);
  g_signal_connect_swapped (self->pile, "activate", G_CALLBACK (pile_activated_cb), self);
  return widget;
}

/* Whether the selection is one card that can be discarded. */
static gboolean
can_discard_selection (CanastaTurn *turn)
{
  CanastaCardSet selected;

  canasta_turn_get_selected (turn, &selected);
  return canasta_card_set_count (&selected) == 1 && canasta_turn_is_mine (turn)
         && canasta_possible_may_discard (canasta_turn_get_possible (turn),
                                           canasta_card_set_next (&selected), NULL);
}

static void
update_stock (CanastaWellView *self, const CanastaObservation *observation)
{
  const CanastaAction *hint = canasta_turn_get_lit (self->turn);
  g_autofree char *name = canasta_say_stock (observation);
  CanastaPileItem stock = {
    .name = name,
    .count = observation->board.stock_count,
    .top = CANASTA_NO_CARD,
    .crosswise = CANASTA_NO_CARD,
    .hinted = hint && hint->kind == CANASTA_ACTION_DRAW,
  };

  canasta_pile_view_update (CANASTA_PILE_VIEW (self->stock), &stock);
}

/* Where all of the pile may be seen its cards lie in a row, and need not be heaped. */
static void
show_open (CanastaWellView *self, const CanastaBoard *board)
{
  guint n_open = self->pile_is_open && board->pile_count > 1 ? board->pile_count - 1u : 0;

  if (n_open > 0)
    canasta_card_row_set_cards (CANASTA_CARD_ROW (self->open), board->pile, board->pile_count);
  if (n_open != self->n_open)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  self->n_open = n_open;
  gtk_widget_set_visible (self->open, n_open > 0);
}

/* A pile that is being taken has its top card in the meld it is taken for. */
static void
update_pile (CanastaWellView *self, const CanastaObservation *observation, gboolean blocked)
{
  const CanastaAction *hint = canasta_turn_get_lit (self->turn);
  g_autofree char *name = canasta_say_pile (canasta_turn_get_observation (self->turn));
  CanastaBoard board = observation->board;
  gboolean lifted = board.pile_count > 0
                    && canasta_draft_is_taking (canasta_turn_get_draft (self->turn));
  CanastaPileItem pile = { .name = name, .lifted = lifted, .blocked = blocked };

  if (lifted)
    board.pile_count--;
  self->pile_is_open = canasta_table_shows_pile (observation->table);
  show_open (self, &board);
  canasta_pile_item_init_cards (&pile, observation->table, &board);
  pile.target = can_discard_selection (self->turn);
  pile.hinted = hint && (hint->kind == CANASTA_ACTION_TAKE || hint->kind == CANASTA_ACTION_DISCARD);
  canasta_pile_view_update (CANASTA_PILE_VIEW (self->pile), &pile);
}

static void
update_captions (CanastaWellView *self, guint stock_count, guint pile_count)
{
  g_autofree char *stock = NULL;
  g_autofree char *pile = g_strdup_printf (_("Pile %u"), pile_count);

  if (stock_count > 0 && stock_count <= LAST_STOCK_CARDS)
    {
      /* Translators: how many cards are left in the stock, in as few letters as possible */
      stock = g_strdup_printf (ngettext ("Last card", "Last %u", stock_count),
                               stock_count);
      gtk_widget_add_css_class (self->stock_caption, "last-cards");
    }
  else
    {
      stock = g_strdup_printf (_("Stock %u"), stock_count);
      gtk_widget_remove_css_class (self->stock_caption, "last-cards");
    }
  gtk_label_set_text (GTK_LABEL (self->stock_caption), stock);
  gtk_label_set_text (GTK_LABEL (self->pile_caption), pile);
}

/* In a narrow window the menu alone has the way to all of the pile. */
static void
show_view_pile (CanastaWellView *self)
{
  gtk_widget_set_visible (self->view_pile, self->pile_is_open && !self->compact);
}

static void
show_badge (GtkWidget *label, const char *sign, const char *text)
{
  g_autofree char *badge = text ? g_strdup_printf ("%s %s", sign, text) : NULL;

  gtk_label_set_text (GTK_LABEL (label), badge ? badge : "");
  gtk_widget_set_visible (label, badge != NULL);
}

/* The running total until the side has opened. */
static void
update_meter (CanastaWellView *self)
{
  CanastaDraft *draft = canasta_turn_get_draft (self->turn);
  CanastaCardSet chosen;
  CanastaOpening opening;
  gboolean is_needed;

  canasta_draft_get_opening (draft, &opening);
  is_needed = !opening.opened && opening.minimum > 0;
  gtk_widget_set_visible (self->meter, is_needed);
  if (!is_needed)
    return;
  canasta_turn_get_selected (self->turn, &chosen);
  canasta_opening_meter_update (CANASTA_OPENING_METER (self->meter), &opening,
                                canasta_draft_count_chosen (draft, &chosen));
}

/* Shows the piles, and what is said about them. */
void
canasta_well_view_update (CanastaWellView *self)
{
  const CanastaObservation *now = canasta_turn_get_observation (self->turn);
  const CanastaObservation *observation = self->held ? self->held : now;
  g_autofree char *sentence = canasta_fact_say_taking (self->turn);
  g_autofree char *frozen = canasta_say_frozen (observation);
  g_autofree char *blocked = canasta_say_blocked (observation);

  canasta_packets_view_update (self->packets, now);
  update_stock (self, now);
  update_pile (self, observation, blocked != NULL);
  update_captions (self, (guint) canasta_board_count_drawable (&now->board, now->table),
                   observation->board.pile_count);
  /* Frozen for everyone and frozen until the side opens look different. */
  show_badge (self->frozen, observation->board.frozen ? "❄" : "○", frozen);
  if (observation->board.frozen)
    gtk_widget_remove_css_class (self->frozen, "until-opened");
  else
    gtk_widget_add_css_class (self->frozen, "until-opened");
  show_badge (self->blocked, "⊘", blocked);
  update_meter (self);
  gtk_label_set_text (GTK_LABEL (self->sentence), sentence ? sentence : "");
  gtk_widget_set_visible (self->sentence, sentence != NULL);
  show_view_pile (self);
  /* Where there is nothing to look at it keeps its place, so that nothing moves. */
  gtk_widget_set_sensitive (self->view_pile, now->board.pile_count > 0);
}

/**
 * canasta_well_view_get_needs:
 * @self: a well
 * @needs: (out): what decides where the piles lie, but for the room and the size of cards
 *
 * Returns: whether something else may stand beside their names: nothing where the pile lies
 *   open, and a button below what is said shows all of it
 */
gboolean
canasta_well_view_get_needs (CanastaWellView *self, CanastaWellNeeds *needs)
{
  *needs = get_needs (self);
  return !self->pile_is_open;
}

/* The height of what is said beside the piles, as a rule. */
int
canasta_well_view_get_notes_height (CanastaWellView *self)
{
  int button = gtk_widget_get_visible (self->view_pile) ? measure_height (self->view_pile, -1) : 0;

  return (int) (FEW_NOTES * canasta_paint_get_em (GTK_WIDGET (self))) + button;
}

/* The height of what is below a pile, in the letters it has as a rule. */
int
canasta_well_view_get_foot (CanastaWellView *self)
{
  const char *text = gtk_label_get_text (GTK_LABEL (self->stock_caption));
  g_autoptr (PangoLayout) layout = canasta_letters_lay (self->stock_caption, text, 1, G_MAXINT16);
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

/* Called while the parent is given its size. */
void
canasta_well_view_set_size (CanastaWellView *self,
                            int              card_width,
                            int              card_height)
{
  self->card_width = card_width;
  self->card_height = card_height;
}

/* Called before the parent asks how wide the texts are. */
void
canasta_well_view_set_compact (CanastaWellView *self, gboolean compact)
{
  if (compact == self->compact)
    return;
  self->compact = compact;
  if (compact)
    gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "compact");
  show_view_pile (self);
}

/* Where the cards of both piles lie, with their names, as of when the well was given its size. */
void
canasta_well_view_get_piles (CanastaWellView *self, GdkRectangle *piles)
{
  *piles = self->piles;
}

/**
 * canasta_well_view_hold:
 * @self: a well
 * @observation: what was seen before a card left for the pile
 *
 * Shows the pile as it was until canasta_well_view_release(): a card that is on its
 * way does not lie there.
 */
void
canasta_well_view_hold (CanastaWellView *self, const CanastaObservation *observation)
{
  g_free (self->held);
  self->held = g_memdup2 (observation, sizeof *observation);
  canasta_well_view_update (self);
}

/* The card has landed on the pile. */
void
canasta_well_view_release (GtkWidget *well, CanastaCard card)
{
  CanastaWellView *self = CANASTA_WELL_VIEW (well);

  if (!self->held)
    return;
  g_clear_pointer (&self->held, g_free);
  if (canasta_turn_get_observation (self->turn))
    canasta_well_view_update (self);
}

/**
 * canasta_well_view_draw_top:
 * @self: a well
 * @area: (out): where the picture lies, within the pile
 *
 * Returns: (transfer full) (nullable): the top card of the pile as it lies by now, whatever
 *   is shown of the pile yet
 */
GdkTexture *
canasta_well_view_draw_top (CanastaWellView *self, graphene_rect_t *area)
{
  const CanastaObservation *observation = canasta_turn_get_observation (self->turn);
  CanastaPileItem pile = { 0 };

  canasta_pile_item_init_cards (&pile, observation->table, &observation->board);
  return canasta_pile_view_draw_top (CANASTA_PILE_VIEW (self->pile), &pile, area);
}

/* All cards of the pile, the top one last. */
void
canasta_well_view_show_pile (CanastaWellView *self)
{
  const CanastaBoard *board = &canasta_turn_get_observation (self->turn)->board;
  GtkWidget *row = canasta_card_row_new (self->art, 84);
  CanastaCard cards[CANASTA_MAX_CARDS];
  guint n = 0;

  for (guint i = 0; i < board->pile_count; i++)
    {
      if (board->pile[i] < CANASTA_N_FACES)
        cards[n++] = board->pile[i];
    }
  canasta_card_row_set_cards (CANASTA_CARD_ROW (row), cards, n);
  if (!self->popover)
    {
      self->popover = gtk_popover_new ();
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->popover),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      canasta_keys_translate ("Look through the pile"), -1);
      gtk_widget_set_parent (self->popover, self->pile);
    }
  canasta_card_row_set_most_width (CANASTA_CARD_ROW (row),
                                   canasta_popover_get_room (GTK_WIDGET (self)));
  gtk_popover_set_child (GTK_POPOVER (self->popover), row);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

CanastaPileView *
canasta_well_view_get_stock (CanastaWellView *self)
{
  return CANASTA_PILE_VIEW (self->stock);
}

CanastaPileView *
canasta_well_view_get_pile (CanastaWellView *self)
{
  return CANASTA_PILE_VIEW (self->pile);
}

/* Where the second hand lay, within the well, that was taken from the middle last. */
void
canasta_well_view_get_packet (CanastaWellView *self, graphene_rect_t *packet)
{
  canasta_packets_view_get_taken (self->packets, packet);
}
