/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/seams.h"

#include "table/paint.h"

#define WIDTH 1.5

/**
 * canasta_seams_snapshot:
 * @table: the table
 * @snapshot: where it is drawn
 * @parts: its parts
 * @layout: where everything is
 *
 * Draws a seam beside each side before which something lies: a canasta at the end of its melds
 * is as near to the melds of the next.
 */
void
canasta_seams_snapshot (GtkWidget                *table,
                        GtkSnapshot              *snapshot,
                        const CanastaTableParts  *parts,
                        const CanastaTableLayout *layout)
{
  GdkRGBA colour;

  canasta_paint_get_colour (table, "canasta_quiet_text", &colour);
  for (guint i = 1; i < MIN (layout->n_bands, parts->n_bands); i++)
    {
      const GdkRectangle *seam = &layout->seams[i];

      if (seam->width > 0
          && (canasta_band_view_has_name (parts->bands[i - 1])
              || canasta_band_view_has_name (parts->bands[i])))
        canasta_paint_dashed_line (snapshot, seam->x + seam->width / 2, seam->y, seam->height,
                                   WIDTH, &colour);
    }
}
