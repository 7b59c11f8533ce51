/*
 * What forbids a wish: a rule as such, what is fixed by hand, or that nobody is left for somebody.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/words/absence.h"
#include "app/trial/breach.h"
#include "app/trial/clash.h"
#include "app/trial/wish.h"
#include "app/why/facts.h"
#include "app/whynot/record.h"
#include "core/season.h"
#include "core/vocabulary.h"

static int count_here(const struct position *position)
{
	int here = -position->cards.sitting;

	for (int i = 0; i < position->cards.input.count; i++)
		here += !position->cards.players[i].absent;
	return here;
}

static void tell_broken(struct app *app, const struct position *position,
	const struct pairing_violation *violation, struct whynot *answer)
{
	struct cast cast = position_cast(app, position);
	char sentence[SENTENCE_SIZE], round[32] = "";
	int met;

	words_violation(&cast, violation, sentence, sizeof(sentence));
	whynot_record(answer, whynot_violation_says(violation->kind),
		position->cards.pin_of[violation->player],
		violation->other >= 0 ? position->cards.pin_of[violation->other] : 0,
		violation->rule);
	if (violation->kind == PAIRING_BROKEN_REPEAT) {
		met = pairing_round_met(
			&position->cards.input, violation->player, violation->other);
		words_defaulted(&cast, violation->player, violation->other, &met);
		words_put(round, sizeof(round), ", %s %d",
			vocabulary_of(app_event(app), app->section)->in_round, met);
		whynot_record_number(answer, "round", met);
	}
	words_put(answer->verdict, sizeof(answer->verdict), "Impossible: %s%s.", sentence, round);
	words_put(answer->rule, sizeof(answer->rule), "%s", violation->rule);
	answer->answer = WHYNOT_IMPOSSIBLE;
}

/* A rule that yields forbids nothing: it has its cost (US 27A1, 28L3). */
static bool yields(const struct pairing_book *book, const struct pairing_violation *violation)
{
	return book->yields &&
		(violation->kind == PAIRING_BROKEN_REPEAT || violation->kind == PAIRING_BROKEN_BYE);
}

enum status whynot_forbidden(struct app *app, const struct position *position,
	const struct wish *wish, bool *forbidden, struct whynot *answer)
{
	const struct pairing_input plain = translate_plain(&position->cards);
	const struct pairing_pin pin = wish_pin(position, wish);
	struct pairing_violation violation;
	enum pairing_status judged;

	*forbidden = false;
	if (wish->kind == WISH_WHITE || wish->kind == WISH_BLACK)
		return STATUS_OK;
	judged = breach_of_board(position, &plain, (struct pairing_board){pin.player, pin.other},
		forbidden, &violation);
	if (judged != PAIRING_OK)
		return translate_status(judged);
	*forbidden = *forbidden && !yields(position->cards.book, &violation);
	if (*forbidden)
		tell_broken(app, position, &violation, answer);
	return STATUS_OK;
}

/*
 * He may have the bye, but only when nobody else is left (CAA 6): "the bye last: won by default
 * ...".
 */
static enum pairing_status spared_words(const struct position *position,
	const struct pairing_input *plain, const struct cast *cast, int player, char *text,
	size_t size)
{
	struct pairing_entry *entries;
	char bar[BAR_SIZE];
	int count;
	const enum pairing_status listed =
		pairing_checklist(position->cards.book, plain, &entries, &count);

	for (int i = 0; listed == PAIRING_OK && i < count; i++)
		if (entries[i].player == player && entries[i].bye_spared)
			words_put(text, size, "the bye last: %s (6)",
				words_bye_bar(cast, player, bar));
	if (listed == PAIRING_OK)
		free(entries);
	return listed;
}

enum status app_bye_bar(struct app *app, int pin, char *text, size_t size, struct error *error)
{
	struct pairing_board bye = {0, PAIRING_NOBODY};
	struct pairing_violation violation;
	struct position *position;
	struct pairing_input plain;
	struct cast cast;
	char bar[BAR_SIZE];
	bool broken;
	enum pairing_status judged;
	enum status status = position_at(app, app_round(app), &position, error);

	text[0] = '\0';
	if (status != STATUS_OK)
		return status;
	absence_words(app_event(app), app->section, position->round, pin, text, size);
	bye.white = translate_index(&position->cards, pin);
	if (text[0] || bye.white < 0)
		return STATUS_OK;
	plain = translate_plain(&position->cards);
	judged = breach_of_board(position, &plain, bye, &broken, &violation);
	if (judged != PAIRING_OK)
		return app_fail_plain(error, translate_status(judged));
	cast = position_cast(app, position);
	if (!broken || violation.kind != PAIRING_BROKEN_BYE) {
		judged = spared_words(position, &plain, &cast, bye.white, text, size);
		return judged == PAIRING_OK ? STATUS_OK
					    : app_fail_plain(error, translate_status(judged));
	}
	words_put(text, size, "%s (%s)", words_bye_bar(&cast, bye.white, bar), violation.rule);
	return STATUS_OK;
}

