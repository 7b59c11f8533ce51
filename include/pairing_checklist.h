/*
 * pairing_checklist.h - what a rule book looks at in the players' records before it draws: scores,
 * preferences for a colour, floats, the bye. Part of pairing.h, which includes it.
 */
#ifndef PAIRING_CHECKLIST_H
#define PAIRING_CHECKLIST_H

#include "pairing.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * How strong a preference for a colour is (FIDE C.04.3 1.7). Rule books that rank claims instead
 * know none.
 */
enum pairing_strength {
	PAIRING_STRENGTH_NONE,
	PAIRING_STRENGTH_MILD,
	PAIRING_STRENGTH_STRONG,
	PAIRING_STRENGTH_ABSOLUTE,
};

/*
 * What the Dutch system looks at in a player's record before it draws; of the other rule books what
 * stands on his card: score, due colour, floats, and whether CAA rule 6 bars the bye.
 */
struct pairing_entry {
	int player;              /* index in the input */
	int score;               /* as it counts: virtual points included where there are any */
	enum pairing_colour due; /* or preferred; neutral: none */
	enum pairing_strength strength;
	int difference;            /* whites - blacks */
	enum pairing_float float1; /* of the last round (pairing_floats); level in round 1 */
	enum pairing_float float2; /* of the one before */
	bool bye_barred;           /* may not have the bye of an odd field */
	bool bye_spared;           /* has it only when nobody else is left (CAA 6, Schools 4) */
};

/*
 * Everybody who takes part in the round, in the order in which the rule book looks at them: score,
 * then rank, or the lot of its setting `random`. PAIRING_BAD_INPUT as pairing_best(),
 * PAIRING_NO_MEMORY. The caller frees *entries.
 */
enum pairing_status pairing_checklist(const struct pairing_book *book,
	const struct pairing_input *input, struct pairing_entry **entries, int *count);

#ifdef __cplusplus
}
#endif

#endif
