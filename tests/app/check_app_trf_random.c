/*
 * Any event as a report and back: what comes back stays as it is, and nothing that was played is
 * lost.
 */
#include "config.h"

#include <check.h>
#include <glob.h>
#include <stdlib.h>
#include <string.h>

#include "core/edit.h"
#include "support/event/random_event.h"
#include "support/event/trf_event.h"
#include "support/fault/whole_file.h"
#include "support/seeds.h"
#include "support/suite_run.h"

enum { COURSES = 40, STEPS = 200, CHECK_EVERY = 8 };

/* The board of the other event with these two players, in the same seats. */
static const struct board *same_board(const struct event *event, const struct board *board)
{
	const struct board *found = event_board_of(event, 1, board->round, board->white);

	return found && found->white == board->white && found->black == board->black ? found : NULL;
}

static void same_rounds(const struct event *event, const struct event *back)
{
	int count;
	const struct record *rows = event_range(event, RECORD_BOARD, 1, 0, &count);

	for (int i = 0; i < count; i++) {
		const struct board *board = &rows[i].as.board, *other;

		if (event_round(event, 1, board->round)->state < ROUND_PUBLISHED)
			continue;
		other = same_board(back, board);
		ck_assert_msg(
			other != NULL, "round %d: %d-%d", board->round, board->white, board->black);
		ck_assert_int_eq(other->result, board->result);
	}
	rows = event_range(event, RECORD_MARK, 1, 0, &count);
	for (int i = 0; i < count; i++) {
		const struct mark *mark = &rows[i].as.mark;
		const struct mark *other = event_mark(back, 1, mark->round, mark->pin);

		ck_assert_ptr_nonnull(other);
		ck_assert_int_eq(other->colour, mark->colour);
	}
}

static void same_players(const struct event *event, const struct event *back)
{
	int *order, *other, count, ncount;

	ck_assert_int_eq(event_rank_order(event, 1, &order, &count), STATUS_OK);
	ck_assert_int_eq(event_rank_order(back, 1, &other, &ncount), STATUS_OK);
	ck_assert_int_eq(count, ncount);
	ck_assert_mem_eq(order, other, (size_t)count * sizeof(*order));
	for (int i = 0; i < count; i++) {
		const struct player *mine = event_player(event, 1, order[i]),
				    *his = event_player(back, 1, order[i]);
		const int current = event_current_round(event, 1);

		ck_assert_str_eq(mine->name, his->name);
		ck_assert_str_eq(mine->fide, his->fide);
		ck_assert_str_eq(mine->born, his->born);
		ck_assert_int_eq(mine->grade, his->grade);
		if (event_section(event, 1)->points[0] == '\0')
			ck_assert_int_eq(event_points2(event, 1, order[i], current),
				event_points2(back, 1, order[i], current));
	}
	free(order);
	free(other);
}

static void check(const struct event *event)
{
	for (int edition = TRF_16; edition <= TRF_26; edition++) {
		char *text = trf_event_export(event, (enum trf_edition)edition);
		struct event back;

		if (!text)
			return;
		trf_event_import(text, &back);
		same_rounds(event, &back);
		same_players(event, &back);
		event_done(&back);
		trf_event_stays(text, "a random event");
		free(text);
	}
}

START_TEST(any_event_comes_back_and_stays)
{
	unsigned long long state = 977 + (unsigned long long)_i;
	struct event event;

	event_init(&event);
	for (int step = 0; step < STEPS; step++) {
		struct action action;

		action_init(&action);
		random_action(&state, &event, &action);
		ck_assert_int_eq(action_apply(&action, &event), STATUS_OK);
		action_done(&action);
		if (step % CHECK_EVERY == 0)
			check(&event);
	}
	event_done(&event);
}
END_TEST

static int folder_stays(const char *pattern)
{
	glob_t found;
	int count;

	ck_assert_int_eq(glob(pattern, 0, NULL, &found), 0);
	count = (int)found.gl_pathc;
	for (int i = 0; i < count; i++)
		trf_event_stays(whole_file(found.gl_pathv[i], NULL), found.gl_pathv[i]);
	globfree(&found);
	return count;
}

START_TEST(files_stay_as_they_come)
{
	ck_assert_int_eq(folder_stays(DATA_DIR "/practice/*.trf"), 20);
	ck_assert_int_ge(folder_stays(TESTS_DIR "/cases/caa-random/*.trf"), 100);
	ck_assert_int_ge(folder_stays(TESTS_DIR "/fuzz/seeds/trf/*.trf"), 4);
}
END_TEST

int main(void)
{
	TCase *tests = tcase_create("any event");

	tcase_set_timeout(tests, 60);
	tcase_add_loop_test(
		tests, any_event_comes_back_and_stays, 0, (int)seeds_count(COURSES, 50 * COURSES));
	tcase_add_test(tests, files_stay_as_they_come);
	return suite_run("reports of random events", tests, NULL);
}
