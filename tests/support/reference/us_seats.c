/* Who leaves a group, natural pairings and colours, from the boards of a US Chess draw. */
#include "config.h"
#include "support/reference/us_seats.h"

#include <stdlib.h>
#include <string.h>

#include "cards/lot.h"
#include "support/reference/all_draws.h"

enum { RULE5_RANK, RULE5_MINUS, RULE5_FOURTH, RULE5_TURNS, RULE5_LOT };
enum { DROPS_TRIED = 12 }; /* so far the engine looks for who leaves */

static const char by_rank[] = "29E4 rule 5";

static int score_of(const struct us_seats *seats, int i)
{
	return us_score(seats->section, i);
}

void us_seats_read(
	struct us_seats *seats, const struct us_section *section, const struct pairing_draw *draw)
{
	*seats = (struct us_seats){.section = section, .draw = draw, .whole = true};
	for (int i = 0; i < section->input.count; i++)
		seats->opponent[i] = section->player[i].absent ? US_OUT : US_TRAY;
	for (int k = 0; k < draw->count; k++) {
		const struct pairing_board *board = &draw->boards[k];

		seats->opponent[board->white] = board->black;
		seats->given[board->white] = PAIRING_WHITE;
		if (board->black < 0)
			continue;
		seats->opponent[board->black] = board->white;
		seats->given[board->black] = PAIRING_BLACK;
	}
	for (int i = 0; i < section->input.count; i++)
		seats->whole = seats->whole && seats->opponent[i] != US_TRAY;
}

int us_seats_inside(const struct us_seats *seats, int score, int *list)
{
	int count = 0;

	for (int i = 0; i < seats->section->input.count; i++)
		if (seats->opponent[i] >= 0 && score_of(seats, i) == score &&
			score_of(seats, seats->opponent[i]) == score)
			list[count++] = i;
	return count;
}

int us_seats_leaving(const struct us_seats *seats, int score, int *list)
{
	int count = 0;

	for (int i = 0; i < seats->section->input.count; i++)
		if (seats->opponent[i] >= 0 && score_of(seats, i) == score &&
			score_of(seats, seats->opponent[i]) < score)
			list[count++] = i;
	return count;
}

bool us_seats_above(const struct us_seats *seats, int a, int b)
{
	return score_of(seats, a) != score_of(seats, b) ? score_of(seats, a) > score_of(seats, b)
							: a < b;
}

bool us_seats_can_go_down(const struct us_seats *seats, int player)
{
	int list[US_PLAYERS_MOST];
	const int below = us_score_below(seats->section, score_of(seats, player));
	const int count = us_group(seats->section, below, list);

	for (int i = 0; i < count; i++)
		if (seats->opponent[list[i]] != PAIRING_NOBODY &&
			!us_bars(seats->section, player, list[i]))
			return true;
	return count == 1 && seats->opponent[list[0]] == PAIRING_NOBODY;
}

int us_seats_first_to_leave(const struct us_seats *seats, int score)
{
	int list[US_PLAYERS_MOST], count = us_seats_inside(seats, score, list), tried = 0;
	const int leaving = us_seats_leaving(seats, score, list + count);

	count += leaving;
	for (int i = 1; i < count; i++)
		for (int k = i; k > 0 && us_leaves_before(seats->section, list[k], list[k - 1]);
			k--) {
			const int one = list[k];

			list[k] = list[k - 1];
			list[k - 1] = one;
		}
	for (int i = 0; i < count && leaving == 1 && tried < DROPS_TRIED; i++) {
		int rest[US_PLAYERS_MOST], left = 0;

		if (!us_seats_can_go_down(seats, list[i]))
			continue;
		tried++;
		for (int k = 0; k < count; k++)
			if (k != i)
				rest[left++] = list[k];
		if (us_pairable(seats->section, rest, left))
			return list[i];
	}
	return -1;
}

/* Does one who stands above the player come down to meet this one? */
static bool is_taken(const struct us_seats *seats, int player, int one)
{
	const int other = seats->opponent[one];

	return other >= 0 && other != player && score_of(seats, other) > score_of(seats, one) &&
		us_seats_above(seats, other, player);
}

