/* The prize list on paper: who gets what and why, who signs for it, what is on the envelopes. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/fail.h"
#include "app/prizes/prizes.h"
#include "app/prizes/settled.h"
#include "app/words/words.h"
#include "core/text/fit.h"
#include "core/prizes/prize_words.h"
#include "core/prizes/unfinished.h"
#include "core/vocabulary.h"

enum { AMOUNT_CELLS = 9, NAME_CELLS = 26, POINTS_CELLS = 4 };

/* A text in so many cells, blanks behind it or before it. */
static void put_cell(struct writing *writing, const char *text, int cells, bool right)
{
	char fitted[512];
	const int width = text_fit(fitted, sizeof(fitted), text, cells);

	writing_put(writing, "%*s%s%*s", right ? cells - width : 0, "", fitted,
		right ? 0 : cells - width, "");
}

static void write_head(const struct event *event, int section, const struct prize_outcome *outcome,
	const char *what, struct writing *writing)
{
	const struct record *row = event_find(event, (struct record_key){RECORD_EVENT, {1}});
	const struct section *of = event_section(event, section);
	const char *name = row ? row->as.event.name : "";

	if (name[0] && of->name[0] && strcmp(name, of->name) != 0)
		writing_put(writing, "%s · %s\n", name, of->name);
	else
		writing_put(writing, "%s\n", name[0] ? name : of->name);
	writing_put(writing, "%s after %s %d of %d%s\n", what,
		vocabulary_of(event, section)->round_small, outcome->entrants.rounds, of->rounds,
		outcome->entrants.rounds < of->rounds ? ", as if it were the last one" : "");
}

/* What is not final says so, above the list and on each slip that is cut from one. */
static void write_open(const struct event *event, int section, const struct prize_outcome *outcome,
	int cells, struct writing *writing)
{
	char open[UNFINISHED_SIZE], words[UNFINISHED_SIZE + 40];

	not_over_words(event, section, outcome->entrants.rounds, open);
	words_put(words, sizeof(words), "These prizes are not final: %s.", open);
	if (open[0])
		writing_wrap(writing, cells, 0, 2, words);
}

static void write_winner(const struct event *event, int section,
	const struct prize_outcome *outcome, const struct prize_winner *winner, int cells,
	struct writing *writing)
{
	char amount[MONEY_SIZE] = "", points[16], words[REASON_SIZE], fitted[REASON_SIZE];

	if (winner->amount > 0)
		money_text(winner->amount, amount);
	put_cell(writing, amount, AMOUNT_CELLS, true);
	writing_put(writing, "  ");
	put_cell(writing, prize_winner_name(event, section, &outcome->award, winner), NAME_CELLS,
		false);
	put_cell(writing, points_text(winner->points2, points), POINTS_CELLS, true);
	prize_winner_words(&outcome->award, winner, words, sizeof(words));
	text_fit(fitted, sizeof(fitted), words,
		cells - AMOUNT_CELLS - 2 - NAME_CELLS - POINTS_CELLS - 2);
	writing_put(writing, "  %s\n", fitted);
}

static void write_winners(const struct event *event, int section,
	const struct prize_outcome *outcome, int cells, struct writing *writing)
{
	struct prize_winner *winners;
	int count;

	if (prize_winners(&outcome->award, &winners, &count) != STATUS_OK) {
		writing->failed = true;
		return;
	}
	if (count == 0)
		writing_put(writing, "Nobody wins a prize.\n");
	for (int i = 0; i < count; i++)
		write_winner(event, section, outcome, &winners[i], cells, writing);
	free(winners);
}

void prizes_write_lines(const struct prize_list *list, int cells, struct writing *writing)
{
	writing_wrap(writing, cells, 0, 2, prize_rule_words(list->rules.rule));
	if (list->count == 0)
		writing_put(writing, "There is no prize list yet.\n");
	for (int i = 0; i < list->count; i++) {
		const struct prize *prize = &list->entries[i].prize;
		char amount[MONEY_SIZE], title[PRIZE_TITLE_SIZE];

		writing_put(writing, "%3d  ", list->entries[i].number);
		put_cell(writing,
			prize->amount > 0 ? money_text(prize->amount, amount) : prize->object,
			AMOUNT_CELLS, true);
		writing_put(writing, "%s  %s\n", prize->last > prize->first ? " each" : "",
			prize_title(prize, 0, title));
	}
}

void prizes_write(const struct event *event, int section, const struct prize_outcome *outcome,
	int cells, struct writing *writing)
{
	char text[REASON_SIZE];

	write_head(event, section, outcome, "Prizes", writing);
	write_open(event, section, outcome, cells, writing);
	if (outcome->list.count == 0 || outcome->entrants.rounds == 0) {
		prizes_write_lines(&outcome->list, cells, writing);
		return;
	}
	writing_wrap(writing, cells, 0, 2, award_rules_words(&outcome->award, text));
	writing_put(writing, "\n");
	write_winners(event, section, outcome, cells, writing);
	writing_put(writing, "\nWhy:\n");
	for (int i = 0; i < outcome->award.nreasons; i++)
		writing_wrap(writing, cells, 0, 2,
			award_reason_words(event, section, &outcome->award, i, text));
}

