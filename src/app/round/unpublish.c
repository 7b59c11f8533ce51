/* Take a published draw back, with a reason, and by force with its results. */
#include "config.h"

#include "app/round/unpublish.h"

#include <string.h>

#include "app/event/accelerated.h"
#include "app/event/later_drafts.h"
#include "app/event/reason.h"
#include "app/position/position.h"
#include "app/words/words.h"
#include "core/vocabulary.h"

static bool has_result(const struct record *row)
{
	return row->as.board.result != RESULT_NONE && row->as.board.result != RESULT_BYE;
}

enum status unpublish_check_reason(
	const struct app *app, int round, const char *reason, struct error *error)
{
	const enum status status = reason_check(reason, REASON_MOST, error);

	if (status == STATUS_OK && !reason_is_given(reason))
		return app_fail(error, STATUS_REFUSED,
			"Say why %s %d is taken back: the reason is kept in the journal.",
			vocabulary_of(app_event(app), app->section)->round_small, round);
	return status;
}

int app_unpublish_drops(const struct app *app)
{
	const int round = app_last_published(app_event(app), app->section);

	return round > 0 ? event_draft_behind(app_event(app), app->section, round) : 0;
}

const char *unpublish_rounds(
	const struct app *app, int first, int last, char text[ROUNDS_WORDS_SIZE])
{
	words_rounds(app_event(app), app->section, first, last, text);
	text[0] = vocabulary_of(app_event(app), app->section)->round[0];
	return text;
}

void unpublish_label(const struct app *app, const struct unpublished *back, char label[LABEL_SIZE])
{
	const int draft = event_draft_behind(app_event(app), app->section, back->last);
	char results[48] = "", later[48] = "", rounds[ROUNDS_WORDS_SIZE];

	if (back->gone > 0)
		words_put(results, sizeof(results), " with %d result%s", back->gone,
			back->gone == 1 ? "" : "s");
	if (draft > 0)
		words_put(later, sizeof(later), "%s the draft of %s %d",
			back->gone > 0 ? " and" : " with",
			vocabulary_of(app_event(app), app->section)->round_small, draft);
	/* the reason is kept whole; what went with the draw is in the entry itself */
	if (strlen(results) + strlen(later) + strlen(back->reason) > REASON_MOST)
		results[0] = later[0] = '\0';
	words_put(label, LABEL_SIZE, "%s taken back%s%s: %s",
		unpublish_rounds(app, back->first, back->last, rounds), results, later,
		back->reason);
}

/*
 * The results of some rounds: the game of a filler or the board that has the first, how many, and
 * in which rounds.
 */
struct results {
	const struct filled *filled;
	const struct board *board;
	int count, first, last;
};

static void find_results(const struct app *app, int round, struct results *found)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_FILLED, app->section, round, &count);
	const int before = found->count;

	for (int i = 0; i < count; i++)
		if (rows[i].as.filled.result != RESULT_NONE && found->count++ == 0)
			found->filled = &rows[i].as.filled;
	rows = event_range(app_event(app), RECORD_BOARD, app->section, round, &count);
	for (int i = 0; i < count; i++)
		if (has_result(&rows[i]) && found->count++ == 0)
			found->board = &rows[i].as.board;
	if (found->count > before) {
		found->first = found->first ? found->first : round;
		found->last = round;
	}
}

static struct results results_of(const struct app *app, int first, int last)
{
	struct results found = {.count = 0};

	for (int round = first; round <= last; round++)
		find_results(app, round, &found);
	return found;
}

int unpublish_count_results(const struct app *app, int first, int last)
{
	return results_of(app, first, last).count;
}

enum status unpublish_check_results(const struct app *app, int first, int last, struct error *error)
{
	const struct results found = results_of(app, first, last);
	char who[WHO_SIZE], rounds[ROUNDS_WORDS_SIZE];

	if (found.count == 0)
		return STATUS_OK;
	if (found.count > 1)
		return app_fail(error, STATUS_CONFLICT,
			"%d games of %s have results, which would go with the draw%s.", found.count,
			words_rounds(app_event(app), app->section, found.first, found.last, rounds),
			found.first == found.last ? "" : "s");
	if (found.filled)
		return app_fail(error, STATUS_CONFLICT,
			"The game of %s against %s has a result, which would go with the draw.",
			words_who(app_event(app), app->section, found.filled->pin, who),
			found.filled->name);
	return app_fail(error, STATUS_CONFLICT,
		"Board %d of %s %d has a result, which would go with the draw.",
		app_board_label(app, found.first, found.board->number),
		vocabulary_of(app_event(app), app->section)->round_small, found.first);
}

