/*
 * The invariants of an event:
 *
 *	every number in the range of its field, every text terminated and clean UTF-8
 *	an event row; every row of a section that exists, every round within the section's rounds
 *	bookings, marks and what is fixed by hand speak of players that exist
 *	no round is published before the one ahead of it, and none has a draft before all of those
 *	are complete
 *	boards belong to a round, seat players who take part and have nothing booked, nobody twice
 *	the bye has the result of a bye from the start; other results only in published rounds, all
 *	in complete ones
 *	boards of a published round are numbered without a gap, and both players of each have their
 *	mark
 *	a mark has the colour of the seat; marks only in published rounds
 *	the points and the conversion formula of a section are understood
 *	who meets one from outside has the bye of a published round, or sits out by hand; the game
 *	has a result in a complete round, none before it is published; no two beside the draw stand
 *	in one place
 *	particulars are of the event, a section or a player that exist, and say something
 *	attendance and games outside the competition belong to club seasons
 */
#include "core/event_check.h"

#include <string.h>

#include "core/all_play_all.h"
#include "core/typed/conversion.h"
#include "core/points.h"
#include "core/row_words.h"
#include "core/season.h"
#include "core/seating.h"
#include "core/text/text.h"
#include "core/board_label.h"

/* What stands before the number, and the number; a player's with his name. */
static void put_number(const struct check *check, const struct record_key *key, char *head,
	int number, struct line *line)
{
	static const char player[] = "player ";
	const size_t length = strlen(head);

	if (length >= sizeof(player) - 1 && !strcmp(head + length - (sizeof(player) - 1), player)) {
		head[length - (sizeof(player) - 1)] = '\0';
		line_text(line, head);
		row_player_words(check->event, key->part[0], number, line);
		return;
	}
	line_text(line, head);
	line_int(line, number);
}

bool check_trouble(
	const struct check *check, const struct record *row, const char *what, int number)
{
	const char *hash = strchr(what, '#');
	char head[120];
	struct line line;
	struct record_key key;

	if (check->error == NULL)
		return false;
	key = record_key_of(row);
	check->error->code = STATUS_BAD_INPUT;
	line_init(&line, check->error->text, sizeof(check->error->text));
	row_words(check->event, &key, &line);
	line_text(&line, ": ");
	if (hash != NULL) {
		memcpy(head, what, (size_t)(hash - what));
		head[hash - what] = '\0';
		put_number(check, &key, head, number, &line);
		what = hash + 1;
	}
	line_text(&line, what);
	line_text(&line, ".");
	return false;
}

static bool field_trouble(
	const struct check *check, const struct record *row, const struct record_field *field)
{
	char text[120];
	struct line line;

	line_init(&line, text, sizeof(text));
	line_text(&line, row_field_words(field));
	if (field->size > 0) {
		line_text(&line, " is not a clean text");
		return check_trouble(check, row, text, 0);
	}
	line_text(&line, " is #, not in ");
	line_int(&line, field->least);
	line_text(&line, " to ");
	line_int(&line, field->most);
	return check_trouble(check, row, text, record_int(row, field));
}

static bool fields_hold(const struct check *check, const struct record *row)
{
	int count;
	const struct record_field *field = record_fields(row->kind, &count);

	for (; count > 0; count--, field++) {
		if (field->size == 0) {
			int value = record_int(row, field);

			if (value < field->least || value > field->most)
				return field_trouble(check, row, field);
		} else {
			const char *text = record_text(row, field);

			if (memchr(text, '\0', field->size) == NULL || !text_is_clean(text))
				return field_trouble(check, row, field);
		}
	}
	return true;
}

bool check_refers(
	const struct check *check, const struct record *row, int section, int round, int pin)
{
	const struct section *what = event_section(check->event, section);

	if (what == NULL)
		return check_trouble(check, row, "there is no section #", section);
	if (round > what->rounds)
		return check_trouble(check, row, "the section has # rounds only", what->rounds);
	if (pin != 0 && event_player(check->event, section, pin) == NULL)
		return check_trouble(check, row, "there is no player #", pin);
	return true;
}

