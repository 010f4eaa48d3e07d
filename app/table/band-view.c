/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The band of a side. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "rules/numbers.h"
#include "table/band-view.h"

#include "table/card-row.h"
#include "table/details.h"
#include "table/layout.h"
#include "table/letters.h"
#include "table/paint.h"

#define CHIP_GAP 4
#define SMALLEST_CHIP 16
#define WIDEST_CHIP 96
#define RING 4 /* room for rings around melds */
#define PADDING 6
#define BORDER 1 /* around the band, as in the style */
#define COMPACT_PADDING 2 /* above and below the label */
#define BESIDE_GAP 4 /* between the lines of the label beside each other */
#define MARK 4 /* the coloured edge of the side */
#define RED_THREE 0.32 /* of a card of the hand */
#define WIDEST_LABEL 190
#define LEAST_COMPACT_LABEL 30

/* Where the melds of a band lie: their cards in rows, or chips where there is no
 * room for any. */

#define MELD_TYPE_AREA (meld_area_get_type ())
G_DECLARE_FINAL_TYPE (MeldArea, meld_area, MELD, AREA, GtkWidget)

struct _MeldArea
{
  GtkWidget parent_instance;

  GPtrArray *melds; /* CanastaMeldView, not owned */
  gboolean compact;
  int hand_card_height;
  gboolean large_print;
};

G_DEFINE_FINAL_TYPE (MeldArea, meld_area, GTK_TYPE_WIDGET)

/* In a narrow window chips stay small, whatever the size of the text. */
static int
grow (MeldArea *self, int length)
{
  return self->compact ? length : (int) (length * canasta_paint_get_growth (GTK_WIDGET (self)));
}

static int
get_chips_per_row (MeldArea *self, int width)
{
  return MAX (1, (width - 2 * RING + CHIP_GAP)
                   / (grow (self, CANASTA_MELD_CHIP_WIDTH) + CHIP_GAP));
}

static int
get_chips_height (MeldArea *self, int width)
{
  int per_row = get_chips_per_row (self, width);
  int rows = MAX (1, ((int) self->melds->len + per_row - 1) / per_row);

  return rows * grow (self, CANASTA_MELD_CHIP_HEIGHT) + (rows - 1) * CHIP_GAP + 2 * RING;
}

/* Rows of chips as wide as these, closer and lower where there is not enough
 * height. */
static void
allocate_chips (MeldArea *self, int width, int height)
{
  int per_row = get_chips_per_row (self, width);
  int chip_width = MIN ((width - 2 * RING + CHIP_GAP) / per_row - CHIP_GAP,
                        grow (self, WIDEST_CHIP));
  int rows = MAX (1, ((int) self->melds->len + per_row - 1) / per_row);
  int row_height = MIN (grow (self, CANASTA_MELD_CHIP_HEIGHT) + CHIP_GAP,
                        (height - 2 * RING + CHIP_GAP) / rows);
  int chip_height = MAX (row_height - CHIP_GAP, SMALLEST_CHIP);

  for (guint i = 0; i < self->melds->len; i++)
    {
      GtkAllocation place = {
        RING + ((int) i % per_row) * (chip_width + CHIP_GAP),
        RING + ((int) i / per_row) * row_height,
        chip_width, chip_height,
      };
      CanastaMeldView *meld = g_ptr_array_index (self->melds, i);

      canasta_meld_view_set_layout (meld, NULL);
      gtk_widget_size_allocate (GTK_WIDGET (meld), &place, -1);
    }
}

/* Returns whether there is room for cards. */
static gboolean
allocate_cards (MeldArea *self, int width, int height)
{
  g_autofree GdkRectangle *places = g_new (GdkRectangle, self->melds->len + 1);
  g_autofree guint *lengths = g_new (guint, self->melds->len + 1);
  CanastaMeldsNeeds needs = {
    .width = width - 2 * RING,
    .height = height - 2 * RING,
    .foot = grow (self, CANASTA_MELD_FOOT),
    .n_melds = self->melds->len,
    .lengths = lengths,
    .hand_card_height = self->hand_card_height,
    .large_print = self->large_print,
  };
  CanastaMeldLayout layout;

  for (guint i = 0; i < self->melds->len; i++)
    lengths[i] = canasta_meld_view_get_length (g_ptr_array_index (self->melds, i));
  canasta_meld_layout_compute (&layout, &needs, places);
  if (layout.n_rows == 0)
    return FALSE;
  for (guint i = 0; i < self->melds->len; i++)
    {
      CanastaMeldView *meld = g_ptr_array_index (self->melds, i);
      GtkAllocation place = places[i];

      place.x += RING;
      place.y += RING;
      canasta_meld_view_set_layout (meld, &layout);
      gtk_widget_size_allocate (GTK_WIDGET (meld), &place, -1);
    }
  return TRUE;
}

