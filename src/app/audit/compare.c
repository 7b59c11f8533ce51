/* The draw of a round against the engine's. */
#include "config.h"

#include "app/audit/compare.h"

#include <stdlib.h>
#include <string.h>

#include "app/position/draw_order.h"
#include "app/position/position.h"
#include "app/repair/since.h"
#include "app/round/today.h"
#include "app/trial/best_draw.h"
#include "app/trial/change.h"
#include "app/trial/rings.h"
#include "app/words/gains.h"
#include "core/season.h"
#include "core/vocabulary.h"

/* Both draws and their scores, neither knowing what was fixed by hand. */
struct comparing {
	struct app *app;
	struct position *position;
	struct pairing_input plain;
	struct pairing_score mine;
	const struct pairing_score *engines; /* position->best has it */
	struct rings rings; /* of_a: of the draw on the board, of_b: of the engine's */
	struct comparison *made;
};

const char *compare_answer_name(enum compare_answer answer)
{
	static const char *const names[] = {[COMPARE_SAME] = "same",
		[COMPARE_EQUAL] = "equal",
		[COMPARE_WORSE] = "worse",
		[COMPARE_BETTER] = "better",
		[COMPARE_SETTLED] = "better by score alone",
		[COMPARE_UNFINISHED] = "not complete"};

	return names[answer];
}

const char *compare_answer_words(enum compare_answer answer)
{
	static const char *const words[] = {[COMPARE_SAME] = "is the same as",
		[COMPARE_EQUAL] = "is as good as",
		[COMPARE_WORSE] = "is worse than",
		[COMPARE_BETTER] = "is better than",
		[COMPARE_SETTLED] = "scores better, but settles less first, than",
		[COMPARE_UNFINISHED] = "is not complete, unlike"};

	return words[answer];
}

void comparison_done(struct comparison *comparison)
{
	free(comparison->mine);
	free(comparison->engines);
	free(comparison->rings);
	reasons_done(&comparison->unkept);
	reasons_done(&comparison->broken);
	reasons_done(&comparison->notes);
	reasons_done(&comparison->since);
	memset(comparison, 0, sizeof(*comparison));
}

static enum status put_boards(const struct comparing *comparing, const struct pairing_draw *draw,
	const struct seats *seats, const int *of, struct compare_board **boards, int *count)
{
	const int *pin_of = comparing->position->cards.pin_of;
	struct compare_board *made = calloc((size_t)draw->count + 1, sizeof(*made));

	if (!made)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < draw->count; i++) {
		const struct pairing_board *board = &draw->boards[i];

		made[i] = (struct compare_board){
			seats_label(seats, app_event(comparing->app), i + 1), pin_of[board->white],
			board->black == PAIRING_NOBODY ? 0 : pin_of[board->black], of[i] + 1};
	}
	*boards = made;
	*count = draw->count;
	return STATUS_OK;
}

/* What a draw with this score is, against the engine's. */
static enum compare_answer answer_of(
	const struct comparing *comparing, const struct pairing_score *score)
{
	const int order = pairing_score_compare(score, comparing->engines, NULL);

	if (order >= 0)
		return order == 0 ? COMPARE_EQUAL : COMPARE_WORSE;
	return pairing_book_settles(comparing->position->cards.book, comparing->engines, score)
		? COMPARE_SETTLED
		: COMPARE_BETTER;
}

/* Cards of a ring that the draw on the board does not seat. */
static int count_tray(const struct comparing *comparing, int ring)
{
	const struct comparison *made = comparing->made;
	const struct seats *seats = &comparing->position->seats;
	int tray = 0;

	for (int i = 0; i < made->nengines; i++) {
		const struct compare_board *board = &made->engines[i];

		if (board->ring == ring + 1)
			tray += (seats_find(seats, board->white) < 0) +
				(board->black && seats_find(seats, board->black) < 0);
	}
	return tray;
}

static enum status judge_ring(struct comparing *comparing, int ring, struct compare_ring *judged)
{
	const struct position *position = comparing->position;
	struct pairing_draw mixed = {0};
	struct pairing_score score = {0};
	const int tray = count_tray(comparing, ring);
	enum status status;

	if (tray > 0) {
		judged->answer = COMPARE_UNFINISHED;
		words_put(judged->changes, sizeof(judged->changes),
			"%d of its cards %s in the tray", tray, tray == 1 ? "is" : "are");
		return STATUS_OK;
	}
	status = rings_mix(&position->draw, &position->best->draw, &comparing->rings, ring, &mixed);

	if (status == STATUS_OK)
		status = draw_sort(position->cards.book, position->cards.scores, &mixed);
	if (status == STATUS_OK)
		status = translate_status(
			pairing_score(position->cards.book, &comparing->plain, &mixed, &score));
	if (status == STATUS_OK) {
		judged->answer = answer_of(comparing, &score);
		words_gains_all(comparing->engines, &score, GAINS_MOST, judged->changes,
			sizeof(judged->changes));
		words_figures(
			comparing->engines, &score, true, judged->figures, sizeof(judged->figures));
	}
	pairing_score_done(&score);
	pairing_draw_done(&mixed);
	return status;
}

