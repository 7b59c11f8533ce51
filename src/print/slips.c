/* Result slips for the boards of a round, cards for the places, and pairing cards of the players. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/board_label.h"
#include "core/game.h"
#include "core/round_cell.h"
#include "print/cards.h"
#include "print/list.h"

/*
 * A name between other words runs the way of its own letters and moves none of them: first strong
 * isolate and its end, which only PDF writes.
 */
#define OWN_WAY "\xe2\x81\xa8%s\xe2\x81\xa9"

/* "Anytown Congress · Major", and STATUS_NOT_FOUND as list_begin. */
static enum status heading(
	const struct event *event, int section, struct table *table, struct error *error)
{
	*table = (struct table){.ncolumns = 1};
	return list_begin(table, event, section, error);
}

static void add_seat(struct card *card, const struct event *event, int section, const char *colour,
	int pin, const char *outside)
{
	const struct player *player = event_player(event, section, pin);

	if (player && player->grade > 0)
		card_line(card, CARD_STRONG, "%s  %d  " OWN_WAY " (%d)", colour, pin, player->name,
			player->grade);
	else if (player)
		card_line(card, CARD_STRONG, "%s  %d  " OWN_WAY, colour, pin, player->name);
	else
		card_line(card, CARD_STRONG, "%s  " OWN_WAY, colour, outside ? outside : "?");
}

static void add_slip(struct cards *cards, const struct event *event, int section, int round,
	const struct print_slip *slip, const char *event_name)
{
	struct card *card = cards_add(cards);

	if (!card)
		return;
	card_line(card, CARD_PLAIN, "%s", event_name);
	if (slip->label)
		card_line(card, CARD_STRONG, "Board %d\tRound %d", slip->label, round);
	else
		card_line(card, CARD_STRONG, "Board ____\tRound %d", round);
	card_line(card, CARD_PLAIN, "%s", "");
	add_seat(card, event, section, "White", slip->white, slip->outside);
	add_seat(card, event, section, "Black", slip->black, slip->outside);
	card_line(card, CARD_PLAIN, "%s", "");
	card_line(card, CARD_PLAIN, "%s", "[  ] 1-0\t[  ] ½-½\t[  ] 0-1");
	card_line(card, CARD_PLAIN, "%s", "");
	card_line(card, CARD_PLAIN, "%s", "White ________\tBlack ________");
}

static enum status finish_slips(const struct event *event, int section, int round,
	const struct print_slip *slips, int count, const char *event_name,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct cards cards = {.title = "Result slips", .columns = SLIP_COLUMNS, .rows = SLIP_ROWS};

	for (int i = 0; i < count; i++)
		add_slip(&cards, event, section, round, &slips[i], event_name);
	return cards_finish(&cards, style, sink, error);
}

enum status print_certain_slips(const struct event *event, int section, int round,
	const struct print_slip *slips, int count, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	struct table about;
	enum status status = heading(event, section, &about, error);

	if (status != STATUS_OK)
		return status;
	return finish_slips(event, section, round, slips, count, about.event, style, sink, error);
}

static int compare_slips(const void *left, const void *right)
{
	return ((const struct print_slip *)left)->label - ((const struct print_slip *)right)->label;
}

/* In the order of the boards in the hall. */
enum status print_slips(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	const int count = game_count(event, section, round);
	struct print_slip *slips;
	struct table about;
	struct game game;
	int games = 0;
	enum status status = heading(event, section, &about, error);

	if (status == STATUS_OK)
		status = list_title_round(&about, event, section, round, "slips", error);
	if (status != STATUS_OK)
		return status;
	slips = calloc((size_t)count + 1, sizeof(*slips));
	if (!slips)
		return list_no_memory(error);
	for (int number = 1; number <= count; number++)
		if (game_find(event, section, round, number, &game) && !game.bye &&
			!list_leaves_out(style, number))
			slips[games++] =
				(struct print_slip){board_label(event, section, round, number),
					game.white, game.black, game.outside};
	qsort(slips, (size_t)games, sizeof(*slips), compare_slips);
	status = finish_slips(event, section, round, slips, games, about.event, style, sink, error);
	free(slips);
	return status;
}

static void add_club_and_grade(struct card *card, const struct player *player)
{
	if (player->grade > 0)
		card_line(card, CARD_PLAIN, "%s\t%d", player->club, player->grade);
	else
		card_line(card, CARD_PLAIN, "%s", player->club);
}