void wish_words(struct app *app, const struct wish *wish, char *text, size_t size)
{
	char who[WHO_SIZE], other[WHO_SIZE];

	words_who(app_event(app), app->section, wish->pin, who);
	words_who(app_event(app), app->section, wish->other, other);
	switch (wish->kind) {
	case WISH_MEET:
		words_put(text, size, "%s and %s met", who, other);
		break;
	case WISH_BYE:
		words_put(text, size, "%s %s", who,
			vocabulary_of(app_event(app), app->section)->had_bye);
		break;
	case WISH_WHITE:
		words_put(text, size, "%s had White", who);
		break;
	case WISH_BLACK:
		words_put(text, size, "%s had Black", who);
		break;
	}
}

/* May others still meet the card? Whom a wish gives a colour meets somebody. */
static bool is_free(const struct position *position, const struct pairing_pin *wish, int card)
{
	const bool taken =
		wish->kind != PAIRING_PIN_COLOUR && (card == wish->player || card == wish->other);

	if (position->cards.players[card].absent || taken)
		return false;
	for (int i = 0; i < position->cards.out; i++)
		if (position->cards.pins[i].player == card || position->cards.pins[i].other == card)
			return false;
	return true;
}

/* Is there an opponent, or the bye, left for this card once the two of the wish are gone? */
static enum pairing_status has_opponent(const struct position *position,
	const struct pairing_input *plain, const struct pairing_pin *wish, int card, bool *has)
{
	struct pairing_violation violation;
	enum pairing_status status = PAIRING_OK;
	bool broken = true;

	if (count_here(position) % 2 != 0 && wish->kind != PAIRING_PIN_BYE && card != wish->player)
		status = breach_of_board(position, plain,
			(struct pairing_board){card, PAIRING_NOBODY}, &broken, &violation);
	for (int i = 0; status == PAIRING_OK && broken && i < plain->count; i++)
		if (i != card && is_free(position, wish, i) && !pairing_have_met(plain, card, i))
			status = breach_of_board(position, plain, (struct pairing_board){card, i},
				&broken, &violation);
	*has = !broken;
	return status;
}

/*
 * The first card that the wish leaves without an opponent; -1: each has one. In a club season
 * anybody may be left but one who is to have a colour.
 */
static enum status find_left_over(
	const struct position *position, const struct pairing_pin *wish, int *card)
{
	struct pairing_input plain = translate_plain(&position->cards);

	plain.napart = 0; /* it is not what is fixed by hand */
	*card = -1;
	for (int i = 0; i < plain.count; i++) {
		bool has;
		enum pairing_status status;

		if (!is_free(position, wish, i) ||
			(position->cards.book->season && i != wish->player))
			continue;
		status = has_opponent(position, &plain, wish, i, &has);
		if (status != PAIRING_OK)
			return translate_status(status);
		if (!has) {
			*card = i;
			break;
		}
	}
	return STATUS_OK;
}

/*
 * With the wish somebody has to have the bye, and the rule bars all who could: "" when it does not,
 * or one of them is barred otherwise.
 */
static enum pairing_status find_bye_rule(
	const struct position *position, const struct pairing_pin *wish, char rule[WHYNOT_RULE])
{
	const struct pairing_input plain = translate_plain(&position->cards);
	struct pairing_violation violation;
	enum pairing_status status = PAIRING_OK;
	bool broken = count_here(position) % 2 != 0 && wish->kind != PAIRING_PIN_BYE;

	rule[0] = '\0';
	for (int i = 0; status == PAIRING_OK && broken && i < plain.count; i++) {
		if (!is_free(position, wish, i) || i == wish->player)
			continue;
		status = breach_of_board(position, &plain,
			(struct pairing_board){i, PAIRING_NOBODY}, &broken, &violation);
		broken = broken && violation.kind == PAIRING_BROKEN_BYE;
		if (status == PAIRING_OK && broken)
			words_put(rule, WHYNOT_RULE, "%s", violation.rule);
	}
	if (!broken)
		rule[0] = '\0';
	return status;
}

/*
 * Who has nobody to meet has met them all, or may not meet them for another reason of pairs, which
 * the blame has: `bye`, the rule by which nobody may have the bye, is not it.
 */
static const char *rule_of_pairs(
	const struct position *position, const struct pairing_blame *blame, const char *bye)
{
	const bool pairs = blame->rule && blame->rule[0] && strcmp(blame->rule, bye) != 0;

	return pairs ? blame->rule : why_term_rule(&position->score, PAIRING_TERM_REPEATS);
}

