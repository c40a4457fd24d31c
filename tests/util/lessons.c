/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Takes the lessons of a game, in the real window. */

#include "config.h"

#include "lessons.h"

#include "labels.h"
#include "robot-window.h"

#include "kit/view/school/kit-lesson.h"
#include "kit/view/school/kit-school.h"
#include "kit/view/table/kit-banner.h"
#include "shell/shell-language.h"

#include <libintl.h>
#include <string.h>

static GtkWidget *
find_school (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (const GList *l = windows; l != NULL; l = l->next)
    if (KIT_IS_SCHOOL (l->data) && gtk_widget_get_mapped (l->data))
      return l->data;
  return NULL;
}

static gboolean
has_school (gpointer data)
{
  return find_school () != NULL;
}

/* (nullable): the table of the lesson, while one is taken. */
static KitTable *
find_table (void)
{
  return find_school () != NULL ? (gpointer) robot_find (find_school (), KIT_TYPE_TABLE, 0) : NULL;
}

static KitGuide *
get_guide (void)
{
  return kit_table_get_guide (find_table ());
}

static KitInput *
get_input (void)
{
  return kit_table_get_input (find_table ());
}

static const KitRecord *
get_record (void)
{
  return kit_game_get_record (kit_table_get_game (find_table ()));
}

/* Whether a step with the text @text is set, and nothing moves. */
static gboolean
is_set (gpointer text)
{
  KitGuideStep *step = find_table () != NULL ? kit_guide_get_step (get_guide ()) : NULL;

  return step != NULL && g_str_equal (step->text, text) &&
         gtk_widget_get_mapped (GTK_WIDGET (get_guide ())) &&
         !kit_playback_is_playing (kit_table_get_playback (find_table ()));
}

/* Whether the bubble covers neither what it speaks of nor a banner. */
static gboolean
covers_nothing (gpointer data)
{
  GtkWidget *guide = GTK_WIDGET (get_guide ());
  GtkWidget *banner = robot_find (find_school (), KIT_TYPE_BANNER, 0);
  const GdkRectangle *place = kit_guide_get_area (get_guide ());
  graphene_rect_t bounds, other;
  graphene_rect_t subject =
    GRAPHENE_RECT_INIT (place->x, place->y, place->width, place->height);

  if (!gtk_widget_compute_bounds (guide, GTK_WIDGET (find_table ()), &bounds))
    return FALSE;
  if (place->width > 0 && !gtk_widget_get_visible (banner) &&
      graphene_rect_intersection (&bounds, &subject, NULL))
    return FALSE;
  return !gtk_widget_get_mapped (banner) ||
         !gtk_widget_compute_bounds (banner, GTK_WIDGET (find_table ()), &other) ||
         !graphene_rect_intersection (&bounds, &other, NULL);
}

/* The bubble is whole, and beside its place once all is laid out. */
static void
check_bubble (const char *where)
{
  g_test_message ("%s", where);
  robot_wait ("a bubble that covers nothing", covers_nothing, NULL);
  labels_check (GTK_WIDGET (get_guide ()), labels_whole, where);
}

/* --- answers --- */

typedef struct
{
  KitGuideStep *step;
  gpointer      decision;               /* owned; a legal one that is wrong, or NULL */
} Search;

static gboolean
is_right (KitGuideStep  *step,
          gconstpointer  decision)
{
  char token[KIT_TOKEN_SIZE];

  get_record ()->format->rules->write (
    decision, kit_game_get_board (kit_table_get_game (find_table ())), token);
  return kit_guide_step_allows (step, token);
}

static gboolean
visit (gconstpointer decision,
       gpointer      data)
{
  Search *search = data;

  if (!is_right (search->step, decision))
    search->decision =
      g_memdup2 (decision, get_record ()->format->rules->decision_size);
  return search->decision == NULL;
}

/* Where it is said why an answer is wrong. */
static GtkWidget *
get_reply (void)
{
  return GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (get_guide ()), KIT_TYPE_GUIDE,
                                                    "reply"));
}

/* A legal decision that is not asked for is answered with the reason, and not made. Returns whether
   there is one. */
static gboolean
try_wrong (KitGuideStep *step)
{
  KitGame *game = kit_table_get_game (find_table ());
  guint cursor = kit_game_get_cursor (game);
  Search search = { step, NULL };
  GtkWidget *reply = get_reply ();

  get_record ()->format->rules->walk (kit_game_get_state (game), kit_game_get_board (game), visit,
                                      &search);
  if (search.decision == NULL)
    return FALSE;
  kit_input_clear (get_input ());
  kit_input_set_proposal (get_input (), search.decision);
  g_free (search.decision);
  robot_settle ();
  robot_key ("ctrl+Return");
  robot_settle ();
  g_assert_cmpuint (kit_game_get_cursor (game), ==, cursor);
  g_assert_true (gtk_widget_get_mapped (reply));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (reply)), !=, "");
  check_bubble (gtk_label_get_text (GTK_LABEL (reply)));
  kit_input_cancel (get_input ());
  robot_settle ();
  return TRUE;
}

