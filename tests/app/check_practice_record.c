/* What is remembered of the exercises, and what becomes of them: opening, marking, showing. */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/event/file.h"
#include "app/practice/practice.h"
#include "app/practice/sets.h"
#include "app/trf/event.h"
#include "formats/report.h"
#include "support/event/book_count.h"
#include "support/fault/temp_folder.h"
#include "support/suite_run.h"

enum { LINES_EACH = 40 };

static char folder[64];
static char notices[4000];
static struct error error;

static void setup(void)
{
	temp_folder_make(folder, sizeof(folder));
	setenv("XDG_STATE_HOME", folder, 1);
	notices[0] = '\0';
}

static void teardown(void)
{
	temp_folder_remove(folder);
}

static void notice(void *context, const char *text)
{
	(void)context;
	snprintf(notices + strlen(notices), sizeof(notices) - strlen(notices), "%s\n", text);
}

static const struct report report = {.notice = notice, .error = &error};

#define OK(call) ck_assert_msg((call) == STATUS_OK, "%s", error.text)

static const char *place(void)
{
	static char path[PRACTICE_FOLDER];

	OK(state_folder("practice", path, true, &error));
	return path;
}

static void write_record(const char *text, size_t size)
{
	char path[PRACTICE_PATH];
	FILE *file;

	snprintf(path, sizeof(path), "%s/record.txt", place());
	file = fopen(path, "wb");
	ck_assert_ptr_nonnull(file);
	ck_assert_uint_eq(fwrite(text, 1, size, file), size);
	ck_assert_int_eq(fclose(file), 0);
}

static void check_record(const char *text, size_t size)
{
	char path[PRACTICE_PATH], *bytes;
	size_t length;

	snprintf(path, sizeof(path), "%s/record.txt", place());
	OK(file_read(path, &bytes, &length, &error));
	ck_assert_uint_eq(length, size);
	ck_assert_mem_eq(bytes, text, size);
	free(bytes);
}

static void put(const char *name, enum practice_verdict verdict)
{
	OK(practice_record_put(place(), name, verdict, "2026-11-28", &error));
}

START_TEST(the_folder_is_made_for_the_user_alone)
{
	struct stat info;
	char path[PRACTICE_FOLDER];

	OK(state_folder("practice", path, false, &error));
	ck_assert_int_ne(stat(path, &info), 0);
	ck_assert_int_eq(stat(place(), &info), 0);
	ck_assert_int_eq(info.st_mode & 0777, 0700);
	snprintf(path, sizeof(path), "%s/drawboard", folder);
	ck_assert_int_eq(stat(path, &info), 0);
	ck_assert_int_eq(info.st_mode & 0777, 0700);
	setenv("XDG_STATE_HOME", "relative", 1);
	setenv("HOME", folder, 1);
	snprintf(path, sizeof(path), "%s/.local/state/drawboard/practice", folder);
	ck_assert_str_eq(place(), path);
}
END_TEST

START_TEST(a_folder_that_cannot_be_made_is_told)
{
	char path[128], made[PRACTICE_FOLDER];
	FILE *file;

	snprintf(path, sizeof(path), "%s/file", folder);
	file = fopen(path, "w");
	ck_assert_ptr_nonnull(file);
	fclose(file);
	setenv("XDG_STATE_HOME", path, 1);
	ck_assert_int_eq(state_folder("practice", made, true, &error), STATUS_IO);
	ck_assert_ptr_nonnull(strstr(error.text, "could not be made"));
	unsetenv("XDG_STATE_HOME");
	unsetenv("HOME");
	ck_assert_int_eq(state_folder("practice", made, true, &error), STATUS_IO);
	ck_assert_ptr_nonnull(strstr(error.text, "XDG_STATE_HOME"));
}
END_TEST

