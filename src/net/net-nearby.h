/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is announced in this network: by Avahi, over D-Bus. Without Avahi nothing is found. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** NetAnnouncement: others find a service of this machine as long as it is not freed. */
typedef struct _NetAnnouncement NetAnnouncement;

NetAnnouncement *net_announcement_new  (const char         *name,
                                        const char         *type,
                                        guint               port,
                                        const char * const *texts);
void             net_announcement_free (NetAnnouncement    *announcement);

/**
 * NetNearby:
 * @name: of the service
 * @address: of its machine, as text
 * @port: at that machine
 * @texts: (array zero-terminated=1): what is said of it, "key=value"
 */
typedef struct
{
  const char  *name;
  const char  *address;
  guint        port;
  char       **texts;
} NetNearby;

/** NetFound: @nearby is there; or is not any more, and has only a name. */
typedef void (*NetFound) (const NetNearby *nearby,
                          gpointer         data);

/** NetBrowser: looks for services, until it is freed. */
typedef struct _NetBrowser NetBrowser;

NetBrowser *net_browser_new  (const char *type,
                              NetFound    found,
                              gpointer    data);
void        net_browser_free (NetBrowser *browser);

G_END_DECLS
