/* The card of a player and his score group, for a protest sheet. */
#include "config.h"

#include "app/protest/card.h"

#include <string.h>

#include "app/words/words.h"
#include "core/history.h"
#include "core/season.h"
#include "core/vocabulary.h"

/* Rounds of a card, cards of a group with whom each has met, and of a larger one. */
enum { ROUNDS_SHOWN = 12, GROUP_MET = 5, GROUP_SHOWN = 24, COLOURS_SHOWN = 9 };

int sheet_rows(const struct writing *text)
{
	int rows = 0;

	for (size_t i = 0; i < text->size; i++)
		rows += text->bytes[i] == '\n';
	return rows;
}

static const char *kind_words(enum history_kind kind, const struct vocabulary *called)
{
	static const char *const words[] = {[HISTORY_ABSENT] = "absent",
		[HISTORY_PLAYED] = "",
		[HISTORY_DEFAULT_WIN] = "default win",
		[HISTORY_DEFAULT_LOSS] = "default loss",
		[HISTORY_BYE_FULL] = "full-point bye",
		[HISTORY_BYE_HALF] = "half-point bye"};

	return kind == HISTORY_BYE_FORCED ? called->past_bye : words[kind];
}

/* "3 W 19 Swan, default win 1 floated down" */
static void round_words(const struct sheet *sheet, int round, char *text, size_t size)
{
	const struct event *event = sheet->position->event;
	const int section = sheet->app->section;
	const struct history past = history_of(event, section, sheet->pin, round);
	const enum pairing_float floated =
		sheet->floats[sheet->index * (sheet->position->round - 1) + round - 1];
	const char *kind = kind_words(past.kind, vocabulary_of(event, section));
	char who[NAME_SIZE] = "", points[16];

	if (past.opponent == HISTORY_OUTSIDE)
		words_put(who, sizeof(who), "%s",
			event_filled(event, section, round, sheet->pin)->name);
	else if (past.opponent)
		words_who(app_event(sheet->app), section, past.opponent, who);
	if (past.brought)
		words_put(who, sizeof(who), "in another section");
	words_put(text, size, "%d%s %s%s%s %s%s", round,
		past.colour == COLOUR_WHITE           ? " W"
			: past.colour == COLOUR_BLACK ? " B"
						      : "",
		who, who[0] && kind[0] ? ", " : "", kind, points_text(past.points2, points),
		floated == PAIRING_FLOAT_DOWN         ? " (floated down)"
			: floated == PAIRING_FLOAT_UP ? " (floated up)"
						      : "");
}

void sheet_put_card(struct sheet *sheet)
{
	const struct event *event = sheet->position->event;
	const int rounds = sheet->position->round - 1;
	const int first = rounds > ROUNDS_SHOWN ? rounds - ROUNDS_SHOWN + 1 : 1;
	const struct translation *cards = &sheet->position->cards;
	const int added = translate_added(cards, sheet->index);
	char text[(ROUNDS_SHOWN + 2) * (NAME_SIZE + 64)], points[16], counted[COUNTED_SIZE];
	size_t used;

	words_put(text, sizeof(text), "Card:");
	if (first > 1)
		words_put(text, sizeof(text), "Card: %s in %d round%s before;",
			points_text(
				event_points2(event, sheet->app->section, sheet->pin, first - 1),
				points),
			first - 1, first == 2 ? "" : "s");
	for (int r = first; r <= rounds; r++) {
		char one[NAME_SIZE + 64];

		round_words(sheet, r, one, sizeof(one));
		used = strlen(text);
		words_put(text + used, sizeof(text) - used, " %s;", one);
	}
	used = strlen(text);
	if (rounds > 0)
		words_put(text + used, sizeof(text) - used, " total %s",
			points_text(event_points2(event, sheet->app->section, sheet->pin, rounds),
				points));
	else
		words_put(text + used, sizeof(text) - used, " no round yet");
	used = strlen(text);
	if (added != 0)
		words_put(text + used, sizeof(text) - used, "; in this draw he counts %s",
			points_counted_text(cards->scores[sheet->index], added, counted));
	writing_wrap(&sheet->text, sheet->width, 0, 2, text);
}

static void colours_of(const struct sheet *sheet, int index, char *text, size_t size)
{
	const struct pairing_player *player = &sheet->position->cards.players[index];
	const int rounds = sheet->position->round - 1;
	const int first = rounds > COLOURS_SHOWN ? rounds - COLOURS_SHOWN : 0;

	words_put(text, size, "%s", first > 0 ? "…" : "");
	for (int r = first; r < rounds; r++) {
		const struct pairing_game *game = &player->games[r];
		const size_t used = strlen(text);

		words_put(text + used, size - used, "%s",
			!pairing_has_colour(game)               ? "-"
				: game->colour == PAIRING_WHITE ? "W"
								: "B");
	}
}

static const char *due_of(const struct sheet *sheet, int index)
{
	const struct pairing_claim claim = pairing_claim_of(
		sheet->position->cards.players[index].games, sheet->position->round - 1);

	return claim.due == PAIRING_WHITE ? "White" : claim.due == PAIRING_BLACK ? "Black" : "";
}

