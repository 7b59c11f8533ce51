/* The answers to "why not", read and found true. */
#include "support/told/told_wish.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/reference/dutch_facts.h"
#include "support/told/told_apart.h"
#include "support/told/told_basis.h"
#include "support/told/told_clash.h"
#include "support/told/told_fixed.h"
#include "support/told/told_who.h"
#include "support/told/told_wish_record.h"

#define WISH "{k:%pa and %pb met|%pa had the bye|%pa had White|%pa had Black|%pa sat out}"

enum { SAT_OUT = 4 };

struct asked {
	struct told *told;
	/*
	 * what the wish is compared with: the round beside the boards by hand, or that on the board
	 */
	struct told *by;
	bool without; /* that of the engine, without those boards */
	const struct wish *wish;
	struct whynot answer;
	struct pairing_pin pin, pins[TOLD_PINS];
	struct pairing_input input; /* with the wish */
	struct reference with;
	struct reference_draw then; /* the best draw with the wish */
	bool possible;
	struct wishes_met *met;
};

static int card_of(const struct asked *asked, int pin)
{
	return asked->told->facts.card_of[pin];
}

static struct pairing_pin pin_of(const struct asked *asked)
{
	static const enum pairing_pin_kind kinds[] = {[WISH_MEET] = PAIRING_PIN_BOARD,
		[WISH_BYE] = PAIRING_PIN_BYE,
		[WISH_WHITE] = PAIRING_PIN_COLOUR,
		[WISH_BLACK] = PAIRING_PIN_COLOUR};
	const struct wish *wish = asked->wish;

	return (struct pairing_pin){kinds[wish->kind],
		told_player(asked->told, card_of(asked, wish->pin)),
		wish->kind == WISH_MEET ? told_player(asked->told, card_of(asked, wish->other))
					: PAIRING_NOBODY,
		wish->kind == WISH_WHITE           ? PAIRING_WHITE
			: wish->kind == WISH_BLACK ? PAIRING_BLACK
						   : PAIRING_NEUTRAL};
}

/* Is it the wish that was asked? */
static void check_wish(const struct asked *asked)
{
	const struct told *told = asked->told;
	const int k = told_number(told, 'k');

	told_true(told, (k == SAT_OUT ? WISH_BYE : k) == (int)asked->wish->kind, "the wish");
	told_true(told, (k == SAT_OUT) == told->position->cards.book->season || k != WISH_BYE,
		"sits out, has the bye");
	told_true(told, told_number(told, 'a') == asked->wish->pin, "whose wish");
	told_true(told,
		asked->wish->kind != WISH_MEET || told_number(told, 'b') == asked->wish->other,
		"with whom");
}

/* Where the reference has him: a club evening has an order of its own. */
static int reference_card(const struct asked *asked, int pin)
{
	const struct reference *reference = &asked->by->reference;
	const int player = told_player(asked->told, card_of(asked, pin));

	for (int i = 0; i < reference->n; i++)
		if (reference->card[i].player == player)
			return i;
	told_true(asked->told, false, "he takes part in the draw");
	return -1;
}

/* Is the wish so in this draw? */
static bool is_granted(const struct asked *asked, const struct reference_draw *draw)
{
	const int card = reference_card(asked, asked->wish->pin), other = draw->opponent[card];

	switch (asked->wish->kind) {
	case WISH_MEET:
		return other == reference_card(asked, asked->wish->other);
	case WISH_BYE:
		return other < 0;
	default:
		return other >= 0 && draw->white[card] == (asked->wish->kind == WISH_WHITE);
	}
}

/*
 * The draw with the boards that change: the wish is so, and it is as good as the best. Of several
 * that are as good the answer shows one, and its words are about that one: it is `then` from here
 * on.
 */
