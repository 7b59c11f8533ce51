/* Rows: the field table covers every member, and keys, equality and access follow from it. */
#include <check.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "core/record.h"
#include "core/status.h"
#include "support/event/rows.h"
#include "support/suite_run.h"

static const size_t kind_sizes[RECORD_KINDS] = {
	[RECORD_EVENT] = sizeof(struct event_row),
	[RECORD_SECTION] = sizeof(struct section),
	[RECORD_PLAYER] = sizeof(struct player),
	[RECORD_BOOKING] = sizeof(struct booking),
	[RECORD_ROUND] = sizeof(struct round),
	[RECORD_BOARD] = sizeof(struct board),
	[RECORD_MARK] = sizeof(struct mark),
	[RECORD_HAND] = sizeof(struct hand),
	[RECORD_VIRTUAL] = sizeof(struct virtual_points),
	[RECORD_APART] = sizeof(struct apart),
	[RECORD_KEPT] = sizeof(struct kept),
	[RECORD_ATTENDANCE] = sizeof(struct attendance),
	[RECORD_OUTSIDE] = sizeof(struct outside),
	[RECORD_FILLED] = sizeof(struct filled),
	[RECORD_PARTICULAR] = sizeof(struct particular),
	[RECORD_STARTED] = sizeof(struct started),
	[RECORD_OPEN] = sizeof(struct open_game),
	[RECORD_RATED] = sizeof(struct rated),
};

START_TEST(the_fields_fill_the_row_without_gap_or_overlap)
{
	int count;
	const struct record_field *field = record_fields((enum record_kind)_i, &count);
	size_t at = offsetof(struct record, as);
	bool keys = true;

	for (; count > 0; count--, field++) {
		ck_assert_uint_eq(field->offset, at);
		at += field->size > 0 ? field->size : sizeof(int);
		ck_assert_msg(keys || !field->key, "%s: keys come first", field->name);
		keys = field->key;
		ck_assert_int_le(field->least, field->most);
	}
	ck_assert_uint_eq(at - offsetof(struct record, as), kind_sizes[_i]);
}
END_TEST

START_TEST(every_field_counts_in_equality)
{
	struct record a = {.kind = (enum record_kind)_i}, b = a;
	int count;
	const struct record_field *field = record_fields(a.kind, &count);

	ck_assert(record_equal(&a, &b));
	for (; count > 0; count--, field++) {
		if (field->size > 0)
			ck_assert(record_set_text(&b, field, "x"));
		else
			record_set_int(&b, field, 1);
		ck_assert_msg(!record_equal(&a, &b), "%s", field->name);
		ck_assert_msg(!record_equal(&b, &a), "%s", field->name);
		b = a;
	}
	b.kind = (enum record_kind)((_i + 1) % RECORD_KINDS);
	ck_assert(!record_equal(&a, &b));
}
END_TEST

START_TEST(what_lies_behind_a_text_does_not_count)
{
	struct record a = row_player(1, 2, "Low, Len"), b = a;

	strcpy(a.as.player.club + 1, "rubbish");
	ck_assert(record_equal(&a, &b));
}
END_TEST

