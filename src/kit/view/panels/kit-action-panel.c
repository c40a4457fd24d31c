/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player may do now, what is proposed, and why something is not possible. */

#include "kit-action-panel.h"

#include "kit-action-foot.h"
#include "kit-connection-bar.h"

#include "kit/view/kit-face.h"
#include "kit/view/kit-style.h"
#include "kit/view/kit-widget.h"
#include "kit/words/kit-words.h"
#include "shell/shell-game.h"
#include "shell/shell-speech.h"

#include <glib/gi18n.h>
#include <string.h>

#define TITLE_LINES  2                  /* so that nothing moves when it needs the second */
#define DETAIL_LINES 2

typedef struct
{
  /* template */
  GtkWidget   *box;
  KitFace     *piece;                   /* of whoever decides */
  GtkLabel    *title;
  GtkWidget   *hint;
  KitConnectionBar *connection;
  GtkLabel    *fallback;
  GtkLabel    *detail;
  GtkBox      *place;                   /* of what the game adds */
  GtkWidget   *move_now;
  GtkWidget   *watching;
  GtkButton   *pause;
  KitActionFoot foot;
  GtkWidget   *answer;
  GtkWidget   *cancel;
  GtkWidget   *confirm;
  GtkWidget   *looking;
  GtkWidget   *result;

  gboolean     refused;                 /* a refusal is shown, until something else is pointed at */
  gboolean     steady;                  /* its height does not depend on what can be done */
  gboolean     lost;                    /* what had the focus is gone, and nothing has it instead */
  char        *said[2];                 /* owned: the title and the proposal that were said last */
} KitActionPanelPrivate;

static void kit_action_panel_buildable_init (GtkBuildableIface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (
  KitActionPanel, kit_action_panel, KIT_TYPE_PANEL, G_ADD_PRIVATE (KitActionPanel)
  G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, kit_action_panel_buildable_init))

static KitActionPanelPrivate *
get_private (KitActionPanel *panel)
{
  return kit_action_panel_get_instance_private (panel);
}

static KitInput *
get_input (KitActionPanel *panel)
{
  return kit_context_of (panel)->input;
}

static const KitActionInfo *
get_info (KitActionPanel *panel)
{
  return KIT_ACTION_PANEL_GET_CLASS (panel)->info;
}

/* --- showing --- */

/* While others' pieces move, panel and board show the same moment, and nothing can be chosen. */
static gboolean
is_watching (KitActionPanel *panel)
{
  KitPlayback *playback = kit_context_of (panel)->playback;

  return kit_playback_is_playing (playback) && !kit_playback_is_own (playback);
}

/* While the player's own pieces move, the panel is already where the game is. */
static const KitHead *
get_head (KitActionPanel *panel,
          gconstpointer  *state)
{
  const KitContext *context = kit_context_of (panel);

  *state = kit_playback_is_playing (context->playback) && !is_watching (panel)
             ? kit_game_get_state (kit_input_get_game (context->input))
             : kit_playback_get_state (context->playback);
  return kit_rules_head (*state);
}

static char *
make_title (KitActionPanel *panel)
{
  KitGame *game = kit_input_get_game (get_input (panel));
  gconstpointer state;
  const KitHead *head = get_head (panel, &state);
  char name[KIT_WORDS_NAME_SIZE];

  if (kit_game_is_looking (game))
    /* Translators: which of how many decisions is looked at. */
    return g_strdup_printf (_("An earlier position: decision %u of %u"), kit_game_get_shown (game),
                            kit_game_get_cursor (game));
  if (kit_game_is_excerpt (game))
    return kit_words_excerpt (kit_game_get_record (game));
  if (kit_game_get_record (game)->abandoned)
    return g_strdup (_("The game was given up"));
  if (head->over)
    return g_strdup (_("The game is over"));
  kit_words_name (&kit_game_get_record (game)->players[head->decider], name);
  if (!kit_game_is_person (game, head->decider))
    /* Translators: a computer player is on turn. */
    return g_strdup_printf (_("%s plays"), name);
  /* Translators: a player and what they are to do. */
  return g_strdup_printf (_("%s: %s"), name, get_info (panel)->name_phase (state));
}

static void
paint_piece (KitFace  *face,
             cairo_t  *cr,
             double    width,
             double    height,
             gpointer  data)
{
  const KitContext *context = kit_context_of (data);
  KitGame *game = kit_input_get_game (context->input);
  gconstpointer state;

  if (game == NULL)
    return;
  kit_panel_paint_piece (
    face, cr, kit_game_get_record (game)->players[get_head (data, &state)->decider].colour, width,
    height);
}

