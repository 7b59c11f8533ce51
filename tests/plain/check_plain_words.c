/* Lines cut into words, and the words for the keys of the screen. */
#include <string.h>

#include "core/text/fold.h"
#include "plain/wording.h"
#include "plain/words.h"
#include "support/suite_run.h"

static const struct {
	const char *line;
	const char *words[6];
} lines[] = {
	{"", {NULL}},
	{"   ", {NULL}},
	{" why  5 ", {"why", "5"}},
	{"players add \"O'Brien, Pat\" grade=1", {"players", "add", "O'Brien, Pat", "grade=1"}},
	{"why O'Brien D'Souza", {"why", "O'Brien", "D'Souza"}},
	{"set place='New York' name=\"A B\"", {"set", "place=New York", "name=A B"}},
	{"publish --reason \"\"", {"publish", "--reason", ""}},
	{"a '' b", {"a", "", "b"}},
};

START_TEST(quotation_marks_keep_words_together)
{
	char text[80], *words[WORDS_MOST];
	int count, expected = 0;

	strcpy(text, lines[_i].line);
	ck_assert_ptr_null(words_cut(text, words, &count));
	while (expected < 6 && lines[_i].words[expected])
		expected++;
	ck_assert_int_eq(count, expected);
	for (int i = 0; i < count; i++)
		ck_assert_str_eq(words[i], lines[_i].words[i]);
}
END_TEST

START_TEST(what_has_no_end_is_refused)
{
	char open[] = "why \"5", many[3 * WORDS_MOST], *words[WORDS_MOST];
	int count;

	ck_assert_ptr_nonnull(words_cut(open, words, &count));
	for (size_t i = 0; i + 1 < sizeof(many); i++)
		many[i] = i % 2 ? ' ' : 'a';
	many[sizeof(many) - 1] = '\0';
	ck_assert_ptr_nonnull(words_cut(many, words, &count));
}
END_TEST

START_TEST(keys_of_the_screen_become_words)
{
	char text[] =
		"It is stale: propose again (p, or pair EVENT). Free it (x, or hand EVENT 3 none).";
	char arrow[] = "exchanges 0 → 1; floats 1 → 2";

	plain_wording(text);
	ck_assert_str_eq(text, "It is stale: propose again (pair). Free it (hand 3 none).");
	plain_wording(arrow);
	ck_assert_str_eq(arrow, "exchanges 0 to 1; floats 1 to 2");
}
END_TEST

START_TEST(long_lines_are_broken_at_words)
{
	char text[] = "Board 1: Müller, White,\nbeats Sch\nunbreakablewords a b",
	     none[] = "a b c d";

	text_fold(text, strlen(text), 12);
	ck_assert_str_eq(text, "Board 1:\nMüller,\nWhite,\nbeats Sch\nunbreakablewords\na b");
	text_fold(none, strlen(none), 0);
	ck_assert_str_eq(none, "a b c d");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("words");

	tcase_add_loop_test(
		tcase, quotation_marks_keep_words_together, 0, sizeof(lines) / sizeof(lines[0]));
	tcase_add_test(tcase, what_has_no_end_is_refused);
	tcase_add_test(tcase, long_lines_are_broken_at_words);
	tcase_add_test(tcase, keys_of_the_screen_become_words);
	return suite_run("plain_words", tcase, NULL);
}
