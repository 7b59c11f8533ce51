/*
 * A laid-out card in the air, by either rule book: for every kind of drop the best draw with it is
 * held against the best draw without it, with terms before and after and rules broken and mended;
 * where there is no draw, the rule and the card in the way are named.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

enum { CAA, DUTCH, BOOKS, PARTS = 6 };

static struct pty *pty;

static void start(int book)
{
	pty = board_start(book == CAA ? guide_event("air.drawboard", 3)
				      : dutch_guide_event("air.drawboard", 3),
		24, 80);
}

static void teardown(void)
{
	pty_free(pty);
}

/* The cursor goes to a card, and picks it up. */
static void pick(const char *pin)
{
	char text[40];

	pty_send(pty, "/");
	pty_expect(pty, "Go to which player?");
	pty_send(pty, pin);
	pty_enter(pty);
	pty_expect_gone(pty, "Go to which player?");
	pty_send(pty, " ");
	snprintf(text, sizeof(text), "carrying %s ", pin);
	pty_expect(pty, text);
}

static void expect_all(const char *const parts[PARTS])
{
	for (int i = 0; i < PARTS && parts[i]; i++)
		pty_expect(pty, parts[i]);
}

/* By keys: the card taken to the other colour, and what the screen then says. */
static const struct {
	int book;
	const char *pin, *figures;
	const char *parts[PARTS];
} to_white[] = {
	{CAA, "6", "scores of those who change colour 2 → 2½ (advice 11)",
		{"6 Findley takes White though due Black: a colour transfer (15)",
			"carrying 6 Findley: worse by rule advice 11",
			"Worse: colours changed on higher scores (advice 11)",
			"New: 6 Findley does not get his due colour (15)",
			"No longer: 8 Hood does not get his due colour (15)"}},
	{DUTCH, "4", "colour preferences not met at score group 2: 0 → 1 (C12); ",
		{"4 Drew takes White though due Black: a colour transfer (C12)",
			"carrying 4 Drew: worse by rule C12",
			"Worse: more players in the wrong colour on 2 and 1½ (C12)",
			"New: 4 Drew does not get his due colour (C12)"}},
};

START_TEST(the_other_colour_by_keys)
{
	start(to_white[_i].book);
	pick(to_white[_i].pin);
	pty_key(pty, VTERM_KEY_LEFT);
	expect_all(to_white[_i].parts);
	/* a gives the figures, and takes them away. */
	pty_send(pty, "a");
	pty_expect(pty, to_white[_i].figures);
	pty_expect_gone(pty, "Worse: ");
	pty_send(pty, "a");
	pty_expect(pty, "Worse: ");
	pty_escape(pty);
	pty_expect(pty, "is back in place");
	pty_expect(pty, "laid out");
}
END_TEST

