/* Why not: the answer to a wish, and taking it. */
#include "config.h"

#include "app/whynot/whynot.h"

#include <stdlib.h>
#include <string.h>

#include "app/trial/best_draw.h"
#include "app/trial/change.h"
#include "app/trial/wish.h"
#include "app/why/apart.h"
#include "app/whynot/record.h"
#include "app/words/absence.h"
#include "app/words/gains.h"
#include "core/vocabulary.h"

const char *whynot_answer_name(enum whynot_answer answer)
{
	static const char *const names[] = {[WHYNOT_SO] = "so already",
		[WHYNOT_IMPOSSIBLE] = "impossible",
		[WHYNOT_WORSE] = "worse",
		[WHYNOT_EQUAL] = "equal",
		[WHYNOT_BETTER] = "better",
		[WHYNOT_BETTER_THAN_HAND] = "better than by hand",
		[WHYNOT_SETTLED] = "better by score alone"};

	return names[answer];
}

const char *wish_name(enum wish_kind kind)
{
	static const char *const names[] = {[WISH_MEET] = "meet",
		[WISH_BYE] = "bye",
		[WISH_WHITE] = "white",
		[WISH_BLACK] = "black"};

	return names[kind];
}

static bool has_pair(const struct whynot_board *boards, int count, const struct whynot_board *pair)
{
	for (int i = 0; i < count; i++) {
		const struct whynot_board *board = &boards[i];

		if (board->ring == pair->ring &&
			((board->white == pair->white && board->black == pair->black) ||
				(board->white == pair->black && board->black == pair->white)))
			return true;
	}
	return false;
}

bool whynot_same_pairs(const struct whynot *whynot, int ring)
{
	for (int i = 0; i < whynot->nnow; i++)
		if (whynot->now[i].ring == ring &&
			!has_pair(whynot->then, whynot->nthen, &whynot->now[i]))
			return false;
	return true;
}

const char *whynot_against(const struct whynot *whynot)
{
	const char *text = whynot->grounds + whynot->beside;

	return text[0] == ' ' ? text + 1 : text;
}

void whynot_done(struct whynot *whynot)
{
	free(whynot->now);
	free(whynot->then);
	free(whynot->besides_records);
	whynot->besides_records = NULL;
	whynot->nbesides = 0;
	whynot->now = whynot->then = NULL;
	whynot->nnow = whynot->nthen = 0;
}

static enum status check_player(
	struct app *app, const struct position *position, int pin, struct error *error)
{
	const int index = translate_index(&position->cards, pin);

	if (index < 0)
		return app_fail(error, STATUS_NOT_FOUND, "There is no player %d.", pin);
	if (seats_find(&position->seats, pin) >= 0)
		return STATUS_OK;
	return absence_refuse(position->event, app->section, position->round, pin, error);
}

/* A draw with everybody seated, and a wish that speaks of players in it. */
static enum status check_wish(struct app *app, const struct position *position,
	const struct wish *wish, struct error *error)
{
	enum status status;

	if (position->seats.count == 0)
		return app_fail(error, STATUS_REFUSED, "%s %d has no draw yet: propose one first.",
			vocabulary_of(app_event(app), app->section)->round, position->round);
	if (position_tray(position) > 0)
		return app_fail(error, STATUS_REFUSED,
			"Cards are in the tray: seat them, or propose the draw again, before asking why not.");
	status = check_player(app, position, wish->pin, error);
	if (status != STATUS_OK || wish->kind != WISH_MEET)
		return status;
	if (wish->pin == wish->other)
		return app_fail(error, STATUS_REFUSED, "A card cannot meet itself.");
	return check_player(app, position, wish->other, error);
}

/* Do these boards have what is asked for? */
static bool has_wish(const struct seats *seats, const struct wish *wish)
{
	const struct board *board = &seats->boards[seats_find(seats, wish->pin)];

	switch (wish->kind) {
	case WISH_MEET:
		return board->white == wish->other || board->black == wish->other;
	case WISH_BYE:
		return board->black == 0;
	case WISH_WHITE:
		return board->black != 0 && board->white == wish->pin;
	case WISH_BLACK:
		return board->black == wish->pin;
	}
	return false;
}

