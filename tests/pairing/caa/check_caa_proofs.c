/*
 * Every proof among the reasons: the best draw in which it is otherwise differs first in the term
 * that is named, by the numbers that are named. In small fields all draws are made by the second
 * reading of the rules; in larger ones the engine draws the whole field, while the reasons look at
 * groups of levels only.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pairing.h"
#include "support/event/case_file.h"
#include "support/event/played_event.h"
#include "support/event/random_field.h"
#include "support/reference/caa_reference.h"
#include "support/suite_run.h"

enum { FIELDS = 500, CARDS_MOST = 10, EVENTS = 8, PINS_MOST = 64 };

static struct case_file *file;
static const struct pairing_book *caa;

/* How a draw with one pin more is found: its score without the pin; false if there is none. */
typedef bool (*find_best)(const struct pairing_input *input, const struct pairing_input *pinned,
	const struct pairing_score *names, struct pairing_score *score);

struct field_of_proof {
	const struct pairing_input *input;
	const struct pairing_draw *draw;
	struct pairing_score score;
	find_best find;
	int proofs[PAIRING_PASSED_UNKEPT + 1];
};

static bool find_by_engine(const struct pairing_input *input, const struct pairing_input *pinned,
	const struct pairing_score *names, struct pairing_score *score)
{
	struct pairing_draw draw = {0};

	(void)names;
	if (pairing_best(caa, pinned, &draw, NULL) != PAIRING_OK)
		return false;
	ck_assert_int_eq(pairing_score(caa, input, &draw, score), PAIRING_OK);
	pairing_draw_done(&draw);
	return true;
}

/* The terms of a draw by the second reading, named as the library names them. */
static void score_by_reference(const struct reference *reference, const struct reference_draw *draw,
	const struct pairing_score *names, struct pairing_score *score)
{
	*score = (struct pairing_score){.nterms = names->nterms};
	score->terms = calloc((size_t)names->nterms, sizeof(*score->terms));
	score->values = calloc((size_t)names->nterms * REFERENCE_VALUES, sizeof(*score->values));
	ck_assert(score->terms && score->values);
	for (int i = 0; i < names->nterms; i++) {
		struct pairing_term *term = &score->terms[i];

		*term = names->terms[i];
		term->first = score->nvalues;
		term->length =
			reference->rules->term(reference, draw, i, score->values + score->nvalues);
		ck_assert_int_ge(term->length, 0);
		score->nvalues += term->length;
	}
}

static bool find_by_reference(const struct pairing_input *input, const struct pairing_input *pinned,
	const struct pairing_score *names, struct pairing_score *score)
{
	struct reference reference;
	struct reference_draw draw;

	reference_init(&reference, &caa_reference, pinned);
	if (!reference_best(&reference, &draw))
		return false;
	reference_init(&reference, &caa_reference, input);
	score_by_reference(&reference, &draw, names, score);
	return true;
}

/* What a proof should be for two scores that differ. */
static void expect(const struct pairing_input *input, const struct pairing_score *now,
	const struct pairing_score *then, struct pairing_proof *proof)
{
	const bool history =
		input->options && input->options[pairing_book_option(caa, "float_history")] != 0;
	const struct pairing_term *one, *two;
	const int order = pairing_score_compare(now, then, &proof->term);
	int i = 0, size = 1;

	ck_assert_int_ne(order, 0);
	proof->passed = order < 0 ? PAIRING_PASSED_WORSE : PAIRING_PASSED_BETTER;
	one = &now->terms[proof->term];
	two = &then->terms[proof->term];
	if (strcmp(one->name, "claims") == 0)
		size = 3;
	else if (strcmp(one->name, "downfloats") == 0 || strcmp(one->name, "upfloats") == 0)
		size = history ? 4 : 3;
	while (i < one->length && i < two->length &&
		now->values[one->first + i] == then->values[two->first + i])
		i++;
	if (i == one->length || i == two->length) {
		proof->entry = -1;
		proof->before = one->length / size;
		proof->after = two->length / size;
		return;
	}
	proof->entry = size == 1 ? i : i % size;
	if (size == 3 && strcmp(one->name, "claims") != 0 && proof->entry > 0)
		proof->entry++; /* without a history */
	proof->before = (int)now->values[one->first + i];
	proof->after = (int)then->values[two->first + i];
}

