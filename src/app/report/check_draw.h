/* The draw of a round as a report has it, beside the one of the rule book. */
#ifndef APP_REPORT_CHECK_DRAW_H
#define APP_REPORT_CHECK_DRAW_H

#include "app/report/check.h"
#include "app/report/translate.h"
#include "pairing.h"

struct check_theirs {
	struct pairing_board *boards;
	int count;
	bool *uncoloured; /* board: the report gives no colours (a forfeit) */
	int *board_of;    /* card -> board, -1: none */
};

/* The boards by card. */
enum status check_draw_theirs(
	const struct trf_field *field, int round, struct check_theirs *theirs);
void check_theirs_done(struct check_theirs *theirs);

/* The same pairs, and the same colours where the report has any. */
bool check_draw_same(const struct pairing_draw *ours, const struct check_theirs *theirs);

struct check_judge {
	const struct pairing_book *book;
	const struct trf_field *field; /* with the input of the round */
	bool tenths;                   /* scores count in tenths, for which there are no words */
};

/*
 * What tells two draws apart that are not the same; ours NULL: there is none by the rules. Fills
 * the round but its number, its rule is "" before; release with check_draw_done, on failure as
 * well.
 */
enum status check_draw_judge(const struct check_judge *judge, const struct pairing_draw *ours,
	const struct check_theirs *theirs, struct check_round *round);
void check_draw_done(struct check_round *round);

#endif
