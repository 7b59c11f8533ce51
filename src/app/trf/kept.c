/* Lines of tournament reports that an event has kept: what one calls a board. */
#include "config.h"

#include "app/trf/kept.h"

#include "formats/trf/said.h"

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
