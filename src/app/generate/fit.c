/*
 * Settings that an all-play-all cannot have are taken out of a random tournament: byes, late
 * entries and prohibited pairs.
 */
#include "config.h"

#include "app/generate/generate.h"

#include "app/event/state.h"

/* The ranges of a recipe that are nothing in an all-play-all, and their knobs. */
struct absent {
	struct pairing_range *range;
	const char *knob;
};

enum { ABSENTS = 5 };

static void list_absent(struct pairing_recipe *recipe, struct absent absent[ABSENTS])
{
	absent[0] = (struct absent){&recipe->half_byes, "half-byes"};
	absent[1] = (struct absent){&recipe->zero_byes, "zero-byes"};
	absent[2] = (struct absent){&recipe->full_byes, "full-byes"};
	absent[3] = (struct absent){&recipe->late_entries, "late-entries"};
	absent[4] = (struct absent){&recipe->prohibited, "prohibited-pairs"};
}

void generate_fit(struct generate_knobs *knobs)
{
	struct pairing_recipe *recipe = &knobs->recipe;
	struct absent absent[ABSENTS];

	if (!recipe->book->rounds)
		return;
	list_absent(recipe, absent);
	for (int i = 0; i < ABSENTS; i++)
		*absent[i].range = (struct pairing_range){0, 0};
	if (recipe->players.most > recipe->book->players_most)
		recipe->players.most = recipe->book->players_most;
	if (recipe->players.least > recipe->players.most)
		recipe->players.least = recipe->players.most;
}

enum status generate_check_fits(const struct generate_knobs *knobs, struct error *error)
{
	struct pairing_recipe recipe = knobs->recipe;
	struct absent absent[ABSENTS];

	if (!recipe.book->rounds)
		return STATUS_OK;
	if (recipe.players.least > recipe.book->players_most)
		return app_fail(error, STATUS_BAD_INPUT,
			"An all-play-all has at most %d players: these would be %d.",
			recipe.book->players_most, recipe.players.least);
	list_absent(&recipe, absent);
	for (int i = 0; i < ABSENTS; i++)
		if (absent[i].range->least > 0)
			return app_fail(error, STATUS_BAD_INPUT,
				"In an all-play-all everybody plays everybody from round 1 on: %s are of other rule books.",
				absent[i].knob);
	return STATUS_OK;
}
