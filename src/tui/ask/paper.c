/* Lists on paper from the screen: which, and whether to a file or a printer. */
#include "config.h"

#include "tui/ask/paper.h"

#include <curses.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/section/section.h"
#include "app/repair/changed.h"
#include "app/words/words.h"
#include "board/editor.h"
#include "core/vocabulary.h"
#include "print/out_file.h"
#include "print/print.h"
#include "print/spool/spool.h"
#include "tui/ask/ask.h"
#include "tui/ask/office.h"
#include "tui/ask/paper_folder.h"
#include "tui/ask/paper_habits.h"
#include "tui/ask/paper_lists.h"
#include "tui/ask/paper_look.h"
#include "tui/ask/paper_path.h"
#include "tui/state/state.h"

enum { OTHER_LISTS = 'o', AS_LAST = '\r', OTHER_NAMES = 'n', ALIGNMENT = 'a', BLANK = 'b' };

static struct paper kept(const struct tui *tui)
{
	return *(const struct paper *)ask_kept(tui);
}

static const char *section_behind(const struct tui *tui, char text[SECTION_BEHIND_SIZE])
{
	return app_section_behind(tui_event(tui), app_section(tui->app), text);
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
			(form != PRINT_TEXT && paper->list == PAPER_PROTEST))) {
		tui_say(tui, ROLE_BAD, "Plain text%s is written, no file of the ending .%.20s.",
			paper->list == PAPER_PROTEST ? "" : ", CSV, HTML or PDF",
			out_file_ending(path));
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
			section_behind(tui, behind), paper_name(paper->list));
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

void paper_to_file(struct tui *tui, const struct paper *paper)
{
	char path[PAPER_PATH_SIZE];

	paper_habits_where(tui, PAPER_TO_FILE);
	paper_path(tui, paper, path, sizeof(path));
	ask_line(tui, path, on_file, "Write the %s%s to the file:", paper_name(paper->list),
		paper_noun(paper->list));
	ask_keep(tui, paper, sizeof(*paper));
}

void paper_to_printer(struct tui *tui, const struct paper *paper)
{
	paper_habits_where(tui, PAPER_TO_PRINTER);
	ask_line(tui, "", paper_set(tui, paper->list) ? on_all_printed : on_printer,
		"Print on which printer? Empty: the usual one.");
	ask_keep(tui, paper, sizeof(*paper));
}

