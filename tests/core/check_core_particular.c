/* Particulars: found by key, kept as they are to be, set and taken away. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "core/particulars/particular.h"
#include "support/event/rows.h"
#include "support/suite_run.h"

START_TEST(every_field_has_a_number_and_a_key_of_its_own)
{
	int count;
	const struct particular_field *fields = particular_fields(&count);

	for (int i = 0; i < count; i++) {
		ck_assert_int_le(fields[i].id, PARTICULARS_MOST);
		ck_assert_ptr_eq(particular_find(fields[i].of, fields[i].key), &fields[i]);
		ck_assert_ptr_eq(particular_field(fields[i].id), &fields[i]);
		ck_assert(fields[i].kind == PARTICULAR_NUMBER || fields[i].most < PARTICULAR_SIZE);
		ck_assert(fields[i].kind != PARTICULAR_CODE || fields[i].like);
		ck_assert_int_eq(fields[i].pattern != NULL,
			fields[i].kind == PARTICULAR_CODE || fields[i].kind == PARTICULAR_CHOICE);
		ck_assert_int_eq(fields[i].column != NULL, particular_column(&fields[i]) != NULL);
		for (int j = 0; j < i; j++)
			ck_assert_int_ne(fields[i].id, fields[j].id);
	}
}
END_TEST

START_TEST(a_key_is_found_as_people_type_it)
{
	static const char *const keys[] = {
		"first-board", "First board", "firstboard", "FIRST_BOARD"};

	for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]); i++)
		ck_assert_int_eq(particular_find(OF_SECTION, keys[i])->id, SECTION_FIRST_BOARD);
	ck_assert_ptr_null(particular_find(OF_SECTION, "first"));
	ck_assert_ptr_null(particular_find(OF_EVENT, "first-board"));
}
END_TEST

START_TEST(a_text_is_kept_clean_or_refused)
{
	static const struct {
		const char *key, *text, *kept, *why;
	} cases[] = {
		{"first-board", " 041 ", "41", NULL},
		{"first-board", "", "", NULL},
		{"first-board", "0", NULL, "First board: \"0\" is not a number from 1 to 9999."},
		{"first-board", "forty", NULL,
			"First board: \"forty\" is not a number from 1 to 9999."},
		{"letter", " M", "M", NULL},
		{"letter", "Öł", "Öł", NULL},
		{"letter", "Maj", NULL, "Letter: \"Maj\" is longer than 2 characters."},
		{"letter", "\033", NULL, "Letter: Text without control characters is expected."},
		{"round-1", "7.3.2026", "2026/03/07", NULL},
		{"round-60", "7 March 2026 9:30", "2026/03/07 09:30", NULL},
		{"round-1", "2026-03-07 24:00", NULL,
			"Round 1: \"2026-03-07 24:00\" is not a day and perhaps a time, such as 2026-03-07 19:30."},
		{"round-1", "30.2.2026", NULL,
			"Round 1: \"30.2.2026\" is not a day and perhaps a time, such as 2026-03-07 19:30."},
	};
	char kept[PARTICULAR_SIZE];
	struct error error;

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		const struct particular_field *field = particular_find(OF_SECTION, cases[i].key);

		strcpy(kept, "as before");
		ck_assert_int_eq(particular_take(field, cases[i].text, kept, &error),
			cases[i].kept ? STATUS_OK : STATUS_BAD_INPUT);
		ck_assert_str_eq(kept, cases[i].kept ? cases[i].kept : "as before");
		if (cases[i].why)
			ck_assert_str_eq(error.text, cases[i].why);
	}
}
END_TEST

START_TEST(a_text_is_kept_as_its_kind_has_it)
{
	static const struct {
		enum particular_of of;
		const char *key, *text, *kept, *why;
	} cases[] = {
		{OF_EVENT, "first day", "7/3/2026", "2026/03/07", NULL},
		{OF_EVENT, "first-day", "2026", NULL,
			"First day: \"2026\" is not a day such as 2026-03-07."},
		{OF_EVENT, "federation", "eng", "ENG", NULL},
		{OF_EVENT, "federation", "England", NULL,
			"Federation: \"England\" is not written as ENG is."},
		{OF_EVENT, "us-affiliate", "a6001234", "A6001234", NULL},
		{OF_EVENT, "us-affiliate", "6001234", NULL,
			"US affiliate: \"6001234\" is not written as A6001234 is."},
		{OF_PLAYER, "born", "2009", "2009/00/00", NULL},
		{OF_PLAYER, "born", "29 May 2009", "2009/05/29", NULL},
		{OF_PLAYER, "born", "2009-13-01", NULL,
			"Born: \"2009-13-01\" is not a year or a day of birth, such as 2009 or 2009-05-29."},
		{OF_PLAYER, "born", "2999", NULL,
			"Born: \"2999\" is not a year or a day of birth, such as 2009 or 2009-05-29."},
		{OF_PLAYER, "born", "1699", NULL,
			"Born: \"1699\" is not a year or a day of birth, such as 2009 or 2009-05-29."},
		{OF_PLAYER, "expires", "2999-12-31", "2999/12/31", NULL},
		{OF_EVENT, "first day", "2999-03-07", NULL,
			"First day: \"2999-03-07\" is not a day such as 2026-03-07."},
		{OF_SECTION, "round-1", "2999-03-07 9:30", NULL,
			"Round 1: \"2999-03-07 9:30\" is not a day and perhaps a time, such as 2026-03-07 19:30."},
		{OF_PLAYER, "sex", "F", "f", NULL},
		{OF_PLAYER, "sex", "x", NULL, "Sex: \"x\" is not m or f."},
		{OF_PLAYER, "paid", "£25", "25.00", NULL},
		{OF_PLAYER, "paid", "12,5", "12.50", NULL},
		{OF_PLAYER, "paid", "12.345", NULL,
			"Paid: \"12.345\" is not an amount such as 25 or 12.50."},
		{OF_PLAYER, "paid", "free", NULL,
			"Paid: \"free\" is not an amount such as 25 or 12.50."},
		{OF_PLAYER, "ecf-code", "123456a", "123456A", NULL},
		{OF_PLAYER, "ecf-code", "12345", NULL,
			"ECF code: \"12345\" is not written as 123456A is, with a letter from A to L except I at the end."},
		{OF_PLAYER, "ecf-code", "123456z", NULL, NULL},
		{OF_EVENT, "us-zip", "44113", "44113", NULL},
		{OF_EVENT, "us-zip", "44113-1234", "44113-1234", NULL},
		{OF_EVENT, "us-zip", "44113-12", NULL,
			"US ZIP: \"44113-12\" is not written as 44113 or 44113-1234 is."},
		{OF_PLAYER, "fide-id", "0400001", "400001", NULL},
	};
	char kept[PARTICULAR_SIZE];
	struct error error;

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		const struct particular_field *field = particular_find(cases[i].of, cases[i].key);

		strcpy(kept, "as before");
		ck_assert_int_eq(particular_take(field, cases[i].text, kept, &error),
			cases[i].kept ? STATUS_OK : STATUS_BAD_INPUT);
		ck_assert_str_eq(kept, cases[i].kept ? cases[i].kept : "as before");
		if (cases[i].why)
			ck_assert_str_eq(error.text, cases[i].why);
	}
}
END_TEST

/* As the home of the rule book writes it; with dots the day comes first everywhere. */
START_TEST(a_typed_day_has_the_month_first_in_the_us_alone)
{
	static const struct {
		const char *key, *system, *text, *kept;
	} cases[] = {
		{"first-day", "uscf", "7/3/2026", "2026/07/03"},
		{"first-day", "caa", "7/3/2026", "2026/03/07"},
		{"first-day", "uscf", "7.3.2026", "2026/03/07"},
		{"first-day", "uscf", "13/3/2026", "2026/03/13"},
		{"first-day", "uscf", "3/13/2026", "2026/03/13"},
		{"first-day", "uscf", "2026-03-07", "2026/03/07"},
		{"first-day", "uscf", "", ""},
		{"round-1", "uscf", "7/3/2026 10:30", "2026/07/03 10:30"},
		{"round-1", "uscf", "7/3/2026", "2026/07/03"},
		{"place", "uscf", "7/3/2026", "7/3/2026"},
	};
	char kept[PARTICULAR_SIZE];
	struct error error;

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		const bool of_round = strcmp(cases[i].key, "round-1") == 0;
		const struct particular_field *field =
			particular_find(of_round ? OF_SECTION : OF_EVENT, cases[i].key);

		ck_assert_int_eq(
			particular_take_typed(field, cases[i].system, cases[i].text, kept, &error),
			STATUS_OK);
		ck_assert_str_eq(kept, cases[i].kept);
	}
}
END_TEST

