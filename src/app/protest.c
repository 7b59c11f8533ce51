/* The sheet that answers a protest. */
#include "config.h"

#include "app/protest.h"

#include <stdlib.h>
#include <string.h>

#include "app/position.h"
#include "app/whynot.h"
#include "app/words.h"
#include "app/writing.h"
#include "core/history.h"
#include "core/sha256.h"
#include "core/season.h"

enum { GROUP_SHOWN = 12, ALTERNATIVES = 4 };

struct sheet {
	struct app *app;
	const struct position *position;
	int pin, index, width;
	const struct board *board; /* of the seats */
	struct writing text;
};

static const char *letter(enum colour colour)
{
	return colour == COLOUR_WHITE ? "W" : colour == COLOUR_BLACK ? "B" : "-";
}

static const char *kind_words(enum history_kind kind)
{
	static const char *const words[] = {[HISTORY_ABSENT] = "absent",
		[HISTORY_PLAYED] = "",
		[HISTORY_DEFAULT_WIN] = "default win",
		[HISTORY_DEFAULT_LOSS] = "default loss",
		[HISTORY_BYE_FORCED] = "bye",
		[HISTORY_BYE_FULL] = "full-point bye",
		[HISTORY_BYE_HALF] = "half-point bye"};

	return words[kind];
}

/* One line per round of his card: colour, opponent, points, float. */
static void put_card(struct sheet *sheet)
{
	const struct event *event = sheet->position->event;
	int total = 0;

	for (int r = 1; r < sheet->position->round; r++) {
		const struct history past = history_of(event, sheet->app->section, sheet->pin, r);
		char who[WHO_SIZE] = "", points[16], sum[16];

		total += past.points2;
		if (past.opponent == HISTORY_OUTSIDE)
			words_put(who, sizeof(who), "%s",
				event_filled(event, sheet->app->section, r, sheet->pin)->name);
		else if (past.opponent)
			words_who(event, sheet->app->section, past.opponent, who);
		writing_put(&sheet->text, "  round %d  %s  %s%s%s  %s, total %s%s\n", r,
			letter(past.colour), who, who[0] && kind_words(past.kind)[0] ? ", " : "",
			kind_words(past.kind), points_text(past.points2, points),
			points_text(total, sum),
			past.floated == FLOATED_DOWN         ? ", floated down"
				: past.floated == FLOATED_UP ? ", floated up"
							     : "");
	}
}

static void claim_words(const struct sheet *sheet, int index, char *text, size_t size)
{
	const struct pairing_claim claim = pairing_claim_of(
		sheet->position->cards.players[index].games, sheet->position->round - 1);

	if (claim.due == PAIRING_NEUTRAL)
		words_put(text, size, "no colour yet");
	else
		words_put(text, size, "due %s (difference %d)",
			claim.due == PAIRING_WHITE ? "White" : "Black", claim.difference);
}

/* "12 Low  BWW  due Black (difference 1), met 3 19 4" */
static void put_member(struct sheet *sheet, int index)
{
	const struct translation *cards = &sheet->position->cards;
	const struct pairing_player *player = &cards->players[index];
	char who[WHO_SIZE], claim[48], colours[ROUNDS_MOST + 1] = "", met[ROUNDS_MOST * 6] = "";
	char line[WHO_SIZE + sizeof(claim) + sizeof(colours) + sizeof(met) + 16];
	size_t used = 0;

	words_who(app_event(sheet->app), sheet->app->section, player->number, who);
	claim_words(sheet, index, claim, sizeof(claim));
	for (int r = 0; r + 1 < sheet->position->round && r < ROUNDS_MOST; r++) {
		const struct pairing_game *game = &player->games[r];
		const bool played = game->kind == PAIRING_PLAYED;

		colours[r] = !played ? '-' : game->colour == PAIRING_WHITE ? 'W' : 'B';
		if (!played || game->opponent < 0)
			continue;
		words_put(met + used, sizeof(met) - used, "%s %d", used ? "" : ", met",
			cards->pin_of[game->opponent]);
		used += strlen(met + used);
	}
	words_put(line, sizeof(line), "%s %s %s%s", who, colours, claim, met);
	writing_wrap(&sheet->text, sheet->width, 2, 4, line);
}

static void put_group(struct sheet *sheet)
{
	const struct translation *cards = &sheet->position->cards;
	const int score = cards->players[sheet->index].score;
	char points[16];
	int shown = 0, more = 0;

	writing_put(&sheet->text, "\nThe players with %s as they stood, in rank order:\n",
		points_text(score, points));
	for (int i = 0; i < cards->input.count; i++) {
		if (cards->players[i].absent || cards->players[i].score != score)
			continue;
		if (shown < GROUP_SHOWN || i == sheet->index) {
			put_member(sheet, i);
			shown++;
		} else {
			more++;
		}
	}
	if (more > 0)
		writing_put(&sheet->text, "  and %d more\n", more);
}

static enum status put_reasons(struct sheet *sheet)
{
	struct reasons reasons;
	const int number = (int)(sheet->board - sheet->position->seats.boards) + 1;
	enum status status =
		app_why(sheet->app, sheet->position->round, number, NULL, &reasons, NULL);

