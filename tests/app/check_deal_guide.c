/*
 * The guide's own tournament dealt: its steps come in the order in which the guide takes them, and
 * speak of the cards that it names.
 */
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "app/deal/deal.h"
#include "app/hand/kinds.h"
#include "app/practice/sets.h"
#include "app/trf/event.h"
#include "support/event/guide_event.h"
#include "support/suite_run.h"

enum { NAMED = 4, STEPS_MOST = 32 };

/* A step of the guide: what is done, and with which cards, in any order. */
struct taught {
	enum deal_kind kind;
	int pins[NAMED];
};

/* The guide's text on each round, sentence by sentence. */
static const struct taught rounds[][STEPS_MOST] = {
	{{DEAL_SORTED, {0}}, {DEAL_ASIDE, {4, 13, 19}}, {DEAL_LINE, {9}}, {DEAL_PASSED, {10}},
		{DEAL_BYE, {11}}, {DEAL_BOARD, {1, 10}}, {DEAL_PASSED, {3, 14, 12}},
		{DEAL_BOARD, {14, 2}}, {DEAL_BOARD, {3, 12}}, {DEAL_BOARD, {15, 5}},
		{DEAL_BOARD, {6, 16}}, {DEAL_PASSED, {17, 7}}, {DEAL_BOARD, {18, 7}},
		{DEAL_BOARD, {8, 17}}, {DEAL_BOARD, {20, 9}}, {DEAL_CHECK, {0}}},
	{{DEAL_SORTED, {0}}, {DEAL_LINE, {5}}, {DEAL_FLOAT, {6}}, {DEAL_BOARD, {9, 1}},
		{DEAL_BOARD, {2, 11}}, {DEAL_BOARD, {5, 18}}, {DEAL_PASSED, {3}},
		{DEAL_BOARD, {4, 6}}, {DEAL_BOARD, {13, 8}}, {DEAL_CHECK, {0}}},
	{{DEAL_SORTED, {0}}, {DEAL_LINKED, {0}}, {DEAL_KEEPS, {4}}, {DEAL_FLOAT, {2}},
		{DEAL_BOARD, {1, 5}}, {DEAL_BOARD, {3, 2}}, {DEAL_BOARD, {12, 4}},
		{DEAL_KEEPS, {11}}, {DEAL_BOARD, {6, 13}}, {DEAL_FLOAT, {19}},
		{DEAL_BOARD, {20, 17}}, {DEAL_BOARD, {16, 19}}, {DEAL_BYE, {15}},
		{DEAL_CHECK, {0}}},
	{{DEAL_SORTED, {0}}, {DEAL_BOARD, {5, 3}}, {DEAL_LINE, {4}}, {DEAL_LINKED, {0}},
		{DEAL_KEEPS, {12}}, {DEAL_FLOAT, {6}}, {DEAL_BOARD, {7, 1}}, {DEAL_BOARD, {2, 12}},
		{DEAL_BOARD, {4, 18}}, {DEAL_BOARD, {8, 6}}, {DEAL_BOARD, {14, 20}},
		{DEAL_AHEAD, {16, 17}}, {DEAL_PASSED, {9, 13, 15}}, {DEAL_BOARD, {9, 19}},
		{DEAL_BOARD, {13, 10}}, {DEAL_BOARD, {15, 11}}, {DEAL_BOARD, {16, 17}},
		{DEAL_CHECK, {0}}},
	/* "revisited" */
	{{DEAL_SORTED, {0}}, {DEAL_KEEPS, {4}}, {DEAL_KEEPS, {15}}, {DEAL_FLOAT, {5}},
		{DEAL_PASSED, {1}}, {DEAL_PASSED, {18}}, {DEAL_BOARD, {2, 5}},
		{DEAL_BOARD, {1, 18}}, {DEAL_FLOAT, {12}}, {DEAL_BOARD, {3, 8}}, {DEAL_PASSED, {4}},
		{DEAL_BOARD, {12, 7}}, {DEAL_BOARD, {20, 4}}, {DEAL_CHECK, {0}}},
};

