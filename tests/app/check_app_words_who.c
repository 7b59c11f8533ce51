/* What another draw would cost, said of the players who make the difference. */
#include <string.h>

#include "app/words/who.h"
#include "support/event/app_event.h"

static const int pins[] = {7, 3, 12, 5};

/* 7: White and White on 2; 3: White, Black on 1; 12: nothing yet; 5: Black, White, White on 0. */
static const struct pairing_game seven[] = {{.kind = PAIRING_PLAYED, .colour = PAIRING_WHITE},
	{.kind = PAIRING_PLAYED, .colour = PAIRING_WHITE}, {.kind = PAIRING_ABSENT}};
static const struct pairing_game three[] = {{.kind = PAIRING_PLAYED, .colour = PAIRING_WHITE},
	{.kind = PAIRING_PLAYED, .colour = PAIRING_BLACK}, {.kind = PAIRING_ABSENT}};
static const struct pairing_game twelve[] = {
	{.kind = PAIRING_ABSENT}, {.kind = PAIRING_ABSENT}, {.kind = PAIRING_ABSENT}};
static const struct pairing_game five[] = {{.kind = PAIRING_PLAYED, .colour = PAIRING_BLACK},
	{.kind = PAIRING_PLAYED, .colour = PAIRING_WHITE},
	{.kind = PAIRING_PLAYED, .colour = PAIRING_WHITE}};
static const struct pairing_player players[] = {{.games = seven, .score = 4, .rating = 2000},
	{.games = three, .score = 2, .rating = 1760}, {.games = twelve, .score = 1},
	{.games = five, .score = 0}};
static const struct pairing_input input = {.players = players, .count = 4, .round = 4};
static const struct cast cast = {.pins = pins, .count = 4, .input = &input, .round = 4};

