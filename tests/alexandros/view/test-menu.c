/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the game adds to the menu, the keys and the preferences of the window. */

#include "config.h"

#include "advise.h"
#include "robot.h"
#include "typing.h"
#include "whole.h"

#include "alexandros/view/alx-table.h"
#include "alexandros/view/dialogs/alx-figure.h"
#include "alexandros/view/panels/alx-action-panel.h"
#include "alexandros/words/alx-words.h"
#include "kit/view/dialogs/kit-rulebook.h"
#include "kit/view/kit-face.h"
#include "shell/shell-game.h"
#include "shell/shell-language.h"

#include <glib/gi18n.h>
#include <string.h>

static GSettings *settings;

static void
play (const char * const *names)
{
  const AlxBoard *board = alx_game_get_board (kit_table_get_game (robot_get_table ()));
  guint n = g_strv_length ((char **) names);
  KitRecord *record = alx_record_new (board, &(AlxOptions) { 0 }, n, 2003);

  for (guint i = 0; i < n; i++)
    kit_record_set_player (record, i, i, "person", names[i]);
  robot_play (record);
  robot_settle ();
}

/* --- reading menus --- */

static char *
get_label (GMenuModel *menu,
           int         item)
{
  char *label = NULL;

  return g_menu_model_get_item_attribute (menu, item, G_MENU_ATTRIBUTE_LABEL, "s", &label)
           ? label
           : g_strdup ("");
}

/* (transfer full) (nullable): the submenu with that label, in @menu, a section or a submenu. */
static GMenuModel *
find_submenu (GMenuModel *menu,
              const char *wanted)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *label = get_label (menu, i);
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autoptr (GMenuModel) inner = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);
      GMenuModel *found = g_str_equal (label, wanted) && inner != NULL ? g_object_ref (inner)
                          : section != NULL ? find_submenu (section, wanted)
                          : inner != NULL   ? find_submenu (inner, wanted)
                                            : NULL;

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Searches the menu of the window, to check that the menu of the game is in it. */
static GMenuModel *
find_seats (void)
{
  GtkWidget *titlebar = gtk_window_get_titlebar (GTK_WINDOW (robot_get_window ()));
  GtkWidget *button = robot_find (titlebar, GTK_TYPE_MENU_BUTTON, 0);
  GMenuModel *menu;
  GMenuModel *seats;

  /* The menu is made when it is first opened. */
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  menu = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button));

  g_assert_nonnull (menu);
  seats = find_submenu (menu, _("_Who Plays"));
  g_assert_nonnull (seats);
  return seats;
}

static void
check_item (GMenuModel *kinds,
            int         item,
            guint       player,
            const char *kind,
            const char *shown)
{
  g_autofree char *label = get_label (kinds, item);
  g_autofree char *wanted = g_strdup_printf ("game.seat-%u", player + 1);
  g_autofree char *action = NULL;
  g_autofree char *target = NULL;

  g_assert_cmpstr (label, ==, shown);
  g_assert_true (
    g_menu_model_get_item_attribute (kinds, item, G_MENU_ATTRIBUTE_ACTION, "s", &action));
  g_assert_true (
    g_menu_model_get_item_attribute (kinds, item, G_MENU_ATTRIBUTE_TARGET, "s", &target));
  g_assert_cmpstr (action, ==, wanted);
  g_assert_cmpstr (target, ==, kind);
}

/* One submenu a player, by name, and in each a person, all levels, and a program. */
static void
check_seats (const char * const *labels)
{
  g_autoptr (GMenuModel) seats = find_seats ();

  g_assert_cmpint (g_menu_model_get_n_items (seats), ==, g_strv_length ((char **) labels));
  for (guint i = 0; labels[i]; i++)
    {
      g_autoptr (GMenuModel) kinds = g_menu_model_get_item_link (seats, i, G_MENU_LINK_SUBMENU);
      g_autofree char *label = get_label (seats, i);

      g_assert_nonnull (kinds);
      g_assert_cmpstr (label, ==, labels[i]);
      g_assert_cmpint (g_menu_model_get_n_items (kinds), ==, ALX_LEVELS + 2);
      check_item (kinds, 0, i, "person", alx_words_kind ("person"));
      for (AlxLevel level = 0; level < ALX_LEVELS; level++)
        {
          const char *id = alx_levels[level].id;
          const char *name = alx_words_kind (id);

          g_assert_cmpstr (name, !=, id);
          check_item (kinds, level + 1, i, id, name);
        }
      check_item (kinds, ALX_LEVELS + 1, i, "program", _("Custom program…"));
    }
}

