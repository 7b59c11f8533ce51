/* Receipts, envelopes, the forecast of prizes and the answer to a protest, in every form. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "support/pty/cli_run.h"

static const char long_name[] = "Featherstonehaugh-Cholmondeley, Bartholomew";

/* Four players, one round, two prizes; the longest name wins. */
static void play(void)
{
	cli_write("p.csv",
		"name,grade,club\n\"Featherstonehaugh-Cholmondeley, Bartholomew\",2000,Elm\n"
		"\"Birch, Bob\",1900,Oak\n\"Cedar, Cy\",1800,Elm\n\"Damson, Di\",1700,Oak\n");
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "1", "--lot", "white", "--name",
		"My Congress");
	CLI_OK("import", "e.drw", "p.csv");
	cli_publish("e.drw");
	CLI_OK("prizes", "e.drw", "add", "100", "place=1");
	CLI_OK("prizes", "e.drw", "add", "30", "place=3");
	CLI_OK("result", "e.drw", "1", "1");
}

START_TEST(a_receipt_has_number_and_whole_name)
{
	play();
	CLI_OK("result", "e.drw", "2", "0");
	cli_has(CLI_OK("prizes", "e.drw", "receipts")->out, long_name);
	cli_has(CLI_OK("prizes", "e.drw", "receipts", "--width", "100")->out, "  1  Featherstone");
	CLI_OK("prizes", "e.drw", "receipts", "-o", "r.csv");
	cli_has(cli_read("r.csv"), "Amount,No,Name,For,Received,Not final\r\n");
	cli_has(cli_read("r.csv"), ",1,\"Featherstonehaugh-Cholmondeley, Bartholomew\",");
	CLI_OK("prizes", "e.drw", "receipts", "-o", "r.html");
	cli_has(cli_read("r.html"), "<h2>Receipts for the prizes after round 1 of 1</h2>");
	cli_has(cli_read("r.html"), "________________");
	cli_has(CLI_OK("prizes", "e.drw", "receipts", "--csv")->out, "Amount,No,Name,");
}
END_TEST

START_TEST(what_is_not_final_is_marked_in_every_form)
{
	play();
	CLI_OK("prizes", "e.drw", "receipts", "-o", "r.html");
	cli_has(cli_read("r.html"), "No round is complete: nobody has won a prize yet.");
	CLI_OK("result", "e.drw", "2", "?");
	CLI_OK("prizes", "e.drw", "receipts", "-o", "r.csv");
	cli_has(cli_read("r.csv"), "NOT FINAL: board 2 of round 1 is not over.");
	CLI_OK("prizes", "e.drw", "receipts", "-o", "r.html");
	cli_has(cli_read("r.html"), "NOT FINAL: board 2 of round 1 is not over.");
}
END_TEST

/* Two columns for each range: a spreadsheet takes "2-4" for a day. */
START_TEST(a_forecast_is_a_table)
{
	play();
	cli_has(CLI_OK("prizes", "e.drw", "forecast", "--csv")->out,
		"No,Name,With,Points from,Points to,Place from,Place to,Prize from,Prize to\r\n");
	cli_has(CLI_OK("prizes", "e.drw", "forecast", "--csv")->out,
		"3,\"Cedar, Cy\",draw,0.5,0.5,2,3,15,15\r\n");
	CLI_OK("prizes", "e.drw", "forecast", "-o", "f.html");
	cli_has(cli_read("f.html"), "What can still be won in the last round, 1");
}
END_TEST

START_TEST(a_protest_is_answered_on_paper)
{
	play();
	CLI_OK("print", "e.drw", "protest", "--player", "2", "-o", "p.html");
	cli_has(cli_read("p.html"), "2 Birch, board ");
	cli_says(1, CLI_CODE(1, "print", "e.drw", "protest", "--player", "2", "-o", "p.csv"),
		"It is no table: plain text, HTML or PDF.");
	cli_has(CLI_OK("print", "e.drw", "protest", "--player", "2")->out, "2 Birch, board ");
}
END_TEST

START_TEST(envelopes_are_cut_apart)
{
	play();
	cli_says(1, CLI_CODE(1, "prizes", "e.drw", "envelopes", "-o", "x.html"),
		"Envelopes are written as plain text or PDF.");
	cli_says(2, CLI_CODE(2, "prizes", "e.drw", "envelopes", "--csv"),
		"Envelopes are written as plain text or PDF.");
}
END_TEST

#ifdef HAVE_PDF
START_TEST(all_of_them_are_pdf)
{
	static const char *const calls[][4] = {{"prizes", "receipts", NULL, NULL},
		{"prizes", "envelopes", NULL, NULL}, {"prizes", "forecast", NULL, NULL},
		{"print", "protest", "--player", "2"}};

	play();
	for (size_t i = 0; i < sizeof(calls) / sizeof(calls[0]); i++) {
		if (calls[i][2])
			CLI_OK(calls[i][0], "e.drw", calls[i][1], "-o", "x.pdf", calls[i][2],
				calls[i][3]);
		else
			CLI_OK(calls[i][0], "e.drw", calls[i][1], "-o", "x.pdf");
		ck_assert_int_eq(strncmp(cli_read("x.pdf"), "%PDF-", 5), 0);
		remove("x.pdf");
	}
}
END_TEST
#endif

int main(void)
{
	TCase *tcase = tcase_create("prizes paper");

	tcase_add_test(tcase, a_receipt_has_number_and_whole_name);
	tcase_add_test(tcase, what_is_not_final_is_marked_in_every_form);
	tcase_add_test(tcase, a_forecast_is_a_table);
	tcase_add_test(tcase, a_protest_is_answered_on_paper);
	tcase_add_test(tcase, envelopes_are_cut_apart);
#ifdef HAVE_PDF
	tcase_add_test(tcase, all_of_them_are_pdf);
#endif
	return cli_run_suite("cli_prizes_paper", tcase);
}