/* By the mouse: the score group shown, the card, where it hangs, and what the screen then says. */
static const struct {
	int book;
	const char *box, *card, *over;
	const char *parts[PARTS];
} by_mouse[] = {
	/* the other half */
	{CAA, "Score 2 + 1½ · 10 cards", "2 Brown", "mid-line of 2 ╌",
		{"2 Brown crosses the mid-line to the bottom half: an exchange (12, 24)",
			"carrying 2 Brown: worse by rule 12, 24",
			"Worse: more exchanges across the mid-line (12, 24)"}},
	{DUTCH, "Score 2 · 5 cards", "2 Brown", "mid-line ╌",
		{"2 Brown crosses the mid-line to the bottom half: an exchange (4.3)",
			"carrying 2 Brown: worse by rule 4.3",
			"Worse: exchanges later in the order on 2 (4.3)"}},
	{CAA, "Score 2 + 1½ · 10 cards", "1 Adams", "mid-line of 2 ╌",
		{"1 Adams is the highest card here: it cannot play in the bottom half"}},
	{DUTCH, "Score 2 · 5 cards", "20 Tudor", "mid-line ╌",
		{"20 Tudor is the lowest card here: it cannot play in the top half"}},
	/* another score */
	{CAA, "Score 2 + 1½ · 10 cards", "12 Low", "1½    3",
		{"12 Low floats down ↓ towards 1½ (19, 20)", "carrying 12 Low: worse by rule",
			"Worse: "}},
	{DUTCH, "Score 2 · 5 cards", "4 Drew", "1½    7",
		{"4 Drew floats down ↓ towards 1½ (C6)", "carrying 4 Drew: worse by rule",
			"Worse: "}},
	{CAA, "Score 2 + 1½ · 10 cards", "12 Low", " 3     1",
		{"12 Low comes up ↑ towards 3; how far, the draw decides (21)",
			"carrying 12 Low: worse by rule", "Worse: "}},
	{DUTCH, "Score 2 · 5 cards", "4 Drew", " 3     2",
		{"4 Drew comes up ↑ towards 3 (4.4)", "carrying 4 Drew: worse by rule", "Worse: "}},
	/* an opponent */
	{CAA, "Score 2 + 1½ · 10 cards", "1 Adams", "4 Drew",
		{"4 Drew meets 1 Adams whatever the draw", "carrying 1 Adams: worse by rule",
			"Worse: "}},
	{DUTCH, "Score 2 · 5 cards", "1 Adams", "2 Brown",
		{"2 Brown meets 1 Adams whatever the draw", "carrying 1 Adams: worse by rule 4.3",
			"Worse: exchanges later in the order on 2 (4.3)"}},
	/* an opponent whom he has met */
	{CAA, "Score 2 + 1½ · 10 cards", "6 Findley", "4 Drew",
		{"carrying 6 Findley: no draw here", "Fixed by hand: 4 Drew has ",
			"Drew and 6 Findley have met (1).", "NOT LEGAL: "}},
	{DUTCH, "Score 2 · 5 cards", "4 Drew", "20 Tudor",
		{"carrying 4 Drew: no draw here", "Drew and 20 Tudor have met (C1).",
			"NOT LEGAL: "}},
	/* the bye slot, in an even field */
	{CAA, "Score 2 + 1½ · 10 cards", "12 Low", "Byes",
		{"carrying 12 Low: no draw here", "12 Low has the bye. With that there is no draw",
			"20 players are even, nobody has a bye", "NOT LEGAL: "}},
	{DUTCH, "Score 2 · 5 cards", "4 Drew", "Byes",
		{"carrying 4 Drew: no draw here", "20 players are even, nobody has a bye",
			"NOT LEGAL: "}},
	/* aside */
	{CAA, "Score 2 + 1½ · 10 cards", "12 Low", "Tray",
		{"12 Low is put aside: sits out this round",
			"carrying 12 Low: not the same players", "score of the bye 0 → ½ (6)"}},
	{DUTCH, "Score 2 · 5 cards", "4 Drew", "Tray",
		{"4 Drew is put aside: sits out this round",
			"carrying 4 Drew: not the same players", "score of the bye 0 → ½ (C5)"}},
};

START_TEST(every_other_drop_by_mouse)
{
	start(by_mouse[_i].book);
	board_show_score(pty, by_mouse[_i].box);
	board_carry(pty, by_mouse[_i].card, by_mouse[_i].over);
	expect_all(by_mouse[_i].parts);
	pty_escape(pty);
	pty_expect(pty, "is back in place");
}
END_TEST

START_TEST(what_a_drop_mends_is_said)
{
	start(_i);
	board_show_score(pty, _i == CAA ? "Score 2 + 1½ · 10 cards" : "Score 2 · 5 cards");
	board_carry(pty, "4 Drew, Don", "Byes");
	pty_expect(pty, "carrying 4 Drew: no draw here");
	pty_mouse_button(pty, 1, false);
	pty_expect(pty, "breaks a rule");
	pty_expect(pty, "4 Drew ◆");
	board_carry(pty, "4 Drew ◆", "mid-line");
	pty_expect(pty, "carrying 4 Drew: then there is a draw again");
	pty_expect(pty, "Mends: Fixed by hand: 4 Drew has the bye.");
	pty_mouse_button(pty, 1, false);
	pty_expect(pty, "goes back to its own score");
	pty_expect_gone(pty, "4 Drew ◆");
	/* And out of the tray. */
	board_drag(pty, "4 Drew, Don", "Tray");
	pty_expect(pty, "1 out");
	board_carry(pty, "▸4 Drew", "mid-line");
	pty_expect(pty, "carrying 4 Drew: not the same players");
	pty_expect(pty, "score of the bye ½ → 0");
}
END_TEST

