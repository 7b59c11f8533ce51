/*
 * Games against those from outside in tournament reports: "### drawboard: filled 12 3 white 1-0
 * Filler, F" says that player 12 had White against Filler, F in round 3, in place of the bye of the
 * draw; "beside" in place of "filled", that he had left the draw (CAA 36). "?1-0" is a game that is
 * open and counts so meanwhile.
 */
#include "config.h"

#include "app/trf/filled.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/trf/comment.h"
#include "app/trf/rows.h"
#include "app/words/words.h"
#include "core/points.h"
#include "core/season.h"
#include "core/text/text.h"

/* The next word of *text into word, *text behind it; false if there is none or it is too long. */
static bool take_word(const char **text, char *word, size_t size)
{
	const size_t length = strcspn(*text, " ");

	if (length == 0 || length >= size || (*text)[length] != ' ')
		return false;
	memcpy(word, *text, length);
	word[length] = '\0';
	*text += length + 1;
	return true;
}

static const char in_bye[] = "filled", beside[] = "beside";

bool trf_filled_parse(const char *line, int section, struct filled *filled)
{
	const char *text = trf_comment_after(line, in_bye);
	const bool is_beside = !text;
	struct filled made;
	char pin[8], round[8], colour[8], result[16];
	enum result value = RESULT_NONE;

	memset(&made, 0, sizeof(made));
	if (is_beside)
		text = trf_comment_after(line, beside);
	if (!text || !take_word(&text, pin, sizeof(pin)) ||
		!take_word(&text, round, sizeof(round)) ||
		!take_word(&text, colour, sizeof(colour)) ||
		!take_word(&text, result, sizeof(result)) ||
		!text_to_int(pin, 1, PLAYERS_MOST, &made.pin) ||
		!text_to_int(round, 1, ROUNDS_MOST, &made.round))
		return false;
	made.open = result[0] == '?';
	if (!result_parse(result + made.open, &value) ||
		(made.open && (value < RESULT_WHITE || value > RESULT_BLACK)))
		return false;
	if (strcmp(colour, "white") != 0 && strcmp(colour, "black") != 0)
		return false;
	if (text[strspn(text, " ")] == '\0' || strlen(text) >= sizeof(made.name) ||
		!text_is_clean(text))
		return false;
	made.section = section;
	made.colour = colour[0] == 'w' ? COLOUR_WHITE : COLOUR_BLACK;
	made.result = (int)value;
	made.beside = is_beside;
	strcpy(made.name, text);
	*filled = made;
	return true;
}

const char *trf_filled_word(const struct filled *filled)
{
	return filled->beside > 0 ? beside : in_bye;
}

void trf_filled_write(const struct filled *filled, char *text, size_t size)
{
	words_put(text, size, "%d %s %s%s %s", filled->round,
		filled->colour == COLOUR_WHITE ? "white" : "black", filled->open ? "?" : "",
		filled->result == RESULT_NONE ? "none" : result_text((enum result)filled->result),
		filled->name);
}

char trf_filled_code(const struct filled *filled, int points2, const struct points *points)
{
	if (filled->beside == 0 && points2 == points->bye2)
		return 'U';
	return points2 == points->win2 ? 'F' : points2 == points->draw2 ? 'H' : 'Z';
}

int trf_filled_points2(const struct trf *trf, const struct filled *filled)
{
	const struct points points = {trf->worth2[TRF_WIN_WHITE], trf->worth2[TRF_DRAW_WHITE],
		trf->worth2[TRF_LOSS_WHITE], trf->worth2[TRF_ZERO_BYE],
		trf->worth2[TRF_PAIRING_BYE]};

	return points_of_result(&points, (enum result)filled->result, (enum colour)filled->colour);
}

static int compare_places(const struct filled *a, int pin, int round)
{
	return a->pin != pin ? (a->pin > pin) - (a->pin < pin)
			     : (a->round > round) - (a->round < round);
}

const struct filled *trf_filled_find(const struct filled *games, int count, int number, int round)
{
	int from = 0, to = count;

	while (from < to) {
		const int middle = from + (to - from) / 2;
		const int order = compare_places(&games[middle], number, round);

		if (order == 0)
			return &games[middle];
		if (order < 0)
			from = middle + 1;
		else
			to = middle;
	}
	return NULL;
}

