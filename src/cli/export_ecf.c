/* export --ecf: results files written, all or none, and their sending recorded. */
#include "config.h"

#include "cli/export_ecf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/office_files.h"
#include "cli/out.h"
#include "core/particulars/particular.h"

enum { CODE_MOST = 20, INDEX_MOST = 999 };

/* "results.txt"; of further files "results-CODE.txt". */
static char *path_of(const char *path, const struct office_file *file, int i)
{
	const char *slash = strrchr(path, '/'), *dot = strrchr(path, '.');
	const size_t size = strlen(path) + strlen(file->code) + 2;
	const size_t stem =
		dot && (!slash || dot > slash + 1) ? (size_t)(dot - path) : strlen(path);
	char *made = malloc(size);

	if (!made)
		return NULL;
	if (i == 0)
		snprintf(made, size, "%s", path);
	else
		snprintf(made, size, "%.*s-%s%s", (int)stem, path, file->code, path + stem);
	for (char *sign = made + stem; i > 0 && *sign; sign++)
		if (*sign == '/')
			*sign = '-';
	return made;
}

/*
 * Is it a second file that no command has written and sent? Whoever only repeats himself is told.
 */
static int refuse_again(const struct args *args, const struct app *app)
{
	const struct event *event = app_event(app);
	const int next = event_particular_number(event, 0, 0, EVENT_SUBMISSION, 1);
	const char *whole = event_sections(event) > 1 ? " --event" : "";

	if (next == 1 || args_output(args) ||
		cli_is_yes("Submission %d is recorded as sent. Was submission %d sent, too?",
			next - 1, next))
		return EXIT_DONE;
	return cli_say(EXIT_CHECK, args->words[0],
		"Submission %d is recorded as sent already. Write the next one with -o FILE --sent; was this one not sent, undo EVENT%s takes the record back.",
		next - 1, whole);
}

static int record_sent(const struct args *args, struct app *app)
{
	struct error error;
	int index;

	if (app_ecf_sent(app, &index, &error) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	out(stdout, "Submission %d is recorded as sent; the next file has submission index %d.\n",
		index, index + 1);
	return EXIT_DONE;
}

static int read_day(const struct args *args, const char *option, char day[BORN_SIZE])
{
	char kept[PARTICULAR_SIZE];
	const char *text = args_value(args, option);

	if (particular_take(particular_field(EVENT_FIRST_DAY), text, kept, NULL) != STATUS_OK ||
		!kept[0])
		return cli_usage(args->command, "--%s wants a day such as 2026-10-01, not \"%s\".",
			option, text);
	snprintf(day, BORN_SIZE, "%.10s", kept);
	return EXIT_DONE;
}

/* The days and the code of a part; *is is false where none is asked for. */
static int read_part(const struct args *args, struct office_part *part, bool *is)
{
	const bool from = args_has(args, "from"), until = args_has(args, "until");
	const char *code = args_value(args, "code");
	int status;

	*is = from || until || code || args_has(args, "index");
	if (!*is)
		return EXIT_DONE;
	if (!from || !until || !code)
		return cli_usage(args->command,
			"the games of some days are sent with --from, --until and --code, under a code of their own.");
	if (args_has(args, "sent"))
		return cli_usage(args->command,
			"--sent is of the whole event; days that are sent again have an --index.");
	if (!code[0] || strlen(code) > CODE_MOST || strpbrk(code, "# "))
		return cli_usage(args->command,
			"--code wants up to %d letters without a blank or #, not \"%s\".",
			CODE_MOST, code);
	snprintf(part->code, sizeof(part->code), "%s", code);
	part->index = 1;
	status = args_number(args, "index", 1, INDEX_MOST, &part->index);
	if (status == EXIT_DONE)
		status = read_day(args, "from", part->first);
	if (status == EXIT_DONE)
		status = read_day(args, "until", part->last);
	if (status == EXIT_DONE && strcmp(part->first, part->last) > 0)
		return cli_usage(args->command, "--until is before --from.");
	return status;
}

int export_ecf(const struct args *args, struct app *app)
{
	union {
		const char *path;
		void *context;
	} event = {.path = args->words[0]};
	const bool sent = args_has(args, "sent"), named = args_output(args) != NULL;
	struct office_part part;
	struct office_order order = {
		event.path, cli_notice, sent && !named ? NULL : cli_notice, event.context, NULL};
	struct office_file *files;
	struct error error;
	bool is_part;
	int count, code = read_part(args, &part, &is_part);

	if (code == EXIT_DONE && sent && args_has(args, "output") && !named)
		code = cli_usage(args->command,
			"--sent records what is in a file: -o FILE, or none to record what was sent before.");
	if (code != EXIT_DONE)
		return code;
	if (sent && (code = refuse_again(args, app)) != EXIT_DONE)
		return code;
	order.part = is_part ? &part : NULL;
	if (app_export_ecf(app, &order, &files, &count, &error) != STATUS_OK)
		return cli_fail(event.path, &error);
	if (named)
		code = office_files_write(args, args_output(args), path_of, files, count);
	else if (!sent && count > 1)
		code = cli_say(EXIT_USAGE, event.path,
			"There are %d files, as sections have an event code of their own: give -o FILE.",
			count);
	else if (!sent)
		fwrite(files[0].bytes, 1, files[0].size, stdout);
	office_files_done(files, count);
	return code == EXIT_DONE && sent ? record_sent(args, app) : code;
}
