/*
 * The levels that a board passes over: whom of them each of the two has met, or what it would cost
 * if he met one of the others.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/why/facts.h"
#include "app/why/cost.h"
#include "core/season.h"
#include "pairing/book/traits.h"

/* In larger fields a draw for each would take too long. */
enum { CARDS_MOST = 300, TRIED = 2, NAMES = 4, MET_SIZE = 4 * SENTENCE_SIZE };

struct levels {
	struct app *app;
	const struct position *position;
	struct why_list *list;
	struct pairing_entry *entries; /* everybody, from the highest down */
	int count;
	int high, low; /* indices of the two */
	int tried;
	char met[MET_SIZE]; /* of one of the two: the levels all of which he has met */
};

static void name_of(const struct levels *levels, int card, char who[WHO_SIZE])
{
	words_who(app_event(levels->app), levels->app->section,
		levels->position->cards.pin_of[card], who);
}

static int score_of(const struct levels *levels, int card)
{
	for (int i = 0; i < levels->count; i++)
		if (levels->entries[i].player == card)
			return levels->entries[i].score;
	return -1;
}

/* Of a level, himself left out: how many there are, and how many he has met. */
static int count_level(const struct levels *levels, int card, int score, int *met)
{
	int count = 0;

	*met = 0;
	for (int i = 0; i < levels->count; i++) {
		const struct pairing_entry *entry = &levels->entries[i];

		if (entry->score != score || entry->player == card)
			continue;
		count++;
		*met += pairing_have_met(&levels->position->cards.input, card, entry->player);
	}
	return count;
}

__attribute__((format(printf, 2, 3))) static void add_level_line(
	struct levels *levels, const char *format, ...)
{
	const size_t used = strlen(levels->met);
	va_list list;

	va_start(list, format);
	words_format(levels->met + used, sizeof(levels->met) - used, format, list);
	va_end(list);
}

/* "3 Low (round 2) and 5 Fox (round 1), the only ones on 5½"; of many "all 7 on 5½" */
static void put_met(struct levels *levels, int card, int score, int count)
{
	const bool own = score == score_of(levels, card);
	char points[16], who[WHO_SIZE];
	int named = 0;

	points_text(score, points);
	add_level_line(levels, "%s", levels->met[0] ? "; " : "");
	if (count > NAMES) {
		add_level_line(levels, "all %d%s on %s", count, own ? " others" : "", points);
		return;
	}
	for (int i = 0; i < levels->count; i++) {
		const struct pairing_entry *entry = &levels->entries[i];

		if (entry->score != score || entry->player == card)
			continue;
		name_of(levels, entry->player, who);
		add_level_line(levels, "%s%s (round %d)", words_between(named, count), who,
			pairing_round_met(&levels->position->cards.input, card, entry->player));
		named++;
	}
	add_level_line(levels, ", the only %s%s on %s", own ? "other " : "",
		count == 1 ? "one" : "ones", points);
}

static enum status tell_met(struct levels *levels, int card)
{
	const char *rule = why_term_rule(&levels->position->score, PAIRING_TERM_REPEATS);
	char who[WHO_SIZE], text[MET_SIZE + 2 * WHO_SIZE];

	if (levels->met[0] == '\0')
		return STATUS_OK;
	name_of(levels, card, who);
	words_put(text, sizeof(text), "%s has met %s%s%s%s.", who, levels->met, rule[0] ? " (" : "",
		rule, rule[0] ? ")" : "");
	return why_list_add(levels->list, WHY_INSTEAD, text);
}

/* The rule that forbids the board by itself, in words; "": none does. */
static enum status find_bar(
	const struct levels *levels, int card, int other, char *bar, size_t size)
{
	const struct position *position = levels->position;
	struct pairing_board board = {card, other};
	const struct pairing_draw draw = {&board, 1};
	const struct cast cast = position_cast(levels->app, position);
	struct pairing_score score = {0};
	const enum pairing_status status =
		pairing_score(position->cards.book, &position->cards.input, &draw, &score);

	bar[0] = '\0';
	for (int i = 0; status == PAIRING_OK && i < score.nviolations && !bar[0]; i++)
		if (score.violations[i].kind == PAIRING_BROKEN_FORBIDDEN ||
			score.violations[i].kind == PAIRING_BROKEN_COLOURS)
			words_violation(&cast, &score.violations[i], bar, size);
	pairing_score_done(&score);
	return status == PAIRING_NO_MEMORY ? STATUS_NO_MEMORY : STATUS_OK;
}

/* Why he does not meet one of a level between whom he has not met. */
static enum status tell_one(struct levels *levels, int card, int other, const char *points)
{
	const struct pairing_pin pin = {PAIRING_PIN_BOARD, card, other, PAIRING_NEUTRAL};
	char who[WHO_SIZE], whom[WHO_SIZE], why[SENTENCE_SIZE], text[2 * SENTENCE_SIZE];
	enum status status = find_bar(levels, card, other, why, sizeof(why));

