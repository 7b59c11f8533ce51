/* A box of text over the view: made line by line, scrolled, closed. */
#include "config.h"

#include "tui/ask/panel.h"

#include <curses.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/words/words.h"
#include "core/text/fit.h"
#include "tui/ask/answer.h"
#include "tui/ask/help.h"
#include "tui/state/say.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/click.h"
#include "tui/term/paint.h"
#include "tui/term/reader.h"
#include "tui/term/wrap.h"

/* Longer lines of words are hard to read. */
enum { PANEL_CELLS_MOST = 100, PANEL_TEXT_MOST = 8192 };

int panel_cells(void)
{
	return COLS - 8 < PANEL_CELLS_MOST ? COLS - 8 : PANEL_CELLS_MOST;
}

int panel_rows_most(void)
{
	return LINES > 6 ? LINES - 6 : 1;
}

int panel_cells_most(void)
{
	return COLS - 6;
}

/* Nothing is open, but for those below. */
static void empty(struct panel *panel)
{
	struct panel *below = panel->below;

	free(panel->lines);
	*panel = (struct panel){.below = below};
}

void panel_begin(struct tui *tui, const char *format, ...)
{
	va_list args;

	empty(&tui->panel);
	va_start(args, format);
	words_format(tui->panel.title, sizeof(tui->panel.title), format, args);
	va_end(args);
	tui->panel.open = true;
}

void panel_open(struct tui *tui, panel_make make, const void *about, size_t size)
{
	const struct about kept = about_of(about, size);

	make(tui, kept.bytes);
	if (!tui->panel.open || tui->panel.make)
		return; /* none was made: the one before stays */
	tui->panel.make = make;
	tui->panel.about = kept;
}

const void *panel_about(const struct tui *tui)
{
	return tui->panel.about.bytes;
}

void panel_unasked(struct tui *tui)
{
	tui->panel.unasked = tui->panel.open;
}

/* Typed at what was on the screen before. */
static void drop_ahead(struct tui *tui, const struct term_event *event)
{
	struct panel *panel = &tui->panel;
	const size_t used = strlen(panel->ahead);

	if (event->kind == TERM_CHARACTER)
		words_put(panel->ahead + used, sizeof(panel->ahead) - used, "%s", event->text);
	if (panel->ahead[0])
		tui_say(tui, ROLE_BAD,
			"\"%s\" was typed before this window came: nothing of it was entered.",
			panel->ahead);
}

void panel_over(struct tui *tui)
{
	struct panel *below = tui->panel.open ? malloc(sizeof(*below)) : NULL;

	if (!below)
		return;
	*below = tui->panel;
	tui->panel = (struct panel){.below = below};
}

void panel_settle(struct tui *tui)
{
	if (!tui->panel.open)
		panel_close(tui);
}

void panel_put(struct tui *tui, const struct panel *made, struct strip *lines)
{
	struct panel *below = tui->panel.below;

	free(tui->panel.lines);
	tui->panel = *made;
	tui->panel.lines = lines;
	tui->panel.room = made->count;
	tui->panel.below = below;
	panel_settle(tui);
}

void panel_offer(struct tui *tui, const struct key_row *key)
{
	if (tui->panel.nkeys < PANEL_KEYS_MOST)
		tui->panel.keys[tui->panel.nkeys++] = key;
}

static void switch_figures(struct tui *tui)
{
	tui->figures = !tui->figures;
	panel_tell_again(tui);
}

const struct key_row *figures_key(const struct tui *tui)
{
	static const struct key_row rows[] = {
		{"a", "figures",
			"the figures behind the words, in these windows from now on; a again takes them away",
			WHEN_ANY, switch_figures, NULL},
		{"a", "no figures", "the words without the figures, in these windows from now on",
			WHEN_ANY, switch_figures, NULL},
	};

	return &rows[tui->figures];
}

static void make_notice(struct tui *tui, const void *about)
{
	const char *text = tui->notice.text;

	(void)about;
	panel_begin(tui, "%s", tui->notice.title);
	while (*text) {
		char line[sizeof(tui->notice.text)];
		const size_t length = strcspn(text, "\n");

		memcpy(line, text, length);
		line[length] = '\0';
		panel_words(tui, ROLE_PLAIN, line);
		text += length + (text[length] == '\n');
	}
	tui->panel.over_question = tui->ask.open;
	tui->panel.stops = tui->notice.stops;
	tui->panel.passes = tui->notice.passes && !tui->ask.open && !tui->panel.stops;
}

__attribute__((format(printf, 4, 0))) static void notice(
	struct tui *tui, const char *text, bool passes, const char *format, va_list args)
{
	words_format(tui->notice.title, sizeof(tui->notice.title), format, args);
	words_put(tui->notice.text, sizeof(tui->notice.text), "%s", text);
	tui->notice.stops = false;
	tui->notice.passes = passes;
	panel_open(tui, make_notice, NULL, 0);
}

