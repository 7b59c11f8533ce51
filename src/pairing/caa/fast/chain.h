/*
 * The best British draw link by link: what this folder proves, and how.
 *
 * The general method (caa/search) matches all cards at once by all terms. This one gives the same
 * draw and takes a fraction of the time: 1.6 ms against 162 with 500 cards, 3.7 against 14 with
 * 120, as measured when it was last compared. It may give up, and says so; what it does give is the
 * best draw. Nothing else depends on it: without it caa_best_general() draws every event.
 *
 * 1. The chain. Term 0b puts the bye on the lowest score that has somebody who may have it. The bye
 *    apart, the cards above a boundary between two levels are even or odd in number; if odd, one at
 *    least has to cross it. Term 1 comes next and counts the crossings of each boundary from the
 *    highest on: a draw in which every boundary is crossed as its parity wants, once or not at all,
 *    cannot be beaten there, and if there is such a draw the best one is among them. So levels are
 *    *links* of a chain, at most one card goes from each to the next, and all that one link has to
 *    know of those below is what that card costs there with each colour. Boards that the arbiter
 *    has fixed across a boundary are counted apart: their levels are drawn as if those cards were
 *    gone (caa_fixed_across).
 *
 * 2. Where that fails. A link that cannot be drawn with one card in and one out at most is joined
 *    to a neighbour, and the chain is tried again (chain.c, merge). The parity of a joined link's
 *    outer boundaries is proof enough for them; for those inside it check_link() solves a smaller
 *    matching in which any number may leave the link, and which counts crossings alone. The draw
 *    stands only if it crosses no more. Otherwise the link is joined to another. In the end the bye
 *    must be where term 0b wants it. What is not proved so within a number of attempts, or a
 *    measure of work (LINKS_BLOCKS in caa/best.c), the general method draws; and every event in
 *    which rule 40 spares a difference, as that counts more than floats (caa_spares_any).
 *
 * 3. Terms 2 to 7 are sums over boards, compared one after another as columns (caa/search/terms.h).
 *    They are found from the last link up as in any chain: for each card that could leave a link,
 *    and each colour that it could be given below, the least of all that lies below. Two figures
 *    are kept:
 *
 *    * a lower bound (types.c, bounds.c, rest.c). Cards of a level with the same due colour, claim
 *      and side of the mid-line are one *type*; the bound takes from each level how many of them
 *      there are, and nothing else. With w White seekers, b Black and n neutral, (|w - b| - n) / 2
 *      boards at least have two of the majority, and at best the weakest claims of it give way: no
 *      draw has fewer transfers (3) or weaker claims (4), and so many of this score (7). Nobody
 *      need meet one whom he had better not (5). The exchanges across the mid-line (6) follow from
 *      who leaves and who comes in.
 *    * the exact value (worth.c), which costs a matching and is found only when it is asked for.
 *
 *    The bound never lies above the value. So where a draw at the bound is found, it is the value,
 *    and nothing more has to be looked at; where a choice hangs on a bound that is not reached,
 *    make_all_exact() replaces it by the value and the choice is made again, until what was chosen
 *    is exact. A choice made so is the least: all that it was compared with costs what is written
 *    down for it, or more.
 *
 * 4. A link is *plain* when it is one level and can be drawn at its bound. Its transfers are then
 *    known up to the cards of one class of claims (struct caa_rule), and which boards are allowed
 *    is a matter of two cards alone (caa_rule_allows): so its inside is an assignment of tops to
 *    bottoms over allowed boards. caa_inside_reached() asks whether there is one (inside_job.c),
 *    and caa_inside_way() who acts across the mid-line if one card must (inside_cross.c).
 *
 * 5. Term 8 of a plain level (plain.c). Candidates for the floats are tried in the order of 8a and
 *    8b, which is that of their entries. An entry's count depends on the boards; a bound of it does
 *    not, and once no later candidate's bound is below the best draw's entries the search ends. 8c
 *    is the best assignment, over the twenty nearest allowed boards of each top only
 *    (inside_boards.c): the prices of the solution (its duals) then show of every other board
 *    whether it could be in a better draw or in one as good; such boards are added, and it is
 *    solved again until there is none. A level that is not at its bound goes through term 8 by the
 *    general method.
 *
 * Draws that the terms of the levels so far do not tell apart are kept as branches, as there.
 *
 * The tests draw played events, pinned and not, by both methods and compare boards
 * (tests/pairing/caa/check_caa_best.c), and against a reference that tries all draws of small
 * fields (check_caa_reference.c).
 */
#ifndef PAIRING_CAA_FAST_CHAIN_H
#define PAIRING_CAA_FAST_CHAIN_H

#include "caa/best.h"

