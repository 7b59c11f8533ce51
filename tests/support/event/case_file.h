/*
 * Reads the worked draws of the CAA guide (tests/cases/caa-guide.txt; the format stands in its
 * head).
 */
#ifndef SUPPORT_EVENT_CASE_FILE_H
#define SUPPORT_EVENT_CASE_FILE_H

#include "pairing.h"

enum {
	CASE_CARDS = 24,
	CASE_ROUNDS = 8,
	CASE_ANSWERS = 2,
	CASE_MOST = 40,
	CASE_CLAIMS = 16,
};

/* The boards of one answer by the players' numbers; black 0 is the bye. */
struct case_answer {
	int count;
	int white[CASE_CARDS], black[CASE_CARDS];
};

struct case_draw {
	char id[32];
	struct pairing_player player[CASE_CARDS];
	struct pairing_game game[CASE_CARDS][CASE_ROUNDS];
	struct pairing_input input; /* of this struct; move it not */
	struct case_answer answer[CASE_ANSWERS];
	int nanswers;
};

/* One entry of a "claims" line: a player with his colours and the rank of his claim. */
struct case_claim {
	char name;
	char colours[8]; /* as in the file: W, B, - */
	int rank;
};

/* One "white" line. */
struct case_white {
	int score[2]; /* half points */
	char colours[2][8];
	int white; /* 0 or 1 */
};

/* A tournament: its draws, one a round, made from the rounds before. */
struct case_file {
	struct case_draw draw[CASE_MOST];
	int ndraws;
	struct case_claim claim[CASE_CLAIMS];
	int nclaims;
	struct case_white white[CASE_CLAIMS];
	int nwhites;
	struct case_draw round[CASE_ROUNDS]; /* round[0] is round 1 */
	struct case_answer without_clubs;    /* round 1 before club clashes are cured */
	int nrounds;
	int points[CASE_ROUNDS]; /* points count after each round, in half points; 0: none given */
};

/* NULL after a message on standard error. Release with free(). */
struct case_file *case_file_read(const char *path);

/* The player index with this number, or -1. */
int case_player(const struct pairing_input *input, int number);

/* Do draw and answer have the same boards with the same colours; in the same order if `ordered`? */
bool case_same(const struct pairing_input *input, const struct pairing_draw *draw,
	const struct case_answer *answer, bool ordered);

/* The answer as a draw in its own order. Boards belong to the caller (pairing_draw_done). */
struct pairing_draw case_answer_draw(
	const struct pairing_input *input, const struct case_answer *answer);

/* Games from colours such as "WB-": opponents outside the field. Returns their number. */
int case_games(const char *colours, struct pairing_game *games);

#endif