static void answer_already_so(struct app *app, const struct position *position,
	const struct wish *wish, struct whynot *answer)
{
	const int number = seats_label(
		&position->seats, app_event(app), seats_find(&position->seats, wish->pin) + 1);
	char wished[WHO_SIZE], other[WHO_SIZE];

	answer->answer = WHYNOT_SO;
	whynot_record(
		answer, "so already", wish->pin, wish->kind == WISH_MEET ? wish->other : 0, "");
	if (wish->kind != WISH_BYE)
		whynot_record_number(answer, "board", number);
	if (wish->kind == WISH_BYE) {
		words_who(app_event(app), app->section, wish->pin, wished);
		words_put(answer->verdict, sizeof(answer->verdict), "It is so: %s %s.", wished,
			vocabulary_of(app_event(app), app->section)->has_bye);
		return;
	}
	words_who(app_event(app), app->section, wish->pin, wished);
	if (wish->kind == WISH_MEET)
		words_put(answer->verdict, sizeof(answer->verdict),
			"%s and %s meet already, on board %d.", wished,
			words_who(app_event(app), app->section, wish->other, other), number);
	else
		words_put(answer->verdict, sizeof(answer->verdict),
			"%s has %s already, on board %d.", wished,
			wish->kind == WISH_WHITE ? "White" : "Black", number);
}

static const struct board *board_row(const struct seats *seats, const struct position *position,
	const struct pairing_board *board)
{
	return &seats->boards[seats_find(seats, position->cards.pin_of[board->white])];
}

/* The boards of one draw that are in a ring, with their numbers there; that of the wish first. */
static int list_boards(const struct app *app, const struct position *position,
	const struct pairing_draw *draw, const struct seats *seats, const int *of, int first,
	struct whynot_board *list)
{
	int count = 0;

	for (int i = 0; i < draw->count; i++) {
		const struct board *row = board_row(seats, position, &draw->boards[i]);

		if (of[i] < 0)
			continue;
		list[count++] = (struct whynot_board){
			of[i] == first ? 1 : of[i] + 1 + (of[i] < first),
			seats_label(seats, app_event(app), row->number), row->white, row->black};
	}
	return count;
}

/* Boards of one ring get the number of another; were there any? */
static bool renumber(struct whynot *answer, int from, int to)
{
	bool any = false;

	for (int i = 0; i < answer->nnow; i++)
		if (answer->now[i].ring == from) {
			answer->now[i].ring = to;
			any = true;
		}
	for (int i = 0; i < answer->nthen; i++)
		if (answer->then[i].ring == from)
			answer->then[i].ring = to;
	return any;
}

/* Boards that change nothing but their colours share a ring, the last. */
static void gather_same_pairs(struct whynot *answer)
{
	const int last = answer->nrings + 1;
	int count = 0;

	for (int ring = 2; ring < last; ring++)
		if (whynot_same_pairs(answer, ring))
			renumber(answer, ring, last);
	for (int ring = 1; ring <= last; ring++)
		count += renumber(answer, ring, count + 1);
	answer->nrings = count;
}

static int compare_boards(const void *left, const void *right)
{
	const struct whynot_board *a = left, *b = right;

	return a->ring != b->ring ? a->ring - b->ring : a->number - b->number;
}

/* The ring in which the wish becomes so. */
static int ring_of_wish(const struct position *position, const struct pairing_draw *draw,
	const struct rings *rings, const struct wish *wish)
{
	const int player = translate_index(&position->cards, wish->pin);

	for (int i = 0; i < draw->count; i++)
		if (draw->boards[i].white == player || draw->boards[i].black == player)
			return rings->of_b[i];
	return 0;
}

enum status whynot_order(struct app *app, const struct position *position,
	const struct pairing_draw *draw, struct seats *seats)
{
	struct seats made;
	enum status status =
		seats_of_draw(&made, &position->cards, app->section, position->round, draw);

	if (status != STATUS_OK)
		return status;
	status = seats_order(&made, &position->cards);
	if (status == STATUS_OK)
		*seats = made;
	else
		seats_done(&made);
	return status;
}