/* A time that ends with its hours has nothing behind them to look at. */
START_TEST(a_text_is_read_no_further_than_its_end)
{
	static const char *const texts[] = {"2026-03-07 9", "2026-03-07 19",
		"2026-03-07 19:", "2026-03-07 19:3", "2026-03-07 19."};
	const struct particular_field *field = particular_find(OF_SECTION, "round-1");
	char kept[PARTICULAR_SIZE];

	for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
		const size_t size = strlen(texts[i]) + 1;
		/* as long as it is, for the tools that watch memory; and digits behind it */
		char *alone = malloc(size), behind[64];

		ck_assert_ptr_nonnull(alone);
		memcpy(alone, texts[i], size);
		memset(behind, 0, sizeof(behind));
		memcpy(behind, texts[i], size);
		memcpy(behind + size, "30", 3);
		ck_assert_int_eq(particular_take(field, alone, kept, NULL), STATUS_BAD_INPUT);
		ck_assert_int_eq(particular_take(field, behind, kept, NULL), STATUS_BAD_INPUT);
		free(alone);
	}
}
END_TEST

/* What is counted in characters is said in characters, and what is counted in bytes in bytes. */
START_TEST(a_long_text_is_refused_for_what_is_too_long)
{
	static const struct {
		enum particular_of of;
		const char *key, *letter;
		int count;
		const char *why; /* behind the text; NULL: it is taken */
	} cases[] = {
		{OF_EVENT, "deputies", "x", 200, NULL},
		{OF_EVENT, "deputies", "x", 201, "...\" is longer than 200 characters."},
		{OF_EVENT, "deputies", "x", 255, "...\" is longer than 200 characters."},
		{OF_EVENT, "deputies", "x", 900, "...\" is longer than 200 characters."},
		{OF_EVENT, "deputies", "é", 127, NULL},
		{OF_EVENT, "deputies", "é", 128,
			"...\" takes more than 255 bytes; an accented letter takes two."},
		{OF_EVENT, "deputies", "é", 201, "...\" is longer than 200 characters."},
		{OF_EVENT, "name", "é", 63, NULL},
		{OF_EVENT, "name", "é", 64,
			"...\" takes more than 127 bytes; an accented letter takes two."},
		{OF_SECTION, "letter", "é", 3, "\"ééé\" is longer than 2 characters."},
	};
	char text[2048], kept[PARTICULAR_SIZE];
	struct error error;

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		const struct particular_field *field = particular_find(cases[i].of, cases[i].key);

		strcpy(text, " ");
		for (int n = 0; n < cases[i].count; n++)
			strcat(text, cases[i].letter);
		strcat(text, "  ");
		ck_assert_int_eq(particular_take(field, text, kept, &error),
			cases[i].why ? STATUS_BAD_INPUT : STATUS_OK);
		if (cases[i].why)
			ck_assert_ptr_nonnull(strstr(error.text, cases[i].why));
		else
			ck_assert_uint_eq(strlen(kept), strlen(text) - 3);
	}
}
END_TEST

