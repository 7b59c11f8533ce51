/* The current section: chosen by number or by name, and how far each one is. */
#include "config.h"

#include "app/section/section.h"

#include <string.h>

#include "app/event/state.h"
#include "app/words/words.h"
#include "core/game.h"
#include "core/text/letters.h"
#include "core/particulars/particular.h"
#include "core/season.h"
#include "core/text/text.h"

bool app_set_section(struct app *app, int section)
{
	if (!event_section(app_event(app), section))
		return false;
	if (section != app->section)
		app_forget(app);
	app->section = section;
	if (app->store)
		store_set_line(app->store, section);
	return true;
}

void app_set_event_line(struct app *app)
{
	store_set_line(app->store, 0);
}

void app_set_later_line(struct app *app, bool redo)
{
	store_set_later_line(app->store, app->section, redo);
}

const char *app_section_letter(const struct event *event, int section, char buffer[8])
{
	const char *letter = event_particular(event, section, 0, SECTION_LETTER);

	if (letter[0])
		words_put(buffer, 8, "%s", letter);
	else
		words_put(buffer, 8, "%d", section);
	return buffer;
}

const char *app_section_behind(
	const struct event *event, int section, char buffer[SECTION_BEHIND_SIZE])
{
	char name[NAME_SIZE];

	buffer[0] = '\0';
	if (event_sections(event) > 1)
		words_put(buffer, SECTION_BEHIND_SIZE, " of %s",
			app_section_name(event, section, name));
	return buffer;
}

/* Its name with a hyphen for each ASCII character that is neither letter nor digit. */
static const char *hyphened(const struct event *event, int section, char buffer[NAME_SIZE])
{
	app_section_name(event, section, buffer);
	for (char *c = buffer; *c; c++)
		if ((unsigned char)*c < 0x80 && !(*c >= '0' && *c <= '9') &&
			!(*c >= 'A' && *c <= 'Z') && !(*c >= 'a' && *c <= 'z'))
			*c = '-';
	return buffer;
}

const char *app_section_file(const struct event *event, int section, char buffer[SECTION_FILE_SIZE])
{
	char name[NAME_SIZE], other[NAME_SIZE];
	bool alone = strlen(hyphened(event, section, name)) < SECTION_FILE_SIZE - 1;

	for (int i = 0; alone && i < event_sections(event); i++)
		alone = event_section_at(event, i)->id == section ||
			letters_compare(
				hyphened(event, event_section_at(event, i)->id, other), name) != 0;
	buffer[0] = '\0';
	if (event_sections(event) > 1 && alone)
		words_put(buffer, SECTION_FILE_SIZE, "-%s", name);
	else if (event_sections(event) > 1)
		words_put(buffer, SECTION_FILE_SIZE, "-section%d", section);
	return buffer;
}

const char *section_names(const struct event *event, char *buffer, size_t size)
{
	char name[NAME_SIZE];

	buffer[0] = '\0';
	for (int i = 0; i < event_sections(event); i++) {
		const size_t used = strlen(buffer);

		words_put(buffer + used, size - used, "%s%s", i ? ", " : "",
			app_section_name(event, event_section_at(event, i)->id, name));
	}
	return buffer;
}

static bool begins_with(const char *name, const char *text)
{
	char head[NAME_SIZE];
	const size_t length = strlen(text);

	if (length >= sizeof(head) || strlen(name) < length)
		return false;
	memcpy(head, name, length);
	head[length] = '\0';
	return letters_compare(head, text) == 0;
}

/* Does no other section's name begin so? */
static bool is_begun_alone(const struct event *event, int section, const char *text)
{
	char name[NAME_SIZE];

	for (int i = 0; i < event_sections(event); i++) {
		const int other = event_section_at(event, i)->id;

		if (other != section && begins_with(app_section_name(event, other, name), text))
			return false;
	}
	return true;
}

/* The bytes of the first so many characters; all of a text that has no more. */
static size_t bytes_of(const char *text, int characters)
{
	size_t used = 0;
	uint32_t character;

	for (; characters > 0 && text[used]; characters--)
		used += text_decode(text + used, strlen(text + used), &character);
	return used;
}

const char *app_section_short(
	const struct event *event, int section, char buffer[SECTION_SHORT_SIZE])
{
	enum { WHOLE_MOST = 4, LEAST = 3, MOST = 5 };
	char name[NAME_SIZE], letter[8];

	app_section_name(event, section, name);
	if (name[bytes_of(name, WHOLE_MOST)] == '\0') {
		words_put(buffer, SECTION_SHORT_SIZE, "%s", name);
		return buffer;
	}
	for (int count = LEAST; count <= MOST; count++) {
		words_put(buffer, SECTION_SHORT_SIZE, "%.*s", (int)bytes_of(name, count), name);
		text_trim(buffer, SECTION_SHORT_SIZE);
		if (is_begun_alone(event, section, buffer))
			return buffer;
	}
	words_put(buffer, SECTION_SHORT_SIZE, "%s", app_section_letter(event, section, letter));
	return buffer;
}

