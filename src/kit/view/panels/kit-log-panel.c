/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log: a line of text for each decision. */

#include "kit-log-panel.h"

#include "kit-log-row.h"

#include "kit/view/kit-widget.h"
#include "shell/shell-first-frame.h"

/* A line of GtkListView takes 14 kB, so a game begins with the latest lines, as many as are seen
   and some more; the earlier ones are added when the player scrolls up to them. */
#define LEAST_HEIGHT 20                 /* of a line, in pixels */
#define MORE_LINES   20

/**
 * KitLogPanel:
 *
 * Shows a line for each decision in force, as far as playback has come. The signal
 * `pointed` tells which line is under the pointer or the cursor; activating a line
 * shows the position after it. Texts are made when the list view binds a line.
 *
 * CSS name `widget`, with a child of class `log`; its list has the accessible role
 * list. The panel owns the model.
 */
struct _KitLogPanel
{
  KitPanel parent_instance;

  /* template */
  GtkWidget          *box;
  GtkLabel           *ending;
  GtkListView        *list;
  GtkScrolledWindow  *scrolled;
  GtkSingleSelection *selection;
  GListStore         *lines;            /* of empty GObjects: a line is known by its position */

  GArray            *decisions;         /* owned: these guints are the decisions of the lines */

  KitGame           *game;              /* borrowed; of the lines */
  guint              fill_source;
  gulong             laid_out;          /* handler of the frame clock, or 0 */
  gboolean           filled;            /* lines are added only after the first frame */
  guint              sight;             /* of the game, in which the texts are */
  guint              first;             /* the decisions from this one on have lines, */
  guint              next;              /* up to this one, as far as they are told */
  gboolean           placed;            /* the adjustment is up to date with the lines */
  gboolean           full;              /* the lines are higher than the panel */
  int                hovered;           /* decision under the pointer, or -1 */
  guint              shown;             /* number of decisions while looking back, or 0 */
};

G_DEFINE_FINAL_TYPE (KitLogPanel, kit_log_panel, KIT_TYPE_PANEL)

static KitGame *
get_game (KitLogPanel *panel)
{
  return kit_input_get_game (kit_context_of (panel)->input);
}

static guint
get_decision (KitLogPanel *panel,
              guint        position)
{
  return g_array_index (panel->decisions, guint, position);
}

/* The number of lines for decisions before @decision. */
static guint
count_lines_before (KitLogPanel *panel,
                    guint        decision)
{
  guint n = panel->decisions->len;

  while (n > 0 && get_decision (panel, n - 1) >= decision)
    n--;
  return n;
}

/* Tells which decision is pointed at: under the pointer or else under the cursor. */
static void
point (KitLogPanel *panel)
{
  guint selected = gtk_single_selection_get_selected (panel->selection);
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (panel->list)) != NULL;

  g_signal_emit_by_name (panel, "pointed",
                         panel->hovered >= 0 ? panel->hovered
                         : focused && selected < panel->decisions->len
                           ? (int) get_decision (panel, selected) : -1);
}

static void
entered_cb (GtkEventController *motion)
{
  GtkWidget *row = gtk_event_controller_get_widget (motion);
  KitLogPanel *panel = KIT_LOG_PANEL (gtk_widget_get_ancestor (row, KIT_TYPE_LOG_PANEL));
  GtkListItem *item = g_object_get_data (G_OBJECT (row), "item");

  panel->hovered = get_decision (panel, gtk_list_item_get_position (item));
  point (panel);
}

/* Selects the line of the decision that is looked at, if any. */
static void
select_shown (KitLogPanel *panel)
{
  guint n = panel->shown > 0 ? count_lines_before (panel, panel->shown) : 0;

  gtk_single_selection_set_selected (panel->selection,
                                     n > 0 ? n - 1 : GTK_INVALID_LIST_POSITION);
}

/* A list with single clicks selects what is hovered; without the focus nothing else is meant. */
static void
left_cb (KitLogPanel *panel)
{
  panel->hovered = -1;
  if (gtk_widget_get_focus_child (GTK_WIDGET (panel->list)) == NULL)
    select_shown (panel);
  point (panel);
}

