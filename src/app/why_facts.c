/* Whom the two of a board have met, and how their score group would sit by place. */
#include "config.h"

#include "app/why_facts.h"

#include <stdlib.h>
#include <string.h>

#include "app/words.h"

enum { PAIRS_TOLD = 6 };

/* The number of the rule against repeats, as the terms of the score have it. */
static const char *repeat_rule(const struct pairing_score *score)
{
	for (int i = 0; i < score->nterms; i++)
		if (strcmp(score->terms[i].name, "repeats") == 0)
			return score->terms[i].rule;
	return "";
}

/* Whom he was to meet, but for a default: some rules count that, too. */
static void default_words(const struct position *position, const struct pairing_player *player,
	char *text, size_t size)
{
	const char *before = ", and was to meet";
	size_t used;

	for (int r = 0; r < position->cards.input.round - 1; r++) {
		const struct pairing_game *game = &player->games[r];

		if (game->opponent < 0 || game->kind == PAIRING_PLAYED)
			continue;
		used = strlen(text);
		words_put(text + used, size - used, "%s %d", before,
			position->cards.pin_of[game->opponent]);
		before = ",";
	}
	used = strlen(text);
	if (before[1] == '\0')
		words_put(text + used, size - used, " (default)");
}

/* "5 Edwards has met 12, 3 and 7" */
static void met_words(
	const struct app *app, const struct position *position, int index, char *text, size_t size)
{
	const struct pairing_player *player = &position->cards.players[index];
	const int rounds = position->cards.input.round - 1;
	char who[WHO_SIZE];
	int count = 0, told = 0;
	size_t used;

	for (int r = 0; r < rounds; r++)
		count += player->games[r].kind == PAIRING_PLAYED && player->games[r].opponent >= 0;
	words_put(text, size, "%s has met%s",
		words_who(app_event(app), app->section, player->number, who),
		count ? "" : " nobody");
	for (int r = 0; r < rounds; r++) {
		if (player->games[r].kind != PAIRING_PLAYED || player->games[r].opponent < 0)
			continue;
		used = strlen(text);
		told++;
		words_put(text + used, size - used, "%s %d",
			told == 1               ? ""
				: told == count ? " and"
						: ",",
			position->cards.pin_of[player->games[r].opponent]);
	}
	default_words(position, player, text, size);
}

static enum status tell_met(struct app *app, const struct position *position,
	const struct pairing_board *board, struct reasons *reasons)
{
	char one[SENTENCE_SIZE], other[SENTENCE_SIZE] = "", text[2 * SENTENCE_SIZE + 32];
	const char *rule = repeat_rule(&position->score);

	if (position->cards.input.round == 1)
		return STATUS_OK;
	met_words(app, position, board->white, one, sizeof(one));
	if (board->black != PAIRING_NOBODY)
		met_words(app, position, board->black, other, sizeof(other));
	words_put(text, sizeof(text), "%s%s%s%s%s%s.", one, other[0] ? "; " : "", other,
		rule[0] ? " (" : "", rule, rule[0] ? ")" : "");
	return reasons_add(reasons, text);
}

/* The boards inside a score group: its cards in rank order, and who sits opposite. */
struct group {
	int *card, *opponent;
	int count;
};

static int compare_cards(const void *left, const void *right)
{
	const int *a = left, *b = right;

	return (*a > *b) - (*a < *b);
}

static void find_group(const struct position *position, int score, struct group *group)
{
	const struct pairing_player *players = position->cards.players;

	for (int i = 0; i < position->draw.count; i++) {
		const struct pairing_board *board = &position->draw.boards[i];

		if (board->black == PAIRING_NOBODY || players[board->white].score != score ||
			players[board->black].score != score)
			continue;
		group->opponent[board->white] = board->black;
		group->opponent[board->black] = board->white;
		group->card[group->count++] = board->white;
		group->card[group->count++] = board->black;
	}
	qsort(group->card, (size_t)group->count, sizeof(*group->card), compare_cards);
}

static void put_pair(
	const struct position *position, int a, int b, int *told, char *text, size_t size)
{
	const size_t used = strlen(text);

	if (++*told <= PAIRS_TOLD)
		words_put(text + used, size - used, "%s%d-%d", *told == 1 ? "" : ", ",
			position->cards.pin_of[a], position->cards.pin_of[b]);
	else if (*told == PAIRS_TOLD + 1)
		words_put(text + used, size - used, ", …");
}

/* Pairs by place that are not made, and pairs made that are not by place. */
static int find_changes(const struct position *position, const struct group *group, char *natural,
	char *actual, size_t size)
{
	const int half = group->count / 2;
	int told = 0, made = 0;

	natural[0] = actual[0] = '\0';
	for (int i = 0; i < half; i++)
		if (group->opponent[group->card[i]] != group->card[half + i])
			put_pair(position, group->card[i], group->card[half + i], &told, natural,
				size);
	for (int i = 0; i < group->count; i++) {
		const int card = group->card[i], other = group->opponent[card];
		const bool by_place =
			i < half ? other == group->card[half + i] : other == group->card[i - half];

		if (other > card && !by_place)
			put_pair(position, card, other, &made, actual, size);
	}
	return told;
}

/* Do the steps speak of the place of this board's cards in the halves? */
static bool has_places(const struct pairing_steps *steps, int board)
{
	for (int i = 0; i < steps->count; i++)
		if (steps->steps[i].kind == PAIRING_STEP_PLACE &&
			steps->steps[i].board == board - 1)
			return true;
	return false;
}

/* The rule that orders the opponents of this level, as the terms of the score have it. */
static const char *order_rule(const struct pairing_score *score, int level)
{
	const char *rule = "";

	for (int i = 0; i < score->nterms; i++)
		if (strncmp(score->terms[i].name, "order", strlen("order")) == 0 &&
			score->terms[i].level == level)
			rule = score->terms[i].rule;
	return rule;
}

static enum status tell_natural(
	const struct position *position, const struct pairing_board *board, struct reasons *reasons)
{
	const int count = position->cards.input.count;
	const int score = position->cards.players[board->white].score;
	const char *rule;
	int *memory = calloc(2 * (size_t)count + 1, sizeof(*memory)), changes;
	struct group group = {.count = 0};
	char natural[SENTENCE_SIZE], actual[SENTENCE_SIZE], text[2 * SENTENCE_SIZE + 80],
		points[16];

	if (!memory)
		return STATUS_NO_MEMORY;
	group.card = memory;
	group.opponent = memory + count;
	find_group(position, score, &group);
	changes = find_changes(position, &group, natural, actual, sizeof(natural));
	points_text(score, points);
	rule = order_rule(&position->score, score);
	if (changes == 0)
		words_put(text, sizeof(text), "Level %s sits as by place, its floaters aside",
			points);
	else
		words_put(text, sizeof(text),
			"Level %s by place, its floaters aside: %s; on the boards: %s", points,
			natural, actual);
	words_put(text + strlen(text), sizeof(text) - strlen(text), "%s%s%s.", rule[0] ? " (" : "",
		rule, rule[0] ? ")" : "");
	free(memory);
	return reasons_add(reasons, text);
}

enum status why_facts(struct app *app, const struct position *position, int board,
	const struct pairing_steps *steps, struct reasons *reasons)
{
	const struct pairing_board *seats = &position->draw.boards[board - 1];
	enum status status = tell_met(app, position, seats, reasons);

	if (status == STATUS_OK && has_places(steps, board))
		status = tell_natural(position, seats, reasons);
	return status;
}
