/* drawboard site: pages for the public that lead to each other and tell nothing private. */
#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "support/pty/cli_run.h"

static void enter_players(void)
{
	cli_write("p.csv",
		"name,grade,club,born,fide,notes,member,school\n"
		"\"Ash, Ann\",2000,Elm,2009-05-29,1234567,SECRETNOTE,ME99999,SECRETSCHOOL\n"
		"\"Birch, Bob\",1900,Oak,,,,,\n\"Cedar, Cy\",1800,Elm,,,,,\n\"Damson, Di\",1700,Oak,,,,,\n");
	CLI_OK("import", "e.drw", "p.csv");
}

static void make_event(void)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "3", "--name", "Anytown");
	enter_players();
}

static const char *page(const char *name)
{
	char path[300];

	snprintf(path, sizeof(path), "web/%s", name);
	return cli_read(path);
}

static bool is_there(const char *name)
{
	char path[300];

	snprintf(path, sizeof(path), "web/%s", name);
	return access(path, F_OK) == 0;
}

/* Calls `look` with the text of every page; how many there are. */
static int each_page(void (*look)(const char *name, const char *text))
{
	DIR *folder = opendir("web");
	const struct dirent *entry;
	int count = 0;

	ck_assert_ptr_nonnull(folder);
	while ((entry = readdir(folder)) != NULL) {
		if (entry->d_name[0] == '.')
			continue;
		look(entry->d_name, page(entry->d_name));
		count++;
	}
	closedir(folder);
	return count;
}

static void links_live(const char *name, const char *text)
{
	for (const char *at = strstr(text, "href=\""); at; at = strstr(at + 1, "href=\"")) {
		char to[64];

		ck_assert_int_eq(sscanf(at + 6, "%63[^\"]", to), 1);
		ck_assert_msg(is_there(to), "%s leads to %s, which is not there", name, to);
	}
}

static void tells_nothing_private(const char *name, const char *text)
{
	static const char *const private[] = {"2009", "1234567", "SECRET", "ME99999", "reason"};

	for (size_t i = 0; i < sizeof(private) / sizeof(private[0]); i++)
		ck_assert_msg(!strstr(text, private[i]), "%s has %s", name, private[i]);
}

static void has_no_first_names(const char *name, const char *text)
{
	static const char *const first[] = {"Ann", "Bob", "Cy", "Di<"};

	for (size_t i = 0; i < sizeof(first) / sizeof(first[0]); i++)
		ck_assert_msg(!strstr(text, first[i]), "%s has %s", name, first[i]);
}

START_TEST(only_what_is_published_is_on_it)
{
	make_event();
	cli_has(CLI_OK("site", "e.drw", "-o", "web")->out, "web: 6 pages written.\n");
	ck_assert(!is_there("boards.html"));
	cli_has(page("index.html"), "Entries by name: 4 players");
	CLI_OK("pair", "e.drw");
	CLI_OK("site", "e.drw", "-o", "web");
	ck_assert(!is_there("boards.html")); /* a draft is nobody's business */
	CLI_OK("publish", "e.drw", "--reason", "for a reason");
	CLI_OK("result", "e.drw", "1", "1");
	CLI_OK("site", "e.drw", "-o", "web");
	cli_has(page("boards.html"), "Round 1 of 3, by board");
	cli_has(page("index.html"), "Printed ");
	cli_has(page("standings.html"), "1 of 2 results in");
	cli_has(page("player-1.html"), ">Ash, Ann</a>");
	ck_assert_int_eq(each_page(links_live), 10);
	each_page(tells_nothing_private);
	ck_assert_ptr_null(strstr(page("boards.html"), "refresh"));
}
END_TEST

START_TEST(pages_that_are_as_they_were_are_left_alone)
{
	make_event();
	cli_publish("e.drw");
	CLI_OK("site", "e.drw", "-o", "web", "--reload", "30");
	cli_has(page("boards.html"), "<meta http-equiv=\"refresh\" content=\"30\">");
	CLI_OK("section", "e.drw", "set", "names=initial");
	CLI_OK("site", "e.drw", "-o", "web");
	each_page(has_no_first_names);
	cli_has(page("boards.html"), "Ash, A");
	CLI_OK("section", "e.drw", "set", "names=first");
	CLI_OK("site", "e.drw", "-o", "web");
	cli_has(page("crosstable.html"), ">Ann A</a>");
	ck_assert_ptr_null(strstr(page("crosstable.html"), "Cedar"));
	cli_has(CLI_OK("site", "e.drw", "-o", "web")->out, "web: ");
	cli_write("web/mine.html", "mine");
	cli_write("web/player-98.html", "not one of ours");
	cli_write("web/player-99.html", page("player-1.html"));
	CLI_OK("site", "e.drw", "-o", "web");
	ck_assert(is_there("mine.html"));
	ck_assert(is_there("player-98.html"));
	ck_assert(!is_there("player-99.html"));
}
END_TEST

