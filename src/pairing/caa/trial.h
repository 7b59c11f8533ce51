/*
 * What would be if something else were so: the draw on the board against the best draw with one
 * thing more fixed.
 *
 * Levels that no float of the best draw joins are drawn apart from each other: any draw with the
 * same bye and as many cards leaving each level keeps to these groups, and all terms after the
 * floats are sums over them or speak of one level. So the best draw with a pin more is the best
 * draw with the pin's own group drawn afresh, if that can be done with the same bye and the same
 * floats; else no draw that has the pin does with them.
 */
#ifndef PAIRING_CAA_TRIAL_H
#define PAIRING_CAA_TRIAL_H

#include "caa/caa.h"
#include "caa/search/part.h"
#include "cards/card_seats.h"

struct caa_trial {
	const struct frame_draw *drawn;
	const struct card_seats *seats; /* the draw on the board */
	const struct caa_options *options;
	const struct pairing_score *score;
	bool open; /* everybody is seated and there is a best draw: trials can be made */
	bool is_best;
	struct pairing_draw best;
	struct card_seats best_seats;
	struct pairing_score best_score;
	int *group; /* by level: the first level of its group in the best draw */
	struct caa_part part;
	int64_t work, work_most; /* spent and allowed, 0: as much as it takes */
	int64_t effort;          /* left for groups that are too large to be drawn in any case */
};

/* What speaks against something, by which rule, and who makes the difference. */
struct caa_reason {
	struct pairing_proof proof;
	const char *rule;
	struct pairing_who who;
};

/*
 * PAIRING_OK or PAIRING_NO_MEMORY; release with caa_trial_done in both cases. Costs one draw.
 * `drawn` and `score` must outlive it.
 */
enum pairing_status caa_trial_init(struct caa_trial *trial, const struct frame_draw *drawn,
	const struct pairing_score *score, int64_t work_most);
void caa_trial_done(struct caa_trial *trial);

/*
 * Compare the draw on the board with the best draw that has this pin as well as the arbiter's. Not
 * known (-1) when no trials can be made or the group is too large. PAIRING_OK or PAIRING_NO_MEMORY.
 */
enum pairing_status caa_trial_pin(
	struct caa_trial *trial, const struct pairing_pin *pin, struct caa_reason *reason);

/*
 * How many colours have to change at least if two cards of a level meet, from the counts of their
 * group alone: for groups that are too large for a trial. Not known (-1) when the counts do not
 * decide.
 */
struct caa_reason caa_trial_count(const struct caa_trial *trial, int a, int b);

/*
 * By level: the first of the levels that floats join it with, directly or by others; `group` has
 * room for them.
 */
void caa_trial_groups(const struct card_seats *seats, int *group);

/*
 * The colours that have to change at least when cards with these due colours meet among themselves,
 * but for a bye if their number is odd. `due` counts by enum pairing_colour.
 */
int caa_trial_least(const int due[3]);

#endif
