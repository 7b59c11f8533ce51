/* Boards that were let stand, as lines of a report that the event keeps. */
#include "config.h"

#include "app/trf/stands.h"

#include <string.h>

#include "app/trf/comment.h"
#include "app/trf/kept.h"
#include "app/words/words.h"

static const char word[] = "stands";

bool trf_stands_parse(const char *line, struct trf_stands *stands)
{
	const char *text = trf_comment_after(line, word);

	if (!text || !trf_comment_number(&text, &stands->round) ||
		!trf_comment_number(&text, &stands->white) ||
		!trf_comment_int(&text, 0, PLAYERS_MOST, &stands->black))
		return false;
	stands->why = text;
	return text[0] != '\0';
}

enum status trf_stands_put(const struct event *event, const struct board *board, const char *why,
	struct action *action)
{
	char line[KEPT_SIZE];
	struct record row;

	words_put(line, sizeof(line), "%s%s %d %d %d %s", TRF_COMMENT, word, board->round,
		board->white, board->black, why);
	return trf_next_line(event, board->section, line, &row) ? action_put(action, event, &row)
								: STATUS_OK;
}

const char *trf_stands_why(const struct event *event, const struct board *board)
{
	int count;
	const struct record *rows = event_range(event, RECORD_KEPT, board->section, 0, &count);
	const char *why = NULL;

	for (; count > 0; count--, rows++) {
		struct trf_stands stands;

		if (rows->as.kept.part == 1 && trf_stands_parse(rows->as.kept.text, &stands) &&
			stands.round == board->round && stands.white == board->white &&
			stands.black == board->black)
			why = stands.why;
	}
	return why;
}
