/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the table view: what lies before the sides. What differs in meaning differs in
 * words or shape, and in the picture. */
#include "config.h"

#include "table-fixture.h"
#include "table/invitation.h"
/* A canasta without wild cards and one with them differ in word, sign and
 * card on top; an open meld says how many cards it has. */
static void
test_canastas (TableFixture *fixture, gconstpointer data)
{
  g_autofree guint32 *frame = NULL;

  fixture_give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_DRAW);
  fixture_lay (fixture, "7C 7C 7D 7D 7H 7H 7S");
  fixture_lay (fixture, "QC QC QD QD QH 2C Jo");
  fixture_lay (fixture, "8C 8D 8H 2C");
  fixture_show_placed (fixture);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture_get_meld (fixture, 1)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Sevens: natural canasta, 7 cards");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture_get_meld (fixture, 2)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Queens: mixed canasta, 7 cards, 2 wild cards");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture_get_meld (fixture, 0)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Eights: 4 cards, 1 wild card, 3 to go");

  /* The same canasta with a wild card in it looks otherwise. */
  fixture_count_changes (fixture, fixture_get_meld (fixture, 1), &frame);
  fixture->state.board.n_melds = 0;
  fixture_lay (fixture, "7C 7C 7D 7D 7H 7H 2S");
  fixture_lay (fixture, "QC QC QD QD QH 2C Jo");
  fixture_lay (fixture, "8C 8D 8H 2C");
  fixture_show_placed (fixture);
  g_assert_cmpuint (fixture_count_changes (fixture, fixture_get_meld (fixture, 1), &frame), >, 300);
}

/* Where five cards of a sequence are a canasta, what is missing goes by that. */
static void
test_short_sequences (TableFixture *fixture, gconstpointer data)
{
  fixture_give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_DRAW);
  fixture_lay (fixture, "5H 6H 7H 8H 9H");
  fixture_lay (fixture, "4C 5C 6C");
  fixture_show_placed (fixture);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture_get_meld (fixture, 0)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "The sequence from four to six of clubs: 3 cards, 2 to go");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture_get_meld (fixture, 1)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "The sequence from five to nine of hearts: complete sequence, "
                                       "5 cards");
  g_assert_cmpint (canasta_meld_view_get_item (fixture_get_meld (fixture, 0))->missing, ==, 2);
}

static void
assert_added_is_seen (TableFixture *fixture, CanastaMeldView *meld)
{
  CanastaMeldItem item = *canasta_meld_view_get_item (meld);
  g_autofree guint32 *frame = NULL;

  fixture_show_placed (fixture);
  fixture_count_changes (fixture, meld, &frame);
  item.added = 0;
  canasta_meld_view_update (meld, &item);
  g_assert_cmpuint (fixture_count_changes (fixture, meld, &frame), >, 30);
}

/* What the others laid down since the person's last turn is marked until that turn ends, with
 * how much it is. */
static void
test_changed (TableFixture *fixture, gconstpointer data)
{
  static const int added[] = { 0, 3, 1 };
  CanastaBandView *others;
  CanastaBoard *board = &fixture->state.board;

  fixture_give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_PLAY);
  fixture_lay_for (fixture, 1, "7C 7D 7H");
  fixture_lay_for (fixture, 1, "QC QD QH");
  fixture_show (fixture);
  others = fixture->parts->bands[1];
  fixture_select (fixture, "KD");
  fixture_activate (fixture, "table.discard");
  fixture_assert_played (fixture, "discard KD\n");

  for (guint i = 0; i < 2; i++)
    g_assert_false (canasta_meld_view_get_item (canasta_band_view_get_meld (others, i))->changed);

  board->melds[1].twos = 1;
  fixture_lay_for (fixture, 1, "JC JD JH");
  board->turn_seat = board->to_act = 0;
  fixture_give (fixture, "4C 4H 7S", "9S KD", CANASTA_PHASE_DRAW);
  fixture_show (fixture);
  for (guint i = 0; i < 3; i++)
    {
      CanastaMeldView *meld = canasta_band_view_get_meld (others, i);

      g_assert_cmpint (canasta_meld_view_get_item (meld)->changed, ==, i > 0);
      g_assert_cmpint (canasta_meld_view_get_item (meld)->added, ==, added[i]);
    }
  assert_added_is_seen (fixture, canasta_band_view_get_meld (others, 2));
}

static void
assert_description (gpointer widget, const char *expected)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, expected);
}

