/* The guide's card: all rows, always the same places. */
#include "board/card.h"

#include <stdio.h>
#include <string.h>

#include "core/all_play_all.h"
#include "core/text/fit.h"
#include "core/game.h"
#include "core/round_cell.h"
#include "core/season.h"
#include "core/vocabulary.h"

enum { LABEL_CELLS = 9, NAME_CELLS = 25, COLUMN_CELLS = 3 };

int card_full_columns(int rounds)
{
	if (rounds < 1)
		return 1;
	return rounds > CARD_ROUNDS_MOST ? CARD_ROUNDS_MOST : rounds;
}

int card_full_first(int rounds, int round, int wished)
{
	const int columns = card_full_columns(rounds), last = rounds - columns + 1;
	int first = wished > 0 ? wished : round - columns + 1;

	if (first > last)
		first = last;
	return first < 1 ? 1 : first;
}

int card_full_cells(int rounds)
{
	int columns = card_full_columns(rounds);

	/* Up to seven rounds fit in the blank at the right of the paper card. */
	return columns <= 7 ? CARD_FULL_CELLS : CARD_FULL_CELLS + 4 * (columns - 7);
}

static void put_rule(struct strip *strip, int cells)
{
	for (; cells > 0; cells--)
		strip_put(strip, ROLE_FRAME, "─");
}

static void put_top(struct strip *strip, int grade, int cells)
{
	char text[24] = "Grade    -";

	if (grade > 0)
		snprintf(text, sizeof(text), "Grade %4d", grade);
	strip_put(strip, ROLE_FRAME, "┌No──┬");
	put_rule(strip, NAME_CELLS);
	strip_put(strip, ROLE_FRAME, "┬");
	strip_put(strip, ROLE_FRAME, text);
	put_rule(strip, cells - 7 - NAME_CELLS - (int)strlen(text) - 1);
	strip_put(strip, ROLE_FRAME, "┐");
}

/*
 * "Club     GL", by the Schools' rules "School"; a club that leaves no room for the label stands
 * alone.
 */
static void put_club(const char *label, const char *club, int cells, struct strip *strip)
{
	if (text_width(label) + 1 + text_width(club) <= cells) {
		strip_put(strip, ROLE_FAINT, label);
		strip_gap(strip, 1);
		cells -= text_width(label) + 1;
	}
	strip_fit(strip, ROLE_PLAIN, club, cells, true);
}

static void put_name(
	struct strip *strip, const struct event *event, const struct player *player, int cells)
{
	char text[TITLE_SIZE + 16];

	strip_put(strip, ROLE_FRAME, "│");
	if (player->place[0] != '\0')
		snprintf(text, sizeof(text), "%.7s", player->place);
	else
		snprintf(text, sizeof(text), "%d", player->pin);
	strip_fit(strip, ROLE_STRONG, text, 3, true);
	strip_put(strip, ROLE_FRAME, " │ ");
	snprintf(text, sizeof(text), "%s%s%s", player->title, player->title[0] ? " " : "",
		card_mark(player));
	strip_put(strip, ROLE_STRONG, text);
	card_put_name(event, player, ROLE_STRONG, NAME_CELLS - 2 - text_width(text), strip);
	strip_put(strip, ROLE_FRAME, " │");
	put_club(vocabulary_of(event, player->section)->club, player->club, cells - 8 - NAME_CELLS,
		strip);
	strip_put(strip, ROLE_FRAME, "│");
}

/* The rule between head and rows, and the lower edge: joints where a bar stands above or below. */
static void put_grid(struct strip *strip, int columns, int cells, bool middle)
{
	for (int x = 0; x < cells; x++) {
		int column = x - LABEL_CELLS - 1;
		bool rows = column >= 0 && column % (COLUMN_CELLS + 1) == 0 &&
			column / (COLUMN_CELLS + 1) <= columns;
		bool head = middle && (x == 5 || x == 6 + NAME_CELLS);
		const char *joint = "─";

		if (x == 0)
			joint = middle ? "├" : "└";
		else if (x == cells - 1)
			joint = middle ? "┤" : "┘";
		else if (rows && head)
			joint = "┼";
		else if (head || rows)
			joint = head || !middle ? "┴" : "┬";
		strip_put(strip, ROLE_FRAME, joint);
	}
}

enum card_row { ROW_TOTAL, ROW_OPPONENT, ROW_ROUND, ROW_RESULT, ROW_COLOUR, ROW_FLOAT, ROW_COUNT };

static const char *const row_labels[ROW_COUNT] = {
	"Total", "Opponent", "Round", "Result", "Colour", "Float"};

static bool had_round(const struct event *event, int section, int pin, int round)
{
	struct game game;

	return game_of(event, section, round, pin, &game)
		? game.result != RESULT_NONE
		: event_booking(event, section, pin, round) != NULL;
}

static const char *result_cell(const struct event *event, int section, int pin, int round)
{
	const struct round_cell cell = round_cell_of(event, section, pin, round);
	const int points2 = event_round_points2(event, section, pin, round);

	if (cell.kind != CELL_BYE && cell.kind != CELL_HALF_BYE && cell.kind != CELL_FREE &&
		cell.kind != CELL_ABSENT)
		return round_cell_sign(&cell);
	return points2 > 1 ? "1" : points2 == 1 ? "½" : "0";
}

