/*
 * Score levels: rows in rank order, counts of seekers, the mid-line for odd and even levels with
 * what must float.
 */
#include "board/levels.h"

#include <string.h>

int level_line(int n, int up, int down)
{
	int above = n - up - down > 0 ? (n - up - down) / 2 + up : up;

	if (above > n)
		above = n;
	return above < 0 ? 0 : above;
}

/* What a card's level goes by; on a club evening and in an all-play-all all stand in one. */
static int score_of(const struct model *model, const struct card *card)
{
	return model->flat ? 0 : card->points2;
}

const char *level_name(const struct model *model, const struct level *level, char buffer[16])
{
	return model->season ? "here" : model->flat ? "all" : points_text(level->points2, buffer);
}

/*
 * Levels hold every card that is in play: also those put aside or in the bye slot by hand keep
 * their level's number.
 */
static void find_levels(struct model *model)
{
	for (int i = 0; i < model->ncards; i++) {
		struct card *card = &model->cards[i];
		int at;

		if (card->place == PLACE_BOOKED)
			continue;
		for (at = 0;
			at < model->nlevels && model->levels[at].points2 > score_of(model, card);
			at++)
			;
		if (at < model->nlevels && model->levels[at].points2 == score_of(model, card))
			continue;
		memmove(&model->levels[at + 1], &model->levels[at],
			(size_t)(model->nlevels - at) * sizeof(*model->levels));
		memset(&model->levels[at], 0, sizeof(*model->levels));
		model->levels[at].points2 = score_of(model, card);
		model->nlevels++;
	}
}

static void place_cards(struct model *model)
{
	for (int i = 0; i < model->ncards; i++) {
		struct card *card = &model->cards[i];

		for (int k = 0; k < model->nlevels && card->place != PLACE_BOOKED; k++) {
			if (model->levels[k].points2 == score_of(model, card))
				card->level = k;
		}
		if (card->place == PLACE_BYE)
			model->byes[model->nbyes++] = i;
		else if (model_is_beside(card))
			model->beside[model->nbeside++] = i;
		else if (card->place == PLACE_TRAY)
			model->tray[model->ntray++] = i;
		else if (card->place == PLACE_BOOKED)
			model->booked[model->nbooked++] = i;
	}
}

/* A card counts in the pairing box of its level unless it is put aside or has the bye by hand. */
static bool in_play(const struct model *model, const struct card *card)
{
	if (card->place == PLACE_BOOKED)
		return false;
	return model->paired || card->place == PLACE_LEVEL;
}

/* Of the claims to one colour in a level, cards: who has the strongest and the weakest. */
struct claims {
	const struct card *strongest, *weakest;
};

static void take_claim(struct claims *claims, const struct card *card)
{
	if (!claims->strongest || board_claim_compare(&card->claim, &claims->strongest->claim) > 0)
		claims->strongest = card;
	if (!claims->weakest || board_claim_compare(&card->claim, &claims->weakest->claim) < 0)
		claims->weakest = card;
}

/*
 * Marked are the strongest claims of a level and colour, where there are weaker ones to choose
 * from.
 */
static void mark_strongest(struct model *model, int level)
{
	struct claims claims[3] = {{0}};

	for (int i = 0; i < model->ncards; i++) {
		const struct card *card = &model->cards[i];

		if (card->level == level && in_play(model, card))
			take_claim(&claims[card->claim.due], card);
	}
	for (int i = 0; i < model->ncards; i++) {
		struct card *card = &model->cards[i];
		const struct claims *of = &claims[card->claim.due];

		if (card->level == level && in_play(model, card))
			card->strongest = card->claim.due != COLOUR_NONE &&
				board_claim_compare(&of->weakest->claim, &card->claim) < 0 &&
				board_claim_compare(&of->strongest->claim, &card->claim) == 0;
	}
}

static void count_seekers(struct model *model)
{
	for (int i = 0; i < model->ncards; i++) {
		const struct card *card = &model->cards[i];
		struct level *level;

		if (!in_play(model, card))
			continue;
		level = &model->levels[card->level];
		level->white += card->claim.due == COLOUR_WHITE;
		level->black += card->claim.due == COLOUR_BLACK;
		level->neutral += card->claim.due == COLOUR_NONE;
	}
	for (int k = 0; k < model->nlevels; k++)
		mark_strongest(model, k);
}

/*
 * Where the opponent is whom a hand has fixed for the card before the draw: above 0 in a lower
 * level, below 0 in a higher one, 0 in its own or nowhere.
 */
static int held_away(const struct model *model, const struct card *card)
{
	const int other =
		model->paired || !card->hand_opponent ? -1 : model_card(model, card->hand_opponent);

	return other < 0 || model->cards[other].level < 0 ? 0
							  : model->cards[other].level - card->level;
}

/* Those who meet one of another level by hand are out of it: the line halves the others. */
static void order_rows(struct model *model, struct level *level, int index)
{
	int position = 0;

	level->first = model->nrows;
	for (int i = 0; i < model->ncards; i++) {
		struct card *card = &model->cards[i];

		if (card->level != index || !in_play(model, card))
			continue;
		card->half = position < level->above ? HALF_TOP : HALF_BOTTOM;
		position += held_away(model, card) == 0;
	}
	for (int pass = 0; pass < 2; pass++) {
		int above = model->nrows;

		for (int i = 0; i < model->ncards; i++) {
			const struct card *card = &model->cards[i];

			if (card->level == index && in_play(model, card) &&
				(card_half(card) == HALF_TOP) == (pass == 0))
				model->rows[model->nrows++] = i;
		}
		if (pass == 0)
			level->above = model->nrows - above;
	}
	level->count = model->nrows - level->first;
}