static void
meld_area_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MeldArea *self = MELD_AREA (widget);

  if (self->compact || !allocate_cards (self, width, height))
    allocate_chips (self, width, height);
}

static void
focus_meld (MeldArea *self, int index)
{
  if (index >= 0 && index < (int) self->melds->len)
    gtk_widget_grab_focus (g_ptr_array_index (self->melds, index));
}

/* Tab enters at the first meld and leaves at once; arrows move inside. Where there are
 * none, the area has the focus itself if it may. */
static gboolean
meld_area_focus (GtkWidget *widget, GtkDirectionType direction)
{
  MeldArea *self = MELD_AREA (widget);
  GtkWidget *focused = gtk_widget_get_focus_child (widget);
  guint index = 0;

  if (self->melds->len == 0)
    return !gtk_widget_has_focus (widget) && gtk_widget_grab_focus (widget);
  if (!focused)
    {
      focus_meld (self, 0);
      return TRUE;
    }
  g_ptr_array_find (self->melds, focused, &index);
  if (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT)
    {
      focus_meld (self, (int) index + (direction == GTK_DIR_LEFT ? -1 : 1));
      return TRUE;
    }
  return FALSE;
}

static void
meld_area_dispose (GObject *object)
{
  MeldArea *self = MELD_AREA (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  g_clear_pointer (&self->melds, g_ptr_array_unref);
  G_OBJECT_CLASS (meld_area_parent_class)->dispose (object);
}

static void
meld_area_class_init (MeldAreaClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = meld_area_dispose;
  widget_class->size_allocate = meld_area_size_allocate;
  widget_class->focus = meld_area_focus;
  gtk_widget_class_set_css_name (widget_class, "melds");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
meld_area_init (MeldArea *self)
{
  self->melds = g_ptr_array_new ();
}

/* The band. */

struct _CanastaBandView
{
  GtkWidget parent_instance;

  CanastaCardArt *art;
  GtkWidget *label;
  GtkWidget *title;
  GtkWidget *points;
  GtkWidget *canastas;
  GtkWidget *red_threes;
  GtkWidget *empty; /* stands where the melds will lie */
  MeldArea *area;
  CanastaTurn *turn;
  CanastaBand *band; /* NULL before the first update */
  guint shape;
  gboolean compact;
  gboolean full; /* whether there is room for the red threes themselves */
};

G_DEFINE_FINAL_TYPE (CanastaBandView, canasta_band_view, GTK_TYPE_WIDGET)

/* A side is known by its shape and its name; the colour only adds to it. */
const char *
canasta_side_shape_get_sign (guint shape)
{
  static const char *const signs[CANASTA_N_SIDE_SHAPES] = { "●", "▲", "■", "◆", "▼", "✚" };

  return signs[shape % CANASTA_N_SIDE_SHAPES];
}

const char *
canasta_side_shape_get_class (guint shape)
{
  static const char *const classes[CANASTA_N_SIDE_SHAPES] = {
    "side-own", "side-1", "side-2", "side-3", "side-4", "side-5",
  };

  return classes[shape % CANASTA_N_SIDE_SHAPES];
}

static int
get_label_width (CanastaBandView *self)
{
  int minimum, natural;

  gtk_widget_measure (self->label, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return CLAMP (natural, self->compact ? LEAST_COMPACT_LABEL : CANASTA_LAYOUT_LABEL_WIDTH,
                WIDEST_LABEL);
}

static int
get_label_padding (CanastaBandView *self)
{
  return self->compact ? COMPACT_PADDING : PADDING;
}

static void
canasta_band_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CanastaBandView *self = CANASTA_BAND_VIEW (widget);
  int label_width = get_label_width (self);
  int edge = self->compact ? 0 : MARK;
  int left = edge + label_width + 2 * PADDING;
  int above = get_label_padding (self);
  GtkAllocation label = { edge + PADDING, above, label_width, MAX (height - 2 * above, 0) };
  GtkAllocation melds = { left - RING, PADDING - RING, MAX (width - left - PADDING + RING, 0),
                          MAX (height - 2 * (PADDING - RING), 0) };

  gtk_widget_size_allocate (self->label, &label, -1);
  gtk_widget_size_allocate (GTK_WIDGET (self->area), &melds, -1);
  if (!gtk_widget_get_visible (self->empty))
    return;
  canasta_letters_set (self->empty, canasta_letters_find (self->empty, melds.width, 1));
  gtk_widget_size_allocate (self->empty, &melds, -1);
}

static void
canasta_band_view_dispose (GObject *object)
{
  CanastaBandView *self = CANASTA_BAND_VIEW (object);

  g_clear_pointer (&self->label, gtk_widget_unparent);
  g_clear_pointer (&self->empty, gtk_widget_unparent);
  if (self->area)
    gtk_widget_unparent (GTK_WIDGET (self->area));
  self->area = NULL;
  g_clear_pointer (&self->band, canasta_band_free);
  g_clear_object (&self->turn);
  g_clear_object (&self->art);
  G_OBJECT_CLASS (canasta_band_view_parent_class)->dispose (object);
}

static void
canasta_band_view_class_init (CanastaBandViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_band_view_dispose;
  widget_class->size_allocate = canasta_band_view_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "band");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_label (CanastaBandView *self, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (self->label), label);
  return label;
}

static void
canasta_band_view_init (CanastaBandView *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);

  self->label = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  self->title = add_label (self, "band-title");
  self->points = add_label (self, "band-detail");
  self->canastas = add_label (self, "band-canastas");

  self->empty = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->empty), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->empty, "band-empty");
  gtk_widget_set_parent (self->empty, GTK_WIDGET (self));

  self->area = g_object_new (MELD_TYPE_AREA, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->area), GTK_WIDGET (self));
}

