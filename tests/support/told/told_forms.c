/* Checks of sentences that several rule books have. */
#include "support/told/told_apart.h"
#include "support/told/told_basis.h"
#include "support/told/told_forms.h"
#include "support/told/told_who.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct fact_card *card_at(const struct told *told, int card)
{
	return &told->facts.card[card];
}

static bool sit_together(const struct told *told, int card, int other)
{
	return card_at(told, card)->opponent == other;
}

void told_each_due(const struct told *told)
{
	const int a = told_card(told, 'a'), b = told_card(told, 'b');

	told_true(told, sit_together(told, a, b), "they meet");
	told_true(told, card_at(told, a)->due == card_at(told, a)->given, "his due colour");
	told_true(told, card_at(told, b)->due == card_at(told, b)->given, "his due colour");
}

void told_one_due(const struct told *told)
{
	const int a = told_card(told, 'a'), b = told_card(told, 'b');

	told_true(told, sit_together(told, a, b), "they meet");
	told_true(told, card_at(told, a)->due == card_at(told, a)->given, "his due colour");
	told_true(told, card_at(told, b)->due == COLOUR_NONE, "had none yet");
}

void told_alone(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int a = told_card(told, 'a'), b = told_card(told, 'b');
	int others = 0;

	told_true(told, sit_together(told, a, b), "they meet");
	for (int i = 0; i < facts->count; i++)
		others += i != a && i != b && card_at(told, i)->score == card_at(told, a)->score;
	told_true(
		told, told_number(told, 'h') == (others < 2 ? others : 2), "others of their score");
	for (int i = 0; i < facts->count; i++)
		told_true(told,
			i == a || i == b || card_at(told, i)->score != card_at(told, a)->score ||
				facts_goes_down(facts, i) || facts_comes_up(facts, i),
			"all others of their score meet other scores");
}

void told_aside(const struct told *told, int score)
{
	const struct round_facts *facts = &told->facts;
	bool floaters = false, bye = false;

	for (int i = 0; i < facts->count; i++) {
		if (card_at(told, i)->score != score)
			continue;
		if (card_at(told, i)->opponent == FACTS_BYE)
			bye = true;
		else
			floaters =
				floaters || facts_goes_down(facts, i) || facts_comes_up(facts, i);
	}
	told_true(told, told_number(told, 'f') == (floaters ? 1 : bye ? 2 : 0), "floaters aside");
}

bool told_have_met(const struct told *told, int card, int other, int round)
{
	return facts_met_in(
		&told->facts, card_at(told, card)->pin, card_at(told, other)->pin, round);
}

/* Is the next of the list this one, by number and name? What follows him, NULL: nobody. */
static const char *read_opponent(const struct told *told, const char *list, int pin)
{
	char comma[COST_SIZE], part[COST_SIZE];
	const char *rest, *other;
	struct sentence sentence;

	told_true(told, list != NULL, "all whom he has met are told");
	rest = sentence_next(list, ", ", comma, sizeof(comma));
	other = sentence_next(comma, " and ", part, sizeof(part));
	if (other)
		rest = list + strlen(part) + strlen(" and ");
	told_true(told, told_match(told, "%pa", part, &sentence), "a number with its name");
	told_true(told, sentence_number(&sentence, 'a') == pin, "whom he has met");
	return rest;
}

/* Whom he has met, then, where there are any, those whom he was to meet, in the order of rounds. */
static void check_met_list(const struct told *told, int pin, const char *text)
{
	static const char to_meet[] = ", and was to meet ", end[] = " (default)";
	const struct fact_game *game = told->facts.game[pin];
	char played[COST_SIZE], defaults[COST_SIZE] = "";
	const char *mark = strstr(text, to_meet), *list = played, *rest = NULL;
	const size_t length = mark ? (size_t)(mark - text) : strlen(text);

	snprintf(played, sizeof(played), "%.*s", (int)length, text);
	if (mark) {
		rest = defaults;
		snprintf(defaults, sizeof(defaults), "%s", mark + strlen(to_meet));
		told_true(told, strlen(defaults) > strlen(end), "a default");
		told_true(told, !strcmp(defaults + strlen(defaults) - strlen(end), end), end);
		defaults[strlen(defaults) - strlen(end)] = '\0';
	}
	if (strcmp(played, "nobody") == 0)
		list = NULL;
	for (int round = 1; round < told->facts.round; round++) {
		if (game[round].opponent == 0)
			continue;
		if (game[round].played)
			list = read_opponent(told, list, game[round].opponent);
		else
			rest = read_opponent(told, rest, game[round].opponent);
	}
	told_true(told, !list && !rest, "whom he has not met");
}

