/* Words for the list of a club evening, the walk down it, sit-outs and colours. */
#include "config.h"

#include "app/words/telling.h"

#include <string.h>

/* Three names, and how many more. */
enum { OTHERS_SIZE = PAIRING_WHO_MOST * (WHO_SIZE + 2) + 64 };

static void tell_listed(
	const struct pairing_step *step, const char *player, char *text, size_t size)
{
	const struct pairing_step_listed *listed = &step->as.listed;
	char ordinal[16];

	words_ordinal(listed->place + 1, listed->cards, ordinal);
	if (listed->grade == 0)
		words_put(text, size,
			"%s stands %s of %d tonight: unrated, so in the middle of the list", player,
			ordinal, listed->cards);
	else if (listed->grade > 0)
		words_put(text, size, "%s stands %s of %d tonight with grade %d", player, ordinal,
			listed->cards, listed->grade);
	else if (listed->games == 0)
		words_put(text, size, "%s stands %s of %d tonight: GSRP %d.%d, no game yet", player,
			ordinal, listed->cards, listed->tenths / 10, listed->tenths % 10);
	else
		words_put(text, size, "%s stands %s of %d tonight: GSRP %d.%d from %d game%s",
			player, ordinal, listed->cards, listed->tenths / 10, listed->tenths % 10,
			listed->games, telling_plural(listed->games));
}

static void tell_next(const struct pairing_step *step, const char *player, const char *other,
	char *text, size_t size)
{
	const struct pairing_step_next *next = &step->as.next;

	if (next->distance == 1)
		words_put(text, size, "%s meets %s, the next in the list", player, other);
	else if (next->distance == 2 && next->taken == 1)
		words_put(text, size, "%s meets %s: the one between them plays higher in the list",
			player, other);
	else if (next->taken == next->distance - 1)
		words_put(text, size, "%s meets %s: the %d between them play higher in the list",
			player, other, next->taken);
	else
		words_put(text, size, "%s meets %s, the next lower one whom he may meet", player,
			other);
}

static void tell_nearest(const struct pairing_step *step, const char *player, const char *other,
	char *text, size_t size)
{
	const struct pairing_step_nearest *nearest = &step->as.nearest;

	words_put(text, size,
		"Down the list %d would be left over, so the nearest are matched: %s and %s, %d place%s apart",
		nearest->over, player, other, nearest->distance, telling_plural(nearest->distance));
}

static const char *last_word(int colour)
{
	return colour == PAIRING_WHITE ? "White" : colour == PAIRING_BLACK ? "Black" : "no colour";
}

static void tell_white(const struct pairing_step *step, const char *player, const char *other,
	char *text, size_t size)
{
	const struct pairing_step_white *white = &step->as.white;
	const char *has = white->has ? "has" : "ought to have";

	switch ((enum pairing_white)white->by) {
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
			player, has, white->balance > 0 ? "+" : "", white->balance, other,
			white->other_balance > 0 ? "+" : "", white->other_balance);
		break;
	case PAIRING_WHITE_LAST:
		words_put(text, size,
			"%s %s White: the balances are equal, and he had %s last, %s had %s",
			player, has, last_word(white->last), other, last_word(white->other_last));
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
	const int all = t->step->as.sits_out.sharers, more = all - who->nnow;
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
	const struct pairing_step_sits_out *out = &t->step->as.sits_out;
	char but[OTHERS_SIZE];

	switch (out->among) {
	case PAIRING_SITOUT_MOST:
	case PAIRING_SITOUT_GAMES:
		words_put(text, size, ", and of the volunteers he has had the most games, %d%s",
			out->games, others(t, but));
		break;
	case PAIRING_SITOUT_SELDOM:
		words_put(text, size,
			", and of the volunteers with %d game%s he has sat out least often (%d)%s",
			out->games, telling_plural(out->games), out->sitouts, others(t, but));
		break;
	case PAIRING_SITOUT_LONG_AGO:
		words_put(text, size,
			", and of the volunteers with as many games and sit-outs his is longest ago (evening %d)%s",
			out->last, others(t, but));
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
	const int before = t->step->as.volunteered.before;

	if (t->step->as.volunteered.nearest)
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
	const struct pairing_step_sits_out *out = &t->step->as.sits_out;
	char but[OTHERS_SIZE];
	char sat[64] = "never sat out";

	if (out->sitouts > 0)
		words_put(sat, sizeof(sat), "sat out %d time%s, last on evening %d", out->sitouts,
			telling_plural(out->sitouts), out->last);
	words_put(t->text, t->size,
		"%s sits out: of those with %d game%s who have %s he stands lowest in the list%s",
		t->player, out->games, telling_plural(out->games), sat, others(t, but));
}

static void tell_sits_out(const struct telling *t)
{
	const struct pairing_step_sits_out *out = &t->step->as.sits_out;
	const char *player = t->player, *other = t->other;
	char *text = t->text, among[OTHERS_SIZE + 160], but[OTHERS_SIZE];
	const size_t size = t->size;

	switch ((enum pairing_sitout)out->why) {
	case PAIRING_SITOUT_FIXED:
		words_put(text, size, "%s sits out, as fixed by the arbiter", player);
		break;
	case PAIRING_SITOUT_VOLUNTEER:
		among_volunteers(t, among, sizeof(among));
		words_put(text, size, "%s sits out: he has volunteered%s", player, among);
		break;
	case PAIRING_SITOUT_MOST:
		words_put(text, size, "%s sits out: he has had %d game%s, and %d %s the most",
			player, out->games, telling_plural(out->games), out->most,
			out->most == 1 ? "is" : "are");
		break;
	case PAIRING_SITOUT_GAMES:
		words_put(text, size, "%s sits out: he has had the most games, %d%s", player,
			out->games, others(t, but));
		break;
	case PAIRING_SITOUT_SELDOM:
		words_put(text, size,
			"%s sits out: of those with %d game%s he has sat out least often (%d)%s",
			player, out->games, telling_plural(out->games), out->sitouts,
			others(t, but));
		break;
	case PAIRING_SITOUT_LONG_AGO:
		words_put(text, size,
			"%s sits out: of those with as many games and sit-outs his is longest ago (evening %d)%s",
			player, out->last, others(t, but));
		break;
	case PAIRING_SITOUT_LOWEST:
		lowest(t);
		break;
	case PAIRING_SITOUT_NEEDED:
		words_put(text, size,
			"%s sits out: if %s did, who is asked before him, fewer %s could be made",
			player, other,
			out->others ? "boards beside those who sit out already" : "boards");
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
