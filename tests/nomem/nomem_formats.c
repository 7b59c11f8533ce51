/*
 * Readers and printers when memory runs out at any call: STATUS_NO_MEMORY, nothing made, nothing
 * leaked.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "core/event.h"
#include "formats/csv.h"
#include "formats/ecf/ecf.h"
#include "formats/trf/trf.h"
#include "formats/us/dbf.h"
#include "print/print.h"
#include "print/prizes.h"
#include "support/fault/failing_malloc.h"
#include "support/fault/whole_file.h"
#include "support/suite_run.h"

enum { CALLS_MOST = 2000 };

static struct error error;

START_TEST(a_player_list_is_whole_or_not_there)
{
	const struct report report = {.error = &error};
	size_t size;
	const char *bytes = whole_file(TESTS_DIR "/fuzz/seeds/csv/spreadsheet.csv", &size);
	bool failed = true;

	for (int n = 1; failed; n++) {
		struct csv_list list = {0};
		enum status status;

		ck_assert_int_lt(n, CALLS_MOST);
		failing_malloc_start(n, _i);
		status = csv_read_players(bytes, size, NULL, &list, &report, NULL);
		failed = failing_malloc_stop();
		ck_assert_int_eq(status, failed ? STATUS_NO_MEMORY : STATUS_OK);
		ck_assert_int_eq(list.count, failed ? 0 : 2);
		if (failed)
			ck_assert_int_eq(error.code, STATUS_NO_MEMORY);
		csv_list_done(&list);
	}
}
END_TEST

START_TEST(the_heads_of_a_list_are_whole_or_not_there)
{
	const struct report report = {.error = &error};
	size_t size;
	const char *bytes = whole_file(TESTS_DIR "/fuzz/seeds/csv/spreadsheet.csv", &size);
	bool failed = true;

	for (int n = 1; failed; n++) {
		struct csv_heads heads;
		enum status status;

		ck_assert_int_lt(n, CALLS_MOST);
		failing_malloc_start(n, _i);
		status = csv_read_heads(bytes, size, NULL, &heads, &report);
		failed = failing_malloc_stop();
		ck_assert_int_eq(status, failed ? STATUS_NO_MEMORY : STATUS_OK);
	}
}
END_TEST

START_TEST(a_report_is_whole_or_not_there)
{
	const struct report report = {.error = &error};
	size_t size;
	const char *bytes = whole_file(TESTS_DIR "/fuzz/seeds/trf/many-records.trf", &size);
	bool failed = true;

	for (int n = 1; failed; n++) {
		struct trf trf = {0};
		enum status status;

		ck_assert_int_lt(n, CALLS_MOST);
		failing_malloc_start(n, _i);
		status = trf_read(bytes, size, &trf, &report);
		failed = failing_malloc_stop();
		ck_assert_int_eq(status, failed ? STATUS_NO_MEMORY : STATUS_OK);
		ck_assert_int_eq(trf.count, failed ? 0 : 5);
		trf_done(&trf);
	}
}
END_TEST

START_TEST(a_report_is_written_or_the_lack_told)
{
	const struct report report = {.error = &error};
	size_t size;
	const char *bytes = whole_file(TESTS_DIR "/fuzz/seeds/trf/many-records.trf", &size);
	struct trf trf = {0};
	bool failed = true;

	ck_assert_int_eq(trf_read(bytes, size, &trf, &report), STATUS_OK);
	for (int n = 1; failed; n++) {
		char *text = NULL;
		bool written, proved = false;
		enum status status;

		ck_assert_int_lt(n, CALLS_MOST);
		failing_malloc_start(n, _i);
		status = trf_write(&trf, TRF_26, &text, &size);
		written = status == STATUS_OK;
		if (written)
			status = trf_prove(&trf, TRF_26, text, size, &proved);
		failed = failing_malloc_stop();
		ck_assert_int_eq(status, failed ? STATUS_NO_MEMORY : STATUS_OK);
		ck_assert_int_eq(text != NULL, written);
		ck_assert(failed || proved);
		free(text);
	}
	trf_done(&trf);
}
END_TEST

/* Written, and read again. */
static enum status write_ecf(const struct ecf_file *file)
{
	const struct report report = {.error = &error};
	struct ecf_file again;
	char *text;
	size_t size;
	enum status status = ecf_write(file, &text, &size);

