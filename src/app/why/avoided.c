/* Two who meet although they had better not, and what a draw would cost in which they do not. */
#include "config.h"

#include "app/why/avoided.h"

#include "app/trial/change.h"
#include "app/trial/trial.h"

/* What it would cost to part them; "": that is not known. */
static enum status put_cost(const struct position *position, const struct cast *cast,
	const struct pairing_violation *violation, char *text, size_t size)
{
	const struct pairing_score *then;
	struct trial *parted;
	enum pairing_status drawn =
		trial_apart(&position->cards, violation->player, violation->other, &parted);
	enum status status = STATUS_OK;
	int term;

	text[0] = '\0';
	if (drawn == PAIRING_NO_DRAW || drawn == PAIRING_BAD_INPUT)
		words_put(text, size, "no draw would be left");
	if (drawn == PAIRING_OK)
		drawn = trial_score(&position->cards, parted, TRIAL_SCORE_FIXED, &then);
	if (drawn == PAIRING_NO_MEMORY)
		status = STATUS_NO_MEMORY;
	else if (drawn == PAIRING_OK && pairing_score_compare(&position->score, then, &term) < 0)
		status = words_change_at(position, cast, &parted->draw, then, term, "", text, size);
	trial_release(parted);
	return status;
}

enum status why_avoided(const struct position *position, const struct cast *cast,
	const struct pairing_violation *violation, bool rules, bool tried, struct why_list *list)
{
	char one[WHO_SIZE], other[WHO_SIZE], why[AVOIDED_SIZE], cost[SENTENCE_SIZE] = "";
	char text[2 * SENTENCE_SIZE];
	enum status status = STATUS_OK;

	if (rules && tried)
		status = put_cost(position, cast, violation, cost, sizeof(cost));
	if (status != STATUS_OK)
		return status;
	words_who(cast->event, cast->section, cast->pins[violation->player], one);
	words_who(cast->event, cast->section, cast->pins[violation->other], other);
	words_put(text, sizeof(text), "Note: %s and %s meet, although %s (%s)%s%s.", one, other,
		words_avoided(cast, violation->rule, violation->player, violation->other, why),
		violation->rule,
		cost[0]         ? "; otherwise "
			: rules ? "; the rules have no better draw"
				: "",
		cost);
	return why_list_add(list, WHY_BROKEN, text);
}