void told_met(const struct told *told)
{
	char text[2 * COST_SIZE], part[COST_SIZE], list[COST_SIZE];
	const char *rest = told_text(told, 'a', text, sizeof(text));
	int seats[] = {told->high, told->low};

	if (told->low >= 0 && card_at(told, told->low)->given == COLOUR_WHITE) {
		seats[0] = told->low;
		seats[1] = told->high;
	}
	for (int i = 0; i < (told->low < 0 ? 1 : 2); i++) {
		struct sentence sentence;

		told_true(told, rest != NULL, "both are told of");
		rest = sentence_next(rest, "; ", part, sizeof(part));
		told_true(told, told_match(told, "%pa has met %tb", part, &sentence), "has met");
		told_true(told, sentence_number(&sentence, 'a') == card_at(told, seats[i])->pin,
			"of White, then of Black");
		check_met_list(told, card_at(told, seats[i])->pin,
			sentence_text(&sentence, 'b', list, sizeof(list)));
	}
	told_true(told, rest == NULL, "two are told of");
}

/* How many others stand on a score, and whether he has met all of them. */
static int count_level(const struct told *told, int card, int score, int *met)
{
	int count = 0;

	*met = 0;
	for (int i = 0; i < told->facts.count; i++) {
		if (i == card || card_at(told, i)->score != score)
			continue;
		count++;
		*met += facts_met(&told->facts, card_at(told, card)->pin, card_at(told, i)->pin) >
			0;
	}
	return count;
}

static void check_met_level(const struct told *told, int card, const char *part)
{
	struct sentence sentence;
	struct told_names names = {.count = 0};
	char list[COST_SIZE], round[PART_SIZE];
	int score, met, count;

	if (told_match(told, "all %dn{o:| others} on %ss", part, &sentence))
		names.count = sentence_number(&sentence, 'n');
	else if (told_match(told, "%tn, the only {o:|other }{x:one|ones} on %ss", part, &sentence))
		told_read_names(told, sentence_text(&sentence, 'n', list, sizeof(list)), &names);
	else
		told_true(told, false, "a level all of which he has met");
	score = sentence_number(&sentence, 's');
	count = count_level(told, card, score, &met);
	told_true(told, count == names.count && met == count && names.more == 0,
		"he has met all of the level");
	told_true(told,
		(sentence_number(&sentence, 'o') == 1) == (card_at(told, card)->score == score),
		"others of his own");
	for (int i = 0; sentence_has(&sentence, 'x') && i < names.count; i++) {
		snprintf(round, sizeof(round), "round %d",
			facts_met(&told->facts, card_at(told, card)->pin,
				card_at(told, names.card[i])->pin));
		told_true(told,
			names.card[i] != card && card_at(told, names.card[i])->score == score,
			"he stands on that level");
		told_true(told, strcmp(names.bracket[i], round) == 0, round);
	}
}

void told_met_levels(const struct told *told)
{
	const int card = told_card(told, 'a');
	const char *begin = told->sentence.text['b' - 'a'], *score = told->sentence.text['c' - 'a'];
	char text[COST_SIZE], part[COST_SIZE];

	snprintf(text, sizeof(text), "%.*s",
		(int)(score + told->sentence.length['c' - 'a'] - begin), begin);
	for (const char *rest = text; rest;) {
		rest = sentence_next(rest, "; ", part, sizeof(part));
		check_met_level(told, card, part);
	}
}

