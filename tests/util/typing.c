/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Types every key of a game into every field of every window. */

#include "typing.h"
#include "whole.h"

#include <string.h>

/* (transfer full): @accelerator as xdotool names it, such as "ctrl+shift+z". */
static char *
name_key (const char *accelerator)
{
  static const struct
  {
    GdkModifierType modifier;
    const char     *name;
  } names[] = {
    { GDK_CONTROL_MASK, "ctrl+" }, { GDK_SHIFT_MASK, "shift+" }, { GDK_ALT_MASK, "alt+" },
  };
  GString *text = g_string_new (NULL);
  GdkModifierType modifiers;
  guint key;

  g_assert_true (gtk_accelerator_parse (accelerator, &key, &modifiers));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (modifiers & names[i].modifier)
      g_string_append (text, names[i].name);
  g_string_append (text, gdk_keyval_name (key));
  return g_string_free (text, FALSE);
}

/* What the keys must leave alone: the decisions, and what is shown of them. */
static char *
describe_game (void)
{
  KitGame *game = kit_table_get_game (robot_get_table ());
  KitInput *input = kit_table_get_input (robot_get_table ());
  g_autofree char *record = kit_record_write (whole_record (game));

  return g_strdup_printf ("%s shown %u, proposal %d, cover %d, windows %u", record,
                          kit_game_get_shown (game), kit_input_get_proposal (input) != NULL,
                          kit_input_get_cover (input),
                          g_list_model_get_n_items (gtk_window_get_toplevels ()));
}

static void
check_key (GtkWidget  *field,
           const char *key,
           const char *before)
{
  g_autofree char *after = NULL;

  gtk_widget_grab_focus (field);
  robot_settle ();
  g_assert_true (gtk_widget_has_focus (field));
  robot_key (key);
  after = describe_game ();
  if (!g_str_equal (before, after))
    g_error ("the key %s in a field changed\n%s\nto\n%s", key, before, after);
}

/* Function keys do what they always do, and so does Escape in a dialog or a popover. */
static void
try_field (GtkWidget           *field,
           const ShellGameInfo *info)
{
  gboolean above = GTK_WIDGET (gtk_widget_get_root (field)) != robot_get_window () ||
                   gtk_widget_get_ancestor (field, GTK_TYPE_POPOVER) != NULL;
  g_autofree char *before = describe_game ();

  for (const ShellAccel * const *table = info->accels; *table != NULL; table++)
    for (const ShellAccel *accel = *table; accel->action != NULL; accel++)
      for (guint i = 0; accel->action[0] != '\0' && accel->keys[i] != NULL; i++)
        {
          g_autofree char *key = name_key (accel->keys[i]);

          if ((key[0] != 'F' || key[1] == '\0') &&
              !(above && g_str_equal (key, "Escape")))
            check_key (field, key, before);
        }
  /* Those that are held: what the next player can do, and a look at the hand. */
  check_key (field, "f", before);
  check_key (field, "l", before);
}

static guint
try_below (GtkWidget           *widget,
           const ShellGameInfo *info)
{
  guint n = 0;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return 0;
  if (GTK_IS_TEXT (widget))
    {
      try_field (widget, info);
      return 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += try_below (child, info);
  return n;
}

/** typing_try_fields: types every key of the game @info into every field of the window in front;
    no decision, proposal or window may come of it. Returns the number of fields. */
guint
typing_try_fields (const ShellGameInfo *info)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (gtk_window_is_active (GTK_WINDOW (window)))
        return try_below (window, info);
    }
  g_error ("no window is in front");
}

static gboolean
is_in_front (gpointer data)
{
  return gtk_window_is_active (GTK_WINDOW (robot_get_window ())) == GPOINTER_TO_INT (data);
}

/** typing_try_window: activates an action that opens a window, types every key of the game @info
    into its fields, of which there must be some, and closes it; @target for an action of a text. */
void
typing_try_window (const ShellGameInfo *info,
                   const char          *action,
                   const char          *target)
{
  g_autoptr (GVariant) parameter =
    target != NULL ? g_variant_ref_sink (g_variant_new_string (target)) : NULL;

  gtk_widget_activate_action_variant (robot_get_window (), action, parameter);
  robot_wait ("a window above", is_in_front, GINT_TO_POINTER (FALSE));
  for (guint i = 0; i < 8; i++)
    robot_settle ();
  if (typing_try_fields (info) == 0)
    g_error ("what %s opens has no field", action);
  robot_key ("Escape");
  robot_wait ("the window", is_in_front, GINT_TO_POINTER (TRUE));
}
