/* Two draws of the same cards, term by term and board by board. */
#include "config.h"

#include "app/audit/versus.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/position/draw_order.h"
#include "app/position/translate.h"
#include "app/trial/rings.h"
#include "app/words/known.h"
#include "pairing/book/traits.h"

/* What is being compared. */
struct comparing {
	const struct round_cards *cards;
	const struct pairing_draw *draws;
	struct pairing_score scores[2];
	struct rings rings;
	struct versus *made;
};

/* The first numbers of a list, half points as points. */
static void put_values(const struct pairing_score *score, int term, char text[VERSUS_VALUE])
{
	enum { SHOWN = 24 };
	const struct pairing_term *at = &score->terms[term];
	size_t used = 0;

	words_put(text, VERSUS_VALUE, "none");
	for (int i = 0; i < at->length && i < SHOWN; i++) {
		const int64_t value = score->values[at->first + i];
		char points[16];

		if (pairing_term_row(at->id)->unit == PAIRING_UNIT_POINTS)
			words_put(text + used, VERSUS_VALUE - used, "%s%s", i ? " " : "",
				points_text((int)value, points));
		else
			words_put(text + used, VERSUS_VALUE - used, "%s%" PRId64, i ? " " : "",
				value);
		used += strlen(text + used);
	}
	if (at->length > SHOWN)
		words_put(text + used, VERSUS_VALUE - used, " …");
}

static int compare_term(const struct pairing_score *a, const struct pairing_score *b, int index)
{
	const struct pairing_term *one = &a->terms[index], *two = &b->terms[index];

	for (int i = 0; i < one->length && i < two->length; i++) {
		const int64_t x = a->values[one->first + i], y = b->values[two->first + i];

		if (x != y)
			return x < y ? -1 : 1;
	}
	return (one->length > two->length) - (one->length < two->length);
}

static void put_term(const struct comparing *comparing, int index, struct versus_term *term)
{
	const struct pairing_term *at = &comparing->scores[0].terms[index];
	char name[VERSUS_NAME], points[16];

	app_term_name(at, name, sizeof(name));
	if (at->level < 0)
		words_put(term->name, sizeof(term->name), "%s", name);
	else
		words_put(term->name, sizeof(term->name), "%.60s, score %s", name,
			points_text(at->level, points));
	term->rule = at->rule ? at->rule : "";
	for (int i = 0; i < 2; i++)
		put_values(&comparing->scores[i], index, term->values[i]);
	term->better = compare_term(&comparing->scores[0], &comparing->scores[1], index);
}

static enum status put_broken(struct comparing *comparing, int draw)
{
	const struct pairing_score *score = &comparing->scores[draw];
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < score->nviolations; i++) {
		char text[SENTENCE_SIZE];

		if (!pairing_is_broken(score->violations[i].kind))
			continue;
		words_violation(&comparing->cards->cast, &score->violations[i], text, sizeof(text));
		status = reasons_add(&comparing->made->broken[draw], text);
	}
	return status;
}

static void count_unseated(struct comparing *comparing, int draw)
{
	const struct pairing_input *input = &comparing->cards->input;
	int seated = 0, here = 0;

	for (int i = 0; i < comparing->draws[draw].count; i++)
		seated += comparing->draws[draw].boards[i].black == PAIRING_NOBODY ? 1 : 2;
	for (int i = 0; i < input->count; i++)
		here += !input->players[i].absent;
	for (int i = 0; i < input->npins; i++)
		here -= input->pins[i].kind == PAIRING_PIN_OUT &&
			!input->players[input->pins[i].player].absent;
	comparing->made->unseated[draw] = here > seated ? here - seated : 0;
}

/* --- the boards that differ ------------------------------------------------------------------- */

static int score_of(const struct comparing *comparing, const struct pairing_board *board)
{
	const int *scores = comparing->cards->scores;
	const int white = scores[board->white];
	const int black = board->black == PAIRING_NOBODY ? white : scores[board->black];

	return white > black ? white : black;
}

