/* Words for the reasons behind the boards: of each kind its sentence. */
#include "config.h"

#include "app/app.h"
#include "app/words/fixed.h"
#include "app/words/sentence.h"
#include "app/words/who.h"
#include "core/vocabulary.h"

static const char *level_sentence(const struct telling *t, struct slots *slots)
{
	const struct pairing_step_level *level = &t->step->as.level;
	char *rest;

	slots_put(
		slots, "group", "%s", level->down > 0 || telling_brackets(t) ? "Bracket" : "Level");
	if (level->white + level->black == 0)
		return level->down > 0
			? "{group} {score} has {cards card}, {down} of them from above, without a colour yet"
			: "{group} {score} has {cards card} without a colour yet";
	if (level->cards == 1)
		return level->white > 0 ? "{group} {score} has 1 card, a White seeker"
					: "{group} {score} has 1 card, a Black seeker";
	rest = slots_room(slots, "rest");
	if (level->neutral > 0)
		words_put(rest, SLOT_SIZE, ", %d without a colour yet", level->neutral);
	return level->down > 0
		? "{group} {score} has {cards card}, {down} of them from above: {white} White and {black} Black seeker{black s}{rest}"
		: "{group} {score} has {cards card}: {white} White and {black} Black seeker{black s}{rest}";
}

static const char *odd_sentence(const struct telling *t, struct slots *slots)
{
	telling_leave(t->cast, t->step, slots_room(slots, "leave"), SLOT_SIZE);
	return "Level {score} has {cards card} to seat: {leave}";
}

static const char *place_sentence(const struct telling *t, struct slots *slots)
{
	if (telling_brackets(t))
		return telling_places(
			t, slots, "{player}, {own} of S1, meets {other}, {opposite} of S2");
	return telling_places(t, slots,
		t->step->as.place.exchanged
			? "{player}, {own} of the top half after the exchange, meets {other}, {opposite} of the bottom half after it"
			: "{player}, {own} of the top half, meets {other}, {opposite} of the bottom half");
}

static const char *met_sentence(const struct telling *t, struct slots *slots)
{
	int round;

	slots_put(slots, "when", "%s", vocabulary_of(t->cast->event, t->cast->section)->in_round);
	return words_defaulted(t->cast, t->step->player, t->step->other, &round)
		? "{subject} would meet {other} by place, but their game was defaulted {when} {round}"
		: "{subject} would meet {other} by place, but they met {when} {round}";
}

static const char *exchange_sentence(const struct telling *t, struct slots *slots)
{
	const bool brackets = telling_brackets(t);

	slots_put(slots, "otherwise", "%s", brackets ? "if he were not" : "if he did not");
	slots_sentence(t, slots, "head",
		brackets ? "{player} is exchanged between S1 and S2 of bracket {score}"
			: t->step->as.exchange.distance > 0
			? "{player} crosses the mid-line of level {score}, {distance card} from it"
			: "{player} crosses the mid-line of level {score}, next to it");
	if (telling_is_better(t)) {
		telling_better(t, slots_room(slots, "why"), SLOT_SIZE);
		return "{head}; {otherwise}, the draw would be better by {why}";
	}
	return telling_prove(t, slots_room(slots, "why"), SLOT_SIZE) ? "{head}; {otherwise}, {why}"
								     : "{head}";
}

static const char *avoided_sentence(const struct telling *t, struct slots *slots)
{
	char rule[16], why[AVOIDED_SIZE];

	words_put(rule, sizeof(rule), "%d", t->step->as.avoided.rule);
	slots_put(slots, "why", "%s",
		words_avoided(t->cast, rule, t->step->player, t->step->other, why));
	return "{subject} would meet {other} by place, but {why}";
}

static const char *pinned_sentence(const struct telling *t, struct slots *slots)
{
	const int player = t->step->player;

	if (player < 0)
		return "Fixed by hand";
	if (t->step->other >= 0 && words_stood(t->cast, player))
		return "{player} and {other} stay together, as before";
	if (t->cast->input &&
		words_fixed_all(
			t->cast, t->cast->input, player, slots_room(slots, "what"), SLOT_SIZE))
		return "{what}, fixed by hand";
	return t->step->other < 0 ? "{player} is fixed by hand"
				  : "{player} against {other} is fixed by hand";
}

static const char *left_sentence(const struct telling *t, struct slots *slots)
{
	const struct pairing_step_left *left = &t->step->as.left;

	slots_sentence(t, slots, "due",
		left->denied == 1           ? "1 against his due colour"
			: left->denied > 1  ? "{denied} against their due colour"
			: left->neutral > 0 ? "nobody against his due colour"
					    : "all with their due colour");
	slots_put(slots, "cards", "%d", 2 * left->boards);
	return left->boards == 1 ? "{player} and {other} are left on level {score}, {due}"
				 : "{cards} cards are left on level {score}, {due}";
}

static const char *given_up_sentence(const struct telling *t, struct slots *slots)
{
	const struct pairing_step_given_up *given = &t->step->as.given_up;

	slots_sentence(t, slots, "where",
		given->levels == 1           ? "level {upper}"
			: given->levels == 2 ? "levels {upper} and {lower}"
					     : "levels {upper} to {lower}");
	slots_sentence(t, slots, "count", given->least > 0 ? "{least}" : "none");
	slots_sentence(t, slots, "all", given->cards == 2 ? "both" : "all {cards}");
	slots_put(slots, "kept", "%s", telling_kept(t->cast));
	if (given->least < given->colours)
		return given->proven
			? "Given up: {colours colour}, although the count of {where} alone asks for {count}: no draw{kept} with floats as few and as near gives up fewer"
			: "Given up: {colours colour}, although the count of {where} alone asks for {count}";
	return given->colours == 1
		? "Given up: one colour. No draw of {where} gives {all} their due"
		: "Given up: {colours} colours. No draw of {where} with {cards} cards gives up fewer";
}

