/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The buttons are bound to win.play, win.reset-statistics, win.export-csv and
 * win.export-json. Every figure of a picture stands in the lists as well. */
#include "config.h"

#include "pages/statistics-page.h"

#include <glib/gi18n-lib.h>

#include "pages/accessible.h"
#include "pages/chart.h"
#include "pages/choice-row.h"
#include "pages/columns.h"
#include "pages/roomy.h"
#include "pages/wrap.h"
#include "rules/numbers.h"
#include "rules/table-words.h"
#include "session/figures.h"
#include "settings/settings.h"
#include "table/felt.h"
#include "table/key-bindings.h"
#include "table/letters.h"

/* Who has played more sees the last ones. */
#define MOST_IN_CURVE 60

struct _CanastaStatisticsPage
{
  AdwBin parent_instance;

  CanastaFinished *finished;
  CanastaRegistry *registry;
  gboolean is_bound;            /* to the felt that is preferred */
  gboolean is_filling;          /* what is chosen is not the person's doing */
  GPtrArray *persons;           /* of CanastaNarrowing: of those who played here … */
  GPtrArray *houses;            /* … of houses … */
  GPtrArray *numbers;           /* … of players … */
  GPtrArray *levels;            /* … and of levels, as they can be chosen */
  GPtrArray *results;           /* of CanastaResult: those that are meant */

  GtkWidget *ground;
  GtkStack *stack;
  GtkBox *columns;
  AdwComboRow *person;
  AdwComboRow *house;
  AdwComboRow *players;
  AdwComboRow *level;
  AdwComboRow *span;
  GtkBox *main_figures;
  GtkWidget *nothing;
  GtkWidget *curve_place;
  CanastaChart *curve;
  GtkWidget *bars_place;
  GtkLabel *bars_title;
  CanastaChart *bars;
  GtkBox *groups;
  AdwClamp *buttons;
};

G_DEFINE_FINAL_TYPE (CanastaStatisticsPage, canasta_statistics_page, ADW_TYPE_BIN)

static void
canasta_statistics_page_dispose (GObject *object)
{
  CanastaStatisticsPage *self = CANASTA_STATISTICS_PAGE (object);

  self->is_filling = TRUE;
  g_clear_pointer (&self->results, g_ptr_array_unref);
  g_clear_pointer (&self->persons, g_ptr_array_unref);
  g_clear_pointer (&self->houses, g_ptr_array_unref);
  g_clear_pointer (&self->numbers, g_ptr_array_unref);
  g_clear_pointer (&self->levels, g_ptr_array_unref);
  g_clear_object (&self->finished);
  g_clear_object (&self->registry);
  G_OBJECT_CLASS (canasta_statistics_page_parent_class)->dispose (object);
}

/* What is shown. */

static void
clear (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))))
    gtk_box_remove (box, child);
}

