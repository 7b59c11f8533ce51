/*
 * Players as rating lists have them, and the keys by which they are found while a name is typed.
 */
#ifndef CORE_LISTED_H
#define CORE_LISTED_H

#include "core/record.h"
#include "core/typed/grade.h"

enum list_source { LIST_ECF, LIST_FIDE, LIST_US, LIST_SOURCES };

enum list_rating { LIST_STANDARD, LIST_RAPID, LIST_BLITZ, LIST_RATINGS };

enum { LISTED_CODE_SIZE = 24 };

struct listed_player {
	enum list_source source;
	char code[LISTED_CODE_SIZE]; /* ECF code, FIDE ID, US Chess id; never empty */
	char name[NAME_SIZE];        /* never empty */
	char title[TITLE_SIZE];
	char federation[FEDERATION_SIZE];
	int sex;              /* enum sex */
	char born[BORN_SIZE]; /* YYYY/MM/DD; empty: not known */
	char club[CLUB_SIZE];
	char club_code[LISTED_CODE_SIZE];
	char member[LISTED_CODE_SIZE];
	char expires[BORN_SIZE];
	char fide[FIDE_SIZE];
	char state[FEDERATION_SIZE]; /* "TX", of US lists */
	int rating[LIST_RATINGS];    /* 0: none */
	char kind
		[GRADE_KIND_SIZE]; /* of the standard one: "P7", provisional after 7 games; or "" */
};

/* A list as a whole. */
struct list_info {
	enum list_source source;
	char file[NAME_SIZE]; /* from which it came */
	char date[BORN_SIZE]; /* of the list */
	long long loaded;     /* seconds since 1970 */
	long long players;
	/* of the list that has just been taken in: codes that stand there again, and one of them */
	long long doubled;
	char doubled_code[LISTED_CODE_SIZE];
};

/* "ECF", "FIDE", "US Chess"; and as a word of commands, "ecf", "fide", "us". */
const char *list_source_name(enum list_source source);
const char *list_source_word(enum list_source source);

/*
 * The words of a name as they are looked for: base letters in lower case, apart at blanks, commas
 * and hyphens; what else is no letter is left out.
 */
enum { LISTED_WORDS = 8, LISTED_KEY_SIZE = 256 };

struct listed_words {
	char text[LISTED_KEY_SIZE];
	int from[LISTED_WORDS], length[LISTED_WORDS];
	int count;
};

void listed_split(const char *name, struct listed_words *words);

/* The key that begins with the n-th word, the others behind it: "magnus carlsen". Its length. */
int listed_key(const struct listed_words *words, int n, char key[LISTED_KEY_SIZE]);

/* Does each of the typed words begin one of the key's, no two the same one? */
bool listed_key_has(const char *key, const struct listed_words *typed);

#endif