/*
 * The sets with which the guide teaches its common situations, and those of its exercises whose
 * solutions say why: the numbers are those of the reports, in which the late card 3b is number 4.
 */
static const struct {
	const char *set;
	struct taught steps[STEPS_MOST];
} sets[] = {
	{"set-B",
		{{DEAL_SORTED, {0}}, {DEAL_COLOURS, {0}}, {DEAL_BOARD, {1, 5}},
			{DEAL_BOARD, {6, 2}}, {DEAL_BOARD, {7, 3}}, {DEAL_BOARD, {4, 8}}}},
	{"set-C",
		{{DEAL_SORTED, {0}}, {DEAL_COLOURS, {0}}, {DEAL_KEEPS, {6}}, {DEAL_KEEPS, {9}},
			{DEAL_KEEPS, {10}}, {DEAL_PASSED, {1, 6}}, {DEAL_BOARD, {1, 7}},
			{DEAL_BOARD, {6, 2}}, {DEAL_BOARD, {9, 4}}, {DEAL_BOARD, {10, 5}}}},
	/* the small side first: 6 and 2 have met, and 1 and 7 */
	{"set-D",
		{{DEAL_SORTED, {0}}, {DEAL_PASSED, {2, 6}}, {DEAL_BOARD, {9, 2}},
			{DEAL_BOARD, {6, 5}}, {DEAL_PASSED, {1, 7}}, {DEAL_BOARD, {1, 8}},
			{DEAL_BOARD, {3, 10}}, {DEAL_BOARD, {4, 7}}}},
	{"set-E",
		{{DEAL_SORTED, {0}}, {DEAL_COLOURS, {0}}, {DEAL_KEEPS, {10}}, {DEAL_PASSED, {1, 6}},
			{DEAL_BOARD, {1, 7}}, {DEAL_BOARD, {6, 2}}, {DEAL_PASSED, {4, 5, 10}},
			{DEAL_BOARD, {10, 3}}, {DEAL_BOARD, {8, 4}}, {DEAL_BOARD, {9, 5}}}},
	{"set-F",
		{{DEAL_SORTED, {0}}, {DEAL_LINE, {1}}, {DEAL_LINKED, {0}}, {DEAL_TRANSFER, {7}},
			{DEAL_PASSED, {4}}, {DEAL_FLOAT, {7}}, {DEAL_BOARD, {1, 4}},
			{DEAL_PASSED, {2}}, {DEAL_BOARD, {7, 5}}, {DEAL_BOARD, {6, 2}},
			{DEAL_BOARD, {3, 8}}}},
	/* the mid-line flip */
	{"set-G",
		{{DEAL_SORTED, {0}}, {DEAL_PASSED, {3, 6}}, {DEAL_EXCHANGE, {3}},
			{DEAL_EXCHANGE, {4}}, {DEAL_BOARD, {6, 4}}, {DEAL_BOARD, {1, 3}},
			{DEAL_BOARD, {2, 5}}}},
	{"set-G-late-card",
		{{DEAL_SORTED, {0}}, {DEAL_LINE, {3}}, {DEAL_PASSED, {4}}, {DEAL_FLOAT, {7}},
			{DEAL_BOARD, {4, 3}}, {DEAL_BOARD, {1, 5}}, {DEAL_BOARD, {2, 6}}}},
	/* 4 can easily have Black; 3 is the only one of the top half whom 5 can play */
	{"set-H",
		{{DEAL_SORTED, {0}}, {DEAL_COLOURS, {5}}, {DEAL_TRANSFER, {4}},
			{DEAL_PASSED, {1, 2, 3, 5}}, {DEAL_BOARD, {5, 3}}, {DEAL_BOARD, {1, 4}},
			{DEAL_BOARD, {2, 6}}}},
	{"set-H-default",
		{{DEAL_SORTED, {0}}, {DEAL_TRANSFER, {6}}, {DEAL_TRANSFER, {4}},
			{DEAL_BOARD, {6, 5}}, {DEAL_BOARD, {1, 3}}, {DEAL_BOARD, {2, 4}}}},
	/* 3 has met all of the bottom half; 2 and 4 are more due White than 5 and 6 */
	{"grade3-1",
		{{DEAL_SORTED, {0}}, {DEAL_PASSED, {3, 4, 5, 6}}, {DEAL_EXCHANGE, {3}},
			{DEAL_BOARD, {3, 1}}, {DEAL_BOARD, {2, 5}}, {DEAL_BOARD, {4, 6}}}},
	{"grade3-2",
		{{DEAL_SORTED, {0}}, {DEAL_LINKED, {0}}, {DEAL_KEEPS, {6, 3}}, {DEAL_FLOAT, {2}},
			{DEAL_BOARD, {1, 3}}, {DEAL_PASSED, {4}}, {DEAL_BOARD, {5, 2}},
			{DEAL_BOARD, {6, 4}}}},
	{"grade3-3",
		{{DEAL_SORTED, {0}}, {DEAL_FLOAT, {2}}, {DEAL_BOARD, {1, 3}}, {DEAL_BOARD, {4, 2}},
			{DEAL_BOARD, {5, 6}}}},
};

