/*
 * What is typed at the results table: "12 1", "12=", "3 +", "lo =", "#7 0", or a result alone for
 * the chosen board; with two games a round both of a pair, "12 1 =", "lo 1 =".
 */
#ifndef BOARD_ENTRY_H
#define BOARD_ENTRY_H

#include "core/names_meant.h"

enum entry_kind {
	ENTRY_EMPTY,
	ENTRY_BOARD,  /* names a board, no result yet */
	ENTRY_RESULT, /* names a board and its result */
	ENTRY_BAD     /* text says what is wrong */
};

struct entry {
	enum entry_kind kind;
	int board;          /* its number (game.h) */
	int label;          /* what it is called (board_label.h) */
	enum result result; /* as White - Black */
	bool open;          /* not over: it counts as the result meanwhile */
	bool two;           /* with the result of the second game, White - Black of that one */
	enum result second;
	bool second_open;
	bool by_player; /* a player was named: the result was read as his */
	char text[240];
};

/*
 * A name is the beginning of any parts of a player's name, as letters_match takes it, and must mean
 * one player of the round. A result after a board number is White's; after a player it is his own.
 * chosen: the board under the cursor, 0 none.
 */
void entry_parse(const struct event *event, int section, int round, int chosen, const char *typed,
	struct entry *entry);

#endif
