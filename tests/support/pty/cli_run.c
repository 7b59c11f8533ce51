/* The program run as a command, with what it printed. */
#include "support/pty/cli_run.h"

#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/fault/temp_folder.h"
#include "support/suite_run.h"

static char folder[64];
static struct cli_result last;

void cli_setup(void)
{
	temp_folder_make(folder, sizeof(folder));
	ck_assert_int_eq(chdir(folder), 0);
}

void cli_teardown(void)
{
	ck_assert_int_eq(chdir("/"), 0);
	temp_folder_remove(folder);
}

static void read_into(FILE *file, char *text, size_t size)
{
	size_t length;

	rewind(file);
	length = fread(text, 1, size - 1, file);
	text[length] = '\0';
	fclose(file);
}

/* input: the name of a file */
static void become(char **argv, const char *input, FILE *out, FILE *err)
{
	const int fd = open(input, O_RDONLY);

	if (fd < 0 || dup2(fd, STDIN_FILENO) < 0 || dup2(fileno(out), STDOUT_FILENO) < 0 ||
		dup2(fileno(err), STDERR_FILENO) < 0)
		_exit(126);
	fclose(out);
	if (err != out)
		fclose(err);
	execv(DRAWBOARD_PROGRAM, argv);
	_exit(127);
}

/*
 * argv: the name of the program, the words, NULL. input: the name of a file. together: errors come
 * in between the rest of the output, as a terminal has them.
 */
static const struct cli_result *run_with(char **argv, const char *input, bool together)
{
	FILE *out = tmpfile(), *err = tmpfile();
	pid_t child;
	int status;

	ck_assert_ptr_nonnull(out);
	ck_assert_ptr_nonnull(err);
	child = fork();
	ck_assert_int_ge(child, 0);
	if (child == 0)
		become(argv, input, out, together ? out : err);
	ck_assert_int_eq(waitpid(child, &status, 0), child);
	last.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
	read_into(out, last.out, sizeof(last.out));
	read_into(err, last.err, sizeof(last.err));
	return &last;
}

const char *cli_type(const char *event, const char *lines)
{
	char *name = strdup(event);
	char *argv[] = {(char[]){"drawboard"}, (char[]){"--plain"}, name, NULL};

	cli_write(".lines", lines);
	cli_expect(0, run_with(argv, ".lines", true));
	free(name);
	return last.out;
}

static const struct cli_result *run_words(const char *input, const char *word, va_list list)
{
	char *argv[40] = {(char[]){"drawboard"}};
	int count = 1;

	for (; word && count < 39; word = va_arg(list, const char *)) {
		argv[count] = strdup(word);
		ck_assert_ptr_nonnull(argv[count++]);
	}
	run_with(argv, input, false);
	while (count > 1)
		free(argv[--count]);
	return &last;
}

const struct cli_result *cli_run(const char *word, ...)
{
	va_list list;

	va_start(list, word);
	run_words("/dev/null", word, list);
	va_end(list);
	return &last;
}

const struct cli_result *cli_run_typing(const char *lines, const char *word, ...)
{
	va_list list;

	cli_write(".lines", lines);
	va_start(list, word);
	run_words(".lines", word, list);
	va_end(list);
	return &last;
}

const struct cli_result *cli_run_often(const char *command, const char *word, int times)
{
	char **argv = calloc((size_t)times + 3, sizeof(*argv));

	ck_assert_ptr_nonnull(argv);
	argv[0] = (char[]){"drawboard"};
	argv[1] = strdup(command);
	argv[2] = strdup(word);
	for (int i = 1; i < times; i++)
		argv[2 + i] = argv[2];
	run_with(argv, "/dev/null", false);
	free(argv[1]);
	free(argv[2]);
	free(argv);
	return &last;
}

const struct cli_result *cli_expect(int code, const struct cli_result *result)
{
	ck_assert_msg(result->code == code, "exit status %d, not %d\n%s%s", result->code, code,
		result->out, result->err);
	return result;
}

void cli_has(const char *text, const char *part)
{
	ck_assert_msg(strstr(text, part) != NULL, "\"%s\" is not in:\n%s", part, text);
}

void cli_says(int code, const struct cli_result *result, const char *part)
{
	cli_expect(code, result);
	ck_assert_str_eq(result->out, "");
	ck_assert_msg(!strncmp(result->err, "drawboard: ", 11), "%s", result->err);
	cli_has(result->err, part);
}

