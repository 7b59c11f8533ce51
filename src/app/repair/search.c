/* All draws that mend a published round with a given number of changed boards. */
#include "config.h"

#include "app/repair/search.h"

#include <stdlib.h>

struct search {
	const struct repair_problem *problem;
	int changes;
	repair_visit visit;
	void *context;
	int steps;

	int *board_of; /* by player: the closed board that may be opened for him, -1: none */
	int *loose;    /* a stack; nloose of them have no seat */
	int nloose;
	int *opened;
	struct pairing_board *made;
	int nopened, nmade;
	int counted;      /* of the opened ones, as changes */
	int gone;         /* who sat out and are not there any more */
	int bye_board;    /* the closed board of the bye, -1: none, or opened */
	bool *chosen;     /* by board: of those in doubt, the ones that are opened */
	bool bye_to_come; /* an odd one is left, and has no bye yet */
	enum status status;
};

static bool may_meet(const struct search *search, int a, int b)
{
	return search->problem
		       ->meetings[(size_t)a * (size_t)search->problem->players + (size_t)b] !=
		PAIRING_MEETING_BARRED;
}

static int other_of(const struct pairing_board *board, int player)
{
	return board->white == player ? board->black : board->white;
}

/* Who sits out where many may has no board that changes when he is given a game. */
static bool is_board(const struct repair_problem *problem, int board)
{
	return !problem->many || problem->boards[board].seats.black >= 0;
}

/* He sat out, and is not there any more: that is a change for itself. */
static bool is_gone(const struct repair_problem *problem, int board)
{
	return !is_board(problem, board) && !problem->in[problem->boards[board].seats.white];
}

int repair_changes(const struct repair_problem *problem, const struct repair_draw *draw)
{
	int opened = 0, gone = 0;

	for (int i = 0; i < draw->nopened; i++) {
		opened += is_board(problem, draw->opened[i]);
		gone += is_gone(problem, draw->opened[i]);
	}
	return (draw->nmade > opened ? draw->nmade : opened) + gone;
}

static void seat_next(struct search *search);

/* Seat the two (or one with the bye) and go on; the loose ones are as before afterwards. */
static void seat(struct search *search, int player, int other)
{
	search->made[search->nmade++] = (struct pairing_board){player, other};
	seat_next(search);
	search->nmade--;
}

/* Open a board; whom it had but this one is loose. */
static void open_board(struct search *search, int board, int taken)
{
	const struct pairing_board *seats = &search->problem->boards[board].seats;
	const int left = other_of(seats, taken);

	search->opened[search->nopened++] = board;
	search->counted += is_board(search->problem, board);
	search->board_of[seats->white] = -1;
	if (seats->black >= 0)
		search->board_of[seats->black] = -1;
	else
		search->bye_board = -1;
	if (left >= 0)
		search->loose[search->nloose++] = left;
}

static void close_board(struct search *search, int board, int taken)
{
	const struct pairing_board *seats = &search->problem->boards[board].seats;

	search->nopened--;
	search->counted -= is_board(search->problem, board);
	search->board_of[seats->white] = board;
	if (seats->black >= 0)
		search->board_of[seats->black] = board;
	else
		search->bye_board = board;
	if (other_of(seats, taken) >= 0)
		search->nloose--;
}

static void meet_loose(struct search *search, int player)
{
	for (int i = 0; i < search->nloose && search->status == STATUS_OK; i++) {
		const int other = search->loose[i];

		if (!may_meet(search, player, other))
			continue;
		search->loose[i] = search->loose[--search->nloose];
		seat(search, player, other);
		search->loose[search->nloose++] = search->loose[i];
		search->loose[i] = other;
	}
}

static void take_bye(struct search *search, int player)
{
	const int board = search->bye_board;

	if (!may_meet(search, player, player))
		return;
	if (search->problem->many) {
		seat(search, player, PAIRING_NOBODY);
	} else if (search->bye_to_come) {
		search->bye_to_come = false;
		seat(search, player, PAIRING_NOBODY);
		search->bye_to_come = true;
	} else if (board >= 0 && search->counted < search->changes) {
		/* who had it is loose */
		open_board(search, board, PAIRING_NOBODY);
		seat(search, player, PAIRING_NOBODY);
		close_board(search, board, PAIRING_NOBODY);
	}
}