static const struct check_round *look(struct check *check, int section, int number)
{
	struct check_round *seen = &check->seen;

	if (seen->section == section && seen->number == number && number > 0)
		return seen;
	*seen = (struct check_round){section, number, .round = NULL};
	seen->round = event_round(check->event, section, number);
	if (section > 0 && number > 0) {
		seen->boards =
			event_range(check->event, RECORD_BOARD, section, number, &seen->nboards);
		seen->marks =
			event_range(check->event, RECORD_MARK, section, number, &seen->nmarks);
	}
	return seen;
}

static bool is_published(struct check *check, int section, int round)
{
	const struct round *row = look(check, section, round)->round;

	return row != NULL && row->state >= ROUND_PUBLISHED;
}

/* The board of this number: where numbers have no gap it stands at its own place. */
static const struct board *board_at(struct check *check, int section, int round, int number)
{
	const struct check_round *seen = look(check, section, round);

	if (number > 0 && number <= seen->nboards &&
		seen->boards[number - 1].as.board.number == number)
		return &seen->boards[number - 1].as.board;
	return event_board(check->event, section, round, number);
}

/* Has the player a mark? Where everybody plays it stands at the place of his PIN. */
static bool is_marked(struct check *check, int section, int round, int pin)
{
	const struct check_round *seen = look(check, section, round);

	return (pin > 0 && pin <= seen->nmarks && seen->marks[pin - 1].as.mark.pin == pin) ||
		event_mark(check->event, section, round, pin) != NULL;
}

static bool player_holds(const struct check *check, const struct record *row)
{
	const struct player *player = &row->as.player;
	int number, letter;

	if (!check_refers(check, row, player->section, 0, 0))
		return false;
	if (player->place[0] != '\0' && !place_parse(player->place, &number, &letter))
		return check_trouble(
			check, row, "the place is not a number with perhaps a letter", 0);
	return true;
}

static bool round_holds(struct check *check, const struct record *row)
{
	const struct round *round = &row->as.round;
	const struct record *board;
	int count;

	if (!check_refers(check, row, round->section, round->number, 0))
		return false;
	if (round->state < ROUND_PUBLISHED)
		return true;
	if (round->number > 1 && !is_published(check, round->section, round->number - 1))
		return check_trouble(check, row, "published before round #", round->number - 1);
	board = event_range(check->event, RECORD_BOARD, round->section, round->number, &count);
	for (int i = 0; i < count; i++) {
		const int label = board_label(check->event, round->section, round->number, i + 1);

		if (board[i].as.board.number != i + 1)
			return check_trouble(check, row, "there is no board #", label);
		if (round->state == ROUND_COMPLETE && board[i].as.board.result == RESULT_NONE)
			return check_trouble(
				check, row, "complete without the result of board #", label);
	}
	return true;
}

/* One side of a board. */
static bool seat_holds(struct check *check, const struct record *row, int pin)
{
	const struct board *board = &row->as.board;
	const struct seat *seat = seating_find(check->event, board->section, board->round, pin);

	if (seat == NULL || seat->board != board->number)
		return check_trouble(check, row, "player # is seated twice", pin);
	/* in an all-play-all one who has withdrawn may sit at boards that he loses by default */
	if (!event_takes_part(check->event, board->section, pin, board->round) &&
		all_play_all_left(check->event, board->section, pin) == ALL_PLAY_ALL_STAYS)
		return check_trouble(check, row, "player # does not take part in the round", pin);
	if (event_booking(check->event, board->section, pin, board->round) != NULL)
		return check_trouble(check, row, "player # is seated and has a booking", pin);
	if (board->black != 0 && is_published(check, board->section, board->round) &&
		!is_marked(check, board->section, board->round, pin))
		return check_trouble(
			check, row, "player # has neither colour nor float on record", pin);
	return true;
}

static bool board_holds(struct check *check, const struct record *row)
{
	const struct board *board = &row->as.board;
	bool bye = board->black == 0;

	if (!check_refers(check, row, board->section, board->round, board->white) ||
		!check_refers(check, row, board->section, board->round, board->black))
		return false;
	if (look(check, board->section, board->round)->round == NULL)
		return check_trouble(check, row, "there is no round #", board->round);
	if (board->white == board->black)
		return check_trouble(check, row, "player # plays himself", board->white);
	if (bye != (board->result == RESULT_BYE))
		return check_trouble(check, row,
			bye ? "the bye has another result" : "the result of a bye with two players",
			0);
	if (!bye && board->result != RESULT_NONE &&
		!is_published(check, board->section, board->round))
		return check_trouble(check, row, "a result before the round is published", 0);
	return seat_holds(check, row, board->white) &&
		(bye || seat_holds(check, row, board->black));
}

