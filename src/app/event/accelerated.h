/*
 * Virtual points of a section: as its rows list them, or by the rule of Baku (FIDE C.04.7) where
 * its setting acceleration says so. By the rule they are worked out for each draw and become rows
 * when the round is published, so that it is judged by what held then.
 */
#ifndef APP_EVENT_ACCELERATED_H
#define APP_EVENT_ACCELERATED_H

#include <stdbool.h>

#include "core/edit.h"
#include "core/event.h"

/* The setting of a rule book, and the text of it that accelerates. */
#define ACCELERATION_SETTING "acceleration"
#define ACCELERATION_BY_BAKU "baku"

/* Is it accelerated by the rule of Baku? */
bool accelerated_by_rule(const struct event *event, int section);

/*
 * points2: the half points of each of the players for the draw of the round, 0 for most; pins: all
 * players of the section in the order of rank. Rounds up to `published` have the points of their
 * rows, and so has every round without the rule.
 *
 * By the rule, the upper group is that of the last published round. Before there is one it is the
 * first 2 * ceil(N / 4) of the N players who are there in round 1. A late entry belongs to it if he
 * ranks above its last player, so that its last player stays the same.
 */
void accelerated_round(const struct event *event, int section, int round, int published,
	const int *pins, int count, int *points2);

/*
 * The points that the rule gives for the draw become rows of the round; nothing without the rule.
 */
enum status accelerated_publish(
	const struct event *event, int section, int round, struct action *action);

/*
 * Rows for one who is seated in the published rounds from first to last though he was not in the
 * event when they were published: those of a late entry. Nothing without the rule.
 */
enum status accelerated_seat(const struct event *event, int section, int first, int last, int pin,
	struct action *action);

/* The rows of a round that is published no more go; nothing without the rule. */
enum status accelerated_unpublish(
	const struct event *event, int section, int round, struct action *action);

#endif
