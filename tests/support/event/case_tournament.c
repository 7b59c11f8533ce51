/*
 * The tournament of a case file.
 */
#include "config.h"
#include "support/event/case_tournament.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct case_tournament {
	int nplayers;
	int pin[CASE_CARDS], grade[CASE_CARDS];
	char club[CASE_CARDS][8];
	int half_bye[CASE_CARDS]; /* round, 0: none */
	enum pairing_colour lot;
	int nrounds;
	struct case_answer answer[CASE_ROUNDS][CASE_ANSWERS];
	int nanswers[CASE_ROUNDS];
	int white_gets[CASE_ROUNDS][CASE_CARDS]; /* half points of White, by board */
	struct case_answer without_clubs;
	int points[CASE_ROUNDS];
};

struct case_tournament *case_tournament_new(void)
{
	return calloc(1, sizeof(struct case_tournament));
}

static int find(const struct case_tournament *tournament, int pin)
{
	for (int i = 0; i < tournament->nplayers; i++)
		if (tournament->pin[i] == pin)
			return i;
	return -1;
}

static bool read_request(struct case_tournament *tournament, char *rest)
{
	char *save = NULL, *word = strtok_r(rest, " \n", &save);
	int round;

	if (!word || strcmp(word, "half") != 0 || !(word = strtok_r(NULL, " \n", &save)))
		return false;
	round = atoi(word);
	while ((word = strtok_r(NULL, " \n", &save))) {
		const int i = find(tournament, atoi(word));

		if (i < 0)
			return false;
		tournament->half_bye[i] = round;
	}
	return true;
}

/* Cut the ":1", ":0", ":=" off the boards; they are White's result. */
static void read_results(struct case_tournament *tournament, int round, char *rest)
{
	char *to = rest;
	int board = 0;

	for (char *from = rest; *from; from++) {
		if (*from == ' ')
			board++;
		if (*from != ':') {
			*to++ = *from;
			continue;
		}
		from++;
		tournament->white_gets[round][board] = *from == '1' ? 2 : *from == '=' ? 1 : 0;
	}
	*to = '\0';
}

/* "N boards": the answer of round N. */
static bool read_round(struct case_tournament *tournament, char *rest, bool accept)
{
	int used = 0, round = 0;

	if (sscanf(rest, "%d %n", &round, &used) < 1 || round < 1 || round > CASE_ROUNDS)
		return false;
	round--;
	if (!accept) {
		read_results(tournament, round, rest + used);
		tournament->nrounds = round + 1;
	}
	return tournament->nanswers[round] < CASE_ANSWERS &&
		case_answer_parse(
			rest + used, &tournament->answer[round][tournament->nanswers[round]++]);
}

bool case_tournament_line(struct case_tournament *tournament, const char *word, char *rest)
{
	const int i = tournament->nplayers;
	int round;
	double points;

	if (strcmp(word, "lot") == 0) {
		tournament->lot = strncmp(rest, "white", 5) == 0 ? PAIRING_WHITE : PAIRING_BLACK;
		return true;
	}
	if (strcmp(word, "player") == 0)
		return tournament->nplayers++ < CASE_CARDS &&
			sscanf(rest, "%d %d %7s", &tournament->pin[i], &tournament->grade[i],
				tournament->club[i]) == 3;
	if (strcmp(word, "request") == 0)
		return read_request(tournament, rest);
	if (strcmp(word, "without-clubs") == 0)
		return case_answer_parse(rest, &tournament->without_clubs);
	if (strcmp(word, "points") == 0) {
		if (sscanf(rest, "%d %lf", &round, &points) != 2 || round < 1 ||
			round > CASE_ROUNDS)
			return false;
		tournament->points[round - 1] = (int)(2 * points + 0.25);
		return true;
	}
	if (strcmp(word, "round") == 0 || strcmp(word, "accept") == 0)
		return read_round(tournament, rest, strcmp(word, "accept") == 0);
	return false;
}

static enum pairing_float float_of(int score, int other)
{
	if (score == other)
		return PAIRING_LEVEL;
	return other < score ? PAIRING_FLOAT_DOWN : PAIRING_FLOAT_UP;
}

/* Play round `round` (from 0) as published: games and scores of the draw of a later round. */
static void play(const struct case_tournament *tournament, int round, struct case_draw *draw)
{
	const struct case_answer *answer = &tournament->answer[round][0];
	int score[CASE_CARDS];

	for (int i = 0; i < tournament->nplayers; i++) {
		score[i] = draw->player[i].score;
		draw->game[i][round] =
			(struct pairing_game){.opponent = PAIRING_NOBODY, .kind = PAIRING_ABSENT};
		if (tournament->half_bye[i] != round + 1)
			continue;
		draw->game[i][round] = (struct pairing_game){
			.opponent = PAIRING_NOBODY, .kind = PAIRING_BYE_HALF, .points = 1};
		draw->player[i].score++;
	}
	for (int k = 0; k < answer->count; k++) {
		const int white = find(tournament, answer->white[k]),
			  black = find(tournament, answer->black[k]);
		const int gets = tournament->white_gets[round][k];

		if (answer->black[k] == 0) {
			draw->game[white][round] = (struct pairing_game){.opponent = PAIRING_NOBODY,
				.kind = PAIRING_BYE_FORCED,
				.points = 2};
			draw->player[white].score += 2;
			continue;
		}
		draw->game[white][round] = (struct pairing_game){black, PAIRING_WHITE,
			PAIRING_PLAYED, float_of(score[white], score[black]), gets};
		draw->game[black][round] = (struct pairing_game){white, PAIRING_BLACK,
			PAIRING_PLAYED, float_of(score[black], score[white]), 2 - gets};
		draw->player[white].score += gets;
		draw->player[black].score += 2 - gets;
	}
}

static int club_of(const struct case_tournament *tournament, int i)
{
	for (int j = 0; j < i; j++)
		if (strcmp(tournament->club[i], tournament->club[j]) == 0)
			return j + 1;
	return i + 1;
}

static void fill_round(const struct case_tournament *tournament, int round, struct case_draw *draw)
{
	snprintf(draw->id, sizeof(draw->id), "round %d", round + 1);
	for (int i = 0; i < tournament->nplayers; i++) {
		const int bye = tournament->half_bye[i];

		draw->player[i] = (struct pairing_player){
			.number = tournament->pin[i],
			.rating = tournament->grade[i],
			.games = draw->game[i],
			.club = club_of(tournament, i),
			.absent = bye == round + 1,
			.bye_booked = bye > round,
		};
	}
	for (int r = 0; r < round; r++)
		play(tournament, r, draw);
	draw->input = (struct pairing_input){
		.players = draw->player,
		.count = tournament->nplayers,
		.round = round + 1,
		.rounds = tournament->nrounds,
		.lot = tournament->lot,
	};
	draw->nanswers = tournament->nanswers[round];
	memcpy(draw->answer, tournament->answer[round], sizeof(draw->answer));
}

void case_tournament_fill(const struct case_tournament *tournament, struct case_file *file)
{
	file->nrounds = tournament->nrounds;
	file->without_clubs = tournament->without_clubs;
	memcpy(file->points, tournament->points, sizeof(file->points));
	for (int round = 0; round < tournament->nrounds; round++)
		fill_round(tournament, round, &file->round[round]);
}