static const struct {
	struct pairing_term term;
	int entry, before, after;
	struct pairing_who who;
	int he;
	const char *text;
	enum words_he he_as;
} said[] = {
	{{"transfers", "15, 17", -1, 0, 1, PAIRING_TERM_TRANSFERS, 1}, 0, 0, 2,
		{2, 0, {0, 2}, {0}, false, 0, 0, {0}, 0}, -1,
		"7 and 12 would get the wrong colour (2 players instead of 0 in the whole draw)",
		WORDS_HE_FLOATS},
	{{"transfers", "15, 17", -1, 0, 1, PAIRING_TERM_TRANSFERS, 1}, 0, 0, 2,
		{2, 0, {0, 2}, {0}, false, 0, 0, {0}, 0}, 2,
		"he and 7 would get the wrong colour (2 players instead of 0 in the whole draw)",
		WORDS_HE_FLOATS},
	{{"transfers", "15, 17", -1, 0, 1, PAIRING_TERM_TRANSFERS, 1}, 0, 1, 2,
		{2, 1, {0, 2}, {3}, false, 0, 0, {0}, 0}, -1,
		"7 and 12 would get the wrong colour, not 5 (2 players instead of 1 in the whole draw)",
		WORDS_HE_FLOATS},
	{{"claims", "16", -1, 0, 3, PAIRING_TERM_CLAIMS, 3}, 0, 0, 2,
		{1, 1, {0}, {1}, false, 0, 0, {0}, 0}, -1,
		"7, who has had two more White than Black, would lose his colour instead of 3, whose colours are level",
		WORDS_HE_FLOATS},
	{{"claims", "16", -1, 0, 3, PAIRING_TERM_CLAIMS, 3}, 1, 0, 2,
		{1, 1, {0}, {3}, false, 0, 0, {0}, 0}, -1,
		"7, who has had two more White than Black, would lose his colour instead of 5, who has had one more White than Black",
		WORDS_HE_FLOATS},
	{{"transferred scores", "advice 11", -1, 0, 1, PAIRING_TERM_TRANSFERRED_SCORES, 1}, 0, 2, 4,
		{1, 1, {0}, {1}, false, 0, 0, {0}, 0}, -1,
		"7 on 2 would lose his colour instead of 3 on 1", WORDS_HE_FLOATS},
	{{"exchanges", "12, 24", -1, 0, 1, PAIRING_TERM_EXCHANGES, 1}, 0, 0, 1,
		{2, 0, {1, 2}, {0}, false, 0, 0, {0}, 0}, -1,
		"3 and 12 would cross the mid-line (1 exchange instead of 0 in the whole draw)",
		WORDS_HE_FLOATS},
	{{"downfloats", "20", 4, 0, 3, PAIRING_TERM_DOWNFLOATS, 3}, 2, 0, 1,
		{1, 1, {3}, {2}, false, 0, 0, {0}, 0}, -1,
		"5, the second of his colour from the mid-line, would go down from level 2, not 12, the first",
		WORDS_HE_FLOATS},
	{{"downfloats", "20", 4, 0, 3, PAIRING_TERM_DOWNFLOATS, 3}, 2, 0, 1,
		{1, 1, {3}, {2}, false, 0, 0, {0}, 0}, 3,
		"he is the second of his colour from the mid-line, 12 the first", WORDS_HE_FLOATS},
	{{"downfloats", "20", 4, 0, 3, PAIRING_TERM_DOWNFLOATS, 3}, 2, 0, 1,
		{1, 1, {3}, {3}, false, 0, 0, {0}, 0}, -1,
		"5 would be the second of those with his colour, not the first", WORDS_HE_FLOATS},
	{{"downfloats", "20", 4, 0, 3, PAIRING_TERM_DOWNFLOATS, 3}, 0, 0, 1,
		{1, 1, {3}, {2}, false, 0, 0, {0}, 0}, 3, "he went down last round",
		WORDS_HE_FLOATS},
	{{"upfloats", "21, 22, 28", 4, 0, 3, PAIRING_TERM_UPFLOATS_FROM_LINE, 3}, 3, 1, 2,
		{1, 1, {3}, {2}, false, 0, 0, {0}, 0}, -1,
		"5, the third of all from the mid-line, would come up from level 2, not 12, the second",
		WORDS_HE_FLOATS},
	{{"schoolmates", "2a, 7", -1, 0, 1, PAIRING_TERM_SCHOOLMATES, 1}, 0, 0, 1,
		{2, 0, {1, 3}, {0}, false, 7, 0, {0}, 0}, -1,
		"3 would meet 5, and they are of one school", WORDS_HE_FLOATS},
	{{"schoolmates", "2a, 7", -1, 0, 1, PAIRING_TERM_SCHOOLMATES, 1}, 0, 0, 1,
		{2, 0, {1, 3}, {0}, false, 7, 0, {0}, 0}, 3,
		"3 would meet him, and they are of one school", WORDS_HE_FLOATS},
	{{"place of the bye", "4", -1, 0, 1, PAIRING_TERM_BYE_PLACE, 1}, 0, 1, 3,
		{1, 1, {0}, {2}, false, 0, 0, {0}, 0}, -1,
		"the bye would go to 7, higher in the list than 12", WORDS_HE_FLOATS},
	{{"transferred", "18", -1, 0, 1, PAIRING_TERM_TRANSFERRED, 1}, 0, 1, 3,
		{1, 1, {0}, {2}, false, 0, 0, {0}, 0}, -1,
		"7, higher in the list than 12, would lose his colour instead", WORDS_HE_FLOATS},
	{{"floats both ways", "2d", -1, 0, 1, PAIRING_TERM_FLOATS_BOTH_WAYS, 1}, 0, 0, 2,
		{2, 0, {0, 3}, {0}, false, 0, 0, {0}, 0}, -1,
		"7 and 5, who have floated both ways, would float again", WORDS_HE_FLOATS},
	{{"distance", "10", -1, 0, 1, PAIRING_TERM_DISTANCE, 1}, 0, 4, 16,
		{2, 0, {0, 3}, {0}, false, 0, 0, {0}, 0}, -1,
		"7 on 2 would meet 5 on 0, a longer float", WORDS_HE_FLOATS},
	{{"boundaries", "8, 9", -1, 0, 1, PAIRING_TERM_BOUNDARIES, 1}, 0, 0, 1,
		{1, 0, {0}, {0}, false, 0, 2, {1, 3}, 0}, -1,
		"3 and 5 would be left, who may not meet, and 7 would have to go down",
		WORDS_HE_FLOATS},
	/* in the record of 5 alone */
	{{"boundaries", "8, 9", -1, 0, 1, PAIRING_TERM_BOUNDARIES, 1}, 0, 0, 1,
		{1, 0, {2}, {0}, false, 0, 2, {0, 3}, 0}, -1,
		"7 and 5 would be left, who met in round 3, and 12 would have to go down",
		WORDS_HE_FLOATS},
	{{"boundaries", "8, 9", -1, 0, 1, PAIRING_TERM_BOUNDARIES, 1}, 0, 1, 2,
		{1, 0, {0}, {0}, false, 0, 0, {0}, 0}, -1, "7 would have to go down as well",
		WORDS_HE_FLOATS},
	{{"boundaries", "8, 9", -1, 0, 1, PAIRING_TERM_BOUNDARIES, 1}, 0, 0, 2,
		{0, 0, {0}, {0}, false, 0, 2, {1, 3}, 0}, -1,
		"3 and 5 would be left, who may not meet, and floats would pass over more scores",
		WORDS_HE_FLOATS},
	{{"colourless", "11", -1, 0, 1, PAIRING_TERM_COLOURLESS, 1}, 0, 1, 2,
		{1, 0, {2}, {0}, false, 0, 0, {0}, 0}, -1, "12 would get Black, not White",
		WORDS_HE_FLOATS},
	{{"transfers", "15, 17", -1, 0, 1, PAIRING_TERM_TRANSFERS, 1}, 0, 1, 2,
		{2, 1, {0, 2}, {3}, false, 0, 0, {0}, 0}, 3,
		"7 and 12 would get the wrong colour, not him (2 players instead of 1 in the whole draw)",
		WORDS_HE_WISHED},
	{{"downfloats", "20", 4, 0, 3, PAIRING_TERM_DOWNFLOATS, 3}, 0, 0, 1,
		{1, 1, {3}, {2}, false, 0, 0, {0}, 0}, 3,
		"he, who went down last round, would go down from level 2 instead of 12",
		WORDS_HE_WISHED},
	{{"place of the bye", "4", -1, 0, 1, PAIRING_TERM_BYE_PLACE, 1}, 0, 1, 3,
		{1, 1, {0}, {2}, false, 0, 0, {0}, 0}, 0, "he stands higher in the list than 12",
		WORDS_HE_BYE},
	{{"place of the bye", "4", -1, 0, 1, PAIRING_TERM_BYE_PLACE, 1}, 0, 1, 3,
		{1, 1, {0}, {2}, false, 0, 0, {0}, 0}, 0,
		"he would have the bye, not 12, who stands lower in the list", WORDS_HE_FLOATS},
	{{"place of the bye", "4", -1, 0, 1, PAIRING_TERM_BYE_PLACE, 1}, 0, 1, 3,
		{1, 1, {0}, {2}, false, 0, 0, {0}, 0}, 0,
		"the bye would go to him, higher in the list than 12", WORDS_HE_WISHED},
	{{"bye", "6", -1, 0, 1, PAIRING_TERM_BYE, 1}, 0, 2, 4,
		{1, 1, {0}, {1}, false, 0, 0, {0}, 0}, 0, "he stands on 2, 3 on 1", WORDS_HE_BYE},
	{{"bye", "6", -1, 0, 1, PAIRING_TERM_BYE, 1}, 0, 2, 4,
		{1, 1, {0}, {1}, false, 0, 0, {0}, 0}, 0, "he would have the bye on 2, not 3 on 1",
		WORDS_HE_FLOATS},
	{{"bye", "6", -1, 0, 1, PAIRING_TERM_BYE, 1}, 0, 2, 4,
		{1, 1, {0}, {1}, false, 0, 0, {0}, 0}, 0,
		"he would have it on 2, while 3 stands on 1", WORDS_HE_WISHED},
	{{"displacement", "12, 23", 4, 0, 1, PAIRING_TERM_DISPLACEMENT, 1}, 0, 2, 4,
		{2, 2, {0, 3}, {0, 2}, true, 0, 0, {0}, 0}, -1,
		"7 would meet 5, not 12, who stands nearer to his place", WORDS_HE_FLOATS},
	{{"squares", "12, 23", 4, 0, 1, PAIRING_TERM_SQUARES, 1}, 0, 2, 4,
		{2, 2, {3, 0}, {3, 2}, true, 0, 0, {0}, 0}, -1,
		"5 would not meet 12, who stands nearer to his place", WORDS_HE_WISHED},
	{{"boundaries", "8, 9", -1, 0, 1, PAIRING_TERM_BOUNDARIES, 1}, 0, 1, 2,
		{2, 2, {0, 3}, {0, 2}, true, 0, 0, {0}, 0}, -1,
		"7 on 2 would meet 5 on 0, not 12 on ½", WORDS_HE_FLOATS},
	{{"colours by rank", "25", -1, 0, 1, PAIRING_TERM_COLOURS_BY_RANK, 1}, 0, 0, 1,
		{2, 0, {0, 2}, {0}, true, 0, 0, {0}, 0}, -1,
		"7 and 12 would have the colours that rank does not give them", WORDS_HE_FLOATS},
	{{"next bracket", "C8", 4, 0, 1, PAIRING_TERM_NEXT_BRACKET, 1}, 0, 1, 2,
		{1, 0, {1}, {0}, false, 0, 0, {0}, 0}, -1,
		"3 would have to go down from the next bracket as well", WORDS_HE_FLOATS},
	{{"next bracket", "C8", 4, 0, 2, PAIRING_TERM_NEXT_BRACKET, 1}, 1, 1, 2,
		{1, 1, {0}, {1}, false, 0, 0, {0}, 0}, -1,
		"7 on 2 would go down from the next bracket, not 3 on 1", WORDS_HE_FLOATS},
	{{"absolute preferences", "1.7.1", -1, 0, 1, PAIRING_TERM_ABSOLUTE_PREFERENCES, 1}, 0, 0, 2,
		{2, 0, {0, 1}, {0}, false, 0, 0, {0}, 0}, -1,
		"7 and 3 would not get the colour that they must have", WORDS_HE_FLOATS},
	{{"exchanges", "4.3", 4, 0, 2, PAIRING_TERM_BRACKET_EXCHANGES, 1}, 0, 0, 1,
		{2, 0, {0, 1}, {0}, false, 0, 0, {0}, 0}, -1,
		"7 and 3 would be exchanged between the halves", WORDS_HE_FLOATS},
	{{"exchanges", "4.3", 4, 0, 2, PAIRING_TERM_BRACKET_EXCHANGES, 1}, 1, 1, 2,
		{1, 1, {0}, {1}, false, 0, 0, {0}, 0}, -1,
		"7 would be exchanged instead of 3, over more places", WORDS_HE_FLOATS},
	{{"order of the bye", "28L2", -1, 0, 1, PAIRING_TERM_BYE_ORDER, 1}, 0, 0, 4,
		{1, 1, {0}, {1}, false, 0, 0, {0}, 0}, 0,
		"3, who comes before him in the order of the bye, would be passed over",
		WORDS_HE_WISHED},
	{{"odd players beyond the limit", "29D1b", -1, 0, 1, PAIRING_TERM_ODD_OVER, 1}, 0, 0, 1,
		{1, 1, {0}, {1}, false, 0, 0, {0}, 200}, -1,
		"7 would have to drop instead of 3, 240 points away: over the 200 allowed",
		WORDS_HE_FLOATS},
	{{"odd players beyond the limit", "29D1b", -1, 0, 1, PAIRING_TERM_ODD_OVER, 1}, 0, 0, 1,
		{2, 2, {2, 0}, {2, 3}, true, 0, 0, {0}, 0}, -1,
		"12 would meet 7 instead of 5, which is beyond the limit", WORDS_HE_FLOATS},
	{{"interchanges", "29E5e", -1, 0, 1, PAIRING_TERM_INTERCHANGES, 1}, 0, 0, 1,
		{2, 2, {0, 1}, {0, 3}, true, 0, 0, {0}, 0}, -1,
		"7 would meet 3, not 5: an interchange", WORDS_HE_FLOATS},
	{{"list distance", "closest", -1, 0, 1, PAIRING_TERM_LIST_DISTANCE, 1}, 0, 1, 9,
		{2, 2, {3, 0}, {3, 1}, true, 0, 0, {0}, 0}, -1,
		"5 would not meet 3, who stands nearer to him in the list", WORDS_HE_WISHED},
	{{"colours", "B", -1, 0, 1, PAIRING_TERM_COLOURS, 1}, 0, 0, 1,
		{2, 0, {0, 2}, {0}, false, 0, 0, {0}, 0}, 2,
		"he and 7 would have the other colours", WORDS_HE_WISHED},
	{{"order of the odd players", "29D1a, 29D2", -1, 0, 2, PAIRING_TERM_ODD_ORDER, 1}, 1, 0, 1,
		{1, 1, {0}, {1}, false, 0, 0, {0}, 0}, -1,
		"7 would have to drop instead of 3, who comes first", WORDS_HE_FLOATS},
	{{"order of the odd players", "29D1a, 29D2", -1, 0, 2, PAIRING_TERM_ODD_ORDER, 1}, 0, 0, 1,
		{2, 2, {0, 2}, {0, 1}, true, 0, 0, {0}, 0}, -1,
		"7 would meet 12, not 3, who stands higher", WORDS_HE_FLOATS},
	{{"lazy bye", "1", -1, 0, 1, PAIRING_TERM_LAZY_BYE, 1}, 0, 0, 2,
		{1, 1, {0}, {2}, false, 0, 0, {0}, 0}, 0,
		"the bye would go to him, higher in the list than 12", WORDS_HE_WISHED},
	{{"lazy choices", "1", 4, 0, 2, PAIRING_TERM_LAZY_CHOICES, 1}, 1, 0, 1,
		{2, 2, {0, 2}, {0, 1}, true, 0, 0, {0}, 0}, -1,
		"7 would meet 12, not 3, whom the lazy draw takes first", WORDS_HE_FLOATS},
	{{"lazy choices", "1", 4, 0, 2, PAIRING_TERM_LAZY_CHOICES, 1}, 0, 0, 1,
		{1, 1, {0}, {1}, false, 0, 0, {0}, 0}, -1,
		"7, higher in the list than 3, would go down instead", WORDS_HE_FLOATS},
	{{"lazy colours", "11", -1, 0, 1, PAIRING_TERM_LAZY_COLOURS, 1}, 0, 0, 1,
		{2, 0, {0, 2}, {0}, true, 0, 0, {0}, 0}, -1,
		"7 and 12 would have the other colours", WORDS_HE_FLOATS},
};

