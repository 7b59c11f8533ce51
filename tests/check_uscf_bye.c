/*
 * Who has the full-point bye of US Chess and what is told of it: every number, everybody who stood
 * before him and why he does not have it, counted afresh from the records or solved again.
 *
 * 1,600 rounds of seeded sections with all sorts of settings; ROUNDS: that many, LONG: 20,000.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "pairing.h"
#include "support/random_field.h"
#include "support/suite_run.h"
#include "support/us_recount.h"

enum { CARDS_LEAST = 5, CARDS_MOST = 40, SLICES = 8, PROVEN_MOST = 5, LIMIT = 200 };
enum { FEW = 1600, MANY = 20000 };

static const struct pairing_book *book;
static long rounds;

struct asking {
	struct us_section section;
	unsigned long long seed;
	struct pairing_draw draw;
	struct pairing_steps steps;
	int bye;
	long told, proven, barred; /* byes, and those before who are told of */
};

#define HOLDS(what, text) \
	ck_assert_msg( \
		what, "seed %llu round %d: %s", asking->seed, asking->section.input.round, text)

static const struct pairing_player *player_of(const struct asking *asking, int i)
{
	return &asking->section.player[i];
}

/* May he have the bye, as one of this standing with this score? */
static bool is_free(const struct asking *asking, int i, int score, enum us_standing standing)
{
	return !player_of(asking, i)->absent && player_of(asking, i)->score == score &&
		!us_bye_barred(&asking->section, i) &&
		us_standing_of(&asking->section, i) == standing;
}

static int top_score(const struct asking *asking)
{
	int top = 0;

	for (int i = 0; i < asking->section.input.count; i++)
		if (!player_of(asking, i)->absent && player_of(asking, i)->score > top)
			top = player_of(asking, i)->score;
	return top;
}

/* The notes that go with a rated one, and with a new one. */
static int notes_of(const struct asking *asking)
{
	const struct us_section *section = &asking->section;
	const int bye = asking->bye, score = player_of(asking, bye)->score;
	int notes = 0;

	for (int i = 0; i < section->input.count; i++) {
		if (us_standing_of(section, bye) == US_RATED) {
			notes |= i != bye && is_free(asking, i, score, US_RATED) &&
					player_of(asking, i)->rating ==
						player_of(asking, bye)->rating
				? PAIRING_NOTE_EQUAL
				: 0;
			notes |= i > bye &&
					(is_free(asking, i, score, US_UNRATED) ||
						is_free(asking, i, score, US_NEW))
				? PAIRING_NOTE_RATED_FIRST
				: 0;
			notes |= is_free(asking, i, us_score_below(section, score), US_NEW) &&
					us_bye_offered_before(section, bye, i)
				? PAIRING_NOTE_BEFORE_NEW
				: 0;
		}
		if (us_standing_of(section, bye) == US_NEW && section->input.rounds == 4 &&
			us_score_below(section, top_score(asking)) == score &&
			is_free(asking, i, top_score(asking), US_RATED))
			notes |= PAIRING_NOTE_LEADERS;
	}
	return notes;
}

/* What the sentence says of one who comes first: nobody is left of those who would come before. */
static void he_is_the_first(const struct asking *asking, enum us_standing standing)
{
	const int bye = asking->bye, score = player_of(asking, bye)->score;

	for (int i = 0; i < asking->section.input.count; i++) {
		if (i == bye)
			continue;
		for (int s = US_RATED; s < (int)standing; s++)
			HOLDS(!is_free(asking, i, score, (enum us_standing)s),
				"one of a better standing may have it");
		if (is_free(asking, i, score, standing))
			HOLDS(i < bye, "a lower one may have it");
		if (standing == US_RATED && is_free(asking, i, score, US_RATED))
			HOLDS(player_of(asking, i)->rating >= player_of(asking, bye)->rating,
				"a lower rated one may have it");
	}
}

static void the_first_sentence_is_true(struct asking *asking, const struct pairing_step *step)
{
	const struct us_section *section = &asking->section;
	const int bye = asking->bye, full = us_full_points(section, bye);
	const enum us_standing standing = us_standing_of(section, bye);
	int before = 0, all = 0;
	enum pairing_lowest reason = standing == US_RATED ? PAIRING_LOWEST_RATED
		: standing == US_UNRATED                  ? PAIRING_LOWEST_UNRATED
							  : PAIRING_LOWEST_NEW;

	if (us_bye_barred(section, bye))
		reason = full > 0 ? PAIRING_LOWEST_AGAIN : PAIRING_LOWEST_HALF;
	for (int i = 0; i < section->input.count; i++) {
		before += !player_of(asking, i)->absent && i != bye &&
			us_bye_offered_before(section, i, bye);
		all += !player_of(asking, i)->absent && us_full_points(section, i) < full;
	}
	HOLDS(step->values[0] == player_of(asking, bye)->score, "score");
	HOLDS(step->values[1] == before, "how many stood before");
	HOLDS(step->values[2] == (int)reason, "as what he has it");
	HOLDS(step->values[3] == full, "his full points");
	if (reason <= PAIRING_LOWEST_NEW) {
		HOLDS(step->values[4] == notes_of(asking), "notes");
		if (before == 0)
			he_is_the_first(asking, standing);
	}
	if (reason == PAIRING_LOWEST_AGAIN && before == 0)
		HOLDS(all == 0 && full > 0, "somebody has had fewer");
	asking->told++;
}

