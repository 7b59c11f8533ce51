/* Codes of federations: known ones, and what was meant by others. */
#include <check.h>

#include "core/typed/federation.h"
#include "support/suite_run.h"

static const struct {
	const char *code, *doubt;
} codes[] = {
	{"", ""},
	{"ENG", ""},
	{"FID", ""},
	{"GER", ""},
	{"ZIM", ""},
	{"EGN", "EGN is none of the federations known here; is it EGY or ENG?"},
	{"DEU", "DEU is none of the federations known here; is it GER?"},
	{"SOC", "SOC is none of the federations known here; is it SCO, SOL or SOM?"},
	{"GBR", "GBR is none of the federations known here; is it ENG, SCO or WLS?"},
	{"XQX", "XQX is none of the federations known here."},
	/* too many are near */
	{"MAL", "MAL is none of the federations known here."},
	{"England", "England is none of the federations known here."},
};

START_TEST(what_was_meant_is_asked)
{
	char doubt[120] = "x";

	ck_assert_int_eq(
		federation_doubt(codes[_i].code, doubt, sizeof(doubt)), codes[_i].doubt[0] != '\0');
	ck_assert_str_eq(doubt, codes[_i].doubt);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("federation");

	tcase_add_loop_test(
		tcase, what_was_meant_is_asked, 0, (int)(sizeof(codes) / sizeof(codes[0])));
	return suite_run("core_federation", tcase, NULL);
}