void told_stands_on(const struct told *told)
{
	const int other = told_card(told, 'a'), card = told_card(told, 'c');
	char text[COST_SIZE];

	told_true(told, card_at(told, other)->score == told_number(told, 'b'), "his score");
	told_true(told, card == told->high || card == told->low, "one of the board");
	told_cost_of_meeting(told, card, other, told_text(told, 'd', text, sizeof(text)));
}

/* Of a level those whom he has not met, less those of whom it is told what it would cost. */
void told_not_met(const struct told *told)
{
	const int card = told_card(told, 'a'), score = told_number(told, 'c');
	int met, left = count_level(told, card, score, &met) - met, told_of = 0;

	for (int i = 0; i < told->reasons.count; i++) {
		struct sentence one;

		if (told_match(told, "%pa stands on %sb, but {i:if |%pe and }%pc%td",
			    told->reasons.lines[i], &one))
			told_of += sentence_number(&one, 'b') == score &&
				(sentence_number(&one, 'c') == card_at(told, card)->pin ||
					sentence_number(&one, 'e') == card_at(told, card)->pin);
	}
	told_true(told, told_number(told, 'b') == left - told_of, "how many he has not met");
	told_true(told, (told_number(told, 'm') == 0) == (told_of > 0), "more");
}

void told_stands_lower(const struct told *told)
{
	const int card = told_card(told, 'b');
	const bool bye = told_number(told, 'k') == 1;
	struct told_names names;
	char text[COST_SIZE], rest[COST_SIZE];

	told_true(told, bye ? told->low < 0 : facts_goes_down(&told->facts, card),
		bye ? "has the bye" : "goes down");
	told_read_names(told, told_text(told, 'a', text, sizeof(text)), &names);
	told_text(told, 'c', rest, sizeof(rest));
	told_without_he(told, names.card[0], rest, text, sizeof(text));
	told_true(told, told_number(told, 'h') == told_how_many(&names), "he, either, any of them");
	for (int i = 0; i < names.count; i++) {
		told_true(told, names.card[i] > card, "he stands lower");
		if (bye)
			told_cost_of_bye(told, names.card[i], text);
		else
			told_cost_of_float(told, names.card[i], text);
	}
}

/* The score of a player of the input. */
static int score_of_player(const struct told *told, int player)
{
	return card_at(told, told->facts.card_of[told->position->cards.pin_of[player]])->score;
}

/*
 * Does one board of the rules stand before another: higher score, in the Dutch rules that of the
 * other player (C.04.2 3.6), then rank, the bye last?
 */
static bool stands_before(
	const struct told *told, struct pairing_board one, struct pairing_board two)
{
	const bool dutch = strcmp(told->position->cards.book->id, "dutch") == 0;
	struct pairing_board boards[] = {one, two};
	int score[2], lower[2] = {0}, high[2];

	for (int i = 0; i < 2; i++) {
		const int white = boards[i].white, black = boards[i].black;

		high[i] = black >= 0 && score_of_player(told, black) > score_of_player(told, white)
			? black
			: white;
		if (black >= 0 && black < high[i] &&
			score_of_player(told, black) == score_of_player(told, white))
			high[i] = black;
		score[i] = score_of_player(told, high[i]);
		if (dutch && black >= 0)
			lower[i] = score_of_player(told, high[i] == black ? white : black);
	}
	if ((one.black < 0) != (two.black < 0))
		return two.black < 0;
	if (score[0] != score[1])
		return score[0] > score[1];
	return lower[0] != lower[1] ? lower[0] > lower[1] : high[0] < high[1];
}

int told_publish(const struct told *told, const struct pairing_draw *draw,
	struct pairing_board boards[FACTS_PINS])
{
	for (int i = 0; i < draw->count; i++) {
		int at = i;

		for (; at > 0 && stands_before(told, draw->boards[i], boards[at - 1]); at--)
			boards[at] = boards[at - 1];
		boards[at] = draw->boards[i];
	}
	return draw->count;
}

static bool has_white(const struct told *told, const struct pairing_draw *draw, int pin)
{
	for (int i = 0; i < draw->count; i++)
		if (told->position->cards.pin_of[draw->boards[i].white] == pin)
			return true;
	return false;
}

