/*
 * The Dutch rules slow and plain: what the records say, colours, legal pairs and completions.
 */
#include "config.h"
#include "support/reference/dutch_reference.h"

#include <stdlib.h>
#include <string.h>

#include "support/reference/dutch_reference_bracket.h"

static int worth(const struct pairing_input *input, int which)
{
	const struct pairing_points *points = &input->points;

	if (points->win == 0 && points->draw == 0 && points->loss == 0)
		return which == 'w' ? 2 : which == 'd' ? 1 : 0;
	return which == 'w' ? points->win : which == 'd' ? points->draw : points->loss;
}

/* Pairing score of a player before a round (0, 1, ...). */
static int score_at(const struct pairing_input *input, int player, int round)
{
	const struct pairing_player *p = &input->players[player];
	int rest = p->score, gained = 0;

	for (int r = 0; r < input->round - 1; r++) {
		rest -= p->games[r].points;
		if (r < round)
			gained += p->games[r].points;
	}
	return rest + gained + (input->extra ? input->extra[player * input->round + round] : 0);
}

static void read_float(const struct pairing_input *input, struct reference_man *man, int back)
{
	const int r = input->round - 1 - back;
	const struct pairing_game *game;

	if (r < 0)
		return;
	game = &input->players[man->player].games[r];
	if (game->kind == PAIRING_PLAYED) {
		const int mine = score_at(input, man->player, r),
			  his = score_at(input, game->opponent, r);

		man->down[back - 1] = mine > his;
		man->up[back - 1] = mine < his;
	} else if (game->kind == PAIRING_BYE_FORCED) {
		man->down[back - 1] = true;
	} else {
		man->down[back - 1] = game->points > worth(input, 'l');
	}
}

static void read_preference(struct reference_man *man)
{
	const size_t played = strlen(man->colours);
	const int difference = man->whites - man->blacks;
	const char last = played > 0 ? man->colours[played - 1] : 0;
	const bool twice = played > 1 && man->colours[played - 2] == last;

	if (played == 0)
		return;
	if (difference > 1 || difference < -1) {
		man->strength = 3;
		man->due = difference > 1 ? 'b' : 'w';
	} else if (twice) {
		man->strength = 3;
		man->due = last == 'w' ? 'b' : 'w';
	} else if (difference != 0) {
		man->strength = 2;
		man->due = difference > 0 ? 'b' : 'w';
	} else {
		man->strength = 1;
		man->due = last == 'w' ? 'b' : 'w';
	}
}

static void read_man(const struct pairing_input *input, struct reference_man *man)
{
	const struct pairing_player *player = &input->players[man->player];
	size_t played = 0;
	int best = worth(input, 'w') > worth(input, 'd') ? worth(input, 'w') : worth(input, 'd');

	for (int r = 0; r < input->round - 1; r++) {
		const struct pairing_game *game = &player->games[r];

		if (game->kind == PAIRING_PLAYED) {
			man->colours[played++] = game->colour == PAIRING_WHITE ? 'w' : 'b';
			man->whites += game->colour == PAIRING_WHITE;
			man->blacks += game->colour == PAIRING_BLACK;
			continue;
		}
		man->unplayed++;
		if (game->kind == PAIRING_BYE_FORCED || game->points >= worth(input, 'w'))
			man->barred = true;
		if (game->kind == PAIRING_DEFAULT_WIN || game->kind == PAIRING_BYE_FULL)
			man->barred = true;
	}
	read_preference(man);
	read_float(input, man, 1);
	read_float(input, man, 2);
	man->topscorer = input->rounds > 0 && input->round == input->rounds &&
		2 * man->score > best * (input->round - 1);
}

static bool was_paired(const struct pairing_input *input, int player)
{
	for (int r = 0; r < input->round - 1; r++) {
		const struct pairing_game *game = &input->players[player].games[r];

		if (game->opponent >= 0 || game->kind == PAIRING_BYE_FORCED)
			return true;
	}
	return false;
}

static bool collect(struct dutch_reference *reference)
{
	const struct pairing_input *input = reference->input;
	int number = 0;

	for (int i = 0; i < input->count; i++) {
		struct reference_man man = {.player = i};
		int at;

		number += !input->players[i].absent || was_paired(input, i);
		if (input->players[i].absent)
			continue;
		if (reference->n == DUTCH_CARDS)
			return false;
		man.number = number;
		man.score = score_at(input, i, input->round - 1);
		read_man(input, &man);
		for (at = reference->n++; at > 0 && reference->man[at - 1].score < man.score; at--)
			reference->man[at] = reference->man[at - 1];
		reference->man[at] = man;
	}
	return true;
}

/* C1, C3 and the arbiter's prohibitions. */
enum reference_bar dutch_reference_bar(const struct dutch_reference *reference, int a, int b)
{
	const struct pairing_input *input = reference->input;
	const struct reference_man *one = &reference->man[a], *two = &reference->man[b];

