/* Reading the sentences of a board: each must have a known form and be true. */
#include "support/told/told.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/told/told_basis.h"
#include "support/told/told_hand.h"

void told_true(const struct told *told, bool so, const char *what)
{
	if (so)
		return;
	ck_abort_msg("%s, round %d, %d against %d: not so (%s): %s", told->event, told->facts.round,
		told->facts.card[told->high].pin,
		told->low < 0 ? 0 : told->facts.card[told->low].pin, what, told->line);
}

int told_number(const struct told *told, char key)
{
	return sentence_number(&told->sentence, key);
}

int told_card(const struct told *told, char key)
{
	const int pin = sentence_number(&told->sentence, key);

	told_true(told, pin > 0 && pin < FACTS_PINS && told->facts.card_of[pin] >= 0,
		"he takes part in the round");
	return told->facts.card_of[pin];
}

const char *told_text(const struct told *told, char key, char *buffer, size_t size)
{
	return sentence_text(&told->sentence, key, buffer, size);
}

bool told_match(
	const struct told *told, const char *pattern, const char *text, struct sentence *sentence)
{
	sentence->name = facts_name;
	sentence->context = &told->facts;
	return sentence_match(sentence, pattern, text);
}

bool told_is_pinned(const struct told *told, int card)
{
	const int player = told_player(told, card);

	for (int i = 0; i < told->input.npins; i++)
		if (told->pins[i].player == player ||
			(told->pins[i].kind == PAIRING_PIN_BOARD && told->pins[i].other == player))
			return true;
	return false;
}

bool told_is_fixed(const struct told *told)
{
	return told->input.npins > told->position->cards.out ||
		told->input.napart > told->position->cards.banned;
}

/* The sentence as one of the draw beside. */
static void check_beside(const struct told *told, struct told *side, const struct told_form *form)
{
	side->line = told->line;
	side->sentence = told->sentence;
	side->reasons = told->reasons;
	side->high = told->high;
	side->low = told->low;
	form->check(side);
}

/* The form of the sentence that is read; NULL: none of these. */
static struct told_form *find_form(struct told *told, struct told_form *forms, int nforms)
{
	for (int i = 0; i < nforms; i++)
		if (told_match(told, forms[i].pattern, told->line, &told->sentence))
			return &forms[i];
	return NULL;
}

static bool has_same_boards(const struct told *told, const struct told *side)
{
	for (int i = 0; i < told->facts.count; i++)
		if (told->facts.card[i].opponent != FACTS_TRAY &&
			(told->facts.card[i].opponent != side->facts.card[i].opponent ||
				told->facts.card[i].given != side->facts.card[i].given))
			return false;
	return true;
}

bool told_is_of_side(const struct told *told, const struct told *side, const struct told_form *form)
{
	return form->of == TOLD_OF_RULES ||
		(form->of == TOLD_OF_LEVEL && has_same_boards(told, side)) ||
		(form->of == TOLD_OF_COLOUR && told->origin != (int)TOLD_TURNED);
}

void told_read(struct told *told, struct told *side, struct told_form *forms, int nforms)
{
	for (int i = 0; i < told->reasons.count; i++) {
		struct told_form *form;

		told->line = told->reasons.lines[i];
		form = find_form(told, hand_forms, hand_forms_count);
		if (!form)
			form = find_form(told, forms, nforms);
		told_true(told, form != NULL, "the sentence has a known form");
		form->met++;
		if (side && told_is_of_side(told, side, form))
			check_beside(told, side, form);
		else
			form->check(told);
	}
}

/* One of the list, which may have something in brackets behind it. */
static void read_name(const struct told *told, const char *part, struct told_names *names)
{
	struct sentence sentence;
	const int at = names->count;

	if (told_match(told, "%da more", part, &sentence)) {
		names->more = sentence_number(&sentence, 'a');
		return;
	}
	told_true(told, told_match(told, "%pa{b:| (%tc)}", part, &sentence), "a list of names");
	names->card[at] = told->facts.card_of[sentence_number(&sentence, 'a')];
	told_true(told, names->card[at] >= 0, "he takes part in the round");
	sentence_text(&sentence, 'c', names->bracket[at], PART_SIZE);
	names->count++;
}

void told_read_names(const struct told *told, const char *list, struct told_names *names)
{
	char comma[COST_SIZE], part[COST_SIZE];

	*names = (struct told_names){.count = 0};
	do {
		list = sentence_next(list, ", ", comma, sizeof(comma));
		for (const char *rest = comma; rest;) {
			rest = sentence_next(rest, " and ", part, sizeof(part));
			told_true(told, names->count < FACTS_PINS, "a list of names");
			read_name(told, part, names);
		}
	} while (list);
}

int told_how_many(const struct told_names *names)
{
	const int count = names->count + names->more;

	return count > 2 ? 2 : count - 1;
}

int told_player(const struct told *told, int card)
{
	return translate_index(&told->position->cards, told->facts.card[card].pin);
}
