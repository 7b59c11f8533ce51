/*
 * The lines that every view shares: event, round and roll call on top; the selected card and the
 * keys at the bottom.
 */
#include "config.h"

#include "tui/view/head.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "app/practice/practice.h"
#include "core/text/fit.h"
#include "core/vocabulary.h"
#include "tui/ask/help.h"
#include "tui/ask/sections.h"
#include "tui/board/carry.h"
#include "tui/board/cursor.h"
#include "tui/board/fill.h"
#include "tui/board/draw_board.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/click.h"
#include "tui/term/paint.h"
#include "tui/term/wrap.h"
#include "tui/view/head_title.h"

enum { STATUS_SIZE = ERROR_TEXT };

/* What to do next, as a key and a few words. */
static const char *next_step(const struct tui *tui)
{
	const struct model *model = &tui->model;

	if (tui_carrying(tui))
		return "Enter drops";
	if (app_read_only(tui->app))
		return "read only";
	if (model->ncards == 0 && tui_is_season(tui) && tui_has_players(tui))
		return "a takes the attendance";
	if (model->ncards == 0)
		return "i imports, e adds players";
	if (model->state == ROUND_LAID_OUT)
		return "p proposes the draw";
	if (model->state < ROUND_PUBLISHED && model->roll.tray > 0)
		return "Tab: the tray must be empty";
	if (tui_publish_compares(tui))
		return "P compares, then publishes";
	if (model->state < ROUND_PUBLISHED)
		return "P publishes the draw";
	if (model->state == ROUND_PUBLISHED)
		return "r enters results";
	return tui->view->id == VIEW_STANDINGS ? "all results are in" : "s shows the standings";
}

/* What is true of the card under the cursor. */
void head_card_facts(const struct tui *tui, char *text, size_t size)
{
	const struct model *model = &tui->model;
	int card = cursor_card(tui), opponent;
	char name[64], claim[160], other[64], points[CARD_POINTS_SIZE];

	text[0] = '\0';
	if (tui_carrying(tui) && tui->board->judged >= 0) {
		if (tui->board->drop.broken[0])
			snprintf(text, size, "NOT LEGAL: %s", tui->board->drop.broken);
		else
			carry_words(tui->board->drop.text, tui->board->drop.board, text, size);
		return;
	}
	if (card < 0)
		return;
	card_short_name(model, card, name);
	card_claim_words(model, card, claim, sizeof(claim));
	opponent = model_opponent(model, card);
	card_points_words(&model->cards[card], points);
	if (model->cards[card].outside.number > 0) {
		fill_words(tui, card, claim, sizeof(claim));
		snprintf(text, size, "%s (%s) %s", name, points, claim);
	} else if (model->cards[card].place == PLACE_TRAY) {
		snprintf(text, size, "%s (%s): %s; %s", name, points,
			model->paired && !model->cards[card].hand_out ? "in the tray" : "sits out",
			claim);
	} else if (model->cards[card].place == PLACE_BYE) {
		snprintf(text, size, "%s (%s): %s", name, points, model->words->has_bye);
	} else if (opponent >= 0) {
		snprintf(text, size, "%s (%s) v %s: %s", name, points,
			card_short_name(model, opponent, other), claim);
	} else {
		snprintf(text, size, "%s: %s", name, claim);
	}
}

/* The message, or what is true of the card under the cursor; and the next step beside it. */
static const char *status_words(const struct tui *tui, char *text, size_t size, enum role *role)
{
	*role = ROLE_PLAIN;
	text[0] = '\0';
	if (tui->view->facts)
		tui->view->facts(tui, text, size);
	if (tui_carrying(tui) && tui->board->judged >= 0 && !tui->board->drop.legal)
		*role = ROLE_BAD;
	if (tui->message[0]) {
		snprintf(text, size, "%s", tui->message);
		*role = tui->message_role;
	}
	return tui->view->next && !app_read_only(tui->app) ? tui->view->next(tui) : next_step(tui);
}

int head_status_lines(const struct tui *tui)
{
	char text[STATUS_SIZE], line[STRIP_SIZE];
	enum role role;
	int lines = 0;

	status_words(tui, text, sizeof(text), &role);
	for (const char *rest = text; *rest; lines++)
		rest = wrap_words(rest, COLS - 2, line, sizeof(line));
	return lines > 0 ? lines : 1;
}

