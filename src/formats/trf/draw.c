/* Records of a TRF that bear on the draw: byes, virtual points, players to be kept apart. */
#include <string.h>

#include "core/text/text.h"
#include "core/vec.h"
#include "formats/trf/read.h"

typedef enum status take_number_fn(struct trf_reading *reading, const struct trf_line *line,
	int column, int number, const void *what);

/* Starting numbers apart by blanks from a column on. */
static enum status each_number(struct trf_reading *reading, const struct trf_line *line, int column,
	take_number_fn *take, const void *what)
{
	int end;

	for (; trf_next_word(line, &column, &end); column = end + 1) {
		int number;
		enum status status;

		if (!trf_number(line, column, end, 1, PLAYERS_MOST, &number))
			return trf_unexpected(
				line, column, (size_t)end, "a starting number", reading->report);
		status = take(reading, line, column, number, what);
		if (status != STATUS_OK)
			return status;
	}
	return STATUS_OK;
}

static enum status book(struct trf_reading *reading, const struct trf_line *line, int column,
	int number, const void *what)
{
	const struct trf_wish *wish = what;
	struct trf_wish *wishes = vec_grow(
		reading->wishes, &reading->wishes_room, reading->nwishes + 1, sizeof(*wishes));

	if (!wishes)
		return report_no_memory(reading->report);
	reading->wishes = wishes;
	wishes[reading->nwishes++] =
		(struct trf_wish){number, wish->round, wish->code, line->number, column};
	return STATUS_OK;
}

/* XXZ: absent from the round to pair. */
enum status trf_read_absent(struct trf_reading *reading, const struct trf_line *line)
{
	const struct trf_wish wish = {.round = TRF_COMING, .code = 'Z'};

	return each_number(reading, line, 5, book, &wish);
}

/* 240: byes of one type in one round. */
enum status trf_read_byes(struct trf_reading *reading, const struct trf_line *line)
{
	static const int gaps[] = {6, 10};
	struct trf_wish wish = {.code = trf_at(line, 5)};
	enum status status;

	if (wish.code != 'H' && wish.code != 'F' && wish.code != 'Z')
		return trf_unexpected(line, 5, 5, "a bye: H, F or Z", reading->report);
	if (!trf_number(line, 7, 9, 1, TRF_ROUNDS_MOST, &wish.round))
		return trf_unexpected(line, 7, 9, "a round from 1 to 99", reading->report);
	status = trf_check_gaps(line, gaps, 2, reading->report);
	return status == STATUS_OK ? each_number(reading, line, 11, book, &wish) : status;
}

static enum status give_points(struct trf_reading *reading, const struct trf_gift *gift)
{
	struct trf_gift *gifts =
		vec_grow(reading->gifts, &reading->gifts_room, reading->ngifts + 1, sizeof(*gifts));

	if (!gifts)
		return report_no_memory(reading->report);
	reading->gifts = gifts;
	gifts[reading->ngifts++] = *gift;
	return STATUS_OK;
}

/* 250: a range of players, a range of rounds. */
enum status trf_read_virtual(struct trf_reading *reading, const struct trf_line *line)
{
	static const int gaps[] = {9, 14, 18, 22, 27, 32};
	struct trf_gift gift = {.line = line->number};
	enum status status;

	if (!trf_blank(line, 5, 8) && !trf_points(line, 5, 8, &gift.tenths))
		return trf_unexpected(
			line, 5, 8, "match points such as 2.0, or blanks", reading->report);
	if (!trf_points(line, 10, 13, &gift.tenths) ||
		gift.tenths > VIRTUAL_MOST * TRF_TENTHS_OF_HALF)
		return trf_unexpected(line, 10, 13, "points such as 1.0", reading->report);
	if (!trf_number(line, 15, 17, 1, TRF_ROUNDS_MOST, &gift.first_round))
		return trf_unexpected(
			line, 15, 17, "the first round, from 1 to 99", reading->report);
	if (!trf_number(line, 19, 21, gift.first_round, 999, &gift.last_round))
		return trf_unexpected(
			line, 19, 21, "the last round, not before the first", reading->report);
	if (!trf_number(line, 23, 26, 1, PLAYERS_MOST, &gift.first))
		return trf_unexpected(line, 23, 26, "the first starting number", reading->report);
	if (!trf_number(line, 28, 31, gift.first, PLAYERS_MOST, &gift.last))
		return trf_unexpected(line, 28, 31, "the last starting number, not below the first",
			reading->report);
	status = trf_check_gaps(line, gaps, 6, reading->report);
	return status == STATUS_OK ? give_points(reading, &gift) : status;
}

