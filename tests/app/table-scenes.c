/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table-scenes.h"

#include "settings/language.h"

typedef void (*SceneFunc) (TableFixture *fixture);

static void
draw (TableFixture *fixture)
{
  fixture_give (fixture, "4C 4H 7S KD", "5D 9S", CANASTA_PHASE_DRAW);
  fixture->state.board.stock_count = 3;
  fixture_show (fixture);
}

static void
refuse_to_take (TableFixture *fixture)
{
  draw (fixture);
  fixture_activate (fixture, "table.take");
}

static void
frozen (TableFixture *fixture)
{
  fixture_give (fixture, "4C 4H 7S KD 9C", "2C 5D 9S", CANASTA_PHASE_DRAW);
  fixture->state.board.frozen = TRUE;
  fixture_lay (fixture, "KC KH KS");
  fixture_show (fixture);
  fixture_activate (fixture, "table.take");
}

static void
blocked (TableFixture *fixture)
{
  fixture_give (fixture, "4C 4H 7S KD", "5D 3S", CANASTA_PHASE_DRAW);
  fixture_show (fixture);
}

static void
take_to_open (TableFixture *fixture)
{
  fixture_give (fixture, "9D 9C KC KD KS 4S 5S", "5D 9H", CANASTA_PHASE_DRAW);
  fixture_show (fixture);
  fixture_activate (fixture, "table.take");
}

static void
stock_empty (TableFixture *fixture)
{
  draw (fixture);
  fixture->state.board.stock_count = 0;
  fixture_show (fixture);
}

static void
play (TableFixture *fixture)
{
  fixture_give (fixture, "4C 4H 4S KC KD KS 7S 7H 2D", "9S", CANASTA_PHASE_PLAY);
  fixture_show (fixture);
  fixture_activate (fixture, "table.undo");
}

static void
open_too_low (TableFixture *fixture)
{
  play (fixture);
  fixture_select (fixture, "4C 4H 4S");
  fixture_activate (fixture, "table.meld");
  fixture_activate (fixture, "table.go-out");
}

static void
ask_to_discard (TableFixture *fixture)
{
  play (fixture);
  fixture_select (fixture, "2D");
  fixture_activate (fixture, "table.discard");
}

static void
give_way_out (TableFixture *fixture)
{
  fixture_give (fixture, "7S 7H 7D 9D", "9S", CANASTA_PHASE_PLAY);
  fixture->state.board.n_melds = 0;
  fixture_lay (fixture, "KC KC KH KH KS KS KD");
  fixture_lay (fixture, "QC QC QH QH QS 2S 2D");
  fixture_lay_for (fixture, 1, "4C 4D 4H 2C");
  fixture->state.board.melded_before = 1;
  fixture_show (fixture);
}

static void
select_for_canasta (TableFixture *fixture)
{
  fixture_give (fixture, "KC 7S 7H 7D 9D 2D", "9S", CANASTA_PHASE_PLAY);
  fixture->state.board.n_melds = 0;
  fixture_lay (fixture, "KC KC KH KH KS KS");
  fixture_show (fixture);
  fixture_select (fixture, "2D");
  fixture_activate (fixture, "table.meld");
}

static void
ask_to_go_out (TableFixture *fixture)
{
  give_way_out (fixture);
  fixture_activate (fixture, "table.go-out");
}

static void
promised (TableFixture *fixture)
{
  give_way_out (fixture);
  fixture->state.board.answer = CANASTA_ANSWER_YES;
  fixture_show (fixture);
}

/* The same with the pile, before the draw. */
static void
give_way_out_by_pile (TableFixture *fixture)
{
  fixture_give (fixture, "JC JD 5C", "JH", CANASTA_PHASE_DRAW);
  fixture->state.board.n_melds = 0;
  fixture_lay (fixture, "KC KC KH KH KS KS KD");
  fixture->state.board.melded_before = 1;
  fixture_show (fixture);
}

static void
promised_by_pile (TableFixture *fixture)
{
  give_way_out_by_pile (fixture);
  fixture->state.board.answer = CANASTA_ANSWER_YES;
  fixture_show (fixture);
}

static void
concealed (TableFixture *fixture)
{
  fixture->state.board.n_melds = 0;
  fixture->state.board.opened_by[0] = CANASTA_NO_SEAT;
  fixture_give (fixture, "4C 4C 4D 4D 4H 4H 4S 5C 5D 5H KC", "9S", CANASTA_PHASE_PLAY);
  fixture_show (fixture);
  fixture_activate (fixture, "table.go-out");
}

