/*
 * A finished Dutch tournament from a report file.
 */
#include "config.h"
#include "support/event/dutch_event.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROUNDS_MOST = 30, PLAYERS_MOST = 10000, APART_MOST = 4096, POINT_KINDS = 6 };

struct ban {
	int first, last; /* rounds */
	struct pairing_apart pair;
};

struct dutch_event {
	int players, rounds, planned;
	enum pairing_colour lot;
	int win, draw, loss, bye, absent;
	struct pairing_player *player;
	struct pairing_game *game; /* [player * ROUNDS_MOST + round] */
	int *given;                /* the same: virtual points */
	int *extra;                /* as the input wants them */
	bool accelerated;
	bool *away; /* the same: a bye on request is written there */
	struct ban ban[APART_MOST];
	int nbans;
	bool baku;
	struct pairing_apart apart[APART_MOST];
	struct pairing_input input;
};

static int number_at(const char *line, size_t column, size_t width)
{
	char text[16] = "";

	if (strlen(line) < column || width >= sizeof(text))
		return 0;
	memcpy(text, line + column - 1, strnlen(line + column - 1, width));
	return atoi(text);
}

static int half_points_at(const char *line, size_t column, size_t width)
{
	char text[16] = "";

	if (strlen(line) < column || width >= sizeof(text))
		return 0;
	memcpy(text, line + column - 1, strnlen(line + column - 1, width));
	return (int)(strtod(text, NULL) * 2 + 0.25);
}

static char char_at(const char *line, size_t column)
{
	return strlen(line) < column ? ' ' : line[column - 1];
}

static struct pairing_game read_game(const struct dutch_event *event, const char *line, int r)
{
	const size_t column = 92 + 10 * (size_t)r;
	const int opponent = number_at(line, column, 4);
	const char colour = char_at(line, column + 5), result = char_at(line, column + 7);
	struct pairing_game game = {.opponent = opponent > 0 ? opponent - 1 : PAIRING_NOBODY};

	if (opponent > 0)
		game.colour = colour == 'w' ? PAIRING_WHITE : PAIRING_BLACK;
	switch (toupper((unsigned char)result)) {
	case '1':
	case 'W':
		game.kind = PAIRING_PLAYED, game.points = event->win;
		break;
	case '=':
	case 'D':
		game.kind = PAIRING_PLAYED, game.points = event->draw;
		break;
	case '0':
	case 'L':
		game.kind = PAIRING_PLAYED, game.points = event->loss;
		break;
	case '+':
		game.kind = PAIRING_DEFAULT_WIN, game.points = event->win;
		break;
	case '-':
		game.kind = PAIRING_DEFAULT_LOSS, game.points = event->absent;
		break;
	case 'H':
		game.kind = PAIRING_BYE_HALF, game.points = event->draw;
		break;
	case 'F':
		game.kind = PAIRING_BYE_FULL, game.points = event->win;
		break;
	case 'U':
		game.kind = PAIRING_BYE_FORCED, game.points = event->bye;
		break;
	default:
		game.kind = PAIRING_ABSENT, game.points = event->absent;
		break;
	}
	return game;
}

static bool is_paired(const struct pairing_game *game)
{
	return game->opponent >= 0 || game->kind == PAIRING_BYE_FORCED;
}

static void read_player(struct dutch_event *event, const char *line)
{
	const int number = number_at(line, 5, 4);

	if (number < 1 || number > PLAYERS_MOST)
		return;
	if (number > event->players)
		event->players = number;
	event->player[number - 1].number = number;
	event->player[number - 1].rating = number_at(line, 49, 4);
	for (int r = 0; r < ROUNDS_MOST; r++) {
		struct pairing_game *game = &event->game[(number - 1) * ROUNDS_MOST + r];

		*game = read_game(event, line, r);
		event->away[(number - 1) * ROUNDS_MOST + r] =
			strchr("HZF", toupper((unsigned char)char_at(line, 99 + 10 * (size_t)r))) !=
			NULL;
		if (is_paired(game) && r + 1 > event->rounds)
			event->rounds = r + 1;
	}
}

/* 162: a letter and a value every nine columns. */
static void read_points(struct dutch_event *event, const char *line)
{
	bool bye = false;

	for (size_t column = 6; column < 6 + 9 * POINT_KINDS; column += 9) {
		const int value = half_points_at(line, column + 1, 4);

		switch (char_at(line, column)) {
		case 'W':
			event->win = value;
			break;
		case 'D':
			event->draw = value;
			break;
		case 'L':
			event->loss = value;
			break;
		case 'A':
		case 'Z':
			event->absent = value;
			break;
		case 'P':
			event->bye = value;
			bye = true;
			break;
		default:
			break;
		}
	}
	if (!bye)
		event->bye = event->win;
}

