/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether the labels that are shown are whole, and translated. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** LabelsCheck: ends the test if something is wrong with a label; @where is for the message. */
typedef void (*LabelsCheck) (GtkLabel   *label,
                             const char *where);

void labels_whole       (GtkLabel    *label,
                         const char  *where);
void labels_translated  (GtkLabel    *label,
                         const char  *where);
void labels_check       (GtkWidget   *widget,
                         LabelsCheck  check,
                         const char  *where);
void labels_check_sizes (const char  *where);
void labels_check_dialogs (LabelsCheck  check,
                           const char  *where);
void labels_begin_pseudo (void);
void labels_end_pseudo  (void);

G_END_DECLS
