/* The first sentence about a board that was made by hand or breaks a rule. */
#include "config.h"

#include "app/why/hand.h"

#include <string.h>

#include "app/position/drawn.h"
#include "app/why/avoided.h"
#include "app/words/words.h"
#include "core/season.h"
#include "core/vocabulary.h"
#include "pairing/book/traits.h"

/* True of the board whoever seated it. */
static bool is_fact(enum pairing_step_kind kind)
{
	switch (kind) {
	case PAIRING_STEP_PINNED:
	case PAIRING_STEP_DUE:
	case PAIRING_STEP_TRANSFER:
	case PAIRING_STEP_EQUAL_CLAIMS:
	case PAIRING_STEP_CONFLICT:
	case PAIRING_STEP_PREFERENCE:
	case PAIRING_STEP_WHITE:
	case PAIRING_STEP_LEVEL:
	case PAIRING_STEP_GROUP:
	case PAIRING_STEP_LISTED:
	case PAIRING_STEP_VOLUNTEERED:
	case PAIRING_STEP_TABLE:
	case PAIRING_STEP_OFF_TABLE:
		return true;
	default:
		return false;
	}
}

bool why_hand_tells(enum board_origin origin, enum pairing_step_kind kind)
{
	if (origin == ORIGIN_TURNED)
		return kind != PAIRING_STEP_LOT && kind != PAIRING_STEP_LOT_NUMBER;
	return origin != ORIGIN_HAND || is_fact(kind);
}

/* "1 Adams would meet 10 Jones on board 2", "5 Edwards would have the bye" */
static void put_rules_board(const struct app *app, const struct seats *best, int pin,
	const struct vocabulary *called, char *text, size_t size)
{
	const int at = seats_find(best, pin);
	const struct board *board = at >= 0 ? &best->boards[at] : NULL;
	char who[WHO_SIZE], other[WHO_SIZE];

	words_who(app_event(app), app->section, pin, who);
	if (!board)
		words_put(text, size, "%s would have no board", who);
	else if (!board->black)
		words_put(text, size, "%s would %s", who, called->have_bye);
	else
		words_put(text, size, "%s would meet %s on board %d", who,
			words_who(app_event(app), app->section,
				board->white == pin ? board->black : board->white, other),
			seats_label(best, app_event(app), board->number));
}

/* "by the rules 1 Adams would meet 10 Jones on board 2, and 7 Green ..." */
static enum status rules_words(struct app *app, struct position *position,
	const struct board *board, char *text, size_t size)
{
	const struct vocabulary *called = vocabulary_of(app_event(app), app->section);
	struct seats best = {0};
	char one[SENTENCE_SIZE / 2], other[SENTENCE_SIZE / 2] = "";
	enum status status;

	if (position->best->status != PAIRING_OK) {
		words_put(text, size, "the rules leave no draw for this round");
		return STATUS_OK;
	}
	status = seats_of_draw(
		&best, &position->cards, app->section, position->round, &position->best->draw);
	if (status == STATUS_OK)
		status = seats_order(&best, &position->cards);
	if (status == STATUS_OK) {
		put_rules_board(app, &best, board->white, called, one, sizeof(one));
		if (board->black)
			put_rules_board(app, &best, board->black, called, other, sizeof(other));
		words_put(text, size, "by the rules %s%s%s", one, other[0] ? ", and " : "", other);
	}
	seats_done(&best);
	return status;
}

/* "1 Adams and 7 Green", or "5 Edwards" with the bye */
static void pair_words(const struct app *app, const struct board *board, char *text, size_t size)
{
	char white[WHO_SIZE], black[WHO_SIZE];

	words_who(app_event(app), app->section, board->white, white);
	if (board->black)
		words_put(text, size, "%s and %s", white,
			words_who(app_event(app), app->section, board->black, black));
	else
		words_put(text, size, "%s", white);
}

