/*
 * The settings of a rule book as the engine reads them: one value a row of its table of options.
 */
#include "book/options.h"

#include <string.h>

#include "cards/extra.h"
#include "cards/field_check.h"

int pairing_book_option(const struct pairing_book *book, const char *name)
{
	for (int i = 0; i < book->noptions; i++)
		if (strcmp(book->options[i].name, name) == 0)
			return i;
	return -1;
}

void pairing_option_defaults(const struct pairing_book *book, int *values)
{
	for (int i = 0; i < book->noptions; i++)
		values[i] = book->options[i].value;
}

enum pairing_status pairing_option_set(
	const struct pairing_book *book, const char *name, int value, int *values)
{
	const int i = pairing_book_option(book, name);

	if (i < 0 || value < book->options[i].least || value > book->options[i].most)
		return PAIRING_BAD_INPUT;
	values[i] = value;
	return PAIRING_OK;
}

static enum pairing_status check_option(
	const struct pairing_option *option, int i, int value, struct pairing_blame *blame)
{
	if (value >= option->least && value <= option->most)
		return PAIRING_OK;
	if (blame)
		*blame = (struct pairing_blame){.rule = "",
			.player = PAIRING_NOBODY,
			.other = PAIRING_NOBODY,
			.text = "A setting of the rule book is out of its range.",
			.field = "options",
			.index = i};
	return PAIRING_BAD_INPUT;
}

enum pairing_status book_options_read(const struct pairing_option *options, int count,
	const struct pairing_input *input, int *values, struct pairing_blame *blame)
{
	enum pairing_status status = PAIRING_OK;

	for (int i = 0; i < count && status == PAIRING_OK; i++) {
		values[i] = input->options ? input->options[i] : options[i].value;
		status = check_option(&options[i], i, values[i], blame);
	}
	return status;
}

enum pairing_status pairing_input_check(const struct pairing_book *book,
	const struct pairing_input *input, struct pairing_blame *blame)
{
	enum pairing_status status = field_check(input, blame);

	if (status == PAIRING_OK)
		status = extra_check(input, blame);
	for (int i = 0; input->options && i < book->noptions && status == PAIRING_OK; i++)
		status = check_option(&book->options[i], i, input->options[i], blame);
	return status;
}
