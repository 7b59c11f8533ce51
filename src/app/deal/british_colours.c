/*
 * The British deal: levels that share an excess, how many colours change, and whose claims decide.
 */
#include "config.h"

#include "app/deal/british.h"
#include "core/board_label.h"

enum pairing_colour british_colour(const struct dealer *dealer, int card)
{
	const int board = dealer->board_of[card];

	if (board < 0 || dealer->deal->boards[board].black < 0)
		return PAIRING_NEUTRAL;
	return dealer->deal->boards[board].white == card ? PAIRING_WHITE : PAIRING_BLACK;
}

bool british_is_transferred(const struct dealer *dealer, int card)
{
	const enum pairing_colour has = british_colour(dealer, card);

	return has != PAIRING_NEUTRAL && dealer->due[card] != PAIRING_NEUTRAL &&
		dealer->due[card] != has;
}

/* Does it lie in the column of the colour that it is due? */
static bool is_seeker(const struct dealer *dealer, int card, enum pairing_colour colour)
{
	const struct deal_place *place = &dealer->place[card];

	return dealer->due[card] == colour &&
		(place->where == DEAL_BOX ||
			(place->where == DEAL_LAID && place->colour == colour));
}

/*
 * Those of his colour whose claims are not stronger than his: how many stay in their column, and
 * how many of these keep their colour in the draw.
 */
static int count_weaker(
	const struct dealer *dealer, const struct british_joined *joined, int card, bool keepers)
{
	const struct pairing_claim his = dealer_claim(dealer, card);
	int count = 0;

	for (int i = joined->from; i < joined->end; i++) {
		const int other = dealer->deal->order[i];
		const struct pairing_claim claim = dealer_claim(dealer, other);

		if (other != card && is_seeker(dealer, other, dealer->due[card]) &&
			pairing_claim_compare(&claim, &his) <= (keepers ? 0 : -1))
			count += !keepers || !british_is_transferred(dealer, other);
	}
	return count;
}

/*
 * Who changes his colour whoever he meets: nobody with as weak a claim keeps his. Of several the
 * one with the weakest claim, the lowest card of equals; -1: nobody.
 */
static int next_transfer(const struct dealer *dealer, const struct british_joined *joined)
{
	for (int i = joined->end - 1; i >= joined->from; i--) {
		const int card = dealer->deal->order[i];

		if (british_is_transferred(dealer, card) &&
			is_seeker(dealer, card, dealer->due[card]) &&
			count_weaker(dealer, joined, card, true) == 0 &&
			count_weaker(dealer, joined, card, false) == 0)
			return card;
	}
	return -1;
}

/* "level 2", "levels 2 and 1½", "levels 4 to 1" */
static void put_levels(
	const struct dealer *dealer, const struct british_joined *joined, char *text, size_t size)
{
	char upper[16], lower[16];

	dealer_score(dealer, joined->first, upper);
	dealer_score(dealer, joined->last, lower);
	if (joined->first == joined->last)
		words_put(text, size, "level %s", upper);
	else
		words_put(text, size, "levels %s %s %s", upper,
			joined->first + 1 == joined->last ? "and" : "to", lower);
}

/* Who seek this colour: how many, and is one told from this card by his games alone? */
static int count_seekers(
	const struct dealer *dealer, const struct british_joined *joined, int card, bool *by_games)
{
	const struct pairing_claim his = dealer_claim(dealer, card);
	int count = 0;

	*by_games = false;
	for (int i = joined->from; i < joined->end; i++) {
		const int other = dealer->deal->order[i];
		const struct pairing_claim claim = dealer_claim(dealer, other);

		if (!is_seeker(dealer, other, dealer->due[card]))
			continue;
		count++;
		*by_games = *by_games ||
			(claim.difference == his.difference && claim.run == his.run &&
				claim.games != his.games);
	}
	return count;
}

static void transfer(struct dealer *dealer, const struct british_joined *joined, int card)
{
	const enum pairing_colour due = dealer->due[card];
	const enum pairing_colour other = due == PAIRING_WHITE ? PAIRING_BLACK : PAIRING_WHITE;
	const struct pairing_claim claim = dealer_claim(dealer, card);
	struct caption caption = {.count = 0};
	char who[WHO_SIZE], levels[64], run[64], games[32] = "";
	bool by_games;
	const int seekers = count_seekers(dealer, joined, card, &by_games);

	put_levels(dealer, joined, levels, sizeof(levels));
	words_run(claim.run, due, run, sizeof(run));
	if (by_games)
		words_put(games, sizeof(games), ", %d game%s", claim.games,
			words_plural(claim.games));
	dealer_step(dealer, DEAL_TRANSFER, dealer->group_of[card]);
	caption_add(&caption, "16",
		"%s changes to %s: of the %d %s seeker%s of %s none has a weaker claim than his (difference %d, %s%s)",
		dealer_who(dealer, card, who), words_colour(other), seekers, words_colour(due),
		words_plural(seekers), levels, claim.difference, run, games);
	dealer_say(dealer, &caption);
	dealer_name(dealer, card);
	dealer_turn(dealer, card, other);
}

