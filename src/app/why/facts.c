/* Facts about the two players of a board: the opponents whom they have met. */
#include "config.h"

#include "app/why/facts.h"

#include <stdlib.h>
#include <string.h>

#include "app/words/words.h"

const struct pairing_step *why_step(
	const struct pairing_steps *steps, int board, enum pairing_step_kind kind)
{
	for (int i = 0; i < steps->count; i++)
		if (steps->steps[i].kind == kind && steps->steps[i].board == board - 1)
			return &steps->steps[i];
	return NULL;
}

const char *why_term_rule(const struct pairing_score *score, enum pairing_term_id id)
{
	const struct pairing_term *term = pairing_score_term(score, id);

	return term ? term->rule : "";
}

/* Whom he was to meet, but for a default: some rules count that, too. */
static void default_words(const struct app *app, const struct position *position,
	const struct pairing_player *player, char *text, size_t size)
{
	const char *before = ", and was to meet";
	char who[WHO_SIZE];
	size_t used;

	for (int r = 0; r < position->cards.input.round - 1; r++) {
		const struct pairing_game *game = &player->games[r];

		if (game->opponent < 0 || game->kind == PAIRING_PLAYED)
			continue;
		used = strlen(text);
		words_put(text + used, size - used, "%s %s", before,
			words_who(app_event(app), app->section,
				position->cards.pin_of[game->opponent], who));
		before = ",";
	}
	used = strlen(text);
	if (before[1] == '\0')
		words_put(text + used, size - used, " (default)");
}

static bool has_met_in(const struct pairing_player *player, int round)
{
	const struct pairing_game *game = &player->games[round - 1];

	return game->kind == PAIRING_PLAYED && game->opponent != PAIRING_NOBODY;
}

/* " 12 Low", or the name of one from outside (CAA 36). */
static void add_opponent(const struct app *app, const struct position *position,
	const struct pairing_player *player, int round, char *text, size_t size)
{
	const int opponent = player->games[round - 1].opponent;
	const struct filled *filled =
		event_filled(position->event, app->section, round, player->number);
	const size_t used = strlen(text);
	char who[WHO_SIZE];

	if (opponent >= 0)
		words_put(text + used, size - used, " %s",
			words_who(app_event(app), app->section, position->cards.pin_of[opponent],
				who));
	else
		words_put(text + used, size - used, " %.40s",
			filled ? filled->name : "one from outside");
}

/* "5 Edwards has met 12 Low, 3 Cairns and 7 Gee" */
static void met_words(
	const struct app *app, const struct position *position, int index, char *text, size_t size)
{
	const struct pairing_player *player = &position->cards.players[index];
	const int rounds = position->cards.input.round - 1;
	char who[WHO_SIZE];
	int count = 0, told = 0;
	size_t used;

	for (int round = 1; round <= rounds; round++)
		count += has_met_in(player, round);
	words_put(text, size, "%s has met%s",
		words_who(app_event(app), app->section, player->number, who),
		count ? "" : " nobody");
	for (int round = 1; round <= rounds; round++) {
		if (!has_met_in(player, round))
			continue;
		used = strlen(text);
		told++;
		words_put(text + used, size - used, "%s",
			told == 1               ? ""
				: told == count ? " and"
						: ",");
		add_opponent(app, position, player, round, text, size);
	}
	default_words(app, position, player, text, size);
}

enum status why_met(
	struct app *app, const struct position *position, int board, struct why_list *list)
{
	const struct pairing_board *seats = &position->draw.boards[board - 1];
	char one[SENTENCE_SIZE], other[SENTENCE_SIZE] = "", text[2 * SENTENCE_SIZE + 32];
	const char *rule = why_term_rule(&position->score, PAIRING_TERM_REPEATS);

	if (position->cards.input.round == 1)
		return STATUS_OK;
	met_words(app, position, seats->white, one, sizeof(one));
	if (seats->black != PAIRING_NOBODY)
		met_words(app, position, seats->black, other, sizeof(other));
	words_put(text, sizeof(text), "%s%s%s%s%s%s.", one, other[0] ? "; " : "", other,
		rule[0] ? " (" : "", rule, rule[0] ? ")" : "");
	return why_list_add(list, WHY_MET, text);
}
