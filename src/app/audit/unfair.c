/* Floats again and colours lost, against the draw by the rules. */
#include "config.h"

#include "app/audit/unfair.h"

#include <stdlib.h>
#include <string.h>

#include "app/position/translate.h"

/* How he floated in round r + 1. */
static enum pairing_float float_in(const struct round_cards *cards, int player, int r)
{
	return cards->floats[player * (cards->input.round - 1) + r];
}

static bool floated_so(const struct round_cards *cards, int player, enum pairing_float way)
{
	for (int r = 0; r < cards->input.round - 1; r++)
		if (float_in(cards, player, r) == way)
			return true;
	return false;
}

static void add_float(const struct round_cards *cards, int player, const struct seated *draw,
	const struct seated *best, struct unfair *found, int *count)
{
	const enum pairing_float way = draw->floated[player];

	if (way == PAIRING_LEVEL || best->other[player] == SEATED_NONE ||
		best->floated[player] == way || !floated_so(cards, player, way))
		return;
	found[(*count)++] = (struct unfair){way == PAIRING_FLOAT_DOWN ? UNFAIR_DOWN : UNFAIR_UP,
		player, draw->other[player], best->other[player], PAIRING_NEUTRAL};
}

static void add_colour(const struct pairing_entry *entry, const struct seated *draw,
	const struct seated *best, struct unfair *found, int *count)
{
	const int player = entry->player;

	if (entry->due == PAIRING_NEUTRAL || draw->colour[player] == PAIRING_NEUTRAL ||
		draw->colour[player] == entry->due || best->colour[player] != entry->due)
		return;
	found[(*count)++] = (struct unfair){
		UNFAIR_COLOUR, player, draw->other[player], best->other[player], entry->due};
}

enum status unfair_find(const struct round_cards *cards, const struct seated *draw,
	const struct seated *best, struct unfair **found, int *count)
{
	struct pairing_entry *entries;
	struct unfair *made;
	int entered, n = 0;
	const enum pairing_status status =
		pairing_checklist(cards->book, &cards->input, &entries, &entered);

	if (status != PAIRING_OK)
		return translate_status(status);
	made = calloc(2 * (size_t)entered + 1, sizeof(*made));
	for (int i = 0; made && i < entered; i++) {
		add_float(cards, entries[i].player, draw, best, made, &n);
		add_colour(&entries[i], draw, best, made, &n);
	}
	free(entries);
	if (!made)
		return STATUS_NO_MEMORY;
	*found = made;
	*count = n;
	return STATUS_OK;
}

/* "round 2", "rounds 2, 3 and 5": those in which he floated so. */
static void rounds_words(const struct round_cards *cards, int player, enum pairing_float way,
	char *text, size_t size)
{
	int numbers[ROUNDS_MOST], count = 0;
	char list[4 * ROUNDS_MOST];

	for (int r = 0; r < cards->input.round - 1; r++)
		if (float_in(cards, player, r) == way)
			numbers[count++] = r + 1;
	words_numbers(numbers, count, list, sizeof(list));
	words_put(text, size, "round%s %s", words_plural(count), list);
}

static const char *who(const struct cast *cast, int index, char buffer[WHO_SIZE])
{
	return words_who(cast->event, cast->section, cast->pins[index], buffer);
}

/* What he gets by the rules: "has the bye", "meets 7 Gray", "has White against 7 Gray". */
static void instead(const struct round_cards *cards, const struct unfair *unfair,
	const struct seated *best, char *text, size_t size)
{
	const enum pairing_float way = best->floated[unfair->player];
	char name[WHO_SIZE];

	if (unfair->would == PAIRING_NOBODY)
		words_put(text, size, "has the bye");
	else if (unfair->kind == UNFAIR_COLOUR)
		words_put(text, size, "has %s against %s",
			unfair->due == PAIRING_WHITE ? "White" : "Black",
			who(&cards->cast, unfair->would, name));
	else
		words_put(text, size, "%s %s",
			way == PAIRING_LEVEL              ? "stays and meets"
				: way == PAIRING_FLOAT_UP ? "comes up to"
							  : "goes down to",
			who(&cards->cast, unfair->would, name));
}

void unfair_words(const struct round_cards *cards, const struct unfair *unfair,
	const struct seated *best, char *text, size_t size)
{
	char player[WHO_SIZE], other[WHO_SIZE], rule[SENTENCE_SIZE], before[SENTENCE_SIZE];

	who(&cards->cast, unfair->player, player);
	words_put(other, sizeof(other), "the bye");
	if (unfair->other != PAIRING_NOBODY)
		who(&cards->cast, unfair->other, other);
	instead(cards, unfair, best, rule, sizeof(rule));
	if (unfair->kind == UNFAIR_COLOUR) {
		const bool white = unfair->due == PAIRING_WHITE;

		words_put(text, size, "%s is due %s and gets %s against %s; by %s he %s", player,
			white ? "White" : "Black", white ? "Black" : "White", other,
			cards->book->id, rule);
		return;
	}
	rounds_words(cards, unfair->player,
		unfair->kind == UNFAIR_DOWN ? PAIRING_FLOAT_DOWN : PAIRING_FLOAT_UP, before,
		sizeof(before));
	words_put(text, size, "%s floats %s again, to %s (as in %s); by %s he %s", player,
		unfair->kind == UNFAIR_DOWN ? "down" : "up", other, before, cards->book->id, rule);
}
