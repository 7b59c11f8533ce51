/*
 * The log beside an event file, in the format that https://www.sqlite.org/fileformat2.html lays
 * down in section 4.
 */
#include "config.h"

#include "store/log.h"

#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FILE_HEADER = 100, LOG_HEADER = 32, FRAME_HEADER = 24, PAGE_LEAST = 512, PAGE_MOST = 65536 };
enum { LOCK_TURNS = 20, LOCK_PAUSE = 5 };

struct walk {
	sqlite3_file *file;
	int fd;
	unsigned char header[LOG_HEADER];
	uint32_t sum[2];
	size_t page_size;
	unsigned char *frame; /* FRAME_HEADER + page_size bytes, of a page of the file as well */
	unsigned root;        /* page of the stamp, 0 until it is known */
	long long sought;     /* the stamp that is asked for, or 0 */
	bool has_own, linked; /* has the file a stamp; was it met in the log */
	struct stamp own, first;
	long long now; /* as far as the log was read */
	int stamps;    /* transactions that renew it */
	/* of the file after the last transaction that leaves what is asked for; 0: there is none */
	unsigned pages;
};

static uint32_t big_endian(const unsigned char *bytes)
{
	return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 |
		bytes[3];
}

static uint32_t little_endian(const unsigned char *bytes)
{
	return (uint32_t)bytes[3] << 24 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[1] << 8 |
		bytes[0];
}

/* Go on with the checksum; the order of bytes is that of the machine that made the log. */
static void add_to_sum(struct walk *walk, const unsigned char *bytes, size_t size)
{
	uint32_t (*word)(const unsigned char *bytes) =
		walk->header[3] & 1 ? big_endian : little_endian;
	size_t i;

	for (i = 0; i + 8 <= size; i += 8) {
		walk->sum[0] += word(bytes + i) + walk->sum[1];
		walk->sum[1] += word(bytes + i + 4) + walk->sum[0];
	}
}

static bool sum_is(const struct walk *walk, const unsigned char *bytes)
{
	return big_endian(bytes) == walk->sum[0] && big_endian(bytes + 4) == walk->sum[1];
}

static bool read_header(struct walk *walk)
{
	const unsigned char *header = walk->header;

	if (pread(walk->fd, walk->header, LOG_HEADER, 0) != LOG_HEADER)
		return false;
	if ((big_endian(header) & ~1u) != 0x377f0682 || big_endian(header + 4) != 3007000)
		return false;
	walk->page_size = big_endian(header + 8);
	if (walk->page_size < PAGE_LEAST || walk->page_size > PAGE_MOST ||
		(walk->page_size & (walk->page_size - 1)))
		return false;
	add_to_sum(walk, header, LOG_HEADER - 8);
	return sum_is(walk, header + LOG_HEADER - 8);
}

/* The frame at this place, if it is one that SQLite would take. */
static bool read_frame(struct walk *walk, long long place)
{
	size_t size = FRAME_HEADER + walk->page_size;
	off_t at = (off_t)(LOG_HEADER + place * (long long)size);

	if (pread(walk->fd, walk->frame, size, at) != (ssize_t)size)
		return false;
	if (big_endian(walk->frame) == 0 || memcmp(walk->frame + 8, walk->header + 16, 8) != 0)
		return false;
	add_to_sum(walk, walk->frame, 8);
	add_to_sum(walk, walk->frame + FRAME_HEADER, walk->page_size);
	return sum_is(walk, walk->frame + 16);
}

static bool read_file(struct walk *walk, void *to, size_t size, unsigned page)
{
	sqlite3_int64 at = (sqlite3_int64)walk->page_size * (page - 1);

	return walk->file->pMethods->xRead(walk->file, to, (int)size, at) == SQLITE_OK;
}

/* The stamp in the file itself. */
static void read_own(struct walk *walk)
{
	walk->has_own = walk->root && read_file(walk, walk->frame, walk->page_size, walk->root) &&
		stamp_in_page(walk->frame, walk->page_size, &walk->own);
	walk->now = walk->has_own ? walk->own.now : 0;
}

/* A transaction is whole and has left this stamp. */
static void take_stamp(struct walk *walk, const struct stamp *stamp)
{
	if (!walk->stamps++) {
		read_own(walk);
		walk->first = *stamp;
	}
	walk->now = stamp->now;
	if (walk->has_own && (walk->own.now == stamp->now || walk->own.now == stamp->before))
		walk->linked = true;
}

