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

static enum pairing_status solve(struct frame_search *search, struct pairing_draw *draw)
{
	(void)draw;
	return gsrp_pair(search->digest, search->mate);
}

static const struct rule_book gsrp_rules = {
	.digest_size = sizeof(struct gsrp),
	.many_sit_out = true,
	.digest = gsrp_init,
	.digest_done = gsrp_done,
	.solve = solve,
	.pins_agree = pins_agree,
	.legal = is_legal,
	.no_draw = blame_boards,
	.boards = make_draw,
	.add_score = gsrp_add_score,
	.tell = gsrp_tell,
	.who = gsrp_who,
};

static enum pairing_status gsrp_best(
	const struct pairing_input *input, struct pairing_draw *draw, struct pairing_blame *blame)
{
	return frame_best(&gsrp_rules, input, NULL, draw, blame);
}

static enum pairing_status gsrp_score(const struct pairing_input *input,
	const struct pairing_draw *draw, struct pairing_score *score)
{
	return frame_score(&gsrp_rules, input, draw, score);
}

static enum pairing_status gsrp_steps(const struct pairing_input *input,
	const struct pairing_draw *draw, struct pairing_steps *steps)
{
	return frame_steps(&gsrp_rules, input, draw, steps);
}

static enum pairing_status gsrp_steps_of(const struct pairing_input *input,
	const struct pairing_draw *draw, int board, struct pairing_steps *steps)
{
	return frame_steps_of(&gsrp_rules, input, draw, board, steps);
}

static enum pairing_status gsrp_name_who(const struct pairing_input *input,
	const struct pairing_change *change, struct pairing_who *who)
{
	return frame_who(&gsrp_rules, input, change, who);
}

const struct pairing_book gsrp_book = {
	.id = "gsrp",
	.name = "club season (GSRP)",
	.options = gsrp_option,
	.noptions = GSRP_OPTIONS,
	.best = gsrp_best,
	.score = gsrp_score,
	.steps = gsrp_steps,
	.steps_of = gsrp_steps_of,
	.who = gsrp_name_who,
	.by_name = true,
	.season = true,
	.groups = PAIRING_GROUPS_NONE,
	.floater = PAIRING_FLOATER_LOWEST,
	.everybody = "B",
};
