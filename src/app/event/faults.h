/* What is wrong with a list, all of it: told up to a number, counted beyond. */
#ifndef APP_EVENT_FAULTS_H
#define APP_EVENT_FAULTS_H

#include "core/status.h"

enum { FAULTS_TOLD = 20 };

struct faults {
	void (*notice)(void *context, const char *text); /* may be NULL */
	void *context;
	int count, notices;
	int rows; /* of the list */
	char first[sizeof(((struct error *)0)->text)];
};

/*
 * One alone is kept for the error; from the second on they are told, the first as well. `faults` is
 * a struct faults.
 */
void faults_add(void *faults, const char *text);
/* Something worth knowing. */
void faults_notice(void *faults, const char *text);

/*
 * Tell how many notices were not told. With faults: STATUS_BAD_INPUT and the error; else STATUS_OK.
 */
enum status faults_end(struct faults *faults, struct error *error);

#endif
