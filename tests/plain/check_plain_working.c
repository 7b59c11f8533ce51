/* An answer that takes its time says so. */
#include <string.h>
#include <unistd.h>

#include "plain/working.h"
#include "support/suite_run.h"

START_TEST(after_a_second_there_is_a_line)
{
	char text[40] = "";
	int ends[2];

	ck_assert_int_eq(pipe(ends), 0);
	ck_assert_int_ge(dup2(ends[1], STDOUT_FILENO), 0);
	working_begin();
	ck_assert_int_gt(read(ends[0], text, sizeof(text) - 1), 0);
	working_end();
	ck_assert_str_eq(text, "working ...\n");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("working");

	tcase_add_test(tcase, after_a_second_there_is_a_line);
	return suite_run("plain_working", tcase, NULL);
}
