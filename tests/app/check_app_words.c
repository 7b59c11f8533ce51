/* Words: each kind of step, violation, term and blame as a sentence of the house. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/position/blame.h"
#include "app/words/words.h"
#include "support/event/app_event.h"

static const int pins[] = {7, 3, 12, 5};

static struct pairing_board boards[] = {{0, 1}, {2, 3}};
static const struct pairing_draw draw = {boards, 2};
static struct pairing_term terms[] = {{"transfers", "15, 17", -1, 0, 1, PAIRING_TERM_TRANSFERS, 1},
	{"novelty", "", -1, 1, 1, PAIRING_TERM_NONE, 1},
	{"claims", "16", -1, 2, 3, PAIRING_TERM_CLAIMS, 3},
	{"downfloats", "20", 3, 5, 3, PAIRING_TERM_DOWNFLOATS, 3},
	{"exchanges", "12, 24", -1, 8, 1, PAIRING_TERM_EXCHANGES, 1}};
static const struct pairing_score score = {.terms = terms, .nterms = 5};
static const struct cast cast = {.pins = pins, .count = 4, .draw = &draw, .score = &score};

static const struct {
	struct pairing_step step;
	const char *text;
} steps[] = {
	{{PAIRING_STEP_LEVEL, "9", -1, -1, -1,
		 {.level = {.score = 4, .cards = 7, .white = 3, .black = 4, .neutral = 0}}, {0},
		 {0}},
		"Level 2 has 7 cards: 3 White and 4 Black seekers (9)."},
	{{PAIRING_STEP_LEVEL, "9", -1, -1, -1,
		 {.level = {.score = 3, .cards = 3, .white = 1, .black = 1, .neutral = 1}}, {0},
		 {0}},
		"Level 1½ has 3 cards: 1 White and 1 Black seeker, 1 without a colour yet (9)."},
	{{PAIRING_STEP_LEVEL, "9", -1, -1, -1,
		 {.level = {.score = 0, .cards = 1, .white = 0, .black = 0, .neutral = 1}}, {0},
		 {0}},
		"Level 0 has 1 card without a colour yet (9)."},
	{{PAIRING_STEP_LEVEL, "1.3", -1, -1, -1,
		 {.level = {.score = 0,
			  .cards = 8,
			  .white = 0,
			  .black = 0,
			  .neutral = 8,
			  .down = 1}},
		 {0}, {0}},
		"Bracket 0 has 8 cards, 1 of them from above, without a colour yet (1.3)."},
	{{PAIRING_STEP_LEVEL, "1.3", -1, -1, -1,
		 {.level = {.score = 4,
			  .cards = 8,
			  .white = 3,
			  .black = 5,
			  .neutral = 0,
			  .down = 1}},
		 {0}, {0}},
		"Bracket 2 has 8 cards, 1 of them from above: 3 White and 5 Black seekers (1.3)."},
	{{PAIRING_STEP_ODD, "19", -1, -1, -1, {.odd = {.score = 4, .cards = 7}}, {0}, {0}},
		"Level 2 has 7 cards to seat: one must leave it (19)."},
	{{PAIRING_STEP_LINKED, "17", -1, -1, -1,
		 {.linked = {.upper = 4, .lower = 3, .white = 4, .black = 6}}, {0}, {0}},
		"Levels 2 and 1½ count together: 4 White and 6 Black seekers (17)."},
	{{PAIRING_STEP_FLOAT_DOWN, "20", 0, 0, 1,
		 {.float_down = {.from = 4, .to = 3, .place = 0, .again = 0}}, {0}, {0}},
		"7 goes down from 2 to 1½ and meets 3: first in the order of search, not down last round (20)."},
	{{PAIRING_STEP_FLOAT_UP, "21", 0, 1, 0,
		 {.float_up = {.from = 3, .to = 4, .place = 10, .again = 1}}, {0}, {0}},
		"3 comes up from 1½ to 2 and meets 7: eleventh from the top, although he came up last round "
		"(21)."},
	{{PAIRING_STEP_FLOAT_PASSED, "20 a", 0, 2, 0,
		 {.float_passed = {.way = PAIRING_FLOAT_DOWN, .sought = PAIRING_SOUGHT_LINE}},
		 {.passed = PAIRING_PASSED_WORSE, .term = 3, .after = 1}, {0}},
		"12 comes before 7 from the mid-line, but with him a downfloater of the last round would float down again from level 1½ (20 a)."},
	{{PAIRING_STEP_FLOAT_PASSED, "20", 0, 2, 0,
		 {.float_passed = {.way = PAIRING_FLOAT_DOWN, .sought = PAIRING_SOUGHT_LINE}},
		 {.passed = PAIRING_PASSED_WORSE, .term = 3, .entry = 2, .before = 1, .after = 2},
		 {0}},
		"12 comes before 7 from the mid-line, but with him the third of his colour in the order of search would go down from level 1½, not the second (20)."},
	{{PAIRING_STEP_FLOAT_PASSED, "20", 0, 2, 0,
		 {.float_passed = {.way = PAIRING_FLOAT_DOWN, .sought = PAIRING_SOUGHT_LINE}},
		 {.passed = PAIRING_PASSED_WORSE, .term = 3, .entry = -1, .before = 1, .after = 2},
		 {0}},
		"12 comes before 7 from the mid-line, but with him 2 cards would go down from level 1½, not 1 (20)."},
	{{PAIRING_STEP_FLOAT_PASSED, "15, 17", 0, 2, 0,
		 {.float_passed = {.way = PAIRING_FLOAT_DOWN, .sought = PAIRING_SOUGHT_LINE}},
		 {.passed = PAIRING_PASSED_WORSE, .after = 1}, {0}},
		"12 comes before 7 from the mid-line, but with him 1 more player would get the wrong colour (1 instead of 0 in the whole draw) (15, 17)."},
	{{PAIRING_STEP_FLOAT_PASSED, "16", 0, 2, 0,
		 {.float_passed = {.way = PAIRING_FLOAT_DOWN, .sought = PAIRING_SOUGHT_LINE}},
		 {.passed = PAIRING_PASSED_WORSE, .term = 2, .entry = 1, .before = 1, .after = 2},
		 {0}},
		"12 comes before 7 from the mid-line, but with him a claim with the other colour in the last 2 games would give way, not one with the other colour in the last game (16)."},
	{{PAIRING_STEP_FLOAT_PASSED, "12, 24", 0, 2, 0,
		 {.float_passed = {.way = PAIRING_FLOAT_DOWN, .sought = PAIRING_SOUGHT_LINE}},
		 {.passed = PAIRING_PASSED_WORSE, .term = 4, .after = 1}, {0}},
		"12 comes before 7 from the mid-line, but with him 1 more exchange across the mid-line would be needed (1 instead of 0 in the whole draw) (12, 24)."},
	{{PAIRING_STEP_FLOAT_PASSED, "24", 0, 2, 0,
		 {.float_passed = {.way = PAIRING_FLOAT_DOWN, .sought = PAIRING_SOUGHT_LINE}},
		 {.passed = PAIRING_PASSED_WORSE, .term = 1, .after = 1}, {0}},
		"12 comes before 7 from the mid-line, but with him novelty would be worse (24)."},
	{{PAIRING_STEP_FLOAT_PASSED, "24", 0, 2, 0,
		 {.float_passed = {.way = PAIRING_FLOAT_DOWN, .sought = PAIRING_SOUGHT_LINE}},
		 {.passed = PAIRING_PASSED_WORSE, .term = -1, .after = 1}, {0}},
		"12 comes before 7 from the mid-line, but with him the draw would be worse (24)."},
	{{PAIRING_STEP_FLOAT_PASSED, "12, 24", 0, 2, 0,
		 {.float_passed = {.way = PAIRING_FLOAT_DOWN, .sought = PAIRING_SOUGHT_LINE}},
		 {.passed = PAIRING_PASSED_BETTER, .term = 4, .before = 1}, {0}},
		"12 comes before 7 from the mid-line and could go down: better by exchanges 0, not 1 (12, 24)."},
	{{PAIRING_STEP_FLOAT_PASSED, "16", 0, 2, 0,
		 {.float_passed = {.way = PAIRING_FLOAT_DOWN, .sought = PAIRING_SOUGHT_LINE}},
		 {.passed = PAIRING_PASSED_BETTER, .term = 2, .before = 1}, {0}},
		"12 comes before 7 from the mid-line and could go down: better by claims given up (16)."},
	{{PAIRING_STEP_FLOAT_PASSED, "15, 17", 0, 2, 0, {.float_passed = {.way = PAIRING_FLOAT_UP}},
		 {.passed = PAIRING_PASSED_WORSE, .after = 1}, {0}},
		"12 comes before 7 from the top, but with him 1 more player would get the wrong colour (1 instead of 0 in the whole draw) (15, 17)."},
	{{PAIRING_STEP_FLOAT_PASSED, "22", 0, 2, 0, {.float_passed = {.way = PAIRING_FLOAT_UP}},
		 {.passed = PAIRING_PASSED_MET, .round = 2}, {0}},
		"12 comes before 7 from the top, but he met 3 in round 2 (22)."},
	{{PAIRING_STEP_FLOAT_PASSED, "21", 0, 2, 0, {.float_passed = {.way = PAIRING_FLOAT_UP}},
		 {.passed = PAIRING_PASSED_GOES, .meets = 1}, {0}},
		"12 comes before 7 from the top, and comes up to 3 (21)."},
	{{PAIRING_STEP_FLOAT_PASSED, "20", 0, 2, 0,
		 {.float_passed = {.way = PAIRING_FLOAT_DOWN, .sought = PAIRING_SOUGHT_LINE}},
		 {.passed = PAIRING_PASSED_GOES, .meets = 1}, {0}},
		"12 comes before 7 from the mid-line, and goes down to 3 (20)."},
	{{PAIRING_STEP_FLOAT_PASSED, "6", 0, 2, 0, {.float_passed = {.way = PAIRING_LEVEL}},
		 {.passed = PAIRING_PASSED_BARRED}, {0}},
		"12 comes before 7 for the bye, but has had a bye or a default, or has a bye booked (6)."},
	{{PAIRING_STEP_FLOAT_PASSED, "1", 0, 2, 0, {.float_passed = {.way = PAIRING_LEVEL}},
		 {.passed = PAIRING_PASSED_ILLEGAL, .term = -1}, {0}},
		"12 comes before 7 for the bye, but with him no legal draw is left (1)."},
	{{PAIRING_STEP_FLOAT_PASSED, "", 0, 2, 0,
		 {.float_passed = {.way = PAIRING_FLOAT_DOWN, .sought = PAIRING_SOUGHT_LINE}},
		 {.passed = PAIRING_PASSED_UNKEPT, .term = -1}, {0}},
		"12 comes before 7 from the mid-line, but with him no draw is left that keeps what is fixed by hand."},
	{{PAIRING_STEP_FLOAT_PASSED, "9-11", 0, 2, 0,
		 {.float_passed = {.way = PAIRING_FLOAT_DOWN, .sought = PAIRING_SOUGHT_LINE}},
		 {.passed = PAIRING_PASSED_FLOATS, .term = -1}, {0}},
		"12 comes before 7 from the mid-line, but with him more cards would have to float (9-11)."},
	{{PAIRING_STEP_FLOAT_PASSED, "20", 0, -1, 0,
		 {.float_passed = {.way = PAIRING_FLOAT_DOWN, .sought = PAIRING_SOUGHT_LINE}},
		 {.passed = PAIRING_PASSED_MORE, .more = 4, .given = 6}, {0}},
		"4 more cards come before 7 from the mid-line (20)."},
	{{PAIRING_STEP_FLOAT_PASSED, "21", 0, -1, 0, {.float_passed = {.way = PAIRING_FLOAT_UP}},
		 {.passed = PAIRING_PASSED_MORE, .more = 1}, {0}},
		"1 card comes before 7 from the top (21)."},
	{{PAIRING_STEP_BYE, "6", 1, 2, -1, {.bye = {.score = 1, .place = 1}}, {0}, {0}},
		"12 has the bye: second in the order of search of level ½ (6)."},
	{{PAIRING_STEP_BYE, "6", 1, 2, -1,
		 {.bye = {.score = 1, .place = 1, .sought = PAIRING_SOUGHT_LINE, .below = 1}}, {0},
		 {0}},
		"12 has the bye: second below the mid-line of level ½ (6)."},
	{{PAIRING_STEP_FLOAT_DOWN, "20", 0, 0, 1,
		 {.float_down = {.from = 4,
			  .to = 3,
			  .place = 5,
			  .again = 0,
			  .sought = PAIRING_SOUGHT_LINE,
			  .below = 0}},
		 {0}, {0}},
		"7 goes down from 2 to 1½ and meets 3: sixth from the mid-line down, then up, not down last round (20)."},
	{{PAIRING_STEP_FLOAT_DOWN, "20, 29", 0, 0, 1,
		 {.float_down = {.from = 4,
			  .to = 3,
			  .place = 0,
			  .again = 0,
			  .sought = PAIRING_SOUGHT_LAST,
			  .below = 1}},
		 {0}, {0}},
		"7 goes down from 2 to 1½ and meets 3: first from the bottom, not down last round (20, 29)."},
	{{PAIRING_STEP_DUE, "15", 0, 0, 1, {.due = {.cards = 2}}, {0}, {0}},
		"7 and 3 each have their due colour (15)."},
	{{PAIRING_STEP_DUE, "15", 0, 0, 1, {.due = {.cards = 1}}, {0}, {0}},
		"7 has his due colour; 3 had none yet (15)."},
	{{PAIRING_STEP_KEEPS, "16", -1, 1, 0,
		 {.keeps = {.claim = {1, 2, 3}, .keepers = 1, .upper = 4, .lower = 3}}, {0}, {0}},
		"3 keeps his colour: his claim (difference 1, White in the last 2 games) is stronger than that of 7 (16)."},
	{{PAIRING_STEP_KEEPS, "16", -1, 1, 0,
		 {.keeps = {.claim = {2, 1, 3}, .keepers = 4, .upper = 4, .lower = 3}}, {0}, {0}},
		"3 and 3 more keep their colour: their claims are stronger than that of 7 (16)."},
	{{PAIRING_STEP_TRANSFER, "16", 0, 1, 0,
		 {.transfer = {.his = {1, 1, 3}, .other = {1, 2, 3}, .level = 0, .same = 1}}, {0},
		 {0}},
		"3, due White, gets Black: his claim (Black in the last game) is weaker than that of 7 (Black in the last 2 games) (16)."},
	{{PAIRING_STEP_TRANSFER, "16", 0, 1, 0,
		 {.transfer = {.his = {2, 1, 3}, .other = {1, 2, 3}, .level = 0, .same = 1}}, {0},
		 {0}},
		"3, due White, gets Black all the same: his claim (difference 2) is stronger than that of 7 (difference 1) "
		"(16)."},
	{{PAIRING_STEP_TRANSFER, "16", 0, 1, 0,
		 {.transfer = {.his = {1, 1, 3}, .other = {1, 1, 1}, .level = 0, .same = 1}}, {0},
		 {0}},
		"3, due White, gets Black: his claim (3 games) is weaker than that of 7 (1 game) (16)."},
	{{PAIRING_STEP_TRANSFER, "16, advice 11, 25", 0, 1, 0,
		 {.transfer = {.his = {1, 1, 3}, .other = {1, 1, 3}, .level = 1, .same = 1}}, {0},
		 {0}},
		"3, due White, gets Black: his claim (difference 1, Black in the last game) equals that of 7; the lower level "
		"changes (16, advice 11, 25)."},
	{{PAIRING_STEP_TRANSFER, "16, 25", 1, 2, 3,
		 {.transfer = {.his = {0, -1, 1}, .other = {0, -1, 1}, .level = 0, .same = 2}}, {0},
		 {0}},
		"12, due Black, gets White: his claim (difference 0, Black in the last game) equals that of 5; as a rule the "
		"lower card changes, here it is the higher (16, 25)."},
	{{PAIRING_STEP_TRANSFER, "15", 1, 2, 3,
		 {.transfer = {.his = {1, 1, 1}, .other = {0, 0, 0}, .level = 0, .same = 0}}, {0},
		 {0}},
		"12, due Black, gets White, although 5 is not due the same colour (15)."},
	{{PAIRING_STEP_PREFERENCE, "", 0, 1, 0,
		 {.preference = {.same = 1, .strength = 1, .other_strength = 1}}, {0}, {0}},
		"3, due White, gets Black against 7, as fixed by the arbiter."},
	{{PAIRING_STEP_PREFERENCE, "5.2.1", 0, 1, 0,
		 {.preference = {.same = 0,
			  .strength = 1,
			  .other_strength = 1,
			  .decides = 0,
			  .other_decides = 0,
			  .gives = 1}},
		 {0}, {0}},
		"3, due White, gets Black, although 7 is not due the same colour (5.2.1)."},
	{{PAIRING_STEP_PREFERENCE, "5.2.2", 0, 1, 0,
		 {.preference = {.same = 1,
			  .strength = 1,
			  .other_strength = 2,
			  .decides = 0,
			  .other_decides = 1}},
		 {0}, {0}},
		"3, due White, gets Black: his preference is mild, that of 7 is strong (5.2.2)."},
	{{PAIRING_STEP_PREFERENCE, "5.2.2", 0, 0, 1,
		 {.preference = {.same = 1,
			  .strength = 3,
			  .other_strength = 1,
			  .decides = 2,
			  .other_decides = 0,
			  .gives = 1}},
		 {0}, {0}},
		"7, due Black, gets White against the rule: his preference is absolute, that of 3 is mild (5.2.2)."},
	{{PAIRING_STEP_PREFERENCE, "5.2.2", 0, 1, 0,
		 {.preference = {.same = 1,
			  .strength = 3,
			  .other_strength = 3,
			  .decides = 1,
			  .other_decides = 2}},
		 {0}, {0}},
		"3, due White, gets Black: both preferences are absolute, with a colour difference of 1 against 2 of 7 (5.2.2)."},
	{{PAIRING_STEP_PREFERENCE, "5.2.3", 0, 1, 0,
		 {.preference = {.same = 1,
			  .strength = 2,
			  .other_strength = 2,
			  .decides = 3,
			  .other_decides = 3}},
		 {0}, {0}},
		"3, due White, gets Black: in round 3, when their colours last differed, he had White (5.2.3)."},
	{{PAIRING_STEP_PREFERENCE, "5.2.3", 0, 0, 1,
		 {.preference = {.same = 1,
			  .strength = 2,
			  .other_strength = 2,
			  .decides = 3,
			  .other_decides = 2,
			  .gives = 1}},
		 {0}, {0}},
		"7, due Black, gets White against the rule: game by game back their colours last differed in his round 3, when he had White, and in round 2 of 3 (5.2.3)."},
	{{PAIRING_STEP_PREFERENCE, "5.2.4", 0, 1, 0,
		 {.preference = {.same = 1, .strength = 1, .other_strength = 1}}, {0}, {0}},
		"3, due White, gets Black: both preferences are equally strong and, game by game back, the colours the same, so the higher in rank, 7, has his (5.2.4)."},
	{{PAIRING_STEP_LOT, "8", 1, 2, 3, {.lot = {.board = 2}}, {0}, {0}},
		"12 and 5 have had no colour yet: the lot and the number of the board (2) give it (8)."},
	{{PAIRING_STEP_LOT_NUMBER, "5.2.5", 0, 1, 0, {.lot_number = {.number = 8}}, {0}, {0}},
		"3 and 7 have had no colour yet: the lot and the place of 3 in rank order (eighth, even) give it (5.2.5)."},
	{{PAIRING_STEP_PLACE, "12", 0, 0, 1, {.place = {.own = 0, .other = 0, .ideal = 1}},
		 {.passed = PAIRING_PASSED_UNKNOWN}, {0}},
		"7, first of the top half, meets 3, first of the bottom half (12)."},
	{{PAIRING_STEP_PLACE, "15, 17", 0, 0, 1, {.place = {.own = 0, .other = 1, .ideal = 3}},
		 {.passed = PAIRING_PASSED_WORSE, .before = 1, .after = 2}, {0}},
		"7, first of the top half, meets 3, second of the bottom half; he would meet 5 by place, but then 1 more player would get the wrong colour (2 instead of 1 in the whole draw) "
		"(15, 17)."},
	{{PAIRING_STEP_PLACE, "15, 17", 0, 0, 1, {.place = {.own = 5, .other = 6, .ideal = 3}},
		 {.passed = PAIRING_PASSED_AT_LEAST, .after = 2}, {0}},
		"7, sixth of the top half, meets 3, seventh of the bottom half; he would meet 5 by place, but then at least 2 more players would get "
		"the wrong colour (2 instead of 0 in the whole draw) (15, 17)."},
	{{PAIRING_STEP_PLACE, "15, 17", 0, 0, 1, {.place = {.own = 0, .other = 1, .ideal = 3}},
		 {.passed = PAIRING_PASSED_BETTER, .before = 2, .after = 1}, {0}},
		"7, first of the top half, meets 3, second of the bottom half; by place he would meet 5: better by transfers 1, not 2 (15, 17)."},
	{{PAIRING_STEP_PLACE, "15, 17", 0, 0, 1,
		 {.place = {.own = 0, .other = 1, .ideal = 3, .first = 1}},
		 {.passed = PAIRING_PASSED_BETTER, .before = 2, .after = 1}, {0}},
		"7, first of the top half, meets 3, second of the bottom half; 5 comes before him: better by transfers 1, not 2 (15, 17)."},
	{{PAIRING_STEP_PLACE, "15, 17", 0, 0, 1,
		 {.place = {.own = 0, .other = 1, .ideal = 3, .first = 1}},
		 {.passed = PAIRING_PASSED_WORSE, .before = 1, .after = 2}, {0}},
		"7, first of the top half, meets 3, second of the bottom half; 5 comes before him, but then 1 more player would get the wrong colour (2 instead of 1 in the whole draw) (15, 17)."},
	{{PAIRING_STEP_PLACE, "C1", 0, 0, 1,
		 {.place = {.own = 0, .other = 1, .ideal = 3, .first = 1}},
		 {.passed = PAIRING_PASSED_MET, .round = 2}, {0}},
		"7, first of the top half, meets 3, second of the bottom half; 5 comes before him, but they met in round 2 (C1)."},
	{{PAIRING_STEP_PLACE, "4.2", 0, 0, 1,
		 {.place = {.own = 0, .other = 1, .ideal = 3, .first = 1}},
		 {.passed = PAIRING_PASSED_UNKNOWN}, {0}},
		"7, first of the top half, meets 3, second of the bottom half, not 5 (4.2)."},
	{{PAIRING_STEP_PLACE, "12", 0, 0, 1, {.place = {.own = 11, .other = 12, .ideal = 3}},
		 {.passed = PAIRING_PASSED_UNKNOWN}, {0}},
		"7, 12th of the top half, meets 3, 13th of the bottom half, not 5 (12)."},
	{{PAIRING_STEP_PLACE, "12", 0, 0, 1, {.place = {.own = 20, .other = 21, .ideal = 3}},
		 {.passed = PAIRING_PASSED_MET}, {0}},
		"7, 21st of the top half, meets 3, 22nd of the bottom half (12)."},
	{{PAIRING_STEP_MET, "1", 0, 0, 3, {.met = {.round = 2}}, {0}, {0}},
		"7 would meet 5 by place, but they met in round 2 (1)."},
	{{PAIRING_STEP_EXCHANGE, "12, 24", 0, 0, -1, {.exchange = {.score = 4, .distance = 1}},
		 {.passed = PAIRING_PASSED_UNKNOWN}, {0}},
		"7 crosses the mid-line of level 2, 1 card from it (12, 24)."},
	{{PAIRING_STEP_EXCHANGE, "15, 17", 0, 0, -1, {.exchange = {.score = 4, .distance = 0}},
		 {.passed = PAIRING_PASSED_WORSE, .after = 1}, {0}},
		"7 crosses the mid-line of level 2, next to it; if he did not, 1 more player would get the wrong colour (1 instead of 0 in the whole draw) (15, 17)."},
	{{PAIRING_STEP_EXCHANGE, "15, 17", 0, 0, -1, {.exchange = {.score = 4, .distance = 0}},
		 {.passed = PAIRING_PASSED_BETTER, .before = 1}, {0}},
		"7 crosses the mid-line of level 2, next to it; if he did not, the draw would be better by transfers 0, not 1 (15, 17)."},
	{{PAIRING_STEP_AVOIDED, "35", 0, 0, 3, {.avoided = {.rule = 35}}, {0}, {0}},
		"7 would meet 5 by place, but they are of one club or kept apart (35)."},
	{{PAIRING_STEP_AVOIDED, "37", 0, 0, 3, {.avoided = {.rule = 37}}, {0}, {0}},
		"7 would meet 5 by place, but both had a half-point bye in round 1 (37)."},
	{{PAIRING_STEP_AVOIDED, "39", 0, 0, 3, {.avoided = {.rule = 39}}, {0}, {0}},
		"7 would meet 5 by place, but their game was defaulted (39)."},
	{{PAIRING_STEP_PINNED, "", 0, 0, 1, {{0}}, {0}, {0}}, "7 against 3 is fixed by hand."},
	{{PAIRING_STEP_PINNED, "", 0, 0, -1, {{0}}, {0}, {0}}, "7 is fixed by hand."},
	{{PAIRING_STEP_LEFT, "23", -1, 2, 3, {.left = {.score = 3, .boards = 1, .denied = 0}}, {0},
		 {0}},
		"12 and 5 are left on level 1½, all with their due colour (23)."},
	{{PAIRING_STEP_LEFT, "23", -1, 2, 3, {.left = {.score = 3, .boards = 1, .denied = 1}}, {0},
		 {0}},
		"12 and 5 are left on level 1½, 1 against his due colour (23)."},
	{{PAIRING_STEP_LEFT, "23", -1, -1, -1, {.left = {.score = 4, .boards = 3, .denied = 0}},
		 {0}, {0}},
		"6 cards are left on level 2, all with their due colour (23)."},
	{{PAIRING_STEP_LEFT, "23", -1, -1, -1, {.left = {.score = 4, .boards = 3, .denied = 2}},
		 {0}, {0}},
		"6 cards are left on level 2, 2 against their due colour (23)."},
	{{PAIRING_STEP_LEFT, "23", -1, -1, -1,
		 {.left = {.score = 4, .boards = 3, .denied = 0, .neutral = 1}}, {0}, {0}},
		"6 cards are left on level 2, nobody against his due colour (23)."},
	{{PAIRING_STEP_GIVEN_UP, "15, 17", -1, -1, -1,
		 {.given_up = {.colours = 1,
			  .least = 1,
			  .levels = 2,
			  .cards = 10,
			  .upper = 4,
			  .lower = 3}},
		 {0}, {0}},
		"Given up: one colour. No draw of levels 2 and 1½ gives all 10 their due (15, 17)."},
	{{PAIRING_STEP_GIVEN_UP, "15, 17", -1, -1, -1,
		 {.given_up = {.colours = 2,
			  .least = 2,
			  .levels = 1,
			  .cards = 10,
			  .upper = 4,
			  .lower = 4}},
		 {0}, {0}},
		"Given up: 2 colours. No draw of level 2 with 10 cards gives up fewer (15, 17)."},
	{{PAIRING_STEP_GIVEN_UP, "15, 17", -1, -1, -1,
		 {.given_up = {.colours = 2,
			  .least = 1,
			  .levels = 3,
			  .cards = 10,
			  .upper = 4,
			  .lower = 1}},
		 {0}, {0}},
		"Given up: 2 colours, although the count of levels 2 to ½ alone asks for 1 (15, 17)."},
	{{PAIRING_STEP_GIVEN_UP, "15, 17", -1, -1, -1,
		 {.given_up = {.colours = 3,
			  .least = 2,
			  .levels = 1,
			  .cards = 10,
			  .upper = 4,
			  .lower = 4,
			  .proven = 1}},
		 {0}, {0}},
		"Given up: 3 colours, although the count of level 2 alone asks for 2: no draw with floats as few and as near gives up fewer (15, 17)."},
	{{PAIRING_STEP_FLOAT_UP, "21, 28", 0, 1, 0,
		 {.float_up = {.from = 3, .to = 4, .place = 1, .again = 0, .line = 1}}, {0}, {0}},
		"3 comes up from 1½ to 2 and meets 7: second from the mid-line, not up last round (21, 28)."},
	{{PAIRING_STEP_FLOAT_PASSED, "22", 0, 2, 0,
		 {.float_passed = {.way = PAIRING_FLOAT_UP, .sought = 1}},
		 {.passed = PAIRING_PASSED_MET, .round = 2}, {0}},
		"12 comes before 7 from the mid-line, but he met 3 in round 2 (22)."},
	{{PAIRING_STEP_FLOAT_PASSED, "1", 0, 2, 0,
		 {.float_passed = {.way = PAIRING_FLOAT_UP, .sought = PAIRING_SOUGHT_LAST}},
		 {.passed = PAIRING_PASSED_ILLEGAL}, {0}},
		"12 comes before 7 from the end of the list, but with him no legal draw is left (1)."},
	{{PAIRING_STEP_FLOAT_PASSED, "", 0, 2, 0,
		 {.float_passed = {.way = PAIRING_FLOAT_UP, .sought = PAIRING_SOUGHT_LAST}},
		 {.passed = PAIRING_PASSED_FORBIDDEN}, {0}},
		"12 comes before 7 from the end of the list, but with him 12 and 3, whom the arbiter keeps apart, would meet."},
	{{PAIRING_STEP_SEEKERS, "C3", 0, 0, 1, {.place = {.own = 0, .other = 1, .ideal = 3}},
		 {.passed = PAIRING_PASSED_COLOURS}, {0}},
		"7, first of those with White, meets 3, second of those with Black; he would meet 5 by place, but then 7 and 5, who must have the same colour, would meet (C3)."},
	{{PAIRING_STEP_AVOIDED, "7", 0, 0, 3, {.avoided = {.rule = 7}}, {0}, {0}},
		"7 would meet 5 by place, but they are of one school (7)."},
	{{PAIRING_STEP_AVOIDED, "3", 0, 0, 3, {.avoided = {.rule = 3}}, {0}, {0}},
		"7 would meet 5 by place, but both are top players (3)."},
	{{PAIRING_STEP_FLOAT_HISTORY, "20", 0, 0, 1,
		 {.float_history = {.from = 4, .to = 3, .downfloats = 0, .upfloats = 1}}, {0}, {0}},
		"7 goes down from 2 to 1½ and meets 3; before, he floated up once (20)."},
	{{PAIRING_STEP_FLOAT_HISTORY, "21", 0, 1, 0,
		 {.float_history = {.from = 3, .to = 4, .downfloats = 3, .upfloats = 2}}, {0}, {0}},
		"3 comes up from 1½ to 2 and meets 7; before, he floated down 3 times and up twice (21)."},
	{{PAIRING_STEP_SEEKERS, "10", 0, 0, 1, {.place = {.own = 0, .other = 0, .ideal = 1}},
		 {.passed = PAIRING_PASSED_UNKNOWN}, {0}},
		"7, first of those with White, meets 3, first of those with Black (10)."},
	{{PAIRING_STEP_SEEKERS, "11, 17", 0, 0, 1, {.place = {.own = 0, .other = 1, .ideal = 3}},
		 {.passed = PAIRING_PASSED_WORSE, .before = 1, .after = 2}, {0}},
		"7, first of those with White, meets 3, second of those with Black; he would meet 5 by place, but then 1 more player would get the wrong colour "
		"(2 instead of 1 in the whole draw) (11, 17)."},
	{{PAIRING_STEP_EQUAL_CLAIMS, "24", 0, 1, 0,
		 {.equal_claims = {.his = {1, 1, 3}, .other = {1, 1, 3}, .decides = 1, .same = 1}},
		 {0}, {0}},
		"3 does not get his due colour: his claim equals that of 7, and the top player keeps his (24)."},
	{{PAIRING_STEP_EQUAL_CLAIMS, "24", 0, 1, 0,
		 {.equal_claims = {.his = {1, 1, 3}, .other = {1, 1, 3}, .decides = 0, .same = 1}},
		 {0}, {0}},
		"3 does not get his due colour: his claim equals that of 7, and the lot decides (24)."},
};

START_TEST(each_step_is_a_sentence_that_ends_with_its_rule)
{
	for (size_t i = 0; i < sizeof(steps) / sizeof(steps[0]); i++) {
		char text[SENTENCE_SIZE];

		words_step(&cast, &steps[i].step, text, sizeof(text));
		ck_assert_str_eq(text, steps[i].text);
	}
}
END_TEST

START_TEST(each_violation_names_its_players_and_rule)
{
	static const struct {
		struct pairing_violation violation;
		const char *text;
	} violations[] = {
		{{PAIRING_BROKEN_REPEAT, "1", 1, 0}, "3 and 7 have met (1)"},
		{{PAIRING_BROKEN_FORBIDDEN, "", 1, 0}, "3 and 7 must not meet"},
		{{PAIRING_BROKEN_BYE, "6", 2, -1},
			"12 may not have the bye: he has had a bye or a default, or has a bye booked (6)"},
		{{PAIRING_BROKEN_ABSENT, "", 3, -1}, "5 is seated but takes no part in this round"},
		{{PAIRING_BROKEN_SEATED_TWICE, "", 3, -1}, "5 is seated twice"},
		{{PAIRING_BROKEN_PIN, "", 3, -1}, "5 is not as fixed by hand"},
		{{PAIRING_BROKEN_PIN, "", 3, 0}, "5 and 7 are not as fixed by hand"},
		{{PAIRING_WARN_AVOID, "35", 3, 0}, "5 and 7 should rather not meet (35)"},
		{{PAIRING_WARN_RUN, "16", 3, -1},
			"5 gets the same colour a third time running (16)"},
		{{PAIRING_WARN_DIFFERENCE, "40", 3, -1},
			"5 gets a difference of 3 between the colours (40)"},
		{{PAIRING_WARN_FLOAT, "20 a", 3, -1},
			"5 floats the same way as in the last round (20 a)"},
		{{PAIRING_WARN_FLOAT_AGAIN, "21", 3, -1},
			"5 floats the same way as in an earlier round (21)"},
		{{PAIRING_WARN_COLOUR, "15", 3, -1}, "5 does not get his due colour (15)"},
		{{PAIRING_WARN_LOT, "colours", 3, -1}, "5 has not the colour of the lot (colours)"},
	};

	for (size_t i = 0; i < sizeof(violations) / sizeof(violations[0]); i++) {
		const struct cast plain = {.pins = pins, .count = 4};
		char text[SENTENCE_SIZE];

		words_violation(&plain, &violations[i].violation, text, sizeof(text));
		ck_assert_str_eq(text, violations[i].text);
	}
}
END_TEST

START_TEST(a_blame_names_whom_it_stops)
{
	static struct pairing_player players[4];
	struct pairing_input input = {.players = players, .count = 4, .round = 1};
	struct pairing_blame blame = {
		.rule = "", .player = 0, .other = 1, .text = "Two players are pinned to the bye."};
	char text[SENTENCE_SIZE];

	blame_words(&cast, &input, &blame, false, text, sizeof(text));
	ck_assert_str_eq(text, "7 and 3 are pinned to the bye.");
	blame = (struct pairing_blame){
		.rule = "", .player = -1, .other = -1, .text = "A setting is out of range."};
	blame_words(&cast, &input, &blame, false, text, sizeof(text));
	ck_assert_str_eq(text, "A setting is out of range.");
	blame = (struct pairing_blame){
		.rule = "", .player = 2, .other = -1, .text = "A score is out of range."};
	blame_words(&cast, &input, &blame, false, text, sizeof(text));
	ck_assert_str_eq(text, "12: A score is out of range.");
	blame = (struct pairing_blame){.rule = "1",
		.player = 2,
		.other = -1,
		.text = "A player has met everybody he could meet."};
	blame_words(&cast, &input, &blame, false, text, sizeof(text));
	ck_assert_str_eq(text, "12 has met everybody he could meet (1).");
	blame = (struct pairing_blame){.rule = "1", .player = -1, .other = -1, .text = "Whatever."};
	blame_words(&cast, &input, &blame, true, text, sizeof(text));
	ck_assert_str_eq(text,
		"There is no way to pair all 4 players without a repeat (1). Book a bye, withdraw somebody, or pair by hand "
		"on the screen (h) and publish with a reason.");
	input.count = 3;
	blame_words(&cast, &input, &blame, false, text, sizeof(text));
	ck_assert_str_eq(text,
		"There is no way to pair all 3 players without a repeat and with the bye for one who may have it (1).");
	input.count = 4;
	blame = (struct pairing_blame){.rule = "6", .player = -1, .other = -1, .text = "Whatever."};
	blame_words(&cast, &input, &blame, false, text, sizeof(text));
	ck_assert_str_eq(text,
		"Each of the 4 players has had a full point without a game, or has a bye booked (6).");
}
END_TEST

START_TEST(one_who_is_left_alone_is_no_pairing)
{
	static struct pairing_player players[4] = {
		{.absent = true}, {.absent = true}, {.absent = false}, {.absent = true}};
	struct pairing_input input = {.players = players, .count = 4, .round = 1};
	struct pairing_blame blame = {
		.rule = "1.9.3", .player = -1, .other = -1, .text = "Whatever."};
	char text[SENTENCE_SIZE];

	blame_words(&cast, &input, &blame, false, text, sizeof(text));
	ck_assert_str_eq(text, "12 is the only one left, and may not have the bye (1.9.3).");
	players[2].bye_booked = true;
	blame_words(&cast, &input, &blame, false, text, sizeof(text));
	ck_assert_str_eq(text, "12 is the only one left, and has a bye booked (1.9.3).");
}
END_TEST

START_TEST(names_are_cut_between_characters)
{
	struct app_test *test = app_test();
	char name[NAME_SIZE] = "", who[WHO_SIZE], tiny[4];

	while (strlen(name) < NAME_SIZE - 3)
		strcat(name, "é");
	app_add(name, 2000);
	words_who(app_event(test->app), 1, 1, who);
	ck_assert_uint_eq(strlen(who), WHO_SIZE - 1); /* "1 ", characters of two bytes, "…" */
	ck_assert_str_eq(who + strlen(who) - 5, "é…");
	ck_assert_str_eq(words_who(app_event(test->app), 1, 99, who), "99");
	words_put(tiny, sizeof(tiny), "%s", "1½½");
	ck_assert_str_eq(tiny, "1½");
	/* and what stands behind a name that was cut is still said */
	words_put(who, sizeof(who), "%.4s plays", "aéé");
	ck_assert_str_eq(who, "aé plays");
	words_put(who, sizeof(who), "%.3s plays %.2s in turn", "aéé", "½½");
	ck_assert_str_eq(who, "aé plays ½ in turn");
}
END_TEST

