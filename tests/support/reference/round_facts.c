/* What the records of an event say of a round. */
#include "support/reference/round_facts.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PAIRS_TOLD = 6 };

/* Half points of White and Black, and whether it was played. */
static bool read_result(int result, int *white, int *black)
{
	*white = *black = 0;
	switch (result) {
	case RESULT_WHITE:
	case RESULT_DEFAULT_BLACK:
		*white = 2;
		break;
	case RESULT_BLACK:
	case RESULT_DEFAULT_WHITE:
		*black = 2;
		break;
	case RESULT_DRAW:
		*white = *black = 1;
		break;
	default:
		break;
	}
	return result != RESULT_DEFAULT_BLACK && result != RESULT_DEFAULT_WHITE &&
		result != RESULT_DEFAULT_BOTH;
}

static void read_board(struct round_facts *facts, const struct board *board, int round)
{
	struct fact_game *white = &facts->game[board->white][round];
	struct fact_game *black = &facts->game[board->black][round];
	int white2, black2;
	const bool played = read_result(board->result, &white2, &black2);

	if (board->black == 0) {
		*white = (struct fact_game){.points2 = 2, .drawn_bye = true};
		return;
	}
	*white = (struct fact_game){board->black, played, COLOUR_WHITE, white2, false, false, false,
		board->result == RESULT_DEFAULT_BLACK,
		board->result == RESULT_DEFAULT_WHITE || board->result == RESULT_DEFAULT_BOTH};
	*black = (struct fact_game){board->white, played, COLOUR_BLACK, black2, false, false, false,
		board->result == RESULT_DEFAULT_WHITE,
		board->result == RESULT_DEFAULT_BLACK || board->result == RESULT_DEFAULT_BOTH};
}

static void read_past(struct round_facts *facts)
{
	int count;
	const struct record *rows = event_range(facts->event, RECORD_BOOKING, 1, 0, &count);

	for (int i = 0; i < count; i++) {
		const struct booking *booking = &rows[i].as.booking;
		struct fact_game *game = &facts->game[booking->pin][booking->round];

		if (booking->round >= facts->round)
			continue;
		game->half_bye = booking->kind == BOOKING_HALF;
		game->full_bye = booking->kind == BOOKING_FULL;
		game->points2 = game->half_bye ? 1 : game->full_bye ? 2 : 0;
	}
	for (int round = 1; round < facts->round; round++) {
		rows = event_range(facts->event, RECORD_BOARD, 1, round, &count);
		for (int i = 0; i < count; i++)
			read_board(facts, &rows[i].as.board, round);
	}
}

int facts_score(const struct round_facts *facts, int pin, int round)
{
	int score = 0;

	for (int r = 1; r < round; r++)
		score += facts->game[pin][r].points2;
	return score;
}

bool facts_met_in(const struct round_facts *facts, int pin, int other, int round)
{
	return round >= 1 && round < facts->round && facts->game[pin][round].played &&
		facts->game[pin][round].opponent == other;
}

int facts_met(const struct round_facts *facts, int pin, int other)
{
	for (int round = facts->round - 1; round > 0; round--)
		if (facts_met_in(facts, pin, other, round))
			return round;
	return 0;
}

static void read_claim(const struct round_facts *facts, struct fact_card *card)
{
	const struct fact_game *game = facts->game[card->pin];
	enum colour last = COLOUR_NONE;
	int balance = 0, running = 0;

	for (int round = 1; round < facts->round; round++) {
		if (!game[round].played || game[round].opponent == 0)
			continue;
		running = game[round].colour == last ? running + 1 : 1;
		last = game[round].colour;
		balance += last == COLOUR_WHITE ? 1 : -1;
		card->games++;
	}
	if (card->games == 0)
		return;
	card->difference = abs(balance);
	card->due =
		balance > 0 || (balance == 0 && last == COLOUR_WHITE) ? COLOUR_BLACK : COLOUR_WHITE;
	card->run = last == card->due ? -running : running;
}

/* Above 0: he went down in this round, below: he came up. */
static int read_float_of(
	const struct round_facts *facts, const struct fact_card *card, int round, bool defaults)
{
	const struct fact_game *game = &facts->game[card->pin][round];

	if (game->opponent == 0 || (!defaults && !game->played))
		return 0;
	return facts_score(facts, card->pin, round) - facts_score(facts, game->opponent, round);
}

static void read_float(const struct round_facts *facts, struct fact_card *card, bool defaults)
{
	const int last = facts->round - 1;

	for (int round = 1; round <= last; round++)
		if (read_float_of(facts, card, round, defaults) > 0)
			card->down_round = round;
	if (last < 1)
		return;
	card->down_last = read_float_of(facts, card, last, defaults) > 0;
	card->up_last = read_float_of(facts, card, last, defaults) < 0;
}

