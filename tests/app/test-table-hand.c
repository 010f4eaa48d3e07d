/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the table view: a big hand. What shows of each card can be read and
 * hit, whatever is pointed at or selected beside it. */
#include "config.h"

#include "table-fixture.h"
#include "table/card-settings.h"

#define FORTY "4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S 7C 7D 7H 7S 8C 8D 8H 8S 9C 9D 9H 9S " \
              "10C 10D 10H 10S JC JD JH JS QC QD QH QS KC 2C Jo Jo"
#define N_CARDS 40
#define CORNER 6

/* Where the window shows the table, under a header bar. */
#define WIDTH 1024
#define HEIGHT 654

static const guint32 paper = 0xfffffdf9;

static void
give_forty (TableFixture *fixture)
{
  g_settings_set_string (fixture->settings, "animations", "reduced");
  fixture_give (fixture, FORTY, "9S", CANASTA_PHASE_DRAW);
  fixture_show (fixture);
  fixture_place (fixture, WIDTH, HEIGHT);
}

static graphene_rect_t
get_bounds (TableFixture *fixture, guint index)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fixture_get_card (fixture, index)),
                                            GTK_WIDGET (fixture->view), &bounds));
  return bounds;
}

/* What no other card covers: a column at the left, down to the next row. */
static graphene_rect_t
get_strip (TableFixture *fixture, guint index)
{
  graphene_rect_t strip = get_bounds (fixture, index);

  for (guint i = index + 1; i < N_CARDS; i++)
    {
      graphene_rect_t other = get_bounds (fixture, i);

      if (i == index + 1 && other.origin.y == strip.origin.y)
        strip.size.width = other.origin.x - strip.origin.x;
      else if (other.origin.y > strip.origin.y)
        strip.size.height = MIN (strip.size.height, other.origin.y - strip.origin.y);
    }
  return strip;
}

static void
assert_hits (TableFixture *fixture)
{
  for (guint i = 0; i < N_CARDS; i++)
    {
      graphene_rect_t strip = get_strip (fixture, i);
      const double places[][2] = { { 0.5, 0.5 }, { 0.05, 0.05 }, { 0.95, 0.95 } };

      for (guint j = 0; j < G_N_ELEMENTS (places); j++)
        g_assert_true (gtk_widget_pick (GTK_WIDGET (fixture->view),
                                        strip.origin.x + places[j][0] * strip.size.width,
                                        strip.origin.y + places[j][1] * strip.size.height,
                                        GTK_PICK_DEFAULT)
                       == GTK_WIDGET (fixture_get_card (fixture, i)));
    }
}

static void
test_hits (TableFixture *fixture, gconstpointer data)
{
  give_forty (fixture);
  assert_hits (fixture);
  for (guint i = 0; i < N_CARDS; i++)
    {
      GtkWidget *card = GTK_WIDGET (fixture_get_card (fixture, i));

      gtk_widget_set_state_flags (card, GTK_STATE_FLAG_PRELIGHT, FALSE);
      if (i % 3 == 0)
        g_assert_true (gtk_widget_activate_action (card, "card.toggle", NULL));
    }
  fixture_place (fixture, WIDTH, HEIGHT);
  assert_hits (fixture);
}

static gsize
get_size (const graphene_rect_t *area)
{
  return (gsize) area->size.width * (gsize) area->size.height * sizeof (guint32);
}

/* A card that rises covers nothing of its right neighbour. */
static void
test_hover (TableFixture *fixture, gconstpointer data)
{
  give_forty (fixture);
  for (guint i = 0; i + 1 < N_CARDS; i += 7)
    {
      GtkWidget *card = GTK_WIDGET (fixture_get_card (fixture, i));
      graphene_rect_t strip = get_strip (fixture, i);
      graphene_rect_t beside = get_strip (fixture, i + 1);
      gsize own_size = get_size (&strip);
      g_autofree guint32 *own_before = fixture_render (fixture, &strip);
      g_autofree guint32 *own_after = NULL;
      g_autofree guint32 *before = NULL;
      g_autofree guint32 *after = NULL;
      gsize size;

      /* Behind its round corner another card shows. */
      graphene_rect_inset (&beside, CORNER, CORNER);
      size = get_size (&beside);
      before = fixture_render (fixture, &beside);
      gtk_widget_set_state_flags (card, GTK_STATE_FLAG_PRELIGHT, FALSE);
      after = fixture_render (fixture, &beside);
      own_after = fixture_render (fixture, &strip);
      g_assert_cmpint (memcmp (before, after, size), ==, 0);
      g_assert_cmpint (memcmp (own_before, own_after, own_size), !=, 0);
      gtk_widget_unset_state_flags (card, GTK_STATE_FLAG_PRELIGHT);
    }
}

