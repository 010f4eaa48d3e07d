/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies before a side. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "rules/numbers.h"
#include "table/band-view.h"

#include "table/details.h"
#include "table/invitation.h"
#include "table/letters.h"
#include "table/meld-area.h"
#include "table/paint.h"
#include "table/side-shape.h"

#define WORD_GAP 8
#define LINE_FOOT 4 /* between the line and the melds */
#define SMALLEST_LETTERS 0.7 /* of what is said beside the name */

struct _CanastaBandView
{
  GtkWidget parent_instance;

  CanastaTurn *turn;
  GtkWidget *title;  /* whose it is … */
  GtkWidget *points; /* … and what lies there … */
  GtkWidget *more;   /* … with what comes to that for the red threes that are seen */
  GtkWidget *blacks; /* how many black threes … */
  GtkWidget *reds;   /* … and how many red ones, where they are not seen themselves */
  GtkWidget *aside;  /* the red threes themselves … */
  GtkWidget *worth;  /* … and what they count: below them, or after their number */
  GtkWidget *invitation; /* stands where the own melds will lie */
  CanastaMeldArea *area;
  CanastaBand *band; /* NULL before the first update */
  guint shape;
  gboolean compact;
};

G_DEFINE_FINAL_TYPE (CanastaBandView, canasta_band_view, GTK_TYPE_WIDGET)

