/* The settings of a rule book as text: "clubs=2 half_byes=0". */
#include "config.h"

#include "app/event/options.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/words/words.h"
#include "core/known_books.h"

static bool parse_number(const char *text, size_t length, int *number)
{
	int value = 0;

	if (length == 0 || length > 6)
		return false;
	for (size_t i = 0; i < length; i++) {
		if (text[i] < '0' || text[i] > '9')
			return false;
		value = value * 10 + (text[i] - '0');
	}
	*number = value;
	return true;
}

static bool is_text(const char *name, const char *text, size_t length)
{
	return strlen(name) == length && strncmp(name, text, length) == 0;
}

/* A value by its name if the setting has named ones, else a number; false: it has no such value. */
static bool parse_value(const struct pairing_book *book, const struct pairing_option *option,
	const char *text, size_t length, int *value)
{
	bool named = false;

	for (int i = 0; i < book->nvalues; i++) {
		const struct pairing_value *of = &book->values[i];

		if (strcmp(of->option, option->name) != 0)
			continue;
		named = true;
		if (!is_text(of->name, text, length))
			continue;
		*value = of->value;
		return true;
	}
	return !named && parse_number(text, length, value) && *value >= option->least &&
		*value <= option->most;
}

const char *options_takes(const struct pairing_book *book, int option, char text[OPTION_TEXT_SIZE])
{
	const struct pairing_option *of = &book->options[option];

	text[0] = '\0';
	for (int i = 0; i < book->nvalues; i++) {
		const size_t used = strlen(text);

		if (strcmp(book->values[i].option, of->name) == 0)
			words_put(text + used, OPTION_TEXT_SIZE - used, "%s%s",
				used == 0 ? "" : " or ", book->values[i].name);
	}
	if (!text[0])
		words_put(text, OPTION_TEXT_SIZE, "a number from %d to %d", of->least, of->most);
	return text;
}

static enum status no_value(const struct pairing_book *book, int option, struct error *error)
{
	char takes[OPTION_TEXT_SIZE];

	return app_fail(error, STATUS_BAD_INPUT, "The setting %s takes %s.",
		book->options[option].name, options_takes(book, option, takes));
}

/* With those that there are, or as many as there is room for. */
static enum status no_setting(
	const struct pairing_book *book, const char *text, size_t length, struct error *error)
{
	enum { SHOWN_MOST = 30, LISTED = 170 };
	char listed[LISTED] = "none at all";

	for (int i = 0; i < book->noptions; i++) {
		const size_t used = i == 0 ? 0 : strlen(listed);

		if (used + strlen(book->options[i].name) + sizeof(", ...") > sizeof(listed)) {
			words_put(listed + used, sizeof(listed) - used, ", ...");
			break;
		}
		words_put(listed + used, sizeof(listed) - used, "%s%s", i ? ", " : "",
			book->options[i].name);
	}
	return app_fail(error, STATUS_BAD_INPUT, "%s has no setting \"%.*s\"; it has %s.", book->id,
		(int)(length < SHOWN_MOST ? length : SHOWN_MOST), text, listed);
}

/* One "name=value" of `length` bytes. */
static enum status parse_one(const struct pairing_book *book, const char *text, size_t length,
	int *values, struct error *error)
{
	const char *equal = memchr(text, '=', length);
	size_t name = equal ? (size_t)(equal - text) : length;
	int value;

	if (memchr(text, ',', length) || memchr(text, ';', length))
		return app_fail(error, STATUS_BAD_INPUT,
			"Separate settings with blanks: \"clubs=2 half_byes=0\".");
	for (int i = 0; i < book->noptions; i++) {
		const struct pairing_option *option = &book->options[i];

		if (!is_text(option->name, text, name))
			continue;
		if (!equal || !parse_value(book, option, equal + 1, length - name - 1, &value))
			return no_value(book, i, error);
		values[i] = value;
		return STATUS_OK;
	}
	return no_setting(book, text, name, error);
}

int options_value(const struct pairing_book *book, const char *text, int option)
{
	const struct pairing_option *of = &book->options[option];
	const size_t name = strlen(of->name);
	int value = of->value, given;

	for (text += strspn(text, " "); *text; text += strspn(text, " ")) {
		const size_t length = strcspn(text, " ");

		if (length > name && !strncmp(text, of->name, name) && text[name] == '=' &&
			parse_value(book, of, text + name + 1, length - name - 1, &given))
			value = given;
		text += length;
	}
	return value;
}

enum status options_parse(
	const struct pairing_book *book, const char *text, int *values, struct error *error)
{
	for (int i = 0; i < book->noptions; i++)
		values[i] = book->options[i].value;
	for (;;) {
		size_t length;

		text += strspn(text, " ");
		length = strcspn(text, " ");
		if (length == 0)
			return STATUS_OK;
		enum status status = parse_one(book, text, length, values, error);

		if (status != STATUS_OK)
			return status;
		text += length;
	}
}

static void put_value(
	const struct pairing_book *book, int option, int value, char text[OPTION_TEXT_SIZE])
{
	words_put(text, OPTION_TEXT_SIZE, "%d", value);
	for (int i = 0; i < book->nvalues; i++)
		if (strcmp(book->values[i].option, book->options[option].name) == 0 &&
			book->values[i].value == value)
			words_put(text, OPTION_TEXT_SIZE, "%s", book->values[i].name);
}

const char *options_value_text(const struct pairing_book *book, const char *options, int option,
	char text[OPTION_TEXT_SIZE])
{
	put_value(book, option, options_value(book, options, option), text);
	return text;
}

