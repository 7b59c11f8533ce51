/* Who comes late to a published round, by commands: the house player's seat, or nobody is free. */
#include <stdio.h>
#include <string.h>

#include "support/pty/cli_run.h"

/* Round 1 of so many players, published. */
static void first_round(const char *system, int players)
{
	char list[400] = "name,grade\n";

	for (int i = 0; i < players; i++)
		snprintf(list + strlen(list), sizeof(list) - strlen(list), "\"P%02d, A\",%d\n",
			i + 1, 2200 - 20 * i);
	CLI_OK("new", "e.drw", "--system", system, "--rounds", "5", "--lot", "white");
	cli_write("list.csv", list);
	CLI_OK("import", "e.drw", "list.csv");
	cli_publish("e.drw");
}

static void add_late(const char *name)
{
	CLI_OK("players", "e.drw", "add", name, "--grade", "1500");
}

/* The first repair of the last list. */
static void take_first(const char *list, const char *const *lates, int count)
{
	char code[16];
	const char *words[3] = {lates[0], lates[count > 1 ? 1 : 0], lates[count > 2 ? 2 : 0]};

	snprintf(code, sizeof(code), "%.8s", strstr(list, "\nList ") + 6);
	if (count == 1)
		CLI_OK("repair", "e.drw", words[0], "--take", "1", "--list", code, "--reason",
			"the bus");
	else
		CLI_OK("repair", "e.drw", words[0], words[1], words[2], "--take", "1", "--list",
			code, "--reason", "the bus");
}

static const char *const one[] = {"--late=late"};
static const char *const three[] = {"--late=alder", "--late=birch", "--late=cedar"};

/* Nobody loses his game for a latecomer: he has the seat of the house player. */
START_TEST(who_comes_late_has_the_seat_of_the_house_player)
{
	static const char *const systems[] = {"caa", "dutch", "uscf"};
	/* who has the bye, and the colours by the lot */
	static const char *const pairs[] = {"6 P06 -> 12 Late v 6 P06\n",
		"11 P11 -> 11 P11 v 12 Late\n", "11 P11 -> 12 Late v 11 P11\n"};
	const char *list;

	first_round(systems[_i], 11);
	CLI_OK("fill", "e.drw", "House, H");
	add_late("Late, L");
	list = CLI_OK("repair", "e.drw", one[0])->out;
	cli_has(list, "1: 1 board changes. House, H, who was to play ");
	cli_has(list, " in place of the bye, has no game.\n   board 6: the bye of ");
	cli_has(list, pairs[_i]);
	ck_assert_ptr_null(strstr(list, "gets the bye"));
	take_first(list, one, 1);
	cli_has(CLI_OK("print", "e.drw", "boards")->out, "12  Late, L");
	ck_assert_ptr_null(strstr(CLI_OK("print", "e.drw", "boards")->out, "House"));
	CLI_OK("verify", "e.drw");
	CLI_OK("undo", "e.drw");
	cli_has(CLI_OK("print", "e.drw", "boards")->out, "House");
}
END_TEST

/* A game that is over has no seat left; and nobody gets a second bye for it. */
START_TEST(a_house_game_with_a_result_stays)
{
	const char *list;

	first_round("caa", 11);
	CLI_OK("fill", "e.drw", "House, H");
	CLI_OK("result", "e.drw", "6", "1");
	add_late("Late, L");
	list = CLI_OK("repair", "e.drw", one[0])->out;
	cli_has(list, "1: no board changes.\n   12 Late has half a point for round 1");
	ck_assert_ptr_null(strstr(list, "\n2: "));
}
END_TEST

/* Two of the three meet; the third has half a point. */
START_TEST(one_of_three_is_left_over)
{
	static const char *const systems[] = {"caa", "dutch", "uscf", "schools"};
	const char *list;

	first_round(systems[_i], 6);
	add_late("Alder, A");
	add_late("Birch, B");
	add_late("Cedar, C");
	list = CLI_OK("repair", "e.drw", three[0], three[1], three[2])->out;
	cli_has(list,
		"1: 1 board changes. Nobody is free for 9 Cedar, who has half a point without "
		"a game.\n"
		"   board 4: nobody -> ");
	take_first(list, three, 3);
	list = CLI_OK("print", "e.drw", "boards")->out;
	cli_has(list, "7  Alder, A");
	cli_has(list, "9  Cedar, C   1500    0               half-point bye");
	CLI_OK("verify", "e.drw");
	/* he could have said so himself: there is nobody for him, and he has the half point */
	cli_has(CLI_OK("repair", "e.drw", "--late=cedar")->out,
		"Nobody is free for 9 Cedar in round 1: his half-point bye stands.\n");
}
END_TEST

/* Who sits out and has come is no mistake of the bye. */
START_TEST(who_sits_out_has_no_bye_to_be_taken_away)
{
	first_round("caa", 6);
	add_late("Alder, A");
	cli_says(1, cli_run("repair", "e.drw", "--bye=alder", NULL),
		"7 Alder does not have the bye in round 1: if he has come, say so (l, or --late).");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("repair late");

	tcase_set_timeout(tcase, 60);
	tcase_add_loop_test(tcase, who_comes_late_has_the_seat_of_the_house_player, 0, 3);
	tcase_add_test(tcase, a_house_game_with_a_result_stays);
	tcase_add_loop_test(tcase, one_of_three_is_left_over, 0, 4);
	tcase_add_test(tcase, who_sits_out_has_no_bye_to_be_taken_away);
	return cli_run_suite("cli_repair_late", tcase);
}
