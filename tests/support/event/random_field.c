/*
 * Seeded random fields.
 */
#include "config.h"
#include "support/event/random_field.h"

#include <stdio.h>
#include <string.h>

struct making {
	struct random_field *field;
	uint64_t *state;
	int players;
	int rounds; /* before the draw */
	int enters[FIELD_PLAYERS_MOST];
	bool close; /* opponents are sought among near scores, as in a real event */
};

static bool chance(uint64_t *state, int percent)
{
	return random_below(state, 100) < percent;
}

/* Ratings fall, with ties and without. */
static void make_players(struct making *making)
{
	const bool flat = chance(making->state, 15), late = chance(making->state, 20);
	const int clubs = chance(making->state, 40) ? 1 + random_below(making->state, 4) : 0;
	int rating = 2000;

	for (int i = 0; i < making->players; i++) {
		struct pairing_player *player = &making->field->player[i];

		*player = (struct pairing_player){.number = i + 1,
			.rating = flat ? 0 : rating,
			.games = making->field->game[i]};
		if (chance(making->state, 70))
			rating -= random_below(making->state, 60);
		if (clubs > 0)
			player->club = random_below(making->state, clubs + 1);
		making->enters[i] = late && chance(making->state, 25)
			? random_below(making->state, making->rounds + 1)
			: 0;
	}
}

static enum pairing_float float_of(int score, int other)
{
	return score == other   ? PAIRING_LEVEL
		: other < score ? PAIRING_FLOAT_DOWN
				: PAIRING_FLOAT_UP;
}

/* Colours lean to the one that was played less. */
static bool takes_white(const struct making *making, int i, int j, int round)
{
	int balance = 0;

	for (int r = 0; r < round; r++) {
		const enum pairing_colour a = making->field->game[i][r].colour,
					  b = making->field->game[j][r].colour;

		balance += (a == PAIRING_WHITE) - (a == PAIRING_BLACK) - (b == PAIRING_WHITE) +
			(b == PAIRING_BLACK);
	}
	if (balance == 0 || chance(making->state, 15))
		return chance(making->state, 50);
	return balance < 0;
}

static void play_board(struct making *making, int i, int j, int round, const int *score)
{
	struct pairing_game *a = &making->field->game[i][round],
			    *b = &making->field->game[j][round];
	const bool white = takes_white(making, i, j, round);
	const int gets = random_below(making->state, 3);

	*a = (struct pairing_game){j, white ? PAIRING_WHITE : PAIRING_BLACK, PAIRING_PLAYED,
		float_of(score[i], score[j]), gets};
	*b = (struct pairing_game){i, white ? PAIRING_BLACK : PAIRING_WHITE, PAIRING_PLAYED,
		float_of(score[j], score[i]), 2 - gets};
	if (!chance(making->state, 8))
		return;
	a->kind = PAIRING_DEFAULT_WIN;
	a->points = 2;
	b->kind = PAIRING_DEFAULT_LOSS;
	b->points = 0;
	if (chance(making->state, 20)) {
		a->kind = PAIRING_DEFAULT_LOSS;
		a->points = 0;
	}
	if (chance(making->state, 50))
		a->colour = b->colour = PAIRING_NEUTRAL;
}

static void sit_out(struct making *making, int i, int round)
{
	static const struct pairing_game kinds[] = {
		{PAIRING_NOBODY, PAIRING_NEUTRAL, PAIRING_ABSENT, PAIRING_LEVEL, 0},
		{PAIRING_NOBODY, PAIRING_NEUTRAL, PAIRING_BYE_HALF, PAIRING_LEVEL, 1},
		{PAIRING_NOBODY, PAIRING_NEUTRAL, PAIRING_BYE_HALF, PAIRING_LEVEL, 1},
		{PAIRING_NOBODY, PAIRING_NEUTRAL, PAIRING_BYE_FULL, PAIRING_LEVEL, 2},
		{PAIRING_OUTSIDE, PAIRING_WHITE, PAIRING_PLAYED, PAIRING_FLOAT_UP, 2},
		{PAIRING_OUTSIDE, PAIRING_BLACK, PAIRING_PLAYED, PAIRING_FLOAT_DOWN, 1},
	};
	const int late = round < making->enters[i];

	making->field->game[i][round] = kinds[late ? 0 : random_below(making->state, 6)];
}

static void swap(int *a, int *b)
{
	const int c = *a;

	*a = *b;
	*b = c;
}

