/* Lists written to files and printers: where, and what has become of them. */
#include "config.h"

#include "tui/ask/paper_write.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/section/section.h"
#include "app/words/words.h"
#include "board/editor.h"
#include "core/text/ending.h"
#include "core/vocabulary.h"
#include "print/out_file.h"
#include "print/print.h"
#include "print/spool/spool.h"
#include "tui/ask/ask.h"
#include "tui/ask/paper_habits.h"
#include "tui/ask/paper_lists.h"
#include "tui/ask/paper_path.h"
#include "tui/state/state.h"

static struct paper kept(const struct tui *tui)
{
	return *(const struct paper *)ask_kept(tui);
}

/* The list asked for; false after a message. */
static bool write_file(struct tui *tui, const struct paper *paper, const char *path)
{
	struct error error = {.code = STATUS_OK}, ignored;
	struct print_sink sink;
	struct out_file out;
	enum print_form form = PRINT_TEXT;
	enum status status;

	/* an event is refused in words of its own */
	if (!out_file_is_event(path, tui->options->path) &&
		(!out_file_form(path, &form) ||
			(form == PRINT_CSV && paper->list == PAPER_PROTEST))) {
		tui_say(tui, ROLE_BAD,
			"Plain text,%s HTML or PDF is written, no file of the ending .%.20s.",
			paper->list == PAPER_PROTEST ? "" : " CSV,", ending_of(path));
		return false;
	}
	status = out_file_open(&out, path, tui->options->path, &error);
	if (status == STATUS_OK) {
		sink = print_sink_file(out.file);
		status = paper_compose(tui, paper, form, &sink, &error);
		if (status == STATUS_OK)
			status = out_file_close(&out, true, &error);
		else
			out_file_close(&out, false, &ignored);
	}
	if (status != STATUS_OK)
		tui_say(tui, ROLE_BAD, "%.160s: %s", path, error.text);
	return status == STATUS_OK;
}

static void write_and_say(struct tui *tui, const struct paper *paper, const char *path)
{
	if (write_file(tui, paper, path))
		tui_say(tui, ROLE_GOOD, "Written: %.200s", path);
	else
		ask_refuse(tui);
}

/* A list for a file that is there, while that is asked. */
struct over_file {
	struct paper paper; /* first: what kept() finds */
	char path[EDITOR_SIZE];
};

static void on_over_file(struct tui *tui, char answer, const char *text)
{
	const struct over_file over = *(const struct over_file *)ask_kept(tui);

	(void)text;
	if (answer == 'y')
		write_and_say(tui, &over.paper, over.path);
	else
		tui_say(tui, ROLE_PLAIN, "Nothing is written: %.200s stays as it is.", over.path);
}

static void on_file(struct tui *tui, char answer, const char *path)
{
	const struct paper paper = kept(tui);
	struct over_file over = {.paper = paper};

	(void)answer;
	if (!path || !*path)
		return;
	/* commands write to standard output by it, which here is the screen */
	if (path[strspn(path, " ")] == '\0' || strcmp(path, "-") == 0) {
		tui_say(tui, ROLE_BAD, "\"%.20s\" is no name of a file.", path);
		ask_refuse(tui);
		return;
	}
	if (!paper_is_other_file(tui, &paper, path)) {
		write_and_say(tui, &paper, path);
		return;
	}
	words_put(over.path, sizeof(over.path), "%s", path);
	ask_yes(tui, on_over_file, "%.200s is there already. Write over it?", over.path);
	ask_keep(tui, &over, sizeof(over));
}

enum { KEEP_SIZE = PAPER_PATH_SIZE + 24 };

/* Without its ending; an issue after the first has a file of its own. */
static void keep_path(const struct tui *tui, const struct paper *paper, char path[KEEP_SIZE])
{
	const int issue = paper_issue(tui, paper);

	paper_path(tui, paper, path, PAPER_PATH_SIZE);
	path[strlen(path) - strlen(".txt")] = '\0';
	if (issue > 1)
		snprintf(path + strlen(path), KEEP_SIZE - PAPER_PATH_SIZE, "-issue%d", issue);
}

/* To a printer; where that fails the text is in result->kept, and the error says why. */
static enum status print_list(struct tui *tui, const struct paper *paper, const char *printer,
	struct spool_result *result, struct error *error)
{
	struct print_memory memory = {0};
	struct print_sink sink = print_sink_memory(&memory);
	char title[80 + SECTION_BEHIND_SIZE], keep[KEEP_SIZE], behind[SECTION_BEHIND_SIZE];
	enum status status = paper_compose(tui, paper, PRINT_TEXT, &sink, error);

	*result = (struct spool_result){.kept = ""};
	keep_path(tui, paper, keep);
	if (paper->list == 'd')
		snprintf(title, sizeof(title), "All sections: %s", paper_name(paper->list));
	else
		snprintf(title, sizeof(title), "%s%s %d%s: %s",
			paper_round_of(tui, paper) == 0 ? "Before " : "",
			paper_round_of(tui, paper) == 0 ? tui_vocabulary(tui)->round_small
							: tui_vocabulary(tui)->round,
			paper_round_of(tui, paper) == 0 ? 1 : paper_round_of(tui, paper),
			app_section_behind(tui_event(tui), app_section(tui->app), behind),
			paper_name(paper->list));
	if (status == STATUS_OK) {
		struct spool_job job = {.printer = printer,
			.title = title,
			.text = memory.bytes,
			.size = memory.size,
			.keep = keep};

		status = spool_print(&job, result, error);
	}
	print_memory_done(&memory);
	return status;
}