/* A name wins over the letter of another section, and both over what only begins so. */
enum match { NO_MATCH, BEGINS_SO, IS_LETTER, IS_NAME };

static enum match match_section(const struct event *event, int section, const char *text)
{
	char name[NAME_SIZE], letter[8];

	app_section_name(event, section, name);
	if (letters_compare(name, text) == 0)
		return IS_NAME;
	if (letters_compare(app_section_letter(event, section, letter), text) == 0)
		return IS_LETTER;
	return begins_with(name, text) ? BEGINS_SO : NO_MATCH;
}

/* The sections that match so well, and no worse. */
static enum status refuse_several(
	const struct event *event, const char *text, enum match match, struct error *error)
{
	char names[SENTENCE_SIZE] = "", name[NAME_SIZE];

	for (int i = 0; i < event_sections(event); i++) {
		const int section = event_section_at(event, i)->id;
		const size_t used = strlen(names);

		if (match_section(event, section, text) == match)
			words_put(names + used, sizeof(names) - used, "%s%s", used ? ", " : "",
				app_section_name(event, section, name));
	}
	return app_fail(error, STATUS_NOT_FOUND,
		"\"%s\" may be any of the sections %s: type more of the name.", text, names);
}

enum status app_find_section(
	const struct app *app, const char *text, int *section, struct error *error)
{
	const struct event *event = app_event(app);
	enum match best = NO_MATCH;
	char names[SENTENCE_SIZE];
	int alike = 0, found = 0;

	for (int i = 0; i < event_sections(event) && text[0]; i++) {
		const int id = event_section_at(event, i)->id;
		const enum match match = match_section(event, id, text);

		if (match < best || match == NO_MATCH)
			continue;
		alike = match > best ? 1 : alike + 1;
		found = id;
		best = match;
	}
	if (alike > 1)
		return refuse_several(event, text, best, error);
	if (alike == 0)
		return app_fail(error, STATUS_NOT_FOUND,
			"There is no section \"%s\"; the sections are %s.", text,
			section_names(event, names, sizeof(names)));
	*section = found;
	return STATUS_OK;
}

enum status app_choose_section(struct app *app, const char *text, struct error *error)
{
	int section = 0;
	const enum status status = app_find_section(app, text, &section, error);

	if (status == STATUS_OK)
		app_set_section(app, section);
	return status;
}

bool desk_goes_to(const struct desk_sections *desk, int section)
{
	for (int i = 0; i < desk->count; i++)
		if (desk->ids[i] == section)
			return true;
	return desk->count == 0;
}

int desk_section_left(const struct event *event, const struct desk_sections *desk)
{
	for (int i = 0; i < desk->count; i++)
		if (event_section(event, desk->ids[i]))
			return desk->ids[i];
	return 0;
}

struct section_state app_section_state(const struct app *app, int i)
{
	const struct event *event = app_event(app);
	const struct section *section = event_section_at(event, i);
	struct section_state state = {.section = section->id};
	const int current = event_current_round(event, section->id);
	const struct round *row;
	struct game_tally tally;
	int count;
	const struct record *players = event_range(event, RECORD_PLAYER, section->id, 0, &count);

	state.complete = current > section->rounds;
	state.round = state.complete ? section->rounds : current;
	row = event_round(event, section->id, state.round);
	state.state = row ? (enum round_state)row->state : ROUND_LAID_OUT;
	if (state.state >= ROUND_PUBLISHED) {
		tally = game_tally(event, section->id, state.round);
		state.boards = tally.games;
		state.to_come = tally.games - tally.in;
	} else if (state.state > ROUND_LAID_OUT) {
		state.tray = event_rollcall(event, section->id, state.round).tray;
	}
	for (; count > 0; count--, players++)
		state.players +=
			players->as.player.leaves == 0 || players->as.player.leaves > state.round;
	return state;
}

const char *section_state_words(
	const struct event *event, const struct section_state *state, char buffer[48])
{
	const char *round = event_is_season(event, state->section) ? "E" : "R";
	const int last = state->state == ROUND_LAID_OUT && state->round > 1 ? state->round - 1 : 0;

	if (state->complete)
		words_put(buffer, 48, "all done");
	else if (state->state >= ROUND_PUBLISHED)
		words_put(buffer, 48, "%s%d %d/%d", round, state->round,
			state->boards - state->to_come, state->boards);
	else if (state->tray > 0)
		words_put(buffer, 48, "%s%d tray %d", round, state->round, state->tray);
	else if (state->state > ROUND_LAID_OUT)
		words_put(buffer, 48, "%s%d drawn", round, state->round);
	else if (last > 0)
		words_put(buffer, 48, "%s%d done", round, last);
	else
		words_put(buffer, 48, "%d in", state->players);
	return buffer;
}
