/* What the proof of a reason says: who, which term, and of which draws it can be said. */
#include "config.h"

#include <string.h>

#include "app/app.h"
#include "app/words/fixed.h"
#include "app/words/telling.h"
#include "app/words/who.h"
#include "core/season.h"

/* One who was passed over is named before the proof; of several with the same proof nobody is. */
static int named_before(const struct telling *t)
{
	return t->step->kind == PAIRING_STEP_FLOAT_PASSED && t->count == 1 ? t->step->player
									   : PAIRING_NOBODY;
}

static void prove_worse(
	const struct telling *t, const struct pairing_term *term, char *text, size_t size)
{
	const struct pairing_proof *proof = &t->step->proof;
	const bool bye = t->step->kind == PAIRING_STEP_FLOAT_PASSED &&
		t->step->as.float_passed.way == PAIRING_LEVEL;
	/* "he would meet 18 Low by place, but then ..." */
	const bool is_board =
		t->step->kind == PAIRING_STEP_PLACE || t->step->kind == PAIRING_STEP_SEEKERS;
	const struct pairing_pin ideal = {PAIRING_PIN_BOARD, t->step->player,
		is_board ? t->step->as.place.ideal : PAIRING_NOBODY, PAIRING_NEUTRAL};
	const struct pairing_term is =
		bye && words_is_bye(t->cast->score, term) ? words_bye_term(term) : *term;
	const struct words_difference difference = {&is, proof->entry, proof->before, proof->after,
		&t->step->who, named_before(t), bye ? WORDS_HE_BYE : WORDS_HE_FLOATS,
		is_board ? &ideal : NULL};

	if (!words_difference_named(t->cast, &difference, text, size))
		words_term_otherwise(
			t->cast->score, &is, proof->entry, proof->before, proof->after, text, size);
}

/*
 * How many things are fixed besides who sits out, and who are kept apart; how many of them stood.
 */
static int count_pins(const struct cast *cast, int *stood)
{
	int count = 0;

	*stood = 0;
	for (int i = 0; i < cast->input->npins; i++) {
		const struct pairing_pin *pin = &cast->input->pins[i];

		if (pin->kind == PAIRING_PIN_OUT)
			continue;
		count++;
		*stood += words_stood(cast, pin->player);
	}
	return count;
}

static const char *unkept_words(const struct cast *cast)
{
	int stood = 0;
	const int pins = cast->input ? count_pins(cast, &stood) : 1;

	if (pins == 0)
		return "that keeps apart whom the arbiter keeps apart";
	if (pins == stood)
		return "around the boards that stay as before";
	return cast->held ? "around the boards made by hand" : "that keeps what is fixed by hand";
}

const char *telling_kept(const struct cast *cast)
{
	return cast->held     ? " around the boards made by hand"
		: cast->fixed ? " that keeps what is fixed by hand"
			      : "";
}

/*
 * The two who would meet: he and the one by place, or one who was passed over and whom the chosen
 * one meets. False: they are several, or the step has no such two.
 */
static bool find_two(const struct telling *t, int two[2])
{
	const struct pairing_draw *draw = t->cast->draw;
	const bool is_board =
		t->step->kind == PAIRING_STEP_PLACE || t->step->kind == PAIRING_STEP_SEEKERS;

	two[0] = t->step->player;
	two[1] = is_board ? t->step->as.place.ideal : PAIRING_NOBODY;
	if (t->step->kind == PAIRING_STEP_FLOAT_PASSED && t->count == 1)
		for (int i = 0; draw && i < draw->count; i++) {
			if (draw->boards[i].white == t->step->other)
				two[1] = draw->boards[i].black;
			else if (draw->boards[i].black == t->step->other)
				two[1] = draw->boards[i].white;
		}
	return two[0] >= 0 && two[1] >= 0;
}

/* "9 Foo and 12 Bar, who ..., would meet"; of several without their names. */
static void put_two(const struct telling *t, const char *who, char *text, size_t size)
{
	char one[WHO_SIZE], other[WHO_SIZE];
	int two[2];

	if (find_two(t, two))
		words_put(text, size, "%s and %s, %s, would meet",
			words_indexed(t->cast, two[0], one), words_indexed(t->cast, two[1], other),
			who);
	else
		words_put(text, size, "two %s would meet", who);
}

/* With the boards made before, who would be left, and why they cannot be paired. */
static void put_stranded(const struct telling *t, char *text, size_t size)
{
	const struct pairing_who *who = &t->step->who;
	const struct pairing_input *input = t->cast->input;
	const int round =
		who->nthen == 2 && input ? pairing_round_met(input, who->then[0], who->then[1]) : 0;
	char one[WHO_SIZE], other[WHO_SIZE], why[48];

	if (who->nthen == 0) {
		words_put(text, size, "the others could not all be paired");
		return;
	}
	words_indexed(t->cast, who->then[0], one);
	if (who->nthen == 1) {
		words_put(text, size, "%s would have nobody left to meet", one);
		return;
	}
	words_put(why, sizeof(why),
		round > 0                          ? "who met in round %d"
			: t->step->rule[0] != '\0' ? "who must have the same colour"
						   : "whom the arbiter keeps apart",
		round);
	words_put(text, size, "%s and %s would be left, %s", one,
		words_indexed(t->cast, who->then[1], other), why);
}

bool telling_prove(const struct telling *t, char *text, size_t size)
{
	const struct pairing_proof *proof = &t->step->proof;
	const struct pairing_score *score = t->cast->score;
	const struct pairing_term *term = score && proof->term >= 0 && proof->term < score->nterms
		? &score->terms[proof->term]
		: NULL;

	switch (proof->passed) {
	case PAIRING_PASSED_WORSE:
		if (term)
			prove_worse(t, term, text, size);
		else
			words_put(text, size, "the draw would be worse");
		return true;
	case PAIRING_PASSED_AT_LEAST:
		words_put(text, size,
			"at least %d more player%s would get the wrong colour (%d instead of %d in the whole draw)",
			proof->after - proof->before, words_plural(proof->after - proof->before),
			proof->after, proof->before);
		return true;
	case PAIRING_PASSED_STRANDED:
		put_stranded(t, text, size);
		return true;
	case PAIRING_PASSED_FLOATS:
		words_put(text, size, "more cards would have to float");
		return true;
	case PAIRING_PASSED_ILLEGAL:
		words_put(text, size, "no legal draw is left");
		return true;
	case PAIRING_PASSED_UNKEPT:
		words_put(text, size, "no draw is left %s", unkept_words(t->cast));
		return true;
	case PAIRING_PASSED_FORBIDDEN:
		put_two(t, "whom the arbiter keeps apart", text, size);
		return true;
	case PAIRING_PASSED_COLOURS:
		put_two(t, "who must have the same colour", text, size);
		return true;
	case PAIRING_PASSED_SCHOOL:
		words_put(text, size, "two of one school would meet");
		return true;
	case PAIRING_PASSED_LIMIT:
		words_put(text, size, "the bye would be switched beyond the limit");
		return true;
	default:
		return false;
	}
}

bool telling_is_better(const struct telling *t)
{
	return t->step->proof.passed == PAIRING_PASSED_BETTER && !t->cast->beside;
}

void telling_better(const struct telling *t, char *text, size_t size)
{
	const struct pairing_proof *proof = &t->step->proof;
	const struct pairing_score *score = t->cast->score;

	if (score && proof->term >= 0 && proof->term < score->nterms)
		words_term_better(&score->terms[proof->term], proof->entry, proof->before,
			proof->after, text, size);
	else
		words_put(text, size, "the whole");
}
