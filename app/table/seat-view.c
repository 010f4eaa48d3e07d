/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Another player at the table. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "table/seat-view.h"

#include "table/band-view.h"
#include "table/details.h"
#include "table/letters.h"
#include "table/paint.h"
#include "turn/band.h"
#include "turn/sentences.h"

/* Stands between the parts of what is said of a player. */
#define PART " · "

#define SHAPE 38
#define BACK_WIDTH 28
#define BACK_HEIGHT 38
#define PADDING 8
#define NARROW 84
#define NARROW_FOOT 22 /* for the number of cards under a name */
#define COMPACT_BACK_WIDTH 21
#define COMPACT_BACK_HEIGHT 29

struct _CanastaSeatView
{
  GtkWidget parent_instance;

  CanastaCardArt *art;
  GtkWidget *box;
  GtkWidget *name;
  GtkWidget *role;
  GtkWidget *said;
  char *long_role; /* with how the player plays */
  char *short_role;
  char *initial;
  guint shape;
  int count;
  gboolean resting;
  gboolean compact;
  gboolean narrow; /* no room for a card back beside the name */
  gboolean tight;  /* no room for a larger shape and card back either */
};

G_DEFINE_FINAL_TYPE (CanastaSeatView, canasta_seat_view, GTK_TYPE_WIDGET)

/* Shape and card back grow with the text beside them, but leave it the room. */
static int
grow (CanastaSeatView *self, int length)
{
  if (self->tight)
    return length;
  return (int) (length * (1 + canasta_paint_get_growth (GTK_WIDGET (self))) / 2);
}

static int
get_back_width (CanastaSeatView *self)
{
  return self->compact ? COMPACT_BACK_WIDTH : grow (self, BACK_WIDTH);
}

static int
get_back_height (CanastaSeatView *self)
{
  return self->compact ? COMPACT_BACK_HEIGHT : grow (self, BACK_HEIGHT);
}

/* What is left and right of the text. */
static int
get_left (CanastaSeatView *self)
{
  return self->compact ? PADDING : grow (self, SHAPE) + 2 * PADDING;
}

static int
get_right (CanastaSeatView *self)
{
  return get_back_width (self) + (self->compact ? 1 : 2) * PADDING;
}

/* The shape of the side, 1 × 1 around the middle. */
static void
trace_shape (cairo_t *cr, guint shape)
{
  static const float corners[][24] = {
    { 0 },
    { 0, -0.52, 0.56, 0.46, -0.56, 0.46 },
    { -0.44, -0.44, 0.44, -0.44, 0.44, 0.44, -0.44, 0.44 },
    { 0, -0.56, 0.56, 0, 0, 0.56, -0.56, 0 },
    { 0, 0.52, 0.56, -0.46, -0.56, -0.46 },
    { -0.25, -0.52, 0.25, -0.52, 0.25, -0.25, 0.52, -0.25, 0.52, 0.25, 0.25, 0.25,
      0.25, 0.52, -0.25, 0.52, -0.25, 0.25, -0.52, 0.25, -0.52, -0.25, -0.25, -0.25 },
  };
  static const guint n_corners[] = { 0, 3, 4, 4, 3, 12 };

  cairo_new_path (cr);
  if (shape == 0)
    cairo_arc (cr, 0, 0, 0.5, 0, 2 * G_PI);
  else
    for (guint i = 0; i < n_corners[shape]; i++)
      cairo_line_to (cr, corners[shape][2 * i], corners[shape][2 * i + 1]);
  cairo_close_path (cr);
}

static void
snapshot_shape (CanastaSeatView *self, GtkSnapshot *snapshot, double x, double y, int size)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autofree char *name =
    g_strdup_printf ("canasta_%s", canasta_side_shape_get_class (self->shape));
  graphene_rect_t area = GRAPHENE_RECT_INIT (x - 4, y - 4, size + 8, size + 8);
  double lower = size * (self->shape == 1 ? 0.13 : self->shape == 4 ? -0.13 : 0);
  GdkRGBA tint, ink;
  cairo_t *cr;

  g_strdelimit (name, "-", '_');
  canasta_paint_get_colour (widget, name, &tint);
  canasta_paint_get_colour (widget, "canasta_side_ink", &ink);
  cr = gtk_snapshot_append_cairo (snapshot, &area);
  cairo_translate (cr, x + size / 2.0, y + size / 2.0);
  cairo_scale (cr, size, size);
  trace_shape (cr, self->shape);
  gdk_cairo_set_source_rgba (cr, &tint);
  cairo_fill (cr);
  cairo_destroy (cr);
  canasta_paint_text (widget, snapshot, self->initial, 1.24, TRUE,
                      &GRAPHENE_RECT_INIT (x, y + lower, size, size), &ink);
}

