/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Widgets besides the board that can be pointed at: what is possible is marked, what is not says
   why. */

#include "alx-pointing.h"

#include "alexandros/words/alx-words.h"
#include "kit/view/kit-style.h"
#include "kit/view/kit-widget.h"
#include "shell/shell-speech.h"

#include <glib/gi18n.h>

/* What a widget stands for. Its CSS class is "possible" or "impossible" while a person decides. */
typedef struct
{
  KitInput *input;                      /* owned */
  AlxItem   item;
  guint     which;
  char     *label;                     /* owned */
} Pointing;

static void
free_pointing (gpointer data)
{
  Pointing *pointing = data;

  g_object_unref (pointing->input);
  g_free (pointing->label);
  g_free (pointing);
}

static Pointing *
get_pointing (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), "pointing");
}

/* The pointer is over the widget, or the cursor of the keyboard is on it. */
static void
state_flags_changed_cb (GtkWidget     *widget,
                        GtkStateFlags  old)
{
  const GtkStateFlags flags = GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUS_VISIBLE;
  Pointing *pointing = get_pointing (widget);
  const AlxChoice *choice = alx_input_get_choice (pointing->input);

  if ((gtk_widget_get_state_flags (widget) & flags) != 0)
    alx_input_consider (pointing->input, pointing->item, pointing->which);
  else if (choice->item == pointing->item && choice->which == pointing->which)
    alx_input_consider (pointing->input, ALX_ITEM_NONE, 0);
}

/** alx_pointing_add: @widget stands for an item: while it is pointed at, the input considers it.
    Its tooltip is its label from now on. */
void
alx_pointing_add (GtkWidget *widget,
                  KitInput  *input,
                  AlxItem    item,
                  guint      which)
{
  Pointing *pointing;

  g_return_if_fail (GTK_IS_WIDGET (widget) && ALX_IS_INPUT (input));

  pointing = g_new (Pointing, 1);
  *pointing = (Pointing) { g_object_ref (input), item, which,
                           g_strdup (gtk_widget_get_tooltip_text (widget)) };
  g_object_set_data_full (G_OBJECT (widget), "pointing", pointing, free_pointing);
  g_signal_connect (widget, "state-flags-changed", G_CALLBACK (state_flags_changed_cb), NULL);
}

/** alx_pointing_explain: (transfer full) (nullable): why something cannot be chosen now; %NULL if
    it can be, or if nobody is to choose. */
char *
alx_pointing_explain (KitInput  *input,
                      AlxItem    item,
                      guint      which)
{
  AlxRefusal refusal;

  g_return_val_if_fail (ALX_IS_INPUT (input), NULL);

  if (item == ALX_ITEM_NONE || !kit_input_is_active (input) ||
      alx_choice_is_possible (alx_input_get_choice (input), item, which, &refusal))
    return NULL;
  if (refusal.reason != 0)
    return alx_words_refusal (alx_game_get_board (kit_input_get_game (input)), &refusal);
  if (item == ALX_ITEM_OCCUPY)
    return g_strdup (_("There is no province that you can pay for."));
  if (item == ALX_ITEM_TAKE_BACK)
    return g_strdup (_("None of your governors is on the board."));
  return NULL;
}

/** alx_pointing_update: marks whether @widget can be chosen now; its tooltip says why not. */
void
alx_pointing_update (GtkWidget *widget)
{
  Pointing *pointing = get_pointing (widget);
  g_autofree char *why = NULL;
  g_autofree char *text = NULL;
  AlxRefusal refusal;
  gboolean possible;

  g_return_if_fail (pointing != NULL);

  why = alx_pointing_explain (pointing->input, pointing->item, pointing->which);
  possible = alx_choice_is_possible (alx_input_get_choice (pointing->input), pointing->item,
                                     pointing->which, &refusal);
  text = g_strjoin (why != NULL ? "\n" : "", pointing->label, why, NULL);
  kit_style_set_class (widget, "possible", possible);
  kit_style_set_class (widget, "impossible", why != NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_DISABLED, why != NULL,
                               -1);
  if (!kit_widget_set_tooltip (widget, text))
    return;
  shell_speech_describe (widget, why != NULL ? why : pointing->label);
}

/** alx_pointing_label: sets what @widget is called, also by screen readers, and updates it. */
void
alx_pointing_label (GtkWidget  *widget,
                    const char *label)
{
  Pointing *pointing = get_pointing (widget);

  g_return_if_fail (pointing != NULL && label != NULL);

  if (g_strcmp0 (pointing->label, label) != 0)
    {
      g_free (pointing->label);
      pointing->label = g_strdup (label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      label, -1);
    }
  alx_pointing_update (widget);
}