/* XXA: a player, then his virtual points for each round from the first. */
enum status trf_read_history(struct trf_reading *reading, const struct trf_line *line)
{
	int number;

	if (!trf_number(line, 5, 8, 1, PLAYERS_MOST, &number))
		return trf_unexpected(line, 5, 8, "a starting number", reading->report);
	for (int round = 1, column = 10; column <= (int)line->length; round++, column += 5) {
		struct trf_gift gift = {number, number, round, round, 0, line->number};
		enum status status;

		if (round > TRF_ROUNDS_MOST)
			return trf_unexpected(
				line, column, line->length, "at most 99 rounds", reading->report);
		if (trf_blank(line, column, column + 3))
			continue;
		if (!trf_blank(line, column - 1, column - 1) ||
			!trf_points(line, column, column + 3, &gift.tenths) ||
			gift.tenths > VIRTUAL_MOST * TRF_TENTHS_OF_HALF)
			return trf_unexpected(line, column, (size_t)column + 3,
				"points such as  1.0", reading->report);
		status = give_points(reading, &gift);
		if (status != STATUS_OK)
			return status;
	}
	return STATUS_OK;
}

static enum status add_member(struct trf_reading *reading, const struct trf_line *line, int column,
	int number, const void *what)
{
	struct trf *trf = &reading->trf;
	int *members =
		vec_grow(trf->members, &reading->members_room, trf->nmembers + 1, sizeof(*members));

	(void)line;
	(void)column;
	(void)what;
	if (!members)
		return report_no_memory(reading->report);
	trf->members = members;
	members[trf->nmembers++] = number;
	return STATUS_OK;
}

static enum status add_group(
	struct trf_reading *reading, const struct trf_line *line, int column, int first, int last)
{
	struct trf *trf = &reading->trf;
	struct trf_group *groups =
		vec_grow(trf->groups, &reading->groups_room, trf->ngroups + 1, sizeof(*groups));
	const int from = trf->nmembers;
	enum status status;
	int *lines;

	if (!groups)
		return report_no_memory(reading->report);
	trf->groups = groups;
	lines = vec_grow(
		reading->group_lines, &reading->group_lines_room, trf->ngroups + 1, sizeof(*lines));
	if (!lines)
		return report_no_memory(reading->report);
	reading->group_lines = lines;
	status = each_number(reading, line, column, add_member, NULL);
	if (status != STATUS_OK)
		return status;
	if (trf->nmembers - from < 2)
		return trf_unexpected(line, column, line->length, "two starting numbers or more",
			reading->report);
	lines[trf->ngroups] = line->number;
	groups[trf->ngroups++] = (struct trf_group){first, last, from, trf->nmembers - from};
	return STATUS_OK;
}

/* The comment behind an XXP of ours has the rounds of the same players: it is meant, not both. */
static void merge_with_never(struct trf *trf)
{
	struct trf_group *last, *never;

	if (trf->ngroups < 2)
		return;
	last = &trf->groups[trf->ngroups - 1];
	never = last - 1;
	if (never->first != 1 || never->last != TRF_EVERY_ROUND || never->count != last->count ||
		memcmp(trf->members + never->from, trf->members + last->from,
			(size_t)last->count * sizeof(*trf->members)) != 0)
		return;
	never->first = last->first;
	never->last = last->last;
	trf->nmembers = last->from;
	trf->ngroups--;
}

/* 260: not to meet each other in a range of rounds. */
enum status trf_read_apart(struct trf_reading *reading, const struct trf_line *line)
{
	static const int gaps[] = {8, 12};
	int first, last;
	enum status status;

	if (!trf_number(line, 5, 7, 1, TRF_ROUNDS_MOST, &first))
		return trf_unexpected(line, 5, 7, "the first round, from 1 to 99", reading->report);
	if (!trf_number(line, 9, 11, first, 999, &last))
		return trf_unexpected(
			line, 9, 11, "the last round, not before the first", reading->report);
	status = trf_check_gaps(line, gaps, 2, reading->report);
	if (status == STATUS_OK)
		status = add_group(reading, line, 13, first, last);
	if (status == STATUS_OK && line->later)
		merge_with_never(&reading->trf);
	return status;
}

/* XXP: not to meet each other at all. */
enum status trf_read_never(struct trf_reading *reading, const struct trf_line *line)
{
	return add_group(reading, line, 5, 1, TRF_EVERY_ROUND);
}