/* Whether somebody at another machine decides. */
static gboolean
is_elsewhere (KitGame *game)
{
  return !kit_game_is_over (game) &&
         g_str_equal (kit_game_get_record (game)->players[kit_game_get_decider (game)].kind,
                      KIT_KIND_ELSEWHERE);
}

static const char *
make_hint (KitActionPanel *panel)
{
  KitInput *input = get_input (panel);
  KitGame *game = kit_input_get_game (input);

  if (is_watching (panel))
    return "";
  if (is_elsewhere (game))
    return _("They decide at another machine.");
  if (kit_game_is_excerpt (game))
    return _("It can be looked at, but nobody can go on with it.");
  if (kit_game_count_persons (game) == 0 && !kit_game_get_running (game) &&
      !kit_game_is_over (game))
    return _("Paused.");
  if (kit_game_get_thinker (game) >= 0 && kit_game_get_running (game))
    return _("The computer is thinking.");
  if (kit_input_is_active (input))
    return get_info (panel)->make_hint (input);
  if (kit_input_is_covered (input))
    return _("The hand stays covered until the player is ready.");
  return "";
}

/* Translators: each is of a player whose program did not decide; %s is the player's name. */
static const char * const fallbacks[] = {
  [KIT_BOT_LATE] =
    N_("%s: the program did not answer in time, so the first legal decision was made for it."),
  [KIT_BOT_GONE] = N_("%s: the program has ended, so the first legal decision was made for it."),
  [KIT_BOT_UNSTARTED] =
    N_("%s: the program cannot be started, so the first legal decision was made for it."),
  [KIT_BOT_NONSENSE] =
    N_("%s: the program’s answer is not a decision, so the first legal one was made for it."),
  [KIT_BOT_ILLEGAL] =
    N_("%s: the program’s decision is not legal, so the first legal one was made for it."),
  [KIT_BOT_STOPPED] =
    N_("%s: the program had no answer yet, so the first legal decision was made for it."),
};

/* The alert stays until the program makes a decision itself. */
static void
update_fallback (KitActionPanel *panel)
{
  KitActionPanelPrivate *private = get_private (panel);
  KitGame *game = kit_input_get_game (get_input (panel));
  g_autofree char *text = NULL;
  char name[KIT_WORDS_NAME_SIZE];
  KitFallback fallback;

  gtk_widget_set_visible (GTK_WIDGET (private->fallback), kit_game_get_fallback (game, &fallback));
  if (!gtk_widget_get_visible (GTK_WIDGET (private->fallback)))
    return;
  kit_words_name (&kit_game_get_record (game)->players[fallback.player], name);
  text = g_strdup_printf (_(fallbacks[fallback.problem]), name);
  if (!g_str_equal (gtk_label_get_text (private->fallback), text))
    shell_speech_say (panel, SHELL_SPEECH_ALERT, text);
  gtk_label_set_text (private->fallback, text);
}

static gboolean
is_direct (KitActionPanel *panel)
{
  const KitActionInfo *info = get_info (panel);

  return info->is_direct != NULL && info->is_direct (get_input (panel));
}

static void
reserve_room (KitActionPanel *panel)
{
  KitActionPanelPrivate *private = get_private (panel);

  KitGame *game = kit_input_get_game (get_input (panel));
  gboolean steady = private->steady && game != NULL && !kit_game_is_over (game) &&
                    !kit_game_is_looking (game);

  kit_widget_reserve_lines (private->box, steady ? get_info (panel)->lines : 0);
}

static void
update_buttons (KitActionPanel *panel)
{
  KitActionPanelPrivate *private = get_private (panel);
  KitInput *input = get_input (panel);
  KitGame *game = kit_input_get_game (input);
  gboolean active = kit_action_panel_is_active (panel);
  KitRefusal refusal;

  /* Nobody could press it in the time of a short thought. */
  gtk_widget_set_visible (private->move_now, kit_game_thinks_long (game));
  gtk_widget_set_visible (private->watching,
                          kit_game_count_persons (game) == 0 && !kit_game_is_over (game));
  gtk_button_set_label (private->pause, kit_game_get_running (game) ? _("Pause") : _("Continue"));
  gtk_widget_set_visible (private->answer, active && !is_direct (panel));
  kit_action_foot_update (&private->foot, panel, gtk_widget_get_visible (private->answer));
  gtk_widget_set_sensitive (private->cancel, kit_input_get_proposal (input) != NULL ||
                                               get_info (panel)->can_cancel (input));
  gtk_widget_set_sensitive (private->confirm, kit_input_is_complete (input, &refusal));
  gtk_widget_set_visible (private->hint, active);
  gtk_widget_set_visible (private->looking, kit_game_is_looking (game));
  gtk_widget_set_visible (private->result, kit_record_is_over (kit_game_get_record (game)));
}

