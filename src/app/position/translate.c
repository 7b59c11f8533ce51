/* Core's rows to the pairing library's records and back; nothing else knows both. */
#include "config.h"

#include "app/position/translate.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/accelerated.h"
#include "app/hand/kinds.h"
#include "app/event/options.h"
#include "app/event/state.h"
#include "app/position/blame.h"
#include "app/position/floats.h"
#include "app/words/words.h"
#include "core/history.h"
#include "core/particulars/particular.h"
#include "core/points.h"
#include "core/season.h"
#include "pairing/book/traits.h"

static enum pairing_colour colour_of(int colour)
{
	return colour == COLOUR_WHITE    ? PAIRING_WHITE
		: colour == COLOUR_BLACK ? PAIRING_BLACK
					 : PAIRING_NEUTRAL;
}

static enum pairing_kind kind_of(enum history_kind kind)
{
	switch (kind) {
	case HISTORY_PLAYED:
		return PAIRING_PLAYED;
	case HISTORY_DEFAULT_WIN:
		return PAIRING_DEFAULT_WIN;
	case HISTORY_DEFAULT_LOSS:
		return PAIRING_DEFAULT_LOSS;
	case HISTORY_BYE_FORCED:
		return PAIRING_BYE_FORCED;
	case HISTORY_BYE_FULL:
		return PAIRING_BYE_FULL;
	case HISTORY_BYE_HALF:
		return PAIRING_BYE_HALF;
	case HISTORY_ABSENT:
		break;
	}
	return PAIRING_ABSENT;
}

static struct pairing_game game_of(const struct translation *cards, struct history past)
{
	return (struct pairing_game){
		.opponent = past.opponent == HISTORY_OUTSIDE ? PAIRING_OUTSIDE
			: past.opponent                      ? translate_index(cards, past.opponent)
							     : PAIRING_NOBODY,
		.colour = colour_of(past.colour),
		.kind = kind_of(past.kind),
		.floated = past.floated == FLOATED_DOWN ? PAIRING_FLOAT_DOWN
			: past.floated == FLOATED_UP    ? PAIRING_FLOAT_UP
							: PAIRING_LEVEL,
		.points = past.points2,
	};
}

struct club {
	const char *name;
	int index;
};

static int compare_clubs(const void *left, const void *right)
{
	const struct club *a = left, *b = right;
	int order = strcmp(a->name, b->name);

	return order ? order : a->index - b->index;
}

/* Clubs or schools to numbers: equal names, equal number; none, no number. */
static enum status number_clubs(struct translation *cards, const struct event *event, int section)
{
	int count = cards->input.count, number = 0;
	struct club *clubs = calloc((size_t)count + 1, sizeof(*clubs));

	if (!clubs)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < count; i++)
		clubs[i] = (struct club){event_club(event, section, cards->pin_of[i]), i};
	qsort(clubs, (size_t)count, sizeof(*clubs), compare_clubs);
	for (int i = 0; i < count; i++) {
		if (!clubs[i].name[0])
			continue;
		if (i == 0 || strcmp(clubs[i].name, clubs[i - 1].name))
			number++;
		cards->players[clubs[i].index].club = number;
	}
	free(clubs);
	return STATUS_OK;
}

static bool volunteers(const struct event *event, int section, int pin, int round)
{
	const struct attendance *there = season_attendance(event, section, round, pin);

	return there && there->kind == ATTENDS_VOLUNTEER;
}

static void fill_players(
	struct translation *cards, const struct event *event, int section, int round)
{
	int before = round - 1;

	for (int i = 0; i < cards->input.count; i++) {
		int pin = cards->pin_of[i];
		struct pairing_game *games = &cards->games[(size_t)i * (size_t)before];
		struct pairing_player *player = &cards->players[i];

		player->number = pin;
		player->rating = event_player(event, section, pin)->grade;
		player->top = event_player(event, section, pin)->top;
		player->is_new = event_player(event, section, pin)->is_new;
		player->games = games;
		for (int r = 1; r <= before; r++) {
			games[r - 1] = game_of(cards, history_of(event, section, pin, r));
			player->score += games[r - 1].points;
		}
		player->absent = !event_takes_part(event, section, pin, round) ||
			event_booking(event, section, pin, round) != NULL;
		player->bye_booked = history_bye_booked(event, section, pin, round);
		player->volunteer = volunteers(event, section, pin, round);
	}
}