static void take_boards(struct asked *asked)
{
	const struct told *told = asked->told;
	const struct whynot *answer = &asked->answer;
	struct reference_draw draw = told->draw;
	int opponent[FACTS_PINS] = {0};
	struct pairing_board boards[FACTS_PINS];
	struct pairing_draw whole = {boards, 0};
	int seats = 0;

	for (int i = 0; i < told->facts.count; i++)
		opponent[i] = told->facts.card[i].opponent;
	for (int i = 0; i < told->facts.count; i++) {
		bool changes = false;

		for (int k = 0; k < answer->nnow; k++)
			changes = changes || answer->now[k].white == told->facts.card[i].pin ||
				answer->now[k].black == told->facts.card[i].pin;
		if (!changes && (opponent[i] < 0 || told->facts.card[i].given == COLOUR_WHITE))
			boards[whole.count++] = (struct pairing_board){told_player(told, i),
				opponent[i] < 0 ? PAIRING_NOBODY : told_player(told, opponent[i])};
	}
	for (int k = 0; k < answer->nthen; k++)
		boards[whole.count++] = (struct pairing_board){
			told_player(told, card_of(asked, answer->then[k].white)),
			answer->then[k].black
				? told_player(told, card_of(asked, answer->then[k].black))
				: PAIRING_NOBODY};
	for (int k = 0; k < whole.count; k++)
		seats += boards[k].black < 0 ? 1 : 2;
	told_true(told, seats == told->facts.count, "a seat of each");
	reference_seat(&asked->by->reference, &whole, &draw);
	for (int i = 0;
		told->rules->term(&asked->with, &draw, i, (int64_t[REFERENCE_VALUES]){0}) >= 0;
		i++) {
		int64_t is[REFERENCE_VALUES] = {0}, best[REFERENCE_VALUES] = {0};
		const int count = told->rules->term(&asked->with, &draw, i, is);

		told_true(told,
			count == told->rules->term(&asked->with, &asked->then, i, best) &&
				memcmp(is, best, (size_t)count * sizeof(is[0])) == 0,
			"the boards are the best draw with the wish");
	}
	told_true(told, is_granted(asked, &draw), "the wish is so on the boards");
	asked->then = draw;
}

/* ": 4 Drew and 18 Reilly, who would be left there, have met" */
static void check_cause(const struct asked *asked)
{
	struct told *told = asked->told;
	struct told_names names;
	char text[COST_SIZE];

	asked->met->cause++;
	told_read_names(told, told_text(told, 'n', text, sizeof(text)), &names);
	told_true(told, names.count > 1, "several");
	for (int i = 0; i < names.count; i++) {
		const int card = names.card[i], other = asked->then.opponent[card];

		told_true(told,
			(!sentence_has(&told->sentence, 's') ||
				told->facts.card[card].score == told_number(told, 's')) &&
				other >= 0 &&
				told->facts.card[other].level > told->facts.card[card].level,
			"he goes below that level");
		told_true(told,
			told->facts.card[card].pin != asked->wish->pin &&
				(asked->wish->kind != WISH_MEET ||
					told->facts.card[card].pin != asked->wish->other),
			"not one of the wish");
		for (int k = 0; k < i; k++)
			told_true(told,
				facts_met(&told->facts, told->facts.card[card].pin,
					told->facts.card[names.card[k]].pin) > 0,
				"they have met");
	}
}

static void check_numbers(const struct asked *asked)
{
	struct told *told = asked->told;
	const struct told_draw now = {&asked->by->reference, &asked->by->draw},
			       then = {&asked->by->reference, &asked->then};
	char text[WHYNOT_FIGURES];

	told->line = asked->answer.figures;
	told_figures(told, now, then, WHYNOT_FIGURES, text, sizeof(text));
	told_true(told, strcmp(text, asked->answer.figures) == 0, text);
	told->line = asked->answer.besides;
	told_gains(told, now, then, true, text, sizeof(text));
	told_true(told, strcmp(text, asked->answer.besides) == 0, text);
	told->line = asked->answer.change;
	told_first_change(told, now, then, text, sizeof(text));
	told_true(told, strcmp(text, asked->answer.change) == 0, text);
}

