/* Particulars and settings of an event: kept, refused, and what they do to draws. */
#include <string.h>

#include "app/players/players.h"
#include "app/settings/settings.h"
#include "app/settings/warnings.h"
#include "support/event/app_event.h"
#include "support/event/desk.h"

/* One setting, as a desk changes it. */
static enum status set(const char *key, const char *text, const char *reason)
{
	const struct setting_order order = {key, text};

	return app_set(app_test()->app, &order, 1, reason, &app_test()->error);
}

static const char *text_of(const char *key)
{
	static struct setting setting;

	settings_at(app_test()->app, settings_find(app_test()->app, key), &setting);
	return setting.text;
}

START_TEST(every_setting_is_found_by_its_key)
{
	const int count = settings_count(app_test()->app);
	struct setting setting;

	for (int i = 0; i < count; i++) {
		settings_at(app_test()->app, i, &setting);
		ck_assert_int_eq(settings_find(app_test()->app, setting.key), i);
		ck_assert(setting.group != SETTING_OF_DRAWS || (setting.help && setting.when));
	}
	ck_assert_int_ge(settings_find(app_test()->app, "round-5"), 0);
	ck_assert_int_eq(settings_find(app_test()->app, "round-6"), -1);
	ck_assert_int_eq(settings_find(app_test()->app, "nothing"), -1);
}
END_TEST

START_TEST(what_is_set_is_kept_and_taken_away_again)
{
	static const struct {
		const char *key, *text, *kept;
	} cases[] = {
		{"name", "Exeter Congress", "Exeter Congress"},
		{"place", "Exeter", "Exeter"},
		{"First Day", "7.3.2026", "2026-03-07"},
		{"round-2", "7 March 2026 14:00", "2026-03-07 14:00"},
		{"section", "Major", "Major"},
		{"rounds", "6", "6"},
		{"lot", "2026", "black"},
		{"points", "W=3 D=1", "W=3 D=1 L=0 A=0 P=3"},
		{"bye", "½", "0.5"},
		{"convert", "ecf", "7.5*x+700"},
		{"clubs", "3", "3"},
		{"bye_spares", "full", "full"},
		{"system", "uscf", "uscf"},
	};

	char label[120];

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		APP_OK(set(cases[i].key, cases[i].text, NULL));
		ck_assert_str_eq(text_of(cases[i].key), cases[i].kept);
	}
	app_reopen();
	ck_assert_str_eq(text_of("place"), "Exeter");
	APP_OK(set("place", "", NULL));
	ck_assert_str_eq(text_of("place"), "");
	APP_OK(app_undo(app_test()->app, NULL, label, &app_test()->error));
	ck_assert_str_eq(text_of("place"), "Exeter");
}
END_TEST

START_TEST(what_cannot_be_is_refused)
{
	app_add_players(6);
	APP_REFUSED(set("name", " ", NULL), STATUS_BAD_INPUT, "name of letters");
	APP_REFUSED(set("federation", "England", NULL), STATUS_BAD_INPUT, "written as ENG");
	APP_REFUSED(set("rounds", "61", NULL), STATUS_BAD_INPUT, "from 1 to 60");
	APP_REFUSED(set("rounds", "5", NULL), STATUS_REFUSED, "5 rounds already");
	APP_REFUSED(set("lot", "green", NULL), STATUS_BAD_INPUT, "white, black or a year");
	APP_REFUSED(set("points", "W=1 W=2", NULL), STATUS_BAD_INPUT, "each once");
	APP_REFUSED(set("points", "W=1 D=3", NULL), STATUS_BAD_INPUT, "A draw is worth more");
	APP_REFUSED(set("points", "W=0", NULL), STATUS_BAD_INPUT, "no more than a loss");
	APP_REFUSED(set("points", "A=2", NULL), STATUS_BAD_INPUT, "To be absent is worth more");
	APP_REFUSED(set("bye", "two", NULL), STATUS_BAD_INPUT, "number of points");
	APP_REFUSED(set("convert", "x", NULL), STATUS_BAD_INPUT, "no conversion");
	APP_REFUSED(set("clubs", "99", NULL), STATUS_BAD_INPUT, "from 0 to 60");
	APP_REFUSED(set("bye_spares", "some", NULL), STATUS_BAD_INPUT, "all or full");
	APP_REFUSED(set("system", "chess", NULL), STATUS_BAD_INPUT, "no rule book");
	APP_REFUSED(set("place", "Exeter", "two\nlines"), STATUS_BAD_INPUT, "A reason");
	app_draw_round();
	APP_REFUSED(set("system", "dutch", NULL), STATUS_REFUSED, "published by caa");
}
END_TEST

