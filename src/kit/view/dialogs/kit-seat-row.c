/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One seat in a dialog: who plays, their name and colour. */

#include "kit-seat-row.h"

#include "kit-ask-program.h"
#include "kit-portrait.h"

#include "kit/view/kit-widget.h"
#include "kit/words/kit-words.h"

#include <glib/gi18n.h>

#define ABOUT_LINES 2                   /* of what is said of a level */

/*
 * A drop-down of who plays (nobody if the seat is optional, a person, the levels, a program, and an
 * item that opens a KitAskProgram), a name, a colour, and a portrait in that colour. Name and
 * colour are insensitive while nobody plays, or if they are fixed.
 *
 * It has no CSS name, and the accessible role of its parent class; its fields have labels. The
 * dialog owns it. It owns its command, and a reference to the settings; GTK owns the window that
 * asks for a program.
 */
struct _KitSeatRow
{
  KitBin parent_instance;

  /* template */
  GtkDropDown *kind;
  GtkEntry    *name;
  GtkDropDown *colour;
  KitPortrait *portrait;
  GtkLabel    *about;                   /* what the level is like */

  /* owned */
  char        *names[2];                /* (nullable): of a person here, and of a computer */
  char        *program;                 /* (nullable): the command behind the last item but one */
  GSettings   *settings;                /* with the last command */

  const KitGameView *view;              /* borrowed */
  GtkWidget   *asking;                  /* weak; the dialog for a program, while it is open */
  gboolean     optional;                /* the first item is "Nobody" */
  gboolean     fixed;                   /* of a game that was begun: only the kind can be changed */
  gboolean     setting;                 /* items or selection are set, not by the user */
  guint        selected;                /* the item in force, while another is chosen */
};

G_DEFINE_FINAL_TYPE (KitSeatRow, kit_seat_row, KIT_TYPE_BIN)

/* (nullable): a person here or elsewhere, then the levels that are offered; %NULL after the last of
   them. */
static const char *
get_kind (KitSeatRow *row,
          guint       index)
{
  guint n = row->fixed ? 0 : 1;

  if (index == 0)
    return "person";
  if (index == 1 && !row->fixed)
    return KIT_KIND_ELSEWHERE;
  for (const KitLevel *level = row->view->levels; level->id != NULL; level++)
    if (level->is_offered && ++n == index)
      return level->id;
  return NULL;
}

/* The number of items before that of the program, which is also its index. */
static guint
count_kinds (KitSeatRow *row)
{
  guint n = 0;

  while (get_kind (row, n) != NULL)
    n++;
  return row->optional + n;
}

/* (transfer full) (nullable): how strong a level is, and what it is like. */
static char *
describe (KitSeatRow *row,
          const char *kind)
{
  const KitLevel *level = kit_levels_find (row->view->levels, kind);
  const char *text = row->view->describe_kind != NULL ? row->view->describe_kind (kind) : NULL;

  if (text == NULL || level == NULL || level->wins == 0)
    return g_strdup (text);
  /* Translators: what a level is like, a number, and the name of the level below it. */
  return g_strdup_printf (_("%s Of 100 games of two players it wins %u against %s."), text,
                          level->wins, row->view->get_kind_name (level[-1].id));
}

static void
update_about (KitSeatRow *row)
{
  const char *kind = kit_seat_row_get_kind (row);
  g_autofree char *text = kind != NULL ? describe (row, kind) : NULL;

  gtk_label_set_text (row->about, text != NULL ? text : "");
  kit_widget_reserve_lines (GTK_WIDGET (row->about), ABOUT_LINES);
  gtk_widget_set_visible (GTK_WIDGET (row->about), text != NULL);
}

static void
update_used (KitSeatRow *row)
{
  gboolean used = kit_seat_row_get_kind (row) != NULL;

  gtk_widget_set_tooltip_text (GTK_WIDGET (row->kind), kit_seat_row_get_program (row) != NULL
                                                       ? row->program : _("Who plays this seat"));
  if (row->fixed)
    return;
  gtk_widget_set_sensitive (GTK_WIDGET (row->portrait), used);
  gtk_widget_set_opacity (GTK_WIDGET (row->portrait), used ? 1 : 0.35);
  gtk_widget_set_sensitive (GTK_WIDGET (row->name), used);
  gtk_widget_set_sensitive (GTK_WIDGET (row->colour), used);
}

