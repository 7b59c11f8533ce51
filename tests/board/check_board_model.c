/*
 * The view model: levels, pairing-box counts, mid-lines, strongest claims, what lies where, and the
 * cards as text.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "app/round/result.h"
#include "board/card.h"
#include "board/drop.h"
#include "board/levels.h"
#include "core/known_books.h"
#include "core/season.h"
#include "support/event/desk.h"
#include "support/event/guide_event.h"
#include "support/event/rows.h"
#include "support/suite_run.h"
#include "support/told/view_of.h"

static struct view_of view;

static void propose(void)
{
	struct error error = {.text = ""};

	ck_assert_msg(app_propose(view.app, &error) == STATUS_OK, "%s", error.text);
	view_rebuild(&view);
}

START_TEST(mid_line_halves_what_is_left_when_the_floaters_are_gone)
{
	static const struct {
		int n, up, down, above;
	} lines[] = {{8, 0, 0, 4}, {7, 0, 1, 3}, {7, 1, 0, 4}, {3, 1, 0, 2}, {61, 0, 1, 30},
		{6, 1, 1, 3}, {1, 0, 1, 0}, {1, 1, 0, 1}, {0, 0, 0, 0}, {2, 2, 0, 2}, {5, 3, 2, 3}};

	for (size_t i = 0; i < sizeof(lines) / sizeof(lines[0]); i++)
		ck_assert_int_eq(
			level_line(lines[i].n, lines[i].up, lines[i].down), lines[i].above);
}
END_TEST

START_TEST(round_four_has_the_guides_pairing_box)
{
	static const struct level box[] = {
		{.points2 = 6, .count = 1, .white = 1, .black = 0, .up = 0, .down = 1, .above = 0},
		{.points2 = 5, .count = 1, .white = 0, .black = 1, .up = 1, .down = 0, .above = 1},
		{.points2 = 4, .count = 7, .white = 3, .black = 4, .up = 0, .down = 1, .above = 3},
		{.points2 = 3, .count = 3, .white = 1, .black = 2, .up = 1, .down = 0, .above = 2},
		{.points2 = 2, .count = 6, .white = 3, .black = 3, .up = 0, .down = 0, .above = 3},
		{.points2 = 1, .count = 2, .white = 2, .black = 0, .up = 0, .down = 0, .above = 1},
	};

	view_open(&view, guide_event("box.drawboard", 3));
	ck_assert_int_eq(view.model.nlevels, 6);
	for (int i = 0; i < 6; i++) {
		const struct level *level = &view.model.levels[i];

		ck_assert_int_eq(level->points2, box[i].points2);
		ck_assert_int_eq(level->count, box[i].count);
		ck_assert_int_eq(level->white, box[i].white);
		ck_assert_int_eq(level->black, box[i].black);
		ck_assert_int_eq(level->neutral, 0);
		ck_assert_int_eq(level->up, box[i].up);
		ck_assert_int_eq(level->down, box[i].down);
		ck_assert_int_eq(level->above, box[i].above);
		ck_assert(!level->bye);
	}
	view_done(&view);
}
END_TEST

START_TEST(an_odd_field_has_the_bye_in_its_lowest_level)
{
	view_open(&view, guide_event("odd.drawboard", 2));
	ck_assert(view.model.levels[view.model.nlevels - 1].bye);
	ck_assert_int_eq(view.model.nbooked, 1);
	for (int i = 0; i + 1 < view.model.nlevels; i++)
		ck_assert(!view.model.levels[i].bye);
	view_done(&view);
	view_open(&view, guide_event("first.drawboard", 0));
	ck_assert_int_eq(view.model.nlevels, 1);
	ck_assert_int_eq(view.model.levels[0].neutral, 17);
	ck_assert_int_eq(view.model.levels[0].above, 8);
	ck_assert(view.model.levels[0].bye);
	view_done(&view);
}
END_TEST

START_TEST(strongest_claims_are_marked_where_there_are_weaker_ones)
{
	view_open(&view, guide_event("claims.drawboard", 3));
	ck_assert(view.model.cards[view_card(&view, 12)].strongest);
	ck_assert(!view.model.cards[view_card(&view, 1)].strongest);
	ck_assert(!view.model.cards[view_card(&view, 4)].strongest);
	ck_assert(view.model.cards[view_card(&view, 2)].strongest);
	/* Alone on the level with this due colour: nothing to choose from. */
	ck_assert(!view.model.cards[view_card(&view, 5)].strongest);
	view_done(&view);
}
END_TEST