static bool speaks_of(const struct deal *deal, const struct deal_step *step, int pin)
{
	for (int i = 0; i < step->ncards; i++)
		if (deal->pins[step->cards[i]] == pin)
			return true;
	return false;
}

static bool is_taught(
	const struct deal *deal, const struct deal_step *step, const struct taught *taught)
{
	if (step->kind != taught->kind)
		return false;
	for (int i = 0; i < NAMED && taught->pins[i]; i++)
		if (!speaks_of(deal, step, taught->pins[i]))
			return false;
	return true;
}

/* The steps that are taught come in this order, whatever stands between them. */
static void check_order(const struct deal *deal, const struct taught *taught, const char *name)
{
	int at = 0;

	for (int i = 0; i < STEPS_MOST && (i == 0 || taught[i].kind != DEAL_SORTED); i++) {
		while (at < deal->nsteps && !is_taught(deal, &deal->steps[at], &taught[i]))
			at++;
		ck_assert_msg(at < deal->nsteps, "%s: no %s with %d behind what was before", name,
			deal_kind_name(taught[i].kind), taught[i].pins[0]);
	}
}

START_TEST(the_guides_rounds_are_dealt_in_its_order)
{
	struct error error;
	struct app *app;
	struct deal deal;
	char name[32];

	ck_assert_msg(app_open(guide_event("deal.drawboard", _i), &app, &error) == STATUS_OK, "%s",
		error.text);
	ck_assert_msg(app_propose(app, &error) == STATUS_OK, "%s", error.text);
	ck_assert_msg(deal_make(app, _i + 1, &deal, &error) == STATUS_OK, "%s", error.text);
	snprintf(name, sizeof(name), "round %d", _i + 1);
	check_order(&deal, rounds[_i], name);
	deal_done(&deal);
	app_close(app);
}
END_TEST

static void nothing_to_tell(void *context, const char *text)
{
	(void)context;
	(void)text;
}

START_TEST(the_guides_sets_are_dealt_in_its_order)
{
	const char *text = practice_set_report(practice_set_find(sets[_i].set));
	const struct app_trf what = {.system = "caa", .text = text, .size = strlen(text)};
	struct error error;
	struct app *app;
	struct deal deal;

	ck_assert_msg(app_look_at_trf(&what, &app, &error, nothing_to_tell, NULL) == STATUS_OK,
		"%s", error.text);
	ck_assert_msg(deal_make(app, app_round(app), &deal, &error) == STATUS_OK, "%s", error.text);
	check_order(&deal, sets[_i].steps, sets[_i].set);
	deal_done(&deal);
	app_close(app);
}
END_TEST

