/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A meld on the table. */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "table/meld-view.h"

#include "melds/meld-words.h"
#include "table/card-row.h"
#include "table/details.h"
#include "table/key-bindings.h"
#include "table/meld-foot.h"
#include "table/paint.h"
#include "table/popover.h"
#include "table/trophy.h"
#include "turn/say.h"

#define PLINTH 17        /* the height of what a canasta stands on */
#define SHEET 2          /* what is seen of the cards under a squared meld */
#define ADDED_HEIGHT 1.0 /* of what others added, in heights of the text */
#define ADDED_SIZE 0.72
#define ADDED_BEYOND 6  /* the edge of the cards */
#define CHIP_RADIUS 8
#define LOW_CHIP 30
#define CHIP_INDEX 1.15
#define CHIP_WORDS 0.82
#define SMALL_WORDS 0.8 /* so small they may be */
#define PLACE_OPACITY 0.8
#define LOWEST_SHOWN 84 /* cards that are looked at */

struct _CanastaMeldView
{
  GtkWidget parent_instance;

  CanastaCardArt *art;
  CanastaMeldItem item;
  CanastaMeldLayout layout;
  gboolean chip;
  CanastaCardSet awaited; /* on their way: their places are free as yet */
  GtkWidget *popover;
};

G_DEFINE_FINAL_TYPE (CanastaMeldView, canasta_meld_view, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_ACTIVATE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static GdkTexture *
get_face (CanastaMeldView *self, CanastaCard card, int width, int height)
{
  return canasta_card_art_get_face (self->art, card, width, height,
                                    gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}

/* "★ 7" */
static char *
get_badge_text (const CanastaMeld *meld)
{
  return g_strdup_printf ("%s %d", canasta_class_get (meld->canasta)->sign,
                          canasta_meld_count (meld));
}

/* A length under the cards, as large as their foot has it. */
static double
grow (CanastaMeldView *self, double length)
{
  return length * MAX (self->layout.foot, CANASTA_MELD_FOOT) / CANASTA_MELD_FOOT;
}

/* What stands under the cards, or on them: of a sequence its span, in the letters
 * of its cards. */
static char *
say_caption (CanastaMeldView *self)
{
  const CanastaMeld *meld = &self->item.meld;

  if (canasta_meld_spans (meld))
    return canasta_meld_dup_index (meld, canasta_card_art_get_letters (self->art));
  return canasta_meld_dup_caption (meld, self->item.table);
}

/* What is written under a canasta: its sign and how many cards it has, with the number of
 * wild cards, or the span of a sequence, if there is width for them. */
static char *
get_plinth_words (CanastaMeldView *self, const graphene_rect_t *plinth)
{
  const CanastaMeld *meld = &self->item.meld;
  g_autofree char *badge = get_badge_text (meld);
  g_autofree char *whole = NULL;
  int naturals, wilds;

  canasta_meld_count_both (meld, &naturals, &wilds);
  if (canasta_meld_spans (meld))
    {
      g_autofree char *span = canasta_meld_dup_index (meld,
                                                      canasta_card_art_get_letters (self->art));

      whole = g_strdup_printf ("%s %s", canasta_class_get (meld->canasta)->sign, span);
    }
  else if (wilds > 0 && naturals > 0)
    {
      /* Translators: the badge of a canasta, and how many of its cards are wild: "◐ 7 · 2w". */
      whole = g_strdup_printf (C_("meld", "%1$s · %2$dw"), badge, wilds);
    }
  return whole && canasta_trophy_has_room (GTK_WIDGET (self), plinth, whole)
           ? g_steal_pointer (&whole)
           : g_steal_pointer (&badge);
}

/* The card of a canasta, in the middle of its plinth. */
static graphene_rect_t
get_canasta_card (CanastaMeldView *self)
{
  int width = canasta_meld_layout_get_canasta_width (&self->layout);

  return GRAPHENE_RECT_INIT ((float) ((width - self->layout.card_width) / 2), 0,
                             (float) self->layout.card_width, (float) self->layout.card_height);
}

static void
snapshot_canasta (CanastaMeldView *self, GtkSnapshot *snapshot)
{
  int width = canasta_meld_layout_get_canasta_width (&self->layout);
  double height = MIN (grow (self, PLINTH), self->layout.card_height / 3.0);
  double top = self->layout.foot > 0 ? self->layout.card_height
                                     : self->layout.card_height - height;
  graphene_rect_t plinth = GRAPHENE_RECT_INIT (0, (float) top, (float) width, (float) height);
  g_autofree char *words = get_plinth_words (self, &plinth);
  CanastaTrophy trophy = {
    .canasta_class = self->item.meld.canasta,
    .face = get_face (self, canasta_meld_get_top (&self->item.meld), self->layout.card_width,
                      self->layout.card_height),
    .card = get_canasta_card (self),
    .plinth = plinth,
    .words = words,
  };

  canasta_trophy_snapshot (GTK_WIDGET (self), snapshot, &trophy);
}

/* Whether the next cards of a sequence have places at its ends. */
static gboolean
has_places (CanastaMeldView *self)
{
  return self->item.own && canasta_meld_spans (&self->item.meld)
         && !canasta_meld_is_canasta (&self->item.meld);
}

/* The place above the highest that a sequence covers. */
static guint
get_place_above (CanastaMeldView *self)
{
  return canasta_meld_get_lowest_place (&self->item.meld)
         + (guint) canasta_meld_count (&self->item.meld);
}

static gboolean
has_lower_place (CanastaMeldView *self)
{
  return has_places (self)
         && canasta_meld_get_lowest_place (&self->item.meld) > self->item.lowest;
}

static gboolean
has_upper_place (CanastaMeldView *self)
{
  return has_places (self) && get_place_above (self) <= CANASTA_PLACE_ACE;
}

/* Where the next card of a sequence would go: its outline, and which it is, on
 * what the fan leaves free of it. */
static void
snapshot_place (CanastaMeldView *self, GtkSnapshot *snapshot, guint rank, double x, double strip)
{
  GtkWidget *widget = GTK_WIDGET (self);
  CanastaIndexLetters letters = canasta_card_art_get_letters (self->art);
  int height = self->layout.card_height;
  graphene_rect_t area = GRAPHENE_RECT_INIT (x + 2, 2, self->layout.card_width - 4, height - 4);
  double line = height * 0.22;
  GdkRGBA colour;

  canasta_paint_get_colour (widget, "canasta_felt_text", &colour);
  colour.alpha *= PLACE_OPACITY;
  canasta_paint_dashes (snapshot, &area, 5, 1.5, &colour);
  canasta_paint_text (widget, snapshot, canasta_rank_get_index (rank, letters), 1.1, TRUE,
                      &GRAPHENE_RECT_INIT (strip + 2, 0.05 * height, self->layout.step - 4, line),
                      &colour);
  canasta_paint_text (widget, snapshot, canasta_suit_get_sign (self->item.meld.suit), 1.1, FALSE,
                      &GRAPHENE_RECT_INIT (strip + 2, 0.05 * height + line,
                                           self->layout.step - 4, line), &colour);
}

/* The place in the fan of a card of this face: of the one before those that are on
 * their way. */
static int
find_place (CanastaMeldView *self, CanastaCard card)
{
  CanastaCard cards[CANASTA_MAX_CARDS];
  int n = (int) canasta_meld_list_cards (&self->item.meld, cards);
  int awaited = canasta_card_set_count_card (&self->awaited, card);

  for (int i = n - 1; i >= 0; i--)
    if (cards[i] == card && awaited-- == 0)
      return i;
  return n - 1;
}

/* Of cards that are alike, the last ones are those on their way. */
static gboolean
is_awaited (CanastaMeldView *self, const CanastaCard *cards, guint n, guint index)
{
  int after = 0;

  for (guint i = index + 1; i < n; i++)
    after += cards[i] == cards[index];
  return after < canasta_card_set_count_card (&self->awaited, cards[index]);
}

static void
snapshot_fan (CanastaMeldView *self, GtkSnapshot *snapshot)
{
  const CanastaMeld *meld = &self->item.meld;
  CanastaCard cards[CANASTA_MAX_CARDS];
  guint n = canasta_meld_list_cards (meld, cards);
  int width = self->layout.card_width;
  int height = self->layout.card_height;
  int step = self->layout.step;
  int x = has_lower_place (self) ? step : 0;

  if (has_upper_place (self))
    snapshot_place (self, snapshot, canasta_place_get_rank (get_place_above (self)),
                    x + (int) n * step, x + (int) (n - 1) * step + width);
  if (has_lower_place (self))
    snapshot_place (self, snapshot,
                    canasta_place_get_rank (canasta_meld_get_lowest_place (meld) - 1), 0, 0);
  for (guint i = 0; i < n; i++, x += step)
    if (!is_awaited (self, cards, n, i))
      canasta_paint_card (GTK_WIDGET (self), snapshot, get_face (self, cards[i], width, height), x, 0,
                          width, height);
}

/* The top card, and one sheet under it. */
static void
snapshot_squared (CanastaMeldView *self, GtkSnapshot *snapshot)
{
  int width = self->layout.card_width, height = self->layout.card_height;
  GdkTexture *face = get_face (self, canasta_meld_get_top (&self->item.meld), width, height);

  canasta_paint_card (GTK_WIDGET (self), snapshot, face, SHEET, SHEET, width, height);
  canasta_paint_card (GTK_WIDGET (self), snapshot, face, 0, 0, width, height);
}

static void
snapshot_empty (CanastaMeldView *self, GtkSnapshot *snapshot, const graphene_rect_t *area)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GdkRGBA colour;

  canasta_paint_get_colour (widget, "canasta_target", &colour);
  canasta_paint_dashes (snapshot, area, 6, 2, &colour);
  canasta_paint_text (widget, snapshot, "+", 1.7, TRUE, area, &colour);
}

static gboolean
is_trophy (CanastaMeldView *self)
{
  return !self->chip && self->item.place.kind != CANASTA_PLACE_NEW
         && canasta_meld_is_canasta (&self->item.meld);
}

static graphene_rect_t
get_cards_area (CanastaMeldView *self)
{
  guint length = canasta_meld_view_get_length (self);

  if (is_trophy (self))
    return get_canasta_card (self);

  return GRAPHENE_RECT_INIT (0, 0, canasta_meld_layout_get_width (&self->layout, length),
                             self->layout.card_height);
}

static void
snapshot_cards (CanastaMeldView *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  graphene_rect_t cards = get_cards_area (self);
  g_autofree char *caption = say_caption (self);

  if (canasta_meld_is_canasta (&self->item.meld))
    {
      snapshot_canasta (self, snapshot);
      return;
    }
  if (self->layout.squared)
    snapshot_squared (self, snapshot);
  else
    snapshot_fan (self, snapshot);
  if (self->layout.foot > 0)
    {
      canasta_meld_foot_snapshot (widget, snapshot, &self->item, caption, &cards,
                                  self->layout.foot);
      return;
    }
  if (has_upper_place (self))
    cards.size.width -= self->layout.step;
  canasta_meld_foot_snapshot_tag (widget, snapshot, caption, &cards);
}

/* The same in as few letters as can be: "★ 7", "5 · 2w", and of cards that are all alike how
 * many there are of those that a canasta takes, "3/7". */
static char *
say_chip_shortly (CanastaMeldView *self)
{
  const CanastaMeld *meld = &self->item.meld;
  int count = canasta_meld_count (meld);

  if (canasta_meld_is_canasta (meld))
    return get_badge_text (meld);
  if (canasta_meld_spans (meld) || self->item.missing <= 0
      || (canasta_meld_count_wilds (meld) > 0 && meld->kind != CANASTA_MELD_WILD))
    return canasta_meld_dup_caption (meld, self->item.table);
  return g_strdup_printf ("%d/%d", count, count + self->item.missing);
}

/* What a chip says under its index or beside it: how many cards the meld has, and how many of
 * them are wild; in fewer letters where these have no room. */
static char *
say_chip (CanastaMeldView *self, double width)
{
  const CanastaMeld *meld = &self->item.meld;
  int count = canasta_meld_count (meld);
  int wilds = canasta_meld_count_wilds (meld);
  g_autofree char *number = canasta_meld_is_canasta (meld) ? get_badge_text (meld)
                                                           : g_strdup_printf ("%d", count);
  /* Translators: on a meld that is shown as a chip: "3 cards", or "★ 7 cards"; in as few
   * letters as possible. */
  g_autofree char *cards = g_strdup_printf (ngettext ("%s card", "%s cards", count), number);
  g_autofree char *whole = canasta_meld_is_canasta (meld) || wilds == 0
                             ? g_steal_pointer (&cards)
                             : g_strdup_printf (C_("meld", "%1$s · %2$dw"), cards, wilds);

  return SMALL_WORDS * canasta_paint_get_text_width (GTK_WIDGET (self), whole, CHIP_WORDS, FALSE)
             <= width
           ? g_steal_pointer (&whole)
           : say_chip_shortly (self);
}

/* A meld where there is no room for its cards: its index, and below that, or beside it
 * where the chip is low, what it has. */
static void
snapshot_chip (CanastaMeldView *self, GtkSnapshot *snapshot, const graphene_rect_t *chip)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const CanastaMeld *meld = &self->item.meld;
  gboolean canasta = canasta_meld_is_canasta (meld);
  g_autofree char *index = canasta_meld_dup_index (meld, canasta_card_art_get_letters (self->art));
  g_autofree char *cards = NULL;
  float width = chip->size.width;
  float height = chip->size.height;
  float half = roundf (0.54f * height);
  gboolean low = height < LOW_CHIP;
  graphene_rect_t upper = GRAPHENE_RECT_INIT (3, 1, width - 6, half);
  graphene_rect_t lower = GRAPHENE_RECT_INIT (3, half, width - 6, height - half - 1);
  GdkRGBA colour;

  if (low)
    {
      upper = GRAPHENE_RECT_INIT (3, 0, 0.36f * width - 6, height);
      lower = GRAPHENE_RECT_INIT (0.36f * width, 0, 0.64f * width - 3, height);
    }
  canasta_paint_get_colour (widget, canasta ? canasta_class_get (meld->canasta)->colour
                                            : "canasta_paper",
                            &colour);
  canasta_paint_fill (snapshot, chip, CHIP_RADIUS, &colour);

  canasta_paint_get_colour (widget, canasta ? "canasta_badge_text" : "canasta_ink", &colour);
  canasta_paint_text (widget, snapshot, index, CHIP_INDEX, TRUE, &upper, &colour);
  cards = say_chip (self, lower.size.width);
  canasta_paint_text (widget, snapshot, cards, CHIP_WORDS, FALSE, &lower, &colour);
}

