/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game in the window, and how it makes way for one of another kind. */

#include "config.h"

#include "shell-game-stack.h"

#include "shell/shell-settings.h"

struct _ShellGameStack
{
  GtkBox parent_instance;

  ShellDocument *document;              /* owned */
  ShellGame     *game;                  /* the visible child; NULL at first */
  const ShellGameInfo *info;            /* its kind */
  GHashTable    *candidates;            /* owned; ShellGameInfo to ShellGame: the hidden children */
};

static guint shown;

G_DEFINE_FINAL_TYPE (ShellGameStack, shell_game_stack, GTK_TYPE_BOX)

static ShellGame *
make_game (const ShellGameInfo *info)
{
  g_autoptr (GSettings) settings = shell_settings_open (info);

  return g_object_new (info->get_type (), "settings", settings, NULL);
}

/* The game may be a hidden child. */
static void
show (ShellGameStack      *stack,
      const ShellGameInfo *info,
      ShellGame           *game)
{
  ShellGame *old = stack->game;

  stack->info = info;
  stack->game = game;
  if (gtk_widget_get_parent (GTK_WIDGET (game)) == NULL)
    gtk_box_append (GTK_BOX (stack), GTK_WIDGET (game));
  gtk_widget_set_visible (GTK_WIDGET (game), TRUE);
  shell_document_set_game (stack->document, info, game);
  g_signal_emit (stack, shown, 0);
  if (old != NULL)
    gtk_box_remove (GTK_BOX (stack), GTK_WIDGET (old));
}

/* --- games of other kinds --- */

static gboolean
candidate_left_cb (ShellGame      *candidate,
                   ShellGameStack *stack)
{
  GHashTableIter iter;
  gpointer info, game;

  g_hash_table_iter_init (&iter, stack->candidates);
  while (g_hash_table_iter_next (&iter, &info, &game))
    if (game == candidate)
      return shell_document_leave (stack->document, info);
  /* It is the visible child now, and the document listens to it. */
  return FALSE;
}

static void
add_candidate (ShellGameStack      *stack,
               const ShellGameInfo *info,
               ShellGame           *candidate)
{
  gtk_widget_set_visible (GTK_WIDGET (candidate), FALSE);
  gtk_box_append (GTK_BOX (stack), GTK_WIDGET (candidate));
  g_hash_table_insert (stack->candidates, (gpointer) info, candidate);
  g_signal_connect_object (candidate, "leaving", G_CALLBACK (candidate_left_cb), stack, 0);
}

/** shell_game_stack_ask_new: shows the dialog for a new game of the kind @info, %NULL for that of
    the current one; not before there is a game. If it is another kind, a hidden widget shows it,
    and takes the place of the other when a game is begun. */
void
shell_game_stack_ask_new (ShellGameStack      *stack,
                          const ShellGameInfo *info)
{
  ShellGame *game;

  g_return_if_fail (SHELL_IS_GAME_STACK (stack));

  if (!shell_document_is_ready (stack->document))
    return;
  game = info == NULL || info == stack->info ? stack->game
                                             : g_hash_table_lookup (stack->candidates, info);
  if (game == NULL)
    {
      game = make_game (info);
      add_candidate (stack, info, game);
    }
  shell_game_ask_new (game);
}

static void
remove_candidates (ShellGameStack *stack)
{
  GHashTableIter iter;
  gpointer game;

  g_hash_table_iter_init (&iter, stack->candidates);
  while (g_hash_table_iter_next (&iter, NULL, &game))
    {
      g_hash_table_iter_remove (&iter);
      gtk_box_remove (GTK_BOX (stack), game);
    }
}

/** shell_game_stack_show: shows a widget for games of the kind @info; the document puts a game into
    it. */
void
shell_game_stack_show (ShellGameStack      *stack,
                       const ShellGameInfo *info)
{
  ShellGame *game;

  g_return_if_fail (SHELL_IS_GAME_STACK (stack));
  g_return_if_fail (info != NULL);

  g_debug ("a game of the kind “%s” is shown", info->id);
  game = g_hash_table_lookup (stack->candidates, info);
  g_hash_table_remove (stack->candidates, info);
  show (stack, info, game != NULL ? game : make_game (info));
  remove_candidates (stack);
}

/** shell_game_stack_rebuild: replaces all widgets by others in the current language. */
void
shell_game_stack_rebuild (ShellGameStack *stack)
{
  g_autoptr (GHashTable) old = NULL;
  GHashTableIter iter;
  gpointer info, game;

  g_return_if_fail (SHELL_IS_GAME_STACK (stack));

  show (stack, stack->info, shell_game_rebuild (stack->game));
  old = g_steal_pointer (&stack->candidates);
  stack->candidates = g_hash_table_new (NULL, NULL);
  g_hash_table_iter_init (&iter, old);
  while (g_hash_table_iter_next (&iter, &info, &game))
    {
      add_candidate (stack, info, shell_game_rebuild (game));
      gtk_box_remove (GTK_BOX (stack), game);
    }
}

/** shell_game_stack_get_game: (transfer none): the game that is shown. */
ShellGame *
shell_game_stack_get_game (ShellGameStack *stack)
{
  g_return_val_if_fail (SHELL_IS_GAME_STACK (stack), NULL);

  return stack->game;
}

/** shell_game_stack_get_info: its kind. */
const ShellGameInfo *
shell_game_stack_get_info (ShellGameStack *stack)
{
  g_return_val_if_fail (SHELL_IS_GAME_STACK (stack), NULL);

  return stack->info;
}

static void
shell_game_stack_finalize (GObject *object)
{
  ShellGameStack *stack = SHELL_GAME_STACK (object);

  g_object_unref (stack->document);
  g_hash_table_unref (stack->candidates);
  G_OBJECT_CLASS (shell_game_stack_parent_class)->finalize (object);
}

static void
shell_game_stack_class_init (ShellGameStackClass *class)
{
  G_OBJECT_CLASS (class)->finalize = shell_game_stack_finalize;
  shown = g_signal_new ("shown", SHELL_TYPE_GAME_STACK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                        G_TYPE_NONE, 0);
}

static void
shell_game_stack_init (ShellGameStack *stack)
{
  stack->candidates = g_hash_table_new (NULL, NULL);
}

/** shell_game_stack_new: (transfer floating): an empty stack for the games of @document. */
GtkWidget *
shell_game_stack_new (ShellDocument *document)
{
  ShellGameStack *stack;

  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), NULL);

  stack = g_object_new (SHELL_TYPE_GAME_STACK, "orientation", GTK_ORIENTATION_VERTICAL, NULL);
  stack->document = g_object_ref (document);
  return GTK_WIDGET (stack);
}
