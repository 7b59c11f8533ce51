/* Checklists in columns. */
#include "config.h"

#include "cli/show_checklist.h"

enum { COLOURS_LEAST = 7 };

static const char *preference(const struct pairing_entry *entry)
{
	const bool white = entry->due == PAIRING_WHITE;

	if (entry->due == PAIRING_NEUTRAL)
		return " A ";
	switch (entry->strength) {
	case PAIRING_STRENGTH_MILD:
		return white ? " w " : " b ";
	case PAIRING_STRENGTH_STRONG:
		return white ? "(W)" : "(B)";
	case PAIRING_STRENGTH_ABSOLUTE:
	case PAIRING_STRENGTH_NONE:
		break;
	}
	return white ? " W " : " B ";
}

static char float_mark(enum pairing_float floated)
{
	return floated == PAIRING_FLOAT_DOWN ? 'D' : floated == PAIRING_FLOAT_UP ? 'U' : '-';
}

/* A column for each round; at least as wide as its title. */
static int colours_width(const struct checklist *list)
{
	return list->round - 1 > COLOURS_LEAST ? list->round - 1 : COLOURS_LEAST;
}

static void show_head(FILE *file, const struct checklist *list)
{
	fprintf(file, "Round #%d\n\n", list->round);
	fprintf(file, "  ID   Pts  %-*s  Pref  CD  -1R  -2R  Bye", colours_width(list), "Colours");
	for (int r = 1; r < list->round; r++)
		fprintf(file, "  %*sR%d", r < 10 ? 2 : 1, "", r);
	fputc('\n', file);
}

static void show_player(FILE *file, const struct checklist *list, int i)
{
	const struct pairing_entry *entry = &list->entries[i];
	const struct checklist_game *games = &list->games[i * (list->round - 1)];
	const int width = colours_width(list);
	char points[16];

	checklist_points(list, i, points);
	fprintf(file, "%4d %5s  ", list->numbers[i], points);
	for (int r = 0; r < width; r++) {
		const char code = r < list->round - 1 ? games[r].code : ' ';

		fputc(code == 'w' ? 'W' : code == 'b' ? 'B' : code == ' ' ? ' ' : '-', file);
	}
	fprintf(file,
		entry->difference ? "   %s  %+2d    %c    %c %4s" : "   %s  %2d    %c    %c %4s",
		preference(entry), entry->difference, float_mark(entry->float1),
		float_mark(entry->float2),
		entry->bye_barred           ? "no"
			: entry->bye_spared ? "last"
					    : "yes");
	for (int r = 0; r < list->round - 1; r++) {
		if (games[r].opponent)
			fprintf(file, " %4d%c", games[r].opponent, games[r].code);
		else
			fprintf(file, " %4s%c", "", games[r].code);
	}
	fputc('\n', file);
}

void show_checklist(FILE *file, const struct checklist *list)
{
	show_head(file, list);
	for (int i = 0; i < list->count; i++) {
		if (i == 0 || list->entries[i].score != list->entries[i - 1].score)
			fputc('\n', file);
		show_player(file, list, i);
	}
	fputc('\n', file);
}
