/* A published round that is to be repaired, and its boards: found, or refused with a sentence. */
#ifndef APP_REPAIR_PUBLISHED_H
#define APP_REPAIR_PUBLISHED_H

#include "app/event/state.h"
#include "app/repair/repair.h"
#include "core/vocabulary.h"

/* The round of the order; STATUS_REFUSED. */
enum status repair_find_round(
	const struct app *app, const struct repair_order *order, int *round, struct error *error);

/* The board of the round with this number; STATUS_NOT_FOUND. */
enum status repair_find_board(const struct app *app, int round, int number,
	const struct board **board, struct error *error);

/* He has a game beside the draw in the round, of two sections or against one from outside. */
enum status repair_refuse_beside(const struct app *app, int round, int pin, struct error *error);

/* What a round and the bye are called in the section. */
const struct vocabulary *repair_words_of(const struct app *app);

/* Who has the bye has no game. */
enum status repair_refuse_bye(
	const struct app *app, const struct board *board, struct error *error);

/* The same text with one sentence more. */
void repair_add_words(char *text, size_t size, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

#endif
