/* Words for the list of a club evening, the walk down it, sit-outs and colours. */
#include "config.h"

#include "app/words/telling.h"

#include <string.h>

/* Three names, and how many more. */
enum { OTHERS_SIZE = PAIRING_WHO_MOST * (WHO_SIZE + 2) + 64 };

static void tell_listed(
	const struct pairing_step *step, const char *player, char *text, size_t size)
{
	const int *v = step->values;
	char ordinal[16];

	words_ordinal(v[0] + 1, v[1], ordinal);
	if (v[4] == 0)
		words_put(text, size,
			"%s stands %s of %d tonight: unrated, so in the middle of the list", player,
			ordinal, v[1]);
	else if (v[4] > 0)
		words_put(text, size, "%s stands %s of %d tonight with grade %d", player, ordinal,
			v[1], v[4]);
	else if (v[3] == 0)
		words_put(text, size, "%s stands %s of %d tonight: GSRP %d.%d, no game yet", player,
			ordinal, v[1], v[2] / 10, v[2] % 10);
	else
		words_put(text, size, "%s stands %s of %d tonight: GSRP %d.%d from %d game%s",
			player, ordinal, v[1], v[2] / 10, v[2] % 10, v[3], telling_plural(v[3]));
}

static void tell_next(const struct pairing_step *step, const char *player, const char *other,
	char *text, size_t size)
{
	const int *v = step->values;

	if (v[0] == 1)
		words_put(text, size, "%s meets %s, the next in the list", player, other);
	else if (v[0] == 2 && v[1] == 1)
		words_put(text, size, "%s meets %s: the one between them plays higher in the list",
			player, other);
	else if (v[1] == v[0] - 1)
		words_put(text, size, "%s meets %s: the %d between them play higher in the list",
			player, other, v[1]);
	else
		words_put(text, size, "%s meets %s, the next lower one whom he may meet", player,
			other);
}

static void tell_nearest(const struct pairing_step *step, const char *player, const char *other,
	char *text, size_t size)
{
	const int *v = step->values;

	words_put(text, size,
		"Down the list %d would be left over, so the nearest are matched: %s and %s, %d place%s apart",
		v[0], player, other, v[1], telling_plural(v[1]));
}

static const char *last_word(int colour)
{
	return colour == PAIRING_WHITE ? "White" : colour == PAIRING_BLACK ? "Black" : "no colour";
}

static void tell_white(const struct pairing_step *step, const char *player, const char *other,
	char *text, size_t size)
{
	const int *v = step->values;
	const char *has = v[5] ? "has" : "ought to have";

	switch ((enum pairing_white)v[0]) {
	case PAIRING_WHITE_FIXED:
		words_put(text, size, "%s %s White against %s, as fixed by the arbiter", player,
			has, other);
		break;
	case PAIRING_WHITE_FIRST:
		words_put(text, size,
			"%s %s White: on the first evening the stronger, %s, has Black", player,
			has, other);
		break;
	case PAIRING_WHITE_BALANCE:
		words_put(text, size,
			"%s %s White: his Whites less his Blacks are %s%d, those of %s %s%d",
			player, has, v[1] > 0 ? "+" : "", v[1], other, v[2] > 0 ? "+" : "", v[2]);
		break;
	case PAIRING_WHITE_LAST:
		words_put(text, size,
			"%s %s White: the balances are equal, and he had %s last, %s had %s",
			player, has, last_word(v[3]), other, last_word(v[4]));
		break;
	case PAIRING_WHITE_LOT:
		words_put(text, size,
			"%s %s White by the lot: neither balance nor last colour tells him from %s",
			player, has, other);
		break;
	}
}

/* Those who sit out, too, and come before him or are level with him. */
static const char *others(const struct telling *t, char buffer[OTHERS_SIZE])
{
	const struct pairing_who *who = &t->step->who;
	const int all = t->step->values[6], more = all - who->nnow;
	char name[WHO_SIZE];

	buffer[0] = '\0';
	for (int i = 0; i < who->nnow; i++)
		words_put(buffer + strlen(buffer), OTHERS_SIZE - strlen(buffer), "%s%s",
			i == 0                                    ? ", but for "
				: i + 1 == who->nnow && more == 0 ? " and "
								  : ", ",
			telling_name(t->cast, who->now[i], name));
	if (more > 0)
		words_put(buffer + strlen(buffer), OTHERS_SIZE - strlen(buffer), " and %d more",
			more);
	if (all > 0)
		words_put(buffer + strlen(buffer), OTHERS_SIZE - strlen(buffer),
			", who sit%s out too", all == 1 ? "s" : "");
	return buffer;
}

/* Why he and not another one who has volunteered: behind "he has volunteered". */
static void among_volunteers(const struct telling *t, char *text, size_t size)
{
	const int *v = t->step->values;
	char but[OTHERS_SIZE];

	switch (v[5]) {
	case PAIRING_SITOUT_MOST:
	case PAIRING_SITOUT_GAMES:
		words_put(text, size, ", and of the volunteers he has had the most games, %d%s",
			v[1], others(t, but));
		break;
	case PAIRING_SITOUT_SELDOM:
		words_put(text, size,
			", and of the volunteers with %d game%s he has sat out least often (%d)%s",
			v[1], telling_plural(v[1]), v[2], others(t, but));
		break;
	case PAIRING_SITOUT_LONG_AGO:
		words_put(text, size,
			", and of the volunteers with as many games and sit-outs his is longest ago (evening %d)%s",
			v[3], others(t, but));
		break;
	case PAIRING_SITOUT_LOWEST:
		words_put(text, size,
			", and nothing but the list tells him from the next volunteer: he stands lower");
		break;
	default:
		text[0] = '\0';
		break;
	}
}

