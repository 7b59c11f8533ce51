/* Fields of a player, as they are typed, into his row or into rows of their own. */
#include "config.h"

#include "app/players/known.h"

#include <string.h>

#include "app/event/fail.h"
#include "app/players/players.h"
#include "core/typed/grade.h"

void known_take_kind(const struct grade *grade, struct app_particular *known, int *count)
{
	struct app_particular *of = &known[(*count)++];

	memset(of, 0, sizeof(*of));
	if (grade->kind[0]) {
		of->id = PLAYER_NATIONAL_KIND;
		memcpy(of->text, grade->kind, sizeof(grade->kind));
		return;
	}
	of->id = PLAYER_ESTIMATE;
	if (grade->estimated)
		strcpy(of->text, "yes");
}

static enum status take_grade(
	struct player *player, const char *text, struct app_particular *known, struct error *error)
{
	struct grade grade;
	int count = 0;

	if (!grade_parse(text, &grade))
		return app_fail(error, STATUS_BAD_INPUT, "Grade: found \"%.40s\", expected %s.",
			text, GRADE_EXPECTED);
	player->grade = grade.value;
	if (grade.is_new)
		player->is_new = 1;
	known_take_kind(&grade, known, &count);
	return STATUS_OK;
}

enum status known_take(const struct app *app, const struct particular_field *field,
	const char *text, struct player *player, struct app_particular *known, struct error *error)
{
	struct record row = {.kind = RECORD_PLAYER, .as.player = *player};
	enum status status;

	if (field->id == PLAYER_RATING) {
		known->id = 0;
		return take_grade(player, text, known, error);
	}
	status = particular_take_typed(field,
		event_section(app_event(app), app_section(app))->system, text, known->text, error);
	if (status != STATUS_OK)
		return status;
	known->id = field->column ? 0 : (int)field->id;
	if (!field->column)
		return STATUS_OK;
	particular_put_column(&row, field, known->text);
	*player = row.as.player;
	return STATUS_OK;
}

enum status known_put(const struct event *event, int section, int pin,
	const struct app_particular *known, int count, struct action *action)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++)
		status = particular_put(action, event, section, pin,
			(enum particular_id)known[i].id, known[i].text);
	return status;
}
