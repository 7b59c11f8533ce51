/* Options of print that are more than a word or a number. */
#include "config.h"

#include "cli/print_options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/event/file.h"
#include "core/text/text.h"

/* The word behind --by. */
static int read_by(const struct args *args, const char *list, struct print_wish *wish)
{
	const char *const *orders = print_list_orders(list);
	const char *word = args_value(args, "by");

	if (!word)
		return EXIT_DONE;
	for (int i = 0; orders && orders[i]; i++)
		if (strcmp(word, orders[i]) == 0) {
			wish->by = i;
			return EXIT_DONE;
		}
	return cli_usage(args->command, "%s are not ordered by \"%s\".", list, word);
}

/* "2000,1800,1600": where bands begin, the highest first. */
static int read_bands(const struct args *args, struct print_bands *bands)
{
	const char *text = args_value(args, "bands");

	if (!text)
		return EXIT_DONE;
	do {
		const size_t length = strcspn(text, ",");
		char word[16];
		int from;

		snprintf(word, sizeof(word), "%.*s", length < 15 ? (int)length : 15, text);
		if (bands->count == BANDS_MOST || !text_to_int(word, 1, GRADE_MOST, &from) ||
			(bands->count > 0 && from >= bands->from[bands->count - 1]))
			return cli_usage(args->command,
				"--bands wants up to %d ratings from the highest down, as 2000,1800,1600; not \"%s\".",
				BANDS_MOST, word);
		bands->from[bands->count++] = from;
		text += length + (text[length] == ',');
	} while (*text);
	return EXIT_DONE;
}

/* What stands on certificates, of a file of the arbiter's. */
static int read_text(
	const struct args *args, struct certificate_text *text, struct print_wish *wish)
{
	const char *path = args_value(args, "text");
	struct error error;
	char *bytes = NULL;
	size_t size = 0;
	enum status status;

	if (!path)
		return EXIT_DONE;
	status = file_read(strcmp(path, "-") ? path : NULL, &bytes, &size, &error);
	if (status == STATUS_OK)
		status = certificate_text_read(bytes, size, text, &error);
	free(bytes);
	wish->text = text;
	return status == STATUS_OK ? EXIT_DONE : cli_fail(path, &error);
}

/* How many cards to write on by hand; without a number a page. */
static int read_blank(const struct args *args, struct print_wish *wish)
{
	const char *count = args_value(args, "blank");

	wish->blank = count != NULL;
	if (!count || !*count || text_to_int(count, 1, PRINT_BLANK_MOST, &wish->blanks))
		return EXIT_DONE;
	return cli_usage(args->command, "--blank wants a number of cards from 1 to %d, not \"%s\".",
		PRINT_BLANK_MOST, count);
}

int print_options_read(const struct args *args, const char *list, struct certificate_text *text,
	struct print_wish *wish)
{
	const char *best = args_value(args, "best");
	int code = read_by(args, list, wish);

	wish->everybody = args_has(args, "all");
	wish->one_round = args_has(args, "round");
	wish->alignment = args_has(args, "alignment");
	if (code == EXIT_DONE)
		code = read_bands(args, &wish->bands);
	if (code == EXIT_DONE)
		code = read_blank(args, wish);
	if (code == EXIT_DONE && best && !text_to_int(best, 1, BEST_MOST, &wish->best))
		return cli_usage(args->command, "--best wants a number from 1 to %d, not \"%s\".",
			BEST_MOST, best);
	if (code == EXIT_DONE)
		code = read_text(args, text, wish);
	return code;
}
