/* A draw as a text file: boards by pairing number, as `pair` prints them. */
#ifndef CLI_DRAW_FILE_H
#define CLI_DRAW_FILE_H

#include "app/audit/rounds.h"

/*
 * "WHITE BLACK" a line (or "WHITE-BLACK"), 0 or "bye" for the bye; the number of boards may stand
 * alone on the first line; empty lines and what follows # say nothing. Each player of the round has
 * at most one board. STATUS_BAD_INPUT names the line and what was expected. Release with
 * pairing_draw_done.
 */
enum status draw_file_read(const char *path, const struct round_cards *cards,
	struct pairing_draw *draw, struct error *error);

#endif
