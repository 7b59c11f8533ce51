/* What is said on cards of results that are open, rated otherwise or corrected. */
#include "config.h"

#include <stdlib.h>

#include "app/event/fail.h"
#include "app/event/state.h"
#include "app/position/corrections.h"
#include "app/position/result_notes.h"
#include "core/board_result.h"

/* Corrected games of his, behind what the note has. */
static void add_corrected(const struct app *app, const struct corrected_game *games, int count,
	int through, struct card_note *note)
{
	for (int i = 0; i < count; i++) {
		char sentence[SENTENCE_SIZE];

		if ((games[i].white != note->pin && games[i].black != note->pin) ||
			games[i].round > through)
			continue;
		app_corrected_words(app, &games[i], sentence);
		result_note_add(note->text, sizeof(note->text), sentence);
		note->rounds |= 1ULL << games[i].round;
	}
}

static void add_rated(const struct event *event, int section, int through, struct card_note *note)
{
	int count;
	const struct record *row = event_range(event, RECORD_RATED, section, 0, &count);

	for (; count > 0; count--, row++) {
		const struct rated *rated = &row->as.rated;
		const struct board *board =
			event_board(event, section, rated->round, rated->number);

		if (board && board->round <= through &&
			(board->white == note->pin || board->black == note->pin) &&
			board_rated_otherwise(event, board) != RESULT_NONE)
			note->rounds |= 1ULL << rated->round;
	}
}

enum status app_card_notes(
	const struct app *app, int through, struct card_notes *notes, struct error *error)
{
	const struct event *event = app_event(app);
	int players, ngames, made = 0;
	const struct record *row = event_range(event, RECORD_PLAYER, app->section, 0, &players);
	struct corrected_game *games;
	struct card_note *items;
	enum status status = app_corrected_games(app, &games, &ngames, error);

	if (status != STATUS_OK)
		return status;
	items = calloc((size_t)players + 1, sizeof(*items));
	for (int i = 0; items && i < players; i++) {
		struct card_note *note = &items[made];

		*note = (struct card_note){.pin = row[i].as.player.pin};
		result_notes(event, event, app->section, note->pin, 0, through, note->text,
			sizeof(note->text));
		add_rated(event, app->section, through, note);
		add_corrected(app, games, ngames, through, note);
		made += note->text[0] != '\0';
	}
	free(games);
	if (!items)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	*notes = (struct card_notes){items, made};
	return STATUS_OK;
}

const struct card_note *card_notes_of(const struct card_notes *notes, int pin)
{
	for (int i = 0; i < notes->count; i++)
		if (notes->items[i].pin == pin)
			return &notes->items[i];
	return NULL;
}

void card_notes_done(struct card_notes *notes)
{
	free(notes->items);
	*notes = (struct card_notes){NULL, 0};
}
