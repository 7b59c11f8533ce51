/* Which absolute rule one board breaks, whatever the others are. */
#include "config.h"

#include "app/trial/breach.h"

enum pairing_status breach_of_board(const struct position *position,
	const struct pairing_input *input, struct pairing_board board, bool *broken,
	struct pairing_violation *violation)
{
	struct pairing_draw draw = {&board, 1};
	struct pairing_score score = {0};
	enum pairing_status status = pairing_score(position->cards.book, input, &draw, &score);

	*broken = false;
	for (int i = 0; status == PAIRING_OK && i < score.nviolations && !*broken; i++) {
		*violation = score.violations[i];
		*broken =
			pairing_is_broken(violation->kind) && violation->kind != PAIRING_BROKEN_PIN;
	}
	pairing_score_done(&score);
	return status;
}