START_TEST(a_drawn_round_shows_floats_and_given_up_colours)
{
	const struct board_view *board;

	view_open(&view, guide_event("floats.drawboard", 3));
	propose();
	ck_assert(view.model.paired);
	ck_assert_int_eq(view.model.nboards, 10);
	board = &view.model.boards[view.model.cards[view_card(&view, 8)].board];
	ck_assert_int_eq(board->number, 5);
	ck_assert(board->floats);
	ck_assert_int_eq(board->clash, COLOUR_BLACK);
	ck_assert_int_eq(view.model.levels[board->level].points2, 4);
	board = &view.model.boards[view.model.cards[view_card(&view, 12)].board];
	ck_assert(!board->floats);
	ck_assert_int_eq(board->clash, COLOUR_NONE);
	ck_assert_int_eq(model_opponent(&view.model, view_card(&view, 12)), view_card(&view, 2));
	ck_assert_int_eq(model_met_round(&view.model, view_card(&view, 4), view_card(&view, 6)), 2);
	ck_assert_int_eq(
		model_met_round(&view.model, view_card(&view, 2), view_card(&view, 12)), 0);
	ck_assert(view.model.cards[view_card(&view, 15)].had_bye);
	ck_assert(!view.model.cards[view_card(&view, 1)].had_bye);
	view_done(&view);
}
END_TEST

START_TEST(hands_move_cards_across_the_line)
{
	struct error error = {.text = ""};

	view_open(&view, guide_event("hands.drawboard", 3));
	ck_assert_int_eq(app_hand(view.app, 7, HAND_TOP, 0, &error), STATUS_OK);
	view_rebuild(&view);
	ck_assert_int_eq(view.model.levels[2].above, 4);
	ck_assert_int_eq(view.model.rows[view.model.levels[2].first + 3], view_card(&view, 7));
	ck_assert_int_eq(app_hand(view.app, 18, HAND_OUT, 0, &error), STATUS_OK);
	ck_assert_int_eq(app_hand(view.app, 12, HAND_BYE, 0, &error), STATUS_OK);
	view_rebuild(&view);
	ck_assert_int_eq(view.model.ntray, 1);
	ck_assert_int_eq(view.model.nbyes, 1);
	ck_assert_int_eq(view.model.levels[2].count, 5);
	view_done(&view);
}
END_TEST

/* The guide's card of 12 Low after three rounds. */
static const char *const low[CARD_FULL_LINES] = {
	"┌No──┬─────────────────────────┬Grade 1940┐",
	"│ 12 │ Low, Len                │Club    GL│",
	"├────┴────┬───┬───┬───┬───┬───┬┴──────────┤",
	"│Total    │ ½ │1½ │ 2 │   │   │           │",
	"│Opponent │ 3 │19 │ 4 │   │   │           │",
	"│Round    │ 1 │ 2 │ 3 │ 4 │ 5 │           │",
	"│Result   │ ½ │ 1 │ ½ │   │   │           │",
	"│Colour   │ B │ W │ W │   │   │           │",
	"│Float    │   │   │   │   │   │           │",
	"└─────────┴───┴───┴───┴───┴───┴───────────┘",
};

START_TEST(the_full_card_is_the_guides)
{
	struct strip lines[CARD_FULL_LINES];

	view_open(&view, guide_event("full.drawboard", 3));
	view.model.round = 3;
	card_full(app_event(view.app), &view.model, 12, 0, lines);
	for (int i = 0; i < CARD_FULL_LINES; i++)
		ck_assert_str_eq(lines[i].text, low[i]);
	view_done(&view);
}
END_TEST

