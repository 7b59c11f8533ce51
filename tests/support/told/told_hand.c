/* The forms of the sentences on what the hand of the arbiter has made. */
#include "support/told/told_hand.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/season.h"
#include "support/told/told_basis.h"
#include "support/told/told_fixed.h"
#include "support/told/told_forms.h"

/* The cards of the board, White first; of the bye -1. */
static void read_seats(const struct told *told, int *white, int *black)
{
	*white = told->low >= 0 && told->facts.card[told->low].given == COLOUR_WHITE ? told->low
										     : told->high;
	*black = told->low < 0 ? -1 : *white == told->low ? told->high : told->low;
}

static const struct board *board_of(const struct told *told)
{
	return event_board_of(
		told->facts.event, 1, told->facts.round, told->facts.card[told->high].pin);
}

/* "Note: fixed by hand in this round: ...; and 2 more" */
static void said_all_fixed(const struct told *told)
{
	char text[COST_SIZE], part[COST_SIZE];
	int named = 0, more = 0;

	for (const char *rest = told_text(told, 'a', text, sizeof(text)); rest;) {
		struct sentence one;

		rest = sentence_next(rest, "; ", part, sizeof(part));
		if (told_match(told, "and %dn more", part, &one)) {
			more = sentence_number(&one, 'n');
			told_true(told, more > 0 && !rest, "the rest is counted");
			continue;
		}
		told_check_fixed(told, part, true);
		named++;
	}
	told_true(told, named + more == told_count_fixed(told, true), "all that is fixed and so");
	told_true(told, (more > 0) == (named + more > 2), "two are named");
}

/* "Broken: fixed by hand, but not so in this draw: 18 Reilly has Black" */
static void said_unkept(const struct told *told)
{
	const struct round *round = event_round(told->facts.event, 1, told->facts.round);
	char text[COST_SIZE];
	struct sentence one;
	int pin, other;

	told_text(told, 'a', text, sizeof(text));
	told_check_fixed(told, text, false);
	told_true(told, (told_number(told, 'd') == 0) == (round->state >= ROUND_PUBLISHED),
		"it can be proposed again");
	if (told_match(told, "%pa {k:has White against |and }%pb{t:| kept apart}", text, &one))
		other = sentence_number(&one, 'b');
	else
		other = told_match(told, "%pa %tb", text, &one) ? 0 : -1;
	pin = sentence_number(&one, 'a');
	told_true(told,
		pin == told->facts.card[told->high].pin ||
			other == told->facts.card[told->high].pin ||
			(told->low >= 0 &&
				(pin == told->facts.card[told->low].pin ||
					other == told->facts.card[told->low].pin)),
		"of one of the board");
}

/* "18 Reilly has Black and floats down, fixed by hand": just what the pins say of him. */
static void said_pinned(const struct told *told)
{
	static const char *const what[] = {[PAIRING_PIN_FLOAT_DOWN] = "floats down",
		[PAIRING_PIN_FLOAT_UP] = "comes up",
		[PAIRING_PIN_TOP] = "plays in the top half",
		[PAIRING_PIN_BOTTOM] = "plays in the bottom half",
		[PAIRING_PIN_BYE] = "has the bye"};
	const int player = told_player(told, told_card(told, 'a'));
	char words[COST_SIZE] = "", text[COST_SIZE];

	for (int i = told->position->cards.out; i < told->input.npins; i++) {
		const struct pairing_pin *pin = &told->input.pins[i];
		const bool board = pin->kind == PAIRING_PIN_BOARD;
		const size_t used = strlen(words);
		const int other = pin->player == player ? pin->other : pin->player;

		if (pin->kind == PAIRING_PIN_LEVEL ||
			(pin->player != player && !(board && pin->other == player)))
			continue;
		snprintf(words + used, sizeof(words) - used, "%s", used ? " and " : "");
		if (board || pin->kind == PAIRING_PIN_COLOUR)
			snprintf(words + strlen(words), sizeof(words) - strlen(words), "has %s",
				(pin->colour == PAIRING_WHITE) == (pin->player == player)
					? "White"
					: "Black");
		else
			snprintf(words + strlen(words), sizeof(words) - strlen(words), "%s",
				what[pin->kind]);
		if (board)
			snprintf(words + strlen(words), sizeof(words) - strlen(words),
				" against %d %s", told->position->cards.pin_of[other],
				facts_name(&told->facts, told->position->cards.pin_of[other]));
	}
	told_true(told, words[0] && strcmp(words, told_text(told, 'b', text, sizeof(text))) == 0,
		words);
}

