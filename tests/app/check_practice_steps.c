/*
 * Practice by steps on random rounds of every rule book: the deal's own cards are never a miss, all
 * others always are, and the sheet counts exactly these, by rule.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/practice/stepping.h"
#include "core/event.h"
#include "support/event/book_count.h"
#include "support/event/deal_end.h"
#include "support/event/knobs.h"
#include "support/event/random_field.h"
#include "support/seeds.h"
#include "support/suite_run.h"

enum { FEW = 12, MANY = 500, CARDS_MOST = 100 };

static char name[80];

/* A round that is to be paired; false: the rules have no draw. */
static bool open_round(const struct pairing_book *book, uint64_t seed, struct stepping *stepping)
{
	uint64_t state = seed;
	const int players = 5 + random_below(&state, 18), played = random_below(&state, 5);
	struct generate_knobs knobs;
	struct error error;
	struct app *app;

	snprintf(name, sizeof(name), "%s, seed %d", book->id, (int)seed);
	knobs_busy(&knobs, book, seed, players, played);
	app = knobs_event(&knobs, book->id, &error);
	ck_assert_msg(app != NULL, "%s: %s", name, error.text);
	if (app_no_draw(app, &error) != STATUS_OK) {
		app_close(app);
		return false;
	}
	ck_assert_msg(stepping_of(app, stepping, &error) == STATUS_OK, "%s: %s", name, error.text);
	return true;
}

static enum step_verdict name_card(struct stepping *stepping, int card)
{
	enum step_verdict verdict = STEP_IS_WRONG;
	struct error error;

	ck_assert_msg(stepping_name(stepping, card, &verdict, &error) == STATUS_OK, "%s: %s", name,
		error.text);
	ck_assert_msg(stepping->text[0] != '\0', "%s", name);
	return verdict;
}

static int right_card(const struct stepping *stepping)
{
	return stepping->questions.list[stepping->at].right;
}

/* The question does not name its answer, and the answer is one of its cards. */
static void check_question(const struct stepping *stepping)
{
	char text[STEPPING_TEXT];
	int cards[CARDS_MOST], found = 0;
	const int count = stepping_cards(stepping, cards);

	stepping_question(stepping, text, sizeof(text));
	ck_assert_msg(text[0] != '\0', "%s", name);
	ck_assert_msg(count > 1, "%s: %s has %d cards", name, text, count);
	for (int i = 0; i < count; i++) {
		found += cards[i] == right_card(stepping);
		ck_assert_int_ne(cards[i], stepping->questions.list[stepping->at].about);
	}
	ck_assert_msg(found == 1, "%s: %s is not answered by its cards", name, text);
}

static void check_sheet(const struct stepping *stepping, int right, int second, int shown)
{
	struct step_sheet sheet;
	int missed = 0;

	ck_assert_int_eq(step_sheet_make(stepping, &sheet), STATUS_OK);
	ck_assert_int_eq(sheet.right, right);
	ck_assert_int_eq(sheet.second, second);
	ck_assert_int_eq(sheet.shown, shown);
	ck_assert_int_eq(sheet.answered, right + second + shown);
	for (int k = 0; k < sheet.count; k++) {
		const struct missed_rule *rule = &sheet.rules[k];

		ck_assert_int_gt(rule->missed, 0);
		ck_assert_int_ge(rule->asked, rule->missed);
		for (int i = rule->first; i < rule->first + rule->missed; i++) {
			const int question = sheet.questions[i];
			const int step = stepping->questions.list[question].step;
			const char *rules = stepping->deal.steps[step].rule;
			const size_t length = strlen(rule->rule);

			ck_assert(stepping->asked[question].mark > STEP_RIGHT);
			ck_assert(strncmp(rules, rule->rule, length) == 0 &&
				(rules[length] == '\0' || rules[length] == ','));
		}
		missed += rule->missed;
	}
	ck_assert_int_eq(missed, second + shown);
	step_sheet_done(&sheet);
}

