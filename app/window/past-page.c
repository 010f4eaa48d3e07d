/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whoever goes from a review to one of its moments comes back to the review, and
 * whoever reviews what they watch comes back to watching it. */
#include "config.h"

#include "window/past-page.h"

#include <glib/gi18n-lib.h>

#include "table/key-bindings.h"

struct _CanastaPastPage
{
  AdwBin parent_instance;

  CanastaReplay *replay;        /* NULL where nothing is looked at */
  gboolean review_leads_back;   /* from the review to the replay, … */
  gboolean replay_leads_back;   /* … and from there to the review */

  GtkStack *stack;
  CanastaReplayPage *replay_page;
  CanastaReviewPage *review_page;
};

G_DEFINE_FINAL_TYPE (CanastaPastPage, canasta_past_page, ADW_TYPE_BIN)

static gboolean
is_review (CanastaPastPage *self)
{
  return gtk_stack_get_visible_child (self->stack) == GTK_WIDGET (self->review_page);
}

static void
tell_change (CanastaPastPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-header", NULL);
}

static void
show_replay (CanastaPastPage *self)
{
  canasta_review_page_stop (self->review_page);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->replay_page));
  if (canasta_replay_page_get_replay (self->replay_page) != self->replay)
    canasta_replay_page_set_replay (self->replay_page, self->replay);
  tell_change (self);
}

static void
show_review (CanastaPastPage *self)
{
  canasta_replay_pause (self->replay);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->review_page));
  tell_change (self);
}

/* Reviews what is watched, as the player decided with whose eyes one looks. */
static void
review (CanastaPastPage *self)
{
  canasta_review_page_review (self->review_page, canasta_replay_get_whole (self->replay),
                              canasta_replay_get_round (self->replay),
                              canasta_replay_get_seat (self->replay));
  show_review (self);
}

static void
review_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaPastPage *self = CANASTA_PAST_PAGE (widget);

  if (!self->replay || is_review (self))
    return;
  self->review_leads_back = !self->replay_leads_back;
  self->replay_leads_back = FALSE;
  review (self);
  canasta_review_page_focus (self->review_page);
}

/* A moment of the review, as the player saw it whose decisions these are, and what is
 * said of it. */
static void
show_moment_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaPastPage *self = CANASTA_PAST_PAGE (widget);
  guint step = g_variant_get_uint32 (parameter);
  guint round = canasta_review_page_get_round (self->review_page);
  g_autoptr (CanastaReviewWords) words = NULL;

  if (canasta_replay_get_round (self->replay) != round
      && !canasta_replay_set_round (self->replay, round))
    return;
  canasta_replay_set_seat (self->replay, canasta_review_page_get_seat (self->review_page));
  canasta_replay_go_to (self->replay, step);
  self->replay_leads_back = TRUE;
  show_replay (self);
  words = canasta_review_page_describe_moment (self->review_page, step);
  if (words)
    canasta_replay_page_tell (self->replay_page, words);
  canasta_replay_page_focus (self->replay_page);
}

static void
canasta_past_page_dispose (GObject *object)
{
  g_clear_object (&CANASTA_PAST_PAGE (object)->replay);
  G_OBJECT_CLASS (canasta_past_page_parent_class)->dispose (object);
}

static void
canasta_past_page_class_init (CanastaPastPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_past_page_dispose;
  gtk_widget_class_install_action (widget_class, "past.review", NULL, review_action);
  gtk_widget_class_install_action (widget_class, "past.show-moment", "u", show_moment_action);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  canasta_keys_bind_class (widget_class, CANASTA_KEYS_PAGE);
}

static void
canasta_past_page_init (CanastaPastPage *self)
{
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_hhomogeneous (self->stack, FALSE);
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
}

GtkWidget *
canasta_past_page_new (GSettings *settings, CanastaCardArt *art, CanastaReviewer *reviewer)
{
  CanastaPastPage *self = g_object_new (CANASTA_TYPE_PAST_PAGE, NULL);

  self->replay_page = CANASTA_REPLAY_PAGE (canasta_replay_page_new (settings, art));
  self->review_page = CANASTA_REVIEW_PAGE (canasta_review_page_new (settings, art, reviewer));
  gtk_stack_add_child (self->stack, GTK_WIDGET (self->replay_page));
  gtk_stack_add_child (self->stack, GTK_WIDGET (self->review_page));
  return GTK_WIDGET (self);
}

static void
set_replay (CanastaPastPage *self, CanastaReplay *replay)
{
  g_set_object (&self->replay, replay);
  self->review_leads_back = FALSE;
  self->replay_leads_back = FALSE;
}

/* Watches a round. */
void
canasta_past_page_watch (CanastaPastPage *self, CanastaReplay *replay)
{
  set_replay (self, replay);
  show_replay (self);
}

/* Goes through the round of a replay. */
void
canasta_past_page_review (CanastaPastPage *self, CanastaReplay *replay)
{
  set_replay (self, replay);
  review (self);
}

/**
 * canasta_past_page_go_back:
 * @self: a page that is shown
 *
 * Returns: whether there is anything to go back to on the page
 */
gboolean
canasta_past_page_go_back (CanastaPastPage *self)
{
  gboolean *leads_back = is_review (self) ? &self->review_leads_back : &self->replay_leads_back;

  if (!*leads_back)
    return FALSE;
  *leads_back = FALSE;
  if (is_review (self))
    show_replay (self);
  else
    show_review (self);
  canasta_past_page_focus (self);
  return TRUE;
}

/* Nothing is looked at any more; what was found last is kept. */
void
canasta_past_page_leave (CanastaPastPage *self)
{
  set_replay (self, NULL);
  canasta_replay_page_set_replay (self->replay_page, NULL);
  canasta_review_page_stop (self->review_page);
}

CanastaReplay *
canasta_past_page_get_replay (CanastaPastPage *self)
{
  return self->replay;
}

/* What is looked at, … */
char *
canasta_past_page_dup_title (CanastaPastPage *self)
{
  return is_review (self) ? g_strdup_printf (_("Review of round %u"),
                                             canasta_review_page_get_round (self->review_page))
                          : g_strdup_printf (_("Watching round %u"),
                                             canasta_replay_get_round (self->replay));
}

/* … and whose eyes look. */
char *
canasta_past_page_dup_subtitle (CanastaPastPage *self)
{
  CanastaMatch *match = canasta_replay_get_match (self->replay);
  guint seat = is_review (self) ? canasta_review_page_get_seat (self->review_page)
                                : canasta_replay_get_seat (self->replay);

  /* Translators: whose cards are seen: a player, or "You" */
  return g_strdup_printf (_("Seat: %s"), canasta_match_get_names (match)[seat]);
}

void
canasta_past_page_toggle_panel (CanastaPastPage *self)
{
  if (!is_review (self))
    gtk_widget_activate_action (GTK_WIDGET (self->replay_page), "replay.panel", NULL);
}

/* On what is to be done next. */
void
canasta_past_page_focus (CanastaPastPage *self)
{
  if (is_review (self))
    canasta_review_page_focus (self->review_page);
  else
    canasta_replay_page_focus (self->replay_page);
}
