/* Who is named by what another draw would cost: each kind of sentence found true in the draws. */
#ifndef SUPPORT_TOLD_TOLD_WHO_CHECK_H
#define SUPPORT_TOLD_TOLD_WHO_CHECK_H

#include "support/told/told.h"

/* What is read: the draw on the board of `by`, the other one, the term by which they differ. */
struct naming {
	const struct told *told, *by;
	const struct told_difference *difference;
	const struct reference_draw *now, *then;
	const char *term;
	int entry;   /* in its record */
	int left[2]; /* cards that would be left; the list may call them "both" */
	bool has_left;
	struct sentence sentence;
};

/* Is something true of a card in a draw? */
typedef bool holds(const struct naming *naming, const struct reference_draw *draw, int card);

/*
 * The checks of each kind of sentence. Its holes: x and y lists of those who would and who do now,
 * p and q one of each (r: whom p meets now, where q is whom he would), s and t their scores, a and
 * b the numbers after and before, l the level.
 */
void who_check_beyond(const struct naming *naming);
void who_check_bye_behind(const struct naming *naming);
void who_check_further(const struct naming *naming);
void who_check_grades(const struct naming *naming);
void who_check_meeting(const struct naming *naming);
void who_check_nearer(const struct naming *naming);
void who_check_board_of_two(const struct naming *naming);
void who_check_odd(const struct naming *naming);
void who_check_mates(const struct naming *naming);
void who_check_repeat(const struct naming *naming);
void who_check_third(const struct naming *naming);
void who_check_unaltered(const struct naming *naming);
void who_check_unequal(const struct naming *naming);
void who_check_again(const struct naming *naming);
void who_check_both(const struct naming *naming);
void who_check_boundaries(const struct naming *naming);
void who_check_bye(const struct naming *naming);
void who_check_bye_place(const struct naming *naming);
void who_check_claims(const struct naming *naming);
void who_check_colourless(const struct naming *naming);
void who_check_crossing(const struct naming *naming);
void who_check_drop(const struct naming *naming);
void who_check_extent(const struct naming *naming);
void who_check_floater(const struct naming *naming);
void who_check_floaters(const struct naming *naming);
void who_check_floats(const struct naming *naming);
void who_check_longer(const struct naming *naming);
void who_check_lost(const struct naming *naming);
void who_check_lower(const struct naming *naming);
void who_check_opponent(const struct naming *naming);
void who_check_pair(const struct naming *naming);
void who_check_transferred(const struct naming *naming);
void who_check_twice(const struct naming *naming);
void who_check_two(const struct naming *naming);
void who_check_unowed(const struct naming *naming);
void who_check_wrong(const struct naming *naming);

/* What is true of a card in a draw. */
bool who_crosses(const struct naming *naming, const struct reference_draw *draw, int card);
bool who_floats(const struct naming *naming, const struct reference_draw *draw, int card);
bool who_floats_again(const struct naming *naming, const struct reference_draw *draw, int card);
bool who_floats_both(const struct naming *naming, const struct reference_draw *draw, int card);
bool who_goes_below(const struct naming *naming, const struct reference_draw *draw, int card);
bool who_loses_colour(const struct naming *naming, const struct reference_draw *draw, int card);
bool who_has_bye(const struct naming *naming, const struct reference_draw *draw, int card);

/* The cards of whom it is true in the other draw (`then`), or in that on the board, alone. */
int who_list_alone(const struct naming *naming, holds *is, bool then, int cards[FACTS_PINS]);

#endif
