/* Time controls: what is understood, and the rate of play that follows. */
#include <check.h>

#include "core/particulars/tempo.h"
#include "support/suite_run.h"

static const struct {
	const char *text, *us, *rate, *us_rate;
} cases[] = {
	{"G/90;+30", "G/90;+30", "standard", "regular"},
	{"G/60;d5", "G/60;d5", "standard", "dual"},
	{"g/60 d5", "G/60;d5", "standard", "dual"},
	{"90'+10\"", "G/90;+10", "standard", "regular"},
	{"90’ + 30″", "G/90;+30", "standard", "regular"},
	{"90'+30''", "G/90;+30", "standard", "regular"},
	{"90+30", "G/90;+30", "standard", "regular"},
	{"90 minutes", "G/90;d0", "standard", "regular"},
	{"60 minutes each, plus 10 seconds per move from move 1", "G/60;+10", "standard",
		"regular"},
	{"40/90,SD/30;+30", "40/90,SD/30;+30", "standard", "regular"},
	{"40 moves in 90 minutes then 30 minutes for the game", "40/90,SD/30;d0", "standard",
		"regular"},
	{"100'x40 + 15' + 30\"", "40/100,SD/15;+30", "standard", "regular"},
	{"50 minutes", "G/50;d0", "rapid", "dual"},
	{"15m+10s", "G/15;+10", "rapid", "quick"},
	{"G/25; 5 sec delay", "G/25;d5", "rapid", "dual"},
	{"3 min + 2 sec", "G/3;+2", "blitz", "blitz"},
	{"G/2", "G/2;d0", "blitz", ""},
};

START_TEST(a_time_control_is_read_as_arbiters_write_it)
{
	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		struct tempo tempo;
		char text[TEMPO_SIZE];

		ck_assert_msg(tempo_parse(cases[i].text, &tempo), "%s", cases[i].text);
		ck_assert_str_eq(tempo_us(&tempo, text), cases[i].us);
		ck_assert_str_eq(tempo_rate(&tempo), cases[i].rate);
		ck_assert_str_eq(tempo_us_rate(&tempo), cases[i].us_rate);
	}
}
END_TEST

START_TEST(what_is_no_time_control_is_not_guessed_at)
{
	static const char *const texts[] = {"", "slow", "G/", "G/0", "5400+30", "40/", "+30",
		"30 seconds", "1 hour 30", "G/30;+5;+5", "1'2'3'4'", "d", "from move"};

	for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
		struct tempo tempo = {.count = 7};

		ck_assert_msg(!tempo_parse(texts[i], &tempo), "%s", texts[i]);
		ck_assert_int_eq(tempo.count, 7);
	}
}
END_TEST

START_TEST(reports_encode_it_in_seconds)
{
	static const struct {
		const char *code, *us;
	} codes[] = {
		{"5400+30", "G/90;+30"},
		{"3600", "G/60;d0"},
		{"40/6000+30:900+30", "40/100,SD/15;+30"},
		{"40/7200:20/3600:900", "40/120,20/60,SD/15;d0"},
	};
	static const char *const others[] = {"", "5400+", "90", "5430", "5400+30:", "40/",
		"40/5400+30:1800", "5400 ", "W300-B240", "1/60:1/60:1/60:60", "99999999"};
	struct tempo tempo;
	char text[TEMPO_SIZE];

	for (size_t i = 0; i < sizeof(codes) / sizeof(codes[0]); i++) {
		ck_assert_msg(tempo_decode(codes[i].code, &tempo), "%s", codes[i].code);
		ck_assert_str_eq(tempo_us(&tempo, text), codes[i].us);
		ck_assert(tempo_encode(&tempo, text));
		ck_assert_str_eq(text, codes[i].code);
	}
	for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++)
		ck_assert_msg(!tempo_decode(others[i], &tempo), "%s", others[i]);
	ck_assert(tempo_parse("G/60;d5", &tempo));
	ck_assert(!tempo_encode(&tempo, text));
	ck_assert(tempo_parse("999/999,999/999,SD/999;+999", &tempo));
	ck_assert(tempo_encode(&tempo, text));
}
END_TEST

/* The longest that can be read has room as US Chess writes it. */
START_TEST(a_long_time_control_fits)
{
	struct tempo tempo;
	char text[TEMPO_SIZE];

	ck_assert(tempo_parse("999/999,999/999,999/999;+999", &tempo));
	ck_assert_str_eq(tempo_us(&tempo, text), "999/999,999/999,999/999;+999");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("tempo");

	tcase_add_test(tcase, a_time_control_is_read_as_arbiters_write_it);
	tcase_add_test(tcase, what_is_no_time_control_is_not_guessed_at);
	tcase_add_test(tcase, reports_encode_it_in_seconds);
	tcase_add_test(tcase, a_long_time_control_fits);
	return suite_run("core_tempo", tcase, NULL);
}
