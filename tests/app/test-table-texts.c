/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the table view: its texts in every language. With letters half as
 * large again nothing is cut off, no English is left, and on every felt and in
 * every style each text stands out from its ground. */
#include "config.h"

#include <adwaita.h>
#include <math.h>

#include "settings/language.h"
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

/* Every scene begins with the table as it was dealt. */
static void
set_scene_in (TableFixture *fixture, const CanastaState *dealt, guint scene, int width, int height)
{
  canasta_turn_clear (fixture->turn);
  fixture->state = *dealt;
  g_string_truncate (fixture->played, 0);
  scenes[scene].func (fixture);
  fixture_place (fixture, width, height);
  /* What the texts need decides who gets how much. */
  fixture_place (fixture, width, height);
}

static void
set_scene (TableFixture *fixture, const CanastaState *dealt, guint scene)
{
  set_scene_in (fixture, dealt, scene, WIDTH, HEIGHT);
}

static void
list_labels (GtkWidget *widget, GPtrArray *labels)
{
  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget))
    return;
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    g_ptr_array_add (labels, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    list_labels (child, labels);
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

static void
check_scenes (TableFixture *fixture, const CanastaState *dealt, const char *how, int width,
              int height)
{
  for (guint scene = 0; scene < G_N_ELEMENTS (scenes); scene++)
    {
      g_autoptr (GPtrArray) labels = g_ptr_array_new ();

      set_scene_in (fixture, dealt, scene, width, height);
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
test_whole (TableFixture *fixture, gconstpointer language)
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
      /* The cards leave the texts the same room in every language. */
      if (rows[i].card_size != 1 && !g_str_equal (language, "en"))
        continue;
      g_object_set (settings, "gtk-xft-dpi", (int) (96 * 1024 * rows[i].letters), NULL);
      g_settings_set_double (fixture->settings, "card-size", rows[i].card_size);
      check_scenes (fixture, &dealt, rows[i].how, WIDTH, HEIGHT);
    }
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024, NULL);
  g_settings_reset (fixture->settings, "card-size");
}

/* On a telephone nothing is cut off either, with letters half as large again neither. */
static void
test_narrow (TableFixture *fixture, gconstpointer language)
{
  const CanastaState dealt = fixture->state;
  GtkSettings *settings = gtk_widget_get_settings (fixture->window);

  check_scenes (fixture, &dealt, "narrow", 360, 593);
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024 * 3 / 2, NULL);
  check_scenes (fixture, &dealt, "narrow, large letters", 360, 593);
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024, NULL);
}

/* Proposes a move for a reason, which may name a canasta, beside one that is worse. */
static void
propose (TableFixture *fixture, guint code, guint canasta, gboolean is_other)
{
  CanastaHint *hint = g_new0 (CanastaHint, 1);

  hint->n_ideas = 2;
  for (guint i = 0; i < hint->n_ideas; i++)
    {
      CanastaHintIdea *idea = &hint->ideas[i];

      CanastaCardSet queen = fixture_read_cards ("QD");

      canasta_action_init_card (&idea->action, CANASTA_ACTION_DISCARD,
                                canasta_card_set_next (&queen));
      idea->behind = i > 0 ? 235 : 0;
      idea->reason = (CanastaHintReason){
        .code = (guint8) code, .canasta = (guint8) canasta, .seat = 3, .card = 0,
        .rank = CANASTA_RANK_QUEEN, .count = 13, .total = 13, .points = 1135,
        .refusal = { .reason = CANASTA_REASON_FROZEN_NEEDS_NATURAL_PAIR,
                     .rank = CANASTA_RANK_QUEEN, .card = CANASTA_NO_CARD, .rule = -1, .need = 2,
                     .have = 1 },
      };
    }
  canasta_turn_propose (fixture->turn, hint);
  if (is_other)
    fixture_activate (fixture, "table.hint");
}

static guint
count_lines (GtkWidget *widget, const char *css_class)
{
  guint n = 0;

  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
      && gtk_widget_has_css_class (widget, css_class))
    n = (guint) pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    n += count_lines (child, css_class);
  return n;
}

/* For what is to be done and why. */
#define KEPT_LINES 3

/* The whole hint is there, in the lines that are kept where the window is wide enough,
 * and nothing has moved for it. */
