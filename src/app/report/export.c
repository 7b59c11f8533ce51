/* An event as a tournament report, with what its journal knows of the rounds. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/position/drawn.h"
#include "app/report/say_published.h"
#include "app/trial/best_draw.h"
#include "app/trf/event.h"
#include "app/trf/fide_numbers.h"
#include "app/trf/kept.h"
#include "app/trf/rows.h"
#include "app/words/words.h"
#include "core/board_label.h"
#include "core/game.h"
#include "core/points.h"
#include "core/season.h"
#include "core/vocabulary.h"

enum { APART_SIZE = 260 };

/* Of all rounds that are published. */
static enum status find_lates(const struct app *app, struct trf_lates *lates, struct error *error)
{
	const int last = app_last_published(app_event(app), app->section);
	enum status status = STATUS_OK;

	for (int round = 1; status == STATUS_OK && round <= last; round++)
		status = drawn_lates(app, round, lates, error);
	return status;
}

/*
 * Who had another place when the round was drawn than in the one after it; places[] become those.
 */
static enum status compare_places(const struct app *app, const struct event *drawn, int round,
	char (*places)[PLACE_SIZE], struct trf_stoods *stoods)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_PLAYER, app->section, 0, &count);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const int pin = rows[i].as.player.pin;
		const struct player *then = event_player(drawn, app->section, pin);
		struct trf_stood stood = {.through = round, .pin = pin};

		if (!then || !strcmp(then->place, places[i]))
			continue;
		memcpy(stood.place, then->place, sizeof(stood.place));
		memcpy(places[i], then->place, sizeof(places[i]));
		status = trf_stoods_add(stoods, &stood);
	}
	return status;
}

/*
 * By which settings the round was drawn, if by others than the one after it; *after becomes those.
 */
static enum status compare_rules(const struct app *app, const struct event *drawn, int round,
	struct trf_ruled *after, struct trf_ruleds *ruleds)
{
	struct trf_ruled ruled;

	trf_ruled_of(drawn, app->section, &ruled);
	if (trf_ruled_same(&ruled, after))
		return STATUS_OK;
	ruled.through = round;
	*after = ruled;
	return trf_ruleds_add(ruleds, &ruled);
}

/* The game of a round that its draw saw, if it is another one now. */
static enum status compare_game(const struct app *app, const struct game *was, int round, int later,
	struct trf_drawns *drawns)
{
	struct trf_said drawn = {
		.round = round,
		.result = was->result,
		.white = was->white,
		.black = was->black,
		.from = later,
		.through = later,
	};
	struct game is;

	if (was->result == RESULT_NONE ||
		!game_of(app_event(app), app->section, round, was->white ? was->white : was->black,
			&is) ||
		(was->bye && is.outside) || /* a bye that was filled is one to the draws */
		(is.white == was->white && is.black == was->black && is.result == was->result))
		return STATUS_OK;
	drawn.board = trf_told_board(
		app_event(app), app->section, TRF_DRAWN, round, was->white, was->black);
	if (!drawn.board)
		drawn.board = board_label(app_event(app), app->section, round, was->number);
	return trf_drawns_add(drawns, &drawn);
}

static enum status compare_games(
	const struct app *app, const struct event *drawn, int later, struct trf_drawns *drawns)
{
	enum status status = STATUS_OK;

	for (int round = 1; round < later; round++) {
		const int count = game_count(drawn, app->section, round);
		struct game was;

		for (int number = 1; status == STATUS_OK && number <= count; number++)
			if (game_find(drawn, app->section, round, number, &was))
				status = compare_game(app, &was, round, later, drawns);
	}
	return status;
}

/* The event as the round after one was drawn, or as it is. */
struct after {
	char (*places)[PLACE_SIZE]; /* of the players in their order */
	struct trf_ruled ruled;
};

/* What the report cannot say of the event as a round was drawn from it. */
static enum status compare_round(
	struct app *app, int round, struct after *after, struct trf_then *then, struct error *error)
{
	struct error unseen = {.code = STATUS_OK};
	struct event drawn;
	enum drawn_from from;
	enum status status = drawn_event(app, round, DRAWN_PUBLISHED, &drawn, &from, &unseen);

	if (status == STATUS_NO_MEMORY)
		app_fail_plain(error, status);
	if (status != STATUS_OK)
		return status;
	/* evenings are drawn by the names alone */
	if (!event_is_season(app_event(app), app->section))
		status = compare_places(app, &drawn, round, after->places, &then->stoods);
	if (status == STATUS_OK)
		status = compare_rules(app, &drawn, round, &after->ruled, &then->ruleds);
	if (status == STATUS_OK)
		status = compare_games(app, &drawn, round, &then->drawns);
	if (status != STATUS_OK)
		app_fail_plain(error, status);
	event_done(&drawn);
	return status;
}