static void add_pin(struct translation *cards, enum pairing_pin_kind kind, int player, int other,
	enum pairing_colour colour)
{
	struct pairing_pin *pin = &cards->pins[cards->input.npins++];

	*pin = (struct pairing_pin){kind, player, other, colour};
}

/* The record of either may hold the pair. */
static bool is_apart(const struct translation *cards, int player, int other)
{
	for (int i = cards->banned; i < cards->input.napart; i++) {
		const struct pairing_apart *pair = &cards->apart[i];

		if ((pair->player == player && pair->other == other) ||
			(pair->player == other && pair->other == player))
			return true;
	}
	return false;
}

/* The colour that it gives him. */
static enum pairing_colour hand_colour(const struct hand *hand)
{
	return hand->kind == HAND_COLOUR   ? colour_of(hand->value)
		: hand->kind == HAND_BOARD ? PAIRING_WHITE
					   : PAIRING_NEUTRAL;
}

static void hand_pin(struct translation *cards, const struct hand *hand, int player)
{
	const struct hand_row *row = hand_row_of((enum hand_kind)hand->kind);
	const bool two = hand_names_two((enum hand_kind)hand->kind);
	const int other = two ? translate_index(cards, hand->value) : PAIRING_NOBODY;

	if (two && other < 0)
		return;
	if (row->apart) {
		if (!is_apart(cards, player, other))
			cards->apart[cards->input.napart++] =
				(struct pairing_apart){player, other, true};
		return;
	}
	if (two && cards->players[other].absent)
		return;
	add_pin(cards, row->pin, player, other, hand_colour(hand));
	if (row->stays_level)
		add_pin(cards, PAIRING_PIN_LEVEL, player, PAIRING_NOBODY, PAIRING_NEUTRAL);
}

static void fill_boards(
	struct translation *cards, const struct record *boards, int nboards, enum board_pin pinned)
{
	for (int i = 0; i < nboards; i++) {
		const struct board *board = &boards[i].as.board;
		int white = translate_index(cards, board->white),
		    black = translate_index(cards, board->black);

		if (board->pinned != (int)pinned || white < 0)
			continue;
		if (board->black == 0)
			add_pin(cards, PAIRING_PIN_BYE, white, PAIRING_NOBODY, PAIRING_NEUTRAL);
		else if (black >= 0)
			add_pin(cards, PAIRING_PIN_BOARD, white, black, PAIRING_WHITE);
	}
}

/* What was fixed by hand; a pin for one who is not there says nothing. */
static void fill_pins(struct translation *cards, const struct record *hands, int nhands,
	const struct record *boards, int nboards)
{
	for (int pass = 0; pass < 2; pass++) {
		for (int i = 0; i < nhands; i++) {
			const struct hand *hand = &hands[i].as.hand;
			int player = translate_index(cards, hand->pin);

			if (player < 0 || cards->players[player].absent)
				continue;
			if ((pass == 0) == (hand->kind == HAND_OUT))
				hand_pin(cards, hand, player);
		}
		*(pass == 0 ? &cards->sitting : &cards->hands) = cards->input.npins;
		fill_boards(cards, boards, nboards, pass == 0 ? BOARD_BEFORE : BOARD_PINNED);
		if (pass == 0)
			cards->out = cards->input.npins;
	}
}

/* Pairs that are to be kept apart for some rounds, this one among them. */
static void fill_apart(struct translation *cards, const struct record *rows, int count)
{
	for (int i = 0; i < count; i++) {
		const struct apart *apart = &rows[i].as.apart;
		const int player = translate_index(cards, apart->pin),
			  other = translate_index(cards, apart->other);

		if (apart->first <= cards->input.round && cards->input.round <= apart->last &&
			player >= 0 && other >= 0)
			cards->apart[cards->input.napart++] =
				(struct pairing_apart){player, other, true};
	}
}

