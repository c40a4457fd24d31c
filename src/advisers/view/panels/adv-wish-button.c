/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person would like to be offered: a button that opens the goods. */

#include "adv-wish-button.h"

#include "advisers/model/adv-game.h"
#include "advisers/words/adv-words.h"
#include "kit/view/kit-widget.h"
#include "kit/view/panels/kit-panel.h"

#define COLUMNS 3

/*
 * AdvWishButton:
 *
 * Two sets of goods, one of which the person would like to get and one of which they would give for
 * it. Everybody knows of it at once, until it is taken back. It keeps its place while the hand is
 * covered, so that nothing moves; where nobody can offer anything it has none.
 *
 * CSS: the buttons of goods have the class "small".
 */
struct _AdvWishButton
{
  GtkBox parent_instance;

  /* template */
  GtkMenuButton *open;
  GtkGrid       *wants;
  GtkGrid       *gives;
  GtkWidget     *take_back;

  GtkToggleButton *wanted[ADV_TRADED];
  GtkToggleButton *given[ADV_TRADED];
  int              viewer;              /* whose wish was shown last, or -1 */
  gboolean         is_showing;          /* nobody clicks */
};

G_DEFINE_FINAL_TYPE (AdvWishButton, adv_wish_button, GTK_TYPE_BOX)

static KitGame *
get_game (AdvWishButton *button)
{
  return kit_input_get_game (kit_context_of (button)->input);
}

static void
wish (AdvWishButton *button,
      guint          wants,
      guint          gives)
{
  AdvOrders orders;

  if (button->viewer < 0)
    return;
  orders = *adv_game_get_orders (get_game (button), button->viewer);
  orders.wants = wants;
  orders.gives = wants != 0 ? gives : 0;
  adv_game_set_orders (get_game (button), button->viewer, &orders);
}

static guint
read_set (GtkToggleButton * const goods[ADV_TRADED])
{
  guint set = 0;

  for (guint i = 0; i < ADV_TRADED; i++)
    set |= (guint) gtk_toggle_button_get_active (goods[i]) << i;
  return set;
}

static void
toggled_cb (AdvWishButton *button)
{
  if (!button->is_showing)
    wish (button, read_set (button->wanted), read_set (button->given));
}

static void
take_back_clicked_cb (AdvWishButton *button)
{
  wish (button, 0, 0);
  gtk_menu_button_popdown (button->open);
}

static const KitTemplateRow template_rows[] = {
  KIT_TEMPLATE_CHILD (AdvWishButton, open),
  KIT_TEMPLATE_CHILD (AdvWishButton, wants),
  KIT_TEMPLATE_CHILD (AdvWishButton, gives),
  KIT_TEMPLATE_CHILD (AdvWishButton, take_back),
  KIT_TEMPLATE_CALLBACK (take_back_clicked_cb),
  { NULL }
};

static void
adv_wish_button_class_init (AdvWishButtonClass *class)
{
  kit_widget_set_template (GTK_WIDGET_CLASS (class), "adv-wish-button", template_rows);
}

static GtkToggleButton *
add_good (AdvWishButton *button,
          GtkGrid       *grid,
          guint          good)
{
  GtkWidget *toggle = gtk_toggle_button_new_with_label (adv_words_good (good));

  gtk_widget_add_css_class (toggle, "small");
  g_signal_connect_object (toggle, "toggled", G_CALLBACK (toggled_cb), button, G_CONNECT_SWAPPED);
  gtk_grid_attach (grid, toggle, good % COLUMNS, good / COLUMNS, 1, 1);
  return GTK_TOGGLE_BUTTON (toggle);
}

static void
adv_wish_button_init (AdvWishButton *button)
{
  button->viewer = -1;
  gtk_widget_init_template (GTK_WIDGET (button));
  for (guint i = 0; i < ADV_TRADED; i++)
    {
      button->wanted[i] = add_good (button, button->wants, i);
      button->given[i] = add_good (button, button->gives, i);
    }
}

static void
show_set (GtkToggleButton * const goods[ADV_TRADED],
          guint                   set)
{
  for (guint i = 0; i < ADV_TRADED; i++)
    gtk_toggle_button_set_active (goods[i], set >> i & 1);
}

/** adv_wish_button_update: shows the wish of the seat @viewer, -1 for none. */
void
adv_wish_button_update (AdvWishButton *button,
                        int            viewer)
{
  KitGame *game;
  const AdvOrders *orders;

  g_return_if_fail (ADV_IS_WISH_BUTTON (button));

  game = get_game (button);
  button->viewer = viewer >= 0 && !kit_game_is_over (game) &&
                       kit_record_is_person (kit_game_get_record (game), viewer) &&
                       adv_game_get_state (game)->options.offers > 0 ? viewer : -1;
  gtk_widget_set_visible (GTK_WIDGET (button), adv_game_get_state (game)->options.offers > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (button), button->viewer >= 0);
  gtk_widget_set_opacity (GTK_WIDGET (button), button->viewer >= 0 ? 1 : 0);
  if (button->viewer < 0)
    return;
  orders = adv_game_get_orders (game, button->viewer);
  button->is_showing = TRUE;
  show_set (button->wanted, orders->wants);
  show_set (button->given, orders->gives);
  button->is_showing = FALSE;
  gtk_widget_set_sensitive (GTK_WIDGET (button->gives), orders->wants != 0);
  gtk_widget_set_sensitive (button->take_back, orders->wants != 0);
}