START_TEST(the_full_card_grows_with_the_rounds)
{
	ck_assert_int_eq(card_full_cells(3), CARD_FULL_CELLS);
	ck_assert_int_eq(card_full_cells(7), CARD_FULL_CELLS);
	ck_assert_int_eq(card_full_cells(9), CARD_FULL_CELLS + 8);
	ck_assert_int_eq(card_full_cells(60), CARD_FULL_CELLS + 28);
}
END_TEST

START_TEST(the_full_card_of_a_season_shows_the_evenings_there_are)
{
	const int columns = card_full_columns(60);

	ck_assert_int_eq(card_full_first(60, 1, 0), 1);
	ck_assert_int_eq(card_full_first(60, columns, 0), 1);
	ck_assert_int_eq(card_full_first(60, columns + 3, 0), 4);
	ck_assert_int_eq(card_full_first(60, 60, 0), 61 - columns);
	ck_assert_int_eq(card_full_first(60, 1, 99), 61 - columns);
	ck_assert_int_eq(card_full_first(60, 60, 2), 2);
	ck_assert_int_eq(card_full_first(5, 5, 3), 1);
}
END_TEST

START_TEST(the_full_card_has_the_rounds_of_the_event)
{
	struct strip lines[CARD_FULL_LINES];

	view_open(&view, plain_event("three.drawboard", NULL, 6));
	((struct section *)event_section(app_event(view.app), app_section(view.app)))->rounds = 3;
	card_full(app_event(view.app), &view.model, 1, 0, lines);
	ck_assert_str_eq(lines[5].text, "│Round    │ 1 │ 2 │ 3 │                   │");
	view_done(&view);
}
END_TEST

/* Every density fills its cells exactly, whatever the name. */
static void check_cells(void)
{
	for (int card = 0; card < view.model.ncards; card++) {
		for (int cells = 22; cells < 60; cells++) {
			struct strip lines[CARD_FULL_LINES] = {0};

			card_slim(&view.model, card, cells, &lines[0]);
			ck_assert_msg(strip_width(&lines[0]) == cells, "slim %d: \"%s\"", cells,
				lines[0].text);
			memset(lines, 0, sizeof(lines));
			card_short(&view.model, card, cells, lines);
			ck_assert_msg(strip_width(&lines[0]) == cells, "short %d: \"%s\"", cells,
				lines[0].text);
			ck_assert_msg(strip_width(&lines[1]) == cells, "short %d: \"%s\"", cells,
				lines[1].text);
		}
	}
}

START_TEST(cards_fill_their_cells_whatever_the_name)
{
	static const char *const names[] = {"Ångström, Åsa", "王小明",
		"Re\xcc\x81"
		"ne, Zoe\xcc\x88",
		"לוי, דוד", "Van der Längste-Doppelname zu Irgendwo, Maximiliane",
		"Nguyễn, Thị Ánh", NULL};

	view_open(&view, plain_event("widths.drawboard", names, 12));
	check_cells();
	propose();
	check_cells();
	view_done(&view);
	view_open(&view, guide_event("cells.drawboard", 3));
	check_cells();
	propose();
	check_cells();
	view_done(&view);
}
END_TEST

static enum role role_at(const struct strip *strip, const char *part)
{
	const char *found = strstr(strip->text, part);
	int run = 0;

	ck_assert_msg(found != NULL, "no \"%s\" in \"%s\"", part, strip->text);
	while (strip->runs[run].end <= (size_t)(found - strip->text))
		run++;
	return strip->runs[run].role;
}

/* Round 1: 1 v 2, whom nobody met; 3 has the bye. Round 2: 3 v 1. Round 3 is drawn. */
static void default_and_bye(struct event *event, struct model *model)
{
	rows_small_event(event, 5, 3);
	rows_put(event, row_round(1, 1, ROUND_PROPOSED));
	rows_put(event, row_board(1, 1, 1, 1, 2, RESULT_DEFAULT_BLACK));
	rows_put(event, row_board(1, 1, 2, 3, 0, RESULT_BYE));
	rows_publish(event, 1, 1);
	rows_put(event, row_round(1, 2, ROUND_PROPOSED));
	rows_put(event, row_board(1, 2, 1, 3, 1, RESULT_WHITE));
	rows_put(event, row_board(1, 2, 2, 2, 0, RESULT_BYE));
	rows_publish(event, 1, 2);
	ck_assert_int_eq(model_build(event, 1, 3, NULL, 0, pairing_book_find("caa")->traits, model),
		STATUS_OK);
}

