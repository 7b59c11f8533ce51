/*
 * Whom two who seek one colour may not meet, or had better not, of those of their score who seek
 * the other.
 */
#include "config.h"

#include "app/why/facts.h"

#include <string.h>

#include "app/words/words.h"
#include "pairing/book/traits.h"

enum { SEEKERS_NAMED = 4 };

struct seeking {
	const struct app *app;
	const struct position *position;
	enum pairing_colour due;
	int score;
	const char *
		schools; /* the rule that keeps those of one school apart; "": none in this round */
	bool met, mates; /* has either been told? */
};

static enum pairing_colour due_of(const struct position *position, int card)
{
	const struct pairing_input *input = &position->cards.input;

	return pairing_claim_of(input->players[card].games, input->round - 1).due;
}

static bool are_mates(const struct seeking *seeking, int card, int other)
{
	const struct pairing_player *players = seeking->position->cards.players;

	return seeking->schools[0] && players[card].club > 0 &&
		players[card].club == players[other].club;
}

/* Does he seek the colour that both of the board are not due? */
static bool is_sought(const struct seeking *seeking, int other)
{
	const struct position *position = seeking->position;
	const enum pairing_colour due = due_of(position, other);

	return !position->cards.players[other].absent &&
		position->cards.scores[other] == seeking->score && due != PAIRING_NEUTRAL &&
		due != seeking->due;
}

/* Has he a place in the draw? Who lies in the tray is not counted in his score either. */
static bool is_seated(const struct position *position, int card)
{
	const struct pairing_draw *draw = &position->draw;

	for (int i = 0; i < draw->count; i++)
		if (draw->boards[i].white == card || draw->boards[i].black == card)
			return true;
	return false;
}

/* "1 Adams has met 6 Hood", "1 Adams and 9 Innes are of one school"; "": neither of anybody. */
static void put_barred(struct seeking *seeking, int card, char *text, size_t size)
{
	const struct position *position = seeking->position;
	char who[WHO_SIZE], other[WHO_SIZE];
	int named = 0;

	words_who(
		app_event(seeking->app), seeking->app->section, position->cards.pin_of[card], who);
	for (int i = 0; i < position->cards.input.count && named < SEEKERS_NAMED; i++) {
		const size_t used = strlen(text);
		const bool met = pairing_have_met(&position->cards.input, card, i);

		if (i == card || !is_sought(seeking, i) || (!met && !are_mates(seeking, card, i)) ||
			!is_seated(position, i))
			continue;
		words_who(app_event(seeking->app), seeking->app->section, position->cards.pin_of[i],
			other);
		words_put(text + used, size - used,
			met ? "%s%s has met %s" : "%s%s is of one school with %s",
			used > 0 ? "; " : "", who, other);
		seeking->met = seeking->met || met;
		seeking->mates = seeking->mates || !met;
		named++;
	}
}

/* Do both seek the same colour on a board of their score? Then who of them does not get it. */
static const struct pairing_step *find_denied(
	const struct position *position, int board, const struct pairing_steps *steps)
{
	const struct pairing_step *step = why_step(steps, board, PAIRING_STEP_TRANSFER);

	if (!step)
		step = why_step(steps, board, PAIRING_STEP_EQUAL_CLAIMS);
	if (!step || step->other < 0 ||
		position->cards.book->traits->groups != PAIRING_GROUPS_SEEKERS ||
		position->cards.scores[step->player] != position->cards.scores[step->other])
		return NULL;
	return step;
}

enum status why_seekers(struct app *app, const struct position *position, int board,
	const struct pairing_steps *steps, struct why_list *list)
{
	const struct pairing_step *step = find_denied(position, board, steps);
	const char *met = why_term_rule(&position->score, PAIRING_TERM_REPEATS);
	char barred[SENTENCE_SIZE] = "", text[SENTENCE_SIZE + 96], rule[WHY_RULE_SIZE], score[16];
	struct seeking seeking = {.app = app, .position = position};

	if (!step)
		return STATUS_OK;
	seeking.due = due_of(position, step->player);
	seeking.score = position->cards.scores[step->player];
	seeking.schools = why_term_rule(&position->score, PAIRING_TERM_SCHOOLMATES);
	put_barred(&seeking, step->other, barred, sizeof(barred));
	put_barred(&seeking, step->player, barred, sizeof(barred));
	if (!barred[0])
		return STATUS_OK;
	words_put(rule, sizeof(rule), "%s%s%s", seeking.met ? met : "",
		seeking.met && seeking.mates ? ", " : "", seeking.mates ? seeking.schools : "");
	words_put(text, sizeof(text), "Of the %s seekers of level %s: %s",
		seeking.due == PAIRING_WHITE ? "Black" : "White", points_text(seeking.score, score),
		barred);
	return why_list_add_ruled(list, WHY_MET, text, rule) ? STATUS_OK : STATUS_NO_MEMORY;
}
