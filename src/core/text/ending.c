/* Endings of names of files, and the forms that they are known for. */
#include "core/text/ending.h"

#include <string.h>

#include "core/array_len.h"
#include "core/text/text.h"

const char *ending_of(const char *path)
{
	const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
	const char *dot = strrchr(name, '.');

	return dot && dot > name ? dot + 1 : "";
}

static bool is_one_of(const char *ending, const char *const *endings, int count)
{
	for (int i = 0; i < count; i++)
		if (text_key_is(endings[i], ending))
			return true;
	return false;
}

bool ending_is_of_document(const char *path)
{
	static const char *const documents[] = {"csv", "html", "htm", "pdf", "ps", "json", "xml",
		"rtf", "doc", "docx", "odt", "xls", "xlsx", "ods", "zip", "tsv"};

	return is_one_of(ending_of(path), documents, (int)ARRAY_LEN(documents));
}

bool ending_is_of_no_event(const char *path)
{
	static const char *const texts[] = {"txt", "text", "trf", "trfx", "dbf"};

	return ending_is_of_document(path) ||
		is_one_of(ending_of(path), texts, (int)ARRAY_LEN(texts));
}
