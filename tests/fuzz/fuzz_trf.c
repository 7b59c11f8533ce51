/*
 * Any bytes as a tournament report: sound players and a consistent history that can be written,
 * read, and be the rows of an event, or an error.
 */
#include "config.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "app/trf/rows.h"
#include "core/edit.h"
#include "core/text/text.h"
#include "formats/trf/trf.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

static void expect(bool holds)
{
	if (!holds)
		abort();
}

static void check_history(const struct trf *trf, int player)
{
	for (int round = 1; round <= trf->columns; round++) {
		const struct trf_game *game = trf_game(trf, player, round);

		if (game->opponent != TRF_NOBODY) {
			expect(round <= trf->played && game->opponent < trf->count &&
				game->opponent != player);
			expect(trf_game(trf, game->opponent, round)->opponent == player);
			expect(game->code != ' ' || (round == trf->played && trf->open > 0));
		} else {
			expect(!trf_code_played(game->code) && game->colour == COLOUR_NONE);
		}
		expect(round <= trf->played || game->code != 'U');
	}
}

static void check_players(const struct trf *trf)
{
	expect(trf->count > 0 && trf->played >= 0 && trf->columns > trf->played);
	expect(trf->rounds >= 0 && trf->rounds <= TRF_ROUNDS_MOST);
	for (int i = 0; i < trf->count; i++) {
		const struct trf_player *player = &trf->players[i];

		expect(player->number > 0 && player->number <= PLAYERS_MOST &&
			text_is_clean(player->name));
		expect(text_is_clean(player->federation) && text_is_clean(player->fide) &&
			text_is_clean(player->born));
		expect(i == 0 || player[-1].number < player->number);
		expect(trf_find(trf, player->number) == i);
		expect(player->points2 == trf_points2(trf, i, trf->played));
		check_history(trf, i);
	}
	for (int i = 0; i < trf->ngroups; i++) {
		const struct trf_group *group = &trf->groups[i];

		expect(group->first >= 1 && group->first <= group->last &&
			group->last <= TRF_ROUNDS_MOST);
		for (int j = group->from; j < group->from + group->count; j++)
			expect(trf->members[j] >= 0 && trf->members[j] < trf->count);
	}
}

static void read_notice(void *context, const char *text)
{
	(void)context;
	expect(text_is_clean(text));
}

static struct event *import(const struct trf *trf)
{
	const struct report silent = {.error = NULL};
	struct record name = {.kind = RECORD_EVENT, .as.event = {.id = 1}};
	struct record section = {.kind = RECORD_SECTION,
		.as.section = {.id = 1, .system = "caa", .rounds = trf_rows_last_round(trf)}};
	struct event *event = calloc(1, sizeof(*event));

	event_init(event);
	memcpy(name.as.event.name, trf->name, sizeof(trf->name));
	expect(trf_rows_put(event, &name) == STATUS_OK &&
		trf_rows_put(event, &section) == STATUS_OK);
	if (trf_rows_import(trf, 1, false, event, &silent) == STATUS_OK)
		return event;
	event_done(event);
	free(event);
	return NULL;
}

/*
 * The kept lines numbered from 1 on: which numbers they have depends on lines that went elsewhere.
 * Without what was wrong with the points of the report that came in, as ours has them right.
 */
static void settle_kept(struct event *event)
{
	static const char comment[] = "### drawboard: points ";
	int count, number = 0;
	const struct record *rows = event_range(event, RECORD_KEPT, 1, 0, &count);
	struct record *kept = calloc((size_t)count + 1, sizeof(*kept));

	for (int i = 0; i < count; i++)
		kept[i] = rows[i];
	for (int i = 0; i < count; i++)
		expect(event_put(event, record_key_of(&kept[i]), NULL) == STATUS_OK);
	for (int i = 0; i < count; i++) {
		if (strncmp(kept[i].as.kept.text, comment, sizeof(comment) - 1) == 0)
			continue;
		number += kept[i].as.kept.part == 1;
		kept[i].as.kept.number = number;
		expect(event_put(event, record_key_of(&kept[i]), &kept[i]) == STATUS_OK);
	}
	free(kept);
}

/* A report that an event can hold comes back from it, and stays. */
static void check_event(const struct trf *trf)
{
	const struct report silent = {.error = NULL};
	struct event *event = import(trf), *same;
	struct trf out = {0}, again = {0};
	char *text;
	size_t size;

	if (!event)
		return;
	expect(event_check(event, NULL) == STATUS_OK);
	expect(trf_rows_export(event, 1, NULL, &out, &silent) == STATUS_OK);
	expect(trf_write(&out, TRF_26, &text, &size) == STATUS_OK);
	expect(trf_read(text, size, &again, &silent) == STATUS_OK);
	same = import(&again);
	expect(same);
	settle_kept(event);
	settle_kept(same);
	expect(event_equal(event, same, NULL));
	event_done(event);
	event_done(same);
	free(event);
	free(same);
	free(text);
	trf_done(&out);
	trf_done(&again);
}

/* What was written says the same, and is written the same again. */
static void check_written(const struct trf *trf, enum trf_edition edition)
{
	const struct report silent = {.error = NULL};
	struct trf again = {0};
	char *text, *same;
	size_t size, second;

	expect(trf_write(trf, edition, &text, &size) == STATUS_OK);
	expect(trf_read(text, size, &again, &silent) == STATUS_OK);
	expect(again.count == trf->count && again.played == trf->played && again.open == trf->open);
	expect(again.rounds == trf->rounds && again.ngroups == trf->ngroups &&
		again.nkept == trf->nkept);
	for (int i = 0; i < trf->count; i++)
		expect(again.players[i].points2 == trf->players[i].points2);
	expect(trf_write(&again, edition, &same, &second) == STATUS_OK);
	expect(size == second && memcmp(text, same, size) == 0);
	free(same);
	free(text);
	trf_done(&again);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	struct trf trf = {0}, strict = {0};
	struct error error = {0};
	const struct report report = {.notice = read_notice, .error = &error};

	trf_recognise((const char *)bytes, size);
	if (trf_read((const char *)bytes, size, &trf, &report) == STATUS_OK) {
		check_players(&trf);
		check_written(&trf, TRF_16);
		check_written(&trf, TRF_26);
		check_event(&trf);
	} else {
		expect(!trf.players && error.text[0] && text_is_clean(error.text));
	}
	/* What a strict reading accepts the other does too. */
	if (trf_read_strict((const char *)bytes, size, &strict, &report) == STATUS_OK)
		expect(trf.players && trf.count == strict.count);
	trf_done(&strict);
	trf_done(&trf);
	return 0;
}
