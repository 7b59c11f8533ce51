/* Words and options of a call, and the help that is made from the same table. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/desk.h"
#include "cli/out.h"
#include "cli/wrap.h"
#include "core/text/text.h"
#include "store/store.h"

/* Cells of a line of help, and where the later lines of a usage and of an option begin. */
enum { HELP_CELLS = 80, USAGE_HANG = 7, USAGE_LONG = 50, OPTION_HANG = 29 };

static const struct option *find_long(
	const struct command *command, const char *name, size_t length)
{
	for (const struct option *option = command->options; option->name; option++) {
		if (strlen(option->name) == length && !strncmp(option->name, name, length))
			return option;
	}
	return NULL;
}

static const struct option *find_letter(const struct command *command, char letter)
{
	for (const struct option *option = command->options; option->name; option++) {
		if (option->letter == letter)
			return option;
	}
	return NULL;
}

static int unknown_option(const struct command *command, const char *typed)
{
	const char *names[OPTIONS_MOST + 1], *near;
	char name[64];
	int count = 0;

	for (const struct option *option = command->options; option->name; option++)
		names[count++] = option->name;
	names[count++] = "help";
	snprintf(name, sizeof(name), "%.*s", (int)strcspn(typed + 2, "="), typed + 2);
	near = typed[1] == '-' ? suggest(name, names, count) : NULL;
	if (near)
		return cli_usage(command, "there is no option %s; did you mean --%s?", typed, near);
	return cli_usage(command, "there is no option %s.", typed);
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Options begin with a letter, so that results such as -+ are words. */
static bool is_option(const char *word)
{
	return word[0] == '-' && (is_letter(word[1]) || (word[1] == '-' && is_letter(word[2])));
}

static bool take_option(struct args *args, const struct option *option, const char *value)
{
	if (args->ngiven >= GIVEN_MOST || (!option->many && args_has(args, option->name)))
		return false;
	args->given[args->ngiven].option = option;
	args->given[args->ngiven++].value = value;
	return true;
}

/* Is the next word the number that an option may take? */
static bool is_number(int count, char **argv)
{
	return count > 1 && *argv[1] && argv[1][strspn(argv[1], "0123456789")] == '\0';
}

/* One option at argv[0]; *used counts what it took. */
static int parse_option(
	const struct command *command, int count, char **argv, struct args *args, int *used)
{
	const char *word = argv[0], *value = NULL;
	const struct option *option;
	bool is_long = word[1] == '-';

	if (is_long) {
		size_t length = strcspn(word + 2, "=");

		option = find_long(command, word + 2, length);
		if (word[2 + length] == '=')
			value = word + 3 + length;
	} else {
		option = find_letter(command, word[1]);
		if (word[2])
			value = word + 2;
	}
	if (!option)
		return unknown_option(command, word);
	*used = 1;
	if (!option->value && value)
		return cli_usage(command, "--%s takes no value.", option->name);
	if (option->value && !value && (option->value[0] != '[' || is_number(count, argv))) {
		if (count < 2)
			return cli_usage(
				command, "--%s needs a value: %s.", option->name, option->value);
		value = argv[1];
		*used = 2;
	}
	if (!take_option(args, option, value ? value : ""))
		return cli_usage(command, "--%s is given twice.", option->name);
	return EXIT_DONE;
}

/* --section NAME, of all commands. */
static int take_section(
	const struct command *command, int count, char **argv, struct args *args, int *used)
{
	const bool apart = argv[0][9] == '\0';
	const char *name;

	if (command->no_section)
		return cli_usage(command, "--section means nothing with %s.", command->name);
	if (apart && count < 2)
		return cli_usage(command, "--section needs a value: NAME.");
	name = apart ? argv[1] : argv[0] + 10;
	*used = apart ? 2 : 1;
	if (!args->section)
		args->section = name;
	else if (!command->several)
		return cli_usage(command, "--section is given twice.");
	else if (args->nothers == SECTIONS_GIVEN)
		return cli_usage(command, "--section is given too often.");
	else
		args->others[args->nothers++] = name;
	return EXIT_DONE;
}

/* Has it the --desk of all that opens an event, what the journal calls us, and none of its own? */
static bool has_desk(const struct command *command)
{
	return (!command->no_section || strstr(command->usage, "EVENT")) &&
		!find_long(command, "desk", 4);
}

static int take_desk(const struct command *command, int count, char **argv, int *used)
{
	const bool apart = argv[0][6] == '\0';

	if (desk_is_plain())
		return cli_usage(command,
			"--desk is given when the event is opened: drawboard --plain EVENT --desk NAME.");
	if (apart && count < 2)
		return cli_usage(command, "--desk needs a value: NAME.");
	store_sit_at(apart ? argv[1] : argv[0] + 7);
	*used = apart ? 2 : 1;
	return EXIT_DONE;
}

/* Is it this option of all commands, "--section" or "--section=Major"? */
static bool is_common(const char *word, const char *name)
{
	const size_t length = strlen(name);

	return strncmp(word, name, length) == 0 && (word[length] == '\0' || word[length] == '=');
}

/* Name the first word that is not there, as the usage calls it. */
static int missing(const struct command *command, int count)
{
	const char *word = command->usage;
	int code;

	for (int i = 0; i < count; i++) {
		word += strcspn(word, " ");
		word += strspn(word, " ");
	}
	if (*word == '[') /* the event itself, which is called by no name */
		word = command->name;
	if (*word >= 'a' && *word <= 'z' && desk_is_plain())
		code = cli_usage(command, "one of its words is missing.");
	else if (*word >= 'a' && *word <= 'z')
		code = cli_usage(command, "one of the words below is missing after %.*s.",
			(int)strcspn(command->usage, " "), command->usage);
	else
		code = cli_usage(command, "%.*s is missing.", (int)strcspn(word, " "), word);
	if (count == 0 && access(command->name, F_OK) == 0)
		out(stderr, "The event in the file %s is opened by: drawboard ./%s\n",
			command->name, command->name);
	return code;
}

/* Is "--" a word of its own here, the result of two who did not appear? */
static bool may_be_dashes(const struct command *command, int word)
{
	return command->dashes > 0 && word >= command->dashes && word <= command->most;
}

int args_parse(const struct command *command, int count, char **argv, struct args *args, bool *help)
{
	bool words_only = false;

	memset(args, 0, sizeof(*args));
	args->command = command;
	args->words = argv;
	*help = false;
	for (int i = 0; i < count;) {
		int used = 1, code = EXIT_DONE;

		if (!words_only && !strcmp(argv[i], "--") &&
			!may_be_dashes(command, args->count + 1)) {
			words_only = true;
		} else if (!words_only && (!strcmp(argv[i], "--help") || !strcmp(argv[i], "-h"))) {
			*help = true;
			return EXIT_DONE;
		} else if (!words_only && !strcmp(argv[i], "--migrate")) {
			args->migrate = true;
		} else if (!words_only && is_common(argv[i], "--section")) {
			code = take_section(command, count - i, argv + i, args, &used);
		} else if (!words_only && is_common(argv[i], "--desk") && has_desk(command)) {
			code = take_desk(command, count - i, argv + i, &used);
		} else if (!words_only && is_option(argv[i])) {
			code = parse_option(command, count - i, argv + i, args, &used);
		} else {
			args->words[args->count++] = argv[i]; /* i is never less than count */
		}
		if (code != EXIT_DONE)
			return code;
		i += used;
	}
	if (args->count < command->least)
		return missing(command, args->count);
	if (args->count > command->most)
		return cli_usage(command, "\"%s\" is too much.", args->words[command->most]);
	return EXIT_DONE;
}

const char *args_value_at(const struct args *args, const char *name, int i)
{
	for (int at = 0; at < args->ngiven; at++) {
		if (!strcmp(args->given[at].option->name, name) && i-- == 0)
			return args->given[at].value;
	}
	return NULL;
}

const char *args_value(const struct args *args, const char *name)
{
	return args_value_at(args, name, 0);
}

const char *args_output(const struct args *args)
{
	const char *path = args_value(args, "output");

	return path && strcmp(path, "-") == 0 ? NULL : path;
}

bool args_has(const struct args *args, const char *name)
{
	return args_value(args, name) != NULL;
}

int args_number(const struct args *args, const char *name, int least, int most, int *value)
{
	const char *text = args_value(args, name);

	if (text && !text_to_int(text, least, most, value))
		return cli_usage(args->command, "--%s takes a number from %d to %d, not \"%s\".",
			name, least, most, text);
	return EXIT_DONE;
}

/* What follows the name, without the event where it is known. */
static const char *usage_without_event(const struct command *command)
{
	static const char report[] = " | FILE.trf";
	const char *event = desk_is_plain() ? strstr(command->usage, "EVENT") : NULL;

	if (!event)
		return command->usage;
	event += strlen("EVENT");
	event += strncmp(event, report, strlen(report)) == 0 ? strlen(report) : 0;
	return event + (*event == ' ');
}

/* `section EVENT set names=initial` is typed without the event. */
static void say_without_event(const char *help)
{
	static const char word[] = "EVENT ";
	char *text = strdup(help), *at = text;

	while (at && (at = strstr(at, word)) != NULL)
		memmove(at, at + strlen(word), strlen(at + strlen(word)) + 1);
	out_spoken(text ? text : help);
	free(text);
}

/* For who listens: no empty lines, no columns. */
static void say_help(const struct command *command)
{
	printf("Usage: %s ", command->name);
	say_without_event(usage_without_event(command));
	printf("%s.\n", command->summary);
	say_without_event(command->help);
	for (const struct option *option = command->options; option->name; option++)
		printf("--%s%s%s: %s.\n", option->name, option->value ? " " : "",
			option->value ? option->value : "", option->help);
}

/*
 * The part of a usage up to where its line may end: before an option or another way to call it,
 * else behind a bar in "boards|names|...", of which a line has no room for all.
 */
static size_t usage_part(const char *usage)
{
	size_t length = 1;

	while (usage[length]) {
		if (usage[length] == ' ' && text_is_one_of(usage[length + 1], "[|"))
			break;
		if (length >= USAGE_LONG && usage[length - 1] == '|')
			break;
		length++;
	}
	return length;
}

void args_put_usage(FILE *file, const struct command *command)
{
	int used = fprintf(file, "Usage: drawboard %s ", command->name);

	for (const char *part = command->usage; *part;) {
		const int length = (int)usage_part(part), blanks = (int)strspn(part, " ");

		if (used + length > HELP_CELLS) {
			fprintf(file, "\n%*s", USAGE_HANG, "");
			used = USAGE_HANG - blanks;
			fprintf(file, "%.*s", length - blanks, part + blanks);
		} else {
			fprintf(file, "%.*s", length, part);
		}
		used += length;
		part += length;
	}
	fputc('\n', file);
}

static void put_option(const char *name, const char *help)
{
	printf("  %-26s ", name);
	wrap_set(stdout, help, HELP_CELLS, OPTION_HANG, OPTION_HANG);
	putchar('\n');
}

void args_help(const struct command *command)
{
	if (desk_is_plain()) {
		say_help(command);
		return;
	}
	args_put_usage(stdout, command);
	printf("\n%s.\n%s\nOptions:\n", command->summary, command->help);
	for (const struct option *option = command->options; option->name; option++) {
		char left[48], letter[8] = "    ";

		if (option->letter)
			snprintf(letter, sizeof(letter), "-%c, ", option->letter);
		snprintf(left, sizeof(left), "%s--%s%s%s", letter, option->name,
			option->value ? " " : "", option->value ? option->value : "");
		put_option(left, option->help);
	}
	if (!command->no_section)
		put_option("    --section NAME",
			command->several
				? "of an event with several: the section that is meant, or several of them"
				: "of an event with several: the section that is meant");
	if (has_desk(command))
		put_option("    --desk NAME", "what the journal calls this desk");
	put_option("-h, --help", "show this");
}
