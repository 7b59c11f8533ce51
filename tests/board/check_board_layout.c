/* Layout at every size, ways between the spots, and what a drop means: all without a terminal. */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "app/players/players.h"
#include "board/drop.h"
#include "board/layout.h"
#include "support/event/guide_event.h"
#include "support/suite_run.h"
#include "support/told/view_of.h"

static struct view_of view;
static struct layout layout;

static void setup(void)
{
	view_open(&view, guide_event("layout.drawboard", 3));
}

static void teardown(void)
{
	layout_done(&layout);
	view_done(&view);
}

static void propose(void)
{
	struct error error = {.text = ""};

	ck_assert_msg(app_propose(view.app, &error) == STATUS_OK, "%s", error.text);
	view_rebuild(&view);
}

static void compute(int rows, int cols, enum density density, int level)
{
	struct layout_wish wish = {.density = density, .level = level};

	layout_done(&layout);
	ck_assert_int_eq(layout_compute(rows, cols, &view.model, &wish, &layout), STATUS_OK);
}

static void check_areas(void)
{
	ck_assert_int_gt(layout.board.height, 5);
	ck_assert_int_gt(layout.board.width, 40);
	ck_assert_int_gt(layout.note.height, 2);
	ck_assert_int_lt(layout.board.y + layout.board.height, layout.note.y);
	ck_assert_int_lt(layout.note.y + layout.note.height, layout.status_row);
	ck_assert_int_lt(layout.board.x + layout.board.width, layout.margin.x);
	ck_assert_int_eq(layout.margin.x + layout.margin.width, layout.cols);
	ck_assert_int_le(layout.margin.y + layout.margin.height, layout.status_row);
}

static bool overlap(const struct spot *a, const struct spot *b)
{
	return a->pane == b->pane && a->y < b->y + b->height && b->y < a->y + a->height &&
		a->x < b->x + b->width && b->x < a->x + a->width;
}

static void check_spots(void)
{
	for (int i = 0; i < layout.nspots; i++) {
		const struct spot *spot = &layout.spots[i];

		ck_assert_int_ge(spot->y, 0);
		ck_assert_int_ge(spot->x, 0);
		ck_assert_int_gt(spot->height, 0);
		ck_assert_int_gt(spot->width, 0);
		if (spot->pane == PANE_MARGIN)
			ck_assert_int_le(spot->x + spot->width, layout.margin.width);
		else if (!layout.wide)
			ck_assert_int_le(spot->x + spot->width, layout.board.width);
		for (int k = 0; k < i; k++)
			ck_assert_msg(!overlap(spot, &layout.spots[k]),
				"%dx%d: spots %d and %d overlap", layout.cols, layout.rows, k, i);
	}
}

/* A spot that is brought into view is hit where it is placed. */
static void check_hits(void)
{
	for (int i = 0; i < layout.nspots; i++) {
		int row, col;

		layout_reveal(&layout, i);
		ck_assert_msg(layout_place(&layout, &layout.spots[i], &row, &col),
			"%dx%d: spot %d does not come into view", layout.cols, layout.rows, i);
		ck_assert_int_eq(layout_hit(&layout, row, col), i);
	}
}

static void check_all_sizes(void)
{
	for (int rows = 24; rows <= 70; rows += 7) {
		for (int cols = 80; cols <= 260; cols += 9) {
			for (int density = DENSITY_SLIM; density <= DENSITY_FULL; density++) {
				compute(rows, cols, (enum density)density, 2);
				check_areas();
				check_spots();
				check_hits();
			}
		}
	}
}

START_TEST(every_size_has_room_and_no_overlap)
{
	check_all_sizes();
	propose();
	check_all_sizes();
}
END_TEST

