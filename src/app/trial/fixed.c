/*
 * What is fixed by hand in the round on the board, in words: for one card, without effect,
 * and against a rule that yields.
 */
#include "config.h"

#include "app/trial/fixed.h"

#include <string.h>

#include "app/trial/breach.h"
#include "app/words/fixed.h"

/* As it is said of the other one whom it names; false: it names nobody, or not him. */
static bool seen_from(struct hand *hand, int pin)
{
	if (hand->pin == pin)
		return true;
	if (!hand_names_two(hand->kind) || hand->value != pin)
		return false;
	hand->value = hand->pin;
	hand->pin = pin;
	return true;
}

static void put_one(
	const struct app *app, const struct hand *hand, bool black, char *text, size_t size)
{
	const int pins[] = {hand->pin, hand->value};
	const struct cast cast = {
		.event = app_event(app), .section = app->section, .pins = pins, .count = 2};
	struct fixed fixed = fixed_of_hand(hand);
	const size_t used = strlen(text);
	char what[2 * WHO_SIZE];

	if (black)
		fixed.pin.colour = PAIRING_BLACK;
	words_fixed_what(&cast, &fixed, what, sizeof(what));
	words_put(text + used, size - used, "%s%s", used > 0 ? ", " : "", what);
}

void app_fixed_words(const struct app *app, int pin, char *text, size_t size)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_HAND, app->section, app_round(app), &count);

	text[0] = '\0';
	for (int i = 0; i < count; i++) {
		struct hand hand = rows[i].as.hand;
		const bool black = hand.kind == HAND_BOARD && hand.pin != pin;

		if (seen_from(&hand, pin))
			put_one(app, &hand, black, text, size);
	}
}

static bool is_away(const struct app *app, int pin)
{
	const struct event *event = app_event(app);
	const int round = app_round(app);

	return !event_takes_part(event, app->section, pin, round) ||
		event_booking(event, app->section, pin, round);
}

void fixed_idle_words(const struct app *app, char *text, size_t size)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_HAND, app->section, app_round(app), &count);

	text[0] = '\0';
	for (int i = 0; i < count; i++) {
		const struct hand *hand = &rows[i].as.hand;
		const int pins[] = {hand->pin, hand->value};
		const struct cast cast = {
			.event = app_event(app), .section = app->section, .pins = pins, .count = 2};
		const struct fixed fixed = fixed_of_hand(hand);
		const bool two = hand_names_two(hand->kind);
		const int away = is_away(app, hand->pin)   ? hand->pin
			: two && is_away(app, hand->value) ? hand->value
							   : 0;
		const size_t used = strlen(text);
		char what[3 * WHO_SIZE], who[WHO_SIZE];

		if (!away)
			continue;
		words_fixed(&cast, &fixed, what, sizeof(what));
		words_put(text + used, size - used, "%s%s: no effect, as %s takes no board.",
			used > 0 ? " " : "", what,
			words_who(app_event(app), app->section, away, who));
	}
}

enum status fixed_breach_words(
	struct app *app, const struct position *position, char *text, size_t size)
{
	const struct pairing_input plain = translate_plain(&position->cards);
	const struct cast cast = position_cast(app, position);
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_HAND, app->section, position->round, &count);

	text[0] = '\0';
	for (int i = 0; i < count; i++) {
		const struct hand *hand = &rows[i].as.hand;
		const struct pairing_board board = {translate_index(&position->cards, hand->pin),
			hand->kind == HAND_BOARD ? translate_index(&position->cards, hand->value)
						 : PAIRING_NOBODY};
		const size_t used = strlen(text);
		struct pairing_violation violation;
		char sentence[SENTENCE_SIZE];
		enum pairing_status judged;
		bool broken;

		if ((hand->kind != HAND_BOARD && hand->kind != HAND_BYE) ||
			is_away(app, hand->pin) ||
			(hand->kind == HAND_BOARD && is_away(app, hand->value)))
			continue;
		judged = breach_of_board(position, &plain, board, &broken, &violation);
		if (judged != PAIRING_OK)
			return translate_status(judged);
		if (!broken)
			continue;
		words_violation(&cast, &violation, sentence, sizeof(sentence));
		words_put(text + used, size - used, "%s%s: drawn all the same, as fixed by hand.",
			used > 0 ? " " : "", sentence);
	}
	return STATUS_OK;
}
