/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-ask-router PORT LEASE PATIENCE: has the router of this network open a port for as long
 * as whoever started it keeps its standard input open, and takes that back at the end. Each time
 * something is otherwise, it tells so in a line:
 *
 *   open ADDRESS PORT     so the port is reached from outside, as long as the lease is renewed
 *   kept ADDRESS PORT     the same, where the router knows no lease and must be told of the end
 *   none                  no router can be asked
 *   offline               the router has no address of its own
 *   refused CODE          why it does not, as routers number it
 *   odd                   what the router says makes no sense
 *
 * It ends by itself where the port has not been opened at all. A lease is a number of seconds, and
 * so is the patience with all that is asked at once.
 *
 * Anybody in the network can answer as a router, slowly, without end, or with what a library does
 * not survive. So this is a program of its own, which has no more time and memory than it needs,
 * and knows nothing of the game; whoever started it sees how it ended. */

#include <arpa/inet.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include <miniupnpc/miniupnpc.h>
#include <miniupnpc/upnpcommands.h>

#define MOST_MEMORY (128u * 1024 * 1024)

/* How long routers may take to answer that they are there, in milliseconds, and how many others
 * may lie between. */
#define SEARCH 2000
#define HOPS 2

/* Until it is asked again after what was open is not any more, in seconds. */
#define PAUSE 60

/* Of the router, when something else has the port there, or it knows no leases. */
#define CONFLICT 718
#define NO_LEASES 725

/* So many ports are tried, one after another. */
#define MOST_PORTS 4

typedef struct
{
  unsigned port;                /* of this computer */
  unsigned lease;
  unsigned patience;

  struct UPNPUrls urls;
  struct IGDdatas data;
  int is_found;
  char here[64];                /* this computer, as the router knows it */
  unsigned outer;               /* what was opened there and is to be taken back, or 0 */
  int is_open;                  /* as far as its last answer goes */
  char answer[80];
} Asker;

static void
forget_router (Asker *self)
{
  if (self->is_found)
    FreeUPNPUrls (&self->urls);
  self->is_found = 0;
}

/* Whether a router answers that can be asked. */
static int
find_router (Asker *self)
{
  static const char *const kinds[] = {
    "urn:schemas-upnp-org:device:InternetGatewayDevice:1",
    "urn:schemas-upnp-org:device:InternetGatewayDevice:2",
    NULL,
  };
  int error = 0;
  struct UPNPDev *devices = upnpDiscoverDevices (kinds, SEARCH, NULL, NULL, UPNP_LOCAL_PORT_ANY, 0,
                                                 HOPS, &error, 0);
  int result, least_other;

  forget_router (self);
#if MINIUPNPC_API_VERSION >= 18
  {
    char outside[64];

    result = UPNP_GetValidIGD (devices, &self->urls, &self->data, self->here, sizeof self->here,
                               outside, sizeof outside);
    least_other = 4;
  }
#else
  result = UPNP_GetValidIGD (devices, &self->urls, &self->data, self->here, sizeof self->here);
  least_other = 3;
#endif
  freeUPNPDevlist (devices);
  self->is_found = result > 0;
  return result > 0 && result < least_other;
}

/* Returns: 0, or why not. */
static int
open_at (Asker *self, unsigned outer, unsigned lease)
{
  char outside[12], inside[12], seconds[12];

  snprintf (outside, sizeof outside, "%u", outer);
  snprintf (inside, sizeof inside, "%u", self->port);
  snprintf (seconds, sizeof seconds, "%u", lease);
  return UPNP_AddPortMapping (self->urls.controlURL, self->data.first.servicetype, outside, inside,
                              self->here, "Canasta", "TCP", NULL, seconds);
}

/* What was opened before is remembered until it is somebody else's, or another one is open: where
 * the router does not answer once, it may stand open there all the same. */