/* They are more likely a slip of the pen than meant. */
START_TEST(strange_points_are_asked_about)
{
	app_add_players(6);
	APP_REFUSED(set("points", "W=3 D=1 P=4", NULL), STATUS_REASON,
		"Points: The bye is worth more than a win. Where that is meant, give the reason.");
	APP_REFUSED(set("bye", "1.5", NULL), STATUS_REASON, "The bye is worth more than a win");
	APP_REFUSED(set("points", "W=1 D=1", " "), STATUS_REASON, "more than half a win");
	APP_REFUSED(set("points", "W=3 D=2", NULL), STATUS_REASON, "more than half a win");
	APP_OK(set("points", "W=3 D=2", "the league has it so"));
	ck_assert_str_eq(text_of("points"), "W=3 D=2 L=0 A=0 P=3");
	/* what stands is not asked about again, nor is a point more for everybody */
	APP_OK(set("place", "Exeter", NULL));
	APP_OK(set("points", "W=3 D=2 L=1", NULL));
	APP_OK(set("bye", "1.5", NULL));
}
END_TEST

/* Points of rounds that are played change with a reason alone, be the draws the same or not. */
START_TEST(points_of_rounds_that_are_played_are_asked_about)
{
	app_add_players(6);
	app_draw_round();
	APP_OK(set("points", "W=3 D=1", NULL));
	app_all_results(1);
	APP_REFUSED(set("points", "", NULL), STATUS_REASON,
		"Round 1 is played and would give other points: give the reason for the change.");
	APP_REFUSED(set("points", "W=2", " "), STATUS_REASON, "Round 1 is played");
	/* nobody has drawn yet, or had the bye */
	APP_OK(set("points", "W=3 D=1.5", NULL));
	APP_OK(set("bye", "1", NULL));
	APP_OK(set("points", "", "typed wrongly"));
}
END_TEST

START_TEST(a_draw_on_the_wall_stays_and_is_judged_by_what_held)
{
	int white;

	app_add_players(8);
	app_draw_round();
	white = app_board(1, 1)->white;
	APP_REFUSED(set("lot", "black", NULL), STATUS_REASON, "Round 1 is published");
	APP_REFUSED(set("lot", "black", ""), STATUS_REASON, "give the reason");
	APP_OK(set("relax", "1", NULL)); /* bears on no round that is drawn */
	APP_OK(set("lot", "black", "the lot was read wrongly"));
	ck_assert_int_eq(app_board(1, 1)->white, white);
	ck_assert_str_eq(text_of("lot"), "black");
	app_all_results(1);
	app_draw_round();
	app_reopen();
}
END_TEST

/* However they are set: read, written one way, and with a reason once play began. */
START_TEST(tie_breaks_are_read_where_they_are_set)
{
	char label[120];

	APP_REFUSED(set("tie-breaks", "bh,nonsense", NULL), STATUS_BAD_INPUT, "NONSENSE");
	APP_REFUSED(set("tie-breaks", "BH,,SB", NULL), STATUS_BAD_INPUT, "between two commas");
	APP_OK(set("tie-breaks", "bh:c1, sb, sos", NULL));
	ck_assert_str_eq(text_of("tie-breaks"), "BH/C1,SB,SOS");
	APP_OK(set("tie-breaks", "usual", NULL));
	ck_assert_str_eq(text_of("tie-breaks"), "");
	APP_OK(set("tie-breaks", "none", NULL));
	ck_assert_str_eq(text_of("tie-breaks"), "PTS");
	APP_OK(set("tie-breaks", "PS,SOS", NULL)); /* as usual by the CAA's rules */
	ck_assert_str_eq(text_of("tie-breaks"), "");
	app_add_players(8);
	app_draw_round();
	APP_REFUSED(set("tie-breaks", "SB", NULL), STATUS_REASON, "Round 1 is published");
	APP_REFUSED(set("tie-breaks", "SB", " "), STATUS_REASON, "wants a reason");
	APP_REFUSED(set("tie-break-rules", "2023", NULL), STATUS_REASON, "wants a reason");
	APP_OK(set("tie-breaks", "usual", NULL)); /* changes nothing */
	APP_OK(set("place", "Exeter", NULL));
	APP_OK(set("tie-breaks", "sb", "as announced"));
	app_reopen();
	ck_assert_str_eq(text_of("tie-breaks"), "SB");
	APP_OK(app_undo(app_test()->app, NULL, label, &app_test()->error));
	ck_assert_str_eq(label, "Tie-breaks: sb: as announced");
}
END_TEST

