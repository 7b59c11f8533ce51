/* Particulars: found by key, kept as they are to be, set and taken away. */
#include <check.h>
#include <string.h>

#include "core/particular.h"
#include "support/event/rows.h"
#include "support/suite_run.h"

START_TEST(every_field_has_a_number_and_a_key_of_its_own)
{
	int count;
	const struct particular_field *fields = particular_fields(&count);

	for (int i = 0; i < count; i++) {
		ck_assert_int_le(fields[i].id, PARTICULARS_MOST);
		ck_assert_ptr_eq(particular_find(fields[i].of, fields[i].key), &fields[i]);
		ck_assert(fields[i].kind == PARTICULAR_NUMBER || fields[i].most < PARTICULAR_SIZE);
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
		{"letter", "\033", NULL,
			"Letter: \"?\" is not a clean text of at most 2 characters."},
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
	tcase_add_test(tcase, what_is_put_is_read_and_what_is_empty_goes);
	return suite_run("core_particular", tcase, NULL);
}
