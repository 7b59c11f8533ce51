/* JaVaFo's keys of the generator. */
#include "config.h"

#include "app/generate/javafo.h"

#include <string.h>

#include "app/event/state.h"

enum { THOUSAND = 1000, POINTS2_ROOM = 2 * 99, SHAPE_MOST = 4000 };

enum kind { KIND_RATE, KIND_POINTS, KIND_SHAPE };

static const struct javafo_key {
	const char *name;
	enum kind kind;
	int at;
} keys[] = {
	{"ForfeitRate", KIND_RATE, JAVAFO_FORFEIT},
	{"QuickgameRate", KIND_RATE, JAVAFO_QUICK_GAME},
	{"ZPBRate", KIND_RATE, JAVAFO_ZERO_BYE},
	{"HPBRate", KIND_RATE, JAVAFO_HALF_BYE},
	{"FPBRate", KIND_RATE, JAVAFO_FULL_BYE},
	/* how ratings are spread, which changes nothing here: each is as likely */
	{"Groups", KIND_SHAPE, 0},
	{"Separator", KIND_SHAPE, 0},
	{"WWPoints", KIND_POINTS, JAVAFO_WIN_WHITE},
	{"BWPoints", KIND_POINTS, JAVAFO_WIN_BLACK},
	{"WDPoints", KIND_POINTS, JAVAFO_DRAW_WHITE},
	{"BDPoints", KIND_POINTS, JAVAFO_DRAW_BLACK},
	{"WLPoints", KIND_POINTS, JAVAFO_LOSS_WHITE},
	{"BLPoints", KIND_POINTS, JAVAFO_LOSS_BLACK},
	{"ZPBPoints", KIND_POINTS, JAVAFO_BYE_ZERO},
	{"HPBPoints", KIND_POINTS, JAVAFO_BYE_HALF},
	{"FPBPoints", KIND_POINTS, JAVAFO_BYE_FULL},
	{"PABPoints", KIND_POINTS, JAVAFO_BYE_PAIRING},
	{"FWPoints", KIND_POINTS, JAVAFO_WIN_FORFEIT},
	{"FLPoints", KIND_POINTS, JAVAFO_LOSS_FORFEIT},
};

enum { KEYS = (int)(sizeof(keys) / sizeof(keys[0])) };

void generate_javafo_init(struct generate_javafo *told)
{
	told->used = false;
	for (int i = 0; i < JAVAFO_RATES; i++)
		told->rates[i] = -1;
	for (int i = 0; i < JAVAFO_POINTS; i++)
		told->points2[i] = -1;
}

/* NULL: none of that name. */
static const struct javafo_key *find_key(const char *name)
{
	for (int i = 0; i < KEYS; i++)
		if (!strcmp(keys[i].name, name))
			return &keys[i];
	return NULL;
}

bool generate_javafo_knows(const char *key)
{
	return find_key(key);
}

/* A number up to `most`, with ".0" or ".5" counted in halves if `halves` is 2. */
static bool read_number(const char *text, int halves, int most, int *number)
{
	int value = 0;
	size_t digits = strspn(text, "0123456789");

	if (digits == 0 || digits > 6)
		return false;
	for (size_t i = 0; i < digits; i++)
		value = value * 10 + (text[i] - '0');
	value *= halves;
	text += digits;
	if (halves == 2 && !strcmp(text, ".5"))
		value++;
	else if (*text && (halves == 1 || strcmp(text, ".0") != 0))
		return false;
	*number = value;
	return value <= most;
}

static enum javafo_taken wrong(
	const char *key, const char *value, const char *expected, struct error *error)
{
	char found[EXCERPT_SIZE];

	app_fail(error, STATUS_BAD_INPUT, "found %s for %s, expected %s",
		report_excerpt(found, value, strlen(value)), key, expected);
	return JAVAFO_WRONG;
}

/* ForfeitRate is in all configurations; what it means is known when all lines are read. */
static enum javafo_taken take_forfeit(struct generate_javafo *told, const char *value)
{
	int rate;

	if (!read_number(value, 1, THOUSAND, &rate))
		return JAVAFO_NOT_MINE;
	told->rates[JAVAFO_FORFEIT] = rate;
	return rate == 0 ? JAVAFO_TAKEN : JAVAFO_NOT_MINE;
}

enum javafo_taken generate_javafo_take(
	struct generate_javafo *told, const char *name, const char *value, struct error *error)
{
	const struct javafo_key *key = find_key(name);
	int number;

