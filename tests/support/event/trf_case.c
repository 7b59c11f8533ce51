/*
 * Reads the small TRF16 events of tests/cases/caa-random.
 */
#include "config.h"
#include "support/event/trf_case.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NUMBER = 4, RATING = 48, ROUNDS = 91, ROUND_WIDTH = 10 };

struct column {
	int opponent;
	char colour, result;
};

static struct column column_at(const char *line, int round)
{
	const size_t at = (size_t)(ROUNDS + ROUND_WIDTH * round);
	struct column column = {0, ' ', ' '};

	if (strlen(line) > at + 7)
		column = (struct column){atoi(line + at), line[at + 5], line[at + 7]};
	return column;
}

static struct pairing_game game_of(const struct column *column)
{
	struct pairing_game game = {.opponent = PAIRING_NOBODY, .kind = PAIRING_ABSENT};

	switch (column->result) {
	case '1':
	case '=':
	case '0':
		game.kind = PAIRING_PLAYED;
		game.points = column->result == '1' ? 2 : column->result == '=';
		game.colour = column->colour == 'w' ? PAIRING_WHITE : PAIRING_BLACK;
		break;
	case '+':
		game.kind = PAIRING_DEFAULT_WIN;
		game.points = 2;
		break;
	case '-':
		game.kind = PAIRING_DEFAULT_LOSS;
		break;
	case 'U':
	case 'F':
		game.kind = column->result == 'U' ? PAIRING_BYE_FORCED : PAIRING_BYE_FULL;
		game.points = 2;
		break;
	case 'H':
		game.kind = PAIRING_BYE_HALF;
		game.points = 1;
		break;
	default:
		break;
	}
	if (column->opponent > 0)
		game.opponent = column->opponent - 1; /* starting numbers are the order of rank */
	return game;
}

static bool read_player(const char *line, struct case_draw *draw)
{
	const int i = draw->input.count, round = draw->input.round;
	struct pairing_player *player = &draw->player[i];

	if (i == CASE_CARDS)
		return false;
	*player = (struct pairing_player){.number = atoi(line + NUMBER),
		.rating = atoi(line + RATING),
		.games = draw->game[i]};
	for (int r = 0; r < round - 1; r++) {
		const struct column column = column_at(line, r);

		draw->game[i][r] = game_of(&column);
		player->score += draw->game[i][r].points;
	}
	for (int r = round - 1; r < CASE_ROUNDS; r++) {
		const bool booked = strchr("HZF", column_at(line, r).result) != NULL;

		player->bye_booked |= booked;
		player->absent |= r == round - 1 && (booked || column_at(line, r).result == 'U');
	}
	draw->input.count++;
	return player->number == i + 1;
}

/* The float marks of the last round, from the scores before it. */
static void mark_floats(struct case_draw *draw)
{
	const int last = draw->input.round - 2;

	for (int i = 0; last >= 0 && i < draw->input.count; i++) {
		struct pairing_game *game = &draw->game[i][last];

		if (game->opponent < 0)
			continue;
		const int other = game->opponent;
		const int mine = draw->player[i].score - game->points;
		const int his = draw->player[other].score - draw->game[other][last].points;

		game->floated = his < mine ? PAIRING_FLOAT_DOWN
			: his > mine       ? PAIRING_FLOAT_UP
					   : PAIRING_LEVEL;
	}
}

static FILE *open_case(const char *name, const char *suffix)
{
	char path[512];
	FILE *stream;

	snprintf(path, sizeof(path), "%s%s", name, suffix);
	stream = fopen(path, "r");
	if (!stream)
		perror(path);
	return stream;
}

static bool read_answer(const char *name, struct case_answer *answer)
{
	FILE *stream = open_case(name, ".expect");

	if (!stream)
		return false;
	while (answer->count < CASE_CARDS &&
		fscanf(stream, "%d %d", &answer->white[answer->count],
			&answer->black[answer->count]) == 2)
		answer->count++;
	fclose(stream);
	return answer->count > 0;
}

bool trf_case_read(const char *name, struct case_draw *draw)
{
	FILE *stream = open_case(name, ".trf");
	char line[512];
	bool fine = stream != NULL;

	if (!fine)
		return false;
	*draw = (struct case_draw){.nanswers = 1};
	draw->input.players = draw->player;
	draw->input.round = atoi(strstr(name, "_r") + 2);
	while (fine && fgets(line, sizeof(line), stream)) {
		line[strcspn(line, "\r\n")] = '\0';
		if (strncmp(line, "001", 3) == 0)
			fine = read_player(line, draw);
	}
	fclose(stream);
	mark_floats(draw);
	return fine && read_answer(name, &draw->answer[0]);
}
