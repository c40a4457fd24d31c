/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player may do now, what is proposed, and why something is not possible. */

#pragma once

#include "kit-panel.h"

G_BEGIN_DECLS

/**
 * KitActionPanel:
 *
 * Shows the piece of whoever decides, a title, a description of what is proposed or else a hint,
 * Cancel and Confirm, and what leads back from an earlier position. A refusal is shown in place of
 * the description, and an alert while the last decision of a program is a fallback. A game derives
 * its own panel, which adds the buttons that apply now.
 *
 * CSS: the box has the class "action-panel", the title "action-title"; a refusal and the alert have
 * "refusal". The panel has the accessible role of its parent class.
 */
#define KIT_TYPE_ACTION_PANEL (kit_action_panel_get_type ())
G_DECLARE_DERIVABLE_TYPE (KitActionPanel, kit_action_panel, KIT, ACTION_PANEL, KitPanel)

/**
 * KitActionInfo:
 * @name_phase: what whoever decides in @state is to do, such as "Roll the dice"
 * @make_hint: what a person who may decide could do, if nothing is proposed or pointed at
 * @explain: (transfer full) (nullable): why what is pointed at is not possible; %NULL if it is
 * @describe: (transfer full) (nullable): what is pointed at or else proposed would do
 * @refuse: (transfer full): a sentence about a refusal, as markup in which rules are links
 * @is_pointing: whether anything is pointed at, by pointer or cursor
 * @is_direct: (nullable): whether all that can be done now is decided by one click, so that there
 *   is nothing to confirm
 * @can_cancel: whether there is anything to cancel besides a proposal
 * @lines: the height of a steady panel in lines of text, at least, in which all fits that a player
 *   can do, so that nothing below it moves
 *
 * What a game tells of what can be done now.
 */
typedef struct
{
  const char *(*name_phase)  (gconstpointer     state);
  const char *(*make_hint)   (KitInput         *input);
  char       *(*explain)     (KitInput         *input);
  char       *(*describe)    (KitInput         *input);
  char       *(*refuse)      (KitInput         *input,
                              const KitRefusal *refusal);
  gboolean    (*is_pointing) (KitInput         *input);
  gboolean    (*is_direct)   (KitInput         *input);
  gboolean    (*can_cancel)  (KitInput         *input);
  guint         lines;
} KitActionInfo;

/**
 * KitActionPanelClass:
 * @info: what the panel says
 * @show: shows what applies now
 */
struct _KitActionPanelClass
{
  KitPanelClass parent_class;

  const KitActionInfo *info;
  void               (*show) (KitActionPanel *panel);
};

gboolean   kit_action_panel_is_active (KitActionPanel *panel);
void       kit_action_panel_set_steady (KitActionPanel *panel,
                                        gboolean        steady);
void       kit_action_panel_move_foot  (KitActionPanel *panel,
                                        GtkBox         *place,
                                        gboolean        tight);
char      *kit_action_panel_describe  (KitActionPanel *panel);
GtkWidget *kit_action_panel_find      (KitActionPanel *panel,
                                       const char     *name);

G_END_DECLS
