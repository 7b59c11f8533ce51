/* Players without a grade who have a rating of another kind: they rank as unrated. */
#ifndef APP_PLAYERS_UNSEEDED_H
#define APP_PLAYERS_UNSEEDED_H

#include "app/app.h"
#include "app/words/words.h"

/* What they have instead of a grade. */
enum unseeded_kind {
	UNSEEDED_FIDE,     /* a FIDE rating */
	UNSEEDED_NATIONAL, /* a national rating, and none of FIDE's */
	UNSEEDED_KINDS
};

/* Those of one kind. Starts zeroed. */
struct unseeded {
	int count;
	char names[3 * NAME_SIZE]; /* of the first of them */
};

/* Does the rule book of the section rank by grade, so that want of one places anybody? */
bool unseeded_matters(const struct event *event, int section);

/* Count one without a grade who has these ratings. */
void unseeded_add(
	struct unseeded kinds[UNSEEDED_KINDS], const char *name, bool has_fide, bool has_national);

/* A sentence on those of each kind that there are. */
void unseeded_tell_kinds(
	const struct unseeded kinds[UNSEEDED_KINDS], app_notice *notice, void *context);

/* The same of all of a section who play on, or of one of them (pin not 0). */
void unseeded_tell(
	const struct event *event, int section, int pin, app_notice *notice, void *context);

#endif
