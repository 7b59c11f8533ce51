/*
 * Seeded random club seasons.
 */
#include "config.h"
#include "support/event/club_season.h"

#include "support/event/random_field.h"

static bool chance(struct club_season *season, int percent)
{
	return random_below(&season->state, 100) < percent;
}

static int anybody(struct club_season *season)
{
	return random_below(&season->state, season->input.count);
}

static int other_than(struct club_season *season, int player)
{
	return (player + 1 + random_below(&season->state, season->input.count - 1)) %
		season->input.count;
}

static void fix(struct club_season *season)
{
	struct pairing_input *input = &season->input;

	input->npins = input->napart = 0;
	if (!season->fixed || !chance(season, 40))
		return;
	input->npins = random_below(&season->state, SEASON_PINS);
	for (int i = 0; i < input->npins; i++) {
		struct pairing_pin *pin = &season->pin[i];

		pin->kind =
			(enum pairing_pin_kind)random_below(&season->state, PAIRING_PIN_OUT + 1);
		pin->player = anybody(season);
		pin->other = other_than(season, pin->player);
		pin->colour = chance(season, 50) ? PAIRING_WHITE : PAIRING_BLACK;
	}
	input->napart = random_below(&season->state, SEASON_APART);
	for (int i = 0; i < input->napart; i++) {
		season->apart[i].player = anybody(season);
		season->apart[i].other = other_than(season, season->apart[i].player);
		season->apart[i].forbidden = chance(season, 80);
	}
}

static void open_evening(struct club_season *season)
{
	for (int i = 0; i < season->input.count; i++) {
		season->player[i].absent = !chance(season, season->attendance);
		season->player[i].volunteer = chance(season, 12);
	}
	fix(season);
}

void club_season_start(
	struct club_season *season, uint64_t seed, int players, int attendance, bool fixed)
{
	*season = (struct club_season){.state = seed, .attendance = attendance, .fixed = fixed};
	season->option = chance(season, 50) ? 15 : 3 + random_below(&season->state, 5);
	for (int i = 0; i < players; i++)
		season->player[i] = (struct pairing_player){.number = i + 1,
			.rating = chance(season, 25) ? 0
						     : 1000 + 10 * random_below(&season->state, 90),
			.games = season->game[i]};
	season->input = (struct pairing_input){.players = season->player,
		.count = players,
		.round = 1,
		.rounds = SEASON_EVENINGS,
		.lot = chance(season, 50) ? PAIRING_WHITE : PAIRING_BLACK,
		.pins = season->pin,
		.apart = season->apart,
		.options = &season->option};
	open_evening(season);
}

static void play_board(struct club_season *season, const struct pairing_board *board)
{
	const int r = season->input.round - 1, won = random_below(&season->state, 3);
	const bool defaulted = chance(season, 5);
	struct pairing_game *white = &season->game[board->white][r], *black;

	if (board->black == PAIRING_NOBODY) {
		*white = (struct pairing_game){
			.opponent = PAIRING_NOBODY, .kind = PAIRING_BYE_FORCED};
		return;
	}
	black = &season->game[board->black][r];
	*white = (struct pairing_game){.opponent = board->black,
		.colour = PAIRING_WHITE,
		.kind = PAIRING_PLAYED,
		.points = won};
	*black = (struct pairing_game){.opponent = board->white,
		.colour = PAIRING_BLACK,
		.kind = PAIRING_PLAYED,
		.points = 2 - won};
	if (!defaulted)
		return;
	white->kind = PAIRING_DEFAULT_WIN;
	white->points = 2;
	black->kind = PAIRING_DEFAULT_LOSS;
	black->points = 0;
}

void club_season_play(struct club_season *season, const struct pairing_draw *draw)
{
	const int r = season->input.round - 1;

	for (int i = 0; i < season->input.count; i++)
		season->game[i][r] = (struct pairing_game){.opponent = PAIRING_NOBODY};
	for (int i = 0; i < draw->count; i++)
		play_board(season, &draw->boards[i]);
	season->input.round++;
	open_evening(season);
}

int club_season_present(const struct club_season *season)
{
	int n = 0;

	for (int i = 0; i < season->input.count; i++)
		n += !season->player[i].absent;
	return n;
}
