/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inside of a company, shared by the files that make it up:
 *   company.c        at which table the person is, and how it goes on there; asks the other one nothing
 *   company-table.c  what is asked of that table, and of those there may be; asks the other one nothing */

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

G_END_DECLS
