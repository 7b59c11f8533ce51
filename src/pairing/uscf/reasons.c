/*
 * What all reasons of a US Chess draw need: players by their cards, a step added, a proof made.
 */
#include "uscf/reasons.h"

enum { PROOF_CARDS = 150 }; /* in larger fields only steps_of proves */

int uscf_reasons_player(const struct uscf_reasons *reasons, int card)
{
	return card < 0 ? PAIRING_NOBODY : reasons->seats.uscf.field.card[card].player;
}

struct pairing_step *uscf_reasons_tell(struct uscf_reasons *reasons, enum pairing_step_kind kind,
	const char *rule, int board, int card, int other)
{
	return step_list_add(&reasons->list, kind, rule, board, uscf_reasons_player(reasons, card),
		uscf_reasons_player(reasons, other));
}

bool uscf_reasons_proves(const struct uscf_reasons *reasons)
{
	return card_seats_whole(&reasons->seats.seats) &&
		(reasons->only >= 0 || reasons->seats.uscf.field.count <= PROOF_CARDS);
}

void uscf_reasons_prove(
	struct uscf_reasons *reasons, const struct pairing_pin *pin, struct pairing_proof *proof)
{
	const struct book_board board = {
		reasons->seats.uscf.input, reasons->seats.seats.draw, &reasons->score, NULL, 0, 0};

	if (book_trial(reasons->book, &board, pin, proof, NULL) != PAIRING_OK)
		reasons->list.failed = true;
}

bool uscf_reasons_need_best(struct uscf_reasons *reasons)
{
	if (!reasons->best_sought)
		reasons->best_status = pairing_best(
			reasons->book, reasons->seats.uscf.input, &reasons->best, NULL);
	reasons->best_sought = reasons->best_status != PAIRING_NO_MEMORY;
	return reasons->best_sought;
}
