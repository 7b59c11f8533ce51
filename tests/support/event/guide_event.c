/* Events for the tests of the screen: set A of the guide, and plain ones. */
#include "config.h"

#include "support/event/guide_event.h"

#include <check.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/app.h"
#include "app/players/players.h"
#include "app/round/result.h"
#include "support/event/desk.h"
#include "support/event/import_file.h"
#include "support/fault/temp_folder.h"
#include "support/pty/pty.h"

static struct guide_round rounds[GUIDE_ROUNDS + 1];
static char player_names[GUIDE_PLAYERS + 1][64];
static char folder[64];
static pid_t owner;

static struct guide_round parse(char *words)
{
	struct guide_round round = {.count = 0};

	for (char *word = strtok(words, " \n"); word; word = strtok(NULL, " \n")) {
		struct guide_board *board = &round.boards[round.count++];

		if (sscanf(word, "%d-%d:%c", &board->white, &board->black, &board->result) < 2)
			ck_assert_int_eq(sscanf(word, "%d=bye", &board->white), 1);
	}
	return round;
}

const struct guide_round *guide_rounds(void)
{
	FILE *file;
	char line[512];
	bool in = false;
	int number, used;

	if (rounds[1].count > 0)
		return rounds;
	file = fopen(TESTS_DIR "/cases/caa-guide.txt", "r");
	ck_assert_ptr_nonnull(file);
	while (fgets(line, sizeof(line), file)) {
		in = in || strncmp(line, "tournament set-A", 16) == 0;
		if (in && sscanf(line, "player %d", &number) == 1)
			sscanf(line, "player %*d %*d %*s %63[^\n]", player_names[number]);
		else if (in && sscanf(line, "round %d %n", &number, &used) == 1)
			rounds[number] = parse(line + used);
		else if (in && strncmp(line, "accept 5 ", 9) == 0)
			rounds[0] = parse(line + 9);
	}
	fclose(file);
	return rounds;
}

const char *guide_name(int pin)
{
	guide_rounds();
	return player_names[pin];
}

const struct guide_board *guide_find(const struct guide_round *round, int white, int black)
{
	for (int i = 0; i < round->count; i++) {
		if (round->boards[i].white == white && round->boards[i].black == black)
			return &round->boards[i];
	}
	return NULL;
}

static void remove_folder(void)
{
	DIR *dir = getpid() == owner ? opendir(folder) : NULL;
	const struct dirent *entry;
	char path[400];

	while (dir && (entry = readdir(dir)) != NULL) {
		snprintf(path, sizeof(path), "%s/%s", folder, entry->d_name);
		if (entry->d_name[0] != '.')
			unlink(path);
	}
	if (dir)
		closedir(dir);
	rmdir(folder);
}

const char *guide_folder(void)
{
	if (owner == getpid())
		return folder;
	temp_folder_make(folder, sizeof(folder));
	owner = getpid();
	atexit(remove_folder);
	return folder;
}

const char *guide_path(const char *name)
{
	static char paths[4][160];
	static int next;

	next = (next + 1) % 4;
	snprintf(paths[next], sizeof(paths[next]), "%s/%s", guide_folder(), name);
	return paths[next];
}

static void play(struct app *app, int round)
{
	struct error error = {.text = ""};
	const struct guide_round *said = &guide_rounds()[round];
	int count;

	ck_assert_msg(app_propose(app, &error) == STATUS_OK, "%s", error.text);
	ck_assert_msg(app_publish(app, NULL, &error) == STATUS_OK, "%s", error.text);
	event_range(app_event(app), RECORD_BOARD, app_section(app), round, &count);
	for (int i = 1; i <= count; i++) {
		const struct board *board = event_board(app_event(app), app_section(app), round, i);
		const struct guide_board *as = guide_find(said, board->white, board->black);

		ck_assert_msg(as != NULL, "round %d: %d-%d is not the guide's", round, board->white,
			board->black);
		if (as->black == 0)
			continue;
		ck_assert_int_eq(desk_enter_result(app, round, i,
					 as->result == '1'           ? RESULT_WHITE
						 : as->result == '0' ? RESULT_BLACK
								     : RESULT_DRAW,
					 false, NULL, &error),
			STATUS_OK);
	}
}

