/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether the buttons of Alexandros stay where they are. */

#include "robot.h"
#include "still.h"

int
main (int    argc,
      char **argv)
{
  return still_run (argc, argv, &alx_table_info, robot_start, TRUE);
}
