/* The exercises as lines and as JSON. */
#include "config.h"

#include "cli/show_practice.h"

#include <stdio.h>
#include <string.h>

#include "app/practice/step_kinds.h"
#include "cli/out.h"

enum { WORDS = 200 };

static void add_count(char text[WORDS], int count, const char *one, const char *many)
{
	const size_t used = strlen(text);

	if (count > 0)
		snprintf(text + used, WORDS - used, "%s%d %s", used > 0 ? ", " : "", count,
			count == 1 ? one : many);
}

/* Do the draws of its rule book ever ask for that? */
static bool asks_for(const struct shown_exercise *exercise, const char *kind)
{
	return !exercise->book || step_kind_is_of(step_kind_find(kind), exercise->book);
}

static const char *trains(const struct shown_exercise *exercise, char text[WORDS])
{
	const struct practice_features *features = &exercise->features;

	if (exercise->trains)
		return exercise->trains;
	text[0] = '\0';
	if (asks_for(exercise, "floats")) {
		add_count(text, features->groups, "score", "scores");
		add_count(text, features->floats, "float", "floats");
	}
	if (asks_for(exercise, "transfers"))
		add_count(text, features->transfers, "transfer", "transfers");
	if (asks_for(exercise, "exchanges"))
		add_count(text, features->crossings, "crossing", "crossings");
	add_count(text, features->met, "pair met", "pairs met");
	add_count(text, features->clubs, "of one club", "of one club");
	return text;
}

void show_practice_head(void)
{
	printf("%-22s cards level  %-17s trains (rules)\n", "exercise", "state");
}

void show_practice(const struct shown_exercise *exercise)
{
	char text[WORDS], state[40];

	snprintf(state, sizeof(state), "%s%s%s", practice_verdict_name(exercise->verdict),
		exercise->day[0] ? " " : "", exercise->day);
	out(stdout, "%-22s %5d %5d  %-17s %s\n", exercise->name, exercise->features.cards,
		practice_level(&exercise->features), state, trains(exercise, text));
}

void show_practice_json(struct json *json, const struct shown_exercise *exercise)
{
	const struct practice_features *features = &exercise->features;
	char text[WORDS];

	json_open(json, '{');
	json_put_text(json, "name", exercise->name);
	json_put_text(json, "trains", trains(exercise, text));
	json_put_int(json, "cards", features->cards);
	json_put_int(json, "level", practice_level(features));
	json_put_int(json, "scores", features->groups);
	json_put_int(json, "floats", features->floats);
	json_put_int(json, "transfers", features->transfers);
	json_put_int(json, "crossings", features->crossings);
	json_put_int(json, "met", features->met);
	json_put_int(json, "clubs", features->clubs);
	json_put_text(json, "state", practice_verdict_name(exercise->verdict));
	json_key(json, "day");
	if (exercise->day[0])
		json_text(json, exercise->day);
	else
		json_null(json);
	json_close(json, '}');
}