	if (!key)
		return JAVAFO_NOT_MINE;
	if (key->kind == KIND_RATE && key->at == JAVAFO_FORFEIT)
		return take_forfeit(told, value);
	told->used = true;
	switch (key->kind) {
	case KIND_RATE:
		if (!read_number(value, 1, THOUSAND, &told->rates[key->at]))
			return wrong(name, value, "thousandths from 0 to 1000", error);
		break;
	case KIND_POINTS:
		if (!read_number(value, 2, POINTS2_ROOM, &told->points2[key->at]))
			return wrong(name, value, "points such as 3, 0.5 or 1.5", error);
		break;
	case KIND_SHAPE:
		if (!read_number(value, 1, SHAPE_MOST, &number))
			return wrong(name, value, "a number from 0 to 4000", error);
		break;
	}
	return JAVAFO_TAKEN;
}

static struct pairing_range share_of(int thousandths)
{
	const int share = thousandths < THOUSAND ? thousandths * (PAIRING_SHARE_ALL / THOUSAND)
						 : PAIRING_SHARE_ALL;

	return (struct pairing_range){share, share};
}

/*
 * The chance of a round, of players who have such a bye once at most: as many as the rounds have it
 * happen, by the mean of their number.
 */
static void settle_byes(int rate, const struct pairing_range *rounds, struct pairing_range *byes)
{
	if (rate >= 0)
		*byes = share_of(rate * (rounds->least + rounds->most) / 2);
}

static void settle_rates(const struct generate_javafo *told, struct pairing_recipe *recipe)
{
	if (told->rates[JAVAFO_FORFEIT] >= 0)
		recipe->forfeits = share_of(told->rates[JAVAFO_FORFEIT]);
	if (told->rates[JAVAFO_QUICK_GAME] >= 0)
		recipe->short_games = share_of(told->rates[JAVAFO_QUICK_GAME]);
	settle_byes(told->rates[JAVAFO_ZERO_BYE], &recipe->rounds, &recipe->zero_byes);
	settle_byes(told->rates[JAVAFO_HALF_BYE], &recipe->rounds, &recipe->half_byes);
	settle_byes(told->rates[JAVAFO_FULL_BYE], &recipe->rounds, &recipe->full_byes);
}

/*
 * Results from..to are worth one value here, by default *value; false: they were told two. A result
 * that is not told follows those that are.
 */
static bool settle_points(const struct generate_javafo *told, enum javafo_points from,
	enum javafo_points to, int *value)
{
	int given = -1;

	for (int i = from; i <= (int)to; i++) {
		const int points2 = told->points2[i];

		if (points2 < 0)
			continue;
		if (given >= 0 && points2 != given)
			return false;
		given = points2;
	}
	if (given >= 0)
		*value = given;
	return true;
}

enum status generate_javafo_settle(
	const struct generate_javafo *told, struct generate_knobs *knobs, struct error *error)
{
	struct pairing_worth *worth = &knobs->recipe.worth;

	if (told->rates[JAVAFO_FORFEIT] == 0 && !told->used)
		return app_fail(error, STATUS_BAD_INPUT,
			"found \"0\" for ForfeitRate, expected N of \"one in N\", a number from 1 to 100000");
	if (!told->used)
		return STATUS_OK;
	settle_rates(told, &knobs->recipe);
	if (!settle_points(told, JAVAFO_WIN_WHITE, JAVAFO_BYE_FULL, &worth->win) ||
		!settle_points(told, JAVAFO_DRAW_WHITE, JAVAFO_BYE_HALF, &worth->draw) ||
		!settle_points(told, JAVAFO_LOSS_WHITE, JAVAFO_LOSS_BLACK, &worth->loss))
		return app_fail(error, STATUS_BAD_INPUT,
			"found points that differ by colour or between a game and a bye, expected the same ones for "
			"WW, BW, FW and FPB, for WD, BD and HPB, for WL and BL");
	settle_points(told, JAVAFO_LOSS_FORFEIT, JAVAFO_LOSS_FORFEIT, &worth->default_loss);
	settle_points(told, JAVAFO_BYE_ZERO, JAVAFO_BYE_ZERO, &worth->zero_bye);
	settle_points(told, JAVAFO_BYE_PAIRING, JAVAFO_BYE_PAIRING, &worth->bye);
	return STATUS_OK;
}
