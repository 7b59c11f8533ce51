/* The tables of a rating report of US Chess: bytes, cells, and what does not agree. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "formats/us/us.h"
#include "support/suite_run.h"

static struct error error;
static const struct report report = {.error = &error};

/* Two players, two rounds, one section. */
static void make(struct dbf tables[US_TABLES])
{
	us_begin(tables, 2);
	ck_assert(dbf_add_row(&tables[US_EVENT]));
	ck_assert(dbf_put(&tables[US_EVENT], 0, H_TOT_SECT, "1"));
	ck_assert(dbf_add_row(&tables[US_SECTIONS]));
	ck_assert(dbf_put(&tables[US_SECTIONS], 0, S_SEC_NUM, "1"));
	ck_assert(dbf_put(&tables[US_SECTIONS], 0, S_LST_PAIR, "2"));
	for (int i = 0; i < 2; i++) {
		ck_assert(dbf_add_row(&tables[US_PLAYERS]));
		ck_assert(dbf_put(&tables[US_PLAYERS], i, D_SEC_NUM, "1"));
		ck_assert(dbf_put(&tables[US_PLAYERS], i, D_PAIR_NUM, i ? "2" : "1"));
		ck_assert(dbf_put(&tables[US_PLAYERS], i, D_RND01, i ? "L1B" : "W2W"));
		ck_assert(dbf_put(&tables[US_PLAYERS], i, D_RND01 + 1, i ? "H0" : "B0"));
	}
}

START_TEST(bytes_are_those_of_the_container)
{
	struct dbf tables[US_TABLES], again;
	char *bytes;
	size_t size;

	make(tables);
	ck_assert_int_eq(dbf_write(&tables[US_PLAYERS], "2026/03/08", &bytes, &size), STATUS_OK);
	ck_assert_uint_eq(size, 32 + 9 * 32 + 1 + 2 * (1 + 62 + 14) + 1);
	ck_assert_mem_eq(bytes, "\x03\x7e\x03\x08\x02\x00\x00\x00\x41\x01\x4d\x00", 12);
	ck_assert_mem_eq(bytes + 32, "D_EVENT_ID\x00\x43\x00\x00\x00\x00\x0c\x00", 18);
	ck_assert_mem_eq(bytes + 32 + 8 * 32, "D_RND02\x00\x00\x00\x00\x43", 12);
	ck_assert_int_eq(bytes[0x140], 0x0d);
	ck_assert_int_eq(bytes[size - 1], 0x1a);
	ck_assert_int_eq(dbf_read(bytes, size, &again, &report), STATUS_OK);
	ck_assert(dbf_equal(&tables[US_PLAYERS], &again));
	dbf_done(&again);
	for (size_t cut = 0; cut < size; cut++) {
		ck_assert_int_eq(dbf_read(bytes, cut, &again, &report), STATUS_BAD_INPUT);
		dbf_done(&again);
	}
	/* no byte may be another one and the table be read as the same, but that of the date */
	for (size_t at = 0; at < size; at++) {
		bytes[at] ^= 1;
		ck_assert(dbf_read(bytes, size, &again, &report) != STATUS_OK ||
			!dbf_equal(&tables[US_PLAYERS], &again) || (at >= 1 && at <= 3) ||
			(at >= 12 && at < 32) ||
			(at >= 32 && at < 320 && at % 32 > 10 && at % 32 != 11 && at % 32 != 16));
		dbf_done(&again);
		bytes[at] ^= 1;
	}
	free(bytes);
	us_done(tables);
}
END_TEST

START_TEST(what_does_not_fit_is_not_put)
{
	struct dbf tables[US_TABLES];
	char text[DBF_WIDTH_MOST + 1];

	make(tables);
	ck_assert(!dbf_put(&tables[US_PLAYERS], 0, D_RND01, "W12345BB"));
	ck_assert(!dbf_put(&tables[US_PLAYERS], 0, D_STATE, "é"));
	ck_assert(!dbf_put(&tables[US_PLAYERS], 0, D_STATE, "\n"));
	ck_assert_str_eq(dbf_get(&tables[US_PLAYERS], 0, D_RND01, text), "W2W");
	us_done(tables);
}
END_TEST

START_TEST(tables_agree)
{
	static const struct {
		int row, column;
		const char *text, *part;
	} faults[] = {
		{1, D_RND01, "D1B", "another one to the opponent"},
		{1, D_RND01, "L1W", "another one to the opponent"},
		{1, D_RND01, "L0B", "another one to the opponent"},
		{0, D_RND01, "W3W", "against nobody"},
		{0, D_RND01, "W1W", "against nobody"},
		{0, D_RND01 + 1, "B2", "without a game"},
		{0, D_RND01 + 1, "", "says nothing"},
		{1, D_PAIR_NUM, "3", "pairing number"},
		{1, D_SEC_NUM, "2", "last pairing number"},
	};

	for (size_t i = 0; i < sizeof(faults) / sizeof(faults[0]); i++) {
		struct dbf tables[US_TABLES];

		make(tables);
		ck_assert_int_eq(us_check(tables, &report), STATUS_OK);
		ck_assert(dbf_put(
			&tables[US_PLAYERS], faults[i].row, faults[i].column, faults[i].text));
		ck_assert_int_eq(us_check(tables, &report), STATUS_BAD_INPUT);
		ck_assert_msg(strstr(error.text, faults[i].part) != NULL, "%s", error.text);
		us_done(tables);
	}
}
END_TEST

START_TEST(texts_lose_their_accents_alone)
{
	char text[16];

	ck_assert(us_text("Müller, Ann", true, text, sizeof(text)));
	ck_assert_str_eq(text, "MULLER, ANN");
	ck_assert(us_text("O\u2019Brien\u2013Ø", false, text, sizeof(text)));
	ck_assert_str_eq(text, "O'Brien-O");
	ck_assert(!us_text("Иванов", true, text, sizeof(text)));
	ck_assert(!us_text("0123456789abcdefg", true, text, sizeof(text)));
}
END_TEST

START_TEST(cells_are_read_as_written)
{
	static const char *const others[] = {
		"", "W", "WB", "Q1", "W12345", "w1B", "W1b", "W1BB", "W-1"};
	struct us_cell cell;
	char text[US_CELL_SIZE];

	for (const char *code = "WDLXFZBHU"; *code; code++)
		for (int opponent = 0; opponent <= 9999; opponent += 1111) {
			const struct us_cell made = {*code, opponent, "WB"[opponent % 2]};

			ck_assert(us_cell_read(us_cell_write(&made, text), &cell));
			ck_assert(cell.code == made.code && cell.opponent == opponent &&
				cell.colour == made.colour);
		}
	for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++)
		ck_assert(!us_cell_read(others[i], &cell));
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("us");

	tcase_add_test(tcase, bytes_are_those_of_the_container);
	tcase_add_test(tcase, what_does_not_fit_is_not_put);
	tcase_add_test(tcase, tables_agree);
	tcase_add_test(tcase, texts_lose_their_accents_alone);
	tcase_add_test(tcase, cells_are_read_as_written);
	return suite_run("us", tcase, NULL);
}
