/*
 * What colours a score group gives up: how many of its boards have two who are due the same, and
 * how many of them there must be by the count of those who are paired there, whoever meets whom.
 */
#include "config.h"

#include <stdlib.h>

#include "app/deal/dealer.h"
#include "pairing/book/traits.h"

/* Those paired in a group, by the colour that they are due, and boards of two who are due one. */
struct paired {
	int due[3]; /* by enum pairing_colour; none: PAIRING_NEUTRAL */
	int alike;
	enum pairing_colour colour; /* of all these boards; PAIRING_NEUTRAL: some are of each */
};

static void count_board(
	const struct dealer *dealer, const struct pairing_board *seats, struct paired *paired)
{
	const enum pairing_colour due = dealer->due[seats->white];

	paired->due[due]++;
	paired->due[dealer->due[seats->black]]++;
	if (due == PAIRING_NEUTRAL || due != dealer->due[seats->black])
		return;
	paired->colour = paired->alike++ == 0 || paired->colour == due ? due : PAIRING_NEUTRAL;
}

static struct paired count_paired(const struct dealer *dealer, int group)
{
	struct paired paired = {.alike = 0};

	for (int i = 0; i < dealer->deal->nboards; i++)
		if (dealer->deal->boards[i].black >= 0 && dealer_span(dealer, i).low == group)
			count_board(dealer, &dealer->deal->boards[i], &paired);
	return paired;
}

/* Who are due the colour that more are due meet the others and those due none; the rest is left. */
static int least_alike(const struct paired *paired)
{
	const int more = abs(paired->due[PAIRING_WHITE] - paired->due[PAIRING_BLACK]);
	const int left = more - paired->due[PAIRING_NEUTRAL];

	return left > 0 ? left / 2 : 0;
}

/* "6 are due White and 4 Black", "6 are due White, 1 Black and 1 no colour" */
static void put_due(const struct paired *paired, char *text, size_t size)
{
	const int white = paired->due[PAIRING_WHITE], black = paired->due[PAIRING_BLACK];
	const int none = paired->due[PAIRING_NEUTRAL];

	if (none == 0)
		words_put(text, size, "%d %s due White and %d Black", white,
			white == 1 ? "is" : "are", black);
	else
		words_put(text, size, "%d %s due White, %d Black and %d no colour", white,
			white == 1 ? "is" : "are", black, none);
}

/* "by the count no draw of them has fewer", "though by the count 1 would do" */
static void put_least(const struct paired *paired, char *text, size_t size)
{
	const int least = least_alike(paired);

	if (paired->alike == least)
		words_put(text, size, "by the count no draw of them has fewer");
	else if (least == 0)
		words_put(text, size, "though by the count none need have");
	else
		words_put(text, size, "though by the count %d would do", least);
}

void deal_say_given_up(struct dealer *dealer, int group)
{
	const struct pairing_traits *traits = dealer->position->cards.book->traits;
	const struct paired paired = count_paired(dealer, group);
	struct caption caption = {.count = 0};
	char due[96], least[64], score[16];

	if (paired.alike == 0 || dealer->failed)
		return;
	put_due(&paired, due, sizeof(due));
	put_least(&paired, least, sizeof(least));
	dealer_step(dealer, DEAL_COLOURS, group);
	caption_add(&caption, traits->colours_rule,
		"Of those paired on %s %s: %d board%s two who are due %s, %s",
		dealer_score(dealer, group, score), due, paired.alike,
		paired.alike == 1 ? " has" : "s have",
		paired.colour == PAIRING_NEUTRAL ? "the same colour" : words_colour(paired.colour),
		least);
	dealer_say(dealer, &caption);
}