/* Has the report given him a bye there, or nothing but an entry? */
static bool fits(const struct trf *trf, const struct filled *filled)
{
	const int player = trf_find(trf, filled->pin);
	const struct trf_game *game;

	if (player == TRF_NOBODY || filled->round > trf->played ||
		(filled->result == RESULT_NONE && filled->round < trf->played))
		return false;
	game = trf_game(trf, player, filled->round);
	return game->opponent == TRF_NOBODY && game->code != ' ' &&
		(filled->beside == 0 || game->code != 'U');
}

/* A comment's game, and where the comment stands. */
struct told {
	struct filled filled;
	int order;
};

static int compare_told(const void *left, const void *right)
{
	const struct told *a = left, *b = right;
	const int order = compare_places(&a->filled, b->filled.pin, b->filled.round);

	return order ? order : (a->order > b->order) - (a->order < b->order);
}

/* The first of each player and round, in their order. */
static int sort_told(struct told *told, int count, struct filled *games)
{
	int n = 0;

	qsort(told, (size_t)count, sizeof(*told), compare_told);
	for (int i = 0; i < count; i++)
		if (i == 0 ||
			compare_places(
				&told[i - 1].filled, told[i].filled.pin, told[i].filled.round) != 0)
			games[n++] = told[i].filled;
	return n;
}

enum status trf_filled_read(const struct trf *trf, struct filled **games, int *count)
{
	struct told *told = calloc((size_t)trf->nkept + 1, sizeof(*told));
	struct filled *made = NULL;
	int n = 0;

	if (!told)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < trf->nkept; i++) {
		if (!trf_filled_parse(trf->kept[i], 1, &told[n].filled) ||
			!fits(trf, &told[n].filled))
			continue;
		told[n].order = i;
		n++;
	}
	made = calloc((size_t)n + 1, sizeof(*made));
	if (made) {
		*count = sort_told(told, n, made);
		*games = made;
	}
	free(told);
	return made ? STATUS_OK : STATUS_NO_MEMORY;
}

/* Has the report given him the bye of that round, or one on request? */
static bool has_bye(const struct event *event, const struct filled *filled)
{
	const struct round *round = event_round(event, filled->section, filled->round);
	const struct board *board =
		event_board_of(event, filled->section, filled->round, filled->pin);
	const bool booked =
		event_booking(event, filled->section, filled->pin, filled->round) != NULL;

	if (!round || round->state < ROUND_PUBLISHED)
		return false;
	if (filled->beside > 0)
		return !board && booked && !event_is_season(event, filled->section);
	return board ? board->black == 0 : booked;
}

/*
 * Does nothing but his bye say that the round was played? Where the game is not worth what the bye
 * is, no report could say so again: his entry would be that of a bye on request.
 */
static bool is_alone(const struct trf *trf, const struct filled *filled)
{
	const int player = trf_find(trf, filled->pin);

	for (int i = 0; i < trf->count; i++) {
		const struct trf_game *game = trf_game(trf, i, filled->round);

		if (game->opponent != TRF_NOBODY || (game->code == 'U' && i != player))
			return false;
	}
	return trf_game(trf, player, filled->round)->code == 'U' &&
		trf_filled_points2(trf, filled) != trf->worth2[TRF_PAIRING_BYE];
}

/* A bye on request becomes the bye of the draw, if there is none yet. */
static enum status put_bye(struct event *event, const struct filled *filled)
{
	struct record row;
	int boards;

	if (event_board_of(event, filled->section, filled->round, filled->pin))
		return STATUS_OK;
	event_range(event, RECORD_BOARD, filled->section, filled->round, &boards);
	memset(&row, 0, sizeof(row));
	row.kind = RECORD_BOARD;
	row.as.board.section = filled->section;
	row.as.board.round = filled->round;
	row.as.board.number = boards + 1;
	row.as.board.white = filled->pin;
	row.as.board.result = RESULT_BYE;
	return trf_rows_put(event, &row);
}