/* Of what is pointed at, what it would do or why it is not possible; or of the proposal. */
static void
update_detail (KitActionPanel *panel)
{
  KitActionPanelPrivate *private = get_private (panel);
  g_autofree char *why = NULL;
  g_autofree char *text = NULL;

  if (kit_action_panel_is_active (panel))
    {
      why = get_info (panel)->explain (get_input (panel));
      if (why == NULL)
        text = get_info (panel)->describe (get_input (panel));
    }
  gtk_label_set_text (private->detail,
                      why != NULL ? why : text != NULL ? text : make_hint (panel));
  kit_style_set_class (GTK_WIDGET (private->detail), "refusal", why != NULL);
  private->refused = FALSE;
}

/* Says what was not said last of the same @part. */
static void
say_once (KitActionPanel  *panel,
          guint            part,
          ShellSpeechKind  kind,
          const char      *text)
{
  char **said = &get_private (panel)->said[part];

  if (g_strcmp0 (*said, text) == 0)
    return;
  g_free (*said);
  *said = g_strdup (text);
  if (text != NULL)
    shell_speech_say (panel, kind, text);
}

/* Who is to do what, and what the proposal would do. */
static void
say (KitActionPanel *panel)
{
  KitGame *game = kit_input_get_game (get_input (panel));
  gboolean active = kit_action_panel_is_active (panel);
  gboolean proposed = active && kit_input_get_proposal (get_input (panel)) != NULL;

  if (kit_game_is_looking (game))
    return;
  say_once (panel, 0, active ? SHELL_SPEECH_TURN : SHELL_SPEECH_NEWS,
            gtk_label_get_text (get_private (panel)->title));
  say_once (panel, 1, SHELL_SPEECH_PROPOSAL,
            proposed ? gtk_label_get_text (get_private (panel)->detail) : NULL);
}

/* A refusal can be read until something else is pointed at. */
static void
hovered_cb (KitActionPanel *panel)
{
  if (!get_private (panel)->refused || get_info (panel)->is_pointing (get_input (panel)))
    update_detail (panel);
}

static GtkWidget *
get_focus (KitActionPanel *panel)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (panel));

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/* If what had the focus in the panel is gone, something else in it has the focus as soon as there
   is something: "Confirm", or else what comes first. */
static void
keep_focus (KitActionPanel *panel,
            gboolean        inside)
{
  KitActionPanelPrivate *private = get_private (panel);
  GtkWidget *focus = get_focus (panel);

  if (inside)
    private->lost = TRUE;
  if (focus != NULL && gtk_widget_get_mapped (focus) && gtk_widget_is_sensitive (focus))
    private->lost = FALSE;
  if (private->lost && kit_action_panel_is_active (panel) &&
      (gtk_widget_grab_focus (private->confirm) ||
       gtk_widget_child_focus (GTK_WIDGET (private->place), GTK_DIR_TAB_FORWARD)))
    private->lost = FALSE;
}

/* If a shortcut made the proposal while nothing on the table had the focus, focus "Confirm", so
   that Return confirms it. */
static void
offer_confirmation (KitActionPanel *panel)
{
  KitActionPanelPrivate *private = get_private (panel);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (panel));
  GtkWidget *focus = get_focus (panel);
  GtkWidget *table = gtk_widget_get_ancestor (GTK_WIDGET (panel), SHELL_TYPE_GAME);

  if (root != NULL && kit_input_get_proposal (get_input (panel)) != NULL &&
      kit_action_panel_is_active (panel) &&
      (focus == NULL || table == NULL || !gtk_widget_is_ancestor (focus, table)))
    gtk_widget_grab_focus (private->confirm);
}