static enum status check_order(
	const struct app *app, const struct unpublish_order *order, int round, struct error *error)
{
	enum status status = STATUS_OK;

	if (round == 0)
		return app_fail(error, STATUS_REFUSED, "No round is published.");
	if (!order->force)
		status = unpublish_check_results(app, round, round, error);
	return status == STATUS_OK ? unpublish_check_reason(app, round, order->reason, error)
				   : status;
}

/* Marks, results and games in place of the bye go. *gone counts the results. */
static enum status clear_round(struct app *app, int round, struct action *action, int *gone)
{
	const struct event *event = app_event(app);
	int count;
	const struct record *rows = event_range(event, RECORD_MARK, app->section, round, &count);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++)
		status = action_remove(action, event, record_key_of(&rows[i]));
	rows = event_range(event, RECORD_STARTED, app->section, round, &count);
	for (int i = 0; status == STATUS_OK && i < count; i++)
		status = action_remove(action, event, record_key_of(&rows[i]));
	rows = event_range(event, RECORD_FILLED, app->section, round, &count);
	for (int i = 0; status == STATUS_OK && i < count; i++) {
		struct record row = rows[i];

		*gone += row.as.filled.result != RESULT_NONE;
		row.as.filled.result = RESULT_NONE;
		row.as.filled.open = 0;
		/*
		 * a bye that the next draw may give to another is a bye; beside it he still plays
		 */
		status = row.as.filled.beside > 0
			? action_put(action, event, &row)
			: action_remove(action, event, record_key_of(&row));
	}
	rows = event_range(event, RECORD_BOARD, app->section, round, &count);
	for (int i = 0; status == STATUS_OK && i < count; i++) {
		struct record row = rows[i];

		if (!has_result(&row))
			continue;
		row.as.board.result = RESULT_NONE;
		++*gone;
		status = action_put(action, event, &row);
	}
	return status;
}

/*
 * As the draw was before it was published. The reason alone does not tell: the engine's own draw
 * has one if it breaks a rule. Of a round that came in with its draw nothing else is known.
 */
static enum round_state draft_state(const struct app *app, const struct position *position)
{
	const enum round_state drawn =
		app_round_state(position->event, app->section, position->round);

	if (drawn == ROUND_PROPOSED || drawn == ROUND_ADJUSTED)
		return drawn;
	return event_round(app_event(app), app->section, position->round)->reason[0]
		? ROUND_ADJUSTED
		: ROUND_PROPOSED;
}

enum status unpublish_build(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct unpublish_order *order = what;
	const struct event *event = app_event(app);
	const int round = app_last_published(event, app->section);
	struct position *position;
	struct record row;
	int gone = 0;
	enum status status = check_order(app, order, round, error);

	if (status == STATUS_OK)
		status = position_at(app, round, &position, error);
	if (status != STATUS_OK)
		return status;
	status = clear_round(app, round, action, &gone);
	if (status == STATUS_OK)
		status = accelerated_unpublish(event, app->section, round, action);
	if (status == STATUS_OK)
		status = later_drafts_clear(event, app->section, round, action);
	memset(&row, 0, sizeof(row));
	row.kind = RECORD_ROUND;
	row.as.round = *event_round(event, app->section, round);
	row.as.round.state = draft_state(app, position);
	memset(row.as.round.reason, 0, sizeof(row.as.round.reason));
	unpublish_label(
		app, &(struct unpublished){round, round, gone, order->reason}, action->label);
	if (status == STATUS_OK)
		status = action_put(action, event, &row);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_may_unpublish(struct app *app, struct error *error)
{
	const struct unpublish_order order = {.reason = "may it be?", .force = true};

	return app_try(app, unpublish_build, &order, error);
}

enum status app_unpublish(struct app *app, const char *reason, bool force, struct error *error)
{
	const struct unpublish_order order = {reason, force};

	return app_run(app, unpublish_build, &order, error);
}