START_TEST(too_small_a_window_has_no_layout)
{
	compute(23, 80, DENSITY_SLIM, 0);
	ck_assert(layout.too_small);
	compute(24, 79, DENSITY_SLIM, 0);
	ck_assert(layout.too_small);
	compute(24, 80, DENSITY_SLIM, 0);
	ck_assert(!layout.too_small);
	compute(0, 0, DENSITY_SLIM, 0);
	ck_assert(layout.too_small);
}
END_TEST

START_TEST(score_groups_stand_side_by_side_from_120_columns)
{
	compute(50, 119, DENSITY_SHORT, 0);
	ck_assert(!layout.wide);
	compute(50, 120, DENSITY_SHORT, 0);
	ck_assert(layout.wide);
	compute(50, 160, DENSITY_FULL, 0);
	ck_assert(!layout.wide);
	ck_assert_int_eq(layout.density, DENSITY_FULL);
	compute(50, 90, DENSITY_FULL, 0);
	ck_assert_int_eq(layout.density, DENSITY_SHORT);
}
END_TEST

/* By arrows alone one gets to every card of the board and back. */
static void check_ways(bool carrying)
{
	bool *seen = calloc((size_t)layout.nspots, sizeof(*seen));
	int *queue = calloc((size_t)layout.nspots + 1, sizeof(*queue)), head = 0, tail = 0;

	ck_assert(seen && queue);
	while (layout.spots[tail].kind != SPOT_CARD)
		tail++;
	queue[0] = tail;
	seen[tail] = true;
	tail = 1;
	while (head < tail) {
		for (int way = GO_UP; way <= GO_RIGHT; way++) {
			int next = layout_step(&layout, queue[head], (enum direction)way, carrying);

			if (!seen[next]) {
				seen[next] = true;
				queue[tail++] = next;
			}
		}
		head++;
	}
	for (int i = 0; i < layout.nspots; i++) {
		if (layout.spots[i].kind == SPOT_CARD)
			ck_assert_msg(
				seen[i], "%dx%d: no way to spot %d", layout.cols, layout.rows, i);
		if (carrying &&
			(layout.spots[i].kind == SPOT_BYE || layout.spots[i].kind == SPOT_TRAY))
			ck_assert_msg(seen[i], "%dx%d: no way to the slot %d", layout.cols,
				layout.rows, i);
	}
	free(seen);
	free(queue);
}

/*
 * Six scores, room for four columns: all are seen, highest left, in one column one below another.
 */
START_TEST(laid_out_scores_share_columns_where_not_all_have_one)
{
	int column = 0, below = 0;

	compute(50, 160, DENSITY_SHORT, 0);
	ck_assert_int_eq(view.model.nlevels, 6);
	ck_assert_int_eq(layout.columns, layout.shown);
	for (int k = 0; k < view.model.nlevels; k++) {
		int row, at = layout_column(&layout, &view.model, k, &row);

		ck_assert_int_ge(at, column);
		if (at == column)
			ck_assert_int_ge(row, below);
		else
			ck_assert_int_eq(row, 0);
		column = at;
		below = row + 1 + 2 * view.model.levels[k].count + 1;
	}
	ck_assert_int_eq(column, layout.columns - 1);
	/* In few rows there is still a way sideways. */
	compute(24, 120, DENSITY_SHORT, 0);
	ck_assert_int_le(layout.shown, layout.columns);
}
END_TEST

START_TEST(cards_of_other_boards_hang_in_below_their_score)
{
	int hanging = 0, floated = 0;

	propose();
	compute(50, 160, DENSITY_SHORT, 0);
	for (int i = 0; i < view.model.ncards; i++)
		floated += view.model.cards[i].level !=
			view.model.boards[view.model.cards[i].board].level;
	for (int k = 0; k < view.model.nlevels; k++) {
		int row, y = layout_hanging_row(&layout, &view.model, k),
			 column = layout_column(&layout, &view.model, k, &row);

		for (int i = layout_hanging(&view.model, k, -1); i >= 0;
			i = layout_hanging(&view.model, k, i), y++, hanging++) {
			ck_assert_int_eq(view.model.cards[i].level, k);
			ck_assert_int_gt(y, row);
			ck_assert_int_lt(y, layout.height);
			for (int s = 0; s < layout.nspots; s++) {
				const struct spot *spot = &layout.spots[s];

				ck_assert(spot->pane != PANE_BOARD ||
					spot->x / (layout.column + 1) != column || y < spot->y ||
					y >= spot->y + spot->height);
			}
		}
	}
	ck_assert_int_gt(floated, 0);
	ck_assert_int_eq(hanging, floated);
}
END_TEST

