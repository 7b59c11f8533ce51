/* Why a player is on no board of a round. */
#include "config.h"

#include "app/words/absence.h"

#include "app/words/words.h"
#include "core/particulars/left.h"
#include "core/season.h"
#include "core/vocabulary.h"

static const char *not_there(const struct event *event, int section, int round, int pin)
{
	const struct attendance *attends = season_attendance(event, section, round, pin);

	if (!event_is_season(event, section))
		return "takes no part in";
	if (!attends)
		return "is not there";
	return attends->kind == ATTENDS_CASUAL   ? "plays casual games"
		: attends->kind == ATTENDS_LATER ? "comes later"
						 : "takes no part in";
}

/* Without "this round" at its end. */
static const char *how(const struct event *event, int section, int round, int pin)
{
	static const char *const booked[] = {[BOOKING_HALF] = "has a half-point bye booked for",
		[BOOKING_FULL] = "has a full-point bye booked for",
		[BOOKING_ZERO] = "is absent"};
	const struct booking *booking = event_booking(event, section, pin, round);
	const struct record_key out = {RECORD_HAND, {section, round, pin, HAND_OUT}};

	if (!event_takes_part(event, section, pin, round))
		return not_there(event, section, round, pin);
	/* who is here by the attendance is not absent */
	if (booking && booking->kind == BOOKING_ZERO && event_is_season(event, section))
		return "asks for no game";
	if (booking)
		return booked[booking->kind];
	return event_find(event, out) ? "sits out" : "";
}

/* He is not in the event yet, or no longer; false: he is. */
static bool put_outside(
	const struct event *event, int section, int round, int pin, char *text, size_t size)
{
	const struct player *player = event_player(event, section, pin);
	const char *called = vocabulary_of(event, section)->round_small;

	if (!player || event_takes_part(event, section, pin, round))
		return false;
	if (player->enters > round)
		words_put(text, size, "enters in %s %d", called, player->enters);
	else if (player_left(event, player, round - 1) != LEFT_NOT)
		words_put(text, size, "is %s from %s %d on",
			left_words(player_left(event, player, round - 1)), called, player->leaves);
	else
		return false;
	return true;
}

void absence_words(
	const struct event *event, int section, int round, int pin, char *text, size_t size)
{
	const struct filled *filled = event_filled(event, section, round, pin);
	const char *words = how(event, section, round, pin);

	if (put_outside(event, section, round, pin, text, size))
		return;
	if (filled && filled->beside > 0 && event_takes_part(event, section, pin, round) &&
		!event_booking(event, section, pin, round))
		words_put(text, size, "plays beside the draw");
	else
		words_put(text, size, "%s%s%s", words, words[0] ? " this " : "",
			!words[0] ? "" : vocabulary_of(event, section)->round_small);
}

enum status absence_refuse(
	const struct event *event, int section, int round, int pin, struct error *error)
{
	char who[WHO_SIZE], why[SENTENCE_SIZE];

	if (!error)
		return STATUS_REFUSED;
	words_who(event, section, pin, who);
	absence_words(event, section, round, pin, why, sizeof(why));
	error->code = STATUS_REFUSED;
	words_put(error->text, sizeof(error->text), "%s takes no board in %s %d%s%s.", who,
		vocabulary_of(event, section)->round_small, round, why[0] ? ": he " : "", why);
	return STATUS_REFUSED;
}