void panel_notice(struct tui *tui, const char *text, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	notice(tui, text, true, format, args);
	va_end(args);
}

void panel_report(struct tui *tui, const char *text, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	notice(tui, text, false, format, args);
	va_end(args);
}

void panel_put_aside(struct tui *tui, const char *format, ...)
{
	const bool typed = tui->ask.open || tui->form.open;
	char reason[ERROR_TEXT];
	va_list args;

	va_start(args, format);
	words_format(reason, sizeof(reason), format, args);
	va_end(args);
	panel_close_all(tui);
	tui->ask.open = false;
	tui->ask.refused[0] = '\0';
	tui->form.open = false;
	words_put(tui->notice.title, sizeof(tui->notice.title), "%s", "Changed at another desk");
	words_put(tui->notice.text, sizeof(tui->notice.text), "%s%s", reason,
		typed ? " Nothing was entered." : "");
	tui->notice.stops = true;
	panel_open(tui, make_notice, NULL, 0);
}

struct strip *panel_line(struct tui *tui)
{
	struct panel *panel = &tui->panel;

	if (panel->count == panel->room) {
		int room = panel->room ? panel->room * 2 : 16;
		struct strip *lines = realloc(panel->lines, (size_t)room * sizeof(*lines));

		if (!lines)
			return NULL;
		panel->lines = lines;
		panel->room = room;
	}
	strip_clear(&panel->lines[panel->count]);
	return &panel->lines[panel->count++];
}

void panel_words(struct tui *tui, enum role role, const char *words)
{
	char part[STRIP_SIZE], said[PANEL_TEXT_MOST];
	const char *text = said;
	bool first = true;

	snprintf(said, sizeof(said), "%s", words);
	say_without_commands(said);

	while (*text) {
		struct strip *strip = panel_line(tui);

		text = wrap_words(text, panel_cells() - 2 - !first * 2, part, sizeof(part));
		if (!strip)
			return;
		if (!first)
			strip_gap(strip, 2);
		strip_put(strip, role, part);
		first = false;
	}
}

enum { BOARD_CELLS = 5 }; /* of its number */

/* A line of a board, its number on the first; what is left of it. */
static const char *put_board(
	const struct panel_board *board, const char *left, int cells, struct strip *strip)
{
	char number[16] = "", part[STRIP_SIZE] = "";

	if (board->number > 0 && left == board->text)
		snprintf(number, sizeof(number), "%3d", board->number);
	if (*left)
		left = wrap_words(left, cells - BOARD_CELLS, part, sizeof(part));
	strip_fit(strip, ROLE_PLAIN, number, BOARD_CELLS, false);
	strip_fit(strip, ROLE_PLAIN, part, cells - BOARD_CELLS, false);
	return left;
}

void panel_boards(struct tui *tui, const struct panel_board *left, const char *sign,
	const struct panel_board *right)
{
	const int cells = (panel_cells() - 6) / 2;
	const char *a = left->text, *b = right->text;

	do {
		struct strip *strip = panel_line(tui);

		if (!strip)
			return;
		a = put_board(left, a, cells, strip);
		strip_put(strip, ROLE_FRAME, sign);
		b = put_board(right, b, cells, strip);
	} while (*a || *b);
}

static int panel_rows(const struct panel *panel)
{
	int rows = panel->count < panel_rows_most() ? panel->count : panel_rows_most();

	return rows > 0 ? rows : 1;
}

/* More lines than the window has rows. */
static bool scrolls(const struct panel *panel)
{
	return panel->count > panel_rows(panel);
}

static void scroll_text(struct tui *tui)
{
	struct panel *panel = &tui->panel;
	const int page = panel_rows(panel) - 1;

	switch (tui->key) {
	case KEY_HOME:
		panel->scroll = 0;
		break;
	case KEY_END:
		panel->scroll = panel->count;
		break;
	case KEY_PPAGE:
		panel->scroll -= page;
		break;
	case KEY_UP:
	case KEY_DOWN:
		panel->scroll += tui->key == KEY_UP ? -1 : 1;
		break;
	default: /* PgDn or Space */
		panel->scroll += page;
		break;
	}
}

enum { ROW_SCROLL, ROW_CLOSE, ROW_BACK, ROW_READ };

