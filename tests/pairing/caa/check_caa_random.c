/*
 * Small random events whose best next draw was found by another program, from the terms alone.
 */
#include "config.h"

#include <check.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pairing.h"
#include "support/event/draws.h"
#include "support/event/trf_case.h"
#include "support/reference/brute_draws.h"
#include "support/suite_run.h"

static glob_t files;
static const struct pairing_book *caa;

static void read_case(int i, struct case_draw *draw)
{
	char name[512];

	snprintf(name, sizeof(name), "%s", files.gl_pathv[i]);
	*strrchr(name, '.') = '\0';
	ck_assert_msg(trf_case_read(name, draw), "%s is not readable", name);
}

START_TEST(engine_finds_best_draw)
{
	static struct case_draw draw;
	struct pairing_draw found = {0};

	read_case(_i, &draw);
	ck_assert_int_eq(pairing_best(caa, &draw.input, &found, NULL), PAIRING_OK);
	if (!case_same(&draw.input, &found, &draw.answer[0], false))
		draw_print(&draw.input, &found);
	ck_assert_msg(
		case_same(&draw.input, &found, &draw.answer[0], false), "%s", files.gl_pathv[_i]);
	pairing_draw_done(&found);
}
END_TEST

START_TEST(no_draw_scores_better)
{
	static struct case_draw draw;
	struct pairing_draw expected;

	read_case(_i, &draw);
	expected = case_answer_draw(&draw.input, &draw.answer[0]);
	ck_assert_msg(
		brute_draws_better(caa, &draw.input, &expected) == 0, "%s", files.gl_pathv[_i]);
	pairing_draw_done(&expected);
}
END_TEST

int main(void)
{
	TCase *cases = tcase_create("cases");
	int code;

	caa = pairing_book_find("caa");
	if (!caa || glob(TESTS_DIR "/cases/caa-random/*.trf", 0, NULL, &files) != 0)
		return EXIT_FAILURE;
	tcase_add_loop_test(cases, engine_finds_best_draw, 0, (int)files.gl_pathc);
	tcase_add_loop_test(cases, no_draw_scores_better, 0, (int)files.gl_pathc);
	code = suite_run("caa_random", cases, NULL);
	globfree(&files);
	return code;
}
