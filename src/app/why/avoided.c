/* Two who meet although they had better not, and what a draw would cost in which they do not. */
#include "config.h"

#include "app/why/avoided.h"

#include <stdlib.h>
#include <string.h>

#include "app/trial/change.h"

/* A draw that parts them, and its score. */
struct parted {
	struct pairing_draw draw;
	struct pairing_score score;
};

static enum pairing_status draw_parted(const struct position *position,
	const struct pairing_violation *violation, struct parted *parted)
{
	const struct pairing_book *book = position->cards.book;
	struct pairing_input input = position->cards.input;
	struct pairing_apart *apart = malloc(((size_t)input.napart + 1) * sizeof(*apart));
	enum pairing_status status;

	if (!apart)
		return PAIRING_NO_MEMORY;
	for (int i = 0; i < input.napart; i++)
		apart[i] = input.apart[i];
	apart[input.napart++] =
		(struct pairing_apart){violation->player, violation->other, .forbidden = true};
	input.apart = apart;
	status = book->best(&input, &parted->draw, NULL);
	free(apart);
	if (status == PAIRING_OK)
		status = book->score(&position->cards.input, &parted->draw, &parted->score);
	return status;
}

/* What it would cost to part them; "": that is not known. */
static enum status put_cost(const struct position *position, const struct cast *cast,
	const struct pairing_violation *violation, char *text, size_t size)
{
	struct parted parted = {.score = {0}};
	const enum pairing_status drawn = draw_parted(position, violation, &parted);
	enum status status = drawn == PAIRING_NO_MEMORY ? STATUS_NO_MEMORY : STATUS_OK;
	int term;

	text[0] = '\0';
	if (drawn == PAIRING_OK &&
		pairing_score_compare(&position->score, &parted.score, &term) < 0)
		status = words_change_at(
			position, cast, &parted.draw, &parted.score, term, "", text, size);
	else if (drawn == PAIRING_NO_DRAW || drawn == PAIRING_BAD_INPUT)
		words_put(text, size, "no draw would be left");
	pairing_score_done(&parted.score);
	pairing_draw_done(&parted.draw);
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
