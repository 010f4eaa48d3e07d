/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the rules beside the game: whatever rule is asked for, its paragraph
 * is in view, marked and read. */
#include "config.h"

#include <string.h>

#include "pages/guide-pictures.h"
#include "pages/guide-window.h"
#include "pages/search-text.h"

#include "fixture.h"
#include "settings/language.h"
#include "guide/guide.h"
#include "table/card-row.h"
#include "variants/paths.h"
#include "variants/tables.h"
#include "window-fixture.h"

typedef struct
{
  CanastaTable *table;
  CanastaGuide *guide;          /* what the window shows */
  CanastaCardArt *art;
  GtkWidget *parent;
  CanastaGuideView *view;
  GtkWindow *window;
} GuideFixture;

static void
set_up (GuideFixture *fixture, gconstpointer language)
{
  g_autoptr (CanastaRegistry) registry = test_registry_new ("/nowhere");
  g_autoptr (GError) error = NULL;

  canasta_language_set (language, &error);
  g_assert_no_error (error);
  fixture->table = canasta_registry_open_table (registry, "partnership", 4, NULL, "classic", NULL,
                                                &error);
  g_assert_no_error (error);
  fixture->guide = canasta_guide_new (fixture->table, NULL);
  fixture->parent = gtk_window_new ();
  gtk_window_present (GTK_WINDOW (fixture->parent));
  fixture->art = canasta_card_art_new ();
  fixture->view = canasta_guide_view_new (fixture->table, NULL, "Sunday", fixture->art);
  fixture->window = canasta_guide_window_new (GTK_WINDOW (fixture->parent), fixture->view);
}

static void
tear_down (GuideFixture *fixture, gconstpointer language)
{
  gtk_window_destroy (GTK_WINDOW (fixture->parent));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_object_unref (fixture->art);
  canasta_guide_unref (fixture->guide);
  canasta_table_unref (fixture->table);
}

/* The first widget below of a class of the style, or %NULL. */
static GtkWidget *
find_class (GtkWidget *widget, const char *css_class)
{
  if (gtk_widget_has_css_class (widget, css_class))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_class (child, css_class);

      if (found)
        return found;
    }
  return NULL;
}

static void
assert_in_view (GtkWidget *widget)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, scrolled, &bounds));
  g_assert_cmpfloat (bounds.size.height, >, 0);
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scrolled));
}

/* What is marked is the paragraph about the rule: its place is in view, it says
 * so in words, and the focus has it read. */
static void
assert_shown (GuideFixture *fixture, const char *rule)
{
  const CanastaGuideParagraph *paragraph = canasta_guide_find (fixture->guide, rule);
  GtkWidget *place = find_class (GTK_WIDGET (fixture->window), "wanted-rule");
  GtkWidget *focus, *words;

  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_nonnull (place);
  assert_in_view (place);
  g_assert_true (GTK_IS_LABEL (focus));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (focus)), ==, paragraph->text);
  g_assert_true (gtk_widget_is_ancestor (focus, place));
  words = gtk_widget_get_first_child (place);
  g_assert_true (gtk_widget_get_mapped (words));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       gtk_label_get_text (GTK_LABEL (words)));
}

/* It is there from the first frame on. */
static void
test_opened (GuideFixture *fixture, gconstpointer language)
{
  canasta_guide_view_show_rule (fixture->view, "asking");
  gtk_window_present (GTK_WINDOW (fixture->window));
  assert_shown (fixture, "asking");
}

/* In an open window it goes from rule to rule, and back to the first. */
static void
test_every_rule (GuideFixture *fixture, gconstpointer language)
{
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      canasta_guide_view_show_rule (fixture->view, canasta_rule_get (i)->name);
      assert_shown (fixture, canasta_rule_get (i)->name);
    }
  canasta_guide_view_show_rule (fixture->view, canasta_rule_get (0)->name);
  assert_shown (fixture, canasta_rule_get (0)->name);
}

/* In other lines it stays in view, once the contents have given way to the rules. */
static void
test_narrow (GuideFixture *fixture, gconstpointer language)
{
  GtkWidget *scrolled;

  canasta_guide_view_show_rule (fixture->view, "asking");
  gtk_window_present (GTK_WINDOW (fixture->window));
  assert_shown (fixture, "asking");
  scrolled = gtk_widget_get_ancestor (find_class (GTK_WIDGET (fixture->window), "wanted-rule"),
                                      GTK_TYPE_SCROLLED_WINDOW);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 500);
  while (gtk_widget_get_width (GTK_WIDGET (fixture->window)) > 360
         || gtk_widget_get_width (scrolled) < gtk_widget_get_width (GTK_WIDGET (fixture->window)))
    g_main_context_iteration (NULL, TRUE);
  assert_shown (fixture, "asking");
}

