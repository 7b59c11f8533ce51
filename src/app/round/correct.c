/* A result put right: the draft drawn again with it, or published rounds taken back. */
#include "config.h"

#include <string.h>

#include "app/event/step.h"
#include "app/round/open_game.h"
#include "app/position/position.h"
#include "app/round/correction.h"
#include "app/round/propose.h"
#include "app/round/result.h"
#include "app/round/unpublish.h"
#include "app/words/section.h"
#include "app/words/words.h"
#include "core/vocabulary.h"

/* The round on the board, if it is as the engine proposed it; 0: none that may be drawn again. */
static int find_draft(const struct app *app, int round)
{
	const struct event *event = app_event(app);
	const int draft = event_draft_behind(event, app->section, round);

	return draft > 0 && app_round_state(event, app->section, draft) == ROUND_PROPOSED ? draft
											  : 0;
}

/* What the steps of an order begin with, and the label that the first of them gives. */
struct steps {
	struct event event;
	struct action *action;
	char label[LABEL_SIZE];
};

static enum status put_right(const struct app *app, const struct result_order *order,
	struct steps *steps, struct error *error)
{
	enum status status = event_copy(app_event(app), &steps->event);

	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	status = step_build(app, order->open ? open_game_build : result_build, order, &steps->event,
		steps->action, error);
	memcpy(steps->label, steps->action->label, sizeof(steps->label));
	if (status != STATUS_OK)
		event_done(&steps->event);
	return status;
}

/* Who puts a result right behind drawn rounds, and does nothing about them, lets them stand. */
static void add_stand(const struct app *app, const struct result_order *order, char *label)
{
	const size_t length = strlen(label);

	if (*order->was != RESULT_NONE && *order->was != order->result &&
		app_last_published(app_event(app), app->section) > order->round)
		words_put(label + length, LABEL_SIZE - length, "; what was drawn stands");
}

/* The draft that the engine proposed in a section, once more: without a draw it stays as it is. */
static enum status redraw(
	struct app *app, int section, int round, struct steps *steps, struct error *error)
{
	const int here = app->section;
	struct error unseen;
	enum status status = STATUS_OK;

	app->section = section;
	/* one that stays is refused when it is to be published */
	if (steps->action->count > 0 && find_draft(app, round))
		status =
			step_build(app, propose_build, NULL, &steps->event, steps->action, &unseen);
	app->section = here;
	return status == STATUS_NO_MEMORY ? app_fail_plain(error, status) : STATUS_OK;
}

/* Where the other section of a game between two has its half. */
struct half {
	int section, round; /* 0: it is no such game */
};

static struct half find_half(const struct app *app, int round, int board)
{
	const struct filled *other = NULL;
	struct game game;

	if (game_find(app_event(app), app->section, round, board, &game))
		other = result_other_half(app, round, &game);
	return other ? (struct half){other->section, other->round} : (struct half){0, 0};
}

/* Its scores have changed with the half, and the draft there was made from them. */
static enum status redraw_there(
	struct app *app, const struct result_order *order, struct steps *steps, struct error *error)
{
	const struct half half = find_half(app, order->round, order->board);

	return half.section ? redraw(app, half.section, half.round, steps, error) : STATUS_OK;
}

static enum status build_correct(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct result_order *order = what;
	struct steps steps = {.action = action};
	enum status status = put_right(app, order, &steps, error);

	if (status != STATUS_OK)
		return status;
	status = redraw(app, app->section, order->round, &steps, error);
	if (status == STATUS_OK)
		status = redraw_there(app, order, &steps, error);
	add_stand(app, order, steps.label);
	memcpy(action->label, steps.label, sizeof(action->label));
	event_done(&steps.event);
	return status;
}

/* Boards that the draft had not before. */
static int count_others(const struct app *app, const struct seats *before)
{
	int count, others = 0;
	const struct record *rows =
		event_range(app_event(app), RECORD_BOARD, app->section, before->round, &count);

	for (int i = 0; i < count; i++) {
		const struct board *board = &rows[i].as.board;
		const int at = seats_find(before, board->white);

		others += at < 0 || before->boards[at].white != board->white ||
			before->boards[at].black != board->black;
	}
	return others;
}

/* With the draft that was proposed before it, if there is one. */
static enum status correct(
	struct app *app, const struct result_order *order, int *redrawn, struct error *error)
{
	const int draft = find_draft(app, order->round);
	struct seats before = {.count = 0};
	enum status status = STATUS_OK;

	if (draft && seats_load(&before, app_event(app), app->section, draft) != STATUS_OK)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	status = app_run(app, build_correct, order, error);
	if (status == STATUS_OK && draft && *order->was != order->result && !app_draw_is_stale(app))
		*redrawn = count_others(app, &before);
	seats_done(&before);
	return status;
}

/* Has the other section a draft as the engine proposed it, made with that half? */
static bool has_draft(struct app *app, const struct half *half)
{
	const int here = app->section;
	bool has;

	app->section = half->section;
	has = half->section != 0 && find_draft(app, half->round);
	app->section = here;
	return has;
}

