/*
 * The guide's sets and exercises that the program carries: tournaments ready for their next draw.
 */
#ifndef APP_PRACTICE_SETS_H
#define APP_PRACTICE_SETS_H

#include "app/practice/measure.h"

/* data/practice, compiled in. */
struct practice_report {
	const char *name, *text; /* TRF */
};
extern const struct practice_report practice_reports[];
extern const int practice_report_count;

struct practice_set {
	const char *name;   /* "set-B" */
	const char *trains; /* rules in plain words */
};

/* In the order to work through; NULL past the last. */
const struct practice_set *practice_set_at(int i);
const struct practice_set *practice_set_find(const char *name);
/* Its tournament report; every set has one. */
const char *practice_set_report(const struct practice_set *set);
/* What its best draw by the CAA's rules has to do. */
enum status practice_set_measure(
	const struct practice_set *set, struct practice_features *features, struct error *error);

#endif
