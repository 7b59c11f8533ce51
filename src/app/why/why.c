/* The reasons of a draw as sentences. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/book/rule_book.h"
#include "app/position/position.h"
#include "app/position/result_notes.h"
#include "app/round/cards.h"
#include "app/why/apart.h"
#include "app/why/facts.h"
#include "app/why/fixed.h"
#include "app/why/hand.h"
#include "app/why/list.h"
#include "app/why/own.h"
#include "app/why/reseated.h"
#include "app/why/violations.h"
#include "core/game.h"
#include "core/season.h"
#include "core/vocabulary.h"

enum status reasons_add(struct reasons *reasons, const char *text)
{
	char **lines = realloc(reasons->lines, ((size_t)reasons->count + 1) * sizeof(*lines));

	if (!lines)
		return STATUS_NO_MEMORY;
	reasons->lines = lines;
	lines[reasons->count] = strdup(text);
	if (!lines[reasons->count])
		return STATUS_NO_MEMORY;
	reasons->count++;
	return STATUS_OK;
}

/* Also a game beside the draw, of which the rule book knows nothing. */
static enum status tell_outside(
	const struct app *app, const struct game *game, struct why_list *list)
{
	char who[WHO_SIZE], text[SENTENCE_SIZE];

	if (!game->outside)
		return STATUS_OK;
	words_who(app_event(app), app->section, game->white ? game->white : game->black, who);
	words_put(text, sizeof(text), "%s has %s against %s %s: fixed by the arbiter%s.", who,
		game->white ? "White" : "Black", game->outside,
		game->beside ? "beside the draw, which is made without him" : "in place of the bye",
		event_traits(app_event(app), app->section)->citations->outside);
	return why_list_add(list, WHY_FIXED, text);
}

/* What is told of a board beside its steps; of one by hand, not what the rules would make of it. */
static enum status tell_board(struct app *app, struct position *position, int board,
	const struct why_own *own, bool hand, struct why_list *list)
{
	const struct board *row = event_board(app_event(app), app->section, position->round, board);
	/* of a draw with cards in the tray no other draw is tried: it would only seat them */
	const bool tried = !hand && (own->position != position || position_tray(position) == 0);
	const struct pairing_steps *steps;
	enum status status = STATUS_OK;
	struct game game;

	if (row && game_of(app_event(app), app->section, position->round, row->white, &game))
		status = tell_outside(app, &game, list);
	if (status == STATUS_OK && tried)
		status = why_levels(app, own->position, own->board, own->steps, list);
	if (status == STATUS_OK && tried)
		status = why_floats(app, own->position, own->board, own->steps, list);
	if (status == STATUS_OK)
		status = why_met(app, position, board, list);
	if (status == STATUS_OK && !hand)
		status = position_need_steps(position, board, &steps);
	if (status == STATUS_OK && !hand)
		status = why_seekers(app, position, board, steps, list);
	if (status == STATUS_OK && !hand)
		status = why_natural(position, board, steps, list);
	if (status == STATUS_OK && !hand && own->position == position)
		status = why_apart_left(app, position, board, steps, list);
	return status;
}

/* Unless a draw of all is told of, the reasons are those of who sits. */
static enum status tell_tray(const struct position *position, struct why_list *list)
{
	const int tray = position_tray(position);
	char text[SENTENCE_SIZE];

	if (tray == 0)
		return STATUS_OK;
	words_put(text, sizeof(text), "Note: %d card%s in the tray%s.", tray,
		tray == 1 ? " is" : "s are",
		list->beside ? "" : ": all is told of those who are seated");
	return why_list_add(list, WHY_NOTE, text);
}

/* What is said of the whole round, whatever the board. */
static enum status add_of_round(struct why_list *list, enum why_part part, const char *text)
{
	const enum status status = why_list_add(list, part, text);

	if (status == STATUS_OK)
		list->lines[list->count - 1].of_round = true;
	return status;
}

/* The reason of a published draw: of a board by hand it stands in front. */
static enum status tell_reason(
	struct app *app, const struct position *position, struct why_list *list)
{
	enum why_part part = WHY_NOTE;
	char text[SENTENCE_SIZE];

	position_reason(app, position, text, sizeof(text));
	for (int i = 0; i < list->count; i++)
		if (list->lines[i].part == WHY_SEATED)
			part = WHY_REASON;
	return text[0] ? add_of_round(list, part, text) : STATUS_OK;
}

static struct cast cast_of(const struct app *app, const struct position *position)
{
	struct cast cast = position_cast(app, position);