/* Clicks what the bubble points at, if that is a single place of the board or a button. */
static void
click_place (KitGuideStep *step)
{
  GdkRectangle area = { 0 };
  GtkWidget *widget = kit_table_find_place (find_table (), step->place, &area);

  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_get_mapped (widget));
  if (KIT_IS_BOARD_VIEW (widget) && strchr (step->place, ',') == NULL)
    robot_click (widget, area.x + area.width / 2, area.y + area.height / 2);
}

/* Does what the bubble says: by a click on its place or, if that does not do, by typing. Why
   another answer was wrong is not said any more as soon as the right one is proposed. */
static void
answer (KitGuideStep *step)
{
  KitGame *game = kit_table_get_game (find_table ());
  guint cursor = kit_game_get_cursor (game);
  g_auto (GStrv) answers = g_strsplit (step->answer, " ", -1);

  if (step->place != NULL)
    click_place (step);
  if (kit_input_get_proposal (get_input ()) == NULL ||
      !is_right (step, kit_input_get_proposal (get_input ())))
    {
      kit_input_clear (get_input ());
      g_assert_true (kit_input_type (get_input (), answers[0]));
    }
  robot_settle ();
  if (kit_game_get_cursor (game) == cursor)
    {
      g_assert_false (gtk_widget_get_visible (get_reply ()));
      robot_key ("ctrl+Return");
    }
  g_assert_cmpuint (kit_game_get_cursor (game), >, cursor);
}

static void
take (KitLesson *lesson)
{
  guint n_wrong = 0;

  for (guint i = 0; i < lesson->steps->len; i++)
    {
      KitGuideStep *step = lesson->steps->pdata[i];

      robot_wait (step->text, is_set, step->text);
      robot_settle ();
      check_bubble (step->text);
      n_wrong += try_wrong (step);
      answer (step);
    }
  g_assert_cmpuint (n_wrong, >, 0);
  robot_wait (lesson->end, is_set, lesson->end);
  robot_settle ();
  check_bubble (lesson->end);
}

static gboolean
is_gone (gpointer data)
{
  return find_school () == NULL;
}

static const ShellGameInfo *taught;
static KitTable *(*start_game) (void);

/* Opens the lessons by the action of the menu, and takes all, one after the other, by the button
   that leads to the next. They are done then, and the game in the window is not touched. */
static void
take_all (const ShellGameInfo *info)
{
  g_autoptr (GSettings) settings = g_settings_new (info->schema);
  KitTableClass *class = g_type_class_ref (info->get_type ());
  g_autoptr (GListModel) lessons = kit_lesson_load (class->lessons);
  guint n = g_list_model_get_n_items (lessons);
  KitGame *game = kit_table_get_game (robot_get_table ());
  guint cursor = kit_game_get_cursor (game);
  g_auto (GStrv) done = NULL;

  g_settings_reset (settings, "lessons-done");
  g_assert_cmpuint (n, >=, 9);
  gtk_widget_activate_action (robot_get_window (), "win.learn", "s", info->id);
  robot_wait ("the lessons", has_school, NULL);
  robot_settle ();
  robot_key ("Return");
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (KitLesson) lesson = g_list_model_get_item (lessons, i);

      take (lesson);
      robot_click_middle (GTK_WIDGET (gtk_widget_get_template_child (
        GTK_WIDGET (get_guide ()), KIT_TYPE_GUIDE, "leave")));
    }
  g_assert_null (find_table ());
  done = g_settings_get_strv (settings, "lessons-done");
  g_assert_cmpuint (g_strv_length (done), ==, n);
  robot_key ("Escape");
  robot_wait ("the end of the lessons", is_gone, NULL);
  g_assert_true (kit_table_get_game (robot_get_table ()) == game);
  g_assert_cmpuint (kit_game_get_cursor (game), ==, cursor);
  g_type_class_unref (class);
}

typedef struct
{
  const char *language;
  int         width;
  int         height;
} Row;

static void
test_lessons (gconstpointer data)
{
  const Row *row = data;

  start_game ();
  robot_set_language (row->language);
  robot_resize (row->width, row->height);
  take_all (taught);
  robot_set_language ("en");
  robot_stop ();
}

/** lessons_run: tests the lessons of the game @info, with which @start opens the window: in a wide
    and a narrow window, in a language each; with “-m slow” in all languages. Returns what the
    program is to return. */
int
lessons_run (int                   argc,
             char                **argv,
             const ShellGameInfo  *info,
             KitTable           *(*start) (void))
{
  static const Row rows[] = {
    { "en", 1200, 800 }, { "fr", 360, 640 }, { "en", 360, 640 }, { "fr", 1200, 800 },
    { "it", 1200, 800 }, { "it", 360, 640 }, { "es", 1200, 800 }, { "es", 360, 640 },
  };
  g_autoptr (GSettings) settings = NULL;

  taught = info;
  start_game = start;
  shell_language_init ();
  g_assert_nonnull (g_getenv ("CATALOGUES"));
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("CATALOGUES"));
  g_test_init (&argc, &argv, NULL);
  settings = g_settings_new (info->schema);
  g_settings_set_string (settings, "animation-speed", "off");
  for (guint i = 0; i < (g_test_slow () ? G_N_ELEMENTS (rows) : 2); i++)
    {
      g_autofree char *path = g_strdup_printf ("/lessons/%s/%d", rows[i].language, rows[i].width);

      g_test_add_data_func (path, &rows[i], test_lessons);
    }
  return g_test_run ();
}