/* Is nobody left but this one, so that after the last board opened he must meet who is left? */
static void meet_seated(struct search *search, int player)
{
	const struct repair_problem *problem = search->problem;
	const bool last = search->counted + 1 == search->changes && search->nloose == 1 &&
		!search->bye_to_come && !problem->many;

	for (int other = 0; other < problem->players && search->status == STATUS_OK; other++) {
		const int board = search->board_of[other];
		bool bye;

		++search->steps;
		if (board < 0 || !may_meet(search, player, other) ||
			(search->counted >= search->changes && is_board(problem, board)))
			continue;
		bye = problem->boards[board].seats.black < 0;
		if (last && !bye &&
			!may_meet(search, other_of(&problem->boards[board].seats, other),
				search->loose[0]))
			continue;
		open_board(search, board, other);
		search->bye_to_come |= bye && !problem->many;
		seat(search, player, other);
		if (bye)
			search->bye_to_come = false;
		close_board(search, board, other);
	}
}

static bool is_opened(const struct search *search, int board)
{
	for (int i = 0; i < search->nopened; i++)
		if (search->opened[i] == board)
			return true;
	return false;
}

/* Is there somebody else who sits out and whom this one may meet? */
static bool could_play(const struct search *search, int player)
{
	for (int i = 0; i < search->nmade; i++)
		if (search->made[i].black < 0 && search->made[i].white != player &&
			may_meet(search, player, search->made[i].white))
			return true;
	for (int i = 0; i < search->problem->nboards; i++) {
		const struct repair_board *board = &search->problem->boards[i];

		if (board->kind != REPAIR_FROZEN && board->seats.black < 0 &&
			!is_opened(search, i) && may_meet(search, player, board->seats.white))
			return true;
	}
	return false;
}

static bool may_sit_out(const struct search *search)
{
	for (int i = 0; search->problem->many && i < search->nmade; i++)
		if (search->made[i].black < 0 && could_play(search, search->made[i].white))
			return false;
	return true;
}

static void visit_draw(struct search *search)
{
	const struct repair_draw draw = {
		search->opened, search->nopened, search->made, search->nmade};

	if (!search->bye_to_come &&
		repair_changes(search->problem, &draw) == search->changes + search->gone &&
		may_sit_out(search))
		search->status = search->visit(&draw, search->context);
}

static void seat_next(struct search *search)
{
	int player;

	++search->steps;
	if (search->status != STATUS_OK || search->steps >= REPAIR_STEPS_MOST ||
		search->nmade > search->changes)
		return;
	if (search->nloose == 0) {
		visit_draw(search);
		return;
	}
	player = search->loose[--search->nloose];
	meet_loose(search, player);
	take_bye(search, player);
	if (search->problem->many || search->counted < search->changes)
		meet_seated(search, player);
	search->loose[search->nloose++] = player;
}

/* A board in doubt is opened, or stays. */
static enum repair_board_kind kind_of(const struct search *search, int board)
{
	const enum repair_board_kind kind = search->problem->boards[board].kind;

	if (kind != REPAIR_DOUBT)
		return kind;
	return search->chosen[board] ? REPAIR_FAULT : REPAIR_FROZEN;
}

/* Whether one of those who are in, but for the boards that stay, must have the bye. */
static bool is_odd(const struct search *search)
{
	const struct repair_problem *problem = search->problem;
	int in = 0;

	for (int i = 0; i < problem->players; i++)
		in += problem->in[i];
	for (int i = 0; i < problem->nboards; i++)
		if (kind_of(search, i) == REPAIR_FROZEN)
			in -= 1 + (problem->boards[i].seats.black >= 0);
	return in % 2 != 0;
}

static enum status loosen(struct search *search)
{
	const struct repair_problem *problem = search->problem;
	const bool many = problem->many, odd = !many && is_odd(search);
	bool *seated = calloc((size_t)problem->players + 1, sizeof(*seated));