/* The card back with the number of cards; where it has no room beside the name, the
 * number under it. */
static graphene_rect_t
get_cards_place (CanastaSeatView *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  int back_width = get_back_width (self);
  int back_height = get_back_height (self);

  if (self->narrow)
    return GRAPHENE_RECT_INIT (4, height - 20, width / 2.0f - 4, 16);
  return GRAPHENE_RECT_INIT (width - PADDING - back_width, (height - back_height) / 2.0f,
                             back_width, back_height);
}

static void
snapshot_count (CanastaSeatView *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autofree char *text = g_strdup_printf ("%d", self->count);
  graphene_rect_t back = get_cards_place (self);
  float x = back.origin.x, y = back.origin.y;
  int width = get_back_width (self);
  int height = get_back_height (self);
  graphene_rect_t plate;
  GskRoundedRect pill;
  GdkRGBA paper, ink;

  canasta_paint_card (snapshot,
                      canasta_card_art_get_back (self->art, width, height,
                                                 gtk_widget_get_scale_factor (widget)),
                      x, y, width, height);
  canasta_paint_get_colour (widget, "canasta_paper", &paper);
  canasta_paint_get_colour (widget, "canasta_ink", &ink);
  graphene_rect_init (&plate, x + 1, y + height * 0.26, width - 2, height * 0.48);
  gsk_rounded_rect_init_from_rect (&pill, &plate, 5);
  gtk_snapshot_push_rounded_clip (snapshot, &pill);
  gtk_snapshot_append_color (snapshot, &paper, &plate);
  gtk_snapshot_pop (snapshot);
  canasta_paint_text (widget, snapshot, text, 1, TRUE, &back, &ink);
}

/* The number alone, under the name. */
static void
snapshot_narrow_count (CanastaSeatView *self, GtkSnapshot *snapshot, int width, int height)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const char *sign = canasta_side_shape_get_sign (self->shape);
  g_autofree char *text = g_strdup_printf ("%d", self->count);
  graphene_rect_t plate = get_cards_place (self);
  graphene_rect_t rest = GRAPHENE_RECT_INIT (width / 2.0, height - 20, width / 2.0 - 4, 16);
  GskRoundedRect pill;
  GdkRGBA colour;

  canasta_paint_get_colour (widget, "canasta_paper", &colour);
  gsk_rounded_rect_init_from_rect (&pill, &plate, 5);
  gtk_snapshot_push_rounded_clip (snapshot, &pill);
  gtk_snapshot_append_color (snapshot, &colour, &plate);
  gtk_snapshot_pop (snapshot);
  canasta_paint_get_colour (widget, "canasta_ink", &colour);
  canasta_paint_text (widget, snapshot, text, 0.95, TRUE, &plate, &colour);
  canasta_paint_get_colour (widget, "canasta_felt_text", &colour);
  canasta_paint_text (widget, snapshot, sign, 0.86, FALSE, &rest, &colour);
}

static void
canasta_seat_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CanastaSeatView *self = CANASTA_SEAT_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int shape = grow (self, SHAPE);

  if (!self->compact)
    snapshot_shape (self, snapshot, PADDING, (height - shape) / 2.0, shape);
  if (self->narrow && !self->resting)
    snapshot_narrow_count (self, snapshot, width, height);
  else if (!self->resting)
    snapshot_count (self, snapshot);
  gtk_widget_snapshot_child (widget, self->box, snapshot);
  if (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_VISIBLE)
    canasta_paint_focus (widget, snapshot, &GRAPHENE_RECT_INIT (2, 2, width - 4, height - 4), 8);
}

static void
canasta_seat_view_state_flags_changed (GtkWidget *widget, GtkStateFlags previous)
{
  gtk_widget_queue_draw (widget);
  GTK_WIDGET_CLASS (canasta_seat_view_parent_class)->state_flags_changed (widget, previous);
}

static void
canasta_seat_view_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  CanastaSeatView *self = CANASTA_SEAT_VIEW (widget);

  gtk_widget_measure (self->box, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum += get_back_width (self) + 3 * PADDING;
      *natural += grow (self, SHAPE) + get_back_width (self) + 4 * PADDING;
    }
  else
    {
      *natural = *minimum += self->narrow ? NARROW_FOOT : 6;
    }
}