START_TEST(each_difference_names_those_who_make_it)
{
	for (size_t i = 0; i < sizeof(said) / sizeof(said[0]); i++) {
		/* 5 and 7 are those of whom it is asked if they met */
		static const struct pairing_pin wish = {PAIRING_PIN_BOARD, 3, 0, PAIRING_NEUTRAL};
		const struct words_difference difference = {&said[i].term, said[i].entry,
			said[i].before, said[i].after, &said[i].who, said[i].he, said[i].he_as,
			said[i].he_as == WORDS_HE_WISHED ? &wish : NULL};
		char text[SENTENCE_SIZE] = "";

		ck_assert(words_difference_named(&cast, &difference, text, sizeof(text)));
		ck_assert_str_eq(text, said[i].text);
	}
}
END_TEST

/*
 * Nobody is named where nobody is known, and a colour that comes with the board's number is none.
 */
START_TEST(nobody_is_named_where_that_is_not_known)
{
	const struct pairing_term term = {"transfers", "15, 17", -1, 0, 1, PAIRING_TERM_TRANSFERS,
					  1},
				  open = {"colourless", "11", -1, 0, 1, PAIRING_TERM_COLOURLESS, 1};
	const struct pairing_who nobody = {0}, one = {1, 0, {2}, {0}, false, 0, 0, {0}, 0};
	struct words_difference difference = {&term, 0, 0, 2, &nobody, -1, WORDS_HE_FLOATS, NULL};
	char text[SENTENCE_SIZE] = "-";

	ck_assert(!words_difference_named(&cast, &difference, text, sizeof(text)));
	difference = (struct words_difference){&open, 0, 0, 2, &one, -1, WORDS_HE_FLOATS, NULL};
	ck_assert(!words_difference_named(&cast, &difference, text, sizeof(text)));
	ck_assert_str_eq(text, "-");
}
END_TEST

/* 7 and 5 met in round 3 by the record of 5 alone: it bars them, and it is what is said. */
START_TEST(of_two_who_would_be_left_the_record_of_one_is_enough)
{
	const struct pairing_step step = {PAIRING_STEP_FLOAT_PASSED, "1", 0, 2, 1,
		{.float_passed = {.way = PAIRING_FLOAT_DOWN, .sought = PAIRING_SOUGHT_LINE}},
		{.passed = PAIRING_PASSED_STRANDED}, {.nthen = 2, .then = {0, 3}}};
	char text[SENTENCE_SIZE];

	words_step(&cast, &step, text, sizeof(text));
	ck_assert_str_eq(text,
		"12 comes before 3 from the mid-line, but with him 7 and 5 would be left, who met in round 3 (1).");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("who");

	tcase_add_test(tcase, each_difference_names_those_who_make_it);
	tcase_add_test(tcase, of_two_who_would_be_left_the_record_of_one_is_enough);
	tcase_add_test(tcase, nobody_is_named_where_that_is_not_known);
	return app_run_suite("app_words_who", tcase);
}
