/*
 * The settings of a rule book as the engine reads them: one value a row of its table of options.
 */
#include "book/options.h"

enum pairing_status book_options_read(const struct pairing_option *options, int count,
	const struct pairing_input *input, int *values, struct pairing_blame *blame)
{
	for (int i = 0; i < count; i++) {
		values[i] = input->options ? input->options[i] : options[i].value;
		if (values[i] >= options[i].least && values[i] <= options[i].most)
			continue;
		if (blame)
			*blame = (struct pairing_blame){"", PAIRING_NOBODY, PAIRING_NOBODY,
				"A setting of the rule book is out of its range."};
		return PAIRING_BAD_INPUT;
	}
	return PAIRING_OK;
}
