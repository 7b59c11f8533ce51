/*
 * A write that fails, or that says it has written what it has not, for tests that are linked with
 * --wrap=write: every write of our own code comes through here. In other tests this does nothing.
 */
#ifndef SUPPORT_FAULT_FAILING_WRITE_H
#define SUPPORT_FAULT_FAILING_WRITE_H

#include <stdbool.h>

enum failing_write {
	WRITE_FULL,  /* the disk is full */
	WRITE_SHORT, /* half of the bytes, then the disk is full */
	WRITE_ROTTEN /* as many bytes, and one of them another; all is well, it says */
};

/* The n-th write from now (1..) fails so. */
void failing_write_start(int n, enum failing_write how);

/* No more failures. True if there was one. */
bool failing_write_stop(void);

#endif
