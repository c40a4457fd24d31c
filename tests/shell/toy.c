/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two kinds of games that are nothing but a text, for tests of the shell alone. */

#include "toy.h"

#include <string.h>

typedef struct
{
  /* owned */
  char               *text;             /* NULL before there is a game */
  char               *next;             /* of the game that waits to be begun, or NULL */
  GSettings          *settings;
  GSimpleActionGroup *actions;
  GMenu              *menu;

  guint               n_moves;          /* how often the action was activated */
  gboolean            modified;
  gboolean            held;
} ToyPrivate;

/* What the two kinds differ in. */
typedef struct
{
  const char *title;
  const char *first;
  const char *lesson;
  const char *action;
} ToyKind;

struct _Doll
{
  Toy parent_instance;
};

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_MODIFIED,
  PROP_UNFINISHED,
  PROP_FINISHED,
  PROP_APART,
  PROP_SETTINGS
};

static Toy *asked;                      /* weak; what has asked about a new game last */
static guint delay;                     /* of the next read or write in ms; atomic */

static void toy_shell_game_init (ShellGameInterface *iface);

G_DEFINE_TYPE_WITH_CODE (Toy, toy, GTK_TYPE_WIDGET,
                         G_ADD_PRIVATE (Toy)
                         G_IMPLEMENT_INTERFACE (SHELL_TYPE_GAME, toy_shell_game_init))

G_DEFINE_FINAL_TYPE (Doll, doll, TOY_TYPE)

static ToyPrivate *
get_private (gpointer toy)
{
  return toy_get_instance_private (toy);
}

static const ToyKind *
get_kind (gpointer toy)
{
  static const ToyKind a_toy = { "Toy", "toy first\n", "toy lesson\n", "jump" };
  static const ToyKind a_doll = { "Doll", "doll first\n", "doll lesson\n", "dress" };

  return G_TYPE_CHECK_INSTANCE_TYPE (toy, DOLL_TYPE) ? &a_doll : &a_toy;
}

/* --- as text --- */

static void
take_time (void)
{
  guint ms = (guint) g_atomic_int_exchange (&delay, 0);

  g_usleep (ms * 1000);
}

static gpointer
read_text (gconstpointer  data,
           const char    *text,
           gsize          length,
           gpointer      *fault)
{
  g_autofree char *read = g_strndup (text, length);

  take_time ();
  if (strstr (read, "broken") == NULL)
    return g_steal_pointer (&read);
  *fault = g_strdup ("it is broken");
  return NULL;
}

static char *
write_text (gconstpointer text)
{
  take_time ();
  return g_strdup (text);
}

static char *
explain_fault (gconstpointer data,
               gconstpointer fault)
{
  return g_strconcat ("Line 1: ", fault, NULL);
}

/* A text is of the kind that its first word names. */
static gboolean
claims_text (gconstpointer  word,
             const char    *text,
             gsize          length)
{
  return g_str_has_prefix (text, word);
}

/* Each letter is a turn. The first line tells a game from others, and a person called like its
   second word plays, who has won a game with “done” in it. */
static gboolean
read_head (gconstpointer  word,
           const char    *text,
           gsize          length,
           BaseHead      *head)
{
  g_autofree char *read = g_strndup (text, length);
  g_auto (GStrv) lines = g_strsplit (read, "\n", 2);
  g_auto (GStrv) words = g_strsplit (lines[0], " ", 3);

  if (g_strv_length (words) < 2)
    return FALSE;
  head->identity = g_strdup (lines[0]);
  head->rules = g_strdup ("");
  head->n_players = 1;
  head->players[0] = (BasePlayer) { g_strdup ("person"), g_strdup (words[1]), .won = TRUE };
  head->turns = length - strlen (word) - 1;
  head->ending = strstr (read, "done") != NULL ? BASE_ENDING_OVER : BASE_ENDING_NOT_KNOWN;
  return TRUE;
}

static const char *
name_rules (gconstpointer word,
            const char   *rules)
{
  return NULL;
}

static void
paint (gconstpointer  word,
       gconstpointer  game,
       cairo_t       *cr,
       double         width,
       double         height,
       gboolean       dark)
{
  cairo_paint (cr);
}

static const ShellFormat format = {
  .max_bytes = 1000,
  .claims = claims_text,
  .read = read_text,
  .write = write_text,
  .free = g_free,
  .explain = explain_fault,
  .read_head = read_head,
  .name_rules = name_rules,
  .paint = paint,
};

static const ShellFormat doll_format = {
  .max_bytes = 2000,
  .claims = claims_text,
  .read = read_text,
  .write = write_text,
  .free = g_free,
  .explain = explain_fault,
  .read_head = read_head,
  .name_rules = name_rules,
  .paint = paint,
};

