/* The disk on which a file stands: is it one for an event? */
#include "config.h"

#include "store/place.h"

#include <errno.h>
#include <libgen.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/vfs.h>
#include <unistd.h>

#include "disk/hidden.h"

/* statfs(2): NFS, SMB in its three kinds, AFS, Ceph, 9p (a folder of Windows under WSL). */
static const unsigned long networks[] = {
	0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x5346414f, 0x00c36400, 0x01021997};

static int write_through(const char *folder)
{
	char path[PATH_MAX];
	struct hidden hidden;
	int reason;

	if (snprintf(path, sizeof(path), "%s/drawboard-doctor", folder) >= (int)sizeof(path))
		return ENAMETOOLONG;
	reason = hidden_make(path, &hidden);
	if (reason != 0)
		return reason;
	if (write(hidden.fd, "tried\n", 6) != 6 || fsync(hidden.fd) != 0)
		reason = errno ? errno : ENOSPC;
	hidden_drop(&hidden);
	return reason;
}

int store_place_look(const char *path, struct store_place *place)
{
	char folder[PATH_MAX];
	struct stat info;
	struct statvfs room;
	struct statfs kind;

	if (snprintf(folder, sizeof(folder), "%s", path) >= (int)sizeof(folder))
		return ENAMETOOLONG;
	if (stat(folder, &info) != 0 || !S_ISDIR(info.st_mode)) {
		char *of_path = dirname(folder);

		memmove(folder, of_path, strlen(of_path) + 1);
	}
	if (statvfs(folder, &room) != 0 || statfs(folder, &kind) != 0)
		return errno;
	place->free = (long long)room.f_bavail * (long long)room.f_frsize;
	place->is_network = false;
	for (size_t i = 0; i < sizeof(networks) / sizeof(networks[0]); i++) {
		if (((unsigned long)kind.f_type & 0xffffffffUL) == networks[i])
			place->is_network = true;
	}
	return write_through(folder);
}