static void check_end(const struct stepping *stepping)
{
	ck_assert_int_eq(stepping->table.made, stepping->deal.nsteps);
	ck_assert_msg(deal_is_draw(&stepping->deal, &stepping->table), "%s", name);
}

START_TEST(the_deal_s_own_cards_are_no_miss)
{
	const struct pairing_book *book = pairing_book_at(_i);
	struct seeds seeds;

	ck_assert(seeds_read(&seeds, 0, NULL, FEW, MANY));
	for (long i = 0; i < seeds.count; i++) {
		struct stepping stepping;

		if (!open_round(book, seeds.first + (uint64_t)i, &stepping))
			continue;
		while (!stepping_is_over(&stepping)) {
			check_question(&stepping);
			ck_assert_int_eq(name_card(&stepping, right_card(&stepping)), STEP_IS_IT);
			stepping_next(&stepping);
		}
		check_end(&stepping);
		check_sheet(&stepping, stepping.questions.count, 0, 0);
		stepping_done(&stepping);
	}
}
END_TEST

/* Is the step one of a question that was asked before? */
static bool is_asked(const struct stepping *stepping, int step)
{
	for (int i = 0; i < stepping->at; i++)
		if (step >= stepping->questions.list[i].first &&
			step <= stepping->questions.list[i].last)
			return true;
	return false;
}

/* What was said before, unless it was an answer or is about something else. */
static void check_unsaid(const struct stepping *stepping, const struct question *question)
{
	char who[WHO_SIZE], meets[WHO_SIZE + 16], down[WHO_SIZE + 16], up[WHO_SIZE + 16];

	stepping_who(stepping, question->right, who);
	snprintf(meets, sizeof(meets), "meets %s", who);
	snprintf(down, sizeof(down), "goes down to %s", who);
	snprintf(up, sizeof(up), "comes up to %s", who);
	for (int k = 0; k < question->first; k++) {
		const struct deal_step *step = &stepping->deal.steps[k];

		ck_assert_msg(question->kind < ASK_BELOW || !strstr(step->caption, meets), "%s: %s",
			name, step->caption);
		/* who was passed over, as he goes the same way */
		ck_assert_msg(question->kind < ASK_BELOW || step->ncards == 0 ||
				step->cards[0] != question->about ||
				(!strstr(step->caption, down) && !strstr(step->caption, up)),
			"%s: %s", name, step->caption);
		/* where no other card was left, it was no question */
		if (is_asked(stepping, k) || step->kind == DEAL_ASIDE || step->moves > 0 ||
			step->kind == DEAL_AHEAD || strstr(step->caption, " for the bye") ||
			(step->kind == DEAL_KEEPS && question->kind != ASK_TRANSFER))
			continue;
		for (int i = 0; i < step->ncards; i++)
			ck_assert_msg(
				step->group != question->group || step->cards[i] != question->right,
				"%s: %s", name, step->caption);
	}
}

START_TEST(nothing_gives_an_answer_away)
{
	const struct pairing_book *book = pairing_book_at(_i);
	struct seeds seeds;

	ck_assert(seeds_read(&seeds, 0, NULL, FEW, MANY));
	for (long i = 0; i < seeds.count; i++) {
		struct stepping stepping;

		if (!open_round(book, seeds.first + (uint64_t)i, &stepping))
			continue;
		for (; !stepping_is_over(&stepping); stepping_next(&stepping)) {
			check_unsaid(&stepping, &stepping.questions.list[stepping.at]);
			stepping_show(&stepping);
		}
		check_sheet(&stepping, 0, 0, stepping.questions.count);
		stepping_done(&stepping);
	}
}
END_TEST

/* Does the deal itself let this card be the answer? */
static bool is_an_answer(const struct stepping *stepping, int card)
{
	return questions_other(&stepping->questions, stepping->at, card) >= 0;
}