/* Into the list, behind those with more points and those who stand before him in rank. */
static void add_card(struct round_facts *facts, int pin)
{
	struct fact_card card = {.pin = pin,
		.grade = event_player(facts->event, 1, pin)->grade,
		.opponent = FACTS_TRAY};
	int at = facts->count++;

	card.score = facts_score(facts, pin, facts->round);
	for (; at > 0 && facts->card[at - 1].score < card.score; at--)
		facts->card[at] = facts->card[at - 1];
	facts->card[at] = card;
}

static void seat(struct round_facts *facts, const struct board *board)
{
	const int white = facts->card_of[board->white];
	const int black = board->black ? facts->card_of[board->black] : FACTS_BYE;

	facts->card[white].opponent = black;
	facts->card[white].number = board->number;
	if (black < 0)
		return;
	facts->card[black].number = board->number;
	facts->card[white].given = COLOUR_WHITE;
	facts->card[black].opponent = white;
	facts->card[black].given = COLOUR_BLACK;
}

static void read_levels(struct round_facts *facts)
{
	for (int i = 0; i < facts->count; i++) {
		struct fact_card *card = &facts->card[i];

		facts->card_of[card->pin] = i;
		if (i == 0 || card->score != facts->card[i - 1].score)
			facts->first[facts->levels++] = i;
		card->level = facts->levels - 1;
		facts->size[card->level]++;
	}
}

/* Is he in the round before it is published, so that he lies in the tray if he has no seat? */
static bool is_drawn(const struct round_facts *facts, int pin)
{
	const struct record_key out = {RECORD_HAND, {1, facts->round, pin, HAND_OUT}};
	const struct round *round = event_round(facts->event, 1, facts->round);

	return (!round || round->state < ROUND_PUBLISHED) &&
		event_takes_part(facts->event, 1, pin, facts->round) &&
		!event_booking(facts->event, 1, pin, facts->round) &&
		!event_find(facts->event, out);
}

/* Which byes bar: by the rule book, and of the Schools' by its order and its early rounds. */
static void read_bars(struct round_facts *facts)
{
	const struct section *section = event_section(facts->event, 1);
	const bool schools =
		strcmp(section->system, "schools") == 0 && !strstr(section->options, "order=old");
	const char *early = strstr(section->options, "schools=");

	facts->byes_bar = schools || strcmp(section->system, "caa") == 0;
	facts->byes_free =
		schools && facts->round <= (early ? atoi(early + strlen("schools=")) : 3);
}

void round_facts_read(
	struct round_facts *facts, const struct event *event, int round, bool defaults)
{
	int *rank, players, count;
	const struct record *rows = event_range(event, RECORD_BOARD, 1, round, &count);
	bool seated[FACTS_PINS] = {false};

	*facts = (struct round_facts){.event = event, .round = round};
	read_bars(facts);
	read_past(facts);
	ck_assert_int_eq(event_rank_order(event, 1, &rank, &players), STATUS_OK);
	for (int i = 0; i < count; i++)
		seated[rows[i].as.board.white] = seated[rows[i].as.board.black] = true;
	for (int i = 0; i < players; i++) {
		ck_assert_int_lt(rank[i], FACTS_PINS);
		facts->card_of[rank[i]] = -1;
		if (seated[rank[i]] || is_drawn(facts, rank[i]))
			add_card(facts, rank[i]);
	}
	free(rank);
	read_levels(facts);
	for (int i = 0; i < count; i++)
		seat(facts, &rows[i].as.board);
	for (int i = 0; i < facts->count; i++) {
		read_claim(facts, &facts->card[i]);
		read_float(facts, &facts->card[i], defaults);
	}
}

enum cause { A_BYE, WON_BY_DEFAULT, HALF_A_POINT, LOST_BY_DEFAULT };

static const char *cause_words(const struct fact_game *game, enum cause cause)
{
	if (cause == A_BYE)
		return game->drawn_bye   ? "had the bye"
			: game->full_bye ? "had a full-point bye"
					 : NULL;
	if (cause == WON_BY_DEFAULT)
		return game->default_win ? "won by default" : NULL;
	if (cause == HALF_A_POINT)
		return game->half_bye ? "had a half-point bye" : NULL;
	return game->default_lost ? "lost by default" : NULL;
}

/* The first round of which this can be said. */
static const char *find_cause(
	const struct round_facts *facts, int pin, enum cause cause, char *buffer, size_t size)
{
	for (int round = 1; round < facts->round; round++) {
		const char *words = cause_words(&facts->game[pin][round], cause);

		if (!words)
			continue;
		snprintf(buffer, size, "%s in round %d", words, round);
		return buffer;
	}
	return NULL;
}