static void ask_all_files(struct tui *tui, const struct paper *all)
{
	char path[PAPER_PATH_SIZE], names[PAPER_SET_MOST * sizeof(path)] = "";

	paper_habits_where(tui, PAPER_TO_FILE);
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

static void ask_where(struct tui *tui, const struct paper *paper, const char *what);

/* The same question with the names the other way. */
static void turn_names(struct tui *tui, const struct paper *paper)
{
	char what[80 + SECTION_BEHIND_SIZE];

	tui->paper.for_public = !paper->for_public;
	paper_title(tui, paper, what, sizeof(what));
	ask_where(tui, paper, what);
}

/* Of what is cut apart, the page of the cuts alone or blank pieces instead, or the pieces again. */
static void turn_pieces(struct tui *tui, const struct paper *asked, char answer)
{
	struct paper paper = *asked;
	char what[80 + SECTION_BEHIND_SIZE];

	paper.alignment = answer == ALIGNMENT && !asked->alignment;
	paper.blank = answer == BLANK && !asked->blank;
	paper_title(tui, &paper, what, sizeof(what));
	ask_where(tui, &paper, what);
}

static void on_where(struct tui *tui, char answer, const char *text)
{
	const struct paper paper = kept(tui);
	const bool all = paper_set(tui, paper.list) != NULL;

	(void)text;
	if (!answer)
		return;
	if (answer == OTHER_NAMES) {
		turn_names(tui, &paper);
		return;
	}
	if (answer == ALIGNMENT || answer == BLANK) {
		turn_pieces(tui, &paper, answer);
		return;
	}
	if (answer == AS_LAST)
		answer = tui->paper.last_where;
	if (answer == PAPER_TO_PRINTER) {
		paper_to_printer(tui, &paper);
	} else if (all) {
		ask_all_files(tui, &paper);
	} else {
		paper_to_file(tui, &paper);
	}
}

/* The answer that turns the list into its other form. */
static const char *other_form(const struct tui *tui, const struct paper *paper)
{
	if (paper_set(tui, paper->list))
		return "";
	if (paper_has_blank(paper->list))
		return paper->alignment ? "   a the cards   b blank ones"
			: paper->blank  ? "   a page of the cuts   b filled ones"
					: "   a page of the cuts   b blank ones";
	if (paper_has_alignment(paper->list))
		return paper->alignment ? "   a the pieces" : "   a page of the cuts";
	if (!paper_may_be_public(tui, paper))
		return "";
	return paper->for_public ? "   n names in full" : "   n names for the public";
}

/* The place of the last time is Enter; names are as the last time. */
static void ask_where(struct tui *tui, const struct paper *asked, const char *what)
{
	const char last = tui->paper.last_where;
	const bool may = !paper_set(tui, asked->list) && paper_may_be_public(tui, asked);
	struct paper paper = *asked;

	paper.for_public = may && tui->paper.for_public;
	ask_key(tui, on_where, "%s%s%s: where to?\nf to a file   p to a printer%s%s   Esc nowhere",
		what, paper.for_public ? ", names for the public" : "",
		paper.alignment       ? ", the page of the cuts"
			: paper.blank ? ", a page of blank ones"
				      : "",
		last == PAPER_TO_FILE              ? "   Enter a file again"
			: last == PAPER_TO_PRINTER ? "   Enter the printer again"
						   : "",
		other_form(tui, &paper));
	ask_keep(tui, &paper, sizeof(paper));
}

/* Boards that have changed are no list while there are none. */
static bool lacks_changes(struct tui *tui, char letter)
{
	struct changed_boards changed;
	struct error error = {.code = STATUS_OK};
	const int round = paper_shown_round(tui);
	const struct round *row = event_round(tui_event(tui), app_section(tui->app), round);
	int count;

	if (letter != 'c' && letter != 'i')
		return false;
	if (!tui_did(tui, app_changed_boards(tui->app, round, &changed, &error), &error))
		return true;
	count = changed.count;
	changed_boards_done(&changed);
	if (!row || row->state < ROUND_PUBLISHED) {
		tui_say(tui, ROLE_BAD, "%s %d is not published yet: it has no changed boards.",
			tui_vocabulary(tui)->round, round);
		return true;
	}
	return count == 0 && !tui_did(tui, app_fail_changes(tui->app, round, &error), &error);
}

/* The list is chosen. */
static void ask_paper_of(struct tui *tui, char letter, int round)
{
	const struct paper paper = {.list = letter, .round = round};
	char what[80 + SECTION_BEHIND_SIZE];

	if (lacks_changes(tui, letter))
		return;
	if (paper_set(tui, letter)) {
		char behind[SECTION_BEHIND_SIZE];

		snprintf(what, sizeof(what), "%s of %s %d%s",
			letter == PAPER_ALL ? "All lists" : "Changed boards and their slips",
			tui_vocabulary(tui)->round_small, round ? round : paper_shown_round(tui),
			section_behind(tui, behind));
	} else {
		paper_title(tui, &paper, what, sizeof(what));
	}
	if (paper_look_is_for(letter))
		paper_look(tui, &paper);
	else
		ask_where(tui, &paper, what);
}

/* Of the round on the screen. */
static void ask_paper(struct tui *tui, char letter)
{
	ask_paper_of(tui, letter, 0);
}

static void on_which(struct tui *tui, char answer, const char *text)
{
	(void)text;
	if (!answer)
		return;
	if (answer == AS_LAST)
		answer = tui->paper.last_list;
	if (answer == OTHER_LISTS) {
		ask_key(tui, on_which, "Which of the other lists?\n%s   Esc none", PAPER_OTHERS);
		return;
	}
	if (answer == OFFICE_ECF || answer == OFFICE_US) {
		office_ask(tui, answer);
		return;
	}
	if (answer == PAPER_FOLDER) {
		paper_folder_ask(tui);
		return;
	}
	paper_habits_list(tui, answer);
	ask_paper(tui, answer);
}

/* The list of the last time is Enter. */
static const char *again(const struct tui *tui, char text[48])
{
	static const char before[] = "   Enter ";

	text[0] = '\0';
	if (!paper_is_here(tui, tui->paper.last_list))
		return text;
	if (tui->paper.last_list == PAPER_ALL)
		snprintf(text, 48, "%sall again", before);
	else if (tui->paper.last_list)
		snprintf(text, 48, "%s%s again", before, paper_name(tui->paper.last_list));
	return text;
}

void paper_ask(struct tui *tui)
{
	char last[48], behind[SECTION_BEHIND_SIZE];
	const char *door = paper_has_door(tui) ? "   d names of all sections" : "";

	/* what is on the screen is what is meant */
	if (tui->view->id == VIEW_STANDINGS) {
		ask_paper(tui, 's');
		return;
	}
	if (tui->view->id == VIEW_PRIZES) {
		ask_paper(tui, '$');
		return;
	}
	if (tui_is_season(tui))
		ask_key(tui, on_which,
			"Which list of evening %d%s?\nb by boards   n by names   s the table   f fixtures%s   a all   o others%s   Esc none",
			paper_shown_round(tui), section_behind(tui, behind), door,
			again(tui, last));
	else
		ask_key(tui, on_which,
			"Which list of round %d%s?\nb by boards   n by names   s standings%s   a all %s   g score groups   o others%s   Esc none",
			paper_shown_round(tui), section_behind(tui, behind), door,
			*door ? "four" : "three", again(tui, last));
}

void paper_changes(struct tui *tui, int round)
{
	ask_paper_of(tui, PAPER_CHANGED, round);
}

void paper_certain(struct tui *tui)
{
	ask_paper(tui, PAPER_CERTAIN);
}

void paper_protest(struct tui *tui, int pin)
{
	const struct paper paper = {.list = PAPER_PROTEST, .pin = pin};
	char what[WHO_SIZE + 40], who[WHO_SIZE];

	words_put(what, sizeof(what), "The sheet that answers a protest of %s",
		words_who(tui_event(tui), app_section(tui->app), pin, who));
	ask_where(tui, &paper, what);
}
