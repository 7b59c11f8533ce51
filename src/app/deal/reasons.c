/* The deal of any rule book: its reasons in the order in which it gives them. */
#include "config.h"

#include "app/deal/reasons.h"

#include <stdlib.h>

#include "app/deal/halves.h"
#include "app/why/hand.h"
#include "pairing/book/traits.h"

bool reasons_passes(const struct why_line *line)
{
	return line->step.kind == PAIRING_STEP_FLOAT_PASSED || line->part == WHY_INSTEAD;
}

int reasons_group(const struct dealer *dealer, const struct pairing_step *step)
{
	const struct pairing_step_form *form = pairing_step_form_of(step->kind);
	int numbers[PAIRING_STEP_NUMBERS];

	pairing_step_numbers(step, numbers);
	for (int i = 0; i < form->count; i++)
		if (form->members[i].type == PAIRING_IS_SCORE)
			return dealer_group(dealer, numbers[i]);
	return -1;
}

void reasons_say(struct dealer *dealer, enum deal_kind kind, const struct why_line *line)
{
	struct caption caption = {.count = 0};

	dealer_step(dealer, kind, line->step.board < 0 ? reasons_group(dealer, &line->step) : -1);
	if (line->step.board >= 0)
		dealer_of_board(dealer, line->step.board);
	if (dealer->asked && kind == DEAL_FLOAT) {
		struct pairing_step alone = line->step;

		alone.other = PAIRING_NOBODY;
		caption_add_step(&caption, &dealer->cast, &alone);
	} else {
		caption_add_ruled(&caption, line->text, line->rule);
	}
	dealer_say(dealer, &caption);
	dealer_name(dealer, line->step.player);
	dealer_name(dealer, line->step.other);
}

void reasons_say_group(struct dealer *dealer, const struct why_line *line)
{
	const int group = reasons_group(dealer, &line->step);
	const bool first = group >= 0 && !dealer->laid[group];

	reasons_say(dealer, first ? DEAL_GROUP : DEAL_FACT, line);
	if (first)
		dealer_lay_out(dealer, group);
}

void reasons_lay_out(struct dealer *dealer, int group)
{
	const int count = dealer->deal->groups[group].count;
	struct caption caption = {.count = 0};
	char score[16];

	if (dealer->laid[group])
		return;
	dealer_step(dealer, DEAL_GROUP, group);
	caption_add(&caption, "", "%d card%s a score of %s", count, count == 1 ? " has" : "s have",
		dealer_score(dealer, group, score));
	dealer_say(dealer, &caption);
	dealer_lay_out(dealer, group);
}

/*
 * Is the line one of the board (index), about this part of it, and not why another was passed over?
 */
static bool is_of_board(const struct why_line *line, int board, enum why_part part)
{
	return line->steps > 0 && line->step.board == board && line->part == part &&
		!reasons_passes(line) && line->step.kind != PAIRING_STEP_EXCHANGE;
}

static void add_line(
	const struct dealer *dealer, const struct why_line *line, struct caption *caption)
{
	if (line->step.kind == PAIRING_STEP_PLACE && dealer->deal->brackets &&
		halves_add_place(dealer, &line->step, caption))
		return;
	if (line->step.kind == PAIRING_STEP_DUE && line->rule[0])
		dealer_add_due(dealer, line->step.board, line->rule, caption);
	else
		caption_add_ruled(caption, line->text, line->rule);
}

/* Does the sentence of the step say who has White? */
static bool says_white(const struct pairing_step *step)
{
	return step->kind == PAIRING_STEP_WHITE || step->kind == PAIRING_STEP_TRANSFER ||
		step->kind == PAIRING_STEP_PREFERENCE ||
		(step->kind == PAIRING_STEP_DUE && step->rule && step->rule[0]);
}

/*
 * Who has White, unless the reasons of the board have said it; a table has numbers alone, also of
 * who is free.
 */
static void add_white(const struct dealer *dealer, const struct why_list *list, int board,
	struct caption *caption)
{
	const struct pairing_board *seats = &dealer->deal->boards[board];
	char white[WHO_SIZE], black[WHO_SIZE];

	for (int i = 0; i < list->count; i++)
		if (list->lines[i].steps > 0 && list->lines[i].step.board == board &&
			says_white(&list->lines[i].step))
			return;
	dealer_who(dealer, seats->white, white);
	if (seats->black < 0 &&
		dealer->position->cards.book->traits->groups == PAIRING_GROUPS_TABLE)
		caption_add(caption, "", "%s takes no board", white);
	if (seats->black < 0)
		return;
	caption_add(caption, "", "%s has White against %s", white,
		dealer_who(dealer, seats->black, black));
}

