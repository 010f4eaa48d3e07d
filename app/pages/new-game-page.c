/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The variant decides which tables there are, the table which houses, the table
 * also how many players: each choice fills the next one. */
#include "config.h"

#include "pages/new-game-page.h"

#include <glib/gi18n-lib.h>

#include "pages/choice-row.h"
#include "pages/deal-group.h"
#include "pages/game-list.h"
#include "pages/length-group.h"
#include "pages/options-row.h"
#include "pages/partner-group.h"
#include "pages/players-group.h"
#include "pages/table-picture.h"
#include "pages/wrap.h"
#include "rules/numbers.h"
#include "rules/table-name.h"
#include "session/person.h"
#include "settings/titles.h"
#include "table/key-bindings.h"
#include "variants/tables.h"

/* The choices of a table: how many play, and who with whom. */
typedef struct
{
  char *variant;
  guint players;
  char *seating;
} TableChoice;

struct _CanastaNewGamePage
{
  AdwBin parent_instance;

  CanastaRegistry *registry;
  CanastaSetup *setup;
  CanastaTable *opened;         /* that of the setup, or NULL */
  GPtrArray *tables;            /* of TableChoice */
  GPtrArray *houses;            /* of ids */
  gboolean is_filling;

  AdwPreferencesPage *page;
  CanastaGameList *games;
  AdwComboRow *table;
  CanastaTablePicture *picture;
  AdwComboRow *house;
  CanastaOptionsRow *options;
  CanastaLengthGroup *length;
  CanastaPlayersGroup *players;
  CanastaPartnerGroup *partner;
  CanastaDealGroup *deal;
  GtkLabel *note;
  GtkLabel *problem;
  GtkWidget *buttons;
  GtkWidget *open_table;
  GtkWidget *start;
};

G_DEFINE_FINAL_TYPE (CanastaNewGamePage, canasta_new_game_page, ADW_TYPE_BIN)

static void
table_choice_free (TableChoice *choice)
{
  g_free (choice->variant);
  g_free (choice->seating);
  g_free (choice);
}

static void
canasta_new_game_page_dispose (GObject *object)
{
  CanastaNewGamePage *self = CANASTA_NEW_GAME_PAGE (object);

  g_clear_object (&self->registry);
  g_clear_pointer (&self->setup, canasta_setup_free);
  g_clear_pointer (&self->opened, canasta_table_unref);
  g_clear_pointer (&self->tables, g_ptr_array_unref);
  g_clear_pointer (&self->houses, g_ptr_array_unref);
  G_OBJECT_CLASS (canasta_new_game_page_parent_class)->dispose (object);
}

/* What is wrong with the rules, or with a number or a name that is typed, or NULL. */
static const char *
get_problem (CanastaNewGamePage *self)
{
  const char *of_length = canasta_length_group_get_problem (self->length);
  const char *of_players = canasta_players_group_get_problem (self->players);

  if (canasta_options_row_get_problem (self->options))
    return canasta_options_row_get_problem (self->options);
  if (of_length)
    return of_length;
  return of_players ? of_players : canasta_deal_group_get_problem (self->deal);
}

/* Without a table, or with a number or a name that is none, there is no game. */
static void
allow_start (CanastaNewGamePage *self)
{
  gboolean can_start = self->tables->len > 0 && !get_problem (self);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "new-game.start", can_start);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "new-game.open-table", can_start);
}

/* Filling. */

static char *
describe_table (const TableChoice *choice)
{
  g_autofree char *players = g_strdup_printf (
    ngettext ("%u player", "%u players", choice->players), choice->players);

  if (!choice->seating)
    return g_steal_pointer (&players);
  return g_strdup_printf (C_("players: seating", "%s: %s"), players,
                          canasta_titles_get_seating (choice->seating));
}

static guint
count_changed (CanastaRules *rules, CanastaRules *standard)
{
  guint n = 0;

  for (guint i = 0; i < canasta_rule_count (); i++)
    n += !canasta_rules_is_same (rules, standard, canasta_rule_get (i));
  return n;
}

/* How far the match goes, with how many packs, and in how many rules it is not what
 * one knows. */
