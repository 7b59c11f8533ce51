/*
 * National ratings in tournament reports: a line a player that begins with the code of a federation
 * ("ENG", as 001 in its columns). What a report brings becomes particulars and goes out as it came,
 * until somebody changes them. Where anybody has a rating of FIDE as well, that one stands in 001,
 * and the rating by which a player is ranked follows from the two by record 172.
 */
#ifndef APP_TRF_NATIONAL_H
#define APP_TRF_NATIONAL_H

#include "core/event.h"
#include "core/particulars/particular.h"
#include "formats/report.h"
#include "formats/trf/trf.h"

/* How the ratings that players are ranked by follow from those of FIDE and the national ones. */
struct trf_ranks {
	bool apart;   /* 001 has ratings of FIDE alone; else what players are ranked by */
	bool as_came; /* a report has brought a record 172 that holds still */
	enum trf_method method;
};

struct trf_ranks trf_national_ranks(const struct event *event, int section);

/* What 001 has as the rating of a player, 0: none. */
int trf_national_fide(const struct event *event, const struct player *player, bool apart);

/* Into a section that has its players; what the event knows already is not replaced. */
enum status trf_national_import(const struct trf *trf, int section, struct event *event);

/* Is the kept line one that does not hold any more: of a player, or record 172? */
bool trf_national_is_old(
	const struct event *event, int section, const struct trf_ranks *ranks, const char *line);

/*
 * Add the lines of the players who have none that holds, and record 172, by which of the two
 * ratings they are ranked, if anybody has a national one and no report has brought that record.
 */
enum status trf_national_say(const struct event *event, int section, const struct trf_ranks *ranks,
	struct trf *trf, int *room);

/* Does the line of a player, if he has one, bring this particular of his back? */
bool trf_national_carries(const struct event *event, const struct player *player,
	const struct trf_ranks *ranks, enum particular_id id);

/* When all other lines are there: a comment for each grade that does not follow from them. */
enum status trf_national_say_grades(
	const struct event *event, int section, struct trf *trf, int *room);

/* Whom a report shows as unrated by FIDE although he has a grade. */
void trf_national_tell(const struct event *event, int section, const struct report *report);

#endif
