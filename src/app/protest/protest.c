/* The sheet that answers a protest. */
#include "config.h"

#include "app/protest/protest.h"

#include <stdlib.h>
#include <string.h>

#include "app/words/absence.h"
#include "app/position/floats.h"
#include "app/position/position.h"
#include "app/protest/card.h"
#include "app/protest/others.h"
#include "app/section/section.h"
#include "app/words/words.h"
#include "core/game.h"
#include "core/season.h"
#include "core/vocabulary.h"
#include "core/sha256.h"

/* Of a sheet for one page of paper two are made; the reasons have at least so many. */
enum { SHEET_ROWS = 33, REASONS_ROWS = 12, HASH_ROWS = 2 };

/* The number of his game. */
static int board_number(const struct sheet *sheet)
{
	struct game game = {.number = 0};

	game_of(app_event(sheet->app), sheet->app->section, sheet->position->round, sheet->pin,
		&game);
	return game.number;
}

/* The steps that fit so many rows, or the fewest that there can be. */
static enum status find_reasons(const struct sheet *sheet, int rows, struct reasons *reasons)
{
	const struct why_room room = {rows, sheet->width - 2};

	return app_why(
		sheet->app, sheet->position->round, board_number(sheet), &room, reasons, NULL);
}

/* Rows that the steps take at least. */
static enum status measure_reasons(const struct sheet *sheet, int *rows)
{
	struct reasons reasons;
	enum status status = find_reasons(sheet, 0, &reasons);

	if (status != STATUS_OK)
		return status;
	*rows = 0;
	for (int i = 0; i < reasons.count; i++)
		*rows += why_rows(reasons.lines[i], sheet->width - 2);
	if (*rows < REASONS_ROWS)
		*rows = REASONS_ROWS;
	reasons_done(&reasons);
	return STATUS_OK;
}

/* The steps, as many as there is room for where `below` rows are to follow. */
static enum status put_reasons(struct sheet *sheet, int below)
{
	struct reasons reasons;
	enum status status =
		find_reasons(sheet, SHEET_ROWS - sheet_rows(&sheet->text) - below - 1, &reasons);

	if (status != STATUS_OK)
		return status;
	writing_put(&sheet->text, "The steps that led to the board, with their rules:\n");
	for (int i = 0; i < reasons.count; i++)
		writing_wrap(&sheet->text, sheet->width, 2, WHY_HANG, reasons.lines[i]);
	reasons_done(&reasons);
	return STATUS_OK;
}

/* "White against 3 Cairns", "has the bye", "sits out" */
static void place_words(const struct sheet *sheet, char *text, size_t size)
{
	const struct board *board = sheet->board;
	const int opponent = board->white == sheet->pin ? board->black : board->white;
	char other[WHO_SIZE];

	if (opponent)
		words_put(text, size, "%s against %s",
			board->white == sheet->pin ? "White" : "Black",
			words_who(app_event(sheet->app), sheet->app->section, opponent, other));
	else
		words_put(text, size, "%s",
			vocabulary_of(app_event(sheet->app), sheet->app->section)->has_bye);
}

static void put_head(struct sheet *sheet)
{
	const struct event *event = app_event(sheet->app);
	const struct section *section = event_section(event, sheet->app->section);
	int names;
	const struct record *name = event_range(event, RECORD_EVENT, 0, 0, &names);
	char who[WHO_SIZE], place[2 * WHO_SIZE], line[512], section_words[SECTION_BEHIND_SIZE];
	const bool season = section_is_season(section);
	const char *draft = app_round_state(event, sheet->app->section, sheet->position->round) <
			ROUND_PUBLISHED
		? " - DRAFT, not published"
		: "";

	words_who(event, sheet->app->section, sheet->pin, who);
	app_section_behind(event, sheet->app->section, section_words);
	if (season)
		words_put(line, sizeof(line), "Draw of evening %d%s: %s, %s%s",
			sheet->position->round, section_words, names > 0 ? name->as.event.name : "",
			sheet->position->cards.book->name, draft);
	else
		words_put(line, sizeof(line), "Draw of round %d of %d%s: %s, %s%s",
			sheet->position->round, section->rounds, section_words,
			names > 0 ? name->as.event.name : "", sheet->position->cards.book->name,
			draft);
	writing_wrap(&sheet->text, sheet->width, 0, 2, line);
	if (sheet->board) {
		place_words(sheet, place, sizeof(place));
		words_put(line, sizeof(line), "%s, board %d: %s", who,
			app_board_label(sheet->app, sheet->position->round, board_number(sheet)),
			place);
	} else {
		words_put(line, sizeof(line), "%s, on no board: sits out%s", who,
			season ? "" : ", no points");
	}
	writing_wrap(&sheet->text, sheet->width, 0, 2, line);
}