/* What others have added, on the edge of what is framed for that, beside indices and seals. */
static void
snapshot_added (CanastaMeldView *self, GtkSnapshot *snapshot, const graphene_rect_t *area)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autofree char *text = g_strdup_printf ("+%d", self->item.added);
  float height = (float) (ADDED_HEIGHT * canasta_paint_get_em (widget));
  float width = 1.5f * height;
  graphene_rect_t tag = GRAPHENE_RECT_INIT (
    area->origin.x + area->size.width + ADDED_BEYOND - width,
    area->origin.y + (area->size.height - height) / 2, width, height);
  GdkRGBA colour;

  canasta_paint_get_colour (widget, "canasta_ink", &colour);
  canasta_paint_fill (snapshot, &tag, height / 2, &colour);
  graphene_rect_inset (&tag, 1, 1);
  canasta_paint_get_colour (widget, "canasta_paper", &colour);
  canasta_paint_fill (snapshot, &tag, tag.size.height / 2, &colour);
  canasta_paint_get_colour (widget, "canasta_ink", &colour);
  canasta_paint_text (widget, snapshot, text, ADDED_SIZE, TRUE, &tag, &colour);
}

static void
snapshot_states (CanastaMeldView *self, GtkSnapshot *snapshot, const graphene_rect_t *area)
{
  GtkWidget *widget = GTK_WIDGET (self);
  graphene_rect_t around;
  GdkRGBA colour;

  graphene_rect_inset_r (area, -1, -1, &around);
  if (self->item.changed)
    {
      canasta_paint_get_colour (widget, "canasta_changed", &colour);
      canasta_paint_ring (snapshot, area, 4, 3, &colour);
      if (self->item.added > 0 && !self->chip)
        snapshot_added (self, snapshot, area);
    }
  if (self->item.target)
    {
      canasta_paint_get_colour (widget, "canasta_target", &colour);
      canasta_paint_ring (snapshot, area, 4, 3, &colour);
    }
  else if (self->item.tentative)
    {
      canasta_paint_get_colour (widget, "canasta_tentative", &colour);
      canasta_paint_dashes (snapshot, &around, 5, 2, &colour);
    }
  if (self->item.hinted)
    {
      canasta_paint_get_colour (widget, "canasta_hint", &colour);
      canasta_paint_ring (snapshot, area, 4, 4, &colour);
    }
  if (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_VISIBLE)
    canasta_paint_focus (widget, snapshot, area, 4);
}

