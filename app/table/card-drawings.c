/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Card drawings: how a face or a back is drawn.
 *
 * A face is paper and border, the middle from decks/DECK/RANK-of-SUIT.svg, and
 * an index in two corners from the layers of index-SIZE.svg. The drawings leave the
 * suit's colour open (currentColor) and faces hold their middle twice, for standard
 * and for large print; a style sheet set here decides both.
 */

#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "card-drawings.h"

#include "card-art.h"
#include "drawing.h"
#include "texture.h"

/* Milliseconds without a face to draw. */
#define REST 2000

/* Each drawing is read when first needed. There is an index for each colour,
 * since styling it anew takes longer than drawing it. They are there as long as faces
 * are drawn: in many sizes one after the other while a window becomes larger, and then
 * for long in none. */
struct _CanastaCardDrawings
{
  GHashTable  *faces;           /* by their paths */
  GHashTable  *indices;         /* by their paths and colours */
  guint        resting;
};

static const char * const rank_names[CANASTA_N_RANKS] = {
  "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  "jack", "queen", "king", "ace", "two", "joker",
};

static const char * const suit_names[CANASTA_N_SUITS] = {
  "clubs", "diamonds", "hearts", "spades",
};

/* Each reads on the paper at a contrast of at least 4.5 to 1. */
static const char * const two_colours[CANASTA_N_SUITS] = {
  "#1c1a24", "#c01c28", "#c01c28", "#1c1a24",
};
static const char * const four_colours[CANASTA_N_SUITS] = {
  "#14713a", "#1a5fb4", "#c01c28", "#1c1a24",
};
static const char joker_colour[] = "#6a2f9e";

static const char *
face_colour (const CanastaCardStyle *style,
             CanastaCard             card)
{
  if (card == CANASTA_JOKER)
    return joker_colour;
  return (style->four_colour ? four_colours : two_colours)[canasta_card_get_suit (card)];
}

/* The layer of an index that shows a card's rank. */
static const char *
rank_layer (const CanastaCardStyle *style,
            CanastaRank             rank)
{
  static const char * const court_layers[][3] = {
    [CANASTA_INDEX_LETTERS_ENGLISH] = { "jack", "queen", "king" },
    [CANASTA_INDEX_LETTERS_FRENCH] = { "valet", "dame", "roi" },
    [CANASTA_INDEX_LETTERS_GERMAN] = { "bube", "dame", "king" },
  };

  if (rank >= CANASTA_RANK_JACK && rank <= CANASTA_RANK_KING)
    return court_layers[style->letters][rank - CANASTA_RANK_JACK];
  return rank_names[rank];
}

/* The sign under the index of a card with a part of its own in the game. */
static const char *
mark_layer (const CanastaCardStyle *style,
            CanastaCard             card)
{
  if (canasta_card_get_rank (card) == CANASTA_RANK_THREE)
    return style->plain_threes ? NULL
           : canasta_suit_is_red (canasta_card_get_suit (card)) ? "bonus" : "stop";
  if (canasta_card_get_rank (card) == CANASTA_RANK_TWO)
    return "wild";
  return NULL;
}

static char *
get_face_path (const char *deck, CanastaCard card)
{
  if (card == CANASTA_JOKER)
    return g_strdup_printf ("decks/%s/joker.svg", deck);
  return g_strdup_printf ("decks/%s/%s-of-%s.svg", deck,
                          rank_names[canasta_card_get_rank (card)],
                          suit_names[canasta_card_get_suit (card)]);
}

static RsvgHandle *
get_face (CanastaCardDrawings *self, const char *deck, CanastaCard card)
{
  g_autofree char *path = get_face_path (deck, card);
  RsvgHandle *face = g_hash_table_lookup (self->faces, path);

  if (!face)
    {
      face = canasta_drawing_load (path);
      g_hash_table_insert (self->faces, g_steal_pointer (&path), face);
    }
  return face;
}

static void
apply_style (RsvgHandle             *handle,
             const CanastaCardStyle *card_style,
             const char             *colour)
{
  const char *shown = "inline", *hidden = "none";
  gboolean large = card_style->large_print, plain = card_style->plain_threes;
  g_autofree char *style = NULL;
  g_autoptr(GError) error = NULL;

  style = g_strdup_printf ("svg { color: %s }"
                           ".standard { display: %s }"
                           ".large { display: %s }"
                           ".special { display: %s }"
                           ".plain { display: %s }",
                           colour,
                           large ? hidden : shown,
                           large ? shown : hidden,
                           plain ? hidden : shown,
                           plain ? shown : hidden);
  if (!rsvg_handle_set_stylesheet (handle, (const guint8 *) style, strlen (style), &error))
    g_error ("Card style: %s", error->message);
}

/* Draws a whole document, or one layer of it, over the card. */
static void
draw (RsvgHandle *handle,
      const char *layer,
      cairo_t    *cr,
      int         width,
      int         height)
{
  canasta_drawing_draw (handle, layer, cr, &(RsvgRectangle){ 0, 0, width, height });
}

static RsvgHandle *
get_index (CanastaCardDrawings    *self,
           const CanastaCardStyle *style,
           const char             *colour)
{
  const char *path = style->large_print ? "index-large.svg" : "index-standard.svg";
  g_autofree char *key = g_strconcat (path, colour, NULL);
  RsvgHandle *index = g_hash_table_lookup (self->indices, key);

  if (!index)
    {
      index = canasta_drawing_load (path);
      apply_style (index, style, colour);
      g_hash_table_insert (self->indices, g_steal_pointer (&key), index);
    }
  return index;
}

