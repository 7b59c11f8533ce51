/*
 * The Dutch reading of the players' records: preferences, floats, topscorers, effective pairing
 * numbers.
 */
#include "dutch/dutch.h"

#include <stdlib.h>

#include "cards/colour.h"
#include "cards/extra.h"

static struct pairing_points points_of(const struct pairing_input *input)
{
	const struct pairing_points *points = &input->points;

	if (points->win == 0 && points->draw == 0 && points->loss == 0)
		return (struct pairing_points){2, 1, 0};
	return *points;
}

/* 1.7 */
static void set_preference(struct dutch_card *card, enum pairing_colour last)
{
	const int difference = card->difference, distance = abs(difference);

	if (card->played == 0)
		return;
	if (distance > 1 || card->repeated != PAIRING_NEUTRAL)
		card->strength = DUTCH_ABSOLUTE;
	else
		card->strength = distance == 1 ? DUTCH_STRONG : DUTCH_MILD;
	if (distance > 1)
		card->due = difference > 0 ? PAIRING_BLACK : PAIRING_WHITE;
	else if (card->repeated != PAIRING_NEUTRAL)
		card->due = colour_other(card->repeated);
	else if (distance == 1)
		card->due = difference > 0 ? PAIRING_BLACK : PAIRING_WHITE;
	else
		card->due = colour_other(last);
}

/* Only games really played count, here or elsewhere, closed up over the rounds without one. */
static void read_colours(
	struct dutch *dutch, struct dutch_card *card, const struct pairing_player *player)
{
	const int rounds = dutch->input->round - 1;
	unsigned char *colours = dutch->colours + card->first;

	for (int r = 0; r < rounds; r++) {
		if (player->games[r].kind != PAIRING_PLAYED)
			card->unplayed++;
		if (!pairing_has_colour(&player->games[r]))
			continue;
		colours[card->played++] = (unsigned char)player->games[r].colour;
		card->difference += player->games[r].colour == PAIRING_WHITE ? 1 : -1;
	}
	if (card->played >= 2 && colours[card->played - 1] == colours[card->played - 2])
		card->repeated = (enum pairing_colour)colours[card->played - 1];
	if (card->played > 0)
		set_preference(card, (enum pairing_colour)colours[card->played - 1]);
}

/*
 * The pairing score before round r + 1; what is in no game's points has been there from the start.
 */
static int score_before(const struct pairing_input *input, int player, int r)
{
	const struct pairing_player *record = &input->players[player];
	int score = record->score + extra_of(input, player, r);

	for (int i = r; i < input->round - 1; i++)
		score -= record->games[i].points;
	return score;
}

/* 1.4 */
static enum pairing_float float_of(
	const struct pairing_input *input, const struct dutch_options *options, int player, int r)
{
	const struct pairing_game *game = &input->players[player].games[r];
	int own, other;

	if (game->kind == PAIRING_BYE_FORCED && !options->poor_bye)
		return PAIRING_FLOAT_DOWN;
	if (game->kind != PAIRING_PLAYED)
		return game->points > points_of(input).loss ? PAIRING_FLOAT_DOWN : PAIRING_LEVEL;
	if (game->opponent < 0)
		return game->floated;
	own = score_before(input, player, r);
	other = score_before(input, game->opponent, r);
	if (own == other)
		return PAIRING_LEVEL;
	return own > other ? PAIRING_FLOAT_DOWN : PAIRING_FLOAT_UP;
}

static unsigned floats_of(const struct dutch *dutch, int player)
{
	const int rounds = dutch->input->round - 1;
	unsigned floats = 0;

	for (int back = 1; back <= 2 && back <= rounds; back++) {
		const enum pairing_float floated =
			float_of(dutch->input, &dutch->options, player, rounds - back);

		if (floated == PAIRING_FLOAT_DOWN)
			floats |= back == 1 ? DUTCH_DOWN_1 : DUTCH_DOWN_2;
		else if (floated == PAIRING_FLOAT_UP)
			floats |= back == 1 ? DUTCH_UP_1 : DUTCH_UP_2;
	}
	return floats;
}

enum pairing_status dutch_floats(
	const struct pairing_input *input, int round, enum pairing_float *floats)
{
	struct dutch_options options;
	const enum pairing_status status = dutch_options_read(input, &options, NULL);

	for (int i = 0; status == PAIRING_OK && i < input->count; i++)
		floats[i] = float_of(input, &options, i, round - 1);
	return status;
}

