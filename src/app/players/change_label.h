/* The label of a changed player in the journal. */
#ifndef APP_PLAYERS_CHANGE_LABEL_H
#define APP_PLAYERS_CHANGE_LABEL_H

#include "app/players/players.h"
#include "core/edit.h"

struct player_change {
	const struct player *old, *new;
	const struct app_particular *known; /* of his particulars as they are to be */
	int count;
	const char *reason; /* NULL: none */
};

/*
 * "Player changed: 5 Edwards (grade 1850, was 1800): he sits at the camera". The values of
 * particulars are named where there is room.
 */
void change_label(
	const struct event *event, const struct player_change *change, char label[LABEL_SIZE]);

#endif
