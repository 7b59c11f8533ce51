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

/* All of a section who play on, or one of them (pin not 0). */
void unseeded_find(
	const struct event *event, int section, int pin, struct unseeded kinds[UNSEEDED_KINDS]);

/* One sentence on those of a kind; false: there are none. */
bool unseeded_say(const struct unseeded kinds[UNSEEDED_KINDS], enum unseeded_kind kind,
	char text[SENTENCE_SIZE]);

#endif
