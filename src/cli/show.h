/* Boards, as the commands print them for people and for programs. */
#ifndef CLI_SHOW_H
#define CLI_SHOW_H

#include <stdio.h>

#include "app/app.h"
#include "app/round/fill_numbers.h"
#include "cli/json.h"
#include "core/game.h"

/* The name of a player, a row of the event, cut or padded to so many cells. */
void show_listed_name(const struct event *event, const struct player *player, int cells);

/* The boards of a round, and that more counts in their draw than the points that stand there. */
void show_boards(struct app *app, int round);
/* That boards of the list on the wall have other numbers now; nothing where none has. */
void show_new_numbers(const struct app *app);
/* Which boards of published rounds have another number than they had before a change. */
void show_other_numbers(const struct app *app, const struct kept_numbers *before);
void show_boards_json(const struct app *app, int round);

/*
 * A draw as pairing programs write it: the number of boards, then WHITE BLACK by starting number, 0
 * for the bye.
 */
void show_pairs(FILE *file, const struct plain_board *boards, int count);

/* One player as an object: pin, name. */
void show_player_json(
	struct json *json, const char *key, const struct event *event, int section, int pin);
/* One side of a game: a player, one from outside as an object with his name, or null. */
void show_side_json(struct json *json, const char *key, const struct app *app,
	const struct game *game, int pin);

#endif
