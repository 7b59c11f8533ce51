/*
 * Pairs that are kept apart because of words in a list: family, area, federation (CAA 35, Schools
 * 27).
 */
#include "config.h"

#include "app/players/kin.h"

#include <stdlib.h>
#include <string.h>

#include "app/players/apart.h"
#include "app/players/family.h"
#include "app/players/members.h"
#include "app/words/words.h"
#include "core/array_len.h"
#include "core/text/text.h"

enum kin_kind { KIN_FAMILY, KIN_AREA, KIN_FEDERATION };

bool kin_parse(const char *text, struct kin_rounds *rounds)
{
	static const char *const names[] = {"family:", "area:", "federation:"};
	struct kin_rounds made = {.family = ROUNDS_MOST};
	int *const of[] = {&made.family, &made.area, &made.federation};

	for (text = text ? text + strspn(text, " ") : ""; *text; text += strspn(text, " ")) {
		const size_t length = strcspn(text, " ");
		char number[8] = "";
		int kind = 0;

		while (kind < 3 && strncmp(text, names[kind], strlen(names[kind])) != 0)
			kind++;
		if (kind == 3 || length - strlen(names[kind]) >= sizeof(number))
			return false;
		memcpy(number, text + strlen(names[kind]), length - strlen(names[kind]));
		if (strcmp(number, "all") == 0)
			*of[kind] = ROUNDS_MOST;
		else if (!text_to_int(number, 0, ROUNDS_MOST, of[kind]))
			return false;
		text += length;
	}
	*rounds = made;
	return true;
}

/* More than half of all cannot be kept apart from each other. */
static enum status check_group(
	const struct member *group, int size, int players, int pairs, struct error *error)
{
	enum { PAIRS_MOST = 100000 };

	if (size > 2 && 2 * size > players)
		return app_fail(error, STATUS_REFUSED,
			"%d of %d players are of \"%.40s\": they cannot all be kept apart (--apart).",
			size, players, group->word);
	if (pairs + (long long)size * (size - 1) / 2 > PAIRS_MOST)
		return app_fail(error, STATUS_REFUSED,
			"More than %d pairs are to be kept apart (--apart).", PAIRS_MOST);
	return STATUS_OK;
}

static enum status put_group(const struct app *app, const struct member *group, int size, int last,
	struct action *action, int *count)
{
	const int first = app_last_published(app_event(app), app->section) + 1;
	enum status status = STATUS_OK;

	/* `count` has a pair of two words twice, and is but a limit */
	for (int i = 0; i < size && last >= first; i++)
		for (int j = 0; status == STATUS_OK && j < i; j++, ++*count)
			status = apart_put(app_event(app), app->section, group[j].pin, group[i].pin,
				first, last, action);
	return status;
}

/* `kin` is sorted. */
static enum status put_groups(const struct app *app, const struct member *kin, int n, int players,
	int last, struct action *action, int *count, struct error *error)
{
	enum status status = STATUS_OK;

	for (int from = 0, to; status == STATUS_OK && from < n; from = to) {
		to = members_end(kin, n, from);
		status = check_group(kin + from, to - from, players, *count, error);
		if (status != STATUS_OK)
			return status;
		status = put_group(app, kin + from, to - from, last, action, count);
		if (status != STATUS_OK)
			app_fail_plain(error, status);
	}
	return status;
}

static bool has_families(const struct csv_list *list)
{
	for (int i = 0; i < list->count; i++)
		if (list->kin[i].family[0])
			return true;
	return false;
}

/* By one kind of word, in rounds to `last`; families are only looked at. */
static enum status put_kind(const struct app *app, const struct csv_list *list, const int *pins,
	enum kin_kind kind, int last, struct member *kin, struct action *action, int *count,
	struct error *error)
{
	int players, n = 0;

	event_range(app_event(app), RECORD_PLAYER, app->section, 0, &players);
	for (int i = 0; i < list->count; i++) {
		const char *word = kind == KIN_FEDERATION ? list->players[i].federation
			: kind == KIN_AREA                ? list->kin[i].area
							  : list->kin[i].family;

		if (word[0])
			kin[n++] = (struct member){word, pins[i], true};
	}
	members_sort(kin, n);
	return put_groups(app, kin, n, players + list->count, kind == KIN_FAMILY ? 0 : last, action,
		count, error);
}

enum status kin_put(const struct app *app, const struct csv_list *list, const int *pins,
	const struct kin_rounds *rounds, struct action *action, struct error *error)
{
	const int most = event_section(app_event(app), app->section)->rounds;
	const int asked[] = {rounds->family, rounds->area, rounds->federation};
	/* of a pair that is kept apart by both the longer time holds, so it comes last */
	const enum kin_kind longer = rounds->area > rounds->federation ? KIN_AREA : KIN_FEDERATION;
	const enum kin_kind order[] = {
		KIN_FAMILY, longer == KIN_AREA ? KIN_FEDERATION : KIN_AREA, longer};
	struct member *kin = calloc((size_t)list->count + 1, sizeof(*kin));
	int put = 0;
	enum status status = STATUS_OK;

	if (!kin)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	for (size_t i = 0; status == STATUS_OK && i < ARRAY_LEN(order); i++) {
		const int last = asked[order[i]];

		if (last > 0)
			status = put_kind(app, list, pins, order[i], last < most ? last : most, kin,
				action, &put, error);
	}
	free(kin);
	if (status != STATUS_OK || rounds->family == 0 || !has_families(list))
		return status;
	return family_keep_apart(app_event(app),
		&(struct newcomers){app->section, pins, list->count, true}, rounds->family, action,
		error);
}

int kin_count(const struct app *app, const struct action *action)
{
	const int next = app_last_published(app_event(app), app->section) + 1;
	int pairs = 0;

	for (int i = 0; i < action->count; i++) {
		const struct edit *edit = &action->edits[i];

		if (edit_key(edit).kind == RECORD_APART && edit_key(edit).part[3] == next)
			pairs += edit->has - edit->had;
	}
	return pairs;
}

void kin_tell(const struct csv_list *list, const struct kin_rounds *rounds, int pairs,
	struct faults *faults)
{
	char text[SENTENCE_SIZE];
	bool areas = false;

	for (int i = 0; i < list->count; i++)
		areas = areas || list->kin[i].area[0];
	words_put(text, sizeof(text), "%d pair%s kept apart (k on a card, or hand EVENT).", pairs,
		pairs == 1 ? " is" : "s are");
	if (pairs > 0)
		faults_notice(faults, text);
	if (areas && rounds->area == 0)
		faults_notice(faults,
			"Areas were read and keep nobody apart (k on a card does, for two; or import EVENT LIST --apart area:1, in round 1).");
}