static void
canasta_seat_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CanastaSeatView *self = CANASTA_SEAT_VIEW (widget);
  GtkAllocation box = { get_left (self), 0, 0, height };

  box.width = MAX (width - box.x - get_right (self), 0);
  if (self->narrow)
    box = (GtkAllocation){ 4, 2, MAX (width - 8, 0), height - NARROW_FOOT };
  gtk_widget_size_allocate (self->box, &box, -1);
}

static void
canasta_seat_view_dispose (GObject *object)
{
  CanastaSeatView *self = CANASTA_SEAT_VIEW (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->long_role, g_free);
  g_clear_pointer (&self->short_role, g_free);
  g_clear_pointer (&self->initial, g_free);
  g_clear_object (&self->art);
  G_OBJECT_CLASS (canasta_seat_view_parent_class)->dispose (object);
}

static void
canasta_seat_view_class_init (CanastaSeatViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_seat_view_dispose;
  widget_class->snapshot = canasta_seat_view_snapshot;
  widget_class->state_flags_changed = canasta_seat_view_state_flags_changed;
  widget_class->measure = canasta_seat_view_measure;
  widget_class->size_allocate = canasta_seat_view_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "seat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static GtkWidget *
add_label (CanastaSeatView *self, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (self->box), label);
  return label;
}

static void
canasta_seat_view_init (CanastaSeatView *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_valign (self->box, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->name = add_label (self, "seat-name");
  self->role = add_label (self, "seat-role");
  self->said = add_label (self, "seat-said");
  gtk_widget_set_halign (self->said, GTK_ALIGN_START);
  /* The end names the card. */
  gtk_label_set_ellipsize (GTK_LABEL (self->said), PANGO_ELLIPSIZE_MIDDLE);
}

GtkWidget *
canasta_seat_view_new (CanastaCardArt *art)
{
  CanastaSeatView *self = g_object_new (CANASTA_TYPE_SEAT_VIEW, NULL);

  self->art = g_object_ref (art);
  return GTK_WIDGET (self);
}

static char *
say_role_line (const CanastaObservation *observation,
               const CanastaSeatText    *text,
               guint                     seat,
               gboolean                  active,
               const char               *role)
{
  if (active)
    /* Translators: the role of a player whose turn it is. */
    return g_strdup_printf (_("%s · is playing"), role);
  if (text->manner && seat != observation->board.resting)
    /* Translators: the role of a player, and how well and in what manner they play. */
    return g_strdup_printf (_("%s · %s"), role, text->manner);
  return g_strdup (role);
}

/* What is within the edges of a seat of this width. */
static int
get_inner_width (CanastaSeatView *self, int width)
{
  GtkBorder edges;

  gtk_style_context_get_border (gtk_widget_get_style_context (GTK_WIDGET (self)), &edges);
  return width - edges.left - edges.right;
}

static int
measure_label (GtkWidget *label)
{
  int width;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

/* The width a text needs, whole pixels at least: half a pixel less cuts it off. */
static int
measure_text (GtkWidget *label, const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, text);
  int width;

  pango_layout_get_size (layout, &width, NULL);
  return PANGO_PIXELS_CEIL (width);
}

/* Leaves out how the player plays, the last part of it first, as far as it must be. */
static char *
shorten_role (CanastaSeatView *self, int room)
{
  g_autofree char *role = g_strdup (self->long_role);

  while (measure_text (self->role, role) > room)
    {
      char *part = g_strrstr (role, PART);

      if (!part || part < role + strlen (self->short_role))
        return g_strdup (self->short_role);
      *part = '\0';
    }
  return g_steal_pointer (&role);
}

/* Where the words need it, shape and card back do not grow; where a name needs more than
 * that, its letters give way. */
static void
fit_words (CanastaSeatView *self, int seat_width)
{
  const char *name = gtk_label_get_text (GTK_LABEL (self->name));
  int width = get_inner_width (self, seat_width);
  int needed = measure_text (self->role, self->long_role);
  /* With the letters it has as a rule: those that gave way would undo their reason. */
  int most = MAX (needed, MAX (measure_text (self->name, name), measure_label (self->said)));
  g_autofree char *role = NULL;
  int room;

  self->tight = FALSE;
  self->tight = most > width - get_left (self) - get_right (self);
  room = width - get_left (self) - get_right (self);
  role = shorten_role (self, room);
  if (g_strcmp0 (gtk_label_get_text (GTK_LABEL (self->role)), role) != 0)
    gtk_label_set_text (GTK_LABEL (self->role), role);
  canasta_letters_set (self->name, canasta_letters_find (self->name, room, 1));
}

/* Says aloud what the player answered or asks, or says what they did last. */
static void
update_said (CanastaSeatView          *self,
             const CanastaObservation *observation,
             const CanastaSeatText    *text,
             guint                     seat)
{
  gboolean asks = observation->board.phase == CANASTA_PHASE_REPLY
                  && observation->board.turn_seat == seat;
  gboolean aloud = asks || text->answer;
  g_autofree char *speech = NULL;
  const char *spoken;

  if (aloud)
    speech = g_strdup_printf (_("“%s”"), asks ? _("May I go out?") : text->answer);
  else
    speech = g_strdup (text->said ? text->said : "");
  gtk_label_set_text (GTK_LABEL (self->said), speech);
  spoken = aloud || !text->spoken ? speech : text->spoken;
  canasta_details_set (GTK_WIDGET (self), spoken);
  canasta_paint_set_class (self->said, "bubble", aloud);
  gtk_widget_set_visible (self->said, *speech != '\0' && !self->compact);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  spoken, -1);
}