	cast.draw = &position->draw;
	cast.score = &position->score;
	cast.input = &position->cards.input;
	cast.scores = position->cards.scores;
	return cast;
}

/*
 * Is a step one of a board to which the rules led, or a fact of another; of a board that is told of
 * already, about its colours and these are turned? told[count]: the levels are.
 */
static bool is_left(const struct pairing_step *step, const enum board_origin *origin,
	const bool *told, int count)
{
	if (step->board < 0)
		return !told[count];
	if (!why_hand_tells(origin[step->board], step->kind))
		return false;
	return !told[step->board] ||
		(origin[step->board] == ORIGIN_TURNED && why_own_is_colour(step->kind));
}

/* What has not been told, as is_left says. */
static enum status choose_steps(const struct pairing_steps *steps, const enum board_origin *origin,
	const bool *told, int count, struct pairing_steps *chosen)
{
	*chosen = (struct pairing_steps){
		.steps = malloc(((size_t)steps->count + 1) * sizeof(*chosen->steps))};
	if (!chosen->steps)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < steps->count; i++)
		if (is_left(&steps->steps[i], origin, told, count))
			chosen->steps[chosen->count++] = steps->steps[i];
	return STATUS_OK;
}

/* Of one board, or (0) of all: where they come from, and what is told first of those by hand. */
static enum status find_origins(struct app *app, struct position *position, int board,
	enum board_origin *origin, struct why_list *list)
{
	enum status status = STATUS_OK;
	bool other = false;

	for (int i = 1; status == STATUS_OK && i <= position->seats.count; i++) {
		enum board_origin *its = &origin[i - 1];

		if (board > 0 && i != board)
			continue;
		status = best_origin(position, i, its);
		if (status == STATUS_OK)
			status = why_hand(app, position, i, *its, list);
		other = other || *its == ORIGIN_HAND || *its == ORIGIN_TURNED;
	}
	return status == STATUS_OK && other ? why_hand_cost(app, position, board, list) : status;
}

/*
 * The steps of the position for what has not been told of the draw around the boards by hand. The
 * colours of a turned board are so on this one alone.
 */
static enum status tell_rest(const struct app *app, struct position *position, int board,
	const enum board_origin *origin, const bool *told, struct why_list *list)
{
	const struct pairing_steps *steps;
	struct pairing_steps chosen = {NULL, 0};
	const struct cast cast = cast_of(app, position);
	const bool turned = board > 0 && told[board - 1] && origin[board - 1] == ORIGIN_TURNED;
	const int before = list->count;
	enum status status = position_need_steps(position, board, &steps);

	if (status == STATUS_OK)
		status = choose_steps(steps, origin, told, position->seats.count, &chosen);
	if (status == STATUS_OK)
		status = why_list_tell(list, &cast, &chosen);
	free(chosen.steps);
	for (int i = before; turned && i < list->count; i++)
		if (list->lines[i].part == WHY_COLOUR)
			list->lines[i].part = WHY_TURNED;
	return status;
}

/*
 * Boards that were to be told of a draw beside this one, which has not got them, are told as those
 * by hand: no rule is known to have led to them.
 */
static void bar_claims(const struct position *position, const bool *told, enum board_origin *origin)
{
	for (int i = 0;
		position->engine_draw[ENGINE_DRAW_FREE].position && i < position->seats.count; i++)
		if (!told[i])
			origin[i] = ORIGIN_HAND;
}

/* The steps of a board, with what is told beside them if it is the only one, or (0) of all. */
static enum status tell_steps(
	struct app *app, struct position *position, int board, bool only, struct why_list *list)
{
	const size_t count = (size_t)position->seats.count + 1;
	enum board_origin *origin = calloc(count, sizeof(*origin)); /* ORIGIN_RULES */
	bool *told = calloc(count, sizeof(*told));
	struct why_own own = {.position = NULL};
	struct why_list beside = {.records = list->records};
	enum status status = origin && told ? STATUS_OK : STATUS_NO_MEMORY;

	if (status == STATUS_OK)
		status = find_origins(app, position, board, origin, list);
	if (status == STATUS_OK)
		status = why_own_tell(app, position, board, origin, told, &own, &beside);
	if (status == STATUS_OK)
		bar_claims(position, told, origin);
	for (int i = 0; told && i < position->seats.count; i++)
		list->beside = list->beside || (told[i] && (board == 0 || i == board - 1));
	if (status == STATUS_OK)
		status = tell_rest(app, position, board, origin, told, list);
	if (status == STATUS_OK)
		status = why_list_move(list, &beside);
	if (status == STATUS_OK && (only || board == 0))
		status = why_added(app, position, board, list);
	if (status == STATUS_OK && only) {
		const bool hand = origin[board - 1] == ORIGIN_HAND;

		if (!own.position) {
			own.position = position;
			own.board = board;
			status = position_need_steps(position, board, &own.steps);
		}
		if (status == STATUS_OK)
			status = tell_board(app, position, board, &own, hand, list);
	}
	why_list_done(&beside);
	free(told);
	free(origin);
	return status;
}

