/*
 * The choices of the lazy draw in their order.
 */
#include "lazy/lazy.h"

#include <stdlib.h>

#include "cards/card_seats.h"
#include "cards/colour.h"

enum pairing_colour lazy_colour(const struct field *field, int a, int b)
{
	const struct field_card *one = &field->card[a], *two = &field->card[b];

	if (one->pinned != PAIRING_NEUTRAL || two->pinned != PAIRING_NEUTRAL ||
		one->claim.due != two->claim.due)
		return field_colour(field, a, b);
	return one->player < two->player ? one->claim.due : colour_other(one->claim.due);
}

bool lazy_takes(const struct card_seats *seats, int level, int card, int option)
{
	const int other = seats->opponent[card];

	if (option == LAZY_BYE)
		return other == SEATS_BYE;
	if (option == LAZY_FLOAT)
		return other >= 0 && seats->field.card[other].level > level;
	return other == option;
}

struct walk {
	const struct field *field;
	lazy_take take;
	lazy_note note;
	void *context;
	const struct lazy_places *places;
	int level;
	int asked;  /* options of the present choice so far */
	bool *done; /* by card: its part is settled */
	int *air;   /* cards that came down, in their order */
	int nair;
	int *next_air; /* those that go further down */
	int nnext;
	int *list; /* the level without its floaters */
};

static void tell_place(const struct walk *walk)
{
	if (walk->note)
		walk->note(walk->context, walk->level, walk->asked);
}

static void begin(struct walk *walk)
{
	walk->asked = 0;
}

/* Put one more option to the card; true: the choice is made. */
static bool ask_option(struct walk *walk, int card, int option)
{
	if (!walk->take(walk->context, walk->level, card, option)) {
		walk->asked++;
		return false;
	}
	tell_place(walk);
	walk->done[card] = true;
	if (option >= 0)
		walk->done[option] = true;
	if (option == LAZY_FLOAT)
		walk->next_air[walk->nnext++] = card;
	return true;
}

/* No option was taken: the card is out of the way. */
static void give_up(struct walk *walk, int card)
{
	tell_place(walk);
	walk->done[card] = true;
}

static void choose_bye(struct walk *walk)
{
	begin(walk);
	for (int c = walk->field->count - 1; c >= 0; c--)
		if (ask_option(walk, c, LAZY_BYE))
			return;
	tell_place(walk);
}

/* One who came down: the highest card, then further down. */
static void choose_host(struct walk *walk, int card)
{
	const struct field_level *level = &walk->field->level[walk->level];

	begin(walk);
	for (int c = level->first; c < level->first + level->count; c++)
		if (!walk->done[c] && ask_option(walk, card, c))
			return;
	if (!ask_option(walk, card, LAZY_FLOAT))
		give_up(walk, card);
}

/* The cards of the level that are left, in their order. */
static int gather(struct walk *walk)
{
	const struct field_level *level = &walk->field->level[walk->level];
	int n = 0;

	for (int c = level->first; c < level->first + level->count; c++)
		if (!walk->done[c])
			walk->list[n++] = c;
	return n;
}

/* The lowest card of an odd number goes down. */
static void choose_floater(struct walk *walk, int n)
{
	begin(walk);
	for (int i = n - 1; i >= 0; i--)
		if (ask_option(walk, walk->list[i], LAZY_FLOAT))
			return;
	tell_place(walk);
}

/*
 * The card at place i of `n` meets one of the places from..to-1: the one at `opposite` or the
 * nearest to it, of two as near the lower one.
 */
static bool ask_near(struct walk *walk, int i, int opposite, int from, int to)
{
	for (int d = 0; d < to - from + 1; d++)
		for (int sign = 1; sign >= -1; sign -= 2) {
			const int j = opposite + sign * d;

			if (j < from || j >= to || j == i || (d == 0 && sign < 0) ||
				walk->done[walk->list[j]])
				continue;
			if (ask_option(walk, walk->list[i], walk->list[j]))
				return true;
		}
	return false;
}

static void pair_halves(struct walk *walk, int n)
{
	const int half = n / 2;

	for (int i = 0; walk->places && i < n; i++) {
		walk->places->place[walk->list[i]] = i < half ? i : i - half;
		walk->places->ideal[walk->list[i]] = i < half ? walk->list[half + i] : -1;
	}
	for (int i = 0; i < n; i++) {
		bool made = walk->done[walk->list[i]];

		begin(walk);
		if (!made && i < half)
			made = ask_near(walk, i, half + i, half, n);
		if (!made)
			made = ask_near(walk, i, i + 1, i + 1, i < half ? half : n);
		if (!made && !ask_option(walk, walk->list[i], LAZY_FLOAT))
			give_up(walk, walk->list[i]);
	}
}

static int compare_cards(const void *a, const void *b)
{
	const int x = *(const int *)a, y = *(const int *)b;

	return (x > y) - (x < y);
}

static void walk_level(struct walk *walk)
{
	int n, *spare;

	walk->nnext = 0;
	for (int i = 0; i < walk->nair; i++)
		if (!walk->done[walk->air[i]])
			choose_host(walk, walk->air[i]);
	n = gather(walk);
	if (n % 2 != 0) {
		choose_floater(walk, n);
		n = gather(walk);
	}
	pair_halves(walk, n);
	qsort(walk->next_air, (size_t)walk->nnext, sizeof(*walk->next_air), compare_cards);
	for (int i = 0; i < walk->nnext; i++)
		walk->done[walk->next_air[i]] = false;
	spare = walk->air;
	walk->air = walk->next_air;
	walk->nair = walk->nnext;
	walk->next_air = spare;
}

bool lazy_walk(const struct field *field, lazy_take take, lazy_note note, void *context,
	const struct lazy_places *places)
{
	const size_t n = (size_t)field->count + 1;
	struct walk walk = {
		.field = field, .take = take, .note = note, .context = context, .places = places};
	int *memory = malloc(3 * n * sizeof(*memory));
	bool made;

	walk.done = calloc(n, sizeof(*walk.done));
	made = memory && walk.done;
	if (made) {
		walk.air = memory;
		walk.next_air = walk.air + n;
		walk.list = walk.next_air + n;
		for (int c = 0; places && c < field->count; c++)
			places->place[c] = places->ideal[c] = -1;
		walk.level = -1;
		if (field->count % 2 != 0)
			choose_bye(&walk);
		for (walk.level = 0; walk.level < field->nlevels; walk.level++)
			walk_level(&walk);
	}
	free(walk.done);
	free(memory);
	return made;
}
