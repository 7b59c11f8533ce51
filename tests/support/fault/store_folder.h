/*
 * A folder of its own for each test of the store, with one event file in it played by event_script.
 */
#ifndef SUPPORT_FAULT_STORE_FOLDER_H
#define SUPPORT_FAULT_STORE_FOLDER_H

#include <check.h>
#include <sqlite3.h>

#include "support/event/event_script.h"

/* These are of the test that runs. */
struct store_test {
	/* the file does not exist yet; its name is not an easy one */
	char folder[64], path[128];
	struct event states[SCRIPT_STEPS + 1]; /* as the steps leave them */
	struct error error;                    /* of whatever was done last */
	char reports[8][240];                  /* of the last verify */
	int nreports;
};
struct store_test *store_test(void);

void store_setup(void);
void store_teardown(void);
/* The same on the disk of faulty_vfs.h. */
void store_faulty_setup(void);
void store_faulty_teardown(void);

/* A file with the first steps, closed. */
void store_made(int steps);
/* The file, opened; the test fails if it cannot be. */
struct store *store_opened(bool read_only);
/* The file cannot be opened for this reason, and a sentence says so. */
void store_refused(bool read_only, enum status want);
/* SQL run on the file behind the store's back. */
void store_sql(const char *text);
/*
 * Somebody who is in the midst of reading, until closed: what is committed meanwhile stays in the
 * log.
 */
sqlite3 *store_reader(void);
int store_files_in_folder(void);
void store_write_file(const char *name, const void *bytes, size_t size);
/* The file's bytes; caller frees. */
char *store_read_file(const char *name, size_t *size);
/* What store_verify counts; the test fails if it cannot run. */
int store_troubles(struct store *store);
void store_verified(struct store *store);
/*
 * The same by store_verify_path; -1 if the file cannot be judged, for which a sentence gives the
 * reason.
 */
int store_path_troubles(void);

/*
 * As a user without rights and back. False if this root cannot become one: then files cannot be
 * closed to it.
 */
bool store_become_nobody(void);
void store_become_myself(void);

#endif
