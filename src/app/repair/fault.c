/* The boards at fault, and what must not be there any more. */
#include "config.h"

#include "app/repair/fault.h"

#include <stdlib.h>

#include "app/words/words.h"
#include "core/board_result.h"
#include "core/points.h"

static unsigned char *meeting(struct repair_case *made, int a, int b)
{
	return &made->problem.meetings[(size_t)a * (size_t)made->problem.players + (size_t)b];
}

static void bar(struct repair_case *made, int a, int b)
{
	*meeting(made, a, b) = PAIRING_MEETING_BARRED;
	*meeting(made, b, a) = PAIRING_MEETING_BARRED;
}

/* "Board 3 has ..." */
static const char *begun_words(const struct app *app, const struct board *board)
{
	if (board_is_open(app_event(app), board))
		return "an open game";
	return board->result == RESULT_NONE ? "begun" : result_notation((enum result)board->result);
}

static enum status open_named(struct app *app, struct repair_case *made,
	const struct mistake *mistake, const struct board **board, struct error *error)
{
	enum status status = repair_find_board(app, made->round, mistake->board, board, error);
	struct repair_board *own;

	if (status != STATUS_OK)
		return status;
	own = &made->problem.boards[mistake->board - 1];
	if ((*board)->black == 0)
		return repair_refuse_bye(app, *board, error);
	if (own->kind == REPAIR_FROZEN)
		return app_fail(error, STATUS_REFUSED,
			"Board %d of %s %d has %s: it is left alone. Say who really played whom (p, or --played), and that is recorded.",
			app_board_label(app, made->round, mistake->board),
			repair_words_of(app)->round_small, made->round, begun_words(app, *board));
	own->kind = REPAIR_FAULT;
	return STATUS_OK;
}

static enum status fault_met(struct app *app, struct repair_case *made,
	const struct mistake *mistake, struct error *error)
{
	const struct board *board;
	char white[WHO_SIZE], black[WHO_SIZE];
	enum status status = open_named(app, made, mistake, &board, error);

	if (status != STATUS_OK)
		return status;
	bar(made, translate_index(&made->cards, board->white),
		translate_index(&made->cards, board->black));
	repair_add_words(made->stand, sizeof(made->stand),
		"%s and %s meet on board %d all the same.",
		words_who(app_event(app), app->section, board->white, white),
		words_who(app_event(app), app->section, board->black, black),
		app_board_label(app, made->round, board->number));
	return STATUS_OK;
}

static enum status fault_bye(
	struct app *app, struct repair_case *made, int pin, struct error *error)
{
	const struct board *board = event_board_of(app_event(app), app->section, made->round, pin);
	const int player = translate_index(&made->cards, pin);
	const struct vocabulary *vocabulary = repair_words_of(app);
	char who[WHO_SIZE];

	if (player < 0)
		return app_fail(error, STATUS_NOT_FOUND, "There is no player %d.", pin);
	words_who(app_event(app), app->section, pin, who);
	if (!board || board->black != 0)
		return app_fail(error, STATUS_REFUSED, "%s does not %s %s %d.", who,
			vocabulary->have_bye, vocabulary->in_round, made->round);
	if (made->problem.boards[board->number - 1].kind == REPAIR_FROZEN)
		return repair_refuse_beside(app, made->round, pin, error);
	made->problem.boards[board->number - 1].kind = REPAIR_FAULT;
	bar(made, player, player);
	repair_add_words(
		made->stand, sizeof(made->stand), "%s %s all the same.", who, vocabulary->has_bye);
	return STATUS_OK;
}

static enum status fault_colours(struct app *app, struct repair_case *made,
	const struct mistake *mistake, struct error *error)
{
	const struct board *board;
	enum status status = open_named(app, made, mistake, &board, error);
	char white[WHO_SIZE];
	int a, b;

	if (status != STATUS_OK)
		return status;
	a = translate_index(&made->cards, board->white);
	b = translate_index(&made->cards, board->black);
	*meeting(made, a, b) = PAIRING_MEETING_BLACK;
	*meeting(made, b, a) = PAIRING_MEETING_WHITE;
	repair_add_words(made->stand, sizeof(made->stand),
		"Board %d is played as published; %s has White, which the next draws see.",
		app_board_label(app, made->round, board->number),
		words_who(app_event(app), app->section, board->white, white));
	return STATUS_OK;
}

