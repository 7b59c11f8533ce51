/* Where the cards of a Dutch draw stand in S1 and S2 of what is left of their brackets. */
#include "dutch/places.h"

/* Is the member the higher card of a pair of its bracket? */
static bool leads(const struct dutch_seats *seats, const struct dutch_members *members, int i)
{
	return !dutch_seats_goes_down(seats, members, i) &&
		seats->seats.opponent[members->card[i]] > members->card[i];
}

/* 3.3, 4.1: S1 of a remainder, who lead its pairs, and S2, all others: who goes down, too. */
static void find_halves(const struct dutch_seats *seats, const struct dutch_members *members,
	struct dutch_places *places)
{
	const int first = seats->dutch.field.level[members->level].first;
	int *line = &places->line[members->level], pairs = 0, place = 0;

	for (int i = members->mdps; i < members->count; i++)
		pairs += leads(seats, members, i);
	*line = -1;
	for (int i = members->mdps, x = 0, y = 0; i < members->count; i++) {
		const int card = members->card[i];

		if (!dutch_seats_goes_down(seats, members, i) &&
			seats->seats.opponent[card] < first)
			continue;
		if (place++ == pairs)
			*line = card;
		places->half[card] = leads(seats, members, i) ? x++ : y++;
	}
}

/* Who stands at the same place of S2. */
static void find_ideals(const struct dutch_seats *seats, const struct dutch_members *members,
	struct dutch_places *places)
{
	for (int i = members->mdps; i < members->count; i++) {
		const int top = members->card[i];

		for (int k = members->mdps; k < members->count && places->half[top] >= 0; k++)
			if (leads(seats, members, i) && !leads(seats, members, k) &&
				places->half[members->card[k]] == places->half[top])
				places->ideal[top] = members->card[k];
	}
}

void dutch_places_find(const struct dutch_seats *seats, const struct dutch_members *members,
	struct dutch_places *places)
{
	find_halves(seats, members, places);
	find_ideals(seats, members, places);
}
