/* Remarks on the results of a player, in sentences. */
#include "config.h"

#include "app/position/result_notes.h"

#include <string.h>

#include "app/words/words.h"
#include "core/board_result.h"
#include "core/game.h"
#include "core/vocabulary.h"

void result_note_add(char *text, size_t size, const char *sentence)
{
	const size_t used = strlen(text);

	if (sentence[0])
		words_put(text + used, size - used, "%s%s", used ? " " : "", sentence);
}

void result_game_words(
	const struct event *event, int section, int round, const struct game *game, char *text)
{
	char white[WHO_SIZE], black[WHO_SIZE];

	words_put(text, SENTENCE_SIZE, "%s %d: %s v %s", vocabulary_of(event, section)->round,
		round, game->white ? words_who(event, section, game->white, white) : game->outside,
		game->black ? words_who(event, section, game->black, black) : game->outside);
}

/* As it is: open, or rated otherwise. */
static void tell_now(const struct event *now, const struct game *is, const struct board *board,
	const char *game, char *sentence)
{
	const enum result rated = board ? board_rated_otherwise(now, board) : RESULT_NONE;

	if (is->open)
		words_put(sentence, SENTENCE_SIZE, "%s is open and counts %s.", game,
			result_notation(is->result));
	else if (rated != RESULT_NONE)
		words_put(sentence, SENTENCE_SIZE, "%s counts %s, and is rated %s.", game,
			result_notation((enum result)board->result), result_notation(rated));
}

static void tell_then(
	const struct game *was, const struct game *is, const char *game, char *sentence)
{
	words_put(sentence, SENTENCE_SIZE, "%s %s %s when this draw was made, and is %s now.", game,
		was->open ? "was open and counted" : "was", result_notation(was->result),
		is->result == RESULT_NONE ? "none" : game_notation(is));
}

bool result_notes(const struct event *now, const struct event *then, int section, int pin, int told,
	int through, char *text, size_t size)
{
	bool corrected = false;

	text[0] = '\0';
	for (int round = 1; round <= through; round++) {
		char game[SENTENCE_SIZE], sentence[SENTENCE_SIZE] = "";
		struct game is, was;

		if (!game_of(now, section, round, pin, &is) || is.bye ||
			(told > 0 && (is.white == told || is.black == told)))
			continue;
		result_game_words(now, section, round, &is, game);
		if (then != now && game_of(then, section, round, pin, &was) &&
			was.white == is.white && was.result != RESULT_NONE &&
			(was.result != is.result || was.open != is.open)) {
			tell_then(&was, &is, game, sentence);
			corrected = corrected || was.result != is.result;
		} else {
			tell_now(now, &is,
				is.outside ? NULL : event_board_of(now, section, round, pin), game,
				sentence);
		}
		result_note_add(text, size, sentence);
	}
	return corrected;
}
