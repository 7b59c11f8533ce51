/* The verdict on the draw as it stands, and on a move while the card is in the air. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/trial/best_draw.h"
#include "app/trial/verdict.h"
#include "app/words/words.h"

/* Is it of one player alone, whoever sits opposite? */
static bool is_of_one(enum pairing_violation_kind kind)
{
	return kind == PAIRING_BROKEN_BYE || kind == PAIRING_BROKEN_ABSENT ||
		kind == PAIRING_BROKEN_SEATED_TWICE ||
		(kind >= PAIRING_WARN_RUN && kind != PAIRING_WARN_TABLE);
}

static bool is_of_same_players(const struct pairing_violation *a, const struct pairing_violation *b)
{
	if (is_of_one(a->kind))
		return a->player == b->player;
	return (a->player == b->player && a->other == b->other) ||
		(a->player == b->other && a->other == b->player);
}

static bool has_violation(
	const struct pairing_score *score, const struct pairing_violation *violation)
{
	for (int i = 0; i < score->nviolations; i++)
		if (score->violations[i].kind == violation->kind &&
			is_of_same_players(violation, &score->violations[i]))
			return true;
	return false;
}

/* What is fixed by hand gives way to a move; all else that is newly broken makes it illegal. */
static const struct pairing_violation *find_newly_broken(const struct verdict *verdict)
{
	for (int i = 0; i < verdict->after.nviolations; i++) {
		const struct pairing_violation *violation = &verdict->after.violations[i];

		if (pairing_is_broken(violation->kind) && violation->kind != PAIRING_BROKEN_PIN &&
			!has_violation(&verdict->before, violation))
			return violation;
	}
	return NULL;
}

/* "3 Brown and 6 Cole have met (1)". */
static void violation_words(const struct app *app, const struct pairing_violation *violation,
	const int *pins, char *text, size_t size)
{
	const int most =
		violation->player > violation->other ? violation->player : violation->other;
	const struct cast cast = {.event = app_event(app),
		.section = app_section(app),
		.pins = pins,
		.count = most + 1,
		.round = app_round(app)};

	words_violation(&cast, violation, text, size);
}

void verdict_compare(
	const struct app *app, const struct pairing_book *book, struct verdict *verdict)
{
	const struct pairing_violation *broken = find_newly_broken(verdict);
	const int order = pairing_score_compare(&verdict->after, &verdict->before, &verdict->term);

	verdict->legal = !broken;
	verdict->broken[0] = '\0';
	if (broken)
		violation_words(
			app, broken, verdict->pins, verdict->broken, sizeof(verdict->broken));
	verdict->better = order < 0;
	verdict->worse = order > 0;
	verdict->settled =
		order < 0 && pairing_book_settles(book, &verdict->before, &verdict->after);
}

void app_verdict_words(const struct app *app, const struct verdict *verdict,
	enum verdict_change change, char *text, size_t size)
{
	const bool warnings = change == VERDICT_WARNS || change == VERDICT_WARNS_NO_MORE;
	const bool after = change == VERDICT_BREAKS || change == VERDICT_WARNS;
	const struct pairing_score *of = after ? &verdict->after : &verdict->before;
	const struct pairing_score *not_of = after ? &verdict->before : &verdict->after;

	text[0] = '\0';
	for (int i = 0; i < of->nviolations; i++) {
		const struct pairing_violation *violation = &of->violations[i];
		const size_t used = strlen(text);
		char sentence[VERDICT_BROKEN_SIZE];

		if (pairing_is_broken(violation->kind) == warnings ||
			has_violation(not_of, violation))
			continue;
		violation_words(app, violation, verdict->pins, sentence, sizeof(sentence));
		words_put(text + used, size - used, "%s%s", used > 0 ? "; " : "", sentence);
	}
}

static bool copy_block(void **to, const void *from, int count, size_t size)
{
	*to = malloc((size_t)count * size + 1);
	if (!*to)
		return false;
	if (count > 0)
		memcpy(*to, from, (size_t)count * size);
	return true;
}

