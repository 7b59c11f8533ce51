/*
 * Inside the generator of random tournaments: the tournament while it is made.
 *
 * Each question (how many, who is strong, who stays away, who wins ...) has a random sequence of
 * its own, so that one knob turned leaves the answers to the other questions as they were.
 */
#ifndef PAIRING_GENERATE_GENERATE_H
#define PAIRING_GENERATE_GENERATE_H

#include "pairing_generate.h"

enum generate_stream {
	STREAM_NUMBERS, /* what the ranges of the recipe become */
	STREAM_RATINGS,
	STREAM_CLUBS,
	STREAM_LATE,
	STREAM_WITHDRAWALS,
	STREAM_HALF_BYES,
	STREAM_ZERO_BYES,
	STREAM_PROHIBITED,
	STREAM_LOT,
	STREAM_FORFEITS,
	STREAM_RESULTS,
	STREAM_FULL_BYES,
	STREAM_SHORT_GAMES,
	STREAMS
};

/* The recipe with a number for each of its ranges; shares in hundredths of a per cent. */
struct generate_numbers {
	int players, rounds, draws, forfeits, double_forfeits;
	int half_byes, zero_byes, withdrawals, late_entries, clubs, prohibited;
	int full_byes, short_games;
};

struct generating {
	const struct pairing_recipe *recipe;
	struct generate_numbers numbers;
	uint64_t stream[STREAMS];
	struct pairing_tournament tournament;
};

/* Who takes part, and when: ratings, clubs, byes, prohibited pairs, the lot. */
enum pairing_status generate_entries(struct generating *making);

/* The results of the round that is drawn, into games and scores. */
void generate_results(struct generating *making, const struct pairing_draw *draw);

#endif
