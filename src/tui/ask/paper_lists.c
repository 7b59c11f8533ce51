/* Which lists there are on paper. */
#include "config.h"

#include "tui/ask/paper_lists.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

#include "app/position/groups.h"
#include "app/protest/protest.h"
#include "app/repair/changed.h"
#include "app/section/section.h"
#include "core/game.h"
#include "core/vocabulary.h"
#include "print/lists.h"
#include "print/print.h"
#include "print/prizes.h"
#include "print/when.h"
#include "tui/state/state.h"

enum { PROTEST_CELLS = 80 };

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

/* What is composed. */
struct composing {
	struct tui *tui;
	const struct event *event;
	int section, round, pin;
	const struct print_style *style;
	const struct print_sink *sink;
};

typedef enum status compose(const struct composing *of, struct error *error);

/* A list of a round with what has changed since it was published. */
static enum status print_round(const struct composing *of, bool alone,
	enum status (*print)(const struct event *event, int section, int round,
		const struct print_style *style, const struct print_sink *sink,
		struct error *error),
	struct error *error)
{
	struct print_style style = *of->style;
	struct changed_boards changed;
	char when[PRINT_WHEN_SIZE];
	struct print_changes changes = {.alone = alone};
	enum status status = app_changed_boards(of->tui->app, of->round, &changed, error);

	if (status != STATUS_OK)
		return status;
	changes.numbers = changed.numbers;
	changes.count = changed.count;
	changes.when = print_clock(changed.when, when);
	style.changes = changed.count > 0 ? &changes : NULL;
	if (alone && changed.count == 0)
		status = app_fail_changes(of->round, error);
	else
		status = print(of->event, of->section, of->round, &style, of->sink, error);
	changed_boards_done(&changed);
	return status;
}

static enum status boards(const struct composing *of, struct error *error)
{
	return print_round(of, false, print_boards, error);
}

static enum status names(const struct composing *of, struct error *error)
{
	return print_round(of, false, print_names, error);
}

/* The boards that a repair changed, alone. */
static enum status changes_alone(const struct composing *of, struct error *error)
{
	return print_round(of, true, print_boards, error);
}

static enum status door(const struct composing *of, struct error *error)
{
	return print_door(of->event, of->style, of->sink, error);
}

static enum status groups(const struct composing *of, struct error *error)
{
	struct seekers seekers;
	enum status status = app_seekers(of->tui->app, of->round, &seekers, error);

	if (status != STATUS_OK)
		return status;
	status = print_groups(of->event, of->section, &seekers, of->style, of->sink, error);
	seekers_done(&seekers);
	return status;
}

static enum status protest(const struct composing *of, struct error *error)
{
	char *text;
	size_t size;
	enum status status = app_protest(
		of->tui->app, of->tui->model.round, of->pin, PROTEST_CELLS, &text, &size, error);

	if (status != STATUS_OK)
		return status;
	if (!of->sink->write(of->sink->context, text, size) ||
		!of->sink->write(of->sink->context, NULL, 0))
		status = print_sink_failed(errno, error);
	free(text);
	return status;
}

/* Which round a list is of. */
enum list_of { OF_ROUND, AFTER_ROUND, OF_NO_ROUND };

static const struct paper_list {
	char letter;
	const char *name, *title; /* "boards" in a file name, "Boards" in a question */
	enum list_of of;
	compose *compose; /* NULL: of the event alone (print/lists.h) */
} lists[] = {
	{'b', "boards", "Boards", OF_ROUND, boards},
	{'n', "names", "Names", OF_ROUND, names},
	{'c', "changes", "Changed boards", OF_ROUND, changes_alone},
	{'s', "standings", "Standings", AFTER_ROUND, NULL},
	{'f', "fixtures", "Fixtures", AFTER_ROUND, NULL},
	{'d', "all-names", "Names of all sections", OF_NO_ROUND, door},
	{'g', "groups", "Score groups", OF_ROUND, groups},
	{'x', "crosstable", "Cross table", AFTER_ROUND, NULL},
	{'w', "wallchart", "Wall chart", AFTER_ROUND, NULL},
	{'q', "square", "Square table", AFTER_ROUND, NULL},
	{'p', "sheets", "Players' sheets", AFTER_ROUND, NULL},
	{'t', "teams", "Teams", AFTER_ROUND, NULL},
	{'u', "upsets", "Upsets", AFTER_ROUND, NULL},
	{'r', "ratings", "Rating changes", AFTER_ROUND, NULL},
	{'$', "prizes", "Prizes", AFTER_ROUND, NULL},
	{'e', "entries", "Entries", OF_NO_ROUND, NULL},
	{'y', "byes", "Byes", OF_NO_ROUND, NULL},
	{PAPER_PROTEST, "protest", "Protest", OF_ROUND, protest},
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

int paper_round_of(const struct tui *tui, const struct paper *paper)
{
	return find_list(paper->list)->of == AFTER_ROUND ? standings_round(tui)
							 : paper_shown_round(tui);
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

	if (list->of == OF_NO_ROUND) {
		snprintf(text, size, "%s%s", list->title,
			paper->list == 'd' ? ""
					   : app_section_behind(tui_event(tui),
						     app_section(tui->app), behind));
		return;
	}
	snprintf(text, size, "%s %s %s %d%s", list->title,
		list->of == OF_ROUND            ? "of"
			: !round                ? "before"
			: is_played(tui, round) ? "in"
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

/* Only a club season has fixtures, only several sections have the list at the door. */
const char *paper_wall_lists(const struct tui *tui)
{
	if (paper_has_door(tui))
		return tui_is_season(tui) ? "bnsfd" : "bnsd";
	return tui_is_season(tui) ? "bnsf" : "bns";
}

enum status paper_compose(struct tui *tui, const struct paper *paper, enum print_form form,
	const struct print_sink *sink, struct error *error)
{
	char when[PRINT_WHEN_SIZE];
	const struct print_style style = {.form = form, .when = print_when(when)};
	const struct composing composing = {tui, tui_event(tui), app_section(tui->app),
		paper_round_of(tui, paper), paper->pin, &style, sink};
	const struct print_wish wish = print_usual_wish(composing.round);
	const struct paper_list *list = find_list(paper->list);

	if (list->compose)
		return list->compose(&composing, error);
	return print_list(
		list->name, composing.event, composing.section, &wish, &style, sink, error);
}
