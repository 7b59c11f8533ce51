/*
 * Why this card went down, or has the bye, and not one that stands lower, as a layman would expect:
 * each lower one is barred or tried, all that is fixed kept. Where nobody is asked before another,
 * of all; where they are asked from the mid-line on, of the lowest who seek his colour and of whom
 * no step tells. Where the lowest are asked first, the steps tell of them.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/why/facts.h"
#include "app/why/cost.h"
#include "pairing/book/traits.h"

enum { CARDS_MOST = 300, SMALL = 100 }; /* in larger fields draws for all would take too long */
enum { TRIED_SMALL = 8, TRIED = 2, NAMES = 5 };

/* Why one who stands lower was not chosen. */
enum reason { REASON_BARRED, REASON_TOO, REASON_MET, REASON_COST, REASON_COUNTED };

/* Cards one after another of which the same is to be said. */
struct lower {
	enum reason reason;
	int card[NAMES];
	int count;
	char cost[SENTENCE_SIZE]; /* REASON_COST */
};

struct search {
	struct app *app;
	const struct position *position;
	const struct pairing_steps *steps;
	const struct pairing_step *step;
	bool any;                      /* of the rule book: PAIRING_FLOATER_ANY */
	struct pairing_entry *entries; /* everybody, from the highest down */
	int count, tried;
	struct lower lower;
	struct why_list *list;
};

/* "17 Wolf, 12 Low and 3 more"; of several who may not have the bye each with his bar. */
static void name_cards(const struct search *search, char *text, size_t size)
{
	const struct lower *lower = &search->lower;
	const struct cast cast = position_cast(search->app, search->position);
	const bool told = lower->reason == REASON_BARRED && lower->count > 1;
	const int named = lower->count > NAMES ? NAMES : lower->count, rest = lower->count - named;

	text[0] = '\0';
	for (int i = 0; i < named; i++) {
		const char *before = words_between(i, named + (rest > 0));
		const size_t used = strlen(text);
		char who[WHO_SIZE], bar[BAR_SIZE] = "";

		if (told)
			words_bye_bar(&cast, lower->card[i], bar);
		words_who(cast.event, cast.section, cast.pins[lower->card[i]], who);
		words_put(text + used, size - used, "%s%s%s%s%s", before, who, told ? " (" : "",
			bar, told ? ")" : "");
	}
	if (rest > 0)
		words_put(text + strlen(text), size - strlen(text), " and %d more", rest);
}

/* Is it said of the card itself: "he went down last round"? So it is of one card alone. */
static bool speaks_of_him(const char *cost)
{
	return strncmp(cost, "he ", strlen("he ")) == 0 || strncmp(cost, "he,", strlen("he,")) == 0;
}

/* The gathered cards stand lower than he whom the search is about, but what would it cost? */
static void put_cost(
	const struct search *search, const char *names, const char *who, char *text, size_t size)
{
	const struct lower *lower = &search->lower;
	const bool many = lower->count > 1, bye = search->step->kind == PAIRING_STEP_BYE;

	if (speaks_of_him(lower->cost)) {
		words_put(text, size, "%s stands lower than %s, but %s.", names, who, lower->cost);
		return;
	}
	words_put(text, size, "%s %s lower than %s, but if %s %s, %s.", names,
		many ? "stand" : "stands", who,
		lower->count > 2 ? "any of them"
			: many   ? "either"
				 : "he",
		bye ? "had the bye" : "went down", lower->cost);
}

/* The sentence of the cards that are gathered, if any. */
static enum status tell_cards(struct search *search)
{
	struct lower *lower = &search->lower;
	const bool many = lower->count > 1;
	const char *stand = many ? "stand" : "stands";
	const struct cast cast = position_cast(search->app, search->position);
	char who[WHO_SIZE], names[NAMES * (WHO_SIZE + BAR_SIZE + 8)], bar[BAR_SIZE];
	char text[sizeof(names) + 2 * SENTENCE_SIZE];

	if (lower->count == 0)
		return STATUS_OK;
	name_cards(search, names, sizeof(names));
	words_who(cast.event, cast.section, cast.pins[search->step->player], who);
	switch (lower->reason) {
	case REASON_BARRED:
		words_put(text, sizeof(text), "%s %s lower than %s, but %s (%s).", names, stand,
			who,
			lower->count == 2 ? "neither may have it"
				: many    ? "none of them may have it"
					  : words_bye_bar(&cast, lower->card[0], bar),
			why_term_rule(&search->position->score, PAIRING_TERM_BARRED_BYES));
		break;
	case REASON_TOO:
		words_put(text, sizeof(text), "%s %s lower than %s and %s down as well (%s).",
			names, stand, who, many ? "go" : "goes", search->step->rule);
		break;
	case REASON_MET:
		words_put(text, sizeof(text),
			"%s %s lower than %s, but %s met everybody below (%s).", names, stand, who,
			many ? "have" : "has",
			why_term_rule(&search->position->score, PAIRING_TERM_REPEATS));
		break;
	case REASON_COST:
		put_cost(search, names, who, text, sizeof(text));
		break;
	case REASON_COUNTED:
		words_put(text, sizeof(text), "%d more card%s %s lower than %s (%s).", lower->count,
			many ? "s" : "", stand, who, search->step->rule);
		break;
	}
	lower->count = 0;
	return why_list_add(search->list, WHY_INSTEAD, text);
}

/* One more card: into the same sentence, or a new one. */
static enum status add_card(struct search *search, enum reason reason, const char *cost, int card)
{
	struct lower *lower = &search->lower;
	enum status status = STATUS_OK;

