/*
 * Seeded sections of a US Chess event.
 */
#include "config.h"
#include "support/reference/us_section.h"

#include <stdlib.h>

#include "support/event/random_field.h"

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

static void set(struct us_section *section, const char *name, int value)
{
	section->setting[pairing_book_option(pairing_book_find("uscf"), name)] = value;
}

static void keep_apart(struct us_section *section)
{
	const int players = section->input.count, pairs = random_below(&section->state, 4);

	for (int i = 0; i < pairs; i++) {
		const int a = random_below(&section->state, players),
			  b = random_below(&section->state, players);

		if (a != b)
			section->apart[section->input.napart++] =
				(struct pairing_apart){a, b, chance(section, 20)};
	}
	section->input.apart = section->apart;
}

void us_section_vary(struct us_section *section)
{
	const struct pairing_book *book = pairing_book_find("uscf");

	for (int i = 0; i < book->noptions; i++)
		section->setting[i] = book->options[i].value;
	section->input.options = section->setting;
	set(section, "teams", random_below(&section->state, 4));
	set(section, "three_in_row", chance(section, 20));
	set(section, "rule5", random_below(&section->state, 5));
	set(section, "harkness", chance(section, 20));
	set(section, "bye_for_colours", chance(section, 20));
	set(section, "accelerated", chance(section, 20));
	set(section, "new_players", chance(section, 10));
	set(section, "odd_player_switch", chance(section, 90));
	set(section, "interchanges", chance(section, 80) ? 2 : random_below(&section->state, 2));
	for (int i = 0; i < section->input.count; i++) {
		if (chance(section, 12))
			section->player[i].rating = 0;
		else if (i > 0 && chance(section, 15))
			section->player[i].rating = section->player[i - 1].rating;
		section->player[i].is_new = chance(section, section->player[i].rating ? 2 : 40);
	}
	if (chance(section, 30))
		section->input.rounds = 4;
	if (chance(section, 30))
		keep_apart(section);
}

int us_section_setting(const struct us_section *section, const char *name)
{
	const struct pairing_book *book = pairing_book_find("uscf");
	const int option = pairing_book_option(book, name);

	return section->input.options ? section->input.options[option]
				      : book->options[option].value;
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
	return section->input.round++ < section->input.rounds;
}
