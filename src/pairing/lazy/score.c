/*
 * How lazy a draw is: the places of its choices in the order in which a lazy arbiter looks at the
 * cards. What is wrong with it is told by the rules of the CAA.
 */
#include "book/score_terms.h"
#include "caa/verdict.h"
#include "cards/colour.h"
#include "lazy/lazy.h"

struct reading {
	const struct card_seats *seats;
	struct score_draft *score;
	int level; /* of the term that is open; -2: none yet */
};

static bool take(void *context, int level, int card, int option)
{
	const struct reading *reading = context;

	return lazy_takes(reading->seats, level, card, option);
}

static void open_term(struct reading *reading, int level)
{
	const struct field *field = &reading->seats->field;

	reading->level = level;
	score_term_begin(reading->score,
		level < 0 ? PAIRING_TERM_LAZY_BYE : PAIRING_TERM_LAZY_CHOICES,
		level < 0 ? -1 : field->level[level].score);
}

static void note(void *context, int level, int place)
{
	struct reading *reading = context;

	if (level != reading->level)
		open_term(reading, level);
	score_term_value(reading->score, place);
}

bool lazy_colours_kept(const struct card_seats *seats, int card)
{
	const enum pairing_colour colour = lazy_colour(&seats->field, card, seats->opponent[card]);
	int number = 1;

	if (colour != PAIRING_NEUTRAL)
		return seats->given[card] == (int)colour;
	for (int c = 0; c < card; c++)
		number += seats->opponent[c] > c;
	return seats->tray > 0 || card_seats_colours_by_rank(seats, card, number);
}

/* Boards whose colours are not those that the higher-rated card asks for. */
static int colours_not_kept(const struct card_seats *seats)
{
	int n = 0;

	for (int c = 0; c < seats->field.count; c++)
		n += seats->opponent[c] > c && !lazy_colours_kept(seats, c);
	return n;
}

enum pairing_status lazy_add_score(const struct frame_draw *drawn, struct score_draft *score)
{
	const struct card_seats *seats = &drawn->seats;
	struct reading reading = {seats, score, -2};
	struct pairing_input plain = *drawn->input;
	struct caa_options options;
	enum pairing_status status;

	plain.options = NULL; /* it has none, those of the CAA are the usual ones */
	status = caa_options_read(&plain, &options, NULL);
	if (status != PAIRING_OK)
		return status;
	caa_verdict_add(seats, &options, score);
	score_legality(seats, score);
	if (!lazy_walk(&seats->field, take, note, &reading, NULL))
		return PAIRING_NO_MEMORY;
	score_term_add(score, PAIRING_TERM_LAZY_COLOURS, -1, colours_not_kept(seats));
	return PAIRING_OK;
}
