/*
 * Rating lists searched: of what was typed the word with the fewest keys is looked up, and the keys
 * that begin with it are compared with the other words.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/lists/file.h"
#include "store/trouble.h"

enum {
	COUNTED = 2000, /* keys that are counted to find out which word has the fewest */
	LOOKED_AT = 20000
};

#define PLAYER \
	"player_@.code, name, title, federation, sex, born, club, club_code, member, expires, fide," \
	" standard, rapid, blitz"

static const char count_sql[] =
	"SELECT count(*) FROM (SELECT 1 FROM key_@ WHERE key >= ?1 AND key < ?2 LIMIT ?3)";
static const char search_sql[] = "SELECT key, player FROM key_@ WHERE key >= ?1 AND key < ?2";
/* The second of each: of a list that an older program has loaded, without states. */
static const char *const read_sql[] = {"SELECT " PLAYER ", state FROM player_@ WHERE id = ?1",
	"SELECT " PLAYER " FROM player_@ WHERE id = ?1"};
static const char *const find_sql[] = {"SELECT " PLAYER
				       ", state FROM player_@ WHERE code = ?1 LIMIT 1",
	"SELECT " PLAYER " FROM player_@ WHERE code = ?1 LIMIT 1"};

enum { STATE_AT = 14 };

static void read_kind(sqlite3_stmt *statement, int column, char kind[GRADE_KIND_SIZE])
{
	const char *text = (const char *)sqlite3_column_text(statement, column);
	struct grade grade;

	if (text && grade_parse(text, &grade))
		memcpy(kind, grade.kind, sizeof(grade.kind));
}

static void read_player(
	sqlite3_stmt *statement, enum list_source source, struct listed_player *player)
{
	memset(player, 0, sizeof(*player));
	player->source = source;
	lists_column(statement, 0, player->code, sizeof(player->code));
	lists_column(statement, 1, player->name, sizeof(player->name));
	lists_column(statement, 2, player->title, sizeof(player->title));
	lists_column(statement, 3, player->federation, sizeof(player->federation));
	player->sex = sqlite3_column_int(statement, 4);
	lists_column(statement, 5, player->born, sizeof(player->born));
	lists_column(statement, 6, player->club, sizeof(player->club));
	lists_column(statement, 7, player->club_code, sizeof(player->club_code));
	lists_column(statement, 8, player->member, sizeof(player->member));
	lists_column(statement, 9, player->expires, sizeof(player->expires));
	lists_column(statement, 10, player->fide, sizeof(player->fide));
	for (int i = 0; i < LIST_RATINGS; i++)
		player->rating[i] = sqlite3_column_int(statement, 11 + i);
	read_kind(statement, 11, player->kind);
	if (sqlite3_column_count(statement) > STATE_AT)
		lists_column(statement, STATE_AT, player->state, sizeof(player->state));
	if (source == LIST_FIDE)
		snprintf(player->fide, sizeof(player->fide), "%.*s", FIDE_SIZE - 1, player->code);
}

/* Prepared once; a source that has no list has no tables. */
static int prepared(
	struct lists *lists, const char *sql, enum list_source source, sqlite3_stmt **statement)
{
	if (*statement) {
		sqlite3_reset(*statement);
		return SQLITE_OK;
	}
	return lists_prepare(lists, sql, source, statement);
}

static int prepare_player(struct lists *lists, const char *const *sql, enum list_source source,
	sqlite3_stmt **statement)
{
	const int rc = lists_prepare(lists, sql[0], source, statement);

	return rc == SQLITE_ERROR ? lists_prepare(lists, sql[1], source, statement) : rc;
}

/* The keys from the word on to what comes behind all that begin with it. */
static int bind_range(sqlite3_stmt *statement, const struct listed_words *words, int word)
{
	const char *from = words->text + words->from[word];
	char end[LISTED_KEY_SIZE + 1];
	const size_t length = (size_t)words->length[word];

	int rc;

	memcpy(end, from, length);
	memset(end + length, 0xff, 1); /* above every byte of UTF-8 */
	rc = sqlite3_bind_text(statement, 1, from, (int)length, SQLITE_TRANSIENT);

	return rc == SQLITE_OK
		? sqlite3_bind_text(statement, 2, end, (int)length + 1, SQLITE_TRANSIENT)
		: rc;
}

/* How many keys begin with the word, as far as they are counted. */
static int count_keys(struct lists *lists, enum list_source source,
	const struct listed_words *words, int word, int *counted)
{
	sqlite3_stmt **count = &lists->count[source];
	int rc = prepared(lists, count_sql, source, count);

	if (rc == SQLITE_OK)
		rc = bind_range(*count, words, word);
	if (rc == SQLITE_OK)
		rc = sqlite3_bind_int(*count, 3, COUNTED);
	if (rc == SQLITE_OK)
		rc = sqlite3_step(*count);
	if (rc == SQLITE_ROW)
		*counted = sqlite3_column_int(*count, 0);
	sqlite3_reset(*count);
	return rc == SQLITE_ROW ? SQLITE_OK : rc;
}

/* The typed word that fewest keys begin with. */
static int choose_word(
	struct lists *lists, enum list_source source, const struct listed_words *words, int *best)
{
	int fewest = COUNTED + 1, rc = SQLITE_OK;

	*best = 0;
	for (int i = 0; i < words->count && words->count > 1 && rc == SQLITE_OK; i++) {
		int counted = 0;

		rc = count_keys(lists, source, words, i, &counted);
		if (rc == SQLITE_OK && counted < fewest) {
			fewest = counted;
			*best = i;
		}
	}
	return rc;
}

