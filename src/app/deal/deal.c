/* The deal of a round: its draw and reasons found, and dealt in the way of its rule book. */
#include "config.h"

#include "app/deal/deal.h"

#include <stdlib.h>
#include <string.h>

#include "app/deal/dealer.h"
#include "core/vocabulary.h"
#include "pairing/book/traits.h"

/*
 * The ways, by what a rule book says of its score groups. settles: something is settled from the
 * top score group down (pairing_book.settled).
 */
static const struct {
	enum pairing_groups groups;
	enum pairing_floater floater;
	bool settles;
	deal_way *way;
} ways[] = {
	{PAIRING_GROUPS_HALVES, PAIRING_FLOATER_MID_LINE, false, deal_british},
	{PAIRING_GROUPS_HALVES, PAIRING_FLOATER_LOWEST, false, deal_by_groups},
	{PAIRING_GROUPS_HALVES, PAIRING_FLOATER_LOWEST, true, deal_by_groups},
	{PAIRING_GROUPS_SEEKERS, PAIRING_FLOATER_LOWEST, false, deal_by_groups},
	{PAIRING_GROUPS_BRACKETS, PAIRING_FLOATER_ANY, false, deal_by_brackets},
};

static deal_way *find_way(const struct pairing_book *book)
{
	for (size_t i = 0; i < sizeof(ways) / sizeof(ways[0]); i++)
		if (ways[i].groups == book->traits->groups &&
			ways[i].floater == book->traits->floater &&
			ways[i].settles == (book->settled != PAIRING_TERM_NONE))
			return ways[i].way;
	return deal_by_reasons;
}

static enum status take_draw(struct dealer *dealer)
{
	const struct position *position = dealer->position;
	const size_t cards = (size_t)position->cards.input.count + 1;
	const size_t boards = (size_t)position->draw.count + 1;
	struct deal *deal = dealer->deal;

	deal->round = position->round;
	deal->count = position->cards.input.count;
	deal->nboards = position->draw.count;
	deal->pins = malloc(cards * sizeof(*deal->pins));
	deal->start = malloc(cards * sizeof(*deal->start));
	deal->boards = malloc(boards * sizeof(*deal->boards));
	dealer->group_of = malloc(cards * sizeof(*dealer->group_of));
	dealer->board_of = malloc(cards * sizeof(*dealer->board_of));
	dealer->due = calloc(cards, sizeof(*dealer->due));
	dealer->place = malloc(cards * sizeof(*dealer->place));
	dealer->origin = calloc(boards, sizeof(*dealer->origin));
	dealer->dealt = calloc(boards, sizeof(*dealer->dealt));
	if (!deal->pins || !deal->start || !deal->boards || !dealer->group_of ||
		!dealer->board_of || !dealer->due || !dealer->place || !dealer->origin ||
		!dealer->dealt)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < deal->count; i++) {
		deal->pins[i] = position->cards.pin_of[i];
		dealer->board_of[i] = -1;
	}
	for (int i = 0; i < deal->nboards; i++) {
		deal->boards[i] = position->draw.boards[i];
		dealer->board_of[deal->boards[i].white] = i;
		if (deal->boards[i].black >= 0)
			dealer->board_of[deal->boards[i].black] = i;
	}
	return STATUS_OK;
}

static void set_casts(struct dealer *dealer, const int *unnamed)
{
	const struct position *told = dealer->told;

	dealer->cast = position_cast(dealer->app, told);
	dealer->cast.draw = &told->draw;
	dealer->cast.score = &told->score;
	dealer->cast.input = &told->cards.input;
	dealer->cast.scores = told->cards.scores;
	dealer->cast.unnamed = unnamed;
	dealer->before = dealer->cast;
	dealer->before.draw = NULL;
}

static bool has_same_boards(const struct pairing_draw *a, const struct pairing_draw *b)
{
	for (int i = 0; i < a->count && i < b->count; i++)
		if (a->boards[i].white != b->boards[i].white ||
			a->boards[i].black != b->boards[i].black)
			return false;
	return a->count == b->count;
}