/*
 * Its first draw of round 5 is not the best, and has 3 and 2 meet again, who met in round 3: made
 * by hand it is dealt first, board by board, and the last look finds the two.
 */
START_TEST(the_guides_first_draw_of_round_5_is_dealt_as_fixed)
{
	static const int boards[][2] = {{12, 5}, {1, 18}, {3, 2}, {10, 8}, {14, 4}, {6, 15},
		{20, 7}, {11, 16}, {17, 9}, {19, 13}};
	enum { BOARDS = sizeof(boards) / sizeof(boards[0]) };
	struct error error;
	struct app *app;
	struct deal deal;
	int fixed = 0;

	ck_assert(app_open(guide_event("first.drawboard", 4), &app, &error) == STATUS_OK);
	for (int i = 0; i < BOARDS; i++) {
		ck_assert_msg(
			app_hand(app, boards[i][0], HAND_BOARD, boards[i][1], &error) == STATUS_OK,
			"%s", error.text);
		ck_assert_msg(
			app_hand(app, boards[i][0], HAND_COLOUR, COLOUR_WHITE, &error) == STATUS_OK,
			"%s", error.text);
	}
	ck_assert_msg(app_pair_by_hand(app, &error) == STATUS_OK, "%s", error.text);
	ck_assert_msg(deal_make(app, 5, &deal, &error) == STATUS_OK, "%s", error.text);
	for (int i = 0; i < deal.nsteps; i++) {
		ck_assert(deal.steps[i].kind != DEAL_BOARD && deal.steps[i].kind != DEAL_FLOAT);
		fixed += deal.steps[i].kind == DEAL_FIXED && deal.steps[i].moves == 2;
	}
	ck_assert_int_eq(fixed, BOARDS);
	ck_assert_str_eq(
		deal.steps[deal.nsteps - 2].caption, "3 Cairns and 2 Brown have met already.");
	deal_done(&deal);
	app_close(app);
}
END_TEST

/* Nobody is spoken of who is not named, and every card that is moved by itself is named. */
START_TEST(captions_name_their_cards)
{
	struct error error;
	struct app *app;
	struct deal deal;

	ck_assert(app_open(guide_event("names.drawboard", 4), &app, &error) == STATUS_OK);
	ck_assert(app_propose(app, &error) == STATUS_OK);
	for (int round = 1; round <= 5; round++) {
		ck_assert(deal_make(app, round, &deal, &error) == STATUS_OK);
		for (int i = 0; i < deal.nsteps; i++) {
			const struct deal_step *step = &deal.steps[i];

			for (int k = 0; k < step->ncards; k++) {
				const struct player *player =
					event_player(app_event(app), 1, deal.pins[step->cards[k]]);
				char name[64] = "";

				strncat(name, player->name, strcspn(player->name, ","));
				ck_assert_msg(
					strstr(step->caption, name), "%s: %s", name, step->caption);
			}
		}
		deal_done(&deal);
	}
	app_close(app);
}
END_TEST

/*
 * Why the ten boards of round 4 are as they are, as the guide says it; and of round 5 who floats.
 */
static const struct {
	int round;
	const char *caption;
} captions[] = {
	{3, "2 Brown and 5 Edwards keep their colour: their claims equal that of 12 Low, who stands on a lower level."},
	/* both are due White, but a colour is given up here anyway: 8 has met 13 */
	{3, "6 Findley would meet 11 King by place, but then 9 Innes and 13 Mitchell would cross the mid-line (2 exchanges instead of 1 in the whole draw)."},
	{4, "6 Findley goes down from 2: first below the mid-line, not down last round. He is of the larger colour group, Black: 4 to 3; he went down in round 2, but only the last round counts."},
	{4, "For 9 Innes, 13 Mitchell and 15 Onions come before 19 Swan, but are due White like 9 Innes."},
	{4, "10 Jones, second of the top half, meets 13 Mitchell, the first of the bottom half not paired yet. 13 Mitchell has White and 10 Jones Black, as each is due."},
	{4, "11 King, third of the top half, meets 15 Onions, the only one of the bottom half not paired yet. 15 Onions has White and 11 King Black, as each is due."},
	{5, "8 Hood comes before 12 Low from the mid-line, but is of the smaller colour group, Black: 1 to 2."},
	{5, "6 Findley comes before 7 Green from the top, but is due White like 12 Low."},
	{5, "For 4 Drew, 10 Jones comes before 20 Tudor, but is left for 9 Innes, who met 20 Tudor in round 1."},
	{5, "11 King comes before 17 Queen from the top, but is left for 16 Perkin, who has met all others in the White column: 17 Queen and 19 Swan."},
};