static GtkWidget *
new_label (const char *text, const char *style, float xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_justify (GTK_LABEL (label),
                         xalign > 0 ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (style)
    gtk_widget_add_css_class (label, style);
  return label;
}

/* A large number over what it is. Takes the number. */
static void
add_main_figure (CanastaStatisticsPage *self, const char *title, char *number)
{
  GtkWidget *place = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *points = gtk_label_new (number);
  GtkWidget *line = adw_bin_new ();

  gtk_label_set_ellipsize (GTK_LABEL (points), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (points, "side-points");
  adw_bin_set_child (ADW_BIN (line), points);
  canasta_letters_give_way (points);
  gtk_box_append (GTK_BOX (place), line);
  gtk_box_append (GTK_BOX (place), new_label (title, "side-names", 0.5));
  gtk_box_append (self->main_figures, place);
  g_free (number);
}

static void
show_main_figures (CanastaStatisticsPage *self, const CanastaStatistics *sums)
{
  clear (self->main_figures);
  gtk_widget_set_visible (GTK_WIDGET (self->main_figures), sums->matches > 0);
  if (sums->matches == 0)
    return;
  add_main_figure (self, ngettext ("game", "games", sums->matches),
                   canasta_number_format (sums->matches));
  add_main_figure (self, C_("statistics", "won"),
                   /* Translators: a share in percent */
                   g_strdup_printf (_("%d %%"), (int) ((sums->won * 100 + sums->matches / 2)
                                                       / sums->matches)));
  if (sums->rounds > 0)
    add_main_figure (self, C_("statistics", "points per round"),
                     canasta_figures_format_mean ((double) sums->points / sums->rounds));
}

static char *
format_day (const CanastaResult *result)
{
  g_autoptr (GDateTime) day = g_date_time_new_from_unix_local (result->ended);

  return g_date_time_format (day, "%x");
}

static void
show_curve (CanastaStatisticsPage *self)
{
  CanastaChartData *data = canasta_chart_data_new (CANASTA_CHART_CURVES);
  CanastaChartSeries *series =
    canasta_chart_data_add_series (data, _("Points per round"), NULL, "canasta_side_own");
  guint first =
    self->results->len > MOST_IN_CURVE ? self->results->len - MOST_IN_CURVE : 0;

  for (guint i = first; i < self->results->len; i++)
    {
      const CanastaResult *result = g_ptr_array_index (self->results, i);
      g_autofree char *day = format_day (result);
      CanastaStatistics sums;

      canasta_statistics_add_up_one (&sums, result);
      if (sums.rounds == 0)
        continue;
      canasta_chart_data_add_label (data, day);
      canasta_chart_series_add (series, (double) sums.points / sums.rounds);
    }
  gtk_widget_set_visible (self->curve_place, series->values->len > 1);
  canasta_chart_show (self->curve, _("Points per round, game by game"), data);
}

static void
show_bars (CanastaStatisticsPage *self, const CanastaStatistics *sums, const CanastaTable *table)
{
  const char *title = T_(table, "Canastas of your side");
  CanastaChartData *data = canasta_chart_data_new (CANASTA_CHART_BARS);
  CanastaChartSeries *series =
    canasta_chart_data_add_series (data, T_(table, "Canastas"), NULL, "canasta_side_own");

  for (guint kind = 0; kind < CANASTA_N_LINES; kind++)
    {
      const CanastaLineRow *line = canasta_line_get (kind);

      if (!line->is_of_canastas || (line->is_rare && sums->canastas[kind] == 0))
        continue;
      canasta_chart_data_add_label (data, canasta_table_say_in (table, "canastas",
                                                                line->short_title));
      canasta_chart_series_add (series, sums->canastas[kind]);
    }
  gtk_widget_set_visible (self->bars_place, sums->rounds > 0);
  gtk_label_set_text (self->bars_title, title);
  canasta_chart_show (self->bars, title, data);
}

static GtkWidget *
new_group (const char *title)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_set_valign (list, GTK_ALIGN_START);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_box_append (GTK_BOX (group), new_label (title, "heading", 0));
  gtk_box_append (GTK_BOX (group), list);
  return group;
}

/* A screen reader reads it as one sentence. */
static void
add_figure (GtkWidget *group, const CanastaFigure *figure)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *title = new_label (figure->title, NULL, 0);
  GtkWidget *value = gtk_label_new (figure->value);
  /* Translators: what is counted, and how much it is: "Openings at 50 points: 12" */
  g_autofree char *sentence = g_strdup_printf (C_("statistics", "%1$s: %2$s"), figure->title,
                                               figure->value);

  gtk_widget_set_hexpand (title, TRUE);
  gtk_label_set_wrap (GTK_LABEL (value), TRUE);
  gtk_label_set_xalign (GTK_LABEL (value), 1);
  gtk_label_set_justify (GTK_LABEL (value), GTK_JUSTIFY_RIGHT);
  gtk_widget_add_css_class (value, "numeric");
  gtk_box_append (GTK_BOX (line), title);
  gtk_box_append (GTK_BOX (line), value);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_add_css_class (row, "figure");
  canasta_accessible_tell_as_one (row, sentence);
  gtk_list_box_append (GTK_LIST_BOX (gtk_widget_get_last_child (group)), row);
}

