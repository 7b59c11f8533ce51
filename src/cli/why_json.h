/*
 * The answer of why as JSON: each sentence with the records that it was made from.
 */
#ifndef CLI_WHY_JSON_H
#define CLI_WHY_JSON_H

#include "app/whynot/whynot.h"
#include "cli/json.h"

/* Label 0: of all boards of the round. */
void why_json_print(const struct app *app, int round, int label, const struct why_reasons *reasons);

/* The records of the answer to a wish: those of its sentences, each as of why. */
void why_json_put_whynot(
	struct json *json, const struct app *app, enum wish_kind wish, const struct whynot *answer);

#endif
