/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/meld-area.h"

#include <math.h>

#include "table/paint.h"

struct _CanastaMeldArea
{
  GtkWidget parent_instance;

  CanastaCardArt *art;
  GPtrArray *melds; /* CanastaMeldView, canastas last; not owned */
  GArray *lengths;  /* (element-type guint): of each, … */
  GArray *feet;     /* (element-type int): … and what stands under it */
  guint n_canastas;
  guint n_aside; /* so many red threes lie before them … */
  int worth_width; /* … and what is said below those is so large */
  int worth_height;
  CanastaMeldLayout layout;
  int most_card_height;
  GHashTable *shifts; /* of CanastaMeldView to graphene_point_t: away from its place for now */
};

G_DEFINE_FINAL_TYPE (CanastaMeldArea, canasta_meld_area, GTK_TYPE_WIDGET)

/* Places. */

static int
grow (CanastaMeldArea *self, int length)
{
  return (int) (length * canasta_paint_get_growth (GTK_WIDGET (self)));
}

/**
 * canasta_meld_area_get_needs:
 * @self: where melds lie
 * @needs: (out): what decides how, but for the room; valid until the melds change
 */
void
canasta_meld_area_get_needs (CanastaMeldArea *self, CanastaMeldsNeeds *needs)
{
  g_array_set_size (self->lengths, 0);
  g_array_set_size (self->feet, 0);
  for (guint i = 0; i < self->melds->len; i++)
    {
      CanastaMeldView *meld = g_ptr_array_index (self->melds, i);
      guint length = canasta_meld_view_get_length (meld);
      int foot = canasta_meld_view_get_foot_width (meld);

      g_array_append_val (self->lengths, length);
      g_array_append_val (self->feet, foot);
    }
  *needs = (CanastaMeldsNeeds){
    .foot = grow (self, CANASTA_MELD_FOOT),
    .chip_height = grow (self, CANASTA_MELD_CHIP_HEIGHT),
    .n_melds = self->melds->len,
    .lengths = (const guint *) (gpointer) self->lengths->data,
    .feet = (const int *) (gpointer) self->feet->data,
    .n_canastas = self->n_canastas,
    .n_aside = self->n_aside,
    .worth_width = self->worth_width,
    .worth_height = self->worth_height,
    .most_card_height = self->most_card_height,
    .large_print = canasta_card_art_get_large_print (self->art),
  };
}

/* As cards, or as chips where these have no room. */
static void
canasta_meld_area_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CanastaMeldArea *self = CANASTA_MELD_AREA (widget);
  g_autofree GdkRectangle *places = g_new (GdkRectangle, self->melds->len + 1);
  CanastaMeldsNeeds needs;
  gboolean chips;

  canasta_meld_area_get_needs (self, &needs);
  needs.width = width - 2 * CANASTA_MELD_RING;
  needs.height = height - 2 * CANASTA_MELD_RING;
  canasta_meld_layout_compute (&self->layout, &needs, places);
  chips = self->layout.n_rows == 0;
  if (chips)
    canasta_meld_layout_place_chips (&needs, places);
  for (guint i = 0; i < self->melds->len; i++)
    {
      CanastaMeldView *meld = g_ptr_array_index (self->melds, i);
      GtkAllocation place = places[i];

      place.x += CANASTA_MELD_RING;
      place.y += CANASTA_MELD_RING;
      canasta_meld_view_set_layout (meld, chips ? NULL : &self->layout);
      gtk_widget_size_allocate (GTK_WIDGET (meld), &place, -1);
    }
}

/* The focus. */

void
canasta_meld_area_focus_meld (CanastaMeldArea *self, int index)
{
  if (index >= 0 && index < (int) self->melds->len)
    gtk_widget_grab_focus (g_ptr_array_index (self->melds, index));
}

/* Tab enters at the first meld and leaves at once; arrows move inside. Where there are
 * none, the area has the focus itself if it may. */
