/*
 * The boards of the round on the table as values that a move can change without touching the event:
 * a copy is made, the move is tried on it, and what came out is scored or written back as edits.
 */
#ifndef APP_POSITION_SEATS_H
#define APP_POSITION_SEATS_H

#include "app/app.h"
#include "app/position/translate.h"
#include "core/edit.h"

struct seats {
	int section, round;
	struct board *boards; /* numbers 1..count in order; the bye last */
	int count, room;
};

enum status seats_load(struct seats *seats, const struct event *event, int section, int round);
enum status seats_copy(struct seats *seats, const struct seats *from);
/* Those of a draw, in its order. */
enum status seats_of_draw(struct seats *seats, const struct translation *cards, int section,
	int round, const struct pairing_draw *draw);
void seats_done(struct seats *seats);

/* Index of the board a PIN sits on, or -1. */
int seats_find(const struct seats *seats, int pin);

/* What the board with this number is called when the seats are those of the round. */
int seats_label(const struct seats *seats, const struct event *event, int number);

/* Take a board away; the others move up. */
void seats_take(struct seats *seats, int index);

/* Is this player in the round and to be seated, but on no board? */
bool seats_in_tray(const struct seats *seats, const struct event *event, int pin);

/*
 * Change the seats as the move says, or say why it cannot be done. On failure the seats are as
 * before.
 */
enum status seats_move(struct seats *seats, const struct event *event, const struct move *move,
	struct error *error);

/*
 * What a player's board stands by in the round, the more the higher: the score that he is drawn by
 * (or his points, where the event says so), on a club evening his GSRP or, on the first, his grade;
 * 0 of all where the boards stand by the numbers alone.
 */
int seats_stand_by(const struct translation *cards, int index);

/*
 * Put the boards in the order of publication (score of the higher-scored player, where the rule
 * book says so that of the other one, the higher-scored player's rank; the bye last), colours kept.
 */
enum status seats_order(struct seats *seats, const struct translation *cards);

/*
 * The edits that make the event's boards of this round those of the seats, and the round's row this
 * state.
 */
enum status seats_put(const struct seats *seats, const struct event *event, enum round_state state,
	struct action *action);

#endif