/* What games are worth in this section, and the virtual points of an accelerated one. */
static enum status fill_points(
	struct translation *cards, const struct event *event, int section, int round)
{
	const struct points points = points_of_section(event, section);
	const int count = cards->input.count, published = app_last_published(event, section);
	int *points2, listed;

	event_range(event, RECORD_VIRTUAL, section, 0, &listed);
	cards->input.points = (struct pairing_points){points.win2, points.draw2, points.loss2};
	if (listed == 0 && !accelerated_by_rule(event, section))
		return STATUS_OK;
	cards->extra = calloc((size_t)count * (size_t)round + 1, sizeof(*cards->extra));
	points2 = calloc((size_t)count + 1, sizeof(*points2));
	if (!cards->extra || !points2) {
		free(points2);
		return STATUS_NO_MEMORY;
	}
	for (int r = 1; r <= round; r++) {
		accelerated_round(event, section, r, published, cards->pin_of, count, points2);
		for (int i = 0; i < count; i++)
			cards->extra[(size_t)i * (size_t)round + (size_t)r - 1] = points2[i];
	}
	free(points2);
	cards->input.extra = cards->extra;
	return STATUS_OK;
}

/* All memory of a translation of `count` players; freed by translation_done in every case. */
static enum status make_room(struct translation *cards, int count, int round, int pins, int apart)
{
	cards->players = calloc((size_t)count + 1, sizeof(*cards->players));
	cards->games = calloc((size_t)count * (size_t)(round - 1) + 1, sizeof(*cards->games));
	cards->pins = calloc((size_t)pins + 1, sizeof(*cards->pins));
	cards->apart = calloc((size_t)pins + (size_t)apart + 1, sizeof(*cards->apart));
	cards->options = calloc((size_t)cards->book->noptions + 1, sizeof(*cards->options));
	cards->memo = calloc(1, sizeof(*cards->memo));
	for (int i = 0; i < count; i++) {
		if (cards->pin_of[i] > cards->most_pin)
			cards->most_pin = cards->pin_of[i];
	}
	cards->index_of = malloc(((size_t)cards->most_pin + 1) * sizeof(*cards->index_of));
	if (!cards->players || !cards->games || !cards->pins || !cards->apart || !cards->options ||
		!cards->memo || !cards->index_of)
		return STATUS_NO_MEMORY;
	for (int pin = 0; pin <= cards->most_pin; pin++)
		cards->index_of[pin] = -1;
	for (int i = 0; i < count; i++)
		cards->index_of[cards->pin_of[i]] = i;
	return STATUS_OK;
}

static enum status fill_cards(struct translation *cards, const struct event *event,
	const struct section *section, int round, struct error *error)
{
	int nhands, nboards, napart, count;
	const struct record *hands = event_range(event, RECORD_HAND, section->id, round, &nhands);
	const struct record *boards =
		event_range(event, RECORD_BOARD, section->id, round, &nboards);
	const struct record *apart = event_range(event, RECORD_APART, section->id, 0, &napart);
	enum status status = event_rank_order(event, section->id, &cards->pin_of, &count);

	if (status == STATUS_OK)
		status = make_room(cards, count, round, 2 * nhands + nboards, napart);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	cards->input.players = cards->players;
	cards->input.count = count;
	cards->input.round = round;
	cards->input.rounds = section->rounds;
	cards->input.lot = colour_of(section->lot);
	cards->input.pins = cards->pins;
	cards->input.apart = cards->apart;
	cards->input.options = cards->options;
	fill_players(cards, event, section->id, round);
	fill_apart(cards, apart, napart);
	cards->banned = cards->input.napart;
	fill_pins(cards, hands, nhands, boards, nboards);
	if (number_clubs(cards, event, section->id) != STATUS_OK ||
		fill_points(cards, event, section->id, round) != STATUS_OK)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	status = options_parse(cards->book, section->options, cards->options, error);
	if (status == STATUS_OK && cards->book->traits->set_bars)
		cards->book->traits->set_bars(&cards->input);
	return status;
}

enum status translate_round(const struct event *event, int section, int round,
	struct translation *cards, struct error *error)
{
	const struct section *row = event_section(event, section);
	struct translation made = {.book = row ? pairing_book_find(row->system) : NULL};
	enum status status;