static void
kit_action_panel_update (KitPanel *kit_panel)
{
  KitActionPanel *panel = KIT_ACTION_PANEL (kit_panel);
  g_autofree char *title = make_title (panel);
  GtkWidget *focus = get_focus (panel);
  GtkWidget *foot = get_private (panel)->foot.box;
  gboolean inside = focus != NULL && (gtk_widget_is_ancestor (focus, GTK_WIDGET (panel)) ||
                                      gtk_widget_is_ancestor (focus, foot));

  gtk_widget_set_visible (
    GTK_WIDGET (get_private (panel)->piece),
    !kit_rules_head (kit_playback_get_state (kit_context_of (panel)->playback))->over);
  gtk_widget_queue_draw (GTK_WIDGET (get_private (panel)->piece));
  gtk_label_set_text (get_private (panel)->title, title);
  kit_widget_reserve_lines (GTK_WIDGET (get_private (panel)->title), TITLE_LINES);
  kit_widget_reserve_lines (GTK_WIDGET (get_private (panel)->detail), DETAIL_LINES);
  reserve_room (panel);
  kit_connection_bar_update (get_private (panel)->connection,
                             kit_input_get_game (get_input (panel)));
  update_fallback (panel);
  update_detail (panel);
  update_buttons (panel);
  KIT_ACTION_PANEL_GET_CLASS (panel)->show (panel);
  say (panel);
  keep_focus (panel, inside);
  offer_confirmation (panel);
}

/* Return confirms what was advised, whatever had the focus: a place of the board does so itself. */
static void
advised_cb (KitActionPanel *panel)
{
  gboolean focused;

  if (kit_input_get_place (get_input (panel), &focused) == KIT_NO_PLACE || !focused)
    gtk_widget_grab_focus (get_private (panel)->confirm);
}

static void
refused_cb (KitActionPanel   *panel,
            const KitRefusal *refusal)
{
  KitActionPanelPrivate *private = get_private (panel);
  g_autofree char *why = get_info (panel)->refuse (get_input (panel), refusal);

  gtk_label_set_markup (private->detail, why);
  gtk_widget_add_css_class (GTK_WIDGET (private->detail), "refusal");
  shell_speech_say (panel, SHELL_SPEECH_ALERT, gtk_label_get_text (private->detail));
  private->refused = TRUE;
}

static gboolean
link_activated_cb (KitActionPanel *panel,
                   const char     *address)
{
  guint64 rule = g_ascii_strtoull (address + strlen ("rule:"), NULL, 10);

  gtk_widget_activate_action (GTK_WIDGET (panel), "game.rule", "u", (guint) rule);
  return TRUE;
}

static void
confirm_clicked_cb (KitActionPanel *panel)
{
  kit_input_confirm (get_input (panel));
}

/* --- virtual functions --- */

static void
kit_action_panel_constructed (GObject *object)
{
  KitInput *input = kit_context_of (object)->input;

  G_OBJECT_CLASS (kit_action_panel_parent_class)->constructed (object);
  g_signal_connect_object (input, "hovered", G_CALLBACK (hovered_cb), object, G_CONNECT_SWAPPED);
  g_signal_connect_object (input, "refused", G_CALLBACK (refused_cb), object, G_CONNECT_SWAPPED);
  g_signal_connect_object (input, "advised", G_CALLBACK (advised_cb), object, G_CONNECT_SWAPPED);
}

static void
kit_action_panel_finalize (GObject *object)
{
  KitActionPanelPrivate *private = get_private (KIT_ACTION_PANEL (object));

  for (guint i = 0; i < G_N_ELEMENTS (private->said); i++)
    g_free (private->said[i]);
  G_OBJECT_CLASS (kit_action_panel_parent_class)->finalize (object);
}

static GtkBuildableIface *parent_iface;

/* What the template of a game adds goes into its place. */
static void
kit_action_panel_add_child (GtkBuildable *buildable,
                            GtkBuilder   *builder,
                            GObject      *child,
                            const char   *type)
{
  KitActionPanelPrivate *private = get_private (KIT_ACTION_PANEL (buildable));

  if (private->place != NULL)
    gtk_box_append (private->place, GTK_WIDGET (child));
  else
    parent_iface->add_child (buildable, builder, child, type);
}

static void
kit_action_panel_buildable_init (GtkBuildableIface *iface)
{
  parent_iface = g_type_interface_peek_parent (iface);
  iface->add_child = kit_action_panel_add_child;
}

