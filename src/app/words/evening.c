/* Words for the list of a club evening, the walk down it, sit-outs and colours. */
#include "config.h"

#include "app/words/sentence.h"

#include <string.h>

/* Three names, and how many more. */
enum { OTHERS_SIZE = PAIRING_WHO_MOST * (WHO_SIZE + 2) + 64 };

const char *words_listed(const struct telling *t, struct slots *slots)
{
	const struct pairing_step_listed *listed = &t->step->as.listed;

	words_ordinal(listed->place + 1, listed->cards, slots_room(slots, "nth"));
	if (listed->grade == 0)
		return "{player} stands {nth} of {cards} tonight: unrated, so in the middle of the list";
	if (listed->grade > 0)
		return "{player} stands {nth} of {cards} tonight with grade {grade}";
	slots_put(slots, "gsrp", "%d.%d", listed->tenths / 10, listed->tenths % 10);
	return listed->games == 0
		? "{player} stands {nth} of {cards} tonight: GSRP {gsrp}, no game yet"
		: "{player} stands {nth} of {cards} tonight: GSRP {gsrp} from {games game}";
}

const char *words_next(const struct telling *t, struct slots *slots)
{
	const struct pairing_step_next *next = &t->step->as.next;

	(void)slots;
	if (next->distance == 1)
		return "{player} meets {other}, the next in the list";
	if (next->distance == 2 && next->taken == 1)
		return "{player} meets {other}: the one between them plays higher in the list";
	return next->taken == next->distance - 1
		? "{player} meets {other}: the {taken} between them play higher in the list"
		: "{player} meets {other}, the next lower one whom he may meet";
}

const char *words_white(const struct telling *t, struct slots *slots)
{
	static const char *const by[] = {
		[PAIRING_WHITE_FIXED] =
			"{player} {has} White against {other}, as fixed by the arbiter",
		[PAIRING_WHITE_FIRST] =
			"{player} {has} White: on the first evening the stronger, {other}, has Black",
		[PAIRING_WHITE_BALANCE] =
			"{player} {has} White: his Whites less his Blacks are {balance +}, those of {other} {other_balance +}",
		[PAIRING_WHITE_LAST] =
			"{player} {has} White: the balances are equal, and he had {his} last, {other} had {others}",
		[PAIRING_WHITE_LOT] =
			"{player} {has} White by the lot: neither balance nor last colour tells him from {other}"};
	const struct pairing_step_white *white = &t->step->as.white;

	slots_put(slots, "has", "%s", white->has ? "has" : "ought to have");
	slots_put(slots, "his", "%s", words_colour(white->last));
	slots_put(slots, "others", "%s", words_colour(white->other_last));
	return by[white->by];
}

/* Those who sit out, too, and come before him or are level with him. */
static void put_others(const struct telling *t, char buffer[OTHERS_SIZE])
{
	const struct pairing_who *who = &t->step->who;
	const int all = t->step->as.sits_out.sharers, more = all - who->nnow;
	char name[WHO_SIZE];

	buffer[0] = '\0';
	for (int i = 0; i < who->nnow; i++)
		words_put(buffer + strlen(buffer), OTHERS_SIZE - strlen(buffer), "%s%s",
			i == 0 ? ", but for " : words_between(i, all),
			words_indexed(t->cast, who->now[i], name));
	if (more > 0)
		words_put(buffer + strlen(buffer), OTHERS_SIZE - strlen(buffer), " and %d more",
			more);
	if (all > 0)
		words_put(buffer + strlen(buffer), OTHERS_SIZE - strlen(buffer),
			", who sit%s out too", all == 1 ? "s" : "");
}

/* Why he and not another one who has volunteered: behind "he has volunteered". */
static const char *among_volunteers(enum pairing_sitout among)
{
	switch (among) {
	case PAIRING_SITOUT_MOST:
	case PAIRING_SITOUT_GAMES:
		return ", and of the volunteers he has had the most games, {games}{but}";
	case PAIRING_SITOUT_SELDOM:
		return ", and of the volunteers with {games game} he has sat out least often ({sitouts}){but}";
	case PAIRING_SITOUT_LONG_AGO:
		return ", and of the volunteers with as many games and sit-outs his is longest ago (evening {last}){but}";
	case PAIRING_SITOUT_LOWEST:
		return ", and nothing but the list tells him from the next volunteer: he stands lower";
	default:
		return "";
	}
}

const char *words_volunteered(const struct telling *t, struct slots *slots)
{
	const struct pairing_step_volunteered *volunteered = &t->step->as.volunteered;

	(void)slots;
	if (volunteered->nearest)
		return "{player} has volunteered to sit out, but an even number is here: most boards and then the nearest opponents come first";
	if (t->step->other == PAIRING_NOBODY)
		return "{player} has volunteered to sit out, but without him fewer could play";
	if (volunteered->before == 1)
		return "{player} has volunteered to sit out, but without him and {other}, who is asked before him, fewer could play";
	return volunteered->before > 1
		? "{player} has volunteered to sit out, but without him and the {before} who are asked before him and do, fewer could play"
		: "{player} has volunteered to sit out, but {other} is asked before him and does";
}

const char *words_sits_out(const struct telling *t, struct slots *slots)
{
	static const char *const why[] = {
		[PAIRING_SITOUT_FIXED] = "{player} sits out, as fixed by the arbiter",
		[PAIRING_SITOUT_VOLUNTEER] = "{player} sits out: he has volunteered{among}",
		[PAIRING_SITOUT_MOST] =
			"{player} sits out: he has had {games game}, and {most} {are} the most",
		[PAIRING_SITOUT_GAMES] =
			"{player} sits out: he has had the most games, {games}{but}",
		[PAIRING_SITOUT_SELDOM] =
			"{player} sits out: of those with {games game} he has sat out least often ({sitouts}){but}",
		[PAIRING_SITOUT_LONG_AGO] =
			"{player} sits out: of those with as many games and sit-outs his is longest ago (evening {last}){but}",
		[PAIRING_SITOUT_LOWEST] =
			"{player} sits out: of those with {games game} who have {sat} he stands lowest in the list{but}",
		[PAIRING_SITOUT_NEEDED] =
			"{player} sits out: if {other} did, who is asked before him, fewer {boards} could be made",
		[PAIRING_SITOUT_NEAREST] =
			"{player} sits out: of the draws with most boards this one has the nearest opponents, and he is left over",
		[PAIRING_SITOUT_ALONE] = "{player} sits out: nobody is left whom he could meet"};
	const struct pairing_step_sits_out *out = &t->step->as.sits_out;

	put_others(t, slots_room(slots, "but"));
	slots_sentence(t, slots, "among", among_volunteers((enum pairing_sitout)out->among));
	slots_sentence(t, slots, "sat",
		out->sitouts > 0 ? "sat out {sitouts time}, last on evening {last}"
				 : "never sat out");
	slots_put(slots, "are", "%s", out->most == 1 ? "is" : "are");
	slots_put(slots, "boards", "%s",
		out->others ? "boards beside those who sit out already" : "boards");
	return why[out->why];
}
