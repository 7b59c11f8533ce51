/* Why there is no repair of a mistake. */
#include "config.h"

#include "app/repair/none.h"

#include "app/words/words.h"

bool repair_has_fault(const struct repair_case *made)
{
	bool fault = !made->seated;

	for (int i = 0; i < made->problem.nboards; i++)
		fault = fault || made->problem.boards[i].kind == REPAIR_FAULT ||
			made->problem.boards[i].kind == REPAIR_DOUBT;
	return fault;
}

static bool has_frozen(const struct repair_case *made)
{
	for (int i = 0; i < made->problem.nboards; i++)
		if (made->problem.boards[i].kind == REPAIR_FROZEN)
			return true;
	return false;
}

static void tell_faultless(
	const struct app *app, const struct repair_case *made, char *text, size_t size)
{
	const char *round = repair_words_of(app)->round_small;

	if (made->begun)
		words_put(text, size,
			"What is wrong with the draw of %s %d is on boards that have begun.", round,
			made->round);
	else
		words_put(text, size,
			"Nobody whose score was wrong meets another score in %s %d: there is nothing to mend.",
			round, made->round);
}

void repair_tell_none(const struct app *app, const struct repair_case *made,
	const struct repair_best *best, struct repairs *repairs)
{
	const char *mends = made->doubt
		? "that changes a board drawn by the wrong score is better by "
		  "the rules than the published one"
		: "mends it";
	char most[48] = "";

	if (repairs->count > 0)
		return;
	if (!repair_has_fault(made)) {
		tell_faultless(app, made, repairs->none, sizeof(repairs->none));
		return;
	}
	if (best->looked < best->most) {
		words_put(repairs->none, sizeof(repairs->none),
			"No legal draw was found that mends it, and not all could be looked at: let it stand, or take the draw back (unpublish).");
		return;
	}
	if (best->looked < made->problem.nboards)
		words_put(most, sizeof(most), " of up to %d changed boards", best->looked);
	words_put(repairs->none, sizeof(repairs->none),
		"No legal draw%s %s%s: let it stand, or take the draw back (unpublish).", most,
		mends, !most[0] && has_frozen(made) ? " around the boards that have begun" : "");
}
