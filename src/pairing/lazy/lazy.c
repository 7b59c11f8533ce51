/*
 * The lazy draw: its entry in the table of rule books.
 */
#include "lazy/lazy.h"

const struct pairing_book lazy_book = {
	.id = "lazy",
	.name = "lazy draw, for comparison only",
	.best = lazy_best,
	.score = lazy_score,
	.steps = lazy_steps,
	.steps_of = lazy_steps_of,
	.who = lazy_who,
	.comparison = true,
	.groups = PAIRING_GROUPS_HALVES,
	.floater = PAIRING_FLOATER_LOWEST,
	.everybody = "1",
};
