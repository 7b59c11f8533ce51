/*
 * What a draw would cost in which something else were so: sought again, counted again by the
 * reference, and compared with the words.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/told_apart.h"

/* A larger field takes the reference too long. */
enum { SLOW_CARDS = 10 };

/* Below 0: a is better. */
static int compare_lists(const int64_t *a, int na, const int64_t *b, int nb, int *entry)
{
	for (*entry = 0; *entry < na && *entry < nb; ++*entry)
		if (a[*entry] != b[*entry])
			return a[*entry] < b[*entry] ? -1 : 1;
	*entry = TOLD_LONGER;
	return (na > nb) - (na < nb);
}

struct told_difference told_compare(
	const struct told *told, const struct reference *by, const struct reference_draw *then)
{
	const struct pairing_score *score = &told->position->score;

	for (int i = 0; i < score->nterms; i++) {
		int64_t before[REFERENCE_VALUES], after[REFERENCE_VALUES];
		const int nbefore = told->rules->term(&told->reference, &told->draw, i, before);
		const int nafter = told->rules->term(by, then, i, after);
		int entry;
		const int order = compare_lists(after, nafter, before, nbefore, &entry);

		told_true(told, nbefore >= 0, "the reference knows the term");
		if (order != 0)
			return (struct told_difference){&score->terms[i], order < 0, entry,
				entry < 0 ? nbefore : before[entry],
				entry < 0 ? nafter : after[entry]};
	}
	return (struct told_difference){.term = NULL};
}

bool told_seek(
	const struct told *told, const struct pairing_input *input, struct reference_draw *then)
{
	struct pairing_draw draw = {NULL, 0};
	struct reference with;
	bool found;

	if ((told->rules->colour || told->rules->best) && told->facts.count <= SLOW_CARDS) {
		reference_init(&with, told->rules, input);
		return told->rules->best ? told->rules->best(&with, then)
					 : reference_best(&with, then);
	}
	found = told->position->cards.book->best(input, &draw, NULL) == PAIRING_OK;
	if (found)
		reference_seat(&told->reference, &draw, then);
	pairing_draw_done(&draw);
	return found;
}

void told_pinned(const struct told *told, const struct pairing_pin *pin,
	struct pairing_input *input, struct pairing_pin pins[TOLD_PINS])
{
	*input = told->position->cards.input;
	told_true(told, input->npins < TOLD_PINS, "so many pins");
	for (int i = 0; i < input->npins; i++)
		pins[i] = input->pins[i];
	pins[input->npins++] = *pin;
	input->pins = pins;
}

/* The best draw with the pin. */
static bool seek(
	const struct told *told, const struct pairing_pin *pin, struct reference_draw *then)
{
	struct pairing_pin pins[TOLD_PINS];
	struct pairing_input input;

	told_pinned(told, pin, &input, pins);
	return told_seek(told, &input, then);
}

/* No draw at all, by the rule that says so, or none that keeps what is fixed. */
static void check_none(const struct told *told, const char *text)
{
	const bool fixed = told->position->cards.input.npins > told->position->cards.out;
	struct sentence sentence;
	char rule[PART_SIZE];

	if (fixed) {
		told_true(told,
			told_match(told,
				"no draw {x:is|would be} left {y:that keeps what is fixed by hand|around the boards made by hand|that keeps apart whom the arbiter keeps apart}",
				text, &sentence),
			"no draw is left that keeps what is fixed");
		return;
	}
	told_true(told,
		told_match(told, "no legal draw {x:is|would be} left (%tr)", text, &sentence) &&
			strcmp(sentence_text(&sentence, 'r', rule, sizeof(rule)),
				told->position->cards.book->everybody) == 0,
		"no draw is left");
}

/* "better by exchanges 0, not 1 (12, 24)", "the draw would be better: exchanges 1 → 0 (12, 24)" */
static void check_better(const struct told *told, const struct reference_draw *then,
	const struct told_difference *difference, const char *text)
{
	char words[COST_SIZE];
	struct sentence sentence;

	const bool settles = told->position->cards.book->settled != NULL;

	told_true(told, told->by_hand || settles, "the rules have no better draw");
	if (told_match(told, "the draw would be better: %ta", text, &sentence) ||
		(settles &&
			told_match(told,
				"the draw scores better: %ta; but the rules settle the odd players of the higher score groups first (29D)",
				text, &sentence))) {
		told_first_change(told, (struct told_draw){&told->reference, &told->draw},
			(struct told_draw){&told->reference, then}, words, sizeof(words));
		told_true(told,
			strlen(words) == sentence.length[0] &&
				strncmp(sentence.text[0], words, strlen(words)) == 0,
			words);
		return;
	}
	told_better(told, difference, words, sizeof(words));
	told_true(told,
		told_match(told, "{x:|the draw would be }better by %ta", text, &sentence) &&
			strcmp(sentence.text[0], words) == 0,
		words);
}

void told_cost(const struct told *told, const struct pairing_pin *pin, const char *text)
{
	struct reference_draw then;
	struct told_difference difference;

	if (!seek(told, pin, &then)) {
		check_none(told, text);
		return;
	}
	difference = told_compare(told, &told->reference, &then);
	if (!difference.term) {
		told_true(told, strcmp(text, "the rules would see no difference") == 0,
			"as good a draw");
		return;
	}
	if (difference.better) {
		check_better(told, &then, &difference, text);
		return;
	}
	told_costs_more(told, &difference, text);
}

static struct pairing_pin pin_of(
	const struct told *told, enum pairing_pin_kind kind, int card, int other)
{
	return (struct pairing_pin){kind, told_player(told, card),
		other < 0 ? PAIRING_NOBODY : told_player(told, other), PAIRING_NEUTRAL};
}

const char *told_worse_to_meet(const struct told *told, int card, int other)
{
	const struct pairing_pin pin = pin_of(told, PAIRING_PIN_BOARD, card, other);
	struct reference_draw then;
	struct told_difference difference = {.term = NULL};

	if (seek(told, &pin, &then))
		difference = told_compare(told, &told->reference, &then);
	return difference.term && !difference.better ? difference.term->name : "";
}

void told_would_be_better(const struct told *told, enum pairing_pin_kind kind, int card, int other)
{
	const struct pairing_pin pin = pin_of(told, kind, card, other);
	struct reference_draw then;
	struct told_difference difference;

	told_true(told, seek(told, &pin, &then), "there is such a draw");
	difference = told_compare(told, &told->reference, &then);
	told_true(told, difference.term && difference.better, "it would score better");
}

void told_cost_of_meeting(const struct told *told, int card, int other, const char *text)
{
	const struct pairing_pin pin = pin_of(told, PAIRING_PIN_BOARD, card, other);
	char cost[COST_SIZE];

	snprintf(cost, sizeof(cost), "%s", text);
	told_cost(told, &pin, told_apart_cut(told, card, other, cost));
}

void told_cost_of_float(const struct told *told, int card, const char *text)
{
	const struct pairing_pin pin = pin_of(told, PAIRING_PIN_FLOAT_DOWN, card, -1);

	told_cost(told, &pin, text);
}

void told_cost_of_upfloat(const struct told *told, int card, const char *text)
{
	const struct pairing_pin pin = pin_of(told, PAIRING_PIN_FLOAT_UP, card, -1);

	told_cost(told, &pin, text);
}

void told_cost_of_bye(const struct told *told, int card, const char *text)
{
	const struct pairing_pin pin = pin_of(told, PAIRING_PIN_BYE, card, -1);

	told_cost(told, &pin, text);
}
