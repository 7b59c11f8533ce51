/* The verdict on the draw of a report: which of two draws the rules call the better one. */
#include <check.h>
#include <string.h>

#include "app/report/check_draw.h"
#include "app/report/translate.h"
#include "app/round/acceleration.h"
#include "support/event/field_digest.h"
#include "support/event/random_field.h"
#include "support/fault/packed_files.h"
#include "support/suite_run.h"

static struct trf trf;
static struct trf_field field;
static struct check_theirs theirs;
static struct check_round verdict;

static void read_report(const char *text)
{
	const struct report silent = {.error = NULL};

	ck_assert_int_eq(trf_read(text, strlen(text), &trf, &silent), STATUS_OK);
	if (!trf.rounds)
		trf.rounds = trf.played;
	if (!trf.virtual2 && acceleration_is_on(&trf, trf.rounds))
		ck_assert_int_eq(acceleration_by_baku(&trf), STATUS_OK);
	ck_assert_int_eq(translate_trf(&trf, &field, NULL), STATUS_OK);
}

static void done(void)
{
	check_draw_done(&verdict);
	check_theirs_done(&theirs);
	trf_field_done(&field);
	trf_done(&trf);
}

static void judge(const struct pairing_book *book, const struct pairing_draw *ours)
{
	const struct check_judge how = {book, &field, false};

	check_draw_done(&verdict);
	verdict = (struct check_round){.rule = ""};
	ck_assert_int_eq(check_draw_judge(&how, ours, &theirs, &verdict), STATUS_OK);
}

static const char four[] =
	"142 3\n152 W\n"
	"001    1      A                                 2000                                          3 w 1\n"
	"001    2      B                                 1900                                          4 b 1\n"
	"001    3      C                                 1800                                          1 b 0\n"
	"001    4      D                                 1700                                          2 w 0\n";

static void open_four(void)
{
	read_report(four);
	ck_assert_int_eq(translate_trf_round(&field, 1, NULL), STATUS_OK);
	ck_assert_int_eq(check_draw_theirs(&field, 1, &theirs), STATUS_OK);
}

/* The report has 1-3 and 4-2; an engine that has 1-4 and 3-2 is wrong, and it is said. */
START_TEST(a_better_draw_of_the_report_is_a_fault_of_the_engine)
{
	struct pairing_board boards[] = {{0, 3}, {2, 1}};
	const struct pairing_draw ours = {boards, 2};

	open_four();
	ck_assert(!check_draw_same(&ours, &theirs));
	judge(pairing_book_find("dutch"), &ours);
	ck_assert_int_eq(verdict.verdict, CHECK_BETTER);
	ck_assert_int_gt((int)strlen(verdict.rule), 0);
	ck_assert(!verdict.turned);
	ck_assert_int_eq(verdict.nours, 2);
	ck_assert_int_eq(verdict.ntheirs, 2);
	ck_assert_int_eq(verdict.theirs[0].white, 1);
	ck_assert_int_eq(verdict.theirs[0].black, 3);
	done();
}
END_TEST

/* The first term in which the two draws of four differ. */
static enum pairing_term_id first_difference(
	const struct pairing_draw *a, const struct pairing_draw *b)
{
	const struct pairing_book *book = pairing_book_find("dutch");
	struct pairing_score one = {0}, two = {0};
	enum pairing_term_id id;
	int term;

	ck_assert_int_eq(pairing_score(book, &field.input, a, &one), PAIRING_OK);
	ck_assert_int_eq(pairing_score(book, &field.input, b, &two), PAIRING_OK);
	ck_assert_int_ne(pairing_score_compare(&one, &two, &term), 0);
	id = one.terms[term].id;
	pairing_score_done(&one);
	pairing_score_done(&two);
	return id;
}

START_TEST(a_draw_that_differs_in_what_is_settled_first_is_no_fault)
{
	struct pairing_board boards[] = {{0, 3}, {2, 1}}, report[] = {{0, 2}, {3, 1}};
	const struct pairing_draw ours = {boards, 2}, its = {report, 2};
	struct pairing_book settling = *pairing_book_find("dutch");

	open_four();
	settling.settled = first_difference(&ours, &its);
	judge(&settling, &ours);
	ck_assert_int_eq(verdict.verdict, CHECK_SETTLED);
	ck_assert_int_gt((int)strlen(verdict.why), 0);
	done();
}
END_TEST

static enum pairing_status add_nothing(const struct frame_draw *drawn, struct score_draft *score)
{
	(void)drawn;
	(void)score;
	return PAIRING_OK;
}

START_TEST(draws_between_which_the_rules_see_no_difference_are_equal)
{
	static const struct pairing_rules rules = {.digest_size = sizeof(struct field),
		.digest = field_digest,
		.add_score = add_nothing};
	static const struct pairing_book blind = {.id = "blind", .rules = &rules};
	struct pairing_board boards[] = {{2, 0}, {3, 1}};
	const struct pairing_draw ours = {boards, 2};

	open_four();
	judge(&blind, &ours);
	ck_assert_int_eq(verdict.verdict, CHECK_EQUAL);
	ck_assert(verdict.turned);
	ck_assert_str_eq(verdict.rule, "");
	ck_assert_int_eq(verdict.nours, 1);
	done();
}
END_TEST

