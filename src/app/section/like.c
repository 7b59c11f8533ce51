/* A new event like an old one: sections, settings and, if wished, players. */
#include "config.h"

#include "app/section/like.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/event/file.h"
#include "app/event/ranking.h"
#include "app/event/state.h"
#include "app/players/apart.h"
#include "app/players/enrol.h"
#include "app/players/family.h"
#include "app/section/met.h"
#include "app/section/over.h"
#include "app/words/words.h"
#include "core/particulars/family.h"
#include "core/particulars/gone_over.h"
#include "core/particulars/particular.h"
#include "core/prizes/prize_list.h"

/* The i-th section (0..) of the old event; its number in the new one is i + 1. */
static const struct section *old_section(const struct event *old, int i)
{
	return &old->table[RECORD_SECTION].rows[i].as.section;
}

/* Its settings without the lot among equal grades, which is drawn anew. */
static void settings_of(const struct section *section, char options[OPTIONS_SIZE])
{
	char copy[OPTIONS_SIZE], *rest = copy, *word;

	memcpy(copy, section->options, sizeof(copy));
	options[0] = '\0';
	while ((word = strtok_r(rest, " ", &rest)) != NULL) {
		const size_t used = strlen(options);

		if (strncmp(word, RANK_LOT "=", strlen(RANK_LOT "=")) != 0)
			words_put(
				options + used, OPTIONS_SIZE - used, "%s%s", used ? " " : "", word);
	}
}

static enum status new_section(
	const struct section *old, int id, struct record *row, struct error *error)
{
	char options[OPTIONS_SIZE];
	const struct app_new what = {.system = old->system,
		.rounds = old->rounds,
		.options = options,
		.lot = COLOUR_NONE,
		.rank_lot = true};
	enum status status;

	settings_of(old, options);
	status = state_new_section(&what, row, error);
	if (status != STATUS_OK)
		return status;
	row->as.section.id = id;
	memcpy(row->as.section.name, old->name, sizeof(old->name));
	memcpy(row->as.section.points, old->points, sizeof(old->points));
	memcpy(row->as.section.conversion, old->conversion, sizeof(old->conversion));
	return STATUS_OK;
}

/* Days, rounds' hours and codes given for one event are not the next one's. */
static bool is_of_that_event(int field)
{
	return field == EVENT_FIRST_DAY || field == EVENT_LAST_DAY || field == EVENT_ECF_CODE ||
		field == EVENT_SUBMISSION || field == SECTION_ECF_CODE ||
		(field > SECTION_ROUND && field <= SECTION_ROUND + ROUNDS_MOST);
}

/* What is known of the event (from and to 0) or a section. */
static enum status put_particulars(
	const struct event *old, const struct event *new, int from, int to, struct action *action)
{
	int count;
	const struct record *rows = event_range(old, RECORD_PARTICULAR, from, 0, &count);
	enum status status = STATUS_OK;

	if (from == 0) { /* section 0 means all to a range, and its rows come first */
		rows = old->table[RECORD_PARTICULAR].rows;
		count = old->table[RECORD_PARTICULAR].count;
	}
	for (; status == STATUS_OK && count > 0; count--, rows++) {
		struct particular known = rows->as.particular;

		if (known.section != from || known.pin != 0 || is_of_that_event(known.field))
			continue;
		/* who had a prize by hand there has it not here */
		prize_row_follow(&known, NULL);
		status = particular_put(
			action, new, to, 0, (enum particular_id)known.field, known.text);
	}
	return status;
}

static enum status build_sections(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct event *old = what;
	const struct event *new = app_event(app);
	enum status status = put_particulars(old, new, 0, 0, action);

	words_put(action->label, sizeof(action->label), "Sections and settings of another event");
	for (int i = 0; status == STATUS_OK && i < event_sections(old); i++) {
		const struct section *section = old_section(old, i);
		struct record row;

		status = new_section(section, i + 1, &row, error);
		if (status != STATUS_OK)
			return status;
		status = action_put(action, new, &row);
		if (status == STATUS_OK)
			status = put_particulars(old, new, section->id, i + 1, action);
	}
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

/* The players of a section as they are entered: who has changed it is in the last one of his. */
struct entering {
	const struct event *old;
	int section; /* there */
	struct player *players;
	int *before, *pins; /* their numbers there and here */
	int count;
};

static enum status gather(struct entering *entering)
{
	int count;
	const struct record *rows =
		event_range(entering->old, RECORD_PLAYER, entering->section, 0, &count);
	const size_t room = (size_t)count + 1;

	entering->players = calloc(room, sizeof(*entering->players));
	entering->before = calloc(room, sizeof(*entering->before));
	entering->pins = calloc(room, sizeof(*entering->pins));
	if (!entering->players || !entering->before || !entering->pins)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < count; i++) {
		struct player *player = &entering->players[entering->count];

		if (gone_over_card(entering->old, &rows[i].as.player))
			continue;
		*player = rows[i].as.player;
		entering->before[entering->count++] = player->pin;
		player->pin = player->leaves = 0;
		player->enters = 1;
		memset(player->place, 0, sizeof(player->place));
	}
	return STATUS_OK;
}

