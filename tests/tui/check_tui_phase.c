/*
 * A draw that is changed by hand, by either rule book: what it is warned of while it is changed,
 * how that begins and ends, and what is kept of it.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/app.h"
#include "app/players/players.h"
#include "app/round/result.h"
#include "app/trf/event.h"
#include "support/event/desk.h"
#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

enum { CAA, DUTCH, BOOKS, ROWS = 24, COLS = 80, GAMES = 4, PARTS = 6, PATIENCE = 5000 };

static struct pty *pty;

static void teardown(void)
{
	pty_free(pty);
}

static void must(enum status status, const struct error *error)
{
	ck_assert_msg(status == STATUS_OK, "%s", error->text);
}

/* An event of so many players "Player 001" .. without a draw; the caller closes it. */
static struct app *made(int book, int players, char path[160])
{
	struct app_new what = {.path = path,
		.name = "Phase",
		.system = book == CAA ? "caa" : "dutch",
		.rounds = 5,
		.lot = COLOUR_WHITE};
	struct error error = {.text = ""};
	struct app *app;

	snprintf(path, 160, "%s", guide_path(book == CAA ? "caa.drawboard" : "dutch.drawboard"));
	must(app_create(&what, &app, &error), &error);
	for (int i = 1; i <= players; i++) {
		struct player player = {.section = 1, .enters = 1, .grade = 2000 - 10 * i};
		int pin;

		snprintf(player.name, sizeof(player.name), "Player %03d", i);
		must(desk_add_player(app, &player, &pin, &error), &error);
	}
	return app;
}

/* A round of these games, White first, all drawn; who is not in them has the bye. */
static void played(struct app *app, const int games[][2], int count, int bye)
{
	const int round = app_round(app);
	struct error error = {.text = ""};

	must(app_pair_by_hand(app, &error), &error);
	for (int i = 0; i < count; i++) {
		const struct move pair = {MOVE_PAIR, games[i][0], games[i][1]};

		must(app_move(app, &pair, &error), &error);
	}
	if (bye) {
		const struct move move = {MOVE_BYE, bye, 0};

		must(app_move(app, &move, &error), &error);
	}
	must(app_publish(app, "as wanted", &error), &error);
	for (int i = 1; i <= count; i++)
		must(desk_enter_result(app, round, i, RESULT_DRAW, false, NULL, &error), &error);
}

/* Two rounds: 1 to 4 have had White twice, 5 to 8 Black; 1 and 7 may be kept apart. */
static void start_eight(int book, bool apart)
{
	static const int first[][2] = {{1, 5}, {2, 6}, {3, 7}, {4, 8}},
			 second[][2] = {{1, 6}, {2, 5}, {3, 8}, {4, 7}};
	struct error error = {.text = ""};
	char path[160];
	struct app *app = made(book, 8, path);

	played(app, first, GAMES, 0);
	played(app, second, GAMES, 0);
	if (apart)
		must(app_hand(app, 1, HAND_APART, 7, &error), &error);
	app_close(app);
	pty = board_start(path, ROWS, COLS);
	board_propose(pty);
}

static void eight(int book)
{
	start_eight(book, true);
}

/* Round 2 of seven: 7 has had the bye, and another has it now. */
static void seven(int book)
{
	static const int first[][2] = {{1, 4}, {5, 2}, {3, 6}};
	char path[160];
	struct app *app = made(book, 7, path);

	played(app, first, GAMES - 1, 7);
	app_close(app);
	pty = board_start(path, ROWS, COLS);
	board_propose(pty);
}

/*
 * A card over another: what is said before it is dropped, of its board when it lies there, and when
 * it is taken back over the one with whom it has changed.
 */
