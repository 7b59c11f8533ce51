/*
 * Repairs of broken rounds: the search finds the best of all draws that mend them. In rounds of up
 * to five boards all draws are looked at, in larger ones all choices of up to four boards.
 */
#include <stdlib.h>
#include <string.h>

#include "app/position/position.h"
#include "app/repair/best.h"
#include "pairing/book/traits.h"
#include "support/event/app_event.h"
#include "support/event/field_digest.h"
#include "support/event/random_field.h"
#include "support/pty/course.h"
#include "support/reference/all_draws.h"
#include "support/seeds.h"

enum { FEW = 60, MANY = 2000, BOARDS = 20, PLAYERS = 40, FOUR = 4 };

static const char *const systems[] = {"caa", "dutch", "schools", "uscf", "gsrp"};

enum { SYSTEMS = sizeof(systems) / sizeof(systems[0]) };

/* A broken round: a draw, and what is wrong with it. */
struct broken {
	struct app *app;
	struct position *position;
	struct pairing_player players[PLAYERS];
	struct pairing_input input;
	struct repair_problem problem;
	struct repair_view view;
	unsigned char meetings[PLAYERS * PLAYERS];
	bool in[PLAYERS];
	struct repair_board boards[BOARDS];
	int seated[PLAYERS]; /* old board, -1 */
};

static unsigned char *meeting(struct broken *broken, int a, int b)
{
	return &broken->meetings[a * broken->problem.players + b];
}

/* Two who are not to meet: the board is at fault, or in doubt. */
static void bar(struct broken *broken, int board, enum repair_board_kind kind)
{
	const struct pairing_board *seats = &broken->boards[board].seats;

	broken->boards[board].kind = kind;
	if (seats->black < 0) {
		*meeting(broken, seats->white, seats->white) = PAIRING_MEETING_BARRED;
		return;
	}
	*meeting(broken, seats->white, seats->black) = PAIRING_MEETING_BARRED;
	*meeting(broken, seats->black, seats->white) = PAIRING_MEETING_BARRED;
}

/* He does not come: his board is at fault; a late one comes: he has none. */
static void drop_player(struct broken *broken, uint64_t *state)
{
	const int board = random_below(state, broken->problem.nboards);
	const struct pairing_board *seats = &broken->boards[board].seats;
	const int player =
		seats->black >= 0 && random_below(state, 2) ? seats->black : seats->white;

	broken->boards[board].kind = REPAIR_FAULT;
	broken->in[player] = false;
	broken->players[player].absent = true;
}

static void add_late(struct broken *broken, uint64_t *state)
{
	const int player = random_below(state, broken->problem.players);

	if (!broken->in[player] && broken->seated[player] < 0) {
		broken->in[player] = true;
		broken->players[player].absent = false;
	}
}

static void break_round(struct broken *broken, uint64_t *state)
{
	const int faults = 1 + random_below(state, 2);

	for (int i = 0; i < faults; i++) {
		const int kind = random_below(state, 4);

		if (kind == 0)
			drop_player(broken, state);
		else if (kind == 1)
			add_late(broken, state);
	}
	/* the records do not change any more */
	ck_assert_int_eq(
		pairing_meetings(broken->view.book, &broken->input, broken->meetings), PAIRING_OK);
	for (int i = 0; i < faults; i++)
		if (random_below(state, 2))
			bar(broken, random_below(state, broken->problem.nboards), REPAIR_FAULT);
	/* on a club evening no score is wrong */
	for (int i = random_below(state, 4); i > 0 && !broken->problem.many; i--) {
		const int board = random_below(state, broken->problem.nboards);

		if (broken->boards[board].kind == REPAIR_KEPT)
			bar(broken, board, REPAIR_DOUBT);
	}
	for (int i = 0; i < broken->problem.nboards; i++)
		if (broken->boards[i].kind == REPAIR_KEPT && random_below(state, 6) == 0)
			broken->boards[i].kind = REPAIR_FROZEN;
}

