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
		card_line(card, CARD_STRONG, "%s  %d  %s (%d)", colour, pin, player->name,
			player->grade);
	else if (player)
		card_line(card, CARD_STRONG, "%s  %d  %s", colour, pin, player->name);
	else
		card_line(card, CARD_STRONG, "%s  %s", colour, outside ? outside : "?");
}

static void add_slip(struct cards *cards, const struct event *event, int section, int round,
	const struct game *game, const char *event_name)
{
	struct card *card = cards_add(cards);

	if (!card)
		return;
	card_line(card, CARD_PLAIN, "%s", event_name);
	card_line(card, CARD_STRONG, "Board %d\tRound %d",
		board_label(event, section, round, game->number), round);
	card_line(card, CARD_PLAIN, "%s", "");
	add_seat(card, event, section, "White", game->white, game->outside);
	add_seat(card, event, section, "Black", game->black, game->outside);
	card_line(card, CARD_PLAIN, "%s", "");
	card_line(card, CARD_PLAIN, "%s", "[  ] 1-0\t[  ] ½-½\t[  ] 0-1");
	card_line(card, CARD_PLAIN, "%s", "");
	card_line(card, CARD_PLAIN, "%s", "White ________\tBlack ________");
}

struct slip_place {
	int label, number;
};

static int compare_places(const void *left, const void *right)
{
	return ((const struct slip_place *)left)->label - ((const struct slip_place *)right)->label;
}

/* In the order of the boards in the hall. */
enum status print_slips(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct cards cards = {.title = "Result slips", .columns = 2, .rows = 4};
	const int count = game_count(event, section, round);
	struct slip_place *places;
	struct table about;
	struct game game;
	int games = 0;
	enum status status = heading(event, section, &about, error);

	if (status == STATUS_OK)
		status = list_title_round(&about, event, section, round, "slips", error);
	if (status != STATUS_OK)
		return status;
	places = calloc((size_t)count + 1, sizeof(*places));
	if (!places)
		return list_no_memory(error);
	for (int number = 1; number <= count; number++)
		if (game_find(event, section, round, number, &game) && !game.bye)
			places[games++] = (struct slip_place){
				board_label(event, section, round, number), number};
	qsort(places, (size_t)games, sizeof(*places), compare_places);
	for (int i = 0; i < games; i++)
		if (game_find(event, section, round, places[i].number, &game))
			add_slip(&cards, event, section, round, &game, about.event);
	free(places);
	return cards_finish(&cards, style, sink, error);
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
	card_line(card, CARD_PLAIN, "%d\t%s\t%s\t%s", round, round_cell_words(&cell, words),
		float_word(event, player, round),
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
	card_line(card, CARD_STRONG, "%d  %s", player->pin, player->name);
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
	struct cards cards = {.title = "Place cards", .columns = 2, .rows = 4};

	return print_all(&cards, event, section, fill_place_card, style, sink, error);
}

/*
 * The pairing cards of the guide, filled as far as rounds are published, so that the event can go
 * on by hand at any moment.
 */
enum status print_pairing_cards(const struct event *event, int section,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct cards cards = {.title = "Pairing cards", .columns = 2, .rows = 3};

	return print_all(&cards, event, section, fill_pairing_card, style, sink, error);
}