static void
canasta_meld_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CanastaMeldView *self = CANASTA_MELD_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, width, gtk_widget_get_height (widget));

  if (width <= 0)
    return;
  if (!self->chip && !is_trophy (self))
    area = get_cards_area (self);
  if (self->item.place.kind == CANASTA_PLACE_NEW)
    snapshot_empty (self, snapshot, &area);
  else if (self->chip)
    snapshot_chip (self, snapshot, &area);
  else
    snapshot_cards (self, snapshot);
  snapshot_states (self, snapshot, &area);
}

static void
canasta_meld_view_state_flags_changed (GtkWidget *widget, GtkStateFlags previous)
{
  gtk_widget_queue_draw (widget);
  GTK_WIDGET_CLASS (canasta_meld_view_parent_class)->state_flags_changed (widget, previous);
}

static void
canasta_meld_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CanastaMeldView *self = CANASTA_MELD_VIEW (widget);

  if (self->popover)
    gtk_popover_present (GTK_POPOVER (self->popover));
}

static void
activate_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_ACTIVATE], 0);
}

static void
released_cb (GtkGestureClick *gesture, int n_press, double x, double y, CanastaMeldView *self)
{
  if (!gtk_widget_contains (GTK_WIDGET (self), x, y))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  g_signal_emit (self, signals[SIGNAL_ACTIVATE], 0);
}

