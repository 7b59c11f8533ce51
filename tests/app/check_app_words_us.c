/* Words of the US Chess rules: each kind of reason as a sentence of the house. */
#include "config.h"

#include <string.h>

#include "app/trial/change.h"
#include "app/words/words.h"
#include "support/event/app_event.h"

static const int pins[] = {7, 3, 12, 5};

static struct pairing_board boards[] = {{0, 1}, {2, 3}};
static const struct pairing_draw draw = {boards, 2};
static struct pairing_term terms[] = {
	{"colours not equalised", "27A4, 29E5b", -1, 0, 1, PAIRING_TERM_UNEQUAL, 1}};
static const struct pairing_score score = {.terms = terms, .nterms = 1};
static const struct cast cast = {.pins = pins, .count = 4, .draw = &draw, .score = &score};

enum { EQUAL_AND_FIRST = PAIRING_NOTE_EQUAL | PAIRING_NOTE_RATED_FIRST };

static const struct {
	struct pairing_step step;
	const char *text;
} steps[] = {
	{{PAIRING_STEP_ODD_TOGETHER, "29D2", -1, 0, 1,
		 {.odd_together = {.score = 3, .leave = 2, .fewest = 2, .round = 2, .in_best = -1}},
		 {0}, {0}},
		"7 and 3 leave score group 1½ together: they met in round 2, and no pairing of the group leaves fewer over (29D2)."},
	{{PAIRING_STEP_ODD_TOGETHER, "29D2", -1, 0, 1,
		 {.odd_together = {.score = 4, .leave = 3, .fewest = 3, .round = 0, .in_best = -1}},
		 {0}, {0}},
		"7, 3 and 1 more leave score group 2 together: no pairing of the group that the rules allow leaves fewer over (29D2)."},
	{{PAIRING_STEP_ODD_TOGETHER, "29D2", -1, 0, 1,
		 {.odd_together = {.score = 4, .leave = 2, .fewest = 0, .round = 0, .in_best = 1}},
		 {0}, {0}},
		"7 and 3 leave score group 2 together, though the group by itself could keep 2 of them: with fewer a rule that comes first would be broken further down (29D2)."},
	{{PAIRING_STEP_ODD_TOGETHER, "29D2", -1, 0, 1,
		 {.odd_together = {.score = 4,
			  .leave = 2,
			  .fewest = 0,
			  .round = 0,
			  .in_best = -1,
			  .fixed = 1}},
		 {0}, {0}},
		"7 and 3 leave score group 2 together, 1 of them as fixed by hand, though the group by itself could keep 2 of them (29D2)."},
	{{PAIRING_STEP_ODD_TOGETHER, "29D2", -1, 0, 1,
		 {.odd_together = {.score = 4,
			  .leave = 2,
			  .fewest = 0,
			  .round = 0,
			  .in_best = -1,
			  .fixed = 0}},
		 {0}, {0}},
		"7 and 3 leave score group 2 together, though the group by itself could keep 2 of them (29D2)."},
	{{PAIRING_STEP_ODD_TOGETHER, "29D2", -1, 0, 1,
		 {.odd_together = {.score = 4, .leave = 2, .fewest = 0, .round = 0, .in_best = 0}},
		 {0}, {0}},
		"7 and 3 leave score group 2 together, though the group by itself could keep 2 of them; by the rules fewer leave (29D2)."},
	{{PAIRING_STEP_CONFLICT, "29E4 rule 1", 0, 0, 1,
		 {.conflict = {.shortfall = PAIRING_SHORT_ALTERNATION,
			  .due = PAIRING_WHITE,
			  .same = 1,
			  .against = 0,
			  .difference = 1,
			  .other_difference = 0}},
		 {0}, {0}},
		"7 and 3 are both due White: 7 gets it, as his colours are 1 apart and those of 3 even; the colours of 3 do not alternate (29E4 rule 1)."},
	{{PAIRING_STEP_CONFLICT, "29E4 rule 3", 0, 0, 1,
		 {.conflict = {.shortfall = PAIRING_SHORT_EQUALISATION,
			  .due = PAIRING_WHITE,
			  .same = 1,
			  .against = 0,
			  .difference = 1,
			  .other_difference = 1,
			  .round = 2,
			  .had = 1}},
		 {0}, {0}},
		"7 and 3 are both due White: 7 gets it, as in round 2, the last in which their colours differ, he had Black; the colours of 3 are not equalised (29E4 rule 3)."},
	{{PAIRING_STEP_CONFLICT, "29E4 rule 4", 0, 0, 1,
		 {.conflict = {.shortfall = PAIRING_SHORT_THIRD,
			  .due = PAIRING_WHITE,
			  .same = 1,
			  .against = 0,
			  .difference = 1,
			  .other_difference = 1,
			  .round = 2,
			  .had = 0}},
		 {0}, {0}},
		"7 and 3 are both due White: 7 gets it, as in round 2, the last in which their colours differ, 3 had White; it is the third game running with one colour for 3 (29E4 rule 4)."},
	{{PAIRING_STEP_CONFLICT, "29E4 rule 5", 0, 0, 1,
		 {.conflict = {.shortfall = PAIRING_SHORT_EQUALISATION,
			  .due = PAIRING_BLACK,
			  .same = 1,
			  .against = 0,
			  .difference = 1,
			  .other_difference = 1}},
		 {0}, {0}},
		"7 and 3 are both due Black: 7 gets it by rank; the colours of 3 are not equalised (29E4 rule 5)."},
	{{PAIRING_STEP_ODD_OPPONENT, "29D1, 29E5g", 0, 0, 1,
		 {.odd_player = {.score = 4, .first = 2, .points = -1}},
		 {.passed = PAIRING_PASSED_UNKNOWN}, {0}},
		"7 of score group 2 meets the odd player 3; 12 stands before him (one of them is unrated, so that no points count) (29D1, 29E5g)."},
	{{PAIRING_STEP_ODD_PLAYER, "29D1", 0, 0, 1,
		 {.odd_player = {.score = 4, .first = 2, .points = -2}},
		 {.passed = PAIRING_PASSED_UNKNOWN}, {0}},
		"7 is the odd player of score group 2 and meets 3; 12 is the one to drop (rated, and so before 7, who is not) (29D1)."},
	{{PAIRING_STEP_ODD_PLAYER, "29D1", 0, 0, 1,
		 {.odd_player = {.score = 4, .first = 2, .points = 40}},
		 {.passed = PAIRING_PASSED_BETTER, .before = 1}, {0}},
		"7 is the odd player of score group 2 and meets 3; 12 is the one to drop (40 points between them), and with him the draw would score better (29D1)."},
	{{PAIRING_STEP_ODD_PLAYER, "29D1", 0, 0, 1,
		 {.odd_player = {.score = 4, .first = 2, .points = 40}},
		 {.passed = PAIRING_PASSED_SETTLED, .group = 4, .after = 1}, {0}},
		"7 is the odd player of score group 2 and meets 3; 12 is the one to drop (40 points between them), but in this group and the next, which are settled before those below, with him 1 more player would have colours left unequal (1 instead of 0) (29D1)."},
	{{PAIRING_STEP_ODD_PLAYER, "29D1", 0, 0, 1,
		 {.odd_player = {.score = 4, .first = 2, .points = 40}},
		 {.passed = PAIRING_PASSED_SETTLED, .group = 5, .after = 1}, {0}},
		"7 is the odd player of score group 2 and meets 3; 12 is the one to drop (40 points between them), but score group 2½ is settled before those below, and in it and the next with him 1 more player would have colours left unequal (1 instead of 0) (29D1)."},
	{{PAIRING_STEP_ODD_PLAYER, "29D1", 0, 0, 1,
		 {.odd_player = {.score = 4, .first = 2, .points = 40}},
		 {.passed = PAIRING_PASSED_ORDER, .group = 4}, {0}},
		"7 is the odd player of score group 2 and meets 3; 12 is the one to drop (40 points between them), and with him the draw would score better, but this group is settled before those below, and of choices with equal colours takes the first in the order of 29D (29D1)."},
	{{PAIRING_STEP_ODD_OPPONENT, "29D1", 0, 0, 1,
		 {.odd_player = {.score = 4, .first = PAIRING_NOBODY, .above = 2}}, {0}, {0}},
		"7 is the highest of score group 2 whom 3 can meet; 12 stands higher and has the bye (29D1)."},
	{{PAIRING_STEP_ODD_TOGETHER, "28N1, 29D2", -1, 0, 1,
		 {.odd_together = {.score = 2,
			  .leave = 2,
			  .fewest = 2,
			  .round = 0,
			  .in_best = -1,
			  .fixed = 0,
			  .mates = 1}},
		 {0}, {0}},
		"7 and 3 leave score group 1 together: they are team-mates, and no pairing of the group leaves fewer over (28N1, 29D2)."},
	{{PAIRING_STEP_REPAIRED, "29C2", -1, 0, 1,
		 {.repaired = {.why = PAIRING_REPAIR_OTHERS,
			  .round = 2,
			  .needs = 2,
			  .met = 3,
			  .parted = PAIRING_REPAIR_MET}},
		 {0}, {0}},
		"7 stands opposite 3, who is needed for 12: he and 5, who stand opposite each other, met in round 2 (29C2)."},
	{{PAIRING_STEP_REPAIRED, "29C2", -1, 0, 1,
		 {.repaired = {.why = PAIRING_REPAIR_OTHERS,
			  .needs = 2,
			  .met = 3,
			  .parted = PAIRING_REPAIR_TEAM,
			  .between = 2}},
		 {0}, {0}},
		"7 stands opposite 3, who is needed where others make room for 12: he and 5, who stand opposite each other, are team-mates (29C2)."},
	{{PAIRING_STEP_ODD_PLAYER, "29D1", 0, 0, 1,
		 {.odd_player = {.score = 4, .first = 2, .points = 40}},
		 {.passed = PAIRING_PASSED_OWN, .group = 4}, {0}},
		"7 is the odd player of score group 2 and meets 3; 12 is the one to drop (40 points between them), and with him the draw would score better, but this group is settled before those below, and of choices that cost the next group no more takes the one with the best colours of its own (29D1)."},
	{{PAIRING_STEP_ODD_OPPONENT, "29D1, 29D2", 0, 0, 1,
		 {.odd_player = {.score = 4, .first = 2, .points = 40}},
		 {.passed = PAIRING_PASSED_TURN, .group = 5, .turn = 3}, {0}},
		"7 of score group 2 meets the odd player 3; 12 stands before him (40 points between them), and with him the draw would score better, but 5 comes down to score group 2½, too, and has the first turn (29D1, 29D2)."},
	{{PAIRING_STEP_ODD_OPPONENT, "29D1", 0, 0, 1,
		 {.odd_player = {.score = 4, .first = 2, .points = 40}},
		 {.passed = PAIRING_PASSED_UNTRIED}, {0}},
		"7 of score group 2 meets the odd player 3; 12 stands before him (40 points between them), and with him the draw would score better, but the bye and the odd players are settled one after the other, and not all draws are compared (29D1)."},
	{{PAIRING_STEP_TRANSPOSITION, "29E5c", 0, 0, 1,
		 {.transposition = {.natural = 2,
			  .other_natural = 3,
			  .points = 25,
			  .wrong = PAIRING_SHORT_EQUALISATION,
			  .other_wrong = PAIRING_SHORT_EQUALISATION,
			  .still_wrong = 0,
			  .unrated = -1}},
		 {0}, {0}},
		"7 meets 3; the natural pairing has him against 12 and 3 against 5: a transposition of 25 points, it cures a colour not equalised on both of these boards (29E5c)."},
	{{PAIRING_STEP_INTERCHANGE, "29E5d, 29E5g", 0, 0, 1,
		 {.transposition = {.natural = 2,
			  .other_natural = 3,
			  .points = -1,
			  .wrong = PAIRING_SHORT_ALTERNATION,
			  .other_wrong = 0,
			  .still_wrong = 0,
			  .unrated = 2}},
		 {0}, {0}},
		"7 meets 3; the natural pairing has him against 12 and 3 against 5: an interchange for which no points count, as 12 is unrated; it cures a colour not alternated (29E5d, 29E5g)."},
	{{PAIRING_STEP_LOWEST, "28L2", 1, 2, -1,
		 {.lowest = {.score = 0, .before = 0, .why = PAIRING_LOWEST_RATED}}, {0}, {0}},
		"12 has the bye: the lowest rated in score group 0 who may have it (28L2)."},
	{{PAIRING_STEP_LOWEST, "28L2", 1, 2, -1,
		 {.lowest = {.score = 1,
			  .before = 0,
			  .why = PAIRING_LOWEST_RATED,
			  .full_points = 0,
			  .notes = EQUAL_AND_FIRST}},
		 {0}, {0}},
		"12 has the bye: the lowest rated in score group ½ who may have it, of equal ratings the lower by rank; unrated players come behind the rated (28L2)."},
	{{PAIRING_STEP_LOWEST, "28L2, 28L5", 1, 2, -1,
		 {.lowest = {.score = 2,
			  .before = 0,
			  .why = PAIRING_LOWEST_RATED,
			  .full_points = 0,
			  .notes = PAIRING_NOTE_BEFORE_NEW}},
		 {0}, {0}},
		"12 has the bye: the lowest rated in score group 1 who may have it; of four rounds he comes before the new players of the group below (28L2, 28L5)."},
	{{PAIRING_STEP_LOWEST, "28L2", 1, 2, -1,
		 {.lowest = {.score = 2, .before = 0, .why = PAIRING_LOWEST_UNRATED}}, {0}, {0}},
		"12 has the bye: nobody rated in score group 1 may have it, and he is the lowest of the unrated who may (28L2)."},
	{{PAIRING_STEP_LOWEST, "28L2", 1, 2, -1,
		 {.lowest = {.score = 2, .before = 0, .why = PAIRING_LOWEST_NEW}}, {0}, {0}},
		"12 has the bye: only new players in score group 1 may have it, and he is the lowest of them (28L2)."},
	{{PAIRING_STEP_LOWEST, "28L2, 28L5", 1, 2, -1,
		 {.lowest = {.score = 2,
			  .before = 0,
			  .why = PAIRING_LOWEST_NEW,
			  .full_points = 0,
			  .notes = PAIRING_NOTE_LEADERS}},
		 {0}, {0}},
		"12 has the bye: only new players in score group 1 may have it, and he is the lowest of them; the group above leads, so that its rated players do not come before them (28L2, 28L5)."},
	{{PAIRING_STEP_LOWEST, "28L2", 1, 2, -1,
		 {.lowest = {.score = 2, .before = 1, .why = PAIRING_LOWEST_RATED}}, {0}, {0}},
		"12 of score group 1 has the bye; 1 who may have it stood before him in the order of the bye (28L2)."},
	{{PAIRING_STEP_LOWEST, "28L2", 1, 2, -1,
		 {.lowest = {.score = 2, .before = 3, .why = PAIRING_LOWEST_UNRATED}}, {0}, {0}},
		"12, unrated, of score group 1 has the bye; 3 who may have it stood before him in the order of the bye (28L2)."},
	{{PAIRING_STEP_LOWEST, "28L2, 28L4", 1, 2, -1,
		 {.lowest = {.score = 2, .before = 3, .why = PAIRING_LOWEST_HALF}}, {0}, {0}},
		"12 of score group 1 has the bye, although he has had or booked a half-point bye; 3 stood before him in the order of the bye (28L2, 28L4)."},
	{{PAIRING_STEP_LOWEST, "28L2, 28L3", 1, 2, -1,
		 {.lowest = {.score = 2,
			  .before = 3,
			  .why = PAIRING_LOWEST_AGAIN,
			  .full_points = 1}},
		 {0}, {0}},
		"12 of score group 1 has the bye, although he has had 1 full point without a game; 3 stood before him in the order of the bye (28L2, 28L3)."},
	{{PAIRING_STEP_LOWEST, "28L2, 28L3", 1, 2, -1,
		 {.lowest = {.score = 2,
			  .before = 0,
			  .why = PAIRING_LOWEST_AGAIN,
			  .full_points = 1}},
		 {0}, {0}},
		"12 of score group 1 has the bye: everybody has had a full point without a game, and of those with the fewest (1) he comes first (28L2, 28L3)."},
	{{PAIRING_STEP_LOWEST, "", 1, 2, -1,
		 {.lowest = {.score = 2, .before = 3, .why = PAIRING_LOWEST_FIXED}}, {0}, {0}},
		"12 of score group 1 has the bye, as fixed by the arbiter."},
	{{PAIRING_STEP_LOWEST, "", 1, 2, -1,
		 {.lowest = {.score = 2, .before = 3, .why = PAIRING_LOWEST_NEEDLESS}}, {0}, {0}},
		"12 of score group 1 has the bye, although the number is even."},
	{{PAIRING_STEP_FLOAT_PASSED, "28L2a", 0, 2, 0, {.float_passed = {.way = PAIRING_LEVEL}},
		 {.passed = PAIRING_PASSED_LIMIT}, {0}},
		"12 comes before 7 for the bye, but with him the bye would be switched beyond the limit (28L2a)."},
	{{PAIRING_STEP_STAYS, "29D1a", 0, 0, 1,
		 {.stays = {.why = PAIRING_STAYS_BELOW, .one = -1, .two = -1}}, {0}, {0}},
		"7 would drop before 3, but there is nobody in the next score group whom he may meet (29D1a)."},
	{{PAIRING_STEP_STAYS, "29D1a", 0, 0, 1,
		 {.stays = {.why = PAIRING_STAYS_TWO, .one = 2, .two = 3, .round = 2}}, {0}, {0}},
		"7 would drop before 3, but then 12 and 5 would be left, who met in round 2 (29D1a)."},
	{{PAIRING_STEP_STAYS, "29D1a", 0, 0, 1,
		 {.stays = {.why = PAIRING_STAYS_TWO, .one = 2, .two = 3, .round = 0}}, {0}, {0}},
		"7 would drop before 3, but then 12 and 5 would be left, who may not meet (29D1a)."},
	{{PAIRING_STEP_STAYS, "29D1a", 0, 0, 1,
		 {.stays = {.why = PAIRING_STAYS_ONE, .one = 2, .two = -1}}, {0}, {0}},
		"7 would drop before 3, but then nobody in their score group would be left for 12 to meet (29D1a)."},
	{{PAIRING_STEP_STAYS, "29D1a", 0, 0, 1,
		 {.stays = {.why = PAIRING_STAYS_REST, .one = -1, .two = -1}}, {0}, {0}},
		"7 would drop before 3, but then the others of their score group could not all meet each other (29D1a)."},
};