/* The marks of a turn: a dashed frame, a glow and a dot, each with its words. */
static void
assert_marks (TableFixture *fixture)
{
  CanastaBandView *others = fixture->parts->bands[1];
  const CanastaHandOrder *order =
    canasta_turn_get_hand (fixture->turn);

  g_assert_true (canasta_meld_view_get_item (fixture_get_meld (fixture, 0))->tentative);
  assert_description (fixture_get_meld (fixture, 0), "Changed this turn");
  for (guint i = 0; i < 2; i++)
    {
      CanastaMeldView *meld = canasta_band_view_get_meld (others, i);

      g_assert_cmpint (canasta_meld_view_get_item (meld)->changed, ==, i > 0);
      assert_description (meld, i > 0 ? "Changed since your last turn" : "");
    }
  for (guint i = 0; i < canasta_hand_order_get_count (order); i++)
    g_assert_cmpint (canasta_hand_order_get (order, i)->fresh, ==,
                     canasta_hand_order_get (order, i)->card
                       == canasta_card (CANASTA_RANK_NINE, CANASTA_SUIT_HEARTS));
}

/* Who shows the table later, after a restart or in another language, sees the
 * same marks; what was laid down and is taken back finds its place. */
static void
test_resumed (TableFixture *fixture, gconstpointer data)
{
  CanastaBoard *board = &fixture->state.board;

  fixture_give (fixture, "4C 4H 4S 7S KD", "9S", CANASTA_PHASE_PLAY);
  fixture_lay_for (fixture, 1, "7C 7D 7H");
  fixture_lay_for (fixture, 1, "QC QD QH");
  fixture_show (fixture);
  fixture_select (fixture, "KD");
  fixture_activate (fixture, "table.discard");
  board->melds[1].twos = 1;
  board->turn_seat = board->to_act = 0;
  fixture_give (fixture, "4C 4H 4S 7S", "9S KD", CANASTA_PHASE_DRAW);
  board->opened_by[0] = 0;
  fixture->state.stock[board->stock_count - 1] =
    canasta_card (CANASTA_RANK_NINE, CANASTA_SUIT_HEARTS);
  fixture_show (fixture);
  fixture_activate (fixture, "table.draw");
  fixture_select (fixture, "4C 4H 4S");
  fixture_activate (fixture, "table.meld");
  fixture_assert_played (fixture, "discard KD\ndraw\nmeld 4C 4H 4S\n");
  assert_marks (fixture);

  fixture_hide (fixture);
  fixture_show (fixture);
  fixture_assert_hand (fixture, "7S 9H");
  assert_marks (fixture);
  assert_description (fixture_get_card (fixture, 1),
                      "10 points. Nines: 1 in hand. New this turn");
  fixture_activate (fixture, "table.undo");
  fixture_assert_hand (fixture, "4C 4H 4S 7S 9H");
}

/* Melds stand by rank, whenever they were laid; the focus stays with its meld. */
static void
test_by_rank (TableFixture *fixture, gconstpointer data)
{
  static const CanastaRank ranks[] = { CANASTA_RANK_FIVE, CANASTA_RANK_SEVEN, CANASTA_RANK_KING };

  fixture_give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_DRAW);
  fixture_lay (fixture, "KC KD KH");
  fixture_lay (fixture, "5C 5D 5H");
  fixture_show_placed (fixture);
  gtk_widget_grab_focus (GTK_WIDGET (fixture_get_meld (fixture, 1)));
  fixture_lay (fixture, "7C 7D 7H");
  fixture_show_placed (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (ranks); i++)
    g_assert_cmpuint (canasta_meld_view_get_item (fixture_get_meld (fixture, i))->meld.rank, ==,
                      ranks[i]);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window))
                 == GTK_WIDGET (fixture_get_meld (fixture, 2)));
}

/* The red threes of each side lie beside its melds, are named, and say what they count. */
static void
test_red_threes (TableFixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "Three of diamonds, Three of hearts", "Three of hearts" };
  static const char *const worths[] = { "−200", "+100" };

  fixture_give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_DRAW);
  fixture->state.board.red_threes[0] = (1 << 4) | (1 << 8);
  fixture->state.board.red_threes[1] = 1 << 8;
  fixture_lay_for (fixture, 1, "KC KH KS");
  fixture_show_placed (fixture);
  for (guint side = 0; side < 2; side++)
    {
      GtkWidget *threes = gtk_widget_get_first_child (GTK_WIDGET (fixture->parts->bands[side]));

      while (threes && !g_str_equal (G_OBJECT_TYPE_NAME (threes), "CanastaCardRow"))
        threes = gtk_widget_get_next_sibling (threes);
      g_assert_nonnull (threes);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (threes), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           names[side]);
      g_assert_true (gtk_widget_get_mapped (threes));
      g_assert_cmpint (gtk_widget_get_height (threes), >=, 20);
      g_assert_cmpstr (fixture_read (GTK_WIDGET (fixture->parts->bands[side]), "band-worth"), ==,
                       worths[side]);
    }
}

