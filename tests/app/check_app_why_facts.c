/*
 * What is told of every board beside the steps, checked against the event: whom the two have met
 * and how the score group would sit by nature.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/history.h"
#include "support/event/app_event.h"
#include "support/event/random_field.h"
#include "support/pty/course.h"

enum { EVENTS = 12, SEATS = 64 };

static int met_told, natural_told, changed_told;

/*
 * The line that begins so, with no round behind it (of a level passed over the rounds are told), or
 * NULL.
 */
static const char *find_met(const struct reasons *reasons, const char *start)
{
	for (int i = 0; i < reasons->count; i++) {
		const char *line = reasons->lines[i];

		if (strncmp(line, start, strlen(start)) == 0 &&
			(strchr(";,", line[strlen(start)]) || line[strlen(start) + 1] == '(') &&
			strncmp(line + strlen(start), " (round ", 8) != 0)
			return line;
	}
	return NULL;
}

/* "5 Player05 has met 12 Player12, 3 Player03 and 7 Player07", from the rows of the event. */
static void met_words(const struct event *event, int pin, int round, char *text, size_t size)
{
	const char *name = event_player(event, 1, pin)->name;
	int met[SEATS], count = 0;

	for (int r = 1; r < round; r++) {
		const struct history past = history_of(event, 1, pin, r);

		if (past.kind == HISTORY_PLAYED && past.opponent)
			met[count++] = past.opponent;
	}
	snprintf(text, size, "%d %.*s has met%s", pin, (int)strcspn(name, ","), name,
		count ? "" : " nobody");
	for (int i = 0; i < count; i++) {
		const char *other = event_player(event, 1, met[i])->name;

		snprintf(text + strlen(text), size - strlen(text), "%s %d %.*s",
			i == 0                   ? ""
				: i == count - 1 ? " and"
						 : ",",
			met[i], (int)strcspn(other, ","), other);
	}
}

static void check_met(const struct event *event, const struct board *board,
	const struct reasons *reasons, int round)
{
	char text[400];
	const char *line;

	if (round == 1)
		return;
	met_words(event, board->white, round, text, sizeof(text));
	line = find_met(reasons, text);
	ck_assert_msg(line != NULL, "%s", text);
	if (board->black) {
		met_words(event, board->black, round, text, sizeof(text));
		ck_assert_msg(strstr(line, text) != NULL, "%s: %s", text, line);
	}
	ck_assert_str_eq(line + strlen(line) - 2, ").");
	met_told++;
}

/* What the natural draw of a score group is by a rule book. */
enum nature { BY_PLACE, BRACKET, SEEKERS, HALVES, OPEN };

struct natural {
	enum nature nature;
	int first[SEATS], second[SEATS], count; /* PINs who by nature meet */
	int opponent[1000];                     /* by PIN */
};

static int rank_of(const int *rank, int pin)
{
	int at = 0;

	while (rank[at] != pin)
		at++;
	return at;
}

/* Higher scores first where `points` tells them, then by rank. */
static void sort_pins(const struct event *event, const int *rank, int before, int *pin, int count)
{
	for (int i = 1; i < count; i++)
		for (int k = i; k > 0; k--) {
			const int a = before < 0 ? 0 : event_points2(event, 1, pin[k - 1], before);
			const int b = before < 0 ? 0 : event_points2(event, 1, pin[k], before);
			const int swap = pin[k];

			if (a > b || (a == b && rank_of(rank, pin[k - 1]) < rank_of(rank, pin[k])))
				break;
			pin[k] = pin[k - 1];
			pin[k - 1] = swap;
		}
}

static bool has_colour(const struct event *event, int pin, int round)
{
	for (int r = 1; r < round; r++)
		if (history_of(event, 1, pin, r).kind == HISTORY_PLAYED)
			return true;
	return false;
}

/* Does the board belong to the group of this score? */
static bool belongs(const struct event *event, const struct board *board, int points2,
	const struct natural *natural)
{
	const int a = event_points2(event, 1, board->white, board->round - 1);
	const int b = board->black ? event_points2(event, 1, board->black, board->round - 1) : -1;

	if (!board->black || (a < b ? a : b) != points2)
		return false;
	if (natural->nature == SEEKERS || natural->nature == OPEN)
		return a == b &&
			(has_colour(event, board->white, board->round) ||
				has_colour(event, board->black, board->round)) ==
			(natural->nature == SEEKERS);
	return a == b || natural->nature == BRACKET;
}

/* Does the board take one of a bracket's own score further down (FIDE 3.3)? 0: it does not. */
static int goes_on(const struct event *event, const struct board *board, int points2)
{
	const int a = event_points2(event, 1, board->white, board->round - 1);
	const int b = board->black ? event_points2(event, 1, board->black, board->round - 1) : -1;

	return a == points2 && b < a ? board->white : b == points2 && a < b ? board->black : 0;
}

/*
 * The group's boards, and who by nature would sit opposite whom, floaters and the bye aside; in a
 * bracket they stand in S2.
 */
