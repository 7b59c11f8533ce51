/*
 * Short names: who of a section is told from whom by how many letters, and what fits in few cells.
 */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/text/fit.h"
#include "core/text/letters.h"
#include "core/name_order.h"
#include "core/short_name.h"
#include "core/text/text.h"
#include "support/event/rows.h"
#include "support/stopwatch.h"
#include "support/suite_run.h"

#define ARRAY_LEN(array) (sizeof(array) / sizeof((array)[0]))

static struct event event;

static void an_empty_event(void)
{
	event_init(&event);
}

static void done(void)
{
	event_done(&event);
}

static void enter(const char *const *names, int count)
{
	for (int i = 0; i < count; i++)
		rows_put(&event, row_player(1, i + 1, names[i]));
}

static const char *called(int pin, int cells)
{
	static char text[NAME_SIZE + 8];
	const int width =
		short_name(&event, event_player(&event, 1, pin), cells, text, sizeof(text));

	ck_assert_int_eq(width, text_width(text));
	return text;
}

static const char *listed(int pin, int cells)
{
	static char text[NAME_SIZE + 8];
	const int width =
		listed_name(&event, event_player(&event, 1, pin), cells, text, sizeof(text));

	ck_assert_int_eq(width, text_width(text));
	return text;
}

#define CALLED(pin, text) ck_assert_str_eq(called((pin), NAME_SIZE), (text))

START_TEST(a_surname_of_ones_own_is_enough)
{
	static const char *const names[] = {"Low, Len", "Lowe, Len", "Low Cost, Len", "L, Len",
		"Lo", "Len Lowell", "Müller , Jo"};

	enter(names, 7);
	CALLED(1, "Low");
	CALLED(2, "Lowe");
	CALLED(3, "Low Cost");
	CALLED(4, "L");
	CALLED(5, "Lo");
	CALLED(6, "Len Lowell");
	CALLED(7, "Müller");
}
END_TEST

START_TEST(equal_surnames_get_as_many_letters_as_tell_them_apart)
{
	static const char *const names[] = {"Low, Jim", "Low, Kim", "Low, Jack", "Low", "Hood, J B",
		"Hood, J", "Hood, J C", "Innes,Al", "Innes, Alan", "innes, Bo"};

	enter(names, 10);
	CALLED(1, "Low Ji");
	CALLED(2, "Low K");
	CALLED(3, "Low Ja");
	CALLED(4, "Low");
	CALLED(5, "Hood J B");
	CALLED(6, "Hood J");
	CALLED(7, "Hood J C");
	CALLED(8, "Innes Al");
	CALLED(9, "Innes Ala");
	CALLED(10, "innes B");
}
END_TEST

START_TEST(where_whole_names_are_equal_the_number_alone_tells)
{
	static const char *const names[] = {"Low, Jim", "Low, Jim", "LOW, JIM", "Swan, Al",
		"Swan, Al", "Swan, Bo", "King", "King"};

	enter(names, 8);
	CALLED(1, "Low");
	CALLED(3, "LOW");
	CALLED(4, "Swan A");
	CALLED(5, "Swan A");
	CALLED(6, "Swan B");
	CALLED(7, "King");
}
END_TEST

START_TEST(case_and_accents_tell_nobody_apart)
{
	static const char *const names[] = {
		"Müller, Élan", "Muller, Ed", "MULLER, e\xcc\x81ric", "Lów, J", "Low, Jo"};

	enter(names, 5);
	CALLED(1, "Müller Él");
	CALLED(2, "Muller Ed");
	CALLED(3, "MULLER e\xcc\x81r");
	CALLED(4, "Lów J");
	CALLED(5, "Low Jo");
}
END_TEST

