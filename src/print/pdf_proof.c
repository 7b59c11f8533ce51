/* A look at a PDF as who opens it first looks: is it whole, and has it its pages? */
#include "config.h"

#include "print/pdf_proof.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { END_SIZE = 64 };

static const char *find(const char *bytes, size_t size, const char *what)
{
	const size_t length = strlen(what);
	const char *at = bytes, *end = bytes + size;

	while (at && (size_t)(end - at) >= length && memcmp(at, what, length) != 0)
		at = memchr(at + 1, what[0], (size_t)(end - at - 1));
	return at && (size_t)(end - at) >= length ? at : NULL;
}

/* "startxref", a number and "%%EOF" are the last words; the number, 0: they are not. */
static size_t table_place(const char *bytes, size_t size)
{
	char end[END_SIZE + 1];
	const char *at;
	char *after;
	unsigned long place;

	if (size < END_SIZE)
		return 0;
	memcpy(end, bytes + size - END_SIZE, END_SIZE);
	for (int i = 0; i < END_SIZE; i++)
		if (end[i] == '\0')
			end[i] = ' ';
	end[END_SIZE] = '\0';
	at = strstr(end, "startxref");
	if (!at)
		return 0;
	place = strtoul(at + strlen("startxref"), &after, 10);
	after += strspn(after, "\r\n ");
	return strncmp(after, "%%EOF", 5) == 0 && place < size ? (size_t)place : 0;
}

/* The table, or the object that holds it in a stream: "12 0 obj". */
static bool is_table(const char *bytes, size_t size)
{
	char start[24];
	int number, version, used = 0;

	snprintf(start, sizeof(start), "%.*s", size < 20 ? (int)size : 20, bytes);
	return strncmp(start, "xref", 4) == 0 ||
		(sscanf(start, "%d %d %n", &number, &version, &used) == 2 &&
			strncmp(start + used, "obj", 3) == 0);
}

static int count_pages(const char *bytes, size_t size)
{
	static const char page[] = "/Type /Page";
	const char *at = bytes, *end = bytes + size;
	int count = 0;

	while ((at = find(at, (size_t)(end - at), page)) != NULL) {
		at += strlen(page);
		count += at < end && *at != 's';
	}
	return count;
}

bool pdf_proof(const char *bytes, size_t size, int pages)
{
	const size_t table = table_place(bytes, size);

	if (size < 8 || memcmp(bytes, "%PDF-1.", 7) != 0 || table == 0 ||
		!is_table(bytes + table, size - table))
		return false;
	return count_pages(bytes, size) == pages || find(bytes, size, "/ObjStm") != NULL;
}
