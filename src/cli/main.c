/* drawboard: finds the command, or opens the draw board. */
#include "config.h"

#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/desk_name.h"
#include "cli/engine_call.h"
#include "cli/out.h"
#include "print/sink.h"

static const struct command *const commands[] = {
	&command_new,
	&command_import,
	&command_players,
	&command_lists,
	&command_attend,
	&command_pair,
	&command_why,
	&command_deal,
	&command_hand,
	&command_move,
	&command_pin,
	&command_unpair,
	&command_publish,
	&command_unpublish,
	&command_repair,
	&command_started,
	&command_result,
	&command_forecast,
	&command_outside,
	&command_fill,
	&command_standings,
	&command_prizes,
	&command_print,
	&command_groups,
	&command_export,
	&command_rounds,
	&command_event,
	&command_section,
	&command_check,
	&command_compare,
	&command_audit,
	&command_undo,
	&command_redo,
	&command_journal,
	&command_backup,
	&command_site,
	&command_wall,
	&command_verify,
	&command_generate,
	&command_practice,
	&command_doctor,
};

enum { COMMANDS = sizeof(commands) / sizeof(commands[0]) };

static const struct command *find(const char *name)
{
	for (int i = 0; i < COMMANDS; i++) {
		if (!strcmp(commands[i]->name, name))
			return commands[i];
	}
	return NULL;
}

static bool is_command(const char *name)
{
	return !strcmp(name, "help") || find(name);
}

static void overview(FILE *file)
{
	fputs("drawboard " PACKAGE_VERSION " - run a Swiss chess event\n\n"
	      "  drawboard EVENT [--no-mouse] [--ascii]   open the draw board\n"
	      "  drawboard --plain EVENT                  the same by typed lines, no screen\n\n",
		file);
	for (int i = 0; i < COMMANDS; i++)
		fprintf(file, "  %-10s %s\n", commands[i]->name, commands[i]->summary);
	fputs("  help       Show what a command does\n\n"
	      "  drawboard [-r] --SYSTEM [FILE] -p|-c ... as a pairing engine, see drawboard(1)\n\n"
	      "`drawboard COMMAND --help` says how a command is called. Exit status: 0 done,\n"
	      "1 no legal draw or a check that failed, 2 usage, 3 bad input, 4 the file could\n"
	      "not be read or written.\n",
		file);
}

/* Names of all commands, "help" too. */
static const char *nearest(const char *typed)
{
	const char *names[COMMANDS + 1];

	for (int i = 0; i < COMMANDS; i++)
		names[i] = commands[i]->name;
	names[COMMANDS] = "help";
	return suggest(typed, names, COMMANDS + 1);
}

static int no_command(const char *typed)
{
	const char *word = suggest_word(typed, commands, COMMANDS, " EVENT ");
	const char *near = word ? word : nearest(typed);

	out(stderr, "drawboard: \"");
	out_cut(stderr, typed, 120);
	out(stderr, "\" is neither a command nor a file");
	if (near)
		out(stderr, "; did you mean %s?\n", near);
	else
		out(stderr, ". `drawboard help` lists the commands.\n");
	return EXIT_USAGE;
}

static int help(int count, char **argv)
{
	const struct command *command;

	if (count == 0 || !strcmp(argv[0], "--help") || !strcmp(argv[0], "-h")) {
		overview(stdout);
		return EXIT_DONE;
	}
	command = find(argv[0]);
	if (!command)
		return no_command(argv[0]);
	args_help(command);
	return EXIT_DONE;
}

/* A word that can only be meant as a file. */
static bool is_path(const char *word)
{
	return strpbrk(word, "/.") || access(word, F_OK) == 0;
}

static int dispatch(int count, char **argv)
{
	const struct command *command;

	if (count == 0) {
		overview(stderr);
		return EXIT_USAGE;
	}
	if (!strcmp(argv[0], "--version") || !strcmp(argv[0], "-V")) {
		printf("drawboard %s\n", PACKAGE_VERSION);
		return EXIT_DONE;
	}
	if (!strcmp(argv[0], "help") || !strcmp(argv[0], "--help") || !strcmp(argv[0], "-h"))
		return help(count - 1, argv + 1);
	command = find(argv[0]);
	if (command)
		return cli_call(command, count - 1, argv + 1);
	if (argv[0][0] != '-' && !is_path(argv[0]))
		return no_command(argv[0]);
	return cli_board(count, argv, commands, COMMANDS);
}

int main(int argc, char **argv)
{
	int code, reason;

	if (argc > 1 && !is_command(argv[1]) && engine_call_is(argc - 1, argv + 1))
		return engine_call(argc - 1, argv + 1);
	setlocale(LC_CTYPE, "");
	desk_name_default();
	code = dispatch(argc - 1, argv + (argc > 0));
	reason = out_flush();
	if (reason != 0) {
		const char *done = cli_what_is_done();

		fprintf(stderr, "drawboard: standard output: It could not be written: %s.%s%s\n",
			print_sink_reason(reason), done ? " But " : "", done ? done : "");
		return EXIT_FILE;
	}
	return cli_end(code);
}
