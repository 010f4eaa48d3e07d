/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/invitation.h"

#include <glib/gi18n-lib.h>

#include "table/letters.h"
#include "table/paint.h"

#define N_CARDS 3
#define STRIP 0.33        /* what is seen of a card under another, of its width */
#define CARD_WIDTH (5 / 7.0)
#define CARD_HEIGHT 6.0   /* in letters, at most */
#define CARDS_PART 0.36   /* of the width, at most */
#define GAP 16
#define MARGIN 4
#define DASHES 1.5        /* how wide they are */

struct _CanastaInvitation
{
  GtkWidget parent_instance;

  GtkWidget *title;
  GtkWidget *detail;
  graphene_rect_t cards; /* where the dashes are */
};

G_DEFINE_FINAL_TYPE (CanastaInvitation, canasta_invitation, GTK_TYPE_WIDGET)

static int
measure (GtkWidget *label, GtkOrientation orientation)
{
  int natural;

  gtk_widget_measure (label, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}

/* The cards and the words beside them stand in the middle of the place; where there is no
 * room for both lines of words the first is enough. */
static void
canasta_invitation_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CanastaInvitation *self = CANASTA_INVITATION (widget);
  double wide = CARD_WIDTH * (1 + (N_CARDS - 1) * STRIP); /* all, of the height of one */
  double high = MIN (CARD_HEIGHT * canasta_paint_get_em (widget), CARDS_PART * width / wide);
  GtkAllocation line = { 0 };
  int detail;

  high = MAX (MIN (high, height - 2 * MARGIN), 0);
  line.x = (int) (high * wide) + GAP;
  line.width = MAX (width - line.x, 1);
  canasta_letters_set (self->title, canasta_letters_find (self->title, line.width, 1));
  canasta_letters_set (self->detail, canasta_letters_find (self->detail, line.width, 2));
  line.width = MIN (line.width, MAX (measure (self->title, GTK_ORIENTATION_HORIZONTAL),
                                     measure (self->detail, GTK_ORIENTATION_HORIZONTAL)));
  gtk_widget_measure (self->detail, GTK_ORIENTATION_VERTICAL, line.width, NULL, &detail, NULL,
                      NULL);
  line.height = measure (self->title, GTK_ORIENTATION_VERTICAL);
  if (line.height + detail > height)
    detail = 0;

  graphene_rect_init (&self->cards, (width - line.x - line.width) / 2, (height - (int) high) / 2,
                      (float) (high * wide), (float) high);
  line.x += (int) self->cards.origin.x;
  line.y = (height - line.height - detail) / 2;
  gtk_widget_size_allocate (self->title, &line, -1);
  line.y += line.height;
  line.height = detail;
  gtk_widget_set_child_visible (self->detail, detail > 0);
  gtk_widget_size_allocate (self->detail, &line, -1);
}

static void
canasta_invitation_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CanastaInvitation *self = CANASTA_INVITATION (widget);
  float width = self->cards.size.height * (float) CARD_WIDTH;
  GdkRGBA colour;

  canasta_paint_get_colour (widget, "canasta_empty", &colour);
  if (width > 0)
    canasta_paint_dashes (snapshot, &self->cards, 0, DASHES, &colour);
  for (guint i = 1; i < N_CARDS && width > 0; i++)
    canasta_paint_dashed_line (snapshot, self->cards.origin.x + i * width * STRIP,
                               self->cards.origin.y, self->cards.size.height, DASHES, &colour);
  GTK_WIDGET_CLASS (canasta_invitation_parent_class)->snapshot (widget, snapshot);
}

static void
canasta_invitation_dispose (GObject *object)
{
  CanastaInvitation *self = CANASTA_INVITATION (object);

  g_clear_pointer (&self->title, gtk_widget_unparent);
  g_clear_pointer (&self->detail, gtk_widget_unparent);
  G_OBJECT_CLASS (canasta_invitation_parent_class)->dispose (object);
}

static void
canasta_invitation_class_init (CanastaInvitationClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_invitation_dispose;
  widget_class->size_allocate = canasta_invitation_size_allocate;
  widget_class->snapshot = canasta_invitation_snapshot;
  gtk_widget_class_set_css_name (widget_class, "invitation");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
canasta_invitation_init (CanastaInvitation *self)
{
  self->title = canasta_letters_add_label (GTK_WIDGET (self), "band-title");
  self->detail = canasta_letters_add_label (GTK_WIDGET (self), "band-detail");
  gtk_label_set_wrap (GTK_LABEL (self->detail), TRUE);
}

GtkWidget *
canasta_invitation_new (void)
{
  return g_object_new (CANASTA_TYPE_INVITATION, NULL);
}

/* Says what melds can be made of. */
void
canasta_invitation_set_forms (CanastaInvitation *self, const CanastaForms *forms)
{
  gtk_label_set_text (GTK_LABEL (self->title), _("Your melds will lie here"));
  gtk_label_set_text (GTK_LABEL (self->detail),
                      canasta_forms_have_sequences (forms)
                        ? _("three or more cards of one rank, or of one suit in sequence")
                        : _("three or more cards of one rank"));
}
