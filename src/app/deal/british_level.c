/* The British deal: a level laid out, its mid-line, and cards that cross it. */
#include "config.h"

#include "app/deal/british.h"

#include <string.h>

const struct pairing_step *british_reason(
	const struct dealer *dealer, int board, enum pairing_step_kind kind, int card)
{
	for (int i = 0; i < dealer->steps->count; i++) {
		const struct pairing_step *step = &dealer->steps->steps[i];

		if (step->board == board && step->kind == kind &&
			(card == PAIRING_NOBODY || step->player == card))
			return step;
	}
	return NULL;
}

/* Where the cards of a level go. */
struct ways_out {
	int up, down; /* down: to an opponent, or the bye */
	int bye;
};

static struct ways_out count_floats(const struct dealer *dealer, int level)
{
	const struct deal_group *cards = &dealer->deal->groups[level];
	struct ways_out out = {0, 0, 0};

	for (int i = cards->first; i < cards->first + cards->count; i++) {
		const int card = dealer->deal->order[i], other = dealer_opponent(dealer, card);

		if (dealer->board_of[card] < 0)
			continue;
		out.bye += other < 0;
		out.down += other < 0 || dealer->group_of[other] > level;
		out.up += other >= 0 && dealer->group_of[other] < level;
	}
	return out;
}

/* ", as one card goes up and one has the bye", ", as 2 cards go down" */
static void out_words(const struct ways_out *out, char *text, size_t size)
{
	const struct {
		int count;
		const char *one, *many;
	} ways[] = {{out->up, "goes up", "go up"}, {out->down - out->bye, "goes down", "go down"},
		{out->bye, "has the bye", "have the bye"}};
	bool more = false;

	text[0] = '\0';
	for (int i = 0; i < 3; i++) {
		const size_t used = strlen(text);

		if (ways[i].count == 0)
			continue;
		if (ways[i].count == 1)
			words_put(text + used, size - used, "%s %s",
				more ? " and one" : ", as one card", ways[i].one);
		else
			words_put(text + used, size - used, "%s %d%s %s", more ? " and" : ", as",
				ways[i].count, more ? "" : " cards", ways[i].many);
		more = true;
	}
}

static void draw_line(struct dealer *dealer, int level)
{
	const struct deal_group *cards = &dealer->deal->groups[level];
	const int *order = dealer->deal->order + cards->first;
	const struct ways_out out = count_floats(dealer, level);
	const int line = pairing_mid_line(cards->count, out.up, out.down);
	struct caption caption = {.count = 0};
	char who[WHO_SIZE], why[80];

	if (line == 0 || line == cards->count)
		return;
	out_words(&out, why, sizeof(why));
	dealer_step(dealer, DEAL_LINE, level);
	caption_add(&caption, "5", "The mid-line goes below %s: %d of %d cards stand%s above it%s",
		dealer_who(dealer, order[line - 1], who), line, cards->count, line == 1 ? "s" : "",
		why);
	dealer_say(dealer, &caption);
	dealer_name(dealer, order[line - 1]);
	for (int i = 0; i < cards->count; i++) {
		struct deal_place to = dealer->place[order[i]];

		to.half = i < line ? DEAL_ABOVE : DEAL_BELOW;
		if (to.where == DEAL_LAID && to.group == level)
			dealer_move(dealer, order[i], to);
	}
}

void british_level(struct dealer *dealer, int level)
{
	struct caption caption = {.count = 0};

	if (dealer->laid[level])
		return;
	for (int i = 0; i < dealer->steps->count; i++) {
		const struct pairing_step *step = &dealer->steps->steps[i];

		if (step->kind == PAIRING_STEP_LEVEL &&
			step->as.level.score == dealer->deal->groups[level].score)
			caption_add_step(&caption, &dealer->before, step);
	}
	dealer_step(dealer, DEAL_GROUP, level);
	dealer_say(dealer, &caption);
	dealer_lay_out(dealer, level);
	draw_line(dealer, level);
}

