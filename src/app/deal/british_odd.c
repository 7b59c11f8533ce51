/* The British deal: how many cards of a level are to be seated, and why several must leave it. */
#include "config.h"

#include "app/deal/british.h"

bool british_leaves(const struct dealer *dealer, int card)
{
	const int other = dealer_opponent(dealer, card);

	return dealer->board_of[card] >= 0 &&
		(other < 0 || dealer->group_of[other] > dealer->group_of[card]);
}

bool british_is_sent(const struct dealer *dealer, int card, enum pairing_pin_kind way)
{
	const struct pairing_input *input = &dealer->position->cards.input;

	for (int i = 0; i < input->npins; i++)
		if (input->pins[i].player == card && input->pins[i].kind == way)
			return true;
	return false;
}

/*
 * The cards of the level that have no board yet, and who of them leaves it: what is seated by hand
 * is not counted again.
 */
static struct pairing_step_odd count_to_seat(
	const struct dealer *dealer, int level, const struct pairing_step_odd *odd)
{
	const struct deal_group *cards = &dealer->deal->groups[level];
	struct pairing_step_odd left = {.score = odd->score};

	for (int i = cards->first; i < cards->first + cards->count; i++) {
		const int card = dealer->deal->order[i];
		const bool leaves = british_leaves(dealer, card);

		if (dealer->place[card].where == DEAL_SEATED)
			continue;
		left.cards++;
		left.leave += leaves;
		left.fixed += leaves && british_is_sent(dealer, card, PAIRING_PIN_FLOAT_DOWN);
	}
	left.must = odd->must && left.leave == odd->leave;
	return left;
}

/* Cards that have no board yet. */
struct unseated {
	int count, card[CAPTION_NAMES];
};

static void find_unseated(const struct dealer *dealer, int from, int end, struct unseated *unseated)
{
	unseated->count = 0;
	for (int i = from; i < end; i++) {
		const int card = dealer->deal->order[i];

		if (dealer->place[card].where == DEAL_SEATED)
			continue;
		if (unseated->count < CAPTION_NAMES)
			unseated->card[unseated->count] = card;
		unseated->count++;
	}
}

/*
 * If so few are left there that each has met all others: "1 Adams and 3 Cairns met in round 2";
 * false: some may meet.
 */
static bool put_all_met(const struct dealer *dealer, const struct unseated *unseated,
	const char *where, char *text, size_t size)
{
	char names[CAPTION_NAMES_SIZE] = "", name[WHO_SIZE];
	int round = 0;

	if (unseated->count < 2 || unseated->count > CAPTION_NAMES)
		return false;
	for (int i = 0; i < unseated->count; i++) {
		for (int k = 0; k < i; k++) {
			round = pairing_round_met(&dealer->position->cards.input, unseated->card[i],
				unseated->card[k]);
			if (round == 0)
				return false;
		}
		caption_name(names, sizeof(names), i, unseated->count,
			dealer_who(dealer, unseated->card[i], name));
	}
	if (unseated->count == 2)
		words_put(text, size, "%s%s met in round %d", names, where, round);
	else
		words_put(text, size, "%s%s have all met one another", names, where);
	return true;
}

/* One card alone is left below, and not for the bye: why, NULL: something else. */
static const struct pairing_step *find_barred(
	const struct dealer *dealer, const struct unseated *below)
{
	for (int i = 0; below->count == 1 && i < dealer->steps->count; i++) {
		const struct pairing_step *step = &dealer->steps->steps[i];

		if (step->kind == PAIRING_STEP_FLOAT_PASSED && step->player == below->card[0] &&
			step->as.float_passed.way == PAIRING_LEVEL &&
			(step->proof.passed == PAIRING_PASSED_BARRED ||
				step->proof.passed == PAIRING_PASSED_SPARED))
			return step;
	}
	return NULL;
}

/*
 * Why several must leave the level, if it is plain on the table: all who are left here or below
 * have met, or he who alone is left below is not to have the bye.
 */
static void add_why_several(struct dealer *dealer, int level, struct caption *caption)
{
	const struct deal_group *cards = &dealer->deal->groups[level];
	const int end = cards->first + cards->count;
	const struct unseated *named = NULL;
	const struct pairing_step *barred;
	struct unseated here, below;
	char text[SENTENCE_SIZE], who[WHO_SIZE], bar[BAR_SIZE];

	find_unseated(dealer, cards->first, end, &here);
	find_unseated(dealer, end, dealer->deal->norder, &below);
	barred = find_barred(dealer, &below);
	if (put_all_met(dealer, &here, "", text, sizeof(text))) {
		named = &here;
	} else if (put_all_met(dealer, &below, ", who alone are left below,", text, sizeof(text))) {
		named = &below;
	} else if (barred) {
		named = &below;
		words_put(text, sizeof(text), "%s, who alone is left below, %s",
			dealer_who(dealer, barred->player, who),
			words_bye_bar(&dealer->cast, barred->player, bar));
	}
	if (!named)
		return;
	caption_add(caption, named == &below && barred ? "6" : "1", "%s", text);
	for (int i = 0; i < named->count; i++)
		dealer_name(dealer, named->card[i]);
}

void british_odd(struct dealer *dealer, int level)
{
	for (int i = 0; i < dealer->steps->count; i++) {
		const struct pairing_step *step = &dealer->steps->steps[i];
		struct pairing_step alone = *step;
		struct caption caption = {.count = 0};

		if (step->kind != PAIRING_STEP_ODD ||
			step->as.odd.score != dealer->deal->groups[level].score)
			continue;
		alone.as.odd = count_to_seat(dealer, level, &step->as.odd);
		if (alone.as.odd.leave == 0)
			continue;
		if (alone.as.odd.leave != step->as.odd.leave)
			alone.rule = alone.as.odd.cards % 2 == 0    ? "9-11, 13"
				: level + 1 < dealer->deal->ngroups ? "19"
								    : "6";
		dealer_step(dealer, DEAL_ODD, level);
		caption_add_step(&caption, &dealer->before, &alone);
		/* who leaves it is asked later on */
		if (alone.as.odd.must && !dealer->asked)
			add_why_several(dealer, level, &caption);
		dealer_say(dealer, &caption);
	}
}