static const ShellAccel toy_keys[] = {
  { "game.jump", { "<Control>j" }, "Jump", "Toy" },
  { "game.rest", { "<Control>r" }, "Rest" },
  { NULL }
};

static const ShellAccel doll_keys[] = {
  { "game.rest", { "<Control>e" }, "Rest", "Doll" },
  { "game.dress", { "<Control>d" }, "Dress" },
  { NULL }
};

static const ShellAccel * const toy_accels[] = { toy_keys, NULL };
static const ShellAccel * const doll_accels[] = { doll_keys, NULL };

/* --- what teaches them --- */

typedef GtkWindow ToySchool;
typedef GtkWindowClass ToySchoolClass;

GType toy_school_get_type (void);

G_DEFINE_TYPE (ToySchool, toy_school, GTK_TYPE_WINDOW)

static void
toy_school_class_init (ToySchoolClass *class)
{
  g_signal_new ("guided", toy_school_get_type (), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
toy_school_init (ToySchool *school)
{
}

static GtkWidget *
make_school (GtkWindow           *parent,
             const ShellGameInfo *info)
{
  return g_object_new (toy_school_get_type (), "title", info->about, "transient-for", parent,
                       NULL);
}

const ShellGameInfo toy_info = {
  .id = "toy",
  .name = "Toy_s",
  .comments = "A text.",
  .about = "It jumps.",
  .facts = "1 player",
  .file_kind = "Texts of toys",
  .mime_type = "text/x-toy",
  .schema = "toys.toy",
  .suffix = ".toy",
  .format = &format,
  .data = "toy ",
  .accels = toy_accels,
  .get_type = toy_get_type,
  .make_school = make_school,
};

const ShellGameInfo doll_info = {
  .id = "doll",
  .name = "Dolls",
  .comments = "Another text.",
  .about = "It is dressed.",
  .facts = "2 players",
  .file_kind = "Texts of dolls",
  .mime_type = "text/x-doll",
  .schema = "toys.doll",
  .suffix = ".doll",
  .format = &doll_format,
  .data = "doll ",
  .accels = doll_accels,
  .get_type = doll_get_type,
  .make_school = make_school,
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
set_text (gpointer    toy,
          const char *text)
{
  ToyPrivate *private = get_private (toy);

  g_free (private->text);
  private->text = g_strdup (text);
}

static void
toy_mark_saved (ShellGame *game,
                gboolean   saved)
{
  get_private (game)->modified = !saved;
  g_object_notify (G_OBJECT (game), "modified");
}

static void
toy_start (ShellGame *game)
{
  set_text (game, get_kind (game)->first);
}

static void
toy_learn (ShellGame *game)
{
  toy_begin (TOY_GAME (game), get_kind (game)->lesson);
}

static gboolean
toy_ask_to_leave (ShellGame     *game,
                  ShellAnswered  answered,
                  gpointer       data)
{
  return FALSE;
}

static void
toy_ask_new (ShellGame *game)
{
  g_set_weak_pointer (&asked, TOY_GAME (game));
}

static gpointer
toy_copy (ShellGame *game)
{
  return g_strdup (get_private (game)->text);
}

static gpointer
toy_look (ShellGame *game,
          gboolean   painted)
{
  return g_strconcat (get_private (game)->text, painted ? "" : "seen", NULL);
}

static void
toy_install (ShellGame *game,
             gpointer   text)
{
  set_text (game, text);
  g_free (text);
}

static void
toy_hold (ShellGame *game,
          gboolean   held)
{
  get_private (game)->held = held;
}

static void
toy_proceed (ShellGame *game)
{
  g_autofree char *next = g_steal_pointer (&get_private (game)->next);

  g_assert_nonnull (next);
  set_text (game, next);
  toy_mark_saved (game, FALSE);
  g_signal_emit_by_name (game, "started");
}

static ShellGame *
toy_rebuild (ShellGame *game)
{
  ToyPrivate *old = get_private (game);
  gpointer toy = g_object_new (G_OBJECT_TYPE (game), "settings", old->settings, NULL);
  ToyPrivate *private = get_private (toy);

  private->text = g_steal_pointer (&old->text);
  private->next = g_steal_pointer (&old->next);
  private->modified = old->modified;
  return toy;
}

static GActionGroup *
toy_get_actions (ShellGame *game)
{
  return G_ACTION_GROUP (get_private (game)->actions);
}

static GMenuModel *
toy_get_menu (ShellGame *game)
{
  return G_MENU_MODEL (get_private (game)->menu);
}

static GtkWidget *
toy_make_preferences (ShellGame *game)
{
  GtkWidget *loud = gtk_check_button_new_with_label (get_kind (game)->title);

  g_settings_bind (get_private (game)->settings, "loud", loud, "active", G_SETTINGS_BIND_DEFAULT);
  return loud;
}

static void
toy_shell_game_init (ShellGameInterface *iface)
{
  iface->start = toy_start;
  iface->learn = toy_learn;
  iface->ask_new = toy_ask_new;
  iface->ask_to_leave = toy_ask_to_leave;
  iface->copy = toy_copy;
  iface->look = toy_look;
  iface->install = toy_install;
  iface->hold = toy_hold;
  iface->proceed = toy_proceed;
  iface->mark_saved = toy_mark_saved;
  iface->rebuild = toy_rebuild;
  iface->get_actions = toy_get_actions;
  iface->get_menu = toy_get_menu;
  iface->make_preferences = toy_make_preferences;
}

/* --- what the player would do --- */

/** toy_set_text: goes on with the game, so that it is @text now. */
void
toy_set_text (Toy        *toy,
              const char *text)
{
  set_text (toy, text);
  toy_mark_saved (SHELL_GAME (toy), FALSE);
  g_signal_emit_by_name (toy, "changed");
}

/** toy_get_text: (nullable): the game as it is. */
const char *
toy_get_text (Toy *toy)
{
  return get_private (toy)->text;
}

/** toy_get_held: whether the shell has the computers wait, if there were any. */
gboolean
toy_get_held (Toy *toy)
{
  return get_private (toy)->held;
}

/** toy_get_modified: whether there is something to be saved. */
gboolean
toy_get_modified (Toy *toy)
{
  return get_private (toy)->modified;
}

/** toy_get_n_moves: how often the action of the game was activated. */
guint
toy_get_n_moves (Toy *toy)
{
  return get_private (toy)->n_moves;
}

/** toy_take_asked: (nullable): the widget that has asked about a new game since the last call. */
Toy *
toy_take_asked (void)
{
  Toy *toy = asked;

  g_clear_weak_pointer (&asked);
  return toy;
}

/** toy_begin: answers that question: the new game is @text. */
void
toy_begin (Toy        *toy,
           const char *text)
{
  gboolean held = FALSE;

  g_free (get_private (toy)->next);
  get_private (toy)->next = g_strdup (text);
  g_signal_emit_by_name (toy, "leaving", &held);
  if (!held)
    toy_proceed (SHELL_GAME (toy));
}

/* --- virtual functions --- */

static void
moved_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       toy)
{
  get_private (toy)->n_moves++;
}

static gboolean
is_done (gpointer toy)
{
  const char *text = get_private (toy)->text;

  return text != NULL && strstr (text, "done") != NULL;
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
      g_value_set_static_string (value, get_kind (object)->title);
      break;
    case PROP_UNFINISHED:
      g_value_set_boolean (value, !is_done (object) &&
                                  g_strcmp0 (get_private (object)->text,
                                             get_kind (object)->first) != 0);
      break;
    case PROP_APART:
      g_value_set_string (value, NULL);
      break;
    case PROP_FINISHED:
      g_value_set_boolean (value, is_done (object));
      break;
    default:
      g_value_set_boolean (value, get_private (object)->modified);
      break;
    }
}

static void
toy_set_property (GObject      *object,
                  guint         id,
                  const GValue *value,
                  GParamSpec   *pspec)
{
  get_private (object)->settings = g_value_dup_object (value);
}

static void
toy_constructed (GObject *object)
{
  ToyPrivate *private = get_private (object);
  const char *action = get_kind (object)->action;
  g_autofree char *full = g_strconcat ("game.", action, NULL);

  G_OBJECT_CLASS (toy_parent_class)->constructed (object);
  private->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (private->actions),
                                   &(GActionEntry) { action, moved_cb }, 1, object);
  private->menu = g_menu_new ();
  g_menu_append (private->menu, action, full);
}

static void
toy_finalize (GObject *object)
{
  ToyPrivate *private = get_private (object);

  g_free (private->text);
  g_free (private->next);
  g_clear_object (&private->settings);
  g_object_unref (private->actions);
  g_object_unref (private->menu);
  G_OBJECT_CLASS (toy_parent_class)->finalize (object);
}

static void
toy_class_init (ToyClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->get_property = toy_get_property;
  object_class->set_property = toy_set_property;
  object_class->constructed = toy_constructed;
  object_class->finalize = toy_finalize;
  g_object_class_override_property (object_class, PROP_TITLE, "title");
  g_object_class_override_property (object_class, PROP_MODIFIED, "modified");
  g_object_class_override_property (object_class, PROP_UNFINISHED, "unfinished");
  g_object_class_override_property (object_class, PROP_FINISHED, "finished");
  g_object_class_override_property (object_class, PROP_APART, "apart");
  g_object_class_install_property (
    object_class, PROP_SETTINGS,
    g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS,
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
}

static void
toy_init (Toy *toy)
{
  gtk_widget_set_focusable (GTK_WIDGET (toy), TRUE);
}

static void
doll_class_init (DollClass *class)
{
}

static void
doll_init (Doll *doll)
{
}
