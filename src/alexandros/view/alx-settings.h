/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The settings of the game, a child of those of the program. */

#pragma once

#include "config.h"

/** ALX_SETTINGS: the id of their schema. */
#define ALX_SETTINGS APPLICATION_ID ".alexandros"
