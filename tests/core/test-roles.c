/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the cards of a table are for: as rules freeze it, and as other games of
 * the family would have it. */
#include "tables.h"

#define RANK(rank) (1 << CANASTA_RANK_##rank)
#define WILD (RANK (TWO) | RANK (JOKER))
#define FOURS_TO_ACES (RANK (TWO) - RANK (FOUR))

/* A table of roles, and how many of the cards below it has wild, laid aside and
 * as stop cards; which faces each are, and of which ranks melds are laid. */
typedef struct
{
  const char *name;
  guint16 wild_ranks;
  guint16 natural_ranks;
  CanastaLane aside;            /* threes of these suits */
  CanastaLane stop;
  int n_wilds;
  int n_twos;
  int n_aside;
  int n_stop;
  int n_threes;                 /* that are played */
  const char *wild;
  const char *blocked;          /* wild, laid aside or a stop card */
  guint16 melded;
} RolesRow;

static const char cards[] = "3C 3C 3D 3H 3H 3S 4C 7D 7D AS 2C 2C 2H Jo Jo Jo";

static const RolesRow rows[] = {
  { "classic", WILD, FOURS_TO_ACES, CANASTA_LANE_RED, CANASTA_LANE_BLACK, 6, 3, 3, 3, 3,
    "2C 2D 2H 2S Jo", "3C 3D 3H 3S 2C 2D 2H 2S Jo", RANK (THREE) | FOURS_TO_ACES },
  { "black threes laid aside, too", WILD, FOURS_TO_ACES, 0xffff, 0, 6, 3, 6, 0, 0,
    "2C 2D 2H 2S Jo", "3C 3D 3H 3S 2C 2D 2H 2S Jo", FOURS_TO_ACES },
  { "ordinary threes", WILD, RANK (THREE) | FOURS_TO_ACES, 0, 0, 6, 3, 0, 0, 6,
    "2C 2D 2H 2S Jo", "2C 2D 2H 2S Jo", RANK (THREE) | FOURS_TO_ACES },
  { "twos are a rank", RANK (JOKER), FOURS_TO_ACES | RANK (TWO), CANASTA_LANE_RED,
    CANASTA_LANE_BLACK, 3, 0, 3, 3, 3, "Jo", "3C 3D 3H 3S Jo",
    RANK (THREE) | FOURS_TO_ACES | RANK (TWO) },
};

static void
fill (const RolesRow *row, CanastaRoles *roles)
{
  canasta_roles_init (roles, row->wild_ranks, row->natural_ranks);
  if (row->aside)
    canasta_roles_set_aside (roles, CANASTA_RANK_THREE, row->aside);
  if (row->stop)
    canasta_roles_set_stop (roles, CANASTA_RANK_THREE, row->stop);
}

static void
read_set (const char *text, CanastaCardSet *set)
{
  g_assert_true (canasta_card_set_read (text, set));
}

static void
assert_faces (guint64 faces, const char *text)
{
  CanastaCardSet set;

  read_set (text, &set);
  for (CanastaCard card = 0; card < CANASTA_N_FACES; card++)
    g_assert_cmpint (canasta_faces_have (faces, card), ==,
                     canasta_card_set_count_card (&set, card) > 0);
  g_assert_false (canasta_faces_have (faces, CANASTA_NO_CARD));
}

