/* The forms of the sentences on a board of a club evening, each with its check. */
#ifndef SUPPORT_TOLD_GSRP_FORMS_H
#define SUPPORT_TOLD_GSRP_FORMS_H

#include "support/reference/evening_reference.h"
#include "support/told/told.h"

extern struct told_form gsrp_forms[];
extern const int gsrp_forms_count;

/* The terms counted from the evening's account; the best draw of small fields found by it. */
extern const struct reference_rules gsrp_counted;

/*
 * Tonight, and the draw on the boards by place in the list. What the evening counts is in the
 * records.
 */
struct gsrp_told {
	struct evening evening;
	int mate[EVENING_MOST];
};
void gsrp_tonight(const struct told *told, struct gsrp_told *tonight);
/* The place of the player who stands in a hole. */
int gsrp_place(const struct told *told, const struct gsrp_told *tonight, char key);
/* The player at a place, as an index of the input. */
int gsrp_pin(const struct told *told, const struct gsrp_told *tonight, int place);

/* The list, who meets whom, colours. */
void gsrp_said_listed(const struct told *told);
void gsrp_said_listed_first(const struct told *told);
void gsrp_said_next(const struct told *told);
void gsrp_said_met(const struct told *told);
void gsrp_said_nearest(const struct told *told);
void gsrp_said_first_white(const struct told *told);
void gsrp_said_balance(const struct told *told);
void gsrp_said_last(const struct told *told);
void gsrp_said_lot(const struct told *told);

/* Who sits out. */
void gsrp_said_volunteer(const struct told *told);
void gsrp_said_seldom_volunteer(const struct told *told);
void gsrp_said_most(const struct told *told);
void gsrp_said_games(const struct told *told);
void gsrp_said_seldom(const struct told *told);
void gsrp_said_long_ago(const struct told *told);
void gsrp_said_lowest(const struct told *told);
void gsrp_said_alone(const struct told *told);
void gsrp_said_needed(const struct told *told);
void gsrp_said_left_over(const struct told *told);
void gsrp_said_volunteer_of_even(const struct told *told);
void gsrp_said_volunteer_plays(const struct told *told);

#endif
