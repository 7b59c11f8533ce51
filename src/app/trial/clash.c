/*
 * Which of the things fixed by hand leave no draw: they are thinned out, in halves first, as long
 * as there is still none, so that each that is left is to blame.
 */
#include "config.h"

#include "app/trial/clash.h"

#include <stdlib.h>
#include <string.h>

#include "app/position/blame.h"
#include "app/trial/trial.h"
#include "app/words/fixed.h"
#include "core/season.h"

enum { TOLD_MOST = 3 };

/*
 * What is sought: a draw with the first `nbase` pins, and those of the things that are tried. A
 * half is one thing: trying it adds the other pin. Who sits out is in the base as long as there is
 * a draw of the others: only then is it one of the things.
 */
struct clash {
	const struct translation *cards;
	struct pairing_pin *pins; /* the base, then room for what is tried */
	int nbase;
	/* of a wish the event's list of pairs kept apart, then room for what is tried */
	struct pairing_apart *apart;
	int nlisted;
	struct fixed *fixes, *rest;
	int count;
	int all;                    /* things before any was left out */
	struct pairing_blame blame; /* of the last try */
};

static bool is_half(enum pairing_pin_kind kind)
{
	return kind == PAIRING_PIN_TOP || kind == PAIRING_PIN_BOTTOM;
}

static void clash_done(struct clash *clash)
{
	free(clash->pins);
	free(clash->apart);
	free(clash->fixes);
	free(clash->rest);
}

static enum status clash_init(
	struct clash *clash, const struct translation *cards, const struct pairing_pin *wish)
{
	const struct pairing_input *input = &cards->input;
	const size_t fixes = (size_t)input->npins + (size_t)input->napart + 1;

	*clash = (struct clash){.cards = cards,
		.pins = calloc(2 * fixes, sizeof(*clash->pins)),
		.apart = calloc(fixes, sizeof(*clash->apart)),
		.fixes = calloc(fixes, sizeof(*clash->fixes)),
		.rest = calloc(fixes, sizeof(*clash->rest))};
	if (!clash->pins || !clash->apart || !clash->fixes || !clash->rest) {
		clash_done(clash);
		return STATUS_NO_MEMORY;
	}
	for (int i = 0; i < cards->out; i++)
		clash->pins[clash->nbase++] = input->pins[i];
	for (int i = clash->nbase; i < input->npins; i++) {
		if (input->pins[i].kind != PAIRING_PIN_LEVEL)
			clash->fixes[clash->count++] = (struct fixed){.pin = input->pins[i]};
	}
	if (wish)
		clash->pins[clash->nbase++] = *wish;
	for (int i = 0; wish && i < cards->banned; i++)
		clash->apart[clash->nlisted++] = input->apart[i];
	for (int i = clash->nlisted; i < input->napart; i++)
		clash->fixes[clash->count++] = fixed_apart(&input->apart[i], i < cards->banned);
	clash->all = clash->count;
	return STATUS_OK;
}

/* Is there a draw with these? */
static enum pairing_status try_fixes(struct clash *clash, const struct fixed *fixes, int count)
{
	struct pairing_input input = clash->cards->input;
	struct trial *trial;
	enum pairing_status status;

	input.pins = clash->pins;
	input.npins = clash->nbase;
	input.apart = clash->apart;
	input.napart = clash->nlisted;
	for (int i = 0; i < count; i++) {
		const struct pairing_pin *pin = &fixes[i].pin;

		if (fixes[i].apart)
			clash->apart[input.napart++] =
				(struct pairing_apart){pin->player, pin->other, true};
		else
			clash->pins[input.npins++] = *pin;
		if (!fixes[i].apart && is_half(pin->kind))
			clash->pins[input.npins++] = (struct pairing_pin){
				PAIRING_PIN_LEVEL, pin->player, PAIRING_NOBODY, PAIRING_NEUTRAL};
	}
	status = trial_ask(clash->cards, &input, &trial);
	if (trial)
		clash->blame = trial->blame;
	trial_release(trial);
	return status;
}

/*
 * Leave out what is not to blame, from `start` on; the fewest are left. Things that contradict each
 * other leave no draw either.
 */
static enum status thin_out(struct clash *clash, int start)
{
	struct fixed *fixes = clash->fixes, *rest = clash->rest;

	for (int size = (clash->count - start + 1) / 2; size > 0;
		size = size > 1 ? (size + 1) / 2 : 0) {
		for (int from = start; from < clash->count;) {
			const int end = from + size < clash->count ? from + size : clash->count,
				  left = clash->count - (end - from);
			enum pairing_status status;

			memcpy(rest, fixes, (size_t)from * sizeof(*fixes));
			memcpy(rest + from, fixes + end,
				(size_t)(clash->count - end) * sizeof(*fixes));
			status = try_fixes(clash, rest, left);
			if (status == PAIRING_NO_MEMORY)
				return STATUS_NO_MEMORY;
			if (status == PAIRING_OK) {
				from = end;
				continue;
			}
			clash->count = left;
			memcpy(fixes, rest, (size_t)left * sizeof(*fixes));
		}
	}
	return STATUS_OK;
}