static void
test_counts (gconstpointer data)
{
  const RolesRow *row = data;
  CanastaCardSet set, rest, wilds;
  CanastaRoles roles;
  CanastaLane threes;

  fill (row, &roles);
  read_set (cards, &set);
  g_assert_cmpint (canasta_roles_count_wilds (&roles, &set), ==, row->n_wilds);
  g_assert_cmpint (canasta_lane_count (canasta_roles_get_twos (&roles, &set)), ==, row->n_twos);
  g_assert_cmpint (canasta_card_set_count_jokers (&set), ==, 3);
  g_assert_cmpint (canasta_roles_count_aside (&roles, &set), ==, row->n_aside);
  g_assert_cmpint (canasta_roles_count_stop (&roles, &set), ==, row->n_stop);
  threes = canasta_roles_get_lane (&roles, &set, CANASTA_RANK_THREE);
  g_assert_cmpint (canasta_lane_count (threes), ==, row->n_threes);

  wilds = canasta_roles_get_wilds (&roles, &set);
  rest = set;
  canasta_roles_remove_wilds (&roles, &rest);
  g_assert_cmpint (canasta_card_set_count (&wilds), ==, row->n_wilds);
  g_assert_cmpint (canasta_roles_count_wilds (&roles, &rest), ==, 0);
  canasta_card_set_add (&rest, &wilds);
  g_assert_true (canasta_card_set_equal (&rest, &set));

  canasta_roles_remove_aside (&roles, &rest);
  g_assert_cmpint (canasta_card_set_count (&rest), ==, canasta_card_set_count (&set) - row->n_aside);
  canasta_roles_add_aside (&roles, &rest, canasta_roles_get_aside (&roles, &set));
  g_assert_true (canasta_card_set_equal (&rest, &set));
}

static void
test_ranks (gconstpointer data)
{
  const RolesRow *row = data;
  CanastaRoles roles;

  fill (row, &roles);
  assert_faces (roles.wild, row->wild);
  assert_faces (roles.wild | roles.aside | roles.stop, row->blocked);
  g_assert_cmphex (roles.melded_ranks, ==, row->melded);
  for (guint rank = 0; rank < CANASTA_N_RANKS; rank++)
    g_assert_false (canasta_ranks_have (roles.wild_ranks, rank)
                    && canasta_ranks_have (roles.natural_ranks, rank));
}

/* What rules freeze: which cards block, freeze and are covered. */
static const struct
{
  const char *rules;
  const char *blocks, *freezes, *covered;
} frozen[] = {
  { "{}", "3C 3D 3H 3S 2C 2D 2H 2S Jo", "3D 3H 2C 2D 2H 2S Jo", "3D 3H 2C 2D 2H 2S Jo" },
  { "{ \"black-three-stops\": \"off\", \"black-three-freezes\": true, \"wild-freezes\": false }",
    "3C 3D 3H 3S 2C 2D 2H 2S Jo", "3C 3D 3H 3S", "3D 3H 2C 2D 2H 2S Jo" },
  { "{ \"black-three-stops\": \"off\", \"black-threes-melded\": \"any-time\","
    "  \"red-three-freezes\": false, \"upcard\": \"keep\" }",
    "3D 3H 2C 2D 2H 2S Jo", "2C 2D 2H 2S Jo", "" },
  { "{ \"upcard\": \"keep\", \"upcard-black-three\": \"cover\" }", "3C 3D 3H 3S 2C 2D 2H 2S Jo",
    "3D 3H 2C 2D 2H 2S Jo", "3C 3S" },
};

static void
test_frozen (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (frozen); i++)
    {
      g_autofree char *json =
          g_strdup_printf ("{ \"variant\": \"partnership\", \"players\": 4,"
                           "  \"house\": \"classic\", \"rules\": %s }", frozen[i].rules);
      g_autoptr (JsonNode) node = test_read_json (json);
      g_autoptr (CanastaTable) table = test_open_table (json_node_get_object (node));

      assert_faces (table->roles.blocks, frozen[i].blocks);
      assert_faces (table->roles.freezes, frozen[i].freezes);
      assert_faces (table->roles.covered, frozen[i].covered);
      assert_faces (table->roles.aside, "3D 3H");
      assert_faces (table->roles.stop, "3C 3S");
      assert_faces (table->roles.wild, "2C 2D 2H 2S Jo");
      g_assert_cmphex (table->roles.natural_ranks, ==, FOURS_TO_ACES);
      g_assert_true (table->forms.roles == &table->roles);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *counts = g_strconcat ("/roles/counts/", rows[i].name, NULL);
      g_autofree char *ranks = g_strconcat ("/roles/ranks/", rows[i].name, NULL);

      g_test_add_data_func (counts, &rows[i], test_counts);
      g_test_add_data_func (ranks, &rows[i], test_ranks);
    }
  g_test_add_func ("/roles/frozen", test_frozen);
  return g_test_run ();
}
