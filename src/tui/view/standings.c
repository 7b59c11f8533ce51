/* Standings in points order, after any round. */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "app/standings/standings_at.h"
#include "app/words/words.h"
#include "board/columns.h"
#include "board/round_ink.h"
#include "core/board_result.h"
#include "core/particulars/left.h"
#include "core/text/fit.h"
#include "core/ties/text.h"
#include "tui/ask/paper.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/paint.h"
#include "tui/view/head.h"
#include "tui/view/list_view.h"
#include "tui/view/standings_working.h"
#include "tui/view/table.h"
#include "tui/view/views.h"

static const struct standings *standings_of(const struct tui *tui)
{
	return standings_at(tui->app, table_state(tui)->round);
}

static struct listed read_rows(const struct tui *tui)
{
	const struct standings *standings = standings_of(tui);

	return (struct listed){.rows = standings, .count = standings ? standings->count : 0};
}

static int pin_of(const void *listed, int i)
{
	return ((const struct standings *)listed)->rows[i].pin;
}

/*
 * The entry of the order that the n-th column of tie-breaks shows; -1: there are no more. What is
 * left out of all has none, as on paper.
 */
static int entry_at(const struct standings *standings, int n)
{
	const struct ties_order *order = &standings->setting.order;

	for (int i = 0; i < order->count; i++)
		if (order->of[i].code != TIES_PTS && !standings->table.left_out[i] && n-- == 0)
			return i;
	return -1;
}

/* Cells of a row without name, club and rounds; least cells of the two before rounds give way. */
enum {
	FIXED_CELLS = 27,
	NAME_LEAST = 16,
	NAME_WIDE_LEAST = 26,
	CLUB_LEAST = 11,
	COLS_WIDE = 100,
	TIE_CELLS = 7,
	NAME_FAIR = 22
};

static int digits(int number)
{
	return number < 10 ? 1 : 1 + digits(number / 10);
}

/* "w104+" or "half", a blank before it. */
static int wide_round_cells(const struct tui *tui)
{
	int count;
	const struct record *rows =
		event_range(tui_event(tui), RECORD_PLAYER, app_section(tui->app), 0, &count);
	const int words = count > 0 ? 2 + digits(rows[count - 1].as.player.pin) : 0;

	return 1 + (words > 4 ? words : 4);
}

/* The cells of the n-th column of tie-breaks: its figures, or its head where that is longer. */
static int tie_cells(const struct standings *standings, int n)
{
	const struct ties_order *order = &standings->setting.order;
	char word[TIES_WORD_SIZE];
	const int head = text_width(ties_word(&order->of[entry_at(standings, n)], word)) + 1;

	return head > TIE_CELLS ? head : TIE_CELLS;
}

static int ties_cells(const struct tui *tui, int ties)
{
	const struct standings *standings = standings_of(tui);
	int cells = 0;

	for (int n = 0; n < ties; n++)
		cells += tie_cells(standings, n);
	return cells;
}

/* How many tie-breaks there is room for beside names and clubs of a fair width. */
static int room_for_ties(const struct tui *tui, int room, const struct column columns[2])
{
	const struct standings *standings = standings_of(tui);
	const int name = columns[0].wish < NAME_FAIR ? columns[0].wish : NAME_FAIR;
	const int club = columns[1].wish < CLUB_LEAST ? columns[1].wish : CLUB_LEAST;
	int ties = 0;

	while (standings && standings->through > 0 && entry_at(standings, ties) >= 0 &&
		name + club + ties_cells(tui, ties + 1) <= room)
		ties++;
	return ties;
}

/* Is one of the games by default, whose sign takes two cells? */
static bool has_defaults(const struct tui *tui)
{
	int count;
	const struct record *rows =
		event_range(tui_event(tui), RECORD_BOARD, app_section(tui->app), 0, &count);
	const struct record *filled;

	for (; count > 0; count--, rows++)
		if (result_is_default((enum result)rows->as.board.result))
			return true;
	filled = event_range(tui_event(tui), RECORD_FILLED, app_section(tui->app), 0, &count);
	for (; count > 0; count--, filled++)
		if (result_is_default((enum result)filled->as.filled.result))
			return true;
	return false;
}

/*
 * In a wide window rounds have opponent and colour if all of the event have room beside names and
 * clubs, else one sign each; of too many the last ones are shown.
 */