START_TEST(a_key_is_given_once)
{
	const struct setting_order orders[] = {{"bye", "0.5"}, {"Bye", "1"}};

	APP_REFUSED(app_set(app_test()->app, orders, 2, NULL, &app_test()->error), STATUS_BAD_INPUT,
		"Bye is given twice: \"0.5\" and \"1\"");
	APP_REFUSED(app_set(app_test()->app,
			    (const struct setting_order[]){{"bye", "0.5"}, {"points", "W=3"}}, 2,
			    NULL, &app_test()->error),
		STATUS_BAD_INPUT, "points says by its P what bye says");
}
END_TEST

START_TEST(a_proposal_is_not_changed_from_below)
{
	app_add_players(8);
	APP_OK(app_propose(app_test()->app, &app_test()->error));
	APP_REFUSED(set("lot", "black", "wrong"), STATUS_REFUSED, "Round 1 is proposed");
	APP_REFUSED(set("rounds", "6", NULL), STATUS_REFUSED, "Round 1 is proposed");
	APP_OK(set("clubs", "2", NULL));
	APP_OK(app_lay_out(app_test()->app, &app_test()->error));
	APP_OK(set("lot", "black", NULL));
}
END_TEST

/* The proposal is of the numbers that the players had. */
START_TEST(players_are_not_numbered_anew_under_a_proposal)
{
	APP_OK(set("system", "uscf", NULL));
	app_add("Zimmer, A", 2000);
	app_add("Adams, B", 1500);
	APP_OK(app_propose(app_test()->app, &app_test()->error));
	APP_REFUSED(set("system", "schools", NULL), STATUS_REFUSED,
		"the players would be numbered anew: take the proposal back first");
	app_check_player(1, "Zimmer, A", "", 1);
	APP_OK(app_lay_out(app_test()->app, &app_test()->error));
	APP_OK(set("system", "schools", NULL));
	app_check_player(1, "Adams, B", "", 1);
}
END_TEST

/* US Chess 28A: equal ratings stand by lot, which is drawn when the rule book comes. */
START_TEST(a_rule_book_with_a_lot_for_equal_grades_gets_one)
{
	APP_OK(set("system", "uscf", NULL));
	ck_assert_str_ne(text_of("rank_lot"), "0");
	APP_OK(set("system", "caa", NULL));
	ck_assert_int_eq(settings_find(app_test()->app, "rank_lot"), -1);
}
END_TEST

/* Schools rank by name alone. */
START_TEST(another_rule_book_numbers_the_players_its_way)
{
	app_add("Zimmer, A", 2000);
	app_add("Adams, B", 1500);
	app_check_player(1, "Zimmer, A", "", 1);
	APP_OK(set("system", "schools", NULL));
	app_check_player(1, "Adams, B", "", 1);
	APP_OK(set("system", "caa", NULL));
	app_check_player(1, "Zimmer, A", "", 1);
}
END_TEST

static const char *missing_of(const char *office)
{
	static struct missing missing;

	for (int i = 0; settings_missing(app_test()->app, i, &missing); i++)
		if (!strcmp(missing.office, office))
			return missing.fields;
	return NULL;
}

START_TEST(what_a_report_lacks_is_listed)
{
	app_add_players(2);
	ck_assert_str_eq(missing_of("FIDE"),
		"place, federation, first-day, last-day, chief-arbiter, time-control, day of 5 rounds (round-1 ...), FIDE ID of 2 players");
	APP_OK(set("place", "Exeter", NULL));
	ck_assert_ptr_null(strstr(missing_of("FIDE"), "place"));
	ck_assert_ptr_nonnull(strstr(missing_of("ECF"), "results-officer"));
	ck_assert_ptr_null(strstr(missing_of("ECF"), "submission-index"));
	ck_assert_ptr_nonnull(strstr(missing_of("ECF"), "ECF code of 2 players"));
	ck_assert_ptr_nonnull(strstr(missing_of("US Chess"), "us-affiliate"));
}
END_TEST

START_TEST(the_rate_of_play_follows_from_the_time_control)
{
	char text[RATE_SIZE];

	ck_assert_str_eq(settings_rate(app_event(app_test()->app), text), "");
	APP_OK(set("time-control", "G/60;d5", NULL));
	ck_assert_str_eq(settings_rate(app_event(app_test()->app), text), "standard (US: dual)");
}
END_TEST

struct heard {
	const char *part;
	int count;
};

static void listen(void *context, const struct warning *warning)
{
	struct heard *heard = context;

	heard->count += strstr(warning->text, heard->part) != NULL;
}