static void
canasta_meld_view_dispose (GObject *object)
{
  CanastaMeldView *self = CANASTA_MELD_VIEW (object);

  canasta_popover_remove (&self->popover);
  g_clear_object (&self->art);
  canasta_meld_item_clear (&self->item);
  G_OBJECT_CLASS (canasta_meld_view_parent_class)->dispose (object);
}

static void
canasta_meld_view_class_init (CanastaMeldViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_meld_view_dispose;
  widget_class->snapshot = canasta_meld_view_snapshot;
  widget_class->size_allocate = canasta_meld_view_size_allocate;
  widget_class->state_flags_changed = canasta_meld_view_state_flags_changed;

  signals[SIGNAL_ACTIVATE] =
    g_signal_new ("activate", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "meld.activate", NULL, activate_cb);
  canasta_keys_bind_class (widget_class, CANASTA_KEYS_MELD);
  gtk_widget_class_set_css_name (widget_class, "meld");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
canasta_meld_view_init (CanastaMeldView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
canasta_meld_view_new (CanastaCardArt *art)
{
  CanastaMeldView *self = g_object_new (CANASTA_TYPE_MELD_VIEW, NULL);

  self->art = g_object_ref (art);
  return GTK_WIDGET (self);
}

/* What the marks of a meld say. */
static const char *
describe (const CanastaMeldItem *item)
{
  if (item->consequence)
    return item->consequence;
  if (item->place.kind == CANASTA_PLACE_NEW)
    return "";
  if (item->tentative)
    return _("Changed this turn");
  return item->changed ? _("Changed since your last turn") : "";
}

void
canasta_meld_view_update (CanastaMeldView *self, const CanastaMeldItem *item)
{
  gboolean is_new = item->place.kind == CANASTA_PLACE_NEW;
  g_autofree char *name = is_new ? g_strdup (_("New meld"))
                                 : canasta_meld_describe (&item->meld, item->missing,
                                                          item->table);
  g_autofree char *spoken = is_new ? g_strdup (name)
                                   : canasta_meld_describe_aloud (&item->meld, item->missing,
                                                                  item->table);

  canasta_meld_item_copy (&self->item, item);
  canasta_details_set (GTK_WIDGET (self), item->consequence ? item->consequence : name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  describe (&self->item), -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const CanastaMeldItem *
canasta_meld_view_get_item (CanastaMeldView *self)
{
  return &self->item;
}

/* How the cards lie; %NULL for a chip. */
void
canasta_meld_view_set_layout (CanastaMeldView *self, const CanastaMeldLayout *layout)
{
  self->chip = layout == NULL;
  if (layout)
    self->layout = *layout;
}

/* How many cards lie beside each other, places for more among them. */
guint
canasta_meld_view_get_length (CanastaMeldView *self)
{
  if (self->item.place.kind == CANASTA_PLACE_NEW || canasta_meld_is_canasta (&self->item.meld))
    return 1;
  return (guint) canasta_meld_count (&self->item.meld) + has_lower_place (self)
         + has_upper_place (self);
}

/* How wide what stands under its cards is, and what parts it from the next. */
int
canasta_meld_view_get_foot_width (CanastaMeldView *self)
{
  g_autofree char *caption = NULL;

  if (self->item.place.kind == CANASTA_PLACE_NEW || canasta_meld_is_canasta (&self->item.meld))
    return 0;
  caption = say_caption (self);
  return canasta_meld_foot_get_width (GTK_WIDGET (self), &self->item, caption);
}

/* Cards that fly to it. */

/* Where its cards lie, without what stands under them. */
void
canasta_meld_view_get_area (CanastaMeldView *self, graphene_rect_t *area)
{
  if (self->chip)
    graphene_rect_init (area, 0, 0, (float) gtk_widget_get_width (GTK_WIDGET (self)),
                        (float) gtk_widget_get_height (GTK_WIDGET (self)));
  else
    *area = get_cards_area (self);
}

/* Where a card of it lies, or the next of its face that flies there will. */
void
canasta_meld_view_get_card (CanastaMeldView *self, CanastaCard card, graphene_rect_t *place)
{
  int step = self->layout.step;

  canasta_meld_view_get_area (self, place);
  if (self->chip || self->layout.squared || canasta_meld_view_get_length (self) == 1)
    return;
  graphene_rect_init (place,
                      (float) ((find_place (self, card) + has_lower_place (self)) * step), 0,
                      (float) self->layout.card_width, (float) self->layout.card_height);
}

void
canasta_meld_view_await_card (CanastaMeldView *self, CanastaCard card)
{
  canasta_card_set_add_card (&self->awaited, card);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
canasta_meld_view_land_card (GtkWidget *meld, CanastaCard card)
{
  CanastaMeldView *self = CANASTA_MELD_VIEW (meld);

  canasta_card_set_remove_card (&self->awaited, card);
  gtk_widget_queue_draw (meld);
}

/* The popover with all cards of the meld. */

void
canasta_meld_view_show_cards (CanastaMeldView *self)
{
  g_autofree char *sentence = NULL;
  CanastaCard cards[CANASTA_MAX_CARDS];
  int room = canasta_popover_get_room (GTK_WIDGET (self));
  GtkWidget *box, *label, *row;

  if (self->item.place.kind == CANASTA_PLACE_NEW)
    return;
  sentence = canasta_meld_describe (&self->item.meld, self->item.missing, self->item.table);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  label = gtk_label_new (sentence);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (box), label);
  row = canasta_card_row_new (self->art, MAX (self->layout.card_height, LOWEST_SHOWN));
  canasta_card_row_set_cards (CANASTA_CARD_ROW (row), cards,
                              canasta_meld_list_cards (&self->item.meld, cards));
  canasta_card_row_set_most_width (CANASTA_CARD_ROW (row), room);
  /* The focus goes there, and a screen reader says them; its ring is no wider. */
  gtk_widget_set_focusable (row, TRUE);
  gtk_widget_set_halign (row, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), row);

  if (!self->popover)
    {
      self->popover = gtk_popover_new ();
      gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
    }
  canasta_popover_set_child (GTK_POPOVER (self->popover), box, room);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}