/* What each winner has, as receipts and envelopes say it. */
struct slip {
	const char *name, *club, *amount, *words;
	const char *not_final; /* why it can still change; "": it cannot */
	int cells;
};

typedef void (*write_slip)(const struct slip *slip, struct writing *writing);

/* Winners, and whom no result of an open game would change. */
struct giving {
	const struct event *event;
	int section;
	const struct prize_outcome *outcome;
	struct prize_winner *winners;
	bool *settled;
	int count;
};

static void write_slips(
	const struct giving *giving, int cells, write_slip write, struct writing *writing)
{
	const struct prize_outcome *outcome = giving->outcome;
	char unfinished[UNFINISHED_SIZE], not_final[UNFINISHED_SIZE + 40];

	unfinished_words(giving->event, giving->section, outcome->entrants.rounds, unfinished);
	words_put(not_final, sizeof(not_final), "NOT FINAL: %s.", unfinished);
	for (int i = 0; i < giving->count; i++) {
		char amount[MONEY_SIZE] = "", words[REASON_SIZE];
		const struct prize_winner *winner = &giving->winners[i];
		const struct slip slip = {.name = prize_winner_name(giving->event, giving->section,
						  &outcome->award, winner),
			.club = winner->team ? "" : outcome->entrants.of[winner->entrant].club,
			.amount = amount,
			.words = words,
			.not_final = giving->settled[i] ? "" : not_final,
			.cells = cells};

		if (winner->amount > 0)
			money_text(winner->amount, amount);
		prize_winner_words(&outcome->award, winner, words, sizeof(words));
		write(&slip, writing);
	}
}

static void write_each(const struct event *event, int section, const struct prize_outcome *outcome,
	int cells, write_slip write, struct writing *writing)
{
	struct giving giving = {.event = event, .section = section, .outcome = outcome};

	if (outcome->entrants.rounds == 0) {
		writing_put(writing, "No %s is complete: nobody has won a prize yet.\n",
			vocabulary_of(event, section)->round_small);
		return;
	}
	if (prize_winners(&outcome->award, &giving.winners, &giving.count) != STATUS_OK) {
		writing->failed = true;
		return;
	}
	giving.settled = malloc((size_t)giving.count + 1);
	if (giving.settled &&
		prizes_settled(event, section, outcome, giving.winners, giving.count,
			giving.settled) == STATUS_OK)
		write_slips(&giving, cells, write, writing);
	else
		writing->failed = true;
	free(giving.settled);
	free(giving.winners);
}

static void write_receipt(const struct slip *slip, struct writing *writing)
{
	put_cell(writing, slip->amount, AMOUNT_CELLS, true);
	writing_put(writing, "  ");
	put_cell(writing, slip->name, NAME_CELLS, false);
	writing_put(writing, "  ");
	for (int i = AMOUNT_CELLS + NAME_CELLS + 4; i < slip->cells; i++)
		writing_put(writing, ".");
	writing_put(writing, "\n");
	writing_wrap(writing, slip->cells, AMOUNT_CELLS + 2, 0, slip->words);
	if (slip->not_final[0])
		writing_wrap(writing, slip->cells, AMOUNT_CELLS + 2, 2, slip->not_final);
}

/* What the marks mean, where there may be receipts without one. */
static void write_unmarked(const struct event *event, int section,
	const struct prize_outcome *outcome, int cells, struct writing *writing)
{
	const int rounds = outcome->entrants.rounds;
	char open[UNFINISHED_SIZE];

	not_over_words(event, section, rounds, open);
	if (open[0] && rounds >= event_section(event, section)->rounds)
		writing_wrap(writing, cells, 0, 2,
			"What is not marked stays the same with 1-0, a draw and 0-1 there.");
}

void prizes_write_receipts(const struct event *event, int section,
	const struct prize_outcome *outcome, int cells, struct writing *writing)
{
	write_head(event, section, outcome, "Receipts for the prizes", writing);
	write_open(event, section, outcome, cells, writing);
	write_unmarked(event, section, outcome, cells, writing);
	writing_put(writing, "\n");
	write_each(event, section, outcome, cells, write_receipt, writing);
}

static void write_envelope(const struct slip *slip, struct writing *writing)
{
	writing_put(writing, "%s%s%s\n", slip->name, slip->club[0] ? ", " : "", slip->club);
	writing_wrap(writing, slip->cells, 0, 2, slip->words);
	if (slip->not_final[0])
		writing_wrap(writing, slip->cells, 0, 2, slip->not_final);
	writing_put(writing, "%s%s\n", slip->amount, slip->amount[0] ? "\n" : "");
}

void prizes_write_envelopes(const struct event *event, int section,
	const struct prize_outcome *outcome, struct writing *writing)
{
	enum { ENVELOPE_CELLS = 60 };

	write_each(event, section, outcome, ENVELOPE_CELLS, write_envelope, writing);
}
