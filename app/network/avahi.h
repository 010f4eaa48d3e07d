/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How Avahi is spoken to. */

#pragma once

#define CANASTA_AVAHI "org.freedesktop.Avahi"
#define CANASTA_AVAHI_SERVER CANASTA_AVAHI ".Server"
#define CANASTA_AVAHI_GROUP CANASTA_AVAHI ".EntryGroup"
#define CANASTA_AVAHI_BROWSER CANASTA_AVAHI ".ServiceBrowser"

/* Any interface, and any protocol. */
#define CANASTA_AVAHI_ANY (-1)

/* How long it may take to answer, in milliseconds. */
#define CANASTA_AVAHI_PATIENCE 5000