/* He was out of the draw by hand. */
static enum status put_out(struct event *event, const struct filled *filled)
{
	struct record row;

	memset(&row, 0, sizeof(row));
	row.kind = RECORD_HAND;
	row.as.hand = (struct hand){filled->section, filled->round, filled->pin, HAND_OUT, 0};
	return trf_rows_put(event, &row);
}

static enum status put_filled(struct event *event, const struct filled *filled)
{
	const struct record_key booking = {
		RECORD_BOOKING, {filled->section, filled->pin, filled->round}};
	struct record row;
	enum status status = STATUS_OK;

	if (event_find(event, booking))
		status = event_put(event, booking, NULL);
	if (status == STATUS_OK)
		status = filled->beside > 0 ? put_out(event, filled) : put_bye(event, filled);
	memset(&row, 0, sizeof(row));
	row.kind = RECORD_FILLED;
	row.as.filled = *filled;
	if (status == STATUS_OK)
		status = trf_rows_put(event, &row);
	if (status != STATUS_OK || filled->result != RESULT_NONE)
		return status;
	memset(&row, 0, sizeof(row));
	row.kind = RECORD_ROUND;
	row.as.round = *event_round(event, filled->section, filled->round);
	row.as.round.state = ROUND_PUBLISHED;
	return trf_rows_put(event, &row);
}

/*
 * The next comment on such a game from *at on, *at behind it; beside the draw they are numbered in
 * the order of the comments. False: there is none any more.
 */
static bool next_told(
	const struct trf *trf, int section, int *at, int *place, struct filled *filled)
{
	while (*at < trf->nkept) {
		if (!trf_filled_parse(trf->kept[(*at)++], section, filled))
			continue;
		if (filled->beside > 0)
			filled->beside = ++*place;
		return true;
	}
	return false;
}

enum status trf_filled_rows(const struct trf *trf, int section, int round, struct event *event)
{
	enum status status = STATUS_OK;
	struct filled filled;
	int at = 0, place = 0;

	while (status == STATUS_OK && next_told(trf, section, &at, &place, &filled)) {
		if (filled.round == round && place <= PLAYERS_MOST && has_bye(event, &filled) &&
			(filled.result != RESULT_NONE || round == trf->played) &&
			!is_alone(trf, &filled) && !event_filled(event, section, round, filled.pin))
			status = put_filled(event, &filled);
	}
	return status;
}

/* A comment that was taken where the player's own line says other points. */
static void name_other_points(
	const struct trf *trf, const struct filled *filled, const struct report *report)
{
	const int player = trf_find(trf, filled->pin);
	const struct trf_game *game =
		player == TRF_NOBODY ? NULL : trf_game(trf, player, filled->round);
	const char code = game ? game->code : ' ';
	const int worth2 = code == 'F' ? trf->worth2[TRF_FULL_BYE]
		: code == 'H'          ? trf->worth2[TRF_HALF_BYE]
		: code == 'U'          ? trf->worth2[TRF_PAIRING_BYE]
		: code == 'Z'          ? trf->worth2[TRF_ZERO_BYE]
				       : -1;
	char own[16], taken[16];

	if (worth2 < 0 || filled->result == RESULT_NONE ||
		worth2 == trf_filled_points2(trf, filled))
		return;
	points_text(worth2, own);
	points_text(trf_filled_points2(trf, filled), taken);
	report_notice(report,
		"Line %d: player %d has %c in round %d, worth %s; the comment on his game against %s gives him %s, which counts.",
		trf->players[player].line, filled->pin, code, filled->round, own, filled->name,
		taken);
}

void trf_filled_left(
	const struct trf *trf, int section, const struct event *event, const struct report *report)
{
	struct filled filled;
	int at = 0, place = 0;

	while (next_told(trf, section, &at, &place, &filled)) {
		const struct filled *taken = event_filled(event, section, filled.round, filled.pin);

		if (!taken || memcmp(taken, &filled, sizeof(filled)) != 0)
			report_notice(report,
				"Player %d has no bye in round %d in which he could play one from outside; the comment was passed over.",
				filled.pin, filled.round);
		else
			name_other_points(trf, &filled, report);
	}
}