/* Each card that is not it, until the question is over; the marks that come of it. */
static void answer_wrongly(struct stepping *stepping, uint64_t *state, int marks[4])
{
	int cards[CARDS_MOST], wrong = 0;
	const int count = stepping_cards(stepping, cards), from = random_below(state, count);

	for (int i = 0; i < count && !stepping->answered; i++) {
		const int card = cards[(from + i) % count];
		enum step_verdict verdict;

		if (is_an_answer(stepping, card))
			continue;
		verdict = name_card(stepping, card);
		/* it may be as good as the deal's own only where the program says so */
		if (verdict == STEP_IS_IT) {
			ck_assert_msg(!strncmp(stepping->text, "As good by the rules", 20),
				"%s: %s", name, stepping->text);
			marks[wrong ? STEP_SECOND : STEP_RIGHT]++;
			return;
		}
		if (verdict == STEP_IS_LATER)
			continue;
		ck_assert_msg(!strncmp(stepping->text, "Not ", 4), "%s: %s", name, stepping->text);
		ck_assert_int_eq(verdict, ++wrong == 1 ? STEP_IS_WRONG : STEP_IS_OVER);
	}
	if (stepping->answered) {
		marks[STEP_SHOWN]++;
	} else {
		ck_assert_int_eq(name_card(stepping, right_card(stepping)), STEP_IS_IT);
		marks[wrong ? STEP_SECOND : STEP_RIGHT]++;
	}
}

START_TEST(other_cards_are_told_as_wrong_and_counted_by_rule)
{
	const struct pairing_book *book = pairing_book_at(_i);
	struct seeds seeds;

	ck_assert(seeds_read(&seeds, 0, NULL, FEW, MANY));
	for (long i = 0; i < seeds.count; i++) {
		uint64_t state = seeds.first + (uint64_t)i;
		struct stepping stepping;
		int marks[4] = {0};

		if (!open_round(book, state, &stepping))
			continue;
		for (; !stepping_is_over(&stepping); stepping_next(&stepping)) {
			if (random_below(&state, 2) == 0) {
				answer_wrongly(&stepping, &state, marks);
			} else {
				ck_assert_int_eq(
					name_card(&stepping, right_card(&stepping)), STEP_IS_IT);
				marks[STEP_RIGHT]++;
			}
		}
		check_end(&stepping);
		check_sheet(&stepping, marks[STEP_RIGHT], marks[STEP_SECOND], marks[STEP_SHOWN]);
		stepping_done(&stepping);
	}
}
END_TEST

/* Of several who leave a group, or change their halves, in whatever order. */
START_TEST(the_last_of_several_may_be_named_first)
{
	const struct pairing_book *book = pairing_book_at(_i);
	struct seeds seeds;

	ck_assert(seeds_read(&seeds, 0, NULL, FEW, MANY));
	for (long i = 0; i < seeds.count; i++) {
		struct stepping stepping;

		if (!open_round(book, seeds.first + (uint64_t)i, &stepping))
			continue;
		for (; !stepping_is_over(&stepping); stepping_next(&stepping)) {
			int card = right_card(&stepping);

			for (int k = stepping.at + 1; k < stepping.questions.count; k++)
				if (is_an_answer(&stepping, stepping.questions.list[k].right))
					card = stepping.questions.list[k].right;
			check_question(&stepping);
			ck_assert_int_eq(name_card(&stepping, card), STEP_IS_IT);
			ck_assert_int_eq(right_card(&stepping), card);
		}
		check_end(&stepping);
		check_sheet(&stepping, stepping.questions.count, 0, 0);
		stepping_done(&stepping);
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("steps");

	tcase_set_timeout(tcase, 0);
	tcase_add_loop_test(tcase, the_deal_s_own_cards_are_no_miss, 0, book_count());
	tcase_add_loop_test(tcase, nothing_gives_an_answer_away, 0, book_count());
	tcase_add_loop_test(
		tcase, other_cards_are_told_as_wrong_and_counted_by_rule, 0, book_count());
	tcase_add_loop_test(tcase, the_last_of_several_may_be_named_first, 0, book_count());
	return suite_run("practice_steps", tcase, NULL);
}
