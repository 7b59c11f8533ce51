/*
 * Who makes the difference between two draws of one field by a term of their scores: what the rule
 * books with levels share. What is said of whom is told in pairing_steps.h.
 */
#ifndef PAIRING_BOOK_WHO_H
#define PAIRING_BOOK_WHO_H

#include "cards/card_seats.h"

struct who_draws {
	const struct card_seats *now, *then; /* on the same field */
	const struct pairing_score *now_score, *then_score;
	const struct pairing_term *term; /* of now_score */
	int at;                /* the first value of it that differs; -1: one ends first */
	int64_t before, after; /* that value of each */
	const struct pairing_pin *asked; /* NULL: it is not known */
};

/* The draws of the change are those of the seats. */
struct who_draws who_draws(const struct card_seats *now, const struct card_seats *then,
	const struct pairing_change *change);

bool who_term_is(const struct who_draws *draws, enum pairing_term_id id);

/* Is something true of a card in a draw? */
typedef bool who_holds(const struct card_seats *seats, int card, const void *context);

/* The cards of whom it is true in one of the draws alone; nobody when they are too many. */
void who_differ(const struct who_draws *draws, who_holds *holds, const void *context,
	struct pairing_who *who);

/* The same, but only one for another is named. */
void who_exchanged(const struct who_draws *draws, who_holds *holds, const void *context,
	struct pairing_who *who);

/* The one board of the other draw of which this is true, if no board of the draw on the board is
 * gone of which it is. Said of the higher card of a board. */
void who_board(const struct who_draws *draws, who_holds *holds, const void *context,
	struct pairing_who *who);

/* The same of a thing of its colours: the board may be one of both draws, turned. */
void who_coloured(const struct who_draws *draws, who_holds *holds, const void *context,
	struct pairing_who *who);

/* A card of each draw. */
void who_set(const struct who_draws *draws, int then, int now, struct pairing_who *who);

/* A card of each draw with its opponent. */
void who_set_boards(const struct who_draws *draws, int then, int now, struct pairing_who *who);

/* What the board of a card costs by a term that adds up boards; 0: nothing. */
typedef int64_t who_costs(const struct card_seats *seats, int card, const void *context);

/*
 * The card, the highest of several, whose board costs most more in the other draw than in the draw
 * on the board, with its opponents; nobody where none costs more, or where he has none.
 */
void who_grown(const struct who_draws *draws, who_costs *costs, const void *context,
	struct pairing_who *who);

/* How many levels, or score groups, lie between the two of his board. */
who_costs who_levels_apart;

/*
 * But for those of whom it is asked, the only two of a level who leave it in the other draw alone,
 * if this is true of them: they would be left to each other. Said of the higher card, with the
 * lower as the context.
 */
void who_left(const struct who_draws *draws, who_holds *holds, struct pairing_who *who);

/* The terms that rule books share; false: it is none of them. */
bool who_shared(const struct who_draws *draws, struct pairing_who *who);

#endif