static const struct {
	int book;
	void (*start)(int book);
	const char *card, *over;
	const char *air[PARTS], *down[PARTS];
	const char *mended[PARTS];
	const char *again; /* the card where it lies now; NULL: as before */
} warnings[] = {
	/* a repeat */
	{CAA, eight, "8 Player", "5 Play",
		{"Breaks: 1 Player 001 and 5 Player 005 have met (1); 3 Player 003 and 8 Player 008 have met (1)",
			"repeats 0 → 2 (1)",
			"NOT LEGAL: 8 Player 008 and 3 Player 003 met in round 2 (1)"},
		{"That breaks a rule: 8 Player 008 and 3 Player 003 met in round 2 (1)"},
		{"better by rule 1 ",
			"Mends: 1 Player 001 and 5 Player 005 have met (1); 3 Player 003 and 8 Player 008 have met (1)",
			"repeats 2 → 0 (1)"},
		NULL},
	{DUTCH, eight, "8 Player", "5 Play",
		{"Breaks: 1 Player 001 and 5 Player 005 have met (C1); 3 Player 003 and 8 Player 008 have met (C1)",
			"repeats 0 → 2 (C1)",
			"NOT LEGAL: 8 Player 008 and 3 Player 003 met in round 2 (C1)"},
		{"That breaks a rule: 8 Player 008 and 3 Player 003 met in round 2 (C1)"},
		{"better by rule C1 ",
			"Mends: 1 Player 001 and 5 Player 005 have met (C1); 3 Player 003 and 8 Player 008 have met (C1)",
			"repeats 2 → 0 (C1)"},
		NULL},
	/* a pair kept apart by hand: it breaks that, the cost is told by the rules alone */
	{CAA, eight, "8 Player", "7 Player",
		{"Breaks: 1 Player 001 and 7 Player 007 are kept apart by hand",
			"score group 1: 18 → 16 (12, 23)",
			"NOT LEGAL: 1 Player 001 and 7 Player 007 are kept apart by hand"},
		{"That breaks a rule: 1 Player 001 and 7 Player 007 are kept apart by hand"},
		{"Mends: 1 Player 001 and 7 Player 007 are kept apart by hand",
			"score group 1: 16 → 18 (12, 23)"},
		NULL},
	{DUTCH, eight, "8 Player", "7 Player",
		{"Breaks: 1 Player 001 and 7 Player 007 are kept apart by hand",
			"order of the opponents at score group 1 better (4.2)",
			"NOT LEGAL: 1 Player 001 and 7 Player 007 are kept apart by hand"},
		{"That breaks a rule: 1 Player 001 and 7 Player 007 are kept apart by hand"},
		{"Mends: 1 Player 001 and 7 Player 007 are kept apart by hand",
			"order of the opponents at score group 1 worse (4.2)"},
		NULL},
	/* both with the wrong colour; three running; a difference above two */
	{CAA, eight, "8 Player", "1 Player",
		{"transfers 0 → 2 (15, 17)",
			"New: 1 Player 001 does not get his due colour (15); 1 Player 001 gets the same colour a third time running (16)",
			"1 Player 001 gets a difference of 3 between the colours (40)",
			"8 Player 008 does not get his due colour (15)"},
		{"Note: each of 1 Player 001 and 8 Player 008 gets the same colour a third time running (16)",
			"Note: each of 1 Player 001 and 8 Player 008 gets a difference of 3 between the colours (40)"},
		{"better by rule 15, 17 ", "transfers 2 → 0 (15, 17)",
			"No longer: 1 Player 001 does not get his due colour (15)",
			"8 Player 008 gets the same colour a third time running (16)"},
		NULL},
	{DUTCH, eight, "8 Player", "1 Player",
		{"absolute colour preferences not met 0 → 2 (1.7.1)",
			"New: 1 Player 001 does not get his due colour (C12); 1 Player 001 gets the same colour a third time running (C11)",
			"1 Player 001 gets a difference of 3 between the colours (C10)",
			"8 Player 008 does not get his due colour (C12)"},
		{"Note: each of 1 Player 001 and 8 Player 008 gets the same colour a third time running (C11)",
			"Note: each of 1 Player 001 and 8 Player 008 gets a difference of 3 between the colours (C10)"},
		{"better by rule 1.7.1 ", "absolute colour preferences not met 2 → 0 (1.7.1)",
			"No longer: 1 Player 001 does not get his due colour (C12)",
			"8 Player 008 gets a difference of 3 between the colours (C10)"},
		NULL},
	/* two with the same absolute preference */
	{DUTCH, eight, "8 Player", "2 Player",
		{"Breaks: 1 Player 001 and 2 Player 002 may not be denied the same colour (C3); 7 Player 007 and 8 Player 008 may not be denied the same colour (C3)",
			"pairs with the same absolute preference 0 → 2 (C3)",
			"NOT LEGAL: 1 Player 001 and 2 Player 002 may not be denied the same colour (C3)"},
		{"That breaks a rule: 1 Player 001 and 2 Player 002 may not be denied the same colour (C3)"},
		{"better by rule C3 ",
			"Mends: 1 Player 001 and 2 Player 002 may not be denied the same colour (C3)",
			"pairs with the same absolute preference 2 → 0 (C3)"},
		NULL},
	/* seats changed with one who has the bye, by one who has had it */
	{CAA, seven, "7 Player", "5 Play",
		{"Breaks: 7 Player 007 may not have the bye: he had the bye in round 1 (6); 2 Player 002 and 5 Player 005 have met (1)",
			"byes against the rule 0 → 1 (6)",
			"NOT LEGAL: 5 Player 005 and 2 Player 002 met in round 1 (1)"},
		{"That breaks a rule: 5 Player 005 and 2 Player 002 met in round 1 (1)"},
		{"Mends: 7 Player 007 may not have the bye: he had the bye in round 1 (6)",
			"byes against the rule 1 → 0 (6)"},
		"7 Play"},
	{DUTCH, seven, "7 Player", "6 Play",
		{"Breaks: 7 Player 007 may not have the bye: he had the bye in round 1 (C2)",
			"byes against the rule 0 → 1 (C2)",
			"NOT LEGAL: 7 Player 007 has had a bye or a default win (C2)"},
		{"That breaks a rule: 7 Player 007 has had a bye or a default win (C2)"},
		{"Mends: 7 Player 007 may not have the bye: he had the bye in round 1 (C2)",
			"byes against the rule 1 → 0 (C2)"},
		"7•Play"}, /* floated down by the bye of round 1 (1.4.3) */
	/* and by one who may have it */
	{CAA, seven, "1 Player", "5 Play",
		{"1 Player 001 and 5 Player 005 change", "worse by ", "→"}, {"▸1 Play"},
		{"better by ", "→"}, "1 Play"},
	{DUTCH, seven, "1 Player", "6 Play",
		{"1 Player 001 and 6 Player 006 change", "worse by ", "→"}, {"▸1 Play"},
		{"better by ", "→"}, "1 Play"},
	/* the bye slot itself: who had the bye goes to the tray */
	{CAA, seven, "3 Player", "Byes",
		{"3 Player 003 has the bye", "worse by cards in the tray", "tray 0 → 2"},
		{"2 IN TRAY"}, {NULL}, NULL},
	{DUTCH, seven, "3 Player", "Byes",
		{"3 Player 003 has the bye", "worse by cards in the tray", "tray 0 → 2"},
		{"2 IN TRAY"}, {NULL}, NULL},
};

