/* The hall screen: what is shown, for how long, and on which keys something else. */
#include "config.h"

#include "tui/wall/wall.h"

#include <curses.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/app.h"
#include "app/words/words.h"
#include "tui/term/paint.h"
#include "tui/term/reader.h"
#include "tui/term/term.h"
#include "tui/wall/letters.h"
#include "tui/wall/lists.h"
#include "tui/wall/until.h"

enum {
	LOOK_MILLISECONDS = 500,
	LARGE_WIDTH = 46, /* letters a line, and lines, from which on large ones are taken */
	LARGE_LINES = 9,
	HEAD_LINES = 2,
	HINT_SECONDS = 5
};

struct place {
	int app, section, list, page; /* section: the i-th */
};

struct wall {
	const struct wall_options *options;
	struct place at;
	struct timespec since; /* when the page came */
	bool running;
	int signal;
	char trouble[ERROR_TEXT];
	time_t hint_until; /* keys are shown below the title; by the clock that only goes on */
};

/* How the window is used: letters a line, and lines of a page below its head. */
struct sheet {
	bool large;
	int width, lines;
};

static struct sheet sheet_of(const struct wall *wall)
{
	struct sheet sheet = {.large = !wall->options->ascii && COLS / LETTER_COLS >= LARGE_WIDTH &&
			LINES / LETTER_ROWS >= LARGE_LINES};

	sheet.width = sheet.large ? COLS / LETTER_COLS : COLS - 1;
	sheet.lines = (sheet.large ? LINES / LETTER_ROWS : LINES) - HEAD_LINES;
	if (sheet.width > WALL_WIDTH_MOST)
		sheet.width = WALL_WIDTH_MOST;
	return sheet;
}

static const struct event *event_of(const struct wall *wall)
{
	return app_event(wall->options->apps[wall->at.app]);
}

static int section_of(const struct wall *wall)
{
	return event_section_at(event_of(wall), wall->at.section)->id;
}

/* Pages of the list at this place, 0: it is not shown, or there is nothing in it. */
static int count_pages(const struct wall *wall)
{
	const struct sheet sheet = sheet_of(wall);
	const int only = wall->options->section;
	struct wall_lines lines;
	int pages;

	if (!wall->options->lists[wall->at.list] || (only && section_of(wall) != only))
		return 0;
	wall_compose(event_of(wall), section_of(wall), (enum wall_list)wall->at.list,
		wall->options->count > 1, sheet.width, &lines);
	pages = (lines.count + sheet.lines - 1) / sheet.lines;
	wall_done(&lines);
	return pages;
}

static int sections(const struct wall *wall)
{
	return event_sections(event_of(wall));
}

/* To the list before or behind, in a ring of all sections of all events. */
static void step_list(struct wall *wall, int step)
{
	struct place *at = &wall->at;
	const int count = wall->options->count;

	at->list += step;
	if (at->list >= 0 && at->list < WALL_LISTS)
		return;
	at->list = step > 0 ? 0 : WALL_LISTS - 1;
	at->section += step;
	if (at->section >= 0 && at->section < sections(wall))
		return;
	at->app = (at->app + step + count) % count;
	at->section = step > 0 ? 0 : sections(wall) - 1;
}

/* The next page, or the one before, that has anything on it. */
static void turn(struct wall *wall, int step)
{
	struct place *at = &wall->at;
	int most = 0; /* once round: where nothing is shown it stays here */

	clock_gettime(CLOCK_MONOTONIC, &wall->since);
	at->page += step;
	if (at->page >= 0 && at->page < count_pages(wall))
		return;
	for (int i = 0; i < wall->options->count; i++)
		most += WALL_LISTS * event_sections(app_event(wall->options->apps[i]));
	do {
		step_list(wall, step);
		at->page = step > 0 ? 0 : count_pages(wall) - 1;
	} while (--most > 0 && count_pages(wall) == 0);
	if (at->page < 0)
		at->page = 0;
}

/* What other desks have done may have made the list shorter, or have taken the section away. */
static void settle(struct wall *wall)
{
	int pages;

	if (wall->at.section >= sections(wall))
		wall->at.section = 0;
	pages = count_pages(wall);
	if (pages == 0)
		turn(wall, 1);
	else if (wall->at.page >= pages)
		wall->at.page = pages - 1;
}

static void draw_line(const struct sheet *sheet, int line, enum role role, const char *text)
{
	const int row = sheet->large ? line * LETTER_ROWS : line;

	if (sheet->large && letters_have(text))
		letters_paint(row, 0, role, text, sheet->width);
	else
		paint_text(row + sheet->large, 0, role, text, COLS);
}

/* Title, page and clock. */
static void draw_head(const struct sheet *sheet, const char *title, int page, int pages)
{
	const time_t now = time(NULL);
	const struct tm *clock = localtime(&now);
	char which[28] = "", right[40];
	struct strip strip;

	if (pages > 1)
		snprintf(which, sizeof(which), "%d/%d  ", page + 1, pages);
	snprintf(right, sizeof(right), "%s%02d:%02d", which, clock ? clock->tm_hour : 0,
		clock ? clock->tm_min : 0);
	strip_clear(&strip);
	strip_fit(&strip, ROLE_PLAIN, title, sheet->width - WALL_CLOCK_CELLS, false);
	strip_fit(&strip, ROLE_PLAIN, right, WALL_CLOCK_CELLS, true);
	draw_line(sheet, 0, ROLE_TITLE, strip.text);
}

