/* What reading and writing reports share: a row put into an event, the codes of rule books. */
#include "config.h"

#include "app/trf/rows.h"

#include <string.h>

#include "app/round/acceleration.h"
#include "app/words/words.h"
#include "core/known_books.h"
#include "pairing/book/traits.h"

enum status trf_rows_put(struct event *event, const struct record *row)
{
	return event_put(event, record_key_of(row), row);
}

enum status trf_rows_put_particular(
	struct event *event, int section, enum particular_id id, const char *kept)
{
	struct record row = {.kind = RECORD_PARTICULAR};

	row.as.particular.section = section;
	row.as.particular.field = (int)id;
	words_put(row.as.particular.text, sizeof(row.as.particular.text), "%s", kept);
	return trf_rows_put(event, &row);
}

/* The row of a code, of a rule book that has several; NULL: it is none of them. */
static const struct pairing_code *find_code(const struct pairing_book *book, const char *type)
{
	for (int i = 0; i < book->traits->ncodes; i++)
		if (strcmp(book->traits->codes[i].code, type) == 0)
			return &book->traits->codes[i];
	return NULL;
}

/* Is the word among those of the text? */
static bool has_word(const char *text, const char *word)
{
	const size_t length = strlen(word);

	for (text += strspn(text, " "); *text; text += strspn(text, " ")) {
		const size_t here = strcspn(text, " ");

		if (here == length && strncmp(text, word, length) == 0)
			return true;
		text += here;
	}
	return false;
}

const char *trf_type_of(const struct pairing_book *book, const char *options)
{
	for (int i = 0; book && i < book->traits->ncodes; i++)
		if (has_word(options, book->traits->codes[i].setting))
			return book->traits->codes[i].code;
	return book && book->traits->code ? book->traits->code : "";
}

/* Is the game of the second of two rounds that of the first, with the colours turned? */
static bool is_second_game(const struct trf_game *first, const struct trf_game *second)
{
	if (first->opponent != second->opponent)
		return false;
	return first->opponent == TRF_NOBODY || first->colour == COLOUR_NONE ||
		second->colour == COLOUR_NONE || first->colour != second->colour;
}

/*
 * Do the same two meet in rounds 1 and 2, 3 and 4 ..., with the colours turned, everybody as far as
 * is played? False of two players, who always do.
 */
static bool meet_twice_each(const struct trf *trf)
{
	bool any = false;

	for (int round = 1; round < trf->played; round += 2)
		for (int i = 0; i < trf->count; i++) {
			const struct trf_game *game = trf_game(trf, i, round);

			if (!is_second_game(game, trf_game(trf, i, round + 1)))
				return false;
			any = any || game->opponent != TRF_NOBODY;
		}
	/* of two players every game is so, whatever the order of the table */
	return any && trf->count > 2;
}

const char *trf_rows_setting(const struct trf *trf, const struct pairing_book *book)
{
	const struct pairing_code *code = find_code(book, trf->type);
	const char *two = known_book(book->id)->two_games;

	if (!code)
		return "";
	for (int i = 0; two && i < book->traits->ncodes; i++)
		if (strcmp(book->traits->codes[i].code, code->code) == 0 &&
			strcmp(book->traits->codes[i].setting, two) == 0 && meet_twice_each(trf))
			return two;
	return code->setting;
}

bool trf_type_is_known(const char *type, const struct pairing_book **book)
{
	const struct pairing_book *one;

	*book = NULL;
	for (int i = 0; (one = pairing_book_at(i)); i++) {
		const size_t length = one->traits->code ? strlen(one->traits->code) : 0;

		if (!find_code(one, type) &&
			(length == 0 || strncmp(one->traits->code, type, length) != 0 ||
				(type[length] && strcmp(type + length, ACCELERATION_BAKU) != 0)))
			continue;
		*book = one->traits->own_code ? one : NULL;
		return true;
	}
	return false;
}

void trf_rows_worth(const struct points *points, int worth2[TRF_OUTCOMES])
{
	const int worth[TRF_OUTCOMES] = {
		[TRF_WIN_WHITE] = points->win2,
		[TRF_WIN_BLACK] = points->win2,
		[TRF_DRAW_WHITE] = points->draw2,
		[TRF_DRAW_BLACK] = points->draw2,
		[TRF_LOSS_WHITE] = points->loss2,
		[TRF_LOSS_BLACK] = points->loss2,
		[TRF_ZERO_BYE] = points->absent2,
		[TRF_HALF_BYE] = points->draw2,
		[TRF_FULL_BYE] = points->win2,
		[TRF_PAIRING_BYE] = points->bye2,
		[TRF_FORFEIT_WIN] = points->win2,
		[TRF_FORFEIT_LOSS] = points->absent2,
	};

	memcpy(worth2, worth, sizeof(worth));
}

bool trf_rows_name_is_long(const char *name)
{
	int characters = 0;

	for (; *name; name++)
		characters += ((unsigned char)*name & 0xc0) != 0x80;
	return characters > TRF_NAME_COLUMNS;
}
