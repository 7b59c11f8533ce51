/*
 * US Chess draws one by one: the examples of the rule book, and positions that tournament directors
 * have discussed in public.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "pairing.h"
#include "support/event/uscf_case.h"
#include "support/suite_run.h"

static struct uscf_case *cases;
static int ncases;
static const struct pairing_book *uscf;

START_TEST(the_draw_is_as_expected)
{
	struct pairing_draw draw = {0};

	ck_assert_msg(pairing_best(uscf, &cases[_i].input, &draw, NULL) == PAIRING_OK, "%s",
		cases[_i].id);
	if (!uscf_case_holds(&cases[_i], &draw))
		uscf_case_print(&cases[_i], &draw);
	ck_assert_msg(uscf_case_holds(&cases[_i], &draw), "%s", cases[_i].id);
	pairing_draw_done(&draw);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("cases");
	int code;

	uscf = pairing_book_find("uscf");
	cases = uscf_cases_read(TESTS_DIR "/cases/uscf.txt", &ncases);
	if (!uscf || !cases)
		return EXIT_FAILURE;
	tcase_add_loop_test(tcase, the_draw_is_as_expected, 0, ncases);
	code = suite_run("uscf_cases", tcase, NULL);
	free(cases);
	return code;
}
