/* All games of an all-play-all, from round 1 to its last, as its table has them. */
#ifndef APP_ROUND_FIXTURES_H
#define APP_ROUND_FIXTURES_H

#include "app/app.h"
#include "core/record.h"

/*
 * The boards of all rounds of the current section: those that are drawn as they stand, the others
 * as the rule book would draw them now; Black is 0 for who is free. In order of rounds and boards;
 * the caller frees *boards. STATUS_REFUSED: the section is no all-play-all, or has too few players.
 */
enum status app_fixtures(struct app *app, struct board **boards, int *count, struct error *error);

#endif
