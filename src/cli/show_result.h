/* A board with its result, as JSON. */
#ifndef CLI_SHOW_RESULT_H
#define CLI_SHOW_RESULT_H

#include "app/round/result.h"
#include "cli/json.h"

/* One object: the board as it is now, and how many of its round are to come. */
void show_result_json(
	struct json *json, const struct app *app, int round, const struct result_done *done);

#endif