START_TEST(arrows_reach_every_card_and_slot)
{
	for (int paired = 0; paired < 2; paired++) {
		if (paired)
			propose();
		for (int cols = 80; cols <= 240; cols += 40) {
			compute(24, cols, cols < 120 ? DENSITY_SLIM : DENSITY_SHORT, 2);
			check_ways(true);
			if (paired || layout.wide)
				check_ways(false);
		}
	}
}
END_TEST

static struct drop drop_of(int pin, const struct spot *spot)
{
	struct drop drop;

	drop_at(&view.model, view_card(&view, pin), spot, &drop);
	return drop;
}

static struct spot spot_of(enum spot_kind kind, int level, enum colour side, enum half half)
{
	return (struct spot){
		.kind = kind, .card = -1, .board = -1, .level = level, .side = side, .half = half};
}

static struct drop onto(int pin, int other)
{
	struct spot spot = spot_of(SPOT_CARD, -1, COLOUR_NONE, HALF_NONE);

	spot.card = view_card(&view, other);
	return drop_of(pin, &spot);
}

static void check_change(
	const struct drop *drop, int count, bool add, enum hand_kind kind, int value)
{
	ck_assert_int_eq(drop->kind, count ? DROP_HANDS : DROP_NONE);
	ck_assert_int_eq(drop->nchanges, count);
	if (count == 0)
		return;
	ck_assert_int_eq(drop->changes[count - 1].add, add);
	ck_assert_int_eq(drop->changes[count - 1].kind, kind);
	ck_assert_int_eq(drop->changes[count - 1].value, value);
}

/* 6 Findley: score 2 (level 2), due Black, below the line. What is fixed last, if anything is. */
static const struct {
	enum spot_kind spot;
	int level;
	enum colour side;
	enum half half;
	int changes;
	enum hand_kind hand;
	int value;
} by_hand[] = {
	{SPOT_GAP, 2, COLOUR_WHITE, HALF_BOTTOM, 1, HAND_COLOUR, COLOUR_WHITE},
	{SPOT_GAP, 2, COLOUR_BLACK, HALF_TOP, 1, HAND_TOP, 0},
	{SPOT_GAP, 2, COLOUR_WHITE, HALF_TOP, 2, HAND_TOP, 0},
	{SPOT_GAP, 2, COLOUR_BLACK, HALF_BOTTOM, 0, HAND_TOP, 0},
	{SPOT_LINE, 2, COLOUR_NONE, HALF_NONE, 1, HAND_TOP, 0},
	{SPOT_LEVEL, 3, COLOUR_NONE, HALF_NONE, 1, HAND_FLOAT_DOWN, 0},
	{SPOT_LEVEL, 1, COLOUR_NONE, HALF_NONE, 1, HAND_FLOAT_UP, 0},
	{SPOT_BYE, -1, COLOUR_NONE, HALF_NONE, 1, HAND_BYE, 0},
	{SPOT_TRAY, -1, COLOUR_NONE, HALF_NONE, 1, HAND_OUT, 0},
};

START_TEST(laid_out_drops_fix_things_by_hand)
{
	const struct spot spot =
		spot_of(by_hand[_i].spot, by_hand[_i].level, by_hand[_i].side, by_hand[_i].half);
	const struct drop drop = drop_of(6, &spot);

	check_change(&drop, by_hand[_i].changes, true, by_hand[_i].hand, by_hand[_i].value);
}
END_TEST