static int count_warnings(const char *part)
{
	struct heard heard = {part, 0};

	warnings_each(app_test()->app, listen, &heard);
	return heard.count;
}

START_TEST(what_looks_odd_is_named_once)
{
	struct player twin = {.name = "player01, A", .fide = "400001"};
	struct app_entry entry = {.player = &twin, .namesake = true};
	int pin;

	app_add_players(6);
	ck_assert_int_eq(count_warnings(""), 0);
	APP_OK(app_player_book(app_test()->app, 2, 1, BOOKING_HALF, &app_test()->error));
	APP_OK(app_player_book(app_test()->app, 2, 5, BOOKING_HALF, &app_test()->error));
	ck_assert_int_eq(count_warnings("has 2 half-point byes"), 1);
	ck_assert_int_eq(count_warnings("a bye booked for round 5, the last"), 1);
	APP_OK(app_player_enter(app_test()->app, &entry, &pin, &app_test()->error));
	ck_assert_int_eq(count_warnings("have one name"), 1);
	APP_OK(set("rounds", "8", NULL));
	ck_assert_int_eq(
		count_warnings(
			"8 rounds are too many for 7 players: each has only 6 others to meet, and one bye."),
		1);
	APP_OK(set("rating-limit", "1980", NULL));
	ck_assert_int_eq(count_warnings("rating limit is 1980"), 2);
}
END_TEST

START_TEST(dates_that_do_not_go_together_are_named)
{
	struct player late = {.name = "Late, L", .born = "2027/00/00"};
	int pin;

	APP_OK(set("first-day", "2026-03-07", NULL));
	APP_OK(desk_add_player(app_test()->app, &late, &pin, &app_test()->error));
	ck_assert_int_eq(count_warnings("is born 2027, after the event begins."), 1);
	APP_OK(set("last-day", "2026-03-08", NULL));
	APP_OK(set("round-1", "2026-03-07 10:00", NULL));
	APP_OK(set("round-2", "2026-03-07 14:00", NULL));
	APP_OK(set("round-3", "2026-03-08", NULL));
	APP_OK(set("round-4", "2026-03-08 14:00", NULL));
	APP_OK(set("round-5", "2026-03-08", NULL));
	ck_assert_int_eq(count_warnings(""), 1);
	APP_OK(set("round-2", "2026-03-07 09:00", NULL));
	ck_assert_int_eq(count_warnings("Round 2 is on 2026-03-07 09:00, before round 1."), 1);
	APP_OK(set("round-3", "2026-03-09", NULL));
	ck_assert_int_eq(count_warnings("Round 3 is on 2026-03-09, after the last day."), 1);
	APP_OK(set("last-day", "2026-03-06", NULL));
	ck_assert_int_eq(
		count_warnings("The last day, 2026-03-06, is before the first, 2026-03-07."), 1);
	APP_OK(set("last-day", "2190-03-08", NULL));
	ck_assert_int_eq(count_warnings("Last day is 2190-03-08: is the year right?"), 1);
	APP_REFUSED(set("last-day", "2999-03-08", NULL), STATUS_BAD_INPUT, "is not a day such as");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("settings");

	tcase_set_timeout(tcase, 30);
	tcase_add_test(tcase, every_setting_is_found_by_its_key);
	tcase_add_test(tcase, what_is_set_is_kept_and_taken_away_again);
	tcase_add_test(tcase, what_cannot_be_is_refused);
	tcase_add_test(tcase, strange_points_are_asked_about);
	tcase_add_test(tcase, points_of_rounds_that_are_played_are_asked_about);
	tcase_add_test(tcase, a_draw_on_the_wall_stays_and_is_judged_by_what_held);
	tcase_add_test(tcase, tie_breaks_are_read_where_they_are_set);
	tcase_add_test(tcase, a_key_is_given_once);
	tcase_add_test(tcase, a_proposal_is_not_changed_from_below);
	tcase_add_test(tcase, players_are_not_numbered_anew_under_a_proposal);
	tcase_add_test(tcase, a_rule_book_with_a_lot_for_equal_grades_gets_one);
	tcase_add_test(tcase, another_rule_book_numbers_the_players_its_way);
	tcase_add_test(tcase, what_a_report_lacks_is_listed);
	tcase_add_test(tcase, the_rate_of_play_follows_from_the_time_control);
	tcase_add_test(tcase, what_looks_odd_is_named_once);
	tcase_add_test(tcase, dates_that_do_not_go_together_are_named);
	return app_run_suite("app settings", tcase);
}
