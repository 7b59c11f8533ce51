/* The journal, with whole reasons and what is undone, of all rounds or of one. */
#include "config.h"

#include "app/event/journal.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/words/section.h"
#include "app/words/words.h"
#include "core/vocabulary.h"
#include "core/vec.h"

struct gathered {
	struct journal_entry *entries;
	int count, room;
	bool failed;
};

/* The entries are numbered 1, 2, 3, ... (store/journal.h). */
static void mark_entry(struct gathered *gathered, const struct store_entry *entry)
{
	if (entry->target > 0 && entry->target < gathered->count)
		gathered->entries[entry->target - 1].undone = !strcmp(entry->kind, "undo");
}

static void take_entry(void *context, const struct store_entry *entry)
{
	struct gathered *gathered = context;
	struct journal_entry *grown = gathered->failed
		? NULL
		: vec_grow(gathered->entries, &gathered->room, gathered->count + 1, sizeof(*grown));

	if (!grown) {
		gathered->failed = true;
		return;
	}
	gathered->entries = grown;
	grown += gathered->count++;
	*grown = (struct journal_entry){.id = entry->id,
		.when = entry->when,
		.kind = entry->kind,
		.target = entry->target,
		.section = entry->section};
	words_put(grown->label, sizeof(grown->label), "%s", entry->label);
	words_put(grown->desk, sizeof(grown->desk), "%s", entry->desk);
	mark_entry(gathered, entry);
}

/* Is it from this round on that he is in, or no longer in? */
static bool comes_or_goes(const struct edit *edit, int round)
{
	const struct player nobody = {.enters = 1};
	const struct player *before = edit->had ? &edit->before.as.player : &nobody;
	const struct player *after = edit->has ? &edit->after.as.player : &nobody;

	return (before->enters != after->enters &&
		       (before->enters == round || after->enters == round)) ||
		(before->leaves != after->leaves &&
			(before->leaves == round || after->leaves == round));
}

static bool touches(const struct edit *edit, int section, int round)
{
	const struct record_key key = edit_key(edit);
	const struct record *row = edit->has ? &edit->after : &edit->before;

	if (key.part[0] != section)
		return false;
	switch (key.kind) {
	case RECORD_ROUND:
	case RECORD_BOARD:
	case RECORD_MARK:
	case RECORD_HAND:
	case RECORD_VIRTUAL:
	case RECORD_ATTENDANCE:
	case RECORD_OUTSIDE:
	case RECORD_FILLED:
	case RECORD_STARTED:
	case RECORD_OPEN:
	case RECORD_RATED:
		/* which all begin with section and round */
		return key.part[1] == round;
	case RECORD_BOOKING:
		return row->as.booking.round == round;
	case RECORD_APART:
		return row->as.apart.first <= round && round <= row->as.apart.last;
	case RECORD_PLAYER:
		return comes_or_goes(edit, round);
	case RECORD_EVENT:
	case RECORD_SECTION:
	case RECORD_KEPT:
	case RECORD_PARTICULAR:
	case RECORD_KINDS:
		break;
	}
	return false;
}

/* A label that may have been cut; the reason of a publication is whole in its round. */
static bool is_cut(const struct journal_entry *entry)
{
	return entry->target == 0 && strlen(entry->label) + 4 >= LABEL_SIZE;
}

static void put_reason(
	const struct app *app, const struct action *action, struct journal_entry *entry)
{
	for (int i = 0; i < action->count; i++) {
		const struct edit *edit = &action->edits[i];
		const struct round *round = &edit->after.as.round;

		if (edit_key(edit).kind == RECORD_ROUND && edit->has &&
			round->state >= ROUND_PUBLISHED && round->reason[0])
			words_put(entry->label, sizeof(entry->label), "%s %d published: %s",
				vocabulary_of(app_event(app), app->section)->round, round->number,
				round->reason);
	}
}

/* Is the row of this player, or a game of his? */
static bool is_about(const struct record *row, int pin)
{
	switch (row->kind) {
	case RECORD_BOARD:
		return row->as.board.white == pin || row->as.board.black == pin;
	case RECORD_OUTSIDE:
		return row->as.outside.white == pin || row->as.outside.black == pin;
	case RECORD_APART:
		return row->as.apart.pin == pin || row->as.apart.other == pin;
	case RECORD_HAND:
		return row->as.hand.pin == pin;
	case RECORD_PLAYER:
		return row->as.player.pin == pin;
	case RECORD_BOOKING:
		return row->as.booking.pin == pin;
	case RECORD_FILLED:
		return row->as.filled.pin == pin;
	case RECORD_ATTENDANCE:
		return row->as.attendance.pin == pin;
	case RECORD_PARTICULAR:
		return row->as.particular.pin == pin;
	case RECORD_EVENT:
	case RECORD_SECTION:
	case RECORD_ROUND:
	case RECORD_STARTED:
	case RECORD_OPEN:
	case RECORD_RATED:
	case RECORD_MARK: /* it follows his game */
	case RECORD_VIRTUAL:
	case RECORD_KEPT:
	case RECORD_KINDS:
		break;
	}
	return false;
}

static bool is_asked(
	const struct app *app, const struct edit *edit, const struct journal_wish *wish)
{
	if (edit_key(edit).kind == RECORD_EVENT || edit_key(edit).part[0] != app->section)
		return false;
	if (wish->round > 0 && !touches(edit, app->section, wish->round))
		return false;
	return wish->pin == 0 || (edit->had && is_about(&edit->before, wish->pin)) ||
		(edit->has && is_about(&edit->after, wish->pin));
}