static bool make_broken(struct broken *broken, const char *system, uint64_t seed)
{
	uint64_t state = seed * 7919;
	const struct course course = {.system = system,
		.players = seed % 3 ? 4 + random_below(&state, 7) : 12 + random_below(&state, 13),
		.rounds = 7,
		.seed = seed,
		.lively = seed % 2 == 0};
	const struct translation *cards;
	struct error error;

	memset(broken, 0, sizeof(*broken));
	broken->app = course_play(&course, 1 + random_below(&state, course.players > 6 ? 5 : 2));
	if (!broken->app)
		return false;
	ck_assert_int_eq(position_of(broken->app, &broken->position, &error), STATUS_OK);
	ck_assert_int_eq(position_need_draw(broken->position), STATUS_OK);
	cards = &broken->position->cards;
	ck_assert_int_le(cards->input.count, PLAYERS);
	ck_assert_int_le(broken->position->draw.count, BOARDS);
	broken->input = translate_plain(cards);
	memcpy(broken->players, cards->players,
		(size_t)cards->input.count * sizeof(*cards->players));
	broken->input.players = broken->players;
	broken->problem = (struct repair_problem){cards->input.count, broken->meetings, broken->in,
		cards->book->season, broken->boards, broken->position->draw.count};
	broken->view = (struct repair_view){.book = cards->book,
		.input = &broken->input,
		.problem = &broken->problem,
		.scores = cards->scores};
	for (int i = 0; i < cards->input.count; i++) {
		broken->in[i] = !broken->players[i].absent;
		broken->seated[i] = -1;
	}
	for (int i = 0; i < broken->problem.nboards; i++) {
		const struct pairing_board *seats = &broken->position->draw.boards[i];

		broken->boards[i].seats = *seats;
		broken->seated[seats->white] = i;
		if (seats->black >= 0)
			broken->seated[seats->black] = i;
	}
	break_round(broken, &state);
	return true;
}

/* All ways, one set of opened boards after another. */
struct reference {
	struct broken *broken;
	int changes;
	int opened[BOARDS], nopened;
	int loose[PLAYERS], nloose;
	struct repair_choice best[REPAIRS_MOST + 1];
	int found[REPAIRS_MOST + 1], count;
	long looked;
};

/* One in doubt is never opened for anything but its own sake. */
static bool is_fault_board(const struct broken *broken, int board)
{
	return broken->boards[board].kind == REPAIR_FAULT ||
		broken->boards[board].kind == REPAIR_DOUBT;
}

static bool is_fault(const struct broken *broken, int player)
{
	const int board = broken->seated[player];

	return board < 0 || is_fault_board(broken, board);
}

/* What hangs on the fault so far: opened boards, boards made, and the bye. */
struct reached {
	bool opened[BOARDS], made[BOARDS], bye;
};

static bool is_opened(const struct repair_draw *draw, int board)
{
	for (int i = 0; i < draw->nopened; i++)
		if (draw->opened[i] == board)
			return true;
	return false;
}

/* It has begun, or it is one in doubt that is not opened. */
static bool stays(const struct broken *broken, const struct repair_draw *draw, int board)
{
	const enum repair_board_kind kind = broken->boards[board].kind;

	return kind == REPAIR_FROZEN || (kind == REPAIR_DOUBT && !is_opened(draw, board));
}

static bool is_odd(const struct broken *broken, const struct repair_draw *draw)
{
	int in = 0;

	for (int i = 0; i < broken->problem.players; i++)
		in += broken->in[i];
	for (int i = 0; i < broken->problem.nboards; i++)
		if (stays(broken, draw, i))
			in -= 1 + (broken->boards[i].seats.black >= 0);
	return in % 2 != 0;
}

static bool shares(const struct pairing_board *a, const struct pairing_board *b)
{
	return a->white == b->white || a->black == b->white ||
		(b->black >= 0 && (a->white == b->black || a->black == b->black));
}

/* Does a board that is made hang on an opened one, on a latecomer or on the bye? */
static bool made_hangs(const struct broken *broken, const struct repair_draw *draw,
	const struct reached *reached, const struct pairing_board *made)
{
	bool hangs = is_fault(broken, made->white) ||
		(made->black < 0 ? reached->bye && !broken->problem.many
				 : is_fault(broken, made->black));

	for (int i = 0; i < draw->nopened; i++)
		hangs = hangs ||
			(reached->opened[i] &&
				shares(made, &broken->boards[draw->opened[i]].seats));
	return hangs;
}

