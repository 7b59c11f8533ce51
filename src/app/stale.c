/* Draws that were made from scores which a correction has changed since. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "app/position.h"
#include "app/words.h"
#include "core/season.h"

/* What a round is called in labels: also in seasons begun when their evenings were rounds. */
enum { CALLED = 2 };

struct count {
	char start[CALLED][LABEL_SIZE]; /* the label of what made the draw */
	int round, corrections;
};

static bool is_start(const struct count *count, const char *label)
{
	for (int i = 0; i < CALLED; i++) {
		const size_t length = strlen(count->start[i]);

		if (!strncmp(label, count->start[i], length) &&
			(!label[length] || label[length] == ':'))
			return true;
	}
	return false;
}

static bool is_result(const char *label, int *round)
{
	int board;

	return sscanf(label, "Round %d, board %d:", round, &board) == 2 ||
		sscanf(label, "Evening %d, board %d:", round, &board) == 2;
}

/* Results of earlier rounds that came after the draw; undone they do not count. */
static void count_entry(
	void *context, long long id, long long when, const char *kind, const char *label)
{
	struct count *count = context;
	const bool undone = !strcmp(kind, "undo");
	int round;

	(void)id;
	(void)when;
	if (is_start(count, label))
		count->corrections = 0;
	else if (is_result(label, &round) && round < count->round)
		count->corrections += undone ? -1 : 1;
}

/* The journal counts the corrections since the proposal. */
static bool is_corrected_draft(const struct app *app, const struct position *position)
{
	struct count count = {.round = position->round};

	words_put(count.start[0], sizeof(count.start[0]), "Proposal for round %d", position->round);
	words_put(
		count.start[1], sizeof(count.start[1]), "Proposal for evening %d", position->round);
	return store_journal(app->store, count_entry, &count, NULL) == STATUS_OK &&
		count.corrections > 0;
}

/* Boards of the rounds before have another result now. */
static bool is_corrected_since(const struct app *app, const struct position *position)
{
	for (int round = 1; round < position->round; round++) {
		int count;
		const struct record *row =
			event_range(position->event, RECORD_BOARD, app->section, round, &count);

		for (; count > 0; count--, row++) {
			const struct record *now = event_find(app_event(app), record_key_of(row));

			if (now && now->as.board.result != row->as.board.result)
				return true;
		}
	}
	return false;
}

bool position_is_corrected(const struct app *app, struct position *position)
{
	if (!position->counted)
		position->corrected = position->from == DRAWN_NOW
			? is_corrected_draft(app, position)
			: is_corrected_since(app, position);
	position->counted = true;
	return position->corrected;
}

/* Would the same fixed cards give this draw again? */
static bool is_drawn_again(const struct position *position)
{
	struct position again = *position;
	struct pairing_blame blame;
	bool same;

	memset(&again.best, 0, sizeof(again.best));
	again.best_status = translate_best(&position->cards, &again.best, &blame);
	same = position_is_best(&again);
	pairing_draw_done(&again.best);
	return same;
}

bool app_draw_is_stale(struct app *app)
{
	struct position *position;
	enum round_state state;

	if (position_of(app, &position, NULL) != STATUS_OK)
		return false;
	state = app_round_state(app_event(app), app->section, position->round);
	if (state != ROUND_PROPOSED && state != ROUND_ADJUSTED)
		return false;
	if (!position->aged) {
		position->stale = position_is_corrected(app, position) && !is_drawn_again(position);
		position->aged = true;
	}
	return position->stale;
}

void app_correction_words(const struct app *app, int round, char *text, size_t size)
{
	const enum round_state next = app_round_state(app_event(app), app->section, round + 1);

	text[0] = '\0';
	if (next >= ROUND_PUBLISHED)
		words_put(text, size, "%s %d was drawn with the old result; the draw stands.",
			season_round(app_event(app), app->section), round + 1);
	else if (next != ROUND_LAID_OUT)
		words_put(text, size,
			"%s %d is proposed with the old result: propose again (p, or pair EVENT).",
			season_round(app_event(app), app->section), round + 1);
}