	if (reason != lower->reason || strcmp(cost, lower->cost) != 0 || speaks_of_him(cost))
		status = tell_cards(search);
	lower->reason = reason;
	words_put(lower->cost, sizeof(lower->cost), "%s", cost);
	if (lower->count < NAMES)
		lower->card[lower->count] = card;
	lower->count++;
	return status;
}

static int score_of(const struct search *search, int card)
{
	for (int i = 0; i < search->count; i++)
		if (search->entries[i].player == card)
			return search->entries[i].score;
	return -1; /* the bye */
}

/* Does he meet a lower score, or has he the bye? */
static bool goes_down(const struct search *search, const struct pairing_entry *entry)
{
	const struct pairing_draw *draw = &search->position->draw;

	for (int i = 0; i < draw->count; i++) {
		const struct pairing_board *board = &draw->boards[i];

		if (board->white == entry->player || board->black == entry->player)
			return score_of(search,
				       board->white == entry->player ? board->black
								     : board->white) < entry->score;
	}
	return false;
}

/* Is nobody below left whom he has not met, nor the bye? */
static bool has_met_all(const struct search *search, const struct pairing_entry *entry)
{
	bool any = false;

	if (search->count % 2 != 0 && !entry->bye_barred)
		return false;
	for (int i = search->count - 1; i >= 0 && search->entries[i].score < entry->score; i--) {
		if (!pairing_have_met(&search->position->cards.input, entry->player,
			    search->entries[i].player))
			return false;
		any = true;
	}
	return any;
}

/* Was he passed over for this one, as a step tells? */
static bool is_passed(const struct search *search, int card)
{
	const struct pairing_steps *steps = search->steps;

	for (int i = 0; i < steps->count; i++)
		if (steps->steps[i].kind == PAIRING_STEP_FLOAT_PASSED &&
			steps->steps[i].player == card &&
			steps->steps[i].other == search->step->player)
			return true;
	return false;
}

static bool seek_alike(const struct pairing_input *input, int a, int b)
{
	return pairing_claim_of(input->players[a].games, input->round - 1).due ==
		pairing_claim_of(input->players[b].games, input->round - 1).due;
}

/*
 * Does the answer name him? Where anybody may float, all of the same score; for the bye, anybody.
 */
static bool is_candidate(const struct search *search, const struct pairing_entry *entry)
{
	const bool same = entry->score == score_of(search, search->step->player);

	if (search->any)
		return same || search->step->kind == PAIRING_STEP_BYE;
	return same &&
		seek_alike(&search->position->cards.input, entry->player, search->step->player) &&
		!goes_down(search, entry) && !is_passed(search, entry->player);
}

static enum reason reason_of(const struct search *search, const struct pairing_entry *entry)
{
	if (!search->any)
		return REASON_COST;
	if (search->step->kind == PAIRING_STEP_BYE)
		return entry->bye_barred ? REASON_BARRED : REASON_COST;
	return goes_down(search, entry)      ? REASON_TOO
		: has_met_all(search, entry) ? REASON_MET
					     : REASON_COST;
}

static enum status ask_candidate(struct search *search, const struct pairing_entry *entry)
{
	const struct pairing_pin pin = {
		search->step->kind == PAIRING_STEP_BYE ? PAIRING_PIN_BYE : PAIRING_PIN_FLOAT_DOWN,
		entry->player, PAIRING_NOBODY, PAIRING_NEUTRAL};
	const bool few = !search->any || search->position->cards.input.count > SMALL;
	char cost[SENTENCE_SIZE];
	enum status status;

	if (search->tried == (few ? TRIED : TRIED_SMALL))
		return search->any ? add_card(search, REASON_COUNTED, "", entry->player)
				   : STATUS_OK;
	search->tried++;
	status = why_cost(search->app, search->position, pin, cost, sizeof(cost));
	return status == STATUS_OK ? add_card(search, REASON_COST, cost, entry->player) : status;
}

/* Those who stand lower, from the lowest up, of whom this is to be said. */
static enum status tell_lower(struct search *search, enum reason reason)
{
	enum status status = STATUS_OK;

	for (int i = search->count - 1; i >= 0 && status == STATUS_OK; i--) {
		const struct pairing_entry *entry = &search->entries[i];

		if (entry->player == search->step->player)
			break;
		if (is_candidate(search, entry) && reason_of(search, entry) == reason)
			status = reason == REASON_COST
				? ask_candidate(search, entry)
				: add_card(search, reason, "", entry->player);
	}
	return status;
}

enum status why_floats(struct app *app, const struct position *position, int board,
	const struct pairing_steps *steps, struct why_list *list)
{
	const enum pairing_floater floater = position->cards.book->traits->floater;
	struct search search = {.app = app,
		.position = position,
		.steps = steps,
		.any = floater == PAIRING_FLOATER_ANY,
		.list = list};
	enum pairing_status listed;
	enum status status = STATUS_OK;

	search.step = why_step(steps, board, PAIRING_STEP_FLOAT_DOWN);
	if (!search.step)
		search.step = why_step(steps, board, PAIRING_STEP_BYE);
	if (!search.step || floater == PAIRING_FLOATER_LOWEST ||
		position->cards.input.count > CARDS_MOST ||
		why_step(steps, board, PAIRING_STEP_PINNED))
		return STATUS_OK;
	listed = pairing_checklist(
		position->cards.book, &position->cards.input, &search.entries, &search.count);
	if (listed != PAIRING_OK)
		return translate_status(listed);
	for (int reason = REASON_BARRED; status == STATUS_OK && reason <= REASON_COST; reason++)
		status = tell_lower(&search, (enum reason)reason);
	if (status == STATUS_OK)
		status = tell_cards(&search);
	free(search.entries);
	return status;
}