/* Whom he meets on the board; 0: nobody. */
static int opponent_pin(const struct told *told, int pin)
{
	const int other = card_at(told, told->facts.card_of[pin])->opponent;

	return other < 0 ? 0 : card_at(told, other)->pin;
}

static bool is_pair_of_rules(const struct told *told, int pin, int other)
{
	const struct pairing_draw *best = &told->position->best->draw;
	const int *pin_of = told->position->cards.pin_of;

	for (int i = 0; i < best->count; i++) {
		const int white = pin_of[best->boards[i].white];
		const int black = best->boards[i].black < 0 ? 0 : pin_of[best->boards[i].black];

		if ((white == pin && black == other) || (white == other && black == pin))
			return true;
	}
	return false;
}

/* Whom he would meet, or the bye, by the draw of the rules. */
void told_check_by_rules(const struct told *told, const char *part)
{
	const int *pin_of = told->position->cards.pin_of;
	struct pairing_board best[FACTS_PINS];
	const int count = told_publish(told, &told->position->best->draw, best);
	struct sentence one;
	int pin, other = 0, board = 0;

	if (told_match(told, "around what is fixed by hand %pa would have White", part, &one)) {
		pin = sentence_number(&one, 'a');
		told_true(told, has_white(told, &told->around, pin), "has White around that");
		told_true(told, !is_pair_of_rules(told, pin, opponent_pin(told, pin)),
			"the two do not meet by the rules alone");
		return;
	}
	told_true(told,
		told_match(told, "%pa would {k:have the bye|meet %pb on board %dn|have White}",
			part, &one),
		"a board by the rules");
	pin = sentence_number(&one, 'a');
	for (int i = 0; i < count; i++) {
		const int white = pin_of[best[i].white];
		const int black = best[i].black < 0 ? 0 : pin_of[best[i].black];

		if (white != pin && black != pin)
			continue;
		other = white == pin ? black : white;
		board = i + 1;
		told_true(told,
			sentence_number(&one, 'k') != 2 ||
				(white == pin && other == opponent_pin(told, pin)),
			"has White");
	}
	told_true(told, board > 0 && (sentence_number(&one, 'k') == 0) == (other == 0), "the bye");
	if (sentence_number(&one, 'k') == 1)
		told_true(told,
			sentence_number(&one, 'b') == other && sentence_number(&one, 'n') == board,
			"whom he meets on which board");
}

void told_imported(const struct told *told)
{
	const int white = told->low >= 0 && card_at(told, told->low)->given == COLOUR_WHITE
		? told->low
		: told->high;
	char text[COST_SIZE], part[COST_SIZE], who[COST_SIZE];
	struct sentence one;

	told_text(told, 'a', who, sizeof(who));
	told_true(told,
		told->low < 0 ? told_match(told, "%pa {s:has the bye|sits out}", who, &one)
			      : told_match(told, "%pa and %pb meet", who, &one),
		"who sits there");
	told_true(told, sentence_number(&one, 'a') == card_at(told, white)->pin, "White");
	told_true(told,
		told->low < 0 ||
			sentence_number(&one, 'b') ==
				card_at(told, card_at(told, white)->opponent)->pin,
		"Black");
	for (const char *rest = told_text(told, 'b', text, sizeof(text)); rest;) {
		rest = sentence_next(rest, ", and ", part, sizeof(part));
		told_check_by_rules(told, part);
	}
}

void told_draw_is_worse(const struct told *told)
{
	const struct pairing_input plain = translate_plain(&told->position->cards);
	struct reference by;
	struct reference_draw best;
	char text[COST_SIZE], change[COST_SIZE];

	if (told->halfmade) {
		told_halfmade(told, true, change, sizeof(change));
		told_true(told, strcmp(told_text(told, 'a', text, sizeof(text)), change) == 0,
			change);
		return;
	}
	reference_init(&by, told->rules, &plain);
	told_true(told, told_seek(told, &plain, &best), "the rules have a draw");
	told_first_change(told, (struct told_draw){&by, &best},
		(struct told_draw){&by, &told->draw}, change, sizeof(change));
	told_text(told, 'a', text, sizeof(text));
	told_true(told, strcmp(text, change) == 0, change);
}