/* "down", "up", "" of the mark on his card. */
static const char *float_word(const struct event *event, const struct player *player, int round)
{
	const struct history past = history_of(event, player->section, player->pin, round);

	return past.floated == FLOATED_DOWN ? "down" : past.floated == FLOATED_UP ? "up" : "";
}

/* Red White, black Black, green bye: the eye reads runs of colours from it. */
static enum card_line_kind ink_of(const struct round_cell *cell)
{
	if (cell->kind == CELL_BYE || cell->kind == CELL_HALF_BYE)
		return CARD_BYE;
	return cell->colour == COLOUR_WHITE ? CARD_WHITE : CARD_PLAIN;
}

/* "w " of a colour that he has brought from another section, before what the round was here. */
static const char *brought_word(const struct round_cell *cell)
{
	if (cell->opponent != 0 || cell->colour == COLOUR_NONE)
		return "";
	return cell->colour == COLOUR_WHITE ? "w " : "b ";
}

/* A round that is published has what is known of it; the lines of the others are for the pen. */
static void add_card_round(
	struct card *card, const struct event *event, const struct player *player, int round)
{
	const struct round *row = event_round(event, player->section, round);
	const struct round_cell cell = round_cell_of(event, player->section, player->pin, round);
	char words[ROUND_CELL_SIZE], points[16];

	if (!row || row->state < ROUND_PUBLISHED) {
		card_line(card, CARD_PLAIN, "%d\t____\t____\t____", round);
		return;
	}
	card_line(card, ink_of(&cell), "%d\t%s%s\t%s\t%s", round, brought_word(&cell),
		round_cell_words(&cell, words), float_word(event, player, round),
		points_text(event_points2(event, player->section, player->pin, round), points));
}

typedef void fill_card(struct card *card, const struct event *event, const struct player *player,
	const char *event_name);

/* To stand on the table of a reserved board, or to find one's place in round 1. */
static void fill_place_card(struct card *card, const struct event *event,
	const struct player *player, const char *event_name)
{
	(void)event;
	card_line(card, CARD_PLAIN, "%s", event_name);
	card_line(card, CARD_PLAIN, "%s", "");
	card_line(card, CARD_LARGE, "%s%s%s", player->title, player->title[0] ? " " : "",
		player->name);
	card_line(card, CARD_PLAIN, "%s", "");
	add_club_and_grade(card, player);
}

static void fill_pairing_card(struct card *card, const struct event *event,
	const struct player *player, const char *event_name)
{
	const int rounds = event_section(event, player->section)->rounds;

	(void)event_name;
	card_line(card, CARD_STRONG, "%d  " OWN_WAY, player->pin, player->name);
	add_club_and_grade(card, player);
	card_line(card, CARD_PLAIN, "%s", "Rd\tgame\tfloat\tpoints");
	for (int round = 1; round <= rounds && card->count < CARD_LINES; round++)
		add_card_round(card, event, player, round);
}

/* A card a player, in rank order. */
static enum status print_all(struct cards *cards, const struct event *event, int section,
	fill_card *fill, const struct print_style *style, const struct print_sink *sink,
	struct error *error)
{
	struct table about;
	struct card *card;
	int *pins, count;
	enum status status = heading(event, section, &about, error);

	if (status != STATUS_OK)
		return status;
	if (event_rank_order(event, section, &pins, &count) != STATUS_OK)
		return list_no_memory(error);
	for (int i = 0; i < count && (card = cards_add(cards)) != NULL; i++)
		fill(card, event, event_player(event, section, pins[i]), about.event);
	free(pins);
	return cards_finish(cards, style, sink, error);
}

enum status print_place_cards(const struct event *event, int section,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct cards cards = {.title = "Place cards", .columns = SLIP_COLUMNS, .rows = SLIP_ROWS};

	return print_all(&cards, event, section, fill_place_card, style, sink, error);
}

/*
 * The pairing cards of the guide, filled as far as rounds are published, so that the event can go
 * on by hand at any moment.
 */
enum status print_pairing_cards(const struct event *event, int section,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct cards cards = {.title = "Pairing cards", .columns = CARD_COLUMNS, .rows = CARD_ROWS};

	return print_all(&cards, event, section, fill_pairing_card, style, sink, error);
}