/* The boards that change, of both draws. */
static enum status put_boards(struct app *app, const struct position *position,
	const struct pairing_draw *draw, const struct wish *wish, struct whynot *answer)
{
	struct rings rings = {0};
	struct seats seats = {0};
	const size_t size = sizeof(*answer->now);
	enum status status = rings_find(&position->draw, draw, position->cards.input.count, &rings);

	if (status == STATUS_OK)
		status = whynot_order(app, position, draw, &seats);
	if (status == STATUS_OK) {
		answer->now = calloc((size_t)position->draw.count + 1, size);
		answer->then = calloc((size_t)draw->count + 1, size);
		if (!answer->now || !answer->then)
			status = STATUS_NO_MEMORY;
	}
	if (status == STATUS_OK) {
		const int first = ring_of_wish(position, draw, &rings, wish);

		answer->nrings = rings.count;
		answer->nnow = list_boards(app, position, &position->draw, &position->seats,
			rings.of_a, first, answer->now);
		answer->nthen =
			list_boards(app, position, draw, &seats, rings.of_b, first, answer->then);
		gather_same_pairs(answer);
		qsort(answer->now, (size_t)answer->nnow, size, compare_boards);
		qsort(answer->then, (size_t)answer->nthen, size, compare_boards);
	}
	seats_done(&seats);
	rings_done(&rings);
	return status;
}

/* Is the draw on the board the best with all that is fixed by hand? */
static enum status is_engines(struct position *position, bool *is)
{
	struct rings rings = {0};
	enum status status = best_find_around(position);

	*is = false;
	if (status == STATUS_OK && position->around->status == PAIRING_OK) {
		status = rings_find(&position->draw, &position->around->draw,
			position->cards.input.count, &rings);
		*is = status == STATUS_OK && rings.count == 0;
	}
	rings_done(&rings);
	return status;
}

static enum status tell_worse(struct app *app, const struct position *position,
	const struct wish *wish, const struct trial *wished, struct whynot *answer)
{
	const struct pairing_pin pin = wish_pin(position, wish);
	const struct pairing_score *then = &wished->like_seats_score;
	struct cast cast = position_cast(app, position);
	char words[2 * WHO_SIZE], change[SENTENCE_SIZE], cause[SENTENCE_SIZE] = "";
	enum status status = STATUS_OK;
	int term;

	answer->answer = WHYNOT_WORSE;
	/* of one the wish names him already, of two who meet "he" could be either */
	if (wish->kind != WISH_MEET)
		cast.he = &pin.player;
	cast.he_as = WORDS_HE_WISHED;
	cast.wish = &pin;
	pairing_score_compare(&position->score, then, &term);
	wish_words(app, wish, words, sizeof(words));
	if (wish->kind == WISH_MEET)
		status = why_apart_cause(position, &cast, &position->score.terms[term], pin.player,
			pin.other, cause, sizeof(cause));
	if (status == STATUS_OK)
		status = words_change_at(position, &cast, &wished->like_seats, then, term, cause,
			change, sizeof(change));
	if (status != STATUS_OK)
		return status;
	whynot_cause(app, position, wish, wished, term, cause, sizeof(cause));
	words_put(answer->verdict, sizeof(answer->verdict), "Worse: if %s, %s%s.", words, change,
		cause);
	return status;
}

static void tell_settled(const struct position *position, const char *wished,
	const struct pairing_score *then, struct whynot *answer)
{
	char why[SENTENCE_SIZE];
	int term;

	answer->answer = WHYNOT_SETTLED;
	pairing_score_compare(&position->score, then, &term);
	words_settled(&position->score, then, term, why, sizeof(why));
	words_put(answer->verdict, sizeof(answer->verdict),
		"Not by the rules: the draw in which %s %s.", wished, why);
}

static enum status tell_better(struct position *position, const char *wished,
	const struct pairing_score *then, struct whynot *answer)
{
	char change[SENTENCE_SIZE];
	bool engines;
	int term;
	enum status status = is_engines(position, &engines);

	if (status != STATUS_OK)
		return status;
	answer->answer = engines ? WHYNOT_BETTER : WHYNOT_BETTER_THAN_HAND;
	if (engines && pairing_book_settles(position->cards.book, &position->score, then))
		tell_settled(position, wished, then, answer);
	else if (engines)
		words_put(answer->verdict, sizeof(answer->verdict),
			"Better: the rules prefer the draw in which %s. The program has missed it; "
			"that is a fault of drawboard: please report it with a copy of the event file.",
			wished);
	if (engines)
		return STATUS_OK;
	pairing_score_compare(&position->score, then, &term);
	app_term_words(&position->score, then, term, change, sizeof(change));
	words_put(answer->verdict, sizeof(answer->verdict), "Better: if %s, %s.", wished, change);
	return STATUS_OK;
}

