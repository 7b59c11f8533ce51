/* Words for the terms of the Dutch rules (FIDE C.04.3) and for colours by them (article 5.2). */
#include "config.h"

#include <string.h>

#include "app/words/telling.h"

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

/* 5.2.3: the round, or of each his own where one has missed a game. */
static void last_different(const struct telling *t, const char *had, char *text, size_t size)
{
	const struct pairing_step_preference *preference = &t->step->as.preference;

	if (preference->decides == preference->other_decides)
		words_put(text, size, "in round %d, when their colours last differed, he had %s",
			preference->decides, had);
	else
		words_put(text, size,
			"game by game back their colours last differed in his round %d, when he had %s, and in round %d of %s",
			preference->decides, had, preference->other_decides, t->other);
}

/* What decides between two who are due the same colour. */
static void decide(const struct telling *t, char *text, size_t size)
{
	const struct pairing_step_preference *preference = &t->step->as.preference;
	const bool white = gets_white(t), gives = preference->gives;

	if (strcmp(t->step->rule, "5.2.2") == 0 &&
		preference->strength != preference->other_strength)
		words_put(text, size, "his preference is %s, that of %s is %s",
			strength(preference->strength), t->other,
			strength(preference->other_strength));
	else if (strcmp(t->step->rule, "5.2.2") == 0)
		words_put(text, size,
			"both preferences are absolute, with a colour difference of %d against %d of %s",
			preference->decides, preference->other_decides, t->other);
	else if (strcmp(t->step->rule, "5.2.3") == 0)
		/* 5.2.3 alternates: he gets the other colour than then */
		last_different(t, white != gives ? "Black" : "White", text, size);
	else
		words_put(text, size,
			"both preferences are equally strong and, game by game back, the colours the same, so the higher in rank, %s, %s his",
			gives ? t->player : t->other, gives ? "should have" : "has");
}

void words_preference(const struct telling *t)
{
	const struct pairing_step_preference *preference = &t->step->as.preference;
	const char *colours = gets_white(t) ? ", due Black, gets White" : ", due White, gets Black";
	char why[SENTENCE_SIZE];

	if (!t->step->rule[0]) {
		words_put(t->text, t->size, "%s%s against %s, as fixed by the arbiter", t->player,
			colours, t->other);
		return;
	}
	if (!preference->same) {
		words_put(t->text, t->size, "%s%s, although %s is not due the same colour",
			t->player, colours, t->other);
		return;
	}
	decide(t, why, sizeof(why));
	words_put(t->text, t->size, "%s%s%s: %s", t->player, colours,
		preference->gives ? " against the rule" : "", why);
}
