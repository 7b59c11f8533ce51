/*
 * A rating list taken in. Players go into their table as they come; their keys go into a temporary
 * table first, so that the table of keys is written in its order.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/lists/file.h"
#include "store/trouble.h"

/* So many steps of SQLite's machine are some hundredths of a second. */
enum { WATCH_STEPS = 500000 };

static int gives_up(void *context)
{
	const struct lists *lists = context;

	return !lists->goes_on(lists->context);
}

void lists_watch(struct lists *lists, bool (*goes_on)(void *context), void *context)
{
	lists->goes_on = goes_on;
	lists->context = context;
	if (lists->db)
		sqlite3_progress_handler(lists->db, WATCH_STEPS, goes_on ? gives_up : NULL, lists);
}

static int run(struct lists *lists, const char *sql)
{
	sqlite3_stmt *statement = NULL;
	int rc = lists_prepare(lists, sql, lists->source, &statement);

	if (rc == SQLITE_OK) {
		rc = sqlite3_step(statement);
		rc = rc == SQLITE_DONE || rc == SQLITE_ROW ? SQLITE_OK : rc;
	}
	sqlite3_finalize(statement);
	return rc;
}

static int run_all(struct lists *lists, const char *const *sql, size_t count)
{
	int rc = SQLITE_OK;

	for (size_t i = 0; i < count && rc == SQLITE_OK; i++)
		rc = run(lists, sql[i]);
	return rc;
}

enum status lists_begin(struct lists *lists, enum list_source source, struct error *error)
{
	static const char *const sql[] = {
		"BEGIN IMMEDIATE",
		"DROP TABLE IF EXISTS temp.stage",
		"CREATE TEMP TABLE stage (key TEXT, player INTEGER)",
		"DROP TABLE IF EXISTS key_@",
		"DROP TABLE IF EXISTS player_@",
		/* in brackets, which say that these lines are one text */
		("CREATE TABLE player_@ (id INTEGER PRIMARY KEY, code, name TEXT NOT NULL, title TEXT,"
		 " federation TEXT, sex INTEGER, born TEXT, club TEXT, club_code TEXT, member TEXT,"
		 " expires TEXT, fide TEXT, standard INTEGER, rapid INTEGER, blitz INTEGER, state TEXT)"),
		("CREATE TABLE key_@ (key TEXT, player INTEGER, PRIMARY KEY (key, player))"
		 " WITHOUT ROWID"),
	};
	int rc;

	if (!lists->db)
		return trouble(error, STATUS_IO, "%.80s could not be opened again.", lists->name);
	lists->source = source;
	lists->players = 0;
	rc = run_all(lists, sql, sizeof(sql) / sizeof(sql[0]));
	if (rc == SQLITE_OK)
		rc = lists_prepare(lists,
			"INSERT INTO player_@ VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11,"
			" ?12, ?13, ?14, ?15, ?16)",
			source, &lists->put_player);
	if (rc == SQLITE_OK)
		rc = lists_prepare(
			lists, "INSERT INTO temp.stage VALUES (?1, ?2)", source, &lists->put_key);
	return lists_trouble(lists, rc, error);
}

static int bind_text(sqlite3_stmt *statement, int at, const char *text)
{
	return text[0] ? sqlite3_bind_text(statement, at, text, -1, SQLITE_STATIC)
		       : sqlite3_bind_null(statement, at);
}

static int bind_number(sqlite3_stmt *statement, int at, int number)
{
	return number != 0 ? sqlite3_bind_int(statement, at, number)
			   : sqlite3_bind_null(statement, at);
}

/* A code of digits alone takes less room as a number; one with zeros in front stays as it is. */
static int bind_code(sqlite3_stmt *statement, int at, const char *code)
{
	const size_t digits = strspn(code, "0123456789");

	return code[digits] || code[0] == '0' || digits > 15
		? sqlite3_bind_text(statement, at, code, -1, SQLITE_STATIC)
		: sqlite3_bind_int64(statement, at, strtoll(code, NULL, 10));
}

/*
 * A rating as the list writes it: a number, or where it is provisional "1650P7", of which a program
 * that does not know the mark reads the number.
 */
static int bind_rating(sqlite3_stmt *statement, int at, int rating, const char *kind)
{
	char text[16 + GRADE_KIND_SIZE];

	if (rating == 0 || !kind[0])
		return bind_number(statement, at, rating);
	snprintf(text, sizeof(text), "%d%s", rating, kind);
	return sqlite3_bind_text(statement, at, text, -1, SQLITE_TRANSIENT);
}

/* The first of several codes that is an error. */
static void keep_first(int *rc, int next)
{
	if (*rc == SQLITE_OK)
		*rc = next;
}

static int step(sqlite3_stmt *statement)
{
	const int rc = sqlite3_step(statement);

	sqlite3_reset(statement);
	return rc == SQLITE_DONE ? SQLITE_OK : rc;
}