/* The first of what is left, and how many more there are. */
static void list_fixes(const struct clash *clash, const struct cast *cast, char *text, size_t size)
{
	char part[3 * WHO_SIZE];

	text[0] = '\0';
	for (int i = 0; i < clash->count && i < TOLD_MOST; i++) {
		const size_t used = strlen(text);

		words_fixed(cast, &clash->fixes[i], part, sizeof(part));
		words_put(text + used, size - used, "%s%s", i ? ", " : "", part);
	}
	if (clash->count > TOLD_MOST)
		words_put(text + strlen(text), size - strlen(text), " and %d more",
			clash->count - TOLD_MOST);
}

/*
 * What the rules have against a board or a bye by itself (text is empty: nothing), and the number
 * of the rule that bars repeats.
 */
static enum status broken_rule(const struct translation *cards, const struct cast *cast,
	const struct fixed *fix, char *text, size_t size, const char **repeats)
{
	const struct pairing_input plain = translate_plain(cards);
	const struct pairing_pin *pin = &fix->pin;
	const bool seats =
		!fix->apart && (pin->kind == PAIRING_PIN_BOARD || pin->kind == PAIRING_PIN_BYE);
	struct pairing_board board = {
		pin->player, pin->kind == PAIRING_PIN_BYE ? PAIRING_NOBODY : pin->other};
	const struct pairing_draw draw = {&board, seats};
	struct pairing_score score = {0};
	enum pairing_status status = pairing_score(cards->book, &plain, &draw, &score);

	text[0] = '\0';
	*repeats = "";
	if (status != PAIRING_OK)
		return translate_status(status);
	for (int i = 0; i < score.nviolations && !text[0]; i++) {
		if (pairing_is_broken(score.violations[i].kind))
			words_violation(cast, &score.violations[i], text, size);
	}
	if (pairing_score_term(&score, PAIRING_TERM_REPEATS))
		*repeats = pairing_score_term(&score, PAIRING_TERM_REPEATS)->rule;
	pairing_score_done(&score);
	return STATUS_OK;
}

/* Is there one of his score on the side where his half wants his opponent? */
static bool has_on_side(const struct translation *cards, const struct pairing_pin *pin)
{
	const struct pairing_input *input = &cards->input;
	const bool top = pin->kind == PAIRING_PIN_TOP;

	for (int i = top ? pin->player + 1 : 0; i < (top ? input->count : pin->player); i++) {
		if (!input->players[i].absent && cards->scores[i] == cards->scores[pin->player])
			return true;
	}
	return false;
}

/* What is in the way of a card's pin by the cards alone; false: nothing. */
static bool tell_nobody(const struct translation *cards, const struct cast *cast,
	const struct pairing_pin *pin, char *text, size_t size)
{
	const struct pairing_input plain = translate_plain(cards);
	int here = -plain.npins, score = cards->scores[pin->player], above = 0, below = 0;

	for (int i = 0; i < plain.count; i++) {
		if (plain.players[i].absent)
			continue;
		here++;
		above += cards->scores[i] > score;
		below += cards->scores[i] < score;
	}
	if (pin->kind == PAIRING_PIN_BYE && here % 2 == 0)
		words_put(text, size,
			event_is_season(cast->event, cast->section)
				? "the %d players are even, nobody sits out"
				: "the %d players are even, nobody has a bye",
			here);
	else if (pin->kind == PAIRING_PIN_FLOAT_UP && above == 0)
		words_put(text, size, "no score is higher");
	else if (is_half(pin->kind) && !has_on_side(cards, pin))
		words_put(text, size, "nobody of the same score ranks %s",
			pin->kind == PAIRING_PIN_TOP ? "below" : "above");
	else if (pin->kind == PAIRING_PIN_FLOAT_DOWN && below == 0 && here % 2 == 0)
		words_put(text, size, "no score is lower");
	else
		return false;
	return true;
}

/* Why a single thing cannot be: the rule, or that not all can be seated then. */
static enum status reason_words(
	struct clash *clash, const struct cast *cast, char *text, size_t size)
{
	const struct fixed *fix = &clash->fixes[0];
	const char *repeats, *rule;
	enum status status = broken_rule(clash->cards, cast, fix, text, size, &repeats);

	if (status != STATUS_OK || text[0] ||
		(!fix->apart && tell_nobody(clash->cards, cast, &fix->pin, text, size)))
		return status;
	if (try_fixes(clash, fix, 1) == PAIRING_NO_MEMORY)
		return STATUS_NO_MEMORY;
	rule = clash->blame.rule && clash->blame.rule[0] ? clash->blame.rule : repeats;
	words_put(text, size, "not all can be paired then (%s)", rule);
	return STATUS_OK;
}

/*
 * Of several: that without any one there is a draw, and a reason that lies in the cards. What else
 * is fixed may leave none by itself.
 */
