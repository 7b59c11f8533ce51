/* A grade or rating as lists write it, and as it is typed. */
#ifndef CORE_GRADE_H
#define CORE_GRADE_H

#include <stdbool.h>

enum { GRADE_KIND_SIZE = 8 };

struct grade {
	int value;                  /* 0: none */
	bool estimated;             /* "1850e", "1850 est." */
	bool is_new;                /* "NEW": nothing is known of his play (US 28D6) */
	char kind[GRADE_KIND_SIZE]; /* "P", "P7": provisional, after 7 games; else "" */
};

/* For messages about what is none. */
#define GRADE_EXPECTED \
	"a whole number from 0 to 4000 (1850e: an estimate; 1650P, 1650/7: provisional), NEW, or for none nothing, - or unrated"

/*
 * A number up to GRADE_MOST; "1850e" or with est or (e) behind it; "1650P", and "1650P7" or
 * "1650/7" after 7 games, where it is provisional; empty, "-", "u", "ur", "unr", "unrated",
 * "ungraded" and "none" for no grade; "NEW". Letters in either case. False, and nothing written,
 * for anything else.
 */
bool grade_parse(const char *text, struct grade *grade);

#endif