static void
show_groups (CanastaStatisticsPage *self, const CanastaStatistics *sums, const CanastaTable *table)
{
  g_autoptr (GPtrArray) figures = canasta_figures_list (sums, table);
  const char *title = NULL;
  GtkWidget *group = NULL;

  clear (self->groups);
  gtk_widget_set_visible (self->nothing, sums->matches == 0);
  for (guint i = 0; i < figures->len && sums->matches > 0; i++)
    {
      const CanastaFigure *figure = g_ptr_array_index (figures, i);

      if (g_strcmp0 (title, figure->group) != 0)
        {
          group = new_group (figure->group);
          gtk_box_append (self->groups, group);
        }
      title = figure->group;
      add_figure (group, figure);
    }
}

/* What is meant. */

static const CanastaNarrowing *
get_chosen (AdwComboRow *row, GPtrArray *narrowings)
{
  guint index = adw_combo_row_get_selected (row);

  return g_ptr_array_index (narrowings, index < narrowings->len ? index : 0);
}

static void
show (CanastaStatisticsPage *self)
{
  const CanastaNarrowing *house = get_chosen (self->house, self->houses);
  guint span = adw_combo_row_get_selected (self->span);
  CanastaResultFilter filter = {
    .variant = house->variant,
    .house = house->house,
    .players = get_chosen (self->players, self->numbers)->players,
    .level = get_chosen (self->level, self->levels)->level,
    .person = get_chosen (self->person, self->persons)->person,
    .from = canasta_span_get_begin (span < CANASTA_N_SPANS ? span : CANASTA_SPAN_EVER),
  };
  g_autoptr (CanastaTable) table = NULL;
  CanastaStatistics sums;

  g_clear_pointer (&self->results, g_ptr_array_unref);
  self->results =
    canasta_statistics_filter (canasta_finished_get_results (self->finished), &filter);
  canasta_statistics_add_up (&sums, self->results);
  table = canasta_figures_open_table (self->results, self->registry);
  show_main_figures (self, &sums);
  show_curve (self);
  show_bars (self, &sums, table);
  show_groups (self, &sums, table);
}

static void
narrow_cb (CanastaStatisticsPage *self)
{
  if (!self->is_filling)
    show (self);
}

/* Offers the parts there are, and keeps what was chosen of them. */
static void
offer (AdwComboRow *row, GPtrArray **narrowings, GPtrArray *offered)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  g_autofree char *chosen =
    *narrowings ? g_strdup (get_chosen (row, *narrowings)->title) : NULL;
  guint selected = 0;

  for (guint i = 0; i < offered->len; i++)
    {
      const CanastaNarrowing *narrowing = g_ptr_array_index (offered, i);

      gtk_string_list_append (titles, narrowing->title);
      if (g_strcmp0 (chosen, narrowing->title) == 0)
        selected = i;
    }
  g_clear_pointer (narrowings, g_ptr_array_unref);
  *narrowings = offered;
  adw_combo_row_set_model (row, G_LIST_MODEL (titles));
  adw_combo_row_set_selected (row, selected);
}

static void
offer_all (CanastaStatisticsPage *self, CanastaMatches *matches)
{
  GPtrArray *all = canasta_finished_get_results (self->finished);
  CanastaRegistry *registry = canasta_matches_get_registry (matches);
  g_autofree char *owner = canasta_settings_dup_name (canasta_matches_get_settings (matches));

  self->is_filling = TRUE;
  offer (self->person, &self->persons, canasta_figures_narrowings_of_person (all, owner));
  gtk_widget_set_visible (GTK_WIDGET (self->person), self->persons->len > 1);
  offer (self->house, &self->houses, canasta_figures_narrowings_of_house (all, registry));
  offer (self->players, &self->numbers, canasta_figures_narrowings_of_players (all));
  offer (self->level, &self->levels, canasta_figures_narrowings_of_level (all));
  self->is_filling = FALSE;
}

/* The page. */