/* --- tests --- */

/* An underscore in a name is not taken for a mnemonic. */
static void
test_seats (void)
{
  static const char * const codes[] = { "fr", "it", "es", "en" };
  const char * const two[] = { "Zoë_1", "Anna", NULL };
  const char * const labels[] = { "Zoë__1", "Anna", NULL };
  const char * const four[] = { "Berenike", "Lysimachos", "Kleopatra", "Hephaestion", NULL };

  robot_start ();
  play (two);
  check_seats (labels);
  play (four);
  check_seats (four);
  play (two);
  check_seats (labels);
  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      robot_set_language (codes[i]);
      check_seats (labels);
    }
  play (four);
  check_seats (four);
  robot_stop ();
}

static void
test_kind (void)
{
  const char * const names[] = { "Zoë", "Anna", "Bagoas", NULL };

  robot_start ();
  play (names);
  g_assert_true (
    gtk_widget_activate_action (GTK_WIDGET (robot_get_table ()), "game.seat-3", "s", "random"));
  g_assert_cmpstr (whole_record (kit_table_get_game (robot_get_table ()))->players[2].kind,
                   ==, "random");
  g_assert_cmpstr (whole_record (kit_table_get_game (robot_get_table ()))->players[1].kind,
                   ==, "person");
  robot_stop ();
}

static GtkWidget *
find_front (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (window != robot_get_window () && gtk_widget_get_mapped (window))
        return window;
    }
  return NULL;
}

static gboolean
has_front (gpointer data)
{
  return find_front () != NULL;
}

static gboolean
has_no_front (gpointer data)
{
  return find_front () == NULL;
}

static gboolean
has_moved (gpointer data)
{
  return gtk_adjustment_get_value (data) > 0;
}

static void
add_titles (GtkWidget *widget,
            GString   *titles)
{
  if (gtk_widget_has_css_class (widget, "panel-title"))
    g_string_append_printf (titles, "%s;", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_titles (child, titles);
}

/* The groups of the game come before that of the application. The window fits into a small
   screen. */
static void
test_keys (void)
{
  g_autoptr (GString) titles = g_string_new (NULL);

  robot_start ();
  robot_key ("ctrl+question");
  robot_wait ("the window with the keys", has_front, NULL);
  g_assert_cmpint (gtk_widget_get_width (find_front ()), <=, 1024);
  g_assert_cmpint (gtk_widget_get_height (find_front ()), <=, 800);
  add_titles (find_front (), titles);
  g_assert_cmpstr (titles->str, ==, "Your turn;Board;Asking;History;Application;");
  robot_key ("Escape");
  robot_wait ("the window with the keys to close", has_no_front, NULL);
  robot_stop ();
}

static gboolean
is_over (gpointer data)
{
  return kit_game_is_over (kit_table_get_game (robot_get_table ()));
}

static void
ask_to_give_up (void)
{
  g_assert_true (gtk_widget_activate_action (robot_get_window (), "game.resign", NULL));
  robot_wait ("the question", has_front, NULL);
  for (guint i = 0; i < 5; i++)
    robot_settle ();
}

/* Return does not give the game up; it has to be chosen. */
static void
test_give_up (void)
{
  robot_start ();
  ask_to_give_up ();
  robot_key ("Return");
  robot_wait ("the question to close", has_no_front, NULL);
  g_assert_false (is_over (NULL));
  ask_to_give_up ();
  robot_key ("alt+g");
  robot_wait ("the game to be given up", is_over, NULL);
  robot_stop ();
}

/* (nullable): the first label that leads to @address, in @widget or below it. */
static GtkWidget *
find_link (GtkWidget  *widget,
           const char *address)
{
  g_autofree char *link = g_strdup_printf ("\"%s\"", address);

  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), link) != NULL)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_link (child, address);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