static bool is_there(const long long *ids, int count, long long id)
{
	for (int i = 0; i < count; i++)
		if (ids[i] == id)
			return true;
	return false;
}

/* The numbers of the players, each once. */
static int search_keys(struct lists *lists, enum list_source source,
	const struct listed_words *words, long long *ids, int room, int *count, bool *more)
{
	sqlite3_stmt **search = &lists->search[source];
	int word, looked_at = 0, rc = choose_word(lists, source, words, &word);

	*count = 0;
	*more = false;
	if (rc == SQLITE_OK)
		rc = prepared(lists, search_sql, source, search);
	if (rc == SQLITE_OK)
		rc = bind_range(*search, words, word);
	if (rc != SQLITE_OK)
		return rc;
	while ((rc = sqlite3_step(*search)) == SQLITE_ROW && !*more) {
		const char *key = (const char *)sqlite3_column_text(*search, 0);
		const long long id = sqlite3_column_int64(*search, 1);

		*more = ++looked_at > LOOKED_AT;
		if (!key || !listed_key_has(key, words) || is_there(ids, *count, id))
			continue;
		if (*count == room)
			*more = true;
		else
			ids[(*count)++] = id;
	}
	sqlite3_reset(*search);
	return rc == SQLITE_ROW || rc == SQLITE_DONE ? SQLITE_OK : rc;
}

/* The players of these numbers. One who is not there is a fault of the file. */
static int read_found(struct lists *lists, enum list_source source, const long long *ids, int count,
	struct listed_player *found)
{
	sqlite3_stmt *read = NULL;
	int rc = prepare_player(lists, read_sql, source, &read);

	for (int i = 0; i < count && rc == SQLITE_OK; i++) {
		rc = sqlite3_bind_int64(read, 1, ids[i]);
		if (rc == SQLITE_OK)
			rc = sqlite3_step(read);
		if (rc == SQLITE_ROW)
			read_player(read, source, &found[i]);
		rc = rc == SQLITE_DONE ? SQLITE_CORRUPT : rc == SQLITE_ROW ? SQLITE_OK : rc;
		sqlite3_reset(read);
	}
	sqlite3_finalize(read);
	return rc;
}

/*
 * What is read next is read from one list: another program may load the next one between two
 * statements, and its players have other numbers.
 */
static int begin(struct lists *lists)
{
	return sqlite3_exec(lists->db, "BEGIN", NULL, NULL, NULL);
}

static enum status end(struct lists *lists, enum status status, int rc, struct error *error)
{
	/* before the connection is used again, which forgets what went wrong */
	if (status == STATUS_OK)
		status = lists_trouble(lists, rc, error);
	sqlite3_exec(lists->db, "ROLLBACK", NULL, NULL, NULL);
	return status;
}

enum status lists_search(struct lists *lists, enum list_source source, const char *typed,
	struct listed_player *found, int room, int *count, bool *more, struct error *error)
{
	struct listed_words words;
	struct list_info info;
	long long *ids;
	bool has_list;
	int rc = begin(lists);
	enum status status = lists_trouble(lists, rc, error);

	*count = 0;
	*more = false;
	if (status != STATUS_OK)
		return status;
	status = lists_info(lists, source, &info, &has_list, error);
	listed_split(typed, &words);
	if (status != STATUS_OK || !has_list || words.count == 0)
		return end(lists, status, SQLITE_OK, error);
	ids = calloc((size_t)room + 1, sizeof(*ids));
	if (!ids)
		return end(lists, trouble_no_memory(error), SQLITE_OK, error);
	rc = search_keys(lists, source, &words, ids, room, count, more);
	if (rc == SQLITE_OK)
		rc = read_found(lists, source, ids, *count, found);
	if (rc != SQLITE_OK)
		*count = 0;
	free(ids);
	return end(lists, STATUS_OK, rc, error);
}

/* A code of digits is kept as a number, another in capitals. */
static int bind_code(sqlite3_stmt *statement, const char *code)
{
	const size_t length = strlen(code);
	char capitals[LISTED_CODE_SIZE];

	if (code[0] != '0' && !code[strspn(code, "0123456789")] && length <= 15)
		return sqlite3_bind_int64(statement, 1, strtoll(code, NULL, 10));
	for (size_t i = 0; i < length; i++)
		capitals[i] =
			(char)(code[i] >= 'a' && code[i] <= 'z' ? code[i] - 'a' + 'A' : code[i]);
	return sqlite3_bind_text(statement, 1, capitals, (int)length, SQLITE_TRANSIENT);
}

enum status lists_find(struct lists *lists, enum list_source source, const char *code,
	struct listed_player *player, bool *found, struct error *error)
{
	sqlite3_stmt **find = &lists->find[source];
	struct list_info info;
	int rc = begin(lists);
	enum status status = lists_trouble(lists, rc, error);

	*found = false;
	if (status != STATUS_OK)
		return status;
	status = lists_info(lists, source, &info, found, error);
	if (status != STATUS_OK || !*found || !code[0] || strlen(code) >= LISTED_CODE_SIZE) {
		*found = false;
		return end(lists, status, SQLITE_OK, error);
	}
	rc = *find ? prepared(lists, find_sql[0], source, find)
		   : prepare_player(lists, find_sql, source, find);
	if (rc == SQLITE_OK)
		rc = bind_code(*find, code);
	if (rc == SQLITE_OK)
		rc = sqlite3_step(*find);
	*found = rc == SQLITE_ROW;
	if (*found)
		read_player(*find, source, player);
	sqlite3_reset(*find);
	return end(lists, STATUS_OK, rc, error);
}