static void
canasta_statistics_page_class_init (CanastaStatisticsPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_statistics_page_dispose;

  g_type_ensure (CANASTA_TYPE_CHART);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/canasta_game/Canasta/pages/statistics-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CanastaStatisticsPage, ground);
  gtk_widget_class_bind_template_child (widget_class, CanastaStatisticsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, CanastaStatisticsPage, columns);
  gtk_widget_class_bind_template_child (widget_class, CanastaStatisticsPage, person);
  gtk_widget_class_bind_template_child (widget_class, CanastaStatisticsPage, house);
  gtk_widget_class_bind_template_child (widget_class, CanastaStatisticsPage, players);
  gtk_widget_class_bind_template_child (widget_class, CanastaStatisticsPage, level);
  gtk_widget_class_bind_template_child (widget_class, CanastaStatisticsPage, span);
  gtk_widget_class_bind_template_child (widget_class, CanastaStatisticsPage, main_figures);
  gtk_widget_class_bind_template_child (widget_class, CanastaStatisticsPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, CanastaStatisticsPage, curve_place);
  gtk_widget_class_bind_template_child (widget_class, CanastaStatisticsPage, curve);
  gtk_widget_class_bind_template_child (widget_class, CanastaStatisticsPage, bars_place);
  gtk_widget_class_bind_template_child (widget_class, CanastaStatisticsPage, bars_title);
  gtk_widget_class_bind_template_child (widget_class, CanastaStatisticsPage, bars);
  gtk_widget_class_bind_template_child (widget_class, CanastaStatisticsPage, groups);
  gtk_widget_class_bind_template_child (widget_class, CanastaStatisticsPage, buttons);
  gtk_widget_class_bind_template_callback (widget_class, narrow_cb);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  canasta_keys_bind_class (widget_class, CANASTA_KEYS_PAGE);
}

static void
canasta_statistics_page_init (CanastaStatisticsPage *self)
{
  g_autoptr (GtkStringList) spans = gtk_string_list_new (NULL);

  self->is_filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  canasta_columns_set_sidebar (self->columns);
  canasta_columns_set_grid (self->groups);
  canasta_columns_set_pair (GTK_BOX (adw_clamp_get_child (self->buttons)));
  canasta_wrap_labels (GTK_WIDGET (self->buttons), TRUE);
  canasta_roomy_follow (GTK_SCROLLED_WINDOW (self->ground));
  for (guint span = 0; span < CANASTA_N_SPANS; span++)
    gtk_string_list_append (spans, canasta_span_get_title (span));
  adw_combo_row_set_model (self->span, G_LIST_MODEL (spans));
  canasta_choice_row_name (self->person);
  canasta_choice_row_name (self->house);
  canasta_choice_row_name (self->players);
  canasta_choice_row_name (self->level);
  canasta_choice_row_name (self->span);
}

/* A screen reader is told nothing of the other one. */
static void
show_child (CanastaStatisticsPage *self, const char *name)
{
  GtkWidget *hidden = gtk_stack_get_visible_child (self->stack);

  gtk_widget_set_visible (gtk_stack_get_child_by_name (self->stack, name), TRUE);
  gtk_stack_set_visible_child_name (self->stack, name);
  if (hidden != gtk_stack_get_visible_child (self->stack))
    gtk_widget_set_visible (hidden, FALSE);
}

/**
 * canasta_statistics_page_open:
 * @self: a page
 * @matches: the matches
 * @notice: (out) (nullable): what the person should know
 *
 * Shows what is counted now.
 */
void
canasta_statistics_page_open (CanastaStatisticsPage *self, CanastaMatches *matches,
                              CanastaNotice **notice)
{
  gboolean is_empty;

  g_set_object (&self->finished, canasta_matches_get_finished (matches, notice));
  g_set_object (&self->registry, canasta_matches_get_registry (matches));
  if (!self->is_bound)
    canasta_felt_bind (canasta_matches_get_settings (matches), self->ground);
  self->is_bound = TRUE;
  is_empty = canasta_finished_get_results (self->finished)->len == 0;
  offer_all (self, matches);
  show (self);
  show_child (self, is_empty ? "empty" : "figures");
  gtk_widget_set_visible (GTK_WIDGET (self->buttons), !is_empty);
  gtk_adjustment_set_value (
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->ground)), 0);
}

/**
 * canasta_statistics_page_get_results:
 * @self: a page that is open
 *
 * Returns: (transfer none) (element-type CanastaResult): the games that are looked
 *   at
 */
GPtrArray *
canasta_statistics_page_get_results (CanastaStatisticsPage *self)
{
  return self->results;
}

void
canasta_statistics_page_focus (CanastaStatisticsPage *self)
{
  gtk_widget_child_focus (gtk_stack_get_visible_child (self->stack), GTK_DIR_TAB_FORWARD);
}