static bool opened_hangs(bool many, const struct repair_draw *draw, const struct reached *reached,
	const struct pairing_board *seats)
{
	bool hangs = reached->bye && seats->black < 0 && !many;

	for (int k = 0; k < draw->nmade; k++)
		hangs = hangs || (reached->made[k] && shares(&draw->made[k], seats));
	return hangs;
}

/* One step further; false: there is none. */
static bool reach(
	const struct broken *broken, const struct repair_draw *draw, struct reached *reached)
{
	bool more = false;

	for (int k = 0; k < draw->nmade; k++) {
		if (reached->made[k] || !made_hangs(broken, draw, reached, &draw->made[k]))
			continue;
		more = reached->made[k] = true;
		reached->bye = reached->bye || draw->made[k].black < 0;
	}
	for (int i = 0; i < draw->nopened; i++) {
		const struct pairing_board *seats = &broken->boards[draw->opened[i]].seats;

		if (reached->opened[i] || !opened_hangs(broken->problem.many, draw, reached, seats))
			continue;
		more = reached->opened[i] = true;
		reached->bye = reached->bye || seats->black < 0;
	}
	return more;
}

/*
 * Does every change hang on what is at fault? Boards that share a player belong together, and those
 * that give the bye, if only one has it; so does a bye that nobody is left to take.
 */
static bool hangs_together(const struct reference *reference, const struct repair_draw *draw)
{
	const struct broken *broken = reference->broken;
	struct reached reached = {.bye = false};

	for (int i = 0; i < draw->nopened; i++) {
		const struct repair_board *board = &broken->boards[draw->opened[i]];

		reached.opened[i] = is_fault_board(broken, draw->opened[i]) ||
			(board->seats.black < 0 && !broken->problem.many && !is_odd(broken, draw));
		reached.bye = reached.bye || (reached.opened[i] && board->seats.black < 0);
	}
	while (reach(broken, draw, &reached))
		continue;
	for (int i = 0; i < draw->nopened; i++)
		if (!reached.opened[i])
			return false;
	return true;
}

static void put(struct reference *reference, struct repair_choice *choice)
{
	const struct repair_view *view = &reference->broken->view;
	int at = reference->count;

	for (int i = 0; i < reference->count; i++) {
		if (!repair_choice_same_boards(&reference->best[i], choice))
			continue;
		if (reference->found[i] < reference->changes ||
			repair_choice_compare(view, &reference->best[i], choice) <= 0) {
			repair_choice_done(choice);
			return;
		}
		repair_choice_done(&reference->best[i]);
		reference->count--;
		memmove(&reference->best[i], &reference->best[i + 1],
			(size_t)(reference->count - i) * sizeof(*choice));
		memmove(&reference->found[i], &reference->found[i + 1],
			(size_t)(reference->count - i) * sizeof(int));
		at = reference->count;
		break;
	}
	while (at > 0 && reference->found[at - 1] == reference->changes &&
		repair_choice_compare(view, choice, &reference->best[at - 1]) < 0) {
		reference->best[at] = reference->best[at - 1];
		reference->found[at] = reference->found[at - 1];
		at--;
	}
	reference->best[at] = *choice;
	reference->found[at] = reference->changes;
	if (reference->count == REPAIRS_MOST)
		repair_choice_done(&reference->best[REPAIRS_MOST]);
	else
		reference->count++;
}

static bool same_pair(const struct pairing_board *a, const struct pairing_board *b)
{
	return (a->white == b->white && a->black == b->black) ||
		(a->white == b->black && a->black == b->white);
}

/* On a club evening: is somebody made to sit out beside another whom he may meet? */
static bool wastes_a_game(const struct broken *broken, const struct repair_draw *draw)
{
	int sitters[BOARDS * 2 + PLAYERS], made = 0, count = 0;

	for (int i = 0; i < draw->nmade; i++)
		if (draw->made[i].black < 0)
			sitters[count++] = draw->made[i].white;
	made = count;
	for (int i = 0; i < broken->problem.nboards; i++) {
		bool open = broken->boards[i].seats.black >= 0 ||
			broken->boards[i].kind == REPAIR_FROZEN;

		for (int k = 0; k < draw->nopened; k++)
			open = open || draw->opened[k] == i;
		if (!open)
			sitters[count++] = broken->boards[i].seats.white;
	}
	for (int i = 0; i < made; i++)
		for (int k = i + 1; k < count; k++)
			if (broken->meetings[sitters[i] * broken->problem.players + sitters[k]] !=
				PAIRING_MEETING_BARRED)
				return true;
	return false;
}

