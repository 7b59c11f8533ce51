/* Lines for a terminal, broken at blanks; what goes to files and pipes stays whole. */
#include "config.h"

#include "cli/wrap.h"

#include <string.h>
#include <unistd.h>

#include "cli/out.h"
#include "core/text/fit.h"
#include "plain/terminal.h"

enum { HANG = 2, WORD_SIZE = 400 };

/* Where the line that is being written stands, in cells. */
struct place {
	int used;
	int hang;   /* the blanks before the lines that follow below it; -1: it is still empty */
	bool blank; /* it ends with a blank */
};

static int word_width(const char *word, size_t length)
{
	char text[WORD_SIZE];

	snprintf(text, sizeof(text), "%.*s", (int)length, word);
	return length < sizeof(text) ? text_width(text) : (int)length;
}

static void put_part(FILE *file, const char *part, size_t length)
{
	for (; length > 0; length--, part++)
		fputc(*part, file);
}

/* Blanks and the word behind them; the blanks become a line end where the word has no room. */
static void put_word(
	FILE *file, struct place *place, int cells, const char *text, size_t blanks, size_t length)
{
	const int width = word_width(text + blanks, length);
	const bool may_break = place->hang >= 0 && (blanks > 0 || place->blank);

	if (place->hang < 0)
		place->hang = (int)blanks + HANG < cells / 2 ? (int)blanks + HANG : HANG;
	if (length > 0 && may_break && place->used > place->hang &&
		place->used + (int)blanks + width > cells) {
		fprintf(file, "\n%*s", place->hang, "");
		place->used = place->hang;
	} else {
		put_part(file, text, blanks);
		place->used += (int)blanks;
	}
	put_part(file, text + blanks, length);
	place->used += width;
	place->blank = length == 0;
}

static void put_words(FILE *file, struct place *place, int cells, const char *text)
{
	while (*text) {
		const size_t blanks = strspn(text, " ");
		const size_t length = strcspn(text + blanks, " \n");

		if (blanks + length > 0)
			put_word(file, place, cells, text, blanks, length);
		text += blanks + length;
		if (*text == '\n') {
			fputc(*text++, file);
			*place = (struct place){.hang = -1};
		}
	}
}

/* Of standard output and of standard error. */
static struct place places[] = {{.hang = -1}, {.hang = -1}};

static struct place *place_of(FILE *file)
{
	return &places[fileno(file) == STDERR_FILENO];
}

void wrap_begin_line(FILE *file)
{
	*place_of(file) = (struct place){.hang = -1};
}

void wrap_put(FILE *file, const char *text)
{
	const int cells = terminal_width(file);

	if (cells == 0)
		fputs(text, file);
	else
		put_words(file, place_of(file), cells, text);
}

void wrap_set(FILE *file, const char *text, int cells, int used, int hang)
{
	struct place place = {.used = used, .hang = hang, .blank = true};

	put_words(file, &place, cells, text);
}