/*
 * His money, what he is among those who are tied in it, his cards of other sections, how he left.
 */
static bool is_over(int field)
{
	return field == PLAYER_DUE || field == PLAYER_PAID || field == PLAYER_PLAYOFF ||
		field == PLAYER_HAND || field == PLAYER_LOT || field == PLAYER_PERSON ||
		field == PLAYER_BROUGHT || field == PLAYER_EXPELLED;
}

/* What is known of him, but for what is over with that event, and notes of his moves. */
static enum status put_known(
	const struct entering *entering, int i, const struct app *app, struct action *action)
{
	int count;
	const struct record *rows = event_range(
		entering->old, RECORD_PARTICULAR, entering->section, entering->before[i], &count);
	enum status status = STATUS_OK;

	for (; status == STATUS_OK && count > 0; count--, rows++) {
		const struct particular *known = &rows->as.particular;
		char notes[PARTICULAR_SIZE];

		if (is_over(known->field))
			continue;
		if (known->field == PLAYER_NOTES)
			over_drop_notes(known->text, notes);
		status = particular_put(action, app_event(app), app->section, entering->pins[i],
			(enum particular_id)known->field,
			known->field == PLAYER_NOTES ? notes : known->text);
	}
	return status;
}

/* His number here; 0: he is not entered. */
static int pin_here(const struct entering *entering, int before)
{
	for (int i = 0; i < entering->count; i++)
		if (entering->before[i] == before)
			return entering->pins[i];
	return 0;
}

/*
 * Who was kept apart to the end there is so in all rounds here, unless it was as the two had met in
 * another section.
 */
static enum status put_apart(
	const struct entering *entering, const struct app *app, struct action *action)
{
	const int rounds = event_section(entering->old, entering->section)->rounds;
	int count;
	const struct record *row =
		event_range(entering->old, RECORD_APART, entering->section, 0, &count);
	enum status status = STATUS_OK;

	for (; status == STATUS_OK && count > 0; count--, row++) {
		const struct apart *apart = &row->as.apart;
		const int one = pin_here(entering, apart->pin);
		const int other = pin_here(entering, apart->other);

		if (apart->last == rounds && one && other &&
			(apart->ordered == rounds ||
				!family_is_one(entering->old, entering->section, apart->pin,
					apart->other)) &&
			!met_elsewhere(entering->old, entering->section, apart->pin, apart->other))
			status = apart_put(app_event(app), app->section, one, other, 1,
				event_section(app_event(app), app->section)->rounds, action);
	}
	return status;
}

static enum status build_players(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct entering *entering = what;
	const struct enrolment enrolment = {.players = entering->players,
		.count = entering->count,
		.pins = entering->pins,
		.namesakes = true};
	enum status status = enrol(app, &enrolment, action, error);

	words_put(action->label, sizeof(action->label), "%d players of another event",
		entering->count);
	if (status != STATUS_OK)
		return status;
	for (int i = 0; status == STATUS_OK && i < entering->count; i++)
		status = put_known(entering, i, app, action);
	if (status == STATUS_OK)
		status = put_apart(entering, app, action);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	return family_keep_apart(app_event(app),
		&(struct newcomers){app->section, entering->pins, entering->count, true},
		ROUNDS_MOST, action, error);
}

static enum status enter_players(
	struct app *app, const struct event *old, int i, struct error *error)
{
	struct entering entering = {.old = old, .section = old_section(old, i)->id};
	enum status status = gather(&entering);

	app->section = i + 1;
	if (status != STATUS_OK)
		status = app_fail_plain(error, status);
	else if (entering.count > 0)
		status = app_run(app, build_players, &entering, error);
	free(entering.players);
	free(entering.before);
	free(entering.pins);
	return status;
}

/* The file with the first section; the rest follows as actions. */
static enum status create(
	const struct app_like *what, const struct event *old, struct app **app, struct error *error)
{
	char name[NAME_SIZE];
	const struct app_new new = {.path = what->path,
		.name = what->name ? what->name : name,
		.system = old_section(old, 0)->system,
		.rounds = old_section(old, 0)->rounds,
		.lot = COLOUR_WHITE};
	enum status status;

	app_name_of(what->path, name);
	status = app_create(&new, app, error);
	if (status != STATUS_OK)
		return status;
	status = app_run(*app, build_sections, old, error);
	for (int i = 0; status == STATUS_OK && what->players && i < event_sections(old); i++)
		status = enter_players(*app, old, i, error);
	if (status == STATUS_OK) {
		(*app)->section = 1;
		return STATUS_OK;
	}
	app_close(*app);
	unlink(what->path);
	return status;
}

enum status app_create_like(const struct app_like *what, struct app **app, struct error *error)
{
	struct app *old;
	struct error why;
	enum status status = app_open(what->old, &old, &why);

	if (status != STATUS_OK)
		return app_fail(error, status, "%.120s: %.240s", what->old, why.text);
	status = create(what, app_event(old), app, error);
	app_close(old);
	return status;
}