bool dutch_bye_floats(const struct pairing_input *input)
{
	struct dutch_options options;

	return dutch_options_read(input, &options, NULL) == PAIRING_OK && !options.poor_bye;
}

/* 1.8: more than half of what could be had in the rounds played, before the last round. */
static bool is_topscorer(const struct pairing_input *input, int score)
{
	const struct pairing_points points = points_of(input);
	const int most = points.win > points.draw ? points.win : points.draw;

	return input->rounds > 0 && input->round >= input->rounds &&
		2 * score > most * (input->round - 1);
}

/* C2: who had the bye, or as much as a win without a game. */
static bool is_bye_barred(const struct pairing_input *input, const struct pairing_player *player)
{
	const int win = points_of(input).win;

	for (int r = 0; r < input->round - 1; r++) {
		const struct pairing_game *game = &player->games[r];

		if (game->kind == PAIRING_BYE_FORCED || game->kind == PAIRING_BYE_FULL ||
			game->kind == PAIRING_DEFAULT_WIN)
			return true;
		if (game->kind != PAIRING_PLAYED && game->points >= win)
			return true;
	}
	return false;
}

static void read_card(struct dutch *dutch, int c)
{
	const struct pairing_input *input = dutch->input;
	struct field_card *seat = &dutch->field.card[c];
	struct dutch_card *card = &dutch->card[c];
	const struct pairing_player *player = &input->players[seat->player];

	card->first = c * (input->round - 1);
	read_colours(dutch, card, player);
	card->floats = floats_of(dutch, seat->player);
	card->topscorer = is_topscorer(input, seat->score);
	dutch->topscorers = dutch->topscorers || card->topscorer;
	seat->bye_barred = is_bye_barred(input, player);
}

/* A player who has been in no pairing so far and is not here holds no pairing number yet. */
static bool is_known(const struct dutch *dutch, int player)
{
	const struct pairing_input *input = dutch->input;

	if (dutch->field.card_of[player] >= 0)
		return true;
	for (int r = 0; r < input->round - 1; r++) {
		const struct pairing_game *game = &input->players[player].games[r];

		if (game->kind == PAIRING_PLAYED || game->kind == PAIRING_BYE_FORCED ||
			game->kind == PAIRING_DEFAULT_WIN ||
			(game->kind == PAIRING_DEFAULT_LOSS && game->opponent != PAIRING_NOBODY))
			return true;
	}
	return false;
}

static void number_cards(struct dutch *dutch)
{
	int tpn = 0;

	for (int i = 0; i < dutch->input->count; i++) {
		if (!is_known(dutch, i))
			continue;
		tpn++;
		if (dutch->field.card_of[i] >= 0)
			dutch->card[dutch->field.card_of[i]].tpn = tpn;
	}
}

static enum pairing_status read_cards(struct dutch *dutch)
{
	const size_t n = (size_t)dutch->field.count + 1;

	dutch->card = calloc(n, sizeof(*dutch->card));
	dutch->colours = calloc(n * (size_t)dutch->input->round, sizeof(*dutch->colours));
	if (!dutch->card || !dutch->colours)
		return PAIRING_NO_MEMORY;
	for (int c = 0; c < dutch->field.count; c++)
		read_card(dutch, c);
	number_cards(dutch);
	return PAIRING_OK;
}

enum pairing_status dutch_init(
	void *digest, const struct pairing_input *input, struct pairing_blame *blame)
{
	struct dutch *dutch = digest;
	struct dutch made = {0};
	enum pairing_status status = dutch_options_read(input, &made.options, blame);

	made.input = input;
	if (status == PAIRING_OK)
		status = extra_add(input, &made.players, &made.paired);
	if (status == PAIRING_OK) {
		*dutch = made;
		status = field_init(&dutch->field, &dutch->paired, blame);
		if (status != PAIRING_OK)
			free(dutch->players);
		else
			status = read_cards(dutch);
		if (status == PAIRING_OK)
			return status;
		if (dutch->field.card)
			dutch_done(dutch);
	}
	return status;
}

void dutch_done(void *digest)
{
	struct dutch *dutch = digest;

	field_done(&dutch->field);
	free(dutch->card);
	free(dutch->colours);
	free(dutch->players);
	*dutch = (struct dutch){0};
}