/* Who wants all the rules finds none marked. */
static void
test_no_rule (GuideFixture *fixture, gconstpointer language)
{
  canasta_guide_view_show_rule (fixture->view, "asking");
  gtk_window_present (GTK_WINDOW (fixture->window));
  canasta_guide_view_show_rule (fixture->view, NULL);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  g_assert_null (find_class (GTK_WIDGET (fixture->window), "wanted-rule"));
}

static GtkWidget *
find_type (GtkWidget *widget, GType type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_type (child, type);
  return found;
}

static guint
count_visible_rows (GtkWidget *list)
{
  guint n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (list); row;
       row = gtk_widget_get_next_sibling (row))
    n += GTK_IS_LIST_BOX_ROW (row) && gtk_widget_get_visible (row);
  return n;
}

static void
seek (GtkWidget *search, const char *words)
{
  gtk_editable_set_text (GTK_EDITABLE (search), words);
  g_signal_emit_by_name (search, "search-changed");
}

/* The labels that are shown with something marked in them. */
static void
list_marked (GtkWidget *widget, GPtrArray *marked)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
      && gtk_label_get_attributes (GTK_LABEL (widget)))
    g_ptr_array_add (marked, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    list_marked (child, marked);
}

static GtkWidget *
find_label (GtkWidget *widget, const char *text)
{
  GtkWidget *found = GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
                     && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);
  return found;
}

/* Words are sought apart, marked where they are found and gone to, from one to the
 * next; that nothing is found is said. */
static void
test_search (GuideFixture *fixture, gconstpointer language)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  GtkWidget *list = find_type (window, GTK_TYPE_LIST_BOX);
  GtkWidget *search = find_type (window, GTK_TYPE_SEARCH_ENTRY);
  g_autoptr (GPtrArray) marked = g_ptr_array_new ();
  guint n_sections;

  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  seek (search, "natural frozen");
  gtk_test_widget_wait_for_draw (window);
  n_sections = count_visible_rows (list);
  g_assert_cmpuint (n_sections, >, 0);
  g_assert_cmpuint (n_sections, <, canasta_guide_get_length (fixture->guide));
  list_marked (window, marked);
  g_assert_cmpuint (marked->len, >, 1);
  assert_in_view (marked->pdata[0]);
  for (guint i = 0; i < marked->len; i++)
    {
      g_autofree char *text = g_utf8_strdown (gtk_label_get_text (marked->pdata[i]), -1);

      g_assert_true (strstr (text, "natural") || strstr (text, "frozen"));
    }
  for (guint i = 1; i <= marked->len; i++)
    {
      g_signal_emit_by_name (search, "activate");
      gtk_test_widget_wait_for_draw (window);
      assert_in_view (marked->pdata[i % marked->len]);
    }
  seek (search, "  FROZEN   natural ");
  g_assert_cmpuint (count_visible_rows (list), ==, n_sections);

  seek (search, "qqqq");
  gtk_test_widget_wait_for_draw (window);
  g_assert_cmpuint (count_visible_rows (list), ==, 0);
  g_assert_nonnull (find_label (window, "Nothing found"));
  g_assert_nonnull (find_label (window, "Nothing found for “qqqq”."));

  seek (search, "");
  gtk_test_widget_wait_for_draw (window);
  g_assert_null (find_label (window, "Nothing found"));
  g_ptr_array_set_size (marked, 0);
  list_marked (window, marked);
  g_assert_cmpuint (marked->len, ==, 0);
}

/* Case and accents make no difference, and what is marked is the word as it is
 * written. */