static void tell_none_left(struct app *app, const struct position *position, const char *wished,
	const char *rule, int wisher, int left, struct whynot *answer)
{
	char who[WHO_SIZE], cited[WHYNOT_RULE + 4] = "";

	whynot_record(answer, left < 0 ? "not all can be paired" : "nobody left to meet",
		left < 0 ? 0 : position->cards.pin_of[left], 0, rule);
	words_put(answer->rule, sizeof(answer->rule), "%s", rule);
	if (rule[0])
		words_put(cited, sizeof(cited), " (%s)", rule);
	if (left < 0) {
		words_put(answer->verdict, sizeof(answer->verdict),
			"Impossible: if %s, the others could not all be paired%s.", wished, cited);
		return;
	}
	words_who(app_event(app), app->section, position->cards.pin_of[left], who);
	if (left == wisher)
		words_put(answer->verdict, sizeof(answer->verdict),
			"Impossible: there is nobody whom %s could meet%s.", who, cited);
	else
		words_put(answer->verdict, sizeof(answer->verdict),
			"Impossible: if %s, %s would be left without an opponent%s.", wished, who,
			cited);
}

/* Was he on a board already that stood when others were seated, late or by a repair? */
static bool played_already(const struct position *position, int pin)
{
	const int at = seats_find(&position->seats, pin);

	return at >= 0 && position->seats.boards[at].pinned == BOARD_BEFORE;
}

static bool tell_playing(struct app *app, const struct position *position, const struct wish *wish,
	struct whynot *answer)
{
	const bool other = wish->kind == WISH_MEET && !played_already(position, wish->pin);
	const int pin = other ? wish->other : wish->pin;
	const int at = seats_find(&position->seats, pin);
	char white[WHO_SIZE], black[WHO_SIZE];

	if (!played_already(position, pin))
		return false;
	answer->stands = pin == wish->pin;
	whynot_record(answer, "playing already", position->seats.boards[at].white,
		position->seats.boards[at].black, "");
	words_put(answer->verdict, sizeof(answer->verdict),
		event_is_season(position->event, app->section)
			? "Impossible: %s and %s were playing already when the latecomers were seated."
			: "Impossible: %s and %s kept their board when the published round was changed.",
		words_who(app_event(app), app->section, position->seats.boards[at].white, white),
		words_who(app_event(app), app->section, position->seats.boards[at].black, black));
	answer->answer = WHYNOT_IMPOSSIBLE;
	return true;
}

/* The rules leave no draw with the wish: for whom nobody is left, or that nobody has the bye. */
static enum status tell_by_rules(struct app *app, const struct position *position,
	const struct wish *wish, const struct pairing_blame *blame, struct whynot *answer)
{
	const struct pairing_pin pin = wish_pin(position, wish);
	char wished[2 * WHO_SIZE], bye[WHYNOT_RULE];
	enum status status = translate_status(find_bye_rule(position, &pin, bye));
	int left = -1;

	wish_words(app, wish, wished, sizeof(wished));
	if (status == STATUS_OK)
		status = find_left_over(position, &pin, &left);
	if (status != STATUS_OK)
		return status;
	if (left >= 0 || !bye[0]) {
		tell_none_left(app, position, wished, rule_of_pairs(position, blame, bye),
			pin.player, left, answer);
		return STATUS_OK;
	}
	whynot_record(answer, "nobody left for the bye", 0, 0, bye);
	words_put(answer->rule, sizeof(answer->rule), "%s", bye);
	words_put(answer->verdict, sizeof(answer->verdict),
		"Impossible: if %s, nobody would be left who may have the bye (%s).", wished, bye);
	return STATUS_OK;
}

enum status whynot_impossible(struct app *app, const struct position *position,
	const struct wish *wish, struct whynot *answer)
{
	const struct pairing_pin pin = wish_pin(position, wish);
	const struct cast cast = position_cast(app, position);
	char wished[2 * WHO_SIZE], fixed[SENTENCE_SIZE];
	struct pairing_blame blame = {.rule = NULL};
	enum status status;
	int nfixed;

	if (tell_playing(app, position, wish, answer))
		return STATUS_OK;
	status = clash_with(&position->cards, &cast, &pin, &nfixed, &blame, fixed, sizeof(fixed));
	answer->answer = WHYNOT_IMPOSSIBLE;
	wish_words(app, wish, wished, sizeof(wished));
	if (status != STATUS_OK)
		return status;
	if (nfixed > 0) {
		whynot_record(answer, "fixed by hand", wish->pin,
			wish->kind == WISH_MEET ? wish->other : 0, "");
		whynot_record_number(answer, "fixed", nfixed);
		words_put(answer->verdict, sizeof(answer->verdict),
			"Impossible with what is fixed by hand: %s. If %s, no draw would keep %s.",
			fixed, wished, nfixed > 1 ? "all of that" : "that");
		return STATUS_OK;
	}
	if (wish->kind == WISH_BYE && count_here(position) % 2 == 0) {
		whynot_record(answer, "even number", wish->pin, 0, "");
		whynot_record_number(answer, "players", count_here(position));
		words_put(answer->verdict, sizeof(answer->verdict),
			"Impossible: %d players are to be seated, an even number, so that nobody %s.",
			count_here(position), vocabulary_of(app_event(app), app->section)->has_bye);
		return STATUS_OK;
	}
	return tell_by_rules(app, position, wish, &blame, answer);
}
