/* A deal written as bytes and read again: its parts are named once, for both ways. */
#include "config.h"

#include "app/deal/packed.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_ROOM = 4096 };

/* The bytes: read on, or added to. After a failure nothing more happens. */
struct band {
	const char *from; /* NULL: they are written */
	char *to;
	size_t used, size;
	enum status status;
};

static bool goes_on(const struct band *band)
{
	return band->status == STATUS_OK;
}

static void fail(struct band *band, enum status status)
{
	if (goes_on(band))
		band->status = status;
}

static bool grow(struct band *band, size_t more)
{
	size_t size = band->size ? band->size : FIRST_ROOM;
	char *bytes;

	while (size - band->used < more)
		size *= 2;
	bytes = realloc(band->to, size);
	if (!bytes) {
		fail(band, STATUS_NO_MEMORY);
		return false;
	}
	band->to = bytes;
	band->size = size;
	return true;
}

static void pass_bytes(struct band *band, void *what, size_t size)
{
	const size_t left = band->size - band->used;

	if (size == 0 || !goes_on(band))
		return;
	if (band->from && left < size) {
		fail(band, STATUS_BAD_INPUT);
		return;
	}
	if (band->from)
		memcpy(what, band->from + band->used, size);
	else if ((band->to && left >= size) || grow(band, size))
		memcpy(band->to + band->used, what, size);
	else
		return;
	band->used += size;
}

/* What is read is kept only where it is one of these values. */
static int pass_number(struct band *band, int value, int least, int most)
{
	int passed = value;

	pass_bytes(band, &passed, sizeof(passed));
	if (passed >= least && passed <= most)
		return passed;
	fail(band, STATUS_BAD_INPUT);
	return value;
}

static void pass(struct band *band, int *value, int least, int most)
{
	*value = pass_number(band, *value, least, most);
}

static void pass_flag(struct band *band, bool *value)
{
	*value = pass_number(band, *value, 0, 1) != 0;
}

/* How many follow; there cannot be more than there are bytes. */
static int pass_count(struct band *band, int count)
{
	int most = INT_MAX;

	if (band->from && band->size - band->used < INT_MAX)
		most = (int)(band->size - band->used);
	return pass_number(band, count, 0, most);
}

/* Room for as many as are to be read, zeroed; what is written has it. NULL after a failure. */
static void *room_for(struct band *band, void *there, int count, size_t size)
{
	void *made;

	if (!band->from)
		return there;
	if (!goes_on(band))
		return NULL;
	made = calloc((size_t)count + 1, size);
	if (!made)
		fail(band, STATUS_NO_MEMORY);
	return made;
}

static void pass_text(struct band *band, char **text)
{
	const int length = pass_count(band, *text ? (int)strlen(*text) : 0);

	*text = room_for(band, *text, length, 1);
	if (!*text)
		return;
	pass_bytes(band, *text, (size_t)length);
	if (strlen(*text) != (size_t)length)
		fail(band, STATUS_BAD_INPUT);
}

static void pass_place(struct band *band, const struct deal *deal, struct deal_place *place)
{
	const int last = deal->ngroups > 0 ? deal->ngroups - 1 : 0;

	place->where = (enum deal_where)pass_number(band, (int)place->where, DEAL_BOX, DEAL_SEATED);
	pass(band, &place->group, 0, last);
	place->colour = (enum pairing_colour)pass_number(
		band, (int)place->colour, PAIRING_NEUTRAL, PAIRING_BLACK);
	place->half = (enum deal_half)pass_number(band, (int)place->half, DEAL_NO_HALF, DEAL_BELOW);
	pass(band, &place->board, place->where == DEAL_SEATED ? 1 : 0, deal->nboards);
	if (deal->ngroups == 0 && (place->where == DEAL_BOX || place->where == DEAL_LAID))
		fail(band, STATUS_BAD_INPUT);
}

/* Who takes part, each once. */
static void pass_order(struct band *band, struct deal *deal)
{
	bool *seen = calloc((size_t)deal->count + 1, sizeof(*seen));
	const int count = pass_count(band, deal->norder);

	if (!seen)
		fail(band, STATUS_NO_MEMORY);
	deal->order = room_for(band, deal->order, count, sizeof(*deal->order));
	for (int i = 0; i < count && goes_on(band); i++) {
		pass(band, &deal->order[i], 0, deal->count - 1);
		if (!goes_on(band) || seen[deal->order[i]])
			fail(band, STATUS_BAD_INPUT);
		else
			seen[deal->order[i]] = true;
	}
	deal->norder = goes_on(band) ? count : 0;
	free(seen);
}

static void pass_groups(struct band *band, struct deal *deal)
{
	const int count = pass_count(band, deal->ngroups);

	deal->groups = room_for(band, deal->groups, count, sizeof(*deal->groups));
	for (int i = 0; i < count && goes_on(band); i++) {
		struct deal_group *group = &deal->groups[i];

		pass(band, &group->score, INT_MIN, INT_MAX);
		pass(band, &group->first, 0, deal->norder);
		pass(band, &group->count, 0, deal->norder - group->first);
	}
	deal->ngroups = goes_on(band) ? count : 0;
}

