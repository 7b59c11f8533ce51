/* Repairs of an odd number of latecomers, where nobody is free: one of them has half a point. */
#include "config.h"

#include "app/repair/left_over.h"

#include <string.h>

#include "app/repair/none.h"
#include "app/words/words.h"

/* He is in the round to be drawn, or not. */
static void put_in(struct repair_case *made, int pin, bool in)
{
	const int player = translate_index(&made->cards, pin);

	made->problem.in[player] = in;
	made->players[player].absent = !in;
}

static enum status find_without(struct repair_case *made, int pin, struct repair_best *best)
{
	enum status status = STATUS_OK;

	memset(best, 0, sizeof(*best));
	put_in(made, pin, false);
	if (repair_has_fault(made))
		status = repair_find_best(&made->view, best);
	put_in(made, pin, true);
	return status;
}

enum status repair_find_around(struct repair_case *made, struct repair_best *best)
{
	enum status status = STATUS_OK;

	memset(best, 0, sizeof(*best));
	if (!made->odd)
		return repair_has_fault(made) ? repair_find_best(&made->view, best) : STATUS_OK;
	for (int i = made->order->count - 1; status == STATUS_OK && i >= 0; i--) {
		const struct mistake *mistake = &made->order->mistakes[i];
		struct repair_best other;

		if (mistake->kind != MISTAKE_LATE)
			continue;
		status = find_without(made, mistake->pin, &other);
		if (status == STATUS_OK &&
			(!made->left ||
				(other.count > 0 &&
					(best->count == 0 ||
						other.changes[0] < best->changes[0])))) {
			repair_best_done(best);
			*best = other;
			made->left = mistake->pin;
		} else if (status == STATUS_OK) {
			repair_best_done(&other);
		}
	}
	if (made->left)
		put_in(made, made->left, false);
	if (status != STATUS_OK)
		repair_best_done(best);
	return status;
}

void repair_put_left(const struct app *app, const struct repair_case *made, struct repair *repair)
{
	char who[WHO_SIZE];

	repair->left = made->left;
	if (made->left)
		repair_add_words(repair->harm, sizeof(repair->harm),
			"Nobody is free for %s, who has half a point without a game.",
			words_who(app_event(app), made->section, made->left, who));
}