/* "Printed 2026-03-07 19:30" at the end of a line; its length, 0: it is none. */
static size_t printed_length(const char *at)
{
	static const char form[] = "Printed 0000-00-00 00:00";

	for (size_t i = 0; i < sizeof(form) - 1; i++)
		if (form[i] == '0' ? at[i] < '0' || at[i] > '9' : at[i] != form[i])
			return 0;
	return at[sizeof(form) - 1] == '\n' ? sizeof(form) - 1 : 0;
}

const char *cli_timeless(const char *list)
{
	static char text[CLI_OUT_SIZE];
	size_t used = 0, printed;
	int times = 0, pages = 1;

	for (const char *at = list; *at; at++) {
		printed = printed_length(at);
		if (printed > 0) {
			while (used > 0 && text[used - 1] == ' ')
				used--;
			at += printed;
			times++;
		}
		pages += *at == '\f';
		text[used++] = *at;
	}
	text[used] = '\0';
	ck_assert_msg(times == pages, "%d times on %d pages:\n%s", times, pages, list);
	return text;
}

void cli_write(const char *name, const char *text)
{
	FILE *file = fopen(name, "wb");

	ck_assert_ptr_nonnull(file);
	ck_assert_uint_eq(fwrite(text, 1, strlen(text), file), strlen(text));
	ck_assert_int_eq(fclose(file), 0);
}

const char *cli_read(const char *name)
{
	static char text[CLI_OUT_SIZE];
	FILE *file = fopen(name, "rb");

	ck_assert_ptr_nonnull(file);
	read_into(file, text, sizeof(text));
	return text;
}

/* A recursive check of JSON: each function returns what follows a value, NULL if it is none. */
static const char *json_value(const char *text, int depth);

static const char *json_space(const char *text)
{
	return text + strspn(text, " \t\r\n");
}

static const char *json_string(const char *text)
{
	if (*text++ != '"')
		return NULL;
	while (*text != '"') {
		if ((unsigned char)*text < 0x20)
			return NULL;
		if (*text++ != '\\')
			continue;
		if (*text == 'u' && strspn(text + 1, "0123456789abcdefABCDEF") < 4)
			return NULL;
		if (!*text || !strchr("\"\\/bfnrtu", *text))
			return NULL;
		text++;
	}
	return text + 1;
}

static const char *json_list(const char *text, int depth)
{
	char end = *text == '{' ? '}' : ']';

	text = json_space(text + 1);
	if (*text == end)
		return text + 1;
	for (;;) {
		if (end == '}') {
			text = json_string(json_space(text));
			if (!text || *(text = json_space(text)) != ':')
				return NULL;
			text++;
		}
		text = json_value(json_space(text), depth + 1);
		if (!text)
			return NULL;
		text = json_space(text);
		if (*text == end)
			return text + 1;
		if (*text++ != ',')
			return NULL;
	}
}

static const char *json_value(const char *text, int depth)
{
	static const char *const words[] = {"true", "false", "null"};
	size_t length = strspn(text, "-0123456789.");

	if (depth > 20)
		return NULL;
	if (*text == '"')
		return json_string(text);
	if (*text == '{' || *text == '[')
		return json_list(text, depth);
	for (int i = 0; i < 3; i++) {
		if (!strncmp(text, words[i], strlen(words[i])))
			return text + strlen(words[i]);
	}
	return length > 0 ? text + length : NULL;
}

bool json_is_valid(const char *text)
{
	text = json_value(json_space(text), 0);
	return text && !*json_space(text);
}

int cli_run_suite(const char *name, TCase *tcase)
{
	tcase_add_checked_fixture(tcase, cli_setup, cli_teardown);
	return suite_run(name, tcase, NULL);
}

void cli_publish(const char *event)
{
	CLI_OK("pair", event);
	CLI_OK("publish", event);
}

void cli_two_who_met(void)
{
	cli_write("in.csv", "name,grade\n\"Adams, A\",2000\n\"Brown, B\",1900\n");
	CLI_OK("new", "e.drawboard", "--system", "caa", "--rounds", "3", "--lot", "white");
	CLI_OK("import", "e.drawboard", "in.csv");
	cli_publish("e.drawboard");
	CLI_OK("result", "e.drawboard", "1", "1");
}
