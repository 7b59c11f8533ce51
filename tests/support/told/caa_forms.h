/* The forms of the sentences on a board of a CAA draw, each with the check that it is true. */
#ifndef SUPPORT_TOLD_CAA_FORMS_H
#define SUPPORT_TOLD_CAA_FORMS_H

#include "support/told/told.h"

extern struct told_form caa_forms[];
extern const int caa_forms_count;

/* Levels, and what a group of them gives up. */
void caa_said_level(const struct told *told);
void caa_said_level_of_one(const struct told *told);
void caa_said_level_without_colour(const struct told *told);
void caa_said_linked(const struct told *told);
void caa_said_keeps(const struct told *told);
void caa_said_all_keep(const struct told *told);
void caa_said_count_asks(const struct told *told);
void caa_said_no_draw_gives(const struct told *told);
void caa_said_left(const struct told *told);
void caa_said_natural(const struct told *told);

/* Floats, the bye, who was passed over. */
void caa_said_goes_down(const struct told *told);
void caa_said_comes_up(const struct told *told);
void caa_said_bye(const struct told *told);
void caa_said_passed_met(const struct told *told);
void caa_said_passed_goes(const struct told *told);
void caa_said_passed_barred(const struct told *told);
void caa_said_passed_spared(const struct told *told);
void caa_said_passed(const struct told *told);
void caa_said_stands_himself(const struct told *told);
void caa_said_passed_himself(const struct told *told);
void caa_said_passed_alike(const struct told *told);
void caa_said_more(const struct told *told);

/* A board of one level, and its colours. */
void caa_said_place(const struct told *told);
void caa_said_crosses(const struct told *told);
void caa_said_weaker(const struct told *told);
void caa_said_equal(const struct told *told);
void caa_said_lot(const struct told *told);
void caa_said_avoided(const struct told *told);
void caa_said_random(const struct told *told);

/* One who keeps his colour; the games of the two where these alone tell one from the other. */
#define CAA_KEEPS \
	"%pa keeps his colour: his claim (difference %dd, %tr{p:|, 1 game|, %dm games}) is stronger than that of %pb{q:| (1 game)| (%dk games)} (16)."
void caa_check_games(
	const struct told *told, const struct fact_card *one, const struct fact_card *two);
/* Does he keep his due colour, with a stronger claim than the other? */
bool caa_keeps(const struct told *told, int card, int other);

/* The same by parts, for a deal (caa_deal.c). */
void caa_said_leaves(const struct told *told);
/*
 * v, z, q, h, r: of the cards of a level that are left to be seated, who go down or have the bye,
 * and of how many of these it is fixed.
 */
struct caa_leaving {
	int left, down, fixed;
};
void caa_check_leave(const struct told *told, struct caa_leaving leaving);
/* Do all cards of a level of several go down, none of them to the bye? */
bool caa_all_go(const struct round_facts *facts, int level);
/* Is it fixed by hand that he floats this way? */
bool caa_is_sent(const struct told *told, int card, enum pairing_pin_kind way);
/*
 * x, y: their places in the halves of those who are left; returns who stands at his own place, -1:
 * the other does.
 */
int caa_check_place(const struct told *told, int card, int other);
int caa_ideal(const struct told *told, int card, int other);
/* His place in the top half, from 1; 0: he is none of it. */
int caa_place_top(const struct told *told, int card);
/* Why he does not meet the one of his own place: e 1 met, 2 what it would cost; q to be avoided. */
void caa_check_ideal(const struct told *told, int card, int ideal);

/* They are to be kept apart: 0 of this club, 1 for half-point byes in round 1, 2 for a default. */
void caa_check_avoided(const struct told *told, int a, int b, int why, const char *club);

/* Where the cards of a level stand: the first below the mid-line, and the i-th in a search. */
int caa_line(const struct round_facts *facts, int level);
int caa_place_down(const struct round_facts *facts, int card);
int caa_sought_down(const struct round_facts *facts, int level, int place);

/* The levels that floats join with this one. */
struct caa_joined {
	int from, to, first, end; /* levels, cards */
};
struct caa_joined caa_join(const struct round_facts *facts, int level);

#endif
