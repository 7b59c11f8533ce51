/*
 * Boards made of pairs: colours, and the order in which they are published.
 */
#include "dutch/draw.h"

#include <stdlib.h>

struct board_place {
	int high, low; /* scores; the bye: -1 */
	int player;    /* the higher-ranked one */
	struct pairing_board board;
};

static int compare_places(const void *a, const void *b)
{
	const struct board_place *x = a, *y = b;

	if ((x->low < 0) != (y->low < 0))
		return x->low < 0 ? 1 : -1;
	if (x->high != y->high)
		return x->high > y->high ? -1 : 1;
	if (x->low != y->low)
		return x->low > y->low ? -1 : 1;
	return (x->player > y->player) - (x->player < y->player);
}

static int order_score(const struct dutch *dutch, int card)
{
	const struct field_card *seat = &dutch->field.card[card];

	return dutch->options.real_order ? dutch->input->players[seat->player].score : seat->score;
}

static struct board_place place_of(const struct dutch *dutch, int a, int b)
{
	const struct field_card *card = dutch->field.card;
	struct board_place place = {
		order_score(dutch, a), -1, card[a].player, {card[a].player, PAIRING_NOBODY}};
	const char *rule;

	if (b < 0)
		return place;
	place.low = order_score(dutch, b);
	if (place.low > place.high ||
		(place.low == place.high && card[b].player < card[a].player)) {
		place.player = card[b].player;
		place.low = place.high;
		place.high = order_score(dutch, b);
	}
	if (dutch_colour(dutch, a, b, &rule) == PAIRING_WHITE)
		place.board = (struct pairing_board){card[a].player, card[b].player};
	else
		place.board = (struct pairing_board){card[b].player, card[a].player};
	return place;
}

enum pairing_status dutch_make_draw(const void *digest, const int *mate, struct pairing_draw *draw)
{
	const struct dutch *dutch = digest;
	const size_t most = (size_t)dutch->field.count / 2 + 1;
	struct board_place *place = malloc(most * sizeof(*place));
	struct pairing_draw made = {malloc(most * sizeof(*made.boards)), 0};
	enum pairing_status status = PAIRING_NO_MEMORY;

	if (!place || !made.boards)
		goto out;
	for (int a = 0; a < dutch->field.count; a++)
		if (mate[a] < 0 || mate[a] > a)
			place[made.count++] = place_of(dutch, a, mate[a]);
	qsort(place, (size_t)made.count, sizeof(*place), compare_places);
	for (int i = 0; i < made.count; i++)
		made.boards[i] = place[i].board;
	*draw = made;
	made.boards = NULL;
	status = PAIRING_OK;
out:
	free(made.boards);
	free(place);
	return status;
}