	for (int r = 0; r < input->round - 1; r++) {
		const struct pairing_game *game = &input->players[one->player].games[r];

		if (game->kind == PAIRING_PLAYED && game->opponent == two->player)
			return REFERENCE_MET;
	}
	for (int i = 0; i < input->napart; i++) {
		const struct pairing_apart *pair = &input->apart[i];

		if (pair->forbidden &&
			((pair->player == one->player && pair->other == two->player) ||
				(pair->player == two->player && pair->other == one->player)))
			return REFERENCE_FORBIDDEN;
	}
	return one->strength == 3 && two->strength == 3 && one->due == two->due &&
			!one->topscorer && !two->topscorer
		? REFERENCE_COLOURS
		: REFERENCE_NO_BAR;
}

static int spread(const struct reference_man *man)
{
	return abs(man->whites - man->blacks);
}

/* 5.2: the colour of a against b. */
char dutch_reference_colour(const struct dutch_reference *reference, int a, int b)
{
	const struct reference_man *one = &reference->man[a], *two = &reference->man[b];
	const struct reference_man *higher = a < b ? one : two;
	const char lot = reference->input->lot == PAIRING_BLACK ? 'b' : 'w';
	size_t x = strlen(one->colours), y = strlen(two->colours);
	char given;

	if (one->due && two->due != one->due)
		return one->due;
	if (two->due && two->due != one->due)
		return two->due == 'w' ? 'b' : 'w';
	if (one->due && one->strength != two->strength)
		return (one->strength > two->strength) == (one->due == 'w') ? 'w' : 'b';
	if (one->due && one->strength == 3 && spread(one) != spread(two))
		return (spread(one) > spread(two)) == (one->due == 'w') ? 'w' : 'b';
	while (x > 0 && y > 0)
		if (one->colours[--x] != two->colours[--y])
			return two->colours[y];
	if (higher->due)
		given = higher->due;
	else
		given = (higher->number % 2 == 1) == (lot == 'w') ? 'w' : 'b';
	return (higher == one) == (given == 'w') ? 'w' : 'b';
}

/* Can these men be paired, one of the right score having the bye if they are odd? */
bool dutch_reference_completable(struct dutch_reference *reference, unsigned men)
{
	int count = 0, first = -1;
	bool found = men == 0;

	if (reference->completable[men] >= 0)
		return reference->completable[men] != 0;
	for (int i = DUTCH_CARDS - 1; i >= 0; i--) {
		if (!(men >> i & 1))
			continue;
		first = i;
		count++;
	}
	for (int i = first + 1; first >= 0 && i < reference->n && !found; i++)
		if ((men >> i & 1) && reference->legal[first][i])
			found = dutch_reference_completable(
				reference, men & ~(1u << first) & ~(1u << i));
	/* in an odd set somebody has the bye: the first or another one */
	if (!found && count % 2 == 1 && !reference->man[first].barred &&
		(reference->man[first].score == reference->bye_score || reference->ignored == 5))
		found = dutch_reference_completable(reference, men & ~(1u << first));
	reference->completable[men] = found;
	return found;
}

/* C5: the lowest score with which a complete pairing exists. */
static bool find_bye_score(struct dutch_reference *reference)
{
	const unsigned all = (1u << reference->n) - 1;

	for (int i = reference->n - 1; i >= 0; i--) {
		reference->bye_score = reference->man[i].score;
		memset(reference->completable, -1, (size_t)1 << DUTCH_CARDS);
		if (dutch_reference_completable(reference, all))
			return true;
	}
	return reference->n == 0;
}

bool dutch_reference_init(struct dutch_reference *reference, const struct pairing_input *input)
{
	*reference = (struct dutch_reference){.input = input};
	if (!collect(reference))
		return false;
	reference->completable = malloc((size_t)1 << DUTCH_CARDS);
	reference->next_best = malloc((sizeof(int) * REFERENCE_NEXT_VALUES) << DUTCH_CARDS);
	for (int a = 0; a < reference->n; a++)
		for (int b = 0; b < reference->n; b++)
			reference->legal[a][b] =
				a != b && dutch_reference_bar(reference, a, b) == REFERENCE_NO_BAR;
	return reference->completable && reference->next_best;
}

void dutch_reference_done(struct dutch_reference *reference)
{
	free(reference->completable);
	free(reference->next_best);
}

bool dutch_reference_best(
	struct dutch_reference *reference, struct pairing_board *boards, int *count)
{
	unsigned down = 0;
	int next = 0, partner[DUTCH_CARDS];

	*count = 0;
	if (!find_bye_score(reference))
		return false;
	for (int i = 0; i < reference->n; i++)
		partner[i] = -1;
	while (next < reference->n) {
		down = dutch_reference_bracket(reference, down, next, partner);
		for (const int score = reference->man[next].score; next < reference->n; next++)
			if (reference->man[next].score != score)
				break;
	}
	for (int i = 0; i < reference->n; i++) {
		const bool white =
			partner[i] < 0 || dutch_reference_colour(reference, i, partner[i]) == 'w';

		if (white)
			boards[(*count)++] = (struct pairing_board){reference->man[i].player,
				partner[i] < 0 ? PAIRING_NOBODY
					       : reference->man[partner[i]].player};
	}
	return true;
}