/* The focus alone does not lift a card, as if it were chosen. */
static void
test_focus (TableFixture *fixture, gconstpointer data)
{
  GtkWidget *card;
  graphene_rect_t above;
  g_autofree guint32 *before = NULL;
  g_autofree guint32 *after = NULL;

  give_forty (fixture);
  card = GTK_WIDGET (fixture_get_card (fixture, 0));
  above = get_bounds (fixture, 0);
  above.origin.y -= 8;
  above.size.height = 4;
  before = fixture_render (fixture, &above);
  gtk_widget_set_state_flags (card, GTK_STATE_FLAG_FOCUS_VISIBLE, FALSE);
  after = fixture_render (fixture, &above);
  g_assert_cmpint (memcmp (before, after, get_size (&above)), ==, 0);
}

/* How far to the right the index of a face goes: up to the first gap that is
 * wider than one inside it. */
static int
measure_index (const guint32 *pixels, int stride, int height)
{
  int ink = 0, gap = 0;

  for (int x = 4; x < stride; x++)
    {
      gboolean marked = FALSE;

      for (int y = 3; y < height; y++)
        marked |= pixels[y * stride + x] != paper;
      ink += marked;
      gap = marked ? 0 : gap + 1;
      if (ink > 8 && gap == 2)
        return x - 1;
    }
  return stride;
}

/* The index of a ten, the widest, is seen whole in the narrowest strip. */
static void
test_ten (TableFixture *fixture, gconstpointer data)
{
  static const struct
  {
    double card_size;
    gboolean large_print;
  } rows[] = { { 0.8, FALSE }, { 1, FALSE }, { 1.5, FALSE },
               { 0.8, TRUE }, { 1, TRUE }, { 1.5, TRUE } };
  g_autoptr (CanastaCardArt) art = canasta_card_art_new ();

  canasta_card_settings_bind (fixture->settings, art);
  for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
    {
      g_settings_set_double (fixture->settings, "card-size", rows[row].card_size);
      g_settings_set_boolean (fixture->settings, "large-print", rows[row].large_print);
      g_settings_set_boolean (fixture->settings, "four-colour", rows[row].large_print);
      give_forty (fixture);
      for (guint i = 0; i < N_CARDS; i++)
        {
          CanastaCard card = canasta_card_view_get_card (fixture_get_card (fixture, i));
          graphene_rect_t strip = get_strip (fixture, i);
          int card_width = (int) get_bounds (fixture, i).size.width;
          int card_height = (int) get_bounds (fixture, i).size.height;
          g_autofree guint32 *face = g_new (guint32, (gsize) card_width * (gsize) card_height);
          g_autofree guint32 *seen = NULL;
          int index;

          if (canasta_card_get_rank (card) != CANASTA_RANK_TEN)
            continue;
          gdk_texture_download (canasta_card_art_get_face (art, card, card_width,
                                                           card_height, 1),
                                (guchar *) face, (gsize) card_width * sizeof *face);
          index = measure_index (face, card_width, (int) (card_height * 0.19));
          g_assert_cmpint (index, >=, 12);
          g_assert_cmpint (index, <=, strip.size.width);

          seen = fixture_render (fixture, &strip);
          for (int y = 4; y < (int) (card_height * 0.27); y++)
            g_assert_cmpint (memcmp (seen + y * (int) strip.size.width + 3,
                                     face + y * card_width + 3,
                                     (gsize) (index - 3) * sizeof *face), ==, 0);
        }
    }
  g_settings_reset (fixture->settings, "card-size");
  g_settings_reset (fixture->settings, "large-print");
  g_settings_reset (fixture->settings, "four-colour");
}

static void
tear_down (TableFixture *fixture, gconstpointer data)
{
  g_settings_reset (fixture->settings, "animations");
  fixture_tear_down (fixture, data);
}

#define ADD(name, function) \
  g_test_add ("/table-hand/" name, TableFixture, NULL, fixture_set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  ADD ("hits", test_hits);
  ADD ("hover", test_hover);
  ADD ("focus", test_focus);
  ADD ("ten", test_ten);
  return g_test_run ();
}
