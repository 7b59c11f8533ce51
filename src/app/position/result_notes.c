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

/* "8 Hood v 2 Brown"; without one from outside and the bye. */
static void seats_words(const struct event *event, int section, const struct game *game, int pin,
	char *text, size_t size)
{
	char white[WHO_SIZE], black[WHO_SIZE];

	if (game->bye)
		words_put(text, size, "the bye of %s", words_who(event, section, pin, white));
	else
		words_put(text, size, "%s v %s",
			game->white ? words_who(event, section, game->white, white) : game->outside,
			game->black ? words_who(event, section, game->black, black)
				    : game->outside);
}

/* A game of others, or with other colours, or none. */
static void tell_other(const struct event *now, int section, int round, int pin,
	const struct game *was, const struct game *is, char *sentence)
{
	char then[2 * WHO_SIZE + 8 + NAME_SIZE], today[2 * WHO_SIZE + 8 + NAME_SIZE];

	seats_words(now, section, was, pin, then, sizeof(then));
	seats_words(now, section, is, pin, today, sizeof(today));
	words_put(sentence, SENTENCE_SIZE,
		"%s %d: when this draw was made it was %s%s%s; it is %s%s%s now.",
		vocabulary_of(now, section)->round, round, then, was->bye ? "" : ", ",
		was->bye ? "" : game_notation(was), today, is->bye ? "" : ", ",
		is->bye                             ? ""
			: is->result == RESULT_NONE ? "open"
						    : game_notation(is));
}

static void tell_then(
	const struct game *was, const struct game *is, const char *game, char *sentence)
{
	words_put(sentence, SENTENCE_SIZE, "%s %s %s when this draw was made, and is %s now.", game,
		was->open ? "was open and counted" : "was", result_notation(was->result),
		is->result == RESULT_NONE ? "none" : game_notation(is));
}

/* Of one game; true: it was otherwise then. */
static bool tell_game(const struct event *now, const struct event *then, int section, int round,
	int pin, const struct game *is, char *sentence)
{
	char game[SENTENCE_SIZE];
	struct game was;
	const bool known = then != now && game_of(then, section, round, pin, &was);

	result_game_words(now, section, round, is, game);
	if (known && (was.white != is->white || was.black != is->black)) {
		tell_other(now, section, round, pin, &was, is, sentence);
		return true;
	}
	if (is->bye)
		return false;
	if (known && was.result != RESULT_NONE &&
		(was.result != is->result || was.open != is->open)) {
		tell_then(&was, is, game, sentence);
		return was.result != is->result;
	}
	tell_now(now, is, is->outside ? NULL : event_board_of(now, section, round, pin), game,
		sentence);
	return false;
}

bool result_notes(const struct event *now, const struct event *then, int section, int pin, int told,
	int through, char *text, size_t size)
{
	bool otherwise = false;

	text[0] = '\0';
	for (int round = 1; round <= through; round++) {
		char sentence[SENTENCE_SIZE] = "";
		struct game is;

		if (!game_of(now, section, round, pin, &is) ||
			(told > 0 && (is.white == told || is.black == told)))
			continue;
		otherwise = tell_game(now, then, section, round, pin, &is, sentence) || otherwise;
		result_note_add(text, size, sentence);
	}
	return otherwise;
}
