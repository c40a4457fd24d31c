/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game that is nothing but a text, for tests of the shell alone. */

#include "toy.h"

#include <string.h>

struct _Toy
{
  GtkWidget           parent_instance;

  /* owned */
  char               *text;
  GSimpleActionGroup *actions;
  GMenu              *menu;

  gboolean            modified;
};

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_MODIFIED,
  PROP_UNFINISHED,
  PROP_SETTINGS
};

static guint delay;                     /* of the next read or write in ms; atomic */

static void toy_shell_game_init (ShellGameInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (Toy, toy, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SHELL_TYPE_GAME, toy_shell_game_init))

/* --- as text --- */

static void
take_time (void)
{
  guint ms = (guint) g_atomic_int_exchange (&delay, 0);

  g_usleep (ms * 1000);
}

static gpointer
read_text (const char *text,
           gsize       length)
{
  take_time ();
  return g_strndup (text, length);
}

static char *
write_text (gconstpointer  content,
            gsize         *length)
{
  take_time ();
  *length = strlen (content);
  return g_strdup (content);
}

static char *
explain_text (gconstpointer content)
{
  return NULL;
}

static const ShellFormat format = {
  .suffix = ".toy",
  .max_bytes = 1000,
  .read = read_text,
  .write = write_text,
  .free = g_free,
  .explain = explain_text,
};

/** toy_delay_next: has the next read or write, in whichever thread, begin with a sleep. */
void
toy_delay_next (guint ms)
{
  g_atomic_int_set (&delay, ms);
}

/** toy_wait_for_next: returns when the read or write that is delayed has begun. */
void
toy_wait_for_next (void)
{
  gint64 limit = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  while (g_atomic_int_get (&delay) != 0)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, limit);
      g_usleep (100);
    }
}

/* --- what the shell asks --- */

static void
toy_start (ShellGame *game)
{
  TOY_GAME (game)->text = g_strdup ("first\n");
}

static void
toy_ask_new (ShellGame *game)
{
}

static gpointer
toy_copy (ShellGame *game)
{
  return g_strdup (TOY_GAME (game)->text);
}

static void
toy_install (ShellGame *game,
             gpointer   content)
{
  g_free (TOY_GAME (game)->text);
  TOY_GAME (game)->text = content;
}

static void
toy_hold (ShellGame *game,
          gboolean   held)
{
}

static void
toy_mark_saved (ShellGame *game,
                gboolean   saved)
{
  TOY_GAME (game)->modified = !saved;
  g_object_notify (G_OBJECT (game), "modified");
}

static GActionGroup *
toy_get_actions (ShellGame *game)
{
  return G_ACTION_GROUP (TOY_GAME (game)->actions);
}

static GMenuModel *
toy_get_menu (ShellGame *game)
{
  return G_MENU_MODEL (TOY_GAME (game)->menu);
}

static void
toy_shell_game_init (ShellGameInterface *iface)
{
  static const ShellAccel accels[] = { { NULL } };

  iface->start = toy_start;
  iface->ask_new = toy_ask_new;
  iface->copy = toy_copy;
  iface->install = toy_install;
  iface->hold = toy_hold;
  iface->proceed = toy_ask_new;
  iface->mark_saved = toy_mark_saved;
  iface->get_actions = toy_get_actions;
  iface->get_menu = toy_get_menu;
  iface->accels = accels;
  iface->comments = "A text";
  iface->format = &format;
  iface->file_kind = "Texts";
}

/** toy_set_text: goes on with the game, so that it is @text now. */
void
toy_set_text (Toy        *toy,
              const char *text)
{
  toy_install (SHELL_GAME (toy), g_strdup (text));
  toy_mark_saved (SHELL_GAME (toy), FALSE);
  g_signal_emit_by_name (toy, "changed");
}

/** toy_get_modified: whether there is something to be saved. */
gboolean
toy_get_modified (Toy *toy)
{
  return toy->modified;
}

static void
toy_get_property (GObject    *object,
                  guint       id,
                  GValue     *value,
                  GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_TITLE:
      g_value_set_static_string (value, "Toy");
      break;
    case PROP_UNFINISHED:
      g_value_set_boolean (value, TRUE);
      break;
    default:
      g_value_set_boolean (value, TOY_GAME (object)->modified);
      break;
    }
}

static void
toy_set_property (GObject      *object,
                  guint         id,
                  const GValue *value,
                  GParamSpec   *pspec)
{
}

static void
toy_finalize (GObject *object)
{
  Toy *toy = TOY_GAME (object);

  g_free (toy->text);
  g_object_unref (toy->actions);
  g_object_unref (toy->menu);
  G_OBJECT_CLASS (toy_parent_class)->finalize (object);
}

static void
toy_class_init (ToyClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->get_property = toy_get_property;
  object_class->set_property = toy_set_property;
  object_class->finalize = toy_finalize;
  g_object_class_override_property (object_class, PROP_TITLE, "title");
  g_object_class_override_property (object_class, PROP_MODIFIED, "modified");
  g_object_class_override_property (object_class, PROP_UNFINISHED, "unfinished");
  g_object_class_install_property (object_class, PROP_SETTINGS,
                                   g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS,
                                                        G_PARAM_WRITABLE |
                                                          G_PARAM_STATIC_STRINGS));
}

static void
toy_init (Toy *toy)
{
  toy->actions = g_simple_action_group_new ();
  toy->menu = g_menu_new ();
}
