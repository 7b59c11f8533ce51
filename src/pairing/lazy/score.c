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
	struct pairing_score *score;
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
	score_term_begin(reading->score, level < 0 ? "lazy bye" : "lazy choices", "1",
		level < 0 ? -1 : field->level[level].score);
}

static void note(void *context, int level, int place)
{
	struct reading *reading = context;

	if (level != reading->level)
		open_term(reading, level);
	score_term_value(reading->score, place);
}

/* Boards whose colours are not those that the higher-rated card asks for. */
static int colours_not_kept(const struct card_seats *seats)
{
	const struct field *field = &seats->field;
	int n = 0, number = 0;

	for (int c = 0; c < field->count; c++) {
		const int other = seats->opponent[c];

		if (other <= c)
			continue;
		number++;
		const enum pairing_colour colour = lazy_colour(field, c, other);

		if (colour != PAIRING_NEUTRAL)
			n += seats->given[c] != (int)colour;
		else if (seats->tray == 0)
			n += !card_seats_colours_by_rank(seats, c, number);
	}
	return n;
}

static enum pairing_status fill(const struct card_seats *seats, struct pairing_score *score)
{
	const size_t n = (size_t)seats->field.count, levels = (size_t)seats->field.nlevels;
	struct reading reading = {seats, score, -2};
	struct caa_options options;
	enum pairing_status status = caa_options_read(seats->field.input, &options, NULL);

	if (status != PAIRING_OK)
		return status;
	/*
	 * a card may go down through every level, and choose in each; that is what the levels ask
	 */
	if (!score_make_room(score, SCORE_LEGALITY + levels + 3,
		    SCORE_LEGALITY + 3 + (n + 1) * (levels + 2), caa_verdict_room(seats)))
		return PAIRING_NO_MEMORY;
	caa_verdict_add(seats, &options, score);
	score_legality(seats, "6", score);
	if (!lazy_walk(&seats->field, take, note, &reading, NULL))
		return PAIRING_NO_MEMORY;
	score_term_add(score, "lazy colours", "11", -1, colours_not_kept(seats));
	return PAIRING_OK;
}

enum pairing_status lazy_score(const struct pairing_input *input, const struct pairing_draw *draw,
	struct pairing_score *score)
{
	struct pairing_score made = {0};
	struct card_seats seats;
	enum pairing_status status = lazy_seats_init(&seats, input, draw);

	if (status != PAIRING_OK)
		return status;
	status = score_hand_over(fill(&seats, &made), &made, score);
	card_seats_done(&seats);
	return status;
}
