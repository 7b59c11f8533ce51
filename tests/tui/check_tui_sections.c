/* Several sections on one screen: from one to the other, each with its own undo. */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>

#include "support/event/guide_event.h"
#include "support/fault/whole_file.h"
#include "support/pty/board_screen.h"
#include "support/pty/cli_run.h"

static const char *event;

/* The guide's event as Open, and a Minor of four. */
static void congress(void)
{
	static const char *const players[] = {"Ash", "Birch", "Cedar", "Date"};

	event = guide_event("congress.drawboard", 2);
	CLI_OK("section", event, "set", "name=Open", "letter=O");
	CLI_OK("section", event, "add", "Minor", "--system", "dutch", "--rounds", "3", "--lot",
		"white");
	for (size_t i = 0; i < sizeof(players) / sizeof(players[0]); i++)
		CLI_OK("players", event, "add", players[i], "--section", "Minor");
}

START_TEST(the_keys_go_from_section_to_section)
{
	struct pty *pty;

	congress();
	pty = board_start(event, 24, 80);
	pty_expect_row(pty, 0, "[Open] | Minor 4 in");
	pty_expect(pty, "< > section");
	pty_send(pty, ">");
	pty_expect_row(pty, 0, "Open R2 done | [Minor]");
	pty_expect(pty, "Minor is on the screen.");
	pty_expect(pty, "Ash");
	pty_send(pty, "p");
	pty_expect(pty, "proposed");
	pty_send(pty, "<");
	pty_expect_row(pty, 0, "[Open] | Minor R1 drawn");
	pty_send(pty, "G");
	pty_expect(pty, "Sections: 2");
	pty_expect(pty,
		"Letter Section               Rules    How far     Players  Next on its board");
	pty_expect(
		pty, "M      Minor                 dutch    R1 drawn          4  publish the draw");
	pty_send(pty, ">");
	pty_expect_row(pty, 0, "[Minor]");
	pty_free(pty);
}
END_TEST

/* So many players of falling ratings, two of them with a bye booked. */
static void add_players(const char *name, const char *file, int players)
{
	FILE *list = fopen(file, "w");

	ck_assert_ptr_nonnull(list);
	fputs("name,grade,byes\n", list);
	for (int i = 0; i < players; i++)
		fprintf(list, "Player %c%c,%d,%s\n", 'A' + i / 26, 'a' + i % 26, 2000 - i,
			i == 5 || i == 9 ? "1:half" : "");
	ck_assert_int_eq(fclose(list), 0);
	CLI_OK("import", event, file, "--section", name);
}

/* A section of them, its round 1 published. */
static void add_played(const char *name, const char *file, int players)
{
	add_players(name, file, players);
	CLI_OK("pair", event, "--section", name);
	CLI_OK("publish", event, "--section", name);
}

/* A congress as they are, at 80 columns: how far each is stays, whatever else is said shorter. */
START_TEST(three_sections_are_seen_at_a_glance)
{
	struct pty *pty;

	event = "three.drawboard";
	CLI_OK("new", event, "--system", "caa", "--rounds", "5", "--lot", "white");
	CLI_OK("section", event, "set", "name=Open");
	CLI_OK("section", event, "add", "Major", "--system", "caa", "--rounds", "5");
	CLI_OK("section", event, "add", "Minor", "--system", "caa", "--rounds", "5");
	pty = board_start(event, 24, 80);
	pty_expect_row(pty, 0, "[Open] | Major 0 in | Minor 0 in ");
	add_played("Open", "open.csv", 41);
	add_played("Major", "major.csv", 40);
	add_played("Minor", "minor.csv", 39);
	CLI_OK("result", event, "1", "1", "--section", "Minor");
	pty_expect_row(pty, 0,
		" [Open 0/19] Maj 0/19 Min 1/18      Round 1/5   41 in = 38 + 1 bye + 2 booked");
	pty_send(pty, ">");
	pty_expect_row(pty, 0, " Open 0/19 [Major] Min 1/18 ");
	pty_expect_row(pty, 0, "Round 1/5 · published     40 in = 38 + 2 booked");
	pty_send(pty, ">");
	pty_expect_row(pty, 0, " Open 0/19 Maj 0/19 [Minor 1/18] ");
	pty_free(pty);
}
END_TEST

