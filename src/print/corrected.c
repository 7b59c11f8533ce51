/* Results that the rating office has otherwise: marked in lists, and said below them. */
#include "config.h"

#include "print/corrected.h"

#include <stdio.h>
#include <string.h>

#include "core/board_label.h"
#include "core/board_result.h"
#include "core/vocabulary.h"

static const char mark[] = "†";

/* Other programs and who listens have no use for a mark. */
static bool has_marks(enum print_form form)
{
	return form != PRINT_CSV && form != PRINT_LINES;
}

void corrected_mark(const struct event *event, int section, int round, int pin,
	enum print_form form, char *text, size_t size)
{
	const struct board *board = event_board_of(event, section, round, pin);
	const size_t used = strlen(text);

	if (has_marks(form) && board && board_rated_otherwise(event, board) != RESULT_NONE)
		snprintf(text + used, size - used, "%s", mark);
}

void corrected_add(struct table *table, const struct event *event, int section, int from,
	int through, enum print_form form)
{
	int count, shown = 0;
	const struct record *row = event_range(event, RECORD_RATED, section, 0, &count);

	for (; form != PRINT_CSV && count > 0; count--, row++) {
		const struct rated *rated = &row->as.rated;
		const struct board *board =
			event_board(event, section, rated->round, rated->number);
		char text[160];

		if (rated->round < from || rated->round > through || !board)
			continue;
		if (shown++ == 0 && table_rows(table) > 0 &&
			!table_row_is_empty(table, table_rows(table) - 1))
			table_gap(table);
		snprintf(text, sizeof(text),
			"%s%s%s %d, board %d: %s counts here, the rating office has %s",
			has_marks(form) ? mark : "", has_marks(form) ? " " : "",
			vocabulary_of(event, section)->round, rated->round,
			board_label(event, section, rated->round, rated->number),
			result_notation((enum result)board->result),
			result_notation((enum result)rated->result));
		table_line(table, text);
	}
}
