/* Which lists there are on paper. */
#include "config.h"

#include "tui/ask/paper_lists.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/event/fail.h"
#include "app/section/section.h"
#include "app/words/put.h"
#include "core/all_play_all.h"
#include "core/game.h"
#include "core/vocabulary.h"
#include "paper/composed.h"
#include "paper/sections.h"
#include "print/list.h"
#include "print/named/lists.h"
#include "print/print.h"
#include "print/prizes.h"
#include "print/when.h"
#include "tui/state/state.h"

int paper_shown_round(const struct tui *tui)
{
	return tui->view->id == VIEW_RESULTS ? tui_shown_round(tui) : tui->model.round;
}

/*
 * The round whose results standings hold: the last complete one, or what the standings on the
 * screen show.
 */
static int standings_round(const struct tui *tui)
{
	const struct round *round;
	int last = paper_shown_round(tui);

	if (tui->view->id == VIEW_STANDINGS || tui->view->id == VIEW_SEASON)
		return tui_shown_round(tui);
	for (; last > 0; last--) {
		round = event_round(tui_event(tui), app_section(tui->app), last);
		if (round && round->state == ROUND_COMPLETE)
			break;
	}
	return last;
}

/* Of an all-play-all all its games, of a club season whom everybody has still to meet. */
static enum status fixtures(const struct composed *of, struct error *error)
{
	return composed_fixtures(of, 0, error);
}

/* Slips of the boards of the next round that are certain. */
static enum status certain_slips(
	const struct tui *tui, const struct composed *of, struct error *error)
{
	const struct next_draw *next = &tui->forecaster.next;
	struct print_slip *slips = calloc((size_t)next->ncertain + 1, sizeof(*slips));
	enum status status;
	int count = 0;

	if (!slips)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	for (int i = 0; i < next->ncertain; i++)
		if (next->certain[i].black)
			slips[count++] = (struct print_slip){next->certain[i].label,
				next->certain[i].white, next->certain[i].black, NULL};
	if (count > 0 && next->looked == next->outcomes)
		status = print_certain_slips(app_event(of->app), app_section(of->app), next->round,
			slips, count, of->style, of->sink, error);
	else
		status = app_fail(error, STATUS_REFUSED, "No board is known to be certain now.");
	free(slips);
	return status;
}

/* Which round a list is of. */
enum list_of {
	OF_ROUND,
	OF_NEXT_ROUND,
	AFTER_ROUND,
	AS_IT_STANDS, /* after a round, before any in the one that is played */
	OF_NO_ROUND
};

static const struct paper_list {
	char letter;
	const char *name, *title; /* "boards" in a file name, "Boards" in a question */
	enum list_of of;
	/*
	 * NULL: of the event alone (print/named/lists.h), or the one that the screen itself knows
	 */
	enum status (*compose)(const struct composed *of, struct error *error);
	bool for_public, is_cut;
	bool is_issued; /* of a round, with what has changed since */
} lists[] = {
	{'b', "boards", "Boards", OF_ROUND, .compose = composed_boards, .for_public = true,
		.is_issued = true},
	{'n', "names", "Names", OF_ROUND, .compose = composed_names, .for_public = true,
		.is_issued = true},
	{'c', "changes", "Changed boards", OF_ROUND, .compose = composed_changes,
		.is_issued = true},
	{'i', "changed-slips", "Slips of changed boards", OF_ROUND,
		.compose = composed_changed_slips, .is_cut = true, .is_issued = true},
	{'s', "standings", "Standings", AFTER_ROUND, .for_public = true},
	{'f', "fixtures", "Fixtures", AFTER_ROUND, .compose = fixtures},
	{'d', "all-names", "Names of all sections", OF_NO_ROUND, .compose = composed_door},
	{'g', "groups", "Score groups", OF_ROUND, .compose = composed_groups},
	{'x', "crosstable", "Cross table", AS_IT_STANDS, .for_public = true},
	{'w', "wallchart", "Wall chart", AS_IT_STANDS, .for_public = true},
	{'q', "square", "Square table", AS_IT_STANDS, .for_public = true},
	{'p', "sheets", "Players' sheets", AFTER_ROUND, .for_public = true},
	{'t', "teams", "Teams", AFTER_ROUND, .compose = NULL},
	{'u', "upsets", "Upsets", AFTER_ROUND, .compose = NULL},
	{'r', "ratings", "Rating changes", AFTER_ROUND, .compose = NULL},
	{'$', "prizes", "Prizes", AFTER_ROUND, .compose = NULL},
	{'k', "certificates", "Certificates", AFTER_ROUND, .compose = NULL},
	{'e', "entries", "Entries", OF_NO_ROUND, .for_public = true},
	{'y', "byes", "Byes", OF_NO_ROUND, .compose = NULL},
	{'m', "round-sheet", "Round sheet", OF_ROUND, .compose = NULL},
	{'S', "slips", "Result slips", OF_ROUND, .is_cut = true},
	{PAPER_CARDS, "cards", "Pairing cards", OF_NO_ROUND, .is_cut = true},
	{'N', "place-cards", "Place cards", OF_NO_ROUND, .is_cut = true},
	{PAPER_CERTAIN, "slips", "Slips of certain boards", OF_NEXT_ROUND, .is_cut = true},
	{PAPER_PROTEST, "protest", "Protest", OF_ROUND, .compose = composed_protest},
};

