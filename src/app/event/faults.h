/* Collects all faults of a list of players: reported up to a number, counted beyond. */
#ifndef APP_EVENT_FAULTS_H
#define APP_EVENT_FAULTS_H

#include "core/status.h"

enum { FAULTS_TOLD = 20, FAULT_KINDS = 32, FAULT_LINES = 5 };

/* Notices of one kind: all that have the same format, or are told by the same code. */
struct fault_kind {
	const char *kind;
	char first[120]; /* as the first one was, cut */
	int told, more;
	int lines[FAULT_LINES]; /* of the first that were not told */
};

struct faults {
	void (*notice)(void *context, const char *text); /* may be NULL */
	void *context;
	int count, notices;
	/* of the next notice, for readers (struct report); NULL: the same as others */
	const char *kind;
	struct fault_kind kinds[FAULT_KINDS]; /* the last one has all the others as well */
	int nkinds;
	int rows; /* of the list */
	char first[sizeof(((struct error *)0)->text)];
};

/*
 * A fault of the list. While it is the only one it is just kept, as the text of the error; with the
 * second one both go to `notice`, and from then on each. `faults` is a struct faults.
 */
void faults_add(void *faults, const char *text);
/* Something worth knowing: the first FAULTS_TOLD, and the first of each kind. */
void faults_notice(void *faults, const char *text);

/*
 * Tell of each kind how many notices were not told, and where. With faults: STATUS_BAD_INPUT and
 * the error; else STATUS_OK.
 */
enum status faults_end(struct faults *faults, struct error *error);

#endif
