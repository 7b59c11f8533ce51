/* Byes: booked for a round, or taken back. */
#include "config.h"

#include <string.h>

#include "app/event/state.h"
#include "app/players/enrol.h"
#include "app/players/players.h"
#include "app/players/row.h"
#include "app/round/unseat.h"
#include "app/words/words.h"
#include "core/array_len.h"
#include "core/booking.h"
#include "core/season.h"
#include "core/text/text.h"
#include "core/vocabulary.h"

struct byes_order {
	int pin;
	const struct bye_order *byes;
	int count;
};

bool bye_order_parse(const char *text, struct bye_order *bye)
{
	static const struct {
		const char *word, *letter;
		enum booking_kind kind;
		bool none;
	} kinds[] = {{"half", "h", BOOKING_HALF, false}, {"full", "f", BOOKING_FULL, false},
		{"zero", "z", BOOKING_ZERO, false}, {"none", "x", BOOKING_ZERO, true}};
	const size_t before = strspn(text, " "), digits = strspn(text + before, "0123456789");
	const char *word = text + before + digits;
	char number[8];
	int round;

	if (digits >= sizeof(number))
		return false;
	memcpy(number, text + before, digits);
	number[digits] = '\0';
	if (!text_to_int(number, 1, ROUNDS_MOST, &round))
		return false;
	word += strspn(word, ": ");
	for (size_t i = 0; i < ARRAY_LEN(kinds); i++) {
		if (*word && !text_key_is(kinds[i].word, word) &&
			!text_key_is(kinds[i].letter, word))
			continue;
		*bye = (struct bye_order){round, kinds[i].kind, kinds[i].none};
		return true;
	}
	return false;
}

/* Who has gone has no bye, and who is not there on a club evening needs none. */
static enum status refuse_bye(
	const struct app *app, const struct player *player, int round, struct error *error)
{
	const struct event *event = app_event(app);
	const char *called = vocabulary_of(event, app->section)->round_small;
	char who[WHO_SIZE];

	words_who(event, app->section, player->pin, who);
	if (player->leaves != 0 && player->leaves <= round)
		return app_fail(error, STATUS_REFUSED,
			"%s has no bye in %s %d: he is withdrawn from %s %d on.", who, called,
			round, called, player->leaves);
	return app_fail(error, STATUS_REFUSED,
		"%s needs no bye on evening %d: he is not marked as here (a, or attend EVENT), and who is not here is not drawn.",
		who, round);
}

/* Who sits out of a club evening has no point, whoever asks for it. */
static enum status refuse_points(
	const struct app *app, const struct player *player, int round, struct error *error)
{
	char who[WHO_SIZE];

	return app_fail(error, STATUS_REFUSED,
		"Who sits out of a club evening has no points: book %d:zero for %s, or mark him as away.",
		round, words_who(app_event(app), app->section, player->pin, who));
}

/* `player` as he is by what the action has done already. */
static enum status book(struct app *app, struct player *player, const struct bye_order *bye,
	struct action *action, struct error *error)
{
	const struct event *event = app_event(app);
	const bool missed = bye->round >= 1 && bye->round < player->enters;
	enum status status = STATUS_OK;

	if (!missed)
		status = player_check_round(app, bye->round, player->pin, error);
	if (status != STATUS_OK)
		return status;
	if (!missed && !event_takes_part(event, app->section, player->pin, bye->round))
		return refuse_bye(app, player, bye->round, error);
	if (bye->kind != BOOKING_ZERO && event_is_season(event, app->section))
		return refuse_points(app, player, bye->round, error);
	status = enrol_book(event, player, bye->round, bye->kind, action);
	if (status == STATUS_OK && !missed)
		status = unseat(app, player->pin, bye->round, action);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

static enum status unbook(struct app *app, const struct player *player, int round,
	struct action *action, struct error *error)
{
	const struct record_key key = {RECORD_BOOKING, {app->section, player->pin, round, 0}};
	char who[WHO_SIZE];
	enum status status = player_check_round(app, round, player->pin, error);

	if (status != STATUS_OK)
		return status;
	if (!event_find(app_event(app), key))
		return app_fail(error, STATUS_NOT_FOUND, "%s has no bye booked for %s %d.",
			words_who(app_event(app), app->section, player->pin, who),
			vocabulary_of(app_event(app), app->section)->round_small, round);
	status = action_remove(action, app_event(app), key);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

/* "4 Drew: half-point bye in round 3, no bye in round 4" */
static void label_byes(const struct app *app, const struct player *player,
	const struct byes_order *order, char label[LABEL_SIZE])
{
	size_t used;

	words_put(label, LABEL_SIZE, "%d %s", player->pin, player->name);
	for (int i = 0; i < order->count; i++) {
		const struct bye_order *bye = &order->byes[i];

		used = strlen(label);
		words_put(label + used, LABEL_SIZE - used, "%s %s bye in %s %d", i ? "," : ":",
			bye->none ? "no" : booking_points_word(bye->kind),
			vocabulary_of(app_event(app), app->section)->round_small, bye->round);
	}
}

static enum status build_byes(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct byes_order *order = what;
	const struct player *row = player_row(app, order->pin, error);
	enum status status = STATUS_OK;
	struct player player;

	if (!row)
		return STATUS_NOT_FOUND;
	player = *row;
	for (int i = 0; status == STATUS_OK && i < order->count; i++)
		status = order->byes[i].none
			? unbook(app, &player, order->byes[i].round, action, error)
			: book(app, &player, &order->byes[i], action, error);
	label_byes(app, &player, order, action->label);
	return status;
}

enum status app_player_byes(
	struct app *app, int pin, const struct bye_order *byes, int count, struct error *error)
{
	const struct byes_order order = {pin, byes, count};

	return app_run(app, build_byes, &order, error);
}

enum status app_player_book(
	struct app *app, int pin, int round, enum booking_kind kind, struct error *error)
{
	const struct bye_order bye = {round, kind, false};

	return app_player_byes(app, pin, &bye, 1, error);
}

enum status app_player_unbook(struct app *app, int pin, int round, struct error *error)
{
	const struct bye_order bye = {.round = round, .none = true};

	return app_player_byes(app, pin, &bye, 1, error);
}