static void
select_kind (KitSeatRow *row,
             guint       index)
{
  row->setting = TRUE;
  gtk_drop_down_set_selected (row->kind, index);
  row->setting = FALSE;
  row->selected = index;
  update_used (row);
  update_about (row);
}

/* A name that the player has not changed follows the kind. */
static void
change_name (KitSeatRow *row)
{
  const char *kind = kit_seat_row_get_kind (row);
  gboolean computer = g_strcmp0 (kind, "person") != 0;

  if (kind != NULL &&
      g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (row->name)), row->names[!computer]) == 0)
    gtk_editable_set_text (GTK_EDITABLE (row->name), row->names[computer]);
}

/* Adds the item for the program, or replaces it, and selects it. */
static void
program_chosen_cb (KitSeatRow *row,
                   const char *command)
{
  GtkStringList *kinds = GTK_STRING_LIST (gtk_drop_down_get_model (row->kind));
  g_autofree char *name = kit_words_program (command);

  row->setting = TRUE;
  gtk_string_list_splice (kinds, count_kinds (row), row->program != NULL,
                          (const char * const []) { name, NULL });
  row->setting = FALSE;
  g_free (row->program);
  row->program = g_strdup (command);
  select_kind (row, count_kinds (row));
  change_name (row);
}

/* The last item opens a dialog; the previous item stays selected unless that is answered. */
static void
kind_selected_cb (KitSeatRow *row)
{
  guint selected = gtk_drop_down_get_selected (row->kind);

  if (row->setting || selected == row->selected)
    return;
  if (selected < count_kinds (row) + (row->program != NULL))
    {
      select_kind (row, selected);
      change_name (row);
      return;
    }
  select_kind (row, row->selected);
  if (row->asking != NULL)
    return;
  g_set_weak_pointer (&row->asking,
                      kit_ask_program_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (row))),
                                           row->settings, row->program));
  g_signal_connect_object (row->asking, "chosen", G_CALLBACK (program_chosen_cb), row,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (row->asking));
}

static void
colour_selected_cb (KitSeatRow *row)
{
  kit_portrait_set_colour (row->portrait, kit_seat_row_get_colour (row));
}

static void
kit_seat_row_dispose (GObject *object)
{
  KitSeatRow *row = KIT_SEAT_ROW (object);

  G_OBJECT_CLASS (kit_seat_row_parent_class)->dispose (object);
  g_clear_weak_pointer (&row->asking);
  g_clear_pointer (&row->names[0], g_free);
  g_clear_pointer (&row->names[1], g_free);
  g_clear_pointer (&row->program, g_free);
  g_clear_object (&row->settings);
}

static void
kit_seat_row_class_init (KitSeatRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = kit_seat_row_dispose;
  g_type_ensure (KIT_TYPE_PORTRAIT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, KitSeatRow, kind);
  gtk_widget_class_bind_template_child (widget_class, KitSeatRow, name);
  gtk_widget_class_bind_template_child (widget_class, KitSeatRow, colour);
  gtk_widget_class_bind_template_child (widget_class, KitSeatRow, portrait);
  gtk_widget_class_bind_template_child (widget_class, KitSeatRow, about);
  gtk_widget_class_bind_template_callback (widget_class, kind_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, colour_selected_cb);
}

static void
kit_seat_row_init (KitSeatRow *row)
{
  g_autoptr (GtkStringList) colours = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (row));
  for (KitColour i = 0; i < KIT_COLOURS; i++)
    gtk_string_list_append (colours, kit_words_colour (i));
  gtk_drop_down_set_model (row->colour, G_LIST_MODEL (colours));
}

/** kit_seat_row_set_up: sets the game that is played, and the settings of KitAskProgram. To be
    called once, before anything else. */
