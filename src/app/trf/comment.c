/* The comments of ours in a tournament report: what one says, and how it is written. */
#include "config.h"

#include "app/trf/comment.h"

#include <stdlib.h>
#include <string.h>

#include "app/trf/rows.h"
#include "app/words/words.h"
#include "core/known_books.h"
#include "core/history.h"
#include "core/season.h"
#include "core/text/text.h"
#include "core/vec.h"

static const char ours[] = TRF_COMMENT;

bool trf_comment_int(const char **text, int least, int most, int *number)
{
	const char *start = *text + strspn(*text, " ");
	const size_t length = strcspn(start, " ");
	char digits[8];

	if (length >= sizeof(digits))
		return false;
	memcpy(digits, start, length);
	digits[length] = '\0';
	*text = start + length + (start[length] == ' ');
	return text_to_int(digits, least, most, number);
}

bool trf_comment_number(const char **text, int *number)
{
	return **text != ' ' && (*text)[strcspn(*text, " ")] == ' ' &&
		trf_comment_int(text, 1, PLAYERS_MOST, number);
}

const char *trf_comment_after(const char *line, const char *word)
{
	const size_t length = strlen(word);
	const char *said = line + sizeof(ours) - 1;

	if (strncmp(line, ours, sizeof(ours) - 1) != 0 || strncmp(said, word, length) != 0 ||
		said[length] != ' ')
		return NULL;
	return said + length + 1;
}

const char *trf_rows_system(const char *line)
{
	return trf_comment_after(line, "system");
}

bool trf_rows_of_season(const struct trf *trf)
{
	const size_t length = strlen(SEASON_SYSTEM);

	for (int i = 0; i < trf->nkept; i++) {
		const char *said = trf_rows_system(trf->kept[i]);

		if (said)
			return !strncmp(said, SEASON_SYSTEM, length) &&
				(said[length] == ' ' || !said[length]);
	}
	return false;
}

/* "WORD NUMBER TEXT": of which player, and the text. */
static bool said_of_player(const char *line, const char *word, int *number, const char **text)
{
	const char *said = trf_comment_after(line, word);

	if (!said || !trf_comment_number(&said, number))
		return false;
	*text = said;
	return true;
}

bool trf_rows_club(const char *line, int *number, const char **club)
{
	return said_of_player(line, "club", number, club);
}

bool trf_comment_brought(const char *line, int *number, const char **letters)
{
	return said_of_player(line, TRF_BROUGHT, number, letters) && brought_is(*letters);
}

bool trf_rows_place(const char *line, int *number, const char **place)
{
	return said_of_player(line, "place", number, place);
}

bool trf_rows_left(const char *line, int *number, int *round)
{
	const char *said;

	return said_of_player(line, "left", number, &said) &&
		text_to_int(said, 1, ROUNDS_MOST + 1, round);
}

bool trf_rows_marked(const char *line, const char *mark, int *number)
{
	const char *said = trf_comment_after(line, mark);

	return said && trf_comment_number(&said, number) && !strcmp(said, "yes");
}

enum status trf_add_line(struct trf *trf, int *room, const char *text, size_t length)
{
	char **kept = vec_grow(trf->kept, room, trf->nkept + 1, sizeof(*kept));
	char *line = malloc(length + 1);

	if (kept)
		trf->kept = kept;
	if (!kept || !line) {
		free(line);
		return STATUS_NO_MEMORY;
	}
	memcpy(line, text, length);
	line[length] = '\0';
	kept[trf->nkept++] = line;
	return STATUS_OK;
}

enum status trf_comment_add(
	struct trf *trf, int *room, const char *word, int number, const char *text)
{
	char line[sizeof(ours) + 32 + OPTIONS_SIZE + SYSTEM_SIZE];

	if (!text[0])
		return STATUS_OK;
	if (number)
		words_put(line, sizeof(line), "%s%s %d %s", ours, word, number, text);
	else
		words_put(line, sizeof(line), "%s%s %s", ours, word, text);
	return trf_add_line(trf, room, line, strlen(line));
}
