/*
 * Standings: points, then the tie-breaks of the section, then nothing: who is equal in all shares
 * the rank.
 */
#ifndef CORE_TIES_STANDINGS_H
#define CORE_TIES_STANDINGS_H

#include "core/ties/setting.h"
#include "core/ties/table.h"

struct standing {
	int pin, points2, rank;
	int player; /* index in the table */
	/* he counts for nobody: `rank` is his line alone, and his games would give him void2 */
	bool is_void;
	int void2;
};

struct standings {
	/* first to last; who shares a rank in rank order; who counts for nobody behind all */
	struct standing *rows;
	int count;
	int through; /* points are those of rounds 1..through */
	/*
	 * The tie-breaks are those after this round: `through`, or while that is being played the
	 * last complete one. Then points alone rank.
	 */
	int counted;
	struct ties_setting setting;
	struct ties_table table; /* after `counted` rounds */
};

/*
 * After the published rounds 1..through of a section, by its own setting or (not NULL) by another
 * one. Release with standings_done. STATUS_NO_MEMORY: nothing to release.
 */
enum status standings_make(const struct event *event, int section, int through,
	const struct ties_setting *setting, struct standings *standings);
void standings_done(struct standings *standings);

/* Is its last round being played, so that points and tie-breaks are not of the same round? */
bool standings_is_live(const struct standings *standings);

/* Has another row the rank of this one? */
bool standings_is_shared(const struct standings *standings, int i);

#endif
