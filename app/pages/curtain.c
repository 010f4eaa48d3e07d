/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/curtain.h"

#include <glib/gi18n-lib.h>

#include "match/match-names.h"
#include "pages/accessible.h"
#include "session/seat.h"
#include "table/portrait-view.h"
#include "turn/news.h"
#include "turn/passage.h"
#include "turn/portraits.h"

#define PORTRAIT_SIZE 112
#define WIDTH 460

struct _CanastaCurtain
{
  AdwBin parent_instance;

  GSettings *settings;
  GtkWidget *portrait;
  GtkLabel *title;
  GtkLabel *news;
  GtkLabel *advice;
  GtkButton *button;
  GtkWidget *leave;
  GtkButton *come_back;
};

G_DEFINE_FINAL_TYPE (CanastaCurtain, canasta_curtain, ADW_TYPE_BIN)

/* What the curtain says. */

/* Who is called and why, by name, as others sit there too. */
static char *
dup_title (CanastaSession *session, guint called)
{
  CanastaMatch *match = canasta_session_get_match (session);
  const CanastaBoard *board = &canasta_match_get_state (match)->board;
  const char *const *names = canasta_match_get_names (match);

  if (!canasta_screen_is_shared (canasta_session_get_screen (session)))
    return g_strdup (_("Your cards are hidden."));
  if (board->to_act == called && board->phase == CANASTA_PHASE_REPLY)
    return g_strdup_printf (_("%s, %s asks you something."), names[called],
                            names[board->turn_seat]);
  if (board->to_act == called)
    return g_strdup_printf (_("It is %s’s turn."), names[called]);
  return g_strdup_printf (_("%s is next."), names[called]);
}

/* Not what they did themselves: it would name the card that they drew. Where nobody has done
 * anything yet, how the round begins. */
static char *
dup_news (CanastaSession *session, guint called)
{
  g_autoptr (CanastaScene) seat = canasta_seat_new (session, called);
  char *news = canasta_scene_dup_news (seat, CANASTA_DETAIL_NORMAL);

  return news ? news : canasta_news_tell_round (canasta_session_get_match (session), called);
}

static guint
find_portrait (CanastaCurtain *self, CanastaSession *session, guint called)
{
  CanastaMatch *match = canasta_session_get_match (session);
  guint portraits[CANASTA_MAX_SEATS] = { 0 };

  canasta_portraits_look_up (self->settings, canasta_match_get_names (match),
                             canasta_match_get_table (match)->players,
                             canasta_session_get_personal (session)->seat, portraits);
  return portraits[called];
}

/* Here nobody sees cards: the place to leave, and to come back. */
static void
offer_seats (CanastaCurtain *self, CanastaSession *session, guint called)
{
  guint left = canasta_session_list_left (session);
  guint first = left != 0 ? g_bit_nth_lsf (left, -1) : CANASTA_NO_SEAT;
  g_autofree char *name =
    left != 0 ? canasta_match_dup_name (canasta_session_get_match (session), first) : NULL;
  g_autofree char *label = NULL;

  gtk_widget_set_visible (self->leave, canasta_session_can_leave (session, called));
  gtk_widget_set_visible (GTK_WIDGET (self->come_back), left != 0);
  if (left == 0)
    return;
  label = (left & (left - 1)) == 0 ? g_strdup_printf (_("%s is back"), name)
                                   : g_strdup (_("Somebody is back…"));
  gtk_button_set_label (self->come_back, label);
}

/**
 * canasta_curtain_update:
 * @self: a curtain
 * @session: a session whose screen calls somebody
 *
 * Says who is called, and what they should know before they see their cards.
 */
