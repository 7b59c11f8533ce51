/*
 * Why somebody is exchanged between S1 and S2 (FIDE Dutch 4.3): what the best draw with the boards
 * made before in which he plays in his own half would cost.
 */
#include "config.h"

#include <check.h>

#include "pairing.h"
#include "support/event/dutch_tournament.h"
#include "support/reference/dutch_before.h"
#include "support/suite_run.h"

enum { TOURNAMENTS = 80, PLAYERS_LEAST = 6, PLAYERS_MOST = 16, PROOFS_LEAST = 40 };

static const struct pairing_book *dutch;
static long proofs;

/* The numbers of a term, where two scores differ first; a list that ends is less. */
static void first_difference(const struct pairing_score *a, const struct pairing_score *b, int term,
	const struct pairing_step *step)
{
	int entry = 0;

	ck_assert_int_lt(pairing_score_compare(a, b, NULL), 0);
	ck_assert_int_eq(step->proof.term, term);
	ck_assert_str_eq(step->rule, a->terms[term].rule);
	while (entry < a->terms[term].length && entry < b->terms[term].length &&
		a->values[a->terms[term].first + entry] == b->values[b->terms[term].first + entry])
		entry++;
	ck_assert_int_eq(step->proof.entry, entry);
	if (entry < a->terms[term].length)
		ck_assert_int_eq(step->proof.before, a->values[a->terms[term].first + entry]);
	if (entry < b->terms[term].length)
		ck_assert_int_eq(step->proof.after, b->values[b->terms[term].first + entry]);
}

static void check_exchange(const struct pairing_input *input, const struct pairing_draw *draw,
	const struct pairing_step *step)
{
	const struct pairing_board *board = &draw->boards[step->board];
	const int other = board->white == step->player ? board->black : board->white;
	/* he meets a higher one, so he stands in S1 and would meet a lower one, or the reverse */
	const struct pairing_pin pin = {other < step->player ? PAIRING_PIN_TOP : PAIRING_PIN_BOTTOM,
		step->player, PAIRING_NOBODY, PAIRING_NEUTRAL};
	struct pairing_pin pins[DUTCH_BEFORE_PINS];
	struct pairing_input pinned = dutch_before(input, draw, step->board, true, pins);
	struct pairing_draw best = {0};
	struct pairing_score now = {0}, then = {0};
	enum pairing_status status;

	pins[pinned.npins++] = pin;
	status = pairing_best(dutch, &pinned, &best, NULL);
	if (step->proof.passed == PAIRING_PASSED_STRANDED) {
		ck_assert_int_eq(status, PAIRING_NO_DRAW);
		return;
	}
	if (step->proof.passed == PAIRING_PASSED_ILLEGAL) {
		ck_assert_int_eq(status, PAIRING_NO_DRAW);
		return;
	}
	ck_assert_int_eq(step->proof.passed, PAIRING_PASSED_WORSE);
	ck_assert_int_eq(status, PAIRING_OK);
	ck_assert_int_eq(pairing_score(dutch, input, draw, &now), PAIRING_OK);
	ck_assert_int_eq(pairing_score(dutch, input, &best, &then), PAIRING_OK);
	first_difference(
		&now, &then, dutch_before_term(input, draw, step->board, &now, &then), step);
	proofs++;
	pairing_score_done(&now);
	pairing_score_done(&then);
	pairing_draw_done(&best);
}

START_TEST(an_exchange_says_what_it_is_for)
{
	proofs = 0;
	for (uint64_t seed = 1; seed <= TOURNAMENTS; seed++) {
		struct dutch_tournament tournament;
		bool more = true;

		dutch_tournament_start(&tournament, seed, PLAYERS_LEAST, PLAYERS_MOST);
		while (more) {
			struct pairing_draw draw = {0};
			struct pairing_steps steps = {0};

			if (pairing_best(dutch, &tournament.input, &draw, NULL) != PAIRING_OK)
				break;
			ck_assert_int_eq(
				pairing_steps(dutch, &tournament.input, &draw, &steps), PAIRING_OK);
			for (int i = 0; i < steps.count; i++)
				if (steps.steps[i].kind == PAIRING_STEP_EXCHANGE)
					check_exchange(&tournament.input, &draw, &steps.steps[i]);
			pairing_steps_done(&steps);
			more = dutch_tournament_play(&tournament, &draw);
			pairing_draw_done(&draw);
		}
	}
	ck_assert_int_ge(proofs, PROOFS_LEAST);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("exchange");

	dutch = pairing_book_find("dutch");
	tcase_set_timeout(tcase, 120);
	tcase_add_test(tcase, an_exchange_says_what_it_is_for);
	return suite_run("dutch_exchange", tcase, NULL);
}
