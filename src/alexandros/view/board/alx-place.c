/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A space or a point of the board as a widget, for keyboard and screen reader. */

#include "alx-place.h"

/**
 * AlxPlace:
 *
 * Paints nothing, the board does; its accessible label describes the space or point. The pointer
 * goes through it to the board. It calls a function instead of emitting signals:
 * there are hundreds of places, and handlers would double their memory.
 *
 * CSS name `place`; accessible role grid cell. The board owns all places and the
 * data of their function.
 */
struct _AlxPlace
{
  GtkWidget parent_instance;

  gboolean     is_point;
  guint8       index;
  char        *label;                   /* owned; the accessible label */
  AlxPlaceFunc func;
  gpointer     data;                    /* not owned */
};

G_DEFINE_FINAL_TYPE (AlxPlace, alx_place, GTK_TYPE_WIDGET)

static gboolean
alx_place_grab_focus (GtkWidget *widget)
{
  gtk_root_set_focus (gtk_widget_get_root (widget), widget);
  return TRUE;
}

/* The board moves the focus between its places. */
static gboolean
alx_place_focus (GtkWidget        *widget,
                 GtkDirectionType  direction)
{
  if (gtk_widget_is_focus (widget))
    return FALSE;
  return gtk_widget_grab_focus (widget);
}

static void
notify_owner (AlxPlace      *place,
      AlxPlaceEvent  event)
{
  place->func (place, event, place->data);
}

static void
activate_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  notify_owner (ALX_PLACE (widget), g_str_equal (name, "place.enter") ? ALX_PLACE_ENTERED
                                                                      : ALX_PLACE_ACTIVATED);
}

static void
alx_place_notify (GObject    *object,
                  GParamSpec *pspec)
{
  /* GTK takes the focus from a removed widget in a later frame, when the owner may be freed. */
  if (g_str_equal (pspec->name, "has-focus") && gtk_widget_get_parent (GTK_WIDGET (object)) != NULL)
    notify_owner (ALX_PLACE (object), ALX_PLACE_FOCUS_CHANGED);
}

static void
alx_place_finalize (GObject *object)
{
  g_free (ALX_PLACE (object)->label);
  G_OBJECT_CLASS (alx_place_parent_class)->finalize (object);
}

static void
alx_place_class_init (AlxPlaceClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->notify = alx_place_notify;
  G_OBJECT_CLASS (class)->finalize = alx_place_finalize;
  widget_class->grab_focus = alx_place_grab_focus;
  widget_class->focus = alx_place_focus;
  gtk_widget_class_set_css_name (widget_class, "place");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);

  /* Actions, so that assistive technologies can use them too. */
  gtk_widget_class_install_action (widget_class, "place.activate", NULL, activate_action);
  gtk_widget_class_install_action (widget_class, "place.enter", NULL, activate_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, "place.enter", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, 0, "place.enter", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "place.activate", NULL);
}

static void
alx_place_init (AlxPlace *place)
{
  gtk_widget_set_focusable (GTK_WIDGET (place), TRUE);
  gtk_widget_set_can_target (GTK_WIDGET (place), FALSE);
}

/** alx_place_new: a widget for a point or a space, which calls @func on events. */
GtkWidget *
alx_place_new (gboolean      is_point,
               guint8        index,
               AlxPlaceFunc  func,
               gpointer      data)
{
  AlxPlace *place;

  g_return_val_if_fail (func != NULL, NULL);

  place = g_object_new (ALX_TYPE_PLACE, NULL);
  place->is_point = is_point;
  place->index = index;
  place->func = func;
  place->data = data;
  return GTK_WIDGET (place);
}

/** alx_place_is_point: whether it is a point, not a space. */
gboolean
alx_place_is_point (AlxPlace *place)
{
  g_return_val_if_fail (ALX_IS_PLACE (place), FALSE);

  return place->is_point;
}

/** alx_place_get_index: the number of the point or space on the board. */
guint8
alx_place_get_index (AlxPlace *place)
{
  g_return_val_if_fail (ALX_IS_PLACE (place), 0);

  return place->index;
}

/** alx_place_set_label: sets the accessible label; nothing is sent if it stays the same. */
void
alx_place_set_label (AlxPlace   *place,
                     const char *label)
{
  g_return_if_fail (ALX_IS_PLACE (place));

  if (g_strcmp0 (place->label, label) == 0)
    return;
  g_free (place->label);
  place->label = g_strdup (label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (place), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
