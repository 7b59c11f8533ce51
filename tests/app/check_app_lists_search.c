/* Rating lists are searched while another program loads the next ones. */
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/lists/rating_lists.h"
#include "store/lists/lists.h"
#include "support/event/app_event.h"

enum { PLAYERS = 200, LOADS = 60, ROOM = 8 };

static char base[200];

/* Alders and Birches by turns, and the other way round in the other list. */
static const char *write_list(const char *name, int birches)
{
	static char text[PLAYERS * 40];
	size_t used = (size_t)snprintf(text, sizeof(text), "ECF_code,full_name\n");

	for (int i = 0; i < PLAYERS; i++)
		used += (size_t)snprintf(text + used, sizeof(text) - used, "%06dA,\"%s, N%d\"\n",
			100000 + i, i % 2 == birches ? "Birch" : "Alder", i);
	return app_write_file(name, text);
}

static void load(const char *path)
{
	struct error *error = &app_test()->error;
	struct lists *lists = NULL;
	struct list_info info;
	long long left_out;

	APP_OK(lists_open(base, true, &lists, error));
	lists_wait(lists, 10000);
	APP_OK(rating_lists_load(
		lists, &(struct rating_lists_load){.path = path}, &info, &left_out, error));
	lists_close(lists);
}

static void search(struct lists *lists)
{
	struct listed_player found[ROOM], one;
	struct error *error = &app_test()->error;
	bool more, is_there;
	int count;

	APP_OK(lists_search(lists, LIST_ECF, "alder", found, ROOM, &count, &more, error));
	ck_assert_int_eq(count, ROOM);
	for (int i = 0; i < count; i++)
		ck_assert_msg(strncmp(found[i].name, "Alder", 5) == 0, "%s", found[i].name);
	APP_OK(lists_find(lists, LIST_ECF, "100000A", &one, &is_there, error));
	ck_assert(is_there);
}

START_TEST(what_is_found_is_of_one_list)
{
	char odd[200], even[200];
	struct lists *lists = NULL;
	int status = 0, searches = 0;
	pid_t loader;

	snprintf(base, sizeof(base), "%s/lists.sqlite", app_test()->folder);
	snprintf(even, sizeof(even), "%s", write_list("even.csv", 0));
	snprintf(odd, sizeof(odd), "%s", write_list("odd.csv", 1));
	load(even);
	loader = fork();
	ck_assert_int_ge(loader, 0);
	if (loader == 0) {
		for (int i = 0; i < LOADS; i++)
			load(i % 2 ? even : odd);
		_exit(0);
	}
	APP_OK(lists_open(base, false, &lists, &app_test()->error));
	lists_wait(lists, 10000);
	while (waitpid(loader, &status, WNOHANG) == 0) {
		search(lists);
		searches++;
	}
	lists_close(lists);
	ck_assert_int_eq(status, 0);
	ck_assert_int_gt(searches, 0);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("lists search");

	tcase_set_timeout(tcase, 120);
	tcase_add_test(tcase, what_is_found_is_of_one_list);
	return app_run_suite("app_lists_search", tcase);
}
