/* The colours by which a score group settles its odd players, with one and with another. */
#include "uscf_settled.h"

#include <string.h>

#include "uscf_score.h"

/* The choice with the other one in place of the card. MATCHING_NONE: there is none. */
static enum matching_status replace(const struct uscf_plan *plan, const struct uscf_choice *made,
	int card, int instead, struct uscf_choice *other)
{
	bool opponent = false;

	if (!uscf_choice_init(plan, made->level, made->floats, made->nfloats, other))
		return MATCHING_NO_MEMORY;
	other->ndrops = made->ndrops;
	for (int i = 0; i < made->nfloats; i++) {
		other->opponent[i] = made->opponent[i] == card ? instead : made->opponent[i];
		opponent = opponent || made->opponent[i] == card;
		if (made->opponent[i] == instead)
			return MATCHING_NONE;
	}
	if (opponent)
		return made->ndrops > 1 ? MATCHING_NONE : uscf_choice_drop(plan, other);
	for (int i = 0; i < made->ndrops; i++) {
		other->drops[i] = made->drops[i] == card ? instead : made->drops[i];
		if (made->drops[i] == instead)
			return MATCHING_NONE;
	}
	uscf_choice_fill(plan, other);
	return MATCHING_OK;
}

static void put_proof(const struct pairing_score *score, const int64_t *now, const int64_t *then,
	int proof[BOOK_PROOF])
{
	int i = 0;

	while (i <= USCF_UNALTERED && now[i] == then[i])
		i++;
	if (i > USCF_UNALTERED || now[i] > then[i])
		return;
	for (int term = 0; term < score->nterms; term++) {
		if (strcmp(score->terms[term].name, uscf_count_name((enum uscf_count)i)) != 0)
			continue;
		proof[0] = PAIRING_PASSED_SETTLED;
		proof[1] = term;
		proof[2] = 0;
		proof[3] = (int)now[i];
		proof[4] = (int)then[i];
	}
}

bool uscf_settled(const struct uscf_seats *seats, const struct pairing_score *score, int level,
	int card, int instead, struct arena *arena, int proof[BOOK_PROOF])
{
	struct uscf_memo memo = {.next = 0};
	const struct uscf_plan plan = {&seats->uscf, arena, seats->bye, &memo, NULL, false};
	struct uscf_choice made, natural, other;
	int64_t now[USCF_COUNTS], then[USCF_COUNTS];
	enum matching_status status = uscf_seats_group(seats, level, arena, &made, &natural);

	if (status == MATCHING_OK && natural.ndrops < 0)
		return true;
	if (status == MATCHING_OK)
		status = replace(&plan, &made, card, instead, &other);
	if (status == MATCHING_OK)
		status = uscf_choice_counts(&plan, &natural, &made, now);
	if (status == MATCHING_OK)
		status = uscf_choice_counts(&plan, &natural, &other, then);
	if (status == MATCHING_OK)
		put_proof(score, now, then, proof);
	return status != MATCHING_NO_MEMORY;
}
