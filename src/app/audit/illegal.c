/* Published rounds that break what the rule book never breaks. */
#include "config.h"

#include "app/audit/illegal.h"

#include <stdlib.h>
#include <string.h>

#include "app/audit/rounds.h"
#include "app/event/state.h"
#include "app/position/translate.h"
#include "core/vocabulary.h"

enum { ROUNDS_NAMED = 5, ILLEGAL_COLOUR = PAIRING_WARN_AVOID, KINDS };

/* One kind: the sentence of its first place, and the rounds. */
struct kind {
	char text[SENTENCE_SIZE];
	int first, count;
	int rounds[ROUNDS_NAMED], nrounds;
	bool more;
};

struct looking {
	struct rounds rounds;
	struct kind kinds[KINDS];
};

static void note_round(struct kind *kind, int round)
{
	kind->count++;
	if (kind->nrounds > 0 && kind->rounds[kind->nrounds - 1] == round)
		return;
	if (kind->nrounds < ROUNDS_NAMED)
		kind->rounds[kind->nrounds++] = round;
	else
		kind->more = true;
}

/* A pair, a bye or a seat. */
static void note_violation(struct looking *looking, const struct pairing_violation *violation)
{
	struct kind *kind = &looking->kinds[violation->kind];

	if (kind->count == 0)
		words_violation(
			&looking->rounds.cards.cast, violation, kind->text, sizeof(kind->text));
	note_round(kind, looking->rounds.cards.input.round);
}

/*
 * Who has not the colour that he must have, though his opponent need not have it (FIDE 5.2.2; no
 * other rule book has absolute preferences).
 */
static void note_colour(struct looking *looking, const struct pairing_entry *entry, bool white)
{
	const struct cast *cast = &looking->rounds.cards.cast;
	struct kind *kind = &looking->kinds[ILLEGAL_COLOUR];
	char name[WHO_SIZE];

	if (kind->count == 0)
		words_put(kind->text, sizeof(kind->text),
			"%s has %s, against an absolute preference (5.2.2)",
			words_who(cast->event, cast->section, cast->pins[entry->player], name),
			white ? "White" : "Black");
	note_round(kind, looking->rounds.cards.input.round);
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
		status = translate_status(cards->book->score(&cards->input, &draw, &score));
	for (int i = 0; status == STATUS_OK && i < score.nviolations; i++)
		if (pairing_is_broken(score.violations[i].kind))
			note_violation(looking, &score.violations[i]);
	pairing_score_done(&score);
	pairing_draw_done(&draw);
	return status == STATUS_OK ? look_at_colours(looking) : status;
}

/* "Round 4 is not legal: 3 Jones and 7 Smith have met (1); 3 such in all, in rounds 4, 5." */
static void tell(
	const struct looking *looking, const struct kind *kind, app_notice *notice, void *context)
{
	const struct vocabulary *words = vocabulary_for(looking->rounds.season);
	char text[SENTENCE_SIZE + 200], rounds[160] = "";
	size_t used = 0;

	for (int i = 0; i < kind->nrounds; i++) {
		words_put(rounds + used, sizeof(rounds) - used, "%s%d", i ? ", " : "",
			kind->rounds[i]);
		used += strlen(rounds + used);
	}
	if (kind->count == 1)
		words_put(text, sizeof(text), "%s %d is not legal: %s.", words->round,
			kind->rounds[0], kind->text);
	else
		words_put(text, sizeof(text),
			"%s %d is not legal: %s; %d such in all, in %s%s %s%s.", words->round,
			kind->rounds[0], kind->text, kind->count, words->round_small,
			kind->nrounds > 1 ? "s" : "", rounds, kind->more ? " and more" : "");
	notice(context, text);
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
	status = rounds_of_event(app, &looking->rounds, error);
	if (status == STATUS_OK) {
		status = look_at_rounds(looking, app_event(app), app_section(app), error);
		for (int i = 0; status == STATUS_OK && i < KINDS; i++) {
			*count += looking->kinds[i].count;
			if (looking->kinds[i].count > 0)
				tell(looking, &looking->kinds[i], notice, context);
		}
		rounds_done(&looking->rounds);
	}
	free(looking);
	return status;
}