static struct app *open_new(const char *path, const char *system)
{
	struct app_new what = {.path = path,
		.name = "Anytown Congress",
		.system = system,
		.rounds = GUIDE_ROUNDS,
		.lot = COLOUR_WHITE};
	struct error error = {.text = ""};
	struct app *app;
	int added;

	ck_assert_msg(app_create(&what, &app, &error) == STATUS_OK, "%s", error.text);
	ck_assert_msg(import_file(app, DATA_DIR "/sample/anytown.csv", NULL, &added, &error, NULL,
			      NULL) == STATUS_OK,
		"%s", error.text);
	return app;
}

const char *guide_event(const char *name, int played)
{
	const char *path = guide_path(name);
	struct app *app = open_new(path, "caa");

	for (int round = 1; round <= played; round++)
		play(app, round);
	app_close(app);
	return path;
}

const char *dutch_guide_event(const char *name, int played)
{
	static const enum result results[] = {RESULT_WHITE, RESULT_BLACK, RESULT_DRAW};
	const char *path = guide_path(name);
	struct app *app = open_new(path, "dutch");
	struct error error = {.text = ""};

	for (int round = 1; round <= played; round++) {
		int count;

		ck_assert_msg(app_propose(app, &error) == STATUS_OK, "%s", error.text);
		ck_assert_msg(app_publish(app, NULL, &error) == STATUS_OK, "%s", error.text);
		event_range(app_event(app), RECORD_BOARD, app_section(app), round, &count);
		for (int i = 0; i < count; i++) {
			if (event_board(app_event(app), app_section(app), round, i + 1)->black)
				ck_assert_int_eq(desk_enter_result(app, round, i + 1,
							 results[i % 3], false, NULL, &error),
					STATUS_OK);
		}
	}
	app_close(app);
	return path;
}

const char *plain_event(const char *name, const char *const *names, int count)
{
	const char *path = guide_path(name);
	struct app_new what = {
		.path = path, .name = "Plain", .system = "caa", .rounds = 5, .lot = COLOUR_WHITE};
	struct error error = {.text = ""};
	struct app *app;

	ck_assert_msg(app_create(&what, &app, &error) == STATUS_OK, "%s", error.text);
	for (int i = 0; i < count; i++) {
		struct player player;
		int pin;

		memset(&player, 0, sizeof(player));
		player.section = app_section(app);
		player.enters = 1;
		player.grade = 2500 - 5 * i;
		if (names && names[0])
			snprintf(player.name, sizeof(player.name), "%s", *names++);
		else
			snprintf(player.name, sizeof(player.name), "Player %03d", i + 1);
		ck_assert_msg(
			desk_add_player(app, &player, &pin, &error) == STATUS_OK, "%s", error.text);
	}
	app_close(app);
	return path;
}

const char *listed_event(const char *name, const char *list, const char *const *words)
{
	const char *event = guide_path(name), *csv = guide_path("list.csv");
	const char *argv[16] = {DRAWBOARD_PROGRAM, "new", event};
	FILE *stream = fopen(csv, "w");

	for (int i = 0; words[i]; i++) {
		ck_assert_int_lt(i, 12);
		argv[3 + i] = words[i];
	}
	ck_assert_ptr_nonnull(stream);
	ck_assert_int_ge(fputs(list, stream), 0);
	ck_assert_int_eq(fclose(stream), 0);
	pty_run(argv);
	pty_run((const char *const[]){DRAWBOARD_PROGRAM, "import", event, csv, NULL});
	return event;
}
