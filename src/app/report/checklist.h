/*
 * The checklist of a round of a report: what the rules looked at, player by player in the order of
 * the draw, as pairing programs have always printed it.
 */
#ifndef APP_REPORT_CHECKLIST_H
#define APP_REPORT_CHECKLIST_H

#include "app/report/translate.h"
#include "core/record.h"

struct checklist_game {
	int opponent; /* starting number, 0: none */
	/* w b: played; + -: forfeit; U: bye of the draw; F H: byes on request; Z: absent */
	char code;
};

struct checklist {
	int round;                     /* the one that is drawn */
	int count;                     /* of players who take part */
	bool tenths;                   /* scores count in tenths, not in half points */
	struct pairing_entry *entries; /* in the order of the draw */
	int *numbers;                  /* entry -> starting number */
	struct checklist_game *games;  /* [entry * (round - 1) + round] */
	struct checklist_game *drawn;  /* by entry: his board of the draw; NULL: there is no draw */
};

/* Of the round that the field stands for. Release with checklist_done. */
enum status checklist_make(
	const struct pairing_book *book, const struct trf_field *field, struct checklist *list);

/*
 * The boards of a draw of the same field: w b, U for the bye. STATUS_NO_MEMORY: nothing is added.
 */
enum status checklist_add_draw(
	const struct trf_field *field, const struct pairing_draw *draw, struct checklist *list);

/* The score of an entry, "11.5", into the buffer. */
void checklist_points(const struct checklist *list, int entry, char buffer[16]);

void checklist_done(struct checklist *list);

#endif