enum status options_put(const struct pairing_book *book, char options[OPTIONS_SIZE], int option,
	const char *value, struct error *error)
{
	const char *name = book->options[option].name;
	char made[OPTIONS_SIZE] = "", text[OPTION_TEXT_SIZE];
	int number = book->options[option].value;

	if (value[0] && !parse_value(book, &book->options[option], value, strlen(value), &number))
		return no_value(book, option, error);
	for (int i = 0; i < book->noptions; i++) {
		const size_t used = strlen(made);
		const int is = i == option ? number : options_value(book, options, i);

		if (is == book->options[i].value)
			continue;
		put_value(book, i, is, text);
		words_put(made + used, sizeof(made) - used, "%s%s=%s", used ? " " : "",
			book->options[i].name, text);
	}
	if (strlen(made) + 1 >= sizeof(made))
		return app_fail(error, STATUS_BAD_INPUT,
			"There is no room for so many settings: give %s its usual value.", name);
	memset(options, 0, OPTIONS_SIZE);
	memcpy(options, made, strlen(made) + 1);
	return STATUS_OK;
}

/* Does the text give the setting a value? */
static bool is_named(const char *text, const char *name)
{
	const size_t length = strlen(name);

	for (text += strspn(text, " "); *text; text += strspn(text, " ")) {
		if (strncmp(text, name, length) == 0 && text[length] == '=')
			return true;
		text += strcspn(text, " ");
	}
	return false;
}

static bool is_usual(const struct pairing_book *book, const struct pairing_value *value)
{
	return value->value == book->options[pairing_book_option(book, value->option)].value;
}

/* "option=name", behind a blank if it is not the first. False: no room. */
static bool add_value(const struct pairing_value *value, char *text, size_t size)
{
	const size_t used = strlen(text);

	if (used + strlen(value->option) + strlen(value->name) + sizeof(" =") > size)
		return false;
	words_put(text + used, size - used, "%s%s=%s", used ? " " : "", value->option, value->name);
	return true;
}

/* Has the option a value that a record of older making means without saying it? */
static bool is_meant_unsaid(const struct pairing_book *book, const char *option)
{
	for (int i = 0; i < book->nvalues; i++)
		if (book->values[i].unsaid && !strcmp(book->values[i].option, option))
			return true;
	return false;
}

bool options_remark(const char *system, const char *options, char *text, size_t size)
{
	const struct pairing_book *book = pairing_book_find(system);

	words_put(text, size, "%s", options);
	if (strlen(options) >= size)
		return false;
	for (int i = 0; book && i < book->nvalues; i++) {
		const struct pairing_value *value = &book->values[i];

		if (is_usual(book, value) && is_meant_unsaid(book, value->option) &&
			!is_named(options, value->option) && !add_value(value, text, size))
			return false;
	}
	return true;
}

/* Is the word "option=name" of a usual value? */
static bool says_the_usual(const struct pairing_book *book, const char *word, size_t length)
{
	for (int i = 0; i < book->nvalues; i++) {
		const struct pairing_value *value = &book->values[i];
		const size_t option = strlen(value->option);

		if (is_usual(book, value) && length > option && word[option] == '=' &&
			strncmp(word, value->option, option) == 0 &&
			is_text(value->name, word + option + 1, length - option - 1))
			return true;
	}
	return false;
}

bool options_of_remark(
	const struct pairing_book *book, const char *said, bool drawn, char *text, size_t size)
{
	const char *word = said + strspn(said, " ");

	text[0] = '\0';
	if (strlen(word) >= size)
		return false;
	for (; *word; word += strspn(word, " ")) {
		const size_t length = strcspn(word, " "), used = strlen(text);

		if (!says_the_usual(book, word, length))
			words_put(text + used, size - used, "%s%.*s", used ? " " : "", (int)length,
				word);
		word += length;
	}
	for (int i = 0; drawn && i < book->nvalues; i++) {
		const struct pairing_value *value = &book->values[i];

		if (value->unsaid && !is_named(said, value->option) &&
			!add_value(value, text, size))
			return false;
	}
	return true;
}

enum status options_check(const char *system, const char *text, struct error *error)
{
	const struct pairing_book *book = pairing_book_find(system);
	enum status status;
	int *values;

	if (!book)
		return app_fail(error, STATUS_BAD_INPUT, "There is no rule book \"%s\".", system);
	if (book->comparison)
		return app_fail(error, STATUS_BAD_INPUT,
			"The rule book %s is for comparison only: pair or check a report by it.",
			system);
	values = calloc((size_t)book->noptions + 1, sizeof(*values));
	if (!values)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	status = options_parse(book, text, values, error);
	free(values);
	return status;
}

/* By the name of a setting of the section; -1: its rule book has none of that name. */
static int value_of(const struct pairing_book *book, const struct section *row, const char *name)
{
	const int option = book ? pairing_book_option(book, name) : -1;

	return option < 0 ? -1 : options_value(book, row->options, option);
}

const char *app_club_words(const struct app *app, char buffer[32])
{
	const struct section *row = event_section(app_event(app), app->section);
	const struct pairing_book *book = pairing_book_find(row->system);
	const int rounds = value_of(book, row, "clubs");

	if (rounds > 1)
		words_put(buffer, 32, "apart in rounds 1-%d", rounds);
	else
		words_put(buffer, 32, "%s",
			rounds == 1                                       ? "kept apart in round 1"
				: known_book(row->system)->club_is_school ? "the school, kept apart"
				: value_of(book, row, "teams") > 0        ? "the team, kept apart"
									  : "only in the lists");
	return buffer;
}

enum status options_rounds(const struct pairing_book *book, const char *text, int players,
	int *rounds, struct error *error)
{
	int *values = calloc((size_t)book->noptions + 1, sizeof(*values));
	enum status status;

	if (!values)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	status = options_parse(book, text, values, error);
	if (status == STATUS_OK)
		*rounds = book->rounds(values, players);
	free(values);
	return status;
}