GtkWidget *
canasta_band_view_new (CanastaCardArt *art, CanastaTurn *turn)
{
  CanastaBandView *self = g_object_new (CANASTA_TYPE_BAND_VIEW, NULL);

  self->art = g_object_ref (art);
  self->turn = g_object_ref (turn);
  self->red_threes = canasta_card_row_new (art, 0);
  gtk_box_append (GTK_BOX (self->label), self->red_threes);
  return GTK_WIDGET (self);
}

/* On the own melds the selected cards are laid; where none are selected, and on
 * the others', one looks at the cards of the meld. */
static void
activate_cb (CanastaMeldView *meld, CanastaBandView *self)
{
  const CanastaMeldItem *item = canasta_meld_view_get_item (meld);
  CanastaCardSet selected;

  canasta_turn_get_selected (self->turn, &selected);
  if (item->own && !canasta_card_set_is_empty (&selected))
    canasta_turn_lay_at (self->turn, &item->place);
  else
    canasta_meld_view_show_cards (meld);
}

/* An empty band says what it is for. */
static void
update_empty (CanastaBandView *self)
{
  gtk_label_set_text (GTK_LABEL (self->empty),
                      self->band->is_own ? _("Your melds will lie here") : _("No melds yet"));
  gtk_widget_set_visible (self->empty, self->area->melds->len == 0);
}

/* A side that has threes only is told as well: then the place of its melds can have the
 * focus, which stays in the band when they come. */
static void
update_focusable (CanastaBandView *self)
{
  GtkWidget *area = GTK_WIDGET (self->area);
  gboolean was_focused = gtk_widget_has_focus (area);
  gboolean has_melds = self->area->melds->len > 0;

  gtk_widget_set_focusable (area, !has_melds && self->band->n_red_threes
                                                  + self->band->n_black_threes > 0);
  if (was_focused && has_melds)
    focus_meld (self->area, 0);
}

/* The widget that shows a meld already: the one of its place, or of what it grew
 * from. */
