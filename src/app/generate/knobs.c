/* The knobs of random tournaments by their keys. */
#include "config.h"

#include "app/generate/generate.h"

#include <inttypes.h>
#include <stddef.h>
#include <string.h>

#include "app/event/state.h"
#include "app/words/words.h"
#include "core/points.h"

enum { SHARE = PAIRING_SHARE_ALL / 100, RATE_MOST = 100000, DIGITS_MOST = 6 };

struct knob {
	const char *key;
	/* false: the value is not what is expected, nothing is set */
	bool (*take)(struct generate_knobs *knobs, const struct knob *knob, const char *value);
	size_t at; /* of a range or number in the struct */
	int least, most;
	const char *expected; /* NULL: numbers or per cent from least to most */
};

/* How many digits the text begins with, at most `most` of them taken into *value. */
static size_t read_digits(const char *text, size_t most, int *value)
{
	size_t count = 0;

	for (*value = 0; count < most && text[count] >= '0' && text[count] <= '9'; count++)
		*value = *value * 10 + (text[count] - '0');
	return count;
}

/*
 * "12", and if a unit is more than 1 "12.5" and "12.25" in hundredths, up to `end` or the end of
 * the text. What follows, or NULL if it is something else.
 */
static const char *read_amount(const char *text, int unit, char end, int *value)
{
	size_t length = read_digits(text, DIGITS_MOST, value);
	int part = 0;

	if (length == 0)
		return NULL;
	text += length;
	*value *= unit;
	if (*text == '.' && unit > 1) {
		length = read_digits(text + 1, 2, &part);
		if (length == 0)
			return NULL;
		text += 1 + length;
		*value += length == 1 ? part * 10 : part;
	}
	return *text == '\0' || *text == end ? text : NULL;
}

/* "N" or "N-N" within the knob's bounds. */
static bool read_range(
	const struct knob *knob, int unit, const char *value, struct pairing_range *range)
{
	struct pairing_range read;

	value = read_amount(value, unit, '-', &read.least);
	read.most = read.least;
	if (value && *value)
		value = read_amount(value + 1, unit, '\0', &read.most);
	if (!value || read.least < knob->least * unit || read.most > knob->most * unit ||
		read.least > read.most)
		return false;
	*range = read;
	return true;
}

static void *place_of(struct generate_knobs *knobs, const struct knob *knob)
{
	return (char *)knobs + knob->at;
}

static bool take_numbers(struct generate_knobs *knobs, const struct knob *knob, const char *value)
{
	return read_range(knob, 1, value, place_of(knobs, knob));
}

static bool take_shares(struct generate_knobs *knobs, const struct knob *knob, const char *value)
{
	return read_range(knob, SHARE, value, place_of(knobs, knob));
}

static bool take_number(struct generate_knobs *knobs, const struct knob *knob, const char *value)
{
	struct pairing_range range;

	if (!read_range(knob, 1, value, &range) || range.least != range.most)
		return false;
	*(int *)place_of(knobs, knob) = range.least;
	return true;
}

/* "One in 12.5", as established generators have it, is a share of 8 per cent. */
static bool take_rate(struct generate_knobs *knobs, const struct knob *knob, const char *value)
{
	struct pairing_range *range = place_of(knobs, knob);
	int rate;

	if (!read_amount(value, 100, '\0', &rate) || rate < 100 * knob->least ||
		rate > 100 * knob->most)
		return false;
	range->least = range->most = (PAIRING_SHARE_ALL * 100 + rate / 2) / rate;
	return true;
}

/* One end of the range of ratings; the other gives way. */
static bool take_rating(struct generate_knobs *knobs, const struct knob *knob, const char *value)
{
	struct pairing_range *ratings = &knobs->recipe.ratings;
	const bool lowest = knob->at == offsetof(struct generate_knobs, recipe.ratings.least);

	if (!take_number(knobs, knob, value))
		return false;
	if (ratings->least > ratings->most && lowest)
		ratings->most = ratings->least;
	else if (ratings->least > ratings->most)
		ratings->least = ratings->most;
	return true;
}

static bool take_system(struct generate_knobs *knobs, const struct knob *knob, const char *value)
{
	const struct pairing_book *book = pairing_book_find(value);

	(void)knob;
	if (book)
		knobs->recipe.book = book;
	return book;
}

static bool take_seed(struct generate_knobs *knobs, const struct knob *knob, const char *value)
{
	uint64_t seed = 0;

	(void)knob;
	if (!*value)
		return false;
	for (; *value; value++) {
		const uint64_t digit = (uint64_t)*value - '0';

		if (*value < '0' || *value > '9' || seed > (UINT64_MAX - digit) / 10)
			return false;
		seed = seed * 10 + digit;
	}
	knobs->recipe.seed = seed;
	return true;
}

static bool take_acceleration(
	struct generate_knobs *knobs, const struct knob *knob, const char *value)
{
	(void)knob;
	if (strcmp(value, "baku") != 0 && strcmp(value, "none") != 0)
		return false;
	knobs->recipe.baku = value[0] == 'b';
	return true;
}