	if (status != STATUS_OK)
		return status;
	writing_put(&sheet->text, "\nThe steps that led to the board, with their rules:\n");
	for (int i = 0; i < reasons.count; i++)
		writing_wrap(&sheet->text, sheet->width, 2, 2, reasons.lines[i]);
	reasons_done(&reasons);
	return STATUS_OK;
}

/* One other opponent, or the bye: what it would have cost. */
static enum status put_alternative(struct sheet *sheet, const struct wish *wish, bool *told)
{
	struct whynot answer;
	enum status status = app_whynot(sheet->app, sheet->position->round, wish, &answer, NULL);

	*told = false;
	if (status == STATUS_REFUSED)
		return STATUS_OK;
	if (status != STATUS_OK)
		return status;
	if (answer.answer != WHYNOT_SO) {
		writing_wrap(&sheet->text, sheet->width, 2, 2, answer.verdict);
		*told = true;
	}
	whynot_done(&answer);
	return STATUS_OK;
}

/* Is the other one a likely opponent: here, and of his score or next to it? */
static bool is_near(const struct sheet *sheet, int other, int distance)
{
	const struct pairing_player *players = sheet->position->cards.players;
	const int gap = players[other].score - players[sheet->index].score;

	return other != sheet->index && !players[other].absent &&
		(gap == distance || gap == -distance);
}

/* Those of his own score first, then those next to it. */
static enum status put_alternatives(struct sheet *sheet)
{
	const struct translation *cards = &sheet->position->cards;
	enum status status = STATUS_OK;
	int told = 0;

	writing_put(&sheet->text, "\nOther opponents, each in the best draw with him:\n");
	for (int distance = 0; distance <= 2; distance++) {
		for (int i = 0;
			status == STATUS_OK && told < ALTERNATIVES && i < cards->input.count; i++) {
			const struct wish wish = {WISH_MEET, sheet->pin, cards->pin_of[i]};
			bool one = false;

			if (is_near(sheet, i, distance))
				status = put_alternative(sheet, &wish, &one);
			told += one;
		}
	}
	if (told == 0)
		writing_put(&sheet->text, "  none\n");
	return status;
}

static void put_head(struct sheet *sheet)
{
	const struct event *event = app_event(sheet->app);
	const struct section *section = event_section(event, sheet->app->section);
	int names;
	const struct record *name = event_range(event, RECORD_EVENT, 0, 0, &names);
	char who[WHO_SIZE], other[WHO_SIZE] = "the bye";
	const int opponent =
		sheet->board->white == sheet->pin ? sheet->board->black : sheet->board->white;

	words_who(event, sheet->app->section, sheet->pin, who);
	if (opponent)
		words_who(event, sheet->app->section, opponent, other);
	writing_put(&sheet->text, "Draw of round %d of %d: %s\n", sheet->position->round,
		section->rounds, names > 0 ? name->as.event.name : "");
	writing_put(&sheet->text, "%s, board %d: %s %s\nRules: %s\n\n", who,
		(int)(sheet->board - sheet->position->seats.boards) + 1,
		!opponent                                   ? "has"
			: sheet->board->white == sheet->pin ? "White against"
							    : "Black against",
		other, sheet->position->cards.book->name);
	writing_put(&sheet->text, "The card of %s%s\n", who,
		sheet->position->round == 1 ? ": no round yet" : ":");
}

static enum status put_hash(struct sheet *sheet)
{
	const int round = sheet->position->round;
	char *data, digest[SHA256_TEXT];
	size_t size;
	enum status status = app_draw_data(sheet->app, round, &data, &size, NULL);

	if (status != STATUS_OK)
		return status;
	sha256_text(data, size, digest);
	free(data);
	writing_put(&sheet->text,
		"\nData of the draw, SHA-256:\n  %s\nThe same number comes from: drawboard print EVENT data --round %d | sha256sum\n",
		digest, round);
	return STATUS_OK;
}

static enum status write_sheet(struct sheet *sheet)
{
	enum status status;

	put_head(sheet);
	put_card(sheet);
	put_group(sheet);
	status = put_reasons(sheet);
	if (status == STATUS_OK)
		status = put_alternatives(sheet);
	if (status == STATUS_OK)
		status = put_hash(sheet);
	return status == STATUS_OK && sheet->text.failed ? STATUS_NO_MEMORY : status;
}

enum status app_protest(struct app *app, int round, int pin, int width, char **text, size_t *size,
	struct error *error)
{
	struct sheet sheet = {.app = app, .pin = pin, .width = width};
	struct position *position;
	char who[WHO_SIZE];
	int at;
	enum status status = position_at(app, round, &position, error);

	if (status != STATUS_OK)
		return status;
	if (position->seats.count == 0)
		return app_fail(error, STATUS_REFUSED, "%s %d has no draw yet: propose one first.",
			season_round(app_event(app), app->section), round);
	at = seats_find(&position->seats, pin);
	if (at < 0)
		return app_fail(error, STATUS_REFUSED, "%s is on no board of round %d.",
			words_who(app_event(app), app->section, pin, who), round);
	sheet.position = position;
	sheet.index = translate_index(&position->cards, pin);
	sheet.board = &position->seats.boards[at];
	status = write_sheet(&sheet);
	if (status != STATUS_OK) {
		free(sheet.text.bytes);
		return app_fail_plain(error, status);
	}
	*text = sheet.text.bytes;
	*size = sheet.text.size;
	return STATUS_OK;
}
