/* Bringing a file of an older version to the current one, after a copy of it was put beside it. */
#ifndef STORE_MIGRATE_H
#define STORE_MIGRATE_H

#include "core/status.h"

enum { KEPT_NAME_SIZE = 300 };

/*
 * Bring an older file that can be written to the current version, all or nothing, after it was
 * copied as it is to "NAME.vN.drawboard" beside it, or "NAME.vN-2.drawboard" and so on where there
 * is such a file. kept: the copy's name, without folder; "": another process has migrated it
 * already. Without the copy it is not migrated.
 */
enum status database_migrate(const char *path, char kept[KEPT_NAME_SIZE], struct error *error);

#endif
