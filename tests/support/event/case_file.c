/*
 * Reads the worked draws of the CAA guide: cards and answers. The tournament is in
 * case_tournament.c.
 */
#include "config.h"
#include "support/event/case_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/event/case_tournament.h"

struct reader {
	struct case_file *file;
	struct case_draw *draw; /* the case being read */
	double place[CASE_CARDS];
	char games[CASE_CARDS][64];
	int bye[CASE_CARDS];
	bool float_up[CASE_CARDS], float_down[CASE_CARDS];
	struct case_tournament *tournament;
};

int case_player(const struct pairing_input *input, int number)
{
	for (int i = 0; i < input->count; i++)
		if (input->players[i].number == number)
			return i;
	return -1;
}

bool case_answer_parse(char *words, struct case_answer *answer)
{
	char *save = NULL;

	for (char *word = strtok_r(words, " \n", &save); word;
		word = strtok_r(NULL, " \n", &save)) {
		int *white = &answer->white[answer->count], *black = &answer->black[answer->count];

		if (answer->count == CASE_CARDS)
			return false;
		*black = 0;
		if (sscanf(word, "%d-%d", white, black) != 2 && !strstr(word, "=bye"))
			return false;
		if (*black == 0)
			*white = atoi(word);
		answer->count++;
	}
	return true;
}

static int half_points(const char *text)
{
	return (int)(2 * strtod(text, NULL) + 0.25);
}

int case_games(const char *colours, struct pairing_game *games)
{
	int n = 0;

	for (; *colours; colours++, n++) {
		games[n] =
			(struct pairing_game){.opponent = PAIRING_NOBODY, .kind = PAIRING_ABSENT};
		if (*colours == '-')
			continue;
		games[n].opponent = PAIRING_OUTSIDE;
		games[n].kind = PAIRING_PLAYED;
		games[n].colour = *colours == 'W' ? PAIRING_WHITE : PAIRING_BLACK;
	}
	return n;
}

/* "card PIN GRADE SCORE GAMES [opt ...]" */
static bool read_card(struct reader *reader, char *words)
{
	struct case_draw *draw = reader->draw;
	const int i = draw->input.count;
	struct pairing_player *player = &draw->player[i];
	char grade[16], score[16], options[64] = "", *save = NULL;

	if (i == CASE_CARDS ||
		sscanf(words, "%d %15s %15s %63s %63[^\n]", &player->number, grade, score,
			reader->games[i], options) < 4)
		return false;
	player->rating = grade[0] == '-' ? 0 : atoi(grade);
	player->score = half_points(score);
	reader->place[i] = player->number;
	for (char *word = strtok_r(options, " ", &save); word; word = strtok_r(NULL, " ", &save)) {
		if (strcmp(word, "up") == 0)
			reader->float_up[i] = true;
		else if (strcmp(word, "down") == 0)
			reader->float_down[i] = true;
		else if (sscanf(word, "place=%lf", &reader->place[i]) != 1 &&
			sscanf(word, "bye=%d", &reader->bye[i]) != 1)
			return false;
	}
	draw->input.count++;
	return true;
}

/* One round of GAMES. */
static void set_game(const struct case_draw *draw, const char *word, struct pairing_game *game)
{
	const int other = atoi(word + 1);

	*game = (struct pairing_game){.opponent = PAIRING_NOBODY, .kind = PAIRING_ABSENT};
	if (word[0] == 'H' || word[0] == 'F') {
		game->kind = word[0] == 'H' ? PAIRING_BYE_HALF : PAIRING_BYE_FULL;
	} else if (word[0] == 'W' || word[0] == 'B') {
		game->kind = PAIRING_PLAYED;
		game->colour = word[0] == 'W' ? PAIRING_WHITE : PAIRING_BLACK;
		game->opponent = other > 0 ? case_player(&draw->input, other) : PAIRING_OUTSIDE;
		if (game->opponent < 0)
			game->opponent = PAIRING_OUTSIDE;
	}
}

static void swap_cards(struct reader *reader, int i, int j)
{
	const struct reader old = *reader;
	const struct pairing_player player = reader->draw->player[i];

	reader->draw->player[i] = reader->draw->player[j];
	reader->draw->player[j] = player;
	reader->place[i] = old.place[j];
	reader->place[j] = old.place[i];
	reader->bye[i] = old.bye[j];
	reader->bye[j] = old.bye[i];
	reader->float_up[i] = old.float_up[j];
	reader->float_up[j] = old.float_up[i];
	reader->float_down[i] = old.float_down[j];
	reader->float_down[j] = old.float_down[i];
	memcpy(reader->games[i], old.games[j], sizeof(reader->games[i]));
	memcpy(reader->games[j], old.games[i], sizeof(reader->games[j]));
}

