/*
 * The settings of a rule book as the event keeps them: "name=value name=value", those not named
 * have their defaults.
 */
#ifndef APP_EVENT_OPTIONS_H
#define APP_EVENT_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>

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

/*
 * The settings of a section as a report of ours says them: those with named values are named even
 * where they have the usual one. False when there is no room.
 */
bool options_remark(const char *system, const char *options, char *text, size_t size);

/*
 * The settings that such a text means, without the usual named values. `drawn`: it comes with
 * rounds; then a setting with named values that it does not name has the value of those who drew
 * before there was the setting. False when there is no room.
 */
bool options_of_remark(
	const struct pairing_book *book, const char *said, bool drawn, char *text, size_t size);

/* The same without the values, for the rule book of an event by its id. */
enum status options_check(const char *system, const char *text, struct error *error);

#endif
