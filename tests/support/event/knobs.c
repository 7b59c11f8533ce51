/* Knobs for tests. */
#include "config.h"

#include "support/event/knobs.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "app/trf/event.h"

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

void knobs_busy(struct generate_knobs *knobs, const struct pairing_book *book, uint64_t seed,
	int players, int played)
{
	generate_usual(knobs);
	knobs->recipe.book = book;
	knobs->recipe.seed = seed;
	knobs->recipe.players = (struct pairing_range){players, players};
	knobs->recipe.rounds = (struct pairing_range){9, 9};
	knobs->recipe.played = played;
	knobs->recipe.forfeits = (struct pairing_range){0, 600};
	knobs->recipe.half_byes = (struct pairing_range){0, 1500};
	knobs->recipe.withdrawals = (struct pairing_range){0, 1000};
	knobs->recipe.late_entries = (struct pairing_range){0, 1000};
	knobs->recipe.clubs = (struct pairing_range){0, 5};
}

static void ignore(void *context, const char *text)
{
	(void)context;
	(void)text;
}

struct app *knobs_event(const struct generate_knobs *knobs, const char *system, struct error *error)
{
	struct app_trf what = {.system = system, .undrawn = !system};
	struct generated made;
	struct app *app = NULL;

	if (app_generate(knobs, &made, error) != STATUS_OK)
		return NULL;
	what.text = made.text;
	what.size = made.size;
	if (app_look_at_trf(&what, &app, error, ignore, NULL) != STATUS_OK)
		app = NULL;
	free(made.text);
	return app;
}