static bool differs(const struct comparing *comparing, int draw, int board)
{
	return (draw == 0 ? comparing->rings.of_a : comparing->rings.of_b)[board] >= 0;
}

static struct versus_group *group_of(struct versus *made, int score2)
{
	int at = 0;

	while (at < made->ngroups && made->groups[at].score2 > score2)
		at++;
	if (at < made->ngroups && made->groups[at].score2 == score2)
		return &made->groups[at];
	memmove(&made->groups[at + 1], &made->groups[at],
		(size_t)(made->ngroups++ - at) * sizeof(*made->groups));
	made->groups[at] = (struct versus_group){.score2 = score2};
	return &made->groups[at];
}

static bool is_measured(const struct comparing *comparing, const struct pairing_board *board)
{
	const int *scores = comparing->cards->scores;

	return comparing->cards->book->traits->groups == PAIRING_GROUPS_HALVES &&
		board->black != PAIRING_NOBODY && scores[board->white] == scores[board->black];
}

static int top_of(const struct pairing_board *board)
{
	return board->white < board->black || board->black == PAIRING_NOBODY ? board->white
									     : board->black;
}

static int bottom_of(const struct pairing_board *board)
{
	return board->white + board->black - top_of(board);
}

/* A board of a group, and whether the other draw has it not. */
struct listed_player {
	struct pairing_board board;
	bool differs;
};

/* In the order of their higher cards, so that equal ones stand abreast. */
static int compare_listed(const void *a, const void *b)
{
	const struct listed_player *one = a, *two = b;
	const int x = top_of(&one->board), y = top_of(&two->board);

	return (x > y) - (x < y);
}

/* The boards stand in the order of their tops: how far is each from the ideal pairing? */
static int measure(
	const struct comparing *comparing, const struct listed_player *listed, int count, int at)
{
	int top = 0, bottom = 0;

	if (!is_measured(comparing, &listed[at].board))
		return -1;
	for (int k = 0; k < count; k++) {
		if (!is_measured(comparing, &listed[k].board))
			continue;
		top += k < at;
		bottom += bottom_of(&listed[k].board) < bottom_of(&listed[at].board);
	}
	return abs(top - bottom);
}

static void put_line(const struct comparing *comparing, int draw,
	const struct listed_player *listed, int off, struct versus_group *group)
{
	const int *pins = comparing->cards->cast.pins;
	const struct pairing_board *board = &listed->board;

	group->measured = group->measured || off >= 0;
	if (off > 0) {
		group->off[draw] += off;
		group->squares[draw] += off * off;
	}
	if (!listed->differs) {
		group->same += draw == 0;
		group->same_off[draw] += off > 0 ? off : 0;
		return;
	}
	group->lines[draw][group->count[draw]++] = (struct versus_board){
		pins[board->white], board->black == PAIRING_NOBODY ? 0 : pins[board->black], off};
}

static enum status put_group(struct comparing *comparing, int draw, struct versus_group *group)
{
	const struct pairing_draw *boards = &comparing->draws[draw];
	struct listed_player *own = calloc((size_t)boards->count + 1, sizeof(*own));
	int count = 0;

	group->lines[draw] = calloc((size_t)boards->count + 1, sizeof(*group->lines[draw]));
	if (!own || !group->lines[draw]) {
		free(own);
		return STATUS_NO_MEMORY;
	}
	for (int i = 0; i < boards->count; i++)
		if (score_of(comparing, &boards->boards[i]) == group->score2)
			own[count++] = (struct listed_player){
				boards->boards[i], differs(comparing, draw, i)};
	qsort(own, (size_t)count, sizeof(*own), compare_listed);
	for (int i = 0; i < count; i++)
		put_line(comparing, draw, &own[i], measure(comparing, own, count, i), group);
	free(own);
	return STATUS_OK;
}

static enum status put_groups(struct comparing *comparing)
{
	struct versus *made = comparing->made;
	const int most = comparing->draws[0].count + comparing->draws[1].count;
	enum status status = rings_find(&comparing->draws[0], &comparing->draws[1],
		comparing->cards->input.count, &comparing->rings);