/* What is printed may be typed again, and nothing changes. */
START_TEST(columns_and_rows_are_read_alike)
{
	static const struct {
		const char *key, *kept, *text;
	} cases[] = {
		{"name", "Alder, Ann", "Alder, Ann"},
		{"grade", "1850", "1850"},
		{"grade", "", ""},
		{"sex", "f", "f"},
		{"sex", "", ""},
		{"born", "2009/00/00", "2009"},
		{"born", "2009/05/29", "2009-05-29"},
		{"fide-id", "400001", "400001"},
		{"expires", "2026/12/31", "2026-12-31"},
		{"due", "25.00", "25.00"},
	};
	struct event event;

	event_init(&event);
	rows_small_event(&event, 5, 4);
	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		const struct particular_field *field = particular_find(OF_PLAYER, cases[i].key);
		char text[PARTICULAR_SIZE], kept[PARTICULAR_SIZE];
		struct action action;

		action_init(&action);
		if (field->column) {
			struct record row = {.kind = RECORD_PLAYER};

			row.as.player = *event_player(&event, 1, 2);
			particular_put_column(&row, field, cases[i].kept);
			ck_assert_int_eq(action_put(&action, &event, &row), STATUS_OK);
		} else {
			ck_assert_int_eq(
				particular_put(&action, &event, 1, 2, field->id, cases[i].kept),
				STATUS_OK);
		}
		ck_assert_int_eq(action_apply(&action, &event), STATUS_OK);
		ck_assert_str_eq(event_field(&event, 1, 2, field, text), cases[i].text);
		ck_assert_int_eq(particular_take(field, text, kept, NULL), STATUS_OK);
		ck_assert_str_eq(kept, cases[i].kept);
		action_done(&action);
	}
	event_done(&event);
}
END_TEST