static void
draw_index (CanastaCardDrawings    *self,
            const CanastaCardStyle *style,
            CanastaCard             card,
            cairo_t                *cr,
            int                     width,
            int                     height)
{
  const CanastaRank rank = canasta_card_get_rank (card);
  RsvgHandle *index = get_index (self, style, face_colour (style, card));
  const char *layers[] = {
    rank_layer (style, rank),
    card != CANASTA_JOKER ? suit_names[canasta_card_get_suit (card)] : NULL,
    mark_layer (style, card),
  };

  for (guint corner = 0; corner < 2; corner++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
        if (layers[i])
          draw (index, layers[i], cr, width, height);
      cairo_translate (cr, width, height);
      cairo_rotate (cr, G_PI);
    }
}

static void
trace_outline (cairo_t *cr,
               double   width,
               double   height,
               double   inset)
{
  const double radius = width * CANASTA_CARD_ART_RADIUS - inset;

  cairo_new_sub_path (cr);
  cairo_arc (cr, width - inset - radius, inset + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, width - inset - radius, height - inset - radius, radius, 0, G_PI_2);
  cairo_arc (cr, inset + radius, height - inset - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, inset + radius, inset + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

static void
draw_paper (cairo_t *cr,
            int      width,
            int      height)
{
  trace_outline (cr, width, height, 0);
  cairo_set_source_rgb (cr, 1.0, 0.992, 0.976);
  cairo_fill (cr);
}

static void
draw_border (cairo_t *cr,
             int      width,
             int      height,
             int      scale)
{
  trace_outline (cr, width, height, scale / 2.0);
  cairo_set_line_width (cr, scale);
  cairo_set_source_rgba (cr, 0.11, 0.10, 0.14, 0.55);
  cairo_stroke (cr);
}

static void
draw_face (CanastaCardDrawings    *self,
           const CanastaCardStyle *style,
           CanastaCard             card,
           cairo_t                *cr,
           int                     width,
           int                     height)
{
  RsvgHandle *face = get_face (self, style->deck, card);

  apply_style (face, style, face_colour (style, card));
  draw (face, NULL, cr, width, height);
  draw_index (self, style, card, cr, width, height);
}

static void
draw_back (const char *back_id,
           cairo_t    *cr,
           int         width,
           int         height)
{
  g_autofree char *path = g_strdup_printf ("backs/%s.svg", back_id);
  g_autoptr(GObject) back = G_OBJECT (canasta_drawing_load (path));

  draw (RSVG_HANDLE (back), NULL, cr, width, height);
}

/* Paper to be drawn on, with nothing drawn beside it. */
static void
begin_card (cairo_t *cr,
            int      width,
            int      height)
{
  draw_paper (cr, width, height);
  cairo_save (cr);
  trace_outline (cr, width, height, 0);
  cairo_clip (cr);
}

static void
end_card (cairo_t *cr,
          int      width,
          int      height,
          int      scale)
{
  cairo_restore (cr);
  draw_border (cr, width, height, scale);
}

static cairo_t *
begin_texture (int width,
               int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  return cr;
}

/* What is drawn with @cr, which it takes. */
static GdkTexture *
take_texture (cairo_t *cr)
{
  cairo_surface_t *surface = cairo_surface_reference (cairo_get_target (cr));

  cairo_destroy (cr);
  return canasta_texture_take (surface);
}

static gboolean
rest_cb (gpointer data)
{
  CanastaCardDrawings *self = data;

  self->resting = 0;
  g_hash_table_remove_all (self->faces);
  g_hash_table_remove_all (self->indices);
  canasta_texture_give_back ();
  return G_SOURCE_REMOVE;
}

CanastaCardDrawings *
canasta_card_drawings_new (void)
{
  CanastaCardDrawings *self = g_new0 (CanastaCardDrawings, 1);

  self->faces = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  self->indices = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  return self;
}

void
canasta_card_drawings_free (CanastaCardDrawings *self)
{
  g_clear_handle_id (&self->resting, g_source_remove);
  g_hash_table_unref (self->faces);
  g_hash_table_unref (self->indices);
  g_free (self);
}

/* A line of the border is as wide as @scale. */
void
canasta_card_drawings_draw_face (CanastaCardDrawings    *self,
                                 const CanastaCardStyle *style,
                                 CanastaCard             card,
                                 cairo_t                *cr,
                                 int                     width,
                                 int                     height,
                                 int                     scale)
{
  begin_card (cr, width, height);
  draw_face (self, style, card, cr, width, height);
  end_card (cr, width, height, scale);
  g_clear_handle_id (&self->resting, g_source_remove);
  self->resting = g_timeout_add (REST, rest_cb, self);
}

/* Lengths are device pixels; transfer full. */
GdkTexture *
canasta_card_drawings_render_face (CanastaCardDrawings    *self,
                                   const CanastaCardStyle *style,
                                   CanastaCard             card,
                                   int                     width,
                                   int                     height,
                                   int                     scale)
{
  cairo_t *cr = begin_texture (width, height);

  canasta_card_drawings_draw_face (self, style, card, cr, width, height, scale);
  return take_texture (cr);
}

GdkTexture *
canasta_card_drawings_render_back (const char *back_id,
                                   int         width,
                                   int         height,
                                   int         scale)
{
  cairo_t *cr = begin_texture (width, height);

  begin_card (cr, width, height);
  draw_back (back_id, cr, width, height);
  end_card (cr, width, height, scale);
  return take_texture (cr);
}
