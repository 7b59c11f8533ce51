/* A SQLite file system in front of the real one. */
#include "support/fault/faulty_vfs.h"

#include <sqlite3.h>
#include <string.h>

struct faulty_file {
	sqlite3_file base;
	sqlite3_file *real; /* stands behind this struct */
};

static sqlite3_vfs *real_vfs, faulty_vfs;
static sqlite3_io_methods faulty_methods;
static int calls, failing, failing_code;
static bool failing_on, failing_torn, fired, shm_refused;

void faulty_vfs_set(int n, int code, bool lasting, bool torn)
{
	calls = 0;
	failing = n;
	failing_code = code;
	failing_on = lasting;
	failing_torn = torn;
	fired = false;
}

void faulty_vfs_refuse_shm(bool refuse)
{
	shm_refused = refuse;
}

bool faulty_vfs_fired(void)
{
	return fired;
}

int faulty_vfs_calls(void)
{
	return calls;
}

static bool fails(void)
{
	calls++;
	if (!failing || calls < failing || (calls > failing && !failing_on))
		return false;
	fired = true;
	return true;
}

static sqlite3_file *real_of(sqlite3_file *file)
{
	return ((struct faulty_file *)file)->real;
}

static int file_close(sqlite3_file *file)
{
	return real_of(file)->pMethods->xClose(real_of(file));
}

static int file_read(sqlite3_file *file, void *to, int size, sqlite3_int64 at)
{
	return real_of(file)->pMethods->xRead(real_of(file), to, size, at);
}

static int file_write(sqlite3_file *file, const void *from, int size, sqlite3_int64 at)
{
	if (fails()) {
		if (failing_torn)
			real_of(file)->pMethods->xWrite(real_of(file), from, size / 2, at);
		return failing_code;
	}
	return real_of(file)->pMethods->xWrite(real_of(file), from, size, at);
}

static int file_truncate(sqlite3_file *file, sqlite3_int64 size)
{
	if (fails())
		return failing_code == SQLITE_FULL ? SQLITE_FULL : SQLITE_IOERR_TRUNCATE;
	return real_of(file)->pMethods->xTruncate(real_of(file), size);
}

static int file_sync(sqlite3_file *file, int flags)
{
	(void)file;
	(void)flags;
	if (fails())
		return failing_code == SQLITE_FULL ? SQLITE_FULL : SQLITE_IOERR_FSYNC;
	return SQLITE_OK;
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size)
{
	return real_of(file)->pMethods->xFileSize(real_of(file), size);
}

static int file_lock(sqlite3_file *file, int level)
{
	return real_of(file)->pMethods->xLock(real_of(file), level);
}

static int file_unlock(sqlite3_file *file, int level)
{
	return real_of(file)->pMethods->xUnlock(real_of(file), level);
}

static int file_reserved(sqlite3_file *file, int *is)
{
	return real_of(file)->pMethods->xCheckReservedLock(real_of(file), is);
}

static int file_control(sqlite3_file *file, int what, void *argument)
{
	return real_of(file)->pMethods->xFileControl(real_of(file), what, argument);
}

static int file_sector(sqlite3_file *file)
{
	return real_of(file)->pMethods->xSectorSize(real_of(file));
}

static int file_device(sqlite3_file *file)
{
	return real_of(file)->pMethods->xDeviceCharacteristics(real_of(file));
}

static int file_shm_map(sqlite3_file *file, int page, int size, int extend, void volatile **to)
{
	if (shm_refused && extend)
		return SQLITE_IOERR_SHMSIZE;
	return real_of(file)->pMethods->xShmMap(real_of(file), page, size, extend, to);
}

static int file_shm_lock(sqlite3_file *file, int offset, int n, int flags)
{
	return real_of(file)->pMethods->xShmLock(real_of(file), offset, n, flags);
}

static void file_shm_barrier(sqlite3_file *file)
{
	real_of(file)->pMethods->xShmBarrier(real_of(file));
}

static int file_shm_unmap(sqlite3_file *file, int remove)
{
	return real_of(file)->pMethods->xShmUnmap(real_of(file), remove);
}

static int vfs_open(
	sqlite3_vfs *vfs, sqlite3_filename name, sqlite3_file *file, int flags, int *out)
{
	struct faulty_file *faulty = (struct faulty_file *)file;
	int rc;

	(void)vfs;
	faulty->real = (sqlite3_file *)(faulty + 1);
	rc = real_vfs->xOpen(real_vfs, name, faulty->real, flags, out);
	faulty->base.pMethods = rc == SQLITE_OK ? &faulty_methods : NULL;
	return rc;
}

static int vfs_delete(sqlite3_vfs *vfs, const char *name, int sync)
{
	(void)vfs;
	(void)sync;
	if (fails())
		return SQLITE_IOERR_DELETE;
	return real_vfs->xDelete(real_vfs, name, 0);
}

void faulty_vfs_install(void)
{
	static const sqlite3_io_methods methods = {
		.iVersion = 2,
		.xClose = file_close,
		.xRead = file_read,
		.xWrite = file_write,
		.xTruncate = file_truncate,
		.xSync = file_sync,
		.xFileSize = file_size,
		.xLock = file_lock,
		.xUnlock = file_unlock,
		.xCheckReservedLock = file_reserved,
		.xFileControl = file_control,
		.xSectorSize = file_sector,
		.xDeviceCharacteristics = file_device,
		.xShmMap = file_shm_map,
		.xShmLock = file_shm_lock,
		.xShmBarrier = file_shm_barrier,
		.xShmUnmap = file_shm_unmap,
	};

	real_vfs = sqlite3_vfs_find(NULL);
	faulty_methods = methods;
	faulty_vfs = *real_vfs;
	faulty_vfs.pNext = NULL;
	faulty_vfs.zName = "faulty";
	faulty_vfs.szOsFile = (int)sizeof(struct faulty_file) + real_vfs->szOsFile;
	faulty_vfs.xOpen = vfs_open;
	faulty_vfs.xDelete = vfs_delete;
	faulty_vfs_set(0, SQLITE_OK, false, false);
	sqlite3_vfs_register(&faulty_vfs, 1);
}

void faulty_vfs_remove(void)
{
	sqlite3_vfs_unregister(&faulty_vfs);
	sqlite3_vfs_register(real_vfs, 1);
}
