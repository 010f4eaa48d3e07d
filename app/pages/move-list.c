/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Only the round being played is shown, a turn an item. An update adds what is new
 * and removes what was taken back: turns say where in the record they stand. */
#include "config.h"

#include "pages/move-list.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "pages/move-turn.h"
#include "table/portrait-view.h"
#include "table/side-shape.h"

#define FACE 32

struct _CanastaMoveList
{
  AdwBin parent_instance;

  CanastaCardArt *art;
  guint portraits[CANASTA_MAX_SEATS];
  GListStore *turns;            /* of CanastaMoveTurn */
  GtkWidget *view;
  GtkScrolledWindow *scrolled;
  gulong following;             /* handler at the frame clock, while mapped */
  CanastaMatch *match;
  CanastaIndexLetters letters;
  guint looker;
  guint first;                  /* where the round begins in the record */
};

G_DEFINE_FINAL_TYPE (CanastaMoveList, canasta_move_list, ADW_TYPE_BIN)

static GtkWidget *
new_label (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* Who it was, on a chair of their side, and beside that its sign with the name over what was
 * done. */
static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CanastaMoveList *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *face = canasta_portrait_view_new (self->art, FACE);

  gtk_widget_set_valign (face, GTK_ALIGN_START);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (texts), new_label ("move-name"));
  gtk_box_append (GTK_BOX (texts), new_label ("move-lines"));
  gtk_box_append (GTK_BOX (row), face);
  gtk_box_append (GTK_BOX (row), texts);
  gtk_list_item_set_child (item, row);
  gtk_list_item_set_activatable (item, FALSE);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CanastaMoveList *self)
{
  CanastaMoveTurn *turn = gtk_list_item_get_item (item);
  GtkWidget *row = gtk_list_item_get_child (item);
  CanastaPortraitView *face = CANASTA_PORTRAIT_VIEW (gtk_widget_get_first_child (row));
  GtkWidget *texts = gtk_widget_get_last_child (row);
  GtkWidget *head = gtk_widget_get_first_child (texts);
  guint place = canasta_move_turn_get_place (turn);
  g_autofree char *name = g_strdup_printf ("%s %s", canasta_side_shape_get_sign (place),
                                           canasta_move_turn_get_name (turn));

  canasta_portrait_view_set_portrait (face, self->portraits[canasta_move_turn_get_seat (turn)]);
  canasta_portrait_view_set_side (face, place);
  gtk_label_set_label (GTK_LABEL (head), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (head), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  canasta_move_turn_get_name (turn), -1);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (texts)),
                       canasta_move_turn_get_lines (turn));
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (row)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  canasta_move_turn_get_sentences (turn), -1);
}

static void
forget_following (CanastaMoveList *self)
{
  if (self->following != 0)
    g_clear_signal_handler (&self->following, gtk_widget_get_frame_clock (GTK_WIDGET (self)));
}

/* In newer versions of GTK the list would give the focus to its first turn afterwards,
 * without showing that, and nothing would be told of it. */
static void
scroll_to (CanastaMoveList *self, guint place)
{
#if GTK_CHECK_VERSION (4, 12, 0)
  if (!gtk_widget_get_focus_child (self->view))
    {
      G_GNUC_BEGIN_IGNORE_DEPRECATIONS
      gtk_list_view_scroll_to (GTK_LIST_VIEW (self->view), place, GTK_LIST_SCROLL_FOCUS, NULL);
      G_GNUC_END_IGNORE_DEPRECATIONS
      return;
    }
#endif
  gtk_widget_activate_action (self->view, "list.scroll-to-item", "u", place);
}

static void
show_newest_cb (CanastaMoveList *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->turns));

  forget_following (self);
  if (n > 0)
    scroll_to (self, n - 1);
}

/* Only after a frame the list knows where each turn is; GTK complains of
 * scrolling before. */
static void
show_newest (CanastaMoveList *self)
{
  if (self->following == 0)
    self->following = g_signal_connect_swapped (gtk_widget_get_frame_clock (GTK_WIDGET (self)),
                                                "after-paint", G_CALLBACK (show_newest_cb), self);
}

/* The newest turn comes into view, unless the person reads further up. */
static void
follow (CanastaMoveList *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  double end = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  if (gtk_widget_get_mapped (GTK_WIDGET (self))
      && gtk_adjustment_get_value (adjustment) >= end - 1)
    show_newest (self);
}

