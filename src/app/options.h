/*
 * The settings of a rule book as the event keeps them: "name=value name=value", those not named
 * have their defaults.
 */
#ifndef APP_OPTIONS_H
#define APP_OPTIONS_H

#include "core/status.h"
#include "pairing.h"

/*
 * values: room for book->noptions. STATUS_BAD_INPUT names the setting that is unknown or out of
 * bounds.
 */
enum status options_parse(
	const struct pairing_book *book, const char *text, int *values, struct error *error);

/* The value of one of them, whatever is wrong with the others. */
int options_value(const struct pairing_book *book, const char *text, int option);

/* The same without the values, for the rule book of an event by its id. */
enum status options_check(const char *system, const char *text, struct error *error);

#endif
