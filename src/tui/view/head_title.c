/* The top line of every view: event or sections, round, and the roll call, as the width allows. */
#include "config.h"

#include "tui/view/head_title.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "app/practice/practice.h"
#include "core/text/fit.h"
#include "core/vocabulary.h"
#include "print/event_line.h"
#include "tui/ask/sections.h"
#include "tui/state/state.h"
#include "tui/term/click.h"
#include "tui/term/paint.h"

/*
 * How much of the top line is said, each step for want of cells: all; the round as "2/5" (and the
 * name of the event cut in its middle, but of an exercise only "practice: " dropped); the state in
 * short; the roll call in short; no state; the roll call as one number.
 */
enum { SAY_ALL, SAY_ROUND_BRIEF, SAY_STATE_BRIEF, SAY_ROLL_BRIEF, SAY_NO_STATE, SAY_LEAST };

/*
 * What keeps its room whatever else is said: of the name of an event its beginning, with the mark
 * of the cut, and its end, by which sections on several screens are told apart; an exercise.
 */
enum { NAME_BEGINNING = 5, NAME_END_MOST = 14, NAME_WORD_MOST = 8, EXERCISE_LEAST = 26 };

struct title {
	char left[TABLE_HEADING_SIZE], middle[80], right[120];
	int name_least; /* cells of the name that stay */
};

static const char *state_word(enum round_state state, int say)
{
	static const char *const words[] = {
		"laid out", "proposed", "adjusted by hand", "published", "complete"};

	if (state == ROUND_ADJUSTED && say >= SAY_STATE_BRIEF)
		return "by hand";
	return (size_t)state < sizeof(words) / sizeof(words[0]) ? words[state] : "";
}

static void add(char *text, size_t size, int count, const char *what)
{
	size_t used = strlen(text);

	if (count > 0)
		snprintf(text + used, size - used, " %s %d%s%s",
			used > 0 && strchr(text, '=') ? "+" : "=", count, what[0] ? " " : "", what);
}

static void add_parts(const struct model *model, bool season, bool brief, char *text, size_t size)
{
	const struct rollcall *roll = &model->roll;

	if (!model->paired)
		add(text, size,
			roll->in - roll->byes - roll->filled - roll->booked - roll->absent -
				roll->withdrawn,
			"to pair");
	else
		add(text, size, roll->seated, brief ? "" : "seated");
	add(text, size, roll->byes,
		season                    ? brief ? "sit" : "sitting out"
			: model->flat     ? "free"
			: roll->byes == 1 ? "bye"
					  : "byes");
	add(text, size, roll->filled, brief ? "filler" : "v filler");
	add(text, size, roll->booked, "booked");
	add(text, size, roll->absent, "out");
	if (model->paired)
		add(text, size, roll->tray, brief ? "TRAY" : "IN TRAY");
}

/* "20 in = 18 seated + 1 bye + 1 out, 1 gone ✓": who is missing is seen at once. */
static void roll_text(const struct model *model, bool season, int say, char *text, size_t size)
{
	const struct rollcall *roll = &model->roll;
	size_t used;

	snprintf(text, size, "%d in", roll->in - roll->withdrawn);
	if (say < SAY_LEAST)
		add_parts(model, season, say >= SAY_ROLL_BRIEF, text, size);
	used = strlen(text);
	/* who is gone is not in */
	if (roll->withdrawn > 0 && say < SAY_LEAST)
		snprintf(text + used, size - used, ", %d gone", roll->withdrawn);
	used = strlen(text);
	if (model->paired)
		snprintf(text + used, size - used, " %s",
			paint_tick(roll->balances && roll->tray == 0));
}

static void round_text(const struct tui *tui, int say, char *text, size_t size)
{
	const struct model *model = &tui->model;
	size_t used;

	if (tui_is_season(tui))
		snprintf(text, size, "Evening %d", model->round);
	else
		snprintf(text, size, "Round %d%s%d", model->round,
			say >= SAY_ROUND_BRIEF ? "/" : " of ", model->rounds);
	used = strlen(text);
	snprintf(text + used, size - used, "%s%s%s", say < SAY_NO_STATE ? " · " : "",
		say < SAY_NO_STATE ? state_word(model->state, say) : "",
		!app_read_only(tui->app)           ? ""
			: app_damage(tui->app)     ? " · DAMAGED"
			: app_found_full(tui->app) ? " · DISK FULL"
						   : " · READ ONLY");
}

static void name_text(const struct tui *tui, char text[TABLE_HEADING_SIZE])
{
	const struct model *model = &tui->model;

	if (tui->options->practice)
		snprintf(text, TABLE_HEADING_SIZE, "practice: %s", tui->options->practice->label);
	else
		event_line_put(text, model->event_name, model->section_name);
}

/*
 * The end of a name that says which section it is: ": Open", " · Major", or a last word as short as
 * those of sections are, " Minor". Else nothing.
 */
static const char *section_end(const char *name)
{
	static const char *const between[] = {" · ", ": ", " - ", " – ", " "};
	const char *none = name + strlen(name);

	for (size_t i = 0; i < sizeof(between) / sizeof(between[0]); i++) {
		const char *end = NULL;

		for (const char *at = strstr(name, between[i]); at; at = strstr(at + 1, between[i]))
			end = at;
		if (!end || end == name)
			continue;
		if (text_width(end) <= (between[i][1] ? NAME_END_MOST : NAME_WORD_MOST))
			return end;
	}
	return none;
}