static bool mark_holds(struct check *check, const struct record *row)
{
	const struct mark *mark = &row->as.mark;
	const struct seat *seat = seating_find(check->event, mark->section, mark->round, mark->pin);
	const struct board *board =
		seat != NULL ? board_at(check, mark->section, mark->round, seat->board) : NULL;

	if (!check_refers(check, row, mark->section, mark->round, mark->pin))
		return false;
	if (!is_published(check, mark->section, mark->round))
		return check_trouble(check, row,
			"colour and float are on record before the round is published", 0);
	if (board == NULL)
		return check_trouble(check, row, "the player has no board", 0);
	if (board->black == 0 && (mark->colour != COLOUR_NONE || mark->floated != FLOATED_NOT))
		return check_trouble(check, row, "the bye has neither colour nor float", 0);
	if (board->black != 0 &&
		mark->colour != (board->white == mark->pin ? COLOUR_WHITE : COLOUR_BLACK))
		return check_trouble(check, row, "not the colour he has on board #",
			board_label(check->event, board->section, board->round, board->number));
	return true;
}

static bool hand_holds(const struct check *check, const struct record *row)
{
	const struct hand *hand = &row->as.hand;
	bool other = hand_names_two(hand->kind);

	if (!check_refers(check, row, hand->section, hand->round, hand->pin))
		return false;
	if (other && (hand->value == hand->pin || hand->value == 0))
		return check_trouble(check, row, "no opponent is named", 0);
	if (other)
		return check_refers(check, row, hand->section, hand->round, hand->value);
	if (hand->kind == HAND_COLOUR && hand->value != COLOUR_WHITE && hand->value != COLOUR_BLACK)
		return check_trouble(check, row, "# is no colour", hand->value);
	if (hand->kind != HAND_COLOUR && hand->value != 0)
		return check_trouble(check, row, "a value, #, that means nothing", hand->value);
	return true;
}

static bool apart_holds(const struct check *check, const struct record *row)
{
	const struct apart *apart = &row->as.apart;

	if (!check_refers(check, row, apart->section, apart->last, apart->pin) ||
		!check_refers(check, row, apart->section, apart->last, apart->other))
		return false;
	if (apart->pin >= apart->other)
		return check_trouble(check, row, "the lower number comes first", 0);
	if (apart->first > apart->last)
		return check_trouble(check, row, "it ends with round # already", apart->last);
	if (apart->ordered != 0 && (apart->ordered < apart->first || apart->ordered > apart->last))
		return check_trouble(check, row, "round # is none of it", apart->ordered);
	return true;
}

/* Rows that club seasons alone have. */
static bool season_holds(
	const struct check *check, const struct record *row, int section, int round, int pin)
{
	if (!check_refers(check, row, section, round, pin))
		return false;
	return event_is_season(check->event, section) ||
		check_trouble(check, row, "section # is no club season", section);
}

static bool outside_holds(const struct check *check, const struct record *row)
{
	const struct outside *game = &row->as.outside;

	if (!season_holds(check, row, game->section, game->round, game->white) ||
		!season_holds(check, row, game->section, game->round, game->black))
		return false;
	return game->white != game->black ||
		check_trouble(check, row, "player # plays himself", game->white);
}

static bool started_holds(struct check *check, const struct record *row)
{
	const struct started *started = &row->as.started;

	if (!check_refers(check, row, started->section, started->round, 0))
		return false;
	if (!event_board(check->event, started->section, started->round, started->number))
		return check_trouble(check, row, "there is no such board", 0);
	return is_published(check, started->section, started->round) ||
		check_trouble(check, row, "it starts before the round is published", 0);
}

/* Of a game between two that has a result. */
static bool of_result_holds(const struct check *check, const struct record *row)
{
	const struct record_key key = record_key_of(row);
	const struct board *board =
		event_board(check->event, key.part[0], key.part[1], key.part[2]);

	if (!check_refers(check, row, key.part[0], key.part[1], 0))
		return false;
	if (board == NULL || board->black == 0)
		return check_trouble(check, row, "there is no such game", 0);
	return board->result != RESULT_NONE ||
		check_trouble(check, row, "the board has no result", 0);
}

