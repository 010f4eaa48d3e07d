/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the table view: its texts in every language. With letters half as
 * large again nothing is cut off, and no English is left. */
#include "config.h"

#include <adwaita.h>
#include <string.h>

#include "elsewhere/awaited.h"
#include "elsewhere/talk.h"
#include "settings/language.h"
#include "table-scenes.h"
#include "variants/paths.h"

static void
check_scene (TableFixture *fixture, const CanastaState *dealt, guint scene, const char *how,
             int width, int height)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();

  table_scene_set (fixture, dealt, scene, width, height);
  table_scene_list_labels (GTK_WIDGET (fixture->view), labels);
  g_assert_cmpuint (labels->len, >, 10);
  for (guint i = 0; i < labels->len; i++)
    {
      GtkWidget *label = g_ptr_array_index (labels, i);

      if (table_scene_is_whole (fixture, label))
        continue;
      g_test_message ("%s, %s: “%s” is cut off", how, table_scene_get_name (scene),
                      gtk_label_get_text (GTK_LABEL (label)));
      g_test_fail ();
    }
}

static void
check_scenes (TableFixture *fixture, const CanastaState *dealt, const char *how, int width,
              int height)
{
  for (guint scene = 0; table_scene_get_name (scene); scene++)
    check_scene (fixture, dealt, scene, how, width, height);
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
      check_scenes (fixture, &dealt, rows[i].how, SCENE_WIDTH, SCENE_HEIGHT);
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

/* For whom the match waits: people with long names whose lines are broken, or the host. */
static char *
say_awaited (TableFixture *fixture, gboolean is_guest)
{
  g_autoptr (CanastaMatch) match =
    canasta_match_new (fixture->table, CANASTA_DEALING_IN_SUCCESSION, 5, NULL);
  CanastaTableSeen seen = { .n_seats = 4 };

  if (is_guest)
    return g_strdup (canasta_awaited_describe_line (TRUE, TRUE));
  for (guint seat = 0; seat < seen.n_seats; seat++)
    seen.seats[seat] = (CanastaSeatSeen){ .occupant = CANASTA_OCCUPANT_PERSON,
                                          .here = seat == 0 || seat == 2 };
  seen.seats[1].name = (char *) "Maximiliane";
  seen.seats[3].name = (char *) "Bartholomew";
  return canasta_awaited_describe (&seen, 0, match);
}

/* For whom the match waits is read at the table, which stays as large as it was and as the window
 * is, with letters half as large again, too. */
static void
test_awaited (TableFixture *fixture, gconstpointer language)
{
  static const char *const names[] = { "wait for others", "play", "draw" };
  const CanastaState dealt = fixture->state;
  GtkSettings *settings = gtk_widget_get_settings (fixture->window);

  for (guint i = 0; i < 2 * 2 * G_N_ELEMENTS (names); i++)
    {
      g_autofree char *awaited = say_awaited (fixture, i % 2 == 1);
      guint scene = table_scene_find (names[i / 4]);
      int height;

      g_object_set (settings, "gtk-xft-dpi", 96 * 1024 * (i / 2 % 2 == 1 ? 3 : 2) / 2, NULL);
      fixture->awaited = awaited;
      check_scene (fixture, &dealt, scene, awaited, 360, 593);
      gtk_widget_measure (GTK_WIDGET (fixture->view), GTK_ORIENTATION_VERTICAL, 360, &height, NULL,
                          NULL, NULL);
      g_assert_cmpint (height, <=, 593);
      g_assert_nonnull (strstr (fixture_read (GTK_WIDGET (fixture->parts->prompt), "prompt-line"),
                                awaited));
      check_scene (fixture, &dealt, scene, awaited, SCENE_WIDTH, SCENE_HEIGHT);
    }
  fixture->awaited = NULL;
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024, NULL);
}

/* What is said to the table has room at the chairs. */
static void
test_remarks (TableFixture *fixture, gconstpointer language)
{
  const CanastaState dealt = fixture->state;

  for (int i = 0; i < CANASTA_N_REMARKS; i++)
    {
      fixture->remark = canasta_talk_describe ((CanastaRemark) i);
      check_scene (fixture, &dealt, table_scene_find ("draw"), fixture->remark, SCENE_WIDTH,
                   SCENE_HEIGHT);
      check_scene (fixture, &dealt, table_scene_find ("draw"), fixture->remark, 360, 593);
    }
  fixture->remark = NULL;
}

/* Proposes a move for a reason, which may name a canasta, and with what it does to the pile,
 * beside one that is worse. */
static void
propose (TableFixture *fixture, guint code, guint canasta, guint effect, gboolean is_other)
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
        .effect = (guint8) effect, .taker = 3, .stake = 13, .later = CANASTA_RANK_QUEEN,
        .is_best = i == 0,
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
  table_scene_list_labels (prompt, labels);
  for (guint i = 0; i < labels->len; i++)
    {
      GtkWidget *label = g_ptr_array_index (labels, i);

      if (table_scene_is_whole (fixture, label) && (width < SCENE_WIDTH || n_lines <= KEPT_LINES))
        continue;
      g_test_message ("%d wide, %u lines: “%s”", width, n_lines,
                      gtk_label_get_text (GTK_LABEL (label)));
      g_test_fail ();
    }
}

