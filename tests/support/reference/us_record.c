/*
 * What the records of a US section say, counted afresh: due colours, meetings, byes, rating points.
 */
#include "config.h"
#include "support/reference/us_record.h"

#include <stdlib.h>

enum { FOURTH_EDITION = 2, ADDED_SCORE = 1, ACCELERATED_ROUNDS = 2 };

static const struct pairing_player *player_of(const struct us_section *section, int i)
{
	return &section->player[i];
}

static enum pairing_colour other(enum pairing_colour colour)
{
	return colour == PAIRING_WHITE ? PAIRING_BLACK : PAIRING_WHITE;
}

/* 29E1 */
static enum pairing_colour colour_in(const struct us_section *section, int i, int r)
{
	const struct pairing_game *game = &player_of(section, i)->games[r];

	return game->kind == PAIRING_PLAYED ? game->colour : PAIRING_NEUTRAL;
}

struct us_record us_record_of(const struct us_section *section, int i)
{
	struct us_record record = {PAIRING_NEUTRAL, PAIRING_NEUTRAL, 0};
	enum pairing_colour last = PAIRING_NEUTRAL;

	for (int r = 0; r < section->input.round - 1; r++) {
		const enum pairing_colour colour = colour_in(section, i, r);

		if (colour == PAIRING_NEUTRAL)
			continue;
		record.repeated = colour == last ? colour : PAIRING_NEUTRAL;
		record.difference += colour == PAIRING_WHITE ? 1 : -1;
		last = colour;
	}
	if (record.difference)
		record.due = record.difference > 0 ? PAIRING_BLACK : PAIRING_WHITE;
	else if (last != PAIRING_NEUTRAL)
		record.due = other(last);
	return record;
}

/* Was he in the draw of round 1? */
static bool has_started(const struct us_section *section, int i)
{
	const enum pairing_kind kind = player_of(section, i)->games[0].kind;

	if (section->input.round == 1)
		return !player_of(section, i)->absent;
	return kind == PAIRING_PLAYED || kind == PAIRING_DEFAULT_WIN ||
		kind == PAIRING_DEFAULT_LOSS || kind == PAIRING_BYE_FORCED;
}

int us_score(const struct us_section *section, int i)
{
	int starters = 0, above = 0;

	if (section->input.round > ACCELERATED_ROUNDS ||
		us_section_setting(section, "accelerated") != ADDED_SCORE)
		return player_of(section, i)->score;
	for (int k = 0; k < section->input.count; k++) {
		starters += has_started(section, k);
		above += k < i && has_started(section, k);
	}
	return player_of(section, i)->score + (above < (starters + 3) / 4 * 2 ? 2 : 0);
}

bool us_met(const struct us_section *section, int a, int b)
{
	for (int r = 0; r < section->input.round - 1; r++)
		if (player_of(section, a)->games[r].kind == PAIRING_PLAYED &&
			player_of(section, a)->games[r].opponent == b)
			return true;
	return false;
}

/* 29E4: which of two who are due one colour does not get it; a ranks above b. */
static int loser(const struct us_section *section, int a, int b)
{
	const struct us_record x = us_record_of(section, a), y = us_record_of(section, b);
	const int last = section->input.round - 2;
	/* 29E4d */
	const int first =
		us_section_setting(section, "rule5") == FOURTH_EDITION && last > 0 ? last - 1 : 0;

	if (abs(x.difference) != abs(y.difference))
		return abs(x.difference) > abs(y.difference) ? b : a;
	for (int r = last; r >= first; r--) {
		const enum pairing_colour one = colour_in(section, a, r),
					  two = colour_in(section, b, r);

		if (one != two)
			return (one == PAIRING_NEUTRAL ? two : other(one)) == x.due ? b : a;
	}
	return b;
}

void us_count_clash(const struct us_section *section, int a, int b, int count[US_CLASHES])
{
	const int x = us_score(section, a), y = us_score(section, b);
	const bool first = x != y ? x > y : a < b;
	const enum pairing_colour due = us_record_of(section, a).due;
	struct us_record record;

	if (due == PAIRING_NEUTRAL || due != us_record_of(section, b).due)
		return;
	record = us_record_of(section, loser(section, first ? a : b, first ? b : a));
	if (record.repeated == other(due))
		count[US_THIRD]++;
	else
		count[record.difference ? US_UNEQUAL : US_UNALTERED]++;
}

static void count_given(
	const struct us_section *section, int i, enum pairing_colour given, int count[US_CLASHES])
{
	const struct us_record record = us_record_of(section, i);

	if (record.due != other(given))
		return;
	if (record.repeated == given)
		count[US_THIRD]++;
	else
		count[record.difference ? US_UNEQUAL : US_UNALTERED]++;
}

void us_count_given(const struct us_section *section, int white, int black, int count[US_CLASHES])
{
	count_given(section, white, PAIRING_WHITE, count);
	count_given(section, black, PAIRING_BLACK, count);
}

int us_points(const struct us_section *section, int a, int b)
{
	const int x = player_of(section, a)->rating, y = player_of(section, b)->rating;

	return x > 0 && y > 0 ? abs(x - y) : 0;
}

int us_full_points(const struct us_section *section, int i)
{
	int n = 0;

	for (int r = 0; r < section->input.round - 1; r++) {
		const enum pairing_kind kind = player_of(section, i)->games[r].kind;

		n += kind == PAIRING_BYE_FORCED || kind == PAIRING_BYE_FULL ||
			kind == PAIRING_DEFAULT_WIN;
	}
	return n;
}

bool us_half_point(const struct us_section *section, int i)
{
	for (int r = 0; r < section->input.round - 1; r++)
		if (player_of(section, i)->games[r].kind == PAIRING_BYE_HALF)
			return true;
	return player_of(section, i)->bye_booked;
}