static void share_cells(struct tui *tui)
{
	struct table_cells *cells = &table_state(tui)->cells;
	const int rounds = event_section(tui_event(tui), app_section(tui->app))->rounds;
	const int room = COLS - 4 - FIXED_CELLS, wide = wide_round_cells(tui);
	const int clubs = table_clubs_width(tui), head = text_width(tui_vocabulary(tui)->club);
	struct column columns[] = {
		{.least = NAME_WIDE_LEAST, .wish = table_names_width(tui)},
		{.least = CLUB_LEAST,
			.wish = clubs == 0     ? 0
				: clubs < head ? head + 1
					       : clubs + 1},
	};
	int most = rounds;

	columns_share(columns, 2, columns[0].least + columns[1].least);
	cells->wide =
		COLS >= COLS_WIDE && room - rounds * wide >= columns[0].cells + columns[1].cells;
	cells->round = cells->wide ? wide : rounds > 9 || has_defaults(tui) ? 3 : 2;
	while (most > 1 && most * cells->round > room - NAME_LEAST)
		most--;
	cells->shown = table_state(tui)->round < most ? table_state(tui)->round : most;
	columns[0].least = NAME_LEAST;
	cells->ties = room_for_ties(tui, room - cells->shown * cells->round, columns);
	columns_share(
		columns, 2, room - cells->shown * cells->round - ties_cells(tui, cells->ties));
	cells->name = columns[0].cells;
	cells->club = columns[1].cells;
	cells->first = table_state(tui)->round - cells->shown + 1;
}

/* CAA 36: a game against one who stands in no row. */
static bool met_outside(const struct tui *tui, int pin)
{
	for (int r = 1; r <= table_state(tui)->round; r++)
		if (event_filled(tui_event(tui), app_section(tui->app), r, pin))
			return true;
	return false;
}

static const char *legend(const struct tui *tui)
{
	int count;
	const struct record *row =
		event_range(tui_event(tui), RECORD_FILLED, app_section(tui->app), 0, &count);

	for (; count > 0; count--, row++)
		if (row->as.filled.round <= table_state(tui)->round)
			return " · * with a game v one from outside";
	return "";
}

static const char *signs(const struct tui *tui)
{
	return table_state(tui)->cells.wide
		? " w7 b7 White, Black v 7  + = - won, drawn, lost  d7+ d7- by default  bye: of a point  half: of half a point  - absent  ? open "
		: " 1 ½ 0 played  d+ d- by default  b bye  h half point  · absent  ? open ";
}

static void put_headings(const struct tui *tui, struct strip *strip)
{
	const struct table_cells *cells = &table_state(tui)->cells;
	const struct standings *standings = standings_of(tui);
	char text[TIES_WORD_SIZE];

	strip_put(strip, ROLE_TITLE, " Rank Points  No. ");
	strip_fit(strip, ROLE_TITLE, " Name", cells->name + 1, false);
	strip_put(strip, ROLE_TITLE, " Grade  ");
	strip_fit(strip, ROLE_TITLE, cells->club ? tui_vocabulary(tui)->club : "", cells->club,
		false);
	for (int r = cells->first; r < cells->first + cells->shown; r++) {
		snprintf(text, sizeof(text), cells->wide ? "R%d" : "%d", r);
		strip_fit(strip, ROLE_TITLE, text, cells->round, true);
	}
	for (int n = 0; standings && n < cells->ties; n++) {
		const struct ties_order *order = &standings->setting.order;

		strip_fit(strip, ROLE_TITLE, ties_word(&order->of[entry_at(standings, n)], text),
			tie_cells(standings, n), true);
	}
}

static void put_round(const struct tui *tui, int pin, int round, struct strip *strip)
{
	const struct table_cells *cells = &table_state(tui)->cells;
	const struct round_cell cell =
		round_cell_of(tui_event(tui), app_section(tui->app), pin, round);
	const bool is_game = cell.kind <= CELL_OPEN;
	char text[ROUND_CELL_SIZE];

	/* one sign says nothing of the colour, and so is in none */
	if (cells->wide)
		strip_fit(
			strip, round_ink(&cell), round_cell_words(&cell, text), cells->round, true);
	else
		strip_fit(strip, is_game ? ROLE_PLAIN : round_ink(&cell),
			paint_sign(round_cell_sign(&cell)), cells->round, true);
}

