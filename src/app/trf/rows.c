/* What reading and writing reports share: a row put into an event, the codes of rule books. */
#include "config.h"

#include "app/trf/rows.h"

#include <string.h>

#include "app/round/acceleration.h"
#include "app/words/words.h"

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
	for (int i = 0; i < book->ncodes; i++)
		if (strcmp(book->codes[i].code, type) == 0)
			return &book->codes[i];
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
	for (int i = 0; book && i < book->ncodes; i++)
		if (has_word(options, book->codes[i].setting))
			return book->codes[i].code;
	return book && book->code ? book->code : "";
}

const char *trf_type_setting(const struct pairing_book *book, const char *type)
{
	const struct pairing_code *code = find_code(book, type);

	return code ? code->setting : "";
}

bool trf_type_is_known(const char *type, const struct pairing_book **book)
{
	const struct pairing_book *one;

	*book = NULL;
	for (int i = 0; (one = pairing_book_at(i)); i++) {
		const size_t length = one->code ? strlen(one->code) : 0;

		if (!find_code(one, type) &&
			(length == 0 || strncmp(one->code, type, length) != 0 ||
				(type[length] && strcmp(type + length, ACCELERATION_BAKU) != 0)))
			continue;
		*book = one->own_code ? one : NULL;
		return true;
	}
	return false;
}

bool trf_rows_name_is_long(const char *name)
{
	int characters = 0;

	for (; *name; name++)
		characters += ((unsigned char)*name & 0xc0) != 0x80;
	return characters > TRF_NAME_COLUMNS;
}
