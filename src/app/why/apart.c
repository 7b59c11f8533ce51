/* Two who had better not meet: as the cause of what another draw would cost. */
#include "config.h"

#include "app/why/apart.h"

#include <string.h>

/* Is it one of "27, 29, 30"? */
static bool has_rule(const char *rules, const char *rule)
{
	const size_t length = strlen(rule);

	for (const char *at = rules; at; at = strchr(at, ',')) {
		at += strspn(at, ", ");
		if (strcspn(at, ",") == length && strncmp(at, rule, length) == 0)
			return true;
	}
	return false;
}

/* The first thing that stands against the board of these two; *found false: nothing does. */
static enum status find_bar(const struct position *position, int one, int two, bool *found,
	struct pairing_violation *bar)
{
	struct pairing_board board = {one, two};
	const struct pairing_draw draw = {&board, 1};
	struct pairing_score score = {0};
	const enum pairing_status status =
		pairing_score(position->cards.book, &position->cards.input, &draw, &score);

	*found = false;
	for (int i = 0; status == PAIRING_OK && i < score.nviolations && !*found; i++) {
		*bar = score.violations[i];
		*found = bar->kind == PAIRING_BROKEN_REPEAT ||
			bar->kind == PAIRING_BROKEN_FORBIDDEN ||
			bar->kind == PAIRING_BROKEN_COLOURS || bar->kind == PAIRING_WARN_AVOID;
	}
	pairing_score_done(&score);
	return status == PAIRING_NO_MEMORY ? STATUS_NO_MEMORY : STATUS_OK;
}

enum status why_apart_cause(const struct position *position, const struct cast *cast,
	const struct pairing_term *term, int one, int two, char *text, size_t size)
{
	struct pairing_violation bar;
	char why[AVOIDED_SIZE];
	bool found;
	const enum status status = find_bar(position, one, two, &found, &bar);

	text[0] = '\0';
	if (status == STATUS_OK && found && bar.kind == PAIRING_WARN_AVOID &&
		has_rule(term->rule, bar.rule))
		words_put(text, size, ", as %s", words_avoided(cast, bar.rule, one, two, why));
	return status;
}

static int opponent_of(const struct pairing_draw *draw, int card)
{
	for (int i = 0; i < draw->count; i++)
		if (draw->boards[i].white == card || draw->boards[i].black == card)
			return draw->boards[i].white == card ? draw->boards[i].black
							     : draw->boards[i].white;
	return PAIRING_NOBODY;
}

/* The step of this board that tells at which places the two sit; NULL: none, or it says more. */
static const struct pairing_step *find_place(const struct pairing_steps *steps, int board)
{
	for (int i = 0; i < steps->count; i++) {
		const struct pairing_step *step = &steps->steps[i];

		if (step->board == board - 1 &&
			(step->kind == PAIRING_STEP_PLACE || step->kind == PAIRING_STEP_SEEKERS) &&
			step->proof.passed == PAIRING_PASSED_WORSE)
			return step;
	}
	return NULL;
}

/* "who met in round 2 (1)" */
static void bar_words(const struct position *position, const struct cast *cast,
	const struct pairing_violation *bar, char *text, size_t size)
{
	const int round = bar->kind == PAIRING_BROKEN_REPEAT
		? pairing_round_met(&position->cards.input, bar->player, bar->other)
		: 0;
	char why[AVOIDED_SIZE], rule[32] = "";

	if (bar->rule && bar->rule[0])
		words_put(rule, sizeof(rule), " (%s)", bar->rule);
	if (round > 0)
		words_put(text, size, "who met in round %d%s", round, rule);
	else if (bar->kind == PAIRING_WARN_AVOID)
		words_put(text, size, "and %s%s",
			words_avoided(cast, bar->rule, bar->player, bar->other, why), rule);
	else
		words_put(text, size, "who may not meet%s", rule);
}

enum status why_apart_left(struct app *app, const struct position *position, int board,
	const struct pairing_steps *steps, struct why_list *list)
{
	const struct pairing_step *step = find_place(steps, board);
	const int ideal = step ? step->as.place.ideal : PAIRING_NOBODY;
	const int other = ideal < 0 ? PAIRING_NOBODY : opponent_of(&position->draw, ideal);
	const struct cast cast = position_cast(app, position);
	char who[4][WHO_SIZE], why[SENTENCE_SIZE], text[2 * SENTENCE_SIZE];
	struct pairing_violation bar;
	enum status status;
	bool found;

	if (other < 0 || other == step->player)
		return STATUS_OK;
	status = find_bar(position, step->other, other, &found, &bar);
	if (status != STATUS_OK || !found)
		return status;
	bar_words(position, &cast, &bar, why, sizeof(why));
	for (int i = 0; i < 4; i++) {
		const int cards[] = {step->player, ideal, other, step->other};

		words_who(app_event(app), app->section, position->cards.pin_of[cards[i]], who[i]);
	}
	words_put(text, sizeof(text),
		"With %s against %s, %s and %s would be left to each other, %s.", who[0], who[1],
		who[2], who[3], why);
	return why_list_add(list, WHY_INSTEAD, text);
}
