/*
 * The lists of rules 20 and 21 (8a, 8b) in the making: their entries, and who could come next.
 */
#ifndef PAIRING_CAA_SEARCH_FLOATS_H
#define PAIRING_CAA_SEARCH_FLOATS_H

#include "caa/search/block.h"

enum { KEY_MARK, KEY_HISTORY, KEY_COUNT, KEY_PLACE, KEYS };

struct float_entry {
	int card;                   /* who floats */
	int met;                    /* 8b: the floater from above; 8a, pool: CAA_NOBODY */
	enum pairing_colour colour; /* given to the card */
	bool bye;                   /* has the bye, which is sought in an order of its own */
	int key[KEYS];              /* the entry; the count is a lower bound until it is solved */
	bool sure;                  /* all draws of the face have this count */
};

struct float_list {
	const struct caa_terms *terms;
	int level;
	bool down; /* 8a, else 8b */
	struct caa_keeping *keeping;
	struct float_entry best;
	struct branch *first;
	int count; /* of them */
};

/* 8b, and whom the floaters meet is left to the pool? */
bool float_is_pooled(const struct float_list *list);

/* By their keys, in the order in which they are sought. */
int float_compare(const struct float_entry *a, const struct float_entry *b);

bool float_in_level(const struct float_list *list, int card);

/* Is b below the level (the bye is, and whoever is not in this block)? */
bool float_is_below(const struct float_list *list, int b);

/* Is the bye sought in another order than downfloaters? */
bool float_bye_apart(const struct float_list *list);

/* Place in the order of search, of that for the bye if `bye`. */
int float_place(const struct float_list *list, const struct branch *branch, int card, bool bye);

/* Can the card at vertex u, or the card in the air there, continue the list at all? */
bool float_may_continue(const struct float_list *list, const struct branch *branch, int u);

/*
 * An edge that makes the card at vertex u, or lets the card in the air there, continue the list
 * after branch->last.
 */
bool float_continues(const struct float_list *list, const struct branch *branch, int u, int v);

/*
 * All entries that could come next, by cards in the air up to `bound`, with lower bounds of their
 * counts, in that order. In the scratch arena; NULL when out of memory.
 */
struct float_entry *float_gather(
	const struct float_list *list, const struct branch *branch, int bound, int *count);

#endif
