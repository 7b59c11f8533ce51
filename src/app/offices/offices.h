/*
 * Files for the offices that rate games. What an office would send back is said before: each fault
 * as a sentence with the command, or the keys, that mends it, all of them at once, and no file is
 * made.
 */
#ifndef APP_OFFICES_OFFICES_H
#define APP_OFFICES_OFFICES_H

#include "app/app.h"

enum { OFFICE_CODE_SIZE = 24 };

/* The games of some days, a month of a season, under a code of their own. */
struct office_part {
	char first[BORN_SIZE], last[BORN_SIZE]; /* YYYY/MM/DD */
	char code[OFFICE_CODE_SIZE];
	int index; /* 1: sent for the first time */
};

struct office_order {
	/* of the event, as commands name it; NULL: keys of the screen mend what is wrong */
	const char *path;
	app_notice *fault;              /* what the office would send back */
	app_notice *left_out;           /* what is not sent */
	void *context;                  /* of both */
	const struct office_part *part; /* of the ECF; NULL: all games */
};

struct office_file {
	char code[OFFICE_CODE_SIZE]; /* of the event, for the office; of US Chess: its name */
	char *bytes;
	size_t size;
};

void office_files_done(struct office_file *files, int count);

/*
 * The results files of the ECF: one, and one more for each further event code that sections have.
 * Each is read again and compared with what it should say. STATUS_REFUSED after faults.
 */
enum status app_export_ecf(struct app *app, const struct office_order *order,
	struct office_file **files, int *count, struct error *error);

/*
 * They have been sent: the next ones have a submission index that is one more. *index: of these.
 * STATUS_REFUSED: another desk has recorded that number since the event was read, by which they
 * were written.
 */
enum status app_ecf_sent(struct app *app, int *index, struct error *error);

/* The three files of the rating report of US Chess, read again and compared as well. */
enum { OFFICE_US_FILES = 3 };
enum status app_export_us(struct app *app, const struct office_order *order,
	struct office_file **files, struct error *error);

#endif
