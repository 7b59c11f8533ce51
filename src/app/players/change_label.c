/* The label of a changed player in the journal: which fields have changed, and why. */
#include "config.h"

#include "app/players/change_label.h"

#include <string.h>

#include "app/event/reason.h"
#include "app/words/words.h"
#include "core/particulars/particular.h"

static void add_changed(char *text, size_t size, const char *what)
{
	const size_t used = strlen(text);

	words_put(text + used, size - used, "%s%s", used > 0 ? ", " : "", what);
}

/* "play-off 1.5, was 1", "hand 2", "lot none, was 3": a short value is named. */
static void add_known(char *text, size_t size, const struct particular_field *field,
	const char *value, const char *was)
{
	enum { SHORT = 24 };
	char change[3 * SHORT + NAME_SIZE];

	if (strlen(value) > SHORT || strlen(was) > SHORT)
		words_put(change, sizeof(change), "%s", field->key);
	else
		words_put(change, sizeof(change), "%s %s%s%s", field->key,
			value[0] ? value : "none", was[0] ? ", was " : "", was);
	add_changed(text, size, change);
}

/*
 * "grade 1850, was 1800, club, board 3": what is another than it was; with `values` also what it is
 * of the particulars.
 */
static void name_changes(const struct event *event, const struct player_change *change, bool values,
	char *text, size_t size)
{
	const struct player *old = change->old, *new = change->new;
	char grade[48];

	text[0] = '\0';
	words_put(grade, sizeof(grade), "grade %d, was %d", new->grade, old->grade);
	if (strcmp(old->name, new->name) != 0)
		add_changed(text, size, "name");
	if (old->grade != new->grade)
		add_changed(text, size, grade);
	if (strcmp(old->title, new->title) != 0)
		add_changed(text, size, "title");
	if (strcmp(old->club, new->club) != 0)
		add_changed(text, size, "club");
	if (strcmp(old->place, new->place) != 0)
		add_changed(text, size, "place");
	if (strcmp(old->fide, new->fide) != 0)
		add_changed(text, size, "FIDE ID");
	if (strcmp(old->federation, new->federation) != 0)
		add_changed(text, size, "federation");
	if (strcmp(old->born, new->born) != 0)
		add_changed(text, size, "born");
	if (old->sex != new->sex)
		add_changed(text, size, "sex");
	if (old->top != new->top)
		add_changed(text, size, "top player");
	for (int i = 0; i < change->count; i++) {
		const struct particular_field *field =
			particular_field((enum particular_id)change->known[i].id);
		char was[PARTICULAR_SIZE];

		if (strcmp(event_field(event, old->section, old->pin, field, was),
			    change->known[i].text) == 0)
			continue;
		if (values)
			add_known(text, size, field, change->known[i].text, was);
		else
			add_changed(text, size, field->key);
	}
}

/*
 * "Player changed: 5 Edwards (grade 1850, was 1800): he sits at the camera". The reason is whole;
 * what has changed is cut where there is no room: false.
 */
static bool edit_label(const struct player *player, const char *changes, const char *reason,
	char label[LABEL_SIZE])
{
	const bool given = reason_is_given(reason);
	const size_t behind = given ? strlen(": ") + strlen(reason) : 0;
	bool fits = true;
	size_t used;

	words_put(label, LABEL_SIZE - behind, "Player changed: %d %s", player->pin, player->name);
	used = strlen(label);
	if (changes[0] && used + behind + strlen(" (...)") < LABEL_SIZE) {
		const size_t room = LABEL_SIZE - used - behind;

		fits = strlen(changes) + strlen(" ()") < room;
		words_put(label + used, room, fits ? " (%s)" : " (...)", changes);
	}
	used = strlen(label);
	if (given)
		words_put(label + used, LABEL_SIZE - used, ": %s", reason);
	return fits;
}

void change_label(
	const struct event *event, const struct player_change *change, char label[LABEL_SIZE])
{
	char changes[LABEL_SIZE];

	name_changes(event, change, true, changes, sizeof(changes));
	if (edit_label(change->new, changes, change->reason, label))
		return;
	name_changes(event, change, false, changes, sizeof(changes));
	edit_label(change->new, changes, change->reason, label);
}
