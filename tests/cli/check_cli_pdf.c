/* Lists as PDF, read back by poppler: letters, order, pages, fonts. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "print/print.h"
#include "print/sink.h"
#include "support/pty/cli_run.h"

/* Alphabets of the players whom a congress has. */
static const char players[] =
	"name,grade\n\"O'Connor, Aisling\",2100\n\"Łukasiewicz, Zoë\",2050\n\"Παπαδόπουλος, Νίκος\",2000\n"
	"\"Смирнова, Ольга\",1950\n\"%PDF (x) \\ endobj\",1900\n\"<b>Bold</b>\",1850\n";

static void play_round(void)
{
	cli_write("p.csv", players);
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5", "--lot", "white", "--name",
		"Anytown & Co");
	CLI_OK("import", "e.drw", "p.csv");
	cli_publish("e.drw");
}

/* What `program` says of a file; good until the next call. */
static const char *read_by(const char *program, const char *option, const char *file)
{
	static char text[1 << 18];
	size_t used = 0;
	ssize_t got;
	int ends[2], status;
	pid_t child;

	ck_assert_int_eq(pipe(ends), 0);
	child = fork();
	ck_assert_int_ge(child, 0);
	if (child == 0) {
		dup2(ends[1], STDOUT_FILENO);
		close(ends[0]);
		close(ends[1]);
		/* pdftotext writes to standard output for the name "-" */
		if (option)
			execlp(program, program, option, file, "-", (char *)NULL);
		else
			execlp(program, program, file, (char *)NULL);
		_exit(127);
	}
	close(ends[1]);
	while ((got = read(ends[0], text + used, sizeof(text) - 1 - used)) > 0)
		used += (size_t)got;
	text[used] = '\0';
	close(ends[0]);
	ck_assert_int_eq(waitpid(child, &status, 0), child);
	ck_assert_msg(WIFEXITED(status) && WEXITSTATUS(status) == 0, "%s failed", program);
	return text;
}

#ifdef HAVE_PDF

START_TEST(a_list_is_read_back_as_it_was_written)
{
	const char *text;

	play_round();
	CLI_OK("print", "e.drw", "names", "-o", "n.pdf");
	text = read_by("pdftotext", "-layout", "n.pdf");
	cli_has(text, "Anytown & Co");
	cli_has(text, "page 1 of 1");
	cli_has(text, "Round 1 of 5, by name");
	cli_has(text, "Printed 20");
	cli_has(text, "O'Connor, Aisling");
	cli_has(text, "Łukasiewicz, Zoë");
	cli_has(text, "Παπαδόπουλος, Νίκος");
	cli_has(text, "Смирнова, Ольга");
	cli_has(text, "%PDF (x) \\ endobj");
	cli_has(text, "<b>Bold</b>");
	ck_assert(strstr(text, "Łukasiewicz") < strstr(text, "O'Connor"));
	/* every font is inside the file: "emb sub uni" */
	text = read_by("pdffonts", NULL, "n.pdf");
	text = strchr(strchr(text, '\n') + 1, '\n') + 1;
	ck_assert_int_gt((int)strlen(text), 10);
	for (; *text; text = strchr(text, '\n') + 1)
		ck_assert_msg(strstr(text, " yes yes yes "), "%s", text);
}
END_TEST

START_TEST(long_lists_have_pages_of_the_size_asked_for)
{
	const char *text;

	CLI_OK("generate", "-o", "g.trf", "--seed", "2", "--players", "120", "--rounds", "7");
	CLI_OK("import", "g.drw", "g.trf");
	CLI_OK("print", "g.drw", "standings", "-o", "s.pdf", "--paper", "letter");
	text = read_by("pdfinfo", NULL, "s.pdf");
	cli_has(text, "(letter)");
	cli_has(read_by("pdftotext", "-layout", "s.pdf"), "page 2 of ");
	CLI_OK("print", "g.drw", "crosstable", "-o", "c.pdf");
	cli_has(read_by("pdfinfo", NULL, "c.pdf"), "(A4)");
	cli_has(read_by("pdftotext", "-layout", "c.pdf"), "Cross table after round 7 of 7");
	cli_says(2, CLI_CODE(2, "print", "g.drw", "names", "-o", "n.pdf", "--paper", "a3"),
		"--paper is a4 or letter, not \"a3\".");
}
END_TEST