START_TEST(each_reason_is_a_sentence_that_ends_with_its_rule)
{
	for (size_t i = 0; i < sizeof(steps) / sizeof(steps[0]); i++) {
		char text[SENTENCE_SIZE];

		words_step(&cast, &steps[i].step, text, sizeof(text));
		ck_assert_str_eq(text, steps[i].text);
	}
}
END_TEST

/* From some entries of a term to others, in two ways; the groups of the event are 2½, 2 and 1. */
static void changes(enum pairing_term_id id, const char *rule, int64_t *before, int64_t *after,
	int count, const char *change, const char *otherwise)
{
	static int groups[] = {5, 4, 2};
	struct pairing_term term = {pairing_term_row(id)->name, rule, -1, 0, count, id, 1};
	const struct pairing_score now = {
		.terms = &term, .nterms = 1, .values = before, .groups = groups, .ngroups = 3};
	const struct pairing_score then = {
		.terms = &term, .nterms = 1, .values = after, .groups = groups, .ngroups = 3};
	char text[SENTENCE_SIZE];

	app_term_words(&now, &then, 0, text, sizeof(text));
	ck_assert_str_eq(text, change);
	words_change(&now, &then, 0, "", text, sizeof(text));
	ck_assert_str_eq(text, otherwise);
}

