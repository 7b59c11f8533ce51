/* Lines of tournament reports that an event has kept: one more, and what one calls a board. */
#include "config.h"

#include "app/trf/kept.h"

#include <string.h>

#include "app/words/put.h"
#include "formats/trf/said.h"

bool trf_next_line(const struct event *event, int section, const char *line, struct record *row)
{
	int count;
	const struct record *rows = event_range(event, RECORD_KEPT, section, 0, &count);

	memset(row, 0, sizeof(*row));
	row->kind = RECORD_KEPT;
	row->as.kept.section = section;
	row->as.kept.number = count ? rows[count - 1].as.kept.number + 1 : 1;
	row->as.kept.part = 1;
	words_put(row->as.kept.text, KEPT_SIZE, "%s", line);
	return row->as.kept.number <= LINES_MOST;
}

enum status trf_keep_line(struct event *event, int section, const char *line)
{
	struct record row;

	return trf_next_line(event, section, line, &row)
		? event_put(event, record_key_of(&row), &row)
		: STATUS_OK;
}

const char *trf_kept_whole(const struct record *rows, int count, int at, char *text, size_t size)
{
	const int number = rows[at].as.kept.number;

	text[0] = '\0';
	for (; at < count && rows[at].as.kept.number == number; at++) {
		const size_t used = strlen(text);

		words_put(text + used, size - used, "%s", rows[at].as.kept.text);
	}
	return text;
}

int trf_told_board(
	const struct event *event, int section, const char *word, int round, int white, int black)
{
	int count, told = 0;
	const struct record *rows = event_range(event, RECORD_KEPT, section, 0, &count);

	for (int i = 0; i < count; i++) {
		const struct kept *kept = &rows[i].as.kept;
		struct trf_said said;

		if (kept->part == 1 && trf_said_parse(kept->text, word, &said) &&
			said.round == round && said.white == white && said.black == black &&
			said.board > 0)
			told = said.board;
	}
	return told;
}
