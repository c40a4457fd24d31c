/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game in the window, and how it makes way for one of another kind. */

#include "config.h"

#include "shell-game-stack.h"

#include "shell-door.h"

#include "shell/library/shell-library-page.h"
#include "shell/shell-names.h"

/* Key of the data of each child: the kind of its game. */
#define KIND "shell-game-stack-kind"

struct _ShellGameStack
{
  GtkBox parent_instance;

  ShellDocument *document;              /* owned */
  ShellGame     *game;                  /* the visible child; NULL at first */
  ShellPage      page;
  GtkWidget     *content;               /* the page that is visible in its place, or NULL */
};

static guint shown;

G_DEFINE_FINAL_TYPE (ShellGameStack, shell_game_stack, GTK_TYPE_BOX)

static const ShellGameInfo *
get_kind (gpointer game)
{
  return g_object_get_data (game, KIND);
}

/* A new game is about to begin in a child. The document listens to the visible one itself. */
static gboolean
left_cb (ShellGame      *game,
         ShellGameStack *stack)
{
  return game != stack->game && shell_document_leave (stack->document, get_kind (game));
}

/* Adds a hidden child. */
static ShellGame *
add (ShellGameStack      *stack,
     const ShellGameInfo *info,
     ShellGame           *game)
{
  g_object_set_data (G_OBJECT (game), KIND, (gpointer) info);
  gtk_widget_set_visible (GTK_WIDGET (game), FALSE);
  gtk_box_append (GTK_BOX (stack), GTK_WIDGET (game));
  g_signal_connect_object (game, "leaving", G_CALLBACK (left_cb), stack, 0);
  return game;
}

/* The child of that kind, which is made if there is none. */
static ShellGame *
get_child (ShellGameStack      *stack,
           const ShellGameInfo *info)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (stack));
  g_autoptr (GSettings) settings = NULL;

  while (child != NULL && get_kind (child) != info)
    child = gtk_widget_get_next_sibling (child);
  if (child != NULL)
    return SHELL_GAME (child);
  settings = g_settings_new (info->schema);
  return add (stack, info, g_object_new (info->get_type (), "settings", settings, NULL));
}

/* The one that was visible before is to be removed then. */
static void
show (ShellGameStack *stack,
      ShellGame      *game)
{
  stack->game = game;
  gtk_widget_set_visible (GTK_WIDGET (game), stack->content == NULL);
  shell_document_set_game (stack->document, get_kind (game), game);
  g_signal_emit (stack, shown, 0);
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
  game = info != NULL ? get_child (stack, info) : stack->game;
  SHELL_GAME_GET_IFACE (game)->ask_new (game);
}

/** shell_game_stack_join: asks about a table elsewhere with a game of the kind @info, %NULL for
    that of the current one; see join() of #ShellGameInterface. Not before there is a game. */
void
shell_game_stack_join (ShellGameStack      *stack,
                       const ShellGameInfo *info,
                       const char          *text)
{
  ShellGame *game;

  g_return_if_fail (SHELL_IS_GAME_STACK (stack));
  g_return_if_fail (text != NULL);

  if (!shell_document_is_ready (stack->document))
    return;
  game = info != NULL ? get_child (stack, info) : stack->game;
  SHELL_GAME_GET_IFACE (game)->join (game, text);
}

/** shell_game_stack_learn: begins the guided game of the kind @info, or goes on with it; not before
    there is a game. If it is another kind, it takes the place of the other. */
void
shell_game_stack_learn (ShellGameStack      *stack,
                        const ShellGameInfo *info)
{
  ShellGame *game;

  g_return_if_fail (SHELL_IS_GAME_STACK (stack));
  g_return_if_fail (info != NULL);

  if (!shell_document_is_ready (stack->document))
    return;
  game = get_child (stack, info);
  if (game == stack->game)
    shell_game_stack_set_page (stack, SHELL_PAGE_NONE);
  SHELL_GAME_GET_IFACE (game)->learn (game);
}

/** shell_game_stack_set_page: shows a page in the place of the game, or the game again; not before
    there is a game. */
void
shell_game_stack_set_page (ShellGameStack *stack,
                           ShellPage       page)
{
  g_autofree char *table = NULL;

  g_return_if_fail (SHELL_IS_GAME_STACK (stack));

  if (!shell_document_is_ready (stack->document) || page == stack->page)
    return;
  g_object_get (stack->game, "apart", &table, NULL);
  if (stack->content != NULL)
    gtk_box_remove (GTK_BOX (stack), g_steal_pointer (&stack->content));
  stack->page = page;
  if (page == SHELL_PAGE_DOOR)
    stack->content = shell_door_new (stack->document);
  else if (page == SHELL_PAGE_LIBRARY)
    stack->content = shell_library_page_new (stack->document, table);
  if (stack->content != NULL)
    {
      gtk_box_append (GTK_BOX (stack), stack->content);
      shell_names_give (stack->content);
    }
  gtk_widget_set_visible (GTK_WIDGET (stack->game), stack->content == NULL);
  shell_document_set_covered (stack->document, stack->content != NULL);
  g_signal_emit (stack, shown, 0);
  gtk_widget_grab_focus (shell_game_stack_get_content (stack));
}

/** shell_game_stack_get_page: what is shown. */
ShellPage
shell_game_stack_get_page (ShellGameStack *stack)
{
  g_return_val_if_fail (SHELL_IS_GAME_STACK (stack), SHELL_PAGE_NONE);

  return stack->page;
}

/** shell_game_stack_get_content: (transfer none): what is shown: the game, or a page. */
GtkWidget *
shell_game_stack_get_content (ShellGameStack *stack)
{
  g_return_val_if_fail (SHELL_IS_GAME_STACK (stack), NULL);

  return stack->content != NULL ? stack->content : GTK_WIDGET (stack->game);
}

/** shell_game_stack_show: shows a widget for games of the kind @info; the document puts a game into
    it. */
void
shell_game_stack_show (ShellGameStack      *stack,
                       const ShellGameInfo *info)
{
  GtkWidget *next;

  g_return_if_fail (SHELL_IS_GAME_STACK (stack));
  g_return_if_fail (info != NULL);

  g_debug ("a game of the kind “%s” is shown", info->id);
  show (stack, get_child (stack, info));
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (stack)); child; child = next)
    {
      next = gtk_widget_get_next_sibling (child);
      if (child != GTK_WIDGET (stack->game) && child != stack->content)
        gtk_box_remove (GTK_BOX (stack), child);
    }
}

/** shell_game_stack_rebuild: replaces all widgets by others in the current language. */
void
shell_game_stack_rebuild (ShellGameStack *stack)
{
  ShellPage page;
  GtkWidget *last, *old;

  g_return_if_fail (SHELL_IS_GAME_STACK (stack));

  page = stack->page;
  shell_game_stack_set_page (stack, SHELL_PAGE_NONE);
  last = gtk_widget_get_last_child (GTK_WIDGET (stack));
  do
    {
      ShellGame *game;

      old = gtk_widget_get_first_child (GTK_WIDGET (stack));
      game = add (stack, get_kind (old), SHELL_GAME_GET_IFACE (old)->rebuild (SHELL_GAME (old)));
      if (old == GTK_WIDGET (stack->game))
        show (stack, game);
      gtk_box_remove (GTK_BOX (stack), old);
    }
  while (old != last);
  shell_game_stack_set_page (stack, page);
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

  return get_kind (stack->game);
}

static void
shell_game_stack_finalize (GObject *object)
{
  g_object_unref (SHELL_GAME_STACK (object)->document);
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