static bool visit_partners(const int *partner, void *context)
{
	struct reference *reference = context;
	struct broken *broken = reference->broken;
	struct pairing_board made[BOARDS * 2];
	struct repair_draw draw = {reference->opened, reference->nopened, made, 0};
	struct repair_choice choice = {.nchanged = 0};
	bool legal;

	for (int i = 0; i < reference->nloose; i++)
		if (partner[i] > i)
			made[draw.nmade++] = (struct pairing_board){
				reference->loose[i], reference->loose[partner[i]]};
	for (int i = 0; i < reference->nloose; i++)
		if (partner[i] < 0)
			made[draw.nmade++] =
				(struct pairing_board){reference->loose[i], PAIRING_NOBODY};
	if (repair_changes(&broken->problem, &draw) != reference->changes)
		return true;
	for (int i = 0; i < draw.nmade; i++) {
		const struct pairing_board *pair = &made[i];

		for (int k = 0; k < draw.nopened; k++)
			if (same_pair(pair, &broken->boards[draw.opened[k]].seats))
				return true;
	}
	if (!hangs_together(reference, &draw) ||
		(broken->problem.many && wastes_a_game(broken, &draw)))
		return true;
	reference->looked++;
	ck_assert_int_eq(repair_choice_make(&broken->view, &draw, &choice, &legal), STATUS_OK);
	if (legal)
		put(reference, &choice);
	return true;
}

static void try_opened(struct reference *reference)
{
	const struct broken *broken = reference->broken;
	const struct repair_draw draw = {reference->opened, reference->nopened, NULL, 0};
	int in = 0;
	bool bye = false;

	reference->nloose = 0;
	for (int player = 0; player < broken->problem.players; player++) {
		const int board = broken->seated[player];
		const bool open = board < 0;

		if (!broken->in[player])
			continue;
		if (open || is_opened(&draw, board))
			reference->loose[reference->nloose++] = player;
		in += open || !stays(broken, &draw, board);
	}
	for (int i = 0; i < broken->problem.nboards; i++)
		bye = bye ||
			(!is_opened(&draw, i) && !stays(broken, &draw, i) &&
				broken->boards[i].seats.black < 0);
	ck_assert_int_le(reference->nloose, ALL_DRAWS_MOST);
	if (broken->problem.many) {
		(void)all_evenings(reference->nloose, visit_partners, reference);
		return;
	}
	/* one bye in an odd field, none in an even one */
	if ((reference->nloose % 2 != 0) + bye != in % 2)
		return;
	(void)all_draws(reference->nloose, NULL, visit_partners, reference);
}

/* Of the boards that are opened those that count as changed: who sits out of many has none. */
static int count_opened(const struct reference *reference)
{
	const struct broken *broken = reference->broken;
	int count = 0;

	for (int i = 0; i < reference->nopened; i++)
		count += !broken->problem.many ||
			broken->boards[reference->opened[i]].seats.black >= 0;
	return count;
}

/* Of the boards in doubt one at least is opened. */
static bool is_doubt_settled(const struct reference *reference)
{
	const struct repair_board *boards = reference->broken->boards;
	bool doubt = false, settled = false;

	for (int i = 0; i < reference->broken->problem.nboards; i++)
		doubt = doubt || boards[i].kind == REPAIR_DOUBT;
	for (int i = 0; i < reference->nopened; i++)
		settled = settled || boards[reference->opened[i]].kind == REPAIR_DOUBT;
	return settled || !doubt;
}

static void choose_opened(struct reference *reference, int from)
{
	const struct broken *broken = reference->broken;
	bool free;

	while (from < broken->problem.nboards && broken->boards[from].kind == REPAIR_FROZEN)
		from++;
	if (from >= broken->problem.nboards) {
		if (is_doubt_settled(reference))
			try_opened(reference);
		return;
	}
	free = broken->problem.many && broken->boards[from].seats.black < 0;
	if (free || count_opened(reference) < reference->changes) {
		reference->opened[reference->nopened++] = from;
		choose_opened(reference, from + 1);
		reference->nopened--;
	}
	if (broken->boards[from].kind != REPAIR_FAULT)
		choose_opened(reference, from + 1);
}