static void reason_of_all(
	const struct clash *clash, const struct cast *cast, char *text, size_t size)
{
	const char *rest = clash->count < clash->all ? ", and with nothing else fixed," : "";
	char nobody[SENTENCE_SIZE];

	for (int i = 0; i < clash->count; i++) {
		if (clash->fixes[i].apart ||
			!tell_nobody(
				clash->cards, cast, &clash->fixes[i].pin, nobody, sizeof(nobody)))
			continue;
		words_put(text, size,
			"With all of that there is no draw: %s; without any one of them%s there is",
			nobody, rest);
		return;
	}
	words_put(text, size,
		"With all of that there is no draw, without any one of them%s there is", rest);
}

static enum status describe_clash(
	struct clash *clash, const struct cast *cast, bool ways, char *text, size_t size)
{
	char list[SENTENCE_SIZE], reason[SENTENCE_SIZE];
	enum status status = STATUS_OK;

	list_fixes(clash, cast, list, sizeof(list));
	if (clash->count > 1)
		reason_of_all(clash, cast, reason, sizeof(reason));
	else
		status = reason_words(clash, cast, reason, sizeof(reason));
	if (status == STATUS_OK)
		words_put(text, size, "Fixed by hand: %s. %s%s.%s", list,
			clash->count > 1 ? "" : "With that there is no draw: ", reason,
			ways ? " Free it (x, or hand EVENT PLAYER none), or pair by hand (h) and publish with a reason."
			     : "");
	return status;
}

/*
 * The fewest things that leave no draw. *without: what is said of one with none of them; if that is
 * no draw either they are as they were, and clash->blame says why.
 */
static enum status seek(struct clash *clash, enum pairing_status *without)
{
	*without = try_fixes(clash, NULL, 0);
	if (*without == PAIRING_NO_MEMORY)
		return STATUS_NO_MEMORY;
	return *without == PAIRING_OK ? thin_out(clash, 0) : STATUS_OK;
}

/* Who sits out becomes one of the things, the last ones. */
static void move_out(struct clash *clash)
{
	const int sitting = clash->cards->sitting;

	for (int i = 0; i < sitting; i++)
		clash->fixes[clash->count++] = (struct fixed){.pin = clash->pins[i]};
	clash->all += sitting;
	clash->nbase -= sitting;
	for (int i = 0; i < clash->nbase; i++)
		clash->pins[i] = clash->pins[sitting + i];
}

/*
 * The same without a wish: that some sit out may have a part in it, or be it. *without is what is
 * said of a draw in which they do, unless that is.
 */
static enum status seek_with_out(struct clash *clash, enum pairing_status *without)
{
	struct pairing_blame blame;
	enum pairing_status seated;
	enum status status = seek(clash, without);
	const int count = clash->count;

	if (status != STATUS_OK || clash->cards->sitting == 0)
		return status;
	if (*without == PAIRING_OK) {
		move_out(clash);
		return thin_out(clash, count);
	}
	blame = clash->blame;
	clash->count = 0;
	move_out(clash);
	status = seek(clash, &seated);
	if (seated == PAIRING_OK)
		*without = seated;
	clash->blame = blame;
	return status;
}

enum status clash_words(const struct translation *cards, const struct event *event, int section,
	bool ways, char *text, size_t size)
{
	const struct cast cast = translate_cast(cards, event, section);
	const struct pairing_input plain = translate_plain(cards);
	struct clash clash;
	enum pairing_status without;
	enum status status = clash_init(&clash, cards, NULL);

	if (status != STATUS_OK)
		return status;
	status = seek_with_out(&clash, &without);
	if (status == STATUS_OK && without == PAIRING_OK)
		status = describe_clash(&clash, &cast, ways, text, size);
	else if (status == STATUS_OK)
		blame_words(&cast, &plain, &clash.blame, ways && without == PAIRING_NO_DRAW, text,
			size);
	clash_done(&clash);
	return status;
}

enum status clash_with(const struct translation *cards, const struct cast *cast,
	const struct pairing_pin *wish, int *count, struct pairing_blame *blame, char *text,
	size_t size)
{
	struct clash clash;
	enum pairing_status without;
	enum status status = clash_init(&clash, cards, wish);

	if (status != STATUS_OK)
		return status;
	status = seek(&clash, &without);
	if (status == STATUS_OK) {
		if (without != PAIRING_OK)
			clash.count = 0;
		*blame = clash.blame;
		*count = clash.count;
		list_fixes(&clash, cast, text, size);
	}
	clash_done(&clash);
	return status;
}

enum status clash_find_cause(
	const struct translation *cards, const struct pairing_pin *pin, enum clash_cause *cause)
{
	struct clash clash;
	enum pairing_status without = PAIRING_NO_DRAW;
	enum status status = clash_init(&clash, cards, pin);

	if (status != STATUS_OK)
		return status;
	*cause = CLASH_RULES;
	if (clash.count > 0)
		without = try_fixes(&clash, NULL, 0);
	if (without == PAIRING_OK) {
		*cause = CLASH_FIXED;
	} else if (without != PAIRING_NO_MEMORY && clash.nlisted > 0) {
		clash.nlisted = 0;
		without = try_fixes(&clash, NULL, 0);
		if (without == PAIRING_OK)
			*cause = CLASH_LIST;
	}
	clash_done(&clash);
	return without == PAIRING_NO_MEMORY ? STATUS_NO_MEMORY : STATUS_OK;
}
