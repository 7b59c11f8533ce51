/* Repairs of a published round, as the command prints them. */
#include "config.h"

#include "cli/show_repair.h"

#include <ctype.h>
#include <stdio.h>

#include "cli/desk.h"
#include "cli/json.h"
#include "cli/out.h"
#include "cli/show.h"
#include "core/season.h"
#include "core/vocabulary.h"

/* "the bye" at the beginning of a line that is read out. */
static const char *line_begins(char *text)
{
	if (desk_is_plain())
		text[0] = (char)toupper((unsigned char)text[0]);
	return text;
}

const char *show_board_was(const struct app *app, int label, const struct plain_board *was,
	const struct plain_board *is, char text[BOARD_WAS_SIZE])
{
	char board[REPAIR_BOARD_SIZE];

	repair_board_words(app, was, board);
	if (repair_is_bye(was, is))
		snprintf(text, BOARD_WAS_SIZE, "%s", line_begins(board));
	else
		snprintf(text, BOARD_WAS_SIZE,
			desk_is_plain() ? "Board %d: was %s" : "board %d: %s", label, board);
	return text;
}

static void show_change(const struct app *app, int round, const struct repair_change *change)
{
	const bool shows = change->result != RESULT_NONE && change->result != RESULT_BYE;
	const int label = app_board_label(app, round, change->number);
	char was[BOARD_WAS_SIZE], is[REPAIR_BOARD_SIZE];

	/* on a club evening, where nobody need have sat out for it */
	if (repair_is_bye(&change->was, &change->is) && change->was.white == 0) {
		out(stdout, desk_is_plain() ? "%s.\n" : "   %s\n",
			repair_board_words(app, &change->is, is));
		return;
	}
	out(stdout, desk_is_plain() ? "%s, now %s%s%s.\n" : "   %s -> %s%s%s\n",
		show_board_was(app, label, &change->was, &change->is, was),
		repair_board_words(app, &change->is, is), shows ? ", " : "",
		!shows                 ? ""
			: change->open ? result_open_notation(change->result)
				       : result_notation(change->result));
}

static void show_changes(const struct app *app, int round, const struct repair *repair)
{
	for (int i = 0; i < repair->count; i++)
		show_change(app, round, &repair->boards[i]);
}

/* The result was on two cards, and so likely both are wrong. */
static void show_cards(const struct app *app, const struct repairs *repairs)
{
	char text[REPAIR_CARD_SIZE];

	for (int i = 0; i < repairs->ncards; i++) {
		repair_card_words(app, repairs->round, &repairs->cards[i], text);
		out(stdout, desk_is_plain() ? "Card of %s.\n" : "   card of %s\n", text);
	}
}

void show_repairs(const struct app *app, const struct repairs *repairs)
{
	if (repairs->mended[0])
		out(stdout, "Would be put right: %s\n", repairs->mended);
	show_cards(app, repairs);
	if (repairs->none[0])
		out(stdout, "%s\n", repairs->none);
	for (int i = 0; i < repairs->count; i++) {
		const struct repair *repair = &repairs->items[i];

		if (repair->half)
			out(stdout, "%d: no board changes.\n", i + 1);
		else
			out(stdout, "%d: %d board%s change%s.%s%s\n", i + 1, repair->count,
				repair->count == 1 ? "" : "s", repair->count == 1 ? "s" : "",
				repair->harm[0] ? " " : "", repair->harm);
		show_changes(app, repairs->round, repair);
		if (repair->words[0])
			out(stdout, desk_is_plain() ? "%s\n" : "   %s\n", repair->words);
	}
	out(stdout, "0: let it stand.%s%s\n", repairs->stand[0] ? " " : "", repairs->stand);
	out(stdout, "List %s of %s %d.\n", repairs->code,
		vocabulary_of(app_event(app), app_section(app))->round_small, repairs->round);
}

static void put_board(
	const struct app *app, struct json *json, const char *key, const struct plain_board *board)
{
	json_key(json, key);
	if (board->white == 0) {
		json_null(json);
		return;
	}
	json_open(json, '{');
	show_player_json(json, "white", app_event(app), app_section(app), board->white);
	if (board->black)
		show_player_json(json, "black", app_event(app), app_section(app), board->black);
	else {
		json_key(json, "black");
		json_null(json);
	}
	json_close(json, '}');
}