is_full (gpointer full)
{
  return gtk_window_is_fullscreen (GTK_WINDOW (robot_get_window ())) == GPOINTER_TO_INT (full);
}

static gboolean
is_revealed (gpointer revealer)
{
  return gtk_revealer_get_child_revealed (revealer);
}

/* The pointer finds a way out of full screen, at the upper rim. */
static void
test_way_back (void)
{
  GtkWidget *window;
  GtkWidget *revealer;
  GtkWidget *leave;

  robot_start ();
  robot_key ("F11");
  robot_wait ("full screen", is_full, GINT_TO_POINTER (TRUE));
  for (guint i = 0; i < 5; i++)
    robot_settle ();
  window = robot_get_window ();
  robot_mouse (window, gtk_widget_get_width (window) / 2, 2, NULL, NULL);
  revealer = robot_find (window, GTK_TYPE_REVEALER, 0);
  leave = robot_find (revealer, GTK_TYPE_BUTTON, 0);
  robot_wait ("the way back", is_revealed, revealer);
  robot_click_middle (leave);
  robot_wait ("the window", is_full, GINT_TO_POINTER (FALSE));
  g_assert_false (gtk_widget_get_mapped (leave));
  robot_stop ();
}

/* What GTK_THEME says goes before the settings of the desktop, as it does for GTK. */
static void
test_forced_theme (void)
{
  static const struct
  {
    const char  *theme;
    KitThemeKind kind;
  } cases[] = {
    { "Adwaita:dark", KIT_THEME_NIGHT }, { "Adwaita", KIT_THEME_DAY },
    { "Adwaita-dark", KIT_THEME_NIGHT }, { "HighContrast", KIT_THEME_CONTRAST },
    { "HighContrastInverse", KIT_THEME_DARK_CONTRAST }, { "Default-hc", KIT_THEME_CONTRAST },
    { "Default-hc-dark", KIT_THEME_DARK_CONTRAST }, { "Default-hc:dark", KIT_THEME_DARK_CONTRAST },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (KitStyle) style = NULL;

      g_setenv ("GTK_THEME", cases[i].theme, TRUE);
      style = kit_style_new (alx_painter_new_for_kind);
      g_assert_cmpint (kit_style_get_kind (style), ==, cases[i].kind);
    }
  g_unsetenv ("GTK_THEME");
}

/* There is one window with the rules, which can be scrolled by keys. */
static void
test_rules (void)
{
  GtkWidget *rules;
  GtkAdjustment *place;

  robot_start ();
  robot_key ("F1");
  robot_wait ("the rules", has_front, NULL);
  for (guint i = 0; i < 5; i++)
    robot_settle ();
  rules = find_front ();
  g_assert_true (KIT_IS_RULEBOOK (rules));
  g_assert_false (gtk_window_get_modal (GTK_WINDOW (rules)));
  g_assert_nonnull (robot_find (rules, KIT_TYPE_FACE, ALX_FIGURE_PROVINCE));
  g_assert_cmpint (gtk_widget_get_width (robot_find (rules, GTK_TYPE_SCROLLED_WINDOW, 0)), <=, 460);
  place = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (robot_find (rules, GTK_TYPE_SCROLLED_WINDOW, 0)));
  robot_key ("Page_Down");
  robot_wait ("the next page", has_moved, place);
  g_assert_true (gtk_widget_activate_action (robot_get_window (), "game.rules", NULL));
  robot_settle ();
  g_assert_true (find_front () == rules);
  robot_key ("Escape");
  robot_wait ("the rules to close", has_no_front, NULL);
  robot_stop ();
}

