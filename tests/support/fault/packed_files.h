/*
 * The files of a packed archive (.tar.gz, by the gzip program), or those of a folder.
 */
#ifndef SUPPORT_FAULT_PACKED_FILES_H
#define SUPPORT_FAULT_PACKED_FILES_H

/* One file: its name and its text, which lives until the visitor returns. */
typedef void (*packed_files_visit)(const char *name, const char *text, void *context);

/* How many files there were; -1 after a message on standard error. */
int packed_files_each(const char *archive, packed_files_visit visit, void *context);

/* The same for the files of a folder whose names end in `ending`. */
int packed_files_in_folder(
	const char *folder, const char *ending, packed_files_visit visit, void *context);

#endif