	if (status != STATUS_OK)
		return status;
	made->groups = calloc((size_t)most + 1, sizeof(*made->groups));
	if (!made->groups)
		return STATUS_NO_MEMORY;
	for (int draw = 0; draw < 2; draw++)
		for (int i = 0; i < comparing->draws[draw].count; i++)
			if (differs(comparing, draw, i))
				group_of(made,
					score_of(comparing, &comparing->draws[draw].boards[i]));
	for (int k = 0; k < made->ngroups; k++)
		for (int draw = 0; draw < 2 && status == STATUS_OK; draw++)
			status = put_group(comparing, draw, &made->groups[k]);
	return status;
}

static bool is_zero(const struct pairing_score *score, int index)
{
	const struct pairing_term *term = &score->terms[index];

	for (int i = 0; i < term->length; i++)
		if (score->values[term->first + i] != 0)
			return false;
	return true;
}

static bool is_in_groups(const struct versus *made, int score2)
{
	for (int i = 0; i < made->ngroups; i++)
		if (made->groups[i].score2 == score2)
			return true;
	return false;
}

/*
 * A term that does not differ says nothing where it is nothing and has no rule, or is of a score
 * group; nor if the draws are the same in this group.
 */
static bool says_nothing(const struct comparing *comparing, int index)
{
	const struct pairing_term *term = &comparing->scores[0].terms[index];

	if (term->level >= 0 && !is_in_groups(comparing->made, term->level))
		return true;
	return (term->level >= 0 || !term->rule || !term->rule[0]) &&
		is_zero(&comparing->scores[0], index);
}

static enum status put_terms(struct comparing *comparing)
{
	struct versus *made = comparing->made;
	const int count = comparing->scores[0].nterms;

	made->decides = -1;
	made->terms = calloc((size_t)count + 1, sizeof(*made->terms));
	if (!made->terms)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < count && i < comparing->scores[1].nterms; i++) {
		struct versus_term *term = &made->terms[made->nterms];

		put_term(comparing, i, term);
		if (term->better == 0 && says_nothing(comparing, i))
			continue;
		if (term->better != 0 && made->decides < 0)
			made->decides = made->nterms;
		made->nterms++;
	}
	made->better = made->decides < 0 ? 0 : made->terms[made->decides].better;
	return STATUS_OK;
}

static enum status compare(struct comparing *comparing)
{
	const struct round_cards *cards = comparing->cards;
	enum status status = STATUS_OK;

	for (int i = 0; i < 2 && status == STATUS_OK; i++) {
		status = translate_status(pairing_score(
			cards->book, &cards->input, &comparing->draws[i], &comparing->scores[i]));
		if (status == STATUS_OK)
			status = put_broken(comparing, i);
		count_unseated(comparing, i);
	}
	if (status == STATUS_OK)
		status = put_groups(comparing);
	return status == STATUS_OK ? put_terms(comparing) : status;
}

enum status versus_make(const struct round_cards *cards, const struct pairing_draw draws[2],
	struct versus *versus, struct error *error)
{
	struct versus made = {.round = cards->input.round, .book = cards->book};
	struct comparing comparing = {.cards = cards, .draws = draws, .made = &made};
	const enum status status = compare(&comparing);

	pairing_score_done(&comparing.scores[0]);
	pairing_score_done(&comparing.scores[1]);
	rings_done(&comparing.rings);
	if (status != STATUS_OK) {
		versus_done(&made);
		return app_fail_plain(error, status);
	}
	*versus = made;
	return STATUS_OK;
}

void versus_done(struct versus *versus)
{
	for (int i = 0; i < versus->ngroups; i++) {
		free(versus->groups[i].lines[0]);
		free(versus->groups[i].lines[1]);
	}
	free(versus->groups);
	free(versus->terms);
	reasons_done(&versus->broken[0]);
	reasons_done(&versus->broken[1]);
	memset(versus, 0, sizeof(*versus));
}
