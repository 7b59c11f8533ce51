/* The list of repairs: found, put into words, and given a code. */
#include "config.h"

#include "app/repair/list.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/writing.h"
#include "app/repair/best.h"
#include "app/repair/harm.h"
#include "app/repair/late_offers.h"
#include "app/repair/later.h"
#include "app/repair/left_over.h"
#include "app/repair/mend.h"
#include "app/repair/mistake.h"
#include "app/repair/none.h"
#include "app/repair/played.h"
#include "app/repair/wrong_cards.h"
#include "app/trial/change.h"
#include "app/words/gains.h"
#include "app/words/words.h"
#include "core/season.h"
#include "core/sha256.h"

const char *repair_board_words(
	const struct app *app, const struct plain_board *board, char text[REPAIR_BOARD_SIZE])
{
	char one[WHO_SIZE], two[WHO_SIZE];

	if (board->white == 0) {
		words_put(text, REPAIR_BOARD_SIZE, "nobody");
		return text;
	}
	words_who(app_event(app), app->section, board->white, one);
	if (board->black == 0 && event_is_season(app_event(app), app->section))
		words_put(text, REPAIR_BOARD_SIZE, "%s sits out", one);
	else if (board->black == 0)
		words_put(text, REPAIR_BOARD_SIZE, "the bye of %s", one);
	else
		words_put(text, REPAIR_BOARD_SIZE, "%s v %s", one,
			words_who(app_event(app), app->section, board->black, two));
	return text;
}

bool repair_is_bye(const struct plain_board *was, const struct plain_board *is)
{
	return was->black == 0 && is->black == 0;
}

static struct plain_board plain(
	const struct repair_case *made, const struct pairing_board *boards, int count, int number)
{
	struct plain_board board = {0, 0};

	if (number > count)
		return board;
	board.white = made->cards.pin_of[boards[number - 1].white];
	if (boards[number - 1].black >= 0)
		board.black = made->cards.pin_of[boards[number - 1].black];
	return board;
}

/* With which result: that of a board that moved, of the bye, of an empty board, or none yet. */
static enum result result_of(
	const struct app *app, const struct repair_case *made, const struct plain_board *board)
{
	const struct board *before =
		event_board_of(app_event(app), made->section, made->round, board->white);

	if (board->black && !made->problem.in[translate_index(&made->cards, board->white)])
		return RESULT_DEFAULT_BOTH;
	if (before && before->white == board->white && before->black == board->black)
		return (enum result)before->result;
	return board->black == 0 ? RESULT_BYE : RESULT_NONE;
}

static enum status score_published(const struct repair_case *made, struct pairing_score *score)
{
	struct pairing_draw draw = {calloc((size_t)made->problem.nboards + 1, sizeof(*draw.boards)),
		made->problem.nboards};
	enum status status = STATUS_NO_MEMORY;

	if (!draw.boards)
		return status;
	for (int i = 0; i < draw.count; i++)
		draw.boards[i] = made->problem.boards[i].seats;
	status = translate_status(repair_score(&made->view, &draw, score));
	free(draw.boards);
	return status;
}

/*
 * Better or worse by which rule: than what is published, or with other players than the first
 * repair. The figures are for whoever wants to count.
 */
static void tell_rules(const struct repair_case *made, const struct repair_best *best, int at,
	const struct pairing_score *published, struct repair *repair)
{
	const struct pairing_score *now = &best->choices[at].score;
	const struct pairing_score *before = made->seated ? published : &best->choices[0].score;
	const char *than = made->seated ? "the published draw" : "repair 1";
	char change[REPAIR_WORDS_SIZE / 2], besides[REPAIR_WORDS_SIZE / 2];
	int term, order;

	if (!made->seated && at == 0)
		return;
	words_figures(before, now, true, repair->figures, sizeof(repair->figures));
	order = pairing_score_compare(before, now, &term);
	if (order == 0) {
		repair_add_words(
			repair->words, sizeof(repair->words), "By the rules as good as %s.", than);
		return;
	}
	/* the sentences tell what gets worse: of a better one, what is worse in the other */
	words_change(order < 0 ? before : now, order < 0 ? now : before, term, "", change,
		sizeof(change));
	words_gains_besides(before, now, besides, sizeof(besides));
	repair_add_words(repair->words, sizeof(repair->words), "%s by the rules than %s: %s%s.%s%s",
		order < 0 ? "Worse" : "Better", than, order < 0 ? "" : "there ", change,
		besides[0] ? " " : "", besides);
}

