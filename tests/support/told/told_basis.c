/* What the boards of a round are told of. */
#include "support/told/told_basis.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "support/told/told_forms.h"

static const struct fact_card *card_of_player(const struct told *told, int player)
{
	const int card = told->facts.card_of[told->position->cards.pin_of[player]];

	return card < 0 ? NULL : &told->facts.card[card];
}

static bool has_colour(const struct fact_card *card, enum pairing_colour colour)
{
	return colour == PAIRING_NEUTRAL ||
		card->given == (colour == PAIRING_WHITE ? COLOUR_WHITE : COLOUR_BLACK);
}

/* Is it so on the boards? Of a half also that he stays in his score. */
static bool is_so(const struct told *told, const struct pairing_pin *pin)
{
	const struct fact_card *card = card_of_player(told, pin->player);
	const struct fact_card *other;

	if (pin->kind == PAIRING_PIN_OUT)
		return card == NULL;
	if (!card)
		return false;
	if (card->opponent == FACTS_TRAY) /* there he is against nothing */
		return pin->kind != PAIRING_PIN_BOARD ||
			(card_of_player(told, pin->other) &&
				card_of_player(told, pin->other)->opponent == FACTS_TRAY);
	if (card->opponent == FACTS_BYE)
		return pin->kind == PAIRING_PIN_BYE || pin->kind == PAIRING_PIN_FLOAT_DOWN;
	other = &told->facts.card[card->opponent];
	switch (pin->kind) {
	case PAIRING_PIN_BOARD:
		return other == card_of_player(told, pin->other) && has_colour(card, pin->colour);
	case PAIRING_PIN_COLOUR:
		return has_colour(card, pin->colour);
	case PAIRING_PIN_FLOAT_DOWN:
		return other->score < card->score;
	case PAIRING_PIN_FLOAT_UP:
		return other->score > card->score;
	case PAIRING_PIN_TOP:
		return other->score == card->score && other > card;
	case PAIRING_PIN_BOTTOM:
		return other->score == card->score && other < card;
	case PAIRING_PIN_LEVEL:
		return other->score == card->score;
	default:
		return false;
	}
}

/* That a card stays in its score stands behind its half, and goes with it. */
static void keep_what_is_so(struct told *told, const struct translation *all)
{
	bool kept = true;

	told->input = all->input;
	told->input.npins = told->input.napart = 0;
	for (int i = 0; i < all->input.npins; i++) {
		const struct pairing_pin *pin = &all->input.pins[i];

		if (pin->kind != PAIRING_PIN_LEVEL)
			kept = is_so(told, pin);
		if (kept)
			told->pins[told->input.npins++] = *pin;
	}
	for (int i = 0; i < all->input.napart; i++) {
		const struct pairing_apart *apart = &all->input.apart[i];
		const struct fact_card *card = card_of_player(told, apart->player),
				       *other = card_of_player(told, apart->other);

		if (i < all->banned || !card || !other ||
			card->opponent != other - told->facts.card)
			told->apart[told->input.napart++] = *apart;
	}
	ck_assert_int_lt(told->input.npins, TOLD_PINS);
	ck_assert_int_lt(told->input.napart, TOLD_PINS);
	told->input.pins = told->pins;
	told->input.apart = told->apart;
}

/* Is a better draw left by the input? */
static bool is_bettered(const struct told *told)
{
	struct reference_draw best;

	if (told->halfmade || !told_seek(told, &told->input, &best))
		return true;
	return told_compare(told, &told->reference, &best).term != NULL;
}

static void count_tray(struct told *told)
{
	told->byes = -(told->facts.count % 2);
	for (int i = 0; i < told->facts.count; i++) {
		told->tray += told->facts.card[i].opponent == FACTS_TRAY;
		told->byes += told->facts.card[i].opponent == FACTS_BYE;
	}
	/* on a club evening several sit out */
	if (told->byes < 0 || told->position->cards.book->season)
		told->byes = 0;
	told->halfmade = told->tray > 0 || told->byes > 0;
}

