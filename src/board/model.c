/* Building the view model from rows: cards, histories, what was done by hand, boards. */
#include "board/model.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board/levels.h"
#include "pairing/book/traits.h"
#include "core/all_play_all.h"
#include "core/board_label.h"
#include "core/board_result.h"
#include "core/history.h"
#include "core/season.h"
#include "core/short_name.h"
#include "core/vocabulary.h"

int board_claim_compare(const struct board_claim *a, const struct board_claim *b)
{
	if (a->difference != b->difference)
		return a->difference < b->difference ? -1 : 1;
	if (a->run != b->run)
		return a->run < b->run ? -1 : 1;
	if (a->games != b->games)
		return a->games > b->games ? -1 : 1;
	return 0;
}

enum colour card_side(const struct card *card)
{
	return card->hand_colour != COLOUR_NONE ? card->hand_colour : card->claim.due;
}

enum half card_half(const struct card *card)
{
	return card->hand_half != HALF_NONE ? card->hand_half : card->half;
}

bool card_by_hand(const struct card *card)
{
	return card->hand_colour != COLOUR_NONE || card->hand_float != FLOATED_NOT ||
		card->hand_half != HALF_NONE || card->hand_opponent != 0 || card->hand_apart != 0;
}

int model_card(const struct model *model, int pin)
{
	return pin < 0 || pin > model->most_pin ? -1 : model->card_of[pin];
}

static const struct board_seen *seen_of(const struct model *model, int pin)
{
	for (int i = 0; i < model->nseen; i++)
		if (model->seen[i].claim.pin == pin)
			return &model->seen[i];
	return NULL;
}

const char *model_floats(const struct model *model, int pin)
{
	const struct board_seen *seen = seen_of(model, pin);

	return seen ? seen->floats : "";
}

bool model_is_corrected(const struct model *model, int pin, int round)
{
	const struct board_seen *seen = seen_of(model, pin);

	return seen && seen->corrected >> round & 1;
}

int model_met_round(const struct model *model, int a, int b)
{
	for (int r = 0; r + 1 < model->round; r++) {
		if (model->cards[a].opponents[r] == b)
			return r + 1;
	}
	return 0;
}

bool model_is_beside(const struct card *card)
{
	return card->place == PLACE_TRAY && card->outside.number > 0;
}

int model_booked(const struct model *model, enum booking_kind kind)
{
	int count = 0;

	for (int i = 0; i < model->nbooked; i++)
		count += model->cards[model->booked[i]].booking == (int)kind;
	return count;
}

int model_opponent(const struct model *model, int card)
{
	int board = model->cards[card].board;

	if (board < 0)
		return -1;
	return model->boards[board].white == card ? model->boards[board].black
						  : model->boards[board].white;
}

int model_white_of(const struct model *model, int a, int b)
{
	const struct card *one = &model->cards[a], *two = &model->cards[b];
	enum colour due = one->claim.due;
	int compared = board_claim_compare(&one->claim, &two->claim);

	if (due != two->claim.due) {
		if (due == COLOUR_WHITE || two->claim.due == COLOUR_BLACK)
			return a;
		return b;
	}
	if (compared == 0)
		compared = one->points2 - two->points2;
	if (compared == 0)
		compared = a < b ? 1 : -1;
	if (due == COLOUR_BLACK)
		compared = -compared;
	return compared > 0 ? a : b;
}

enum { CALLED_CELLS = 28 }; /* of a name in a sentence */

static bool played_result(int result)
{
	return result == RESULT_WHITE || result == RESULT_DRAW || result == RESULT_BLACK ||
		result == RESULT_LOST_BOTH || result == RESULT_HALF_WHITE ||
		result == RESULT_HALF_BLACK;
}

static bool played(const struct board *board)
{
	return board->black != 0 && played_result(board->result);
}

static bool bars_bye(const struct board *board, int pin)
{
	if (board->black == 0)
		return true;
	return (board->result == RESULT_DEFAULT_BLACK && board->white == pin) ||
		(board->result == RESULT_DEFAULT_WHITE && board->black == pin);
}