	if (status != STATUS_OK)
		return status;
	status = ecf_read(text, size, &again, &report);
	ecf_done(&again);
	free(text);
	return status;
}

START_TEST(a_results_file_is_written_and_read_or_not)
{
	const struct report report = {.error = &error};
	size_t size;
	const char *bytes = whole_file(TESTS_DIR "/fuzz/seeds/ecf/congress.txt", &size);
	struct ecf_file file;
	bool failed = true;

	ck_assert_int_eq(ecf_read(bytes, size, &file, &report), STATUS_OK);
	for (int n = 1; failed; n++) {
		enum status status;

		ck_assert_int_lt(n, CALLS_MOST);
		failing_malloc_start(n, _i);
		status = write_ecf(&file);
		failed = failing_malloc_stop();
		ck_assert_int_eq(status, failed ? STATUS_NO_MEMORY : STATUS_OK);
	}
	ecf_done(&file);
}
END_TEST

static enum status write_dbf(const struct dbf *dbf)
{
	const struct report report = {.error = &error};
	struct dbf again;
	char *bytes;
	size_t size;
	enum status status = dbf_write(dbf, "2026/03/08", &bytes, &size);

	if (status != STATUS_OK)
		return status;
	status = dbf_read(bytes, size, &again, &report);
	dbf_done(&again);
	free(bytes);
	return status;
}

START_TEST(a_table_is_written_and_read_or_not)
{
	const struct report report = {.error = &error};
	size_t size;
	const char *bytes = whole_file(TESTS_DIR "/fuzz/seeds/us/TDEXPORT.DBF", &size);
	struct dbf dbf;
	bool failed = true;

	ck_assert_int_eq(dbf_read(bytes, size, &dbf, &report), STATUS_OK);
	for (int n = 1; failed; n++) {
		enum status status;

		ck_assert_int_lt(n, CALLS_MOST);
		failing_malloc_start(n, _i);
		status = write_dbf(&dbf);
		failed = failing_malloc_stop();
		ck_assert_int_eq(status, failed ? STATUS_NO_MEMORY : STATUS_OK);
	}
	dbf_done(&dbf);
}
END_TEST

static void put(struct event *event, struct record record)
{
	ck_assert_int_eq(event_put(event, record_key_of(&record), &record), STATUS_OK);
}

/* Thirty-one players in one round. */
static void make_event(struct event *event)
{
	event_init(event);
	put(event, (struct record){RECORD_EVENT, {.event = {1, "Anytown"}}});
	put(event,
		(struct record){
			RECORD_SECTION, {.section = {1, "", "caa", "", 5, COLOUR_WHITE, ""}}});
	for (int pin = 1; pin <= 31; pin++)
		put(event,
			(struct record){RECORD_PLAYER,
				{.player = {.section = 1,
					 .pin = pin,
					 .name = "A Name",
					 .club = "A Club",
					 .grade = 1900,
					 .enters = 1}}});
	put(event, (struct record){RECORD_ROUND, {.round = {1, 1, ROUND_PUBLISHED, ""}}});
	for (int pin = 1; pin <= 31; pin += 2) {
		struct board board = {1, 1, (pin + 1) / 2, pin, pin == 31 ? 0 : pin + 1,
			pin == 31 ? RESULT_BYE : RESULT_DRAW, 0};

		put(event, (struct record){RECORD_BOARD, {.board = board}});
	}
}