/* Those who play this round, shuffled; in a close event the scores then fall. */
static int make_order(struct making *making, int round, const int *score, int *order)
{
	int n = 0;

	for (int i = 0; i < making->players; i++) {
		if (round < making->enters[i] || chance(making->state, 7))
			sit_out(making, i, round);
		else
			order[n++] = i;
	}
	for (int i = n - 1; i > 0; i--)
		swap(&order[i], &order[random_below(making->state, i + 1)]);
	for (int i = 1; making->close && i < n; i++)
		for (int j = i; j > 0 && score[order[j]] > score[order[j - 1]]; j--)
			swap(&order[j], &order[j - 1]);
	return n;
}

static void play_round(struct making *making, int round)
{
	int score[FIELD_PLAYERS_MOST], order[FIELD_PLAYERS_MOST];
	int n;

	for (int i = 0; i < making->players; i++)
		score[i] = making->field->player[i].score;
	n = make_order(making, round, score, order);
	for (int i = 0; i + 1 < n; i += 2)
		play_board(making, order[i], order[i + 1], round, score);
	if (n % 2 == 1)
		making->field->game[order[n - 1]][round] = (struct pairing_game){
			PAIRING_NOBODY, PAIRING_NEUTRAL, PAIRING_BYE_FORCED, PAIRING_LEVEL, 2};
	for (int i = 0; i < making->players; i++)
		making->field->player[i].score += making->field->game[i][round].points;
}

/*
 * Some events only have few scores, so that levels are large; some players lose their record of
 * colours and floats.
 */
static void bend(struct making *making)
{
	const int levels = chance(making->state, 35) ? 1 + random_below(making->state, 3) : 0;
	const bool even = chance(making->state, 10);

	for (int i = 0; i < making->players; i++) {
		struct pairing_player *player = &making->field->player[i];

		if (levels > 0)
			player->score = 2 * random_below(making->state, levels) +
				random_below(making->state, 2);
		for (int r = 0; even && r < making->rounds; r++)
			making->field->game[i][r].floated =
				(enum pairing_float)random_below(making->state, 3);
		player->bye_booked = chance(making->state, 12);
	}
}

/* Leave `cards` players in the round. */
static void make_absent(struct making *making, int cards)
{
	for (int left = making->players; left > cards;) {
		const int i = random_below(making->state, making->players);

		if (making->field->player[i].absent)
			continue;
		making->field->player[i].absent = true;
		making->field->player[i].bye_booked = true;
		left--;
	}
}

static int any_card(struct making *making)
{
	for (;;) {
		const int i = random_below(making->state, making->players);

		if (!making->field->player[i].absent)
			return i;
	}
}

static void make_pins(struct making *making)
{
	struct pairing_input *input = &making->field->input;

	input->npins =
		1 + random_below(making->state, chance(making->state, 85) ? 2 : FIELD_PINS_MOST);
	for (int i = 0; i < input->npins; i++) {
		struct pairing_pin *pin = &making->field->pin[i];

		pin->kind = (enum pairing_pin_kind)random_below(making->state, PAIRING_PIN_OUT + 1);
		pin->player = pin->other = any_card(making);
		pin->colour = PAIRING_NEUTRAL;
		while (pin->kind == PAIRING_PIN_BOARD && pin->other == pin->player)
			pin->other = any_card(making);
		if (pin->kind == PAIRING_PIN_BOARD)
			pin->colour = (enum pairing_colour)random_below(making->state, 3);
		if (pin->kind == PAIRING_PIN_COLOUR)
			pin->colour = chance(making->state, 50) ? PAIRING_WHITE : PAIRING_BLACK;
	}
	input->pins = making->field->pin;
}

static void make_apart(struct making *making)
{
	struct pairing_input *input = &making->field->input;

	input->napart = 1 + random_below(making->state, FIELD_APART_MOST);
	for (int i = 0; i < input->napart; i++) {
		struct pairing_apart *pair = &making->field->apart[i];

		pair->player = pair->other = any_card(making);
		while (pair->other == pair->player)
			pair->other = random_below(making->state, making->players);
		pair->forbidden = chance(making->state, 50);
	}
	input->apart = making->field->apart;
}

static void make_options(struct making *making)
{
	int *option = making->field->option;

	option[0] = chance(making->state, 50) ? 60 : random_below(making->state, 4);
	option[1] = chance(making->state, 50);
	option[2] = chance(making->state, 50);
	option[3] = chance(making->state, 60);
	option[4] = chance(making->state, 40);
	option[5] = chance(making->state, 40);
	option[6] = 0;
	option[7] = chance(making->state, 40) ? FIELD_ROUNDS_MOST : 0;
	option[8] = random_below(making->state, 5);
	option[9] = chance(making->state, 50);
	making->field->input.options = option;
}