int head_lines(const struct tui *tui)
{
	return LINES - (head_status_lines(tui) - 1);
}

/* The lower edge of the frame, where it stays above a long text. */
static void head_edge(int row)
{
	paint_across(row, 1, COLS - 2, "─", ROLE_FRAME);
	paint_text(row, 0, ROLE_FRAME, "└", 1);
	paint_text(row, COLS - 1, ROLE_FRAME, "┘", 1);
}

/* All of a text: what is longer than the line takes lines above it. */
static void draw_whole(const struct tui *tui, int row, enum role role, const char *text)
{
	char line[STRIP_SIZE];
	const char *rest = text;
	int lines = 0;

	for (; *rest; lines++)
		rest = wrap_words(rest, COLS - 2, line, sizeof(line));
	row -= lines - 1;
	if (lines > 1 && tui->view->id != VIEW_BOARD) /* which keeps clear by itself */
		head_edge(row - 1);
	for (rest = text; *rest; row++) {
		rest = wrap_words(rest, COLS - 2, line, sizeof(line));
		paint_blank(row, 0, COLS, ROLE_PLAIN);
		paint_text(row, 1, role, line, COLS - 2);
	}
}

/*
 * The message is whole whatever its length. The next step stands beside it; where there is no room
 * for both it begins the line of the keys instead, unless one of them says it: returned then, else
 * NULL.
 */
static const char *draw_status(struct tui *tui)
{
	char text[STATUS_SIZE];
	enum role role;
	const char *next = status_words(tui, text, sizeof(text), &role);
	const int cells = text_width(next), row = tui->layout.status_row;

	if (text_width(text) > COLS - cells - 5) {
		draw_whole(tui, row, role, text);
		return next;
	}
	paint_text(row, 1, role, text, COLS - cells - 5);
	click_choices(row, COLS - 1 - cells, next, cells);
	return NULL;
}

/* Does one of the keys of the line say the same as the next step? */
static bool is_on_key_line(const struct tui *tui, const char *next)
{
	const struct key_row *key;

	for (int i = 0; (key = help_row(tui, i)) != NULL; i++) {
		const size_t length = strlen(key->key);

		if (strncmp(next, key->key, length) == 0 && next[length] == ' ' &&
			help_word(tui, key))
			return true;
	}
	return false;
}

/* The cells that the next step takes at the beginning of the line. */
static int draw_next(const struct tui *tui, int row, int col, const char *next, int room)
{
	const int cells = text_width(next);

	if (cells == 0 || cells > room || is_on_key_line(tui, next))
		return 0;
	click_choices(row, col, next, cells);
	return cells + 3;
}

/* next: NULL if it stands elsewhere. */
static void draw_keys(struct tui *tui, const char *next)
{
	const int row = tui->layout.keys_row, room = COLS - 1 - 16;
	const struct key_row *key;
	char choices[CHOICES_SIZE];
	int col = 1, cells;

	help_choices(tui, choices, sizeof(choices));
	if (!help_row(tui, 0))
		click_choices(row, col, choices, room - col);
	if (next && tui_target(tui) == TARGET_VIEW)
		col += draw_next(tui, row, col, next, room - col);
	for (int i = 0; (key = help_row(tui, i)) != NULL; i++) {
		const char *word = help_word(tui, key);

		if (!word)
			continue;
		cells = click_choice(row, col, key->key, word, room - col);
		if (cells == 0)
			break;
		col += cells + 2;
	}
	click_choice(row, COLS - 1 - 14, "Ctrl-G", "", 6);
	click_choice(row, COLS - 1 - 7, "F1", "help", 7);
}

/* The last line has the keys of whatever they go to; what is to be done next is the view's. */
void head_draw(struct tui *tui)
{
	const char *next;

	head_title_draw(tui);
	next = draw_status(tui);
	click_here(true);
	draw_keys(tui, next);
	click_here(tui_target(tui) == TARGET_VIEW);
}

void head_frame(const char *title)
{
	paint_box(1, 0, LINES - 3, COLS, title);
}
