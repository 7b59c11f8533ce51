/*
 * What a draw would cost in which something else were so: sought again, counted again by the
 * reference, and compared with the words.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pairing/book/traits.h"
#include "support/reference/dutch_facts.h"
#include "support/told/told_apart.h"

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

/* The first of the terms that differs; below: of those that are not of a higher level. */
static struct told_difference compare_terms(const struct told *told, const struct reference *by,
	const struct reference_draw *then, bool below)
{
	const struct pairing_score *score = told->score;

	for (int i = 0; i < score->nterms; i++) {
		int64_t before[REFERENCE_VALUES], after[REFERENCE_VALUES];
		const int nbefore = told->rules->term(&told->reference, &told->draw, i, before);
		const int nafter = told->rules->term(by, then, i, after);
		int entry;
		const int order = compare_lists(after, nafter, before, nbefore, &entry);

		told_true(told, nbefore >= 0, "the reference knows the term");
		if (order != 0 && !(below && score->terms[i].level > told->below))
			return (struct told_difference){&score->terms[i], order < 0, entry,
				entry < 0 ? nbefore : before[entry],
				entry < 0 ? nafter : after[entry]};
	}
	return (struct told_difference){.term = NULL};
}

struct told_difference told_compare(
	const struct told *told, const struct reference *by, const struct reference_draw *then)
{
	const struct told_difference all = compare_terms(told, by, then, false),
				     below = told->is_below ? compare_terms(told, by, then, true)
							    : all;

	return all.term && below.term && !below.better ? below : all;
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
	found = pairing_best(told->position->cards.book, input, &draw, NULL) == PAIRING_OK;
	if (found)
		reference_seat(&told->reference, &draw, then);
	pairing_draw_done(&draw);
	return found;
}

