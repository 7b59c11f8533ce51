/* All claims to a colour in one ranking, from the most due White to the most due Black. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/position/groups.h"
#include "app/position/position.h"
#include "core/text/fit.h"
#include "core/vocabulary.h"
#include "pairing/book/traits.h"

/* A card with all that ranks it. */
struct claimant {
	const struct translation *cards;
	struct pairing_entry entry;
	int place; /* in rank order: settles nothing but the order of the lines */
};

static int compare_claims(const struct claimant *a, const struct claimant *b)
{
	const struct pairing_input *input = &a->cards->input;
	struct pairing_claim one, two;

	if (a->cards->book->traits->claims)
		return a->cards->book->traits->claims(input, &a->entry, &b->entry);
	one = pairing_claim_of(input->players[a->entry.player].games, input->round - 1);
	two = pairing_claim_of(input->players[b->entry.player].games, input->round - 1);
	return pairing_claim_compare(&one, &two);
}

/* White seekers, those who seek nothing, Black seekers. */
static int side_of(enum pairing_colour due)
{
	return due == PAIRING_WHITE ? 0 : due == PAIRING_NEUTRAL ? 1 : 2;
}

/* Below 0: a is more due White. */
static int compare_due(const struct claimant *a, const struct claimant *b)
{
	if (a->entry.due != b->entry.due)
		return side_of(a->entry.due) - side_of(b->entry.due);
	if (a->entry.due == PAIRING_NEUTRAL)
		return 0;
	return a->entry.due == PAIRING_WHITE ? -compare_claims(a, b) : compare_claims(a, b);
}

static int compare_claimants(const void *a, const void *b)
{
	const struct claimant *one = a, *two = b;
	const int order = compare_due(one, two);

	return order ? order : (one->place > two->place) - (one->place < two->place);
}

static void fill_claim_row(const struct claimant *claimant, struct claim_row *row)
{
	const struct translation *cards = claimant->cards;
	const struct pairing_game *games = cards->players[claimant->entry.player].games;

	row->pin = cards->pin_of[claimant->entry.player];
	row->score2 = claimant->entry.score;
	row->due = claimant->entry.due;
	row->strength = claimant->entry.strength;
	for (int r = 0; r + 1 < cards->input.round && r < ROUNDS_MOST; r++) {
		const bool played = pairing_has_colour(&games[r]);

		row->colours[r] = !played ? '-' : games[r].colour == PAIRING_WHITE ? 'W' : 'B';
		row->whites += row->colours[r] == 'W';
		row->blacks += row->colours[r] == 'B';
	}
}

static enum status rank(struct claimant *claimants, int count, struct claims *made)
{
	qsort(claimants, (size_t)count, sizeof(*claimants), compare_claimants);
	made->rows = calloc((size_t)count + 1, sizeof(*made->rows));
	if (!made->rows)
		return STATUS_NO_MEMORY;
	made->count = count;
	for (int i = 0; i < count; i++) {
		struct claim_row *row = &made->rows[i];

		fill_claim_row(&claimants[i], row);
		row->order = i + 1;
		if (i == 0 || compare_due(&claimants[i - 1], &claimants[i]) != 0)
			continue;
		row->order = row[-1].order;
		row->shared = row[-1].shared = true;
	}
	return STATUS_OK;
}

static bool is_asked(const int *scores2, int nscores, int score2)
{
	for (int i = 0; i < nscores; i++)
		if (scores2[i] == score2)
			return true;
	return nscores == 0;
}

/* The cards of these scores, those who are out of the round by hand with them. */
static enum status choose(const struct translation *cards, const int *scores2, int nscores,
	struct claimant **claimants, int *count)
{
	struct pairing_entry *entries;
	int n;
	const enum pairing_status status =
		pairing_checklist(cards->book, &cards->input, &entries, &n);

	if (status != PAIRING_OK)
		return translate_status(status);
	*count = 0;
	*claimants = calloc((size_t)n + 1, sizeof(**claimants));
	for (int i = 0; *claimants && i < n; i++) {
		if (!is_asked(scores2, nscores, entries[i].score))
			continue;
		(*claimants)[*count] = (struct claimant){cards, entries[i], *count};
		++*count;
	}
	free(entries);
	return *claimants ? STATUS_OK : STATUS_NO_MEMORY;
}

enum status app_claims(struct app *app, int round, const int *scores2, int nscores,
	struct claims *claims, struct error *error)
{
	struct position *position;
	struct claimant *claimants = NULL;
	struct claims made = {.round = round};
	char score[16];
	int count = 0;
	enum status status = position_at(app, round, &position, error);