START_TEST(groups_and_places_are_told_in_words)
{
	int64_t none[] = {1, 0, 0}, more[] = {1, 2, 1}, fewer[] = {0, 0, 0};
	int64_t first[] = {0}, fifth[] = {4}, last[] = {20};

	changes(PAIRING_TERM_ODD_PLAYERS, "27A2, 29B", none, more, 3,
		"2 more players go below score group 2 (27A2, 29B)",
		"2 more players would have to go below score group 2 (2 instead of 0) (27A2, 29B)");
	changes(PAIRING_TERM_ODD_PLAYERS, "27A2, 29B", none, fewer, 3,
		"1 player fewer goes below score group 2½ (27A2, 29B)",
		"1 fewer player would have to go below score group 2½ (0 instead of 1) (27A2, 29B)");
	changes(PAIRING_TERM_BYE_ORDER, "28L2", first, fifth, 1,
		"the bye goes to the fifth in the order of the bye, not the first (28L2)",
		"the bye would go to the fifth in the order of the bye, not the first (28L2)");
	changes(PAIRING_TERM_BYE_GROUP, "28L2", first, last, 1,
		"the bye goes to the score group of the 21st in the order of the bye, not that of the first (28L2)",
		"the bye would go to the score group of the 21st in the order of the bye, not that of the 1st (28L2)");
}
END_TEST

