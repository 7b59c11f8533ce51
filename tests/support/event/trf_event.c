/* Events to reports and back, in memory. */
#include "config.h"
#include "support/event/trf_event.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/trf/rows.h"
#include "core/edit.h"
#include "support/event/rows.h"

char *trf_event_export(const struct event *event, enum trf_edition edition)
{
	struct error error = {0};
	const struct report report = {.error = &error};
	struct trf trf;
	size_t size;
	char *text;
	enum status status = trf_rows_export(event, 1, NULL, &trf, &report);

	if (status == STATUS_REFUSED) {
		ck_assert_ptr_nonnull(strstr(error.text, "has no result"));
		trf_done(&trf);
		return NULL;
	}
	ck_assert_msg(status == STATUS_OK, "%s", error.text);
	ck_assert_int_eq(trf_write(&trf, edition, &text, &size), STATUS_OK);
	trf_done(&trf);
	return text;
}

void trf_event_import(const char *text, struct event *event)
{
	struct error error = {0};
	const struct report report = {.error = &error};
	struct record section = row_section(1, 1);
	struct trf trf = {0};

	section.as.section.name[0] = '\0';
	section.as.section.lot = COLOUR_NONE;
	ck_assert_msg(trf_read(text, strlen(text), &trf, &report) == STATUS_OK, "%s\n%s",
		error.text, text);
	if (!trf.rounds)
		trf.rounds = trf_rows_last_round(&trf);
	event_init(event);
	rows_put(event, row_event(trf.name));
	rows_put(event, section);
	ck_assert_msg(trf_rows_import(&trf, 1, false, event, &report) == STATUS_OK, "%s\n%s",
		error.text, text);
	ck_assert_msg(event_check(event, &error) == STATUS_OK, "%s\n%s", error.text, text);
	trf_done(&trf);
}

/* What a report had of points goes nowhere: a report of ours has those that the results give. */
static void forget_points(struct event *event)
{
	int count;
	const struct record *rows = event_range(event, RECORD_KEPT, 1, 0, &count);

	for (int i = count - 1; i >= 0; i--)
		if (strncmp(rows[i].as.kept.text, "### drawboard: points ", 22) == 0)
			ck_assert_int_eq(
				event_put(event, record_key_of(&rows[i]), NULL), STATUS_OK);
}

void trf_event_stays(const char *text, const char *what)
{
	struct event first;

	trf_event_import(text, &first);
	forget_points(&first);
	for (int edition = TRF_16; edition <= TRF_26; edition++) {
		char *out = trf_event_export(&first, (enum trf_edition)edition), *again;
		struct event second;
		struct record_key where = {0};

		ck_assert_ptr_nonnull(out);
		trf_event_import(out, &second);
		ck_assert_msg(event_equal(&first, &second, &where), "%s: %s %d %d %d\n%s\n%s", what,
			record_kind_name(where.kind), where.part[1], where.part[2], where.part[3],
			text, out);
		again = trf_event_export(&second, (enum trf_edition)edition);
		ck_assert_str_eq(out, again);
		free(again);
		free(out);
		event_done(&second);
	}
	event_done(&first);
}
