/* Words for the reasons behind the boards: one small function a kind of step. */
#include "config.h"

#include <string.h>

#include "app/app.h"
#include "app/words/fixed.h"
#include "app/words/telling.h"
#include "app/words/who.h"
#include "core/vocabulary.h"

static void tell_level(const struct telling *t)
{
	const struct pairing_step_level *level = &t->step->as.level;
	char score[16], neutral[48] = "", down[48] = "";

	points_text(level->score, score);
	if (level->down > 0)
		words_put(down, sizeof(down), ", %d of them from above", level->down);
	if (level->white + level->black == 0) {
		words_put(t->text, t->size, "%s %s has %d card%s%s%s without a colour yet",
			level->down > 0 ? "Bracket" : "Level", score, level->cards,
			telling_plural(level->cards), down, level->down > 0 ? "," : "");
		return;
	}
	if (level->cards == 1) {
		words_put(t->text, t->size, "Level %s has 1 card, a %s seeker", score,
			level->white > 0 ? "White" : "Black");
		return;
	}
	if (level->neutral > 0)
		words_put(neutral, sizeof(neutral), ", %d without a colour yet", level->neutral);
	words_put(t->text, t->size, "%s %s has %d card%s%s: %d White and %d Black seeker%s%s",
		level->down > 0 ? "Bracket" : "Level", score, level->cards,
		telling_plural(level->cards), down, level->white, level->black,
		telling_plural(level->black), neutral);
}

static void tell_odd(const struct telling *t)
{
	const struct pairing_step_odd *odd = &t->step->as.odd;
	char score[16], leave[64];

	telling_leave(t->cast, t->step, leave, sizeof(leave));
	words_put(t->text, t->size, "Level %s has %d card%s to seat: %s",
		points_text(odd->score, score), odd->cards, telling_plural(odd->cards), leave);
}

static void tell_linked(const struct telling *t)
{
	const struct pairing_step_linked *linked = &t->step->as.linked;
	char upper[16], lower[16];

	words_put(t->text, t->size,
		"Levels %s and %s count together: %d White and %d Black seekers",
		points_text(linked->upper, upper), points_text(linked->lower, lower), linked->white,
		linked->black);
}

static void tell_place(const struct telling *t)
{
	const struct pairing_step_place *place = &t->step->as.place;
	const bool exchanged = place->exchanged != 0;
	int larger = (place->own > place->other ? place->own : place->other) + 1;
	const bool brackets = telling_brackets(t);
	char top[16], bottom[16], head[3 * WHO_SIZE];

	words_put(head, sizeof(head), "%s, %s of %s%s, meets %s, %s of %s%s", t->player,
		words_ordinal(place->own + 1, larger, top), brackets ? "S1" : "the top half",
		exchanged ? " after the exchange" : "", t->other,
		words_ordinal(place->other + 1, larger, bottom),
		brackets ? "S2" : "the bottom half", exchanged ? " after it" : "");
	telling_places(t, head);
}

static void tell_met(const struct telling *t)
{
	int round;
	const bool defaulted = words_defaulted(t->cast, t->step->player, t->step->other, &round);

	words_put(t->text, t->size, "%s would meet %s by place, but %s %s %d",
		t->names ? t->names : t->player, t->other,
		defaulted ? "their game was defaulted" : "they met",
		vocabulary_of(t->cast->event, t->cast->section)->in_round, t->step->as.met.round);
}

