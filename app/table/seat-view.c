/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Another player at the table. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "table/seat-view.h"

#include "rules/numbers.h"
#include "table/chair.h"
#include "table/details.h"
#include "table/letters.h"
#include "table/paint.h"
#include "table/seat-layout.h"
#include "table/side-shape.h"
#include "turn/band.h"
#include "turn/packets.h"
#include "turn/say.h"

/* Stands between the parts of what is said of a player. */
#define PART " · "

#define PLATE_PADDING 6 /* as in the style */
#define PLATE_EDGE 5

struct _CanastaSeatView
{
  GtkWidget parent_instance;

  CanastaCardArt *art;
  GtkWidget *plate;
  GtkWidget *name;
  GtkWidget *role;
  GtkWidget *said;
  char *whole_role; /* with how the player plays */
  char *speech;     /* what they say aloud, or NULL */
  CanastaSitter sitter;
  guint awaited; /* how many of their cards are on their way as yet */
  gboolean is_open;        /* the hand is to be seen: … */
  CanastaCardSet open;     /* … these cards, … */
  double turned;           /* … turned over so far, from 0 to 1 */
  CanastaTableForm form;
  CanastaSeatPlace place; /* within the table */
  int wanted;             /* what the words would like to have, and … */
  int height;             /* … how high they are; 0 before they were measured */
};

G_DEFINE_FINAL_TYPE (CanastaSeatView, canasta_seat_view, GTK_TYPE_WIDGET)

/* Places. */

static graphene_rect_t
get_chair (CanastaSeatView *self)
{
  const CanastaSeatPlace *place = &self->place;

  return GRAPHENE_RECT_INIT ((float) (place->chair.x - place->whole.x),
                             (float) (place->chair.y - place->whole.y),
                             (float) place->chair.width, (float) place->chair.height);
}

static graphene_rect_t
get_fan (CanastaSeatView *self)
{
  graphene_rect_t chair = get_chair (self), fan;

  canasta_chair_get_fan (&chair, &fan);
  if (self->form != CANASTA_TABLE_COMPACT)
    return fan;
  /* In a small window there is little room below the chair; some beside it, where the name
   * stands alone. */
  fan.origin.y = chair.origin.y + chair.size.height + CANASTA_SEATS_COMPACT_FOOT - fan.size.height;
  if (!self->place.below && self->place.brief)
    fan.origin.x = chair.origin.x + chair.size.width + 2;
  return fan;
}

static void
canasta_seat_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CanastaSeatView *self = CANASTA_SEAT_VIEW (widget);
  graphene_rect_t chair = get_chair (self), fan = get_fan (self);
  graphene_rect_t packet;
  CanastaSitter sitter = self->sitter;
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);

  if (chair.size.width <= 0)
    return;
  canasta_seat_view_get_packet (self, &packet);
  sitter.count -= MIN (self->awaited, sitter.count);
  canasta_chair_snapshot (widget, snapshot, self->art, &sitter, &chair);
  canasta_chair_snapshot_clock (widget, snapshot, &sitter, &chair);
  gtk_widget_snapshot_child (widget, self->plate, snapshot);
  if (self->is_open)
    canasta_chair_snapshot_hand (widget, snapshot, self->art, &self->open, self->turned, &fan);
  else
    canasta_chair_snapshot_fan (widget, snapshot, self->art, &sitter, &fan);
  canasta_chair_snapshot_packet (widget, snapshot, self->art, &sitter, &packet);
  if (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_VISIBLE)
    canasta_paint_focus (widget, snapshot, &GRAPHENE_RECT_INIT (2, 2, width - 4, height - 4), 8);
}

static void
canasta_seat_view_state_flags_changed (GtkWidget *widget, GtkStateFlags previous)
{
  gtk_widget_queue_draw (widget);
  GTK_WIDGET_CLASS (canasta_seat_view_parent_class)->state_flags_changed (widget, previous);
}