static int
find_meld (GPtrArray *melds, const CanastaMeldItem *item)
{
  int grown = -1;

  for (guint i = 0; i < melds->len; i++)
    {
      const CanastaMeldItem *other = canasta_meld_view_get_item (g_ptr_array_index (melds, i));

      if (other->place.kind == item->place.kind && other->place.index == item->place.index)
        return (int) i;
      if (item->place.kind != CANASTA_PLACE_NEW && other->place.kind != CANASTA_PLACE_NEW
          && other->place.kind != CANASTA_PLACE_MELD && other->meld.kind == item->meld.kind
          && other->meld.rank == item->meld.rank && other->meld.suit == item->meld.suit)
        grown = (int) i;
    }
  return grown;
}

static GtkWidget *
new_meld (CanastaBandView *self)
{
  GtkWidget *meld = canasta_meld_view_new (self->art);

  g_signal_connect (meld, "activate", G_CALLBACK (activate_cb), self);
  gtk_widget_set_parent (meld, GTK_WIDGET (self->area));
  return meld;
}

/* A widget stays with its meld, wherever that lies, and the focus with both. */
static void
update_melds (CanastaBandView *self, GArray *items)
{
  g_autoptr (GPtrArray) old = g_steal_pointer (&self->area->melds);
  GtkWidget *before = NULL;
  int focused = -1;

  self->area->melds = g_ptr_array_new ();
  for (guint i = 0; i < items->len; i++)
    {
      const CanastaMeldItem *item = &g_array_index (items, CanastaMeldItem, i);
      int found = find_meld (old, item);
      GtkWidget *meld = found >= 0 ? g_ptr_array_steal_index (old, (guint) found)
                                   : new_meld (self);

      gtk_widget_insert_after (meld, GTK_WIDGET (self->area), before);
      g_ptr_array_add (self->area->melds, meld);
      canasta_meld_view_update (CANASTA_MELD_VIEW (meld), item);
      before = meld;
    }
  for (guint i = 0; i < old->len; i++)
    {
      if (gtk_widget_has_focus (g_ptr_array_index (old, i)))
        focused = (int) i;
      gtk_widget_unparent (g_ptr_array_index (old, i));
    }
  if (focused >= 0)
    focus_meld (self->area, MIN (focused, (int) items->len - 1));
  gtk_widget_queue_resize (GTK_WIDGET (self->area));
}

/* "★ 1   ◐ 2" */
static char *
count_canastas (const CanastaBand *band)
{
  GString *text = g_string_new (NULL);

  for (guint class = CANASTA_CLASS_NONE + 1; class < CANASTA_N_CLASSES; class++)
    if (canasta_band_tells (band, class))
      g_string_append_printf (text, text->len > 0 ? "   %s %d" : "%s %d",
                              canasta_class_get (class)->sign, band->canastas.of[class]);
  return g_string_free (text, FALSE);
}

static void
update_shape (CanastaBandView *self, guint shape)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self), canasta_side_shape_get_class (self->shape));
  gtk_widget_add_css_class (GTK_WIDGET (self), canasta_side_shape_get_class (shape));
  self->shape = shape;
}

/* How many threes of a colour there are, as short as there is room for. */
static char *
count_threes (CanastaBandView *self, const char *suit, guint count)
{
  if (count == 0)
    return g_strdup ("");
  return g_strdup_printf (self->compact ? "%s%u" : "3%s %u", suit, count);
}

/* The texts of the label column. Where there is no room for the red threes
 * themselves, their number stands for them. */
static void
update_label (CanastaBandView *self)
{
  const CanastaBand *band = self->band;
  const char *sign = canasta_side_shape_get_sign (self->shape);
  g_autofree char *title = g_strdup_printf ("%s %s", sign, band->name);
  g_autofree char *number = canasta_number_format (band->points);
  g_autofree char *points = g_strdup_printf (_("%s on table"), number);
  g_autofree char *black = count_threes (self, "♠", band->n_black_threes);
  g_autofree char *counts = count_canastas (band);
  g_autofree char *canastas = g_strjoin ("   ", counts, *black ? black : NULL, NULL);
  g_autofree char *red = count_threes (self, "♥", band->n_red_threes);
  g_autofree char *both = g_strdup_printf ("%s   %s", canastas, red);
  g_autofree char *threes = g_strconcat (red, black, NULL);

  gtk_label_set_text (GTK_LABEL (self->title), self->compact ? sign : title);
  gtk_label_set_text (GTK_LABEL (self->points), points);
  gtk_label_set_text (GTK_LABEL (self->canastas), self->compact ? threes : self->full ? canastas : both);
  gtk_widget_set_visible (self->points, !self->compact);
  gtk_widget_set_visible (self->red_threes, self->full && band->n_red_threes > 0);
}

