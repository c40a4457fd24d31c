/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of boards, painted in threads. */

#pragma once

#include "shell/shell-catalogue.h"

G_BEGIN_DECLS

/**
 * ShellPictureSize:
 * @width: in pixels of the window, as @height
 * @scale: pixels of the screen for each of them
 * @dark: whether it is for a dark window
 */
typedef struct
{
  int      width;
  int      height;
  int      scale;
  gboolean dark;
} ShellPictureSize;

gboolean    shell_picture_is_dark     (GtkWidget              *widget);
GdkTexture *shell_picture_make_texture (cairo_surface_t       *surface);
void        shell_picture_paint_async (ShellCatalogue         *games,
                                       const char             *path,
                                       const ShellPictureSize *size,
                                       GCancellable           *cancellable,
                                       GAsyncReadyCallback     done,
                                       gpointer                data);
GdkTexture *shell_picture_finish      (GAsyncResult           *result,
                                       GError                **error);

G_END_DECLS
