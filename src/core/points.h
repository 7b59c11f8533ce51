/*
 * What a result is worth: 1, ½ and 0, or what the section says.
 *
 * The section's text names what differs from the usual by the letters of a tournament report
 * (record 162), such as "W=3 D=1 P=1"; a value has at most one decimal, 0 or 5:
 *
 *	W  win, also by default, and a full-point bye     D  draw, half-point bye
 *	L  loss over the board                            A  absent, loss by default
 *	P  the bye of the draw; without it the points of a win (in club seasons and all-play-alls
 *	   nothing)
 */
#ifndef CORE_POINTS_H
#define CORE_POINTS_H

#include "core/event.h"

struct points { /* in half points */
	int win2, draw2, loss2, absent2, bye2;
};

enum { POINTS2_MOST = 198 };

/* False, and nothing written, if the text says something else. */
bool points_parse(const char *text, struct points *points);

/* Values within 0..POINTS2_MOST as a section has them; empty for the usual ones. */
void points_write(const struct points *points, char text[POINTS_SIZE]);

bool points_same(const struct points *one, const struct points *other);

/* The usual ones for a section that is not there or says nonsense. */
struct points points_of_section(const struct event *event, int section);

int points_of_result(const struct points *points, enum result result, enum colour side);
int points_of_booking(const struct points *points, enum booking_kind kind);

/*
 * "2", "2½", "½", "1.5" or "2.0" in half points; false, and nothing written: it is something else.
 */
bool points_read(const char *text, int *points2);

/* Why nobody plays for such points, as a sentence ("A win is worth less ..."); NULL: one may. */
const char *points_fault(const struct points *points);
/* What is more likely a slip of the pen than meant, as a sentence; NULL: nothing. */
const char *points_doubt(const struct points *points);

/* "3", "0.5" into buffer; returns buffer. */
const char *points_decimal(int points2, char buffer[16]);

#endif