START_TEST(reasons_are_given_for_a_board_or_all)
{
	struct app_test *test = app_test();
	struct reasons all, one;

	app_add_players(8);
	APP_REFUSED(app_why(test->app, app_round(test->app), 0, NULL, &all, &test->error),
		STATUS_REFUSED, "no draw yet");
	app_play_round();
	APP_OK(app_propose(test->app, &test->error));
	APP_OK(app_why(test->app, app_round(test->app), 0, NULL, &all, &test->error));
	APP_OK(app_why(test->app, app_round(test->app), 1, NULL, &one, &test->error));
	ck_assert_int_gt(one.count, 1);
	ck_assert_int_gt(all.count, one.count);
	for (int i = 0; i < all.count; i++) {
		const char *line = all.lines[i];

		ck_assert_msg(!strcmp(line + strlen(line) - 2, ").") || strstr(line, "fixed by"),
			"%s", line);
	}
	reasons_done(&all);
	reasons_done(&one);
	APP_REFUSED(app_why(test->app, app_round(test->app), 5, NULL, &all, &test->error),
		STATUS_NOT_FOUND, "no board 5");
	APP_OK(app_publish(test->app, NULL, &test->error));
	APP_OK(app_why(test->app, app_round(test->app), 2, NULL, &one,
		&test->error)); /* of a published draw too */
	reasons_done(&one);
}
END_TEST

START_TEST(the_label_of_a_late_entry_is_no_riddle)
{
	static const struct {
		const char *place, *words;
	} labels[] = {{"3b", "place 3b, between 3 and 4"}, {"0b", "place 0b, above number 1"},
		{"3", ""}, {"", ""}};

	for (size_t i = 0; i < sizeof(labels) / sizeof(labels[0]); i++) {
		struct player player = {.pin = 3};
		char text[PLACE_WORDS_SIZE];

		strcpy(player.place, labels[i].place);
		ck_assert_str_eq(words_place(&player, text), labels[i].words);
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("words");

	tcase_add_test(tcase, the_label_of_a_late_entry_is_no_riddle);
	tcase_add_test(tcase, each_step_is_a_sentence_that_ends_with_its_rule);
	tcase_add_test(tcase, each_violation_names_its_players_and_rule);
	tcase_add_test(tcase, a_blame_names_whom_it_stops);
	tcase_add_test(tcase, one_who_is_left_alone_is_no_pairing);
	tcase_add_test(tcase, names_are_cut_between_characters);
	tcase_add_test(tcase, reasons_are_given_for_a_board_or_all);
	return app_run_suite("app_words", tcase);
}
