/* Why there is no repair of a mistake. */
#include "config.h"

#include "app/repair/none.h"

#include "app/words/words.h"

bool repair_has_fault(const struct repair_case *made)
{
	bool fault = false;

	for (int i = 0; i < made->order->count; i++)
		fault = fault ||
			(made->order->mistakes[i].kind == MISTAKE_LATE &&
				made->problem.in[translate_index(
					&made->cards, made->order->mistakes[i].pin)]);
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

	char who[WHO_SIZE];

	const struct booking *booked =
		event_booking(app_event(app), made->section, made->left, made->round);

	if (made->left)
		words_put(text, size, "Nobody is free for %s in %s %d%s.",
			words_who(app_event(app), made->section, made->left, who), round,
			made->round,
			booked && booked->kind == BOOKING_HALF ? ": his half-point bye stands"
							       : "");
	else if (made->begun)
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