static void
asked (TableFixture *fixture)
{
  fixture_give (fixture, "7S 7H 7D 9D", "9S", CANASTA_PHASE_PLAY);
  fixture->state.board.turn_seat = 2;
  fixture->state.board.phase = CANASTA_PHASE_REPLY;
  fixture->state.board.asked = TRUE;
  fixture_show (fixture);
}

static void
wait_for_others (TableFixture *fixture)
{
  fixture_give (fixture, "7S 7H 7D 9D", "9S", CANASTA_PHASE_DRAW);
  fixture->state.board.turn_seat = fixture->state.board.to_act = 1;
  fixture_show (fixture);
  fixture_activate (fixture, "table.draw");
}

static const struct
{
  const char *name;
  SceneFunc func;
} scenes[] = {
  { "draw", draw },
  { "refuse to take", refuse_to_take },
  { "frozen", frozen },
  { "blocked", blocked },
  { "take to open", take_to_open },
  { "stock empty", stock_empty },
  { "play", play },
  { "open too low", open_too_low },
  { "ask to discard", ask_to_discard },
  { "way out", give_way_out },
  { "select for a canasta", select_for_canasta },
  { "ask to go out", ask_to_go_out },
  { "promised", promised },
  { "way out by the pile", give_way_out_by_pile },
  { "promised by the pile", promised_by_pile },
  { "concealed", concealed },
  { "asked", asked },
  { "wait for others", wait_for_others },
};

const char *
table_scene_get_name (guint scene)
{
  return scene < G_N_ELEMENTS (scenes) ? scenes[scene].name : NULL;
}

guint
table_scene_find (const char *name)
{
  guint scene = 0;

  while (scene < G_N_ELEMENTS (scenes) && !g_str_equal (scenes[scene].name, name))
    scene++;
  g_assert_cmpuint (scene, <, G_N_ELEMENTS (scenes));
  return scene;
}

/* Every scene begins with the table as it was dealt. */
void
table_scene_set (TableFixture *fixture, const CanastaState *dealt, guint scene, int width,
                 int height)
{
  fixture_hide (fixture);
  fixture->state = *dealt;
  g_string_truncate (fixture->played, 0);
  scenes[scene].func (fixture);
  fixture_place (fixture, width, height);
  /* What the texts need decides who gets how much. */
  fixture_place (fixture, width, height);
}

void
table_scene_list_labels (GtkWidget *widget, GPtrArray *labels)
{
  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget))
    return;
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    g_ptr_array_add (labels, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    table_scene_list_labels (child, labels);
}

/* Whether a button has the room it needs around its label. */
static gboolean
has_room (GtkWidget *button)
{
  GtkAllocation place;
  int minimum;

  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_get_allocation (button, &place);
  return place.width >= minimum;
}

/* Whether all of a label is on the table, and none of its text is left out. */
gboolean
table_scene_is_whole (TableFixture *fixture, GtkWidget *label)
{
  GtkWidget *view = GTK_WIDGET (fixture->view);
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  if (pango_layout_is_ellipsized (layout) || width > gtk_widget_get_width (label)
      || height > gtk_widget_get_height (label))
    return FALSE;
  for (GtkWidget *around = gtk_widget_get_parent (label); around != gtk_widget_get_parent (view);
       around = gtk_widget_get_parent (around))
    {
      graphene_rect_t bounds;

      if (GTK_IS_BUTTON (around) && !has_room (around))
        return FALSE;
      g_assert_true (gtk_widget_compute_bounds (label, around, &bounds));
      if (bounds.origin.x < 0 || bounds.origin.y < 0
          || bounds.origin.x + bounds.size.width > gtk_widget_get_width (around)
          || bounds.origin.y + bounds.size.height > gtk_widget_get_height (around))
        return FALSE;
    }
  return TRUE;
}

void
table_scene_set_up (TableFixture *fixture, gconstpointer language)
{
  g_assert_true (canasta_language_set (language, NULL));
  fixture_set_up_still (fixture, "asking=1");
}

void
table_scene_tear_down (TableFixture *fixture, gconstpointer language)
{
  fixture_tear_down_still (fixture, language);
}
