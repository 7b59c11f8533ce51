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

enum {
	AMOUNT_CELLS = 9,
	PIN_CELLS = 4,
	NAME_CELLS = 26,
	POINTS_CELLS = 4,
	/* of a receipt: what is not name or signature, with two between; room to sign */
	RECEIPT_CELLS = AMOUNT_CELLS + PIN_CELLS + 6,
	SIGN_LEAST = 16
};

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

static void fill_slip(const struct event *event, int section, const struct prize_outcome *outcome,
	const struct prize_winner *winner, struct prize_slip *slip)
{
	const struct entrant *entrant =
		winner->team ? NULL : &outcome->entrants.of[winner->entrant];

	*slip = (struct prize_slip){
		.pin = entrant ? entrant->pin : 0, .club = entrant ? entrant->club : ""};
	words_put(slip->name, sizeof(slip->name), "%s",
		prize_winner_name(event, section, &outcome->award, winner));
	if (winner->amount > 0)
		money_text(winner->amount, slip->amount);
	prize_winner_words(&outcome->award, winner, slip->words, sizeof(slip->words));
}

/* Winners, and whom no result of an open game would change. */
static enum status fill_slips(const struct event *event, int section,
	const struct prize_outcome *outcome, const struct prize_winner *winners, int count,
	struct prize_slip *slips)
{
	char unfinished[UNFINISHED_SIZE];
	bool *settled = malloc((size_t)count + 1);
	enum status status = settled
		? prizes_settled(event, section, outcome, winners, count, settled)
		: STATUS_NO_MEMORY;

	unfinished_words(event, section, outcome->entrants.rounds, unfinished);
	for (int i = 0; status == STATUS_OK && i < count; i++) {
		fill_slip(event, section, outcome, &winners[i], &slips[i]);
		if (!settled[i])
			words_put(slips[i].not_final, sizeof(slips[i].not_final), "NOT FINAL: %s.",
				unfinished);
	}
	free(settled);
	return status;
}

enum status prizes_slips(const struct event *event, int section,
	const struct prize_outcome *outcome, struct prize_slip **slips, int *count)
{
	struct prize_winner *winners;
	enum status status = prize_winners(&outcome->award, &winners, count);
	struct prize_slip *made;

	if (status != STATUS_OK)
		return status;
	if (outcome->entrants.rounds == 0)
		*count = 0;
	made = malloc((size_t)(*count + 1) * sizeof(*made));
	status = made ? fill_slips(event, section, outcome, winners, *count, made)
		      : STATUS_NO_MEMORY;
	free(winners);
	if (status == STATUS_OK)
		*slips = made;
	else
		free(made);
	return status;
}

typedef void (*write_slip)(
	const struct prize_slip *slip, int name, int cells, struct writing *writing);

/* The cells of the longest name, as long as there is room to sign. */
static int name_cells(const struct prize_slip *slips, int count, int cells)
{
	const int most = cells - RECEIPT_CELLS - SIGN_LEAST;
	int least = NAME_CELLS;

	for (int i = 0; i < count; i++)
		if (text_width(slips[i].name) > least)
			least = text_width(slips[i].name);
	return least < most || most < NAME_CELLS ? least : most;
}

static void write_each(const struct event *event, int section, const struct prize_outcome *outcome,
	int cells, write_slip write, struct writing *writing)
{
	struct prize_slip *slips;
	int count;

	if (outcome->entrants.rounds == 0) {
		writing_put(writing, "No %s is complete: nobody has won a prize yet.\n",
			vocabulary_of(event, section)->round_small);
		return;
	}
	if (prizes_slips(event, section, outcome, &slips, &count) != STATUS_OK) {
		writing->failed = true;
		return;
	}
	for (int i = 0; i < count; i++)
		write(&slips[i], name_cells(slips, count, cells), cells, writing);
	free(slips);
}

/* "   52.50   5  Player, E          ......" */
static void write_receipt(
	const struct prize_slip *slip, int name, int cells, struct writing *writing)
{
	char pin[16] = "";

	if (slip->pin)
		words_put(pin, sizeof(pin), "%d", slip->pin);
	put_cell(writing, slip->amount, AMOUNT_CELLS, true);
	writing_put(writing, "  ");
	put_cell(writing, pin, PIN_CELLS, true);
	writing_put(writing, "  ");
	put_cell(writing, slip->name, name, false);
	writing_put(writing, "  ");
	for (int i = RECEIPT_CELLS + name; i < cells; i++)
		writing_put(writing, ".");
	writing_put(writing, "\n");
	writing_wrap(writing, cells, AMOUNT_CELLS + 2, 0, slip->words);
	if (slip->not_final[0])
		writing_wrap(writing, cells, AMOUNT_CELLS + 2, 2, slip->not_final);
}

const char *prizes_unmarked_words(
	const struct event *event, int section, const struct prize_outcome *outcome)
{
	const int rounds = outcome->entrants.rounds;
	char open[UNFINISHED_SIZE];

	not_over_words(event, section, rounds, open);
	return open[0] && rounds >= event_section(event, section)->rounds
		? "What is not marked stays the same with 1-0, a draw and 0-1 there."
		: "";
}

void prizes_write_receipts(const struct event *event, int section,
	const struct prize_outcome *outcome, int cells, struct writing *writing)
{
	const char *unmarked = prizes_unmarked_words(event, section, outcome);

	write_head(event, section, outcome, "Receipts for the prizes", writing);
	write_open(event, section, outcome, cells, writing);
	if (unmarked[0])
		writing_wrap(writing, cells, 0, 2, unmarked);
	writing_put(writing, "\n");
	write_each(event, section, outcome, cells, write_receipt, writing);
}

static void write_envelope(
	const struct prize_slip *slip, int name, int cells, struct writing *writing)
{
	(void)name; /* it has a line of its own */
	writing_put(writing, "%s%s%s\n", slip->name, slip->club[0] ? ", " : "", slip->club);
	writing_wrap(writing, cells, 0, 2, slip->words);
	if (slip->not_final[0])
		writing_wrap(writing, cells, 0, 2, slip->not_final);
	writing_put(writing, "%s%s\n", slip->amount, slip->amount[0] ? "\n" : "");
}

void prizes_write_envelopes(const struct event *event, int section,
	const struct prize_outcome *outcome, struct writing *writing)
{
	enum { ENVELOPE_CELLS = 60 };

	write_each(event, section, outcome, ENVELOPE_CELLS, write_envelope, writing);
}