/* Shows what lies before a side. */
void
canasta_band_view_update (CanastaBandView *self, guint side)
{
  g_autofree char *description = NULL;
  const CanastaBand *band;

  g_clear_pointer (&self->band, canasta_band_free);
  band = self->band = canasta_band_new (self->turn, side);
  description = canasta_band_describe (band);
  update_shape (self, canasta_turn_find_side (self->turn, side));
  update_label (self);
  canasta_card_row_set_cards (CANASTA_CARD_ROW (self->red_threes), band->red_threes,
                              band->n_red_threes);
  canasta_details_set (self->label, description);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  band->name, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->area), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  description, -1);
  update_melds (self, band->melds);
  update_empty (self);
  update_focusable (self);
}

/* Called before the parent asks how high it is. In a small window melds are chips, and
 * the label is short. */
void
canasta_band_view_set_compact (CanastaBandView *self, gboolean compact)
{
  if (compact == self->compact)
    return;
  self->compact = self->area->compact = compact;
  self->full = FALSE;
  if (self->band)
    update_label (self);
  gtk_widget_queue_resize (GTK_WIDGET (self->area));
}

/* In a small window with large letters, the lines of the label stand beside each other
 * where they have no room above each other. */
static void
set_label_lines (CanastaBandView *self, int height)
{
  gboolean beside = self->compact
                    && canasta_band_view_get_label_height (self) > height - 2 * BORDER;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->label),
                                  beside ? GTK_ORIENTATION_HORIZONTAL
                                         : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self->label), beside ? BESIDE_GAP : 1);
}

/* How melds are shown; called while the parent is given its size. */
void
canasta_band_view_set_size (CanastaBandView *self,
                            int              height,
                            int              hand_card_height)
{
  gboolean large_print = canasta_card_art_get_large_print (self->art);
  int red_three = (int) (RED_THREE * hand_card_height);
  gboolean full = !self->compact
                  && canasta_band_view_get_label_height (self) + red_three <= height;
  gboolean changed = full != self->full
                     || hand_card_height != self->area->hand_card_height
                     || large_print != self->area->large_print;

  set_label_lines (self, height);
  if (!changed)
    return;
  self->area->hand_card_height = hand_card_height;
  self->area->large_print = large_print;
  canasta_card_row_set_height (CANASTA_CARD_ROW (self->red_threes), red_three);
  self->full = full;
  if (self->band)
    update_label (self);
  gtk_widget_queue_resize (GTK_WIDGET (self->area));
}

/* What the melds would need as chips, beside a label that is whole. */
int
canasta_band_view_get_chips_height (CanastaBandView *self, int width)
{
  int room = width - get_label_width (self) - 3 * PADDING;
  int chips = get_chips_height (self->area, room) + 2 * (PADDING - RING) + 2 * BORDER;

  return self->compact ? MAX (chips, canasta_band_view_get_label_height (self)) : chips;
}

/* What name and totals need beside chips. */
int
canasta_band_view_get_label_height (CanastaBandView *self)
{
  int height = 0;

  for (GtkWidget *line = gtk_widget_get_first_child (self->label); line;
       line = gtk_widget_get_next_sibling (line))
    {
      int minimum;

      gtk_widget_measure (line, GTK_ORIENTATION_VERTICAL, -1, &minimum, NULL, NULL, NULL);
      if (line != self->red_threes && gtk_widget_get_visible (line))
        height += minimum + 1;
    }
  return height + 2 * get_label_padding (self);
}

guint
canasta_band_view_get_n_melds (CanastaBandView *self)
{
  return self->area->melds->len;
}

CanastaMeldView *
canasta_band_view_get_meld (CanastaBandView *self, guint index)
{
  return g_ptr_array_index (self->area->melds, index);
}