/* Letters may be larger now. */
static void
canasta_seat_view_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (canasta_seat_view_parent_class)->css_changed (widget, change);
  CANASTA_SEAT_VIEW (widget)->height = 0;
}

/* The layout gives the seat its size; it only has to be measured. */
static void
canasta_seat_view_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  gtk_widget_measure (CANASTA_SEAT_VIEW (widget)->plate, orientation, -1, minimum, natural, NULL,
                      NULL);
}

static void
canasta_seat_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CanastaSeatView *self = CANASTA_SEAT_VIEW (widget);
  GtkAllocation plate = self->place.plate;

  plate.x -= self->place.whole.x;
  plate.y -= self->place.whole.y;
  /* What was done has its line; it is part of the plate once there is something in it. */
  if (self->form != CANASTA_TABLE_COMPACT && !gtk_widget_get_visible (self->said))
    {
      int words;

      gtk_widget_measure (self->plate, GTK_ORIENTATION_VERTICAL, plate.width, NULL, &words, NULL,
                          NULL);
      plate.height = MIN (plate.height, words);
    }
  gtk_widget_size_allocate (self->plate, &plate, -1);
}

static void
canasta_seat_view_dispose (GObject *object)
{
  CanastaSeatView *self = CANASTA_SEAT_VIEW (object);

  g_clear_pointer (&self->plate, gtk_widget_unparent);
  g_clear_pointer (&self->whole_role, g_free);
  g_clear_pointer (&self->speech, g_free);
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
  widget_class->css_changed = canasta_seat_view_css_changed;
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
  gtk_box_append (GTK_BOX (self->plate), label);
  return label;
}

static void
canasta_seat_view_init (CanastaSeatView *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  self->plate = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->plate, "plate");
  gtk_widget_set_parent (self->plate, GTK_WIDGET (self));
  self->name = add_label (self, "seat-name");
  self->role = add_label (self, "seat-role");
  self->said = add_label (self, "seat-said");
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

/* Words. */

/* The role of a player, and what they are about, or how well and in what manner they play. That
 * they went out stands below it, where that is what they did last. */
static char *
say_role_line (const CanastaObservation *observation,
               const CanastaSeatText    *text,
               guint                     seat,
               const char               *role)
{
  g_autofree char *doing = canasta_say_doing (observation, seat);
  gboolean is_said = seat == observation->board.out_seat && text->said;
  const char *more = doing && !is_said ? doing : text->manner;

  if (!more || seat == observation->board.resting)
    return g_strdup (role);
  /* Translators: the role of a player, and how well and in what manner they play, or what
   * they are doing: "Partner · Casual", "Opponent · is playing". */
  return g_strdup_printf (_("%s · %s"), role, more);
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

/* How high a line is: signs come from other fonts, which may be higher. */
static int
measure_line (GtkWidget *label, const char *signs)
{
  g_autofree char *text = g_strconcat (gtk_label_get_text (GTK_LABEL (label)), signs, NULL);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, text);
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

/* The longest part of the role that has room: where it has none as a whole, how the player
 * plays, for whose partner they are the chair shows; then as much of that as has room. */
static char *
shorten_role (CanastaSeatView *self, int room)
{
  g_autofree char *role = g_strdup (self->whole_role);
  const char *manner = strstr (role, PART);
  char *last;

  if (measure_text (self->role, role) <= room || !manner)
    return g_steal_pointer (&role);
  role = g_strdup (manner + strlen (PART));
  while (measure_text (self->role, role) > room && (last = g_strrstr (role, PART)))
    *last = '\0';
  return g_steal_pointer (&role);
}

/* Words of a width: what does not fit is shorter or has smaller letters. */
static void
fit_words (CanastaSeatView *self, int width)
{
  gboolean plain = self->form == CANASTA_TABLE_COMPACT;
  int room = width - (plain ? 0 : 2 * PLATE_PADDING);
  g_autofree char *role = shorten_role (self, room);

  if (g_strcmp0 (gtk_label_get_text (GTK_LABEL (self->role)), role) != 0)
    gtk_label_set_text (GTK_LABEL (self->role), role);
  canasta_letters_set (self->name, canasta_letters_find (self->name, room, 1));
  canasta_letters_set (self->role, canasta_letters_find (self->role, room, 1));
  canasta_letters_set (self->said, canasta_letters_find (self->said, room, 1));
}

/* How the words stand, and which of them there are. */
static void
arrange_words (CanastaSeatView *self, gboolean below)
{
  gboolean plain = self->form == CANASTA_TABLE_COMPACT;
  gboolean says = *gtk_label_get_text (GTK_LABEL (self->said)) != '\0';
  GtkWidget *labels[] = { self->name, self->role, self->said };

  gtk_widget_set_visible (self->role, !plain);
  gtk_widget_set_visible (self->said, says && !self->place.brief);
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      gtk_label_set_xalign (GTK_LABEL (labels[i]), below ? 0.5f : 0);
      gtk_label_set_justify (GTK_LABEL (labels[i]),
                             below ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT);
    }
}

