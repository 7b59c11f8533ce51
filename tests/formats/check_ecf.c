/*
 * ECF results files: what is written is read as the same, and what breaks the grammar is refused.
 */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "formats/ecf/ecf.h"
#include "support/suite_run.h"

static struct error error;
static const struct report report = {.error = &error};

static void make(struct ecf_file *file, int players)
{
	*file = (struct ecf_file){.code = "ZZ1",
		.index = 3,
		.name = "A=B ; \"Öst\"",
		.first_day = "2026/03/07",
		.last_day = "2026/03/08",
		.officer = "A",
		.officer_address = "a@b; c",
		.treasurer = "T",
		.treasurer_address = "t",
		.clock = {.first_moves = 40, .first_minutes = 90, .rest = 30, .seconds = 30}};
	for (int i = 0; i < players; i++) {
		struct ecf_player *player = ecf_add_player(file);

		player->pin = i + 1;
		snprintf(player->name, sizeof(player->name), "Name %d, = ;", i);
		strcpy(player->code, i % 3 ? "123456A" : "");
		player->sex = i % 3;
	}
	for (int part = 0; part < 3; part++) {
		struct ecf_part *made = ecf_add_part(file);

		made->other = part == 2;
		strcpy(made->name, part == 1 ? "" : "Open");
		for (int i = 0; i + 1 < players; i++) {
			struct ecf_game *game = ecf_add_game(file);

			game->one = i + 1;
			game->two = i + 2;
			game->score = i % 3;
			game->colour = i % 3;
			game->round = part == 2 ? 0 : part + 1;
			strcpy(game->date, part == 2 ? "2026/03/08" : "");
		}
	}
}

START_TEST(what_is_written_is_read_as_the_same)
{
	struct ecf_file file, again;
	char *text;
	size_t size;

	make(&file, 20);
	ck_assert_int_eq(ecf_write(&file, &text, &size), STATUS_OK);
	ck_assert_int_eq(ecf_read(text, size, &again, &report), STATUS_OK);
	ck_assert(ecf_equal(&file, &again));
	again.games[7].score = (again.games[7].score + 1) % 3;
	ck_assert(!ecf_equal(&file, &again));
	ecf_done(&again);
	/* cut off anywhere it is not the same */
	for (size_t cut = 0; cut + 2 < size; cut++) {
		const enum status status = ecf_read(text, cut, &again, &report);

		ck_assert(status == STATUS_BAD_INPUT);
		ecf_done(&again);
	}
	free(text);
	ecf_done(&file);
}
END_TEST

/* A sign that ends a field would make another file of it: the comparison sees it. */
START_TEST(a_value_that_ends_its_field_is_noticed)
{
	static const char *const names[] = {"A#B", "A#PIN=9", " A", "A ", "#", "A\n#FINISH"};

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		struct ecf_file file, again;
		char *text;
		size_t size;
		enum status status;

		make(&file, 3);
		strcpy(file.players[1].name, names[i]);
		ck_assert(!ecf_text_holds(names[i]));
		ck_assert_int_eq(ecf_write(&file, &text, &size), STATUS_OK);
		status = ecf_read(text, size, &again, &report);
		ck_assert(status != STATUS_OK || !ecf_equal(&file, &again));
		ecf_done(&again);
		free(text);
		ecf_done(&file);
	}
}
END_TEST

static const struct {
	const char *text, *part;
} faults[] = {
	{"", "expected FINISH"},
	{"PIN", "without #"},
	{"#PLAYER LIST#FINISH", "expected EVENT DETAILS"},
	{"#EVENT DETAILS#PLAYER LIST#NAME=A", "expected PIN"},
	{"#EVENT DETAILS\n#EVENT CODE=A\n#EVENT CODE=B", "Line 3: found \"EVENTCODE\""},
	{"#EVENT DETAILS#EVENT DATE=31/02/2026", "another value"},
	{"#EVENT DETAILS#SUBMISSION INDEX=0", "another value"},
	{"#EVENT DETAILS#PLAYER LIST#SECTION RESULTS=A#SCORE=10", "expected PIN1"},
	{"#EVENT DETAILS#PLAYER LIST#SECTION RESULTS=A#PIN1=1#SCORE=1", "another value"},
	{"#EVENT DETAILS#PLAYER LIST#FINISH#FINISH", "expected the end"},
	{"#EVENT DETAILS#STRANGE=1", "a field of this part"},
};

START_TEST(what_is_no_results_file_is_refused)
{
	struct ecf_file file;

	ck_assert_int_eq(ecf_read(faults[_i].text, strlen(faults[_i].text), &file, &report),
		STATUS_BAD_INPUT);
	ck_assert_msg(strstr(error.text, faults[_i].part) != NULL, "%s", error.text);
	ecf_done(&file);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("ecf");

	tcase_add_test(tcase, what_is_written_is_read_as_the_same);
	tcase_add_test(tcase, a_value_that_ends_its_field_is_noticed);
	tcase_add_loop_test(
		tcase, what_is_no_results_file_is_refused, 0, sizeof(faults) / sizeof(faults[0]));
	return suite_run("ecf", tcase, NULL);
}
