/*
 * Tournament reports and comparisons of rule books without memory: whichever allocation fails, the
 * answer is STATUS_NO_MEMORY and the event is as it was.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/audit/audit.h"
#include "app/audit/books.h"
#include "app/audit/illegal.h"
#include "app/audit/versus.h"
#include "app/offices/offices.h"
#include "app/players/known.h"
#include "app/players/players.h"
#include "app/position/groups.h"
#include "app/report/check.h"
#include "app/report/checklist.h"
#include "app/settings/settings.h"
#include "app/trf/event.h"
#include "support/event/app_event.h"
#include "support/fault/nomem_action.h"

static struct app *app;
static struct error *error;
/* how often the case has the engine find a draw */
static int draws = 1;

static enum status pair_trf(void)
{
	struct plain_board *boards;
	int count;
	const struct app_trf what = {
		.path = TESTS_DIR "/cases/caa-random/c900006_p8_r4.trf", .system = "caa"};
	struct checklist list = {.count = 0};
	enum status status = app_pair_trf(&what, &boards, &count, &list, error, NULL, NULL);

	if (status == STATUS_OK)
		free(boards);
	checklist_done(&list);
	return status;
}

/* The round to be paired is proposed; then its reasons. */
static enum status why_of_report(void)
{
	const struct app_trf what = {
		.path = TESTS_DIR "/cases/caa-random/c900006_p8_r4.trf", .system = "caa"};
	struct app *report;
	struct reasons reasons;
	enum status status = app_look_at_trf(&what, &report, error, NULL, NULL);

	draws = 8; /* that of the round, and those that its reasons are held against */
	if (status != STATUS_OK)
		return status;
	status = app_no_draw(report, error);
	if (status == STATUS_OK)
		status = app_why(report, app_round(report), 0, NULL, &reasons, error);
	if (status == STATUS_OK)
		reasons_done(&reasons);
	app_close(report);
	return status;
}

static void tell_round(void *context, const struct check_round *round)
{
	(void)context;
	(void)round;
}

static enum status check_report(void)
{
	const struct check_order order = {.report = {.path = TESTS_DIR "/data/check/repeat.trf"},
		.round = 3,
		.baku_half = true,
		.listed = true};
	struct check_sum sum;

	return check_trf(&order, tell_round, NULL, NULL, &sum, error);
}

static enum status draw_by_books(struct rounds *rounds, int round)
{
	static const struct books_choice everything;
	struct books books;
	char *text;
	enum status status = rounds_go(rounds, round, error);

	if (status != STATUS_OK)
		return status;
	status = books_draw(&rounds->cards, &everything, &books, error);
	if (status != STATUS_OK)
		return status;
	status = books_text(&books, &rounds->cards.cast, 80, &text);
	if (status == STATUS_OK)
		free(text);
	books_done(&books);
	return status;
}

static enum status compare_books(void)
{
	struct rounds rounds;
	enum status status = rounds_of_event(app, &rounds, error);

	draws = 6; /* rule books */
	if (status == STATUS_OK)
		status = draw_by_books(&rounds, app_round(app));
	rounds_done(&rounds);
	return status;
}

/* The draw on the board against the rules' draw, which is the same, and against half of it. */
static enum status compare_draws(void)
{
	struct rounds rounds;
	struct versus versus;
	struct pairing_draw two[2] = {{0}};
	enum status status = rounds_of_event(app, &rounds, error);

	if (status == STATUS_OK)
		status = rounds_go(&rounds, app_round(app), error);
	if (status == STATUS_OK) {
		two[0] = two[1] = rounds.cards.draw;
		two[1].count /= 2;
		status = versus_make(&rounds.cards, two, &versus, error);
	}
	if (status == STATUS_OK)
		versus_done(&versus);
	rounds_done(&rounds);
	return status;
}

static enum status pairing_box(void)
{
	struct seekers seekers;
	enum status status = app_seekers(app, app_round(app), &seekers, error);

	if (status == STATUS_OK)
		seekers_done(&seekers);
	return status;
}

static enum status rank_claims(void)
{
	struct claims claims;
	struct reasons lines = {.count = 0};
	enum status status = app_claims(app, app_round(app), NULL, 0, &claims, error);

	if (status != STATUS_OK)
		return status;
	status = claims_lines(app, &claims, 80, &lines);
	reasons_done(&lines);
	claims_done(&claims);
	if (status != STATUS_OK)
		*error = (struct error){status, "There is not enough memory."};
	return status;
}

static enum status audit(void)
{
	const struct app_trf what = {.path = TESTS_DIR "/data/check/repeat.trf"};
	struct rounds rounds;
	struct audit made;
	enum status status = rounds_of_report(&what, &rounds, error, NULL, NULL);

	draws = 3 * 6; /* rounds, rule books */
	if (status == STATUS_OK)
		status = audit_make(&rounds, &made, error);
	if (status == STATUS_OK)
		audit_done(&made);
	rounds_done(&rounds);
	return status;
}