/*
 * A round to which some came late, or that was repaired: each board as it was seated, from board
 * `first` to `last`. Outside a club season those that stand as published are told of together.
 */
static enum status tell_reseated(struct app *app, const struct position *position, int first,
	int last, struct why_list *list, struct error *error)
{
	const bool season = event_is_season(app_event(app), app->section);
	struct position *then;
	enum status status = STATUS_OK;
	int published = 0;

	for (int board = first; status == STATUS_OK && board <= last; board++) {
		status = position_of_board(app, position->round, board, &then, error);
		if (status != STATUS_OK)
			break;
		status = why_late(
			app, position->round, &position->seats.boards[board - 1], list, error);
		if (status == STATUS_OK && (season || (first == last && then->from != DRAWN_LATE)))
			status = tell_steps(app, then, board, first == last, list);
		else if (status == STATUS_OK && then->from == DRAWN_LATE)
			status = why_reseated(app, position->round, board, list, error);
		else
			published = board;
	}
	if (status == STATUS_OK && published > 0)
		status = position_of_board(app, position->round, published, &then, error);
	if (status == STATUS_OK && published > 0)
		status = tell_steps(app, then, 0, false, list);
	return status;
}

static enum status tell_seats(struct app *app, struct position *position, int board,
	struct why_list *list, struct error *error)
{
	const int first = board > 0 ? board : 1, last = board > 0 ? board : position->seats.count;
	enum status status = STATUS_OK;

	for (int i = first; status == STATUS_OK && i <= last; i++)
		status = why_stands(app, position->round, &position->seats.boards[i - 1], list);
	if (status != STATUS_OK)
		return status;
	if (position->from == DRAWN_LATE)
		return tell_reseated(app, position, first, last, list, error);
	return tell_steps(app, position, board, board > 0, list);
}

/* By what the mid-line is drawn, where that is not the rank. */
static enum status tell_line(const struct app *app, struct why_list *list)
{
	char line[SENTENCE_SIZE], text[SENTENCE_SIZE + 2];

	app_random_line(app, line, sizeof(line));
	words_put(text, sizeof(text), "%s.", line);
	return line[0] ? add_of_round(list, WHY_NOTE, text) : STATUS_OK;
}

/*
 * Games of the two before that are open, rated otherwise, or were otherwise when this was drawn:
 * *corrected.
 */
static enum status tell_results(const struct app *app, const struct position *position, int board,
	struct why_list *list, bool *corrected)
{
	const struct board *row = board > 0 ? &position->seats.boards[board - 1] : NULL;
	enum status status = STATUS_OK;

	for (int k = 0; row && k < 2; k++) {
		const int pin = k == 0 ? row->white : row->black;
		char text[SENTENCE_SIZE] = "";

		if (pin > 0 &&
			result_notes(app_event(app), position->event, app->section, pin,
				k == 0 ? 0 : row->white, position->round - 1, text, sizeof(text)))
			*corrected = true;
		if (status == STATUS_OK && text[0])
			status = why_list_add(list, WHY_REASON, text);
	}
	return status;
}

/* Board 0: all of them. What could not be read is said in *error. */
static enum status tell(struct app *app, struct position *position, int board,
	const struct why_room *room, struct why_list *list, struct error *error)
{
	struct position *then;
	struct cast cast;
	char text[SENTENCE_SIZE];
	bool corrected = false;
	enum status status = position_need_score(position);

	if (status == STATUS_OK)
		status = position_need_draw(position);
	position_grounds(app, position, text, sizeof(text));
	if (status == STATUS_OK)
		status = tell_results(app, position, board, list, &corrected);
	/* which result it was is said of the board: that there was one need not be */
	if (status == STATUS_OK && text[0] && (!corrected || position->from == DRAWN_IMPORTED))
		status = why_list_add(list, WHY_NOTE, text);
	cast = cast_of(app, position);
	if (status == STATUS_OK && board == 0)
		status = why_violations(position, &cast, board, true, list);
	if (status == STATUS_OK)
		status = tell_seats(app, position, board, list, error);
	if (status == STATUS_OK)
		status = tell_reason(app, position, list);
	if (status == STATUS_OK)
		status = why_unkept(app, position, &cast, board, list);
	if (status == STATUS_OK)
		status = why_fixed_bye(position, &cast, board, list);
	if (status == STATUS_OK)
		status = why_fixed(position, &cast, list);
	if (status == STATUS_OK)
		status = tell_tray(position, list);
	if (status == STATUS_OK)
		status = tell_line(app, list);
	if (status == STATUS_OK)
		status = why_violations(position, &cast, board, false, list);
	if (status != STATUS_OK || board == 0)
		return status;
	why_list_order(list);
	if (!room)
		return STATUS_OK;
	status = position_of_board(app, position->round, board, &then, error);
	if (status != STATUS_OK)
		return status;
	cast = cast_of(app, then);
	return why_list_fit(list, &cast, room);
}

