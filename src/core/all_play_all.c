/* All-play-alls: which sections are such, and what becomes of the games of those who withdraw. */
#include "core/all_play_all.h"

#include <string.h>

#include "core/known_books.h"

bool section_has_two_games(const struct section *section)
{
	const char *setting = known_book(section->system)->two_games, *text = section->options;
	const size_t length = setting != NULL ? strlen(setting) : 0;

	for (; setting != NULL && *text != '\0'; text += strcspn(text, " ")) {
		text += strspn(text, " ");
		if (strcspn(text, " ") == length && strncmp(text, setting, length) == 0)
			return true;
	}
	return false;
}

int all_play_all_first_games(const struct event *event, int section, int round)
{
	const struct section *row = event_section(event, section);

	return row != NULL && section_has_two_games(row) ? round - (round + 1) % 2 : 0;
}

/* The games that the table has for each player. */
static int count_due(const struct event *event, const struct section *row)
{
	int players;

	event_range(event, RECORD_PLAYER, row->id, 0, &players);
	return players % 2 != 0 ? row->rounds - row->rounds / players : row->rounds;
}

/* Played, or won because the other did not appear. */
static bool is_completed(const struct board *board, int pin)
{
	switch ((enum result)board->result) {
	case RESULT_NONE:
	case RESULT_BYE:
	case RESULT_DEFAULT_BOTH:
		return false;
	case RESULT_DEFAULT_BLACK:
		return board->white == pin;
	case RESULT_DEFAULT_WHITE:
		return board->black == pin;
	default:
		return true;
	}
}

enum all_play_all_left all_play_all_left(const struct event *event, int section, int pin)
{
	const struct section *row = event_section(event, section);
	const struct player *player = event_player(event, section, pin);
	int completed = 0;

	if (row == NULL || player == NULL || player->leaves == 0 || !section_is_all_play_all(row))
		return ALL_PLAY_ALL_STAYS;
	for (int round = 1; round < player->leaves; round++) {
		const struct board *board = event_board_of(event, section, round, pin);

		completed += board != NULL && is_completed(board, pin);
	}
	return 2 * completed < count_due(event, row) ? ALL_PLAY_ALL_VOID : ALL_PLAY_ALL_DEFAULTS;
}

bool all_play_all_is_void(const struct event *event, int section, int white, int black)
{
	return all_play_all_left(event, section, white) == ALL_PLAY_ALL_VOID ||
		all_play_all_left(event, section, black) == ALL_PLAY_ALL_VOID;
}
