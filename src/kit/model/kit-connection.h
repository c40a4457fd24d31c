/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The connection to a table whose seats are apart. */

#pragma once

#include "kit/apart/kit-apart-proof.h"
#include "kit/apart/kit-apart-sheet.h"

G_BEGIN_DECLS

/**
 * KitConnection:
 * @path: (type filename) (nullable): the file of the seat on this machine
 * @seat: the seat that is played here
 * @apart: the seats of the table that persons elsewhere were invited to, a bit each, with this one
 * @joined: those of them that somebody has joined
 * @here: the seats whose programs are there now, a bit each; a hint, for not all carriers can tell
 * @is_host: whether the person here may hand over the other seats
 * @is_online: whether the carrier is reached
 * @is_served: whether the referee's program is there; a hint, too
 * @tells_presence: whether the carrier can tell who is there
 * @is_waiting: whether something was asked for that has not been answered, or what has come is not
 *   shown yet
 * @is_slow: whether what was asked for has not been answered for a while
 * @is_taken: whether another program plays for the seat now
 * @fit: whether what the referee tells can be read
 * @program: (nullable): the referee's, if it does not fit
 * @number: (owned) (nullable): after the end, what players compare, see kit_apart_make_number()
 * @proof: then, whether the game was what was promised
 */
typedef struct
{
  const char   *path;
  guint         seat;
  guint         apart;
  guint         joined;
  guint         here;
  gboolean      is_host;
  gboolean      is_online;
  gboolean      is_served;
  gboolean      tells_presence;
  gboolean      is_waiting;
  gboolean      is_slow;
  gboolean      is_taken;
  KitApartFit   fit;
  const char   *program;
  char         *number;
  KitApartProof proof;
} KitConnection;

G_END_DECLS
