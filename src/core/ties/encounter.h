/* Direct encounter: the games among players who are tied (C.07 6). */
#ifndef CORE_TIES_ENCOUNTER_H
#define CORE_TIES_ENCOUNTER_H

#include "core/ties/working.h"

/*
 * Puts group[0..count-1], players by index, into the order that their games among themselves give,
 * the best first, and levels[i] = 1.. by place: who could not be parted shares a level. Players who
 * share one keep their order. STATUS_NO_MEMORY: the group is in some order.
 */
enum status ties_encounter(
	const struct ties_field *field, bool forfeits_played, int *group, int count, int *levels);

/*
 * The working of one of the group: a part for every other one, with the games between them and
 * own2 the points in all of these, in half points.
 */
void ties_encounter_working(const struct ties_field *field, bool forfeits_played, const int *group,
	int count, int player, struct ties_working *working);

#endif
