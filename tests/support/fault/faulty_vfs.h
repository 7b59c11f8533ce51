/*
 * A SQLite file system in front of the real one, whose n-th write, sync, truncation or deletion
 * fails.
 */
#ifndef SUPPORT_FAULT_FAULTY_VFS_H
#define SUPPORT_FAULT_FAULTY_VFS_H

#include <stdbool.h>

/* Make it the default; syncs do not reach the disk, which makes tests fast. */
void faulty_vfs_install(void);
void faulty_vfs_remove(void);

/*
 * The n-th call from now (1..) fails with code (SQLITE_FULL, SQLITE_IOERR_WRITE, ...); lasting: all
 * later ones, too. A write that fails has written half of its bytes if torn. n = 0: none fails.
 */
void faulty_vfs_set(int n, int code, bool lasting, bool torn);

/* The memory shared by those who have a file open (-shm) cannot be had, as on a full disk. */
void faulty_vfs_refuse_shm(bool refuse);

/* Calls since, the failed ones among them. */
int faulty_vfs_calls(void);

/* Has a call failed since? */
bool faulty_vfs_fired(void);

#endif