/* Points that the correction gives a player, in half points. */
static int gain_of(const struct app *app, const struct repair_case *made, int pin)
{
	return event_points2(&made->mended, made->section, pin, made->round - 1) -
		event_points2(app_event(app), made->section, pin, made->round - 1);
}

/* Who he meets now is further away than by the wrong score: he is to meet somebody nearer. */
static void fault_of_score(struct app *app, struct repair_case *made, int pin)
{
	const int player = translate_index(&made->cards, pin), gain = gain_of(app, made, pin);
	const int *scores = made->view.scores;
	const struct board *board = event_board_of(app_event(app), made->section, made->round, pin);
	int other, before, now;
	char who[WHO_SIZE], figure[16], points[32];

	if (!board || board->black == 0 || gain == 0)
		return;
	words_who(app_event(app), app->section, pin, who);
	words_put(points, sizeof(points), "%s point%s", points_text(abs(gain), figure),
		abs(gain) > 2 ? "s" : "");
	other = translate_index(&made->cards, board->white == pin ? board->black : board->white);
	now = abs(scores[player] - scores[other]);
	before = abs(scores[player] - gain -
		(scores[other] - gain_of(app, made, made->cards.pin_of[other])));
	if (now <= before)
		return;
	if (made->problem.boards[board->number - 1].kind == REPAIR_FROZEN) {
		made->begun = true;
		repair_add_words(made->stand, sizeof(made->stand),
			"Board %d has %s: %s was drawn with %s too %s.",
			app_board_label(app, made->round, board->number), begun_words(app, board),
			who, points, gain < 0 ? "much" : "little");
		return;
	}
	made->problem.boards[board->number - 1].kind = REPAIR_FAULT;
	for (int i = 0; i < made->problem.players; i++)
		if (i != player && abs(scores[player] - scores[i]) >= now)
			bar(made, player, i);
	made->view.wrong_score = true;
	made->view.is = scores[player];
	made->view.was = scores[player] - gain;
	repair_add_words(made->stand, sizeof(made->stand),
		"%s plays on board %d, drawn with %s too %s.", who,
		app_board_label(app, made->round, board->number), points,
		gain < 0 ? "much" : "little");
}

/* Nobody is given a bye because somebody comes; who comes has none himself. */
static void bar_byes(struct repair_case *made)
{
	bool bye = false;

	for (int i = 0; i < made->problem.nboards; i++)
		bye = bye || made->problem.boards[i].seats.black < 0;
	for (int i = 0; i < made->problem.players; i++)
		if (!bye && made->view.nmissing == 0)
			*meeting(made, i, i) = PAIRING_MEETING_BARRED;
	for (int i = 0; i < made->order->count; i++)
		if (made->order->mistakes[i].kind == MISTAKE_LATE) {
			const int late =
				translate_index(&made->cards, made->order->mistakes[i].pin);

			*meeting(made, late, late) = PAIRING_MEETING_BARRED;
		}
}

/* Who does not come leaves his board, also one that he has lost by default. */
static void open_left(struct repair_case *made)
{
	for (int i = 0; i < made->problem.nboards; i++) {
		struct repair_board *board = &made->problem.boards[i];

		if (!made->problem.in[board->seats.white] ||
			(board->seats.black >= 0 && !made->problem.in[board->seats.black]))
			board->kind = REPAIR_FAULT;
	}
}

enum status repair_find_faults(struct app *app, struct repair_case *made, struct error *error)
{
	enum status status = STATUS_OK;
	int lates = 0;

	open_left(made);
	for (int i = 0; status == STATUS_OK && i < made->order->count; i++) {
		const struct mistake *mistake = &made->order->mistakes[i];

		if (mistake->kind == MISTAKE_MET)
			status = fault_met(app, made, mistake, error);
		else if (mistake->kind == MISTAKE_BYE)
			status = fault_bye(app, made, mistake->pin, error);
		else if (mistake->kind == MISTAKE_COLOURS)
			status = fault_colours(app, made, mistake, error);
		else if (mistake->kind == MISTAKE_RESULT) {
			const struct board *board = event_board(
				app_event(app), app->section, mistake->round, mistake->board);

			fault_of_score(app, made, board->white);
			fault_of_score(app, made, board->black);
		} else if (mistake->kind == MISTAKE_LATE) {
			made->late = lates++ == 0 ? mistake->pin : 0;
		}
	}
	/* on a club evening any number may sit out, and fewest boards are changed first */
	if (lates > 0 && !made->problem.many)
		bar_byes(made);
	return status;
}