static const struct paper_list *find_list(char letter)
{
	const struct paper_list *list = lists;

	while (list->letter != letter && list->letter != PAPER_PROTEST)
		list++;
	return list;
}

const char *paper_name(char list)
{
	return find_list(list)->name;
}

void paper_add_name(char *names, size_t size, const char *name)
{
	const size_t used = strlen(names);

	snprintf(names + used, size - used, "%s%s", used ? ", " : "", name);
}

bool paper_is_asked_for(char list)
{
	return list == PAPER_ALL ||
		(list != PAPER_CERTAIN && list != PAPER_PROTEST && find_list(list)->letter == list);
}

bool paper_has_alignment(char list)
{
	const struct paper_list *row = find_list(list);

	return row->is_cut && !row->compose && list != PAPER_CERTAIN;
}

bool paper_has_blank(char list)
{
	return list == PAPER_CARDS;
}

const char *paper_noun(char list)
{
	return list == PAPER_PROTEST ? " sheet" : find_list(list)->is_cut ? "" : " list";
}

bool paper_may_be_public(const struct tui *tui, const struct paper *paper)
{
	const struct paper_list *list = find_list(paper->list);
	const struct round *round =
		event_round(tui_event(tui), app_section(tui->app), paper_round_of(tui, paper));

	return list->for_public &&
		(list->of != OF_ROUND || (round && round->state >= ROUND_PUBLISHED));
}

int paper_round_of(const struct tui *tui, const struct paper *paper)
{
	const enum list_of of = find_list(paper->list)->of;
	int round;

	if (paper->round)
		return paper->round;
	if (of != AFTER_ROUND && of != AS_IT_STANDS)
		return paper_shown_round(tui) + (of == OF_NEXT_ROUND);
	round = standings_round(tui);
	if (round == 0 && of == AS_IT_STANDS) {
		const struct round *first = event_round(tui_event(tui), app_section(tui->app), 1);

		round = first && first->state >= ROUND_PUBLISHED;
	}
	return round;
}

/* The round of the list in the section that the app is at, which need not be on the screen. */
static int round_in_section(const struct tui *tui, enum list_of of)
{
	const struct event *event = tui_event(tui);
	const int section = app_section(tui->app), here = app_round(tui->app);
	const int published = list_last_published(event, section);
	const struct round *row;
	int boards, last = published;

	if (of == OF_ROUND) {
		event_range(event, RECORD_BOARD, section, here, &boards);
		return boards > 0 || published == 0 ? here : published;
	}
	while (last > 0 &&
		(!(row = event_round(event, section, last)) || row->state < ROUND_COMPLETE))
		last--;
	return last == 0 && of == AS_IT_STANDS ? published : last;
}

bool paper_may_be_of_all(const struct tui *tui, const struct paper *paper)
{
	return event_sections(tui_event(tui)) > 1 && !paper->round && !paper->alignment &&
		!paper->blank && paper_is_asked_for(paper->list) && paper->list != 'd' &&
		paper->list != 'k' && !paper_set(tui, paper->list);
}

const char *paper_left_out(const struct tui *tui, const struct paper *paper)
{
	return paper->all ? tui->paper.left_out : "";
}

int paper_issue(const struct tui *tui, const struct paper *paper)
{
	return find_list(paper->list)->is_issued && !paper->all
		? composed_issue(tui->app, paper_round_of(tui, paper))
		: 1;
}

/* Is it being played, with results still to come? */
static bool is_played(const struct tui *tui, int round)
{
	char in[GAME_PROGRESS_SIZE];

	return game_progress_text(tui_event(tui), app_section(tui->app), round, in)[0] != '\0';
}

