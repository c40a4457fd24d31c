/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strongest level of Alexandros, who always thinks to the end. */

#pragma once

#include "kit/players/kit-level.h"

void patient_advise (const KitQuestion *question,
                     KitAdvice         *advice);
