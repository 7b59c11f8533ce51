/* Marks both cards of a player who has moved to another section: each names the other. */
#include "config.h"

#include "app/section/over.h"

#include <string.h>

#include "app/event/state.h"
#include "app/words/section.h"
#include "app/words/words.h"
#include "core/particulars/gone_over.h"
#include "core/particulars/particular.h"

/* Behind what is noted of him already, as far as there is room. */
static enum status put_note(const struct event *event, int section, int pin, const char *before,
	const char *note, struct action *action)
{
	char text[PARTICULAR_SIZE];

	words_put(text, sizeof(text), "%.120s%s%s", before, before[0] ? "; " : "", note);
	return particular_put(action, event, section, pin, PLAYER_NOTES, text);
}

/* "to Major after round 2", "from Minor after its round 2" */
static bool is_of_move(const char *note, size_t length)
{
	static const char *const forms[][2] = {
		{"to ", " after round "}, {"from ", " after its round "}};
	size_t digits = 0;

	while (digits < length && note[length - 1 - digits] >= '0' &&
		note[length - 1 - digits] <= '9')
		digits++;
	for (size_t i = 0; i < sizeof(forms) / sizeof(forms[0]); i++) {
		const size_t first = strlen(forms[i][0]), after = strlen(forms[i][1]);

		if (digits > 0 && length >= first + after + digits &&
			strncmp(note, forms[i][0], first) == 0 &&
			strncmp(note + length - digits - after, forms[i][1], after) == 0)
			return true;
	}
	return false;
}

void over_drop_notes(const char *notes, char kept[PARTICULAR_SIZE])
{
	kept[0] = '\0';
	while (*notes != '\0') {
		const size_t length = strcspn(notes, ";"), used = strlen(kept);

		if (!is_of_move(notes, length))
			words_put(kept + used, PARTICULAR_SIZE - used, "%s%.*s", used ? "; " : "",
				(int)length, notes);
		notes += length;
		notes += strspn(notes, "; ");
	}
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
	status = gone_over_mark(action, event, from, pin, to, there);
	if (status == STATUS_OK)
		status = put_note(event, from, pin, notes, note, action);
	if (status != STATUS_OK)
		return status;
	words_put(note, sizeof(note), "from %.40s after its round %d",
		app_section_name(event, from, name), last);
	return put_note(event, to, there, notes, note, action);
}
