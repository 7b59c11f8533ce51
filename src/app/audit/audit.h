/*
 * All rounds of an event or a report looked at together: what the draws did to players, and whether
 * the rule book would have done the same with the same cards.
 *
 * A finding is explained when the draw by the rules of that round, from the same cards, does the
 * same to the player, or when the rules have no draw at all. What must not be broken is told even
 * so: it is nothing that the rules do, somebody has accepted it.
 */
#ifndef APP_AUDIT_AUDIT_H
#define APP_AUDIT_AUDIT_H

#include "app/audit/books.h"

enum audit_kind {
	AUDIT_BROKEN,     /* a rule that must not be broken: a repeat, a second bye, ... */
	AUDIT_FLOAT,      /* floats the same way as in the round before */
	AUDIT_RUN,        /* the same colour for the third time running, or more */
	AUDIT_DIFFERENCE, /* three more games with one colour than with the other, or more */
	/* he and another of his score each had the colour that the other was due, needlessly */
	AUDIT_REVERSE,
	AUDIT_DUE, /* did not get his due colour at least twice and twice as often as the average */
	AUDIT_KINDS
};

/* "broken", "float", "run", "difference", "reverse", "due"; for programs */
const char *audit_kind_name(enum audit_kind kind);

struct audit_finding {
	enum audit_kind kind;
	int round; /* AUDIT_DUE: the last one */
	int pin;   /* the player */
	bool explained;
	char text[SENTENCE_SIZE];
};

/*
 * How often it is so in the draws of the event, and in the draws by the rules from the same cards.
 */
struct audit_count {
	int here, by_rules;
};

struct audit_round {
	int round, boards;
	/* boards as each rule book draws them, by audit.books; -1: none drawn */
	int alike[BOOKS_MOST];
	/* boards that are in one of two draws alone: that of a lazy arbiter, that by the rules */
	int only_lazy, only_rules;
	char reason[NAME_SIZE]; /* that it was published with; "": it needed none */
};

struct audit {
	const struct pairing_book *book;
	const struct pairing_book *books[BOOKS_MOST]; /* the event's own first */
	int nbooks;
	struct audit_round *rounds;
	int nrounds;
	struct audit_finding *findings; /* by round, AUDIT_DUE last */
	int nfindings, room, unexplained;
	struct audit_count floats, runs, due; /* due: colours lost */
	struct audit_count lowest;            /* due, of those on the lowest score of a round */
	/*
	 * At least AUDIT_TELLING boards are lazy where lazy and the rules differ, at least three
	 * times as many as are by the rules there, and no rule book has more of the boards.
	 */
	bool lazy;
};

enum { AUDIT_TELLING = 4 };

/* Release with audit_done. Costs a draw of each round by each rule book. */
enum status audit_make(struct rounds *rounds, struct audit *audit, struct error *error);
void audit_done(struct audit *audit);

/* Boards in all rounds, and those of them that the i-th rule book draws. */
int audit_boards(const struct audit *audit);
int audit_alike(const struct audit *audit, int book);

#endif
