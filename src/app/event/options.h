/*
 * The settings of a rule book as the event keeps them: "name=value name=value", those not named
 * have their defaults.
 */
#ifndef APP_EVENT_OPTIONS_H
#define APP_EVENT_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>

#include "core/record.h"
#include "core/status.h"
#include "pairing.h"

enum { OPTION_TEXT_SIZE = 64 };

/*
 * values: room for book->noptions. STATUS_BAD_INPUT names the setting that is unknown or out of
 * bounds.
 */
enum status options_parse(
	const struct pairing_book *book, const char *text, int *values, struct error *error);

/* The value of one of them, whatever is wrong with the others. */
int options_value(const struct pairing_book *book, const char *text, int option);

/*
 * The settings of a section as a report of ours says them: those of which a report of
 * older making means another value are named even where they have the usual one. False when there
 * is no room.
 */
bool options_remark(const char *system, const char *options, char *text, size_t size);

/*
 * The settings that such a text means, without the usual named values. `drawn`: it comes with
 * rounds; then a setting with named values that it does not name has the value of those who drew
 * before there was the setting. False when there is no room.
 */
bool options_of_remark(
	const struct pairing_book *book, const char *said, bool drawn, char *text, size_t size);

/*
 * One of the settings, number `option`, as it is in a text of settings: by its name where it has
 * named values. Returns text.
 */
const char *options_value_text(const struct pairing_book *book, const char *options, int option,
	char text[OPTION_TEXT_SIZE]);

/* What the setting takes: "all or full", "a number from 0 to 60". Returns text. */
const char *options_takes(const struct pairing_book *book, int option, char text[OPTION_TEXT_SIZE]);

/*
 * Give one of the settings another value, "" its usual one, which is not named; what is unknown to
 * the rule book goes. STATUS_BAD_INPUT: it takes something else, or there is no room.
 */
enum status options_put(const struct pairing_book *book, char options[OPTIONS_SIZE], int option,
	const char *value, struct error *error);

/* The same without the values, for the rule book of an event by its id. */
enum status options_check(const char *system, const char *text, struct error *error);

/*
 * The rounds of an all-play-all of so many players, by the settings of its section (in words).
 * `book` has pairing_book.rounds. STATUS_BAD_INPUT as options_parse.
 */
enum status options_rounds(const struct pairing_book *book, const char *text, int players,
	int *rounds, struct error *error);

#endif
