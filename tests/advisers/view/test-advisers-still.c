/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether the buttons of The Advisers stay where they are. */

#include "adv-robot.h"
#include "still.h"

#include "advisers/view/adv-table.h"

int
main (int    argc,
      char **argv)
{
  /* An auction needs more room than what else is done, so what is below it moves. */
  return still_run (argc, argv, &adv_table_info, adv_robot_start, FALSE);
}