/* The one on the screen is yet to be drawn, and there is no room for that in the middle. */
START_TEST(one_to_be_drawn_is_seen_beside_those_that_are)
{
	struct pty *pty;

	event = "drawn.drawboard";
	CLI_OK("new", event, "--system", "caa", "--rounds", "5", "--lot", "white");
	CLI_OK("section", event, "set", "name=Open");
	CLI_OK("section", event, "add", "Major", "--system", "caa", "--rounds", "5");
	CLI_OK("section", event, "add", "Minor", "--system", "caa", "--rounds", "5");
	add_played("Major", "major.csv", 40);
	add_played("Minor", "minor.csv", 39);
	add_players("Open", "open.csv", 120);
	pty = pty_start(event, 24, 80, NULL);
	pty_expect_row(pty, 0, " [Open to draw] Maj 0/19 Min 0/18 ");
	pty_free(pty);
}
END_TEST

/* More of them than there is room for: those beside it, and how many there are more. */
START_TEST(those_nearest_are_seen_of_many)
{
	struct pty *pty;

	event = "many.drawboard";
	CLI_OK("new", event, "--system", "caa", "--rounds", "5", "--lot", "white");
	CLI_OK("section", event, "set", "name=Under 8");
	for (int i = 9; i < 18; i++) {
		char name[16];

		snprintf(name, sizeof(name), "Under %d", i);
		CLI_OK("section", event, "add", name, "--system", "caa", "--rounds", "5");
	}
	add_played("Under 12", "u.csv", 20);
	CLI_OK("players", event, "add", "Ash", "--section", "Under 8");
	pty = pty_start(event, 24, 80, NULL);
	pty_expect_row(pty, 0, " [Under 8] 2: 0 in 3: 0 in 4: 0 in 5: 0/9 ");
	pty_expect_row(pty, 0, " (G) ");
	for (int i = 0; i < 6; i++)
		pty_send(pty, ">");
	pty_expect_row(pty, 0, " 5: 0/9 6: 0 in [Under 14] 8: 0 in 9: 0 in ");
	pty_expect_row(pty, 0, " (G) ");
	pty_free(pty);
}
END_TEST

/* Of one who plays the other section the question says what becomes of that game. */
START_TEST(who_withdraws_takes_his_game_with_him)
{
	struct pty *pty;

	congress();
	CLI_OK("section", event, "add", "Junior", "--system", "dutch", "--rounds", "3", "--lot",
		"white");
	CLI_OK("players", event, "add", "Elm", "--section", "Junior");
	CLI_OK("fill", event, "Elm", "--of", "Junior", "--player", "Ash", "--section", "Minor");
	pty = board_start(event, 24, 80);
	pty_send(pty, ">");
	pty_expect(pty, "Minor is on the screen.");
	pty_send(pty, "e");
	pty_expect(pty, "Players: 4");
	pty_send(pty, "w");
	pty_expect(pty, "His game with Elm (Junior)");
	pty_send(pty, "y");
	pty_expect(pty, "1 Ash is withdrawn from round 1 on.");
	cli_has(CLI_OK("fill", event, "--section", "Junior")->out, "nobody plays one from outside");
	pty_free(pty);
}
END_TEST

/* What was set for the event goes by u on it, and nothing of a section with it. */
START_TEST(what_is_the_events_is_undone_on_its_line)
{
	struct pty *pty;

	congress();
	pty = board_start(event, 24, 80);
	board_propose(pty);
	pty_send(pty, "E");
	pty_expect(pty, "▸ Name");
	pty_key(pty, VTERM_KEY_DOWN);
	pty_expect(pty, "▸ Place");
	pty_send(pty, "\rExeter\r");
	pty_expect(pty, "Place is now Exeter.");
	pty_send(pty, "u");
	pty_expect(pty, "Undone:");
	pty_key(pty, VTERM_KEY_DOWN); /* the message names it */
	pty_expect_gone(pty, "Exeter");
	pty_escape(pty);
	pty_expect(pty, "proposed");
	pty_send(pty, "u");
	pty_expect(pty, "laid out");
	pty_free(pty);
}
END_TEST

START_TEST(each_takes_back_its_own)
{
	struct pty *pty;

	congress();
	pty = board_start(event, 24, 80);
	board_propose(pty);
	pty_send(pty, ">");
	pty_expect_row(pty, 0, "[Minor]");
	pty_send(pty, "p");
	pty_expect(pty, "proposed");
	pty_send(pty, "<");
	pty_expect_row(pty, 0, "[Open]");
	pty_send(pty, "u");
	pty_expect(pty, "laid out");
	pty_send(pty, ">");
	pty_expect_row(pty, 0, "[Minor]");
	pty_expect(pty, "proposed");
	pty_free(pty);
}
END_TEST