/* With him another draw is worse, by a term that comes before the order of the bye, or by colours. */
static void the_proof_is_true(struct asking *asking, const struct pairing_step *step)
{
	const bool moves = us_section_setting(&asking->section, "bye_for_colours");
	const struct pairing_pin pin = {
		PAIRING_PIN_BYE, step->player, PAIRING_NOBODY, PAIRING_NEUTRAL};
	struct us_proof proof;
	const struct pairing_term *term;
	int64_t now, then;
	bool beyond = false;

	us_prove(&proof, &asking->section, &asking->draw, pin);
	if (step->values[0] == PAIRING_PASSED_ILLEGAL) {
		HOLDS(proof.status == PAIRING_NO_DRAW && step->rule[0] == '\0', "there is a draw");
	} else if (step->values[0] == PAIRING_PASSED_LIMIT) {
		for (int i = 0; i < asking->section.input.count; i++)
			beyond = beyond ||
				(us_points(&asking->section, i, step->player) > LIMIT &&
					us_bye_offered_before(&asking->section, i, step->player));
		HOLDS(moves && beyond && proof.order > 0, "the limit of 28L2a");
	} else {
		HOLDS(step->values[0] == PAIRING_PASSED_WORSE && proof.order < 0,
			"it is not worse");
		HOLDS(step->values[1] == proof.term, "another term differs first");
		term = &proof.now.terms[proof.term];
		HOLDS(strcmp(step->rule, term->rule) == 0, "the rule of the term");
		HOLDS(moves || strcmp(term->name, "order of the bye") != 0, "the order itself");
		if (us_recount(
			    &asking->section, &asking->draw, term->name, step->values[2], &now) &&
			us_recount(&asking->section, &proof.draw, term->name, step->values[2],
				&then)) {
			HOLDS(step->values[3] == (int)now, "the number on the board");
			HOLDS(step->values[4] == (int)then, "the number with him");
			asking->proven++;
		} else {
			HOLDS(moves, "a term that nobody counts");
		}
	}
	us_proof_done(&proof);
}

static int find_passed(const struct asking *asking, int player)
{
	for (int i = 0; i < asking->steps.count; i++)
		if (asking->steps.steps[i].kind == PAIRING_STEP_FLOAT_PASSED &&
			asking->steps.steps[i].player == player)
			return i;
	return -1;
}

/* Does the order of 28L2 put him first, though 28L3 or 28L4 bars him, and not the other one? */
static bool is_barred_before(const struct asking *asking, int i)
{
	const struct us_section *section = &asking->section;

	return us_full_points(section, asking->bye) == 0 &&
		us_bye_before(section, i, asking->bye) &&
		(us_full_points(section, i) > 0 ||
			(us_bye_barred(section, i) && !us_bye_barred(section, asking->bye)));
}

/* Each who stood before is told of, or counted; nobody else is. */
static void all_who_stood_before_are_told(struct asking *asking)
{
	const struct us_section *section = &asking->section;
	const int more = find_passed(asking, PAIRING_NOBODY);
	int before = 0, proven = 0;

	for (int i = 0; i < section->input.count; i++) {
		const int at = i == asking->bye ? -1 : find_passed(asking, i);
		const struct pairing_step *step = at < 0 ? NULL : &asking->steps.steps[at];
		const bool offered = !player_of(asking, i)->absent && i != asking->bye &&
			us_bye_offered_before(section, i, asking->bye);

		if (player_of(asking, i)->absent || i == asking->bye)
			continue;
		before += offered;
		if (!step) {
			HOLDS(!is_barred_before(asking, i), "one who is barred is not told of");
		} else if (step->values[0] == PAIRING_PASSED_BARRED) {
			HOLDS(is_barred_before(asking, i), "he is not barred, or not before");
			HOLDS(!strcmp(step->rule, us_full_points(section, i) ? "28L3" : "28L4"),
				"the rule that bars him");
			asking->barred++;
		} else {
			HOLDS(offered, "it is not offered to him before");
			the_proof_is_true(asking, step);
			proven++;
		}
	}
	HOLDS(proven == (before < PROVEN_MOST ? before : PROVEN_MOST), "not all are told of");
	HOLDS((more >= 0) == (before > PROVEN_MOST), "those who are counted");
	if (more >= 0)
		HOLDS(asking->steps.steps[more].values[1] == before - PROVEN_MOST, "how many");
}

