/*
 * Term 8 of a plain level: those who may float, and the entries of the lists of rules 20 and 21
 * (8a, 8b) before its boards are known.
 */
#ifndef PAIRING_CAA_FAST_PLAIN_H
#define PAIRING_CAA_FAST_PLAIN_H

#include "caa/fast/chain.h"

enum { KEY_MARK, KEY_HISTORY, KEY_COUNT, KEY_PLACE, KEYS };

/* Somebody who leaves the level or meets one from above. */
struct candidate {
	int card; /* CAA_NOBODY: nobody floats */
	enum pairing_colour colour;
	bool down;
	enum caa_order order; /* in which such a one is sought */
	int key[KEYS];        /* its entry, with a bound of the count that always holds */
};

struct plain {
	struct caa_chain *chain;
	int link;
	const struct field_level *level;
	const struct branch *branch;
	int air; /* the card from above */
	const int32_t *worth;
	struct candidate *down, *up;
	int ndown, nup;
	/*
	 * those fixed to meet one of another level: who leaves, in rank order, then who meets
	 * somebody from above, in the rank order of those
	 */
	struct candidate *fixed;
	int nfixed, nfixed_down;
	bool *is_fixed; /* by card of the level */
	/* scratch: the entries of a list, by entry who stands before it, what transfers change */
	const struct candidate **entry;
	bool **before;
	struct caa_count *count;
	int64_t *change;
	int *least; /* by entry: of a count, inside the level */
	int nentries;
	int draws; /* of the level, tried so far */
	bool found;
	int *key, *best; /* KEYS an entry; best: of the best draw so far */
	struct caa_boards boards;
	struct branch *first;
};

/* All of struct plain that no branch changes; in the scratch arena. False when out of memory. */
bool plain_init(struct plain *p, struct caa_chain *chain, int link);

/* The candidates of the present branch, in the order of their own entries. */
bool plain_gather(struct plain *p);

/* Compare p->key with the list of the best draw so far. */
int plain_compare_best(const struct plain *p);

int plain_compare_keys(const int *a, const int *b);

/* Could these two float when the level is drawn at its bound? */
bool plain_has_combination(
	const struct plain *p, const struct candidate *up, const struct candidate *down);

/*
 * Fill p->entry and p->key with the list of all floaters when these two are among them, counts at
 * their bounds by *rule, which is that of the boards inside. False, with the list unfinished: no
 * draw with it is as good as the best so far.
 */
bool plain_list(struct plain *p, const struct candidate *up, const struct candidate *down,
	struct caa_rule *rule);

#endif
