/*
 * The British deal: level by level from the top, in the order of the guide's "General Advice on
 * doing Pairings". Levels that share a colour excess are laid out together; who floats is sought
 * before his level is paired, his opponent after it.
 */
#include "config.h"

#include "app/deal/british.h"

/* The last two cards, if a level of two is left for the end, before those above them are paired. */
static void look_ahead(struct dealer *dealer, int level)
{
	const struct deal *deal = dealer->deal;
	const struct deal_group *cards = &deal->groups[level + 1];
	const int one = deal->order[cards->first], two = deal->order[deal->norder - 1];
	struct caption caption = {.count = 0};
	char first[WHO_SIZE], second[WHO_SIZE];

	if (cards->count != 2 || dealer_opponent(dealer, one) != two ||
		dealer->dealt[dealer->board_of[one]])
		return;
	dealer_step(dealer, DEAL_AHEAD, level);
	caption_add(&caption, "26",
		"Before this level is paired: %s and %s, the last two cards, have not met and can be left for each other",
		dealer_who(dealer, one, first), dealer_who(dealer, two, second));
	dealer_say(dealer, &caption);
	dealer_name(dealer, one);
	dealer_name(dealer, two);
}

void deal_british(struct dealer *dealer)
{
	const int levels = dealer->deal->ngroups;

	for (int level = 0; level < levels; level++) {
		const struct british_joined joined = british_join(dealer, level);

		british_level(dealer, level);
		if (level == joined.first)
			british_colours(dealer, &joined);
		if (level + 2 == levels &&
			!pairing_have_met(&dealer->position->cards.input,
				dealer->deal->order[dealer->deal->norder - 2],
				dealer->deal->order[dealer->deal->norder - 1]))
			look_ahead(dealer, level);
		british_leavers(dealer, level);
		british_boards(dealer, level);
		deal_say_natural(dealer, level);
		british_opponents(dealer, level);
	}
}