void told_pinned(const struct told *told, const struct pairing_pin *pin,
	struct pairing_input *input, struct pairing_pin pins[TOLD_PINS])
{
	*input = told->input;
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

bool told_are_apart(const struct told *told, int player, int other)
{
	for (int i = 0; i < told->input.napart; i++)
		if ((told->apart[i].player == player && told->apart[i].other == other) ||
			(told->apart[i].player == other && told->apart[i].other == player))
			return true;
	return false;
}

/* No draw at all, by the rule that says so, or none that keeps what is fixed. */
/* Is there a draw with this alone, nothing else fixed by hand but who sits out? */
static bool is_left_alone(const struct told *told, const struct pairing_pin *pin)
{
	struct pairing_input input = told->input;
	struct pairing_pin pins[TOLD_PINS];
	struct reference_draw then;

	input.npins = told->position->cards.out;
	input.napart = told->position->cards.banned;
	for (int i = 0; i < input.npins; i++)
		pins[i] = told->pins[i];
	pins[input.npins++] = *pin;
	input.pins = pins;
	return told_seek(told, &input, &then);
}

bool told_two_would_meet(
	const struct told *told, const char *who, const char *text, int player, int other)
{
	char form[PART_SIZE];
	struct sentence sentence;
	int one, two;

	snprintf(form, sizeof(form), "two %s would meet", who);
	if (strcmp(text, form) == 0)
		return true;
	snprintf(form, sizeof(form), "%%pa and %%pb, %s, would meet", who);
	if (!told_match(told, form, text, &sentence))
		return false;
	one = sentence_number(&sentence, 'a');
	two = sentence_number(&sentence, 'b');
	told_true(told,
		one == told->position->cards.pin_of[player] &&
			two == told->position->cards.pin_of[other],
		"the two who would meet");
	return true;
}

static void check_none(const struct told *told, const struct pairing_pin *pin, const char *text)
{
	const bool fixed = told_is_fixed(told) && is_left_alone(told, pin);
	struct sentence sentence;
	char rule[PART_SIZE];

	if (told_two_would_meet(
		    told, "whom the arbiter keeps apart", text, pin->player, pin->other)) {
		told_true(told, told_are_apart(told, pin->player, pin->other), "kept apart");
		return;
	}
	if (fixed) {
		told_true(told,
			told_match(told,
				"no draw {x:is|would be} left {y:that keeps what is fixed by hand|around the boards made by hand|that keeps apart whom the arbiter keeps apart}",
				text, &sentence) &&
				(sentence_number(&sentence, 'y') == 1) == told->held,
			"no draw is left that keeps what is fixed");
		return;
	}
	told_true(told,
		told_match(told, "no legal draw {x:is|would be} left (%tr)", text, &sentence) &&
			strcmp(sentence_text(&sentence, 'r', rule, sizeof(rule)),
				told->position->cards.book->traits->everybody) == 0,
		"no draw is left");
}

/* "better by exchanges 0, not 1 (12, 24)", "the draw would be better: exchanges 1 → 0 (12, 24)" */
static void check_better(const struct told *told, const struct reference_draw *then,
	const struct told_difference *difference, const char *text)
{
	char words[COST_SIZE];
	struct sentence sentence;

	const bool settles = told->position->cards.book->settled != PAIRING_TERM_NONE;

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

static void put_halfmade(
	const char *name, const char *rule, bool worse, int number, char *text, size_t size)
{
	snprintf(text, size, "%s %d → %d%s", name, worse ? 0 : number, worse ? number : 0, rule);
}

/*
 * By what a half-made draw is worse than one of the rules, which has nothing of it; `worse`: than
 * it, else how much better that would be.
 */
void told_halfmade(const struct told *told, bool worse, char *text, size_t size)
{
	const bool dutch = strcmp(told->position->cards.book->id, "dutch") == 0;
	const struct fact_card *card = told->facts.card;
	int repeats = 0, barred = 0, absolute = 0;
	char bar[PART_SIZE];

	for (int i = 0; i < told->facts.count; i++) {
		const int other = card[i].opponent;

		repeats += other > i && facts_met(&told->facts, card[i].pin, card[other].pin) > 0;
		absolute += dutch && other >= 0 && card[i].given != card[i].due &&
			dutch_facts_strength(&told->facts, i) == 3 &&
			!dutch_facts_same_absolute(&told->facts, i, other);
		barred += other == FACTS_BYE && !told_is_pinned(told, i) &&
			facts_bye_bar(&told->facts, card[i].pin, bar, sizeof(bar));
	}
	if (repeats > 0)
		put_halfmade("repeats", dutch ? " (C1)" : " (1)", worse, repeats, text, size);
	else if (barred > 0)
		put_halfmade("byes against the rule", dutch ? " (C2)" : " (6)", worse, barred, text,
			size);
	else if (absolute > 0)
		put_halfmade("absolute colour preferences not met", " (1.7.1)", worse, absolute,
			text, size);
	else if (told->byes > 0)
		put_halfmade("needless byes", dutch ? "" : " (6)", worse, told->byes, text, size);
	else
		put_halfmade("cards in the tray", "", worse, told->tray, text, size);
}

void told_cost(const struct told *told, const struct pairing_pin *pin, const char *text)
{
	struct reference_draw then;
	struct told_difference difference;
	struct sentence sentence;
	char words[COST_SIZE];

	if (!seek(told, pin, &then)) {
		check_none(told, pin, text);
		return;
	}
	if (told->halfmade) {
		told_halfmade(told, false, words, sizeof(words));
		told_true(told,
			told_match(told, "the draw would be better: %tw", text, &sentence) &&
				strcmp(sentence.text['w' - 'a'], words) == 0,
			words);
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
	/* "he stands higher in the list than 7 Fox" says nothing to one who asks about a float */
	told_true(told,
		pin->kind == PAIRING_PIN_BYE || !strstr(difference.term->name, "bye") ||
			strstr(text, "the bye") || strstr(text, "a second bye"),
		"that it is about the bye");
	told_costs_more(told, told, &difference, &then, text);
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

void told_cost_of_bye(const struct told *told, int card, const char *text)
{
	const struct pairing_pin pin = pin_of(told, PAIRING_PIN_BYE, card, -1);

	told_cost(told, &pin, text);
}
