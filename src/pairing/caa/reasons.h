/*
 * The reasons of a CAA draw, group by group; caa/steps.c puts them together.
 */
#ifndef PAIRING_CAA_REASONS_H
#define PAIRING_CAA_REASONS_H

#include "book/step_list.h"
#include "caa/trial.h"

struct caa_reasons {
	struct card_seats seats;
	struct caa_options options;
	struct pairing_score score;
	struct caa_trial trial;
	struct step_list list;
	int *memory;
	int *half;  /* by card: place in its acting half */
	int *ideal; /* by card that acts as top: the bottom card at his own place */
	int *told;  /* by card: the step that says why it does not float down, -1 */
	int *group; /* by level: the first of the levels that floats of this draw join it with */
};

/* The proof from a trial with one pin more; its rule is `rule` when nothing is known. */
struct caa_reason caa_reasons_try(
	struct caa_reasons *reasons, const struct pairing_pin *pin, const char *rule);

/* A level's cards, and whether one must leave it. */
void caa_reasons_level(struct caa_reasons *reasons, int level);
/* Do two levels with a float between them share a colour excess? */
void caa_reasons_linked(struct caa_reasons *reasons, int upper, int lower);
/* The levels below that share this one's excess. */
void caa_reasons_all_linked(struct caa_reasons *reasons, int upper);
/* Who keeps his colour in the group of this level / what the group gives up. */
void caa_reasons_keeps(struct caa_reasons *reasons, int level);
void caa_reasons_given_up(struct caa_reasons *reasons, int level);
/* What is left of a level without its floaters. */
void caa_reasons_left(struct caa_reasons *reasons, int level);

/* Who floats from his level to `opponent` (or has the bye), and who was passed over. */
void caa_reasons_down(struct caa_reasons *reasons, int card);
void caa_reasons_up(struct caa_reasons *reasons, int card);

/* A board inside its level: places, the opponent by place, the mid-line. */
void caa_reasons_place(struct caa_reasons *reasons, int top, int bottom, int board);

/* Who has which colour on a board. */
void caa_reasons_colours(struct caa_reasons *reasons, int card, int other, int board);

#endif