static enum status judge_rings(struct comparing *comparing)
{
	struct comparison *made = comparing->made;
	enum status status = STATUS_OK;

	made->nrings = comparing->rings.count;
	made->rings = calloc((size_t)made->nrings + 1, sizeof(*made->rings));
	if (!made->rings)
		return STATUS_NO_MEMORY;
	for (int i = 0; status == STATUS_OK && i < made->nrings; i++)
		status = judge_ring(comparing, i, &made->rings[i]);
	return status;
}

static void tell_verdict(struct comparing *comparing)
{
	struct comparison *made = comparing->made;
	int term;
	const int tray = position_tray(comparing->position);
	char change[SENTENCE_SIZE] = "";

	made->answer = tray > 0               ? COMPARE_UNFINISHED
		: comparing->rings.count == 0 ? COMPARE_SAME
					      : answer_of(comparing, &comparing->mine);
	pairing_score_compare(&comparing->mine, comparing->engines, &term);
	if (made->answer == COMPARE_SETTLED)
		words_settled(comparing->engines, &comparing->mine, term, change, sizeof(change));
	else if (term >= 0)
		app_term_words(comparing->engines, &comparing->mine, term, change, sizeof(change));
	switch (made->answer) {
	case COMPARE_SAME:
		words_put(made->verdict, sizeof(made->verdict), "Your draw is the rules' draw.");
		break;
	case COMPARE_EQUAL:
		words_put(made->verdict, sizeof(made->verdict),
			"Your draw and the rules' draw are equal: the rules see no difference.");
		break;
	case COMPARE_WORSE:
		words_put(made->verdict, sizeof(made->verdict),
			"Your draw is worse than the rules' draw: %s.", change);
		break;
	case COMPARE_BETTER:
		words_put(made->verdict, sizeof(made->verdict),
			"Your draw is better than the rules' draw: %s. The program has missed it; that is a fault of "
			"drawboard: please report it with a copy of the event file.",
			change);
		break;
	case COMPARE_SETTLED:
		words_put(made->verdict, sizeof(made->verdict),
			"Not the rules' draw, though it %s.", change);
		break;
	case COMPARE_UNFINISHED:
		words_put(made->verdict, sizeof(made->verdict),
			"Your draw is not complete, %d card%s in the tray: what it costs is told when all are seated.",
			tray, tray == 1 ? " is" : "s are");
		break;
	}
}

/* What is fixed by hand and not so, behind the verdict too: what was fixed later is no choice. */
static enum status tell_unkept(struct comparing *comparing, const struct position *kept)
{
	const struct cast cast = position_cast(comparing->app, kept);
	struct comparison *made = comparing->made;
	char text[SENTENCE_SIZE];
	enum status status = STATUS_OK;
	size_t used = strlen(made->verdict);

	for (int i = 0; status == STATUS_OK && i < kept->nunkept; i++) {
		words_fixed(&cast, &kept->unkept[i], text, sizeof(text));
		status = reasons_add(&made->unkept, text);
	}
	if (kept->nunkept == 0 || status != STATUS_OK)
		return status;
	unkept_list(&cast, kept->unkept, kept->nunkept, text, sizeof(text));
	used -= made->answer == COMPARE_SAME;
	words_put(made->verdict + used, sizeof(made->verdict) - used, "%s%s.",
		made->answer == COMPARE_SAME ? ", but does not keep what is fixed by hand: "
					     : " Yours does not keep what is fixed by hand: ",
		text);
	return status;
}

/* Broken rules, and the warnings of those boards that the engine would not make. */
static enum status tell_violations(struct comparing *comparing)
{
	const struct position *position = comparing->position;
	const struct cast cast = position_cast(comparing->app, position);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < comparing->mine.nviolations; i++) {
		const struct pairing_violation *violation = &comparing->mine.violations[i];
		const int at =
			seats_find(&position->seats, position->cards.pin_of[violation->player]);
		const bool warning = !pairing_is_broken(violation->kind);
		char text[SENTENCE_SIZE];

		if (warning && (at < 0 || comparing->rings.of_a[at] < 0))
			continue;
		words_violation(&cast, violation, text, sizeof(text));
		status = reasons_add(
			warning ? &comparing->made->notes : &comparing->made->broken, text);
	}
	return status;
}

static enum status compare(struct comparing *comparing)
{
	const struct position *position = comparing->position;
	struct comparison *made = comparing->made;
	struct seats engines = {.count = 0};
	enum status status = rings_find(&position->draw, &position->best->draw,
		position->cards.input.count, &comparing->rings);

