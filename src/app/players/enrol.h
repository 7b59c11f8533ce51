/*
 * New players into the event, one or a whole list: their numbers, places, first rounds and booked
 * byes.
 */
#ifndef APP_PLAYERS_ENROL_H
#define APP_PLAYERS_ENROL_H

#include "app/event/faults.h"
#include "app/event/state.h"
#include "formats/csv.h"

struct enrolment {
	const struct player *players; /* PIN 0: to be given; enters 0 or 1: from the start */
	int count;
	const struct csv_booking *bookings; /* by index in players */
	int nbookings;
	int *pins;      /* what they got, in the order of players */
	bool namesakes; /* one who seems to be in the event already is another of that name */
	/*
	 * Not 0: they enter with games that they have played here as ones from outside, the first
	 * in this round, which is published (players/join.c).
	 */
	int joins;
	/*
	 * Of a list: where its entries stand, and where to tell all that is wrong with them. NULL:
	 * the first fault is the error.
	 */
	const struct csv_list *list;
	struct faults *faults;
};

/*
 * Before round 1 is published the section is renumbered in rank order, unless numbers were given on
 * purpose. Otherwise a new player has the next free number and a place by his grade, and enters in
 * the first round that is not published. Who has played here as one from outside is refused.
 */
enum status enrol(struct app *app, const struct enrolment *enrolment, struct action *action,
	struct error *error);

/* Is this a player the event can hold? */
enum status enrol_check(const struct player *player, struct error *error);

/*
 * Book a round for a player as the action has him so far. For a round that he missed before he
 * entered, he is taken to have been in from there: the rounds between are booked as zero-point
 * byes. *player gets the new first round.
 */
enum status enrol_book(const struct event *event, struct player *player, int round,
	enum booking_kind kind, struct action *action);

#endif