/* A game in place of the bye counts as any other, but its opponent has no card (CAA 36). */
static void filled_history(const struct filled *filled, int round, struct card *card)
{
	const bool white = filled->colour == COLOUR_WHITE;

	if (played_result(filled->result))
		card->history[round - 1] = white ? 'W' : 'B';
	if (filled->result == (white ? RESULT_DEFAULT_BLACK : RESULT_DEFAULT_WHITE))
		card->had_bye = true;
}

/* Histories and opponents. */
static void card_histories(const struct event *event, struct model *model)
{
	for (int i = 0; i < model->ncards; i++) {
		struct card *card = &model->cards[i];
		int *opponents = model->opponents + (size_t)i * (size_t)model->round;

		card->opponents = opponents;
		card->open = player_has_open(event, model->section, card->pin, model->round - 1);
		for (int r = 1; r < model->round; r++) {
			const struct board *board =
				event_board_of(event, model->section, r, card->pin);
			const struct booking *booking =
				event_booking(event, model->section, card->pin, r);
			const struct filled *filled =
				event_filled(event, model->section, r, card->pin);
			enum colour brought;

			opponents[r - 1] = -1;
			card->history[r - 1] = '-';
			if (filled) {
				filled_history(filled, r, card);
				continue;
			}
			card->byes[r - 1] = (board && board->black == 0) ||
				(booking && booking->kind != BOOKING_ZERO);
			if (booking && booking->kind == BOOKING_FULL)
				card->had_bye = true;
			if (board && bars_bye(board, card->pin))
				card->had_bye = true;
			brought = brought_colour(event, model->section, card->pin, r);
			if (!board && brought != COLOUR_NONE)
				card->history[r - 1] = brought == COLOUR_WHITE ? 'W' : 'B';
			if (!board || !played(board))
				continue;
			card->history[r - 1] = board->white == card->pin ? 'W' : 'B';
			opponents[r - 1] = model_card(
				model, board->white == card->pin ? board->black : board->white);
		}
		for (int r = model->round; r <= model->rounds && model->citations->booking_bars;
			r++) {
			if (event_booking(event, model->section, card->pin, r))
				card->had_bye = true;
		}
		if (model->season) /* anybody may be asked to sit out again (GSRP) */
			card->had_bye = false;
	}
}

/* Of two whom a wish brings together or keeps apart each card has the other one. */
static void join_cards(struct model *model, const struct hand *hand)
{
	const int one = model_card(model, hand->pin), other = model_card(model, hand->value);

	if (hand->kind == HAND_APART) {
		model->cards[one].hand_apart = hand->value;
		if (other >= 0)
			model->cards[other].hand_apart = hand->pin;
		return;
	}
	model->cards[one].hand_opponent = hand->value;
	model->cards[one].hand_white = true;
	if (other >= 0)
		model->cards[other].hand_opponent = hand->pin;
}

static void card_hands(const struct event *event, struct model *model)
{
	int count;
	const struct record *row =
		event_range(event, RECORD_HAND, model->section, model->round, &count);

	for (; count > 0; row++, count--) {
		const struct hand *hand = &row->as.hand;
		const int i = model_card(model, hand->pin);
		struct card *card;

		if (i < 0)
			continue;
		card = &model->cards[i];
		switch ((enum hand_kind)hand->kind) {
		case HAND_COLOUR:
			card->hand_colour = (enum colour)hand->value;
			break;
		case HAND_FLOAT_DOWN:
			card->hand_float = FLOATED_DOWN;
			break;
		case HAND_FLOAT_UP:
			card->hand_float = FLOATED_UP;
			break;
		case HAND_TOP:
			card->hand_half = HALF_TOP;
			break;
		case HAND_BOTTOM:
			card->hand_half = HALF_BOTTOM;
			break;
		case HAND_BYE:
			card->hand_bye = true;
			if (!model->paired)
				card->place = PLACE_BYE;
			break;
		case HAND_OUT:
			card->hand_out = true;
			card->place = PLACE_TRAY;
			break;
		case HAND_BOARD:
		case HAND_APART:
			join_cards(model, hand);
			break;
		}
	}
}