	if (status != STATUS_OK)
		return status;
	made.rule = position->cards.book->traits->claims_rule;
	if (!made.rule)
		return app_fail(error, STATUS_REFUSED,
			"The rules of this event rank no claims to a colour.");
	status = choose(&position->cards, scores2, nscores, &claimants, &count);
	if (status == STATUS_OK && count == 0) {
		free(claimants);
		return app_fail(error, STATUS_NOT_FOUND, "In %s %d nobody to be paired has %s.",
			vocabulary_of(app_event(app), app->section)->round_small, round,
			nscores == 1 ? points_text(scores2[0], score) : "any of these scores");
	}
	if (status == STATUS_OK)
		status = rank(claimants, count, &made);
	free(claimants);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	*claims = made;
	return STATUS_OK;
}

void claims_done(struct claims *claims)
{
	free(claims->rows);
	memset(claims, 0, sizeof(*claims));
}

enum { NAME_LEAST = 8, NAME_MOST = 24, COLOURS_LEAST = 7, COLOURS_MOST = 16, OTHER_CELLS = 36 };

/* What a line has room for. */
struct widths {
	int name, colours;
};

static const char *due_words(const struct claim_row *row, char text[32])
{
	static const char *const strengths[] = {
		[PAIRING_STRENGTH_NONE] = "",
		[PAIRING_STRENGTH_MILD] = ", mild",
		[PAIRING_STRENGTH_STRONG] = ", strong",
		[PAIRING_STRENGTH_ABSOLUTE] = ", absolute",
	};

	snprintf(text, 32, "%s%s",
		row->due == PAIRING_WHITE           ? "White"
			: row->due == PAIRING_BLACK ? "Black"
						    : "neither",
		row->due == PAIRING_NEUTRAL ? "" : strengths[row->strength]);
	return text;
}

static struct widths measure(const struct claims *claims, int cells)
{
	struct widths widths = {NAME_MOST, claims->round - 1};
	int due = 0;
	char text[32];

	if (widths.colours < COLOURS_LEAST)
		widths.colours = COLOURS_LEAST;
	if (widths.colours > COLOURS_MOST)
		widths.colours = COLOURS_MOST;
	for (int i = 0; i < claims->count; i++) {
		const int length = (int)strlen(due_words(&claims->rows[i], text));

		due = length > due ? length : due;
	}
	if (widths.name > cells - OTHER_CELLS - widths.colours - due)
		widths.name = cells - OTHER_CELLS - widths.colours - due;
	if (widths.name < NAME_LEAST)
		widths.name = NAME_LEAST;
	return widths;
}

/* The last rounds where there are too many for the line. */
static const char *colours_of(const struct claim_row *row, int cells)
{
	const int length = (int)strlen(row->colours);

	return row->colours + (length > cells ? length - cells : 0);
}

static void put_row(const struct app *app, const struct claim_row *row, const struct widths *widths,
	char *line, size_t size)
{
	const struct player *player = event_player(app_event(app), app->section, row->pin);
	char name[NAME_SIZE], order[16], score[16], balance[16], due[32];
	const int cells = text_fit(name, sizeof(name), player ? player->name : "?", widths->name);

	snprintf(order, sizeof(order), "%d%s", row->order, row->shared ? "=" : "");
	points_text(row->score2, score);
	snprintf(balance, sizeof(balance), row->whites == row->blacks ? "%d" : "%+d",
		row->whites - row->blacks);
	snprintf(line, size, "%-5s %4d %s%*s %*s%s  %-*s %2d %2d  %4s    %s", order, row->pin, name,
		widths->name - cells, "", 5 - text_width(score), "", score, widths->colours,
		colours_of(row, widths->colours), row->whites, row->blacks, balance,
		due_words(row, due));
}

enum status claims_lines(
	const struct app *app, const struct claims *claims, int cells, struct reasons *lines)
{
	const struct widths widths = measure(claims, cells);
	char line[400];
	enum status status;

	snprintf(line, sizeof(line), "%-5s %4s %-*s %5s  %-*s %2s %2s  %s %s", "Order", "No",
		widths.name, "Name", "Score", widths.colours, "Colours", "W", "B", "Balance",
		"Due");
	status = reasons_add(lines, line);
	for (int i = 0; status == STATUS_OK && i < claims->count; i++) {
		put_row(app, &claims->rows[i], &widths, line, sizeof(line));
		status = reasons_add(lines, line);
	}
	return status;
}