static const char *find_booked(const struct round_facts *facts, int pin, char *buffer, size_t size)
{
	int count, booked = 0;
	const struct record *rows = event_range(facts->event, RECORD_BOOKING, 1, pin, &count);

	for (int i = 0; i < count; i++)
		if (rows[i].as.booking.round >= facts->round &&
			(booked == 0 || rows[i].as.booking.round < booked))
			booked = rows[i].as.booking.round;
	if (booked == 0)
		return NULL;
	snprintf(buffer, size, "has a bye booked for round %d", booked);
	return buffer;
}

const char *facts_bye_bar(const struct round_facts *facts, int pin, char *buffer, size_t size)
{
	const char *bar = facts->byes_free ? NULL : find_cause(facts, pin, A_BYE, buffer, size);

	if (!bar && !facts->byes_bar)
		bar = find_cause(facts, pin, WON_BY_DEFAULT, buffer, size);
	if (!bar && !facts->byes_bar && !facts->booked_may)
		bar = find_booked(facts, pin, buffer, size);
	return bar;
}

const char *facts_bye_spared(const struct round_facts *facts, int pin, char *buffer, size_t size)
{
	const struct player *player = event_player(facts->event, 1, pin);
	const char *cause = facts->byes_free ? find_cause(facts, pin, A_BYE, buffer, size) : NULL;

	if (!cause)
		cause = find_cause(facts, pin, WON_BY_DEFAULT, buffer, size);
	if (!cause)
		cause = find_booked(facts, pin, buffer, size);
	if (!cause)
		cause = find_cause(facts, pin, HALF_A_POINT, buffer, size);
	if (!cause)
		cause = find_cause(facts, pin, LOST_BY_DEFAULT, buffer, size);
	return cause || facts->round > 1 || !player->top ? cause : "is a top player";
}

const char *facts_half_bar(const struct round_facts *facts, int pin, char *buffer, size_t size)
{
	const char *bar = facts_bye_bar(facts, pin, buffer, size);

	return bar ? bar : find_cause(facts, pin, HALF_A_POINT, buffer, size);
}

bool facts_goes_down(const struct round_facts *facts, int card)
{
	const int other = facts->card[card].opponent;

	return other == FACTS_BYE ||
		(other >= 0 && facts->card[other].level > facts->card[card].level);
}

bool facts_comes_up(const struct round_facts *facts, int card)
{
	const int other = facts->card[card].opponent;

	return other >= 0 && facts->card[other].level < facts->card[card].level;
}

bool facts_transferred(const struct round_facts *facts, int card)
{
	const struct fact_card *one = &facts->card[card];

	return one->opponent >= 0 && one->due != COLOUR_NONE && one->given != one->due;
}

int facts_compare_claims(const struct fact_card *a, const struct fact_card *b)
{
	if (a->difference != b->difference)
		return a->difference - b->difference;
	return a->run != b->run ? a->run - b->run : b->games - a->games;
}

int facts_level(const struct round_facts *facts, int score)
{
	for (int i = 0; i < facts->levels; i++)
		if (facts->card[facts->first[i]].score == score)
			return i;
	return -1;
}

const char *facts_name(const void *context, int pin)
{
	static char name[NAME_SIZE];
	const struct round_facts *facts = context;
	const struct player *player = event_player(facts->event, 1, pin);

	if (!player)
		return NULL;
	snprintf(name, sizeof(name), "%.*s", (int)strcspn(player->name, ","), player->name);
	return name;
}

const char *facts_run_words(int run, enum colour due, char *buffer, size_t size)
{
	static const char *const colours[][2] = {
		[COLOUR_NONE] = {"the other colour", "the due colour"},
		[COLOUR_WHITE] = {"Black", "White"},
		[COLOUR_BLACK] = {"White", "Black"}};

	if (abs(run) == 1)
		snprintf(buffer, size, "%s in the last game", colours[due][run < 0]);
	else
		snprintf(buffer, size, "%s in the last %d games", colours[due][run < 0], abs(run));
	return buffer;
}

void facts_put_pair(
	const struct round_facts *facts, int a, int b, int *count, char *text, size_t size)
{
	const size_t used = strlen(text);

	if (++*count <= PAIRS_TOLD)
		snprintf(text + used, size - used, "%s%d-%d", used ? ", " : "", facts->card[a].pin,
			facts->card[b].pin);
	else if (*count == PAIRS_TOLD + 1)
		snprintf(text + used, size - used, ", …");
}

const char *facts_ordinal(int number, char *buffer, size_t size)
{
	static const char *const small[] = {"first", "second", "third", "fourth", "fifth", "sixth",
		"seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"};
	static const char *const ends[] = {"th", "st", "nd", "rd"};
	const int ones = number % 10;

	if (number <= 12)
		snprintf(buffer, size, "%s", small[number - 1]);
	else
		snprintf(buffer, size, "%d%s", number,
			ones > 3 || number / 10 % 10 == 1 ? ends[0] : ends[ones]);
	return buffer;
}