int us_seats_first_opponent(const struct us_seats *seats, int player, int other)
{
	const struct us_section *section = seats->section;
	const unsigned bars = us_bars(section, player, other);

	for (int score = us_score_below(section, score_of(seats, player));
		score >= score_of(seats, other); score = us_score_below(section, score)) {
		const bool last = score == score_of(seats, other);
		int list[US_PLAYERS_MOST], count = us_group(section, score, list);

		for (int i = 0; i < count; i++)
			if (seats->opponent[list[i]] != PAIRING_NOBODY &&
				!(us_bars(section, player, list[i]) & ~(last ? bars : 0)) &&
				!(last && is_taken(seats, player, list[i])))
				return list[i];
	}
	return other;
}

enum {
	FORBIDDEN,
	AGAIN,
	MET,
	TEAM,
	REQUEST,
	THIRD,
	MATES,
	CROSSED,
	POINTS,
	MOVED,
	PLACES,
	HEIGHT,
	ENTRIES
};

struct natural {
	const struct us_section *section;
	const int *list;
	int count;
	long entry[ENTRIES]; /* of the pairing that is judged */
};

/* What a pair of places costs, the first above the second. */
static void add_pair(const struct natural *natural, int i, int j, long *entry)
{
	const int half = natural->count / 2, a = natural->list[i], b = natural->list[j];
	const unsigned bars = us_bars(natural->section, a, b);
	/* seen from the one in the upper half, of two in the lower one from the lower */
	const int instead = i < half ? i + half : j - half, comes = i < half ? j : i;

	entry[FORBIDDEN] += (bars & US_BAR_FORBIDDEN) != 0;
	entry[AGAIN] += us_times_met(natural->section, a, b) > 1;
	entry[MET] += (bars & US_BAR_MET) != 0;
	entry[TEAM] += (bars & US_BAR_TEAM) != 0;
	entry[REQUEST] += (bars & US_BAR_REQUEST) != 0;
	entry[THIRD] += (bars & US_BAR_THIRD) != 0;
	entry[MATES] += (bars & US_BAR_MATES) != 0;
	if (j == i + half)
		return;
	entry[CROSSED] += (i < half) == (j < half);
	entry[POINTS] += us_points(natural->section, natural->list[comes], natural->list[instead]);
	entry[MOVED]++;
	entry[PLACES] += abs(comes - instead);
	entry[HEIGHT] += natural->count - i;
}

static void add_all(const struct natural *natural, const int *partner, long *entry)
{
	for (int i = 0; i < natural->count; i++)
		if (partner[i] > i)
			add_pair(natural, i, partner[i], entry);
}

/* Is this one no better than the one that is judged? */
static bool is_no_better(const int *partner, void *context)
{
	const struct natural *natural = context;
	long entry[ENTRIES] = {0};
	int k = 0;

	add_all(natural, partner, entry);
	while (k < ENTRIES && entry[k] == natural->entry[k])
		k++;
	return k == ENTRIES || entry[k] > natural->entry[k];
}

bool us_is_natural(const struct us_section *section, const int *list, int count, const int *mate)
{
	struct natural natural = {.section = section, .list = list, .count = count};
	bool clean = true, halves = true;

	for (int i = 0; i < count / 2; i++) {
		clean = clean && !us_bars(section, list[i], list[i + count / 2]);
		halves = halves && mate[i] == i + count / 2;
	}
	if (clean || count > US_NATURAL_MOST)
		return halves || !clean;
	add_all(&natural, mate, natural.entry);
	return all_draws(count, NULL, is_no_better, &natural);
}

static enum pairing_colour other_colour(enum pairing_colour colour)
{
	return colour == PAIRING_WHITE ? PAIRING_BLACK : PAIRING_WHITE;
}

static enum pairing_colour colour_in(const struct us_section *section, int i, int r)
{
	const struct pairing_game *game = &section->player[i].games[r];

