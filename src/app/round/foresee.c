/* The draw with one thing more, or less, fixed by hand, and how it compares. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/position/position.h"
#include "app/round/hands.h"
#include "app/trial/clash.h"
#include "app/trial/trial.h"
#include "app/trial/verdict.h"
#include "app/words/words.h"

static enum status keep_boards(const struct translation *cards, const struct pairing_draw *draw,
	struct foreseen *foreseen, struct error *error)
{
	struct plain_board *boards = calloc((size_t)draw->count + 1, sizeof(*boards));

	if (!boards)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	for (int i = 0; i < draw->count; i++) {
		const struct pairing_board *from = &draw->boards[i];

		boards[i].white = cards->pin_of[from->white];
		boards[i].black = from->black == PAIRING_NOBODY ? 0 : cards->pin_of[from->black];
	}
	*foreseen = (struct foreseen){true, boards, draw->count, ""};
	return STATUS_OK;
}

static enum status foresee_draw(const struct app *app, const struct event *event,
	struct foreseen *foreseen, struct error *error)
{
	struct translation cards;
	struct trial *trial;
	struct foreseen none = {.drawn = false};
	enum pairing_status drawn;
	enum status status = translate_round(event, app->section, app_round(app), &cards, error);

	if (status != STATUS_OK)
		return status;
	drawn = trial_ask(&cards, &cards.input, &trial);
	if (drawn == PAIRING_OK)
		status = keep_boards(&cards, &trial->draw, foreseen, error);
	else if (drawn == PAIRING_NO_MEMORY)
		status = app_fail_plain(error, STATUS_NO_MEMORY);
	else if (clash_words(&cards, event, app->section, false, none.why, sizeof(none.why)) !=
		STATUS_OK)
		status = app_fail_plain(error, STATUS_NO_MEMORY);
	else
		*foreseen = none;
	trial_release(trial);
	translation_done(&cards);
	return status;
}

enum status app_foresee(struct app *app, const struct hand_change *changes, int count,
	struct foreseen *foreseen, struct error *error)
{
	const struct hands hands = {changes, count};
	struct action action;
	struct event event;
	enum status status = app_require_draft(app, error);

	if (status != STATUS_OK)
		return status;
	if (count == 0)
		return foresee_draw(app, app_event(app), foreseen, error);
	action_init(&action);
	status = hands_try(app, &hands, &event, &action, error);
	action_done(&action);
	if (status != STATUS_OK)
		return status;
	status = foresee_draw(app, &event, foreseen, error);
	event_done(&event);
	return status;
}

void foreseen_done(struct foreseen *foreseen)
{
	free(foreseen->boards);
	*foreseen = (struct foreseen){.drawn = false};
}

/* A draw by index, and whom it seats. */
struct seated {
	struct pairing_board *boards;
	int count;
	bool *here;
};

static void seated_done(struct seated *seated)
{
	free(seated->boards);
	free(seated->here);
}

static enum status seat(
	const struct translation *cards, const struct foreseen *foreseen, struct seated *seated)
{
	seated->boards = calloc((size_t)foreseen->count + 1, sizeof(*seated->boards));
	seated->here = calloc((size_t)cards->input.count + 1, sizeof(*seated->here));
	seated->count = foreseen->count;
	if (!seated->boards || !seated->here)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < foreseen->count; i++) {
		const struct plain_board *from = &foreseen->boards[i];
		const int white = translate_index(cards, from->white),
			  black = from->black ? translate_index(cards, from->black)
					      : PAIRING_NOBODY;

		if (white < 0 || (from->black && black < 0))
			return STATUS_BAD_INPUT;
		seated->boards[i] = (struct pairing_board){white, black};
		seated->here[white] = true;
		if (black >= 0)
			seated->here[black] = true;
	}
	return STATUS_OK;
}

/* Of those who could play, out are those whom neither of two draws seats. */
static enum status score_among(const struct translation *cards, const struct seated *one,
	const struct seated *other, const struct seated *draw, struct pairing_score *score)
{
	struct pairing_input input = translate_plain(cards);
	struct pairing_pin *outs = calloc((size_t)cards->input.count + 1, sizeof(*outs));
	const struct pairing_draw boards = {draw->boards, draw->count};
	enum pairing_status scored;

	if (!outs)
		return STATUS_NO_MEMORY;
	input.npins = 0;
	input.pins = outs;
	for (int i = 0; i < input.count; i++) {
		if (!input.players[i].absent && !one->here[i] && !other->here[i])
			outs[input.npins++] = (struct pairing_pin){
				PAIRING_PIN_OUT, i, PAIRING_NOBODY, PAIRING_NEUTRAL};
	}
	scored = pairing_score(cards->book, &input, &boards, score);
	free(outs);
	return translate_status(scored);
}

static bool same_terms(const struct pairing_score *a, const struct pairing_score *b)
{
	if (a->nterms != b->nterms)
		return false;
	for (int i = 0; i < a->nterms; i++) {
		if (a->terms[i].level != b->terms[i].level || a->terms[i].id != b->terms[i].id)
			return false;
	}
	return true;
}

static void scores_done(struct pairing_score scores[2])
{
	pairing_score_done(&scores[0]);
	pairing_score_done(&scores[1]);
}

static enum status score_both(const struct translation *cards, const struct seated *before,
	const struct seated *after, struct pairing_score scores[2])
{
	enum status status = score_among(cards, before, before, before, &scores[0]);

	if (status == STATUS_OK)
		status = score_among(cards, after, after, after, &scores[1]);
	if (status != STATUS_OK || same_terms(&scores[0], &scores[1]))
		return status;
	scores_done(scores);
	status = score_among(cards, before, after, before, &scores[0]);
	return status == STATUS_OK ? score_among(cards, before, after, after, &scores[1]) : status;
}

enum status app_verdict_foreseen(struct app *app, const struct foreseen *before,
	const struct foreseen *after, struct verdict *verdict, struct error *error)
{
	struct seated was = {NULL, 0, NULL}, is = {NULL, 0, NULL};
	struct pairing_score scores[2] = {{0}, {0}};
	struct position *position;
	int *pins = NULL, count;
	enum status status = position_of(app, &position, error);

	if (status != STATUS_OK)
		return status;
	count = position->cards.input.count;
	status = seat(&position->cards, before, &was);
	if (status == STATUS_OK)
		status = seat(&position->cards, after, &is);
	if (status == STATUS_OK)
		status = score_both(&position->cards, &was, &is, scores);
	if (status == STATUS_OK) {
		pins = malloc(((size_t)count + 1) * sizeof(*pins));
		status = pins ? STATUS_OK : STATUS_NO_MEMORY;
	}
	seated_done(&was);
	seated_done(&is);
	if (status != STATUS_OK) {
		scores_done(scores);
		return app_fail_plain(error, status);
	}
	memcpy(pins, position->cards.pin_of, (size_t)count * sizeof(*pins));
	*verdict = (struct verdict){
		.before = scores[0], .after = scores[1], .pins = pins, .count = count};
	verdict_compare(app, position->cards.book, verdict);
	return STATUS_OK;
}