static void
test_words (void)
{
  static const struct
  {
    const char *text;
    const char *typed;
    guint start;
    guint end;                  /* 0 where it is not found */
  } cases[] = {
    { "une pénalité", "PENALITE", 4, 14 },
    { "une penalite", "pénalité", 4, 12 },
    { "Straße 5", "strasse", 0, 7 },
    { "più di così", "cosi", 8, 13 },
    { "the pile", "pill", 0, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (CanastaSearchText) text = canasta_search_text_new (cases[i].text);
      g_auto (GStrv) words = canasta_search_text_split (cases[i].typed);
      g_autoptr (PangoAttrList) marks =
        canasta_search_text_mark (text, (const char *const *) words);
      g_autoptr (PangoAttrIterator) at = marks ? pango_attr_list_get_iterator (marks) : NULL;
      int start = 0, end = 0;

      g_assert_cmpuint (g_strv_length (words), ==, 1);
      g_assert_true (canasta_search_text_has (text, words[0]) == (cases[i].end > 0));
      g_assert_true ((marks != NULL) == (cases[i].end > 0));
      if (!at)
        continue;
      pango_attr_iterator_range (at, &start, &end);
      if (!pango_attr_iterator_get (at, PANGO_ATTR_BACKGROUND))
        {
          pango_attr_iterator_next (at);
          pango_attr_iterator_range (at, &start, &end);
        }
      g_assert_cmpint (start, ==, cases[i].start);
      g_assert_cmpint (end, ==, cases[i].end);
    }
}

/* Every section is in the contents and can be gone to, and so are the keys; a search
 * leaves those that have the words. There are cards to look at, and the rules have a name. */
static void
test_contents (GuideFixture *fixture, gconstpointer language)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  GtkWidget *list = find_type (window, GTK_TYPE_LIST_BOX);
  GtkWidget *search = find_type (window, GTK_TYPE_SEARCH_ENTRY);
  guint n = canasta_guide_get_length (fixture->guide) + 1;
  const char *title = canasta_guide_get_section (fixture->guide, n - 2)->title;
  GtkWidget *heading;

  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  g_assert_nonnull (find_type (window, CANASTA_TYPE_CARD_ROW));
  g_assert_true (g_str_has_prefix (gtk_window_get_title (GTK_WINDOW (window)), "Sunday"));
  g_assert_cmpuint (count_visible_rows (list), ==, n);
  g_signal_emit_by_name (list, "row-activated",
                         gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 1));
  gtk_test_widget_wait_for_draw (window);
  heading = find_class (gtk_widget_get_next_sibling (gtk_widget_get_parent (
                          find_class (window, "title-3"))), "title-3");
  assert_in_view (heading);

  seek (search, title);
  g_assert_cmpuint (count_visible_rows (list), >, 0);
  seek (search, "qqqq");
  g_assert_cmpuint (count_visible_rows (list), ==, 0);
  canasta_guide_view_show_rule (fixture->view, "asking");
  g_assert_cmpuint (count_visible_rows (list), ==, n);
  assert_shown (fixture, "asking");
}

static void
add (const char *name, const char *language, void (*test) (GuideFixture *, gconstpointer))
{
  g_autofree char *path = g_strconcat ("/guide-window/", name, "/", language, NULL);

  g_test_add (path, GuideFixture, language, set_up, test, tear_down);
}

static guint
count_pictures (GuideFixture *fixture, const CanastaTable *table, const char *section)
{
  GtkWidget *box = canasta_guide_pictures_new (fixture->art, table, section);
  guint n = 0;

  if (!box)
    return 0;
  g_object_ref_sink (box);
  for (GtkWidget *child = gtk_widget_get_first_child (box); child;
       child = gtk_widget_get_next_sibling (child))
    n++;
  g_object_unref (box);
  return n;
}

/* A picture shows what is so at the table. */
static void
test_pictures (GuideFixture *fixture, gconstpointer language)
{
  CanastaTable other = *fixture->table;

  g_assert_cmpuint (count_pictures (fixture, &other, "canastas"), ==, 2);
  g_assert_cmpuint (count_pictures (fixture, &other, "melds"), ==, 0);
  g_assert_cmpuint (count_pictures (fixture, &other, "cards"), ==, 2);
  other.rules.jokers = 0;
  g_assert_cmpuint (count_pictures (fixture, &other, "cards"), ==, 2);
  other.rules.mixed_canasta = 0;
  g_assert_cmpuint (count_pictures (fixture, &other, "canastas"), ==, 2);
  other.rules.maximum_wilds = 0;
  g_assert_cmpuint (count_pictures (fixture, &other, "canastas"), ==, 1);
  other.rules.meld_maximum_size = 4;
  g_assert_cmpuint (count_pictures (fixture, &other, "canastas"), ==, 0);
  other.rules.sequences = CANASTA_SEQUENCES_NATURAL;
  g_assert_cmpuint (count_pictures (fixture, &other, "melds"), ==, 1);
}

int
main (int argc, char *argv[])
{
  g_autofree char *folder = NULL;
  const CanastaLanguage *languages;
  gsize n;

  test_window_init (&argc, &argv);
  folder = canasta_paths_dup_locale ();
  canasta_language_init (folder);
  languages = canasta_language_list (&n);
  for (gsize i = 0; i < n; i++)
    {
      add ("opened", languages[i].code, test_opened);
      add ("every-rule", languages[i].code, test_every_rule);
      add ("contents", languages[i].code, test_contents);
    }
  add ("narrow/en", "en", test_narrow);
  add ("narrow/de", "de", test_narrow);
  add ("no-rule", "en", test_no_rule);
  add ("search", "en", test_search);
  g_test_add_func ("/guide-window/words", test_words);
  add ("pictures", "en", test_pictures);
  return g_test_run ();
}
