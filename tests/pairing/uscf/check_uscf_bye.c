/*
 * Who has the full-point bye of US Chess and what is told of it: every number, everybody who stood
 * before him and why he does not have it, counted afresh from the records or solved again; of draws
 * by the rules, by hand, with pins and unfinished.
 *
 * 1,600 rounds of seeded sections with all sorts of settings; ROUNDS: that many, LONG: 20,000.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "support/reference/us_recount.h"
#include "support/reference/us_tour.h"
#include "support/suite_run.h"

enum { SLICES = 8, FEW = 1600, MANY = 20000, PROVEN_MOST = 5, LIMIT = 200 };

static long rounds;

/* Byes, and those before who are told of. */
struct counts {
	long told, proven, barred, fixed;
};

static struct counts *counts_of(const struct us_tour *tour)
{
	return tour->context;
}

static const struct pairing_player *player_of(const struct us_tour *tour, int i)
{
	return &tour->section.player[i];
}

/* May he have the bye, as one of this standing with this score? */
static bool is_free(const struct us_tour *tour, int i, int score, enum us_standing standing)
{
	return !player_of(tour, i)->absent && us_score(&tour->section, i) == score &&
		!us_bye_barred(&tour->section, i) && us_standing_of(&tour->section, i) == standing;
}

static int top_score(const struct us_tour *tour)
{
	int top = 0;

	for (int i = 0; i < tour->section.input.count; i++)
		if (!player_of(tour, i)->absent && us_score(&tour->section, i) > top)
			top = us_score(&tour->section, i);
	return top;
}

/* The notes that go with a rated one, and with a new one. */
static int notes_of(const struct us_tour *tour, int bye)
{
	const struct us_section *section = &tour->section;
	const int score = us_score(&tour->section, bye);
	int notes = 0;

	for (int i = 0; i < section->input.count; i++) {
		if (us_standing_of(section, bye) == US_RATED) {
			notes |= i != bye && is_free(tour, i, score, US_RATED) &&
					player_of(tour, i)->rating == player_of(tour, bye)->rating
				? PAIRING_NOTE_EQUAL
				: 0;
			notes |= i > bye &&
					(is_free(tour, i, score, US_UNRATED) ||
						is_free(tour, i, score, US_NEW))
				? PAIRING_NOTE_RATED_FIRST
				: 0;
			notes |= is_free(tour, i, us_score_below(section, score), US_NEW) &&
					us_bye_offered_before(section, bye, i)
				? PAIRING_NOTE_BEFORE_NEW
				: 0;
		}
		if (us_standing_of(section, bye) == US_NEW && section->input.rounds == 4 &&
			us_score_below(section, top_score(tour)) == score &&
			is_free(tour, i, top_score(tour), US_RATED))
			notes |= PAIRING_NOTE_LEADERS;
	}
	return notes;
}

/* What the sentence says of one who comes first: nobody is left of those who would come before. */
static void he_is_the_first(
	const struct us_tour *tour, const struct pairing_step *step, enum us_standing standing)
{
	const int bye = step->player, score = us_score(&tour->section, bye);

	for (int i = 0; i < tour->section.input.count; i++) {
		if (i == bye)
			continue;
		for (int s = US_RATED; s < (int)standing; s++)
			US_HOLDS(tour, step, !is_free(tour, i, score, (enum us_standing)s),
				"one of a better standing may have it");
		if (is_free(tour, i, score, standing))
			US_HOLDS(tour, step, i < bye, "a lower one may have it");
		if (standing == US_RATED && is_free(tour, i, score, US_RATED))
			US_HOLDS(tour, step,
				player_of(tour, i)->rating >= player_of(tour, bye)->rating,
				"a lower rated one may have it");
	}
}