static enum status copy_score(const struct pairing_score *from, struct pairing_score *to)
{
	void *terms = NULL, *values = NULL, *violations = NULL, *groups = NULL;

	if (!copy_block(&terms, from->terms, from->nterms, sizeof(*from->terms)) ||
		!copy_block(&values, from->values, from->nvalues, sizeof(*from->values)) ||
		!copy_block(&violations, from->violations, from->nviolations,
			sizeof(*from->violations)) ||
		!copy_block(&groups, from->groups, from->ngroups, sizeof(*from->groups))) {
		free(terms);
		free(values);
		free(violations);
		return STATUS_NO_MEMORY;
	}
	*to = (struct pairing_score){terms, from->nterms, values, from->nvalues, violations,
		from->nviolations, groups, from->ngroups};
	return STATUS_OK;
}

static enum status copy_pins(const struct position *position, struct verdict *verdict)
{
	void *pins;

	if (!copy_block(&pins, position->cards.pin_of, position->cards.input.count, sizeof(int)))
		return STATUS_NO_MEMORY;
	verdict->pins = pins;
	verdict->count = position->cards.input.count;
	return STATUS_OK;
}

/*
 * before: the draw as it stands; after: with the move. Both by the rules alone: a pinned board is
 * as good or bad as one that is not, or taking back what a pin holds would look like a fault.
 */
static enum status compare_moved(struct app *app, struct position *position,
	const struct move *move, struct verdict *verdict, struct error *error)
{
	struct seats seats;
	enum status status = position_need_judgement(position);

	if (status == STATUS_OK)
		status = seats_copy(&seats, &position->seats);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	status = seats_move(&seats, app_event(app), move, error);
	if (status == STATUS_OK) {
		status = copy_score(&position->judgement, &verdict->before);
		if (status == STATUS_OK)
			status = position_judge(position, &seats, &verdict->after);
		if (status != STATUS_OK)
			app_fail_plain(error, status);
	}
	seats_done(&seats);
	return status;
}

/* before: the engine's draw; after: the draw as it stands. Neither knows what was fixed by hand. */
static enum status compare_with_best(
	struct app *app, struct position *position, struct verdict *verdict, struct error *error)
{
	const struct pairing_input plain = translate_plain(&position->cards);
	const struct pairing_score *best;
	enum status status = best_find_draw(position);

	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	if (position->best->status != PAIRING_OK)
		return translate_fail(&position->cards, app_event(app), app->section,
			position->best->status, &position->best->blame, error);
	status = best_find_score(position, &best);
	if (status == STATUS_OK)
		status = copy_score(best, &verdict->before);
	if (status == STATUS_OK)
		status = position_score(position, &plain, &position->seats, &verdict->after);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_verdict(
	struct app *app, const struct move *move, struct verdict *verdict, struct error *error)
{
	struct verdict made = {0};
	struct position *position;
	enum status status = position_of(app, &position, error);

	if (status != STATUS_OK)
		return status;
	if (copy_pins(position, &made) != STATUS_OK)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	if (move)
		status = compare_moved(app, position, move, &made, error);
	else
		status = compare_with_best(app, position, &made, error);
	if (status != STATUS_OK) {
		verdict_done(&made);
		return status;
	}
	verdict_compare(app, position->cards.book, &made);
	*verdict = made;
	return STATUS_OK;
}

enum status app_dead_end(struct app *app, char *text, size_t size, struct error *error)
{
	struct position *position;
	enum status status = position_of(app, &position, error);

	if (status != STATUS_OK)
		return status;
	status = position_need_score(position);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	text[0] = '\0';
	for (int i = 0; i < position->score.nviolations; i++) {
		const struct pairing_violation *violation = &position->score.violations[i];
		const struct cast cast = position_cast(app, position);

		if (violation->kind == PAIRING_WARN_DEAD_END)
			words_violation(&cast, violation, text, size);
	}
	return STATUS_OK;
}

void verdict_done(struct verdict *verdict)
{
	pairing_score_done(&verdict->before);
	pairing_score_done(&verdict->after);
	free(verdict->pins);
	verdict->pins = NULL;
	verdict->count = 0;
}