static char *
describe_rules (CanastaNewGamePage *self)
{
  const char *house = canasta_setup_get_house (self->setup);
  const char *id = *house != '\0' ? house : NULL;
  g_autofree char *table = canasta_table_name_write (canasta_setup_get_variant (self->setup),
                                                     canasta_setup_get_players (self->setup),
                                                     canasta_setup_get_seating (self->setup));
  g_autoptr (CanastaRules) rules = canasta_setup_make_rules (self->setup, self->registry, NULL);
  g_autoptr (CanastaRules) standard =
    canasta_registry_make_standard (self->registry, table, id, NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *points = NULL;
  int target, rounds, packs;
  guint n;

  if (!rules || !standard)
    return g_strdup ("");
  g_object_get (rules, "target", &target, "rounds", &rounds, "packs", &packs, NULL);
  points = canasta_number_format (target);
  if (rounds > 0)
    g_string_append_printf (text, ngettext ("%d round", "%d rounds", rounds), rounds);
  else
    g_string_append_printf (text, _("Target %s"), points);
  g_string_append (text, ", ");
  g_string_append_printf (text, ngettext ("%d pack", "%d packs", packs), packs);
  n = count_changed (rules, standard);
  if (n > 0)
    {
      g_string_append (text, ", ");
      g_string_append_printf (text, ngettext ("%u rule changed", "%u rules changed", n), n);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
describe_house (CanastaNewGamePage *self)
{
  CanastaHouses *houses = canasta_registry_get_houses (self->registry);
  const char *id = canasta_setup_get_house (self->setup);
  CanastaHouse *house = *id != '\0' ? canasta_houses_find (houses, id, NULL) : NULL;
  const char *summary = house ? canasta_house_get_summary (house) : NULL;
  g_autofree char *rules = describe_rules (self);
  g_autofree char *text = summary && *summary != '\0' ? g_strdup_printf ("%s\n%s", rules, summary)
                                                      : g_strdup (rules);
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->house), escaped);
}

/* The rules of the house that is chosen. */
static void
show_rules (CanastaNewGamePage *self)
{
  canasta_options_row_show (self->options, self->setup, self->registry);
  canasta_length_group_show (self->length, self->setup, self->registry);
}

static void
add_own_rules (CanastaNewGamePage *self, GtkStringList *titles)
{
  g_ptr_array_add (self->houses, g_strdup (""));
  gtk_string_list_append (titles, canasta_titles_get_rules (
                                    self->registry, canasta_setup_get_variant (self->setup), NULL));
}

/* The houses that have the table. A game of its own is played by its own rules
 * first, and so is what no house has. */
static void
fill_houses (CanastaNewGamePage *self)
{
  GListModel *houses = G_LIST_MODEL (canasta_registry_get_houses (self->registry));
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  guint chosen = 0;

  g_ptr_array_set_size (self->houses, 0);
  if (canasta_titles_is_own_game (self->registry, canasta_setup_get_variant (self->setup)))
    add_own_rules (self, titles);
  for (guint i = 0; i < g_list_model_get_n_items (houses); i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (houses, i);

      if (!canasta_house_find_table (house, canasta_setup_get_variant (self->setup),
                                     canasta_setup_get_players (self->setup),
                                    canasta_setup_get_seating (self->setup), NULL))
        continue;
      if (g_str_equal (canasta_house_get_id (house), canasta_setup_get_house (self->setup)))
        chosen = self->houses->len;
      g_ptr_array_add (self->houses, g_strdup (canasta_house_get_id (house)));
      gtk_string_list_append (titles, canasta_house_get_title (house));
    }
  if (self->houses->len == 0)
    add_own_rules (self, titles);

  adw_combo_row_set_model (self->house, G_LIST_MODEL (titles));
  adw_combo_row_set_selected (self->house, chosen);
  canasta_setup_set_house (self->setup, g_ptr_array_index (self->houses, chosen));
  show_rules (self);
}

static void
open_table (CanastaNewGamePage *self)
{
  g_clear_pointer (&self->opened, canasta_table_unref);
  self->opened = canasta_setup_open_table (self->setup, self->registry, NULL);
}

static void
show_table (CanastaNewGamePage *self)
{
  open_table (self);
  canasta_table_picture_show (self->picture, self->opened,
                              self->opened ? canasta_setup_find_seat (self->opened) : 0);
  canasta_players_group_show (self->players, self->setup, self->opened);
}

static void
choose_table (CanastaNewGamePage *self, guint index)
{
  const TableChoice *choice = g_ptr_array_index (self->tables, index);

  canasta_setup_set_table (self->setup, choice->variant, choice->players, choice->seating);
  fill_houses (self);
  show_table (self);
}

static void
fill_tables (CanastaNewGamePage *self, const char *variant)
{
  g_auto (GStrv) names = canasta_registry_list_tables (self->registry, NULL, NULL);
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  guint chosen = 0;

  g_ptr_array_set_size (self->tables, 0);
  for (guint i = 0; names && names[i]; i++)
    {
      TableChoice *choice = g_new0 (TableChoice, 1);
      g_autofree char *title = NULL;

      if (!canasta_table_name_read (names[i], &choice->variant, &choice->players,
                                    &choice->seating, NULL)
          || !g_str_equal (choice->variant, variant))
        {
          table_choice_free (choice);
          continue;
        }
      if (choice->players == canasta_setup_get_players (self->setup)
          && g_strcmp0 (choice->seating, canasta_setup_get_seating (self->setup)) == 0)
        chosen = self->tables->len;
      g_ptr_array_add (self->tables, choice);
      title = describe_table (choice);
      gtk_string_list_append (titles, title);
    }

  adw_combo_row_set_model (self->table, G_LIST_MODEL (titles));
  adw_combo_row_set_selected (self->table, chosen);
  gtk_widget_set_visible (GTK_WIDGET (self->table), self->tables->len > 0);
  allow_start (self);
  if (self->tables->len > 0)
    choose_table (self, chosen);
}

static void
choose_variant (CanastaNewGamePage *self, const char *id)
{
  self->is_filling = TRUE;
  fill_tables (self, id);
  self->is_filling = FALSE;
}

static void
game_chosen_cb (CanastaGameList *games, const char *id, CanastaNewGamePage *self)
{
  if (self->is_filling)
    return;
  canasta_setup_set_target (self->setup, 0);
  choose_variant (self, id);
}

static void
fill_variants (CanastaNewGamePage *self)
{
  const char *chosen;

  canasta_registry_load_all (self->registry);
  chosen = canasta_game_list_fill (self->games, self->registry,
                                   canasta_setup_get_variant (self->setup));
  if (chosen)
    choose_variant (self, chosen);
  else
    allow_start (self);
}

/* A variant is switched on or off, or has been tried; while there are others to try,
 * nobody waits for them here. */
static void
variants_changed_cb (CanastaNewGamePage *self)
{
  g_auto (GStrv) untried = canasta_registry_list_untried (self->registry);

  if (untried[0] || self->is_filling)
    return;
  self->is_filling = TRUE;
  fill_variants (self);
  self->is_filling = FALSE;
}

/* A house has come or gone. */
static void
houses_changed_cb (CanastaNewGamePage *self)
{
  if (self->is_filling)
    return;
  self->is_filling = TRUE;
  fill_houses (self);
  open_table (self);
  canasta_partner_group_show (self->partner, self->setup, self->opened);
  self->is_filling = FALSE;
}

/* A change of a rule has gone into a house that was made for it. */
static void
house_copied_cb (CanastaNewGamePage *self, const char *id)
{
  houses_changed_cb (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.tell-house", "s", id);
}

/* Choosing. Another game, table or house has its own target. */

static void
table_chosen_cb (AdwComboRow *row, GParamSpec *pspec, CanastaNewGamePage *self)
{
  guint index = adw_combo_row_get_selected (row);

  if (self->is_filling || index >= self->tables->len)
    return;
  canasta_setup_set_target (self->setup, 0);
  self->is_filling = TRUE;
  choose_table (self, index);
  self->is_filling = FALSE;
}

static void
house_chosen_cb (AdwComboRow *row, GParamSpec *pspec, CanastaNewGamePage *self)
{
  guint index = adw_combo_row_get_selected (row);

  if (self->is_filling || index >= self->houses->len)
    return;
  canasta_setup_set_house (self->setup, g_ptr_array_index (self->houses, index));
  canasta_setup_set_target (self->setup, 0);
  show_rules (self);
  show_table (self);
}

static void
problem_changed_cb (CanastaNewGamePage *self)
{
  canasta_new_game_page_refuse (self, get_problem (self));
  allow_start (self);
}

/* A person has another partner, or the computer player has other habits. */
static void
players_changed_cb (CanastaNewGamePage *self)
{
  canasta_partner_group_show (self->partner, self->setup, self->opened);
  problem_changed_cb (self);
}

static void
length_changed_cb (CanastaNewGamePage *self)
{
  describe_house (self);
  problem_changed_cb (self);
}

static void
start_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "win.start", NULL);
}