START_TEST(what_is_put_is_read_and_what_is_empty_goes)
{
	struct event event;
	struct action action;

	event_init(&event);
	rows_small_event(&event, 5, 4);
	action_init(&action);
	ck_assert_int_eq(particular_put(&action, &event, 1, 0, SECTION_LETTER, "M"), STATUS_OK);
	ck_assert_int_eq(
		particular_put(&action, &event, 1, 0, SECTION_FIRST_BOARD, "41"), STATUS_OK);
	ck_assert_int_eq(action_apply(&action, &event), STATUS_OK);
	ck_assert_int_eq(event_check(&event, NULL), STATUS_OK);
	ck_assert_str_eq(event_particular(&event, 1, 0, SECTION_LETTER), "M");
	ck_assert_int_eq(event_particular_number(&event, 1, 0, SECTION_FIRST_BOARD, 1), 41);
	action_done(&action);
	action_init(&action);
	ck_assert_int_eq(particular_put(&action, &event, 1, 0, SECTION_FIRST_BOARD, ""), STATUS_OK);
	ck_assert_int_eq(particular_put(&action, &event, 2, 0, SECTION_LETTER, ""), STATUS_OK);
	ck_assert_int_eq(action.count, 1);
	ck_assert_int_eq(action_apply(&action, &event), STATUS_OK);
	ck_assert_int_eq(event_particular_number(&event, 1, 0, SECTION_FIRST_BOARD, 1), 1);
	action_done(&action);
	event_done(&event);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("particular");

	tcase_add_test(tcase, every_field_has_a_number_and_a_key_of_its_own);
	tcase_add_test(tcase, a_key_is_found_as_people_type_it);
	tcase_add_test(tcase, a_text_is_kept_clean_or_refused);
	tcase_add_test(tcase, a_text_is_kept_as_its_kind_has_it);
	tcase_add_test(tcase, a_typed_day_has_the_month_first_in_the_us_alone);
	tcase_add_test(tcase, a_text_is_read_no_further_than_its_end);
	tcase_add_test(tcase, a_long_text_is_refused_for_what_is_too_long);
	tcase_add_test(tcase, columns_and_rows_are_read_alike);
	tcase_add_test(tcase, what_is_put_is_read_and_what_is_empty_goes);
	return suite_run("core_particular", tcase, NULL);
}
