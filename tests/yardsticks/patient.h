/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strongest level of Alexandros, but without ending early. */

#pragma once

#include "kit/players/kit-level.h"

void patient_advise (const KitQuestion *question,
                     KitAdvice         *advice);
