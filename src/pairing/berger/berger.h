/*
 * All play all by FIDE's Berger tables (C.05 Annex 1): what its parts share.
 *
 * A player's number in the table is his rank in the input. The boards of a round follow from the
 * numbers and the round alone; who is free, or whose opponent takes no part, sits out and scores
 * nothing. What the arbiter fixes goes before the table: as many cards as can be then sit as it
 * says. Rules are named by the headings of drawboard-rules(7): "table", "free".
 */
#ifndef PAIRING_BERGER_BERGER_H
#define PAIRING_BERGER_BERGER_H

#include "berger/table.h"
#include "book/frame.h"

struct berger {
	struct field field;
	struct berger_table table;
	int round;
};

/* The number of a card in the table. */
int berger_number(const struct berger *berger, int card);

/* What the table has for a card in this round. */
struct berger_seat berger_seat_of(const struct berger *berger, int card);

/* Whom the card meets by the table; below 0: nobody, for he is free or the other is not there. */
int berger_mate(const struct berger *berger, int card);

/* Have the cards been paired in this cycle, whether played or defaulted? */
bool berger_have_met(const struct berger *berger, int a, int b);

/* May the cards meet, or (b below 0) may the card sit out: by what is fixed, and not twice. */
bool berger_may(const void *digest, int a, int b);

/* The colour of card a against card b: fixed, by the table, else as claims and numbers say. */
enum pairing_colour berger_colour(const struct berger *berger, int a, int b);

/* As in pairing_rules. */
enum pairing_status berger_solve(struct frame_search *search, struct pairing_draw *draw);
enum pairing_status berger_add_score(const struct frame_draw *drawn, struct score_draft *score);
enum pairing_status berger_tell(const struct frame_draw *drawn, const struct pairing_score *score,
	int board, struct step_list *list);

extern const struct pairing_book berger_book;

#endif