	return game->kind == PAIRING_PLAYED ? game->colour : PAIRING_NEUTRAL;
}

/* 29E4 rules 3 and 4; neutral: they do not tell the two apart. */
static enum pairing_colour by_history(
	const struct us_section *section, int a, int b, const char **rule)
{
	const int last = section->input.round - 2;
	const bool two = us_section_setting(section, "rule5") == RULE5_FOURTH;

	for (int r = last; r >= 0 && !(two && r < last - 1); r--) {
		const enum pairing_colour x = colour_in(section, a, r),
					  y = colour_in(section, b, r);

		if (x == y)
			continue;
		*rule = r == last ? "29E4 rule 3" : "29E4 rule 4";
		return x == PAIRING_NEUTRAL ? y : other_colour(x);
	}
	return PAIRING_NEUTRAL;
}

/* 29E4 rule 5 and what can stand in its place, but for the turns of 29E4b. */
static bool has_last_word(const struct us_seats *seats, int a, int b, const char **rule)
{
	const struct us_section *section = seats->section;
	const bool above = us_seats_above(seats, a, b);
	const int high = above ? a : b, rule5 = us_section_setting(section, "rule5");

	*rule = by_rank;
	if (rule5 == RULE5_MINUS && section->player[high].score < section->input.round - 1) {
		*rule = "29E4a";
		return !above;
	}
	if (rule5 == RULE5_LOT && section->input.round >= section->input.rounds) {
		*rule = "29E4c";
		return lot_favours(&section->input, a, b);
	}
	return above;
}

/* The colour that the arbiter has fixed for a against b; neutral: none. */
static enum pairing_colour fixed_colour(const struct us_section *section, int a, int b)
{
	for (int i = 0; i < section->input.npins; i++) {
		const struct pairing_pin *pin = &section->input.pins[i];

		if (pin->colour == PAIRING_NEUTRAL)
			continue;
		if (pin->player == a || pin->other == b)
			return pin->colour;
		if (pin->player == b || pin->other == a)
			return other_colour(pin->colour);
	}
	return PAIRING_NEUTRAL;
}

/* The colour of a by the two alone. */
static enum pairing_colour of_the_two(const struct us_seats *seats, int a, int b, const char **rule)
{
	const struct us_record x = us_record_of(seats->section, a),
			       y = us_record_of(seats->section, b);
	const int one = abs(x.difference), two = abs(y.difference);
	enum pairing_colour colour = fixed_colour(seats->section, a, b);

	*rule = "";
	if (colour != PAIRING_NEUTRAL)
		return colour;
	*rule = "29E2";
	if (x.due == PAIRING_NEUTRAL && y.due == PAIRING_NEUTRAL)
		return PAIRING_NEUTRAL;
	*rule = "29E3a";
	if (x.due != y.due)
		return x.due != PAIRING_NEUTRAL ? x.due : other_colour(y.due);
	*rule = one == 0 || two == 0 ? "29E4 rule 1" : "29E4 rule 2";
	if (one != two)
		return one > two ? x.due : other_colour(x.due);
	colour = by_history(seats->section, a, b, rule);
	if (colour != PAIRING_NEUTRAL)
		return colour;
	return has_last_word(seats, a, b, rule) ? x.due : other_colour(x.due);
}

enum pairing_colour us_seats_colour(const struct us_seats *seats, int a, int b, const char **rule)
{
	const enum pairing_colour colour = of_the_two(seats, a, b, rule);
	const int high = us_seats_above(seats, a, b) ? a : b;
	bool turned = false;

	if (us_section_setting(seats->section, "rule5") != RULE5_TURNS || strcmp(*rule, by_rank))
		return colour;
	*rule = "29E4b";
	for (int i = 0; i < high; i++) {
		const int other = seats->opponent[i];
		const char *its;

		if (other < 0 || score_of(seats, i) != score_of(seats, high) ||
			!us_seats_above(seats, i, other))
			continue;
		of_the_two(seats, i, other, &its);
		turned = turned != !strcmp(its, by_rank);
	}
	return turned ? other_colour(colour) : colour;
}