	if (!seated)
		return STATUS_NO_MEMORY;
	search->nopened = search->counted = search->gone = search->nloose = 0;
	search->bye_board = -1;
	for (int i = 0; i < problem->players; i++)
		search->board_of[i] = -1;
	for (int i = 0; i < problem->nboards; i++) {
		const struct repair_board *board = &problem->boards[i];
		const enum repair_board_kind kind = kind_of(search, i);
		const bool bye = board->seats.black < 0;

		if (kind == REPAIR_FAULT || (bye && !odd && !many && kind == REPAIR_KEPT)) {
			search->opened[search->nopened++] = i;
			search->counted += is_board(problem, i);
			search->gone += is_gone(problem, i);
			continue;
		}
		seated[board->seats.white] = true;
		if (!bye)
			seated[board->seats.black] = true;
		if (kind == REPAIR_FROZEN)
			continue;
		search->board_of[board->seats.white] = i;
		if (bye)
			search->bye_board = i;
		else
			search->board_of[board->seats.black] = i;
	}
	/* the highest is the first to be seated */
	for (int i = problem->players - 1; i >= 0; i--)
		if (problem->in[i] && !seated[i])
			search->loose[search->nloose++] = i;
	search->bye_to_come = odd && search->bye_board < 0;
	free(seated);
	return STATUS_OK;
}

static void search_done(struct search *search)
{
	free(search->board_of);
	free(search->loose);
	free(search->opened);
	free(search->made);
	free(search->chosen);
}

static enum status search_begin(struct search *search)
{
	const size_t room = (size_t)search->problem->players + (size_t)search->problem->nboards + 1;

	search->board_of = calloc(room, sizeof(*search->board_of));
	search->loose = calloc(room, sizeof(*search->loose));
	search->opened = calloc(room, sizeof(*search->opened));
	search->made = calloc(room, sizeof(*search->made));
	search->chosen = calloc(room, sizeof(*search->chosen));
	if (search->board_of && search->loose && search->opened && search->made && search->chosen)
		return STATUS_OK;
	search_done(search);
	return STATUS_NO_MEMORY;
}

/* The next board in doubt, from this one on; that behind the last: there is none. */
static int next_doubt(const struct repair_problem *problem, int board)
{
	while (board < problem->nboards && problem->boards[board].kind != REPAIR_DOUBT)
		board++;
	return board;
}

/* The fewest changes with the boards in doubt as they are chosen. */
static int count_least(const struct search *search)
{
	const int made = (search->nloose + 1) / 2;

	return (made > search->counted ? made : search->counted) + search->gone;
}

enum status repair_least(const struct repair_problem *problem, int *least)
{
	struct search search = {.problem = problem};
	const int doubt = next_doubt(problem, 0);
	enum status status = search_begin(&search);
	int fewest = problem->nboards + problem->players;

	if (status != STATUS_OK)
		return status;
	for (int i = doubt; status == STATUS_OK && (i == doubt || i < problem->nboards);
		i = next_doubt(problem, i + 1)) {
		search.chosen[i] = true;
		status = loosen(&search);
		search.chosen[i] = false;
		if (status == STATUS_OK && count_least(&search) < fewest)
			fewest = count_least(&search);
	}
	if (status == STATUS_OK)
		*least = fewest;
	search_done(&search);
	return status;
}

/* With the boards in doubt as they are chosen. */
static enum status search_chosen(struct search *search, int changes)
{
	const enum status status = loosen(search);

	if (status != STATUS_OK)
		return status;
	search->changes = changes - search->gone;
	if (search->counted <= search->changes)
		seat_next(search);
	return search->status;
}

/* Each choice of the boards in doubt from this one on; chosen: how many are already. */
static enum status search_doubts(struct search *search, int board, int chosen, int changes)
{
	enum status status;

	if (board >= search->problem->nboards)
		return chosen > 0 ? search_chosen(search, changes) : STATUS_OK;
	status = search_doubts(search, next_doubt(search->problem, board + 1), chosen, changes);
	if (status != STATUS_OK || chosen >= changes)
		return status;
	search->chosen[board] = true;
	status = search_doubts(search, next_doubt(search->problem, board + 1), chosen + 1, changes);
	search->chosen[board] = false;
	return status;
}

enum status repair_search(const struct repair_problem *problem, int changes, repair_visit visit,
	void *context, int *steps, bool *all)
{
	struct search search = {
		.problem = problem, .visit = visit, .context = context, .steps = *steps};
	const int doubt = next_doubt(problem, 0);
	enum status status = search_begin(&search);

	if (status != STATUS_OK)
		return status;
	status = doubt < problem->nboards ? search_doubts(&search, doubt, 0, changes)
					  : search_chosen(&search, changes);
	*steps = search.steps;
	*all = *steps < REPAIR_STEPS_MOST;
	search_done(&search);
	return status;
}
