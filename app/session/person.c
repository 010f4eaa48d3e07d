/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/person.h"

struct _CanastaPerson
{
  GObject parent_instance;

  CanastaScreen *screen;        /* NULL where they are elsewhere */
  guint seat;
  guint calling;                /* until they are called */
};

static void canasta_person_init_driver (CanastaDriverInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CanastaPerson, canasta_person, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_DRIVER,
                                                      canasta_person_init_driver))

static const char *
get_word (CanastaDriver *driver)
{
  return CANASTA_PERSON_WORD;
}

static gboolean
call_cb (gpointer data)
{
  CanastaPerson *self = data;

  self->calling = 0;
  canasta_screen_call (self->screen, self->seat);
  return G_SOURCE_REMOVE;
}

/* Whoever has just acted is done with it before the curtain falls. */
static void
ask (CanastaDriver *driver, const CanastaObservation *observation, guint time)
{
  CanastaPerson *self = CANASTA_PERSON (driver);

  if (self->screen && self->calling == 0 && canasta_screen_get_shown (self->screen) != self->seat)
    self->calling = g_idle_add_full (G_PRIORITY_HIGH, call_cb, self, NULL);
}

static void
stop (CanastaDriver *driver)
{
  g_clear_handle_id (&CANASTA_PERSON (driver)->calling, g_source_remove);
}

static void
canasta_person_init_driver (CanastaDriverInterface *interface)
{
  interface->get_word = get_word;
  interface->ask = ask;
  interface->stop = stop;
}

static void
canasta_person_dispose (GObject *object)
{
  stop (CANASTA_DRIVER (object));
  g_clear_object (&CANASTA_PERSON (object)->screen);
  G_OBJECT_CLASS (canasta_person_parent_class)->dispose (object);
}

static void
canasta_person_class_init (CanastaPersonClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_person_dispose;
}

static void
canasta_person_init (CanastaPerson *self)
{
}

/**
 * canasta_person_new:
 * @screen: (nullable): what they sit before, or %NULL where they are elsewhere
 * @seat: their seat
 *
 * Returns: (transfer full): the driver
 */
CanastaDriver *
canasta_person_new (CanastaScreen *screen, guint seat)
{
  CanastaPerson *self = g_object_new (CANASTA_TYPE_PERSON, NULL);

  if (screen)
    self->screen = g_object_ref (screen);
  self->seat = seat;
  return CANASTA_DRIVER (self);
}

/* Whether they sit before the screen of this computer. */
gboolean
canasta_person_is_here (CanastaPerson *self)
{
  return self->screen != NULL;
}

/**
 * canasta_person_list_left:
 * @personal: what is kept beside a match
 *
 * Returns: the seats of persons who have left, and for whom a computer player goes on, as
 *   bits
 */
guint
canasta_person_list_left (const CanastaPersonal *personal)
{
  guint seats = 0;

  for (guint seat = 0; personal->players && personal->players[seat]; seat++)
    if (canasta_personal_peek_desk (personal, seat)->left
        && !g_str_equal (personal->players[seat], CANASTA_PERSON_WORD))
      seats |= 1u << seat;
  return seats;
}

/**
 * canasta_person_list_missed:
 * @personal: what is kept beside a match
 * @round: a round, from 1
 *
 * Returns: the seats of persons for whom a computer player acted in it, as bits
 */
guint
canasta_person_list_missed (const CanastaPersonal *personal, guint round)
{
  guint seats = 0;

  for (guint seat = 0; personal->players && personal->players[seat]; seat++)
    if (canasta_desk_has_missed (canasta_personal_peek_desk (personal, seat), round))
      seats |= 1u << seat;
  return seats;
}

/**
 * canasta_person_list:
 * @personal: what is kept beside a match
 *
 * Returns: the seats that are persons', be they there or not, as bits
 */
guint
canasta_person_list (const CanastaPersonal *personal)
{
  guint seats = canasta_person_list_left (personal);

  for (guint seat = 0; personal->players && personal->players[seat]; seat++)
    if (g_str_equal (personal->players[seat], CANASTA_PERSON_WORD))
      seats |= 1u << seat;
  return seats;
}

/**
 * canasta_person_list_elsewhere:
 * @personal: what is kept beside a match
 *
 * Returns: the seats of persons at other computers, be they there or not, as bits
 */
guint
canasta_person_list_elsewhere (const CanastaPersonal *personal)
{
  guint seats = 0;

  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    if (canasta_personal_peek_desk (personal, seat)->elsewhere)
      seats |= 1u << seat;
  return seats & canasta_person_list (personal);
}

/**
 * canasta_person_are_several:
 * @personal: what is kept beside a match
 *
 * Returns: whether it is several persons', be they there or not
 */
gboolean
canasta_person_are_several (const CanastaPersonal *personal)
{
  guint seats = canasta_person_list (personal);

  return (seats & (seats - 1)) != 0;
}

/**
 * canasta_person_find_reader:
 * @personal: what is kept beside a match
 *
 * Returns: the seat of the person who plays it here, or %CANASTA_NO_SEAT where it is several
 *   persons': they read of each other by name
 */
guint
canasta_person_find_reader (const CanastaPersonal *personal)
{
  guint elsewhere = canasta_person_list_elsewhere (personal);
  guint here = canasta_person_list (personal) & ~elsewhere;

  if ((here & (here - 1)) != 0 || (here == 0 && elsewhere != 0))
    return CANASTA_NO_SEAT;
  return elsewhere != 0 ? (guint) g_bit_nth_lsf (here, -1) : personal->seat;
}