/* Upright and oblong pages, in letters of each list's own size. */
START_TEST(lists_of_all_sections_are_one_file)
{
	const char *text;

	CLI_OK("generate", "-o", "g.trf", "--seed", "2", "--players", "120", "--rounds", "9");
	CLI_OK("import", "g.drw", "g.trf");
	CLI_OK("section", "g.drw", "set", "name=Open");
	CLI_OK("section", "g.drw", "add", "Major", "--system", "dutch", "--rounds", "5");
	cli_write("p.csv", players);
	CLI_OK("import", "g.drw", "p.csv", "--section", "Major");
	CLI_OK("pair", "g.drw", "--section", "Major");
	CLI_OK("publish", "g.drw", "--section", "Major");
	CLI_OK("print", "g.drw", "crosstable", "--all", "-o", "c.pdf");
	cli_has(read_by("pdfinfo", NULL, "c.pdf"), "(A4)");
	text = read_by("pdftotext", "-layout", "c.pdf");
	cli_has(text, "page 2 of ");
	text = strstr(text, "Major");
	ck_assert_ptr_nonnull(text);
	cli_has(text, "page 1 of 1");
	cli_has(text, "Łukasiewicz, Zoë");
	for (int i = 0; i < 2; i++) {
		CLI_OK("print", "g.drw", i ? "place-cards" : "cards", "--all", "-o", "c.pdf");
		cli_has(read_by("pdftotext", "-layout", "c.pdf"), "O'Connor, Aisling");
	}
}
END_TEST

/*
 * What hangs on the wall is read from two metres: one name is cut, and the letters of all stay
 * large.
 */
START_TEST(one_long_name_makes_no_letters_small)
{
	const char *text;
	double top, bottom;

	play_round();
	CLI_OK("players", "e.drw", "add",
		"Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschafers",
		"--grade", "1800");
	CLI_OK("players", "e.drw", "add", "Last, Lee", "--grade", "1700");
	for (int board = 1; board <= 3; board++)
		CLI_OK("result", "e.drw", board == 1 ? "1" : board == 2 ? "2" : "3", "1");
	cli_publish("e.drw");
	CLI_OK("print", "e.drw", "names", "-o", "n.pdf");
	text = strstr(read_by("pdftotext", "-bbox", "n.pdf"), ">Board<");
	ck_assert_ptr_nonnull(text);
	while (strncmp(text, "yMin", 4) != 0)
		text--;
	ck_assert_int_eq(sscanf(text, "yMin=\"%lf\"", &top), 1);
	ck_assert_int_eq(sscanf(strstr(text, "yMax"), "yMax=\"%lf\"", &bottom), 1);
	ck_assert_double_ge(bottom - top, 14);
}
END_TEST

/* The least height of a word in a PDF, in points; of letters of 14 it is 16.3 in this font. */
static double least_height(const char *file)
{
	double least = 1000, top, bottom;

	for (const char *at = read_by("pdftotext", "-bbox", file); (at = strstr(at, "<word "));
		at++) {
		ck_assert_int_eq(sscanf(strstr(at, "yMin"), "yMin=\"%lf\"", &top), 1);
		ck_assert_int_eq(sscanf(strstr(at, "yMax"), "yMax=\"%lf\"", &bottom), 1);
		least = bottom - top < least ? bottom - top : least;
	}
	return least;
}

static int count_words(const char *text, const char *word)
{
	int count = 0;

	for (; (text = strstr(text, word)); text++)
		count++;
	return count;
}