/* Does a word stand there before? Then keys that begin with it find him already. */
static bool is_again(const struct listed_words *words, int word)
{
	for (int i = 0; i < word; i++)
		if (words->length[i] == words->length[word] &&
			memcmp(words->text + words->from[i], words->text + words->from[word],
				(size_t)words->length[i]) == 0)
			return true;
	return false;
}

static int put_keys(struct lists *lists, const struct listed_player *player)
{
	char key[LISTED_KEY_SIZE];
	struct listed_words words;
	int rc = SQLITE_OK;

	listed_split(player->name, &words);
	for (int i = 0; i < words.count && rc == SQLITE_OK; i++) {
		int length;

		if (is_again(&words, i))
			continue;
		length = listed_key(&words, i, key);
		rc = sqlite3_bind_text(lists->put_key, 1, key, length, SQLITE_STATIC);
		keep_first(&rc, sqlite3_bind_int64(lists->put_key, 2, lists->players));
		keep_first(&rc, rc == SQLITE_OK ? step(lists->put_key) : rc);
	}
	return rc;
}

enum status lists_put(struct lists *lists, const struct listed_player *player, struct error *error)
{
	const char *const texts[] = {player->name, player->title, player->federation};
	const char *const more[] = {player->born, player->club, player->club_code, player->member,
		player->expires,
		lists->source == LIST_FIDE ? "" : player->fide}; /* else his code */
	sqlite3_stmt *put = lists->put_player;
	int rc = sqlite3_bind_int64(put, 1, ++lists->players);

	keep_first(&rc, bind_code(put, 2, player->code));
	for (int i = 0; i < 3; i++)
		keep_first(&rc, bind_text(put, 3 + i, texts[i]));
	keep_first(&rc, bind_number(put, 6, player->sex));
	for (int i = 0; i < 6; i++)
		keep_first(&rc, bind_text(put, 7 + i, more[i]));
	keep_first(&rc, bind_rating(put, 13, player->rating[LIST_STANDARD], player->kind));
	for (int i = LIST_RAPID; i < LIST_RATINGS; i++)
		keep_first(&rc, bind_number(put, 13 + i, player->rating[i]));
	keep_first(&rc, bind_text(put, 16, player->state));
	if (rc == SQLITE_OK)
		rc = step(put);
	if (rc == SQLITE_OK)
		rc = put_keys(lists, player);
	return lists_trouble(lists, rc, error);
}

static int put_info(struct lists *lists, const struct list_info *info)
{
	sqlite3_stmt *statement = NULL;
	int rc = lists_prepare(lists, "INSERT OR REPLACE INTO list VALUES ('@', ?1, ?2, ?3, ?4)",
		lists->source, &statement);

	if (rc == SQLITE_OK) {
		keep_first(&rc, sqlite3_bind_text(statement, 1, info->file, -1, SQLITE_STATIC));
		keep_first(&rc, sqlite3_bind_text(statement, 2, info->date, -1, SQLITE_STATIC));
		keep_first(&rc, sqlite3_bind_int64(statement, 3, info->loaded));
		keep_first(&rc, sqlite3_bind_int64(statement, 4, info->players));
		if (rc == SQLITE_OK)
			rc = step(statement);
	}
	sqlite3_finalize(statement);
	return rc;
}

/* Codes of several players. */
static int find_doubled(struct lists *lists, struct list_info *info)
{
	sqlite3_stmt *statement = NULL;
	int rc = lists_prepare(lists,
		"SELECT COUNT(*), MIN(code) FROM (SELECT code FROM player_@ GROUP BY code"
		" HAVING COUNT(*) > 1)",
		lists->source, &statement);

	info->doubled = 0;
	if (rc == SQLITE_OK && sqlite3_step(statement) == SQLITE_ROW) {
		const unsigned char *code = sqlite3_column_text(statement, 1);

		info->doubled = sqlite3_column_int64(statement, 0);
		snprintf(info->doubled_code, sizeof(info->doubled_code), "%s",
			code ? (const char *)code : "");
	}
	keep_first(&rc, sqlite3_finalize(statement));
	return rc;
}

enum status lists_end(struct lists *lists, struct list_info *info, struct error *error)
{
	static const char *const sql[] = {
		"INSERT INTO key_@ SELECT key, player FROM temp.stage ORDER BY key, player",
		"CREATE INDEX code_@ ON player_@ (code)",
	};
	int rc;

	info->source = lists->source;
	info->players = lists->players;
	enum status status;

	rc = run_all(lists, sql, sizeof(sql) / sizeof(sql[0]));
	if (rc == SQLITE_OK)
		rc = find_doubled(lists, info);
	if (rc == SQLITE_OK)
		rc = put_info(lists, info);
	if (rc == SQLITE_OK)
		rc = run(lists, "DROP TABLE temp.stage");
	if (rc == SQLITE_OK)
		rc = run(lists, "COMMIT");
	status = lists_trouble(lists, rc, error);
	lists_drop(lists);
	return status == STATUS_OK ? lists_put_in_place(lists, error) : status;
}