static void
setup_cb (KitLogPanel *panel,
          GtkListItem *item)
{
  GtkWidget *row = kit_log_row_new (kit_context_of (panel)->view);
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_object_set_data (G_OBJECT (row), "item", item);
  g_signal_connect_object (motion, "enter", G_CALLBACK (entered_cb), motion, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (row, motion);
  gtk_list_item_set_child (item, row);
}

static void
bind_cb (KitLogPanel *panel,
         GtkListItem *item)
{
  GtkWidget *row = gtk_list_item_get_child (item);

  kit_log_row_show (KIT_LOG_ROW (row), kit_game_get_record (get_game (panel)),
                    get_decision (panel, gtk_list_item_get_position (item)));
  /* What has the focus is around it, and has no name of its own. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (row)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  kit_log_row_get_text (KIT_LOG_ROW (row)), -1);
}

static void
activated_cb (KitLogPanel *panel,
              guint        position)
{
  kit_game_set_shown (get_game (panel), get_decision (panel, position) + 1);
}

/* Adds lines from @position on for the decisions from @first to before @end that are told. */
static void
add_lines (KitLogPanel *panel,
           guint        position,
           guint        first,
           guint        end)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_object_unref);
  const KitRecord *record = kit_game_get_record (panel->game);
  const KitGameView *view = kit_context_of (panel)->view;

  for (guint i = first; i < end; i++)
    if (view->is_told == NULL || view->is_told (record, i))
      {
        g_array_insert_val (panel->decisions, position + lines->len, i);
        g_ptr_array_add (lines, g_object_new (G_TYPE_OBJECT, NULL));
      }
  panel->placed = FALSE;
  g_list_store_splice (panel->lines, position, 0, lines->pdata, lines->len);
}

static void
add_earlier_lines (KitLogPanel *panel)
{
  guint end = panel->first;

  panel->first = 0;
  add_lines (panel, 0, 0, end);
}

static gboolean
fill_cb (gpointer data)
{
  KitLogPanel *panel = data;

  panel->fill_source = 0;
  if (!panel->full && panel->placed && panel->first > 0)
    add_earlier_lines (panel);
  return G_SOURCE_REMOVE;
}

static void
stop_waiting (KitLogPanel *panel)
{
  g_clear_signal_handler (&panel->laid_out, gtk_widget_get_frame_clock (GTK_WIDGET (panel)));
}

static void
laid_out_cb (KitLogPanel *panel)
{
  guint n = panel->decisions->len;

  stop_waiting (panel);
  if (n > 0)
    gtk_widget_activate_action (GTK_WIDGET (panel->list), "list.scroll-to-item", "u",
                                MAX (count_lines_before (panel, kit_game_get_shown (panel->game)),
                                     1) - 1);
}

static void
scrolled_cb (KitLogPanel   *panel,
             GtkAdjustment *adjustment)
{
  if (panel->first > 0 && panel->fill_source == 0 && panel->laid_out == 0 &&
      gtk_adjustment_get_value (adjustment) <= 0)
    add_earlier_lines (panel);
}

/* Scrolls to the line of the position that is shown, or fills the panel if there is space left. The
   list view scrolls only to lines that are allocated: after the layout of this frame, which is then
   done once more, before it is painted. */
static void
scroll_later (KitLogPanel *panel)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (panel));

  if (panel->game == NULL || !gtk_widget_get_mapped (GTK_WIDGET (panel)))
    return;
  if (!panel->full && panel->fill_source == 0)
    panel->fill_source = g_idle_add_full (G_PRIORITY_LOW, fill_cb, panel, NULL);
  if (!panel->full || panel->laid_out != 0)
    return;
  panel->laid_out = g_signal_connect_object (clock, "layout", G_CALLBACK (laid_out_cb), panel,
                                             G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}

static void
placed_cb (KitLogPanel   *panel,
           GtkAdjustment *adjustment)
{
  gboolean was_full = panel->full;

  panel->placed = TRUE;
  panel->full = gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment);
  if (panel->full == was_full)
    return;
  /* The scrollbar keeps its width, so that lines are not broken anew; only its slider is not
     seen. */
  kit_style_set_class (GTK_WIDGET (panel->scrolled), "short", !panel->full);
  scroll_later (panel);
}

/* While the player looks back, selects the line before the position that is shown. */
static void
mark_shown (KitLogPanel *panel)
{
  guint shown = kit_game_is_looking (panel->game) ? kit_game_get_shown (panel->game) : 0;

  /* The start is looked at, too, although it is after no line. */
  if (kit_game_is_looking (panel->game) && kit_game_get_shown (panel->game) <= panel->first &&
      panel->first > 0)
    add_earlier_lines (panel);
  if (panel->shown == shown)
    return;
  panel->shown = shown;
  select_shown (panel);
}

/* Removes the lines of decisions not in force any more; all of them for another game, or
   if more or less is known of it. */
static void
drop_lines (KitLogPanel *panel)
{
  KitGame *game = get_game (panel);
  guint sight = kit_game_get_sight (game);
  guint cursor = kit_game_get_cursor (game);
  guint n = panel->decisions->len;
  gboolean anew = panel->game != game || panel->sight != sight || cursor <= panel->first;
  guint kept = anew ? 0 : count_lines_before (panel, cursor);
  guint latest = gtk_widget_get_height (GTK_WIDGET (panel)) / LEAST_HEIGHT + MORE_LINES;

  panel->game = game;
  panel->sight = sight;
  if (anew)
    panel->first = panel->next = cursor - MIN (cursor, latest);
  panel->next = MIN (panel->next, cursor);
  if (kept == n)
    return;
  panel->hovered = -1;
  point (panel);
  g_array_set_size (panel->decisions, kept);
  g_list_store_splice (panel->lines, kept, n - kept, NULL, 0);
}