static bool take_worths(struct generate_knobs *knobs, const struct knob *knob, const char *value)
{
	struct points points;

	(void)knob;
	if (!points_parse(value, &points))
		return false;
	knobs->recipe.worth = (struct pairing_worth){points.win2, points.draw2, points.loss2,
		points.bye2, points.absent2, points.absent2};
	knobs->bye_told = knobs->zero_bye_told = true;
	return true;
}

/* "1.5": one worth alone; the bye follows the win, the zero-point bye the loss by default. */
static bool take_worth(struct generate_knobs *knobs, const struct knob *knob, const char *value)
{
	struct pairing_worth *worth = &knobs->recipe.worth;
	int *place = place_of(knobs, knob), points;

	if (!read_amount(value, 100, '\0', &points) || points % 50 != 0 ||
		points / 50 > POINTS2_MOST)
		return false;
	*place = points / 50;
	knobs->bye_told = knobs->bye_told || place == &worth->bye;
	knobs->zero_bye_told = knobs->zero_bye_told || place == &worth->zero_bye;
	if (!knobs->bye_told)
		worth->bye = worth->win;
	if (!knobs->zero_bye_told)
		worth->zero_bye = worth->default_loss;
	return true;
}

#define AT(member) offsetof(struct generate_knobs, recipe.member)

static const char some_points[] = "points such as 3, 0.5 or 1.5";

static const struct knob own_knobs[] = {
	{"system", take_system, 0, 0, 0, "a rule book such as dutch or caa"},
	{"players", take_numbers, AT(players), 1, 9999, NULL},
	{"rounds", take_numbers, AT(rounds), 1, 60, NULL},
	{"played", take_number, AT(played), 0, 60, NULL},
	{"ratings", take_numbers, AT(ratings), 0, 4000, NULL},
	{"draws", take_shares, AT(draws), 0, 100, NULL},
	{"forfeits", take_shares, AT(forfeits), 0, 100, NULL},
	{"double-forfeits", take_shares, AT(double_forfeits), 0, 100, NULL},
	{"half-byes", take_shares, AT(half_byes), 0, 100, NULL},
	{"zero-byes", take_shares, AT(zero_byes), 0, 100, NULL},
	{"full-byes", take_shares, AT(full_byes), 0, 100, NULL},
	{"short-games", take_shares, AT(short_games), 0, 100, NULL},
	{"withdrawals", take_shares, AT(withdrawals), 0, 100, NULL},
	{"late-entries", take_shares, AT(late_entries), 0, 100, NULL},
	{"clubs", take_numbers, AT(clubs), 0, 999, NULL},
	{"prohibited-pairs", take_numbers, AT(prohibited), 0, 999, NULL},
	{"acceleration", take_acceleration, 0, 0, 0, "baku or none"},
	{"points", take_worths, 0, 0, 0, "points such as \"W=3 D=1\", of W, D, L, A and P"},
	{"seed", take_seed, 0, 0, 0, "a number from 0 to 18446744073709551615"},
};

/* Keys of established generators; a rate is "one in so many". */
static const struct knob established_knobs[] = {
	{"PlayersNumber", take_numbers, AT(players), 1, 9999, NULL},
	{"RoundsNumber", take_numbers, AT(rounds), 1, 60, NULL},
	{"DrawPercentage", take_shares, AT(draws), 0, 100, NULL},
	{"ForfeitRate", take_rate, AT(forfeits), 1, RATE_MOST, NULL},
	{"RetiredRate", take_rate, AT(withdrawals), 1, RATE_MOST, NULL},
	{"HalfPointByeRate", take_rate, AT(half_byes), 1, RATE_MOST, NULL},
	{"HighestRating", take_rating, AT(ratings.most), 0, 4000, NULL},
	{"LowestRating", take_rating, AT(ratings.least), 0, 4000, NULL},
	{"PointsForWin", take_worth, AT(worth.win), 0, 0, some_points},
	{"PointsForDraw", take_worth, AT(worth.draw), 0, 0, some_points},
	{"PointsForLoss", take_worth, AT(worth.loss), 0, 0, some_points},
	{"PointsForPAB", take_worth, AT(worth.bye), 0, 0, some_points},
	{"PointsForZPB", take_worth, AT(worth.zero_bye), 0, 0, some_points},
	{"PointsForForfeitLoss", take_worth, AT(worth.default_loss), 0, 0, some_points},
};

enum {
	OWN = (int)(sizeof(own_knobs) / sizeof(own_knobs[0])),
	ESTABLISHED = (int)(sizeof(established_knobs) / sizeof(established_knobs[0])),
};

static const struct knob *find_knob(const char *key)
{
	for (int i = 0; i < OWN; i++)
		if (!strcmp(key, own_knobs[i].key))
			return &own_knobs[i];
	for (int i = 0; i < ESTABLISHED; i++)
		if (!strcmp(key, established_knobs[i].key))
			return &established_knobs[i];
	return NULL;
}

bool generate_knows(const char *key)
{
	return find_knob(key);
}

