/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "company/code-picture.h"

#include <glib/gi18n-lib.h>

#include "network/qr-code.h"
#include "pages/accessible.h"

/* How large a module is, in pixels: whole ones, so that no edge is blurred. */
#define MODULE 4

struct _CanastaCodePicture
{
  GtkWidget parent_instance;

  CanastaQrCode *code;          /* or NULL */
};

G_DEFINE_FINAL_TYPE (CanastaCodePicture, canasta_code_picture, GTK_TYPE_WIDGET)

static void
canasta_code_picture_finalize (GObject *object)
{
  g_clear_pointer (&CANASTA_CODE_PICTURE (object)->code, canasta_qr_code_free);
  G_OBJECT_CLASS (canasta_code_picture_parent_class)->finalize (object);
}

/* With the light modules round it. */
static int
get_size (CanastaCodePicture *self)
{
  return self->code ? MODULE * ((int) self->code->size + 2 * CANASTA_QR_CODE_MARGIN) : 0;
}

static void
canasta_code_picture_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                              int *minimum, int *natural, int *minimum_baseline,
                              int *natural_baseline)
{
  *minimum = *natural = get_size (CANASTA_CODE_PICTURE (widget));
}

/* A rectangle for each run of dark modules in a row. */
static void
draw_row (CanastaCodePicture *self, GtkSnapshot *snapshot, int y)
{
  static const GdkRGBA black = { 0, 0, 0, 1 };
  int size = (int) self->code->size;

  for (int x = 0, end; x < size; x = end + 1)
    {
      for (end = x; canasta_qr_code_is_dark (self->code, end, y); end++)
        continue;
      if (end > x)
        gtk_snapshot_append_color (snapshot, &black,
                                   &GRAPHENE_RECT_INIT ((x + CANASTA_QR_CODE_MARGIN) * MODULE,
                                                        (y + CANASTA_QR_CODE_MARGIN) * MODULE,
                                                        (end - x) * MODULE, MODULE));
    }
}

static void
canasta_code_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  CanastaCodePicture *self = CANASTA_CODE_PICTURE (widget);
  int size = get_size (self);

  gtk_snapshot_append_color (snapshot, &white, &GRAPHENE_RECT_INIT (0, 0, size, size));
  for (int y = 0; self->code && y < (int) self->code->size; y++)
    draw_row (self, snapshot, y);
}

static void
canasta_code_picture_class_init (CanastaCodePictureClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = canasta_code_picture_finalize;
  widget_class->measure = canasta_code_picture_measure;
  widget_class->snapshot = canasta_code_picture_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
canasta_code_picture_init (CanastaCodePicture *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  canasta_accessible_set_name (self, _("The invitation as a QR code"));
}

/* Shows the code of an invitation. */
void
canasta_code_picture_show (CanastaCodePicture *self, const char *text)
{
  g_clear_pointer (&self->code, canasta_qr_code_free);
  self->code = canasta_qr_code_new (text);
  gtk_widget_set_visible (GTK_WIDGET (self), self->code != NULL);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