/* As what he has it: enum pairing_lowest. */
static int reason_of(const struct us_tour *tour, int bye)
{
	static const enum pairing_lowest free[] = {[US_RATED] = PAIRING_LOWEST_RATED,
		[US_UNRATED] = PAIRING_LOWEST_UNRATED,
		[US_NEW] = PAIRING_LOWEST_NEW};
	int present = 0;

	for (int i = 0; i < tour->section.input.npins; i++)
		if (tour->pins[i].kind == PAIRING_PIN_BYE && tour->pins[i].player == bye)
			return PAIRING_LOWEST_FIXED;
	for (int i = 0; i < tour->section.input.count; i++)
		present += !player_of(tour, i)->absent;
	if (present % 2 == 0)
		return PAIRING_LOWEST_NEEDLESS;
	if (us_full_points(&tour->section, bye) > 0)
		return PAIRING_LOWEST_AGAIN;
	return us_bye_barred(&tour->section, bye) ? PAIRING_LOWEST_HALF
						  : free[us_standing_of(&tour->section, bye)];
}

/* How many of those who take part are asked before him, and how many have had fewer byes. */
static int count_before(const struct us_tour *tour, int bye, int *fewer)
{
	int before = 0;

	*fewer = 0;
	for (int i = 0; i < tour->section.input.count; i++) {
		if (player_of(tour, i)->absent || i == bye)
			continue;
		before += us_bye_offered_before(&tour->section, i, bye);
		*fewer += us_full_points(&tour->section, i) < us_full_points(&tour->section, bye);
	}
	return before;
}

static void the_first_sentence_is_true(struct us_tour *tour, const struct pairing_step *step)
{
	const int bye = step->player, full = us_full_points(&tour->section, bye);
	const int reason = reason_of(tour, bye);
	int fewer, before = count_before(tour, bye, &fewer);

	US_HOLDS(tour, step, tour->seats.opponent[bye] == PAIRING_NOBODY, "he has not the bye");
	US_HOLDS(tour, step, step->as.lowest.score == us_score(&tour->section, bye), "score");
	US_HOLDS(tour, step, step->as.lowest.why == reason, "as what he has it");
	US_HOLDS(tour, step, step->as.lowest.full_points == full, "his full points");
	counts_of(tour)->told++;
	if (reason >= PAIRING_LOWEST_FIXED) {
		US_HOLDS(tour, step, step->rule[0] == '\0', "a rule");
		counts_of(tour)->fixed++;
		return;
	}
	US_HOLDS(tour, step, step->as.lowest.before == before, "how many stood before");
	if (reason <= PAIRING_LOWEST_NEW) {
		US_HOLDS(tour, step, step->as.lowest.notes == notes_of(tour, bye), "notes");
		if (before == 0)
			he_is_the_first(tour, step, us_standing_of(&tour->section, bye));
	}
	if (reason == PAIRING_LOWEST_AGAIN && before == 0)
		US_HOLDS(tour, step, fewer == 0 && full > 0, "somebody has had fewer");
}

/* 28L2a: is he too far from one who comes first? */
static bool is_beyond(const struct us_tour *tour, int player)
{
	for (int i = 0; i < tour->section.input.count; i++)
		if (!player_of(tour, i)->absent && us_points(&tour->section, i, player) > LIMIT &&
			us_bye_offered_before(&tour->section, i, player))
			return true;
	return false;
}

/* By a term before the order of the bye, or by colours; the numbers are those of the boards. */
static void it_is_worse(
	struct us_tour *tour, const struct pairing_step *step, const struct us_proof *proof)
{
	const bool moves = us_section_setting(&tour->section, "bye_for_colours");
	const struct pairing_term *term = &proof->now.terms[proof->term];
	int64_t now, then;