static void expect(const struct knob *knob, char *text, size_t size)
{
	if (knob->expected)
		words_put(text, size, "%s", knob->expected);
	else if (knob->take == take_rate)
		words_put(text, size, "N of \"one in N\", a number from %d to %d", knob->least,
			knob->most);
	else
		words_put(text, size, "%s from %d to %d%s",
			knob->take == take_shares ? "per cent" : "a number", knob->least,
			knob->most,
			knob->take == take_shares || knob->take == take_numbers
				? ", or a range such as 10-30"
				: "");
}

enum status generate_set(
	struct generate_knobs *knobs, const char *key, const char *value, struct error *error)
{
	const struct knob *knob = find_knob(key);
	char found[EXCERPT_SIZE], expected[80];

	if (!knob)
		return app_fail(error, STATUS_BAD_INPUT,
			"found the key %s, expected one such as players, rounds or PlayersNumber",
			report_excerpt(found, key, strlen(key)));
	if (knob->take(knobs, knob, value))
		return STATUS_OK;
	expect(knob, expected, sizeof(expected));
	return app_fail(error, STATUS_BAD_INPUT, "found %s for %s, expected %s",
		report_excerpt(found, value, strlen(value)), key, expected);
}

void generate_usual(struct generate_knobs *knobs)
{
	*knobs = (struct generate_knobs){.recipe = {
						 .book = pairing_book_usual(),
						 .seed = 1,
						 .players = {40, 40},
						 .rounds = {9, 9},
						 .played = 60,
						 .ratings = {1400, 2400},
						 .draws = {30 * SHARE, 30 * SHARE},
						 .worth = {2, 1, 0, 2, 0, 0},
					 }};
}

/* One game in 30 to one in 6 is a forfeit; one player in 3225 to one in 15 goes, or has a bye. */
void generate_established(struct generate_knobs *knobs)
{
	struct pairing_recipe *recipe = &knobs->recipe;

	generate_usual(knobs);
	recipe->players = (struct pairing_range){15, 215};
	recipe->rounds = (struct pairing_range){5, 15};
	recipe->ratings = (struct pairing_range){1400, 2800};
	recipe->draws = (struct pairing_range){10 * SHARE, 50 * SHARE};
	recipe->forfeits = (struct pairing_range){333, 1667};
	recipe->withdrawals = recipe->half_byes = (struct pairing_range){3, 667};
}

static void tell_amount(int amount, int unit, char *text, size_t size)
{
	if (amount % unit == 0)
		words_put(text, size, "%d", amount / unit);
	else
		words_put(text, size, "%d.%02d", amount / unit, amount % unit);
}

static void tell_range(const struct knob *knob, const struct pairing_range *range, char text[32])
{
	const int unit = knob->take == take_shares ? SHARE : 1;
	char least[12], most[12];

	tell_amount(range->least, unit, least, sizeof(least));
	tell_amount(range->most, unit, most, sizeof(most));
	words_put(text, 32, "%s%s%s", least, range->least == range->most ? "" : "-",
		range->least == range->most ? "" : most);
}

/* The value of a knob; empty when it is that of a tournament in which nothing is irregular. */
static void tell_value(const struct generate_knobs *knobs, const struct knob *knob, char text[32])
{
	const bool always = knob->at == AT(players) || knob->at == AT(rounds) ||
		knob->at == AT(ratings) || knob->at == AT(draws);
	const void *place = (const char *)knobs + knob->at;
	const struct pairing_range *range = place;

	text[0] = '\0';
	if (knob->take == take_system)
		words_put(text, 32, "%s", knobs->recipe.book->id);
	else if (knob->take == take_seed)
		words_put(text, 32, "%" PRIu64, knobs->recipe.seed);
	else if (knob->take == take_acceleration && knobs->recipe.baku)
		words_put(text, 32, "baku");
	else if (knob->take == take_number && *(const int *)place < knobs->recipe.rounds.most)
		words_put(text, 32, "%d", *(const int *)place);
	else if ((knob->take == take_numbers || knob->take == take_shares) &&
		(always || range->most > 0))
		tell_range(knob, range, text);
	else if (knob->take == take_worth)
		points_decimal(*(const int *)place, text);
}

void generate_tell(const struct generate_knobs *knobs, char text[GENERATE_TOLD_SIZE])
{
	static const struct pairing_worth usual = {2, 1, 0, 2, 0, 0};
	const bool worth = memcmp(&usual, &knobs->recipe.worth, sizeof(usual)) != 0;
	const struct knob *end = own_knobs + OWN;

	text[0] = '\0';
	for (const struct knob *knob = own_knobs; knob < end; knob++) {
		const size_t used = strlen(text);
		char value[32];

		tell_value(knobs, knob, value);
		if (value[0])
			words_put(text + used, GENERATE_TOLD_SIZE - used, "%s%s=%s",
				used ? " " : "", knob->key, value);
	}
	end = established_knobs + ESTABLISHED;
	for (const struct knob *knob = established_knobs; worth && knob < end; knob++) {
		const size_t used = strlen(text);
		char value[32];

		if (knob->take != take_worth)
			continue;
		tell_value(knobs, knob, value);
		words_put(text + used, GENERATE_TOLD_SIZE - used, " %s=%s", knob->key, value);
	}
}
