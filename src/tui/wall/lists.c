/* The lists of the hall screen: boards, names, standings; only what is published. */
#include "config.h"

#include "tui/wall/lists.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/section/section.h"
#include "app/words/words.h"
#include "board/strip.h"
#include "core/board_label.h"
#include "core/board_result.h"
#include "core/game.h"
#include "core/points.h"
#include "core/text/fit.h"
#include "core/text/letters.h"
#include "core/ties/text.h"
#include "core/vec.h"
#include "core/vocabulary.h"
#include "print/event_line.h"
#include "print/list.h"
#include "print/public_name.h"

enum { LABEL_CELLS = 4, POINTS_CELLS = 4, RESULT_CELLS = 9, RANK_CELLS = 5, NAME_MOST = 36 };

struct of_section {
	const struct event *event;
	int section, round, width;
	struct wall_lines *to;
};

int wall_round(const struct event *event, int section)
{
	int round = event_last_round(event, section);

	while (round > 0 && event_round(event, section, round)->state < ROUND_PUBLISHED)
		round--;
	return round;
}

static void add(const struct of_section *of, const struct strip *strip)
{
	struct wall_lines *to = of->to;
	void *grown = vec_grow(to->lines, &to->room, to->count + 1, sizeof(*to->lines));

	if (!grown)
		return;
	to->lines = grown;
	words_put(to->lines[to->count++], WALL_LINE_SIZE, "%s", strip->text);
}

/* As the section lets its players be named in public. */
static const char *name_of(
	const struct of_section *of, int pin, const char *outside, char text[PUBLIC_NAME_SIZE])
{
	return pin ? public_player(of->event, of->section, pin, text)
		   : public_outsider(of->event, of->section, outside, text);
}

static void put_name(
	const struct of_section *of, struct strip *strip, int pin, const char *outside, int cells)
{
	char name[PUBLIC_NAME_SIZE];

	strip_fit(strip, ROLE_PLAIN, name_of(of, pin, outside ? outside : "", name), cells, false);
}

/* Points before the round. */
static void put_points(const struct of_section *of, struct strip *strip, int pin)
{
	char points[16] = "";

	if (pin)
		points_text(event_points2(of->event, of->section, pin, of->round - 1), points);
	strip_fit(strip, ROLE_PLAIN, points, POINTS_CELLS, true);
}

/* "1 - 0", or that it is played; in the middle of its cells. */
static void put_result(struct strip *strip, const struct game *game)
{
	const char *text = game->result == RESULT_NONE ? "-" : game_notation(game);
	const int cells = (int)strlen(text) < RESULT_CELLS ? (int)strlen(text) : RESULT_CELLS;

	strip_gap(strip, (RESULT_CELLS - cells) / 2);
	strip_fit(strip, ROLE_PLAIN, text, RESULT_CELLS - (RESULT_CELLS - cells) / 2, false);
}

static int board_name_cells(const struct of_section *of)
{
	const int room = (of->width - LABEL_CELLS - 1 - 2 * POINTS_CELLS - RESULT_CELLS) / 2;

	return room < NAME_MOST ? room : NAME_MOST;
}

static void add_board(const struct of_section *of, const struct game *game)
{
	const int cells = board_name_cells(of);
	struct strip strip;
	char label[16];

	strip_clear(&strip);
	snprintf(label, sizeof(label), "%d",
		board_label(of->event, of->section, of->round, game->number));
	strip_fit(&strip, ROLE_PLAIN, label, LABEL_CELLS, true);
	strip_gap(&strip, 1);
	put_name(of, &strip, game->white, game->outside, cells);
	put_points(of, &strip, game->white);
	put_result(&strip, game);
	put_name(of, &strip, game->black, game->outside, cells);
	put_points(of, &strip, game->black);
	add(of, &strip);
}

/* He has no opponent: "full-point bye". */
static void add_bye(const struct of_section *of, int pin, const char *words)
{
	struct strip strip;

	strip_clear(&strip);
	strip_gap(&strip, LABEL_CELLS + 1);
	put_name(of, &strip, pin, NULL, board_name_cells(of));
	put_points(of, &strip, pin);
	strip_gap(&strip, 2);
	strip_put(&strip, ROLE_PLAIN, words);
	add(of, &strip);
}

/* He looks for his name and plays nobody, by a bye that he asked for or by hand; "": not so. */
static const char *bye_words(const struct of_section *of, int pin)
{
	const struct booking *booking = event_booking(of->event, of->section, pin, of->round);
	struct game game;

	if (game_of(of->event, of->section, of->round, pin, &game) ||
		!event_takes_part(of->event, of->section, pin, of->round))
		return "";
	if (booking)
		return booking->kind == BOOKING_ZERO ? "" : list_booking_words(booking->kind);
	return game_sits_out(of->event, of->section, of->round, pin)
		? list_out_words(of->event, of->section)
		: "";
}

static void compose_boards(const struct of_section *of)
{
	int count = game_count(of->event, of->section, of->round);
	const struct record *rows;

	for (int number = 1; number <= count; number++) {
		struct game game;

		if (!game_find(of->event, of->section, of->round, number, &game))
			continue;
		if (game.bye)
			add_bye(of, game.white, vocabulary_of(of->event, of->section)->bye);
		else
			add_board(of, &game);
	}
	rows = event_range(of->event, RECORD_PLAYER, of->section, 0, &count);
	for (; count > 0; count--, rows++)
		if (bye_words(of, rows->as.player.pin)[0])
			add_bye(of, rows->as.player.pin, bye_words(of, rows->as.player.pin));
}

static int compare_names(const void *left, const void *right)
{
	const struct player *const *a = left, *const *b = right;
	const int order = letters_compare((*a)->name, (*b)->name);

	return order ? order : (*a)->pin - (*b)->pin;
}