/* Round 1 of one section does not overwrite that of another, and a question says which is meant. */
START_TEST(lists_and_questions_name_their_section)
{
	struct pty *pty;

	congress();
	pty = board_start(event, 24, 80);
	pty_send(pty, ">");
	pty_expect_row(pty, 0, "[Minor]");
	pty_send(pty, "p");
	pty_expect(pty, "proposed");
	pty_send(pty, "P");
	pty_expect(pty, "Publish round 1 of Minor: 2 boards?");
	pty_send(pty, "\r");
	pty_expect(pty, "published");
	pty_send(pty, "w");
	pty_expect(pty, "Which list of round 1 of Minor?");
	pty_send(pty, "b");
	pty_expect(pty, "Boards of round 1 of Minor: where to?");
	pty_send(pty, "f");
	pty_expect(pty, "congress-Minor-1-boards.txt");
	pty_send(pty, "\033");
	pty_expect_gone(pty, "congress-Minor-1-boards.txt");
	pty_send(pty, "l");
	pty_expect(pty, "Round 1 of Minor is published. Take it back?");
	pty_free(pty);
}
END_TEST

/* One who is over in Open plays one of Minor: the game is in both (CAA 36). */
START_TEST(a_game_between_sections_is_typed_with_its_section)
{
	struct pty *pty;

	congress();
	pty = board_start(event, 24, 80);
	pty_send(pty, "o");
	pty_expect(pty, "Section: name");
	pty_send(pty, "Minor: zorn\r");
	pty_expect(pty, "Nobody there, or more than one, is called \"zorn\".");
	pty_send(pty, "\025Minor: date\r");
	pty_expect(pty, "The game is in both sections");
	pty_expect(pty, "1 v Da");
	pty_send(pty, ">");
	pty_expect_row(pty, 0, "[Minor]");
	pty_expect(pty, "4 v Ad");
	pty_send(pty, "u");
	pty_expect(pty, "Undone: Game between sections");
	pty_send(pty, "<");
	pty_expect_row(pty, 0, "[Open]");
	pty_expect_gone(pty, "1 v Da");
	pty_free(pty);
}
END_TEST

/* As the list has his name: he is found where he plays as one of another section. */
START_TEST(a_result_is_typed_by_the_name_of_the_other_section)
{
	struct pty *pty;

	congress();
	pty = board_start(event, 24, 80);
	CLI_OK("fill", event, "date", "--of", "Minor", "--player", "1", "--section", "Open");
	pty_expect(pty, "1 v Da");
	pty_send(pty, "p");
	pty_expect(pty, "proposed");
	board_publish(pty);
	pty_expect(pty, " published.");
	pty_send(pty, "r");
	pty_expect(pty, "Date (Minor)");
	pty_send(pty, "date 1");
	pty_expect(pty, "1 Adams 0-1 Date (Minor)");
	pty_free(pty);
	CLI_OK("players", event, "withdraw", "Ash", "--section", "Minor");
	cli_has(CLI_CODE(1, "fill", event, "Guest", "--player", "Ash", "--section", "Minor")->err,
		"1 Ash takes no board in round 1: he is withdrawn from round 1 on.");
}
END_TEST

/* Whom the game between sections takes off his board, he leaves his opponent in the tray. */
START_TEST(a_draft_with_a_tray_is_not_to_be_published)
{
	struct pty *pty;

	congress();
	CLI_OK("pair", event, "--section", "Minor");
	pty = board_start(event, 24, 80);
	pty_expect_row(pty, 0, "[Open] | Minor R1 drawn");
	pty_send(pty, "o");
	pty_expect(pty, "Section: name");
	pty_send(pty, "Minor: date\r");
	pty_expect_row(pty, 0, "[Open] | Minor R1 tray 1");
	pty_send(pty, "G");
	pty_expect(pty, "Minor                 dutch    R1 tray 1         4  empty the tray");
	pty_free(pty);
	cli_has(CLI_OK("section", event)->out, ", 4 players: R1 tray 1\n");
	cli_has(CLI_OK("section", event, "--json")->out, "\"tray\": 1");
}
END_TEST