static int
measure (GtkWidget *widget, GtkOrientation orientation)
{
  int natural = 0;

  if (gtk_widget_get_visible (widget))
    gtk_widget_measure (widget, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}

/* The height of the line, which is kept where nobody has melds yet. */
int
canasta_band_view_get_line_height (CanastaBandView *self)
{
  int title = measure (self->title, GTK_ORIENTATION_VERTICAL);

  return MAX (title, measure (self->points, GTK_ORIENTATION_VERTICAL)) + LINE_FOOT;
}

static gboolean
says_something (GtkWidget *label)
{
  return gtk_widget_get_visible (label) && *gtk_label_get_text (GTK_LABEL (label)) != '\0';
}

/* How wide a part of the line is with letters of a size, whatever it has now. */
static int
measure_word (GtkWidget *label, double letters)
{
  const char *text = gtk_label_get_text (GTK_LABEL (label));
  g_autoptr (PangoLayout) layout = canasta_letters_lay (label, text, letters, G_MAXINT16);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

/* How wide the line is, if it is whole. */
int
canasta_band_view_get_line_width (CanastaBandView *self)
{
  GtkWidget *parts[] = { self->title, self->points, self->blacks,
                         self->compact ? self->reds : self->more };
  int width = 0;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (says_something (parts[i]))
      width += measure_word (parts[i], 1) + (i > 0 ? WORD_GAP : 0);
  return width;
}

/* The largest letters with which all that is said beside the name has room, or the smallest. */
static double
find_letters (GtkWidget *const *details, guint n, int room)
{
  double letters = 1;
  int width;

  do
    {
      width = 0;
      for (guint i = 0; i < n; i++)
        if (says_something (details[i]))
          width += WORD_GAP + measure_word (details[i], letters);
    }
  while (width > room && (letters -= CANASTA_LETTERS_STEP) > SMALLEST_LETTERS);
  return letters;
}

/* The next word of the line, behind @place, if that has room for it. */
static void
place_detail (GtkWidget *label, double letters, GtkAllocation *place, int width)
{
  gtk_widget_set_child_visible (label, FALSE);
  if (!says_something (label))
    return;
  canasta_letters_set (label, letters);
  place->x += place->width + WORD_GAP;
  place->width = measure (label, GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_child_visible (label, place->x + place->width <= width);
  gtk_widget_size_allocate (label, place, -1);
}

/* What has no room beside the name takes smaller letters, and is left out before these cannot be
 * read; whoever looks closer is told. The red threes are counted there where they have no place
 * of their own. */
static void
allocate_line (CanastaBandView *self, int width, int height, gboolean with_reds)
{
  GtkWidget *details[] = { self->points, with_reds ? self->blacks : self->more,
                           with_reds ? self->reds : self->blacks };
  GtkAllocation place = { 0, 0, 0, height };
  int worth = with_reds && says_something (self->worth) ? WORD_GAP + measure_word (self->worth, 1)
                                                        : 0;
  double letters;

  canasta_letters_set (self->title, canasta_letters_find (self->title, width, 1));
  place.width = MIN (measure (self->title, GTK_ORIENTATION_HORIZONTAL), width);
  letters = find_letters (details, G_N_ELEMENTS (details), width - place.width - worth);
  gtk_widget_set_child_visible (self->reds, FALSE);
  gtk_widget_set_child_visible (self->more, FALSE);
  gtk_widget_size_allocate (self->title, &place, -1);
  for (guint i = 0; i < G_N_ELEMENTS (details); i++)
    place_detail (details[i], letters, &place, width);
  if (worth > 0)
    place_detail (self->worth, 1, &place, width);
}

/* The red threes, and what they count. Returns whether they have room. */
static gboolean
allocate_aside (CanastaBandView *self, const GtkAllocation *melds)
{
  GdkRectangle threes, worth;
  gboolean has_room = canasta_meld_area_get_aside (self->area, &threes, &worth);

  gtk_widget_set_child_visible (self->aside, has_room);
  if (!has_room)
    return FALSE;
  threes.x += melds->x;
  threes.y += melds->y;
  worth.x += melds->x;
  worth.y += melds->y;
  canasta_paint_set_class (self->worth, "on-cards", worth.y < threes.y + threes.height);
  canasta_card_row_set_height (CANASTA_CARD_ROW (self->aside), threes.height);
  gtk_widget_size_allocate (self->aside, &threes, -1);
  gtk_widget_set_child_visible (self->worth, TRUE);
  gtk_widget_size_allocate (self->worth, &worth, -1);
  return TRUE;
}

/* What is said of the red threes has its room beside the melds. */
static void
prepare_area (CanastaBandView *self)
{
  canasta_meld_area_set_worth (self->area, measure (self->worth, GTK_ORIENTATION_HORIZONTAL),
                               measure (self->worth, GTK_ORIENTATION_VERTICAL));
}

/* Below the name, or where it would stand: there may be the names of the piles, but in a small
 * window; and in the middle between the threes and nothing. */
static void
allocate_invitation (CanastaBandView *self, int width, int height)
{
  GtkAllocation place = { 0, 0, width, height };

  if (canasta_band_view_has_name (self) || !self->compact)
    {
      place.y = canasta_band_view_get_line_height (self);
      place.height = MAX (height - place.y, 0);
    }
  if (gtk_widget_get_visible (self->aside))
    {
      place.x = measure (self->aside, GTK_ORIENTATION_HORIZONTAL) + WORD_GAP;
      place.width = MAX (width - 2 * place.x, 1);
    }
  gtk_widget_size_allocate (self->invitation, &place, -1);
}

static void
canasta_band_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CanastaBandView *self = CANASTA_BAND_VIEW (widget);
  int line_height = canasta_band_view_get_line_height (self);
  GtkAllocation melds = { -CANASTA_MELD_RING, line_height - CANASTA_MELD_RING,
                          width + 2 * CANASTA_MELD_RING,
                          MAX (height - line_height, 0) + 2 * CANASTA_MELD_RING };

  prepare_area (self);
  gtk_widget_size_allocate (GTK_WIDGET (self->area), &melds, -1);
  allocate_line (self, width, line_height - LINE_FOOT, !allocate_aside (self, &melds));
  if (gtk_widget_get_visible (self->invitation))
    allocate_invitation (self, width, height);
}

/* What lies beside the name may be the piles'. */
static gboolean
canasta_band_view_contains (GtkWidget *widget, double x, double y)
{
  CanastaBandView *self = CANASTA_BAND_VIEW (widget);

  if (y < canasta_band_view_get_line_height (self) && x > canasta_band_view_get_line_width (self))
    return FALSE;
  return GTK_WIDGET_CLASS (canasta_band_view_parent_class)->contains (widget, x, y);
}

static void
canasta_band_view_dispose (GObject *object)
{
  CanastaBandView *self = CANASTA_BAND_VIEW (object);

  g_clear_pointer (&self->title, gtk_widget_unparent);
  g_clear_pointer (&self->points, gtk_widget_unparent);
  g_clear_pointer (&self->more, gtk_widget_unparent);
  g_clear_pointer (&self->blacks, gtk_widget_unparent);
  g_clear_pointer (&self->reds, gtk_widget_unparent);
  g_clear_pointer (&self->aside, gtk_widget_unparent);
  g_clear_pointer (&self->worth, gtk_widget_unparent);
  g_clear_pointer (&self->invitation, gtk_widget_unparent);
  if (self->area)
    gtk_widget_unparent (GTK_WIDGET (self->area));
  self->area = NULL;
  g_clear_pointer (&self->band, canasta_band_free);
  g_clear_object (&self->turn);
  G_OBJECT_CLASS (canasta_band_view_parent_class)->dispose (object);
}

static void
canasta_band_view_class_init (CanastaBandViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_band_view_dispose;
  widget_class->size_allocate = canasta_band_view_size_allocate;
  widget_class->contains = canasta_band_view_contains;
  gtk_widget_class_set_css_name (widget_class, "band");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* A number that is told with what it belongs to: what red threes count with them. */
static GtkWidget *
add_number (CanastaBandView *self, const char *css_class)
{
  GtkWidget *label = canasta_letters_add_label (GTK_WIDGET (self), css_class);

  g_object_set (label, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  return label;
}

static void
canasta_band_view_init (CanastaBandView *self)
{
  self->title = canasta_letters_add_label (GTK_WIDGET (self), "band-title");
  gtk_label_set_ellipsize (GTK_LABEL (self->title), PANGO_ELLIPSIZE_END);
  self->points = canasta_letters_add_label (GTK_WIDGET (self), "band-detail");
  self->more = add_number (self, "band-more");
  self->blacks = canasta_letters_add_label (GTK_WIDGET (self), "band-detail");
  self->reds = canasta_letters_add_label (GTK_WIDGET (self), "band-detail");
  self->worth = canasta_letters_add_label (GTK_WIDGET (self), "band-worth");
  self->invitation = canasta_invitation_new ();
  gtk_widget_set_parent (self->invitation, GTK_WIDGET (self));
}

GtkWidget *
canasta_band_view_new (CanastaCardArt *art, CanastaTurn *turn)
{
  CanastaBandView *self = g_object_new (CANASTA_TYPE_BAND_VIEW, NULL);

  self->turn = g_object_ref (turn);
  self->aside = canasta_card_row_new (art, 0);
  gtk_widget_set_parent (self->aside, GTK_WIDGET (self));
  self->area = CANASTA_MELD_AREA (canasta_meld_area_new (art));
  gtk_widget_set_parent (GTK_WIDGET (self->area), GTK_WIDGET (self));
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

/* A side that has threes only is told as well: then the place of its melds can have the
 * focus, which stays before the side when they come. */
static void
update_focusable (CanastaBandView *self)
{
  GtkWidget *area = GTK_WIDGET (self->area);
  gboolean was_focused = gtk_widget_has_focus (area);
  gboolean has_melds = canasta_meld_area_get_n_melds (self->area) > 0;

  gtk_widget_set_focusable (area, !has_melds && self->band->n_red_threes
                                                  + self->band->n_black_threes > 0);
  if (was_focused && has_melds)
    canasta_meld_area_focus_meld (self->area, 0);
}

static void
update_shape (CanastaBandView *self, guint shape)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self), canasta_side_shape_get_class (self->shape));
  gtk_widget_add_css_class (GTK_WIDGET (self), canasta_side_shape_get_class (shape));
  self->shape = shape;
}

/* "2×3♠", where there are any. */
static void
count_threes (GtkWidget *label, const char *which, guint n)
{
  g_autofree char *text = g_strdup_printf ("%u×%s", n, which);

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_widget_set_visible (label, n > 0);
}

/* A side is named once something lies before it. Before that the place of the own melds
 * says what it is for, until the person knows. */
static void
update_line (CanastaBandView *self)
{
  const CanastaBand *band = self->band;
  gboolean has_melds = canasta_meld_area_get_n_melds (self->area) > 0;
  gboolean has_any = has_melds || band->n_red_threes + band->n_black_threes > 0;
  g_autofree char *title = canasta_side_shape_name (GTK_WIDGET (self), self->shape, band->name);
  g_autofree char *number = canasta_number_format (band->points);
  g_autofree char *points = g_strdup_printf (_("%s on table"), number);
  g_autofree char *worth = canasta_number_format_signed (band->red_points);

  gtk_label_set_markup (GTK_LABEL (self->title), has_any ? title : "");
  gtk_label_set_text (GTK_LABEL (self->points), has_melds ? points : "");
  count_threes (self->reds, "3♥", band->n_red_threes);
  count_threes (self->blacks, "3♠", band->n_black_threes);
  gtk_widget_set_visible (self->invitation,
                          band->is_own && !has_melds && canasta_turn_invites_melds (self->turn));
  canasta_invitation_set_forms (CANASTA_INVITATION (self->invitation),
                                &canasta_turn_get_observation (self->turn)->table->forms);
  gtk_widget_set_visible (self->aside, !self->compact && band->n_red_threes > 0);
  gtk_widget_set_visible (self->worth, band->n_red_threes > 0);
  gtk_label_set_text (GTK_LABEL (self->worth), worth);
  gtk_widget_set_visible (self->more, has_melds && band->red_points != 0);
  gtk_label_set_text (GTK_LABEL (self->more), worth);
  canasta_card_row_set_cards (CANASTA_CARD_ROW (self->aside), band->red_threes,
                              band->n_red_threes);
  canasta_meld_area_set_aside (self->area, self->compact ? 0 : band->n_red_threes);
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
  canasta_details_set (self->title, description);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  band->name, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->area), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  description, -1);
  canasta_meld_area_update (self->area, band->melds, G_CALLBACK (activate_cb), self);
  update_line (self);
  update_focusable (self);
}