void
kit_seat_row_set_up (KitSeatRow        *row,
                     const KitGameView *view,
                     GSettings         *settings)
{
  g_return_if_fail (KIT_IS_SEAT_ROW (row));
  g_return_if_fail (view != NULL);
  g_return_if_fail (G_IS_SETTINGS (settings));

  row->view = view;
  row->settings = g_object_ref (settings);
  kit_portrait_set_up (row->portrait, view);
}

/** kit_seat_row_set_names: sets what a @person is called in this seat, and a @general that
    a computer plays, unless the player calls them otherwise. */
void
kit_seat_row_set_names (KitSeatRow *row,
                        const char *person,
                        const char *general)
{
  g_return_if_fail (KIT_IS_SEAT_ROW (row));
  g_return_if_fail (person != NULL && general != NULL);

  g_free (row->names[0]);
  g_free (row->names[1]);
  row->names[0] = g_strdup (person);
  row->names[1] = g_strdup (general);
}

/**
 * kit_seat_row_set:
 * @row: a row
 * @optional: whether the seat may stay empty
 * @kind: (nullable): who plays; %NULL for nobody
 * @program: (nullable): the command, if it is a program
 * @name: the player's name
 * @colour: the player's colour
 */
void
kit_seat_row_set (KitSeatRow *row,
                  gboolean    optional,
                  const char *kind,
                  const char *program,
                  const char *name,
                  KitColour   colour)
{
  g_autoptr (GtkStringList) kinds = gtk_string_list_new (NULL);
  /* A person, for a kind that is not offered. */
  guint selected = kind != NULL ? optional : 0;

  g_return_if_fail (KIT_IS_SEAT_ROW (row));
  g_return_if_fail (row->view != NULL);
  g_return_if_fail (name != NULL);
  g_return_if_fail (colour < KIT_COLOURS);

  row->optional = optional;
  row->setting = TRUE;
  if (optional)
    /* Translators: nobody sits on this seat. */
    gtk_string_list_append (kinds, _("Nobody"));
  for (guint i = 0; get_kind (row, i) != NULL; i++)
    {
      gtk_string_list_append (kinds, row->view->get_kind_name (get_kind (row, i)));
      if (kind != NULL && g_str_equal (kind, get_kind (row, i)))
        selected = i + optional;
    }
  gtk_string_list_append (kinds, _("Custom program…"));
  gtk_drop_down_set_model (row->kind, G_LIST_MODEL (kinds));
  row->setting = FALSE;
  if (program != NULL)
    program_chosen_cb (row, program);
  else
    select_kind (row, selected);
  gtk_editable_set_text (GTK_EDITABLE (row->name), name);
  gtk_drop_down_set_selected (row->colour, colour);
}

/** kit_seat_row_set_fixed: shows @name and @colour, and lets only the kind be changed, which begins
    as a person. */
void
kit_seat_row_set_fixed (KitSeatRow *row,
                        const char *name,
                        KitColour   colour)
{
  g_return_if_fail (KIT_IS_SEAT_ROW (row));

  row->fixed = TRUE;
  kit_seat_row_set (row, FALSE, "person", NULL, name, colour);
  gtk_widget_set_sensitive (GTK_WIDGET (row->name), FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (row->colour), FALSE);
}

/** kit_seat_row_bind_children: binds the children "seat_1" to "seat_4" of a template to an array at
    @offset of the instance. */
void
kit_seat_row_bind_children (GtkWidgetClass *widget_class,
                            gssize          offset)
{
  static const char * const names[KIT_MAX_PLAYERS] = { "seat_1", "seat_2", "seat_3", "seat_4" };

  g_return_if_fail (GTK_IS_WIDGET_CLASS (widget_class));

  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, names[i], FALSE,
                                               offset + i * sizeof (gpointer));
}