/* Closing 4: "readable from two metres", whatever people are called; and their names are whole. */
START_TEST(no_name_makes_boards_and_names_small)
{
	static char list[40 * 120] = "name,grade,club\n";
	static const char *const lists[] = {"boards", "names", "standings"};

	for (int i = 0; i < 40; i++)
		snprintf(list + strlen(list), sizeof(list) - strlen(list),
			"\"Featherstonehaugh-Cholmondeley%d, Bartholomew Alexander End%d\",%d,"
			"Royal Tunbridge Wells and District Chess Club\n",
			i, i, 2300 - 10 * i);
	cli_write("p.csv", list);
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5");
	CLI_OK("import", "e.drw", "p.csv");
	cli_publish("e.drw");
	for (int board = 1; board <= 20; board++) {
		char number[8];

		snprintf(number, sizeof(number), "%d", board);
		CLI_OK("result", "e.drw", number, "1");
	}
	for (int i = 0; i < 3; i++) {
		CLI_OK("print", "e.drw", lists[i], "-o", "l.pdf");
		ck_assert_double_ge(least_height("l.pdf"), 16.2);
		/* the last word of a name stands on the page, as often as the list has it */
		ck_assert_int_eq(count_words(read_by("pdftotext", "-raw", "l.pdf"), "End"),
			i == 1 ? 80 : 40);
	}
	CLI_OK("print", "e.drw", "entries", "-o", "l.pdf");
	ck_assert_double_ge(least_height("l.pdf"), 5 * 1.16);
}
END_TEST

/* A PDF without pages is none. */
START_TEST(nobody_has_an_empty_page)
{
	CLI_OK("new", "n.drw", "--system", "caa", "--rounds", "5");
	CLI_OK("print", "n.drw", "cards", "-o", "n.pdf");
	cli_has(read_by("pdfinfo", NULL, "n.pdf"), "Pages:           1\n");
	CLI_OK("print", "n.drw", "place-cards", "-o", "n.pdf");
	cli_has(read_by("pdfinfo", NULL, "n.pdf"), "Pages:           1\n");
}
END_TEST

/* Eight pairing cards a page, none torn, and blank ones with the rows of the guide. */
START_TEST(pairing_cards_are_eight_a_page)
{
	const char *text;

	play_round();
	CLI_OK("print", "e.drw", "cards", "--blank", "17", "-o", "b.pdf");
	cli_has(read_by("pdfinfo", NULL, "b.pdf"), "Pages:           3\n");
	CLI_OK("print", "e.drw", "cards", "-o", "c.pdf");
	cli_has(read_by("pdfinfo", NULL, "c.pdf"), "Pages:           1\n");
	text = read_by("pdftotext", "-raw", "c.pdf");
	cli_has(text, "Παπαδόπουλος, Νίκος");
	for (const char *const *word = (const char *const[]){"Total", "Opponent", "Round", "Result",
		     "Colour", "Float", "Grade", "Club", NULL};
		*word; word++)
		cli_has(text, *word);
}
END_TEST

/* Nothing is drawn off the page. */
START_TEST(a_table_that_is_too_wide_is_refused)
{
	CLI_OK("generate", "-o", "g.trf", "--seed", "2", "--players", "120", "--rounds", "58");
	CLI_OK("import", "g.drw", "g.trf");
	cli_says(1, CLI_CODE(1, "print", "g.drw", "crosstable", "-o", "c.pdf"),
		"The table is too wide for a page of paper");
	ck_assert_int_ne(access("c.pdf", F_OK), 0);
	CLI_OK("print", "g.drw", "crosstable", "-o", "c.html");
}
END_TEST

/* How many pixels of the first page are red, and green. */
static void count_inks(const char *file, int *red, int *green)
{
	char command[200];
	int width, height, most;
	FILE *picture;

	snprintf(command, sizeof(command), "pdftoppm -r 50 -singlefile %s inks", file);
	ck_assert_int_eq(system(command), 0);
	picture = fopen("inks.ppm", "rb");
	ck_assert_ptr_nonnull(picture);
	ck_assert_int_eq(fscanf(picture, "P6 %d %d %d", &width, &height, &most), 3);
	fgetc(picture);
	for (long i = (long)width * height; i > 0; i--) {
		const int r = fgetc(picture), g = fgetc(picture);

		fgetc(picture);
		*red += r > g + 60;
		*green += g > r + 40;
	}
	fclose(picture);
}

