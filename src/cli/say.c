/* Messages of commands: why one failed, what was done by then, and what to do next. */
#include "config.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/desk.h"
#include "cli/json.h"
#include "cli/out.h"
#include "cli/wrap.h"
#include "plain/terminal.h"

static bool as_json, damaged;
static const char *done;

/* Bytes of a name that was typed, and of a sentence that may quote one. */
enum { ECHO_MOST = 120, SENTENCE_MOST = 640 };

int cli_exit_code(enum status status)
{
	switch (status) {
	case STATUS_OK:
		return EXIT_DONE;
	case STATUS_NO_DRAW:
	case STATUS_REFUSED:
	case STATUS_DOUBLE:
	case STATUS_REASON:
	case STATUS_CONFLICT:
		return EXIT_CHECK;
	case STATUS_BAD_INPUT:
	case STATUS_NOT_FOUND:
	case STATUS_TOO_LARGE:
		return EXIT_INPUT;
	case STATUS_NO_MEMORY:
	case STATUS_NOT_EVENT:
	case STATUS_TOO_NEW:
	case STATUS_READ_ONLY:
	case STATUS_BUSY:
	case STATUS_FULL:
	case STATUS_IO:
		break;
	}
	return EXIT_FILE;
}

void cli_set_json(bool on)
{
	as_json = on;
}

static void put_error(int code, const char *text)
{
	struct json json;

	if (!as_json)
		return;
	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_text(&json, "error", text);
	json_put_int(&json, "status", code);
	json_close(&json, '}');
	json_finish(&json);
}

/* Does the sentence begin with the name of the file? Then it needs no other. */
static bool names_file(const char *text, const char *file)
{
	const char *slash = strrchr(file, '/');
	const char *name = slash ? slash + 1 : file;
	const size_t length = strlen(name);

	return length > 0 && strncmp(text, name, length) == 0 && text[length] == ' ';
}

/* At a desk everybody knows what speaks, and of which event. */
static void tell_plainly(const char *file, const char *text)
{
	char said[SENTENCE_MOST + 4];

	if (!desk_is_at(file) && *file) {
		out_cut(stderr, file, ECHO_MOST);
		fputs(": ", stderr);
	}
	snprintf(said, sizeof(said), "%s", text);
	desk_reword(said);
	terminal_fold(said);
	out_cut(stderr, said, SENTENCE_MOST);
	fputc('\n', stderr);
}

void cli_tell(const char *file, const char *text)
{
	if (desk_is_plain()) {
		tell_plainly(file, text);
		return;
	}
	out(stderr, "drawboard: ");
	if (!names_file(text, file)) {
		out_cut(stderr, file, ECHO_MOST);
		out(stderr, ": ");
	}
	out_cut(stderr, text, SENTENCE_MOST);
	out(stderr, "\n");
}

void cli_notice(void *file, const char *text)
{
	cli_tell(file, text);
}

void cli_note(const char *file, const char *format, ...)
{
	va_list list;
	char *text;

	va_start(list, format);
	text = out_sentence(ECHO_MOST, format, list);
	va_end(list);
	cli_tell(file, text ? text : status_text(STATUS_NO_MEMORY));
	free(text);
}

static int tell(int code, const char *file, const char *text)
{
	cli_tell(file, text);
	put_error(code, text);
	return code;
}

int cli_fail(const char *file, const struct error *error)
{
	const int code = cli_exit_code(error->code);

	if (error->code == STATUS_REASON && desk_is_plain())
		desk_want("reason");
	else if (error->code == STATUS_REASON)
		return cli_say(code, file, "%s (--reason TEXT)", error->text);
	return tell(code, file, error->text);
}

int cli_say(int code, const char *file, const char *format, ...)
{
	va_list list;
	char *text;

	va_start(list, format);
	text = out_sentence(ECHO_MOST, format, list);
	va_end(list);
	tell(code, file, text ? text : status_text(STATUS_NO_MEMORY));
	free(text);
	return code;
}

int cli_usage(const struct command *command, const char *format, ...)
{
	va_list list;
	char *text;

	va_start(list, format);
	text = out_sentence(ECHO_MOST, format, list);
	va_end(list);
	if (text && text[0] >= 'a' && text[0] <= 'z')
		text[0] = (char)(text[0] - 'a' + 'A');
	tell(EXIT_USAGE, command->name, text ? text : status_text(STATUS_NO_MEMORY));
	if (desk_is_plain())
		out(stderr, "Say help %s for how it is called.\n", command->name);
	else {
		args_put_usage(stderr, command);
		out(stderr, "All options: drawboard %s --help\n", command->name);
	}
	free(text);
	return EXIT_USAGE;
}

/* At a terminal; without one nobody can answer. */
static bool is_yes_at_terminal(const char *question)
{
	char answer[16] = "";

	if (!isatty(STDIN_FILENO) || !isatty(STDERR_FILENO))
		return false;
	out(stderr, "%s [y/N] ", question);
	wrap_begin_line(stderr);
	return fgets(answer, sizeof(answer), stdin) && (answer[0] == 'y' || answer[0] == 'Y');
}

bool cli_is_yes(const char *format, ...)
{
	va_list list;
	char *text;
	bool yes;

	va_start(list, format);
	text = out_sentence(ECHO_MOST, format, list);
	va_end(list);
	if (!text)
		return false;
	yes = desk_is_plain() ? desk_ask_yes(text) : is_yes_at_terminal(text);
	free(text);
	return yes;
}

void cli_tell_damage(const char *file, const struct app *app)
{
	const char *damage = app_damage(app);

	if (!damage)
		return;
	damaged = true;
	out(stderr,
		"drawboard: %s: The file is damaged: %s. What it says may be false; "
		"go on with the last copy.\n",
		file, damage);
}

int cli_end(int code)
{
	return code == EXIT_DONE && damaged ? EXIT_FILE : code;
}

void cli_done(const char *what)
{
	done = what;
}

const char *cli_what_is_done(void)
{
	return done;
}

/* A path as a shell takes it, and never as an option. */
static void put_path(const char *path)
{
	static const char plain[] =
		"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./+-@%,:=";

	if (path[0] == '-')
		fputs("./", stdout);
	if (*path && !path[strspn(path, plain)]) {
		fputs(path, stdout);
		return;
	}
	putchar('\'');
	for (; *path; path++) {
		char one[2] = {*path, '\0'};

		if (*path == '\'')
			fputs("'\\''", stdout);
		else if ((unsigned char)*path >= 0x80)
			putchar(*path);
		else
			out_text(stdout, one);
	}
	putchar('\'');
}

void cli_command(const struct args *args, const char *before, const char *command, const char *rest)
{
	if (args_has(args, "json"))
		return;
	if (desk_is_at(args->words[0])) {
		printf("%s: %s%s%s.\n", before, *command ? command : "board", *rest ? " " : "",
			rest);
		return;
	}
	printf("%s: drawboard ", before);
	if (*command)
		printf("%s ", command);
	else if (!strpbrk(args->words[0], "./"))
		fputs("./", stdout); /* a bare word may be taken for a command */
	put_path(args->words[0]);
	printf("%s%s", *rest ? " " : "", rest);
	if (args->section) {
		fputs(" --section ", stdout);
		put_path(args->section);
	}
	fputc('\n', stdout);
}

void cli_next(const struct args *args, const char *command, const char *rest)
{
	cli_command(args, "Next", command, rest);
}
