/* The pairing cards of the guide on paper: filled, blank, with any number of rounds. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/pty/cli_run.h"

/* The guide's event after round 4. */
static void guide(void)
{
	CLI_OK("import", "g.drw", DATA_DIR "/sample/guide.trf");
}

/* Product.md, "The card": all rows, always in the same places. */
START_TEST(a_card_has_the_form_of_the_guide)
{
	const char *text;

	guide();
	text = CLI_OK("print", "g.drw", "cards")->out;
	cli_has(text,
		"┌No──┬─────────────────────┬Grade 2165┐\n"
		"│ 1  │ Adams, Alan         │Club    BD│|│ 4  │ Drew, Don           │Club    GL│\n"
		"├────┴───┬───┬───┬───┬───┬─┴─┬────────┤|├────┴───┬───┬───┬───┬───┬─┴─┬────────┤\n"
		"│Total   │ 1 │ 2 │ 2 │ 3 │   │        │|│Total   │ ½ │1½˙│ 2 │ 2 │   │        │\n"
		"│Opponent│ 10│ 9 │ 5 │ 7 │   │        │|│Opponent│bye│ 6 │ 12│ 18│   │        │\n"
		"│Round   │ 1 │ 2 │ 3 │ 4 │ 5 │        │|│Round   │ 1 │ 2 │ 3 │ 4 │ 5 │        │\n"
		"│Result  │ 1 │ 1 │ 0 │ 1 │   │        │|│Result  │ ½ │ 1 │ ½ │ 0 │   │        │\n"
		"│Colour  │ W │ B │ W │ B │   │        │|│Colour  │   │ W │ B │ W │   │        │\n"
		"│Float   │   │   │   │   │   │        │|│Float   │   │ ↑ │   │   │   │        │\n"
		"└────────┴───┴───┴───┴───┴───┴────────┘|└────────┴───┴───┴───┴───┴───┴────────┘\n"
		" Anytown Congress                      | Anytown Congress\n");
	/* a down mark on the card that has come down */
	cli_has(text, "│Total   │ ½ │ ½ │ 1.│ 1 │   │        │");
	cli_has(text, "│Float   │   │   │ ↓ │   │   │        │");
}
END_TEST

/* The guide's card has event and code at the foot; a blank one has a place for the code. */
START_TEST(the_code_of_the_event_is_at_the_foot)
{
	guide();
	cli_has(CLI_OK("print", "g.drw", "cards", "--blank", "1")->out,
		" Anytown Congress        Code ________");
	CLI_OK("event", "g.drw", "set", "ecf-code=ZZMTN26");
	cli_has(CLI_OK("print", "g.drw", "cards")->out,
		" Anytown Congress         Code ZZMTN26 | Anytown Congress         Code ZZMTN26\n");
	cli_has(CLI_OK("print", "g.drw", "cards", "--blank", "1")->out, "Code ZZMTN26");
	CLI_OK("event", "g.drw", "set", "section-ecf-code=ZZRAP26");
	CLI_OK("print", "g.drw", "cards", "-o", "g.html");
	cli_has(cli_read("g.html"), "<span class=\"code\">Code ZZRAP26</span>");
}
END_TEST

/*
 * British practice (b): requested byes are entered before; late cards have a place; who has left.
 */
START_TEST(byes_places_and_who_has_left_stand_on_the_card)
{
	const char *text;

	guide();
	CLI_OK("players", "g.drw", "bye", "12", "5");
	CLI_OK("players", "g.drw", "withdraw", "9");
	CLI_OK("players", "g.drw", "add", "Late, Lou", "--grade", "2100");
	text = CLI_OK("print", "g.drw", "cards")->out;
	cli_has(text, "│Opponent│ 3 │ 19│ 4 │ 2 │bye│");
	cli_has(text, "│Result  │ ½ │ 1 │ ½ │ ½ │ ½ │");
	cli_has(text, "│Total   │ ½ │ 1½│ 2 │ 2½│   │");
	cli_has(text, "┌No──┬─ withdrawn ─────────┬Grade 1999┐");
	cli_has(text, "┌No──┬─ place ");
	cli_has(text, "│ 21 │ Late, Lou ");
}
END_TEST