/* Shows the player of a seat. */
void
canasta_seat_view_update (CanastaSeatView *self, CanastaTurn *turn, guint seat)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  const CanastaSurroundings *surroundings = canasta_turn_get_surroundings (turn);
  const CanastaBoard *board = &observation->board;
  const CanastaSeatText *text = &surroundings->seats[seat];
  const char *name = text->name ? text->name : "";
  gboolean active = seat == board->to_act && !board->ended;
  g_autofree char *title = active ? g_strdup_printf ("▶ %s", name) : g_strdup (name);
  g_autofree char *sentence = canasta_say_seat (observation, surroundings, seat);
  char initial[8] = { 0 };

  g_free (self->short_role);
  g_free (self->long_role);
  self->short_role = canasta_say_role (observation, seat);
  self->long_role = say_role_line (observation, text, seat, active, self->short_role);
  g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (name)), initial);
  g_free (self->initial);
  self->initial = g_strdup (initial);
  self->shape = canasta_turn_find_side (turn, board->side[seat]);
  self->count = board->hand_count[seat];
  self->resting = seat == board->resting;
  gtk_label_set_text (GTK_LABEL (self->name), title);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  canasta_paint_set_class (GTK_WIDGET (self), "active", active);
  canasta_paint_set_class (GTK_WIDGET (self), "resting", self->resting);
  update_said (self, observation, text, seat);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence,
                                  -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * canasta_seat_view_get_cards_place:
 * @self: a seat
 * @ancestor: what the place is asked for in
 * @place: (out): where the number of cards is shown
 *
 * Returns: whether the seat has a place already
 */
gboolean
canasta_seat_view_get_cards_place (CanastaSeatView *self, GtkWidget *ancestor,
                                   graphene_rect_t *place)
{
  graphene_rect_t cards = get_cards_place (self);
  graphene_point_t start;

  if (gtk_widget_get_width (GTK_WIDGET (self)) == 0
      || !gtk_widget_compute_point (GTK_WIDGET (self), ancestor, graphene_point_zero (), &start))
    return FALSE;
  graphene_rect_offset_r (&cards, start.x, start.y, place);
  return TRUE;
}

/* Whether a small seat of this width has no room for a card back beside the role. */
gboolean
canasta_seat_view_is_narrow (CanastaSeatView *self, int width)
{
  int room = get_inner_width (self, width) - COMPACT_BACK_WIDTH - 2 * PADDING;

  return width < NARROW || measure_text (self->role, self->short_role) > room;
}

/* Called while the parent is given its size. With @narrow the number of cards stands
 * below the name, and the role is left out. */
void
canasta_seat_view_set_compact (CanastaSeatView *self, gboolean compact, gboolean narrow, int width)
{
  gboolean was_compact = self->compact;

  self->compact = compact;
  self->narrow = compact && narrow;
  fit_words (self, width);
  if (gtk_widget_get_visible (self->role) == self->narrow)
    gtk_widget_set_visible (self->role, !self->narrow);
  if (compact != was_compact)
    gtk_widget_set_visible (self->said,
                            !compact && *gtk_label_get_text (GTK_LABEL (self->said)) != '\0');
}
