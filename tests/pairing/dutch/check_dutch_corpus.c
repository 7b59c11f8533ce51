/*
 * Tournaments that were paired and checked by the established Dutch engine, every round drawn again
 * from its own history: the same pairs, the same colours.
 *
 * The archive in the data folder holds 90 of them; with CORPUS=FOLDER in the environment the
 * reports of that folder are drawn as well. That engine gives no downfloat for a pairing bye that
 * is worth no more than a loss, so the setting poor_bye is on here.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>

#include "pairing.h"
#include "support/event/dutch_event.h"
#include "support/event/random_field.h"
#include "support/fault/packed_files.h"
#include "support/suite_run.h"

enum { BOARDS_MOST = 10000, FILES_LEAST = 60 };

struct tally {
	const struct pairing_book *book;
	long rounds, different;
};

static void print_missing(
	const char *whose, const struct pairing_draw *a, const struct pairing_draw *b)
{
	for (int i = 0; i < a->count; i++)
		if (!dutch_event_has(b, &a->boards[i]))
			printf("  %s %d-%d\n", whose, a->boards[i].white + 1,
				a->boards[i].black + 1);
}

static void draw_again(const char *name, struct dutch_event *event, int round, struct tally *tally)
{
	static struct pairing_board boards[BOARDS_MOST];
	static const int options[FIELD_OPTIONS] = {0, 1};
	struct pairing_input input = *dutch_event_input(event, round);
	struct pairing_draw theirs = {boards, dutch_event_boards(event, round, boards)}, ours = {0};
	enum pairing_status status;

	input.options = options;
	status = pairing_best(tally->book, &input, &ours, NULL);
	tally->rounds++;
	if (status != PAIRING_OK || !dutch_event_same(&ours, boards, theirs.count)) {
		tally->different++;
		printf("%s, round %d: %s\n", name, round, pairing_status_text(status));
		print_missing("theirs", &theirs, &ours);
		print_missing("ours  ", &ours, &theirs);
		fflush(stdout);
	}
	pairing_draw_done(&ours);
}

static void draw_tournament(const char *name, const char *text, void *context)
{
	struct dutch_event *event = dutch_event_parse(text, name);

	ck_assert_ptr_nonnull(event);
	ck_assert_int_le(dutch_event_players(event), BOARDS_MOST);
	for (int round = 1; round <= dutch_event_rounds(event); round++)
		draw_again(name, event, round, context);
	dutch_event_free(event);
}

START_TEST(packed_tournaments_are_drawn_alike)
{
	struct tally tally = {pairing_book_find("dutch"), 0, 0};

	ck_assert_ptr_nonnull(tally.book);
	ck_assert_int_ge(
		packed_files_each(TESTS_DIR "/data/dutch-dev.tar.gz", draw_tournament, &tally),
		FILES_LEAST);
	ck_assert_msg(
		tally.different == 0, "%ld of %ld rounds differ", tally.different, tally.rounds);
}
END_TEST

START_TEST(a_folder_of_tournaments_is_drawn_alike)
{
	const char *folder = getenv("CORPUS");
	struct tally tally = {pairing_book_find("dutch"), 0, 0};

	if (!folder)
		return;
	ck_assert_int_gt(packed_files_in_folder(folder, ".trf", draw_tournament, &tally), 0);
	printf("%ld rounds\n", tally.rounds);
	ck_assert_msg(
		tally.different == 0, "%ld of %ld rounds differ", tally.different, tally.rounds);
}
END_TEST

int main(void)
{
	TCase *corpus = tcase_create("corpus");

	tcase_add_test(corpus, packed_tournaments_are_drawn_alike);
	tcase_add_test(corpus, a_folder_of_tournaments_is_drawn_alike);
	tcase_set_timeout(corpus, 3600);
	return suite_run("dutch_corpus", corpus, NULL);
}
