/*
 * Reads the worked draws of the US Chess rules.
 */
#include "config.h"
#include "support/event/uscf_case.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CASES_MOST = 80, WORDS_MOST = 12 };

/* A player line, before the players stand in rank order. */
struct entry {
	char name[USCF_CASE_NAME], colours[24], opponents[160], flags[80];
	int rating, score;
};

struct reader {
	struct uscf_case *one;
	struct entry entry[USCF_CASE_CARDS];
	char pairs[USCF_CASE_APART][2][USCF_CASE_NAME];
	char boards[USCF_CASE_BOARDS][2][USCF_CASE_NAME];
	int entries, npairs;
	const struct pairing_book *book;
};

static bool set_option(struct reader *reader, const char *text)
{
	static const struct {
		const char *text, *name;
		int value;
	} known[] = {
		{"accel=28R1", "accelerated", 1},
		{"bye_for_colours=0", "bye_for_colours", 0},
		{"teams=plus_two", "teams", 1},
	};

	if (!strcmp(text, "toss=higher_white")) {
		reader->one->input.lot = PAIRING_WHITE;
		return true;
	}
	for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++) {
		if (!strcmp(text, known[i].text)) {
			reader->one->option[pairing_book_option(reader->book, known[i].name)] =
				known[i].value;
			return true;
		}
	}
	return false;
}

static void start(struct reader *reader, struct uscf_case *one, const char *id)
{
	memset(one, 0, sizeof(*one));
	*reader = (struct reader){.one = one, .book = reader->book};
	snprintf(one->id, sizeof(one->id), "%s", id);
	for (int i = 0; i < reader->book->noptions; i++)
		one->option[i] = reader->book->options[i].value;
}

static int find(const struct uscf_case *one, const char *name)
{
	for (int i = 0; i < one->input.count; i++)
		if (!strcmp(one->name[i], name))
			return i;
	return PAIRING_OUTSIDE;
}

static int compare_entries(const void *a, const void *b)
{
	const struct entry *x = a, *y = b;

	return x->rating != y->rating ? y->rating - x->rating : strcmp(x->name, y->name);
}

/* The n-th of a list with commas. */
static void part(const char *list, int n, char *text, size_t size)
{
	for (; n > 0 && *list; list++)
		n -= *list == ',';
	snprintf(text, size, "%.*s", (int)strcspn(list, ","), list);
}

/* Rounds without a game are what the flags say, in their order. */
static enum pairing_kind kind_by_flags(const char *flags, int *used)
{
	static const struct {
		const char *flag;
		enum pairing_kind kind;
	} known[] = {{"fullbye", PAIRING_BYE_FORCED}, {"halfbye", PAIRING_BYE_HALF},
		{"forfeitwin", PAIRING_DEFAULT_WIN}};

	for (; *used < 4; ++*used) {
		char flag[24];

		part(flags, *used, flag, sizeof(flag));
		for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++) {
			if (!strcmp(flag, known[i].flag)) {
				++*used;
				return known[i].kind;
			}
		}
	}
	return PAIRING_ABSENT;
}

static void fill_games(struct uscf_case *one, int i, const struct entry *entry)
{
	int used = 0;

	for (int r = 0; r < one->input.round - 1; r++) {
		struct pairing_game *game = &one->game[i][r];
		const char colour = entry->colours[r];
		char name[USCF_CASE_NAME];

		part(entry->opponents, r, name, sizeof(name));
		*game = (struct pairing_game){.opponent = PAIRING_NOBODY};
		if (colour == '-') {
			game->kind = kind_by_flags(entry->flags, &used);
			continue;
		}
		game->kind = PAIRING_PLAYED;
		game->colour = colour == 'W' ? PAIRING_WHITE : PAIRING_BLACK;
		game->opponent = find(one, name);
	}
}

static bool has_flag(const char *flags, const char *flag)
{
	char one[24];

	for (int i = 0; i < 4; i++) {
		part(flags, i, one, sizeof(one));
		if (!strcmp(one, flag))
			return true;
	}
	return false;
}

static void fill_player(struct uscf_case *one, int i, const struct entry *entry)
{
	struct pairing_player *player = &one->player[i];
	const char *team = strstr(entry->flags, "team=");

	*player = (struct pairing_player){.number = i + 1,
		.rating = entry->rating,
		.score = entry->score,
		.games = one->game[i]};
	player->club = team ? team[5] : 0;
	player->is_new = has_flag(entry->flags, "new");
	player->bye_booked = strstr(entry->flags, "halfbye@") != NULL;
	fill_games(one, i, entry);
}

static bool finish(struct reader *reader)
{
	struct uscf_case *one = reader->one;

	qsort(reader->entry, (size_t)reader->entries, sizeof(reader->entry[0]), compare_entries);
	one->input.count = reader->entries;
	for (int i = 0; i < reader->entries; i++)
		memcpy(one->name[i], reader->entry[i].name, USCF_CASE_NAME);
	for (int i = 0; i < reader->entries; i++)
		fill_player(one, i, &reader->entry[i]);
	for (int i = 0; i < reader->npairs; i++) {
		const int a = find(one, reader->pairs[i][0]), b = find(one, reader->pairs[i][1]);

		one->apart[i] = (struct pairing_apart){a, b, true};
		if (a < 0 || b < 0)
			return false;
	}
	for (int i = 0; i < one->nboards; i++) {
		const bool bye = !reader->boards[i][1][0];
		const int a = find(one, reader->boards[i][0]);
		const int b = bye ? PAIRING_NOBODY : find(one, reader->boards[i][1]);

		if (a < 0 || (!bye && b < 0))
			return false;
		one->board[i].white = a;
		one->board[i].black = b;
	}
	one->input.players = one->player;
	one->input.apart = one->apart;
	one->input.napart = reader->npairs;
	one->input.options = one->option;
	return true;
}

