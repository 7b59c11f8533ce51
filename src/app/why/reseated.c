/* What is told of a board that was seated after the draw was published. */
#include "config.h"

#include "app/why/reseated.h"

#include "app/event/journal.h"
#include "app/evening/late.h"
#include "app/position/drawn.h"
#include "app/trf/stands.h"
#include "app/words/words.h"

enum status why_late(struct app *app, int round, const struct board *board, struct why_list *list,
	struct error *error)
{
	const struct late *late = late_find(app, round, error);
	const int pins[] = {board->white, board->black};
	enum status status = late ? STATUS_OK : error->code;

	for (int i = 0; status == STATUS_OK && i < 2; i++) {
		char sentence[SENTENCE_SIZE], text[SENTENCE_SIZE + 8];

		if (!late_has(late, pins[i]))
			continue;
		late_words(app, late, pins[i], sentence, sizeof(sentence));
		words_put(text, sizeof(text), "%s.", sentence);
		status = why_list_add(list, WHY_BOARD, text);
	}
	return status;
}

enum status why_reseated(
	struct app *app, int round, int board, struct why_list *list, struct error *error)
{
	const struct journal_entry *entry = NULL;
	long long action = 0;
	char text[SENTENCE_SIZE + 64];
	enum status status = drawn_seating(app, round, board, &action, error);

	if (status == STATUS_OK)
		status = app_journal_entry(app, action, &entry, error);
	if (status != STATUS_OK || !entry)
		return status;
	words_put(text, sizeof(text), "Seated after the draw was published: %s.", entry->label);
	return why_list_add(list, WHY_SEATED, text);
}

enum status why_stands(struct app *app, int round, const struct board *board, struct why_list *list)
{
	const struct board *row =
		event_board_of(app_event(app), app_section(app), round, board->white);
	const char *why = row ? trf_stands_why(app_event(app), row) : NULL;
	char text[KEPT_SIZE + 64];

	if (!why)
		return STATUS_OK;
	words_put(text, sizeof(text), "Board %d was let stand: %s.",
		app_board_label(app, round, row->number), why);
	return why_list_add(list, WHY_BOARD, text);
}
