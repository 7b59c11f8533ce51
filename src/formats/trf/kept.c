/* Lines of a TRF that are kept as they are: where they belong, and which edition knows them. */
#include <stdlib.h>
#include <string.h>

#include "formats/trf/trf.h"

/* A line of a national rating of one of the players. */
static bool is_national(const struct trf *trf, const char *text)
{
	struct trf_national national;

	return trf_national_read(text, &national) && trf_find(trf, national.number) != TRF_NOBODY;
}

/* Lines that count the columns or name the fields, written without "###". */
static bool is_ruler(const char *text)
{
	return text[0] == ' ' || text[0] == '\t' || !strncmp(text, "DDD SSSS", 8) ||
		!strncmp(text, "III TTT", 7) || text[strspn(text, "0123456789 ")] == '\0';
}

static bool is_one_of(const char *line, const char *const *codes, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (strncmp(line, codes[i], 3) == 0 && (line[3] == ' ' || line[3] == '\0'))
			return true;
	return false;
}

bool trf_follows_players(const struct trf *trf, const char *line)
{
	static const char *const codes[] = {"013", "299", "300", "310", "320", "330", "801", "802"};

	if (is_one_of(line, codes, sizeof(codes) / sizeof(codes[0])) || is_national(trf, line))
		return true;
	if (strncmp(line, "### ", 4) == 0)
		return line[4] && is_ruler(line + 4);
	return is_ruler(line);
}

bool trf_is_later(const struct trf *trf, const char *line)
{
	static const char *const codes[] = {"142", "152", "162", "172", "182", "192", "202", "212",
		"222", "240", "250", "260", "299", "300", "310", "320", "330", "352", "362", "801",
		"802"};

	return is_one_of(line, codes, sizeof(codes) / sizeof(codes[0])) || is_national(trf, line);
}