bool british_is_of(const struct dealer *dealer, const struct british_joined *joined, int score)
{
	const int level = dealer_group(dealer, score);

	return level >= joined->first && level <= joined->last;
}

/* Why they count together. */
static void add_float_between(
	const struct dealer *dealer, const struct pairing_step *linked, struct caption *caption)
{
	const int upper = dealer_group(dealer, linked->as.linked.upper);
	const int lower = dealer_group(dealer, linked->as.linked.lower);
	const struct deal_group *cards = &dealer->deal->groups[upper];
	const bool white = linked->as.linked.white > linked->as.linked.black;
	char from[16], to[16];
	int count = 0;

	for (int i = cards->first; i < cards->first + cards->count; i++) {
		const int other = dealer_opponent(dealer, dealer->deal->order[i]);

		count += other >= 0 && dealer->group_of[other] == lower;
	}
	dealer_score(dealer, upper, from);
	dealer_score(dealer, lower, to);
	if (count == 1)
		caption_add(caption, "17",
			"One card goes from %s to %s, and each of the two has more %s seekers",
			from, to, white ? "White" : "Black");
	else
		caption_add(caption, "17",
			"%d cards go from %s to %s, and each of the two has more %s seekers", count,
			from, to, white ? "White" : "Black");
}

static void say_linked(struct dealer *dealer, const struct british_joined *joined)
{
	for (int i = 0; i < dealer->steps->count; i++) {
		const struct pairing_step *step = &dealer->steps->steps[i];
		struct caption caption = {.count = 0};

		if (step->kind != PAIRING_STEP_LINKED ||
			!british_is_of(dealer, joined, step->as.linked.upper))
			continue;
		british_levels(dealer, joined->first, dealer_group(dealer, step->as.linked.lower));
		dealer_step(dealer, DEAL_LINKED, dealer_group(dealer, step->as.linked.upper));
		dealer_reach(dealer, dealer_group(dealer, step->as.linked.lower));
		caption_add_step(&caption, &dealer->cast, step);
		add_float_between(dealer, step, &caption);
		dealer_say(dealer, &caption);
	}
}

/* Has he met all of these cards who are due this colour? How many they are; 0: not all. */
static int count_met(const struct dealer *dealer, int card, const struct deal_group *cards,
	enum pairing_colour colour, char names[CAPTION_NAMES_SIZE])
{
	struct caption_cards met = {.count = 0};

	for (int i = cards->first; i < cards->first + cards->count; i++) {
		const int other = dealer->deal->order[i];

		if (dealer->due[other] != colour)
			continue;
		if (!pairing_have_met(&dealer->position->cards.input, card, other))
			return 0;
		caption_cards_add(&met, other);
	}
	caption_cards_names(dealer, &met, names);
	return met.count;
}

/*
 * Of those who meet one who is due the same colour: who has met all seekers of the other colour, of
 * the joined levels or else of his own.
 */
static bool add_blocked(const struct dealer *dealer, const struct british_joined *joined, int card,
	struct caption *caption)
{
	const struct deal_group all = {0, joined->from, joined->end - joined->from};
	const int other = dealer_opponent(dealer, card), level = dealer->group_of[card];
	const enum pairing_colour due = dealer->due[card];
	const enum pairing_colour sought = due == PAIRING_WHITE ? PAIRING_BLACK : PAIRING_WHITE;
	const struct british_joined own = {level, level, 0, 0};
	const struct british_joined *of = joined;
	char names[CAPTION_NAMES_SIZE], who[WHO_SIZE], levels[64];

	if (other < 0 || due == PAIRING_NEUTRAL || dealer->due[other] != due)
		return false;
	if (count_met(dealer, card, &all, sought, names) == 0) {
		of = &own;
		if (count_met(dealer, card, &dealer->deal->groups[level], sought, names) == 0)
			return false;
	}
	put_levels(dealer, of, levels, sizeof(levels));
	caption_add(caption, "1", "%s has met all %s seekers of %s: %s",
		dealer_who(dealer, card, who), words_colour(sought), levels, names);
	return true;
}

/* Where more colours are given up than the count asks for: the first card that is blocked. */
static void say_blocked(struct dealer *dealer, const struct british_joined *joined,
	const struct pairing_step *step, struct caption *caption)
{
	bool found = step->as.given_up.colours <= step->as.given_up.least;

	for (int i = joined->from; i < joined->end && !found; i++) {
		found = add_blocked(dealer, joined, dealer->deal->order[i], caption);
		if (found)
			dealer_name(dealer, dealer->deal->order[i]);
	}
}