static void hides_the_outsider(const char *name, const char *text)
{
	ck_assert_msg(!strstr(text, "Zebediah"), "%s has %s", name, "Zebediah");
}

/* One from outside is somebody as well. */
START_TEST(names_from_outside_are_shortened_too)
{
	make_event();
	CLI_OK("players", "e.drw", "add", "Elder, Ed", "--grade", "1500");
	CLI_OK("section", "e.drw", "set", "names=initial");
	CLI_OK("fill", "e.drw", "Filler, Zebediah", "--player", "Elder");
	cli_publish("e.drw");
	CLI_OK("result", "e.drw", "3", "1");
	CLI_OK("site", "e.drw", "-o", "web");
	cli_has(page("boards.html"), "Filler, Z");
	each_page(hides_the_outsider);
}
END_TEST

START_TEST(sections_have_pages_of_their_own)
{
	make_event();
	CLI_OK("section", "e.drw", "set", "name=Open");
	CLI_OK("section", "e.drw", "add", "<b>Minor", "--system", "dutch", "--rounds", "3");
	CLI_OK("players", "e.drw", "add", "Elder", "--section", "<b>Minor");
	CLI_OK("pair", "e.drw", "--section", "Open");
	CLI_OK("publish", "e.drw", "--section", "Open");
	CLI_OK("site", "e.drw", "-o", "web");
	cli_has(page("index.html"), "&lt;b&gt;Minor");
	cli_has(page("index.html"), "href=\"s1-boards.html\"");
	cli_has(page("index.html"), "href=\"s2-players.html\"");
	cli_has(page("s1-names.html"), "href=\"index.html\"");
	each_page(links_live);
}
END_TEST

/* A club's own page is not written over, and no other page before it either. */
START_TEST(a_page_of_somebody_else_stays)
{
	static const char *const names[] = {"standings.html", "index.html", "player-2.html"};

	make_event();
	cli_publish("e.drw");
	CLI_OK("site", "e.drw", "-o", "web");
	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		char path[80], said[120];

		snprintf(path, sizeof(path), "web/%s", names[i]);
		cli_write(path, "<!DOCTYPE html>\n<title>Our club</title>\n");
		remove("web/boards.html");
		snprintf(said, sizeof(said), "web: %s there was not written by this program",
			names[i]);
		cli_says(1, CLI_CODE(1, "site", "e.drw", "-o", "web"), said);
		ck_assert_str_eq(cli_read(path), "<!DOCTYPE html>\n<title>Our club</title>\n");
		ck_assert(!is_there("boards.html"));
		remove(path);
		CLI_OK("site", "e.drw", "-o", "web");
	}
}
END_TEST

START_TEST(what_cannot_be_written_is_said)
{
	make_event();
	cli_says(2, CLI_CODE(2, "site", "e.drw"), "-o is missing: into which folder?");
	cli_says(4, CLI_CODE(4, "site", "e.drw", "-o", "no/such/folder"),
		"no/such/folder: The folder could not be made: No such file or directory.");
	cli_says(4, CLI_CODE(4, "site", "e.drw", "-o", "e.drw"),
		"e.drw: players.html: It could not be written: Not a directory.");
	cli_says(2, CLI_CODE(2, "site", "e.drw", "-o", "web", "--reload", "x"), "--reload takes");
}
END_TEST

/* It goes on until it is told to stop, and writes what another desk publishes. */
START_TEST(it_follows_the_event)
{
	const struct timespec pause = {.tv_nsec = 50000000};
	pid_t child;
	int status;

	make_event();
	child = fork();
	ck_assert_int_ge(child, 0);
	if (child == 0) {
		dup2(STDERR_FILENO, STDOUT_FILENO);
		execl(DRAWBOARD_PROGRAM, "drawboard", "site", "e.drw", "-o", "web", "--follow",
			(char *)NULL);
		_exit(127);
	}
	for (int i = 0; i < 600 && !is_there("index.html"); i++)
		nanosleep(&pause, NULL);
	cli_publish("e.drw");
	for (int i = 0; i < 600 && !is_there("boards.html"); i++)
		nanosleep(&pause, NULL);
	cli_has(page("boards.html"), "content=\"60\"");
	kill(child, SIGTERM);
	ck_assert_int_eq(waitpid(child, &status, 0), child);
	ck_assert(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("site");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, only_what_is_published_is_on_it);
	tcase_add_test(tcase, pages_that_are_as_they_were_are_left_alone);
	tcase_add_test(tcase, names_from_outside_are_shortened_too);
	tcase_add_test(tcase, sections_have_pages_of_their_own);
	tcase_add_test(tcase, a_page_of_somebody_else_stays);
	tcase_add_test(tcase, what_cannot_be_written_is_said);
	tcase_add_test(tcase, it_follows_the_event);
	return cli_run_suite("cli_site", tcase);
}
