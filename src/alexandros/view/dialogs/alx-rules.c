/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window with a summary of the rules, to be read beside the game. */

#include "alx-rules.h"

#include "alx-figure.h"

#include "shell/dialogs/shell-dialogs.h"

/* In pixels. */
#define WIDTH  440
#define HEIGHT 640

/*
 * Its template holds all text, with an AlxFigure beside some of it. CSS: headings have the classes
 * "action-title" and "heading". Accessible role: that of GtkWindow. GTK owns the window.
 */
struct _AlxRules
{
  GtkWindow parent_instance;
};

G_DEFINE_FINAL_TYPE (AlxRules, alx_rules, GTK_TYPE_WINDOW)

static void
alx_rules_class_init (AlxRulesClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (ALX_TYPE_FIGURE);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/alx-rules.ui");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
alx_rules_init (AlxRules *rules)
{
  gtk_widget_init_template (GTK_WIDGET (rules));
}

/** alx_rules_new: (transfer none): a window over @parent, in the current language, owned by GTK. */
GtkWidget *
alx_rules_new (GtkWindow *parent)
{
  GtkWidget *rules;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);

  rules = g_object_new (ALX_TYPE_RULES, "transient-for", parent, NULL);
  shell_dialogs_fit (GTK_WINDOW (rules), WIDTH, HEIGHT);
  return rules;
}
