/*
 * Seeded random tournaments of the Dutch system.
 */
#include "config.h"
#include "support/event/dutch_tournament.h"

#include <stdio.h>

#include "support/event/random_field.h"

static bool chance(struct dutch_tournament *tournament, int percent)
{
	return random_below(&tournament->state, 100) < percent;
}

static const struct pairing_points systems[] = {
	{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {6, 2, 0}, {6, 4, 2}, {4, 2, 0}};

/* Who takes part, virtual points, prohibited pairs. */
static void open_round(struct dutch_tournament *tournament)
{
	struct pairing_input *input = &tournament->input;
	const int r = input->round - 1;

	for (int i = 0; i < input->count; i++) {
		struct pairing_player *player = &tournament->player[i];

		if (r > 0 && chance(tournament, tournament->absences / 5))
			tournament->gone[i] = true;
		player->absent = tournament->gone[i] || input->round < tournament->late[i] ||
			chance(tournament, tournament->absences);
		if (tournament->virtual == 1 && r < input->rounds / 2)
			tournament->given[i][r] = i < (input->count + 3) / 4 * 2
				? (r < input->rounds / 4 ? 2 : 1)
				: 0;
		else if (tournament->virtual == 2)
			tournament->given[i][r] = random_below(&tournament->state, 3);
		for (int k = 0; k <= r; k++)
			tournament->extra[i * input->round + k] = tournament->given[i][k];
	}
	input->extra = tournament->virtual ? tournament->extra : NULL;
	input->napart =
		chance(tournament, 15) ? random_below(&tournament->state, TOURNAMENT_APART + 1) : 0;
	for (int k = 0; k < input->napart; k++) {
		struct pairing_apart *pair = &tournament->apart[k];

		pair->player = random_below(&tournament->state, input->count);
		pair->other =
			(pair->player + 1 + random_below(&tournament->state, input->count - 1)) %
			input->count;
		pair->forbidden = chance(tournament, 80);
	}
}

void dutch_tournament_start(struct dutch_tournament *tournament, uint64_t seed, int least, int most)
{
	struct pairing_input *input = &tournament->input;
	const struct pairing_points *points;

	*tournament = (struct dutch_tournament){.state = seed};
	points = &systems[random_below(&tournament->state, sizeof(systems) / sizeof(systems[0]))];
	*input = (struct pairing_input){
		.players = tournament->player, .apart = tournament->apart, .points = *points};
	input->count = least + random_below(&tournament->state, most - least + 1);
	input->round = 1;
	input->rounds = 2 + random_below(&tournament->state, TOURNAMENT_ROUNDS - 1);
	if (input->rounds > input->count + 1)
		input->rounds = input->count + 1;
	input->lot = chance(tournament, 50) ? PAIRING_WHITE : PAIRING_BLACK;
	tournament->bye_points = chance(tournament, 80) ? (points->win ? points->win : 2) : 1;
	tournament->absences = chance(tournament, 50) ? 0 : random_below(&tournament->state, 25);
	tournament->forfeits = chance(tournament, 60) ? 0 : random_below(&tournament->state, 25);
	tournament->draws = random_below(&tournament->state, 101);
	tournament->wild = chance(tournament, 50) ? 0 : random_below(&tournament->state, 80);
	tournament->virtual = chance(tournament, 75) ? 0 : 1 + chance(tournament, 40);
	for (int i = 0; i < input->count; i++) {
		tournament->player[i] =
			(struct pairing_player){.number = i + 1, .games = tournament->game[i]};
		if (tournament->absences > 0 && chance(tournament, 8))
			tournament->late[i] = 1 + random_below(&tournament->state, 3);
	}
	open_round(tournament);
}

static void enter(struct dutch_tournament *tournament, int i, enum pairing_kind kind, int points)
{
	struct pairing_game *game = &tournament->game[i][tournament->input.round - 1];

	game->kind = kind;
	game->points = points;
	tournament->player[i].score += points;
}

static struct pairing_points worth(const struct dutch_tournament *tournament)
{
	const struct pairing_points *points = &tournament->input.points;

	return points->win ? *points : (struct pairing_points){2, 1, 0};
}

static void play_board(struct dutch_tournament *tournament, int white, int black)
{
	const int r = tournament->input.round - 1, favourite = white < black ? 65 : 35;
	const struct pairing_points points = worth(tournament);
	const bool forfeit = chance(tournament, tournament->forfeits),
		   first = chance(tournament, favourite);

	tournament->game[white][r].opponent = black;
	tournament->game[black][r].opponent = white;
	tournament->game[white][r].colour = PAIRING_WHITE;
	tournament->game[black][r].colour = PAIRING_BLACK;
	if (forfeit) {
		const bool both = chance(tournament, 15);

		enter(tournament, first ? white : black,
			both ? PAIRING_DEFAULT_LOSS : PAIRING_DEFAULT_WIN, both ? 0 : points.win);
		enter(tournament, first ? black : white, PAIRING_DEFAULT_LOSS, 0);
	} else if (chance(tournament, tournament->draws)) {
		enter(tournament, white, PAIRING_PLAYED, points.draw);
		enter(tournament, black, PAIRING_PLAYED, points.draw);
	} else {
		enter(tournament, first ? white : black, PAIRING_PLAYED, points.win);
		enter(tournament, first ? black : white, PAIRING_PLAYED, points.loss);
	}
}

static void sit_out(struct dutch_tournament *tournament, int i)
{
	struct pairing_game *game = &tournament->game[i][tournament->input.round - 1];

	game->opponent = PAIRING_NOBODY;
	if (tournament->gone[i] || chance(tournament, 40))
		enter(tournament, i, PAIRING_ABSENT, 0);
	else if (chance(tournament, 85))
		enter(tournament, i, PAIRING_BYE_HALF, worth(tournament).draw);
	else
		enter(tournament, i, PAIRING_BYE_FULL, worth(tournament).win);
}

static void give_bye(struct dutch_tournament *tournament, int i)
{
	tournament->game[i][tournament->input.round - 1].opponent = PAIRING_NOBODY;
	enter(tournament, i, PAIRING_BYE_FORCED, tournament->bye_points);
}

/* By no rule: whoever is there meets the next one of a shuffled list. */
static void play_wildly(struct dutch_tournament *tournament)
{
	int list[TOURNAMENT_PLAYERS], count = 0;

	for (int i = 0; i < tournament->input.count; i++) {
		int at;

		if (tournament->player[i].absent)
			continue;
		at = random_below(&tournament->state, ++count);
		list[count - 1] = list[at];
		list[at] = i;
	}
	for (int k = 0; k + 1 < count; k += 2)
		play_board(tournament, list[k], list[k + 1]);
	if (count % 2 == 1)
		give_bye(tournament, list[count - 1]);
}

bool dutch_tournament_play(struct dutch_tournament *tournament, const struct pairing_draw *draw)
{
	struct pairing_input *input = &tournament->input;

	if (input->round >= input->rounds)
		return false;
	for (int i = 0; i < input->count; i++)
		if (tournament->player[i].absent)
			sit_out(tournament, i);
	if (chance(tournament, tournament->wild)) {
		play_wildly(tournament);
	} else {
		for (int k = 0; k < draw->count; k++) {
			if (draw->boards[k].black == PAIRING_NOBODY)
				give_bye(tournament, draw->boards[k].white);
			else
				play_board(
					tournament, draw->boards[k].white, draw->boards[k].black);
		}
	}
	input->round++;
	open_round(tournament);
	return true;
}

static void print_game(const struct dutch_tournament *tournament, const struct pairing_game *game)
{
	static const char letter[] = "Z?+-UFH";
	const struct pairing_points points = worth(tournament);
	char result = letter[game->kind];

	if (game->kind == PAIRING_PLAYED)
		result = game->points == points.win ? '1' : game->points == points.draw ? '=' : '0';
	if (game->opponent >= 0)
		printf("  %4d %c %c", game->opponent + 1, game->colour == PAIRING_WHITE ? 'w' : 'b',
			result);
	else
		printf("  0000 - %c", result);
}

static void print_player(const struct dutch_tournament *tournament, int i)
{
	const struct pairing_player *player = &tournament->player[i];
	const int rounds = tournament->input.round - 1;

	printf("001 %4d      P%-3d%62s%2d.%d %4d", i + 1, i + 1, "", player->score / 2,
		player->score % 2 * 5, i + 1);
	for (int r = 0; r < rounds; r++)
		print_game(tournament, &tournament->game[i][r]);
	printf("%s\n", player->absent ? "  0000 - Z" : "");
}

void dutch_tournament_print(const struct dutch_tournament *tournament)
{
	const struct pairing_input *input = &tournament->input;
	const struct pairing_points points = worth(tournament);

	printf("012 random\n142 %d\n152 %c\n", input->rounds,
		input->lot == PAIRING_BLACK ? 'B' : 'W');
	printf("162  W%2d.%d    D%2d.%d    L%2d.%d    P%2d.%d\n", points.win / 2,
		points.win % 2 * 5, points.draw / 2, points.draw % 2 * 5, points.loss / 2,
		points.loss % 2 * 5, tournament->bye_points / 2, tournament->bye_points % 2 * 5);
	for (int k = 0; k < input->napart; k++)
		if (tournament->apart[k].forbidden)
			printf("260 %03d %03d %4d %4d\n", input->round, input->round,
				tournament->apart[k].player + 1, tournament->apart[k].other + 1);
	for (int i = 0; i < input->count; i++) {
		print_player(tournament, i);
		if (tournament->virtual == 0)
			continue;
		printf("XXA %4d", i + 1);
		for (int r = 0; r < input->round; r++)
			printf(" %2d.%d", tournament->given[i][r] / 2,
				tournament->given[i][r] % 2 * 5);
		printf("\n");
	}
}
