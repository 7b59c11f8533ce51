/*
 * The draw on the board against the best draw with one thing more fixed.
 */
#include "caa/trial.h"

#include <stdlib.h>

#include "caa/best.h"
#include "caa/who.h"

/*
 * Cards of a group that is drawn afresh in any case: a few milliseconds. Larger ones mostly take no
 * more, but some take seconds: so they are given up after some effort (see struct caa_work), each
 * trial and all for one board.
 */
enum { GROUP_MOST = 100, TRIAL_EFFORT = 500000, BOARD_EFFORT = 1000000, CARD_EFFORT = 20 };

/* A draw that is compared with that on the board. */
struct tried {
	struct pairing_draw draw;
	struct pairing_score score;
};

static const struct caa_reason unknown = {
	.proof = {.passed = PAIRING_PASSED_UNKNOWN, .term = -1, .entry = -1}, .rule = ""};

void caa_trial_groups(const struct card_seats *seats, int *group)
{
	const struct field *field = &seats->field;
	int first = 0, far = 0;

	for (int k = 0; k < field->nlevels; k++) {
		const struct field_level *level = &field->level[k];

		if (k > far)
			first = far = k;
		for (int c = level->first; c < level->first + level->count; c++) {
			const int other = seats->opponent[c];

			if (other >= 0 && field->card[other].level > far)
				far = field->card[other].level;
		}
		group[k] = first;
	}
}

static int last_level(const struct caa_trial *trial, int level)
{
	const int nlevels = trial->seats->field.nlevels;

	while (level + 1 < nlevels && trial->group[level + 1] == trial->group[level])
		level++;
	return level;
}

/* Another draw on the same digest, which has been read. */
static enum pairing_status score_seats(
	const struct caa_trial *trial, const struct card_seats *seats, struct pairing_score *score)
{
	struct frame_draw drawn = *trial->drawn;

	drawn.seats = *seats;
	return frame_score_drawn(&drawn, score);
}

static enum pairing_status find_best(const struct caa_trial *trial,
	const struct pairing_input *input, struct caa_work *work, struct pairing_draw *draw)
{
	return frame_best(trial->drawn->book, input, work, draw, NULL);
}

enum pairing_status caa_trial_init(struct caa_trial *trial, const struct frame_draw *drawn,
	const struct pairing_score *score, int64_t work_most)
{
	const struct caa *caa = drawn->digest;
	const struct card_seats *seats = &drawn->seats;
	const struct field *field = &seats->field;
	enum pairing_status status;

	*trial = (struct caa_trial){.drawn = drawn,
		.seats = seats,
		.options = &caa->options,
		.score = score,
		.work_most = work_most,
		.effort = work_most > 0 ? 0 : BOARD_EFFORT,
		.part.from = -1};
	/* where rule 40 holds a group of levels is not drawn best on its own */
	if (field->count == 0 || caa_spares_any(field, trial->options) || !card_seats_whole(seats))
		return PAIRING_OK;
	status = find_best(trial, field->input, NULL, &trial->best);
	if (status != PAIRING_OK)
		return status == PAIRING_NO_MEMORY ? status : PAIRING_OK;
	trial->group = malloc((size_t)field->nlevels * sizeof(*trial->group));
	if (!trial->group || !card_seats_init(&trial->best_seats, field, &trial->best))
		return PAIRING_NO_MEMORY;
	status = score_seats(trial, &trial->best_seats, &trial->best_score);
	if (status != PAIRING_OK)
		return status;
	caa_trial_groups(&trial->best_seats, trial->group);
	trial->is_best = pairing_score_compare(score, &trial->best_score, NULL) == 0;
	trial->open = true;
	return PAIRING_OK;
}

void caa_trial_done(struct caa_trial *trial)
{
	caa_part_done(&trial->part);
	pairing_score_done(&trial->best_score);
	card_seats_done(&trial->best_seats);
	pairing_draw_done(&trial->best);
	free(trial->group);
	*trial = (struct caa_trial){0};
}

static void tried_done(struct tried *tried)
{
	pairing_draw_done(&tried->draw);
	pairing_score_done(&tried->score);
}

/* The draw that has the part's boards in the part and the best draw's outside of it, scored. */
static enum pairing_status score_joined(
	const struct caa_trial *trial, const struct pairing_draw *part, struct tried *tried)
{
	const struct field *field = &trial->seats->field;
	struct pairing_draw draw = {malloc(((size_t)field->count + 1) * sizeof(*draw.boards)), 0};
	enum pairing_status status = PAIRING_NO_MEMORY;
	struct card_seats seats;

	if (!draw.boards)
		return status;
	for (int i = 0; i < part->count; i++) {
		const struct pairing_board *board = &part->boards[i];

		draw.boards[draw.count++] = (struct pairing_board){trial->part.whole[board->white],
			board->black < 0 ? PAIRING_NOBODY : trial->part.whole[board->black]};
	}
	for (int i = 0; i < trial->best.count; i++)
		if (trial->part.part_of[trial->best.boards[i].white] < 0)
			draw.boards[draw.count++] = trial->best.boards[i];
	pairing_draw_order(field->input, &draw);
	if (card_seats_init(&seats, field, &draw)) {
		status = score_seats(trial, &seats, &tried->score);
		card_seats_done(&seats);
	}
	tried->draw = draw;
	return status;
}