static guint
count_articles (GtkWidget *widget)
{
  guint n = gtk_widget_has_css_class (widget, "article") && gtk_widget_get_visible (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_articles (child);
  return n;
}

static gboolean
has_few_articles (gpointer rules)
{
  return count_articles (rules) < 10;
}

static gboolean
has_all_articles (gpointer rules)
{
  return count_articles (rules) > 35;
}

/* What is typed is searched for; Escape ends the search. */
static void
test_search_rules (void)
{
  GtkWidget *rules;

  robot_start ();
  robot_key ("F1");
  robot_wait ("the rules", has_front, NULL);
  for (guint i = 0; i < 5; i++)
    robot_settle ();
  rules = find_front ();
  g_assert_true (has_all_articles (rules));
  robot_key ("j");
  robot_key ("o");
  robot_key ("k");
  robot_wait ("the rules with jokers", has_few_articles, rules);
  g_assert_cmpuint (typing_try_fields (&alx_table_info), ==, 1);
  gtk_editable_set_text (GTK_EDITABLE (robot_find (rules, GTK_TYPE_TEXT, 0)), "jok");
  robot_wait ("the rules with jokers", has_few_articles, rules);
  g_assert_cmpuint (count_articles (rules), >=, 3);
  robot_key ("Escape");
  robot_wait ("all rules", has_all_articles, rules);
  g_assert_true (find_front () == rules);
  robot_stop ();
}

/* (nullable): the first visible heading. */
static const char *
find_heading (GtkWidget *rules)
{
  GtkWidget *widget;

  for (guint i = 0; (widget = robot_find (rules, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (gtk_widget_has_css_class (widget, "action-title") && gtk_widget_get_visible (widget))
      return gtk_label_get_text (GTK_LABEL (widget));
  return NULL;
}

typedef struct
{
  GtkWidget  *rules;
  const char *heading;
} FirstHeading;

static gboolean
is_first (gpointer data)
{
  FirstHeading *first = data;

  return g_strcmp0 (find_heading (first->rules), first->heading) == 0;
}

/* (nullable): the button that leads to the nearest chapter. */
static GtkWidget *
find_offer (GtkWidget *rules)
{
  GtkWidget *button;

  for (guint i = 0; (button = robot_find (rules, GTK_TYPE_BUTTON, i)) != NULL; i++)
    {
      const char *label = gtk_button_get_label (GTK_BUTTON (button));

      if (label != NULL && g_str_has_prefix (label, "Go to “") && gtk_widget_get_mapped (button))
        return button;
    }
  return NULL;
}

static gboolean
is_offered (gpointer rules)
{
  return find_offer (rules) != NULL;
}

/* A chapter whose heading has the words, in any form, comes first and is shown whole; if none has
   them, the nearest is offered. */
static void
test_search_chapters (void)
{
  FirstHeading levy = { NULL, "Levy taxes" };
  FirstHeading over = { NULL, "Take a province over" };
  FirstHeading game = { NULL, "The game" };
  GtkEditable *entry;

  robot_start ();
  robot_key ("F1");
  robot_wait ("the rules", has_front, NULL);
  levy.rules = over.rules = game.rules = find_front ();
  robot_key ("j");
  robot_wait ("the rules with jokers", has_few_articles, levy.rules);
  entry = GTK_EDITABLE (robot_find (levy.rules, GTK_TYPE_TEXT, 0));
  gtk_editable_set_text (entry, "levying tax");
  robot_wait ("the chapter about taxes", is_first, &levy);
  gtk_editable_set_text (entry, "taking over");
  robot_wait ("the chapter about taking over", is_first, &over);
  gtk_editable_set_text (entry, "zzgovrnor");
  robot_wait ("the nearest chapter", is_offered, levy.rules);
  g_assert_null (find_heading (levy.rules));
  for (guint i = 0; i < 5; i++)
    robot_settle ();
  robot_click_middle (find_offer (levy.rules));
  robot_wait ("all rules in their order", is_first, &game);
  g_assert_true (has_all_articles (levy.rules));
  robot_key ("Escape");
  robot_stop ();
}

static gboolean
is_opened (gpointer rule)
{
  return gtk_widget_has_css_class (rule, "opened");
}

/* (nullable): the first widget with the text @text, in @widget or below it. */
static GtkWidget *
find_text (GtkWidget  *widget,
           const char *text)
{
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_text (child, text);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* The number of the rule in a refusal leads to that rule. */
static void
test_rule_link (void)
{
  KitTable *table;
  GtkWidget *panel;
  GtkWidget *rule;
  GtkAdjustment *place;
  gboolean done;

  table = robot_start ();
  play ((const char * const []) { "Anna", "Ben", NULL });
  kit_input_uncover (kit_table_get_input (table));
  alx_input_choose_end (kit_table_get_input (table));
  panel = robot_find (GTK_WIDGET (table), ALX_TYPE_ACTION_PANEL, 0);
  g_assert_nonnull (find_link (panel, "rule:6"));
  g_signal_emit_by_name (find_link (panel, "rule:6"), "activate-link", "rule:28", &done);
  g_assert_true (done);
  robot_wait ("the rules", has_front, NULL);
  rule = gtk_widget_get_parent (find_text (find_front (), "exactly one governor"));
  robot_wait ("the rule", is_opened, rule);
  place = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (robot_find (find_front (), GTK_TYPE_SCROLLED_WINDOW, 0)));
  robot_wait ("the place of the rule", has_moved, place);
  robot_stop ();
}

static gboolean
asks (gpointer data)
{
  return g_settings_get_boolean (settings, "ask-before-ending-turn");
}

static void
test_preferences (void)
{
  robot_start ();
  g_assert_false (asks (NULL));
  robot_key ("ctrl+comma");
  robot_wait ("the preferences", has_front, NULL);
  for (guint i = 0; i < 5; i++)
    robot_settle ();
  /* The first two are about keys and the library, for all games. */
  robot_click_middle (robot_find (find_front (), GTK_TYPE_SWITCH, 2));
  robot_wait ("the setting", asks, NULL);
  g_settings_reset (settings, "ask-before-ending-turn");
  g_assert_false (
    gtk_switch_get_active (GTK_SWITCH (robot_find (find_front (), GTK_TYPE_SWITCH, 2))));
  robot_key ("Escape");
  robot_wait ("the preferences to close", has_no_front, NULL);
  robot_stop ();
}

/* Letters that are keys of the table write text in any field. */
static void
test_fields (void)
{
  robot_start ();
  typing_try_window (&alx_table_info, "win.new", NULL);
  typing_try_window (&alx_table_info, "win.save-as", NULL);
  typing_try_window (&alx_table_info, "game.seat-1", "program");
  robot_stop ();
}

static void
check_metainfo (const char *type,
                const char *address)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "..", "data", APPLICATION_ID ".metainfo.xml.in", NULL);
  g_autofree char *url = g_strdup_printf ("<url type=\"%s\">%s</url>", type, address);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, url));
}

