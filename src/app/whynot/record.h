/* What an answer to "why not" says, put into its records. */
#ifndef APP_WHYNOT_RECORD_H
#define APP_WHYNOT_RECORD_H

#include "app/position/position.h"
#include "app/whynot/whynot.h"

/* What the verdict says, of whom (PINs; 0: nobody), by which rule; "": by none. */
void whynot_record(
	struct whynot *answer, const char *says, int player, int other, const char *rule);
/* A number that it says: "round", in which they met. */
void whynot_record_number(struct whynot *answer, const char *member, int number);

/* What such a violation says: "met". */
const char *whynot_violation_says(enum pairing_violation_kind kind);

/*
 * Of the best draw with the wish: the first term that differs from the position's draw, with who
 * makes the difference, and behind it all others. STATUS_NO_MEMORY.
 */
enum status whynot_record_terms(const struct position *position, const struct cast *cast,
	const struct wish *wish, const struct pairing_draw *draw, const struct pairing_score *then,
	struct whynot *answer);

#endif
