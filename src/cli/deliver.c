/* A list to standard output, to a file, or to a printer. */
#include "config.h"

#include "cli/deliver.h"

#include <stdio.h>
#include <string.h>

#include "app/section/section.h"
#include "cli/desk.h"
#include "cli/out.h"
#include "core/text/ending.h"
#include "paper/list_file.h"
#include "plain/terminal.h"
#include "print/out_file.h"
#include "print/spool/spool.h"
#include "print/when.h"

int deliver_check_ending(const struct args *args, const char *what, enum deliver_kind kind)
{
	const char *path = args_value(args, "output");
	enum print_form form;

	/* an event is refused in words of its own */
	if (!path || out_file_is_event(path, args->count > 0 ? args->words[0] : NULL))
		return EXIT_DONE;
	if (kind == DELIVER_REPORT ? !ending_is_of_document(path)
				   : out_file_form(path, &form) &&
				(form == PRINT_TEXT || kind == DELIVER_TABLE))
		return EXIT_DONE;
	return cli_usage(args->command, "-o %s: %s is written, which is no file of the ending .%s.",
		path, what, ending_of(path));
}

static int read_paper(const struct args *args, struct print_style *style)
{
	const char *word = args_value(args, "paper");

	if (word && strcmp(word, "a4") != 0 && strcmp(word, "letter") != 0)
		return cli_usage(args->command, "--paper is a4 or letter, not \"%s\".", word);
	style->paper = word && strcmp(word, "letter") == 0 ? PAPER_LETTER : PAPER_A4;
	return EXIT_DONE;
}

int deliver_style(const struct args *args, struct print_style *style, bool table)
{
	static char when[PRINT_WHEN_SIZE];
	int code = EXIT_DONE;

	if (args_has(args, "output") && args_has(args, "printer"))
		return cli_usage(args->command, "-o and --printer exclude each other.");
	code = deliver_check_ending(args, table ? "plain text, CSV, HTML or PDF" : "plain text",
		table ? DELIVER_TABLE : DELIVER_TEXT);
	if (args_has(args, "output"))
		out_file_form(args_value(args, "output"), &style->form);
	else if (table && desk_is_plain() && !args_has(args, "printer")) {
		style->form = PRINT_LINES;
		style->fold = terminal_cells();
		style->width = PRINT_WIDTH_MOST;
	}
	style->when = print_when(when);
	if (code == EXIT_DONE)
		code = read_paper(args, style);
	if (code == EXIT_DONE)
		code = args_number(
			args, "width", PRINT_WIDTH_LEAST, PRINT_WIDTH_MOST, &style->width);
	if (code == EXIT_DONE)
		code = args_number(args, "length", PRINT_LENGTH_LEAST, 1000, &style->length);
	return code;
}

void deliver_say_written(const char *path)
{
	if (desk_is_plain())
		out(stdout, "Written: %s.\n", path);
}

int deliver_to_file(const char *path, const char *event, const struct print_memory *text)
{
	struct error error;
	struct out_file file;
	enum status status = out_file_open(&file, path, event, &error);

	if (status == STATUS_OK) {
		fwrite(text->bytes, 1, text->size, file.file);
		status = out_file_close(&file, true, &error);
	}
	if (status != STATUS_OK)
		return cli_fail(path, &error);
	deliver_say_written(path);
	return EXIT_DONE;
}

static int to_printer(const struct args *args, const struct app *app, const char *name, int round,
	const struct print_memory *text)
{
	const bool all = round == DELIVER_ALL_SECTIONS;
	char title[80 + SECTION_BEHIND_SIZE], keep[SPOOL_PATH_SIZE];
	char of_section[SECTION_FILE_SIZE] = "";
	struct spool_job job = {
		.printer = args_value(args, "printer"), .title = title, .keep = keep};
	struct spool_result result;
	struct error error;

	if (!all)
		app_section_file(app_event(app), app_section(app), of_section);
	list_job_title(
		app_event(app), all ? 0 : app_section(app), round, name, title, sizeof(title));
	list_file_stem(args->words[0], of_section, all ? 0 : round, name, keep, sizeof(keep));
	job.text = text->bytes;
	job.size = text->size;
	if (spool_print(&job, &result, &error) != STATUS_OK) {
		error.code = STATUS_IO;
		return cli_fail(args->words[0], &error);
	}
	out(stdout, "%s\n", result.answer);
	return EXIT_DONE;
}

int deliver(const struct args *args, const struct app *app, const char *name, int round,
	const struct print_memory *text)
{
	if (args_output(args))
		return deliver_to_file(args_output(args), args->words[0], text);
	if (args_has(args, "printer"))
		return to_printer(args, app, name, round, text);
	fwrite(text->bytes, 1, text->size, stdout);
	return EXIT_DONE;
}