/* ", and 9 Innes is in the tray": who lost his seat to it, or another; "" if nobody is. */
static void tray_words(
	const struct app *app, const struct position *position, char *text, size_t size)
{
	const int tray = position_tray(position);
	int count, found = 0;
	const struct record *row =
		event_range(position->event, RECORD_PLAYER, app->section, 0, &count);
	char who[2][WHO_SIZE];

	text[0] = '\0';
	for (; count > 0 && found < 2; count--, row++)
		if (seats_in_tray(&position->seats, position->event, row->as.player.pin))
			words_who(app_event(app), app->section, row->as.player.pin, who[found++]);
	if (tray > 2)
		words_put(text, size, ", and %s and %d more are in the tray", who[0], tray - 1);
	else if (found == 2)
		words_put(text, size, ", and %s and %s are in the tray", who[0], who[1]);
	else if (found == 1)
		words_put(text, size, ", and %s is in the tray", who[0]);
}

/* Is the board as it was proposed last, so that nobody has seated the two by hand? */
static bool is_as_proposed(
	struct app *app, const struct position *position, const struct board *board)
{
	const struct board *was;
	struct error error;
	struct event then;
	bool found, same;

	if (app->trial || position->from != DRAWN_NOW ||
		drawn_draft_event(app, position->round, &then, &found, &error) != STATUS_OK ||
		!found)
		return false;
	was = event_board_of(&then, app->section, position->round, board->white);
	same = app_round_state(&then, app->section, position->round) == ROUND_PROPOSED && was &&
		was->white == board->white && was->black == board->black;
	event_done(&then);
	return same;
}

/* Where the draw came from, if the arbiter has not made it here. */
static void origin_words(struct app *app, const struct position *position,
	const struct board *board, char *text, size_t size)
{
	const enum round_state state =
		app_round_state(position->event, app->section, position->round);
	const bool bye = board->black == 0;
	const bool season = event_is_season(app_event(app), app->section);
	char pair[2 * WHO_SIZE + 8], tray[2 * WHO_SIZE + 48];

	pair_words(app, board, pair, sizeof(pair));
	tray_words(app, position, tray, sizeof(tray));
	if (!app->store || position->from == DRAWN_IMPORTED)
		words_put(text, size, "%s %s in the draw that was imported", pair,
			!bye ? "meet" : vocabulary_of(app_event(app), app->section)->has_bye);
	else if (!board->pinned &&
		(state == ROUND_PROPOSED || is_as_proposed(app, position, board)))
		words_put(text, size, "%s %s seated before the last changes: propose again (p)",
			pair, bye ? "was" : "were");
	else if (bye && season)
		words_put(text, size, "The arbiter let %s sit out%s", pair, tray);
	else if (bye)
		words_put(text, size, "The arbiter gave %s the bye%s", pair, tray);
	else
		words_put(text, size, "The arbiter seated %s", pair);
}

enum status why_hand_cost(
	const struct app *app, struct position *position, int board, struct why_list *list)
{
	char change[SENTENCE_SIZE], text[SENTENCE_SIZE + 64];
	bool settled, told = false;
	enum status status = STATUS_OK;

	if (position->best->status != PAIRING_OK || position_tray(position) > 0)
		return status;
	if (board > 0)
		status = why_part_cost(app, position, board, list, &told);
	if (status != STATUS_OK || told)
		return status;
	status = best_first_worse(position, &settled, change, sizeof(change));
	if (status != STATUS_OK || !change[0])
		return status;
	if (settled)
		words_put(text, sizeof(text), "The draw on the board %s.", change);
	else
		words_put(text, sizeof(text),
			"The draw on the board is worse than that of the rules: %s.", change);
	return why_list_add(list, WHY_COST, text);
}

/* Do the two meet in the best draw, which has been sought: best_origin? */
static bool is_rules_pair(const struct position *position, int board)
{
	bool same;

	return best_find_pair(&position->best->draw, &position->draw.boards[board - 1], &same) >= 0;
}

enum status why_hand(struct app *app, struct position *position, int board,
	enum board_origin origin, struct why_list *list)
{
	const struct board *seated = &position->seats.boards[board - 1];
	char how[SENTENCE_SIZE], rules[SENTENCE_SIZE], text[2 * SENTENCE_SIZE], who[WHO_SIZE];
	enum status status = STATUS_OK;