static void tell_exchange(const struct telling *t)
{
	const struct pairing_step_exchange *exchange = &t->step->as.exchange;
	const bool brackets = telling_brackets(t);
	const char *otherwise = brackets ? "if he were not" : "if he did not";
	char score[16], where[32] = "next to it", why[SENTENCE_SIZE / 2], head[WHO_SIZE + 64];

	if (exchange->distance > 0)
		words_put(where, sizeof(where), "%d card%s from it", exchange->distance,
			telling_plural(exchange->distance));
	if (brackets)
		words_put(head, sizeof(head), "%s is exchanged between S1 and S2 of bracket %s",
			t->player, points_text(exchange->score, score));
	else
		words_put(head, sizeof(head), "%s crosses the mid-line of level %s, %s", t->player,
			points_text(exchange->score, score), where);
	if (t->step->proof.passed == PAIRING_PASSED_BETTER) {
		telling_better(t, why, sizeof(why));
		words_put(t->text, t->size, "%s; %s, the draw would be better by %s", head,
			otherwise, why);
	} else if (telling_prove(t, why, sizeof(why))) {
		words_put(t->text, t->size, "%s; %s, %s", head, otherwise, why);
	} else {
		words_put(t->text, t->size, "%s", head);
	}
}

static void tell_avoided(const struct telling *t)
{
	char rule[16], why[AVOIDED_SIZE];

	words_put(rule, sizeof(rule), "%d", t->step->as.avoided.rule);
	words_put(t->text, t->size, "%s would meet %s by place, but %s",
		t->names ? t->names : t->player, t->other,
		words_avoided(t->cast, rule, t->step->player, t->step->other, why));
}

static void tell_pinned(const struct telling *t)
{
	const int player = t->step->player;
	char what[SENTENCE_SIZE];

	if (player >= 0 && t->cast->input &&
		words_fixed_all(t->cast, t->cast->input, player, what, sizeof(what)))
		words_put(t->text, t->size, "%s, fixed by hand", what);
	else if (player < 0)
		words_put(t->text, t->size, "Fixed by hand");
	else if (t->step->other < 0)
		words_put(t->text, t->size, "%s is fixed by hand", t->player);
	else
		words_put(t->text, t->size, "%s against %s is fixed by hand", t->player, t->other);
}

static void tell_left(const struct telling *t)
{
	const struct pairing_step_left *left = &t->step->as.left;
	char score[16], due[64] = "all with their due colour";

	if (left->denied > 0)
		words_put(due, sizeof(due), "%d against %s due colour", left->denied,
			left->denied == 1 ? "his" : "their");
	else if (left->neutral > 0)
		words_put(due, sizeof(due), "nobody against his due colour");
	points_text(left->score, score);
	if (left->boards == 1)
		words_put(t->text, t->size, "%s and %s are left on level %s, %s", t->player,
			t->other, score, due);
	else
		words_put(t->text, t->size, "%d cards are left on level %s, %s", 2 * left->boards,
			score, due);
}

static void tell_given_up(const struct telling *t)
{
	const struct pairing_step_given_up *given = &t->step->as.given_up;
	char upper[16], lower[16], levels[64], all[24] = "both", least[16] = "none";

	if (given->cards != 2)
		words_put(all, sizeof(all), "all %d", given->cards);
	points_text(given->upper, upper);
	points_text(given->lower, lower);
	if (given->levels == 1)
		words_put(levels, sizeof(levels), "level %s", upper);
	else
		words_put(levels, sizeof(levels), "levels %s %s %s", upper,
			given->levels == 2 ? "and" : "to", lower);
	if (given->least > 0)
		words_put(least, sizeof(least), "%d", given->least);
	if (given->least < given->colours)
		words_put(t->text, t->size,
			"Given up: %d colour%s, although the count of %s alone asks for %s%s%s%s",
			given->colours, telling_plural(given->colours), levels, least,
			given->proven ? ": no draw" : "",
			given->proven ? telling_kept(t->cast) : "",
			given->proven ? " with floats as few and as near gives up fewer" : "");
	else if (given->colours == 1)
		words_put(t->text, t->size,
			"Given up: one colour. No draw of %s gives %s their due", levels, all);
	else
		words_put(t->text, t->size,
			"Given up: %d colours. No draw of %s with %d cards gives up fewer",
			given->colours, levels, given->cards);
}

