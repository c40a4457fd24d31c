/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A place of the board as a widget, for keyboard and screen reader. */

#include "kit-place.h"

/**
 * KitPlace:
 *
 * Paints nothing, the board does; its accessible label describes the place. The pointer goes
 * through it to the board. It calls a function instead of emitting signals:
 * there are hundreds of places, and handlers would double their memory.
 *
 * CSS name `place`; accessible role grid cell. The board owns all places and the
 * data of their function.
 */
struct _KitPlace
{
  GtkWidget parent_instance;

  int          number;
  char        *label;                   /* owned; the accessible label */
  KitPlaceFunc func;
  gpointer     data;                    /* not owned */
};

G_DEFINE_FINAL_TYPE (KitPlace, kit_place, GTK_TYPE_WIDGET)

static gboolean
kit_place_grab_focus (GtkWidget *widget)
{
  gtk_root_set_focus (gtk_widget_get_root (widget), widget);
  return TRUE;
}

/* The board moves the focus between its places. */
static gboolean
kit_place_focus (GtkWidget        *widget,
                 GtkDirectionType  direction)
{
  if (gtk_widget_is_focus (widget))
    return FALSE;
  return gtk_widget_grab_focus (widget);
}

static void
notify_owner (KitPlace      *place,
              KitPlaceEvent  event)
{
  place->func (place, event, place->data);
}

static void
activate_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  notify_owner (KIT_PLACE (widget), g_str_equal (name, "place.enter") ? KIT_PLACE_ENTERED
                                                                      : KIT_PLACE_ACTIVATED);
}

static void
kit_place_notify (GObject    *object,
                  GParamSpec *pspec)
{
  /* GTK takes the focus from a removed widget in a later frame, when the owner may be freed. */
  if (g_str_equal (pspec->name, "has-focus") && gtk_widget_get_parent (GTK_WIDGET (object)) != NULL)
    notify_owner (KIT_PLACE (object), gtk_widget_has_focus (GTK_WIDGET (object)) ? KIT_PLACE_FOCUSED
                                                                                : KIT_PLACE_LEFT);
}

static void
kit_place_finalize (GObject *object)
{
  g_free (KIT_PLACE (object)->label);
  G_OBJECT_CLASS (kit_place_parent_class)->finalize (object);
}

static void
kit_place_class_init (KitPlaceClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->notify = kit_place_notify;
  G_OBJECT_CLASS (class)->finalize = kit_place_finalize;
  widget_class->grab_focus = kit_place_grab_focus;
  widget_class->focus = kit_place_focus;
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
kit_place_init (KitPlace *place)
{
  gtk_widget_set_focusable (GTK_WIDGET (place), TRUE);
  gtk_widget_set_can_target (GTK_WIDGET (place), FALSE);
}

/** kit_place_new: a widget for the place with this @number, which calls @func on events. */
GtkWidget *
kit_place_new (int          number,
               KitPlaceFunc func,
               gpointer     data)
{
  KitPlace *place;

  g_return_val_if_fail (func != NULL, NULL);

  place = g_object_new (KIT_TYPE_PLACE, NULL);
  place->number = number;
  place->func = func;
  place->data = data;
  return GTK_WIDGET (place);
}

/** kit_place_get_number: the number of the place on the board. */
int
kit_place_get_number (KitPlace *place)
{
  g_return_val_if_fail (KIT_IS_PLACE (place), -1);

  return place->number;
}

/** kit_place_set_label: sets the accessible label; nothing is sent if it stays the same. */
void
kit_place_set_label (KitPlace   *place,
                     const char *label)
{
  g_return_if_fail (KIT_IS_PLACE (place));

  if (g_strcmp0 (place->label, label) == 0)
    return;
  g_free (place->label);
  place->label = g_strdup (label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (place), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