/* That the end is near stands beside the title, where it moves nothing. */
static void
show_ending (KitLogPanel *panel)
{
  const KitContext *context = kit_context_of (panel);
  g_autofree char *text = NULL;

  if (context->view->make_ending != NULL)
    text = context->view->make_ending (kit_game_get_record (get_game (panel)),
                                       kit_playback_get_state (context->playback));
  gtk_widget_set_visible (GTK_WIDGET (panel->ending), text != NULL);
  gtk_label_set_text (panel->ending, text != NULL ? text : "");
  kit_widget_set_tooltip (panel->ending, text);
}

static void
kit_log_panel_update (KitPanel *kit_panel)
{
  KitLogPanel *panel = KIT_LOG_PANEL (kit_panel);
  guint shown;

  show_ending (panel);
  if (!panel->filled)
    return;
  drop_lines (panel);
  shown = kit_game_get_cursor (panel->game) -
          kit_playback_count_waiting (kit_context_of (panel)->playback);
  if (panel->next < shown)
    add_lines (panel, panel->decisions->len, panel->next, shown);
  panel->next = MAX (panel->next, shown);
  mark_shown (panel);
  scroll_later (panel);
}

/* While a piece moves, only new lines wait. */
static void
changed_cb (KitLogPanel *panel)
{
  if (panel->filled)
    drop_lines (panel);
}

static void
first_frame_cb (GtkWidget *widget)
{
  KitLogPanel *panel = KIT_LOG_PANEL (widget);

  panel->filled = TRUE;
  if (get_game (panel) != NULL)
    kit_log_panel_update (KIT_PANEL (panel));
}

/* --- virtual functions --- */

static void
kit_log_panel_constructed (GObject *object)
{
  G_OBJECT_CLASS (kit_log_panel_parent_class)->constructed (object);
  g_signal_connect_object (kit_context_of (object)->input, "changed", G_CALLBACK (changed_cb),
                           object, G_CONNECT_SWAPPED);
}

static void
kit_log_panel_dispose (GObject *object)
{
  KitLogPanel *panel = KIT_LOG_PANEL (object);

  g_clear_handle_id (&panel->fill_source, g_source_remove);
  G_OBJECT_CLASS (kit_log_panel_parent_class)->dispose (object);
  g_clear_pointer (&panel->decisions, g_array_unref);
}

/* The list is one stop for Tab; the arrow keys move inside it. */
static gboolean
kit_log_panel_focus (GtkWidget        *widget,
                     GtkDirectionType  direction)
{
  KitLogPanel *panel = KIT_LOG_PANEL (widget);
  gboolean inside = gtk_widget_get_focus_child (GTK_WIDGET (panel->scrolled)) != NULL;

  if (inside && direction == GTK_DIR_TAB_FORWARD)
    return FALSE;
  if (inside && direction == GTK_DIR_TAB_BACKWARD)
    return gtk_widget_child_focus (gtk_widget_get_first_child (panel->box), direction);
  return GTK_WIDGET_CLASS (kit_log_panel_parent_class)->focus (widget, direction);
}

static void
kit_log_panel_class_init (KitLogPanelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->constructed = kit_log_panel_constructed;
  G_OBJECT_CLASS (class)->dispose = kit_log_panel_dispose;
  KIT_PANEL_CLASS (class)->waits = TRUE;
  KIT_PANEL_CLASS (class)->update = kit_log_panel_update;
  widget_class->focus = kit_log_panel_focus;

  /* The decision of the line under the pointer or the cursor, or -1 if there is none. */
  g_signal_new ("pointed", KIT_TYPE_LOG_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                1, G_TYPE_INT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-log-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, KitLogPanel, box);
  gtk_widget_class_bind_template_child (widget_class, KitLogPanel, ending);
  gtk_widget_class_bind_template_child (widget_class, KitLogPanel, list);
  gtk_widget_class_bind_template_child (widget_class, KitLogPanel, scrolled);
  gtk_widget_class_bind_template_child (widget_class, KitLogPanel, selection);
  gtk_widget_class_bind_template_child (widget_class, KitLogPanel, lines);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, left_cb);
  gtk_widget_class_bind_template_callback (widget_class, placed_cb);
  gtk_widget_class_bind_template_callback (widget_class, point);
  gtk_widget_class_bind_template_callback (widget_class, scroll_later);
  gtk_widget_class_bind_template_callback (widget_class, scrolled_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_waiting);
}

static void
kit_log_panel_init (KitLogPanel *panel)
{
  panel->hovered = -1;
  panel->decisions = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_init_template (GTK_WIDGET (panel));
  shell_after_first_frame (GTK_WIDGET (panel), first_frame_cb);
}