void told_begin(struct told *told, struct app *app, int round)
{
	struct position *all;
	struct error error;

	told->line = "begun";
	ck_assert_int_eq(position_at(app, round, &all, &error), STATUS_OK);
	ck_assert_int_eq(position_kept(app, round, &told->position, &error), STATUS_OK);
	ck_assert_int_eq(position_need_score(told->position), STATUS_OK);
	ck_assert_int_eq(position_need_draw(told->position), STATUS_OK);
	ck_assert_int_eq(best_find_draw(told->position), STATUS_OK);
	round_facts_read(&told->facts, told->position->event, round, true);
	if (told->amend)
		told->amend(&told->facts);
	count_tray(told);
	keep_what_is_so(told, &all->cards);
	told->score = &told->position->score;
	reference_init(&told->reference, told->rules, &told->input);
	if (!told->halfmade)
		reference_seat(&told->reference, &told->position->draw, &told->draw);
	told_true(told, told->input.npins == told->position->cards.input.npins,
		"so much of what is fixed by hand is so");
	told->by_hand = is_bettered(told);
	told->around_status =
		pairing_best(told->position->cards.book, &told->input, &told->around, NULL);
}

void told_end(struct told *told)
{
	pairing_draw_done(&told->around);
	pairing_score_done(&told->own_score);
}

/* The board of a draw with these two, in any colours; -1: none. */
static int find_pair(const struct pairing_draw *draw, int one, int other)
{
	for (int i = 0; i < draw->count; i++)
		if ((draw->boards[i].white == one && draw->boards[i].black == other) ||
			(draw->boards[i].white == other && draw->boards[i].black == one))
			return i;
	return -1;
}

/* Do the rules see no difference between the boards and the engine's draw? */
static bool is_as_good(const struct told *told)
{
	struct pairing_input plain = told->input;
	struct reference by;
	struct reference_draw best;
	char text[COST_SIZE];

	if (told->halfmade)
		return false;
	plain.npins = told->position->cards.out;
	plain.napart = told->position->cards.banned;
	reference_init(&by, told->rules, &plain);
	reference_seat(&by, &told->position->best->draw, &best);
	told_first_change(told, (struct told_draw){&by, &best},
		(struct told_draw){&by, &told->draw}, text, sizeof(text));
	return text[0] == '\0';
}

enum told_origin told_origin_of(const struct told *told, const struct board *board)
{
	const struct pairing_draw *best = &told->position->best->draw;
	const int white = translate_index(&told->position->cards, board->white);
	const int black = board->black ? translate_index(&told->position->cards, board->black)
				       : PAIRING_NOBODY;
	int at = -1, around = -1;

	if (told->position->best->status == PAIRING_OK) {
		at = find_pair(best, white, black);
		if (at >= 0 && best->boards[at].white == white)
			return TOLD_RULES;
		if (is_as_good(told))
			return TOLD_RULES;
	}
	if (told_is_fixed(told) && !board->pinned && told->around_status == PAIRING_OK)
		around = find_pair(&told->around, white, black);
	if (around >= 0 && told->around.boards[around].white == white)
		return TOLD_AROUND;
	return at >= 0 || around >= 0 ? TOLD_TURNED : TOLD_HAND;
}

/* What else is fixed of these two gives way to their board, and they have not met. */
static void hold(struct told *side, int white, int black)
{
	const int rounds = side->facts.round - 1;
	struct pairing_pin pin = {PAIRING_PIN_BYE, white, PAIRING_NOBODY, PAIRING_NEUTRAL};
	int kept = side->position->cards.out;

	for (int i = kept; i < side->input.npins; i++) {
		const struct pairing_pin *old = &side->pins[i];
		const bool board = old->kind == PAIRING_PIN_BOARD;

		if (old->player != white && (black < 0 || old->player != black) &&
			(!board || (old->other != white && (black < 0 || old->other != black))))
			side->pins[kept++] = *old;
	}
	if (black >= 0)
		pin = (struct pairing_pin){PAIRING_PIN_BOARD, white, black, PAIRING_WHITE};
	side->pins[kept++] = pin;
	side->input.npins = kept;
	for (int r = 0; black >= 0 && r < rounds; r++) {
		struct pairing_game *his = &side->games[white * rounds + r],
				    *other = &side->games[black * rounds + r];

		if (his->opponent == black)
			his->opponent = PAIRING_OUTSIDE;
		if (other->opponent == white)
			other->opponent = PAIRING_OUTSIDE;
	}
}