static void
check_hint (TableFixture *fixture, int width, const GtkAllocation *before)
{
  GtkWidget *prompt = GTK_WIDGET (fixture->parts->prompt);
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();
  GtkAllocation now;
  guint n_lines;

  gtk_widget_get_allocation (prompt, &now);
  if (now.y != before->y || now.height != before->height)
    {
      g_test_message ("%d wide: %d high at %d, not %d at %d: “%s”", width, now.height, now.y,
                      before->height, before->y, fixture_read (prompt, "prompt-line"));
      g_test_fail ();
    }
  n_lines = count_lines (prompt, "prompt-title") + count_lines (prompt, "prompt-line");
  list_labels (prompt, labels);
  for (guint i = 0; i < labels->len; i++)
    {
      GtkWidget *label = g_ptr_array_index (labels, i);

      if (is_whole (fixture, label) && (width < WIDTH || n_lines <= KEPT_LINES))
        continue;
      g_test_message ("%d wide, %u lines: “%s”", width, n_lines,
                      gtk_label_get_text (GTK_LABEL (label)));
      g_test_fail ();
    }
}

/* Of a reason, with each canasta there is where it names one. */
static void
check_hints (TableFixture        *fixture,
             guint                code,
             int                  width,
             int                  height,
             const GtkAllocation *before)
{
  guint last = code == CANASTA_HINT_CANASTA ? CANASTA_N_CLASSES - 1 : CANASTA_CLASS_NATURAL;

  for (guint canasta = CANASTA_CLASS_NATURAL; canasta <= last; canasta++)
    for (int is_other = 0; is_other < 2; is_other++)
      {
        propose (fixture, code, canasta, is_other);
        fixture_place (fixture, width, height);
        fixture_place (fixture, width, height);
        check_hint (fixture, width, before);
      }
}

static void
test_hints (TableFixture *fixture, gconstpointer language)
{
  static const struct
  {
    int width;
    int height;
  } sizes[] = { { WIDTH, HEIGHT }, { 360, 593 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkAllocation before;

      fixture_give (fixture, "4C 4H 7S QD", "9S", CANASTA_PHASE_PLAY);
      fixture_show (fixture);
      fixture_place (fixture, sizes[i].width, sizes[i].height);
      fixture_place (fixture, sizes[i].width, sizes[i].height);
      gtk_widget_get_allocation (GTK_WIDGET (fixture->parts->prompt), &before);
      for (guint code = 0; code < CANASTA_HINT_FIRST_FAULT; code++)
        check_hints (fixture, code, sizes[i].width, sizes[i].height, &before);
    }
}

/* What is said in a turn moves nothing on the table. */
static void
test_height (TableFixture *fixture, gconstpointer language)
{
  const CanastaState dealt = fixture->state;
  GtkAllocation first, now;

  for (guint scene = 0; scene < G_N_ELEMENTS (scenes); scene++)
    {
      set_scene (fixture, &dealt, scene);
      gtk_widget_get_allocation (GTK_WIDGET (fixture->parts->prompt), scene > 0 ? &now : &first);
      if (scene == 0 || now.height == first.height)
        continue;
      g_test_message ("%s: %d instead of %d high", scenes[scene].name, now.height, first.height);
      g_test_fail ();
    }
}

static GtkWidget *
find_button (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child);
  return found;
}

/* However narrow the table is, beside its panel for one, the button below the
 * piles has room. */
static void
test_view_pile (TableFixture *fixture, gconstpointer language)
{
  GtkSettings *settings = gtk_widget_get_settings (fixture->window);

  fixture_give (fixture, "4C 4H 7S KD", "4C 10H", CANASTA_PHASE_DRAW);
  fixture->table->rules.pile_visibility = CANASTA_PILE_SHOWS_ALL;
  fixture_show (fixture);
  for (int letters = 2; letters <= 3; letters++)
    {
      g_object_set (settings, "gtk-xft-dpi", 96 * 1024 * letters / 2, NULL);
      for (int width = 1024; width >= 700; width -= 4)
        {
          GtkWidget *button;

          fixture_place (fixture, width, HEIGHT);
          button = find_button (GTK_WIDGET (fixture->parts->well));
          g_assert_nonnull (button);
          g_assert_true (is_whole (fixture, gtk_button_get_child (GTK_BUTTON (button))));
        }
    }
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024, NULL);
}

/* What a player is doing is said when it fits, to the pixel. */
static void
test_role_fits (TableFixture *fixture, gconstpointer language)
{
  GtkSettings *settings = gtk_widget_get_settings (fixture->window);
  guint n_said = 0, n_widths = 0;

  g_object_set (settings, "gtk-xft-dpi", 96 * 1024 * 3 / 2, NULL);
  wait_for_others (fixture);
  for (int width = 1024; width >= 700; width--, n_widths++)
    {
      g_autoptr (GPtrArray) labels = g_ptr_array_new ();

      fixture_place (fixture, width, HEIGHT);
      list_labels (GTK_WIDGET (fixture->parts->seats), labels);
      for (guint i = 0; i < labels->len; i++)
        {
          GtkLabel *label = g_ptr_array_index (labels, i);
          gboolean is_said = g_str_has_suffix (gtk_label_get_text (label), "is playing");

          if (!gtk_widget_has_css_class (GTK_WIDGET (label), "seat-role"))
            continue;
          g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (label)));
          n_said += is_said;
        }
    }
  g_assert_cmpuint (n_said, >, 0);
  g_assert_cmpuint (n_said, <, n_widths);
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024, NULL);
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

