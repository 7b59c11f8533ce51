/* Clubs or schools by the points of their best players (US 28N; junior events). */
#ifndef CORE_TIES_TEAMS_H
#define CORE_TIES_TEAMS_H

#include "core/ties/standings.h"
#include "core/ties/working.h"

enum { TEAM_FIGURES = 4, TEAM_BEST_USUAL = 4 };

/* A player who may count for a team. */
struct team_member {
	const char *team; /* its name, not "" */
	int at;           /* the caller's: of equal points, who is lower here counts first */
	int points2;
	const struct ties_figure *figures; /* as many as are added up */
};

struct team {
	const struct team_member *members; /* the best first */
	int size;                          /* all of its players */
	int count;                         /* who count: at most the best so many */
	int points2;
	struct ties_figure figures[TEAM_FIGURES]; /* sums of those of who count */
};

struct teams {
	struct team *of; /* by points, then by the sums of the figures in their order, then name */
	int count;
	int nfigures;
};

/*
 * Puts the members in order, who stay the caller's and are kept. Names that differ in case alone
 * are one. Release with teams_done; STATUS_NO_MEMORY: nothing to release.
 */
enum status teams_make(
	struct team_member *members, int count, int nfigures, int best, struct teams *teams);
void teams_done(struct teams *teams);

const char *team_name(const struct team *team);
/* Below 0: the first one stands higher; 0: nothing but the name parts them. */
int team_compare(const struct team *one, const struct team *two);

/*
 * The tie-breaks of the standings that can be added up, by their places in the order; neither a
 * place among the tied nor a number by lot can. Returns how many.
 */
int teams_entries(const struct standings *standings, int entries[TEAM_FIGURES]);

#endif
