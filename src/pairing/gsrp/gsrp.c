/*
 * The club's GSRP system: the draw of an evening as boards, and its entry in the table of rule
 * books.
 */
#include "gsrp/gsrp.h"

#include <stdlib.h>

static void add_board(const struct gsrp *gsrp, int a, int b, struct pairing_draw *draw)
{
	const int player = gsrp->field.card[a].player;
	struct pairing_board *board = &draw->boards[draw->count++];
	enum pairing_white by;

	*board = (struct pairing_board){player, PAIRING_NOBODY};
	if (b < 0)
		return;
	board->black = gsrp->field.card[b].player;
	if (gsrp_colour(gsrp, a, b, draw->count, &by) == PAIRING_BLACK)
		*board = (struct pairing_board){board->black, player};
}

/* Boards stand in the order of the list, those who sit out behind them. */
static enum pairing_status make_draw(const void *digest, const int *mate, struct pairing_draw *draw)
{
	const struct gsrp *gsrp = digest;
	const int count = gsrp->field.count;
	struct pairing_draw made = {malloc(((size_t)count + 1) * sizeof(*made.boards)), 0};

	if (!made.boards)
		return PAIRING_NO_MEMORY;
	for (int a = 0; a < count; a++)
		if (mate[a] > a)
			add_board(gsrp, a, mate[a], &made);
	for (int a = 0; a < count; a++)
		if (mate[a] < 0)
			add_board(gsrp, a, -1, &made);
	*draw = made;
	return PAIRING_OK;
}

/* A pinned board that may not be, if there is one. */
static enum pairing_status blame_boards(const void *digest, struct pairing_blame *blame)
{
	const struct field *field = digest;

	if (!blame)
		return PAIRING_NO_DRAW;
	*blame = (struct pairing_blame){.rule = "",
		.player = PAIRING_NOBODY,
		.other = PAIRING_NOBODY,
		.text = "No draw keeps what is fixed by the arbiter."};
	for (int a = 0; a < field->count; a++) {
		const int b = field->card[a].partner;

		if (b < a || gsrp_may_meet(digest, a, b))
			continue;
		blame->player = field->card[a].player;
		blame->other = field->card[b].player;
		blame->rule = field_met(field, a, b) ? "B" : "";
		blame->text = field_met(field, a, b)
			? "Two players have met in the competition."
			: "Two players are fixed to meet and must not.";
		break;
	}
	return PAIRING_NO_DRAW;
}

/* Who is pinned to sit out is pinned to nothing else. */
static enum pairing_status pins_agree(const void *digest, struct pairing_blame *blame)
{
	const struct gsrp *gsrp = digest;

	for (int a = 0; a < gsrp->field.count; a++) {
		const struct field_card *card = &gsrp->field.card[a];

		if (!gsrp->card[a].pinned ||
			(card->partner < 0 && card->pinned == PAIRING_NEUTRAL && card->pins == 0))
			continue;
		if (blame)
			*blame = (struct pairing_blame){.rule = "",
				.player = card->player,
				.other = PAIRING_NOBODY,
				.text = "A player is pinned to sit out and to play."};
		return PAIRING_BAD_INPUT;
	}
	return PAIRING_OK;
}

static bool is_legal(const void *digest, int card, int other)
{
	return other < 0 ? gsrp_may_sit(digest, card) : gsrp_may_meet(digest, card, other);
}

/* Of two by themselves; neutral: the lot decides, which goes by the board. */
static enum pairing_colour colour_of(const struct field *field, int a, int b)
{
	const void *digest = field;
	enum pairing_white by;
	const enum pairing_colour colour = gsrp_colour(digest, a, b, 1, &by);

	return by == PAIRING_WHITE_LOT ? PAIRING_NEUTRAL : colour;
}

static enum pairing_status solve(struct frame_search *search, struct pairing_draw *draw)
{
	(void)draw;
	return gsrp_pair(search->digest, search->mate);
}

/* By which rules the terms of a score count. */
static const char *const gsrp_term_rules[PAIRING_TERMS] = {
	[PAIRING_TERM_REPEATS] = "B",
	[PAIRING_TERM_SIT_OUTS] = "closest",
	[PAIRING_TERM_SIT_OUT_ORDER] = "sit-outs",
	[PAIRING_TERM_LIST_DISTANCE] = "closest",
	[PAIRING_TERM_NEXT_LOWER] = "B",
	[PAIRING_TERM_COLOURS] = "colours",
};

static const struct pairing_rules gsrp_rules = {
	.digest_size = sizeof(struct gsrp),
	.many_sit_out = true,
	.digest = gsrp_init,
	.digest_done = gsrp_done,
	.solve = solve,
	.pins_agree = pins_agree,
	.legal = is_legal,
	.no_draw = blame_boards,
	.colour = colour_of,
	.boards = make_draw,
	.term_rules = gsrp_term_rules,
	.add_score = gsrp_add_score,
	.tell = gsrp_tell,
	.who = gsrp_who,
	.listed_by_score = true,
};

static const struct pairing_citations gsrp_citations = {
	.repeat = " (B)",
	.bye = " (sit-outs)",
	.transfer = " (colours)",
	.exchange = "",
	.down = "",
	.up = "",
	.same_down = "",
	.same_up = "",
	.line = "",
	.linked = "",
	.comes = "as the list says",
	.goes = "the list says who goes on",
	.sits_out = "the list says who sits out",
	.converts = "",
	.unrated = "",
	.outside = "",
	.outside_again = "",
};

static const struct pairing_traits gsrp_traits = {
	.by_name = true,
	.repairs = true,
	.groups = PAIRING_GROUPS_NONE,
	.floater = PAIRING_FLOATER_LOWEST,
	.everybody = "B",
	.citations = &gsrp_citations,
};

const struct pairing_book gsrp_book = {
	.id = "gsrp",
	.name = "club season (GSRP)",
	.options = gsrp_option,
	.noptions = GSRP_OPTIONS,
	.rules = &gsrp_rules,
	.traits = &gsrp_traits,
	.season = true,
};
