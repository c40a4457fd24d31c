/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The settings of the game, a child of those of the program. */

#pragma once

#include "config.h"

/** ADV_SETTINGS: the id of their schema. */
#define ADV_SETTINGS APPLICATION_ID ".advisers"