static void
open_port (Asker *self, const char *address)
{
  unsigned outer = self->outer != 0 ? self->outer : self->port;
  int is_kept = 0;
  int code = CONFLICT;

  for (unsigned i = 0; i < MOST_PORTS && code == CONFLICT && outer + i <= 65535; i++)
    {
      code = open_at (self, outer + i, self->lease);
      is_kept = code == NO_LEASES;
      if (is_kept)
        code = open_at (self, outer + i, 0);
      if (code == CONFLICT)
        self->outer = 0;
      else if (code == UPNPCOMMAND_SUCCESS)
        self->outer = outer + i;
    }
  self->is_open = code == UPNPCOMMAND_SUCCESS;
  if (self->is_open)
    snprintf (self->answer, sizeof self->answer, "%s %s %u", is_kept ? "kept" : "open", address,
              self->outer);
  else if (code > 0)
    snprintf (self->answer, sizeof self->answer, "refused %d", code);
  else
    strcpy (self->answer, "odd");
}

static void
ask (Asker *self)
{
  char address[64] = "";
  struct in_addr read;
  int code, is_read;

  self->is_open = 0;
  if (!find_router (self))
    {
      strcpy (self->answer, "none");
      return;
    }
  code = UPNP_GetExternalIPAddress (self->urls.controlURL, self->data.first.servicetype, address);
  is_read = inet_pton (AF_INET, address, &read) == 1;
  if (is_read && read.s_addr != 0)
    {
      open_port (self, address);
      return;
    }
  if (code == UPNPCOMMAND_HTTP_ERROR || code == UPNPCOMMAND_INVALID_RESPONSE
      || (*address != '\0' && !is_read))
    strcpy (self->answer, "odd");
  else
    strcpy (self->answer, "offline");
}

/* A router that was not there when it was asked last is looked for once more. */
static void
take_back (Asker *self)
{
  char outside[12];

  if (self->outer == 0)
    return;
  snprintf (outside, sizeof outside, "%u", self->outer);
  alarm (self->patience);
  if (!self->is_open)
    find_router (self);
  if (!self->is_found)
    return;
  UPNP_DeletePortMapping (self->urls.controlURL, self->data.first.servicetype, outside, "TCP", NULL);
}

/* Waits so many seconds, or until the standard input ends. */
static int
is_over (unsigned seconds)
{
  struct pollfd input = { .fd = STDIN_FILENO, .events = POLLIN };
  char block[64];

  return poll (&input, 1, (int) seconds * 1000) > 0
         && read (STDIN_FILENO, block, sizeof block) <= 0;
}

/* Whoever started it says when it is over, and is ended by the same signals. */
static void
set_limits (void)
{
  const struct rlimit memory = { MOST_MEMORY, MOST_MEMORY };
  const struct rlimit core = { 0, 0 };

  signal (SIGINT, SIG_IGN);
  signal (SIGHUP, SIG_IGN);
  signal (SIGTERM, SIG_IGN);
  signal (SIGPIPE, SIG_IGN);
  setrlimit (RLIMIT_AS, &memory);
  setrlimit (RLIMIT_CORE, &core);
}

int
main (int argc, char *argv[])
{
  Asker self = { 0 };
  char told[sizeof self.answer] = "";
  int was_open = 0;

  if (argc != 4)
    return 2;
  self.port = (unsigned) atoi (argv[1]);
  self.lease = (unsigned) atoi (argv[2]);
  self.patience = (unsigned) atoi (argv[3]);
  set_limits ();
  do
    {
      alarm (self.patience);
      ask (&self);
      alarm (0);
      if (strcmp (self.answer, told) != 0)
        {
          puts (self.answer);
          fflush (stdout);
          strcpy (told, self.answer);
        }
      was_open = was_open || self.is_open;
    }
  while (was_open && !is_over (self.is_open ? self.lease / 2 : PAUSE));
  take_back (&self);
  forget_router (&self);
  return 0;
}
