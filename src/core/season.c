/* Club seasons: which sections are such, who is there, who has met, and the table. */
#include "core/season.h"

#include <stdlib.h>
#include <string.h>

#include "core/points.h"
#include "core/text/text.h"

const struct attendance *season_attendance(
	const struct event *event, int section, int round, int pin)
{
	const struct record *row =
		event_find(event, (struct record_key){RECORD_ATTENDANCE, {section, round, pin}});

	return row ? &row->as.attendance : NULL;
}

static bool is_published(const struct event *event, int section, int round)
{
	const struct round *row = event_round(event, section, round);

	return row && row->state >= ROUND_PUBLISHED;
}

bool season_have_met(const struct event *event, int section, int a, int b, int through)
{
	for (int round = 1; round <= through; round++) {
		const struct board *board = event_board_of(event, section, round, a);

		if (board && (board->white == b || board->black == b) &&
			is_published(event, section, round))
			return true;
	}
	return false;
}

/* The line of a PIN among those sorted by it, or NULL. */
static struct season_line *line_of(struct season_line *lines, int count, int pin)
{
	int low = 0, high = count;

	while (low < high) {
		const int middle = low + (high - low) / 2;

		if (lines[middle].pin < pin)
			low = middle + 1;
		else
			high = middle;
	}
	return low < count && lines[low].pin == pin ? &lines[low] : NULL;
}

static void count_seat(
	struct season_line *line, const struct points *points, enum result result, enum colour side)
{
	if (!line || result == RESULT_NONE)
		return;
	line->games++;
	line->points2 += points_of_result(points, result, side);
	if (result_is_default(result))
		return;
	++*(side == COLOUR_WHITE ? &line->whites : &line->blacks);
}

static void count_boards(
	const struct event *event, int section, int round, struct season_line *lines, int count)
{
	const struct points points = points_of_section(event, section);
	int boards;
	const struct record *rows = event_range(event, RECORD_BOARD, section, round, &boards);

	for (int i = 0; i < boards; i++) {
		const struct board *board = &rows[i].as.board;
		struct season_line *white = line_of(lines, count, board->white);

		if (board->black == 0 && white)
			white->sitouts++;
		if (board->black == 0)
			continue;
		count_seat(white, &points, (enum result)board->result, COLOUR_WHITE);
		count_seat(line_of(lines, count, board->black), &points, (enum result)board->result,
			COLOUR_BLACK);
	}
}

static void count_outside(
	const struct event *event, int section, int through, struct season_line *lines, int count)
{
	int games;
	const struct record *rows = event_range(event, RECORD_OUTSIDE, section, 0, &games);

	for (int i = 0; i < games; i++) {
		const struct outside *game = &rows[i].as.outside;
		struct season_line *white = line_of(lines, count, game->white);
		struct season_line *black = line_of(lines, count, game->black);

		if (game->round > through || game->result == RESULT_NONE)
			continue;
		if (white)
			white->outside++;
		if (black)
			black->outside++;
	}
}

static int compare_lines(const void *left, const void *right)
{
	const struct season_line *a = left, *b = right;
	/* GSRP as fractions: tenths are only what is shown */
	const long long x = (a->points2 + 1LL) * (b->games + 1);
	const long long y = (b->points2 + 1LL) * (a->games + 1);

	if (a->points2 != b->points2)
		return a->points2 > b->points2 ? -1 : 1;
	if (x != y)
		return x > y ? -1 : 1;
	return (a->rank > b->rank) - (a->rank < b->rank);
}

static void rank_lines(struct season_line *lines, int count)
{
	qsort(lines, (size_t)count, sizeof(*lines), compare_lines);
	for (int i = 0; i < count; i++)
		lines[i].rank = i > 0 && lines[i].points2 == lines[i - 1].points2 &&
				lines[i].games == lines[i - 1].games
			? lines[i - 1].rank
			: i + 1;
}

enum status season_table(
	const struct event *event, int section, int through, struct season_line **lines, int *count)
{
	int *pins, players;
	struct season_line *made;
	enum status status = event_rank_order(event, section, &pins, &players);
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, count);

	if (status != STATUS_OK)
		return status;
	made = calloc((size_t)players + 1, sizeof(*made));
	if (!made) {
		free(pins);
		return STATUS_NO_MEMORY;
	}
	for (int i = 0; i < players; i++)
		made[i].pin = rows[i].as.player.pin;
	for (int i = 0; i < players; i++)
		line_of(made, players, pins[i])->rank = i;
	free(pins);
	for (int round = 1; round <= through; round++)
		if (is_published(event, section, round))
			count_boards(event, section, round, made, players);
	count_outside(event, section, through, made, players);
	for (int i = 0; i < players; i++)
		made[i].tenths = (1000 * (made[i].points2 + 1) + made[i].games + 1) /
			(2 * (made[i].games + 1));
	rank_lines(made, players);
	*lines = made;
	return STATUS_OK;
}

const char *season_gsrp_text(int tenths, char buffer[16])
{
	struct line line;

	line_init(&line, buffer, 16);
	line_int(&line, tenths / 10);
	line_text(&line, ".");
	line_int(&line, tenths % 10);
	return buffer;
}
