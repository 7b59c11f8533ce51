/*
 * What a board is called wherever it is typed or printed.
 *
 * Inside the program the boards of a round are numbered 1, 2, 3, ... in each section (game.h). In
 * the hall they are called by labels: the boards of a section begin at its first board, and a
 * player who always sits at one board (a wheelchair) takes its label to wherever he is drawn, so
 * that the board which would have it gets that of his; and so does a game between two sections,
 * once both are drawn, that has the label of one of them in both. Labels and numbers are the same
 * in a section without a first board, without fixed boards and without such games. No two boards of
 * a round share a label.
 */
#ifndef CORE_BOARD_LABEL_H
#define CORE_BOARD_LABEL_H

#include "core/event.h"

/* So many fixed boards of a section are heeded in a round, those of the lowest PINs. */
enum { FIXED_BOARDS_MOST = 64 };

/* No label is above. */
enum { BOARD_LABELS_MOST = 2 * PLAYERS_MOST };

/* The label of the game with this number (game.h), 1..; 0 is 0. */
int board_label(const struct event *event, int section, int round, int number);

/* The label that it has until the other section of a game between two is drawn. */
int board_label_alone(const struct event *event, int section, int round, int number);

/*
 * The number of the game with this label; 0: no board can have it. It may be one that is not there.
 */
int board_of_label(const struct event *event, int section, int round, int label);

/* The label of the first board of a section, 1 where none is set. */
int board_first_label(const struct event *event, int section);

/*
 * The same of a draw that is not the one of the round: number_of says where a player sits, 0: at no
 * board of two.
 */
typedef int (*board_number_of)(const void *draw, int pin);
int board_label_in(const struct event *event, int section, board_number_of number_of,
	const void *draw, int number);

#endif