static void check_values(const struct field_of_proof *field, bool found,
	const struct pairing_score *then, const struct pairing_proof *proof)
{
	struct pairing_proof expected;

	if (proof->passed == PAIRING_PASSED_ILLEGAL || proof->passed == PAIRING_PASSED_UNKEPT) {
		ck_assert(!found);
		return;
	}
	if (proof->passed == PAIRING_PASSED_FLOATS && !found)
		return;
	ck_assert(found);
	expect(field->input, &field->score, then, &expected);
	if (proof->passed == PAIRING_PASSED_FLOATS) {
		const char *name = field->score.terms[expected.term].name;

		ck_assert(strcmp(name, "bye") == 0 || strcmp(name, "floats") == 0);
	} else if (proof->passed == PAIRING_PASSED_AT_LEAST) {
		ck_assert_int_eq(expected.passed, PAIRING_PASSED_WORSE);
		ck_assert_str_eq(field->score.terms[proof->term].name, "transfers");
		ck_assert_int_le(expected.term, proof->term);
		if (expected.term == proof->term)
			ck_assert(
				expected.before == proof->before && expected.after >= proof->after);
	} else {
		ck_assert_mem_eq(proof, &expected, sizeof(expected));
	}
}

/* Is there a draw with the pin if nothing else is fixed but who sits out? */
static bool is_possible(const struct field_of_proof *field, const struct pairing_pin *pin)
{
	struct pairing_pin pins[PINS_MOST];
	struct pairing_input bare = *field->input;
	struct pairing_score then = {0};
	bool found;

	bare.pins = pins;
	bare.npins = bare.napart = 0;
	for (int i = 0; i < field->input->npins; i++)
		if (field->input->pins[i].kind == PAIRING_PIN_OUT)
			pins[bare.npins++] = field->input->pins[i];
	pins[bare.npins++] = *pin;
	found = field->find(field->input, &bare, &field->score, &then);
	pairing_score_done(&then);
	return found;
}

static void check_proof(struct field_of_proof *field, const struct pairing_pin *pin,
	const struct pairing_proof *proof)
{
	struct pairing_pin pins[PINS_MOST];
	struct pairing_input pinned = *field->input;
	struct pairing_score then = {0};
	bool found;

	ck_assert_int_lt(pinned.npins, PINS_MOST);
	if (pinned.npins > 0)
		memcpy(pins, pinned.pins, (size_t)pinned.npins * sizeof(*pins));
	pins[pinned.npins++] = *pin;
	pinned.pins = pins;
	found = field->find(field->input, &pinned, &field->score, &then);
	check_values(field, found, &then, proof);
	if (proof->passed == PAIRING_PASSED_ILLEGAL || proof->passed == PAIRING_PASSED_UNKEPT)
		ck_assert_int_eq(is_possible(field, pin), proof->passed == PAIRING_PASSED_UNKEPT);
	field->proofs[proof->passed]++;
	pairing_score_done(&then);
}

/* The pin that a step says something about; false if it has no proof. */
static bool pin_of(const struct field_of_proof *field, const struct pairing_step *step,
	struct pairing_pin *pin)
{
	const struct pairing_board *board = &field->draw->boards[step->board < 0 ? 0 : step->board];

	*pin = (struct pairing_pin){
		PAIRING_PIN_BOARD, step->player, PAIRING_NOBODY, PAIRING_NEUTRAL};
	if (step->kind == PAIRING_STEP_FLOAT_PASSED) {
		if (step->as.float_passed.way == PAIRING_FLOAT_DOWN)
			pin->kind = PAIRING_PIN_FLOAT_DOWN;
		else if (step->as.float_passed.way == PAIRING_LEVEL)
			pin->kind = PAIRING_PIN_BYE;
		else
			pin->other = board->white == step->other ? board->black : board->white;
	} else if (step->kind == PAIRING_STEP_PLACE) {
		pin->other = step->as.place.ideal;
	} else if (step->kind == PAIRING_STEP_EXCHANGE) {
		const int other = board->white == step->player ? board->black : board->white;

		pin->kind = step->player > other ? PAIRING_PIN_TOP : PAIRING_PIN_BOTTOM;
	} else {
		return false;
	}
	return (step->proof.passed >= 0 && step->proof.passed < PAIRING_PASSED_MET) ||
		step->proof.passed == PAIRING_PASSED_UNKEPT;
}

