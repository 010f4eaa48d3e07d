/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inside of a company, shared by the files that make it up:
 *   company-table.c  what is asked of the table the person is at, and of those there may be; asks the others
 *                    nothing
 *   company-match.c  what is told of it, and the match that is played there; uses the first one
 *   company.c        how the person comes to a table, and goes; uses both */

#pragma once

#include "elsewhere/company.h"
#include "elsewhere/hosting.h"
#include "elsewhere/opening.h"
#include "elsewhere/table-news.h"

G_BEGIN_DECLS

struct _CanastaCompany
{
  GObject parent_instance;

  CanastaMatches *matches;
  char *data_folder;

  CanastaHosting *hosting;      /* the table that is open here, or NULL */
  CanastaHosting *moved;        /* the one that was, and goes on elsewhere, or NULL */
  char *outer;                  /* the address of the router before it, or NULL */

  CanastaVisiting *visiting;    /* somebody else's table, or NULL */
  CanastaOpening *opening;      /* the same, as it may go on here; or NULL */
  char *sentence;               /* how the last visit ended, or where the table moved, or NULL */

  /* Of the table, or NULL where the person is at none. */
  CanastaTalk *talk;
  CanastaClockSeen *clock;
  CanastaTableNews *news;

  CanastaSession *session;      /* what is played with them, or NULL */
  guint round;                  /* that was told to have begun */
};

/* company-table.c */
const CanastaTableSeen *
      canasta_company_see_table     (CanastaCompany    *self,
                                     CanastaMessage    *message);

/* company-match.c */
void  canasta_company_tell          (CanastaCompany    *self,
                                     const char        *sentence);
void  canasta_company_note          (CanastaCompany    *self,
                                     const char        *sentence);
void  canasta_company_tell_change   (CanastaCompany    *self);
void  canasta_company_take_session  (CanastaCompany    *self,
                                     CanastaSession    *session);
void  canasta_company_drop_session  (CanastaCompany    *self);
void  canasta_company_take_table    (CanastaCompany    *self,
                                     CanastaClockSeen  *clock,
                                     CanastaTalk       *talk);
void  canasta_company_drop_table    (CanastaCompany    *self);

G_END_DECLS
