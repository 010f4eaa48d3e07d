/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of where it stands what people say at the table. No display is needed. */
#include "config.h"

#include "layout-fixture.h"

/* A bubble is on nobody, on no name and not on the piles, and within the felt; in a small window
 * it covers what others did at most. */
static void
assert_bubble (const CanastaBubbleLayout *bubble, const CanastaTableLayout *layout, guint seat,
               int width)
{
  const GdkRectangle *plate = &layout->seats[seat].plate;
  gboolean compact = layout->form == CANASTA_TABLE_COMPACT;
  GdkRectangle piles = layout_case_get_piles (layout);

  layout_assert_inside (&bubble->body, layout->prompt.width, layout->prompt.y);
  g_assert_cmpint (bubble->body.width, ==, (int) (width * bubble->letters));
  g_assert_true (bubble->tip_y < bubble->body.y || bubble->tip_x < bubble->body.x);
  g_assert_cmpint (bubble->tip_x, >=, plate->x);
  g_assert_cmpint (bubble->tip_x, <=, plate->x + plate->width);
  layout_assert_apart (&bubble->body, &piles);
  for (guint i = 0; i < layout->n_seats; i++)
    {
      GdkRectangle name = layout->seats[i].plate;

      name.height = compact && layout->seats[i].below ? name.height / 2 : name.height;
      layout_assert_apart (&bubble->body, &layout->seats[i].chair);
      layout_assert_apart (&bubble->body, &name);
      if (layout->form == CANASTA_TABLE_AROUND && i != seat)
        layout_assert_apart (&bubble->body, &layout->seats[i].whole);
    }
}

/* What somebody says lies beside their words or near below them; what several say at once does so
 * without covering one another. */
static void
test_one (void)
{
  static const int sizes[][2] = { { 1024, 700 }, { 1920, 1080 }, { 1620, 1080 }, { 800, 700 },
                                  { 700, 700 }, { 360, 640 }, { 360, 720 }, { 1024, 600 } };
  CanastaTableLayout layout;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint seats = 1; seats <= 5; seats++)
      for (guint bands = 2; bands <= seats + 1; bands++)
        for (guint n = 5; n <= 40; n += 35)
          {
            LayoutCase row = { sizes[i][0], sizes[i][1], 1, seats, bands, 4, n, FALSE };

            layout_case_compute (&layout, &row);
            for (int width = 40; width <= 320; width += 40)
              for (guint seat = 0; seat < seats; seat++)
                {
                  CanastaBubbleLayout bubbles[CANASTA_MAX_SEATS];
                  int widths[CANASTA_MAX_SEATS] = { 0 };

                  widths[seat] = width;
                  layout_say (bubbles, &layout, widths);
                  assert_bubble (&bubbles[seat], &layout, seat, width);
                  if (layout.form != CANASTA_TABLE_COMPACT || width <= LAYOUT_WIDE_BUBBLE)
                    {
                      g_assert_cmpfloat (bubbles[seat].letters, ==, 1);
                      for (guint band = 0; band < bands; band++)
                        layout_assert_apart (&bubbles[seat].body, &layout.names[band]);
                    }
                }
          }
}

/* Names of sides stay free as well, except below much that is said at once in a small window;
 * sooner letters are smaller, which can be read as long as they are. */
static void
test_at_once (void)
{
  static const int sizes[][2] = { { 360, 640 }, { 360, 720 }, { 700, 700 }, { 1024, 700 },
                                  { 1620, 1080 }, { 1920, 1080 } };
  CanastaTableLayout layout;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint seats = 1; seats <= 5; seats++)
      for (guint bands = 2; bands <= seats + 1; bands++)
        for (guint n = 13; n <= 40; n += 27)
          for (int width = 50; width <= 230; width += 20)
            {
              LayoutCase row = { sizes[i][0], sizes[i][1], 1, seats, bands, 4, n, FALSE };
              CanastaBubbleLayout bubbles[CANASTA_MAX_SEATS];
              int widths[CANASTA_MAX_SEATS];

              layout_case_compute (&layout, &row);
              for (guint seat = 0; seat < seats; seat++)
                widths[seat] = width - (int) seat % 3 * 10;
              layout_say (bubbles, &layout, widths);
              for (guint seat = 0; seat < seats; seat++)
                {
                  g_test_message ("%d, %u of %u sides, %u cards: %d at %d, %d", row.width, seat,
                                  bands, n, widths[seat], bubbles[seat].body.x,
                                  bubbles[seat].body.y);
                  assert_bubble (&bubbles[seat], &layout, seat, widths[seat]);
                  g_assert_cmpfloat (bubbles[seat].letters, >=,
                                     layout.form == CANASTA_TABLE_COMPACT ? 0.7 : 1);
                  for (guint band = 0; width <= LAYOUT_WIDE_BUBBLE && band < bands; band++)
                    layout_assert_apart (&bubbles[seat].body, &layout.names[band]);
                  for (guint j = 0; j < seat; j++)
                    layout_assert_apart (&bubbles[seat].body, &bubbles[j].body);
                }
            }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bubble-layout/one", test_one);
  g_test_add_func ("/bubble-layout/at-once", test_at_once);
  return g_test_run ();
}