/*
 * Does it speak of the record of the bye, alone in the list of its level? Then it goes by rule 6.
 */
static bool is_of_bye(const struct field_of_proof *field, const struct pairing_step *step,
	const struct pairing_term *term)
{
	enum { RECORD_MOST = 4 };
	const struct pairing_score *score = &field->score;
	int bye = 0;

	while (strcmp(score->terms[bye].name, "bye") != 0)
		bye++;
	return step->kind == PAIRING_STEP_FLOAT_PASSED &&
		step->as.float_passed.way == PAIRING_LEVEL &&
		strcmp(term->name, "downfloats") == 0 && term->length <= RECORD_MOST &&
		score->values[score->terms[bye].first] == term->level;
}

static void check_rule(const struct field_of_proof *field, const struct pairing_step *step)
{
	const struct pairing_proof *proof = &step->proof;
	const struct pairing_term *term;

	if (proof->passed == PAIRING_PASSED_ILLEGAL || proof->passed == PAIRING_PASSED_UNKEPT)
		ck_assert_str_eq(step->rule, proof->passed == PAIRING_PASSED_ILLEGAL ? "1" : "");
	if (proof->passed > PAIRING_PASSED_AT_LEAST)
		return;
	term = &field->score.terms[proof->term];
	if (proof->passed == PAIRING_PASSED_WORSE && is_of_bye(field, step, term))
		ck_assert_str_eq(step->rule, "6");
	else if (proof->entry == 0 && strcmp(term->name, "downfloats") == 0)
		ck_assert_str_eq(step->rule, "20 a");
	else if (proof->entry == 0 && strcmp(term->name, "upfloats") == 0)
		ck_assert_str_eq(step->rule, "21 a");
	else if (strcmp(term->rule, "35, 37, 39") == 0) /* the one of them that the pair is under */
		ck_assert(strcmp(step->rule, "35") == 0 || strcmp(step->rule, "37") == 0 ||
			strcmp(step->rule, "39") == 0 || strcmp(step->rule, term->rule) == 0);
	else
		ck_assert_str_eq(step->rule, term->rule);
}

/* An avoided pair: before and after of its own step, in the term of avoided pairs. */
static void check_avoided(struct field_of_proof *field, const struct pairing_step *step)
{
	const struct pairing_pin pin = {
		PAIRING_PIN_BOARD, step->player, step->other, PAIRING_NEUTRAL};
	struct pairing_proof proof = {.passed = PAIRING_PASSED_WORSE,
		.before = step->as.avoided.before,
		.after = step->as.avoided.after};

	while (strcmp(field->score.terms[proof.term].name, "avoided pairs") != 0)
		proof.term++;
	check_proof(field, &pin, &proof);
	field->proofs[PAIRING_PASSED_AVOIDED]++;
}

static void check_list(struct field_of_proof *field, const struct pairing_steps *steps)
{
	for (int i = 0; i < steps->count; i++) {
		const struct pairing_step *step = &steps->steps[i];
		struct pairing_pin pin;

		if (step->kind == PAIRING_STEP_AVOIDED)
			check_avoided(field, step);
		if (!pin_of(field, step, &pin))
			continue;
		check_rule(field, step);
		check_proof(field, &pin, &step->proof);
	}
}

static void check_draw(struct field_of_proof *field, const struct pairing_input *input,
	const struct pairing_draw *draw)
{
	struct pairing_steps steps = {0};

	field->input = input;
	field->draw = draw;
	ck_assert_int_eq(pairing_score(caa, input, draw, &field->score), PAIRING_OK);
	ck_assert_int_eq(pairing_steps(caa, input, draw, &steps), PAIRING_OK);
	check_list(field, &steps);
	pairing_steps_done(&steps);
	pairing_score_done(&field->score);
}

