/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/toast.h"

/* How many seconds one with a button can be read. None takes the place of another:
 * libadwaita 1.2 ends the program where one of high priority goes while that is still
 * leaving. */
#define READING 10

/* For so many milliseconds one that comes answers nothing: libadwaita 1.2 ends the program
 * where one is gone before it has come, which takes half a second where it follows another. */
#define COMING 600

/* The sentence of a toast, in as many lines as it takes. Libadwaita makes a toast as high as
 * what is in it would be at its natural width, however narrow the window is: so the natural
 * width is what there is room for. */

#define CANASTA_TYPE_TOAST_TITLE (canasta_toast_title_get_type ())
G_DECLARE_FINAL_TYPE (CanastaToastTitle, canasta_toast_title, CANASTA, TOAST_TITLE, GtkWidget)

struct _CanastaToastTitle
{
  GtkWidget parent_instance;

  GtkWidget *label;
  int room; /* that it had when it was shown last */
};

G_DEFINE_FINAL_TYPE (CanastaToastTitle, canasta_toast_title, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
canasta_toast_title_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
get_line_width (CanastaToastTitle *self)
{
  int natural;

  gtk_widget_measure (self->label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static void
canasta_toast_title_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  CanastaToastTitle *self = CANASTA_TOAST_TITLE (widget);
  int width = MIN (get_line_width (self), self->room);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->label, orientation, -1, minimum, NULL, NULL, NULL);
      *natural = MAX (width, *minimum);
      return;
    }
  /* It may have one line less than it takes until its room is known. */
  gtk_widget_measure (self->label, orientation, get_line_width (self), minimum, NULL, NULL, NULL);
  gtk_widget_measure (self->label, orientation, for_size < 0 ? width : for_size, NULL, natural,
                      NULL, NULL);
}

static gboolean
resize_cb (gpointer title)
{
  gtk_widget_queue_resize (title);
  return G_SOURCE_REMOVE;
}

static void
canasta_toast_title_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CanastaToastTitle *self = CANASTA_TOAST_TITLE (widget);
  int room = width < get_line_width (self) ? width : G_MAXINT;
  int needed;

  gtk_widget_measure (self->label, GTK_ORIENTATION_VERTICAL, width, &needed, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->label,
                            &(GtkAllocation){ 0, 0, width, MAX (needed, height) }, -1);
  if (room == self->room)
    return;
  /* While sizes are given none can be asked for. */
  self->room = room;
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, resize_cb, g_object_ref (self), g_object_unref);
}

static void
canasta_toast_title_dispose (GObject *object)
{
  g_clear_pointer (&CANASTA_TOAST_TITLE (object)->label, gtk_widget_unparent);
  G_OBJECT_CLASS (canasta_toast_title_parent_class)->dispose (object);
}

static void
canasta_toast_title_class_init (CanastaToastTitleClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_toast_title_dispose;
  widget_class->get_request_mode = canasta_toast_title_get_request_mode;
  widget_class->measure = canasta_toast_title_measure;
  widget_class->size_allocate = canasta_toast_title_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
canasta_toast_title_init (CanastaToastTitle *self)
{
  self->room = G_MAXINT;
  self->label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  gtk_widget_add_css_class (self->label, "heading");
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
}

static gboolean
come_cb (gpointer shown)
{
  gtk_widget_set_sensitive (shown, TRUE);
  return G_SOURCE_REMOVE;
}

/* The buttons under the page that is shown. */
static GtkWidget *
find_buttons (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (gtk_widget_has_css_class (widget, "page-buttons"))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_buttons (child);
  return found;
}

/* Whatever page there is now, what comes over it leaves its buttons free. */
static void
keep_clear_cb (GdkFrameClock *clock, GtkWidget *shown)
{
  GtkWidget *overlay = gtk_widget_get_parent (shown);
  GtkWidget *page = overlay ? adw_toast_overlay_get_child (ADW_TOAST_OVERLAY (overlay)) : NULL;
  GtkWidget *buttons = page ? find_buttons (page) : NULL;
  graphene_rect_t bounds;
  int room = 0;

  if (buttons && gtk_widget_compute_bounds (buttons, overlay, &bounds)
      && bounds.origin.y > gtk_widget_get_height (overlay) / 2)
    room = gtk_widget_get_height (overlay) - (int) bounds.origin.y;
  if (room != gtk_widget_get_margin_bottom (shown))
    gtk_widget_set_margin_bottom (shown, room);
}

static void
map_cb (GtkWidget *shown)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (shown);

  g_signal_connect_object (clock, "layout", G_CALLBACK (keep_clear_cb), shown, 0);
}

/* Who is quick does not end the program. */
static void
shown_cb (GListModel *shown, guint position, guint removed, guint added, AdwToastOverlay *overlay)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GtkWidget) widget = g_list_model_get_item (shown, i);

      if (widget == adw_toast_overlay_get_child (overlay))
        continue;
      g_signal_connect (widget, "map", G_CALLBACK (map_cb), NULL);
      if (gtk_widget_get_mapped (widget))
        map_cb (widget);
      gtk_widget_set_sensitive (widget, FALSE);
      g_timeout_add_full (G_PRIORITY_DEFAULT, COMING, come_cb, g_object_ref (widget),
                          g_object_unref);
    }
}

static void
follow (AdwToastOverlay *overlay)
{
  static const char followed[] = "canasta-toasts";
  GListModel *shown;

  if (g_object_get_data (G_OBJECT (overlay), followed))
    return;
  shown = gtk_widget_observe_children (GTK_WIDGET (overlay));
  g_signal_connect_object (shown, "items-changed", G_CALLBACK (shown_cb), overlay, 0);
  g_object_set_data_full (G_OBJECT (overlay), followed, shown, g_object_unref);
}

static AdwToastOverlay *
find_overlay (GtkWidget *widget)
{
  AdwToastOverlay *found = NULL;

  if (ADW_IS_TOAST_OVERLAY (widget))
    return ADW_TOAST_OVERLAY (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_overlay (child);
  return found;
}

/**
 * canasta_toast_new:
 * @sentence: what is to be seen
 *
 * Returns: (transfer full): a toast that is not shown yet
 */
AdwToast *
canasta_toast_new (const char *sentence)
{
  CanastaToastTitle *title = g_object_new (CANASTA_TYPE_TOAST_TITLE, NULL);
  AdwToast *toast = adw_toast_new ("");

  gtk_label_set_text (GTK_LABEL (title->label), sentence);
  adw_toast_set_custom_title (toast, GTK_WIDGET (title));
  return toast;
}

/**
 * canasta_toast_new_with_button:
 * @sentence: what is to be seen
 * @label: what its button says
 *
 * Returns: (transfer full): a toast that is not shown yet, and can be read for longer
 */
AdwToast *
canasta_toast_new_with_button (const char *sentence, const char *label)
{
  AdwToast *toast = canasta_toast_new (sentence);

  adw_toast_set_timeout (toast, READING);
  adw_toast_set_button_label (toast, label);
  return toast;
}

/**
 * canasta_toast_show:
 * @toast: (transfer full): a toast
 * @place: where toasts are shown, or a window that has such a place in it
 *
 * Shows the toast once those before it are gone.
 */
void
canasta_toast_show (AdwToast *toast, GtkWidget *place)
{
  AdwToastOverlay *overlay = find_overlay (place);

  g_return_if_fail (overlay != NULL);
  follow (overlay);
  adw_toast_overlay_add_toast (overlay, toast);
}
