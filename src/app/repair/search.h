/*
 * All draws that mend a published round with a given number of changed boards, and nothing changed
 * needlessly.
 *
 * What is at fault is opened: its players are loose, as is who came late. A loose player meets
 * another loose one, takes the bye, or meets somebody from a board that is opened for it, whose
 * opponent is loose then. So every change hangs on what is at fault, and each draw is found once.
 * Of the boards drawn by a wrong score it is enough that one is opened: each choice of those that
 * are is searched for itself, with the others as they are.
 */
#ifndef APP_REPAIR_SEARCH_H
#define APP_REPAIR_SEARCH_H

#include "core/status.h"
#include "pairing.h"

enum repair_board_kind {
	REPAIR_KEPT,   /* may be opened */
	REPAIR_FROZEN, /* stays, whatever it is */
	REPAIR_FAULT,  /* is opened */
	REPAIR_DOUBT,  /* drawn by a wrong score: one of these at least is opened */
};

struct repair_board {
	struct pairing_board seats;
	enum repair_board_kind kind;
};

struct repair_problem {
	int players;
	/* [a * players + b]: enum pairing_meeting, of two, and of one for the bye */
	unsigned char *meetings;
	bool *in; /* by player: takes a board or the bye */
	/*
	 * any number may sit out, each with a board of his own, as on a club evening; but nobody is
	 * made to beside one who sits out as well, whom he may meet and who is not frozen
	 */
	bool many;
	struct repair_board *boards;
	int nboards;
};

/*
 * A draw that mends: the boards that are opened (indices in the order in which they were), and what
 * is seated in their place and behind the last board; the bye is the last of those.
 */
struct repair_draw {
	const int *opened;
	int nopened;
	const struct pairing_board *made; /* neither is White or Black yet */
	int nmade;
};

typedef enum status (*repair_visit)(const struct repair_draw *draw, void *context);

/* Looked at so far; at REPAIR_STEPS_MOST no more are. */
enum { REPAIR_STEPS_MOST = 30000000 };

/* The fewest boards that can change at all. STATUS_NO_MEMORY: *least is as it was. */
enum status repair_least(const struct repair_problem *problem, int *least);

/*
 * Visit each draw with exactly `changes` changed boards, each once; what is not STATUS_OK ends it
 * and is returned. *all is false when it was given up before all had been seen; *steps counts on.
 */
enum status repair_search(const struct repair_problem *problem, int changes, repair_visit visit,
	void *context, int *steps, bool *all);

/*
 * Boards that change with this draw: those opened, or if there are more those made. Where many may
 * sit out, one who sat out is no board that is opened, but counts if he is not there any more.
 */
int repair_changes(const struct repair_problem *problem, const struct repair_draw *draw);

#endif