static void ban(struct dutch_event *event, const int *id, int count, int first, int last)
{
	for (int i = 0; i < count; i++)
		for (int k = i + 1; k < count; k++)
			if (event->nbans < APART_MOST)
				event->ban[event->nbans++] =
					(struct ban){first, last, {id[i] - 1, id[k] - 1, true}};
}

/* XXP and 260: players who may not meet. */
static void read_ban(struct dutch_event *event, const char *line)
{
	int id[64], count = 0, first = 1, last = ROUNDS_MOST;
	const char *at = line + 4;

	if (line[0] == '2') {
		first = number_at(line, 5, 3);
		last = number_at(line, 9, 3);
		at = strlen(line) > 12 ? line + 12 : "";
	}
	for (char *end; count < 64; at = end) {
		const long value = strtol(at, &end, 10);

		if (end == at)
			break;
		id[count++] = (int)value;
	}
	ban(event, id, count, first, last);
}

static void read_virtual(struct dutch_event *event, const char *line)
{
	event->accelerated = true;
	if (line[0] == '2') {
		const int points = half_points_at(line, 10, 4), first = number_at(line, 15, 3);
		const int last = number_at(line, 19, 3), to = number_at(line, 28, 4);

		for (int i = number_at(line, 23, 4); i >= 1 && i <= to && i <= PLAYERS_MOST; i++)
			for (int r = first; r >= 1 && r <= last && r <= ROUNDS_MOST; r++)
				event->given[(i - 1) * ROUNDS_MOST + r - 1] = points;
	} else {
		const int id = number_at(line, 5, 4);

		for (int r = 0; id >= 1 && id <= PLAYERS_MOST && r < ROUNDS_MOST; r++)
			event->given[(id - 1) * ROUNDS_MOST + r] =
				half_points_at(line, 10 + 5 * (size_t)r, 4);
	}
}

static void read_line(struct dutch_event *event, const char *line, bool players)
{
	if (players) {
		if (!strncmp(line, "001", 3))
			read_player(event, line);
	} else if (!strncmp(line, "142", 3) || !strncmp(line, "XXR", 3)) {
		event->planned = atoi(line + 3);
	} else if (!strncmp(line, "152", 3)) {
		event->lot = char_at(line, 5) == 'B' ? PAIRING_BLACK : PAIRING_WHITE;
	} else if (!strncmp(line, "162", 3)) {
		read_points(event, line);
	} else if (!strncmp(line, "260", 3) || !strncmp(line, "XXP", 3)) {
		read_ban(event, line);
	} else if (!strncmp(line, "192", 3)) {
		event->baku = strstr(line, "_BAKU") != NULL;
		event->accelerated = event->accelerated || event->baku;
	} else if (!strncmp(line, "250", 3) || !strncmp(line, "XXA", 3)) {
		read_virtual(event, line);
	}
}

/*
 * Baku acceleration as the program that made these files understands it: its upper group is half of
 * the players, not twice a quarter of them rounded up.
 */
static void accelerate(struct dutch_event *event)
{
	const int rounds = (event->planned + 1) / 2, full = (rounds + 1) / 2;

	for (int i = 0; i < (event->players + 1) / 2; i++)
		for (int r = 0; r < rounds; r++)
			event->given[i * ROUNDS_MOST + r] = r < full ? event->win : event->win / 2;
}

static void read_lines(struct dutch_event *event, const char *text, bool players)
{
	static char line[4096];

	while (*text) {
		const size_t length = strcspn(text, "\r\n");

		snprintf(line, sizeof(line), "%.*s", (int)length, text);
		read_line(event, line, players);
		text += length;
		text += strspn(text, "\r\n");
	}
}

/*
 * No initial colour is given: the first round with colours tells, from the top down, each
 * participant turning it round.
 */
static void infer_lot(struct dutch_event *event)
{
	for (int r = 0; r < event->rounds && event->lot == PAIRING_NEUTRAL; r++) {
		bool turned = false;

		for (int i = 0; i < event->players && event->lot == PAIRING_NEUTRAL; i++) {
			const struct pairing_game *game = &event->game[i * ROUNDS_MOST + r];

			if (game->colour != PAIRING_NEUTRAL)
				event->lot = (game->colour == PAIRING_WHITE) != turned
					? PAIRING_WHITE
					: PAIRING_BLACK;
			turned = turned != is_paired(game);
		}
	}
}

