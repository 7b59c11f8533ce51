/*
 * The rules of the Schools' Chess Association: what their parts share. The terms are those of
 * drawboard-rules(7); rule numbers are those of the Schools' rules.
 *
 * There are no grades: cards of a level stand in the caller's order, by name or by a recorded lot
 * (rule 26). A school is a club of pairing.h.
 */
#ifndef PAIRING_SCHOOLS_SCHOOLS_H
#define PAIRING_SCHOOLS_SCHOOLS_H

#include "book/frame.h"

struct schools_options {
	int rounds; /* in which two of a school meet only where there is no other way (rule 7) */
	int top_rounds; /* in which top players are kept apart (rule 3) */
	bool half_byes; /* rule 29 */
	bool defaults;  /* rule 30 */
	int random;     /* the lot that the order follows; 0: the caller's order (rule 26) */
	bool old;       /* the terms in the order of the first program */
};

/* What they make of an input. */
struct schools {
	struct field field;
	struct schools_options options;
	struct pairing_input own; /* in the order that the options want */
};

extern const struct pairing_book schools_book;

/* Their settings, and the names of their values. */
enum { SCHOOLS_OPTIONS = 6, SCHOOLS_VALUES = 2 };
extern const struct pairing_option schools_option[SCHOOLS_OPTIONS];
extern const struct pairing_value schools_value[SCHOOLS_VALUES];

/*
 * Rule 4; by rule 7 even a second full-point bye comes before two of a school in the early rounds.
 * As pairing_traits.set_bars.
 */
void schools_set_bars(struct pairing_input *input);

/* As rule_book.digest. */
enum pairing_status schools_init(
	void *digest, const struct pairing_input *input, struct pairing_blame *blame);

/* Are the cards of one school? / two top players in a round that keeps them apart? */
bool schools_mates(const struct field *field, int a, int b);
bool schools_tops(const struct field *field, const struct schools_options *options, int a, int b);

/* The rule (27, 29, 30) that asks to avoid the pair after score and colour, or 0. */
int schools_avoid(const struct field *field, const struct schools_options *options, int a, int b);

/*
 * Is the card asked for the bye only when nobody else is left (rule 4)? In round 1 a top player;
 * later who has had a bye or a default, won or lost; ever who has a bye booked. A zero-point
 * absence is no bye. In the old order a bye booked bars instead, and only
 * those of his score are asked before him.
 */
bool schools_bye_spared(const struct field *field, int card);

/* Has the card had a full-point bye? */
bool schools_had_bye(const struct field *field, int card);

/*
 * Colour of card a against card b: pinned, or by the rules: due colours, claims (12), higher score,
 * top player, lot (24). Neutral: both are neutral and not pinned, the number of the board gives
 * their colours.
 */
enum pairing_colour schools_colour(const struct field *field, int a, int b);

/* What a card that floats in this direction has done before (rules 2d, 20, 21). */
struct schools_float {
	int both;    /* 1: has floated down and up */
	int again;   /* 1: has floated this way in an earlier round */
	int last;    /* 1: in the last one */
	int history; /* how often he has floated this way */
	int unowed;  /* 1: has not floated the other way more often than this way */
};

struct schools_float schools_floats(const struct field *field, int card, bool down);

/* As in pairing_rules. */
enum pairing_status schools_solve(struct frame_search *search, struct pairing_draw *draw);
enum pairing_status schools_add_score(const struct frame_draw *drawn, struct score_draft *score);
enum pairing_status schools_tell(const struct frame_draw *drawn, const struct pairing_score *score,
	int board, struct step_list *list);
enum pairing_status schools_who(const struct frame_draw *now, const struct frame_draw *then,
	const struct pairing_change *change, struct pairing_who *who);

#endif