START_TEST(keys_are_the_key_fields_in_order)
{
	static const struct {
		struct record row;
		struct record_key key;
	} cases[] = {
		{{.kind = RECORD_EVENT, .as.event = {1, "x"}}, {RECORD_EVENT, {1}}},
		{{.kind = RECORD_SECTION, .as.section = {.id = 3}}, {RECORD_SECTION, {3}}},
		{{.kind = RECORD_PLAYER, .as.player = {.section = 1, .pin = 7}},
			{RECORD_PLAYER, {1, 7}}},
		{{.kind = RECORD_BOOKING, .as.booking = {1, 7, 2, 2}}, {RECORD_BOOKING, {1, 7, 2}}},
		{{.kind = RECORD_ROUND, .as.round = {1, 4, 1, ""}}, {RECORD_ROUND, {1, 4}}},
		{{.kind = RECORD_BOARD, .as.board = {1, 4, 9, 5, 6, 1, 0}},
			{RECORD_BOARD, {1, 4, 9}}},
		{{.kind = RECORD_MARK, .as.mark = {1, 4, 7, 1, 1}}, {RECORD_MARK, {1, 4, 7}}},
		{{.kind = RECORD_HAND, .as.hand = {1, 4, 7, 8, 3}}, {RECORD_HAND, {1, 4, 7, 8}}},
		{{.kind = RECORD_VIRTUAL, .as.virtual_points = {1, 4, 7, 2}},
			{RECORD_VIRTUAL, {1, 4, 7}}},
		{{.kind = RECORD_APART, .as.apart = {1, 4, 7, 2, 3, 0}},
			{RECORD_APART, {1, 4, 7, 2}}},
		{{.kind = RECORD_KEPT, .as.kept = {1, 9, 2, "x"}}, {RECORD_KEPT, {1, 9, 2}}},
		{{.kind = RECORD_ATTENDANCE, .as.attendance = {1, 4, 7, 1}},
			{RECORD_ATTENDANCE, {1, 4, 7}}},
		{{.kind = RECORD_OUTSIDE, .as.outside = {1, 4, 2, 7, 8, 1, 0}},
			{RECORD_OUTSIDE, {1, 4, 2}}},
		{{.kind = RECORD_FILLED, .as.filled = {1, 4, 7, "", COLOUR_WHITE, 0, 0}},
			{RECORD_FILLED, {1, 4, 7}}},
		{{.kind = RECORD_PARTICULAR, .as.particular = {1, 7, 3, "x"}},
			{RECORD_PARTICULAR, {1, 7, 3}}},
		{{.kind = RECORD_STARTED, .as.started = {1, 2, 3}}, {RECORD_STARTED, {1, 2, 3}}},
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		struct record_key key = record_key_of(&cases[i].row);

		ck_assert_int_eq(record_key_compare(&key, &cases[i].key), 0);
	}
}
END_TEST

START_TEST(keys_have_one_order)
{
	static const struct record_key keys[] = {
		{RECORD_EVENT, {1}},
		{RECORD_PLAYER, {1, 1}},
		{RECORD_PLAYER, {1, 2}},
		{RECORD_PLAYER, {2, 1}},
		{RECORD_HAND, {1, 1, 1, 0}},
		{RECORD_HAND, {1, 1, 1, 1}},
		{RECORD_HAND, {1, 1, 2, 0}},
	};

	for (int i = 0; i < 7; i++)
		for (int j = 0; j < 7; j++)
			ck_assert_int_eq(record_key_compare(&keys[i], &keys[j]), (i > j) - (i < j));
}
END_TEST

static int order_at(const void *things, int i, const struct record_key *key)
{
	return record_key_compare((const struct record_key *)things + i, key);
}

/* A row is ordered against a key as its own key is, also where the key's unused parts are not 0. */
START_TEST(a_row_is_ordered_as_its_key)
{
	enum { PARTS = 5 };
	static const int parts[PARTS] = {INT_MIN, 0, 1, 2, INT_MAX};
	const enum record_kind kind = (enum record_kind)_i;
	struct record row = {.kind = kind};
	struct record_key own, key = {.kind = kind};
	const struct record_field *fields;
	int count, all = 1;

	fields = record_fields(kind, &count);
	for (int i = 0; i < count && fields[i].key; i++)
		record_set_int(&row, &fields[i], 1);
	own = record_key_of(&row);
	for (int i = 0; i < RECORD_KEY_PARTS; i++)
		all *= PARTS;
	for (int n = 0; n < all; n++) {
		for (int i = 0, rest = n; i < RECORD_KEY_PARTS; i++, rest /= PARTS)
			key.part[i] = parts[rest % PARTS];
		ck_assert_int_eq(record_key_order(&row, &key), record_key_compare(&own, &key));
	}
}
END_TEST

