/*
 * A growing list of reasons.
 */
#ifndef PAIRING_BOOK_STEP_LIST_H
#define PAIRING_BOOK_STEP_LIST_H

#include "cards/field.h"

struct step_list {
	struct pairing_steps steps;
	int room;
	bool failed; /* no memory: nothing more is added */
	struct pairing_step lost;
};

/*
 * Append a reason whose members are 0 and whose proof is unknown; its address until the next one is
 * added. Never NULL, but on failure it is lost.
 */
struct pairing_step *step_list_add(struct step_list *list, enum pairing_step_kind kind,
	const char *rule, int board, int player, int other);

/*
 * What the arbiter has fixed of a board: that the cards meet, or something of one of them. `other`
 * below 0: the bye.
 */
void step_list_pins(
	struct step_list *list, const struct field *field, int card, int other, int board);

/*
 * The list becomes the caller's steps if all went well, or is released: `status`, or
 * PAIRING_NO_MEMORY if a reason was lost.
 */
enum pairing_status step_list_hand_over(
	struct step_list *list, enum pairing_status status, struct pairing_steps *steps);

/* What a reason says of a claim. */
struct pairing_step_claim step_claim(const struct pairing_claim *claim);

/* The members of a PAIRING_STEP_TRANSFER; both cards are of one field. */
void step_put_transfer(
	struct pairing_step *step, const struct field_card *his, const struct field_card *other);

#endif