/* Of the cards of a level: what a hand has said about where they play. */
struct by_hand {
	int down, up; /* they meet one of a lower, a higher level */
	int inside;   /* they meet one of their own */
	int floats;   /* sent down, to whom the draw decides */
};

static struct by_hand count_hands(const struct model *model, int level)
{
	struct by_hand hands = {0};

	for (int i = 0; i < model->ncards; i++) {
		const struct card *card = &model->cards[i];
		const int away = held_away(model, card);

		if (card->level != level || !in_play(model, card))
			continue;
		hands.down += away > 0;
		hands.up += away < 0;
		hands.inside += away == 0 && !model->paired && card->hand_opponent != 0;
		hands.floats += away == 0 && card->hand_float == FLOATED_DOWN;
	}
	return hands;
}

/*
 * From the top down: the cards that come from above take as many upward from this level, and what
 * is then odd goes down, at least those sent down by hand. An odd lowest level gives the bye.
 */
static void draw_lines(struct model *model)
{
	int incoming = 0;

	for (int k = 0; k < model->nlevels; k++) {
		struct level *level = &model->levels[k];
		const struct by_hand hands = count_hands(model, k);
		const int n = level->white + level->black + level->neutral - hands.down - hands.up;
		const int free = n - hands.inside;
		int up = incoming < free ? incoming : free, left = n - up, down;

		down = left > 0 && hands.floats > 0 ? hands.floats : 0;
		if (down > left)
			down = left;
		if ((left - down) % 2 != 0)
			down++;
		/* What found nobody here passes through. */
		incoming = incoming - up + down;
		if (k == model->nlevels - 1 && incoming > 0) {
			level->bye = down > 0;
			incoming = 0;
		}
		level->held_up = hands.up;
		level->held_down = hands.down;
		level->up = up + hands.up;
		level->down = down + hands.down;
		level->above = model->halves ? level_line(n, up, down) : n + hands.up + hands.down;
		order_rows(model, level, k);
	}
}

static void judge_boards(struct model *model)
{
	for (int i = 0; i < model->nboards; i++) {
		struct board_view *board = &model->boards[i];
		const struct card *white = &model->cards[board->white];
		const struct card *black = board->black >= 0 ? &model->cards[board->black] : NULL;

		board->level = white->level;
		if (!black)
			continue;
		if (black->level < white->level)
			board->level = black->level;
		board->floats = black->level != white->level;
		model->levels[board->level].boards++;
		model->levels[white->level].hanging += white->level != board->level;
		model->levels[black->level].hanging += black->level != board->level;
		if (white->claim.due == black->claim.due)
			board->clash = white->claim.due;
	}
}

bool level_is_linked(const struct level *level)
{
	return level->first_linked < level->last_linked;
}

struct level level_together(const struct model *model, const struct level *level)
{
	struct level sum = {.first_linked = level->first_linked, .last_linked = level->last_linked};

	for (int k = level->first_linked; k <= level->last_linked; k++) {
		sum.count += model->levels[k].count;
		sum.white += model->levels[k].white;
		sum.neutral += model->levels[k].neutral;
		sum.black += model->levels[k].black;
	}
	return sum;
}

/*
 * The colour that more cards of a level are due than the other, even if every neutral one takes the
 * other; who meets one of another level by hand is out of it.
 */
static enum colour excess(const struct model *model, int level)
{
	int seekers[3] = {0};
	int more;

	for (int i = 0; i < model->ncards; i++) {
		const struct card *card = &model->cards[i];

		if (card->level == level && in_play(model, card) && held_away(model, card) == 0)
			seekers[card->claim.due]++;
	}
	more = seekers[COLOUR_WHITE] - seekers[COLOUR_BLACK];
	return more > seekers[COLOUR_NONE]     ? COLOUR_WHITE
		: -more > seekers[COLOUR_NONE] ? COLOUR_BLACK
					       : COLOUR_NONE;
}

/* Does somebody float from the upper one to the next: on a board, by hand, or as the cards lie? */
static bool is_float_between(const struct model *model, int upper)
{
	int floats = model->levels[upper].down - model->levels[upper].bye;

	for (int i = 0; i < model->ncards && !model->paired; i++) {
		const struct card *card = &model->cards[i];

		/* one who meets a still lower one by hand passes by */
		floats -=
			card->level == upper && in_play(model, card) && held_away(model, card) > 1;
	}
	if (!model->paired)
		return floats > 0;
	for (int i = 0; i < model->nboards; i++) {
		const struct board_view *board = &model->boards[i];
		const int one = model->cards[board->white].level;
		const int two = board->black < 0 ? one : model->cards[board->black].level;

		if ((one == upper && two == upper + 1) || (two == upper && one == upper + 1))
			return true;
	}
	return false;
}

/* Neighbours that a float joins and that have too many of the same colour (CAA 17). */
static void link_levels(struct model *model)
{
	for (int k = 0; k < model->nlevels; k++) {
		struct level *level = &model->levels[k];

		level->first_linked = k;
		if (k > 0 && model->citations->linked[0] && excess(model, k) != COLOUR_NONE &&
			excess(model, k) == excess(model, k - 1) && is_float_between(model, k - 1))
			level->first_linked = level[-1].first_linked;
	}
	for (int k = model->nlevels - 1; k >= 0; k--) {
		const bool goes_on = k + 1 < model->nlevels &&
			model->levels[k + 1].first_linked == model->levels[k].first_linked;

		model->levels[k].last_linked = goes_on ? model->levels[k + 1].last_linked : k;
	}
}

void levels_build(struct model *model)
{
	find_levels(model);
	place_cards(model);
	count_seekers(model);
	draw_lines(model);
	judge_boards(model);
	link_levels(model);
}