static void seat_card(struct model *model, int card, int board)
{
	if (card < 0)
		return;
	model->cards[card].board = board;
	model->cards[card].place = model->boards[board].black < 0 ? PLACE_BYE : PLACE_SEAT;
}

/* Of a board on the lists. */
static int number_of(const struct event *event, const struct board *board)
{
	struct game game = {.number = board->number};

	game_of(event, board->section, board->round, board->white, &game);
	return game.number;
}

/*
 * Boards of the round; before the draw is made only pinned ones are there, and they show as hands
 * on the cards.
 */
static void model_boards(const struct event *event, struct model *model)
{
	int count;
	const struct record *row =
		event_range(event, RECORD_BOARD, model->section, model->round, &count);

	for (; count > 0; row++, count--) {
		const struct board *board = &row->as.board;
		int white = model_card(model, board->white),
		    black = model_card(model, board->black);
		struct board_view *view;

		if (white < 0)
			continue;
		if (!model->paired) {
			if (!board->pinned)
				continue;
			model->cards[white].hand_opponent = board->black;
			model->cards[white].hand_white = true;
			model->cards[white].hand_board = number_of(event, board);
			if (black >= 0) {
				model->cards[black].hand_opponent = board->white;
				model->cards[black].hand_board = number_of(event, board);
			} else {
				model->cards[white].place = PLACE_BYE;
			}
			continue;
		}
		view = &model->boards[model->nboards];
		view->number = number_of(event, board);
		view->label = board_label(event, model->section, model->round, view->number);
		view->white = white;
		view->black = black;
		view->result = (enum result)board->result;
		view->pinned = board->pinned != 0;
		view->held = event_holds_board(event, board);
		view->started =
			event_find(event,
				(struct record_key){RECORD_STARTED,
					{model->section, model->round, board->number}}) != NULL;
		seat_card(model, white, model->nboards);
		seat_card(model, black, model->nboards);
		model->nboards++;
	}
}

/* What the rule book sees of him; they come in the order of the ranks, so from `from` on. */
static void look_at(const struct model *model, int from, struct card *card)
{
	for (int k = 0; k < model->nseen; k++) {
		const struct board_seen *seen = &model->seen[(from + k) % model->nseen];

		if (seen->claim.pin != card->pin)
			continue;
		card->claim = seen->claim;
		if (model->table) /* which gives the colours: nobody claims one */
			card->claim = (struct board_claim){.pin = seen->claim.pin};
		card->points2 = seen->score2;
		card->added2 = seen->added2;
		card->corrected = (seen->corrected & ((1ULL << model->round) - 1)) != 0;
		card->floated = model->flat ? FLOATED_NOT : seen->floated;
		return;
	}
}

/* A card is named many times between two changes: for each seat that it might be carried to. */
static void call(const struct event *event, struct card *card)
{
	const size_t used = (size_t)snprintf(card->called, CALLED_SIZE, "%d ", card->pin);

	if (card->player)
		short_name(
			event, card->player, CALLED_CELLS, card->called + used, CALLED_SIZE - used);
}

/* The cards in rank order; who is not in this round has none. */
static void model_cards(const struct event *event, const int *pins, int count, struct model *model)
{
	int most = 0;

	model->points_cells = 2;
	for (int i = 0; i < count; i++) {
		const struct booking *booking =
			event_booking(event, model->section, pins[i], model->round);
		struct card *card;

		if (!event_takes_part(event, model->section, pins[i], model->round) &&
			!event_board_of(event, model->section, model->round, pins[i]))
			continue;
		model->card_of[pins[i]] = model->ncards;
		card = &model->cards[model->ncards++];
		card->pin = pins[i];
		card->player = event_player(event, model->section, pins[i]);
		call(event, card);
		card->now2 = event_points2(event, model->section, pins[i], model->round - 1);
		card->points2 = card->now2;
		look_at(model, i, card);
		card->board = -1;
		card->level = -1;
		card->place = booking ? PLACE_BOOKED : model->paired ? PLACE_TRAY : PLACE_LEVEL;
		card->booking = booking ? booking->kind : 0;
		if (!game_of(event, model->section, model->round, pins[i], &card->outside) ||
			!card->outside.outside)
			card->outside = (struct game){.number = 0};
		if (pins[i] > most)
			most = pins[i];
		if (card->points2 >= 20)
			model->points_cells = 3;
	}
	for (model->pin_cells = 1; most >= 10; most /= 10)
		model->pin_cells++;
	if (model->pin_cells < 2)
		model->pin_cells = 2;
}

