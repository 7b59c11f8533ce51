/* The table of a deal as lines: groups, boards that are made, cards that are laid out. */
#include "config.h"

#include "app/deal/deal.h"

#include <stdlib.h>

struct writer {
	const struct deal *deal;
	const struct deal_table *table;
	struct deal_line *lines;
	int count;
};

/* Did the last step speak of the card, or move it? */
static bool is_last(const struct writer *writer, int card)
{
	const struct deal *deal = writer->deal;
	const struct deal_step *step =
		writer->table->made > 0 ? &deal->steps[writer->table->made - 1] : NULL;

	if (!step || step->kind == DEAL_GROUP || step->kind == DEAL_LINE)
		return false;
	for (int i = 0; i < step->ncards; i++)
		if (step->cards[i] == card)
			return true;
	for (int i = step->first; i < step->first + step->moves; i++)
		if (deal->moves[i].card == card)
			return true;
	return false;
}

static struct deal_line *add(struct writer *writer, enum deal_line_kind kind, int group)
{
	struct deal_line *line = &writer->lines[writer->count++];

	*line = (struct deal_line){
		.kind = kind, .group = group, .card = PAIRING_NOBODY, .other = PAIRING_NOBODY};
	return line;
}

static bool is_seated(const struct writer *writer, int card)
{
	return writer->table->place[card].where == DEAL_SEATED;
}

/* The group that a card is of; -1: it takes no board. */
static int group_of(const struct deal *deal, int card)
{
	const struct deal_place *start = &deal->start[card];

	return start->where == DEAL_BOX ? start->group : -1;
}

static void add_boards(struct writer *writer, int group)
{
	const struct deal *deal = writer->deal;

	for (int i = 0; i < deal->nboards; i++) {
		const struct pairing_board *board = &deal->boards[i];
		const int white = group_of(deal, board->white);
		const int black = board->black < 0 ? white : group_of(deal, board->black);
		struct deal_line *line;

		if ((white < black ? white : black) != group || !is_seated(writer, board->white))
			continue;
		line = add(writer, DEAL_LINE_BOARD, group);
		line->card = board->white;
		line->other = board->black;
		line->board = i + 1;
		line->last = is_last(writer, board->white) ||
			(board->black >= 0 && is_last(writer, board->black));
	}
}

/* Cards that lie in the columns of the group, in rank order: floaters come first. */
static int add_cards(struct writer *writer, int group, enum deal_half half)
{
	const struct deal *deal = writer->deal;
	const int before = writer->count;

	for (int i = 0; i < deal->norder; i++) {
		const int card = deal->order[i];
		const struct deal_place *place = &writer->table->place[card];
		struct deal_line *line;

		if (place->where != DEAL_LAID || place->group != group || place->half != half)
			continue;
		line = add(writer, DEAL_LINE_CARD, group);
		line->card = card;
		line->colour = place->colour;
		line->down = group_of(deal, card) != group;
		line->last = is_last(writer, card);
	}
	return writer->count - before;
}

static void add_group(struct writer *writer, int group)
{
	const struct deal_group *cards = &writer->deal->groups[group];
	struct deal_line *head = add(writer, DEAL_LINE_GROUP, group);

	for (int i = cards->first; i < cards->first + cards->count; i++)
		head->count += writer->table->place[writer->deal->order[i]].where == DEAL_BOX;
	add_boards(writer, group);
	add_cards(writer, group, DEAL_NO_HALF);
	if (add_cards(writer, group, DEAL_ABOVE) > 0)
		add(writer, DEAL_LINE_LINE, group);
	if (add_cards(writer, group, DEAL_BELOW) == 0 && writer->count > 0 &&
		writer->lines[writer->count - 1].kind == DEAL_LINE_LINE)
		writer->count--;
}

enum status deal_lines(const struct deal *deal, const struct deal_table *table, int first, int last,
	struct deal_line **lines, int *count)
{
	/* a card has one line, a group a heading and a mid-line */
	const size_t most = (size_t)deal->count + 2 * (size_t)deal->ngroups + 1;
	struct writer writer = {deal, table, malloc(most * sizeof(*writer.lines)), 0};

	if (!writer.lines)
		return STATUS_NO_MEMORY;
	for (int group = first; group <= last; group++)
		add_group(&writer, group);
	*lines = writer.lines;
	*count = writer.count;
	return STATUS_OK;
}

int deal_next_group(const struct deal *deal, const struct deal_table *table)
{
	return table->made < deal->nsteps ? deal->steps[table->made].group : -1;
}