/* Nobody has White on two of them. */
static void pass_boards(struct band *band, struct deal *deal)
{
	bool *seen = calloc((size_t)deal->count + 1, sizeof(*seen));
	const int count = pass_count(band, deal->nboards);

	if (!seen)
		fail(band, STATUS_NO_MEMORY);
	deal->boards = room_for(band, deal->boards, count, sizeof(*deal->boards));
	for (int i = 0; i < count && goes_on(band); i++) {
		pass(band, &deal->boards[i].white, 0, deal->count - 1);
		pass(band, &deal->boards[i].black, PAIRING_NOBODY, deal->count - 1);
		if (!goes_on(band) || seen[deal->boards[i].white])
			fail(band, STATUS_BAD_INPUT);
		else
			seen[deal->boards[i].white] = true;
	}
	deal->nboards = goes_on(band) ? count : 0;
	free(seen);
}

static void pass_cards(struct band *band, struct deal *deal)
{
	const int count = pass_count(band, deal->count);

	deal->pins = room_for(band, deal->pins, count, sizeof(*deal->pins));
	for (int i = 0; i < count && goes_on(band); i++)
		pass(band, &deal->pins[i], 0, INT_MAX);
	deal->count = goes_on(band) ? count : 0;
}

static void pass_start(struct band *band, struct deal *deal)
{
	deal->start = room_for(band, deal->start, deal->count, sizeof(*deal->start));
	for (int i = 0; i < deal->count && goes_on(band); i++)
		pass_place(band, deal, &deal->start[i]);
}

static void pass_moves(struct band *band, struct deal *deal)
{
	const int count = pass_count(band, deal->nmoves);

	deal->moves = room_for(band, deal->moves, count, sizeof(*deal->moves));
	for (int i = 0; i < count && goes_on(band); i++) {
		pass(band, &deal->moves[i].card, 0, deal->count - 1);
		pass_place(band, deal, &deal->moves[i].from);
		pass_place(band, deal, &deal->moves[i].to);
	}
	deal->nmoves = deal->moves_room = goes_on(band) ? count : 0;
}

static void pass_step(struct band *band, const struct deal *deal, int count, struct deal_step *step)
{
	step->kind = (enum deal_kind)pass_number(band, (int)step->kind, DEAL_SORTED, DEAL_CHECK);
	pass(band, &step->number, 0, count - 1);
	pass(band, &step->group, -1, deal->ngroups - 1);
	pass(band, &step->other, -1, deal->ngroups - 1);
	pass(band, &step->board, 0, deal->nboards);
	pass(band, &step->first, 0, deal->nmoves);
	pass(band, &step->moves, 0, deal->nmoves - step->first);
	pass(band, &step->ncards, 0, DEAL_NAMED);
	for (int i = 0; i < step->ncards && goes_on(band); i++)
		pass(band, &step->cards[i], 0, deal->count - 1);
	pass(band, &step->nparts, 0, DEAL_PARTS);
	for (int i = 0; i < step->nparts && goes_on(band); i++) {
		pass_text(band, &step->parts[i].text);
		pass_text(band, &step->parts[i].rule);
	}
	pass_text(band, &step->caption);
	pass_text(band, &step->rule);
}

static void pass_steps(struct band *band, struct deal *deal)
{
	const int count = pass_count(band, deal->nsteps);

	deal->steps = room_for(band, deal->steps, count, sizeof(*deal->steps));
	if (!goes_on(band))
		return;
	deal->nsteps = deal->steps_room = count; /* to be released, however far it comes */
	for (int i = 0; i < count && goes_on(band); i++)
		pass_step(band, deal, count, &deal->steps[i]);
}

static void pass_deal(struct band *band, struct deal *deal)
{
	pass(band, &deal->round, 0, INT_MAX);
	pass_flag(band, &deal->listed);
	pass_flag(band, &deal->brackets);
	pass_cards(band, deal);
	pass_order(band, deal);
	pass_groups(band, deal);
	pass_boards(band, deal);
	pass_start(band, deal);
	pass_moves(band, deal);
	pass_steps(band, deal);
}

enum status deal_pack(const struct deal *deal, char **bytes, size_t *size)
{
	struct band band = {.status = STATUS_OK};
	struct deal passed = *deal; /* what is passed is written as it is */

	pass_deal(&band, &passed);
	if (!goes_on(&band)) {
		free(band.to);
		return band.status;
	}
	*bytes = band.to;
	*size = band.used;
	return STATUS_OK;
}

enum status deal_unpack(const char *bytes, size_t size, struct deal *deal)
{
	struct band band = {.from = bytes, .size = size};
	struct deal made = {.count = 0};

	if (!bytes)
		return STATUS_BAD_INPUT;
	pass_deal(&band, &made);
	if (band.used != size)
		fail(&band, STATUS_BAD_INPUT);
	if (goes_on(&band))
		*deal = made;
	else
		deal_done(&made);
	return band.status;
}
