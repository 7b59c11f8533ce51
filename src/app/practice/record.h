/*
 * What is remembered of the exercises: a folder of the user's own with an event file for each, and
 * a small text file with one line an exercise: name, verdict, day, parted by blanks.
 *
 * Lines that are none are told, and stay as they are when the file is written again. It is written
 * beside its place and put there when it is whole.
 */
#ifndef APP_PRACTICE_RECORD_H
#define APP_PRACTICE_RECORD_H

#include "app/event/state_folder.h"
#include "app/practice/new.h"

struct report;

enum practice_verdict {
	PRACTICE_NEW, /* not opened yet */
	PRACTICE_BEGUN,
	PRACTICE_SEEN, /* the engine's draw was shown before it was solved */
	PRACTICE_SOLVED,
};

/* "new", "begun", "seen", "solved"; for programs and the file */
const char *practice_verdict_name(enum practice_verdict verdict);

/* The folder of the exercises is state_folder("practice"). */
enum { PRACTICE_FOLDER = STATE_FOLDER, PRACTICE_PATH = 1000, PRACTICE_DAY = 11 };

struct practice_line {
	char name[PRACTICE_NAME];
	enum practice_verdict verdict;
	char day[PRACTICE_DAY]; /* 2026-11-28 */
	size_t start, length;   /* in the text, its line end included */
};

struct practice_record {
	char *text;
	size_t size;
	struct practice_line *lines; /* of an exercise with several lines the last counts */
	int count;
};

/*
 * A file that is not there is an empty record. Bad lines are notices of the report; STATUS_IO,
 * STATUS_NO_MEMORY.
 */
enum status practice_record_read(
	const char *folder, struct practice_record *record, const struct report *report);
void practice_record_done(struct practice_record *record);
/* NULL: nothing is remembered of it. */
const struct practice_line *practice_record_find(
	const struct practice_record *record, const char *name);

/* Read the file, put one line in the place of the exercise's own or at the end, write it. */
enum status practice_record_put(const char *folder, const char *name, enum practice_verdict verdict,
	const char *day, struct error *error);

#endif
