/* What an imported report says by itself: kept by the event, and put back when it goes out. */
#include "config.h"

#include "app/trf/told.h"

#include <stdlib.h>
#include <string.h>

#include "app/trf/comment.h"
#include "app/trf/kept.h"
#include "app/words/words.h"
#include "core/board_result.h"
#include "core/ties/standings.h"

/*
 * The lines beside those of unrated games (core/board_result.h): "rank NUMBER RANK POINTS ROUNDS", "count 062 SAID
 * OF", "points NUMBER SAID COUNTED ROUNDS".
 */
static const char rank[] = "rank", count_word[] = "count", points[] = "points";

enum { NUMBERS_MOST = 4, VALUE_MOST = 99999 };

/* So many whole numbers; *text goes behind the last of them. */
static bool take_numbers(const char **text, int count, int *numbers)
{
	for (int i = 0; i < count; i++)
		if (!trf_comment_int(text, 0, VALUE_MOST, &numbers[i]))
			return false;
	return true;
}

bool trf_told_is(const char *line)
{
	struct unrated_game game;

	return unrated_game_read(line, &game) || trf_comment_after(line, rank) ||
		trf_comment_after(line, count_word) || trf_comment_after(line, points);
}

static bool is_letter(char code)
{
	return code == 'W' || code == 'D' || code == 'L';
}

static char plain(char letter)
{
	return letter == 'W' ? '1' : letter == 'D' ? '=' : '0';
}

static enum status keep_letters(const struct trf *trf, int section, struct event *event)
{
	for (int round = 1; round <= trf->played; round++) {
		for (int i = 0; i < trf->count; i++) {
			const struct trf_game *game = trf_game(trf, i, round), *other;
			struct unrated_game unrated;
			char text[UNRATED_GAME_SIZE];
			enum status status;

			if (game->opponent == TRF_NOBODY || game->colour != COLOUR_WHITE)
				continue;
			other = trf_game(trf, game->opponent, round);
			if (!is_letter(game->code) && !is_letter(other->code))
				continue;
			unrated = (struct unrated_game){round, trf->players[i].number,
				trf->players[game->opponent].number, {game->code, other->code}};
			unrated_game_write(&unrated, text);
			status = trf_keep_line(event, section, text);
			if (status != STATUS_OK)
				return status;
		}
	}
	return STATUS_OK;
}

/* Has the report ranks, and other ones than the standings give? */
static enum status ranks_differ(
	const struct trf *trf, int section, const struct event *event, bool *differ)
{
	struct standings standings;
	bool any = false, other = false;
	enum status status = standings_make(event, section, trf->played, NULL, &standings);

	if (status != STATUS_OK)
		return status;
	for (int i = 0; i < standings.count; i++) {
		const int said = trf->players[trf_find(trf, standings.rows[i].pin)].rank;

		any = any || said != 0;
		other = other || said != standings.rows[i].rank;
	}
	standings_done(&standings);
	*differ = any && other;
	return STATUS_OK;
}

static enum status keep_ranks(const struct trf *trf, int section, struct event *event)
{
	bool differ = false;
	enum status status = ranks_differ(trf, section, event, &differ);

	for (int i = 0; status == STATUS_OK && differ && i < trf->count; i++) {
		const struct trf_player *player = &trf->players[i];
		char text[64];

		words_put(text, sizeof(text), "%s%s %d %d %d %d", TRF_COMMENT, rank, player->number,
			player->rank, event_points2(event, section, player->number, trf->played),
			trf->played);
		status = trf_keep_line(event, section, text);
	}
	return status;
}

/* Points that the results do not give. */
static enum status keep_points(const struct trf *trf, int section, struct event *event)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < trf->count; i++) {
		const struct trf_player *player = &trf->players[i];
		char text[64];

		if (!player->differs)
			continue;
		words_put(text, sizeof(text), "%s%s %d %d %d %d", TRF_COMMENT, points,
			player->number, player->said2,
			event_points2(event, section, player->number, trf->played), trf->played);
		status = trf_keep_line(event, section, text);
	}
	return status;
}

static enum status keep_count(const struct trf_count *said, const char *code, int counted,
	int section, struct event *event)
{
	char text[64];

	if (!said->given)
		return STATUS_OK;
	words_put(text, sizeof(text), "%s%s %s %d %d", TRF_COMMENT, count_word, code, said->number,
		counted);
	return trf_keep_line(event, section, text);
}

