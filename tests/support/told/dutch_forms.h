/* The forms of the sentences on a board of a Dutch draw, each with the check that it is true. */
#ifndef SUPPORT_TOLD_DUTCH_FORMS_H
#define SUPPORT_TOLD_DUTCH_FORMS_H

#include "support/told/told.h"

extern struct told_form dutch_forms[];
extern const int dutch_forms_count;

/* Brackets. */
void dutch_said_bracket(const struct told *told);
void dutch_said_level_of_one(const struct told *told);
void dutch_said_given_up(const struct told *told);
void dutch_said_natural(const struct told *told);

/* Floats and the bye. */
void dutch_said_goes_down(const struct told *told);
void dutch_said_comes_up(const struct told *told);
void dutch_said_bye(const struct told *told);
void dutch_said_passed_met(const struct told *told);
void dutch_said_passed_himself(const struct told *told);
void dutch_said_passed(const struct told *told);
void dutch_said_goes_as_well(const struct told *told);
void dutch_said_more(const struct told *told);
void dutch_said_down_as_well(const struct told *told);
void dutch_said_has_met_all(const struct told *told);
void dutch_said_barred(const struct told *told);

/* A board of one bracket, and its colours. */
void dutch_said_place(const struct told *told);
void dutch_said_exchange(const struct told *told);
void dutch_said_stronger(const struct told *told);
void dutch_said_difference(const struct told *told);
void dutch_said_last_different(const struct told *told);
void dutch_said_lot(const struct told *told);
void dutch_said_rank(const struct told *told);
void dutch_said_same_absolute(const struct told *told);

/* x, y: their places in S1 and S2; returns who stands at his own place, -1: the other does. */
int dutch_check_places(const struct told *told, int card, int other);

#endif
