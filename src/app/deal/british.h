/* The parts of the British deal: colours, floats, boards. */
#ifndef APP_DEAL_BRITISH_H
#define APP_DEAL_BRITISH_H

#include "app/deal/dealer.h"

/* Lay the level out, once, and draw its mid-line (CAA 5). */
void british_level(struct dealer *dealer, int level);

/* The same of several, in their order. */
void british_levels(struct dealer *dealer, int first, int last);

/* Levels that floats join, and the cards of them. */
struct british_joined {
	int first, last; /* levels */
	int from, end;   /* in the order */
};
/* Those with this level, which is alone if no float goes down to it or from it. */
struct british_joined british_join(const struct dealer *dealer, int level);
/* Does the level of this score belong to them? */
bool british_is_of(const struct dealer *dealer, const struct british_joined *joined, int score);
/* Who of them keeps a colour that others give up. */
void british_keepers(struct dealer *dealer, const struct british_joined *joined);
/* Has the card a due colour, and in the draw the other? */
bool british_is_transferred(const struct dealer *dealer, int card);

/* What is known of the colours before anybody is paired: advice 6 and 10. */
void british_colours(struct dealer *dealer, const struct british_joined *joined);

/* The colour that a card has in the draw; neutral: the bye, or no board. */
enum pairing_colour british_colour(const struct dealer *dealer, int card);

/*
 * Two who lie in one column: would it cost a colour more, or a stronger claim, if they met? Where
 * the levels give up a colour anyway it may be theirs as well.
 */
bool british_colours_part(const struct dealer *dealer, int a, int b);

/* Does he go down from his level or have the bye? */
bool british_leaves(const struct dealer *dealer, int card);
/* Has the arbiter fixed that he floats this way? */
bool british_is_sent(const struct dealer *dealer, int card, enum pairing_pin_kind way);
/* How many cards of the level are to be seated, and how many must leave it (9-11, 19). */
void british_odd(struct dealer *dealer, int level);
/* Who goes down from the level or has the bye, one after the other. */
void british_leavers(struct dealer *dealer, int level);
/* The opponents of those who went down from it. */
void british_opponents(struct dealer *dealer, int level);

/*
 * One who comes before the chosen one in a search, with what is plain against him on the table,
 * else with what the whole draw would lose.
 */
void british_add_passed(
	const struct dealer *dealer, const struct pairing_step *step, struct caption *caption);
/*
 * Of who leaves his level: is he of the larger colour group, and has he gone down before (6, 20)?
 */
void british_add_group(const struct dealer *dealer, int card, bool bye, struct caption *caption);

/* The boards of the level, the short side first (advice 7). */
void british_boards(struct dealer *dealer, int level);
/* Who of the bottom half comes before the opponent of a board (index), a reason each. */
void british_pass_over(struct dealer *dealer, int board, const struct pairing_step *place);
/* The board (index) that a card of the level leads, both of the level and not yet dealt; -1. */
int british_board_led(const struct dealer *dealer, int level, int card);
/* Is the card of the bottom half, and not paired yet? */
bool british_is_bottom(const struct dealer *dealer, int card);
/* Who has White, and why; of a board (index). */
void british_say_colours(struct dealer *dealer, int board, struct caption *caption);
/* The cards change to the colours that they have, where these are not their columns. */
void british_turn(struct dealer *dealer, int board);
/* A card crosses the mid-line, if the reasons of its board say so. */
void british_exchange(struct dealer *dealer, int board, int card);

/* The reason of this kind for a board (index), and for this card unless that is PAIRING_NOBODY. */
const struct pairing_step *british_reason(
	const struct dealer *dealer, int board, enum pairing_step_kind kind, int card);

#endif