static void
open_table_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "win.open-table", NULL);
}

static void
canasta_new_game_page_class_init (CanastaNewGamePageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (CANASTA_TYPE_GAME_LIST);
  g_type_ensure (CANASTA_TYPE_LENGTH_GROUP);
  g_type_ensure (CANASTA_TYPE_OPTIONS_ROW);
  g_type_ensure (CANASTA_TYPE_PLAYERS_GROUP);
  g_type_ensure (CANASTA_TYPE_PARTNER_GROUP);
  g_type_ensure (CANASTA_TYPE_DEAL_GROUP);
  g_type_ensure (CANASTA_TYPE_TABLE_PICTURE);
  G_OBJECT_CLASS (class)->dispose = canasta_new_game_page_dispose;
  gtk_widget_class_install_action (widget_class, "new-game.start", NULL, start_action);
  gtk_widget_class_install_action (widget_class, "new-game.open-table", NULL, open_table_action);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/canasta_game/Canasta/pages/new-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CanastaNewGamePage, page);
  gtk_widget_class_bind_template_child (widget_class, CanastaNewGamePage, games);
  gtk_widget_class_bind_template_child (widget_class, CanastaNewGamePage, table);
  gtk_widget_class_bind_template_child (widget_class, CanastaNewGamePage, picture);
  gtk_widget_class_bind_template_child (widget_class, CanastaNewGamePage, house);
  gtk_widget_class_bind_template_child (widget_class, CanastaNewGamePage, options);
  gtk_widget_class_bind_template_child (widget_class, CanastaNewGamePage, length);
  gtk_widget_class_bind_template_child (widget_class, CanastaNewGamePage, players);
  gtk_widget_class_bind_template_child (widget_class, CanastaNewGamePage, partner);
  gtk_widget_class_bind_template_child (widget_class, CanastaNewGamePage, deal);
  gtk_widget_class_bind_template_child (widget_class, CanastaNewGamePage, note);
  gtk_widget_class_bind_template_child (widget_class, CanastaNewGamePage, problem);
  gtk_widget_class_bind_template_child (widget_class, CanastaNewGamePage, buttons);
  gtk_widget_class_bind_template_child (widget_class, CanastaNewGamePage, open_table);
  gtk_widget_class_bind_template_child (widget_class, CanastaNewGamePage, start);
  gtk_widget_class_bind_template_callback (widget_class, game_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, table_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, house_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, house_copied_cb);
  gtk_widget_class_bind_template_callback (widget_class, players_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, length_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, problem_changed_cb);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  canasta_keys_bind_class (widget_class, CANASTA_KEYS_PAGE);
}