/* Whom no draw to come may have meet either. */
static void tell_apart(const struct app *app, const struct repair_case *made, struct repair *repair)
{
	for (int i = 0; i < made->order->count; i++) {
		const struct mistake *mistake = &made->order->mistakes[i];
		const struct board *board =
			event_board(app_event(app), made->section, made->round, mistake->board);
		char one[WHO_SIZE], two[WHO_SIZE];

		if (repair_parts(app, made->round, mistake))
			repair_add_words(repair->words, sizeof(repair->words),
				"%s and %s are kept apart in the rounds to come.",
				words_who(app_event(app), made->section, board->white, one),
				words_who(app_event(app), made->section, board->black, two));
	}
}

static struct plain_board published_at(
	const struct app *app, const struct repair_case *made, int number)
{
	const struct board *before =
		event_board(app_event(app), made->section, made->round, number);

	return before ? (struct plain_board){before->white, before->black}
		      : (struct plain_board){0, 0};
}

static enum status take_choice(struct app *app, const struct repair_case *made,
	const struct repair_choice *choice, struct repair *repair)
{
	repair->boards = calloc((size_t)choice->nchanged + 1, sizeof(*repair->boards));
	if (!repair->boards)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < choice->nchanged; i++) {
		const int number = choice->changed[i];
		struct repair_change *change = &repair->boards[repair->count++];

		*change = (struct repair_change){
			.number = number, .was = published_at(app, made, number)};
		change->is = plain(made, choice->draw.boards, choice->draw.count, number);
		if (change->is.white)
			change->result = result_of(app, made, &change->is);
	}
	return STATUS_OK;
}

static bool sat_out(const struct app *app, const struct repair_case *made, int pin)
{
	const struct board *before =
		event_board_of(app_event(app), made->section, made->round, pin);

	return before && before->black == 0;
}

/* Who sits out has no board: of him it is said that he does now, or is gone. */
static void hide_rows(const struct app *app, const struct repair_case *made, struct repair *repair)
{
	int left = 0;

	for (int i = 0; i < repair->count; i++) {
		struct repair_change change = repair->boards[i];
		const int before = translate_index(&made->cards, change.was.white);

		if (change.was.white && change.was.black == 0 && made->problem.in[before])
			change.was = (struct plain_board){0, 0};
		if (change.is.white && change.is.black == 0 && sat_out(app, made, change.is.white))
			change.is = (struct plain_board){0, 0};
		if (change.was.white || change.is.white)
			repair->boards[left++] = change;
	}
	repair->count = left;
}

/* All rows of the evening that differ. */
static enum status take_rows(const struct app *app, const struct repair_case *made,
	const struct repair_choice *choice, struct repair *repair)
{
	const int most = choice->draw.count > made->problem.nboards ? choice->draw.count
								    : made->problem.nboards;

	repair->rows = calloc((size_t)most + 1, sizeof(*repair->rows));
	if (!repair->rows)
		return STATUS_NO_MEMORY;
	for (int number = 1; number <= most; number++) {
		const struct plain_board was = published_at(app, made, number);
		const struct plain_board is =
			plain(made, choice->draw.boards, choice->draw.count, number);

		if (plain_board_equal(was, is))
			continue;
		repair->rows[repair->nrows++] = (struct repair_change){
			number, was, is, is.white ? result_of(app, made, &is) : RESULT_NONE, false};
	}
	hide_rows(app, made, repair);
	return STATUS_OK;
}

static enum status take_best(struct app *app, const struct repair_case *made,
	const struct repair_best *best, const struct pairing_score *published,
	struct repairs *repairs)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < best->count; i++) {
		struct repair *repair = &repairs->items[repairs->count++];

		status = take_choice(app, made, &best->choices[i], repair);
		if (status == STATUS_OK && made->problem.many)
			status = take_rows(app, made, &best->choices[i], repair);
		if (status == STATUS_OK)
			repair_add_harm(app, made, &best->choices[i], repair);
		repair_put_left(app, made, repair);
		tell_rules(made, best, i, published, repair);
		tell_apart(app, made, repair);
	}
	return status;
}

static enum status find_repairs(struct app *app, const struct repair_order *order,
	struct repairs *repairs, struct action *mend, struct error *error)
{
	struct repair_best best = {.count = 0};
	struct pairing_score published = {0};
	struct repair_case made;
	enum status status = repair_case_make(app, order, &made, error);

