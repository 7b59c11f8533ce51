/* Byes, virtual points and groups, related to the players they name. */
#include <stdlib.h>
#include <string.h>

#include "formats/trf/read.h"

static enum status no_player(const struct trf_reading *reading, int line, int number)
{
	return report_error(reading->report, STATUS_BAD_INPUT,
		"Line %d: found starting number %d, expected one of the players.", line, number);
}

static enum status place_wish(struct trf_reading *reading, const struct trf_wish *wish)
{
	struct trf *trf = &reading->trf;
	const int player = trf_find(trf, wish->number);
	const int round = wish->round == TRF_COMING ? trf->played + 1 : wish->round;
	struct trf_game *game;

	if (player == TRF_NOBODY)
		return no_player(reading, wish->line, wish->number);
	if (trf->rounds && wish->round > trf->rounds)
		return report_error(reading->report, STATUS_BAD_INPUT,
			"Line %d, column 7: found round %d, expected at most %d.", wish->line,
			wish->round, trf->rounds);
	if (trf->rounds && round > trf->rounds)
		return trf_repair(reading, wish->line, wish->column, NULL,
			"the last round, %d, is played; who is absent from the next was left out.",
			trf->rounds);
	game = trf_game_of(trf, player, round);
	if (game->code == ' ' && game->opponent == TRF_NOBODY) {
		*game = (struct trf_game){TRF_NOBODY, COLOUR_NONE, wish->code, wish->line,
			wish->column, false, false};
		return STATUS_OK;
	}
	if (game->code == wish->code)
		return STATUS_OK;
	return trf_repair(reading, wish->line, wish->column, NULL,
		"%c for player %d in round %d; line %d has %c, which counts.", wish->code,
		wish->number, round, game->line, game->code == ' ' ? '?' : game->code);
}

/* The first player whose number is not below. */
static int first_from(const struct trf *trf, int number)
{
	int low = 0, high = trf->count;

	while (low < high) {
		const int middle = low + (high - low) / 2;

		if (trf->players[middle].number < number)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* Later lines overwrite earlier ones. */
static enum status place_gifts(struct trf_reading *reading)
{
	struct trf *trf = &reading->trf;

	if (reading->ngifts == 0)
		return STATUS_OK;
	trf->virtual2 = calloc((size_t)trf->count * (size_t)trf->columns, sizeof(*trf->virtual2));
	if (!trf->virtual2)
		return report_no_memory(reading->report);
	for (int i = 0; i < reading->ngifts; i++) {
		const struct trf_gift *gift = &reading->gifts[i];

		if (gift->first == gift->last && trf_find(trf, gift->first) == TRF_NOBODY)
			return no_player(reading, gift->line, gift->first);
		for (int player = first_from(trf, gift->first);
			player < trf->count && trf->players[player].number <= gift->last; player++)
			for (int round = gift->first_round;
				round <= gift->last_round && round <= trf->columns; round++)
				trf->virtual2[(size_t)player * (size_t)trf->columns +
					(size_t)round - 1] = trf->tenths
					? gift->tenths
					: gift->tenths / TRF_TENTHS_OF_HALF;
	}
	return STATUS_OK;
}

/* Nothing but zeros is none. */
static void drop_empty_virtual(struct trf *trf)
{
	const size_t cells = (size_t)trf->count * (size_t)trf->columns;

	for (size_t i = 0; trf->virtual2 && i < cells; i++)
		if (trf->virtual2[i])
			return;
	free(trf->virtual2);
	trf->virtual2 = NULL;
}

/* Members by index; a group of rounds that the event does not have goes. */
static enum status place_groups(struct trf_reading *reading)
{
	struct trf *trf = &reading->trf;
	const int rounds = trf->rounds ? trf->rounds : TRF_ROUNDS_MOST, ngroups = trf->ngroups;

	trf->ngroups = 0;
	for (int i = 0; i < ngroups; i++) {
		struct trf_group group = trf->groups[i];
		enum status status = STATUS_OK;

		if (group.last == TRF_EVERY_ROUND || group.last > rounds)
			group.last = rounds;
		for (int j = group.from; j < group.from + group.count; j++) {
			const int player = trf_find(trf, trf->members[j]);

			if (player == TRF_NOBODY)
				return no_player(reading, reading->group_lines[i], trf->members[j]);
			trf->members[j] = player;
		}
		if (group.first <= group.last)
			trf->groups[trf->ngroups++] = group;
		else
			status = trf_repair(reading, reading->group_lines[i], 5, NULL,
				"round %d is after the last one; the line was left out.",
				group.first);
		if (status != STATUS_OK)
			return status;
	}
	return STATUS_OK;
}

enum status trf_place(struct trf_reading *reading)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < reading->nwishes; i++)
		status = place_wish(reading, &reading->wishes[i]);
	if (status == STATUS_OK)
		status = place_gifts(reading);
	drop_empty_virtual(&reading->trf);
	return status == STATUS_OK ? place_groups(reading) : status;
}
