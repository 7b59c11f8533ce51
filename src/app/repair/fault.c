/* The boards at fault, and what must not be there any more. */
#include "config.h"

#include "app/repair/fault.h"

#include <stdlib.h>

#include "app/repair/started.h"
#include "app/words/words.h"
#include "core/between.h"
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
		return app_fail(error, STATUS_REFUSED, "%s does not %s %s %d%s.", who,
			vocabulary->have_bye, vocabulary->in_round, made->round,
			board ? "" : ": if he has come, say so (l, or --late)");
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

/* What his score was taken for, by which the round was drawn. */
static int thought_of(const struct app *app, const struct repair_case *made, int player)
{
	return made->view.scores[player] - gain_of(app, made, made->cards.pin_of[player]);
}

/*
 * Where results alone were wrong, a board with a wrong score may stay as well, and a draw that
 * changes one of them must be better by the rules. With other mistakes all of them are opened.
 */
static void mark_board(struct repair_case *made, int board)
{
	made->view.wrong_score = true;
	made->problem.boards[board].kind = made->doubt ? REPAIR_DOUBT : REPAIR_FAULT;
}

/* Not this opponent again, and nobody who is further away. */
static void bar_further(struct repair_case *made, int player, int other)
{
	const int *scores = made->view.scores;
	const int apart = abs(scores[player] - scores[other]);

	bar(made, player, other);
	for (int i = 0; i < made->problem.players; i++)
		if (i != player && abs(scores[player] - scores[i]) > apart)
			bar(made, player, i);
}

/* Who meets another score than his own, by a score that was wrong. */
static void fault_of_score(struct app *app, struct repair_case *made, int pin)
{
	const int player = translate_index(&made->cards, pin), gain = gain_of(app, made, pin);
	const int *scores = made->view.scores;
	const struct board *board = event_board_of(app_event(app), made->section, made->round, pin);
	int other, before, now;
	bool frozen;
	char who[WHO_SIZE], figure[16], points[32];

	if (!board || board->black == 0 || gain == 0)
		return;
	words_who(app_event(app), app->section, pin, who);
	words_put(points, sizeof(points), "%s point%s", points_text(abs(gain), figure),
		abs(gain) > 2 ? "s" : "");
	other = translate_index(&made->cards, board->white == pin ? board->black : board->white);
	now = abs(scores[player] - scores[other]);
	before = abs(thought_of(app, made, player) - thought_of(app, made, other));
	frozen = made->problem.boards[board->number - 1].kind == REPAIR_FROZEN;
	if (now == 0 || (now <= before && (frozen || !made->doubt)))
		return;
	if (frozen) {
		made->begun = true;
		repair_add_words(made->stand, sizeof(made->stand),
			"Board %d has %s: %s was drawn with %s too %s.",
			app_board_label(app, made->round, board->number), begun_words(app, board),
			who, points, gain < 0 ? "much" : "little");
		return;
	}
	mark_board(made, board->number - 1);
	bar_further(made, player, other);
	made->view.is = scores[player];
	made->view.was = scores[player] - gain;
	repair_add_words(made->stand, sizeof(made->stand),
		"%s plays on board %d, drawn with %s too %s.", who,
		app_board_label(app, made->round, board->number), points,
		gain < 0 ? "much" : "little");
}

/* May he be given the bye, as far as it is not on a board that has begun? */
static bool may_have_bye(const struct repair_case *made, int player)
{
	const struct repair_problem *problem = &made->problem;

	if (!problem->in[player] ||
		problem->meetings[(size_t)player * (size_t)problem->players + (size_t)player] ==
			PAIRING_MEETING_BARRED)
		return false;
	for (int i = 0; i < problem->nboards; i++)
		if (problem->boards[i].kind == REPAIR_FROZEN &&
			(problem->boards[i].seats.white == player ||
				problem->boards[i].seats.black == player))
			return false;
	return true;
}

/* The board of the bye, if it is there and can be changed; -1. */
static int find_bye(const struct repair_case *made)
{
	for (int i = 0; i < made->problem.nboards; i++)
		if (made->problem.boards[i].seats.black < 0 &&
			made->problem.boards[i].kind != REPAIR_FROZEN)
			return i;
	return -1;
}