static const struct key_row own_rows[] = {
	[ROW_SCROLL] = {"↑↓", "scroll",
		"scroll by a line; PgUp, PgDn, Home, End, and the wheel of the mouse", WHEN_ANY,
		scroll_text, "PgUp PgDn Space Home End"},
	[ROW_CLOSE] = {"Esc", "close", "close the window (q, too)", WHEN_ANY, panel_close,
		"q Enter ? f c"},
	[ROW_BACK] = {"Esc", "back", "go back to the window before (q, too)", WHEN_ANY, panel_close,
		"q Enter ? f c"},
	/* Enter and letters may be what was being typed when the window came */
	[ROW_READ] = {"Esc", "close", "close the window", WHEN_ANY, panel_close, NULL},
};

static bool has_own_close(const struct panel *panel)
{
	for (int i = 0; i < panel->nkeys; i++)
		if (strcmp(panel->keys[i]->key, own_rows[ROW_CLOSE].key) == 0)
			return true;
	return false;
}

const struct key_row *panel_row(const struct panel *panel, int i)
{
	if (i < panel->nkeys)
		return panel->keys[i];
	i -= panel->nkeys;
	if (panel->sign || i > 1 || (i == 1 && has_own_close(panel)))
		return NULL;
	return &own_rows[i == 0                           ? ROW_SCROLL
			: panel->stops                    ? ROW_READ
			: panel->below && !panel->is_help ? ROW_BACK
							  : ROW_CLOSE];
}

void panel_choices(const struct tui *tui, char *text, size_t size)
{
	const struct panel *panel = &tui->panel;
	const struct key_row *row;
	size_t used = 0;

	text[0] = '\0';
	for (int i = 0; (row = panel_row(panel, i)) != NULL && used < size; i++)
		if (row->name && (row != &own_rows[ROW_SCROLL] || scrolls(panel)))
			used += (size_t)snprintf(text + used, size - used, "%s%s %s",
				used ? "  " : "", row->key, row->name);
}

/* As many cells as the longest of its title, its lines and its keys has. */
static int panel_width(const struct panel *panel, const char *keys)
{
	int widest = paint_width(panel->title) + 4;

	if (text_width(keys) + 2 > widest)
		widest = text_width(keys) + 2;
	for (int i = 0; i < panel->count; i++) {
		if (panel->lines[i].used > 0 && paint_width(panel->lines[i].text) > widest)
			widest = paint_width(panel->lines[i].text);
	}
	return widest < panel_cells_most() ? widest : panel_cells_most();
}

void panel_draw(struct tui *tui)
{
	struct panel *panel = &tui->panel;
	const int rows = panel_rows(panel), most = panel->count - rows;
	int widest, row, col;
	char keys[CHOICES_SIZE];

	panel->unasked = false;
	panel_choices(tui, keys, sizeof(keys));
	widest = panel_width(panel, keys);
	if (panel->scroll > most)
		panel->scroll = most;
	if (panel->scroll < 0)
		panel->scroll = 0;
	row = (LINES - rows - 2) / 2;
	col = (COLS - widest - 4) / 2;
	paint_window(row, col, rows + 2, widest + 4, panel->title);
	paint_point(row + 1, col + 2);
	for (int i = 0; i < rows && panel->scroll + i < panel->count; i++)
		paint_strip(
			row + 1 + i, col + 2, &panel->lines[panel->scroll + i], widest, ROLE_PLAIN);
	click_here(tui_target(tui) == TARGET_PANEL);
	click_in_edge(row + rows + 1, col + 2, keys, widest);
}

bool panel_key(struct tui *tui, const struct term_event *event)
{
	const struct key_row *row;

	if (tui->panel.unasked) {
		drop_ahead(tui, event);
		return true;
	}
	for (int i = 0; (row = panel_row(&tui->panel, i)) != NULL; i++) {
		if (key_row_has(row, event)) {
			key_row_do(tui, row, event);
			return true;
		}
	}
	return tui->panel.sign; /* while an answer is worked out nothing else is done */
}

void panel_close(struct tui *tui)
{
	struct panel *below = tui->panel.below;

	empty(&tui->panel);
	if (!below)
		return;
	tui->panel = *below;
	free(below);
	if (tui->panel.old)
		panel_tell_again(tui);
}

void panel_close_all(struct tui *tui)
{
	struct panel *below = tui->panel.below;

	empty(&tui->panel);
	tui->panel.below = NULL;
	if (!below)
		return;
	tui->panel = *below;
	free(below);
	panel_close_all(tui);
}

void panel_tell_again(struct tui *tui)
{
	const struct panel before = tui->panel;

	for (struct panel *below = tui->panel.below; below; below = below->below)
		below->old = true;
	if (!tui->panel.open || tui->layout.too_small)
		return;
	empty(&tui->panel);
	if (before.make && before.slow)
		answer_begin(tui, before.make, &before.about, sizeof(before.about), before.scroll);
	else if (before.make)
		panel_open(tui, before.make, &before.about, sizeof(before.about));
	panel_settle(tui);
	tui->panel.scroll = tui->answer.scroll = before.scroll;
}
