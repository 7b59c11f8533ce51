/* What went wrong in a round, as a problem for the search. */
#include "config.h"

#include "app/repair/mistake.h"

#include <stdlib.h>
#include <string.h>

#include "app/repair/fault.h"
#include "app/repair/mend.h"
#include "app/repair/started.h"
#include "core/all_play_all.h"
#include "pairing/book/traits.h"

/* A draw is repaired as long as nothing is drawn on top of it. */
static enum status check_last(
	const struct app *app, const struct repair_case *made, struct error *error)
{
	const int last = app_last_published(app_event(app), app->section);

	if (made->round == last)
		return STATUS_OK;
	return app_fail(error, STATUS_REFUSED,
		"%s %d is published: of %s %d only what was really played can be put right: who met whom, on which board, with which colour and result.",
		repair_words_of(app)->round, last, repair_words_of(app)->round_small, made->round);
}

/* Does he still come, once all mistakes are put right? */
static bool comes(const struct repair_case *made, int pin)
{
	return made->problem.many ? event_takes_part(&made->mended, made->section, pin, made->round)
				  : !event_booking(&made->mended, made->section, pin, made->round);
}

static enum status find_in(struct app *app, struct repair_case *made)
{
	const struct event *event = app_event(app);
	struct translation *cards = &made->cards;

	made->seated = true;
	for (int i = 0; i < cards->input.count; i++) {
		const int pin = cards->pin_of[i];
		const struct board *before = event_board_of(event, made->section, made->round, pin);
		const bool begun =
			before && app_board_has_started(app, made->round, before->number);
		const bool in = before && (begun || comes(made, pin));

		made->problem.in[i] = in;
		if (before && !in)
			made->missing[made->view.nmissing++] = i;
	}
	for (int i = 0; i < made->order->count; i++)
		if (made->order->mistakes[i].kind == MISTAKE_LATE) {
			const int index = translate_index(cards, made->order->mistakes[i].pin);

			made->problem.in[index] = true;
			made->seated = false;
		}
	made->seated = made->seated && made->view.nmissing == 0;
	for (int i = 0; i < cards->input.count; i++)
		made->players[i].absent = !made->problem.in[i];
	return STATUS_OK;
}

static enum status allocate(struct repair_case *made, int nboards)
{
	const size_t count = (size_t)made->cards.input.count;

	made->players = calloc(count + 1, sizeof(*made->players));
	made->missing = calloc(count + 1, sizeof(*made->missing));
	made->problem.in = calloc(count + 1, sizeof(*made->problem.in));
	made->problem.meetings = calloc(count * count + 1, 1);
	made->problem.boards = calloc((size_t)nboards + 1, sizeof(*made->problem.boards));
	if (!made->players || !made->missing || !made->problem.in || !made->problem.meetings ||
		!made->problem.boards)
		return STATUS_NO_MEMORY;
	memcpy(made->players, made->cards.players, count * sizeof(*made->players));
	return STATUS_OK;
}

static void set_boards(const struct app *app, struct repair_case *made)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_BOARD, made->section, made->round, &count);

	made->problem.nboards = count;
	for (int i = 0; i < count; i++) {
		const struct board *board = &rows[i].as.board;
		struct repair_board *own = &made->problem.boards[i];
		own->seats.white = translate_index(&made->cards, board->white);
		own->seats.black =
			board->black ? translate_index(&made->cards, board->black) : PAIRING_NOBODY;
		own->kind = app_board_is_frozen(app, made->round, board->number) ? REPAIR_FROZEN
										 : REPAIR_KEPT;
	}
}

/* A club evening is drawn by the places of a list: the first has the most. */
static enum status score_by_list(struct repair_case *made)
{
	const int count = made->input.count;
	int *listed = calloc((size_t)count + 1, sizeof(*listed)), n = 0;
	enum status status = STATUS_NO_MEMORY;

	made->places = calloc((size_t)count + 1, sizeof(*made->places));
	if (listed && made->places)
		status = translate_status(pairing_gsrp_list(&made->input, listed, &n));
	for (int i = 0; status == STATUS_OK && i < n; i++)
		made->places[listed[i]] = n - i;
	if (status == STATUS_OK)
		made->view.scores = made->places;
	free(listed);
	return status;
}

static enum status make_problem(struct app *app, struct repair_case *made, struct error *error)
{
	int nboards;
	enum status status;

	event_range(app_event(app), RECORD_BOARD, made->section, made->round, &nboards);
	status = translate_round(&made->mended, made->section, made->round, &made->cards, error);
	if (status != STATUS_OK)
		return status;
	if (event_is_all_play_all(&made->mended, made->section))
		return app_fail(error, STATUS_REFUSED,
			"The table gives every game of an all-play-all, so no round of it is repaired: say what was really played (p or s, --played or --swapped; t, --colours), and that is recorded; who does not come loses by default (result EVENT BOARD + or -).");
	if (!made->cards.book->traits->repairs)
		return app_fail(error, STATUS_REFUSED, "Rounds of %s are not repaired.",
			made->cards.book->name);
	made->problem.many = made->cards.book->season;
	status = allocate(made, nboards);
	if (status == STATUS_OK)
		status = find_in(app, made);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	made->input = translate_plain(&made->cards);
	made->input.players = made->players;
	made->problem.players = made->input.count;
	set_boards(app, made);
	made->view.book = made->cards.book;
	made->view.input = &made->input;
	made->view.problem = &made->problem;
	made->view.scores = made->cards.scores;
	made->view.missing = made->missing;
	status = translate_status(
		pairing_meetings(made->cards.book, &made->input, made->problem.meetings));
	if (status == STATUS_OK && made->problem.many)
		status = score_by_list(made);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

static enum status apply_mend(struct app *app, struct repair_case *made)
{
	struct event event;
	enum status status = event_copy(app_event(app), &event);

	if (status != STATUS_OK)
		return status;
	status = action_apply(&made->mend, &event);
	if (status != STATUS_OK)
		event_done(&event);
	else
		made->mended = event;
	return status;
}

/* Nothing but results was wrong. */
static bool only_results(const struct repair_order *order)
{
	for (int i = 0; i < order->count; i++)
		if (order->mistakes[i].kind != MISTAKE_RESULT)
			return false;
	return order->count > 0;
}

enum status repair_case_make(struct app *app, const struct repair_order *order,
	struct repair_case *made, struct error *error)
{
	enum status status;

	memset(made, 0, sizeof(*made));
	action_init(&made->mend);
	event_init(&made->mended);
	made->order = order;
	made->section = app->section;
	made->doubt = only_results(order);
	status = repair_find_round(app, order, &made->round, error);
	if (status == STATUS_OK)
		status = check_last(app, made, error);
	if (status == STATUS_OK)
		status = repair_mend(app, made, error);
	if (status != STATUS_OK)
		return status;
	status = apply_mend(app, made);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	status = make_problem(app, made, error);
	return status == STATUS_OK ? repair_find_faults(app, made, error) : status;
}

void repair_case_done(struct repair_case *made)
{
	translation_done(&made->cards);
	free(made->players);
	free(made->missing);
	free(made->places);
	free(made->problem.in);
	free(made->problem.meetings);
	free(made->problem.boards);
	event_done(&made->mended);
	action_done(&made->mend);
}
