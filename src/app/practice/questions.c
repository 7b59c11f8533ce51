/* The steps of a deal that are a choice, put into the order in which they are asked. */
#include "config.h"

#include "app/practice/questions.h"

#include <stdlib.h>
#include <string.h>

/* What becomes of one step, by its index in the deal. */
struct part {
	bool choice;
	enum question_kind kind;
	int owner; /* the choice whose answer it tells; its own index; -1: it is no part of one */
};

/* Steps that come together: a question, or one that asks nothing. */
struct block {
	int choice; /* index; -1: it asks nothing, and is the step `only` */
	int only;
	int group;
};

struct finder {
	struct deal *deal;
	struct part *parts;
	struct block *blocks;
	int nblocks;
	struct deal_step *steps; /* in the new order */
	int nsteps;
};

/* The score group from which a card starts. */
static int group_of(const struct deal *deal, int card)
{
	return deal->start[card].where == DEAL_BOX ? deal->start[card].group : -1;
}

static const struct pairing_board *board_of(const struct deal *deal, const struct deal_step *step)
{
	return step->board > 0 ? &deal->boards[step->board - 1] : NULL;
}

/* Are both cards of the board, if there are two, of one score? */
static bool is_level(const struct deal *deal, const struct pairing_board *board)
{
	return board->black < 0 || group_of(deal, board->white) == group_of(deal, board->black);
}

static bool find_kind(
	const struct deal *deal, const struct deal_step *step, enum question_kind *kind)
{
	const struct pairing_board *board = board_of(deal, step);

	switch (step->kind) {
	case DEAL_TRANSFER:
		*kind = ASK_TRANSFER;
		return step->moves > 0;
	case DEAL_EXCHANGE:
		/* before a card floats or has the bye it only says where he stands */
		*kind = ASK_EXCHANGE;
		return board && board->black >= 0 && is_level(deal, board);
	case DEAL_FLOAT:
		*kind = ASK_FLOAT;
		return step->moves > 0;
	case DEAL_BYE:
		*kind = ASK_BYE;
		return board != NULL;
	case DEAL_BOARD:
		*kind = board && is_level(deal, board) ? ASK_OPPONENT : ASK_BELOW;
		return board != NULL;
	default:
		return false;
	}
}

static bool names(const struct deal_step *step, int card)
{
	for (int i = 0; i < step->ncards; i++)
		if (step->cards[i] == card)
			return true;
	return false;
}

/* Who keeps his colour is told before those who change theirs, for whom a level may be laid out. */
static bool is_of_transfers(const struct deal_step *step)
{
	return step->kind == DEAL_KEEPS || step->kind == DEAL_TRANSFER ||
		step->kind == DEAL_GROUP || step->kind == DEAL_LINE;
}

/* Who keeps his colour: the claim of another is weaker, who changes at once or on his board. */
static bool tells_keeps(const struct finder *finder, int i, int choice)
{
	const struct deal *deal = finder->deal;
	const int other = deal->steps[i].ncards > 1 ? deal->steps[i].cards[1] : PAIRING_NOBODY;
	const struct pairing_board *board = board_of(deal, &deal->steps[choice]);

	if (deal->steps[choice].kind == DEAL_BOARD)
		return other >= 0 && (board->white == other || board->black == other);
	for (int k = i + 1; k < choice; k++)
		if (!is_of_transfers(&deal->steps[k]))
			return false;
	return deal->steps[choice].kind == DEAL_TRANSFER;
}

/* Is the step one that comes before a choice and tells its answer? */
static bool tells(const struct finder *finder, int i, int choice)
{
	const struct deal_step *step = &finder->deal->steps[i];
	const struct deal_step *chosen = &finder->deal->steps[choice];

	if (step->kind == DEAL_KEEPS)
		return tells_keeps(finder, i, choice);
	/* several leave a group together */
	if (step->kind == DEAL_FACT && step->board == 0 && chosen->kind == DEAL_FLOAT)
		return step->group == chosen->group && names(step, chosen->cards[0]);
	if (step->board == 0 || step->board != chosen->board)
		return false;
	/* of the steps of a board an exchange has those that speak of its card, just before it */
	if (finder->parts[choice].kind == ASK_EXCHANGE)
		return i + 1 == choice && step->kind == DEAL_PASSED && step->ncards > 0 &&
			step->cards[0] == chosen->cards[0];
	return step->kind == DEAL_PASSED || step->kind == DEAL_FACT || step->kind == DEAL_EXCHANGE;
}

static bool has(const struct pairing_board *board, int card)
{
	return board && (board->white == card || board->black == card);
}

/*
 * Who was passed over as he goes the same way: it is told whom he meets, so his own board must have
 * been asked for. The last choice on it behind the step; -1: there is none, or he does not float.
 */
static int find_going(const struct finder *finder, int i)
{
	const struct deal *deal = finder->deal;
	const struct deal_step *step = &deal->steps[i];
	int found = -1;

	if (step->kind != DEAL_PASSED || step->ncards == 0)
		return -1;
	for (int k = i + 1; k < deal->nsteps; k++) {
		const struct pairing_board *board = board_of(deal, &deal->steps[k]);

		if (finder->parts[k].choice && has(board, step->cards[0]) && !is_level(deal, board))
			found = k;
	}
	return found;
}