void reasons_say_exchange(struct dealer *dealer, const struct why_line *line)
{
	const int card = line->step.player, other = halves_exchanged(dealer, card);
	struct caption caption = {.count = 0};
	char who[WHO_SIZE];

	dealer_step(dealer, DEAL_EXCHANGE, -1);
	dealer_of_board(dealer, line->step.board);
	caption_add_ruled(&caption, line->text, line->rule);
	if (other >= 0)
		caption_add(&caption, "4.3", "%s goes to S2 in his place",
			dealer_who(dealer, other, who));
	dealer_say(dealer, &caption);
	dealer_name(dealer, card);
	dealer_name(dealer, other);
	halves_cross(dealer, card, other);
}

bool reasons_add_board(const struct dealer *dealer, const struct why_list *list, const bool *told,
	int board, struct caption *caption)
{
	static const enum why_part parts[] = {WHY_BOARD, WHY_COLOUR};

	for (int k = 0; k < 2; k++)
		for (int i = 0; i < list->count; i++)
			if (is_of_board(&list->lines[i], board, parts[k]) && !(told && told[i]))
				add_line(dealer, &list->lines[i], caption);
	if (caption->count == 0)
		return false;
	add_white(dealer, list, board, caption);
	return true;
}

void reasons_board(struct dealer *dealer, const struct why_list *list, const bool *told, int board)
{
	const struct pairing_board *seats = &dealer->deal->boards[board];
	struct caption caption = {.count = 0};

	reasons_lay_out(dealer, dealer->group_of[seats->white]);
	if (seats->black >= 0)
		reasons_lay_out(dealer, dealer->group_of[seats->black]);
	for (int i = 0; i < list->count; i++)
		if (is_of_board(&list->lines[i], board, WHY_GROUP) && !told[i])
			reasons_say(dealer, DEAL_FACT, &list->lines[i]);
	for (int i = 0; i < list->count; i++) {
		const struct why_line *line = &list->lines[i];

		if (told[i] || line->step.board != board)
			continue;
		if (reasons_passes(line))
			reasons_say(dealer, DEAL_PASSED, line);
		else if (line->step.kind == PAIRING_STEP_EXCHANGE)
			reasons_say_exchange(dealer, line);
	}
	deal_say_seekers(dealer, board);
	if (!reasons_add_board(dealer, list, told, board, &caption))
		return;
	dealer_step(dealer, seats->black < 0 ? DEAL_BYE : DEAL_BOARD, -1);
	dealer_say(dealer, &caption);
	dealer_seat(dealer, board);
}

static enum status tell(const struct dealer *dealer, struct why_list *list)
{
	const struct pairing_steps *steps = dealer->steps;
	struct pairing_steps chosen = {
		malloc(((size_t)steps->count + 1) * sizeof(*chosen.steps)), 0};
	enum status status;

	if (!chosen.steps)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < steps->count; i++) {
		const struct pairing_step *step = &steps->steps[i];

		if (step->kind != PAIRING_STEP_PINNED &&
			(step->board < 0 ||
				(!dealer->dealt[step->board] &&
					why_hand_tells(dealer->origin[step->board], step->kind))))
			chosen.steps[chosen.count++] = *step;
	}
	status = why_list_tell(list, &dealer->cast, &chosen);
	free(chosen.steps);
	return status;
}

bool *reasons_tell(struct dealer *dealer, struct why_list *list)
{
	bool *told = NULL;

	*list = (struct why_list){.count = 0};
	if (!dealer->failed && tell(dealer, list) == STATUS_OK)
		told = calloc((size_t)list->count + 1, sizeof(*told));
	dealer->failed = dealer->failed || !told;
	return told;
}

/* Who sits out of a club evening before anybody is paired, not as he is left over. */
static bool sits_out_first(const struct pairing_step *step)
{
	const int why = step->as.sits_out.why;

	return step->kind == PAIRING_STEP_SITS_OUT && why != PAIRING_SITOUT_NEEDED &&
		why != PAIRING_SITOUT_NEAREST && why != PAIRING_SITOUT_ALONE;
}

void deal_by_reasons(struct dealer *dealer)
{
	struct why_list list;
	bool *told = reasons_tell(dealer, &list);

	for (int i = 0; told && i < list.count; i++) {
		const struct pairing_step *step = &list.lines[i].step;

		if (list.lines[i].steps > 0 && sits_out_first(step) && !dealer->dealt[step->board])
			reasons_board(dealer, &list, told, step->board);
	}
	for (int i = 0; told && i < list.count; i++) {
		const struct why_line *line = &list.lines[i];

		if (line->step.board < 0)
			reasons_say_group(dealer, line);
		else if (!dealer->dealt[line->step.board])
			reasons_board(dealer, &list, told, line->step.board);
	}
	free(told);
	why_list_done(&list);
}
