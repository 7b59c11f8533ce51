/* Who has the same word as family or lift is kept apart (CAA 35, Schools 27). */
#include "config.h"

#include "app/players/family.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/players/apart.h"
#include "app/players/members.h"
#include "app/words/words.h"
#include "core/particulars/particular.h"
#include "core/text/letters.h"

enum { PAIRS_MOST = 100000 };

/* `now` is the event with the action; the families of the section, one behind the other. */
struct families {
	const struct event *event;
	struct event now;
	int section, first, last;
	bool among;
	struct member *members;
	int count;
};

static enum status gather(struct families *families, const struct newcomers *newcomers)
{
	int players;
	const struct record *row =
		event_range(&families->now, RECORD_PLAYER, families->section, 0, &players);
	bool *is_new = calloc(PLAYERS_MOST + 1, sizeof(*is_new));

	families->members = calloc((size_t)players + 1, sizeof(*families->members));
	if (!families->members || !is_new) {
		free(is_new);
		return STATUS_NO_MEMORY;
	}
	for (int i = 0; i < newcomers->count; i++)
		is_new[newcomers->pins[i]] = true;
	for (; players > 0; players--, row++) {
		const int pin = row->as.player.pin;
		const char *word =
			event_particular(&families->now, families->section, pin, PLAYER_FAMILY);

		if (word[0])
			families->members[families->count++] =
				(struct member){word, pin, is_new[pin]};
	}
	free(is_new);
	members_sort(families->members, families->count);
	return STATUS_OK;
}

static bool are_meant(
	const struct families *families, const struct member *one, const struct member *other)
{
	return one->is_new && other->is_new ? families->among : one->is_new || other->is_new;
}

static enum status put_pairs(struct families *families, struct action *action, struct error *error)
{
	enum status status = STATUS_OK;
	int pairs = 0, end = 0;

	for (int i = 0; i < families->count; i++) {
		const struct member *one = &families->members[i];

		end = i < end ? end : members_end(families->members, families->count, i);
		for (int k = i + 1; status == STATUS_OK && k < end; k++) {
			const struct member *other = &families->members[k];

			if (!are_meant(families, one, other))
				continue;
			if (++pairs > PAIRS_MOST)
				return app_fail(error, STATUS_REFUSED,
					"More than %d pairs would be kept apart as of one family or lift.",
					PAIRS_MOST);
			status = apart_fill(families->event, &families->now, families->section,
				one->pin, other->pin, families->first, families->last, action);
		}
	}
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

static enum status families_begin(struct families *families, const struct action *action)
{
	enum status status = event_copy(families->event, &families->now);

	if (status != STATUS_OK)
		return status;
	status = action_apply(action, &families->now);
	if (status != STATUS_OK)
		event_done(&families->now);
	return status;
}

enum status family_keep_apart(const struct event *event, const struct newcomers *newcomers,
	int last, struct action *action, struct error *error)
{
	struct families families = {.event = event,
		.section = newcomers->section,
		.first = app_last_published(event, newcomers->section) + 1,
		.among = newcomers->among};
	enum status status = families_begin(&families, action);
	const struct section *row;

	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	row = event_section(&families.now, newcomers->section);
	families.last = row && last > row->rounds ? row->rounds : last;
	status = gather(&families, newcomers);
	if (status != STATUS_OK)
		app_fail_plain(error, status);
	else if (families.first <= families.last)
		status = put_pairs(&families, action, error);
	free(families.members);
	event_done(&families.now);
	return status;
}

/* He may meet those of the word that he had. */
static enum status lift(
	const struct families *families, int pin, const char *was, struct action *action)
{
	int players;
	const struct record *row =
		event_range(&families->now, RECORD_PLAYER, families->section, 0, &players);
	enum status status = STATUS_OK;

	for (; status == STATUS_OK && players > 0; players--, row++) {
		const int other = row->as.player.pin;
		const char *word =
			event_particular(&families->now, families->section, other, PLAYER_FAMILY);

		if (other != pin && word[0] && letters_compare(word, was) == 0)
			status = apart_lift(families->event, &families->now, families->section, pin,
				other, families->first, action);
	}
	return status;
}

enum status family_change(const struct event *event, int section, int pin, const char *was,
	struct action *action, struct error *error)
{
	struct families families = {.event = event,
		.section = section,
		.first = app_last_published(event, section) + 1};
	enum status status = families_begin(&families, action);
	const char *word;
	bool other;

	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	word = event_particular(&families.now, section, pin, PLAYER_FAMILY);
	other = letters_compare(word, was) != 0;
	if (other && was[0])
		status = lift(&families, pin, was, action);
	other = other && word[0];
	event_done(&families.now);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	if (!other)
		return STATUS_OK;
	return family_keep_apart(
		event, &(struct newcomers){section, &pin, 1, false}, ROUNDS_MOST, action, error);
}

void family_words(const struct event *event, int section, int pin, char *text, size_t size)
{
	char who[WHO_SIZE], others[SENTENCE_SIZE];

	apart_words(event, section, pin, app_last_published(event, section) + 1, others,
		sizeof(others));
	words_put(text, size, "%s is kept apart from %s.", words_who(event, section, pin, who),
		others[0] ? others : "nobody");
}