START_TEST(blank_ones_are_as_many_as_asked_for)
{
	guide();
	for (int i = 0; i < 3; i++) {
		static const char *const counts[] = {"--blank", "--blank=3", "--blank=9"};
		static const int cards[] = {8, 3, 9};
		const char *text = CLI_OK("print", "g.drw", "cards", counts[i])->out;
		int found = 0;

		ck_assert_ptr_null(strstr(text, "Adams"));
		cli_has(text, "│Round   │ 1 │ 2 │ 3 │ 4 │ 5 │");
		cli_has(text, "┬Grade─────┐");
		cli_has(text, "│Club      │");
		for (; (text = strstr(text, "┌No")); text++)
			found++;
		ck_assert_int_eq(found, cards[i]);
	}
	CLI_OK("print", "g.drw", "cards", "--blank", "12");
	CLI_OK("print", "--blank", "g.drw", "cards");
	cli_says(2, CLI_CODE(2, "print", "g.drw", "cards", "--blank=0"),
		"--blank wants a number of cards from 1 to 1000, not \"0\".");
	cli_says(2, CLI_CODE(2, "print", "g.drw", "cards", "--blank", "99999999999"),
		"--blank wants");
	cli_says(2, CLI_CODE(2, "print", "g.drw", "slips", "--blank"), "--blank goes with cards.");
	cli_says(2, CLI_CODE(2, "print", "g.drw", "cards", "--blank", "--alignment"),
		"--alignment and --blank exclude each other.");
}
END_TEST

/* Lines between two page ends, and the widest. */
static void measure(const char *text, int *lines, int *cells)
{
	int line = 0, width = 0;

	*lines = *cells = 0;
	for (; *text; text++) {
		width += ((unsigned char)*text & 0xC0) != 0x80;
		if (*text != '\n' && *text != '\f')
			continue;
		line = *text == '\f' ? 0 : line + 1;
		*lines = line > *lines ? line : *lines;
		*cells = width - 1 > *cells ? width - 1 : *cells;
		width = 0;
	}
}

/* However many rounds, a card is whole: wider, then in bands, and its page is none too long. */
START_TEST(no_round_is_left_out_and_no_page_is_too_long)
{
	static const char *const all[] = {"1", "5", "7", "8", "11", "17", "18", "40", "60"};
	char last[24];

	for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++) {
		char file[16];
		const char *text;
		int lines, cells;

		snprintf(file, sizeof(file), "s%s.drw", all[i]);
		CLI_OK("new", file, "--system", "gsrp", "--rounds", all[i]);
		text = CLI_OK("print", file, "cards", "--blank", "30")->out;
		measure(text, &lines, &cells);
		ck_assert_msg(
			lines <= 66 && cells <= 80, "%s: %d lines of %d", all[i], lines, cells);
		snprintf(last, sizeof(last), strlen(all[i]) > 1 ? "│ %s│" : "│ %s │", all[i]);
		cli_has(text, last);
		measure(CLI_OK("print", file, "cards", "--blank", "3", "--width", "60")->out,
			&lines, &cells);
		ck_assert_int_le(cells, 60);
		measure(CLI_OK("print", file, "cards", "--alignment")->out, &lines, &cells);
		ck_assert_int_le(lines, 66);
	}
	/* a page that is shorter than a card has it whole */
	cli_has(CLI_OK("print", "s60.drw", "cards", "--blank", "1", "--length", "12")->out,
		"│ 60│");
}
END_TEST