/* Every whole transaction in the log. Returns how many there are. */
static int walk_log(struct walk *walk)
{
	struct stamp stamp, found;
	bool renewed = false;
	long long place;
	int count = 0;

	for (place = 0; read_frame(walk, place); place++) {
		unsigned page = big_endian(walk->frame), commit = big_endian(walk->frame + 4);

		if ((!walk->root || walk->root == page) &&
			stamp_in_page(walk->frame + FRAME_HEADER, walk->page_size, &found)) {
			walk->root = page;
			stamp = found;
			renewed = true;
		}
		if (!commit)
			continue;
		if (renewed)
			take_stamp(walk, &stamp);
		if (walk->sought && walk->now == walk->sought)
			walk->pages = commit;
		renewed = false;
		count++;
	}
	return count;
}

/*
 * A log without stamps is one of an older drawboard and belongs to a file that has none either,
 * unless the file is open here: then somebody else changes it by other means. A file without a
 * stamp takes a log that begins with the first.
 */
static bool judge(const struct walk *walk, unsigned version)
{
	if (!walk->stamps)
		return walk->root || version < 2;
	return walk->linked || (!walk->has_own && walk->first.before == STAMP_NONE);
}

static size_t page_size_of(const unsigned char *header)
{
	size_t size = (size_t)header[16] << 8 | header[17];

	return size == 1 ? PAGE_MOST : size;
}

static enum status walk_both(struct walk *walk, struct log *log)
{
	unsigned char header[FILE_HEADER] = {0};
	bool whole = read_file(walk, header, sizeof(header), 1);
	bool valid = read_header(walk);
	size_t page_size = whole ? page_size_of(header) : 0;
	int count = 0;

	if (!valid)
		walk->page_size = page_size < PAGE_LEAST ? PAGE_LEAST : page_size;
	walk->frame = malloc(FRAME_HEADER + walk->page_size);
	if (!walk->frame)
		return STATUS_NO_MEMORY;
	read_own(walk);
	if (valid)
		count = walk_log(walk);
	log->belongs = !count ||
		((!whole || page_size == walk->page_size) && judge(walk, big_endian(header + 60)));
	log->holds = walk->pages || (walk->has_own && walk->own.now == walk->sought);
	log->pages = walk->pages ? walk->pages : big_endian(header + 28);
	free(walk->frame);
	return STATUS_OK;
}

static const char *log_name(sqlite3 *db)
{
	const char *path = sqlite3_db_filename(db, "main");

	return path && *path ? sqlite3_filename_wal(path) : NULL;
}

static sqlite3_file *file_of(sqlite3 *db)
{
	sqlite3_file *file = NULL;

	if (sqlite3_file_control(db, "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK)
		return NULL;
	return file && file->pMethods ? file : NULL;
}

bool log_exists(sqlite3 *db)
{
	const char *name = log_name(db);
	struct stat info;

	return name && stat(name, &info) == 0 && info.st_size > LOG_HEADER;
}

enum status log_read(sqlite3 *db, const struct stamp_place *place, struct log *log)
{
	struct log made = {.belongs = true};
	struct walk walk = {.file = file_of(db), .page_size = 1};
	const char *name = log_name(db);
	enum status status = STATUS_OK;

	if (place) {
		walk.root = place->root;
		walk.sought = place->now;
	}
	if (walk.file && name) {
		/* SQLite holds no locks on the log, so a descriptor of our own may be closed */
		walk.fd = open(name, O_RDONLY | O_CLOEXEC);
		status = walk_both(&walk, &made);
		if (walk.fd >= 0)
			close(walk.fd);
	}
	if (status == STATUS_OK)
		*log = made;
	return status;
}

/*
 * Whoever has the file open holds a shared lock on it, and so does for a moment another one who
 * looks.
 */
static bool lock_alone(sqlite3_file *file)
{
	int turn;

	for (turn = 0; turn < LOCK_TURNS; turn++) {
		if (file->pMethods->xLock(file, SQLITE_LOCK_SHARED) == SQLITE_OK &&
			file->pMethods->xLock(file, SQLITE_LOCK_EXCLUSIVE) == SQLITE_OK)
			return true;
		file->pMethods->xUnlock(file, SQLITE_LOCK_NONE);
		sqlite3_sleep(LOCK_PAUSE);
	}
	return false;
}

enum status log_read_alone(sqlite3 *db, bool *belongs)
{
	sqlite3_file *file = file_of(db);
	struct log log = {.belongs = true};
	enum status status;

	*belongs = true;
	if (!file || !lock_alone(file))
		return STATUS_OK;
	status = log_read(db, NULL, &log);
	file->pMethods->xUnlock(file, SQLITE_LOCK_NONE);
	*belongs = log.belongs;
	return status;
}