/* Whether a card may be thrown for a reason and do that to the pile. */
static gboolean
may_have (guint code, guint effect)
{
  gboolean keeps = code >= CANASTA_HINT_PARTNER_HOLDS_CARDS && code <= CANASTA_HINT_KEEPS_CARDS;
  gboolean is_of_card = code == CANASTA_HINT_LONE_CARD || code == CANASTA_HINT_SINGLE_CARD;
  gboolean is_of_next = code == CANASTA_HINT_THREW_BEFORE || code == CANASTA_HINT_FEW_LEFT
                        || code == CANASTA_HINT_LEFT_BEFORE || code == CANASTA_HINT_PAIR_NEEDED;
  gboolean is_for_certain = code == CANASTA_HINT_NONE_LEFT || code == CANASTA_HINT_PAIR_NOT_LEFT
                            || code == CANASTA_HINT_SPARE_STOP || code == CANASTA_HINT_STOPS_PILE;

  switch ((CanastaHintEffect) effect)
    {
    case CANASTA_HINT_ALSO_FREEZES:
      return keeps;
    case CANASTA_HINT_ALSO_GIVES:
      return keeps || is_of_card || code == CANASTA_HINT_ONLY_DISCARD
             || code == CANASTA_HINT_SHEDS_POINTS;
    case CANASTA_HINT_ALSO_GIVES_LITTLE:
      return keeps || is_of_card || code == CANASTA_HINT_ONLY_DISCARD
             || code == CANASTA_HINT_SHEDS_POINTS || code == CANASTA_HINT_KEEPS_STOP;
    case CANASTA_HINT_ALSO_RISKS:
      return is_of_card || is_of_next;
    case CANASTA_HINT_ALSO_WAITS:
      return is_of_card || is_of_next || is_for_certain || code == CANASTA_HINT_KEEPS_STOP
             || code == CANASTA_HINT_SMALL_PILE;
    case CANASTA_HINT_NO_EFFECT:
    default:
      return TRUE;
    }
}

/* Of a reason, with each canasta there is where it names one, and each effect. */
static void
check_hints (TableFixture        *fixture,
             guint                code,
             int                  width,
             int                  height,
             const GtkAllocation *before)
{
  guint last = code == CANASTA_HINT_CANASTA ? CANASTA_N_CLASSES - 1 : CANASTA_CLASS_NATURAL;

  for (guint canasta = CANASTA_CLASS_NATURAL; canasta <= last; canasta++)
    for (guint i = 0; i < 2 * CANASTA_N_HINT_EFFECTS; i++)
      {
        if (!may_have (code, i / 2))
          continue;
        propose (fixture, code, canasta, i / 2, i % 2);
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
  } sizes[] = { { SCENE_WIDTH, SCENE_HEIGHT }, { 360, 593 } };

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

  for (guint scene = 0; table_scene_get_name (scene); scene++)
    {
      table_scene_set (fixture, &dealt, scene, SCENE_WIDTH, SCENE_HEIGHT);
      gtk_widget_get_allocation (GTK_WIDGET (fixture->parts->prompt), scene > 0 ? &now : &first);
      if (scene == 0 || now.height == first.height)
        continue;
      g_test_message ("%s: %d instead of %d high", table_scene_get_name (scene), now.height,
                      first.height);
      g_test_fail ();
    }
}

/* Names and numbers are the same in every language, and some words are. */
static gboolean
is_to_be_translated (const char *text)
{
  static const char *const same[] = { "Ada", "Ben", "Clara", "Dora", "drew", "Strong", "Pile",
                                      "Partner" };
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

  for (guint scene = 0; table_scene_get_name (scene); scene++)
    {
      g_autoptr (GPtrArray) labels = g_ptr_array_new ();

      table_scene_set (fixture, &dealt, scene, SCENE_WIDTH, SCENE_HEIGHT);
      table_scene_list_labels (GTK_WIDGET (fixture->view), labels);
      for (guint i = 0; i < labels->len; i++)
        {
          const char *text = gtk_label_get_text (g_ptr_array_index (labels, i));

          if (is_to_be_translated (text))
            g_hash_table_add (texts, g_strdup (text));
        }
    }
  return texts;
}

static void
test_translated (TableFixture *fixture, gconstpointer data)
{
  g_autoptr (GHashTable) here = list_texts (fixture);
  g_autoptr (GHashTable) english = NULL;
  TableFixture other = { 0 };
  GHashTableIter texts;
  gpointer text;

  table_scene_set_up (&other, "en");
  english = list_texts (&other);
  table_scene_tear_down (&other, "en");
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

typedef void (*TestFunc) (TableFixture *fixture, gconstpointer language);

static const struct
{
  const char *name;
  TestFunc func;
} tests[] = {
  { "whole", test_whole },
  { "narrow", test_narrow },
  { "awaited", test_awaited },
  { "remarks", test_remarks },
  { "hints", test_hints },
  { "height", test_height },
  { "translated", test_translated },
};

static void
add_tests (const char *language)
{
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strdup_printf ("/table-texts/%s/%s", language, tests[i].name);

      if (tests[i].func == test_translated && g_str_equal (language, "en"))
        continue;
      g_test_add (path, TableFixture, language, table_scene_set_up, tests[i].func,
                  table_scene_tear_down);
    }
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
    add_tests (languages[i].code);
  return g_test_run ();
}
