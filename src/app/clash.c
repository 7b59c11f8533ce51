/*
 * Which of the things fixed by hand leave no draw: the pins are thinned out, in halves first, as
 * long as there is still none, so that each that is left is to blame.
 */
#include "config.h"

#include "app/clash.h"

#include <stdlib.h>
#include <string.h>

#include "app/blame.h"
#include "app/words.h"
#include "core/season.h"

enum { TOLD_MOST = 3 };

/* Is there a draw with these pins? With nobody to be seated there is one, without boards. */
static enum pairing_status try_pins(const struct translation *cards, const struct pairing_pin *pins,
	int count, struct pairing_blame *blame)
{
	struct pairing_input input = cards->input;
	struct pairing_draw draw = {0};
	enum pairing_status status = PAIRING_OK;
	int here = 0;

	input.pins = pins;
	input.npins = count;
	for (int i = 0; i < input.count; i++)
		here += !input.players[i].absent;
	for (int i = 0; i < count; i++)
		here -= pins[i].kind == PAIRING_PIN_OUT;
	if (here > 0)
		status = cards->book->best(&input, &draw, blame);
	pairing_draw_done(&draw);
	return status;
}

/*
 * Leave out what is not to blame; pins[] becomes the fewest, *count how many. Pins that contradict
 * each other leave no draw either.
 */
static enum status thin_out(const struct translation *cards, struct pairing_pin *pins,
	struct pairing_pin *rest, int *count)
{
	for (int size = (*count + 1) / 2; size > 0; size = size > 1 ? (size + 1) / 2 : 0) {
		for (int from = 0; from < *count;) {
			const int end = from + size < *count ? from + size : *count,
				  left = *count - (end - from);
			enum pairing_status status;

			memcpy(rest, pins, (size_t)from * sizeof(*pins));
			memcpy(rest + from, pins + end, (size_t)(*count - end) * sizeof(*pins));
			status = try_pins(cards, rest, left, NULL);
			if (status == PAIRING_NO_MEMORY)
				return STATUS_NO_MEMORY;
			if (status == PAIRING_OK) {
				from = end;
				continue;
			}
			*count = left;
			memcpy(pins, rest, (size_t)left * sizeof(*pins));
		}
	}
	return STATUS_OK;
}

static void pin_words(
	const struct cast *cast, const struct pairing_pin *pin, char *text, size_t size)
{
	static const char *const what[] = {
		[PAIRING_PIN_FLOAT_DOWN] = "floats down",
		[PAIRING_PIN_FLOAT_UP] = "comes up",
		[PAIRING_PIN_TOP] = "in the top half",
		[PAIRING_PIN_BOTTOM] = "in the bottom half",
		[PAIRING_PIN_BYE] = "has the bye",
		[PAIRING_PIN_OUT] = "sits out",
	};
	char one[WHO_SIZE], two[WHO_SIZE];

	words_who(cast->event, cast->section, cast->pins[pin->player], one);
	if (pin->kind == PAIRING_PIN_BOARD)
		words_put(text, size, "%s v %s", one,
			words_who(cast->event, cast->section, cast->pins[pin->other], two));
	else if (pin->kind == PAIRING_PIN_COLOUR)
		words_put(text, size, "%s has %s", one,
			pin->colour == PAIRING_WHITE ? "White" : "Black");
	else if (pin->kind == PAIRING_PIN_BYE && event_is_season(cast->event, cast->section))
		words_put(text, size, "%s sits out", one);
	else
		words_put(text, size, "%s %s", one, what[pin->kind]);
}

/*
 * What the rules have against a board or a bye by itself (text is empty: nothing), and the number
 * of the rule that bars repeats.
 */