static void print_proofs(const char *what, const struct field_of_proof *field)
{
	fprintf(stderr,
		"%s: %d worse, %d better, %d at least, %d floats, %d illegal, %d unkept, %d avoided\n",
		what, field->proofs[PAIRING_PASSED_WORSE], field->proofs[PAIRING_PASSED_BETTER],
		field->proofs[PAIRING_PASSED_AT_LEAST], field->proofs[PAIRING_PASSED_FLOATS],
		field->proofs[PAIRING_PASSED_ILLEGAL], field->proofs[PAIRING_PASSED_UNKEPT],
		field->proofs[PAIRING_PASSED_AVOIDED]);
}

static int from_environment(const char *name, int otherwise)
{
	const char *text = getenv(name);

	return text ? atoi(text) : otherwise;
}

START_TEST(small_fields_against_all_draws)
{
	const int fields = from_environment("FIELDS", FIELDS),
		  seed = from_environment("SEED", 31000);
	struct field_of_proof proof = {.find = find_by_reference};
	struct random_field field;

	for (int k = 0; k < fields; k++) {
		struct pairing_draw draw = {0};
		struct pairing_board boards[FIELD_PLAYERS_MOST];
		struct pairing_draw by_hand = {boards, 0};
		uint64_t state = (uint64_t)(seed + k);

		random_field_make(&field, state, 4, CARDS_MOST);
		if (pairing_best(caa, &field.input, &draw, NULL) == PAIRING_OK)
			check_draw(&proof, &field.input, &draw);
		pairing_draw_done(&draw);
		random_field_draw(&field, &state, &by_hand);
		if (k % 4 == 0)
			check_draw(&proof, &field.input, &by_hand);
	}
	print_proofs("all draws", &proof);
	ck_assert_int_gt(proof.proofs[PAIRING_PASSED_WORSE], fields / 2);
	ck_assert_int_eq(
		proof.proofs[PAIRING_PASSED_AT_LEAST] + proof.proofs[PAIRING_PASSED_FLOATS], 0);
}
END_TEST

START_TEST(the_guide_against_the_whole_field)
{
	struct field_of_proof proof = {.find = find_by_engine};
	const struct case_draw *round = &file->round[_i];

	for (int i = 0; i < round->nanswers; i++) {
		struct pairing_draw draw = case_answer_draw(&round->input, &round->answer[i]);

		check_draw(&proof, &round->input, &draw);
		pairing_draw_done(&draw);
	}
	ck_assert_int_gt(proof.proofs[PAIRING_PASSED_WORSE], 0);
}
END_TEST

/* Events of some size: groups are parts of the field there. */
START_TEST(events_against_the_whole_field)
{
	static const int sizes[] = {20, 33, 40, 61};
	struct field_of_proof proof = {.find = find_by_engine};

	for (int i = 0; i < EVENTS; i++) {
		struct played_event event;

		ck_assert(played_event_init(&event, sizes[i % 4], 500 + (uint64_t)i));
		for (int round = 1; round <= PLAYED_ROUNDS; round++) {
			struct pairing_draw draw = {0};

			if (pairing_best(caa, &event.input, &draw, NULL) != PAIRING_OK)
				break;
			check_draw(&proof, &event.input, &draw);
			if (round < PLAYED_ROUNDS)
				played_event_play(&event, &draw);
			pairing_draw_done(&draw);
		}
		played_event_done(&event);
	}
	print_proofs("events", &proof);
}
END_TEST

static bool is_float(const struct pairing_input *input, const struct pairing_board *board)
{
	return board->black == PAIRING_NOBODY ||
		input->players[board->white].score != input->players[board->black].score;
}

/*
 * The reasons of boards one by one: all floats, and some of the others. Cards passed over untold.
 */
static int check_boards(
	struct field_of_proof *field, const struct pairing_input *input, struct pairing_draw *draw)
{
	int untold = 0;