/* Only once the round that follows is drawn do its results count. */
START_TEST(a_round_stands_as_it_stood_when_it_was_drawn)
{
	read_report("XXR 3\n"
		    "001    1      A                                 2000"
		    "                                          2 w 1  0000 - H  0000 - Z\n"
		    "001    2      B                                 1900"
		    "                                          1 b 0     3 w 1\n"
		    "001    3      C                                 1800"
		    "                                       0000 - U     2 b 0\n");
	ck_assert_int_eq(field.input.round, 3);
	ck_assert_int_eq(field.players[0].score, 3);
	ck_assert(field.players[0].absent);
	ck_assert_int_eq(translate_trf_round(&field, 2, NULL), STATUS_OK);
	ck_assert_int_eq(field.players[0].score, 2);
	ck_assert_int_eq(field.players[1].score, 0);
	ck_assert(field.players[0].absent);
	ck_assert(field.players[0].bye_booked);
	ck_assert(!field.players[1].absent);
	ck_assert_int_eq(translate_trf_round(&field, 1, NULL), STATUS_OK);
	ck_assert_int_eq(field.players[0].score, 0);
	ck_assert(!field.players[0].absent);
	ck_assert(field.players[0].bye_booked);
	ck_assert(!field.players[2].bye_booked);
	done();
}
END_TEST

/* He had a bye booked for round 2 and was gone before it: no entry tells of it, a comment does. */
START_TEST(who_was_gone_before_his_bye_had_it_booked)
{
	read_report("### drawboard: booked 2 3 half\n"
		    "### drawboard: booked 3 2 zero\n"
		    "XXR 4\n"
		    "001    1      A                                 2000"
		    "                                          3 w 1     2 b 1  0000 - U\n"
		    "001    2      B                                 1900"
		    "                                       0000 - U     1 w 0\n"
		    "001    3      C                                 1800"
		    "                                          1 b 0\n");
	ck_assert_int_eq(translate_trf_round(&field, 1, NULL), STATUS_OK);
	ck_assert(field.players[2].bye_booked);
	ck_assert(!field.players[1].bye_booked);
	ck_assert_int_eq(translate_trf_round(&field, 3, NULL), STATUS_OK);
	ck_assert(!field.players[2].bye_booked);
	done();
}
END_TEST

struct totals {
	long rounds, swaps;
	uint64_t state;
};

/* Two boards change their Black players, or one its colours. */
static void disturb(uint64_t *state)
{
	const int a = random_below(state, theirs.count), b = random_below(state, theirs.count);
	struct pairing_board *one = &theirs.boards[a], *two = &theirs.boards[b];
	const int black = one->black;

	if (a == b && black != PAIRING_NOBODY) {
		one->black = one->white;
		one->white = black;
	} else {
		one->black = two->black;
		two->black = black;
	}
	for (int i = 0; i < theirs.count; i++) {
		theirs.board_of[theirs.boards[i].white] = i;
		if (theirs.boards[i].black != PAIRING_NOBODY)
			theirs.board_of[theirs.boards[i].black] = i;
	}
}

/* Whatever is changed in the draw of the rules makes it worse, by a rule that is named. */
static void disturb_report(const char *name, const char *text, void *context)
{
	static const int settings[FIELD_OPTIONS] = {0, 1};
	const struct pairing_book *book = pairing_book_find("dutch");
	struct totals *totals = context;

	read_report(text);
	field.input.options = settings;
	for (int round = 1; round <= trf.played; round++) {
		struct pairing_draw ours = {0};

		ck_assert_int_eq(translate_trf_round(&field, round, NULL), STATUS_OK);
		ck_assert_int_eq(pairing_best(book, &field.input, &ours, NULL), PAIRING_OK);
		ck_assert_int_eq(check_draw_theirs(&field, round, &theirs), STATUS_OK);
		ck_assert_msg(check_draw_same(&ours, &theirs), "%s, round %d", name, round);
		totals->rounds++;
		for (int i = 0; i < 3; i++) {
			disturb(&totals->state);
			if (check_draw_same(&ours, &theirs))
				continue;
			judge(book, &ours);
			ck_assert_msg(verdict.verdict == CHECK_WORSE, "%s, round %d: %d (%s)", name,
				round, (int)verdict.verdict, verdict.why);
			ck_assert_int_gt(verdict.nours, 0);
			ck_assert_int_eq(verdict.nours, verdict.ntheirs);
			totals->swaps++;
		}
		check_theirs_done(&theirs);
		pairing_draw_done(&ours);
	}
	done();
}

START_TEST(no_change_of_a_draw_makes_it_better)
{
	struct totals totals = {0, 0, 7};

	ck_assert_int_gt(
		packed_files_each(TESTS_DIR "/data/dutch-dev.tar.gz", disturb_report, &totals), 60);
	ck_assert_int_gt(totals.swaps, totals.rounds);
}
END_TEST

int main(void)
{
	TCase *tests = tcase_create("check");

	tcase_add_test(tests, a_better_draw_of_the_report_is_a_fault_of_the_engine);
	tcase_add_test(tests, a_draw_that_differs_in_what_is_settled_first_is_no_fault);
	tcase_add_test(tests, draws_between_which_the_rules_see_no_difference_are_equal);
	tcase_add_test(tests, a_round_stands_as_it_stood_when_it_was_drawn);
	tcase_add_test(tests, who_was_gone_before_his_bye_had_it_booked);
	tcase_add_test(tests, no_change_of_a_draw_makes_it_better);
	tcase_set_timeout(tests, 60);
	return suite_run("app_check", tests, NULL);
}