typedef enum status print_fn(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

static enum status door_of_all(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *why)
{
	(void)section;
	(void)round;
	return print_door(event, NULL, 0, style, sink, why);
}

static enum status crosstable(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *why)
{
	return print_chart(event, section, round, PRINT_CROSSTABLE, style, sink, why);
}

static enum status sheets(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *why)
{
	return print_sheets(event, section, round, 0, style, sink, why);
}

static enum status teams(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *why)
{
	return print_teams(event, section, round, PRINT_BY_CLUB, 4, style, sink, why);
}

static enum status upsets(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *why)
{
	return print_upsets(event, section, 0, round, style, sink, why);
}

static enum status entries(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *why)
{
	(void)round;
	return print_entries(event, section, PRINT_BY_CLUB, style, sink, why);
}

static enum status clubs(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *why)
{
	const struct print_bands bands = {.count = 0};

	return print_bands(event, section, round, &bands, style, sink, why);
}

static print_fn *const lists[] = {print_boards, print_names, print_standings, door_of_all,
	crosstable, print_square, sheets, teams, upsets, print_ratings, print_prizes, entries,
	clubs};

enum { LISTS = sizeof(lists) / sizeof(lists[0]), FORMS = PRINT_HTML + 1 };

START_TEST(a_list_is_printed_or_the_lack_told)
{
	const struct print_style style = {
		.form = (enum print_form)(_i / (2 * LISTS)), .width = 200};
	struct event event;
	bool failed = true;

	make_event(&event);
	for (int n = 1; failed; n++) {
		struct print_memory paper = {0};
		const struct print_sink sink = print_sink_memory(&paper);
		enum status status;

		ck_assert_int_lt(n, CALLS_MOST);
		failing_malloc_start(n, _i % 2);
		status = lists[_i / 2 % LISTS](&event, 1, 1, &style, &sink, &error);
		failed = failing_malloc_stop();
		ck_assert_int_eq(status, failed ? STATUS_NO_MEMORY : STATUS_OK);
		if (failed)
			ck_assert_int_eq(error.code, STATUS_NO_MEMORY);
		print_memory_done(&paper);
	}
	event_done(&event);
}
END_TEST

static enum status blank_cards(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *why)
{
	(void)round;
	return print_blank_cards(event, section, 0, style, sink, why);
}

static enum status pairing_cards(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *why)
{
	(void)round;
	return print_pairing_cards(event, section, style, sink, why);
}

static enum status alignment(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *why)
{
	(void)round;
	return print_pairing_alignment(event, section, style, sink, why);
}

/* Cards, blank ones, and the page of their cuts, which is text alone. */
START_TEST(pairing_cards_are_printed_or_the_lack_told)
{
	static print_fn *const kinds[] = {pairing_cards, blank_cards, alignment};
	const int kind = _i / 2 % 3;
	const struct print_style style = {.form = _i / 6 && kind < 2 ? PRINT_HTML : PRINT_TEXT};
	struct event event;
	bool failed = true;

	make_event(&event);
	for (int n = 1; failed; n++) {
		struct print_memory paper = {0};
		const struct print_sink sink = print_sink_memory(&paper);
		enum status status;

		ck_assert_int_lt(n, CALLS_MOST);
		failing_malloc_start(n, _i % 2);
		status = kinds[kind](&event, 1, 1, &style, &sink, &error);
		failed = failing_malloc_stop();
		ck_assert_int_eq(status, failed ? STATUS_NO_MEMORY : STATUS_OK);
		print_memory_done(&paper);
	}
	event_done(&event);
}
END_TEST

int main(void)
{
	TCase *tests = tcase_create("no memory");

	/* Each once with one failure and once with no memory from then on. */
	tcase_add_loop_test(tests, a_player_list_is_whole_or_not_there, 0, 2);
	tcase_add_loop_test(tests, the_heads_of_a_list_are_whole_or_not_there, 0, 2);
	tcase_add_loop_test(tests, a_report_is_whole_or_not_there, 0, 2);
	tcase_add_loop_test(tests, a_report_is_written_or_the_lack_told, 0, 2);
	tcase_add_loop_test(tests, a_results_file_is_written_and_read_or_not, 0, 2);
	tcase_add_loop_test(tests, a_table_is_written_and_read_or_not, 0, 2);
	tcase_add_loop_test(tests, a_list_is_printed_or_the_lack_told, 0, 2 * LISTS * FORMS);
	tcase_add_loop_test(tests, pairing_cards_are_printed_or_the_lack_told, 0, 2 * 3 * 2);
	return suite_run("nomem_formats", tests, NULL);
}