	if (origin != ORIGIN_HAND && origin != ORIGIN_TURNED)
		return status;
	origin_words(app, position, seated, how, sizeof(how));
	if (origin == ORIGIN_TURNED)
		words_put(rules, sizeof(rules), "by the rules %s%s would have White",
			is_rules_pair(position, board) ? "" : "around what is fixed by hand ",
			words_who(app_event(app), app->section, seated->black, who));
	else
		status = rules_words(app, position, seated, rules, sizeof(rules));
	if (status != STATUS_OK)
		return status;
	words_put(text, sizeof(text), "%s%s: %s.", how,
		origin == ORIGIN_TURNED ? " with these colours" : "", rules);
	return why_list_add(list, WHY_SEATED, text);
}

static bool was_meeting(const struct pairing_game *game, int other, bool defaults)
{
	return game->opponent == other && (defaults || game->kind == PAIRING_PLAYED);
}

/*
 * " in round 2", " in rounds 1 and 4": a default is named where they have played no game, for then
 * it is what the rule book counts.
 */
static void rounds_words(
	const struct position *position, int one, int other, char *text, size_t size)
{
	const struct pairing_game *games = position->cards.players[one].games;
	const int rounds = position->cards.input.round - 1;
	int numbers[ROUNDS_MOST], count = 0;
	char list[4 * ROUNDS_MOST];

	for (int defaults = 0; count == 0 && defaults < 2; defaults++)
		for (int r = 0; r < rounds; r++)
			if (was_meeting(&games[r], other, defaults))
				numbers[count++] = r + 1;
	words_numbers(numbers, count, list, sizeof(list));
	text[0] = '\0';
	if (count > 0)
		words_put(text, size, " in round%s %s", words_plural(count), list);
}

/* The answer to him who plays the same opponent again. */
static enum status tell_repeat(struct position *position, const struct cast *cast,
	const struct pairing_violation *violation, struct why_list *list)
{
	char one[WHO_SIZE], other[WHO_SIZE], rounds[96], text[SENTENCE_SIZE];
	bool cannot;
	enum status status = best_cannot_avoid(position, PAIRING_TERM_REPEATS, &cannot);

	if (status != STATUS_OK)
		return status;
	words_who(cast->event, cast->section, cast->pins[violation->player], one);
	words_who(cast->event, cast->section, cast->pins[violation->other], other);
	rounds_words(position, violation->player, violation->other, rounds, sizeof(rounds));
	if (cannot)
		words_put(text, sizeof(text),
			"%s and %s have met%s already: no draw without a repeat is left (%s).", one,
			other, rounds, violation->rule);
	else
		words_put(text, sizeof(text), "Broken: %s and %s have met%s (%s).", one, other,
			rounds, violation->rule);
	return why_list_add(list, WHY_BROKEN, text);
}

enum status why_broken(struct position *position, const struct cast *cast, int board,
	const struct pairing_violation *violation, bool each, bool tried, struct why_list *list)
{
	const bool broken = pairing_is_broken(violation->kind);
	char sentence[SENTENCE_SIZE], text[SENTENCE_SIZE + 64];
	enum board_origin origin = ORIGIN_HAND;
	enum status status = STATUS_OK;
	bool rules;
	int round;

	if (violation->kind == PAIRING_BROKEN_REPEAT &&
		!words_defaulted(cast, violation->player, violation->other, &round))
		return tell_repeat(position, cast, violation, list);
	if (each)
		words_violation_each(cast, violation, sentence, sizeof(sentence));
	else
		words_violation(cast, violation, sentence, sizeof(sentence));
	if (broken || violation->kind == PAIRING_WARN_AVOID)
		status = best_origin(position, board, &origin);
	if (status != STATUS_OK)
		return status;
	rules = origin == ORIGIN_RULES && position->best->status == PAIRING_OK;
	if (violation->kind == PAIRING_WARN_AVOID &&
		position->cards.book->traits->groups != PAIRING_GROUPS_TABLE)
		return why_avoided(position, cast, violation, rules, tried, list);
	words_put(text, sizeof(text), "%s: %s%s.", broken ? "Broken" : "Note", sentence,
		rules ? "; the rules have no better draw" : "");
	return why_list_add(
		list, violation->kind == PAIRING_WARN_DEAD_END ? WHY_NOTE : WHY_BROKEN, text);
}
