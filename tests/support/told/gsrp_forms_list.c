/* Sentences on tonight's list, on who meets whom by it, and on colours. */
#include <stdio.h>
#include <string.h>

#include "support/told/gsrp_forms.h"
#include "support/told/told_forms.h"

static const struct fact_card *card_at(const struct told *told, char key)
{
	return &told->facts.card[told_card(told, key)];
}

/* The place of the player in the hole, which the sentence tells. */
static int check_place(const struct told *told, struct gsrp_told *tonight)
{
	const int card = told_card(told, 'a');
	int place;

	gsrp_tonight(told, tonight);
	place = gsrp_place(told, tonight, 'a');
	told_true(told, card == told->high || card == told->low, "one of the board");
	told_true(told, told_number(told, 'o') == place + 1, "his place in the list");
	told_true(told, told_number(told, 'n') == tonight->evening.n, "how many are in it");
	return place;
}

/* 100 x (score + ½) / (games + 1) in tenths, to the nearest, the half up */
void gsrp_said_listed(const struct told *told)
{
	struct gsrp_told tonight;
	const int place = check_place(told, &tonight), k = told_number(told, 'k');
	const int games = tonight.evening.games[place], score = tonight.evening.score[place];
	const int above = 1000 * (score + 1), below = 2 * (games + 1);
	const int tenths = above / below + (2 * (above % below) >= below);

	told_true(told, told_number(told, 'g') == tenths / 10, "GSRP");
	told_true(told, told_number(told, 'h') == tenths % 10, "GSRP, tenths");
	told_true(told, games == (k == 0 ? 1 : k == 2 ? 0 : told_number(told, 'm')), "games");
	told_true(told, told->facts.round > 1, "not on the first evening");
}

void gsrp_said_listed_first(const struct told *told)
{
	struct gsrp_told tonight;
	const int place = check_place(told, &tonight);
	int above = 0, below = 0;

	told_true(told, told->facts.round == 1, "the first evening");
	for (int i = 0; i < tonight.evening.n; i++) {
		const int pin = gsrp_pin(told, &tonight, i);
		const bool rated = told->facts.card[told->facts.card_of[pin]].grade > 0;

		above += rated && i < place;
		below += rated && i > place;
	}
	if (told_number(told, 'k') == 0)
		told_true(told,
			card_at(told, 'a')->grade > 0 &&
				card_at(told, 'a')->grade == told_number(told, 'g'),
			"his grade");
	else
		told_true(told,
			card_at(told, 'a')->grade == 0 && below - above >= 0 && below - above <= 1,
			"in the middle of the rated");
}

static void check_rule(const struct told *told)
{
	if (sentence_has(&told->sentence, 'r'))
		told_true(told, (told_number(told, 'r') == 0) == (told->facts.round == 1),
			"the rule");
}

/* k: next, the one or those between play higher, or some of them may not meet him */
void gsrp_said_next(const struct told *told)
{
	struct gsrp_told tonight;
	int a, b, higher = 0, barred = 0, walked[EVENING_MOST];

	gsrp_tonight(told, &tonight);
	a = gsrp_place(told, &tonight, 'a');
	b = gsrp_place(told, &tonight, 'b');
	told_true(told, a < b && tonight.mate[a] == b, "they meet");
	told_true(told, evening_walk(&tonight.evening, tonight.mate, walked) == 0 && walked[a] == b,
		"by the walk down the list");
	for (int c = a + 1; c < b; c++) {
		const bool out = tonight.mate[c] < 0, up = !out && tonight.mate[c] < a;

		higher += up;
		barred += !up && (out || !evening_may_meet(&tonight.evening, a, c));
	}
	told_true(told, higher + barred == b - a - 1, "he may meet none of those between");
	check_rule(told);
	switch (told_number(told, 'k')) {
	case 0:
		told_true(told, b - a == 1, "the next");
		break;
	case 1:
		told_true(told, b - a == 2 && higher == 1, "the one between plays higher");
		break;
	case 2:
		told_true(told,
			higher > 1 && higher == b - a - 1 && higher == told_number(told, 'n'),
			"those between play higher");
		break;
	default:
		told_true(told, barred > 0, "some may not meet him");
	}
}