/* Cards of a level that the bounds do not tell apart. */
struct caa_type {
	int level;
	enum pairing_colour seeks;
	int strength;
	bool above;       /* the mid-line; false in levels that are not plain */
	int first, count; /* in chain.member */
};

struct caa_combination {
	int up, down;               /* types; -1: nobody */
	enum pairing_colour colour; /* given to the one that leaves */
};

struct caa_link {
	int from, to;
	bool in, out, bye;
	bool plain;
	int line;         /* of a plain level */
	int type, ntypes; /* its types */
	/* of a plain level: the types of the cards pinned to float, CAA_NOBODY: none */
	int must_up, must_down;
	/*
	 * of a plain level: how many boards of two cards above the line (below it, if negative)
	 * those fixed across leave behind, and how many of them leave it from above the line
	 */
	int fixed_exchanges, fixed_above;
	/*
	 * of a plain level: by type that meets the card from above (or one entry) the bound of the
	 * level and all below; NULL: none
	 */
	int32_t **least;
	/* of a plain level: the floaters with which a bound can be reached */
	struct caa_combination *combination;
	int ncombinations;
};

enum caa_known { CAA_UNKNOWN, CAA_IMPOSSIBLE, CAA_EXACT, CAA_AT_BOUND };

/* What a card costs that comes into a block with a colour. */
struct caa_worth {
	int link;
	enum caa_known known;
	int32_t *value;
	int partner; /* whom it meets in a draw of that value; CAA_NOBODY: nobody, or not known */
	struct caa_worth *next;
};

struct caa_chain {
	const struct caa_terms *terms;
	struct caa_link *link;
	int nlinks;
	int *link_of; /* by level */
	struct caa_type *type;
	int ntypes;
	int *type_of; /* by card */
	int *member;  /* cards, type by type */
	/* [level * 2 * nclasses + white or black * nclasses + class]: cards, not the fixed ones */
	int *tally;
	int *dues; /* [level * 3 + colour]: cards that seek it */
	/* by level: terms of its cards' boards that are fixed with lower levels, NULL: none */
	int32_t **fixed;
	/*
	 * by card: the colour it is due or, if he has fixed one, the arbiter's, and the class of
	 * its claim to it: nclasses if fixed
	 */
	enum pairing_colour *seeks;
	int *strength;
	/* [card * 3 + colour]: bound of all links after the card's, NULL: impossible */
	int32_t **entry;
	/* [card * 3 + colour]: a way past the next link may be as good as its bound */
	bool *passes;
	/*
	 * by link: bound of it and all below when somebody comes in, without his board; NULL:
	 * impossible
	 */
	int32_t **rest;
	int32_t **below;          /* [type * 3 + colour]: the least of them */
	bool *rough;              /* [type * 3 + colour]: caa_bound_refine finds a better one */
	struct caa_worth **worth; /* [card * 3 + colour]; last: nobody comes in */
	int32_t **outs;           /* [card * 3 + colour]: caa_block.below for caa_chain_solve */
	int plain_links;          /* drawn at their bound */
	bool may_avoid;           /* are there pairs to be avoided at all? */
	signed char **reached;    /* by level: memory of caa_inside_reached */
};

/*
 * Is the card fixed to meet one of another level? Such boards are no matter of the links, and the
 * level of a card is drawn as if the card were not there.
 */
bool caa_fixed_across(const struct field *field, int card);

/* Add the terms of a level's boards that are fixed with lower levels, without exchanges. */
void caa_add_fixed(const struct caa_chain *chain, int level, int32_t *columns);

/*
 * Who is not inside a plain level, but for those fixed across: whom somebody from above meets, who
 * leaves it or has the bye. CAA_NOBODY: none.
 */
struct caa_absent {
	int up, down;
};

/*
 * What the bound says about the inside of a plain level without its floaters. `majority` of the due
 * colours; every board has one of it, or (flexible) no board has two cards due the same;
 * `transfers` boards have two of it, and the transferred are the weakest: all of a class below
 * `threshold`, some of that class.
 */
struct caa_rule {
	enum pairing_colour majority;
	bool flexible;
	bool colourless; /* nobody is due a colour */
	int transfers, threshold;
	int of_threshold; /* transferred of that class */
	/* boards between two above the line or, if negative, two below it; plain: at most one */
	int exchanges;
};

/*
 * Bound of the inside of a plain level without one card each of two types (-1: none); adds to
 * columns if not NULL. False: it cannot be drawn at all.
 */
bool caa_least_inside(const struct caa_chain *chain, int level, int up_type, int down_type,
	struct caa_rule *rule, int32_t *columns);

/* Can the inside be drawn at its bound? */
enum matching_status caa_inside_reached(
	struct caa_chain *chain, int level, struct caa_absent absent, bool *reached);

