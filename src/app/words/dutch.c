/* Words for the terms of the Dutch rules (FIDE C.04.3) and for colours by them (article 5.2). */
#include "config.h"

#include <string.h>

#include "app/words/sentence.h"

static const char *strength(int preference)
{
	static const char *const words[] = {[PAIRING_PREFERS_NONE] = "none",
		[PAIRING_PREFERS_MILD] = "mild",
		[PAIRING_PREFERS_STRONG] = "strong",
		[PAIRING_PREFERS_ABSOLUTE] = "absolute"};

	return words[preference];
}

/* Does he get White? His due colour is the other one. */
static bool gets_white(const struct telling *t)
{
	const struct pairing_draw *draw = t->cast->draw;
	const int board = t->step->board;

	return draw && board >= 0 && board < draw->count &&
		draw->boards[board].white == t->step->player;
}

/* What decides between two who are due the same colour. */
static const char *decide_preference(const struct telling *t, struct slots *slots)
{
	const struct pairing_step_preference *preference = &t->step->as.preference;
	const bool white = gets_white(t), gives = preference->gives;

	slots_put(slots, "his", "%s", strength(preference->strength));
	slots_put(slots, "its", "%s", strength(preference->other_strength));
	/* 5.2.3 alternates: he gets the other colour than then */
	slots_put(slots, "had", "%s", white != gives ? "Black" : "White");
	if (strcmp(t->step->rule, "5.2.2") == 0)
		return preference->strength != preference->other_strength
			? "his preference is {his}, that of {other} is {its}"
			: "both preferences are absolute, with a colour difference of {decides} against {other_decides} of {other}";
	if (strcmp(t->step->rule, "5.2.3") == 0)
		return preference->decides == preference->other_decides
			? "in round {decides}, when their colours last differed, he had {had}"
			: "game by game back their colours last differed in his round {decides}, when he had {had}, and in round {other_decides} of {other}";
	return gives
		? "both preferences are equally strong and, game by game back, the colours the same, so the higher in rank, {player}, should have his"
		: "both preferences are equally strong and, game by game back, the colours the same, so the higher in rank, {other}, has his";
}

const char *words_preference(const struct telling *t, struct slots *slots)
{
	slots_put(slots, "colours", "%s",
		gets_white(t) ? ", due Black, gets White" : ", due White, gets Black");
	if (!t->step->rule[0])
		return "{player}{colours} against {other}, as fixed by the arbiter";
	if (!t->step->as.preference.same)
		return "{player}{colours}, although {other} is not due the same colour";
	slots_sentence(t, slots, "why", decide_preference(t, slots));
	return t->step->as.preference.gives ? "{player}{colours} against the rule: {why}"
					    : "{player}{colours}: {why}";
}