static void tell_volunteered(const struct telling *t)
{
	const int before = t->step->values[0];

	if (t->step->values[1])
		words_put(t->text, t->size,
			"%s has volunteered to sit out, but an even number is here: most boards and then the nearest opponents come first",
			t->player);
	else if (t->step->other == PAIRING_NOBODY)
		words_put(t->text, t->size,
			"%s has volunteered to sit out, but without him fewer could play",
			t->player);
	else if (before == 1)
		words_put(t->text, t->size,
			"%s has volunteered to sit out, but without him and %s, who is asked before him, fewer could play",
			t->player, t->other);
	else if (before > 1)
		words_put(t->text, t->size,
			"%s has volunteered to sit out, but without him and the %d who are asked before him and do, fewer could play",
			t->player, before);
	else
		words_put(t->text, t->size,
			"%s has volunteered to sit out, but %s is asked before him and does",
			t->player, t->other);
}

/* Of those who are asked as early as he, by games and sit-outs. */
static void lowest(const struct telling *t)
{
	const int *v = t->step->values;
	char but[OTHERS_SIZE];
	char out[64] = "never sat out";

	if (v[2] > 0)
		words_put(out, sizeof(out), "sat out %d time%s, last on evening %d", v[2],
			telling_plural(v[2]), v[3]);
	words_put(t->text, t->size,
		"%s sits out: of those with %d game%s who have %s he stands lowest in the list%s",
		t->player, v[1], telling_plural(v[1]), out, others(t, but));
}

static void tell_sits_out(const struct telling *t)
{
	const int *v = t->step->values;
	const char *player = t->player, *other = t->other;
	char *text = t->text, among[OTHERS_SIZE + 160], but[OTHERS_SIZE];
	const size_t size = t->size;

	switch ((enum pairing_sitout)v[0]) {
	case PAIRING_SITOUT_FIXED:
		words_put(text, size, "%s sits out, as fixed by the arbiter", player);
		break;
	case PAIRING_SITOUT_VOLUNTEER:
		among_volunteers(t, among, sizeof(among));
		words_put(text, size, "%s sits out: he has volunteered%s", player, among);
		break;
	case PAIRING_SITOUT_MOST:
		words_put(text, size, "%s sits out: he has had %d game%s, and %d %s the most",
			player, v[1], telling_plural(v[1]), v[4], v[4] == 1 ? "is" : "are");
		break;
	case PAIRING_SITOUT_GAMES:
		words_put(text, size, "%s sits out: he has had the most games, %d%s", player, v[1],
			others(t, but));
		break;
	case PAIRING_SITOUT_SELDOM:
		words_put(text, size,
			"%s sits out: of those with %d game%s he has sat out least often (%d)%s",
			player, v[1], telling_plural(v[1]), v[2], others(t, but));
		break;
	case PAIRING_SITOUT_LONG_AGO:
		words_put(text, size,
			"%s sits out: of those with as many games and sit-outs his is longest ago (evening %d)%s",
			player, v[3], others(t, but));
		break;
	case PAIRING_SITOUT_LOWEST:
		lowest(t);
		break;
	case PAIRING_SITOUT_NEEDED:
		words_put(text, size,
			"%s sits out: if %s did, who is asked before him, fewer %s could be made",
			player, other, v[7] ? "boards beside those who sit out already" : "boards");
		break;
	case PAIRING_SITOUT_NEAREST:
		words_put(text, size,
			"%s sits out: of the draws with most boards this one has the nearest opponents, and he is left over",
			player);
		break;
	case PAIRING_SITOUT_ALONE:
		words_put(text, size, "%s sits out: nobody is left whom he could meet", player);
		break;
	}
}

void words_evening(const struct telling *t)
{
	const struct pairing_step *step = t->step;

	switch (step->kind) {
	case PAIRING_STEP_LISTED:
		tell_listed(step, t->player, t->text, t->size);
		break;
	case PAIRING_STEP_NEXT:
		tell_next(step, t->player, t->other, t->text, t->size);
		break;
	case PAIRING_STEP_NEAREST:
		tell_nearest(step, t->player, t->other, t->text, t->size);
		break;
	case PAIRING_STEP_OTHERWISE:
		words_put(t->text, t->size, "Down the list %s would meet %s", t->player, t->other);
		break;
	case PAIRING_STEP_WHITE:
		tell_white(step, t->player, t->other, t->text, t->size);
		break;
	case PAIRING_STEP_SITS_OUT:
		tell_sits_out(t);
		break;
	case PAIRING_STEP_VOLUNTEERED:
		tell_volunteered(t);
		break;
	default:
		words_put(t->text, t->size, "%s", t->player);
		break;
	}
}
