/*
 * What is broken in a draw by the Schools' rules, and what the arbiter should know about it.
 */
#ifndef PAIRING_SCHOOLS_VERDICT_H
#define PAIRING_SCHOOLS_VERDICT_H

#include "book/score_terms.h"
#include "schools/seats.h"

/* Append them. */
void schools_verdict_add(const struct schools_seats *seats, struct score_draft *score);

/* The rule that asks to avoid the pair: 7 school, 3 top players, 27, 29, 30; 0: none. */
int schools_avoided(const struct schools_seats *seats, int a, int b);

/* Its number as text. */
const char *schools_rule_text(int rule);

#endif
