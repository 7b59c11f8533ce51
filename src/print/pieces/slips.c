/* Result slips for the boards of a round, and cards for the places. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/board_label.h"
#include "core/game.h"
#include "print/list.h"
#include "print/pieces/cards.h"

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
	card_event(card, event_name);
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

/*
 * To stand on the table of a reserved board, or to find one's place in round 1. Of who has left,
 * too, as all cards are: he may come back.
 */
static void fill_place_card(struct card *card, const struct event *event,
	const struct player *player, const char *event_name)
{
	char left[LEFT_SIZE];
	const char *words =
		list_left_words(event, player, list_last_published(event, player->section), left);

	card_event(card, event_name);
	card_line(card, CARD_PLAIN, "%s", words);
	card_line(card, CARD_LARGE, "%s%s%s", player->title, player->title[0] ? " " : "",
		player->name);
	card_line(card, CARD_PLAIN, "%s", "");
	add_club_and_grade(card, player);
}

/* A card a player, in rank order. */
enum status print_place_cards(const struct event *event, int section,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct cards cards = {.title = "Place cards", .columns = SLIP_COLUMNS, .rows = SLIP_ROWS};
	struct table about;
	struct card *card;
	int *pins, count;
	enum status status = heading(event, section, &about, error);

	if (status != STATUS_OK)
		return status;
	if (event_rank_order(event, section, &pins, &count) != STATUS_OK)
		return list_no_memory(error);
	for (int i = 0; i < count && (card = cards_add(&cards)) != NULL; i++)
		fill_place_card(card, event, event_player(event, section, pins[i]), about.event);
	free(pins);
	return cards_finish(&cards, style, sink, error);
}