/* White red, Black as the text, byes green; a due colour warns of nothing. */
START_TEST(colours_stand_in_the_ink_of_the_paper_card)
{
	struct event event;
	struct model model;
	struct strip strip = {0};

	default_and_bye(&event, &model);
	card_slim(&model, model_card(&model, 3), 60, &strip);
	ck_assert_int_eq(role_at(&strip, "-W"), ROLE_BYE);
	ck_assert_int_eq(role_at(&strip, "W"), ROLE_WHITE);
	strip_clear(&strip);
	model.cards[model_card(&model, 1)].claim.due = COLOUR_WHITE;
	card_slim(&model, model_card(&model, 1), 60, &strip);
	ck_assert_int_eq(role_at(&strip, "-B"), ROLE_FAINT); /* a default is no bye */
	ck_assert_int_eq(role_at(&strip, "B"), ROLE_BLACK);
	ck_assert_int_eq(role_at(&strip, "W"), ROLE_PLAIN); /* due */
	model_done(&model);
	event_done(&event);
}
END_TEST

/* Who has a game that is not over is marked on cards of every size, on a board or not. */
START_TEST(a_game_that_is_open_is_marked_on_the_card)
{
	const int pin = 1; /* his game of round 2 */
	struct record row = {.kind = RECORD_OPEN};
	struct strip lines[CARD_SHORT_LINES] = {0};
	struct event event;
	struct model model;

	default_and_bye(&event, &model);
	model_done(&model);
	row.as.open = (struct open_game){1, 2, 1};
	rows_put(&event, row);
	ck_assert_int_eq(
		model_build(&event, 1, 3, NULL, 0, pairing_book_find("caa")->traits, &model),
		STATUS_OK);
	ck_assert(model.cards[model_card(&model, pin)].open);
	ck_assert(!model.cards[model_card(&model, 2)].open);
	card_slim(&model, model_card(&model, pin), 40, &lines[0]);
	ck_assert_msg(strstr(lines[0].text, " ?"), "%s", lines[0].text);
	memset(lines, 0, sizeof(lines));
	card_short(&model, model_card(&model, pin), 30, lines);
	ck_assert_msg(strstr(lines[1].text, " ?"), "%s", lines[1].text);
	model_done(&model);
	event_done(&event);
}
END_TEST

/* 16 (iv): a game that was not played has no colour, on the card as in the rules. */
START_TEST(a_default_has_no_colour_on_the_card)
{
	struct strip lines[CARD_FULL_LINES];
	struct event event;
	struct model model;

	default_and_bye(&event, &model);
	card_full(&event, &model, 1, 0, lines);
	ck_assert_msg(strstr(lines[4].text, "│ 2 │ 3 │"), "%s", lines[4].text);
	ck_assert_msg(strstr(lines[6].text, "│d+ │ 0 │"), "%s", lines[6].text);
	ck_assert_msg(strstr(lines[7].text, "│   │ B │"), "%s", lines[7].text);
	model_done(&model);
	event_done(&event);
}
END_TEST

static const char *slim(int pin, int cells)
{
	static struct strip strip;

	strip_clear(&strip);
	card_slim(&view.model, view_card(&view, pin), cells, &strip);
	return strip.text;
}

START_TEST(padding_goes_before_colours_and_these_before_the_grade)
{
	view_open(&view, guide_event("share.drawboard", 3));
	propose();
	ck_assert_str_eq(slim(5, 34), " 5 Edwards, E       2080 BWB ↓   3");
	ck_assert_str_eq(slim(5, 29), " 5 Edwards, E    2080 BWB↓  3");
	ck_assert_str_eq(slim(5, 26), " 5 Edwards, E 2080 BWB↓  3");
	ck_assert_str_eq(slim(5, 25), " 5 Edwards, E     BWB↓  3");
	view_done(&view);
	view_open(&view, guide_event("long.drawboard", 5));
	view.model.round = 9;
	for (int i = 0; i < 8; i++)
		view.model.cards[view_card(&view, 5)].history[i] = "WBWBWWBB"[i];
	view.model.paired = true;
	ck_assert_msg(strstr(slim(5, 29), " 2080 …WBB") != NULL, "\"%s\"", slim(5, 29));
	ck_assert_msg(strstr(slim(5, 34), " 2080 WBWBWWBB") == NULL, "\"%s\"", slim(5, 34));
	ck_assert_msg(strstr(slim(5, 44), " 2080 WBWBWWBB") != NULL, "\"%s\"", slim(5, 44));
	view_done(&view);
}
END_TEST

