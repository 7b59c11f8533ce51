/* Knobs for tests. */
#include "config.h"

#include "support/event/knobs.h"

#include <check.h>
#include <string.h>

void knobs_turn(struct generate_knobs *knobs, const char *text)
{
	struct error error = {0};
	char line[400], *word, *rest = line;

	ck_assert_uint_lt(strlen(text), sizeof(line));
	strcpy(line, text);
	while ((word = strtok_r(rest, " ", &rest)) != NULL) {
		char *value = strchr(word, '=');

		ck_assert_ptr_nonnull(value);
		*value++ = '\0';
		for (char *at = value; (at = strchr(at, '\'')) != NULL;)
			*at = ' ';
		ck_assert_msg(
			generate_set(knobs, word, value, &error) == STATUS_OK, "%s", error.text);
	}
}