/* The colour that counts; a game not played, as by default, gives none (CAA 16 iv). */
static enum colour colour_had(const struct board *board, const struct filled *filled, int pin)
{
	const int result = filled ? filled->result : board ? board->result : RESULT_NONE;

	if ((!filled && (!board || board->black == 0)) || result_is_default((enum result)result))
		return COLOUR_NONE;
	if (filled)
		return (enum colour)filled->colour;
	return board->white == pin ? COLOUR_WHITE : COLOUR_BLACK;
}

static const char *short_bye(const struct event *event, int section)
{
	return event_is_season(event, section)          ? "sit"
		: event_is_all_play_all(event, section) ? "free"
							: "bye";
}

static void cell_text(const struct event *event, int section, int pin, int round, enum card_row row,
	char text[16], enum role *role)
{
	const struct board *board = event_board_of(event, section, round, pin);
	const struct filled *filled = event_filled(event, section, round, pin);
	bool bye = !filled &&
		((board && board->black == 0) ||
			(!board && event_booking(event, section, pin, round)));

	text[0] = '\0';
	*role = bye ? ROLE_BYE : ROLE_PLAIN;
	switch (row) {
	case ROW_TOTAL:
		if (had_round(event, section, pin, round))
			points_text(event_points2(event, section, pin, round), text);
		break;
	case ROW_OPPONENT:
		if (bye)
			snprintf(text, 16, "%s", short_bye(event, section));
		else if (filled)
			snprintf(text, 16, "fill");
		else if (board)
			snprintf(text, 16, "%d", board->white == pin ? board->black : board->white);
		break;
	case ROW_ROUND:
		*role = ROLE_FAINT;
		snprintf(text, 16, "%d", round);
		break;
	case ROW_RESULT:
		if (had_round(event, section, pin, round))
			snprintf(text, 16, "%s", result_cell(event, section, pin, round));
		break;
	case ROW_COLOUR: {
		/* a game of another section that he brings has one, too */
		const enum colour colour = filled || board
			? colour_had(board, filled, pin)
			: history_of(event, section, pin, round).colour;

		*role = colour == COLOUR_WHITE ? ROLE_WHITE : ROLE_BLACK;
		if (colour != COLOUR_NONE)
			snprintf(text, 16, "%s", colour_letter(colour));
		break;
	}
	case ROW_FLOAT:
	case ROW_COUNT:
		break;
	}
}

/*
 * One character stands in the middle of its cell, two fill it from the left ("1½", "19"), as on
 * paper.
 */
static void put_cell(struct strip *strip, enum role role, const char *text)
{
	if (text_width(text) < 2) {
		strip_gap(strip, 1);
		strip_fit(strip, role, text, COLUMN_CELLS - 1, false);
	} else {
		strip_fit(strip, role, text, COLUMN_CELLS, false);
	}
}

struct shown {
	int pin, round, first;
	const char *floats;
	const struct model *model;
};

/* The mark of a round. */
static const char *float_cell(const char *floats, int round)
{
	if (round > (int)strlen(floats))
		return "";
	return floats[round - 1] == 'D' ? "↓" : floats[round - 1] == 'U' ? "↑" : "";
}

static void put_row(const struct event *event, const struct section *section,
	const struct shown *shown, enum card_row row, struct strip *strip, int cells)
{
	const int columns = card_full_columns(section->rounds), first = shown->first;
	const bool season = section_is_season(section);
	char text[16];
	enum role role;

	strip_put(strip, ROLE_FRAME, "│");
	strip_fit(strip, ROLE_FAINT, row == ROW_ROUND && season ? "Evening" : row_labels[row],
		LABEL_CELLS, false);
	strip_put(strip, ROLE_FRAME, "│");
	for (int r = first; r < first + columns; r++) {
		text[0] = '\0';
		role = ROLE_PLAIN;
		if (row == ROW_FLOAT) {
			snprintf(text, sizeof(text), "%s", float_cell(shown->floats, r));
			role = ROLE_FLOAT;
		} else if (r <= section->rounds && (r <= shown->round || row == ROW_ROUND))
			cell_text(event, section->id, shown->pin, r, row, text, &role);
		if (row == ROW_RESULT && text[0] && r <= shown->round &&
			model_is_corrected(shown->model, shown->pin, r))
			strcat(text, "†");
		put_cell(strip, role, text);
		strip_put(strip, ROLE_FRAME, "│");
	}
	strip_gap(strip, cells - LABEL_CELLS - 3 - columns * (COLUMN_CELLS + 1));
	strip_put(strip, ROLE_FRAME, "│");
}

void card_full(const struct event *event, const struct model *model, int pin, int first,
	struct strip lines[CARD_FULL_LINES])
{
	const struct section *row = event_section(event, model->section);
	const struct player *player = event_player(event, model->section, pin);
	struct shown shown = {pin, model->round, 0, model_floats(model, pin), model};
	int cells, columns;

	for (int i = 0; i < CARD_FULL_LINES; i++)
		strip_clear(&lines[i]);
	if (!row || !player)
		return;
	shown.first = card_full_first(row->rounds, model->round, first);
	columns = card_full_columns(row->rounds);
	cells = card_full_cells(row->rounds);
	put_top(&lines[0], player->grade, cells);
	put_name(&lines[1], event, player, cells);
	put_grid(&lines[2], columns, cells, true);
	for (int i = 0; i < ROW_COUNT; i++)
		put_row(event, row, &shown, (enum card_row)i, &lines[3 + i], cells);
	put_grid(&lines[9], columns, cells, false);
}