static GtkWidget *
find_child (GtkWidget *widget, GType type)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  while (child && G_OBJECT_TYPE (child) != type)
    child = gtk_widget_get_next_sibling (child);
  g_assert_nonnull (child);
  return child;
}

/* The label of the band with this class. */
static GtkWidget *
find_label (CanastaBandView *band, const char *css_class)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (band));

  while (child && !gtk_widget_has_css_class (child, css_class))
    child = gtk_widget_get_next_sibling (child);
  g_assert_nonnull (child);
  return child;
}

/* Beside what melds count stands what comes to it, as below the threes. */
static void
assert_comes_to_points (CanastaBandView *band, gboolean has_melds)
{
  const char *more = fixture_read (GTK_WIDGET (band), "band-more");

  if (has_melds)
    g_assert_cmpstr (more, ==, fixture_read (GTK_WIDGET (band), "band-worth"));
  else
    g_assert_null (more);
}

/* What red threes count is seen of both sides in letters of any size, with so many melds beside
 * them that these are chips, too: beside the name then. */
static void
test_worth (TableFixture *fixture, gconstpointer data)
{
  static const int sizes[][2] = { { 1024, 654 }, { 1920, 1034 }, { 720, 654 }, { 360, 594 } };
  static const char *const melds[] = { NULL, "4C 4D 4H", "5C 5D 5H", "6C 6D 6H 6S", "7C 7D 7H",
                                       "8C 8D 8H", "9C 9D 9H 9S 2C", "10C 10D 10H", "JC JD JH",
                                       "QC QD QH", "KC KD KH" };
  GtkSettings *settings = gtk_settings_get_default ();

  fixture_give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_DRAW);
  for (guint side = 0; side < 2; side++)
    fixture->state.board.red_threes[side] = (1 << 4) | (1 << 8);
  for (guint i = 0; i < G_N_ELEMENTS (melds); i++)
    {
      for (guint side = 0; melds[i] && side < 2; side++)
        fixture_lay_for (fixture, side, melds[i]);
      if (i % 5 != 0)
        continue;
      fixture_show (fixture);
      for (guint j = 0; j < 2 * G_N_ELEMENTS (sizes); j++)
        {
          g_object_set (settings, "gtk-xft-dpi", 96 * 1024 * (2 + (int) j % 2) / 2, NULL);
          fixture_place (fixture, sizes[j / 2][0], sizes[j / 2][1]);
          for (guint side = 0; side < 2; side++)
            {
              g_test_message ("%d, %u melds, side %u", sizes[j / 2][0], i, side);
              g_assert_true (gtk_widget_get_mapped (find_label (fixture->parts->bands[side],
                                                                "band-worth")));
              if (j == 0)
                assert_comes_to_points (fixture->parts->bands[side], i > 0);
            }
        }
    }
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024, NULL);
}

/* Where melds will lie is said until the own side has laid some, with threes before it too,
 * and then in no game again. */
static void
test_invitation (TableFixture *fixture, gconstpointer data)
{
  GtkWidget *invitation, *other;

  g_settings_reset (fixture->settings, "melds-laid");
  fixture_give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_DRAW);
  fixture->state.board.red_threes[0] = 1 << 8;
  fixture_lay_for (fixture, 1, "QC QH QS");
  fixture_show_placed (fixture);
  invitation = find_child (GTK_WIDGET (fixture->parts->bands[0]), CANASTA_TYPE_INVITATION);
  other = find_child (GTK_WIDGET (fixture->parts->bands[1]), CANASTA_TYPE_INVITATION);
  g_assert_true (gtk_widget_get_mapped (invitation));
  g_assert_false (gtk_widget_get_mapped (other));
  g_assert_cmpstr (fixture_read (invitation, "band-detail"), ==, "three or more cards of one rank");
  g_assert_false (g_settings_get_boolean (fixture->settings, "melds-laid"));

  fixture_lay (fixture, "KC KH KS");
  fixture_show_placed (fixture);
  g_assert_false (gtk_widget_get_mapped (invitation));
  g_assert_true (g_settings_get_boolean (fixture->settings, "melds-laid"));

  fixture_give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_DRAW);
  fixture_show_placed (fixture);
  g_assert_false (gtk_widget_get_mapped (invitation));
  g_settings_reset (fixture->settings, "melds-laid");
}

