/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the table view: its texts in every language. With letters half as
 * large again nothing is cut off, and no English is left. */
#include "config.h"

#include <adwaita.h>

#include "language.h"
#include "table-fixture.h"
#include "variants/paths.h"

#define WIDTH 1024
#define HEIGHT 654

typedef void (*SceneFunc) (TableFixture *fixture);

/* Scenes: what may be read at the table in a turn. */

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
  { "concealed", concealed },
  { "asked", asked },
  { "wait for others", wait_for_others },
};

/* Every scene begins with the table as it was dealt. */
static void
set_scene (TableFixture *fixture, const CanastaState *dealt, guint scene)
{
  canasta_table_view_clear (fixture->view);
  fixture->state = *dealt;
  g_string_truncate (fixture->played, 0);
  scenes[scene].func (fixture);
  fixture_place (fixture, WIDTH, HEIGHT);
  /* What the texts need decides who gets how much. */
  fixture_place (fixture, WIDTH, HEIGHT);
}

static void
list_labels (GtkWidget *widget, GPtrArray *labels)
{
  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget))
    return;
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    g_ptr_array_add (labels, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_labels (child, labels);
}

/* Whether all of a label is on the table, and none of its text is left out. */
static gboolean
is_whole (TableFixture *fixture, GtkWidget *label)
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

      g_assert_true (gtk_widget_compute_bounds (label, around, &bounds));
      if (bounds.origin.x < 0 || bounds.origin.y < 0
          || bounds.origin.x + bounds.size.width > gtk_widget_get_width (around)
          || bounds.origin.y + bounds.size.height > gtk_widget_get_height (around))
        return FALSE;
    }
  return TRUE;
}

static void
check_scenes (TableFixture *fixture, const CanastaState *dealt, const char *how)
{
  for (guint scene = 0; scene < G_N_ELEMENTS (scenes); scene++)
    {
      g_autoptr (GPtrArray) labels = g_ptr_array_new ();

      set_scene (fixture, dealt, scene);
      list_labels (GTK_WIDGET (fixture->view), labels);
      g_assert_cmpuint (labels->len, >, 10);
      for (guint i = 0; i < labels->len; i++)
        {
          GtkWidget *label = g_ptr_array_index (labels, i);

          if (is_whole (fixture, label))
            continue;
          g_test_message ("%s, %s: “%s” is cut off", how, scenes[scene].name,
                          gtk_label_get_text (GTK_LABEL (label)));
          g_test_fail ();
        }
    }
}

static void
test_whole (TableFixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *how;
    double letters;
    double card_size;
  } rows[] = {
    { "as it comes", 1, 1 },
    { "large letters", 1.5, 1 },
    { "small cards", 1, 0.8 },
    { "large cards", 1, 1.5 },
  };
  const CanastaState dealt = fixture->state;
  GtkSettings *settings = gtk_widget_get_settings (fixture->window);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_object_set (settings, "gtk-xft-dpi", (int) (96 * 1024 * rows[i].letters), NULL);
      g_settings_set_double (fixture->settings, "card-size", rows[i].card_size);
      check_scenes (fixture, &dealt, rows[i].how);
    }
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024, NULL);
  g_settings_reset (fixture->settings, "card-size");
}

/* Names and numbers are the same in every language, and some words are. */
static gboolean
is_to_be_translated (const char *text)
{
  static const char *const same[] = { "Ada", "Ben", "Clara", "Dora", "drew", "Pile", "Partner" };
  g_autoptr (GRegex) word = g_regex_new ("\\p{L}{3,}", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (word, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *found = g_match_info_fetch (match, 0);
      guint i = 0;

      while (i < G_N_ELEMENTS (same) && !g_str_equal (same[i], found))
        i++;
      if (i == G_N_ELEMENTS (same))
        return TRUE;
    }
  return FALSE;
}

/* The texts of all scenes, in the language of now. */
static GHashTable *
list_texts (TableFixture *fixture)
{
  GHashTable *texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const CanastaState dealt = fixture->state;

  for (guint scene = 0; scene < G_N_ELEMENTS (scenes); scene++)
    {
      g_autoptr (GPtrArray) labels = g_ptr_array_new ();

      set_scene (fixture, &dealt, scene);
      list_labels (GTK_WIDGET (fixture->view), labels);
      for (guint i = 0; i < labels->len; i++)
        {
          const char *text = gtk_label_get_text (g_ptr_array_index (labels, i));

          if (is_to_be_translated (text))
            g_hash_table_add (texts, g_strdup (text));
        }
    }
  return texts;
}

static void set_up (TableFixture *fixture, gconstpointer language);
static void tear_down (TableFixture *fixture, gconstpointer language);

static void
test_translated (TableFixture *fixture, gconstpointer data)
{
  g_autoptr (GHashTable) here = list_texts (fixture);
  g_autoptr (GHashTable) english = NULL;
  TableFixture other = { 0 };
  GHashTableIter texts;
  gpointer text;

  set_up (&other, "en");
  english = list_texts (&other);
  tear_down (&other, "en");
  g_assert_cmpuint (g_hash_table_size (english), >, 40);
  g_hash_table_iter_init (&texts, here);
  while (g_hash_table_iter_next (&texts, &text, NULL))
    {
      if (!g_hash_table_contains (english, text))
        continue;
      g_test_message ("“%s” is still English", (const char *) text);
      g_test_fail ();
    }
}

static void
set_up (TableFixture *fixture, gconstpointer language)
{
  g_assert_true (canasta_language_set (language, NULL));
  fixture_set_up (fixture, "asking=1");
  g_settings_set_string (fixture->settings, "animations", "reduced");
}

static void
tear_down (TableFixture *fixture, gconstpointer language)
{
  g_settings_reset (fixture->settings, "animations");
  fixture_tear_down (fixture, language);
}

int
main (int argc, char *argv[])
{
  g_autofree char *translations = canasta_paths_dup_locale ();
  gsize n_languages;
  const CanastaLanguage *languages = canasta_language_list (&n_languages);

  gtk_disable_setlocale ();
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  canasta_language_init (translations);
  for (gsize i = 0; i < n_languages; i++)
    {
      const char *code = languages[i].code;
      g_autofree char *whole = g_strdup_printf ("/table-texts/%s/whole", code);
      g_autofree char *translated = g_strdup_printf ("/table-texts/%s/translated", code);

      g_test_add (whole, TableFixture, code, set_up, test_whole, tear_down);
      if (!g_str_equal (code, "en"))
        g_test_add (translated, TableFixture, code, set_up, test_translated, tear_down);
    }
  return g_test_run ();
}