/* Whoever looks anew looks at the newest. */
static void
canasta_move_list_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (canasta_move_list_parent_class)->map (widget);
  show_newest (CANASTA_MOVE_LIST (widget));
}

static void
canasta_move_list_unmap (GtkWidget *widget)
{
  forget_following (CANASTA_MOVE_LIST (widget));
  GTK_WIDGET_CLASS (canasta_move_list_parent_class)->unmap (widget);
}

static void
canasta_move_list_dispose (GObject *object)
{
  CanastaMoveList *self = CANASTA_MOVE_LIST (object);

  g_clear_object (&self->match);
  g_clear_object (&self->art);
  G_OBJECT_CLASS (canasta_move_list_parent_class)->dispose (object);
}

static void
canasta_move_list_class_init (CanastaMoveListClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_move_list_dispose;
  GTK_WIDGET_CLASS (class)->map = canasta_move_list_map;
  GTK_WIDGET_CLASS (class)->unmap = canasta_move_list_unmap;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
canasta_move_list_init (CanastaMoveList *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), self);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), self);

  self->turns = g_list_store_new (CANASTA_TYPE_MOVE_TURN);
  self->view = gtk_list_view_new (
    GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (self->turns))), factory);
  gtk_widget_add_css_class (self->view, "move-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Moves of this round"), -1);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->view);
  gtk_widget_set_vexpand (scrolled, TRUE);
  self->scrolled = GTK_SCROLLED_WINDOW (scrolled);
  adw_bin_set_child (ADW_BIN (self), scrolled);
}

GtkWidget *
canasta_move_list_new (void)
{
  return g_object_new (CANASTA_TYPE_MOVE_LIST, NULL);
}

/* Takes away what is no longer so; the last turn may have gone on since. Returns
 * where in the record what is shown ends. */
static guint
drop_turns (CanastaMoveList *self, guint count)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->turns));
  guint end = self->first;
  gboolean dropped = FALSE;

  while (n > 0 && !dropped)
    {
      g_autoptr (CanastaMoveTurn) turn = g_list_model_get_item (G_LIST_MODEL (self->turns), n - 1);

      end = canasta_move_turn_get_first (turn);
      dropped = end < count;
      g_list_store_remove (self->turns, --n);
    }
  return dropped ? end : self->first;
}

/* Nothing is shown until the next update. */
void
canasta_move_list_clear (CanastaMoveList *self)
{
  g_list_store_remove_all (self->turns);
}

/* Whether nobody has played in the round that is shown. */
gboolean
canasta_move_list_is_empty (CanastaMoveList *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->turns)) == 0;
}

/**
 * canasta_move_list_set_people:
 * @self: a move list
 * @art: what draws faces, and knows the letters of court cards
 * @portraits: whom each seat looks like
 *
 * Says who plays, before an update.
 */
void
canasta_move_list_set_people (CanastaMoveList *self, CanastaCardArt *art,
                              const guint *portraits)
{
  g_set_object (&self->art, art);
  if (memcmp (self->portraits, portraits, sizeof self->portraits) != 0)
    canasta_move_list_clear (self);
  memcpy (self->portraits, portraits, sizeof self->portraits);
}

/**
 * canasta_move_list_update:
 * @self: a move list
 * @match: a match
 * @viewer: the seat of the reader
 * @looker: the seat from which the table is seen: sides bear the signs that they bear there
 */
void
canasta_move_list_update (CanastaMoveList *self, CanastaMatch *match, guint viewer, guint looker)
{
  CanastaIndexLetters letters = canasta_card_art_get_letters (self->art);
  const CanastaRecord *record = canasta_match_get_record (match);
  guint first = canasta_record_find_round (record, canasta_match_get_round (match));
  guint count = canasta_record_get_count (record);

  if (self->match != match || first != self->first || letters != self->letters
      || looker != self->looker)
    g_list_store_remove_all (self->turns);
  g_set_object (&self->match, match);
  self->first = first;
  self->letters = letters;
  self->looker = looker;
  for (guint end = drop_turns (self, count); end < count;)
    {
      g_autoptr (CanastaMoveTurn) turn = canasta_move_turn_new (match, viewer, looker, letters,
                                                               end);

      g_list_store_append (self->turns, turn);
      end = canasta_move_turn_get_end (turn);
    }
  follow (self);
}
