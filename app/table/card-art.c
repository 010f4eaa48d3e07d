/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Card art: the faces and backs of cards as textures at exact device size.
 *
 * A face is paper and border, the middle from faces/RANK-of-SUIT.svg, and an
 * index in two corners from the layers of index.svg. The drawings leave the
 * suit's colour open (currentColor) and hold their middle twice, for standard
 * and for large print; a style sheet set here decides both.
 */

#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "card-art.h"

#include <librsvg/rsvg.h>

#define RESOURCES "/io/github/canasta_game/Canasta/cards/"

/* Textures are dropped all at once when they take more than this. */
#define CACHE_LIMIT (48 * 1024 * 1024)

#define MAX_LENGTH 4096
#define MAX_SCALE 8

struct _CanastaCardArt
{
  GObject              parent_instance;

  gboolean             large_print;
  gboolean             four_colour;
  CanastaIndexLetters  letters;
  const char          *back_id;

  /* Drawings as read, each when first needed; one index for each colour,
   * since styling it anew takes longer than drawing it. */
  RsvgHandle          *faces[CANASTA_N_FACES];
  GHashTable          *indices;

  GHashTable          *textures;
  gsize                texture_bytes;
};

enum
{
  PROP_0,
  PROP_LARGE_PRINT,
  PROP_FOUR_COLOUR,
  PROP_LETTERS,
  PROP_BACK_ID,
  N_PROPS
};

enum
{
  CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CanastaCardArt, canasta_card_art, G_TYPE_OBJECT)

G_DEFINE_ENUM_TYPE (CanastaIndexLetters, canasta_index_letters,
                    G_DEFINE_ENUM_VALUE (CANASTA_INDEX_LETTERS_ENGLISH, "english"),
                    G_DEFINE_ENUM_VALUE (CANASTA_INDEX_LETTERS_FRENCH, "french"),
                    G_DEFINE_ENUM_VALUE (CANASTA_INDEX_LETTERS_GERMAN, "german"))

static const char * const back_ids[] = { "blue", "red", "green", "violet", NULL };

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
face_colour (CanastaCardArt *self,
             CanastaCard     card)
{
  if (card == CANASTA_JOKER)
    return joker_colour;
  return (self->four_colour ? four_colours : two_colours)[canasta_card_get_suit (card)];
}

/* The layer of index.svg that shows a card's rank. */
static const char *
rank_layer (CanastaCardArt *self,
            CanastaRank     rank)
{
  static const char * const court_layers[][3] = {
    [CANASTA_INDEX_LETTERS_ENGLISH] = { "jack", "queen", "king" },
    [CANASTA_INDEX_LETTERS_FRENCH] = { "valet", "dame", "roi" },
    [CANASTA_INDEX_LETTERS_GERMAN] = { "bube", "dame", "king" },
  };

  if (rank >= CANASTA_RANK_JACK && rank <= CANASTA_RANK_KING)
    return court_layers[self->letters][rank - CANASTA_RANK_JACK];
  return rank_names[rank];
}

/* The sign under the index of a card with a part of its own in the game. */
static const char *
mark_layer (CanastaCard card)
{
  if (canasta_card_is_red_three (card))
    return "bonus";
  if (canasta_card_is_black_three (card))
    return "stop";
  if (canasta_card_get_rank (card) == CANASTA_RANK_TWO)
    return "wild";
  return NULL;
}

static RsvgHandle *
load_drawing (const char *path)
{
  g_autofree char *resource = g_strconcat (RESOURCES, path, NULL);
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GError) error = NULL;
  RsvgHandle *handle = NULL;
  gsize size;
  const guint8 *data;

  bytes = g_resources_lookup_data (resource, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  if (bytes != NULL)
    {
      data = g_bytes_get_data (bytes, &size);
      handle = rsvg_handle_new_from_data (data, size, &error);
    }
  if (handle == NULL)
    g_error ("Card drawing %s: %s", path, error->message);
  return handle;
}

static RsvgHandle *
load_face (CanastaCard card)
{
  g_autofree char *path = NULL;

  if (card == CANASTA_JOKER)
    return load_drawing ("faces/joker.svg");

  path = g_strdup_printf ("faces/%s-of-%s.svg",
                          rank_names[canasta_card_get_rank (card)],
                          suit_names[canasta_card_get_suit (card)]);
  return load_drawing (path);
}