static void say_given_up(struct dealer *dealer, const struct british_joined *joined)
{
	for (int i = 0; i < dealer->steps->count; i++) {
		const struct pairing_step *step = &dealer->steps->steps[i];
		struct caption caption = {.count = 0};

		if (step->kind != PAIRING_STEP_GIVEN_UP ||
			!british_is_of(dealer, joined, step->as.given_up.upper))
			continue;
		/* what it speaks of lies on the table */
		british_levels(dealer, joined->first, joined->last);
		dealer_step(dealer, DEAL_COLOURS, joined->first);
		if (joined->last > joined->first)
			dealer_reach(dealer, joined->last);
		caption_add_step(&caption, &dealer->cast, step);
		say_blocked(dealer, joined, step, &caption);
		dealer_say(dealer, &caption);
	}
}

void british_colours(struct dealer *dealer, const struct british_joined *joined)
{
	int card;

	say_linked(dealer, joined);
	say_given_up(dealer, joined);
	british_keepers(dealer, joined);
	while (!dealer->failed && (card = next_transfer(dealer, joined)) >= 0) {
		british_levels(dealer, joined->first, dealer->group_of[card]);
		transfer(dealer, joined, card);
	}
}

/* Can a colour be given up in place of one of the other: by a card without one, or by the bye? */
static bool is_loose(const struct dealer *dealer, const struct british_joined *joined)
{
	for (int i = joined->from; i < joined->end; i++) {
		const int card = dealer->deal->order[i];

		if (dealer->due[card] == PAIRING_NEUTRAL || dealer_opponent(dealer, card) < 0)
			return true;
	}
	return false;
}

bool british_colours_part(const struct dealer *dealer, int a, int b)
{
	const struct british_joined joined = british_join(dealer, dealer->group_of[a]);
	const struct pairing_claim one = dealer_claim(dealer, a), two = dealer_claim(dealer, b);
	const struct pairing_claim weaker = pairing_claim_compare(&one, &two) < 0 ? one : two;
	const bool loose = is_loose(dealer, &joined);

	/* who was changed before all was paired has a weaker claim than all others */
	if (dealer->place[a].colour != dealer->due[a] || dealer->place[b].colour != dealer->due[b])
		return true;
	for (int i = joined.from; i < joined.end; i++) {
		const int card = dealer->deal->order[i];
		const struct pairing_claim claim = dealer_claim(dealer, card);

		if (british_is_transferred(dealer, card) &&
			(loose || dealer->due[card] == dealer->due[a]) &&
			pairing_claim_compare(&claim, &weaker) >= 0)
			return false;
	}
	return true;
}

/* Of a card that lies in the column to which it was changed nothing more is said. */
static bool is_changed(const struct dealer *dealer, int card)
{
	return dealer->place[card].where == DEAL_LAID &&
		dealer->place[card].colour == british_colour(dealer, card);
}

/* Does the lot give the colours, and is the board called by its place in the draw? */
static bool is_numbered(const struct dealer *dealer, const struct pairing_step *lot)
{
	const int number = lot->as.lot.board;

	return lot->rule[0] &&
		board_label(dealer->position->event, dealer->app->section, dealer->position->round,
			number) == number;
}

void british_say_colours(struct dealer *dealer, int board, struct caption *caption)
{
	const struct pairing_board *seats = &dealer->deal->boards[board];
	const struct pairing_step *due =
		british_reason(dealer, board, PAIRING_STEP_DUE, PAIRING_NOBODY);
	const struct pairing_step *lot =
		british_reason(dealer, board, PAIRING_STEP_LOT, PAIRING_NOBODY);
	bool changed = false;
	char who[WHO_SIZE], whom[WHO_SIZE];

	if (due && due->rule[0]) {
		dealer_add_due(dealer, board, due->rule, caption);
		return;
	}
	if (lot && is_numbered(dealer, lot)) {
		caption_add(caption, lot->rule,
			"Neither had a colour yet: %s has White and %s Black by the lot and the number of the board (%d)",
			dealer_who(dealer, seats->white, who),
			dealer_who(dealer, seats->black, whom), lot->as.lot.board);
		return;
	}
	for (int i = 0; i < dealer->steps->count; i++) {
		const struct pairing_step *step = &dealer->steps->steps[i];

		if (step->kind != PAIRING_STEP_TRANSFER || step->board != board)
			continue;
		if (step->rule[0] && is_changed(dealer, step->player))
			changed = true;
		else
			caption_add_step(caption, &dealer->cast, step);
	}
	if (due || lot)
		caption_add_step(caption, &dealer->cast, due ? due : lot);
	if (changed || (lot && lot->rule[0]))
		caption_add(caption, "", "%s has White and %s Black",
			dealer_who(dealer, seats->white, who),
			dealer_who(dealer, seats->black, whom));
}

void british_turn(struct dealer *dealer, int board)
{
	const struct pairing_board *seats = &dealer->deal->boards[board];
	const int cards[] = {seats->white, seats->black};

	for (int i = 0; i < 2; i++)
		if (cards[i] >= 0 && dealer->place[cards[i]].where == DEAL_LAID &&
			dealer->place[cards[i]].colour != british_colour(dealer, cards[i]))
			dealer_turn(dealer, cards[i], british_colour(dealer, cards[i]));
}
