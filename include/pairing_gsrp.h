/*
 * pairing_gsrp.h - what club evenings are drawn by: the score of a record, and the ordered list of
 * who is here. Part of pairing.h, which includes it.
 */
#ifndef PAIRING_GSRP_H
#define PAIRING_GSRP_H

#include "pairing.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Global score relative percentage of a record: 100 x (score + ½) / (games + 1), rounded to tenths
 * (500 without a game). Games are those played and those defaulted, the score is theirs.
 */
struct pairing_gsrp {
	int tenths;
	int games;
	int score; /* half points */
};

struct pairing_gsrp pairing_gsrp_of(const struct pairing_game *games, int count);

/*
 * Tonight's ordered list of a club evening (its rules A and B): the players who are neither absent
 * nor pinned out, by index. `players` has room for input->count. PAIRING_BAD_INPUT,
 * PAIRING_NO_MEMORY: nothing written.
 */
enum pairing_status pairing_gsrp_list(const struct pairing_input *input, int *players, int *count);

#ifdef __cplusplus
}
#endif

#endif
