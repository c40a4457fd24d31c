/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command-line tool for any game: what a game tells it, and what commands of a game may use. */

#pragma once

#include "kit/players/kit-strategy.h"
#include "kit/record/kit-reading.h"

#include <cairo.h>

G_BEGIN_DECLS

/* Exit statuses. */
#define KIT_CLI_OK      0
#define KIT_CLI_FAILED  1
#define KIT_CLI_USAGE   2

#define KIT_CLI_MAX_THREADS 64
#define KIT_CLI_MAX_SECONDS 3600
#define KIT_CLI_MAX_TURNS   1000        /* of a game: some players come to no end */

typedef struct _KitCliGame KitCliGame;

/**
 * KitCliCommand:
 * @name: %NULL ends a list of commands
 * @run: runs it and returns the exit status. The first of @games is the one that was chosen, and
 *   argv[0] is the name of the command
 * @summary: what it does, marked for translation
 */
typedef struct
{
  const char *name;
  int       (*run) (const KitCliGame * const *games,
                    int                       argc,
                    char                    **argv);
  const char *summary;
} KitCliCommand;

/**
 * KitCliPicture:
 * @width: in pixels
 * @height: in pixels
 * @dark: whether it has the colours of the night
 * @coordinates: whether it has the names of places
 */
typedef struct
{
  int      width;
  int      height;
  gboolean dark;
  gboolean coordinates;
} KitCliPicture;

/**
 * KitCliGame:
 * @id: its name for --game
 * @format: of its records
 * @levels: of its computer players
 * @strategy: (nullable): how its levels think and what they learn; %NULL if they learn nothing
 * @commands: (nullable): that only this game has
 * @names: of the players in games between computers
 * @levels_help: who can play, for the help; like the next ones marked for translation
 * @edition_help: (nullable): the editions of the rules; %NULL if there is only one
 * @option_help: (nullable): an example of an option of the rules; %NULL if there are none
 * @coordinates_help: (nullable): what names of places there are; %NULL for none
 * @explain_fault: (transfer full): what is wrong with a record, in a sentence
 * @get_phase: what must be decided in a position that is not the end, in a word for programs
 * @paint: paints the position at the cursor, as the window does
 *
 * What the tool must know of a game. What it does not say here, its format, rules and levels say.
 */
struct _KitCliGame
{
  const char          *id;
  const KitFormat     *format;
  const KitLevel      *levels;
  const KitStrategy   *strategy;
  const KitCliCommand *commands;
  const char          *names[KIT_MAX_PLAYERS];
  const char          *levels_help;
  const char          *edition_help;
  const char          *option_help;
  const char          *coordinates_help;

  char       *(*explain_fault) (const KitFault      *fault);
  const char *(*get_phase)     (gconstpointer        state);
  void        (*paint)         (const KitRecord     *record,
                                const KitCliPicture *picture,
                                cairo_t             *cr);
};

/** KitCliTimes: microseconds: of the processors, for all threads together, which the load of the
    machine does not change much; and of real time. */
typedef struct
{
  gint64 cpu_us;
  gint64 real_us;
} KitCliTimes;

/** KitCliPerft: a position, and to which depth the lines of play from it are counted. */
typedef struct
{
  const char *name;
  guint       depth;
  const char *record;
} KitCliPerft;

/**
 * KitCliBench:
 * @summary: what a game measures, marked for translation
 * @perfts: the last one has no name
 * @measure_painting: (nullable): measures painting and prints it, if the command has the argument
 *   "paint"
 *
 * What kit_cli_bench() measures of a game.
 */
typedef struct
{
  const char        *summary;
  const KitCliPerft *perfts;
  void             (*measure_painting) (void);
} KitCliBench;

int         kit_cli_main            (int                       argc,
                                     char                    **argv,
                                     const KitCliGame * const *games);
gboolean    kit_cli_parse           (const char               *arguments,
                                     const char               *summary,
                                     const GOptionEntry       *entries,
                                     int                      *argc,
                                     char                   ***argv);
int         kit_cli_usage           (const char               *format,
                                     ...) G_GNUC_PRINTF (1, 2);
int         kit_cli_refuse          (const char               *why,
                                     const char               *legal);
gboolean    kit_cli_check_players   (const KitCliGame         *game,
                                     int                       n_players);
gboolean    kit_cli_check_threads   (int                       n_threads);
gboolean    kit_cli_check_seconds   (double                    seconds);
gboolean    kit_cli_read_seed       (const char               *text,
                                     guint64                  *seed);

KitCliTimes kit_cli_run_threads     (GThreadFunc               function,
                                     gpointer                  works,
                                     gsize                     size,
                                     guint                     n_threads);
int         kit_cli_bench           (const KitCliBench        *bench,
                                     const KitCliGame * const *games,
                                     int                       argc,
                                     char                    **argv);

char       *kit_cli_load_file       (const char               *name,
                                     gsize                     most,
                                     gsize                    *length,
                                     char                    **why);
KitRecord  *kit_cli_load            (const KitCliGame * const *games,
                                     const char               *name,
                                     const KitCliGame        **game,
                                     guint                    *line,
                                     char                    **why);
KitRecord  *kit_cli_read_whole      (const KitCliGame * const *games,
                                     const char               *name,
                                     const KitCliGame        **game);
KitRecord  *kit_cli_read            (const KitCliGame * const *games,
                                     const char               *name,
                                     const KitCliGame        **game);
void        kit_cli_print_fault     (const char               *name,
                                     guint                     line,
                                     const char               *why);

G_END_DECLS