static gboolean
canasta_meld_area_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CanastaMeldArea *self = CANASTA_MELD_AREA (widget);
  GtkWidget *focused = gtk_widget_get_focus_child (widget);
  guint index = 0;

  if (self->melds->len == 0)
    return !gtk_widget_has_focus (widget) && gtk_widget_grab_focus (widget);
  if (!focused)
    {
      canasta_meld_area_focus_meld (self, 0);
      return TRUE;
    }
  g_ptr_array_find (self->melds, focused, &index);
  if (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT)
    {
      canasta_meld_area_focus_meld (self, (int) index + (direction == GTK_DIR_LEFT ? -1 : 1));
      return TRUE;
    }
  return FALSE;
}

/* The widget. */

static void
canasta_meld_area_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CanastaMeldArea *self = CANASTA_MELD_AREA (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      const graphene_point_t *shift = g_hash_table_lookup (self->shifts, child);

      gtk_snapshot_save (snapshot);
      if (shift)
        gtk_snapshot_translate (snapshot, shift);
      gtk_widget_snapshot_child (widget, child, snapshot);
      gtk_snapshot_restore (snapshot);
    }
}

static void
canasta_meld_area_dispose (GObject *object)
{
  CanastaMeldArea *self = CANASTA_MELD_AREA (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  g_clear_pointer (&self->melds, g_ptr_array_unref);
  g_clear_pointer (&self->lengths, g_array_unref);
  g_clear_pointer (&self->feet, g_array_unref);
  g_clear_pointer (&self->shifts, g_hash_table_unref);
  g_clear_object (&self->art);
  G_OBJECT_CLASS (canasta_meld_area_parent_class)->dispose (object);
}

static void
canasta_meld_area_class_init (CanastaMeldAreaClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_meld_area_dispose;
  widget_class->snapshot = canasta_meld_area_snapshot;
  widget_class->size_allocate = canasta_meld_area_size_allocate;
  widget_class->focus = canasta_meld_area_focus;
  gtk_widget_class_set_css_name (widget_class, "melds");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
canasta_meld_area_init (CanastaMeldArea *self)
{
  self->melds = g_ptr_array_new ();
  self->lengths = g_array_new (FALSE, FALSE, sizeof (guint));
  self->feet = g_array_new (FALSE, FALSE, sizeof (int));
  self->shifts = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) graphene_point_free);
}

GtkWidget *
canasta_meld_area_new (CanastaCardArt *art)
{
  CanastaMeldArea *self = g_object_new (CANASTA_TYPE_MELD_AREA, NULL);

  self->art = g_object_ref (art);
  return GTK_WIDGET (self);
}

/* The melds. */

/* The widget that shows a meld already: the one of its place, or of what it grew
 * from. */
static int
find_meld (GPtrArray *melds, const CanastaMeldItem *item)
{
  int grown = -1;

  for (guint i = 0; i < melds->len; i++)
    {
      const CanastaMeldItem *other = canasta_meld_view_get_item (g_ptr_array_index (melds, i));

      if (other->place.kind == item->place.kind && other->place.index == item->place.index)
        return (int) i;
      if (item->place.kind != CANASTA_PLACE_NEW && other->place.kind != CANASTA_PLACE_NEW
          && other->place.kind != CANASTA_PLACE_MELD && other->meld.kind == item->meld.kind
          && other->meld.rank == item->meld.rank && other->meld.suit == item->meld.suit)
        grown = (int) i;
    }
  return grown;
}

static gboolean
is_canasta (const CanastaMeldItem *item)
{
  return item->place.kind != CANASTA_PLACE_NEW && canasta_meld_is_canasta (&item->meld);
}