START_TEST(laid_out_the_bye_is_for_one_who_may_have_it)
{
	const struct spot spot = spot_of(SPOT_BYE, -1, COLOUR_NONE, HALF_NONE);

	ck_assert(drop_of(6, &spot).legal);
	ck_assert(!drop_of(15, &spot).legal);
}
END_TEST

START_TEST(laid_out_on_a_card_is_a_fixed_pair)
{
	struct drop drop = onto(1, 4);

	/* 4 is due White, 1 Black. */
	check_change(&drop, 1, true, HAND_BOARD, 1);
	ck_assert_int_eq(drop.changes[0].pin, 4);
	ck_assert(drop.legal);
	drop = onto(6, 4);
	ck_assert(!drop.legal);
	ck_assert_str_eq(drop.broken, "6 Findley and 4 Drew met in round 2 (1)");
}
END_TEST

START_TEST(paired_drops_are_moves)
{
	struct spot bye = spot_of(SPOT_BYE, -1, COLOUR_NONE, HALF_NONE),
		    tray = spot_of(SPOT_TRAY, -1, COLOUR_NONE, HALF_NONE);
	struct spot level = spot_of(SPOT_LEVEL, 1, COLOUR_NONE, HALF_NONE);
	struct drop drop;

	propose();
	drop = onto(6, 20);
	ck_assert_int_eq(drop.kind, DROP_SWAP);
	ck_assert(drop.legal);
	drop = onto(6, 8);
	ck_assert_int_eq(drop.kind, DROP_TURN);
	drop = onto(6, 18);
	ck_assert_int_eq(drop.kind, DROP_SWAP);
	ck_assert(!drop.legal);
	drop = onto(6, 6);
	ck_assert_int_eq(drop.kind, DROP_NONE);
	drop = drop_of(6, &bye);
	ck_assert_int_eq(drop.kind, DROP_BYE);
	drop = drop_of(15, &bye);
	ck_assert(!drop.legal);
	drop = drop_of(6, &tray);
	ck_assert_int_eq(drop.kind, DROP_TRAY);
	drop = drop_of(6, &level);
	ck_assert_int_eq(drop.kind, DROP_NONE);
}
END_TEST

START_TEST(two_cards_of_the_tray_make_a_board)
{
	struct move move = {MOVE_TRAY, 6, 0};
	struct error error = {.text = ""};
	struct drop drop;

	propose();
	ck_assert_int_eq(app_move(view.app, &move, &error), STATUS_OK);
	view_rebuild(&view);
	drop = onto(6, 8);
	ck_assert_int_eq(drop.kind, DROP_PAIR);
	/* Equal claims, both due Black: the higher score has it, 8 takes White. */
	ck_assert_int_eq(drop.card, 8);
	ck_assert_int_eq(drop.other, 6);
	drop = onto(6, 20);
	ck_assert_int_eq(drop.kind, DROP_SWAP);
}
END_TEST

/* Who waits with the bye has no opponent that would lose his. */
START_TEST(a_bye_card_and_one_of_the_tray_make_a_board)
{
	struct move tray = {MOVE_TRAY, 6, 0}, bye = {MOVE_BYE, 6, 0};
	const struct spot slot = {.kind = SPOT_TRAY};
	struct error error = {.text = ""};
	struct drop drop;

	propose();
	drop = drop_of(6, &slot);
	ck_assert_str_eq(drop.text, "6 Findley and 8 Hood go to the tray");
	ck_assert_int_eq(app_move(view.app, &tray, &error), STATUS_OK);
	ck_assert_int_eq(app_move(view.app, &bye, &error), STATUS_OK);
	view_rebuild(&view);
	drop = onto(6, 8);
	ck_assert_int_eq(drop.kind, DROP_PAIR);
	drop = onto(8, 6);
	ck_assert_int_eq(drop.kind, DROP_PAIR);
	ck_assert_str_eq(drop.text, "new board: 8 Hood v 6 Findley");
	drop = drop_of(6, &slot);
	ck_assert_str_eq(drop.text, "6 Findley goes to the tray");
}
END_TEST

