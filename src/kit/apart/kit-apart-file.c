/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table as its referee keeps it on the disk. */

#include "kit-apart-private.h"
#include "kit-apart-proof.h"

#include "kit/record/kit-reading.h"

#include <string.h>

#define GROUP  "Table"
#define FORMAT 1

static char *
make_group (guint seat)
{
  return g_strdup_printf ("Seat %u", seat + 1);
}

static void
save_place (const KitApart *apart,
            guint           seat,
            GKeyFile       *file)
{
  const KitPlace *place = &apart->places[seat];
  const KitOrders *orders = &apart->standing.orders[seat];
  g_autofree char *group = make_group (seat);

  g_key_file_set_string (file, group, "Device", place->device);
  g_key_file_set_integer (file, group, "Claim", place->claim);
  kit_apart_set_bytes (file, group, "Orders", (const guint8 *) orders, sizeof *orders);
  g_key_file_set_uint64 (file, group, "Answered", place->answered);
  g_key_file_set_integer (file, group, "Answer", place->answer);
  kit_apart_set_bytes (file, group, "Refusal", (const guint8 *) &place->refusal,
                       sizeof place->refusal);
}

/** kit_apart_save: writes all of a table into groups of @file; keys of other groups stay. */
void
kit_apart_save (const KitApart *apart,
                GKeyFile       *file)
{
  g_autofree char *text = kit_record_write (apart->record);

  g_key_file_set_integer (file, GROUP, "Format", FORMAT);
  g_key_file_set_uint64 (file, GROUP, "Serial", apart->serial);
  g_key_file_set_uint64 (file, GROUP, "Position", apart->position);
  g_key_file_set_integer (file, GROUP, "Apart", apart->apart);
  g_key_file_set_integer (file, GROUP, "Joined", apart->joined);
  g_key_file_set_integer (file, GROUP, "Host", apart->host);
  kit_apart_set_bytes (file, GROUP, "Secret", g_bytes_get_data (apart->secret, NULL),
                       g_bytes_get_size (apart->secret));
  g_key_file_set_string (file, GROUP, "Promise", apart->promise);
  g_key_file_set_string (file, GROUP, "Record", text);
  for (guint p = 0; p < apart->record->n_players; p++)
    save_place (apart, p, file);
}

static gboolean
load_place (KitApart *apart,
            guint     seat,
            GKeyFile *file)
{
  KitPlace *place = &apart->places[seat];
  KitOrders *orders = &apart->standing.orders[seat];
  g_autofree char *group = make_group (seat);

  place->device = g_key_file_get_string (file, group, "Device", NULL);
  place->claim = g_key_file_get_integer (file, group, "Claim", NULL);
  place->answered = g_key_file_get_uint64 (file, group, "Answered", NULL);
  place->answer = g_key_file_get_integer (file, group, "Answer", NULL);
  return place->device != NULL &&
         kit_apart_get_bytes (file, group, "Orders", (guint8 *) orders, sizeof *orders) &&
         kit_apart_get_bytes (file, group, "Refusal", (guint8 *) &place->refusal,
                              sizeof place->refusal);
}

static gboolean
load_numbers (KitApart *apart,
              GKeyFile *file)
{
  guint8 secret[KIT_APART_SECRET];

  apart->serial = g_key_file_get_uint64 (file, GROUP, "Serial", NULL);
  apart->position = g_key_file_get_uint64 (file, GROUP, "Position", NULL);
  apart->apart = g_key_file_get_integer (file, GROUP, "Apart", NULL);
  apart->joined = g_key_file_get_integer (file, GROUP, "Joined", NULL);
  apart->host = g_key_file_get_integer (file, GROUP, "Host", NULL);
  apart->promise = g_key_file_get_string (file, GROUP, "Promise", NULL);
  if (apart->serial == 0 || apart->position == 0 || apart->promise == NULL ||
      apart->apart >> apart->record->n_players != 0 || apart->host > KIT_NOBODY ||
      !kit_apart_get_bytes (file, GROUP, "Secret", secret, sizeof secret))
    return FALSE;
  apart->secret = g_bytes_new (secret, sizeof secret);
  return TRUE;
}

/**
 * kit_apart_load_table:
 * @format: of the game
 * @file: what kit_apart_save() has written
 * @fault: (out): what is wrong with the record; its reason is 0 if that is not what is wrong
 *
 * Returns: (transfer full) (nullable): the table; %NULL if it cannot be read
 */
KitApart *
kit_apart_load_table (const KitFormat *format,
                      GKeyFile        *file,
                      KitFault        *fault)
{
  g_autofree char *text = g_key_file_get_string (file, GROUP, "Record", NULL);
  g_autoptr (KitApart) apart = g_new0 (KitApart, 1);

  *fault = (KitFault) { 0 };
  if (text == NULL || g_key_file_get_integer (file, GROUP, "Format", NULL) != FORMAT)
    return NULL;
  apart->record = kit_format_read (format, text, strlen (text), fault);
  if (apart->record == NULL)
    return NULL;
  *fault = (KitFault) { 0 };
  apart->standing = KIT_STANDING_INIT;
  if (apart->record->seat != 0 || !load_numbers (apart, file))
    return NULL;
  for (guint p = 0; p < apart->record->n_players; p++)
    if (!load_place (apart, p, file))
      return NULL;
  for (guint p = apart->record->n_players; p < KIT_MAX_PLAYERS; p++)
    apart->places[p].device = g_strdup ("");
  kit_chance_set_secret (kit_history_get_chance (apart->record->history), apart->secret);
  kit_apart_set_program (apart, "", "", "");
  return g_steal_pointer (&apart);
}
