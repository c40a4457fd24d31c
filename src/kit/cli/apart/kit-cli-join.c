/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command "join": a level or a program plays a seat of a table elsewhere. */

#include "config.h"

#include "kit-cli-apart.h"

#include "kit/cli/kit-cli-commands.h"
#include "kit/cli/kit-cli-player.h"
#include "kit/remote/kit-remote-seat.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#define NAME "Guest"

typedef struct
{
  const KitCliGame *game;
  KitCliPlayer      player;
  KitCliProgram    *programs[KIT_MAX_PLAYERS];
  KitRemoteSeat    *seat;
  GMainLoop        *loop;
  BaseRandom        random;
  int               status;
} Joining;

static const char *
explain_fault (KitInvitationFault fault)
{
  switch (fault)
    {
    case KIT_INVITATION_NO_LINK:
      return _("it is not an invitation");
    case KIT_INVITATION_NEWER:
      return _("the invitation is of a newer version of the program");
    case KIT_INVITATION_SERVER:
      return _("the address of its server is none");
    default:
      return _("the invitation is damaged: copy all of it");
    }
}

static const char *
explain_proof (KitApartProof proof)
{
  switch (proof)
    {
    case KIT_PROOF_HOLDS:
      return _("the game was what was promised at its beginning");
    case KIT_PROOF_START:
      return _("the start was not what was promised");
    case KIT_PROOF_CHANCE:
      return _("dice or cards were not what was promised");
    default:
      return _("this seat was told something else than what happened");
    }
}

/* Nothing that comes afterwards matters. */
static void
stop (Joining *joining,
      int      status)
{
  g_signal_handlers_disconnect_by_data (joining->seat, joining);
  joining->status = status;
  g_main_loop_quit (joining->loop);
}

/* The seat has got the whole game. */
static void
end (Joining *joining)
{
  const KitApartSeat *seat = kit_remote_seat_get (joining->seat);
  KitApartProof proof = kit_apart_seat_check (seat);
  g_autofree char *number = kit_apart_make_number (seat->sheet.whole);
  g_autofree char *text = kit_record_write (seat->sheet.whole);

  printf ("%s", text);
  fprintf (stderr, "%s\n", explain_proof (proof));
  /* Translators: digits that players compare. */
  fprintf (stderr, _("check number: %s\n"), number);
  stop (joining, proof == KIT_PROOF_HOLDS ? KIT_CLI_OK : KIT_CLI_FAILED);
}

static void
decide (Joining *joining)
{
  const KitApartSheet *sheet = &kit_remote_seat_get (joining->seat)->sheet;
  const KitHistory *history = sheet->record->history;
  const KitRules *rules = joining->game->format->rules;
  KitQuestion question = {
    .rules = rules, .board = kit_history_get_board (history),
    .view = kit_history_get_state (history), .seed = base_random_next (&joining->random),
    .wishes = &sheet->wishes
  };
  g_autofree gpointer view = g_malloc0 (rules->view_size);
  KitAdvice advice = { .n = 1 };
  g_autoptr (GError) error = NULL;
  char token[KIT_TOKEN_SIZE];

  rules->look (view, question.view, kit_rules_head (question.view)->decider);
  question.view = view;
  if (joining->player.level != NULL)
    joining->player.level->advise (&question, &advice);
  else if (!kit_cli_program_ask (joining->programs[0], question.board, view, question.wishes,
                                 advice.line, &error))
    {
      fprintf (stderr, "%s\n", error->message);
      stop (joining, KIT_CLI_FAILED);
      return;
    }
  rules->write (advice.line, question.board, token);
  kit_remote_seat_act (joining->seat, KIT_ACT_DECIDE, token);
}

static void
changed_cb (Joining     *joining,
            KitApartNews news)
{
  const KitApartSeat *seat = kit_remote_seat_get (joining->seat);

  if (seat->fit == KIT_APART_OLDER || seat->fit == KIT_APART_NEWER)
    {
      fprintf (stderr,
               seat->fit == KIT_APART_OLDER
                 ? _("the table is kept by an older program, %s: that one has to be updated\n")
                 : _("the table is kept by a newer program, %s: this one has to be updated\n"),
               seat->program);
      stop (joining, KIT_CLI_FAILED);
    }
  else if (seat->sheet.whole != NULL)
    end (joining);
  else if (kit_apart_seat_is_elsewhere (seat))
    {
      fprintf (stderr, _("another program plays for this seat now\n"));
      stop (joining, KIT_CLI_FAILED);
    }
  else if ((seat->sheet.acts >> KIT_ACT_DECIDE & 1) != 0 && !seat->is_waiting)
    decide (joining);
}

