/* Particulars of a player, which are kept beside his row and changed together with it. */
#ifndef APP_PLAYERS_KNOWN_H
#define APP_PLAYERS_KNOWN_H

#include "app/app.h"
#include "app/players/players.h"
#include "core/typed/grade.h"
#include "core/particulars/particular.h"

/*
 * A field as it is typed: into the column of the player, then known->id is 0; or into *known.
 * A grade is taken as lists have it, 1850e, NEW; its mark (known_take_kind) goes into *known.
 * STATUS_BAD_INPUT with the reason.
 */
enum status known_take(const struct app *app, const struct particular_field *field,
	const char *text, struct player *player, struct app_particular *known, struct error *error);

/*
 * That a grade is provisional, or else that it is an estimate or none, behind the *count in known.
 */
void known_take_kind(const struct grade *grade, struct app_particular *known, int *count);

/*
 * The same as app_player_edit, with more that is known of him, as one action. STATUS_REASON as
 * board_labels_check_reason; the reason goes into the journal, NULL: none.
 */
enum status app_player_change(struct app *app, struct player *player,
	const struct app_particular *known, int count, const char *reason, struct error *error);

/* Into the action, of the player who has this number when it is done. */
enum status known_put(const struct event *event, int section, int pin,
	const struct app_particular *known, int count, struct action *action);

#endif