/* Tells what the player answered or asks aloud, and says what they did last. */
static void
update_said (CanastaSeatView          *self,
             const CanastaObservation *observation,
             const CanastaSeatText    *text,
             guint                     seat)
{
  gboolean asks = observation->board.phase == CANASTA_PHASE_REPLY
                  && observation->board.turn_seat == seat;
  const char *said = text->said && !asks ? text->said : "";
  const char *spoken = text->spoken ? text->spoken : said;

  g_clear_pointer (&self->speech, g_free);
  if (asks || text->answer)
    spoken = self->speech = g_strdup_printf (_("“%s”"), asks ? _("May I go out?") : text->answer);
  gtk_label_set_text (GTK_LABEL (self->said), said);
  canasta_details_set (GTK_WIDGET (self), spoken);
  arrange_words (self, self->place.below);
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
  gboolean active = canasta_board_awaits (board, seat);
  guint shape = canasta_turn_find_side (turn, board->side[seat]);
  g_autofree char *acting = g_strdup_printf ("▶ %s", name);
  g_autofree char *title = canasta_side_shape_name (GTK_WIDGET (self), shape,
                                                    active ? acting : name);
  g_autofree char *role = canasta_say_role (observation, seat);
  g_autofree char *sentence = canasta_say_seat (observation, surroundings, seat);

  self->is_open = FALSE;
  g_free (self->whole_role);
  self->whole_role = say_role_line (observation, text, seat, role);
  self->sitter = (CanastaSitter){
    .shape = shape,
    .portrait = text->portrait,
    .look = text->look,
    .count = board->hand_count[seat],
    .holds = seat != board->resting,
    .active = active,
    .resting = seat == board->resting,
    .waiting = canasta_packets_count_at_seat (observation->table, board, seat),
    .second = canasta_board_plays_second_hand (board, seat),
  };
  gtk_label_set_markup (GTK_LABEL (self->name), title);
  self->height = 0;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  canasta_paint_set_class (GTK_WIDGET (self), "active", active);
  canasta_paint_set_class (GTK_WIDGET (self), "resting", self->sitter.resting);
  update_said (self, observation, text, seat);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence,
                                  -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* What the player had left when the round was over, and what it costs; it is turned over by
 * canasta_seat_view_turn_hand(), and lies open until the seat is updated. */
void
canasta_seat_view_show_hand (CanastaSeatView *self, const CanastaCardSet *cards, int cost)
{
  int n = canasta_card_set_count (cards);
  g_autofree char *points = canasta_number_format_signed (-cost);
  /* Translators: how many cards a player has left, and what they cost: "3 cards: −20" */
  g_autofree char *text = g_strdup_printf (ngettext ("%1$d card: %2$s", "%1$d cards: %2$s", n), n,
                                           points);

  self->is_open = TRUE;
  self->open = *cards;
  self->turned = 0;
  gtk_label_set_text (GTK_LABEL (self->said), n > 0 ? text : "");
  g_clear_pointer (&self->speech, g_free);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* What the player says aloud, or %NULL. */
const char *
canasta_seat_view_get_speech (CanastaSeatView *self)
{
  return self->speech;
}

/* So far: 0 shows the backs, 1 the faces. */
void
canasta_seat_view_turn_hand (CanastaSeatView *self, double turned)
{
  self->turned = turned;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Where the hand is, with the number of its cards, within the seat. */
void
canasta_seat_view_get_hand (CanastaSeatView *self, graphene_rect_t *hand)
{
  *hand = get_fan (self);
}

/* Where a card in the middle of the hand is, within the seat. */
void
canasta_seat_view_get_card (CanastaSeatView *self, graphene_rect_t *card)
{
  graphene_rect_t fan = get_fan (self);

  canasta_chair_get_card (&fan, card);
}

/* Where the second hand lies, within the seat. */
void
canasta_seat_view_get_packet (CanastaSeatView *self, graphene_rect_t *packet)
{
  const CanastaSeatPlace *place = &self->place;

  graphene_rect_init (packet, (float) (place->packet.x - place->whole.x),
                      (float) (place->packet.y - place->whole.y), (float) place->packet.width,
                      (float) place->packet.height);
}

/* Cards are on their way: they are in the hand when they land. */
void
canasta_seat_view_await (CanastaSeatView *self, guint n_cards)
{
  self->awaited += n_cards;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
canasta_seat_view_land_card (GtkWidget *seat, CanastaCard card)
{
  CANASTA_SEAT_VIEW (seat)->awaited--;
  gtk_widget_queue_draw (seat);
}

void
canasta_seat_view_land_all (GtkWidget *seat, CanastaCard card)
{
  CANASTA_SEAT_VIEW (seat)->awaited = 0;
  gtk_widget_queue_draw (seat);
}

void
canasta_seat_view_set_look (CanastaSeatView *self, CanastaLook look)
{
  if (look == self->sitter.look)
    return;
  self->sitter.look = look;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* What time the player has left, in milliseconds, where a clock takes it. */
void
canasta_seat_view_set_time (CanastaSeatView *self, gboolean is_timed, gint64 left)
{
  if (is_timed == self->sitter.timed && left == self->sitter.left)
    return;
  self->sitter.timed = is_timed;
  self->sitter.left = left;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Called before the layout asks how much room the words need. */
void
canasta_seat_view_set_form (CanastaSeatView *self, CanastaTableForm form)
{
  if (form == self->form)
    return;
  self->form = form;
  self->height = 0;
  canasta_paint_set_class (self->plate, "plain", form == CANASTA_TABLE_COMPACT);
}

/**
 * canasta_seat_view_measure_words:
 * @self: a seat
 * @wanted: (out): how wide name and deed would like to be
 * @height: (out): how high the words are: what is done has its line whether anything was
 *   done yet, so that nothing moves for it
 */
void
canasta_seat_view_measure_words (CanastaSeatView *self, int *wanted, int *height)
{
  if (self->height == 0)
    {
      const char *name = gtk_label_get_text (GTK_LABEL (self->name));
      const char *said = gtk_label_get_text (GTK_LABEL (self->said));

      self->wanted = MAX (measure_text (self->name, name), measure_text (self->said, said))
                     + 2 * PLATE_PADDING;
      self->height = measure_line (self->name, "▶") + measure_line (self->said, "♠");
      if (self->form != CANASTA_TABLE_COMPACT)
        self->height += measure_line (self->role, "0") + 2 * PLATE_EDGE;
    }
  *wanted = self->wanted;
  *height = self->height;
}

/* Called while the parent is given its size. */
void
canasta_seat_view_set_place (CanastaSeatView *self, const CanastaSeatPlace *place)
{
  gboolean was_brief = self->place.brief;

  self->place = *place;
  if (was_brief != place->brief)
    gtk_widget_queue_resize (self->plate);
  arrange_words (self, place->below);
  fit_words (self, place->plate.width);
}
