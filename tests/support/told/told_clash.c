/* What of a wish is by hand. */
#include "support/told/told_clash.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/reference/dutch_facts.h"
#include "support/told/told_basis.h"
#include "support/told/told_fixed.h"

enum { NAMED_MOST = 3 };

/* Whose boards by hand are free: those of the wish, and who has the bye that is wished. */
static void find_players(const struct told *told, const struct wish *wish, int players[2])
{
	players[0] = wish->pin;
	players[1] = wish->kind == WISH_MEET ? wish->other : 0;
	for (int i = 0; wish->kind == WISH_BYE && i < told->facts.count; i++)
		if (told->facts.card[i].opponent == FACTS_BYE)
			players[1] = told->facts.card[i].pin;
}

static bool is_possible(const struct told *told, const struct pairing_pin *pin)
{
	struct pairing_pin pins[TOLD_PINS];
	struct pairing_input input;
	struct reference_draw then;

	told_pinned(told, pin, &input, pins);
	return told_seek(told, &input, &then);
}

struct told *told_wish_basis(struct told *told, const struct wish *wish,
	const struct pairing_pin *pin, struct told *side, bool *without)
{
	int players[2];

	find_players(told, wish, players);
	*without = false;
	for (int kind = TOLD_HELD; kind <= TOLD_WITHOUT; kind++) {
		bool freed;

		if (told_begin_side(
			    told, (enum told_side_kind)kind, players, false, side, &freed) &&
			(kind == TOLD_HELD || !freed) && is_possible(side, pin)) {
			*without = kind == TOLD_WITHOUT;
			return side;
		}
		told_end(side);
	}
	return told;
}

static bool is_changed(const struct whynot *answer, const struct board *board)
{
	for (int i = 0; i < answer->nnow; i++)
		if (answer->now[i].white == board->white && answer->now[i].black == board->black)
			return true;
	return false;
}

/* "5", "5, 8 and 9": the boards by hand that the answer keeps (or not); returns how many. */
static int list_hands(
	const struct told *told, const struct whynot *answer, bool kept, char *text, size_t size)
{
	int found[FACTS_PINS], count = 0;

	for (int i = 0; i < told->position->seats.count; i++) {
		const struct board *board = &told->position->seats.boards[i];

		if (told_origin_of(told, board) >= TOLD_TURNED && is_changed(answer, board) != kept)
			found[count++] = board->number;
	}
	text[0] = '\0';
	for (int i = 0; i < count; i++)
		snprintf(text + strlen(text), size - strlen(text), "%s%d",
			i == 0                   ? ""
				: i + 1 == count ? " and "
						 : ", ",
			found[i]);
	return count;
}

/* What is fixed and so, in the order of the pins; pairs that are kept apart behind them. */
struct thing {
	struct pairing_pin pin;
	bool apart, half;
};

static int list_things(const struct told *told, struct thing things[TOLD_PINS])
{
	int count = 0;

	for (int i = told->position->cards.out; i < told->input.npins; i++) {
		const enum pairing_pin_kind kind = told->input.pins[i].kind;

		if (kind != PAIRING_PIN_LEVEL)
			things[count++] = (struct thing){told->input.pins[i], false,
				kind == PAIRING_PIN_TOP || kind == PAIRING_PIN_BOTTOM};
	}
	for (int i = told->position->cards.banned; i < told->input.napart; i++)
		things[count++] =
			(struct thing){{PAIRING_PIN_BOARD, told->input.apart[i].player,
					       told->input.apart[i].other, PAIRING_NEUTRAL},
				true, false};
	return count;
}

/* The round with nothing but the wish and these things. */
static bool is_left(const struct told *told, const struct pairing_pin *pin,
	const struct thing *things, int count, int without)
{
	struct pairing_pin pins[TOLD_PINS];
	struct pairing_apart apart[TOLD_PINS];
	struct pairing_input input = told->input;
	struct reference_draw then;

	input.npins = told->position->cards.out;
	input.napart = told->position->cards.banned;
	memcpy(apart, told->apart, (size_t)input.napart * sizeof(apart[0]));
	memcpy(pins, told->input.pins, (size_t)input.npins * sizeof(pins[0]));
	pins[input.npins++] = *pin;
	for (int i = 0; i < count; i++) {
		const struct thing *thing = &things[i];

		if (i == without)
			continue;
		if (thing->apart)
			apart[input.napart++] =
				(struct pairing_apart){thing->pin.player, thing->pin.other, true};
		else
			pins[input.npins++] = thing->pin;
		if (thing->half)
			pins[input.npins++] = (struct pairing_pin){PAIRING_PIN_LEVEL,
				thing->pin.player, PAIRING_NOBODY, PAIRING_NEUTRAL};
	}
	input.pins = pins;
	input.apart = apart;
	return told_seek(told, &input, &then);
}

