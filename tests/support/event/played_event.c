/*
 * Seeded events of any size, played round by round.
 */
#include "support/event/played_event.h"

#include <stdlib.h>

#include "support/event/random_field.h"

static void prepare_round(struct played_event *event)
{
	for (int i = 0; i < event->input.count; i++) {
		struct pairing_player *player = &event->player[i];

		player->absent = random_below(&event->state, 50) == 0;
		player->bye_booked = player->absent;
	}
}

bool played_event_init(struct played_event *event, int players, uint64_t seed)
{
	const size_t n = (size_t)players;

	*event = (struct played_event){.state = seed};
	event->player = calloc(n, sizeof(*event->player));
	event->game = calloc(n * PLAYED_ROUNDS, sizeof(*event->game));
	if (!event->player || !event->game) {
		played_event_done(event);
		return false;
	}
	for (int i = 0; i < players; i++) {
		struct pairing_player *player = &event->player[i];

		player->number = i + 1;
		player->rating = 2400 - (int)(1600 * (int64_t)i / players) / 5 * 5;
		player->games = event->game + (size_t)i * PLAYED_ROUNDS;
		player->club = random_below(&event->state, players / 4 + 2);
	}
	event->input = (struct pairing_input){.players = event->player,
		.count = players,
		.round = 1,
		.rounds = PLAYED_ROUNDS,
		.lot = PAIRING_WHITE};
	prepare_round(event);
	return true;
}

void played_event_done(struct played_event *event)
{
	free(event->player);
	free(event->game);
	*event = (struct played_event){0};
}

/* Half points of White. */
static int result(struct played_event *event, const struct pairing_player *white,
	const struct pairing_player *black)
{
	int edge = (white->rating - black->rating) / 8 + 3;

	if (edge > 45)
		edge = 45;
	if (edge < -45)
		edge = -45;
	const int chance = random_below(&event->state, 100),
		  draws = 30 - (edge < 0 ? -edge : edge) / 2;

	if (chance < 50 + edge - draws / 2)
		return 2;
	return chance < 50 + edge + draws / 2 ? 1 : 0;
}

static void play_board(struct played_event *event, int white, int black)
{
	const int round = event->input.round - 1;
	struct pairing_player *one = &event->player[white], *two = &event->player[black];
	struct pairing_game *first = &event->game[white * PLAYED_ROUNDS + round];
	struct pairing_game *second = &event->game[black * PLAYED_ROUNDS + round];
	const int points = result(event, one, two);

	*first = (struct pairing_game){black, PAIRING_WHITE, PAIRING_PLAYED, PAIRING_LEVEL, points};
	*second = (struct pairing_game){
		white, PAIRING_BLACK, PAIRING_PLAYED, PAIRING_LEVEL, 2 - points};
	if (one->score != two->score) {
		first->floated = one->score > two->score ? PAIRING_FLOAT_DOWN : PAIRING_FLOAT_UP;
		second->floated = one->score > two->score ? PAIRING_FLOAT_UP : PAIRING_FLOAT_DOWN;
	}
}

void played_event_play(struct played_event *event, const struct pairing_draw *draw)
{
	const int round = event->input.round - 1;

	for (int i = 0; i < event->input.count; i++) {
		struct pairing_game *game = &event->game[i * PLAYED_ROUNDS + round];

		*game = (struct pairing_game){.opponent = PAIRING_NOBODY};
		if (event->player[i].absent && random_below(&event->state, 2) == 0) {
			game->kind = PAIRING_BYE_HALF;
			game->points = 1;
		}
	}
	for (int i = 0; i < draw->count; i++) {
		const struct pairing_board *board = &draw->boards[i];

		if (board->black == PAIRING_NOBODY)
			event->game[board->white * PLAYED_ROUNDS + round] =
				(struct pairing_game){PAIRING_NOBODY, PAIRING_NEUTRAL,
					PAIRING_BYE_FORCED, PAIRING_LEVEL, 2};
		else
			play_board(event, board->white, board->black);
	}
	for (int i = 0; i < event->input.count; i++)
		event->player[i].score += event->game[i * PLAYED_ROUNDS + round].points;
	event->input.round++;
	prepare_round(event);
}