/* Says where the program is at home and where problems are reported, as the metainfo does. */
static void
test_about (void)
{
  GtkWidget *about;

  robot_start ();
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "about", NULL);
  robot_wait ("the dialog", has_front, NULL);
  about = find_front ();
  g_assert_true (GTK_IS_ABOUT_DIALOG (about));
  g_assert_cmpstr (gtk_about_dialog_get_website (GTK_ABOUT_DIALOG (about)), ==, WEBSITE);
  /* GTK fills this page when it is shown. */
  gtk_stack_set_visible_child_name (GTK_STACK (robot_find (about, GTK_TYPE_STACK, 0)), "credits");
  g_assert_nonnull (find_link (about, ISSUES));
  check_metainfo ("homepage", WEBSITE);
  check_metainfo ("bugtracker", ISSUES);
  robot_key ("Escape");
  robot_wait ("the dialog to close", has_no_front, NULL);
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  shell_language_init ();
  g_assert_nonnull (g_getenv ("CATALOGUES"));
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("CATALOGUES"));
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  settings = g_settings_new (alx_table_info.schema);
  g_test_add_func ("/menu/seats", test_seats);
  g_test_add_func ("/menu/kind", test_kind);
  g_test_add_func ("/menu/keys", test_keys);
  g_test_add_func ("/menu/way-back", test_way_back);
  g_test_add_func ("/menu/forced-theme", test_forced_theme);
  g_test_add_func ("/menu/rules", test_rules);
  g_test_add_func ("/menu/rules/search", test_search_rules);
  g_test_add_func ("/menu/rules/chapters", test_search_chapters);
  g_test_add_func ("/menu/rules/link", test_rule_link);
  g_test_add_func ("/menu/give-up", test_give_up);
  g_test_add_func ("/menu/preferences", test_preferences);
  g_test_add_func ("/menu/fields", test_fields);
  g_test_add_func ("/menu/about", test_about);
  return g_test_run ();
}
