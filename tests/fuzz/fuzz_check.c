/*
 * Any bytes as a tournament report whose rounds are checked: every round has a draw by the rules or
 * a reason for none, and a verdict on the report's own draw, which is never better.
 */
#include "config.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "app/report/check_draw.h"
#include "app/report/checklist.h"
#include "app/report/translate.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

enum { PLAYERS_FUZZED = 24, ROUNDS_FUZZED = 12 };

static void expect(bool holds)
{
	if (!holds)
		abort();
}

static void judge(const struct pairing_book *book, const struct trf_field *field,
	const struct pairing_draw *ours, const struct check_theirs *theirs)
{
	const struct check_judge how = {book, field, false};
	struct check_round round = {.rule = ""};

	expect(check_draw_judge(&how, ours, theirs, &round) == STATUS_OK);
	expect(round.verdict == (ours ? CHECK_WORSE : CHECK_NO_DRAW) ||
		round.verdict == CHECK_EQUAL);
	expect(round.nours + round.ntheirs > 0);
	check_draw_done(&round);
}

static void check_round(const struct pairing_book *book, struct trf_field *field, int round)
{
	struct pairing_draw ours = {0};
	struct check_theirs theirs;
	struct checklist list;
	enum pairing_status status;

	expect(translate_trf_round(field, round, NULL) == STATUS_OK);
	status = pairing_best(book, &field->input, &ours, NULL);
	expect(status == PAIRING_OK || status == PAIRING_NO_DRAW || status == PAIRING_BAD_INPUT);
	if (status == PAIRING_BAD_INPUT)
		return;
	expect(checklist_make(book, field, &list) == STATUS_OK);
	expect(list.count <= field->input.count);
	expect(check_draw_theirs(field, round, &theirs) == STATUS_OK);
	if (status == PAIRING_NO_DRAW)
		judge(book, field, NULL, &theirs);
	else if (!check_draw_same(&ours, &theirs))
		judge(book, field, &ours, &theirs);
	checklist_done(&list);
	check_theirs_done(&theirs);
	pairing_draw_done(&ours);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	const struct report silent = {.error = NULL};
	struct trf_field field;
	struct trf trf;

	if (trf_read((const char *)bytes, size, &trf, &silent) != STATUS_OK)
		return 0;
	if (trf.count <= PLAYERS_FUZZED && trf.played <= ROUNDS_FUZZED &&
		translate_trf(&trf, &field, NULL) == STATUS_OK) {
		for (int round = 1; round <= trf.played; round++)
			check_round(pairing_book_find("dutch"), &field, round);
		trf_field_done(&field);
	}
	trf_done(&trf);
	return 0;
}
