/*
 * The commands: each is one const table entry in a file of its own, found by name in main.c.
 *
 * A command gets its words and options already sorted and returns the exit code. What it prints
 * goes through out.h, so that a name can never steer the terminal.
 */
#ifndef CLI_CLI_H
#define CLI_CLI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "app/app.h"

enum exit_code {
	EXIT_DONE = 0,
	EXIT_CHECK = 1, /* no legal draw, refused, or a check that failed */
	EXIT_USAGE = 2,
	EXIT_INPUT = 3, /* bad input: where, and what was expected */
	EXIT_FILE = 4   /* the file could not be read or written */
};

enum { OPTIONS_MOST = 24, GIVEN_MOST = 64 };

struct option {
	const char *name; /* "round" */
	char letter;      /* 'o', or 0 */
	/* "N": takes a value, so named in the help; "[N]": may take a number; NULL: a flag */
	const char *value;
	const char *help;
	bool many; /* may be given more than once */
};

/* Of an event (app/section/section.h) all but one. */
enum { SECTIONS_GIVEN = 98 };

struct args;

struct command {
	const char *name;
	const char *usage;   /* what follows the name */
	const char *summary; /* one line, for the list of commands */
	const char *help;    /* further lines, each ended; "" for none */
	int least, most;     /* number of words; INT_MAX: any */
	bool all_sections;   /* it means the whole event where no --section is given */
	bool no_section;     /* --section means nothing with it */
	bool several;        /* --section may be given more than once */
	int dashes;          /* from which word (1..) on "--" may be one itself; 0: none */
	int (*run)(const struct args *args);
	struct option options[OPTIONS_MOST]; /* ended by one without a name */
};

/* The words and options of one call. Strings and words belong to argv, which is put in order. */
struct args {
	const struct command *command;
	char **words;
	int count;
	struct {
		const struct option *option;
		const char *value; /* "" for a flag */
	} given[GIVEN_MOST];
	int ngiven;
	const char *section; /* --section NAME, which every command takes; NULL: not given */
	const char *others[SECTIONS_GIVEN]; /* the further ones, of a command that takes several */
	int nothers;
	bool migrate; /* --migrate, which every command takes: change an older file at once */
};

/*
 * Sort argv[0..count) for a command. EXIT_DONE to go on; with *help the command's help is wanted;
 * EXIT_USAGE after a message. "--" ends the options, unless it stands where it is a word (the
 * double default of a result).
 */
int args_parse(
	const struct command *command, int count, char **argv, struct args *args, bool *help);
bool args_has(const struct args *args, const char *name);
/*
 * The value of an option, NULL if it was not given; the i-th one for an option that may be
 * repeated.
 */
const char *args_value(const struct args *args, const char *name);
const char *args_value_at(const struct args *args, const char *name, int i);
/* The file of -o; NULL: none was given, or "-", which is standard output. */
const char *args_output(const struct args *args);
/*
 * A number in [least, most]; EXIT_USAGE after a message. Without the option *value stays as it is.
 */
int args_number(const struct args *args, const char *name, int least, int most, int *value);
void args_help(const struct command *command);
/* "Usage: drawboard pair EVENT ...", in lines of 80 cells. */
void args_put_usage(FILE *file, const struct command *command);

/* A sentence about a file on standard error; a name too long for a line is cut. */
void cli_tell(const char *file, const char *text);
/* The same as a callback: the context is the name of the file. */
void cli_notice(void *file, const char *text);
/* The same of a format: what an arbiter should know of what has been done. */
void cli_note(const char *file, const char *format, ...) __attribute__((format(printf, 2, 3)));

/*
 * Say on standard error what is wrong (cli_usage: the first letter is made a capital); return the
 * exit status. With --json standard output has the sentence as well: {"error": ..., "status": N}.
 */