static void on_printer(struct tui *tui, char answer, const char *printer)
{
	const struct paper paper = kept(tui);
	struct spool_result result;
	struct error error = {.code = STATUS_OK};

	(void)answer;
	if (!printer)
		return;
	if (print_list(tui, &paper, printer, &result, &error) == STATUS_OK) {
		tui_say(tui, ROLE_GOOD, "Sent to the printer. %s", result.answer);
		return;
	}
	tui_say(tui, ROLE_BAD, "%s", error.text);
	ask_refuse(tui);
}

static void add_name(char *names, size_t size, const char *name)
{
	const size_t used = strlen(names);

	snprintf(names + used, size - used, "%s%s", used ? ", " : "", name);
}

/* Each list in turn, in a file of its own name. The first that fails ends it. */
static void write_all(struct tui *tui, const struct paper *all)
{
	char path[PAPER_PATH_SIZE], names[PAPER_SET_MOST * PAPER_PATH_SIZE] = "";

	for (const char *letter = paper_set(tui, all->list); *letter; letter++) {
		const struct paper paper = {.list = *letter, .round = all->round};

		paper_path(tui, &paper, path, sizeof(path));
		if (!write_file(tui, &paper, path))
			return;
		add_name(names, sizeof(names), path);
	}
	tui_say(tui, ROLE_GOOD, "Written: %s", names);
}

/*
 * Each list to the printer, whatever becomes of the one before: those that it does not take are in
 * files, which are all named. False: there are such.
 */
static bool print_all(struct tui *tui, const struct paper *all, const char *printer)
{
	char sent[200] = "", files[sizeof(tui->message)] = "";
	struct error first = {.code = STATUS_OK};

	for (const char *letter = paper_set(tui, all->list); *letter; letter++) {
		const struct paper paper = {.list = *letter, .round = all->round};
		struct error error = {.code = STATUS_OK};
		struct spool_result result;

		if (print_list(tui, &paper, printer, &result, &error) == STATUS_OK)
			add_name(sent, sizeof(sent), paper_name(*letter));
		else if (!result.kept[0])
			return tui_did(tui, error.code, &error); /* there is no such list yet */
		else if (first.code == STATUS_OK)
			first = error;
		else
			add_name(files, sizeof(files), result.kept);
	}
	if (first.code == STATUS_OK)
		tui_say(tui, ROLE_GOOD, "Sent to the printer: %s.", sent);
	else
		tui_say(tui, ROLE_BAD, "%s%s%s%s%s", first.text, files[0] ? ", " : "", files,
			sent[0] ? "; sent: " : "", sent);
	return first.code == STATUS_OK;
}

static void on_all_files(struct tui *tui, char answer, const char *text)
{
	const struct paper all = kept(tui);

	(void)text;
	if (answer == '\r')
		write_all(tui, &all);
}

static void on_all_printed(struct tui *tui, char answer, const char *printer)
{
	const struct paper all = kept(tui);

	(void)answer;
	if (printer && !print_all(tui, &all, printer))
		ask_refuse(tui);
}

static void ask_file(struct tui *tui, const struct paper *paper)
{
	char path[PAPER_PATH_SIZE];

	paper_path(tui, paper, path, sizeof(path));
	ask_line(tui, path, on_file, "Write the %s%s to the file:", paper_name(paper->list),
		paper_noun(paper->list));
	ask_keep(tui, paper, sizeof(*paper));
}

static void ask_all_files(struct tui *tui, const struct paper *all)
{
	char path[PAPER_PATH_SIZE], names[PAPER_SET_MOST * sizeof(path)] = "";

	for (const char *letter = paper_set(tui, all->list); *letter; letter++) {
		const struct paper one = {.list = *letter, .round = all->round}, *paper = &one;
		const size_t used = strlen(names);

		paper_path(tui, paper, path, sizeof(path));
		snprintf(names + used, sizeof(names) - used, "%s%s", used ? ", " : "", path);
	}
	ask_enter(tui, on_all_files,
		"Write %.400s?\nEnter writes them   Esc or any other key does not", names);
	ask_keep(tui, all, sizeof(*all));
}
void paper_to_file(struct tui *tui, const struct paper *paper)
{
	paper_habits_where(tui, PAPER_TO_FILE);
	(paper_set(tui, paper->list) ? ask_all_files : ask_file)(tui, paper);
}

void paper_to_printer(struct tui *tui, const struct paper *paper)
{
	paper_habits_where(tui, PAPER_TO_PRINTER);
	ask_line(tui, "", paper_set(tui, paper->list) ? on_all_printed : on_printer,
		"Print on which printer? Empty: the usual one.");
	ask_keep(tui, paper, sizeof(*paper));
}