/* Of one who is set out by hand: there is nothing that the rules have to say of it. */
static void put_out(struct sheet *sheet)
{
	char reason[SENTENCE_SIZE];

	writing_wrap(&sheet->text, sheet->width, 0, 2,
		"The arbiter has set him out of the draw by hand: no rule led to it, and the others are drawn without him.");
	position_reason(sheet->app, sheet->position, reason, sizeof(reason));
	if (reason[0])
		writing_wrap(&sheet->text, sheet->width, 0, 2, reason);
}

static enum status put_hash(struct sheet *sheet)
{
	const int round = sheet->position->round;
	const bool several = event_sections(app_event(sheet->app)) > 1;
	char *data, digest[SHA256_TEXT], letter[8];
	size_t size;
	enum status status = app_draw_data(sheet->app, round, &data, &size, NULL);

	if (status != STATUS_OK)
		return status;
	sha256_text(data, size, digest);
	free(data);
	writing_put(&sheet->text,
		"SHA-256 of: drawboard print EVENT data --round %d%s%s | sha256sum\n  %s\n", round,
		several ? " --section " : "",
		several ? app_section_letter(app_event(sheet->app), sheet->app->section, letter)
			: "",
		digest);
	return STATUS_OK;
}

static enum status write_sheet(struct sheet *sheet)
{
	struct writing others = {.bytes = NULL};
	int rows = REASONS_ROWS;
	enum status status = sheet->board ? measure_reasons(sheet, &rows) : STATUS_OK;

	put_head(sheet);
	sheet_put_card(sheet);
	sheet_put_group(sheet);
	if (!sheet->board)
		put_out(sheet);
	if (status == STATUS_OK && sheet->board)
		status = sheet_put_others(sheet,
			SHEET_ROWS - sheet_rows(&sheet->text) - 1 - rows - HASH_ROWS, &others);
	if (status == STATUS_OK && sheet->board)
		status = put_reasons(sheet, sheet_rows(&others) + HASH_ROWS);
	if (status == STATUS_OK && others.bytes)
		writing_put(&sheet->text, "%s", others.bytes);
	if (status == STATUS_OK)
		status = put_hash(sheet);
	if (status == STATUS_OK && (sheet->text.failed || others.failed))
		status = STATUS_NO_MEMORY;
	free(others.bytes);
	return status;
}

static enum status refuse_unseated(
	struct app *app, const struct position *position, int pin, struct error *error)
{
	char who[WHO_SIZE], why[BAR_SIZE];

	absence_words(position->event, app->section, position->round, pin, why, sizeof(why));
	return app_fail(error, STATUS_REFUSED, "%s is on no board of %s %d%s%s.",
		words_who(app_event(app), app->section, pin, who),
		vocabulary_of(app_event(app), app->section)->round_small, position->round,
		why[0] ? ": he " : "", why);
}

enum status app_protest(struct app *app, int round, int pin, int width, char **text, size_t *size,
	struct error *error)
{
	struct sheet sheet = {.app = app, .pin = pin, .width = width};
	struct position *position;
	enum pairing_float *floats;
	int at;
	enum status status = position_at(app, round, &position, error);

	if (status != STATUS_OK)
		return status;
	if (position->seats.count == 0)
		return app_fail(error, STATUS_REFUSED, "%s %d has no draw yet: propose one first.",
			vocabulary_of(app_event(app), app->section)->round, round);
	at = seats_find(&position->seats, pin);
	if (at < 0 && !game_sits_out(position->event, app->section, round, pin))
		return refuse_unseated(app, position, pin, error);
	if (position->from == DRAWN_LATE)
		status = position_of_player(app, round, pin, &position, error);
	if (status != STATUS_OK)
		return status;
	at = seats_find(&position->seats, pin);
	sheet.position = position;
	sheet.index = translate_index(&position->cards, pin);
	sheet.board = at >= 0 ? &position->seats.boards[at] : NULL;
	status = floats_of(position->cards.book, &position->cards.input, &floats);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	sheet.floats = floats;
	status = write_sheet(&sheet);
	free(floats);
	if (status != STATUS_OK) {
		free(sheet.text.bytes);
		return app_fail_plain(error, status);
	}
	*text = sheet.text.bytes;
	*size = sheet.text.size;
	return STATUS_OK;
}