static time_t seconds_now(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return now.tv_sec;
}

/* Below the title: what is wrong, the keys for a while, or how far the round is. */
static void put_note(const struct wall *wall, char *text, size_t size)
{
	if (wall->trouble[0])
		words_put(text, size, "%s", wall->trouble);
	else if (seconds_now() < wall->hint_until)
		words_put(text, size, "Space next page   Left back   q leave");
	else
		until_words(event_of(wall), section_of(wall), time(NULL), text, size);
}

static void draw(struct wall *wall)
{
	const struct sheet sheet = sheet_of(wall);
	const int first = wall->at.page * sheet.lines;
	char note[ERROR_TEXT];
	struct wall_lines lines;

	paint_begin();
	if (sheet.width < WALL_WIDTH_LEAST || sheet.lines < 1) {
		paint_text(0, 0, ROLE_PLAIN, "Window too small", COLS);
		paint_end();
		return;
	}
	wall_compose(event_of(wall), section_of(wall), (enum wall_list)wall->at.list,
		wall->options->count > 1, sheet.width, &lines);
	draw_head(
		&sheet, lines.title, wall->at.page, (lines.count + sheet.lines - 1) / sheet.lines);
	put_note(wall, note, sizeof(note));
	draw_line(&sheet, 1, ROLE_PLAIN, note);
	for (int i = 0; i < sheet.lines && first + i < lines.count; i++)
		draw_line(&sheet, HEAD_LINES + i, ROLE_PLAIN, lines.lines[first + i]);
	wall_done(&lines);
	paint_end();
}

static void on_key(struct wall *wall, const struct term_event *event)
{
	switch (event->key) {
	case 'q':
	case KEY_ESCAPE:
		wall->running = false;
		break;
	case ' ':
	case 'n':
	case KEY_RETURN:
	case KEY_RIGHT:
	case KEY_DOWN:
	case KEY_NPAGE:
		turn(wall, 1);
		break;
	case 'p':
	case KEY_LEFT:
	case KEY_UP:
	case KEY_PPAGE:
		turn(wall, -1);
		break;
	case 'L' & 0x1f:
		term_redraw();
		break;
	default: /* F1, and whatever is tried by who does not know */
		wall->hint_until = seconds_now() + HINT_SECONDS;
		break;
	}
}

static void handle(struct wall *wall, const struct term_event *event)
{
	switch (event->kind) {
	case TERM_KEY:
	case TERM_CHARACTER:
		if (!event->pasted)
			on_key(wall, event);
		break;
	case TERM_SIGNAL:
	case TERM_HANGUP:
		wall->signal = event->kind == TERM_SIGNAL ? event->signal : SIGHUP;
		wall->running = false;
		break;
	case TERM_MOUSE:
	case TERM_RESIZE:
		break;
	}
}

/* What the desks have written, and whether the page has stood long enough. */
static void look_round(struct wall *wall)
{
	struct timespec now;

	for (int i = 0; i < wall->options->count; i++) {
		struct error error = {.code = STATUS_OK};
		bool changed;

		if (app_refresh(wall->options->apps[i], &changed, &error) != STATUS_OK)
			words_put(wall->trouble, sizeof(wall->trouble), "%s", error.text);
		else if (changed)
			wall->trouble[0] = '\0';
	}
	settle(wall);
	clock_gettime(CLOCK_MONOTONIC, &now);
	if (now.tv_sec - wall->since.tv_sec >= wall->options->seconds)
		turn(wall, 1);
}

static void begin(struct wall *wall)
{
	while (wall->options->section && section_of(wall) != wall->options->section)
		wall->at.section++;
	clock_gettime(CLOCK_MONOTONIC, &wall->since);
	settle(wall);
}

static void loop(struct wall *wall)
{
	struct term_event event;

	begin(wall);
	while (wall->running) {
		draw(wall);
		term_wait(LOOK_MILLISECONDS, NULL);
		while (wall->running && term_next(&event))
			handle(wall, &event);
		if (wall->running)
			look_round(wall);
	}
}

int wall_run(const struct wall_options *options)
{
	struct term_options term = {.mouse = false,
		.ascii = options->ascii,
		.without = "the hall screen is for a terminal; for files there are print and site"};
	struct paint_options paint = {.color = !options->no_color, .ascii = options->ascii};
	struct wall wall = {.options = options, .running = true};
	char why[200];

	if (!term_start(&term, why, sizeof(why))) {
		fprintf(stderr, "drawboard: %s\n", why);
		return 4;
	}
	paint_start(&paint);
	loop(&wall);
	term_stop();
	if (wall.signal != 0)
		term_die(wall.signal);
	return 0;
}