/*
 * What is fixed by hand takes room from the card's own name, and stays to be seen when the draw is
 * made.
 */
START_TEST(a_hand_shortens_no_other_card)
{
	struct error error = {.text = ""};

	view_open(&view, guide_event("room.drawboard", 3));
	ck_assert_str_eq(slim(18, 33), "18 Reilly, Robert   1873 WBW   B ");
	ck_assert_int_eq(app_hand(view.app, 12, HAND_COLOUR, COLOUR_WHITE, &error), STATUS_OK);
	view_rebuild(&view);
	ck_assert_str_eq(slim(18, 33), "18 Reilly, Robert   1873 WBW   B ");
	ck_assert_str_eq(slim(12, 33), "12 Low, Len      ◆W 1940 BWW   B!");
	/* but the grade gives way before the surname does */
	ck_assert_int_eq(app_hand(view.app, 18, HAND_APART, 10, &error), STATUS_OK);
	view_rebuild(&view);
	ck_assert_str_eq(slim(18, 33), "18 Reilly, Robert   ◆a10 WBW   B ");
	ck_assert_int_eq(app_unhand(view.app, 18, HAND_APART, &error), STATUS_OK);
	view_rebuild(&view);
	propose();
	ck_assert_msg(strstr(slim(12, 29), "◆W 1940") != NULL, "\"%s\"", slim(12, 29));
	view_done(&view);
}
END_TEST

START_TEST(the_game_of_the_round_is_told_when_it_is_over)
{
	struct error error = {.text = ""};
	char text[160];

	view_open(&view, guide_event("over.drawboard", 0));
	propose();
	ck_assert_int_eq(app_publish(view.app, NULL, &error), STATUS_OK);
	ck_assert_int_eq(
		desk_enter_result(view.app, 1, 1, RESULT_DRAW, false, NULL, &error), STATUS_OK);
	view_rebuild(&view);
	card_claim_words(&view.model, view.model.boards[0].white, text, sizeof(text));
	ck_assert_str_eq(text, "had White, ½-½");
	card_claim_words(&view.model, view.model.boards[0].black, text, sizeof(text));
	ck_assert_str_eq(text, "had Black, ½-½");
	/* CAA 16 iv: a default gives no colour */
	ck_assert_int_eq(
		desk_enter_result(view.app, 1, 2, RESULT_DEFAULT_BLACK, false, NULL, &error),
		STATUS_OK);
	view_rebuild(&view);
	card_claim_words(&view.model, view.model.boards[1].white, text, sizeof(text));
	ck_assert_str_eq(text, "had no colour, 1-0 def");
	view_done(&view);
}
END_TEST

START_TEST(claims_are_said_in_words)
{
	char text[160];

	view_open(&view, guide_event("words.drawboard", 3));
	card_claim_words(&view.model, view_card(&view, 12), text, sizeof(text));
	ck_assert_str_eq(text, "due Black, strongest claim (one White more, 2 running)");
	card_claim_words(&view.model, view_card(&view, 4), text, sizeof(text));
	ck_assert_str_eq(text, "due White (colours level, last game Black)");
	view_done(&view);
	view_open(&view, guide_event("none.drawboard", 0));
	card_claim_words(&view.model, 0, text, sizeof(text));
	ck_assert_str_eq(text, "no game yet, takes either colour");
	view_done(&view);
}
END_TEST