START_TEST(another_section_and_who_has_left_the_list_do_not_matter)
{
	rows_put(&event, row_player(1, 1, "Low, Jim"));
	rows_put(&event, row_player(2, 1, "Low, Kim"));
	CALLED(1, "Low");
	rows_put(&event, row_player(1, 2, "Low, Len"));
	CALLED(1, "Low J");
	rows_put(&event, row_player(1, 2, "Swan, Len"));
	CALLED(1, "Low");
	rows_put(&event, row_player(1, 3, "Low, Jack"));
	CALLED(1, "Low Ji");
	rows_remove(&event, (struct record_key){RECORD_PLAYER, {1, 3}});
	CALLED(1, "Low");
}
END_TEST

START_TEST(a_name_without_a_surname_is_shown_as_it_is)
{
	static const char *const names[] = {", Len", ",", "Low,", "Low, "};

	enter(names, 4);
	CALLED(1, ", Len");
	CALLED(2, ",");
	CALLED(3, "Low");
	CALLED(4, "Low");
}
END_TEST

START_TEST(what_tells_them_apart_is_not_cut_off)
{
	static const char *const names[] = {"Featherstonehaugh, Jo", "Featherstonehaugh, Kim",
		"Wolstencroft, Annabel", "Wolstencroft, Annamay", "Cholmondeley, Ann",
		"Cholmondelsea, Ann", "Perkin, Jonathan"};

	enter(names, 7);
	ck_assert_str_eq(called(1, 16), "Featherstoneh… J");
	ck_assert_str_eq(called(2, 16), "Featherstoneh… K");
	ck_assert_str_eq(listed(2, 16), "Featherstoneh… K");
	ck_assert_str_eq(called(3, 16), "Wolstencr… Annab");
	ck_assert_str_eq(called(4, 16), "Wolstencr… Annam");
	ck_assert_str_eq(called(4, 8), "Wol…nnam");
	ck_assert_str_eq(called(5, 11), "Cholm…ndele");
	ck_assert_str_eq(called(6, 11), "Cholm…ndels");
	ck_assert_str_eq(listed(5, 14), "Cholmondeley,…");
	ck_assert_str_eq(called(7, 5), "Perk…");
	ck_assert_str_eq(listed(7, 12), "Perkin, Jon…");
	ck_assert_str_eq(listed(7, 16), "Perkin, Jonathan");
	ck_assert_str_eq(called(4, 7), "Wolste…");
	ck_assert_str_eq(called(1, 1), "…");
	ck_assert_str_eq(called(1, 0), "");
}
END_TEST

/* A name taken apart for the search through all names. */
struct parts {
	uint32_t surname[NAME_SIZE], given[NAME_SIZE];
	int nsurname, ngiven;
};

static int letters_of(const char *text, uint32_t *letters)
{
	int count = 0;

	while ((letters[count] = letters_next(&text)) != 0)
		count++;
	return count;
}

static void take_apart(const char *name, struct parts *parts)
{
	char surname[NAME_SIZE];
	const char *comma = strchr(name, ',');

	strcpy(surname, name);
	surname[strcspn(surname, ",")] = '\0';
	parts->nsurname = letters_of(surname, parts->surname);
	parts->ngiven = comma ? letters_of(comma + 2, parts->given) : 0;
}

static bool begin_alike(const uint32_t *a, const uint32_t *b, int count)
{
	return count == 0 || memcmp(a, b, (size_t)count * sizeof(*a)) == 0;
}

/* Would another one be called so, if he were called by so many letters of his forenames? */
static bool is_shared(const struct parts *all, int count, const struct parts *one, int letters)
{
	for (int i = 0; i < count; i++) {
		const bool surnames = all[i].nsurname == one->nsurname &&
			begin_alike(all[i].surname, one->surname, one->nsurname);
		const bool equal = all[i].ngiven == one->ngiven &&
			begin_alike(all[i].given, one->given, one->ngiven);

		if (surnames && !equal && all[i].ngiven >= letters &&
			begin_alike(all[i].given, one->given, letters))
			return true;
	}
	return false;
}

