/* Those whom a name may mean, in words: one of them is chosen by his number. */
#include "board/candidates.h"

#include <string.h>

#include "core/board_label.h"
#include "core/game.h"
#include "core/text/fit.h"
#include "core/short_name.h"
#include "core/text/text.h"

enum { CANDIDATES = 6, NAME_CELLS = 20, CLUB_CELLS = 12 };

/* "#18 Jones (Cardiff) bd 4 W", which is on his slip. */
static void put_candidate(struct line *line, const struct names_query *query, int pin)
{
	const struct player *player = event_player(query->event, query->section, pin);
	char name[NAME_SIZE];
	struct game game;

	line_text(line, line->length > 0 ? ", #" : "#");
	line_int(line, pin);
	short_name(query->event, player, NAME_CELLS, name, sizeof(name));
	line_text(line, " ");
	line_text(line, name);
	if (player->club[0]) {
		text_fit(name, sizeof(name), player->club, CLUB_CELLS);
		line_text(line, " (");
		line_text(line, name);
		line_text(line, ")");
	}
	if (!game_of(query->event, query->section, query->round, pin, &game))
		return;
	line_text(line, " bd ");
	line_int(line, board_label(query->event, query->section, query->round, game.number));
	line_text(line, game.white == pin ? " W" : " B");
}

void candidates_words(const struct names_query *query, int round, char *text, size_t size)
{
	const struct names_query slip = {query->event, query->section, round, query->typed};
	int pins[CANDIDATES];
	const int found = names_meant(query, pins, CANDIDATES);
	struct line line;

	line_init(&line, text, size);
	for (int i = 0; i < found && i < CANDIDATES; i++)
		put_candidate(&line, &slip, pins[i]);
	if (found > CANDIDATES)
		line_text(&line, " …");
}