static bool model_allocate(struct model *model, int players, int boards, int seen)
{
	const size_t n = (size_t)players + 1, pins = (size_t)model->most_pin + 1;

	model->cards = calloc(n, sizeof(*model->cards));
	model->card_of = malloc(pins * sizeof(*model->card_of));
	model->opponents = calloc(n * (size_t)model->round, sizeof(*model->opponents));
	model->levels = calloc(n, sizeof(*model->levels));
	model->rows = calloc(n, sizeof(*model->rows));
	model->boards = calloc((size_t)boards + 1, sizeof(*model->boards));
	model->byes = calloc(n, sizeof(*model->byes));
	model->tray = calloc(n, sizeof(*model->tray));
	model->beside = calloc(n, sizeof(*model->beside));
	model->booked = calloc(n, sizeof(*model->booked));
	model->seen = calloc((size_t)seen + 1, sizeof(*model->seen));
	for (size_t pin = 0; model->card_of && pin < pins; pin++)
		model->card_of[pin] = -1;
	return model->seen && model->cards && model->card_of && model->opponents && model->levels &&
		model->rows && model->boards && model->byes && model->tray && model->beside &&
		model->booked;
}

enum status model_build(const struct event *event, int section, int round,
	const struct board_seen *seen, int nseen, const struct pairing_traits *traits,
	struct model *model)
{
	const struct section *row = event_section(event, section);
	const struct round *state = event_round(event, section, round);
	const struct record *top;
	struct model made = {.event = event, .section = section, .round = round};
	int *pins, count, boards;
	enum status status = event_rank_order(event, section, &pins, &count);

	if (status != STATUS_OK)
		return status;
	top = event_range(event, RECORD_EVENT, 0, 0, &boards);
	made.event_name = boards > 0 ? top->as.event.name : "";
	event_range(event, RECORD_BOARD, section, round, &boards);
	made.section_name = row ? row->name : "";
	made.citations = traits->citations;
	made.halves = traits->mid_line;
	made.rounds = row ? row->rounds : 0;
	made.state = state ? (enum round_state)state->state : ROUND_LAID_OUT;
	made.season = row && section_is_season(row);
	made.words = vocabulary_of(event, section);
	made.groups = traits->groups;
	made.table = traits->groups == PAIRING_GROUPS_TABLE;
	made.flat = made.season || (row && section_is_all_play_all(row));
	made.paired = made.state != ROUND_LAID_OUT;
	for (int i = 0; i < count; i++)
		made.most_pin = pins[i] > made.most_pin ? pins[i] : made.most_pin;
	if (!model_allocate(&made, count, boards, nseen)) {
		model_done(&made);
		free(pins);
		return STATUS_NO_MEMORY;
	}
	made.roll = event_rollcall(event, section, round);
	if (nseen > 0)
		memcpy(made.seen, seen, (size_t)nseen * sizeof(*seen));
	made.nseen = nseen;
	model_cards(event, pins, count, &made);
	card_histories(event, &made);
	card_hands(event, &made);
	model_boards(event, &made);
	levels_build(&made);
	free(pins);
	*model = made;
	return STATUS_OK;
}

void model_done(struct model *model)
{
	free(model->cards);
	free(model->card_of);
	free(model->opponents);
	free(model->levels);
	free(model->rows);
	free(model->boards);
	free(model->byes);
	free(model->tray);
	free(model->beside);
	free(model->booked);
	free(model->seen);
	memset(model, 0, sizeof(*model));
}