void
canasta_curtain_update (CanastaCurtain *self, CanastaSession *session)
{
  CanastaScreen *screen = canasta_session_get_screen (session);
  guint called = canasta_screen_get_called (screen);
  gboolean is_shared = canasta_screen_is_shared (screen);
  g_autofree char *title = dup_title (session, called);
  g_autofree char *news = dup_news (session, called);
  const char *name = canasta_match_get_names (canasta_session_get_match (session))[called];
  g_autofree char *advice =
    g_strdup_printf (_("Nobody but %s should look at the screen now."), name);

  canasta_portrait_view_set_portrait (CANASTA_PORTRAIT_VIEW (self->portrait),
                                      find_portrait (self, session, called));
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->news, news ? news : "");
  gtk_widget_set_visible (GTK_WIDGET (self->news), news && *news != '\0');
  gtk_label_set_label (self->advice, advice);
  gtk_widget_set_visible (GTK_WIDGET (self->advice), is_shared);
  gtk_button_set_label (self->button, is_shared ? _("I am here: show my cards")
                                                : _("Show my cards"));
  offer_seats (self, session, called);
  canasta_accessible_set_name (self, title);
}

/* Returns: (transfer full): what is told of it to somebody who does not see it */
char *
canasta_curtain_say (CanastaCurtain *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  canasta_passage_add (text, gtk_label_get_label (self->title));
  if (gtk_widget_get_visible (GTK_WIDGET (self->news)))
    canasta_passage_add (text, gtk_label_get_label (self->news));
  if (gtk_widget_get_visible (GTK_WIDGET (self->advice)))
    canasta_passage_add (text, gtk_label_get_label (self->advice));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The widget. */

static gboolean
canasta_curtain_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (CANASTA_CURTAIN (widget)->button));
}

static void
canasta_curtain_dispose (GObject *object)
{
  g_clear_object (&CANASTA_CURTAIN (object)->settings);
  G_OBJECT_CLASS (canasta_curtain_parent_class)->dispose (object);
}

static void
canasta_curtain_class_init (CanastaCurtainClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_curtain_dispose;
  GTK_WIDGET_CLASS (class)->grab_focus = canasta_curtain_grab_focus;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "curtain");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkLabel *
add_label (GtkBox *box, const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (box, label);
  return GTK_LABEL (label);
}

static GtkWidget *
add_seat_button (GtkBox *box, const char *action)
{
  GtkWidget *button = gtk_button_new ();

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_box_append (box, button);
  return button;
}

static void
canasta_curtain_init (CanastaCurtain *self)
{
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
}

static void
fill (CanastaCurtain *self, CanastaCardArt *art)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->portrait = canasta_portrait_view_new (art, PORTRAIT_SIZE);
  gtk_widget_set_halign (self->portrait, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), self->portrait);
  self->title = add_label (GTK_BOX (box), "title-1");
  self->news = add_label (GTK_BOX (box), "body");
  self->advice = add_label (GTK_BOX (box), "dim-label");
  self->button = GTK_BUTTON (gtk_button_new ());
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), "match.lift-curtain");
  gtk_widget_add_css_class (GTK_WIDGET (self->button), "suggested-action");
  gtk_widget_add_css_class (GTK_WIDGET (self->button), "pill");
  gtk_widget_set_halign (GTK_WIDGET (self->button), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->button));
  self->come_back = GTK_BUTTON (add_seat_button (GTK_BOX (box), "win.come-back"));
  self->leave = add_seat_button (GTK_BOX (box), "win.leave-seat");
  gtk_button_set_label (GTK_BUTTON (self->leave), _("Leave the table…"));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "curtain-sheet");
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  adw_bin_set_child (ADW_BIN (self), scrolled);
}

/**
 * canasta_curtain_new:
 * @art: what draws the portraits
 * @settings: the preferences, which know who was chosen
 *
 * Returns: (transfer floating): a curtain that calls nobody yet
 */
GtkWidget *
canasta_curtain_new (CanastaCardArt *art, GSettings *settings)
{
  CanastaCurtain *self = g_object_new (CANASTA_TYPE_CURTAIN, NULL);

  self->settings = g_object_ref (settings);
  fill (self, art);
  return GTK_WIDGET (self);
}