static void find_natural(const struct event *event, int round, int points2, struct natural *natural)
{
	int *rank, players, boards, pins[2 * SEATS], count = 0, down = 0;
	const struct record *rows = event_range(event, RECORD_BOARD, 1, round, &boards);

	ck_assert_int_eq(event_rank_order(event, 1, &rank, &players), STATUS_OK);
	natural->count = 0;
	for (int i = 0; i < boards; i++) {
		const struct board *board = &rows[i].as.board;

		if (!belongs(event, board, points2, natural)) {
			pins[count] = goes_on(event, board, points2);
			count += natural->nature == BRACKET && pins[count];
			continue;
		}
		natural->opponent[board->white] = board->black;
		natural->opponent[board->black] = board->white;
		natural->first[natural->count] = pins[count++] = board->white;
		natural->second[natural->count++] = pins[count++] = board->black;
	}
	sort_pins(event, rank, -1, natural->first, natural->count);
	sort_pins(event, rank, -1, natural->second, natural->count);
	sort_pins(event, rank, round - 1, pins, count);
	while (down < count && event_points2(event, 1, pins[down], round - 1) > points2)
		down++;
	for (int i = 0; natural->nature != SEEKERS && i < natural->count; i++) {
		natural->first[i] = i < down ? pins[i] : pins[down + i];
		natural->second[i] = i < down ? pins[down + i] : pins[natural->count + i];
	}
	free(rank);
}

/* Of which kind is a line on a natural draw, and of which score? False: it is none. */
static bool read_natural_line(const char *line, enum nature *nature, int *points2)
{
	static const char *const how[] = {[BY_PLACE] = " by rank",
		[BRACKET] = "Bracket ",
		[SEEKERS] = " by the order of its seekers",
		[HALVES] = " half by half"};
	static const char *const names[] = {"Level ", "Bracket ", "Score group "};

	for (int n = 0; n < 3; n++) {
		char *end;

		if (strncmp(line, names[n], strlen(names[n])) != 0 || strstr(line, " has "))
			continue;
		*points2 = 2 * (int)strtol(line + strlen(names[n]), &end, 10);
		*points2 += strncmp(end, "½", strlen("½")) == 0;
		for (*nature = n == 1 ? BRACKET : BY_PLACE; *nature <= HALVES; ++*nature)
			if (strstr(line, how[*nature]))
				return true;
	}
	return false;
}

static void check_natural(
	const struct event *event, enum nature nature, int points2, const char *line, int round)
{
	struct natural natural = {.nature = nature};
	bool as_by_nature = true;

	if (natural.nature == BY_PLACE && strstr(line, "(6)."))
		natural.nature = OPEN; /* Schools: those without a colour by themselves */
	find_natural(event, round, points2, &natural);
	for (int i = 0; i < natural.count; i++) {
		char pair[32];

		snprintf(pair, sizeof(pair), " %d-%d", natural.first[i], natural.second[i]);
		if (natural.opponent[natural.first[i]] == natural.second[i])
			continue;
		as_by_nature = false;
		ck_assert_msg(strstr(line, pair) || strstr(line, "…"), "%s: %s", pair, line);
	}
	ck_assert_msg(as_by_nature == (strstr(line, " sits ") != NULL), "%s", line);
	ck_assert_str_eq(line + strlen(line) - 2, ").");
	natural_told++;
	changed_told += !as_by_nature;
}

static void check_board(struct app *app, int round, int number)
{
	struct reasons reasons;
	struct error error;

	ck_assert_msg(
		app_why(app, round, number, NULL, &reasons, &error) == STATUS_OK, "%s", error.text);
	check_met(app_event(app), event_board(app_event(app), 1, round, number), &reasons, round);
	for (int i = 0; i < reasons.count; i++) {
		enum nature nature;
		int points2;

		if (read_natural_line(reasons.lines[i], &nature, &points2))
			check_natural(app_event(app), nature, points2, reasons.lines[i], round);
	}
	reasons_done(&reasons);
}

static void check_event(const char *system, uint64_t seed)
{
	uint64_t state = seed;
	const struct course course = {.system = system,
		.players = 8 + random_below(&state, 16),
		.rounds = 5,
		.seed = seed,
		.by_hand = true};
	const int last = 2 + random_below(&state, 3);
	struct app *app = course_play(&course, last);

	for (int round = 1; app && round <= last; round++) {
		int count;

		event_range(app_event(app), RECORD_BOARD, 1, round, &count);
		for (int number = 1; number <= count; number++)
			check_board(app, round, number);
	}
	if (app)
		app_close(app);
}

START_TEST(facts_beside_the_steps_are_those_of_the_event)
{
	static const char *const systems[] = {"caa", "dutch", "schools", "gsrp", "uscf", "berger"};

	met_told = natural_told = changed_told = 0;
	for (uint64_t seed = 1; seed <= EVENTS; seed++)
		check_event(systems[_i], seed);
	ck_assert_int_gt(met_told, 5 * EVENTS);
	if (strcmp(systems[_i], "gsrp") != 0) {
		ck_assert_int_gt(natural_told, 3 * EVENTS);
		ck_assert_int_gt(changed_told, EVENTS);
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("facts");

	tcase_set_timeout(tcase, 120);
	tcase_add_loop_test(tcase, facts_beside_the_steps_are_those_of_the_event, 0, 5);
	return app_run_suite("app_why_facts", tcase);
}
