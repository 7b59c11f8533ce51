/* Lists on paper from the screen: which is asked for, and whether to a file or a printer. */
#include "config.h"

#include "tui/ask/paper.h"

#include <stdio.h>

#include "app/section/section.h"
#include "app/repair/changed.h"
#include "app/words/words.h"
#include "core/vocabulary.h"
#include "tui/ask/ask.h"
#include "tui/ask/office.h"
#include "tui/ask/paper_folder.h"
#include "tui/ask/paper_habits.h"
#include "tui/ask/paper_lists.h"
#include "tui/ask/paper_look.h"
#include "tui/ask/paper_print.h"
#include "tui/ask/paper_write.h"
#include "tui/state/state.h"

enum {
	OTHER_LISTS = 'o',
	AS_LAST = '\r',
	OTHER_NAMES = 'n',
	ALIGNMENT = 'a',
	BLANK = 'b',
	SECTIONS = 's'
};

static struct paper kept(const struct tui *tui)
{
	return *(const struct paper *)ask_kept(tui);
}

static const char *section_behind(const struct tui *tui, char text[SECTION_BEHIND_SIZE])
{
	return app_section_behind(tui_event(tui), app_section(tui->app), text);
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

/* Of all sections, or of the one on the screen again. */
static void turn_sections(struct tui *tui, const struct paper *asked)
{
	struct paper paper = *asked;
	char what[80 + SECTION_BEHIND_SIZE];

	paper.all = !asked->all;
	paper_title(tui, &paper, what, sizeof(what));
	ask_where(tui, &paper, what);
}

static void on_where(struct tui *tui, char answer, const char *text)
{
	const struct paper paper = kept(tui);

	(void)text;
	if (!answer)
		return;
	if (answer == OTHER_NAMES) {
		turn_names(tui, &paper);
		return;
	}
	if (answer == SECTIONS) {
		turn_sections(tui, &paper);
		return;
	}
	if (answer == ALIGNMENT || answer == BLANK) {
		turn_pieces(tui, &paper, answer);
		return;
	}
	if (answer == AS_LAST)
		answer = tui->paper.last_where;
	(answer == PAPER_TO_PRINTER ? paper_to_printer : paper_to_file)(tui, &paper);
}

/* The answer that turns the list into its other form. */
static const char *other_form(const struct tui *tui, const struct paper *paper)
{
	if (paper_set(tui, paper->list))
		return "";
	if (paper->all && !paper_may_be_public(tui, paper)) /* pages of cuts are of no section */
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
	ask_key(tui, on_where,
		"%s%s%s: where to?\nf to a file   p to a printer%s%s%s   Esc nowhere", what,
		paper.for_public ? ", names for the public" : "",
		paper.alignment       ? ", the page of the cuts"
			: paper.blank ? ", a page of blank ones"
				      : "",
		last == PAPER_TO_FILE              ? "   Enter a file again"
			: last == PAPER_TO_PRINTER ? "   Enter the printer again"
						   : "",
		!paper_may_be_of_all(tui, &paper) ? ""
			: paper.all               ? "   s of this section alone"
						  : "   s of all sections",
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
	int count, issue;

	if (letter != 'c' && letter != 'i')
		return false;
	if (!tui_did(tui,
		    app_changed_boards(tui->app, app_section(tui->app), round, &changed, &error),
		    &error))
		return true;
	count = changed.count;
	issue = changed.issue;
	changed_boards_done(&changed);
	if (!row || row->state < ROUND_PUBLISHED) {
		tui_say(tui, ROLE_BAD, "%s %d is not published yet: it has no changed boards.",
			tui_vocabulary(tui)->round, round);
		return true;
	}
	return count == 0 &&
		!tui_did(tui, app_fail_changes(tui->app, round, issue, &error), &error);
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