/* Who seated them; by: 'a' and 'b' the seats, 'c' turned, 'r' by the rules. */
static void said_seated(const struct told *told)
{
	const struct round *round = event_round(told->facts.event, 1, told->facts.round);
	const struct board *board = board_of(told);
	const bool before = round->state == ROUND_PROPOSED && !board->pinned;
	const bool turned = told_number(told, 'c') == 1;
	char text[COST_SIZE], part[COST_SIZE];
	int white, black;

	read_seats(told, &white, &black);
	told_true(told, told_card(told, 'a') == white, "White, or who has the bye");
	told_true(told, sentence_has(&told->sentence, 'b') == (black >= 0), "a board, or the bye");
	told_true(told, black < 0 || told_card(told, 'b') == black, "Black");
	/* of a draft that was changed since some boards are still as they were proposed */
	told_true(told,
		(told_number(told, 'x') == 1) == before ||
			(round->state == ROUND_ADJUSTED && !board->pinned),
		"the arbiter, or a proposal");
	told_true(told, told->origin == (int)(turned ? TOLD_TURNED : TOLD_HAND),
		"no rule led to the board, or to its colours");
	if (told_number(told, 'n') == 1) {
		told_no_draw(told);
		return;
	}
	for (const char *rest = told_text(told, 'r', text, sizeof(text)); rest;) {
		rest = sentence_next(rest, ", and ", part, sizeof(part));
		told_check_by_rules(told, part);
	}
}

/* The bye, or the evening off; who is left over then. */
static void said_given(const struct told *told)
{
	const bool season = event_is_season(told->facts.event, 1);
	const int tray = told->tray;

	told_true(told, (told_number(told, 'w') == 1) == season, "the bye, or he sits out");
	told_true(told, told_number(told, 't') == (tray > 3 ? 3 : tray), "how many in the tray");
	if (tray > 0)
		told_true(told,
			!event_board_of(told->facts.event, 1, told->facts.round,
				told->facts.card[told_card(told, 'z')].pin),
			"he has no seat");
	if (tray == 2)
		told_true(told,
			!event_board_of(told->facts.event, 1, told->facts.round,
				told->facts.card[told_card(told, 'y')].pin),
			"nor has he");
	if (tray > 2)
		told_true(told, told_number(told, 'u') == tray - 1, "and so many more");
	said_seated(told);
}

static void said_note(const struct told *told)
{
	told_true(told, told->origin != TOLD_HAND, "the board is not by hand");
}

static void check_fixed_colour(const struct told *told, int card, int other)
{
	told_true(told, told->facts.card[card].opponent == other, "they meet");
	told_true(told, told_is_colour_fixed(told, card, other), "a colour is fixed");
}

static void said_each_due_fixed(const struct told *told)
{
	told_each_due(told);
	check_fixed_colour(told, told_card(told, 'a'), told_card(told, 'b'));
}

static void said_one_due_fixed(const struct told *told)
{
	told_one_due(told);
	check_fixed_colour(told, told_card(told, 'a'), told_card(told, 'b'));
}

static void said_open_fixed(const struct told *told)
{
	const int card = told_card(told, 'a'), other = told_card(told, 'b');

	check_fixed_colour(told, card, other);
	told_true(told,
		told->facts.card[card].due == COLOUR_NONE &&
			told->facts.card[other].due == COLOUR_NONE,
		"neither has had a colour");
}

/* He does not get the colour that he is due. */
static void check_undue(const struct told *told, int card, int other)
{
	const struct fact_card *one = &told->facts.card[card];
	const enum colour due = told_number(told, 'd') == 0 ? COLOUR_WHITE : COLOUR_BLACK;

	told_true(told, one->opponent == other && one->due == due && one->given != due,
		"he does not get his due colour");
}

static void said_undue_fixed(const struct told *told)
{
	const int card = told_card(told, 'a'), other = told_card(told, 'b');

	check_undue(told, card, other);
	check_fixed_colour(told, card, other);
}

static void said_undue_alone(const struct told *told)
{
	const int card = told_card(told, 'a'), other = told_card(told, 'b');

	check_undue(told, card, other);
	told_true(told, told->facts.card[other].due != told->facts.card[card].due,
		"the other is not due the same");
	told_true(told,
		told->origin == (int)TOLD_HAND || told->origin == (int)TOLD_TURNED || told->by_hand,
		"by hand");
}