static void end_case(struct reader *reader)
{
	struct case_draw *draw = reader->draw;
	int rounds = 0;

	if (!draw || draw->input.count == 0)
		return;
	draw->input.players = draw->player;
	for (int i = 0; i < draw->input.count; i++)
		for (int j = i; j > 0 && reader->place[j] < reader->place[j - 1]; j--)
			swap_cards(reader, j, j - 1);
	for (int i = 0; i < draw->input.count; i++) {
		char *save = NULL;
		int round = 0;

		if (strcmp(reader->games[i], "none") == 0)
			reader->games[i][0] = '\0';
		for (char *word = strtok_r(reader->games[i], ",", &save); word;
			word = strtok_r(NULL, ",", &save))
			set_game(draw, word, &draw->game[i][round++]);
		if (reader->float_up[i] || reader->float_down[i])
			draw->game[i][round - 1].floated =
				reader->float_up[i] ? PAIRING_FLOAT_UP : PAIRING_FLOAT_DOWN;
		draw->player[i].games = draw->game[i];
		rounds = round > rounds ? round : rounds;
	}
	draw->input.round = rounds + 1;
	for (int i = 0; i < draw->input.count; i++)
		draw->player[i].bye_booked = reader->bye[i] >= draw->input.round;
	reader->file->ndraws++;
}

static bool begin_case(struct reader *reader, const char *id)
{
	struct case_file *file = reader->file;
	struct case_tournament *tournament = reader->tournament;

	end_case(reader);
	if (file->ndraws == CASE_MOST)
		return false;
	*reader = (struct reader){
		.file = file, .draw = &file->draw[file->ndraws], .tournament = tournament};
	*reader->draw = (struct case_draw){0};
	return sscanf(id, "%31s", reader->draw->id) == 1;
}

static bool read_claims(struct case_file *file, char *words)
{
	char *save = NULL;

	for (char *word = strtok_r(words, " \n", &save); word;
		word = strtok_r(NULL, " \n", &save)) {
		struct case_claim *claim = &file->claim[file->nclaims++];

		if (file->nclaims > CASE_CLAIMS ||
			sscanf(word, "%c=%7[WB-]:%d", &claim->name, claim->colours, &claim->rank) !=
				3)
			return false;
	}
	return true;
}

static bool read_white(struct case_file *file, const char *words)
{
	struct case_white *white = &file->white[file->nwhites++];
	char score[2][8], who;

	if (file->nwhites > CASE_CLAIMS ||
		sscanf(words, "A(%7[0-9.])%7[WB-] B(%7[0-9.])%7[WB-] = %c", score[0],
			white->colours[0], score[1], white->colours[1], &who) != 5)
		return false;
	white->score[0] = half_points(score[0]);
	white->score[1] = half_points(score[1]);
	white->white = who - 'A';
	return true;
}

static bool read_answer(struct reader *reader, char *words)
{
	struct case_draw *draw = reader->draw;

	return draw->nanswers < CASE_ANSWERS &&
		case_answer_parse(words, &draw->answer[draw->nanswers++]);
}

static bool read_line(struct reader *reader, char *line)
{
	char word[16];
	int used = 0;

	if (line[0] == '#' || sscanf(line, "%15s %n", word, &used) < 1)
		return true;
	if (strcmp(word, "tournament") == 0) {
		end_case(reader);
		reader->draw = NULL;
		reader->tournament = case_tournament_new();
		return reader->tournament != NULL;
	}
	if (strcmp(word, "note") == 0 || strcmp(word, "system") == 0)
		return true;
	if (reader->tournament)
		return case_tournament_line(reader->tournament, word, line + used);
	if (strcmp(word, "case") == 0)
		return begin_case(reader, line + used);
	if (strcmp(word, "claims") == 0)
		return read_claims(reader->file, line + used);
	if (strcmp(word, "white") == 0)
		return read_white(reader->file, line + used);
	if (strcmp(word, "card") == 0)
		return read_card(reader, line + used);
	if (strcmp(word, "expect") == 0 || strcmp(word, "accept") == 0)
		return read_answer(reader, line + used);
	return false;
}

struct case_file *case_file_read(const char *path)
{
	FILE *stream = fopen(path, "r");
	struct reader reader = {.file = calloc(1, sizeof(*reader.file))};
	char line[1024];
	bool fine = stream && reader.file;

	for (int number = 1; fine && fgets(line, sizeof(line), stream); number++) {
		fine = read_line(&reader, line);
		if (!fine)
			fprintf(stderr, "%s:%d: not understood\n", path, number);
	}
	if (!stream)
		perror(path);
	else
		fclose(stream);
	if (fine && reader.tournament)
		case_tournament_fill(reader.tournament, reader.file);
	free(reader.tournament);
	if (fine)
		return reader.file;
	free(reader.file);
	return NULL;
}

struct pairing_draw case_answer_draw(
	const struct pairing_input *input, const struct case_answer *answer)
{
	struct pairing_draw draw = {
		calloc((size_t)answer->count + 1, sizeof(*draw.boards)), answer->count};

	for (int i = 0; i < answer->count; i++) {
		draw.boards[i].white = case_player(input, answer->white[i]);
		draw.boards[i].black = answer->black[i] > 0 ? case_player(input, answer->black[i])
							    : PAIRING_NOBODY;
	}
	return draw;
}

bool case_same(const struct pairing_input *input, const struct pairing_draw *draw,
	const struct case_answer *answer, bool ordered)
{
	if (draw->count != answer->count)
		return false;
	for (int i = 0; i < draw->count; i++) {
		const struct pairing_board *board = &draw->boards[i];
		const int white = input->players[board->white].number;
		const int black = board->black >= 0 ? input->players[board->black].number : 0;
		int k = ordered ? i : 0;

		while (k < answer->count && !ordered &&
			(answer->white[k] != white || answer->black[k] != black))
			k++;
		if (k == answer->count || answer->white[k] != white || answer->black[k] != black)
			return false;
	}
	return true;
}