/* The verdict on the best draw with the wish. */
static enum status judge(struct app *app, struct position *position, const struct wish *wish,
	const struct trial *wished, struct whynot *answer)
{
	const struct pairing_score *then = &wished->like_seats_score;
	const struct cast cast = position_cast(app, position);
	int order = pairing_score_compare(&position->score, then, NULL), term;
	char words[2 * WHO_SIZE];
	enum status status = STATUS_OK;

	wish_words(app, wish, words, sizeof(words));
	if (order == 0) {
		answer->answer = WHYNOT_EQUAL;
		whynot_record(
			answer, "equal", wish->pin, wish->kind == WISH_MEET ? wish->other : 0, "");
		words_put(answer->verdict, sizeof(answer->verdict),
			"Equally good: the rules see no difference if %s.", words);
		return STATUS_OK;
	}
	if (order < 0)
		status = tell_worse(app, position, wish, wished, answer);
	else
		status = tell_better(position, words, then, answer);
	if (status == STATUS_OK)
		status = whynot_record_terms(
			position, &cast, wish, &wished->like_seats, then, answer);
	pairing_score_compare(&position->score, then, &term);
	words_put(answer->rule, sizeof(answer->rule), "%s", position->score.terms[term].rule);
	app_term_words(&position->score, then, term, answer->change, sizeof(answer->change));
	words_gains_besides(&position->score, then, answer->besides, sizeof(answer->besides));
	words_figures(&position->score, then, true, answer->figures, sizeof(answer->figures));
	return status;
}

enum status whynot_prepare(struct app *app, int round, const struct wish *wish,
	struct position **position, struct error *error)
{
	enum status status = position_of_player(app, round, wish->pin, position, error);

	if (status == STATUS_OK)
		status = check_wish(app, *position, wish, error);
	if (status != STATUS_OK)
		return status;
	status = position_need_score(*position);
	if (status == STATUS_OK)
		status = position_need_draw(*position);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

static enum status answer_wish(
	struct app *app, struct position *position, const struct wish *wish, struct whynot *answer)
{
	struct compared compared;
	enum pairing_status drawn;
	bool forbidden;
	enum status status;

	if (has_wish(&position->seats, wish)) {
		answer_already_so(app, position, wish, answer);
		return STATUS_OK;
	}
	status = whynot_forbidden(app, position, wish, &forbidden, answer);
	if (status != STATUS_OK || forbidden)
		return status;
	drawn = whynot_compared(app, position, wish, &compared);
	if (drawn == PAIRING_NO_MEMORY)
		return STATUS_NO_MEMORY;
	if (drawn != PAIRING_OK)
		return whynot_impossible(app, position, wish, answer);
	status = judge(app, compared.with, wish, compared.wished, answer);
	if (status == STATUS_OK)
		status = whynot_tell_hands(app, position, &compared, answer);
	if (status == STATUS_OK)
		status = put_boards(app, position, &compared.wished->like_seats, wish, answer);
	trial_release(compared.wished);
	return status;
}

/* What is to be said besides the answer: also what is fixed by hand but not so. */
static void put_grounds(struct app *app, struct position *position, struct whynot *answer)
{
	const struct cast cast = position_cast(app, position);
	char *text = answer->grounds, unkept[SENTENCE_SIZE];
	const size_t size = sizeof(answer->grounds);

	position_beside(app, position, text, size);
	answer->beside = strlen(text);
	unkept_sentence(&cast, position->unkept, position->nunkept, unkept, sizeof(unkept));
	words_put(text + strlen(text), size - strlen(text), "%s%s%s",
		text[0] && unkept[0] ? " " : "", unkept,
		unkept[0] ? " The answer is as if that were not fixed." : "");
}

enum status app_whynot(struct app *app, int round, const struct wish *wish, struct whynot *whynot,
	struct error *error)
{
	struct whynot answer = {.round = round};
	struct position *position;
	enum status status = whynot_prepare(app, round, wish, &position, error);

	if (status != STATUS_OK)
		return status;
	put_grounds(app, position, &answer);
	status = answer_wish(app, position, wish, &answer);
	if (status != STATUS_OK) {
		whynot_done(&answer);
		return app_fail_plain(error, status);
	}
	*whynot = answer;
	return STATUS_OK;
}
