/* The letters of every alphabet, whatever the locale of the machine. */
#include "config.h"

#include "tui/term/letters.h"

#include <langinfo.h>
#include <locale.h>
#include <stdbool.h>
#include <string.h>

static bool have_utf8(const char *locale)
{
	return setlocale(LC_CTYPE, locale) && strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

#ifdef LOCALE_INSIDE

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/* C.UTF-8, put into the program by the linker. */
extern const char _binary_locale_start[], _binary_locale_end[];

static bool write_file(const char *path)
{
	const size_t size = (size_t)(_binary_locale_end - _binary_locale_start);
	FILE *file = fopen(path, "wbx");
	bool good;

	if (!file)
		return false;
	good = fwrite(_binary_locale_start, 1, size, file) == size;
	return fclose(file) == 0 && good;
}

/*
 * The C library takes a locale from a file alone: there is one for as long as it reads it. It keeps
 * what it has read.
 */
static void set_own(void)
{
	const char *temporary = getenv("TMPDIR");
	char folder[PATH_MAX], inner[PATH_MAX + 10], path[PATH_MAX + 20];

	snprintf(folder, sizeof(folder), "%s/drawboard-XXXXXX",
		temporary && *temporary ? temporary : "/tmp");
	if (!mkdtemp(folder))
		return;
	snprintf(inner, sizeof(inner), "%s/C.utf8", folder);
	snprintf(path, sizeof(path), "%s/LC_CTYPE", inner);
	if (mkdir(inner, 0700) == 0 && write_file(path) && setenv("LOCPATH", folder, 1) == 0)
		setlocale(LC_CTYPE, "C.UTF-8");
	unsetenv("LOCPATH");
	unlink(path);
	rmdir(inner);
	rmdir(folder);
}

#else

static void set_own(void)
{
}

#endif

void letters_set(void)
{
	if (!have_utf8("") && !have_utf8("C.UTF-8"))
		set_own();
}
