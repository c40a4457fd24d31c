/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a record says of chance, for kit-reading.c. */

#pragma once

#include "kit-reading.h"

G_BEGIN_DECLS

gboolean kit_reading_check_keys    (KitReading     *reading);
gboolean kit_reading_read_chance   (KitReading     *reading);
gboolean kit_reading_check_taken   (KitReading     *reading,
                                    const BaseLine *line);
gboolean kit_reading_check_reached (KitReading     *reading);

G_END_DECLS