START_TEST(a_card_gives_back_all_that_was_fixed)
{
	struct hand_change changes[DROP_CHANGES];
	struct error error = {.text = ""};

	ck_assert_int_eq(drop_free(&view.model.cards[view_card(&view, 6)], changes), 0);
	ck_assert_int_eq(app_hand(view.app, 6, HAND_COLOUR, COLOUR_WHITE, &error), STATUS_OK);
	ck_assert_int_eq(app_hand(view.app, 6, HAND_TOP, 0, &error), STATUS_OK);
	ck_assert_int_eq(app_hand(view.app, 2, HAND_BOARD, 18, &error), STATUS_OK);
	view_rebuild(&view);
	ck_assert_int_eq(drop_free(&view.model.cards[view_card(&view, 6)], changes), 2);
	/* The pair is fixed at White's card; Black's card frees it as well. */
	ck_assert_int_eq(drop_free(&view.model.cards[view_card(&view, 18)], changes), 1);
	ck_assert_int_eq(changes[0].pin, 2);
	ck_assert_int_eq(changes[0].kind, HAND_BOARD);
}
END_TEST

/* Score groups stand below each other rather than cut names, while there are rows for it. */
START_TEST(names_are_whole_where_rows_are_free)
{
	const struct event *event = app_event(view.app);
	struct player player = *event_player(event, app_section(view.app), 7);
	struct error error = {.text = ""};

	strcpy(player.name, "Featherstonehaugh-Green, Marmaduke");
	ck_assert_msg(app_player_edit(view.app, &player, &error) == STATUS_OK, "%s", error.text);
	view_rebuild(&view);
	for (int paired = 0; paired < 2; paired++) {
		for (int density = DENSITY_SLIM; density <= DENSITY_SHORT; density++) {
			const int whole = card_whole_cells(&view.model, (enum density)density);

			compute(60, 200, (enum density)density, 0);
			ck_assert_int_le(layout.height, layout.board.height);
			for (int i = 0; i < layout.nspots; i++) {
				const struct spot *spot = &layout.spots[i];

				if (spot->kind == SPOT_CARD && spot->pane == PANE_BOARD)
					ck_assert_int_ge(spot->width, whole);
			}
		}
		propose();
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("layout");

	tcase_set_timeout(tcase, 60);
	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, names_are_whole_where_rows_are_free);
	tcase_add_test(tcase, every_size_has_room_and_no_overlap);
	tcase_add_test(tcase, too_small_a_window_has_no_layout);
	tcase_add_test(tcase, score_groups_stand_side_by_side_from_120_columns);
	tcase_add_test(tcase, laid_out_scores_share_columns_where_not_all_have_one);
	tcase_add_test(tcase, cards_of_other_boards_hang_in_below_their_score);
	tcase_add_test(tcase, arrows_reach_every_card_and_slot);
	tcase_add_loop_test(tcase, laid_out_drops_fix_things_by_hand, 0,
		(int)(sizeof(by_hand) / sizeof(by_hand[0])));
	tcase_add_test(tcase, laid_out_the_bye_is_for_one_who_may_have_it);
	tcase_add_test(tcase, laid_out_on_a_card_is_a_fixed_pair);
	tcase_add_test(tcase, paired_drops_are_moves);
	tcase_add_test(tcase, two_cards_of_the_tray_make_a_board);
	tcase_add_test(tcase, a_bye_card_and_one_of_the_tray_make_a_board);
	tcase_add_test(tcase, a_card_gives_back_all_that_was_fixed);
	return suite_run("board layout", tcase, NULL);
}