/* Back from the last round, by the event as each was drawn from it. */
static enum status compare_rounds(struct app *app, struct trf_then *then, struct error *error)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_PLAYER, app->section, 0, &count);
	struct after after = {.places = calloc((size_t)count + 1, sizeof(*after.places))};
	enum status status = STATUS_OK;

	if (!after.places)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	for (int i = 0; i < count; i++)
		memcpy(after.places[i], rows[i].as.player.place, sizeof(after.places[i]));
	trf_ruled_of(app_event(app), app->section, &after.ruled);
	for (int round = app_last_published(app_event(app), app->section);
		status == STATUS_OK && round > 0; round--)
		status = compare_round(app, round, &after, then, error);
	free(after.places);
	return status == STATUS_NO_MEMORY ? status : STATUS_OK; /* else it cannot be told */
}

/*
 * Which of the rounds that were published with a reason have the engine's own draw, with nothing
 * fixed by hand. Where that cannot be told they are left as they are.
 */
static enum status find_own(struct app *app, bool *own, struct error *error)
{
	const int last = app_last_published(app_event(app), app->section);

	for (int round = 1; round <= last; round++) {
		const struct round *row = event_round(app_event(app), app->section, round);
		struct position *position;
		struct error unseen = {.code = STATUS_OK};
		enum status status;

		if (!row || !row->reason[0])
			continue;
		status = position_published(app, round, &position, &unseen);
		if (status == STATUS_OK)
			status = best_find_draw(position);
		if (status == STATUS_NO_MEMORY)
			return app_fail_plain(error, status);
		own[round] = status == STATUS_OK && best_is_on_board(position) &&
			!translate_is_fixed(&position->cards);
	}
	return STATUS_OK;
}

/* Programs that do not read our comments draw by the entries, and judge what is in them. */
static void tell_otherwise(const struct app *app, const bool rounds[ROUNDS_MOST + 1],
	const char *what, const struct report *report)
{
	char text[4 * ROUNDS_MOST + 8];
	int numbers[ROUNDS_MOST], count = 0;
	const struct vocabulary *words = vocabulary_of(app_event(app), app->section);

	for (int round = 1; round <= ROUNDS_MOST; round++)
		if (rounds[round])
			numbers[count++] = round;
	words_numbers(numbers, count, text, sizeof(text));
	if (count > 0)
		report_notice(report,
			"%s%s %s %s %s, which comments of ours tell: other programs may find %s different.",
			words->round, count == 1 ? "" : "s", text, count == 1 ? "was" : "were",
			what, count == 1 ? "it" : "them");
}

/* The rounds that were drawn with what is not so any more. */
static void tell_drawn(
	const struct app *app, const struct trf_drawns *drawns, const struct report *report)
{
	bool rounds[ROUNDS_MOST + 1] = {false};

	for (int round = 1; round <= ROUNDS_MOST; round++)
		for (int i = 0; i < drawns->count; i++)
			rounds[round] = rounds[round] || trf_drawn_holds(&drawns->items[i], round);
	tell_otherwise(app, rounds, "drawn before an earlier result was corrected", report);
}

/* Did what other programs read of the settings bear on the round, and is it otherwise now? */
static bool differs_to_others(const struct trf_ruled *ruled, const struct trf_ruled *now, int round)
{
	return ruled->lot != now->lot || !points_same(&ruled->points, &now->points) ||
		/* a last round is drawn by rules of its own (C.04.3 1.8) */
		(ruled->rounds != now->rounds && (round == ruled->rounds || round == now->rounds));
}

/* The rounds that were drawn by settings that have changed since. */
static void tell_ruled(
	const struct app *app, const struct trf_ruleds *ruleds, const struct report *report)
{
	const int last = app_last_published(app_event(app), app->section);
	bool rounds[ROUNDS_MOST + 1] = {false};
	struct trf_ruled now;

	trf_ruled_of(app_event(app), app->section, &now);
	for (int round = 1; round <= last; round++) {
		const struct trf_ruled *ruled = trf_ruleds_find(ruleds, round);

		rounds[round] = ruled && differs_to_others(ruled, &now, round);
	}
	tell_otherwise(app, rounds, "drawn by settings that have changed since", report);
}

/* What the journal tells of the rounds. */
static enum status find_then(struct app *app, struct trf_then *then, struct error *error)
{
	enum status status = find_lates(app, &then->lates, error);

	if (status == STATUS_OK)
		status = compare_rounds(app, then, error);
	trf_drawns_sort(&then->drawns);
	return status == STATUS_OK ? find_own(app, then->own, error) : status;
}

/* Who came late has the number of his rating where FIDE has it so; that is said in any case. */
static enum status give_numbers(struct app *app, struct trf *trf, const struct report *report)
{
	enum fide_numbers given;

	if (trf_give_fide_numbers(app_event(app), app->section, trf, &given) != STATUS_OK)
		return app_fail_plain(report->error, STATUS_NO_MEMORY);
	if (given == FIDE_NUMBERS_GIVEN)
		report_notice(report,
			"Who came late has the number of his rating in the report, as FIDE has it, and those below him have others than in the event: ### drawboard: pins says which.");
	if (given == FIDE_NUMBERS_LEFT)
		report_notice(report,
			"Who came late stands by his place, not by his number: programs that go by the "
			"numbers alone draw otherwise.");
	return STATUS_OK;
}

