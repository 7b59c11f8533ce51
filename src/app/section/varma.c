/*
 * Varma's tables. Numbers lie in four envelopes; those of one do not meet in the last three rounds
 * (but for 6 and 12 of 12 players: the table is kept as it is printed).
 * The federation with the most players draws first: it chooses an envelope, by lot, that has room
 * for all of them, and each of its players, by name, a number from it.
 */
#include "config.h"

#include "app/section/varma.h"

#include <stdlib.h>
#include <string.h>

#include "core/text/letters.h"

enum { ENVELOPES = 4, NUMBERS_MOST = 8 };

/* For 9 and 10, 11 and 12 ... 19 and 20 players; 0 ends a list. */
static const int tables[][ENVELOPES][NUMBERS_MOST] = {
	{{3, 4, 8}, {5, 7, 9}, {1, 6}, {2, 10}},
	{{4, 5, 9, 10}, {1, 2, 7}, {6, 8, 12}, {3, 11}},
	{{4, 5, 6, 11, 12}, {1, 2, 8, 9}, {7, 10, 13}, {3, 14}},
	{{5, 6, 7, 12, 13, 14}, {1, 2, 3, 9, 10}, {8, 11, 15}, {4, 16}},
	{{5, 6, 7, 8, 14, 15, 16}, {1, 2, 3, 10, 11, 12}, {9, 13, 17}, {4, 18}},
	{{6, 7, 8, 9, 15, 16, 17, 18}, {1, 2, 3, 11, 12, 13, 14}, {5, 10, 19}, {4, 20}},
};

struct envelopes {
	int number[ENVELOPES][NUMBERS_MOST]; /* in an order by lot, drawn from the end */
	int left[ENVELOPES];
};

/* One who draws, in his order. */
struct drawer {
	const struct player *player;
	int place;       /* among the players */
	int compatriots; /* himself too */
};

static void fill_envelopes(struct envelopes *envelopes, int count, struct lots *lots)
{
	const int(*table)[NUMBERS_MOST] = tables[(count - VARMA_LEAST) / 2];

	for (int i = 0; i < ENVELOPES; i++) {
		envelopes->left[i] = 0;
		for (int k = 0; k < NUMBERS_MOST && table[i][k] > 0; k++)
			if (table[i][k] <= count) /* the last number of an odd field is nobody's */
				envelopes->number[i][envelopes->left[i]++] = table[i][k];
		lots_shuffle(lots, envelopes->number[i], envelopes->left[i]);
	}
}

/* One of those with room for so many, by lot; where none has it, the fullest. */
static int choose(const struct envelopes *envelopes, int needed, struct lots *lots)
{
	int fit[ENVELOPES] = {0}, fits = 0, fullest = 0;

	for (int i = 0; i < ENVELOPES; i++) {
		if (envelopes->left[i] >= needed)
			fit[fits++] = i;
		if (envelopes->left[i] > envelopes->left[fullest])
			fullest = i;
	}
	return fits > 0 ? fit[lots_draw(lots, fits)] : fullest;
}

/* The most players first, then by the code; by name within. Who has no federation is alone. */
static int compare_drawers(const void *left, const void *right)
{
	const struct drawer *a = left, *b = right;
	int order = b->compatriots - a->compatriots;

	if (order == 0)
		order = strcmp(a->player->federation, b->player->federation);
	if (order == 0)
		order = letters_compare(a->player->name, b->player->name);
	return order ? order : a->place - b->place;
}

static bool are_compatriots(const struct player *a, const struct player *b)
{
	return a->federation[0] && strcmp(a->federation, b->federation) == 0;
}

static void list_drawers(const struct player *players, int count, struct drawer *drawers)
{
	for (int i = 0; i < count; i++) {
		drawers[i] = (struct drawer){&players[i], i, 1};
		for (int k = 0; k < count; k++)
			drawers[i].compatriots +=
				k != i && are_compatriots(&players[i], &players[k]);
	}
	qsort(drawers, (size_t)count, sizeof(*drawers), compare_drawers);
}

void varma_draw(const struct player *players, int count, struct lots *lots, int *numbers)
{
	struct envelopes envelopes;
	struct drawer drawers[VARMA_MOST] = {{.place = 0}};
	int chosen = 0, waiting = 0; /* of the federation that draws */

	fill_envelopes(&envelopes, count, lots);
	list_drawers(players, count, drawers);
	for (int i = 0; i < count; i++) {
		const bool begins = waiting == 0;

		if (begins)
			waiting = drawers[i].compatriots;
		if (begins || envelopes.left[chosen] == 0)
			chosen = choose(&envelopes, waiting, lots);
		numbers[drawers[i].place] = envelopes.number[chosen][--envelopes.left[chosen]];
		waiting--;
	}
}