	if (status == STATUS_OK) {
		repairs->round = made.round;
		words_put(repairs->mended, sizeof(repairs->mended), "%s", made.told);
		words_put(repairs->stand, sizeof(repairs->stand), "%s", made.stand);
		status = repair_put_cards(app, &made, repairs);
		if (status == STATUS_OK && made.seated)
			status = score_published(&made, &published);
		if (made.doubt)
			made.view.published = &published;
		if (status == STATUS_OK)
			status = repair_find_around(&made, &best);
		if (status == STATUS_OK)
			status = take_best(app, &made, &best, &published, repairs);
		if (status == STATUS_OK)
			status = repair_add_late_offers(app, &made, repairs);
		repair_tell_none(app, &made, &best, repairs);
		for (int i = 0; status == STATUS_OK && i < made.mend.count; i++)
			status = action_add(mend, &made.mend.edits[i]);
		if (status != STATUS_OK)
			app_fail_plain(error, status);
		repair_best_done(&best);
		pairing_score_done(&published);
	}
	repair_case_done(&made);
	return status;
}

static void put_row(struct writing *text, const struct record *row)
{
	int count;
	const struct record_field *fields = record_fields(row->kind, &count);

	for (int i = 0; i < count; i++)
		if (fields[i].size)
			writing_put(text, " %s", record_text(row, &fields[i]));
		else
			writing_put(text, " %d", record_int(row, &fields[i]));
}

/* What is put right in any case. */
static void put_edits(struct writing *text, const struct action *mend)
{
	for (int i = 0; i < mend->count; i++) {
		const struct edit *edit = &mend->edits[i];

		writing_put(text, "%d", (int)edit_key(edit).kind);
		if (edit->had)
			put_row(text, &edit->before);
		writing_put(text, " ->");
		if (edit->has)
			put_row(text, &edit->after);
		writing_put(text, "\n");
	}
}

static void put_changes(struct writing *text, const struct repair_change *changes, int count)
{
	for (int i = 0; i < count; i++)
		writing_put(text, "%d %d %d %d %d %d\n", changes[i].number, changes[i].was.white,
			changes[i].was.black, changes[i].is.white, changes[i].is.black,
			(int)changes[i].result);
}

/* Everything that is printed, and so everything that somebody has seen who takes one of them. */
static enum status put_code(struct repairs *repairs, const struct action *mend, struct error *error)
{
	struct writing text = {.bytes = NULL};
	char digest[SHA256_TEXT];

	writing_put(&text, "%d %s %s %s\n", repairs->round, repairs->mended, repairs->none,
		repairs->stand);
	put_edits(&text, mend);
	for (int i = 0; i < repairs->count; i++) {
		const struct repair *repair = &repairs->items[i];

		writing_put(&text, "%d %s %s %s\n", repair->half, repair->harm, repair->words,
			repair->figures);
		put_changes(&text, repair->boards, repair->count);
		put_changes(&text, repair->rows, repair->nrows);
	}
	if (text.failed) {
		free(text.bytes);
		return app_fail_plain(error, STATUS_NO_MEMORY);
	}
	sha256_text(text.bytes, text.size, digest);
	memcpy(repairs->code, digest, REPAIR_CODE_SIZE - 1);
	repairs->code[REPAIR_CODE_SIZE - 1] = '\0';
	free(text.bytes);
	return STATUS_OK;
}

enum status repair_list(struct app *app, const struct repair_order *order, struct repairs *made,
	struct action *mend, struct error *error)
{
	enum status status;

	memset(made, 0, sizeof(*made));
	if (repair_is_record(app, order)) {
		status = repair_record(app, order, made, error);
		if (status == STATUS_OK)
			status = repair_tell_later(app, made->round, &made->items[0], error);
	} else {
		status = find_repairs(app, order, made, mend, error);
	}
	return status == STATUS_OK ? put_code(made, mend, error) : status;
}

enum status app_repair_check(struct app *app, const struct repair_order *order, struct error *error)
{
	struct repairs record = {.count = 0};
	struct repair_case made;
	enum status status;

	if (repair_is_record(app, order)) {
		status = repair_record(app, order, &record, error);
		repairs_done(&record);
		return status;
	}
	status = repair_case_make(app, order, &made, error);
	repair_case_done(&made);
	return status;
}

enum status app_repairs(struct app *app, const struct repair_order *order, struct repairs *repairs,
	struct error *error)
{
	struct action mend;
	enum status status;

	action_init(&mend);
	status = repair_list(app, order, repairs, &mend, error);
	action_done(&mend);
	if (status != STATUS_OK)
		repairs_done(repairs);
	return status;
}

void repairs_done(struct repairs *repairs)
{
	for (int i = 0; i < repairs->count; i++) {
		free(repairs->items[i].boards);
		free(repairs->items[i].rows);
	}
	free(repairs->cards);
	memset(repairs, 0, sizeof(*repairs));
}