START_TEST(a_line_is_put_in_its_place_and_bad_ones_stay)
{
	static const char before[] = "set-B begun 2026-01-01\r\n"
				     "\n"
				     "rubbish \xff\xfe here\n"
				     "set-C solved yesterday\n"
				     "set-D won 2026-01-01\n"
				     "nul\0byte\n"
				     "set-E solved 2026-01-01 and more\n"
				     "set-Q solved 2026-01-01\n"
				     "set-F seen 2026-01-01";
	static const char after[] = "set-B solved 2026-11-28\n"
				    "\n"
				    "rubbish \xff\xfe here\n"
				    "set-C solved yesterday\n"
				    "set-D won 2026-01-01\n"
				    "nul\0byte\n"
				    "set-E solved 2026-01-01 and more\n"
				    "set-Q solved 2026-01-01\n"
				    "set-F seen 2026-01-01\n"
				    "new-caa-grade2-5 begun 2026-11-28\n";
	struct practice_record record;
	int lines = 0;

	write_record(before, sizeof(before) - 1);
	OK(practice_record_read(place(), &record, &report));
	ck_assert_int_eq(record.count, 2);
	ck_assert_int_eq(practice_record_find(&record, "set-B")->verdict, PRACTICE_BEGUN);
	ck_assert_str_eq(practice_record_find(&record, "set-F")->day, "2026-01-01");
	ck_assert_ptr_null(practice_record_find(&record, "set-C"));
	practice_record_done(&record);
	for (const char *at = notices; *at; at++)
		lines += *at == '\n';
	ck_assert_int_eq(lines, 6);
	ck_assert_ptr_nonnull(strstr(notices, "record.txt, line 3 is kept"));
	ck_assert_ptr_nonnull(strstr(notices, "line 8 "));
	put("set-B", PRACTICE_SOLVED);
	put("new-caa-grade2-5", PRACTICE_BEGUN);
	check_record(after, sizeof(after) - 1);
}
END_TEST

START_TEST(of_two_lines_the_last_counts)
{
	static const char before[] = "set-B solved 2026-01-01\nset-B seen 2026-01-02\n";
	static const char after[] = "set-B solved 2026-01-01\nset-B begun 2026-11-28\n";
	struct practice_record record;

	write_record(before, sizeof(before) - 1);
	OK(practice_record_read(place(), &record, &report));
	ck_assert_int_eq(practice_record_find(&record, "set-B")->verdict, PRACTICE_SEEN);
	practice_record_done(&record);
	put("set-B", PRACTICE_BEGUN);
	check_record(after, sizeof(after) - 1);
}
END_TEST

START_TEST(a_record_that_cannot_be_written_stays_as_it_was)
{
	char path[PRACTICE_PATH];

	snprintf(path, sizeof(path), "%s/record.txt", place());
	ck_assert_int_eq(mkdir(path, 0700), 0);
	ck_assert_int_eq(
		practice_record_put(place(), "set-B", PRACTICE_SOLVED, "2026-11-28", &error),
		STATUS_IO);
	ck_assert_int_eq(rmdir(path), 0);
	put("set-B", PRACTICE_SOLVED);
	ck_assert_int_eq(practice_record_put("/nonexistent/folder", "set-B", PRACTICE_SOLVED,
				 "2026-11-28", &error),
		STATUS_IO);
	ck_assert_ptr_nonnull(strstr(error.text, "could not be written"));
}
END_TEST

/* Names new-caa-grade1-N, N from first on. */
static void put_many(int first, int count)
{
	char name[PRACTICE_NAME];

	for (int i = first; i < first + count; i++) {
		snprintf(name, sizeof(name), "new-caa-grade1-%d", i);
		put(name, PRACTICE_BEGUN);
	}
}

START_TEST(two_terminals_lose_nothing_of_each_other)
{
	struct practice_record record;
	pid_t child;
	int ended;

	place();
	child = fork();
	ck_assert_int_ge(child, 0);
	if (child == 0) {
		put_many(1, LINES_EACH);
		_exit(0);
	}
	put_many(1001, LINES_EACH);
	ck_assert_int_eq(waitpid(child, &ended, 0), child);
	ck_assert(WIFEXITED(ended) && WEXITSTATUS(ended) == 0);
	OK(practice_record_read(place(), &record, &report));
	ck_assert_int_eq(record.count, 2 * LINES_EACH);
	practice_record_done(&record);
}
END_TEST

static void check_mark(struct app *app, struct practice *practice, enum practice_mark_kind kind)
{
	struct practice_mark mark;

	OK(practice_mark(app, practice, &mark, &error));
	ck_assert_int_eq(mark.kind, kind);
	practice_mark_done(&mark);
}

static void open_exercise(const char *name, bool again, struct practice *practice, struct app **app)
{
	ck_assert_msg(
		practice_open(name, again, practice, app, &report) == STATUS_OK, "%s", error.text);
}

/* The boards of the solution beside a set's report; their number. */
static int read_solution(const char *name, struct plain_board *boards)
{
	char path[300];
	FILE *file;
	int count = 0;

	snprintf(path, sizeof(path), DATA_DIR "/practice/%s.expect", name);
	file = fopen(path, "r");
	ck_assert_ptr_nonnull(file);
	while (fscanf(file, "%d %d", &boards[count].white, &boards[count].black) == 2)
		count++;
	fclose(file);
	return count;
}

