/* Why a prize goes where it goes, as a plain sentence: the one place where they are made. */
#ifndef CORE_PRIZE_WORDS_H
#define CORE_PRIZE_WORDS_H

#include "core/prizes/award.h"

enum { REASON_SIZE = 2048 };

/* The sentence of the i-th record. Returns text. */
const char *award_reason_words(const struct event *event, int section, const struct award *award,
	int i, char text[REASON_SIZE]);

/*
 * By which rules and how much: "British: ties share equally, ...; 850 of 900 paid, 50 left".
 * Returns text.
 */
const char *award_rules_words(const struct award *award, char text[REASON_SIZE]);
/*
 * The same of the rules alone: "British: equal shares, the larger of place and class prize".
 * Constant.
 */
const char *prize_rule_words(enum prize_rule rule);

/*
 * ": nobody has a date of birth (born)": what the prize asks for and the event does not know of
 * anybody; "": nothing. Constant.
 */
const char *prize_missing_words(const struct entrants *entrants, const struct prize *prize);

/* What a record gives a person: "2nd to 4th", "U1800", "Cup (1st)". Returns text. */
const char *award_prizes_words(
	const struct award *award, const struct award_reason *reason, char text[REASON_SIZE]);

#endif