/* The texts change hands. */
static enum status take_lines(struct why_list *list, struct reasons *reasons)
{
	struct reasons made = {.lines = calloc((size_t)list->count + 1, sizeof(*made.lines)),
		.marks = calloc((size_t)list->count + 1, sizeof(*made.marks)),
		.left_out = list->left_out};

	if (!made.lines || !made.marks) {
		reasons_done(&made);
		return STATUS_NO_MEMORY;
	}
	for (; made.count < list->count; made.count++) {
		struct why_line *line = &list->lines[made.count];

		made.lines[made.count] = line->text;
		made.marks[made.count] =
			(struct reason_mark){why_line_weight(line), line->part == WHY_BASIS};
		line->text = NULL;
	}
	*reasons = made;
	return STATUS_OK;
}

/* Sentences and records change hands. */
static enum status take_reasons(struct why_list *list, struct why_reasons *reasons)
{
	struct why_reasons made = {
		.reasons = calloc((size_t)list->count + 1, sizeof(*made.reasons))};

	if (!made.reasons)
		return STATUS_NO_MEMORY;
	for (; made.count < list->count; made.count++) {
		struct why_line *line = &list->lines[made.count];

		made.reasons[made.count] = (struct why_reason){
			line->text, line->records, line->records ? line->steps : 0};
		line->text = NULL;
		line->records = NULL;
	}
	*reasons = made;
	return STATUS_OK;
}

/* All that is to be said of a board, or (0) of all, in *list, which is the caller's. */
static enum status tell_round(struct app *app, int round, int board, const struct why_room *room,
	struct why_list *list, struct error *error)
{
	struct error unread = {.code = STATUS_OK};
	struct position *position;
	const struct board *row;
	struct game game;
	enum status status = position_kept(app, round, &position, error);
	bool beside;

	if (status != STATUS_OK)
		return status;
	beside = game_find(app_event(app), app->section, round, board, &game) && game.beside;
	row = game_board(app_event(app), app->section, round, board);
	if (position->seats.count == 0 && !beside)
		return app_fail(error, STATUS_REFUSED, "%s %d has no draw yet: propose one first.",
			vocabulary_of(app_event(app), app->section)->round, position->round);
	if (board != 0 && !row && !beside)
		return app_refuse_board(app, position->round, board, error);
	status = beside ? tell_outside(app, &game, list)
			: tell(app, position, row ? row->number : 0, room, list, &unread);
	if (status == STATUS_OK)
		return status;
	return unread.code == status ? app_fail(error, status, "%s", unread.text)
				     : app_fail_plain(error, status);
}

enum status app_why(struct app *app, int round, int board, const struct why_room *room,
	struct reasons *reasons, struct error *error)
{
	struct why_list list = {.count = 0};
	enum status status = tell_round(app, round, board, room, &list, error);

	if (status == STATUS_OK && take_lines(&list, reasons) != STATUS_OK)
		status = app_fail_plain(error, STATUS_NO_MEMORY);
	why_list_done(&list);
	return status;
}

enum status app_why_reasons(
	struct app *app, int round, int board, struct why_reasons *reasons, struct error *error)
{
	struct why_list list = {.records = true};
	enum status status = tell_round(app, round, board, NULL, &list, error);

	if (status == STATUS_OK && take_reasons(&list, reasons) != STATUS_OK)
		status = app_fail_plain(error, STATUS_NO_MEMORY);
	why_list_done(&list);
	return status;
}

void reasons_done(struct reasons *reasons)
{
	for (int i = 0; i < reasons->count; i++)
		free(reasons->lines[i]);
	free(reasons->lines);
	free(reasons->marks);
	reasons->lines = NULL;
	reasons->marks = NULL;
	reasons->count = 0;
}