void told_no_draw(const struct told *told)
{
	told_true(told, told->position->best->status != PAIRING_OK, "the rules have no draw");
}

void told_broken_bye(const struct told *told)
{
	const int card = told_card(told, 'a');
	char bar[PART_SIZE], text[PART_SIZE];
	const char *why = facts_bye_bar(&told->facts, card_at(told, card)->pin, bar, sizeof(bar));

	told_true(told, card_at(told, card)->opponent == FACTS_BYE, "he has the bye");
	told_true(told, why && strcmp(why, told_text(told, 'c', text, sizeof(text))) == 0,
		"what bars him");
}

/* With this board: the games running of one colour, or by how many there are more of it. */
static int colours_with(const struct told *told, int card, bool running)
{
	const struct fact_card *one = &told->facts.card[card];
	const struct fact_game *game = told->facts.game[one->pin];
	int balance = 1, run = 1;

	for (int round = 1; round < told->facts.round; round++) {
		if (!game[round].played || game[round].opponent == 0)
			continue;
		balance += game[round].colour == one->given ? 1 : -1;
		run = game[round].colour == one->given ? run + 1 : 1;
	}
	return running ? run : balance;
}

/* Of one, or of each of the two of a board: %on time running, or %dm more; at least: of both. */
void told_note(const struct told *told)
{
	const bool each = sentence_has(&told->sentence, 'b');
	const bool running = sentence_has(&told->sentence, 'o');
	const int said = told_number(told, running ? 'o' : 'm'), card = told_card(told, 'a');
	const int one = colours_with(told, card, running);
	const int two = each ? colours_with(told, told_card(told, 'b'), running) : one;

	told_true(told, !each || sit_together(told, card, told_card(told, 'b')), "they meet");
	told_true(told, said >= 3 && said == (one < two ? one : two), "so often, by so many");
	told_true(told, (told_number(told, 't') == 1) == (one != two), "at least");
}

/* w: 0 down, 1 up, 2 the bye; g, if it is told: 0 to the one who is named, 1 has the bye */
void told_goes_as_well(const struct told *told)
{
	struct told_names names;
	char list[COST_SIZE];

	told_read_names(told, told_text(told, 'n', list, sizeof(list)), &names);
	for (int i = 0; i < names.count; i++) {
		const int card = names.card[i];

		told_true(told,
			told_number(told, 'w') == 1 ? facts_comes_up(&told->facts, card)
						    : facts_goes_down(&told->facts, card),
			"he goes the same way");
		if (sentence_has(&told->sentence, 'b'))
			told_true(told, card_at(told, card)->opponent == told_card(told, 'b'),
				"whom he meets");
		else if (told_number(told, 'g') == 1)
			told_true(told, card_at(told, card)->opponent == FACTS_BYE, "the bye");
	}
}

void told_others(const struct told *told, int changes, int pairs)
{
	told_true(told, (told_number(told, 'u') > 0) == (changes < pairs), "the others");
}

void told_parted(const struct told *told, int card, int other)
{
	struct pairing_input input = told->input;
	struct pairing_apart apart[TOLD_PINS + 1];
	struct reference_draw then;
	struct told_difference difference;
	char text[COST_SIZE];

	told_apart_words(told, card, other, told_text(told, 'w', text, sizeof(text)));
	told_true(told, (told_number(told, 'n') > 0) == (told->origin == (int)TOLD_RULES),
		"the rules have the board");
	if (told_number(told, 'n') != 2)
		return;
	for (int i = 0; i < input.napart; i++)
		apart[i] = input.apart[i];
	apart[input.napart++] = (struct pairing_apart){
		told_player(told, card), told_player(told, other), .forbidden = true};
	input.apart = apart;
	told_text(told, 'c', text, sizeof(text));
	if (!told_seek(told, &input, &then)) {
		told_true(told, strcmp(text, "no draw would be left") == 0, "no draw is left");
		return;
	}
	difference = told_compare(told, &told->reference, &then);
	told_true(told, difference.term && !difference.better, "it would be worse");
	told_costs_more(told, told, &difference, &then, text);
}