	US_HOLDS(tour, step, proof->order < 0, "it is not worse");
	US_HOLDS(tour, step, step->proof.term == proof->term, "another term differs first");
	US_HOLDS(tour, step, !strcmp(step->rule, term->rule), "the rule of the term");
	if (!us_recount(&tour->section, tour->seats.draw, term->name, step->proof.entry, &now) ||
		!us_recount(&tour->section, &proof->draw, term->name, step->proof.entry, &then)) {
		US_HOLDS(tour, step, moves || !us_tour_is_by_rules(tour), "another term");
		return;
	}
	if (strstr(term->name, "colours") && us_tour_fixes_colours(tour))
		return;
	US_HOLDS(tour, step, step->proof.before == (int)now, "the number on the board");
	US_HOLDS(tour, step, step->proof.after == (int)then, "the number with him");
	counts_of(tour)->proven++;
}

static void the_proof_is_true(struct us_tour *tour, const struct pairing_step *step)
{
	const struct pairing_pin pin = {
		PAIRING_PIN_BYE, step->player, PAIRING_NOBODY, PAIRING_NEUTRAL};
	struct us_proof proof;

	us_prove(&proof, &tour->section, tour->seats.draw, pin);
	switch (step->proof.passed) {
	case PAIRING_PASSED_ILLEGAL:
	case PAIRING_PASSED_UNKEPT:
		US_HOLDS(tour, step, proof.status == PAIRING_NO_DRAW, "there is a draw");
		US_HOLDS(tour, step,
			us_is_possible(&tour->section, pin) ==
				(step->proof.passed == PAIRING_PASSED_UNKEPT),
			"what is fixed is to blame, or is not");
		US_HOLDS(tour, step, step->rule[0] == '\0', "a rule");
		break;
	case PAIRING_PASSED_LIMIT:
		US_HOLDS(tour, step, proof.order > 0, "it is not better");
		US_HOLDS(tour, step, us_section_setting(&tour->section, "bye_for_colours"),
			"28L2a is not set");
		US_HOLDS(tour, step, is_beyond(tour, step->player), "he is within the limit");
		break;
	case PAIRING_PASSED_BETTER:
		US_HOLDS(tour, step, proof.order > 0, "it is not better");
		US_HOLDS(tour, step, !us_tour_is_by_rules(tour), "the rules have a better draw");
		break;
	default:
		US_HOLDS(tour, step, step->proof.passed == PAIRING_PASSED_WORSE, "another proof");
		it_is_worse(tour, step, &proof);
		break;
	}
	us_proof_done(&proof);
}

static const struct pairing_step *find_passed(const struct us_tour *tour, int player, int bye)
{
	for (int i = 0; i < tour->steps.count; i++)
		if (tour->steps.steps[i].kind == PAIRING_STEP_FLOAT_PASSED &&
			tour->steps.steps[i].other == bye && tour->steps.steps[i].player == player)
			return &tour->steps.steps[i];
	return NULL;
}

/*
 * Does the order of 28L2 put him first, though 28L3 or 28L4 bars him, and not the one with the bye?
 */
static bool is_barred_before(const struct us_tour *tour, int i, int bye)
{
	const struct us_section *section = &tour->section;

	return us_full_points(section, bye) == 0 && us_bye_before(section, i, bye) &&
		(us_full_points(section, i) > 0 ||
			(us_bye_barred(section, i) && !us_bye_barred(section, bye)));
}

/* Is the order of 28L told of with this bye? */
static bool is_by_order(const struct us_tour *tour, int bye)
{
	for (int i = 0; i < tour->section.input.npins; i++)
		if (tour->pins[i].kind == PAIRING_PIN_BYE)
			return false;
	return reason_of(tour, bye) < PAIRING_LOWEST_FIXED;
}

/* One who is told of, or NULL; returns whether he is told of with a proof. */
static bool he_stood_before(struct us_tour *tour, const struct pairing_step *step, int i, int bye)
{
	const bool barred = is_by_order(tour, bye) && is_barred_before(tour, i, bye);

	if (step && step->proof.passed == PAIRING_PASSED_BARRED) {
		US_HOLDS(tour, step, barred, "he is not barred, or not before");
		US_HOLDS(tour, step,
			!strcmp(step->rule, us_full_points(&tour->section, i) ? "28L3" : "28L4"),
			"the rule that bars him");
		counts_of(tour)->barred++;
	} else if (step) {
		US_HOLDS(tour, step, us_bye_offered_before(&tour->section, i, bye),
			"it is not offered to him before");
		the_proof_is_true(tour, step);
		return true;
	} else {
		ck_assert_msg(!barred, "seed %llu round %d: %d, who is barred, is not told of",
			tour->seed, tour->section.input.round, i);
	}
	return false;
}