/* It opens in its section and stays there; when that is gone, so is the desk. */
START_TEST(a_bound_desk_stays_in_its_section)
{
	const char *const argv[] = {DRAWBOARD_PROGRAM, NULL, "--section", "Minor", NULL};
	const char *words[5];
	struct pty *pty;
	int status;

	congress();
	memcpy(words, argv, sizeof(words));
	words[1] = event;
	pty = pty_start_program(words, 24, 80, NULL);
	pty_expect_row(pty, 0, " [Minor] ");
	pty_expect(pty, "Ash");
	ck_assert(!pty_shows(pty, "Open"));
	ck_assert(!pty_shows(pty, "< > section"));
	pty_send(pty, ">");
	pty_expect(pty, "This desk was opened for Minor alone: it goes to no other section.");
	pty_send(pty, "p");
	pty_expect(pty, "proposed");
	pty_send(pty, "G");
	pty_expect(pty, "This desk was opened for Minor");
	pty_expect_row(pty, 0, " [Minor] ");
	pty_send(pty, "e");
	pty_expect(pty, "Birch");
	CLI_OK("undo", event, "--section", "Minor");
	CLI_OK("section", event, "remove", "--section", "Minor");
	status = pty_wait(pty);
	ck_assert(WIFEXITED(status) && WEXITSTATUS(status) == 1);
	pty_free(pty);
}
END_TEST

/* The keys go through these alone, the table shows all; with the last of them the desk is gone. */
START_TEST(a_desk_is_bound_to_several_sections)
{
	const char *const argv[] = {DRAWBOARD_PROGRAM, NULL, "--section", "Rapid", "--section",
		"Op", "--section=Open", NULL};
	const char *words[8];
	struct pty *pty;

	congress();
	CLI_OK("section", event, "add", "Rapid", "--system", "caa", "--rounds", "5");
	memcpy(words, argv, sizeof(words));
	words[1] = event;
	pty = pty_start_program(words, 24, 80, NULL);
	/* it opens in the first that is named */
	pty_expect_row(pty, 0, "Open R2 done | [Rapid]");
	ck_assert(!pty_shows(pty, "Minor"));
	pty_expect(pty, "< > section");
	pty_send(pty, ">");
	pty_expect_row(pty, 0, "[Open] | Rapid 0 in");
	pty_send(pty, ">");
	pty_expect_row(pty, 0, "Open R2 done | [Rapid]");
	pty_send(pty, "<");
	pty_expect_row(pty, 0, "[Open] | Rapid 0 in");
	/* all sections stand in the table, the cursor is on those of the desk */
	pty_send(pty, "G");
	pty_expect(pty, "Sections: 3");
	pty_expect(pty, "M      Minor ");
	pty_send(pty, "\033[B");
	pty_expect_row(pty, 0, "Open R2 done | [Rapid]");
	pty_send(pty, "\033[A");
	pty_expect_row(pty, 0, "[Open] | Rapid 0 in");
	pty_send(pty, "\r");
	pty_expect(pty, "mid-line");
	pty_expect_row(pty, 0, "[Open] | Rapid 0 in");
	/* one is left: as at a desk that is bound to one */
	CLI_OK("section", event, "remove", "--section", "Rapid");
	pty_expect_row(pty, 0, " [Open]   ");
	pty_send(pty, ">");
	pty_expect(pty, "This desk was opened for Open alone: it goes to no other section.");
	pty_free(pty);
}
END_TEST

/* Where the section on the screen goes, another one of the desk comes, and none that is not. */
START_TEST(a_desk_of_several_stays_among_them)
{
	const char *words[] = {
		DRAWBOARD_PROGRAM, NULL, "--section", "Minor", "--section", "Rapid", NULL};
	struct pty *pty;
	int status;

	congress();
	CLI_OK("section", event, "add", "Rapid", "--system", "caa", "--rounds", "5");
	words[1] = event;
	pty = pty_start_program(words, 24, 80, NULL);
	pty_expect_row(pty, 0, "[Minor] | Rapid 0 in");
	CLI_OK("section", event, "remove", "--section", "Minor");
	pty_expect_row(pty, 0, " [Rapid] ");
	pty_expect(pty, "The section that was shown is removed: Rapid is on the screen.");
	CLI_OK("section", event, "remove", "--section", "Rapid");
	status = pty_wait(pty);
	ck_assert(WIFEXITED(status) && WEXITSTATUS(status) == 1);
	pty_free(pty);
}
END_TEST

/* A slip of another section says so. */
START_TEST(a_slip_of_another_section_is_told)
{
	struct pty *pty;

	congress();
	CLI_OK("section", event, "set", "first-board=41", "--section", "Minor");
	CLI_OK("pair", event, "--section", "Minor");
	CLI_OK("publish", event, "--section", "Minor");
	pty = board_start(event, 24, 80);
	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	pty_send(pty, "41 1\r");
	pty_expect(pty, "Board 41 is in Minor");
	pty_send(pty, "99 1\r");
	pty_expect(pty, "There is no board 99");
	pty_free(pty);
}
END_TEST

