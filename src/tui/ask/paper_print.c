/* Lists sent to a printer: each composed, then handed over beside the screen. */
#include "config.h"

#include "tui/ask/paper_print.h"

#include <stdio.h>
#include <string.h>

#include "app/section/section.h"
#include "paper/list_file.h"
#include "print/print.h"
#include "print/spool/spool.h"
#include "tui/ask/answer.h"
#include "tui/ask/ask.h"
#include "tui/ask/paper_habits.h"
#include "tui/ask/paper_lists.h"
#include "tui/ask/paper_path.h"
#include "tui/state/state.h"

enum { KEEP_SIZE = PAPER_PATH_SIZE + 24 };

/* A list as it goes to the printer. */
struct sheet {
	char title[80 + SECTION_BEHIND_SIZE];
	char keep[KEEP_SIZE]; /* as spool_job.keep */
	const char *name;     /* "boards" */
	struct print_memory text;
};

struct printing {
	const char *printer;
	bool set;             /* several lists were asked for at once */
	const char *left_out; /* paper_left_out */
	struct sheet sheets[PAPER_SET_MOST];
	int count;
};

/* Without its ending; an issue after the first has a file of its own. */
static void keep_path(const struct tui *tui, const struct paper *paper, char path[KEEP_SIZE])
{
	const int issue = paper_issue(tui, paper);

	paper_path(tui, paper, path, PAPER_PATH_SIZE);
	path[strlen(path) - strlen(".txt")] = '\0';
	if (issue > 1)
		snprintf(path + strlen(path), KEEP_SIZE - PAPER_PATH_SIZE, "-issue%d", issue);
}

static enum status add_sheet(
	struct tui *tui, const struct paper *paper, struct printing *printing, struct error *error)
{
	struct sheet *sheet = &printing->sheets[printing->count++];
	const struct print_sink sink = print_sink_memory(&sheet->text);

	list_job_title(tui_event(tui), paper->list == 'd' || paper->all ? 0 : app_section(tui->app),
		paper_round_of(tui, paper), paper_name(paper->list), sheet->title,
		sizeof(sheet->title));
	keep_path(tui, paper, sheet->keep);
	sheet->name = paper_name(paper->list);
	return paper_compose(tui, paper, PRINT_TEXT, &sink, error);
}

/* All that were asked for; one that there is not yet is an error. */
static enum status add_sheets(
	struct tui *tui, const struct paper *asked, struct printing *printing, struct error *error)
{
	const char *letters = paper_set(tui, asked->list);
	enum status status = STATUS_OK;

	printing->set = letters != NULL;
	if (!letters)
		return add_sheet(tui, asked, printing, error);
	for (; *letters && status == STATUS_OK; letters++) {
		const struct paper paper = {.list = *letters, .round = asked->round};

		status = add_sheet(tui, &paper, printing, error);
	}
	return status;
}

/*
 * Each sheet to the printer, whatever becomes of the one before: those that it does not take are in
 * files, which are all named.
 */
static enum status hand_over(
	struct tui *tui, const void *about, int stop, struct answer_bytes *made)
{
	const struct printing *printing = about;
	char sent[200] = "", files[sizeof(tui->message)] = "", answer[SPOOL_ANSWER_SIZE] = "";
	struct error first = {.code = STATUS_OK};

	(void)made;
	for (int i = 0; i < printing->count; i++) {
		const struct sheet *sheet = &printing->sheets[i];
		const struct spool_job job = {.printer = printing->printer,
			.title = sheet->title,
			.text = sheet->text.bytes,
			.size = sheet->text.size,
			.keep = sheet->keep,
			.stop = stop};
		struct error error = {.code = STATUS_OK};
		struct spool_result result;

		if (spool_print(&job, &result, &error) == STATUS_OK)
			paper_add_name(sent, sizeof(sent), sheet->name);
		else if (first.code == STATUS_OK)
			first = error;
		else
			paper_add_name(files, sizeof(files), result.kept);
		snprintf(answer, sizeof(answer), "%s", result.answer);
	}
	if (first.code != STATUS_OK)
		tui_say(tui, ROLE_BAD, "%s%s%s%s%s", first.text, files[0] ? ", " : "", files,
			sent[0] ? "; sent: " : "", sent);
	else if (printing->set)
		tui_say(tui, ROLE_GOOD, "Sent to the printer: %s.", sent);
	else
		tui_say(tui, ROLE_GOOD, "Sent to the printer. %s%s", answer, printing->left_out);
	return first.code;
}

/* Else the question stays, for another printer. */
static void on_handed_over(struct tui *tui, enum status status, struct answer_bytes *made)
{
	(void)made;
	if (status == STATUS_OK)
		paper_habits_where(tui, PAPER_TO_PRINTER);
	else
		ask_refuse(tui);
}

static void on_printer(struct tui *tui, char answer, const char *printer)
{
	static const struct answer_task task = {"Printing", hand_over, on_handed_over, true};
	const struct paper paper = *(const struct paper *)ask_kept(tui);
	struct printing printing = {.printer = printer};
	struct error error = {.code = STATUS_OK};
	enum status status;

	(void)answer;
	if (!printer)
		return;
	status = add_sheets(tui, &paper, &printing, &error);
	printing.left_out = paper_left_out(tui, &paper);
	if (status == STATUS_OK)
		answer_begin_task(tui, &task, &printing);
	else if (!tui_did(tui, status, &error))
		ask_refuse(tui);
	for (int i = 0; i < printing.count; i++)
		print_memory_done(&printing.sheets[i].text);
}

void paper_to_printer(struct tui *tui, const struct paper *paper)
{
	ask_line(tui, "", on_printer, "Print on which printer? Empty: the usual one.");
	ask_keep(tui, paper, sizeof(*paper));
}