/* What is seen around the card is looked at, too: no seat is marked that leaves no draw. */
START_TEST(seats_without_a_draw_are_not_marked_legal)
{
	int row, col;

	start(_i);
	board_show_score(pty, _i == CAA ? "Score 2 + 1½ · 10 cards" : "Score 2 · 5 cards");
	pick("4");
	pty_find(pty, _i == CAA ? "12 Low, Len" : "20 Tudor", &row, &col);
	pty_expect_at(pty, row, col - 1, "×");
	pty_expect(pty, "› 1 Adams, Alan");
	/* Nor does Tab stop there. */
	for (int i = 0; i < 8; i++) {
		pty_send(pty, "\t");
		pty_expect_gone(pty, "NOT LEGAL");
	}
}
END_TEST

/* '>' is the cursor. */
START_TEST(legal_seats_have_a_sign_of_their_own_in_ascii)
{
	static const char *const words[] = {"--ascii", "--no-color", NULL};

	pty = pty_start(guide_event("signs.drawboard", 3), 24, 80, words);
	pty_expect(pty, "F1 help");
	board_propose(pty);
	pick("2");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "x 3 Cairns, Carol");
	pty_expect(pty, "+ 1 Adams, Alan");
	pty_expect(pty, "> 8 Hood, Harry");
}
END_TEST

/* 24 cards in a tray that has room for fewer: its head says how many, and that they go on. */
START_TEST(a_tray_that_goes_on_below_says_so)
{
	pty = pty_start(plain_event("tray.drawboard", NULL, 24), 24, 80, NULL);
	pty_expect(pty, "F1 help");
	pty_send(pty, "h");
	pty_expect(pty, "Tray 24↓");
	pty_expect(pty, "▸1 Play");
	for (int i = 0; i < 17; i++)
		pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "↑Tray 24↓");
	for (int i = 0; i < 7; i++)
		pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "▸24 Pla");
	pty_expect(pty, "↑Tray 24");
	pty_expect_gone(pty, "24↓");
}
END_TEST

/* 300 cards: the screen answers each key, and the verdict follows. */
START_TEST(a_large_field_is_judged_as_well)
{
	pty = pty_start(plain_event("large.drawboard", NULL, 300), 24, 80, NULL);
	pty_expect(pty, "F1 help");
	pty_send(pty, " ");
	pty_expect(pty, "carrying 1 Player 001");
	for (int i = 0; i < 20; i++)
		pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "meets");
	pty_expect(pty, "carrying 1 Player 001: worse by rule");
	pty_enter(pty);
	pty_expect(pty, "whatever the draw. u takes it back.");
	board_propose(pty);
}
END_TEST

/* Halves take two cells in ASCII: no line of the box grows into its edges for it. */
START_TEST(ascii_lines_keep_within_the_box)
{
	static const char *const words[] = {"--ascii", NULL};

	pty = pty_start(guide_event("ascii.drawboard", 3), 24, 80, words);
	pty_expect(pty, "F1 help");
	for (int card = 0; card < GUIDE_PLAYERS; card++) {
		int row = 0, col;

		pty_expect_row(pty, 23, "F1 help");
		while (!pty_shows(pty, "+- ") && pty_pump(pty, 20))
			;
		pty_find(pty,
			pty_shows(pty, "points, has met") ? "points, has met" : "point, has met",
			&row, &col);
		for (; pty_cell(pty, row, 0).chars[0] == '|'; row++) {
			ck_assert_uint_eq(pty_cell(pty, row, 1).chars[0] | ' ', ' ');
			ck_assert_uint_eq(pty_cell(pty, row, 69).chars[0], '|');
		}
		pty_key(pty, VTERM_KEY_DOWN);
		while (pty_pump(pty, 30))
			;
	}
}
END_TEST