/* Whatever the names and numbers, no sentence is cut before its rule. */
START_TEST(the_longest_names_leave_room_for_the_rule)
{
	struct app_test *test = app_test();
	const int longest[] = {1, 2, 3, 4};
	struct cast named = cast;
	char name[NAME_SIZE];

	memset(name, 'W', sizeof(name) - 1);
	name[sizeof(name) - 1] = '\0';
	for (int i = 0; i < 4; i++) {
		name[0] = (char)('A' + i);
		app_add(name, 2000 - i);
	}
	named.event = app_event(test->app);
	named.section = 1;
	named.pins = longest;
	for (size_t i = 0; i < sizeof(steps) / sizeof(steps[0]); i++) {
		const char *rule = strrchr(steps[i].text, '('), *end = strrchr(steps[i].text, ' ');
		char text[SENTENCE_SIZE];

		words_step(&named, &steps[i].step, text, sizeof(text));
		ck_assert_msg(strstr(text, rule ? rule : end), "%s", text);
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("words");

	tcase_add_test(tcase, groups_and_places_are_told_in_words);
	tcase_add_test(tcase, the_longest_names_leave_room_for_the_rule);
	tcase_add_test(tcase, each_reason_is_a_sentence_that_ends_with_its_rule);
	return app_run_suite("app_words_us", tcase);
}