void paper_title(const struct tui *tui, const struct paper *paper, char *text, size_t size)
{
	const struct paper_list *list = find_list(paper->list);
	const int round = paper_round_of(tui, paper);
	char behind[SECTION_BEHIND_SIZE];

	if (paper->all) {
		snprintf(text, size, "%s of all sections", list->title);
		return;
	}
	if (list->of == OF_NO_ROUND) {
		snprintf(text, size, "%s%s", list->title,
			paper->list == 'd' ? ""
					   : app_section_behind(tui_event(tui),
						     app_section(tui->app), behind));
		return;
	}
	snprintf(text, size, "%s %s %s %d%s", list->title,
		list->of == OF_ROUND || list->of == OF_NEXT_ROUND ? "of"
			: !round                                  ? "before"
			: is_played(tui, round)                   ? "in"
								  : "after",
		tui_vocabulary(tui)->round_small, round ? round : 1,
		app_section_behind(tui_event(tui), app_section(tui->app), behind));
}

bool paper_has_door(const struct tui *tui)
{
	const int sections = event_sections(tui_event(tui));
	bool any = false;

	for (int i = 0; sections > 1 && !any && i < sections; i++) {
		const struct section_state state = app_section_state(tui->app, i);

		any = state.round > 1 || state.state >= ROUND_PUBLISHED;
	}
	return any;
}

/* Only club seasons and all-play-alls have fixtures. */
static bool has_fixtures(const struct tui *tui)
{
	return tui_is_season(tui) || event_is_all_play_all(tui_event(tui), app_section(tui->app));
}

bool paper_is_here(const struct tui *tui, char list)
{
	return list == 'f' ? has_fixtures(tui) : list != 'd' || paper_has_door(tui);
}

/* Only several sections have the list at the door. */
static const char *paper_wall_lists(const struct tui *tui)
{
	const bool fixtures = has_fixtures(tui);

	if (paper_has_door(tui))
		return fixtures ? "bnsfd" : "bnsd";
	return fixtures ? "bnsf" : "bns";
}

static enum status compose_one(struct tui *tui, const struct paper *paper, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	const struct composed of = {tui->app, round, paper->pin, style, sink};
	struct print_wish wish = print_usual_wish(of.round);
	const struct paper_list *list = find_list(paper->list);

	wish.alignment = paper->alignment;
	wish.blank = paper->blank;
	if (paper->list == PAPER_CERTAIN)
		return certain_slips(tui, &of, error);
	if (paper->list == PAPER_CARDS)
		return composed_cards(&of, &wish, error);
	if (list->compose)
		return list->compose(&of, error);
	return print_list(
		list->name, tui_event(tui), app_section(tui->app), &wish, style, sink, error);
}

/* The lists of several sections. */
struct every_section {
	struct tui *tui;
	const struct paper *paper;
};

static enum status compose_section(void *context, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	const struct every_section *every = context;
	struct paper paper = *every->paper;

	paper.round = round_in_section(every->tui, find_list(paper.list)->of);
	if (style->for_public && !paper_may_be_public(every->tui, &paper))
		return app_fail(error, STATUS_REFUSED, "Round %d is not published.", paper.round);
	return compose_one(every->tui, &paper, paper.round, style, sink, error);
}

static enum status compose(struct tui *tui, const struct paper *paper,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct every_section every = {tui, paper};
	const struct sections_list of = {tui->app, compose_section, &every, style, sink};
	char left_out[SECTIONS_LEFT_OUT];
	enum status status;

	if (!paper->all)
		return compose_one(tui, paper, paper_round_of(tui, paper), style, sink, error);
	status = sections_compose(&of, left_out, error);
	tui->paper.left_out[0] = '\0';
	if (status == STATUS_OK && left_out[0])
		words_put(tui->paper.left_out, sizeof(tui->paper.left_out), " %s.", left_out);
	return status;
}

enum status paper_compose(struct tui *tui, const struct paper *paper, enum print_form form,
	const struct print_sink *sink, struct error *error)
{
	char when[PRINT_WHEN_SIZE];
	const struct print_style style = {
		.form = form, .when = print_when(when), .for_public = paper->for_public};

	return compose(tui, paper, &style, sink, error);
}

enum status paper_compose_wide(struct tui *tui, const struct paper *paper, int cells,
	const struct print_sink *sink, struct error *error)
{
	const struct print_style style = {
		.width = cells, .length = PRINT_ENDLESS, .for_public = paper->for_public};

	return compose(tui, paper, &style, sink, error);
}

const char *paper_set(const struct tui *tui, char letter)
{
	return letter == PAPER_ALL ? paper_wall_lists(tui) : letter == PAPER_CHANGED ? "ci" : NULL;
}
