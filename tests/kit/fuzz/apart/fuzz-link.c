/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Invitations: what can be read is written the same. */

#include "kit/remote/kit-invitation.h"

int LLVMFuzzerTestOneInput (const guint8 *data,
                            gsize         size);

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (KitInvitation) invitation = { NULL };
  g_auto (KitInvitation) same = { NULL };
  g_autofree char *link = NULL;
  g_autofree char *again = NULL;

  if (kit_invitation_read (&invitation, text) != KIT_INVITATION_FINE)
    return 0;
  link = kit_invitation_write (&invitation);
  if (kit_invitation_read (&same, link) != KIT_INVITATION_FINE)
    g_error ("it is not read again: %s", link);
  again = kit_invitation_write (&same);
  g_assert_cmpstr (link, ==, again);
  return 0;
}