	name_of(levels, card, who);
	name_of(levels, other, whom);
	if (status == STATUS_OK && why[0]) {
		words_put(text, sizeof(text), "%s stands on %s, but %s.", whom, points, why);
		return why_list_add(levels->list, WHY_INSTEAD, text);
	}
	if (status == STATUS_OK)
		status = why_cost(levels->app, levels->position, pin, why, sizeof(why));
	if (status != STATUS_OK)
		return status;
	words_put(text, sizeof(text), "%s stands on %s, but if %s met him, %s.", whom, points, who,
		why);
	return why_list_add(levels->list, WHY_INSTEAD, text);
}

/* Those of a level between whom he has not met: of the first what it would cost. */
static enum status tell_open(struct levels *levels, int card, int score, int open)
{
	const bool large = levels->position->cards.input.count > CARDS_MOST;
	char points[16], who[WHO_SIZE], text[SENTENCE_SIZE];
	enum status status = STATUS_OK;
	int told = 0;

	points_text(score, points);
	for (int i = 0; i < levels->count && status == STATUS_OK && !large; i++) {
		const struct pairing_entry *entry = &levels->entries[i];

		if (entry->score != score ||
			pairing_have_met(&levels->position->cards.input, card, entry->player) ||
			levels->tried == TRIED)
			continue;
		status = tell_one(levels, card, entry->player, points);
		levels->tried++;
		told++;
	}
	if (status != STATUS_OK || told == open)
		return status;
	name_of(levels, card, who);
	words_put(text, sizeof(text), "%d %son %s %s not met %s (%s).", open - told,
		told > 0 ? "more " : "", points, open - told == 1 ? "has" : "have", who,
		why_term_rule(&levels->position->score, PAIRING_TERM_REPEATS));
	return why_list_add(levels->list, WHY_INSTEAD, text);
}

/* One of the two: levels from this score down, to above that one. */
static enum status tell_player(struct levels *levels, int card, int from, int above)
{
	const int own = score_of(levels, card);
	enum status status = STATUS_OK;

	levels->met[0] = '\0';
	levels->tried = 0;
	for (int i = 0, last = -1; i < levels->count; i++) {
		const int score = levels->entries[i].score;
		int count, met;

		if (score > from || score <= above || score == last)
			continue;
		last = score;
		count = count_level(levels, card, score, &met);
		if (count > 0 && met == count)
			put_met(levels, card, score, count);
	}
	status = tell_met(levels, card);
	for (int i = 0, last = own; i < levels->count && status == STATUS_OK; i++) {
		const int score = levels->entries[i].score;
		int count, met;

		if (score > from || score <= above || score == last || score == own)
			continue;
		last = score;
		count = count_level(levels, card, score, &met);
		if (met < count)
			status = tell_open(levels, card, score, count - met);
	}
	return status;
}

/* `leaving`: a step tells why the higher one leaves his own group. */
static enum status tell_levels(struct levels *levels, bool leaving)
{
	int high = score_of(levels, levels->high), low = score_of(levels, levels->low);
	enum status status;

	if (high < low) {
		const int card = levels->high;

		levels->high = levels->low;
		levels->low = card;
		high = score_of(levels, levels->high);
		low = score_of(levels, levels->low);
	}
	if (low < 0 || high == low)
		return STATUS_OK;
	status = tell_player(levels, levels->high, leaving ? high - 1 : high, low);
	return status == STATUS_OK ? tell_player(levels, levels->low, high - 1, low) : status;
}

enum status why_levels(struct app *app, const struct position *position, int board,
	const struct pairing_steps *steps, struct why_list *list)
{
	const struct pairing_board *seats = &position->draw.boards[board - 1];
	struct levels levels = {.app = app,
		.position = position,
		.list = list,
		.high = seats->white,
		.low = seats->black};
	enum pairing_status listed;
	enum status status;

	/* on a club evening and in a table there are no score groups to leave */
	if (seats->black == PAIRING_NOBODY || event_is_season(position->event, app->section) ||
		position->cards.book->traits->groups == PAIRING_GROUPS_TABLE ||
		why_step(steps, board, PAIRING_STEP_PINNED))
		return STATUS_OK;
	listed = pairing_checklist(
		position->cards.book, &position->cards.input, &levels.entries, &levels.count);
	if (listed != PAIRING_OK)
		return translate_status(listed);
	status = tell_levels(&levels, why_step(steps, board, PAIRING_STEP_ODD_PLAYER) != NULL);
	free(levels.entries);
	return status;
}
