/*
 * Compares the part of a draw that one board belongs to with the draw of the rules: what is worse.
 */
#include "config.h"

#include <string.h>

#include "app/position/draw_order.h"
#include "app/trial/change.h"
#include "app/trial/rings.h"
#include "app/why/hand.h"

enum { BOARDS_TOLD = 6 };

/* A ring of boards (trial/rings.h), and the draw of the rules with it. */
struct part {
	const struct event *event; /* as it is */
	const struct position *position;
	const struct rings *rings;
	int ring;
	struct pairing_score score; /* of that draw, by the rules alone */
	const struct pairing_score *best;
};

/* "board 3", "boards 3, 4 and 9", of many the first ones. */
static void list_boards(const struct part *part, char *text, size_t size)
{
	const struct seats *seats = &part->position->seats;
	int count = 0, named, told = 0;

	for (int i = 0; i < seats->count; i++)
		count += part->rings->of_a[i] == part->ring;
	named = count > BOARDS_TOLD ? BOARDS_TOLD : count;
	words_put(text, size, "board%s", count == 1 ? "" : "s");
	for (int i = 0; i < seats->count && told < named; i++) {
		const size_t used = strlen(text);

		if (part->rings->of_a[i] != part->ring)
			continue;
		told++;
		words_put(text + used, size - used, "%s %d",
			told == 1                                 ? ""
				: told == named && named == count ? " and"
								  : ",",
			seats_label(seats, part->event, seats->boards[i].number));
	}
	if (named < count)
		words_put(text + strlen(text), size - strlen(text), " and %d more", count - named);
}

static enum status score_part(struct part *part)
{
	const struct position *position = part->position;
	const struct pairing_input plain = translate_plain(&position->cards);
	struct pairing_draw mixed = {0};
	enum status status =
		rings_mix(&position->draw, &position->best->draw, part->rings, part->ring, &mixed);

	if (status == STATUS_OK)
		status = draw_sort(position->cards.book, position->cards.scores, &mixed);
	if (status == STATUS_OK)
		status = translate_status(
			pairing_score(position->cards.book, &plain, &mixed, &part->score));
	if (status == STATUS_OK)
		status = best_find_score(position, &part->best);
	pairing_draw_done(&mixed);
	return status;
}

/* draw: what the whole draw does worse, "": nothing. */
static enum status tell_part(const struct part *part, const char *draw, struct why_list *list)
{
	const struct pairing_score *best = part->best;
	char boards[96], change[SENTENCE_SIZE], text[2 * SENTENCE_SIZE];
	int term;
	const int order = pairing_score_compare(&part->score, best, &term);

	list_boards(part, boards, sizeof(boards));
	if (order == 0) {
		words_put(text, sizeof(text), "By %s alone the rules see no difference%s%s.",
			boards,
			draw[0] ? "; other boards make the draw worse than that of the rules: "
				: "",
			draw);
	} else if (order > 0) {
		app_term_words(best, &part->score, term, change, sizeof(change));
		words_put(text, sizeof(text),
			"By %s alone the draw is worse than that of the rules: %s.", boards,
			change);
	} else {
		words_settled(best, &part->score, term, change, sizeof(change));
		words_put(text, sizeof(text), "By %s alone the draw %s.", boards, change);
	}
	return why_list_add(list, WHY_COST, text);
}

enum status why_part_cost(const struct app *app, struct position *position, int board,
	struct why_list *list, bool *told)
{
	struct rings rings;
	char change[SENTENCE_SIZE];
	bool settled;
	enum status status = best_first_worse(position, &settled, change, sizeof(change));

	*told = false;
	if (status == STATUS_OK)
		status = rings_find(&position->draw, &position->best->draw,
			position->cards.input.count, &rings);
	if (status != STATUS_OK)
		return status;
	if (rings.count > 1 && rings.of_a[board - 1] >= 0) {
		struct part part = {.event = app_event(app),
			.position = position,
			.rings = &rings,
			.ring = rings.of_a[board - 1]};

		status = score_part(&part);
		if (status == STATUS_OK)
			status = tell_part(&part, settled ? "" : change, list);
		*told = status == STATUS_OK;
		pairing_score_done(&part.score);
	}
	rings_done(&rings);
	return status;
}