static void one_round(struct asking *asking)
{
	asking->bye = PAIRING_NOBODY;
	asking->steps = (struct pairing_steps){0};
	ck_assert_int_eq(
		book->steps(&asking->section.input, &asking->draw, &asking->steps), PAIRING_OK);
	for (int i = 0; i < asking->steps.count; i++)
		if (asking->steps.steps[i].kind == PAIRING_STEP_LOWEST) {
			asking->bye = asking->steps.steps[i].player;
			the_first_sentence_is_true(asking, &asking->steps.steps[i]);
		}
	if (asking->bye >= 0)
		all_who_stood_before_are_told(asking);
	pairing_steps_done(&asking->steps);
}

static void start(struct asking *asking, uint64_t seed)
{
	uint64_t state = seed + 4000;

	asking->seed = seed;
	us_section_start(&asking->section, seed,
		CARDS_LEAST + random_below(&state, CARDS_MOST - CARDS_LEAST + 1));
	us_section_vary(&asking->section);
}

START_TEST(what_is_told_of_the_bye_is_true)
{
	struct asking event = {.bye = PAIRING_NOBODY}, *asking = &event;
	long done = 0;

	for (uint64_t seed = (uint64_t)_i + 1; done < rounds / SLICES; seed += SLICES) {
		bool more = true;

		start(asking, seed);
		for (; more; done++) {
			asking->draw = (struct pairing_draw){0};
			more = book->best(&asking->section.input, &asking->draw, NULL) ==
				PAIRING_OK;
			if (more)
				one_round(asking);
			more = more && us_section_play(&asking->section, &asking->draw);
			pairing_draw_done(&asking->draw);
		}
		us_section_done(&asking->section);
	}
	ck_assert_int_gt(asking->told, done / 4);
	ck_assert_int_gt(asking->proven, 0);
	ck_assert_int_gt(asking->barred, 0);
}
END_TEST

/* 28L2a: the draw with the bye moved is better, and by colours or what comes before them. */
static bool is_moved_for_colours(struct us_section *section)
{
	const int moves = pairing_book_option(book, "bye_for_colours");
	struct pairing_draw strict = {0}, moved = {0};
	struct pairing_score one = {0}, two = {0};
	bool by_colours = false, other;
	int term;

	section->setting[moves] = 0;
	ck_assert_int_eq(book->best(&section->input, &strict, NULL), PAIRING_OK);
	section->setting[moves] = 1;
	ck_assert_int_eq(book->best(&section->input, &moved, NULL), PAIRING_OK);
	other = strict.boards[strict.count - 1].black == PAIRING_NOBODY &&
		strict.boards[strict.count - 1].white != moved.boards[moved.count - 1].white;
	ck_assert_int_eq(book->score(&section->input, &strict, &one), PAIRING_OK);
	ck_assert_int_eq(book->score(&section->input, &moved, &two), PAIRING_OK);
	if (other) {
		ck_assert_int_lt(pairing_score_compare(&two, &one, &term), 0);
		for (int i = term; i < two.nterms; i++)
			by_colours =
				by_colours || !strcmp(two.terms[i].name, "colours not alternated");
		ck_assert(by_colours);
	}
	pairing_score_done(&one);
	pairing_score_done(&two);
	pairing_draw_done(&strict);
	pairing_draw_done(&moved);
	return other;
}

START_TEST(the_bye_is_moved_for_nothing_but_colours)
{
	int moved = 0;

	for (uint64_t seed = 1; seed <= 60; seed++) {
		struct us_section section;
		struct pairing_draw draw;
		bool more = true;

		us_section_start(&section, seed, 7 + (int)(seed % 16));
		us_section_vary(&section);
		section.input.napart = 0;
		while (more) {
			draw = (struct pairing_draw){0};
			moved += is_moved_for_colours(&section);
			ck_assert_int_eq(book->best(&section.input, &draw, NULL), PAIRING_OK);
			more = us_section_play(&section, &draw);
			pairing_draw_done(&draw);
		}
		us_section_done(&section);
	}
	ck_assert_int_gt(moved, 10);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("bye");

	rounds = getenv("LONG") ? MANY : FEW;
	if (getenv("ROUNDS") && atol(getenv("ROUNDS")) > 0)
		rounds = atol(getenv("ROUNDS"));
	book = pairing_book_find("uscf");
	if (!book || book->noptions > US_SECTION_SETTINGS)
		return EXIT_FAILURE;
	tcase_add_loop_test(tcase, what_is_told_of_the_bye_is_true, 0, SLICES);
	tcase_add_test(tcase, the_bye_is_moved_for_nothing_but_colours);
	tcase_set_timeout(tcase, 600);
	return suite_run("uscf_bye", tcase, NULL);
}