/* A copy in which meetings can be forgotten. */
static void copy_input(const struct told *told, struct told *side)
{
	const int rounds = told->facts.round - 1, count = told->input.count;

	side->input = told->input;
	memcpy(side->pins, told->pins, sizeof(side->pins));
	memcpy(side->apart, told->apart, sizeof(side->apart));
	side->input.pins = side->pins;
	side->input.apart = side->apart;
	ck_assert_int_le(count, FACTS_PINS);
	ck_assert_int_lt(rounds, FACTS_ROUNDS);
	for (int i = 0; i < count; i++) {
		side->players[i] = told->input.players[i];
		memcpy(&side->games[i * rounds], told->input.players[i].games,
			(size_t)rounds * sizeof(side->games[0]));
		side->players[i].games = &side->games[i * rounds];
	}
	side->input.players = side->players;
}

static bool is_of(const struct board *board, const int players[2])
{
	for (int i = 0; i < 2; i++)
		if (players[i] && (board->white == players[i] || board->black == players[i]))
			return true;
	return false;
}

/* Is any board by hand? */
static bool hold_all(const struct told *told, enum told_side_kind kind, const int players[2],
	struct told *side, bool *freed)
{
	const struct translation *cards = &told->position->cards;
	bool any = false;

	for (int i = 0; i < told->position->seats.count; i++) {
		const struct board *board = &told->position->seats.boards[i];

		if (told_origin_of(told, board) < TOLD_TURNED)
			continue;
		any = true;
		if (is_of(board, players))
			*freed = true;
		else if (kind == TOLD_HELD)
			hold(side, translate_index(cards, board->white),
				board->black ? translate_index(cards, board->black)
					     : PAIRING_NOBODY);
	}
	return any;
}

static void seat_facts(struct told *side, const struct pairing_draw *draw)
{
	const int *pin_of = side->position->cards.pin_of;
	struct pairing_board boards[FACTS_PINS];
	const int count = told_publish(side, draw, boards);

	for (int i = 0; i < count; i++) {
		const int white = side->facts.card_of[pin_of[boards[i].white]];
		const int black = boards[i].black < 0
			? FACTS_BYE
			: side->facts.card_of[pin_of[boards[i].black]];
		struct fact_card *card = &side->facts.card[white];

		card->opponent = black;
		card->number = i + 1;
		card->given = black < 0 ? COLOUR_NONE : COLOUR_WHITE;
		if (black < 0)
			continue;
		card = &side->facts.card[black];
		card->opponent = white;
		card->number = i + 1;
		card->given = COLOUR_BLACK;
	}
}

/* The draw around what is held, unless that on the board is as good. */
static void seat(const struct told *told, struct told *side, bool freed)
{
	struct reference_draw around;

	reference_init(&side->reference, side->rules, &side->input);
	reference_seat(&side->reference, &side->around, &around);
	if (!told->halfmade)
		side->draw = told->draw;
	if (freed || (!told->halfmade && !told_compare(side, &side->reference, &around).term))
		return;
	side->draw = around;
	seat_facts(side, &side->around);
}

/* Does a better draw keep what is fixed, although no board is by hand? With cards in the tray. */
static bool is_beaten(const struct told *told)
{
	return (told->tray > 0 || told_is_fixed(told)) && told->around_status == PAIRING_OK &&
		told->by_hand;
}

bool told_begin_side(const struct told *told, enum told_side_kind kind, const int players[2],
	bool also_beaten, struct told *side, bool *freed)
{
	*side = (struct told){.event = told->event,
		.rules = told->rules,
		.amend = told->amend,
		.position = told->position,
		.file = told->file,
		.held = kind == TOLD_HELD,
		.facts = told->facts,
		.line = "beside"};
	*freed = false;
	if (kind == TOLD_HELD && told->position->cards.book->season)
		return false; /* one list from the top: no board of it stands by itself */
	copy_input(told, side);
	side->beaten = !hold_all(told, kind, players, side, freed);
	if (side->beaten && (!also_beaten || kind == TOLD_HELD || !is_beaten(told)))
		return false;
	side->around_status =
		pairing_best(side->position->cards.book, &side->input, &side->around, NULL);
	if (side->around_status != PAIRING_OK)
		return false;
	ck_assert_int_eq(pairing_score(side->position->cards.book, &side->input, &side->around,
				 &side->own_score),
		PAIRING_OK);
	side->score = &side->own_score;
	seat(told, side, *freed);
	side->by_hand = *freed;
	return true;
}
