/* The prize list of the section, changed and paid. */
#ifndef APP_PRIZES_PRIZES_H
#define APP_PRIZES_PRIZES_H

#include "app/app.h"
#include "app/event/writing.h"
#include "core/prizes/award.h"
#include "core/prizes/forecast.h"
#include "core/prizes/prize_words.h"
#include "core/prizes/unfinished.h"
#include "core/prizes/winners.h"

/*
 * Each is one action in the journal. STATUS_BAD_INPUT: the same place has a prize already, the
 * prize is given to nobody who plays, or it is for rounds that there are not. STATUS_REFUSED: it is
 * not set how ties share, which FIDE leaves open. rules: the word by which they share from now on;
 * NULL: as it is set.
 */
enum status app_prize_add(
	struct app *app, const struct prize *prize, const char *rules, struct error *error);
/* STATUS_NOT_FOUND: there is no prize of this number. */
enum status app_prize_change(
	struct app *app, int number, const struct prize *prize, struct error *error);
enum status app_prize_remove(struct app *app, int number, struct error *error);
/* The whole list is that of a CSV file from now on; *count of its prizes. */
enum status app_prizes_import(struct app *app, const char *bytes, size_t size, const char *rules,
	int *count, struct error *error);

/*
 * Why nobody can win a prize as the entries stand, a sentence; "": somebody can, or nobody has
 * entered.
 */
void prize_doubt_words(
	const struct event *event, int section, const struct prize *prize, char *text, size_t size);

/* A line with other values for some keys, "" to take one away; it is not settled. */
struct prize_order {
	const struct prize_field *field;
	const char *text;
};
enum status prize_with(const struct prize *prize, const struct prize_order *orders, int count,
	struct prize *made, struct error *error);

/* Who gets what after the last complete round of 1..through. It is not moved. */
struct prize_outcome {
	struct prize_list list;
	struct entrants entrants;
	struct award award;
};
enum status prize_outcome_make(const struct event *event, int section, int through,
	struct prize_outcome *outcome, struct error *error);
void prize_outcome_done(struct prize_outcome *outcome);

/* What a winner gets, as receipts and envelopes say it. */
struct prize_slip {
	int pin; /* 0: a club or school */
	char name[NAME_SIZE];
	const char *club; /* of the outcome */
	char amount[MONEY_SIZE], words[REASON_SIZE];
	char not_final[UNFINISHED_SIZE + 40]; /* why it can still change; "": it cannot */
};

/*
 * Of all winners; none before a round is complete. The caller frees *slips. STATUS_NO_MEMORY:
 * nothing to free.
 */
enum status prizes_slips(const struct event *event, int section,
	const struct prize_outcome *outcome, struct prize_slip **slips, int *count);

/* What the marks of the slips mean, where there may be slips without one; else "". */
const char *prizes_unmarked_words(
	const struct event *event, int section, const struct prize_outcome *outcome);

/* The list with its reasons; who signs for what; what is written on the envelopes. */
void prizes_write(const struct event *event, int section, const struct prize_outcome *outcome,
	int cells, struct writing *writing);
void prizes_write_receipts(const struct event *event, int section,
	const struct prize_outcome *outcome, int cells, struct writing *writing);
void prizes_write_envelopes(const struct event *event, int section,
	const struct prize_outcome *outcome, struct writing *writing);
/* What each player can still win, for each result of his own. */
void prizes_write_forecast(const struct event *event, int section, const struct forecast *forecast,
	int cells, struct writing *writing);
/* The same in sentences, for who listens. */
void prizes_tell_forecast(const struct event *event, int section, const struct forecast *forecast,
	struct writing *writing);
/* The lines of the list by their numbers. */
void prizes_write_lines(const struct prize_list *list, int cells, struct writing *writing);

#endif