static void agrees_with_a_search(void)
{
	static struct parts all[32];
	int count;
	const struct record *rows = event_range(&event, RECORD_PLAYER, 1, 0, &count);

	for (int i = 0; i < count; i++)
		take_apart(rows[i].as.player.name, &all[i]);
	for (int i = 0; i < count; i++) {
		const struct parts *one = &all[i];
		uint32_t shown[NAME_SIZE];
		int length, given = 0;

		while (given < one->ngiven && is_shared(all, count, one, given))
			given++;
		while (given > 0 && given < one->ngiven && one->given[given - 1] == ' ')
			given++;
		length = letters_of(called(rows[i].as.player.pin, NAME_SIZE), shown);
		ck_assert_int_eq(length, one->nsurname + (given > 0 ? 1 + given : 0));
		ck_assert(begin_alike(shown, one->surname, one->nsurname));
		if (given > 0)
			ck_assert_int_eq(shown[one->nsurname], ' ');
		if (given > 0)
			ck_assert(begin_alike(shown + one->nsurname + 1, one->given, given));
		for (int cells = 0; cells < 20; cells++) {
			const char *text = called(rows[i].as.player.pin, cells);

			ck_assert_int_le(text_width(text), cells);
			ck_assert(text_is_clean(text));
			ck_assert_int_le(text_width(listed(rows[i].as.player.pin, cells)), cells);
		}
	}
}

/* The order by name has every player, sections one after the other, those of one name by PIN. */
static void all_are_in_order(void)
{
	ck_assert_int_eq(event.nnames, event.table[RECORD_PLAYER].count);
	for (int i = 1; i < event.nnames; i++) {
		const struct name_place *a = &event.names[i - 1], *b = &event.names[i];
		const struct player *one = event_player(&event, a->section, a->pin);
		const struct player *other = event_player(&event, b->section, b->pin);

		ck_assert_int_le(a->section, b->section);
		if (a->section == b->section && letters_compare(one->name, other->name) == 0)
			ck_assert_int_lt(a->pin, b->pin);
	}
}

/* Over random lists that change player by player, two sections side by side. */
START_TEST(short_names_agree_with_a_search_through_all_names)
{
	static const char *const surnames[] = {"Low", "LOW", "Lowe", "Lów", "Low Cost", "李"};
	static const char *const given[] = {"", ", J", ", Jo", ", J B", ", J  C", ", Jón",
		", Jo\xcc\x81nas", ", Kim", ", kim", ", 明"};
	unsigned long long state = 2026;

	for (int i = 0; i < 1500; i++) {
		const int section = 1 + (int)(rows_random(&state) % 2);
		const int pin = 1 + (int)(rows_random(&state) % 14);
		char name[NAME_SIZE];

		snprintf(name, sizeof(name), "%s%s",
			surnames[rows_random(&state) % ARRAY_LEN(surnames)],
			given[rows_random(&state) % ARRAY_LEN(given)]);
		if (rows_random(&state) % 4 == 0)
			rows_remove(&event, (struct record_key){RECORD_PLAYER, {section, pin}});
		else
			rows_put(&event, row_player(section, pin, name));
		all_are_in_order();
		agrees_with_a_search();
	}
}
END_TEST

/* Surname, what parts it from the forenames, forenames: letter by letter from the front. */
static void read_letters(const char *name, uint32_t letters[2 * NAME_SIZE])
{
	char surname[NAME_SIZE];
	const char *comma = strchr(name, ',');
	size_t length = strcspn(name, ",");
	int count;

	while (length > 0 && name[length - 1] == ' ')
		length--;
	memcpy(surname, name, length);
	surname[length] = '\0';
	count = letters_of(surname, letters);
	letters[count++] = 1;
	letters_of(comma ? comma + 1 + strspn(comma + 1, " ") : "", letters + count);
}