static const char *table_sentence(const struct telling *t, struct slots *slots)
{
	const struct pairing_step_table *table = &t->step->as.table;

	slots_put(slots, "free", "%d", table->white ? table->white : table->black);
	if (table->white == 0 || table->black == 0)
		return "Round {round} of the table: {free} is free";
	if (t->step->other < 0)
		return "Round {round} of the table: {white} v {black}, but only {player} is there";
	slots_put(slots, "turned", "%s",
		table->turned ? ", the second time, with the colours turned" : "");
	return table->has
		? "Round {round} of the table: {white} v {black}{turned}"
		: "Round {round} of the table: {white} v {black}{turned}; here they have the other colours";
}

static const char *off_table_sentence(const struct telling *t, struct slots *slots)
{
	(void)slots;
	if (t->step->as.off_table.theirs == 0)
		return "By round {round} of the table {player}, number {own}, is free";
	return t->step->other < 0
		? "By round {round} of the table {player}, number {own}, has nobody to meet: number {theirs} is not there"
		: "By round {round} of the table {player} would meet {other}: {own} and {theirs}";
}

/* What chooses the sentence of a kind; NULL: it is that of its form. */
static telling_words *const words_of[] = {
	[PAIRING_STEP_LEVEL] = level_sentence,
	[PAIRING_STEP_ODD] = odd_sentence,
	[PAIRING_STEP_KEEPS] = words_keeps,
	[PAIRING_STEP_FLOAT_DOWN] = words_down,
	[PAIRING_STEP_FLOAT_UP] = words_up,
	[PAIRING_STEP_FLOAT_PASSED] = words_passed,
	[PAIRING_STEP_BYE] = words_bye,
	[PAIRING_STEP_DUE] = words_due,
	[PAIRING_STEP_TRANSFER] = words_transfer,
	[PAIRING_STEP_LOT] = words_lot,
	[PAIRING_STEP_PLACE] = place_sentence,
	[PAIRING_STEP_MET] = met_sentence,
	[PAIRING_STEP_EXCHANGE] = exchange_sentence,
	[PAIRING_STEP_AVOIDED] = avoided_sentence,
	[PAIRING_STEP_PINNED] = pinned_sentence,
	[PAIRING_STEP_LEFT] = left_sentence,
	[PAIRING_STEP_GIVEN_UP] = given_up_sentence,
	[PAIRING_STEP_LOT_NUMBER] = words_lot_number,
	[PAIRING_STEP_FLOAT_HISTORY] = words_float_history,
	[PAIRING_STEP_SEEKERS] = words_seekers,
	[PAIRING_STEP_EQUAL_CLAIMS] = words_equal_claims,
	[PAIRING_STEP_LISTED] = words_listed,
	[PAIRING_STEP_NEXT] = words_next,
	[PAIRING_STEP_WHITE] = words_white,
	[PAIRING_STEP_SITS_OUT] = words_sits_out,
	[PAIRING_STEP_GROUP] = words_group_counted,
	[PAIRING_STEP_ODD_PLAYER] = words_odd_player,
	[PAIRING_STEP_ODD_OPPONENT] = words_odd_opponent,
	[PAIRING_STEP_NATURAL] = words_natural,
	[PAIRING_STEP_REPAIRED] = words_repaired,
	[PAIRING_STEP_TRANSPOSITION] = words_transposition,
	[PAIRING_STEP_INTERCHANGE] = words_interchange,
	[PAIRING_STEP_CONFLICT] = words_conflict,
	[PAIRING_STEP_LOWEST] = words_lowest,
	[PAIRING_STEP_ODD_TOGETHER] = words_odd_together,
	[PAIRING_STEP_UNMET] = words_unmet_one,
	[PAIRING_STEP_PREFERENCE] = words_preference,
	[PAIRING_STEP_STAYS] = words_stays,
	[PAIRING_STEP_VOLUNTEERED] = words_volunteered,
	[PAIRING_STEP_TABLE] = table_sentence,
	[PAIRING_STEP_OFF_TABLE] = off_table_sentence,
};

static void put_step(struct telling *t, char *text, size_t size)
{
	const enum pairing_step_kind kind = t->step->kind;
	struct slots slots = {.count = 0};

	words_indexed(t->cast, t->step->player, t->player);
	words_indexed(t->cast, t->step->other, t->other);
	sentence_put(t, &slots,
		words_of[kind] ? words_of[kind](t, &slots) : pairing_step_form_of(kind)->sentence,
		text, size);
}

void words_step_plain(
	const struct cast *cast, const struct pairing_step *step, char *text, size_t size)
{
	struct telling telling = {.cast = cast, .step = step};
	char sentence[SENTENCE_SIZE];

	put_step(&telling, sentence, sizeof(sentence));
	words_put(text, size, "%s", sentence);
}

void words_step_named(const struct cast *cast, const struct pairing_step *step, const char *names,
	int count, char *text, size_t size)
{
	struct telling telling = {.cast = cast, .step = step, .names = names, .count = count};
	char sentence[2 * SENTENCE_SIZE];

	put_step(&telling, sentence, sizeof(sentence));
	if (step->rule && step->rule[0])
		words_put(text, size, "%s (%s).", sentence, step->rule);
	else
		words_put(text, size, "%s.", sentence);
}

void words_step(const struct cast *cast, const struct pairing_step *step, char *text, size_t size)
{
	words_step_named(cast, step, NULL, 1, text, size);
}