enum status trf_told_keep(const struct trf *trf, int section, struct event *event)
{
	enum status status = keep_letters(trf, section, event);

	if (status == STATUS_OK)
		status = keep_ranks(trf, section, event);
	if (status == STATUS_OK)
		status = keep_count(&trf->players_said, "062", trf->count, section, event);
	if (status == STATUS_OK)
		status = keep_count(&trf->rated_said, "072", trf_rated(trf), section, event);
	if (status == STATUS_OK)
		status = keep_points(trf, section, event);
	return status;
}

void trf_told_points(const struct event *event, int section, app_notice *notice, void *context)
{
	int count;
	const struct record *rows = event_range(event, RECORD_KEPT, section, 0, &count);

	for (int i = 0; i < count; i++) {
		const char *text = trf_comment_after(rows[i].as.kept.text, points);
		char sentence[SENTENCE_SIZE], who[WHO_SIZE], said[16], given[16];
		int numbers[NUMBERS_MOST];

		if (!text || rows[i].as.kept.part > 1 || !take_numbers(&text, 4, numbers) ||
			!event_player(event, section, numbers[0]) ||
			event_points2(event, section, numbers[0], numbers[3]) != numbers[2])
			continue;
		words_put(sentence, sizeof(sentence),
			"After round %d the report had %s %s for %s; the results give %s, which count.",
			numbers[3], points_text(numbers[1], said), points_word(numbers[1]),
			words_who(event, section, numbers[0], who), points_text(numbers[2], given));
		notice(context, sentence);
	}
}

static struct trf_game *game_at(struct trf *trf, int player, int round)
{
	return &trf->games[(size_t)player * (size_t)trf->columns + (size_t)round - 1];
}

/* The letters, if the two have met in the round with the results of then. */
static void put_letters(const struct unrated_game *line, struct trf *trf)
{
	const int white = trf_find(trf, line->white), black = trf_find(trf, line->black);
	const char *letters = line->letters;
	struct trf_game *game, *other;

	if (white == TRF_NOBODY || black == TRF_NOBODY || line->round > trf->played)
		return;
	game = game_at(trf, white, line->round);
	other = game_at(trf, black, line->round);
	if (game->opponent != black || game->colour != COLOUR_WHITE)
		return;
	if (game->code != (is_letter(letters[0]) ? plain(letters[0]) : letters[0]) ||
		other->code != (is_letter(letters[1]) ? plain(letters[1]) : letters[1]))
		return;
	game->code = letters[0];
	other->code = letters[1];
}

static void put_count(const char *text, struct trf *trf)
{
	const bool players = strncmp(text, "062 ", 4) == 0;
	int numbers[NUMBERS_MOST];

	if (!take_numbers(&text, 3, numbers))
		return;
	if (numbers[2] == (players ? trf->count : trf_rated(trf)))
		*(players ? &trf->players_said : &trf->rated_said) =
			(struct trf_count){true, numbers[1]};
}

/*
 * Notes the rank of one player in ranks[], if he has the points of then after as many rounds.
 * False: he has not.
 */
static bool take_rank(const struct event *event, int section, const char *text,
	const struct trf *trf, int *ranks, int *taken)
{
	int numbers[NUMBERS_MOST], player;

	if (!take_numbers(&text, 4, numbers))
		return true;
	player = trf_find(trf, numbers[0]);
	if (player == TRF_NOBODY || numbers[3] != trf->played ||
		event_points2(event, section, numbers[0], trf->played) != numbers[2])
		return false;
	ranks[player] = numbers[1];
	++*taken;
	return true;
}

enum status trf_told_put(const struct event *event, int section, struct trf *trf)
{
	int count, taken = 0, *ranks = calloc((size_t)trf->count + 1, sizeof(*ranks));
	const struct record *rows = event_range(event, RECORD_KEPT, section, 0, &count);
	bool same = true;

	if (!ranks)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < count; i++) {
		const char *line = rows[i].as.kept.text, *text;
		struct unrated_game game;

		if (rows[i].as.kept.part > 1)
			continue;
		if (unrated_game_read(line, &game))
			put_letters(&game, trf);
		else if ((text = trf_comment_after(line, count_word)))
			put_count(text, trf);
		else if ((text = trf_comment_after(line, rank)))
			same = take_rank(event, section, text, trf, ranks, &taken) && same;
	}
	for (int i = 0; same && taken == trf->count && i < trf->count; i++)
		trf->players[i].rank = ranks[i];
	free(ranks);
	return STATUS_OK;
}