static void
canasta_new_game_page_init (CanastaNewGamePage *self)
{
  self->setup = canasta_setup_new ();
  self->tables = g_ptr_array_new_with_free_func ((GDestroyNotify) table_choice_free);
  self->houses = g_ptr_array_new_with_free_func (g_free);
  self->is_filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (self->open_table, HAVE_NETWORK);
  canasta_wrap_labels (self->buttons, TRUE);
  canasta_choice_row_let_wrap (self->table);
  canasta_choice_row_let_wrap (self->house);
  self->is_filling = FALSE;
}

/* What happens to the game that is being played. */
static char *
describe_kept (CanastaSession *session)
{
  CanastaMatch *match = canasta_session_get_match (session);

  if (canasta_person_list_elsewhere (canasta_session_get_personal (session)) != 0)
    return g_strdup (_("Another game ends the one with people elsewhere; they are told."));
  return g_strdup_printf (_("Your game in round %u is kept on the start page."),
                          canasta_match_get_round (match));
}

static void
show_note (CanastaNewGamePage *self, CanastaSession *session)
{
  gboolean is_kept = session
                     && canasta_match_get_stage (canasta_session_get_match (session))
                          != CANASTA_STAGE_MATCH_OVER;
  g_autofree char *note = is_kept ? describe_kept (session) : NULL;

  gtk_label_set_label (self->note, is_kept ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note), is_kept);
}

