/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Card art: the style that was chosen, and each texture once. */

#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "card-art.h"

#include "card-drawings.h"
#include "card-index.h"
#include "fan.h"
#include "portrait-art.h"

/* Textures are dropped all at once when they take more than this. */
#define CACHE_LIMIT (48 * 1024 * 1024)

#define MAX_LENGTH 4096
#define MAX_SCALE 8

struct _CanastaCardArt
{
  GObject               parent_instance;

  CanastaCardStyle      style;
  const char           *back_id;

  CanastaCardDrawings  *drawings;
  CanastaPortraitArt   *portraits;
  GHashTable           *textures;
  gsize                 texture_bytes;
};

enum
{
  PROP_0,
  PROP_DECK_ID,
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

static const char * const deck_ids[] = { "classic", "modern", NULL };
static const char * const back_ids[] = { "blue", "red", "green", "violet", "teal", NULL };

static void
drop_textures (CanastaCardArt *self)
{
  g_hash_table_remove_all (self->textures);
  self->texture_bytes = 0;
}

/* By what a texture is told from every other; @which is a card, CANASTA_NO_CARD the back,
 * and more than that a fan of so many more backs. */
static guint64
get_key (guint which,
         int   width,
         int   height,
         int   scale)
{
  return (guint64) which << 40 | (guint64) scale << 32 | (guint64) width << 16 | (guint64) height;
}

static void
keep_texture (CanastaCardArt *self,
              guint64         key,
              GdkTexture     *texture)
{
  const gsize size = (gsize) gdk_texture_get_width (texture)
                     * (gsize) gdk_texture_get_height (texture) * 4;

  if (self->texture_bytes + size > CACHE_LIMIT)
    drop_textures (self);
  g_hash_table_insert (self->textures, g_memdup2 (&key, sizeof key), texture);
  self->texture_bytes += size;
}

/* The style that was chosen, in the print that is read at this width. */
static CanastaCardStyle
get_style (CanastaCardArt *self,
           int             width)
{
  CanastaCardStyle style = self->style;

  style.large_print = canasta_card_index_is_large (style.large_print, width);
  return style;
}

/* The texture for a card, from the cache or drawn now; CANASTA_NO_CARD is the back. */
static GdkTexture *
get_texture (CanastaCardArt *self,
             CanastaCard     card,
             int             width,
             int             height,
             int             scale)
{
  const guint64 key = get_key (card, width, height, scale);
  const CanastaCardStyle style = get_style (self, width);
  GdkTexture *texture = g_hash_table_lookup (self->textures, &key);

  if (texture)
    return texture;

  if (card == CANASTA_NO_CARD)
    texture = canasta_card_drawings_render_back (self->back_id, width * scale, height * scale,
                                                 scale);
  else
    texture = canasta_card_drawings_render_face (self->drawings, &style, card,
                                                 width * scale, height * scale, scale);
  keep_texture (self, key, texture);
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

/* A known id, or the first where it is none of ours (of another version). */
static const char *
find_id (const char * const *ids,
         const char         *id)
{
  for (guint i = 0; ids[i]; i++)
    if (g_strcmp0 (ids[i], id) == 0)
      return ids[i];
  return ids[0];
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

  g_clear_pointer (&self->drawings, canasta_card_drawings_free);
  g_clear_pointer (&self->portraits, canasta_portrait_art_free);
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
    case PROP_DECK_ID:
      g_value_set_string (value, self->style.deck);
      break;
    case PROP_LARGE_PRINT:
      g_value_set_boolean (value, self->style.large_print);
      break;
    case PROP_FOUR_COLOUR:
      g_value_set_boolean (value, self->style.four_colour);
      break;
    case PROP_LETTERS:
      g_value_set_enum (value, self->style.letters);
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
    case PROP_DECK_ID:
      canasta_card_art_set_deck_id (self, g_value_get_string (value));
      break;
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
canasta_card_art_class_init (CanastaCardArtClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                            | G_PARAM_EXPLICIT_NOTIFY;

  object_class->finalize = canasta_card_art_finalize;
  object_class->get_property = canasta_card_art_get_property;
  object_class->set_property = canasta_card_art_set_property;

  properties[PROP_DECK_ID] =
    g_param_spec_string ("deck-id", NULL, NULL, deck_ids[0], flags);
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
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
canasta_card_art_init (CanastaCardArt *self)
{
  self->style.deck = deck_ids[0];
  self->back_id = back_ids[0];
  self->drawings = canasta_card_drawings_new ();
  self->portraits = canasta_portrait_art_new ();
  self->textures = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_object_unref);
}

CanastaCardArt *
canasta_card_art_new (void)
{
  return g_object_new (CANASTA_TYPE_CARD_ART, NULL);
}

const char *
canasta_card_art_get_deck_id (CanastaCardArt *self)
{
  g_return_val_if_fail (CANASTA_IS_CARD_ART (self), NULL);

  return self->style.deck;
}

/* An unknown id chooses the first deck. */
void
canasta_card_art_set_deck_id (CanastaCardArt *self,
                              const char     *deck_id)
{
  g_return_if_fail (CANASTA_IS_CARD_ART (self));

  deck_id = find_id (deck_ids, deck_id);
  if (self->style.deck == deck_id)
    return;
  self->style.deck = deck_id;
  style_changed (self, PROP_DECK_ID);
}

/* The ids of all decks, the default first, ended by NULL. */
const char * const *
canasta_card_art_list_decks (void)
{
  return deck_ids;
}

gboolean
canasta_card_art_get_large_print (CanastaCardArt *self)
{
  g_return_val_if_fail (CANASTA_IS_CARD_ART (self), FALSE);

  return self->style.large_print;
}

void
canasta_card_art_set_large_print (CanastaCardArt *self,
                                  gboolean        large_print)
{
  g_return_if_fail (CANASTA_IS_CARD_ART (self));

  large_print = !!large_print;
  if (self->style.large_print == large_print)
    return;
  self->style.large_print = large_print;
  style_changed (self, PROP_LARGE_PRINT);
}

gboolean
canasta_card_art_get_four_colour (CanastaCardArt *self)
{
  g_return_val_if_fail (CANASTA_IS_CARD_ART (self), FALSE);

  return self->style.four_colour;
}

void
canasta_card_art_set_four_colour (CanastaCardArt *self,
                                  gboolean        four_colour)
{
  g_return_if_fail (CANASTA_IS_CARD_ART (self));

  four_colour = !!four_colour;
  if (self->style.four_colour == four_colour)
    return;
  self->style.four_colour = four_colour;
  style_changed (self, PROP_FOUR_COLOUR);
}

/* Whether threes are cards like any other, as the rules of a table may have them, without
 * signs of a part of their own. */
void
canasta_card_art_set_plain_threes (CanastaCardArt *self,
                                   gboolean        plain_threes)
{
  g_return_if_fail (CANASTA_IS_CARD_ART (self));

  plain_threes = !!plain_threes;
  if (self->style.plain_threes == plain_threes)
    return;
  self->style.plain_threes = plain_threes;
  drop_textures (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

CanastaIndexLetters
canasta_card_art_get_letters (CanastaCardArt *self)
{
  g_return_val_if_fail (CANASTA_IS_CARD_ART (self), CANASTA_INDEX_LETTERS_ENGLISH);

  return self->style.letters;
}

void
canasta_card_art_set_letters (CanastaCardArt      *self,
                              CanastaIndexLetters  letters)
{
  g_return_if_fail (CANASTA_IS_CARD_ART (self));
  g_return_if_fail (letters <= CANASTA_INDEX_LETTERS_GERMAN);

  if (self->style.letters == letters)
    return;
  self->style.letters = letters;
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

  back_id = find_id (back_ids, back_id);
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

/* Draws the face of a card as a part of a drawing, where it may be turned; nothing is kept of
 * it. */
void
canasta_card_art_draw_face (CanastaCardArt *self,
                            CanastaCard     card,
                            cairo_t        *cr,
                            int             width,
                            int             height)
{
  CanastaCardStyle style;

  g_return_if_fail (CANASTA_IS_CARD_ART (self));
  g_return_if_fail (card < CANASTA_N_FACES);
  g_return_if_fail (is_size (width, height, 1));

  style = get_style (self, width);
  canasta_card_drawings_draw_face (self->drawings, &style, card, cr, width, height, 1);
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

/* A fan of so many backs, each of this size; like canasta_card_art_get_face (). */
GdkTexture *
canasta_card_art_get_fan (CanastaCardArt *self,
                          guint           n,
                          int             width,
                          int             height,
                          int             scale)
{
  const guint64 key = get_key (CANASTA_NO_CARD + n, width, height, scale);
  g_autoptr (GdkTexture) back = NULL;
  GdkTexture *fan;

  g_return_val_if_fail (CANASTA_IS_CARD_ART (self), NULL);
  g_return_val_if_fail (n > 0 && n <= CANASTA_FAN_MOST, NULL);
  g_return_val_if_fail (is_size (width, height, scale), NULL);

  fan = g_hash_table_lookup (self->textures, &key);
  if (fan)
    return fan;
  back = g_object_ref (canasta_card_art_get_back (self, width, height, scale));
  fan = canasta_fan_draw (back, n, scale);
  keep_texture (self, key, fan);
  return fan;
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

  return canasta_card_drawings_render_back (find_id (back_ids, back_id), width * scale, height * scale,
                                            scale);
}

/* A player's face; like canasta_portrait_art_get (). */
GdkTexture *
canasta_card_art_get_portrait (CanastaCardArt *self,
                               guint           portrait,
                               CanastaLook     look,
                               int             size,
                               int             scale)
{
  g_return_val_if_fail (CANASTA_IS_CARD_ART (self), NULL);

  return canasta_portrait_art_get (self->portraits, portrait, look, size, scale);
}