/* A file that was written beside the event. */
static const char *written(const char *name)
{
	char path[400];

	snprintf(path, sizeof(path), "%.*s/%s", (int)(strrchr(event, '/') - event), event, name);
	return whole_file(path, NULL);
}

/* The list at the door hangs out once a round is published, and goes with all the others. */
/* s in the question where a list goes to, and in the window where it is looked at. */
START_TEST(a_list_is_of_all_sections)
{
	struct pty *pty;

	congress();
	pty = board_start(event, 24, 80);
	pty_send(pty, "wb");
	pty_expect(pty, "Boards of round 3 of Open: where to?");
	pty_expect(pty, "s of all sections");
	pty_send(pty, "s");
	pty_expect(pty, "Boards of all sections: where to?");
	pty_expect(pty, "s of this section alone");
	pty_send(pty, "sf");
	pty_expect(pty, "congress-Open-3-boards.txt");
	pty_escape(pty);
	pty_send(pty, "wbsf");
	pty_expect(pty, "congress-all-boards.txt");
	pty_send(pty, "\r");
	pty_expect(pty, "Left out: Minor (Round 1 is not drawn yet).");
	/* of Open its last published round: round 3 lies on the board without a draw */
	cli_has(written("congress-all-boards.txt"), "Round 2 of 5");
	/* the cross table is looked at first */
	pty_send(pty, ">");
	pty_expect_row(pty, 0, "[Minor]");
	pty_send(pty, "p");
	pty_expect(pty, "proposed");
	pty_send(pty, "P\r");
	pty_expect(pty, "published");
	pty_send(pty, "woe");
	pty_expect(pty, "Entries of Minor: where to?");
	pty_expect(pty, "s all sections");
	pty_send(pty, "s");
	pty_expect(pty, "Entries of all sections: where to?");
	pty_expect(pty, "Adams, Alan");
	pty_send(pty, "f");
	pty_expect(pty, "congress-all-entries.txt");
	pty_send(pty, "\r");
	pty_expect(pty, "Written: ");
	cli_has(written("congress-all-entries.txt"), "Adams, Alan");
	cli_has(written("congress-all-entries.txt"), "\fAnytown");
	cli_has(written("congress-all-entries.txt"), "Ash");
	/* the desk is where it was, and no list of one section has it */
	pty_expect_row(pty, 0, "[Minor]");
	pty_send(pty, "wd");
	pty_expect(pty, "Names of all sections: where to?");
	ck_assert(!pty_shows(pty, "  s of all"));
	pty_free(pty);
}
END_TEST

START_TEST(the_list_at_the_door_is_of_all_sections)
{
	struct pty *pty;

	congress();
	CLI_OK("section", event, "remove", "--section", "Minor");
	pty = board_start(event, 24, 80);
	pty_send(pty, "w");
	pty_expect(pty, "a all three");
	pty_escape(pty);
	CLI_OK("undo", event, "--event");
	pty_expect_row(pty, 0, "[Open] | Minor");
	pty_escape(pty);
	pty_send(pty, ">");
	pty_expect_row(pty, 0, "[Minor]");
	pty_send(pty, "p");
	pty_expect(pty, "proposed");
	pty_send(pty, "P\r");
	pty_expect(pty, "published");
	pty_send(pty, "w");
	pty_expect(pty, "d names of all sections");
	pty_expect(pty, "a all four");
	pty_send(pty, "d");
	pty_expect(pty, "Names of all sections: where to?");
	pty_send(pty, "f");
	pty_expect(pty, "congress-all-names.txt");
	pty_send(pty, "\r");
	pty_expect(pty, "Written: ");
	cli_has(written("congress-all-names.txt"), "Ash");
	cli_has(written("congress-all-names.txt"), "Low, Len");
	pty_send(pty, "waf");
	pty_expect(pty, "congress-all-names.txt?");
	pty_expect(pty, " Enter writes them  Esc or any other key does not                Ctrl-G");
	pty_send(pty, "\r");
	pty_expect_gone(pty, "Enter writes them");
	cli_has(written("congress-all-names.txt"), "Ash");
	cli_has(written("congress-Minor-1-names.txt"), "Ash");
	pty_free(pty);
}
END_TEST

