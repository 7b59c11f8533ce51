/*
 * What the rules of US Chess say of two players, of a list of players and of the bye, counted
 * afresh from the records and the settings of a section: the other side of tests of what reasons
 * state.
 */
#ifndef SUPPORT_REFERENCE_US_FACTS_H
#define SUPPORT_REFERENCE_US_FACTS_H

#include "support/reference/us_record.h"

enum { US_PLAYERS_MOST = 64 };

/* What bars two from meeting: a sum. */
enum us_bar {
	US_BAR_MET = 1,
	US_BAR_TEAM = 2,
	US_BAR_REQUEST = 4,
	US_BAR_THIRD = 8,
	US_BAR_MATES = 16, /* team-mates whose group may need it (28N1 c, 28N2) */
	US_BAR_FORBIDDEN = 32,
};

/* 29E5f1: may nobody have a third colour running? */
bool us_thirds_barred(const struct us_section *section);

unsigned us_bars(const struct us_section *section, int a, int b);
int us_times_met(const struct us_section *section, int a, int b);
int us_round_met(const struct us_section *section, int a, int b); /* the last one; 0: none */

/* Can they all be paired with each other, nothing against any pair? */
bool us_pairable(const struct us_section *section, const int *list, int count);

/* How many of them are left over at least, where team-mates may meet in need. */
int us_fewest_left(const struct us_section *section, const int *list, int count);

/* Everybody of a score who takes part, in rank order; returns how many. */
int us_group(const struct us_section *section, int score, int *list);

/* The next score below this one that somebody has who takes part; -1: none. */
int us_score_below(const struct us_section *section, int score);

/* Does a leave their group before b (29D1a, 29D1c; with the setting `harkness` from the middle)? */
bool us_leaves_before(const struct us_section *section, int a, int b);

enum us_standing { US_RATED, US_UNRATED, US_NEW };

enum us_standing us_standing_of(const struct us_section *section, int i);

/* 28L3, 28L4: may he not have the bye? */
bool us_bye_barred(const struct us_section *section, int i);

/* Does a come before b by 28L2 and 28L5, whatever bars a? */
bool us_bye_before(const struct us_section *section, int a, int b);

/* Is the bye offered to a before b (28L)? */
bool us_bye_offered_before(const struct us_section *section, int a, int b);

#endif