/* In which rounds they have met; y: no draw without a repeat is left. */
static void said_repeat(const struct told *told)
{
	const int card = told_card(told, 'a'), other = told_card(told, 'b');
	char text[COST_SIZE] = "", said[COST_SIZE];
	int count = 0, put = 0;

	told_true(told, told->facts.card[card].opponent == other, "they meet");
	for (int round = 1; round < told->facts.round; round++)
		count += told_have_met(told, card, other, round);
	for (int round = 1; round < told->facts.round; round++)
		if (told_have_met(told, card, other, round)) {
			put++;
			snprintf(text + strlen(text), sizeof(text) - strlen(text), "%s%d",
				put == 1               ? ""
					: put == count ? " and "
						       : ", ",
				round);
		}
	told_true(told, (told_number(told, 's') == 1) == (count > 1), "round, rounds");
	told_true(told, count > 0 && strcmp(told_text(told, 'r', said, sizeof(said)), text) == 0,
		text);
}

static void said_kept_apart(const struct told *told)
{
	const int card = told_card(told, 'a'), other = told_card(told, 'b');

	told_true(told,
		told_number(told, 'k') == 0 &&
			told_are_apart(told, told_player(told, card), told_player(told, other)),
		"they are kept apart by hand");
	told_true(told,
		told->facts.card[told_card(told, 'd')].score == told_number(told, 's') &&
			(told_card(told, 'd') == card || told_card(told, 'd') == other),
		"his score");
}

static void said_tray(const struct told *told)
{
	told_true(told,
		told->tray > 0 &&
			(told_number(told, 'm') == 0 ? 1 : told_number(told, 'n')) == told->tray,
		"so many are in the tray");
	told_true(told, told_number(told, 'x') == 0 ? told->sides : !told->beside,
		"of whom all is told");
}

/* The bye on the board is fixed for another one. */
static void said_bye_by_rules(const struct told *told)
{
	const struct pairing_draw *best = &told->position->best->draw;
	const int card = told_card(told, 'a');
	int bye = PAIRING_NOBODY;

	for (int i = 0; i < best->count; i++)
		bye = best->boards[i].black < 0 ? best->boards[i].white : bye;
	told_true(told, bye == told_player(told, card), "he has the bye of the rules");
	told_true(told, told->low < 0 && told->high != card && told_is_pinned(told, told->high),
		"another one has it as fixed");
}

/* Is a player on one of these boards, "2", "2, 5 and 7"? */
static bool is_listed(const struct told *told, const char *list, int player)
{
	const int pin = told->position->cards.pin_of[player];
	const int number = told->facts.card[told->facts.card_of[pin]].number;

	for (const char *at = list; *at;) {
		if (strtol(at, NULL, 10) == number)
			return true;
		at += strspn(at, "0123456789");
		at += strcspn(at, "0123456789");
	}
	return false;
}

/* The draw of the rules with the boards of the list alone as they are; false: it is none. */
static bool mix(const struct told *told, const char *list, struct pairing_board *boards, int *count)
{
	const struct pairing_draw *best = &told->position->best->draw,
				  *draw = &told->position->draw;

	*count = 0;
	for (int i = 0; i < best->count; i++) {
		const struct pairing_board *board = &best->boards[i];
		const bool listed = is_listed(told, list, board->white);

		if (board->black >= 0 && is_listed(told, list, board->black) != listed)
			return false;
		if (!listed)
			boards[(*count)++] = *board;
	}
	for (int i = 0; i < draw->count; i++)
		if (is_listed(told, list, draw->boards[i].white))
			boards[(*count)++] = draw->boards[i];
	return true;
}

/* What some boards alone make worse, which are drawn among the same players by the rules. */
static void said_part(const struct told *told)
{
	const struct pairing_input plain = translate_plain(&told->position->cards);
	struct pairing_board boards[2 * FACTS_PINS];
	struct pairing_draw mixed = {boards, 0};
	struct reference by;
	struct reference_draw best, part;
	char list[COST_SIZE], text[COST_SIZE], change[COST_SIZE];

	told_text(told, 'l', list, sizeof(list));
	if (strstr(list, " more"))
		return;
	told_true(told, is_listed(told, list, told_player(told, told->high)), "this board");
	told_true(told, mix(told, list, boards, &mixed.count), "their players alone");
	reference_init(&by, told->rules, &plain);
	reference_seat(&by, &told->position->best->draw, &best);
	reference_seat(&by, &mixed, &part);
	told_first_change(told, (struct told_draw){&by, &best}, (struct told_draw){&by, &part},
		change, sizeof(change));
	if (!sentence_has(&told->sentence, 'a')) {
		told_true(told, change[0] == '\0', change);
		return;
	}
	told_true(told, strcmp(told_text(told, 'a', text, sizeof(text)), change) == 0, change);
}

#define COLOUR_RULES "{r: (16)| (40)| (12)| (C10)| (C11)| (29E5f)| (29E5b)|}."
#define UNDUE "%pa, due {d:White, gets Black|Black, gets White}"
#define RULES "{n:by the rules %tr|the rules leave no draw for this round}."