static void find_owner(struct finder *finder, int i)
{
	const struct deal *deal = finder->deal;
	struct part *part = &finder->parts[i];

	part->owner = part->choice ? i : -1;
	for (int k = i + 1; part->owner < 0 && k < deal->nsteps; k++)
		if (finder->parts[k].choice && tells(finder, i, k))
			part->owner = k;
	if (find_going(finder, i) > part->owner)
		part->owner = find_going(finder, i);
	/* more about who floats is said behind it */
	for (int k = i - 1; part->owner < 0 && deal->steps[i].kind == DEAL_FLOAT && k >= 0; k--)
		if (finder->parts[k].choice && finder->parts[k].kind == ASK_FLOAT &&
			deal->steps[k].board == deal->steps[i].board)
			part->owner = k;
}

static void find_parts(struct finder *finder)
{
	const struct deal *deal = finder->deal;

	for (int i = 0; i < deal->nsteps; i++)
		finder->parts[i].choice = find_kind(deal, &deal->steps[i], &finder->parts[i].kind);
	for (int i = 0; i < deal->nsteps; i++)
		find_owner(finder, i);
	for (int i = 0; i < deal->nsteps; i++)
		if (finder->parts[i].owner < 0 || finder->parts[i].choice)
			finder->blocks[finder->nblocks++] = (struct block){
				finder->parts[i].choice ? i : -1, i, deal->steps[i].group};
}

/* Is this decided before that, where both are of one score group? */
static bool comes_before(const struct finder *finder, const struct block *a, const struct block *b)
{
	enum question_kind first, then;

	if (a->choice < 0 || b->choice < 0 || a->group != b->group)
		return false;
	first = finder->parts[a->choice].kind;
	then = finder->parts[b->choice].kind;
	return (then == ASK_OPPONENT &&
		       (first == ASK_EXCHANGE || first == ASK_FLOAT || first == ASK_BYE)) ||
		(then == ASK_EXCHANGE && (first == ASK_FLOAT || first == ASK_BYE));
}

/* Who leaves a group, or changes his half, before its boards. */
static void order_blocks(struct finder *finder)
{
	for (int i = 0; i < finder->nblocks; i++) {
		const struct block block = finder->blocks[i];
		int to = 0;

		while (to < i && !comes_before(finder, &block, &finder->blocks[to]))
			to++;
		memmove(&finder->blocks[to + 1], &finder->blocks[to],
			(size_t)(i - to) * sizeof(block));
		finder->blocks[to] = block;
	}
}

/* Of the two of a board the one whose opponent is sought: the higher one. */
static int find_about(const struct deal *deal, const struct pairing_board *board)
{
	for (int i = 0; i < deal->norder; i++)
		if (deal->order[i] == board->white || deal->order[i] == board->black)
			return deal->order[i];
	return PAIRING_NOBODY;
}

static void fill_question(
	const struct deal *deal, const struct deal_step *step, struct question *question)
{
	const struct pairing_board *board = board_of(deal, step);

	question->about = PAIRING_NOBODY;
	question->right = step->cards[0];
	question->group = group_of(deal, question->right);
	if (question->kind == ASK_BYE)
		question->right = board->white;
	if (question->kind != ASK_BELOW && question->kind != ASK_OPPONENT)
		return;
	question->about = find_about(deal, board);
	question->right = board->white == question->about ? board->black : board->white;
	question->group = group_of(deal, question->about) + (question->kind == ASK_BELOW);
}

/* The steps of a block in their new place, and its question. */
static void put_block(struct finder *finder, const struct block *block, struct questions *questions)
{
	const struct deal *deal = finder->deal;
	struct question *question = &questions->list[questions->count];

	if (block->choice < 0) {
		finder->steps[finder->nsteps++] = deal->steps[block->only];
		return;
	}
	question->kind = finder->parts[block->choice].kind;
	question->first = finder->nsteps;
	for (int i = 0; i < deal->nsteps; i++) {
		if (finder->parts[i].owner != block->choice)
			continue;
		if (i == block->choice)
			question->step = finder->nsteps;
		finder->steps[finder->nsteps++] = deal->steps[i];
	}
	question->last = finder->nsteps - 1;
	fill_question(deal, &deal->steps[block->choice], question);
	questions->count++;
}

/*
 * Do the rules leave it open which of the two is decided first? Of transfers the weakest claim is.
 */
static bool is_alike(const struct question *a, const struct question *b)
{
	return a->kind == b->kind && a->group == b->group &&
		(a->kind == ASK_FLOAT || a->kind == ASK_EXCHANGE || a->kind == ASK_BYE);
}

/* How many cards lie in the group: of two it does not matter who changes his half. */
static int count_laid(const struct deal *deal, const struct deal_table *table, int group)
{
	int count = 0;

	for (int i = 0; i < deal->norder; i++)
		count += table->place[deal->order[i]].where == DEAL_LAID &&
			table->place[deal->order[i]].group == group;
	return count;
}

