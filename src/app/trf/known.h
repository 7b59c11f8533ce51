/*
 * Comments on particulars that belong to the sporting record and for which a report has no field:
 * "estimate 3 yes", "school 3 Elmwood", "play-off 3 1.5"; of the event "organiser Ann Alder". What
 * is nobody's business but the organiser's (money, notes, family, membership, addresses) has none,
 * as a report is sent off.
 */
#ifndef APP_TRF_KNOWN_H
#define APP_TRF_KNOWN_H

#include "app/trf/national.h"
#include "core/particulars/particular.h"

/* The particular that a line is a comment on; NULL: it is none of these comments. */
const struct particular_field *trf_known_of_line(const char *line);

/*
 * *row becomes what the comment says; false: it says nothing that can be used. pin 0: no player's.
 */
bool trf_known_read(const struct particular_field *field, int section, int pin, const char *text,
	struct record *row);

/* The comments on event and section, and on a player; *room as in trf_comment_add. */
enum status trf_known_say(const struct event *event, int section, struct trf *trf, int *room);
enum status trf_known_say_player(const struct event *event, const struct player *player,
	const struct trf_ranks *ranks, struct trf *trf, int *room);

/* Of colours from another section, which no field says, other programs know nothing: a notice. */
void trf_known_tell(const struct event *event, int section, const struct report *report);

#endif