START_TEST(captions_say_what_the_guide_says)
{
	struct error error;
	struct app *app;
	struct deal deal;
	bool found = false;

	ck_assert(app_open(guide_event("says.drawboard", 4), &app, &error) == STATUS_OK);
	ck_assert(app_propose(app, &error) == STATUS_OK);
	ck_assert(deal_make(app, captions[_i].round, &deal, &error) == STATUS_OK);
	for (int i = 0; i < deal.nsteps; i++)
		found = found || strcmp(deal.steps[i].caption, captions[_i].caption) == 0;
	ck_assert_msg(found, "%s", captions[_i].caption);
	deal_done(&deal);
	app_close(app);
}
END_TEST

static bool is_said(const struct deal *deal, const char *text)
{
	for (int i = 0; i < deal->nsteps; i++)
		if (strstr(deal->steps[i].caption, text))
			return true;
	return false;
}

/*
 * Who is seated by hand is not counted again among those to be seated, and who is sent by hand is
 * not sent by rule 20.
 */
START_TEST(what_a_hand_fixed_is_not_counted_again)
{
	struct error error;
	struct app *app;
	struct deal deal;

	ck_assert(app_open(guide_event("hand.drawboard", 4), &app, &error) == STATUS_OK);
	ck_assert(app_hand(app, 12, HAND_BOARD, 5, &error) == STATUS_OK);
	ck_assert(app_hand(app, 14, HAND_FLOAT_DOWN, 0, &error) == STATUS_OK);
	ck_assert(app_hand(app, 17, HAND_FLOAT_UP, 0, &error) == STATUS_OK);
	ck_assert_msg(app_propose(app, &error) == STATUS_OK, "%s", error.text);
	ck_assert(deal_make(app, 5, &deal, &error) == STATUS_OK);
	ck_assert(is_said(&deal, "5 Edwards has Black against 12 Low, fixed by hand."));
	ck_assert(is_said(&deal, "Level 4 has 1 card, a Black seeker."));
	ck_assert(!is_said(&deal, "Level 4 has 1 card to seat"));
	ck_assert(is_said(&deal, "Level 2½ has 3 cards to seat: one must leave it."));
	ck_assert(is_said(&deal, "14 Newel goes down from 2, as fixed by hand."));
	ck_assert(is_said(
		&deal, "17 Queen comes up from 1 to 2 and meets 14 Newel, as fixed by hand."));
	deal_done(&deal);
	app_close(app);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("deal");

	tcase_add_loop_test(tcase, the_guides_rounds_are_dealt_in_its_order, 0,
		(int)(sizeof(rounds) / sizeof(rounds[0])));
	tcase_add_loop_test(tcase, the_guides_sets_are_dealt_in_its_order, 0,
		(int)(sizeof(sets) / sizeof(sets[0])));
	tcase_add_test(tcase, the_guides_first_draw_of_round_5_is_dealt_as_fixed);
	tcase_add_test(tcase, captions_name_their_cards);
	tcase_add_test(tcase, what_a_hand_fixed_is_not_counted_again);
	tcase_add_loop_test(tcase, captions_say_what_the_guide_says, 0,
		(int)(sizeof(captions) / sizeof(captions[0])));
	return suite_run("deal_guide", tcase, NULL);
}
