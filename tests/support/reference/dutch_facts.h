/*
 * What the Dutch rules read in the records of a round (FIDE C.04.3 1.4, 1.7): preferences and
 * floats, counted from the games, and the terms of a draw.
 */
#ifndef SUPPORT_REFERENCE_DUTCH_FACTS_H
#define SUPPORT_REFERENCE_DUTCH_FACTS_H

#include "support/reference/reference.h"
#include "support/reference/round_facts.h"

/* Preference and float of the last round as the Dutch rules have them. The facts must last. */
void dutch_facts_amend(struct round_facts *facts);

/* 0 none, 1 mild, 2 strong, 3 absolute */
int dutch_facts_strength(const struct round_facts *facts, int card);

/* C3: have both an absolute preference, and for the same colour? */
bool dutch_facts_same_absolute(const struct round_facts *facts, int a, int b);

/* Is a round `back` rounds ago one of a downfloat / an upfloat? */
bool dutch_facts_down(const struct round_facts *facts, int card, int back);
bool dutch_facts_up(const struct round_facts *facts, int card, int back);

/*
 * What a bracket of this score does not give in the draw on the board: C6, C12 to C17; -1: another.
 */
int dutch_facts_unmet(const struct round_facts *facts, const char *rule, int score);

/* Is he one of them? */
bool dutch_facts_is_unmet(const struct round_facts *facts, const char *rule, int score, int card);

/*
 * The same of a draw: card, its opponent (-1: the bye) and colour. C6 and the others as above.
 */
bool dutch_facts_counts(const struct round_facts *facts, const char *rule, int score, int card,
	int other, enum colour given);

/*
 * The terms of the library's score; those that dutch_facts_unmet counts are counted a second time,
 * of any draw of the round that was amended last.
 */
extern const struct reference_rules dutch_counted;

#endif
