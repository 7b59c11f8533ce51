/* Lists written to files: where, and what has become of them. */
#include "config.h"

#include "tui/ask/paper_write.h"

#include <stdio.h>
#include <string.h>

#include "app/words/words.h"
#include "board/editor.h"
#include "core/text/ending.h"
#include "print/out_file.h"
#include "print/print.h"
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

static void on_file(struct tui *tui, char answer, const char *path);

static void ask_file_at(struct tui *tui, const struct paper *paper, const char *path)
{
	ask_line(tui, path, on_file, "Write the %s%s to the file:", paper_name(paper->list),
		paper_noun(paper->list));
	ask_keep(tui, paper, sizeof(*paper));
}

/* Where it cannot be written, the question for the file stays, or comes back. */
static void write_and_say(struct tui *tui, const struct paper *paper, const char *path)
{
	if (!write_file(tui, paper, path)) {
		ask_file_at(tui, paper, path);
		ask_refuse(tui);
		return;
	}
	paper_habits_where(tui, PAPER_TO_FILE);
	tui_say(tui, ROLE_GOOD, "Written: %.200s%s%s", path, paper->all ? "." : "",
		paper_left_out(tui, paper));
}

/* A list for a file that is there, while that is asked. */
struct over_file {
	struct paper paper; /* first: what kept() finds */
	char path[EDITOR_SIZE];
};

/* No asks for another file; Esc for none. */
static void on_over_file(struct tui *tui, char answer, const char *text)
{
	const struct over_file over = *(const struct over_file *)ask_kept(tui);

	(void)text;
	if (answer == 'y') {
		write_and_say(tui, &over.paper, over.path);
		return;
	}
	if (answer == 'n')
		ask_file_at(tui, &over.paper, over.path);
	tui_say(tui, ROLE_PLAIN, "Nothing is written: %.200s stays as it is.", over.path);
	if (answer == 'n')
		ask_refuse(tui);
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
	/* an event is never written over */
	if (!paper_is_other_file(tui, &paper, path) ||
		out_file_is_event(path, tui->options->path)) {
		write_and_say(tui, &paper, path);
		return;
	}
	words_put(over.path, sizeof(over.path), "%s", path);
	ask_yes(tui, on_over_file, "%.200s is there already. Write over it?", over.path);
	ask_keep(tui, &over, sizeof(over));
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
		paper_add_name(names, sizeof(names), path);
	}
	paper_habits_where(tui, PAPER_TO_FILE);
	tui_say(tui, ROLE_GOOD, "Written: %s", names);
}

static void on_all_files(struct tui *tui, char answer, const char *text)
{
	const struct paper all = kept(tui);

	(void)text;
	if (answer == '\r')
		write_all(tui, &all);
}

static void ask_file(struct tui *tui, const struct paper *paper)
{
	char path[PAPER_PATH_SIZE];

	paper_path(tui, paper, path, sizeof(path));
	ask_file_at(tui, paper, path);
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
	(paper_set(tui, paper->list) ? ask_all_files : ask_file)(tui, paper);
}