void gsrp_said_met(const struct told *told)
{
	struct gsrp_told tonight;
	const int card = told_card(told, 'a'), other = told_card(told, 'b');
	const int pin = told->facts.card[card].pin, its = told->facts.card[other].pin;
	const int evening = told_number(told, 'r');
	int a, b;

	gsrp_tonight(told, &tonight);
	a = gsrp_place(told, &tonight, 'a');
	b = gsrp_place(told, &tonight, 'b');
	told_true(told, card == told->high || card == told->low, "one of the board");
	told_true(told,
		evening < told->facts.round && told->facts.game[pin][evening].opponent == its &&
			told->facts.game[pin][evening].played == (told_number(told, 'k') == 0),
		"they met on that evening");
	told_true(told, a < b && b < tonight.mate[a] && tonight.mate[b] >= 0,
		"he stands before the one whom he meets");
	told_true(told, tonight.mate[b] > a, "and is not taken by a higher one");
}

void gsrp_said_nearest(const struct told *told)
{
	struct gsrp_told tonight;
	int a, b, walked[EVENING_MOST];

	gsrp_tonight(told, &tonight);
	a = gsrp_place(told, &tonight, 'a');
	b = gsrp_place(told, &tonight, 'b');
	told_true(told, a < b && tonight.mate[a] == b, "they meet");
	told_true(told,
		told_number(told, 'n') > 0 &&
			evening_walk(&tonight.evening, tonight.mate, walked) ==
				told_number(told, 'n'),
		"how many the walk leaves over");
	told_true(told, told_number(told, 'd') == b - a, "places apart");
}

/* The evening gives White to the first one, for this reason. */
static void check_white(const struct told *told, struct gsrp_told *tonight, bool so)
{
	const struct fact_card *one = card_at(told, 'a');

	gsrp_tonight(told, tonight);
	told_true(told, one->opponent == told_card(told, 'b') && one->given == COLOUR_WHITE,
		"he has White");
	told_true(told, so, "what gives it to him");
}

/* Colours of the season: Whites less Blacks, and the last one. */
struct colours {
	int balance;
	enum colour last;
};

static struct colours colours_of(const struct told *told, char key)
{
	const struct fact_game *game = told->facts.game[card_at(told, key)->pin];
	struct colours colours = {0, COLOUR_NONE};

	for (int round = 1; round < told->facts.round; round++) {
		if (!game[round].played || game[round].opponent == 0)
			continue;
		colours.last = game[round].colour;
		colours.balance += colours.last == COLOUR_WHITE ? 1 : -1;
	}
	return colours;
}

void gsrp_said_first_white(const struct told *told)
{
	struct gsrp_told tonight;

	check_white(told, &tonight, told->facts.round == 1);
	told_true(told, gsrp_place(told, &tonight, 'b') < gsrp_place(told, &tonight, 'a'),
		"the other stands higher");
}

static bool is_signed(const struct told *told, char key, int number)
{
	char text[PART_SIZE], want[16];

	snprintf(want, sizeof(want), number > 0 ? "+%d" : "%d", number);
	return strcmp(told_text(told, key, text, sizeof(text)), want) == 0;
}

void gsrp_said_balance(const struct told *told)
{
	struct gsrp_told tonight;
	const struct colours one = colours_of(told, 'a'), two = colours_of(told, 'b');

	check_white(told, &tonight, told->facts.round > 1 && one.balance < two.balance);
	told_true(told, is_signed(told, 'x', one.balance), "his balance");
	told_true(told, is_signed(told, 'y', two.balance), "the balance of the other");
}

void gsrp_said_last(const struct told *told)
{
	static const enum colour words[] = {COLOUR_BLACK, COLOUR_WHITE, COLOUR_NONE};
	struct gsrp_told tonight;
	const struct colours one = colours_of(told, 'a'), two = colours_of(told, 'b');

	check_white(told, &tonight,
		told->facts.round > 1 && one.balance == two.balance && one.last != two.last &&
			(one.last == COLOUR_BLACK || two.last == COLOUR_WHITE));
	told_true(told, words[told_number(told, 'd')] == one.last, "his last colour");
	told_true(told, words[told_number(told, 'e')] == two.last, "the last colour of the other");
}

void gsrp_said_lot(const struct told *told)
{
	struct gsrp_told tonight;
	const struct colours one = colours_of(told, 'a'), two = colours_of(told, 'b');
	int a, b, board = 0;

	check_white(told, &tonight, one.balance == two.balance && one.last == two.last);
	a = gsrp_place(told, &tonight, 'a');
	b = gsrp_place(told, &tonight, 'b');
	for (int i = 0; i <= (a < b ? a : b); i++)
		board += tonight.mate[i] > i;
	told_true(told, evening_is_white(&tonight.evening, a, b, board), "the lot falls so");
}
