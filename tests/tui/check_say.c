/* What the application says, as the screen says it: keys, no commands. */
#include "config.h"

#include <check.h>
#include <stdio.h>

#include "support/suite_run.h"
#include "tui/state/say.h"

static const struct {
	const char *text, *said;
} cases[] = {
	{"Nobody is entered.", "Nobody is entered."},
	{"Draw it first (p, or pair EVENT).", "Draw it first (p)."},
	{"Board 1 is open (result EVENT 1 -).", "Board 1 is open."},
	{"If he has come, say so (l, or --late).", "If he has come, say so (l)."},
	{"Say which (m, or import EVENT LIST --map HEADING=name).", "Say which (m)."},
	{"Take that game out first (fill --remove), then go on.",
		"Take that game out first, then go on."},
	{"It is of club seasons (--system gsrp).", "It is of club seasons."},
	{"Neither came (--).", "Neither came (--)."},
	{"Neither came (12 --).", "Neither came (12 --)."},
	{"A result (+, or --) of two.", "A result (+, or --) of two."},
	{"Adams (Bath) v Brown (not here, or ill)", "Adams (Bath) v Brown (not here, or ill)"},
	{"It is open (p, or pair EVENT", "It is open (p, or pair EVENT"},
};

START_TEST(commands_are_left_out)
{
	char text[200];

	snprintf(text, sizeof(text), "%s", cases[_i].text);
	say_without_commands(text);
	ck_assert_str_eq(text, cases[_i].said);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("say");

	tcase_add_loop_test(tcase, commands_are_left_out, 0, sizeof(cases) / sizeof(cases[0]));
	return suite_run("say", tcase, NULL);
}
