/*
 * The file with the preferences of a desk: desk.txt in the state folder, a name and a word a line.
 */
#include "config.h"

#include "app/event/desk.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "app/event/state_folder.h"
#include "disk/hidden.h"

enum { DESK_PATH = STATE_FOLDER + 16 };

static bool find_path(char path[DESK_PATH], bool make)
{
	char folder[STATE_FOLDER];
	struct error ignored;

	if (state_folder("", folder, make, &ignored) != STATUS_OK)
		return false;
	snprintf(path, DESK_PATH, "%s/desk.txt", folder);
	return true;
}

void desk_read(struct desk *desk)
{
	char path[DESK_PATH], line[80], word[DESK_WORD];
	FILE *file = NULL;

	*desk = (struct desk){.cards = ""};
	if (find_path(path, false))
		file = fopen(path, "rb");
	while (file && fgets(line, sizeof(line), file)) {
		if (sscanf(line, "cards %15s", word) == 1)
			snprintf(desk->cards, sizeof(desk->cards), "%s", word);
		if (sscanf(line, "list %15s", word) == 1)
			desk->list = word[0];
		if (sscanf(line, "where %15s", word) == 1)
			desk->where = word[0];
	}
	if (file)
		fclose(file);
}

static bool write_words(FILE *file, const struct desk *desk)
{
	if (desk->cards[0])
		fprintf(file, "cards %s\n", desk->cards);
	if (desk->list)
		fprintf(file, "list %c\n", desk->list);
	if (desk->where)
		fprintf(file, "where %c\n", desk->where);
	return !ferror(file);
}

void desk_write(const struct desk *desk)
{
	char path[DESK_PATH];
	struct hidden hidden;
	FILE *file;
	bool whole;

	if (!find_path(path, true) || hidden_make(path, &hidden) != 0)
		return;
	file = fdopen(hidden.fd, "wb");
	whole = file && write_words(file, desk);
	if (file) {
		hidden.fd = -1; /* is closed with the stream */
		whole = fclose(file) == 0 && whole;
	}
	if (!whole || hidden_put(&hidden, true) != 0)
		hidden_drop(&hidden);
}