START_TEST(the_solution_of_each_set_is_right)
{
	const char *name = practice_set_at(_i)->name;
	struct plain_board boards[32];
	struct practice practice;
	struct app *app;
	int count = read_solution(name, boards), white;

	open_exercise(name, false, &practice, &app);
	ck_assert(!practice.open);
	check_mark(app, &practice, PRACTICE_UNFINISHED);
	OK(practice_deal(app, boards, count, &error));
	check_mark(app, &practice, PRACTICE_RIGHT);
	ck_assert_int_eq(practice.verdict, PRACTICE_SOLVED);
	ck_assert(practice.open);
	white = boards[0].white;
	boards[0].white = boards[1].white;
	boards[1].white = white;
	OK(practice_deal(app, boards, count, &error));
	check_mark(app, &practice, PRACTICE_WORSE);
	OK(practice_deal(app, boards, count - 1, &error));
	check_mark(app, &practice, PRACTICE_UNFINISHED);
	app_close(app);
	open_exercise(name, false, &practice, &app);
	ck_assert_int_eq(practice.verdict, PRACTICE_SOLVED);
	ck_assert(event_board(app_event(app), 1, app_round(app), 1));
	app_close(app);
	open_exercise(name, true, &practice, &app);
	ck_assert_int_eq(practice.verdict, PRACTICE_SOLVED);
	ck_assert(!practice.open);
	ck_assert(!event_board(app_event(app), 1, app_round(app), 1));
	app_close(app);
}
END_TEST

START_TEST(what_was_shown_is_seen_until_it_is_begun_again)
{
	struct practice practice;
	struct app *app;

	open_exercise("set-B", false, &practice, &app);
	OK(app_hand(app, 1, HAND_OUT, 0, &error));
	OK(practice_show(app, &practice, &error));
	check_mark(app, &practice, PRACTICE_RIGHT);
	ck_assert_int_eq(practice.verdict, PRACTICE_SEEN);
	app_close(app);
	open_exercise("set-B", false, &practice, &app);
	ck_assert_int_eq(practice.verdict, PRACTICE_SEEN);
	app_close(app);
	open_exercise("set-B", true, &practice, &app);
	ck_assert_int_eq(practice.verdict, PRACTICE_BEGUN);
	app_close(app);
}
END_TEST

/* What is proposed is the draw of the rule book for the report, board by board. */
static void check_boards(struct app *app, const struct pairing_book *book, const char *name)
{
	char path[PRACTICE_PATH], *text;
	const struct app_trf what = {.path = path, .system = book->id};
	struct plain_board *boards;
	FILE *file;
	int count;

	OK(app_propose(app, &error));
	OK(practice_text(name, &text, &error));
	snprintf(path, sizeof(path), "%s/report.trf", folder);
	file = fopen(path, "w");
	ck_assert_ptr_nonnull(file);
	fputs(text, file);
	fclose(file);
	free(text);
	OK(app_pair_trf(&what, &boards, &count, NULL, &error, NULL, NULL));
	for (int i = 0; i < count; i++) {
		const struct board *board =
			event_board_of(app_event(app), 1, app_round(app), boards[i].white);

		ck_assert_msg(
			board && board->white == boards[i].white && board->black == boards[i].black,
			"%s: %d-%d", name, boards[i].white, boards[i].black);
	}
	ck_assert(!event_board(app_event(app), 1, app_round(app), count + 1));
	free(boards);
}

/* The event of a new exercise has the draw of the tournament that it was made from. */
START_TEST(a_new_exercise_is_one_under_its_rule_book)
{
	const struct pairing_book *book = pairing_book_at(_i);
	struct practice practice;
	struct app *app;
	char name[PRACTICE_NAME];

	for (int seed = 1; seed <= 5 && !book->comparison; seed++) {
		snprintf(name, sizeof(name), "new-%s-grade%d-%d", book->id, seed, seed);
		open_exercise(name, false, &practice, &app);
		ck_assert_str_eq(event_section(app_event(app), 1)->system, book->id);
		/* who is there belongs to the exercise: it cannot be undone */
		ck_assert_int_eq(app_undo(app, NULL, NULL, &error), STATUS_REFUSED);
		check_boards(app, book, name);
		check_mark(app, &practice, PRACTICE_RIGHT);
		app_close(app);
	}
}
END_TEST

/* What is asked for by steps is the draw that is right on the board. */
static void check_steps(const char *name)
{
	struct plain_board boards[64] = {{0, 0}};
	struct practice practice;
	struct stepping stepping;
	struct app *app;

	open_exercise(name, false, &practice, &app);
	OK(practice_by_steps(name, app, &stepping, &error));
	for (int i = 0; i < stepping.deal.nboards; i++) {
		const struct pairing_board *board = &stepping.deal.boards[i];

		boards[i].white = stepping.deal.pins[board->white];
		boards[i].black = board->black < 0 ? 0 : stepping.deal.pins[board->black];
	}
	ck_assert(!event_board(app_event(app), 1, app_round(app), 1));
	OK(practice_deal(app, boards, stepping.deal.nboards, &error));
	stepping_done(&stepping);
	check_mark(app, &practice, PRACTICE_RIGHT);
	app_close(app);
}