static void (*const tell[])(const struct telling *) = {
	[PAIRING_STEP_LEVEL] = tell_level,
	[PAIRING_STEP_ODD] = tell_odd,
	[PAIRING_STEP_LINKED] = tell_linked,
	[PAIRING_STEP_KEEPS] = words_keeps,
	[PAIRING_STEP_FLOAT_DOWN] = words_down,
	[PAIRING_STEP_FLOAT_UP] = words_up,
	[PAIRING_STEP_FLOAT_PASSED] = words_passed,
	[PAIRING_STEP_BYE] = words_bye,
	[PAIRING_STEP_DUE] = words_due,
	[PAIRING_STEP_TRANSFER] = words_transfer,
	[PAIRING_STEP_LOT] = words_lot,
	[PAIRING_STEP_PLACE] = tell_place,
	[PAIRING_STEP_MET] = tell_met,
	[PAIRING_STEP_EXCHANGE] = tell_exchange,
	[PAIRING_STEP_AVOIDED] = tell_avoided,
	[PAIRING_STEP_PINNED] = tell_pinned,
	[PAIRING_STEP_LEFT] = tell_left,
	[PAIRING_STEP_GIVEN_UP] = tell_given_up,
	[PAIRING_STEP_LOT_NUMBER] = words_lot_number,
	[PAIRING_STEP_FLOAT_HISTORY] = words_float_history,
	[PAIRING_STEP_SEEKERS] = words_seekers,
	[PAIRING_STEP_EQUAL_CLAIMS] = words_equal_claims,
	[PAIRING_STEP_LISTED] = words_evening,
	[PAIRING_STEP_VOLUNTEERED] = words_evening,
	[PAIRING_STEP_NEXT] = words_evening,
	[PAIRING_STEP_NEAREST] = words_evening,
	[PAIRING_STEP_OTHERWISE] = words_evening,
	[PAIRING_STEP_WHITE] = words_evening,
	[PAIRING_STEP_SITS_OUT] = words_evening,
	[PAIRING_STEP_GROUP] = words_us,
	[PAIRING_STEP_ODD_PLAYER] = words_us,
	[PAIRING_STEP_ODD_OPPONENT] = words_us,
	[PAIRING_STEP_NATURAL] = words_us,
	[PAIRING_STEP_REPAIRED] = words_us,
	[PAIRING_STEP_TRANSPOSITION] = words_us,
	[PAIRING_STEP_INTERCHANGE] = words_us,
	[PAIRING_STEP_CONFLICT] = words_us,
	[PAIRING_STEP_LOWEST] = words_us,
	[PAIRING_STEP_ODD_TOGETHER] = words_us,
	[PAIRING_STEP_UNMET] = words_unmet_one,
	[PAIRING_STEP_PREFERENCE] = words_preference,
	[PAIRING_STEP_STAYS] = words_stays,
};

static void tell_one(struct telling *t)
{
	telling_name(t->cast, t->step->player, t->player);
	telling_name(t->cast, t->step->other, t->other);
	tell[t->step->kind](t);
}

void words_step_plain(
	const struct cast *cast, const struct pairing_step *step, char *text, size_t size)
{
	char sentence[SENTENCE_SIZE];
	struct telling telling = {
		.cast = cast, .step = step, .text = sentence, .size = sizeof(sentence)};

	tell_one(&telling);
	words_put(text, size, "%s", sentence);
}

void words_step_named(const struct cast *cast, const struct pairing_step *step, const char *names,
	int count, char *text, size_t size)
{
	char sentence[2 * SENTENCE_SIZE];
	struct telling telling = {.cast = cast,
		.step = step,
		.names = names,
		.count = count,
		.text = sentence,
		.size = sizeof(sentence)};

	tell_one(&telling);
	if (step->rule && step->rule[0])
		words_put(text, size, "%s (%s).", sentence, step->rule);
	else
		words_put(text, size, "%s.", sentence);
}

void words_step(const struct cast *cast, const struct pairing_step *step, char *text, size_t size)
{
	words_step_named(cast, step, NULL, 1, text, size);
}