static void put_row(const struct tui *tui, const struct standings *standings, int i,
	const char *rank, struct strip *strip)
{
	const struct standing *standing = &standings->rows[i];
	struct ties_figure figure;
	const struct player *player =
		event_player(tui_event(tui), app_section(tui->app), standing->pin);
	const struct table_cells *cells = &table_state(tui)->cells;
	char text[24];

	if (!player)
		return;
	strip_fit(strip, ROLE_STRONG, rank, 5, true);
	strip_fit(strip, ROLE_STRONG, standing_points_text(standing, text), 6, true);
	strip_fit(strip, ROLE_KEY,
		player_has_open(tui_event(tui), app_section(tui->app), standing->pin,
			table_state(tui)->round)
			? "?"
			: met_outside(tui, standing->pin) ? "*"
							  : "",
		3, false);
	snprintf(text, sizeof(text), "%d", standing->pin);
	strip_fit(strip, ROLE_PLAIN, text, 4, true);
	strip_gap(strip, 1);
	table_put_name(tui, player, cells->name, strip);
	snprintf(text, sizeof(text), player->grade ? "%d" : "-", player->grade);
	strip_fit(strip, ROLE_FAINT, text, 6, true);
	strip_gap(strip, 2);
	if (cells->club > 1)
		strip_fit(strip, ROLE_FAINT, player->club, cells->club - 1, false);
	strip_gap(strip, cells->club > 0);
	for (int r = cells->first; r < cells->first + cells->shown; r++)
		put_round(tui, standing->pin, r, strip);
	for (int n = 0; n < cells->ties; n++) {
		figure = ties_table_figure(
			&standings->table, standing->player, entry_at(standings, n));
		strip_fit(strip, ROLE_PLAIN, ties_figure_text(&figure, text),
			tie_cells(standings, n), true);
	}
}

static void draw_row(const struct tui *tui, const struct listed *listed, int i, int row, bool here)
{
	const struct standings *standings = listed->rows;
	struct strip strip = {0};
	char rank[24];

	put_row(tui, standings, i, standing_rank_text(standings, i, rank), &strip);
	table_draw_row(&strip, row, here);
}

/* Why a tie-break has no column, in the words of the paper; "": all have one, or want of room. */
static const char *left_out_words(const struct tui *tui, char text[TIES_LINE_SIZE])
{
	const struct standings *standings = standings_of(tui);

	text[0] = '\0';
	return standings && standings->through > 0 ? ties_left_out_words(standings, text) : text;
}

static bool has_note(const struct tui *tui)
{
	char text[TIES_LINE_SIZE];

	return left_out_words(tui, text)[0] != '\0';
}

static const struct list_rows standings_rows = {.first_row = TABLE_FIRST_ROW,
	.inset = 1,
	.read = read_rows,
	.pin = pin_of,
	.draw = draw_row,
	.empty = table_empty_words,
	.has_note = has_note};

/* Tie-breaks that have no column. */
static int count_hidden(const struct tui *tui)
{
	const struct standings *standings = standings_of(tui);
	const int shown = table_state(tui)->cells.ties;
	int all = shown;

	while (standings && standings->through > 0 && entry_at(standings, all) >= 0)
		all++;
	return all - shown;
}

/* " · tie-breaks of round 4, 2 more (t)": of which round they are, and what has no column. */
static void ties_words(const struct tui *tui, char *text, size_t size)
{
	const struct standings *standings = standings_of(tui);
	const int hidden = count_hidden(tui);
	char more[24] = "";

	text[0] = '\0';
	if (hidden > 0)
		snprintf(more, sizeof(more), ", %d more (t)", hidden);
	if (standings && standings_is_live(standings) && standings->counted > 0 &&
		entry_at(standings, 0) >= 0)
		snprintf(text, size, " · tie-breaks of %s %d%s", tui_vocabulary(tui)->round_small,
			standings->counted, more);
	else if (hidden > 0)
		snprintf(text, size, " · %d more tie-break%s (t)", hidden, hidden == 1 ? "" : "s");
}

static void draw(struct tui *tui)
{
	struct strip headings = {0};
	char text[160], ties[80], left_out[TIES_LINE_SIZE];

	share_cells(tui);
	put_headings(tui, &headings);
	ties_words(tui, ties, sizeof(ties));
	snprintf(text, sizeof(text), "%s%s", ties, legend(tui));
	table_draw(tui, "Standings", text, &headings, signs(tui));
	paint_text(head_lines(tui) - 4, 3, ROLE_PLAIN, left_out_words(tui, left_out), COLS - 6);
}

static void touched(struct tui *tui, const struct app_touched *touched)
{
	list_view_show(tui, touched->pin);
}

/* "; round 3 v Smith, J (Minor)": opponents who have no row of their own (CAA 36). */
static void add_outside(const struct tui *tui, int pin, char *text, size_t size)
{
	for (int r = 1; r <= table_state(tui)->round; r++) {
		const struct filled *filled =
			event_filled(tui_event(tui), app_section(tui->app), r, pin);
		const size_t used = strlen(text);

		if (filled)
			words_put(text + used, size - used, "; round %d v %s", r, filled->name);
	}
}

/* "; BH/C1 10.5, SB 8.75", or "; after round 4 BH/C1 10.5": those that have no column too. */
static void add_figures(const struct tui *tui, const struct standings *standings, int player,
	char *text, size_t size)
{
	const struct ties_order *order = &standings->setting.order;
	char of[48] = ";";

	if (standings->counted == 0) /* of no round yet */
		return;
	if (standings_is_live(standings))
		snprintf(of, sizeof(of), "; after %s %d", tui_vocabulary(tui)->round_small,
			standings->counted);
	for (int n = 0, entry; (entry = entry_at(standings, n)) >= 0; n++) {
		const struct ties_figure figure =
			ties_table_figure(&standings->table, player, entry);
		const size_t used = strlen(text);
		char word[TIES_WORD_SIZE], number[TIES_FIGURE_SIZE];

		if (figure.per > 0)
			words_put(text + used, size - used, "%s %s %s", n ? "," : of,
				ties_word(&order->of[entry], word),
				ties_figure_text(&figure, number));
	}
}

