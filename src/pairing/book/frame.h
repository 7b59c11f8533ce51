/*
 * How a round is drawn, scored and explained, whatever the rule book: what all of them do the same
 * way is done here, once. What is a rule book's own it gives as a row of functions.
 *
 * A *digest* is what a rule book makes of an input. Its first member is the field, so that a
 * pointer to it is one to its field.
 */
#ifndef PAIRING_BOOK_FRAME_H
#define PAIRING_BOOK_FRAME_H

#include "book/score_terms.h"
#include "book/step_list.h"
#include "book/traits.h"
#include "cards/card_seats.h"
#include "cards/mates.h"
#include "match/arena.h"
#include "match/matching.h"

/* The search for the best draw of a digested input. */
struct frame_search {
	const struct pairing_book *book;
	const struct pairing_input *input; /* the caller's */
	void *digest;
	struct arena *arena; /* lives as long as the search */
	/* by card: its opponent; below 0, or the number of cards: it has the bye */
	int *mate;
	/* what frame_best was given for the rule book, or NULL */
	void *work;
};

/* A draw, read card by card on the digest of its input. */
struct frame_draw {
	const struct pairing_book *book;
	const struct pairing_input *input; /* the caller's */
	const void *digest;
	struct card_seats seats; /* shares the digest's field */
};

struct pairing_rules {
	size_t digest_size;
	/* the rule that bars from the bye: "6" */
	const char *bye_rule;
	/* more than one may be without a board */
	bool many_sit_out;

	/*
	 * Fill in a zeroed digest. PAIRING_BAD_INPUT and *blame (may be NULL), PAIRING_NO_MEMORY:
	 * nothing is left to release. It is not moved, and the input outlives it.
	 */
	enum pairing_status (*digest)(
		void *digest, const struct pairing_input *input, struct pairing_blame *blame);
	void (*digest_done)(void *digest); /* NULL: field_done is enough */

	/*
	 * Fill in search->mate, or the boards of *draw, whose players are in range.
	 * PAIRING_NO_DRAW: there is none.
	 */
	enum pairing_status (*solve)(struct frame_search *search, struct pairing_draw *draw);
	/* Which pins exclude each other, besides field_pins_agree; NULL: none. As that. */
	enum pairing_status (*pins_agree)(const void *digest, struct pairing_blame *blame);
	/* May the card meet b, or have the bye (b below 0)? NULL: as the field says. */
	bool (*legal)(const void *digest, int card, int b);
	/* Where rules yield: may it with none of them broken? NULL: as legal. */
	bool (*clean)(const void *digest, int card, int b);
	/* What bars all draws; PAIRING_NO_DRAW or PAIRING_NO_MEMORY. NULL: no_draw_blame. */
	enum pairing_status (*no_draw)(const void *digest, struct pairing_blame *blame);
	/*
	 * The colour of card a against b, whoever else meets; NULL: it depends on the board, and
	 * pairing_meetings is not offered. And all boards of these mates; NULL: by that alone.
	 */
	mates_colour colour;
	enum pairing_status (*boards)(
		const void *digest, const int *mate, struct pairing_draw *draw);

	/* by term: the number of its rule; NULL where it has none */
	const char *const *term_rules;
	/* Append what is broken, and all terms. PAIRING_OK or PAIRING_NO_MEMORY. */
	enum pairing_status (*add_score)(const struct frame_draw *drawn, struct score_draft *score);
	/*
	 * The reasons of a board of the draw, or (below 0) of all. PAIRING_OK or PAIRING_NO_MEMORY.
	 */
	enum pairing_status (*tell)(const struct frame_draw *drawn,
		const struct pairing_score *score, int board, struct step_list *list);
	/*
	 * Who makes the difference of two draws, *who zeroed. PAIRING_OK or PAIRING_NO_MEMORY.
	 * NULL: nobody is named.
	 */
	enum pairing_status (*who)(const struct frame_draw *now, const struct frame_draw *then,
		const struct pairing_change *change, struct pairing_who *who);
	/* pairing_earlier of a draw whose indices are in range; NULL: not offered */
	enum pairing_status (*earlier)(
		const struct frame_draw *drawn, int score, struct pairing_earlier *earlier);
	/* What the checklist says of a card besides what its field says; NULL: nothing. */
	void (*list)(const void *digest, int card, struct pairing_entry *entry);
	/* the checklist stands by score, in another order than the digest's */
	bool listed_by_score;

	/* pairing_scores of a sane input; NULL: by the scores in it */
	enum pairing_status (*scores)(const struct pairing_input *input, int *scores);
	/* pairing_floats of a sane input; NULL: as the marks on the cards say */
	enum pairing_status (*floats)(
		const struct pairing_input *input, int round, enum pairing_float *floats);
	/* pairing_bye_floats; NULL: never */
	bool (*bye_floats)(const struct pairing_input *input);
};

/*
 * pairing_best; `work` is for the rule book. The draw is looked at again before it is handed out:
 * one that the rules bar is reported as PAIRING_NO_DRAW.
 */
enum pairing_status frame_best(const struct pairing_book *book, const struct pairing_input *input,
	void *work, struct pairing_draw *draw, struct pairing_blame *blame);

/* Everybody of the digest's field in the order of the cards. */
enum pairing_status frame_list(const struct pairing_book *book, const struct pairing_input *input,
	struct pairing_entry **entries, int *count);

/* The score of a draw that has been read. */
enum pairing_status frame_score_drawn(const struct frame_draw *drawn, struct pairing_score *score);

/* The matching's status as one of pairing.h. */
enum pairing_status frame_status(enum matching_status status);

#endif