/* He whom the wish has named is "he" behind it: of two who are to meet that could be either. */
static void name_him(const struct asked *asked, char text[COST_SIZE])
{
	const struct told *told = asked->told;
	const int card = card_of(asked, asked->wish->pin);
	char who[PART_SIZE], named[COST_SIZE];

	if (asked->wish->kind == WISH_MEET)
		return;
	snprintf(who, sizeof(who), "%d %s", asked->wish->pin,
		facts_name(&told->facts, asked->wish->pin));
	for (const char *at = strstr(text, who); at; at = strstr(at + 1, who))
		told_true(told, at > text && at[-1] != ' ', "he is named once");
	told_without_he(told, card, text, named, sizeof(named));
	snprintf(text, COST_SIZE, "%s", named);
}

static void read_worse(struct asked *asked)
{
	struct told *told = asked->told;
	const struct told_difference difference =
		told_compare(asked->by, &asked->by->reference, &asked->then);
	const bool cause =
		told_match(told,
			"Worse: if " WISH
			", %tx{d:| as well| instead of %ty} (9-11, 13): %tn, who would be left there, have met.",
			told->line, &told->sentence) ||
		told_match(told,
			"Worse: if " WISH
			", {c:%tx}{d: card would| cards would} have to go below level %ss, not %dy (%tz): %tn, who would be left there, have met.",
			told->line, &told->sentence);
	char text[COST_SIZE];

	asked->met->worse++;
	told_true(told, asked->possible && difference.term && !difference.better, "it is worse");
	if (cause) {
		check_wish(asked);
		check_cause(asked);
		snprintf(text, sizeof(text), "%.*s",
			(int)(strstr(told->line, "): ") + 1 - told->sentence.text['x' - 'a']),
			told->sentence.text['x' - 'a']);
		name_him(asked, text);
	} else {
		told_true(told,
			told_match(told, "Worse: if " WISH ", %tc.", told->line, &told->sentence),
			"the sentence has a known form");
		check_wish(asked);
		told_text(told, 'c', text, sizeof(text));
		name_him(asked, text);
		if (asked->wish->kind == WISH_MEET)
			told_apart_cut(told, card_of(asked, asked->wish->pin),
				card_of(asked, asked->wish->other), text);
	}
	told_costs_more(told, asked->by, &difference, &asked->then, text);
	told_true(told, strcmp(asked->answer.rule, difference.term->rule) == 0, "the rule");
	check_numbers(asked);
}

static void read_equal(struct asked *asked)
{
	struct told *told = asked->told;

	asked->met->equal++;
	told_true(told,
		told_match(told, "Equally good: the rules see no difference if " WISH ".",
			told->line, &told->sentence),
		"the sentence has a known form");
	check_wish(asked);
	told_true(told,
		asked->possible &&
			!told_compare(asked->by, &asked->by->reference, &asked->then).term,
		"as good");
}

static void read_better(struct asked *asked)
{
	struct told *told = asked->told;
	const struct told_difference difference =
		told_compare(asked->by, &asked->by->reference, &asked->then);
	const struct told_draw now = {&asked->by->reference, &asked->by->draw},
			       then = {&asked->by->reference, &asked->then};
	char text[COST_SIZE], change[COST_SIZE];

	asked->met->better++;
	told_true(told,
		asked->by->by_hand && asked->possible && difference.term && difference.better,
		"it is better than a draw by hand");
	told_true(told,
		told_match(told,
			"Better: if " WISH
			", %tc. The draw on the board {h:is not the rules' draw|was made before the last changes: propose again (p)}.",
			told->line, &told->sentence) ||
			told_match(told,
				"Better: if " WISH
				", %tc. The draw on the board is not the rules' draw: {n:board|boards} %tl, which the rules' draw does not have, would go.",
				told->line, &told->sentence),
		"the sentence has a known form");
	check_wish(asked);
	told_check_hands(told, &asked->answer);
	told_first_change(told, now, then, text, sizeof(text));
	told_text(told, 'c', change, sizeof(change));
	told_true(told, strcmp(text, change) == 0, text);
	check_numbers(asked);
}

