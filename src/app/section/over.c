/* The notes of a move, by which it is known later that the two are one player (gone_over). */
#include "config.h"

#include "app/section/over.h"

#include "app/event/state.h"
#include "app/words/section.h"
#include "app/words/words.h"
#include "core/particulars/particular.h"

/* Behind what is noted of him already, as far as there is room. */
static enum status put_note(const struct event *event, int section, int pin, const char *before,
	const char *note, struct action *action)
{
	char text[PARTICULAR_SIZE];

	words_put(text, sizeof(text), "%.120s%s%s", before, before[0] ? "; " : "", note);
	return particular_put(action, event, section, pin, PLAYER_NOTES, text);
}

enum status over_note_both(const struct app *app, int pin, int to, int there, struct action *action)
{
	const struct event *event = app_event(app);
	const int from = app->section, last = app_last_published(event, from);
	const char *notes = event_particular(event, from, pin, PLAYER_NOTES);
	char name[NAME_SIZE], note[100];
	enum status status;

	words_put(note, sizeof(note), "to %.40s after round %d", app_section_name(event, to, name),
		last);
	status = put_note(event, from, pin, notes, note, action);
	if (status != STATUS_OK)
		return status;
	words_put(note, sizeof(note), "from %.40s after its round %d",
		app_section_name(event, from, name), last);
	return put_note(event, to, there, notes, note, action);
}