/* Is the entry one of those asked for? What it has changed is read only if that matters. */
static enum status look_at(struct app *app, const struct journal_wish *wish,
	struct journal_entry *entry, bool *asked, struct error *error)
{
	const bool any = wish->round == 0 && wish->pin == 0;
	struct action action;
	enum status status;

	*asked = any && (!wish->own || entry->section == app->section);
	if (any && !is_cut(entry) && (*asked || entry->section >= 0))
		return STATUS_OK;
	action_init(&action);
	status = store_entry_edits(
		app->store, entry->target ? entry->target : entry->id, &action, error);
	for (int i = 0; status == STATUS_OK && !*asked && i < action.count; i++)
		*asked = is_asked(app, &action.edits[i], wish);
	if (status == STATUS_OK && is_cut(entry))
		put_reason(app, &action, entry);
	action_done(&action);
	return status;
}

enum status app_journal(struct app *app, const struct journal_wish *wish,
	struct journal_entry **entries, int *count, struct error *error)
{
	struct gathered gathered = {.entries = NULL};
	int kept = 0;
	enum status status = store_journal(app->store, take_entry, &gathered, error);

	if (status == STATUS_OK && gathered.failed)
		status = app_fail_plain(error, STATUS_NO_MEMORY);
	for (int i = 0; status == STATUS_OK && i < gathered.count; i++) {
		bool asked = true;

		status = look_at(app, wish, &gathered.entries[i], &asked, error);
		gathered.entries[i].here = store_is_own(app->store, gathered.entries[i].id);
		if (asked)
			gathered.entries[kept++] = gathered.entries[i];
	}
	if (status != STATUS_OK) {
		free(gathered.entries);
		return status;
	}
	*entries = gathered.entries;
	*count = kept;
	return STATUS_OK;
}

struct kept_journal {
	struct journal_wish wish;
	int section;
	struct journal_entry *entries;
	int count;
};

static void release_kept(void *what)
{
	struct kept_journal *kept = what;

	free(kept->entries);
	free(kept);
}

enum status app_journal_kept(struct app *app, const struct journal_wish *wish,
	const struct journal_entry **entries, int *count, struct error *error)
{
	struct kept_journal *kept = app->cached[CACHED_JOURNAL].what;
	enum status status;

	if (!kept || kept->section != app->section || kept->wish.round != wish->round ||
		kept->wish.pin != wish->pin || kept->wish.own != wish->own) {
		kept = calloc(1, sizeof(*kept));
		if (!kept)
			return app_fail_plain(error, STATUS_NO_MEMORY);
		kept->wish = *wish;
		kept->section = app->section;
		status = app_journal(app, wish, &kept->entries, &kept->count, error);
		if (status != STATUS_OK) {
			free(kept);
			return status;
		}
		app_cache(app, CACHED_JOURNAL, kept, release_kept);
	}
	*entries = kept->entries;
	*count = kept->count;
	return STATUS_OK;
}

enum status app_journal_entry(
	struct app *app, long long id, const struct journal_entry **entry, struct error *error)
{
	static const struct journal_wish any;
	const struct journal_entry *entries = NULL, *found = NULL;
	int count = 0;
	enum status status = STATUS_OK;

	if (id > 0)
		status = app_journal_kept(app, &any, &entries, &count, error);
	if (status != STATUS_OK)
		return status;
	for (int i = 0; i < count; i++)
		if (entries[i].id == id)
			found = &entries[i];
	*entry = found;
	return STATUS_OK;
}

static bool has_changed_section(const struct action *action, int section)
{
	for (int i = 0; i < action->count; i++) {
		const struct record_key key = edit_key(&action->edits[i]);

		if (key.kind != RECORD_EVENT && key.part[0] == section)
			return true;
	}
	return false;
}

/* "Open and Major", "Open, Major and Minor"; "": none that is there. */
static void put_sections(struct app *app, long long id, char *text, size_t size)
{
	const struct event *event = app_event(app);
	char last[NAME_SIZE] = "";
	struct action action;

	text[0] = '\0';
	action_init(&action);
	if (store_entry_edits(app->store, id, &action, NULL) == STATUS_OK) {
		for (int i = 0; i < event_sections(event); i++) {
			const int section = event_section_at(event, i)->id;

			if (!has_changed_section(&action, section))
				continue;
			words_put(text + strlen(text), size - strlen(text), "%s%s",
				text[0] && last[0] ? ", " : "", last);
			app_section_name(event, section, last);
		}
		words_put(text + strlen(text), size - strlen(text), "%s%s", text[0] ? " and " : "",
			last);
	}
	action_done(&action);
}

const char *app_entry_place(struct app *app, long long id, int section, char text[ENTRY_PLACE_SIZE])
{
	char names[ENTRY_PLACE_SIZE - 32] = "";

	text[0] = '\0';
	if (event_sections(app_event(app)) == 1)
		return text;
	if (section != 0)
		put_sections(app, id, names, sizeof(names));
	words_put(text, ENTRY_PLACE_SIZE, "%s%s (entry %lld)", names[0] ? ", in " : "", names, id);
	return text;
}

const char *app_turned_place(struct app *app, char text[ENTRY_PLACE_SIZE])
{
	static const struct journal_wish any;
	const struct journal_entry *entries = NULL;
	struct error unseen;
	int count = 0;

	text[0] = '\0';
	if (event_sections(app_event(app)) == 1 ||
		app_journal_kept(app, &any, &entries, &count, &unseen) != STATUS_OK)
		return text;
	while (count > 0 && !entries[count - 1].here)
		count--;
	return count > 0
		? app_entry_place(app, entries[count - 1].target, entries[count - 1].section, text)
		: text;
}
