/*
 * Damaged and forged event files through open, verify and undo: whatever the file says, no crash
 * and no leak.
 *
 * An input that starts as SQLite files do is the file, and one that starts as their logs do is the
 * log (-wal) beside a sound file. Any other is a list of changes to a sound file, made at the
 * start: three bytes for the place, one for what is written there.
 */
#include "config.h"

#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "store/store.h"

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static char folder[256], path[288];
static uint8_t *sound, *changed;
static size_t sound_size;

static void must(bool good, const char *what)
{
	if (good)
		return;
	perror(what);
	abort();
}

static void leave(void)
{
	unlink(path);
	rmdir(folder);
}

static void put(struct action *action, const struct event *event, const struct record *row)
{
	must(action_put(action, event, row) == STATUS_OK, "action_put");
}

/* Event, section, four players, a round with two boards; the last action undone. */
static void make_sound(void)
{
	struct record event_row = {.kind = RECORD_EVENT, .as.event = {1, "Anytown"}};
	struct record section = {.kind = RECORD_SECTION,
		.as.section = {1, "Open", "caa", "clubs=2", 3, COLOUR_WHITE, ""}};
	struct record round = {.kind = RECORD_ROUND, .as.round = {1, 1, ROUND_PROPOSED, ""}};
	struct event nothing;
	struct action action;
	struct store *store = NULL;
	int i;

	event_init(&nothing);
	action_init(&action);
	put(&action, &nothing, &event_row);
	put(&action, &nothing, &section);
	must(store_create(path, &action, 1, &store, NULL) == STATUS_OK, "store_create");
	action_done(&action);
	action_init(&action);
	for (i = 1; i <= 4; i++) {
		struct record player = {.kind = RECORD_PLAYER,
			.as.player = {.section = 1,
				.pin = i,
				.name = "Low, \"Len\"",
				.grade = 1900,
				.club = "X",
				.enters = 1}};

		put(&action, store_event(store), &player);
	}
	put(&action, store_event(store), &round);
	for (i = 1; i <= 2; i++) {
		struct record board = {
			.kind = RECORD_BOARD, .as.board = {1, 1, i, i, i + 2, RESULT_NONE, 0}};

		put(&action, store_event(store), &board);
	}
	must(store_commit(store, &action, 2, NULL) == STATUS_OK, "store_commit");
	action_done(&action);
	must(store_undo(store, NULL, 3, NULL) == STATUS_OK &&
			store_redo(store, 4, NULL) == STATUS_OK,
		"undo");
	store_close(store);
}

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
	FILE *file;
	long size = 0;

	(void)argc;
	(void)argv;
	snprintf(folder, sizeof(folder), "%s/fuzz_event_file.XXXXXX",
		getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp");
	must(mkdtemp(folder) != NULL, folder);
	atexit(leave);
	snprintf(path, sizeof(path), "%s/event", folder);
	make_sound();
	file = fopen(path, "rb");
	must(file && fseek(file, 0, SEEK_END) == 0 && (size = ftell(file)) > 0, path);
	rewind(file);
	sound_size = (size_t)size;
	sound = malloc(sound_size);
	changed = malloc(sound_size);
	must(sound && changed && fread(sound, 1, sound_size, file) == sound_size, path);
	fclose(file);
	return 0;
}

static void write_bytes(const char *name, const uint8_t *data, size_t size)
{
	int fd = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0600);

	must(fd >= 0 && write(fd, data, size) == (ssize_t)size && close(fd) == 0, name);
}

static void write_file(const uint8_t *data, size_t size)
{
	char name[320];

	write_bytes(path, data, size);
	snprintf(name, sizeof(name), "%s-wal", path);
	unlink(name);
	snprintf(name, sizeof(name), "%s-shm", path);
	unlink(name);
	snprintf(name, sizeof(name), "%s-journal", path);
	unlink(name);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct store *store = NULL;
	struct error error;
	int troubles = 0;
	size_t i;

	if (size >= 16 && memcmp(data, "SQLite format 3", 16) == 0) {
		write_file(data, size);
	} else if (size >= 4 && memcmp(data, "\x37\x7f\x06", 3) == 0 && (data[3] & ~1) == 0x82) {
		char name[320];

		write_file(sound, sound_size);
		snprintf(name, sizeof(name), "%s-wal", path);
		write_bytes(name, data, size);
	} else {
		memcpy(changed, sound, sound_size);
		for (i = 0; i + 4 <= size; i += 4)
			changed[(data[i] | (size_t)data[i + 1] << 8 | (size_t)data[i + 2] << 16) %
				sound_size] = data[i + 3];
		write_file(changed, sound_size);
	}
	if (store_open(path, size % 2, &store, &error) != STATUS_OK) {
		store_verify_path(path, NULL, NULL, &troubles, &error);
		return 0;
	}
	store_verify(store, NULL, NULL, &troubles, &error);
	must(size >= 4 || troubles == 0, "the sound file");
	if (size % 16 == 0)
		store_undo(store, NULL, 5, &error);
	store_close(store);
	return 0;
}
