/*
 * The reasons of a CAA draw, group by group; caa_steps.c puts them together.
 */
#ifndef PAIRING_CAA_REASONS_H
#define PAIRING_CAA_REASONS_H

#include "caa_seats.h"
#include "step_list.h"

struct caa_reasons {
	struct caa_seats seats;
	struct pairing_score score;
	struct step_list list;
	int *half;  /* by card: place in its acting half */
	int *ideal; /* by card that acts as top: the bottom card at his own place */
};

/* The round in which two cards met, 0 if they have not. */
int caa_reasons_met(const struct field *field, int a, int b);

/* A level's cards, whether one must leave it, and the levels that share its colour excess. */
void caa_reasons_level(struct caa_reasons *reasons, int level);

/* Who floats from his level to `opponent` (or has the bye), and who was passed over. */
void caa_reasons_down(struct caa_reasons *reasons, int card);
void caa_reasons_up(struct caa_reasons *reasons, int card);

#endif
