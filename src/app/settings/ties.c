/* Tie-breaks as a setting: read as standings read them, changed with a reason once play began. */
#include "config.h"

#include "app/settings/ties.h"

#include <string.h>

#include "app/event/reason.h"
#include "app/words/words.h"
#include "core/known_books.h"
#include "core/season.h"
#include "core/ties/setting.h"
#include "core/vocabulary.h"

enum status ties_take(const struct changing *changing, char kept[PARTICULAR_SIZE])
{
	struct ties_setting setting = ties_setting_of(app_event(changing->app), changing->row.id);
	const struct ties_order usual =
		ties_usual_order(app_event(changing->app), changing->row.id);
	char text[TIES_ORDER_SIZE] = "";
	enum status status;

	if (section_is_season(&changing->row))
		return app_fail(changing->error, STATUS_REFUSED,
			"A club season is ordered by score and GSRP; it has no tie-breaks.");
	if (strcmp(kept, "usual") != 0) {
		status = ties_setting_take(kept, &setting, changing->error);
		if (status != STATUS_OK)
			return status;
		/* with the federation what is usual may change, in this action, too */
		if ((known_book(changing->row.system)->ties_us ||
			    !ties_order_equal(&setting.order, &usual)) &&
			!ties_order_typed(&setting.order, text, sizeof(text)))
			return app_fail(changing->error, STATUS_BAD_INPUT,
				"The list of tie-breaks is too long.");
	}
	memcpy(kept, text, strlen(text) + 1);
	return STATUS_OK;
}

static bool is_of_ties(const struct edit *edit)
{
	const struct record_key key = edit_key(edit);
	const struct record *row = edit->has ? &edit->after : &edit->before;

	return key.kind == RECORD_PARTICULAR &&
		(row->as.particular.field == SECTION_TIE_BREAKS ||
			row->as.particular.field == SECTION_TIE_RULES);
}

enum status ties_check_reason(const struct changing *changing, const char *reason)
{
	const struct event *event = app_event(changing->app);
	const struct action *action = changing->action;

	if (reason_is_given(reason) ||
		app_round_state(event, changing->row.id, 1) < ROUND_PUBLISHED)
		return STATUS_OK;
	for (int i = 0; i < action->count; i++)
		if (is_of_ties(&action->edits[i]))
			return app_fail(changing->error, STATUS_REASON,
				"%s 1 is published: a change of the tie-breaks wants a reason, which goes into the journal.",
				vocabulary_of(event, changing->row.id)->round);
	return STATUS_OK;
}

/* Players of the section without a rating; *players: how many there are. */
static int count_unrated(const struct event *event, int section, int *players)
{
	const struct record *row = event_range(event, RECORD_PLAYER, section, 0, players);
	int unrated = 0;

	for (int i = 0; i < *players; i++)
		unrated += row[i].as.player.grade == 0;
	return unrated;
}

static bool is_entered(const struct event *event, int section, enum particular_id id)
{
	int players;
	const struct record *row = event_range(event, RECORD_PLAYER, section, 0, &players);

	for (int i = 0; i < players; i++)
		if (event_particular(event, section, row[i].as.player.pin, id)[0])
			return true;
	return false;
}

/* It counts ratings, and not everybody has one. */
static bool doubt_ratings(
	const struct tie_break *of, int without, int players, char *doubt, size_t size)
{
	char word[TIES_WORD_SIZE];

	ties_word(of, word);
	if (without == 0 || (of->unrated != 0 && without < players))
		return false;
	if (without == players)
		words_put(doubt, size, "%s parts nobody: no player has a rating.", word);
	else
		words_put(doubt, size,
			"%s is left out of the standings: %d of %d players %s no rating (C.07 10). %s/U1400 counts them as 1400.",
			word, without, players, without == 1 ? "has" : "have", word);
	return true;
}

/* It counts what the arbiter enters, and nothing is entered. */
static bool doubt_entries(
	const struct event *event, int section, enum ties_code code, char *doubt, size_t size)
{
	static const struct {
		enum ties_code code;
		enum particular_id id;
		const char *what, *how;
	} rows[] = {
		{TIES_LOT, PLAYER_LOT, "a lot", "section EVENT lots draws them"},
		{TIES_HAND, PLAYER_HAND, "a place by hand",
			"players EVENT edit PLAYER hand=1 enters one"},
		{TIES_PLAYOFF, PLAYER_PLAYOFF, "points of a play-off",
			"players EVENT edit PLAYER play-off=1 enters them"},
	};

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		if (rows[i].code != code || is_entered(event, section, rows[i].id))
			continue;
		words_put(doubt, size, "Nobody has %s yet: %s.", rows[i].what, rows[i].how);
		return true;
	}
	return false;
}

/* It is for an all-play-all, and the section is none. */
static bool doubt_system(
	const struct ties_setting *setting, const struct tie_break *of, char *doubt, size_t size)
{
	const struct ties_code_row *row = ties_code_row(of->code);
	char word[TIES_WORD_SIZE];

	if (!row->all_play_all || setting->all_play_all)
		return false;
	words_put(doubt, size,
		"%s is for an all-play-all (%s); here not all play the same opponents.",
		ties_word(of, word), row->article);
	return true;
}

bool ties_doubt(const struct event *event, int section, char *doubt, size_t size)
{
	const struct ties_setting setting = ties_setting_of(event, section);
	int players;
	const int unrated = count_unrated(event, section, &players);

	for (int i = 0; players > 0 && i < setting.order.count; i++) {
		const struct tie_break *of = &setting.order.of[i];
		const bool ratings = ties_code_row(of->code)->ratings;

		if (ratings && doubt_ratings(of, unrated, players, doubt, size))
			return true;
		if (doubt_entries(event, section, of->code, doubt, size) ||
			doubt_system(&setting, of, doubt, size))
			return true;
	}
	return false;
}