int cli_usage(const struct command *command, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
int cli_say(int code, const char *file, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
int cli_fail(const char *file, const struct error *error);
void cli_set_json(bool on);
int cli_exit_code(enum status status);

/* The name of the copy that was kept of an older file when the call changed it; NULL: none. */
const char *cli_kept(void);

/*
 * Say of an event that was opened what in it is damaged, if anything is. The status of a call that
 * would be EXIT_DONE is EXIT_FILE from then on.
 */
void cli_tell_damage(const char *file, const struct app *app);
int cli_end(int code);

/*
 * Was the question answered yes? It is asked at a terminal, where it ends in "[y/N]", or by plain
 * lines; where nobody can answer: no.
 */
bool cli_is_yes(const char *format, ...) __attribute__((format(printf, 1, 2)));

/*
 * What has been done in the event, as a clause, in case that the answer cannot be written. NULL:
 * nothing.
 */
void cli_done(const char *what);
const char *cli_what_is_done(void);

/*
 * "BEFORE: drawboard COMMAND EVENT REST", which a shell takes as it stands whatever the event is
 * called; nothing where the answer is JSON. "" as command opens the draw board.
 */
void cli_command(
	const struct args *args, const char *before, const char *command, const char *rest);

/* "Next: drawboard publish EVENT", unless the answer is JSON. */
void cli_next(const struct args *args, const char *command, const char *rest);

/*
 * Open the event named by the first word, with the section of --section. EXIT_DONE, or the exit
 * code after a message; also where there are several, none is named, and the command means one.
 */
int cli_open(const struct args *args, struct app **app);
/*
 * EXIT_DONE where --section names one or there is only one; else say so and which there are, and
 * close the event.
 */
int cli_require_section(const struct args *args, struct app *app);
/*
 * The same of an event, or of a report (--system, --set) that is looked at as one; undrawn: of
 * which no round needs to be one that is drawn.
 */
int cli_open_either(const struct args *args, bool undrawn, struct app **app);

/*
 * Open an event or a report, run with the round of --round, else that on the board, and close. The
 * exit status of the call.
 */
int cli_of_round(
	const struct args *args, int (*run)(const struct args *args, struct app *app, int round));

/* A player by PIN ("7", "#7"), or by a name or its beginning, if that is one player only. */
int cli_find_player(const struct app *app, const char *file, const char *text, int *pin);

/* --round, if it is given: a round of the event; else *round stays. EXIT_DONE or an exit code. */
int cli_asked_round(const struct args *args, const struct app *app, int *round);

/*
 * The round named by --round, or the last one that is published, or if there is none the one on the
 * board.
 */
int cli_round(const struct args *args, const struct app *app, int *round);
/*
 * The round whose standings are meant: --round, which must be published, or the last complete one;
 * 0: none.
 */
int cli_standings_round(const struct args *args, const struct app *app, int *round);
/* The same for a table with room for results to come: before any is complete, the published one. */
int cli_table_round(const struct args *args, const struct app *app, int *round);

/* Rule books that can be asked for: of events, which those for comparison alone cannot draw. */
enum cli_books { CLI_BOOKS_ANY, CLI_BOOKS_OF_EVENTS };
/* Say that there is no such rule book, and which ones can be asked for; returns EXIT_USAGE. */
int cli_no_book(const struct args *args, const char *system, enum cli_books books);

/* The nearest of some names to what was typed, or NULL if none is near. */
const char *suggest(const char *typed, const char *const *names, int count);
/*
 * What was typed as a command and is a word of one, or of several: "players EVENT withdraw",
 * "players EVENT bye or move EVENT bye"; NULL: of none. `link` stands between command and word, "
 * EVENT ". It holds until the next call.
 */
const char *suggest_word(
	const char *typed, const struct command *const *commands, int count, const char *link);

/* Sort the words of a command and run it. */
int cli_call(const struct command *command, int count, char **argv);

/* The draw board: drawboard EVENT; its plain lines call the commands. */
int cli_board(int count, char **argv, const struct command *const *commands, int ncommands);

extern const struct command command_new, command_import, command_players, command_pair,
	command_publish, command_result, command_standings, command_print, command_export,
	command_groups, command_undo, command_redo, command_verify, command_why, command_unpublish,
	command_unpair, command_hand, command_move, command_pin, command_generate, command_check,
	command_compare, command_audit, command_attend, command_outside, command_practice,
	command_doctor, command_fill, command_journal, command_rounds, command_event,
	command_section, command_lists, command_backup, command_prizes, command_site, command_wall,
	command_repair, command_started, command_forecast, command_deal;

#endif