static void
kit_action_panel_class_init (KitActionPanelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (KIT_TYPE_FACE);
  g_type_ensure (KIT_TYPE_CONNECTION_BAR);
  G_OBJECT_CLASS (class)->constructed = kit_action_panel_constructed;
  G_OBJECT_CLASS (class)->finalize = kit_action_panel_finalize;
  KIT_PANEL_CLASS (class)->update = kit_action_panel_update;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-action-panel.ui");
  gtk_widget_class_bind_template_callback (widget_class, link_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, confirm_clicked_cb);
  gtk_widget_class_bind_template_child_private (widget_class, KitActionPanel, box);
  gtk_widget_class_bind_template_child_private (widget_class, KitActionPanel, piece);
  gtk_widget_class_bind_template_child_private (widget_class, KitActionPanel, title);
  gtk_widget_class_bind_template_child_private (widget_class, KitActionPanel, hint);
  gtk_widget_class_bind_template_child_private (widget_class, KitActionPanel, connection);
  gtk_widget_class_bind_template_child_private (widget_class, KitActionPanel, fallback);
  gtk_widget_class_bind_template_child_private (widget_class, KitActionPanel, detail);
  gtk_widget_class_bind_template_child_private (widget_class, KitActionPanel, place);
  gtk_widget_class_bind_template_child_private (widget_class, KitActionPanel, move_now);
  gtk_widget_class_bind_template_child_private (widget_class, KitActionPanel, watching);
  gtk_widget_class_bind_template_child_private (widget_class, KitActionPanel, pause);
  gtk_widget_class_bind_template_child_private (widget_class, KitActionPanel, answer);
  gtk_widget_class_bind_template_child_full (widget_class, "foot", FALSE,
                                             G_PRIVATE_OFFSET (KitActionPanel, foot.box));
  gtk_widget_class_bind_template_child_full (widget_class, "own_piece", FALSE,
                                             G_PRIVATE_OFFSET (KitActionPanel, foot.piece));
  gtk_widget_class_bind_template_child_full (widget_class, "own", FALSE,
                                             G_PRIVATE_OFFSET (KitActionPanel, foot.points));
  gtk_widget_class_bind_template_child_private (widget_class, KitActionPanel, cancel);
  gtk_widget_class_bind_template_child_private (widget_class, KitActionPanel, confirm);
  gtk_widget_class_bind_template_child_private (widget_class, KitActionPanel, looking);
  gtk_widget_class_bind_template_child_private (widget_class, KitActionPanel, result);
}

static void
kit_action_panel_init (KitActionPanel *panel)
{
  gtk_widget_init_template (GTK_WIDGET (panel));
  kit_face_set_func (get_private (panel)->piece, paint_piece, panel);
}

/** kit_action_panel_is_active: whether a person may decide, and does not watch another's pieces. */
gboolean
kit_action_panel_is_active (KitActionPanel *panel)
{
  g_return_val_if_fail (KIT_IS_ACTION_PANEL (panel), FALSE);

  return kit_input_is_active (get_input (panel)) && !is_watching (panel);
}

/** kit_action_panel_set_steady: sets whether @panel keeps its height, so that what is below it does
    not move: where there is room for that. */
void
kit_action_panel_set_steady (KitActionPanel *panel,
                             gboolean        steady)
{
  g_return_if_fail (KIT_IS_ACTION_PANEL (panel));

  get_private (panel)->steady = steady;
  reserve_room (panel);
}

/** kit_action_panel_move_foot: see kit_action_foot_move(); %NULL takes the foot back. */
void
kit_action_panel_move_foot (KitActionPanel *panel,
                            GtkBox         *place,
                            gboolean        tight)
{
  KitActionPanelPrivate *private;

  g_return_if_fail (KIT_IS_ACTION_PANEL (panel) && (place == NULL || GTK_IS_BOX (place)));

  private = get_private (panel);
  kit_action_foot_move (&private->foot, place != NULL ? place : GTK_BOX (private->box),
                        place != NULL ? NULL
                                      : gtk_widget_get_parent (GTK_WIDGET (private->title)), tight);
  if (kit_input_get_game (get_input (panel)) != NULL)
    kit_action_foot_update (&private->foot, panel, gtk_widget_get_visible (private->answer));
}

/** kit_action_panel_describe: (transfer full): who is to do what, and how. */
char *
kit_action_panel_describe (KitActionPanel *panel)
{
  g_autofree char *title = NULL;
  const char *hint;

  g_return_val_if_fail (KIT_IS_ACTION_PANEL (panel), NULL);

  title = make_title (panel);
  hint = make_hint (panel);
  return g_strdup_printf ("%s.%s%s", title, hint[0] != '\0' ? " " : "", hint);
}

/** kit_action_panel_find: (transfer none) (nullable): the child that the template of the game, or
    that of the kit, calls @name. */
GtkWidget *
kit_action_panel_find (KitActionPanel *panel,
                       const char     *name)
{
  gpointer child = NULL;

  g_return_val_if_fail (KIT_IS_ACTION_PANEL (panel) && name != NULL, NULL);

  for (GType type = G_OBJECT_TYPE (panel); child == NULL && type != KIT_TYPE_PANEL;
       type = g_type_parent (type))
    child = gtk_widget_get_template_child (GTK_WIDGET (panel), type, name);
  return child;
}