/* The words of the screen in a line, without frames. */
static void read_words(char *words, size_t size)
{
	size_t used = 0;

	for (int row = 0; row < ROWS; row++) {
		for (const char *text = pty_row(pty, row); *text && used + 2 < size; text++) {
			static const char frame[] = "│";

			if (strncmp(text, frame, sizeof(frame) - 1) == 0)
				text += sizeof(frame) - 2;
			else if (*text != ' ' || (used > 0 && words[used - 1] != ' '))
				words[used++] = *text;
		}
		if (used > 0 && words[used - 1] != ' ')
			words[used++] = ' ';
	}
	words[used] = '\0';
}

/* The sentence is there, wherever its lines break. */
static void expect_words(const char *sentence)
{
	char words[4 * ROWS * COLS];

	do
		read_words(words, sizeof(words));
	while (!strstr(words, sentence) && pty_pump(pty, PATIENCE));
	ck_assert_msg(strstr(words, sentence) != NULL, "\"%s\" is not in: %s", sentence, words);
}

static void expect_all(const char *const parts[PARTS])
{
	for (int i = 0; i < PARTS && parts[i]; i++)
		expect_words(parts[i]);
}

START_TEST(a_hand_change_is_warned_of_and_mended)
{
	warnings[_i].start(warnings[_i].book);
	board_carry(pty, warnings[_i].card, warnings[_i].over);
	pty_send(pty, "a"); /* what changes in figures */
	expect_all(warnings[_i].air);
	pty_mouse_button(pty, 1, false);
	pty_expect(pty, "adjusted");
	expect_all(warnings[_i].down);
	if (!warnings[_i].mended[0])
		return;
	board_carry(pty, warnings[_i].again ? warnings[_i].again : warnings[_i].card,
		warnings[_i].over);
	expect_all(warnings[_i].mended);
}
END_TEST

/* Changed without breaking a rule: by the mouse, until the screen says so. */
static void change(void)
{
	board_drag(pty, "6 Player", "5 Player");
	pty_expect(pty, "change seats (board 3). u takes it back.");
	pty_expect(pty, "Round 3 of 5 · adjusted by hand");
}

START_TEST(the_screen_says_that_the_draw_is_changed_and_how_that_ends)
{
	start_eight(_i, false);
	pty_expect(pty, "Round 3 of 5 · proposed");
	pty_expect_row(pty, ROWS - 2, "P publishes the draw");
	change();
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect_row(pty, ROWS - 1, "P compare, publish");
	pty_expect_row(pty, ROWS - 1, "n why not");
	pty_key(pty, VTERM_KEY_FUNCTION(1));
	expect_words("publish: first see what the hand has changed, then say why");
	pty_escape(pty);
	pty_expect_gone(pty, "then say why");
	/* Taken back there is no phase to end, and nothing is asked. */
	pty_send(pty, "u");
	pty_expect(pty, "Round 3 of 5 · proposed");
	board_publish(pty);
	pty_expect(pty, "Round 3 published.");
}
END_TEST