/* Twelve melds side by side, one of them open with six cards: all in the band,
 * each to be hit, and of each card the index shows. */
static void
test_twelve_melds (TableFixture *fixture, gconstpointer data)
{
  static const char *const melds[] = {
    "4C 4D 4H 4S 4C 4D", "5C 5D 5H", "6C 6D 6H", "7C 7D 7H", "8C 8D 8H", "9C 9D 9H",
    "10C 10D 10H", "JC JD JH", "QC QD QH", "KC KD KH", "AC AD AH", "3C 3S 3C",
  };
  GtkWidget *view = GTK_WIDGET (fixture->view);
  GtkWidget *band;
  graphene_rect_t all, before = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  fixture_give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_DRAW);
  for (guint i = 0; i < G_N_ELEMENTS (melds); i++)
    {
      fixture_lay (fixture, melds[i]);
      fixture_lay_for (fixture, 1, melds[i]);
    }
  fixture_show_placed (fixture);
  for (guint side = 0; side < 2; side++)
    {
      band = GTK_WIDGET (fixture->parts->bands[side]);
      g_assert_true (gtk_widget_compute_bounds (band, view, &all));
      g_assert_cmpuint (canasta_band_view_get_n_melds (CANASTA_BAND_VIEW (band)), ==,
                        G_N_ELEMENTS (melds));
      for (guint i = 0; i < G_N_ELEMENTS (melds); i++)
        {
          CanastaMeldView *meld = canasta_band_view_get_meld (CANASTA_BAND_VIEW (band), i);
          graphene_rect_t bounds;

          g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (meld), view, &bounds));
          g_assert_true (graphene_rect_contains_rect (&all, &bounds));
          g_assert_true (i == 0 || !graphene_rect_intersection (&before, &bounds, NULL));
          g_assert_true (gtk_widget_pick (view, bounds.origin.x + bounds.size.width / 2,
                                          bounds.origin.y + bounds.size.height / 2,
                                          GTK_PICK_DEFAULT) == GTK_WIDGET (meld));
          before = bounds;
        }
    }
}

/* An open sequence of the own side shows where its next cards would go, as far as
 * there are any; another side's does not. */
static void
test_sequence_places (TableFixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *meld;
    guint length;
    guint length_of_others;
  } rows[] = {
    { "6H 7H 8H", 5, 3 },
    { "4H 5H 6H 7H", 5, 4 },
    { "QH KH AH", 4, 3 },
    { "8S 9S 10S JS QS KS AS", 1, 1 },
    { "8C 8D 8H", 3, 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      fixture->state.board.n_melds = 0;
      fixture_give (fixture, "4C 4H 7S KD", "9S", CANASTA_PHASE_DRAW);
      fixture_lay_for (fixture, 0, rows[i].meld);
      fixture_lay_for (fixture, 1, rows[i].meld);
      fixture_show_placed (fixture);
      g_assert_cmpuint (canasta_meld_view_get_length (fixture_get_meld (fixture, 0)), ==,
                        rows[i].length);
      g_assert_cmpuint (canasta_meld_view_get_length (
                          canasta_band_view_get_meld (fixture->parts->bands[1], 0)), ==,
                        rows[i].length_of_others);
    }
}

#define ADD_RULES(name, rules, function) \
  g_test_add ("/table-melds/" name, TableFixture, rules, fixture_set_up_still, function, \
              fixture_tear_down_still)
#define ADD(name, function) ADD_RULES (name, NULL, function)

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  ADD ("canastas", test_canastas);
  ADD_RULES ("short-sequences", "asking=0 sequences=1 sequence-size=5", test_short_sequences);
  ADD ("by-rank", test_by_rank);
  ADD ("changed", test_changed);
  ADD ("resumed", test_resumed);
  ADD ("red-threes", test_red_threes);
  ADD ("worth", test_worth);
  ADD ("invitation", test_invitation);
  ADD ("twelve-melds", test_twelve_melds);
  ADD_RULES ("sequence-places", "asking=0 sequences=1", test_sequence_places);
  return g_test_run ();
}
