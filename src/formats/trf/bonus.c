/*
 * Record 299: points that differ from what a result is worth, and those given or taken beside it.
 */
#include <stdlib.h>
#include <string.h>

#include "core/text/text.h"
#include "core/vec.h"
#include "formats/trf/read.h"

/* Where the fields stand: as the format has them, and closer together as some programs write. */
static const struct layout {
	int match, points, round, numbers;
} layouts[] = {{8, 14, 20, 24}, {7, 12, 17, 21}};

enum { POINTS_WIDTH = 4, ROUND_WIDTH = 3 };

static bool fits(const struct trf_line *line, const struct layout *layout, int *tenths)
{
	return trf_blank(line, 6, layout->match - 1) &&
		trf_blank(line, layout->match + POINTS_WIDTH, layout->points - 1) &&
		trf_blank(line, layout->points + POINTS_WIDTH, layout->round - 1) &&
		trf_blank(line, layout->round + ROUND_WIDTH, layout->numbers - 1) &&
		trf_signed_points(line, layout->points, layout->points + POINTS_WIDTH - 1, tenths);
}

static enum status add_bonus(struct trf_reading *reading, const struct trf_bonus *bonus)
{
	struct trf_bonus *bonuses = vec_grow(
		reading->bonuses, &reading->bonuses_room, reading->nbonuses + 1, sizeof(*bonuses));

	if (!bonuses)
		return report_no_memory(reading->report);
	reading->bonuses = bonuses;
	bonuses[reading->nbonuses++] = *bonus;
	return STATUS_OK;
}

static enum status read_numbers(struct trf_reading *reading, const struct trf_line *line,
	int column, struct trf_bonus *bonus)
{
	enum status status = STATUS_OK;
	int end, count = 0;

	for (; status == STATUS_OK && trf_next_word(line, &column, &end); column = end + 1) {
		if (!trf_number(line, column, end, 1, PLAYERS_MOST, &bonus->number))
			return trf_unexpected(
				line, column, (size_t)end, "a starting number", reading->report);
		status = add_bonus(reading, bonus);
		count++;
	}
	if (status == STATUS_OK && count == 0)
		return trf_unexpected(line, column, line->length, "the starting numbers of players",
			reading->report);
	return status;
}

enum status trf_read_bonus(struct trf_reading *reading, const struct trf_line *line)
{
	struct trf_bonus bonus = {.type = trf_at(line, 5), .line = line->number};
	const struct layout *layout = &layouts[0];
	int match;

	if (!text_is_one_of(bonus.type, "WDLFHZ+- "))
		return trf_unexpected(
			line, 5, 5, "one of W D L F H Z + - or a blank", reading->report);
	if (!fits(line, layout, &bonus.tenths))
		layout = &layouts[1];
	if (!fits(line, layout, &bonus.tenths))
		return trf_unexpected(line, 14, 17, "points such as 1.0 or -0.5", reading->report);
	if (!trf_blank(line, layout->match, layout->match + POINTS_WIDTH - 1) &&
		(!trf_points(line, layout->match, layout->match + POINTS_WIDTH - 1, &match) ||
			match != 0))
		return trf_unexpected(line, layout->match, (size_t)layout->match + POINTS_WIDTH - 1,
			"no match points, which only teams have", reading->report);
	if (!trf_blank(line, layout->round, layout->round + ROUND_WIDTH - 1) &&
		!trf_number(line, layout->round, layout->round + ROUND_WIDTH - 1, 0,
			TRF_ROUNDS_MOST, &bonus.round))
		return trf_unexpected(line, layout->round, (size_t)layout->round + ROUND_WIDTH - 1,
			"a round, or 000 for all", reading->report);
	if (bonus.type == ' ' && bonus.round == 0)
		return trf_unexpected(line, layout->round, (size_t)layout->round + ROUND_WIDTH - 1,
			"the round of a bonus or a penalty", reading->report);
	return read_numbers(reading, line, layout->numbers, &bonus);
}

/* Is the player's entry of the kind of which the record speaks? */
static bool is_of_type(char type, char code)
{
	switch (type) {
	case 'W':
		return code == '1' || code == 'W';
	case 'D':
		return code == '=' || code == 'D';
	case 'L':
		return code == '0' || code == 'L';
	default:
		return code == type;
	}
}

static enum status place_bonus(struct trf_reading *reading, const struct trf_bonus *bonus)
{
	struct trf *trf = &reading->trf;
	const int player = trf_find(trf, bonus->number);
	const int points2 = trf->tenths ? bonus->tenths : bonus->tenths / TRF_TENTHS_OF_HALF;
	bool used = bonus->type == ' ';

	if (player == TRF_NOBODY)
		return report_error(reading->report, STATUS_BAD_INPUT,
			"Line %d: found starting number %d, expected one of the players.",
			bonus->line, bonus->number);
	for (int round = 1; round <= trf->columns; round++) {
		const struct trf_game *game = trf_game(trf, player, round);
		int *place =
			&trf->bonus2[(size_t)player * (size_t)trf->columns + (size_t)round - 1];

		if (bonus->round && bonus->round != round)
			continue;
		if (bonus->type == ' ') {
			*place += points2;
		} else if (is_of_type(bonus->type, game->code)) {
			*place += points2 - trf_game_points2(trf, game);
			used = true;
		}
	}
	if (used)
		return STATUS_OK;
	return trf_repair(reading, bonus->line, 5, NULL,
		"player %d has no \"%c\" to which record 299 could apply; it was left out.",
		bonus->number, bonus->type);
}

enum status trf_place_bonuses(struct trf_reading *reading)
{
	struct trf *trf = &reading->trf;
	enum status status = STATUS_OK;

	if (reading->nbonuses == 0)
		return STATUS_OK;
	trf->bonus2 = calloc((size_t)trf->count * (size_t)trf->columns, sizeof(*trf->bonus2));
	if (!trf->bonus2)
		return report_no_memory(reading->report);
	for (int i = 0; status == STATUS_OK && i < reading->nbonuses; i++)
		status = place_bonus(reading, &reading->bonuses[i]);
	return status;
}