/* However much is said below the rounds, nothing of a card is left out, and no page is too long. */
START_TEST(what_was_done_about_results_stands_below_the_rounds)
{
	static const char *const corrected[] = {"1", "2", "3"};
	const char *text, *said;
	int lines, cells, found = 0;

	guide();
	for (size_t i = 0; i < sizeof(corrected) / sizeof(corrected[0]); i++)
		CLI_OK("result", "g.drw", "1", "=", "--round", corrected[i], "--stand");
	text = CLI_OK("print", "g.drw", "cards")->out;
	said = strstr(text, "│ ½†│");
	ck_assert_ptr_nonnull(said);
	cli_has(text, "┘\n † Round 1: ");
	cli_has(text, "the draw stands.");
	measure(text, &lines, &cells);
	ck_assert_msg(lines <= 66 && cells <= 80, "%d lines of %d", lines, cells);
	for (said = text; (said = strstr(said, " Anytown Congress")); said++)
		found++;
	ck_assert_int_eq(found, 20);
	measure(CLI_OK("print", "g.drw", "cards", "--width", "60")->out, &lines, &cells);
	ck_assert_msg(lines <= 66 && cells <= 60, "%d lines of %d", lines, cells);
	ck_assert_ptr_null(strstr(CLI_OK("print", "g.drw", "cards", "--blank")->out, "†"));
	CLI_OK("print", "g.drw", "cards", "-o", "c.pdf");
}
END_TEST

START_TEST(a_long_name_goes_on_in_a_second_line)
{
	const char *text;

	cli_write("p.csv",
		"name,grade,club\n\"Featherstonehaugh-Cholmondeley, Bartholomew\",2000,"
		"Royal Tunbridge Wells\n\"Ash, Ann\",1900,Elm\n");
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5");
	CLI_OK("import", "e.drw", "p.csv");
	text = CLI_OK("print", "e.drw", "cards")->out;
	cli_has(text, "│ Featherstonehaugh-C…│Royal Tun…│");
	cli_has(text, "│    │ Bartholomew         │          │");
	cli_has(text, "│ Ash, Ann            │Club   Elm│");
}
END_TEST

/* Inks of the guide as classes, dots as raised and lowered, and names are text. */
START_TEST(a_browser_gets_them_as_well)
{
	FILE *file;
	char *page;
	size_t size = 0;

	guide();
	CLI_OK("players", "g.drw", "withdraw", "9");
	CLI_OK("players", "g.drw", "edit", "2", "name=<b>Brown</b>, B");
	CLI_OK("result", "g.drw", "1", "=", "--round", "3", "--stand");
	CLI_OK("print", "g.drw", "cards", "-o", "c.html");
	file = fopen("c.html", "rb");
	page = calloc(1, 1 << 20);
	size = fread(page, 1, (1 << 20) - 1, file);
	fclose(file);
	ck_assert_uint_gt(size, 1000);
	cli_has(page, "<th scope=\"row\">Opponent</th><td class=\"red\">10</td><td>9</td>");
	cli_has(page, "<td class=\"green\">bye</td>");
	cli_has(page, "½†</td>");
	cli_has(page, "</table>\n<p>† Round 3: ");
	cli_has(page, "<bdi class=\"up\">&bull;</bdi>");
	cli_has(page,
		"<div class=\"s\">Name - withdrawn</div><div class=\"b\"><bdi>Innes, Ian</bdi></div>");
	cli_has(page, "&lt;b&gt;Brown&lt;/b&gt;, B");
	ck_assert_ptr_null(strstr(page, "<b>Brown"));
	free(page);
	cli_says(1, CLI_CODE(1, "print", "g.drw", "cards", "-o", "c.csv"),
		"Pairing cards are written as plain text, HTML or PDF.");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("pairing cards");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, a_card_has_the_form_of_the_guide);
	tcase_add_test(tcase, the_code_of_the_event_is_at_the_foot);
	tcase_add_test(tcase, byes_places_and_who_has_left_stand_on_the_card);
	tcase_add_test(tcase, blank_ones_are_as_many_as_asked_for);
	tcase_add_test(tcase, no_round_is_left_out_and_no_page_is_too_long);
	tcase_add_test(tcase, what_was_done_about_results_stands_below_the_rounds);
	tcase_add_test(tcase, a_long_name_goes_on_in_a_second_line);
	tcase_add_test(tcase, a_browser_gets_them_as_well);
	return cli_run_suite("cli_pairing_cards", tcase);
}
