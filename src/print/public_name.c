/* Names as the public may see them. */
#include "config.h"

#include "print/public_name.h"

#include <stdio.h>
#include <string.h>

/* The bytes of the first letter, with what hangs on it. */
static int letter_size(const char *text)
{
	int size = *text != '\0';

	while (((unsigned char)text[size] & 0xC0) == 0x80)
		size++;
	return size;
}

const char *public_name(const char *name, const char *how, char text[PUBLIC_NAME_SIZE])
{
	const char *comma = strchr(name, ','), *surname = name, *first = comma ? comma + 1 : name;
	int surname_size = comma ? (int)(comma - name) : 0, first_size;

	first += strspn(first, " ");
	first_size = (int)strcspn(first, " ");
	if (!comma) {
		surname = first + first_size + strspn(first + first_size, " ");
		surname_size = (int)strlen(surname);
	}
	if (strcmp(how, "initial") == 0 && surname_size == 0)
		snprintf(text, PUBLIC_NAME_SIZE, "%.*s", letter_size(first), first);
	else if (strcmp(how, "initial") == 0)
		snprintf(text, PUBLIC_NAME_SIZE, "%.*s%s%.*s", surname_size, surname,
			first_size > 0 ? ", " : "", letter_size(first), first);
	else if (strcmp(how, "first") == 0)
		snprintf(text, PUBLIC_NAME_SIZE, "%.*s%s%.*s", first_size, first,
			first_size > 0 && surname_size > 0 ? " " : "",
			surname_size > 0 ? letter_size(surname) : 0, surname);
	else
		snprintf(text, PUBLIC_NAME_SIZE, "%s", name);
	return text;
}