START_TEST(steps_are_those_of_the_right_draw)
{
	const struct pairing_book *book = pairing_book_at(_i);
	char name[PRACTICE_NAME];

	for (int grade = 1; grade <= 5 && !book->comparison; grade++) {
		snprintf(name, sizeof(name), "new-%s-grade%d-%d", book->id, grade, 7);
		check_steps(name);
	}
	if (_i == 0)
		for (int i = 0; practice_set_at(i); i++)
			check_steps(practice_set_at(i)->name);
}
END_TEST

START_TEST(a_card_put_aside_is_not_dealt)
{
	struct practice practice;
	struct practice_mark mark;
	struct app *app;

	open_exercise("set-B", false, &practice, &app);
	OK(app_hand(app, 1, HAND_OUT, 0, &error));
	OK(app_hand(app, 2, HAND_OUT, 0, &error));
	OK(app_propose(app, &error));
	OK(practice_mark(app, &practice, &mark, &error));
	ck_assert_int_eq(mark.kind, PRACTICE_UNFINISHED);
	ck_assert_str_eq(mark.text, "1 Pin 1 and 1 more have no board yet.");
	practice_mark_done(&mark);
	app_close(app);
}
END_TEST

/* Cards 1..4 as a with b and the other two; how many rules that breaks. */
static int broken_by(struct app *app, struct practice *practice, int a, int b)
{
	struct plain_board pairs[2] = {{a, b}, {0, 0}};
	struct practice_mark mark;
	int broken;

	for (int i = 4; i >= 1; i--) {
		if (i == a || i == b)
			continue;
		pairs[1].black = pairs[1].white;
		pairs[1].white = i;
	}
	OK(practice_deal(app, pairs, 2, &error));
	OK(practice_mark(app, practice, &mark, &error));
	broken = mark.broken.count;
	if (broken > 0) {
		ck_assert_int_eq(mark.kind, PRACTICE_WORSE);
		ck_assert_ptr_nonnull(strstr(mark.broken.lines[0], "have met"));
	}
	practice_mark_done(&mark);
	return broken;
}

START_TEST(a_repeat_is_told_as_broken)
{
	struct practice practice;
	struct app *app;

	open_exercise("grade2-2", false, &practice, &app);
	ck_assert_int_eq(broken_by(app, &practice, 1, 2) + broken_by(app, &practice, 1, 3) +
			broken_by(app, &practice, 1, 4),
		1);
	app_close(app);
}
END_TEST

START_TEST(an_unknown_exercise_is_refused)
{
	struct practice practice;
	struct app *app;

	ck_assert_int_eq(practice_open("set-Q", false, &practice, &app, &report), STATUS_NOT_FOUND);
	ck_assert_ptr_nonnull(strstr(error.text, "There is no exercise \"set-Q\""));
	ck_assert_int_eq(
		practice_open("../set-B", false, &practice, &app, &report), STATUS_NOT_FOUND);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("record");
	const int books = book_count();
	int sets = 0;

	while (practice_set_at(sets))
		sets++;
	tcase_set_timeout(tcase, 60);
	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, the_folder_is_made_for_the_user_alone);
	tcase_add_test(tcase, a_folder_that_cannot_be_made_is_told);
	tcase_add_test(tcase, a_line_is_put_in_its_place_and_bad_ones_stay);
	tcase_add_test(tcase, of_two_lines_the_last_counts);
	tcase_add_test(tcase, two_terminals_lose_nothing_of_each_other);
	tcase_add_test(tcase, a_record_that_cannot_be_written_stays_as_it_was);
	tcase_add_loop_test(tcase, the_solution_of_each_set_is_right, 0, sets);
	tcase_add_test(tcase, what_was_shown_is_seen_until_it_is_begun_again);
	tcase_add_loop_test(tcase, a_new_exercise_is_one_under_its_rule_book, 0, books);
	tcase_add_loop_test(tcase, steps_are_those_of_the_right_draw, 0, books);
	tcase_add_test(tcase, a_card_put_aside_is_not_dealt);
	tcase_add_test(tcase, a_repeat_is_told_as_broken);
	tcase_add_test(tcase, an_unknown_exercise_is_refused);
	return suite_run("practice_record", tcase, NULL);
}