/**
 * canasta_new_game_page_open:
 * @self: a page
 * @matches: the matches
 *
 * Lets the person choose, beginning with what was chosen last.
 */
void
canasta_new_game_page_open (CanastaNewGamePage *self, CanastaMatches *matches)
{
  if (g_set_object (&self->registry, canasta_matches_get_registry (matches)))
    {
      g_signal_connect_object (self->registry, "items-changed", G_CALLBACK (variants_changed_cb),
                               self, G_CONNECT_SWAPPED);
      g_signal_connect_object (canasta_registry_get_houses (self->registry), "items-changed",
                               G_CALLBACK (houses_changed_cb), self, G_CONNECT_SWAPPED);
    }
  canasta_setup_free (self->setup);
  self->setup = canasta_setup_new_last (canasta_matches_get_settings (matches));

  self->is_filling = TRUE;
  canasta_players_group_set_settings (self->players, canasta_matches_get_settings (matches));
  canasta_players_group_show (self->players, self->setup, NULL);
  canasta_deal_group_show (self->deal, self->setup,
                           canasta_deal_of_last (canasta_matches_get_settings (matches)));
  fill_variants (self);
  self->is_filling = FALSE;
  show_note (self, canasta_matches_get_session (matches));
}

/**
 * canasta_new_game_page_dup_setup:
 * @self: a page
 *
 * Returns: (transfer full): what is chosen
 */
CanastaSetup *
canasta_new_game_page_dup_setup (CanastaNewGamePage *self)
{
  return canasta_setup_copy (self->setup);
}

/**
 * canasta_new_game_page_forget_house:
 * @self: a page
 * @id: a house of the person that was made here
 * @error: return location for an error
 *
 * Deletes the house and goes back to the one it was made from, or to the rules of the game.
 *
 * Returns: whether it is gone
 */
gboolean
canasta_new_game_page_forget_house (CanastaNewGamePage *self, const char *id, GError **error)
{
  CanastaHouses *houses = canasta_registry_get_houses (self->registry);
  CanastaHouse *house = canasta_houses_find (houses, id, NULL);
  gboolean is_chosen = g_str_equal (canasta_setup_get_house (self->setup), id);
  g_autofree char *original = NULL;

  if (!house)
    return TRUE;
  original = g_strdup (canasta_house_get_original (house));
  if (is_chosen)
    canasta_setup_set_house (self->setup, original ? original : "");
  if (canasta_houses_delete (houses, house, error))
    return TRUE;
  if (is_chosen)
    canasta_setup_set_house (self->setup, id);
  return FALSE;
}

/**
 * canasta_new_game_page_refuse:
 * @self: a page
 * @sentence: (nullable): why the game cannot be started
 */
void
canasta_new_game_page_refuse (CanastaNewGamePage *self, const char *sentence)
{
  gtk_label_set_label (self->problem, sentence ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), sentence != NULL);
}

/* Enter starts; what was looked at last time is not where one begins. */
void
canasta_new_game_page_focus (CanastaNewGamePage *self)
{
  GtkWidget *ground = gtk_widget_get_first_child (GTK_WIDGET (self->page));

  gtk_widget_grab_focus (self->start);
  if (GTK_IS_SCROLLED_WINDOW (ground))
    gtk_adjustment_set_value (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (ground)), 0);
}