/* US Chess 29D: less score, but other odd players than those on which the rules settle first. */
static void read_settled(struct asked *asked)
{
	struct told *told = asked->told;
	const struct told_difference difference =
		told_compare(told, &told->reference, &asked->then);
	const struct told_draw now = {&told->reference, &told->draw},
			       then = {&told->reference, &asked->then};
	char text[COST_SIZE], change[COST_SIZE];

	told_true(told, asked->possible && difference.term && difference.better, "less score");
	told_true(told,
		told_match(told,
			"Not by the rules: the draw in which " WISH
			" scores better: %tc; but the rules settle the odd players of the higher score groups first (29D).",
			told->line, &told->sentence),
		"the sentence has a known form");
	check_wish(asked);
	told_first_change(told, now, then, text, sizeof(text));
	told_text(told, 'c', change, sizeof(change));
	told_true(told, strcmp(text, change) == 0, text);
	check_numbers(asked);
}

static void read_so(struct asked *asked)
{
	struct told *told = asked->told;
	const struct fact_card *card = &told->facts.card[card_of(asked, asked->wish->pin)];
	const struct board *board =
		event_board_of(told->facts.event, 1, told->facts.round, card->pin);

	asked->met->so++;
	if (told_match(
		    told, "%pa and %pb meet already, on board %dn.", told->line, &told->sentence) ||
		told_match(told, "%pa has {w:White|Black} already, on board %dn.", told->line,
			&told->sentence)) {
		const bool meet = sentence_has(&told->sentence, 'b');

		told_true(told, told_number(told, 'n') == board->number, "the board");
		told_true(told,
			meet == (asked->wish->kind == WISH_MEET) &&
				told_number(told, 'a') == asked->wish->pin &&
				(!meet || told_number(told, 'b') == asked->wish->other) &&
				(meet ||
					(told_number(told, 'w') == 0) ==
						(asked->wish->kind == WISH_WHITE)),
			"the wish");
		told_true(told,
			asked->wish->kind == WISH_MEET
				? card->opponent == card_of(asked, asked->wish->other)
				: card->given ==
					(asked->wish->kind == WISH_WHITE ? COLOUR_WHITE
									 : COLOUR_BLACK),
			"it is so");
		return;
	}
	told_true(told,
		told_match(told, "It is so: %pa {k:has the bye|sits out}.", told->line,
			&told->sentence) &&
			(told_number(told, 'k') == 1) == told->position->cards.book->season &&
			told_number(told, 'a') == asked->wish->pin && card->opponent == FACTS_BYE,
		"the sentence has a known form");
}

/* Nobody is left whom he may meet, nor the bye. */
static void check_left_over(const struct asked *asked)
{
	struct told *told = asked->told;
	const int left = told_number(told, 'x');
	const bool colour = asked->wish->kind == WISH_WHITE || asked->wish->kind == WISH_BLACK;
	char bar[PART_SIZE];

	asked->met->left_over++;
	for (int i = 0; i < told->facts.count; i++) {
		const int pin = told->facts.card[i].pin;

		told_true(told,
			pin == left || (pin == asked->wish->pin && !colour) ||
				(asked->wish->kind == WISH_MEET && pin == asked->wish->other) ||
				told_may_not_meet(told, pin, left),
			"he may meet nobody who is left");
	}
	told_true(told,
		told->facts.count % 2 == 0 || asked->wish->kind == WISH_BYE ||
			left == asked->wish->pin ||
			facts_bye_bar(&told->facts, left, bar, sizeof(bar)) != NULL,
		"he may not have the bye");
}