static void
apply_style (RsvgHandle *handle,
             const char *colour,
             gboolean    large_print)
{
  g_autofree char *style = NULL;
  g_autoptr(GError) error = NULL;

  style = g_strdup_printf ("svg { color: %s }"
                           ".standard { display: %s }"
                           ".large { display: %s }",
                           colour,
                           large_print ? "none" : "inline",
                           large_print ? "inline" : "none");
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
  const RsvgRectangle viewport = { 0, 0, width, height };
  g_autofree char *id = layer != NULL ? g_strconcat ("#", layer, NULL) : NULL;
  g_autoptr(GError) error = NULL;

  if (!rsvg_handle_render_layer (handle, cr, id, &viewport, &error))
    g_error ("Card drawing: %s", error->message);
}

static RsvgHandle *
get_index (CanastaCardArt *self,
           const char     *colour)
{
  RsvgHandle *index = g_hash_table_lookup (self->indices, colour);

  if (index == NULL)
    {
      index = load_drawing ("index.svg");
      apply_style (index, colour, FALSE);
      g_hash_table_insert (self->indices, (gpointer) colour, index);
    }
  return index;
}

static void
draw_index (CanastaCardArt *self,
            CanastaCard     card,
            cairo_t        *cr,
            int             width,
            int             height)
{
  const CanastaRank rank = canasta_card_get_rank (card);
  RsvgHandle *index = get_index (self, face_colour (self, card));
  const char *size = self->large_print ? "large" : "standard";
  const char *parts[] = {
    rank_layer (self, rank),
    card != CANASTA_JOKER ? suit_names[canasta_card_get_suit (card)] : NULL,
    mark_layer (card),
  };

  for (guint corner = 0; corner < 2; corner++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
        {
          g_autofree char *layer = NULL;

          if (parts[i] == NULL)
            continue;
          layer = g_strdup_printf ("%s-%s", size, parts[i]);
          draw (index, layer, cr, width, height);
        }
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
draw_face (CanastaCardArt *self,
           CanastaCard     card,
           cairo_t        *cr,
           int             width,
           int             height)
{
  const char *colour = face_colour (self, card);

  if (self->faces[card] == NULL)
    self->faces[card] = load_face (card);
  apply_style (self->faces[card], colour, self->large_print);
  draw (self->faces[card], NULL, cr, width, height);

  draw_index (self, card, cr, width, height);
}

static void
draw_back (const char *back_id,
           cairo_t    *cr,
           int         width,
           int         height)
{
  g_autofree char *path = g_strdup_printf ("backs/%s.svg", back_id);
  g_autoptr(GObject) back = G_OBJECT (load_drawing (path));

  draw (RSVG_HANDLE (back), NULL, cr, width, height);
}

static GdkTexture *
texture_from_surface (cairo_surface_t *surface)
{
  const int height = cairo_image_surface_get_height (surface);
  const int stride = cairo_image_surface_get_stride (surface);
  g_autoptr(GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                      (gsize) height * stride,
                                      (GDestroyNotify) cairo_surface_destroy,
                                      cairo_surface_reference (surface));
  return gdk_memory_texture_new (cairo_image_surface_get_width (surface), height,
                                 GDK_MEMORY_DEFAULT, bytes, stride);
}

/* Draws a card, or a back where back_id is set. Lengths are device pixels. */
static GdkTexture *
render (CanastaCardArt *self,
        CanastaCard     card,
        const char     *back_id,
        int             width,
        int             height,
        int             scale)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  GdkTexture *texture;

  draw_paper (cr, width, height);

  cairo_save (cr);
  trace_outline (cr, width, height, 0);
  cairo_clip (cr);
  if (back_id != NULL)
    draw_back (back_id, cr, width, height);
  else
    draw_face (self, card, cr, width, height);
  cairo_restore (cr);

  draw_border (cr, width, height, scale);
  cairo_destroy (cr);

  texture = texture_from_surface (surface);
  cairo_surface_destroy (surface);
  return texture;
}

static void
drop_textures (CanastaCardArt *self)
{
  g_hash_table_remove_all (self->textures);
  self->texture_bytes = 0;
}

/* The texture for a card, from the cache or drawn now; CANASTA_NO_CARD is the back. */
static GdkTexture *
get_texture (CanastaCardArt *self,
             CanastaCard     card,
             int             width,
             int             height,
             int             scale)
{
  const guint64 key = (guint64) card << 40 | (guint64) scale << 32
                      | (guint64) width << 16 | (guint64) height;
  const gsize size = (gsize) width * scale * height * scale * 4;
  GdkTexture *texture = g_hash_table_lookup (self->textures, &key);

  if (texture != NULL)
    return texture;

  if (self->texture_bytes + size > CACHE_LIMIT)
    drop_textures (self);

  texture = render (self, card, card == CANASTA_NO_CARD ? self->back_id : NULL,
                    width * scale, height * scale, scale);
  g_hash_table_insert (self->textures, g_memdup2 (&key, sizeof key), texture);
  self->texture_bytes += size;
  return texture;
}

static gboolean
is_size (int width,
         int height,
         int scale)
{
  return width > 0 && width <= MAX_LENGTH && height > 0 && height <= MAX_LENGTH
         && scale > 0 && scale <= MAX_SCALE;
}

/* Known back, or the first where the id is none of ours (an old preference). */
static const char *
find_back (const char *back_id)
{
  for (guint i = 0; back_ids[i] != NULL; i++)
    if (g_strcmp0 (back_ids[i], back_id) == 0)
      return back_ids[i];
  return back_ids[0];
}

static void
style_changed (CanastaCardArt *self,
               guint           property)
{
  drop_textures (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
canasta_card_art_finalize (GObject *object)
{
  CanastaCardArt *self = CANASTA_CARD_ART (object);

  for (guint i = 0; i < CANASTA_N_FACES; i++)
    g_clear_object (&self->faces[i]);
  g_clear_pointer (&self->indices, g_hash_table_unref);
  g_clear_pointer (&self->textures, g_hash_table_unref);

  G_OBJECT_CLASS (canasta_card_art_parent_class)->finalize (object);
}

static void
canasta_card_art_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  CanastaCardArt *self = CANASTA_CARD_ART (object);

  switch (prop_id)
    {
    case PROP_LARGE_PRINT:
      g_value_set_boolean (value, self->large_print);
      break;
    case PROP_FOUR_COLOUR:
      g_value_set_boolean (value, self->four_colour);
      break;
    case PROP_LETTERS:
      g_value_set_enum (value, self->letters);
      break;
    case PROP_BACK_ID:
      g_value_set_string (value, self->back_id);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
canasta_card_art_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  CanastaCardArt *self = CANASTA_CARD_ART (object);

  switch (prop_id)
    {
    case PROP_LARGE_PRINT:
      canasta_card_art_set_large_print (self, g_value_get_boolean (value));
      break;
    case PROP_FOUR_COLOUR:
      canasta_card_art_set_four_colour (self, g_value_get_boolean (value));
      break;
    case PROP_LETTERS:
      canasta_card_art_set_letters (self, g_value_get_enum (value));
      break;
    case PROP_BACK_ID:
      canasta_card_art_set_back_id (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
canasta_card_art_class_init (CanastaCardArtClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                            | G_PARAM_EXPLICIT_NOTIFY;

  object_class->finalize = canasta_card_art_finalize;
  object_class->get_property = canasta_card_art_get_property;
  object_class->set_property = canasta_card_art_set_property;

  properties[PROP_LARGE_PRINT] =
    g_param_spec_boolean ("large-print", NULL, NULL, FALSE, flags);
  properties[PROP_FOUR_COLOUR] =
    g_param_spec_boolean ("four-colour", NULL, NULL, FALSE, flags);
  properties[PROP_LETTERS] =
    g_param_spec_enum ("letters", NULL, NULL, CANASTA_TYPE_INDEX_LETTERS,
                       CANASTA_INDEX_LETTERS_ENGLISH, flags);
  properties[PROP_BACK_ID] =
    g_param_spec_string ("back-id", NULL, NULL, back_ids[0], flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /* Emitted when every texture handed out so far shows an old style. */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
canasta_card_art_init (CanastaCardArt *self)
{
  self->back_id = back_ids[0];
  self->indices = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_object_unref);
  self->textures = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_object_unref);
}

CanastaCardArt *
canasta_card_art_new (void)
{
  return g_object_new (CANASTA_TYPE_CARD_ART, NULL);
}

gboolean
canasta_card_art_get_large_print (CanastaCardArt *self)
{
  g_return_val_if_fail (CANASTA_IS_CARD_ART (self), FALSE);

  return self->large_print;
}

void
canasta_card_art_set_large_print (CanastaCardArt *self,
                                  gboolean        large_print)
{
  g_return_if_fail (CANASTA_IS_CARD_ART (self));

  large_print = !!large_print;
  if (self->large_print == large_print)
    return;
  self->large_print = large_print;
  style_changed (self, PROP_LARGE_PRINT);
}

gboolean
canasta_card_art_get_four_colour (CanastaCardArt *self)
{
  g_return_val_if_fail (CANASTA_IS_CARD_ART (self), FALSE);

  return self->four_colour;
}

void
canasta_card_art_set_four_colour (CanastaCardArt *self,
                                  gboolean        four_colour)
{
  g_return_if_fail (CANASTA_IS_CARD_ART (self));

  four_colour = !!four_colour;
  if (self->four_colour == four_colour)
    return;
  self->four_colour = four_colour;
  style_changed (self, PROP_FOUR_COLOUR);
}

CanastaIndexLetters
canasta_card_art_get_letters (CanastaCardArt *self)
{
  g_return_val_if_fail (CANASTA_IS_CARD_ART (self), CANASTA_INDEX_LETTERS_ENGLISH);

  return self->letters;
}

void
canasta_card_art_set_letters (CanastaCardArt      *self,
                              CanastaIndexLetters  letters)
{
  g_return_if_fail (CANASTA_IS_CARD_ART (self));
  g_return_if_fail (letters <= CANASTA_INDEX_LETTERS_GERMAN);

  if (self->letters == letters)
    return;
  self->letters = letters;
  style_changed (self, PROP_LETTERS);
}

const char *
canasta_card_art_get_back_id (CanastaCardArt *self)
{
  g_return_val_if_fail (CANASTA_IS_CARD_ART (self), NULL);

  return self->back_id;
}

/* An unknown id chooses the first back. */
void
canasta_card_art_set_back_id (CanastaCardArt *self,
                              const char     *back_id)
{
  g_return_if_fail (CANASTA_IS_CARD_ART (self));

  back_id = find_back (back_id);
  if (self->back_id == back_id)
    return;
  self->back_id = back_id;
  style_changed (self, PROP_BACK_ID);
}

/* The ids of all backs, the default first, ended by NULL. */
const char * const *
canasta_card_art_list_backs (void)
{
  return back_ids;
}

/* The face of a card, width x height logical pixels at a scale factor.
 * Transfer none: the texture lives until the style changes or the cache is
 * full, so whoever shows it takes a reference. */
GdkTexture *
canasta_card_art_get_face (CanastaCardArt *self,
                           CanastaCard     card,
                           int             width,
                           int             height,
                           int             scale)
{
  g_return_val_if_fail (CANASTA_IS_CARD_ART (self), NULL);
  g_return_val_if_fail (card < CANASTA_N_FACES, NULL);
  g_return_val_if_fail (is_size (width, height, scale), NULL);

  return get_texture (self, card, width, height, scale);
}

/* The chosen back; like canasta_card_art_get_face (). */
GdkTexture *
canasta_card_art_get_back (CanastaCardArt *self,
                           int             width,
                           int             height,
                           int             scale)
{
  g_return_val_if_fail (CANASTA_IS_CARD_ART (self), NULL);
  g_return_val_if_fail (is_size (width, height, scale), NULL);

  return get_texture (self, CANASTA_NO_CARD, width, height, scale);
}

/* Any back, drawn anew for a chooser in the preferences. Transfer full. */
GdkTexture *
canasta_card_art_preview_back (CanastaCardArt *self,
                               const char     *back_id,
                               int             width,
                               int             height,
                               int             scale)
{
  g_return_val_if_fail (CANASTA_IS_CARD_ART (self), NULL);
  g_return_val_if_fail (is_size (width, height, scale), NULL);

  return render (self, CANASTA_NO_CARD, find_back (back_id),
                 width * scale, height * scale, scale);
}