/*
 * A count of cards that stand before a floater (8a, 8b): `before` by card of the level.
 */
struct caa_count {
	const bool *before;
	enum pairing_colour colour;
};

/*
 * The best boards of the inside at its bound: the counts, the first one first, then 8c. *vector:
 * the counts, extent, three sums, then a place a board; *mate by card of the level. In
 * terms->memory.keep. `way` is that of caa_inside_way.
 * MATCHING_NONE: not at its bound.
 */
struct caa_boards {
	int64_t *vector;
	int length;
	int *mate;
};

enum matching_status caa_inside_boards(struct caa_chain *chain, int level, struct caa_absent absent,
	const struct caa_count *counts, int ncounts, int way, struct caa_boards *boards);

/*
 * Where one card has to act across the line and the counts depend on the boards: the least counts,
 * the first one first, and the way to act across that gives them, the nearest one. Otherwise *way
 * is CAA_ANY_WAY and *least is left alone. MATCHING_NONE: not at its bound.
 */
enum { CAA_ANY_WAY = -1 };

enum matching_status caa_inside_way(struct caa_chain *chain, int level, struct caa_absent absent,
	const struct caa_count *counts, int ncounts, int *least, int *way);

/* Has the arbiter fixed something in the level that takes the general method? */
bool caa_has_pins(const struct field *field, int level);

/* Does it depend on the boards inside who gets which colour? */
bool caa_rule_is_open(const struct caa_rule *rule);

/* Is the board allowed when the inside is drawn at its bound? */
bool caa_rule_allows(const struct caa_chain *chain, const struct caa_rule *rule, int a, int b);

/* Types and tallies of all levels. */
bool caa_chain_types(struct caa_chain *chain);

/*
 * The bounds below every type, from the last link up. MATCHING_NONE: start again from
 * caa_chain_types, with *link joined to another as nobody who comes in can be placed, or (-1) as
 * one of them has just lost its plainness.
 */
enum matching_status caa_chain_bounds(struct caa_chain *chain, int *link);

/* Does term 5 count the board? */
bool caa_chain_avoids(const struct caa_chain *chain, int a, int b);

/* The terms of a board without term 5. */
void caa_chain_board(const struct caa_chain *chain, int a, int b, int32_t *columns);

/*
 * Can a plain level be drawn at its bound when somebody meets `up` from above (CAA_NOBODY: nobody)?
 */
enum matching_status caa_plain_reached(struct caa_chain *chain, int link, int up, bool *reached);

/* Exact worth of a card that comes into a link with a colour (CAA_NOBODY: nobody comes in). */
enum matching_status caa_chain_worth(struct caa_chain *chain, int link, int card,
	enum pairing_colour colour, struct caa_worth **worth);

/*
 * The general method for a link, everything that leaves it being exact where it counts. With
 * `whole` for term 8.
 */
enum matching_status caa_chain_solve(struct caa_chain *chain, int link, int card,
	enum pairing_colour colour, bool whole, struct caa_solution *solution);

/*
 * A bound for a card from above, given a colour, that is to meet nobody above `link`: the
 * boundaries and the scores that lie between, and the rest. *bound is NULL if it cannot be; false
 * when out of memory.
 */
bool caa_passing_bound(const struct caa_chain *chain, int link, int card,
	enum pairing_colour colour, int32_t **bound);

/*
 * Fill chain->outs for the general method: what every card of the link, and one that comes into it,
 * costs below.
 */
enum matching_status caa_chain_outs(struct caa_chain *chain, int link, int card);

/* The least bound of a type's cards as chain->below; false when there is none. */
bool caa_bound_gather(const struct caa_chain *chain, int type, int colour);

/*
 * chain->rest of a link whose bounds are known. MATCHING_OK or MATCHING_NO_MEMORY.
 */
enum matching_status caa_bound_rest(struct caa_chain *chain, int link);

/*
 * What the cards of a type cost that come into a link that is not plain: roughly, the link's rest
 * and their own colour. False when out of memory.
 */
bool caa_bound_roughly(struct caa_chain *chain, int link, int type, int colour);

/*
 * Find a better bound for the cards of a type that come into a link with a colour; *changed is set
 * if their least bound has changed.
 */
enum matching_status caa_bound_refine(
	struct caa_chain *chain, int link, int type, enum pairing_colour colour, bool *changed);

/* Is what lies below a card of the link exactly the least bound of its type? */
enum matching_status caa_below_reached(
	struct caa_chain *chain, int link, int card, enum pairing_colour colour, bool *reached);

/*
 * Term 8 of a plain level that is drawn at its bound, for all branches that bring the same card or
 * none. MATCHING_NONE: it takes the general method, *branches is as before.
 */
enum matching_status caa_plain_level(struct caa_chain *chain, int link, struct branch **branches);

#endif
