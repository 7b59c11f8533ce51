/* Floats of a round that are not those by the scores with which it was drawn. */
#include "config.h"

#include "app/trf/floated.h"

#include <stdlib.h>
#include <string.h>

#include "app/trf/comment.h"
#include "app/trf/rows.h"
#include "app/words/words.h"
#include "core/history.h"

static const char word[] = "floated";

static const char *const floats[] = {
	[FLOATED_NOT] = "not", [FLOATED_DOWN] = "down", [FLOATED_UP] = "up"};

bool trf_floated_parse(const char *line, struct trf_floated *floated)
{
	const char *text = trf_comment_after(line, word);
	struct trf_floated read;

	if (!text || !trf_comment_number(&text, &read.round) ||
		!trf_comment_number(&text, &read.pin))
		return false;
	for (int i = FLOATED_NOT; i <= FLOATED_UP; i++) {
		if (strcmp(text, floats[i]) != 0)
			continue;
		read.floated = (enum floated)i;
		*floated = read;
		return true;
	}
	return false;
}

static enum status say_round(const struct event *event, const struct event *drawn, int section,
	int round, struct trf *trf, int *room)
{
	struct record *marks = NULL;
	int count = 0;
	enum status status = history_marks(drawn, section, round, &marks, &count);

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const struct mark *drawn_so = &marks[i].as.mark;
		const struct mark *mark = event_mark(event, section, round, drawn_so->pin);
		char text[32];

		if (!mark || mark->floated == drawn_so->floated)
			continue;
		words_put(text, sizeof(text), "%d %s", mark->pin, floats[mark->floated]);
		status = trf_comment_add(trf, room, word, round, text);
	}
	free(marks);
	return status;
}

enum status trf_floated_say(const struct event *event, int section, const struct trf_drawns *drawns,
	struct trf *trf, int *room)
{
	enum status status = STATUS_OK;

	for (int round = 2; status == STATUS_OK && drawns->count > 0 && round <= trf->played;
		round++) {
		struct event drawn;

		status = event_copy(event, &drawn);
		if (status != STATUS_OK)
			return status;
		status = trf_drawns_apply(&drawn, section, round, drawns);
		if (status == STATUS_OK)
			status = say_round(event, &drawn, section, round, trf, room);
		event_done(&drawn);
	}
	return status;
}

enum status trf_floated_rows(const struct trf *trf, int section, int round, struct event *event)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < trf->nkept; i++) {
		struct record row = {.kind = RECORD_MARK};
		struct trf_floated floated;
		const struct mark *mark;

		if (!trf_floated_parse(trf->kept[i], &floated) || floated.round != round)
			continue;
		mark = event_mark(event, section, round, floated.pin);
		if (!mark)
			continue;
		row.as.mark = *mark;
		row.as.mark.floated = (int)floated.floated;
		status = trf_rows_put(event, &row);
	}
	return status;
}
