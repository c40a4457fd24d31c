/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lessons of Alexandros. */

#include "lessons.h"
#include "robot.h"

int
main (int    argc,
      char **argv)
{
  return lessons_run (argc, argv, &alx_table_info, robot_start);
}