static void put_repair(
	const struct app *app, struct json *json, const struct repairs *repairs, int n)
{
	const struct repair *repair = &repairs->items[n - 1];

	json_open(json, '{');
	json_put_int(json, "number", n);
	json_key(json, "half_point");
	json_bool(json, repair->half);
	json_key(json, "boards");
	json_open(json, '[');
	for (int i = 0; i < repair->count; i++) {
		json_open(json, '{');
		json_key(json, "board");
		if (repair_is_bye(&repair->boards[i].was, &repair->boards[i].is))
			json_null(json);
		else
			json_int(json,
				app_board_label(app, repairs->round, repair->boards[i].number));
		put_board(app, json, "was", &repair->boards[i].was);
		put_board(app, json, "is", &repair->boards[i].is);
		json_put_text(json, "result", result_text(repair->boards[i].result));
		json_close(json, '}');
	}
	json_close(json, ']');
	json_put_text(json, "harm", repair->harm);
	json_put_text(json, "words", repair->words);
	json_put_text(json, "figures", repair->figures);
	json_close(json, '}');
}

static void put_cards(const struct app *app, struct json *json, const struct repairs *repairs)
{
	json_key(json, "cards");
	json_open(json, '[');
	for (int i = 0; i < repairs->ncards; i++) {
		const struct repair_card *card = &repairs->cards[i];

		json_open(json, '{');
		show_player_json(json, "player", app_event(app), app_section(app), card->pin);
		json_put_points(json, "drawn_on", card->drawn2);
		json_put_points(json, "right", card->right2);
		if (card->board && card->other) {
			json_put_int(
				json, "board", app_board_label(app, repairs->round, card->board));
			show_player_json(
				json, "against", app_event(app), app_section(app), card->other);
		}
		json_close(json, '}');
	}
	json_close(json, ']');
}

void show_repairs_json(const struct app *app, const struct repairs *repairs, int taken)
{
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "round", repairs->round);
	json_put_text(&json, "list", repairs->code);
	json_put_text(&json, "mended", repairs->mended);
	json_put_text(&json, "none", repairs->none);
	json_put_text(&json, "stand", repairs->stand);
	put_cards(app, &json, repairs);
	json_key(&json, "repairs");
	json_open(&json, '[');
	for (int i = 0; i < repairs->count; i++)
		put_repair(app, &json, repairs, i + 1);
	json_close(&json, ']');
	json_key(&json, "taken");
	if (taken < 0)
		json_null(&json);
	else
		json_int(&json, taken);
	json_close(&json, '}');
	json_finish(&json);
}

void show_repaired(const struct app *app, const struct repairs *repairs, int taken)
{
	const struct repair *repair = taken > 0 ? &repairs->items[taken - 1] : NULL;
	const char *round = vocabulary_of(app_event(app), app_section(app))->round;

	if (repairs->mended[0])
		out(stdout, "Put right: %s\n", repairs->mended);
	if (!repair) {
		out(stdout, "%s %d stands.%s%s\n", round, repairs->round,
			repairs->stand[0] ? " " : "", repairs->stand);
		return;
	}
	if (repair->half) {
		out(stdout, "%s\n", repair->words);
		return;
	}
	out(stdout, "%s %d, changed boards:\n", round, repairs->round);
	for (int i = 0; i < repair->count; i++) {
		const struct repair_change *change = &repair->boards[i];
		char is[REPAIR_BOARD_SIZE], number[16] = "";

		repair_board_words(app, &change->is, is);
		if (change->is.white == 0 && change->was.black == 0 &&
			event_is_season(app_event(app), app_section(app))) {
			out(stdout, desk_is_plain() ? "%s%s no more.\n" : "%4s %s no more\n", "",
				repair_board_words(app, &change->was, is));
			continue;
		}
		if (change->is.white && change->is.black == 0) {
			out(stdout, desk_is_plain() ? "%s%s.\n" : "%4s %s\n", "", line_begins(is));
			continue;
		}
		if (!repair_is_bye(&change->was, &change->is))
			snprintf(number, sizeof(number), "%d",
				app_board_label(app, repairs->round, change->number));
		out(stdout, desk_is_plain() ? "%s%s: %s.\n" : "%s%4s %s\n",
			!desk_is_plain()    ? ""
				: number[0] ? "Board "
					    : "The bye",
			number,
			change->is.white    ? is
				: number[0] ? "is no board any more"
					    : "is there no more");
	}
	if (repair->left)
		out(stdout, "%s\n", repair->harm);
}