/* Is the field odd, and nobody but those of the wish left who may have the bye? */
static bool is_bye_barred(const struct asked *asked)
{
	const struct told *told = asked->told;
	char bar[PART_SIZE];

	for (int i = 0; i < told->facts.count; i++) {
		const int pin = told->facts.card[i].pin;

		if (pin != asked->wish->pin &&
			(asked->wish->kind != WISH_MEET || pin != asked->wish->other) &&
			!facts_bye_bar(&told->facts, pin, bar, sizeof(bar)))
			return false;
	}
	return told->facts.count % 2 != 0 && asked->wish->kind != WISH_BYE &&
		!told->position->cards.book->season;
}

/* Not by the rules; false: it is they. */
static bool read_forbidden_by_hand(const struct asked *asked)
{
	struct told *told = asked->told;
	char list[COST_SIZE];

	if (told_match(told,
		    "Impossible with what is fixed by hand: %tf. If " WISH
		    ", no draw would keep {n:that|all of that}.",
		    told->line, &told->sentence)) {
		check_wish(asked);
		told_text(told, 'f', list, sizeof(list));
		told_true(told, (told_number(told, 'n') == 0) == !strchr(list, ','), "that, all");
		told_check_clash(told, &asked->pin, list);
		return true;
	}
	if (told_match(told, "Impossible: %pa and %pb are kept apart by {k:hand|the arbiter}.",
		    told->line, &told->sentence)) {
		told_true(told,
			told_number(told, 'k') == 0 &&
				told_are_apart(told, told_player(told, told_card(told, 'a')),
					told_player(told, told_card(told, 'b'))),
			"kept apart by hand");
		told_true(told,
			asked->wish->kind == WISH_MEET &&
				(told_number(told, 'a') == asked->wish->pin ||
					told_number(told, 'b') == asked->wish->pin) &&
				(told_number(told, 'a') == asked->wish->other ||
					told_number(told, 'b') == asked->wish->other),
			"the two of the wish");
		return true;
	}
	return false;
}

static void read_impossible(struct asked *asked)
{
	struct told *told = asked->told;
	const bool even = told->facts.count % 2 == 0;
	char bar[PART_SIZE], text[PART_SIZE];

	asked->met->impossible++;
	told_true(told,
		!asked->possible ||
			(!told->position->cards.book->yields &&
				(asked->wish->kind == WISH_BYE ||
					(asked->wish->kind == WISH_MEET &&
						facts_met(&told->facts, asked->wish->pin,
							asked->wish->other) > 0))),
		"no draw is so, or none that the rules allow");
	if (read_forbidden_by_hand(asked))
		return;
	if (told_match(told,
		    "Impossible: %pa and %pb have met ({c:1|C1|B}), {e:in round|on evening} %dr.",
		    told->line, &told->sentence)) {
		told_true(told,
			facts_met_in(&told->facts, asked->wish->pin, asked->wish->other,
				told_number(told, 'r')),
			"they have met");
	} else if (
		told_match(told,
			"Impossible: %pa and %pb may not meet: their game was defaulted (B), on evening %dr.",
			told->line, &told->sentence)) {
		told_true(told,
			told_number(told, 'r') < told->facts.round &&
				told->facts.game[asked->wish->pin][told_number(told, 'r')]
						.opponent == asked->wish->other &&
				facts_met(&told->facts, asked->wish->pin, asked->wish->other) == 0,
			"it was defaulted");
	} else if (
		told_match(told,
			"Impossible: %pa and %pb were playing already when the latecomers were seated.",
			told->line, &told->sentence) ||
		told_match(told,
			"Impossible: %pa and %pb kept their board when the published round was changed.",
			told->line, &told->sentence)) {
		told_true(told, told_stood_already(told, asked->wish), "they were");
	} else if (told_match(told,
			   "Impossible: %pa and %pb may not be denied the same colour (C3).",
			   told->line, &told->sentence)) {
		told_true(told,
			dutch_facts_same_absolute(
				&told->facts, told_card(told, 'a'), told_card(told, 'b')),
			"the same absolute preference");
	} else if (told_match(told, "Impossible: %pa may not have the bye: he %tc ({x:6|C2|4}).",
			   told->line, &told->sentence)) {
		const char *why = told_number(told, 'x') > 2
			? facts_half_bar(&told->facts, asked->wish->pin, bar, sizeof(bar))
			: facts_bye_bar(&told->facts, asked->wish->pin, bar, sizeof(bar));

		told_true(told,
			asked->wish->kind == WISH_BYE && why &&
				strcmp(told_text(told, 'c', text, sizeof(text)), why) == 0,
			"what bars him");
	} else if (
		told_match(told,
			"Impossible: %dn players are to be seated, an even number, so that nobody has the bye.",
			told->line, &told->sentence)) {
		told_true(told, even && told_number(told, 'n') == told->facts.count, "so many");
	} else if (
		told_match(told,
			"Impossible: there is nobody whom %px could meet ({c:1|C4|1.9.3|B|27A1}).",
			told->line, &told->sentence)) {
		told_true(told,
			!asked->possible && told_number(told, 'x') == asked->wish->pin &&
				(asked->wish->kind == WISH_WHITE ||
					asked->wish->kind == WISH_BLACK),
			"he who is to have a colour");
		check_left_over(asked);
	} else if (told_match(told,
			   "Impossible: if " WISH
			   ", %px would be left without an opponent ({c:1|C4|1.9.3|B|27A1}).",
			   told->line, &told->sentence)) {
		told_true(told, !asked->possible, "no draw is so");
		check_wish(asked);
		check_left_over(asked);
	} else if (told_match(told,
			   "Impossible: if " WISH
			   ", nobody would be left who may have the bye ({c:6|4|C2}).",
			   told->line, &told->sentence)) {
		told_true(told, !asked->possible && is_bye_barred(asked), "all are barred");
		check_wish(asked);
	} else {
		told_true(told, !is_bye_barred(asked), "that nobody may have the bye");
		told_true(told,
			told_match(told,
				"Impossible: if " WISH
				", the others could not all be paired ({c:1|C4|1.9.3|B|27A1}).",
				told->line, &told->sentence),
			"the sentence has a known form");
		told_true(told, !asked->possible, "no draw is so");
		check_wish(asked);
	}
}