/* The guide's inks: red with White, green with a bye. */
START_TEST(pairing_cards_have_the_inks_of_the_guide)
{
	int red = 0, green = 0;

	play_round();
	CLI_OK("print", "e.drw", "cards", "-o", "c.pdf");
	count_inks("c.pdf", &red, &green);
	ck_assert_int_gt(red, 10);
	ck_assert_int_eq(green, 0);
	for (int board = 1; board <= 3; board++)
		CLI_OK("result", "e.drw", board == 1 ? "1" : board == 2 ? "2" : "3", "1");
	CLI_OK("players", "e.drw", "bye", "6", "2");
	cli_publish("e.drw");
	CLI_OK("print", "e.drw", "cards", "-o", "c.pdf");
	count_inks("c.pdf", &red, &green);
	ck_assert_int_gt(green, 10);
}
END_TEST

/* A disk that is full leaves the old list. */
START_TEST(a_failed_write_leaves_the_old_one)
{
	play_round();
	cli_says(4, CLI_CODE(4, "print", "e.drw", "names", "-o", "/dev/full/n.pdf"), "n.pdf");
	cli_says(4, CLI_CODE(4, "print", "e.drw", "protest", "--player", "1", "-o", "/dev/full"),
		"full");
}
END_TEST

/* However full the last page is. */
START_TEST(each_page_of_a_text_has_its_number_and_the_time)
{
	const struct print_style style = {.form = PRINT_PDF, .when = "Printed 2026-03-07 19:30"};

	for (int lines = 40; lines <= 56; lines++) {
		struct print_memory memory = {0};
		const struct print_sink sink = print_sink_memory(&memory);
		struct error error;
		char text[1024] = "";
		int times = 0, pages = 1;
		FILE *file;

		for (int i = 0; i < lines; i++)
			sprintf(text + strlen(text), "Line %d\n", i + 1);
		ck_assert_int_eq(
			print_plain_text(text, "Protest", &style, &sink, &error), STATUS_OK);
		file = fopen("t.pdf", "wb");
		ck_assert_uint_eq(fwrite(memory.bytes, 1, memory.size, file), memory.size);
		ck_assert_int_eq(fclose(file), 0);
		print_memory_done(&memory);
		for (const char *at = read_by("pdftotext", "-layout", "t.pdf");
			(at = strstr(at, "Printed 2026-03-07 19:30")) != NULL; at++)
			times++;
		if (strstr(read_by("pdftotext", "-layout", "t.pdf"), "page 1 of 2"))
			pages = 2;
		ck_assert_int_eq(times, pages);
		ck_assert_int_eq(pages, lines <= 49 ? 1 : 2);
	}
}
END_TEST

#else

START_TEST(without_pdf_it_is_refused)
{
	play_round();
	cli_says(1, CLI_CODE(1, "print", "e.drw", "names", "-o", "n.pdf"),
		"This program was built without PDF");
	ck_assert_int_ne(access("n.pdf", F_OK), 0);
}
END_TEST

#endif

int main(void)
{
	TCase *tcase = tcase_create("PDF");

	tcase_set_timeout(tcase, 60);
#ifdef HAVE_PDF
	tcase_add_test(tcase, a_list_is_read_back_as_it_was_written);
	tcase_add_test(tcase, long_lists_have_pages_of_the_size_asked_for);
	tcase_add_test(tcase, lists_of_all_sections_are_one_file);
	tcase_add_test(tcase, one_long_name_makes_no_letters_small);
	tcase_add_test(tcase, a_table_that_is_too_wide_is_refused);
	tcase_add_test(tcase, nobody_has_an_empty_page);
	tcase_add_test(tcase, no_name_makes_boards_and_names_small);
	tcase_add_test(tcase, pairing_cards_are_eight_a_page);
	tcase_add_test(tcase, pairing_cards_have_the_inks_of_the_guide);
	tcase_add_test(tcase, a_failed_write_leaves_the_old_one);
	tcase_add_test(tcase, each_page_of_a_text_has_its_number_and_the_time);
#else
	tcase_add_test(tcase, without_pdf_it_is_refused);
#endif
	return cli_run_suite("cli_pdf", tcase);
}
