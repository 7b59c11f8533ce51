/* Names put into few cells, so that what tells them apart stays. */
#include "core/short_name.h"

#include <string.h>

#include "core/text/fit.h"
#include "core/name_order.h"
#include "core/text/text.h"

/* Behind the next character and its marks; the text does not end here. */
static const char *behind_character(const char *text)
{
	uint32_t character;

	do {
		const size_t length = text_decode(text, strlen(text), &character);

		text += length > 0 ? length : 1;
	} while (text_decode(text, strlen(text), &character) > 0 && text_cells(character) == 0);
	return text;
}

/*
 * Where the end of a text begins that tells it from others: with its last word, or as much of that
 * as has room in so many cells and bytes.
 */
static const char *ending(const char *text, int cells, size_t bytes)
{
	const char *at = strrchr(text, ' ');

	if (at == NULL)
		at = text;
	while (*at != '\0' && (text_width(at) > cells || strlen(at) > bytes))
		at = behind_character(at);
	return at;
}

/* In fewer cells a name with both its ends would be read by nobody. */
enum { BOTH_ENDS_LEAST = 8 };

/*
 * Cut a text that is told from others by its first bytes. Where these would be cut off they stand
 * behind the "…".
 */
static int fit(const char *name, size_t told, int cells, char *text, size_t size)
{
	char tells[NAME_SIZE + 1];
	const char *end;
	int width = text_fit(text, size, name, cells);
	size_t length;

	if (cells < BOTH_ENDS_LEAST || strncmp(text, name, told) == 0)
		return width;
	memcpy(tells, name, told);
	tells[told] = '\0';
	end = ending(tells, cells / 2, size / 2);
	length = strlen(end);
	width = text_fit(text, size - length, name, cells - text_width(end));
	return width + text_fit(text + strlen(text), length + 1, end, cells - width);
}

/* Without blanks at the end. */
static size_t trimmed(const char *text, size_t length)
{
	while (length > 0 && text[length - 1] == ' ')
		length--;
	return length;
}

int short_name(
	const struct event *event, const struct player *player, int cells, char *text, size_t size)
{
	const char *name = player->name;
	const size_t comma = strcspn(name, ","), surname = trimmed(name, comma);
	const size_t behind = comma + (name[comma] == ',');
	const size_t given = behind + strspn(name + behind, " ");
	const size_t told = name_order_told(event, player);
	char made[NAME_SIZE + 1];
	size_t length;

	if (surname == 0)
		return listed_name(event, player, cells, text, size);
	memcpy(made, name, surname);
	length = surname;
	if (told > given) {
		made[length++] = ' ';
		memcpy(made + length, name + given, told - given);
		length = trimmed(made, length + told - given);
	}
	made[length] = '\0';
	return fit(made,
		told > given             ? length
			: told < surname ? told
					 : surname,
		cells, text, size);
}

int listed_name(
	const struct event *event, const struct player *player, int cells, char *text, size_t size)
{
	return fit(player->name, name_order_told(event, player), cells, text, size);
}
