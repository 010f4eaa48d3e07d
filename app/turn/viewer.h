/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who looks at a position: somebody who sits there, or somebody who looks on, has no seat and sees
 * no hand. To whoever looks on nothing is their own: they are told and shown everything from the
 * first seat on, and everybody is somebody else. */

#pragma once

#include "play/observation.h"

G_BEGIN_DECLS

gboolean  canasta_viewer_looks_on          (const CanastaObservation  *observation);
gboolean  canasta_viewer_is_on_side        (const CanastaObservation  *observation,
                                            guint                      side);
guint     canasta_viewer_get_near_seat     (const CanastaObservation  *observation);
gboolean  canasta_viewer_has_resting_other (const CanastaObservation  *observation);
guint     canasta_viewer_count_others      (const CanastaObservation  *observation);
guint     canasta_viewer_list_others       (const CanastaObservation  *observation,
                                            guint                     *seats);
guint     canasta_viewer_get_other         (const CanastaObservation  *observation,
                                            guint                      place);
guint     canasta_viewer_find_other        (const CanastaObservation  *observation,
                                            guint                      seat);

G_END_DECLS
