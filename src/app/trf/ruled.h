/*
 * Settings that earlier rounds were drawn with, in tournament reports: "### drawboard: ruled 2
 * lot=black clubs=2" says that the rounds up to 2 were drawn with the lot on Black and with these
 * settings of the rule book, those that are not named being the usual ones ("-": all are). With
 * "rounds=5" they were drawn as of 5 rounds, with "W=3 D=1" as if results were worth that; without
 * these as the report has it. So each round is judged by the settings of then.
 */
#ifndef APP_TRF_RULED_H
#define APP_TRF_RULED_H

#include "core/event.h"
#include "core/points.h"
#include "formats/trf/trf.h"
#include "pairing.h"

struct trf_ruled {
	int through;
	int lot;    /* enum colour */
	int rounds; /* 0: as the report has it */
	bool has_points;
	struct points points; /* if it has them */
	char options[OPTIONS_SIZE];
};

struct trf_ruleds {
	struct trf_ruled *items;
	int count, room;
};

/* What the draws of a section rest on as it is, in one form for equal settings; through is 0. */
void trf_ruled_of(const struct event *event, int section, struct trf_ruled *ruled);
bool trf_ruled_same(const struct trf_ruled *one, const struct trf_ruled *other);

enum status trf_ruleds_add(struct trf_ruleds *ruleds, const struct trf_ruled *ruled);
void trf_ruleds_done(struct trf_ruleds *ruleds);

/* Of several that hold for the round the one that ends first; NULL: it was drawn as the rest. */
const struct trf_ruled *trf_ruleds_find(const struct trf_ruleds *ruleds, int round);

/* The comments of an event, added to the report; *room as in trf_comment_add. */
enum status trf_ruleds_say(const struct trf_ruleds *ruleds, const struct event *event, int section,
	struct trf *trf, int *room);

/* Does the line begin as such a comment, whatever follows? */
bool trf_ruled_is(const char *line);
/* The rule book that the report itself names, which its comments are read by. */
const struct pairing_book *trf_ruled_book(const struct trf *trf);
/* Those of a report that can be obeyed. STATUS_NO_MEMORY. */
enum status trf_ruleds_read(const struct trf *trf, struct trf_ruleds *ruleds);
/* Each that cannot, by its line. */
void trf_ruleds_tell(const struct trf *trf, const struct report *report);

/* Does the report name the section's rule book, with the settings of the section? */
bool trf_ruled_by(const struct trf *trf, const struct section *section);
/*
 * A line of the report with the settings of a section in place of those that it names, as is right
 * where they hold in all rounds. Returns text, or the line if it is no such comment.
 */
const char *trf_ruled_line(const struct trf *trf, const struct section *section, const char *line,
	char text[2 * KEPT_SIZE]);
/* Is what the event keeps from row `at` on of its lines such a comment, and can it be obeyed? */
bool trf_ruled_kept(
	const struct event *event, int section, int at, int last, struct trf_ruled *ruled);

/*
 * The settings of a round into an event that stands for it, as the report told that it came from.
 * STATUS_NO_MEMORY: the event is of no use then.
 */
enum status trf_ruleds_restore(struct event *event, int section, int round);

#endif