static bool open_holds(const struct check *check, const struct record *row)
{
	const struct open_game *open = &row->as.open;
	const struct board *board;

	if (!of_result_holds(check, row))
		return false;
	board = event_board(check->event, open->section, open->round, open->number);
	return (board->result >= RESULT_WHITE && board->result <= RESULT_BLACK) ||
		check_trouble(check, row, "it counts for neither win, draw nor loss", 0);
}

static bool particular_holds(const struct check *check, const struct record *row)
{
	const struct particular *particular = &row->as.particular;

	if (particular->section == 0 && particular->pin != 0)
		return check_trouble(check, row, "a player of no section", 0);
	if (particular->section != 0 &&
		!check_refers(check, row, particular->section, 0, particular->pin))
		return false;
	return particular->text[0] != '\0' || check_trouble(check, row, "nothing is said", 0);
}

static bool section_holds(const struct check *check, const struct record *row)
{
	const char *formula = row->as.section.conversion;
	struct conversion conversion;
	struct points points;

	if (check->event->table[RECORD_EVENT].count == 0)
		return check_trouble(check, row, "the row of the event is missing", 0);
	if (!points_parse(row->as.section.points, &points))
		return check_trouble(check, row, "the points are not such as W=3 D=1", 0);
	if (formula[0] != '\0' && !conversion_parse(formula, &conversion))
		return check_trouble(check, row, "the conversion is not such as 7.5*x+700", 0);
	return true;
}

bool check_row(struct check *check, const struct record *row)
{
	if (!fields_hold(check, row))
		return false;
	switch (row->kind) {
	case RECORD_SECTION:
		return section_holds(check, row);
	case RECORD_PLAYER:
		return player_holds(check, row);
	case RECORD_BOOKING:
		return check_refers(check, row, row->as.booking.section, row->as.booking.round,
			row->as.booking.pin);
	case RECORD_ROUND:
		return round_holds(check, row);
	case RECORD_BOARD:
		return board_holds(check, row);
	case RECORD_MARK:
		return mark_holds(check, row);
	case RECORD_HAND:
		return hand_holds(check, row);
	case RECORD_VIRTUAL:
		return check_refers(check, row, row->as.virtual_points.section,
			row->as.virtual_points.round, row->as.virtual_points.pin);
	case RECORD_APART:
		return apart_holds(check, row);
	case RECORD_KEPT:
		return check_refers(check, row, row->as.kept.section, 0, 0);
	case RECORD_ATTENDANCE:
		return check_refers(check, row, row->as.attendance.section,
			row->as.attendance.round, row->as.attendance.pin);
	case RECORD_OUTSIDE:
		return outside_holds(check, row);
	case RECORD_FILLED:
		return check_filled(check, row);
	case RECORD_PARTICULAR:
		return particular_holds(check, row);
	case RECORD_STARTED:
		return started_holds(check, row);
	case RECORD_OPEN:
		return open_holds(check, row);
	case RECORD_RATED:
		return of_result_holds(check, row);
	case RECORD_EVENT:
	case RECORD_KINDS:
		break;
	}
	return true;
}

/* No draft stands behind a round that is not complete. */
static bool drafts_hold(const struct check *check, const struct record *row)
{
	const int section = row->as.section.id;
	const int behind = event_draft_behind(
		check->event, section, event_current_round(check->event, section));

	return behind == 0 ||
		check_trouble(check, row,
			"round # has a draft before the rounds ahead of it are complete", behind);
}

enum status check_drafts(const struct event *event, struct error *error)
{
	const struct check check = {.event = event, .error = error};
	int count;
	const struct record *row = event_range(event, RECORD_SECTION, 0, 0, &count);

	for (; count > 0; count--, row++)
		if (!drafts_hold(&check, row))
			return STATUS_BAD_INPUT;
	return STATUS_OK;
}

enum status event_check_rows(const struct event *event, struct error *error)
{
	struct check check = {.event = event, .error = error};

	for (int kind = 0; kind < RECORD_KINDS; kind++)
		for (int i = 0; i < event->table[kind].count; i++)
			if (!check_row(&check, &event->table[kind].rows[i]))
				return STATUS_BAD_INPUT;
	return STATUS_OK;
}

enum status event_check(const struct event *event, struct error *error)
{
	const enum status status = event_check_rows(event, error);

	return status == STATUS_OK ? check_drafts(event, error) : status;
}
