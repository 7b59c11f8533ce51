/*
 * A US Chess draw, finished or half-made, read group by group: what its score and its reasons are
 * counted from.
 */
#ifndef PAIRING_USCF_SEATS_H
#define PAIRING_USCF_SEATS_H

#include "cards/card_seats.h"
#include "uscf/switch.h"

struct uscf_seats {
	struct uscf uscf; /* blind; what it points to is that of the digest */
	struct card_seats seats;
	int bye; /* the first card that has the bye, or -1 */
};

/* Of a draw that has been read on the digest; both must outlive it. */
struct uscf_seats uscf_seats_of(const struct uscf *uscf, const struct card_seats *seats);

/* The colour that a card with an opponent has in the draw / has by 29E4 (neutral: by the board). */
enum pairing_colour uscf_seats_given(const struct uscf_seats *seats, int card);
enum pairing_colour uscf_seats_by_rule(const struct uscf_seats *seats, int card);

/*
 * The group as the draw has it: who has come down to it and whom they meet, who leaves it, who is
 * paired inside. *natural, if the draw seats everybody: whom those who came down should meet (the
 * highest in turn who is left) and, if one leaves, who should (-1: nobody can be named). Both live
 * in the arena.
 */
enum matching_status uscf_seats_group(const struct uscf_seats *seats, int level,
	struct arena *arena, struct uscf_choice *made, struct uscf_choice *natural);

/*
 * Whom the i-th of those who have come down should meet: the highest card of the level that is not
 * taken by those before him and with which nothing more is wrong than with the one he has.
 */
int uscf_seats_natural_opponent(
	const struct uscf_seats *seats, const struct uscf_choice *made, int i);

/*
 * What is counted (enum uscf_count, without colours) on a board, the higher card given: for whom
 * one meets who has come down, for who leaves a group, or for how a board is switched.
 */
typedef void uscf_seats_take(void *context, int card, const int64_t counts[USCF_COUNTS]);
enum matching_status uscf_seats_switches(
	const struct uscf_seats *seats, struct arena *arena, uscf_seats_take *take, void *context);

/* The counts of the whole draw (enum uscf_count), with the colours that its boards have. */
enum matching_status uscf_seats_count(
	const struct uscf_seats *seats, struct arena *arena, int64_t *counts);

#endif
