/* What options say of a player: his name, club, grade and marks. */
#include "config.h"

#include "cli/players_fields.h"

#include <string.h>

#include "app/players/players.h"
#include "cli/out.h"
#include "core/typed/grade.h"
#include "core/text/text.h"

static int set_text(const struct args *args, const char *option, char *text, size_t size)
{
	const char *value = args_value(args, option);

	if (!value)
		return EXIT_DONE;
	if (strlen(value) >= size || !text_is_clean(value))
		return cli_usage(args->command,
			"--%s takes UTF-8 text of at most %zu bytes without control characters.",
			option, size - 1);
	memset(text, 0, size);
	strcpy(text, value);
	return EXIT_DONE;
}

static int set_mark(const struct args *args, const char *option, int *mark)
{
	const char *value = args_value(args, option);

	if (value && strcmp(value, "yes") != 0 && strcmp(value, "no") != 0)
		return cli_usage(args->command, "--%s is yes or no, not \"%s\".", option, value);
	if (value)
		*mark = !strcmp(value, "yes");
	return EXIT_DONE;
}

static int bad_grade(const struct args *args, const char *option)
{
	return cli_usage(args->command, "--%s: found \"%s\", expected %s.", option,
		args_value(args, option), GRADE_EXPECTED);
}

/* A grade as player lists have it (US 28D6: NEW). */
static int set_grade(const struct args *args, struct player *player)
{
	const char *value = args_value(args, "grade"), *marked = args_value(args, "new");
	struct grade grade;

	if (!value)
		return EXIT_DONE;
	if (!grade_parse(value, &grade))
		return bad_grade(args, "grade");
	if (grade.is_new && marked && !strcmp(marked, "no"))
		return cli_usage(args->command, "--grade NEW and --new no: give one of them.");
	player->grade = grade.value;
	if (grade.is_new)
		player->is_new = 1;
	return EXIT_DONE;
}

/* A grade of another list, converted as the event's lists are (CAA 38). */
static int set_old_grade(const struct args *args, const struct app *app, struct player *player)
{
	const char *value = args_value(args, "old-grade");
	struct grade grade;
	struct error error;

	if (!value)
		return EXIT_DONE;
	if (args_has(args, "grade"))
		return cli_usage(args->command, "--grade and --old-grade: give one of them.");
	if (!grade_parse(value, &grade) || grade.value == 0)
		return bad_grade(args, "old-grade");
	return app_convert(app, grade.value, &player->grade, &error) == STATUS_OK
		? EXIT_DONE
		: cli_fail(args->words[0], &error);
}

/* As it was typed: --grade, --old-grade, or of words from the fourth on the last grade=. */
static const char *typed_grade(const struct args *args)
{
	const char *typed = args_value(args, args_has(args, "grade") ? "grade" : "old-grade");

	for (int i = 3; i < args->count; i++) {
		const char *word = args->words[i], *equal = strchr(word, '=');
		const struct particular_field *field;
		char key[48];

		if (!equal || (size_t)(equal - word) >= sizeof(key))
			continue;
		snprintf(key, sizeof(key), "%.*s", (int)(equal - word), word);
		field = particular_find(OF_PLAYER, key);
		if (field && field->id == PLAYER_RATING)
			typed = equal + 1;
	}
	return typed;
}

void players_read_kind(const struct args *args, struct app_particular *known, int *count)
{
	const char *value = args_value(args, args_has(args, "grade") ? "grade" : "old-grade");
	struct grade grade;

	if (value && grade_parse(value, &grade))
		known_take_kind(&grade, known, count);
}

void players_tell_estimate(const struct args *args, const char *name)
{
	const char *value = typed_grade(args);
	struct grade grade;

	if (value && grade_parse(value, &grade) && grade.estimated)
		cli_note(args->words[0], "The grade of %s is an estimate and was read as %d.", name,
			grade.value);
}

int players_set_fields(const struct args *args, const struct app *app, struct player *player)
{
	int code = set_text(args, "name", player->name, sizeof(player->name));

	if (code == EXIT_DONE)
		code = set_text(args, "club", player->club, sizeof(player->club));
	if (code == EXIT_DONE)
		code = set_text(args, "title", player->title, sizeof(player->title));
	if (code == EXIT_DONE)
		code = set_text(args, "place", player->place, sizeof(player->place));
	if (code == EXIT_DONE)
		code = set_grade(args, player);
	if (code == EXIT_DONE)
		code = set_old_grade(args, app, player);
	if (code == EXIT_DONE)
		code = args_number(args, "pin", 1, PLAYERS_MOST, &player->pin);
	if (code == EXIT_DONE)
		code = args_number(args, "enters", 1, ROUNDS_MOST, &player->enters);
	if (code == EXIT_DONE)
		code = set_mark(args, "top", &player->top);
	return code == EXIT_DONE ? set_mark(args, "new", &player->is_new) : code;
}