/* And is it one from the scores as they are? */
static bool is_fresh(struct app *app, const struct half *half)
{
	const int here = app->section;
	bool fresh;

	app->section = half->section;
	app_forget(app);
	fresh = !app_draw_is_stale(app);
	app->section = here;
	app_forget(app);
	return fresh;
}

/* The draft of the other section, which nobody here sees. */
static void tell_redrawn_there(struct app *app, const struct half *half, struct result_done *done)
{
	const size_t used = strlen(done->correction);
	char name[NAME_SIZE];

	if (has_draft(app, half) && is_fresh(app, half))
		words_put(done->correction + used, sizeof(done->correction) - used,
			"%s%s: round %d is proposed again with it.", used ? " " : "",
			app_section_name(app_event(app), half->section, name),
			event_draft_behind(app_event(app), half->section, half->round));
}

enum status app_enter_slip(struct app *app, const struct result_slip *slip,
	struct result_done *done, int *redrawn, struct error *error)
{
	enum result was = RESULT_NONE;
	const struct result_order order = {
		slip->round, slip->board, slip->result, slip->overwrite, &was, slip->open};
	const struct half half = find_half(app, slip->round, slip->board);
	const bool drafted = has_draft(app, &half);
	struct game before = {.number = 0};
	enum status status;

	*redrawn = -1;
	game_find(app_event(app), app->section, slip->round, slip->board, &before);
	if (slip->open || (slip->result != RESULT_NONE && (slip->overwrite || before.open)))
		status = correct(app, &order, redrawn, error);
	else
		status = app_run(app, result_build, &order, error);
	result_fill_done(app, &order, status, done);
	if (drafted && status == STATUS_OK && done->was != slip->result)
		tell_redrawn_there(app, &half, done);
	done->again = status == STATUS_OK && before.result == done->game.result &&
		before.open == done->game.open;
	return status;
}

/*
 * "Round 4 taken back (round 3, board 1: 0-1): misread": the result, where the reason leaves room.
 */
static void add_result(const struct app *app, const struct take_back *take, char label[LABEL_SIZE])
{
	const size_t behind = strlen(": ") + strlen(take->reason), length = strlen(label);
	char result[48], told[LABEL_SIZE];

	words_put(result, sizeof(result), " (%s %d, board %d: %s)",
		vocabulary_of(app_event(app), app->section)->round_small, take->round,
		app_board_label(app, take->round, take->board), result_text(take->result));
	if (length < behind || length + strlen(result) >= LABEL_SIZE)
		return;
	words_put(told, sizeof(told), "%.*s%s%s", (int)(length - behind), label, result,
		label + length - behind);
	memcpy(label, told, sizeof(told));
}

/* Of all the rounds, before the first step: each of them is then taken back by force. */
static enum status check_take_back(
	const struct app *app, const struct take_back *take, int last, struct error *error)
{
	enum status status = STATUS_OK;

	if (!take->force)
		status = unpublish_check_results(app, take->round + 1, last, error);
	return status == STATUS_OK ? unpublish_check_reason(app, last, take->reason, error)
				   : status;
}

static enum status build_take_back(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct take_back *take = what;
	const struct unpublish_order back = {take->reason, true};
	enum result was = RESULT_NONE;
	const struct result_order order = {
		take->round, take->board, take->result, true, &was, false};
	const int last = app_last_published(app_event(app), app->section);
	const struct unpublished rounds = {take->round + 1, last,
		unpublish_count_results(app, take->round + 1, last), take->reason};
	struct steps steps = {.action = action};
	enum status status;

	if (last <= take->round)
		return app_fail(error, STATUS_REFUSED, "No %s behind %s %d is published.",
			vocabulary_of(app_event(app), app->section)->round_small,
			vocabulary_of(app_event(app), app->section)->round_small, take->round);
	status = check_take_back(app, take, last, error);
	if (status == STATUS_OK)
		status = put_right(app, &order, &steps, error);
	if (status != STATUS_OK)
		return status;
	status = redraw_there(app, &order, &steps, error);
	for (int round = last; status == STATUS_OK && round > take->round; round--)
		status = step_build(app, unpublish_build, &back, &steps.event, action, error);
	if (status == STATUS_OK) {
		unpublish_label(app, &rounds, action->label);
		add_result(app, take, action->label);
	}
	event_done(&steps.event);
	return status;
}

enum status app_take_back(
	struct app *app, const struct take_back *what, struct taken_back *done, struct error *error)
{
	const int first = what->round + 1, last = app_last_published(app_event(app), app->section);
	const enum status status = app_run(app, build_take_back, what, error);
	char rounds[ROUNDS_WORDS_SIZE];

	if (status != STATUS_OK)
		return status;
	*done = (struct taken_back){.first = first, .last = last};
	words_put(done->words, sizeof(done->words), "%s %s",
		unpublish_rounds(app, first, last, rounds), first == last ? "is" : "are");
	return status;
}
