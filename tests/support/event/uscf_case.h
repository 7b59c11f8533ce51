/*
 * Reads the worked draws of the US Chess rules (tests/cases/uscf.txt; the format stands in its
 * head).
 */
#ifndef SUPPORT_EVENT_USCF_CASE_H
#define SUPPORT_EVENT_USCF_CASE_H

#include "pairing.h"

enum {
	USCF_CASE_CARDS = 32,
	USCF_CASE_ROUNDS = 8,
	USCF_CASE_BOARDS = 20,
	USCF_CASE_APART = 40,
	USCF_CASE_OPTIONS = 16,
	USCF_CASE_NAME = 16
};

/* An expected (or excluded) board, by index of the input. */
struct uscf_case_board {
	int white, black; /* black PAIRING_NOBODY: the bye */
	bool coloured;    /* colours are asserted */
	bool excluded;
};

struct uscf_case {
	char id[32];
	struct pairing_input input; /* of this struct; move it not */
	char name[USCF_CASE_CARDS][USCF_CASE_NAME];
	struct pairing_player player[USCF_CASE_CARDS];
	struct pairing_game game[USCF_CASE_CARDS][USCF_CASE_ROUNDS];
	struct pairing_apart apart[USCF_CASE_APART];
	int option[USCF_CASE_OPTIONS];
	struct uscf_case_board board[USCF_CASE_BOARDS];
	int nboards;
};

/* All cases of a file; NULL after a message on standard error. Release with free(). */
struct uscf_case *uscf_cases_read(const char *path, int *count);

/* Does the draw have all that is expected and nothing that is excluded? */
bool uscf_case_holds(const struct uscf_case *one, const struct pairing_draw *draw);

void uscf_case_print(const struct uscf_case *one, const struct pairing_draw *draw);

#endif
