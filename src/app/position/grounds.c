/* Notes on a round besides its draw: the data that it was made from, and why it was changed. */
#include "config.h"

#include <string.h>

#include "app/position/position.h"
#include "app/words/words.h"
#include "core/all_play_all.h"
#include "core/vocabulary.h"

void position_grounds(struct app *app, struct position *position, char *text, size_t size)
{
	text[0] = '\0';
	/* the table of an all-play-all is made from the numbers alone */
	if (event_is_all_play_all(app_event(app), app->section))
		return;
	if (position->from == DRAWN_IMPORTED)
		words_put(text, size,
			"%s %d was imported with its draw: what the draw was made from is taken from the import.",
			vocabulary_of(app_event(app), app->section)->round, position->round);
	if (position->from != DRAWN_THEN && position->from != DRAWN_LATE)
		return;
	if (position_is_corrected(app, position))
		words_put(text, size,
			"A score was corrected after this draw: it is looked at with the scores that it was made from.");
	else if (position_is_otherwise(app, position))
		words_put(text, size,
			"A game was recorded otherwise after this draw: it is looked at with the games that it was made from.");
}

void position_reason(
	const struct app *app, const struct position *position, char *text, size_t size)
{
	const struct round *round = event_round(app_event(app), app->section, position->round);

	text[0] = '\0';
	if (round && round->state >= ROUND_PUBLISHED && round->reason[0])
		words_put(text, size, "%s %d was published with the reason \"%s\".",
			vocabulary_of(app_event(app), app->section)->round, position->round,
			round->reason);
}

void position_beside(struct app *app, struct position *position, char *text, size_t size)
{
	char reason[SENTENCE_SIZE];

	position_grounds(app, position, text, size);
	position_reason(app, position, reason, sizeof(reason));
	words_put(text + strlen(text), size - strlen(text), "%s%s", text[0] && reason[0] ? " " : "",
		reason);
}