/* Called before the parent asks what it needs. In a small window the number of the red
 * threes stands for them. */
void
canasta_band_view_set_compact (CanastaBandView *self, gboolean compact)
{
  if (compact == self->compact)
    return;
  self->compact = compact;
  if (self->band)
    update_line (self);
}

/* Whether the side is named: something lies before it. */
gboolean
canasta_band_view_has_name (CanastaBandView *self)
{
  return *gtk_label_get_text (GTK_LABEL (self->title)) != '\0';
}

/* How high the cards of melds may be; called while the parent is given its size. */
void
canasta_band_view_set_most (CanastaBandView *self, int card_height)
{
  canasta_meld_area_set_most (self->area, card_height);
}

/* What decides how the melds lie, but for the room. */
void
canasta_band_view_get_needs (CanastaBandView *self, CanastaMeldsNeeds *needs)
{
  prepare_area (self);
  canasta_meld_area_get_needs (self->area, needs);
}

/* The red threes and how many there are; %NULL where they are not seen themselves. */
CanastaCardRow *
canasta_band_view_get_red_threes (CanastaBandView *self, guint *n)
{
  *n = self->band->n_red_threes;
  return gtk_widget_get_visible (self->aside) && gtk_widget_get_child_visible (self->aside)
           ? CANASTA_CARD_ROW (self->aside)
           : NULL;
}

guint
canasta_band_view_get_n_melds (CanastaBandView *self)
{
  return canasta_meld_area_get_n_melds (self->area);
}

CanastaMeldView *
canasta_band_view_get_meld (CanastaBandView *self, guint index)
{
  return canasta_meld_area_get_meld (self->area, index);
}