/* Contrast, as the WCAG measure it. */

static double
get_luminance (const GdkRGBA *colour)
{
  const double parts[] = { colour->red, colour->green, colour->blue };
  static const double weights[] = { 0.2126, 0.7152, 0.0722 };
  double sum = 0;

  for (guint i = 0; i < 3; i++)
    sum += weights[i] * (parts[i] <= 0.03928 ? parts[i] / 12.92
                                             : pow ((parts[i] + 0.055) / 1.055, 2.4));
  return sum;
}

static double
get_contrast (const GdkRGBA *a, const GdkRGBA *b)
{
  double first = get_luminance (a), second = get_luminance (b);

  return (MAX (first, second) + 0.05) / (MIN (first, second) + 0.05);
}

/* The colour most of a part of a frame has; what is written there covers less. */
static GdkRGBA
find_ground (const guint32 *frame, const graphene_rect_t *part)
{
  guint counts[4096] = { 0 };
  guint best = 0;
  GdkRGBA sum = { 0, 0, 0, 1 };

  for (int pass = 0; pass < 2; pass++)
    for (int y = MAX ((int) part->origin.y, 0); y < part->origin.y + part->size.height; y++)
      for (int x = MAX ((int) part->origin.x, 0); x < part->origin.x + part->size.width; x++)
        {
          guint32 pixel = frame[y * WIDTH + x];
          guint shade = (pixel >> 20 & 15) << 8 | (pixel >> 12 & 15) << 4 | (pixel >> 4 & 15);

          if (pass == 0)
            {
              best = ++counts[shade] > counts[best] ? shade : best;
            }
          else if (shade == best)
            {
              sum.red += (float) ((pixel >> 16 & 255) / 255.0 / counts[best]);
              sum.green += (float) ((pixel >> 8 & 255) / 255.0 / counts[best]);
              sum.blue += (float) ((pixel & 255) / 255.0 / counts[best]);
            }
        }
  return sum;
}

static void
check_labels (TableFixture *fixture, const char *how, const char *scene)
{
  g_autofree guint32 *frame =
    fixture_render (fixture, &GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT));
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();

  list_labels (GTK_WIDGET (fixture->view), labels);
  for (guint i = 0; i < labels->len; i++)
    {
      GtkWidget *label = g_ptr_array_index (labels, i);
      graphene_rect_t bounds;
      GdkRGBA ink, ground;
      double contrast;

      g_assert_true (gtk_widget_compute_bounds (label, GTK_WIDGET (fixture->view), &bounds));
      gtk_style_context_get_color (gtk_widget_get_style_context (label), &ink);
      ground = find_ground (frame, &bounds);
      contrast = get_contrast (&ink, &ground);
      if (contrast >= 4.5)
        continue;
      g_test_message ("%s, %s: “%s” has a contrast of %.2f", how, scene,
                      gtk_label_get_text (GTK_LABEL (label)), contrast);
      g_test_fail ();
    }
}

/* What is drawn by hand takes these colours; a ring of focus is no text. */
static void
check_colours (TableFixture *fixture, const char *how)
{
  static const struct
  {
    const char *ink;
    const char *ground;
    double least;
  } pairs[] = {
    { "canasta_ink", "canasta_paper", 4.5 },
    { "canasta_select_sign", "canasta_select", 4.5 },
    { "canasta_badge_text", "canasta_natural_badge", 4.5 },
    { "canasta_badge_text", "canasta_mixed_badge", 4.5 },
    { "canasta_badge_text", "canasta_wild_badge", 4.5 },
    { "canasta_badge_text", "canasta_blocked", 4.5 },
    { "canasta_side_ink", "canasta_side_own", 4.5 },
    { "canasta_side_ink", "canasta_side_1", 4.5 },
    { "canasta_side_ink", "canasta_side_2", 4.5 },
    { "canasta_side_ink", "canasta_side_3", 4.5 },
    { "canasta_side_ink", "canasta_side_4", 4.5 },
    { "canasta_side_ink", "canasta_side_5", 4.5 },
    { "canasta_focus_inside", "canasta_paper", 3 },
    { "canasta_focus_inside", "canasta_focus_outside", 3 },
    { "canasta_select", "canasta_paper", 3 },
  };
  GtkStyleContext *context = gtk_widget_get_style_context (GTK_WIDGET (fixture->view));
  g_autofree guint32 *frame =
    fixture_render (fixture, &GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT));
  GdkRGBA ink, ground;

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_assert_true (gtk_style_context_lookup_color (context, pairs[i].ink, &ink));
      g_assert_true (gtk_style_context_lookup_color (context, pairs[i].ground, &ground));
      if (get_contrast (&ink, &ground) >= pairs[i].least)
        continue;
      g_test_message ("%s: %s on %s has a contrast of %.2f", how, pairs[i].ink, pairs[i].ground,
                      get_contrast (&ink, &ground));
      g_test_fail ();
    }
  g_assert_true (gtk_style_context_lookup_color (context, "canasta_focus_outside", &ink));
  ground = find_ground (frame, &GRAPHENE_RECT_INIT (0, HEIGHT - 40, 40, 40));
  g_assert_cmpfloat (get_contrast (&ink, &ground), >=, 3);
}

