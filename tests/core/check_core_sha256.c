/* SHA-256: the examples of its standard, and every length around a block. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "core/sha256.h"
#include "support/suite_run.h"

static void is(const char *text, const char *digest)
{
	char found[SHA256_TEXT];

	sha256_text(text, strlen(text), found);
	ck_assert_str_eq(found, digest);
}

START_TEST(examples_of_the_standard)
{
	is("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
	is("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
	is("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
		"248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
	is("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
		"cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
}
END_TEST

START_TEST(a_million_a)
{
	enum { SIZE = 1000000 };
	char *text = malloc(SIZE), found[SHA256_TEXT];

	ck_assert_ptr_nonnull(text);
	memset(text, 'a', SIZE);
	sha256_text(text, SIZE, found);
	ck_assert_str_eq(found, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
	free(text);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("digests");

	tcase_add_test(tcase, examples_of_the_standard);
	tcase_add_test(tcase, a_million_a);
	return suite_run("core_sha256", tcase, NULL);
}
