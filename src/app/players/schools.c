/* Lists that have a column of schools and none of clubs: it is both, and that is said. */
#include "config.h"

#include "app/players/schools.h"

#include "app/event/state.h"
#include "app/words/words.h"
#include "core/known_books.h"
#include "core/particulars/particular.h"

static bool are_apart(const struct app *app, const struct csv_list *list)
{
	const struct section *section = event_section(app_event(app), app->section);

	return list->school_column && !known_book(section->system)->club_is_school;
}

enum status school_column_put(
	const struct app *app, const struct csv_list *list, const int *pins, struct action *action)
{
	enum status status = STATUS_OK;

	for (int i = 0; are_apart(app, list) && i < list->count && status == STATUS_OK; i++)
		status = particular_put(action, app_event(app), app->section, pins[i],
			PLAYER_SCHOOL, list->players[i].club);
	return status;
}

void school_column_tell(const struct app *app, const struct csv_list *list, struct faults *faults)
{
	char text[SENTENCE_SIZE];

	words_put(text, sizeof(text),
		"Column %d has the schools; there are no clubs, so the school stands as the club as well; school=none leaves it out (m, or import EVENT LIST --map).",
		list->school_column);
	if (are_apart(app, list))
		faults_notice(faults, text);
}