static void facts(const struct tui *tui, char *text, size_t size)
{
	const struct standings *standings = standings_of(tui);
	const int i = list_view_list(tui)->at;
	const struct standing *at =
		standings && i >= 0 && i < standings->count ? &standings->rows[i] : NULL;
	const struct player *player =
		at ? event_player(tui_event(tui), app_section(tui->app), at->pin) : NULL;
	const enum left how = player_left(tui_event(tui), player, table_state(tui)->round);
	char points[16], left[40] = "";

	text[0] = '\0';
	if (player && how != LEFT_NOT)
		snprintf(left, sizeof(left), ", %s from round %d on", left_words(how),
			player->leaves);
	if (player && at->is_void) {
		words_put(text, size, "%d %s counts for nobody: %s %s in brackets%s", at->pin,
			player->name, points_text(at->void2, points), points_word(at->void2), left);
	} else if (player) {
		words_put(text, size, "%d %s: %s %s, place %d%s", at->pin, player->name,
			points_text(at->points2, points), points_word(at->points2), at->rank, left);
		add_figures(tui, standings, at->player, text, size);
		add_outside(tui, at->pin, text, size);
	}
}

static void show_prizes(struct tui *tui)
{
	tui_show(tui, VIEW_PRIZES);
}

static const struct key_row rows[] = {
	{"Esc", "board", "back to the draw board", WHEN_ANY, list_view_leave, "q b"},
	{"←→", "round", "after an earlier or later round", WHEN_ANY, table_go_round, NULL},
	{"t", "tie-breaks", "how points and tie-breaks of the player came about", WHEN_ANY,
		standings_show_working, NULL},
	{"$", "prizes", "the prize list: who gets what, and why", WHEN_ANY, show_prizes, NULL},
};

static const struct key_row *standings_key(int i)
{
	static const struct key_table own = {rows, sizeof(rows) / sizeof(rows[0])};
	static const struct key_row print_row = {
		"w", "print", "print or write the list", WHEN_ANY, paper_ask, NULL};
	static const struct key_table print = {&print_row, 1};
	const struct key_table *const tables[] = {&own, &print, list_view_keys(), NULL};

	return key_row_at(tables, i);
}

static const char *word(const struct tui *tui, const struct key_row *row)
{
	if (row->act == standings_show_working)
		return list_view_word(tui, row);
	return table_word(tui, row);
}

static const struct key_row marks[] = {
	{"1=", NULL, "the rank, shared with the next, who is equal in all that counts", WHEN_ANY,
		NULL, NULL},
	{"1 2 3", NULL, "over the last columns: the rounds (R1 R2 R3 in a wide window)", WHEN_ANY,
		NULL, NULL},
	{"1 ½ 0", NULL, "in a round: a game won, drawn, lost; ? without a result", WHEN_ANY, NULL,
		NULL},
	{"d+ d-", NULL, "won or lost by default; a wide window says against whom, d7+ d7-",
		WHEN_ANY, NULL, NULL},
	{"b h ·", NULL, "the bye or a full-point bye; a half-point bye; absent", WHEN_ANY, NULL,
		NULL},
	{"w7+ b7-", NULL, "in a wide window: White v 7 and won, Black v 7 and lost; = drawn",
		WHEN_ANY, NULL, NULL},
	{"*", NULL, "has a game against one from outside, who has no row", WHEN_ANY, NULL, NULL},
	{"?", NULL, "behind the points: a game is open, and counts for something in them", WHEN_ANY,
		NULL, NULL},
	{"gone", NULL, "has withdrawn; exp. was expelled; over plays in another section", WHEN_ANY,
		NULL, NULL},
	{"BH SB", NULL, "behind the rounds: tie-breaks, as far as there is room; all below",
		WHEN_ANY, NULL, NULL},
};

const struct view *view_standings(void)
{
	static const struct view view = {
		.id = VIEW_STANDINGS,
		.name = "Standings",
		.keys = standings_key,
		.marks = {marks, sizeof(marks) / sizeof(marks[0])},
		.list = &standings_rows,
		.own_size = sizeof(struct table_state),
		.draw = draw,
		.mouse = list_view_mouse,
		.enter = table_enter,
		.round = table_round,
		.facts = facts,
		.touched = touched,
		.word = word,
	};

	return &view;
}