/* Put back by hand it is the engine's draw again. */
START_TEST(a_change_that_is_changed_back_needs_no_reason)
{
	start_eight(_i, false);
	change();
	board_drag(pty, "6 Player", "5 Player");
	pty_expect(pty, "change seats (board 4). u takes it back.");
	board_publish(pty);
	pty_expect(pty, "Round 3 published.");
}
END_TEST

/* Is the line in the report that goes out? */
static bool exported(struct app *app, const char *line)
{
	struct error error = {.text = ""};
	char *text;
	size_t size;
	bool found;

	must(app_export_trf(app, false, &text, &size, &error, NULL, NULL), &error);
	found = strstr(text, line) != NULL;
	free(text);
	return found;
}

/* What the file keeps: the reason of the round, its line for FIDE, the journal's with the time. */
static void is_kept(int book, const char *reason)
{
	const char *path = guide_path(book == CAA ? "caa.drawboard" : "dutch.drawboard");
	struct error error = {.text = ""};
	struct app *app;
	char line[200], label[120];

	must(app_open(path, &app, &error), &error);
	ck_assert_str_eq(event_round(app_event(app), 1, 3)->reason, reason);
	snprintf(line, sizeof(line), "### MPA @ Round 3: %s", reason);
	ck_assert(exported(app, line));
	ck_assert(app_undo_unpublishes(app, label));
	snprintf(line, sizeof(line), "Round 3 published: %s", reason);
	ck_assert_str_eq(label, line);
	app_close(app);
}

START_TEST(leaving_shows_the_comparison_and_asks_for_a_reason)
{
	eight(_i);
	change();
	pty_send(pty, "P");
	pty_expect(pty, "Check: round 3 against the rules' draw");
	expect_words("Your draw is worse than the rules' draw: ");
	expect_words("Boards that differ, part by part: yours by the rules");
	pty_expect(pty, "P publish with a reason  Esc close");
	/* Put aside nothing is published. */
	pty_escape(pty);
	pty_expect_gone(pty, "Check: round 3");
	pty_expect(pty, "adjusted by hand");
	pty_send(pty, "P");
	pty_expect(pty, "Check: round 3 against");
	pty_send(pty, "P");
	pty_expect(pty, "Reason:");
	pty_escape(pty);
	pty_expect(pty, "adjusted by hand");
	pty_send(pty, "PP");
	pty_expect(pty, "Reason:");
	pty_enter(pty);
	if (_i == CAA) {
		/* no rule is broken: an empty one will do */
		pty_expect(pty, "Round 3 published.");
		is_kept(_i, "no reason given");
		return;
	}
	/* else it is asked for again */
	expect_words("The draw is not the rules' draw");
	pty_expect(pty, "Reason:");
	pty_send(pty, "both asked for it");
	pty_enter(pty);
	pty_expect(pty, "Round 3 published.");
	is_kept(_i, "both asked for it");
}
END_TEST

START_TEST(a_broken_rule_wants_a_reason_by_either_book)
{
	eight(_i);
	board_drag(pty, "8 Player", "5 Player");
	pty_expect(pty, "That breaks a rule");
	pty_send(pty, "P");
	expect_words(_i == CAA ? "BROKEN: 3 Player 003 and 8 Player 008 have met (1)"
			       : "BROKEN: 3 Player 003 and 8 Player 008 have met (C1)");
	pty_send(pty, "P");
	pty_expect(pty, "Reason:");
	pty_enter(pty);
	expect_words("The draw breaks a rule");
	pty_expect(pty, "Reason:");
	pty_send(pty, "the hall has no other way");
	pty_enter(pty);
	pty_expect(pty, "Round 3 published.");
	is_kept(_i, "the hall has no other way");
	/* Check and why-not name it. */
	pty_send(pty, "c");
	pty_expect(pty, "Check: round 3"); /* the words stand in the why box as well */
	expect_words("Round 3 was published with the reason \"the hall has no other way\".");
	pty_escape(pty);
	pty_expect_gone(pty, "Check: round 3");
	pty_send(pty, "n");
	pty_expect(pty, "with whom?");
	pty_send(pty, "bye");
	pty_enter(pty);
	expect_words("Round 3 was published with the reason \"the hall has no other way\".");
}
END_TEST