/* The best draw of a part; false when the search was given up. */
static bool draw_part(struct caa_trial *trial, const struct pairing_input *input,
	struct pairing_draw *draw, enum pairing_status *status)
{
	int64_t effort = trial->effort < TRIAL_EFFORT ? trial->effort : TRIAL_EFFORT;
	struct caa_work work = {.method = CAA_USUAL, .effort = &effort};

	trial->work += (int64_t)input->count * input->count;
	if (input->count <= GROUP_MOST) {
		*status = find_best(trial, input, NULL, draw);
		return true;
	}
	trial->effort -= effort + (int64_t)CARD_EFFORT * input->count;
	*status = find_best(trial, input, &work, draw);
	if (effort > 0)
		trial->effort += effort;
	return effort >= 0;
}

/*
 * The best draw with the pin that leaves the levels outside from..to alone. PAIRING_NO_DRAW: there
 * is none. *known is false when it was not found out.
 */
static enum pairing_status score_pinned(struct caa_trial *trial, const struct pairing_pin *pin,
	int from, int to, struct tried *tried, bool *known)
{
	struct pairing_draw draw = {0};
	struct pairing_input input;
	struct pairing_pin *mine;
	enum pairing_status status;

	if (trial->part.from != from || trial->part.to != to) {
		caa_part_done(&trial->part);
		trial->part.from = -1;
		if (!caa_part_init(&trial->part, &trial->seats->field, from, to)) {
			trial->part.from = -1;
			return PAIRING_NO_MEMORY;
		}
	}
	input = trial->part.input;
	mine = &trial->part.pins[input.npins++];
	*mine = *pin;
	mine->player = trial->part.part_of[pin->player];
	if (pin->kind == PAIRING_PIN_BOARD)
		mine->other = trial->part.part_of[pin->other];
	if (mine->player < 0 || (pin->kind == PAIRING_PIN_BOARD && mine->other < 0))
		return PAIRING_NO_DRAW;
	*known = draw_part(trial, &input, &draw, &status);
	if (!*known)
		return PAIRING_OK;
	if (status != PAIRING_OK)
		return status == PAIRING_NO_MEMORY ? status : PAIRING_NO_DRAW;
	status = score_joined(trial, &draw, tried);
	pairing_draw_done(&draw);
	return status;
}

static void name_entry(const struct caa_trial *trial, const struct pairing_score *then, int index,
	struct caa_reason *reason)
{
	const struct pairing_term *term = &trial->score->terms[index];
	const struct pairing_difference difference =
		pairing_score_difference(trial->score, then, index);

	reason->proof.term = index;
	reason->rule = term->rule;
	reason->proof.entry = difference.entry;
	reason->proof.before = difference.before;
	reason->proof.after = difference.after;
	if (pairing_term_row(term->id)->record == PAIRING_RECORD_FLOATS && difference.entry == 0)
		reason->rule = pairing_term_goes_down(term->id) ? "20 a" : "21 a";
}

/* Has it the bye of the best draw and as many cards that leave each level? */
static bool keeps_floats(const struct caa_trial *trial, const struct pairing_score *then)
{
	enum pairing_term_id id;
	int term;

	if (pairing_score_compare(&trial->best_score, then, &term) == 0)
		return true;
	id = trial->best_score.terms[term].id;
	return id != PAIRING_TERM_BYE_AGAIN && id != PAIRING_TERM_BYE && id != PAIRING_TERM_FLOATS;
}

/* Who makes the difference. */
static enum pairing_status name_who(const struct caa_trial *trial, const struct tried *then,
	const struct pairing_pin *pin, int term, struct pairing_who *who)
{
	const struct pairing_change change = {
		trial->seats->draw, &then->draw, trial->score, &then->score, term, pin};
	struct card_seats seats;
	struct who_draws draws;
	enum pairing_status status;

	if (!card_seats_init(&seats, &trial->seats->field, &then->draw))
		return PAIRING_NO_MEMORY;
	draws = who_draws(trial->seats, &seats, &change);
	status = caa_who_seats(trial->options, &draws, who);
	card_seats_done(&seats);
	return status;
}

static enum pairing_status compare(const struct caa_trial *trial, const struct tried *then,
	const struct pairing_pin *pin, struct caa_reason *reason)
{
	int term;
	const int order = pairing_score_compare(trial->score, &then->score, &term);
	enum pairing_status status;

	if (order == 0)
		return PAIRING_OK;
	reason->proof.passed = order < 0 ? PAIRING_PASSED_WORSE : PAIRING_PASSED_BETTER;
	name_entry(trial, &then->score, term, reason);
	status = name_who(trial, then, pin, term, &reason->who);
	if (reason->who.rule != 0)
		reason->rule = caa_avoid_text(reason->who.rule);
	return status;
}

