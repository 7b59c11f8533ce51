/* The forms of the sentences on a board of a draw by the Schools' rules, each with its check. */
#ifndef SUPPORT_TOLD_SCHOOLS_FORMS_H
#define SUPPORT_TOLD_SCHOOLS_FORMS_H

#include "support/told/told.h"

extern struct told_form schools_forms[];
extern const int schools_forms_count;

/* Floats, the bye, who was passed over. */
void schools_said_float(const struct told *told);
void schools_said_bye(const struct told *told);
void schools_said_passed_mates(const struct told *told);
void schools_said_passed(const struct told *told);
void schools_said_passed_himself(const struct told *told);

/* A board of one level, its colours, whom it had better not seat. */
void schools_said_seekers(const struct told *told);
void schools_said_halves(const struct told *told);
void schools_said_natural(const struct told *told);
void schools_said_equal(const struct told *told);
void schools_said_avoided(const struct told *told);
void schools_said_barred(const struct told *told);

/* Are they of one school? */
bool schools_are_mates(const struct told *told, int card, int other);

#endif
