/*
 * The numbers of rules that a sentence cites, and what is said of a setting, are those of the
 * event's own rule book.
 */
#include <stdio.h>
#include <string.h>

#include "app/book/rule_book.h"
#include "app/players/players.h"
#include "app/words/words.h"
#include "support/event/app_event.h"
#include "support/event/desk.h"

/* An event by this rule book beside that of the test; the caller closes it. */
static struct app *event_by(const char *system, const char *options)
{
	static int made;
	char path[160];
	const struct app_new what = {path, "Other", system, 5, COLOUR_WHITE, options, false};
	struct app *app;

	snprintf(path, sizeof(path), "%s/other%d.drawboard", app_test()->folder, ++made);
	APP_OK(app_create(&what, &app, &app_test()->error));
	return app;
}

static int add(struct app *app, const char *name)
{
	struct player player = {.grade = 2000};
	int pin = 0;

	snprintf(player.name, sizeof(player.name), "%s", name);
	APP_OK(desk_add_player(app, &player, &pin, &app_test()->error));
	return pin;
}

/* CAA 36, US 28M; FIDE and the Schools have no such rule. */
START_TEST(a_game_from_outside_is_by_the_rule_of_the_event)
{
	static const char *const rules[][2] = {
		{"caa", " (36)"}, {"dutch", ""}, {"uscf", " (28M)"}, {"schools", ""}};

	for (size_t i = 0; i < sizeof(rules) / sizeof(rules[0]); i++) {
		const struct app_fill bye = {.round = 1, .name = "Smith, J"};
		struct app *app = event_by(rules[i][0], "");
		struct error *error = &app_test()->error;
		struct reasons reasons;
		char want[80];

		const struct pairing_citations *citations =
			event_traits(app_event(app), 1)->citations;

		ck_assert_str_eq(citations->outside, rules[i][1]);
		ck_assert_str_eq(citations->converts, i == 0 ? " (38)" : "");
		ck_assert_str_eq(citations->unrated, i == 0 ? " (33)" : "");
		for (const char *name = "ABC"; *name; name++)
			add(app, (char[]){*name, '\0'});
		APP_OK(app_propose(app, error));
		APP_OK(app_publish(app, NULL, error));
		APP_OK(app_fill(app, &bye, error));
		APP_OK(app_why(app, 1, 2, NULL, &reasons, error));
		snprintf(want, sizeof(want), "in place of the bye: fixed by the arbiter%s.",
			rules[i][1]);
		ck_assert(app_reasons_have(&reasons, want));
		reasons_done(&reasons);
		app_close(app);
	}
}
END_TEST

START_TEST(what_a_club_is_for_is_as_the_setting_says)
{
	static const struct {
		const char *system, *options, *words;
	} cases[] = {
		{"caa", "", "kept apart in round 1"},
		{"caa", "clubs=0", "only in the lists"},
		{"caa", "clubs=60", "apart in rounds 1-60"},
		{"schools", "", "the school, kept apart"},
		{"schools", "schools=0", "the school, kept apart"},
		{"uscf", "", "only in the lists"},
		{"uscf", "teams=1", "the team, kept apart"},
		{"dutch", "", "only in the lists"},
		{"gsrp", "", "only in the lists"},
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		struct app *app = event_by(cases[i].system, cases[i].options);
		char words[32];

		ck_assert_str_eq(app_club_words(app, words), cases[i].words);
		ck_assert_uint_le(strlen(words), 22);
		app_close(app);
	}
}
END_TEST

/* FIDE C14 is of downfloats, C15 of upfloats; CAA 20 and 21, a each. */
START_TEST(a_float_of_the_last_round_is_told_with_the_rule_of_its_direction)
{
	ck_assert_str_eq(pairing_book_find("dutch")->traits->citations->same_down, " (C14)");
	ck_assert_str_eq(pairing_book_find("dutch")->traits->citations->same_up, " (C15)");
	ck_assert_str_eq(pairing_book_find("caa")->traits->citations->same_down, " (20 a)");
	ck_assert_str_eq(pairing_book_find("caa")->traits->citations->same_up, " (21 a)");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("rule numbers");

	tcase_add_test(tcase, a_game_from_outside_is_by_the_rule_of_the_event);
	tcase_add_test(tcase, what_a_club_is_for_is_as_the_setting_says);
	tcase_add_test(tcase, a_float_of_the_last_round_is_told_with_the_rule_of_its_direction);
	return app_run_suite("rule_numbers", tcase);
}
