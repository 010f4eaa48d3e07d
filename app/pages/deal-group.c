/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/deal-group.h"

#include <glib/gi18n-lib.h>

#include "cards/deck.h"
#include "pages/choice-row.h"
#include "pages/text-row.h"

/* Where the cards come from. */
typedef enum
{
  CARDS_ANY,
  CARDS_OF_DAY,
  CARDS_OF_LAST,
  CARDS_OF_NUMBER,
  N_CARDS,
} Cards;

struct _CanastaDealGroup
{
  AdwPreferencesGroup parent_instance;

  CanastaSetup *setup;          /* not owned: the page's */
  gint64 last_deal;
  Cards offered[N_CARDS];       /* by row; without those of a last game there is none */
  char *problem;                /* what is wrong with the number, or NULL */
  gboolean is_filling;

  AdwComboRow *cards;
  GtkWidget *number;
};

G_DEFINE_FINAL_TYPE (CanastaDealGroup, canasta_deal_group, ADW_TYPE_PREFERENCES_GROUP)

static guint changed_signal;

static void
canasta_deal_group_finalize (GObject *object)
{
  g_free (CANASTA_DEAL_GROUP (object)->problem);
  G_OBJECT_CLASS (canasta_deal_group_parent_class)->finalize (object);
}

static void
canasta_deal_group_class_init (CanastaDealGroupClass *class)
{
  G_OBJECT_CLASS (class)->finalize = canasta_deal_group_finalize;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_FIRST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

/* An empty number means any deal. */
static gboolean
read_deal (const char *text, gint64 *deal)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  guint64 number;

  *deal = CANASTA_ANY_DEAL;
  if (*stripped == '\0')
    return TRUE;
  if (!g_ascii_string_to_unsigned (stripped, 10, 0, CANASTA_MAX_DEAL, &number, NULL))
    return FALSE;
  *deal = number;
  return TRUE;
}

/* The number as it is typed, for the setup; a problem stays until it is mended. */
static void
read_number (CanastaDealGroup *self)
{
  gint64 deal;

  if (read_deal (gtk_editable_get_text (GTK_EDITABLE (self->number)), &deal))
    {
      canasta_setup_set_deal (self->setup, deal);
      gtk_widget_remove_css_class (self->number, "error");
    }
  else
    {
      g_autofree char *most = g_strdup_printf ("%" G_GUINT64_FORMAT, (guint64) CANASTA_MAX_DEAL);

      self->problem = g_strdup_printf (_("A deal number is a whole number from 0 to %s."), most);
      gtk_widget_add_css_class (self->number, "error");
    }
}

static const char *
get_cards_title (Cards cards)
{
  switch (cards)
    {
    case CARDS_ANY:
      return C_("cards of a new game", "Any");
    case CARDS_OF_DAY:
      return C_("cards of a new game", "The deal of the day");
    case CARDS_OF_LAST:
      return C_("cards of a new game", "Those of your last game");
    default:
      return C_("cards of a new game", "A deal number");
    }
}

/* The number that is chosen without being typed. */
static gint64
find_deal (CanastaDealGroup *self, Cards cards)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  if (cards == CARDS_OF_DAY)
    return (gint64) canasta_deal_of_day (now);
  return cards == CARDS_OF_LAST ? self->last_deal : CANASTA_ANY_DEAL;
}

static void
note_choice (CanastaDealGroup *self)
{
  guint index = adw_combo_row_get_selected (self->cards);
  Cards cards = index < N_CARDS ? self->offered[index] : CARDS_ANY;
  gint64 deal = find_deal (self, cards);
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, deal);
  g_autofree char *subtitle = g_strdup_printf (_("Deal number %s"), number);

  if (self->is_filling)
    return;
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->cards),
                               deal != CANASTA_ANY_DEAL ? subtitle : "");
  gtk_widget_set_visible (self->number, cards == CARDS_OF_NUMBER);
  g_clear_pointer (&self->problem, g_free);
  if (cards == CARDS_OF_NUMBER)
    read_number (self);
  else
    canasta_setup_set_deal (self->setup, deal);
  g_signal_emit (self, changed_signal, 0);
}

static void
activated_cb (CanastaDealGroup *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "new-game.start", NULL);
}

static GtkWidget *
new_cards_row (CanastaDealGroup *self)
{
  GtkWidget *row = adw_combo_row_new ();

  self->cards = ADW_COMBO_ROW (row);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Cards"));
  canasta_choice_row_let_wrap (self->cards);
  g_signal_connect_swapped (row, "notify::selected", G_CALLBACK (note_choice), self);
  return row;
}

static GtkWidget *
new_number_row (CanastaDealGroup *self)
{
  GtkWidget *row = adw_entry_row_new ();

  self->number = row;
  gtk_widget_set_visible (row, FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Deal number"));
  canasta_text_row_tell_title (row);
  adw_entry_row_set_input_purpose (ADW_ENTRY_ROW (row), GTK_INPUT_PURPOSE_DIGITS);
  g_signal_connect_swapped (row, "changed", G_CALLBACK (note_choice), self);
  g_signal_connect_swapped (row, "entry-activated", G_CALLBACK (activated_cb), self);
  return row;
}

static void
canasta_deal_group_init (CanastaDealGroup *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (self);

  self->is_filling = TRUE;
  adw_preferences_group_set_title (group, _("Deal"));
  adw_preferences_group_set_description (
    group, _("The same number, table and rules deal the same cards to everybody."));
  adw_preferences_group_add (group, new_cards_row (self));
  adw_preferences_group_add (group, new_number_row (self));
}

/**
 * canasta_deal_group_show:
 * @self: a group
 * @setup: what a new match is made of; what the person chooses is written there, until
 *   another one is shown
 * @last_deal: the deal of the last match, or %CANASTA_ANY_DEAL
 *
 * Begins with any cards.
 */
void
canasta_deal_group_show (CanastaDealGroup *self, CanastaSetup *setup, gint64 last_deal)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  self->is_filling = TRUE;
  self->setup = setup;
  self->last_deal = last_deal;
  gtk_editable_set_text (GTK_EDITABLE (self->number), "");
  for (guint i = 0, n = 0; i < N_CARDS; i++)
    {
      if (i == CARDS_OF_LAST && last_deal == CANASTA_ANY_DEAL)
        continue;
      self->offered[n++] = i;
      gtk_string_list_append (titles, get_cards_title (i));
    }
  adw_combo_row_set_model (self->cards, G_LIST_MODEL (titles));
  adw_combo_row_set_selected (self->cards, 0);
  self->is_filling = FALSE;
  note_choice (self);
}

/**
 * canasta_deal_group_get_problem:
 * @self: a group
 *
 * Returns: (nullable): why there are no such cards, in a sentence
 */
const char *
canasta_deal_group_get_problem (CanastaDealGroup *self)
{
  return self->problem;
}