static enum status broken_rule(const struct translation *cards, const struct cast *cast,
	const struct pairing_pin *pin, char *text, size_t size, const char **repeats)
{
	const struct pairing_input plain = translate_plain(cards);
	const bool seats = pin->kind == PAIRING_PIN_BOARD || pin->kind == PAIRING_PIN_BYE;
	struct pairing_board board = {
		pin->player, pin->kind == PAIRING_PIN_BYE ? PAIRING_NOBODY : pin->other};
	const struct pairing_draw draw = {&board, seats};
	struct pairing_score score = {0};
	enum pairing_status status = cards->book->score(&plain, &draw, &score);

	text[0] = '\0';
	*repeats = "";
	if (status != PAIRING_OK)
		return translate_status(status);
	for (int i = 0; i < score.nviolations && !text[0]; i++) {
		if (score.violations[i].kind < PAIRING_WARN_AVOID)
			words_violation(cast, &score.violations[i], text, size);
	}
	for (int i = 0; i < score.nterms; i++) {
		if (!strcmp(score.terms[i].name, "repeats"))
			*repeats = score.terms[i].rule;
	}
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

/* Why a single pin cannot be: the rule, or that not all can be seated then. */
static enum status reason_words(const struct translation *cards, const struct cast *cast,
	const struct pairing_pin *pin, char *text, size_t size)
{
	const struct pairing_input plain = translate_plain(cards);
	int here = -plain.npins, score = cards->scores[pin->player], above = 0, below = 0;
	struct pairing_blame blame = {.rule = ""};
	const char *repeats;
	enum status status = broken_rule(cards, cast, pin, text, size, &repeats);

	if (status != STATUS_OK || text[0])
		return status;
	if (try_pins(cards, pin, 1, &blame) == PAIRING_NO_MEMORY)
		return STATUS_NO_MEMORY;
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
	else if (pin->kind == PAIRING_PIN_BOTTOM && !has_on_side(cards, pin))
		words_put(text, size, "nobody of the same score ranks above");
	else if (pin->kind == PAIRING_PIN_TOP && !has_on_side(cards, pin))
		words_put(text, size, "nobody of the same score ranks below");
	else if (pin->kind == PAIRING_PIN_FLOAT_DOWN && below == 0 && here % 2 == 0)
		words_put(text, size, "no score is lower");
	else
		words_put(text, size, "not all can be paired then (%s)",
			blame.rule && blame.rule[0] ? blame.rule : repeats);
	return STATUS_OK;
}

static enum status tell(const struct translation *cards, const struct cast *cast,
	const struct pairing_pin *pins, int count, bool ways, char *text, size_t size)
{
	char list[SENTENCE_SIZE] = "", reason[SENTENCE_SIZE], part[2 * WHO_SIZE + 16];
	enum status status = STATUS_OK;

	for (int i = 0; i < count && i < TOLD_MOST; i++) {
		pin_words(cast, &pins[i], part, sizeof(part));
		words_put(list + strlen(list), sizeof(list) - strlen(list), "%s%s", i ? ", " : "",
			part);
	}
	if (count > TOLD_MOST)
		words_put(list + strlen(list), sizeof(list) - strlen(list), " and %d more",
			count - TOLD_MOST);
	if (count > 1)
		words_put(reason, sizeof(reason),
			"With all of that there is no draw, without any one of them there is");
	else
		status = reason_words(cards, cast, &pins[0], reason, sizeof(reason));
	if (status == STATUS_OK)
		words_put(text, size, "Fixed by hand: %s. %s%s.%s", list,
			count > 1 ? "" : "With that there is no draw: ", reason,
			ways ? " Free it (x, or hand EVENT PLAYER none), or pair by hand (h) and publish with a reason."
			     : "");
	return status;
}

enum status clash_words(const struct translation *cards, const struct event *event, int section,
	bool ways, char *text, size_t size)
{
	const struct cast cast = translate_cast(cards, event, section);
	struct pairing_blame rules = {.rule = "", .text = ""};
	int count = cards->input.npins;
	struct pairing_pin *pins;
	enum pairing_status without = try_pins(cards, NULL, 0, &rules);
	enum status status;

	if (without == PAIRING_NO_MEMORY)
		return STATUS_NO_MEMORY;
	if (without != PAIRING_OK) {
		blame_words(&cast, &cards->input, &rules, ways && without == PAIRING_NO_DRAW, text,
			size);
		return STATUS_OK;
	}
	pins = calloc(2 * ((size_t)count + 1), sizeof(*pins));
	if (!pins)
		return STATUS_NO_MEMORY;
	memcpy(pins, cards->input.pins, (size_t)count * sizeof(*pins));
	status = thin_out(cards, pins, pins + count + 1, &count);
	if (status == STATUS_OK)
		status = tell(cards, &cast, pins, count, ways, text, size);
	free(pins);
	return status;
}