/* What is typed for a section that another desk removes does not go into the next one. */
START_TEST(what_was_typed_for_a_removed_section_is_put_aside)
{
	struct pty *pty;

	congress();
	pty = board_start(event, 24, 80);
	pty_send(pty, ">");
	pty_expect_row(pty, 0, "[Minor]");
	pty_send(pty, "ea");
	pty_expect(pty, "New player");
	pty_send(pty, "Elder");
	pty_expect(pty, "Elder");
	CLI_OK("section", event, "remove", "--section", "Minor");
	pty_expect(pty, "The section that was shown is removed: Open is on the screen.");
	pty_expect_gone(pty, "New player");
	pty_expect(pty, "was entered.");
	ck_assert_ptr_null(strstr(CLI_OK("players", event)->out, "Elder"));
	CLI_OK("undo", event, "--event");
	pty_expect_row(pty, 0, "[Open] | Minor 4 in");
	/* what is typed on goes nowhere until that is read */
	pty_send(pty, "x");
	pty_expect(pty, "x means nothing here");
	pty_escape(pty);
	pty_expect_gone(pty, "was entered.");
	pty_send(pty, ">i");
	pty_expect(pty, "Read players from which file?");
	CLI_OK("section", event, "remove", "--section", "Minor");
	pty_expect_gone(pty, "Read players from which file?");
	CLI_OK("undo", event, "--event");
	pty_expect_row(pty, 0, "[Open] | Minor 4 in");
	pty_escape(pty);
	pty_expect_gone(pty, "at another desk");
	pty_send(pty, ">");
	pty_expect_row(pty, 0, "[Minor]");
	pty_escape(pty); /* from the players to the board */
	pty_send(pty, "p");
	pty_expect(pty, "proposed");
	pty_send(pty, " ");
	pty_expect(pty, "carrying 1 Ash");
	CLI_OK("section", event, "remove", "--section", "Minor");
	pty_expect(pty, "The section that was shown is removed: Open is on");
	pty_enter(pty);
	pty_expect(pty, "Enter means nothing here: Esc close.");
	pty_free(pty);
}
END_TEST

/* Where one types they are characters once the line is begun. */
START_TEST(on_a_line_that_is_begun_the_keys_are_characters)
{
	struct pty *pty;

	congress();
	pty = board_start(event, 24, 80);
	board_propose(pty);
	pty_send(pty, "P");
	pty_enter(pty);
	pty_expect(pty, "published");
	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	pty_send(pty, "1<");
	pty_expect(pty, "Result> 1<");
	pty_expect_gone(pty, "< > section");
	pty_escape(pty);
	pty_expect_gone(pty, "1<");
	pty_expect(pty, "< > section");
	pty_send(pty, "<");
	pty_expect_row(pty, 0, "[Minor]");
	/* it has no round to enter results of */
	pty_expect_gone(pty, "Result>");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("sections");

	tcase_add_checked_fixture(tcase, cli_setup, cli_teardown);
	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, who_withdraws_takes_his_game_with_him);
	tcase_add_test(tcase, three_sections_are_seen_at_a_glance);
	tcase_add_test(tcase, one_to_be_drawn_is_seen_beside_those_that_are);
	tcase_add_test(tcase, those_nearest_are_seen_of_many);
	tcase_add_test(tcase, the_keys_go_from_section_to_section);
	tcase_add_test(tcase, each_takes_back_its_own);
	tcase_add_test(tcase, what_is_the_events_is_undone_on_its_line);
	tcase_add_test(tcase, lists_and_questions_name_their_section);
	tcase_add_test(tcase, a_list_is_of_all_sections);
	tcase_add_test(tcase, the_list_at_the_door_is_of_all_sections);
	tcase_add_test(tcase, a_game_between_sections_is_typed_with_its_section);
	tcase_add_test(tcase, a_draft_with_a_tray_is_not_to_be_published);
	tcase_add_test(tcase, a_result_is_typed_by_the_name_of_the_other_section);
	tcase_add_test(tcase, a_slip_of_another_section_is_told);
	tcase_add_test(tcase, a_bound_desk_stays_in_its_section);
	tcase_add_test(tcase, a_desk_is_bound_to_several_sections);
	tcase_add_test(tcase, a_desk_of_several_stays_among_them);
	tcase_add_test(tcase, what_was_typed_for_a_removed_section_is_put_aside);
	tcase_add_test(tcase, on_a_line_that_is_begun_the_keys_are_characters);
	return board_run("tui_sections", tcase);
}
