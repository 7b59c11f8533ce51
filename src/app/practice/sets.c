/* The guide's sets and exercises: what each trains. */
#include "config.h"

#include "app/practice/sets.h"

#include <string.h>

#include "app/book/rule_book.h"
#include "app/event/state.h"
#include "app/report/translate.h"

static const struct practice_set sets[] = {
	{"grade1-1", "top half against bottom half, past opponents met (1, 12)"},
	{"grade1-2", "two scores joined by a float (19-21)"},
	{"grade1-3", "colours due and halves, nothing in the way (12, 14)"},
	{"grade1-4", "one colour too many: who gives way (15, 16)"},
	{"grade1-5", "past opponents met (1, 12)"},
	{"grade2-1", "exchanges across the mid-line (12, 24)"},
	{"grade2-2", "four cards, few ways (1, 12)"},
	{"grade2-3", "past opponents met (1, 12)"},
	{"grade3-1", "transfer and exchange together (15, 24)"},
	{"grade3-2", "a float and a colour that gives way (15, 19-21)"},
	{"grade3-3", "two linked scores, transfers and opponents met (1, 15, 19-21)"},
	{"set-B", "one group of eight, colour transfers (15)"},
	{"set-C", "who takes the other colour (15, 16)"},
	{"set-D", "opponents met: who moves past whom (1, 12)"},
	{"set-E", "many meetings, and half-point byes in the record (1, 15, 16)"},
	{"set-F", "two linked scores; card 2 floated up last round (19-21)"},
	{"set-G", "six cards of one score: exchanges (1, 12, 24)"},
	{"set-G-late-card", "the same with a late card and a float (4, 19-21)"},
	{"set-H", "claims decide who changes colour (15, 16)"},
	{"set-H-default", "the same with a default in the record (16, 39)"},
};

enum { SETS = sizeof(sets) / sizeof(sets[0]) };

const struct practice_set *practice_set_at(int i)
{
	return i >= 0 && i < SETS ? &sets[i] : NULL;
}

const struct practice_set *practice_set_find(const char *name)
{
	for (int i = 0; i < SETS; i++)
		if (!strcmp(sets[i].name, name))
			return &sets[i];
	return NULL;
}

const char *practice_set_report(const struct practice_set *set)
{
	for (int i = 0; i < practice_report_count; i++)
		if (!strcmp(practice_reports[i].name, set->name))
			return practice_reports[i].text;
	return "";
}

static enum status measure(
	const struct pairing_input *input, struct practice_features *features, struct error *error)
{
	const struct pairing_book *book = book_of_guide();
	struct pairing_draw draw = {0};
	struct pairing_blame blame = {.text = NULL};
	const enum pairing_status drawn = pairing_best(book, input, &draw, &blame);
	enum status status = STATUS_OK;

	if (drawn == PAIRING_OK)
		status = practice_measure(input, &draw, features);
	pairing_draw_done(&draw);
	if (drawn == PAIRING_NO_MEMORY || status != STATUS_OK)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	return drawn == PAIRING_OK
		? STATUS_OK
		: app_fail(error, STATUS_NO_DRAW, "%s.", pairing_status_text(drawn));
}

enum status practice_set_measure(
	const struct practice_set *set, struct practice_features *features, struct error *error)
{
	const char *text = practice_set_report(set);
	const struct report report = {.error = error};
	struct trf trf = {.count = 0};
	struct trf_field field;
	enum status status = trf_read(text, strlen(text), &trf, &report);

	if (status == STATUS_OK)
		status = translate_trf(&trf, &field, error);
	if (status == STATUS_OK) {
		status = measure(&field.input, features, error);
		trf_field_done(&field);
	}
	trf_done(&trf);
	return status;
}
