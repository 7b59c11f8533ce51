/*
 * One bracket of a Dutch draw, and the general way to pair it.
 *
 * The players still to be paired are vertices 0 .. count - 1 in pairing order: first the moved-down
 * players (MDPs), then the residents, then the next scoregroup, then all lower ones. In a whole
 * graph, when their number is odd, one spare vertex more stands for the pairing bye. A graph may
 * also end with the residents or with the next scoregroup; then the spare vertices stand for
 * whatever is below, anybody may meet them, and they each other.
 */
#ifndef PAIRING_DUTCH_BRACKET_H
#define PAIRING_DUTCH_BRACKET_H

#include "dutch/dutch.h"
#include "match/arena.h"
#include "match/matching.h"

struct dutch_bracket {
	const struct dutch *dutch;
	const int *card;   /* by vertex, without the bye */
	int mdps;          /* vertices below this are MDPs */
	int residents_end; /* vertices from mdps below this are residents */
	int next_end;      /* vertices from residents_end below this are the next scoregroup */
	int count;         /* vertices, without the bye */
	bool whole;        /* nobody below is left out */
	bool last;         /* there is nobody below the residents */
	int spare;         /* vertices from count on */
	bool bye_open;     /* there is a bye in this round, and it is pinned to nobody */
	int bye_score;     /* C5: the score of who has it */
};

/*
 * The best pairing of the bracket: mate[] of its MDPs and residents, by vertex; -1: he goes down.
 * Everything else in the graph is only there so that C4, C5 and C8 hold. MATCHING_NONE: no legal
 * pairing exists.
 */
enum matching_status dutch_bracket_solve(
	const struct dutch_bracket *bracket, struct arena *arena, int *mate);

/*
 * The same for a graph that is not whole: *outs is how many of it meet a spare vertex, out[] their
 * scores, the highest first (room for count of them).
 */
enum matching_status dutch_bracket_solve_part(
	const struct dutch_bracket *bracket, struct arena *arena, int *mate, int *out, int *outs);

/* Only who goes down matters: mate[] is not in the order of generation. */
enum matching_status dutch_bracket_floats(
	const struct dutch_bracket *bracket, struct arena *arena, int *mate);

/*
 * Can these cards all be paired, one of that score having the bye if they are odd? MATCHING_NONE:
 * no.
 */
enum matching_status dutch_bracket_completable(
	const struct dutch *dutch, const int *card, int count, int bye_score, struct arena *arena);

/*
 * C5: the least score that can have the bye; MATCHING_NONE: there is no complete legal pairing.
 * Even fields: 0.
 */
enum matching_status dutch_bye_score(const struct dutch *dutch, struct arena *arena, int *score);

#endif