/* "1 Ash and 4 Drew (rounds 2-3)" */
static void pair_words(const struct app *app, const struct trf *trf, const struct trf_group *group,
	char text[APART_SIZE])
{
	const int *members = trf->members + group->from;
	char one[WHO_SIZE], two[WHO_SIZE], rounds[ROUNDS_WORDS_SIZE];
	const struct event *event = app_event(app);

	words_put(text, APART_SIZE, "%s and %s (%s)",
		words_who(event, app->section, trf->players[members[0]].number, one),
		words_who(event, app->section, trf->players[members[1]].number, two),
		words_rounds(event, app->section, group->first, group->last, rounds));
}

/* The pairs that are apart in the next round, or in others to come, as far as there is room. */
static int apart_words(
	const struct app *app, const struct trf *trf, bool next, char text[APART_SIZE])
{
	int count = 0, more = 0;

	text[0] = '\0';
	for (int i = 0; i < trf->ngroups; i++) {
		const struct trf_group *group = &trf->groups[i];
		const size_t used = strlen(text);
		char pair[APART_SIZE];

		if (trf_group_is_whole(trf, group) || group->last <= trf->played ||
			trf_group_is_next(trf, group) != next)
			continue;
		count++;
		pair_words(app, trf, group, pair);
		if (used + strlen(pair) + 16 < APART_SIZE)
			words_put(text + used, APART_SIZE - used, "%s%s", used ? ", " : "", pair);
		else
			more++;
	}
	if (more > 0)
		words_put(text + strlen(text), APART_SIZE - strlen(text), ", %d more", more);
	return count;
}

/* Pairs kept apart for some rounds, which TRF16 cannot say. */
static void tell_ranges(const struct app *app, const struct trf *trf, const struct report *report)
{
	const int next = trf->played + 1;
	char text[APART_SIZE];

	if (apart_words(app, trf, true, text) > 0)
		report_notice(report,
			"TRF16 knows no range of rounds: to other programs these are apart for good (XXP): %s. Write it again after round %d.",
			text, next);
	if (apart_words(app, trf, false, text) > 0)
		report_notice(report,
			"TRF16 knows no range of rounds: other programs do not know who is kept apart after round %d: %s.",
			next, text);
}

/* An id is one human; the report is written all the same, as FIDE sees whose it is by the name. */
static void tell_shared_ids(const struct app *app, const struct report *report)
{
	const struct event *event = app_event(app);
	char one[WHO_SIZE], two[WHO_SIZE];
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, app->section, 0, &count);

	for (int i = 0; i < count; i++) {
		const struct player *player = &rows[i].as.player;

		for (int k = 0; player->fide[0] && k < i; k++)
			if (strcmp(player->fide, rows[k].as.player.fide) == 0)
				report_notice(report,
					"%s and %s have one FIDE id, %s: one of them is not his.",
					words_who(event, app->section, rows[k].as.player.pin, one),
					words_who(event, app->section, player->pin, two),
					player->fide);
	}
}

/* The report as text, which was read again. */
static enum status write_proved(const struct trf *trf, enum trf_edition edition, char **text,
	size_t *size, struct error *error)
{
	bool proved = false;
	enum status status = trf_write(trf, edition, text, size);

	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	status = trf_prove(trf, edition, *text, *size, &proved);
	if (status == STATUS_OK && proved)
		return STATUS_OK;
	free(*text);
	*text = NULL;
	return status != STATUS_OK
		? app_fail_plain(error, status)
		: app_fail(error, STATUS_IO,
			  "The report, read again, does not say what it should: it is not written.");
}

enum status app_export_trf(struct app *app, bool trf16, char **text, size_t *size,
	struct error *error, app_notice *notice, void *context)
{
	struct error unseen = {.code = STATUS_OK};
	const struct report report = {
		.notice = notice, .context = context, .error = error ? error : &unseen};
	struct trf_then then = {.lates = {.count = 0}};
	bool changed[ROUNDS_MOST + 1] = {false};
	struct trf trf;
	enum status status = find_then(app, &then, report.error);

	if (status == STATUS_OK) {
		status = trf_rows_export(app_event(app), app->section, &then, &trf, &report);
		if (status == STATUS_OK)
			status = report_say_published(app, &trf, changed, report.error);
		if (status == STATUS_OK)
			tell_drawn(app, &then.drawns, &report);
		if (status == STATUS_OK)
			tell_ruled(app, &then.ruleds, &report);
		if (status == STATUS_OK)
			tell_otherwise(app, changed, "changed after being published", &report);
		if (status == STATUS_OK && trf16)
			tell_ranges(app, &trf, &report);
		if (status == STATUS_OK)
			status = give_numbers(app, &trf, &report);
		tell_shared_ids(app, &report);
		if (status != STATUS_OK)
			trf_done(&trf);
	}
	trf_lates_done(&then.lates);
	trf_stoods_done(&then.stoods);
	trf_ruleds_done(&then.ruleds);
	trf_drawns_done(&then.drawns);
	if (status != STATUS_OK)
		return status;
	status = write_proved(&trf, trf16 ? TRF_16 : TRF_26, text, size, error);
	trf_done(&trf);
	return status;
}