/*
 * Behind score_pinned of all levels, which has found no draw: is there none even if nothing is
 * fixed but the pin? Then the rules are to blame, else what the arbiter has fixed.
 */
static enum pairing_status blame(struct caa_trial *trial, struct caa_reason *reason)
{
	struct pairing_input input = trial->part.input;
	const bool fixed = input.npins > 0 || input.napart > 0;
	struct pairing_draw draw = {0};
	enum pairing_status status = PAIRING_NO_DRAW;

	input.pins = &trial->part.pins[input.npins];
	input.npins = 1;
	input.napart = 0;
	if (fixed && !draw_part(trial, &input, &draw, &status))
		return PAIRING_OK;
	pairing_draw_done(&draw);
	if (status == PAIRING_NO_MEMORY)
		return status;
	*reason = unknown;
	reason->proof.passed =
		status == PAIRING_OK ? PAIRING_PASSED_UNKEPT : PAIRING_PASSED_ILLEGAL;
	reason->rule = status == PAIRING_OK ? "" : "1";
	return PAIRING_OK;
}

/* No draw with the pin has the floats of the best one: is there one with others? */
static enum pairing_status try_all_levels(
	struct caa_trial *trial, const struct pairing_pin *pin, struct caa_reason *reason)
{
	const struct field *field = &trial->seats->field;
	struct tried then = {{0}, {0}};
	enum pairing_status status;
	bool known = true;

	if (field->count > GROUP_MOST) {
		*reason = unknown;
		if (trial->is_best) {
			reason->proof.passed = PAIRING_PASSED_FLOATS;
			reason->rule = "9-11";
		}
		return PAIRING_OK;
	}
	status = score_pinned(trial, pin, 0, field->nlevels - 1, &then, &known);
	if (!known)
		return PAIRING_OK;
	if (status == PAIRING_OK)
		status = compare(trial, &then, pin, reason);
	tried_done(&then);
	return status == PAIRING_NO_DRAW ? blame(trial, reason) : status;
}

enum pairing_status caa_trial_pin(
	struct caa_trial *trial, const struct pairing_pin *pin, struct caa_reason *reason)
{
	const struct field *field = &trial->seats->field;
	struct tried then = {{0}, {0}};
	enum pairing_status status;
	int from, to, level;
	bool known = true;

	*reason = unknown;
	if (!trial->open || (trial->work_most > 0 && trial->work >= trial->work_most))
		return PAIRING_OK;
	level = field->card[field->card_of[pin->player]].level;
	from = trial->group[level];
	to = last_level(trial, level);
	if (trial->effort <= 0 &&
		field->level[to].first + field->level[to].count - field->level[from].first >
			GROUP_MOST)
		return PAIRING_OK;
	status = score_pinned(trial, pin, from, to, &then, &known);
	if (!known)
		return PAIRING_OK;
	if (status == PAIRING_OK && keeps_floats(trial, &then.score))
		status = compare(trial, &then, pin, reason);
	else if (status == PAIRING_OK || status == PAIRING_NO_DRAW)
		status = try_all_levels(trial, pin, reason);
	tried_done(&then);
	return status;
}

int caa_trial_least(const int due[3])
{
	const int white = due[PAIRING_WHITE], black = due[PAIRING_BLACK];
	const int excess = white > black ? white - black : black - white;
	const int odd = (white + black + due[PAIRING_NEUTRAL]) % 2;
	const int left = excess - due[PAIRING_NEUTRAL] - odd;

	return left > 0 ? left / 2 : 0;
}

struct caa_reason caa_trial_count(const struct caa_trial *trial, int a, int b)
{
	const struct field *field = &trial->seats->field;
	const struct field_card *one = &field->card[a], *two = &field->card[b];
	struct caa_reason reason = unknown;
	const struct pairing_term *transfers =
		pairing_score_term(trial->score, PAIRING_TERM_TRANSFERS);
	int due[3] = {0, 0, 0}, now = 0, least;

	if (!trial->open || !trial->is_best)
		return reason;
	for (int k = trial->group[one->level]; k <= last_level(trial, one->level); k++) {
		for (int c = field->level[k].first;
			c < field->level[k].first + field->level[k].count; c++) {
			due[field->card[c].claim.due] += c != a && c != b;
			now += card_seats_transferred(&trial->best_seats, c);
		}
	}
	least = caa_trial_least(due) +
		(one->claim.due != PAIRING_NEUTRAL && one->claim.due == two->claim.due);
	if (least <= now)
		return reason;
	reason.rule = transfers->rule;
	reason.proof = (struct pairing_proof){.passed = PAIRING_PASSED_AT_LEAST,
		.term = (int)(transfers - trial->score->terms),
		.before = (int)trial->score->values[transfers->first]};
	reason.proof.after = reason.proof.before + least - now;
	return reason;
}