	if (!row)
		return app_fail(error, STATUS_NOT_FOUND, "There is no section %d.", section);
	if (!made.book)
		return app_fail(error, STATUS_NOT_FOUND,
			"This program does not know the rule book \"%s\".", row->system);
	status = fill_cards(&made, event, row, round, error);
	if (status == STATUS_OK) {
		status = floats_scores(made.book, &made.input, &made.scores);
		if (status != STATUS_OK)
			app_fail_plain(error, status);
	}
	if (status == STATUS_OK)
		*cards = made;
	else
		translation_done(&made);
	return status;
}

void translation_done(struct translation *cards)
{
	if (cards->memo)
		memo_done(cards->memo);
	free(cards->memo);
	free(cards->players);
	free(cards->games);
	free(cards->scores);
	free(cards->pins);
	free(cards->apart);
	free(cards->extra);
	free(cards->options);
	free(cards->pin_of);
	free(cards->index_of);
	memset(cards, 0, sizeof(*cards));
}

int translate_added(const struct translation *cards, int index)
{
	return cards->scores[index] - cards->players[index].score;
}

struct pairing_input translate_plain(const struct translation *cards)
{
	struct pairing_input plain = cards->input;

	plain.npins = cards->out;
	plain.napart = cards->banned;
	return plain;
}

bool translate_is_fixed(const struct translation *cards)
{
	return cards->input.npins > cards->out || cards->input.napart > cards->banned;
}

enum status translate_status(enum pairing_status status)
{
	return status == PAIRING_OK           ? STATUS_OK
		: status == PAIRING_NO_MEMORY ? STATUS_NO_MEMORY
					      : STATUS_BAD_INPUT;
}

int translate_index(const struct translation *cards, int pin)
{
	return pin > 0 && pin <= cards->most_pin ? cards->index_of[pin] : -1;
}

enum status translate_draw(const struct translation *cards, const struct board *rows, int count,
	struct pairing_board *boards)
{
	for (int i = 0; i < count; i++) {
		boards[i].white = translate_index(cards, rows[i].white);
		boards[i].black =
			rows[i].black ? translate_index(cards, rows[i].black) : PAIRING_NOBODY;
		if (boards[i].white < 0 || (rows[i].black && boards[i].black < 0))
			return STATUS_BAD_INPUT;
	}
	return STATUS_OK;
}

void translate_rows(const struct translation *cards, int section, int round,
	const struct pairing_draw *draw, struct board *rows)
{
	for (int i = 0; i < draw->count; i++) {
		const struct pairing_board *board = &draw->boards[i];

		memset(&rows[i], 0, sizeof(rows[i]));
		rows[i].section = section;
		rows[i].round = round;
		rows[i].number = i + 1;
		rows[i].white = cards->pin_of[board->white];
		rows[i].black = board->black == PAIRING_NOBODY ? 0 : cards->pin_of[board->black];
		rows[i].result = rows[i].black ? RESULT_NONE : RESULT_BYE;
	}
}

struct cast translate_cast(const struct translation *cards, const struct event *event, int section)
{
	return (struct cast){.event = event,
		.section = section,
		.pins = cards->pin_of,
		.count = cards->input.count,
		.round = cards->input.round,
		.fixed = translate_is_fixed(cards)};
}

enum status translate_fail(const struct translation *cards, const struct event *event, int section,
	enum pairing_status status, const struct pairing_blame *blame, struct error *error)
{
	const struct cast cast = translate_cast(cards, event, section);
	char text[SENTENCE_SIZE];
	/* Records of an event are in order: what is fixed by hand contradicts itself. */
	enum status code = status == PAIRING_NO_DRAW                    ? STATUS_NO_DRAW
		: status == PAIRING_BAD_INPUT && cards->input.npins > 0 ? STATUS_REFUSED
		: status == PAIRING_BAD_INPUT                           ? STATUS_BAD_INPUT
									: STATUS_NO_MEMORY;

	if (status == PAIRING_NO_MEMORY || !blame || !blame->text)
		return app_fail(error, code, "%s", pairing_status_text(status));
	blame_words(&cast, &cards->input, blame, status == PAIRING_NO_DRAW, text, sizeof(text));
	return app_fail(error, code, "%s", text);
}