/* Of all keys in a row of even ones each even one is found, each odd one falls between. */
START_TEST(a_key_is_found_or_has_its_place)
{
	enum { MOST = 9 };
	struct record_key keys[MOST];

	for (int i = 0; i < MOST; i++)
		keys[i] = (struct record_key){RECORD_PLAYER, {1, 2 * i}};
	for (int low = 0; low <= MOST; low++)
		for (int high = low; high <= MOST; high++)
			for (int pin = 2 * low - 1; pin <= 2 * high; pin++) {
				const struct record_key key = {RECORD_PLAYER, {1, pin}};
				bool found;
				const int at =
					record_key_place(keys, order_at, low, high, &key, &found);

				ck_assert_int_eq(at, (pin + 1) / 2);
				ck_assert(found == (pin % 2 == 0 && pin < 2 * high));
			}
}
END_TEST

START_TEST(a_text_is_set_only_if_it_fits_and_is_clean)
{
	struct record row = row_player(1, 1, "Low, Len"), before = row;
	int count;
	const struct record_field *field = record_fields(RECORD_PLAYER, &count);

	while (strcmp(field->name, "title") != 0)
		field++;
	ck_assert(!record_set_text(&row, field, "12345678"));
	ck_assert(!record_set_text(&row, field, "a\x1b"));
	ck_assert(!record_set_text(&row, field, "\xc3"));
	ck_assert(memcmp(&row, &before, sizeof(row)) == 0);
	ck_assert(record_set_text(&row, field, "1234567"));
	ck_assert_str_eq(record_text(&row, field), "1234567");
	ck_assert(record_set_text(&row, field, ""));
	ck_assert_msg(memcmp(&row, &before, sizeof(row)) == 0, "nothing of the old text stays");
}
END_TEST

START_TEST(numbers_are_read_and_written_by_field)
{
	struct record row = row_board(1, 2, 3, 4, 5, RESULT_DRAW);
	int count;
	const struct record_field *field = record_fields(RECORD_BOARD, &count);

	for (int i = 0; i < 6; i++)
		ck_assert_int_eq(record_int(&row, &field[i]), i < 5 ? i + 1 : RESULT_DRAW);
	record_set_int(&row, &field[4], 77);
	ck_assert_int_eq(row.as.board.black, 77);
}
END_TEST

START_TEST(kinds_and_statuses_have_names)
{
	ck_assert_str_eq(record_kind_name(RECORD_EVENT), "event");
	ck_assert_str_eq(record_kind_name(RECORD_PLAYER), "player");
	ck_assert_str_eq(record_kind_name(RECORD_HAND), "hand");
	ck_assert_str_eq(status_text(STATUS_OK), "done");
	ck_assert_str_eq(status_text(STATUS_IO), "the file could not be read or written");
	ck_assert_str_eq(status_text((enum status)99), "unknown status");
}
END_TEST

int main(void)
{
	TCase *table = tcase_create("field table");

	tcase_add_loop_test(table, the_fields_fill_the_row_without_gap_or_overlap, 0, RECORD_KINDS);
	tcase_add_loop_test(table, every_field_counts_in_equality, 0, RECORD_KINDS);
	tcase_add_test(table, what_lies_behind_a_text_does_not_count);
	tcase_add_test(table, keys_are_the_key_fields_in_order);
	tcase_add_test(table, keys_have_one_order);
	tcase_add_loop_test(table, a_row_is_ordered_as_its_key, 0, RECORD_KINDS);
	tcase_add_test(table, a_key_is_found_or_has_its_place);
	tcase_add_test(table, a_text_is_set_only_if_it_fits_and_is_clean);
	tcase_add_test(table, numbers_are_read_and_written_by_field);
	tcase_add_test(table, kinds_and_statuses_have_names);
	return suite_run("core: record", table, NULL);
}
