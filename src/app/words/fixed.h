/* What is fixed by hand, in words. */
#ifndef APP_WORDS_FIXED_H
#define APP_WORDS_FIXED_H

#include "app/words/words.h"

/* A thing fixed by hand: a pin; or two who are kept apart, of the pin its player and other. */
struct fixed {
	struct pairing_pin pin;
	bool apart;
	bool listed; /* kept apart by the event's list, not for this round by hand */
};

struct fixed fixed_apart(const struct pairing_apart *pair, bool listed);
/* A record of the round, with whom it is fixed as 0 and whom it names as 1. */
struct fixed fixed_of_hand(const struct hand *hand);

/*
 * "18 Reilly has Black", "3 Low has White against 7 Hood", "20 Tudor floats down", "5 Smith and 17
 * Jones kept apart": one thing. That a card stays in its score is told by its half, of which it is
 * a part.
 */
void words_fixed(const struct cast *cast, const struct fixed *fixed, char *text, size_t size);

/* The same behind his name: "has Black", "kept apart from 17 Jones". */
void words_fixed_what(const struct cast *cast, const struct fixed *fixed, char *text, size_t size);

/*
 * All that is fixed for a card by the pins of an input: "18 Reilly has Black and floats down";
 * empty: nothing. False then.
 */
bool words_fixed_all(const struct cast *cast, const struct pairing_input *input, int player,
	char *text, size_t size);

/*
 * Was his board there when the others were drawn, so that they are drawn around it (BOARD_BEFORE)?
 */
bool words_stood(const struct cast *cast, int player);

#endif