void random_field_make(struct random_field *field, uint64_t seed, int least, int most)
{
	uint64_t state = seed * UINT64_C(0x2545f4914f6cdd1d) + 1;
	struct making making = {.field = field, .state = &state};
	const int cards = least + random_below(&state, most - least + 1);

	memset(field, 0, sizeof(*field));
	making.players = cards + (chance(&state, 40) ? random_below(&state, 4) : 0);
	making.rounds = random_below(&state, cards < 7 ? 4 : FIELD_ROUNDS_MOST);
	making.close = chance(&state, 70);
	make_players(&making);
	for (int round = 0; round < making.rounds; round++)
		play_round(&making, round);
	bend(&making);
	make_absent(&making, cards);
	field->input = (struct pairing_input){
		.players = field->player,
		.count = making.players,
		.round = making.rounds + 1,
		.rounds = FIELD_ROUNDS_MOST,
		.lot = (enum pairing_colour)random_below(&state, 3),
	};
	if (chance(&state, 30))
		make_pins(&making);
	if (chance(&state, 20))
		make_apart(&making);
	if (chance(&state, 50))
		make_options(&making);
}

static bool is_out(const struct pairing_input *input, int player)
{
	for (int i = 0; i < input->npins; i++)
		if (input->pins[i].kind == PAIRING_PIN_OUT && input->pins[i].player == player)
			return true;
	return input->players[player].absent;
}

void random_field_draw(const struct random_field *field, uint64_t *state, struct pairing_draw *draw)
{
	const struct pairing_input *input = &field->input;
	const bool by_rules = chance(state, 50);
	int order[FIELD_PLAYERS_MOST], n = 0;

	for (int i = 0; i < input->count; i++)
		if (!is_out(input, i))
			order[n++] = i;
	/* most draws mix near cards only, so that the later terms are of a real size */
	for (int i = n - 1; i > 0; i--)
		if (chance(state, 60))
			swap(&order[i], &order[random_below(state, i + 1)]);
	draw->count = 0;
	for (int i = 0; i < n; i += 2) {
		const int a = order[i], b = i + 1 < n ? order[i + 1] : PAIRING_NOBODY;
		const bool turned = b >= 0 &&
			(by_rules ? pairing_colour_on_board(input, a, b) == PAIRING_BLACK
				  : chance(state, 50));

		draw->boards[draw->count++] =
			(struct pairing_board){turned ? b : a, turned ? a : b};
	}
	if (by_rules)
		pairing_draw_order(input, draw);
}

static void print_player(const struct random_field *field, int i)
{
	static const char *const kinds[] = {"-", "", "+", "d", "U", "F", "H"};
	const struct pairing_player *player = &field->player[i];

	fprintf(stderr, "%3d  rating %4d  score %2d  club %d %s%s ", i, player->rating,
		player->score, player->club, player->absent ? "absent " : "",
		player->bye_booked ? "booked" : "");
	for (int r = 0; r < field->input.round - 1; r++) {
		const struct pairing_game *game = &player->games[r];

		fprintf(stderr, " %s%c%d%s", kinds[game->kind], "nWB"[game->colour],
			game -> opponent,
			game -> floated == PAIRING_FLOAT_DOWN       ? "v"
				: game->floated == PAIRING_FLOAT_UP ? "^"
								    : "");
	}
	fputc('\n', stderr);
}

void random_field_print(const struct random_field *field)
{
	const struct pairing_input *input = &field->input;

	fprintf(stderr, "round %d, lot %d\n", input->round, (int)input->lot);
	for (int i = 0; i < input->count; i++)
		print_player(field, i);
	for (int i = 0; i < input->npins; i++)
		fprintf(stderr, "pin %d: player %d other %d colour %d\n", (int)input->pins[i].kind,
			input->pins[i].player, input->pins[i].other, (int)input->pins[i].colour);
	for (int i = 0; i < input->napart; i++)
		fprintf(stderr, "%s %d-%d\n", input->apart[i].forbidden ? "forbidden" : "apart",
			input->apart[i].player, input->apart[i].other);
	for (int i = 0; input->options == field->option && i < FIELD_OPTIONS; i++)
		fprintf(stderr, "%s%d%s", i > 0 ? " " : "options ", input->options[i],
			i + 1 < FIELD_OPTIONS ? "" : "\n");
}
