/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A space or a point of the board as a child that can be focused and heard; the board paints it. */

#include "alx-place.h"

struct _AlxPlace
{
  GtkWidget parent_instance;

  gboolean     is_point;
  guint8       index;
  guint64      key;                     /* of what was said last */
  char        *label;                   /* owned; what was pushed last */
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

/* A leaf has the focus or has it not: where it goes from here is for the board to say. */
static gboolean
alx_place_focus (GtkWidget        *widget,
                 GtkDirectionType  direction)
{
  if (gtk_widget_is_focus (widget))
    return FALSE;
  return gtk_widget_grab_focus (widget);
}

/* There are hundreds of places: with signals, handlers would take as much memory as they do. */
static void
tell (AlxPlace      *place,
      AlxPlaceEvent  event)
{
  place->func (place, event, place->data);
}

static void
activate_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  tell (ALX_PLACE (widget), ALX_PLACE_ACTIVATED);
}

static void
enter_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  tell (ALX_PLACE (widget), ALX_PLACE_ENTERED);
}

static void
alx_place_notify (GObject    *object,
                  GParamSpec *pspec)
{
  if (g_str_equal (pspec->name, "has-focus"))
    tell (ALX_PLACE (object), ALX_PLACE_FOCUS_CHANGED);
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

  /* An action, so that assistive technologies can do it too. */
  gtk_widget_class_install_action (widget_class, "place.activate", NULL, activate_action);
  /* Enter is for whoever wants to go on, too. */
  gtk_widget_class_install_action (widget_class, "place.enter", NULL, enter_action);
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

/** alx_place_new: a child for a point or a space, which tells @func what happens to it. */
GtkWidget *
alx_place_new (gboolean      is_point,
               guint8        index,
               AlxPlaceFunc  func,
               gpointer      data)
{
  AlxPlace *place = g_object_new (ALX_TYPE_PLACE, NULL);

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
  return place->is_point;
}

/** alx_place_get_index: which point or space of the board. */
guint8
alx_place_get_index (AlxPlace *place)
{
  return place->index;
}

/** alx_place_set_key: whether something else is to be said of it than with the key before. */
gboolean
alx_place_set_key (AlxPlace *place,
                   guint64   key)
{
  gboolean changed = place->label == NULL || place->key != key;

  place->key = key;
  return changed;
}

/** alx_place_set_label: says what is to be heard of it; only what is new is pushed. */
void
alx_place_set_label (AlxPlace   *place,
                     const char *label)
{
  if (g_strcmp0 (place->label, label) == 0)
    return;
  g_free (place->label);
  place->label = g_strdup (label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (place), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