/* The next meld in the order in which they lie. */
static void
show_meld (CanastaMeldArea *self, GPtrArray *old, const CanastaMeldItem *item,
           GCallback activated, gpointer data)
{
  int found = find_meld (old, item);
  GtkWidget *before = self->melds->len > 0
                        ? g_ptr_array_index (self->melds, self->melds->len - 1)
                        : NULL;
  GtkWidget *meld;

  if (found >= 0)
    {
      meld = g_ptr_array_steal_index (old, (guint) found);
    }
  else
    {
      meld = canasta_meld_view_new (self->art);
      g_signal_connect (meld, "activate", activated, data);
    }
  gtk_widget_insert_after (meld, GTK_WIDGET (self), before);
  g_ptr_array_add (self->melds, meld);
  canasta_meld_view_update (CANASTA_MELD_VIEW (meld), item);
  self->n_canastas += is_canasta (item);
}

/**
 * canasta_meld_area_update:
 * @self: where melds lie
 * @items: (element-type CanastaMeldItem): what to show
 * @activated: called when a meld is
 * @data: for it
 *
 * A widget stays with its meld, wherever that lies, and the focus with both. Canastas lie
 * after the others.
 */
void
canasta_meld_area_update (CanastaMeldArea *self, GArray *items, GCallback activated,
                          gpointer data)
{
  g_autoptr (GPtrArray) old = g_steal_pointer (&self->melds);
  int focused = -1;

  self->melds = g_ptr_array_new ();
  self->n_canastas = 0;
  g_hash_table_remove_all (self->shifts);
  for (int canastas = FALSE; canastas <= TRUE; canastas++)
    for (guint i = 0; i < items->len; i++)
      {
        const CanastaMeldItem *item = &g_array_index (items, CanastaMeldItem, i);

        if (is_canasta (item) == canastas)
          show_meld (self, old, item, activated, data);
      }
  for (guint i = 0; i < old->len; i++)
    {
      if (gtk_widget_has_focus (g_ptr_array_index (old, i)))
        focused = (int) i;
      gtk_widget_unparent (g_ptr_array_index (old, i));
    }
  if (focused >= 0)
    canasta_meld_area_focus_meld (self, MIN (focused, (int) items->len - 1));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* So many red threes lie before the melds. */
void
canasta_meld_area_set_aside (CanastaMeldArea *self, guint n_cards)
{
  if (n_cards == self->n_aside)
    return;
  self->n_aside = n_cards;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* How large what is said below them is; called while the parent is given its size. */
void
canasta_meld_area_set_worth (CanastaMeldArea *self, int width, int height)
{
  self->worth_width = width;
  self->worth_height = height;
}

/* Where they lie, and what is said below them; known once the area has its size. Returns
 * whether they have room. */
gboolean
canasta_meld_area_get_aside (CanastaMeldArea *self, GdkRectangle *threes, GdkRectangle *worth)
{
  GdkRectangle *both[] = { threes, worth };

  *threes = self->layout.aside;
  *worth = self->layout.worth;
  for (guint i = 0; i < G_N_ELEMENTS (both); i++)
    {
      both[i]->x += CANASTA_MELD_RING;
      both[i]->y += CANASTA_MELD_RING;
    }
  return self->n_aside > 0 && self->layout.n_rows > 0;
}

/* How high cards may be; called while the parent is given its size. */
void
canasta_meld_area_set_most (CanastaMeldArea *self, int card_height)
{
  if (card_height == self->most_card_height)
    return;
  self->most_card_height = card_height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

guint
canasta_meld_area_get_n_melds (CanastaMeldArea *self)
{
  return self->melds->len;
}

CanastaMeldView *
canasta_meld_area_get_meld (CanastaMeldArea *self, guint index)
{
  return g_ptr_array_index (self->melds, index);
}

/* A meld is drawn so far from its place for now. */
void
canasta_meld_area_shift (CanastaMeldArea *self, CanastaMeldView *meld, float x, float y)
{
  if (x == 0 && y == 0)
    g_hash_table_remove (self->shifts, meld);
  else
    g_hash_table_insert (self->shifts, meld,
                         graphene_point_init (graphene_point_alloc (), roundf (x), roundf (y)));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