/*
 * Where boards were made by hand, the others are so because of them: the reasons are those of the
 * draw around these boards, if that is what is on the board.
 */
static enum status find_reasons(struct dealer *dealer)
{
	struct position *position = dealer->position, *around = NULL;
	enum status status = position_need_draw(position);

	dealer->told = position;
	if (status == STATUS_OK)
		status = engine_draw_need(dealer->app, position, ENGINE_DRAW_KEEPING, &around);
	if (status == STATUS_OK && around && has_same_boards(&position->draw, &around->draw))
		dealer->told = around;
	return status == STATUS_OK ? position_need_steps(dealer->told, 0, &dealer->steps) : status;
}

/* By hand, or as they stood: then no rule is left to be looked at. */
static bool all_dealt(const struct dealer *dealer)
{
	for (int i = 0; i < dealer->deal->nboards; i++)
		if (!dealer->dealt[i])
			return false;
	return true;
}

static enum status deal_steps(struct dealer *dealer, struct error *error)
{
	enum status status = deal_sort(dealer);

	for (int i = 0; status == STATUS_OK && i < dealer->deal->nboards; i++)
		status = best_origin(dealer->position, i + 1, &dealer->origin[i]);
	if (status != STATUS_OK)
		return status;
	for (int i = 0; i < dealer->deal->nboards; i++)
		dealer->cast.beside = dealer->cast.beside ||
			(dealer->told == dealer->position && dealer->origin[i] != ORIGIN_RULES);
	dealer->before.beside = dealer->cast.beside;
	deal_say_sorted(dealer);
	status = deal_fixed(dealer, error);
	if (status != STATUS_OK)
		return status;
	/*
	 * with cards in the tray a level is not as any rule would have it: its boards alone are
	 * dealt
	 */
	if (position_tray(dealer->position) > 0)
		deal_around_tray(dealer);
	else if (!all_dealt(dealer))
		find_way(dealer->position->cards.book)(dealer);
	deal_rest(dealer);
	deal_check(dealer);
	dealer_finish(dealer);
	return dealer->failed ? STATUS_NO_MEMORY : STATUS_OK;
}

static void release(struct dealer *dealer)
{
	free(dealer->group_of);
	free(dealer->board_of);
	free(dealer->due);
	free(dealer->place);
	free(dealer->origin);
	free(dealer->dealt);
	free(dealer->laid);
}

static enum status make(struct app *app, int round, bool asked, const int *unnamed,
	struct deal *deal, struct error *error)
{
	struct deal made = {.count = 0};
	struct dealer dealer = {.app = app, .deal = &made, .asked = asked};
	struct error unread = {.code = STATUS_OK};
	enum status status = position_kept(app, round, &dealer.position, error);

	if (status != STATUS_OK)
		return status;
	if (dealer.position->seats.count == 0)
		return app_fail(error, STATUS_REFUSED, "%s %d has no draw yet: propose one first.",
			vocabulary_of(app_event(app), app->section)->round, round);
	status = find_reasons(&dealer);
	if (status == STATUS_OK)
		status = take_draw(&dealer);
	if (status == STATUS_OK) {
		set_casts(&dealer, unnamed);
		status = deal_steps(&dealer, &unread);
	}
	release(&dealer);
	if (status == STATUS_OK) {
		*deal = made;
		return STATUS_OK;
	}
	deal_done(&made);
	return unread.code == status ? app_fail(error, status, "%s", unread.text)
				     : app_fail_plain(error, status);
}

enum status deal_make(struct app *app, int round, struct deal *deal, struct error *error)
{
	return make(app, round, false, NULL, deal, error);
}

enum status deal_make_asked(
	struct app *app, int round, int unnamed, struct deal *deal, struct error *error)
{
	return make(app, round, true, unnamed < 0 ? NULL : &unnamed, deal, error);
}