/* "12 Low BWW due Black, met 3 19 4" */
static void put_member(struct sheet *sheet, int index)
{
	const struct translation *cards = &sheet->position->cards;
	const struct pairing_player *player = &cards->players[index];
	const char *due = due_of(sheet, index), *before = ", met";
	char who[WHO_SIZE], colours[64], line[1024];

	words_who(app_event(sheet->app), sheet->app->section, player->number, who);
	colours_of(sheet, index, colours, sizeof(colours));
	words_put(line, sizeof(line), "%s%s%s%s%s", who, colours[0] ? " " : "", colours,
		due[0] ? " due " : "", due);
	for (int r = 0; r + 1 < sheet->position->round; r++) {
		const struct pairing_game *game = &player->games[r];
		const size_t used = strlen(line);

		if (game->kind != PAIRING_PLAYED || game->opponent < 0)
			continue;
		words_put(line + used, sizeof(line) - used, "%s %d", before,
			cards->pin_of[game->opponent]);
		before = "";
	}
	writing_wrap(&sheet->text, sheet->width, 2, 2, line);
}

static bool is_member(const struct sheet *sheet, int index)
{
	const struct translation *cards = &sheet->position->cards;

	return !cards->players[index].absent && cards->scores[index] == cards->scores[sheet->index];
}

/* "1 WBW w, 2 BWB b, ...": the colour due behind the colours. */
static void put_crowd(struct sheet *sheet, int count)
{
	char text[GROUP_SHOWN * 64 + 64] = "";
	int shown = 0;

	for (int i = 0; i < sheet->position->cards.input.count && shown < GROUP_SHOWN; i++) {
		const char *due = due_of(sheet, i);
		const size_t used = strlen(text);
		char colours[64];

		if (!is_member(sheet, i))
			continue;
		colours_of(sheet, i, colours, sizeof(colours));
		words_put(text + used, sizeof(text) - used, "%s%d%s%s%s", shown++ ? ", " : "",
			sheet->position->cards.pin_of[i], colours[0] ? " " : "", colours,
			due[0] == 'W'    ? ">W"
				: due[0] ? ">B"
					 : "");
	}
	if (count > shown)
		words_put(text + strlen(text), sizeof(text) - strlen(text), " and %d more",
			count - shown);
	writing_wrap(&sheet->text, sheet->width, 2, 0, text);
}

/* A club evening has no score groups: those who were to be seated, as its list takes them. */
static void put_evening(struct sheet *sheet)
{
	const struct translation *cards = &sheet->position->cards;
	char text[GROUP_SHOWN * 32 + 64] = "", line[120];
	int count = 0;

	for (int i = 0; i < cards->input.count; i++) {
		const struct pairing_gsrp gsrp =
			pairing_gsrp_of(cards->players[i].games, sheet->position->round - 1);
		const size_t used = strlen(text);
		char tenths[16];

		if (cards->players[i].absent)
			continue;
		if (count++ < GROUP_SHOWN)
			words_put(text + used, sizeof(text) - used, "%s%d %s (%d)%s",
				count > 1 ? ", " : "", cards->pin_of[i],
				season_gsrp_text(gsrp.tenths, tenths), gsrp.games,
				cards->players[i].volunteer ? " volunteer" : "");
	}
	if (count > GROUP_SHOWN)
		words_put(text + strlen(text), sizeof(text) - strlen(text), " and %d more",
			count - GROUP_SHOWN);
	if (count == 1)
		words_put(line, sizeof(line),
			"The only one here that evening, with GSRP (and games):");
	else
		words_put(line, sizeof(line),
			"The %d here that evening, with GSRP (and games):", count);
	writing_wrap(&sheet->text, sheet->width, 0, 2, line);
	writing_wrap(&sheet->text, sheet->width, 2, 0, text);
}

void sheet_put_group(struct sheet *sheet)
{
	const struct translation *cards = &sheet->position->cards;
	const int score = cards->scores[sheet->index];
	char points[16], line[120];
	bool added = false;
	int count = 0;

	if (event_is_season(sheet->position->event, sheet->app->section)) {
		put_evening(sheet);
		return;
	}
	for (int i = 0; i < cards->input.count; i++) {
		count += is_member(sheet, i);
		added = added || (is_member(sheet, i) && translate_added(cards, i) != 0);
	}
	points_text(score, points);
	if (count == 1)
		words_put(line, sizeof(line), "The only one with %s as he stood%s:", points,
			added ? " (with what is added)" : "");
	else
		words_put(line, sizeof(line),
			"The %d with %s as they stood%s, in rank order%s:", count, points,
			added ? " (with what is added)" : "",
			count <= GROUP_MET || sheet->position->round == 1
				? ""
				: ", each with his colours, and behind > the one he is due");
	writing_wrap(&sheet->text, sheet->width, 0, 2, line);
	if (count > GROUP_MET) {
		put_crowd(sheet, count);
		return;
	}
	for (int i = 0; i < sheet->position->cards.input.count; i++)
		if (is_member(sheet, i))
			put_member(sheet, i);
}
