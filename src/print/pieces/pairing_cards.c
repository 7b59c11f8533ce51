/* Pairing cards of a section: filled as far as rounds are published, or blank for the pen. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/all_play_all.h"
#include "core/round_cell.h"
#include "core/season.h"
#include "core/vocabulary.h"
#include "print/pieces/alignment.h"
#include "print/pieces/cards.h"
#include "print/pieces/pairing_card.h"

static const char *bye_word(const struct event *event, int section)
{
	return event_is_season(event, section)          ? "sit"
		: event_is_all_play_all(event, section) ? "free"
							: "bye";
}

static void set(struct pairing_round *to, enum pairing_row row, const char *text)
{
	snprintf(to->text[row], PAIRING_CELL_SIZE, "%s", text);
}

static bool is_bye(const struct round_cell *cell)
{
	return cell->kind == CELL_BYE || cell->kind == CELL_HALF_BYE || cell->kind == CELL_FREE;
}

static void put_opponent(struct pairing_round *to, const struct event *event, int section,
	const struct round_cell *cell)
{
	char text[PAIRING_CELL_SIZE];

	snprintf(text, sizeof(text), "%d", cell->opponent);
	set(to, PAIRING_OPPONENT,
		cell->opponent > 0                          ? text
			: cell->opponent == HISTORY_OUTSIDE ? "fill"
			: is_bye(cell)                      ? bye_word(event, section)
							    : "-");
}

static void put_result(struct pairing_round *to, const struct event *event,
	const struct player *player, int round, const struct round_cell *cell)
{
	char text[PAIRING_CELL_SIZE], points[16];

	if (cell->kind == CELL_OPEN && !cell->open)
		return;
	if (cell->opponent != 0)
		snprintf(text, sizeof(text), cell->is_void ? "(%s)" : "%s", round_cell_sign(cell));
	else
		snprintf(text, sizeof(text), "%s",
			points_text(event_round_points2(event, player->section, player->pin, round),
				points));
	set(to, PAIRING_RESULT, text);
	set(to, PAIRING_TOTAL,
		points_text(event_points2(event, player->section, player->pin, round), points));
}

/* Red White, black Black, green bye: the eye reads runs of colours from it. */
static enum pairing_ink ink_of(const struct round_cell *cell)
{
	if (is_bye(cell))
		return PAIRING_GREEN;
	return cell->colour == COLOUR_WHITE ? PAIRING_RED : PAIRING_BLACK;
}

static void put_published(
	struct pairing_round *to, const struct event *event, const struct player *player, int round)
{
	const struct round_cell cell = round_cell_of(event, player->section, player->pin, round);

	to->ink = ink_of(&cell);
	to->floated = history_of(event, player->section, player->pin, round).floated;
	put_opponent(to, event, player->section, &cell);
	put_result(to, event, player, round, &cell);
	if (cell.colour != COLOUR_NONE)
		set(to, PAIRING_COLOUR, cell.colour == COLOUR_WHITE ? "W" : "B");
	set(to, PAIRING_FLOAT,
		to->floated == FLOATED_DOWN         ? "↓"
			: to->floated == FLOATED_UP ? "↑"
						    : "");
}

/* Byes that are asked for stand on the card before the first round (seed: "Requested byes"). */
static void put_booked(
	struct pairing_round *to, const struct event *event, const struct player *player, int round)
{
	const struct booking *booking = event_booking(event, player->section, player->pin, round);
	static const char *const points[] = {
		[BOOKING_HALF] = "½", [BOOKING_FULL] = "1", [BOOKING_ZERO] = "0"};

	if (!booking)
		return;
	to->ink = PAIRING_GREEN;
	set(to, PAIRING_OPPONENT, bye_word(event, player->section));
	set(to, PAIRING_RESULT, points[booking->kind]);
}

static void fill_round(
	struct pairing_round *to, const struct event *event, const struct player *player, int round)
{
	const struct round *row = event_round(event, player->section, round);

	if (row && row->state >= ROUND_PUBLISHED)
		put_published(to, event, player, round);
	else
		put_booked(to, event, player, round);
}

/* "place 3b" of a late entry, "withdrawn"; his number is never another. */
static void put_note(
	struct pairing_card *card, const struct event *event, const struct player *player)
{
	const int through = list_last_published(event, player->section);
	char left[LEFT_SIZE];
	const char *words = list_left_words(event, player, through, left);
	const bool placed = player->place[0] && strcmp(player->place, card->number) != 0;

	snprintf(card->note, sizeof(card->note), "%s%s%s%s", placed ? "place " : "",
		placed ? player->place : "", placed && words[0] ? ", " : "", words);
}

/* What is said of his results, with the mark that those have; NULL: nothing. */
static const struct print_card_note *said_of(const struct print_style *style, int pin)
{
	for (int i = 0; i < style->ncard_notes; i++)
		if (style->card_notes[i].pin == pin)
			return &style->card_notes[i];
	return NULL;
}

static void put_said(struct pairing_card *card, struct pairing_round *cells, int rounds,
	const struct print_card_note *said)
{
	snprintf(card->said, sizeof(card->said), "%s%s", said->rounds ? "† " : "", said->text);
	for (int round = 1; round <= rounds; round++)
		if (said->rounds >> round & 1)
			strcat(cells[round - 1].text[PAIRING_RESULT], "†");
}