struct told_form hand_forms[] = {
	{"%ta in the draw that was imported: the rules leave no draw for this round.", told_no_draw,
		0, TOLD_OF_BOARD},
	{"%ta in the draw that was imported{c:| with these colours}: by the rules %tb.",
		told_imported, 0, TOLD_OF_BOARD},
	{"The draw on the board is worse than that of the rules: %ta.", told_draw_is_worse, 0,
		TOLD_OF_BOARD},
	{"Broken: %pa may not have the bye: he %tc ({r:6|C2|4}).", told_broken_bye, 0,
		TOLD_OF_BOARD},
	{"Note: {m:1 card is|%dn cards are} in the tray{x:|: all is told of those who are seated}.",
		said_tray, 0, TOLD_OF_BOARD},
	{"Cards are in the tray: the rest is told of the rules' draw, which seats them.", said_note,
		0, TOLD_OF_BOARD},
	{"The arbiter{x: |x}seated %pa and %pb{c:| with these colours}: " RULES, said_seated, 0,
		TOLD_OF_BOARD},
	{"The arbiter{x: |x}{w:gave %pa the bye|let %pa sit out}{t:|, and %pz is in the tray|, and %pz and %py are in the tray|, and %pz and %du more are in the tray}{c:|x}: " RULES,
		said_given, 0, TOLD_OF_BOARD},
	{"%pa and %pb {x:x|were seated} before the last changes: propose again (p){c:| with these colours}: " RULES,
		said_seated, 0, TOLD_OF_BOARD},
	{"%pa {x:x|was seated} before the last changes: propose again (p){c:|x}: " RULES,
		said_seated, 0, TOLD_OF_BOARD},
	{"%pa %tb, fixed by hand.", said_pinned, 0, TOLD_OF_COLOUR},
	{"Note: fixed by hand in this round: %ta. All costs are told with that kept.",
		said_all_fixed, 0, TOLD_OF_BOARD},
	{"Broken: fixed by hand, but not so in this draw: %ta{d:|; propose again (p, or pair EVENT)}.",
		said_unkept, 0, TOLD_OF_BOARD},
	{"Some boards are not in the rules' draw: the rest is told of it {w:around them|without them|around what is fixed by hand}.",
		said_note, 0, TOLD_OF_BOARD},
	{"%pa and %pb each have their due colour, as fixed by the arbiter.", said_each_due_fixed, 0,
		TOLD_OF_COLOUR},
	{"%pa has his due colour, as fixed by the arbiter; %pb had none yet.", said_one_due_fixed,
		0, TOLD_OF_COLOUR},
	{"%pa and %pb have had no colour yet: it is fixed by the arbiter.", said_open_fixed, 0,
		TOLD_OF_COLOUR},
	{UNDUE " against %pb, as fixed by the arbiter.", said_undue_fixed, 0, TOLD_OF_COLOUR},
	{UNDUE ", although %pb is not due the same colour ({r:15|12|5.2.1|5.2.2|5.2.3|5.2.4|5.2.5}).",
		said_undue_alone, 0, TOLD_OF_COLOUR},
	{"Broken: %pa and %pb have met in round{s:|s} %tr ({k:1|C1}).", said_repeat, 0,
		TOLD_OF_BOARD},
	{"Note: %pa gets the same colour {t:a|at least a} %oo time running" COLOUR_RULES, told_note,
		0, TOLD_OF_BOARD},
	{"Note: %pa gets a difference of {t:|at least }%dm between the colours" COLOUR_RULES,
		told_note, 0, TOLD_OF_BOARD},
	{"Note: each of %pa and %pb gets the same colour {t:a|at least a} %oo time running" COLOUR_RULES,
		told_note, 0, TOLD_OF_BOARD},
	{"Note: each of %pa and %pb gets a difference of {t:|at least }%dm between the colours" COLOUR_RULES,
		told_note, 0, TOLD_OF_BOARD},
	{"By {n:board|boards} %tl alone the draw is worse than that of the rules: %ta.", said_part,
		0, TOLD_OF_BOARD},
	{"By {n:board|boards} %tl alone the rules see no difference{d:|; other boards make the draw worse than that of the rules: %tw}.",
		said_part, 0, TOLD_OF_BOARD},
	{"By the rules %pa would have the bye.", said_bye_by_rules, 0, TOLD_OF_BOARD},
	{"%pd stands on %ss, but %pa and %pb are kept apart by {k:hand|the arbiter}.",
		said_kept_apart, 0, TOLD_OF_RULES},
};

const int hand_forms_count = (int)(sizeof(hand_forms) / sizeof(hand_forms[0]));