/* "Riversi…: Open": the middle goes where there is no room for all. */
static void paint_name(const char *name, int col, int cells)
{
	const char *end = section_end(name);
	const int tail = text_width(end);
	char head[TABLE_HEADING_SIZE];

	if (text_width(name) <= cells || tail == 0 || tail + NAME_BEGINNING + 1 > cells) {
		paint_text(0, col, ROLE_TITLE, name, cells);
		return;
	}
	text_fit(head, sizeof(head), name, cells - tail);
	paint_text(0, col, ROLE_TITLE, head, cells - tail);
	paint_text(0, col + text_width(head), ROLE_TITLE, end, tail);
}

/* The name with less to say; the cells that it needs. */
static int shorten_name(const struct tui *tui, char *text, size_t size)
{
	int least = NAME_BEGINNING + 1 + text_width(section_end(text)), cells;

	/* which exercise it is stands nowhere else on the board */
	if (tui->options->practice) {
		snprintf(text, size, "%s", tui->options->practice->label);
		least = EXERCISE_LEAST;
	}
	cells = text_width(text);
	return cells < least ? cells : least;
}

/*
 * Make the middle and the right in this much detail. Do they leave room for the name on the left?
 */
static bool fits_beside_name(const struct tui *tui, int say, int name, struct title *title)
{
	round_text(tui, say, title->middle, sizeof(title->middle));
	roll_text(&tui->model, tui_is_season(tui), say, title->right, sizeof(title->right));
	return text_width(title->middle) + text_width(title->right) + 6 + name <= COLS;
}

/* What is said of the section on the screen among the tabs: its state where the middle has none. */
enum own_state { OWN_LAID_OUT, OWN_DRAWN };

static bool say_with_tabs(const struct tui *tui, int say, enum tabs_detail detail,
	enum own_state own, int others, struct title *title)
{
	const bool is_own = say >= SAY_NO_STATE;
	const struct tabs tabs = {detail, is_own, is_own && own == OWN_LAID_OUT, others};

	sections_tabs(tui, &tabs, title->left, sizeof(title->left));
	title->name_least = text_width(title->left);
	return fits_beside_name(tui, say, title->name_least, title);
}

/*
 * The sections with how far each is: rather with short names, and less said of the one on the
 * screen, than without one of them. That this one is to be drawn goes before the parts of its roll
 * call, which say so as well: "18 to pair".
 */
static void title_of_sections(const struct tui *tui, struct title *title)
{
	static const struct {
		int from, to;
		enum own_state own;
	} steps[] = {
		{SAY_ALL, SAY_STATE_BRIEF, OWN_LAID_OUT},
		{SAY_ROLL_BRIEF, SAY_ROLL_BRIEF, OWN_LAID_OUT},
		{SAY_NO_STATE, SAY_NO_STATE, OWN_LAID_OUT},
		{SAY_NO_STATE, SAY_NO_STATE, OWN_DRAWN},
		{SAY_LEAST, SAY_LEAST, OWN_LAID_OUT},
		{SAY_LEAST, SAY_LEAST, OWN_DRAWN},
	};
	int others = sections_other_tabs(tui);

	for (size_t i = 0; i < sizeof(steps) / sizeof(steps[0]); i++)
		for (int detail = TABS_NAMES; detail <= TABS_BRIEF; detail++)
			for (int say = steps[i].from; say <= steps[i].to; say++)
				if (say_with_tabs(tui, say, (enum tabs_detail)detail, steps[i].own,
					    others, title))
					return;
	while (--others > 0)
		if (say_with_tabs(tui, SAY_NO_STATE, TABS_BRIEF, OWN_DRAWN, others, title))
			return;
	say_with_tabs(tui, SAY_LEAST, TABS_BRIEF, OWN_DRAWN, 0, title);
}

/* Until all three have room, the name of the event perhaps cut. */
static void title_text(const struct tui *tui, struct title *title)
{
	if (!tui->options->practice && event_sections(tui_event(tui)) > 1) {
		title_of_sections(tui, title);
		return;
	}
	name_text(tui, title->left);
	title->name_least = text_width(title->left);
	for (int say = SAY_ALL; say <= SAY_LEAST; say++) {
		if (say == SAY_ROUND_BRIEF)
			title->name_least = shorten_name(tui, title->left, sizeof(title->left));
		if (fits_beside_name(tui, say, title->name_least, title))
			return;
	}
}

void head_title_draw(struct tui *tui)
{
	const struct model *model = &tui->model;
	struct title title;
	int right_cells, middle_cells, middle_col;

	title_text(tui, &title);
	right_cells = text_width(title.right);
	middle_cells = text_width(title.middle);
	/* In the middle where it fits there, else as far left as the name of the event allows. */
	middle_col = COLS / 2 - middle_cells / 2;
	if (middle_col + middle_cells > COLS - right_cells - 3)
		middle_col = COLS - right_cells - 3 - middle_cells;
	if (middle_col < title.name_least + 2)
		middle_col = title.name_least + 2;
	paint_name(title.left, 1, middle_col - 2);
	paint_text(0, middle_col, ROLE_PLAIN, title.middle, COLS - 2 - right_cells - middle_col);
	paint_text(0, COLS - 1 - right_cells,
		model->paired && !model->roll.balances ? ROLE_BAD : ROLE_PLAIN, title.right,
		right_cells);
}
