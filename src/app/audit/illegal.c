/* Published rounds that break what the rule book never breaks. */
#include "config.h"

#include "app/audit/illegal.h"

#include <stdlib.h>
#include <string.h>

#include "app/audit/rounds.h"
#include "app/event/state.h"
#include "app/position/translate.h"
#include "core/vocabulary.h"

/* So many places of a kind are named; of the others only how many there are. */
enum { PLACES_NAMED = 10, ILLEGAL_COLOUR = PAIRING_WARN_AVOID, KINDS };

struct looking {
	struct rounds rounds;
	app_notice *notice;
	void *context;
	int count[KINDS];
	char last[KINDS][SENTENCE_SIZE]; /* the sentence of the last place named */
};

/* "Round 4 is not legal: 3 Jones and 7 Smith have met (1)." */
static void note_illegal(struct looking *looking, int kind, const char *sentence)
{
	char text[SENTENCE_SIZE + 64];

	if (++looking->count[kind] > PLACES_NAMED)
		return;
	words_put(text, sizeof(text), "%s %d is not legal: %s.",
		vocabulary_for(looking->rounds.season)->round, looking->rounds.cards.input.round,
		sentence);
	words_put(looking->last[kind], sizeof(looking->last[kind]), "%s", sentence);
	looking->notice(looking->context, text);
}

/* A pair, a bye or a seat. */
static void note_violation(struct looking *looking, const struct pairing_violation *violation)
{
	struct cast cast = looking->rounds.cards.cast;
	char sentence[SENTENCE_SIZE];

	cast.input = &looking->rounds.cards.input;
	words_violation(&cast, violation, sentence, sizeof(sentence));
	note_illegal(looking, (int)violation->kind, sentence);
}

/*
 * Who has not the colour that he must have, though his opponent need not have it (FIDE 5.2.2; no
 * other rule book has absolute preferences).
 */
static void note_colour(struct looking *looking, const struct pairing_entry *entry, bool white)
{
	const struct cast *cast = &looking->rounds.cards.cast;
	char sentence[SENTENCE_SIZE], name[WHO_SIZE];

	words_put(sentence, sizeof(sentence), "%s has %s, against an absolute preference (5.2.2)",
		words_who(cast->event, cast->section, cast->pins[entry->player], name),
		white ? "White" : "Black");
	note_illegal(looking, ILLEGAL_COLOUR, sentence);
}

static const struct pairing_entry *entry_of(
	const struct pairing_entry *entries, int count, int player)
{
	for (int i = 0; i < count; i++)
		if (entries[i].player == player)
			return &entries[i];
	return NULL;
}

static bool must_have(const struct pairing_entry *entry, enum pairing_colour colour)
{
	return entry && entry->strength == PAIRING_STRENGTH_ABSOLUTE && entry->due == colour;
}

/* Two who must both have one colour are told as a pair, where that is forbidden. */
static void note_board(struct looking *looking, const struct pairing_entry *entries, int count,
	const struct pairing_board *board)
{
	const struct pairing_entry *white = entry_of(entries, count, board->white);
	const struct pairing_entry *black = entry_of(entries, count, board->black);

	if (looking->rounds.cards.defaulted[board->white])
		return;
	if (must_have(white, PAIRING_BLACK) && !must_have(black, PAIRING_BLACK))
		note_colour(looking, white, true);
	if (must_have(black, PAIRING_WHITE) && !must_have(white, PAIRING_WHITE))
		note_colour(looking, black, false);
}

static enum status look_at_colours(struct looking *looking)
{
	const struct round_cards *cards = &looking->rounds.cards;
	struct pairing_entry *entries;
	int count;
	const enum pairing_status listed =
		pairing_checklist(cards->book, &cards->input, &entries, &count);

	if (listed != PAIRING_OK)
		return translate_status(listed);
	for (int i = 0; i < cards->draw.count; i++)
		if (cards->draw.boards[i].black != PAIRING_NOBODY)
			note_board(looking, entries, count, &cards->draw.boards[i]);
	free(entries);
	return STATUS_OK;
}

static enum status look_at_draw(struct looking *looking)
{
	const struct round_cards *cards = &looking->rounds.cards;
	struct pairing_draw draw = {0};
	struct pairing_score score = {0};
	enum status status = rounds_sorted(cards, &draw);

	if (status == STATUS_OK)
		status = translate_status(pairing_score(cards->book, &cards->input, &draw, &score));
	for (int i = 0; status == STATUS_OK && i < score.nviolations; i++)
		if (pairing_is_broken(score.violations[i].kind))
			note_violation(looking, &score.violations[i]);
	pairing_score_done(&score);
	pairing_draw_done(&draw);
	return status == STATUS_OK ? look_at_colours(looking) : status;
}

/* How many of a kind were not named, and what the kind is. */
static void tell_more(const struct looking *looking, int kind)
{
	const int more = looking->count[kind] - PLACES_NAMED;
	char text[SENTENCE_SIZE + 64];

	if (more <= 0)
		return;
	words_put(text, sizeof(text), "There %s %d more such as: %s.", more == 1 ? "is" : "are",
		more, looking->last[kind]);
	looking->notice(looking->context, text);
}

static enum status look_at_rounds(
	struct looking *looking, const struct event *event, int section, struct error *error)
{
	enum status status = STATUS_OK;

	for (int round = 1; status == STATUS_OK && round <= looking->rounds.drawn; round++) {
		const struct round *row = event_round(event, section, round);

		if (!row || row->reason[0])
			continue;
		status = rounds_go(&looking->rounds, round, error);
		if (status != STATUS_OK)
			return status;
		status = look_at_draw(looking);
		if (status == STATUS_BAD_INPUT) /* records that the rule book cannot take */
			status = STATUS_OK;
		if (status != STATUS_OK)
			return app_fail_plain(error, status);
	}
	return status;
}

enum status app_illegal(
	struct app *app, app_notice *notice, void *context, int *count, struct error *error)
{
	struct looking *looking = calloc(1, sizeof(*looking));
	enum status status;

	*count = 0;
	if (!looking)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	looking->notice = notice;
	looking->context = context;
	status = rounds_of_event(app, &looking->rounds, error);
	if (status == STATUS_OK) {
		status = look_at_rounds(looking, app_event(app), app_section(app), error);
		for (int i = 0; status == STATUS_OK && i < KINDS; i++) {
			*count += looking->count[i];
			tell_more(looking, i);
		}
		rounds_done(&looking->rounds);
	}
	free(looking);
	return status;
}