static void check_round(struct broken *broken, long counts[3])
{
	const bool small = broken->problem.nboards <= 5;
	struct reference reference = {.broken = broken};
	struct repair_best best;
	int most;

	ck_assert_int_eq(repair_find_best(&broken->view, &best), STATUS_OK);
	most = small ? broken->problem.nboards + 1 : best.most < FOUR ? best.most : FOUR;
	for (reference.changes = 0; reference.changes <= most && reference.count < REPAIRS_MOST;
		reference.changes++)
		choose_opened(&reference, 0);
	while (best.count > 0 && best.changes[best.count - 1] > most) {
		counts[2]++;
		repair_choice_done(&best.choices[--best.count]);
	}
	ck_assert_int_eq(best.count, reference.count);
	for (int i = 0; i < best.count; i++) {
		ck_assert_int_eq(best.changes[i], reference.found[i]);
		ck_assert_int_eq(
			repair_choice_compare(&broken->view, &best.choices[i], &reference.best[i]),
			0);
		repair_choice_done(&reference.best[i]);
	}
	counts[0]++;
	counts[1] += best.count > 0;
	repair_best_done(&best);
}

START_TEST(the_search_finds_the_best_of_all_repairs)
{
	const long count = seeds_count(FEW, MANY);
	long counts[3] = {0, 0, 0};

	for (long seed = 1; seed <= count; seed++) {
		struct broken broken;

		if (!make_broken(&broken, systems[_i], (uint64_t)seed))
			continue;
		check_round(&broken, counts);
		app_close(broken.app);
	}
	/* most broken rounds can be mended, and few of those need more than is looked at here */
	ck_assert_int_gt(counts[1], counts[0] / 2);
	ck_assert_int_lt(counts[2], counts[0] / 2);
}
END_TEST

enum { CROWD = 120 };

/* Every draw breaks a rule on the board of the first player. */
static enum pairing_status break_first(const struct frame_draw *drawn, struct score_draft *score)
{
	(void)drawn;
	score_violation_add(score, PAIRING_BROKEN_REPEAT, "1", 0, PAIRING_NOBODY);
	return PAIRING_OK;
}

/* More ways with three boards than are scored: not all of them have been looked at then. */
START_TEST(ways_that_were_dropped_were_not_looked_at)
{
	static unsigned char meetings[CROWD * CROWD];
	static struct pairing_player players[CROWD];
	static struct repair_board boards[CROWD / 2];
	static bool in[CROWD];
	static int scores[CROWD];
	static const struct pairing_rules rules = {.digest_size = sizeof(struct field),
		.digest = field_digest,
		.add_score = break_first};
	static const struct pairing_traits traits;
	const struct pairing_book book = {.rules = &rules, .traits = &traits};
	const struct pairing_input input = {.players = players, .count = CROWD, .round = 1};
	const struct repair_problem problem = {CROWD, meetings, in, false, boards, CROWD / 2};
	const struct repair_view view = {
		.book = &book, .input = &input, .problem = &problem, .scores = scores};
	struct repair_best best;

	memset(meetings, PAIRING_MEETING_EITHER, sizeof(meetings));
	for (int i = 0; i < CROWD; i++) {
		in[i] = true;
		players[i].number = i + 1;
		boards[i / 2].seats = (struct pairing_board){i - i % 2, i | 1};
	}
	boards[0].kind = REPAIR_FAULT;
	meetings[1] = meetings[CROWD] = PAIRING_MEETING_BARRED;
	ck_assert_int_eq(repair_find_best(&view, &best), STATUS_OK);
	ck_assert_int_eq(best.count, 0);
	ck_assert_int_eq(best.looked, 2);
	ck_assert_int_eq(best.most, FOUR);
	repair_best_done(&best);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("search");

	tcase_set_timeout(tcase, 3600);
	tcase_add_loop_test(tcase, the_search_finds_the_best_of_all_repairs, 0, SYSTEMS);
	tcase_add_test(tcase, ways_that_were_dropped_were_not_looked_at);
	return app_run_suite("repair_search", tcase);
}