/** kit_seat_row_get_kind: (nullable): who plays, %NULL for nobody. */
const char *
kit_seat_row_get_kind (KitSeatRow *row)
{
  guint selected;

  g_return_val_if_fail (KIT_IS_SEAT_ROW (row), NULL);

  selected = gtk_drop_down_get_selected (row->kind);
  if (row->optional && selected == 0)
    return NULL;
  return selected < count_kinds (row) ? get_kind (row, selected - row->optional) : "program";
}

/** kit_seat_row_get_program: (nullable): the command of the program that plays, %NULL for any other
    kind. */
const char *
kit_seat_row_get_program (KitSeatRow *row)
{
  g_return_val_if_fail (KIT_IS_SEAT_ROW (row), NULL);

  return gtk_drop_down_get_selected (row->kind) >= count_kinds (row) ? row->program : NULL;
}

/** kit_seat_row_get_name: (transfer full): the name as records hold it: control characters replaced
    by spaces, no spaces at its ends. */
char *
kit_seat_row_get_name (KitSeatRow *row)
{
  GString *name;

  g_return_val_if_fail (KIT_IS_SEAT_ROW (row), NULL);

  name = g_string_new (NULL);
  for (const char *c = gtk_editable_get_text (GTK_EDITABLE (row->name)); *c;
       c = g_utf8_next_char (c))
    g_string_append_unichar (name,
                             g_unichar_iscntrl (g_utf8_get_char (c)) ? ' ' : g_utf8_get_char (c));
  return g_strstrip (g_string_free (name, FALSE));
}

/** kit_seat_row_get_colour: the selected colour. */
KitColour
kit_seat_row_get_colour (KitSeatRow *row)
{
  g_return_val_if_fail (KIT_IS_SEAT_ROW (row), 0);

  return gtk_drop_down_get_selected (row->colour);
}

/** kit_seat_row_exchange: lets the players of two rows change places; not if one of them is nobody,
    who may not take the place of the other. */
void
kit_seat_row_exchange (KitSeatRow *row,
                       KitSeatRow *other)
{
  KitSeatRow *rows[2] = { row, other };
  const char *kinds[2];
  char *programs[2], *names[2];
  KitColour colours[2];

  g_return_if_fail (KIT_IS_SEAT_ROW (row) && KIT_IS_SEAT_ROW (other));

  for (guint i = 0; i < 2; i++)
    {
      kinds[i] = kit_seat_row_get_kind (rows[i]);
      programs[i] = g_strdup (kit_seat_row_get_program (rows[i]));
      names[i] = g_strdup (gtk_editable_get_text (GTK_EDITABLE (rows[i]->name)));
      colours[i] = kit_seat_row_get_colour (rows[i]);
    }
  if ((kinds[0] != NULL || other->optional) && (kinds[1] != NULL || row->optional))
    for (guint i = 0; i < 2; i++)
      kit_seat_row_set (rows[i], rows[i]->optional, kinds[!i], programs[!i], names[!i],
                        colours[!i]);
  for (guint i = 0; i < 2; i++)
    {
      g_free (programs[i]);
      g_free (names[i]);
    }
}

/** kit_seat_row_focus_name: gives the focus to the name. */
void
kit_seat_row_focus_name (KitSeatRow *row)
{
  g_return_if_fail (KIT_IS_SEAT_ROW (row));

  gtk_widget_grab_focus (GTK_WIDGET (row->name));
}

/** kit_seat_row_get_portrait: (transfer none): by which the row can be dragged. */
GtkWidget *
kit_seat_row_get_portrait (KitSeatRow *row)
{
  g_return_val_if_fail (KIT_IS_SEAT_ROW (row), NULL);

  return GTK_WIDGET (row->portrait);
}

/** kit_seat_row_align: gives the columns of @rows the same width. */
void
kit_seat_row_align (KitSeatRow *rows[KIT_MAX_PLAYERS])
{
  g_autoptr (GtkSizeGroup) kinds = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  g_autoptr (GtkSizeGroup) colours = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    {
      gtk_size_group_add_widget (kinds, GTK_WIDGET (rows[i]->kind));
      gtk_size_group_add_widget (colours, GTK_WIDGET (rows[i]->colour));
    }
}