/* "Adams, Alan   12 White  Jones, Jack". */
static void add_name(const struct of_section *of, const struct player *player)
{
	const int room = (of->width - LABEL_CELLS - 10) / 2;
	const int cells = room < NAME_MOST ? room : NAME_MOST;
	const char *words = bye_words(of, player->pin);
	struct strip strip;
	struct game game;
	char label[16];

	strip_clear(&strip);
	put_name(of, &strip, player->pin, NULL, cells);
	if (words[0]) {
		strip_gap(&strip, LABEL_CELLS + 2);
		strip_put(&strip, ROLE_PLAIN, words);
		add(of, &strip);
	}
	if (!game_of(of->event, of->section, of->round, player->pin, &game))
		return;
	snprintf(label, sizeof(label), "%d",
		board_label(of->event, of->section, of->round, game.number));
	strip_fit(&strip, ROLE_PLAIN, game.bye ? "" : label, LABEL_CELLS, true);
	strip_gap(&strip, 2);
	if (game.bye)
		strip_fit(&strip, ROLE_PLAIN, vocabulary_of(of->event, of->section)->bye, 8, false);
	else
		strip_fit(&strip, ROLE_PLAIN, game.white == player->pin ? "White" : "Black", 8,
			false);
	if (!game.bye)
		put_name(of, &strip, game.white == player->pin ? game.black : game.white,
			game.outside, cells);
	add(of, &strip);
}

static void compose_names(const struct of_section *of)
{
	int count;
	const struct record *rows = event_range(of->event, RECORD_PLAYER, of->section, 0, &count);
	const struct player **players = calloc((size_t)count + 1, sizeof(*players));

	for (int i = 0; players && i < count; i++)
		players[i] = &rows[i].as.player;
	if (players && count > 1)
		qsort(players, (size_t)count, sizeof(*players), compare_names);
	for (int i = 0; players && i < count; i++)
		add_name(of, players[i]);
	free(players);
}

static void add_standing(const struct of_section *of, const struct standings *standings, int i)
{
	const struct standing *row = &standings->rows[i];
	const struct player *player = event_player(of->event, of->section, row->pin);
	const int room = of->width - RANK_CELLS - POINTS_CELLS - 4;
	const int cells = room / 2 < NAME_MOST ? room / 2 : NAME_MOST;
	char rank[16], points[16], words[LEFT_SIZE];
	const char *left = list_left_words(of->event, player, of->round, words);
	struct strip strip;

	strip_clear(&strip);
	strip_fit(&strip, ROLE_PLAIN, standing_rank_text(standings, i, rank), RANK_CELLS, true);
	strip_gap(&strip, 1);
	put_name(of, &strip, row->pin, NULL, cells);
	strip_fit(&strip, ROLE_PLAIN, standing_points_text(row, points), POINTS_CELLS, true);
	strip_put(&strip, ROLE_PLAIN,
		player_has_open(of->event, of->section, row->pin, of->round) ? " ? " : "   ");
	strip_fit(&strip, ROLE_PLAIN, left[0] ? left : player->club, room - cells, false);
	add(of, &strip);
}

static void compose_standings(const struct of_section *of)
{
	struct standings standings;

	if (standings_make(of->event, of->section, of->round, NULL, &standings) != STATUS_OK)
		return;
	for (int i = 0; i < standings.count; i++)
		add_standing(of, &standings, i);
	standings_done(&standings);
}

/* Whose lists these are: the section, and of several events the event before it. */
static void put_whose(const struct of_section *of, bool named, char whose[TABLE_HEADING_SIZE])
{
	const struct record *row = event_find(of->event, (struct record_key){RECORD_EVENT, {1}});
	struct table about = {.ncolumns = 1};
	struct error error;
	char buffer[NAME_SIZE];

	if (named && list_begin(&about, of->event, of->section, &error) == STATUS_OK)
		words_put(whose, TABLE_HEADING_SIZE, "%s", about.event);
	else
		words_put(whose, TABLE_HEADING_SIZE, "%s",
			section_or_event(
				of->event, of->section, row ? row->as.event.name : "", buffer));
}

/* The round stays where the name is too long. */
static void put_title(
	const struct of_section *of, enum wall_list list, bool named, char title[WALL_LINE_SIZE])
{
	const char *round = vocabulary_of(of->event, of->section)->round_small;
	char whose[TABLE_HEADING_SIZE], fitted[TABLE_HEADING_SIZE], when[60] = "";

	put_whose(of, named, whose);
	if (of->round > 0)
		words_put(when, sizeof(when), list == WALL_STANDINGS ? ", after %s %d" : ", %s %d",
			round, of->round);
	event_line_fit(fitted, whose, of->width - WALL_CLOCK_CELLS - text_width(when));
	words_put(title, WALL_LINE_SIZE, "%s%s", fitted, when);
}

void wall_compose(const struct event *event, int section, enum wall_list list, bool named,
	int width, struct wall_lines *lines)
{
	struct of_section of = {event, section, wall_round(event, section), width, lines};
	bool over;

	*lines = (struct wall_lines){.lines = NULL};
	over = of.round > 0 && event_round(event, section, of.round)->state == ROUND_COMPLETE;
	if (list == WALL_STANDINGS && of.round > 0)
		of.round -= !over;
	put_title(&of, list, named, lines->title);
	if (of.round == 0)
		return;
	if (list == WALL_BOARDS)
		compose_boards(&of);
	else if (list == WALL_NAMES && !over)
		compose_names(&of);
	else if (list == WALL_STANDINGS)
		compose_standings(&of);
}

void wall_done(struct wall_lines *lines)
{
	free(lines->lines);
	*lines = (struct wall_lines){.lines = NULL};
}
