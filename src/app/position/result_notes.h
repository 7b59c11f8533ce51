/* Remarks on the results of a player, in sentences. */
#ifndef APP_POSITION_RESULT_NOTES_H
#define APP_POSITION_RESULT_NOTES_H

#include "core/game.h"

/* "Round 1: 6 Ford v 2 Brown"; text has SENTENCE_SIZE. */
void result_game_words(
	const struct event *event, int section, int round, const struct game *game, char *text);

/* One more sentence behind those of the text; none if it is empty. */
void result_note_add(char *text, size_t size, const char *sentence);

/*
 * Of his games in rounds 1..through that are open, rated otherwise than they count, or otherwise in
 * the event that a draw was made from: "Round 1: 6 Ford v 2 Brown is open and counts ½-½. ..."; "":
 * there are none. then: that event, or the one as it is. told: his games with this one are left
 * out, as they stand with the notes of that one; 0: none are. True: one of them was otherwise then.
 */
bool result_notes(const struct event *now, const struct event *then, int section, int pin, int told,
	int through, char *text, size_t size);

#endif
