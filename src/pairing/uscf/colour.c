/*
 * Colours by US Chess rules 29E3 and 29E4, and what it means not to have the due one (29E5).
 */
#include "uscf/uscf.h"

#include <stdlib.h>

#include "cards/colour.h"
#include "cards/lot.h"

static const char by_rank[] = "29E4 rule 5";

enum pairing_colour uscf_colour_then(const struct uscf *uscf, int card, int r)
{
	const size_t rounds = (size_t)uscf->input->round - 1;

	return (enum pairing_colour)uscf->colours[(size_t)card * rounds + (size_t)r];
}

/*
 * How much a round's game speaks for the due colour: the other one does, none less, it not at all.
 */
static int speaks(const struct pairing_game *game, enum pairing_colour due)
{
	if (!pairing_has_colour(game))
		return 1;
	return game->colour == due ? 0 : 2;
}

int uscf_claims(const struct pairing_input *input, const struct pairing_entry *a,
	const struct pairing_entry *b)
{
	const struct pairing_game *one = input->players[a->player].games;
	const struct pairing_game *two = input->players[b->player].games;
	int order = abs(a->difference) - abs(b->difference);

	for (int r = input->round - 2; order == 0 && r >= 0; r--)
		order = speaks(&one[r], a->due) - speaks(&two[r], b->due);
	return order;
}

int uscf_last_different(const struct uscf *uscf, int a, int b)
{
	const int last = uscf->input->round - 2;
	const int first =
		uscf->options.last_tie == USCF_RANK_FOURTH_EDITION && last > 0 ? last - 1 : 0;

	for (int r = last; r >= first; r--)
		if (uscf_colour_then(uscf, a, r) != uscf_colour_then(uscf, b, r))
			return r;
	return -1;
}

static enum pairing_colour by_history(const struct uscf *uscf, int a, int b, const char **rule)
{
	const int r = uscf_last_different(uscf, a, b);
	enum pairing_colour x;

	if (r < 0)
		return PAIRING_NEUTRAL;
	*rule = r == uscf->input->round - 2 ? "29E4 rule 3" : "29E4 rule 4";
	x = uscf_colour_then(uscf, a, r);
	return x != PAIRING_NEUTRAL ? colour_other(x) : uscf_colour_then(uscf, b, r);
}

/* 29E4a: is the group below an even score? */
static bool is_minus(const struct uscf *uscf, int player)
{
	const struct pairing_points *points = &uscf->input->points;
	const int win = points->win ? points->win : 2;

	return 2 * uscf->input->players[player].score < win * (uscf->input->round - 1);
}

/* 29E4 rule 5 and its variations that look at the two alone: has the first one his colour? */
static bool goes_first(const struct uscf *uscf, int a, int b, const char **rule)
{
	const struct pairing_input *input = uscf->input;
	const int x = uscf->field.card[a].player, y = uscf->field.card[b].player;

	*rule = by_rank;
	if (uscf->options.last_tie == USCF_RANK_MINUS_REVERSED && is_minus(uscf, a < b ? x : y)) {
		*rule = "29E4a";
		return a > b;
	}
	if (uscf->options.last_tie == USCF_RANK_LAST_BY_LOT && input->rounds > 0 &&
		input->round >= input->rounds) {
		*rule = "29E4c";
		return lot_favours(input, x, y);
	}
	return a < b;
}

static enum pairing_colour both_due(const struct uscf *uscf, int a, int b, const char **rule)
{
	const enum pairing_colour due = uscf->card[a].due, other = colour_other(due);
	const int x = abs(uscf->card[a].difference), y = abs(uscf->card[b].difference);
	enum pairing_colour colour;

	if (x != y) {
		*rule = x == 0 || y == 0 ? "29E4 rule 1" : "29E4 rule 2";
		return x > y ? due : other;
	}
	colour = by_history(uscf, a, b, rule);
	if (colour != PAIRING_NEUTRAL)
		return colour;
	return goes_first(uscf, a, b, rule) ? due : other;
}

enum pairing_colour uscf_colour(const struct uscf *uscf, int a, int b, const char **rule)
{
	const struct field_card *one = &uscf->field.card[a], *two = &uscf->field.card[b];
	const enum pairing_colour x = uscf->card[a].due, y = uscf->card[b].due;

	*rule = "";
	if (one->pinned != PAIRING_NEUTRAL)
		return one->pinned;
	if (two->pinned != PAIRING_NEUTRAL)
		return colour_other(two->pinned);
	*rule = "29E2";
	if (x == PAIRING_NEUTRAL && y == PAIRING_NEUTRAL)
		return PAIRING_NEUTRAL;
	*rule = "29E3a";
	if (x != y)
		return x != PAIRING_NEUTRAL ? x : colour_other(y);
	return both_due(uscf, a, b, rule);
}

enum pairing_colour uscf_colour_in_draw(
	const struct uscf *uscf, const int *opponent, int a, const char **rule)
{
	const enum pairing_colour colour = uscf_colour(uscf, a, opponent[a], rule);
	const int high = a < opponent[a] ? a : opponent[a];
	bool turned = false;

	if (uscf->options.last_tie != USCF_RANK_ALTERNATING || *rule != by_rank)
		return colour;
	*rule = "29E4b";
	for (int c = uscf->field.level[uscf->field.card[high].level].first; c < high; c++) {
		const char *its;

		if (opponent[c] <= c)
			continue;
		uscf_colour(uscf, c, opponent[c], &its);
		turned = turned != (its == by_rank);
	}
	return turned ? colour_other(colour) : colour;
}

enum uscf_clash uscf_clash_of(const struct uscf *uscf, int card, enum pairing_colour given)
{
	const struct uscf_card *it = &uscf->card[card];

	if (it->due == PAIRING_NEUTRAL || given == PAIRING_NEUTRAL || given == it->due)
		return USCF_FINE;
	if (it->repeated == given)
		return USCF_THIRD;
	return it->difference != 0 ? USCF_EQUALIZE : USCF_ALTERNATE;
}

enum uscf_clash uscf_clash(const struct uscf *uscf, int a, int b)
{
	const struct field_card *card = uscf->field.card;
	const char *rule;
	enum pairing_colour colour;
	enum uscf_clash x, y;

	if (uscf->card[a].due != uscf->card[b].due && card[a].pinned == PAIRING_NEUTRAL &&
		card[b].pinned == PAIRING_NEUTRAL)
		return USCF_FINE;
	colour = uscf_colour(uscf, a, b, &rule);
	x = uscf_clash_of(uscf, a, colour);
	y = uscf_clash_of(uscf, b, colour_other(colour));
	return x > y ? x : y;
}