	if (status == STATUS_OK)
		status = put_boards(comparing, &position->draw, &position->seats,
			comparing->rings.of_a, &made->mine, &made->nmine);
	if (status == STATUS_OK)
		status = seats_of_draw(&engines, &position->cards, comparing->app->section,
			position->round, &position->best->draw);
	if (status == STATUS_OK)
		status = put_boards(comparing, &position->best->draw, &engines,
			comparing->rings.of_b, &made->engines, &made->nengines);
	seats_done(&engines);
	if (status == STATUS_OK)
		status = best_find_score(position, &comparing->engines);
	if (status == STATUS_OK)
		status = translate_status(pairing_score(position->cards.book, &comparing->plain,
			&position->draw, &comparing->mine));
	if (status == STATUS_OK)
		status = judge_rings(comparing);
	if (status == STATUS_OK)
		tell_verdict(comparing);
	return status == STATUS_OK ? tell_violations(comparing) : status;
}

static enum status prepare(
	struct app *app, int round, struct position **position, struct error *error)
{
	enum status status = position_published(app, round, position, error);

	if (status != STATUS_OK)
		return status;
	if ((*position)->seats.count == 0)
		return app_fail(error, STATUS_REFUSED, "%s %d has no draw yet: propose one first.",
			vocabulary_of(app_event(app), app->section)->round, round);
	status = best_find_draw(*position);
	if (status == STATUS_OK)
		status = position_need_draw(*position);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	if ((*position)->best->status != PAIRING_OK)
		return translate_fail(&(*position)->cards, app_event(app), app->section,
			(*position)->best->status, &(*position)->best->blame, error);
	return STATUS_OK;
}

/* A proposal that nobody has touched and is not the engine's any more: something has changed. */
static void tell_stale(struct comparing *comparing)
{
	struct comparison *made = comparing->made;
	struct app *app = comparing->app;
	const struct position *position = comparing->position;
	const size_t used = strlen(made->grounds);
	const bool untouched = app->store && position->from == DRAWN_NOW &&
		app_round_state(position->event, app->section, position->round) == ROUND_PROPOSED;

	if (made->answer == COMPARE_SAME || made->answer == COMPARE_EQUAL ||
		position->round != app_round(app) ||
		(!app_draw_is_stale(app) && (!untouched || translate_is_fixed(&position->cards))))
		return;
	words_put(made->grounds + used, sizeof(made->grounds) - used,
		"%sThe draw on the board was made before the last changes: propose again (p, or pair EVENT).",
		used > 0 ? " " : "");
}

/* Of a club evening with latecomers the boards that stood before are not judged again. */
static void tell_kept(const struct position *position, char *text, size_t size)
{
	const size_t used = strlen(text);
	int kept = 0;

	for (int i = 0; i < position->seats.count; i++)
		kept += position->seats.boards[i].pinned == BOARD_BEFORE;
	if (kept > 0)
		words_put(text + used, size - used,
			"%sThe boards that stood when the latecomers were seated are taken as they were drawn: what is judged is how the latecomers were seated.",
			used > 0 ? " " : "");
}

/* What is not so any more, of a draw that is judged as it was published. */
static enum status tell_since(
	struct app *app, int round, struct comparison *made, struct error *error)
{
	struct since since;
	enum status status = app_since(app, round, &since, error);

	if (status != STATUS_OK)
		return status;
	for (int i = 0; status == STATUS_OK && i < since.count; i++) {
		char text[SINCE_TEXT];

		since_words(app, &since.boards[i], text, sizeof(text));
		status = reasons_add(&made->since, text);
	}
	since_done(&since);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_compare(
	struct app *app, int round, struct comparison *comparison, struct error *error)
{
	struct comparison made = {.round = round};
	struct comparing comparing = {.app = app, .made = &made};
	struct position *kept, *whole;
	enum status status = prepare(app, round, &comparing.position, error);

	if (status == STATUS_OK)
		status = position_published_kept(app, round, &kept, error);
	if (status != STATUS_OK)
		return status;
	position_beside(app, kept, made.grounds, sizeof(made.grounds));
	tell_kept(comparing.position, made.grounds, sizeof(made.grounds));
	comparing.plain = translate_plain(&comparing.position->cards);
	status = compare(&comparing);
	if (status == STATUS_OK)
		tell_stale(&comparing);
	if (status == STATUS_OK)
		status = tell_unkept(&comparing, kept);
	rings_done(&comparing.rings);
	pairing_score_done(&comparing.mine);
	if (status == STATUS_OK)
		status = position_at(app, round, &whole, error);
	if (status == STATUS_OK)
		status = today_words(app, whole, made.today, sizeof(made.today));
	if (status == STATUS_OK)
		status = tell_since(app, round, &made, error);
	if (status != STATUS_OK) {
		comparison_done(&made);
		return app_fail_plain(error, status);
	}
	*comparison = made;
	return STATUS_OK;
}