static void find_thing(const struct told *told, const char *text, const struct thing *all,
	int count, struct thing *thing)
{
	char words[COST_SIZE];

	for (int i = 0; i < count; i++) {
		told_name_pin(told, &all[i].pin, all[i].apart, words, sizeof(words));
		if (strcmp(words, text) == 0) {
			*thing = all[i];
			return;
		}
	}
	told_true(told, false, text);
}

void told_check_clash(const struct told *told, const struct pairing_pin *pin, const char *list)
{
	struct thing all[TOLD_PINS], named[NAMED_MOST + 1];
	const int nall = list_things(told, all);
	char text[COST_SIZE], part[COST_SIZE];
	int count = 0, more = 0;

	snprintf(text, sizeof(text), "%s", list);
	for (const char *rest = text; rest;) {
		struct sentence one;

		rest = sentence_next(rest, ", ", part, sizeof(part));
		if (!rest && told_match(told, "%tn and %dm more", part, &one)) {
			more = sentence_number(&one, 'm');
			part[one.length['n' - 'a']] = '\0';
		}
		told_true(told, count < NAMED_MOST, "so many are named");
		find_thing(told, part, all, nall, &named[count++]);
	}
	told_true(told, (more > 0) <= (count == NAMED_MOST), "three are named");
	told_true(told, !is_possible(told, pin), "no draw keeps all that");
	if (more > 0)
		return;
	told_true(told, !is_left(told, pin, named, count, -1), "no draw keeps that");
	for (int i = 0; i < count; i++)
		told_true(told, is_left(told, pin, named, count, i), "each is needed for it");
}

void told_check_hands(const struct told *told, const struct whynot *answer)
{
	char numbers[COST_SIZE], text[COST_SIZE];
	const int count = list_hands(told, answer, false, numbers, sizeof(numbers));
	const struct round *round = event_round(told->facts.event, 1, told->facts.round);
	const bool proposed = told->file && round->state == ROUND_PROPOSED;

	told_true(told, told_number(told, 'h') == (proposed ? 1 : count > 0 ? -1 : 0), "by hand");
	if (proposed || count == 0)
		return;
	told_true(told, (told_number(told, 'n') == 0) == (count == 1), "board, boards");
	told_true(told, strcmp(told_text(told, 'l', text, sizeof(text)), numbers) == 0, numbers);
}

void told_check_grounds(struct told *told, const struct whynot *answer, bool beside, bool without)
{
	const bool worse = answer->answer == WHYNOT_WORSE || answer->answer == WHYNOT_EQUAL;
	char numbers[COST_SIZE], expected[COST_SIZE + 64] = "";
	const char *grounds = answer->grounds;
	int count = 0;

	told->line = grounds;
	if (worse && without) {
		snprintf(expected, sizeof(expected),
			"Compared with the rules' draw, other boards by hand aside.");
	} else if (worse && beside) {
		count = list_hands(told, answer, true, numbers, sizeof(numbers));
		if (count > 0)
			snprintf(expected, sizeof(expected),
				"Not in the rules' draw, but kept: board%s %s.",
				count > 1 ? "s" : "", numbers);
	}
	grounds = told_check_unkept(told, grounds);
	told_true(told, strcmp(grounds, expected) == 0, expected);
}

bool told_may_not_meet(const struct told *told, int pin, int other)
{
	const struct pairing_book *book = told->position->cards.book;
	const int *card_of = told->facts.card_of;

	for (int round = 1; book->season && round < told->facts.round; round++)
		if (told->facts.game[pin][round].opponent == other)
			return true;
	return facts_met(&told->facts, pin, other) > 0 ||
		(strcmp(book->id, "dutch") == 0 &&
			dutch_facts_same_absolute(&told->facts, card_of[pin], card_of[other]));
}

bool told_stood_already(const struct told *told, const struct wish *wish)
{
	const struct seats *seats = &told->position->seats;
	const int a = told_number(told, 'a'), b = told_number(told, 'b');

	for (int i = 0; i < seats->count; i++)
		if (seats->boards[i].white == a && seats->boards[i].black == b)
			return seats->boards[i].pinned == BOARD_BEFORE &&
				(wish->pin == a || wish->pin == b ||
					(wish->kind == WISH_MEET &&
						(wish->other == a || wish->other == b)));
	return false;
}
