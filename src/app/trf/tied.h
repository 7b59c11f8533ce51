/* Comments on what decides among those who are tied: "play-off 3 1.5", "hand 3 2", "lot 3 7". */
#ifndef APP_TRF_TIED_H
#define APP_TRF_TIED_H

#include "core/particulars/particular.h"
#include "formats/trf.h"

/* The particular that such a comment is about; NULL: the word is none of these. */
const struct particular_field *trf_tied_field(const char *word);

/* *row becomes what the comment says; false: it says nothing that can be used. */
bool trf_tied_read(const struct particular_field *field, int section, int pin, const char *text,
	struct record *row);

/* The comments on a player; *room as in trf_comment_add. */
enum status trf_tied_say(
	const struct event *event, const struct player *player, struct trf *trf, int *room);

#endif