static void fill_head(
	struct pairing_card *card, const struct event *event, const struct player *player)
{
	snprintf(card->number, sizeof(card->number), "%d", player->pin);
	snprintf(card->name, sizeof(card->name), "%s%s%s", player->title,
		player->title[0] ? " " : "", player->name);
	if (player->grade > 0)
		snprintf(card->grade, sizeof(card->grade), "%d", player->grade);
	card->club = player->club;
	put_note(card, event, player);
}

/* "Code ZZP26", which the rating office knows the event by; on paper for the pen a place for it. */
static void put_code(
	struct pairing_cards *cards, const struct event *event, int section, const char *unknown)
{
	const char *own = event_particular(event, section, 0, SECTION_ECF_CODE);
	const char *code = own[0] ? own : event_particular(event, 0, 0, EVENT_ECF_CODE);

	snprintf(cards->code, sizeof(cards->code), code[0] ? "Code %s" : "%s",
		code[0] ? code : unknown);
}

/* Room for so many cards with the numbers of the rounds. False: there is no memory. */
static bool make(
	struct pairing_cards *cards, const struct event *event, int section, int count, int rounds)
{
	const struct vocabulary *words = vocabulary_of(event, section);

	*cards = (struct pairing_cards){.round = words->round,
		.club_head = words->club,
		.rounds = rounds,
		.count = count,
		.of = calloc((size_t)count + 1, sizeof(*cards->of)),
		.cells = calloc((size_t)count * (size_t)rounds + 1, sizeof(*cards->cells))};
	if (!cards->of || !cards->cells)
		return false;
	for (int card = 0; card < count; card++) {
		cards->of[card].club = "";
		for (int round = 1; round <= rounds; round++)
			snprintf(cards->cells[card * rounds + round - 1].text[PAIRING_ROUND],
				PAIRING_CELL_SIZE, "%d", round);
	}
	return true;
}

static void done(struct pairing_cards *cards)
{
	free(cards->of);
	free(cards->cells);
	*cards = (struct pairing_cards){.of = NULL};
}

/* Write what is composed, under the name of the event. */
static enum status finish(const struct pairing_cards *cards, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	const struct pairing_layout layout = pairing_layout_of(cards, style);
	struct cards pieces = {.title = "Pairing cards",
		.columns = layout.columns,
		.rows = layout.rows,
		.pairing = cards,
		.count = cards->count};

	return cards_finish(&pieces, style, sink, error);
}

/* A card a player, in rank order; STATUS_OK: to be released by done. */
static enum status compose(struct pairing_cards *cards, const struct event *event, int section,
	const struct print_style *style, struct error *error)
{
	const int rounds = event_section(event, section)->rounds;
	int *pins, count;

	*cards = (struct pairing_cards){.of = NULL};
	if (event_rank_order(event, section, &pins, &count) != STATUS_OK)
		return list_no_memory(error);
	if (!make(cards, event, section, count, rounds)) {
		done(cards);
		free(pins);
		return list_no_memory(error);
	}
	for (int i = 0; i < count; i++) {
		const struct player *player = event_player(event, section, pins[i]);
		const struct print_card_note *said = said_of(style, pins[i]);
		struct pairing_round *cells = &cards->cells[i * rounds];

		fill_head(&cards->of[i], event, player);
		for (int round = 1; round <= rounds; round++)
			fill_round(&cells[round - 1], event, player, round);
		if (said)
			put_said(&cards->of[i], cells, rounds, said);
	}
	free(pins);
	return STATUS_OK;
}

enum status print_pairing_cards(const struct event *event, int section,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct table about = {.ncolumns = 1};
	struct pairing_cards cards;
	enum status status = list_begin(&about, event, section, error);

	if (status == STATUS_OK)
		status = compose(&cards, event, section, style, error);
	if (status != STATUS_OK)
		return status;
	cards.event = about.event;
	put_code(&cards, event, section, "");
	status = finish(&cards, style, sink, error);
	done(&cards);
	return status;
}

/* Without a number of cards it is a page of them. */
enum status print_blank_cards(const struct event *event, int section, int count,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct table about = {.ncolumns = 1};
	struct pairing_cards cards = {.of = NULL};
	enum status status = list_begin(&about, event, section, error);
	struct pairing_layout layout;

	if (status != STATUS_OK)
		return status;
	cards.rounds = event_section(event, section)->rounds;
	layout = pairing_layout_of(&cards, style);
	if (count == 0)
		count = layout.columns * layout.rows;
	if (make(&cards, event, section, count, cards.rounds)) {
		cards.event = about.event;
		put_code(&cards, event, section, "Code ________");
		status = finish(&cards, style, sink, error);
	} else {
		status = list_no_memory(error);
	}
	done(&cards);
	return status;
}

enum status print_pairing_alignment(const struct event *event, int section,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct table about = {.ncolumns = 1};
	struct pairing_cards cards;
	struct pairing_layout layout;
	enum status status = list_begin(&about, event, section, error);

	if (status == STATUS_OK)
		status = compose(&cards, event, section, style, error);
	if (status != STATUS_OK)
		return status;
	layout = pairing_layout_of(&cards, style);
	done(&cards);
	return alignment_write(
		"Pairing cards: alignment", layout.columns, layout.rows, style, sink, error);
}