/* What is fixed by hand, and a float of the last round, are seen where only the name is. */
START_TEST(the_margin_shows_pins_and_floats)
{
	start(CAA);
	board_show_score(pty, "Score 2 + 1½ · 10 cards");
	board_drag(pty, "2 Brown", "Tray");
	pty_expect(pty, "2•Brown◆");
	board_drag(pty, "4 Drew, Don", "Byes");
	pty_expect(pty, "4 Drew ◆");
}
END_TEST

/* Eleven players after two rounds, of whom 9 is not given White in round 3, whoever he meets. */
static const char eleven[] =
	"### drawboard: system dutch\n142 5\n152 W\n"
	"001    1      Adams                             2200                             1.0    5     6 w 1    11 b 0\n"
	"001    2      Brown                             2180                             1.5    3     7 b =     5 w 1\n"
	"001    3      Cole                              2180                             0.0   11     8 w 0     4 b 0\n"
	"001    4      Drew                              1900                             1.0    5     9 b 0     3 w 1\n"
	"001    5      Evora                             1850                             0.5    9    10 w =     2 b 0\n"
	"001    6      Findley                           1800                             1.0    5     1 b 0  0000 - U\n"
	"001    7      Green                             1800                             0.5    9     2 w =    10 b 0\n"
	"001    8      Hood                              1700                             2.0    1     3 b 1     9 w 1\n"
	"001    9      Lukasz                            1650                             1.0    5     4 w 1     8 b 0\n"
	"001   10      Jones                                                              1.5    3     5 b =     7 w 1\n"
	"001   11      King                                                               2.0    1  0000 - U     1 w 1\n";

/*
 * What a card lacks before and after the drop, against another opponent, is neither new nor mended.
 */
START_TEST(a_fault_that_stays_is_not_told)
{
	const char *event = guide_path("eleven.drawboard"), *trf = guide_path("eleven.trf");
	FILE *stream = fopen(trf, "w");

	ck_assert_ptr_nonnull(stream);
	ck_assert_int_ge(fputs(eleven, stream), 0);
	ck_assert_int_eq(fclose(stream), 0);
	pty_run((const char *const[]){DRAWBOARD_PROGRAM, "import", event, trf, NULL});
	pty_run((const char *const[]){DRAWBOARD_PROGRAM, "pair", event, NULL});
	pty = pty_start(event, 24, 80, NULL);
	pty_expect_beside(pty, "1 Adams", "9 Lukasz");
	pick("1");
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "NOT LEGAL: 1 Adams and 6 Findley met");
	pty_expect(pty, "New: 1 Adams does not get his due colour (C12); 4");
	ck_assert(!pty_shows(pty, "9 Lukasz does not"));
	ck_assert(!pty_shows(pty, "No longer: "));
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("air");

	tcase_add_checked_fixture(tcase, NULL, teardown);
	tcase_add_loop_test(tcase, the_other_colour_by_keys, 0, BOOKS);
	tcase_add_loop_test(
		tcase, every_other_drop_by_mouse, 0, sizeof(by_mouse) / sizeof(by_mouse[0]));
	tcase_add_loop_test(tcase, what_a_drop_mends_is_said, 0, BOOKS);
	tcase_add_loop_test(tcase, seats_without_a_draw_are_not_marked_legal, 0, BOOKS);
	tcase_add_test(tcase, a_large_field_is_judged_as_well);
	tcase_add_test(tcase, legal_seats_have_a_sign_of_their_own_in_ascii);
	tcase_add_test(tcase, a_tray_that_goes_on_below_says_so);
	tcase_add_test(tcase, ascii_lines_keep_within_the_box);
	tcase_add_test(tcase, the_margin_shows_pins_and_floats);
	tcase_add_test(tcase, a_fault_that_stays_is_not_told);
	return board_run("tui air", tcase);
}