/* Those that every card among which to choose would answer go; the table is at the beginning. */
static void drop_forced(
	const struct deal *deal, struct deal_table *table, struct questions *questions, int *cards)
{
	int kept = 0;

	for (int i = 0; i < questions->count; i++) {
		const struct question question = questions->list[i];
		int right = 1;

		while (table->made < question.first)
			deal_forward(deal, table);
		for (int k = i + 1; k < questions->count; k++)
			right += is_alike(&question, &questions->list[k]);
		if (question.kind == ASK_EXCHANGE && count_laid(deal, table, question.group) == 2)
			continue;
		if (questions_cards(deal, table, questions, i, cards) > right)
			questions->list[kept++] = question;
	}
	questions->count = kept;
}

static enum status order_steps(struct finder *finder, struct questions *questions)
{
	struct deal *deal = finder->deal;
	const size_t size = ((size_t)deal->nsteps + 1) * sizeof(*deal->steps);
	struct deal_table table;
	enum status status = deal_table_init(deal, &table);
	int *cards = malloc(((size_t)deal->norder + 1) * sizeof(*cards));

	if (status == STATUS_OK && !cards) {
		deal_table_done(&table);
		status = STATUS_NO_MEMORY;
	}
	if (status == STATUS_OK) {
		find_parts(finder);
		order_blocks(finder);
		for (int i = 0; i < finder->nblocks; i++)
			put_block(finder, &finder->blocks[i], questions);
		memcpy(deal->steps, finder->steps, size - sizeof(*deal->steps));
		drop_forced(deal, &table, questions, cards);
		deal_table_done(&table);
	}
	free(cards);
	return status;
}

enum status questions_find(struct deal *deal, struct questions *questions)
{
	const size_t room = (size_t)deal->nsteps + 1;
	struct finder finder = {.deal = deal,
		.parts = calloc(room, sizeof(*finder.parts)),
		.blocks = calloc(room, sizeof(*finder.blocks)),
		.steps = calloc(room, sizeof(*finder.steps))};
	struct questions found = {calloc(room, sizeof(*found.list)), 0};
	enum status status = STATUS_NO_MEMORY;

	if (finder.parts && finder.blocks && finder.steps && found.list)
		status = order_steps(&finder, &found);
	free(finder.parts);
	free(finder.blocks);
	free(finder.steps);
	if (status == STATUS_OK)
		*questions = found;
	else
		free(found.list);
	return status;
}

/* May the card, which lies on the table, be the answer? */
static bool may_be(const struct deal *deal, const struct deal_table *table,
	const struct questions *questions, int at, int card)
{
	const struct question *question = &questions->list[at];
	const struct deal_place *place = &table->place[card];

	switch (question->kind) {
	case ASK_TRANSFER:
		return place->colour == table->place[question->right].colour;
	case ASK_EXCHANGE:
		/* not again who has changed his half already */
		for (int i = 0; i < at; i++)
			if (is_alike(question, &questions->list[i]) &&
				questions->list[i].right == card)
				return false;
		return place->group == question->group;
	case ASK_FLOAT:
	case ASK_BYE:
		return group_of(deal, card) == question->group && place->group == question->group;
	case ASK_BELOW:
		return card != question->about && group_of(deal, card) >= question->group;
	case ASK_OPPONENT:
		return card != question->about && place->group == question->group;
	case ASK_KINDS:
		break;
	}
	return false;
}

int questions_cards(const struct deal *deal, const struct deal_table *table,
	const struct questions *questions, int at, int *cards)
{
	int count = 0;

	for (int i = 0; i < deal->norder; i++)
		if (table->place[deal->order[i]].where == DEAL_LAID &&
			may_be(deal, table, questions, at, deal->order[i]))
			cards[count++] = deal->order[i];
	return count;
}

int questions_other(const struct questions *questions, int at, int card)
{
	for (int i = at; i < questions->count; i++)
		if (questions->list[i].right == card &&
			(i == at || is_alike(&questions->list[at], &questions->list[i])))
			return i;
	return -1;
}

enum status questions_swap(struct deal *deal, struct questions *questions, int at, int other)
{
	struct question moved = questions->list[other];
	const int to = questions->list[at].first, count = moved.last - moved.first + 1;
	const size_t size = sizeof(*deal->steps);
	struct deal_step *steps = malloc((size_t)count * size);

	if (!steps)
		return STATUS_NO_MEMORY;
	memcpy(steps, &deal->steps[moved.first], (size_t)count * size);
	memmove(&deal->steps[to + count], &deal->steps[to], (size_t)(moved.first - to) * size);
	memcpy(&deal->steps[to], steps, (size_t)count * size);
	free(steps);
	for (int i = other; i > at; i--) {
		struct question *question = &questions->list[i];

		*question = questions->list[i - 1];
		question->first += count;
		question->step += count;
		question->last += count;
	}
	moved.step += to - moved.first;
	moved.last += to - moved.first;
	moved.first = to;
	questions->list[at] = moved;
	return STATUS_OK;
}