static int
run (Joining             *joining,
     const KitInvitation *invitation,
     NetMailbox          *mailbox,
     const char          *name)
{
  g_autofree char *program = kit_remote_name_program ();
  g_autofree char *device = g_uuid_string_random ();
  g_autoptr (GError) error = NULL;

  if (!kit_cli_player_start (&joining->player, joining->game, KIT_BOT_SECONDS,
                             &joining->programs[0], &error))
    {
      fprintf (stderr, "%s\n", error->message);
      return KIT_CLI_FAILED;
    }
  joining->random.state = g_get_real_time ();
  joining->loop = g_main_loop_new (NULL, FALSE);
  joining->seat = kit_remote_seat_new (joining->game->format, invitation, mailbox, name, program,
                                       device);
  g_signal_connect_swapped (joining->seat, "changed", G_CALLBACK (changed_cb), joining);
  g_main_loop_run (joining->loop);
  g_object_unref (joining->seat);
  g_main_loop_unref (joining->loop);
  kit_cli_programs_end (joining->programs);
  return joining->status;
}

/* Who plays: a level or a program. */
static gboolean
read_player (Joining    *joining,
             const char *level,
             const char *command)
{
  g_autofree char *player = command != NULL ? g_strconcat ("exec:", command, NULL) : NULL;

  if ((level != NULL) == (command != NULL))
    return kit_cli_usage (_("either --level or --exec is needed")) == KIT_CLI_OK;
  return kit_cli_player_read (&joining->player, joining->game, player != NULL ? player : level);
}

/** kit_cli_join: plays a seat of a table elsewhere to the end of the game, which it prints. */
int
kit_cli_join (const KitCliGame * const *games,
              int                       argc,
              char                    **argv)
{
  g_autofree char *level = NULL;
  g_autofree char *command = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *name = NULL;
  const GOptionEntry entries[] = {
    { "level", 'l', 0, G_OPTION_ARG_STRING, &level, N_("The level that plays"), "LEVEL" },
    { "exec", 0, 0, G_OPTION_ARG_STRING, &command, N_("The program that plays"), "COMMAND" },
    { "name", 0, 0, G_OPTION_ARG_STRING, &name, N_("What the player is called"), "NAME" },
    { "folder", 0, 0, G_OPTION_ARG_FILENAME, &folder,
      N_("The folder where the seats meet, as it is called on this machine"), "FOLDER" },
    { NULL }
  };
  g_auto (KitInvitation) invitation = { NULL };
  g_autoptr (NetMailbox) mailbox = NULL;
  KitInvitationFault fault;
  Joining joining = { NULL };
  int status;

  if (!kit_cli_parse ("LINK",
                      _("Plays a seat at a table elsewhere, to which a link invites; prints the "
                        "game when it has ended, and whether it was what was promised."),
                      entries, &argc, &argv))
    return KIT_CLI_USAGE;
  if (argc != 2)
    return kit_cli_usage (_("one invitation is needed"));
  fault = kit_invitation_read (&invitation, argv[1]);
  if (fault != KIT_INVITATION_FINE)
    return kit_cli_usage ("%s", explain_fault (fault));
  joining.game = kit_cli_find_group (games, invitation.game);
  if (joining.game == NULL)
    return kit_cli_usage (_("there is no game “%s”"), invitation.game);
  if (name != NULL && !kit_apart_is_name (name))
    return kit_cli_usage (_("“%s” cannot be a name"), name);
  if (!read_player (&joining, level, command))
    return KIT_CLI_USAGE;
  mailbox = kit_cli_open_mailbox (&(KitRemotePlace) { invitation.server, folder });
  if (mailbox == NULL)
    return KIT_CLI_USAGE;
  status = run (&joining, &invitation, mailbox, name != NULL ? name : NAME);
  kit_cli_player_clear (&joining.player);
  return status;
}
