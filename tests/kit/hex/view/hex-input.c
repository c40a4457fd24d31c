/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person chooses in Hex, made into proposals: the places of the board are its cells. */

#include "hex-input.h"

#include "hex-rules.h"

struct _HexInput
{
  KitInput parent_instance;
};

G_DEFINE_FINAL_TYPE (HexInput, hex_input, KIT_TYPE_INPUT)

/* The second time, this confirms it. */
static void
hex_input_choose (KitInput *input,
                  int       place)
{
  kit_input_propose (input, &(HexDecision) { place });
}

/* Two persons have nothing to hide from each other. */
static gboolean
hex_input_is_public (gconstpointer state)
{
  return TRUE;
}

static void
hex_input_class_init (HexInputClass *class)
{
  KIT_INPUT_CLASS (class)->choose = hex_input_choose;
  KIT_INPUT_CLASS (class)->is_public = hex_input_is_public;
}

static void
hex_input_init (HexInput *input)
{
}

/** hex_input_new: (transfer full): an input without a game. */
KitInput *
hex_input_new (void)
{
  return g_object_new (HEX_TYPE_INPUT, NULL);
}