	field->input = input;
	field->draw = draw;
	ck_assert_int_eq(pairing_score(caa, input, draw, &field->score), PAIRING_OK);
	for (int board = 0; board < draw->count; board++) {
		struct pairing_steps steps = {0};

		if (!is_float(input, &draw->boards[board]) && board % 23 != 0)
			continue;
		ck_assert_int_eq(pairing_steps_of(caa, input, draw, board, &steps), PAIRING_OK);
		check_list(field, &steps);
		for (int i = 0; i < steps.count; i++)
			untold += steps.steps[i].kind == PAIRING_STEP_FLOAT_PASSED &&
				steps.steps[i].proof.passed == PAIRING_PASSED_MORE &&
				steps.steps[i].proof.given == 0;
		pairing_steps_done(&steps);
	}
	pairing_score_done(&field->score);
	return untold;
}

/* Groups of many cards are drawn afresh as well when one board is asked for. */
START_TEST(large_groups_against_the_whole_field)
{
	static const int sizes[] = {150, 260, 340};
	struct field_of_proof proof = {.find = find_by_engine};
	struct played_event event;
	int untold = 0;

	ck_assert(played_event_init(&event, sizes[_i], 900 + (uint64_t)_i));
	for (int round = 1; round <= 7; round++) {
		struct pairing_draw draw = {0};

		ck_assert_int_eq(pairing_best(caa, &event.input, &draw, NULL), PAIRING_OK);
		untold += check_boards(&proof, &event.input, &draw);
		played_event_play(&event, &draw);
		pairing_draw_done(&draw);
	}
	played_event_done(&event);
	print_proofs("large groups", &proof);
	ck_assert_int_gt(proof.proofs[PAIRING_PASSED_WORSE], 20);
	ck_assert_int_eq(untold, 0);
}
END_TEST

/* Where groups are too large for trials the counts of their colours must do. */
START_TEST(counts_are_bounds)
{
	struct field_of_proof proof = {.find = find_by_engine};
	struct played_event event;
	struct pairing_draw draw = {0};
	struct pairing_steps steps = {0};

	ck_assert(played_event_init(&event, 230, 1));
	ck_assert_int_eq(pairing_best(caa, &event.input, &draw, NULL), PAIRING_OK);
	played_event_play(&event, &draw);
	pairing_draw_done(&draw);
	ck_assert_int_eq(pairing_best(caa, &event.input, &draw, NULL), PAIRING_OK);
	proof.input = &event.input;
	proof.draw = &draw;
	ck_assert_int_eq(pairing_score(caa, &event.input, &draw, &proof.score), PAIRING_OK);
	ck_assert_int_eq(pairing_steps(caa, &event.input, &draw, &steps), PAIRING_OK);
	for (int i = 0; i < steps.count; i++) {
		struct pairing_pin pin;

		if (pin_of(&proof, &steps.steps[i], &pin) &&
			steps.steps[i].proof.passed == PAIRING_PASSED_AT_LEAST &&
			proof.proofs[PAIRING_PASSED_AT_LEAST] < 12)
			check_proof(&proof, &pin, &steps.steps[i].proof);
	}
	print_proofs("counts", &proof);
	ck_assert_int_gt(proof.proofs[PAIRING_PASSED_AT_LEAST], 3);
	pairing_steps_done(&steps);
	pairing_score_done(&proof.score);
	pairing_draw_done(&draw);
	played_event_done(&event);
}
END_TEST

int main(void)
{
	TCase *proofs = tcase_create("proofs");
	int code;

	file = case_file_read(TESTS_DIR "/cases/caa-guide.txt");
	caa = pairing_book_find("caa");
	if (!file || !caa)
		return EXIT_FAILURE;
	tcase_add_test(proofs, small_fields_against_all_draws);
	tcase_add_loop_test(proofs, the_guide_against_the_whole_field, 1, 5);
	tcase_add_test(proofs, events_against_the_whole_field);
	tcase_add_loop_test(proofs, large_groups_against_the_whole_field, 0, 3);
	tcase_add_test(proofs, counts_are_bounds);
	tcase_set_timeout(proofs, 120);
	code = suite_run("caa_proofs", proofs, NULL);
	free(file);
	return code;
}