/* A result of round 2 is corrected after round 3 was published. */
START_TEST(the_check_says_what_todays_data_would_draw)
{
	start_eight(_i, false);
	board_publish(pty);
	pty_expect(pty, "Round 3 published.");
	pty_send(pty, "c");
	pty_expect(pty, "Your draw is the rules' draw.");
	ck_assert(!pty_shows(pty, "By today's data"));
	pty_escape(pty);
	pty_expect_gone(pty, "Check: round 3");
	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	pty_key(pty, VTERM_KEY_LEFT);
	pty_expect(pty, "Round 2 · ");
	pty_send(pty, "4 1\r");
	pty_expect(pty, "y yes  Enter or Esc no");
	pty_send(pty, "y\r");
	pty_expect(pty, "Enter stand");
	pty_send(pty, "\r");
	pty_expect(pty, "the draw stands");
	pty_escape(pty);
	pty_expect_gone(pty, "Result>");
	pty_send(pty, "c");
	pty_expect(pty, "Your draw is the rules' draw.");
	pty_expect(pty, "A score was corrected after this draw");
	expect_words("By today's data the rules' draw would differ: board ");
}
END_TEST

/*
 * Laid out for round 4, the last player ranked first in between: each round before, as it was and
 * by today.
 */
START_TEST(the_rounds_before_are_checked_on_the_screen)
{
	const char *path = _i == CAA ? guide_event("before.drawboard", 3)
				     : dutch_guide_event("before.drawboard", 3);
	struct error error = {.text = ""};
	struct player player;
	struct app *app;

	must(app_open(path, &app, &error), &error);
	player = *event_player(app_event(app), 1, 20);
	player.grade = 2500;
	strcpy(player.place, "0a");
	must(app_player_edit(app, &player, &error), &error);
	app_close(app);
	pty = board_start(path, ROWS, COLS);
	pty_send(pty, "c");
	pty_expect(pty, "Check: round 3 against the rules' draw");
	pty_expect(pty, "←→ rounds");
	pty_expect(pty, "Your draw is the rules' draw.");
	expect_words("By today's data the rules' draw would");
	pty_key(pty, VTERM_KEY_LEFT);
	pty_expect(pty, "Check: round 2 against the rules' draw");
	pty_key(pty, VTERM_KEY_LEFT);
	pty_expect(pty, "Check: round 1 against the rules' draw");
	/*
	 * who moved in the order does so for the draws to come, of which the last may be one (CAA
	 * 3)
	 */
	expect_words("By today's data the rules' draw would be the same.");
	pty_key(pty, VTERM_KEY_LEFT);
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect(pty, "Check: round 2 against the rules' draw");
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect(pty, "Check: round 3 against the rules' draw");
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect(pty, "Round 4 has no draw yet");
	pty_expect(pty, "Check: round 3 against the rules' draw");
}
END_TEST

START_TEST(enter_alone_publishes)
{
	static const char *const others[] = {"P", "y", " ", "q", "\033OF", "\t"};

	start_eight(_i, false);
	for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++) {
		pty_send(pty, "P");
		pty_expect(pty, "Publish round 3: 4 boards?");
		pty_expect_row(pty, 23, " Enter publishes  Esc or any other key does not");
		pty_send(pty, others[i]);
		pty_expect_gone(pty, "Publish round 3");
		pty_expect(pty, "Round 3 is not published.");
		pty_expect_row(pty, 0, "proposed");
	}
	board_publish(pty);
	pty_expect(pty, "Round 3 published.");
	pty_send(pty, "P");
	pty_expect(pty, "Round 3 is published already.");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("phase");

	tcase_add_checked_fixture(tcase, NULL, teardown);
	tcase_add_loop_test(tcase, a_hand_change_is_warned_of_and_mended, 0,
		sizeof(warnings) / sizeof(warnings[0]));
	tcase_add_loop_test(
		tcase, the_screen_says_that_the_draw_is_changed_and_how_that_ends, 0, BOOKS);
	tcase_add_loop_test(tcase, a_change_that_is_changed_back_needs_no_reason, 0, BOOKS);
	tcase_add_loop_test(tcase, leaving_shows_the_comparison_and_asks_for_a_reason, 0, BOOKS);
	tcase_add_loop_test(tcase, enter_alone_publishes, 0, BOOKS);
	tcase_add_loop_test(tcase, a_broken_rule_wants_a_reason_by_either_book, 0, BOOKS);
	tcase_add_loop_test(tcase, the_check_says_what_todays_data_would_draw, 0, BOOKS);
	tcase_add_loop_test(tcase, the_rounds_before_are_checked_on_the_screen, 0, BOOKS);
	return board_run("tui phase", tcase);
}
