/*
 * Seeded sections of a US Chess event.
 */
#include "config.h"
#include "us_section.h"

#include <stdlib.h>

#include "random_field.h"

enum { TOP = 2400, BOTTOM = 600, TEAMS = 7 };

static bool chance(struct us_section *section, int percent)
{
	return random_below(&section->state, 100) < percent;
}

void us_section_start(struct us_section *section, uint64_t seed, int players)
{
	*section = (struct us_section){.state = seed};
	section->player = calloc((size_t)players, sizeof(*section->player));
	section->game = calloc((size_t)players * US_SECTION_ROUNDS, sizeof(*section->game));
	if (!section->player || !section->game)
		exit(EXIT_FAILURE);
	section->input = (struct pairing_input){.players = section->player,
		.count = players,
		.round = 1,
		.rounds = US_SECTION_ROUNDS,
		.lot = chance(section, 50) ? PAIRING_WHITE : PAIRING_BLACK};
	for (int i = 0; i < players; i++)
		section->player[i] = (struct pairing_player){.number = i + 1,
			.rating = i > players * 19 / 20 ? 0 : TOP - i * (TOP - BOTTOM) / players,
			.club = random_below(&section->state, TEAMS),
			.games = section->game + (size_t)i * US_SECTION_ROUNDS};
}

void us_section_done(struct us_section *section)
{
	free(section->player);
	free(section->game);
}

static void enter(struct us_section *section, int i, enum pairing_kind kind, int points)
{
	struct pairing_game *game =
		&section->game[(size_t)i * US_SECTION_ROUNDS + (size_t)section->input.round - 1];

	game->kind = kind;
	game->points = points;
	section->player[i].score += points;
}

static void sit(struct us_section *section, int i, int opponent, enum pairing_colour colour)
{
	struct pairing_game *game =
		&section->game[(size_t)i * US_SECTION_ROUNDS + (size_t)section->input.round - 1];

	game->opponent = opponent;
	game->colour = colour;
}

static void play_board(struct us_section *section, int white, int black)
{
	const bool favourite = chance(section, 80), white_wins = (white < black) == favourite;
	const int winner = white_wins ? white : black, loser = white_wins ? black : white;

	sit(section, white, black, PAIRING_WHITE);
	sit(section, black, white, PAIRING_BLACK);
	if (chance(section, 2)) {
		enter(section, winner, PAIRING_DEFAULT_WIN, 2);
		enter(section, loser, PAIRING_DEFAULT_LOSS, 0);
	} else if (random_below(&section->state, 3) == 0) {
		enter(section, white, PAIRING_PLAYED, 1);
		enter(section, black, PAIRING_PLAYED, 1);
	} else {
		enter(section, winner, PAIRING_PLAYED, 2);
		enter(section, loser, PAIRING_PLAYED, 0);
	}
}

static void sit_out(struct us_section *section, int i)
{
	const bool half = chance(section, 80);

	sit(section, i, PAIRING_NOBODY, PAIRING_NEUTRAL);
	enter(section, i, half ? PAIRING_BYE_HALF : PAIRING_ABSENT, half);
}

bool us_section_play(struct us_section *section, const struct pairing_draw *draw)
{
	for (int k = 0; k < draw->count; k++) {
		const struct pairing_board *board = &draw->boards[k];

		if (board->black == PAIRING_NOBODY) {
			sit(section, board->white, PAIRING_NOBODY, PAIRING_NEUTRAL);
			enter(section, board->white, PAIRING_BYE_FORCED, 2);
		} else {
			play_board(section, board->white, board->black);
		}
	}
	for (int i = 0; i < section->input.count; i++) {
		if (section->player[i].absent)
			sit_out(section, i);
		section->player[i].absent = chance(section, 4);
		section->player[i].bye_booked = chance(section, 3);
	}
	return section->input.round++ < US_SECTION_ROUNDS;
}