/* GSRP: who has sat out may be asked again; nobody has a bye, and rounds are evenings. */
START_TEST(an_evening_bars_nobody_from_sitting_out)
{
	const struct spot bye = {.kind = SPOT_BYE};
	struct spot card = {.kind = SPOT_CARD};
	struct event event;
	struct model model;
	struct drop drop;

	rows_small_event(&event, 5, 4);
	strcpy(((struct section *)event_section(&event, 1))->system, SEASON_SYSTEM);
	for (int pin = 1; pin <= 3; pin++)
		for (int evening = 1; evening <= 2; evening++)
			rows_put(&event, row_attendance(1, evening, pin, ATTENDS_HERE));
	rows_put(&event, row_round(1, 1, ROUND_PROPOSED));
	rows_put(&event, row_board(1, 1, 1, 1, 2, RESULT_DRAW));
	rows_put(&event, row_board(1, 1, 2, 3, 0, RESULT_BYE));
	rows_publish(&event, 1, 1);
	ck_assert_int_eq(model_build(&event, 1, 2, NULL, 0,
				 pairing_book_find(SEASON_SYSTEM)->traits, &model),
		STATUS_OK);
	drop_at(&model, model_card(&model, 3), &bye, &drop);
	ck_assert(drop.legal);
	ck_assert_ptr_nonnull(strstr(drop.text, " sits out"));
	card.card = model_card(&model, 2);
	drop_at(&model, model_card(&model, 1), &card, &drop);
	ck_assert(!drop.legal);
	ck_assert_str_eq(drop.broken, "1 Player No 1 and 2 Player No 2 met in evening 1 (B)");
	model_done(&model);
	event_done(&event);
}
END_TEST

START_TEST(a_card_shows_the_letters_that_tell_equal_surnames_apart)
{
	static const char *const names[] = {
		"Mitchell-Jones, Ann", "Mitchell-Jones, Bob", "Cairns, Christopher", NULL};
	char name[64];

	view_open(&view, plain_event("equal.drawboard", names, 6));
	propose();
	ck_assert_str_eq(slim(1, 24), " 1 Mitchell… A 2500    0");
	ck_assert_str_eq(slim(2, 24), " 2 Mitchell… B 2495    0");
	ck_assert_str_eq(slim(3, 24), " 3 Cairns, Ch… 2490    0");
	ck_assert_str_eq(slim(1, 34), " 1 Mitchell-Jones, Ann 2500      0");
	card_short_name(&view.model, view_card(&view, 1), name);
	ck_assert_str_eq(name, "1 Mitchell-Jones A");
	card_short_name(&view.model, view_card(&view, 3), name);
	ck_assert_str_eq(name, "3 Cairns");
	view_done(&view);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("model");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, mid_line_halves_what_is_left_when_the_floaters_are_gone);
	tcase_add_test(tcase, round_four_has_the_guides_pairing_box);
	tcase_add_test(tcase, an_evening_bars_nobody_from_sitting_out);
	tcase_add_test(tcase, colours_stand_in_the_ink_of_the_paper_card);
	tcase_add_test(tcase, a_default_has_no_colour_on_the_card);
	tcase_add_test(tcase, a_game_that_is_open_is_marked_on_the_card);
	tcase_add_test(tcase, an_odd_field_has_the_bye_in_its_lowest_level);
	tcase_add_test(tcase, strongest_claims_are_marked_where_there_are_weaker_ones);
	tcase_add_test(tcase, a_drawn_round_shows_floats_and_given_up_colours);
	tcase_add_test(tcase, hands_move_cards_across_the_line);
	tcase_add_test(tcase, the_full_card_is_the_guides);
	tcase_add_test(tcase, the_full_card_grows_with_the_rounds);
	tcase_add_test(tcase, cards_fill_their_cells_whatever_the_name);
	tcase_add_test(tcase, claims_are_said_in_words);
	tcase_add_test(tcase, a_card_shows_the_letters_that_tell_equal_surnames_apart);
	tcase_add_test(tcase, padding_goes_before_colours_and_these_before_the_grade);
	tcase_add_test(tcase, a_hand_shortens_no_other_card);
	tcase_add_test(tcase, the_game_of_the_round_is_told_when_it_is_over);
	tcase_add_test(tcase, the_full_card_of_a_season_shows_the_evenings_there_are);
	tcase_add_test(tcase, the_full_card_has_the_rounds_of_the_event);
	return suite_run("board model", tcase, NULL);
}
