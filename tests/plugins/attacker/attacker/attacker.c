/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A variant that attacks whoever loads it, before anything of it is asked: the environment
 * says how (CANASTA_ATTACK), where files lie (CANASTA_VICTIM), who the game is
 * (CANASTA_GAME) and where it listens (CANASTA_PORT). It tells whether it succeeded. */
#include <canasta-plugin.h>

#include <arpa/inet.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

/* What outlives a trial goes by itself after this, in seconds. */
#define OUTLIVES 20

#define FORKS 50

G_DECLARE_FINAL_TYPE (AttackerVariant, attacker_variant, ATTACKER, VARIANT, CanastaClassicVariant)

struct _AttackerVariant
{
  CanastaClassicVariant parent_instance;
};

static char *
dup_victim (void)
{
  return g_build_filename (g_getenv ("CANASTA_VICTIM"), "file", NULL);
}

static pid_t
get_game (void)
{
  return (pid_t) atoi (g_getenv ("CANASTA_GAME"));
}

static gboolean
write_file (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("CANASTA_VICTIM"), "new", NULL);

  return open (path, O_CREAT | O_WRONLY, 0600) >= 0;
}

static gboolean
truncate_file (void)
{
  g_autofree char *path = dup_victim ();

  return truncate (path, 0) == 0;
}

static gboolean
chmod_file (void)
{
  g_autofree char *path = dup_victim ();

  return chmod (path, 0777) == 0;
}

static gboolean
read_file (void)
{
  g_autofree char *path = dup_victim ();

  return open (path, O_RDONLY) >= 0;
}

static gboolean
connect_network (void)
{
  struct sockaddr_in to = { .sin_family = AF_INET,
                            .sin_port = htons ((guint16) atoi (g_getenv ("CANASTA_PORT"))),
                            .sin_addr.s_addr = htonl (INADDR_LOOPBACK) };
  int file = socket (AF_INET, SOCK_STREAM, 0);

  return connect (file, (struct sockaddr *) &to, sizeof to) == 0;
}

/* As to the session bus, from where anything can be started. */
static gboolean
connect_path (void)
{
  struct sockaddr_un to = { .sun_family = AF_UNIX };
  int file = socket (AF_UNIX, SOCK_STREAM, 0);

  g_snprintf (to.sun_path, sizeof to.sun_path, "%s/bus", g_getenv ("CANASTA_VICTIM"));
  return connect (file, (struct sockaddr *) &to, sizeof to) == 0;
}

static gboolean
signal_game (void)
{
  return kill (get_game (), SIGUSR1) == 0;
}

static gboolean
trace_game (void)
{
  return ptrace (PTRACE_SEIZE, get_game (), 0, 0) == 0;
}

static gboolean
start_program (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("CANASTA_VICTIM"), "program", NULL);

  return execl (path, "program", NULL) == 0;
}

static gboolean
fork_often (void)
{
  guint n = 0;

  for (guint i = 0; i < FORKS; i++)
    {
      pid_t process = fork ();

      if (process == 0)
        {
          sleep (OUTLIVES);
          _exit (0);
        }
      n += process > 0;
    }
  return n > 0;
}

static gboolean
take_memory (void)
{
  return mmap (NULL, (gsize) 4 << 30, PROT_READ | PROT_WRITE,
               MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0) != MAP_FAILED;
}

/* Two processes further, in a session of its own; the game knows it by its name. It has
 * that when the other end of the way is closed. */
static gboolean
outlive (void)
{
  g_autofree char *name = g_strdup_printf ("out-%d", get_game ());
  int way[2];
  char nothing;
  pid_t process = pipe (way) == 0 ? fork () : -1;

  if (process == 0)
    {
      setsid ();
      if (fork () == 0)
        {
          prctl (PR_SET_NAME, name);
          closefrom (0);
          sleep (OUTLIVES);
        }
      _exit (0);
    }
  if (process < 0)
    return FALSE;
  close (way[1]);
  waitpid (process, NULL, 0);
  return read (way[0], &nothing, 1) == 0;
}

static gboolean
end_keeper (void)
{
  outlive ();
  return kill (getppid (), SIGKILL) == 0;
}

/* The keeper last: we end with it. */
static gboolean
end_game_and_keeper (void)
{
  return kill (get_game (), SIGKILL) == 0 && kill (getppid (), SIGKILL) == 0;
}

static const struct
{
  const char *name;
  gboolean (*attack) (void);
} attacks[] = {
  { "write", write_file },
  { "truncate", truncate_file },
  { "chmod", chmod_file },
  { "read", read_file },
  { "network", connect_network },
  { "bus", connect_path },
  { "signal", signal_game },
  { "trace", trace_game },
  { "program", start_program },
  { "fork", fork_often },
  { "memory", take_memory },
  { "outlive", outlive },
  { "keeper", end_keeper },
  { "game", end_game_and_keeper },
};

/* The first thing of it that is run, when it is loaded. */
__attribute__ ((constructor)) static void
begin (void)
{
  const char *name = g_getenv ("CANASTA_ATTACK");

  for (guint i = 0; name && i < G_N_ELEMENTS (attacks); i++)
    if (g_str_equal (attacks[i].name, name))
      g_setenv ("CANASTA_ATTACKED", attacks[i].attack () ? "done" : "held", TRUE);
}

static gboolean
deal_size (CanastaVariant *variant, guint players, const char *seating, guint *answer,
           GError **error)
{
  const char *attacked = g_getenv ("CANASTA_ATTACKED");

  *answer = 11;
  if (!attacked)
    return TRUE;
  g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT, "The attack is %s.",
               attacked);
  return FALSE;
}

static void
fill_hooks (CanastaVariantInterface *iface)
{
  iface->deal_size = deal_size;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AttackerVariant, attacker_variant, CANASTA_TYPE_CLASSIC_VARIANT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_VARIANT, fill_hooks))

static void
attacker_variant_class_init (AttackerVariantClass *class)
{
}

static void
attacker_variant_init (AttackerVariant *self)
{
  canasta_classic_variant_add_table (CANASTA_CLASSIC_VARIANT (self), "4", 11, 1, 1);
}

CANASTA_VARIANT_PLUGIN (attacker_variant_get_type ())