static enum status compare_books_of_report(void)
{
	const struct app_trf what = {.path = TESTS_DIR "/data/check/repeat.trf"};
	struct rounds rounds;
	enum status status = rounds_of_report(&what, &rounds, error, NULL, NULL);

	draws = 6; /* rule books */
	if (status == STATUS_OK)
		status = draw_by_books(&rounds, 3);
	rounds_done(&rounds);
	return status;
}

static enum status create_from_trf(void)
{
	const struct app_trf what = {.path = TESTS_DIR "/fuzz/seeds/trf/trf26.trf"};
	static char name[96];
	static int number;
	struct app *made;
	enum status status;

	snprintf(name, sizeof(name), "%s/report%d.drw", app_test()->folder, number++);
	status = app_create_from_trf(name, &what, &made, NULL, error, NULL, NULL);
	if (status == STATUS_OK)
		app_close(made);
	return status;
}

static enum status export_trf(void)
{
	char *text;
	size_t size;
	enum status status = app_export_trf(app, true, &text, &size, error, NULL, NULL);

	if (status == STATUS_OK)
		free(text);
	return status;
}

/* Faults are said, and with nothing to mend the files are made. */
static enum status export_ecf(void)
{
	const struct office_order order = {"e.drw", NULL, NULL, NULL, NULL};
	struct office_file *files;
	int count;
	enum status status = app_export_ecf(app, &order, &files, &count, error);

	if (status == STATUS_OK)
		office_files_done(files, count);
	return status;
}

/* Its rounds are not all played. */
static enum status export_us(void)
{
	const struct office_order order = {"e.drw", NULL, NULL, NULL, NULL};
	struct office_file *files;
	enum status status = app_export_us(app, &order, &files, error);

	return status == STATUS_REFUSED ? STATUS_OK : status;
}

static void unheard(void *context, const char *text)
{
	(void)context;
	(void)text;
}

static enum status illegal(void)
{
	int count;

	return app_illegal(app, unheard, NULL, &count, error);
}

static enum status (*const cases[])(void) = {illegal, pair_trf, why_of_report, check_report,
	compare_books, compare_books_of_report, compare_draws, pairing_box, rank_claims, audit,
	create_from_trf, export_trf, export_ecf, export_us};

/* What the offices want of an event and its players. */
static void say_for_offices(void)
{
	static const struct setting_order orders[] = {{"ecf-code", "ZZ1"},
		{"first-day", "2026-03-07"}, {"last-day", "2026-03-08"}, {"results-officer", "A"},
		{"results-officer-address", "a"}, {"treasurer", "B"}, {"treasurer-address", "b"},
		{"time-control", "G/90"}};

	APP_OK(app_set(app, orders, sizeof(orders) / sizeof(orders[0]), NULL, error));
	for (int pin = 1; pin <= 8; pin++) {
		struct player player = *app_player(pin);
		struct app_particular code = {.id = PLAYER_ECF_CODE};

		snprintf(code.text, sizeof(code.text), "12345%dA", pin);
		APP_OK(app_player_change(app, &player, &code, 1, NULL, error));
	}
}

START_TEST(it_is_done_or_not)
{
	app = app_test()->app;
	error = &app_test()->error;
	app_add_players(8);
	APP_OK(app_player_book(app, 8, 4, BOOKING_HALF, error));
	app_play_round();
	APP_OK(app_propose(app, error));
	say_for_offices();
	nomem_action(cases[_i], &draws);
	app_reopen();
}
END_TEST

/* A report with numbers of FIDE, and the event of it. */
static char *late_report;

static enum status import_late(void)
{
	static int number;
	const struct app_trf what = {.text = late_report};
	char name[160];
	struct app *made;
	enum status status;

	snprintf(name, sizeof(name), "%s/late%d.drw", app_test()->folder, number++);
	status = app_create_from_trf(name, &what, &made, NULL, error, NULL, NULL);
	if (status == STATUS_OK)
		app_close(made);
	return status;
}

START_TEST(a_late_entry_goes_out_and_comes_back_or_not)
{
	static const struct setting_order dutch = {"system", "dutch"};
	size_t size;

	app = app_test()->app;
	error = &app_test()->error;
	APP_OK(app_set(app, &dutch, 1, NULL, error));
	app_add_players(8);
	app_play_round();
	app_add("Late, L", 1985);
	APP_OK(app_export_trf(app, false, &late_report, &size, error, NULL, NULL));
	ck_assert_ptr_nonnull(strstr(late_report, "### drawboard: pins 1-2 9@2b 3-8"));
	nomem_action(_i == 0 ? export_trf : import_late, &draws);
	free(late_report);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("no memory");

	tcase_set_timeout(tcase, 60);
	tcase_add_loop_test(tcase, it_is_done_or_not, 0, sizeof(cases) / sizeof(cases[0]));
	tcase_add_loop_test(tcase, a_late_entry_goes_out_and_comes_back_or_not, 0, 2);
	return app_run_suite("nomem_reports", tcase);
}