void british_levels(struct dealer *dealer, int first, int last)
{
	for (int level = first; level <= last; level++)
		british_level(dealer, level);
}

/* Of levels that floats join, the last one; `first` is the highest of them. */
static int last_joined(const struct dealer *dealer, int first)
{
	const struct deal *deal = dealer->deal;
	int last = first;

	for (int level = first; level <= last; level++) {
		const struct deal_group *cards = &deal->groups[level];

		for (int i = cards->first; i < cards->first + cards->count; i++) {
			const int other = dealer_opponent(dealer, deal->order[i]);

			if (other >= 0 && dealer->group_of[other] > last)
				last = dealer->group_of[other];
		}
	}
	return last;
}

struct british_joined british_join(const struct dealer *dealer, int level)
{
	const struct deal_group *groups = dealer->deal->groups;
	int first = 0, last = last_joined(dealer, 0);

	while (last < level) {
		first = last + 1;
		last = last_joined(dealer, first);
	}
	return (struct british_joined){
		first, last, groups[first].first, groups[last].first + groups[last].count};
}

/* On the other side of the line from this card, and in the other column. */
static bool is_opposite(const struct dealer *dealer, int card, int other)
{
	const struct deal_place *his = &dealer->place[card], *place = &dealer->place[other];

	return place->where == DEAL_LAID && place->group == his->group &&
		place->half != DEAL_NO_HALF && place->half != his->half &&
		place->colour != PAIRING_NEUTRAL && place->colour != his->colour;
}

/* If a card above the line has met all below it who seek the other colour: why it crosses. */
static void say_met_all(struct dealer *dealer, int card)
{
	const struct deal_place *place = &dealer->place[card];
	const struct deal_group *cards = &dealer->deal->groups[dealer->group_of[card]];
	struct caption caption = {.count = 0};
	char names[CAPTION_NAMES_SIZE] = "", who[WHO_SIZE];
	int count = 0, named = 0;

	for (int i = cards->first; i < cards->first + cards->count; i++) {
		const int other = dealer->deal->order[i];

		if (!is_opposite(dealer, card, other))
			continue;
		if (!pairing_have_met(&dealer->position->cards.input, card, other))
			return;
		count++;
	}
	if (count == 0 || place->half != DEAL_ABOVE || place->colour == PAIRING_NEUTRAL)
		return;
	dealer_step(dealer, DEAL_PASSED, dealer->group_of[card]);
	dealer_on_board(dealer, dealer->board_of[card]);
	dealer_name(dealer, card);
	for (int i = cards->first; i < cards->first + cards->count; i++) {
		const int other = dealer->deal->order[i];

		if (!is_opposite(dealer, card, other))
			continue;
		caption_name(names, sizeof(names), named++, count, dealer_who(dealer, other, who));
		dealer_name(dealer, other);
	}
	caption_add(&caption, "1", "%s has met all who lie below the mid-line in the %s column: %s",
		dealer_who(dealer, card, who), place->colour == PAIRING_WHITE ? "Black" : "White",
		names);
	dealer_say(dealer, &caption);
}

void british_exchange(struct dealer *dealer, int board, int card)
{
	const struct pairing_step *reason =
		british_reason(dealer, board, PAIRING_STEP_EXCHANGE, card);
	struct deal_place to = dealer->place[card];
	struct caption caption = {.count = 0};

	if (!reason || to.where != DEAL_LAID || to.half == DEAL_NO_HALF)
		return;
	if (dealer_opponent(dealer, card) >= 0)
		say_met_all(dealer, card);
	to.half = to.half == DEAL_ABOVE ? DEAL_BELOW : DEAL_ABOVE;
	dealer_step(dealer, DEAL_EXCHANGE, dealer->group_of[card]);
	dealer_on_board(dealer, board);
	caption_add_step(&caption, &dealer->cast, reason);
	dealer_say(dealer, &caption);
	dealer_name(dealer, card);
	dealer_move(dealer, card, to);
}