/* Each who stood before is told of, or counted; nobody else is. */
static void all_who_stood_before_are_told(struct us_tour *tour, const struct pairing_step *step)
{
	const int bye = step->player;
	const struct pairing_step *more = find_passed(tour, PAIRING_NOBODY, bye);
	const bool proves = is_by_order(tour, bye) && tour->seats.whole;
	int fewer, before = proves ? count_before(tour, bye, &fewer) : 0, proven = 0;

	for (int i = 0; i < tour->section.input.count; i++)
		if (i != bye && !player_of(tour, i)->absent)
			proven += he_stood_before(tour, find_passed(tour, i, bye), i, bye);
	US_HOLDS(tour, step, proven == (before < PROVEN_MOST ? before : PROVEN_MOST),
		"not all are told of");
	US_HOLDS(tour, step, (more != NULL) == (before > PROVEN_MOST), "those who are counted");
	if (more)
		US_HOLDS(tour, step, more->proof.term == before - PROVEN_MOST, "how many");
}

static void see(struct us_tour *tour)
{
	for (int i = 0; i < tour->steps.count; i++) {
		const struct pairing_step *step = &tour->steps.steps[i];

		if (step->kind != PAIRING_STEP_LOWEST)
			continue;
		the_first_sentence_is_true(tour, step);
		all_who_stood_before_are_told(tour, step);
	}
}

START_TEST(what_is_told_of_the_bye_is_true)
{
	struct counts counts = {0};
	const long done = us_tour_run(_i, SLICES, rounds, see, &counts);

	if (done < FEW / SLICES)
		return; /* not everything is seen in so few */
	ck_assert_int_gt(counts.told, done / 4);
	ck_assert_int_gt(counts.proven, 0);
	ck_assert_int_gt(counts.barred, 0);
	ck_assert_int_gt(counts.fixed, 0);
}
END_TEST

/* 28L2a: the draw with the bye moved is better, and by colours or what comes before them. */
static bool is_moved_for_colours(struct us_section *section)
{
	const struct pairing_book *book = pairing_book_find("uscf");
	const int moves = pairing_book_option(book, "bye_for_colours");
	struct pairing_draw strict = {0}, moved = {0};
	struct pairing_score one = {0}, two = {0};
	bool by_colours = false, other;
	int term;

	section->setting[moves] = 0;
	ck_assert_int_eq(pairing_best(book, &section->input, &strict, NULL), PAIRING_OK);
	section->setting[moves] = 1;
	ck_assert_int_eq(pairing_best(book, &section->input, &moved, NULL), PAIRING_OK);
	other = strict.boards[strict.count - 1].black == PAIRING_NOBODY &&
		strict.boards[strict.count - 1].white != moved.boards[moved.count - 1].white;
	ck_assert_int_eq(pairing_score(book, &section->input, &strict, &one), PAIRING_OK);
	ck_assert_int_eq(pairing_score(book, &section->input, &moved, &two), PAIRING_OK);
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
	const struct pairing_book *book = pairing_book_find("uscf");
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
			ck_assert_int_eq(
				pairing_best(book, &section.input, &draw, NULL), PAIRING_OK);
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

	rounds = us_tour_rounds(FEW, MANY);
	tcase_add_loop_test(tcase, what_is_told_of_the_bye_is_true, 0, SLICES);
	tcase_add_test(tcase, the_bye_is_moved_for_nothing_but_colours);
	tcase_set_timeout(tcase, 600);
	return suite_run("uscf_bye", tcase, NULL);
}
