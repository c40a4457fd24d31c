/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lessons of The Advisers. */

#include "adv-robot.h"
#include "lessons.h"

#include "advisers/view/adv-table.h"

int
main (int    argc,
      char **argv)
{
  return lessons_run (argc, argv, &adv_table_info, adv_robot_start);
}
