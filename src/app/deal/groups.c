/*
 * The deal score group by score group: who leaves a group goes down to the next one, is paired
 * there first, and then the rest of the group.
 *
 * The Dutch system finds who leaves a bracket by pairing it; in the Schools' and US Chess rules the
 * one who leaves is chosen first.
 */
#include "config.h"

#include <stdlib.h>

#include "app/deal/halves.h"
#include "app/deal/reasons.h"

struct grouping {
	struct dealer *dealer;
	bool chosen; /* who leaves a group is chosen first; else he is what is left over */
	struct why_list list;
	bool *told;
};

/* What a group does not give is said when all of it is dealt. */
static bool comes_last(const struct why_line *line)
{
	return line->step.kind == PAIRING_STEP_UNMET || line->step.kind == PAIRING_STEP_LEFT;
}

static void say_group(struct grouping *grouping, int group, bool last)
{
	for (int i = 0; i < grouping->list.count; i++) {
		const struct why_line *line = &grouping->list.lines[i];

		if (line->step.board < 0 && comes_last(line) == last &&
			reasons_group(grouping->dealer, &line->step) == group)
			reasons_say_group(grouping->dealer, line);
	}
	reasons_lay_out(grouping->dealer, group);
}

/* Of the two of a board the one of the higher group; -1: they are of one. */
static int higher_card(const struct dealer *dealer, int board)
{
	const struct pairing_board *seats = &dealer->deal->boards[board];
	const struct deal_span span = dealer_span(dealer, board);

	if (span.high == span.low)
		return -1;
	return dealer->group_of[seats->white] == span.high ? seats->white : seats->black;
}

/* Does the sentence say why this card leaves its group, or why another does not? */
static bool is_leaving(const struct why_line *line, int card)
{
	switch (line->step.kind) {
	case PAIRING_STEP_FLOAT_DOWN:
	case PAIRING_STEP_FLOAT_HISTORY:
	case PAIRING_STEP_ODD_PLAYER:
		return line->step.player == card;
	case PAIRING_STEP_FLOAT_PASSED:
	case PAIRING_STEP_STAYS:
		return line->step.other == card;
	default:
		return false;
	}
}

static void leave(struct grouping *grouping, int board, int card)
{
	struct dealer *dealer = grouping->dealer;
	const int other = dealer_opponent(dealer, card);
	struct deal_place to = dealer->place[card];
	bool said = false;

	/* by brackets he lies in each that he comes through */
	to.group = grouping->chosen ? dealer->group_of[other] : dealer->group_of[card] + 1;
	to.half = DEAL_NO_HALF;
	for (int pass = 0; pass < 2; pass++)
		for (int i = 0; i < grouping->list.count; i++) {
			const struct why_line *line = &grouping->list.lines[i];

			if (line->step.board != board || !is_leaving(line, card) ||
				reasons_passes(line) != (pass == 0))
				continue;
			grouping->told[i] = true;
			reasons_say(dealer, pass == 0 ? DEAL_PASSED : DEAL_FLOAT, line);
			if (pass == 1 && !said && to.where == DEAL_LAID)
				dealer_move(dealer, card, to);
			said = said || pass == 1;
		}
}

static void leave_all(struct grouping *grouping, int group)
{
	for (int i = 0; i < grouping->dealer->deal->nboards; i++) {
		const int card = higher_card(grouping->dealer, i);

		if (card >= 0 && grouping->dealer->group_of[card] == group &&
			!grouping->dealer->dealt[i])
			leave(grouping, i, card);
	}
}

/* The boards of cards that have come down to the group, else those that are its own; byes apart. */
static void deal_boards(struct grouping *grouping, int group, bool from_above)
{
	struct dealer *dealer = grouping->dealer;

	for (int i = 0; i < dealer->deal->nboards; i++) {
		const struct deal_span span = dealer_span(dealer, i);

		if (span.low == group && (span.high != span.low) == from_above &&
			dealer->deal->boards[i].black >= 0 && !dealer->dealt[i])
			reasons_board(dealer, &grouping->list, grouping->told, i);
	}
}

static void deal_bye(struct grouping *grouping, int group)
{
	struct dealer *dealer = grouping->dealer;

	for (int i = 0; i < dealer->deal->nboards; i++) {
		if (dealer->deal->boards[i].black >= 0 || dealer->dealt[i] ||
			dealer->group_of[dealer->deal->boards[i].white] != group)
			continue;
		if (!grouping->chosen)
			deal_say_lower(dealer, i);
		reasons_board(dealer, &grouping->list, grouping->told, i);
	}
}

/* 4.3: who changes his half, before any pair of the halves is made. */
static void say_exchanges(struct grouping *grouping, int group)
{
	for (int i = 0; i < grouping->list.count; i++) {
		const struct why_line *line = &grouping->list.lines[i];

		if (line->step.kind != PAIRING_STEP_EXCHANGE || grouping->told[i] ||
			grouping->dealer->group_of[line->step.player] != group)
			continue;
		grouping->told[i] = true;
		reasons_say_exchange(grouping->dealer, line);
	}
}

static void deal_groups(struct dealer *dealer, bool chosen)
{
	struct grouping grouping = {.dealer = dealer, .chosen = chosen};

	grouping.told = reasons_tell(dealer, &grouping.list);
	for (int group = 0; grouping.told && group < dealer->deal->ngroups; group++) {
		bool above = false;

		say_group(&grouping, group, false);
		if (!chosen)
			above = halves_of_bracket(dealer, group);
		deal_boards(&grouping, group, true);
		if (!chosen)
			halves_of_remainder(dealer, group, above);
		say_exchanges(&grouping, group);
		if (chosen) {
			deal_bye(&grouping, group);
			leave_all(&grouping, group);
		}
		deal_boards(&grouping, group, false);
		if (!chosen) {
			leave_all(&grouping, group);
			deal_bye(&grouping, group);
		}
		say_group(&grouping, group, true);
		if (chosen)
			deal_say_given_up(dealer, group);
		deal_say_natural(dealer, group);
		deal_say_earlier(dealer, group);
	}
	free(grouping.told);
	why_list_done(&grouping.list);
}

void deal_by_brackets(struct dealer *dealer)
{
	deal_groups(dealer, false);
}

void deal_by_groups(struct dealer *dealer)
{
	deal_groups(dealer, true);
}