void told_read_wish(
	struct told *told, struct app *app, const struct wish *wish, struct wishes_met *met)
{
	static struct told side;
	struct asked asked = {.told = told, .wish = wish, .met = met};
	struct told_difference difference = {.term = NULL};
	struct error error;

	ck_assert_msg(app_whynot(app, told->facts.round, wish, &asked.answer, &error) == STATUS_OK,
		"%s", error.text);
	told->line = asked.answer.verdict;
	asked.pin = pin_of(&asked);
	asked.by = told_wish_basis(told, wish, &asked.pin, &side, &asked.without);
	asked.by->line = told->line;
	told_pinned(asked.by, &asked.pin, &asked.input, asked.pins);
	reference_init(&asked.with, told->rules, &asked.input);
	asked.possible = told_seek(asked.by, &asked.input, &asked.then);
	if (asked.answer.answer != WHYNOT_SO && asked.answer.answer != WHYNOT_IMPOSSIBLE) {
		take_boards(&asked);
		difference = told_compare(asked.by, &asked.by->reference, &asked.then);
	}
	told_check_wish_record(told, wish, &asked.answer, &difference);
	switch (asked.answer.answer) {
	case WHYNOT_SO:
		read_so(&asked);
		break;
	case WHYNOT_IMPOSSIBLE:
		read_impossible(&asked);
		break;
	case WHYNOT_WORSE:
		read_worse(&asked);
		break;
	case WHYNOT_EQUAL:
		read_equal(&asked);
		break;
	case WHYNOT_BETTER_THAN_HAND:
		read_better(&asked);
		break;
	case WHYNOT_SETTLED:
		read_settled(&asked);
		break;
	default:
		told_true(told, false, "the answer");
	}
	told_check_grounds(told, &asked.answer, asked.by != told, asked.without);
	if (asked.by == &side)
		told_end(&side);
	whynot_done(&asked.answer);
}