static GtkCssProvider *
add_style (const char *name)
{
  GtkCssProvider *style = gtk_css_provider_new ();
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "app", name, NULL);

  gtk_css_provider_load_from_path (style, path);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  return style;
}

static void
test_contrast (TableFixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *files[4];
    gboolean is_dark;
  } styles[] = {
    { { NULL }, FALSE },
    { { "style-dark.css", NULL }, TRUE },
    { { "style-hc.css", NULL }, FALSE },
    { { "style-dark.css", "style-hc.css", "style-hc-dark.css", NULL }, TRUE },
  };
  static const char *const felts[] = { "green", "blue", "red", "brown", "grey" };
  const CanastaState dealt = fixture->state;

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);
      const char *last = "style.css";

      for (guint j = 0; styles[i].files[j]; j++)
        {
          last = styles[i].files[j];
          g_ptr_array_add (added, add_style (last));
        }
      adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                          styles[i].is_dark ? ADW_COLOR_SCHEME_FORCE_DARK
                                                            : ADW_COLOR_SCHEME_FORCE_LIGHT);
      for (guint felt = 0; felt < G_N_ELEMENTS (felts); felt++)
        {
          g_autofree char *how = g_strdup_printf ("%s, %s", last, felts[felt]);

          g_settings_set_string (fixture->settings, "felt", felts[felt]);
          for (guint scene = felt; scene < G_N_ELEMENTS (scenes); scene += G_N_ELEMENTS (felts))
            {
              set_scene (fixture, &dealt, scene);
              check_labels (fixture, how, scenes[scene].name);
            }
          check_colours (fixture, how);
        }
      for (guint j = 0; j < added->len; j++)
        gtk_style_context_remove_provider_for_display (gdk_display_get_default (),
                                                       added->pdata[j]);
    }
  g_settings_reset (fixture->settings, "felt");
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
}

static void
set_up (TableFixture *fixture, gconstpointer language)
{
  g_assert_true (canasta_language_set (language, NULL));
  fixture_set_up (fixture, "asking=1");
  g_settings_set_string (fixture->settings, "animations", "reduced");
  /* No colour on its way to another is looked at. */
  g_object_set (gtk_widget_get_settings (fixture->window), "gtk-enable-animations", FALSE, NULL);
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
  g_test_add ("/table-texts/role-fits", TableFixture, "en", set_up, test_role_fits, tear_down);
  g_test_add ("/table-texts/contrast", TableFixture, "en", set_up, test_contrast, tear_down);
  for (gsize i = 0; i < n_languages; i++)
    {
      const char *code = languages[i].code;
      g_autofree char *whole = g_strdup_printf ("/table-texts/%s/whole", code);
      g_autofree char *narrow = g_strdup_printf ("/table-texts/%s/narrow", code);
      g_autofree char *hints = g_strdup_printf ("/table-texts/%s/hints", code);
      g_autofree char *height = g_strdup_printf ("/table-texts/%s/height", code);
      g_autofree char *view_pile = g_strdup_printf ("/table-texts/%s/view-pile", code);
      g_autofree char *translated = g_strdup_printf ("/table-texts/%s/translated", code);

      g_test_add (whole, TableFixture, code, set_up, test_whole, tear_down);
      g_test_add (narrow, TableFixture, code, set_up, test_narrow, tear_down);
      g_test_add (hints, TableFixture, code, set_up, test_hints, tear_down);
      g_test_add (height, TableFixture, code, set_up, test_height, tear_down);
      g_test_add (view_pile, TableFixture, code, set_up, test_view_pile, tear_down);
      if (!g_str_equal (code, "en"))
        g_test_add (translated, TableFixture, code, set_up, test_translated, tear_down);
    }
  return g_test_run ();
}