struct dutch_event *dutch_event_parse(const char *text, const char *name)
{
	struct dutch_event *event = calloc(1, sizeof(*event));

	if (!event)
		return NULL;
	event->player = calloc(PLAYERS_MOST, sizeof(*event->player));
	event->game = calloc((size_t)PLAYERS_MOST * ROUNDS_MOST, sizeof(*event->game));
	event->win = event->bye = 2;
	event->draw = 1;
	event->away = calloc((size_t)PLAYERS_MOST * ROUNDS_MOST, sizeof(*event->away));
	event->given = calloc((size_t)PLAYERS_MOST * ROUNDS_MOST, sizeof(*event->given));
	event->extra = calloc((size_t)PLAYERS_MOST * ROUNDS_MOST, sizeof(*event->extra));
	if (event->player && event->game && event->away && event->given && event->extra) {
		read_lines(event, text, false);
		read_lines(event, text, true);
		if (event->baku)
			accelerate(event);
		infer_lot(event);
		if (event->planned == 0)
			event->planned = event->rounds;
	}
	if (event->players > 0)
		return event;
	fprintf(stderr, "%s: no players\n", name);
	dutch_event_free(event);
	return NULL;
}

struct dutch_event *dutch_event_read(const char *path)
{
	FILE *file = fopen(path, "rb");
	struct dutch_event *event = NULL;
	char *text = NULL;
	size_t size = 0;

	if (!file) {
		perror(path);
		return NULL;
	}
	if (getdelim(&text, &size, '\0', file) > 0)
		event = dutch_event_parse(text, path);
	free(text);
	fclose(file);
	return event;
}

void dutch_event_free(struct dutch_event *event)
{
	if (!event)
		return;
	free(event->player);
	free(event->game);
	free(event->away);
	free(event->given);
	free(event->extra);
	free(event);
}

int dutch_event_rounds(const struct dutch_event *event)
{
	return event->rounds;
}

int dutch_event_players(const struct dutch_event *event)
{
	return event->players;
}

const struct pairing_input *dutch_event_input(struct dutch_event *event, int round)
{
	int napart = 0;

	for (int i = 0; i < event->players; i++) {
		struct pairing_player *player = &event->player[i];
		struct pairing_game *game = &event->game[i * ROUNDS_MOST];

		player->games = game;
		player->score = 0;
		for (int r = 0; r < round - 1; r++)
			player->score += game[r].points;
		for (int r = 0; r < round; r++)
			event->extra[i * round + r] = event->given[i * ROUNDS_MOST + r];
		if (round <= event->rounds)
			player->absent = !is_paired(&game[round - 1]);
		else
			player->absent = event->away[i * ROUNDS_MOST + round - 1];
	}
	for (int i = 0; i < event->nbans; i++)
		if (event->ban[i].first <= round && round <= event->ban[i].last)
			event->apart[napart++] = event->ban[i].pair;
	event->input = (struct pairing_input){
		.players = event->player,
		.count = event->players,
		.round = round,
		.rounds = event->planned,
		.lot = event->lot,
		.apart = event->apart,
		.napart = napart,
		.points = {event->win, event->draw, event->loss},
		.extra = event->accelerated ? event->extra : NULL,
	};
	return &event->input;
}

int dutch_event_boards(const struct dutch_event *event, int round, struct pairing_board *boards)
{
	int count = 0;

	for (int i = 0; i < event->players; i++) {
		const struct pairing_game *game = &event->game[i * ROUNDS_MOST + round - 1];

		if (game->kind == PAIRING_BYE_FORCED)
			boards[count++] = (struct pairing_board){i, PAIRING_NOBODY};
		else if (game->opponent >= 0 && game->colour == PAIRING_WHITE)
			boards[count++] = (struct pairing_board){i, game->opponent};
	}
	return count;
}

bool dutch_event_has(const struct pairing_draw *draw, const struct pairing_board *board)
{
	for (int k = 0; k < draw->count; k++)
		if (draw->boards[k].white == board->white && draw->boards[k].black == board->black)
			return true;
	return false;
}

bool dutch_event_same(
	const struct pairing_draw *draw, const struct pairing_board *boards, int count)
{
	if (draw->count != count)
		return false;
	for (int i = 0; i < count; i++)
		if (!dutch_event_has(draw, &boards[i]))
			return false;
	return true;
}