static int letter_order(const char *a, const char *b)
{
	uint32_t left[2 * NAME_SIZE], right[2 * NAME_SIZE];
	int i = 0;

	read_letters(a, left);
	read_letters(b, right);
	while (left[i] == right[i] && left[i] != 0)
		i++;
	return (left[i] > right[i]) - (left[i] < right[i]);
}

/* Names that begin alike for long, with what can stand at the place where they part. */
START_TEST(names_stand_in_the_order_of_their_letters)
{
	static const char *const pieces[] = {
		"a", "B", "é", "e\xcc\x81", " ", "  ", "`", "'", ",", ", ", "ab", "aB a"};
	unsigned long long state = 515;

	for (int pin = 1; pin <= 1500; pin++) {
		char name[NAME_SIZE] = "Low C";

		for (int i = (int)(rows_random(&state) % 7); i > 0; i--)
			strcat(name, pieces[rows_random(&state) % ARRAY_LEN(pieces)]);
		rows_put(&event, row_player(1, pin, name));
	}
	for (int i = 1; i < event.nnames; i++) {
		const struct name_place *a = &event.names[i - 1], *b = &event.names[i];
		const int order = letter_order(event_player(&event, 1, a->pin)->name,
			event_player(&event, 1, b->pin)->name);

		ck_assert_int_le(order, 0);
		ck_assert(order < 0 || a->pin < b->pin);
	}
}
END_TEST

START_TEST(a_copy_has_names_of_its_own)
{
	struct event copy;
	char text[NAME_SIZE];

	rows_put(&event, row_player(1, 1, "Low, Jim"));
	rows_put(&event, row_player(1, 2, "Low, Kim"));
	ck_assert_int_eq(event_copy(&event, &copy), STATUS_OK);
	rows_remove(&event, (struct record_key){RECORD_PLAYER, {1, 2}});
	CALLED(1, "Low");
	short_name(&copy, event_player(&copy, 1, 1), NAME_SIZE, text, sizeof(text));
	ck_assert_str_eq(text, "Low J");
	event_done(&copy);
}
END_TEST

/* The second half of them twins of the first, all with one surname: nobody stands out early. */
START_TEST(a_large_section_is_named_at_once)
{
	const double start = stopwatch_cpu();
	double entered, named;

	for (int pin = 1; pin <= PLAYERS_MOST; pin++) {
		char name[NAME_SIZE];

		snprintf(name, sizeof(name), "Low, Player of number %d",
			pin * 7919 % (PLAYERS_MOST / 2));
		rows_put(&event, row_player(1, pin, name));
	}
	entered = stopwatch_cpu();
	for (int pin = 1; pin <= PLAYERS_MOST; pin++)
		ck_assert_int_gt(strlen(called(pin, NAME_SIZE)), strlen("Low Player of number"));
	named = stopwatch_cpu();
	if (getenv("TIMES") != NULL)
		printf("%d players: entered %.1f ms, named %.1f\n", PLAYERS_MOST, entered - start,
			named - entered);
	ck_assert_double_lt(named - start, 5000);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("names");

	tcase_add_checked_fixture(tcase, an_empty_event, done);
	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, a_surname_of_ones_own_is_enough);
	tcase_add_test(tcase, equal_surnames_get_as_many_letters_as_tell_them_apart);
	tcase_add_test(tcase, where_whole_names_are_equal_the_number_alone_tells);
	tcase_add_test(tcase, case_and_accents_tell_nobody_apart);
	tcase_add_test(tcase, another_section_and_who_has_left_the_list_do_not_matter);
	tcase_add_test(tcase, a_name_without_a_surname_is_shown_as_it_is);
	tcase_add_test(tcase, what_tells_them_apart_is_not_cut_off);
	tcase_add_test(tcase, short_names_agree_with_a_search_through_all_names);
	tcase_add_test(tcase, names_stand_in_the_order_of_their_letters);
	tcase_add_test(tcase, a_copy_has_names_of_its_own);
	tcase_add_test(tcase, a_large_section_is_named_at_once);
	return suite_run("core_names", tcase, NULL);
}