/* By the right scores who has the bye is further above the lowest who may than was thought. */
static void fault_of_bye_score(struct app *app, struct repair_case *made)
{
	const int board = find_bye(made);
	const int *scores = made->view.scores;
	int holder, least, thought;
	char who[WHO_SIZE], own[16], lowest[16];

	if (board < 0)
		return;
	holder = made->problem.boards[board].seats.white;
	least = scores[holder];
	thought = thought_of(app, made, holder);
	for (int i = 0; i < made->problem.players; i++) {
		if (!may_have_bye(made, i))
			continue;
		if (scores[i] < least)
			least = scores[i];
		if (thought_of(app, made, i) < thought)
			thought = thought_of(app, made, i);
	}
	if (scores[holder] - least <= thought_of(app, made, holder) - thought)
		return;
	mark_board(made, board);
	for (int i = 0; i < made->problem.players; i++)
		if (scores[i] >= scores[holder])
			*meeting(made, i, i) = PAIRING_MEETING_BARRED;
	repair_add_words(made->stand, sizeof(made->stand), "%s, with %s, %s, though %s is lower.",
		words_who(app_event(app), app->section, made->cards.pin_of[holder], who),
		points_text(scores[holder], own), repair_words_of(app)->has_bye,
		points_text(least, lowest));
}

/* The board of the bye, played by one from outside who has not begun: who comes may have it. */
static bool is_house_seat(const struct app *app, const struct repair_case *made, int board)
{
	const struct pairing_board *seats = &made->problem.boards[board].seats;
	const struct filled *filled = seats->black >= 0
		? NULL
		: event_filled(app_event(app), made->section, made->round,
			  made->cards.pin_of[seats->white]);

	return filled && filled->result == RESULT_NONE && !filled->open &&
		!app_board_has_started(app, made->round, board + 1) &&
		!between_other(app_event(app), filled);
}

/*
 * Nobody is given a bye because somebody comes; who comes has none himself. Who plays one from
 * outside in place of the bye keeps it, or has a game of the draw.
 */
static void bar_byes(const struct app *app, struct repair_case *made, int lates)
{
	bool bye = false;
	int house = PAIRING_NOBODY;

	for (int i = 0; i < made->problem.nboards; i++) {
		struct repair_board *board = &made->problem.boards[i];

		if (is_house_seat(app, made, i)) {
			house = board->seats.white;
			board->kind = REPAIR_KEPT;
		}
		bye = bye || (board->seats.black < 0 && board->kind != REPAIR_FROZEN);
	}
	made->odd = !bye && made->view.nmissing == 0 && lates % 2 != 0;
	for (int i = 0; i < made->problem.players; i++)
		if ((!bye && made->view.nmissing == 0) || (house >= 0 && i != house))
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

/*
 * Two who are kept apart from the next round on: a repair may have parted them, which no report
 * counts against the draw as it was published.
 */
static void bar_parted(const struct app *app, struct repair_case *made)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_APART, made->section, 0, &count);

	for (int i = 0; i < count; i++) {
		const struct apart *apart = &rows[i].as.apart;
		const int one = translate_index(&made->cards, apart->pin);
		const int other = translate_index(&made->cards, apart->other);

		if (apart->first == made->round + 1 && one >= 0 && other >= 0)
			bar(made, one, other);
	}
}

enum status repair_find_faults(struct app *app, struct repair_case *made, struct error *error)
{
	enum status status = STATUS_OK;
	int lates = 0, results = 0;

	open_left(made);
	bar_parted(app, made);
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
			results++;
		} else if (mistake->kind == MISTAKE_LATE) {
			made->late = lates++ == 0 ? mistake->pin : 0;
		}
	}
	if (status == STATUS_OK && results > 0)
		fault_of_bye_score(app, made);
	/* on a club evening any number may sit out, and fewest boards are changed first */
	if (lates > 0 && !made->problem.many)
		bar_byes(app, made, lates);
	return status;
}