static bool add_player(struct reader *reader, char *const *word, int count)
{
	struct entry *entry = &reader->entry[reader->entries];
	int whole = 0;
	char half = '0';

	if (count < 6 || reader->entries == USCF_CASE_CARDS)
		return false;
	reader->entries++;
	snprintf(entry->name, sizeof(entry->name), "%s", word[1]);
	entry->rating = atoi(word[2]);
	if (sscanf(word[3], "%d.%c", &whole, &half) < 1)
		return false;
	entry->score = 2 * whole + (half == '5');
	if (entry->rating < 0)
		entry->rating = 0;
	snprintf(entry->colours, sizeof(entry->colours), "%s", word[4]);
	snprintf(entry->opponents, sizeof(entry->opponents), "%s", word[5]);
	for (int i = 6; i < count; i++) {
		const size_t used = strlen(entry->flags);

		snprintf(entry->flags + used, sizeof(entry->flags) - used, "%s%s", used ? "," : "",
			word[i]);
	}
	return true;
}

static bool add_board(struct reader *reader, char *const *word, int count, bool excluded)
{
	const bool bye = count >= 3 && !strcmp(word[1], "BYE");
	const int i = reader->one->nboards;

	if (i == USCF_CASE_BOARDS || count < (bye ? 3 : 4))
		return false;
	reader->one->nboards++;
	reader->one->board[i] =
		(struct uscf_case_board){0, 0, !bye && !strcmp(word[1], "E"), excluded};
	snprintf(reader->boards[i][0], USCF_CASE_NAME, "%s", word[2]);
	if (!bye)
		snprintf(reader->boards[i][1], USCF_CASE_NAME, "%s", word[3]);
	return true;
}

static bool add_pair(struct reader *reader, char *const *word, int count)
{
	if (count < 3 || reader->npairs == USCF_CASE_APART)
		return false;
	for (int k = 0; k < 2; k++)
		snprintf(reader->pairs[reader->npairs][k], USCF_CASE_NAME, "%s", word[1 + k]);
	reader->npairs++;
	return true;
}

static bool read_words(struct reader *reader, char *const *word, int count)
{
	if (!strcmp(word[0], "ROUND") && count == 4) {
		reader->one->input.round = atoi(word[1]);
		reader->one->input.rounds = atoi(word[3]);
		return reader->one->input.round <= USCF_CASE_ROUNDS;
	}
	if (!strcmp(word[0], "OPT") && count == 2)
		return set_option(reader, word[1]);
	if (!strcmp(word[0], "P"))
		return add_player(reader, word, count);
	if (!strcmp(word[0], "FORBID"))
		return add_pair(reader, word, count);
	if (!strcmp(word[0], "EXPECT") || !strcmp(word[0], "NOT"))
		return add_board(reader, word, count, word[0][0] == 'N');
	if (!strcmp(word[0], "END"))
		return finish(reader);
	return strstr("SRC NOTE RULES SURE ALT SEEN", word[0]) != NULL;
}

static int split(char *line, char **word)
{
	int count = 0;

	line[strcspn(line, "#\n")] = '\0';
	for (char *at = strtok(line, " \t"); at && count < WORDS_MOST; at = strtok(NULL, " \t"))
		word[count++] = at;
	return count;
}

static bool read_file(FILE *file, struct reader *reader, struct uscf_case *cases, int *count)
{
	char line[1200], *word[WORDS_MOST];

	for (int number = 1; fgets(line, sizeof(line), file); number++) {
		const int words = split(line, word);

		if (words == 0)
			continue;
		if (!strcmp(word[0], "CASE") && words == 2 && *count < CASES_MOST) {
			start(reader, &cases[(*count)++], word[1]);
		} else if (*count == 0 || !read_words(reader, word, words)) {
			fprintf(stderr, "line %d: \"%s\" is not understood\n", number, word[0]);
			return false;
		}
	}
	return true;
}

struct uscf_case *uscf_cases_read(const char *path, int *count)
{
	struct uscf_case *cases = calloc(CASES_MOST, sizeof(*cases));
	struct reader *reader = calloc(1, sizeof(*reader));
	FILE *file = fopen(path, "r");
	bool read = false;

	*count = 0;
	if (cases && reader && file) {
		reader->book = pairing_book_find("uscf");
		read = reader->book && reader->book->noptions <= USCF_CASE_OPTIONS &&
			read_file(file, reader, cases, count);
	}
	if (file)
		fclose(file);
	free(reader);
	if (read)
		return cases;
	free(cases);
	return NULL;
}

static bool has_board(const struct pairing_draw *draw, const struct uscf_case_board *board)
{
	for (int i = 0; i < draw->count; i++) {
		const struct pairing_board *made = &draw->boards[i];

		if (made->white == board->white && made->black == board->black)
			return true;
		if (!board->coloured && made->white == board->black && made->black == board->white)
			return true;
	}
	return false;
}

bool uscf_case_holds(const struct uscf_case *one, const struct pairing_draw *draw)
{
	for (int i = 0; i < one->nboards; i++)
		if (has_board(draw, &one->board[i]) == one->board[i].excluded)
			return false;
	return true;
}

void uscf_case_print(const struct uscf_case *one, const struct pairing_draw *draw)
{
	fprintf(stderr, "%s:", one->id);
	for (int i = 0; i < draw->count; i++)
		fprintf(stderr, " %s-%s", one->name[draw->boards[i].white],
			draw->boards[i].black < 0 ? "bye" : one->name[draw->boards[i].black]);
	fprintf(stderr, "\n");
}
